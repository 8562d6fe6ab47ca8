### Arkusz K20: zasady, których gracz szuka i które czyta.
### Odległości są tylko w calach, jak na arkuszu, więc stoją w tekście.

## Działy

section-gen = Podstawy
section-cmd = Dowodzenie
section-ral = Zbieranie się
section-imm = Unieruchomienie w terenie
section-ovv = Rozjeżdżanie pojazdów i dział
section-ovi = Rozjeżdżanie piechoty
section-ram = Taranowanie
section-spt = Wykrywanie ukrytych
section-inf = Ogień piechoty do piechoty
section-dir = Ogień bezpośredni: trafianie
section-amm = Ogień bezpośredni: amunicja i siła
section-het = Efekty trafień
section-chg = Szarża piechoty na piechotę
section-vas = Szturm piechoty na pojazdy
section-art = Pośredni ogień artylerii
section-mor = Morale

## Zasady: podstawy

gen-01 = Jedyna kość to K20. Test jest zdany, gdy wypadnie wymagana liczba albo mniej. Arkusz podaje to tylko dla rzutu na trafienie. Rozstrzygnięcie: tak samo działają wszystkie testy Wyszkolenia, morale, Zbierania się i unieruchomienia.
gen-02 = Efekt każdego strzału, szturmu i wybuchu odczytujesz w jednej tabeli: Tabeli efektów trafień. Wiersz to siła uderzenia; jedna połowa jest dla pojazdów i struktur, druga dla piechoty.
gen-03 = Akcje z arkusza: akcja standardowa, ruch dodatkowy, obie akcje (czyli te dwie razem), ruch i atak, podwójny ruch i atak, Oczekiwanie (używane w aktywacji wroga, więc przygotowane wcześniej), Ukrycie się, Zbieranie się. Nic więcej o akcjach arkusz nie mówi.
gen-04 = Dodatkowe PIP: 2 za każdy rozjeżdżany pojazd, 1 za każdą rozjeżdżaną podstawkę piechoty, 2 za każdy taranowany pojazd. PIP wyglądają na punkty wydawane na manewry; skąd się biorą i ile wynoszą koszty podstawowe, arkusz nie mówi.
gen-05 = Odległości zaokrąglaj w górę do pełnego cala: 24,5″ to 25″. Arkusz każe tak robić przy modyfikatorze zasięgu. Rozstrzygnięcie: zaokrąglaj tak w każdym przedziale.
gen-06 = Z karty oddziału wpisz to, czego arkusz używa, ale nie podaje: Wyszkolenie (W), klasę (K), Siłę Ognia (FP) na danym zasięgu, Walkę Bliską (WB), OM 1, 2 i 3, modyfikator obrony, OV, DV każdej strony, wartości AP i HT, HE FP, HE OV, ROF, wartość strzału PPanc, wartość uników (−2 do −5), klasę budynku, liczbę KM, bazowe morale. Wprost do tabeli wyposażenia arkusz odsyła tylko po OM; reszty też tam szukaj.

## Zasady: dowodzenie

cmd-01 = Zasięg dowodzenia zależy od tego, kto dowodzi (stand bojowy, broń wsparcia, zwiad, HQ), i od poziomu wyszkolenia; cale podaje tabela. Dla HQ kompanii i batalionu wylicz zasięg z Wyszkolenia tego HQ.
cmd-02 = Co wynika z tego, że oddział jest w zasięgu dowodzenia albo poza nim, arkusz nie mówi.

## Zasady: Zbieranie się

ral-01 = Własny test Zbierania się kosztuje oddział akcję standardową. Bez względu na wynik testu aktywacja oddziału się kończy.
ral-02 = Dowódca plutonu, kompanii albo batalionu (DPl, Komp., DBat) może nakazać Zbieranie się jednemu podległemu plutonowi. Ten test nie kończy aktywacji. Tylko 1 test, dla 1 plutonu.
ral-03 = Test Zbierania się, naturalne 1: 2 poziomy w górę. Zdany: 1 w górę. Niezdany: bez zmian. Naturalne 20: 2 poziomy w dół.

## Zasady: unieruchomienie w terenie

imm-01 = Liczbę wymaganą w teście unieruchomienia wylicza się z Wyszkolenia (W) i klasy pojazdu (K), zależnie od terenu i układu jezdnego: patrz tabela. W lesie i na stromiźnie wysoka klasa pomaga, wszędzie indziej szkodzi.
imm-02 = Test unieruchomienia: −2 za ruch do tyłu, −1 za ciągnięcie artylerii, −4 za drugie i każde następne nieudane wygrzebanie.
imm-03 = Test unieruchomienia, naturalne 1: teren nie przeszkadza. Naturalne 20: pojazd unieruchomiony na stałe.
imm-04 = Załoga wykonuje test morale, gdy jej pojazd zostaje unieruchomiony. Naturalne 1: uszkodzenie naprawione. Naturalne 20: załoga ucieka na dobre.

## Zasady: rozjeżdżanie pojazdów i dział

ovv-01 = Pojazd lub działo wolno rozjechać tylko z boku. Pojazd nieopancerzony nigdy nie rozjedzie opancerzonego.
ovv-02 = 2 dodatkowe PIP za każdy rozjeżdżany pojazd.
ovv-03 = Klasa rozjeżdżającego musi być wyższa od klasy celu co najmniej o 4 (cel opancerzony), 3 (nieopancerzony) albo 2 (działo).
ovv-04 = Rozjeżdżany pojazd ratuje się zdanym testem Wyszkolenia. Działa i pojazdy unieruchomione tego testu nie wykonują.

## Zasady: rozjeżdżanie piechoty

ovi-01 = 1 dodatkowy PIP za każdą rozjeżdżaną podstawkę piechoty.
ovi-02 = Żeby rozjechać piechotę, pojazd musi mieć klasę 3 lub wyższą i co najmniej 1 karabin maszynowy (KM) oraz zdać test Wyszkolenia.
ovi-03 = Unik przed rozjechaniem: test Wyszkolenia piechoty. Zdany: piechota przeżywa i ten pojazd już jej nie rozjedzie.
ovi-04 = Kontratak rozjeżdżanej piechoty: test morale z −3. Niezdany: piechota zniszczona. Zdany: piechota uderza w pojazd z OV −1, a gdy chce go unieruchomić, z OV 2; do tego modyfikatory z tabeli.

## Zasady: taranowanie

ram-01 = Taranowanie zaczyna się testem Wyszkolenia taranującego pojazdu.
ram-02 = 2 dodatkowe PIP za każdy taranowany pojazd. Nieopancerzony nie staranuje opancerzonego.
ram-03 = Siła taranującego to jego klasa + 1, taranowanego – jego klasa.
ram-04 = Taranowany pojazd może spróbować uniknąć zderzenia testem Wyszkolenia, chyba że jest unieruchomiony.
ram-05 = Po taranowaniu oba pojazdy wykonują test unieruchomienia.

## Zasady: wykrywanie ukrytych

spt-01 = Ukryty jest model za osłoną, który wykonał akcję Ukrycie się.
spt-02 = Wykrywanie, zależnie od rodzaju, kamuflażu i zasięgu: A = wykryty automatycznie, R = po ruchu, S = po strzale, S / R = po jednym z nich, – = nie na tym zasięgu.
spt-03 = Powyżej 24″ piechota jest zawsze Ukryta.

## Zasady: ogień piechoty do piechoty

inf-01 = Piechota strzela do piechoty bez rzutu na trafienie: wylicz siłę, rzuć jednym K20 i odczytaj wynik w połowie dla piechoty w Tabeli efektów trafień. Obsługa dział liczy się tu jako piechota.
inf-02 = Ogień piechoty do piechoty, kolejność: Siła Ognia na danym zasięgu, modyfikatory ruchu, modyfikatory osłony i stanu, Tabela efektów trafień, testy morale.
inf-03 = Siła Ognia zależy od zasięgu. Podaje ją karta oddziału; arkusz nie ma jej tabeli.
inf-04 = W ogniu piechoty cel w ruchu łatwiej zranić: +2 w ruchu, +4, gdy biegnie. W ogniu bezpośrednim jest na odwrót: ruch celu utrudnia trafienie.

