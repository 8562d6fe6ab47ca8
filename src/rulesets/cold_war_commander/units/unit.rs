//! The state of a unit, and its consequences.

use crate::rulesets::cold_war_commander::prelude::*;

use super::side::Side;
use crate::rulesets::cold_war_commander::sheet::assault::Fighter;
use crate::rulesets::cold_war_commander::sheet::effect::{Health, Retreat};
use crate::rulesets::cold_war_commander::sheet::phases;
use crate::rulesets::cold_war_commander::sheet::requests::{AirRequest, ArtilleryRequest, Shells};
use crate::rulesets::cold_war_commander::sheet::to_hit::{Aim, Fire};

choices! {
    /// The kind of a unit (CWC-STA-T1).
    pub enum UnitKind {
        /// On foot, not in support.
        Infantry = "infantry" => t::UNIT_INFANTRY,
        /// Infantry support.
        Support = "support" => t::UNIT_SUPPORT,
        /// Engineers.
        Engineers = "engineers" => t::UNIT_ENGINEERS,
        /// An armoured fighting vehicle.
        Afv = "afv" => t::UNIT_AFV,
        /// An infantry fighting vehicle.
        Ifv = "ifv" => t::UNIT_IFV,
        /// An armoured transport other than an IFV (CWC-AMB-44).
        Carrier = "carrier" => t::UNIT_CARRIER,
        /// A vehicle flamethrower.
        Flamethrower = "flamethrower" => t::UNIT_FLAMETHROWER,
        /// A transport without armour.
        Transport = "transport" => t::UNIT_TRANSPORT,
        /// Artillery on the table.
        Artillery = "artillery" => t::UNIT_ARTILLERY,
        /// Artillery off the table.
        OffTable = "off-table" => t::UNIT_OFF_TABLE,
        /// Anti-air guns and missiles.
        AntiAir = "anti-air" => t::UNIT_ANTI_AIR,
        /// Recce that fits no other kind.
        Recce = "recce" => t::UNIT_RECCE,
        /// The commanding officer.
        Co = "co" => t::UNIT_CO,
        /// A headquarters.
        Hq = "hq" => t::UNIT_HQ,
        /// The artillery observer.
        Fao = "fao" => t::UNIT_FAO,
        /// The air controller.
        Fac = "fac" => t::UNIT_FAC,
        /// A sniper.
        Sniper = "sniper" => t::UNIT_SNIPER,
        /// An aircraft.
        Aircraft = "aircraft" => t::UNIT_AIRCRAFT,
        /// A helicopter.
        Helicopter = "helicopter" => t::UNIT_HELICOPTER,
    }
}

impl UnitKind {
    /// Whether it is a CO, HQ, FAO or FAC (CWC-AMB-17).
    pub const fn is_command(self) -> bool {
        matches!(self, Self::Co | Self::Hq | Self::Fao | Self::Fac)
    }

    /// Whether it gives orders.
    pub const fn commands(self) -> bool {
        matches!(self, Self::Co | Self::Hq)
    }

    /// Whether it calls artillery or aircraft.
    const fn requests(self) -> bool {
        matches!(self, Self::Fao | Self::Fac)
    }

    /// Whether it flies.
    pub const fn flies(self) -> bool {
        matches!(self, Self::Aircraft | Self::Helicopter)
    }

    /// Whether it is artillery, on the table or off it.
    pub const fn is_artillery(self) -> bool {
        matches!(self, Self::Artillery | Self::OffTable)
    }

    /// Whether it is on the table and can be ordered there.
    const fn on_table(self) -> bool {
        !self.flies() && !matches!(self, Self::OffTable)
    }

    /// Whether it fires at targets it sees. Command units do not; the rulebook says whether
    /// helicopters may without a request (CWC-DIR-06, CWC-AMB-53).
    const fn may_fire(self) -> bool {
        !self.is_command() && !matches!(self, Self::OffTable | Self::Aircraft)
    }

    /// Whether a unit of this kind may be recce in addition (CWC-AMB-24).
    const fn may_be_recce(self) -> bool {
        matches!(
            self,
            Self::Infantry
                | Self::Support
                | Self::Engineers
                | Self::Afv
                | Self::Ifv
                | Self::Carrier
        )
    }

    /// Whether its kind alone does not determine its armour.
    const fn asks_armour(self) -> bool {
        matches!(
            self,
            Self::Afv
                | Self::Ifv
                | Self::Carrier
                | Self::Flamethrower
                | Self::Artillery
                | Self::AntiAir
                | Self::Recce
        ) || self.is_command()
    }
}

choices! {
    /// A command value lowered by Cease fire! (CWC-BLU-03, CWC-AMB-50).
    pub enum Lowered {
        /// It is not lowered.
        No = "no" => t::LOWERED_NO,
        /// In the next turn of its side.
        NextTurn = "next-turn" => t::LOWERED_NEXT_TURN,
        /// In this turn of its side.
        ThisTurn = "this-turn" => t::LOWERED_THIS_TURN,
        /// In this turn of its side, and again in the next.
        BothTurns = "both-turns" => t::LOWERED_BOTH_TURNS,
    }
}

impl Lowered {
    /// Whether it applies in this turn of its side.
    pub const fn counts(self) -> bool {
        matches!(self, Self::ThisTurn | Self::BothTurns)
    }

    /// Whether it applies in the next turn of its side.
    const fn counts_next(self) -> bool {
        matches!(self, Self::NextTurn | Self::BothTurns)
    }

    /// The state after it is lowered for the next turn, whatever it is in this turn (CWC-BLU-03).
    #[must_use]
    pub const fn again(self) -> Self {
        if self.counts() { Self::BothTurns } else { Self::NextTurn }
    }

