//! The actions that each kind of team may take in an assault: FOW-ASL-T1, with everything else that
//! prevents them.

use crate::rulesets::flames_of_war::prelude::*;

use super::assault::{Assault, AssaultBar, AttackerKind, CAVALRY_REACH, REACH};
use super::close_combat::CloseCombat;

choices! {
    /// The rows of FOW-ASL-T1.
    pub enum Assaulter {
        /// Infantry.
        Infantry = "infantry" => t::TABLE_INFANTRY,
        /// Mounted cavalry, which counts as infantry (FOW-AMB-61).
        Cavalry = "cavalry" => t::UNIT_CAVALRY,
        /// Armoured tanks.
        Tanks = "tanks" => t::TABLE_ARMOURED_TANKS,
        /// Guns.
        Guns = "guns" => t::TABLE_GUNS,
        /// Transport vehicles.
        Transports = "transports" => t::TABLE_TRANSPORTS,
        /// Passengers inside a vehicle.
        Passengers = "passengers" => t::TABLE_PASSENGERS_INSIDE,
    }
}

choices! {
    /// The columns of FOW-ASL-T1.
    pub enum Deed {
        /// Charge into contact.
        Charge = "charge" => t::TABLE_CHARGE,
        /// Fight.
        Fight = "fight" => t::TABLE_FIGHT,
        /// Counterattack.
        Counterattack = "counterattack" => t::TABLE_COUNTERATTACK,
        /// Break off.
        BreakOff = "break-off" => t::TABLE_BREAK_OFF,
        /// Consolidate.
        Consolidate = "consolidate" => t::TABLE_CONSOLIDATE,
    }
}

impl Deed {
    /// Whether the team moves into contact with the enemy.
    const fn is_a_charge(self) -> bool {
        matches!(self, Self::Charge | Self::Counterattack)
    }
}

impl Assaulter {
    /// Whether the team may do this, by the cell of FOW-ASL-T1.
    pub const fn may(self, deed: Deed) -> bool {
        match self {
            Self::Infantry | Self::Cavalry | Self::Tanks => true,
            Self::Guns => !deed.is_a_charge(),
            Self::Transports => matches!(deed, Deed::BreakOff | Deed::Consolidate),
            Self::Passengers => false,
        }
    }

    const fn cite(self) -> &'static str {
        match self {
            Self::Infantry | Self::Cavalry => "FOW-ASL-02",
            Self::Tanks => "FOW-ASL-03",
            Self::Guns => "FOW-ASL-04",
            Self::Transports | Self::Passengers => "FOW-ASL-05",
        }
    }
}

form! {
    /// The questions about whether a team may do something in an assault.
    pub struct AssaultAbility {
        group t::GROUP_ABILITY => {
            /// The team.
            team: Assaulter = Assaulter::Infantry, t::TABLE_TEAM, ["FOW-ASL-01", "FOW-ASL-T1", "FOW-AMB-61"];
            /// The action that it intends.
            deed: Deed = Deed::Charge, t::ABILITY_DEED, ["FOW-ASL-T1"];
            /// The distance to the enemy in inches, after the movement phase or the close combat.
            distance: Length<0, 12> = 4, t::ABILITY_DISTANCE, ["FOW-ASL-06", "FOW-ASL-08", "FOW-AMB-20"],
                when |form| form.deed.is_a_charge();
            /// Why its platoon may not charge.
            barred: AssaultBar = AssaultBar::None, t::ASSAULT_BARRED, ["FOW-ASL-06", "FOW-AMB-21", "FOW-AMB-66"],
                when |form| form.deed == Deed::Charge;
            /// It is in contact or within 2"/5 cm.
            near: bool = true, t::ABILITY_NEAR, ["FOW-ASL-16"],
                when |form| form.deed == Deed::Fight;
            /// Whether it is bogged down or bailed out.
            state: VehicleState = VehicleState::Working, t::MOVE_STATE, ["FOW-DIF-06", "FOW-BAI-01"],
                when |form| form.deed != Deed::Charge && form.team != Assaulter::Infantry
                    && form.team != Assaulter::Cavalry;
            /// Its platoon has no commander.
            leaderless: bool = false, t::UNIT_COMMANDER_LOST, ["FOW-AMB-66"],
                when |form| matches!(form.deed, Deed::Counterattack | Deed::Consolidate);
            /// It passed its reaction test.
            passed: bool = true, t::ABILITY_PASSED, ["FOW-ASL-21"],
                when |form| form.deed == Deed::Counterattack;
        }
    }
}

