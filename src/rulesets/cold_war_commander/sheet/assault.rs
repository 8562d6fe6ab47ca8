//! Close combat: one round (procedure CWC-ASL-P1), and an assault fought to a finish, including the
//! fate of the loser (CWC-ASL-P2, CWC-ASL-P3).

use crate::rulesets::cold_war_commander::prelude::*;

use super::effect::{Back, End, plain};
use super::fall_back::FallBack;
use std::cmp::Ordering;

choices! {
    /// The kinds of fighters, by assault value (CWC-ASL-T1).
    pub enum Fighter {
        /// 4; not for support units.
        Infantry = "infantry" => t::FIGHTER_INFANTRY,
        /// 8
        Engineers = "engineers" => t::FIGHTER_ENGINEERS,
        /// 6; carried engineers count like infantry (CWC-AMB-44).
        LoadedIfv = "loaded-ifv" => t::FIGHTER_LOADED_IFV,
        /// 3; an IFV that carries support units alone (CWC-AMB-44).
        EmptyIfv = "empty-ifv" => t::FIGHTER_EMPTY_IFV,
        /// 3
        Afv = "afv" => t::FIGHTER_AFV,
        /// An armoured carrier other than an IFV, with its infantry: 3, or 6 with the house rule
        /// (CWC-AMB-44).
        LoadedCarrier = "loaded-carrier" => t::FIGHTER_LOADED_CARRIER,
        /// 12
        Flamethrower = "flamethrower" => t::FIGHTER_FLAMETHROWER,
        /// 2
        Other = "other" => t::FIGHTER_OTHER,
        /// 3, like every AFV, and limited to clear terrain like one (CWC-AMB-55). (Its id does not
        /// begin with `a`, because old links shorten the AFV's to that letter.)
        ArtilleryAfv = "guns-afv" => t::FIGHTER_ARTILLERY_AFV,
    }
}

impl Fighter {
    /// The assault value.
    const fn value(self, carriers_are_ifvs: bool) -> i16 {
        match self {
            Self::Flamethrower => 12,
            Self::Engineers => 8,
            Self::LoadedIfv => 6,
            Self::LoadedCarrier if carriers_are_ifvs => 6,
            Self::Infantry => 4,
            Self::Afv | Self::EmptyIfv | Self::LoadedCarrier | Self::ArtilleryAfv => 3,
            Self::Other => 2,
        }
    }

    /// Whether it is on foot and not in support: then it has +1 against open AFVs.
    const fn storms_open_afvs(self) -> bool {
        matches!(self, Self::Infantry | Self::Engineers)
    }

    /// Whether it is an armoured vehicle without its own infantry, which may only assault in clear
    /// terrain (CWC-ASL-02, CWC-ASL-03).
    const fn needs_clear_terrain(self) -> bool {
        matches!(self, Self::Afv | Self::EmptyIfv | Self::Flamethrower | Self::ArtilleryAfv)
    }

    /// Why it may not assault an enemy that is not in clear terrain (CWC-ASL-02). A flamethrower
    /// may be on a vehicle that is not an AFV.
    pub fn refused(self, not_clear: bool, carries: bool, afv: bool) -> Option<Note> {
        // An IFV with infantry has a separate line in the table.
        let carries = carries && self != Self::EmptyIfv;
        let is_afv = afv || self != Self::Flamethrower;
        let refused = self.needs_clear_terrain() && is_afv && not_clear && !carries;
        refused.then(|| Note::new(t::REFUSED_NOT_CLEAR, "CWC-ASL-02"))
    }

    /// Whether it is an IFV with its infantry, or a carrier that counts as one.
    pub(crate) const fn is_loaded_ifv(self, carriers_are_ifvs: bool) -> bool {
        match self {
            Self::LoadedCarrier => carriers_are_ifvs,
            _ => matches!(self, Self::LoadedIfv),
        }
    }
}

