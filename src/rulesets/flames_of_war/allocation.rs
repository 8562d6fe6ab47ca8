//! Who takes which hits: a guide in the order of FOW-ALO-P1, where the owner
//! decides between equals.
//!
//! Teams that are alike form a group. Hits are given out one at a time: each
//! goes to the team that stands first among those with the fewest hits so far
//! (ALO-03: one each before seconds); those of the highest Anti-tank before the
//! others, because armoured vehicles stand first for them and last for the rest
//! (ALO-08). Which hits these are is decided next: the highest Anti-tank to
//! those who must take it.

use core::cmp::Reverse;

use crate::aid::{
    Calculator, Count, Figure, Form, Modifier, Note, Outcome, Part, PartKind, Sheet, Working,
};
use crate::dice::{Dice, Die, Roll};
use crate::text::Text;
use crate::text::keys::flames_of_war as t;
use crate::{choices, form};

choices! {
    /// What the teams of a group are.
    pub enum GroupKind {
        /// Infantry and cavalry (FOW-AMB-61).
        Infantry = "inf" => t::ALO_KIND_INFANTRY,
        /// Guns that move as infantry (FOW-ALO-07).
        ManPacked = "mpg" => t::KIND_MAN_PACKED,
        /// Other guns and heavy machine-guns.
        Gun = "gun" => t::KIND_GUN,
        /// Tanks of one type.
        TankA = "tank-a" => t::ALO_KIND_TANK_A,
        /// Tanks of another type (FOW-ALO-09).
        TankB = "tank-b" => t::ALO_KIND_TANK_B,
        /// Armoured vehicles that are not tanks.
        Armoured = "afv" => t::ALO_KIND_ARMOURED,
        /// Vehicles without armour.
        Unarmoured = "soft" => t::KIND_UNARMOURED,
    }
}

impl GroupKind {
    /// Whether it is a tank.
    pub const fn is_tank(self) -> bool {
        matches!(self, Self::TankA | Self::TankB)
    }

    /// Whether it saves on armour.
    pub const fn is_armoured(self) -> bool {
        self.is_tank() || matches!(self, Self::Armoured)
    }

    /// Whether it is a vehicle.
    pub const fn is_vehicle(self) -> bool {
        self.is_armoured() || matches!(self, Self::Unarmoured)
    }

    /// Whether bulletproof cover can help it.
    pub const fn uses_cover(self) -> bool {
        !self.is_vehicle()
    }

    /// The type it belongs to when a priority is named (FOW-ALO-06).
    const fn priority(self) -> Priority {
        match self {
            Self::Infantry => Priority::Infantry,
            Self::ManPacked => Priority::ManPacked,
            Self::Gun => Priority::Guns,
            Self::TankA | Self::TankB => Priority::Tanks,
            Self::Armoured | Self::Unarmoured => Priority::Transports,
        }
    }
}

choices! {
    /// The type that the shooter wants to be hit first (FOW-ALO-06).
    pub enum Priority {
        /// None is named.
        None = "none" => t::ALO_PRIORITY_NONE,
        /// Infantry.
        Infantry = "infantry" => t::ALO_PRIORITY_INFANTRY,
        /// Man-packed guns.
        ManPacked = "man-packed" => t::ALO_PRIORITY_MAN_PACKED,
        /// Other guns.
        Guns = "guns" => t::ALO_PRIORITY_GUNS,
        /// Tanks.
        Tanks = "tanks" => t::ALO_PRIORITY_TANKS,
        /// Transports and other vehicles.
        Transports = "transports" => t::ALO_PRIORITY_TRANSPORTS,
    }
}

