//! Attributes, properties, classes and styles of an element.

use std::borrow::Cow;

use leptos::prelude::RenderEffect;
use leptos::tachys::renderer::Rndr;
use leptos::web_sys;
use send_wrapper::SendWrapper;

/// The text of an attribute; `None` if absent.
type Text = Option<Cow<'static, str>>;

/// A function that reads the text again.
// Leptos requires that a view can move to another thread. In a browser there is no other.
type Live = SendWrapper<Box<dyn FnMut() -> Text>>;

/// The value of an attribute.
pub enum Value {
    /// It stays the same until the element is redrawn.
    Fixed(Text),
    /// It changes when the signals it reads change.
    Live(Box<Live>),
}

/// Any value that an attribute can be set to.
pub trait IntoAttributeValue {
    /// The value.
    fn into_attribute_value(self) -> Value;
}

impl IntoAttributeValue for Value {
    fn into_attribute_value(self) -> Value {
        self
    }
}

impl IntoAttributeValue for bool {
    /// An attribute that is present, without a value.
    fn into_attribute_value(self) -> Value {
        Value::Fixed(self.then_some(Cow::Borrowed("")))
    }
}

impl IntoAttributeValue for &'static str {
    fn into_attribute_value(self) -> Value {
        Value::Fixed(Some(Cow::Borrowed(self)))
    }
}

impl IntoAttributeValue for String {
    fn into_attribute_value(self) -> Value {
        Value::Fixed(Some(Cow::Owned(self)))
    }
}

impl<T: IntoAttributeValue> IntoAttributeValue for Option<T> {
    fn into_attribute_value(self) -> Value {
        self.map_or(Value::Fixed(None), T::into_attribute_value)
    }
}

impl<F, T> IntoAttributeValue for F
where
    F: FnMut() -> T + 'static,
    T: IntoAttributeValue,
{
    fn into_attribute_value(mut self) -> Value {
        let read = Box::new(move || match self().into_attribute_value() {
            Value::Fixed(text) => text,
            Value::Live(mut read) => read(),
        });
        Value::Live(Box::new(SendWrapper::new(read)))
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {
        $(impl IntoAttributeValue for $number {
            fn into_attribute_value(self) -> Value {
                self.to_string().into_attribute_value()
            }
        })*
    };
}

numbers!(u8 u16 u32 u64 usize i8 i16 i32 i64 isize f64);

/// The argument of `class`: all classes, or a single one that comes and goes.
pub trait Class {
    /// The name of the single class, if it is one, and the value.
    fn into_class(self) -> (Option<&'static str>, Value);
}

impl<T: IntoAttributeValue> Class for T {
    fn into_class(self) -> (Option<&'static str>, Value) {
        (None, self.into_attribute_value())
    }
}

impl<T: IntoAttributeValue> Class for (&'static str, T) {
    fn into_class(self) -> (Option<&'static str>, Value) {
        (Some(self.0), self.1.into_attribute_value())
    }
}

/// The kind of attribute.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Attribute,
    /// A class, which is present or not.
    Class,
    /// A property of the element itself, such as its `value`.
    Property,
    /// A property of its style.
    Style,
}

/// Something to set on an element.
pub struct Attribute {
    pub kind: Kind,
    pub name: &'static str,
    pub value: Value,
}

/// An attribute that was set on an element.
pub struct Given {
    kind: Kind,
    name: &'static str,
    value: GivenValue,
}

enum GivenValue {
    Fixed(Text),
    Live(RenderEffect<Text>),
}

impl Attribute {
    /// Whether this has the same kind and name as one that was set.
    pub fn fits(&self, given: &Given) -> bool {
        self.kind == given.kind && self.name == given.name
    }

    /// Sets it on an element that has none with this name.
    pub fn build(self, element: &web_sys::Element) -> Given {
        self.give(element, None)
    }

    /// Sets it on an element, replacing another with the same name.
    pub fn rebuild(self, element: &web_sys::Element, given: &mut Given) {
        let before = match &mut given.value {
            GivenValue::Fixed(text) => text.take(),
            GivenValue::Live(effect) => effect.take_value().flatten(),
        };
        *given = self.give(element, before);
    }

    fn give(self, element: &web_sys::Element, before: Text) -> Given {
        let Self { kind, name, value } = self;
        let value = match value {
            Value::Fixed(text) => {
                set(element, kind, name, &before, &text);
                GivenValue::Fixed(text)
            }
            Value::Live(mut read) => {
                let element = element.clone();
                let effect = RenderEffect::new_with_value(
                    move |before: Option<Text>| {
                        let text = read();
                        set(&element, kind, name, &before.flatten(), &text);
                        text
                    },
                    Some(before),
                );
                GivenValue::Live(effect)
            }
        };
        Given { kind, name, value }
    }
}

/// Sets the value if it differs from before.
fn set(element: &web_sys::Element, kind: Kind, name: &str, before: &Text, text: &Text) {
    // The player can change a property too, so it may differ from the value set last.
    if kind == Kind::Property {
        let text = text.as_deref().unwrap_or_default();
        Rndr::set_property_or_value(element, name, &text.into());
    } else if before != text {
        set_anew(element, kind, name, text.as_deref());
    }
}

fn set_anew(element: &web_sys::Element, kind: Kind, name: &str, text: Option<&str>) {
    match (kind, text) {
        (Kind::Class, Some(_)) => Rndr::add_class(&element.class_list(), name),
        (Kind::Class, None) => Rndr::remove_class(&element.class_list(), name),
        (Kind::Style, Some(text)) => Rndr::set_css_property(&Rndr::style(element), name, text),
        (Kind::Style, None) => Rndr::remove_css_property(&Rndr::style(element), name),
        (_, Some(text)) => Rndr::set_attribute(element, Rndr::intern(name), text),
        (_, None) => Rndr::remove_attribute(element, name),
    }
}
