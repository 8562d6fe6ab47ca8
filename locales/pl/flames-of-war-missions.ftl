### Flames of War: rozdział misji, jego pojęcia i zasady.

## Słowa

mission-none = Bez misji
free-for-all = Wolna amerykanka
encounter = Potyczka
dust-up = Wymiatanie
no-retreat = Bez odwrotu
hold-the-line = Utrzymać pozycję
attacker = Atakujący
defender = Obrońca
quarter-left = Lewa
quarter-right = Prawa
taken-nobody = Nikt
ending-not-yet = Bitwa trwa
ending-attacker-objective = Atakujący: cel
ending-defender-objective = Obrońca: cel
ending-half-clear = Połowa obrońcy czysta
ending-attacker-broken = Atakujący złamany
ending-defender-broken = Obrońca złamany
ending-time = Upłynął czas
ending-attacker-concedes = Atakujący się poddaje
ending-defender-concedes = Obrońca się poddaje
