//! Shooting as one chain: is it allowed, how many dice, the number to hit,
//! saves, Firepower, and what it does to the platoon.
//!
//! Procedures FOW-DIC-P1, FOW-HIT-P1, FOW-SAV-P1, FOW-SAV-P2, FOW-PIN-P1
//! (first step) and FOW-MOR-P1 (as a consequence).

use crate::aid::{
    About, Calculate, Count, Figure, Form, Modifier, Note, Notes, Opening, Sum, Work, Working,
};
use crate::dice::{Dice, Die, Roll};
use crate::text::Phrase;
use crate::text::keys::flames_of_war as t;
use crate::{choices, form, outcome, words};

use super::allocation::Allocation;
use super::damage::{Damage, HITS_THAT_PIN, Ranks, Strike, Toll};
use super::forms::Disengage;
use super::house::House;
use super::morale::PlatoonMorale;
use super::passengers::Passengers;
use super::saves::Facing;
use super::skill::Trained;
use super::weapon::Weapon;
use super::words::{PINNED_IS_GOOD, Skill, TargetKind, VehicleState, Will, good, plain};
use super::{damage, morale, parts};

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

    /// The refusal, if it bars the team. In the enemy's turn reorganising bars defensive
    /// fire by a separate rule.
    pub fn refusal(self, defensive: bool) -> Option<Note> {
        let cite = if self == Self::Reorganising && defensive {
            "FOW-REC-11"
        } else {
            self.cite()
        };
        (self != Self::None).then(|| Note::new(t::refused_barred(self.label()), cite))
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

choices! {
    /// Which weapon of a platoon that has two shoots.
    pub enum WhichWeapon {
        /// The one.
        First = "first" => t::GROUP_WEAPON_1,
        /// The other.
        Second = "second" => t::GROUP_WEAPON_2,
    }
}

choices! {
    /// Which of the teams that can be hit is the easiest to hit (FOW-HIT-03).
    pub enum Easiest {
        /// They are all alike.
        Alike = "alike" => t::EASIEST_ALIKE,
        /// One is in the open.
        Open = "open" => t::EASIEST_OPEN,
        /// One is concealed, and not gone to ground.
        Concealed = "concealed" => t::EASIEST_CONCEALED,
    }
}

form! {
    /// The questions about a shot.
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
            /// It kept down in its own turn, and is gone to ground if it is concealed.
            keeps_down: bool = false, t::GONE_IF_CONCEALED, ["FOW-CON-04", "FOW-CON-05"],
                when |form| form.concealed && !form.gone_to_ground;
            /// Whether all of them hide so.
            easiest: Easiest = Easiest::Alike, t::TARGET_EASIEST, ["FOW-HIT-03"],
                when |form| form.teams.0 > 1 && (form.concealed || form.gone_to_ground);
            /// In bulletproof cover or dug in.
            cover: bool = false, t::BULLETPROOF_COVER, ["FOW-SAV-07", "FOW-AMB-48"],
                when |form| form.target.uses_cover();
            /// Bunker busters at a building: each hit strikes all who are inside (old links
            /// have `b` for what bars the shooters).
            every_team: bool = false, t::BUNKER_BUSTER, ["FOW-CON-07", "FOW-AMB-55"],
                when |form| form.target.uses_cover() && form.cover && form.teams.0 > 1;
            /// A gun with a shield, hit from its front.
            shield: bool = false, t::GUN_SHIELD, ["FOW-SAV-08"],
                when |form| form.target == TargetKind::Gun;
            /// The target moved at the double.
            target_doubled: bool = false, t::TARGET_DOUBLED, ["FOW-DIC-03"];
            /// Where the hits strike; defensive fire always strikes the side.
            aspect: Facing = Facing::Front, t::SAVES_FACING, ["FOW-SAV-02"],
                when |form| form.is_armoured() && !form.defensive;
            /// Armour of the face that is hit.
            armour: Count<0, 20> = 6, t::ARMOUR, ["FOW-SAV-01", "FOW-SAV-02"],
                when |form| form.is_armoured() && !form.is_flanked();
            /// Armour of the side.
            side_armour: Count<0, 20> = 3, t::ARMOUR_SIDE, ["FOW-SAV-01", "FOW-SAV-02"],
                when |form| form.is_armoured() && form.is_flanked();
            /// The state of the vehicles that are hit.
            state: VehicleState = VehicleState::Working, t::VEHICLE_STATE, ["FOW-BAI-04", "FOW-ALO-05"],
                when |form| form.is_armoured();
            /// Bogged vehicles that are hit after the working ones (the names of these two
            /// begin as no other does, for the sake of old links).
            next_bogged: Count<0, 30> = 0, t::ALSO_BOGGED, ["FOW-ALO-05", "FOW-BAI-04"],
                when |form| form.is_armoured() && form.state == VehicleState::Working;
            /// Vehicles whose crews are out, hit after the others.
            next_bailed_out: Count<0, 30> = 0, t::ALSO_BAILED_OUT, ["FOW-ALO-05", "FOW-BAI-04"],
                when |form| form.is_armoured() && form.state != VehicleState::BailedOut;
            /// The vehicles are transports: no part of the platoon's strength.
            transports: bool = false, t::SHOOTING_TRANSPORTS, ["FOW-MOR-04", "FOW-PAS-04"],
                when |form| form.target.is_vehicle();
            /// They carry teams, whose platoon is theirs.
            vehicles_carry: bool = false, t::TRANSPORTS_CARRY, ["FOW-PAS-04", "FOW-PIN-05"],
                when |form| form.hits_transports();
            /// Vehicles of a separate platoon that carry teams of another one.
            aboard: bool = false, t::CARRY_OTHERS, ["FOW-AMB-74", "FOW-TRP-13", "FOW-TRD-01"],
                when |form| form.target.is_vehicle() && !form.transports;
        }
        group t::GROUP_SHOOTERS => {
            /// Teams that shoot, all alike.
            shooters: Count<1, 30> = 1, t::SHOOTERS, ["FOW-DIC-P1"];
            /// Their platoon has a second kind of weapon.
            second_weapon: bool = false, t::SECOND_WEAPON, ["FOW-SHO-03"];
            /// Which of the two shoots.
            used_weapon: WhichWeapon = WhichWeapon::First, t::WEAPON_FIRED, ["FOW-SHO-03"],
                when |form| form.second_weapon;
            /// The printed rate of fire.
            rof: Count<1, 10> = 2, t::ROF, ["FOW-DIC-01"],
                when |form| !form.is_second();
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
                when |form| form.is_armoured() && !form.is_second();
            /// The weapon's Firepower.
            firepower: Count<1, 6> = 4, t::FIREPOWER, ["FOW-TUR-05"],
                when |form| (form.is_armoured() || form.covered()) && !form.is_second();
            /// The figures of the second weapon.
            second: Weapon => "second",
                when |form, _| form.is_second(),
                with {
                    range = 24, t::WEAPON_RANGE, ["FOW-SHO-05"], when |_form, _| false;
                    anti_tank = 9, t::ANTI_TANK, ["FOW-SAV-01"], when |form, _| form.is_armoured();
                    firepower = 4, t::FIREPOWER, ["FOW-TUR-05"],
                        when |form, _| form.is_armoured() || form.covered();
                };
        }
        group t::GROUP_PLATOON => {
            /// Its morale is tested once, as the phase ends, and not with each volley.
            morale_later: bool = false, t::MORALE_LATER, ["FOW-MOR-03"];
            /// The platoon's will to fight.
            will: Will => "", heads [t::GROUP_PLATOON],
                when |form, _| form.is_armoured() || !form.morale_later;
            /// An independent team that has joined no platoon is never pinned.
            unattached: bool = false, t::RALLY_INDEPENDENT, ["FOW-IND-08"],
                when |form| !form.is_armoured();
            /// Teams that the platoon has left, without transports.
            on_table: Count<0, 40> = 5, t::TEAMS_LEFT, ["FOW-AMB-75"],
                when |form| form.morale_later && !form.hits_transports();
            /// Hits the platoon took earlier this phase.
            hits_before: Count<0, 100> = 0, t::HITS_BEFORE, ["FOW-RES-01", "FOW-AMB-12"];
            /// Teams of the platoon destroyed so far.
            lost_before: Count<0, 60> = 0, t::LOST_BEFORE, ["FOW-MOR-03"],
                when |form| !form.morale_later;
            /// Of a platoon whose transports are shot at: its own teams able to fight.
            own_teams: Count<0, 40> = 0, t::OWN_TEAMS, ["FOW-MOR-03", "FOW-MOR-04"],
                when |form| form.hits_transports() && !form.morale_later;
            /// Further teams of the platoon able to fight that cannot be hit.
            others: Count<0, 30> = 0, t::OTHER_TEAMS, ["FOW-MOR-03", "FOW-MOR-04"],
                when |form| !form.morale_later;
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
            /// All teams of the platoon have fired it in this phase.
            spent: bool = false, t::WEAPON_SPENT, ["FOW-SHO-03"],
                when |form| form.fires_once() && !form.is_second();
            /// The same of the second one.
            spent_second: bool = false, t::WEAPON_SPENT, ["FOW-SHO-03"],
                when |form| form.fires_once() && form.is_second();
            /// Teams of a platoon of which some have fired that have not (the names of these two
            /// begin as no other does, for the sake of old links).
            yet_to_fire: Count<0, 30> = 30, t::YET_TO_FIRE, ["FOW-SHO-03"],
                when |form| form.fires_once() && !form.is_second();
            /// The same of the second weapon.
            yet_to_fire_second: Count<0, 30> = 30, t::YET_TO_FIRE, ["FOW-SHO-03"],
                when |form| form.fires_once() && form.is_second();
            /// The target is reconnaissance that tries to disengage.
            disengaging: Disengaging = Disengaging::No, t::DISENGAGING, ["FOW-REC-04", "FOW-REC-06"];
            /// The target attacked in its own last turn.
            attacked: bool = false, t::DISENGAGE_ATTACKED, ["FOW-REC-03"],
                when |form| form.disengaging != Disengaging::No;
        }
    }
}