## Zasady: ogień bezpośredni, trafianie

dir-01 = Ogień bezpośredni, kolejność: Linia Widzenia; ukryte modele; modyfikatory trafienia; teren; zasięg; rzut na trafienie; siła według amunicji; Tabela efektów trafień; test morale.
dir-02 = Ogień bezpośredni: najpierw sprawdź Linię Widzenia. Jak ją wyznaczyć i co ją zasłania, arkusz nie mówi.
dir-03 = W rzucie na trafienie dodaj wszystkie modyfikatory strzelca i celu, chyba że wiersz tabeli mówi inaczej.
dir-04 = Uniki zamiast ruchu: cel, który robi uniki, ma swoje −2 do −5, bez −1 za ruch.
dir-05 = Kamuflaż (−2) i dym (−8) dodają się do osłony. Dym liczy się, gdy okrywa cały model albo leży na Linii Widzenia.
dir-06 = Osłony w rzucie na trafienie. Lekka −2: zasłania mniej niż 50%. Liniowa −5: twarda, ponad 50%. Ciężka −8: twarda, ponad 90%. Dla nazwanego terenu liczbę podaje tabela terenu.
dir-07 = Modyfikator obrony celu: z karty, plus albo minus. Dla budynku: jego klasa × 2.
dir-08 = Modyfikator zasięgu: zaokrąglij odległość w górę do pełnego cala i odczytaj tabelę.
dir-09 = Rzut na trafienie: jeden K20; trafia wynik równy Wyszkoleniu ze wszystkimi modyfikatorami albo niższy.
dir-10 = Naturalne 1 to trafienie krytyczne, naturalne 20 to pech; po każdym rzucasz drugi raz. Broń piechoty i karabiny maszynowe nie mają ani jednego, ani drugiego: 1 i 20 to dla nich zwykłe wyniki.

## Zasady: ogień bezpośredni, amunicja i siła

amm-01 = AP: nigdy do piechoty. Siła zmienia się z zasięgiem i wartością AP; „NIE” w tabeli oznacza, że jest za daleko na strzał.
amm-02 = AP do celu nieopancerzonego: +3 do siły.
amm-03 = HT: nigdy do piechoty. Siła jest taka sama na każdym zasięgu.
amm-04 = HE: pasażerowie i obsługa działa dostają własne trafienie (HE FP, połowa tabeli dla piechoty), a sam pojazd albo samo działo drugie (HE OV, połowa tabeli dla pojazdów). Siłę wyznacza miejsce na wzorniku.
amm-05 = HE: II okrąg nie trafia pojazdów ani dział (rozstrzygnięcie: arkusz ma tam puste pole).
amm-06 = Znoszenie HE: odległość zależy od zasięgu i od tego, czy kość rzutu na trafienie była parzysta.
amm-07 = Broń piechoty i karabiny maszynowe do pojazdów i dział: siłą jest wartość strzału PPanc tej broni, a jego zasięg zależy od uzbrojenia.

## Zasady: efekty trafień

het-01 = W Tabeli efektów trafień znajdź wiersz siły uderzenia, rzuć jednym K20 i odczytaj wynik w połowie dla tego celu. Im niżej, tym gorzej dla celu. Tej kości nic nie modyfikuje: wszystkie modyfikatory zmieniają wiersz.
het-02 = Siła uderzenia w pojazdy i struktury: OV + każdy modyfikator siły − pancerz DV trafionej strony (rozstrzygnięcie, bo arkusz nigdzie nie zapisuje tej sumy). Zamiast OV może być AP, HT, HE OV, strzał PPanc albo siła taranu.
het-03 = Siła uderzenia w piechotę: Siła Ognia (FP) + wszystkie modyfikatory. Piechota nie ma DV.
het-04 = Efekty trafienia w pojazd, od najgorszego: 2 uszkodzenia i model płonie; 1 uszkodzenie; unieruchomiony i Przygnieciony; Przygnieciony; bez efektu.
het-05 = Efekty trafienia w piechotę, od najgorszego: 1 uszkodzenie i −1 morale; 1 uszkodzenie; stan Przygnieciony; stan Przyparty (−5 do testów); bez efektu.

## Zasady: szarża piechoty na piechotę

chg-01 = Na samym początku, przed ruchem: jeden test morale za wszystkie szarżujące podstawki. Niezdany: żadna nie szarżuje, a ich akcja standardowa przepada.
chg-02 = Szarża to podwójny ruch i atak za akcję standardową. Kontakt to styk podstawki z podstawką wroga. Podstawka, która nie dobiega, rusza się, ale nie atakuje i traci akcję standardową.
chg-03 = Wobec szarży obrońca w Oczekiwaniu wybiera: ogień do szarżujących z 2″ (test Wyszkolenia) albo krok w tył o 1″. Szarżujący, któremu przez ten krok zabraknie ruchu, traci akcję standardową.
chg-04 = Skutek ognia z Oczekiwania dla każdej szarżującej podstawki: Przygnieciona rusza się, ale staje 1″ od celu i nie atakuje; Złamana wraca tam, skąd ruszyła do ataku.
chg-05 = Szarża, suma ataku lub obrony: Walka Bliska (WB) podstawki plus modyfikatory z tabeli atakującego lub obrońcy.
chg-06 = W szarży modyfikatory stanów się sumują: podstawka Przyparta i zarazem Zdezorganizowana ma −10.
chg-07 = W szarży każda strona dodaje do swojej sumy jeden K20; porównaj wyniki.
chg-08 = Po szarży wykonuje się testy morale.

## Zasady: szturm piechoty na pojazdy

vas-01 = Szturm na pojazd to jeden ruch i atak, a nie podwójny ruch, za akcję standardową; testu morale przed nim nie ma. Dla kontaktu i dla podstawki, która nie dobiega, obowiązują te same zasady co w szarży na piechotę.
vas-02 = Broń wsparcia i standy pomocnicze nigdy nie szturmują pojazdów.
vas-03 = Wobec szturmu na pojazd obrońca w Oczekiwaniu może strzelać z 2″ (test Wyszkolenia). Kroku w tył nie ma.
vas-04 = Przy szturmie na pojazd ogień z Oczekiwania zatrzymuje lub odrzuca atakujących tak samo jak w szarży na piechotę.
vas-05 = Szturm na pojazd: bez rzutu na trafienie, pojazd jest trafiony w górny pancerz z OV 2 i modyfikatorami z tabeli.
vas-06 = W szturmie na pojazd zamiast w górny pancerz można uderzyć w koła lub gąsienice, które liczą się jako nieopancerzone: OV 5. Modyfikatory są tu tylko za ruch nieprzygniecionego pojazdu i za ładunek.
vas-07 = Po szturmie na pojazd podstawka staje 1″ od niego, po stronie, z której przyszła.
vas-08 = Po szturmie na pojazd wykonuje się testy morale.

## Zasady: pośredni ogień artylerii

