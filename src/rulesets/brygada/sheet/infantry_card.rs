//! The card of an infantry squad, filled in: procedure BR10-CRD-P1.

use crate::rulesets::brygada::prelude::*;

use super::tables::{self, BasicSquad};

choices! {
    /// The basic squad that a card is made from (BR10-CRD-T1).
    pub enum Squad {
        /// Soviet rifle infantry.
        Rifle = "rifle" => t::SQUAD_RIFLE,
        /// Soviet guard infantry.
        Guard = "guard" => t::SQUAD_GUARD,
        /// Another squad, with figures from its printed card.
        Own = "own" => t::SQUAD_OWN,
    }
}

form! {
    /// The printed figures of a basic squad that is not on the sheet (BR10-CRD-02). The
    /// defaults are rifle infantry.
    pub struct OwnSquad {
        group t::GROUP_OWN_SQUAD => {
            /// Its cost in points.
            cost: Count<0, 500> = 8, t::COST, ["BR10-CRD-02", "BR10-ARM-02"];
            /// The cost of one more base.
            base_cost: Count<0, 50> = 3, t::SQUAD_BASE_COST, ["BR10-CRD-T2"];
            /// The first year of its period.
            from: Count<1900, 2000> = 1914, t::PERIOD_FROM, ["BR10-CRD-02", "BR10-CRD-07"];
            /// The last year of its period.
            to: Count<1900, 2000> = 1950, t::PERIOD_TO, ["BR10-CRD-02", "BR10-CRD-07"];
            /// How many centimetres it goes in a move action.
            speed: Centimetres<0, 100> = 10, t::SPEED, ["BR10-CRD-02", "BR10-MOV-01"];
            /// Its initial quality.
            quality: Count<1, 6> = 2, t::QUALITY, ["BR10-CRD-02", "BR10-CRD-07"];
            /// Its later quality; 0 if it stays the same.
            later_quality: Count<0, 6> = 3, t::LATER_QUALITY, ["BR10-CRD-02", "BR10-CRD-07"];
            /// The first year of the later quality.
            later_from: Count<1900, 2000> = 1941, t::LATER_FROM, ["BR10-CRD-07"],
                when |own| own.later_quality.0 > 0;
            /// The number of its bases.
            bases: Count<1, 6> = 2, t::BASES, ["BR10-CRD-02", "BR10-CRD-08"];
            /// Assault power against infantry.
            assault: Count<0, 11> = 3, t::ASSAULT_INFANTRY, ["BR10-CRD-02", "BR10-ASL-03"];
            /// Assault power against vehicles.
            assault_vehicles: Count<-6, 9> = 3, t::ASSAULT_VEHICLES, ["BR10-CRD-02", "BR10-ASL-03"];
            /// Fire power up to 10 cm.
            at_10: Count<0, 11> = 3, t::FIRE_AT_10, ["BR10-CRD-02"];
            /// Fire power up to 20 cm.
            at_20: Count<0, 11> = 2, t::FIRE_AT_20, ["BR10-CRD-02"];
            /// Fire power up to 30 cm.
            at_30: Count<0, 11> = 1, t::FIRE_AT_30, ["BR10-CRD-02"];
            /// Fire power up to 40 cm.
            at_40: Count<0, 11> = 0, t::FIRE_AT_40, ["BR10-CRD-02"];
        }
    }
}

form! {
    /// The questions about the card of a squad.
    pub struct InfantryCard {
        group t::GROUP_SQUAD => {
            /// The basic squad.
            squad: Squad = Squad::Rifle, t::SQUAD, ["BR10-CRD-T1"];
            /// The year of the battle.
            year: Count<1900, 2000> = 1943, t::YEAR, ["BR10-CRD-07", "BR10-AMB-26"];
        }
        group t::GROUP_SQUAD_OPTIONS => {
            /// Additional bases bought.
            further_bases: Count<0, 6> = 0, t::SQUAD_FURTHER_BASES, ["BR10-CRD-T2", "BR10-AMB-25"];
            /// The DP light machine gun.
            machine_gun: bool = false, t::SQUAD_MACHINE_GUN, ["BR10-CRD-T2"];
            /// Molotov bottles.
            bottles: bool = false, t::SQUAD_BOTTLES, ["BR10-CRD-T2", "BR10-AMB-01"];
        }
        group t::GROUP_OWN_SQUAD => {
            /// The figures of a squad that is not on the sheet.
            own: OwnSquad => "own", when |form, _| form.squad == Squad::Own;
        }
    }
}

