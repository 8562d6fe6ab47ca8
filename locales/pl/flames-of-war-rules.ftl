## Działy

section-tur = Tura i podstawowe testy
section-mov = Ruch
section-dbl = Ruch szybki
section-bld = Budynki
section-dif = Teren ciężki i zakopanie się
section-rcv = Wyciąganie pojazdów
section-trp = Transport
section-trd = Piechota na czołgach
section-ext = Opuszczenie pola bitwy
section-cmd = Dowodzenie
section-ind = Jednostki niezależne
section-sho = Strzelanie: cele
section-los = Pole widzenia i pole ostrzału
section-con = Ukrycie i przypadnięcie do ziemi
section-dic = Liczba kości
section-hit = Trafianie
section-alo = Przydzielanie trafień
section-sav = Rzuty obronne
section-pas = Pasażerowie
section-res = Skutki strzelania
section-pin = Przygniecenie ogniem
section-bai = Wstrząśnięta załoga
section-ldr = Dowódcy
section-war = Niezłomni
section-asl = Szturm
section-mor = Morale
section-art = Bombardowanie artyleryjskie
section-smk = Zasłona dymna
section-air = Wsparcie lotnicze
section-rec = Zwiad

## Zasady: tura i podstawowe testy

tur-01 = Tura ma 4 części: fazę wstępną, ruch, strzelanie i szturm. Rozstrzygnięcie: faza wstępna obejmuje wszystko, co robi się na początku tury, w dowolnej kolejności: zdjęcie dymu, zebranie plutonów, uwolnienie zakopanych pojazdów i dział, powrót załóg, wezwanie samolotów.
tur-02 = W fazach ruchu i strzelania działasz plutonami. Następny zaczynasz dopiero wtedy, gdy skończą wszystkie jednostki poprzedniego.
tur-03 = Test umiejętności: rzuć K6; zdany, gdy wypadnie co najmniej próg umiejętności jednostki. Wykonuje się go w terenie bardzo trudnym (pojazdy gąsienicowe), przy uwalnianiu zakopanych pojazdów i dział, holowaniu zwykłym pojazdem, trafianiu w szturmie, bombardowaniu i ogniu p-lot oraz przy oderwaniu się. Podpowiadane progi (rozstrzygnięcie, nie z arkusza): Conscript 5+, Regular 4+, Weteran 3+; próg zmienisz jednym dotknięciem, a podpowiedzi wyłączysz zasadą domową.
tur-04 = Test motywacji: rzuć K6, potrzebujesz 5+ (Reluctant), 4+ (Confident) albo 3+ (Fearless). Służy do zebrania przygniecionego plutonu, szarży lub kontrataku na czołgi, reakcji w szturmie, morale plutonu i kompanii oraz wymuszonego oderwania się. Wykonuje go też pojazd zakopany lub z już wstrząśniętą załogą, gdy trafienie daje wynik „wstrząśnięta załoga”.
tur-05 = Test siły ognia: gracz strzelający rzuca K6 i potrzebuje co najmniej tyle, ile wynosi siła ognia broni, np. 5+ albo 6.
tur-06 = Wyszkolenie ma 3 poziomy: Conscript, Regular i Weteran. Motywacja też 3: Reluctant, Confident i Fearless. Rozstrzygnięcie co do pisowni: „Constrict” i „constrictor” to Conscript, „Wteran” to Weteran, a Regular to angielskie Trained.

## Zasady: ruch

mov-01 = W fazie ruchu możesz ruszyć każdy swój pluton. Robisz to po kolei: najpierw wszystkie jednostki jednego plutonu, potem następny.
mov-02 = Zasięg ruchu na turę zależy od rodzaju jednostki i terenu; podaje go tabela ruchu. Arkusz nie ma wiersza dla lekkich dział, motocykli ani innych niewymienionych typów, więc ich odległość wpisujesz samodzielnie (rozstrzygnięcie).
mov-03 = Przechodząc przez różny teren, jednostka ma tylko tyle ruchu, ile daje najgorszy, którego dotknęła. Jeśli przeszła już więcej, niż pozwala nowy teren, staje na jego skraju, a wejść może dopiero w następnej turze.
mov-04 = Każda jednostka plutonu, niezależnie od innych, stoi albo rusza się w dowolnym kierunku, bez względu na to, jak była zwrócona. Po ruchu możesz obrócić ją w dowolną stronę.
mov-05 = Skręcać w ruchu wolno do woli i bez kosztu. Liczy się długość przebytej drogi, a nie odległość w linii prostej; mierz od przodu jednostki do punktu, do którego zmierza.
mov-06 = Własne jednostki nie blokują się nawzajem: wolno przez nie przechodzić, ale nie wolno kończyć ruchu z nachodzącymi na siebie podstawkami. Między pojazdami pojazd przejedzie tylko tam, gdzie jego model naprawdę się mieści. Rozstrzygnięcie: chodzi o pojazdy własne i sojusznicze, bo przez wrogie wolno przejechać.
mov-07 = Piechota i działa nie mogą zbliżyć się do widocznego wroga na mniej niż { DIST(2) }.
mov-08 = Pojazdom wolno przejechać przez pojazdy wroga, ale nie wolno zakończyć na nich ruchu. Do widocznej wrogiej piechoty i dział nie mogą się zbliżyć na mniej niż { DIST(2) }.
mov-09 = Działa stacjonarne same się nie ruszają. Można je tylko holować.

## Zasady: ruch szybki

dbl-01 = W ruchu szybkim jednostka może przejść najwyżej dwa razy dalej niż zwykle.
dbl-02 = Ruch szybki wykonuje się w linii prostej, najkrótszą trasą. Skręcać wolno tylko wzdłuż drogi albo żeby ominąć przeszkodę. Jednostka kończy zwrócona w kierunku ruchu.
dbl-03 = Wystarczy jedna jednostka w ruchu szybkim, by uznać, że ruch szybki wykonał cały pluton.
dbl-04 = W ruchu szybkim nie wolno wchodzić w teren ciężki ani bardzo trudny (budynki, wraki), zbliżać się do wroga na { DIST(8) } lub mniej, strzelać ani szturmować; zwiad nie może się też oderwać.
dbl-05 = Kto strzela do jednostek, które wykonały ruch szybki, rzuca podwójną liczbą kości. Działo po takim ruchu nie korzysta z tarczy. Piechota, działa i pojazdy nieopancerzone przygniecionego plutonu nie mogą wykonać ruchu szybkiego.

## Zasady: budynki

bld-01 = W budynku mieści się tyle jednostek, ile podstawek stanie w nim bez nachodzenia na siebie. Budynek za mały nawet na jedną podstawkę mieści dokładnie jedną jednostkę.
bld-02 = Budynek to teren bardzo trudny, więc ruch szybki jest w nim niemożliwy.
bld-03 = Przejścia, np. drzwi, okna i dziury w ścianach, służą do wchodzenia i do strzelania. Zwykle korzysta z przejścia jedna jednostka naraz; z szerokiego tyle, ile się w nim w całości zmieści.
bld-04 = Piechota wchodzi do budynku tylko przez przejście, takie jak drzwi, okno czy dziura w ścianie (rozstrzygnięcie): albo zaczyna ruch w kontakcie z przejściem, albo dochodzi do takiego, którego na początku fazy ruchu dotykała któraś z własnych jednostek.
bld-05 = Piechota wychodzi z budynku tylko przejściami: drzwiami, oknami, dziurami w ścianach. Jej ruch mierzysz od miejsca wyjścia.
bld-06 = Kawaleria wejdzie do budynku dopiero po zejściu z koni.
bld-07 = Do budynku wjeżdżają tylko pojazdy gąsienicowe, w pełni opancerzone. Jadą prosto przez ścianę, przejścia nie potrzebują; wyrwę zasypuje gruz, więc nowe przejście nie powstaje. Wjazd to ruch przez teren bardzo trudny i wymaga testu umiejętności.
bld-08 = Działa przenośne wchodzą do budynku i wychodzą z niego jak piechota. Inne działo może być w budynku tylko wtedy, gdy wystawiono je tam przed grą, na parterze; potem ani nie wejdzie, ani nie wyjdzie.

## Zasady: teren ciężki i zakopanie się

dif-01 = Pojazd testuje zakopanie się za każdym razem, gdy wjeżdża w teren ciężki lub zaczyna w nim ruch. Rzuć K6 za każdy pojazd: przy 2+ jedzie dalej, przy 1 zakopuje się.
dif-02 = Zakopany pojazd kończy ruch tam, gdzie nie zdał testu, i nie ruszy się, dopóki nie zostanie uwolniony.
dif-03 = W teren bardzo trudny (budynki, wraki) mogą próbować wjechać pojazdy gąsienicowe. Wykonują wtedy test umiejętności zamiast testu zakopania się: po zdanym jadą dalej, po niezdanym się zakopują. Rozstrzygnięcie: inne pojazdy i działa inne niż przenośne tam nie wjadą, a zasięg ruchu jest taki jak w terenie ciężkim.
dif-04 = Działa lekkie, średnie i ciężkie w terenie ciężkim testują zakopanie się tak jak pojazdy: 2+. Holowane nie testują.
dif-05 = Piechota, kawaleria i działa przenośne nigdy nie testują zakopania się, bez względu na teren.
dif-06 = Zakopane pojazdy i działa nie mogą walczyć, dopóki nie zostaną uwolnione. Pasażerowie mogą wysiąść z zakopanego pojazdu na początku swojej następnej fazy ruchu.
dif-07 = W fazie wstępnej wykonaj test umiejętności za każdy zakopany pojazd i każde zakopane działo. Zdany: pojazd lub działo wraca na miejsce sprzed zakopania się i do końca tury działa normalnie. Niezdany: bez zmian, a próbę można ponowić w następnych turach.

## Zasady: wyciąganie pojazdów

rcv-01 = Pojazd holujący może holować pojazdy zakopane, zepsute i zniszczone. Musi skończyć ruch obok pojazdu, który ma holować, a sam nie może być zakopany ani mieć wstrząśniętej załogi. Rozstrzygnięcie: zepsuty lub zniszczony pojazd zostaje tylko przesunięty.
rcv-02 = Zamiast strzelać, przesuń pojazd holujący i to, co holuje, o najwyżej { DIST(4) }; w terenie ciężkim pojazd holujący testuje zakopanie się. Gdy test jest zdany albo niepotrzebny, to, co holuje, jest wolne z końcem fazy strzelania. Rozstrzygnięcie: po niezdanym zakopuje się także pojazd holujący.
rcv-03 = Ani holujący, ani holowany nie strzela i nie szturmuje w tej turze, bez względu na to, czy holowanie się udało.
rcv-04 = Zwykły pojazd, niezakopany i ze sprawną załogą, też może holować: działo albo pojazd nie większy od siebie. Zamiast testu zakopania się wykonuje test umiejętności; zdany uwalnia holowany pojazd lub działo, niezdany nic nie daje. Rozstrzygnięcie: test wykonuje się także poza terenem ciężkim, ale tam możesz go pominąć.

## Zasady: transport

