//! One battle or army: saved as a file, shared by a link or by codes.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::address::{Handed, Place, Screen};
use crate::aid::Ruleset;
use crate::battle::parcel::code::{Code, Fineness};
use crate::battle::parcel::link::{DIGITS, LONGEST, Piece, cut, cut_for_codes, pack};
use crate::battle::parcel::{Transfer, print_of};
use crate::battle::{Armies, Session};
use crate::browser::share::{self, Sharing};
use crate::browser::{language, page};
use crate::rulesets;
use crate::text::Text;
use crate::text::keys::screens as s;

use super::inside::with_games;
use super::{button, framed, soft, title, words};
use crate::ui::erase::live;
use crate::ui::pages::battle_name;
use crate::ui::parts::code::code;
use crate::ui::parts::field::pick;
use crate::ui::state::App;

/// The shared item: its name, its game, the complete version with its log, and the
/// packed link.
#[derive(Clone)]
struct Out {
    name: String,
    about: String,
    whole: Transfer,
    packed: Option<Vec<u8>>,
}

pub fn one(app: App, handed: Handed) -> AnyView {
    app.fetch_armies();
    app.keep();
    let ruleset = match handed {
        Handed::Battle(id) => app.battle_list.with_untracked(|battle_list| {
            let entries = battle_list.entries();
            let battle_state = entries.iter().find(|state| state.id == id);
            battle_state.map(|state| state.ruleset.clone())
        }),
        Handed::Army(id) => app.army(id).map(|army| army.ruleset),
    };
    let draw = Callback::new(move |()| match of(app, handed) {
        Some(out) => drawn(app, handed, &out),
        None => framed(app, &Screen::Keep, app.t(s::KEEP), words(app.t(s::KEEP_GONE))),
    });
    with_games(app, ruleset.as_slice(), draw)
}

fn of(app: App, handed: Handed) -> Option<Out> {
    let read = |key: &str| app.storage.read(key);
    let now = page::now();
    match handed {
        Handed::Army(id) => {
            let (armies, _) = Armies::load(&read);
            let army = armies.army(id)?;
            let game = rulesets::game(&army.ruleset)?;
            let whole = Transfer::army(id, now, &armies)?;
            Some(Out {
                name: army.name.clone(),
                about: format!(
                    "{} · {}",
                    app.t(game.name),
                    app.say(s::army_units(army.units.len()))
                ),
                packed: pack(&whole),
                whole,
            })
        }
        Handed::Battle(id) => {
            let mut session = Session::load(id, &read, &rulesets::loaded()).session?;
            let ruleset = rulesets::find(&session.battle_state().ruleset)?;
            let begins = session.beginning(ruleset, &read);
            let from = begins.as_ref().map_or(0, print_of);
            let battle_state = session.battle_state();
            let table = Transfer::table(battle_state.clone(), from, now);
            let (name, about) = match &battle_state.battle {
                None => (app.t(s::KEEP_TOOLS), String::new()),
                Some(setup) => (
                    battle_name(app, setup),
                    format!(
                        " · {}",
                        crate::ui::pages::turn_phase(app, ruleset, battle_state, setup)
                    ),
                ),
            };
            Some(Out {
                name,
                about: app.t(ruleset.name) + &about,
                whole: Transfer::battle(id, now, &read, &app.storage.keys()),
                packed: pack(&table),
            })
        }
    }
}

fn drawn(app: App, handed: Handed, out: &Out) -> AnyView {
    let is_battle = matches!(handed, Handed::Battle(_));
    let (save, about) = if is_battle {
        (s::KEEP_SAVE_BATTLE, s::KEEP_SAVE_BATTLE_ABOUT)
    } else {
        (s::KEEP_SAVE_ARMY, s::KEEP_SAVE_ARMY_ABOUT)
    };
    let whole = out.whole.clone();
    let file = Callback::new(move |()| (name_of_file(whole.what.id()), whole.file()));
    let view = view! {
        {soft(out.about.clone())}
        {hand_over(app, is_battle, out)}
        {title(app.t(s::KEEP_AS_FILE))}
        {soft(app.t(about))}
        {save_file(app, save, file)}
    };
    framed(app, &Screen::Keep, out.name.clone(), view.into_any())
}

/// The name of a file: what it is, and the day.
pub fn name_of_file(what: &str) -> String {
    format!("adjutant-{what}-{}.json", language::day(page::now()))
}

/// The buttons that save a file and, where the browser can, share it.
pub fn save_file(app: App, label: Text, file: Callback<(), (String, String)>) -> AnyView {
    let save = move || {
        let (name, text) = file.run(());
        if !share::download(&name, "application/json", &text) {
            app.say_for_a_while(app.t(s::TOLD_SHARE_FAILED));
        }
    };
    let send = move || {
        let (name, text) = file.run(());
        // Chrome does not share files whose names end in .json.
        let name = name.replace(".json", ".txt");
        spawn_local(async move { told(app, share::share_file(&name, &text).await) });
    };
    let share = share::takes_files()
        .then(|| button(app.t(s::KEEP_SHARE_FILE), "share-file", "share", None, Box::new(send)));
    view! {
        <div class="button-row">
            {button(app.t(label), "save-file", "", None, Box::new(save))}
            {share}
        </div>
    }
    .into_any()
}

