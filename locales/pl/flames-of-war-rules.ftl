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
section-rec = Rozpoznanie

## Zasady: tura i podstawowe testy

tur-01 = Tura ma cztery fazy: wstępną, ruchu, strzelania i szturmu. W fazie wstępnej zakopane pojazdy i działa próbują się uwolnić; na początku tury zbierają się też przygniecione plutony i znika twoja zasłona dymna. Arkusz wspomina o fazie wstępnej tylko przy zakopanych; Adjutant umieszcza w niej wszystko, co dzieje się na początku tury, a kolejność zostawia tobie.
tur-02 = W fazach ruchu i strzelania działasz plutonami. Następny zaczynasz dopiero wtedy, gdy skończą wszystkie jednostki poprzedniego.
tur-03 = Test umiejętności: rzuć D6, potrzebujesz co najmniej liczby wyszkolenia jednostki. Zdaje się go w terenie bardzo trudnym (pojazdy gąsienicowe), przy uwalnianiu zakopanych, holowaniu pojazdem innym niż holujący, trafianiu w szturmie, bombardowaniu i ogniu p-lot oraz przy oderwaniu się. Arkusz nie podaje tych liczb; Adjutant podpowiada Conscript 5+, Regular 4+, Weteran 3+, a ty możesz je zmienić.
tur-04 = Test motywacji: rzuć D6, potrzebujesz 5+ (Reluctant), 4+ (Confident) albo 3+ (Fearless). Służy do zebrania przygniecionego plutonu, szarży lub kontrataku na czołgi, reakcji w szturmie, morale plutonu i kompanii oraz wymuszonego oderwania się. Zdaje go też pojazd zakopany lub z już wstrząśniętą załogą, gdy kolejne trafienie daje wynik „wstrząśnięta załoga”.
tur-05 = Test siły ognia: gracz strzelający rzuca D6 i potrzebuje co najmniej tyle, ile wynosi siła ognia broni, np. 5+ albo 6.
tur-06 = Wyszkolenie ma trzy poziomy: Conscript, Regular i Weteran. Motywacja też trzy: Reluctant, Confident i Fearless. Arkusz pisze nazwy wyszkolenia na kilka sposobów; Adjutant sprowadza je do tych trzech, a Regular to angielskie Trained.

## Zasady: ruch

mov-01 = W fazie ruchu możesz ruszyć każdy swój pluton. Robisz to po kolei: najpierw wszystkie jednostki jednego plutonu, potem następny.
mov-02 = Zasięg ruchu na turę zależy od rodzaju jednostki i terenu; podaje go tabela ruchu. Arkusz nie ma wiersza dla lekkich dział ani innych niewymienionych typów, więc ich odległość wpisujesz samodzielnie.
mov-03 = Przechodząc przez różny teren, jednostka ma tylko tyle ruchu, ile daje najgorszy, którego dotknęła. Jeśli przeszła już więcej, niż pozwala nowy teren, staje na jego skraju i wejdzie dopiero w następnej turze.
mov-04 = W plutonie każda jednostka rusza się lub stoi niezależnie od innych, w dowolnym kierunku, bez względu na to, jak była zwrócona. Po ruchu możesz obrócić ją w dowolną stronę.
mov-05 = Skręcać wolno do woli i bez kosztu. Liczy się długość przebytej drogi, a nie odległość w linii prostej; mierz od przodu jednostki do punktu, do którego zmierza.
mov-06 = Własne jednostki nie blokują się nawzajem: wolno przez nie przechodzić, ale nie wolno kończyć ruchu z nachodzącymi na siebie podstawkami. Między pojazdami pojazd przejedzie tylko tam, gdzie jego model naprawdę się mieści. Arkusz nie mówi jasno, o czyje pojazdy chodzi; Adjutant przyjmuje, że o własne i sojusznicze.
mov-07 = Piechota i działa nie mogą zbliżyć się do widocznego wroga na mniej niż { DIST(2) }.
mov-08 = Pojazdom wolno przejechać przez pojazdy wroga. Do widocznej wrogiej piechoty i dział nie mogą się zbliżyć na mniej niż { DIST(2) }.
mov-09 = Działa stacjonarne same się nie ruszają. Można je tylko holować.

## Zasady: ruch szybki

dbl-01 = Ruchem szybkim jednostka pokonuje do dwukrotności zwykłej odległości.
dbl-02 = Ruch szybki prowadzi prosto, najkrótszą trasą. Skręcać wolno tylko wzdłuż drogi albo żeby ominąć przeszkodę. Jednostka kończy zwrócona w kierunku ruchu.
dbl-03 = Wystarczy jedna jednostka w ruchu szybkim, by za poruszający się tak uznać cały pluton.
dbl-04 = W ruchu szybkim nie wolno wchodzić w teren ciężki ani do budynków, zbliżać się do wroga na mniej niż { DIST(8) }, strzelać, szturmować ani odrywać się zdolnością rozpoznania.
dbl-05 = Kto strzela do jednostek, które wykonały ruch szybki, rzuca dwa razy więcej kości. Działu po takim ruchu tarcza nic nie daje. Piechota, działa i pojazdy nieopancerzone przygniecionego plutonu nie mogą wykonać ruchu szybkiego.

## Zasady: budynki

bld-01 = W budynku mieści się tyle jednostek, ile podstawek stanie w nim bez nachodzenia na siebie. Za mały choćby na jedną podstawkę mieści dokładnie jedną jednostkę.
bld-02 = Budynek to teren bardzo trudny, więc ruch szybki jest w nim niemożliwy.
bld-03 = Przejścia, np. drzwi, okna i dziury w ścianach, służą do wchodzenia i do strzelania. Zwykle korzysta z przejścia jedna jednostka naraz; z szerokiego tyle, ile się w nim w całości zmieści.
bld-04 = Piechota wchodzi tylko przez przejście: albo zaczyna ruch w kontakcie z nim, albo dochodzi do przejścia, którego na początku fazy ruchu dotykała któraś z własnych jednostek. Arkusz wymienia tu tylko drzwi i okna; Adjutant uważa je za przykłady i dopuszcza każde przejście, także dziurę w ścianie.
bld-05 = Piechota wychodzi takimi samymi przejściami. Jej ruch mierzysz od miejsca, w którym się wydostała.
bld-06 = Kawaleria wejdzie do budynku dopiero po zejściu z koni.
bld-07 = Z pojazdów wjeżdżają tylko gąsienicowe, w pełni opancerzone. Jadą prosto przez ścianę, przejścia nie potrzebują; wyrwę zasypuje gruz, więc nowe przejście nie powstaje. Wjazd to ruch przez teren bardzo trudny i wymaga testu umiejętności.
bld-08 = Działa przenośne wchodzą i wychodzą jak piechota. Inne działo może być w budynku tylko wtedy, gdy rozstawiono je tam przed grą, na parterze; potem ani nie wejdzie, ani nie wyjdzie.

## Zasady: teren ciężki i zakopanie się

dif-01 = Pojazd testuje zakopanie się za każdym razem, gdy wjeżdża w teren ciężki lub zaczyna w nim ruch. Rzuć D6 za każdy pojazd: 2+ jedzie dalej, 1 zakopuje się.
dif-02 = Zakopany pojazd kończy ruch tam, gdzie nie zdał testu, i nie ruszy się, dopóki nie zostanie uwolniony.
dif-03 = W teren bardzo trudny (budynki, wraki) mogą próbować wjechać pojazdy gąsienicowe. Zdają wtedy test umiejętności: po zdanym jadą dalej, po niezdanym się zakopują. Innym pojazdom arkusz tej możliwości nie daje, więc Adjutant zamyka przed nimi ten teren. O odległości arkusz milczy; Adjutant bierze ją jak dla terenu ciężkiego.
dif-04 = Działa lekkie, średnie i ciężkie w terenie ciężkim testują zakopanie się tak jak pojazdy, chyba że są holowane.
dif-05 = Piechota, kawaleria i działa przenośne nigdy nie testują zakopania się, bez względu na teren.
dif-06 = Zakopane pojazdy i działa nie mogą walczyć, dopóki nie zostaną uwolnione. Pasażerowie mogą wysiąść z zakopanego pojazdu na początku swojej następnej fazy ruchu.
dif-07 = W fazie wstępnej zdaj test umiejętności za każdy zakopany pojazd i każde działo. Zdany: wraca tam, gdzie stał przed zakopaniem się, i do końca tury działa normalnie. Niezdany: zostaje zakopany i może próbować w następnych turach.

## Zasady: wyciąganie pojazdów

rcv-01 = Pojazd holujący może holować pojazdy zakopane, uszkodzone i zniszczone. Musi skończyć ruch obok celu, a sam nie może być zakopany ani mieć wstrząśniętej załogi.
rcv-02 = Zamiast strzelać, przesuń oba do { DIST(4) }; w terenie ciężkim pojazd holujący testuje zakopanie się. Gdy test jest zdany albo niepotrzebny, wyciągany pojazd lub działo jest wolny od końca fazy strzelania. Arkusz milczy o teście niezdanym; Adjutant przyjmuje, że pojazd holujący sam się zakopuje. Pojazd uszkodzony lub wrak zostaje tylko przesunięty.
rcv-03 = Ani holujący, ani holowany nie strzela i nie szturmuje w tej turze.
rcv-04 = Holować może też zwykły pojazd, niezakopany i ze sprawną załogą: działo albo pojazd nie większy od siebie. Zamiast testu zakopania się zdaje test umiejętności; zdany uwalnia holowanego, niezdany po prostu nic nie daje. Arkusz nie mówi, czy także poza terenem ciężkim; Adjutant żąda testu zawsze, ale możesz go pominąć.

## Zasady: transport

trp-01 = Transport wozi piechotę i działa przenośne, a inne działa holuje. Zabiera tylko jednostki swojego plutonu; jednostki niezależne mogą jechać transportem dowolnego plutonu.
trp-02 = Każdą przewożoną jednostkę przypisz do pojazdu. Gdy pojazd zostanie zniszczony, jego pasażerów rozdziel równo między pozostałe transporty plutonu.
trp-03 = Pojemność nie ma limitu: po stratach reszta pojazdów może wieźć więcej jednostek niż na początku. Plutony transportowe mają własne ograniczenie.
trp-04 = Wsiadanie: najpierw rusza się pojazd, potem pasażerowie. Ich własny ruch musi dosięgnąć przedziału transportowego. Pojazd zostaje potem na miejscu i liczy się jako poruszony, nawet jeśli nie jechał.
trp-05 = Wysiadanie: na początku własnej fazy ruchu pasażerów, zanim ruszą pojazdy. Potem poruszają się normalnie, mierząc od przedziału transportowego, a pojazd liczy się jako poruszony.
trp-06 = Pasażerowie nie strzelają z pojazdu i nie biorą udziału w szturmie.
trp-07 = Działa podczepiasz i odczepiasz wtedy, kiedy piechota wsiada i wysiada; pojazd ciągnie jedno działo. Odczepione stawiasz tam, gdzie je zostawiono, i stąd zaczyna ewentualny własny ruch.
trp-08 = Do holowanego działa nie można strzelać, tylko do pojazdu, który je ciągnie. Jeśli pod wzornikiem jest samo holowane działo, nie zostaje trafione. Arkusz milczy, co z działem po zniszczeniu tego pojazdu; Adjutant zostawia je na miejscu, odczepione.
trp-09 = Holowane działo nie testuje zakopania się osobno.
trp-10 = Jeep z działem na holu porusza się najwyżej o { DIST(6) }. Arkusz nie mówi, czy ruch szybki to podwaja; Adjutant uznaje, że nie, a w terenie ciężkim zostaje { DIST(4) }.
trp-11 = Na koniec fazy ruchu pusty transport możesz odesłać na tyły. Schodzi ze stołu na stałe, ale nie liczy się jako zniszczony.
trp-12 = Kawaleria może zsiąść z koni na początku fazy ruchu. Konie same opuszczają stół.
trp-13 = Pluton transportowy jest osobnym plutonem; jego pojazdów nie przydziela się innym plutonom, ale może wieźć kilka plutonów naraz. Pojazd zabiera do 5 jednostek piechoty lub dział przenośnych. Zamiast jednej jednostki piechoty może holować działo, czyli najwyżej 4 jednostki i 1 działo.

