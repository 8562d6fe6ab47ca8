//! The stages of a battle, step by step (the ledger's Checklist).

use crate::aid::{Checklist, Phase, Step, View, Whose};
use crate::text::keys::brygada as t;

use super::missions::set_up;
use super::order;
use crate::rulesets::brygada::sheet::words::Deed;
use crate::rulesets::brygada::units::battle::Battle;
use crate::rulesets::brygada::units::stages::{
    self, ACTIONS, DECLARE, FIRST_ACTION, Known, REACTION, REGROUPING, SECOND_ACTION, acting,
};
use crate::rulesets::brygada::units::unit::Unit;

/// The stages, in order.
pub const CHECKLIST: Checklist = &[
    Phase::new(ACTIONS, t::PHASE_ACTIONS, PICKING),
    Phase::new(DECLARE, t::PHASE_DECLARE, DECLARING),
    Phase::new(FIRST_ACTION, t::PHASE_FIRST_ACTION, PERFORMING),
    Phase::new(SECOND_ACTION, t::PHASE_SECOND_ACTION, PERFORMING),
    Phase::new(REACTION, t::PHASE_REACTION, REACTING),
    Phase::new(REGROUPING, t::PHASE_REGROUPING, REGROUP),
    set_up::MEETING_ENGAGEMENT,
    set_up::FRONTAL_ATTACK,
    set_up::SPOILS_OF_WAR,
    set_up::RECONNAISSANCE,
    set_up::STRATEGIC_POINT,
    set_up::AFTER,
];

const PICKING: &[Step] = &[
    Step::new(
        "start",
        Whose::Active,
        t::STEP_START,
        &[],
        &["BR10-MRK-06", "BR10-AMB-31"],
    ),
    Step::new(
        "activate",
        Whose::Active,
        t::STEP_ACTIVATE,
        &[],
        &["BR10-SEQ-04", "BR10-SEQ-05"],
    ),
    Step::new(
        "fights",
        Whose::Active,
        t::STEP_FIGHTS,
        &["assault", "assault-on-armour"],
        &["BR10-ASL-09", "BR10-ASL-13", "BR10-AMB-30"],
    )
    .when(|view, _| {
        let all = stages::units(view);
        let is_due = |own: &Known| {
            let enemy = own.unit.fights.number();
            let enemy = all.iter().find(|known| Some(known.number) == enemy);
            enemy.is_some_and(|enemy| {
                let (number, at) = (own.number, enemy.number);
                !own.unit.was_charged_by(number, &enemy.unit, at)
            })
        };
        all.iter()
            .any(|known| known.side == view.at.side && is_due(known))
    }),
    Step::new(
        "first-round",
        Whose::Both,
        t::STEP_FIRST_ROUND,
        &[],
        &["BR10-MIS-03"],
    )
    .when(|view, _| surprises(view)),
];

const DECLARING: &[Step] = &[Step::new(
    "declare",
    Whose::Active,
    t::STEP_DECLARE,
    &[],
    &["BR10-SEQ-07", "BR10-SEQ-T1"],
)];

/// Riders that were shot at may get off at once, whosever turn it is.
const RIDERS: Step = Step::new(
    "riders",
    Whose::Both,
    t::STEP_RIDERS,
    &["riders"],
    &["BR10-TRN-02", "BR10-TRN-04"],
);

