### 10. Brygada: zasady, tabele, przykłady, rozstrzygnięcia i słownik do przeglądania.
### Arkusz zna tylko centymetry, więc odległości są zapisane tak, jak tam stoją.

## Sections

section-kit = Co jest potrzebne
section-arm = Tworzenie armii
section-crd = Karty piechoty
section-vec = Karty pojazdów
section-seq = Tura i aktywacja
section-mod = Modyfikatory
section-mov = Ruch
section-rng = Zasięg i linia widzenia
section-shi = Strzelanie do piechoty
section-cmb = Ogień łączony i dzielony
section-sha = Strzelanie do pojazdów opancerzonych
section-shl = Strzelanie do pojazdów lekkich
section-mrk = Znaczniki gotowości, strzały w ruchu przeciwnika
section-asl = Szturm
section-reg = Przegrupowanie
section-inf = Więcej o piechocie
section-veh = Więcej o pojazdach
section-gun = Armaty i ich ciągnięcie
section-trn = Desant
section-are = Broń obszarowa
section-mis = Misje
section-wex = Przykłady

## Rules: what you need

kit-01 = Modele i figurki są w skali 1:72, dowolnego producenta. Wydawca poleca własne modele, bo dołącza do nich karty jednostek.
kit-02 = Gra się tylko kośćmi K6. Wystarczy jedna, ale z kilkoma idzie szybciej.
kit-03 = Figurki piechoty stoją na podstawkach 3 × 6 cm albo innych, jeśli obaj gracze się zgodzą. Wystarczy tektura.
kit-04 = Jedna podstawka to mała sekcja, na przykład karabinu maszynowego albo przeciwpancerna. Kilka podstawek obok siebie to pełna drużyna.
kit-05 = Gra się na stole albo na podłodze. Teren to makiety albo to, co jest pod ręką: książki jako przeszkody, pudełka przykryte materiałem jako wzgórza.
kit-06 = Potrzebne są też: miarka albo linijka, po monecie na każdy znacznik gotowości, znaczniki morale, a do broni obszarowej wzornik i bączek dołączone do jej modelu.
kit-07 = Nie ma planszy z polami ani żetonów: odległości się mierzy, a sytuację pokazują modele i teren.
kit-08 = Arkusz zachęca do własnych zmian w zasadach. Autorzy czekają na uwagi, a nowe zasady, misje i karty są na ich stronie www.jsc.pl/10_brygada.

## Rules: building an army

arm-01 = Na początku gracze tworzą armie na warunkach, które wspólnie ustalą.
arm-02 = Aby siły były równe, użyj punktów: każda jednostka ma koszt, a gracz kupuje jednostki za umówioną sumę. Arkusz nie podaje, jaka ma być.
arm-03 = Przed bitwą ustalcie, o co gracie: obrona i atak, bój spotkaniowy, ratowanie rannego oficera albo własny pomysł. Pięć misji jest gotowych: zobacz dział „Misje”.
arm-04 = O tym, kto zaczyna, może zdecydować rzut monetą. Więcej mówią misje.
arm-05 = W zasadach podstawowych są trzy rodzaje jednostek: piechota, pojazdy lekkie i pojazdy opancerzone. Armaty mają osobny dział.

## Rules: infantry cards

crd-01 = Każda jednostka ma własną kartę. Do każdego modelu wydawca dołącza kartę pojazdu, dwie karty piechoty i tabelę broni; więcej kart jest na stronie internetowej. Kartę wytnij, złóż na pół i sklej.
crd-02 = Na karcie piechoty są: przynależność państwowa; nazwa; numer taktyczny (dowolny, najlepiej ten sam co na podstawce); okres (lata); podstawowe uzbrojenie; prędkość w cm na ruch; jakość, która może zależeć od roku; liczba podstawek; koszt; siła szturmu przeciw piechocie i przeciw pojazdom; siła ognia na 10, 20, 30 i 40 cm.
crd-03 = Koszt, obie siły szturmu i siła ognia nie są wydrukowane. Dodaj kupione ulepszenia do wartości podstawowych i wpisz wyniki.
crd-04 = Tabela broni zawiera wszystko, co drużyna może kupić. Kup tyle różnych ulepszeń, ile chcesz, ale każde najwyżej raz.
crd-05 = Jedne ulepszenia dotyczą każdej podstawki drużyny, inne zamieniają jedną podstawkę na podstawkę z bronią specjalną, na przykład z karabinem maszynowym albo bronią przeciwpancerną. Arkusz nie podaje, do których należą jego własne ulepszenia. Rozstrzygnięcie: dotyczą każdej podstawki, jak w przykładzie szturmu, w którym obie podstawki walczą z wyższą wartością.
crd-06 = Siła ognia i siła szturmu to wartości jednej podstawki. Kolejne podstawki nie zmieniają liczb na karcie; liczą się w ogniu łączonym i w szturmie.
crd-07 = Jakość odczytaj dla roku bitwy. Jednostki używa się w latach jej okresu; co się dzieje poza nimi, arkusz nie mówi.
crd-08 = Większość armii ma też małe sekcje piechoty z jedną podstawką. Karta zawsze podaje, ile podstawek liczy pełna drużyna.

## Rules: vehicle cards

vec-01 = Karta pojazdu ma dwie strony: z przodu jest ruch, z tyłu strzelanie.
vec-02 = Z przodu karty pojazdu są: przynależność państwowa; nazwa; numer taktyczny; typ; okres; uzbrojenie wieży; uzbrojenie kadłuba; prędkość w cm na ruch; koszt; zasady specjalne; desant (ile podstawek piechoty może jechać); jakość załogi.
vec-03 = Z tyłu karty pojazdu są dane każdej broni. Przeciw pojazdom: zasięg maksymalny z zasięgiem skutecznym w nawiasie, modyfikator trafienia i wartość przebicia dla każdej sumy 2K6 od 2 do 12. Przeciw piechocie: siła ognia według odległości. Dalej siła szturmu, pancerz każdej strony kadłuba i wieży oraz zasady specjalne.
vec-04 = Zasięg zapisuje się tak: 100 (20). Dalej niż na 100 cm strzelać nie można, a do 20 cm jest zasięg skuteczny, czyli +2 do trafienia i +2 do wartości przebicia.
vec-05 = Z karty wynika, czy pojazd może ciągnąć armaty, a jeśli tak, to czy tylko lekkie, czy także ciężkie.

## Rules: turn and activation

seq-01 = Gdy armie, stół i karty są gotowe, rozstawcie jednostki tak, jak każe misja.
seq-02 = Na początku gry ułóż karty swoich jednostek wzdłuż krawędzi stołu: czytelnie, pod ręką i poza polem bitwy.
seq-03 = Tura ma dwie fazy: 1 Akcje, 2 Przegrupowanie.
seq-04 = Jednostki działają po kolei; osobnej fazy ruchu i osobnej fazy strzelania nie ma. Wybierz swoją jednostkę, której karta nie jest odwrócona, wykonaj wszystkie jej akcje, po czym odwróć kartę do góry nogami. Powtarzaj, aż odwrócone będą wszystkie twoje karty.
seq-05 = Każda jednostka ma w swojej turze dwie akcje; mniej, gdy jakieś straciła albo ma znaczniki morale.
seq-06 = Jakie akcje może wykonać jednostka, podaje tabela „Akcje”.
seq-07 = Obie akcje zapowiedz na początku aktywacji. Z drugiej można zrezygnować, dopóki nie została wykonana, ale nie można jej zmienić na inną.
seq-08 = Większość pojazdów i drużyn może strzelać tylko raz na rundę. Strzał ze znacznikiem gotowości to właśnie ten jeden strzał.
seq-09 = Tura to Akcje i Przegrupowanie jednego gracza. Runda to po jednej turze każdego gracza; misje liczą rundy.
seq-10 = W aktywacji wolno: jeden ruch; jeden strzał; jeden znacznik gotowości; dwa ruchy (ruch szybki); ruch i strzał w dowolnej kolejności, wtedy z −1 do strzału; ruch i znacznik w dowolnej kolejności (znacznik przed ruchem to rozstrzygnięcie); przyczepienie albo odczepienie, samo lub z jednym ruchem, strzałem lub znacznikiem. Nie wolno: dwóch strzałów, strzału i znacznika, trzeciej akcji.

