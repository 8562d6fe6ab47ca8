//! Everything outside the shell: the first screens, and the parts that all screens but home need.
//!
//! The shell starts the app, shows home and the frame around the screens, and
//! brings the rest as one [chunk](crate::chunk): right after home is painted, or
//! at once when the address or the kept battle asks for it. All the rest is
//! reached from the shell through [`Play`] alone; what that names is not in
//! the shell, unless home needs it, too.

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

/// The screens that come first, where they are there; for the others see
/// [`LATER`](pages::later::LATER).
pub static PLAY: Chunk<Play> = chunk!(play, Play, ALL);

/// A screen, and what was wrong with its address.
pub type Found = (Screen, Vec<LinkProblem>);

/// The functions that the shell calls.
pub struct Play {
    /// Puts the icons on the page that home does not have.
    pub unpack: fn(),
    /// Reads an address.
    pub read: fn(&str) -> Found,
    /// Opens the battle state that a screen needs. Returns the screen that there is then.
    pub seat: fn(App, Found) -> Found,
    /// A screen other than home.
    pub page: fn(App, Screen) -> AnyView,
    /// The title of the wargame in the top bar.
    pub name: fn(App, &'static Ruleset) -> AnyView,
    /// The places of the wargame on the screen.
    pub bottom_bar: fn(App, &'static str) -> AnyView,
    /// The sheets over a screen other than home: a rule, the pad for a number.
    pub rule: fn(App) -> AnyView,
    /// The position of a battle, for home.
    pub standing: fn(App, &BattleEntry) -> Option<(Setup, String)>,
    /// The offer to put the app on the device, which is made at home once.
    pub offer_install: fn(App, RwSignal<bool>) -> Option<AnyView>,
    /// Puts a battle into the archive: it is over.
    pub end_battle: fn(App, &BattleEntry),
    /// Makes a battle the one that is open.
    pub take_up: fn(App, &BattleEntry),
    /// Takes the last tap back: of the settings on their screen, else of the
    /// battle state.
    pub undo: fn(App),
    /// Does again what was undone.
    pub redo: fn(App),
    /// Takes the battle over from another tab.
    pub take_over: fn(App),
    /// Another tab has written under this key.
    pub noticed: fn(App, &str),
    /// The storage was cleared while the page is open.
    pub cleared: fn(App),
    /// The mirror has answered late.
    pub compared: fn(App, Compared),
    /// Saves the quarantined texts as one file.
    pub download_aside: fn(App),
    /// Quarantines texts that could not be read at the start, and notifies the player.
    pub mend: fn(App, Vec<Damage>),
}

static ALL: Play = Play {
    unpack: parts::icon::unpack,
    read: |hash| Screen::read(hash, &rulesets::loaded()),
    seat: App::seat,
    page: pages::screen,
    name: parts::frame::name,
    bottom_bar: parts::frame::bottom_bar,
    rule: parts::rule::over_screen,
    standing: pages::standing,
    offer_install: parts::install::offer,
    end_battle: App::end_battle,
    take_up: App::take_up,
    undo: App::undo,
    redo: App::redo,
    take_over: App::take_over,
    noticed: App::noticed,
    cleared: App::put_back,
    compared: App::compared,
    download_aside: App::download_aside,
    mend: App::mend,
};
