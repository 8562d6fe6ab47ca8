//! The order of play: units are activated one by one, each with a pair of actions that
//! is declared first; then the side regroups, and it is the other side's turn
//! (BR10-SEQ-03 to BR10-SEQ-10, BR10-REG-01, BR10-MRK-02).

use crate::rulesets::brygada::prelude::*;

use super::missions;
use crate::rulesets::brygada::units::battle::Battle;
use crate::rulesets::brygada::units::stages::{
    ACTIONS, DECLARE, FIRST_ACTION, Known, OVER, REACTION, REGROUP, REGROUPING, SECOND_ACTION,
    acting, fights_left, is_hitched, no_actions, turn_of, units,
};
use crate::rulesets::brygada::units::unit::Unit;

/// The declarations, in the order they are offered: the id, the text, both actions (BR10-SEQ-T1,
/// BR10-SEQ-10).
const DECLARED: &[(&str, Text, [Deed; 2])] = &[
    ("move", t::DECLARE_MOVE, [Deed::Move, Deed::Nothing]),
    ("fast-move", t::DECLARE_FAST_MOVE, [Deed::Move, Deed::Move]),
    ("shoot", t::DECLARE_SHOOT, [Deed::Shoot, Deed::Nothing]),
    ("move-shoot", t::DECLARE_MOVE_SHOOT, [Deed::Move, Deed::Shoot]),
    ("shoot-move", t::DECLARE_SHOOT_MOVE, [Deed::Shoot, Deed::Move]),
    ("marker", t::DECLARE_MARKER, [Deed::Marker, Deed::Nothing]),
    ("move-marker", t::DECLARE_MOVE_MARKER, [Deed::Move, Deed::Marker]),
    ("marker-move", t::DECLARE_MARKER_MOVE, [Deed::Marker, Deed::Move]),
    ("hitch", t::DECLARE_HITCH, [Deed::Hitch, Deed::Nothing]),
    ("hitch-move", t::DECLARE_HITCH_MOVE, [Deed::Hitch, Deed::Move]),
    ("move-hitch", t::DECLARE_MOVE_HITCH, [Deed::Move, Deed::Hitch]),
    ("hitch-shoot", t::DECLARE_HITCH_SHOOT, [Deed::Hitch, Deed::Shoot]),
    ("shoot-hitch", t::DECLARE_SHOOT_HITCH, [Deed::Shoot, Deed::Hitch]),
    ("hitch-marker", t::DECLARE_HITCH_MARKER, [Deed::Hitch, Deed::Marker]),
    ("marker-hitch", t::DECLARE_MARKER_HITCH, [Deed::Marker, Deed::Hitch]),
];

/// The position at which a battle begins: in the set-up of its mission, or in the first turn.
pub fn first(view: &View) -> Position {
    let battle: Battle = view.battle.typed();
    missions::set_up_stage(battle.mission).map_or_else(
        || Position::first(view.starts, ACTIONS),
        |stage| Position::first(battle.attacker, stage),
    )
}

/// The possible next steps.
pub fn next(view: &View) -> Vec<Offer> {
    let battle: Battle = view.battle.typed();
    let mut offers = stage(view, &battle);
    if matches!(view.at.stage.as_str(), ACTIONS | REGROUPING) {
        offers.extend(missions::ends_early(view));
    }
    offers
}

/// The possible next steps in a stage.
fn stage(view: &View, battle: &Battle) -> Vec<Offer> {
    match view.at.stage.as_str() {
        ACTIONS => picking(view),
        DECLARE => declaring(view),
        FIRST_ACTION => performing(view, false),
        SECOND_ACTION => performing(view, true),
        REACTION => reacting(view),
        REGROUPING => vec![end_of_turn(view, battle)],
        OVER => Vec::new(),
        _ => missions::begins(view),
    }
}

