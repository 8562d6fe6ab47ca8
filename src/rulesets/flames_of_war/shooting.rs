//! Shooting as one chain: is it allowed, how many dice, the number to hit,
//! saves, Firepower, and what it does to the platoon.
//!
//! Procedures FOW-DIC-P1, FOW-HIT-P1, FOW-SAV-P1, FOW-SAV-P2, FOW-PIN-P1
//! (first step) and FOW-MOR-P1 (as a consequence).

use crate::aid::{
    Calculator, Count, Figure, Form, Modifier, Note, Opening, Outcome, Part, PartKind, Sheet, Tone,
    Word, Working,
};
use crate::dice::{Dice, Die, Roll};
use crate::text::Phrase;
use crate::text::keys::flames_of_war as t;
use crate::{choices, form};

use super::damage::{BAILED_OUT, DESTROYED, Damage, HITS_THAT_PIN, Losses, Strike};
use super::morale;
use super::words::{Motivation, PINNED_IS_GOOD, Skill, TargetKind, VehicleState};

/// The most dice counted at once (FOW-HIT-P1).
const MOST_DICE: i16 = 100;

choices! {
    /// What keeps a team from shooting at all (FOW-SHO-01).
    pub enum Bar {
        /// Nothing.
        None = "none" => t::BAR_NONE,
        /// Its platoon moved at the double (FOW-DBL-04).
        Doubled = "doubled" => t::BAR_DOUBLED,
        /// Bogged down (FOW-DIF-06).
        Bogged = "bogged" => t::BAR_BOGGED,
        /// Bailed out (FOW-BAI-01).
        BailedOut = "bailed-out" => t::BAR_BAILED_OUT,
        /// Towed, or towed another vehicle free (FOW-RCV-03).
        Recovery = "recovery" => t::BAR_RECOVERY,
        /// Appointed a new platoon commander (FOW-LDR-07).
        Appointed = "appointed" => t::BAR_APPOINTED,
        /// Used eyes and ears (FOW-REC-02).
        EyesAndEars = "eyes-and-ears" => t::BAR_EYES_AND_EARS,
        /// Disengaged in the enemy's turn (FOW-REC-12).
        Reorganising = "reorganising" => t::BAR_REORGANISING,
        /// Spots for artillery (FOW-ART-11).
        Spotting = "spotting" => t::BAR_SPOTTING,
        /// Carried inside a vehicle (FOW-DIC-04).
        Passenger = "passenger" => t::BAR_PASSENGER,
        /// A mortar; it only bombards (FOW-ART-02).
        Mortar = "mortar" => t::BAR_MORTAR,
    }
}

impl Bar {
    /// The rule that bars the team.
    pub const fn cite(self) -> &'static str {
        match self {
            Self::None => "FOW-SHO-05",
            Self::Doubled => "FOW-DBL-04",
            Self::Bogged => "FOW-DIF-06",
            Self::BailedOut => "FOW-BAI-01",
            Self::Recovery => "FOW-RCV-03",
            Self::Appointed => "FOW-LDR-07",
            Self::EyesAndEars => "FOW-REC-02",
            Self::Reorganising => "FOW-REC-12",
            Self::Spotting => "FOW-ART-11",
            Self::Passenger => "FOW-DIC-04",
            Self::Mortar => "FOW-ART-02",
        }
    }
}

choices! {
    /// Which of the shots at reconnaissance that tries to disengage
    /// (FOW-REC-04 to -06).
    pub enum Disengaging {
        /// It does not try.
        No = "no" => t::DISENGAGING_NO,
        /// The one shot before its test.
        FirstShot = "first-shot" => t::DISENGAGING_FIRST_SHOT,
        /// The shots still owed after it failed, or while it is still in reach.
        TheRest = "the-rest" => t::DISENGAGING_THE_REST,
    }
}