words! {
    /// What becomes of the platoon at the end of the phase.
    pub enum PlatoonAfter {
        /// It need not test.
        NoTest = "no-test" => t::WORD_NO_TEST, Plain;
        /// It passes its test.
        FightsOn = "fights-on" => t::WORD_FIGHTS_ON, Bad;
        /// It fails it.
        Destroyed = "destroyed" => t::WORD_PLATOON_DESTROYED, Good;
    }
}

outcome! {
    /// The effect of the shots.
    pub struct Shot of |form: &Shooting| {
        /// Teams destroyed.
        destroyed: u32, t::PART_DESTROYED;
        /// Vehicles newly bailed out.
        bailed_out: u32, t::PART_BAILED_OUT, when form.is_armoured();
        /// Hits.
        hits: u32, t::PART_HITS;
        /// Whether the platoon is pinned.
        pinned: bool, t::PART_PINNED, words PINNED_IS_GOOD;
        /// What becomes of it, where its morale is rolled with the volley.
        platoon: PlatoonAfter, t::PART_PLATOON, when !form.morale_later;
        /// Whether a team of it is left, where it is not (FOW-AMB-75).
        gone: bool, t::ROLE_PLATOON, words const {
            &[
                plain("left", t::WORD_TEAMS_LEFT),
                good("destroyed", t::WORD_PLATOON_GONE),
            ]
        }, when form.morale_later && !form.hits_transports();
    } beside {
        /// Who it was.
        toll: Toll;
    }
}

