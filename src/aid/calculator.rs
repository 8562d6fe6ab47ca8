//! Calculators: a form, and the working made from its answers.

use std::marker::PhantomData;

use crate::dice::Dice;
use crate::text::Text;

use super::{
    Answer, At, Cite, Count, Field, FineLength, Form, Inches, Length, Misfit, Of, Outcomes,
    OwnModifier, Participants, Role, RoleId, Values, Working,
};
use super::{Centimetres, own, working::Work};

/// The name of a calculator.
#[derive(Clone, Copy, Debug)]
pub struct About {
    /// The name in addresses (`shooting`).
    pub id: &'static str,
    /// The label.
    pub title: Text,
    /// One line on what it answers.
    pub summary: Text,
}

impl About {
    /// A calculator: its name in addresses, its label, and one line on what it answers.
    pub const fn new(id: &'static str, title: Text, summary: Text) -> Self {
        Self { id, title, summary }
    }
}

/// The printed sheet's part of a calculator: its questions, its sums, its dice. It knows no
/// units.
pub trait Calculate: Form + 'static {
    /// The house rules of its game.
    type House: Form;
    /// The result of its dice; `()` if nothing is rolled.
    type Outcome: Outcomes;
    /// Its name.
    const ABOUT: About;
    /// The procedures and tables it carries out.
    const CITES: &'static [Cite];

    /// Turns the answers into sums, notes and a procedure.
    fn work(&self, house: &Self::House) -> Work<Self>;
}

/// How units take part in a calculator, which the printed sheet leaves to the players. A calculator
/// without units implements only [`Calculate`].
pub trait Play: Calculate {
    /// The parts that units take in it; the acting unit's comes first.
    const ROLES: &'static [Role] = &[];

    /// The questions that stay in view though the units answer them, by place
    /// ([`places!`](crate::places)): those that change from turn to turn and matter most.
    const IN_VIEW: &'static [usize] = &[];

    /// The distances between the units, by place: only the players see them, so they are
    /// asked before anything is rolled.
    const MEASURED: &'static [usize] = &[];

    /// The questions about each group of units that act alike: the answers go with its units.
    const GROUPS: Groups = Groups::NONE;

    /// The questions for numbers of models, which cannot exceed the models that a unit has left.
    const LIMITS: &'static [Limit] = &[];

    /// Whether it is about the side whose turn it is: `fill` then needs no unit to know
    /// about that side.
    const OF_SIDE: bool = false;

    /// Fills in questions from the units that take part.
    fn fill(_: &Participants) -> To<Self> {
        Opening::to()
    }

    /// Applies its outcome to the units that take part.
    fn after(&self, _: &Self::House, _: &Self::Outcome, _: &mut Participants) {}

    /// The calculators that the sheet uses next for this outcome. The units that take part
    /// go along, each into the role of the same id.
    fn then(&self, _: &Self::House, _: &Self::Outcome) -> Vec<Opening> {
        Vec::new()
    }
}

/// The questions about groups of units that act alike, or about one unit each: the same for each
/// group, in the same order.
#[derive(Clone, Copy, Debug)]
pub struct Groups {
    /// The places where the questions of each group begin.
    pub at: &'static [usize],
    /// The number of questions in each group.
    pub length: usize,
    /// Whether the first question of a group is the number of units in it.
    pub counted: bool,
}

impl Groups {
    /// For a calculator without such groups.
    pub const NONE: Self = Self { at: &[], length: 0, counted: false };

    /// Groups of the questions in `B`, which begin at these places.
    pub const fn of<B: Form>(at: &'static [usize], counted: bool) -> Self {
        Self { at, length: B::FIELDS.len(), counted }
    }
}

/// A calculator with its types erased: an entry in a ruleset's list. One function turns the
/// answers into the [`Working`]; the roll, the odds and the player's own dice all run the
/// procedure it returns.
#[derive(Clone, Copy)]
pub struct Calculator {
    /// The name in addresses (`shooting`).
    pub id: &'static str,
    /// The label.
    pub title: Text,
    /// One line on what it answers.
    pub summary: Text,
    /// The procedures and tables it carries out.
    pub cites: &'static [Cite],
    /// The questions it asks.
    pub fields: &'static [Field],
    /// Turns the answers (and those to the house rules) into the working.
    pub work: fn(answers: &Values, house: &Values) -> Working,
    /// The parts that units take in it.
    pub roles: &'static [Role],
    /// The questions that stay in view though the units answer them, by place.
    pub in_view: &'static [usize],
    /// The distances between its units, by place.
    pub measured: &'static [usize],
    /// The questions about each group of units that act alike.
    pub groups: Groups,
    /// The numbers that its units limit.
    pub limits: &'static [Limit],
    /// Whether it is about the side whose turn it is: `fill` then needs no unit.
    pub of_side: bool,
    /// Fills in questions from the units that take part.
    pub fill: fn(&Participants) -> Opening,
    /// Applies the dice to the units that take part; they stay unchanged if nothing is
    /// rolled.
    pub after: fn(answers: &Values, house: &Values, &mut dyn Dice, &mut Participants),
    /// The calculators that the sheet uses next for this result of the dice.
    pub then: fn(answers: &Values, house: &Values, &mut dyn Dice) -> Vec<Opening>,
}