form! {
    /// The questions about one round of an assault.
    pub struct AssaultRound {
        group t::GROUP_ATTACKER => {
            /// The attacker.
            attacker: Fighter = Fighter::Infantry, t::ASSAULT_UNIT, ["CWC-ASL-01", "CWC-ASL-T1", "CWC-AMB-24"];
            /// It charges.
            charges: bool = true, t::CHARGES, ["CWC-ASL-T2", "CWC-AMB-27"];
            /// Units that support it.
            supports: Count<0, 10> = 0, t::SUPPORTS, ["CWC-ASL-05", "CWC-ASL-T2"];
            /// It has already fought a round of this assault; never shown.
            further: bool = false, t::WORD_ANOTHER_ROUND, ["CWC-ASL-07"], when |_form| false;
            /// Its number to hit.
            to_hit: HitNumber = HitNumber::Four, t::HITS_ON, ["CWC-ASL-01", "CWC-AMB-25"],
                when |form| !form.own_number;
            /// It is a flamethrower or sniper against a command unit or sniper, where the house
            /// rules decide on its number: never shown.
            own_number: bool = false, t::HITS_ON, ["CWC-AMB-18"], when |_form| false;
        }
        group t::GROUP_DEFENDER => {
            /// The defender.
            defender: Fighter = Fighter::Infantry, t::ASSAULT_UNIT, ["CWC-ASL-01", "CWC-ASL-T1", "CWC-AMB-24"];
            /// Units that support it.
            defender_supports: Count<0, 10> = 0, t::SUPPORTS, ["CWC-ASL-05", "CWC-ASL-T2"];
            /// Its number to hit.
            defender_to_hit: HitNumber = HitNumber::Four, t::HITS_ON, ["CWC-ASL-01", "CWC-AMB-25"],
                when |form| !form.defender_own_number;
            /// The same for the defender: never shown.
            defender_own_number: bool = false, t::HITS_ON, ["CWC-AMB-18"], when |_form| false;
        }
        group t::GROUP_ATTACKER_MORE => {
            /// The attacker is suppressed.
            suppressed: bool = false, t::SUPPRESSED, ["CWC-ASL-T2", "CWC-SUP-03"];
            /// The attacker is on foot against open AFVs.
            against_open: bool = false, t::AGAINST_OPEN_AFVS, ["CWC-ASL-T2"],
                when |form| form.attacker.storms_open_afvs();
            /// Enemies on its flank or rear.
            flanked: Count<0, 6> = 0, t::FLANKED, ["CWC-ASL-T2", "CWC-AMB-28"];
            /// How many of them are in its rear.
            flanked_rear: Count<0, 6> = 0, t::FLANKED_REAR, ["CWC-AMB-28"],
                when |form| form.flanked.0 > 1;
            /// Its Save, which only the house rule uses.
            save: Save = Save::None, t::SAVE_HOUSE_RULE, ["CWC-AMB-25"];
            /// The enemy is not in clear terrain.
            not_clear: bool = false, t::NOT_CLEAR_TERRAIN, ["CWC-ASL-02", "CWC-AMB-46"],
                when |form| form.attacker.needs_clear_terrain();
            /// The flamethrower is on an AFV.
            afv: bool = true, t::ATTACKER_IS_AFV, ["CWC-ASL-02", "CWC-STA-T1"],
                when |form| form.attacker == Fighter::Flamethrower && form.not_clear;
            /// It carries its own infantry or engineers.
            carries: bool = false, t::CARRIES_INFANTRY, ["CWC-ASL-02"],
                when |form| {
                    form.attacker.needs_clear_terrain()
                        && form.attacker != Fighter::EmptyIfv
                        && (form.afv || form.attacker != Fighter::Flamethrower)
                        && form.not_clear
                };
            /// It assaults across an obstacle.
            obstacle: bool = false, t::ACROSS_OBSTACLE, ["CWC-ASL-06"];
            /// It began its move in contact with the obstacle.
            began_in_contact: bool = false, t::BEGAN_IN_CONTACT, ["CWC-ASL-06"],
                when |form| form.obstacle;
        }
        group t::GROUP_DEFENDER_MORE => {
            /// The defender charges too.
            defender_charges: bool = false, t::CHARGES, ["CWC-ASL-T2", "CWC-AMB-27"];
            /// The defender is suppressed.
            defender_suppressed: bool = false, t::SUPPRESSED, ["CWC-ASL-T2", "CWC-SUP-03"];
            /// The defender is on foot against open AFVs.
            defender_against_open: bool = false, t::AGAINST_OPEN_AFVS, ["CWC-ASL-T2"],
                when |form| form.defender.storms_open_afvs();
            /// Enemies on its flank or rear.
            defender_flanked: Count<0, 6> = 0, t::FLANKED, ["CWC-ASL-T2", "CWC-AMB-28"];
            /// How many of them are in its rear.
            defender_flanked_rear: Count<0, 6> = 0, t::FLANKED_REAR, ["CWC-AMB-28"],
                when |form| form.defender_flanked.0 > 1;
            /// Its Save, which only the house rule uses.
            defender_save: Save = Save::None, t::SAVE_HOUSE_RULE, ["CWC-AMB-25"];
        }
    }
}

form! {
    /// The questions about a whole assault.
    pub struct Assault {
        group t::GROUP_ATTACKER => {
            /// Its first round.
            round: AssaultRound => "";
        }
        group t::GROUP_FINISH => {
            /// The charge still counts after the first round.
            charge_lasts: bool = false, t::CHARGE_LASTS, ["CWC-ASL-P2", "CWC-AMB-27"],
                when |form| form.round.charges || form.round.defender_charges;
            /// The defender's position, which may hold it in place.
            defender_position: Position = Position::Free, t::DEFENDER_POSITION, ["CWC-ASL-P3", "CWC-FBK-04"];
        }
    }
}