trp-01 = Transport wozi piechotę i działa przenośne, a inne działa holuje. Zabiera tylko jednostki swojego plutonu; jednostki niezależne mogą jechać transportem dowolnego plutonu.
trp-02 = Każdą przewożoną jednostkę przypisz do pojazdu. Gdy pojazd zostanie zniszczony, jego pasażerów rozdziel równo między pozostałe transporty plutonu.
trp-03 = Pojemność transportów nie jest ograniczona: po stratach pozostałe pojazdy mogą wieźć więcej jednostek niż na początku. Limit mają tylko plutony transportowe.
trp-04 = Wsiadanie: najpierw rusza się pojazd, potem pasażerowie. Muszą dojść do przedziału transportowego własnym ruchem. Pojazd zostaje potem na miejscu do końca tury i przyjmuje się, że się ruszył, nawet jeśli nie jechał.
trp-05 = Pasażerowie wysiadają na początku swojej fazy ruchu, zanim ruszą pojazdy. Potem poruszają się normalnie; ich ruch mierzysz od przedziału transportowego. O pojeździe przyjmuje się, że się ruszył.
trp-06 = Pasażerowie nie strzelają z pojazdu i nie biorą udziału w szturmie.
trp-07 = Działa podczepiasz i odczepiasz wtedy, kiedy piechota wsiada i wysiada; pojazd ciągnie jedno działo. Odczepione działo stawiasz w miejscu odczepienia; stamtąd zaczyna ono ewentualny własny ruch.
trp-08 = Nie można strzelać do holowanego działa, tylko do pojazdu, który je ciągnie. Jeśli pod wzornikiem jest tylko holowane działo, nie zostaje ono trafione. Rozstrzygnięcie: po zniszczeniu pojazdu działo zostaje na miejscu, odczepione.
trp-09 = Holowane działo nie testuje zakopania się osobno.
trp-10 = Jeep z działem na holu porusza się najwyżej o { DIST(6) }, także w ruchu szybkim (rozstrzygnięcie). W terenie ciężkim obowiązuje go zwykłe { DIST(4) }.
trp-11 = Na koniec fazy ruchu pusty transport możesz odesłać na tyły. Schodzi ze stołu na stałe, ale nie liczy się jako zniszczony.
trp-12 = Kawaleria może zsiąść z koni na początku fazy ruchu. Konie same opuszczają stół.
trp-13 = Pluton transportowy jest osobnym plutonem; jego pojazdów nie przydziela się innym plutonom, ale sam może wieźć kilka plutonów naraz. Pojazd zabiera łącznie do 5 jednostek piechoty i dział przenośnych. Zamiast jednej jednostki piechoty może holować działo, czyli najwyżej 4 jednostki i 1 działo.

## Zasady: piechota na czołgach

trd-01 = Czołg zabiera do 3 jednostek piechoty lub dział przenośnych. Wsiadają i zsiadają tak samo jak w transporcie.
trd-02 = Czołgi z miotaczami ognia nie wożą piechoty.
trd-03 = Jadący na czołgu to zwykli pasażerowie, ale mają rzut obronny 5+ przy każdym trafieniu w ich czołg. Rozstrzygnięcie: jeden rzut za każde trafienie. Gdy trafienie niszczy czołg, jadącym nie przysługuje drugi rzut jako pasażerom, ale ich pluton jest przygnieciony, jak po zniszczeniu transportu.

## Zasady: opuszczenie pola bitwy

ext-01 = Jednostki mogą dobrowolnie zejść ze stołu przez krawędź. Po zejściu przez krawędź własnej strefy wystawienia przestają się liczyć do swojego plutonu, a po zejściu przez każdą inną liczą się jako zniszczone.
ext-02 = Pluton, który cały opuścił stół, nie liczy się już do stanu kompanii. Rozstrzygnięcie: po zejściu przez własną krawędź nie liczy się ani jako zniszczony, ani jako będący na stole, a po zejściu przez inną jest zniszczony.

## Zasady: dowodzenie

cmd-01 = Zasięg dowodzenia zależy od wyszkolenia i rodzaju jednostki. Conscript: czołgi { DIST(4) }, pozostałe { DIST(2) }. Regular: { DIST(6) } i { DIST(4) }. Weteran: { DIST(8) } i { DIST(6) }.
cmd-02 = Jednostka jest dowodzona, gdy stoi w zasięgu dowodzenia dowódcy plutonu lub innej dowodzonej jednostki tego plutonu. Transporty też muszą być w zasięgu, ale nie przedłużają łańcucha.
cmd-03 = Pluton porusza się jako grupa: na koniec fazy ruchu każda jednostka, która się ruszyła, musi być w zasięgu dowodzenia.
cmd-04 = Jednostki, które zostały w miejscu, by prowadzić ogień osłonowy, mogą skończyć turę poza zasięgiem dowodzenia. Wracają pod dowodzenie, gdy dowódca znów podejdzie do nich na zasięg dowodzenia albo gdy w następnej turze ruszą do swojego plutonu.
cmd-05 = Gdy pluton się dzieli, przy dowódcy zawsze zostaje co najmniej połowa jednostek, wliczając jego samego. Transportów nie licz.

## Zasady: jednostki niezależne

ind-01 = Jednostka niezależna jest sama dla siebie plutonem i nie musi być w niczyim zasięgu dowodzenia, ale do morale kompanii nie liczy się jako pluton (rozstrzygnięcie).
ind-02 = Jednostka niezależna może w każdej chwili, także w turze przeciwnika, dołączyć do dowolnego plutonu w swoim zasięgu dowodzenia. Zostaje z nim do końca fazy; w następnej może dołączyć do tego samego lub innego.
ind-03 = Jednostki dowodzenia (dowódca kompanii, jego zastępca, wyższe dowództwo) to szczególny rodzaj jednostek niezależnych.
ind-04 = Zastępca dowódcy kompanii (2iC) może zastąpić dowódcę dowolnego innego plutonu swojej kompanii. Rozstrzygnięcie: dowodzi sam, dopóki jest dołączony, albo wyznacza nowego dowódcę.
ind-05 = Dowódca kompanii i wyższe dowództwo mogą zastąpić dowódcę plutonu, a ponadto pozwalają plutonowi, do którego dołączyli, lub jego pojazdowi przerzucić niezdany test motywacji, ale nie morale kompanii (rozstrzygnięcie). Na test przypada 1 przerzut; obowiązuje drugi wynik. Własnych testów nigdy nie przerzucają, a pomoc przepada, gdy załoga czołgu dowódcy kompanii jest wstrząśnięta.
ind-06 = Ostrzelana niedołączona jednostka niezależna musi, jeśli to możliwe, dołączyć do plutonu w swoim zasięgu dowodzenia, w którym jest choć jedna jednostka jej rodzaju (piechota, czołg). Gdy tak blisko jest tylko inna jednostka niezależna, dołącza do niej, a tamta do plutonu w swoim zasięgu. Strzela się do połączonego plutonu, a połączenie trwa do końca fazy strzelania.
ind-07 = Niedołączona jednostka niezależna, która ma w zasięgu dowodzenia pluton właśnie wybrany na cel, może od razu do niego dołączyć.
ind-08 = Jednostkę niezależną można przygnieść tylko razem z plutonem, do którego dołączyła. Gdy go opuszcza, przestaje być przygnieciona.
ind-09 = Jednostek niezależnych nie liczy się przy sprawdzaniu, czy pluton jest poniżej połowy.

## Zasady: strzelanie, cele

sho-01 = W fazie strzelania plutony strzelają po kolei. Pluton, który w tej turze wykonał ruch szybki, nie strzela wcale. Z pojedynczych jednostek nie strzelają: zakopane, pojazdy ze wstrząśniętą załogą, jednostki, które w tej turze wyciągały inną na holu lub były wyciągane, wyznaczyły dowódcę, użyły oczu i uszu albo kierują ogniem artylerii, oraz zwiad w swojej turze po oderwaniu się. Moździerze nie strzelają ogniem bezpośrednim.
sho-02 = Strzelanie: wybierz pluton, przejdź całą procedurę dla wszystkich jego strzelających jednostek i dopiero potem weź następny.
sho-03 = Dzielenie ognia: pluton może ostrzelać kilka wrogich plutonów, ale przed pierwszym rzutem powiedz, która jednostka strzela do którego. Jednostka lub pojazd z kilkoma broniami nie dzieli ich; wszystkie strzelają do jednego plutonu.
sho-04 = Jeśli cel jest tak rozproszony, że część jego jednostek tworzy grupy poza zasięgiem dowodzenia reszty, do każdej izolowanej grupy można strzelać jak do osobnego plutonu.
sho-05 = Cel jest dozwolony, gdy jest w zasięgu broni, w polu widzenia i w polu ostrzału. Wystarczy, że wszystkie 3 warunki spełnia 1 jednostka ostrzeliwanego plutonu. Jednostka, która nie spełnia któregoś, nie jest celem i nie dostaje trafień.
sho-06 = Zasięg sprawdzasz osobno dla każdej strzelającej jednostki: od dowolnego punktu jej podstawki lub pojazdu do najbliższego punktu podstawki lub modelu celu. Luf wystających poza kadłub lub podstawkę nigdy się nie liczy, ani u strzelającego, ani u celu.

## Zasady: pole widzenia i pole ostrzału

los-01 = Cel jest widoczny, jeśli choć jedna linia od dowolnego punktu podstawki strzelającego do dowolnego punktu celu omija wszystko, co zasłania: lasy, wzgórza, budynki i podobne. Jeśli takiej nie ma, znajdź inny cel. Dla pojazdu linia biegnie od miejsca, w którym zamontowano broń. Wystających luf nie licz po żadnej stronie.
los-02 = Wrogie jednostki nie zasłaniają: wolno strzelać do tych, które stoją za innymi jednostkami wroga.
los-03 = Własne jednostki zasłaniają: nie strzelasz, gdy każda linia do celu przechodzi przez inną własną jednostkę (rozstrzygnięcie, bo w arkuszu brakuje słowa „nie”).
los-04 = Wolno strzelać ponad własną piechotą i działami przenośnymi, które w tej turze się nie ruszyły i w tej fazie nie strzelają. Ponad innymi własnymi jednostkami wolno wtedy, gdy cel stoi na innej wysokości niż strzelający, a linia przechodzi nad ich głowami.
los-05 = Można strzelać przez lukę szerokości co najmniej { DIST(1) }: między dwiema własnymi jednostkami, między dwoma elementami terenu albo między terenem a własną jednostką.
los-06 = Dookoła strzelają: broń piechoty, broń w wieży pojazdu i działa na podstawie obrotowej.
los-07 = Broń w kadłubie pojazdu i artyleria strzelają tylko w półkole przed pojazdem lub podstawką. Rozstrzygnięcie: także te działa, które nie stoją na podstawie obrotowej i nie są artylerią.
los-08 = Przed strzałem obróć każdą jednostkę lub wieżę na cel. Broń, która nie może się obrócić, np. z braku miejsca, nie strzela. Obrót w polu ostrzału (rozstrzygnięcie, choć arkusz mówi o polu widzenia) nie jest ruchem; dalszy obrót kadłuba lub działa już nim jest.
los-09 = Przeszkody liniowe, np. płoty i żywopłoty, zasłaniają, gdy są wyższe od strzelającego i od celu. Niższe nie zasłaniają, ale jednostki za nimi są w ukryciu.
los-10 = Jednostka tuż przy przeszkodzie strzela przez nią bez względu na wysokość i sama jest w ukryciu. Jednostkom po drugiej stronie przeszkoda nie daje ukrycia przed ogniem tej jednostki.
los-11 = Wzgórze zasłania jednostki, które są za nim całe. Jednostka na stoku, która strzela ponad szczytem i częściowo się za nim kryje, jest w ukryciu; jednostkom za wzgórzem nie daje ono ukrycia przed jej ogniem.
los-12 = Teren obszarowy, np. las, zasłania całkowicie, gdy jest wyższy od obu jednostek. Niższy od którejkolwiek nie zasłania, ale jednostki w nim i za nim są w ukryciu.
los-13 = Jednostka, która cała jest w terenie obszarowym, widzi tylko na { DIST(6) }, a z zewnątrz też widać w głąb tylko na { DIST(6) }. Jednostki po przeciwnych stronach terenu nie widzą się przez niego nigdy, choćby był węższy od tej odległości, chyba że jest niższy od którejś z nich.
los-14 = Jednostka stojąca częściowo w terenie obszarowym strzela z niego na zewnątrz bez przeszkód.
los-15 = Budynki zasłaniają całkowicie. Polem ostrzału jednostki w środku jest półkole przed ścianą, w której jest jej przejście. Kto widzi przejście, widzi każdą jednostkę w budynku.
los-16 = Przez zasłonę dymną nie widać.

## Zasady: ukrycie i przypadnięcie do ziemi