art-01 = Ogień pośredni zaczyna się od wezwania artylerii: oddział, który nie jest obserwatorem, rzuca K20 na tabelę wezwania. Obserwator nie rzuca.
art-02 = Znacznik celu artylerii połóż w Linii Widzenia obserwatora albo oddziału, który daje namiar.
art-03 = Wstrzelany punkt: bez rzutu na znoszenie, a wzornik możesz przesunąć o najwyżej 2″ w dowolną stronę, w miejsce, które widzi obserwator albo bateria.
art-04 = Cel inny niż wstrzelany punkt: jeden rzut na trafienie przed położeniem wzornika. Trafienie: udany namiar; chybienie: znoszenie według zasięgu i parzystości kości.
art-05 = Wzornik Ostrzału kładziesz po rzucie na trafienie, a przed kośćmi ROF, jedną strzałką w stronę strzelającej baterii.
art-06 = Rzuć K20 za każdy punkt ROF: każde 20 to pech i drugi rzut (niewypał, zacięcie albo wybuch). Każdy inny wynik to jeden pocisk (rozstrzygnięcie).
art-07 = Trafienia artylerii rozstrzygnij według Tabeli efektów trafień.
art-08 = Piechota i pojazdy nieopancerzone w odległości do 2″ od miejsca uderzenia pocisku artylerii są automatycznie Przyparte: szukają osłony.
art-09 = Po niedokładnym namiarze (11–19 przy wezwaniu) znoszenie jest dwa razy dłuższe.

## Zasady: morale

mor-01 = Oddział wykonuje test morale po stracie oraz na koniec aktywacji, gdy w odległości do 6″ jest własny oddział Złamany lub Rozbity.
mor-02 = Pięć poziomów morale, od najlepszego: Zmotywowany, Pewny (standard), Zdezorganizowany, Złamany, Rozbity. Każdy modyfikuje wszystkie testy.
mor-03 = Test morale po ataku: −4, gdy atak wyeliminował dowódcę; −5, gdy w ataku przepadła co najmniej połowa podstawek.
mor-04 = Test morale, naturalne 1: 1 poziom w górę. Zdany: bez zmian. Niezdany: 1 w dół. Naturalne 20: 2 poziomy w dół.
mor-05 = Zdezorganizowany: bez ruchu w stronę widocznego wroga. Złamany: ruch dodatkowy musi przeznaczyć na odwrót. Rozbity: ucieka z bitwy.

## Tabele

gen-t1 = Skróty z arkusza
cmd-t1 = Zasięg dowodzenia w calach
ral-t1 = Test Zbierania się
imm-t1 = Unieruchomienie: wymagana liczba
imm-t2 = Unieruchomienie: modyfikatory
imm-t3 = Unieruchomienie: wyniki krytyczne
imm-t4 = Morale załogi unieruchomionego pojazdu: wyniki krytyczne
ovv-t1 = Rozjeżdżanie: najmniejsza przewaga klasy
ovi-t1 = Kontratak na pojazd: modyfikatory siły
spt-t1 = Wykrywanie (uwaga 1: powyżej 24″ piechota zawsze Ukryta)
inf-t1 = Ogień piechoty: ruch
inf-t2 = Ogień piechoty: osłona i stan
dir-t1 = Trafianie: strzelec
dir-t2 = Trafianie: cel
dir-t3 = Trafianie: teren, według widocznej części celu
dir-t4 = Trafianie: zasięg
dir-t5 = Krytyki i pech (nie dla broni piechoty i KM)
amm-t1 = AP: siła według zasięgu i wartości AP
amm-t2 = HE: siła
amm-t3 = HE: znoszenie
amm-t4 = Strzał PPanc: największy zasięg
het-t1 = Tabela efektów trafień
chg-t1 = Szarża: atakujący (stany się sumują)
chg-t2 = Szarża: obrońca (stany się sumują)
chg-t3 = Szarża: suma ataku wobec sumy obrony
vas-t1 = Szturm na pojazd (OV 2, górny pancerz)
vas-t2 = Próba unieruchomienia (OV 5, bez pancerza)
art-t1 = Wezwanie bez obserwatora
art-t2 = Artyleria: trafienie i znoszenie
art-t3 = Artyleria: pech
mor-t1 = Poziomy morale
mor-t2 = Test morale: straty
mor-t3 = Test morale: wynik

## Tabele: nagłówki i pola wspólne

table-condition = Warunek
table-modifier = Modyfikator
table-result = Wynik
table-target = Cel
table-terrain = Teren
table-natural = Naturalne
table-test = Test
table-d20 = K20
table-first-roll = Pierwszy rzut
table-second-roll = Drugi rzut
table-range = Zasięg
table-range-up-to = Zasięg do
table-even = Kość parzysta
table-odd = Kość nieparzysta
table-plus-minus = +/−
table-plus-x = +X
table-plus-wb = +WB
table-passed = Zdany
table-failed = Niezdany
table-natural-1 = Naturalne 1
table-natural-20 = Naturalne 20
table-up-1 = 1 poziom w górę
table-up-2 = 2 poziomy w górę
table-down-1 = 1 poziom w dół
table-down-2 = 2 poziomy w dół
table-no-change = Bez zmian
table-not-printed = Brak w arkuszu
range-up-to-9 = Do 9″
range-10-24 = 10–24″
range-10-18 = 10–18″
range-19-24 = 19–24″
range-over-24 = Ponad 24″
range-over-60 = Ponad 60″

## Tabele: skróty

abbr-head = Skrót
abbr-meaning = Co to jest
abbr-known = Co mówi arkusz
abbr-k20 = K20
abbr-w = W
abbr-k = K
abbr-wb = WB
abbr-om = OM
abbr-ov = OV
abbr-dv = DV
abbr-fp = FP
abbr-pip = PIP
abbr-mod = MOD
abbr-km = KM
abbr-lkm = LKM
abbr-pm = PM
abbr-kb = KB
abbr-kbk = KBK
abbr-ak = AK
abbr-dpl = DPl
abbr-komp = Komp.
abbr-dbat = DBat
abbr-rof = ROF
abbr-ap = AP
abbr-ht = HT
abbr-he = HE
abbr-ppanc = PPanc, ppanc
abbr-mk-tw = mk, tw
abbr-ars = A, R, S
abbr-hq = HQ
abbr-k20-is = Rzut K20
abbr-w-is = Wyszkolenie: w testach trzeba wyrzucić tyle albo mniej
abbr-k-is = Klasa pojazdu we wzorach
abbr-wb-is = Walka Bliska: wartość podstawki w zwarciu
abbr-om-is = Modyfikator trafienia strzelca z tabeli wyposażenia: OM 1, 2 i 3
abbr-ov-is = Siła broni lub szturmu przeciw pojazdom i strukturom
abbr-dv-is = Pancerz jednej strony pojazdu; górny DV 0 = otwarty
abbr-fp-is = Siła Ognia, siła przeciw piechocie; HE FP = siła HE
abbr-pip-is = Pula wydawana na manewry
abbr-mod-is = Modyfikator
abbr-km-is = Karabin maszynowy
abbr-lkm-is = Lekki karabin maszynowy
abbr-pm-is = Pistolet maszynowy
abbr-kb-is = Karabin
abbr-kbk-is = Karabinek
abbr-ak-is = Karabin automatyczny
abbr-dpl-is = Dowódca plutonu, HQ plutonu
abbr-komp-is = Dowódca kompanii, HQ kompanii
abbr-dbat-is = Dowódca batalionu, HQ batalionu
abbr-rof-is = Szybkostrzelność: iloma K20 rzuca bateria
abbr-ap-is = Amunicja przeciwpancerna i jej wartość
abbr-ht-is = Amunicja tak samo silna na każdym zasięgu (zapewne kumulacyjna)
abbr-he-is = Amunicja odłamkowo-burząca: wzornik ze środkiem i dwoma okręgami
abbr-ppanc-is = Przeciwpancerny
abbr-mk-tw-is = Osłona miękka, twarda
abbr-ars-is = Wykryty automatycznie, po ruchu, po strzale
abbr-hq-is = Podstawka dowództwa
known-k20 = „Rzut K20” i wyniki 1–20: pewne
known-certain = Rozwinięty: pewne
known-w = Rozwinięty przy unieruchomieniu: pewne
known-wb = Mówi o wartości Walki Bliskiej, potem dodaje WB: pewne
known-om = Nierozwinięty; OM 2 = strzelec w ruchu, OM 3 = w ruchu i strzela, OM 1 zapewne stoi
known-ov = Używany tylko jako siła; nierozwinięty
known-fp = Nierozwinięty; w ogniu piechoty podstawą jest Siła Ognia
known-pip = Ani rozwinięty, ani opisany
known-obvious = Oczywisty
known-not-expanded = Nierozwinięty
known-ordinary = Nierozwinięty; zwykły skrót
known-ordinary-word = Zwykły skrót
known-dpl = Nierozwinięty; pasuje do „HQ Plutonu” w tabeli dowodzenia
known-komp = Nierozwinięty; pasuje do „HQ Kompanii”
known-dbat = Nierozwinięty; pasuje do „HQ Batalionu”
known-rof = Używany w tym znaczeniu, ale nierozwinięty
known-mk-tw = Pasuje do „miękka” i „twarda” gdzie indziej: pewne

