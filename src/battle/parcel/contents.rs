//! The contents of a parcel, which of them are new, and how they are imported.

use crate::aid::Ruleset;

use super::super::action::Action;
use super::super::armies::{Armies, Army};
use super::super::battle_list::{BattleEntry, BattleList};
use super::super::battle_state::BattleState;
use super::super::save::{self, ARMIES, ARMIES_UNDO, Damage, Read, SETTINGS, Why, Write};
use super::super::session::{Loaded, Session};
use super::super::settings::{Settings, SettingsHistory};
use super::super::unit::{LONGEST_NAME, LONGEST_WORDS, MOST_UNITS, Unit};
use super::{Transfer, bare, print_of};

/// The most battles of a parcel that are examined.
const MOST_BATTLES: usize = 1_000;

/// The data on this phone.
#[derive(Clone, Copy)]
pub struct Host<'a> {
    /// Reads the stored data.
    pub read: Read<'a>,
    /// All keys there are.
    pub keys: &'a [String],
    /// The rulesets that are loaded.
    pub rulesets: &'a [&'a Ruleset],
}

impl<'a> Host<'a> {
    fn ruleset(&self, id: &str) -> Option<&'a Ruleset> {
        self.rulesets.iter().find(|known| known.id == id).copied()
    }

    /// The battle states that are here and can be read.
    fn sessions(&self) -> Vec<Session> {
        let load = |id| Session::load(id, self.read, self.rulesets).session;
        numbers(self.keys).into_iter().filter_map(load).collect()
    }
}

/// The numbers of the battle states that these keys belong to, each once.
fn numbers(keys: &[String]) -> Vec<u32> {
    let mut numbers: Vec<u32> = keys.iter().filter_map(|key| save::entry_of(key)).collect();
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}

/// The relation of a battle in a parcel to those on this phone, by their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Met {
    /// It is not here.
    New,
    /// It is on this phone too, at the same point.
    Same(u32),
    /// It continues the one on this phone.
    Further(u32),
    /// The one on this phone continues it.
    Behind(u32),
    /// Both have gone on, in different ways.
    Apart(u32),
}

impl Met {
    /// The id, for programs.
    pub const fn id(self) -> &'static str {
        match self {
            Self::New => "new",
            Self::Same(_) => "same",
            Self::Further(_) => "further",
            Self::Behind(_) => "behind",
            Self::Apart(_) => "apart",
        }
    }

    /// How informative it is: the more, the lower.
    const fn rank(self) -> u8 {
        match self {
            Self::Same(_) => 0,
            Self::Further(_) => 1,
            Self::Behind(_) => 2,
            Self::Apart(_) => 3,
            Self::New => 4,
        }
    }
}

/// A battle of a parcel, or tools that were used without one.
#[derive(Clone, Debug)]
pub struct Battle {
    /// The battle as it was read.
    pub session: Session,
    /// Whether its log is included, so that undo works.
    pub has_log: bool,
    /// Whether part of it was damaged; the rest can be imported.
    pub damaged: bool,
    /// The relation to those on this phone.
    pub met: Met,
    listed: Option<BattleEntry>,
}

/// An army of a parcel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Own {
    /// The army as it was read.
    pub army: Army,
    /// Whether the same army is here: with the same name and units.
    pub same: bool,
    /// Whether another army with the same name is here.
    pub named: bool,
}

/// The settings of a parcel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kit {
    settings: Settings,
    /// Whether language, colours, house rules and the like are the same as here.
    pub same: bool,
    /// How many of its unit cards and notes are not here.
    pub more: usize,
}

/// The content of a parcel.
#[derive(Clone, Debug)]
pub struct Contents {
    /// Its battles, the last used first.
    pub battles: Vec<Battle>,
    /// Its armies.
    pub armies: Vec<Own>,
    /// Its settings.
    pub kit: Option<Kit>,
    /// The unreadable parts.
    pub damage: Vec<Damage>,
}

/// The action for a battle of a parcel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// It is not imported.
    Leave,
    /// It is added beside those that are here.
    Add,
    /// The one on this phone advances to the same point; undo goes back.
    GoOn,
}

/// The selection to import.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Taking {
    /// For each battle.
    pub battles: Vec<Choice>,
    /// For each army, whether it is imported.
    pub armies: Vec<bool>,
    /// Whether language, colours, house rules and the like are imported.
    pub settings: bool,
    /// Whether unit cards and notes are imported.
    pub kit: bool,
}

impl Taking {
    /// Whether there is nothing to do.
    pub fn is_nothing(&self) -> bool {
        let left = |choice: &Choice| *choice == Choice::Leave;
        self.battles.iter().all(left) && !self.armies.contains(&true) && !self.settings && !self.kit
    }
}