con-01 = Jednostka zasłonięta przez teren co najmniej do połowy jest w ukryciu.
con-02 = Teren daje ukrycie tylko jednostce, która choć częściowo w nim stoi, np. w lesie. Rozstrzygnięcie: musi być zarazem zasłonięta co najmniej do połowy i choć częściowo stać w terenie; kto stoi tuż za przeszkodą liniową, też się liczy jako stojący w terenie.
con-03 = Piechota (rozstrzygnięcie: także kawaleria) i działa przenośne, które w swojej ostatniej turze się nie ruszyły, są w ukryciu nawet na otwartym terenie. Szarża i umocnienie pozycji to ruch.
con-04 = Jednostka w ukryciu, która w swojej ostatniej turze (rozstrzygnięcie) ani się nie ruszyła, ani nie strzelała, przypadła do ziemi. Przed pierwszą turą uznaje się, że nie ruszyła się i nie strzelała. Szarża i umocnienie pozycji to ruch.
con-05 = Zwiad w ukryciu przypadł do ziemi, jeśli w swojej turze nie wykonał ruchu szybkiego, nie strzelał i nie szturmował; zwykły ruch nie szkodzi. Tak samo obserwatorzy artyleryjscy. Rozstrzygnięcie: to jest „ostrożny ruch” z arkusza.
con-06 = Jednostki w budynku są zawsze w ukryciu i za twardą osłoną, chyba że strzelający stoją tuż przy przejściu: wobec nich jednostki tracą jedno i drugie (rozstrzygnięcie). Piechota i działa przenośne, które się nie ruszyły, pozostają jednak w ukryciu.
con-07 = Gdy niszczyciel bunkrów trafi 1 jednostkę w budynku, automatycznie trafia też wszystkie pozostałe w tym budynku. Rozstrzygnięcie: rzuty obronne są zwykłe, a trafienia liczą się do 5, które przygniatają.
con-08 = Jednostki za wrakiem pojazdu opancerzonego są w ukryciu. Tak samo jednostki w dymie i cele, do których one strzelają.

## Zasady: liczba kości

dic-01 = Rzucasz tyloma kośćmi, ile wynosi ROF jednostki.
dic-02 = Jednostka, która w tej turze się ruszyła, ma ROF 1. ROF 1 mają też piechota, działa i pojazdy nieopancerzone przygniecionego plutonu.
dic-03 = Gdy cel wykonał ruch szybki, rzucasz podwójną liczbą kości. Rozstrzygnięcie: podwaja się ją po obcięciu ROF do 1; jednostka z ROF 3, która się ruszyła, rzuca 2 kośćmi.
dic-04 = Pasażerowie nie strzelają z pojazdu.
dic-05 = Kawaleria w siodle zawsze ma ROF 1. Strzela tylko wtedy, gdy się nie ruszyła albo cel jest nie dalej niż { DIST(4) }.
dic-06 = W ogniu zaporowym jednostka strzela pełnym ROF nawet po ruchu, byle nie była przygnieciona. Rozstrzygnięcie: przygnieceni mają ROF 1.

## Zasady: trafianie

hit-01 = Podstawowy wynik do trafienia zależy od wyszkolenia celu: Conscript 2+, Regular 3+, Weteran 4+. Rozstrzygnięcie dla plutonu o różnym wyszkoleniu: liczy się wyszkolenie każdej jednostki z osobna; gdy tak się nie da, wybierasz ty.
hit-02 = Dodaj +1 do potrzebnego wyniku za każdy spełniony warunek; sumują się. Warunki: cel dalej niż { DIST(16) } (dokładnie tyle się nie liczy), cel w ukryciu, cel przypadły do ziemi (oprócz +1 za ukrycie), strzelający ma nominalny ROF 1 i ruszył się w tej turze, ale nigdy w ogniu zaporowym (rozstrzygnięcie). Wynik powyżej 6 jest niemożliwy (rozstrzygnięcie).
hit-03 = Każda strzelająca jednostka bierze za cel tę jednostkę ostrzeliwanego plutonu, którą najłatwiej jej trafić.

## Zasady: przydzielanie trafień

alo-01 = Trafienia przydziela ostrzelany gracz, czyli właściciel plutonu. Proponowana kolejność to rozstrzygnięcie; między równymi wybiera właściciel.
alo-02 = Trafienia mogą dostać tylko jednostki w zasięgu, w polu widzenia i w polu ostrzału.
alo-03 = Najpierw przydziel wszystkie trafienia, potem rozstrzygaj skutki. Gdy trafień jest więcej niż celów, niektóre jednostki dostają po kilka.
alo-04 = Jednostki w promieniu { DIST(16) } od strzelających zawsze dostają trafienia przed tymi, które stoją dalej.
alo-05 = Spośród pojazdów najpierw dostają trafienia sprawne, a zakopane i te ze wstrząśniętą załogą dopiero wtedy, gdy sprawne dostały swoje.
alo-06 = Przeciw plutonowi mieszanemu (np. piechota, czołgi i transporty) strzelający może wskazać typ priorytetowy. Właściciel musi dać trafienia najpierw jednostkom tego typu.
alo-07 = Przeciw plutonowi piechoty i dział przenośnych broń o sile ognia 5+ lub 6 nie może wskazać dział jako typu priorytetowego.
alo-08 = Gdy pluton ma pojazdy opancerzone i inne jednostki, trafienia o najwyższej przebijalności pancerza dostają opancerzone.
alo-09 = Przeciw plutonowi czołgów różnych typów strzelający może za każde trafienie rzucić drugą kością. Na 5+ sam wskazuje typ czołgu, który je dostaje, a właściciel wybiera konkretny czołg tego typu.
alo-10 = Wśród pojazdów właściciel daje trafienia najpierw słabiej opancerzonym i nieopancerzonym.
alo-11 = Jeśli można trafić jednostki za twardą osłoną i bez niej, pierwsze dostają trafienia te bez osłony.
alo-12 = Jeśli trafiono jednostki za twardą osłoną i bez niej, te za osłoną dostają trafienia o najwyższej przebijalności pancerza.

## Zasady: rzuty obronne

sav-01 = Pojazd opancerzony: rzuć K6 + pancerz, +1, gdy strzelający jest dalej niż { DIST(16) }; porównaj z przebijalnością. Wynik wyższy: bez skutku. Równy: po zdanym teście siły ognia załoga jest wstrząśnięta, po niezdanym nic się nie dzieje. Niższy: po zdanym teście siły ognia pojazd jest zniszczony, po niezdanym załoga jest wstrząśnięta. Rozstrzygnięcie: +1 nie działa przy bombardowaniu, nalocie i w walce wręcz.
sav-02 = Przy strzelaniu pojazd opancerzony broni się pancerzem przednim, a gdy trafienie padło w bok lub tył kadłuba albo wieży, bocznym.
sav-03 = Pojazd nieopancerzony, także zaprzęg (rozstrzygnięcie): za każde trafienie musi wyrzucić 5+, inaczej jest zniszczony. Testu siły ognia nie ma.
sav-04 = Piechota, a według rozstrzygnięcia też kawaleria, broni się na 3+.
sav-05 = Działa i ckm-y bronią się na 5+. Rozstrzygnięcie: działa przenośne też, choć i one, i ckm-y ruszają się, kryją i pokonują teren jak piechota.
sav-06 = Piechota lub działo bez twardej osłony ginie po nieudanym rzucie obronnym.
sav-07 = Piechota lub działo za twardą osłoną po nieudanym rzucie obronnym ginie tylko wtedy, gdy strzelający zda test siły ognia broni.
sav-08 = Działo z tarczą jest za twardą osłoną wobec ognia od przodu. Tarcza nic nie daje wobec ognia z innej strony, wobec bombardowania ani wtedy, gdy działo wykonało ruch szybki.

## Zasady: pasażerowie

pas-01 = Pasażerowie przeżywają zniszczenie pojazdu na 5+.
pas-02 = Pasażerowie, którzy nie mają gdzie wysiąść po zniszczeniu pojazdu, są wyeliminowani.
pas-03 = Jeśli w jednej fazie strzelania kilka trafień w pojazd da wynik „zniszczony”, każda wieziona jednostka broni się przed każdym z nich osobno i ginie, gdy choć raz jej się nie uda. Szansa przetrwania to 1/3 przy 1 wyniku, 1/9 przy 2, 1/27 przy 3.
pas-04 = Zniszczenie transportu natychmiast przygniata pluton, którego jednostki pojazd wiózł.
pas-05 = Piechota na czołgach broni się na 5+ przy każdym trafieniu w czołg, nawet jeśli nic mu się nie stało.

## Zasady: skutki strzelania

res-01 = Pluton, który dostał co najmniej 5 trafień, jest przygnieciony; liczą się trafienia, nie straty. Liczą się też trafienia w jego opancerzone transporty: przygniatają resztę plutonu, nigdy same pojazdy. Rozstrzygnięcie: sumuj trafienia od wszystkich plutonów w jednej fazie strzelania albo w ogniu zaporowym jednego szturmu.
res-02 = Zniszczoną piechotę, działa i pojazdy nieopancerzone zdejmij ze stołu.
res-03 = Zniszczone pojazdy opancerzone zostają jako wraki. Jednostki za wrakiem są w ukryciu, a wrak to teren bardzo trudny.

## Zasady: przygniecenie ogniem

pin-01 = Piechota, działa i pojazdy nieopancerzone przygniecionego plutonu nie mogą skończyć ruchu bliżej wroga, niż zaczęły, ani wykonać ruchu szybkiego.
pin-02 = Przygniecona piechota, działa i pojazdy nieopancerzone strzelają z ROF 1 i nie prowadzą bombardowań.
pin-03 = Pojazdów opancerzonych nie da się przygnieść.
pin-04 = Na początku swojej tury przygnieciony pluton może spróbować się zebrać: wykonuje test motywacji. Zdany: nie jest już przygnieciony i działa normalnie w tej turze.
pin-05 = Pluton zostaje przygnieciony po 5 lub więcej trafieniach ze strzelania, po stracie transportu (a według rozstrzygnięcia też czołgu) wiozącego jego jednostki albo po 1 trafieniu z bombardowania lub nalotu. W szturmie każdy z dwóch plutonów, szturmujący i szturmowany, jest przygnieciony, jeśli sam dostał choć jedno trafienie.

## Zasady: wstrząśnięta załoga

bai-01 = Pojazd ze wstrząśniętą załogą nie rusza się i nie walczy, dopóki załoga nie dojdzie do siebie. Jak dochodzi, arkusz nie mówi: zdejmij znacznik ręcznie albo użyj testu motywacji spoza arkusza, który można wyłączyć zasadą domową (rozstrzygnięcie).
bai-02 = Pasażerowie mogą wysiąść z pojazdu ze wstrząśniętą załogą na początku swojej następnej fazy ruchu.
bai-03 = Dowódca kompanii w czołgu ze wstrząśniętą załogą nie daje przerzutu plutonowi, którym dowodzi (rozstrzygnięcie: własnych testów i tak nigdy nie przerzuca).
bai-04 = Pojazd zakopany albo z już wstrząśniętą załogą (rozstrzygnięcie: jedno wystarczy) po trafieniu z wynikiem „wstrząśnięta załoga” wykonuje test motywacji. Niezdany: jest zniszczony. Zdany: załoga jest albo pozostaje wstrząśnięta. Tak jest przy każdym trafieniu, także w walce wręcz.

## Zasady: dowódcy

ldr-01 = Pluton bez dowódcy się nie rusza; jednostki mogą tylko obracać się w miejscu, wysiadać z pojazdów i okopywać się. Rozstrzygnięcie: żadnej szarży, kontrataku ani umocnienia pozycji, choć wolno walczyć na miejscu i wycofać się. Znacznik „okopany” stawiasz ręcznie; daje on twardą osłonę, także wobec ognia bezpośredniego.
ldr-02 = Pluton bez dowódcy nadal może wykonywać testy motywacji.
ldr-03 = Dowódca, którego czołg jest zakopany lub ma wstrząśniętą załogę, może na koniec dowolnej fazy przesiąść się do innego czołgu w zasięgu dowodzenia.
ldr-04 = Przesiadka dowódcy: wyższe dowództwo może wziąć dowolny czołg, dowódca kompanii dowolny ze swojej kompanii, także z plutonów wsparcia, a dowódca plutonu tylko inny czołg swojego plutonu.
ldr-05 = Nowego dowódcę plutonu wyznacza dowódca kompanii albo jego zastępca. Wyznaczający dołącza do plutonu i w fazie strzelania wybiera na dowódcę jedną z jednostek plutonu w zasięgu dowodzenia.
ldr-06 = Nowego dowódcę plutonu wyznacza się na początku fazy strzelania, więc w tej turze może on normalnie strzelać.
ldr-07 = Jednostka, która wyznaczyła dowódcę, nie strzela w tej turze.
ldr-08 = Wyższe dowództwo, tak samo jak dowódca kompanii, może wyznaczać dowódców plutonów w każdej podległej kompanii.