## Zasady: piechota na czołgach

trd-01 = Czołg zabiera do 3 jednostek piechoty lub dział przenośnych. Wsiadają i zsiadają tak samo jak w transporcie.
trd-02 = Czołgi z miotaczami ognia nie wożą piechoty.
trd-03 = Jadący na czołgu to zwykli pasażerowie, ale rzucają obronnie na 5+ przy każdym trafieniu ich czołgu. Arkusz nie mówi, czy trafienie niszczące czołg daje drugi rzut; Adjutant przyjmuje jeden rzut na trafienie, a po zniszczeniu czołgu przygniata pluton jadących.

## Zasady: opuszczenie pola bitwy

ext-01 = Jednostki mogą dobrowolnie zejść ze stołu przez krawędź. Przez krawędź własnej strefy rozstawienia: przestają się liczyć do swojego plutonu. Przez każdą inną: liczą się jako zniszczone.
ext-02 = Pluton, który cały opuścił stół, nie liczy się już do stanu kompanii. Arkusz kłóci się tu z zasadą o innych krawędziach; Adjutant przyjmuje, że po zejściu przez własną krawędź pluton nie liczy się po żadnej stronie, a przez inną liczy się jako zniszczony.

## Zasady: dowodzenie

cmd-01 = Zasięg dowodzenia zależy od wyszkolenia i rodzaju jednostki. Conscript: czołgi { DIST(4) }, pozostali { DIST(2) }. Regular: { DIST(6) } i { DIST(4) }. Weteran: { DIST(8) } i { DIST(6) }.
cmd-02 = Jednostka jest dowodzona, gdy stoi w zasięgu dowodzenia od dowódcy plutonu lub od innej dowodzonej jednostki tego plutonu. Transporty też muszą być w zasięgu, ale nie przedłużają łańcucha.
cmd-03 = Pluton porusza się jako grupa: na koniec fazy ruchu każda jednostka, która się ruszyła, musi być w zasięgu dowodzenia.
cmd-04 = Jednostki, które zostały, by osłaniać ogniem, mogą skończyć turę poza zasięgiem. Wracają pod dowodzenie, gdy dowódca znów podejdzie do nich na zasięg dowodzenia albo gdy w następnej turze ruszą do swojego plutonu.
cmd-05 = Gdy pluton się dzieli, przy dowódcy zawsze zostaje co najmniej połowa jednostek. Transportów nie licz.

## Zasady: jednostki niezależne

ind-01 = Jednostka niezależna jest sama dla siebie plutonem i nie musi być w niczyim zasięgu dowodzenia.
ind-02 = Może dołączyć w dowolnej chwili, także w turze przeciwnika, do każdego plutonu w swoim zasięgu dowodzenia. Zostaje z nim do końca fazy; w następnej może dołączyć do tego samego lub innego.
ind-03 = Jednostki dowodzenia (dowódca kompanii, jego zastępca, wyższe dowództwo) to szczególny rodzaj jednostek niezależnych.
ind-04 = Zastępca dowódcy kompanii (2iC) może zastąpić dowódcę dowolnego innego plutonu swojej kompanii. Arkusz nie mówi, w jaki sposób; Adjutant dopuszcza oba: dowodzi sam, dopóki jest dołączony, albo wyznacza nowego dowódcę.
ind-05 = Dowódca kompanii i wyższe dowództwo też mogą zastąpić dowódcę, a ponadto pozwalają prowadzonemu plutonowi przerzucić niezdany test motywacji. Nie dotyczy to ich własnych testów ani czasu, gdy załoga czołgu dowódcy kompanii jest wstrząśnięta. Arkusz nie wyjaśnia szczegółów; Adjutant przyjmuje, że chodzi o pluton, do którego dowódca dołączył, i o każdy test tego plutonu lub jego pojazdu, bez morale kompanii. Przerzut jest jeden, drugi wynik obowiązuje.
ind-06 = Ostrzelana jednostka niezależna, która stoi sama, musi, jeśli to możliwe, dołączyć do plutonu w swoim zasięgu dowodzenia, w którym jest choć jedna jednostka jej rodzaju (piechota, czołg). Gdy tak blisko jest tylko inna jednostka niezależna, dołącza do niej, a tamta do plutonu w swoim zasięgu. Ogień pada na połączony pluton, a połączenie trwa do końca fazy strzelania.
ind-07 = Stojąca sama jednostka niezależna w zasięgu dowodzenia od plutonu, który właśnie wybrano na cel, może w tej chwili do niego dołączyć.
ind-08 = Jednostkę niezależną można przygnieść tylko razem z plutonem, do którego dołączyła. Gdy go opuszcza, przestaje być przygnieciona.
ind-09 = Jednostek niezależnych nie liczy się przy sprawdzaniu, czy pluton jest poniżej połowy.

## Zasady: strzelanie, cele

sho-01 = W fazie strzelania plutony strzelają po kolei. Jako cały pluton nie strzela tylko ten, który w tej turze wykonał ruch szybki. Pojedynczo nie strzelają: zakopani, pojazdy ze wstrząśniętą załogą, holujący i holowani, jednostki, które w tej turze wyznaczyły dowódcę, użyły oczu i uszu albo kierują ogniem artylerii, oraz rozpoznanie w swojej turze po oderwaniu się. Moździerze nie strzelają na wprost.
sho-02 = Wybierz pluton, przejdź całą kolejność dla wszystkich jego strzelających jednostek i dopiero potem weź następny.
sho-03 = Dzielenie ognia: pluton może ostrzelać kilka wrogich plutonów, ale przed pierwszym rzutem powiedz, która jednostka strzela do którego. Jednostka lub pojazd z kilkoma broniami nie dzieli ich; wszystkie strzelają do jednego plutonu.
sho-04 = Jeśli cel jest rozproszony i część jego jednostek straciła zasięg dowodzenia do reszty, tworząc izolowane grupy, do każdej grupy można strzelać jak do osobnego plutonu.
sho-05 = Cel jest dozwolony, gdy jest w zasięgu broni, w polu widzenia i w polu ostrzału. Wystarczy jedna jednostka plutonu, która spełnia wszystkie trzy warunki. Jednostka, która nie spełnia któregoś, nie jest celem i nie dostaje trafień.
sho-06 = Zasięg sprawdzasz osobno dla każdej strzelającej jednostki: od dowolnego punktu jej podstawki lub pojazdu do najbliższego punktu podstawki lub modelu celu. Luf wystających poza kadłub lub podstawkę nigdy nie mierzysz.

## Zasady: pole widzenia i pole ostrzału

los-01 = Cel jest widoczny, jeśli choć jedna linia od dowolnego punktu podstawki strzelającego do dowolnego punktu celu omija wszystko, co zasłania: lasy, wzgórza, budynki i podobne. Jeśli takiej nie ma, znajdź inny cel. Pojazd prowadzi linię od miejsca, gdzie ma broń. Wystających luf nie licz po żadnej stronie.
los-02 = Wrogie jednostki nie zasłaniają: wolno strzelać do tych, które stoją za innymi jednostkami wroga.
los-03 = Własne jednostki zasłaniają. W arkuszu brakuje tu słowa „nie”; Adjutant przyjmuje, że nie strzelasz, gdy każda linia do celu przechodzi przez inną własną jednostkę.
los-04 = Wolno strzelać ponad własną piechotą i działami przenośnymi, które w tej turze się nie ruszyły i w tej fazie nie strzelają. Ponad innymi własnymi jednostkami wolno wtedy, gdy cel stoi na innej wysokości niż strzelający, a linia przechodzi nad ich głowami.
los-05 = Można strzelać przez lukę co najmniej { DIST(1) }: między dwiema własnymi jednostkami, między dwoma elementami terenu albo między terenem a własną jednostką.
los-06 = Dookoła strzelają: broń piechoty, broń w wieży pojazdu i działa na podstawie obrotowej.
los-07 = Tylko w przednie półkole strzelają broń w kadłubie pojazdu i artyleria; półkole mierzysz przed podstawką lub pojazdem. Arkusz milczy o pozostałych działach; Adjutant przyjmuje dla nich to samo przednie półkole.
los-08 = Przed strzałem obróć każdą jednostkę lub wieżę na cel. Arkusz mówi o polu widzenia; Adjutant czyta to jako pole ostrzału: obrót w jego granicach nie jest ruchem, dalszy już tak. Broń, która nie może się obrócić, np. z braku miejsca, nie strzela.
los-09 = Przeszkody liniowe, np. płoty i żywopłoty, zasłaniają, gdy są wyższe od strzelającego i od celu. Niższe nie zasłaniają, ale jednostki za nimi są w ukryciu.
los-10 = Jednostka tuż przy przeszkodzie strzela przez nią bez względu na wysokość i sama jest w ukryciu. Dla niej ci po drugiej stronie w ukryciu nie są.
los-11 = Wzgórze zasłania jednostki, które są za nim całe. Jednostka na stoku, która strzela ponad szczytem i częściowo się za nim kryje, jest w ukryciu; jednostki za wzgórzem nie są przed nią w ukryciu.
los-12 = Teren obszarowy, np. las, zasłania całkowicie, gdy jest wyższy od obu jednostek. Niższy od którejkolwiek nie zasłania, ale jednostki w nim i za nim są w ukryciu.
los-13 = Jednostka w całości w terenie obszarowym widzi na { DIST(6) }, a z zewnątrz też widać w głąb tylko na { DIST(6) }. Jednostki po przeciwnych stronach nie widzą się przez niego nigdy, nawet gdy jest węższy, chyba że jest niższy od którejś z nich.
los-14 = Jednostka stojąca częściowo w terenie obszarowym strzela z niego na zewnątrz bez przeszkód.
los-15 = Budynki zasłaniają całkowicie. Jednostka w środku ma pole ostrzału w półkolu ograniczonym ścianą, w której jest jej przejście. Kto widzi przejście, widzi każdą jednostkę w budynku.
los-16 = Przez zasłonę dymną nie widać.

## Zasady: ukrycie i przypadnięcie do ziemi

con-01 = Jednostka zasłonięta przez teren co najmniej do połowy jest w ukryciu.
con-02 = Żeby być w ukryciu, jednostka musi choć częściowo stać w terenie, który ją kryje, np. częściowo w lesie. Arkusz podaje dwa różne warunki; Adjutant żąda obu: w połowie zasłonięta i częściowo w terenie. Miejsce tuż za przeszkodą liniową też się liczy.
con-03 = Piechota i działa przenośne są w ukryciu już dlatego, że w danej turze się nie ruszyły, nawet w szczerym polu. Arkusz milczy, o którą turę chodzi; Adjutant patrzy na ostatnią własną turę jednostki (w jej turze na bieżącą), szarżę i umocnienie pozycji uznaje za ruch, a przed pierwszą turą przyjmuje brak ruchu. Kawalerię traktuje tu jak piechotę.
con-04 = Jednostka w ukryciu, która w swojej turze ani się nie ruszyła, ani nie strzelała, jest przypadła do ziemi. Arkusz milczy, o którą turę chodzi; Adjutant bierze jej ostatnią własną turę, a przed pierwszą przyjmuje, że nie ruszyła się i nie strzelała.
con-05 = Rozpoznanie jest przypadłe do ziemi, jeśli jest w ukryciu i w swojej turze nie wykonało ruchu szybkiego, nie strzelało i nie szturmowało; zwykły ruch nie szkodzi. Arkusz mówi o „ostrożnym ruchu”, którego nie wyjaśnia; Adjutant czyta to jako tę zasadę, także dla obserwatorów artyleryjskich.
con-06 = Jednostki w budynku są zawsze w ukryciu i za twardą osłoną, chyba że strzelający stoją tuż przy przejściu. Arkusz nie mówi, czy wtedy przepada tylko osłona, czy także ukrycie; Adjutant odbiera jedno i drugie. Piechota i działa przenośne, które się nie ruszyły, pozostają jednak w ukryciu.
con-07 = Trafienie niszczycielem bunkrów w jedną jednostkę w budynku automatycznie trafia wszystkie pozostałe. Arkusz milczy o dalszym ciągu; Adjutant daje zwykłe rzuty obronne i wlicza te trafienia do 5 potrzebnych do przygniecenia.
con-08 = Jednostki za wrakiem pojazdu opancerzonego są w ukryciu. Jednostki w dymie też, podobnie jak cele, do których strzelają.

