### 10. Brygada: słowa kart, kalkulatorów, etapów i jednostek.

## What the app says of the game before it is opened

game-name = 10. Brygada
game-summary = Nieoficjalna pomoc do gry 10. Brygada 1.4: karty, aktywacja, kalkulatory i misje.

## House rules

group-house-cards = Karty
house-machine-gun-assaults = +1 w szturmie na piechotę daje rkm, a nie butelki
house-more-bases = Można kupić więcej niż jedną dodatkową podstawkę
group-house-fire = Ogień
house-four-take-two = Cztery sukcesy zabierają łącznie dwie podstawki
house-critical-effect = Trafienie krytyczne dodaje 2 do rzutu na efekt, a nie na przebicie
house-natural-critical = Trafienie krytyczne wymaga dwóch wyrzuconych 6
house-reaction-counts-move = Przy strzale w ruchu przeciwnika liczy się też ruch sprzed położenia znacznika
house-fire-at-locked = Wolno celować w piechotę związaną szturmem

## Words of the game

unit-kind = Rodzaj jednostki
kind-infantry = Piechota
kind-light-vehicle = Pojazd lekki
kind-armoured = Pojazd opancerzony
kind-gun = Armata
band-10 = Do 10 cm
band-20 = Do 20 cm
band-30 = Do 30 cm
band-40 = Do 40 cm
band-50 = Do 50 cm
band-over-50 = Ponad 50 cm
direction-front = Przód
direction-left = Lewy bok
direction-right = Prawy bok
direction-rear = Tył
mount = Umieszczenie
mount-main-gun = Broń główna
mount-turret = W wieży
mount-hull = W kadłubie lub na stałe
mount-co-axial = Sprzężona
tows = Może ciągnąć
tows-nothing = Nic
tows-light = Armaty lekkie
tows-heavy = Armaty lekkie i ciężkie
lost = Karta
lost-nothing = Prosto
lost-action = 90°: strata akcji
lost-turn = 180°: strata tury
deed-nothing = Nic
deed-move = Ruch
deed-shoot = Strzał
deed-marker = Znacznik gotowości
deed-hitch = Przyczep lub odczep
deed-hold = Nic nie rób
mission-none = Bez misji
mission-meeting = Bój spotkaniowy
mission-frontal = Atak frontalny
mission-spoils = Zdobycze wojny
mission-reconnaissance = Rozpoznanie walką
mission-point = Punkt strategiczny
effect-none = Bez efektu
effect-loses-action = Traci akcję
effect-loses-turn = Traci następną turę
effect-immobilised = Unieruchomiony
effect-gun-destroyed = Zniszczona broń główna
effect-destroyed = Zniszczenie

## What stands on a card

group-weapon = Broń
group-weapon-1 = Pierwsza broń: kości przeciw piechocie
group-weapon-2 = Druga broń: kości przeciw piechocie
group-weapon-3 = Trzecia broń: kości przeciw piechocie
fire-at-10 = Siła ognia do 10 cm
fire-at-20 = Siła ognia do 20 cm
fire-at-30 = Siła ognia do 30 cm
fire-at-40 = Siła ognia do 40 cm
fire-at-50 = Siła ognia do 50 cm
fire-over-50 = Siła ognia ponad 50 cm
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
# On a button in the list of units.
quick-base-lost = −1 podstawka
quick-marker = +1 znacznik
morale-markers = Znaczniki morale
morale-now = W tym z tej tury: liczą się od następnej
readiness-marker = Znacznik gotowości
lost-now = Strata we własnej turze
lost-over = Strata ponad 180°
left-table = Zeszła przez krawędź wroga
in-place = W strefie wroga lub w punkcie
group-activation = Aktywacja
activated = Karta odwrócona
actions-left = Pozostałe akcje
actions-spent = Akcje już zużyte
moved-in-tow = Jechała za ciągnikiem
fought = Walczyła już w tej rundzie
rallied = Rzucała już na znaczniki morale
first-action = Pierwsza akcja
second-action = Druga akcja
shot-used = Strzał w tej rundzie oddany
bases-fired = Podstawki, które już strzelały
gun-fired = Broń główna strzelała
weapon-1-fired = Pierwsza broń strzelała
weapon-2-fired = Druga broń strzelała
weapon-3-fired = Trzecia broń strzelała
co-axial-target = Cel broni głównej i sprzężonej
fights = W walce wręcz z
charged = Kogo szturmowała w tej walce
charged-nothing = Nikogo, broniła się
charged-squad = Drużynę
charged-vehicle = Pojazd
rides = Jedzie na
towed = Przyczepiona do
group-card = Karta
tactical-number = Numer taktyczny
period-from = Okres od
period-to = Okres do
speed = Prędkość
quality = Jakość
later-quality = Późniejsza jakość (0: taka sama)
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
hull-gun = Bez wieży lub broń w kadłubie
effect-modifier = Modyfikator z karty do rzutu na efekt
area-weapon = Broń obszarowa
drift = Zniesienie pocisków
carries = Podstawki desantu
transporter = Transporter opancerzony
heavy-gun = Armata ciężka

## The battle

group-battle = Bitwa
year = Rok
mission = Misja
who-attacks = Atakujący albo pierwszy gracz
zone-depth = Głębokość stref

## Stages

