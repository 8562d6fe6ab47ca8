//! The children of an element.

use std::any::Any;
use std::borrow::Cow;

use leptos::prelude::{AddAnyAttr, AnyView, IntoAny, Mountable, Render, RenderHtml};
use leptos::tachys::html::InertElement;
use leptos::tachys::html::attribute::Attribute;
use leptos::tachys::html::attribute::any_attribute::AnyAttribute;
use leptos::tachys::hydration::Cursor;
use leptos::tachys::renderer::Rndr;
use leptos::tachys::view::any_view::AnyViewState;
use leptos::tachys::view::{Position, PositionState};
use leptos::{tachys, web_sys};

use crate::element::{Element, Filled};

/// A view of one piece or several.
pub enum Node {
    /// An element.
    Element(Element),
    /// A text.
    Text(Cow<'static, str>),
    /// Several pieces, one after another; never empty.
    Several(Vec<Node>),
    /// Any other view.
    // Boxed, so that the other variants stay small: the code that builds a view moves
    // them.
    Any(Box<AnyView>),
}

/// Anything that can be inside an element.
pub trait IntoRender {
    /// Converts it into one node.
    fn into_render(self) -> Node;
}

impl<T: RenderHtml + 'static> IntoRender for T {
    fn into_render(self) -> Node {
        // The type is known when this is compiled, so only one of these branches remains.
        let mut view = Some(self);
        let any: &mut dyn Any = &mut view;
        if let Some(Some(text)) = any.downcast_mut::<Option<String>>().map(Option::take) {
            Node::Text(Cow::Owned(text))
        } else if let Some(Some(text)) =
            any.downcast_mut::<Option<&'static str>>().map(Option::take)
        {
            Node::Text(Cow::Borrowed(text))
        } else if let Some(Some(node)) = any.downcast_mut::<Option<Node>>().map(Option::take) {
            node
        } else if let Some(Some(any)) = any.downcast_mut::<Option<AnyView>>().map(Option::take) {
            Node::Any(Box::new(any))
        } else {
            view.map_or(Node::Text(Cow::Borrowed("")), |view| Node::Any(Box::new(view.into_any())))
        }
    }
}

/// The children that the macro adds to an element: one piece or several.
pub trait Children {
    /// Adds them to the nodes.
    fn add_to(self, nodes: &mut Vec<Node>);
}

impl Children for Node {
    fn add_to(self, nodes: &mut Vec<Node>) {
        nodes.push(self);
    }
}

impl Children for Element {
    fn add_to(self, nodes: &mut Vec<Node>) {
        nodes.push(Node::Element(self));
    }
}

impl Children for &'static str {
    fn add_to(self, nodes: &mut Vec<Node>) {
        nodes.push(Node::Text(Cow::Borrowed(self)));
    }
}

impl Children for InertElement {
    fn add_to(self, nodes: &mut Vec<Node>) {
        nodes.push(Node::Any(Box::new(self.into_any())));
    }
}

impl Children for tachys::svg::InertElement {
    fn add_to(self, nodes: &mut Vec<Node>) {
        nodes.push(Node::Any(Box::new(self.into_any())));
    }
}

macro_rules! several {
    ($($one:ident)*) => {
        impl<$($one: Children),*> Children for ($($one,)*) {
            fn add_to(self, nodes: &mut Vec<Node>) {
                #[allow(non_snake_case, reason = "the names are those of the types")]
                let ($($one,)*) = self;
                $($one.add_to(nodes);)*
            }
        }
    };
}

several!(A B);
several!(A B C);
several!(A B C D);
several!(A B C D E);
several!(A B C D E F);
several!(A B C D E F G);
several!(A B C D E F G H);
several!(A B C D E F G H I);
several!(A B C D E F G H I J);
several!(A B C D E F G H I J K);
several!(A B C D E F G H I J K L);
several!(A B C D E F G H I J K L M);
several!(A B C D E F G H I J K L M N);
several!(A B C D E F G H I J K L M N O);
several!(A B C D E F G H I J K L M N O P);

/// A piece that has been drawn.
pub enum Drawn {
    Element(Filled),
    Text(web_sys::Text, Cow<'static, str>),
    Several(Vec<Drawn>),
    Any(AnyViewState),
}

impl Node {
    /// The view for everything that the macro passes.
    pub fn new(children: impl Children) -> Self {
        let mut nodes = Vec::new();
        children.add_to(&mut nodes);
        if nodes.len() > 1 {
            return Self::Several(nodes);
        }
        nodes.pop().unwrap_or(Self::Text(Cow::Borrowed("")))
    }