    /// The state after its own turn: the −1 of that turn is removed (CWC-AMB-50).
    #[must_use]
    pub const fn after_turn(self) -> Self {
        if self.counts_next() { Self::NextTurn } else { Self::No }
    }
}

choices! {
    /// The part of a blunder, or of a granted mission, that is still to be worked out for a unit in
    /// this turn of its side.
    pub enum FollowUp {
        /// Nothing.
        No = "no" => t::FOLLOW_UP_NO,
        /// The roll for its blunder (CWC-BLU-01, CWC-BLU-02).
        Blunder = "blunder" => t::BLUNDER,
        /// The order or request for it was a blunder whose line has not been rolled yet.
        Misled = "misled" => t::FOLLOW_UP_MISLED,
        /// The units that the line of its blunder mentions (CWC-BLU-05, CWC-BLU-08, CWC-BLU-11).
        Named = "named" => t::FOLLOW_UP_NAMED,
        /// The next called unit takes the same attacks (CWC-BLU-07, CWC-BLU-10).
        NextUnit = "next-unit" => t::FOLLOW_UP_NEXT_UNIT,
        /// The fire that its blunder brought upon it, rolled while its Hits were not known
        /// (CWC-BLU-03, CWC-BLU-06, CWC-BLU-09).
        Suffers = "suffers" => t::FOLLOW_UP_SUFFERS,
        /// It crawls away (CWC-BLU-04).
        Crawl = "crawl" => t::CRAWL_AWAY,
        /// The deviation of its fire or strike (CWC-ART-06, CWC-AIR-04).
        Deviation = "deviation" => t::FOLLOW_UP_DEVIATION,
        /// The deviation of its smoke: no fire follows (CWC-ART-05).
        Smoke = "smoke" => t::FOLLOW_UP_SMOKE,
        /// Its fire or strike (CWC-ART-10, CWC-AIR-06).
        Fire = "fire" => t::FOLLOW_UP_FIRE,
        /// Its fire or strike at the further units in the zone.
        Fired = "fired" => t::FOLLOW_UP_FIRED,
    }
}

form! {
    /// Units of one kind that fired on a zone and are not in the list.
    pub struct ZoneFirers {
        group t::GROUP_BATTERIES => {
            /// How many there are.
            units: Count<0, 20> = 0, t::UNITS_OF_KIND, ["CWC-ART-09", "CWC-AMB-39"];
            /// The Attack of each.
            attack: Count<0, 20> = 0, t::ATTACK, ["CWC-ART-09", "CWC-AMB-39"];
            /// Its mark.
            mark: Mark = Mark::None, t::ATTACK_MARK, ["CWC-AMB-52"];
            /// They are helicopters that popped up.
            pop_up: bool = false, t::POP_UP, ["CWC-AMB-53"];
        }
    }
}

choices! {
    /// The weapons of a shoot: each kind has its own zone (CWC-AMB-59).
    pub enum ZoneWeapon {
        /// Guns.
        Guns = "guns" => t::UNIT_FOLLOW_UP,
        /// Rockets.
        Rockets = "rockets" => t::UNIT_FOLLOW_UP,
        /// Naval guns.
        Naval = "naval" => t::UNIT_FOLLOW_UP,
        /// Air units.
        Air = "air" => t::UNIT_FOLLOW_UP,
    }
}

form! {
    /// A shoot in whose zone a unit was attacked.
    pub struct ZoneAttack {
        group t::GROUP_UNIT_STATE => {
            /// The number of the order or request; 0 for none.
            number: Count<0, 200> = 0, t::UNIT_FOLLOW_UP, ["CWC-ART-10", "CWC-AIR-06"];
            /// Its weapons.
            weapon: ZoneWeapon = ZoneWeapon::Guns, t::UNIT_FOLLOW_UP, ["CWC-AMB-59"];
        }
    }
}

