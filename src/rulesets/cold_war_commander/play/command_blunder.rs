//! `command_blunder` with units: roles, known answers, effects.

use crate::rulesets::cold_war_commander::prelude::*;

use super::retreat::blundered_back;
use super::roles;
use crate::rulesets::cold_war_commander::sheet::command_blunder::{
    Before, Blundered, CommandBlunder, CommandUnit, Crawl, InTheWay, Line, Nearest, Rolled,
};
use crate::rulesets::cold_war_commander::sheet::effect::End;
use crate::rulesets::cold_war_commander::sheet::fall_back::Rout;
use crate::rulesets::cold_war_commander::units::unit::FollowUp;
use crate::rulesets::cold_war_commander::units::{effects, follow_up, unit};

impl CommandUnit {
    /// A unit of the battle.
    pub fn of(unit: &unit::Unit) -> Self {
        Self {
            save: unit.save,
            hits: unit.hits,
            marked: Count::from_raw(unit.marked.0),
            already_suppressed: unit.is_suppressed(),
            position: unit.position(),
            exempt: unit.is_exempt(),
        }
    }
}

impl Nearest {
    /// The answers known from a unit of the battle, except the obstacle of a rout, which only the
    /// players see.
    fn knowing<C>(known: To<C>, at: At<C, Self>, unit: &unit::Unit) -> To<C> {
        let before = if unit.is_suppressed() {
            Before::Suppressed
        } else if unit.activated {
            Before::Activated
        } else {
            Before::Fresh
        };
        let number = unit.hit_on(unit.cover, Firer::Ordinary);
        known
            .knowing(at.then(Self::AT.to_hit), number)
            .knowing(at.then(Self::AT.save), unit.save)
            .knowing(at.then(Self::AT.hits), unit.hits)
            .knowing(at.then(Self::AT.marked), Count::from_raw(unit.marked.0))
            .knowing(at.then(Self::AT.before), before)
            .knowing(at.then(Self::AT.position), unit.rout_position())
            .knowing(at.then(Self::AT.exempt), unit.is_exempt())
            .knowing(at.then(Self::AT.soft), unit.is_soft())
    }
}

impl CommandBlunder {
    /// The opening for a commander who is forced back, with the distance if it is known.
    fn commander_goes_back(blundered: &Blundered) -> Vec<Opening> {
        blundered_back(blundered.commander, blundered.moved, parts::COMMANDER_SUFFERS)
    }
}

/// The opening of a further rout, in which the player chooses the friends that the unit in a role
/// ran into (CWC-ROU-02, CWC-FBK-07). It rolls one die, because the unit got no farther than those
/// friends (CWC-ROU-04): more dice could take it too far.
fn friends_of(end: End, role: RoleId) -> Option<Opening> {
    let meets = match end {
        End::Halts => Meets::Friend,
        End::Both => Meets::SuppressedFriend,
        _ => return None,
    };
    // The unit has moved, so nothing held it in place, whatever its state says.
    let rout = Opening::to::<Rout>()
        .deciding(Rout::AT.hits, Count(1))
        .deciding(Rout::AT.position, Position::Free)
        .deciding(Rout::AT.meets, meets)
        .named(t::OPEN_FRIENDS);
    Some(rout.casting(&[(parts::TARGET, role)]).into())
}

