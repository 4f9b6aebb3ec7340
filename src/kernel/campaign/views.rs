//! Descriptions of packs and campaigns for clients of every family.

use serde_json::value::RawValue;

use super::record::Finished;
use crate::view::SeatView;

/// A description of a pack.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PackView {
    /// Its id.
    pub id: String,
    /// The family that the pack names.
    pub family: String,
    /// Its title.
    pub name: String,
    /// What the pack is about.
    pub about: String,
    /// The edition of the rules.
    pub edition: String,
    /// The number of printed cards.
    pub cards: usize,
    /// The minimum number of heroes in a party.
    pub least: u8,
    /// The maximum number of players, and of heroes.
    pub players: u8,
    /// The games in playing order: ids and names.
    pub games: Vec<(String, String)>,
    /// The heroes that can be played.
    pub heroes: Vec<HeroView>,
    /// What each hero chooses when a campaign begins; `None` if there is nothing to choose.
    pub choice: Option<HeroChoice>,
    /// Further lists that programs read, such as professions: for each its name, and ids with names.
    pub lists: Vec<(&'static str, Vec<(String, String)>)>,
}

/// What each hero chooses when a campaign begins, for instance a profession. The chosen option stands
/// after the hero in the list of the party: `HERO:OPTION`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HeroChoice {
    /// The label of the choice.
    pub title: String,
    /// The options.
    pub options: Vec<HeroOption>,
    /// Whether no two heroes of a party may choose the same.
    pub once: bool,
}

/// One option of what each hero chooses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HeroOption {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// A description, in a sentence; empty for none.
    pub about: String,
}

/// Joins a hero and the option that the hero has chosen, as an entry of a party.
pub fn party_entry(hero: &str, option: Option<&str>) -> String {
    option.map_or_else(|| hero.to_owned(), |option| format!("{hero}:{option}"))
}

/// Splits an entry of a party into the hero and what the hero has chosen, if anything.
pub fn split_entry(entry: &str) -> (&str, Option<&str>) {
    match entry.split_once(':') {
        Some((hero, option)) => (hero.trim(), Some(option.trim())),
        None => (entry.trim(), None),
    }
}

/// A hero of a pack.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HeroView {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// The text below the name; empty for none.
    pub title: String,
    /// The background story.
    pub story: String,
}

/// The summary of a campaign on the shelf.
#[derive(Clone, Debug, PartialEq)]
pub struct ShelvedRecord {
    /// The name that the players gave.
    pub name: String,
    /// The id of its pack.
    pub pack: String,
    /// The party by seat.
    pub party: Vec<SeatView>,
    /// The players by seat; empty if people are not told apart.
    pub players: Vec<String>,
    /// The next game: its id and its name; `None` if all are won.
    pub next: Option<(String, String)>,
    /// The finished games, the first one first.
    pub played: Vec<PlayedView>,
    /// The number of the journal of the current or next game.
    pub journal: u32,
    /// When the campaign was last played: seconds since 1970.
    pub last_played: u64,
    /// Whether the party must go through the downtime before its next game.
    pub downtime_is_due: bool,
    /// Whether the party may begin a downtime: no game is in progress.
    pub downtime_is_allowed: bool,
}

/// A finished game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayedView {
    /// The number of its journal.
    pub journal: u32,
    /// The id of the game.
    pub id: String,
    /// The name of the game.
    pub name: String,
    /// Whether it was won; `None` for one that is neither won nor lost, such as a story.
    pub won: Option<bool>,
    /// The ending as a sentence.
    pub text: String,
    /// The number of turns.
    pub turns: u32,
    /// The digest of the table at the end, 16 hexadecimal digits.
    pub digest: String,
}

impl PlayedView {
    /// Creates a view of what every record contains of a game.
    pub fn of(game: Finished<'_>) -> PlayedView {
        PlayedView {
            journal: game.journal,
            won: game.won,
            digest: game.digest.to_owned(),
            ..PlayedView::default()
        }
    }
}

/// An open question of the downtime.
#[derive(Clone, Debug)]
pub struct DowntimeView {
    /// Counts the prompts from 1. After an undo, the number is that of the reopened prompt.
    pub number: u32,
    /// The word for the step, as the protocol spells it.
    pub step: String,
    /// The seat that has to answer; `None` if anybody may answer.
    pub seat: Option<SeatView>,
    /// The person at that seat, if people are named.
    pub player: Option<String>,
    /// The question as text.
    pub text: String,
    /// All valid answers.
    pub options: Vec<DowntimeOption>,
}

/// An answer to a question of the downtime.
#[derive(Clone, Debug)]
pub struct DowntimeOption {
    /// The answer as text.
    pub text: String,
    /// The answer as data.
    pub data: Box<RawValue>,
    /// Whether this is the answer that a simple rule proposes.
    pub proposed: bool,
}