## Tabele: dowodzenie

command-stand = Podstawka
command-untrained = Bez przeszkolenia
command-recruits-regulars = Rekruci, regularni
command-veterans = Weterani
command-elite = Elitarne
command-combat-stand = Stand bojowy
command-support-weapons = Broń wsparcia
command-recon = Zwiad
command-platoon-hq = HQ plutonu
command-company-hq = HQ kompanii
command-battalion-hq = HQ batalionu
command-company-untrained = Wyszkolenie − 2
command-company-recruits = Wyszkolenie
command-company-veterans = Wyszkolenie + 2
command-company-elite = Wyszkolenie + 4
command-battalion-untrained = (Wyszkolenie − 1) × 5
command-battalion-recruits = Wyszkolenie × 5
command-battalion-veterans = (Wyszkolenie + 1) × 5
command-battalion-elite = (Wyszkolenie + 2) × 5

## Tabele: unieruchomienie

gear-wheeled = Kołowy
gear-half-tracked = Półgąsienicowy
gear-tracked = Gąsienicowy
ground-woods = Las; strome wzniesienie lub spadek
ground-soft = Brody, rowy, druty, umocnienia, okopy, leje, piasek, śnieg, błoto, miękki teren
ground-ruins-wood = Ruiny: drewno
ground-ruins-brick = Ruiny: cegła
ground-ruins-stone = Ruiny: kamień
ground-ruins-concrete = Ruiny: beton
sum-w-plus-k-minus-3 = W + K − 3
sum-w-plus-k-minus-1 = W + K − 1
sum-w-plus-k = W + K
sum-2w-minus-k = 2×W − K
sum-2w-minus-k-minus-1 = 2×W − K − 1
sum-2w-minus-k-minus-3 = 2×W − K − 3
sum-2w-minus-k-minus-4 = 2×W − K − 4
sum-2w-minus-k-minus-5 = 2×W − K − 5
sum-2w-minus-k-minus-6 = 2×W − K − 6
sum-2w-minus-k-minus-8 = 2×W − K − 8
immobilised-backwards = Ruch do tyłu
immobilised-towing = Ciągnie artylerię
immobilised-failed = Nieudane wygrzebanie, drugie i każde następne
immobilised-no-penalty = Teren nie przeszkadza
immobilised-for-good = Unieruchomiony na stałe
immobilised-repaired = Uszkodzenie naprawione
immobilised-crew-flees = Załoga ucieka na dobre

## Tabele: rozjeżdżanie, szturmy i szarże

overrun-advantage = Przewaga klasy
overrun-armoured = Pojazd opancerzony
overrun-unarmoured = Pojazd nieopancerzony
overrun-gun = Działo
vehicle-moved = Pojazd się ruszył i nie jest Przygnieciony
vehicle-immobilised = Pojazd unieruchomiony
vehicle-open = Pojazd otwarty (górny pancerz DV 0)
explosive-charge = Ładunek z broni piechoty o sile OV = X
charge-charging = Za szarżę
charge-passengers = Atak na pasażerów (w pojeździe nieopancerzonym albo na czołgu)
charge-further-stand = Każda dodatkowa podstawka: jej WB
charge-training = Wyszkolenie
charge-light-cover = W lekkiej osłonie (miękkiej)
charge-linear-cover = W liniowej osłonie (twardej, ponad 50%)
charge-smoke-or-heavy = W dymie albo ciężkiej osłonie (twardej, ponad 90%)
state-pinned = Przyparty
state-disorganised = Zdezorganizowany
state-suppressed = Przygnieciony
state-broken = Złamany
charge-attack-is = Atak jest
charge-higher = Wyższy
charge-equal = Równy
charge-lower = Niższy
charge-defender-loses = Obrońca traci 1 podstawkę
charge-goes-on = Walka trwa dalej w następnej aktywacji
charge-attacker-loses = Atakujący traci 1 podstawkę

## Tabele: wykrywanie

spotting-0-2 = 0–2″
spotting-3-6 = 3–6″
spotting-7-12 = 7–12″
spotting-13-24 = 13–24″
spotting-25-36 = 25–36″
spotting-37-72 = 37–72″
spotting-a = A
spotting-sr = S / R
spotting-r = R
spotting-r-note = R (uwaga 1)
spotting-infantry = Piechota
spotting-guns = Działa
spotting-vehicles = Pojazdy
spotting-infantry-camouflaged = Piechota, kamuflaż
spotting-guns-camouflaged = Działa, kamuflaż
spotting-vehicles-camouflaged = Pojazdy, kamuflaż

## Tabele: ogień piechoty

fire-target-running = Cel biegnie
fire-target-moving = Cel w ruchu
fire-shooter-moving = Strzelec w ruchu (OM 2)
fire-shooter-moving-and-firing = Strzelec rusza się i strzela (OM 3)
fire-light-cover = Cel w lekkiej osłonie (miękkiej)
fire-linear-cover = Cel w liniowej osłonie (twardej, ponad 50%)
fire-smoke-or-heavy = Cel w dymie albo ciężkiej osłonie (twardej, ponad 90%)
fire-shooter-pinned = Strzelec Przyparty

## Tabele: ogień bezpośredni

