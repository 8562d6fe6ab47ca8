//! The answers that calculators know from a platoon.

use crate::rulesets::flames_of_war::prelude::*;

use super::{LastAssault, Moved, Platoon, UnitKind, Used};
use crate::rulesets::flames_of_war::sheet::assault::{
    Assault, AssaultBar, AttackerKind, DefenderKind,
};
use crate::rulesets::flames_of_war::sheet::bailed_out::BailedOut;
use crate::rulesets::flames_of_war::sheet::bar::Bar;
use crate::rulesets::flames_of_war::sheet::bogging::{Bogger, Freeing};
use crate::rulesets::flames_of_war::sheet::command::Commanded;
use crate::rulesets::flames_of_war::sheet::commander::{Warrior, WarriorKind};
use crate::rulesets::flames_of_war::sheet::concealment::Hider;
use crate::rulesets::flames_of_war::sheet::damage::HITS_THAT_PIN;
use crate::rulesets::flames_of_war::sheet::forms::{Disengage, Trigger};
use crate::rulesets::flames_of_war::sheet::morale::PlatoonMorale;
use crate::rulesets::flames_of_war::sheet::rally::Rally;
use crate::rulesets::flames_of_war::sheet::ranging::{BatteryBar, Mark, Ranged};
use crate::rulesets::flames_of_war::sheet::reconnaissance::EyesAndEars;
use crate::rulesets::flames_of_war::sheet::skill::Trained;
use crate::rulesets::flames_of_war::sheet::template::Under;
use crate::rulesets::flames_of_war::sheet::test::{Test, TestKind};

impl Platoon {
    /// The number of teams that take the hits, and the state they are in: working ones first,
    /// bogged and bailed-out vehicles after them (FOW-ALO-05).
    pub(crate) fn under_fire(&self) -> (i16, VehicleState) {
        if self.able() == 0 {
            (self.remaining(), VehicleState::BailedOut)
        } else if self.kind == UnitKind::Armoured && self.working() == 0 {
            (self.able(), VehicleState::Bogged)
        } else {
            (self.able(), VehicleState::Working)
        }
    }

    /// The number of teams by state, in the order of hits: working vehicles, bogged ones,
    /// bailed-out ones. Teams that are not vehicles all take hits alike.
    fn in_turn(&self) -> [i16; 3] {
        let bogged = if self.kind == UnitKind::Armoured { self.bogged_with_crews() } else { 0 };
        [self.able() - bogged, bogged, self.bailed_out()]
    }

    /// The number of teams that take the first hits, their state, and how many bogged and
    /// bailed-out ones are hit after them (FOW-ALO-05).
    pub(crate) fn shot_at(&self) -> (i16, VehicleState, [i16; 2]) {
        match self.in_turn() {
            [0, 0, out] => (out, VehicleState::BailedOut, [0, 0]),
            [0, bogged, out] => (bogged, VehicleState::Bogged, [0, out]),
            [working, bogged, out] => (working, VehicleState::Working, [bogged, out]),
        }
    }

    /// The number of teams that face an assault, with their state: the operational ones or, if
    /// there are none, those that are still present (FOW-ASL-20); and besides these, the number of
    /// teams out of action.
    pub(crate) fn under_assault(&self) -> (i16, VehicleState, i16) {
        match self.stuck() {
            VehicleState::Working => (self.free(), VehicleState::Working, self.out_of_action()),
            VehicleState::Bogged => (self.able(), VehicleState::Bogged, self.bailed_out()),
            VehicleState::BailedOut => (self.remaining(), VehicleState::BailedOut, 0),
        }
    }

    /// Vehicles that are bogged down or bailed out.
    fn out_of_action(&self) -> i16 {
        let [_, bogged, out] = self.in_turn();
        bogged + out
    }

    pub(crate) fn trained(&self) -> Trained {
        Trained { skill: self.skill, skill_number: self.skill_number }
    }

    pub(crate) fn will(&self) -> Will {
        Will { motivation: self.motivation, reroll: self.rerolls() }
    }

