//! Shooting as one chain: whether it is allowed, the dice, the number to hit, saves, Firepower,
//! and its effect on the platoon.
//!
//! Procedures FOW-DIC-P1, FOW-HIT-P1, FOW-SAV-P1, FOW-SAV-P2, FOW-PIN-P1 (first step) and
//! FOW-MOR-P1 (as a consequence).
//!
//! * here: the form, the outcome and the chain;
//! * `sums`: the number of dice and the number to hit;
//! * `target`: the saves and the morale of the platoon that is shot at;
//! * `remarks`: why a shot is not allowed, and the notes on one that is.

mod remarks;
mod sums;
mod target;

use crate::rulesets::flames_of_war::prelude::*;

use target::Target;

use super::allocation::Allocation;
use super::bar::Bar;
use super::damage;
use super::damage::{HITS_THAT_PIN, Toll};
use super::forms::{Disengage, Trigger};
use super::house::House;
use super::morale::PlatoonMorale;
use super::passengers::Passengers;
use super::saves::Facing;
use super::skill::Trained;
use super::weapon::Weapon;
use super::words::{PINNED_IS_GOOD, Skill, TargetKind, VehicleState, Will, good, plain};

/// The largest number of dice that are counted at once (FOW-HIT-P1).
const MOST_DICE: i16 = 100;

choices! {
    /// Which shots these are, if reconnaissance under fire tries to disengage (FOW-REC-04 to -06).
    pub enum Disengaging {
        /// The target does not try to disengage.
        No = "no" => t::DISENGAGING_NO,
        /// The one shot before the target's test.
        FirstShot = "first-shot" => t::DISENGAGING_FIRST_SHOT,
        /// The shots still owed after the target failed, or while it is still within reach.
        TheRest = "the-rest" => t::DISENGAGING_THE_REST,
    }
}

choices! {
    /// The weapon that is fired by a platoon with two kinds.
    pub enum WhichWeapon {
        /// The first weapon.
        First = "first" => t::GROUP_WEAPON_1,
        /// The second weapon.
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
        /// One is concealed but not gone to ground.
        Concealed = "concealed" => t::EASIEST_CONCEALED,
    }
}

