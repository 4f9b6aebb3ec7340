//! Views of a table for clients: questions, options and events as text, with the things that they
//! mean. The family creates them for a viewer; no client computes any of it.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::value::RawValue;

use super::ids::SeatId;
use super::prompt::{Prompt, Refusal};
use super::{Family, Thing};

/// The seats for which somebody looks at a table. A view shows only what one of these seats knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Viewer(u64);

impl Viewer {
    /// All seats together: nothing is hidden that any seat knows.
    pub const EVERYBODY: Viewer = Viewer(u64::MAX);
    /// No seat.
    pub const NOBODY: Viewer = Viewer(0);

    /// Returns the viewer for these seats.
    pub fn of(seats: impl IntoIterator<Item = SeatId>) -> Viewer {
        Viewer(seats.into_iter().fold(0, |all, seat| all | 1 << (seat.0 % 64)))
    }

    /// Returns whether a seat belongs to the viewer.
    pub fn sits(self, seat: SeatId) -> bool {
        self.0 & (1 << (seat.0 % 64)) != 0
    }

    /// Returns whether one of the seats knows a thing. `seats` is the number of seats at the table.
    pub fn knows<F: Family>(self, world: &bevy_ecs::world::World, seats: u8, thing: Thing) -> bool {
        (0..seats).map(SeatId).any(|seat| self.sits(seat) && F::knows(world, seat, thing))
    }
}

/// An open prompt.
#[derive(Clone, Debug)]
pub struct PromptView {
    /// Counted from 1 through the game.
    pub number: u32,
    /// The seat that has to answer.
    pub who: SeatId,
    /// The word for the kind of answer, as the protocol spells it.
    pub ask: String,
    /// The question, clear without context.
    pub text: String,
    /// The id of the card that it is about, in the pack.
    pub card: Option<String>,
    /// The things that it is about.
    pub about: Vec<Thing>,
    /// The minimum number of options to choose.
    pub min: u8,
    /// The maximum number of options to choose.
    pub max: u8,
    /// The index of the option that stands for choosing none.
    pub none: Option<usize>,
    /// All options that can be chosen, followed by those that cannot, with the reason.
    pub options: Vec<OptionView>,
    /// Further fields of the family in the protocol, such as pools, odds and reasons.
    pub details: Vec<(&'static str, Box<RawValue>)>,
}

impl PromptView {
    /// Creates the view of a prompt, without texts.
    pub fn of<F: Family>(prompt: &Prompt<F>) -> PromptView {
        PromptView {
            number: prompt.number,
            who: prompt.who,
            ask: word(&prompt.ask),
            text: String::new(),
            card: None,
            about: prompt.card.map(Thing::Card).into_iter().collect(),
            min: prompt.min,
            max: prompt.max,
            none: prompt.options.iter().position(|act| *act == F::CONTINUE),
            options: Vec::new(),
            details: Vec::new(),
        }
    }

    /// Adds a field.
    pub fn tell(&mut self, name: &'static str, detail: &impl Serialize) {
        if let Ok(json) = serde_json::value::to_raw_value(detail) {
            self.details.push((name, json));
        }
    }

    /// Returns the number of options that can be chosen; the others are refused.
    pub fn offered(&self) -> usize {
        self.options.iter().take_while(|o| o.refusal.is_none()).count()
    }

    /// Returns the first option that can be chosen and means exactly these things. This is how a
    /// drag, a tap on a cell or a card on a figure becomes an answer.
    pub fn meaning(&self, targets: &[Thing]) -> Option<usize> {
        self.options[..self.offered()].iter().position(|o| o.targets == targets)
    }
}

/// Returns the word that serde writes for a value without fields.
pub fn word(value: &impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(Value::String(word)) => word,
        Ok(other) => other.to_string(),
        Err(_) => String::new(),
    }
}

/// An option of a prompt.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OptionView {
    /// The option as text, clear without context. If the viewer may not know it, the text names
    /// only the kind of option.
    pub text: String,
    /// The things that the option means, in the order in which one would point at them: a card,
    /// then the figure on which it is played. Empty for options without things, and for what the
    /// viewer does not know.
    pub targets: Vec<Thing>,
    /// The id of the card that it names, in the pack.
    pub card: Option<String>,
    /// The seat that would act, if it is not the one that is asked.
    pub actor: Option<SeatId>,
    /// Why it cannot be chosen, and the id of the rule.
    pub refusal: Option<Refusal>,
    /// Whether the viewer may not know what the option is.
    pub hidden: bool,
    /// Whether a click on its targets means another option that has the same ones: this one stands
    /// in the menu there.
    pub secondary: bool,
    /// What a client writes small at its last target, such as the points that a way costs; empty for
    /// nothing.
    pub note: String,
    /// Further fields of the family in the protocol, such as the name of a cell and what it costs.
    pub details: Vec<(&'static str, Value)>,
}

/// An event.
#[derive(Clone, Debug, PartialEq)]
pub struct CueView {
    /// The event as data, without what the viewer does not know.
    pub data: Value,
    /// The event as a sentence; empty if it is not worth mentioning.
    pub text: String,
    /// The things that it shows.
    pub things: Vec<Thing>,
}

/// A seat with its hero.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatView {
    /// The seat.
    pub seat: SeatId,
    /// The id of the hero in the pack.
    pub id: String,
    /// The hero's name.
    pub name: String,
}

/// The ending of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndingView {
    /// The seats that have won: all or none if they play together.
    pub winners: Vec<SeatId>,
    /// The ending as a sentence.
    pub text: String,
    /// The word for it, as the protocol spells it.
    pub word: String,
    /// Whether nothing was won or lost, for instance where a story was read.
    pub neutral: bool,
}

/// Returns a value as JSON text, which keeps the order of its fields.
pub fn raw(value: &impl Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).unwrap_or_default()
}

/// Parses data from a client.
///
/// # Errors
/// Returns an error if the data is no value of the family's type.
pub fn read<T: DeserializeOwned>(data: &Value) -> Result<T, RequestError> {
    T::deserialize(data).map_err(RequestError)
}

/// Parses an object with named fields from a client, or nothing where a family has none. A list is refused:
/// serde would take its items for the fields in order, and an empty one for an object of usual values.
///
/// # Errors
/// Returns an error if the data is a list, or no value of the family's type.
pub fn read_object<T: DeserializeOwned>(data: &Value) -> Result<T, RequestError> {
    if data.is_array() {
        let wrong = <serde_json::Error as serde::de::Error>::custom("an object is expected");
        return Err(RequestError(wrong));
    }
    read(data)
}

/// Data from a client is no value of the family's type.
#[derive(Debug, thiserror::Error)]
#[error("{}", t!("protocol-no-request", why = .0.to_string()))]
pub struct RequestError(serde_json::Error);