/// A limit on a number that the player enters: no more models can be hit, or act, than there are.
#[derive(Clone, Copy)]
pub struct Limit {
    /// The question, by place.
    pub place: usize,
    /// The greatest number, if it follows from these answers and units.
    pub most: fn(&Values, &Participants) -> Option<i16>,
    /// The rule that sets the limit.
    pub cite: Cite,
}

/// The row of a calculator in which no units take part.
pub const fn calculator<C: Calculate>() -> Calculator {
    let About { id, title, summary } = C::ABOUT;
    Calculator {
        id,
        title,
        summary,
        cites: C::CITES,
        fields: C::FIELDS,
        work: |answers, house| {
            own::worked(answers, &|| answers.typed::<C>().work(&house.typed()).into_working())
        },
        roles: &[],
        in_view: &[],
        measured: &[],
        groups: Groups::NONE,
        limits: &[],
        of_side: false,
        fill: |_| Opening::plain(C::ABOUT.id),
        after: |_, _, _, _| {},
        then: |_, _, _| Vec::new(),
    }
}

/// The row of a calculator in which units take part.
pub const fn played<C: Play>() -> Calculator {
    Calculator {
        roles: C::ROLES,
        in_view: C::IN_VIEW,
        measured: C::MEASURED,
        groups: C::GROUPS,
        limits: C::LIMITS,
        of_side: C::OF_SIDE,
        fill: |cast| C::fill(cast).into(),
        after: |answers, house, dice, cast| {
            own::in_force(answers, house, calculator::<C>().work, &mut || {
                let (form, house) = (answers.typed::<C>(), house.typed());
                if let Some(outcome) = form.work(&house).outcome(dice) {
                    form.after(&house, &outcome, cast);
                }
            });
        },
        then: |answers, house, dice| {
            let mut then = Vec::new();
            own::in_force(answers, house, calculator::<C>().work, &mut || {
                let (form, house) = (answers.typed::<C>(), house.typed());
                if let Some(outcome) = form.work(&house).outcome(dice) {
                    then = form.then(&house, &outcome);
                }
            });
            then
        },
        ..calculator::<C>()
    }
}

impl Calculator {
    /// Reads written answers and the players' own modifiers on top of the defaults. Whatever
    /// does not fit is skipped and returned.
    pub fn read<'a>(
        &self,
        written: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> (Values, Vec<(String, Misfit)>) {
        let (own, answers): (Vec<_>, Vec<_>) =
            written.into_iter().partition(|(name, _)| OwnModifier::is_named(name));
        let (mut values, mut misfits) = Values::read(self.fields, answers);
        for (name, number) in own {
            let read = OwnModifier::read(name, number);
            if !read.is_some_and(|own| values.put_own(own)) {
                misfits.push((format!("{name}={number}"), Misfit::Modifier));
            }
        }
        (values, misfits)
    }

    /// How a unit's page opens the calculator: once for each [listed](Role::listed) role
    /// that the unit can take; if none is listed, once if it can take the first role.
    pub fn openings(&self, unit: &Values) -> impl Iterator<Item = Opening> + use<> {
        let is_listed = |role: &&Role| role.listed.is_some();
        let listed = self.roles.iter().any(|role| is_listed(&role));
        let roles = self.roles.iter().enumerate();
        let roles =
            roles.filter(move |(place, role)| if listed { is_listed(role) } else { *place == 0 });
        let taken = roles.filter(|(_, role)| (role.eligible)(unit));
        let openings = taken
            .map(|(_, role)| Opening { label: role.listed, ..Opening::plain(self.id).role(role) });
        openings.collect::<Vec<_>>().into_iter()
    }