phase-actions = Akcje
phase-declare = Dwie akcje
phase-first-action = Pierwsza akcja
phase-second-action = Druga akcja
phase-reaction = Strzał w ruchu przeciwnika
phase-regrouping = Przegrupowanie
phase-over = Koniec bitwy
step-start = Aplikacja zdjęła już niewykorzystane znaczniki gotowości, a każda jednostka tej strony znów ma swój strzał.
step-activate = Dotknij karty, która nie jest odwrócona: jednostka wykonuje akcje, potem odwraca się jej kartę.
step-fights = Drużyny, które nadal walczą wręcz: jeszcze jedna wymiana ciosów w tej rundzie, w turze strony, która zaczęła szturm.
step-first-round = Pierwsza runda: każdy pojazd strzela z −1, czy się ruszył, czy nie.
step-declare = Zapowiedz teraz obie akcje. Z drugiej można potem zrezygnować, ale nie można jej zmienić.
step-move = Wykonaj ruch nie dłuższy niż prędkość jednostki. Obrót w miejscu nic nie kosztuje; własna piechota przechodzi przez swoich.
step-watched = Wróg ma znacznik gotowości: przesuwaj model powoli, tak jak jechałby naprawdę. Niczego się nie cofa.
step-contact = Dotknięcie wroga od razu zaczyna szturm; po nim odwraca się kartę.
step-shoot = Zmierz odległość od broni, sprawdź linię widzenia, strzel.
step-area = Wybierz punkt celowania i połóż wzornik: nie może dotykać swoich ani nikogo w walce wręcz.
step-riders = Desant ponosi te same skutki co jego pojazd; desant, do którego strzelano, może zejść.
step-hitch = Przyczep albo odczep: to akcja ciągnika i armaty. Drugą jednostkę wybierz poniżej.
step-halt = Ruch zatrzymuje się tutaj. Strzela się do modelu tam, gdzie teraz stoi.
step-reaction-shot = Strzel jak zwykle, z −1. Znacznik schodzi; strzał liczy się do rundy, w której znacznik położono.
step-cards = Wszystkie własne karty są odwrócone z powrotem; karta obrócona za stratę wraca o 90°.
step-markers = Drużyny ze znacznikami morale rzucają tyloma kośćmi, ile wynosi ich jakość: każde 4 lub więcej zdejmuje jeden znacznik.
cards-turned-back = { $count ->
    [one] { $count } karta odwrócona z powrotem.
    [few] { $count } karty odwrócone z powrotem.
    [many] { $count } kart odwróconych z powrotem.
   *[other] { $count } karty odwróconej z powrotem.
}
cards-one-action = { $count ->
    [one] { $count } jednostka ma w następnej turze jedną akcję.
    [few] { $count } jednostki mają w następnej turze jedną akcję.
    [many] { $count } jednostek ma w następnej turze jedną akcję.
   *[other] { $count } jednostki ma w następnej turze jedną akcję.
}
cards-no-action = { $count ->
    [one] { $count } jednostka traci następną turę.
    [few] { $count } jednostki tracą następną turę.
    [many] { $count } jednostek traci następną turę.
   *[other] { $count } jednostki traci następną turę.
}
cards-with-markers = { $count ->
    [one] { $count } jednostka ma znaczniki morale.
    [few] { $count } jednostki mają znaczniki morale.
    [many] { $count } jednostek ma znaczniki morale.
   *[other] { $count } jednostki ma znaczniki morale.
}

## The order of play

declare-move = Ruch
declare-fast-move = Ruch szybki: obie akcje
declare-shoot = Strzał
declare-move-shoot = Ruch, potem strzał
declare-shoot-move = Strzał, potem ruch
declare-marker = Znacznik gotowości
declare-move-marker = Ruch, potem znacznik
declare-marker-move = Znacznik, potem ruch
declare-hitch = Przyczep lub odczep
declare-hitch-move = Zaczep/odczep, ruch
declare-move-hitch = Ruch, zaczep/odczep
declare-hitch-shoot = Zaczep/odczep, strzał
declare-shoot-hitch = Strzał, zaczep/odczep
declare-hitch-marker = Zaczep/odczep, znacznik
declare-marker-hitch = Znacznik, zaczep/odczep
offer-activate = Aktywuj
offer-regroup = Przegrupuj się
offer-regroup-early = Przegrupuj (zostało: { $left })
no-actions-morale = Znaczniki morale zabierają jej obie akcje.
no-actions-spent = Jej akcje są już zużyte.
no-actions-left = W tej turze nie ma już żadnej akcji.
no-actions-lost = Traci tę turę: jej karta jest obrócona o 180°.
barred-immobilised = Pojazd jest unieruchomiony.
barred-shot = Oddała już swój strzał w tej rundzie.
barred-marker-shot = Oddała już swój strzał w tej rundzie: znacznik nic by jej nie dał.
barred-no-action = Druga jednostka nie ma już na to akcji.
offer-hold = Bez akcji, odwróć kartę
offer-turn-card = Gotowe: odwróć kartę
offer-place-marker = Znacznik, odwróć kartę
offer-then-move = Gotowe: teraz ruch
offer-then-shoot = Gotowe: teraz strzał
offer-then-hitch = Gotowe: zaczep/odczep
offer-forgo = Pomiń i odwróć kartę
offer-forgo-second = Po 1. akcji odwróć kartę
offer-after-assault = Po szturmie odwróć kartę
offer-reacts = strzał w ruchu wroga
offer-hitch = przyczep
offer-unhitch = odczep
offer-go-on = Po strzale: dalszy ruch
offer-hold-fire = Czekaj, znacznik zostaje
offer-last-round = Koniec ostatniej rundy

## What follows from a unit's state

then-ready = Może raz strzelić do wroga, który porusza się w jej polu widzenia.
then-turn-one-action = W swojej turze ma jedną akcję.
then-turn-lost = Traci swoją turę.
then-turn-one-marker = Znacznik morale zabiera jej jedną akcję w jej turze.
then-turn-markers = Znaczniki morale zabierają jej obie akcje w jej turze.
then-lost-action = W następnej turze ma jedną akcję.
then-lost-turn = Traci następną turę.
then-one-marker = Znacznik morale zabiera jej jedną akcję w następnej turze.
then-markers = Znaczniki morale zabierają jej obie akcje w następnej turze.
then-rides = Co spotka jej pojazd, spotka i ją.
then-rides-sheltered = Z tego, co spotka jej pojazd, dotyka ją tylko zniszczenie.
due-fight = W walce wręcz: w tej turze jeszcze jedna wymiana ciosów.
due-vehicle-fight = Nadal w kontakcie z pojazdem: w tej turze jeden rzut, chyba że odejdzie.
due-markers = W przegrupowaniu rzuca, by zdjąć znaczniki morale.
then-towed = Każda akcja ciągnika jest też akcją armaty.

## Roles

role-shooter = Kto strzela
role-target = Do kogo
role-charger = Kto szturmuje
role-charged = Kogo szturmuje
role-unit = Która jednostka
barred-no-marker = W turze wroga strzela tylko ze znacznikiem gotowości.
barred-enemys-turn = Szturmuje tylko we własnej turze.
barred-declared = Zapowiedziała inne akcje.
barred-activated = Jej karta jest odwrócona: wykonała to, co zapowiedziała.
barred-fought = W tej rundzie miała już swoją wymianę ciosów.
barred-rallied = W tym przegrupowaniu rzucała już na znaczniki.
barred-not-regrouping = Na znaczniki rzuca we własnym przegrupowaniu.