    /// The reasons why it cannot shoot. Its actions in its own turn bar it in that turn
    /// only (FOW-SHO-01).
    pub(crate) fn shooting_bar(&self, defensive: bool) -> Bar {
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

    /// The try on which it ranged in, if earlier tries failed: failed tries affect the number to
    /// hit. A battery that has bombarded must range in again, unless the players say that it is the
    /// same template (FOW-ART-33).
    pub(crate) const fn ranged(&self) -> Ranged {
        match self.failed_tries.0 {
            _ if self.bombarded => Ranged::NotYet,
            1 => Ranged::Second,
            2 => Ranged::Third,
            _ => Ranged::NotYet,
        }
    }

    /// The try on which its bombardment of this turn ranged in.
    pub(crate) const fn ranged_in_on(&self) -> Ranged {
        match self.failed_tries.0 {
            0 => Ranged::First,
            1 => Ranged::Second,
            2 => Ranged::Third,
            _ => Ranged::NotYet,
        }
    }

    /// Why it may not bombard (FOW-ART-03 to FOW-ART-06, FOW-ART-12).
    pub(crate) fn battery_bar(&self, defensive: bool) -> BatteryBar {
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

    /// Why it may not spot (FOW-ART-11, FOW-ART-19); a team that towed has moved, and one that
    /// used eyes and ears may do nothing else (FOW-RCV-02, FOW-REC-02).
    pub(crate) fn spotter_bar(&self) -> BatteryBar {
        if self.stuck() != VehicleState::Working {
            BatteryBar::SpotterOut
        } else if !self.stood_still() {
            BatteryBar::SpotterMoved
        } else if self.shot || matches!(self.all_used(), Used::EyesAndEars | Used::Towing) {
            BatteryBar::SpotterBusy
        } else {
            BatteryBar::None
        }
    }

    /// The known answers about its teams under a template: only the players see how many teams
    /// there are, and how many of them are bogged or bailed out. If a platoon is recorded as dug
    /// in, all its teams are.
    pub(crate) fn under_template<C>(&self, known: To<C>, at: At<C, Under>) -> To<C> {
        let (_, state, [bogged, bailed_out]) = self.shot_at();
        let known = known
            .knowing(at.then(Under::AT.target), self.kind.target())
            .knowing(at.then(Under::AT.armour), self.top)
            .knowing(at.then(Under::AT.all_dug_in), self.dug_in())
            .knowing(at.then(Under::AT.unattached), self.is_unattached())
            .knowing(at.then(Under::AT.state), state);
        // There are no more teams under it than are left.
        let usual = Under::default().teams.0.min(self.remaining());
        let known = known.proposing(at.then(Under::AT.teams), usual);
        let known =
            if bogged > 0 { known } else { known.knowing(at.then(Under::AT.next_bogged), 0) };
        let known = if bailed_out > 0 {
            known
        } else {
            known.knowing(at.then(Under::AT.next_bailed_out), 0)
        };
        if self.dug_in() { known } else { known.knowing(at.then(Under::AT.dug_in), 0) }
    }

    /// Its kind when it launches an assault.
    pub(crate) const fn as_attacker(&self) -> AttackerKind {
        match self.kind {
            UnitKind::Armoured => AttackerKind::Tanks,
            UnitKind::Cavalry => AttackerKind::Cavalry,
            _ => AttackerKind::Infantry,
        }
    }

    /// Its kind when it is assaulted.
    pub(crate) const fn as_defender(&self) -> DefenderKind {
        match self.kind {
            UnitKind::Armoured => DefenderKind::Tanks,
            UnitKind::Guns | UnitKind::ManPacked => DefenderKind::Guns,
            UnitKind::Infantry | UnitKind::Cavalry => DefenderKind::Infantry,
            UnitKind::Unarmoured => DefenderKind::Transports,
        }
    }

    /// The reasons why it cannot launch an assault now. The assault of this phase itself may have
    /// pinned it: then the winner's breakthrough still continues (FOW-ASL-26, FOW-ASL-27). The
    /// winner is known if the assault was rolled as a whole. A platoon that launches an assault in
    /// the enemy's turn has beaten off another one (FOW-AMB-25).
    pub(crate) fn launch_bar(&self, own_turn: bool) -> AssaultBar {
        if !self.fights() {
            return AssaultBar::Transports;
        }
        if !self.charges() {
            return AssaultBar::Guns;
        }
        match (self.stuck(), self.assault_bar(own_turn)) {
            (VehicleState::BailedOut, _) => AssaultBar::BailedOut,
            (VehicleState::Bogged, _) => AssaultBar::Bogged,
            (_, AssaultBar::Pinned) if self.may_break_through(own_turn) => AssaultBar::None,
            (_, bar) => bar,
        }
    }

    fn may_break_through(&self, own_turn: bool) -> bool {
        if self.is_thrown_back() {
            return false;
        }
        match self.last_assault {
            LastAssault::Won => true,
            LastAssault::Lost => false,
            LastAssault::Unknown
            | LastAssault::NoCharge
            | LastAssault::Charging
            | LastAssault::MayCharge => self.assaulted || !own_turn,
        }
    }

    /// The reasons why it cannot assault. Its actions in its own turn bar it in that turn
    /// only.
    fn assault_bar(&self, own_turn: bool) -> AssaultBar {
        if self.commander_lost() {
            AssaultBar::NoCommander
        } else if self.reorganising() != Reorganising::No {
            AssaultBar::Reorganising
        } else if own_turn && self.moved == Moved::Double {
            AssaultBar::Doubled
        } else if self.is_pinned() && self.hits.count() < HITS_THAT_PIN {
            // It is pinned by something other than the defensive fire of this assault.
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

    /// Its kind for the rules of concealment.
    pub(crate) const fn hider(&self) -> Hider {
        match self.kind {
            UnitKind::Infantry | UnitKind::Cavalry => Hider::Infantry,
            UnitKind::ManPacked => Hider::ManPacked,
            UnitKind::Guns | UnitKind::Armoured | UnitKind::Unarmoured => Hider::Other,
        }
    }

    pub(crate) fn warrior_save() -> Opening {
        Opening::from(Opening::to::<Warrior>()).casting(parts::IT_IS_TESTED)
    }

    pub(crate) const fn warrior_kind(&self) -> WarriorKind {
        match self.kind {
            UnitKind::Armoured => WarriorKind::Tank,
            UnitKind::Unarmoured => WarriorKind::Transport,
            _ => WarriorKind::Infantry,
        }
    }

    pub(crate) fn rally() -> Opening {
        Opening::from(Opening::to::<Rally>()).casting(parts::IT_IS_TESTED)
    }

    /// The opening for the crews that may recover at the start of the turn.
    pub(crate) fn bailed_out_crew() -> Opening {
        Opening::from(Opening::to::<BailedOut>()).casting(parts::IT_IS_TESTED)
    }

    pub(crate) fn bogger(&self) -> Bogger {
        match self.kind {
            UnitKind::Infantry | UnitKind::Cavalry | UnitKind::ManPacked => Bogger::OnFoot,
            UnitKind::Guns => Bogger::Gun,
            UnitKind::Armoured => Bogger::Tracked,
            UnitKind::Unarmoured => Bogger::Vehicle,
        }
    }

    /// The opening for all bogged vehicles, each with a separate test.
    pub(crate) fn freeing() -> Opening {
        Opening::from(Opening::to::<Freeing>()).casting(parts::IT_IS_TESTED)
    }

    /// Its column of FOW-CMD-T1.
    pub(crate) fn commanded(&self) -> Commanded {
        if self.kind == UnitKind::Armoured { Commanded::Tanks } else { Commanded::Other }
    }

    /// The form for eyes and ears, as far as its own state answers it.
    pub(crate) fn eyes_and_ears_form(&self) -> EyesAndEars {
        EyesAndEars {
            moved: !self.stood_still(),
            pinned: self.is_pinned(),
            reorganising: self.reorganising() == Reorganising::OwnTurn,
            ..EyesAndEars::default()
        }
    }

    pub(crate) fn disengage() -> Opening {
        Opening::from(Opening::to::<Disengage>()).casting(parts::IT_IS_TARGET)
    }

    /// The opening for the test of a team that failed a save (FOW-REC-09).
    pub(crate) fn forced_disengagement() -> Opening {
        let to = Opening::to::<Disengage>().deciding(Disengage::AT.trigger, Trigger::FailedSave);
        Opening::from(to).casting(parts::IT_IS_TARGET)
    }

    pub(crate) fn its_assault() -> Opening {
        Opening::from(Opening::to::<Assault>()).casting(&[(parts::ATTACKER, Opening::ABOUT)])
    }

    pub(crate) fn motivation_test() -> Opening {
        let to = Opening::to::<Test>().deciding(Test::AT.kind, TestKind::Motivation);
        Opening::from(to).casting(parts::IT_IS_TESTED)
    }

    pub(crate) fn platoon_morale() -> Opening {
        Opening::from(Opening::to::<PlatoonMorale>()).casting(parts::IT_IS_TARGET)
    }
}

impl Mark {
    /// The known answers, with a platoon as the target.
    pub fn known<C>(known: To<C>, at: At<C, Self>, unit: &Platoon) -> To<C> {
        let known = known.knowing(at.then(Self::AT.target_skill), unit.skill);
        let hides = unit.hides(false);
        if hides.some_stripped {
            // Only the players see which of its teams is aimed at (FOW-AMB-38).
            return if hides.by_standing {
                known.knowing(at.then(Self::AT.concealed), true)
            } else {
                known
            };
        }
        let places = [Self::AT.concealed, Self::AT.gone_to_ground, Self::AT.keeps_down];
        hides.fill(known, places.map(|place| at.then(place)))
    }
}