/// The offers to pick a unit whose card is not turned yet, and to regroup (BR10-SEQ-04).
fn picking(view: &View) -> Vec<Offer> {
    let mut left = 0;
    let mut offers = Vec::new();
    for known in units(view) {
        let unit = &known.unit;
        if known.side != view.at.side || !unit.is_there() || unit.activated {
            continue;
        }
        let actions = unit.actions_now();
        left += u32::from(actions > 0);
        let to = Position { unit: Some(known.number), ..view.at.at(DECLARE) };
        offers.push(
            Offer::onward("activate", to)
                .of_unit(known.number)
                .worded(t::OFFER_ACTIVATE, "BR10-SEQ-04")
                .setting([
                    Set::unit(known.number, Unit::AT.actions, actions),
                    Set::unit(known.number, Unit::AT.first, Deed::Nothing),
                    Set::unit(known.number, Unit::AT.second, Deed::Nothing),
                    Set::unit(known.number, Unit::AT.moving, false),
                ])
                .barred((actions == 0).then(|| no_actions(unit))),
        );
    }
    let regroup = Offer::onward("regroup", view.at.at(REGROUPING))
        .passing([(Whom::Side(view.at.side), REGROUP)]);
    offers.push(if left == 0 {
        regroup.worded(t::OFFER_REGROUP, "BR10-REG-01")
    } else {
        let words = t::offer_regroup_early(left);
        regroup.worded(words, "BR10-SEQ-04").aside()
    });
    offers
}

/// The offers of the pairs of actions that are legal (BR10-SEQ-10); those that this unit cannot
/// carry out now are offered with the reason.
fn declaring(view: &View) -> Vec<Offer> {
    let Some(Known { number, unit, .. }) = acting(view) else {
        return vec![Offer::onward("go-on", picking_again(view))];
    };
    let did_nothing = !unit.fought && !unit.shot;
    // Records that the unit held; a unit ticked off by hand has no recorded actions.
    let hold = finishing(view, number, "hold")
        .worded(t::OFFER_HOLD, "BR10-SEQ-07")
        .news()
        .setting(did_nothing.then(|| Set::unit(number, Unit::AT.first, Deed::Hold)));
    if unit.actions.0 == 0 || unit.fought {
        // A continuing fight was fought first, so the activation is over (BR10-ASL-05).
        return vec![hold];
    }
    let all = units(view);
    let hitches = !hitching(view, false, number, &unit, &all).is_empty();
    let room = room_of_hitched(number, &unit, &all);
    let mut offers = Vec::new();
    for &(id, words, [first, second]) in DECLARED {
        let has = |deed| first == deed || second == deed;
        let alone = second == Deed::Nothing;
        let barred = if has(Deed::Move) && unit.immobilised {
            Some(Note::new(t::BARRED_IMMOBILISED, "BR10-MOV-06"))
        } else if has(Deed::Shoot) && unit.shot {
            Some(Note::new(t::BARRED_SHOT, "BR10-SEQ-08"))
        } else if has(Deed::Marker) && unit.shot {
            Some(Note::new(t::BARRED_MARKER_SHOT, "BR10-SEQ-08"))
        } else {
            None
        };
        let senseless = (has(Deed::Hitch) && !hitches)
            || (has(Deed::Shoot) || has(Deed::Marker)) && !unit.can_shoot();
        let barred = barred.or_else(|| {
            let deeds = [first, second].into_iter();
            let with = deeds.filter(|deed| *deed != Deed::Nothing).take(steps_hitched(first));
            (with.count() > room).then(|| Note::new(t::BARRED_NO_ACTION, "BR10-GUN-04"))
        });
        // The reason is shown once, beside the offer of the single action, and not beside every
        // pair.
        if senseless || (!alone && (unit.actions.0 < 2 || barred.is_some())) {
            continue;
        }
        let barred_alone = barred.is_some();
        let mut offer = if first == Deed::Marker && alone {
            finishing(view, number, id)
                .setting([Set::unit(number, Unit::AT.ready, true)])
                .setting(spent(number, &unit, 1, &all))
        } else if first == Deed::Marker {
            Offer::onward(id, view.at.at(SECOND_ACTION))
                .setting([
                    Set::unit(number, Unit::AT.ready, true),
                    Set::unit(number, Unit::AT.actions, 1),
                ])
                .setting(spent(number, &unit, 1, &all))
        } else {
            Offer::onward(id, view.at.at(FIRST_ACTION))
        };
        offer = offer.worded(words, "BR10-SEQ-10").barred(barred).news();
        if has(Deed::Move) && unit.kind == UnitKind::Gun && unit.speed.0 == 0 {
            // Without a tractor the unit stays where it is.
            offer = offer.aside();
        }
        if !barred_alone {
            offer.sets.push(Set::unit(number, Unit::AT.first, first));
            offer.sets.push(Set::unit(number, Unit::AT.second, second));
        }
        offers.push(offer);
    }
    offers.push(hold);
    offers
}