## Zasady: niezłomni

war-01 = Dowódca kompanii jest niezłomny.
war-02 = Gdy czołg niezłomnego jest zniszczony, wykonaj dodatkowy rzut obronny: na 4+ niezłomny przejmuje inny czołg w zasięgu dowodzenia; inaczej, albo gdy takiego czołgu nie ma (rozstrzygnięcie), ginie.
war-03 = Gdy jednostka piechoty niezłomnego jest zniszczona, wykonaj dodatkowy rzut obronny: na 4+ zdejmij inną jednostkę w zasięgu dowodzenia; inaczej, albo gdy takiej nie ma (rozstrzygnięcie), zdejmij niezłomnego.
war-04 = Gdy zniszczony jest transport z cechą „niezłomny”, wykonaj dodatkowy rzut obronny: na 4+ nic mu się nie dzieje, inaczej jest zniszczony. Rozstrzygnięcie: chodzi o pojazd, choć arkusz mówi najpierw o jednostce przewożonej.

## Zasady: szturm

asl-01 = Tabela szturmu mówi, kto może szarżować, walczyć, kontratakować, wycofać się i umocnić pozycję.
asl-02 = Piechota, a według rozstrzygnięcia też kawaleria, szarżuje, walczy, kontratakuje, wycofuje się i umacnia pozycję.
asl-03 = Spośród czołgów wręcz walczą tylko opancerzone; wolno im wszystko, co piechocie.
asl-04 = Działa nie szarżują i nie kontratakują. Mogą walczyć, wycofać się albo umocnić pozycję.
asl-05 = W szturmie transporty dowolnego rodzaju mogą tylko wycofać się albo umocnić pozycję. Ich pasażerowie nie biorą w nim udziału.
asl-06 = Krok 1, wybór szturmującego: pluton może szturmować, jeśli po fazie ruchu jest nie dalej niż { DIST(4) } od celu (kawaleria w siodle { DIST(8) }: rozstrzygnięcie). Nie szturmują: plutony po ruchu szybkim, jednostki, które wyciągały inną na holu lub były wyciągane, pojazdy zakopane i ze wstrząśniętą załogą oraz zwiad, który użył oczu i uszu; według rozstrzygnięcia też plutony bez dowódcy, a z przygniecionych wszystkie prócz opancerzonych czołgów.
asl-07 = Szturm na wrogie czołgi wymaga też zdanego testu motywacji, także gdy szturmują czołgi (rozstrzygnięcie).
asl-08 = Krok 2, szarża: ruch o najwyżej { DIST(4) }, kawalerii w siodle o { DIST(8) }. Najpierw jednostka najbliższa wroga wchodzi w kontakt, potem każda, która ma wroga w zasięgu, by związać jak najwięcej jego jednostek. Na końcu reszta rusza w stronę wrogiego plutonu, najwyżej na taką samą odległość.
asl-09 = Jeśli wszystkie wrogie jednostki w zasięgu szarży zginęły w fazie strzelania, wolno mimo to szarżować w stronę pozostałych.
asl-10 = Szarżująca jednostka w żadnym momencie nie może zbliżyć się na mniej niż { DIST(2) } do plutonu, który nie jest celem szarży.
asl-11 = Krok 3, ogień zaporowy: broniący się pluton strzela do szturmujących. Bombardowania artyleryjskiego nie można przy tym użyć.
asl-12 = Do ognia zaporowego mogą dołączyć inne plutony w promieniu { DIST(4) } od jednostek, na które wróg szarżuje. Strzelają tylko jednostki nie dalej niż { DIST(16) } od szturmujących (rozstrzygnięcie: także w atakowanym plutonie).
asl-13 = Ogień zaporowy ma pełny ROF, nawet po ruchu, byle strzelający nie był przygnieciony; przygnieceni mają ROF 1 (rozstrzygnięcie). Czołgi trafia się w pancerz boczny.
asl-14 = Szturmujący pluton przygnieciony ogniem zaporowym wraca na pozycje wyjściowe i walki wręcz nie ma. Wyjątek: pluton złożony wyłącznie z opancerzonych czołgów nie zważa na to i walczy dalej. Rozstrzygnięcie: przygniata 5 trafień, jak przy strzelaniu.
asl-15 = Zwiad może zamiast ognia zaporowego spróbować się oderwać.
asl-16 = Krok 4, trafienia: każda zdolna do walki jednostka szturmujących w kontakcie z wrogiem albo nie dalej niż { DIST(2) } od niego wykonuje test umiejętności; każdy zdany to 1 trafienie. Rozstrzygnięcie: trafione jednostki wybierają gracze.
asl-17 = Krok 5, rzuty obronne: pojazdy nieopancerzone, piechota i działa w walce wręcz ich nie mają. Testu siły ognia też nie ma: trafiona jednostka jest zniszczona.
asl-18 = Opancerzony czołg trafiony w walce wręcz: rzuć K6 + pancerz górny przeciw przebijalności, bez testu siły ognia. Wynik wyższy: bez skutku; równy: załoga wstrząśnięta; niższy: czołg zniszczony. Czołg z załogą wstrząśniętą w tej walce nie może się ruszyć, ale nie jest stracony. Przy równym wyniku czołg zakopany albo już ze wstrząśniętą załogą wykonuje test motywacji; po niezdanym jest zniszczony. Rozstrzygnięcie: przebijalność wpisujesz ręcznie; inne pojazdy opancerzone bronią się jak czołgi.
asl-19 = Krok 6, wdarcie się: tylko wtedy, gdy obrońcy są w budynku lub za ciągłą przeszkodą, np. murem. Ustaw swoje jednostki w miejscach zniszczonych jednostek wroga.
asl-20 = Krok 7, czy szturm wygrany: jeśli w promieniu { DIST(4) } nie ma wrogiej jednostki zdolnej do walki, szturmujący pluton wygrał; przejdź do kroku 9. Pojazdy zakopane i ze wstrząśniętą załogą nie są zdolne do walki.
asl-21 = Krok 8, reakcja przeciwnika: test motywacji. Zdany: kontratak albo wycofanie; niezdany: tylko wycofanie. Test jest zdany bez rzutu, jeśli szturmujący nie zadał trafienia w walce wręcz (rozstrzygnięcie), chyba że przeciwnik chce kontratakować czołgi.
asl-22 = Kontratak to szturm z zamienionymi rolami i bez ognia zaporowego: krok 2, potem kroki od 4 do 8. Rozstrzygnięcie: przeciw czołgom wystarczy test motywacji z kroku 8.
asl-23 = Wycofanie się: wszystkie jednostki plutonu odchodzą o { DIST(4) } od wroga. Te, które skończą nie dalej niż { DIST(4) } od jakiegokolwiek wroga, są zniszczone.
asl-24 = Krok 9, przygnieciony obrońca: szturmowany pluton zostaje przygnieciony, jeśli dostał choć jedno trafienie. Rozstrzygnięcie: liczy się każde trafienie z tego szturmu.
asl-25 = Krok 10, umocnienie pozycji: zwycięzca może przesunąć swoje jednostki o najwyżej { DIST(4) } w dowolnym kierunku. Rozstrzygnięcie: zwycięzcą jest ten, kto oczyścił pole z wrogów albo czyj przeciwnik się wycofał. Pluton bez dowódcy zostaje na miejscu.
asl-26 = Jeśli przy umocnieniu pozycji dojdzie do walki wręcz z innym plutonem, jest to przełamanie: graj znów od kroku 2. Rozstrzygnięcie: nowo zaatakowany pluton strzela ogniem zaporowym, a powtórek może być dowolnie wiele.
asl-27 = Krok 11, przygnieciony szturmujący: pluton, który rozpoczął szturm, jest przygnieciony, jeśli dostał choć jedno trafienie. Rozstrzygnięcie: liczy się każde trafienie z tego szturmu, także z ognia zaporowego.

## Zasady: morale

mor-01 = Każdy test morale to test motywacji: Reluctant 5+, Confident 4+, Fearless 3+.
mor-02 = Morale plutonu: po zdanym teście pluton walczy dalej, po niezdanym liczy się jako zniszczony i schodzi ze stołu.
mor-03 = Morale plutonu testuj na koniec każdej fazy strzelania i każdej fazy szturmu, swojej i przeciwnika, gdy spełnione są oba warunki: pluton jest poniżej połowy, czyli więcej jednostek zniszczono, niż jest zdolnych do walki, i w tej fazie stracił jednostkę albo wstrząśnięto załogę jego pojazdu. Gdy liczby są równe, pluton nie jest poniżej połowy.
mor-04 = Przy morale plutonu nie licz pojazdów ze wstrząśniętą załogą ani jednostek niezależnych. Transporty nie wchodzą do stanu plutonu, ale każdy zniszczony to stracona jednostka. Rozstrzygnięcie: zakopane pojazdy są zdolne do walki; jednostek odesłanych na tyły i tych, które zeszły przez własną krawędź, nie liczy się wcale.
mor-05 = Morale kompanii: wykonaj test motywacji kompanii, gdy liczba jej plutonów spadnie poniżej połowy. Zdany: grasz dalej. Niezdany: przegrywasz bitwę. Rozstrzygnięcie: poniżej połowy znaczy, że zniszczonych plutonów jest więcej niż na stole; gdy jest ich po równo, testu nie ma. Testuj na koniec fazy, w której stracono pluton, i po każdej dalszej stracie, bez przerzutu.
mor-06 = Morale kompanii: plutonów poza stołem, np. w rezerwie, nie liczy się ani jako zniszczone, ani jako będące na stole. Plutony, które całe opuściły stół, już się nie liczą, a te, które zeszły przez krawędź inną niż własna, są zniszczone (rozstrzygnięcie).

## Zasady: artyleria