## Rules: modifiers

mod-01 = Modyfikator dodaje się do rzutu albo od niego odejmuje; jego wartość podano tam, gdzie jest opisany.
mod-02 = Modyfikator strzału zmienia każdą kość tego strzału. Gdy do jednego celu oddaje się kilka strzałów, wszystkie modyfikuje się tak samo.
mod-03 = Wszystkie obowiązujące modyfikatory się sumują. Arkusz nie podaje żadnych granic, a wyrzucone 1 i 6 nie znaczą nic szczególnego.
mod-04 = „Każda kość” dotyczy pojedynczych K6 rzucanych przeciw piechocie. W rzucie 2K6 na trafienie modyfikator liczy się raz, do sumy: w przykładzie 9 z −2 to 7.

## Rules: movement

mov-01 = Prędkość to odległość w cm, jaką jednostka przebywa w jednej akcji ruchu. Druga akcja też może być ruchem.
mov-02 = Obrót pojazdu w miejscu nie jest ruchem: nic nie kosztuje i nie liczy się jako ruch przy strzale.
mov-03 = Na oczach wrogiej jednostki ze znacznikiem gotowości przesuwaj model tak, jak jechałby prawdziwy pojazd: wokół przeszkód, ze skrętami i na tyle powoli, by przeciwnik mógł ci przerwać.
mov-04 = Gdy pojazd albo piechota dotknie wrogiego pojazdu albo wrogiej piechoty, natychmiast zaczyna się szturm.
mov-05 = Piechota może przechodzić przez własne drużyny i pojazdy. Czy pojazdy mogą przejeżdżać przez własne jednostki, arkusz nie mówi.
mov-06 = Unieruchomione pojazdy nie mogą się ruszać. Kosztów ruchu w terenie arkusz nie podaje.

## Rules: range and line of sight

rng-01 = Strzał zacznij od zmierzenia odległości od strzelającej broni do wroga.
rng-02 = Piechota strzela tak daleko, jak sięga jej siła ognia: kreska albo odległość za ostatnią kolumną oznacza, że strzału nie ma.
rng-03 = Nagłówki 10, 20, 30, 40 i 50 to dalsze końce kolumn: dokładnie 10 cm to kolumna 10, powyżej 10 do 20 cm to kolumna 20 i tak dalej. 50+ to więcej niż 50 cm.
rng-04 = Broń przeciwpancerna ma zasięg maksymalny i, w nawiasie, skuteczny. Cel dokładnie na granicy zasięgu jest jeszcze w zasięgu.
rng-05 = Do strzału potrzebna jest linia widzenia: dla pojazdu prowadzi się ją od broni, dla piechoty od środka podstawki.
rng-06 = Jeśli strzelający widzi ponad połowę pojazdu lub podstawki albo ponad połowę podstawek drużyny, cel jest odkryty: bez modyfikatora. Jeśli zasłonięta jest połowa lub więcej, cel jest ukryty: −1 do każdej kości. Jeśli nie widać nic, strzału nie ma.
rng-07 = Podstawki jednej drużyny nie zasłaniają sobie widoku.
rng-08 = Broń w kadłubie albo zamocowana na stałe ma pole widzenia 45°. Dla broni w wieży arkusz nie podaje ograniczeń.

## Rules: shooting at infantry

shi-01 = Strzelając do piechoty, rzuć tyloma K6, ile wynosi siła ognia w zmierzonej odległości.
shi-02 = Kość, która po modyfikatorach osiąga jakość celu, to sukces. Jakość jest na karcie celu.
shi-03 = Przed modyfikatorami kość musi pokazać co najmniej jakość celu pomniejszoną o sumę modyfikatorów. Jeśli to więcej niż 6, sukces jest niemożliwy.
shi-04 = Strzał do piechoty: modyfikatory są w tabeli „Modyfikatory strzału do piechoty, do każdej kości”.
shi-05 = Strzał do piechoty: policz sukcesy i odczytaj efekt w tabeli „Efekt ostrzału piechoty”.
shi-06 = Efekty ostrzału piechoty się sumują: każdy wiersz obejmuje też efekty mniejszej liczby sukcesów. Trzy sukcesy: jedna podstawka stracona, a reszta drużyny dostaje K6 + 1 znaczników morale.
shi-07 = Drużyna jest jednym celem, bez względu na liczbę podstawek.
shi-08 = Gdy ginie jedna z kilku podstawek, właściciel drużyny wybiera, która.
shi-09 = Każdy znacznik morale zabiera drużynie jedną akcję w jej turze: z 1 znacznikiem zostaje jedna akcja, z 2 i więcej żadna. Znaczniki nie zmieniają kości ani jakości.
shi-10 = Broń strzelecka i karabiny maszynowe pojazdów to broń przeciwpiechotna: razi piechotę i pojazdy lekkie. Na pojazdy opancerzone trzeba broni przeciwpancernej albo szturmu. Armata strzela także do piechoty, jeśli ma na karcie siłę ognia, jak armata 45 mm w T-26.

## Rules: combined and split fire

cmb-01 = Pojazd strzelający do piechoty może podzielić broń między cele albo skupić ją na jednym.
cmb-02 = Łączony strzał kilku broni przeciwpiechotnych, które widzą cel: weź najwyższą siłę ognia spośród nich, +1 kość za każdą następną broń strzelającą do tego celu. Zastępuje on osobne strzały.
cmb-03 = Drużyna z kilkoma podstawkami może strzelać podstawka po podstawce, do jednego celu lub do różnych, albo połączyć ogień: siła ognia najsilniejszej podstawki, +1 kość za każdą następną podstawkę strzelającą do tego samego celu.
cmb-04 = Broń sprzężona może strzelać tylko do celu tej broni, z którą jest sprzężona.
cmb-05 = Osobne strzały do piechoty odczytuje się w tabeli po kolei; ich sukcesów się nie dodaje. Strzał łączony to jeden rzut odczytany raz.

## Rules: shooting at armoured vehicles

sha-01 = Ogień przeciwpancerny to najwyżej trzy rzuty 2K6: na trafienie, na przebicie, na efekt.
sha-02 = Ogień przeciwpancerny, trafienie: rzuć 2K6, dodaj modyfikatory i odczytaj sumę w tabeli trafień.
sha-03 = Dublet w rzucie na trafienie, czyli dwie jednakowe kości przed modyfikatorami, trafia w wieżę bez względu na sumę, nawet poniżej 7. Każde inne trafienie to trafienie w kadłub.
sha-04 = Jeśli widać tylko wieżę celu, trafiają tylko dublety.
sha-05 = Suma 12 lub więcej w rzucie na trafienie, po modyfikatorach (rozstrzygnięcie), to trafienie krytyczne: +2 do rzutu na przebicie.
sha-06 = Przebicie: rzuć 2K6 i odczytaj wartość w tabeli strzelającej broni.
sha-07 = W zasięgu skutecznym wartość przebicia jest o 2 większa.
sha-08 = Porównaj wartość przebicia z pancerzem trafionej części, kadłuba albo wieży, od strony, z której padł strzał: przód, bok albo tył. Większa niż pancerz: pancerz jest przebity. Równa albo mniejsza: bez efektu i bez dalszych rzutów.
sha-09 = Trafiona strona pojazdu to przód, bok albo tył, jak na rysunku arkusza. Kąty się nie zachowały. Rozstrzygnięcie: cztery sektory po 90°.
sha-10 = Po przebiciu rzuć 2K6 i odczytaj wynik w tabeli „Efekt przebicia”.
sha-11 = Uszkodzony: po trafieniu w kadłub pojazd jest unieruchomiony, po trafieniu w wieżę ma zniszczoną broń główną.
sha-12 = Niektóre pojazdy nie mają wieży albo mają broń główną w kadłubie. Gdy taki pojazd jest uszkodzony, rzuć K6: na 1–3 uszkodzony jest układ jezdny (pojazd jest unieruchomiony), na 4–6 broń.
sha-13 = Pod tabelą efektów arkusz dodaje, że trafienie krytyczne może zmieniać rzut na efekt (o ile, nie podaje), a na karcie armaty lub innej broni przeciwpancernej może być plus albo minus do tego rzutu. Taką liczbę wpisz jako modyfikator z karty; bez niej jest 0.

## Rules: shooting at light vehicles