/// Everything about one side that counts for its dice.
struct SideForm {
    fighter: Fighter,
    charges: bool,
    supports: i16,
    against_open: bool,
    suppressed: bool,
    flanked: i16,
    flanked_rear: i16,
    to_hit: Need,
}

/// A number to hit, with its rule.
#[derive(Clone, Copy)]
struct Need {
    number: i16,
    cite: Cite,
}

impl Need {
    /// The number that the player answered, or the firer's own number (CWC-AMB-18).
    const fn of(answered: HitNumber, own_number: bool, house: &House) -> Self {
        let number = match own_number {
            true if house.six_against_command => HitNumber::Six,
            true => HitNumber::Four,
            false => answered,
        };
        let cite = if own_number { "CWC-AMB-18" } else { "CWC-ASL-01" };
        Self { number: number.number(), cite }
    }
}

impl AssaultRound {
    const fn attackers(&self, house: &House) -> SideForm {
        SideForm {
            fighter: self.attacker,
            charges: self.charges && self.charge_counts(house),
            supports: self.supports.0,
            against_open: self.against_open,
            suppressed: self.suppressed,
            flanked: self.flanked.0,
            flanked_rear: self.flanked_rear.0,
            to_hit: Need::of(self.to_hit, self.own_number, house),
        }
    }

    const fn defenders(&self, house: &House) -> SideForm {
        SideForm {
            fighter: self.defender,
            charges: self.defender_charges && self.charge_counts(house),
            supports: self.defender_supports.0,
            against_open: self.defender_against_open,
            suppressed: self.defender_suppressed,
            flanked: self.defender_flanked.0,
            flanked_rear: self.defender_flanked_rear.0,
            to_hit: Need::of(self.defender_to_hit, self.defender_own_number, house),
        }
    }

    /// Whether a charge still counts in this round (CWC-AMB-27).
    const fn charge_counts(&self, house: &House) -> bool {
        !self.further || house.charge_lasts
    }

    fn refusals(&self) -> Vec<Note> {
        let refused = self.attacker.refused(self.not_clear, self.carries, self.afv);
        let mut refusals = Notes(refused.into_iter().collect());
        // A unit not in clear terrain has some cover (CWC-AMB-46); only a flamethrower still hits
        // it on 4+.
        let covered = self.not_clear && self.attacker.needs_clear_terrain();
        let easily = self.to_hit == HitNumber::Four
            && !self.own_number
            && self.attacker != Fighter::Flamethrower;
        refusals.add(
            refusals.0.is_empty() && covered && easily,
            t::REFUSED_COVER_NUMBER,
            "CWC-HIT-02",
        );
        refusals.add(self.obstacle && !self.began_in_contact, t::REFUSED_OBSTACLE, "CWC-ASL-06");
        refusals.0
    }

    /// Whether the loser is infantry that dismounted in contact: of an IFV, the infantry is the
    /// part that falls back or is eliminated (CWC-ASL-04, CWC-AMB-45).
    pub(crate) fn loses_infantry(&self, verdict: Verdict, house: &House) -> bool {
        let fighter = match verdict {
            Verdict::DefenderEliminated | Verdict::DefenderFallsBack | Verdict::DefenderStays => {
                self.defender
            }
            Verdict::AttackerEliminated | Verdict::AttackerFallsBack => self.attacker,
            Verdict::AnotherRound => return false,
        };
        fighter.is_loaded_ifv(house.apc_is_ifv)
    }

    fn has_saves(&self) -> bool {
        [self.save, self.defender_save].into_iter().any(|save| save != Save::None)
    }

    /// Notes on circumstances that seem to change the outcome but do not.
    fn not_counted(&self, house: &House) -> Vec<Note> {
        let saves = !house.saves_first && self.has_saves();
        let charged = (self.charges || self.defender_charges) && !self.charge_counts(house);
        let mut kept = Notes::default();
        kept.add(saves, t::KEPT_SAVES, "CWC-AMB-25");
        kept.add(charged, t::NOTE_CHARGE_FIRST_ROUND, "CWC-AMB-27");
        kept.0
    }