impl Calculate for Shooting {
    type House = House;
    type Outcome = Shot;
    const ABOUT: About = About {
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
    };

    fn work(&self, _: &House) -> Work<Self> {
        let (to_hit, need) = self.needs();
        let (dice_sheet, dice) = self.number_of_dice();
        let target = Target::of(self);
        let hit = Roll::new(Die::D6)
            .at_least(need)
            .named(t::ROLL_TO_HIT, "FOW-HIT-01")
            .by_acting();
        let hits_before = self.hits_before.count();
        let carries = self.carries_teams();
        let (later, on_table) = (self.morale_later, self.on_table.count());
        let each_strikes = if self.busts_bunkers() {
            target.ranks.teams
        } else {
            1
        };
        // Without a shot left the number that hits is beside the point.
        let headline = if dice == 0 {
            (t::NUMBER_OF_DICE, dice_sheet.result.clone())
        } else {
            (t::TO_HIT, to_hit.result.clone())
        };
        let mut sheets = vec![dice_sheet, to_hit];
        sheets.extend(target.damage.sheets(&self.strike()));
        let working = Working {
            headline,
            sheets,
            refusals: self.refusals(dice),
            notes: self.notes(),
            not_counted: self.not_counted(),
            next: self.next(),
            dice: Some((t::DICE_D_6, Figure::Dice(dice))),
            ..Working::default()
        };
        self.wanted(working).rolls(self, move |roller| {
            let hits = roller.successes(&hit, dice as u32) * each_strikes;
            let toll = if later {
                target.ranks.take(&target.damage, roller, hits)
            } else {
                target.ranks.take_apart(&target.damage, roller, hits)
            };
            let destroyed = toll.destroyed();
            Shot {
                destroyed,
                bailed_out: toll.bailed_out,
                hits,
                pinned: ((hits_before + hits >= HITS_THAT_PIN && target.can_be_pinned)
                    || (carries && destroyed > 0))
                    && target.can_be_pinned,
                platoon: if later {
                    PlatoonAfter::NoTest
                } else {
                    target.platoon_morale(roller, toll)
                },
                gone: destroyed >= on_table,
                toll,
            }
        })
    }
}