## Zasady: liczba kości

dic-01 = Rzucasz tyloma kośćmi, ile wynosi ROF jednostki.
dic-02 = Jednostka, która w tej turze się ruszyła, ma ROF 1. ROF 1 mają też piechota, działa i pojazdy nieopancerzone przygniecionego plutonu.
dic-03 = Gdy cel wykonał ruch szybki, kości są podwajane. Arkusz milczy o kolejności; Adjutant najpierw obcina ROF, potem podwaja: ROF 3 po ruchu to 1 × 2 = 2 kości.
dic-04 = Pasażerowie nie strzelają z pojazdu.
dic-05 = Kawaleria w siodle zawsze ma ROF 1. Strzela tylko wtedy, gdy się nie ruszyła albo cel jest nie dalej niż { DIST(4) }.
dic-06 = W ogniu zaporowym jednostka strzela pełnym ROF nawet po ruchu, byle nie była przygnieciona.

## Zasady: trafianie

hit-01 = Podstawa zależy od wyszkolenia celu: Conscript 2+, Regular 3+, Weteran 4+. Arkusz milczy o plutonach mieszanych; Adjutant bierze wyszkolenie każdej jednostki z osobna, a w innych sprawach decyduje gracz.
hit-02 = Dodaj +1 do potrzebnego wyniku za każdy spełniony warunek; sumują się. Warunki: cel dalej niż { DIST(16) } (równo { DIST(16) } nie), cel w ukryciu, cel przypadły do ziemi (obok +1 za ukrycie), strzelający ma ROF 1 i ruszył się w tej turze. Arkusz nie wyjaśnia, o jaki ROF chodzi; Adjutant dolicza ostatni warunek tylko broni o nominalnym ROF 1 i nie stosuje go w ogniu zaporowym. Wynik powyżej 6 jest niemożliwy.
hit-03 = Każda strzelająca jednostka bierze za cel tę jednostkę ostrzeliwanego plutonu, którą najłatwiej jej trafić.

## Zasady: przydzielanie trafień

alo-01 = Trafienia przydziela gracz, do którego strzelano.
alo-02 = Trafienia mogą dostać tylko jednostki w zasięgu, w polu widzenia i w polu ostrzału.
alo-03 = Najpierw przydziel wszystkie trafienia, potem rozstrzygaj skutki. Gdy trafień jest więcej niż celów, niektóre jednostki dostają po kilka.
alo-04 = Jednostki w promieniu { DIST(16) } od strzelających zawsze dostają trafienia przed tymi, które stoją dalej.
alo-05 = Z pojazdów najpierw trafiane są sprawne. Zakopane i te ze wstrząśniętą załogą dopiero wtedy, gdy sprawne dostały swoje.
alo-06 = Strzelając do plutonu mieszanego (piechota, czołgi, transporty), strzelający może wskazać typ priorytetowy. Właściciel daje trafienia najpierw tym jednostkom.
alo-07 = W plutonie z piechotą i działami przenośnymi broń o sile ognia 5+ lub 6 nie może wskazać dział jako typu priorytetowego.
alo-08 = W plutonie z pojazdami opancerzonymi i innymi jednostkami opancerzone dostają trafienia od broni o najwyższej przebijalności pancerza.
alo-09 = Przeciw plutonowi różnych czołgów strzelający może za każde trafienie rzucić drugą kością. Na 5+ sam wskazuje typ czołgu dla tego trafienia, a właściciel wybiera konkretny czołg tego typu.
alo-10 = Wśród pojazdów właściciel daje trafienia najpierw słabiej opancerzonym i nieopancerzonym.
alo-11 = Jeśli można trafić jednostki za twardą osłoną i bez niej, pierwsze dostają trafienia te bez osłony.
alo-12 = Jeśli trafiono jednostki za twardą osłoną i bez niej, te za osłoną dostają trafienia o najwyższej przebijalności pancerza.

## Zasady: rzuty obronne

sav-01 = Pojazd opancerzony: D6 + pancerz, +1 gdy strzelający jest dalej niż { DIST(16) }. Porównaj z przebijalnością: wyżej – bez skutku; równo – zdany test siły ognia wstrząsa załogą, niezdany nic nie robi; niżej – zdany niszczy, niezdany wstrząsa załogą. Arkusz nie mówi, czy +1 działa poza strzelaniem; Adjutant pomija je w bombardowaniu, nalocie i walce wręcz.
sav-02 = Używaj pancerza przedniego. Jeśli trafienie padło w bok lub tył kadłuba albo wieży, użyj bocznego.
sav-03 = Pojazd nieopancerzony: za każde trafienie 5+, inaczej zniszczony. Testu siły ognia nie ma.
sav-04 = Piechota broni się na 3+.
sav-05 = Działa i ckm-y bronią się na 5+. Arkusz nie precyzuje, jak liczyć działa przenośne i ckm-y; Adjutant daje obu 5+. Poza tym działa przenośne ruszają się i kryją jak piechota i też się nie zakopują.
sav-06 = Piechota lub działo bez twardej osłony ginie, gdy nie zda rzutu obronnego.
sav-07 = Piechota lub działo za twardą osłoną, które nie zdały rzutu, giną tylko wtedy, gdy strzelający zda test siły ognia broni.
sav-08 = Działo z tarczą jest za twardą osłoną wobec ognia od przodu. Tarcza nic nie daje wobec ognia z innej strony, bombardowania ani po ruchu szybkim działa.

## Zasady: pasażerowie

pas-01 = Pasażerowie przeżywają zniszczenie pojazdu na 5+.
pas-02 = Pasażerowie, którzy nie mają gdzie wysiąść po zniszczeniu pojazdu, są wyeliminowani.
pas-03 = Jeśli pojazd w jednej fazie strzelania dostanie kilka wyników „zniszczony”, pasażerowie bronią się przed każdym osobno i giną, gdy choć raz się nie uda. Szansa przetrwania jednego wyniku to 1/3, dwóch 1/9 i tak dalej.
pas-04 = Zniszczony transport natychmiast przygniata pluton, którego jednostki wiózł.
pas-05 = Piechota na czołgach broni się na 5+ przy każdym trafieniu czołgu, nawet jeśli czołgowi nic się nie stało.

## Zasady: skutki strzelania

res-01 = Pluton, który dostał co najmniej 5 trafień, jest przygnieciony; liczą się trafienia, nie straty. Liczą się też trafienia jego opancerzonych transportów: przygniatają resztę plutonu, nigdy same pojazdy. Arkusz milczy, czy od jednego plutonu; Adjutant sumuje wszystkie trafienia fazy strzelania, a w szturmie wszystkie z danego ognia zaporowego.
res-02 = Zniszczoną piechotę, działa i pojazdy nieopancerzone zdejmij ze stołu.
res-03 = Zniszczone pojazdy opancerzone zostają jako wraki. Kto jest za nimi, jest w ukryciu, a sam wrak to teren bardzo trudny.

## Zasady: przygniecenie ogniem

pin-01 = Piechota, działa i pojazdy nieopancerzone przygniecionego plutonu nie mogą skończyć ruchu bliżej wroga, niż zaczęły, ani wykonać ruchu szybkiego.
pin-02 = Przygniecona piechota, działa i pojazdy nieopancerzone strzelają z ROF 1 i nie prowadzą bombardowań.
pin-03 = Pojazdów opancerzonych nie da się przygnieść.
pin-04 = Na początku swojej tury przygnieciony pluton może spróbować zebrania: test motywacji. Zdany: nie jest już przygnieciony i działa normalnie w tej turze.
pin-05 = Pluton zostaje przygnieciony: po 5 i więcej trafieniach ze strzelania, po stracie transportu z jego jednostkami, po choćby jednym trafieniu z bombardowania lub nalotu, oraz w szturmie, gdy szturmujący lub broniący się dostał co najmniej jedno trafienie. Arkusz milczy o zniszczonym czołgu z piechotą na pancerzu; Adjutant przygniata także jej pluton.

## Zasady: wstrząśnięta załoga

bai-01 = Pojazd ze wstrząśniętą załogą nie rusza się i nie walczy, dopóki załoga nie dojdzie do siebie. Arkusz milczy, kiedy i jak; Adjutant przypomina na początku tury, a znacznik zdejmujesz ręcznie. Obok masz test motywacji z dopiskiem „nie z arkusza”, który można ukryć w ustawieniach.
bai-02 = Pasażerowie mogą wysiąść z takiego pojazdu na początku swojej następnej fazy ruchu.
bai-03 = Dowódca kompanii w czołgu ze wstrząśniętą załogą nie przerzuca niezdanych testów motywacji. Własnych i tak nigdy nie przerzuca, więc zapis jest niejasny; Adjutant czyta go tak, że w tym czasie dowódca nie daje przerzutu prowadzonemu plutonowi.
bai-04 = Pojazd zakopany albo z już wstrząśniętą załogą, który znów dostaje wynik „wstrząśnięta załoga”, zdaje test motywacji; niezdany oznacza zniszczenie. Arkusz nie mówi jasno, czy chodzi o jedno, czy oba naraz; Adjutant stosuje to do każdego z nich i do każdego trafienia, także wręcz. Po zdanym załoga jest wstrząśnięta i nic więcej.

## Zasady: dowódcy

ldr-01 = Pluton bez dowódcy się nie rusza; jednostki mogą tylko obracać się w miejscu, wysiadać z pojazdów i okopywać się. Arkusz milczy o szturmie; Adjutant nie pozwala szarżować, kontratakować ani umacniać pozycji, ale pozwala walczyć na miejscu i wycofać się. Jak się okopać, też nie napisano; znacznik „okopany” stawiasz ręcznie.
ldr-02 = Taki pluton nadal może zdawać testy motywacji.
ldr-03 = Dowódca, którego czołg jest zakopany lub ma wstrząśniętą załogę, może na koniec dowolnej fazy przesiąść się do innego czołgu w zasięgu dowodzenia.
ldr-04 = Wyższe dowództwo może wziąć dowolny czołg, dowódca kompanii dowolny ze swojej kompanii, także z plutonów wsparcia, a dowódca plutonu tylko inny czołg swojego plutonu.
ldr-05 = Nowego dowódcę plutonu wyznacza dowódca kompanii albo jego zastępca. Wyznaczający dołącza do plutonu i w fazie strzelania wybiera jego jednostkę w zasięgu dowodzenia.
ldr-06 = Wyznaczenie następuje na początku fazy strzelania, więc nowy dowódca strzela w tej turze normalnie.
ldr-07 = Jednostka, która wyznaczyła dowódcę, nie strzela w tej turze.
ldr-08 = Dowództwo powyżej kompanii może tak samo wyznaczać dowódców plutonów w każdej podległej kompanii.

## Zasady: niezłomni