form! {
    /// What a shot depends on.
    pub struct Shooting {
        group t::GROUP_TARGET => {
            /// The target's skill: the base of the number to hit.
            target_skill: Skill = Skill::Trained, t::TARGET_SKILL, ["FOW-HIT-01", "FOW-HIT-T1", "FOW-HIT-03"];
            /// How the target saves.
            target: TargetKind = TargetKind::Infantry, t::TARGET_KIND, ["FOW-SAV-T2"];
            /// Teams in range, in sight and in the field of fire.
            teams: Count<1, 30> = 5, t::TARGET_TEAMS, ["FOW-SHO-05", "FOW-ALO-02"];
            /// Over 16"/40 cm away.
            over_16: bool = false, t::OVER_16, ["FOW-HIT-T2", "FOW-SAV-01"];
            /// Concealed.
            concealed: bool = false, t::CONCEALED, ["FOW-HIT-T2", "FOW-CON-01"];
            /// Gone to ground; always concealed as well (FOW-AMB-49).
            gone_to_ground: bool = false, t::GONE_TO_GROUND, ["FOW-HIT-T2", "FOW-CON-04"];
            /// In bulletproof cover or dug in.
            cover: bool = false, t::BULLETPROOF_COVER, ["FOW-SAV-07", "FOW-AMB-48"],
                when |form| form.target.uses_cover();
            /// A gun with a shield, hit from its front.
            shield: bool = false, t::GUN_SHIELD, ["FOW-SAV-08"],
                when |form| form.target == TargetKind::Gun;
            /// The target moved at the double.
            target_doubled: bool = false, t::TARGET_DOUBLED, ["FOW-DIC-03"];
            /// Armour of the face that is hit.
            armour: Count<0, 20> = 6, t::ARMOUR, ["FOW-SAV-01", "FOW-SAV-02"],
                when |form| form.target == TargetKind::Armoured;
            /// The state of the vehicles that are hit.
            state: VehicleState = VehicleState::Working, t::VEHICLE_STATE, ["FOW-BAI-04", "FOW-ALO-05"],
                when |form| form.target == TargetKind::Armoured;
            /// The vehicles are transports: no part of the platoon's strength.
            transports: bool = false, t::SHOOTING_TRANSPORTS, ["FOW-MOR-04", "FOW-PAS-04"],
                when |form| form.target.is_vehicle();
        }
        group t::GROUP_SHOOTERS => {
            /// Teams that shoot, all alike.
            shooters: Count<1, 30> = 1, t::SHOOTERS, ["FOW-DIC-P1"];
            /// The printed rate of fire.
            rof: Count<1, 10> = 2, t::ROF, ["FOW-DIC-01"];
            /// The shooters moved this turn.
            moved: bool = false, t::SHOOTER_MOVED, ["FOW-DIC-02", "FOW-HIT-T2"];
            /// The shooters are pinned.
            pinned: bool = false, t::SHOOTER_PINNED, ["FOW-DIC-02", "FOW-PIN-02"];
            /// The shooters are armoured vehicles.
            armoured: bool = false, t::SHOOTER_ARMOURED, ["FOW-PIN-03"],
                when |form| form.pinned;
            /// The shooters are mounted cavalry.
            cavalry: bool = false, t::SHOOTER_CAVALRY, ["FOW-DIC-05"];
            /// Cavalry that moved: the target is within 4"/10 cm.
            within_4: bool = false, t::WITHIN_4, ["FOW-DIC-05"],
                when |form| form.cavalry && form.moved;
            /// Defensive fire in an assault.
            defensive: bool = false, t::DEFENSIVE_FIRE, ["FOW-DIC-06", "FOW-ASL-13"];
            /// The weapon's Anti-tank.
            anti_tank: Count<1, 25> = 9, t::ANTI_TANK, ["FOW-SAV-01"],
                when |form| form.target == TargetKind::Armoured;
            /// The weapon's Firepower.
            firepower: Count<1, 6> = 4, t::FIREPOWER, ["FOW-TUR-05"],
                when |form| form.target == TargetKind::Armoured || covered(&form);
        }
        group t::GROUP_PLATOON => {
            /// The platoon's motivation.
            motivation: Motivation = Motivation::Confident, t::MOTIVATION, ["FOW-MOR-01", "FOW-TUR-T1"];
            /// The company commander or higher command leads it.
            reroll: bool = false, t::COMMANDER_REROLL, ["FOW-IND-05", "FOW-AMB-63"];
            /// Hits the platoon took earlier this phase.
            hits_before: Count<0, 100> = 0, t::HITS_BEFORE, ["FOW-RES-01", "FOW-AMB-12"];
            /// Teams of the platoon destroyed so far.
            lost_before: Count<0, 60> = 0, t::LOST_BEFORE, ["FOW-MOR-03"];
            /// Further teams of the platoon able to fight that cannot be hit.
            others: Count<0, 30> = 0, t::OTHER_TEAMS, ["FOW-MOR-03", "FOW-MOR-04"];
        }
        group t::GROUP_ALLOWED => {
            /// At least one team of the platoon is in range.
            in_range: bool = true, t::IN_RANGE, ["FOW-SHO-05", "FOW-SHO-06"];
            /// At least one team is in sight.
            in_sight: bool = true, t::IN_SIGHT, ["FOW-SHO-05", "FOW-LOS-01"];
            /// At least one team is in the field of fire.
            in_arc: bool = true, t::IN_ARC, ["FOW-SHO-05", "FOW-LOS-06", "FOW-LOS-07"];
            /// What bars the shooters.
            barred: Bar = Bar::None, t::BARRED, ["FOW-SHO-01"];
            /// The target is reconnaissance that tries to disengage.
            disengaging: Disengaging = Disengaging::No, t::DISENGAGING, ["FOW-REC-04", "FOW-REC-06"];
        }
    }
}