form! {
    /// The state of a unit.
    pub struct Unit {
        group t::GROUP_UNIT_STATE => {
            /// Hit markers; for an air unit, the hits of this mission.
            marked: Count<0, 12> = 0, t::HIT_MARKERS, ["CWC-FIR-05", "CWC-END-01", "CWC-AAF-03"];
            /// Whether it is suppressed, and since when.
            suppressed: Suppressed = Suppressed::No, t::SUPPRESSED, ["CWC-FIR-07", "CWC-SUP-03", "CWC-SUP-04", "CWC-END-03"],
                when |unit| !unit.kind.flies();
            /// It acted on an order this turn.
            activated: bool = false, t::UNIT_ACTIVATED, ["CWC-BLU-05", "CWC-AMB-29"],
                when |unit| unit.kind.on_table();
            /// Orders this turn, for a unit without a formation.
            orders: Count<0, 10> = 0, t::UNIT_ORDERS, ["CWC-CMD-03", "CWC-AMB-06"],
                when |unit| unit.is_ordered_alone();
            /// It is out of the battle.
            eliminated: bool = false, t::UNIT_ELIMINATED, ["CWC-FIR-05", "CWC-BRK-01", "CWC-AAF-03"];
            /// Anti-air fire at it was worked out on this mission.
            fired_at: bool = false, t::UNIT_FIRED_AT, ["CWC-AAF-01"],
                when |unit| unit.kind.flies();
            /// It broke off its mission.
            aborted: bool = false, t::UNIT_ABORTED, ["CWC-AAF-04", "CWC-AMB-36"],
                when |unit| unit.kind.flies();
            /// Requests it made this turn.
            requests: Count<0, 10> = 0, t::UNIT_REQUESTS, ["CWC-ART-02", "CWC-AIR-01"],
                when |unit| unit.kind.requests();
            /// Cease fire! lowered its value.
            lowered: Lowered = Lowered::No, t::COMMAND_LOWERED, ["CWC-BLU-03", "CWC-AMB-50"],
                when |unit| unit.kind.commands();
            /// Its command test or request failed this turn.
            test_failed: bool = false, t::UNIT_TEST_FAILED, ["CWC-AMB-42"],
                when |unit| unit.kind.is_command();
            /// The actions it has left, if an order allows several.
            actions: Count<0, 20> = 0, t::UNIT_ACTIONS, ["CWC-BON-01"],
                when |unit| unit.actions.0 > 0;
            /// The part of a blunder or a mission that is still to be worked out for it.
            follow_up: FollowUp = FollowUp::No, t::UNIT_FOLLOW_UP, ["CWC-BLU-01", "CWC-BLU-02", "CWC-ART-11", "CWC-AAF-06"],
                when |unit| unit.follow_up != FollowUp::No;
            /// The attacks that the next unit takes.
            follow_up_attacks: Count<0, 6> = 0, t::KNOWN_ATTACKS, ["CWC-BLU-07", "CWC-BLU-10"],
                when |unit| unit.follow_up == FollowUp::NextUnit;
            /// How many of its kind were called with it, if it represents several; never shown.
            follow_up_units: Count<0, 20> = 0, t::UNIT_FOLLOW_UP, ["CWC-ART-09", "CWC-AMB-39"], when |_unit| false;
            /// The number of the order or request, which the units called together share; never
            /// shown.
            follow_up_number: Count<0, 200> = 0, t::UNIT_FOLLOW_UP, ["CWC-AMB-23", "CWC-ART-09"], when |_unit| false;
            /// The number of hits for which it falls back after a lost assault.
            falls_back: Count<0, 20> = 0, t::ASSAULT_FALL_BACK, ["CWC-ASL-08", "CWC-AMB-34"],
                when |unit| unit.falls_back.0 > 0;
            /// How far it falls back after a lost assault, until it is known what it meets.
            goes_back: Centimetres<0, 120> = 0, t::FALL_BACK_DISTANCE, ["CWC-ASL-08", "CWC-FBK-05"],
                when |unit| unit.goes_back.0 > 0;
            /// It halted at friends, who are not suppressed yet, or was lost in a rout through
            /// them.
            halted: bool = false, t::OPEN_FRIENDS, ["CWC-FBK-07"],
                when |unit| unit.halted;
            /// The enemy with whom it has to fight another round.
            fights: UnitNumber = 0, t::UNIT_FIGHTS, ["CWC-ASL-07"],
                when |unit| unit.fights.is_some();
            /// The unit that it supports in an assault; never shown.
            supports: UnitNumber = 0, t::SUPPORTS, ["CWC-ASL-05"], when |_unit| false;
            /// Units that are not in the list and support it in that assault; never shown.
            fight_supports: Count<0, 10> = 0, t::SUPPORTS, ["CWC-ASL-05"], when |_unit| false;
            /// Enemies on its flank or rear in that assault; never shown.
            fight_flanked: Count<0, 6> = 0, t::FLANKED, ["CWC-AMB-28"], when |_unit| false;
            /// How many of them are in its rear; never shown.
            fight_flanked_rear: Count<0, 6> = 0, t::FLANKED_REAR, ["CWC-AMB-28"], when |_unit| false;
            /// Unlisted units that support the enemy that it fights; recorded here, because others
            /// may fight that enemy too, and never shown.
            fight_enemy_supports: Count<0, 10> = 0, t::SUPPORTS, ["CWC-ASL-05"], when |_unit| false;
            /// Units on the flank or rear of that enemy; never shown.
            fight_enemy_flanked: Count<0, 6> = 0, t::FLANKED, ["CWC-AMB-28"], when |_unit| false;
            /// How many of them are in its rear; never shown.
            fight_enemy_flanked_rear: Count<0, 6> = 0, t::FLANKED_REAR, ["CWC-AMB-28"], when |_unit| false;
            /// The blunder was a request for smoke; never shown.
            follow_up_smoke: bool = false, t::UNIT_FOLLOW_UP, ["CWC-AMB-35"], when |_unit| false;
            /// The kind of its fire on the zone: every unit in it takes the same dice; never shown.
            zone_shoot: Shoot = Shoot::Concentration, t::UNIT_FOLLOW_UP, ["CWC-ART-10"], when |_unit| false;
            /// It popped up for its strike; never shown.
            zone_pop_up: bool = false, t::UNIT_FOLLOW_UP, ["CWC-AMB-53"], when |_unit| false;
            /// Units that are not in the list and fired on the zone with it; never shown.
            zone_firers: [ZoneFirers; 4] => "zone-firers", when |_unit, _| false;
            /// The number of the last shoot of guns in whose zone it was attacked; never shown.
            struck_by_guns: Count<0, 200> = 0, t::UNIT_FOLLOW_UP, ["CWC-ART-10"], when |_unit| false;
            /// The same for rockets.
            struck_by_rockets: Count<0, 200> = 0, t::UNIT_FOLLOW_UP, ["CWC-ART-10"], when |_unit| false;
            /// The same for naval guns.
            struck_by_naval: Count<0, 200> = 0, t::UNIT_FOLLOW_UP, ["CWC-ART-10"], when |_unit| false;
            /// The same for air strikes.
            struck_from_air: Count<0, 200> = 0, t::UNIT_FOLLOW_UP, ["CWC-AIR-06"], when |_unit| false;
            /// Earlier shoots in whose zone it was attacked, the latest first; never shown.
            struck_earlier: [ZoneAttack; 4] => "struck-earlier", when |_unit, _| false;
        }
        group t::GROUP_UNIT_MARKS => {
            /// It fired in reaction.
            reaction_fire: bool = false, t::UNIT_REACTION_FIRE, ["CWC-CMD-02", "CWC-AMB-41"],
                when |unit| unit.kind.on_table();
            /// It evaded a missile.
            evaded: bool = false, t::UNIT_EVADED, ["CWC-CMD-02", "CWC-AMB-41"],
                when |unit| unit.kind.on_table();
            /// It acted in the initiative phase.
            acted_in_initiative: bool = false, t::UNIT_INITIATIVE, ["CWC-CMD-02", "CWC-SEQ-04"],
                when |unit| unit.kind.on_table();
        }
        group t::GROUP_UNIT_GROUND => {
            /// Its cover.
            cover: Cover = Cover::Open, t::UNIT_COVER, ["CWC-HIT-01", "CWC-HIT-02", "CWC-HIT-03"],
                when |unit| !unit.kind.flies();
            /// It is dug in.
            dug_in: bool = false, t::UNIT_DUG_IN, ["CWC-FBK-04"],
                when |unit| unit.kind.on_table();
            /// It is in fortifications.
            fortified: bool = false, t::UNIT_FORTIFIED, ["CWC-ROU-03"],
                when |unit| unit.kind.on_table();
            /// It is artillery hitched to its tractors.
            limbered: bool = false, t::UNIT_LIMBERED, ["CWC-FBK-04", "CWC-ROU-03"],
                when |unit| unit.kind == UnitKind::Artillery && unit.carriage == Carriage::Towed;
            /// It carries its own infantry or engineers.
            loaded: bool = false, t::CARRIES_INFANTRY, ["CWC-ASL-02", "CWC-ASL-T1"],
                when |unit| unit.may_carry();
        }
        group t::GROUP_UNIT_KIND => {
            /// Its kind.
            kind: UnitKind = UnitKind::Infantry, t::UNIT_KIND, ["CWC-STA-04", "CWC-STA-T1"];
            /// Its formation; for an HQ, the one that it leads.
            formation: Formation = Formation::None, t::UNIT_FORMATION, ["CWC-CMD-03"],
                when |unit| !unit.kind.flies() && unit.kind != UnitKind::OffTable && !unit.kind.requests();
            /// It is recce in addition to its kind.
            recce: bool = false, t::UNIT_IS_RECCE, ["CWC-HIT-04", "CWC-FBK-03", "CWC-AMB-24"],
                when |unit| unit.kind.may_be_recce();
            /// Its armour.
            armour: Armour = Armour::Unarmoured, t::UNIT_ARMOUR, ["CWC-HIT-05", "CWC-HIT-06", "CWC-HIT-09", "CWC-HIT-10"],
                when |unit| unit.kind.asks_armour();
            /// How it is carried.
            carriage: Carriage = Carriage::Towed, t::UNIT_CARRIAGE, ["CWC-BLU-07", "CWC-ART-01"],
                when |unit| unit.kind.is_artillery();
            /// It is rocket artillery.
            rockets: bool = false, t::ROCKET_ATTACK, ["CWC-ART-03", "CWC-ART-06", "CWC-ART-08"],
                when |unit| unit.kind.is_artillery() && unit.carriage != Carriage::Naval;
            /// Its class in the gun table, for fire over open sights.
            gun: Gun = Gun::None, t::GUN, ["CWC-GUN-01", "CWC-GUN-T1", "CWC-AMB-33"],
                when |unit| unit.kind == UnitKind::Artillery;
            /// It has the ability to fall back freely.
            falls_back_freely: bool = false, t::UNIT_FALLS_BACK_FREELY, ["CWC-FBK-03", "CWC-STA-04"],
                when |unit| !unit.kind.flies();
        }
        group t::GROUP_STAT_LINE => {
            /// The number of hits that eliminates it.
            hits: Count<1, 12> = 4, t::UNIT_HITS, ["CWC-STA-01"];
            /// Its Save.
            save: Save = Save::None, t::UNIT_SAVE, ["CWC-STA-01", "CWC-FIR-04", "CWC-AMB-37"];
            /// Its Attack.
            attack: Count<0, 20> = 3, t::UNIT_ATTACK, ["CWC-STA-01"],
                when |unit| !unit.kind.is_command();
            /// The mark on its Attack.
            mark: Mark = Mark::None, t::UNIT_MARK, ["CWC-STA-02"],
                when |unit| !unit.kind.is_command();
            /// Its range.
            range: Centimetres<0, 400> = 30, t::UNIT_RANGE, ["CWC-STA-01", "CWC-STA-03"],
                when |unit| !unit.kind.is_command();
            /// A second Attack, for targets that the first cannot hurt; 0 means none.
            second_attack: Count<0, 20> = 0, t::UNIT_SECOND_ATTACK, ["CWC-STA-01", "CWC-STA-02"],
                when |unit| unit.kind.may_fire();
            /// The mark on the second Attack.
            second_mark: Mark = Mark::None, t::UNIT_SECOND_MARK, ["CWC-STA-02"],
                when |unit| unit.kind.may_fire() && unit.second_attack.0 > 0;
            /// The range of the second Attack.
            second_range: Centimetres<0, 400> = 30, t::UNIT_SECOND_RANGE, ["CWC-STA-01", "CWC-STA-03"],
                when |unit| unit.kind.may_fire() && unit.second_attack.0 > 0;
            /// Its move.
            movement: Centimetres<0, 60> = 10, t::UNIT_MOVE, ["CWC-STA-01", "CWC-BLU-04"];
            /// Its command value.
            value: Count<2, 12> = 8, t::COMMAND_VALUE, ["CWC-STA-01"],
                when |unit| unit.kind.is_command();
        }
    }
}

