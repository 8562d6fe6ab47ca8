//! The calculators that a platoon opens, with what is known of it.

use crate::aid::{Answer, Count, Opening};
use crate::text::keys::flames_of_war as t;

use super::super::air_attack::{AIR_ATTACK, AirAttack};
use super::super::assault::{
    ASSAULT, Assault as WholeAssault, AssaultBar, AttackerKind, DefenderKind, OnPass,
};
use super::super::bailed_out::{BAILED_OUT, BailedOut};
use super::super::bogging::{BOGGING, Bogger, Bogging, FREEING, Freeing};
use super::super::bombardment::{BOMBARDMENT, Bombardment};
use super::super::close_combat::{CLOSE_COMBAT, CloseCombat};
use super::super::command::{COMMAND, Command, Commanded};
use super::super::commander::{WARRIOR, Warrior, WarriorKind};
use super::super::concealment::{CONCEALMENT, Concealment, Hider};
use super::super::damage::HITS_THAT_PIN;
use super::super::morale::{PLATOON_MORALE, PlatoonMorale};
use super::super::movement::{MOVEMENT, Movement, Mover};
use super::super::rally::{RALLY, Rally};
use super::super::ranging::{BatteryBar, Ranged};
use super::super::reconnaissance::{DISENGAGE, Disengage, EYES_AND_EARS, EyesAndEars};
use super::super::saves::{SAVES, Saves};
use super::super::shooting::{Bar, SHOOTING, Shooting};
use super::super::test::{TEST, Test, TestKind, TestReroll};
use super::super::words::VehicleState;
use super::{Assault, Moved, Place, Platoon, Reorganising, Role, UnitKind, Used};

impl Platoon {
    /// The calculators that can be opened with what is known.
    pub(super) fn openings(&self) -> Vec<Opening> {
        if self.counts_as() != Place::Table {
            return Vec::new();
        }
        let mut all = vec![
            self.shooting().named(t::OPEN_SHOOT_AT),
            self.shooting_with().named(t::OPEN_SHOOT_WITH),
            self.concealment(),
            self.saves(),
            self.bombardment().named(t::OPEN_BOMBARD_IT),
            self.air_attack(),
            self.movement_allowance(),
        ];
        if self.battery && self.free() > 0 {
            all.insert(2, self.bombardment_with().named(t::OPEN_BOMBARD_WITH));
        }
        if self.is_in_an_assault() {
            all.extend([self.whole_assault(), self.close_combat()]);
        }
        if self.bogger() != Bogger::OnFoot {
            all.push(self.bogging());
        }
        if self.bogged.0 > 0 {
            all.push(self.freeing());
        }
        if self.recon {
            all.extend([self.eyes_and_ears(), self.disengage()]);
        }
        if self.is_pinned() {
            all.push(self.rally());
        }
        if self.kind == UnitKind::Armoured {
            all.push(self.bailed_out_crew());
        }
        if self.is_warrior() {
            all.push(self.warrior_save());
        }
        all.extend([
            self.skill_test(),
            self.command_distance(),
            self.platoon_morale(),
        ]);
        all
    }

    /// Teams that take the hits, and the state they are in: working ones
    /// first, bogged and bailed-out vehicles after them (FOW-ALO-05).
    pub(super) fn under_fire(&self) -> (i16, VehicleState) {
        if self.able() == 0 {
            (self.remaining(), VehicleState::BailedOut)
        } else if self.kind == UnitKind::Armoured && self.bogged.0 >= self.able() {
            (self.able(), VehicleState::Bogged)
        } else {
            (self.able(), VehicleState::Working)
        }
    }

    /// In an assault that it may launch or fight in (FOW-ASL-T1).
    fn is_in_an_assault(&self) -> bool {
        let may = match self.assault {
            Assault::No => false,
            Assault::Attacks => self.kind.charges(),
            Assault::Attacked => self.kind.fights(),
        };
        may && self.free() > 0
    }

