//! Losses against the breakpoint: procedure CWC-BRK-P1.

use crate::rulesets::cold_war_commander::prelude::*;

use super::forms::EndPhase;

form! {
    /// A side's losses by kind.
    pub struct Breakpoint {
        group t::GROUP_BREAKPOINT => {
            /// The breakpoint from the army list; 0 means none, as in the side's state.
            breakpoint: Count<0, 500> = 10, t::BREAKPOINT_NUMBER, ["CWC-BRK-03", "CWC-AMB-31"];
        }
        group t::GROUP_LOSSES_COUNTED => {
            /// Infantry and engineers.
            infantry: Count<0, 200> = 0, t::LOST_INFANTRY, ["CWC-BRK-02"];
            /// Infantry support units.
            support: Count<0, 200> = 0, t::LOST_SUPPORT, ["CWC-BRK-02"];
            /// AFVs, including vehicle flamethrowers.
            afvs: Count<0, 200> = 0, t::LOST_AFVS, ["CWC-BRK-02"];
            /// Armoured transports and IFVs.
            carriers: Count<0, 200> = 0, t::LOST_CARRIERS, ["CWC-BRK-02"];
            /// Artillery on the table.
            artillery: Count<0, 200> = 0, t::LOST_ARTILLERY, ["CWC-BRK-02"];
            /// AA and SAM units.
            anti_air: Count<0, 200> = 0, t::LOST_ANTI_AIR, ["CWC-BRK-02"];
            /// How many units that are not in the list were lost and count.
            more: Count<0, 500> = 0, t::SIDE_MORE_LOSSES, ["CWC-BRK-01"];
        }
        group t::GROUP_LOSSES_NOT_COUNTED => {
            /// Recce.
            recce: Count<0, 200> = 0, t::LOST_RECCE, ["CWC-BRK-01"];
            /// CO, HQ, FAO, FAC.
            command: Count<0, 200> = 0, t::LOST_COMMAND, ["CWC-BRK-01", "CWC-AMB-17"];
            /// Snipers.
            snipers: Count<0, 200> = 0, t::LOST_SNIPERS, ["CWC-BRK-01"];
            /// Transports without armour.
            transports: Count<0, 200> = 0, t::LOST_TRANSPORTS, ["CWC-BRK-01"];
            /// Aircraft and helicopters.
            aircraft: Count<0, 200> = 0, t::LOST_AIRCRAFT, ["CWC-BRK-01"];
            /// Artillery off the table.
            off_table: Count<0, 200> = 0, t::LOST_OFF_TABLE, ["CWC-BRK-01"];
        }
    }
}

impl Calculate for Breakpoint {
    type House = House;
    type Outcome = ();
    const ABOUT: About = About::new("breakpoint", t::BREAKPOINT, t::BREAKPOINT_SUMMARY);
    const CITES: &'static [Cite] = &["CWC-BRK-P1", "CWC-STA-T1"];

    fn work(&self, _: &House) -> Work<Self> {
        let mut counted = vec![
            Modifier::new(t::LOST_INFANTRY, self.infantry.0, "CWC-BRK-02"),
            Modifier::new(t::LOST_SUPPORT, self.support.0, "CWC-BRK-02"),
            Modifier::new(t::LOST_AFVS, self.afvs.0, "CWC-BRK-02"),
            Modifier::new(t::LOST_CARRIERS, self.carriers.0, "CWC-BRK-02"),
            Modifier::new(t::LOST_ARTILLERY, self.artillery.0, "CWC-BRK-02"),
            Modifier::new(t::LOST_ANTI_AIR, self.anti_air.0, "CWC-BRK-02"),
            Modifier::new(t::SIDE_MORE_LOSSES, self.more.0, "CWC-BRK-01"),
        ];
        counted.retain(|modifier| modifier.value != 0);
        let losses: i16 = counted.iter().map(|modifier| modifier.value).sum();
        let remaining = self.breakpoint.0 - losses;
        // As in the tracker: 0 is no breakpoint.
        let none = self.breakpoint.0 == 0;
        let uncounted = self.recce.0
            + self.command.0
            + self.snipers.0
            + self.transports.0
            + self.aircraft.0
            + self.off_table.0;
        let mut not_counted = Vec::new();
        if uncounted > 0 {
            not_counted.push(Note::new(t::note_not_counted(i32::from(uncounted)), "CWC-BRK-01"));
        }
        let effect = if none {
            Note::new(t::NOTE_NO_BREAKPOINT, "CWC-BRK-03")
        } else {
            Note::new(t::NOTE_BREAKPOINT_NO_EFFECT, "CWC-AMB-31")
        };
        Working {
            headline: if none {
                (t::LOSSES_COUNTED, Figure::Number(losses))
            } else if remaining <= 0 {
                (t::BREAKPOINT, Figure::Word(t::WORD_BREAKPOINT_REACHED))
            } else {
                (t::LOSSES_TO_BREAKPOINT, Figure::Number(remaining))
            },
            sums: vec![
                Sum::number("losses", t::LOSSES_COUNTED, (t::LOSSES_BEFORE, 0, "CWC-BRK-01"))
                    .with(counted),
            ],
            notes: vec![effect],
            not_counted,
            next: vec![Opening::to::<EndPhase>().into()],
            ..Working::default()
        }
        .into()
    }
}