/// The Hits of a unit until they are entered: until then no number of markers eliminates it.
pub const HITS_NOT_ENTERED: i16 = 12;

/// An Attack of a stat line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attack {
    /// The number of dice.
    pub dice: i16,
    /// Its mark.
    pub mark: Mark,
    /// Its range in cm.
    pub range: i16,
}

/// The opening of a calculator in which a unit acts.
fn by_it<C: Calculate>() -> Opening {
    Opening::to::<C>().into()
}

impl Unit {
    /// Its Attacks that have dice; none for command units (CWC-ASL-05, CWC-AMB-17). Hits on an air
    /// unit are subtracted (CWC-AAF-05).
    pub fn attacks(&self) -> impl Iterator<Item = Attack> + use<> {
        let worn = if self.kind.flies() { self.marked.0 } else { 0 };
        let attack = move |dice: i16, mark, range| Attack { dice: dice - worn, mark, range };
        let first = if self.kind.is_command() { 0 } else { self.attack.0 };
        let first = attack(first, self.mark, self.range.0);
        let second = if self.kind.may_fire() { self.second_attack.0 } else { 0 };
        let second = attack(second, self.second_mark, self.second_range.0);
        [first, second].into_iter().filter(|one| one.dice > 0)
    }

    /// The first of its Attacks that can hurt a target with or without armour (CWC-HIT-09,
    /// CWC-HIT-10); simply its first Attack if the armour is unknown or none can hurt the target.
    pub fn attack_on(&self, unarmoured: Option<bool>) -> Option<Attack> {
        let hurts =
            |one: &Attack| unarmoured.is_none_or(|unarmoured| one.mark.bars(unarmoured).is_none());
        self.attacks().find(hurts).or_else(|| self.attacks().next())
    }