// The names are short because every one of them can stand in the address.
form! {
    /// The teams that can be hit, and the hits.
    pub struct Allocation {
        group t::GROUP_ALLOCATION => {
            /// Groups of teams that are alike.
            groups: Count<1, 4> = 1, t::ALO_GROUPS, ["FOW-ALO-02"];
            /// Kinds of weapons that hit.
            weapons: Count<1, 3> = 1, t::ALO_WEAPONS, ["FOW-ALO-03"];
            /// The type that the shooter names.
            priority: Priority = Priority::None, t::ALO_PRIORITY, ["FOW-ALO-06", "FOW-ALO-07"],
                when |form| form.groups.0 >= 2;
        }
        group t::GROUP_TEAMS_1 => {
            /// How many teams.
            n1: Count<1, 30> = 3, t::ALO_TEAMS, ["FOW-ALO-02"];
            /// What they are.
            k1: GroupKind = GroupKind::Infantry, t::ALO_KIND, ["FOW-ALO-06", "FOW-ALO-08", "FOW-ALO-10"];
            /// Their armour.
            a1: Count<0, 20> = 6, t::ARMOUR, ["FOW-ALO-10"],
                when |form| form.k1.is_armoured();
            /// Within 16"/40 cm of the shooters.
            r1: bool = true, t::ALO_NEAR, ["FOW-ALO-04"];
            /// Bogged down or bailed out.
            o1: bool = false, t::ALO_OUT_OF_ACTION, ["FOW-ALO-05"],
                when |form| form.k1.is_vehicle();
            /// In bulletproof cover.
            c1: bool = false, t::ALO_COVER, ["FOW-ALO-11", "FOW-ALO-12"],
                when |form| form.k1.uses_cover();
        }
        group t::GROUP_TEAMS_2 => {
            /// How many teams.
            n2: Count<1, 30> = 2, t::ALO_TEAMS, ["FOW-ALO-02"],
                when |form| form.groups.0 >= 2;
            /// What they are.
            k2: GroupKind = GroupKind::TankA, t::ALO_KIND, ["FOW-ALO-06", "FOW-ALO-08", "FOW-ALO-10"],
                when |form| form.groups.0 >= 2;
            /// Their armour.
            a2: Count<0, 20> = 6, t::ARMOUR, ["FOW-ALO-10"],
                when |form| form.groups.0 >= 2 && form.k2.is_armoured();
            /// Within 16"/40 cm of the shooters.
            r2: bool = true, t::ALO_NEAR, ["FOW-ALO-04"],
                when |form| form.groups.0 >= 2;
            /// Bogged down or bailed out.
            o2: bool = false, t::ALO_OUT_OF_ACTION, ["FOW-ALO-05"],
                when |form| form.groups.0 >= 2 && form.k2.is_vehicle();
            /// In bulletproof cover.
            c2: bool = false, t::ALO_COVER, ["FOW-ALO-11", "FOW-ALO-12"],
                when |form| form.groups.0 >= 2 && form.k2.uses_cover();
        }
        group t::GROUP_TEAMS_3 => {
            /// How many teams.
            n3: Count<1, 30> = 1, t::ALO_TEAMS, ["FOW-ALO-02"],
                when |form| form.groups.0 >= 3;
            /// What they are.
            k3: GroupKind = GroupKind::TankB, t::ALO_KIND, ["FOW-ALO-06", "FOW-ALO-08", "FOW-ALO-10"],
                when |form| form.groups.0 >= 3;
            /// Their armour.
            a3: Count<0, 20> = 6, t::ARMOUR, ["FOW-ALO-10"],
                when |form| form.groups.0 >= 3 && form.k3.is_armoured();
            /// Within 16"/40 cm of the shooters.
            r3: bool = true, t::ALO_NEAR, ["FOW-ALO-04"],
                when |form| form.groups.0 >= 3;
            /// Bogged down or bailed out.
            o3: bool = false, t::ALO_OUT_OF_ACTION, ["FOW-ALO-05"],
                when |form| form.groups.0 >= 3 && form.k3.is_vehicle();
            /// In bulletproof cover.
            c3: bool = false, t::ALO_COVER, ["FOW-ALO-11", "FOW-ALO-12"],
                when |form| form.groups.0 >= 3 && form.k3.uses_cover();
        }
        group t::GROUP_TEAMS_4 => {
            /// How many teams.
            n4: Count<1, 30> = 1, t::ALO_TEAMS, ["FOW-ALO-02"],
                when |form| form.groups.0 >= 4;
            /// What they are.
            k4: GroupKind = GroupKind::Unarmoured, t::ALO_KIND, ["FOW-ALO-06", "FOW-ALO-08", "FOW-ALO-10"],
                when |form| form.groups.0 >= 4;
            /// Their armour.
            a4: Count<0, 20> = 6, t::ARMOUR, ["FOW-ALO-10"],
                when |form| form.groups.0 >= 4 && form.k4.is_armoured();
            /// Within 16"/40 cm of the shooters.
            r4: bool = true, t::ALO_NEAR, ["FOW-ALO-04"],
                when |form| form.groups.0 >= 4;
            /// Bogged down or bailed out.
            o4: bool = false, t::ALO_OUT_OF_ACTION, ["FOW-ALO-05"],
                when |form| form.groups.0 >= 4 && form.k4.is_vehicle();
            /// In bulletproof cover.
            c4: bool = false, t::ALO_COVER, ["FOW-ALO-11", "FOW-ALO-12"],
                when |form| form.groups.0 >= 4 && form.k4.uses_cover();
        }
        group t::GROUP_WEAPON_1 => {
            /// Its hits.
            h1: Count<1, 100> = 5, t::ALO_HITS, ["FOW-ALO-03"];
            /// Its Anti-tank.
            t1: Count<1, 25> = 9, t::ANTI_TANK, ["FOW-ALO-08", "FOW-ALO-12"];
            /// Its Firepower.
            p1: Count<1, 6> = 4, t::FIREPOWER, ["FOW-ALO-07"];
        }
        group t::GROUP_WEAPON_2 => {
            /// Its hits.
            h2: Count<1, 100> = 5, t::ALO_HITS, ["FOW-ALO-03"],
                when |form| form.weapons.0 >= 2;
            /// Its Anti-tank.
            t2: Count<1, 25> = 6, t::ANTI_TANK, ["FOW-ALO-08", "FOW-ALO-12"],
                when |form| form.weapons.0 >= 2;
            /// Its Firepower.
            p2: Count<1, 6> = 5, t::FIREPOWER, ["FOW-ALO-07"],
                when |form| form.weapons.0 >= 2;
        }
        group t::GROUP_WEAPON_3 => {
            /// Its hits.
            h3: Count<1, 100> = 5, t::ALO_HITS, ["FOW-ALO-03"],
                when |form| form.weapons.0 >= 3;
            /// Its Anti-tank.
            t3: Count<1, 25> = 2, t::ANTI_TANK, ["FOW-ALO-08", "FOW-ALO-12"],
                when |form| form.weapons.0 >= 3;
            /// Its Firepower.
            p3: Count<1, 6> = 6, t::FIREPOWER, ["FOW-ALO-07"],
                when |form| form.weapons.0 >= 3;
        }
    }
}

