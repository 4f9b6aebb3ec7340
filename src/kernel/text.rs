//! A game as text: what a family says of its table in lines, for whoever prints them.

use bevy_ecs::prelude::*;

use crate::ids::SeatId;
use crate::table::Table;
use crate::view::Viewer;

/// Lines to be printed, with how each stands out. A terminal wraps and colors them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page(pub Vec<Line>);

/// A line, or a paragraph, of a [`Page`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// As it is, however wide.
    Plain(String),
    /// A line in bold.
    Bold(String),
    /// A line that is less important.
    Dim(String),
    /// A heading.
    Title(String),
    /// Running text.
    Paragraph(String),
    /// A mark, and text whose further lines stand under its first.
    Hanging(String, String),
}

impl Page {
    /// Adds a line as it is.
    pub fn line(&mut self, text: impl Into<String>) {
        self.0.push(Line::Plain(text.into()));
    }

    /// Adds a line in bold.
    pub fn bold(&mut self, text: impl Into<String>) {
        self.0.push(Line::Bold(text.into()));
    }

    /// Adds a line that is less important.
    pub fn dim(&mut self, text: impl Into<String>) {
        self.0.push(Line::Dim(text.into()));
    }

    /// Adds a heading.
    pub fn title(&mut self, text: impl Into<String>) {
        self.0.push(Line::Title(text.into()));
    }

    /// Adds running text.
    pub fn paragraph(&mut self, text: impl Into<String>) {
        self.0.push(Line::Paragraph(text.into()));
    }

    /// Adds text whose further lines stand under its first, after a mark.
    pub fn hanging(&mut self, mark: impl Into<String>, text: impl Into<String>) {
        self.0.push(Line::Hanging(mark.into(), text.into()));
    }

    /// Adds another page.
    pub fn extend(&mut self, more: Page) {
        self.0.extend(more.0);
    }
}

impl From<String> for Page {
    fn from(line: String) -> Page {
        Page(vec![Line::Plain(line)])
    }
}

/// The open question as a terminal asks it. The numbers of options stay as they are while it is open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Offer {
    /// The number of the prompt.
    pub number: u32,
    /// Fewest options to choose.
    pub min: u8,
    /// Most options to choose.
    pub max: u8,
    /// The question.
    pub text: String,
    /// By their number less one, places among the options of the prompt.
    pub order: Vec<usize>,
    /// The places of options that the viewer may not know.
    pub hidden: Vec<usize>,
    /// The options with their numbers, without what would do no good.
    pub shown: Page,
    /// Every option that the viewer may know, to its end.
    pub all: Page,
    /// Seats that have something to answer which the viewer may not know.
    pub others: Vec<SeatId>,
}

impl Offer {
    /// Returns the place among the prompt's options of what has a number.
    pub fn index(&self, number: usize) -> Option<usize> {
        self.order.get(number.checked_sub(1)?).copied()
    }

    /// Returns the number of what has a place among the prompt's options.
    pub fn number(&self, index: usize) -> Option<usize> {
        self.order.iter().position(|i| *i == index).map(|n| n + 1)
    }
}

/// A family's table in a terminal. It remembers what stands on the screen, so that only what is new is
/// said again. What a family leaves to the defaults is said of its options and happenings as every
/// client sees them.
pub trait TextView: Send {
    /// Says what can be typed at the table.
    fn help(&self) -> String {
        t!("terminal-help-plain")
    }

    /// Shows how the game begins.
    fn opening(&mut self, table: &dyn Table, world: &World) -> Page;

    /// Takes what has happened, in sentences.
    fn happened(&mut self, table: &dyn Table, world: &mut World, viewer: Viewer) -> Vec<String> {
        let cues = table.cues(world, viewer).into_iter();
        cues.map(|cue| cue.text).filter(|text| !text.is_empty()).collect()
    }

    /// Shows the whole table.
    fn picture(&mut self, table: &dyn Table, world: &mut World, viewer: Viewer) -> Page;

    /// Shows what has changed since the screen was written last.
    fn changes(&mut self, table: &dyn Table, world: &mut World, viewer: Viewer) -> Page {
        self.picture(table, world, viewer)
    }

    /// Forgets what stands on the screen: none of it can be seen any more, or all may have changed.
    fn wipe(&mut self) {}

    /// Asks the open question.
    fn offer(&mut self, table: &dyn Table, world: &mut World, viewer: Viewer) -> Offer {
        let Some(view) = table.prompt(world, viewer) else { return Offer::default() };
        let (number, min, max) = (view.number, view.min, view.max);
        let mut offer = Offer { number, min, max, text: view.text.clone(), ..Offer::default() };
        for (n, option) in view.options[..view.offered()].iter().enumerate() {
            offer.order.push(n);
            if option.hidden {
                offer.hidden.push(n);
                let actor = option.actor.filter(|seat| !offer.others.contains(seat));
                offer.others.extend(actor);
            } else {
                offer.shown.hanging(format!("{:>3}  ", n + 1), &option.text);
            }
        }
        offer.all = offer.shown.clone();
        offer
    }

    /// Shows the cards of a hand; nothing if the family has no hands.
    fn hand(&mut self, _table: &dyn Table, _world: &World, _seat: SeatId) -> Option<Page> {
        None
    }

    /// Does what a command of the family says: its word, and what follows. Returns nothing if it has no
    /// such command.
    fn command(
        &mut self,
        _table: &dyn Table,
        _world: &mut World,
        _said: TextCommand<'_>,
    ) -> Option<Page> {
        None
    }

    /// Shows all that there is to see: the table and everything that can be looked at closer.
    fn everything(&mut self, table: &dyn Table, world: &mut World, viewer: Viewer) -> Page {
        self.picture(table, world, viewer)
    }

    /// Says more of how the game ended than its sentence does.
    fn closing(&mut self, _world: &World) -> String {
        String::new()
    }
}

/// A command at a text table, as it was typed, with what it may speak of.
#[derive(Clone, Copy, Debug)]
pub struct TextCommand<'a> {
    /// The word, in small letters.
    pub word: &'a str,
    /// What follows it.
    pub rest: &'a str,
    /// The question that stands on the screen.
    pub offer: &'a Offer,
}
