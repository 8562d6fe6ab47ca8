//! Close combat: one round (procedure CWC-ASL-P1), and an assault fought to a
//! finish with what becomes of the loser (CWC-ASL-P2, CWC-ASL-P3).

use std::cmp::Ordering;

use crate::aid::{
    Calculator, Count, Field, Figure, Form, Modifier, Note, Opening, Outcome, Part, PartKind,
    Sheet, Tone, Values, Word, Working,
};
use crate::dice::{Coded, Dice, Die, Roll, Tally, odds};
use crate::text::Text;
use crate::text::keys::cold_war_commander as t;
use crate::{choices, form};

use super::effect::{Back, End as After, FALL_BACK, plain};
use super::house::House;
use super::words::{HitNumber, Meets, Position, Save};

choices! {
    /// Who fights, by assault value (CWC-ASL-T1).
    pub enum Fighter {
        /// 4; support units are not meant.
        Infantry = "infantry" => t::FIGHTER_INFANTRY,
        /// 8
        Engineers = "engineers" => t::FIGHTER_ENGINEERS,
        /// 6; carried engineers count as well (CWC-AMB-44).
        LoadedIfv = "loaded-ifv" => t::FIGHTER_LOADED_IFV,
        /// 3; an IFV that carries support units alone (CWC-AMB-44).
        EmptyIfv = "empty-ifv" => t::FIGHTER_EMPTY_IFV,
        /// 3
        Afv = "afv" => t::FIGHTER_AFV,
        /// An armoured carrier that is no IFV, with its infantry: 3, with the
        /// house rule 6 (CWC-AMB-44).
        LoadedCarrier = "loaded-carrier" => t::FIGHTER_LOADED_CARRIER,
        /// 12
        Flamethrower = "flamethrower" => t::FIGHTER_FLAMETHROWER,
        /// 2
        Other = "other" => t::FIGHTER_OTHER,
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
            Self::Afv | Self::EmptyIfv | Self::LoadedCarrier => 3,
            Self::Other => 2,
        }
    }

    /// On foot and not in support: +1 against open AFVs.
    const fn storms_open_afvs(self) -> bool {
        matches!(self, Self::Infantry | Self::Engineers)
    }

    /// An armoured vehicle that carries no infantry of its own: it may assault
    /// in clear terrain only (CWC-ASL-02, CWC-ASL-03).
    const fn needs_clear_terrain(self) -> bool {
        matches!(self, Self::Afv | Self::EmptyIfv | Self::Flamethrower)
    }
}

