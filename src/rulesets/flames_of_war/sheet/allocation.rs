//! Which teams take which hits: a guide in the order of FOW-ALO-P1, in which the owner decides
//! between teams that rank equally.
//!
//! Teams that are alike form a group. Hits are allocated one at a time: each goes to the first team
//! in the order among those with the fewest hits so far (FOW-ALO-03: one each before any team takes
//! a second). The hits of the highest Anti-tank are allocated before the others, because armoured
//! vehicles come first for these and last for the rest (FOW-ALO-08). Then it is decided which
//! weapon each hit is from: the teams that must take the highest Anti-tank take it.

use crate::rulesets::flames_of_war::prelude::*;
use crate::sorting::sort_short_by_key;

use core::cmp::Reverse;

choices! {
    /// The kind of the teams of a group.
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

    /// Whether it saves with its armour.
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

    /// The type it counts as when the shooter names a priority (FOW-ALO-06).
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
    /// The type that the shooter wants to hit first (FOW-ALO-06).
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

form! {
    /// Teams that are alike.
    pub struct Group {
        group t::GROUP_TEAMS_1 => {
            /// How many teams there are.
            teams: Count<1, 30> = 1, t::ALO_TEAMS, ["FOW-ALO-02"];
            /// The kind of team.
            kind: GroupKind = GroupKind::Infantry, t::ALO_KIND, ["FOW-ALO-06", "FOW-ALO-08", "FOW-ALO-10"];
            /// Their armour.
            armour: Count<0, 20> = 6, t::ARMOUR, ["FOW-ALO-10"],
                when |form| form.kind.is_armoured();
            /// They are within 16"/40 cm of the shooters.
            near: bool = true, t::ALO_NEAR, ["FOW-ALO-04"];
            /// They are bogged down or bailed out.
            out_of_action: bool = false, t::ALO_OUT_OF_ACTION, ["FOW-ALO-05"],
                when |form| form.kind.is_vehicle();
            /// They are in bulletproof cover.
            cover: bool = false, t::ALO_COVER, ["FOW-ALO-11", "FOW-ALO-12"],
                when |form| form.kind.uses_cover();
        }
    }
}

form! {
    /// Hits of one kind of weapon.
    pub struct Weapon {
        group t::GROUP_WEAPON_1 => {
            /// The number of its hits.
            hits: Count<1, 100> = 5, t::ALO_HITS, ["FOW-ALO-03"];
            /// Its Anti-tank.
            anti_tank: Count<1, 25> = 9, t::ANTI_TANK, ["FOW-ALO-08", "FOW-ALO-12"];
            /// Its Firepower.
            firepower: Count<1, 6> = 4, t::FIREPOWER, ["FOW-ALO-07"];
        }
    }
}

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
            /// The groups of teams.
            group: [Group; 4] => "groups",
                heads [t::GROUP_TEAMS_1, t::GROUP_TEAMS_2, t::GROUP_TEAMS_3, t::GROUP_TEAMS_4],
                when |form, nth| nth < form.groups().len(),
                was {
                    teams = "n#";
                    kind = "k#";
                    armour = "a#";
                    near = "r#";
                    out_of_action = "o#";
                    cover = "c#";
                },
                defaults {
                    teams = [3, 2, 1, 1];
                    kind = [GroupKind::Infantry, GroupKind::TankA, GroupKind::TankB, GroupKind::Unarmoured];
                };
            /// The kinds of weapons.
            weapon: [Weapon; 3] => "weapons",
                heads [t::GROUP_WEAPON_1, t::GROUP_WEAPON_2, t::GROUP_WEAPON_3],
                when |form, nth| nth < form.weapons().len(),
                was {
                    hits = "h#";
                    anti_tank = "t#";
                    firepower = "p#";
                },
                defaults {
                    anti_tank = [9, 6, 2];
                    firepower = [4, 5, 6];
                };
        }
    }
}

/// The names of the groups and of their sums.
const NAMES: [(Text, &str); 4] = [
    (t::GROUP_TEAMS_1, "group-1"),
    (t::GROUP_TEAMS_2, "group-2"),
    (t::GROUP_TEAMS_3, "group-3"),
    (t::GROUP_TEAMS_4, "group-4"),
];

