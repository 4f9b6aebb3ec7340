//! The messages of the protocol, in the order and spelling of the line.

use std::collections::BTreeMap;

use bevy_ecs::prelude::*;
use kernel::campaign::players::player;
use kernel::campaign::privacy::viewer;
use kernel::campaign::{CampaignTable, UndoPolicy};
use kernel::ids::SeatId;
use kernel::prompt::Refusal;
use kernel::view::{CueView, OptionView, PromptView, SeatView};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use super::autopass::{self, StopsRequest, WantedLine};

/// A message from the client.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase", deny_unknown_fields)]
pub enum Request {
    /// Answers the open prompt.
    Choose {
        /// The id of the prompt.
        prompt: u32,
        /// The ids of the options.
        options: Vec<String>,
    },
    /// Answers a downtime question by value.
    Decide {
        /// The id of the prompt.
        prompt: u32,
        /// The answer, as the family spells it.
        choice: Value,
    },
    /// Answers a downtime question as a simple rule would.
    Auto {},
    /// Undoes the last decision or its whole turn, or goes back to the moment with that number.
    Undo {
        /// The number of decisions to go back to.
        #[serde(default)]
        to: Option<usize>,
        /// Whether everything since the turn began is undone, where no number says how far.
        #[serde(default)]
        turn: bool,
    },
    /// Redoes the next undone decision, or goes forward to the moment with that number.
    Redo {
        /// The number of decisions to go forward to.
        #[serde(default)]
        to: Option<usize>,
    },
    /// Goes back to the first decision of the game.
    Restart {
        /// Whether the game begins with another seed, so that chance is another one.
        #[serde(default)]
        new: bool,
    },
    /// Requests the moments of the game.
    Moments {},
    /// Changes how far decisions may be undone, or requests the policy.
    Policy {
        /// The new policy.
        #[serde(default)]
        undo: Option<UndoPolicy>,
    },
    /// Requests everything that this table may know.
    State {
        /// The id of a hero: only what that hero's person may know, if hands are private.
        #[serde(default)]
        seat: Option<String>,
    },
    /// Changes the auto-pass settings.
    Stops(StopsRequest),
    /// Sets whether the very next window stops, whatever its kind.
    Hold {
        /// Whether it stops.
        #[serde(default = "yes")]
        on: bool,
    },
    /// Sets whether windows in which this card, hero or location can be used always stop.
    Pin {
        /// Id of a card, a hero or a location.
        id: String,
        /// Whether they stop.
        #[serde(default = "yes")]
        on: bool,
    },
    /// Requests the chronicle of the campaign, with statistics.
    Chronicle {},
    /// Changes the difficulty from the next game on, or requests it.
    Difficulty {
        /// All settings, as the family spells them; nothing changes without it.
        #[serde(default)]
        to: Option<Value>,
    },
    /// Retries to save the result, after the game is over and saving it has failed.
    Finish {},
    /// Ends the conversation; every decision is saved.
    Quit {},
}

fn yes() -> bool {
    true
}

/// A message to the client.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Message {
    /// The open prompt.
    Prompt(Box<PromptLine>),
    /// An event of the game.
    Cue(CueLine),
    /// Everything that this table may know.
    State(Value),
    /// The chronicle of the campaign, with statistics.
    Chronicle(Value),
    /// The auto-pass settings.
    Stops(Value),
    /// The moments of the game.
    Moments(Value),
    /// How far decisions may be undone.
    Policy {
        /// The policy.
        undo: UndoPolicy,
    },
    /// The game is over.
    Over(OverLine),
    /// A question of the downtime.
    Between(Box<BetweenLine>),
    /// The downtime is done.
    Settled(SettledLine),
    /// The request was refused; nothing has changed.
    Error {
        /// The reason.
        message: String,
    },
    /// A notice for the players.
    Notice {
        /// The text of the notice.
        message: String,
    },
}

impl Message {
    /// Creates the message of an error.
    pub fn error(error: &dyn std::error::Error) -> Message {
        Message::Error { message: error.to_string() }
    }
}

