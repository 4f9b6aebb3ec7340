//! The outcome of a game, and the story of a campaign.

use serde_json::Value;

use crate::view::EndingView;

/// The outcome of a game, for display.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The ending.
    pub ending: EndingView,
    /// The rewards, as text.
    pub rewards: Vec<String>,
    /// What happened at the end, in sentences.
    pub notes: Vec<String>,
    /// The most interesting facts, in sentences.
    pub facts: Vec<String>,
    /// The id of the game to play next.
    pub next: Option<String>,
}

/// The story of a campaign.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Story {
    /// The story and statistics as a JSON object.
    pub data: Value,
    /// The story and statistics as Markdown.
    pub markdown: String,
    /// The story of each game as Markdown, by the number of its journal.
    pub games: Vec<(u32, String)>,
}