/// The position at which the next unit of the same turn is picked.
fn picking_again(view: &View) -> Position {
    Position { unit: None, back: None, ..view.at.at(ACTIONS) }
}

/// The offer that ends the activation: the card is turned (BR10-SEQ-04).
fn finishing(view: &View, number: u32, id: &'static str) -> Offer {
    Offer::onward(id, picking_again(view)).setting([
        Set::unit(number, Unit::AT.activated, true),
        Set::unit(number, Unit::AT.actions, 0),
    ])
}

/// The offer to give up declared actions that were not carried out: the unit then has not done them
/// (BR10-SEQ-07, BR10-AMB-52). A unit that gives up the first action has held.
fn forgoing(view: &View, second: bool, number: u32) -> Offer {
    let first = (!second).then(|| Set::unit(number, Unit::AT.first, Deed::Hold));
    finishing(view, number, "forgo").setting(first).setting([Set::unit(
        number,
        Unit::AT.second,
        Deed::Nothing,
    )])
}

/// The offer that ends the activation after this action: a declared second action then does not
/// count as done (BR10-SEQ-07).
fn breaking_off(view: &View, second: bool, number: u32, id: &'static str) -> Offer {
    let forgone = (!second).then(|| Set::unit(number, Unit::AT.second, Deed::Nothing));
    finishing(view, number, id).setting(forgone)
}

/// The offers while one of the declared actions is carried out; after it comes the other, or the
/// card is turned. A move may be answered by a reaction shot, and ends in an assault where it makes
/// contact.
fn performing(view: &View, second: bool) -> Vec<Offer> {
    let Some(Known { number, side, unit }) = acting(view) else {
        return vec![Offer::onward("go-on", picking_again(view))];
    };
    let all = units(view);
    let deed = if second { unit.second } else { unit.first };
    let mut offers = Vec::new();
    if !unit.is_there() {
        return vec![finishing(view, number, "done").worded(t::OFFER_GONE, "BR10-SEQ-04")];
    }
    if unit.actions.0 == 0 || unit.fought {
        // The assault was applied, which ends the activation.
        let contact = breaking_off(view, second, number, "contact")
            .worded(t::OFFER_AFTER_ASSAULT, "BR10-ASL-05")
            .setting(tows_along(number, deed, &all))
            .setting(spent(number, &unit, 1, &all));
        return vec![contact];
    }
    if deed == Deed::Hitch {
        let forgo = forgoing(view, second, number);
        offers.extend(hitching(view, second, number, &unit, &all));
        // The declared action is offered before the offer to skip it.
        let can = offers.iter().any(|offer| offer.barred.is_none());
        let forgo = if can { forgo.aside() } else { forgo };
        offers.push(forgo.worded(t::OFFER_FORGO, "BR10-SEQ-07").news());
        return offers;
    }
    let done = onward(view, second, number, &unit, &all, "done");
    // Until the dice of a declared shot are rolled, this offer is folded away: it would skip the
    // shot.
    offers.push(if deed == Deed::Shoot && !unit.shot {
        done.worded(t::OFFER_SHOT_FIRED, "BR10-SEQ-08").aside()
    } else {
        done
    });
    if !second && unit.second != Deed::Nothing {
        offers.push(
            breaking_off(view, second, number, "forgo")
                .worded(t::OFFER_FORGO_SECOND, "BR10-SEQ-07")
                .news()
                .setting(acted(number, &unit, deed, &all))
                .aside(),
        );
    }
    // A shot counts as soon as its dice are rolled, a move as soon as the model moves.
    let begun = match deed {
        Deed::Shoot => unit.shot,
        _ => unit.moving,
    };
    if second && !begun {
        let forgo = forgoing(view, second, number);
        offers.push(forgo.worded(t::OFFER_FORGO, "BR10-AMB-52").news().aside());
    }
    // Guns do not assault (BR10-ASL-T1).
    if deed == Deed::Move && unit.kind != UnitKind::Gun {
        let contact = breaking_off(view, second, number, "contact")
            .worded(t::OFFER_AFTER_ASSAULT, "BR10-ASL-05")
            .setting(made_contact(number, &unit, &all))
            .aside();
        offers.push(contact);
    }
    if deed == Deed::Move {
        let known = Known { number, side, unit };
        let leaves = missions::leaves(view, &known, picking_again(view));
        offers.extend(leaves.map(|offer| {
            let turned = finishing(view, number, "leaves").sets;
            offer.setting(turned).setting(acted(number, &known.unit, deed, &all)).news().aside()
        }));
        let ready = all
            .iter()
            .filter(|enemy| enemy.side != side && enemy.unit.ready && enemy.unit.is_there());
        offers.extend(ready.map(|enemy| {
            Offer::breaks_in("reacts", view.at, enemy.number, REACTION)
                .worded(t::OFFER_REACTS, "BR10-MRK-02")
                .setting([Set::unit(number, Unit::AT.moving, true)])
        }));
    }
    offers
}