war-01 = Dowódca kompanii jest niezłomny.
war-02 = Zniszczony czołg niezłomnego: dodatkowy rzut, na 4+ niezłomny przejmuje inny czołg w zasięgu dowodzenia, inaczej ginie.
war-03 = Zniszczona jednostka piechoty niezłomnego: dodatkowy rzut, na 4+ zdejmij inną jednostkę w zasięgu dowodzenia, inaczej zdejmij niezłomnego.
war-04 = Zniszczony transport z cechą „niezłomny”: dodatkowy rzut, na 4+ nic mu się nie stało, inaczej jest zniszczony. Arkusz mówi o jednostce przewożonej; Adjutant czyta to jako pojazd transportowy z tą cechą.

## Zasady: szturm

asl-01 = Tabela mówi, kto może szarżować, walczyć, kontratakować, wycofać się i umocnić pozycję.
asl-02 = Piechota szarżuje, kontratakuje, wycofuje się i umacnia pozycję.
asl-03 = Z czołgów wręcz walczą tylko opancerzone, i to tak jak piechota.
asl-04 = Działa nie szarżują i nie kontratakują. Mogą walczyć, wycofać się albo umocnić pozycję.
asl-05 = Transporty dowolnego rodzaju mogą tylko wycofać się albo umocnić pozycję. Ich pasażerowie nie biorą udziału w szturmie.
asl-06 = Pluton może szturmować, jeśli po fazie ruchu jest nie dalej niż { DIST(4) } od celu; arkusz nie mówi, z jak daleka rusza kawaleria w siodle, a Adjutant pozwala jej z { DIST(8) }. Nie szturmują: plutony po ruchu szybkim, pojazdy, które w tej turze holowały lub były holowane, pojazdy zakopane i ze wstrząśniętą załogą oraz rozpoznanie, które użyło oczu i uszu. O przygniecionych i o plutonach bez dowódcy arkusz milczy; Adjutant nie pozwala na szturm ani jednym, ani drugim, a przygniecenie nie zatrzymuje tylko opancerzonych czołgów.
asl-07 = Szturm na czołgi wymaga też zdanego testu motywacji. Arkusz nie robi wyjątku dla czołgów, więc Adjutant stosuje to też do nich; przy kontrataku wystarcza test reakcji, drugiego nie ma.
asl-08 = Szarża to ruch do { DIST(4) }, a kawalerii w siodle do { DIST(8) }. Najpierw jednostka najbliższa wroga wchodzi w kontakt, potem każda, która ma wroga w zasięgu, by związać jak najwięcej jego jednostek. Na końcu reszta rusza, na tę samą odległość, w stronę wrogiego plutonu.
asl-09 = Jeśli wszystkie wrogie jednostki w zasięgu szarży zginęły w fazie strzelania, wolno mimo to szarżować w stronę pozostałych.
asl-10 = Szarżująca jednostka w żadnym momencie nie może zbliżyć się na mniej niż { DIST(2) } do plutonu, który nie jest celem szarży.
asl-11 = Broniący się pluton strzela do szturmujących. Bombardowania artyleryjskiego nie można przy tym użyć.
asl-12 = Dołączyć mogą inne plutony w promieniu { DIST(4) } od jednostek, na które idzie szarża, ale tylko jednostkami nie dalej niż { DIST(16) } od szturmujących. Arkusz stawia ten warunek wspierającym; Adjutant stosuje go do wszystkich, którzy strzelają ogniem zaporowym.
asl-13 = Ogień zaporowy ma pełny ROF, nawet po ruchu, byle strzelający nie był przygnieciony. Czołgi trafia się w pancerz boczny. Arkusz nie mówi, ile strzela przygnieciony; Adjutant przyjmuje ROF 1.
asl-14 = Szturmujący pluton przygnieciony tym ogniem wraca na pozycje wyjściowe i walki wręcz nie ma. Wyjątek: same opancerzone czołgi nie zważają na to i walczą dalej. Arkusz nie powtarza, co przygniata; Adjutant przyjmuje 5 trafień jak przy strzelaniu.
asl-15 = Rozpoznanie może zamiast ognia zaporowego spróbować oderwania się.
asl-16 = Każda zdolna do walki jednostka w kontakcie z wrogiem albo nie dalej niż { DIST(2) } od niego zdaje test umiejętności; każdy zdany to jedno trafienie. Arkusz milczy, kto wybiera trafione jednostki; Adjutant zostawia to graczom.
asl-17 = Pojazdy nieopancerzone, piechota i działa nie mają wręcz rzutu obronnego i nie ma testu siły ognia. Trafienie niszczy.
asl-18 = Trafiony opancerzony czołg: D6 + pancerz górny przeciw przebijalności. Wyżej – bez skutku, równo – wstrząśnięta załoga, niżej – zniszczony; testu siły ognia nie ma. Czołg ze wstrząśniętą tu załogą nie może się ruszyć, ale nie jest stracony. Arkusz nie podaje przebijalności w walce wręcz ani nie wspomina o innych opancerzonych; Adjutant pozwala ją wpisać, a inne pojazdy opancerzone traktuje tak samo.
asl-19 = Wdarcie się następuje tylko wtedy, gdy obrońcy są w budynku lub za ciągłą przeszkodą, np. murem. Ustaw swoje jednostki w miejscach zniszczonych jednostek wroga.
asl-20 = Jeśli w promieniu { DIST(4) } nie ma sprawnej wrogiej jednostki, szturmujący pluton wygrał: pomiń reakcję i sprawdź, czy obrońca jest przygnieciony. Pojazdy zakopane i ze wstrząśniętą załogą nie są sprawne.
asl-21 = Przeciwnik zdaje test motywacji. Zdaje go automatycznie, jeśli w szturmie nie dostał trafienia, chyba że chce kontratakować czołgi; wtedy musi rzucić. Po zdanym kontratakuje albo się wycofuje, po niezdanym tylko się wycofuje. Arkusz nie mówi, które trafienia się liczą; Adjutant bierze tu tylko zadane mu wręcz w tym szturmie.
asl-22 = Kontratak rozgrywasz jak szturm, tylko bez ognia zaporowego i z zamienionymi rolami.
asl-23 = Wycofanie się: wszystkie jednostki odchodzą { DIST(4) } od wroga. Te, które skończą nie dalej niż { DIST(4) } od jakiegokolwiek wroga, są zniszczone.
asl-24 = Szturmowany pluton zostaje przygnieciony, chyba że nie dostał ani jednego trafienia. Arkusz nie mówi, które się liczą; Adjutant bierze wszystkie z tego szturmu.
asl-25 = Zwycięzca może przesunąć swoje jednostki do { DIST(4) } w dowolnym kierunku. Arkusz nie mówi wprost, kto wygrał; Adjutant uznaje za zwycięzcę tego, kto oczyścił pole z wrogów, albo przeciwnika strony, która się wycofała.
asl-26 = Jeśli ten ruch wprowadzi go w walkę wręcz z innym plutonem (przełamanie), zaczyna się nowa walka od szarży. Arkusz milczy o szczegółach; Adjutant daje nowo zaatakowanemu plutonowi ogień zaporowy i nie ogranicza liczby przełamań.
asl-27 = Pluton, który rozpoczął szturm, jest przygnieciony, chyba że nie dostał żadnego trafienia. Arkusz nie mówi, które się liczą; Adjutant wlicza też trafienia z ognia zaporowego.

## Zasady: morale

mor-01 = Każdy test morale to test motywacji: Reluctant 5+, Confident 4+, Fearless 3+.
mor-02 = Morale plutonu: po zdanym teście pluton walczy dalej, po niezdanym liczy się jako zniszczony i schodzi ze stołu.
mor-03 = Testuj na koniec każdej fazy strzelania i każdej fazy szturmu, swojej i przeciwnika, gdy spełnione są oba warunki: pluton jest poniżej połowy, czyli więcej jednostek zniszczono, niż jest zdolnych do walki, i w tej fazie stracił jednostkę albo wstrząśnięto załogę jego pojazdu. Równe liczby to nie poniżej połowy. Arkusz nie wymienia pojazdów zakopanych; Adjutant liczy je jako zdolne do walki.
mor-04 = Nie licz pojazdów ze wstrząśniętą załogą ani jednostek niezależnych. Transporty nie wchodzą do stanu plutonu, ale każdy zniszczony to stracona jednostka. Arkusz milczy o odesłanych na tyły i o tych, które zeszły przez własną krawędź; Adjutant nie liczy ich po żadnej stronie.
mor-05 = Morale kompanii: rzuć na motywację kompanii, gdy liczba jej plutonów spadnie poniżej połowy. Zdany: grasz dalej. Niezdany: przegrywasz bitwę. Arkusz nie mówi, kiedy i jak często; Adjutant przypomina na koniec fazy, w której stracono pluton i zniszczonych jest więcej niż plutonów na stole, i przy każdej dalszej stracie.
mor-06 = Plutonów poza stołem, np. w rezerwie, nie liczy się ani jako zniszczone, ani jako gotowe. Plutony, które całe opuściły stół, już się nie liczą. Arkusz przeczy tu sobie; Adjutant tak traktuje zejście przez własną krawędź, a przez inną liczy pluton jako zniszczony.

## Zasady: artyleria

