//! `campaign.ron`: who plays what, and how far they are.
//!
//! A record is a head, the same for every family of games, and a [`Body`], which is the family's own.

mod disk;
mod limits;

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::choices::{Choices, Usual, is_usual};
use super::difficulty::Difficulty;

pub use disk::{family_of, is_damaged, read_file};
pub use limits::{LAST, MOST_FEATS, MOST_LISTED, MOST_PLAYED, TooLarge, at_most, short};

/// The version of the format. Version 1 knew nothing of what is between games, version 2 nothing of
/// what a table can choose, version 3 not what is under way; up to version 4 it knew one family of
/// games only, and had no body.
pub const SCHEMA: u32 = 5;
/// The first version that has a body.
pub const BODY_SINCE: u32 = 5;

/// What a campaign of a family says beside what all families do. In `campaign.ron` it is the field
/// `body`.
pub trait Body: Clone + Debug + PartialEq + Serialize + DeserializeOwned {
    /// The id of the family.
    const FAMILY: &'static str;
    /// What people want to be asked about.
    type Stops: Clone + Debug + Usual + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// How much harder or easier it plays.
    type Difficulty: Difficulty;
    /// A whole record as versions without a body wrote it; [`NoOlder`] for a family that is younger.
    type Older: Serialize + DeserializeOwned;

    /// Returns a record out of one of a version without a body. It keeps its version, until what that
    /// version did not know is added.
    fn from_older(older: Self::Older) -> Record<Self>;

    /// Returns a record as a version without a body writes it, if it is of such a version.
    fn to_older(_record: &Record<Self>) -> Option<Self::Older> {
        None
    }

    /// Returns the games that were played to their end, in order.
    fn games(&self) -> Vec<Finished<'_>>;

    /// Returns how many seats the party has.
    fn seats(&self) -> usize;

    /// Returns the id of the game to be played next.
    fn next(&self) -> Option<&str>;

    /// Returns what makes it the place in the campaign's course that it is.
    #[must_use]
    fn place(&self) -> Self {
        self.clone()
    }

    /// Checks that its numbers are such as a campaign can come to.
    ///
    /// # Errors
    /// Returns the first that is not.
    fn check_limits(&self) -> Result<(), TooLarge> {
        Ok(())
    }
}

/// A game that was played to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finished<'a> {
    /// The number of its journal.
    pub journal: u32,
    /// The digest of the table at the end, 16 hexadecimal digits.
    pub digest: &'a str,
    /// Whether it was won.
    pub won: bool,
}

/// What no version without a body wrote.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoOlder {}

/// What the party is in the middle of: there is a journal of it, and where there is none, it is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum UnderWay {
    /// The game of the journal of that number.
    Scenario(u32),
    /// What is between two games, by the number of its journal.
    #[serde(rename = "Meeting")]
    Downtime(u32),
}

/// A person with the color and shape that they have chosen: a number from 0 to 5, as of seats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// The name, as in the list of players by seat.
    pub name: String,
    /// Which color, and the shape that goes with it.
    pub color: u8,
}

/// How many colors there are.
pub const COLORS: u8 = 6;

/// What `campaign.ron` says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Record<B: Body> {
    /// The version of this format.
    pub schema: u32,
    /// The version of Emberdeck that wrote it.
    pub engine: String,
    /// The family of games.
    pub family: String,
    /// What the players call it.
    pub name: String,
    /// Id of the content pack.
    pub pack: String,
    /// Digest of the content pack, 16 hexadecimal digits.
    pub content: String,
    /// The people who play, by seat; empty where nobody was named.
    #[serde(default)]
    pub players: Vec<String>,
    /// The colors that people have chosen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub people: Vec<Person>,
    /// The seed of the campaign; each game's is made from it.
    pub seed: u64,
    /// What the people at the table want to be asked about.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub stops: B::Stops,
    /// What the table has chosen about how it plays.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub choices: Choices<B::Difficulty>,
    /// When it was last played: seconds since 1970.
    #[serde(default)]
    pub last_played: u64,
    /// How long the game under way was played before it was last taken up, in seconds.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub sat: u64,
    /// What is under way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub under_way: Option<UnderWay>,
    /// The seed of the game under way, where people have named one; else it is [`Record::seed_of`]
    /// its journal. A journal with any other is of another campaign.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub named_seed: Option<u64>,
    /// How often the party has done what is between two games.
    #[serde(default, rename = "meetings")]
    pub downtimes: u32,
    /// What the family keeps beside that.
    pub body: B,
}

impl<B: Body> Record<B> {
    /// Makes the record of a new campaign with a pack, named by its id and told by its digest.
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

    /// Number of the journal of the game that is or will be played.
    pub fn journal(&self) -> u32 {
        self.body.games().last().map_or(0, |game| game.journal).saturating_add(1)
    }

    /// The same with nothing under way.
    #[must_use]
    pub fn idle(self) -> Self {
        Record { under_way: None, named_seed: None, ..self }
    }

    /// The seed of a game, by the number of its journal.
    pub fn seed_of(&self, journal: u32) -> u64 {
        let mut z = self.seed.wrapping_add(u64::from(journal).wrapping_mul(0x9E37_79B9_7F4A_7C15));
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        // JSON readers elsewhere are exact to 53 bits.
        (z ^ (z >> 31)) >> 11
    }
}

/// Seconds since 1970.
pub fn now() -> u64 {
    std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_or(0, |d| d.as_secs())
}