shl-01 = Do pojazdów lekkich można strzelać z broni przeciwpancernej i przeciwpiechotnej.
shl-02 = Broń przeciwpiechotna przeciw pojazdowi lekkiemu: rzuć jak przeciw piechocie, z tymi samymi modyfikatorami, na jakość pojazdu. Liczy się tylko wynik, który zabiłby podstawkę: 3 sukcesy lub więcej niszczą pojazd, mniej nie robi nic.
shl-03 = Broń przeciwpancerna przeciw pojazdowi lekkiemu: rzuć na trafienie, potem na przebicie. Każda wartość przebicia większa od 0 niszczy pojazd; rzutu na efekt nie ma.
shl-04 = Jeśli zasady nie mówią inaczej, pojazdy lekkie podlegają zasadom pojazdów opancerzonych. Po prostu łatwiej je zniszczyć.

## Rules: readiness markers

mrk-01 = Jednostka może wykonać jeden ruch ze zwykłą prędkością, a potem dostać znacznik gotowości (monetę). Położenie znacznika to akcja, która wyklucza strzelanie w tej aktywacji.
mrk-02 = Gdy w turze przeciwnika wróg wejdzie w pole widzenia jednostki ze znacznikiem gotowości, jej właściciel może zdjąć znacznik i strzelić do tego wroga.
mrk-03 = Strzał w ruchu przeciwnika rozstrzyga się zwykłymi zasadami, z −1.
mrk-04 = O chwili strzału w ruchu przeciwnika decyduje właściciel jednostki ze znacznikiem; ruch wroga zatrzymuje się w tym miejscu na czas strzału.
mrk-05 = Przesuwaj modele tak, żeby druga strona zdążyła zareagować. Cofania nie ma: strzela się do modelu tam, gdzie stoi w chwili zgłoszenia reakcji.
mrk-06 = Niewykorzystane znaczniki gotowości nie przechodzą na później: swoje zdejmij na początku własnej tury.
mrk-07 = Większość pojazdów i drużyn ma jeden strzał na rundę, a strzał w ruchu przeciwnika go zużywa.
mrk-08 = W Ataku frontalnym obrońca może zacząć ze znacznikami gotowości na wszystkich jednostkach.

## Rules: assault

asl-01 = Dwie wrogie jednostki, które w ruchu zetknęły się ze sobą, walczą w szturmie tym, co mają pod ręką: granatami, pistoletami, bagnetami, nożami.
asl-02 = Czy jednostka może szturmować daną jednostkę wroga, mówi tabela „Kto kogo może szturmować”.
asl-03 = Każda jednostka ma siłę szturmu, używaną w ataku i w obronie. Pojazd ma jedną, przeciw piechocie. Piechota ma dwie, przeciw piechocie i przeciw pojazdom; liczy się ta, która pasuje do wroga, niezależnie od tego, kto kogo szturmuje.
asl-04 = Inaczej niż strzelanie, szturm grozi obu stronom. Obie jednostki mogą zginąć naraz: uznaje się wtedy, że ocaleli się rozproszyli, i zdejmuje się obie.
asl-05 = Po szturmie aktywacja jednostki się kończy, nawet jeśli została akcja.
asl-06 = Szturm na piechotę: rzuć jak przy strzelaniu do niej, z siłą szturmu zamiast siły ognia i z tą samą tabelą efektów, ale bez modyfikatorów, poza zasadami specjalnymi walki wręcz.
asl-07 = Szturm na piechotę, liczba kości: siła szturmu × własne podstawki, które doszły do kontaktu. Dwie podstawki po 4 rzucają 8 kośćmi.
asl-08 = Szturmowana piechota rzuca w tej samej chwili, jakby to ona atakowała; oba wyniki stosuje się razem.
asl-09 = Jeśli obie jednostki przetrwały szturm, walka trwa w następnych rundach, aż któraś strona ustąpi.
asl-10 = Znaczniki morale otrzymane w szturmie nie wpływają na jego przebieg; liczą się tylko dla drużyny, która przetrwała i zniszczyła przeciwnika. Przykład pokazuje co innego: zobacz rozstrzygnięcie „Znaczniki morale ze szturmu”.
asl-11 = Piechota na pojazd opancerzony: K6 + jej siła szturmu przeciw pojazdom (na niektórych kartach ujemna) − siła szturmu pojazdu. Jeśli wynik jest większy niż pancerz pojazdu w najsłabszym miejscu, rzuć na efekt jak po przebiciu. Jeden rzut na drużynę.
asl-12 = Szturmowany pojazd opancerzony nie rzuca przeciw szturmującej piechocie: nie ma inicjatywy.
asl-13 = Walka z pojazdem nikogo nie wiąże: w swojej aktywacji każda ze stron, jeśli może się ruszać, może odejść. Piechota, która tak zrobi, może pozostałym ruchem znów pójść do szturmu na ten sam pojazd: jeden ruch to odejście, drugi powrót do kontaktu.
asl-14 = Szturmowany pojazd lekki jest niszczony automatycznie.
asl-15 = W szturmie, i tylko w nim, pojazd opancerzony z pancerzem 0 z którejś strony liczy się jako lekki.
asl-16 = Pojazd szturmujący piechotę rzuca tyloma kośćmi, ile wynosi jego siła szturmu, na jakość piechoty, bez modyfikatorów. W tej samej chwili piechota odpowiada tak, jakby szturmowała ten pojazd.

## Rules: regrouping

reg-01 = Przegrupowanie: odwróć z powrotem wszystkie karty swoich jednostek, jakby jednostki jeszcze nie działały.
reg-02 = W przegrupowaniu, gdy karty są już odwrócone z powrotem, obróć o 90° w lewo te, których jednostki przez wroga straciły akcję albo turę: jednostka odzyskuje jedną akcję.
reg-03 = Jednostka, która straciła jedną akcję, po przegrupowaniu ma w następnej turze obie, a ta, która straciła całą turę, ma jedną.
reg-04 = Na koniec przegrupowania piechota może próbować pozbyć się znaczników morale: rzuć tyloma K6, ile wynosi jakość drużyny; każde 4+ zdejmuje jeden. Przy odrobinie szczęścia zejdą wszystkie, chyba że jest ich więcej niż kości.

## Rules: more on infantry

inf-01 = Gdy strzela się do drużyny, jest ona jednym celem. Gdy sama strzela, może dzielić ogień podstawka po podstawce, każda do innego celu.
inf-02 = Stracone podstawki drużyny wybiera jej właściciel. Podstawki jednej drużyny nigdy się nie zasłaniają.
inf-03 = Ogień łączony: siła ognia najsilniejszej podstawki, +1 kość za każdą następną strzelającą do tego samego celu. Albo wszystkie strzelają do tego celu po kolei, każda osobno.

## Rules: more on vehicles

veh-01 = Broń jest w kadłubie albo w wieży. W działach szturmowych i innych pojazdach bezwieżowych górna część kadłuba liczy się jako wieża.
veh-02 = Każda broń może mieć inny cel, oprócz broni sprzężonej.
veh-03 = Broń w kadłubie i inna zamocowana na stałe ma pole widzenia 45°.
veh-04 = Przeciw piechocie czołg może skupić ogień: siła ognia najsilniejszej broni, +1 kość za każdą następną.
veh-05 = Pojazd jest albo opancerzony, albo lekki.

## Rules: guns and towing

gun-01 = Armatę ostrzelaną od strony osłoniętej tarczą traktuje się jak pojazd opancerzony. Z każdej innej strony strzela się do jej obsługi, która jest za lekką zasłoną.
gun-02 = Armaty są lekkie albo ciężkie. Karta pojazdu mówi, czy może on ciągnąć ciężkie, czy tylko lekkie. Pojazd, który może ciągnąć armatę, wiezie też jej obsługę.
gun-03 = Przyczepienie albo odczepienie armaty to jedna akcja.
gun-04 = Dopóki armata jest przyczepiona, każdy ruch i każda inna akcja ciągnika jest też akcją armaty. Armata odczepiona po ruchu ciągnika nie ma już akcji: 1 zużyła na ruch, 1 na odczepienie.
gun-05 = Przyczepienie albo odczepienie armaty jest też jedną z dwóch akcji ciągnika.
gun-06 = Skutki ostrzału ciągnika przechodzą na ciągniętą armatę, jak na desant. Ostrzał armaty nie działa na ciągnik.