    /// The roles that are asked together with the one of this id, itself included.
    pub fn asked_with(&self, role: &str) -> impl Iterator<Item = &'static Role> + use<> {
        let roles: &'static [Role] = self.roles;
        let one = roles.iter().find(|one| one.id == role);
        roles.iter().filter(move |other| one.is_some_and(|one| one.is_asked_with(other)))
    }

    /// Whether the unit in a role is acted on rather than acting: by the unit in the first role or,
    /// if that role is passive, by enemies.
    pub fn is_acted_on(&self, role: &Role) -> bool {
        let first = self.roles.first();
        let is_of_enemies = |role: &Role| role.of == Of::Enemy;
        if first.is_some_and(|first| first.passive) && self.roles.iter().any(is_of_enemies) {
            return !is_of_enemies(role);
        }
        let acts = first.is_some_and(|first| first.id == role.id || first.is_asked_with(role));
        !acts && (role.suffers || matches!(role.of, Of::Enemy | Of::Anybody))
    }
}

/// A calculator to be opened with some answers already known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The calculator's id.
    pub calculator: &'static str,
    /// The label, if the calculator's own title would not say enough ("Shoot with it").
    pub label: Option<Text>,
    /// Known answers, each with its place among the calculator's questions.
    pub known: Vec<(usize, i16)>,
    /// Which unit takes which role: the role in the opened calculator, and the role that the
    /// unit has here ([`Opening::ABOUT`]: the unit that the calculator is opened about). If
    /// empty, each unit takes the role with the same id, and the unit that it is about takes
    /// the first role it can. A named unit that cannot take its role is not replaced by
    /// another.
    pub casts: Vec<(&'static str, &'static str)>,
    /// The places of those known answers that hold whatever the units' state says
    /// ([`To::deciding`]). All others give way to what [`Play::fill`] knows.
    pub decided: Vec<usize>,
    /// The places of those known answers that are only proposed: the players are still asked
    /// ([`To::proposing`]).
    pub proposed: Vec<usize>,
}

impl Opening {
    /// In [`Opening::casts`], the unit that the calculator is opened about.
    pub const ABOUT: RoleId = RoleId::new("");

    /// In [`Opening::casts`], no unit from the previous calculator.
    pub const NOBODY: RoleId = RoleId::new("nobody");

    /// The answers of the calculator that it opens; unknown ones are at their defaults.
    pub fn values(&self, calculator: &Calculator) -> Values {
        let mut values = Values::defaults(calculator.fields);
        for &(place, answer) in &self.known {
            values.set(calculator.fields, place, answer);
        }
        values
    }

    /// The openings, except those of calculators to which the result (`then`) already leads.
    pub fn beside(mut openings: Vec<Self>, then: &[Self]) -> Vec<Self> {
        openings.retain(|one| then.iter().all(|then| then.calculator != one.calculator));
        openings
    }

    /// The opening with another label.
    #[must_use]
    pub const fn named(mut self, label: Text) -> Self {
        self.label = Some(label);
        self
    }

    /// The opening with units in these roles, see [`Opening::casts`].
    #[must_use]
    pub fn casting(mut self, casts: &[(RoleId, RoleId)]) -> Self {
        let casts = casts.iter();
        self.casts = casts.map(|(there, here)| (there.name(), here.name())).collect();
        self
    }

    /// The opening for a unit that takes this role.
    #[must_use]
    pub fn role(mut self, role: &Role) -> Self {
        self.casts = vec![(role.id, Self::ABOUT.name())];
        self
    }

    /// An opening of a calculator, with nothing known yet.
    pub fn to<C: Calculate>() -> To<C> {
        To { opening: Box::new(Self::plain(C::ABOUT.id)), of: PhantomData }
    }

    /// An opening of the calculator of this id, with nothing known.
    pub const fn plain(calculator: &'static str) -> Self {
        Self {
            calculator,
            label: None,
            known: Vec::new(),
            casts: Vec::new(),
            decided: Vec::new(),
            proposed: Vec::new(),
        }
    }

    /// An opening with all the answers of a form; those that are the defaults are
    /// not written down.
    pub fn of<C: Calculate>(form: &C) -> To<C> {
        let mut opening = Self::to();
        let answers = form.answers();
        for (index, (field, answer)) in C::FIELDS.iter().zip(answers.all()).enumerate() {
            if field.default != *answer {
                opening.opening.known.push((index, *answer));
            }
        }
        opening
    }
}

/// An opening of the calculator `C`, while it is being put together. It is boxed because each
/// answer moves it: hundreds of places would copy it in the compiled code.
#[derive(Clone, Debug)]
pub struct To<C> {
    opening: Box<Opening>,
    of: PhantomData<fn() -> C>,
}