impl Play for CommandBlunder {
    const ROLES: &'static [Role] = {
        let [first, second, third] = roles::NEAREST;
        &[roles::COMMANDER.passive(), first, second, third, roles::CRAWLER, roles::IN_ITS_WAY]
    };

    const GROUPS: Groups =
        Groups::of::<Nearest>(&[Self::AT.a.index(), Self::AT.b.index(), Self::AT.c.index()], false);

    fn fill(cast: &Participants) -> To<Self> {
        let mut known = Opening::to();
        if let Some(commander) = cast.state::<unit::Unit>(parts::COMMANDER) {
            let nobody = |role: &RoleId| cast.one(*role).is_none();
            known = known
                .knowing_all(Self::AT.commander, &CommandUnit::of(&commander))
                .knowing(Self::AT.lacks_nearest, parts::NEAREST.iter().all(nobody))
                .knowing(Self::AT.lacks_crawler, nobody(&parts::CRAWLER))
                .knowing(Self::AT.lacks_hits, commander.lacks_hits());
            known = match commander.follow_up {
                FollowUp::Suffers => known.knowing(Self::AT.rolled, Rolled::CeaseFire),
                FollowUp::Named => known.knowing(Self::AT.rolled, Rolled::Crossfire),
                _ if follow_up::are_to_crawl(cast, parts::COMMANDER) => {
                    known.knowing(Self::AT.rolled, Rolled::CrawlAway)
                }
                _ => known,
            };
        }
        let nearest = parts::NEAREST.into_iter().enumerate();
        for ((place, role), at) in nearest.zip([Self::AT.a, Self::AT.b, Self::AT.c]) {
            if let Some(unit) = cast.state::<unit::Unit>(role) {
                known = Nearest::knowing(known, at, &unit);
                known = known.knowing(Self::AT.units, Count::from_raw(place as i16 + 1));
            }
        }
        if let Some(unit) = cast.state::<unit::Unit>(parts::CRAWLER) {
            known = known
                .knowing(Self::AT.full_move, Centimetres::from_raw(unit.movement.0.max(1)))
                .knowing(Self::AT.in_the_open, unit.cover == Cover::Open)
                .knowing(Self::AT.crawler_suppressed, unit.is_suppressed());
        }
        match cast.state::<unit::Unit>(parts::FRIEND) {
            Some(unit) if unit.is_suppressed() => {
                known.knowing(Self::AT.in_the_way, InTheWay::Suppressed)
            }
            Some(_) => known.knowing(Self::AT.in_the_way, InTheWay::Friend),
            None => known,
        }
    }

    fn then(&self, _: &House, blundered: &Blundered) -> Vec<Opening> {
        match blundered.line {
            Line::CeaseFire if self.asks_hits() => {
                let fire = Opening::to::<Self>()
                    .deciding(Self::AT.rolled, Rolled::CeaseFire)
                    .casting(parts::ONLY_COMMANDER);
                vec![fire.named(t::CEASE_FIRE).into()]
            }
            Line::CeaseFire => Self::commander_goes_back(blundered),
            // Each unit of the formation crawls away separately (CWC-AMB-23).
            Line::CrawlAway => {
                let unit = Opening::to::<Self>()
                    .deciding(Self::AT.rolled, Rolled::CrawlAway)
                    .casting(parts::ONLY_COMMANDER);
                vec![unit.named(t::OPEN_CRAWL).into()]
            }
            Line::Crossfire if self.names_nearest() => {
                let units = Opening::to::<Self>()
                    .deciding(Self::AT.rolled, Rolled::Crossfire)
                    .casting(parts::ONLY_COMMANDER);
                vec![units.named(t::CROSSFIRE).into()]
            }
            Line::Crossfire => {
                let units = [blundered.first, blundered.second, blundered.third];
                let units = units.into_iter().zip(parts::NEAREST);
                units.filter_map(|(end, role)| friends_of(end, role)).collect()
            }
        }
    }

    fn after(&self, house: &House, blundered: &Blundered, cast: &mut Participants) {
        match self.rolled {
            Rolled::Roll if blundered.line == Line::CrawlAway => {
                follow_up::leaves(cast, parts::COMMANDER, FollowUp::No);
                follow_up::all_crawl(cast, parts::COMMANDER, house.crawl_all);
                // A unit that was named before the roll crawls in this calculator already.
                follow_up::leaves(cast, parts::CRAWLER, FollowUp::No);
            }
            Rolled::Roll if self.asks_hits() && blundered.line == Line::CeaseFire => {
                follow_up::blunder_over(cast, parts::COMMANDER);
                follow_up::leaves(cast, parts::COMMANDER, FollowUp::Suffers);
                return;
            }
            Rolled::Roll if self.names_nearest() && blundered.line == Line::Crossfire => {
                follow_up::blunder_over(cast, parts::COMMANDER);
                follow_up::leaves(cast, parts::COMMANDER, FollowUp::Named);
            }
            Rolled::CrawlAway => follow_up::leaves(cast, parts::CRAWLER, FollowUp::No),
            _ => follow_up::blunder_over(cast, parts::COMMANDER),
        }
        match blundered.line {
            Line::CeaseFire => {
                effects::hit(cast, parts::COMMANDER, blundered.commander, blundered.hits);
                if blundered.lowered {
                    // The value is lowered in the commander's own next turn (CWC-AMB-50).
                    cast.change_role(parts::COMMANDER, |unit: &mut unit::Unit| {
                        unit.lowered = unit.lowered.again();
                    });
                }
            }
            Line::CrawlAway => match blundered.crawler {
                Crawl::Eliminated => effects::eliminate(cast, parts::CRAWLER),
                Crawl::Halts => {
                    effects::leaves_its_place(cast, parts::CRAWLER);
                    effects::suppress(cast, parts::CRAWLER);
                    effects::suppress(cast, parts::FRIEND);
                    let met = cast.one(parts::FRIEND).is_some();
                    cast.change_role(parts::CRAWLER, |unit: &mut unit::Unit| unit.halted = !met);
                }
                Crawl::Moves => effects::leaves_its_place(cast, parts::CRAWLER),
                Crawl::Stays => {}
            },
            Line::Crossfire => {
                let ends = [blundered.first, blundered.second, blundered.third];
                let hits = [blundered.first_hits, blundered.second_hits, blundered.third_hits];
                let units = ends.into_iter().zip(hits).take(self.units.count() as usize);
                for (role, (end, hits)) in parts::NEAREST.into_iter().zip(units) {
                    effects::hit(cast, role, end, hits);
                }
            }
        }
    }
}
