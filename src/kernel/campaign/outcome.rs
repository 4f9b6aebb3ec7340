//! What came of a game, and what is told of a whole campaign.

use serde_json::Value;

use crate::view::EndingView;

/// What came of a game, to be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// How it ended.
    pub ending: EndingView,
    /// What was earned, in words.
    pub rewards: Vec<String>,
    /// What happened at once, in sentences.
    pub notes: Vec<String>,
    /// The most interesting of it, in sentences.
    pub facts: Vec<String>,
    /// The id of the game to play next.
    pub next: Option<String>,
}

/// The story of a campaign.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Story {
    /// With statistics, as data: an object.
    pub data: Value,
    /// With statistics, as Markdown.
    pub markdown: String,
    /// Each game's by the number of its journal, as Markdown.
    pub games: Vec<(u32, String)>,
}