## Rules: riders

trn-01 = Niektóre pojazdy mogą wieźć desant. Ile podstawek piechoty, podaje karta; T-26 wiezie jedną. Więcej wieźć nie wolno.
trn-02 = Gdy ostrzelany jest pojazd z desantem, efekt dotyczy też desantu, chyba że to transporter opancerzony. Jeśli pojazd zostanie zniszczony, giną wszystkie podstawki na nim.
trn-03 = Strzelanie do desantu nie ma wpływu na pojazd.
trn-04 = Desant, do którego strzelano, może od razu zejść, bez względu na skutek strzału: jego podstawki stają w kontakcie z pojazdem, po dowolnej stronie.
trn-05 = Zasada specjalna „transporter opancerzony”: efekty działające na pojazd nie przechodzą na desant, poza zniszczeniem.

## Rules: area weapons

are-01 = Broń, której pocisk może naraz uszkodzić kilka pojazdów albo razić kilka drużyn, to broń obszarowa.
are-02 = Broń obszarowa: wybierz punkt celowania. Nie musi nim być jednostka: punkt może leżeć między jednostkami.
are-03 = Wzornik broni obszarowej połóż w punkcie celowania. Nie może dotykać własnej jednostki ani żadnej jednostki w walce wręcz.
are-04 = Zakręć bączkiem. Celownik: prosto w cel. Strzałka: przesuń wzornik w stronę, którą wskazuje, o tyle, ile karta strzelającego podaje przy „To hit”.
are-05 = Wszystkie wrogie jednostki pod wzornikiem są trafione naraz; pojazd od strony zwróconej do strzelającego.
are-06 = Zniesiony pocisk broni obszarowej może spaść na własne jednostki albo na jednostki w walce wręcz.
are-07 = Jeśli broń obszarowa trafi jedną z walczących wręcz jednostek, trafiony jest też jej przeciwnik, nawet poza wzornikiem.

## Rules: missions

mis-01 = Pięć misji podstawowych to propozycje: gdy znacie już zasady, zmieniajcie je, jak chcecie. Podane wielkości obowiązują, chyba że umówicie się inaczej.
mis-02 = Misje 1, 3, 4 i 5: strefy rozstawienia leżą wzdłuż dwóch przeciwległych krawędzi stołu. Ich głębokość ustalcie przed bitwą według wielkości stołu i okresu: im późniejszy okres, tym szerszy odstęp między siłami.
mis-03 = Misje 1, 3, 4 i 5: w pierwszej rundzie, w turach obu graczy, wszystkie pojazdy strzelają z −1 za ruch, czy się ruszyły, czy nie.
mis-04 = Misje 1, 4 i 5: moneta albo kość wyznacza pierwszego gracza. Wybiera on stronę stołu i rozstawia się pierwszy, potem rozstawia się drugi gracz; pierwszą turę też ma pierwszy gracz.
mis-05 = Bój spotkaniowy: dostajesz pełny koszt za każdą zniszczoną jednostkę wroga i połowę kosztu za każdy jego uszkodzony pojazd oraz każdą jego drużynę, której na końcu została najwyżej połowa podstawek. Wygrywa ten, kto ma większą sumę.
mis-06 = Atak frontalny: atakujący ma około 150% umówionych punktów i wygrywa, jeśli w ciągu 8 rund co najmniej jedna trzecia jego sił, liczona w jednostkach, a nie w punktach, zejdzie przez przeciwległą krawędź. Obrońca wygrywa, jeśli do tego nie dopuści.
mis-07 = Zdobycze wojny: kontrolujesz znacznik celu, jeśli twój sprawny pojazd albo twoja piechota jest nie dalej niż 10 cm od niego, a przeciwnik nie ma przy nim żadnej jednostki. Wygrywa ten, kto na końcu kontroluje więcej znaczników.
mis-08 = Zdobycze wojny: ustalcie liczbę znaczników celu (wystarczy jeden) i kładźcie je na przemian, każdy co najmniej 30 cm od innych i od krawędzi stołu.
mis-09 = Rozpoznanie walką: na końcu każdy gracz sumuje punkty własnych jednostek w strefie rozstawienia wroga. Wygrywa ten, kto ma większą sumę.
mis-10 = Punkt strategiczny: na środku stołu stoi duży budynek, most albo wzgórze. Kontrolujesz ten punkt, jeśli jest w nim twoja jednostka, a nie ma żadnej jednostki przeciwnika.
mis-11 = O remisach i o warunkach zwycięstwa, których nikt nie spełnił, arkusz nie mówi nic.
mis-12 = Atak frontalny: pierwszy rozstawia się obrońca, w swojej strefie. Pierwszą turę ma atakujący; jego jednostki wchodzą pierwszym ruchem z własnej krawędzi.
mis-13 = W Ataku frontalnym nie ma −1 do strzałów pojazdów w pierwszej rundzie.
mis-14 = Atak frontalny: po rozstawieniu, przed bitwą, obrońca może położyć znaczniki gotowości na wszystkich jednostkach, by strzelać do atakujących, którzy pojawią się w pierwszej rundzie.
mis-s1 = Bój spotkaniowy. Obie strony wpadają na siebie, tak samo zaskoczone. Ustalcie głębokość stref. Moneta albo kość wyznacza pierwszego gracza, który wybiera stronę stołu i się rozstawia; drugi gracz rozstawia się naprzeciwko; zaczyna pierwszy gracz. W pierwszej rundzie pojazdy strzelają z −1. Znaczników celu nie ma. Po 6 rundach wygrywa ten, kto zdobył więcej punktów za zniszczonego wroga; uszkodzone pojazdy i drużyny z najwyżej połową podstawek liczą się za połowę kosztu.
mis-s2 = Atak frontalny. Jeden gracz atakuje, mając około 150% umówionych punktów, drugi się broni. Obrońca rozstawia się w strefie wzdłuż jednej krawędzi i może położyć znaczniki gotowości na wszystkich jednostkach. Zaczyna atakujący i wchodzi z przeciwległej krawędzi. W pierwszej rundzie nie ma −1. Po 8 rundach atakujący wygrywa, jeśli co najmniej jedna trzecia jego jednostek zeszła przez krawędź obrońcy; inaczej wygrywa obrońca.
mis-s3 = Zdobycze wojny. Walka o najważniejsze miejsca. Ustalcie liczbę znaczników celu, 1 lub więcej, i kładźcie je na przemian, co najmniej 30 cm od siebie i od krawędzi. Pierwszego gracza wyznacza los; strefy o umówionej głębokości leżą wzdłuż przeciwległych krawędzi. W pierwszej rundzie pojazdy strzelają z −1. Po 6 rundach wygrywa ten, kto kontroluje więcej znaczników celu.
mis-s4 = Rozpoznanie walką. Obie strony badają siłę wroga. Strefy, rozstawienie i pierwsza tura są takie jak w Boju spotkaniowym. W pierwszej rundzie pojazdy strzelają z −1. Po 8 rundach wygrywa ten, czyje jednostki w strefie rozstawienia wroga są warte więcej punktów.
mis-s5 = Punkt strategiczny. Obie strony chcą zająć ten sam kawałek terenu. Na środku stołu postawcie duży budynek, most albo wzgórze; reszta jak w Boju spotkaniowym. W pierwszej rundzie pojazdy strzelają z −1. Po 6 rundach wygrywa ten, kto kontroluje punkt strategiczny.

## Worked examples

