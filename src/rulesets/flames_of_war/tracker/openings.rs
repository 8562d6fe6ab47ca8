//! The calculators that a platoon opens, with what is known of it.

use crate::aid::{Answer, At, Count, Form, Opening, To};
use crate::text::keys::flames_of_war as t;

use super::super::air_attack::AirAttack;
use super::super::assault::{Assault, AssaultBar, AttackerKind, DefenderKind, Fighters, OnPass};
use super::super::bailed_out::BailedOut;
use super::super::bogging::{Bogger, Bogging, Freeing};
use super::super::bombardment::Bombardment;
use super::super::close_combat::CloseCombat;
use super::super::command::{Command, Commanded};
use super::super::commander::{Warrior, WarriorKind};
use super::super::concealment::{Concealment, Hider};
use super::super::damage::HITS_THAT_PIN;
use super::super::morale::PlatoonMorale;
use super::super::movement::{Movement, Mover};
use super::super::rally::Rally;
use super::super::ranging::{BatteryBar, Mark, Ranged};
use super::super::reconnaissance::{Disengage, EyesAndEars, Trigger};
use super::super::roles;
use super::super::saves::Saves;
use super::super::shooting::{Bar, Shooting};
use super::super::skill::Trained;
use super::super::template::Under;
use super::super::test::{Test, TestKind, TestReroll};
use super::super::words::{VehicleState, Will};
use super::{AssaultPart, LastAssault, Moved, Place, Platoon, Reorganising, Role, UnitKind, Used};