form! {
    /// What an assault depends on.
    pub struct Assault {
        group t::GROUP_ATTACKER => {
            /// Who attacks.
            attacker: Fighter = Fighter::Infantry, t::ASSAULT_UNIT, ["CWC-ASL-01", "CWC-ASL-T1", "CWC-AMB-24"];
            /// It charges.
            charges: bool = true, t::CHARGES, ["CWC-ASL-T2", "CWC-AMB-27"];
            /// Units that support it.
            supports: Count<0, 10> = 0, t::SUPPORTS, ["CWC-ASL-05", "CWC-ASL-T2"];
            /// What it needs to hit.
            to_hit: HitNumber = HitNumber::Four, t::HITS_ON, ["CWC-ASL-01", "CWC-AMB-25"];
        }
        group t::GROUP_DEFENDER => {
            /// Who is attacked.
            defender: Fighter = Fighter::Infantry, t::ASSAULT_UNIT, ["CWC-ASL-01", "CWC-ASL-T1", "CWC-AMB-24"];
            /// Units that support it.
            defender_supports: Count<0, 10> = 0, t::SUPPORTS, ["CWC-ASL-05", "CWC-ASL-T2"];
            /// What it needs to hit.
            defender_to_hit: HitNumber = HitNumber::Four, t::HITS_ON, ["CWC-ASL-01", "CWC-AMB-25"];
        }
        group t::GROUP_ATTACKER_MORE => {
            /// Suppressed.
            suppressed: bool = false, t::SUPPRESSED, ["CWC-ASL-T2", "CWC-SUP-03"];
            /// On foot against open AFVs.
            against_open: bool = false, t::AGAINST_OPEN_AFVS, ["CWC-ASL-T2"],
                when |form| form.attacker.storms_open_afvs();
            /// Enemies on its flank or rear.
            flanked: Count<0, 6> = 0, t::FLANKED, ["CWC-ASL-T2", "CWC-AMB-28"];
            /// Those of them in the rear.
            flanked_rear: Count<0, 6> = 0, t::FLANKED_REAR, ["CWC-AMB-28"],
                when |form| form.flanked.0 > 1;
            /// Its Save, for the house rule.
            save: Save = Save::None, t::SAVE_HOUSE_RULE, ["CWC-AMB-25"];
            /// The enemy is not in clear terrain.
            not_clear: bool = false, t::NOT_CLEAR_TERRAIN, ["CWC-ASL-02", "CWC-AMB-46"],
                when |form| form.attacker.needs_clear_terrain();
            /// It carries its own infantry or engineers.
            carries: bool = false, t::CARRIES_INFANTRY, ["CWC-ASL-02"],
                when |form| form.attacker.needs_clear_terrain() && form.not_clear;
        }
        group t::GROUP_DEFENDER_MORE => {
            /// It charges as well.
            defender_charges: bool = false, t::CHARGES, ["CWC-ASL-T2", "CWC-AMB-27"];
            /// Suppressed.
            defender_suppressed: bool = false, t::SUPPRESSED, ["CWC-ASL-T2", "CWC-SUP-03"];
            /// On foot against open AFVs.
            defender_against_open: bool = false, t::AGAINST_OPEN_AFVS, ["CWC-ASL-T2"],
                when |form| form.defender.storms_open_afvs();
            /// Enemies on its flank or rear.
            defender_flanked: Count<0, 6> = 0, t::FLANKED, ["CWC-ASL-T2", "CWC-AMB-28"];
            /// Those of them in the rear.
            defender_flanked_rear: Count<0, 6> = 0, t::FLANKED_REAR, ["CWC-AMB-28"],
                when |form| form.defender_flanked.0 > 1;
            /// Its Save, for the house rule.
            defender_save: Save = Save::None, t::SAVE_HOUSE_RULE, ["CWC-AMB-25"];
        }
        group t::GROUP_FINISH => {
            /// The charge counts in every round.
            charge_lasts: bool = false, t::CHARGE_LASTS, ["CWC-ASL-P2", "CWC-AMB-27"],
                when |form| form.charges || form.defender_charges;
            /// What holds the defender.
            defender_position: Position = Position::Free, t::DEFENDER_POSITION, ["CWC-ASL-P3", "CWC-FBK-04"];
        }
    }
}

/// A single round is not asked what matters at its end and after: the last
/// group.
const ONE_ROUND: &[Field] = Assault::FIELDS.split_at(Assault::FIELDS.len() - 2).0;

/// The calculator of one round.
pub const ASSAULT_ROUND: Calculator = Calculator {
    id: "assault-round",
    title: t::ASSAULT_ROUND,
    summary: t::ASSAULT_ROUND_SUMMARY,
    cites: &["CWC-ASL-P1", "CWC-ASL-T1", "CWC-ASL-T2", "CWC-ASL-T3"],
    fields: ONE_ROUND,
    work: |answers, house| round(answers, &house.typed()),
};

/// The calculator of a whole assault.
pub const ASSAULT: Calculator = Calculator {
    id: "assault",
    title: t::ASSAULT,
    summary: t::ASSAULT_SUMMARY,
    cites: &["CWC-ASL-P2", "CWC-ASL-T1", "CWC-ASL-T2", "CWC-ASL-T3"],
    fields: Assault::FIELDS,
    work: |answers, house| assault(&answers.typed(), &house.typed()),
};

/// One side, as the sheet counts it.
struct SideForm {
    fighter: Fighter,
    charges: bool,
    supports: i16,
    against_open: bool,
    suppressed: bool,
    flanked: i16,
    flanked_rear: i16,
    to_hit: i16,
}

impl Assault {
    const fn attackers(&self) -> SideForm {
        SideForm {
            fighter: self.attacker,
            charges: self.charges,
            supports: self.supports.0,
            against_open: self.against_open,
            suppressed: self.suppressed,
            flanked: self.flanked.0,
            flanked_rear: self.flanked_rear.0,
            to_hit: self.to_hit.number(),
        }
    }