    /// Its weapon for direct fire: for artillery, the line of its class, which has no mark
    /// (CWC-GUN-T1); for all others, the [Attack of the stat line](Self::attack_on).
    pub fn direct_attack_on(&self, unarmoured: Option<bool>) -> Option<Attack> {
        let by_class =
            self.gun().attack().map(|dice| Attack { dice, mark: Mark::None, range: GUN_RANGE });
        by_class.or_else(|| self.attack_on(unarmoured))
    }

    /// Its attack value at air units: the first of its Attacks that has dice (CWC-AMB-37).
    pub fn anti_air_dice(&self) -> i16 {
        self.attacks().next().map_or(0, |attack| attack.dice)
    }

    /// Whether it can fire at visible targets at all.
    pub fn can_fire(&self) -> bool {
        let may = self.kind.may_fire() && !(self.kind.flies() && self.aborted);
        self.is_there() && may && self.attacks().next().is_some()
    }

    /// Whether its Hits have not been entered yet.
    pub const fn lacks_hits(&self) -> bool {
        self.hits.0 == HITS_NOT_ENTERED
    }

    /// Whether it is still in the battle.
    pub const fn is_there(&self) -> bool {
        !self.eliminated
    }

    /// Whether it may fire at aircraft (CWC-AAF-01).
    pub fn is_anti_air(&self) -> bool {
        self.is_there() && self.kind == UnitKind::AntiAir && self.attacks().next().is_some()
    }

    /// Whether it was called, and not all of its fire or strike is worked out yet.
    pub const fn is_called(&self) -> bool {
        matches!(
            self.follow_up,
            FollowUp::Deviation | FollowUp::Smoke | FollowUp::Fire | FollowUp::Fired
        )
    }

    /// Whether the other unit was called by the same request, and has the same follow-up to work
    /// out.
    pub fn is_called_with(&self, other: &Self) -> bool {
        self.follow_up == other.follow_up && self.follow_up_number == other.follow_up_number
    }

    /// Why it takes no part in another order or request: the last one has not been worked out.
    pub fn is_held_up(&self) -> Option<Note> {
        let (text, cite) = match self.follow_up {
            FollowUp::Blunder | FollowUp::Named | FollowUp::NextUnit | FollowUp::Suffers => {
                (t::NOTE_BLUNDER_FIRST, "CWC-BLU-01")
            }
            FollowUp::Deviation | FollowUp::Smoke | FollowUp::Fire if !self.kind.is_command() => {
                (t::NOTE_MISSION_FIRST, "CWC-ART-09")
            }
            _ => return None,
        };
        Some(Note::new(text, cite))
    }

    /// How many of its kind were called, if it represents several.
    pub fn represents(&self) -> Option<Count<0, 20>> {
        let called = self.is_called() || self.follow_up == FollowUp::Misled;
        (called && self.follow_up_units.0 > 1).then_some(self.follow_up_units)
    }

    /// Whether it is on the table.
    pub const fn is_on_table(&self) -> bool {
        self.is_there() && self.kind.on_table()
    }

    /// Whether it receives orders: it is on the table and commands no one.
    pub const fn takes_orders(&self) -> bool {
        self.is_on_table() && !self.kind.is_command()
    }

    /// Whether it acts on an order of this turn, with one action or with as many as are recorded.
    pub const fn holds_order(&self) -> bool {
        self.activated && self.takes_orders()
    }

    /// Whether it is ordered separately: it is in no formation.
    fn is_ordered_alone(&self) -> bool {
        self.kind.on_table() && !self.kind.is_command() && self.formation() == Formation::None
    }

    /// Whether it tested for an order or a request this turn, or acts on an order.
    pub const fn has_tested(&self) -> bool {
        self.test_failed || self.requests.0 > 0 || self.orders.0 > 0 || self.activated
    }

    /// Orders this turn that make its next one harder (CWC-CMD-03): those of its formation, or its
    /// own. If it acted on an order, there was at least one, even if none was counted.
    pub fn earlier_orders(&self, side: &Side) -> i16 {
        if self.is_ordered_alone() {
            self.orders.0.max(i16::from(self.activated))
        } else {
            side.orders(self.formation())
        }
    }

    /// Whether it is naval artillery.
    pub const fn is_naval(&self) -> bool {
        self.kind.is_artillery() && matches!(self.carriage, Carriage::Naval)
    }