impl Shooting {
    /// The number needed to hit (FOW-HIT-P1): the base by the target's skill, +1
    /// for each condition. All of them stack.
    fn needs(&self) -> (Sum, i16) {
        let mut modifiers = Vec::new();
        let mut add = |applies: bool, label, cite| {
            if applies {
                modifiers.push(Modifier::new(label, 1, cite));
            }
        };
        add(self.over_16, t::OVER_16, "FOW-HIT-T2");
        // Gone to ground always includes concealed (FOW-AMB-49).
        let easiest = self.easiest();
        add(
            (self.concealed || self.gone_to_ground) && easiest != Easiest::Open,
            t::CONCEALED,
            "FOW-CON-01",
        );
        add(
            self.is_down() && easiest == Easiest::Alike,
            t::GONE_TO_GROUND,
            "FOW-CON-04",
        );
        // Judged by the printed rate of fire; in defensive fire the team's move
        // was in another turn (FOW-AMB-10).
        add(
            self.rof().0 == 1 && self.moved && !self.defensive,
            t::ROF_1_AND_MOVED,
            "FOW-AMB-10",
        );
        Sum::need(
            "to-hit",
            t::TO_HIT,
            (
                self.target_skill.label(),
                self.target_skill.number_to_hit(),
                "FOW-HIT-T1",
            ),
            modifiers,
        )
    }