art-01 = Bombardować mogą tylko jednostki uznawane za artylerię. Wyrzutnie rakiet to artyleria.
art-02 = Moździerze nie strzelają ogniem bezpośrednim, tylko bombardują. Moździerze z oddziałów piechoty nie bombardują, z wyjątkami, których arkusz nie wymienia.
art-03 = Bombardujesz w fazie strzelania, nigdy w ramach ognia zaporowego.
art-04 = Bombarduje tylko oddział, który w tej turze się nie ruszył; wolno mu obrócić się w miejscu na cel.
art-05 = Przygnieciona artyleria nie bombarduje, chyba że jest opancerzona.
art-06 = Bateria nie dzieli bombardowania między cele i prowadzi tylko 1 na turę (rozstrzygnięcie: limit ma każda bateria, a nie cała strona).
art-07 = Bombardowanie: połóż wzornik środkiem na jednostce będącej celem tak, by zakrył jak najwięcej modeli tego plutonu.
art-08 = Cel musi być w nominalnym zasięgu bombardowania, mierzonym od lufy strzelającej jednostki, w odległości co najmniej { DIST(8) } i w polu ostrzału dział. Zasięgu ognia bezpośredniego nigdy nie mierzy się od wystającej lufy; oba sposoby mierzenia zostają takie jak w arkuszu (rozstrzygnięcie).
art-09 = Artyleria nie musi widzieć celu i może strzelać ponad swoimi i wrogami.
art-10 = Artyleria nie może strzelać ponad lasem, stojąc bliżej niż { DIST(4) } od niego, ani ponad budynkiem, stojąc od niego bliżej, niż wynosi jego wysokość. Moździerzy to nie dotyczy: strzelają ponad każdą przeszkodą, także budynkiem, nawet z odległości mniejszej niż { DIST(4) }.
art-11 = Każde bombardowanie potrzebuje jednostki kierującej ogniem: obserwatora, jednostki tego oddziału artylerii, dowództwa baterii albo dowództwa kompanii. Kierujący nie rusza się i nie strzela w tej turze. Rozstrzygnięcia: działo, które kieruje ogniem, nie liczy się do strzelających; kierujący musi widzieć punkt celowania albo ślady dymu.
art-12 = Kierujący ogniem ma 3 próby wstrzelenia się, do pierwszej udanej. Gdy wszystkie zawiodą, artyleria nie strzela wcale.
art-13 = Wynik potrzebny do wstrzelenia się zależy od wyszkolenia celu: Conscript 2+, Regular 3+, Weteran 4+.
art-14 = Przy wstrzeliwaniu się dodaj +1 do potrzebnego wyniku za każdy warunek: cel w ukryciu, cel przypadły do ziemi, kieruje dowództwo kompanii (dowódca lub zastępca). Potrzebny wynik powyżej 6 jest niemożliwy. Podnoszenie potrzebnego wyniku to rozstrzygnięcie: arkusz każe dodawać do rzutu.
art-15 = Bateria ze sztabem może oddać powtórną salwę do tego samego celu bez ponownego wstrzeliwania się; punkt celowania musi być ten sam, a dymem powtarzać salwy nie wolno. Rozstrzygnięcie: oddaje ją w późniejszej turze, bo bateria bombarduje raz na turę, i bez kar za wcześniejsze próby.
art-16 = Bateria ma najwyżej jednego obserwatora.
art-17 = Obserwatorzy są jednostkami niezależnymi.
art-18 = Ogniem innego plutonu obserwator kieruje tylko wtedy, gdy i jego pluton, i pluton strzelający mają sztab.
art-19 = Przygnieciony obserwator może kierować ogniem. Nie może, gdy jego załoga jest wstrząśnięta albo pojazd zakopany.
art-20 = Obserwatora można przed grą umieścić w czołgu i stamtąd się wstrzeliwać.
art-21 = Obserwatorzy, jak zwiad, korzystają z ostrożnego ruchu. Rozstrzygnięcie: obserwator w ukryciu, który w swojej turze nie wykonał ruchu szybkiego, nie strzelał i nie szturmował, przypadł do ziemi, nawet po zwykłym ruchu.
art-22 = Bombardowanie: połóż wzornik tak, by bok ze strzałką był prostopadły do linii strzału.
art-23 = Każda jednostka choć częściowo pod wzornikiem może zostać trafiona: za każdą z nich strzelająca bateria wykonuje jeden test umiejętności.
art-24 = Artyleria: każda nieudana próba wstrzelenia się w tej turze podnosi wynik potrzebny do trafienia o 1, łącznie najwyżej o 2. Wyrzutni rakiet to nie dotyczy. Podnoszenie wyniku to rozstrzygnięcie: arkusz każe dodawać do rzutu.
art-25 = Bombardowanie, 1 działo: wynik potrzebny do trafienia +1, a udane rzuty trzeba przerzucić. 2 działa: udane trzeba przerzucić; 3–5: bez przerzutu. 6 i więcej: nieudane wolno przerzucić, a wyrzutnie rakiet mają zamiast tego wzornik podwójnej szerokości. Przymus przy 1 lub 2 działach to rozstrzygnięcie.
art-26 = Przy bombardowaniu ostrzelany gracz przydziela trafienia, zaczynając od nieokopanych i od pojazdów ze słabszym pancerzem górnym. Rozstrzygnięcie: trafienia w dany pluton sumuje się, a właściciel rozdziela je między jednostki tego plutonu pod wzornikiem, po 1, zanim któraś dostanie drugie.
art-27 = Wyrzutnie rakiet nie mają kary za wstrzelenie się w 2. lub 3. próbie.
art-28 = Bateria 6 i więcej wyrzutni rakiet używa wzornika podwójnej szerokości zamiast przerzucać nieudane rzuty.
art-29 = Kontrostrzał: rakiety zostawiają ślady dymu. Po bombardowaniu rakietami wrogie baterie mogą strzelać do wyrzutni według tych śladów, nie widząc samych wyrzutni. Gdy obserwator widzi tylko ślady, wyrzutnie są przy wstrzeliwaniu się w ukryciu (+1).
art-30 = Przy bombardowaniu pojazdy opancerzone bronią się pancerzem górnym, poza tym jak przy zwykłym strzelaniu, bez +1 za odległość (rozstrzygnięcie).
art-31 = Przy bombardowaniu pojazdy nieopancerzone bronią się na 5+, piechota na 3+. Piechota w okopach, która się nie obroni, ginie tylko wtedy, gdy artyleria zda test siły ognia.
art-32 = Przy bombardowaniu działa bronią się na 5+; okopane po nieudanym rzucie giną tylko wtedy, gdy artyleria zda test siły ognia. Tarcze dział nie pomagają.
art-33 = Po wstrzeleniu się bombardowanie przygniata każdy trafiony pluton, także sąsiedni; wystarczy 1 trafienie. Pojazdów opancerzonych to nie dotyczy. Rozstrzygnięcie: powtórna salwa też przygniata; zasada domowa to wyłącza.
art-34 = Jeśli pod wzornikiem jest tylko holowane działo, nie zostaje ono trafione.

## Zasady: zasłona dymna

smk-01 = Dymem strzelają tylko oddziały z cechą bombardowania dymnego.
smk-02 = Dymem strzelasz przed wszelkim innym ogniem, po zwykłym wstrzeleniu się w cel.
smk-03 = Dymu nie kładzie się powtórną salwą.
smk-04 = Wielkość zasłony: 2 działa – 1 wzornik, 3–5 – 2 wzorniki, 6 i więcej – 3 wzorniki; 1 działo – żadnego (rozstrzygnięcie). Kierunek wiatru wyznacz raz na bombardowanie rysunkiem na wzorniku, a drugi i trzeci wzornik dokładaj w tę stronę.
smk-05 = Jednostki w dymie są w ukryciu; to samo dotyczy celów, do których strzelają. Zasłona blokuje pole widzenia. Rozstrzygnięcie: przez zasłonę nie widać, ale jednostki w dymie widzą i są widziane, choć w ukryciu.
smk-06 = Dym rozwiewa się na początku następnej tury gracza, który go położył.

## Zasady: wsparcie lotnicze

air-01 = Poziom wsparcia lotniczego wyznacza pulę kości: Priorytetowy 7, Ograniczony 5, Sporadyczny 3.
air-02 = Wezwanie samolotów: rzuć wszystkimi kośćmi z puli. Wystarczy jedno 5+, by przyleciały: szansa to około 94% przy 7 kościach, 87% przy 5, 70% przy 3. Rozstrzygnięcie: wezwanie na początku tury, atak w fazie strzelania.
air-03 = Po każdym wezwaniu samolotów, udanym czy nie, pula kości maleje o 1.
air-04 = Przeciwnik mający własne wsparcie lotnicze może wydać 1 kość ze swojej puli na przechwycenie; udaje się na 6. Rozstrzygnięcie: udane odwołuje nalot; przy każdym wezwaniu wolno wydać 1 kość.
air-05 = Po udanym wezwaniu rzuć K6 na liczbę samolotów: 1–2 jeden, 3–5 dwa, 6 trzy.
air-06 = Samoloty mogą zaatakować dowolny cel na stole.
air-07 = Linia podejścia samolotów biegnie od własnej krawędzi wzywającego do celu, równolegle do boków stołu.
air-08 = Jeśli własna jednostka wzywającego jest w promieniu { DIST(16) } od celu, samoloty przerywają atak i odlatują.
air-09 = Samolot prowadzący stoi { DIST(6) } od jednostki będącej celem, pozostałe za nim w klinie, w dowolnych odstępach (rozstrzygnięcie). Jeśli którykolwiek nie mieści się na stole, atak się nie udaje.
air-10 = Do samolotów strzela tylko broń przeciwlotnicza. Nie strzela wieziona w pojeździe ani holowana, ani w stronę wysokich przeszkód (drzew, domów) stojących nie dalej niż { DIST(4) } od działa. Nie strzela też zwiad, który w tej turze się oderwał.
air-11 = Lekka broń p-lot strzela z ROF 1 bez względu na nominalny; ciężka też z ROF 1. Rozstrzygnięcie: inna strzela nominalnym ROF.
air-12 = Ogień p-lot trafia po zdanym teście umiejętności strzelającej jednostki. Trafiony samolot jest zniszczony po zdanym teście siły ognia; przy cesze „latający czołg” zdany test trzeba przerzucić. Rozstrzygnięcie: zasięg i wybór trafionego samolotu należą do graczy.
air-13 = Samoloty wstrzeliwują się jak artyleria: 3 próby, Conscript 2+, Regular 3+, Weteran 4+. Dodaj +1 do potrzebnego wyniku, gdy cel jest w ukryciu, i jeszcze +1, gdy przypadł do ziemi. Rozstrzygnięcie: wyniki jak dla artylerii, bez +1 za dowództwo kompanii.
air-14 = Nalot: połóż wzornik środkiem na jednostce będącej celem, strzałką w stronę, z której nadlatują samoloty.
air-15 = Każda jednostka choć częściowo pod wzornikiem może zostać trafiona; potrzebny wynik jest podany przy broni samolotu. Za każdą jednostkę jeden rzut.
air-16 = Samoloty: każda nieudana próba wstrzelenia się podnosi wynik potrzebny do trafienia o 1, łącznie najwyżej o 2.
air-17 = 3 samoloty: nieudane rzuty na trafienie wolno przerzucić. 2: bez przerzutów. 1: udane trzeba przerzucić. Rozstrzygnięcie: liczą się samoloty, które zostały po ogniu p-lot.
air-18 = Przy nalocie atakowany gracz przydziela trafienia, zaczynając od nieokopanych i od pojazdów ze słabszym pancerzem górnym.
air-19 = Bomby i rakiety samolotów trafiają w pancerz górny, działka i karabiny maszynowe w boczny. Rzuty obronne są jak przy strzelaniu i bombardowaniu. Rozstrzygnięcie: bez +1 za odległość i bez pomocy tarcz, a okopana jednostka, która się nie obroni, ginie dopiero po zdanym teście siły ognia.
air-20 = Każdy pluton trafiony w nalocie jest przygnieciony, oprócz pojazdów opancerzonych.

## Zasady: zwiad

rec-01 = Oczy i uszy: na początku własnej fazy strzelania nieprzygnieciona jednostka zwiadu, która się nie ruszyła, może odebrać przypadnięcie do ziemi 1 wrogiej jednostce w promieniu { DIST(16) } (nadal jest ona w ukryciu). Rozstrzygnięcie: 1 jednostka odbiera je 1 jednostce, pole widzenia nie jest potrzebne, a skutek trwa do końca tej tury.
rec-02 = Po użyciu oczu i uszu jednostka zwiadu nie może w tej turze zrobić nic innego.
rec-03 = Oderwać się może zwiad, który w swojej ostatniej turze nie atakował (nie strzelał, nie bombardował i nie szturmował) ani nie wykonał ruchu szybkiego.
rec-04 = Gdy ktoś strzela do zwiadu, który się odrywa, każdy atakujący oddaje najpierw tylko jeden strzał, bez względu na ROF.
rec-05 = Odrywający się zwiad po pierwszych strzałach wykonuje test umiejętności. Zdany: odchodzi od wroga z pełną prędkością, a pozostałe strzały tych, którzy nie mają go już w zasięgu, przepadają; ci, którzy mają, strzelają dalej (rozstrzygnięcie). Niezdany: wszyscy oddają pozostałe strzały jak zwykle.
rec-06 = Broń o nominalnym ROF 1 w ogóle nie strzela do zwiadu, który ogłasza oderwanie się, nawet po niezdanym teście umiejętności (rozstrzygnięcie). Broń o ROF 3 po ruchu oddaje swój 1 strzał i nie ma już żadnego.
rec-07 = Od bombardowania zwiad może się oderwać, jeśli artyleria nie wstrzelała się w pierwszej próbie. Rozstrzygnięcie: ogłoś to po tej pierwszej nieudanej próbie i wykonaj test umiejętności. Po zdanym zwiad odchodzi; bateria może się dalej wstrzeliwać w to samo miejsce, a trafić może tylko jednostki, które są wtedy pod wzornikiem.
rec-08 = Od nalotu zwiad nie może się oderwać.
rec-09 = Wymuszone oderwanie się: zwiad, któremu pod ogniem nie udał się choć jeden rzut obronny, wykonuje test motywacji. Zdany: zostaje. Niezdany: musi się oderwać. Rozstrzygnięcie: odrywa się bez testu umiejętności, nawet jeśli atakował lub wykonał ruch szybki.
rec-10 = Zwiad może też oderwać się od szturmu zamiast strzelać ogniem zaporowym, po teście umiejętności (rozstrzygnięcie). Zdany: walki wręcz nie ma; niezdany: szturm trwa, bez ognia zaporowego.
rec-11 = Reorganizacja: w turze, w której się oderwał, zwiad nie strzela ani ogniem zaporowym, ani p-lot.
rec-12 = Po oderwaniu się zwiad w swojej następnej turze nie strzela i nie używa oczu i uszu.
rec-13 = Po oderwaniu się zwiad nie może wejść w pole widzenia wroga ani podejść bliżej wroga, który już go widzi, do końca swojej następnej tury (rozstrzygnięcie).
rec-14 = Zwiad w ukryciu, który nie strzelał ani nie szturmował, przypadł do ziemi nawet po zwykłym ruchu, byle nie szybkim. Po ruchu szybkim pluton zwiadu nie może się oderwać.