/// The offer to go on to the second action, or to the end of the activation.
pub fn onward(
    view: &View,
    second: bool,
    number: u32,
    unit: &Unit,
    all: &[Known],
    id: &'static str,
) -> Offer {
    let deed = if second { unit.second } else { unit.first };
    let offer = match (second, unit.second) {
        (true, _) | (false, Deed::Nothing | Deed::Hold) => {
            finishing(view, number, id).worded(t::OFFER_TURN_CARD, "BR10-SEQ-04")
        }
        (false, Deed::Marker) => finishing(view, number, id)
            .worded(t::OFFER_PLACE_MARKER, "BR10-MRK-01")
            .setting([Set::unit(number, Unit::AT.ready, true)]),
        (false, Deed::Move) if unit.immobilised => {
            finishing(view, number, id).worded(t::OFFER_TURN_CARD, "BR10-MOV-06")
        }
        (false, next) => Offer::onward(id, view.at.at(SECOND_ACTION))
            .worded(
                match next {
                    Deed::Move => t::OFFER_THEN_MOVE,
                    Deed::Shoot => t::OFFER_THEN_SHOOT,
                    _ => t::OFFER_THEN_HITCH,
                },
                "BR10-SEQ-07",
            )
            .setting([
                Set::unit(number, Unit::AT.actions, 1),
                Set::unit(number, Unit::AT.moving, false),
            ]),
    };
    let offer = offer.setting(acted(number, unit, deed, all));
    if second || unit.second != Deed::Marker {
        return offer;
    }
    // This offer also places the marker, so both actions are used up.
    offer.setting(spent(number, unit, 2, all))
}

/// The effects of an action: the shot of the round is used (BR10-SEQ-08), and a unit
/// hitched to this one has also spent an action (BR10-GUN-04).
fn acted(number: u32, unit: &Unit, deed: Deed, all: &[Known]) -> Vec<Set> {
    let mut sets = Vec::new();
    if deed == Deed::Shoot {
        sets.push(Set::unit(number, Unit::AT.shot, true));
    }
    if deed == Deed::Move {
        let all = all.iter().map(|known| (known.number, known.unit));
        let left = fights_left(number, &all.collect::<Vec<_>>());
        let left = left.into_iter();
        sets.extend(left.map(|number| Set::unit(number, Unit::AT.fights, UnitNumber(0))));
        // A squad that moves on foot has got off its carrier.
        if unit.rides.is_some() {
            sets.push(Set::unit(number, Unit::AT.rides, UnitNumber(0)));
        }
    }
    sets.extend(tows_along(number, deed, all));
    sets.extend(spent(number, unit, 1, all));
    sets
}