## Cards, armies, assaults, towing, area weapons, results

word-not-allowed = Nie wolno
word-allowed = Wolno
group-regrouping = Przegrupowanie
remove-markers = Zdejmowanie znaczników morale
remove-markers-summary = Rzut tyloma kośćmi, ile wynosi jakość drużyny, i akcje, które zostają jej potem
word-no-markers = Brak znaczników
regrouping-dice = Kości na znaczniki
regrouping-need = Zdejmuje znacznik
regrouping-every-die = Każda kość
roll-regrouping = Zdjęte znaczniki morale
markers-left = Pozostałe znaczniki
actions-upright = Akcje w następnej turze (karta prosto)
note-markers-stay = { $count ->
    [one] Znaczników jest więcej niż kości: zostaje co najmniej { $count } znacznik.
    [few] Znaczników jest więcej niż kości: zostają co najmniej { $count } znaczniki.
    [many] Znaczników jest więcej niż kości: zostaje co najmniej { $count } znaczników.
   *[other] Znaczników jest więcej niż kości: zostaje co najmniej { $count } znacznika.
}
note-markers-and-card = Karta, która nadal jest obrócona za stratę, też zabiera akcje.
regrouping = Odwrócenie karty z powrotem
regrouping-summary = Co pokazuje karta jednostki po przegrupowaniu i ile akcji ma ona w następnej turze
actions-next-turn = Akcje w następnej turze
actions-of-a-turn = Akcje w turze
card-after-regrouping = Karta po przegrupowaniu
note-ready-to-act = Jak wszystkie karty tej strony znów czeka na aktywację.
note-not-suffered = Strata z tej tury jeszcze się nie zmniejsza: karta nadal jest obrócona.
group-squad = Drużyna
group-squad-options = Ulepszenia
group-own-squad = Własna drużyna: jak na karcie
infantry-card = Karta piechoty
infantry-card-summary = Koszt i wszystkie wartości drużyny razem z ulepszeniami
squad = Podstawowa drużyna
squad-rifle = Strzelcy (radzieccy)
squad-guard = Gwardia (radziecka)
squad-own = Inna karta
squad-basic = Podstawowa drużyna
squad-base-cost = Koszt dodatkowej podstawki
squad-further-bases = Dodatkowe podstawki
squad-machine-gun = Rkm DP
squad-bottles = Butelki zapalające
squad-from-year = Od roku { $year }
squad-no-shot = Brak strzału
refused-further-bases = Każde ulepszenie można kupić tylko raz, więc i dodatkową podstawkę tylko jedną. Zasada domowa pozwala na więcej.
note-squad-period = Ten rok nie należy do okresu drużyny ({ $from }–{ $to }).
note-squad-machine-gun = Rkm jest dostępny w latach { $from }–{ $to }.
note-guard-assault = Siły szturmu drużyny gwardyjskiej są na arkuszu pomieszane; tu 4 przeciw piechocie, 3 przeciw pojazdom. Sprawdź swoją kartę.
note-guard-fire = Siła ognia drużyny gwardyjskiej: czytelne tylko 5 i 2; tu na 10 i 20 cm, dalej nic. Sprawdź kartę.
note-squad-plus-1 = W szturmie na piechotę +1 dają butelki; zasada domowa daje je zamiast tego rkm-owi.
note-squad-per-base = Siła ognia i siły szturmu to wartości jednej podstawki.
group-army-limit = Umówione punkty
group-army = Jednostki
army-total = Koszt armii
army-total-summary = Ile kosztuje armia w porównaniu z umówionymi punktami
army-agreed = Umówione punkty
army-attacker = Atakujący frontalnie (+50%)
army-sum = Jednostki już policzone
army-unit = Jednostka { $nth }
army-points = Koszt armii
army-limit = Punkty do wydania
army-left = Pozostałe punkty
army-over = Punkty ponad limit
note-army-over = Armia kosztuje więcej, niż umówiono.
note-army-about = Arkusz mówi „około” połowę więcej: punkt w tę czy w tamtą stronę ustalcie sami.
group-towing = W tej turze
towing = Ciągnik i armata
towing-summary = Ile akcji zostaje ciągnikowi i armacie, którą ciągnie
towing-hitched = Akcje ciągnika z przyczepioną armatą
towing-hitching = Przyczepianie i odczepianie
towing-tractor = Akcje ciągnika bez armaty
towing-gun = Akcje armaty, gdy jest odczepiona
towing-gun-left = Armata: pozostałe akcje
towing-tractor-left = Ciągnik: pozostałe akcje
refused-towing-gun = Armata wykonałaby więcej niż dwie akcje: liczą się akcje ciągnika, dopóki jest przyczepiona, i każde przyczepienie lub odczepienie.
refused-towing-tractor = Ciągnik wykonałby więcej niż dwie akcje: każde przyczepienie lub odczepienie to jedna z jego akcji.
note-towing-both = Wszystko, co ciągnik robi z przyczepioną armatą, kosztuje akcję także armatę.
group-riders = Strzał
riders = Desant i ciągnięta armata
riders-summary = Co ze strzału przechodzi na desant i na armatę, którą ciągnie ostrzelany pojazd
riders-carrier = Pojazd
riders-suffer = Desant
riders-gun-suffers = Ciągnięta armata
note-riders-alone = Skutki ponosi tylko desant; na pojazd nic nie przechodzi.
note-riders-get-off = Desant może od razu zejść: jego podstawki stają w kontakcie z pojazdem, po dowolnej stronie.
note-gun-alone = Skutki ponosi tylko armata; na ciągnik nic nie przechodzi.
note-riders-die = Razem z pojazdem giną wszystkie podstawki, które na nim jadą.
note-damage-stays = Uszkodzenie dotyczy tylko pojazdu.
note-transporter = Transporter opancerzony chroni desant przed wszystkim oprócz własnego zniszczenia.
note-transporter-gun = Ciągniętej armaty tak nie chroni.
note-riders-in-assault = W szturmie desant i ciągnięta armata giną razem ze swoim pojazdem.
group-score-sums = Już policzone
group-score-unit-1 = Pierwsza jednostka wroga
group-score-unit-2 = Druga jednostka wroga
group-score-unit-3 = Trzecia jednostka wroga
group-score-unit-4 = Czwarta jednostka wroga
group-score-unit-5 = Piąta jednostka wroga
group-score-unit-6 = Szósta jednostka wroga
group-score-unit-7 = Siódma jednostka wroga
group-score-unit-8 = Ósma jednostka wroga
engagement-score = Bój spotkaniowy: punkty
engagement-score-summary = Punkty za jednostki wroga zniszczone, uszkodzone albo zredukowane do połowy podstawek
score = Punkty
score-full = Koszt liczony w całości
score-half = Koszt liczony w połowie
score-full-and-half = Pełne koszty i połowa pozostałych kosztów
score-added-up = Już policzone
score-unit = Jednostka wroga { $nth }
score-counts = liczy się { $points }
score-works = Bez uszkodzeń
score-damaged = Uszkodzenie
score-vehicle = Pojazd
score-bases = Podstawki na początku
score-bases-left = Pozostałe podstawki
note-score-higher = Wygrywa, kto ma więcej punktów; równa liczba to remis.
group-frontal = Atakujący
frontal-attack-result = Atak frontalny: wynik
frontal-attack-result-summary = Czy dość jednostek atakującego zeszło przez przeciwległą krawędź
frontal-units = Jednostki na początku
frontal-left = Jednostki, które zeszły przez przeciwległą krawędź
frontal-winner = Zwycięzca
frontal-attacker = Atakujący
frontal-defender = Obrońca
frontal-needed = Potrzebne jednostki
frontal-a-third = Jedna trzecia jednostek, zaokrąglona w górę
refused-frontal-left = Zeszło więcej jednostek, niż było.
note-frontal-missing = { $count ->
    [one] Atakującemu brakuje do zwycięstwa { $count } jednostki.
    [few] Atakującemu brakuje do zwycięstwa { $count } jednostek.
    [many] Atakującemu brakuje do zwycięstwa { $count } jednostek.
   *[other] Atakującemu brakuje do zwycięstwa { $count } jednostki.
}
note-frontal-units = Liczą się jednostki, nie punkty, do końca rundy { $rounds }.
group-held = Na koniec bitwy
group-objective-1 = Pierwszy znacznik celu
group-objective-2 = Drugi znacznik celu
group-objective-3 = Trzeci znacznik celu
group-objective-4 = Czwarty znacznik celu
group-objective-5 = Piąty znacznik celu
group-objective-6 = Szósty znacznik celu
objective-control = Kto co kontroluje
objective-control-summary = Kto wygrywa Zdobycze wojny, Rozpoznanie walką albo Punkt strategiczny
present-nobody = Żadne
present-damaged = Tylko uszkodzone pojazdy
present-holds = Piechota, sprawny pojazd
held-own = Twoje jednostki przy nim
held-enemy = Jednostki wroga przy nim
held-objectives = Znaczniki celu
held-own-objectives = Znaczniki celu, które kontrolujesz
held-enemy-objectives = Znaczniki celu, które kontroluje wróg
held-own-points = Twoje punkty w strefie wroga
held-enemy-points = Punkty wroga w twojej strefie
held-own-inside = Twoje jednostki w punkcie strategicznym
held-enemy-inside = Jednostki wroga w punkcie strategicznym
held-winner = Zwycięzca
held-won = Ty
held-lost = Wróg
held-nobody = Nikt
note-held-within = „Przy znaczniku” to najwyżej { $distance } cm od niego. Kontrolujesz go, póki wróg nie ma tam niczego.
note-held-damaged = Uszkodzone pojazdy niczego nie kontrolują, ale nie pozwalają na to drugiej stronie.
note-held-feature = Punkt strategiczny kontroluje strona, która ma w nim jednostkę, gdy druga nie ma żadnej.
note-held-nobody = Nikt nie ma przewagi: remis.
group-placing = Miejsce
objective-placing = Kładzenie znacznika celu
objective-placing-summary = Czy znacznik celu leży dość daleko od krawędzi i od innych znaczników celu
placing-edge = Do najbliższej krawędzi
placing-another = Leży już inny znacznik celu
placing-nearest = Do najbliższego z nich
placing-at-least = Co najmniej
placing-from-both = Od krawędzi i innych znaczników celu
refused-placing-edge = O { $distance } cm za blisko krawędzi.
refused-placing-other = O { $distance } cm za blisko innego znacznika celu.
riders-shot-at = Do czego strzelano
riders-shot-at-carrier = Do pojazdu
riders-shot-at-riders = Do desantu
riders-shot-at-gun = Do ciągniętej armaty
group-assault-attacker = Atakujący
group-assault-defender = Obrońca
group-assault-infantry = Piechota
group-assault-vehicle = Pojazd
group-assault-target = Kogo szturmuje
assault = Szturm: piechota na piechotę
assault-summary = Jedna wymiana ciosów w walce wręcz; obie strony rzucają naraz
armour-assault = Szturm: piechota na pojazd
armour-assault-summary = K6 i siły szturmu przeciw najsłabszemu pancerzowi, potem efekt
vehicle-assault = Szturm: pojazd na piechotę
vehicle-assault-summary = Kości pojazdu i odpowiedź piechoty
assault-power = Siła szturmu
assault-behind = Podstawki poza kontaktem
assault-dice = Kości atakującego
assault-need = Atakujący potrzebuje
assault-enemy-dice = Kości obrońcy
assault-enemy-need = Obrońca potrzebuje
assault-enemy-quality = Jakość przeciwnika
assault-further-bases = { $count ->
    [one] Jeszcze { $count } podstawka w kontakcie
    [few] Jeszcze { $count } podstawki w kontakcie
    [many] Jeszcze { $count } podstawek w kontakcie
   *[other] Jeszcze { $count } podstawki w kontakcie
}
roll-assault-attacker = Kości atakującego
roll-assault-defender = Kości obrońcy
roll-assault-markers = Znaczniki morale obrońcy
roll-assault-enemy-markers = Znaczniki morale atakującego
fight-goes-on = Obie strony ocalały
fight-won = Obrońca zniszczony
fight-both = Obie strony zniszczone
fight-lost = Atakujący zniszczony
part-fight = Wynik walki
part-defender-lost = Straty obrońcy w podstawkach
part-defender-markers = Znaczniki dla obrońcy
part-attacker-lost = Straty atakującego w podstawkach
part-attacker-markers = Znaczniki dla atakującego
part-vehicle = Pojazd
part-infantry = Piechota
infantry-stands = Ocalała
refused-no-contact = Jedna ze stron nie ma w kontakcie żadnej podstawki.
note-assault-at-once = Obie strony rzucają, zanim cokolwiek się zdejmie: każda może zniszczyć drugą.
note-assault-ends-activation = Jednostka, która zaczęła szturm, kończy aktywację.
note-assault-goes-on = Jeśli ocalały obie strony: jedna wymiana ciosów na rundę, w turze szturmującego, aż któraś odejdzie we własnej aktywacji.
note-assault-markers = W samej walce znaczniki się nie liczą. Drużyna, która z niej wyszła, ponosi ich skutki jak każda inna.
note-assault-gun = Armatę szturmuje się jak piechotę, z wartościami z jej karty; obsługa to jedna podstawka.
assault-weakest-hull = Najsłabszy pancerz kadłuba
assault-weakest-turret = Najsłabszy pancerz wieży albo górnej części kadłuba
assault-unable = Bez siły przeciw pojazdom
assault-vehicles-power = Siła szturmu pojazdu
assault-greater = Więcej niż pancerz
assault-weakest = Najsłabszy pancerz
assault-vehicle-need = Piechota potrzebuje na K6
roll-assault-vehicle = Piechota przeciw pojazdowi
refused-assault-unable = Piechota bez siły szturmu przeciw pojazdom nie może szturmować pojazdu opancerzonego.
refused-assault-vehicles = Pojazd szturmuje tylko piechotę i armaty.
note-assault-light = Pojazd lekki w szturmie jest niszczony bez rzutu.
note-assault-armour-0 = Pojazd z pancerzem 0 z którejś strony liczy się w szturmie jako lekki: jest niszczony bez rzutu.
note-assault-one-roll = Jeden rzut na całą drużynę, przeciw słabszej części, kadłubowi albo wieży; gdy są równe albo wieży nie ma, rozstrzyga K6.
note-assault-no-answer = Pojazd nie rzuca przeciw tej piechocie.
note-assault-may-leave = Nikt nie jest związany: każda strona może odejść we własnej aktywacji. Piechota w kontakcie rzuca raz na swoją turę.
note-assault-unable = Bez siły szturmu przeciw pojazdom piechota nie może odpowiedzieć.
group-house-spinner = Bączek w aplikacji (0 i 0: kręcisz swoim)
house-spinner-crosshairs = Pola z celownikiem
house-spinner-arrows = Pola ze strzałką
group-area-aim = Punkt celowania
group-area-spinner = Bączek
group-area-under = Pod wzornikiem
area-fire = Broń obszarowa
area-fire-summary = Gdzie wolno położyć wzornik, dokąd go znosi i kto jest trafiony
area-friend = Wzornik dotyka własnej jednostki
area-locked = Wzornik dotyka walki wręcz
spun = Bączek pokazał
spun-not-yet = Jeszcze nic
spun-crosshair = Celownik
spun-arrow = Strzałka
area-drift-on-card = „To hit” na karcie broni
area-infantry = Jednostki piechoty
area-light = Pojazdy lekkie
area-armoured = Pojazdy opancerzone
area-opponents = Ich przeciwnicy w walce wręcz
area-hit = Trafione jednostki
area-on-target = Bez zniesienia
area-drifts = Zniesiony
part-landing = Wzornik
roll-spinner = Bączek
roll-spinner-arrow = Kierunek strzałki
open-area-infantry = Rzuć na trafioną piechotę
open-area-light = Rzuć na trafiony pojazd lekki
open-area-armoured = Rzuć na trafiony pojazd opancerzony
refused-area-friend = W punkcie celowania wzornik nie może dotykać własnej jednostki.
refused-area-locked = W punkcie celowania wzornik nie może dotykać jednostki w walce wręcz.
refused-own-unit = We własne jednostki trafia tylko pocisk broni obszarowej.
refused-locked = Ta jednostka jest związana szturmem z piechotą: nie wolno do niej celować.
refused-too-many-bases = { $carries ->
    [0] Ten pojazd nie wozi desantu.
    [one] Pojazd może wieźć { $carries } podstawkę, a nie { $bases }. Drużyna jedzie w całości albo wcale.
    [few] Pojazd może wieźć { $carries } podstawki, a nie { $bases }. Drużyna jedzie w całości albo wcale.
    [many] Pojazd może wieźć { $carries } podstawek, a nie { $bases }. Drużyna jedzie w całości albo wcale.
    *[other] Pojazd może wieźć { $carries } podstawki, a nie { $bases }. Drużyna jedzie w całości albo wcale.
    }