    /// The number of dice (FOW-DIC-P1).
    fn number_of_dice(&self) -> (Sum, i16) {
        let printed = self.rof().0;
        let mut dice = printed;
        let mut modifiers = Vec::new();
        let mut becomes = |applies: bool, to: &dyn Fn(i16) -> i16, label: Phrase, cite| {
            let after = to(dice);
            if applies && after != dice {
                modifiers.push(Modifier::new(label, after - dice, cite));
                dice = after;
            }
        };
        becomes(self.cavalry, &|_| 1, t::DICE_CAVALRY.into(), "FOW-DIC-05");
        becomes(
            self.pinned && !self.armoured,
            &|_| 1,
            t::DICE_PINNED.into(),
            "FOW-PIN-02",
        );
        becomes(
            self.moved && !self.defensive,
            &|_| 1,
            t::DICE_MOVED.into(),
            "FOW-DIC-02",
        );
        // Judged by the printed rate of fire (FOW-AMB-39).
        let disengaging = self.disengaging != Disengaging::No;
        becomes(
            disengaging && printed == 1,
            &|_| 0,
            t::DICE_ROF_1_DISENGAGING.into(),
            "FOW-REC-06",
        );
        becomes(
            self.disengaging == Disengaging::FirstShot && printed > 1,
            &|_| 1,
            t::DICE_FIRST_SHOT.into(),
            "FOW-REC-04",
        );
        becomes(
            self.disengaging == Disengaging::TheRest && printed > 1,
            &|rate| rate - 1,
            t::DICE_THE_REST.into(),
            "FOW-REC-05",
        );
        // The number of dice doubles, after the rate of fire was cut (FOW-AMB-11).
        becomes(
            self.target_doubled,
            &|rate| rate * 2,
            t::DICE_TARGET_DOUBLED.into(),
            "FOW-DIC-03",
        );
        becomes(
            true,
            &|rate| rate * self.shooters.0,
            t::dice_teams(self.shooters.0),
            "FOW-DIC-P1",
        );
        let sheet = Sum {
            id: "dice",
            title: t::NUMBER_OF_DICE,
            base: (t::ROF, Figure::Dice(printed), "FOW-DIC-01"),
            modifiers,
            result: Figure::Dice(dice),
        };
        (sheet, dice)
    }

    /// Why the shot is not allowed (FOW-SHO-P1), and what cannot be so together.
    fn refusals(&self, dice: i16) -> Vec<Note> {
        let mut refusals = Notes::default();
        refusals.0.extend(self.barred.refusal(self.defensive));
        refusals.add(!self.in_range, t::REFUSED_RANGE, "FOW-SHO-05");
        refusals.add(!self.in_sight, t::REFUSED_SIGHT, "FOW-SHO-05");
        refusals.add(!self.in_arc, t::REFUSED_ARC, "FOW-SHO-05");
        let charged = self.cavalry && self.moved;
        refusals.add(
            charged && !self.within_4,
            t::REFUSED_CAVALRY_MOVED,
            "FOW-DIC-05",
        );
        refusals.add(
            self.defensive && self.over_16,
            t::REFUSED_DEFENSIVE_TOO_FAR,
            "FOW-ASL-12",
        );
        refusals.add(
            charged && self.within_4 && self.over_16,
            t::REFUSED_WITHIN_4_AND_OVER_16,
            "FOW-DIC-05",
        );
        refusals.add(
            self.target_doubled && self.is_down(),
            t::REFUSED_DOUBLED_GONE_TO_GROUND,
            "FOW-CON-04",
        );
        // The target of defensive fire has just charged, which is a move and an
        // assault (FOW-AMB-16).
        refusals.add(
            self.defensive && self.is_down(),
            t::REFUSED_CHARGING_GONE_TO_GROUND,
            "FOW-AMB-16",
        );
        refusals.add(
            self.defensive && self.target_doubled,
            t::REFUSED_CHARGING_DOUBLED,
            "FOW-DBL-04",
        );
        refusals.add(
            self.disengaging != Disengaging::No && self.target_doubled,
            t::REFUSED_DOUBLED_DISENGAGING,
            "FOW-REC-03",
        );
        refusals.add(
            self.disengaging != Disengaging::No && self.attacked,
            t::REFUSED_DISENGAGE_ATTACKED,
            "FOW-REC-03",
        );
        let (spent, left) = if self.is_second() {
            (self.spent_second, self.yet_to_fire_second)
        } else {
            (self.spent, self.yet_to_fire)
        };
        refusals.add(
            self.exceeds(left),
            t::refused_some_fired(left.0),
            "FOW-SHO-03",
        );
        let spent = spent && self.fires_once();
        refusals.add(spent && !self.defensive, t::REFUSED_ALL_FIRED, "FOW-SHO-03");
        refusals.add(
            spent && self.defensive,
            t::REFUSED_DEFENSIVE_TWICE,
            "FOW-ASL-11",
        );
        if refusals.0.is_empty() && dice == 0 {
            // Judged by the printed rate of fire; a faster weapon cut down to one
            // shot has had it (FOW-AMB-39).
            let slow = self.rof().0 == 1;
            refusals.add(slow, t::REFUSED_NO_SHOTS_LEFT, "FOW-REC-06");
            refusals.add(!slow, t::REFUSED_ONE_SHOT_SPENT, "FOW-AMB-39");
        }
        let too_many = t::refused_too_many_dice(dice, MOST_DICE);
        refusals.add(dice > MOST_DICE, too_many, "FOW-HIT-P1");
        refusals.0
    }