hit-om = OM 1, 2 lub 3
hit-om-value = Z karty oddziału
hit-further-shot = Kolejny strzał do tego samego celu
hit-motivated = Zmotywowany
hit-disorganised = Zdezorganizowany
hit-pinned-or-damaged = Przyparty lub uszkodzony
hit-defence = Modyfikator obrony; budynek: klasa × 2
hit-evading = Uniki
hit-evading-value = −2 do −5
hit-moving = W ruchu (nie dodaje się do uników)
hit-camouflage = Kamuflaż (dodaje się do osłony)
hit-light-cover = Lekka osłona, zasłania mniej niż 50%
hit-linear-cover = Liniowa osłona (twarda, ponad 50%)
hit-heavy-cover = Ciężka osłona (twarda, ponad 90%)
hit-smoke = Dym na całym modelu albo na Linii Widzenia (dodaje się do osłony)
terrain-cover = Osłona
terrain-type = Rodzaj
terrain-infantry-most = Piechota, 50% i więcej
terrain-infantry-less = Piechota, poniżej 50%
terrain-vehicle-most = Pojazd, ponad 50%
terrain-vehicle-some = Pojazd, 10–50%
terrain-vehicle-least = Pojazd, poniżej 10%
terrain-on-line = Na Linii Widzenia
terrain-soft = Miękka
terrain-hard = Twarda
terrain-woods = Las, zarośla, krzewy; most kratownica
terrain-water = Woda, brody
terrain-craters = Leje, rowy
terrain-trenches-infantry = Okopy, piechota
terrain-trenches-vehicles = Okopy (ukrycia), pojazdy
terrain-low-walls = Murki, stosy kamieni
terrain-ruins-of-class = Ruiny, klasa pojazdu ≤ klasa ruin
terrain-ruins-above-class = Ruiny, klasa pojazdu > klasa ruin
terrain-stone-bridge = Most kamienny, zapora ppanc, nasyp kolejowy, wały ziemne
terrain-building-outside = Budynek, cel na zewnątrz
terrain-building-inside = Budynek, cel wewnątrz
critical-would-hit = Trafiłby
critical-would-miss = Chybiłby
critical-strength-10 = Trafienie, siła +10
critical-strength-5 = Trafienie, siła +5
critical-dud = Niewypał: bez strzału; może strzelać w następnej turze
critical-jam = Zacięcie: usuwasz je automatycznie za obie akcje albo testem Wyszkolenia za akcję standardową
critical-explosion = Wybuch: pojazd dostaje 1 trafienie, broń zniszczona
ap-value-2 = AP 2 i mniej
ap-value-3-6 = AP 3–6
ap-value-7-14 = AP 7–14
ap-value-15 = AP 15 i więcej
ap-no = NIE
ap-unarmoured = Cel nieopancerzony, każdy zasięg
he-place = Miejsce lub stan
he-infantry = Piechota
he-vehicles = Pojazdy, działa
he-centre = Środek
he-ring-1 = I okrąg
he-ring-2 = II okrąg
he-linear-cover = Liniowa osłona
he-heavy-cover = Ciężka osłona
he-unarmoured = Cel nieopancerzony
he-target-moving = Cel w ruchu
he-target-running = Cel biegnie
he-fp = HE FP
he-fp-minus-5 = HE FP − 5
he-fp-minus-10 = HE FP − 10
he-ov = HE OV
he-ov-minus-2 = HE OV − 2
he-no-hit = Bez trafienia
armament = Uzbrojenie
armament-ak-kb = AK; AK+LKM; KB; KB+LKM; KM pojazdów
armament-kbk = KBK
armament-kbk-lkm = KBK+LKM
armament-pm = PM
armament-pm-lkm = PM+LKM
effect-strength = Siła
effect-vehicle-burns = Pojazd: 2 uszkodzenia, płonie
effect-vehicle-damage = Pojazd: 1 uszkodzenie
effect-vehicle-immobilised = Pojazd: unieruchomiony + Przygnieciony
effect-vehicle-suppressed = Pojazd: Przygnieciony
effect-vehicle-none = Pojazd: bez efektu
effect-infantry-morale = Piechota: 1 uszkodzenie, −1 morale
effect-infantry-damage = Piechota: 1 uszkodzenie
effect-infantry-suppressed = Piechota: Przygnieciona
effect-infantry-pinned = Piechota: Przyparta (−5 do testów)
effect-infantry-none = Piechota: bez efektu

## Tabele: artyleria

call-fix = Namiar podany
call-inaccurate = Niedokładny namiar: znoszenie ×2
call-misunderstanding = Nieporozumienie: ogień spada na wzywający oddział
artillery-fix = Udany namiar
artillery-dud = Niewypał: może strzelać w następnej turze
artillery-explosion = Wybuch: model dostaje 1 trafienie, broń zniszczona

## Tabele: morale

morale-level = Poziom
morale-all-tests = Wszystkie testy
morale-notes = Uwagi
morale-motivated = Zmotywowany
morale-confident = Pewny (standard)
morale-disorganised = Zdezorganizowany
morale-broken = Złamany
morale-routed = Rozbity
morale-disorganised-note = Bez ruchu w stronę widocznego wroga; po zdanym teście Zbierania się: Pewny
morale-broken-note = Ruch dodatkowy musi być odwrotem; po zdanym teście Zbierania się: Zdezorganizowany
morale-routed-note = Ucieka z pola bitwy
morale-commander-lost = Ten atak wyeliminował dowódcę
morale-half-lost = W tym ataku stracono co najmniej połowę podstawek

## Rozstrzygnięcia

