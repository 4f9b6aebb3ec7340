//! Filters for cards and checks.

use serde::{Deserialize, Serialize};

use crate::cards::vocabulary::{Kind, Rank, Skill, Trait};

/// A filter for cards. Empty lists match any card; all given criteria must match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CardFilter {
    /// One of these types; loot counts as its listed type (AC-CARD-38).
    pub kinds: Vec<Kind>,
    /// One of these ranks.
    pub ranks: Vec<Rank>,
    /// At least one of these traits.
    pub traits: Vec<Trait>,
    /// All of these traits.
    pub all_traits: Vec<Trait>,
    /// None of these traits.
    pub without: Vec<Trait>,
    /// One of these card ids.
    pub ids: Vec<String>,
    /// Banes only, or boons only.
    pub side: Option<Side>,
    /// The card invokes at least one of these traits (AC-INVK-02, AC-INVK-03).
    pub invokes: Vec<Trait>,
    /// An adventure deck number of at most that; a card without one counts as 0 (AC-SETS-03).
    pub number_at_most: Option<u8>,
    /// An adventure deck number that compares so with the scenario's; only in a scenario (AC-CARD-09,
    /// AC-SETS-03).
    pub number_is: Option<NumberIs>,
    /// One of these skills is listed in its checks to acquire or to defeat (AC-CHECK-15).
    pub lists: Vec<Skill>,
    /// None of these skills is listed in its checks to acquire or to defeat.
    pub lists_none: Vec<Skill>,
    /// One of these filters matches the card; then nothing else is given beside them.
    pub any_of: Vec<CardFilter>,
    /// The card that is being encountered as the text is carried out: "this bane" in what is so until
    /// the end of the turn or encounter, and only there.
    pub met: bool,
}

impl CardFilter {
    /// Returns whether the filter asks about traits.
    pub fn names_traits(&self) -> bool {
        let lists = [&self.traits, &self.all_traits, &self.without];
        lists.into_iter().any(|l| !l.is_empty()) || self.any_of.iter().any(CardFilter::names_traits)
    }

    /// Returns whether the filter is a choice between others and nothing else.
    pub fn is_choice(&self) -> bool {
        let alone = CardFilter { any_of: self.any_of.clone(), ..CardFilter::default() };
        !self.any_of.is_empty() && *self == alone
    }
}

/// How the adventure deck number of a card compares with that of the scenario; a card without one
/// counts as 0 (AC-CARD-09, AC-SETS-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NumberIs {
    /// It is lower.
    Lower,
    /// It is the same.
    Same,
    /// It is lower or the same.
    LowerOrSame,
    /// It is higher.
    Higher,
}

impl NumberIs {
    /// Returns whether the number of a card compares so with the scenario's.
    pub fn holds(self, card: u32, scenario: u32) -> bool {
        match self {
            NumberIs::Lower => card < scenario,
            NumberIs::Same => card == scenario,
            NumberIs::LowerOrSame => card <= scenario,
            NumberIs::Higher => card > scenario,
        }
    }
}

/// A bane or a boon (AC-CARD-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "two words")]
pub enum Side {
    Bane,
    Boon,
}

/// The purpose of a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Purpose {
    /// To defeat a bane (AC-CHECK-06).
    Defeat,
    /// To acquire a boon (AC-CHECK-05).
    Acquire,
    /// To recharge a card that was played (AC-CHECK-52).
    Recharge,
    /// To close a location (AC-CLOSE-05).
    Close,
    /// Any other purpose, given by a card or power (AC-CHECK-54).
    Other,
}

/// A filter for checks. Empty lists match any check; all given criteria must match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CheckFilter {
    /// Combat checks only (`Some(true)`), or all others only (AC-CHECK-34, AC-CHECK-36).
    pub combat: Option<bool>,
    /// One of these purposes.
    pub purposes: Vec<Purpose>,
    /// The check uses at least one of these skills (AC-CHECK-33, AC-CHECK-37).
    pub skills: Vec<Skill>,
    /// The check has at least one of these traits (AC-CHECK-38).
    pub traits: Vec<Trait>,
    /// The card that the check is against, or that is recharged.
    pub against: Option<CardFilter>,
    /// The check invokes at least one of these traits (AC-INVK-01).
    pub invokes: Vec<Trait>,
}

/// Whose check, damage, encounter or event is meant, relative to the owner of the power.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Whose {
    /// The owner's own (AC-PLAY-50).
    #[default]
    Yours,
    /// Any hero's at the owner's location, including the owner's.
    AnyHere,
    /// Another hero's at the owner's location.
    OtherHere,
    /// Another hero's, at whatever location.
    Other,
    /// Any hero's anywhere (AC-PLAY-50).
    Any,
    /// A hero's at any location but the owner's.
    Elsewhere,
}