    const fn defenders(&self) -> SideForm {
        SideForm {
            fighter: self.defender,
            charges: self.defender_charges,
            supports: self.defender_supports.0,
            against_open: self.defender_against_open,
            suppressed: self.defender_suppressed,
            flanked: self.defender_flanked.0,
            flanked_rear: self.defender_flanked_rear.0,
            to_hit: self.defender_to_hit.number(),
        }
    }

    fn refusals(&self) -> Vec<Note> {
        let barred = self.attacker.needs_clear_terrain() && self.not_clear && !self.carries;
        if barred {
            vec![Note::new(t::REFUSED_NOT_CLEAR, "CWC-ASL-02")]
        } else {
            Vec::new()
        }
    }

    fn notes(&self, house: &House) -> Vec<Note> {
        let mut notes = Vec::new();
        let mut note = |applies: bool, text: Text, cite| {
            if applies {
                notes.push(Note::new(text, cite));
            }
        };
        let fighters = [self.attacker, self.defender];
        let either = |fighter| fighters.contains(&fighter);
        let is_ifv = |fighter| match fighter {
            Fighter::LoadedCarrier => house.apc_is_ifv,
            fighter => fighter == Fighter::LoadedIfv,
        };
        note(
            fighters.into_iter().any(is_ifv),
            t::NOTE_DISMOUNT,
            "CWC-ASL-04",
        );
        note(is_ifv(self.attacker), t::NOTE_IFV_ANY_TERRAIN, "CWC-ASL-03");
        note(
            either(Fighter::LoadedCarrier) && !house.apc_is_ifv,
            t::NOTE_CARRIER_NO_IFV,
            "CWC-AMB-44",
        );
        note(either(Fighter::Other), t::NOTE_EXACT_TYPE, "CWC-AMB-24");
        note(true, t::NOTE_WHO_SUPPORTS, "CWC-ASL-05");
        note(true, t::NOTE_ASSAULT_TO_HIT, "CWC-AMB-25");
        note(!house.saves_first, t::NOTE_NO_SAVES_FIRST, "CWC-AMB-25");
        note(house.saves_first, t::NOTE_SAVES_FIRST, "CWC-AMB-25");
        note(
            !house.keep_assault_hits,
            t::NOTE_NO_ASSAULT_MARKERS,
            "CWC-AMB-25",
        );
        note(
            house.keep_assault_hits,
            t::NOTE_ASSAULT_HITS_STAY,
            "CWC-AMB-25",
        );
        note(true, t::NOTE_ACROSS_OBSTACLE, "CWC-ASL-06");
        note(true, t::NOTE_CONSOLIDATE, "CWC-AMB-51");
        notes
    }
}

impl SideForm {
    /// The sum of dice (CWC-ASL-T1, CWC-ASL-T2); never below 0 (CWC-AMB-15).
    fn sheet(&self, id: &'static str, title: Text, house: &House) -> (Sheet, i16) {
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
        let base = self.fighter.value(house.apc_is_ifv);
        let dice = base + modifiers.iter().map(|one| one.value).sum::<i16>();
        if dice < 0 {
            modifiers.push(Modifier::new(t::MOD_NO_FEWER_THAN_0, -dice, "CWC-AMB-15"));
        }
        let sheet = Sheet {
            id,
            title,
            base: (self.fighter.label(), Figure::Dice(base), "CWC-ASL-T1"),
            modifiers,
            result: Figure::Dice(dice.max(0)),
        };
        (sheet, dice.max(0))
    }

    /// Its dice, in the first round or a later one.
    fn strikes(&self, dice: i16, names: (Text, Text), saves: bool, enemy: Save) -> Strikes {
        Strikes {
            dice: dice as u32,
            to_hit: Roll::new(Die::D6)
                .at_least(self.to_hit)
                .named(names.0, "CWC-ASL-01"),
            save: enemy.number().filter(|_| saves).map(|need| {
                Roll::new(Die::D6)
                    .at_least(need)
                    .named(names.1, "CWC-AMB-25")
            }),
        }
    }
}

