//! The messages of the protocol, as they stand on the line.

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

/// From the client.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase", deny_unknown_fields)]
pub enum Request {
    /// Answers the open prompt.
    Choose {
        /// The prompt's id.
        prompt: u32,
        /// Ids of options.
        options: Vec<String>,
    },
    /// Between two games: answers by meaning.
    Decide {
        /// The prompt's id.
        prompt: u32,
        /// The answer, as the family spells it.
        choice: Value,
    },
    /// Between two games: what a simple rule would do here.
    Auto {},
    /// Takes the last decision back, or goes to the moment of that number.
    Undo {
        /// How many decisions stand then.
        #[serde(default)]
        to: Option<usize>,
    },
    /// Makes the next decision again that was taken back, or goes to the moment of that number.
    Redo {
        /// How many decisions stand then.
        #[serde(default)]
        to: Option<usize>,
    },
    /// Asks for the moments of the scenario.
    Moments {},
    /// Changes how far decisions may be taken back, or asks for it.
    Policy {
        /// How far.
        #[serde(default)]
        undo: Option<UndoPolicy>,
    },
    /// Asks for everything that this table may know.
    State {
        /// Id of a hero: only what that hero's person may know, where hands are private.
        #[serde(default)]
        seat: Option<String>,
    },
    /// Changes what the table is asked about.
    Stops(StopsRequest),
    /// The very next window stops, whatever it is, or no longer does.
    Hold {
        /// Whether it does.
        #[serde(default = "yes")]
        on: bool,
    },
    /// Windows in which this can be played always stop, or no longer do.
    Pin {
        /// Id of a card, a hero or a location.
        id: String,
        /// Whether they do.
        #[serde(default = "yes")]
        on: bool,
    },
    /// Asks for the story of the campaign, with statistics.
    Chronicle {},
    /// Changes what makes it harder or easier from the next scenario on, or asks for it.
    Difficulty {
        /// All of it, as the family spells it; without it nothing changes.
        #[serde(default)]
        to: Option<Value>,
    },
    /// The scenario is over, and its end could not be saved: tries it again.
    Finish {},
    /// Ends; what was decided is saved.
    Quit {},
}

fn yes() -> bool {
    true
}

/// To the client.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Message {
    /// The open prompt.
    Prompt(Box<PromptLine>),
    /// Something happened.
    Cue(CueLine),
    /// All that this table may know.
    State(Value),
    /// The story of the campaign, with statistics.
    Chronicle(Value),
    /// What the table is asked about.
    Stops(Value),
    /// The moments of the scenario.
    Moments(Value),
    /// How far decisions may be taken back.
    Policy {
        /// How far.
        undo: UndoPolicy,
    },
    /// The scenario is over.
    Over(OverLine),
    /// What is asked between two games.
    Between(Box<BetweenLine>),
    /// What is between two games is done.
    Settled(SettledLine),
    /// The request was refused; nothing has changed.
    Error {
        /// Why.
        message: String,
    },
    /// Something that the players should be told.
    Notice {
        /// What.
        message: String,
    },
}

/// A prompt.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are those of the protocol's description")]
pub struct PromptLine {
    pub id: u32,
    pub seat: String,
    /// The person at that seat, where people are told apart.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    pub ask: String,
    pub text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
    pub min: u8,
    pub max: u8,
    pub options: Vec<OptionLine>,
    /// What the family tells besides: `check` where one is being staged.
    #[serde(flatten)]
    pub details: BTreeMap<&'static str, Box<RawValue>>,
    /// Who wants to be asked, where table manners are minded and it is a window.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub wanted: Vec<WantedLine>,
    pub digest: String,
    /// The option that stands for choosing none, by its place.
    #[serde(skip)]
    pub none: Option<usize>,
}

/// A question between two games.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are those of the protocol's description")]
pub struct BetweenLine {
    pub id: u32,
    pub step: String,
    /// The hero whose player is asked; none: anybody.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    pub text: String,
    pub options: Vec<BetweenOption>,
}

/// An answer that is possible.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are those of the protocol's description")]
pub struct BetweenOption {
    pub id: String,
    pub text: String,
    pub choice: Box<RawValue>,
    /// What a simple rule would do.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub auto: bool,
}

/// The end of what is between two games.
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
    /// The hero who would act, where it is not the seat that is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hero: Option<String>,
    pub legal: bool,
    /// Why not: the fields `why` and `rule`.
    #[serde(flatten)]
    pub refusal: Option<Refusal>,
}

/// Something that happened: the cue's own fields, and a sentence.
#[derive(Clone, Debug, Serialize)]
pub struct CueLine {
    #[serde(flatten)]
    cue: Value,
    text: String,
}

/// The end.
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

/// Puts the open prompt on a line, as the person may see it who is asked.
pub fn prompt_line(world: &mut World, game: &dyn CampaignTable) -> Option<PromptLine> {
    // Who is asked is seen by everybody.
    let who = game.asked(world)?;
    let player = player(world, who).map(str::to_owned);
    let viewer = viewer(world, player.as_deref());
    let view = game.prompt(world, viewer)?;
    let seats = game.seats(world);
    let wanted = autopass::wanted(world, game, &seats);
    Some(PromptLine::new(view, &seats, player, wanted, game.digest(world)))
}

impl PromptLine {
    /// The line of a prompt, whichever family asks it.
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

/// A cue with its sentence.
pub fn cue_line(cue: CueView) -> CueLine {
    CueLine { cue: cue.data, text: cue.text }
}