/// A prompt.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are those of the protocol's description")]
pub struct PromptLine {
    pub id: u32,
    pub seat: String,
    /// The name of the person at that seat, if people are told apart.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    pub ask: String,
    pub text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
    pub min: u8,
    pub max: u8,
    pub options: Vec<OptionLine>,
    /// Additional data of the family: `check` if one is being staged.
    #[serde(flatten)]
    pub details: BTreeMap<&'static str, Box<RawValue>>,
    /// The seats that want to be asked, if auto-pass is on and the prompt is a window.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub wanted: Vec<WantedLine>,
    pub digest: String,
    /// The index of the option that stands for choosing none.
    #[serde(skip)]
    pub none: Option<usize>,
}

/// A question of the downtime.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are those of the protocol's description")]
pub struct BetweenLine {
    pub id: u32,
    pub step: String,
    /// The hero whose player is asked; `None` for anybody.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    pub text: String,
    pub options: Vec<BetweenOption>,
}

/// A possible answer.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are those of the protocol's description")]
pub struct BetweenOption {
    pub id: String,
    pub text: String,
    pub choice: Box<RawValue>,
    /// Whether a simple rule would choose it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub auto: bool,
}

/// The end of the downtime.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are those of the protocol's description")]
pub struct SettledLine {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// An option, possible or not.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are those of the protocol's description")]
pub struct OptionLine {
    pub id: String,
    pub text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
    /// The hero who would act, if it is not the seat that is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hero: Option<String>,
    pub legal: bool,
    /// Additional data of the family, such as the name of a cell.
    #[serde(flatten)]
    pub details: BTreeMap<&'static str, Value>,
    /// The reason if it is not possible: the fields `why` and `rule`.
    #[serde(flatten)]
    pub refusal: Option<Refusal>,
}

/// An event: the cue's own fields, and a sentence if it is worth one.
#[derive(Clone, Debug, Serialize)]
pub struct CueLine {
    #[serde(flatten)]
    cue: Value,
    #[serde(skip_serializing_if = "String::is_empty")]
    text: String,
}

/// The end of the game.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are those of the protocol's description")]
pub struct OverLine {
    pub result: &'static str,
    pub reason: String,
    pub turns: u32,
    pub digest: String,
    pub rewards: Vec<String>,
    pub notes: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// Returns the line of the open prompt, as the asked person may see it.
pub fn prompt_line(world: &mut World, game: &dyn CampaignTable) -> Option<PromptLine> {
    // Everybody can see who is asked.
    let who = game.asked(world)?;
    let player = player(world, who).map(str::to_owned);
    let viewer = viewer(world, player.as_deref());
    let view = game.prompt(world, viewer)?;
    let seats = game.seats(world);
    let wanted = autopass::wanted(world, game, &seats);
    Some(PromptLine::new(view, &seats, player, wanted, game.digest(world)))
}

impl PromptLine {
    /// Returns the line of a prompt of any family.
    pub fn new(
        view: PromptView,
        seats: &[SeatView],
        player: Option<String>,
        wanted: Vec<WantedLine>,
        digest: u64,
    ) -> PromptLine {
        let seat = |of: SeatId| {
            let found = seats.iter().find(|s| s.seat == of);
            found.map_or_else(String::new, |s| s.id.clone())
        };
        let option = |(i, o): (usize, OptionView)| OptionLine {
            id: format!("o{}", i + 1),
            text: o.text,
            card: o.card,
            hero: o.actor.map(seat),
            legal: o.refusal.is_none(),
            details: o.details.into_iter().collect(),
            refusal: o.refusal,
        };
        PromptLine {
            id: view.number,
            seat: seat(view.who),
            player,
            ask: view.ask,
            text: view.text,
            card: view.card,
            min: view.min,
            max: view.max,
            options: view.options.into_iter().enumerate().map(option).collect(),
            details: view.details.into_iter().collect(),
            wanted,
            digest: format!("{digest:016x}"),
            none: view.none,
        }
    }
}

/// Returns a cue with its sentence.
pub fn cue_line(cue: CueView) -> CueLine {
    CueLine { cue: cue.data, text: cue.text }
}