    /// Shooting at it; while it assaults, by defensive fire, which hits side
    /// armour (FOW-ASL-13): that is not kept.
    fn shooting(&self) -> Opening {
        let (teams, state) = self.under_fire();
        let defensive = self.assault == Assault::Attacks;
        let concealed = self.is_concealed_by_standing();
        let gone_to_ground = concealed && self.is_gone_to_ground_if_concealed();
        Opening::of_form(
            SHOOTING.id,
            &Shooting {
                target_skill: self.skill,
                target: self.kind.target(),
                teams: Count::from_raw(teams),
                concealed,
                gone_to_ground,
                target_doubled: self.moved == Moved::Double,
                cover: self.dug_in(),
                shield: self.shield(),
                armour: if defensive {
                    Shooting::default().armour
                } else {
                    self.front
                },
                state,
                defensive,
                motivation: self.motivation,
                reroll: self.rerolls(),
                hits_before: self.hits,
                lost_before: Count::from_raw(self.losses()),
                ..Shooting::default()
            },
        )
    }

    /// Shooting with its teams that are free to fight: in its own turn, or
    /// by defensive fire in the enemy's.
    fn shooting_with(&self) -> Opening {
        let defensive =
            self.assault == Assault::Attacked || self.reorganising() == Reorganising::ThisTurn;
        Opening::of_form(
            SHOOTING.id,
            &Shooting {
                shooters: Count::from_raw(self.free()),
                moved: !defensive && !self.stood_still(),
                pinned: self.is_pinned(),
                armoured: self.kind == UnitKind::Armoured,
                cavalry: self.kind == UnitKind::Cavalry,
                defensive,
                barred: self.shooting_bar(defensive),
                ..Shooting::default()
            },
        )
    }

    /// What keeps it from shooting. What it did in its own turn bars it in
    /// that turn only (FOW-SHO-01).
    fn shooting_bar(&self, defensive: bool) -> Bar {
        match self.stuck() {
            VehicleState::BailedOut => return Bar::BailedOut,
            VehicleState::Bogged => return Bar::Bogged,
            VehicleState::Working => {}
        }
        match (self.reorganising(), self.used) {
            (Reorganising::ThisTurn, _) => Bar::Reorganising,
            _ if defensive => Bar::None,
            _ if self.moved == Moved::Double => Bar::Doubled,
            (Reorganising::OwnTurn, _) => Bar::Reorganising,
            (_, Used::Nothing) => Bar::None,
            (_, Used::Spotting) => Bar::Spotting,
            (_, Used::Appointed) => Bar::Appointed,
            (_, Used::EyesAndEars) => Bar::EyesAndEars,
            (_, Used::Towing) => Bar::Recovery,
        }
    }

    /// Bombarding with it.
    fn bombardment_with(&self) -> Opening {
        Opening::of_form(
            BOMBARDMENT.id,
            &Bombardment {
                skill: self.skill,
                skill_number: self.skill_number,
                guns: Count::from_raw(self.free()),
                rockets: self.trails,
                repeat: self.aiming_point,
                // Failed tries count for hits once a further one ranged in.
                ranged: match self.failed_tries.0 {
                    1 => Ranged::Second,
                    2 => Ranged::Third,
                    _ => Ranged::NotYet,
                },
                barred: if self.bombarded {
                    BatteryBar::Fired
                } else if self.failed_tries.0 >= 3 {
                    BatteryBar::NotRangedIn
                } else if !self.stood_still() {
                    BatteryBar::Moved
                } else if self.is_pinned() {
                    BatteryBar::Pinned
                } else {
                    BatteryBar::None
                },
                ..Bombardment::default()
            },
        )
    }

    /// Bombarding it.
    fn bombardment(&self) -> Opening {
        let (teams, state) = self.under_fire();
        let concealed = self.is_concealed_by_standing();
        Opening::of_form(
            BOMBARDMENT.id,
            &Bombardment {
                target_skill: self.skill,
                target: self.kind.target(),
                teams: Count::from_raw(teams),
                dug_in: Count::from_raw(if self.dug_in() { teams } else { 0 }),
                concealed,
                gone_to_ground: concealed && self.is_gone_to_ground_if_concealed(),
                state,
                motivation: self.motivation,
                reroll: self.rerolls(),
                ..Bombardment::default()
            },
        )
    }

    /// Attacking it from the air.
    fn air_attack(&self) -> Opening {
        let (teams, state) = self.under_fire();
        let concealed = self.is_concealed_by_standing();
        Opening::of_form(
            AIR_ATTACK.id,
            &AirAttack {
                target_skill: self.skill,
                target: self.kind.target(),
                teams: Count::from_raw(teams),
                dug_in: Count::from_raw(if self.dug_in() { teams } else { 0 }),
                concealed,
                gone_to_ground: concealed && self.is_gone_to_ground_if_concealed(),
                state,
                motivation: self.motivation,
                reroll: self.rerolls(),
                ..AirAttack::default()
            },
        )
    }