/// A card once it is filled in (BR10-CRD-02, BR10-CRD-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    /// The first and the last year of its period.
    pub period: (i16, i16),
    /// How many centimetres the squad goes in a move action.
    pub speed: i16,
    /// Its initial quality.
    pub quality: i16,
    /// Its later quality; 0 if it stays the same.
    pub later_quality: i16,
    /// The first year of the later quality.
    pub later_from: i16,
    /// The number of bases.
    pub bases: i16,
    /// The cost in points.
    pub cost: i16,
    /// Assault power of a base against infantry.
    pub assault: i16,
    /// Assault power of a base against vehicles.
    pub assault_vehicles: i16,
    /// Fire power of a base up to 10, 20, 30 and 40 cm; 0 is a dash.
    pub fire: [i16; 4],
}

/// One figure of a card: that of the basic squad, plus the options.
struct CardSum {
    base: i16,
    modifiers: Vec<Modifier>,
}

impl CardSum {
    fn total(&self) -> i16 {
        self.base + self.modifiers.iter().map(|one| one.value).sum::<i16>()
    }

    /// The sum as it is shown; `of` makes a figure of a number.
    fn sum(self, id: &'static str, title: Text, of: fn(i16) -> Figure, cite: Cite) -> Sum {
        Sum {
            id,
            title,
            result: of(self.total()),
            base: (t::SQUAD_BASIC, of(self.base), cite),
            modifiers: self.modifiers,
        }
    }
}

impl InfantryCard {
    /// The basic squad, and its later quality.
    fn basic(&self) -> (BasicSquad, i16) {
        match self.squad {
            Squad::Rifle => (tables::RIFLE, tables::RIFLE.quality + 1),
            Squad::Guard => (tables::GUARD, tables::GUARD.quality + 1),
            Squad::Own => {
                let own = &self.own;
                let squad = BasicSquad {
                    period: (own.from.0, own.to.0),
                    speed: own.speed.0,
                    quality: own.quality.0,
                    better_from: own.later_from.0,
                    bases: own.bases.0,
                    cost: own.cost.0,
                    assault: own.assault.0,
                    assault_vehicles: own.assault_vehicles.0,
                    fire: [own.at_10.0, own.at_20.0, own.at_30.0, own.at_40.0],
                    base_cost: own.base_cost.0,
                };
                (squad, own.later_quality.0)
            }
        }
    }

    /// A sum with the options that are bought and add anything: all additional bases, the machine
    /// gun, the bottles.
    fn sum(&self, base: i16, [bases, machine_gun, bottles]: [i16; 3], cite: Cite) -> CardSum {
        let mut modifiers = vec![
            Modifier::new(t::SQUAD_FURTHER_BASES, bases, cite),
            Modifier::new(t::SQUAD_MACHINE_GUN, i16::from(self.machine_gun) * machine_gun, cite),
            Modifier::new(t::SQUAD_BOTTLES, i16::from(self.bottles) * bottles, cite),
        ];
        modifiers.retain(|modifier| modifier.value != 0);
        CardSum { base, modifiers }
    }

    fn cost(&self) -> CardSum {
        let (squad, _) = self.basic();
        let bases = self.further_bases.0 * squad.base_cost;
        let options = [bases, tables::MACHINE_GUN.0, tables::BOTTLES.0];
        self.sum(squad.cost, options, "BR10-CRD-T2")
    }

    fn bases(&self) -> CardSum {
        let further = [self.further_bases.0, 0, 0];
        self.sum(self.basic().0.bases, further, "BR10-CRD-T2")
    }

    fn assault(&self, house: &House) -> CardSum {
        let more = tables::BOTTLES.1;
        let options = if house.machine_gun_assaults { [0, more, 0] } else { [0, 0, more] };
        self.sum(self.basic().0.assault, options, "BR10-AMB-01")
    }

    fn assault_vehicles(&self) -> CardSum {
        let options = [0, 0, tables::BOTTLES.2];
        self.sum(self.basic().0.assault_vehicles, options, "BR10-CRD-T2")
    }

    /// Fire power in the band with this index: up to 10, 20, 30, 40 cm.
    fn fire(&self, band: usize) -> CardSum {
        let options = [0, tables::MACHINE_GUN.1, 0];
        self.sum(self.basic().0.fire[band], options, "BR10-CRD-T2")
    }

    fn quality(&self) -> CardSum {
        let (squad, later) = self.basic();
        let is_later = later > 0 && self.year.0 >= squad.better_from;
        let change = if is_later { later - squad.quality } else { 0 };
        let from = Modifier::new(t::squad_from_year(squad.better_from), change, "BR10-CRD-07");
        CardSum {
            base: squad.quality,
            modifiers: (change != 0).then_some(from).into_iter().collect(),
        }
    }

