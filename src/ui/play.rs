//! Everything outside the shell: the first screens, and the parts that all screens but home need.
//!
//! The shell starts the app, shows home and the frame around the screens, and loads the rest as
//! one [chunk](crate::chunk): right after home is painted, or at once if the address or the saved
//! battle needs it. The shell reaches the rest only through [`Play`]; code referred to there is
//! not in the shell, unless home needs it too.

use leptos::prelude::{AnyView, RwSignal};

use crate::address::{LinkProblem, Screen};
use crate::aid::Ruleset;
use crate::battle::save::Damage;
use crate::battle::store::Compared;
use crate::battle::{BattleEntry, Setup};
use crate::chunk::{Chunk, chunk};
use crate::rulesets;

use super::state::App;
use super::{pages, parts};

/// The first screens, once loaded; for the others see [`LATER`](pages::later::LATER).
pub static PLAY: Chunk<Play> = chunk!(play, Play, ALL);

/// A screen, and what was wrong with its address.
pub type Found = (Screen, Vec<LinkProblem>);

/// The names of a battle, its position in words, and whether it is over.
pub type BattlePosition = (Setup, String, bool);

/// The functions that the shell calls.
pub struct Play {
    /// Adds the icons that home does not have to the page.
    pub unpack: fn(),
    /// Reads an address.
    pub read: fn(&str) -> Found,
    /// Opens the battle state that a screen needs. Returns the screen to show.
    pub resolve_screen: fn(App, Found) -> Found,
    /// A screen other than home.
    pub page: fn(App, Screen) -> AnyView,
    /// The title of the wargame in the top bar.
    pub name: fn(App, &'static Ruleset) -> AnyView,
    /// Links to the screens of the wargame in view.
    pub bottom_bar: fn(App, &'static str) -> AnyView,
    /// The sheets over a screen other than home: a rule, the pad for a number.
    pub rule: fn(App) -> AnyView,
    /// The position of a battle, for home, and whether it is over.
    pub standing: fn(App, &BattleEntry) -> Option<BattlePosition>,
    /// The offer to install the app, which is made at home once.
    pub offer_install: fn(App, RwSignal<bool>) -> Option<AnyView>,
    /// Puts a battle into the archive: it is over.
    pub end_battle: fn(App, &BattleEntry),
    /// Makes a battle the open one.
    pub make_open: fn(App, &BattleEntry),
    /// Undoes the last change to what the screen shows.
    pub undo: fn(App),
    /// Redoes what was undone.
    pub redo: fn(App),
    /// Takes over the battle from another tab.
    pub take_over: fn(App),
    /// Reads what another tab has written under this key.
    pub noticed: fn(App, &str),
    /// Restores the storage, which was cleared under the open page.
    pub cleared: fn(App),
    /// Shows the newer records of a mirror that answered late.
    pub compared: fn(App, Compared),
    /// Saves the quarantined texts as one file.
    pub download_quarantined: fn(App),
    /// Quarantines texts that could not be read at the start, and notifies the player.
    pub mend: fn(App, Vec<Damage>),
}

static ALL: Play = Play {
    unpack: parts::icon::unpack,
    read: |hash| Screen::read(hash, &rulesets::loaded()),
    resolve_screen: App::resolve_screen,
    page: pages::screen,
    name: parts::frame::name,
    bottom_bar: parts::frame::bottom_bar,
    rule: parts::rule::over_screen,
    standing: pages::standing,
    offer_install: parts::install::offer,
    end_battle: App::end_battle,
    make_open: App::make_open,
    undo: App::undo,
    redo: App::redo,
    take_over: App::take_over,
    noticed: App::noticed,
    cleared: App::put_back,
    compared: App::compared,
    download_quarantined: App::download_quarantined,
    mend: App::mend,
};