    /// The notes for both calculators. The note on hits that stay as markers by the house rule
    /// differs: their number is known only for a single round.
    fn notes(&self, house: &House, hits_stay: Text) -> Vec<Note> {
        let mut notes = Vec::new();
        let mut note = |applies: bool, text: Text, cite| {
            if applies {
                notes.push(Note::new(text, cite));
            }
        };
        let fighters = [self.attacker, self.defender];
        let either = |fighter| fighters.contains(&fighter);
        let is_ifv = |fighter: Fighter| fighter.is_loaded_ifv(house.apc_is_ifv);
        note(fighters.into_iter().any(is_ifv), t::NOTE_DISMOUNT, "CWC-ASL-04");
        note(fighters.into_iter().any(is_ifv), t::NOTE_DISMOUNTED_LOST, "CWC-BRK-02");
        note(is_ifv(self.attacker), t::NOTE_IFV_ANY_TERRAIN, "CWC-ASL-03");
        note(
            either(Fighter::LoadedCarrier) && !house.apc_is_ifv,
            t::NOTE_CARRIER_NO_IFV,
            "CWC-AMB-44",
        );
        note(either(Fighter::Other), t::NOTE_EXACT_TYPE, "CWC-AMB-24");
        note(either(Fighter::ArtilleryAfv), t::NOTE_ARTILLERY_AFV, "CWC-AMB-55");
        note(true, t::NOTE_WHO_SUPPORTS, "CWC-ASL-05");
        note(true, t::NOTE_ASSAULT_TO_HIT, "CWC-AMB-25");
        note(!house.saves_first && !self.has_saves(), t::NOTE_NO_SAVES_FIRST, "CWC-AMB-25");
        note(house.saves_first, t::NOTE_SAVES_FIRST, "CWC-AMB-25");
        note(!house.keep_assault_hits, t::NOTE_NO_ASSAULT_MARKERS, "CWC-AMB-25");
        note(house.keep_assault_hits, hits_stay, "CWC-AMB-25");
        note(!self.obstacle, t::NOTE_ACROSS_OBSTACLE, "CWC-ASL-06");
        note(true, t::NOTE_CONSOLIDATE, "CWC-AMB-51");
        notes
    }
}

impl SideForm {
    /// The sum of dice (CWC-ASL-T1, CWC-ASL-T2); never below 0 (CWC-AMB-15).
    fn sum(&self, id: &'static str, title: Text, house: &House) -> (Sum, i16) {
        let flanked = -if house.flank_rear_once && self.flanked > 0 {
            let rear = self.flanked_rear.min(self.flanked);
            let rear = if self.flanked > 1 { rear } else { 0 };
            (self.flanked - rear).min(1) + rear.min(1)
        } else {
            self.flanked
        };
        let against_open = self.against_open && self.fighter.storms_open_afvs();
        let mut modifiers = vec![
            Modifier::new(t::CHARGES, i16::from(self.charges), "CWC-ASL-T2"),
            Modifier::new(t::mod_supports(self.supports), self.supports, "CWC-ASL-05"),
            Modifier::new(t::AGAINST_OPEN_AFVS, i16::from(against_open), "CWC-ASL-T2"),
            Modifier::new(t::SUPPRESSED, -i16::from(self.suppressed), "CWC-SUP-03"),
            Modifier::new(t::mod_flanked(self.flanked), flanked, "CWC-AMB-28"),
        ];
        modifiers.retain(|modifier| modifier.value != 0);
        let base = (self.fighter.label(), self.fighter.value(house.apc_is_ifv), "CWC-ASL-T1");
        let (mut sum, dice) = Sum::dice(id, title, base).with_own(modifiers);
        if dice < 0 {
            sum = sum.with(vec![Modifier::new(t::MOD_NO_FEWER_THAN_0, -dice, "CWC-AMB-15")]);
        }
        (sum, dice.max(0))
    }

    /// Prepares this many of its dice, against an enemy with this Save.
    fn strikes(
        &self,
        dice: i16,
        names: (Text, Text),
        (by, foe): (By, By),
        saves: bool,
        enemy: Save,
    ) -> Strikes {
        Strikes {
            dice: dice as u32,
            to_hit: Roll::new(Die::D6)
                .at_least(self.to_hit.number)
                .named(names.0, self.to_hit.cite)
                .thrown(by),
            save: enemy.number().filter(|_| saves).map(|need| {
                Roll::new(Die::D6).at_least(need).named(names.1, "CWC-AMB-25").thrown(foe)
            }),
        }
    }
}

/// The dice of one side against the other.
#[derive(Clone, Copy)]
struct Strikes {
    dice: u32,
    to_hit: Roll,
    /// The roll for the Save of the units it hits, if Saves come before comparing.
    save: Option<Roll>,
}

impl Strikes {
    /// Whether one die scores a hit that is compared.
    fn hits(&self, die: &mut dyn Dice) -> bool {
        die.check(&self.to_hit) && !self.save.is_some_and(|save| die.check(&save))
    }
}

tally! {
    /// Hits of both sides in a round. The range covers the most dice of a side: 12, plus a charge
    /// and ten supporting units.
    #[derive(Debug, PartialEq, Eq)]
    struct Hits {
        attackers: u32[0..=31], sum;
        defenders: u32[0..=31], sum;
    }
}