    /// Whether it is rocket artillery, and not naval.
    pub const fn fires_rockets(&self) -> bool {
        self.kind.is_artillery() && self.rockets && !self.is_naval()
    }

    /// Its weapon as artillery.
    pub const fn shells(&self) -> Shells {
        if self.is_naval() {
            Shells::Naval
        } else if self.fires_rockets() {
            Shells::Rockets
        } else {
            Shells::Guns
        }
    }

    /// Whether it is an air unit, or an FAC, which calls air units.
    pub(super) const fn is_of_the_air(&self) -> bool {
        self.kind.flies() || matches!(self.kind, UnitKind::Fac)
    }

    /// Forgets its last mission: how it fired on the zone, and the fire at it.
    pub(super) fn forgets_its_mission(&mut self) {
        self.zone_shoot = Shoot::Concentration;
        self.zone_pop_up = false;
        self.zone_firers = Default::default();
        self.fired_at = false;
    }

    /// Takes over the fire of a lost unit of the same shoot.
    pub(crate) fn fires_on_zone_as_well(&mut self, lost: &Self, firers: ZoneFirers) {
        if self.follow_up != FollowUp::Fired {
            self.follow_up = FollowUp::Fired;
            self.zone_shoot = lost.zone_shoot;
            self.zone_firers = lost.zone_firers;
        }
        if let Some(place) = self.zone_firers.iter_mut().find(|place| place.units.0 == 0) {
            *place = firers;
        }
    }

    /// Forgets the shoots in whose zones it was attacked.
    pub(super) fn forgets_attacks_on_zones(&mut self) {
        for weapon in ZoneWeapon::ALL {
            *self.last_struck_by(*weapon) = Count(0);
        }
        self.struck_earlier = Default::default();
    }

    /// Its weapon against a zone.
    const fn zone_weapon(&self) -> ZoneWeapon {
        if self.is_of_the_air() {
            return ZoneWeapon::Air;
        }
        match self.shells() {
            Shells::Rockets => ZoneWeapon::Rockets,
            Shells::Naval => ZoneWeapon::Naval,
            Shells::Guns | Shells::None => ZoneWeapon::Guns,
        }
    }

    /// The number of the last shoot of this weapon in whose zone it was attacked.
    const fn last_struck_by(&mut self, weapon: ZoneWeapon) -> &mut Count<0, 200> {
        match weapon {
            ZoneWeapon::Guns => &mut self.struck_by_guns,
            ZoneWeapon::Rockets => &mut self.struck_by_rockets,
            ZoneWeapon::Naval => &mut self.struck_by_naval,
            ZoneWeapon::Air => &mut self.struck_from_air,
        }
    }

    /// Records that it was attacked in the zone of the shoot in which this unit fires. Shoots may
    /// alternate, so earlier ones are recorded as well.
    pub(super) fn is_struck_by(&mut self, firer: &Self) {
        let weapon = firer.zone_weapon();
        let last = self.last_struck_by(weapon);
        let earlier = ZoneAttack { number: *last, weapon };
        *last = firer.follow_up_number;
        if earlier.number.0 > 0 && earlier.number != firer.follow_up_number {
            self.struck_earlier.rotate_right(1);
            self.struck_earlier[0] = earlier;
        }
    }

    /// Whether it was already attacked in the zone of the shoot in which this unit fires.
    pub(super) fn was_struck_by(mut self, firer: &Self) -> bool {
        let (number, weapon) = (firer.follow_up_number, firer.zone_weapon());
        let earlier = self.struck_earlier.contains(&ZoneAttack { number, weapon });
        number.0 > 0 && (earlier || *self.last_struck_by(weapon) == number)
    }

    /// Its class in the table of guns over open sights (CWC-GUN-T1).
    pub fn gun(&self) -> Gun {
        match self.kind {
            UnitKind::Artillery => self.gun,
            _ => Gun::None,
        }
    }

    /// How it hits as a firer (CWC-HIT-08).
    pub const fn firer(&self) -> Firer {
        match self.kind {
            UnitKind::Flamethrower => Firer::Flamethrower,
            UnitKind::Sniper => Firer::Sniper,
            _ => Firer::Ordinary,
        }
    }

    /// Its formation; FAO, FAC and off-table units have none.
    pub fn formation(&self) -> Formation {
        if self.kind.on_table() && !self.kind.requests() { self.formation } else { Formation::None }
    }

    /// Whether it is recce, by its kind or in addition to it.
    pub fn is_recce(&self) -> bool {
        self.kind == UnitKind::Recce || (self.kind.may_be_recce() && self.recce)
    }

    /// Whether it is suppressed, no matter since when.
    pub fn is_suppressed(&self) -> bool {
        self.suppressed != Suppressed::No && !self.kind.flies()
    }

    /// Whether it has a mark that costs −1 when it is ordered (CWC-CMD-02).
    pub fn is_marked(&self) -> bool {
        self.kind.on_table() && (self.reaction_fire || self.evaded || self.acted_in_initiative)
    }

    /// Whether its loss counts (CWC-BRK-01, CWC-BRK-02).
    pub fn counts_for_breakpoint(&self) -> bool {
        !self.is_recce()
            && !self.kind.is_command()
            && !self.kind.flies()
            && !matches!(self.kind, UnitKind::Sniper | UnitKind::Transport | UnitKind::OffTable)
    }

    /// Its armour, by kind or as entered. An AFV counts as one even if the question about its
    /// armour was not answered.
    pub fn armour(&self) -> Armour {
        match self.kind {
            UnitKind::Carrier if self.armour == Armour::Unarmoured => Armour::Armoured,
            UnitKind::Afv if !matches!(self.armour, Armour::OpenAfv) => Armour::FullAfv,
            UnitKind::Ifv if self.armour == Armour::Unarmoured => Armour::FullAfv,
            kind if kind.asks_armour() => self.armour,
            _ => Armour::Unarmoured,
        }
    }