impl Allocation {
    fn groups(&self) -> &[Group] {
        &self.group[..self.groups.count() as usize]
    }

    fn weapons(&self) -> &[Weapon] {
        &self.weapon[..self.weapons.count() as usize]
    }
}

/// The kind of hits being allocated, as far as it matters for armoured teams (FOW-ALO-08).
#[derive(Clone, Copy)]
enum Hits {
    /// Hits that all have the same Anti-tank. Among vehicles only FOW-ALO-10 applies; other teams
    /// come after them if any vehicle has armour.
    Alike {
        /// Whether there are armoured vehicles.
        armour: bool,
    },
    /// Hits of the highest Anti-tank: armoured vehicles take them first.
    Highest,
    /// The other hits: teams without armour take them first.
    Lower,
}

/// The rank of a team in the order (FOW-AMB-42); the smallest rank is hit first.
type Rank = (Reverse<bool>, Reverse<bool>, bool, bool, bool, i16);

impl Group {
    fn out_of_action(self) -> bool {
        self.out_of_action && self.kind.is_vehicle()
    }

    fn cover(self) -> bool {
        self.cover && self.kind.uses_cover()
    }

    /// The armour; unarmoured vehicles and teams on foot are below 0.
    fn armour(self) -> i16 {
        if self.kind.is_armoured() { self.armour.0 } else { -1 }
    }

    /// The rank of this group, where `priority` is the type named by the weapon that hits.
    fn rank(self, priority: Priority, hits: Hits) -> Rank {
        let waits = match hits {
            Hits::Alike { armour } => armour && !self.kind.is_vehicle(),
            Hits::Highest => !self.kind.is_armoured(),
            Hits::Lower => self.kind.is_armoured(),
        };
        (
            Reverse(self.near),
            Reverse(self.kind.priority() == priority),
            waits,
            self.cover(),
            self.out_of_action(),
            self.armour(),
        )
    }
}

/// The shooter's priority, and how far it applies.
struct Named {
    /// The type that is hit first, if the priority has an effect.
    priority: Priority,
    /// Whether all weapons may name it.
    all_weapons: bool,
    /// Whether no weapon may name it.
    no_weapon: bool,
    note: Option<Note>,
}