words! {
    /// How a round or an assault is decided (CWC-ASL-T3), from the attacker's point of view.
    pub enum Verdict {
        /// The defender is eliminated.
        DefenderEliminated = "defender-eliminated" => t::WORD_DEFENDER_ELIMINATED, Good;
        /// The defender falls back.
        DefenderFallsBack = "defender-falls-back" => t::WORD_DEFENDER_FALLS_BACK, Good;
        /// A tie.
        AnotherRound = "another-round" => t::WORD_ANOTHER_ROUND, Plain;
        /// The attacker falls back.
        AttackerFallsBack = "attacker-falls-back" => t::WORD_ATTACKER_FALLS_BACK, Bad;
        /// The attacker is eliminated.
        AttackerEliminated = "attacker-eliminated" => t::WORD_ATTACKER_ELIMINATED, Bad;
        /// The defender has lost, but is held in place.
        DefenderStays = "defender-stays" => t::WORD_DEFENDER_STAYS, Good;
    }
}

impl Verdict {
    /// The words for these fighters. An eliminated IFV with its infantry loses the infantry
    /// (CWC-ASL-04, CWC-AMB-45).
    const fn words(round: &AssaultRound) -> &'static [Word; Self::ALL.len()] {
        let [defender, attacker] = [round.defender, round.attacker];
        match (matches!(defender, Fighter::LoadedIfv), matches!(attacker, Fighter::LoadedIfv)) {
            (false, false) => const { &Self::with_infantry(false, false) },
            (true, false) => const { &Self::with_infantry(true, false) },
            (false, true) => const { &Self::with_infantry(false, true) },
            (true, true) => const { &Self::with_infantry(true, true) },
        }
    }

    const fn with_infantry(defends: bool, attacks: bool) -> [Word; Self::ALL.len()] {
        let mut words = [Self::WORDS[0]; Self::ALL.len()];
        let mut at = 0;
        while at < words.len() {
            words[at] = Self::WORDS[at];
            at += 1;
        }
        if defends {
            words[Self::DefenderEliminated as usize].label = t::WORD_DEFENDING_INFANTRY_LOST;
        }
        if attacks {
            words[Self::AttackerEliminated as usize].label = t::WORD_ATTACKING_INFANTRY_LOST;
        }
        words
    }

    /// The words without the one for a defender held in place.
    const fn of_a_round(round: &AssaultRound) -> &'static [Word] {
        Self::words(round).split_at(Self::DefenderStays as usize).0
    }
}

/// Adds the chances of winning; a defender that loses may be held in place.
fn wanted(working: Working, assault: PartAt<Verdict>, held: bool) -> Working {
    use Verdict::{
        AttackerEliminated, AttackerFallsBack, DefenderEliminated, DefenderFallsBack, DefenderStays,
    };
    let won: &[Verdict] = if held {
        &[DefenderEliminated, DefenderFallsBack, DefenderStays]
    } else {
        &[DefenderEliminated, DefenderFallsBack]
    };
    let lost = assault.is_one_of(&[AttackerFallsBack, AttackerEliminated]);
    working
        .chance(t::WANT_ATTACKER_WINS, assault.is_one_of(won))
        .chance(t::WANT_DEFENDER_ELIMINATED, assault.is(DefenderEliminated))
        .chance(t::WANT_ATTACKER_LOSES, lost)
}

/// Both sides in one round.
#[derive(Clone, Copy)]
struct Clash {
    attackers: Strikes,
    defenders: Strikes,
    /// A loser that scored no hits only falls back (the house rule of CWC-AMB-26).
    no_hits_fall_back: bool,
}

impl Clash {
    /// Fights the round, in which both sides roll at the same time: its result and the hits of
    /// both.
    fn fight(&self, dice: &mut dyn Dice) -> (Verdict, Hits) {
        let sides = [(self.attackers.dice, true), (self.defenders.dice, false)];
        let hits = dice.each_of(&sides, |die, &attacks| {
            if attacks {
                Hits { attackers: u32::from(self.attackers.hits(die)), defenders: 0 }
            } else {
                Hits { attackers: 0, defenders: u32::from(self.defenders.hits(die)) }
            }
        });
        (self.end(hits), hits)
    }

    /// The result of comparing the hits (CWC-ASL-T3).
    fn end(&self, hits: Hits) -> Verdict {
        let eliminated = |winner: u32, loser: u32| {
            // The winner needs at least twice as many hits (CWC-AMB-26).
            winner >= 2 * loser && !(loser == 0 && self.no_hits_fall_back)
        };
        let Hits { attackers, defenders } = hits;
        match attackers.cmp(&defenders) {
            Ordering::Equal => Verdict::AnotherRound,
            Ordering::Greater if eliminated(attackers, defenders) => Verdict::DefenderEliminated,
            Ordering::Greater => Verdict::DefenderFallsBack,
            Ordering::Less if eliminated(defenders, attackers) => Verdict::AttackerEliminated,
            Ordering::Less => Verdict::AttackerFallsBack,
        }
    }

