//! What `campaign.ron` keeps of a campaign of this family.

use kernel::Family as _;
use kernel::autopass::StopSettings;
use kernel::campaign::record::{self, Finished, NoOlder, Record};
use kernel::content::locate::Step;
use serde::{Deserialize, Serialize};

use super::HouseRules;
use super::chronicle::Deed;
use crate::autopass::Window;
use crate::rules::company::Company;
use crate::rules::family::Tactics;
use crate::rules::play::Ending;

/// A chapter that was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// The number of its journal.
    pub journal: u32,
    /// The chapter's id.
    pub chapter: String,
    /// How it ended.
    pub end: Ending,
    /// How many rounds were fought.
    pub rounds: u32,
    /// The digest of the table at the end, 16 hexadecimal digits.
    pub digest: String,
    /// The Unix time of its end, in seconds.
    pub at: u64,
    /// The time played, in seconds.
    #[serde(default)]
    pub seconds: u64,
    /// What is worth telling of it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deeds: Vec<Deed>,
}

/// What a record keeps of the road.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Body {
    /// The company as it sets out for the next chapter (AT-CAMP-17).
    pub company: Company,
    /// The chapters that were played, the first one first.
    #[serde(default)]
    pub chapters: Vec<Played>,
    /// The next chapter; nothing once the campaign is over (AT-CAMP-01).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

impl record::Body for Body {
    const FAMILY: &'static str = Tactics::ID;
    type Stops = StopSettings<Window>;
    type Difficulty = HouseRules;
    type Older = NoOlder;

    fn from_older(older: NoOlder) -> Record<Body> {
        match older {}
    }

    fn games(&self) -> Vec<Finished<'_>> {
        self.chapters
            .iter()
            .map(|played| Finished {
                journal: played.journal,
                digest: &played.digest,
                won: played.end.won(),
            })
            .collect()
    }

    fn seats(&self) -> usize {
        self.company.heroes.len()
    }

    fn next(&self) -> Option<&str> {
        self.next.as_deref()
    }

    fn check_limits(&self) -> Result<(), record::TooLarge> {
        record::at_most(&[Step::Field("chapters")], self.chapters.len() as u64, record::MOST_LISTED)
    }
}