/// Why nothing was imported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// There is no room for more armies.
    TooManyArmies,
    /// The battle that was to advance has changed in the meantime.
    MovedOn,
    /// The armies or settings of this phone cannot be read.
    Unreadable,
}

/// The imported data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Taken {
    /// All writes, in this order: if they are cut off anywhere, the data on this phone is
    /// still consistent.
    pub writes: Vec<Write>,
    /// The imported battles, with their rulesets.
    pub battles: Vec<(u32, String)>,
    /// The armies.
    pub armies: Vec<TakenArmy>,
    /// Whether settings were imported.
    pub settings: bool,
}

/// An army that was imported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakenArmy {
    /// Its number here.
    pub id: u32,
    /// The id of its ruleset.
    pub ruleset: String,
}

/// Whether two battle states show the same table: equal except for calculators and the free
/// roller.
pub fn same_table(one: &BattleState, other: &BattleState) -> bool {
    one.turn == other.turn
        && one.units == other.units
        && one.sides == other.sides
        && one.battle == other.battle
        && one.whole == other.whole
        && one.clock == other.clock
        && one.next_unit == other.next_unit
        && one.ruleset == other.ruleset
}

/// Whether units are valid: a parcel written by hand may contain anything.
fn fit(units: &[Unit]) -> bool {
    let short = |text: &str, most: usize| text.chars().nth(most).is_none();
    units.len() <= MOST_UNITS
        && units.iter().all(|unit| {
            let words = unit.words.values();
            short(&unit.name, LONGEST_NAME)
                && words.clone().all(|text| short(text, LONGEST_WORDS))
                && unit.answers.len() <= MOST_ANSWERS
                && words.len() <= MOST_ANSWERS
        })
}

/// More questions than any form has.
const MOST_ANSWERS: usize = 1_000;

fn fits(battle_state: &BattleState) -> bool {
    let short = |text: &String| text.chars().nth(LONGEST_NAME).is_none();
    let named = battle_state.battle.as_ref().is_none_or(|setup| {
        short(&setup.name) && setup.sides.iter().all(short) && short(&setup.mark)
    });
    named
        && battle_state.units.both().all(|(_, units)| fit(units))
        && battle_state.calculators.len() <= MOST_ANSWERS
        && battle_state.whole.len() <= MOST_ANSWERS
}

impl Contents {
    /// Inspects a parcel. Load the rules it needs ([`Transfer::rulesets`]) first, or the
    /// battles that need them are reported as damage.
    pub fn of(parcel: &Transfer, host: Host) -> Self {
        let read = |key: &str| parcel.read(key);
        let keys = parcel.keys();
        let mut contents =
            Self { battles: Vec::new(), armies: Vec::new(), kit: None, damage: Vec::new() };
        let list = BattleList::load(&read, &keys);
        contents.damage.extend(list.1);
        let mut here = host.sessions();
        let listed: Vec<BattleEntry> = list.0.entries().into_iter().cloned().collect();
        let mut ids: Vec<u32> = listed.iter().map(|battle_state| battle_state.id).collect();
        let unlisted = numbers(&keys).into_iter();
        ids.extend(unlisted.filter(|id| listed.iter().all(|battle_state| battle_state.id != *id)));
        for id in ids.into_iter().take(MOST_BATTLES) {
            let Loaded { session, mut damage } = Session::load(id, &read, host.rulesets);
            let listed = listed.iter().find(|battle_state| battle_state.id == id);
            if let Some(mut session) = session {
                if !fits(session.battle_state()) {
                    damage.push(too_large(&save::head_key(id)));
                } else if let Some(ruleset) = host.ruleset(&session.battle_state().ruleset) {
                    session.read_all(ruleset, &read, &mut damage);
                    // Tools that were never used need no import.
                    if session.battle_state() != &BattleState::new(ruleset) || session.can_undo() {
                        let has_log = session.can_undo();
                        let met = meet(&mut session, parcel.from, ruleset, &read, &mut here, host);
                        contents.battles.push(Battle {
                            session,
                            has_log,
                            damaged: !damage.is_empty(),
                            met,
                            listed: listed.cloned(),
                        });
                    }
                }
            }
            contents.damage.extend(damage);
        }
        contents.look_at_armies(&read, host);
        contents.look_at_settings(&read, host);
        contents
    }