    /// Whether neither side can score.
    const fn is_idle(&self) -> bool {
        self.attackers.dice == 0 && self.defenders.dice == 0
    }
}

/// The sums of both sides for a round, and their numbers of dice.
struct Sums {
    shown: Vec<Sum>,
    attackers: i16,
    defenders: i16,
}

impl Sums {
    fn of(form: &AssaultRound, house: &House) -> Self {
        let sides = [form.attackers(house), form.defenders(house)];
        let (attacker, attackers) = sides[0].sum("attacker-dice", t::ATTACKER_DICE, house);
        let (defender, defenders) = sides[1].sum("defender-dice", t::DEFENDER_DICE, house);
        let need = |id, title, Need { number, cite }| {
            plain(id, title, (t::HITS_ON, Figure::Need(number), cite))
        };
        Self {
            shown: vec![
                attacker,
                need("attacker-to-hit", t::ATTACKER_HITS_ON, sides[0].to_hit),
                defender,
                need("defender-to-hit", t::DEFENDER_HITS_ON, sides[1].to_hit),
            ],
            attackers,
            defenders,
        }
    }

    /// Prepares the round that these sums belong to.
    fn clash(&self, form: &AssaultRound, house: &House) -> Clash {
        let saves = house.saves_first;
        Clash {
            attackers: form.attackers(house).strikes(
                self.attackers,
                (t::ROLL_ATTACKER_HITS, t::ROLL_DEFENDER_SAVES),
                (By::Acting, By::Facing),
                saves,
                form.defender_save,
            ),
            defenders: form.defenders(house).strikes(
                self.defenders,
                (t::ROLL_DEFENDER_HITS, t::ROLL_ATTACKER_SAVES),
                (By::Facing, By::Acting),
                saves,
                form.save,
            ),
            no_hits_fall_back: house.no_hits_fall_back,
        }
    }
}

impl Calculate for AssaultRound {
    type House = House;
    type Outcome = RoundFought;
    const ABOUT: About = About::new("assault-round", t::ASSAULT_ROUND, t::ASSAULT_ROUND_SUMMARY);
    const CITES: &'static [Cite] = &["CWC-ASL-P1", "CWC-ASL-T1", "CWC-ASL-T2", "CWC-ASL-T3"];

    fn work(&self, house: &House) -> Work<Self> {
        let sums = Sums::of(self, house);
        let clash = sums.clash(self, house);
        let mut notes = self.notes(house, t::NOTE_ASSAULT_HITS_STAY);
        if clash.is_idle() {
            notes.insert(0, Note::new(t::NOTE_NOBODY_SCORES, "CWC-ASL-P2"));
        }
        let assault = Assault { round: *self, ..Assault::default() };
        let working = Working {
            headline: (t::ATTACKER_DICE, Figure::Dice(sums.attackers)),
            dice: Some((t::DEFENDER_DICE, Figure::Dice(sums.defenders))),
            sums: sums.shown,
            notes,
            not_counted: self.not_counted(house),
            next: vec![
                Opening::of(&assault).decided().into(),
                Opening::to::<LoserFallsBack>().into(),
            ],
            refusals: self.refusals(),
            ..Working::default()
        };
        wanted(working, RoundFought::AT.verdict, false).rolls(self, move |dice| {
            let (verdict, hits) = clash.fight(dice);
            RoundFought { verdict, attacker_hits: hits.attackers, defender_hits: hits.defenders }
        })
    }
}

outcome! {
    /// The outcome of one round of an assault.
    pub struct RoundFought of |form: &AssaultRound| {
        /// How it is decided.
        verdict as "assault": Verdict, t::PART_ASSAULT, words Verdict::of_a_round(form);
        /// Hits of the attacker.
        attacker_hits: u32, t::PART_ATTACKER_HITS;
        /// Hits of the defender.
        defender_hits: u32, t::PART_DEFENDER_HITS, tone Bad;
    }
}

/// How many rounds are distinguished; the last one covers all later ones.
const ROUNDS_SHOWN: u32 = 5;

/// Further ties are followed until the chance of one is below this.
const NEGLIGIBLE: f64 = 1e-15;

coded! {
    /// The state of an assault after some rounds.
    #[derive(Debug, PartialEq, Eq)]
    struct Fight {
        verdict: Verdict,
        /// Hits on the loser in the deciding round.
        hits: u32[0..=31],
        /// Rounds fought, up to [`ROUNDS_SHOWN`].
        rounds: u32[0..=5],
    }
}

/// Rounds until one side wins, and the loser's move back.
#[derive(Clone, Copy)]
struct Rounds {
    first: Clash,
    later: Clash,
    /// The largest number of rounds that are fought.
    most: u32,
    /// The move back of either side.
    defender: Back,
    attacker: Back,
}

