//! One round of close combat between infantry: K20-CHG-P2.

use crate::rulesets::k20::prelude::*;

use super::morale::Morale;
use super::tables;

/// The total of one side before its die.
#[derive(Clone, Debug)]
pub(crate) struct Total {
    /// The id of its sum.
    id: &'static str,
    wb: i16,
    /// The table it follows: K20-CHG-T1 or K20-CHG-T2.
    table: Cite,
    modifiers: Vec<Modifier>,
}

impl Total {
    /// The attacker's total, from the WB of its stand.
    pub const fn attacker(wb: i16) -> Self {
        Self::of("attack", wb, "K20-CHG-T1")
    }

    /// The defender's total, from the WB of its stand.
    pub const fn defender(wb: i16) -> Self {
        Self::of("defence", wb, "K20-CHG-T2")
    }

    const fn of(id: &'static str, wb: i16, table: Cite) -> Self {
        Self { id, wb, table, modifiers: Vec::new() }
    }

    /// The total with one more line of the table; a line of 0 is left out.
    #[must_use]
    pub fn plus(mut self, label: Text, value: i16) -> Self {
        if value != 0 {
            self.modifiers.push(Modifier::new(label, value, self.table));
        }
        self
    }

    /// The total with one more line of the table, if that applies.
    #[must_use]
    pub fn when(self, applies: bool, label: Text, value: i16) -> Self {
        self.plus(label, if applies { value } else { 0 })
    }

    /// The total with the modifier for Training (K20-AMB-27).
    #[must_use]
    pub fn training(mut self, value: i16) -> Self {
        if value != 0 {
            let modifier = Modifier::new(t::TRAINING_MODIFIER, value, "K20-AMB-27");
            self.modifiers.push(modifier);
        }
        self
    }

    /// The resulting total.
    pub fn total(&self) -> i16 {
        let modifiers = self.modifiers.iter().map(|modifier| modifier.value);
        self.wb + modifiers.sum::<i16>() + own::total(self.id)
    }

    fn sum(&self, title: Text) -> Sum {
        let base = (t::WB, self.wb, "K20-CHG-05");
        Sum::number(self.id, title, base).with_own(self.modifiers.clone()).0
    }
}

words! {
    /// How a round ends.
    pub enum Fought {
        /// The defender loses a stand.
        EnemyLoses = "defender-loses" => t::WORD_ENEMY_LOSES_STAND, Good;
        /// It continues in the next activation.
        GoesOn = "goes-on" => t::WORD_FIGHT_GOES_ON, Plain;
        /// The attacker loses a stand.
        OwnLoses = "attacker-loses" => t::WORD_OWN_LOSES_STAND, Bad;
    }
}

/// Rolls a round in which the attacker's total leads by `lead`: each side adds a d20
/// (K20-CHG-07). A lead that no dice can overcome is not rolled.
pub(crate) fn fight(dice: &mut dyn Dice, lead: i16) -> Fought {
    if lead >= 20 {
        return Fought::EnemyLoses;
    }
    if lead <= -20 {
        return Fought::OwnLoses;
    }
    let own = Roll::new(Die::D20).named(t::ROLL_ATTACK, "K20-CHG-07");
    let beaten = dice.total(&own) as i16 + lead;
    let upto = [beaten - 1, beaten, 20];
    let bands: [Band; 3] = std::array::from_fn(|at| Band {
        upto: upto[at].clamp(0, 20) as u8,
        label: Fought::ALL[at].label(),
    });
    let enemy = Roll::new(Die::D20).bands(&bands).named(t::ROLL_DEFENCE, "K20-CHG-07");
    Fought::ALL[dice.band(&enemy).min(2)]
}

