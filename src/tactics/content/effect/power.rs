//! Two of the four shapes: powers that may be used, with the ways of a choice, and rules.

use serde::{Deserialize, Serialize};

use super::{Cond, Effect, Effects, On, nothing};
use crate::content::words::Once;

/// Something that may be done.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Power {
    /// Its name, where a card has several.
    #[serde(default)]
    pub name: Option<String>,
    /// The event after which it may be used; without one in the owner's turn (AT-ABIL-02).
    #[serde(default)]
    pub on: Option<On>,
    /// Whether it costs an action; a power with an event never does (AT-RUL-50).
    #[serde(default)]
    pub action: bool,
    /// What must be carried out in full first.
    #[serde(default = "nothing")]
    pub cost: Effects,
    /// A condition.
    #[serde(default)]
    pub only_if: Option<Cond>,
    /// How often at most.
    #[serde(default)]
    pub once: Option<Once>,
    /// What it does; of several ways exactly one is used (AT-ACTN-12).
    pub ways: Vec<Effects>,
}

impl Power {
    /// Returns all that the power can do, its cost first.
    pub fn effects(&self) -> impl Iterator<Item = &Effect> {
        self.cost.iter().chain(self.ways.iter().flat_map(|way| way.iter()))
    }
}

/// Something that happens whenever its event does (AT-BOSS-17).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rule {
    /// The event.
    pub on: On,
    /// A condition.
    #[serde(default)]
    pub only_if: Option<Cond>,
    /// How often at most.
    #[serde(default)]
    pub once: Option<Once>,
    /// What happens. "Self" is who has the text; "It" is to whom the event happens, or who does it
    /// where it happens to nobody else; "By" who does it.
    pub does: Effects,
}

/// A way of several.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OneWay {
    /// A condition.
    #[serde(default)]
    pub only_if: Option<Cond>,
    /// What must be carried out in full, and is then the first that it does: the way is closed to whom it
    /// cannot be.
    #[serde(default = "nothing")]
    pub cost: Effects,
    /// What it does.
    #[serde(default = "nothing")]
    pub does: Effects,
}

impl From<Effects> for OneWay {
    /// Returns a way that is always open.
    fn from(does: Effects) -> OneWay {
        OneWay { only_if: None, cost: nothing(), does }
    }
}

impl OneWay {
    /// Returns all that the way does, its cost first.
    pub fn whole(&self) -> Effects {
        self.cost.iter().chain(self.does.iter()).cloned().collect()
    }
}