/// The calculator.
pub const SHOOTING: Calculator = Calculator {
    id: "shooting",
    title: t::SHOOTING,
    summary: t::SHOOTING_SUMMARY,
    cites: &[
        "FOW-SHO-P1",
        "FOW-DIC-P1",
        "FOW-HIT-P1",
        "FOW-SAV-P1",
        "FOW-SAV-P2",
        "FOW-HIT-T3",
        "FOW-SAV-T1",
    ],
    fields: Shooting::FIELDS,
    work: |answers, _| shooting(&answers.typed()),
};

fn shooting(shot: &Shooting) -> Working {
    let (to_hit, need) = to_hit(shot);
    let (dice_sheet, dice) = number_of_dice(shot);
    let mut refusals = refusals(shot);
    if refusals.is_empty() && dice == 0 {
        // Judged by the printed rate of fire; a faster weapon cut down to one
        // shot has had it (FOW-AMB-39).
        refusals.push(if shot.rof.0 == 1 {
            Note::new(t::REFUSED_NO_SHOTS_LEFT, "FOW-REC-06")
        } else {
            Note::new(t::REFUSED_ONE_SHOT_SPENT, "FOW-AMB-39")
        });
    }
    if dice > MOST_DICE {
        refusals.push(Note::new(
            t::refused_too_many_dice(dice, MOST_DICE),
            "FOW-HIT-P1",
        ));
    }
    let plaque = (t::TO_HIT, to_hit.result.clone());
    let allowed = refusals.is_empty();
    let target = Target::of(shot);
    let hits = Roll::new(Die::D6)
        .at_least(need)
        .named(t::ROLL_TO_HIT, "FOW-HIT-01");
    let hits_before = shot.hits_before.count();

    let mut sheets = vec![dice_sheet, to_hit];
    sheets.extend(target.damage.sheets(&strike(shot)));
    let mut parts = vec![DESTROYED];
    if target.armoured {
        parts.push(BAILED_OUT);
    }
    parts.extend([HITS, PINNED, PLATOON]);

    Working {
        plaque,
        sheets,
        refusals,
        notes: notes(shot),
        next: next(shot),
        parts,
        procedure: if allowed {
            Some(Box::new(move |roller: &mut dyn Dice| {
                let hits = roller.successes(&hits, dice as u32);
                let after = target.damage.take(roller, target.teams, hits);
                let pinned = hits_before + hits >= HITS_THAT_PIN && target.can_be_pinned();
                let platoon = target.platoon_morale(roller, after);
                let pinned = u32::from(pinned);
                if target.armoured {
                    Outcome::of(&[after.destroyed, after.bailed_out, hits, pinned, platoon])
                } else {
                    Outcome::of(&[after.destroyed, hits, pinned, platoon])
                }
            }))
        } else {
            None
        },
        ..Working::default()
    }
}