    fn look_at_armies(&mut self, read: Read, host: Host) {
        let (armies, damage) = Armies::load(read);
        self.damage.extend(damage);
        let here = Armies::load(host.read).0;
        for army in armies.all() {
            if host.ruleset(&army.ruleset).is_none() {
                self.damage.push(Damage {
                    key: ARMIES.to_owned(),
                    text: String::new(),
                    why: Why::Ruleset(army.ruleset.clone()),
                });
            } else if !fit(&army.units) || army.name.chars().nth(LONGEST_NAME).is_some() {
                self.damage.push(too_large(ARMIES));
            } else {
                let namesakes = here
                    .all()
                    .iter()
                    .filter(|other| other.ruleset == army.ruleset && other.name == army.name);
                let same = |other: &Army| {
                    (other.points, &other.terms, &other.units)
                        == (army.points, &army.terms, &army.units)
                };
                self.armies.push(Own {
                    same: namesakes.clone().any(same),
                    named: namesakes.count() > 0,
                    army: army.clone(),
                });
            }
        }
    }

    fn look_at_settings(&mut self, read: Read, host: Host) {
        let (theirs, damage) = SettingsHistory::load(read);
        self.damage.extend(damage);
        if read(SETTINGS).is_none() {
            return;
        }
        let here = SettingsHistory::load(host.read).0;
        let (theirs, here) = (theirs.now(), here.now());
        let kit = Kit {
            same: theirs.clone().with_kit_of(here) == *here,
            more: here.clone().take_kit(theirs),
            settings: theirs.clone(),
        };
        self.kit = Some(kit);
    }

    /// The new parts, which are imported by default. Nothing on this phone is lost.
    pub fn usual(&self) -> Taking {
        let battle = |battle: &Battle| match battle.met {
            Met::New => Choice::Add,
            Met::Further(_) => Choice::GoOn,
            Met::Same(_) | Met::Behind(_) | Met::Apart(_) => Choice::Leave,
        };
        Taking {
            battles: self.battles.iter().map(battle).collect(),
            armies: self.armies.iter().map(|own| !own.same).collect(),
            settings: false,
            kit: self.kit.as_ref().is_some_and(|kit| kit.more > 0),
        }
    }

    /// Whether it contains nothing that can be imported.
    pub fn is_empty(&self) -> bool {
        self.battles.is_empty() && self.armies.is_empty() && self.kit.is_none()
    }

    /// Works out an import. It is all or nothing: if any part cannot be imported, none is.
    ///
    /// # Errors
    /// [`Refused`].
    pub fn take(&self, taking: &Taking, parcel: &Transfer, host: Host) -> Result<Taken, Refused> {
        let mut taken =
            Taken { writes: Vec::new(), battles: Vec::new(), armies: Vec::new(), settings: false };
        let mut list = BattleList::load(host.read, host.keys).0;
        let mut added = false;
        let chosen = self.battles.iter().zip(&taking.battles);
        // The last used is added last, so that it is the last used here too.
        for (battle, choice) in chosen.rev() {
            let session = &battle.session;
            let Some(ruleset) = host.ruleset(&session.battle_state().ruleset) else { continue };
            let id = match (choice, battle.met) {
                (Choice::Leave, _) => continue,
                (Choice::GoOn, Met::Further(id)) => {
                    taken.writes.extend(go_on(id, battle, parcel, ruleset, host)?);
                    id
                }
                (Choice::Add | Choice::GoOn, _) => {
                    let id =
                        list.receive(session.battle_state(), battle.listed.as_ref(), host.keys);
                    taken.writes.extend(session.clone().moved(id).changes());
                    added = true;
                    id
                }
            };
            taken.battles.push((id, ruleset.id.to_owned()));
        }
        self.take_armies(taking, host, &mut taken)?;
        if let Some(kit) = &self.kit
            && (taking.settings || taking.kit)
        {
            let (mut history, damage) = SettingsHistory::load(host.read);
            if !damage.is_empty() {
                return Err(Refused::Unreadable);
            }
            let mut settings = history.now().clone();
            if taking.settings {
                settings = kit.settings.clone().with_kit_of(&settings);
            }
            if taking.kit {
                settings.take_kit(&kit.settings);
            }
            if history.set(settings) {
                taken.writes.extend(history.changes());
                taken.settings = true;
            }
        }
        if added {
            taken.writes.push(list.changes());
        }
        Ok(taken)
    }

