//! Elements of all kinds.

use std::borrow::Cow;
use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::{Mountable, Owner, Render};
use leptos::tachys::html::element::ElementType;
use leptos::tachys::html::event::EventDescriptor;
use leptos::tachys::html::node_ref::NodeRefContainer;
use leptos::tachys::renderer::types::Event;
use leptos::tachys::renderer::{RemoveEventHandler, Rndr};
use leptos::web_sys;
use send_wrapper::SendWrapper;

use crate::attribute::{Attribute, Class, Given, IntoAttributeValue, Kind, Value};
use crate::node::{Children, Drawn, Node, insert_before};

const SVG: &str = "http://www.w3.org/2000/svg";

/// The handler of an event.
// Leptos requires that a view can move to another thread. In a browser there is no other.
type Act = SendWrapper<Box<dyn FnMut(Event)>>;

/// Called with the element once it is on the page.
type Note = Box<dyn FnOnce(&web_sys::Element) + Send>;

/// The description of an element that is to be drawn.
// One pointer, because the code that builds a view passes it on at each step.
pub struct Element(Box<Parts>);

struct Parts {
    tag: &'static str,
    namespace: Option<&'static str>,
    attributes: Vec<Attribute>,
    listeners: Vec<(Cow<'static, str>, Act)>,
    noted: Option<Note>,
    children: Vec<Node>,
}

/// An element on the page.
pub struct Filled {
    element: web_sys::Element,
    tag: &'static str,
    attributes: Vec<Given>,
    listeners: Vec<Listener>,
    children: Vec<Drawn>,
}

/// The handler of an element's event; `None` while it runs.
struct Listener {
    event: Cow<'static, str>,
    act: Rc<RefCell<Option<Act>>>,
    #[expect(dead_code, reason = "dropped with it, it no longer listens")]
    remove: RemoveEventHandler<web_sys::Element>,
}

impl Element {
    fn new(tag: &'static str, namespace: Option<&'static str>) -> Self {
        Self(Box::new(Parts {
            tag,
            namespace,
            attributes: Vec::new(),
            listeners: Vec::new(),
            noted: None,
            children: Vec::new(),
        }))
    }

    /// Adds a child.
    #[must_use]
    pub fn child(mut self, child: impl Children) -> Self {
        child.add_to(&mut self.0.children);
        self
    }

    /// Sets an attribute.
    #[inline(never)]
    #[must_use]
    pub fn attr(self, name: &'static str, value: impl IntoAttributeValue) -> Self {
        self.give(Kind::Attribute, name, value.into_attribute_value())
    }

    /// Sets a property.
    #[must_use]
    pub fn prop(self, name: &'static str, value: impl IntoAttributeValue) -> Self {
        self.give(Kind::Property, name, value.into_attribute_value())
    }