    /// The assault it is in, with its own side filled in.
    fn whole_assault(&self) -> Opening {
        let mut form = WholeAssault::default();
        // Without a commander there is no counterattack (FOW-AMB-66).
        let on_pass = if self.commander_lost() {
            OnPass::BreakOff
        } else {
            OnPass::Counterattack
        };
        if self.assault == Assault::Attacked {
            form.enemy = match self.kind {
                UnitKind::Armoured => DefenderKind::Tanks,
                UnitKind::Guns | UnitKind::ManPacked => DefenderKind::Guns,
                UnitKind::Infantry | UnitKind::Cavalry | UnitKind::Unarmoured => {
                    DefenderKind::Infantry
                }
            };
            form.enemy_teams = Count::from_raw(self.free());
            form.enemy_skill = self.skill;
            form.enemy_skill_number = self.skill_number;
            form.enemy_motivation = self.motivation;
            form.enemy_reroll = self.rerolls();
            form.enemy_on_pass = on_pass;
        } else {
            form.kind = match self.kind {
                UnitKind::Armoured => AttackerKind::Tanks,
                UnitKind::Cavalry => AttackerKind::Cavalry,
                _ => AttackerKind::Infantry,
            };
            form.teams = Count::from_raw(self.free());
            form.skill = self.skill;
            form.skill_number = self.skill_number;
            form.motivation = self.motivation;
            form.reroll = self.rerolls();
            form.on_pass = on_pass;
            form.fire_hits = self.hits;
            form.barred = if self.commander_lost() {
                AssaultBar::NoCommander
            } else if self.moved == Moved::Double {
                AssaultBar::Doubled
            } else if self.is_pinned() && self.hits.count() < HITS_THAT_PIN {
                // Not by the defensive fire of this assault.
                AssaultBar::Pinned
            } else {
                match self.used {
                    Used::Towing => AssaultBar::Towing,
                    Used::EyesAndEars => AssaultBar::EyesAndEars,
                    Used::Nothing | Used::Spotting | Used::Appointed => AssaultBar::None,
                }
            };
        }
        Opening::of_form(ASSAULT.id, &form)
    }

    /// One round of close combat that it fights.
    fn close_combat(&self) -> Opening {
        Opening::of_form(
            CLOSE_COMBAT.id,
            &CloseCombat {
                teams: Count::from_raw(self.free()),
                skill: self.skill,
                skill_number: self.skill_number,
                ..CloseCombat::default()
            },
        )
    }

    fn concealment(&self) -> Opening {
        Opening::of_form(
            CONCEALMENT.id,
            &Concealment {
                kind: match self.kind {
                    UnitKind::Infantry | UnitKind::Cavalry => Hider::Infantry,
                    UnitKind::ManPacked => Hider::ManPacked,
                    UnitKind::Guns | UnitKind::Armoured | UnitKind::Unarmoured => Hider::Other,
                },
                moved: !self.stood_still(),
                doubled: self.moved == Moved::Double,
                shot: self.shot,
                assaulted: self.assaulted,
                recon: self.recon || self.observer,
                stripped: self.stripped,
                ..Concealment::default()
            },
        )
    }

    fn saves(&self) -> Opening {
        Opening::of_form(
            SAVES.id,
            &Saves {
                target: self.kind.target(),
                cover: self.dug_in(),
                shield: self.shield(),
                doubled: self.moved == Moved::Double,
                armour: self.front,
                state: self.under_fire().1,
                motivation: self.motivation,
                reroll: self.rerolls(),
                ..Saves::default()
            },
        )
    }

    fn warrior_save(&self) -> Opening {
        Opening::of_form(
            WARRIOR.id,
            &Warrior {
                kind: match self.kind {
                    UnitKind::Armoured => WarriorKind::Tank,
                    UnitKind::Unarmoured => WarriorKind::Transport,
                    _ => WarriorKind::Infantry,
                },
                ..Warrior::default()
            },
        )
    }

    pub(super) fn rally(&self) -> Opening {
        Opening::of_form(
            RALLY.id,
            &Rally {
                already: self.pinned,
                hits: self.hits,
                armoured_only: self.kind == UnitKind::Armoured,
                independent: self.role != Role::Platoon && !self.joined,
                motivation: self.motivation,
                reroll: self.rerolls(),
            },
        )
    }