impl Rounds {
    fn of(first: &Clash, later: &Clash, position: Position, house: &House) -> Self {
        let most = if later.is_idle() {
            1
        } else {
            let tie = odds(|dice| later.fight(dice).0 == Verdict::AnotherRound).probability(&true);
            2 + (NEGLIGIBLE.ln() / tie.ln()) as u32
        };
        Self {
            first: *first,
            later: *later,
            most,
            defender: back(position, Meets::Clear, false, house),
            attacker: back(Position::Free, Meets::Clear, false, house),
        }
    }

    /// Fights one more round, if the last was a tie.
    fn round(&self, dice: &mut dyn Dice, fight: Fight) -> Fight {
        if fight.verdict != Verdict::AnotherRound {
            return fight;
        }
        let clash = if fight.rounds == 0 { &self.first } else { &self.later };
        let (verdict, hits) = clash.fight(dice);
        Fight {
            verdict,
            // A tie or an elimination needs no distance.
            hits: match verdict {
                Verdict::DefenderFallsBack => hits.attackers,
                Verdict::AttackerFallsBack => hits.defenders,
                _ => 0,
            },
            rounds: (fight.rounds + 1).min(ROUNDS_SHOWN),
        }
    }

    /// Fights rounds until one side wins, and finds where the loser ends up.
    fn fight(&self, dice: &mut dyn Dice) -> Fought {
        let start = Fight { verdict: Verdict::AnotherRound, hits: 0, rounds: 0 };
        let fight = dice.until_absorbed(self.most, start, |dice, fight| self.round(dice, fight));
        let (verdict, moved) = match fight.verdict {
            Verdict::DefenderFallsBack => {
                match self.defender.roll(dice, fight.hits, By::Unspecified) {
                    (End::Moves, moved) => (fight.verdict, moved),
                    (End::Stays, _) => (Verdict::DefenderStays, 0),
                    _ => (Verdict::DefenderEliminated, 0),
                }
            }
            Verdict::AttackerFallsBack => {
                (fight.verdict, self.attacker.roll(dice, fight.hits, By::Unspecified).1)
            }
            verdict => (verdict, 0),
        };
        Fought { verdict, moved: Distance(moved), rounds: fight.rounds }
    }
}

outcome! {
    /// The outcome of an assault.
    pub struct Fought of |form: &Assault| {
        /// How it is decided.
        verdict as "assault": Verdict, t::PART_ASSAULT, words form.words();
        /// How far the loser falls back.
        moved as "fall-back": Distance, t::PART_FALL_BACK, quiet true;
        /// Rounds fought.
        rounds: u32, t::PART_ROUNDS;
    }
}

impl Assault {
    /// The possible words: only a loser that is held in place stays.
    const fn words(&self) -> &'static [Word] {
        if self.defender_position.holds() {
            Verdict::words(&self.round)
        } else {
            Verdict::of_a_round(&self.round)
        }
    }
}

impl Calculate for Assault {
    type House = House;
    type Outcome = Fought;
    const ABOUT: About = About::new("assault", t::ASSAULT, t::ASSAULT_SUMMARY);
    const CITES: &'static [Cite] = &["CWC-ASL-P2", "CWC-ASL-T1", "CWC-ASL-T2", "CWC-ASL-T3"];

    fn work(&self, house: &House) -> Work<Self> {
        let round = &self.round;
        let sums = Sums::of(round, house);
        let first = sums.clash(round, house);
        let refusals = round.refusals();
        let mut notes = round.notes(house, t::NOTE_HITS_STAY_ROUND_BY_ROUND);
        if first.is_idle() {
            notes.insert(0, Note::new(t::NOTE_NOBODY_SCORES, "CWC-ASL-P2"));
            return Working {
                headline: (t::PART_ASSAULT, Figure::Word(t::WORD_BREAK_OFF)),
                sums: sums.shown,
                notes,
                refusals,
                ..Working::default()
            }
            .into();
        }
        let lasts = self.charge_lasts || house.charge_lasts;
        let later = if lasts {
            first
        } else {
            let later = AssaultRound { charges: false, defender_charges: false, ..*round };
            Sums::of(&later, house).clash(&later, house)
        };
        let rounds = Rounds::of(&first, &later, self.defender_position, house);
        if !lasts && (round.charges || round.defender_charges) {
            notes.insert(0, Note::new(t::NOTE_CHARGE_FIRST_ROUND, "CWC-AMB-27"));
        }
        if later.is_idle() {
            notes.insert(0, Note::new(t::NOTE_NOBODY_SCORES_LATER, "CWC-ASL-P2"));
        }
        notes.push(Note::new(t::NOTE_LOSER_FALLS_BACK, "CWC-AMB-34"));
        notes.extend(rounds.defender.note());
        if self.defender_position.holds() {
            notes.push(Note::new(t::NOTE_LOSER_STAYS, "CWC-AMB-34"));
        }
        if house.rout_list {
            notes.push(Note::new(t::NOTE_ROUT_LIST, "CWC-AMB-21"));
        }
        notes.push(Note::new(t::NOTE_ROUNDS, "CWC-ASL-07"));
        let loser = Opening::to::<LoserFallsBack>()
            .knowing(LoserFallsBack::AT.position, self.defender_position);
        let working = Working {
            headline: (t::ATTACKER_DICE, Figure::Dice(sums.attackers)),
            dice: Some((t::DEFENDER_DICE, Figure::Dice(sums.defenders))),
            sums: sums.shown,
            notes,
            not_counted: round.not_counted(house),
            next: vec![Opening::of(round).decided().into(), loser.into()],
            refusals,
            ..Working::default()
        };
        let working = wanted(working, Fought::AT.verdict, self.defender_position.holds());
        working.rolls(self, move |dice| rounds.fight(dice))
    }
}