/// The calculator.
pub const ALLOCATION: Calculator = Calculator {
    id: "allocation",
    title: t::ALLOCATION,
    summary: t::ALLOCATION_SUMMARY,
    cites: &["FOW-ALO-P1", "FOW-AMB-42"],
    fields: Allocation::FIELDS,
    work: |answers, _| allocation(&answers.typed()),
};

/// Teams that are alike.
#[derive(Clone, Copy)]
struct Group {
    title: Text,
    id: &'static str,
    teams: u32,
    kind: GroupKind,
    /// Armour; unarmoured vehicles and teams on foot stand below 0.
    armour: i16,
    near: bool,
    out_of_action: bool,
    cover: bool,
}

/// Hits of one kind of weapon that are still to be given out.
#[derive(Clone, Copy)]
struct Weapon {
    hits: u32,
    anti_tank: i16,
    firepower: i16,
}

impl Allocation {
    fn groups(&self) -> Vec<Group> {
        let titles = [
            (t::GROUP_TEAMS_1, "group-1"),
            (t::GROUP_TEAMS_2, "group-2"),
            (t::GROUP_TEAMS_3, "group-3"),
            (t::GROUP_TEAMS_4, "group-4"),
        ];
        [
            (self.n1, self.k1, self.a1, self.r1, self.o1, self.c1),
            (self.n2, self.k2, self.a2, self.r2, self.o2, self.c2),
            (self.n3, self.k3, self.a3, self.r3, self.o3, self.c3),
            (self.n4, self.k4, self.a4, self.r4, self.o4, self.c4),
        ]
        .into_iter()
        .zip(titles)
        .take(self.groups.count() as usize)
        .map(
            |((teams, kind, armour, near, out, cover), (title, id))| Group {
                title,
                id,
                teams: teams.count(),
                kind,
                armour: if kind.is_armoured() { armour.0 } else { -1 },
                near,
                out_of_action: out && kind.is_vehicle(),
                cover: cover && kind.uses_cover(),
            },
        )
        .collect()
    }