/// The dice of one side against the other.
#[derive(Clone, Copy)]
struct Strikes {
    dice: u32,
    to_hit: Roll,
    /// The save of those it hits, where saves come before comparing.
    save: Option<Roll>,
}

impl Strikes {
    /// Whether one die scores a hit that is compared.
    fn hits(&self, die: &mut dyn Dice) -> bool {
        die.check(&self.to_hit) && !self.save.is_some_and(|save| die.check(&save))
    }
}

/// Hits of both sides in a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Hits {
    attackers: u32,
    defenders: u32,
}

/// No side ever rolls more dice: 12, a charge and ten supporting units.
const MOST_DICE: u64 = 31;

impl Coded for Hits {
    const CODES: u64 = 1 << 24;
    fn code(self) -> u64 {
        u64::from(self.attackers) * (MOST_DICE + 1) + u64::from(self.defenders)
    }

    fn decode(code: u64) -> Self {
        Self {
            attackers: (code / (MOST_DICE + 1)) as u32,
            defenders: (code % (MOST_DICE + 1)) as u32,
        }
    }
}

impl Tally for Hits {
    fn plus(self, other: Self) -> Self {
        Self {
            attackers: self.attackers + other.attackers,
            defenders: self.defenders + other.defenders,
        }
    }
}

/// How a round is decided (CWC-ASL-T3), in the order of the words of
/// [`RESULT`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum End {
    DefenderEliminated,
    DefenderFallsBack,
    #[default]
    AnotherRound,
    AttackerFallsBack,
    AttackerEliminated,
}

impl End {
    const ALL: [Self; 5] = [
        Self::DefenderEliminated,
        Self::DefenderFallsBack,
        Self::AnotherRound,
        Self::AttackerFallsBack,
        Self::AttackerEliminated,
    ];
}

/// Both sides in one round.
#[derive(Clone, Copy)]
struct Clash {
    attackers: Strikes,
    defenders: Strikes,
    /// Against no hit at all the loser only falls back (the setting of
    /// CWC-AMB-26).
    no_hits_fall_back: bool,
}

impl Clash {
    /// The round: its end and the hits of both sides, who roll together.
    fn fight(&self, dice: &mut dyn Dice) -> (End, Hits) {
        let sides = [(self.attackers.dice, true), (self.defenders.dice, false)];
        let hits = dice.each_of(&sides, |die, &attacks| {
            if attacks {
                Hits {
                    attackers: u32::from(self.attackers.hits(die)),
                    defenders: 0,
                }
            } else {
                Hits {
                    attackers: 0,
                    defenders: u32::from(self.defenders.hits(die)),
                }
            }
        });
        (self.end(hits), hits)
    }

    /// How the hits compare (CWC-ASL-T3).
    fn end(&self, hits: Hits) -> End {
        let eliminated = |winner: u32, loser: u32| {
            // At least twice as many (CWC-AMB-26).
            winner >= 2 * loser && !(loser == 0 && self.no_hits_fall_back)
        };
        let Hits {
            attackers,
            defenders,
        } = hits;
        match attackers.cmp(&defenders) {
            Ordering::Equal => End::AnotherRound,
            Ordering::Greater if eliminated(attackers, defenders) => End::DefenderEliminated,
            Ordering::Greater => End::DefenderFallsBack,
            Ordering::Less if eliminated(defenders, attackers) => End::AttackerEliminated,
            Ordering::Less => End::AttackerFallsBack,
        }
    }

    /// Whether nobody can score.
    const fn is_idle(&self) -> bool {
        self.attackers.dice == 0 && self.defenders.dice == 0
    }
}

/// The sums of both sides, and their dice in the first round.
struct Sums {
    sheets: Vec<Sheet>,
    attackers: i16,
    defenders: i16,
}

impl Sums {
    fn of(form: &Assault, house: &House) -> Self {
        let (attacker, attackers) =
            form.attackers()
                .sheet("attacker-dice", t::ATTACKER_DICE, house);
        let (defender, defenders) =
            form.defenders()
                .sheet("defender-dice", t::DEFENDER_DICE, house);
        let need = |id, title, need: i16| Sheet {
            id,
            title,
            base: (t::HITS_ON, Figure::Need(need), "CWC-ASL-01"),
            modifiers: Vec::new(),
            result: Figure::Need(need),
        };
        Self {
            sheets: vec![
                attacker,
                need("attacker-to-hit", t::ATTACKER_HITS_ON, form.to_hit.number()),
                defender,
                need(
                    "defender-to-hit",
                    t::DEFENDER_HITS_ON,
                    form.defender_to_hit.number(),
                ),
            ],
            attackers,
            defenders,
        }
    }