    fn notes(&self) -> Vec<Note> {
        let armoured = self.is_armoured();
        let transports = self.hits_transports();
        let mut notes = Notes::default();
        notes.add(
            self.defensive && armoured,
            t::NOTE_SIDE_ARMOUR,
            "FOW-ASL-13",
        );
        notes.add(
            armoured && transports,
            t::NOTE_TRANSPORTS_NEVER_PINNED,
            "FOW-RES-01",
        );
        notes.add(armoured && !transports, t::NOTE_NEVER_PINNED, "FOW-PIN-03");
        notes.add(armoured, t::NOTE_ARMOUR_RESULT, "FOW-SAV-T1");
        notes.add(transports, t::NOTE_TRANSPORTS_STRENGTH, "FOW-MOR-04");
        notes.add(
            transports && !self.vehicles_carry,
            t::NOTE_TRANSPORTS_PIN,
            "FOW-PAS-04",
        );
        notes.add(
            self.disengaging == Disengaging::FirstShot,
            t::NOTE_DISENGAGE_TEST,
            "FOW-REC-05",
        );
        notes.add(
            self.all_teams() > 1 && !self.busts_bunkers(),
            t::NOTE_HITS_SPREAD,
            "FOW-ALO-03",
        );
        notes.add(
            self.all_teams() > self.teams.count(),
            t::NOTE_ALO_WORKING_FIRST,
            "FOW-ALO-05",
        );
        notes.add(self.busts_bunkers(), t::NOTE_BUNKER_BUSTER, "FOW-CON-07");
        notes.add(self.rolls_on(), t::NOTE_EACH_HIT_ROLLED, "FOW-AMB-74");
        notes.add(
            !self.morale_later,
            t::NOTE_MORALE_IF_NOTHING_ELSE,
            "FOW-MOR-03",
        );
        notes.add(self.morale_later, t::NOTE_MORALE_LATER, "FOW-MOR-03");
        notes.0
    }

    /// What looks as if it counted.
    fn not_counted(&self) -> Vec<Note> {
        let shield = self.target == TargetKind::Gun && self.shield;
        let hides = self.concealed || self.gone_to_ground;
        let held = self.pinned && !self.armoured;
        let mut kept = Notes::default();
        kept.add(
            hides && self.easiest() == Easiest::Open,
            t::KEPT_EASIEST_OPEN,
            "FOW-HIT-03",
        );
        kept.add(
            self.is_down() && self.easiest() == Easiest::Concealed,
            t::KEPT_EASIEST_CONCEALED,
            "FOW-HIT-03",
        );
        kept.add(
            self.moved && !self.defensive && self.rof().0 > 1,
            t::KEPT_MOVED_FAST,
            "FOW-AMB-10",
        );
        kept.add(
            self.moved && self.defensive && !held,
            t::KEPT_MOVED_DEFENSIVE,
            "FOW-DIC-06",
        );
        kept.add(
            self.pinned && self.armoured,
            t::KEPT_PINNED_ARMOURED,
            "FOW-PIN-03",
        );
        kept.add(
            self.over_16 && !self.is_armoured(),
            t::KEPT_FAR_SAVE,
            "FOW-SAV-01",
        );
        kept.add(
            self.is_unattached(),
            t::NOTE_RALLY_INDEPENDENT,
            "FOW-IND-08",
        );
        kept.add(
            shield && self.target_doubled,
            t::NOTE_SHIELD_DOUBLED,
            "FOW-DBL-05",
        );
        kept.add(
            shield && self.cover && !self.target_doubled,
            t::KEPT_SHIELD_IN_COVER,
            "FOW-SAV-08",
        );
        kept.0
    }

