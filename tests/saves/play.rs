//! Battles of the real wargames, played at random: the same seed gives the same battle.

use adjutant::aid::{Field, Ruleset};
use adjutant::battle::{Action, Answers, BySide, FreeDie, Mode, Need, Setup, Side};

/// Random numbers that never change (`SplitMix64`).
pub struct Chance(pub u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    }

    /// A number below this one.
    pub fn below(&mut self, end: usize) -> usize {
        (self.next() % end.max(1) as u64) as usize
    }

    pub fn of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }

    fn side(&mut self) -> Side {
        *self.of(&Side::ALL)
    }

    /// A question of a form and one of its answers.
    pub fn answer(&mut self, fields: &[Field]) -> (String, String) {
        let field = self.of(fields);
        let mut fits: Vec<i16> = (-400..400).filter(|answer| field.fits(*answer)).collect();
        if fits.is_empty() {
            // Years.
            let (low, high) = field.kind.range();
            fits = (low..=high).collect();
        }
        (field.id.to_string(), field.write(*self.of(&fits)))
    }

    pub fn answers(&mut self, fields: &[Field], most: usize) -> Answers {
        (0..self.below(most + 1)).map(|_| self.answer(fields)).collect()
    }

    fn faces(&mut self, most: u8, dice: usize) -> Vec<u8> {
        (0..dice).map(|_| self.below(usize::from(most)) as u8 + 1).collect()
    }

    fn setup(&mut self) -> Setup {
        Setup {
            whole: Answers::new(),
            mark: String::new(),
            armies: BySide::default(),
            sides_stay: false,
            name: (*self.of(&["", "Wzgórze 112", "Курган"])).to_owned(),
            sides: ["Sherman".into(), "Tiger".into()],
            points: Some(self.below(3000) as u32),
            starts: self.side(),
        }
    }

    /// A possible next action of a player: mostly an everyday one.
    #[allow(clippy::too_many_lines)] // Long because each kind of action has a line or two.
    pub fn action(&mut self, ruleset: &Ruleset) -> Action {
        let (side, unit) = (self.side(), self.below(9) as u32 + 1);
        let calculator_state = *self.of(ruleset.calculators);
        let calculator = calculator_state.id.to_owned();
        let yes = self.below(4) > 0;
        let tracker = &ruleset.tracker;
        match self.below(100) {
            0 => Action::StartBattle(self.setup()),
            1 => Action::EditSetup(self.setup()),
            2 => self.of(&[Action::LeaveBattle, Action::ClearThrows, Action::ResetBattle]).clone(),
            3..=12 => Action::NextPhase,
            13..=20 => Action::EndTurn,
            21..=24 => Action::GoToPhase { phase: self.of(ruleset.checklist).id.to_owned() },
            25..=28 => {
                let phase = *self.of(ruleset.checklist);
                Action::StepDone { step: self.of(phase.steps).id.to_owned(), done: yes }
            }
            29..=31 => Action::Acted { unit, acted: yes },
            32..=35 => Action::AddUnit {
                side,
                name: (*self.of(&["3rd Platoon", "Рота", "T-34"])).to_owned(),
                answers: self.answers(tracker.fields, 4),
            },
            36 => Action::RenameUnit { side, unit, name: "Drużyna".into() },
            37 => Action::RemoveUnit { side, unit },
            38 => Action::DuplicateUnit { side, unit, card: false },
            39..=56 => {
                let (field, value) = self.answer(tracker.fields);
                Action::SetUnit { side, unit, field, value }
            }
            57..=59 if !tracker.side_fields.is_empty() => {
                let (field, value) = self.answer(tracker.side_fields);
                Action::SetSide { side, field, value }
            }
            57..=70 => {
                let (field, value) = self.answer(calculator_state.fields);
                Action::Answer { calculator, field, value }
            }
            71..=74 => Action::OpenCalculator {
                at_questions: false,
                calculator,
                answers: self.answers(calculator_state.fields, 6),
                about: yes.then_some((side, unit)),
                cast: Answers::new(),
            },
            75 if yes => Action::AsLastTime { calculator },
            75 => Action::ResetCalculator { calculator },
            76 => Action::Hold { calculator },
            77 => Action::Swap { calculator },
            78 => Action::Release { calculator },
            79 => Action::SetMode {
                calculator,
                mode: *self.of(&[None, Some(Mode::Odds), Some(Mode::Roll), Some(Mode::OwnDice)]),
            },
            80..=84 => {
                Action::OwnDice { calculator, answer: self.below(7) as u32, replaces: false }
            }
            85 => Action::OwnDiceBack { calculator },
            86 => Action::OwnDiceAgain { calculator },
            87..=90 => {
                let dice = self.below(12) + 1;
                let most = *self.of(&[6, 6, 20, 72]);
                Action::Rolled { calculator, faces: self.faces(most, dice), opens: false }
            }
            91 => Action::RollerDie { die: *self.of(&FreeDie::ALL) },
            92 => Action::RollerCount { count: self.below(6) as u8 + 1 },
            93 => Action::RollerNeed {
                need: *self.of(&[None, Some(Need::AtLeast(4)), Some(Need::AtMost(8))]),
            },
            94..=97 => {
                let dice = self.below(6) + 1;
                Action::Throw { faces: self.faces(6, dice) }
            }
            _ => Action::ThrowAgain { which: vec![self.below(3) as u8], faces: self.faces(6, 1) },
        }
    }
}