## Tabele

tur-t1 = Test motywacji
mov-t1 = Ruch na turę
cmd-t1 = Zasięg dowodzenia
hit-t1 = Podstawowy wynik do trafienia
hit-t2 = Modyfikatory trafienia
hit-t3 = Ostateczny wynik do trafienia
sav-t1 = Wynik rzutu na pancerz
sav-t2 = Rzuty obronne w skrócie
asl-t1 = Kto co może w szturmie
art-t1 = Wstrzelenie się w cel
art-t2 = Liczba strzelających dział
smk-t1 = Zasłona dymna
air-t1 = Poziomy wsparcia lotniczego
air-t2 = Liczba samolotów

## Rozstrzygnięcia

amb-01 = Progów testu umiejętności arkusz nie podaje; aplikacja podpowiada Conscript 5+, Regular 4+, Weteran 3+. Jedno dotknięcie zmienia próg; zasada domowa wyłącza podpowiedzi. To nie liczby z tabeli trafień.
amb-02 = Pojazdy gąsienicowe, teren ciężki: cale i centymetry arkusza się nie zgadzają. Rozstrzygnięcie: { DIST(8) }.
amb-03 = Furmanki w terenie ciężkim, zasięg strzału kawalerii w siodle po ruchu, zasięg dowodzenia czołgów Conscript: źle wydrukowane cale. Rozstrzygnięcie: wszędzie { DIST(4) }.
amb-04 = Lekkie działa, motocykle i niektóre inne nie mają wiersza w tabeli ruchu: wpisz ich odległość.
amb-05 = Faza wstępna: arkusz wymienia tylko uwalnianie zakopanych pojazdów i dział. Rozstrzygnięcie: wszystko, co robi się na początku tury, w dowolnej kolejności.
amb-06 = Nazwy wyszkolenia: „Constrict” i „constrictor” to Conscript, „Wteran” to Weteran, a Regular to angielskie Trained.
amb-07 = Bombardowanie z 1 lub 2 dział: trafienia trzeba przerzucić, jak przy jednym samolocie. 3–5: bez przerzutu. 6 i więcej: chybienia wolno przerzucić; rakiety mają zamiast tego wzornik podwójnej szerokości.
amb-08 = Własne jednostki zasłaniają tylko wtedy, gdy żadna linia ich nie omija: w arkuszu brakuje „nie”.
amb-09 = Wyniku powyżej 6, np. 7 przeciw Weteranom w ukryciu, przypadłym do ziemi, dalej niż { DIST(16) }, nie da się wyrzucić na jednej K6: nie wystarcza nawet 6.
amb-10 = +1 za ROF 1 i ruch dotyczy tylko nominalnego ROF 1, także u przygniecionych i kawalerii w siodle; inaczej dostałby je każdy, kto się ruszył. W ogniu zaporowym nigdy.
amb-11 = Podwajaj kości po obcięciu ROF do 1: jednostka z ROF 3, która się ruszyła, rzuca 2 kośćmi do celu po ruchu szybkim.
amb-12 = 5 trafień, które przygniatają, może pochodzić od różnych plutonów, w jednej fazie strzelania albo w ogniu zaporowym jednego szturmu. Liczą się trafienia, nie nieudane rzuty obronne.
amb-13 = Jak załoga dochodzi do siebie, arkusz nie mówi: zdejmij znacznik ręcznie albo użyj testu motywacji, który można wyłączyć zasadą domową.
amb-14 = Wynik „wstrząśnięta załoga” od dowolnego trafienia: pojazd zakopany albo z już wstrząśniętą załogą (jedno wystarczy) wykonuje test motywacji. Zdany: załoga jest tylko wstrząśnięta; niezdany: pojazd zniszczony.
amb-15 = +1 za gorsze warunki zawsze podnosi potrzebny wynik, w artylerii i lotnictwie jak przy strzelaniu.
amb-16 = „Nie ruszyła się i nie strzelała”: w swojej ostatniej turze; przed pierwszą turą jednostka spełnia oba warunki. Szarża i umocnienie pozycji to ruch.
amb-17 = Literówka: „skrócić” w ruchu to „skręcić”; inne drobne błędy druku niczego nie zmieniają.
amb-18 = Pojazd przejedzie między pojazdami własnymi i sojuszniczymi tylko tam, gdzie się mieści; przez wrogie wolno mu przejechać. Nikt nie może skończyć ruchu na innej jednostce.
amb-19 = Umocnienie pozycji i „latający czołg” mają w druku zbędny znak: czytaj { DIST(4) } i zwykłe słowa.
amb-20 = Kawaleria w siodle, która szarżuje na { DIST(8) }, może zacząć szturm z tej odległości, a nie tylko z { DIST(4) }.
amb-21 = W przygniecionym plutonie szarżować mogą tylko opancerzone czołgi: piechota, działa i pojazdy nieopancerzone nie mogą kończyć ruchu bliżej wroga, niż zaczęły.
amb-22 = Ogień zaporowy: przygnieceni strzelają z ROF 1; każda strzelająca jednostka musi stać najdalej { DIST(16) } od szturmujących; 5 trafień przygniata szturmujących.
amb-23 = Czołgi też potrzebują testu motywacji, by szturmować czołgi. Przy kontrataku na czołgi wystarczy test z kroku 8.
amb-24 = Walka wręcz: przebijalność wpisujesz ręcznie; trafione jednostki wybierają gracze, oni też rozstrzygają przy równych odległościach; inne pojazdy opancerzone bronią się jak czołgi.
amb-25 = Zwycięzcą szturmu jest ten, kto oczyścił pole z wrogów albo czyj przeciwnik się wycofał. Przełamanie: nowo zaatakowany pluton strzela ogniem zaporowym; bez limitu powtórek.
amb-26 = Morale plutonu, poniżej połowy: zakopane pojazdy są zdolne do walki; jednostek odesłanych na tyły i tych, które zeszły przez własną krawędź, nie liczy się. Dokładnie połowa: testu nie ma.
amb-27 = Morale kompanii testuj, gdy zniszczonych plutonów jest więcej niż na stole: na koniec fazy, w której stracono pluton, i po każdej dalszej stracie.
amb-28 = Morale kompanii: pluton, który zszedł przez własną krawędź, nie jest ani zniszczony, ani na stole; ten, który zszedł przez inną, jest zniszczony.
amb-29 = Odległości podane tylko w calach przelicza się w zwykłej skali. Zasięg bombardowania mierz od lufy, ognia bezpośredniego nigdy.
amb-30 = Kierujący ogniem musi widzieć punkt celowania albo ślady dymu rakiet.
amb-31 = Powtórna salwa: w późniejszej turze, w ten sam punkt, bez kary za nieudane próby; nie jako drugie bombardowanie w tej samej turze.
amb-32 = Trafienia z bombardowania zlicza się osobno dla każdego plutonu; właściciel rozdziela je pod wzornikiem po 1, zanim ktoś dostanie drugie, najpierw nieokopanym i pojazdom o najsłabszym pancerzu górnym.
amb-33 = Każde bombardowanie (powtórna salwa również) przygniata każdy trafiony pluton, także sąsiedni. Zasada domowa: powtórna salwa nie przygniata.
amb-34 = +1 do pancerza za odległość ponad { DIST(16) } działa tylko przy strzelaniu: nie przy bombardowaniu, nalocie ani w walce wręcz.
amb-35 = Dym: 1 działo nie daje wzornika. Przez zasłonę nie widać; jednostki w niej widzą i są widziane, ale one i ich cele są w ukryciu. Kierunek wiatru: raz na bombardowanie.
amb-36 = Samoloty wzywasz na początku tury; atakują w fazie strzelania. Przechwycenie: 1 kość na wezwanie, 6 odwołuje nalot. Broń p-lot lekka i ciężka: ROF 1, inna: nominalny. Trafiony samolot wybierają gracze.
amb-37 = Samoloty wstrzeliwują się jak artyleria, z tymi samymi potrzebnymi wynikami, ale bez +1 za dowództwo kompanii; liczą się samoloty, które zostały po ogniu p-lot.
amb-38 = Oczy i uszy: 1 jednostka zwiadu odbiera przypadnięcie do ziemi 1 wrogiej jednostce do końca tej tury; pozostałe jednostki wrogiego plutonu je zachowują. Pole widzenia nie jest potrzebne.
amb-39 = Oderwanie: broń o nominalnym ROF 1 nigdy nie strzela; po zdanym teście strzelający w zasięgu strzelają dalej. Test umiejętności: przy szturmie i bombardowaniu (po pierwszej nieudanej próbie); wymuszone: bez testu.
amb-40 = „Ostrożny ruch”: zwiad przypada do ziemi nawet po ruchu, byle nie szybkim, jeśli nie strzela i nie szturmuje.
amb-41 = Jadący na czołgu: 1 rzut obronny za każde trafienie, także niszczące czołg; wtedy ich pluton jest przygnieciony.
amb-42 = Kolejność trafień: bliżsi, typ priorytetowy, bez osłony, sprawne pojazdy, słabszy pancerz. Trafienia o najwyższej przebijalności dostają najpierw, po jednym, pojazdy opancerzone, o niższej najpierw inne jednostki. Między równymi wybiera właściciel.
amb-43 = Obrót w polu ostrzału nie jest ruchem; dalszy obrót kadłuba lub działa już nim jest.
amb-44 = Początek fazy strzelania: wyznaczanie dowódców, oczy i uszy, dym. Tylko dym musi poprzedzać inne strzelanie.
amb-45 = Dziury w ścianach są przejściami: piechota może użyć każdego przejścia.
amb-46 = Pojazd holujący po niezdanym teście zakopania się jest zakopany. Zwykły pojazd: zamiast tego test umiejętności, poza terenem ciężkim nieobowiązkowy; niezdany nic nie daje. Pojazd zepsuty lub zniszczony zostaje tylko przesunięty.
amb-47 = Jeep z działem na holu: najwyżej { DIST(6) }, także w ruchu szybkim; w terenie ciężkim { DIST(4) }.
amb-48 = Jak się okopać, arkusz nie mówi: znacznik stawiasz ręcznie. Okopany jest za twardą osłoną, także wobec ognia bezpośredniego.
amb-49 = W ukryciu jest jednostka zasłonięta co najmniej do połowy i choć częściowo w terenie (lub tuż za przeszkodą liniową). Przypadły do ziemi jest też w ukryciu, więc razem +2.
amb-50 = 2iC zastępuje dowódcę innego plutonu: dowodzi, dopóki jest dołączony, albo wyznacza nowego.
amb-51 = Niezłomny: „jednostka przewożona” z arkusza to pojazd transportowy z tą cechą.
amb-52 = Ckm-y i działa przenośne bronią się na 5+ jak działa, ale ruszają się, kryją i pokonują teren jak piechota.
amb-53 = Różne wyszkolenie lub motywacja: do trafienia liczy się wyszkolenie każdej jednostki z osobna; w innych sprawach wybierasz ty.
amb-54 = Holowane działo, którego pojazd zniszczono, zostaje na miejscu, odczepione.
amb-55 = Automatyczne trafienia niszczyciela bunkrów: rzuty obronne są zwykłe, a trafienia liczą się do 5, które przygniatają.
amb-56 = Jedno bombardowanie na turę ma każda bateria, a nie cała strona.
amb-57 = Z innymi kopiami dało się porównać tylko początek, o ruchu. Poza pisownią i znakiem cala są zgodne; żadna liczba się nie różni.
amb-58 = Zakaz wchodzenia w pole widzenia wroga i zbliżania się do niego po oderwaniu się trwa do końca następnej tury zwiadu.
amb-59 = Odstępy w klinie samolotów wybierasz ty.
amb-60 = Teren bardzo trudny jest zamknięty dla pojazdów innych niż gąsienicowe i dział innych niż przenośne. Zasięg ruchu jest w nim taki jak w terenie ciężkim.
amb-61 = Kawaleria liczy się jak piechota wszędzie, gdzie jej nie wymieniono, i broni się na 3+. Powozy, taczanki i furmanki to pojazdy nieopancerzone.
amb-62 = Strzelający tuż przy przejściu odbierają jednostkom w budynku osłonę i ukrycie. Piechota i działa przenośne, które się nie ruszyły, zostają w ukryciu.
amb-63 = Dowódca kompanii lub wyższy daje 1 przerzut na test motywacji plutonowi, do którego dołączył, i jego pojazdom; nie, gdy załoga dowódcy jest wstrząśnięta. Drugi wynik obowiązuje; morale kompanii bez przerzutu.
amb-64 = Wstrzeliwanie się: +1 za dowództwo kompanii dotyczy i dowódcy, i zastępcy. Działo, które kieruje ogniem, nie liczy się do strzelających.
amb-65 = Polem ostrzału dział bez podstawy obrotowej, które nie są artylerią, jest przednie półkole.
amb-66 = Pluton bez dowódcy: żadnej szarży, kontrataku ani umocnienia pozycji; walczy na miejscu i może się wycofać.
amb-67 = Szturm, krok 8, test zdany automatycznie: liczą się tylko trafienia zadane w walce wręcz stronie, która testuje. Kroki 9 i 11: przygniata każde trafienie, także z ognia zaporowego.
amb-68 = Przy nalocie jak przy bombardowaniu: tarcza nic nie daje, a okopana jednostka po nieudanym rzucie obronnym ginie dopiero po zdanym teście siły ognia.
amb-69 = Pojazd zakopany i ze wstrząśniętą załogą: bez testu uwolnienia, dopóki załoga nie dojdzie do siebie. Potem może go wykonać jeszcze w tej samej fazie wstępnej.
amb-70 = Oderwanie: zwiad „atakował” w swojej ostatniej turze, jeśli strzelał, bombardował lub szturmował. Ogień zaporowy to nie atak.
amb-71 = Wymuszone oderwanie: test motywacji po nieudanym rzucie obronnym (pojazd opancerzony: suma najwyżej równa przebijalności) pod ogniem bezpośrednim, zaporowym lub bombardowaniem, nawet po niezdanym teście siły ognia. Nie: naloty, walka wręcz.
amb-72 = Pluton bez sprawnych jednostek wolno szturmować: szarża (na czołgi: test motywacji), jedna runda trafień i rzutów obronnych, bez ognia zaporowego; szturmujący wygrywa. Nikt nie reaguje; ocalałe pojazdy zostają na miejscu.
amb-73 = Jednostki niezależne nie liczą się do morale kompanii jako plutony: ani na stole, ani zniszczone.
amb-74 = Dopóki pojazd wiezie jednostki, rzuca się za każde trafienie w niego, także po zniszczeniu: każde „zniszczony” to jeden wynik dla pasażerów. Sam pojazd traci się raz.
amb-75 = Gdy pluton traci ostatnią jednostkę (transportów się nie liczy), jest zniszczony bez testu. Pojazdy ze wstrząśniętą załogą to wciąż jednostki: gdy nikt nie może walczyć, pluton testuje.
amb-76 = Dym kładzie się przed całym ogniem bezpośrednim i wszystkimi innymi bombardowaniami swojej strony w tej fazie. Po nalocie nadal można położyć dym.
amb-77 = Kilka plutonów pod jednym wzornikiem: jedno bombardowanie, ten sam potrzebny wynik dla wszystkich; przygniata każdy trafiony. Powtórna salwa tak samo, jeśli w tym punkcie jest jeszcze jednostka pierwszego celu.
amb-78 = Do jednostki tuż przy wysokiej przeszkodzie wolno strzelać przez tę przeszkodę, jeśli nic innego nie zasłania; jednostka jest w ukryciu. Jednostek stojących dalej nie widać.