    /// At one team: is it destroyed? At a platoon: is anything, and how much of it?
    fn wanted(&self, working: Working) -> Working {
        let one = self.all_teams() == 1;
        let armoured = self.is_armoured();
        let mut working = damage::wanted(
            working,
            Shot::AT.destroyed,
            Shot::AT.bailed_out,
            one,
            armoured,
        );
        if (!armoured || self.hits_transports()) && !self.is_unattached() {
            working = working.chance(t::WANT_PINNED, Shot::AT.pinned.is(true));
        }
        working
    }

    /// The test of reconnaissance after the first shots (FOW-REC-05).
    pub(crate) fn disengage(&self) -> Opening {
        let skill = Disengage::AT.trained.then(Trained::AT.skill);
        Opening::to::<Disengage>()
            .knowing(skill, self.target_skill)
            .deciding(Disengage::AT.rof, self.rof())
            .deciding(Disengage::AT.fired, true)
            .into()
    }

    fn next(&self) -> Vec<Opening> {
        let mut next = Vec::new();
        if self.disengaging == Disengaging::FirstShot {
            // The test that follows the first shots (FOW-REC-05).
            next.push(self.disengage());
        }
        next.extend([
            Opening::to::<Allocation>().into(),
            Passengers::of_target(),
            PlatoonMorale::of(self.will, parts::TARGET_IS_TESTED),
        ]);
        next
    }

    fn is_armoured(&self) -> bool {
        self.target == TargetKind::Armoured
    }

    /// Bogged vehicles that are hit after others.
    fn bogged(&self) -> u32 {
        if self.is_armoured() && self.state == VehicleState::Working {
            self.next_bogged.count()
        } else {
            0
        }
    }

    /// Bailed-out vehicles that are hit after others.
    fn bailed_out(&self) -> u32 {
        if self.is_armoured() && self.state != VehicleState::BailedOut {
            self.next_bailed_out.count()
        } else {
            0
        }
    }

    /// All teams that can be hit.
    fn all_teams(&self) -> u32 {
        self.teams.count() + self.bogged() + self.bailed_out()
    }

    /// Hit on the side or rear, whose armour is asked for separately. Defensive fire has
    /// but one armour, that of the side (FOW-ASL-13).
    fn is_flanked(&self) -> bool {
        self.aspect == Facing::Side && !self.defensive
    }

    /// More teams are to shoot than this many, and each of them once in this phase.
    fn exceeds(&self, left: Count<0, 30>) -> bool {
        self.shooters.0 > left.0 && self.fires_once()
    }

    /// Whether a weapon that has fired in this phase, or in this assault, fires no more: all
    /// but the shots that are still owed (FOW-REC-05).
    pub(crate) fn fires_once(&self) -> bool {
        self.disengaging != Disengaging::TheRest
    }

    /// Gone to ground, as is said or follows from its being concealed (FOW-CON-04).
    fn is_down(&self) -> bool {
        self.gone_to_ground || (self.concealed && self.keeps_down)
    }

    pub(crate) fn is_second(&self) -> bool {
        self.second_weapon && self.used_weapon == WhichWeapon::Second
    }

    /// The printed rate of fire of the weapon that shoots.
    fn rof(&self) -> Count<1, 10> {
        if self.is_second() {
            self.second.rof
        } else {
            self.rof
        }
    }

    pub(crate) fn hits_transports(&self) -> bool {
        self.transports && self.target.is_vehicle()
    }

    /// Teams of the platoon whose transports are shot at: they are its strength
    /// (FOW-MOR-04).
    fn own_teams(&self) -> u32 {
        if self.hits_transports() {
            self.own_teams.count()
        } else {
            0
        }
    }

    /// The loss of one of them pins the platoon that they carry (FOW-PAS-04).
    fn carries_teams(&self) -> bool {
        self.hits_transports() && self.vehicles_carry
    }

    /// Vehicles that carry teams: each of their hits is rolled (FOW-AMB-74).
    pub(crate) fn rolls_on(&self) -> bool {
        self.carries_teams() || (self.target.is_vehicle() && !self.transports && self.aboard)
    }

    fn is_unattached(&self) -> bool {
        !self.is_armoured() && self.unattached
    }