impl AssaultAbility {
    fn state(&self) -> VehicleState {
        let mounted = matches!(self.team, Assaulter::Infantry | Assaulter::Cavalry);
        if mounted || self.deed == Deed::Charge { VehicleState::Working } else { self.state }
    }

    fn refusals(&self) -> Vec<Note> {
        let mut refusals = Notes::default();
        refusals.add(
            !self.team.may(self.deed),
            t::refused_ability(self.team.label(), self.deed.label()),
            self.team.cite(),
        );
        if self.deed == Deed::Charge {
            let tanks = self.team == Assaulter::Tanks;
            refusals.0.extend(self.barred.refusal(tanks));
        }
        if self.deed.is_a_charge() {
            let cavalry = self.team == Assaulter::Cavalry;
            refusals.add(
                cavalry && self.distance.0 > CAVALRY_REACH,
                t::REFUSED_CAVALRY_CHARGE_TOO_FAR,
                "FOW-AMB-20",
            );
            refusals.add(
                !cavalry && self.distance.0 > REACH,
                t::REFUSED_CHARGE_TOO_FAR,
                "FOW-ASL-08",
            );
        }
        refusals.add(self.deed == Deed::Fight && !self.near, t::REFUSED_ABILITY_FAR, "FOW-ASL-16");
        let moves = self.deed != Deed::Fight;
        refusals.add(
            self.state() == VehicleState::Bogged,
            if moves { t::REFUSED_MOVE_BOGGED } else { t::REFUSED_ABILITY_BOGGED },
            if moves { "FOW-DIF-02" } else { "FOW-DIF-06" },
        );
        refusals.add(
            self.state() == VehicleState::BailedOut,
            t::REFUSED_MOVE_BAILED_OUT,
            "FOW-BAI-01",
        );
        let follows = matches!(self.deed, Deed::Counterattack | Deed::Consolidate);
        refusals.add(follows && self.leaderless, t::REFUSED_ABILITY_LEADERLESS, "FOW-AMB-66");
        refusals.add(
            self.deed == Deed::Counterattack && !self.passed,
            t::REFUSED_ABILITY_FAILED,
            "FOW-ASL-21",
        );
        refusals.0
    }

    fn notes(&self) -> Vec<Note> {
        match self.deed {
            Deed::Charge => vec![
                Note::new(t::NOTE_ABILITY_CHARGE, "FOW-ASL-08"),
                Note::new(t::NOTE_ABILITY_KEEP_OFF, "FOW-ASL-10"),
                Note::new(t::NOTE_ABILITY_TANKS, "FOW-ASL-07"),
            ],
            Deed::Fight => vec![Note::new(t::NOTE_ABILITY_FIGHT, "FOW-ASL-16")],
            Deed::Counterattack => vec![
                Note::new(t::NOTE_ABILITY_COUNTERATTACK, "FOW-ASL-22"),
                Note::new(t::NOTE_ABILITY_KEEP_OFF, "FOW-ASL-10"),
            ],
            Deed::BreakOff => vec![Note::new(t::NOTE_ABILITY_BREAK_OFF, "FOW-ASL-23")],
            Deed::Consolidate => vec![
                Note::new(t::NOTE_ASSAULT_CONSOLIDATE, "FOW-ASL-25"),
                Note::new(t::NOTE_ABILITY_BREAKTHROUGH, "FOW-ASL-26"),
            ],
        }
    }
}

impl Calculate for AssaultAbility {
    type House = House;
    type Outcome = ();
    const ABOUT: About = About::new("assault-ability", t::ABILITY, t::ABILITY_SUMMARY);
    const CITES: &'static [Cite] = &["FOW-ASL-01", "FOW-ASL-T1"];

    fn work(&self, _: &House) -> Work<Self> {
        let refusals = self.refusals();
        let may = refusals.is_empty();
        let word = if may { t::WORD_MAY } else { t::WORD_MAY_NOT };
        let mut working = Working::refused(self.deed.label(), word, refusals);
        if may {
            working.notes = self.notes();
            working.next = match self.deed {
                Deed::Charge => vec![
                    Opening::to::<Assault>()
                        .knowing(Assault::AT.distance, self.distance)
                        .knowing(Assault::AT.barred, self.barred)
                        .knowing(
                            Assault::AT.kind,
                            match self.team {
                                Assaulter::Cavalry => AttackerKind::Cavalry,
                                Assaulter::Tanks => AttackerKind::Tanks,
                                _ => AttackerKind::Infantry,
                            },
                        )
                        .into(),
                ],
                Deed::Fight | Deed::Counterattack => vec![Opening::to::<CloseCombat>().into()],
                Deed::BreakOff | Deed::Consolidate => Vec::new(),
            };
        }
        working.into()
    }
}