    /// Ignores the source location, which is meant for tools that this app does not use.
    #[must_use]
    pub fn with_view_marker(self, _: impl Into<Cow<'static, str>>) -> Self {
        self
    }
}

impl Render for Node {
    type State = Drawn;

    fn build(self) -> Drawn {
        match self {
            Self::Element(element) => Drawn::Element(element.build()),
            Self::Text(text) => Drawn::Text(Rndr::create_text_node(&text), text),
            Self::Several(nodes) => Drawn::Several(nodes.into_iter().map(Self::build).collect()),
            Self::Any(view) => Drawn::Any(view.build()),
        }
    }

    fn rebuild(self, drawn: &mut Drawn) {
        match (self, drawn) {
            (Self::Element(element), Drawn::Element(filled)) => element.rebuild(filled),
            (Self::Text(text), Drawn::Text(node, before)) => {
                if text != *before {
                    Rndr::set_text(node, &text);
                    *before = text;
                }
            }
            (Self::Several(nodes), Drawn::Several(drawn)) if nodes.len() == drawn.len() => {
                for (node, drawn) in nodes.into_iter().zip(drawn) {
                    node.rebuild(drawn);
                }
            }
            (Self::Any(view), Drawn::Any(state)) => view.rebuild(state),
            (other, drawn) => {
                let mut new = other.build();
                drawn.insert_before_this(&mut new);
                drawn.unmount();
                *drawn = new;
            }
        }
    }
}

impl Mountable for Drawn {
    fn unmount(&mut self) {
        match self {
            Self::Element(filled) => filled.unmount(),
            Self::Text(text, _) => Rndr::remove(text),
            Self::Several(drawn) => drawn.iter_mut().for_each(Self::unmount),
            Self::Any(state) => state.unmount(),
        }
    }

    fn mount(&mut self, parent: &web_sys::Element, marker: Option<&web_sys::Node>) {
        match self {
            Self::Element(filled) => filled.mount(parent, marker),
            Self::Text(text, _) => Rndr::insert_node(parent, text, marker),
            Self::Several(drawn) => {
                for one in drawn {
                    one.mount(parent, marker);
                }
            }
            Self::Any(state) => state.mount(parent, marker),
        }
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        match self {
            Self::Element(filled) => filled.insert_before_this(child),
            Self::Text(text, _) => insert_before(text, child),
            Self::Several(drawn) => {
                drawn.first().is_some_and(|first| first.insert_before_this(child))
            }
            Self::Any(state) => state.insert_before_this(child),
        }
    }

    fn elements(&self) -> Vec<web_sys::Element> {
        match self {
            Self::Element(filled) => filled.elements(),
            Self::Text(..) => Vec::new(),
            Self::Several(drawn) => drawn.iter().flat_map(Self::elements).collect(),
            Self::Any(state) => state.elements(),
        }
    }
}

impl AddAnyAttr for Node {
    type Output<A: Attribute> = Self;

    /// In Leptos, components pass attributes to their elements in this way; the app has none.
    fn add_any_attr<A: Attribute>(self, _: A) -> Self {
        self
    }
}

/// Leptos requires this of every view. The parts for servers are never called: there is
/// no server.
impl RenderHtml for Node {
    type AsyncOutput = Self;
    type Owned = Self;

    const MIN_LENGTH: usize = 0;

    fn dry_resolve(&mut self) {}

    async fn resolve(self) -> Self {
        self
    }

    fn to_html_with_buf(
        self,
        _: &mut String,
        _: &mut Position,
        _: bool,
        _: bool,
        _: Vec<AnyAttribute>,
    ) {
    }

    fn hydrate<const FROM_SERVER: bool>(self, _: &Cursor, _: &PositionState) -> Drawn {
        self.build()
    }

    fn into_owned(self) -> Self {
        self
    }
}

/// Inserts something before a node that may be on the page.
pub fn insert_before(node: &web_sys::Node, child: &mut dyn Mountable) -> bool {
    let parent = node.parent_element();
    if let Some(parent) = &parent {
        child.mount(parent, Some(node));
    }
    parent.is_some()
}