    /// Each hit strikes every team in the building (FOW-CON-07); all of them count
    /// towards the five that pin (FOW-AMB-55).
    fn busts_bunkers(&self) -> bool {
        self.every_team && self.cover && self.target.uses_cover() && self.teams.0 > 1
    }

    /// Which team decides the number to hit (FOW-HIT-03).
    fn easiest(&self) -> Easiest {
        if self.teams.0 > 1 && (self.concealed || self.gone_to_ground) {
            self.easiest
        } else {
            Easiest::Alike
        }
    }

    /// A hit of this shot, and the armour or save it meets.
    fn strike(&self) -> Strike {
        let (anti_tank, firepower) = if self.is_second() {
            (self.second.anti_tank.0, self.second.firepower.0)
        } else {
            (self.anti_tank.0, self.firepower.0)
        };
        Strike {
            kind: self.target,
            state: self.state,
            armour: if self.is_flanked() {
                (t::ARMOUR_SIDE, self.side_armour.0)
            } else {
                (t::ARMOUR, self.armour.0)
            },
            over_16: self.over_16,
            covered: self.covered(),
            anti_tank,
            firepower,
            will: self.will,
        }
    }

    /// Whether the target is in bulletproof cover: a gun shield counts from the
    /// front, unless the gun moved at the double (FOW-SAV-08).
    fn covered(&self) -> bool {
        let shield = self.target == TargetKind::Gun && self.shield && !self.target_doubled;
        self.target.uses_cover() && (self.cover || shield)
    }
}

/// The platoon that is shot at, as far as its saves and its morale go.
#[derive(Clone, Copy)]
struct Target {
    damage: Damage,
    /// Whether the teams that are hit are bailed out already.
    out_already: bool,
    transports: bool,
    ranks: Ranks,
    others: u32,
    lost_before: u32,
    morale: Roll,
    /// Armoured vehicles are never pinned (FOW-PIN-03), nor independent teams on their own
    /// (FOW-IND-08); hits on armoured transports pin the rest of their platoon
    /// (FOW-RES-01).
    can_be_pinned: bool,
}

impl Target {
    fn of(shot: &Shooting) -> Self {
        let armoured = shot.is_armoured();
        Self {
            damage: Damage::of(&shot.strike()).at_carriers(shot.rolls_on()),
            out_already: armoured && shot.state == VehicleState::BailedOut,
            transports: shot.hits_transports(),
            ranks: Ranks {
                teams: shot.teams.count(),
                bogged: shot.bogged(),
                out: shot.bailed_out(),
            },
            others: shot.others.count() + shot.own_teams(),
            lost_before: shot.lost_before.count(),
            morale: morale::platoon_test(shot.will).by_facing(),
            can_be_pinned: (!armoured || shot.hits_transports()) && !shot.is_unattached(),
        }
    }

    /// Platoon morale at the end of the phase, if nothing else happens to the
    /// platoon in it (FOW-MOR-P1).
    fn platoon_morale(&self, dice: &mut dyn Dice, toll: Toll) -> PlatoonAfter {
        let destroyed = self.lost_before + toll.destroyed();
        // Bailed-out vehicles and transports are no part of the strength
        // (FOW-MOR-04).
        let able_here = if self.transports || self.out_already {
            0
        } else {
            let Ranks { teams, bogged, .. } = self.ranks;
            teams + bogged - toll.teams - toll.bogged - toll.bailed_out
        };
        let hurt = toll.destroyed() + toll.bailed_out > 0;
        // Of those that are hit bailed-out vehicles are teams left as well (FOW-AMB-75).
        let left_here = if self.transports {
            0
        } else {
            let Ranks { teams, bogged, out } = self.ranks;
            (teams + bogged + out).saturating_sub(toll.destroyed())
        };
        if hurt && left_here + self.others == 0 {
            return PlatoonAfter::Destroyed;
        }
        if !morale::platoon_test_due(destroyed, self.others + able_here, hurt) {
            PlatoonAfter::NoTest
        } else if dice.check(&self.morale) {
            PlatoonAfter::FightsOn
        } else {
            PlatoonAfter::Destroyed
        }
    }
}
