//! What a client shows of a table: questions, options and happenings in words, with the things that
//! they are about. Made by the family, for whoever looks; no client computes any of it.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::value::RawValue;

use super::ids::SeatId;
use super::prompt::{Prompt, Refusal};
use super::{Family, Thing};

/// Who looks at a table: nothing is shown but what one of these seats knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Viewer(u64);

impl Viewer {
    /// All seats together: a table that hides nothing from anybody who sits there.
    pub const EVERYBODY: Viewer = Viewer(u64::MAX);
    /// Somebody without a seat.
    pub const NOBODY: Viewer = Viewer(0);

    /// One person's seats.
    pub fn of(seats: impl IntoIterator<Item = SeatId>) -> Viewer {
        Viewer(seats.into_iter().fold(0, |all, seat| all | 1 << (seat.0 % 64)))
    }

    /// Whether that seat is among them.
    pub fn sits(self, seat: SeatId) -> bool {
        self.0 & (1 << (seat.0 % 64)) != 0
    }

    /// Whether one of the seats knows a thing. `seats` is how many the table has.
    pub fn knows<F: Family>(self, world: &bevy_ecs::world::World, seats: u8, thing: Thing) -> bool {
        (0..seats).map(SeatId).any(|seat| self.sits(seat) && F::knows(world, seat, thing))
    }
}

/// The open question.
#[derive(Clone, Debug)]
pub struct PromptView {
    /// Counted from 1 through the game.
    pub number: u32,
    /// Whose answer is wanted.
    pub who: SeatId,
    /// The word for the kind of answer, as the protocol spells it.
    pub ask: String,
    /// The question in words that are clear alone.
    pub text: String,
    /// The card it is about: its id in the pack.
    pub card: Option<String>,
    /// What it is about.
    pub about: Vec<Thing>,
    /// Fewest options to choose.
    pub min: u8,
    /// Most options to choose.
    pub max: u8,
    /// The option that stands for choosing none, by its place.
    pub none: Option<usize>,
    /// Everything that can be chosen, and after it what cannot, with the reason.
    pub options: Vec<OptionView>,
    /// More that the family tells, by the names of the protocol's fields: pools, odds, reasons.
    pub details: Vec<(&'static str, Box<RawValue>)>,
}

impl PromptView {
    /// A view of a prompt, still without words.
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

    /// Adds a detail.
    pub fn tell(&mut self, name: &'static str, detail: &impl Serialize) {
        if let Ok(json) = serde_json::value::to_raw_value(detail) {
            self.details.push((name, json));
        }
    }

    /// How many options can be chosen; what follows them is refused.
    pub fn offered(&self) -> usize {
        self.options.iter().take_while(|o| o.refusal.is_none()).count()
    }

    /// The first option that can be chosen and means exactly these things: what a drag, a tap on a cell
    /// or a card on a figure stands for.
    pub fn meaning(&self, targets: &[Thing]) -> Option<usize> {
        self.options[..self.offered()].iter().position(|o| o.targets == targets)
    }
}

/// The word that a value without fields is spelled by.
pub fn word(value: &impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(Value::String(word)) => word,
        Ok(other) => other.to_string(),
        Err(_) => String::new(),
    }
}

/// Something that may be answered, or may not.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OptionView {
    /// In words that are clear alone. Where it speaks of what the viewer does not know, only that it is
    /// something of the kind.
    pub text: String,
    /// What it means, in the order in which it would be pointed at: a card and then the figure that
    /// it is played on. Empty for words alone, and for what the viewer does not know.
    pub targets: Vec<Thing>,
    /// The card that it names: its id in the pack.
    pub card: Option<String>,
    /// The seat that would act, where that is not the one asked.
    pub actor: Option<SeatId>,
    /// Why it cannot be chosen, and by which rule.
    pub refusal: Option<Refusal>,
    /// Whether it speaks of what the viewer does not know, and its words do not say what.
    pub hidden: bool,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq)]
pub struct CueView {
    /// Its data, without what the viewer does not know.
    pub data: Value,
    /// In a sentence; empty where nothing is worth saying.
    pub text: String,
    /// What it shows.
    pub things: Vec<Thing>,
}

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatView {
    /// The seat.
    pub seat: SeatId,
    /// The id of the hero who sits there, in the pack.
    pub id: String,
    /// The hero's name.
    pub name: String,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndingView {
    /// The seats that have won: all or none where they play together.
    pub winners: Vec<SeatId>,
    /// In a sentence.
    pub text: String,
    /// The word for it, as the protocol spells it.
    pub word: String,
}

/// A value as the text of its JSON, which keeps the order of its fields.
pub fn raw(value: &impl Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).unwrap_or_default()
}

/// Reads what a client has said.
///
/// # Errors
/// Returns what of it is not as the family spells it.
pub fn read<T: DeserializeOwned>(said: &Value) -> Result<T, String> {
    T::deserialize(said).map_err(|e| format!("not a request: {e}"))
}
