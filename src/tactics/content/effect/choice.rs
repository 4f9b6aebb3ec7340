//! The arguments of verbs: which face, whose cards, how they are picked, whom an enemy goes for.

use serde::{Deserialize, Serialize};

use super::{Cond, Spot};
use crate::content::amount::Amount;
use crate::content::words::Divider;

/// Dice of an attack on a condition.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct More {
    /// What must hold; "it" is the target.
    pub only_if: Cond,
    /// What is rolled or added.
    pub dice: Amount,
}

/// The face that a die is turned to.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Face {
    /// That number, or the nearest lower one that the die has.
    Number(Amount),
    /// The middle one: the fourth of its six faces in order.
    Middle,
    /// The highest one.
    Highest,
}

/// Which pieces are meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Which {
    /// All of them.
    #[default]
    All,
    /// The one nearest to who does it.
    Nearest,
}

/// What happens to a spawn at the limit of the kind (AT-SPWN-03, AT-RUL-26).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Full {
    /// Nothing is spawned.
    #[default]
    Prevent,
    /// The players choose one that is replaced.
    Replace,
}

/// A change of the initiative line (AT-ROUND-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Order {
    /// To the front of those who have not acted.
    First,
    /// To the end.
    Last,
    /// Exchanges places with one who has not acted, chosen by who does it.
    Swap,
    /// All who have not acted are shuffled again.
    Redraw,
}

/// Whose tuck box or deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Owner {
    /// The party: its decks (AT-SORT-19).
    Party,
    /// One hero, whom the party chooses (AT-EQUP-03, AT-PERK-02); loot goes into the action deck
    /// (AT-GOAL-10).
    Hero,
    /// Every hero.
    EachHero,
    /// Who does it.
    #[serde(rename = "Self")]
    Oneself,
    /// Whom the words before are about.
    It,
    /// The deck behind a divider.
    Deck(Divider),
}

/// How cards are picked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pick {
    /// Their owner chooses that many, or all if there are fewer.
    #[default]
    Choose,
    /// Their owner chooses that many at most.
    UpTo,
    /// At random.
    Random,
    /// From the top.
    Top,
    /// All; the number does not matter.
    All,
    /// The owner searches the whole pile and shuffles it then.
    Search,
}

/// What may be done with boss cards that were looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Scried {
    /// They go back as they lay.
    #[default]
    Back,
    /// They go back in any order.
    Order,
    /// One of them may go under the deck.
    OneUnder,
    /// One of them may be discarded.
    OneDiscarded,
}

/// Whom an enemy goes for (AT-BOSS-11, AT-DATA-29); of equals the closest.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Prefer {
    /// The closest hero (AT-BOSS-05).
    #[default]
    Closest,
    /// The hero farthest away who can be reached.
    Farthest,
    /// The hero with the most tokens of that id.
    MostTokens(String),
    /// The hero with the least HP.
    LeastHp,
    /// The hero with the most HP.
    MostHp,
    /// The hero with the most cards in hand.
    MostCards,
    /// The hero who has dealt most damage in this encounter.
    MostDamage,
    /// The hero whose turn was the last one.
    LastTurn,
    /// The hero nearest to those squares.
    Nearest(Spot),
    /// Heroes for whom the condition holds; "it" is the hero.
    Those(Cond),
}