## Słowniczek

glo-01 = jednostka
    .also = podstawka, team, stand
    .meaning = Jedna podstawka albo jeden pojazd lub działo.
glo-02 = pluton
    .also = platoon
    .meaning = Grupa jednostek, które ruszają się i strzelają razem.
glo-03 = kompania
    .also = company
    .meaning = Wszystkie plutony jednej strony.
glo-04 = bateria
    .also = battery
    .meaning = Pluton artylerii, który prowadzi jedno bombardowanie.
glo-05 = tura, faza
    .also = turn, phase, step, krok
    .meaning = Tura gracza i jej części.
glo-06 = faza wstępna
    .also = początek tury, preliminary phase, starting step
    .meaning = Porządki na początku tury: zebranie, uwalnianie zakopanych pojazdów i dział, zdjęcie dymu.
glo-07 = faza ruchu
    .also = ruch, movement step
    .meaning = Część tury, w której ruszają się plutony.
glo-08 = faza strzelania
    .also = strzelanie, shooting step
    .meaning = Część tury na ogień, bombardowania i naloty.
glo-09 = faza szturmu
    .also = assault step
    .meaning = Część tury na szarże i walkę wręcz.
glo-10 = wyszkolenie
    .also = umiejętności, skill
    .meaning = Jak dobrze jednostka jest wyszkolona: Conscript, Regular albo Weteran.
glo-11 = test umiejętności
    .also = test wyszkolenia, skill test
    .meaning = Rzut K6: próg umiejętności lub więcej to test zdany.
glo-12 = Conscript
    .also = poborowy, constrict, constrictor
    .meaning = Najniższy poziom wyszkolenia, trafiany na 2+; w arkuszu „Constrict”.
glo-13 = Regular
    .also = trained
    .meaning = Średni poziom wyszkolenia, trafiany na 3+.
glo-14 = Weteran
    .also = veteran
    .meaning = Najwyższy poziom wyszkolenia, trafiany na 4+.
glo-15 = motywacja
    .also = motivation
    .meaning = Wola walki: Reluctant, Confident albo Fearless.
glo-16 = test motywacji
    .also = motivation test
    .meaning = Rzut K6 na motywację: 5+, 4+ albo 3+.
glo-17 = Reluctant
    .also = niechętny
    .meaning = Najniższa motywacja: test zdany na 5+.
glo-18 = Confident
    .also = pewny siebie
    .meaning = Średnia motywacja: test zdany na 4+.
glo-19 = Fearless
    .also = nieustraszony
    .meaning = Najwyższa motywacja: test zdany na 3+.
glo-20 = przerzut
    .also = reroll, re-roll, ponowny rzut
    .meaning = Rzucasz jeszcze raz; obowiązuje drugi wynik.
glo-21 = droga
    .also = po drodze, road
    .meaning = Rodzaj terenu; większość pojazdów innych niż gąsienicowe jedzie po nim najdalej.
glo-22 = na przełaj
    .also = cross-country
    .meaning = Zwykły teren poza drogą.
glo-23 = teren ciężki
    .also = difficult going, difficult ground, teren trudny
    .meaning = Spowalnia; pojazdy i działa muszą wyrzucić 2+, inaczej się zakopują.
glo-24 = teren bardzo trudny
    .also = very difficult going, very difficult ground
    .meaning = Budynki, wraki i podobne; z pojazdów tylko gąsienicowe, po teście umiejętności.
glo-25 = ruch szybki
    .also = at the double, double time, podwójny ruch
    .meaning = Ruch do dwukrotnej odległości, w linii prostej, bez strzelania i szturmu.
glo-26 = pojazd gąsienicowy
    .also = gąsienicowy, tracked
    .meaning = Pojazd na gąsienicach: { DIST(12) } po drodze i na przełaj, { DIST(8) } w terenie ciężkim.
glo-27 = pojazd półgąsienicowy
    .also = półgąsienicówka, half-track
    .meaning = Koła z przodu, gąsienice z tyłu: { DIST(16) } po drodze, { DIST(12) } na przełaj, { DIST(4) } w terenie ciężkim.
glo-28 = jeep
    .also = łazik
    .meaning = Rusza się jak pojazd półgąsienicowy; z działem na holu o najwyżej { DIST(6) }.
glo-29 = pojazd kołowy
    .also = kołowy, ciężarówka, wheeled
    .meaning = Pojazd na kołach: { DIST(16) } po drodze, { DIST(8) } na przełaj, { DIST(4) } w terenie ciężkim.
glo-30 = powóz, taczanka
    .also = zaprzęg, limber, tachanka
    .meaning = Zaprzęg konny: { DIST(10) } po drodze, { DIST(8) } na przełaj, { DIST(4) } w terenie ciężkim.
glo-31 = furmanka
    .also = wóz, wagon
    .meaning = Wóz konny: { DIST(6) } po drodze i na przełaj, { DIST(4) } w terenie ciężkim.
glo-32 = piechota
    .also = infantry
    .meaning = Żołnierze pieszo: { DIST(6) } w każdym terenie, rzut obronny 3+.
glo-33 = kawaleria
    .also = konnica, jazda, cavalry
    .meaning = Żołnierze na koniach: { DIST(10) } w każdym terenie, w siodle ROF 1.
glo-34 = działo przenośne
    .also = man-packed gun
    .meaning = Działo, które porusza się jak piechota, a broni się jak działo.
glo-35 = lekkie, średnie, ciężkie działo
    .also = light gun, medium gun, heavy gun
    .meaning = Średnie i ciężkie: { DIST(2) } w każdym terenie; dla lekkich arkusz nie podaje liczby.
glo-36 = działo stacjonarne
    .also = immobile gun, działo nieruchome
    .meaning = Samo się nie porusza, można je tylko holować.
glo-37 = pojazd opancerzony
    .also = opancerzony, armoured vehicle
    .meaning = Broni się pancerzem i nie daje się przygnieść.
glo-38 = pojazd nieopancerzony
    .also = nieopancerzony, unarmoured vehicle, softskin
    .meaning = Bez pancerza: broni się na 5+ i można go przygnieść.
glo-39 = czołg
    .also = tank
    .meaning = Wóz bojowy; może wieźć piechotę, a opancerzony także szturmować.
glo-40 = transport
    .also = pojazd transportowy
    .meaning = Pojazd, który wozi jednostki lub holuje działa.
glo-41 = pluton transportowy
    .also = transport platoon
    .meaning = Osobny pluton transportów, do 5 jednostek na pojazd.
glo-42 = pasażerowie
    .also = passengers, desant
    .meaning = Przewożone jednostki; zniszczenie pojazdu przeżywają na 5+.
glo-43 = piechota jadąca na czołgach
    .also = jadący na czołgach, tank riders, desant na czołgach
    .meaning = Do 3 jednostek piechoty lub dział przenośnych na czołgu.
glo-44 = pojazd holujący
    .also = recovery, wóz zabezpieczenia technicznego
    .meaning = Wyciąga zakopane, zepsute i zniszczone pojazdy.
glo-45 = zakopany
    .also = zakopanie się, bogged, bogged down, ugrzązł
    .meaning = Utknął: nie rusza się i nie walczy, dopóki nie zostanie uwolniony.
glo-46 = test zakopania się
    .also = bogging test
    .meaning = Rzut K6: przy 2+ pojazd jedzie dalej, przy 1 zakopuje się.
glo-47 = wstrząśnięta załoga
    .also = bailed out, bail, zbailowany
    .meaning = Załoga na jakiś czas wyłączona z walki: pojazd nie rusza się i nie walczy.
glo-48 = przygniecenie ogniem
    .also = przygnieciony, pinned, pinned down, zapinowany, pin, przygwożdżenie, przygwożdżony
    .meaning = Pod zbyt silnym ogniem: ROF 1, bez bombardowań i ruchu szybkiego, bez zbliżania się do wroga.
glo-49 = zebranie
    .also = zebrać się, rally, unpin
    .meaning = Koniec przygniecenia, po zdanym teście motywacji na początku tury.
glo-50 = zniszczony
    .also = destroyed, killed
    .meaning = Wypadł z gry.
glo-51 = wrak
    .also = wreck
    .meaning = Zniszczony pojazd opancerzony: kryje i jest terenem bardzo trudnym.
