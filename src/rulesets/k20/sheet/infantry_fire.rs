//! Infantry fire against infantry: K20-INF-P1. There is no roll to hit: the strength is used
//! directly on the hit-effect table.

use crate::rulesets::k20::prelude::*;

use super::effect::{Half, Impact, Strength};
use super::morale::Morale;
use super::tables;

choices! {
    /// How the shooter moves, by its OM (K20-AMB-12).
    pub enum ShooterMovement {
        /// Stationary: OM 1.
        Still = "still" => t::SHOOTER_STILL,
        /// It moves: OM 2.
        Moves = "moves" => t::SHOOTER_MOVES,
        /// It moves and fires: OM 3.
        MovesAndFires = "moves-and-fires" => t::SHOOTER_MOVES_AND_FIRES,
    }
}

choices! {
    /// The range of the target, by the figures of the unit card: the sheet prints no
    /// bands (K20-INF-03).
    pub enum FireRange {
        /// Closer than the usual range.
        Close = "close" => t::FIRE_RANGE_CLOSE,
        /// At the usual range.
        Usual = "usual" => t::FIRE_RANGE_USUAL,
        /// Farther than the usual range.
        Long = "long" => t::FIRE_RANGE_LONG,
    }
}

form! {
    /// The questions about infantry fire.
    pub struct InfantryFire {
        group t::GROUP_INFANTRY_FIRE => {
            /// The range of the target, by the unit card.
            range: FireRange = FireRange::Usual, t::FIRE_RANGE, ["K20-INF-02", "K20-INF-03"];
            /// Firepower at the usual range, from the unit card.
            fp: Count<-10, 30> = 5, t::FP, ["K20-INF-03", "K20-GEN-06"],
                when |form| form.range == FireRange::Usual;
            /// Firepower closer than the usual range (old links have `f` for the question above).
            near_fp: Count<-10, 30> = 5, t::FP, ["K20-INF-03", "K20-GEN-06"],
                when |form| form.range == FireRange::Close;
            /// Firepower farther than the usual range.
            long_fp: Count<-10, 30> = 5, t::FP, ["K20-INF-03", "K20-GEN-06"],
                when |form| form.range == FireRange::Long;
            /// How the target moves.
            target_movement: Movement = Movement::Still, t::TARGET_MOVEMENT, ["K20-INF-04", "K20-INF-T1"];
            /// The target's cover.
            cover: CoverLine = CoverLine::None, t::TARGET_COVER, ["K20-INF-T2", "K20-AMB-22"];
            /// How the shooter moves.
            shooter_movement: ShooterMovement = ShooterMovement::Still, t::SHOOTER_MOVEMENT, ["K20-INF-T1", "K20-AMB-12"];
            /// The shooter is Pinned.
            pinned: bool = false, t::SHOOTER_PINNED, ["K20-INF-T2", "K20-AMB-07"];
        }
    }
}

impl InfantryFire {
    pub(crate) fn strength(self) -> Strength {
        let fp = match self.range {
            FireRange::Close => self.near_fp,
            FireRange::Usual => self.fp,
            FireRange::Long => self.long_fp,
        };
        let mut strength = Strength::new((t::FP, fp.0, "K20-INF-03"));
        match self.target_movement {
            Movement::Still => {}
            Movement::Moving => {
                strength.add(t::TARGET_MOVING, tables::INF_TARGET_MOVING, "K20-INF-T1");
            }
            Movement::Running => {
                strength.add(t::TARGET_RUNNING, tables::INF_TARGET_RUNNING, "K20-INF-T1");
            }
        }
        match self.shooter_movement {
            ShooterMovement::Still => {}
            ShooterMovement::Moves => {
                strength.add(t::SHOOTER_MOVES, tables::INF_SHOOTER_MOVING, "K20-INF-T1");
            }
            ShooterMovement::MovesAndFires => strength.add(
                t::SHOOTER_MOVES_AND_FIRES,
                tables::INF_SHOOTER_MOVING_AND_FIRING,
                "K20-INF-T1",
            ),
        }
        strength.add(t::COVER, self.cover.of(&tables::INF_COVER), "K20-INF-T2");
        if self.pinned {
            strength.add(t::SHOOTER_PINNED, tables::PINNED, "K20-INF-T2");
        }
        strength
    }
}

impl Calculate for InfantryFire {
    type House = House;
    type Outcome = Impact;

    const ABOUT: About = About::new("infantry-fire", t::INFANTRY_FIRE, t::INFANTRY_FIRE_SUMMARY);
    const CITES: &'static [Cite] = &["K20-INF-P1", "K20-INF-01", "K20-INF-02", "K20-HET-T1"];

    fn work(&self, house: &House) -> Work<Self> {
        let half = Half::Infantry;
        let strength = self.strength();
        let row = half.roll(strength.total());
        let mut notes: Vec<Note> = strength.note().into_iter().collect();
        notes.push(Note::new(t::NOTE_NO_HIT_ROLL, "K20-INF-01"));
        notes.extend(half.notes(*house));
        let mut out = Notes::default();
        out.add(self.target_movement == Movement::Running, t::OUT_RUNNING, "K20-AMB-12");
        out.add(self.shooter_movement == ShooterMovement::MovesAndFires, t::OUT_OM_2, "K20-AMB-12");
        out.add(self.cover == CoverLine::SmokeOrHeavy, t::OUT_SMOKE_AND_HEAVY, "K20-AMB-22");
        let working = Working {
            not_counted: out.0,
            headline: (t::STRENGTH, Figure::Signed(strength.row())),
            sums: vec![strength.sum(t::STRENGTH)],
            rows: vec![half.row(t::STRENGTH, strength.total())],
            notes,
            next: vec![Opening::to::<Morale>().casting(parts::TARGET_IS_TESTED).into()],
            ..Working::default()
        };
        half.wanted(working, Impact::AT.effect, false, 3)
            .rolls(&half, move |dice| Impact::roll(dice, half, &row, false))
    }
}
