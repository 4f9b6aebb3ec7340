//! `campaign.ron`: who plays what, and the progress.
//!
//! A record has a head, the same for every family of games, and a [`Body`], which only its family
//! reads.

mod disk;
mod limits;

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::choices::{Choices, Usual, is_usual};
use super::difficulty::Difficulty;

pub use disk::{family_in, is_damaged, is_useless, read_file, seed_in};
pub use limits::{LAST, MOST_FEATS, MOST_LISTED, MOST_PLAYED, TooLarge, at_most, short};

/// The version of the format. Version 1 knew no downtime, version 2 no choices of the table,
/// version 3 not what is in progress; up to version 4 there was one family of games and no body.
pub const SCHEMA: u32 = 5;
/// The first version that has a body.
pub const BODY_SINCE: u32 = 5;

/// The part of a record that only its family reads: the field `body` of `campaign.ron`.
pub trait Body: Clone + Debug + PartialEq + Serialize + DeserializeOwned {
    /// The id of the family.
    const FAMILY: &'static str;
    /// The auto-pass settings.
    type Stops: Clone + Debug + Usual + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// The difficulty.
    type Difficulty: Difficulty;
    /// A whole record of a version without a body; [`NoOlder`] for a newer family.
    type Older: Serialize + DeserializeOwned;

    /// Converts a record of a version without a body. It keeps its version number until what that
    /// version lacked is added.
    fn from_older(older: Self::Older) -> Record<Self>;

    /// Returns the record in the form of a version without a body, if it has such a version.
    fn to_older(_record: &Record<Self>) -> Option<Self::Older> {
        None
    }

    /// Returns the finished games, in order.
    fn games(&self) -> Vec<Finished<'_>>;

    /// Returns how many seats the party has.
    fn seats(&self) -> usize;

    /// Returns the id of the game to be played next.
    fn next(&self) -> Option<&str>;

    /// Returns the body without everything that does not identify a point of the campaign.
    #[must_use]
    fn place(&self) -> Self {
        self.clone()
    }

    /// Checks that all numbers are within the limits of a campaign.
    ///
    /// # Errors
    /// Returns the first number that is not.
    fn check_limits(&self) -> Result<(), TooLarge> {
        Ok(())
    }
}

/// A finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finished<'a> {
    /// The number of its journal.
    pub journal: u32,
    /// The digest of the table at the end, 16 hexadecimal digits.
    pub digest: &'a str,
    /// Whether it was won; `None` for one that is neither won nor lost, such as a story.
    pub won: Option<bool>,
}

/// The record of versions without a body, for families that are newer. It has no value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoOlder {}

/// The game or downtime in progress. It must have a journal; if there is none, the journal was
/// lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum UnderWay {
    /// A game, by the number of its journal.
    Scenario(u32),
    /// A downtime, by the number of its journal.
    #[serde(rename = "Meeting")]
    Downtime(u32),
}

/// A person with a chosen color and shape: a number from 0 to 5, as for seats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// The name, as in the list of players by seat.
    pub name: String,
    /// The color, and the shape that belongs to it.
    pub color: u8,
}

/// The number of colors.
pub const COLORS: u8 = 6;

/// The content of `campaign.ron`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Record<B: Body> {
    /// The version of this format.
    pub schema: u32,
    /// The version of Emberdeck that wrote it.
    pub engine: String,
    /// The family of games.
    pub family: String,
    /// The name that the players gave.
    pub name: String,
    /// Id of the content pack.
    pub pack: String,
    /// Digest of the content pack, 16 hexadecimal digits.
    pub content: String,
    /// The players by seat; empty if nobody was named.
    #[serde(default)]
    pub players: Vec<String>,
    /// The colors that people have chosen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub people: Vec<Person>,
    /// The seed of the campaign. The seed of each game is derived from it.
    pub seed: u64,
    /// The auto-pass settings.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub stops: B::Stops,
    /// The choices of the table.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub choices: Choices<B::Difficulty>,
    /// When the campaign was last played: seconds since 1970.
    #[serde(default)]
    pub last_played: u64,
    /// The playing time of the current game in earlier sessions, in seconds.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub sat: u64,
    /// The game or downtime in progress.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub under_way: Option<UnderWay>,
    /// The seed of the current game if the players chose one; else it is [`Record::seed_of`] its
    /// journal. A journal with any other seed belongs to another campaign.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub named_seed: Option<u64>,
    /// The number of finished downtimes.
    #[serde(default, rename = "meetings")]
    pub downtimes: u32,
    /// The part that only the family reads.
    pub body: B,
}

impl<B: Body> Record<B> {
    /// Creates the record of a new campaign with a pack, given by its id and digest.
    pub fn begin(pack: &str, digest: u64, name: &str, seed: u64, body: B) -> Record<B> {
        Record {
            schema: SCHEMA,
            engine: env!("CARGO_PKG_VERSION").into(),
            family: B::FAMILY.into(),
            name: name.into(),
            pack: pack.into(),
            content: format!("{digest:016x}"),
            players: Vec::new(),
            people: Vec::new(),
            seed,
            stops: B::Stops::default(),
            choices: Choices::default(),
            last_played: now(),
            sat: 0,
            under_way: None,
            named_seed: None,
            downtimes: 0,
            body,
        }
    }

    /// Returns the number of the journal of the current or next game.
    pub fn journal(&self) -> u32 {
        self.body.games().last().map_or(0, |game| game.journal).saturating_add(1)
    }

    /// Returns the record with nothing in progress.
    #[must_use]
    pub fn idle(self) -> Self {
        Record { under_way: None, named_seed: None, ..self }
    }

    /// Returns the seed of a game, by the number of its journal.
    pub fn seed_of(&self, journal: u32) -> u64 {
        mixed(self.seed, journal.into())
    }
}

/// Returns the seed with which a game is begun again that had this one.
pub fn next_seed(seed: u64) -> u64 {
    mixed(seed, 1)
}

/// Returns the number `n` of the series that begins with a seed.
fn mixed(seed: u64, n: u64) -> u64 {
    let mut z = seed.wrapping_add(n.wrapping_mul(0x9E37_79B9_7F4A_7C15));
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    // Other JSON readers are exact only up to 53 bits.
    (z ^ (z >> 31)) >> 11
}

/// Returns the current time: seconds since 1970, at most [`LAST`], because a record with a later
/// time is refused when it is read.
pub fn now() -> u64 {
    seconds_of(std::time::SystemTime::now())
}

/// Returns a time of the system as a record can hold it.
fn seconds_of(time: std::time::SystemTime) -> u64 {
    time.duration_since(std::time::UNIX_EPOCH).map_or(0, |d| d.as_secs()).min(LAST)
}

/// Adds up playing times, to a sum that a record can hold.
pub fn playing_time(before: u64, more: u64) -> u64 {
    before.saturating_add(more).min(LAST)
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, SystemTime, UNIX_EPOCH};

    use super::{LAST, playing_time, seconds_of};

    #[test]
    fn a_clock_beyond_the_year_9999_is_written_as_its_last_second() {
        let second = |n| UNIX_EPOCH.checked_add(Duration::from_secs(n));
        let far = [LAST, LAST + 1, i64::MAX as u64 - 4].map(|n| second(n).map(seconds_of));
        assert_eq!(far, [Some(LAST); 3]);
        assert_eq!(seconds_of(UNIX_EPOCH - Duration::from_secs(9)), 0);
        assert!((1..LAST).contains(&seconds_of(SystemTime::now())));
        assert_eq!(playing_time(LAST, LAST), LAST);
    }
}