pub(super) const HITS: Part = Part {
    id: "hits",
    label: t::PART_HITS,
    kind: PartKind::Count,
};

pub(super) const PINNED: Part = Part {
    id: "pinned",
    label: t::PART_PINNED,
    kind: PartKind::Words(PINNED_IS_GOOD),
};

const PLATOON: Part = Part {
    id: "platoon",
    label: t::PART_PLATOON,
    kind: PartKind::Words(&[
        Word {
            id: "no-test",
            label: t::WORD_NO_TEST,
            tone: Tone::Plain,
        },
        Word {
            id: "fights-on",
            label: t::WORD_FIGHTS_ON,
            tone: Tone::Bad,
        },
        Word {
            id: "destroyed",
            label: t::WORD_PLATOON_DESTROYED,
            tone: Tone::Good,
        },
    ]),
};

/// The number needed to hit (FOW-HIT-P1): the base by the target's skill, +1
/// for each condition. All of them stack.
fn to_hit(shot: &Shooting) -> (Sheet, i16) {
    let mut modifiers = Vec::new();
    let mut add = |applies: bool, label, cite| {
        if applies {
            modifiers.push(Modifier::new(label, 1, cite));
        }
    };
    add(shot.over_16, t::OVER_16, "FOW-HIT-T2");
    // Gone to ground always includes concealed (FOW-AMB-49).
    add(
        shot.concealed || shot.gone_to_ground,
        t::CONCEALED,
        "FOW-CON-01",
    );
    add(shot.gone_to_ground, t::GONE_TO_GROUND, "FOW-CON-04");
    // Judged by the printed rate of fire; in defensive fire the team's move
    // was in another turn (FOW-AMB-10).
    add(
        shot.rof.0 == 1 && shot.moved && !shot.defensive,
        t::ROF_1_AND_MOVED,
        "FOW-AMB-10",
    );
    Sheet::need(
        "to-hit",
        t::TO_HIT,
        (
            shot.target_skill.label(),
            shot.target_skill.number_to_hit(),
            "FOW-HIT-T1",
        ),
        modifiers,
    )
}

/// The number of dice (FOW-DIC-P1).
fn number_of_dice(shot: &Shooting) -> (Sheet, i16) {
    let printed = shot.rof.0;
    let mut dice = printed;
    let mut modifiers = Vec::new();
    let mut becomes = |applies: bool, to: &dyn Fn(i16) -> i16, label: Phrase, cite| {
        let after = to(dice);
        if applies && after != dice {
            modifiers.push(Modifier::new(label, after - dice, cite));
            dice = after;
        }
    };
    becomes(shot.cavalry, &|_| 1, t::DICE_CAVALRY.into(), "FOW-DIC-05");
    becomes(
        shot.pinned && !shot.armoured,
        &|_| 1,
        t::DICE_PINNED.into(),
        "FOW-PIN-02",
    );
    becomes(
        shot.moved && !shot.defensive,
        &|_| 1,
        t::DICE_MOVED.into(),
        "FOW-DIC-02",
    );
    // Judged by the printed rate of fire (FOW-AMB-39).
    let disengaging = shot.disengaging != Disengaging::No;
    becomes(
        disengaging && printed == 1,
        &|_| 0,
        t::DICE_ROF_1_DISENGAGING.into(),
        "FOW-REC-06",
    );
    becomes(
        shot.disengaging == Disengaging::FirstShot && printed > 1,
        &|_| 1,
        t::DICE_FIRST_SHOT.into(),
        "FOW-REC-04",
    );
    becomes(
        shot.disengaging == Disengaging::TheRest && printed > 1,
        &|rate| rate - 1,
        t::DICE_THE_REST.into(),
        "FOW-REC-05",
    );
    // The number of dice doubles, after the rate of fire was cut (FOW-AMB-11).
    becomes(
        shot.target_doubled,
        &|rate| rate * 2,
        t::DICE_TARGET_DOUBLED.into(),
        "FOW-DIC-03",
    );
    becomes(
        true,
        &|rate| rate * shot.shooters.0,
        t::dice_teams(shot.shooters.0),
        "FOW-DIC-P1",
    );
    let sheet = Sheet {
        id: "dice",
        title: t::NUMBER_OF_DICE,
        base: (t::ROF, Figure::Dice(printed), "FOW-DIC-01"),
        modifiers,
        result: Figure::Dice(dice),
    };
    (sheet, dice)
}