glo-52 = zasięg dowodzenia
    .also = command distance
    .meaning = Jak daleko wolno stać od dowódcy lub dowodzonej jednostki.
glo-53 = dowodzona jednostka
    .also = w zasięgu dowodzenia, in command
    .meaning = Połączona z dowódcą, bezpośrednio albo przez inne jednostki plutonu.
glo-54 = dowódca plutonu
    .also = platoon commander, oficer
    .meaning = Dowodzi plutonem; bez niego pluton się nie rusza.
glo-55 = dowódca kompanii
    .also = company commander, company command, dowództwo kompanii
    .meaning = Dowodzi kompanią: niezależny, niezłomny, daje plutonowi przerzut.
glo-56 = zastępca dowódcy kompanii
    .also = 2iC, second-in-command, zastępca
    .meaning = Może zastąpić dowódcę innego plutonu albo wyznaczyć nowego.
glo-57 = wyższe dowództwo
    .also = higher command
    .meaning = Dowództwo powyżej kompanii.
glo-58 = jednostka niezależna
    .also = niezależna, independent team
    .meaning = Sama jest osobnym plutonem; może dołączać do innych.
glo-59 = dołączyć
    .also = połączyć się, join, attach
    .meaning = Jednostka niezależna staje się do końca fazy częścią plutonu.
glo-60 = niezłomny
    .also = warrior
    .meaning = Gdy jest zniszczony, może go ocalić dodatkowy rzut obronny na 4+.
glo-61 = szybkostrzelność
    .also = ROF, rate of fire
    .meaning = Iloma kośćmi rzuca jednostka, gdy strzela.
glo-62 = zasięg
    .also = range, donośność
    .meaning = Jak daleko sięga broń.
glo-63 = pole widzenia
    .also = linia wzroku, LOS, line of sight
    .meaning = Wolna linia od strzelającego do celu.
glo-64 = pole ostrzału
    .also = field of fire, arc
    .meaning = Dokąd może strzelać broń: dookoła albo tylko w przednie półkole.
glo-65 = dozwolony cel
    .also = valid target, legal target
    .meaning = W zasięgu, w polu widzenia i w polu ostrzału.
glo-66 = w ukryciu
    .also = ukryty, ukrycie, concealed
    .meaning = Trudniej trafić: +1 do potrzebnego wyniku.
glo-67 = przypadły do ziemi
    .also = przypadnięcie do ziemi, gone to ground, GTG
    .meaning = W ukryciu, bez ruchu i strzału w swojej turze: jeszcze +1 do potrzebnego wyniku, razem +2.
glo-68 = twarda osłona
    .also = bulletproof cover
    .meaning = Za nią piechota lub działo po nieudanym rzucie obronnym ginie dopiero po zdanym teście siły ognia.
glo-69 = okopany, okopy
    .also = dug in, foxholes, transzeje
    .meaning = W okopie jednostka po nieudanym rzucie obronnym ginie dopiero po zdanym teście siły ognia.
glo-70 = tarcza
    .also = tarcza działa, gun shield
    .meaning = Twarda osłona dla działa wobec ognia bezpośredniego od przodu.
glo-71 = trafienie
    .also = trafić, wynik potrzebny do trafienia, to hit, celność
    .meaning = Rzut przy strzelaniu; potrzebny wynik zależy od wyszkolenia celu i modyfikatorów.
glo-72 = przydzielanie trafień
    .also = rozdział trafień, allocate hits
    .meaning = Która jednostka dostaje które trafienie; wybiera właściciel celu.
glo-73 = typ priorytetowy
    .also = priorytet, priority target
    .meaning = Typ jednostek wskazany przez strzelającego; one pierwsze dostają trafienia.
glo-74 = rzut obronny
    .also = save, obrona
    .meaning = Rzut, który ma ocalić trafioną jednostkę.
glo-75 = pancerz
    .also = przedni, boczny, górny, armour, front, side, top
    .meaning = Liczba dodawana do K6: przedni, boczny lub górny.
glo-76 = przebijalność pancerza
    .also = przebijalność, anti-tank, AT, przeciwpancerne
    .meaning = Wartość broni, z którą porównujesz K6 + pancerz.
glo-77 = siła ognia
    .also = test siły ognia, firepower, FP
    .meaning = Drugi rzut strzelającego; zdany daje trafieniu pełny skutek.
glo-78 = niszczyciel bunkrów
    .also = bunker buster
    .meaning = Trafiając 1 jednostkę w budynku, trafia też wszystkie pozostałe.
glo-79 = szturm, szarża
    .also = walka wręcz, assault, charge
    .meaning = Dojście do wroga i walka wręcz.
glo-80 = ogień zaporowy
    .also = ogień obronny, defensive fire
    .meaning = Ogień obrońcy do szturmujących.
glo-81 = kontratak
    .also = counterattack
    .meaning = Odpowiedź przeciwnika w szturmie: szarża, bez ognia zaporowego.
glo-82 = wycofanie się
    .also = wycofać się, break off, odwrót
    .meaning = Odejście z walki wręcz: wszystkie jednostki plutonu cofają się o { DIST(4) }.
glo-83 = wdarcie się na wrogie pozycje
    .also = wdarcie się, break in
    .meaning = Zajęcie miejsc zniszczonych wrogów w budynku lub za przeszkodą.
glo-84 = umocnienie pozycji
    .also = umocnić pozycję, konsolidacja, consolidate
    .meaning = Ruch zwycięzcy szturmu o najwyżej { DIST(4) }.
glo-85 = przełamanie
    .also = breakthrough
    .meaning = Ruch zwycięzcy, który kończy się kontaktem z następnym plutonem; walka trwa dalej.
glo-86 = morale plutonu
    .also = platoon morale
    .meaning = Test motywacji plutonu poniżej połowy po fazie, w której stracił jednostkę lub wstrząśnięto załogę jego pojazdu.
glo-87 = morale kompanii
    .also = company morale
    .meaning = Test motywacji, gdy zniszczono więcej plutonów, niż jest na stole; niezdany to przegrana bitwa.
glo-88 = bombardowanie artyleryjskie
    .also = bombardowanie, ostrzał artyleryjski, artillery bombardment
    .meaning = Ogień artylerii ze wzornikiem; przygniata każdy trafiony pluton.
glo-89 = moździerz
    .also = mortar
    .meaning = Artyleria, która tylko bombarduje i nigdy nie strzela ogniem bezpośrednim.
glo-90 = wyrzutnia rakiet
    .also = rakiety, rocket launcher
    .meaning = Artyleria rakietowa: bez kary za kolejne próby wstrzelenia się; jej dym zdradza pozycję.
glo-91 = wstrzelenie się w cel
    .also = wstrzeliwanie się, range in, ranging in
    .meaning = Naprowadzenie ognia na cel przed bombardowaniem: do 3 prób.
glo-92 = obserwator artyleryjski
    .also = obserwator, observer
    .meaning = Jednostka niezależna, która kieruje ogniem baterii.
glo-93 = sztab
    .also = staff, staff team
    .meaning = Pozwala baterii strzelać powtórną salwą, a jej obserwatorowi kierować ogniem innych plutonów.
glo-94 = powtórna salwa
    .also = repeat bombardment
    .meaning = Bombardowanie tego samego punktu bez nowego wstrzeliwania się.
glo-95 = wzornik artyleryjski
    .also = wzornik, template
    .meaning = Pokazuje obszar, na który spada bombardowanie lub nalot.
glo-96 = kontrostrzał artyleryjski
    .also = kontrbateria, counter-battery
    .meaning = Bombardowanie wyrzutni rakiet po ich śladach dymu.
glo-97 = bombardowanie dymne, zasłona dymna
    .also = dym, smoke, smoke screen
    .meaning = Bombardowanie, które kładzie zasłonę: kryje i blokuje pole widzenia.
glo-98 = wsparcie lotnicze
    .also = lotnictwo, samoloty, air support
    .meaning = Samoloty wzywane kośćmi z puli.
glo-99 = Priorytetowy, Ograniczony, Sporadyczny
    .also = poziom wsparcia, priority, limited, sporadic
    .meaning = Poziomy wsparcia lotniczego: 7, 5 lub 3 kości w puli.
glo-100 = przechwycenie
    .also = interception
    .meaning = Kość przeciwnika, która na 6 odwołuje nalot.
glo-101 = ogień p-lot
    .also = przeciwlotniczy, plot, AA, anti-aircraft
    .meaning = Ogień do samolotów.
glo-102 = latający czołg
    .also = flying tank
    .meaning = Odporny samolot: zdany test siły ognia trzeba przerzucić.
glo-103 = zwiad
    .also = rozpoznanie, recon, reconnaissance
    .meaning = Jednostki, które mogą odebrać wrogowi przypadnięcie do ziemi i oderwać się.
glo-104 = oczy i uszy
    .also = eyes and ears
    .meaning = Zwiad odbiera wrogowi przypadnięcie do ziemi.
glo-105 = oderwanie się
    .also = oderwać się, disengage
    .meaning = Zwiad umyka spod ognia albo ze szturmu.
glo-106 = reorganizacja
    .also = reorganise
    .meaning = Czego nie może zwiad po oderwaniu się.
glo-107 = ostrożny ruch
    .also = cautious movement
    .meaning = Zwiad lub obserwator może przypaść do ziemi nawet po zwykłym ruchu.
glo-108 = rezerwa
    .also = reserve, reserves
    .meaning = Plutony, których jeszcze nie ma na stole.
glo-109 = strefa wystawienia
    .also = strefa rozstawienia, deployment zone
    .meaning = Tu wystawiasz wojsko; przez jej krawędź schodzi się ze stołu bez strat.
glo-110 = ciężki karabin maszynowy
    .also = ckm, HMG, heavy machine-gun
    .meaning = Jednostka z karabinem maszynowym; broni się na 5+, jak działo.
glo-111 = miotacz ognia
    .also = flame-thrower
    .meaning = Broń, która miota ogień; czołg z nią nie wozi piechoty.
glo-112 = budynek
    .also = building, dom
    .meaning = Teren bardzo trudny; daje ukrycie i twardą osłonę.
glo-113 = przejście
    .also = otwór, drzwi, okno, opening
    .meaning = Drzwi, okno lub dziura w ścianie: tędy się wchodzi i strzela.
glo-114 = wsiadać, wysiadać
    .also = zsiadać, mount, dismount
    .meaning = Wejście do pojazdu lub na czołg i zejście z niego albo z konia.
glo-115 = holować, podczepić
    .also = holowanie, odczepić, tow, hitch
    .meaning = Ciągnięcie działa lub pojazdu.
glo-116 = odesłać na tyły
    .also = send to the rear
    .meaning = Pusty transport schodzi z gry na stałe, bez straty.
glo-117 = opuszczenie pola bitwy
    .also = zejście ze stołu, leaving the table
    .meaning = Zejście przez krawędź własnej strefy jest bez strat, przez inną liczy się jak zniszczenie.
glo-118 = izolowana grupa
    .also = isolated group
    .meaning = Jednostki poza zasięgiem dowodzenia reszty; można do nich strzelać jak do osobnego plutonu.
glo-119 = dzielenie ognia
    .also = splitting fire
    .meaning = Jeden pluton strzela do kilku wrogich plutonów.
glo-120 = teren obszarowy
    .also = area terrain
    .meaning = Las i podobne; widać w nim tylko na { DIST(6) }.
glo-121 = działo
    .also = armata, gun
    .meaning = Działo z obsługą; broni się na 5+.
glo-122 = jednostka kierująca ogniem
    .also = kierujący ogniem, spotter, spotting team
    .meaning = Wstrzeliwuje artylerię; sama nie rusza się i nie strzela.
glo-123 = ślady dymu
    .also = smoke trails
    .meaning = Zostawiają je rakiety; po nich może odpowiedzieć ogniem wroga bateria.
glo-124 = pula kości wsparcia lotniczego
    .also = pula kości, air support dice
    .meaning = Kości na wezwanie samolotów: najpierw 7, 5 albo 3, o 1 mniej po każdym wezwaniu lub próbie przechwycenia.
glo-125 = poziom wyszkolenia
    .also = skill level
    .meaning = Conscript, Regular albo Weteran.
glo-126 = wyznaczyć dowódcę
    .also = wyznaczenie dowódcy, appoint commander
    .meaning = Wskazać następcę straconego dowódcy plutonu.