note-area-aim = Punkt celowania może leżeć wszędzie, także między jednostkami.
note-area-spin = Zakręć. Przy celowniku wzornik zostaje; przy strzałce przesuwa się w jej stronę o tyle, ile mówi karta.
note-area-own = Po zniesieniu trafione jest wszystko pod wzornikiem: także własne jednostki i jednostki w walce wręcz.
note-area-infantry = Piechota: na każdą jednostkę rzuca się jak przy strzale, tyloma kośćmi, ile wynosi siła ognia z karty broni.
note-area-vehicles = Pojazdy są trafione bez rzutu, w pancerz od strony strzelającego pojazdu.
note-area-opponents = Jeśli trafiona jest jednostka w walce wręcz, trafiony jest też jej przeciwnik, nawet poza wzornikiem.
group-area-hit = Pojazd
area-hit-vehicle = Pojazd pod wzornikiem
area-hit-vehicle-summary = Przebicie i efekt broni obszarowej; bez rzutu na trafienie
area-distance = Odległość od strzelającego pojazdu
area-facing = Pancerz kadłuba od strony strzelającego
note-area-hull = Liczy się jako zwykłe trafienie w kadłub.
note-area-light = Pojazd lekki niszczy każda wartość większa od 0.

## Faces of the cards

basis = Źródło wartości
basis-own = Moja własna karta
basis-rifle = Arkusz: strzelcy
basis-guard = Arkusz: gwardia
basis-t-26 = Arkusz: T-26
card-front = Jednostka
card-back = Ogień i pancerz
card-crew-quality = Jakość załogi
card-period = Okres
card-years = { $from }–{ $to }
card-quality-by-year = { $years }: { $first } · { $years-later }: { $later }
card-fire-power = Kości
card-fire-by-distance = Kości przeciw piechocie, według odległości w cm
card-over-50 = 50+
card-range = { $range } ({ $short }) cm
card-penetration = Wartość
card-penetration-by-total = Przebicie, według sumy 2K6
card-special-rule = Zasada specjalna
card-weight = Ciężar
card-light-gun = Armata lekka
card-hull = Kadłub
card-turret = Wieża
card-upper-hull = Górna część kadłuba
card-shield = Tarcza
card-shield-above = Tarcza przy trafieniu w wieżę
word-nation = Przynależność państwowa
word-armament = Uzbrojenie
word-type = Typ
word-turret-armament = Uzbrojenie wieży
word-hull-armament = Uzbrojenie kadłuba
word-gun = Broń przeciwpancerna
word-weapon-1 = Pierwsza broń
word-weapon-2 = Druga broń
word-weapon-3 = Trzecia broń
word-special = Zasady specjalne
note-unit-period = Rok spoza okresu tej jednostki ({ $from }–{ $to }).
group-card-quality = Jakość i okres
group-card-assault = Siła szturmu
group-card-special = Zasady specjalne

