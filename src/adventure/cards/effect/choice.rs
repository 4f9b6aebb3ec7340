//! What verbs are told: who, from where, to where, which, how many.

use std::num::NonZeroU8;

use serde::{Deserialize, Serialize};

use super::{CardFilter, Cond, Effects, nothing};
use crate::cards::words::Kind;

/// Who is meant by an effect.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Who {
    /// You: see the module's head.
    #[default]
    You,
    /// The hero whose check, damage, encounter or event this power answers.
    Them,
    /// Every living hero here, you too.
    EachHere,
    /// Every other living hero here.
    EachOtherHere,
    /// Every living hero.
    Each,
    /// Every other living hero.
    EachOther,
    /// One hero here, chosen by you; may be you.
    OneHere,
    /// One other hero here, chosen by you.
    OneOtherHere,
    /// One hero anywhere, chosen by you; may be you.
    One,
    /// A hero here, at random.
    RandomHere,
    /// That many heroes here, chosen by you, or all there are (AC-LIM-02).
    SomeHere(NonZeroU8),
}

/// Where cards are taken from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum From {
    /// The hero's hand.
    Hand,
    /// The hero's deck: its top unless searched.
    Deck,
    /// The hero's discard pile.
    Discards,
    /// The hero's buried cards.
    Buried,
    /// Cards displayed in front of the hero.
    Displayed,
    /// The deck of the hero's location: its top.
    Here,
    /// The blessings deck: its top (AC-TURN-10).
    Blessings,
    /// The blessings discard pile: the hours gone by.
    Hours,
    /// The box.
    Box,
}

/// Where cards go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum To {
    /// The hero's hand.
    Hand,
    /// The top of the hero's deck.
    DeckTop,
    /// The bottom of the hero's deck: recharged.
    DeckBottom,
    /// Shuffled into the hero's deck.
    Deck,
    /// The hero's discard pile.
    Discards,
    /// Under the hero's board.
    Buried,
    /// In front of the hero.
    Displayed,
    /// Displayed next to the hero's location (or the one whose deck it came from) (AC-PLAY-22).
    Beside,
    /// Shuffled into the deck of the hero's location (or the deck it came from).
    Here,
    /// On top of that deck.
    HereTop,
    /// Faceup on top of that deck, until it is defeated or its own text takes it away
    /// (AC-FACE-01, AC-FACE-02).
    HereUp,
    /// Under that deck.
    HereBottom,
    /// Shuffled into the deck of a random open location; if there is none, into this one.
    Elsewhere,
    /// Shuffled into the blessings deck.
    Blessings,
    /// The blessings discard pile.
    Hours,
    /// The box: banished.
    Box,
}

/// How cards are picked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pick {
    /// The hero chooses exactly that many, or all there are if fewer (AC-LIM-01).
    #[default]
    Choose,
    /// The hero chooses up to that many, also none; of a facedown deck, how many from its top.
    UpTo,
    /// The hero chooses any number; the number is ignored. In the third edition that is at least 1
    /// (AC-PLAY-39).
    AnyNumber,
    /// At random (AC-RUL-95).
    Random,
    /// From the top.
    Top,
    /// Every one; the number is ignored.
    All,
    /// The whole deck is looked at and one is chosen, then it is shuffled (AC-EXAM-11, AC-EXAM-12).
    Search,
}

/// Which deck is examined.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Deck {
    /// The deck of your location.
    #[default]
    Here,
    /// The deck of a location that you choose.
    Anywhere,
    /// Your own deck.
    Own,
    /// The blessings deck.
    Blessings,
}

/// What may be done with cards that were examined.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Then {
    /// They go back as they were (AC-EXAM-02).
    #[default]
    Back,
    /// They go back in any order you like.
    AnyOrder,
    /// Each may go to the bottom instead.
    MayBottom,
    /// One such card may be taken into your hand.
    MayTake(CardFilter),
    /// If the first card (or the one that was looked for) is such a one, you may encounter it.
    MayEncounter(CardFilter),
    /// The deck is shuffled.
    Shuffle,
}

/// Where somebody moves.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Where {
    /// To a location of their choice.
    #[default]
    Choose,
    /// To a random other location.
    Random,
    /// To a random other open location; nowhere if there is none.
    RandomOpen,
    /// To your location.
    ToYou,
    /// To the location with this id, if it is in play.
    Named(String),
}

/// What is summoned (AC-SUMM-01).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Summoned {
    /// The card of this id, imagined if need be (AC-SUMM-02).
    Named(String),
    /// A random card of this type from the box.
    Random(Kind),
    /// Another copy of the card being encountered.
    Same,
}

/// Which dice are rolled again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reroll {
    /// One die of your choice.
    One,
    /// All of them.
    All,
    /// Each that shows so much or less.
    AtMost(u8),
}

/// One way of an effect that offers a choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Way {
    /// Only if this holds.
    #[serde(default)]
    pub only_if: Option<Cond>,
    /// What it does; empty: nothing.
    #[serde(default = "nothing")]
    pub does: Effects,
}