wex-01 = Karta: drużyna strzelecka 8, rkm DP 4, butelki zapalające 3, razem 15 punktów. Siła szturmu 4 przeciw piechocie i 6 przeciw pojazdom, siła ognia 4, 3, 2, 1, dwie podstawki, numer 01.
wex-02 = Ogień: drużyna z pierwszego przykładu strzela z 8 cm do niemieckiej drużyny strzeleckiej numer 12 (jakość 3, dwie podstawki), więc siła ognia to 4. Widać tylko jedną z niemieckich podstawek: cel ukryty, −1, na każdej kości potrzeba 4+. Kości 2, 4, 4, 5 to trzy sukcesy. Jedna podstawka schodzi, druga dostaje K6 + 1 znaczników; K6 pokazuje 3, więc razem 4.
wex-03 = Ogień przeciwpancerny: T-26 strzela do PzKpfw I z mniej niż 20 cm (+2), po ruchu (−1), do celu w połowie ukrytego za budynkiem (−1), z −2 ze swojej karty: razem −2. Na 2K6 wypada 9, po modyfikatorach 7: trafiony. Nie dublet, więc kadłub, z boku. Na przebicie wypada 5: wartość 3, +2 w zasięgu skutecznym to 5, więcej niż pancerz boku (arkusz go nie podaje). Przebity: teraz rzut na efekt.
wex-04 = Szturm: drużyna z pierwszego przykładu, dwie podstawki, szturmuje niemiecką drużynę, której została jedna. Radziecka drużyna: 2 × 4 = 8 kości, potrzeba 3+, tylko dwa sukcesy: Niemcy dostają K6 + 1 znaczników, co najmniej 2, i tracą następną turę. Niemcy: 1 × 4 = 4 kości, trzy sukcesy: radziecka drużyna traci podstawkę, a przez znaczniki także następną turę. W następnej rundzie walczą dalej, każda z jedną podstawką.
wex-05 = Szturm na pancerz: niemiecka drużyna (3 przeciw pojazdom) szturmuje T-26. Na K6 wypada 4, + 3 = 7, − 3 siły szturmu T-26 = 4. To więcej niż 2, jego najsłabszy pancerz: rzut na efekt.
wex-06 = Ciągnięcie: ciągnik wykonuje ruch, potem armata zostaje odczepiona. Ani ciągnik, ani armata nie mają już akcji: 1 ruch + 1 odczepienie.

## Tables

crd-t1 = Podstawowe drużyny
crd-t2 = Ulepszenia, każde najwyżej raz na drużynę
crd-t3 = Gotowe karty
crd-t4 = Cennik
vec-t1 = T-26, przód karty
vec-t2 = T-26: siła ognia przeciw piechocie
vec-t3 = T-26: przebijanie pancerza armatą 45 mm
vec-t4 = T-26, tył karty
seq-t1 = Akcje
shi-t1 = Modyfikatory strzału do piechoty, do każdej kości
shi-t2 = Efekt ostrzału piechoty
sha-t1 = Tabela trafień
sha-t2 = Modyfikatory trafienia
sha-t3 = Efekt przebicia
sha-t4 = Trzy różne +2
asl-t1 = Kto kogo może szturmować
reg-t1 = Karta jednostki trafionej przez wroga
mis-t1 = Pięć misji

## Heads and cells of tables

table-on-the-card = Na karcie
table-rifle = Drużyna strzelecka
table-guard = Drużyna gwardyjska
table-how-sure = Pewność
table-certain = Pewne
table-likely = Prawdopodobne
table-none = Brak
table-guard-fire-likely = U gwardii prawdopodobne: BR10-AMB-03
table-guard-fire-unsure = U gwardii niepewne: BR10-AMB-03
table-guard-assault-unsure = U gwardii niepewne: BR10-AMB-02
table-whose-plus-unsure = Niepewne, czyje jest +1: BR10-AMB-01
table-armament = Uzbrojenie
table-rifle-arms = Karabin powtarzalny, granaty
table-guard-arms = Pistolet maszynowy PPSz, granaty
table-quality-later = Jakość od tego roku
table-option = Ulepszenie
table-options = Ulepszenia
table-further-base = Dodatkowa podstawka
table-machine-gun = Rkm DP
table-bottles = Butelki zapalające
table-base-machine-gun = Podstawka, rkm
table-base-bottles = Podstawka, butelki
table-machine-gun-bottles = Rkm, butelki
table-all-three = Wszystkie trzy
table-from-year = Od roku
table-to-year = Do roku
table-cost-rifle = Koszt, drużyna strzelecka
table-cost-guard = Koszt, drużyna gwardyjska
table-fire-everywhere = Siła ognia w każdej odległości
table-soviet-01 = Radziecka drużyna strzelecka 01
table-german-12 = Niemiecka drużyna strzelecka 12
table-soviet-01-arms = Karabin powtarzalny, granaty; rkm DP, butelki zapalające
table-german-12-arms = Karabin powtarzalny, granaty; ulepszeń nie podano
table-t-26 = T-26
table-type = Typ pojazdu
table-infantry-tank = Czołg piechoty
table-turret-armament = Uzbrojenie wieży
table-t-26-arms = Armata 45 mm, sprzężony karabin maszynowy
table-hull-armament = Uzbrojenie kadłuba
table-special-rules = Zasady specjalne
table-crew-quality = Jakość załogi
table-assault-power = Siła szturmu
table-t-26-assault-sure = Odczytano jak w BR10-AMB-04
table-distance = Odległość
table-t-26-mg = Karabin maszynowy
table-t-26-gun = Armata 45 mm
table-2d6 = 2K6
table-penetration = Wartość
table-action = Akcja
table-actions-spent = Ile akcji
table-limits = Ograniczenia
table-move-limits = Do prędkości z karty
table-fast-move = Ruch szybki
table-fast-move-limits = Obie akcje na ruch: do podwójnej prędkości
table-shoot-limits = Raz na rundę; pojazd strzela w tej akcji ze wszystkich broni
table-marker-limits = Nie razem ze strzałem w tej samej aktywacji
table-hitch-limits = 1 akcja ciągnika i 1 akcja armaty
table-circumstance = Okoliczność
table-modifier = Modyfikator
table-target-hidden = Cel ukryty: zasłonięta połowa lub więcej
table-shooter-moves = Strzelający wykonuje ruch w tej samej aktywacji, przed strzałem lub po nim
table-reaction = Strzał w ruchu przeciwnika, ze znacznikiem gotowości
table-first-round = Pojazd w pierwszej rundzie misji 1, 3, 4, 5: jak za ruch (nie sumuje się z nim)
table-card-rules = Zasady specjalne na karcie strzelającego lub celu
table-as-on-card = Według karty
table-successes = Sukcesy
table-of-the-row = Ten wiersz
table-in-all = Razem z wierszami wyżej
table-one-marker = 1 znacznik morale
table-d6-markers = K6 znaczników morale
table-d6-and-1-markers = K6 + 1 znaczników
table-one-base = 1 podstawka stracona
table-one-base-and-markers = 1 podstawka stracona, reszta dostaje K6 + 1 znaczników
table-two-bases = 2 podstawki stracone
table-three-bases-and-markers = 3 podstawki stracone, reszta dostaje K6 + 1 znaczników
table-5-or-more = 5 lub więcej
table-whole-squad = Drużyna zniszczona
table-modified-2d6 = 2K6 z modyfikatorami
table-result = Wynik
table-miss = Pudło, także poniżej 2
table-hit = Trafiony
table-critical = Trafienie krytyczne
table-double = Dublet
table-turret-hit = Trafiona wieża, bez względu na sumę
table-to-hit-of-card = „To hit” z karty strzelającego (T-26: −2)
table-short-range = Cel w zasięgu skutecznym
table-effect = Efekt
table-on-the-table = Co zrobić
table-chance = Szansa
table-turn-90 = Obróć kartę o 90° w prawo
table-turn-180 = Obróć kartę o 180°
table-damaged = Uszkodzony
table-damaged-how = Kadłub: unieruchomiony. Wieża: zniszczona broń główna. Bez wieży albo broń w kadłubie: K6
table-remove-it = Zdejmij go ze stołu
table-reason = Powód
table-added-to = Co zmienia
table-to-the-hit-roll = 2K6 na trafienie
table-to-the-value = Wartość przebicia, po odczytaniu z tabeli
table-to-the-dice = Rzut na przebicie, przed odczytaniem z tabeli; ponad 12 czyta się jak 12
table-attacker = Atakujący
table-on-infantry = Piechota
table-on-light = Pojazd lekki
table-on-armoured = Pojazd opancerzony
table-both-roll = Tak: rzucają obie strony
table-light-is-destroyed = Tak: zniszczony automatycznie
table-d6-and-power = Tak: K6 + siła piechoty − siła pojazdu; potrzebna siła szturmu przeciw pojazdom
table-any-vehicle = Każdy pojazd
table-vehicle-rolls = Tak: pojazd rzuca kośćmi, piechota odpowiada
table-not-allowed = Nie
table-card = Karta
table-actions = Akcje we własnej turze
table-after-regrouping = Po przegrupowaniu
table-upright = Prosto
table-90 = 90° w prawo
table-180 = 180°
table-mission = Misja
table-first-player = Pierwszy gracz
table-deploys-first = Rozstawia się pierwszy
table-moves-first = Pierwsza tura
table-wins = Wygrywa
table-vehicles-first-round = Pojazdy w pierwszej rundzie
table-rounds = Rundy
table-coin-or-die = Moneta albo kość
table-the-first-player = Pierwszy gracz
table-the-defender = Obrońca
table-the-attacker = Atakujący
table-roles-chosen = Role do wyboru
table-at-random = Losowo
table-first-by-ruling = Pierwszy gracz (nie z arkusza)
table-wins-meeting = Kto ma więcej punktów za zniszczonego wroga
table-wins-frontal = Atakujący, jeśli co najmniej 1/3 jego jednostek zeszła przez krawędź obrońcy; inaczej obrońca
table-wins-spoils = Kto kontroluje więcej znaczników celu
table-wins-reconnaissance = Kto ma w strefie wroga jednostki za więcej punktów
table-wins-point = Kto kontroluje punkt na środku