/// The sums of both sides, and the attacker's lead.
pub(crate) fn sums(attacker: &Total, defender: &Total) -> (Vec<Sum>, i16) {
    let (own, enemy) = (attacker.total(), defender.total());
    let lead = Sum {
        id: "lead",
        title: t::ATTACK_LEAD,
        base: (t::ATTACK_TOTAL, Figure::Number(own), "K20-CHG-07"),
        modifiers: if enemy == 0 {
            Vec::new()
        } else {
            vec![Modifier::new(t::DEFENCE_TOTAL, -enemy, "K20-CHG-07")]
        },
        result: Figure::Signed(own - enemy),
    };
    let attack = attacker.sum(t::ATTACK_TOTAL);
    let defence = defender.sum(t::DEFENCE_TOTAL);
    (vec![lead, attack, defence], own - enemy)
}

form! {
    /// The questions about the defender in close combat.
    pub struct Defender {
        group t::GROUP_DEFENDER => {
            /// The WB of the defending stand.
            wb: Count<0, 20> = 3, t::WB, ["K20-CHG-05"];
            /// The WB of further defending stands, added up.
            more_wb: Count<0, 60> = 0, t::MORE_WB, ["K20-CHG-T2"];
            /// The defender's cover.
            cover: CoverLine = CoverLine::None, t::MELEE_COVER, ["K20-CHG-T2", "K20-AMB-22"];
        }
    }
}

form! {
    /// The questions about a round of close combat.
    pub struct CloseCombat {
        group t::GROUP_ATTACKER => {
            /// The WB of the attacking stand.
            wb: Count<0, 20> = 3, t::WB, ["K20-CHG-05"];
            /// The WB of further attacking stands, added up.
            more_wb: Count<0, 60> = 0, t::MORE_WB, ["K20-CHG-T1"];
            /// The attacker charges.
            charging: bool = true, t::CHARGING, ["K20-CHG-T1"];
        }
        group t::GROUP_DEFENDER => {
            /// The defender.
            enemy: Defender => "enemy", was { cover = "cover"; };
        }
        group t::GROUP_ATTACKER_STATE => {
            /// The attacker is Pinned.
            pinned: bool = false, t::PINNED, ["K20-CHG-06", "K20-CHG-T1"];
            /// The attacker is Disorganised.
            disorganised: bool = false, t::LEVEL_DISORGANISED, ["K20-CHG-06", "K20-CHG-T1", "K20-AMB-54"];
            /// The attacker fights passengers.
            passengers: bool = false, t::PASSENGERS, ["K20-CHG-T1"];
            /// The attacker is Broken: such a unit does not charge.
            broken: bool = false, t::LEVEL_BROKEN, ["K20-MOR-05"],
                when |form| form.charging;
            /// It has no standard action left for a charge.
            no_action: bool = false, t::THEN_NO_STANDARD_ACTION, ["K20-CHG-01", "K20-CHG-02", "K20-GEN-03"],
                when |form| form.charging;
            /// The modifier of the attacker's Training.
            training_modifier: Count<-20, 20> = 0, t::TRAINING_MODIFIER, ["K20-CHG-T1", "K20-AMB-27"];
            /// Any other modifier that the players agree on.
            situational: Count<-20, 20> = 0, t::SITUATIONAL, ["K20-CHG-T1"];
        }
        group t::GROUP_DEFENDER_STATE => {
            /// The defender is Pinned.
            enemy_pinned: bool = false, t::PINNED, ["K20-CHG-06", "K20-CHG-T2"];
            /// The defender is Disorganised.
            enemy_disorganised: bool = false, t::LEVEL_DISORGANISED, ["K20-CHG-06", "K20-CHG-T2"];
            /// The defender is Suppressed.
            enemy_suppressed: bool = false, t::EFFECT_SUPPRESSED, ["K20-CHG-06", "K20-CHG-T2"];
            /// The defender is Broken.
            enemy_broken: bool = false, t::LEVEL_BROKEN, ["K20-CHG-06", "K20-CHG-T2"];
            /// The modifier of the defender's Training.
            enemy_training_modifier: Count<-20, 20> = 0, t::TRAINING_MODIFIER, ["K20-CHG-T2", "K20-AMB-27"];
        }
    }
}