    fn weapons(&self) -> Vec<Weapon> {
        [
            (self.h1, self.t1, self.p1),
            (self.h2, self.t2, self.p2),
            (self.h3, self.t3, self.p3),
        ]
        .into_iter()
        .take(self.weapons.count() as usize)
        .map(|(hits, anti_tank, firepower)| Weapon {
            hits: hits.count(),
            anti_tank: anti_tank.0,
            firepower: firepower.0,
        })
        .collect()
    }
}

/// Which hits are given out, as the armour of a team looks at them (FOW-ALO-08).
#[derive(Clone, Copy)]
enum Hits {
    /// All are of one Anti-tank. Between vehicles only FOW-ALO-10 has a say;
    /// teams that are no vehicles come after them if any has armour.
    Alike {
        /// Whether there are armoured vehicles.
        armour: bool,
    },
    /// Those of the highest Anti-tank: armoured vehicles first.
    Highest,
    /// The others: teams without armour first.
    Lower,
}

/// Who stands before whom (FOW-AMB-42); the smaller key is hit first.
type Rank = (Reverse<bool>, Reverse<bool>, bool, bool, bool, i16);

impl Group {
    /// `priority` is the type named by the weapon that hits.
    fn rank(&self, priority: Priority, hits: Hits) -> Rank {
        let waits = match hits {
            Hits::Alike { armour } => armour && !self.kind.is_vehicle(),
            Hits::Highest => !self.kind.is_armoured(),
            Hits::Lower => self.kind.is_armoured(),
        };
        (
            Reverse(self.near),
            Reverse(self.kind.priority() == priority),
            waits,
            self.cover,
            self.out_of_action,
            self.armour,
        )
    }
}

/// What the shooter's priority comes to.
struct Named {
    /// The type that is hit first, if it is of any use.
    priority: Priority,
    /// Whether a weapon may name it.
    all_weapons: bool,
    /// Whether no weapon may.
    no_weapon: bool,
    note: Option<Note>,
}

impl Named {
    fn new(asked: Priority, groups: &[Group], weapons: &[Weapon]) -> Self {
        let mut named = Self {
            priority: Priority::None,
            all_weapons: true,
            no_weapon: false,
            note: None,
        };
        if asked == Priority::None || groups.len() < 2 {
            return named;
        }
        let of_type = |group: &Group| group.kind.priority() == asked;
        if !groups.iter().any(of_type) {
            named.note = Some(Note::new(t::NOTE_ALO_PRIORITY_ABSENT, "FOW-ALO-06"));
            return named;
        }
        if groups.iter().all(of_type) {
            named.note = Some(Note::new(t::NOTE_ALO_PRIORITY_NOT_MIXED, "FOW-ALO-06"));
            return named;
        }
        named.priority = asked;
        let among_infantry =
            asked == Priority::ManPacked && groups.iter().any(|g| g.kind == GroupKind::Infantry);
        if among_infantry {
            named.all_weapons = weapons.iter().copied().all(may_name_man_packed);
            named.no_weapon = !weapons.iter().copied().any(may_name_man_packed);
        }
        named.note = Some(if named.no_weapon {
            Note::new(t::NOTE_ALO_PRIORITY_REFUSED, "FOW-ALO-07")
        } else if named.all_weapons {
            Note::new(t::NOTE_ALO_PRIORITY_APPLIED, "FOW-ALO-06")
        } else {
            Note::new(t::NOTE_ALO_PRIORITY_IN_PART, "FOW-ALO-07")
        });
        named
    }