## Fire

part-hull = Kadłub
part-turret = Wieża
effect-damaged = Uszkodzenie
roll-markers = Znaczniki morale
roll-damage = Co jest uszkodzone
roll-effect = Efekt trafienia
group-target = Cel
group-fire = Ogień
group-shot = Strzał
group-fire-power = Siła ognia
fired-at = Do czego strzela
target-gun-crew = Obsługa armaty
target-quality = Jakość celu
target-bases = Podstawki celu
target-hidden = Cel ukryty (połowa lub więcej)
target-locked = Cel związany szturmem z piechotą
band = Odległość
shooter-moves = Strzelający się rusza
reaction-shot-fired = Strzał w ruchu przeciwnika
first-turn-vehicle = Pojazd, pierwsza runda (−1)
special-of-shooter = Zasady specjalne strzelającego
special-of-target = Zasady specjalne celu
note-other-sign = To, co arkusz odejmuje od kości, tutaj dodaje się do potrzebnego wyniku, i na odwrót.
note-line-of-sight = Potrzebna jest linia widzenia: od broni pojazdu albo od środka podstawki piechoty. Cel widoczny w ponad połowie jest odkryty.
note-reaction-without-move = Ruch sprzed położenia znacznika się nie liczy: ten strzał pada w innej turze.
note-first-turn-once = Ruch i pierwsza runda liczą się razem tylko raz.
note-shot-of-round = Ten strzał liczy się do rundy, w której jednostka dostała znacznik. W swojej następnej turze może znów strzelać.
fire-at-infantry = Ogień do piechoty
fire-at-infantry-summary = Ogień do piechoty, pojazdów lekkich i obsługi armat: ile kości, ile na każdej potrzeba i jaki efekt
weapons-firing = Ile różnych broni strzela
joining = Dołączające podstawki lub bronie
number-of-dice = Kości
highest-fire-power = Najwyższa siła ognia
mod-further-weapons = Kolejne bronie
each-die-needs = Na każdej kości potrzeba
roll-fire = Ogień
part-target = Cel
part-successes = Sukcesy
word-not-destroyed = Ocalał
refused-no-fire-power = Na tę odległość nie strzela żadna broń.
note-every-die = Każda kość to sukces.
note-no-die = Żadna kość nie może być sukcesem.
note-owner-picks = Które podstawki giną, wybiera ich właściciel.
note-four-take-three = Cztery sukcesy zabierają trzy podstawki (2 + 1).
note-four-take-two = Zasada domowa: cztery sukcesy zabierają łącznie dwie podstawki.
note-light-vehicle = Trzy sukcesy niszczą pojazd; mniej nic nie daje.
note-gun-crew = Obsługa to jedna podstawka za lekką zasłoną: zawsze ukryta. Bez obsługi armata jest zniszczona.
note-weapon-silent = Broń, która na tę odległość nie ma kości, nie dołącza do strzału.
combined-fire = Ogień łączony albo osobny
combined-fire-summary = Kości każdego strzału, gdy strzela kilka broni albo podstawek
fire-mode = Strzelają
fire-combined = Razem
fire-separate = Osobno
weapons-listed = Bronie lub podstawki
group-firing-1 = Pierwsza broń lub podstawka
group-firing-2 = Druga broń lub podstawka
group-firing-3 = Trzecia broń lub podstawka
group-firing-4 = Czwarta broń lub podstawka
group-firing-5 = Piąta broń lub podstawka
group-firing-6 = Szósta broń lub podstawka
fire-power = Siła ognia na tę odległość
same-target = Strzela do tego celu
co-axial-with-last = Sprzężona z poprzednią
number-of-shots = Strzały
weapons-that-fire = Strzelające bronie lub podstawki
refused-co-axial = Broń sprzężona strzela do tego samego celu.
note-one-roll = Jeden rzut, raz odczytany w tabeli sukcesów.
note-separate-shots = Za każdy strzał rzuca się i odczytuje tabelę osobno; sukcesów się nie dodaje.
note-same-modifiers = Te same modyfikatory dotyczą każdej kości.
anti-tank-fire = Ogień przeciw­pancerny
anti-tank-fire-summary = Ogień do pojazdów opancerzonych i lekkich: trafienie, przebicie, efekt
distance = Odległość
shot-from = Z której strony pada strzał
only-turret = Widać tylko wieżę
hits-on = Trafienie na 2K6
hits-from = Trafienie według tabeli
to-hit-of-card = Modyfikator trafienia z karty
only-doubles = Tylko dublety
light-armour = Pojazd lekki
value-above = Przebicie większe niż
value-above-hull = Kadłub: przebicie większe niż
value-above-turret = Wieża: przebicie większe niż
penetrates = Przebicie
penetrates-hull = Przebicie kadłuba
penetrates-turret = Przebicie wieży
penetrated = Przebity
not-penetrated = Nieprzebity
hit-miss = Pudło
hit-hull-critical = Kadłub, krytycznie
hit-turret-critical = Wieża, krytycznie
part-effect = Efekt
part-hit = Trafienie
part-penetration = Pancerz
roll-anti-tank = Na trafienie
roll-penetration = Na przebicie
refused-out-of-range = Cel jest w odległości { $distance } cm, a zasięg to { $range } cm.
note-doubles-turret = Dublet zawsze trafia, i to w wieżę.
note-doubles-hit = Dublet zawsze trafia.
note-only-turret = Trafiają tylko dublety. Cel liczy się jako ukryty.
note-critical-natural = Zasada domowa: trafienie krytyczne dają tylko dwie wyrzucone 6.
note-no-critical = Trafienia krytycznego nie da żadna suma.
note-critical-from = Trafienie krytyczne daje suma { $total } lub więcej na kościach.
note-critical-effect = Zasada domowa: trafienie krytyczne dodaje 2 do rzutu na efekt, a nie na przebicie.
note-critical-penetration = Trafienie krytyczne dodaje 2 do rzutu na przebicie; więcej niż 12 czyta się jak 12.
note-hull-gun = Uszkodzenie rozstrzyga K6: na 1–3 pojazd jest unieruchomiony, na 4–6 traci broń główną.
note-light-anti-tank = Przebicie większe od 0 niszczy pojazd lekki. Rzutu na efekt nie ma.
note-light-short = W zasięgu skutecznym każde trafienie niszczy pojazd lekki.
open-other-weapons = Pozostała broń pojazdu
damage-location = Co jest uszkodzone
damage-location-summary = Co niszczy wynik „uszkodzony”: układ jezdny czy broń główną
gun-destroyed-on = Broń główna zniszczona na
note-hull-damaged = Trafiony kadłub: pojazd nie może się już ruszać.
note-turret-damaged = Trafiona wieża: pojazd nie ma już broni głównej.
shot-at-gun = Strzał do armaty
shot-at-gun-summary = Strzał do tarczy czy do obsługi i jak go rozegrać
from-shield-side = Od strony tarczy
with-anti-tank = Z broni przeciwpancernej
played-as = Rozgrywa się jako
at-the-crew = Ogień do obsługi
refused-shield = Broń przeciwpiechotna nie przebije tarczy.
refused-at-crew = Z tej strony strzela się do obsługi.
note-gun-shield = Z tej strony armata jest celem opancerzonym, z pancerzem ze swojej karty.
reaction-shot = Strzał w ruchu przeciwnika
reaction-shot-summary = Czy jednostka może strzelić w ruchu wroga i jak
group-reaction = Reakcja
enemy-moves-in-view = Wróg porusza się w polu widzenia
refused-no-marker = W ruchu wroga strzela tylko jednostka ze znacznikiem gotowości.
refused-not-in-view = Strzela się tylko do wroga, który porusza się w polu widzenia albo w nie wchodzi; nie do takiego, który strzela albo obraca się w miejscu.
refused-shot-used = Jednostka oddała już swój strzał w tej rundzie.
refused-needs-anti-tank = Pojazdowi opancerzonemu szkodzi tylko broń przeciwpancerna.
note-take-marker = Zdejmij znacznik.
note-where-it-stands = Strzelaj do modelu tam, gdzie teraz stoi; jego ruchu się nie cofa.
note-field-of-view = Broń w kadłubie albo zamocowana na stałe ma pole widzenia 45°.
note-enemy-goes-on = Po strzale wróg kończy swoje akcje, jeśli jeszcze może. To, co stracił, liczy się od jego następnej tury.