/// The loser's move back: one die for each hit of the deciding round, and no limit of 10 cm
/// except for units that are dug in or unlimbered (CWC-AMB-34).
pub(crate) const fn back(position: Position, meets: Meets, soft: bool, house: &House) -> Back {
    Back { exempt: true, position, meets, soft, rout: house.rout_list }
}

form! {
    /// The questions about the loser's fall-back.
    pub struct LoserFallsBack {
        group t::GROUP_LOSER => {
            /// Hits it took in the deciding round.
            hits: Count<1, 20> = 2, t::HITS_IN_ROUND, ["CWC-FBK-02", "CWC-AMB-34"];
            /// What holds it.
            position: Position = Position::Free, t::POSITION, ["CWC-FBK-04", "CWC-ASL-P3"];
            /// The obstacle that the move runs into.
            meets: Meets = Meets::Clear, t::MEETS, ["CWC-FBK-05", "CWC-FBK-06", "CWC-FBK-07"],
                when |form| !form.position.holds();
            /// Infantry, or a transport without armour.
            soft: bool = false, t::SOFT, ["CWC-FBK-06"],
                when |form| !form.position.holds() && form.meets == Meets::Wire;
        }
    }
}

impl Calculate for LoserFallsBack {
    type House = House;
    type Outcome = LoserMoved;
    const ABOUT: About =
        About::new("assault-fall-back", t::ASSAULT_FALL_BACK, t::ASSAULT_FALL_BACK_SUMMARY);
    const CITES: &'static [Cite] = &["CWC-ASL-P3"];

    fn work(&self, house: &House) -> Work<Self> {
        let meets = if self.position.holds() { Meets::Clear } else { self.meets };
        let back = back(self.position, meets, self.soft, house);
        let hits = self.hits.count();
        let dice = Figure::Dice(self.hits.0);
        let mut notes: Vec<Note> = back.note().into_iter().collect();
        if self.position.holds() && !back.lost_at_once() {
            notes.push(Note::new(t::NOTE_LOSER_STAYS, "CWC-AMB-34"));
        }
        if !back.stays() {
            notes.push(Note::new(t::NOTE_LOSER_NO_LIMIT, "CWC-AMB-34"));
            notes.push(Note::new(t::NOTE_AWAY_FROM, "CWC-AMB-19"));
        }
        if house.rout_list {
            notes.push(Note::new(t::NOTE_ROUT_LIST, "CWC-AMB-21"));
        }
        let working = Working {
            headline: (t::DICE_TO_ROLL, dice.clone()),
            sums: vec![plain("dice", t::DICE_TO_ROLL, (t::HITS_IN_ROUND, dice, "CWC-AMB-34"))],
            notes,
            next: vec![Opening::to::<FallBack>().casting(parts::LOSER_SUFFERS).into()],
            ..Working::default()
        };
        let mut working = back.wanted(working, LoserMoved::AT.end);
        if back.way() == End::Moves && !back.stays() {
            working = working.chance(t::WANT_CM_BACK, LoserMoved::AT.moved.on_average());
        }
        working.rolls(&back, move |dice| {
            let (end, moved) = back.roll(dice, hits, By::Unspecified);
            LoserMoved { end, moved: Distance(moved) }
        })
    }
}

outcome! {
    /// The outcome of the loser's fall-back.
    pub struct LoserMoved of |back: &Back| {
        /// Its fate.
        end as "loser": End, t::PART_LOSER, words back.words();
        /// How far it goes.
        moved as "fall-back": Distance, t::PART_FALL_BACK, quiet true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::laws;

    #[test]
    fn codes_tell_values_apart_and_hits_add_up() {
        laws::of_codes::<Fight>();
        laws::of_adding::<Hits>(|one, other| {
            one.attackers + other.attackers <= 31 && one.defenders + other.defenders <= 31
        });
    }
}