impl Named {
    fn new(asked: Priority, groups: &[Group], weapons: &[Weapon]) -> Self {
        let mut named =
            Self { priority: Priority::None, all_weapons: true, no_weapon: false, note: None };
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

    /// The priorities that weapons name, the requested one first.
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

/// Whether the weapon may name man-packed guns: those with Firepower 5+ or 6 may not (FOW-ALO-07).
const fn may_name_man_packed(weapon: Weapon) -> bool {
    weapon.firepower.0 < 5
}

/// The hits each group takes: in total, and from each weapon.
struct Shares {
    groups: Vec<Vec<u32>>,
}

impl Shares {
    fn of_group(&self, group: usize) -> u32 {
        self.groups[group].iter().sum()
    }

    fn new(groups: &[Group], weapons: &[Weapon], named: &Named) -> Self {
        let mut shares = Self { groups: vec![vec![0; weapons.len()]; groups.len()] };
        let counts = give_out_all(groups, weapons, named);
        for (priority, counts) in named.kinds().into_iter().zip(counts) {
            let mut of_kind: Vec<usize> = (0..weapons.len())
                .filter(|weapon| named.by(weapons[*weapon]) == priority)
                .collect();
            // The highest Anti-tank first, for the groups that must take it.
            sort_short_by_key(&mut of_kind, |weapon| Reverse(weapons[*weapon].anti_tank));
            let mut left: Vec<(usize, u32)> =
                of_kind.into_iter().map(|weapon| (weapon, weapons[weapon].hits.count())).collect();
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

/// The kinds of hits, in the order of allocation, with the weapons that scored them.
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
        // Hits with the priority are allocated first, because they must go to certain
        // teams.
        for (priority, counts) in kinds.iter().zip(&mut counts) {
            let number = (weapons.iter())
                .filter(|weapon| named.by(**weapon) == *priority)
                .map(|weapon| weapon.hits.count())
                .sum();
            give_out(groups, &mut taken, counts, number, |group| group.rank(*priority, hits));
        }
    }
    counts
}

/// Allocates hits one at a time and adds to `counts` how many each group takes; `taken`
/// counts all hits allocated to each group so far.
fn give_out(
    groups: &[Group],
    taken: &mut [u32],
    counts: &mut [u32],
    hits: u32,
    rank: impl Fn(&Group) -> Rank,
) {
    for _ in 0..hits {
        // Every group spreads its hits evenly, so its next team has already taken this
        // many.
        let next = (0..groups.len()).min_by_key(|&group| {
            (taken[group] / groups[group].teams.count(), rank(&groups[group]))
        });
        if let Some(group) = next {
            taken[group] += 1;
            counts[group] += 1;
        }
    }
}

/// The groups in the order in which they take the highest Anti-tank: armoured vehicles if there are
/// also other teams (FOW-ALO-08), then teams in bulletproof cover if others are outside it
/// (FOW-ALO-12), then the rest.
fn takers(groups: &[Group]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..groups.len()).collect();
    sort_short_by_key(&mut order, |&place| {
        let group = &groups[place];
        if group.kind.is_armoured() {
            0
        } else if group.cover() {
            1
        } else {
            2
        }
    });
    order
}

outcome! {
    /// The result of the dice for two types of tanks (FOW-ALO-09).
    pub struct Directed of |_form: &Allocation| {
        /// Hits that the shooter directs.
        directed: u32, t::PART_DIRECTED;
    }
}

impl Calculate for Allocation {
    type House = House;
    type Outcome = Directed;
    const ABOUT: About = About::new("allocation", t::ALLOCATION, t::ALLOCATION_SUMMARY);
    const CITES: &'static [Cite] = &["FOW-ALO-P1", "FOW-AMB-42"];

    fn work(&self, _: &House) -> Work<Self> {
        let (groups, weapons) = (self.groups(), self.weapons());
        let named = Named::new(self.priority, groups, weapons);
        let shares = Shares::new(groups, weapons, &named);

        let mut sums = Vec::new();
        let mut notes = Notes::default();
        for ((group, shares), name) in groups.iter().zip(&shares.groups).zip(NAMES) {
            sums.push(group_sum(*group, name, shares, weapons));
            notes.0.extend([spread(*group, name.0, shares.iter().sum())]);
        }
        // The note explains a priority that applies to all hits; otherwise it says why the priority
        // does not, and is listed with what is not counted.
        let applied = named.priority != Priority::None && named.all_weapons;
        let (said, not_counted) =
            if applied { (named.note.clone(), None) } else { (None, named.note.clone()) };
        notes.0.extend(said);
        order_notes(&mut notes, groups, weapons, &shares);
        let second_die = tank_types_differ(groups);
        notes.add(second_die, t::NOTE_ALO_SECOND_DIE, "FOW-ALO-09");

        let first = first_hit(groups, weapons, &named);
        let mut working = Working::word(t::ALO_PLAQUE, first);
        working.sums = sums;
        working.notes = notes.0;
        working.not_counted = Vec::from_iter(not_counted);
        if !second_die {
            return working.into();
        }
        let hits = weapons.iter().map(|weapon| weapon.hits.count()).sum();
        let roll = Roll::new(Die::D6).at_least(5).named(t::ROLL_TANK_TYPE, "FOW-ALO-09");
        working = working
            .chance(t::WANT_ONE_DIRECTED, Directed::AT.directed.at_least(1))
            .chance(t::WANT_DIRECTED_AVERAGE, Directed::AT.directed.on_average());
        working.rolls(self, move |dice| Directed { directed: dice.successes(&roll, hits) })
    }
}

/// The teams that are hit first.
fn first_hit(groups: &[Group], weapons: &[Weapon], named: &Named) -> Text {
    let order = in_order(groups, weapons);
    let priority = if named.no_weapon { Priority::None } else { named.priority };
    (groups.iter())
        .min_by_key(|group| order.first().map(|(hits, _)| group.rank(priority, *hits)))
        .map_or(t::ALO_PRIORITY_NONE, |group| group.kind.label())
}

/// Whether a platoon consists only of tanks, of more than one type (FOW-ALO-09).
fn tank_types_differ(groups: &[Group]) -> bool {
    groups.iter().all(|group| group.kind.is_tank())
        && groups.iter().any(|group| group.kind != groups[0].kind)
}

fn group_sum(
    group: Group,
    (title, id): (Text, &'static str),
    shares: &[u32],
    weapons: &[Weapon],
) -> Sum {
    let given = |(weapon, share): (&Weapon, &u32)| {
        let label = t::alo_weapon(weapon.anti_tank.0, weapon.firepower.0);
        Modifier::new(label, *share as i16, "FOW-ALO-03")
    };
    Sum::number(id, title, (group.kind.label(), 0, "FOW-ALO-03"))
        .with((weapons.iter().zip(shares)).filter(|(_, share)| **share > 0).map(given).collect())
}

/// How a group's hits are spread over its teams.
fn spread(group: Group, title: Text, hits: u32) -> Note {
    let teams = group.teams.count();
    let each = hits / teams;
    let one_more = hits % teams;
    let phrase = if hits == 0 {
        t::note_alo_none(title)
    } else if one_more == 0 {
        t::note_alo_even(title, each, teams)
    } else {
        t::note_alo_uneven(title, each + 1, one_more)
    };
    Note::new(phrase, "FOW-ALO-03")
}

/// Adds notes on the rules of the order that distinguish these groups.
fn order_notes(notes: &mut Notes, groups: &[Group], weapons: &[Weapon], shares: &Shares) {
    let differ = |of: &dyn Fn(&Group) -> i16, among: &dyn Fn(&Group) -> bool| {
        let mut values = groups.iter().filter(|group| among(group)).map(of);
        let first = values.next();
        values.any(|value| Some(value) != first)
    };
    let any = |_: &Group| true;
    let vehicle = |group: &Group| group.kind.is_vehicle();
    let cover_matters = differ(&|group| i16::from(group.cover()), &any);
    let hit = |inside: bool| {
        groups
            .iter()
            .enumerate()
            .any(|(index, group)| group.cover() == inside && shares.of_group(index) > 0)
    };
    // If all hits are alike, FOW-ALO-10 orders the vehicles, so unarmoured ones do not call for the
    // note on FOW-ALO-08.
    let alike = weapons.iter().all(|weapon| weapon.anti_tank == weapons[0].anti_tank);
    let armour_first = differ(&|group| i16::from(group.kind.is_armoured()), &|group| {
        !alike || group.kind != GroupKind::Unarmoured
    });
    let armour_hit = (groups.iter().enumerate())
        .any(|(index, group)| group.kind.is_armoured() && shares.of_group(index) > 0);
    notes.add(differ(&|group| i16::from(group.near), &any), t::NOTE_ALO_NEAR_FIRST, "FOW-ALO-04");
    notes.add(cover_matters, t::NOTE_ALO_UNCOVERED_FIRST, "FOW-ALO-11");
    notes.add(
        differ(&|group| i16::from(group.out_of_action()), &vehicle),
        t::NOTE_ALO_WORKING_FIRST,
        "FOW-ALO-05",
    );
    notes.add(differ(&|group| group.armour(), &vehicle), t::NOTE_ALO_THIN_FIRST, "FOW-ALO-10");
    notes.add(armour_first && armour_hit, t::NOTE_ALO_HIGHEST_ARMOURED, "FOW-ALO-08");
    notes.add(cover_matters && hit(true) && hit(false), t::NOTE_ALO_HIGHEST_COVERED, "FOW-ALO-12");
    notes.add(
        differ(&|group| i16::from(group.kind.is_vehicle()), &|group| !group.kind.is_armoured()),
        t::NOTE_ALO_VEHICLES_OR_OTHERS,
        "FOW-AMB-42",
    );
    notes.add(true, t::NOTE_ALO_OWNER, "FOW-ALO-01");
    notes.add(true, t::NOTE_ALO_ELIGIBLE, "FOW-ALO-02");
    notes.add(true, t::NOTE_ALO_BEFORE_SAVES, "FOW-ALO-03");
}