## Rulings: where the sheet is silent or unclear

amb-01 = Nie wiadomo, które ulepszenie daje w szturmie +1, a które +3; pewna jest suma. Rozstrzygnięcie: oba bonusy są od butelek, rkm dodaje tylko siłę ognia. Zasada domowa: +1 od rkm-u.
amb-02 = Siły szturmu drużyny gwardyjskiej, 3 i 4, są w niejasnej kolejności. Rozstrzygnięcie: 4 przeciw piechocie, 3 przeciw pojazdom, jak u strzelców. Twoja karta jest ważniejsza.
amb-03 = Siła ognia gwardii: czytelne są tylko 2 i 5. Rozstrzygnięcie: 5 na 10 cm, 2 na 20 cm, dalej nic; z rkm-em 6, 3, 1, 1. Twoja karta jest ważniejsza.
amb-04 = T-26, siła szturmu: karta i przykład mają 3; luźna 2 na okładce może być pancerzem. Rozstrzygnięcie: 3.
amb-05 = Tura i runda: gracz aktywuje wszystkie jednostki i się przegrupowuje, potem to samo robi przeciwnik. Te dwie tury to runda.
amb-06 = Kolumna obejmuje swój koniec: kolumna 10 sięga do 10 cm włącznie. Tak samo zasięg skuteczny 20 obejmuje jeszcze 20 cm, a zasięg maksymalny 100 jeszcze 100 cm.
amb-07 = Widać ponad połowę: cel odkryty. Dokładnie połowę lub mniej: ukryty, jedno −1, nigdy dwa. Cel, z którego widać tylko wieżę, też jest ukryty.
amb-08 = −1 za ruch i za strzał w ruchu przeciwnika ma każdy strzelający, także piechota.
amb-09 = „To hit” i +2 za zasięg skuteczny nie liczą się przeciw piechocie: odległość jest już w sile ognia.
amb-10 = Ogień do piechoty, cztery sukcesy: dwie podstawki stracone i jeszcze jedna z wiersza wyżej, razem 3. Zasada domowa: razem 2. Drużyna z 2 podstawkami i tak ginie.
amb-11 = Strony pojazdu: cztery sektory po 90° rozdzielone na rogach; decyduje linia od broni do środka celu. Wieżę ocenia się jak kadłub, niezależnie od jej obrotu.
amb-12 = Trafienie krytyczne: zawsze +2 do rzutu na przebicie i nic do rzutu na efekt, chyba że karta mówi inaczej. Zasada domowa: +2 do rzutu na efekt.
amb-13 = Piechota przeciw pancerzowi: jedna K6 na drużynę i rundę, przeciw najsłabszej części. Gdy kadłub i wieża są równie słabe, po wyniku „uszkodzony” rzuć K6: 1–3 unieruchomiony, 4–6 zniszczona broń główna.
amb-14 = Szturm pojazdu na piechotę: obie strony rzucają naraz. Zgodnie z arkuszem pojazd lekki, który szturmuje piechotę, też zostaje automatycznie zniszczony.
amb-15 = Obsługa armaty za lekką zasłoną jest ukryta (−1) i ma jakość z karty. To jedna podstawka: 3 sukcesy lub więcej niszczą armatę. Znaczniki morale dostaje jak piechota.
amb-16 = Zdobycze wojny: wylosowany pierwszy gracz wybiera też stronę, rozstawia się i rusza pierwszy, jak w misjach 1, 4 i 5.
amb-17 = Misje: remis jest przy równym wyniku albo gdy nikt nie kontroluje punktu strategicznego; połówek punktów się nie zaokrągla, jedną trzecią jednostek zaokrągla się w górę.
amb-18 = Strzał w ruchu przeciwnika: tylko −1, wcześniejszy ruch się nie liczy. Pojazd w pierwszej rundzie misji 1, 3, 4 i 5: jeszcze −1. Zasada domowa: ruch też się liczy.
amb-19 = Jednostka trafiona w ruchu kończy zapowiedziane akcje, jeśli może. Utrata akcji liczy się od następnej tury; tylko znaczniki morale nieaktywowanej jeszcze drużyny lub obsługi liczą się już w tej.
amb-20 = Przegrupowanie zmniejsza karę dopiero wtedy, gdy raz podziałała. Kilka kar razem obraca kartę najwyżej o 180°.
amb-21 = Gdy pojazd traci akcję lub turę, tracą ją też desant i ciągnięta armata. Wynik „uszkodzony” ich nie obejmuje, bo nic dla nich nie znaczy.
amb-22 = Broń obszarowa: liczba kości przeciw piechocie to siła ognia z karty; zniesiony pocisk razi też własnych; pojazd jest zawsze trafiony w kadłub. Pola bączka są nieznane.
amb-23 = W przykładzie strzelania 4 kości drużyny z dwiema podstawkami to strzał jednej podstawki; druga strzela osobno albo w ogniu łączonym dodaje 1 kość, razem 5.
amb-24 = Przykład mówi o kościach „powyżej 3”, choć radziecka jakość to 2 lub 3. To niedokładność: sukcesy zawsze ocenia się według jakości z karty.
amb-25 = Zakaz powtarzania ulepszeń obejmuje też dodatkową podstawkę, więc drużyna ma najwyżej 3 podstawki. Zasada domowa pozwala na więcej.
amb-26 = Okres: przy tworzeniu karty aplikacja ostrzega, gdy rok jest spoza okresu, a jakość wybiera według roku.
amb-27 = Jakość załogi: wynik, który trzeba osiągnąć, gdy do pojazdu lekkiego strzela broń przeciwpiechotna, oraz jakość obsługi armaty.
amb-28 = Pole widzenia broni w kadłubie lub zamocowanej na stałe: 45° łącznie, po równo w obie strony od kierunku broni.
amb-29 = Sprawny pojazd przy znaczniku celu: niezniszczony, nieunieruchomiony i z bronią główną. Każda niezniszczona jednostka wroga w odległości do 10 cm odbiera kontrolę.
amb-30 = Szturm, który trwa: jedna wymiana ciosów na rundę, w turze szturmującego; kończy go odejście we własnej aktywacji. Piechota nadal w kontakcie z pojazdem opancerzonym rzuca jedną K6 w swojej turze.
amb-31 = Znacznik gotowości trwa do twojej następnej tury, także w następnej rundzie. Strzał liczy się do rundy, w której położono znacznik; jeśli położono go przed bitwą, do żadnej.
amb-32 = Ruch szybki: najwyżej podwójna prędkość.
amb-33 = Wsiadanie, zsiadanie z własnej woli, koszty terenu, naprawy, dowódcy, amunicja, zderzenia pojazdów: arkusz nie ma na to zasad i aplikacja ich nie dodaje.
amb-34 = Publiczne kopie, polska i angielska, mają te same liczby i te same pomieszane rubryki, więc nic nie rozstrzygają. Wydrukowana karta jest zawsze ważniejsza.
amb-35 = Trafienie krytyczne: 12 lub więcej po modyfikatorach. Dublet ocenia się po wyrzuconych kościach. Zasada domowa: dwie 6.
amb-36 = Strzał przeciwpancerny do pojazdu lekkiego w zasięgu skutecznym: z +2 wartość przebicia jest zawsze większa od 0, więc każde trafienie niszczy pojazd, także przy dwóch jedynkach na przebicie.
amb-37 = Aktywacja, w której doszło do kontaktu, kończy się szturmem. Ponowny szturm wymaga późniejszej aktywacji, zaczętej w kontakcie: pierwszy ruch to odejście, drugi powrót.
amb-38 = Karta odwrócona, bo jednostka działała, i karta obrócona o 180° za straconą turę to dwie rzeczy, pokazane osobno.
amb-39 = Strzał w ruchu przeciwnika można oddać do każdego wroga, który porusza się w polu widzenia strzelającej broni albo w nie wchodzi; sam strzał lub obrót w miejscu nie wystarcza.
amb-40 = Tytuły i mapy misji wydrukowano oddzielnie od tekstów. Połączono je według kolejności i treści; mapy mówią dodatkowo tylko, kto gdzie siedzi.
amb-41 = Jednostka strzela, a potem rezygnuje z zapowiedzianego ruchu: −1 do strzału zostaje.
amb-42 = Atak frontalny: głębokość strefy ustalacie sami; atakujący wchodzi w dowolnym miejscu swojej krawędzi i od niej mierzy ruch; jednostka, która dotrze do przeciwległej krawędzi, schodzi.
amb-43 = „Transporter opancerzony” mówi tylko o desancie: ciągnięta armata nadal ponosi te same skutki co ciągnik.
amb-44 = Armatę szturmuje się jak piechotę, z wartościami z jej karty. Desant i ciągnięta armata giną razem ze swoim pojazdem.
amb-45 = Znaczniki morale ze szturmu: obie drużyny je dostają i zdejmują jak zwykle. Znaczniki nie przerywają trwającej walki; gdy drużyna nie jest już związana, ponosi ich skutki.
amb-46 = Drużyna w dwóch walkach: jedna wymiana ciosów na rundę z każdym wrogiem, w turze strony, która zaczęła dany szturm, podstawkami w kontakcie z tym wrogiem. Odejście kończy obie walki.
amb-47 = Broń główna z wartościami przeciwpancernymi, siłą ognia i pociskiem to jedna broń: w strzale danej rundy używa się jej tylko na jeden sposób. Pozostała broń też strzela.
amb-48 = Nie wolno celować do piechoty ani obsługi związanych szturmem z piechotą. Strzały w ruchu przeciwnika padają przed kontaktem; walka z pojazdem nikogo nie wiąże. Zasada domowa pozwala celować do związanych.
amb-49 = Desant i ciągnięta armata są tam, gdzie ich pojazd: w strefie wroga, przy znaczniku celu, w punkcie strategicznym.
amb-50 = Jedzie najwyżej tyle podstawek, na ile pozwala karta, licząc ocalałe podstawki całego desantu; drużyna jedzie w całości albo wcale.
amb-51 = Liczba znaczników morale drużyny jest nieograniczona.
amb-52 = Z drugiej akcji można zrezygnować, dopóki nie rzucono kośćmi ani nie ruszono modelu; po rezygnacji uznaje się, że jej nie było. Rozpoczęty ruch liczy się jako ruch, nawet skrócony.
amb-53 = Transporter opancerzony: zasada specjalna ma pierwszeństwo, ale tylko dla desantu. Dotyka go jedynie zniszczenie pojazdu. Strzały do samego desantu liczą się jak zwykle.