impl Platoon {
    /// The calculators that can be opened with what is known.
    pub(super) fn openings(&self) -> Vec<Opening> {
        if self.counts_as() != Place::Table {
            return Vec::new();
        }
        let mut all = vec![
            self.shooting()
                .named(t::OPEN_SHOOT_AT)
                .role(&roles::UNDER_FIRE),
            self.shooting_with().named(t::OPEN_SHOOT_WITH),
            self.concealment(),
            self.saves().role(&roles::UNDER_FIRE),
            self.bombardment()
                .named(t::OPEN_BOMBARD_IT)
                .role(&roles::UNDER_FIRE),
            self.air_attack(),
            self.movement_allowance(),
        ];
        if self.battery && self.free() > 0 {
            all.insert(2, self.bombardment_with().named(t::OPEN_BOMBARD_WITH));
        }
        if self.is_in_an_assault() {
            let assault = self.whole_assault();
            let assault = if self.assault == AssaultPart::Attacked {
                assault.role(&roles::CHARGED)
            } else {
                assault
            };
            all.extend([assault, self.close_combat()]);
        }
        if self.bogger() != Bogger::OnFoot {
            all.push(self.bogging());
        }
        if self.bogged() > 0 {
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
    pub(in super::super) fn under_fire(&self) -> (i16, VehicleState) {
        if self.able() == 0 {
            (self.remaining(), VehicleState::BailedOut)
        } else if self.kind == UnitKind::Armoured && self.working() == 0 {
            (self.able(), VehicleState::Bogged)
        } else {
            (self.able(), VehicleState::Working)
        }
    }

    /// The same in parts, as hits go round them: vehicles that work, bogged ones, and those
    /// whose crews are out. Other teams take hits all alike.
    fn in_turn(&self) -> [i16; 3] {
        let bogged = if self.kind == UnitKind::Armoured {
            self.bogged_with_crews()
        } else {
            0
        };
        [self.able() - bogged, bogged, self.bailed_out()]
    }

    /// Teams that are shot at, the state of those that are hit first, and how many bogged
    /// and bailed-out ones are hit after them (FOW-ALO-05).
    pub(in super::super) fn shot_at(&self) -> (i16, VehicleState, [i16; 2]) {
        match self.in_turn() {
            [0, 0, out] => (out, VehicleState::BailedOut, [0, 0]),
            [0, bogged, out] => (bogged, VehicleState::Bogged, [0, out]),
            [working, bogged, out] => (working, VehicleState::Working, [bogged, out]),
        }
    }

    /// Teams that an assault meets: those that work, or, where none does, those that are
    /// there all the same, and their state (FOW-ASL-20); beside bogged ones those whose
    /// crews are out.
    pub(in super::super) fn under_assault(&self) -> (i16, VehicleState, i16) {
        match self.stuck() {
            VehicleState::Working => (self.free(), VehicleState::Working, 0),
            VehicleState::Bogged => (self.able(), VehicleState::Bogged, self.bailed_out()),
            VehicleState::BailedOut => (self.remaining(), VehicleState::BailedOut, 0),
        }
    }

    pub(in super::super) fn trained(&self) -> Trained {
        Trained {
            skill: self.skill,
            skill_number: self.skill_number,
        }
    }

    pub(in super::super) fn will(&self) -> Will {
        Will {
            motivation: self.motivation,
            reroll: self.rerolls(),
        }
    }

    /// In an assault that it may launch or fight in (FOW-ASL-T1).
    fn is_in_an_assault(&self) -> bool {
        let may = match self.assault {
            AssaultPart::No => false,
            AssaultPart::Attacks => self.kind.charges(),
            AssaultPart::Attacked => self.kind.fights(),
        };
        may && self.free() > 0
    }

    /// Shooting at it; while it assaults, by defensive fire, which hits side
    /// armour (FOW-ASL-13): that is not kept.
    fn shooting(&self) -> Opening {
        let (teams, state, [bogged, bailed_out]) = self.shot_at();
        let defensive = self.assault == AssaultPart::Attacks;
        let concealed = self.is_concealed_by_standing();
        let gone_to_ground = concealed && self.is_gone_to_ground_if_concealed();
        Opening::of(&Shooting {
            target_skill: self.skill,
            target: self.kind.target(),
            teams: Count::from_raw(teams),
            concealed,
            gone_to_ground,
            target_doubled: self.moved == Moved::Double,
            attacked: self.assaulted,
            cover: self.dug_in(),
            shield: self.shield(),
            armour: if defensive {
                Shooting::default().armour
            } else {
                self.front
            },
            state,
            next_bogged: Count::from_raw(bogged),
            next_bailed_out: Count::from_raw(bailed_out),
            defensive,
            will: self.will(),
            hits_before: self.hits,
            lost_before: Count::from_raw(self.losses()),
            ..Shooting::default()
        })
        .into()
    }

    /// Shooting with its teams that are free to fight: in its own turn, or
    /// by defensive fire in the enemy's.
    fn shooting_with(&self) -> Opening {
        let defensive =
            self.assault == AssaultPart::Attacked || self.reorganising() == Reorganising::ThisTurn;
        Opening::of(&Shooting {
            shooters: Count::from_raw(self.free()),
            moved: !defensive && !self.stood_still(),
            pinned: self.is_pinned(),
            armoured: self.kind == UnitKind::Armoured,
            cavalry: self.kind == UnitKind::Cavalry,
            defensive,
            barred: self.shooting_bar(defensive),
            ..Shooting::default()
        })
        .into()
    }

    /// What keeps it from shooting. What it did in its own turn bars it in
    /// that turn only (FOW-SHO-01).
    pub(in super::super) fn shooting_bar(&self, defensive: bool) -> Bar {
        match self.stuck() {
            VehicleState::BailedOut => return Bar::BailedOut,
            VehicleState::Bogged => return Bar::Bogged,
            VehicleState::Working => {}
        }
        match (self.reorganising(), self.all_used()) {
            (Reorganising::ThisTurn, _) => Bar::Reorganising,
            _ if self.is_mortars() => Bar::Mortar,
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
        Opening::of(&Bombardment {
            trained: self.trained(),
            guns: Count::from_raw(self.free()),
            rockets: self.rockets || self.trails,
            repeat: self.aiming_point && !self.bombarded,
            ranged: self.ranged(),
            barred: self.battery_bar(false),
            ..Bombardment::default()
        })
        .into()
    }

    /// Failed tries count for hits once a further one ranged in. What has bombarded must range
    /// in anew, unless the players say that it is the same template (FOW-ART-33).
    pub(in super::super) const fn ranged(&self) -> Ranged {
        match self.failed_tries.0 {
            _ if self.bombarded => Ranged::NotYet,
            1 => Ranged::Second,
            2 => Ranged::Third,
            _ => Ranged::NotYet,
        }
    }

    /// What keeps it from bombarding (FOW-ART-03 to FOW-ART-06, FOW-ART-12).
    pub(in super::super) fn battery_bar(&self, defensive: bool) -> BatteryBar {
        if defensive {
            BatteryBar::Defensive
        } else if self.bombarded {
            BatteryBar::Fired
        } else if self.failed_tries.0 >= 3 {
            BatteryBar::NotRangedIn
        } else if !self.stood_still() {
            BatteryBar::Moved
        } else if self.is_pinned() {
            BatteryBar::Pinned
        } else {
            BatteryBar::None
        }
    }

    /// What keeps it from spotting (FOW-ART-11, FOW-ART-19); who towed has moved, and who used
    /// eyes and ears does nothing else (FOW-RCV-02, FOW-REC-02).
    pub(in super::super) fn spotter_bar(&self) -> BatteryBar {
        if self.stuck() != VehicleState::Working {
            BatteryBar::SpotterOut
        } else if !self.stood_still()
            || self.shot
            || matches!(self.all_used(), Used::EyesAndEars | Used::Towing)
        {
            BatteryBar::SpotterBusy
        } else {
            BatteryBar::None
        }
    }

    /// Bombarding it.
    fn bombardment(&self) -> Opening {
        Opening::of(&Bombardment {
            mark: self.mark(),
            under: self.under(),
            will: self.will(),
            ..Bombardment::default()
        })
        .into()
    }

    /// Attacking it from the air.
    fn air_attack(&self) -> Opening {
        Opening::of(&AirAttack {
            mark: self.mark(),
            under: self.under(),
            will: self.will(),
            ..AirAttack::default()
        })
        .into()
    }

    /// What is aimed at to range in on it.
    fn mark(&self) -> Mark {
        let concealed = self.is_concealed_by_standing();
        Mark {
            target_skill: self.skill,
            concealed,
            gone_to_ground: concealed && self.is_gone_to_ground_if_concealed(),
        }
    }

    /// What is known of its teams under a template: how many there are is the players' to
    /// see, and so how many of those that are bogged down or bailed out. A platoon is dug in
    /// with all its teams, as far as it is told.
    pub(in super::super) fn under_template<C>(&self, known: To<C>, at: At<C, Under>) -> To<C> {
        let (_, state, [bogged, bailed_out]) = self.shot_at();
        let known = known
            .knowing(at.then(Under::AT.target), self.kind.target())
            .knowing(at.then(Under::AT.armour), self.top)
            .knowing(at.then(Under::AT.all_dug_in), self.dug_in())
            .knowing(at.then(Under::AT.state), state);
        let known = if bogged > 0 {
            known
        } else {
            known.knowing(at.then(Under::AT.next_bogged), 0)
        };
        let known = if bailed_out > 0 {
            known
        } else {
            known.knowing(at.then(Under::AT.next_bailed_out), 0)
        };
        if self.dug_in() {
            known
        } else {
            known.knowing(at.then(Under::AT.dug_in), 0)
        }
    }

    /// Its teams under a template.
    fn under(&self) -> Under {
        let (teams, state, [bogged, bailed_out]) = self.shot_at();
        let teams = teams + bogged + bailed_out;
        Under {
            target: self.kind.target(),
            teams: Count::from_raw(teams),
            all_dug_in: self.dug_in(),
            state,
            next_bogged: Count::from_raw(bogged),
            next_bailed_out: Count::from_raw(bailed_out),
            ..Under::default()
        }
    }

    /// The assault it is in, with its own side filled in.
    fn whole_assault(&self) -> Opening {
        let mut form = Assault::default();
        if self.assault == AssaultPart::Attacked {
            form.enemy = self.as_defender();
            let (teams, state, also_out) = self.under_assault();
            form.state = state;
            form.next_bailed_out = Count::from_raw(also_out);
            form.attacked = self.assaulted;
            form.doubled = self.moved == Moved::Double;
            form.defenders = self.fighters(teams, &form.defenders);
        } else {
            form.kind = self.as_attacker();
            form.own = self.fighters(self.free(), &form.own);
            form.fire_hits = self.hits;
            form.barred = self.assault_bar(true);
        }
        Opening::of(&form).into()
    }

    /// What it is when it launches an assault.
    pub(in super::super) const fn as_attacker(&self) -> AttackerKind {
        match self.kind {
            UnitKind::Armoured => AttackerKind::Tanks,
            UnitKind::Cavalry => AttackerKind::Cavalry,
            _ => AttackerKind::Infantry,
        }
    }

    /// What it is when it is assaulted.
    pub(in super::super) const fn as_defender(&self) -> DefenderKind {
        match self.kind {
            UnitKind::Armoured => DefenderKind::Tanks,
            UnitKind::Guns | UnitKind::ManPacked => DefenderKind::Guns,
            UnitKind::Infantry | UnitKind::Cavalry => DefenderKind::Infantry,
            UnitKind::Unarmoured => DefenderKind::Transports,
        }
    }

    /// Its side in an assault; top armour and the Anti-tank of close combat are
    /// not kept.
    fn fighters(&self, teams: i16, unknown: &Fighters) -> Fighters {
        Fighters {
            teams: Count::from_raw(teams),
            skill: self.skill,
            skill_number: self.skill_number,
            motivation: self.motivation,
            reroll: self.rerolls(),
            // Without a commander there is no counterattack (FOW-AMB-66).
            on_pass: if self.commander_lost() {
                OnPass::BreakOff
            } else {
                OnPass::Counterattack
            },
            ..*unknown
        }
    }

    /// What keeps it from launching an assault now. The assault of this phase itself may
    /// have pinned it: the breakthrough of who won goes on (FOW-ASL-26, FOW-ASL-27). Who
    /// won is known where the assault was rolled as a whole. Who launches one in the enemy's
    /// turn has beaten off another (FOW-AMB-25).
    pub(in super::super) fn launch_bar(&self, own_turn: bool) -> AssaultBar {
        match (self.stuck(), self.assault_bar(own_turn)) {
            (VehicleState::BailedOut, _) => AssaultBar::BailedOut,
            (VehicleState::Bogged, _) => AssaultBar::Bogged,
            (_, AssaultBar::Pinned) if self.may_break_through(own_turn) => AssaultBar::None,
            (_, bar) => bar,
        }
    }

    fn may_break_through(&self, own_turn: bool) -> bool {
        match self.last_assault {
            LastAssault::Won => true,
            LastAssault::Lost => false,
            LastAssault::Unknown | LastAssault::NoCharge => self.assaulted || !own_turn,
        }
    }

    /// What keeps it from assaulting. What it did in its own turn bars it in that turn only.
    fn assault_bar(&self, own_turn: bool) -> AssaultBar {
        if self.commander_lost() {
            AssaultBar::NoCommander
        } else if self.reorganising() != Reorganising::No {
            AssaultBar::Reorganising
        } else if own_turn && self.moved == Moved::Double {
            AssaultBar::Doubled
        } else if self.is_pinned() && self.hits.count() < HITS_THAT_PIN {
            // Not by the defensive fire of this assault.
            AssaultBar::Pinned
        } else if !own_turn {
            AssaultBar::None
        } else {
            match self.all_used() {
                Used::Towing => AssaultBar::Towing,
                Used::EyesAndEars => AssaultBar::EyesAndEars,
                Used::Spotting => AssaultBar::Spotting,
                Used::Nothing | Used::Appointed => AssaultBar::None,
            }
        }
    }

    /// One round of close combat that it fights.
    fn close_combat(&self) -> Opening {
        Opening::of(&CloseCombat {
            teams: Count::from_raw(self.free()),
            trained: self.trained(),
            ..CloseCombat::default()
        })
        .into()
    }

    /// How it hides.
    pub(in super::super) const fn hider(&self) -> Hider {
        match self.kind {
            UnitKind::Infantry | UnitKind::Cavalry => Hider::Infantry,
            UnitKind::ManPacked => Hider::ManPacked,
            UnitKind::Guns | UnitKind::Armoured | UnitKind::Unarmoured => Hider::Other,
        }
    }

    fn concealment(&self) -> Opening {
        Opening::of(&Concealment {
            kind: self.hider(),
            moved: !self.stood_still(),
            doubled: self.moved == Moved::Double,
            shot: self.has_shot(),
            assaulted: self.assaulted,
            recon: self.recon || self.observer,
            stripped: self.stripped,
            ..Concealment::default()
        })
        .into()
    }

    fn saves(&self) -> Opening {
        Opening::of(&Saves {
            target: self.kind.target(),
            cover: self.dug_in(),
            shield: self.shield(),
            doubled: self.moved == Moved::Double,
            armour: self.front,
            side_armour: self.side,
            top_armour: self.top,
            by_card: true,
            state: self.under_fire().1,
            will: self.will(),
            ..Saves::default()
        })
        .into()
    }

    pub(super) fn warrior_save(&self) -> Opening {
        Opening::of(&Warrior {
            kind: self.warrior_kind(),
            ..Warrior::default()
        })
        .into()
    }

    pub(in super::super) const fn warrior_kind(&self) -> WarriorKind {
        match self.kind {
            UnitKind::Armoured => WarriorKind::Tank,
            UnitKind::Unarmoured => WarriorKind::Transport,
            _ => WarriorKind::Infantry,
        }
    }

    pub(super) fn rally(&self) -> Opening {
        Opening::of(&Rally {
            already: self.pinned,
            hits: self.hits,
            armoured_only: self.kind == UnitKind::Armoured,
            independent: self.role != Role::Platoon && !self.joined,
            will: self.will(),
            ..Rally::default()
        })
        .into()
    }

    /// The crews that may recover at the start of the turn. A commander's own
    /// vehicle is never re-rolled (FOW-IND-05).
    pub(super) fn bailed_out_crew(&self) -> Opening {
        Opening::of(&BailedOut {
            crews: Count::from_raw(self.crews_to_test().max(1)),
            will: self.will(),
            ..BailedOut::default()
        })
        .into()
    }

    pub(in super::super) fn bogger(&self) -> Bogger {
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
        Opening::of(&Movement {
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
        })
        .into()
    }

    fn bogging(&self) -> Opening {
        Opening::of(&Bogging {
            mover: self.bogger(),
            trained: self.trained(),
            ..Bogging::default()
        })
        .into()
    }

    /// All that are bogged down, each by a test of its own.
    pub(super) fn freeing(&self) -> Opening {
        Opening::of(&Freeing {
            trained: self.trained(),
            teams: Count::from_raw(self.bogged_to_test().max(1)),
        })
        .into()
    }

    /// Its column of FOW-CMD-T1.
    pub(in super::super) fn commanded(&self) -> Commanded {
        if self.kind == UnitKind::Armoured {
            Commanded::Tanks
        } else {
            Commanded::Other
        }
    }

    /// Whether it may split, with all its teams where the commander is.
    fn command_distance(&self) -> Opening {
        Opening::of(&Command {
            skill: self.skill,
            team: self.commanded(),
            with: Count::from_raw(self.remaining()),
            teams: Count::from_raw(self.remaining()),
        })
        .into()
    }

    fn eyes_and_ears(&self) -> Opening {
        Opening::of(&self.eyes_and_ears_form()).into()
    }

    /// Eyes and ears as far as its own state goes.
    pub(in super::super) fn eyes_and_ears_form(&self) -> EyesAndEars {
        EyesAndEars {
            moved: !self.stood_still(),
            pinned: self.is_pinned(),
            reorganising: self.reorganising() == Reorganising::OwnTurn,
            ..EyesAndEars::default()
        }
    }

    pub(super) fn disengage(&self) -> Opening {
        Opening::of(&Disengage {
            attacked: self.assaulted,
            doubled: self.moved == Moved::Double,
            trained: self.trained(),
            will: self.will(),
            ..Disengage::default()
        })
        .into()
    }

    /// The test of whoever failed a save (FOW-REC-09).
    pub(super) fn forced_disengagement(&self) -> Opening {
        Opening::of(&Disengage {
            trigger: Trigger::FailedSave,
            will: self.will(),
            ..Disengage::default()
        })
        .into()
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
        Opening::of(&Test {
            kind,
            motivation: self.motivation,
            trained: self.trained(),
            reroll,
            ..Test::default()
        })
        .into()
    }

    pub(super) fn platoon_morale(&self) -> Opening {
        Opening::of(&PlatoonMorale {
            destroyed: Count::from_raw(self.losses()),
            able: Count::from_raw(self.able()),
            lost: self.lost,
            will: self.will(),
            ..PlatoonMorale::default()
        })
        .into()
    }
}