art-01 = Bombardować mogą tylko jednostki uznawane za artylerię. Wyrzutnie rakiet to artyleria.
art-02 = Moździerze nie strzelają na wprost, tylko bombardują. Moździerze z oddziałów piechoty nie bombardują, z wyjątkami, których arkusz nie wymienia.
art-03 = Bombardujesz w fazie strzelania, nigdy ogniem zaporowym.
art-04 = Bombarduje tylko oddział, który w tej turze się nie ruszył; wolno mu obrócić się w miejscu na cel.
art-05 = Przygnieciona artyleria nie bombarduje, chyba że jest opancerzona.
art-06 = Bombardowania jednej baterii nie dzieli się między cele; 1 na turę. Arkusz nie mówi, czy na baterię, czy na stronę; Adjutant przyjmuje, że na baterię.
art-07 = Połóż wzornik środkiem na jednostce będącej celem tak, by zakrył jak najwięcej modeli tego plutonu.
art-08 = Cel musi być w nominalnym zasięgu bombardowania, co najmniej { DIST(8) } od artylerii i w polu ostrzału dział. Zasięg mierz od lufy strzelającej jednostki; arkusz robi tu inaczej niż przy strzelaniu na wprost, a Adjutant zostawia to tak, jak jest.
art-09 = Artyleria nie musi widzieć celu i może strzelać ponad swoimi i wrogami.
art-10 = Nie może strzelać ponad lasem, stojąc bliżej niż { DIST(4) } od niego, ani ponad budynkiem, stojąc bliżej, niż on jest wysoki. Moździerzy to nie dotyczy: strzelają ponad każdą przeszkodą, także budynkiem, z mniej niż { DIST(4) }.
art-11 = Każde bombardowanie potrzebuje jednostki kierującej ogniem: obserwatora, jednostki tego oddziału artylerii, dowództwa baterii albo dowództwa kompanii. Nie rusza się i nie strzela w tej turze. Arkusz nie mówi jasno, czy musi widzieć cel; Adjutant żąda, by widziała punkt celowania lub ślady dymu. Działo baterii, które kieruje ogniem, nie liczy się do strzelających.
art-12 = Kierujący ma 3 próby; pierwsza udana to wstrzelenie się. Gdy wszystkie zawiodą, artyleria nie strzela wcale.
art-13 = Potrzebny wynik zależy od wyszkolenia celu: Conscript 2+, Regular 3+, Weteran 4+.
art-14 = Dodaj +1 do potrzebnego wyniku za każde: cel w ukryciu, cel przypadły do ziemi, kieruje dowództwo kompanii. Arkusz dodaje to „do rzutu”, co ułatwiałoby; Adjutant zawsze podnosi potrzebny wynik, a za dowództwo kompanii uznaje dowódcę i jego zastępcę.
art-15 = Bateria ze sztabem może oddać powtórną salwę do tego samego celu bez ponownego wstrzeliwania się; punkt celowania musi być ten sam. Dymu to nie dotyczy. Arkusz milczy, kiedy; Adjutant pozwala w późniejszej turze i bez kar za dawne nieudane próby.
art-16 = Bateria ma najwyżej jednego obserwatora.
art-17 = Obserwatorzy są jednostkami niezależnymi.
art-18 = Dla innego plutonu obserwator kieruje ogniem tylko wtedy, gdy sztab mają i jego pluton, i strzelający.
art-19 = Przygnieciony obserwator może kierować ogniem. Nie może, gdy jego załoga jest wstrząśnięta albo pojazd zakopany.
art-20 = Obserwatora można przed grą umieścić w czołgu i stamtąd się wstrzeliwać.
art-21 = Obserwatorzy, jak rozpoznanie, korzystają z ostrożnego ruchu. Arkusz go nie wyjaśnia; Adjutant stosuje zasadę przypadnięcia do ziemi mimo zwykłego ruchu.
art-22 = Połóż wzornik tak, by bok ze strzałką był prostopadły do linii strzału.
art-23 = Każda jednostka choć częściowo pod wzornikiem może zostać trafiona: za każdą jeden test umiejętności strzelającej baterii.
art-24 = Każda nieudana próba wstrzelenia się w tej turze podnosi wynik potrzebny do trafienia o 1, najwyżej o 2.
art-25 = Strzelające działa: 1 – potrzebny wynik +1 i przerzut udanych; 2 – przerzut udanych; 3–5 – bez przerzutu; 6 i więcej – wolno przerzucić nieudane. Przy 1–2 działach arkusz nie mówi, czy przerzut jest obowiązkowy; Adjutant przyjmuje, że tak. Wyrzutnie rakiet liczą się jak działa, ale przy 6 i więcej zamiast przerzutu mają wzornik podwójnej szerokości.
art-26 = Ostrzelany gracz przydziela trafienia, zaczynając od nieokopanych i od pojazdów ze słabszym pancerzem górnym. Rzut robisz osobno za każdą jednostkę pod wzornikiem. Arkusz jest tu niejasny; Adjutant zlicza trafienia plutonu, a właściciel rozdziela je między jego jednostki pod wzornikiem, po jednym, zanim przyjdą drugie.
art-27 = Wyrzutnie rakiet nie mają kary za wstrzelenie się w drugiej lub trzeciej próbie.
art-28 = Bateria 6 i więcej wyrzutni rakiet używa wzornika podwójnej szerokości zamiast przerzucać nieudane trafienia.
art-29 = Kontrostrzał: rakiety zostawiają ślady dymu. Po ich bombardowaniu wrogie baterie mogą strzelać do wyrzutni według tych śladów, nie widząc samych wyrzutni. Gdy obserwator widzi tylko ślady, wyrzutnie są przy wstrzeliwaniu się w ukryciu (+1).
art-30 = Pojazdy opancerzone bronią się pancerzem górnym, poza tym jak przy zwykłym strzelaniu. Arkusz nie mówi, czy działa +1 za odległość; Adjutant go nie dolicza.
art-31 = Pojazdy nieopancerzone 5+. Piechota 3+; w okopach nieudany rzut zabija ją tylko po zdanym teście siły ognia artylerii.
art-32 = Działa 5+; okopane po nieudanym giną tylko wtedy, gdy artyleria zda test siły ognia. Tarcze dział nie pomagają.
art-33 = Każdy pluton trafiony bombardowaniem, które się wstrzelało, jest przygnieciony; wystarczy jedno trafienie, a pojazdów opancerzonych to nie dotyczy. Arkusz nie mówi o powtórnej salwie; Adjutant przyjmuje, że też przygniata, podobnie jak trafienie sąsiedniego plutonu. W ustawieniach możesz wyłączyć przygniecenie po powtórnej salwie.
art-34 = Samo holowane działo pod wzornikiem nie zostaje trafione.

## Zasady: zasłona dymna

smk-01 = Dymem strzelają tylko oddziały z cechą bombardowania dymnego.
smk-02 = Dymem strzelasz przed wszelkim innym ogniem, po zwykłym wstrzeleniu się w cel.
smk-03 = Powtórnej salwy z dymem nie ma.
smk-04 = Wielkość zasłony: 2 działa – 1 wzornik, 3–5 – 2 wzorniki, 6 i więcej – 3 wzorniki. Kierunek wiatru wyznacz rysunkiem na wzorniku, a drugi i trzeci wzornik dokładaj w tę stronę. Arkusz milczy o 1 dziale; Adjutant nie kładzie wtedy żadnego. Kierunek wiatru wyznaczasz raz na bombardowanie.
smk-05 = Jednostki w dymie są w ukryciu; to samo dotyczy celów, do których strzelają. Zasłona blokuje pole widzenia. Arkusz jest tu niejasny; Adjutant przyjmuje, że przez zasłonę nie widać, ale jednostki w dymie widzą i są widziane.
smk-06 = Dym rozwiewa się na początku następnej tury gracza, który go położył.

## Zasady: wsparcie lotnicze

air-01 = Poziom wsparcia daje pulę kości: Priorytetowy 7, Ograniczony 5, Sporadyczny 3.
air-02 = Wezwanie: rzuć wszystkimi kośćmi z puli. Wystarczy jedno 5+, by samoloty przyleciały. Arkusz nie mówi, kiedy wzywać; Adjutant proponuje początek tury, a atak w fazie strzelania.
air-03 = Po każdym wezwaniu, udanym czy nie, pula maleje o 1.
air-04 = Przeciwnik mający własne wsparcie lotnicze może wydać jedną kość ze swojej puli na przechwycenie; udaje się na 6. Arkusz milczy o skutku; Adjutant odwołuje nalot i pozwala na jedną kość na wezwanie.
air-05 = Po udanym wezwaniu rzuć D6 na liczbę samolotów: 1–2 jeden, 3–5 dwa, 6 trzy.
air-06 = Samoloty mogą zaatakować dowolny cel na stole.
air-07 = Linia podejścia biegnie od własnej krawędzi wzywającego do celu, równolegle do boków stołu.
air-08 = Jeśli własna jednostka wzywającego jest w promieniu { DIST(16) } od celu, samoloty przerywają atak i odlatują.
air-09 = Prowadzący stoi { DIST(6) } od jednostki będącej celem, pozostałe za nim w klinie. Jeśli którykolwiek nie mieści się na stole, atak się nie udaje. Arkusz milczy o odstępach w klinie; Adjutant ich nie narzuca.
air-10 = Do samolotów strzela tylko broń przeciwlotnicza. Nie strzela wieziona w pojeździe ani holowana, ani w stronę wysokich przeszkód (drzewa, domy) bliżej niż { DIST(4) } od działa. Nie strzela też rozpoznanie, które w tej turze się oderwało.
air-11 = Lekka broń p-lot strzela z ROF 1 bez względu na nominalny. Ciężka też z ROF 1.
air-12 = Trafienie to test umiejętności strzelającej jednostki. Trafiony samolot jest zniszczony po zdanym teście siły ognia; przy cesze „latający czołg” zdany test trzeba przerzucić. Arkusz milczy o zasięgu, o przydziale trafień i o broni p-lot, która nie jest ani lekka, ani ciężka; Adjutant daje jej nominalny ROF, a resztę zostawia graczom.
air-13 = Samoloty wstrzeliwują się jak artyleria: 3 próby, Conscript 2+, Regular 3+, Weteran 4+, do tego +1, gdy cel jest w ukryciu, i jeszcze +1, gdy przypadł do ziemi. Arkusz odsyła tu do artylerii; Adjutant nie dolicza +1 za dowódcę kompanii.
air-14 = Połóż wzornik środkiem na jednostce będącej celem, strzałką w stronę, z której nadlatują samoloty.
air-15 = Każda jednostka choć częściowo pod wzornikiem może zostać trafiona; potrzebny wynik podaje broń samolotu. Jeden rzut na jednostkę.
air-16 = Każda nieudana próba wstrzelenia się podnosi potrzebny wynik o 1, najwyżej o 2.
air-17 = 3 samoloty: nieudane rzuty na trafienie wolno przerzucić. 1 samolot: udane trzeba przerzucić. 2 samoloty: bez przerzutów. Arkusz nie mówi, kiedy je liczyć; Adjutant liczy te, które zostały po ogniu p-lot.
air-18 = Atakowany gracz przydziela trafienia, zaczynając od nieokopanych i od pojazdów ze słabszym pancerzem górnym.
air-19 = Bomby i rakiety trafiają w pancerz górny, działka i karabiny maszynowe w boczny. Rzuty obronne są jak przy strzelaniu i bombardowaniu. Arkusz milczy o odległości, tarczach i okopaniu; Adjutant nie dolicza +1 za odległość, tarcza nic nie daje, a okopani giną dopiero po teście siły ognia.
air-20 = Każdy trafiony pluton jest przygnieciony.

## Zasady: rozpoznanie

rec-01 = Oczy i uszy: na początku własnej fazy strzelania nieprzygnieciona jednostka rozpoznania, która się nie ruszyła, odbiera przypadnięcie do ziemi jednej jednostce w promieniu { DIST(16) }. Arkusz milczy, na jak długo i czy trzeba widzieć cel; Adjutant przyjmuje do końca tej tury, a o polu widzenia tylko przypomina.
rec-02 = Potem jednostka rozpoznania nie może zrobić w tej turze nic innego.
rec-03 = Oderwać się może rozpoznanie, które w swojej poprzedniej turze nie atakowało ani nie wykonało ruchu szybkiego.
rec-04 = Gdy ktoś strzela do takiego rozpoznania, każdy atakujący najpierw oddaje tylko jeden strzał, bez względu na ROF.
rec-05 = Potem rozpoznanie zdaje test umiejętności. Zdany: odchodzi od wroga z pełną prędkością, a strzały tych, którzy go już nie sięgają, przepadają. Niezdany: strzelają pozostałe, jak zwykle. Arkusz milczy, gdy po zdanym wciąż jest w zasięgu; Adjutant przyjmuje, że reszta strzałów pada.
rec-06 = Broń o ROF 1 w ogóle nie strzela do rozpoznania, które ogłasza oderwanie się. Arkusz nie mówi, co po niezdanym teście; Adjutant i wtedy jej nie dopuszcza, a liczy nominalny ROF: broń o ROF 3 po ruchu oddaje swój jedyny strzał.
rec-07 = Od bombardowania może się oderwać, jeśli artyleria nie wstrzelała się w pierwszej próbie. Arkusz milczy, jak to zrobić; Adjutant ogłasza oderwanie się po pierwszej nieudanej próbie i każe zdać test umiejętności. Po zdanym rozpoznanie odchodzi, bateria może się dalej wstrzeliwać w to miejsce, a trafia tylko tych, którzy są wtedy pod wzornikiem.
rec-08 = Od nalotu oderwać się nie można.
rec-09 = Wymuszone oderwanie się: gdy rozpoznanie pod ogniem nie zda któregoś rzutu obronnego, zdaje test motywacji. Zdany: zostaje. Niezdany: musi się oderwać. Arkusz milczy o warunkach; Adjutant nie wymaga tu testu umiejętności ani tego, co przed dobrowolnym.
rec-10 = Może też oderwać się od szturmu zamiast strzelać ogniem zaporowym. Jeśli się uda, walki wręcz nie ma.
rec-11 = Reorganizacja: w turze, w której się oderwało, nie strzela ani ogniem zaporowym, ani p-lot.
rec-12 = W swojej następnej turze nie strzela i nie używa oczu i uszu.
rec-13 = Po oderwaniu się nie może też wejść w pole widzenia wroga ani podejść bliżej do tego, kto już je widzi. Arkusz nie podaje końca zakazu; Adjutant przyjmuje koniec jego następnej tury, jak przy zakazie strzelania.
rec-14 = Rozpoznanie może przypaść do ziemi mimo zwykłego ruchu, jeśli jest w ukryciu i nie strzelało ani nie szturmowało. Po ruchu szybkim pluton rozpoznania nie może się oderwać.

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