    /// Sets a style property.
    #[must_use]
    pub fn style(self, (name, value): (&'static str, impl IntoAttributeValue)) -> Self {
        self.give(Kind::Style, name, value.into_attribute_value())
    }

    /// Sets all classes, or a single one that comes and goes.
    #[must_use]
    pub fn class(self, class: impl Class) -> Self {
        let (one, value) = class.into_class();
        match one {
            None => self.give(Kind::Attribute, "class", value),
            Some(name) => self.give_class(name, value),
        }
    }

    #[inline(never)]
    fn give(mut self, kind: Kind, name: &'static str, value: Value) -> Self {
        self.0.attributes.push(Attribute { kind, name, value });
        self
    }

    /// Sets a class. One that never changes is merged with the other fixed classes.
    #[inline(never)]
    fn give_class(mut self, name: &'static str, value: Value) -> Self {
        let all = self.0.attributes.iter_mut().find_map(|attribute| {
            match (attribute.kind, attribute.name, &mut attribute.value) {
                (Kind::Attribute, "class", Value::Fixed(Some(all))) => Some(all),
                _ => None,
            }
        });
        match (all, value) {
            (Some(all), Value::Fixed(there)) => {
                if there.is_some() {
                    let all = all.to_mut();
                    all.push(' ');
                    all.push_str(name);
                }
                self
            }
            (_, value) => self.give(Kind::Class, name, value),
        }
    }

    /// Handles an event.
    #[must_use]
    #[expect(clippy::needless_pass_by_value, reason = "as the macro hands it over")]
    pub fn on<E>(self, event: E, mut act: impl FnMut(E::EventType) + 'static) -> Self
    where
        E: EventDescriptor,
        E::EventType: From<Event>,
    {
        self.listen(event.name(), Box::new(move |event| act(E::EventType::from(event))))
    }

    #[inline(never)]
    fn listen(mut self, event: Cow<'static, str>, act: Box<dyn FnMut(Event)>) -> Self {
        self.0.listeners.push((event, SendWrapper::new(act)));
        self
    }

    /// Stores a reference to the element on the page.
    #[must_use]
    pub fn node_ref<E: ElementType>(mut self, node_ref: impl NodeRefContainer<E>) -> Self {
        self.0.noted = Some(Box::new(|element| node_ref.load(element)));
        self
    }
}

impl Parts {
    /// Whether an element on the page can be changed into this one without replacing it.
    fn fits(&self, filled: &Filled) -> bool {
        let same_events = || {
            let events = self.listeners.iter().map(|(event, _)| event);
            events.eq(filled.listeners.iter().map(|listener| &listener.event))
        };
        let same_attributes = || {
            let mut both = self.attributes.iter().zip(&filled.attributes);
            both.all(|(attribute, given)| attribute.fits(given))
        };
        self.tag == filled.tag
            && self.children.len() == filled.children.len()
            && self.attributes.len() == filled.attributes.len()
            && same_events()
            && same_attributes()
    }
}

impl Element {
    /// Creates the element.
    pub fn build(self) -> Filled {
        let parts = *self.0;
        let element = Rndr::create_element(parts.tag, parts.namespace);
        let attributes = parts.attributes.into_iter();
        let attributes = attributes.map(|one| one.build(&element)).collect();
        let listeners = parts.listeners.into_iter();
        let listeners = listeners.map(|(event, act)| Listener::new(&element, event, act)).collect();
        let children = parts.children.into_iter().map(|child| {
            let mut drawn = child.build();
            drawn.mount(&element, None);
            drawn
        });
        let children = children.collect();
        if let Some(note) = parts.noted {
            note(&element);
        }
        Filled { element, tag: parts.tag, attributes, listeners, children }
    }

    /// Updates an element on the page to match this one, or replaces it.
    pub fn rebuild(self, filled: &mut Filled) {
        if !self.0.fits(filled) {
            let mut new = self.build();
            filled.insert_before_this(&mut new);
            filled.unmount();
            *filled = new;
            return;
        }
        let parts = *self.0;
        for (attribute, given) in parts.attributes.into_iter().zip(&mut filled.attributes) {
            attribute.rebuild(&filled.element, given);
        }
        for ((_, act), listener) in parts.listeners.into_iter().zip(&filled.listeners) {
            *listener.act.borrow_mut() = Some(act);
        }
        for (child, drawn) in parts.children.into_iter().zip(&mut filled.children) {
            child.rebuild(drawn);
        }
        if let Some(note) = parts.noted {
            note(&filled.element);
        }
    }
}

impl Listener {
    fn new(element: &web_sys::Element, event: Cow<'static, str>, act: Act) -> Self {
        let act = Rc::new(RefCell::new(Some(act)));
        let acting = Rc::clone(&act);
        let owner = Owner::current().unwrap_or_default();
        let listen = move |event: Event| {
            // Not borrowed while it runs: it may redraw the element with another handler.
            let taken = acting.borrow_mut().take();
            if let Some(mut act) = taken {
                owner.with(|| act(event));
                acting.borrow_mut().get_or_insert(act);
            }
        };
        let remove = Rndr::add_event_listener(element, &event, Box::new(listen));
        Self { event, act, remove }
    }
}

impl Mountable for Filled {
    fn unmount(&mut self) {
        self.element.remove();
    }

    fn mount(&mut self, parent: &web_sys::Element, marker: Option<&web_sys::Node>) {
        Rndr::insert_node(parent, &self.element, marker);
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        insert_before(&self.element, child)
    }

    fn elements(&self) -> Vec<web_sys::Element> {
        vec![self.element.clone()]
    }
}

/// Attributes with their own methods: the macro writes `.href(…)`.
macro_rules! attributes {
    ($($method:ident $name:literal)*) => {
        impl Element {
            $(
                #[doc = concat!("Gives it the attribute `", $name, "`.")]
                #[must_use]
                pub fn $method(self, value: impl IntoAttributeValue) -> Self {
                    self.attr($name, value)
                }
            )*
        }
    };
}

attributes! {
    accept "accept"
    aria_atomic "aria-atomic"
    aria_checked "aria-checked"
    aria_controls "aria-controls"
    aria_current "aria-current"
    aria_describedby "aria-describedby"
    aria_disabled "aria-disabled"
    aria_expanded "aria-expanded"
    aria_hidden "aria-hidden"
    aria_invalid "aria-invalid"
    aria_label "aria-label"
    aria_labelledby "aria-labelledby"
    aria_live "aria-live"
    aria_pressed "aria-pressed"
    aria_readonly "aria-readonly"
    aria_selected "aria-selected"
    autocomplete "autocomplete"
    colspan "colspan"
    disabled "disabled"
    download "download"
    hidden "hidden"
    href "href"
    id "id"
    inputmode "inputmode"
    lang "lang"
    max "max"
    maxlength "maxlength"
    min "min"
    muted "muted"
    name "name"
    open "open"
    placeholder "placeholder"
    playsinline "playsinline"
    readonly "readonly"
    rel "rel"
    role "role"
    rows "rows"
    scope "scope"
    selected "selected"
    spellcheck "spellcheck"
    step "step"
    tabindex "tabindex"
    target "target"
    title "title"
    r#type "type"
    value "value"
}

macro_rules! elements {
    ($namespace:expr; $($tag:ident)*) => {
        $(
            #[doc = concat!("`", stringify!($tag), "`")]
            #[must_use]
            pub fn $tag() -> crate::Element {
                crate::Element::new(stringify!($tag), $namespace)
            }
        )*
    };
}

pub mod html {
    elements! {
        None;
        a article aside b br button caption code dd details dialog div dl dt figcaption figure
        h1 h2 h3 header i input label li main mark nav ol option output p s section select small
        span summary sup table tbody td textarea th thead tr ul video
    }
}

pub mod svg {
    elements! {
        Some(super::SVG);
        circle defs g path pattern r rect svg text
    }

    /// `use`
    #[must_use]
    pub fn r#use() -> crate::Element {
        crate::Element::new("use", Some(super::SVG))
    }
}