    /// The dice of a round: with the charges, or without them.
    fn clash(&self, form: &Assault, house: &House) -> Clash {
        let saves = house.saves_first;
        Clash {
            attackers: form.attackers().strikes(
                self.attackers,
                (t::ROLL_ATTACKER_HITS, t::ROLL_DEFENDER_SAVES),
                saves,
                form.defender_save,
            ),
            defenders: form.defenders().strikes(
                self.defenders,
                (t::ROLL_DEFENDER_HITS, t::ROLL_ATTACKER_SAVES),
                saves,
                form.save,
            ),
            no_hits_fall_back: house.no_hits_fall_back,
        }
    }
}

fn round(answers: &Values, house: &House) -> Working {
    let form: Assault = answers.typed();
    let sums = Sums::of(&form, house);
    let clash = sums.clash(&form, house);
    let refusals = form.refusals();
    let mut notes = form.notes(house);
    if clash.is_idle() {
        notes.insert(0, Note::new(t::NOTE_NOBODY_SCORES, "CWC-ASL-P2"));
    }
    Working {
        plaque: (t::ATTACKER_DICE, Figure::Dice(sums.attackers)),
        sheets: sums.sheets,
        notes,
        next: vec![
            Opening::of_form(ASSAULT.id, &form),
            Opening::new(LOSER_FALLS_BACK.id),
        ],
        parts: vec![RESULT, ATTACKER_HITS, DEFENDER_HITS],
        procedure: if refusals.is_empty() {
            Some(Box::new(move |dice: &mut dyn Dice| {
                let (end, hits) = clash.fight(dice);
                Outcome::of(&[end as u32, hits.attackers, hits.defenders])
            }))
        } else {
            None
        },
        refusals,
        ..Working::default()
    }
}

/// Rounds that are told apart; the last stands for all after it.
const ROUNDS_SHOWN: u32 = 5;

/// Ties are followed until the chance of one more is below this.
const NEGLIGIBLE: f64 = 1e-15;

/// An assault as it stands after some rounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Fight {
    end: End,
    /// Hits on the loser in the deciding round.
    hits: u32,
    /// Rounds fought, up to [`ROUNDS_SHOWN`].
    rounds: u32,
}

impl Coded for Fight {
    const CODES: u64 = 1 << 24;
    fn code(self) -> u64 {
        (u64::from(self.hits) * 8 + u64::from(self.rounds)) * 8 + self.end as u64
    }

    fn decode(code: u64) -> Self {
        Self {
            end: End::ALL[(code % 8) as usize % End::ALL.len()],
            rounds: (code / 8 % 8) as u32,
            hits: (code / 64) as u32,
        }
    }
}

impl Tally for Fight {
    /// Rounds follow one another and are never added up.
    fn plus(self, other: Self) -> Self {
        if self.code() > other.code() {
            self
        } else {
            other
        }
    }
}

/// A whole assault.
#[derive(Clone, Copy)]
struct War {
    first: Clash,
    later: Clash,
    /// The most rounds that are fought.
    most: u32,
    /// The move back of either side.
    defender: Back,
    attacker: Back,
}

