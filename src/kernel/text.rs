//! A game as text: the lines that a family shows of its table, for terminals.

use bevy_ecs::prelude::*;

use crate::ids::SeatId;
use crate::table::Table;
use crate::view::Viewer;

/// Lines to print, with their style. A terminal wraps and colors them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page(pub Vec<Line>);

/// A line or a paragraph of a [`Page`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// A line that is not wrapped.
    Plain(String),
    /// A line in bold.
    Bold(String),
    /// A less important line.
    Dim(String),
    /// A heading.
    Title(String),
    /// A paragraph.
    Paragraph(String),
    /// A bullet and a paragraph with a hanging indent.
    Hanging(String, String),
}

impl Page {
    /// Adds a line that is not wrapped.
    pub fn line(&mut self, text: impl Into<String>) {
        self.0.push(Line::Plain(text.into()));
    }

    /// Adds a line in bold.
    pub fn bold(&mut self, text: impl Into<String>) {
        self.0.push(Line::Bold(text.into()));
    }

    /// Adds a less important line.
    pub fn dim(&mut self, text: impl Into<String>) {
        self.0.push(Line::Dim(text.into()));
    }

    /// Adds a heading.
    pub fn title(&mut self, text: impl Into<String>) {
        self.0.push(Line::Title(text.into()));
    }

    /// Adds a paragraph.
    pub fn paragraph(&mut self, text: impl Into<String>) {
        self.0.push(Line::Paragraph(text.into()));
    }

    /// Adds a paragraph with a hanging indent after a bullet.
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

/// The open prompt as a terminal shows it. Options keep their numbers while it is open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Offer {
    /// The number of the prompt.
    pub number: u32,
    /// The minimum number of options to choose.
    pub min: u8,
    /// The maximum number of options to choose.
    pub max: u8,
    /// The question.
    pub text: String,
    /// For each displayed number, from 1, the index of its option in the prompt.
    pub order: Vec<usize>,
    /// The indices of options that the viewer may not know.
    pub hidden: Vec<usize>,
    /// The options with their numbers, without useless ones.
    pub shown: Page,
    /// All options that the viewer may know.
    pub all: Page,
    /// Seats with options that the viewer may not know.
    pub others: Vec<SeatId>,
}

impl Offer {
    /// Returns the index of the option with a displayed number.
    pub fn index(&self, number: usize) -> Option<usize> {
        self.order.get(number.checked_sub(1)?).copied()
    }

    /// Returns the displayed number of an option, by its index.
    pub fn number(&self, index: usize) -> Option<usize> {
        self.order.iter().position(|i| *i == index).map(|n| n + 1)
    }
}

/// A family's table in a terminal. It remembers what the screen shows, so that only changes are
/// printed. The defaults print options and events as every client sees them.
pub trait TextView: Send {
    /// Returns the help text of the commands.
    fn help(&self) -> String {
        t!("terminal-help-plain")
    }

    /// Returns the introduction of the game.
    fn opening(&mut self, table: &dyn Table, world: &World) -> Page;

    /// Returns the events since the last call, in sentences.
    fn happened(&mut self, table: &dyn Table, world: &mut World, viewer: Viewer) -> Vec<String> {
        let cues = table.cues(world, viewer).into_iter();
        cues.map(|cue| cue.text).filter(|text| !text.is_empty()).collect()
    }

    /// Returns the whole table.
    fn picture(&mut self, table: &dyn Table, world: &mut World, viewer: Viewer) -> Page;

    /// Returns what has changed since the last output.
    fn changes(&mut self, table: &dyn Table, world: &mut World, viewer: Viewer) -> Page {
        self.picture(table, world, viewer)
    }

    /// Forgets what the screen shows, because it was cleared or everything may have changed.
    fn wipe(&mut self) {}

    /// Returns the open prompt.
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

    /// Returns the cards of a hand; `None` if the family has no hands.
    fn hand(&mut self, _table: &dyn Table, _world: &World, _seat: SeatId) -> Option<Page> {
        None
    }

    /// Runs a command of the family: its word, and the rest of the line. Returns `None` if the
    /// family has no such command.
    fn command(
        &mut self,
        _table: &dyn Table,
        _world: &mut World,
        _command: TextCommand<'_>,
    ) -> Option<Page> {
        None
    }

    /// Returns the table with everything that can be inspected.
    fn everything(&mut self, table: &dyn Table, world: &mut World, viewer: Viewer) -> Page {
        self.picture(table, world, viewer)
    }

    /// Returns details of the ending.
    fn closing(&mut self, _world: &World) -> String {
        String::new()
    }
}

/// A command that was typed at a text table.
#[derive(Clone, Copy, Debug)]
pub struct TextCommand<'a> {
    /// The first word, in lower case.
    pub word: &'a str,
    /// The rest of the line.
    pub rest: &'a str,
    /// The prompt that the screen shows.
    pub offer: &'a Offer,
}