## Glossary

glo-01 = jednostka
    .also = oddział
    .meaning = Drużyna, pojazd albo armata z własną kartą.
glo-02 = piechota
    .also = piechur
    .meaning = Rodzaj jednostki, który walczy drużynami.
glo-03 = drużyna
    .also = oddział piechoty
    .meaning = Jednostka piechoty z jedną lub kilkoma podstawkami.
glo-04 = sekcja
    .also = zespół
    .meaning = Jednostka piechoty z jedną podstawką.
glo-05 = podstawka
    .also = baza
    .meaning = Płytka, zwykle 3 × 6 cm, na której stoją figurki piechoty.
glo-06 = pojazd lekki
    .also = pojazd nieopancerzony
    .meaning = Pojazd, który łatwo zniszczyć.
glo-07 = pojazd opancerzony
    .also = czołg
    .meaning = Pojazd z wartościami pancerza.
glo-08 = armata
    .also = działo
    .meaning = Ciągnięte działo z obsługą.
glo-09 = tarcza
    .also = osłona działa
    .meaning = Płyta, która osłania armatę z jednej strony.
glo-10 = załoga, obsługa
    .also = załoga pojazdu, załoga działa, obsługa działa
    .meaning = Ludzie w pojeździe albo przy armacie.
glo-11 = karta jednostki
    .also = karta
    .meaning = Karta ze wszystkimi wartościami jednostki.
glo-12 = tabela broni
    .also = tabela ulepszeń
    .meaning = Co drużyna może kupić ponad wartości podstawowe.
glo-13 = numer taktyczny
    .also = numer
    .meaning = Dowolny numer, po którym odróżnia się jednostki.
glo-14 = okres
    .also = lata
    .meaning = Lata, w których można używać jednostki.
glo-15 = uzbrojenie
    .also = broń
    .meaning = Broń, którą ma jednostka.
glo-16 = prędkość
    .also = zasięg ruchu, szybkość
    .meaning = Zasięg jednej akcji ruchu w centymetrach.
glo-17 = jakość
    .also = wartość bojowa
    .meaning = Liczba, którą musi osiągnąć kość, gdy strzela się do jednostki; także liczba kości do zdejmowania znaczników morale.
glo-18 = jakość załogi
    .also = jakość obsługi
    .meaning = Jakość pojazdu albo obsługi armaty.
glo-19 = liczba podstawek
    .also = liczebność
    .meaning = Ile podstawek liczy pełna drużyna.
glo-20 = koszt
    .also = punkty
    .meaning = Ile punktów kosztuje jednostka.
glo-21 = siła szturmu
    .also = szturm
    .meaning = Wartość jednostki w walce wręcz.
glo-22 = przeciw piechocie, przeciw pojazdom
    .also = przeciwko
    .meaning = Dwie siły szturmu drużyny.
glo-23 = siła ognia
    .also = ogień
    .meaning = Kości przeciw piechocie, zależnie od odległości.
glo-24 = zasięg maksymalny
    .also = zasięg
    .meaning = Najdalszy strzał przeciwpancerny.
glo-25 = zasięg skuteczny
    .also = bliski zasięg, zasięg w nawiasie
    .meaning = Liczba w nawiasie: do tej odległości +2 do trafienia i +2 do wartości przebicia.
glo-26 = modyfikator trafienia
    .also = to hit
    .meaning = Co karta dodaje do rzutu na trafienie; przy broni obszarowej: jak daleko znosi jej pociski.
glo-27 = przebijanie pancerza
    .also = przebicie, wartość przebicia, penetracja
    .meaning = Wartość z tabeli broni dla rzutu 2K6.
glo-28 = pancerz
    .also = opancerzenie
    .meaning = Po jednej wartości na każdą stronę kadłuba i wieży.
glo-29 = przód, bok, tył
    .also = strona pojazdu
    .meaning = Strony pojazdu i ich pancerz.
glo-30 = kadłub
    .also = korpus
    .meaning = Dolna część pojazdu; trafiona przy każdym trafieniu bez dubletu.
glo-31 = wieża
    .also = wieżyczka
    .meaning = Górna część pojazdu; trafia w nią dublet.
glo-32 = pojazd bezwieżowy
    .also = bez wieży
    .meaning = Pojazd bez wieży; górna część jego kadłuba liczy się jako wieża.
glo-33 = sprzężony
    .also = sprzężona, współosiowy
    .meaning = Połączony z inną bronią: strzela tylko do tego samego celu.
glo-34 = desant
    .also = transportowana piechota, pasażerowie
    .meaning = Piechota jadąca na pojeździe; ile podstawek, podaje karta.
glo-35 = transporter opancerzony
    .also = transporter
    .meaning = Zasada specjalna, która chroni desant.
glo-36 = ciągnik, ciągnięcie
    .also = holowanie, holować, pojazd ciągnący
    .meaning = Pojazd, który ciągnie armatę, i samo jej ciągnięcie.