form! {
    /// The questions about a shot.
    pub struct Shooting {
        group t::GROUP_TARGET => {
            /// The target's skill: the base for the number to hit.
            target_skill: Skill = Skill::Trained, t::TARGET_SKILL, ["FOW-HIT-01", "FOW-HIT-T1", "FOW-HIT-03"];
            /// How the target saves.
            target: TargetKind = TargetKind::Infantry, t::TARGET_KIND, ["FOW-SAV-T2"];
            /// The number of its teams in range, in sight and in the field of fire.
            teams: Count<1, 30> = 5, t::TARGET_TEAMS, ["FOW-SHO-05", "FOW-ALO-02"];
            /// They are over 16"/40 cm away.
            over_16: bool = false, t::OVER_16, ["FOW-HIT-T2", "FOW-SAV-01"];
            /// They are concealed.
            concealed: bool = false, t::CONCEALED, ["FOW-HIT-T2", "FOW-CON-01"],
                when |form| !form.hits_beside();
            /// They are gone to ground, and so always concealed as well (FOW-AMB-49).
            gone_to_ground: bool = false, t::GONE_TO_GROUND, ["FOW-HIT-T2", "FOW-CON-04"],
                when |form| !(form.hits_beside() || form.concealed && form.keeps_down);
            /// The platoon kept down in its own turn, so it is gone to ground if it is concealed.
            keeps_down: bool = false, t::GONE_IF_CONCEALED, ["FOW-CON-04", "FOW-CON-05"],
                when |form| form.concealed && !form.hits_beside();
            /// Whether all of them are hidden in the same way.
            easiest: Easiest = Easiest::Alike, t::TARGET_EASIEST, ["FOW-HIT-03"],
                when |form| form.teams.0 > 1 && form.hides();
            /// They are in bulletproof cover or dug in.
            cover: bool = false, t::BULLETPROOF_COVER, ["FOW-SAV-07", "FOW-AMB-48"],
                when |form| form.target.uses_cover();
            /// Bunker busters fire at a building: each hit strikes all teams inside (in old links
            /// `b` is the question why the shooters are barred).
            every_team: bool = false, t::BUNKER_BUSTER, ["FOW-CON-07", "FOW-AMB-55"],
                when |form| form.target.uses_cover() && form.cover && form.teams.0 > 1;
            /// They are guns with a shield, hit from the front.
            shield: bool = false, t::GUN_SHIELD, ["FOW-SAV-08"],
                when |form| form.target == TargetKind::Gun;
            /// The target moved at the double.
            target_doubled: bool = false, t::TARGET_DOUBLED, ["FOW-DIC-03"];
            /// Where the hits strike; defensive fire always strikes the side.
            aspect: Facing = Facing::Front, t::SAVES_FACING, ["FOW-SAV-02"],
                when |form| form.is_armoured() && !form.defensive;
            /// The armour of the face that is hit.
            armour: Count<0, 20> = 6, t::ARMOUR, ["FOW-SAV-01", "FOW-SAV-02"],
                when |form| form.is_armoured() && !form.is_flanked();
            /// The side armour.
            side_armour: Count<0, 20> = 3, t::ARMOUR_SIDE, ["FOW-SAV-01", "FOW-SAV-02"],
                when |form| form.is_armoured() && form.is_flanked();
            /// The state of the vehicles that are hit.
            state: VehicleState = VehicleState::Working, t::VEHICLE_STATE, ["FOW-BAI-04", "FOW-ALO-05"],
                when |form| form.is_armoured();
            /// Bogged vehicles that are hit after the working ones (these two names share no
            /// prefix with others, for the sake of old links).
            next_bogged: Count<0, 30> = 0, t::ALSO_BOGGED, ["FOW-ALO-05", "FOW-BAI-04"],
                when |form| form.is_armoured() && form.state == VehicleState::Working;
            /// Bailed-out vehicles, hit after the others.
            next_bailed_out: Count<0, 30> = 0, t::ALSO_BAILED_OUT, ["FOW-ALO-05", "FOW-BAI-04"],
                when |form| form.is_armoured() && form.state != VehicleState::BailedOut;
            /// The vehicles are transports, not part of the platoon's strength.
            transports: bool = false, t::SHOOTING_TRANSPORTS, ["FOW-MOR-04", "FOW-PAS-04"],
                when |form| form.target.is_vehicle();
            /// The transports carry teams of the platoon.
            vehicles_carry: bool = false, t::TRANSPORTS_CARRY, ["FOW-PAS-04", "FOW-PIN-05"],
                when |form| form.hits_transports();
            /// The infantry is concealed because it kept still, but its transports are not; never
            /// shown.
            kept_still: bool = false, t::CONCEALED, ["FOW-CON-03"], when |_form| false;
            /// The transports of a platoon that kept still are concealed.
            vehicles_hide: bool = false, t::CONCEALED, ["FOW-HIT-T2", "FOW-CON-01"],
                when |form| form.hits_beside();
            /// They are vehicles of a separate platoon that carry teams of another one.
            aboard: bool = false, t::CARRY_OTHERS, ["FOW-AMB-74", "FOW-TRP-13", "FOW-TRD-01"],
                when |form| form.target.is_vehicle() && !form.transports;
        }
        group t::GROUP_SHOOTERS => {
            /// Teams that shoot, all of one kind.
            shooters: Count<1, 30> = 1, t::SHOOTERS, ["FOW-DIC-P1"];
            /// Their platoon has a second kind of weapon.
            second_weapon: bool = false, t::SECOND_WEAPON, ["FOW-SHO-03"];
            /// Which of the two weapons is fired.
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
            /// The cavalry moved, and the target is within 4"/10 cm.
            within_4: bool = false, t::WITHIN_4, ["FOW-DIC-05"],
                when |form| form.cavalry && form.moved;
            /// It is defensive fire in an assault.
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
            /// The target's morale is tested once, at the end of the phase, not after each volley.
            morale_later: bool = false, t::MORALE_LATER, ["FOW-MOR-03"];
            /// The target platoon's motivation.
            will: Will => "", heads [t::GROUP_PLATOON],
                when |form, _| form.is_armoured() || !form.morale_later;
            /// It is an independent team that has not joined a platoon, and so is never pinned.
            unattached: bool = false, t::RALLY_INDEPENDENT, ["FOW-IND-08"],
                when |form| !form.is_armoured();
            /// The platoon's remaining teams, without transports.
            on_table: Count<0, 40> = 5, t::TEAMS_LEFT, ["FOW-AMB-75"],
                when |form| form.morale_later && !form.hits_transports();
            /// Hits the platoon took earlier this phase.
            hits_before: Count<0, 100> = 0, t::HITS_BEFORE, ["FOW-RES-01", "FOW-AMB-12"];
            /// Teams of the platoon destroyed so far.
            lost_before: Count<0, 60> = 0, t::LOST_BEFORE, ["FOW-MOR-03"],
                when |form| !form.morale_later;
            /// The platoon's own teams able to fight, if its transports are shot at.
            own_teams: Count<0, 40> = 0, t::OWN_TEAMS, ["FOW-MOR-03", "FOW-MOR-04"],
                when |form| form.hits_transports() && !form.morale_later;
            /// Further teams of the platoon that are able to fight but cannot be hit.
            others: Count<0, 30> = 0, t::OTHER_TEAMS, ["FOW-MOR-03", "FOW-MOR-04"],
                when |form| !form.morale_later;
        }
        group t::GROUP_ALLOWED => {
            /// At least one team of the target platoon is in range.
            in_range: bool = true, t::IN_RANGE, ["FOW-SHO-05", "FOW-SHO-06"];
            /// At least one team is in sight.
            in_sight: bool = true, t::IN_SIGHT, ["FOW-SHO-05", "FOW-LOS-01"];
            /// At least one team is in the field of fire.
            in_arc: bool = true, t::IN_ARC, ["FOW-SHO-05", "FOW-LOS-06", "FOW-LOS-07"];
            /// Why the shooters may not shoot.
            barred: Bar = Bar::None, t::BARRED, ["FOW-SHO-01"];
            /// All teams of the shooting platoon have fired the weapon in this phase.
            spent: bool = false, t::WEAPON_SPENT, ["FOW-SHO-03"],
                when |form| form.fires_once() && !form.is_second();
            /// The same for the second weapon.
            spent_second: bool = false, t::WEAPON_SPENT, ["FOW-SHO-03"],
                when |form| form.fires_once() && form.is_second();
            /// Teams that have not fired, in a platoon where some have (these two names share no
            /// prefix with others, for the sake of old links).
            yet_to_fire: Count<0, 30> = 30, t::YET_TO_FIRE, ["FOW-SHO-03"],
                when |form| form.fires_once() && !form.is_second();
            /// The same for the second weapon.
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
    /// The fate of the platoon at the end of the phase.
    pub enum PlatoonAfter {
        /// It need not test.
        NoTest = "no-test" => t::WORD_NO_TEST, Plain;
        /// It passes its test.
        FightsOn = "fights-on" => t::WORD_FIGHTS_ON, Bad;
        /// It fails its test.
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
        /// The fate of the platoon, if its morale is rolled with the volley.
        platoon: PlatoonAfter, t::PART_PLATOON, when !form.morale_later;
        /// Whether no team of the platoon is left, if its morale is rolled later (FOW-AMB-75).
        gone: bool, t::ROLE_PLATOON, words const {
            &[
                plain("left", t::WORD_TEAMS_LEFT),
                good("destroyed", t::WORD_PLATOON_GONE),
            ]
        }, when form.morale_later && !form.hits_transports();
    } beside {
        /// The losses, by state.
        toll: Toll;
    }
}

impl Calculate for Shooting {
    type House = House;
    type Outcome = Shot;
    const ABOUT: About = About::new("shooting", t::SHOOTING, t::SHOOTING_SUMMARY);
    const CITES: &'static [Cite] = &[
        "FOW-SHO-P1",
        "FOW-DIC-P1",
        "FOW-HIT-P1",
        "FOW-SAV-P1",
        "FOW-SAV-P2",
        "FOW-HIT-T3",
        "FOW-SAV-T1",
    ];

    fn work(&self, _: &House) -> Work<Self> {
        let (to_hit, need) = self.needs();
        let (dice_sum, dice) = self.number_of_dice();
        let target = Target::of(self);
        let hit = Roll::new(Die::D6).at_least(need).named(t::ROLL_TO_HIT, "FOW-HIT-01").by_acting();
        let hits_before = self.hits_before.count();
        let carries = self.carries_teams();
        let (later, on_table) = (self.morale_later, self.on_table.count());
        let each_strikes = if self.busts_bunkers() { target.ranks.teams } else { 1 };
        // Without any shots the number to hit does not matter.
        let headline = if dice == 0 {
            (t::NUMBER_OF_DICE, dice_sum.result.clone())
        } else {
            (t::TO_HIT, to_hit.result.clone())
        };
        let mut sums = vec![dice_sum, to_hit];
        sums.extend(target.damage.sums(&self.strike()));
        let working = Working {
            headline,
            sums,
            refusals: self.refusals(dice),
            notes: self.notes(),
            not_counted: self.not_counted(),
            next: self.next(),
            dice: Some((t::DICE_D_6, Figure::Dice(dice))),
            beside: self.beside(),
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
    /// Adds the chances: for one team, whether it is destroyed; for a platoon, whether any team is,
    /// and how many.
    fn wanted(&self, working: Working) -> Working {
        let one = self.all_teams() == 1;
        let armoured = self.is_armoured();
        let mut working =
            damage::wanted(working, Shot::AT.destroyed, Shot::AT.bailed_out, one, armoured);
        if (!armoured || self.hits_transports()) && !self.is_unattached() {
            working = working.chance(t::WANT_PINNED, Shot::AT.pinned.is(true));
        }
        working
    }

    /// The opening for the test of reconnaissance after the first shots (FOW-REC-05).
    pub(crate) fn disengage(&self) -> Opening {
        let skill = Disengage::AT.trained.then(Trained::AT.skill);
        let test = Opening::to::<Disengage>()
            .knowing(skill, self.target_skill)
            .deciding(Disengage::AT.trigger, Trigger::DirectFire)
            .deciding(Disengage::AT.rof, self.rof())
            .deciding(Disengage::AT.one_shot, self.fires_one_shot())
            .deciding(Disengage::AT.fired, true);
        // The remaining shots are fired with the same weapon.
        if self.is_second() { test.deciding(Disengage::AT.second, true) } else { test }.into()
    }

    /// Whether each shooter fires one shot, whatever its printed rate of fire (FOW-DIC-02,
    /// FOW-DIC-05, FOW-PIN-02).
    fn fires_one_shot(&self) -> bool {
        self.cavalry || self.pinned && !self.armoured || self.moved && !self.defensive
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

    /// The number of all teams that can be hit.
    fn all_teams(&self) -> u32 {
        self.teams.count() + self.bogged() + self.bailed_out()
    }

    /// Whether the hits strike the side or rear, whose armour is a separate question. Defensive
    /// fire uses only the side armour (FOW-ASL-13).
    fn is_flanked(&self) -> bool {
        self.aspect == Facing::Side && !self.defensive
    }

    /// Whether more teams are to shoot than are left, since each may shoot once in this phase.
    fn exceeds(&self, left: Count<0, 30>) -> bool {
        self.shooters.0 > left.0 && self.fires_once()
    }

    /// Whether a weapon that has fired in this phase or assault may not fire again: this applies to
    /// all shots but those still owed (FOW-REC-05).
    pub(crate) fn fires_once(&self) -> bool {
        self.disengaging != Disengaging::TheRest
    }

    /// Whether the hits fall on transports of a platoon that is concealed because it kept still.
    fn hits_beside(&self) -> bool {
        self.kept_still && self.hits_transports()
    }

    /// Whether the target is concealed.
    pub(super) fn hides(&self) -> bool {
        if self.hits_beside() { self.vehicles_hide } else { self.concealed || self.gone_to_ground }
    }

    /// Whether the target is gone to ground, by the answer or because it is concealed (FOW-CON-04).
    fn is_down(&self) -> bool {
        // A platoon that has kept still is gone to ground where it is concealed.
        if self.hits_beside() {
            self.vehicles_hide && self.gone_to_ground
        } else {
            self.gone_to_ground || (self.concealed && self.keeps_down)
        }
    }

    /// The word beside the question about gone to ground, for a target that counts as gone to
    /// ground without that answer.
    fn beside(&self) -> Vec<(usize, Phrase)> {
        let counts = self.is_down() && !self.gone_to_ground;
        let place = Self::AT.gone_to_ground.index();
        counts.then(|| (place, t::BESIDE_GONE_TO_GROUND.into())).into_iter().collect()
    }

    pub(crate) fn is_second(&self) -> bool {
        self.second_weapon && self.used_weapon == WhichWeapon::Second
    }

    /// The printed rate of fire of the weapon that shoots.
    fn rof(&self) -> Count<1, 10> {
        if self.is_second() { self.second.rof } else { self.rof }
    }

    pub(crate) fn hits_transports(&self) -> bool {
        self.transports && self.target.is_vehicle()
    }

    /// The teams of the platoon whose transports are shot at: they make up its strength
    /// (FOW-MOR-04).
    fn own_teams(&self) -> u32 {
        if self.hits_transports() { self.own_teams.count() } else { 0 }
    }

    /// Whether losing one of the vehicles pins the platoon that they carry (FOW-PAS-04).
    fn carries_teams(&self) -> bool {
        self.hits_transports() && self.vehicles_carry
    }

    /// Whether the vehicles carry teams, so that every hit on them is rolled (FOW-AMB-74).
    pub(crate) fn rolls_on(&self) -> bool {
        self.carries_teams() || (self.target.is_vehicle() && !self.transports && self.aboard)
    }

    fn is_unattached(&self) -> bool {
        !self.is_armoured() && self.unattached
    }

    /// Whether each hit strikes every team in the building (FOW-CON-07); all of them count towards
    /// the five hits that pin (FOW-AMB-55).
    fn busts_bunkers(&self) -> bool {
        self.every_team && self.cover && self.target.uses_cover() && self.teams.0 > 1
    }

    /// The kind of team that decides the number to hit (FOW-HIT-03).
    fn easiest(&self) -> Easiest {
        if self.teams.0 > 1 && self.hides() { self.easiest } else { Easiest::Alike }
    }
}