const PERFORMING: &[Step] = &[
    Step::new(
        "move",
        Whose::Active,
        t::STEP_MOVE,
        &[],
        &["BR10-MOV-01", "BR10-MOV-02", "BR10-MOV-05"],
    )
    .when(|view, _| does(view, Deed::Move)),
    Step::new(
        "watched",
        Whose::Active,
        t::STEP_WATCHED,
        &[],
        &["BR10-MOV-03", "BR10-MRK-05"],
    )
    .when(|view, _| {
        let mut all = stages::units(view).into_iter();
        does(view, Deed::Move) && all.any(|known| known.side != view.at.side && known.unit.ready)
    }),
    Step::new(
        "contact",
        Whose::Both,
        t::STEP_CONTACT,
        &["assault", "assault-on-armour", "vehicle-assault"],
        &["BR10-MOV-04", "BR10-ASL-01", "BR10-ASL-05"],
    )
    .when(|view, _| does(view, Deed::Move)),
    Step::new(
        "shoot",
        Whose::Active,
        t::STEP_SHOOT,
        &[
            "fire-at-infantry",
            "anti-tank-fire",
            "combined-fire",
            "shot-at-gun",
            "damage-location",
        ],
        &["BR10-RNG-01", "BR10-RNG-05", "BR10-SEQ-08"],
    )
    .when(|view, _| does(view, Deed::Shoot)),
    Step::new(
        "area",
        Whose::Active,
        t::STEP_AREA,
        &["area-fire", "area-hit"],
        &["BR10-ARE-02", "BR10-ARE-03"],
    )
    .when(|view, _| does(view, Deed::Shoot) && acting(view).is_some_and(|known| known.unit.area)),
    RIDERS.when(|view, _| does(view, Deed::Shoot) && anybody_rides(view)),
    Step::new(
        "hitch",
        Whose::Active,
        t::STEP_HITCH,
        &["towing"],
        &["BR10-GUN-03", "BR10-GUN-04", "BR10-GUN-05"],
    )
    .when(|view, _| does(view, Deed::Hitch)),
];

const REACTING: &[Step] = &[
    Step::new(
        "halt",
        Whose::Opponent,
        t::STEP_HALT,
        &["reaction-shot"],
        &["BR10-MRK-02", "BR10-MRK-04", "BR10-MRK-05"],
    ),
    Step::new(
        "shoot",
        Whose::Opponent,
        t::STEP_REACTION_SHOT,
        &["fire-at-infantry", "anti-tank-fire", "shot-at-gun"],
        &["BR10-MRK-03", "BR10-MRK-07"],
    ),
    Step::new(
        "area",
        Whose::Opponent,
        t::STEP_AREA,
        &["area-fire", "area-hit"],
        &["BR10-ARE-02", "BR10-ARE-03"],
    )
    .when(|view, _| acting(view).is_some_and(|known| known.unit.area)),
    RIDERS.when(|view, _| anybody_rides(view)),
];

const REGROUP: &[Step] = &[
    Step::new(
        "cards",
        Whose::Active,
        t::STEP_CARDS,
        &["regrouping"],
        &["BR10-REG-01", "BR10-REG-02", "BR10-REG-T1"],
    )
    .saying(order::regrouped),
    Step::new(
        "markers",
        Whose::Active,
        t::STEP_MARKERS,
        &["remove-markers"],
        &["BR10-REG-04"],
    )
    .when(|view, _| {
        let mut all = stages::units(view).into_iter();
        all.any(|known| known.side == view.at.side && known.unit.morale.0 > 0)
    }),
];

/// Whether all vehicles shoot as if they had moved (BR10-MIS-03).
pub fn surprises(view: &View) -> bool {
    let battle: Battle = view.battle.typed();
    battle.mission.surprises() && view.at.round == 1
}

/// Whether any unit rides on another.
fn anybody_rides(view: &View) -> bool {
    let mut all = stages::units(view).into_iter();
    all.any(|known| known.unit.rides.is_one() && known.unit.is_there())
}

/// Whether the unit that acts does this now.
fn does(view: &View, deed: Deed) -> bool {
    acting(view).is_some_and(|known| deed_now(view, &known.unit) == deed)
}

/// The present action of the acting unit.
fn deed_now(view: &View, unit: &Unit) -> Deed {
    match view.at.stage.as_str() {
        FIRST_ACTION => unit.first,
        SECOND_ACTION => unit.second,
        _ => Deed::Nothing,
    }
}