    fn take_armies(&self, taking: &Taking, host: Host, taken: &mut Taken) -> Result<(), Refused> {
        if !taking.armies.contains(&true) {
            return Ok(());
        }
        let (mut armies, damage) = Armies::load(host.read);
        if damage.iter().any(|damage| damage.key != ARMIES_UNDO) {
            return Err(Refused::Unreadable);
        }
        let chosen = self.armies.iter().zip(&taking.armies);
        for (own, _) in chosen.filter(|(_, chosen)| **chosen) {
            let Some(ruleset) = host.ruleset(&own.army.ruleset) else { continue };
            let id = armies.receive(ruleset, &own.army).ok_or(Refused::TooManyArmies)?;
            taken.armies.push(TakenArmy { id, ruleset: own.army.ruleset.clone() });
        }
        taken.writes.extend(armies.changes());
        Ok(())
    }
}

fn too_large(key: &str) -> Damage {
    Damage {
        key: key.to_owned(),
        text: String::new(),
        why: Why::Shape(String::from("more than there can be")),
    }
}

/// The writes that advance a battle on this phone to the point of another.
fn go_on(
    id: u32,
    battle: &Battle,
    parcel: &Transfer,
    ruleset: &Ruleset,
    host: Host,
) -> Result<Vec<Write>, Refused> {
    let Loaded { session, damage } = Session::load(id, host.read, host.rulesets);
    let (Some(mut here), true) = (session, damage.is_empty()) else { return Err(Refused::MovedOn) };
    let mut theirs = battle.session.clone();
    let read = |key: &str| parcel.read(key);
    let now = relation(&mut here, &mut theirs, parcel.from, ruleset, host.read, &read);
    if now != Some(Met::Further(id)) {
        return Err(Refused::MovedOn);
    }
    let present = here.battle_state().clone();
    // Step by step as it was played there, if that is known; otherwise in one step.
    if let Some(place) = theirs.stood(ruleset, &read, &|battle_state| *battle_state == present) {
        for entry in theirs.entries_after(place, ruleset, &read) {
            here.redo_as(&entry);
        }
    } else {
        let battle_state = Box::new(bare(theirs.battle_state().clone()));
        here.act(Action::Receive { battle_state }, ruleset);
    }
    here.keep(host.read).map_err(|_| Refused::MovedOn)
}

/// The relation of a battle to those on this phone.
fn meet(
    theirs: &mut Session,
    from: u32,
    ruleset: &Ruleset,
    read: Read,
    here: &mut [Session],
    host: Host,
) -> Met {
    here.iter_mut()
        .filter_map(|mine| relation(mine, theirs, from, ruleset, host.read, read))
        .min_by_key(|met| met.rank())
        .unwrap_or(Met::New)
}

/// The relation of a battle to one on this phone; `None` if they are different battles.
fn relation(
    mine: &mut Session,
    theirs: &mut Session,
    from: u32,
    ruleset: &Ruleset,
    read_mine: Read,
    read_theirs: Read,
) -> Option<Met> {
    let id = mine.id();
    let (my_state, their_state) = (mine.battle_state().clone(), theirs.battle_state().clone());
    if my_state.ruleset != their_state.ruleset {
        return None;
    }
    if same_table(&my_state, &their_state) {
        return Some(Met::Same(id));
    }
    // Tools without a battle cannot be identified.
    let their_setup = their_state.battle.as_ref()?;
    let my_mark = mine.mark(ruleset, read_mine);
    let known = match my_state.battle.as_ref() {
        // That battle has been left since; its log still identifies it.
        None => !their_setup.mark.is_empty() && my_mark == their_setup.mark,
        Some(_) if !their_setup.mark.is_empty() => my_mark == their_setup.mark,
        // A battle of an older build is identified by its names.
        Some(setup) => {
            let unnamed = |name: &String| name.is_empty();
            my_mark.is_empty()
                && setup == their_setup
                && !(unnamed(&setup.name) && setup.sides.iter().all(unnamed))
        }
    };
    if !known {
        return None;
    }
    let they_were_here = theirs.stood(ruleset, read_theirs, &|battle_state| {
        battle_state.battle.is_some() && same_table(battle_state, &my_state)
    });
    let i_was_there =
        mine.stood(ruleset, read_mine, &|battle_state| same_table(battle_state, &their_state));
    Some(match (they_were_here, i_was_there) {
        (Some(_), None) => Met::Further(id),
        (None, Some(_)) => Met::Behind(id),
        // One of them returned to an earlier state: the one with the longer log is further
        // on.
        (Some(theirs_at), Some(mine_at)) => {
            let (theirs, mine) = (theirs.done() - theirs_at, mine.done() - mine_at);
            if theirs >= mine { Met::Further(id) } else { Met::Behind(id) }
        }
        (None, None) if from != 0 && print_of(&my_state) == from => Met::Further(id),
        (None, None) => Met::Apart(id),
    })
}