    /// The crews that may recover at the start of the turn. A commander's own
    /// vehicle is never re-rolled (FOW-IND-05).
    pub(super) fn bailed_out_crew(&self) -> Opening {
        Opening::of_form(
            BAILED_OUT.id,
            &BailedOut {
                motivation: self.motivation,
                reroll: self.rerolls(),
                ..BailedOut::default()
            },
        )
    }

    fn bogger(&self) -> Bogger {
        match self.kind {
            UnitKind::Infantry | UnitKind::Cavalry | UnitKind::ManPacked => Bogger::OnFoot,
            UnitKind::Guns => Bogger::Gun,
            UnitKind::Armoured => Bogger::Tracked,
            UnitKind::Unarmoured => Bogger::Vehicle,
        }
    }

    /// Its move. Armoured vehicles are taken for tracked ones and unarmoured
    /// for wheeled ones: what it is exactly is not kept.
    fn movement_allowance(&self) -> Opening {
        Opening::of_form(
            MOVEMENT.id,
            &Movement {
                kind: match self.kind {
                    UnitKind::Infantry => Mover::Infantry,
                    UnitKind::Cavalry => Mover::Cavalry,
                    UnitKind::ManPacked => Mover::ManPacked,
                    UnitKind::Guns => Mover::Guns,
                    UnitKind::Armoured => Mover::Tracked,
                    UnitKind::Unarmoured => Mover::Wheeled,
                },
                double: self.moved == Moved::Double,
                pinned: self.is_pinned(),
                no_commander: self.commander_lost(),
                state: self.stuck(),
                ..Movement::default()
            },
        )
    }

    fn bogging(&self) -> Opening {
        Opening::of_form(
            BOGGING.id,
            &Bogging {
                mover: self.bogger(),
                skill: self.skill,
                skill_number: self.skill_number,
                ..Bogging::default()
            },
        )
    }

    /// All that are bogged down, each by a test of its own.
    pub(super) fn freeing(&self) -> Opening {
        Opening::of_form(
            FREEING.id,
            &Freeing {
                skill: self.skill,
                skill_number: self.skill_number,
                teams: Count::from_raw(self.bogged.0),
            },
        )
    }

    /// Whether it may split, with all its teams where the commander is.
    fn command_distance(&self) -> Opening {
        Opening::of_form(
            COMMAND.id,
            &Command {
                skill: self.skill,
                team: if self.kind == UnitKind::Armoured {
                    Commanded::Tanks
                } else {
                    Commanded::Other
                },
                with: Count::from_raw(self.remaining()),
                teams: Count::from_raw(self.remaining()),
            },
        )
    }

    fn eyes_and_ears(&self) -> Opening {
        Opening::of_form(
            EYES_AND_EARS.id,
            &EyesAndEars {
                moved: !self.stood_still(),
                pinned: self.is_pinned(),
                reorganising: self.reorganising() == Reorganising::OwnTurn,
                ..EyesAndEars::default()
            },
        )
    }

    pub(super) fn disengage(&self) -> Opening {
        Opening::of_form(
            DISENGAGE.id,
            &Disengage {
                attacked: self.assaulted,
                doubled: self.moved == Moved::Double,
                skill: self.skill,
                skill_number: self.skill_number,
                motivation: self.motivation,
                reroll: self.rerolls(),
                ..Disengage::default()
            },
        )
    }

    fn skill_test(&self) -> Opening {
        self.test(TestKind::Skill)
    }

    pub(super) fn motivation_test(&self) -> Opening {
        self.test(TestKind::Motivation)
    }

    /// A test, with all it takes to turn it into the other kind.
    fn test(&self, kind: TestKind) -> Opening {
        let reroll = if kind == TestKind::Motivation && self.rerolls() {
            TestReroll::Failure
        } else {
            TestReroll::None
        };
        Opening::of_form(
            TEST.id,
            &Test {
                kind,
                motivation: self.motivation,
                skill: self.skill,
                skill_number: self.skill_number,
                reroll,
                ..Test::default()
            },
        )
    }

    pub(super) fn platoon_morale(&self) -> Opening {
        Opening::of_form(
            PLATOON_MORALE.id,
            &PlatoonMorale {
                destroyed: Count::from_raw(self.losses()),
                able: Count::from_raw(self.able()),
                lost: self.lost,
                motivation: self.motivation,
                reroll: self.rerolls(),
            },
        )
    }
}
