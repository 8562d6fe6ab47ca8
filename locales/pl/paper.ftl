# Słowa strony, na której drukuje się grę.

paper-sheet = Arkusz
paper-quick = Ściąga
paper-list = Spis oddziałów
paper-map = Mapa misji
paper-size = Papier
paper-type = Czcionka
paper-small = Mała
paper-normal = Zwykła
paper-large = Duża
paper-as = To samo, co w części „{ $phase }”.
paper-opponent = krok przeciwnika
paper-house = Używane zasady domowe
paper-cut = Tnij wzdłuż linii. Kartę dwustronną złóż wzdłuż kropkowanej linii.
paper-left = Zostało
