//! Reasons, as data with the rules that they come from.

use serde::{Deserialize, Serialize};

use crate::ground::{Far, Sq};
use crate::rules::state::ids::FighterId;

/// How far somebody is, as it is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Away {
    /// Movement points along a legal path.
    Points(u16),
    /// Points along a path on which other figures are ignored.
    Through(u16),
    /// Columns and rows between them.
    Apart(u16),
}

impl From<Far> for Away {
    fn from(far: Far) -> Away {
        match far {
            Far::Walk(n) => Away::Points(n),
            Far::Through(n) => Away::Through(n),
            Far::Apart(n) => Away::Apart(n),
        }
    }
}

/// Why an enemy does what it does.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "because", rename_all = "kebab-case")]
pub enum Because {
    /// No hero can be a target: it neither moves nor attacks.
    Nobody,
    /// It goes for whoever is closest.
    Closest {
        /// Who that is, several if they are as close.
        who: Vec<FighterId>,
        /// How far off.
        away: Away,
    },
    /// It goes for the closest of those whom it prefers.
    Preferred {
        /// Who that is, several if they are as close.
        who: Vec<FighterId>,
        /// How far off.
        away: Away,
    },
    /// Several are as close: the players choose.
    Tied,
    /// It can neither near nor attack whom it prefers, and goes for the closest.
    FellBack,
    /// The order gives it no move.
    NoMove,
    /// The target is in range already: it stays.
    InRange,
    /// It stands too near for its range, and does not step back.
    TooNear,
    /// It stops there, with the target in range, for so many points.
    Stops {
        /// Where.
        at: Sq,
        /// The points.
        cost: u16,
    },
    /// The target does not come into range: it goes where it is nearest.
    Nears {
        /// Where.
        at: Sq,
        /// How far the target is from there.
        away: Away,
    },
    /// No square that it can reach is better than its own.
    NoBetter,
    /// The order sends it there.
    Sent {
        /// Where.
        at: Sq,
    },
    /// It attacks whom it went for.
    Strikes {
        /// Whom.
        who: FighterId,
    },
    /// The order gives it no attack.
    NoAttack,
    /// Whom it went for is not in range, so that it attacks nobody, though others may be in range.
    OutOfRange {
        /// Heroes who are.
        others: Vec<FighterId>,
    },
}

impl Because {
    /// Returns the reason with the square where it went, of several that were as good.
    #[must_use]
    pub fn chosen(self, to: Sq) -> Because {
        match self {
            Because::Stops { cost, .. } => Because::Stops { at: to, cost },
            Because::Nears { away, .. } => Because::Nears { at: to, away },
            Because::Sent { .. } => Because::Sent { at: to },
            other => other,
        }
    }

    /// Returns the rule that it comes from.
    pub fn rule(&self) -> &'static str {
        match self {
            Because::Nobody => "AT-RUL-15",
            Because::Closest { .. } => "AT-BOSS-06",
            Because::Preferred { .. } => "AT-BOSS-11",
            Because::Tied => "AT-BOSS-08",
            Because::FellBack => "AT-BOSS-12",
            Because::NoMove | Because::NoAttack | Because::Sent { .. } => "AT-BOSS-02",
            Because::InRange | Because::Nears { .. } | Because::NoBetter => "AT-RUL-16",
            Because::TooNear => "AT-RUL-18",
            Because::Stops { .. } => "AT-BOSS-07",
            Because::Strikes { .. } => "AT-BOSS-10",
            Because::OutOfRange { .. } => "AT-RUL-17",
        }
    }
}