    /// The priorities that weapons name, first the one asked for.
    fn kinds(&self) -> Vec<Priority> {
        let mut kinds = vec![self.priority, Priority::None];
        kinds.dedup();
        kinds
    }

    /// The priority a weapon may name.
    fn by(&self, weapon: Weapon) -> Priority {
        if self.all_weapons || (!self.no_weapon && may_name_man_packed(weapon)) {
            self.priority
        } else {
            Priority::None
        }
    }
}

/// Weapons with Firepower 5+ or 6 may not name man-packed guns (FOW-ALO-07).
const fn may_name_man_packed(weapon: Weapon) -> bool {
    weapon.firepower < 5
}

/// The hits each group takes: in all, and of each weapon.
struct Shares {
    groups: Vec<Vec<u32>>,
}

impl Shares {
    fn of_group(&self, group: usize) -> u32 {
        self.groups[group].iter().sum()
    }

    fn new(groups: &[Group], weapons: &[Weapon], named: &Named) -> Self {
        let mut shares = Self {
            groups: vec![vec![0; weapons.len()]; groups.len()],
        };
        let counts = give_out_all(groups, weapons, named);
        for (priority, counts) in named.kinds().into_iter().zip(counts) {
            let mut of_kind: Vec<usize> = (0..weapons.len())
                .filter(|weapon| named.by(weapons[*weapon]) == priority)
                .collect();
            // The highest Anti-tank first, to those who must take it.
            of_kind.sort_unstable_by_key(|weapon| (Reverse(weapons[*weapon].anti_tank), *weapon));
            let mut left: Vec<(usize, u32)> = of_kind
                .into_iter()
                .map(|weapon| (weapon, weapons[weapon].hits))
                .collect();
            for group in takers(groups) {
                let mut wanted = counts[group];
                for (weapon, hits) in &mut left {
                    let now = wanted.min(*hits);
                    shares.groups[group][*weapon] += now;
                    *hits -= now;
                    wanted -= now;
                }
            }
        }
        shares
    }
}

/// Which hits there are, in the order in which they are given out, and of which
/// weapons.
fn in_order(groups: &[Group], weapons: &[Weapon]) -> Vec<(Hits, Vec<Weapon>)> {
    let highest = weapons.iter().map(|weapon| weapon.anti_tank).max();
    let (top, rest): (Vec<Weapon>, Vec<Weapon>) =
        (weapons.iter()).partition(|weapon| Some(weapon.anti_tank) == highest);
    if rest.is_empty() {
        let armour = groups.iter().any(|group| group.kind.is_armoured());
        vec![(Hits::Alike { armour }, top)]
    } else {
        vec![(Hits::Highest, top), (Hits::Lower, rest)]
    }
}

/// How many hits each group takes, for each of [`Named::kinds`].
fn give_out_all(groups: &[Group], weapons: &[Weapon], named: &Named) -> Vec<Vec<u32>> {
    let kinds = named.kinds();
    let mut counts = vec![vec![0; groups.len()]; kinds.len()];
    let mut taken = vec![0; groups.len()];
    for (hits, weapons) in in_order(groups, weapons) {
        // Hits that carry the priority are given out first: they are the ones
        // that must go to certain teams.
        for (priority, counts) in kinds.iter().zip(&mut counts) {
            let number = (weapons.iter())
                .filter(|weapon| named.by(**weapon) == *priority)
                .map(|weapon| weapon.hits)
                .sum();
            give_out(groups, &mut taken, counts, number, |group| {
                group.rank(*priority, hits)
            });
        }
    }
    counts
}