glo-37 = przyczepić, odczepić
    .also = zaczepić, doczepić
    .meaning = Doczepić armatę do ciągnika albo ją uwolnić; jedna akcja.
glo-38 = tura
    .also = kolejka
    .meaning = Akcje i Przegrupowanie jednego gracza.
glo-39 = runda
    .also = dwie tury
    .meaning = Po jednej turze każdego gracza.
glo-40 = faza
    .also = część tury
    .meaning = Część tury: Akcje albo Przegrupowanie.
glo-41 = aktywacja
    .also = aktywować
    .meaning = Kolej jednostki: wszystkie jej akcje, potem odwraca się kartę.
glo-42 = akcja
    .also = działanie
    .meaning = Jedna czynność jednostki, np. ruch albo strzał; w swojej aktywacji ma ich dwie.
glo-43 = ruch, ruch szybki
    .also = szybki ruch
    .meaning = Ruch to jedna akcja, do prędkości z karty; ruch szybki to dwie akcje, do podwójnej prędkości.
glo-44 = strzał
    .also = strzelanie
    .meaning = Jedna akcja, raz na rundę.
glo-45 = znacznik gotowości
    .also = znacznik, moneta, zasadzka
    .meaning = Pozwala na jeden strzał w trakcie ruchu przeciwnika.
glo-46 = strzał w ruchu przeciwnika
    .also = strzał w trakcie ruchu przeciwnika, reakcja, overwatch
    .meaning = Strzał ze znacznikiem gotowości, z −1.
glo-47 = linia widzenia
    .also = LOS, linia wzroku
    .meaning = Prosta od broni albo podstawki do celu.
glo-48 = pole widzenia
    .also = pole ostrzału
    .meaning = Dokąd może mierzyć broń: 45°, jeśli jest w kadłubie albo zamocowana na stałe.
glo-49 = ukryty
    .also = zasłonięty, osłona
    .meaning = Nie widać połowy celu lub więcej: −1.
glo-50 = sukces
    .also = udany rzut
    .meaning = Kość, która osiąga jakość celu.
glo-51 = znacznik morale
    .also = morale, przygwożdżenie
    .meaning = Każdy zabiera drużynie jedną akcję.
glo-52 = ogień łączony
    .also = łączona siła ognia, strzał łączony
    .meaning = Jeden strzał kilku broni lub podstawek: kości najsilniejszej, +1 kość za każdą następną.
glo-53 = dzielić ogień
    .also = ogień dzielony
    .meaning = Broń lub podstawki strzelają do różnych celów.
glo-54 = trafiony, pudło
    .also = trafienie
    .meaning = Wynik rzutu na trafienie: 7 lub więcej albo dowolny dublet to trafienie.
glo-55 = trafienie krytyczne
    .also = trafiony krytycznie
    .meaning = 12 lub więcej na trafienie: +2 do rzutu na przebicie.
glo-56 = dublet
    .also = dublety
    .meaning = Dwie jednakowe kości w rzucie na trafienie: trafiona wieża.
glo-57 = uszkodzony
    .also = uszkodzenie
    .meaning = Wynik 6–7 w rzucie na efekt: unieruchomiony albo zniszczona broń główna.
glo-58 = unieruchomiony
    .also = unieruchomienie, ugrzęzł
    .meaning = Pojazd nie może już wykonywać ruchu.
glo-59 = zniszczona broń główna
    .also = bez broni głównej
    .meaning = Pojazd nie może już strzelać z broni głównej.
glo-60 = zniszczony
    .also = zniszczenie
    .meaning = Jednostka schodzi ze stołu.
glo-61 = szturm
    .also = walka wręcz, szarża
    .meaning = Walka jednostek, które się stykają.
glo-62 = przegrupowanie
    .also = przegrupować, zebranie
    .meaning = Druga faza: karty wracają, a znaczniki morale próbuje się zdjąć.
glo-63 = broń przeciwpancerna
    .also = ppanc
    .meaning = Broń z tabelą przebijania pancerza.
glo-64 = broń przeciwpiechotna
    .also = broń strzelecka
    .meaning = Broń z siłą ognia; razi piechotę i pojazdy lekkie.
glo-65 = broń obszarowa
    .also = broń dużego kalibru, artyleria
    .meaning = Broń, która trafia wszystko pod wzornikiem.
glo-66 = wzornik
    .also = szablon
    .meaning = Przykrywa to, w co trafia pocisk broni obszarowej.
glo-67 = bączek
    .also = losowanie kierunku
    .meaning = Pokazuje, czy pocisk spada w cel, czy go znosi.
glo-68 = celownik, strzałka
    .also = zniesienie
    .meaning = Symbole na bączku: prosto w cel albo zniesienie w stronę strzałki.
glo-69 = ręczny karabin maszynowy
    .also = rkm, DP
    .meaning = Ulepszenie: siła ognia +1 w każdej odległości.
glo-70 = butelki zapalające
    .also = koktajle Mołotowa, Molotov bottles
    .meaning = Ulepszenie pomocne w szturmie, przede wszystkim na pojazdy.
glo-71 = drużyna strzelecka
    .also = Rifle infantry, piechota strzelecka, strzelcy
    .meaning = Drużyna z karabinami powtarzalnymi.
glo-72 = drużyna gwardyjska
    .also = Guard infantry, piechota gwardyjska, gwardia
    .meaning = Radziecka drużyna z pistoletami maszynowymi.
glo-73 = czołg piechoty
    .also = Infantry tank
    .meaning = Typ pojazdu na karcie T-26.
glo-74 = strefa rozstawienia
    .also = strefa wystawienia
    .meaning = Pas wzdłuż krawędzi stołu, w którym gracz się rozstawia.
glo-75 = znacznik celu
    .also = znacznik, punkt, cel
    .meaning = Znacznik, o który walczy się w Zdobyczach wojny.
glo-76 = Bój spotkaniowy
    .also = spotkaniowa
    .meaning = Misja 1: punkty za zniszczonego wroga.
glo-77 = Atak frontalny
    .also = natarcie
    .meaning = Misja 2: atakujący musi się przebić.
glo-78 = Zdobycze wojny
    .also = zdobycz
    .meaning = Misja 3: wygrywa ten, kto kontroluje więcej znaczników celu.
glo-79 = Rozpoznanie walką
    .also = rozpoznanie, zwiad
    .meaning = Misja 4: jednostki w strefie wroga.
glo-80 = Punkt strategiczny
    .also = strategiczny
    .meaning = Misja 5: kontrola nad punktem na środku stołu.
glo-81 = atakujący, obrońca
    .also = broniący się
    .meaning = Dwie role w Ataku frontalnym i w szturmie.
glo-82 = przynależność państwowa
    .also = narodowość, państwo
    .meaning = Armia, do której należy jednostka; podaje ją karta.
glo-83 = typ pojazdu
    .also = typ
    .meaning = Co to za pojazd; podaje to karta.
glo-84 = uzbrojenie wieży, uzbrojenie kadłuba
    .also = broń w wieży, broń w kadłubie
    .meaning = Jaką broń pojazd ma w wieży, a jaką w kadłubie; podaje to karta.
glo-85 = zasady specjalne
    .also = zasada specjalna
    .meaning = Zasady jednej karty albo jednej misji.
glo-86 = ulepszenia
    .also = opcje
    .meaning = Co drużyna kupuje z tabeli broni.
glo-87 = armata lekka, armata ciężka
    .also = działo lekkie, działo ciężkie
    .meaning = Od ciężaru armaty zależy, który ciągnik może ją ciągnąć.
glo-88 = lekka zasłona
    .also = lekka osłona
    .meaning = Zasłona obsługi armaty od stron bez tarczy: −1.
glo-89 = przebity pancerz
    .also = przebity
    .meaning = Wartość przebicia jest większa niż pancerz.
glo-90 = najsłabsze miejsce
    .also = najsłabszy pancerz
    .meaning = Najmniejszy pancerz pojazdu; liczy się w szturmie.
glo-91 = krawędź stołu
    .also = brzeg stołu
    .meaning = Brzeg pola bitwy.
glo-92 = warunki zwycięstwa
    .also = zwycięstwo
    .meaning = Co daje wygraną w misji.
glo-93 = działo szturmowe
    .also = działo samobieżne
    .meaning = Pojazd bezwieżowy; górna część kadłuba liczy się jako wieża.