fn told(app: App, sharing: Sharing) {
    let words = match sharing {
        Sharing::Shared => s::TOLD_SHARED,
        Sharing::Copied => s::TOLD_COPIED,
        Sharing::Failed => s::TOLD_SHARE_FAILED,
        Sharing::Cancelled => return,
    };
    app.say_for_a_while(app.t(words));
}

/// The current state of the battle or army, as a link and as codes.
fn hand_over(app: App, is_battle: bool, out: &Out) -> AnyView {
    let about = if is_battle { app.t(s::KEEP_AS_IT_STANDS) } else { app.t(s::KEEP_ARMY_LINK) };
    let Some(packed) = out.packed.clone() else { return ().into_any() };
    let text = cut(&packed, 1).first().map(Piece::text).unwrap_or_default();
    let link = (text.len() <= LONGEST)
        .then(|| format!("{}{}", page::address(), Screen::Take(text).hash()));
    let send = link.map(|link| share_link(app, out.name.clone(), link));
    view! {
        {title(app.t(s::KEEP_TO_PHONE))}
        {soft(about)}
        {codes(app, packed)}
        {send}
    }
    .into_any()
}

/// A calculator with its answers: its address as a code with the largest squares that fit, as
/// text to type, and as a link.
pub fn situation(app: App, ruleset: &'static Ruleset, place: Place) -> AnyView {
    let title = match &place {
        Place::Calculator(id, ..) => ruleset.calculator(id).map(|one| app.t(one.title)),
        _ => None,
    };
    let title = title.unwrap_or_default();
    let screen = Screen::In(ruleset.id, place);
    let link = page::address() + &screen.hash();
    let drawn =
        Fineness::ALL.into_iter().find_map(|fineness| Code::new(&link, "", fineness)).map(|one| {
            let drawn = code(&one, title.clone());
            let link = link.clone();
            view! {
                {words(app.t(s::KEEP_ONE_CODE))}
                <div class="keep-code" data-codes=1 data-link=link>{drawn}</div>
            }
        });
    let view = view! {
        {soft(app.t(ruleset.name))}
        {drawn}
        {soft(app.t(s::KEEP_TYPE))}
        <p class="keep-address">{link.clone()}</p>
        {share_link(app, title.clone(), link)}
    };
    framed(app, &screen, title, view.into_any())
}

/// The button that shares a link.
fn share_link(app: App, name: String, link: String) -> AnyView {
    let whole = link.clone();
    let act = move || {
        let (name, link) = (name.clone(), link.clone());
        spawn_local(async move {
            told(app, share::share(&name, "", Some(&link)).await);
        });
    };
    button(app.t(s::KEEP_SHARE_LINK), "share-link", "share", Some(whole), Box::new(act))
}

/// The codes, one at a time.
fn codes(app: App, packed: Vec<u8>) -> AnyView {
    let fineness = RwSignal::new(Fineness::default());
    let place = RwSignal::new(0_usize);
    let address = page::address() + &Screen::Take(DIGITS.to_owned()).hash();
    let pieces = Memo::new(move |_| {
        let pieces = cut_for_codes(&packed, address.len(), fineness.get());
        let code = |piece: &Piece| {
            let digits = piece.digits();
            let code = Code::new(&address, &digits, fineness.get())?;
            Some((code, format!("{address}{digits}")))
        };
        pieces.and_then(|pieces| pieces.iter().map(code).collect::<Option<Vec<_>>>())
    });
    view! {
        {live(move || {
            pieces.with(|codes| match codes {
                None => words(app.t(s::KEEP_TOO_LONG)),
                Some(codes) => {
                    let count = codes.len();
                    let here = place.get().min(count.saturating_sub(1));
                    let label = app.say(s::keep_code(count, here + 1));
                    let how = match count {
                        1 => app.t(s::KEEP_ONE_CODE),
                        _ => app.say(s::keep_codes(count)),
                    };
                    let shown = codes.get(here).map(|(one, link)| {
                        let drawn = code(one, label.clone());
                        view! { <div class="keep-code" data-codes=count data-link=link.clone()>{drawn}</div> }
                    });
                    view! {
                        {words(how)}
                        {shown}
                        {(count > 1).then(|| turn_over(app, label, here, count, place))}
                    }
                    .into_any()
                }
            })
        })}
        {live(move || pick(
            app.t(s::KEEP_SQUARES),
            "fineness",
            vec![
                (Fineness::Coarse.id(), app.t(s::KEEP_COARSE)),
                (Fineness::Usual.id(), app.t(s::KEEP_USUAL)),
                (Fineness::Fine.id(), app.t(s::KEEP_FINE)),
            ],
            fineness.get().id(),
            Callback::new(move |id| {
                page::keep_focus();
                place.set(0);
                fineness.set(
                    Fineness::ALL.into_iter().find(|one| one.id() == id).unwrap_or_default(),
                );
            }),
        ))}
    }
    .into_any()
}

fn turn_over(
    app: App,
    label: String,
    here: usize,
    count: usize,
    place: RwSignal<usize>,
) -> impl IntoView {
    let to = move |to: usize| {
        page::keep_focus();
        place.set(to);
    };
    let before = move || to((here + count - 1) % count);
    let next = move || to((here + 1) % count);
    view! {
        <div class="keep-turn">
            {button(app.t(s::KEEP_CODE_BEFORE), "code-before", "", None, Box::new(before))}
            <p aria-live="polite"><b>{label}</b></p>
            {button(app.t(s::KEEP_CODE_NEXT), "code-next", "", None, Box::new(next))}
        </div>
    }
}