impl Opening {
    /// Adds a known answer: one function for all calculators.
    #[inline(never)]
    fn know(&mut self, place: usize, answer: i16) {
        self.known.push((place, answer));
    }
}

impl<C> To<C> {
    /// The opening with another label.
    #[must_use]
    pub fn named(mut self, label: Text) -> Self {
        self.opening.label = Some(label);
        self
    }

    /// The opening with units in these roles, see [`Opening::casts`].
    #[must_use]
    pub fn casting(mut self, casts: &[(RoleId, RoleId)]) -> Self {
        *self.opening = (*self.opening).casting(casts);
        self
    }

    /// The opening with all its answers so far decided, see [`To::deciding`].
    #[must_use]
    pub fn decided(mut self) -> Self {
        let places = self.opening.known.iter().map(|(place, _)| *place);
        self.opening.decided = places.collect();
        self
    }

    /// The opening with an answer that a roll or a rule has just decided: it holds whatever
    /// the units' state says.
    #[must_use]
    pub fn deciding<T: Answer>(mut self, at: At<C, T>, answer: impl Known<T>) -> Self {
        self.opening.decided.push(at.index());
        self.knowing(at, answer)
    }

    /// The opening with all the answers of a block decided in the same way.
    #[must_use]
    pub fn deciding_all<B: Form>(mut self, at: At<C, B>, block: &B) -> Self {
        let places = at.index()..at.index() + B::FIELDS.len();
        self.opening.decided.extend(places);
        self.knowing_all(at, block)
    }

    /// The opening with one more known answer, for players without units: if a unit takes
    /// part, its state gives the answer instead. A number outside the question's range
    /// becomes the nearest one inside it: dropping it would leave a default that has nothing
    /// to do with what is known.
    #[must_use]
    pub fn knowing<T: Answer>(mut self, at: At<C, T>, answer: impl Known<T>) -> Self {
        let nearest = T::from_raw(answer.known()).raw();
        self.opening.know(at.index(), nearest);
        self
    }

    /// The opening with the usual answer to a question that the player decides: it is still
    /// asked.
    #[must_use]
    pub fn proposing<T: Answer>(mut self, at: At<C, T>, answer: impl Known<T>) -> Self {
        self.opening.proposed.push(at.index());
        self.knowing(at, answer)
    }

    /// The opening with all the answers of a block.
    #[must_use]
    pub fn knowing_all<B: Form>(mut self, at: At<C, B>, block: &B) -> Self {
        let answers = block.answers();
        let places = at.index()..;
        self.opening.known.extend(places.zip(answers.all().iter().copied()));
        self
    }

    /// The opening with the known answers of a block.
    #[must_use]
    pub fn within<B>(mut self, at: At<C, B>, block: To<B>) -> Self {
        let known = block.opening.known.into_iter();
        let known = known.map(|(place, answer)| (at.index() + place, answer));
        self.opening.known.extend(known);
        let decided = block.opening.decided.into_iter();
        let decided = decided.map(|place| at.index() + place);
        self.opening.decided.extend(decided);
        let proposed = block.opening.proposed.into_iter();
        let proposed = proposed.map(|place| at.index() + place);
        self.opening.proposed.extend(proposed);
        self
    }
}

impl<C> From<To<C>> for Opening {
    fn from(to: To<C>) -> Self {
        *to.opening
    }
}

/// A value that can be given as the known answer to a question of type `T`: a `T`, or a
/// plain number if `T` is one.
pub trait Known<T> {
    /// The answer as a number.
    fn known(self) -> i16;
}

impl<T: Answer> Known<T> for T {
    fn known(self) -> i16 {
        self.raw()
    }
}

impl<const LOW: i16, const HIGH: i16> Known<Count<LOW, HIGH>> for i16 {
    fn known(self) -> i16 {
        self
    }
}

impl<const LOW: i16, const HIGH: i16> Known<Inches<LOW, HIGH>> for i16 {
    fn known(self) -> i16 {
        self
    }
}

impl<const LOW: i16, const HIGH: i16> Known<Length<LOW, HIGH>> for i16 {
    fn known(self) -> i16 {
        self
    }
}

impl<const LOW: i16, const HIGH: i16> Known<FineLength<LOW, HIGH>> for i16 {
    fn known(self) -> i16 {
        self
    }
}

impl<const LOW: i16, const HIGH: i16> Known<Centimetres<LOW, HIGH>> for i16 {
    fn known(self) -> i16 {
        self
    }
}