/// Gives out hits one at a time and adds to `counts` how many each group takes;
/// `taken` counts all hits given to each group so far.
fn give_out(
    groups: &[Group],
    taken: &mut [u32],
    counts: &mut [u32],
    hits: u32,
    rank: impl Fn(&Group) -> Rank,
) {
    for _ in 0..hits {
        // Every group spreads its hits evenly, so its next team has had this
        // many.
        let next = (0..groups.len())
            .min_by_key(|&group| (taken[group] / groups[group].teams, rank(&groups[group])));
        if let Some(group) = next {
            taken[group] += 1;
            counts[group] += 1;
        }
    }
}

/// The groups in the order in which they take the highest Anti-tank: armoured
/// vehicles among others (FOW-ALO-08), then teams in bulletproof cover when
/// others stand outside (FOW-ALO-12), then the rest.
fn takers(groups: &[Group]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..groups.len()).collect();
    order.sort_unstable_by_key(|&place| {
        let group = &groups[place];
        let rank = if group.kind.is_armoured() {
            0
        } else if group.cover {
            1
        } else {
            2
        };
        (rank, place)
    });
    order
}

fn allocation(form: &Allocation) -> Working {
    let groups = form.groups();
    let weapons = form.weapons();
    let named = Named::new(form.priority, &groups, &weapons);
    let shares = Shares::new(&groups, &weapons, &named);

    let mut sheets = Vec::new();
    let mut notes: Vec<Note> = Vec::new();
    for (index, group) in groups.iter().enumerate() {
        let hits = shares.of_group(index);
        sheets.push(group_sheet(group, &shares.groups[index], &weapons, hits));
        notes.push(spread(group, hits));
    }
    notes.extend(named.note.clone());
    notes.extend(order_notes(&groups, &weapons, &shares));

    let hits: u32 = weapons.iter().map(|weapon| weapon.hits).sum();
    let first = first_hit(&groups, &weapons, &named);
    let mut working = Working::refused(t::ALO_PLAQUE, first, Vec::new());
    working.sheets = sheets;
    working.notes = notes;
    if tank_types_differ(&groups) {
        working
            .notes
            .push(Note::new(t::NOTE_ALO_SECOND_DIE, "FOW-ALO-09"));
        let roll = Roll::new(Die::D6)
            .at_least(5)
            .named(t::ROLL_TANK_TYPE, "FOW-ALO-09");
        working.parts = vec![DIRECTED];
        working.procedure = Some(Box::new(move |dice: &mut dyn Dice| {
            Outcome::of(&[dice.successes(&roll, hits)])
        }));
    }
    working
}

/// Who is hit first.
fn first_hit(groups: &[Group], weapons: &[Weapon], named: &Named) -> Text {
    let order = in_order(groups, weapons);
    let priority = if named.no_weapon {
        Priority::None
    } else {
        named.priority
    };
    (groups.iter())
        .min_by_key(|group| order.first().map(|(hits, _)| group.rank(priority, *hits)))
        .map_or(t::ALO_PRIORITY_NONE, |group| group.kind.label())
}

/// A platoon of nothing but tanks, of more than one type (FOW-ALO-09).
fn tank_types_differ(groups: &[Group]) -> bool {
    groups.iter().all(|group| group.kind.is_tank())
        && groups.iter().any(|group| group.kind != groups[0].kind)
}