amb-01 = Liczb do testu umiejętności arkusz nie podaje nigdzie, a liczb do trafienia użyć tu nie można, bo działają w odwrotną stronę. Adjutant podpowiada Conscript 5+, Regular 4+, Weteran 3+ z dopiskiem „nie z arkusza”; zmienisz je jednym dotknięciem, a podpowiedź wyłączysz w ustawieniach.
amb-02 = Pojazdy gąsienicowe w terenie ciężkim mają w arkuszu dwie odległości, które się ze sobą nie zgadzają. Adjutant przyjmuje { DIST(8) }: większa z nich nie spowalniałaby wcale w porównaniu z jazdą na przełaj.
amb-03 = Przy furmankach w terenie ciężkim, strzelającej kawalerii i zasięgu dowodzenia czołgów Conscript arkusz odmienia jednostkę miary inaczej niż zwykle. Liczba jest pewna: { DIST(4) }.
amb-04 = Lekkie działa są wymienione przy zakopywaniu się, ale w tabeli ruchu ich brak, podobnie jak motocykli. Arkusz milczy; w Adjutancie odległość wpisujesz samodzielnie.
amb-05 = Faza wstępna pojawia się raz, przy uwalnianiu zakopanych, i nie wiadomo, co jeszcze w niej robić. Adjutant zbiera w niej wszystko z początku tury: zdjęcie dymu, zebranie, uwalnianie, wstrząśnięte załogi i wezwanie samolotów; kolejność nie obowiązuje.
amb-06 = Nazwy poziomów wyszkolenia są pisane różnie. Adjutant czyta „Constrict” i „constrictor” jako Conscript, „Wteran” jako Weteran, a Regular to angielskie Trained.
amb-07 = Przy 1 lub 2 działach arkusz każe powtórzyć udane rzuty, ale nie wiadomo, czy to obowiązek, czy prawo. Adjutant przyjmuje, że udane trzeba przerzucić; przy 3–5 nie ma przerzutów, przy 6 i więcej nieudane wolno przerzucić, a wyrzutnie rakiet liczą się tak samo, tylko od 6 mają zamiast przerzutu wzornik podwójnej szerokości.
amb-08 = Dosłownie czytane zdanie zabrania strzelać, gdy istnieje wolna linia, więc zgubiło się w nim „nie”. Adjutant zabrania strzelać, gdy żadna linia nie omija własnych jednostek.
amb-09 = Arkusz milczy o potrzebnych wynikach powyżej 6, np. 7, gdy daleki cel o wyszkoleniu Weteran przypadł do ziemi. Na D6 nie da się ich wyrzucić, więc Adjutant pokazuje „niemożliwe” i nigdy nie obniża ich do 6.
amb-10 = „+1, gdy strzelający ma ROF 1 i się ruszył” dotyczyłoby każdego, bo ruch i tak zbija ROF do 1. Adjutant dolicza je tylko broni o nominalnym ROF 1, także u przygniecionych i u kawalerii w siodle, a w ogniu zaporowym wcale.
amb-11 = Nie wiadomo, czy kości za cel w ruchu szybkim podwaja się przed obcięciem ROF do 1, czy po nim. Adjutant podwaja po: ROF 3 po ruchu daje 1 × 2 = 2 kości.
amb-12 = Nie wiadomo, czy 5 trafień ma przyjść od jednego plutonu, czy od wszystkich razem. Adjutant liczy wszystkie trafienia z danej fazy strzelania, a w szturmie z danego ognia zaporowego; trafienia, a nie nieudane rzuty obronne.
amb-13 = Jak i kiedy wstrząśnięta załoga dochodzi do siebie, arkusz nie mówi. Adjutant przypomina na początku tury, a znacznik zdejmujesz ręcznie; obok daje test motywacji z dopiskiem „nie z arkusza”, który można ukryć w ustawieniach.
amb-14 = Przy kolejnym wyniku „wstrząśnięta załoga” arkusz łączy pojazdy wstrząśnięte i zakopane tak, że nie wiadomo, czy trzeba obu stanów naraz. Adjutant stosuje test do każdego z nich, także wręcz; po zdanym załoga jest tylko wstrząśnięta.
amb-15 = W artylerii i lotnictwie arkusz dodaje +1 „do rzutu”, przez co gorsze warunki by pomagały. Adjutant zawsze dodaje je do potrzebnego wyniku.
amb-16 = Nie wiadomo, o której turze mowa, gdy strzela przeciwnik, a jednostka „się nie ruszyła”. Adjutant bierze jej ostatnią własną turę, a przed pierwszą uznaje, że nie ruszyła się i nie strzelała; szarża i umocnienie pozycji to ruch.
amb-17 = Literówka: „skrócić” w ruchu to „skręcić”; inne drobne błędy druku niczego nie zmieniają.
amb-18 = Przez własne jednostki wolno przechodzić, pojazd potrzebuje między pojazdami dość szerokiej luki, a przez wrogie pojazdy wolno przejechać. Adjutant odnosi wymóg luki do własnych i sojuszniczych pojazdów, a przejazd przez wrogie uznaje za wyjątek; nikt nie może skończyć, nachodząc na innego.
amb-19 = Przy umocnieniu pozycji i latającym czołgu zepsuł się w druku cudzysłów: ruch to { DIST(4) }, a cecha nazywa się „latający czołg”.
amb-20 = Szturm zaczyna się z { DIST(4) }, a kawaleria szarżuje na { DIST(8) }; nie wiadomo, z jak daleka jej wolno. Adjutant pozwala kawalerii w siodle zacząć z { DIST(8) }, a dosłowne { DIST(4) } podaje w uwadze.
amb-21 = Arkusz nie zabrania szturmu przygniecionym, ale piechota, działa i pojazdy nieopancerzone nie mogą kończyć ruchu bliżej wroga. Adjutant nie pozwala im szarżować; opancerzonym czołgom pozwala.
amb-22 = Ogień zaporowy nie jest opisany do końca. Adjutant przyjmuje: przygniecieni strzelają z ROF 1, granica { DIST(16) } dotyczy wszystkich strzelających, a szturmujących przygniata 5 trafień.
amb-23 = Nie wiadomo, czy czołgi szturmujące czołgi też zdają test motywacji. Adjutant każe im zdawać; przed kontratakiem na czołgi wystarczy test reakcji, bez drugiego.
amb-24 = Arkusz nie podaje przebijalności w walce wręcz ani tego, kto wybiera trafionych. Przebijalność wpisujesz ręcznie, wybór należy do graczy, a inne pojazdy opancerzone Adjutant traktuje jak czołgi.
amb-25 = Nie jest jasne, kto jest zwycięzcą szturmu i jak idzie przełamanie. Adjutant przyjmuje: wygrywa ten, kto oczyścił pole, albo przeciwnik strony, która się wycofała; przełamanie to nowa walka od szarży z ogniem zaporowym nowego obrońcy, bez limitu.
amb-26 = Przy stanie plutonu nie wspomniano o pojazdach zakopanych, odesłanych na tyły ani o tych, które zeszły przez własną krawędź. Adjutant liczy zakopane jako zdolne do walki, a odesłanych i tych, które zeszły, nie liczy wcale; test jest tylko wtedy, gdy zniszczonych jest więcej niż zdolnych do walki.
amb-27 = Nie napisano, kiedy i jak często testować morale kompanii. Adjutant porównuje zniszczone plutony z tymi na stole (po równo to brak testu) i przypomina na koniec fazy, w której pluton stracono, oraz po każdej dalszej stracie.
amb-28 = Arkusz mówi, że pluton, który zszedł, już się nie liczy, a zarazem, że zejście przez inną krawędź niż własna oznacza zniszczenie. Adjutant przyjmuje, że po zejściu przez własną krawędź pluton nie liczy się wcale, a przez inną liczy się jako zniszczony.
amb-29 = Część odległości arkusz podaje tylko w jednej mierze, a zasięg bombardowania mierzy od lufy, choć przy strzelaniu na wprost luf nie liczy. Adjutant przelicza skalą arkusza, a oba sposoby mierzenia zostawia bez zmian.
amb-30 = Nie powiedziano wprost, czy kierujący ogniem musi widzieć cel. Adjutant żąda, by widział punkt celowania albo ślady dymu.
amb-31 = Nie wiadomo, kiedy wolno oddać powtórną salwę i czy ciąży na niej dawna kara. Adjutant pozwala na nią w późniejszej turze w ten sam punkt i bez kary; nie jest to drugie bombardowanie w tej samej turze.
amb-32 = Rzuca się za każdą jednostkę pod wzornikiem, a jednak właściciel „przydziela” trafienia. Adjutant zlicza trafienia plutonu, a właściciel rozdziela je między jego jednostki pod wzornikiem: po jednym, zanim przyjdą drugie, nieokopani i najsłabszy pancerz górny najpierw.
amb-33 = Przygniatać ma bombardowanie, które się wstrzelało, a powtórna salwa wstrzeliwania nie ma. Adjutant przygniata po każdej trafiającej salwie, także sąsiedni pluton; w ustawieniach możesz wyłączyć to dla powtórnych.
amb-34 = Nie wiadomo, czy +1 do pancerza za odległość działa poza strzelaniem. Adjutant pomija je w bombardowaniu, nalocie i walce wręcz.
amb-35 = O zasłonie z 1 działa arkusz milczy, a dym u niego naraz ukrywa i zasłania. Adjutant z 1 działa nie kładzie wzornika; na wylot przez dym nie widać, a jednostki w dymie widzą i są widziane, przy czym i one, i ich cele są w ukryciu; wiatr wyznaczasz raz na bombardowanie.
amb-36 = Arkusz nie mówi, kiedy wezwać samoloty, co daje przechwycenie, jaki zasięg ma broń p-lot i kto przydziela jej trafienia. Adjutant proponuje wezwanie na początku tury, a atak w fazie strzelania; jedna kość na wezwanie, na 6, odwołuje nalot; broń p-lot, która nie jest ani lekka, ani ciężka, strzela nominalnym ROF, a resztę ustalają gracze.
amb-37 = Samoloty mają wstrzeliwać się „jak artyleria”. Adjutant używa tych samych wyników, bez +1 za dowódcę kompanii, a samoloty liczy po ogniu p-lot.
amb-38 = Przy oczach i uszach nie wiadomo, kogo dotyczą, czy trzeba widzieć cel i jak długo trwają. Adjutant przyjmuje: jedna jednostka rozpoznania odbiera przypadnięcie do ziemi jednej jednostce do końca tej tury, a o polu widzenia aplikacja tylko przypomina.
amb-39 = Oderwanie się ma w arkuszu sporo luk. Adjutant przyjmuje: broń o nominalnym ROF 1 nie strzela wcale, nawet po niezdanym teście; po zdanym reszta strzałów pada, jeśli cel wciąż jest w zasięgu; wymuszone nie wymaga testu umiejętności ani zwykłych warunków; przy szturmie zdaje się test umiejętności; przy bombardowaniu ogłasza się je po pierwszej nieudanej próbie, a bateria może wstrzeliwać się dalej w to samo miejsce.
amb-40 = „Ostrożny ruch” nie jest nigdzie wyjaśniony. Adjutant czyta go tak: rozpoznanie i obserwatorzy w ukryciu są przypadli do ziemi także po zwykłym ruchu, jeśli nie strzelali i nie szturmowali.
amb-41 = Nie wiadomo, czy trafienie niszczące czołg daje jadącym na nim jeden rzut obronny, czy dwa, ani czy przygniata ich pluton. Adjutant daje jeden rzut na trafienie, a po zniszczeniu czołgu przygniata też ich pluton.
amb-42 = Zasady przydzielania trafień nie mają podanej kolejności. Adjutant proponuje: jednostki do { DIST(16) }, typ priorytetowy, jednostki bez twardej osłony, pojazdy sprawne, słabiej opancerzone, po jednym trafieniu, zanim przyjdą drugie; trafienia o najwyższej przebijalności dostają po jednym pojazdy opancerzone, zanim dostanie je kto inny, a o niższej najpierw pozostali; między równymi wybiera właściciel.
amb-43 = Obrót w polu widzenia nie jest według arkusza ruchem. Adjutant czyta to jako pole ostrzału; dalszy obrót działa lub kadłuba to ruch.
amb-44 = Nowi dowódcy, oczy i uszy oraz dym przypadają razem na początek fazy strzelania. Adjutant daje je w tej kolejności, ale obowiązuje tylko to, że dym idzie przed innym strzelaniem.
amb-45 = Dziury w ścianach są przejściami, a piechota ma wchodzić i wychodzić przejściami takimi jak drzwi i okna. Adjutant uważa je za przykłady i dopuszcza każde przejście, także dziurę.
amb-46 = Nie wiadomo, co po nieudanym teście holowania i czy zwykły pojazd testuje zawsze. Adjutant przyjmuje: pojazd holujący sam się zakopuje; zwykłemu tylko się nie udaje, a test zdaje także poza terenem ciężkim, choć możesz go pominąć; pojazd uszkodzony lub wrak zostaje tylko przesunięty.
amb-47 = Nie wiadomo, czy jeep z działem podwaja ruch. Adjutant uznaje { DIST(6) } za sztywny limit, którego ruch szybki nie podwaja; w terenie ciężkim zostaje { DIST(4) }.
amb-48 = Pluton bez dowódcy może zdawać testy motywacji, ale sposobu okopania się arkusz nie podaje. Adjutant zostawia znacznik „okopany” ręczny i traktuje go jak twardą osłonę także przy strzelaniu na wprost.
amb-49 = Dla ukrycia arkusz podaje raz „w połowie zasłonięta”, raz „częściowo w terenie”. Adjutant żąda obu, miejsce tuż za przeszkodą liniową uznaje za teren, a przypadły do ziemi jest zawsze także w ukryciu, więc razem to +2.
amb-50 = Nie wiadomo, czy zastępca dowódcy kompanii dowodzi plutonem sam, dopóki jest dołączony, czy wyznacza nowego dowódcę. Adjutant dopuszcza oba.
amb-51 = Cecha „niezłomny” ma dotyczyć „jednostki transportowanej”, a skutek mówi o pojeździe. Adjutant czyta to jako pojazd transportowy z tą cechą.
amb-52 = Nie wiadomo, jak bronią się ckm-y i działa przenośne. Adjutant daje obu 5+ jak działom; poza tym działa przenośne ruszają się i kryją jak piechota i też się nie zakopują.
amb-53 = Arkusz milczy o plutonach o różnym wyszkoleniu lub motywacji. Adjutant do trafienia bierze wyszkolenie każdej jednostki, w innych sprawach wybiera gracz.
amb-54 = Arkusz milczy, co z holowanym działem, gdy jego pojazd zniszczono. Adjutant zostawia je na miejscu, odczepione.
amb-55 = O skutkach automatycznych trafień niszczyciela bunkrów arkusz milczy. Adjutant daje zwykłe rzuty obronne i wlicza je do 5 potrzebnych do przygniecenia.
amb-56 = Jedno bombardowanie na turę: na baterię czy na stronę? Adjutant przyjmuje, że na baterię.
amb-57 = Z innymi kopiami arkusza dało się porównać tylko początkowe strony o ruchu. Żadna liczba się nie różni.
amb-58 = Zakaz wchodzenia w pole widzenia wroga i zbliżania się po oderwaniu się nie ma podanego końca. Adjutant znosi go z końcem następnej tury rozpoznania, jak zakaz strzelania.
amb-59 = Odstępów w klinie samolotów arkusz nie podaje. Adjutant ich nie narzuca.
amb-60 = W terenie bardzo trudnym arkusz daje drogę tylko pojazdom gąsienicowym i nie mówi, ile się tam jedzie. Adjutant zamyka go dla innych pojazdów i dział poza przenośnymi, a odległość bierze jak w terenie ciężkim.
amb-61 = O kawalerii i zaprzęgach arkusz mówi niewiele. Adjutant traktuje kawalerię jak piechotę (rzut 3+, przygniecenie, ukrycie, szturm), a powozy, taczanki i furmanki jak pojazdy nieopancerzone.
amb-62 = Nie wiadomo, czy strzelający tuż przy przejściu odbierają jednostkom w budynku samą osłonę, czy też ukrycie. Adjutant odbiera jedno i drugie, ale piechota i działa przenośne, które się nie ruszyły, zostają w ukryciu.
amb-63 = Przerzut od dowódcy kompanii i wyższego dowództwa nie jest opisany do końca. Adjutant daje go plutonowi, do którego dowódca dołączył, w każdym teście motywacji plutonu lub jego pojazdu, bez morale kompanii i nie wtedy, gdy załoga dowódcy jest wstrząśnięta; przerzut jest jeden, a drugi wynik obowiązuje.
amb-64 = Przy wstrzeliwaniu się +1 dotyczy raz dowództwa kompanii, raz dowódcy, a kierować ogniem może działo baterii, choć kierującemu nie wolno strzelać. Adjutant dolicza +1 i dowódcy, i zastępcy, a działo, które kieruje ogniem, nie liczy się do strzelających.
amb-65 = Nie podano pola ostrzału dział, które nie stoją na podstawie obrotowej i nie są artylerią. Adjutant daje im przednie półkole.
amb-66 = Pluton bez dowódcy „nie może się ruszać”, ale o szturmie ani słowa. Adjutant zabrania szarży, kontrataku i umocnienia pozycji; walczyć na miejscu i wycofać się wolno.
amb-67 = Nie wiadomo, które trafienia liczą się w szturmie. Przy automatycznie zdanym teście reakcji Adjutant patrzy tylko na trafienia zadane testującemu wręcz, a przy przygnieceniu na wszystkie, u szturmującego także z ognia zaporowego.
amb-68 = O tarczach i okopaniu przy nalotach arkusz milczy. Adjutant stosuje to co przy bombardowaniu: tarcza nic nie daje, a okopani giną dopiero po teście siły ognia.
amb-69 = Nie wiadomo, czy pojazd zakopany i ze wstrząśniętą załogą może testować uwolnienie. Adjutant przyjmuje: nie, zanim załoga dojdzie do siebie, bo uwolnienie go przesuwa; załoga, która doszła do siebie w fazie wstępnej, może uwolnić pojazd jeszcze w tej samej fazie.

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
    .meaning = Pluton artylerii, który oddaje jedno bombardowanie.
