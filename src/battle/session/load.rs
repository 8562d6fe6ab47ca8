//! Reading a session from its head or, if that is damaged, from its log.

use std::collections::{BTreeMap, BTreeSet};

use crate::aid::Ruleset;
use crate::battle::battle_state::BattleState;
use crate::battle::clock::ShownWarnings;
use crate::battle::save::{self, Damage, Read, Why, head_key, log_key, start_key};

use super::chunk::{Chunk, load_entries, points_nowhere};
use super::{CHUNK, CHUNKS_SOUGHT, Head, History, Loaded, Session, mark};

impl Session {
    /// Reads a session. Every fault is reported, and everything readable is recovered: with
    /// a damaged log the battle continues and its history starts again; with a damaged head
    /// the battle state is rebuilt from the log.
    pub fn load(id: u32, read: Read, rulesets: &[&Ruleset]) -> Loaded {
        let mut damage = Vec::new();
        let text = read(&head_key(id));
        let head = |_: &str| text.clone();
        let mut session = match save::load::<Head>(&head_key(id), &head) {
            Ok(Some(head)) => Self::from_head(id, head, read, rulesets, &mut damage),
            Ok(None) => {
                let session = Self::from_log(id, read, rulesets, &mut damage);
                if session.is_some() {
                    damage.push(Damage {
                        key: head_key(id),
                        text: String::new(),
                        why: Why::Missing,
                    });
                }
                session
            }
            Err(of_head) => {
                damage.push(of_head);
                Self::from_log(id, read, rulesets, &mut damage)
            }
        };
        if let Some(session) = &mut session {
            // The fingerprint of the stored head, even of a damaged one, which is quarantined and
            // overwritten.
            session.head = text.as_deref().map(mark);
        }
        Loaded { session, damage }
    }

    fn from_head(
        id: u32,
        head: Head,
        read: Read,
        rulesets: &[&Ruleset],
        damage: &mut Vec<Damage>,
    ) -> Option<Self> {
        let text = || read(&head_key(id)).unwrap_or_default();
        let known = |known: &&&Ruleset| known.id == head.now.ruleset;
        let Some(ruleset) = rulesets.iter().find(known) else {
            damage.push(Damage {
                key: head_key(id),
                text: text(),
                why: Why::Ruleset(head.now.ruleset),
            });
            return None;
        };
        let mut history = History {
            chunk: head.chunk,
            cursor: head.cursor,
            first: head.first,
            last: head.last,
            chunks: BTreeMap::new(),
            started: BTreeSet::new(),
            changed: BTreeSet::new(),
            gone: BTreeSet::new(),
            thinned: BTreeSet::new(),
            whole_from: head.whole_from.unwrap_or(head.last.saturating_add(1)),
            undone: head.undone,
            undone_more: head.undone_more,
            moved: false,
        };
        let sound = head.first <= head.chunk
            && head.chunk <= head.last
            && head.last - head.first < CHUNKS_SOUGHT
            && head.last < u32::MAX;
        if sound {
            match history.fetch(id, head.chunk, ruleset, read) {
                Ok(chunk) if head.cursor <= chunk.entries.len() => {
                    return Some(Self {
                        id,
                        battle_state: head.now,
                        history,
                        writes: head.writes,
                        told: head.told,
                        head: None,
                    });
                }
                Ok(_) => damage.push(points_nowhere(id, head.chunk, read)),
                Err(of_chunk) => damage.push(of_chunk),
            }
        } else {
            damage.push(Damage { key: head_key(id), text: text(), why: Why::PointsNowhere });
        }
        let mut session = Self::new(id, head.now);
        if sound {
            session.history.gone.extend(head.first..=head.last);
        }
        Some(session)
    }

    /// The session according to its log: after the last entry of the last chunk that
    /// follows on the ones before.
    fn from_log(
        id: u32,
        read: Read,
        rulesets: &[&Ruleset],
        damage: &mut Vec<Damage>,
    ) -> Option<Self> {
        let mut chunks: BTreeMap<u32, Chunk> = BTreeMap::new();
        for number in 0..CHUNKS_SOUGHT {
            let start = read(&start_key(id, number));
            let chunk = if let Some(start) = start {
                let ruleset =
                    save::open::<BattleState>(&start).map(|battle_state| battle_state.ruleset);
                Chunk::load(id, number, &ruleset.unwrap_or_default(), read)
            } else {
                // It begins where the previous one ends.
                let before = chunks.last_key_value();
                let before = before.filter(|(last, chunk)| **last + 1 == number && chunk.full());
                let Some((_, before)) = before else { continue };
                if read(&log_key(id, number)).is_none() {
                    continue;
                }
                let mut before = before.clone();
                if let Some(ruleset) = rulesets.iter().find(|one| one.id == before.start.ruleset) {
                    before.plan(ruleset);
                }
                let start = before.after(CHUNK);
                load_entries(id, number, read).map(|entries| Chunk { start, entries })
            };
            let chunk = match chunk {
                Ok(chunk) => chunk,
                Err(of_chunk) => {
                    damage.push(of_chunk);
                    continue;
                }
            };
            match chunks.last_key_value() {
                Some((last, before)) if last + 1 == number => {
                    // Left over from undone entries.
                    if !before.full() || before.start.ruleset != chunk.start.ruleset {
                        break;
                    }
                }
                // Nothing connects it to the chunks before.
                _ => chunks.clear(),
            }
            chunks.insert(number, chunk);
        }
        let (first, last) = (*chunks.keys().next()?, *chunks.keys().next_back()?);
        let end = chunks.get(&last)?;
        let ruleset = rulesets.iter().find(|known| known.id == end.start.ruleset)?;
        let cursor = end.entries.len().min(CHUNK);
        let mut end = end.clone();
        end.plan(ruleset);
        let battle_state = end.after(cursor);
        chunks.insert(last, end);
        Some(Self {
            id,
            battle_state,
            history: History {
                chunk: last,
                cursor,
                first,
                last,
                chunks,
                started: BTreeSet::new(),
                changed: BTreeSet::new(),
                gone: BTreeSet::new(),
                thinned: BTreeSet::new(),
                whole_from: last.saturating_add(1),
                undone: Vec::new(),
                undone_more: 0,
                moved: true,
            },
            writes: 0,
            told: ShownWarnings::default(),
            head: None,
        })
    }
}
