//! The units that take part: who they are, what is known of them, and what the dice
//! make of them.

use leptos::prelude::*;

use crate::address::{Place, Screen};
use crate::aid::{Calculator, Cast, Field, Kind, Role, Ruleset, Values};
use crate::battle::{self, Action, Becomes, Mode};
use crate::dice::{Dice, Walk, walk};
use crate::text::keys::screens as s;

use crate::ui::erase::{Views, tap};
use crate::ui::figures;
use crate::ui::pages::side_of_desk;
use crate::ui::parts::icon::icon;
use crate::ui::parts::sums::cite;
use crate::ui::state::App;

use super::Desk;

/// Who takes part in a calculator; `None` where no unit could.
fn cast(app: App, ruleset: &'static Ruleset, calculator: &'static Calculator) -> Option<Cast> {
    if calculator.roles.is_empty() {
        return None;
    }
    let cast = app.desk(|desk| {
        let bench = desk.bench(calculator.id);
        desk.cast(calculator, &bench.cast, ruleset)
    });
    (!cast.units.is_empty()).then_some(cast)
}

/// The questions whose answers are those of the units that take part.
pub(super) fn known(
    app: App,
    ruleset: &'static Ruleset,
    calculator: &'static Calculator,
    values: Memo<Values>,
) -> Vec<usize> {
    let Some(cast) = cast(app, ruleset, calculator).filter(|cast| !cast.is_empty()) else {
        return Vec::new();
    };
    let known = (calculator.fill)(&cast).known.into_iter();
    // What lies on the table has changed what is known: nothing is asked for that.
    let settled = app.desk(|desk| desk.bench(calculator.id).settled);
    values.with(|values| {
        known
            .filter(|(place, answer)| settled || values.get(*place) == *answer)
            .map(|(place, _)| place)
            .collect()
    })
}

impl Desk {
    fn cast(self) -> Option<Cast> {
        cast(self.app, self.ruleset, self.calculator)
    }

    /// Chips for each role: the units that can take it.
    pub(super) fn roles(self) -> Option<AnyView> {
        let cast = self.cast()?;
        let roles = self.calculator.roles;
        let rows = roles
            .chunk_by(Role::is_asked_with)
            .scan(0, |place, together| {
                let first = *place;
                *place += together.len();
                Some((first, together))
            })
            .filter_map(|(first, together)| self.role(&cast, first, together))
            .views();
        let known = self.known.with(|known| {
            let fields = self.calculator.fields;
            self.values.with(|values| {
                let all = known.iter();
                all.filter(|place| fields[**place].matters(values.all()))
                    .count()
            })
        });
        let open = self.show_known.get();
        let more = (known > 0).then(|| {
            view! {
                <button
                    class="chip"
                    data-action="known"
                    aria-pressed=open.to_string()
                    on:click=tap(move || self.show_known.set(!open))
                >
                    {icon("check")}
                    {self.app.say(s::cast_known(known))}
                </button>
            }
        });
        Some(view! { <section class="cast">{rows} {more}</section> }.into_any())
    }

    /// Chips for a role, or for several that are asked together: those of the units that
    /// take them, a tap each.
    fn role(self, cast: &Cast, first: usize, together: &'static [Role]) -> Option<AnyView> {
        let app = self.app;
        let role = together.first()?;
        let several = together.len() > 1;
        let side = cast.side_of(role.of);
        let taken = &cast.roles[first..first + together.len()];
        let units = battle::who_can(cast, role, taken);
        let free = taken.iter().position(Option::is_none);
        let mut reason = None;
        let chips = units
            .iter()
            .map(|unit| {
                let number = unit.number;
                let place = taken.iter().position(|taken| *taken == Some(number));
                let here = place.is_some();
                let barred = (role.bars)(cast, unit);
                if here && reason.is_none() {
                    reason.clone_from(&barred);
                }
                let name = app.desk(|desk| {
                    let known = desk.unit(number);
                    known.map_or_else(String::new, |(_, unit)| unit.name.clone())
                });
                let of = (unit.side != side)
                    .then(|| view! { <span class="soft">{side_of_desk(app, unit.side)}</span> });
                // A role that is taken alone changes hands; of several the last one does.
                let goes = place.or(free).unwrap_or(together.len() - 1);
                view! {
                    <button
                        class="chip"
                        class:barred=barred.is_some()
                        role=if several { "checkbox" } else { "radio" }
                        aria-checked=here.to_string()
                        data-unit=number
                        on:click=tap(move || {
                            self.act(Action::Cast {
                                calculator: self.id(),
                                role: together[goes].id.to_owned(),
                                unit: (!here).then_some(number),
                            });
                        })
                    >
                        {here.then(|| icon("check"))}
                        {name}
                        {of}
                    </button>
                }
            })
            .views();
        let why = reason.map(|note| {
            let words = app.say(note.phrase);
            view! { <p class="cast-why">{words.clone()} " " {cite(app, note.cite, &words)}</p> }
        });
        let group = if several { "group" } else { "radiogroup" };
        (!chips.is_empty()).then(|| {
            view! {
                <div data-role=role.id>
                    <h2 class="margin-word" id=format!("role-{}", role.id)>{app.t(role.label)}</h2>
                    <div class="chip-row" role=group aria-labelledby=format!("role-{}", role.id)>
                        {chips}
                    </div>
                    {why}
                </div>
            }
            .into_any()
        })
    }