    /// Whether it is an AFV, open or fully armoured.
    pub fn is_afv(&self) -> bool {
        matches!(self.armour(), Armour::OpenAfv | Armour::FullAfv)
    }

    /// Whether it is an unarmoured target.
    pub fn is_unarmoured(&self) -> bool {
        self.armour() == Armour::Unarmoured
    }

    /// Its position, which may hold it in place.
    pub fn position(&self) -> Position {
        let unlimbered = self.kind == UnitKind::OffTable
            || (self.kind == UnitKind::Artillery
                && self.carriage == Carriage::Towed
                && !self.limbered);
        if unlimbered {
            // This includes off-table artillery (CWC-AMB-54).
            Position::Unlimbered
        } else if !self.kind.on_table() {
            Position::Free
        } else if self.dug_in && self.is_afv() {
            Position::DugInAfv
        } else if self.dug_in && self.fortified {
            Position::DugInFortified
        } else if self.dug_in {
            Position::DugIn
        } else if self.fortified {
            Position::Fortified
        } else {
            Position::Free
        }
    }

    /// Records that it moved away from its place: it is no longer dug in, fortified or unlimbered.
    pub(crate) fn leaves_its_place(&mut self) {
        if self.kind.on_table() {
            self.dug_in = false;
            self.fortified = false;
            self.limbered |= self.kind == UnitKind::Artillery;
        }
    }

    /// Its position for a rout: in fortifications it is lost, whether dug in or not (CWC-ROU-03).
    pub fn rout_position(&self) -> Position {
        match self.position() {
            Position::DugInFortified => Position::Fortified,
            position => position,
        }
    }

    /// Its kind as a target.
    pub fn target(&self) -> TargetKind {
        if self.kind.is_command() {
            TargetKind::Command
        } else if self.kind == UnitKind::Sniper {
            TargetKind::Sniper
        } else if self.is_recce() {
            TargetKind::Recce
        } else {
            TargetKind::Ordinary
        }
    }

    /// Whether the 10 cm limit does not apply to it (CWC-FBK-03).
    pub fn is_exempt(&self) -> bool {
        self.is_recce() || self.falls_back_freely
    }

    /// Whether wire eliminates it (CWC-FBK-06).
    pub fn is_soft(&self) -> bool {
        matches!(
            self.kind,
            UnitKind::Infantry | UnitKind::Support | UnitKind::Engineers | UnitKind::Transport
        )
    }

    /// Whether wire eliminates it after a lost assault: for an IFV with its infantry, the infantry
    /// counts (CWC-ASL-04, CWC-AMB-45). `None` for other carriers, which depend on the house rules
    /// (CWC-AMB-44).
    pub fn is_soft_in_assault(&self) -> Option<bool> {
        match self.fighter() {
            Fighter::LoadedIfv => Some(true),
            Fighter::LoadedCarrier => None,
            _ => Some(self.is_soft()),
        }
    }

    /// How it fights an assault (CWC-ASL-T1, CWC-AMB-24).
    pub fn fighter(&self) -> Fighter {
        match self.kind {
            UnitKind::Infantry => Fighter::Infantry,
            UnitKind::Engineers => Fighter::Engineers,
            UnitKind::Flamethrower => Fighter::Flamethrower,
            UnitKind::Ifv if self.loaded => Fighter::LoadedIfv,
            UnitKind::Ifv => Fighter::EmptyIfv,
            UnitKind::Carrier if self.loaded => Fighter::LoadedCarrier,
            // It counts as an AFV, whatever gun it carries (CWC-AMB-55).
            UnitKind::Artillery if self.is_afv() => Fighter::ArtilleryAfv,
            UnitKind::Artillery => Fighter::Other,
            _ if self.is_afv() || self.kind == UnitKind::Carrier => Fighter::Afv,
            _ => Fighter::Other,
        }
    }

    /// Whether the limit of AFVs to clear terrain applies to it, by its kind (CWC-ASL-02); it does
    /// not to a flamethrower on another vehicle.
    pub fn assaults_as_afv(&self) -> bool {
        self.kind != UnitKind::Flamethrower || self.is_afv()
    }

    /// Whether it may carry infantry or engineers: transports may, and so may every AFV, because
    /// riders lift its limit to clear terrain (CWC-ASL-02).
    fn may_carry(&self) -> bool {
        let vehicle =
            matches!(self.kind, UnitKind::Ifv | UnitKind::Carrier | UnitKind::Flamethrower);
        vehicle || self.is_afv()
    }

    /// Whether it carries its own infantry or engineers.
    pub fn carries(&self) -> bool {
        self.may_carry() && self.loaded
    }

    /// The consequences of its state.
    pub fn consequences(&self) -> Vec<Consequence> {
        if self.eliminated {
            let loss = if self.counts_for_breakpoint() {
                Consequence::says(t::THEN_LOSS_COUNTS, "CWC-BRK-02")
            } else {
                Consequence::says(t::THEN_LOSS_DOES_NOT_COUNT, "CWC-BRK-01")
            };
            return self.takes_friends_along().into_iter().chain([loss]).collect();
        }
        let mut all: Vec<Consequence> = self.follows_up().into_iter().collect();
        all.extend(self.in_contact());
        if self.kind.flies() {
            self.in_the_air(&mut all);
        } else {
            self.under_fire(&mut all);
        }
        self.when_ordered(&mut all);
        self.on_the_ground(&mut all);
        all
    }

    fn in_the_air(&self, all: &mut Vec<Consequence>) {
        let hits = self.marked.0;
        if self.aborted {
            all.push(Consequence::says(t::THEN_ABORTED, "CWC-AAF-04"));
        } else if hits > 0 {
            all.push(Consequence::says(t::then_weaker(i32::from(hits)), "CWC-AAF-05"));
        }
        if hits > 0 {
            all.push(Consequence::says(t::then_shot_down_by(i32::from(self.left())), "CWC-AAF-03"));
        }
    }