fn group_sheet(group: &Group, shares: &[u32], weapons: &[Weapon], hits: u32) -> Sheet {
    Sheet {
        id: group.id,
        title: group.title,
        base: (group.kind.label(), Figure::Number(0), "FOW-ALO-03"),
        modifiers: weapons
            .iter()
            .zip(shares)
            .filter(|(_, share)| **share > 0)
            .map(|(weapon, share)| {
                Modifier::new(
                    t::alo_weapon(weapon.anti_tank, weapon.firepower),
                    *share as i16,
                    "FOW-ALO-03",
                )
            })
            .collect(),
        result: Figure::Number(hits as i16),
    }
}

/// How a group's hits are spread over its teams.
fn spread(group: &Group, hits: u32) -> Note {
    let each = hits / group.teams;
    let one_more = hits % group.teams;
    let phrase = if hits == 0 {
        t::note_alo_none(group.title)
    } else if one_more == 0 {
        t::note_alo_even(group.title, each, group.teams)
    } else {
        t::note_alo_uneven(group.title, each + 1, one_more)
    };
    Note::new(phrase, "FOW-ALO-03")
}

/// The rules of the order that tell these groups apart.
fn order_notes(groups: &[Group], weapons: &[Weapon], shares: &Shares) -> Vec<Note> {
    let differ = |of: &dyn Fn(&Group) -> i16, among: &dyn Fn(&Group) -> bool| {
        let mut values = groups.iter().filter(|group| among(group)).map(of);
        let first = values.next();
        values.any(|value| Some(value) != first)
    };
    let any = |_: &Group| true;
    let vehicle = |group: &Group| group.kind.is_vehicle();
    let cover_matters = differ(&|group| i16::from(group.cover), &any);
    let hit = |inside: bool| {
        groups
            .iter()
            .enumerate()
            .any(|(index, group)| group.cover == inside && shares.of_group(index) > 0)
    };
    // Where all hits are alike, armoured and other vehicles stand as FOW-ALO-10
    // has it.
    let alike = weapons
        .iter()
        .all(|weapon| weapon.anti_tank == weapons[0].anti_tank);
    let armour_first = differ(&|group| i16::from(group.kind.is_armoured()), &|group| {
        !alike || group.kind != GroupKind::Unarmoured
    });
    let armour_hit = (groups.iter().enumerate())
        .any(|(index, group)| group.kind.is_armoured() && shares.of_group(index) > 0);
    let mut notes = Vec::new();
    let mut add = |applies: bool, text: Text, cite| {
        if applies {
            notes.push(Note::new(text, cite));
        }
    };
    add(
        differ(&|group| i16::from(group.near), &any),
        t::NOTE_ALO_NEAR_FIRST,
        "FOW-ALO-04",
    );
    add(cover_matters, t::NOTE_ALO_UNCOVERED_FIRST, "FOW-ALO-11");
    add(
        differ(&|group| i16::from(group.out_of_action), &vehicle),
        t::NOTE_ALO_WORKING_FIRST,
        "FOW-ALO-05",
    );
    add(
        differ(&|group| group.armour, &vehicle),
        t::NOTE_ALO_THIN_FIRST,
        "FOW-ALO-10",
    );
    add(
        armour_first && armour_hit,
        t::NOTE_ALO_HIGHEST_ARMOURED,
        "FOW-ALO-08",
    );
    add(
        cover_matters && hit(true) && hit(false),
        t::NOTE_ALO_HIGHEST_COVERED,
        "FOW-ALO-12",
    );
    add(
        differ(&|group| i16::from(group.kind.is_vehicle()), &|group| {
            !group.kind.is_armoured()
        }),
        t::NOTE_ALO_VEHICLES_OR_OTHERS,
        "FOW-AMB-42",
    );
    add(true, t::NOTE_ALO_OWNER, "FOW-ALO-01");
    add(true, t::NOTE_ALO_ELIGIBLE, "FOW-ALO-02");
    add(true, t::NOTE_ALO_BEFORE_SAVES, "FOW-ALO-03");
    notes
}

const DIRECTED: Part = Part {
    id: "directed",
    label: t::PART_DIRECTED,
    kind: PartKind::Count,
};