## What the player wants to hear, and what looks as if it counted and does not

want-destroyed = cel zniszczony
want-damaged = cel uszkodzony lub zniszczony
want-penetrates = przebicie
want-on-target = wzornik zostaje tam, gdzie celowano
want-defender-destroyed = obrońca zniszczony
want-attacker-destroyed = atakujący zniszczony
want-infantry-destroyed = piechota zniszczona
want-own-vehicle-destroyed = szturmujący pojazd zniszczony
want-base-lost = co najmniej jedna podstawka stracona
want-marker = co najmniej jeden znacznik morale
want-crew-lost = obsługa zniszczona, armata też
want-gun-gone = broń główna zniszczona
want-all-gone = nie zostaje żaden znacznik
want-marker-gone = znika co najmniej jeden znacznik
dice-d6 = × K6
out-attackers-behind = Podstawki atakującego bez kontaktu nie dają kości.
out-defenders-behind = Podstawki obrońcy bez kontaktu nie dają kości.
out-more-markers = Znaczniki ponad liczbę akcji nic już nie odbierają: mniej niż zero akcji nie ma.

## Missions

held-by-nobody = Nikt
objective-noted = Miejsce zapisane
objective-x = Od lewej krawędzi
objective-y = Od krawędzi drugiego gracza
objective-held = Kontroluje
point-held = Punkt strategiczny kontroluje
table-long = Długa krawędź stołu
table-short = Krótka krawędź stołu
six-rounds = 6 rund
eight-rounds = 8 rund
means-equal = Nikt nie atakuje; o tym, kto zaczyna, decyduje los.
means-attack = Jeden gracz atakuje, drugi się broni.
zone-first = Strefa pierwszego gracza
zone-second = Strefa drugiego gracza
zone-defender = Strefa obrońcy
zone-between = Tu nikt się nie rozstawia
zone-objectives = Znaczniki celu
attacker-enters = Tędy wchodzi atakujący
attacker-leaves = Tędy schodzi atakujący
meeting-about = Dwie siły wpadają na siebie i żadna nie jest gotowa. W pierwszej rundzie każdy pojazd strzela z −1, czy się ruszył, czy nie.
frontal-about = Atakujący ma mniej więcej o połowę punktów więcej i przebija się na drugi koniec stołu; obrońca czeka i może mieć już znaczniki gotowości.
frontal-attacker-orders = W ciągu 8 rund przeprowadź co najmniej jedną trzecią swoich jednostek przez krawędź obrońcy.
frontal-defender-orders = Przepuść mniej niż jedną trzecią jednostek atakującego.
spoils-about = Obu stronom zależy na tych samych kilku miejscach. W pierwszej rundzie każdy pojazd strzela z −1, czy się ruszył, czy nie.
reconnaissance-about = Obie strony badają siłę wroga, aż po jego strefę rozstawienia. W pierwszej rundzie każdy pojazd strzela z −1, czy się ruszył, czy nie.
point-about = Obie strony chcą zająć ten sam kawałek terenu: duży budynek, most albo wzgórze. W pierwszej rundzie każdy pojazd strzela z −1, czy się ruszył, czy nie.
ends-after-six = Po 6 rundach.
ends-after-eight = Po 8 rundach.
ends-enemy-points = Wygrywa, kto zniszczył więcej punktów. Uszkodzony pojazd i drużyna, której została najwyżej połowa podstawek, liczą się za połowę kosztu.
ends-equal = Równy wynik to remis.
ends-a-third = Atakujący wygrywa, jeśli przez krawędź obrońcy zeszła co najmniej jedna trzecia jego jednostek, bez względu na ich koszt; inaczej wygrywa obrońca.
ends-rounded-up = Jedną trzecią zaokrągla się w górę: 4 z 10 jednostek.
ends-objectives = Wygrywa, kto kontroluje więcej znaczników celu: ma nie dalej niż 10 cm od znacznika sprawny pojazd albo piechotę, a wroga przy nim nie ma.
ends-working = Uszkodzony pojazd niczego nie kontroluje, ale każda niezniszczona jednostka wroga odbiera kontrolę.
ends-in-zone = Wygrywa, kto ma więcej punktów własnych jednostek w strefie wroga.
ends-inside = Wygrywa, kto ma jednostkę w punkcie strategicznym, jeśli wroga w nim nie ma.
ends-nobody-inside = Gdy są w nim obie strony albo żadna, jest remis.
stage-set-up = Rozstawienie
step-agree = Ustalcie punkty i rok.
step-army = Zbierz armię za te punkty i wypełnij jej karty.
step-terrain = Ustawcie teren. Nadaje się wszystko: elementy makiety, książki, pudełka pod materiałem.
step-depth = Ustalcie głębokość stref wzdłuż obu krawędzi: im późniejszy okres, tym szerszy odstęp między siłami.
step-coin = Rzućcie monetą albo kością o to, kto zaczyna.
step-chance = Wylosujcie, kto zaczyna.
step-deploy-first = Wybierz stronę stołu i rozstaw się w strefie wzdłuż niej.
step-deploy-second = Rozstaw się w strefie wzdłuż przeciwległej krawędzi.
step-cards-out = Ułóżcie karty jednostek wzdłuż krawędzi: pod ręką, czytelnie i poza polem bitwy.
step-who-attacks = Ustalcie, kto atakuje: ta armia może mieć mniej więcej o połowę punktów więcej.
step-defenders-depth = Ustalcie głębokość strefy obrońcy.
step-deploy-defender = Rozstaw się w swojej strefie.
step-defender-ready = Twoje jednostki mogą zacząć ze znacznikami gotowości: wszystkie albo te, które wybierzesz.
step-attacker-enters = Masz pierwszą turę. Twoje jednostki wchodzą pierwszym ruchem w dowolnym miejscu twojej krawędzi; ruch mierzy się od niej.
step-number = Ustalcie liczbę znaczników celu. Wystarczy jeden.
step-place-objectives = Kładźcie je na przemian: co najmniej 30 cm od siebie i od każdej krawędzi.
step-feature = Postawcie na środku stołu duży budynek, most albo wzgórze.
step-left = Jednostki atakującego, które zeszły przez krawędź obrońcy
step-held = Kto kontroluje który znacznik celu
step-in-zone-first = Jednostki pierwszego gracza w strefie drugiego gracza
step-in-zone-second = Jednostki drugiego gracza w strefie pierwszego gracza
step-inside-first = Jednostki pierwszego gracza w punkcie strategicznym
step-inside-second = Jednostki drugiego gracza w punkcie strategicznym
step-point-held = Kto kontroluje punkt strategiczny
step-winner = Zwycięzca
step-reasons = Co zdecydowało o wyniku
note-army-cost = Jednostki kosztują { $cost } z { $limit } punktów.
note-gap = Między strefami zostaje { $gap } cm.
note-no-gap = Na tym stole między strefami nie zostaje żaden odstęp.
note-damaged = Uszkodzone pojazdy, które niczego nie kontrolują: pierwszy gracz { $first }, drugi gracz { $second }.
offer-attacker-begins = Zaczyna atakujący
offer-first-begins = Zaczyna pierwszy gracz
offer-defender-ready = Obrońca: połóż znaczniki
offer-leaves = Zeszła ze stołu
offer-enough-left = Koniec: wygrał atakujący
offer-agreed-end = Koniec za zgodą obu
result-by-hand = Nie wprowadzono żadnych jednostek: policz kalkulatorem.
won-attacker = Wygrywa atakujący.
won-defender = Wygrywa obrońca.
won-first = Wygrywa pierwszy gracz.
won-second = Wygrywa drugi gracz.
won-nobody = Nikt nie wygrywa: remis.
scored = { $player }: { $score } (zniszczone: { $destroyed }, liczone w połowie: { $halved })
left-of-units = Przez krawędź zeszło { $left } z { $all } jednostek; trzeba było { $needed }.
objectives-held = { $player }: { $count } pod kontrolą
points-in-zone = { $player }: { $count } pkt w strefie wroga
units-inside = { $player }: { $count } w środku

