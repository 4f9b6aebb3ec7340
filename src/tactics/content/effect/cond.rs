//! Conditions of effects, rules, choices and objectives.

use serde::{Deserialize, Serialize};

use super::{CardFilter, Whom};
use crate::content::amount::{Amount, Reach};
use crate::content::words::{AttackKind, Condition, Difficulty, Outcome, Who};
use crate::ground::Kind;

/// Something that holds or does not. About characters it asks whom the words before are about, or
/// who has the text if there is nobody.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cond {
    /// It does not hold.
    Not(Box<Cond>),
    /// All of these hold.
    All(Vec<Cond>),
    /// One of these holds.
    AnyOf(Vec<Cond>),

    // --- about a character ---
    /// It is one of those.
    Is(Who),
    /// It is of that class (AT-RUL-71).
    Class(String),
    /// It has the condition (AT-COND-07).
    Has(Condition),
    /// It has any condition.
    HasAny,
    /// It has at least so many tokens.
    Tokens(String, #[serde(default = "one")] u8),
    /// It has lost HP.
    Hurt,
    /// It has half its maximum HP or less (AT-ACTN-10).
    HalfHp,
    /// It is knocked out or removed (AT-COND-08, AT-COND-16).
    Down,
    /// It is within that distance of whoever is meant (AT-RANGE-02).
    Near(Who, #[serde(default = "adjacent")] Reach),
    /// It is in range and line of sight of whoever is meant.
    SeenBy(Who),
    /// It sees whoever is meant.
    Sees(Who),
    /// It stands on terrain of that name, or on a piece of it.
    On(String),
    /// It stands on a square that the map calls so.
    OnMark(String),
    /// It stands beside terrain of that name or a piece of it, diagonals included.
    Beside(String),
    /// It stands where the board can be left.
    OnExit,
    /// It stands beside a square that the map calls so, or on it.
    BesideMark(String),
    /// It stands beside terrain of that kind or a piece of it.
    BesideKind(Kind),
    /// It has moved since its last turn began.
    HasMoved,
    /// It has attacked since its last turn began.
    HasAttacked,
    /// It has taken its turn in this round.
    HasActed,
    /// Who does it went through its square on the last move.
    Passed,
    /// It has lost no HP in this encounter, healed or not.
    NeverHurt,
    /// It has a card of that sort on its player board.
    Wears(CardFilter),
    /// It has a card of that sort in its hand.
    Holds(CardFilter),
    /// The attack or effect before defeated it or knocked it out.
    Felled,
    /// The attack or effect before dealt it damage.
    WasHurt,

    // --- about what is going on ---
    /// The attack that is going on is of that sort.
    AttackIs(AttackKind),
    /// The attack that is going on could be made at it now: it is in range and in sight.
    InReach,
    /// The damage was meant for somebody else.
    Redirected,
    /// The damage that is about to be dealt would knock it out or defeat it.
    WouldFall,
    /// The card that lies in the tuck box for all to answer is of that sort.
    Rung(Rung),
    /// So many dice or more show that number or more.
    DiceShow(u8, u8),
    /// An effect before could be carried out.
    Did,

    // --- about the board and the encounter ---
    /// There are so many characters of that sort on the board, at least.
    There(Whom, #[serde(default = "one")] u8),
    /// All characters of that sort are gone: none is on the board or waiting to come.
    Gone(Who),
    /// All heroes of the party who stand are where the condition says; "it" is each of them.
    EachHero(Box<Cond>),
    /// A token of that name lies on a square or figure, so many at least.
    TokensInPlay(String, u8),
    /// The amount is at least as much as another.
    AtLeast(Amount, Amount),
    /// The amount is at most as much as another.
    AtMost(Amount, Amount),
    /// So many rounds are over (AT-ROUND-01).
    RoundsOver(u8),
    /// The number of the round, divided by the first number, leaves the second.
    RoundEvery(u8, #[serde(default)] u8),
    /// The main objective is met (AT-GOAL-01).
    MainMet,
    /// The bonus objective of that name is met (AT-GOAL-16).
    BonusMet(String),

    // --- about the campaign ---
    /// The flag is set.
    Flag(String),
    /// The chapter was visited, with that result if one is named.
    Visited(String, #[serde(default)] Option<Outcome>),
    /// The party has so many Bags of Gold (AT-MRKT-06).
    Gold(u8),
    /// The party has the item, or a hero the card.
    Owns(String),
    /// A hero of the party has that class.
    PartyHas(String),
    /// The party has so many heroes (AT-CAMP-09).
    Heroes(u8),
    /// The difficulty is that one (AT-CAMP-15).
    Difficulty(Difficulty),
}

/// What a card does that is rung for all to answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Rung {
    /// It does whatever.
    Any,
    /// It moves somebody.
    Moves,
    /// It attacks.
    Attacks,
    /// It does something else.
    Other,
}

fn one() -> u8 {
    1
}

fn adjacent() -> Reach {
    Reach::To(1)
}