    /// The number of hits it can still take: at least one while it is in the battle.
    fn left(&self) -> i16 {
        (self.hits.0 - self.marked.0).max(1)
    }

    fn under_fire(&self, all: &mut Vec<Consequence>) {
        self.when_suppressed(all);
        if self.marked.0 > 0 {
            all.push(Consequence::says(
                t::then_eliminated_by(i32::from(self.left())),
                "CWC-FIR-05",
            ));
        }
    }

    /// Adds the consequences of suppression: its effects first, and then how long it lasts.
    fn when_suppressed(&self, all: &mut Vec<Consequence>) {
        let recovers = match self.suppressed {
            Suppressed::No => return,
            Suppressed::Before => Consequence::says(t::THEN_RECOVERS, "CWC-END-03"),
            Suppressed::OwnTurn => Consequence::says(t::THEN_RECOVERS_LATER, "CWC-AMB-30"),
        };
        all.push(Consequence::says(t::THEN_SUPPRESSED, "CWC-AMB-22"));
        all.push(if self.kind == UnitKind::OffTable {
            Consequence::says(t::THEN_OFF_TABLE_HOLDS, "CWC-AMB-54")
        } else if self.position().holds() {
            Consequence::says(t::THEN_HOLDS, "CWC-FBK-04")
        } else if self.is_exempt() {
            Consequence::says(t::THEN_FALLS_BACK_FREELY, "CWC-FBK-03")
        } else {
            Consequence::says(t::THEN_FALLS_BACK, "CWC-FBK-01")
        });
        if self.kind.on_table() {
            all.push(Consequence::says(t::THEN_SUPPRESSED_ASSAULT, "CWC-SUP-03"));
        }
        all.push(recovers);
    }

    fn when_ordered(&self, all: &mut Vec<Consequence>) {
        if self.is_marked() {
            all.push(Consequence::says(t::THEN_MARKED, "CWC-CMD-02"));
        }
        if self.actions.0 > 0 {
            let actions = t::then_actions(i32::from(self.actions.0));
            all.push(Consequence::says(actions, "CWC-BON-01"));
        }
        if self.kind.on_table() && self.activated {
            all.push(Consequence::says(t::THEN_ACTIVATED, "CWC-BLU-05"));
        }
        let requests = i32::from(self.requests.0);
        if requests > 0 {
            let next = |cite, request: Opening| {
                let phrase = t::then_next_request(requests);
                if self.test_failed {
                    return Consequence::says(phrase, cite);
                }
                let test = Consequence::may(phrase, cite, request);
                test.only_in(Whose::Active, &[phases::COMMAND])
            };
            match self.kind {
                UnitKind::Fao => all.push(next("CWC-ART-02", by_it::<ArtilleryRequest>())),
                UnitKind::Fac => all.push(next("CWC-AIR-01", by_it::<AirRequest>())),
                _ => {}
            }
        }
        if self.kind.is_command() && self.test_failed {
            all.push(Consequence::says(t::THEN_TEST_FAILED, "CWC-AMB-42"));
        }
        if self.kind.commands() {
            if self.lowered.counts() {
                all.push(Consequence::says(t::THEN_LOWERED, "CWC-BLU-03"));
            }
            if self.lowered.counts_next() {
                all.push(Consequence::says(t::THEN_LOWERED_NEXT_TURN, "CWC-AMB-50"));
            }
        }
    }

    fn on_the_ground(&self, all: &mut Vec<Consequence>) {
        match self.target() {
            TargetKind::Ordinary => {}
            TargetKind::Recce => all.push(Consequence::says(t::THEN_RECCE, "CWC-HIT-04")),
            TargetKind::Command | TargetKind::Sniper => {
                all.push(Consequence::says(t::THEN_HIT_ON_6, "CWC-HIT-07"));
            }
        }
        // Being dug in and being in fortifications each count separately.
        if self.kind.on_table() && (self.fortified || self.position().lost_in_a_rout()) {
            all.push(Consequence::says(t::THEN_LOST_IN_A_ROUT, "CWC-ROU-03"));
        }
        if self.kind == UnitKind::Ifv && self.loaded {
            all.push(Consequence::says(t::THEN_LOADED_IFV, "CWC-ASL-04"));
        }
    }

    /// The number on which this kind of firer hits it in close combat (CWC-AMB-25), unless the
    /// house rules decide on it ([`is_aimed_at_by_house`](Self::is_aimed_at_by_house)).
    pub fn hit_on(&self, cover: Cover, firer: Firer) -> HitNumber {
        let aim =
            Aim { fire: Fire::Direct, firer, cover, kind: self.target(), armour: self.armour() };
        let (_, number) = aim.number(&House::default());
        HitNumber::from_raw(number - HitNumber::Four.number())
    }

    /// Whether the house rules decide on which number this kind of firer hits it (CWC-AMB-18).
    pub fn is_aimed_at_by_house(&self, firer: Firer) -> bool {
        let hard_to_see = matches!(self.target(), TargetKind::Command | TargetKind::Sniper);
        firer != Firer::Ordinary && hard_to_see
    }

    /// Its stat line and state, as a target.
    pub fn health(&self) -> Health {
        Health {
            save: self.save,
            hits: self.hits,
            marked: Count::from_raw(self.marked.0),
            already_suppressed: self.is_suppressed(),
        }
    }

    /// The known answers about its fall-back, which do not include the obstacle.
    pub fn retreat(&self) -> Retreat {
        Retreat {
            position: self.position(),
            exempt: self.falls_back_freely,
            soft: self.is_soft(),
            ..Retreat::default()
        }
    }
}