impl War {
    fn of(first: &Clash, later: &Clash, position: Position, house: &House) -> Self {
        let most = if later.is_idle() {
            1
        } else {
            let tie = odds(|dice| later.fight(dice).0 == End::AnotherRound).probability(&true);
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

    /// One more round, if the last was a tie.
    fn round(&self, dice: &mut dyn Dice, fight: Fight) -> Fight {
        if fight.end != End::AnotherRound {
            return fight;
        }
        let clash = if fight.rounds == 0 {
            &self.first
        } else {
            &self.later
        };
        let (end, hits) = clash.fight(dice);
        Fight {
            end,
            // A tie, and an elimination, asks for no distance.
            hits: match end {
                End::DefenderFallsBack => hits.attackers,
                End::AttackerFallsBack => hits.defenders,
                _ => 0,
            },
            rounds: (fight.rounds + 1).min(ROUNDS_SHOWN),
        }
    }

    /// Rounds until one side wins, and where the loser ends up.
    fn fight(&self, dice: &mut dyn Dice) -> Outcome {
        let fight = dice.again(self.most, Fight::default(), |dice, fight| {
            self.round(dice, fight)
        });
        let (result, moved) = match fight.end {
            End::DefenderFallsBack => match self.defender.roll(dice, fight.hits) {
                (After::Moves, moved) => (fight.end as u32, moved),
                (After::Stays, _) => (DEFENDER_STAYS, 0),
                _ => (End::DefenderEliminated as u32, 0),
            },
            End::AttackerFallsBack => (fight.end as u32, self.attacker.roll(dice, fight.hits).1),
            end => (end as u32, 0),
        };
        Outcome::of(&[result, moved, fight.rounds])
    }
}

fn assault(form: &Assault, house: &House) -> Working {
    let sums = Sums::of(form, house);
    let first = sums.clash(form, house);
    let refusals = form.refusals();
    let mut notes = form.notes(house);
    if first.is_idle() {
        notes.insert(0, Note::new(t::NOTE_NOBODY_SCORES, "CWC-ASL-P2"));
        return Working {
            plaque: (t::PART_ASSAULT, Figure::Word(t::WORD_BREAK_OFF)),
            sheets: sums.sheets,
            notes,
            refusals,
            ..Working::default()
        };
    }
    let lasts = form.charge_lasts || house.charge_lasts;
    let later = if lasts {
        first
    } else {
        let later = Assault {
            charges: false,
            defender_charges: false,
            ..*form
        };
        Sums::of(&later, house).clash(&later, house)
    };
    let war = War::of(&first, &later, form.defender_position, house);
    if !lasts && (form.charges || form.defender_charges) {
        notes.insert(0, Note::new(t::NOTE_CHARGE_FIRST_ROUND, "CWC-AMB-27"));
    }
    if later.is_idle() {
        notes.insert(0, Note::new(t::NOTE_NOBODY_SCORES_LATER, "CWC-ASL-P2"));
    }
    notes.push(Note::new(t::NOTE_LOSER_FALLS_BACK, "CWC-AMB-34"));
    notes.extend(war.defender.note());
    if house.rout_list {
        notes.push(Note::new(t::NOTE_ROUT_LIST, "CWC-AMB-21"));
    }
    notes.push(Note::new(t::NOTE_ROUNDS, "CWC-ASL-07"));
    let round = Assault {
        charge_lasts: false,
        defender_position: Position::Free,
        ..*form
    };
    Working {
        plaque: (t::ATTACKER_DICE, Figure::Dice(sums.attackers)),
        sheets: sums.sheets,
        notes,
        next: vec![
            Opening::of_form(ASSAULT_ROUND.id, &round),
            Opening::new(LOSER_FALLS_BACK.id).with("position", form.defender_position),
        ],
        parts: vec![
            if form.defender_position.holds() {
                RESULT_HELD
            } else {
                RESULT
            },
            FALL_BACK,
            ROUNDS,
        ],
        procedure: if refusals.is_empty() {
            Some(Box::new(move |dice: &mut dyn Dice| war.fight(dice)))
        } else {
            None
        },
        refusals,
        ..Working::default()
    }
}

/// The loser's move back: one die for each hit of the deciding round, and no
/// limit of 10 cm but for what is dug in or unlimbered (CWC-AMB-34).
const fn back(position: Position, meets: Meets, soft: bool, house: &House) -> Back {
    Back {
        exempt: true,
        position,
        meets,
        soft,
        rout: house.rout_list,
    }
}

form! {
    /// What the loser's fall-back depends on.
    pub struct LoserFallsBack {
        group t::GROUP_LOSER => {
            /// Hits it took in the deciding round.
            hits: Count<1, 20> = 2, t::HITS_IN_ROUND, ["CWC-FBK-02", "CWC-AMB-34"];
            /// What holds it.
            position: Position = Position::Free, t::POSITION, ["CWC-FBK-04", "CWC-ASL-P3"];
            /// What the move runs into.
            meets: Meets = Meets::Clear, t::MEETS, ["CWC-FBK-05", "CWC-FBK-06", "CWC-FBK-07"],
                when |form| !form.position.holds();
            /// Infantry, or a transport without armour.
            soft: bool = false, t::SOFT, ["CWC-FBK-06"],
                when |form| !form.position.holds() && form.meets == Meets::Wire;
        }
    }
}

/// The calculator of the loser's fall-back.
pub const LOSER_FALLS_BACK: Calculator = Calculator {
    id: "assault-fall-back",
    title: t::ASSAULT_FALL_BACK,
    summary: t::ASSAULT_FALL_BACK_SUMMARY,
    cites: &["CWC-ASL-P3"],
    fields: LoserFallsBack::FIELDS,
    work: |answers, house| loser_falls_back(answers.typed(), &house.typed()),
};

fn loser_falls_back(form: LoserFallsBack, house: &House) -> Working {
    let meets = if form.position.holds() {
        Meets::Clear
    } else {
        form.meets
    };
    let back = back(form.position, meets, form.soft, house);
    let hits = form.hits.count();
    let dice = Figure::Dice(form.hits.0);
    let mut notes: Vec<Note> = back.note().into_iter().collect();
    if !back.stays() {
        notes.push(Note::new(t::NOTE_LOSER_NO_LIMIT, "CWC-AMB-34"));
        notes.push(Note::new(t::NOTE_AWAY_FROM, "CWC-AMB-19"));
    }
    if house.rout_list {
        notes.push(Note::new(t::NOTE_ROUT_LIST, "CWC-AMB-21"));
    }
    let result = back.part("loser", t::PART_LOSER);
    Working {
        plaque: (t::DICE_TO_ROLL, dice.clone()),
        sheets: vec![plain(
            "dice",
            t::DICE_TO_ROLL,
            (t::HITS_IN_ROUND, dice, "CWC-AMB-34"),
        )],
        notes,
        next: vec![Opening::new("fall-back")],
        parts: vec![result.part, FALL_BACK],
        procedure: Some(Box::new(move |dice: &mut dyn Dice| {
            let (end, moved) = back.roll(dice, hits);
            Outcome::of(&[result.figure(end), moved])
        })),
        ..Working::default()
    }
}

/// How a round or an assault is decided, for the side that attacks.
const WORDS: &[Word] = &[
    Word {
        id: "defender-eliminated",
        label: t::WORD_DEFENDER_ELIMINATED,
        tone: Tone::Good,
    },
    Word {
        id: "defender-falls-back",
        label: t::WORD_DEFENDER_FALLS_BACK,
        tone: Tone::Good,
    },
    Word {
        id: "another-round",
        label: t::WORD_ANOTHER_ROUND,
        tone: Tone::Plain,
    },
    Word {
        id: "attacker-falls-back",
        label: t::WORD_ATTACKER_FALLS_BACK,
        tone: Tone::Bad,
    },
    Word {
        id: "attacker-eliminated",
        label: t::WORD_ATTACKER_ELIMINATED,
        tone: Tone::Bad,
    },
    Word {
        id: "defender-stays",
        label: t::WORD_DEFENDER_STAYS,
        tone: Tone::Good,
    },
];

/// The figure of a loser that is held where it is.
const DEFENDER_STAYS: u32 = 5;

const RESULT: Part = Part {
    id: "assault",
    label: t::PART_ASSAULT,
    kind: PartKind::Words(WORDS.split_at(DEFENDER_STAYS as usize).0),
};

/// The result with a loser that may be held where it is.
const RESULT_HELD: Part = Part {
    kind: PartKind::Words(WORDS),
    ..RESULT
};

const ATTACKER_HITS: Part = Part {
    id: "attacker-hits",
    label: t::PART_ATTACKER_HITS,
    kind: PartKind::Count,
};

const DEFENDER_HITS: Part = Part {
    id: "defender-hits",
    label: t::PART_DEFENDER_HITS,
    kind: PartKind::Count,
};

const ROUNDS: Part = Part {
    id: "rounds",
    label: t::PART_ROUNDS,
    kind: PartKind::Count,
};