impl CloseCombat {
    /// Why the attacker cannot charge; this does not apply to a continuing fight, whether recorded
    /// or not.
    fn refusals(&self) -> Vec<Note> {
        let mut refusals = Notes::default();
        let broken = self.charging && self.broken;
        refusals.add(broken, t::REFUSED_CHARGE_BROKEN, "K20-MOR-05");
        let no_action = self.charging && self.no_action && !broken;
        refusals.add(no_action, t::THEN_NO_STANDARD_ACTION, "K20-GEN-03");
        refusals.0
    }

    /// Notes on circumstances that seem to count in the fight but do not.
    pub(crate) fn not_counted(&self) -> Vec<Note> {
        let mut out = Notes::default();
        out.add(self.enemy.cover == CoverLine::SmokeOrHeavy, t::OUT_SMOKE_AND_HEAVY, "K20-AMB-22");
        out.0
    }

    /// The attacker's total.
    pub(crate) fn attacker(&self) -> Total {
        Total::attacker(self.wb.0)
            .plus(t::MORE_WB, self.more_wb.0)
            .when(self.charging, t::CHARGING, tables::CHG_CHARGING)
            .when(self.passengers, t::PASSENGERS, tables::CHG_PASSENGERS)
            .when(self.pinned, t::PINNED, tables::PINNED)
            .when(self.disorganised, t::LEVEL_DISORGANISED, tables::CHG_DISORGANISED)
            .training(self.training_modifier.0)
            .plus(t::SITUATIONAL, self.situational.0)
    }

    /// The defender's total.
    pub(crate) fn defender(&self) -> Total {
        Total::defender(self.enemy.wb.0)
            .plus(t::MORE_WB, self.enemy.more_wb.0)
            .plus(t::MELEE_COVER, self.enemy.cover.of(&tables::CHG_COVER))
            .when(self.enemy_pinned, t::PINNED, tables::PINNED)
            .when(self.enemy_disorganised, t::LEVEL_DISORGANISED, tables::CHG_DISORGANISED)
            .when(self.enemy_suppressed, t::EFFECT_SUPPRESSED, tables::CHG_SUPPRESSED)
            .when(self.enemy_broken, t::LEVEL_BROKEN, tables::CHG_BROKEN)
            .training(self.enemy_training_modifier.0)
    }
}

impl Calculate for CloseCombat {
    type House = House;
    type Outcome = Round;

    const ABOUT: About = About::new("close-combat", t::CLOSE_COMBAT, t::CLOSE_COMBAT_SUMMARY);
    const CITES: &'static [Cite] = &["K20-CHG-P2", "K20-CHG-07", "K20-CHG-T3"];

    fn work(&self, _: &House) -> Work<Self> {
        let refusals = self.refusals();
        if !refusals.is_empty() {
            return Working::refused(t::ATTACK_LEAD, t::WORD_NOT_ALLOWED, refusals).into();
        }
        let (sums, lead) = sums(&self.attacker(), &self.defender());
        let mut notes = Notes::default();
        notes.add(true, t::NOTE_FIGHT_DICE, "K20-CHG-07");
        notes.add(true, t::NOTE_FIGHT_MORALE, "K20-CHG-08");
        notes.add(self.disorganised, t::NOTE_FIGHT_DISORGANISED, "K20-AMB-54");
        Working {
            not_counted: self.not_counted(),
            headline: (t::ATTACK_LEAD, Figure::Signed(lead)),
            sums,
            notes: notes.0,
            next: vec![Opening::to::<Morale>().casting(parts::DEFENDER_IS_TESTED).into()],
            ..Working::default()
        }
        .chance(t::WANT_DEFENDER_LOSES, Round::AT.fight.is(Fought::EnemyLoses))
        .chance(t::WANT_ATTACKER_LOSES, Round::AT.fight.is(Fought::OwnLoses))
        .rolls(self, move |dice| Round { fight: fight(dice, lead) })
    }
}

outcome! {
    /// The outcome of a round of close combat.
    pub struct Round of |form: &CloseCombat| {
        /// How it ends.
        fight: Fought, t::PART_FIGHT;
    }
}