glo-05 = tura, faza
    .also = turn, phase, step, krok
    .meaning = Tura gracza i jej części.
glo-06 = faza wstępna
    .also = początek tury, preliminary phase, starting step
    .meaning = Porządki na początku tury: zebranie, uwalnianie zakopanych, zdjęcie dymu.
glo-07 = faza ruchu
    .also = ruch, movement step
    .meaning = Część tury, w której ruszają się plutony.
glo-08 = faza strzelania
    .also = strzelanie, shooting step
    .meaning = Część tury na ogień, bombardowania i naloty.
glo-09 = faza szturmu
    .also = assault step
    .meaning = Część tury na walkę wręcz.
glo-10 = wyszkolenie
    .also = umiejętności, skill
    .meaning = Jak dobrze jednostka jest wyszkolona.
glo-11 = test umiejętności
    .also = test wyszkolenia, skill test
    .meaning = D6 na liczbę wyszkolenia jednostki.
glo-12 = Conscript
    .also = poborowy, constrict, constrictor
    .meaning = Najniższy poziom wyszkolenia, trafiany na 2+.
glo-13 = Regular
    .also = trained
    .meaning = Średni poziom wyszkolenia, trafiany na 3+.
glo-14 = Weteran
    .also = veteran
    .meaning = Najwyższy poziom wyszkolenia, trafiany na 4+.
glo-15 = motywacja
    .also = motivation
    .meaning = Wola walki.
glo-16 = test motywacji
    .also = motivation test
    .meaning = D6 na motywację: 5+, 4+ albo 3+.
glo-17 = Reluctant
    .also = niechętny
    .meaning = Najniższa motywacja: 5+.
glo-18 = Confident
    .also = pewny siebie
    .meaning = Średnia motywacja: 4+.
glo-19 = Fearless
    .also = nieustraszony
    .meaning = Najwyższa motywacja: 3+.
glo-20 = przerzut
    .also = reroll, re-roll, ponowny rzut
    .meaning = Rzucasz jeszcze raz; obowiązuje drugi wynik.
glo-21 = droga
    .also = po drodze, road
    .meaning = Rodzaj terenu, najszybszy dla kół i półgąsienic.
glo-22 = na przełaj
    .also = cross-country
    .meaning = Zwykły teren poza drogą.
glo-23 = teren ciężki
    .also = difficult going, difficult ground, teren trudny
    .meaning = Spowalnia; pojazdy testują zakopanie się na 2+.
glo-24 = teren bardzo trudny
    .also = very difficult going, very difficult ground
    .meaning = Pojazdy tylko gąsienicowe, po teście umiejętności.
glo-25 = ruch szybki
    .also = at the double, double time, podwójny ruch
    .meaning = Do dwukrotnej odległości, bez strzelania i szturmu.
glo-26 = pojazd gąsienicowy
    .also = gąsienicowy, tracked
    .meaning = Rodzaj pojazdu.
glo-27 = pojazd półgąsienicowy
    .also = półgąsienicówka, half-track
    .meaning = Rodzaj pojazdu.
glo-28 = jeep
    .also = łazik
    .meaning = Rodzaj pojazdu; z działem na holu najwyżej { DIST(6) }.
glo-29 = pojazd kołowy
    .also = kołowy, ciężarówka, wheeled
    .meaning = Rodzaj pojazdu.
glo-30 = powóz, taczanka
    .also = zaprzęg, limber, tachanka
    .meaning = Zaprzęg konny: { DIST(10) } drogą, { DIST(8) } na przełaj, { DIST(4) } w terenie ciężkim.
glo-31 = furmanka
    .also = wóz, wagon
    .meaning = Wóz konny: { DIST(6) } drogą i na przełaj, { DIST(4) } w terenie ciężkim.
glo-32 = piechota
    .also = infantry
    .meaning = Rodzaj jednostki.
glo-33 = kawaleria
    .also = konnica, jazda, cavalry
    .meaning = Rodzaj jednostki; poza osobnymi zasadami liczy się jak piechota.
glo-34 = działo przenośne
    .also = man-packed gun
    .meaning = Działo, które porusza się jak piechota.
glo-35 = lekkie, średnie, ciężkie działo
    .also = light gun, medium gun, heavy gun
    .meaning = Rodzaje dział; w terenie ciężkim testują zakopanie się.
glo-36 = działo stacjonarne
    .also = immobile gun, działo nieruchome
    .meaning = Samo się nie rusza, tylko holowane.
glo-37 = pojazd opancerzony
    .also = opancerzony, armoured vehicle
    .meaning = Broni się pancerzem i nie daje się przygnieść.
glo-38 = pojazd nieopancerzony
    .also = nieopancerzony, unarmoured vehicle, softskin
    .meaning = Broni się na 5+.
glo-39 = czołg
    .also = tank
    .meaning = Opancerzony wóz bojowy.
glo-40 = transport
    .also = pojazd transportowy
    .meaning = Pojazd, który wozi jednostki.
glo-41 = pluton transportowy
    .also = transport platoon
    .meaning = Osobny pluton transportów, do 5 jednostek na pojazd.
glo-42 = pasażerowie
    .also = passengers, desant
    .meaning = Przewożone jednostki; bez pojazdu przeżywają na 5+.
