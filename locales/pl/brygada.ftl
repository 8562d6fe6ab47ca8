### 10. Brygada: słowa kart, kalkulatorów, etapów i jednostek.

## What the app says of the game before it is opened

game-name = 10. Brygada
game-summary = 10. Brygada 1.4: karty, aktywacja, kalkulatory, misje. Nieoficjalne.

## House rules

group-house-cards = Karty
house-machine-gun-assaults = +1 w szturmie na piechotę daje rkm, a nie butelki
house-more-bases = Można kupić więcej niż jedną dodatkową podstawkę
group-house-fire = Ogień
house-four-take-two = Cztery sukcesy zabierają łącznie dwie podstawki
house-critical-effect = Trafienie krytyczne dodaje 2 do rzutu na efekt, a nie na przebicie
house-natural-critical = Trafienie krytyczne wymaga dwóch wyrzuconych szóstek
house-reaction-counts-move = Strzał w ruchu przeciwnika liczy też ruch sprzed położenia znacznika

## Words of the game

unit-kind = Rodzaj jednostki
kind-infantry = Piechota
kind-light-vehicle = Pojazd lekki
kind-armoured = Pojazd opancerzony
kind-gun = Armata
band-10 = Do 10 cm
band-20 = Do 20 cm
band-30 = Do 30 cm
band-40 = Do 40 cm
band-50 = Do 50 cm
band-over-50 = Ponad 50 cm
direction-front = Przód
direction-left = Lewy bok
direction-right = Prawy bok
direction-rear = Tył
mount = Umieszczenie
mount-turret = W wieży
mount-hull = W kadłubie lub na stałe
mount-co-axial = Sprzężona
tows = Może ciągnąć
tows-nothing = Nic
tows-light = Lekkie armaty
tows-heavy = Lekkie i ciężkie armaty
lost = Karta
lost-nothing = Prosto
lost-action = 90°: strata akcji
lost-turn = 180°: strata tury
deed-nothing = Nic
deed-move = Ruch
deed-shoot = Strzał
deed-marker = Znacznik gotowości
deed-hitch = Przyczep lub odczep
mission-none = Bez misji
mission-meeting = Bój spotkaniowy
mission-frontal = Atak frontalny
mission-spoils = Zdobycze wojny
mission-reconnaissance = Rozpoznanie walką
mission-point = Punkt strategiczny
effect-none = Bez efektu
effect-loses-action = Traci akcję
effect-loses-turn = Traci następną turę
effect-immobilised = Unieruchomienie
effect-gun-destroyed = Zniszczona broń główna
effect-destroyed = Zniszczenie

## What stands on a card

group-weapon = Broń
group-weapon-1 = Pierwsza broń: kości przeciw piechocie
group-weapon-2 = Druga broń: kości przeciw piechocie
group-weapon-3 = Trzecia broń: kości przeciw piechocie
fire-at-10 = Siła ognia do 10 cm
fire-at-20 = Siła ognia do 20 cm
fire-at-30 = Siła ognia do 30 cm
fire-at-40 = Siła ognia do 40 cm
fire-at-50 = Siła ognia do 50 cm
fire-over-50 = Siła ognia ponad 50 cm
group-anti-tank = Broń przeciwpancerna
range = Zasięg maksymalny
short-range = Zasięg skuteczny
to-hit-value = Modyfikator trafienia
penetration-2 = Przebicie przy 2
penetration-3 = Przebicie przy 3
penetration-4 = Przebicie przy 4
penetration-5 = Przebicie przy 5
penetration-6 = Przebicie przy 6
penetration-7 = Przebicie przy 7
penetration-8 = Przebicie przy 8
penetration-9 = Przebicie przy 9
penetration-10 = Przebicie przy 10
penetration-11 = Przebicie przy 11
penetration-12 = Przebicie przy 12
group-armour = Pancerz
armour-hull-front = Kadłub, przód
armour-hull-left = Kadłub, lewy bok
armour-hull-right = Kadłub, prawy bok
armour-hull-rear = Kadłub, tył
armour-turret-front = Wieża, przód
armour-turret-left = Wieża, lewy bok
armour-turret-right = Wieża, prawy bok
armour-turret-rear = Wieża, tył

## Units

group-state = Stan
bases-lost = Stracone podstawki
morale-markers = Znaczniki morale
readiness-marker = Znacznik gotowości
lost-now = Strata we własnej turze
left-table = Zeszła przez krawędź wroga
in-place = W strefie wroga albo w punkcie na środku
group-activation = Aktywacja
activated = Karta odwrócona
actions-left = Pozostałe akcje
first-action = Pierwsza akcja
second-action = Druga akcja
shot-used = Strzał tej rundy zużyty
fights = W walce wręcz z
charged = Szarżowała w tej walce
rides = Jedzie na
towed = Przyczepiona do
group-card = Karta
tactical-number = Numer taktyczny
period-from = Okres od
period-to = Okres do
speed = Prędkość
quality = Jakość
later-quality = Jakość później (0: taka sama)
later-from = Późniejsza jakość od
bases = Podstawki
cost = Koszt
assault-infantry = Szturm przeciw piechocie
assault-vehicles = Szturm przeciw pojazdom
special-shoots = Zasady specjalne, gdy strzela
special-target = Zasady specjalne, gdy jest celem
special-assault = Zasady specjalne w walce wręcz
group-vehicle = Broń i pojazd
has-anti-tank = Ma broń przeciwpancerną
hull-gun = Bez wieży albo broń główna w kadłubie
effect-modifier = Modyfikator z karty do rzutu na efekt
area-weapon = Broń obszarowa
drift = Zniesienie pocisków
carries = Desant w podstawkach
transporter = Transporter opancerzony
heavy-gun = Ciężka armata

## The battle

group-battle = Bitwa
year = Rok
mission = Misja
who-attacks = Atakujący albo pierwszy gracz
zone-depth = Głębokość stref

## Stages

phase-actions = Akcje
step-activate = Wybierz jednostkę, której karta nie jest odwrócona, wykonaj jej akcje i odwróć kartę.