/// Why the shot is not allowed (FOW-SHO-P1), and what cannot be so together.
fn refusals(shot: &Shooting) -> Vec<Note> {
    let mut refusals = Vec::new();
    if shot.barred != Bar::None {
        // In the enemy's turn reorganising bars defensive fire by a rule of
        // its own.
        let cite = if shot.barred == Bar::Reorganising && shot.defensive {
            "FOW-REC-11"
        } else {
            shot.barred.cite()
        };
        refusals.push(Note::new(t::refused_barred(shot.barred.label()), cite));
    }
    for (there, reason) in [
        (shot.in_range, t::REFUSED_RANGE),
        (shot.in_sight, t::REFUSED_SIGHT),
        (shot.in_arc, t::REFUSED_ARC),
    ] {
        if !there {
            refusals.push(Note::new(reason, "FOW-SHO-05"));
        }
    }
    if shot.cavalry && shot.moved && !shot.within_4 {
        refusals.push(Note::new(t::REFUSED_CAVALRY_MOVED, "FOW-DIC-05"));
    }
    for (both, reason, cite) in [
        (
            shot.defensive && shot.over_16,
            t::REFUSED_DEFENSIVE_TOO_FAR,
            "FOW-ASL-12",
        ),
        (
            shot.cavalry && shot.moved && shot.within_4 && shot.over_16,
            t::REFUSED_WITHIN_4_AND_OVER_16,
            "FOW-DIC-05",
        ),
        (
            shot.target_doubled && shot.gone_to_ground,
            t::REFUSED_DOUBLED_GONE_TO_GROUND,
            "FOW-CON-04",
        ),
        // The target of defensive fire has just charged, which is a move and
        // an assault (FOW-AMB-16).
        (
            shot.defensive && shot.gone_to_ground,
            t::REFUSED_CHARGING_GONE_TO_GROUND,
            "FOW-AMB-16",
        ),
        (
            shot.defensive && shot.target_doubled,
            t::REFUSED_CHARGING_DOUBLED,
            "FOW-DBL-04",
        ),
        (
            shot.disengaging != Disengaging::No && shot.target_doubled,
            t::REFUSED_DOUBLED_DISENGAGING,
            "FOW-REC-03",
        ),
    ] {
        if both {
            refusals.push(Note::new(reason, cite));
        }
    }
    refusals
}

fn notes(shot: &Shooting) -> Vec<Note> {
    let mut notes = Vec::new();
    if shot.defensive && shot.target == TargetKind::Armoured {
        notes.push(Note::new(t::NOTE_SIDE_ARMOUR, "FOW-ASL-13"));
    }
    if shot.shield && shot.target == TargetKind::Gun && shot.target_doubled {
        notes.push(Note::new(t::NOTE_SHIELD_DOUBLED, "FOW-DBL-05"));
    }
    if shot.target == TargetKind::Armoured {
        notes.push(if shot.transports {
            Note::new(t::NOTE_TRANSPORTS_NEVER_PINNED, "FOW-RES-01")
        } else {
            Note::new(t::NOTE_NEVER_PINNED, "FOW-PIN-03")
        });
    }
    if shot.transports && shot.target.is_vehicle() {
        notes.push(Note::new(t::NOTE_TRANSPORTS_STRENGTH, "FOW-MOR-04"));
        notes.push(Note::new(t::NOTE_TRANSPORTS_PIN, "FOW-PAS-04"));
    }
    if shot.disengaging == Disengaging::FirstShot {
        notes.push(Note::new(t::NOTE_DISENGAGE_TEST, "FOW-REC-05"));
    }
    if shot.teams.0 > 1 {
        notes.push(Note::new(t::NOTE_HITS_SPREAD, "FOW-ALO-03"));
    }
    notes.push(Note::new(t::NOTE_MORALE_IF_NOTHING_ELSE, "FOW-MOR-03"));
    notes
}