## The catalogue of cards

option-base = Dodatkowa podstawka
catalogue-rifle = Karabiny i granaty, z ulepszeniami do kupienia
catalogue-guard = Pistolety maszynowe i granaty, z ulepszeniami do kupienia
catalogue-soviet = Radziecka drużyna strzelecka 01
catalogue-soviet-about = Gotowa karta z arkusza: rkm i butelki
catalogue-german = Niemiecka drużyna strzelecka 12
catalogue-german-about = Gotowa karta z arkusza
catalogue-t-26 = T-26
catalogue-t-26-about = Czołg z arkusza
catalogue-squad = Własna drużyna
catalogue-light-vehicle = Własny pojazd lekki
catalogue-armoured = Własny pojazd opancerzony
catalogue-gun = Własna armata
catalogue-blank = Pusta karta: przepisz na nią to, co jest na twojej
nation-soviet = Związek Radziecki
nation-germany = Niemcy
armament-rifle = Karabiny powtarzalne, granaty
armament-rifle-machine-gun = Karabiny powtarzalne, granaty, rkm DP
armament-rifle-bottles = Karabiny powtarzalne, granaty, butelki zapalające
armament-rifle-both = Karabiny powtarzalne, granaty, rkm DP, butelki zapalające
armament-guard = Pistolety maszynowe PPSz, granaty
armament-guard-machine-gun = Pistolety maszynowe PPSz, granaty, rkm DP
armament-guard-bottles = Pistolety maszynowe PPSz, granaty, butelki zapalające
armament-guard-both = Pistolety maszynowe PPSz, granaty, rkm DP, butelki zapalające
type-infantry-tank = Czołg piechoty
armament-t-26 = Armata 45 mm, sprzężony karabin maszynowy
armament-none = Brak
gun-45 = Armata 45 mm
gun-machine-gun = Karabin maszynowy