amb-01 = Arkusz nie ma tytułu; tu nazywa się „Arkusz K20, II wojna”. To zapewne wyciąg jakiegoś gracza z Mein Panzer; z samej gry nic nie wzięto.
amb-02 = Arkusz nie podaje kolejności tury i nie objaśnia PIP: licznik PIP uzupełniasz samodzielnie, a zamiast tury jest lista kroków każdej akcji.
amb-03 = Siła uderzenia: OV + modyfikatory − DV trafionej strony. Pojazd otwarty: górny DV 0. Gąsienice: bez pancerza. Zasada domowa: wpisana siła jest już po odjęciu pancerza.
amb-04 = Piechota nie ma pancerza: wiersz Tabeli efektów trafień to FP + modyfikatory.
amb-05 = Siła uderzenia poniżej −10 albo powyżej 20: pierwszy albo ostatni wiersz Tabeli efektów trafień. Poniżej −10 i tak nic by się nie zmieniło.
amb-06 = Do Wyszkolenia dodawaj modyfikatory ze znakiem. Każdy test jest zdany, gdy K20 nie przekracza progu. 1 i 20 są szczególne tylko tam, gdzie tak podano, więc nie w teście Wyszkolenia.
amb-07 = Poziom morale i Przyparcie liczą się po razie. Złamany ma −3 także na trafienie; Rozbici nie strzelają; Przyparty i uszkodzony naraz ma jedno −5. Ogień piechoty: tylko podane modyfikatory.
amb-08 = Arkusz nie podaje progu testu morale. Wpisz bazowe morale z karty oddziału; domyślnie jest to Wyszkolenie.
amb-09 = „−1 morale”: −1 do testu morale po tym trafieniu. Zasada domowa: zamiast tego poziom niżej.
amb-10 = Pojazd: po 1 uszkodzeniu jest uszkodzony (−5 do trafienia), po 2 lub więcej płonie i wypada z gry. Podstawka piechoty schodzi po 1. Te liczby możesz zmienić.
amb-11 = Przygnieciony ma tylko skutki z arkusza: jego szarża staje 1″ od celu, −10 w obronie, bez −1 za ruch pojazdu; Przyparty też tylko swoje. Oba stany trwają, aż je zdejmiesz.
amb-12 = Liczy się jeden stopień: OM 1 w miejscu, OM 2 albo OM 3. Ogień piechoty 0, −2, −5; ogień bezpośredni według karty. Biegnący cel: +4, nie +6, także pod HE.
amb-13 = Zaokrąglaj w górę wszędzie, nie tylko przy zasięgu: przedziały, wykrywanie, AP, znoszenie i artyleria. 24,5″ to 25″, więc −1.
amb-14 = Modyfikatory zasięgu kończą się na 60″: dalej wpisz własny. Zasada domowa: kolejne −1 co 2″, od −19 przy 62″ do −24 przy 72″.
amb-15 = Tabela zasięgu, dwa szerokie pola: +2 w całym przedziale 10–18″ i +1 w całym 19–24″.
amb-16 = Połączone pola terenu: liczba dotyczy wszystkich kolumn pola. Pojazd klasy wyższej niż ruiny: – / −2 / −5. W budynku: −5 / −5 / −8; zasada domowa: −8 przy 10–50%.
amb-17 = „---” w tabeli terenu: bez modyfikatora. Czy budynek na linii zasłania, to sprawa Linii Widzenia, której arkusz nie opisuje.
amb-18 = Liczy się tylko jedna osłona, ta z większym minusem: własna osłona celu albo ta na Linii Widzenia. Kamuflaż i dym dochodzą osobno. Zasada domowa: dodaj obie.
amb-19 = „Ruiny, klasa pojazdu ≤ klasa ruin” i „Ruiny, klasa pojazdu > klasa ruin”: porównaj obie klasy; wiersz wybierasz samodzielnie.
amb-20 = Dla nazwanego terenu rozstrzyga tabela, nie „ponad 50%” liniowej osłony. Widoczne równo 50%: dla piechoty pierwsza kolumna, dla pojazdu 10–50%; równo 10%: dla pojazdu 10–50%.
amb-21 = Wykrywanie: na dużej odległości piechota i działa mają tylko R, więc strzał by ich nie zdradził. Litery zostają jak w arkuszu i oznaczają własny ruch i strzał ukrytego modelu.
amb-22 = Dym: w ogniu bezpośrednim dodaje się do osłony; w ogniu piechoty i Walce Bliskiej liczy się tylko jeden wiersz osłony.
amb-23 = „Klasa budynku × 2” to plus: duży budynek łatwiej trafić. Wpisać można plus albo minus.
amb-24 = „+2 kolejny strzał do tego samego celu”: zawsze +2, nie rośnie.
amb-25 = Naturalne 1 w ogniu bezpośrednim zawsze trafia: gdy drugi rzut chybia, z siłą +5.
amb-26 = Wybuch: arkusz nie podaje siły „1 trafienia”. Licz je jako 1 uszkodzenie pojazdu lub modelu.
amb-27 = „+/− Wyszkolenie” w Walce Bliskiej: wpisz dla każdej strony modyfikator Wyszkolenia ze znakiem, domyślnie 0. Zwykłe Wyszkolenie nie bywa ujemne.
amb-28 = Testy morale przed szarżą i kontratakiem: tylko zdany albo niezdany; naturalne 1 to test zdany, 20 niezdany, a poziom się nie zmienia. Zasada domowa: poziom też się zmienia.
amb-29 = Próba unieruchomienia udaje się przy wyniku „unieruchomiony” i przy każdym gorszym. Uszkodzeń nie ma, bo cios jest wymierzony w układ jezdny.
amb-30 = Test unieruchomienia: przy wejściu w teren z tabeli albo ruchu w nim. Niezdany: pojazd unieruchomiony.
amb-31 = Wygrzebywanie: pierwsza porażka nic nie kosztuje, każda następna daje kolejne −4. Zasada domowa: stałe −4.
amb-32 = W teście morale załogi unieruchomionego pojazdu podano tylko 1 i 20. „Uszkodzenie naprawione” zdejmuje unieruchomienie; pozostałe wyniki działają jak w każdym teście morale.
amb-33 = Rozjeżdżanie: przewaga klasy zależy od rodzaju, arkusz nie mówi, czyjego. Rozstrzygnięcie: celu, bo działo nikogo nie rozjedzie. Rozjechanie działa nie kosztuje dodatkowych PIP: arkusz wymienia tylko pojazdy.
amb-34 = Piechota, która zdała test kontrataku, przeżywa rozjechanie: niszczy ją tylko niezdany.
amb-35 = Kontratak rozjeżdżanej piechoty: jedna lista modyfikatorów służy zwykłemu uderzeniu i próbie unieruchomienia; +3 i +5 liczą się tylko przy zwykłym uderzeniu, w górny pancerz, jak w szturmie.
amb-36 = „Ten pojazd nie może znów rozjechać tej piechoty”: nie podano, do kiedy. Znacznik zostaje, aż go zdejmiesz.
amb-37 = Przy taranowaniu raz mowa o „rozjeżdżanym”: chodzi o pojazd taranowany.
amb-38 = Taran: każdy pojazd uderza w drugi z własną siłą, minus DV uderzonej strony, którą wybierasz. Gdy taranujący nie zda testu Wyszkolenia, taranu nie ma.
amb-39 = Test unieruchomienia po taranie: tabela nie ma wiersza dla otwartego terenu. Wiersz wybierasz samodzielnie.
amb-40 = „+3 przeciw nieopancerzonym” pod tabelą AP: tylko dla AP. HE ma własne +3, HT nie ma nic.
amb-41 = Pocisk HE w ogniu bezpośrednim znosi po chybionym rzucie na trafienie, prócz naturalnego 20, o odległość z tabeli, bez podwajania. Kierunek: z własnego wzornika albo losowy.
amb-42 = Artyleria: na cały ostrzał jeden rzut na trafienie, potem kości ROF, na których liczy się tylko 20. Zasada domowa: każda kość ROF jest też rzutem na trafienie swojego pocisku.
amb-43 = Zasięg artylerii: od baterii do celu. Zasada domowa: od obserwatora.
amb-44 = Niedokładny namiar podwaja tylko odległość znoszenia; progi trafienia się nie zmieniają.
amb-45 = Nieporozumienie przy wezwaniu artylerii: punktem celowania staje się wzywający oddział, a rzut na trafienie i tak się wykonuje.
amb-46 = Arkusz nie opisuje strzałek ani okręgów wzornika, więc aplikacja ich nie rysuje.
amb-47 = Ogień KM pojazdów do piechoty nie ma własnego działu. Użyj ognia piechoty z FP tej broni.
amb-48 = Strzał z broni piechoty do pojazdu też wymaga rzutu na trafienie: skoro arkusz zwalnia ją z krytyków, rzut musi być.
amb-49 = Zbieranie się ponad poziom Pewny jest dozwolone, z ostrzeżeniem. Rozbici nie mogą się zbierać.
amb-50 = „Tylko jeden test dla jednego plutonu”: każdy dowódca nakazuje jeden test Zbierania się na aktywację, a pluton dostaje rozkaz najwyżej raz.
amb-51 = W teście morale −4 i −5 za straty się sumują.
amb-52 = Jak w arkuszu: AP 15 lub więcej ma −3 na 48″, gdzie AP 7–14 ma −2; wiersz 1 pojazdów w Tabeli efektów trafień przeskakuje o trzy.
amb-53 = Ogień z Oczekiwania „na 2 cale”: strzał pada, gdy szarżujący jest 2″ od strzelca. Strzał wymaga testu Wyszkolenia, krok w tył nie.
amb-54 = Zdezorganizowani atakujący mają −5 w walce już trwającej albo gdy na początku ruchu nie widzieli wroga: nie mogą iść w stronę widocznego.
amb-55 = Siłę HE zmniejsza tylko osłona liniowa i ciężka, nie lekka ani dym. Liniowa i ciężka liczą się więc dla HE dwa razy: na trafienie i na siłę.
amb-56 = Czy działo jest nieopancerzone dla +3 z AP i HE, decydujesz ty; domyślnie nie.
amb-57 = Morale: „na koniec aktywacji” dotyczy testu z powodu własnego Złamanego lub Rozbitego oddziału w odległości do 6″. Test po stracie wykonuje się od razu po ataku.
amb-58 = Przy rozjeżdżaniu piechoty test Wyszkolenia wykonuje pojazd. Gdy go zda, piechota, która nie reaguje, jest zniszczona.
amb-59 = +10 lub +5 za krytyk przy HE dolicza się do siły przeciw każdemu modelowi pod wzornikiem.
amb-60 = Trafienia w struktury odczytujesz w połowie dla pojazdów, ale ich DV ani wytrzymałości arkusz nie podaje: wpisz własne. „Unieruchomiony” i „Przygnieciony” pustej strukturze nie szkodzą.
amb-61 = Zasięgi dowodzenia HQ kompanii i batalionu są w calach. Dla HQ batalionu dodawaj i odejmuj przed mnożeniem przez 5.
amb-62 = LKM bez innej broni, pistolety i KM na trójnogu nie mają zasięgu strzału PPanc. Wybierz „Inna” i wpisz zasięg.
amb-63 = Luki między przedziałami, np. od 2″ do 3″, zamyka zaokrąglanie w górę. 0″ należy do pierwszego przedziału.
amb-64 = Artyleria nie ma krytyka na naturalne 1: w rzucie na trafienie to zwykły sukces, na kości ROF zwykły pocisk.
amb-65 = Przy niewypale, zacięciu i wybuchu pocisk nie pada, więc nikt nie jest automatycznie Przyparty.
amb-66 = Tabela terenu nie ma kolumny dla dział. Dla działa bierze się kolumny pojazdów; obsługa pod ogniem piechoty liczy się jako piechota.
amb-67 = „Stracono min. połowę podstawek”: połowa lub więcej z tych, które oddział miał na początku ataku. Zaznaczasz to samodzielnie.
amb-68 = Ogień z Oczekiwania sam nikogo nie łamie: strata wymaga od razu testu morale szarżujących, a Złamani lub Rozbici wracają. Najpierw zdejmij zniszczone podstawki.
amb-69 = Każda kość ROF z wynikiem innym niż 20 to jeden pocisk, rozstrzygany raz przeciw każdemu modelowi pod wzornikiem w tym samym miejscu. Zasada domowa: raz na cały ostrzał.
amb-70 = Dodatkowe PIP płacisz, deklarując rozjechanie lub taran; po niezdanym teście Wyszkolenia nie wracają. Licznik możesz poprawić.
amb-71 = Naturalne 20 w teście unieruchomienia i naturalne 1 załogi: przeważa „na stałe”. Naturalne 1 sprawia tylko, że załoga zostaje.
amb-72 = −5 do morale za Przyparcie zależy od stanu całego oddziału. Gdy Przyparte są tylko niektóre podstawki, decydujesz ty.
amb-73 = Pojazd unieruchomiony po ruchu lub unikach: w rzucie na trafienie nie liczą się już ani ruch, ani uniki. „Pojazd się ruszył” przy szturmie zostaje, tak jak OM jego strzału.
amb-74 = Test morale z powodu własnego Złamanego lub Rozbitego oddziału w pobliżu: po jednym na koniec własnej aktywacji i każdej aktywacji dowolnej strony, w której tamten spadł do tego poziomu.
amb-75 = Kilku obrońców w Oczekiwaniu: każdy wybiera sam. Najpierw padają strzały z 2″, potem inni się cofają i mierzy się zasięg. Szarżujący zatrzymany ogniem staje 1″ od dawnego miejsca celu.
amb-76 = Oczekiwanie kończy się po użyciu, także po niezdanym teście Wyszkolenia, a najpóźniej na początku następnej własnej aktywacji. Przyparcie ani Przygniecenie go nie kończy.
amb-77 = Wygrzebywanie: jedna próba w aktywacji, zamiast ruchu. Uwolniony pojazd zachowuje drugą akcję.
amb-78 = Kilka podstawek oddziału szturmujących jeden pojazd zużywa razem jedną akcję standardową. Uderzają po kolei i odchodzą. Z Oczekiwania pada jeden strzał, do podstawki wybranej przez obrońcę.
amb-79 = Gdy PIP zostało mniej, niż wynosi dodatkowy koszt, nie wolno wykonać tego rozjechania lub taranu; wszystko inne wolno. Aplikacja odmawia tylko tam, gdzie liczysz PIP.
amb-80 = Usunięcie zacięcia za obie akcje zajmuje całą aktywację: bez rzutu, bez ruchu, bez strzału z żadnej broni. Broń strzela od następnej aktywacji.