fn next(shot: &Shooting) -> Vec<Opening> {
    let mut next = Vec::new();
    if shot.disengaging == Disengaging::FirstShot {
        // The test that follows the first shots (FOW-REC-05).
        next.push(
            Opening::new("disengage")
                .with("skill", shot.target_skill)
                .with("rof", shot.rof)
                .with("fired", true),
        );
    }
    next.extend([
        Opening::new("allocation"),
        Opening::new("passengers"),
        Opening::new("platoon-morale")
            .with("motivation", shot.motivation)
            .with("reroll", shot.reroll),
    ]);
    next
}

/// What a hit of this shot is, and what it meets.
fn strike(shot: &Shooting) -> Strike {
    Strike {
        kind: shot.target,
        state: shot.state,
        armour: (t::ARMOUR, shot.armour.0),
        over_16: shot.over_16,
        covered: covered(shot),
        anti_tank: shot.anti_tank.0,
        firepower: shot.firepower.0,
        motivation: shot.motivation,
        reroll: shot.reroll,
    }
}

/// Whether the target is in bulletproof cover: a gun shield counts from the
/// front, unless the gun moved at the double (FOW-SAV-08).
fn covered(shot: &Shooting) -> bool {
    let shield = shot.target == TargetKind::Gun && shot.shield && !shot.target_doubled;
    shot.target.uses_cover() && (shot.cover || shield)
}

/// The platoon that is shot at, as far as its saves and its morale go.
#[derive(Clone, Copy)]
struct Target {
    damage: Damage,
    armoured: bool,
    /// Whether the teams that are hit are bailed out already.
    out_already: bool,
    transports: bool,
    teams: u32,
    others: u32,
    lost_before: u32,
    morale: Roll,
}

impl Target {
    fn of(shot: &Shooting) -> Self {
        let armoured = shot.target == TargetKind::Armoured;
        Self {
            damage: Damage::of(&strike(shot)),
            armoured,
            out_already: armoured && shot.state == VehicleState::BailedOut,
            transports: shot.transports && shot.target.is_vehicle(),
            teams: shot.teams.count(),
            others: shot.others.count(),
            lost_before: shot.lost_before.count(),
            morale: morale::platoon_test(shot.motivation, shot.reroll),
        }
    }

    /// Armoured vehicles are never pinned (FOW-PIN-03); hits on armoured
    /// transports pin the rest of their platoon (FOW-RES-01).
    fn can_be_pinned(&self) -> bool {
        !self.armoured || self.transports
    }

    /// Platoon morale at the end of the phase, if nothing else happens to the
    /// platoon in it: 0 no test, 1 fights on, 2 destroyed (FOW-MOR-P1).
    fn platoon_morale(&self, dice: &mut dyn Dice, losses: Losses) -> u32 {
        let destroyed = self.lost_before + losses.destroyed;
        // Bailed-out vehicles and transports are no part of the strength
        // (FOW-MOR-04).
        let able_here = if self.transports || self.out_already {
            0
        } else {
            self.teams - losses.destroyed - losses.bailed_out
        };
        let hurt = losses.destroyed + losses.bailed_out > 0;
        if !morale::platoon_test_due(destroyed, self.others + able_here, hurt) {
            0
        } else if dice.check(&self.morale) {
            1
        } else {
            2
        }
    }
}
