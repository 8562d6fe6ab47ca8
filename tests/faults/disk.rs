//! A disk that fails on demand, and records its writes.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;

use adjutant::battle::save::RESCUED;
use adjutant::battle::store::{Disk, Fault};

/// The content of a disk.
pub type Image = BTreeMap<String, String>;

/// A completed write: the key, and its text, or `None` if it was removed.
pub type Done = (String, Option<String>);

/// The writes that a disk refuses.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Plan {
    Never,
    /// The write with this number, counted from now, once.
    Once(usize, Fault),
    /// That write and all after it.
    From(usize, Fault),
    /// All writes of quarantined data: it is larger than the free room.
    Aside(Fault),
}

#[derive(Debug, Default)]
struct Shared {
    image: RefCell<Image>,
    done: RefCell<Vec<Done>>,
}

/// The faults of one tab's view of the disk.
#[derive(Debug)]
struct Own {
    plan: Cell<Plan>,
    asked: Cell<usize>,
    reads_fail: Cell<bool>,
}

/// A disk; a clone is the same disk in the same tab.
#[derive(Clone, Debug)]
pub struct Phone {
    shared: Rc<Shared>,
    own: Rc<Own>,
}

impl Phone {
    pub fn of(image: Image) -> Self {
        let image = RefCell::new(image);
        Self::on(Rc::new(Shared { image, ..Shared::default() }))
    }

    /// The same disk as another tab sees it, with separate faults.
    pub fn beside(&self) -> Self {
        Self::on(self.shared.clone())
    }

    fn on(shared: Rc<Shared>) -> Self {
        let own = Rc::new(Own {
            plan: Cell::new(Plan::Never),
            asked: Cell::new(0),
            reads_fail: Cell::new(false),
        });
        Self { shared, own }
    }

    pub fn image(&self) -> Image {
        self.shared.image.borrow().clone()
    }

    /// From now on it fails according to this plan, counted from here.
    pub fn fail(&self, plan: Plan) {
        self.own.asked.set(0);
        self.own.plan.set(plan);
    }

    /// Everything is cleared, by a script or another page.
    pub fn clear(&self) {
        self.shared.image.borrow_mut().clear();
    }

    pub fn fail_reads(&self) {
        self.own.reads_fail.set(true);
    }

    /// The writes since the last call.
    pub fn done(&self) -> Vec<Done> {
        self.shared.done.take()
    }
}

/// The image after these writes.
pub fn after(image: &Image, done: &[Done]) -> Image {
    let mut image = image.clone();
    for (key, text) in done {
        match text {
            Some(text) => image.insert(key.clone(), text.clone()),
            None => image.remove(key),
        };
    }
    image
}

impl Disk for Phone {
    fn read(&self, key: &str) -> Result<Option<String>, Fault> {
        if self.own.reads_fail.get() {
            return Err(Fault::Forbidden);
        }
        Ok(self.shared.image.borrow().get(key).cloned())
    }

    fn write(&self, key: &str, text: Option<&str>) -> Result<(), Fault> {
        let number = self.own.asked.replace(self.own.asked.get() + 1);
        match self.own.plan.get() {
            Plan::Once(at, fault) if number == at => return Err(fault),
            Plan::From(at, fault) if number >= at => return Err(fault),
            Plan::Aside(fault) if key.starts_with(RESCUED) => return Err(fault),
            _ => {}
        }
        let mut image = self.shared.image.borrow_mut();
        match text {
            Some(text) => image.insert(key.to_owned(), text.to_owned()),
            None => image.remove(key),
        };
        let done = (key.to_owned(), text.map(str::to_owned));
        self.shared.done.borrow_mut().push(done);
        Ok(())
    }

    fn keys(&self) -> Vec<String> {
        self.shared.image.borrow().keys().cloned().collect()
    }
}