/// The changes that clean up after a move that ended in an assault: a recorded fight remains only
/// if it was entered by hand, without a charger. A fight with a recorded charger is from earlier
/// turns, and this move has broken it off.
fn made_contact(number: u32, unit: &Unit, all: &[Known]) -> Vec<Set> {
    let mut sets = acted(number, unit, Deed::Move, all);
    let enemy = unit.fights.number();
    let Some(enemy) = all.iter().find(|known| Some(known.number) == enemy) else { return sets };
    let fights = enemy.unit.fights.number();
    let with_it = fights == Some(number);
    let charged = |unit: &Unit| unit.charged != Charged::Nothing;
    // In a fight of a vehicle with a unit that cannot harm it, no charger is recorded.
    let implied = |one: &Unit, other: &Unit| one.kind.is_vehicle() && !other.strikes_vehicles();
    let elsewhere = fights.is_some() && !with_it;
    let known = charged(unit) || with_it && charged(&enemy.unit);
    let known = known || implied(unit, &enemy.unit) || implied(&enemy.unit, unit);
    if !elsewhere && !known {
        let fights = |set: &Set| *set == Set::unit(number, Unit::AT.fights, UnitNumber(0));
        let its = Set::unit(enemy.number, Unit::AT.fights, UnitNumber(0));
        sets.retain(|set| !fights(set) && *set != its);
    }
    sets
}

/// The changes to guns that move behind a unit (BR10-GUN-04).
fn tows_along(number: u32, deed: Deed, all: &[Known]) -> Vec<Set> {
    let guns = all.iter().filter(|other| deed == Deed::Move && tows(other, number));
    let sets = guns.map(|gun| Set::unit(gun.number, Unit::AT.moved_in_tow, true));
    sets.collect()
}

/// The changes that use up actions of a unit, and of any unit hitched to it (BR10-GUN-04).
pub fn spent(number: u32, unit: &Unit, actions: i16, all: &[Known]) -> Vec<Set> {
    let partners =
        all.iter().filter(|other| is_hitched((number, unit), (other.number, &other.unit)));
    let mut sets: Vec<Set> =
        partners.map(|other| spends(other.number, &other.unit, actions)).collect();
    if unit.kind == UnitKind::Gun || unit.tows != Tows::Nothing {
        sets.push(spends(number, unit, actions));
    }
    sets
}

/// The number of actions that a unit may still carry out with another unit hitched to it: at most
/// as many as that unit has left (BR10-GUN-P2).
fn room_of_hitched(number: u32, unit: &Unit, all: &[Known]) -> usize {
    let partners =
        all.iter().filter(|other| is_hitched((number, unit), (other.number, &other.unit)));
    let room = partners.map(|other| (2 - other.unit.spent.0).max(0) as usize).min();
    room.unwrap_or(2)
}

/// How many actions of a pair are carried out while hitched, if the unit was hitched before the
/// first: once unhitched, it acts separately.
const fn steps_hitched(first: Deed) -> usize {
    if matches!(first, Deed::Hitch) { 1 } else { 2 }
}

fn spends(number: u32, unit: &Unit, actions: i16) -> Set {
    Set::unit(number, Unit::AT.spent, (unit.spent.0 + actions).min(2))
}

/// The offers to hitch guns and tractors of the side together or to take them apart: an action of
/// both (BR10-GUN-03 to BR10-GUN-05).
fn hitching(view: &View, second: bool, number: u32, unit: &Unit, all: &[Known]) -> Vec<Offer> {
    let own = all.iter().filter(|other| other.side == view.at.side && other.number != number);
    own.filter_map(|other| {
        let hitched = is_hitched((number, unit), (other.number, &other.unit));
        let (gun, tractor, gun_number, tractor_number) = if unit.kind == UnitKind::Gun {
            (unit, &other.unit, number, other.number)
        } else {
            (&other.unit, unit, other.number, number)
        };
        let fits = gun.kind == UnitKind::Gun
            && match tractor.tows {
                Tows::Nothing => false,
                Tows::Light => !gun.heavy,
                Tows::Heavy => true,
            };
        let free = !gun.towed.is_some() && !all.iter().any(|third| tows(third, tractor_number));
        if !other.unit.is_there() || !fits || !(hitched || free) {
            return None;
        }
        let (id, words, towed) = if hitched {
            ("unhitch", t::OFFER_UNHITCH, UnitNumber(0))
        } else {
            ("hitch", t::OFFER_HITCH, UnitNumber::of(tractor_number))
        };
        // The other unit also needs an action left, and after an assault it has none.
        let cite = if other.unit.fought { "BR10-ASL-05" } else { "BR10-GUN-05" };
        let none = other.unit.fought || other.unit.actions_now() == 0;
        let barred = none.then(|| Note::new(t::BARRED_NO_ACTION, cite));
        let then = if second { Deed::Nothing } else { unit.second };
        // After hitching, both act together (BR10-GUN-P2).
        let ends = !hitched && then != Deed::Nothing && other.unit.spent.0 > 0;
        let mut offer = if ends {
            breaking_off(view, second, number, id)
        } else {
            onward(view, second, number, unit, &[], id)
        };
        let own = 1 + i16::from(then == Deed::Marker && !ends);
        let others = if hitched { 1 } else { own };
        offer.words = Some(words.into());
        offer.cite = Some("BR10-GUN-03");
        offer.unit = Some(other.number);
        let sets = [
            Set::unit(gun_number, Unit::AT.towed, towed),
            spends(number, unit, own),
            spends(other.number, &other.unit, others),
        ];
        Some(offer.setting(sets).barred(barred))
    })
    .collect()
}