## Słowniczek

glo-01 = Wyszkolenie
    .also = W
    .meaning = Jak dobrze wyszkolony jest oddział: w większości testów trzeba wyrzucić tyle albo mniej.
glo-02 = klasa
    .also = K, klasa pojazdu
    .meaning = Wielkość i masa pojazdu albo budynku.
glo-03 = Siła Ognia
    .also = FP
    .meaning = Siła przeciw piechocie, zależna od zasięgu.
glo-04 = siła OV
    .also = OV, siła ataku
    .meaning = Siła przeciw pojazdom i strukturom.
glo-05 = pancerz DV
    .also = DV, pancerz
    .meaning = Opancerzenie jednej strony pojazdu.
glo-06 = siła uderzenia
    .also = siła
    .meaning = Wiersz Tabeli efektów trafień.
glo-07 = Tabela efektów trafień
    .also = efekty trafień
    .meaning = Tu odczytujesz efekt każdego strzału, szturmu i wybuchu.
glo-08 = Walka Bliska
    .also = WB, walka wręcz
    .meaning = Walka przy styku podstawek; także wartość podstawki w takiej walce.
glo-09 = podstawka
    .also = stand
    .meaning = Figurki piechoty na wspólnej podstawie.
glo-10 = stand bojowy
    .also = podstawka bojowa
    .meaning = Zwykła podstawka piechoty.
glo-11 = stand pomocniczy
    .also = podstawka pomocnicza
    .meaning = Podstawka, która nigdy nie szturmuje pojazdów.
glo-12 = broń wsparcia
    .meaning = Ciężka broń piechoty; nigdy nie szturmuje pojazdów.
glo-13 = akcja standardowa
    .meaning = Główna akcja aktywacji: cena szarży, szturmu albo Zbierania się.
glo-14 = ruch dodatkowy
    .meaning = Druga akcja aktywacji, obok standardowej.
glo-15 = Oczekiwanie
    .also = overwatch
    .meaning = Gotowość do reakcji na szarżę lub szturm.
glo-16 = aktywacja
    .meaning = Chwila, w której oddział wykonuje swoje akcje.
glo-17 = Przyparty
    .also = Przyparcie, przygwożdżony, przygwożdżenie
    .meaning = −5 do testów; stan lżejszy niż Przygnieciony.
glo-18 = Przygnieciony
    .also = Przygniecenie
    .meaning = Stan cięższy niż Przyparty: własna szarża staje przed celem, −10 w obronie.
glo-19 = Zmotywowany
    .also = motywacja
    .meaning = Najlepszy poziom morale: +1 do wszystkich testów.
glo-20 = Pewny
    .also = Pewnie, poziom standardowy
    .meaning = Zwykły poziom morale: bez modyfikatora.
glo-21 = Zdezorganizowany
    .also = Zdezorganizowanie
    .meaning = Poziom morale: −1 do wszystkich testów, bez ruchu w stronę widocznego wroga.
glo-22 = Złamany
    .also = Złamanie
    .meaning = Poziom morale: −3 do wszystkich testów, ruch dodatkowy musi być odwrotem.
glo-23 = Rozbity
    .also = Rozbicie
    .meaning = Najgorszy poziom morale: −5 do wszystkich testów, ucieka z bitwy.
glo-24 = test morale
    .meaning = Rzut K20: zdany, gdy wynik nie przekracza bazowego morale z modyfikatorami; może zmienić poziom morale.
glo-25 = test Zbierania się
    .also = zbieranie się, zebranie
    .meaning = Rzut K20, który może podnieść poziom morale oddziału.
glo-26 = uszkodzenie
    .also = uszkodzony
    .meaning = Skutek trafienia w pojazd lub podstawkę; uszkodzony strzelec ma −5 do trafienia.
glo-27 = model płonie
    .also = pożar
    .meaning = Najgorszy wynik przeciw pojazdowi: 2 uszkodzenia.
glo-28 = unieruchomienie
    .also = unieruchomiony, zakopany, ugrzęzł
    .meaning = Pojazd nie może się ruszyć.
glo-29 = wygrzebanie
    .also = wygrzebanie się
    .meaning = Uwolnienie unieruchomionego pojazdu.
glo-30 = rozjeżdżanie
    .also = rozjechanie
    .meaning = Przejechanie po pojeździe, dziale albo piechocie.
glo-31 = taranowanie
    .also = taran
    .meaning = Uderzenie pojazdem w pojazd.
glo-32 = unik
    .meaning = Ucieczka piechoty spod gąsienic: test Wyszkolenia.
glo-33 = kontratak
    .meaning = Uderzenie piechoty w pojazd, który ją rozjeżdża.
glo-34 = uniki
    .also = manewry unikowe
    .meaning = Kluczenie celu w ruchu: od −2 do −5 do trafienia.
glo-35 = szarża
    .meaning = Podwójny ruch i atak na piechotę, za akcję standardową.
glo-36 = Ukryty
    .also = Ukryć się
    .meaning = Za osłoną i niewidoczny dla wroga, dopóki nie zostanie wykryty.
glo-37 = kamuflaż
    .also = zamaskowany
    .meaning = Cel trudniej wykryć; −2 do trafienia, dodaje się do osłony.