glo-43 = piechota jadąca na czołgach
    .also = jadący na czołgach, tank riders, desant na czołgach
    .meaning = Do 3 jednostek na czołgu.
glo-44 = pojazd holujący
    .also = recovery, wóz zabezpieczenia technicznego
    .meaning = Wyciąga zakopane, uszkodzone i zniszczone pojazdy.
glo-45 = zakopany
    .also = zakopanie się, bogged, bogged down, ugrzązł
    .meaning = Utknął: nie rusza się i nie walczy.
glo-46 = test zakopania się
    .also = bogging test
    .meaning = D6: 2+ jedzie dalej, 1 zakopuje się.
glo-47 = wstrząśnięta załoga
    .also = bailed out, bail, zbailowany
    .meaning = Załoga na jakiś czas wyłączona z walki.
glo-48 = przygniecenie ogniem
    .also = przygnieciony, pinned, pinned down, zapinowany, pin, przygwożdżenie, przygwożdżony
    .meaning = Stłumiony: ROF 1 i nie wolno podejść bliżej wroga.
glo-49 = zebranie
    .also = zebrać się, rally, unpin
    .meaning = Koniec przygniecenia po zdanym teście motywacji.
glo-50 = zniszczony
    .also = destroyed, killed
    .meaning = Wypadł z gry.
glo-51 = wrak
    .also = wreck
    .meaning = Zniszczony pojazd opancerzony: kryje i jest terenem bardzo trudnym.
glo-52 = zasięg dowodzenia
    .also = command distance
    .meaning = Jak daleko jednostki mogą stać od siebie.
glo-53 = dowodzona jednostka
    .also = w zasięgu dowodzenia, in command
    .meaning = Połączona ze swoim dowódcą, bezpośrednio albo przez inne jednostki.
glo-54 = dowódca plutonu
    .also = platoon commander, oficer
    .meaning = Dowodzi plutonem.
glo-55 = dowódca kompanii
    .also = company commander, company command, dowództwo kompanii
    .meaning = Dowodzi kompanią i jest niezłomny.
glo-56 = zastępca dowódcy kompanii
    .also = 2iC, second-in-command, zastępca
    .meaning = Może zastąpić dowódcę plutonu.
glo-57 = wyższe dowództwo
    .also = higher command
    .meaning = Dowództwo powyżej kompanii.
glo-58 = jednostka niezależna
    .also = niezależna, independent team
    .meaning = Sama dla siebie plutonem.
glo-59 = dołączyć
    .also = połączyć się, join, attach
    .meaning = Jednostka niezależna staje się do końca fazy częścią plutonu.
glo-60 = niezłomny
    .also = warrior
    .meaning = Po zniszczeniu ratuje go dodatkowy rzut 4+.
glo-61 = szybkostrzelność
    .also = ROF, rate of fire
    .meaning = Liczba kości jednostki.
glo-62 = zasięg
    .also = range, donośność
    .meaning = Jak daleko sięga broń.
glo-63 = pole widzenia
    .also = linia wzroku, LOS, line of sight
    .meaning = Czy widać cel.
glo-64 = pole ostrzału
    .also = field of fire, arc
    .meaning = Dookoła albo tylko przednie półkole.
glo-65 = dozwolony cel
    .also = valid target, legal target
    .meaning = W zasięgu, w polu widzenia i w polu ostrzału.
glo-66 = w ukryciu
    .also = ukryty, ukrycie, concealed
    .meaning = Trudniej trafić: +1 do potrzebnego wyniku.
glo-67 = przypadły do ziemi
    .also = przypadnięcie do ziemi, gone to ground, GTG
    .meaning = W ukryciu, bez ruchu i strzału w swojej turze: jeszcze +1.
glo-68 = twarda osłona
    .also = bulletproof cover
    .meaning = Po nieudanym rzucie obronnym potrzebny jeszcze test siły ognia.
glo-69 = okopany, okopy
    .also = dug in, foxholes, transzeje
    .meaning = Jak twarda osłona; przy bombardowaniu potrzebny test siły ognia.
glo-70 = tarcza
    .also = tarcza działa, gun shield
    .meaning = Twarda osłona działa od przodu.
glo-71 = trafienie
    .also = trafić, wynik potrzebny do trafienia, to hit, celność
    .meaning = Rzut przy strzelaniu.
glo-72 = przydzielanie trafień
    .also = rozdział trafień, allocate hits
    .meaning = Która jednostka dostaje które trafienie.
glo-73 = typ priorytetowy
    .also = priorytet, priority target
    .meaning = Rodzaj jednostek, który strzelający wskazał do trafień.
glo-74 = rzut obronny
    .also = save, obrona
    .meaning = Rzut, który ma ocalić trafionego.
glo-75 = pancerz
    .also = przedni, boczny, górny, armour, front, side, top
    .meaning = Liczba dodawana do D6: przedni, boczny lub górny.
glo-76 = przebijalność pancerza
    .also = przebijalność, anti-tank, AT, przeciwpancerne
    .meaning = Z nią porównujesz D6 + pancerz.
glo-77 = siła ognia
    .also = test siły ognia, firepower, FP
    .meaning = Drugi rzut, by dobić cel.
glo-78 = niszczyciel bunkrów
    .also = bunker buster
    .meaning = Trafia wszystkie jednostki w budynku.
glo-79 = szturm, szarża
    .also = walka wręcz, assault, charge
    .meaning = Dojście do wroga i walka wręcz.
glo-80 = ogień zaporowy
    .also = ogień obronny, defensive fire
    .meaning = Ogień obrońcy do szturmujących.
glo-81 = kontratak
    .also = counterattack
    .meaning = Obrońca odpowiada szarżą.
glo-82 = wycofanie się
    .also = wycofać się, break off, odwrót
    .meaning = Odejście z walki wręcz.
glo-83 = wdarcie się na wrogie pozycje
    .also = wdarcie się, break in
    .meaning = Wejście do budynku lub za przeszkodę.
glo-84 = umocnienie pozycji
    .also = umocnić pozycję, konsolidacja, consolidate
    .meaning = Ruch zwycięzcy do { DIST(4) }.
glo-85 = przełamanie
    .also = breakthrough
    .meaning = Ruch zwycięzcy w kontakt z następnym plutonem.
glo-86 = morale plutonu
    .also = platoon morale
    .meaning = Test motywacji, gdy pluton jest poniżej połowy.
glo-87 = morale kompanii
    .also = company morale
    .meaning = Test, gdy poniżej połowy jest liczba plutonów.
glo-88 = bombardowanie artyleryjskie
    .also = bombardowanie, ostrzał artyleryjski, artillery bombardment
    .meaning = Atak wzornikiem.
glo-89 = moździerz
    .also = mortar
    .meaning = Tylko bombarduje.
glo-90 = wyrzutnia rakiet
    .also = rakiety, rocket launcher
    .meaning = Artyleria rakietowa.
glo-91 = wstrzelenie się w cel
    .also = wstrzeliwanie się, range in, ranging in
    .meaning = Do 3 prób, zanim spadnie bombardowanie.
glo-92 = obserwator artyleryjski
    .also = obserwator, observer
    .meaning = Kieruje ogniem baterii.
glo-93 = sztab
    .also = staff, staff team
    .meaning = Pozwala na powtórną salwę.
glo-94 = powtórna salwa
    .also = repeat bombardment
    .meaning = Bombardowanie bez nowego wstrzeliwania się.
glo-95 = wzornik artyleryjski
    .also = wzornik, template
    .meaning = Pokazuje obszar, na który spada bombardowanie lub nalot.
glo-96 = kontrostrzał artyleryjski
    .also = kontrbateria, counter-battery
    .meaning = Ogień do wyrzutni po śladach dymu.
glo-97 = bombardowanie dymne, zasłona dymna
    .also = dym, smoke, smoke screen
    .meaning = Blokuje pole widzenia i kryje.
glo-98 = wsparcie lotnicze
    .also = lotnictwo, samoloty, air support
    .meaning = Samoloty wzywane kośćmi z puli.
glo-99 = Priorytetowy, Ograniczony, Sporadyczny
    .also = poziom wsparcia, priority, limited, sporadic
    .meaning = Poziomy wsparcia: 7, 5 i 3 kości.
glo-100 = przechwycenie
    .also = interception
    .meaning = Na 6 przeciwnik odwołuje nalot.
glo-101 = ogień p-lot
    .also = przeciwlotniczy, plot, AA, anti-aircraft
    .meaning = Ogień do samolotów.
glo-102 = latający czołg
    .also = flying tank
    .meaning = Odporny samolot: zdany test siły ognia trzeba przerzucić.
glo-103 = rozpoznanie
    .also = zwiad, recon, reconnaissance
    .meaning = Jednostki zwiadu z własnymi zasadami.
glo-104 = oczy i uszy
    .also = eyes and ears
    .meaning = Rozpoznanie odbiera wrogowi przypadnięcie do ziemi.
glo-105 = oderwanie się
    .also = oderwać się, disengage
    .meaning = Ucieczka rozpoznania spod ognia.
glo-106 = reorganizacja
    .also = reorganise
    .meaning = Ograniczenia po oderwaniu się.
glo-107 = ostrożny ruch
    .also = cautious movement
    .meaning = Rozpoznanie po zwykłym ruchu nadal może być przypadłe do ziemi.
glo-108 = rezerwa
    .also = reserve, reserves
    .meaning = Plutony poza stołem.
glo-109 = strefa rozstawienia
    .also = deployment zone
    .meaning = Tu rozstawiasz wojsko; przez jej krawędź schodzi się ze stołu bez strat.
glo-110 = ciężki karabin maszynowy
    .also = ckm, HMG, heavy machine-gun
    .meaning = Broni się na 5+.
glo-111 = miotacz ognia
    .also = flame-thrower
    .meaning = Czołg z nim nie wozi piechoty.
glo-112 = budynek
    .also = building, dom
    .meaning = Teren bardzo trudny; kryje i osłania.
glo-113 = przejście
    .also = otwór, drzwi, okno, opening
    .meaning = Drzwi, okno lub dziura w ścianie.
glo-114 = wsiadać, wysiadać
    .also = zsiadać, mount, dismount
    .meaning = Wejście do pojazdu i zejście z niego.
glo-115 = holować, podczepić
    .also = holowanie, odczepić, tow, hitch
    .meaning = Ciągnięcie działa lub pojazdu.
glo-116 = odesłać na tyły
    .also = send to the rear
    .meaning = Pusty transport schodzi z gry.
glo-117 = opuszczenie pola bitwy
    .also = zejście ze stołu, leaving the table
    .meaning = Przez krawędź własnej strefy bez strat, przez inną jak zniszczony.
glo-118 = izolowana grupa
    .also = isolated group
    .meaning = Jednostki bez dowodzenia, ostrzeliwane jak osobny pluton.
glo-119 = dzielenie ognia
    .also = splitting fire
    .meaning = Jeden pluton strzela do kilku.
glo-120 = teren obszarowy
    .also = area terrain
    .meaning = Las i podobny; widać w nim na { DIST(6) }.
glo-121 = działo
    .also = armata, gun
    .meaning = Broni się na 5+.
glo-122 = jednostka kierująca ogniem
    .also = kierujący ogniem, spotter, spotting team
    .meaning = Wstrzeliwuje artylerię; sama nie rusza się i nie strzela.
glo-123 = ślady dymu
    .also = smoke trails
    .meaning = Zostawiają je rakiety; po nich strzela wroga bateria.
glo-124 = pula kości wsparcia lotniczego
    .also = pula kości, air support dice
    .meaning = 7, 5 albo 3 kości, o 1 mniej po każdym wezwaniu.
glo-125 = poziom wyszkolenia
    .also = skill level
    .meaning = Conscript, Regular albo Weteran.
glo-126 = wyznaczyć dowódcę
    .also = wyznaczenie dowódcy, appoint commander
    .meaning = Następca straconego dowódcy plutonu.