    /// What comes of the dice that lie on the table; `None` while there are none.
    fn ended_with<T>(self, go: impl Fn(&mut dyn Dice) -> T) -> Option<T> {
        if self.certain.get() {
            return match walk(&[], go) {
                Walk::Ends(after, _) => Some(after),
                Walk::Asks(_) => None,
            };
        }
        let bench = self.app.desk(|desk| desk.bench(self.calculator.id));
        matches!(bench.mode, Some(Mode::Roll | Mode::OwnDice))
            .then(|| bench.ended(go))
            .flatten()
    }

    /// What the sheet does next with what was rolled.
    pub(super) fn then(self) -> Option<AnyView> {
        let house = self.app.house(self.ruleset);
        let then = self.ended_with(|dice| {
            self.values
                .with(|values| (self.calculator.then)(values, &house, dice))
        });
        let (_, origin) = self.next.get();
        self.openings(then?, &origin)
    }

    /// The units, the sides and what else of the battle the dice change.
    fn becomes(self) -> Becomes {
        let house = self.app.house(self.ruleset);
        let becomes = self.ended_with(|dice| {
            let of_desk =
                |desk: &battle::Desk| desk.becomes(self.calculator, &house, dice, self.ruleset);
            self.app.desk(of_desk)
        });
        becomes.unwrap_or_default()
    }

    /// What is different in a state, in words; what is kept for the rules alone is not told.
    fn changes(self, fields: &'static [Field], before: &Values, after: &Values) -> String {
        let app = self.app;
        let words: Vec<String> = (fields.iter().enumerate())
            .filter(|(place, field)| field.visibly_differs(*place, before, after))
            .map(|(place, field)| {
                let of = |values: &Values| figures::answer(app, field.kind, values.get(place));
                let label = app.t(field.label);
                match field.kind {
                    Kind::Toggle if after.get(place) != 0 => label,
                    Kind::Toggle | Kind::Choice(_) | Kind::Unit => {
                        format!("{label}: {}", of(after))
                    }
                    Kind::Count { .. } | Kind::Measure { .. } => {
                        format!("{label} {} → {}", of(before), of(after))
                    }
                }
            })
            .collect();
        words.join(", ")
    }

    /// The name of a unit; with its side where another one is called the same.
    fn name_of(self, number: u32) -> String {
        let app = self.app;
        let (name, side, others) = app
            .desk(|desk| {
                let (side, unit) = desk.unit(number)?;
                let mut units = desk.units.both().flat_map(|(_, units)| units);
                let others = units.any(|other| other.id != number && other.name == unit.name);
                Some((unit.name.clone(), side, others))
            })
            .unwrap_or_default();
        if others {
            format!("{name} ({})", side_of_desk(app, side))
        } else {
            name
        }
    }

    /// What the dice make of the units, and the button that does it.
    pub(super) fn settling(self) -> Option<AnyView> {
        let app = self.app;
        let settled = app.desk(|desk| desk.bench(self.calculator.id).settled);
        if settled {
            return Some(self.once_more());
        }
        let becomes = self.becomes();
        if becomes.is_empty() {
            return None;
        }
        let tracker = &self.ruleset.tracker;
        let line = |unit: Option<u32>, name: Option<String>, words: String| {
            let name = name.map(|name| view! { <b>{name}</b> ": " });
            (!words.is_empty()).then(|| view! { <li data-unit=unit>{name} {words}</li> })
        };
        let units = becomes.units.iter().filter_map(|(before, after)| {
            let words = self.changes(tracker.fields, &before.state, after);
            line(
                Some(before.number),
                Some(self.name_of(before.number)),
                words,
            )
        });
        let sides = becomes.sides.iter().filter_map(|(side, [before, after])| {
            let words = self.changes(tracker.side_fields, before, after);
            line(None, Some(side_of_desk(app, *side)), words)
        });
        let battle = becomes.battle.iter().filter_map(|[before, after]| {
            line(
                None,
                None,
                self.changes(tracker.battle_fields, before, after),
            )
        });
        let lines = units.chain(sides).chain(battle).views();
        let settle = becomes.settle(self.calculator, self.ruleset);
        Some(
            view! {
                <section class="cast-settling">
                    <ul>{lines}</ul>
                    <button
                        class="button primary"
                        data-action="settle"
                        on:click=tap(move || self.act(settle.clone()))
                    >
                        {app.t(s::CAST_SETTLE)}
                    </button>
                </section>
            }
            .into_any(),
        )
    }

    /// What was rolled lies on the table; the next of the same units is a new one.
    fn once_more(self) -> AnyView {
        let app = self.app;
        view! {
            <section class="cast-settling" data-settled="yes">
                <p>{icon("check")} {app.t(s::CAST_SETTLED)}</p>
                <a class="button primary" data-action="to-turn" href=Screen::In(self.ruleset.id, Place::Turn).hash()>
                    {app.t(s::CAST_TO_TURN)}
                </a>
                <button
                    class="button"
                    data-action="once-more"
                    on:click=tap(move || {
                        let once_more = untrack(|| {
                            app.desk(|desk| desk.once_more(self.calculator, self.ruleset))
                        });
                        self.act(once_more);
                    })
                >
                    {app.t(s::CAST_ONCE_MORE)}
                </button>
            </section>
        }
        .into_any()
    }
}