glo-38 = lekka osłona
    .meaning = Miękka albo zasłania mniej niż 50%.
glo-39 = liniowa osłona
    .meaning = Twarda, zasłania ponad 50%.
glo-40 = ciężka osłona
    .meaning = Twarda, zasłania ponad 90%.
glo-41 = miękka, twarda
    .also = mk, tw
    .meaning = Dwa rodzaje osłony.
glo-42 = dym
    .also = zasłona dymna
    .meaning = Osłona, która okrywa cel albo leży na Linii Widzenia.
glo-43 = Linia Widzenia
    .also = LOS
    .meaning = Linia od strzelca do celu.
glo-44 = ogień bezpośredni
    .meaning = Ogień do celu, który strzelec widzi.
glo-45 = ogień pośredni
    .also = artyleria
    .meaning = Ogień artylerii na znacznik w Linii Widzenia obserwatora lub wzywającego oddziału.
glo-46 = trafienie krytyczne
    .also = krytyk
    .meaning = Naturalne 1 na trafienie w ogniu bezpośrednim: siła +10 albo +5.
glo-47 = pech
    .meaning = Naturalne 20 w ogniu bezpośrednim lub na kości ROF: niewypał, zacięcie albo wybuch.
glo-48 = niewypał
    .meaning = Strzału nie ma; broń może strzelać w następnej turze.
glo-49 = zacięcie
    .also = zacięta broń
    .meaning = Trzeba je usunąć, zanim broń znów wystrzeli.
glo-50 = wybuch
    .also = eksplozja
    .meaning = Pojazd dostaje 1 trafienie, broń przepada.
glo-51 = znoszenie
    .also = zniesienie
    .meaning = O ile wzornik schodzi z punktu celowania.
glo-52 = Wzornik Ostrzału
    .also = wzornik
    .meaning = Pokazuje obszar wybuchu.
glo-53 = I okrąg, II okrąg
    .also = okręgi
    .meaning = Zewnętrzne części wzornika.
glo-54 = obserwator
    .meaning = Oddział, który wzywa artylerię bez rzutu.
glo-55 = namiar
    .meaning = Dane celu, które dostaje bateria.
glo-56 = wstrzelany punkt
    .meaning = Cel, na który bateria wstrzelała się wcześniej.
glo-57 = bateria
    .meaning = Działa, które razem prowadzą jeden ostrzał.
glo-58 = ROF
    .also = szybkostrzelność
    .meaning = Iloma K20 rzuca bateria.
glo-59 = strzał PPanc
    .also = ppanc, strzał przeciwpancerny
    .meaning = Strzał z broni piechoty lub karabinu maszynowego do pojazdu albo działa.
glo-60 = zasięg dowodzenia
    .meaning = Jak daleko dowodzi podstawka albo HQ.
glo-61 = bez przeszkolenia, rekruci, regularni, weterani, elitarne
    .also = poziom wyszkolenia
    .meaning = Poziomy wyszkolenia.
glo-62 = zwiad
    .also = rozpoznanie
    .meaning = Zwiadowcy; mają własny zasięg dowodzenia.
glo-63 = HQ plutonu, HQ kompanii, HQ batalionu
    .also = sztab
    .meaning = Dowództwo każdego szczebla.
glo-64 = działo, obsługa działa
    .also = armata
    .meaning = Pod ogniem działo liczy się jak pojazd, obsługa jak piechota.
glo-65 = kołowy, półgąsienicowy, gąsienicowy
    .also = układ jezdny, napęd, trakcja
    .meaning = Na czym jeździ pojazd.
glo-66 = opancerzony, nieopancerzony, otwarty
    .also = odkryty
    .meaning = Czy i jak pojazd jest opancerzony; otwarty ma górny pancerz DV 0.
glo-67 = biegnie
    .also = bieg
    .meaning = Piechota w biegu jako cel: łatwiej ją zranić.
glo-68 = ładunek
    .also = ładunek wybuchowy
    .meaning = Użyty w szturmie lub kontrataku dodaje swoje OV do siły uderzenia.
glo-69 = pasażer
    .also = desant
    .meaning = Piechota w pojeździe albo na nim.
glo-70 = test Wyszkolenia
    .meaning = Rzut K20: zdany, gdy wynik nie przekracza Wyszkolenia z modyfikatorami; 1 i 20 nic szczególnego nie znaczą.
glo-71 = rzut na trafienie
    .also = trafienie, celność
    .meaning = Rzut K20: udany, gdy wynik nie przekracza Wyszkolenia ze wszystkimi modyfikatorami.
glo-72 = modyfikator siły
    .meaning = Zmienia wiersz Tabeli efektów trafień.
glo-73 = modyfikator obrony
    .meaning = Ile karta celu dodaje do progu trafienia.
glo-74 = tabela wyposażenia
    .also = karta oddziału, karta jednostki
    .meaning = Stąd bierzesz wartości oddziału.
glo-75 = poziom morale
    .meaning = Jeden z pięciu: od Zmotywowanego do Rozbitego.
glo-76 = bez efektu
    .meaning = Trafienie nic nie dało.
glo-77 = górny pancerz
    .also = strop
    .meaning = Strona, w którą uderza szturm.
glo-78 = koła, gąsienice
    .also = podwozie, układ jezdny
    .meaning = Cel próby unieruchomienia; bez pancerza.
glo-79 = dowódca plutonu, dowódca kompanii, dowódca batalionu
    .also = DPl, Komp., DBat, oficer
    .meaning = Każdy może nakazać podległemu plutonowi Zbieranie się.
glo-80 = amunicja AP, amunicja HT, amunicja HE
    .also = amunicja przeciwpancerna, kumulacyjna, odłamkowa
    .meaning = Trzy rodzaje amunicji.
glo-81 = KM, LKM
    .also = karabin maszynowy, lekki karabin maszynowy
    .meaning = Broń piechoty i pojazdów bez krytyków.
glo-82 = KB, KBK, PM, AK
    .also = karabin, karabinek, pistolet maszynowy, karabin automatyczny
    .meaning = Broń piechoty bez krytyków.
glo-83 = las, zarośla, krzewy
    .meaning = Miękka osłona; las wymaga też testu unieruchomienia.
glo-84 = most kratownica, most kamienny
    .meaning = Pierwszy daje osłonę miękką, drugi twardą.
glo-85 = woda, brody
    .also = rzeka
    .meaning = Miękka osłona; stojący tam pojazd łatwiej trafić.
glo-86 = leje, rowy, okopy
    .meaning = Twarda osłona.
glo-87 = murki, stosy kamieni
    .also = mur
    .meaning = Twarda osłona.
glo-88 = ruiny
    .also = ruiny: drewno, cegła, kamień, beton
    .meaning = Twarda osłona; to, z czego są, liczy się przy wjeżdżaniu pojazdem.
glo-89 = zapora ppanc, nasyp kolejowy, wały ziemne
    .also = zapora przeciwpancerna
    .meaning = Twarda osłona.
glo-90 = budynek
    .also = klasa budynku, cel wewnątrz, cel na zewnątrz, dom
    .meaning = Twarda osłona; gdy budynek jest celem, jego klasę × 2 dodaje się do progu trafienia.
glo-91 = druty, umocnienia
    .also = drut kolczasty
    .meaning = Teren, który może unieruchomić pojazd.
glo-92 = piasek, śnieg, błoto, miękki teren
    .meaning = Teren, który może unieruchomić pojazd.
glo-93 = strome wzniesienie, stromy spadek
    .also = stok, zbocze
    .meaning = Teren, który może unieruchomić pojazd.
glo-94 = ruch do tyłu, ciągnie artylerię
    .also = cofanie, holowanie
    .meaning = Jedno i drugie utrudnia test unieruchomienia.
glo-95 = wezwanie artylerii
    .also = wezwanie ognia
    .meaning = Prośba o ogień baterii.