    /// All figures of the card.
    pub fn card(&self, house: &House) -> Card {
        let (squad, later_quality) = self.basic();
        Card {
            period: squad.period,
            speed: squad.speed,
            quality: squad.quality,
            later_quality,
            later_from: squad.better_from,
            bases: self.bases().total(),
            cost: self.cost().total(),
            assault: self.assault(house).total(),
            assault_vehicles: self.assault_vehicles().total(),
            fire: std::array::from_fn(|band| self.fire(band).total()),
        }
    }

    /// Whether the year of the battle is in a period.
    fn is_in(&self, (from, to): (i16, i16)) -> bool {
        (from..=to).contains(&self.year.0)
    }

    /// Notes on purchases that are refused: an option bought twice, or the machine gun outside its
    /// years; a squad outside its period only gets a note (BR10-AMB-26).
    fn refusals(&self, house: &House) -> Vec<Note> {
        let mut refusals = Notes::default();
        let more_bases = self.further_bases.0 > 1 && !house.more_bases;
        refusals.add(more_bases, t::REFUSED_FURTHER_BASES, "BR10-AMB-25");
        let (.., years) = tables::MACHINE_GUN;
        let machine_gun = self.machine_gun && !self.is_in(years);
        let words = t::note_squad_machine_gun(years.0, years.1);
        refusals.add(machine_gun, words, "BR10-CRD-T2");
        refusals.0
    }

    fn notes(&self) -> Vec<Note> {
        let (squad, _) = self.basic();
        let (from, to) = squad.period;
        let is_guard = self.squad == Squad::Guard;
        let mut notes = Notes::default();
        notes.add(!self.is_in(squad.period), t::note_squad_period(from, to), "BR10-AMB-26");
        notes.add(is_guard, t::NOTE_GUARD_ASSAULT, "BR10-AMB-02");
        notes.add(is_guard, t::NOTE_GUARD_FIRE, "BR10-AMB-03");
        notes.add(self.machine_gun != self.bottles, t::NOTE_SQUAD_PLUS_1, "BR10-AMB-01");
        notes.add(true, t::NOTE_SQUAD_PER_BASE, "BR10-CRD-06");
        notes.add(true, t::NOTE_CARD_CATALOGUE, "BR10-CRD-03");
        notes.0
    }
}

/// Fire power as a card prints it: for 0, the dash of a weapon that cannot fire (BR10-RNG-02).
fn fire_power(dice: i16) -> Figure {
    if dice == 0 { Figure::Word(t::SQUAD_NO_SHOT) } else { Figure::Dice(dice) }
}

impl Calculate for InfantryCard {
    type House = House;
    type Outcome = ();