/// Whether this is a gun hitched to the tractor with that number.
fn tows(gun: &Known, tractor: u32) -> bool {
    gun.unit.kind == UnitKind::Gun && gun.unit.towed.number() == Some(tractor)
}

/// The offers while the reacting unit shoots; its marker and its shot of the round are then used up
/// (BR10-MRK-02, BR10-MRK-07).
fn reacting(view: &View) -> Vec<Offer> {
    let (Some(unit), Some(back)) = (view.at.unit, &view.at.back) else { return Vec::new() };
    let mut offers = vec![
        Offer::onward("go-on", (**back).clone()).worded(t::OFFER_GO_ON, "BR10-MRK-04").setting([
            Set::unit(unit, Unit::AT.ready, false),
            Set::unit(unit, Unit::AT.shot, true),
        ]),
        Offer::onward("hold-fire", (**back).clone())
            .worded(t::OFFER_HOLD_FIRE, "BR10-MRK-04")
            .aside(),
    ];
    if acting(view).is_some_and(|known| known.unit.ready) {
        // Until the dice are rolled, this offer is not the main one: it would skip the shot.
        offers[0].aside = true;
    } else {
        // An applied shot has used the marker.
        offers.truncate(1);
    }
    offers
}

/// The offer that ends the turn: the other side's turn, the next round, or the end of the battle
/// after the last one (BR10-SEQ-09, BR10-MIS-T1).
fn end_of_turn(view: &View, battle: &Battle) -> Offer {
    let own = view.at.side;
    let last = own != battle.starts(view.starts);
    let ends = [(Whom::Side(own), TurnEvent::TurnEnds)];
    if last && battle.mission.rounds() == Some(view.at.round) {
        let to = Position { unit: None, ..view.at.at(OVER) };
        return Offer::ends("last-round", to)
            .worded(t::OFFER_LAST_ROUND, "BR10-MIS-T1")
            .passing(ends);
    }
    let next = turn_of(own.other(), view.at.round.saturating_add(u32::from(last)));
    let on_event = ends.into_iter().chain(next.on_event);
    Offer::onward("end-turn", next.to).passing(on_event)
}

/// The state of the side after its regrouping: how many cards are still turned, and how many squads
/// have markers (BR10-REG-03).
pub fn regrouped(view: &View) -> Vec<Note> {
    let own: Vec<Known> = units(view)
        .into_iter()
        .filter(|known| known.side == view.at.side && known.unit.is_there())
        .collect();
    let count = |holds: &dyn Fn(&Unit) -> bool| {
        own.iter().filter(|known| holds(&known.unit)).count() as u32
    };
    let mut notes = vec![Note::new(t::cards_turned_back(count(&|_| true)), "BR10-REG-01")];
    for (lost, words, cite) in [
        (Lost::Action, t::cards_one_action as fn(u32) -> Phrase, "BR10-REG-03"),
        (Lost::Turn, t::cards_no_action, "BR10-AMB-20"),
    ] {
        let cards = count(&|unit| unit.lost == lost);
        if cards > 0 {
            notes.push(Note::new(words(cards), cite));
        }
    }
    let squads = count(&|unit| unit.morale.0 > 0);
    if squads > 0 {
        notes.push(Note::new(t::cards_with_markers(squads), "BR10-REG-04"));
    }
    notes
}