    const ABOUT: About = About::new("infantry-card", t::INFANTRY_CARD, t::INFANTRY_CARD_SUMMARY);
    const CITES: &'static [Cite] = &[
        "BR10-CRD-P1",
        "BR10-CRD-03",
        "BR10-CRD-04",
        "BR10-CRD-05",
        "BR10-CRD-T1",
        "BR10-CRD-T2",
        "BR10-CRD-T4",
    ];

    fn work(&self, house: &House) -> Work<Self> {
        let refusals = self.refusals(house);
        if !refusals.is_empty() {
            return Working::refused(t::COST, t::WORD_NOT_ALLOWED, refusals).into();
        }
        let printed = if self.squad == Squad::Own { "BR10-CRD-02" } else { "BR10-CRD-T1" };
        let speed = self.basic().0.speed;
        let speed = Figure::Measured(f32::from(speed), Unit::Centimetres);
        let mut sums = vec![
            self.cost().sum("cost", t::COST, Figure::Number, printed),
            self.assault(house).sum("assault", t::ASSAULT_INFANTRY, Figure::Number, printed),
            self.assault_vehicles().sum(
                "assault-vehicles",
                t::ASSAULT_VEHICLES,
                Figure::Number,
                printed,
            ),
        ];
        let bands = [
            ("fire-10", t::FIRE_AT_10),
            ("fire-20", t::FIRE_AT_20),
            ("fire-30", t::FIRE_AT_30),
            ("fire-40", t::FIRE_AT_40),
        ];
        for (band, (id, title)) in bands.into_iter().enumerate() {
            sums.push(self.fire(band).sum(id, title, fire_power, printed));
        }
        sums.extend([
            self.quality().sum("quality", t::QUALITY, Figure::Number, printed),
            self.bases().sum("bases", t::BASES, Figure::Number, printed),
            Sum::plain("speed", t::SPEED, (t::SQUAD_BASIC, speed, printed)),
        ]);
        Working {
            headline: (t::COST, Figure::Number(self.card(house).cost)),
            sums,
            notes: self.notes(),
            ..Working::default()
        }
        .into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::aid::Form;
    use crate::rulesets::brygada::units::unit::Unit;

    const READINGS: [bool; 2] = [false, true];

    fn house(machine_gun_assaults: bool) -> House {
        House { machine_gun_assaults, ..House::default() }
    }

    fn squad(squad: Squad, bases: i16, machine_gun: bool, bottles: bool) -> InfantryCard {
        InfantryCard {
            squad,
            further_bases: Count(bases),
            machine_gun,
            bottles,
            ..InfantryCard::default()
        }
    }

    /// The price list (BR10-CRD-T4), with the other figures of each row: bases, assault powers, and
    /// the assault power against infantry with the house rule (BR10-AMB-01).
    #[test]
    fn every_row_of_the_price_list() {
        // Additional bases, machine gun, bottles; then, for Rifle and for Guard, the cost and the
        // assault power against infantry without and with the house rule.
        let rows = [
            (0, false, false, (8, 3, 3), (10, 4, 4)),
            (1, false, false, (11, 3, 3), (14, 4, 4)),
            (0, true, false, (12, 3, 4), (14, 4, 5)),
            (0, false, true, (11, 4, 3), (13, 5, 4)),
            (1, true, false, (15, 3, 4), (18, 4, 5)),
            (1, false, true, (14, 4, 3), (17, 5, 4)),
            (0, true, true, (15, 4, 4), (17, 5, 5)),
            (1, true, true, (18, 4, 4), (21, 5, 5)),
        ];
        for (bases, machine_gun, bottles, rifle, guard) in rows {
            for (kind, (cost, assault, other)) in [(Squad::Rifle, rifle), (Squad::Guard, guard)] {
                let form = squad(kind, bases, machine_gun, bottles);
                for reading in READINGS {
                    let card = form.card(&house(reading));
                    assert_eq!(card.cost, cost, "{form:?}");
                    assert_eq!(card.bases, 2 + bases, "{form:?}");
                    assert_eq!(card.assault, if reading { other } else { assault }, "{form:?}");
                    assert_eq!(card.assault_vehicles, if bottles { 6 } else { 3 }, "{form:?}");
                    let fire = match (kind, machine_gun) {
                        (Squad::Rifle, false) => [3, 2, 1, 0],
                        (Squad::Rifle, true) => [4, 3, 2, 1],
                        (_, false) => [5, 2, 0, 0],
                        (_, true) => [6, 3, 1, 1],
                    };
                    assert_eq!(card.fire, fire, "{form:?}");
                }
            }
        }
    }

    /// The card of BR10-WEX-01 as a unit.
    #[test]
    fn a_unit_has_the_figures_of_its_card() {
        let unit = squad(Squad::Rifle, 0, true, true).card(&House::default()).unit();
        assert_eq!((unit.cost.0, unit.bases.0, unit.speed.0), (15, 2, 10));
        assert_eq!((unit.assault.0, unit.assault_vehicles.0), (4, 6));
        assert_eq!((unit.from.0, unit.to.0), (1914, 1950));
        assert_eq!((unit.quality_in(1940), unit.quality_in(1941)), (2, 3));
        let weapon = unit.weapons[0];
        let fire = [weapon.at_10, weapon.at_20, weapon.at_30, weapon.at_40];
        assert_eq!(fire.map(|dice| dice.0), [4, 3, 2, 1]);
        assert_eq!(unit.bases_left(), 2);

        let guard = squad(Squad::Guard, 1, false, false);
        let unit = guard.card(&House::default()).unit();
        assert_eq!((unit.quality_in(1942), unit.quality_in(1943)), (3, 4));
        assert_eq!((unit.weapons[0].at_30.0, unit.bases.0), (0, 3));
    }

    /// The figures of every card that can be entered fit the questions of a unit.
    #[test]
    fn the_dearest_squad_fits_a_unit() {
        let own = OwnSquad {
            cost: Count(500),
            base_cost: Count(50),
            bases: Count(6),
            assault: Count(11),
            assault_vehicles: Count(9),
            at_10: Count(11),
            ..OwnSquad::default()
        };
        let form = InfantryCard { own, ..squad(Squad::Own, 6, true, true) };
        for reading in READINGS {
            let card = form.card(&house(reading));
            let unit = card.unit();
            let back: Unit = unit.answers().typed();
            assert_eq!(back, unit, "nothing is cut to its range");
            assert_eq!((card.cost, card.bases, card.assault), (807, 12, 12));
            assert_eq!((card.assault_vehicles, card.fire[0]), (12, 12));
        }
    }
}
