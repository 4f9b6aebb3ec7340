//! The arguments of verbs: who, from where, to where, which, how many.

use std::num::NonZeroU8;

use serde::{Deserialize, Serialize};

use super::{CardFilter, Cond, Effects, nothing};
use crate::cards::amount::Dice;
use crate::cards::vocabulary::{Action, Kind, Trait};

/// The heroes whom an effect concerns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Who {
    /// You, as defined in [`super`].
    #[default]
    You,
    /// The hero whose check, damage, encounter or event this power answers.
    Them,
    /// Every living hero here, including you.
    EachHere,
    /// Every other living hero here.
    EachOtherHere,
    /// Every living hero.
    Each,
    /// Every other living hero.
    EachOther,
    /// One hero here, chosen by you, perhaps yourself.
    OneHere,
    /// One other hero here, chosen by you.
    OneOtherHere,
    /// One hero anywhere, chosen by you, perhaps yourself.
    One,
    /// One other hero anywhere, chosen by you.
    OneOther,
    /// Every living hero at another location.
    EachElsewhere,
    /// One hero at another location, chosen by you.
    OneElsewhere,
    /// A hero anywhere, at random.
    RandomAnywhere,
    /// A hero here, at random.
    RandomHere,
    /// Another hero anywhere, at random.
    RandomOther,
    /// Another hero here, at random.
    RandomOtherHere,
    /// That many heroes here, chosen by you, or all of them if there are fewer (AC-LIM-02).
    SomeHere(NonZeroU8),
    /// Any number of heroes here, chosen by you, perhaps none.
    AnyNumberHere,
}

/// The source of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum From {
    /// The hero's hand.
    Hand,
    /// The hero's deck: its top, unless searched.
    Deck,
    /// The hero's discard pile.
    Discards,
    /// The hero's buried cards.
    Buried,
    /// Cards displayed in front of the hero.
    Displayed,
    /// Cards displayed next to the hero's location.
    Beside,
    /// Cards displayed next to the scenario.
    Scenario,
    /// The top of the deck of the hero's location.
    Here,
    /// The top of the blessings deck (AC-TURN-10).
    Blessings,
    /// The blessings discard pile: the hours gone by.
    Hours,
    /// The box.
    Box,
    /// The card that paid for this power, wherever its payment put it: only it, and only as long as it is
    /// still one of the hero's cards (AC-PLAY-06).
    Paid,
    /// The cards that the last moving of cards in the same list of effects has moved, wherever they are
    /// now, but no longer in the box: all that match, whatever the number.
    Moved,
}

/// The destination of cards. Digests go by the order of the places, so a new one comes last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum To {
    /// The hero's hand.
    Hand,
    /// The top of the hero's deck.
    DeckTop,
    /// The bottom of the hero's deck: the card is recharged.
    DeckBottom,
    /// Shuffled into the hero's deck.
    Deck,
    /// The hero's discard pile.
    Discards,
    /// The hero's buried cards, under the board.
    Buried,
    /// In front of the hero.
    Displayed,
    /// Displayed next to the hero's location, or next to the location whose deck the card came from
    /// (AC-PLAY-22).
    Beside,
    /// Shuffled into the deck of the hero's location, or the deck the card came from.
    Here,
    /// On top of that deck.
    HereTop,
    /// Faceup on top of that deck, until the card is defeated or its own text removes it
    /// (AC-FACE-01, AC-FACE-02).
    HereUp,
    /// Faceup on top of the deck of the open location whose deck has the most cards; of several at
    /// random. A card from a location deck goes to another location, or stays if none is open.
    FullestUp,
    /// Under that deck.
    HereBottom,
    /// Shuffled into the deck of a random open location; if there is none, into this one.
    Elsewhere,
    /// Shuffled into the blessings deck.
    Blessings,
    /// The blessings discard pile.
    Hours,
    /// The box: the card is banished.
    Box,
    /// On top of the deck of a random other open location; if there is none, of this one.
    ElsewhereTop,
    /// Displayed next to the scenario, where its abilities concern every hero (AC-SUPP-03).
    Scenario,
    /// Shuffled into the deck of a random open location, perhaps this one.
    AnyOpen,
    /// On top of the deck of a random open location, perhaps this one.
    AnyOpenTop,
    /// Under the top card of the deck of the hero's location, or of the deck the card came from.
    HereSecond,
    /// Shuffled into the deck of an open location that the hero chooses.
    OpenOne,
    /// Shuffled into the deck of another open location that the hero chooses; if there is none, into
    /// this one.
    OtherOpenOne,
    /// Displayed next to a location that the hero chooses (AC-PLAY-22).
    BesideOne,
}

impl To {
    /// Returns whether a hero chooses the location.
    pub fn is_chosen(self) -> bool {
        matches!(self, To::OpenOne | To::OtherOpenOne | To::BesideOne)
    }

    /// Returns where an action puts a card; revealing leaves it in place (AC-PLAY-19 to AC-PLAY-26).
    pub fn of(action: Action) -> Option<To> {
        match action {
            Action::Reveal => None,
            Action::Display => Some(To::Displayed),
            Action::Discard => Some(To::Discards),
            Action::Recharge => Some(To::DeckBottom),
            Action::Bury => Some(To::Buried),
            Action::Banish => Some(To::Box),
            Action::Shuffle => Some(To::Deck),
            Action::Reload => Some(To::DeckTop),
        }
    }
}

/// How cards are picked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pick {
    /// The hero chooses exactly that many, or all if there are fewer (AC-LIM-01).
    #[default]
    Choose,
    /// The hero chooses at most that many, perhaps none; for a facedown deck, how many from its
    /// top.
    UpTo,
    /// The hero chooses any number; the number is ignored. In the third edition that is at least 1
    /// (AC-PLAY-39).
    AnyNumber,
    /// At random (AC-RUL-95).
    Random,
    /// From the top.
    Top,
    /// From the bottom.
    Bottom,
    /// All cards; the number is ignored.
    All,
    /// The hero searches the whole deck, chooses one and shuffles (AC-EXAM-11, AC-EXAM-12).
    Search,
}

/// The deck that is examined.
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
    /// The deck of a hero whom you choose, perhaps your own.
    OneHero,
    /// The deck of a hero at your location whom you choose, perhaps your own.
    OneHeroHere,
    /// The deck of another location that you choose.
    Elsewhere,
    /// The deck of a location that you choose where a hero is (AC-CARD-15).
    Occupied,
}

/// The end of a deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum End {
    /// The top.
    #[default]
    Top,
    /// The bottom.
    Bottom,
    /// The top or the bottom, as you choose.
    TopOrBottom,
}

/// What may be done with cards after they are examined.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Then {
    /// They are returned in their order (AC-EXAM-02).
    #[default]
    Back,
    /// They are returned in an order of your choice.
    AnyOrder,
    /// Each may go to the bottom instead.
    MayBottom,
    /// You may take one matching card into your hand.
    MayTake(CardFilter),
    /// You may encounter the first card, or the one that was searched for, if it matches.
    MayEncounter(CardFilter),
    /// The deck is shuffled.
    Shuffle,
    /// Matching ones of them go to other places (AC-GOLD-03); the rest is returned in order.
    Put {
        /// Which cards.
        #[serde(default)]
        what: CardFilter,
        /// The places: of several you choose which cards go to the first one, then to the next.
        to: Vec<Laid>,
        /// How many cards at most; all that match if left out.
        #[serde(default)]
        n: Option<NonZeroU8>,
        /// Whether you may leave them where they are.
        #[serde(default)]
        may: bool,
    },
    /// You may shuffle the deck.
    MayShuffle,
    /// If one of them matches, the first effects apply, else the second (AC-GOLD-03).
    If {
        /// The cards that are meant.
        what: CardFilter,
        /// The effects if there is such a card.
        does: Effects,
        /// The effects if there is none.
        #[serde(default = "nothing")]
        otherwise: Effects,
    },
}

/// Where an examined card goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Laid {
    /// On top of its deck.
    Top,
    /// Under its deck: in a hero's own deck it is recharged.
    Bottom,
    /// Under the top card of its deck.
    Second,
    /// Into your hand.
    Hand,
    /// Into the discard pile of its deck's hero, or yours.
    Discards,
    /// Among the buried cards of its deck's hero, or yours.
    Buried,
    /// Into the box: it is banished.
    Box,
}

/// The destination of a move.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Where {
    /// To a location of their choice.
    #[default]
    Choose,
    /// All to the same location, which you choose.
    Together,
    /// To a random other location.
    Random,
    /// To a random other open location; nowhere if there is none.
    RandomOpen,
    /// To the open location, other than the present one, with the fewest heroes; of several at
    /// random.
    FewestHeroes,
    /// To the next location in the order of the scenario; after the last comes the first.
    Next,
    /// To your location.
    ToYou,
    /// To the location of the hero whose check, damage, encounter or event it is.
    ToThem,
    /// To the location with this id, if it is in play.
    Named(String),
    /// To an open location of their choice.
    Open,
    /// To a permanently closed location of their choice.
    Closed,
    /// To a location of their choice where another hero is (AC-CARD-15).
    Occupied,
    /// To a location of their choice with one of these traits.
    OfTrait(Vec<Trait>),
}

impl Where {
    /// Returns whether a hero chooses the location.
    pub fn is_chosen(&self) -> bool {
        match self {
            Where::Choose
            | Where::Together
            | Where::Open
            | Where::Closed
            | Where::Occupied
            | Where::OfTrait(_) => true,
            Where::Random
            | Where::RandomOpen
            | Where::FewestHeroes
            | Where::Next
            | Where::ToYou
            | Where::ToThem
            | Where::Named(_) => false,
        }
    }
}

/// The card that is summoned (AC-SUMM-01).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(clippy::large_enum_variant, reason = "filters are read from packs, and few at a time")]
pub enum Summoned {
    /// The card with this id, even if no copy is left in the box (AC-SUMM-02).
    Named(String),
    /// A random card of this type from the box.
    Random(Kind),
    /// A random matching card from the box.
    RandomOf(CardFilter),
    /// Another copy of the card being encountered.
    Same,
    /// The scenario's danger, of several a random one; nothing if it has none.
    Danger,
}

/// The dice that are rerolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reroll {
    /// One die of your choice.
    One,
    /// All of them.
    All,
    /// Each die that shows this number or less.
    AtMost(u8),
    /// One die of your choice with at most as many faces as this one.
    OneUpTo(Dice),
    /// So many dice of your choice, or fewer, chosen before any is rolled again.
    Some(NonZeroU8),
}

/// What a die shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Face {
    /// This number.
    Exactly(u8),
    /// This number or less.
    AtMost(u8),
    /// This number or more.
    AtLeast(u8),
    /// The highest number of the die.
    Highest,
}

impl Face {
    /// Returns whether a die with so many faces shows that with this value.
    pub fn is(self, value: u8, faces: u8) -> bool {
        match self {
            Face::Exactly(n) => value == n,
            Face::AtMost(n) => value <= n,
            Face::AtLeast(n) => value >= n,
            Face::Highest => value == faces,
        }
    }
}

/// Dice that count as another number than they show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DieCounts {
    /// The size of the dice; any if left out.
    #[serde(default)]
    pub die: Option<Dice>,
    /// What they show.
    pub shows: Face,
    /// What they count as.
    #[serde(rename = "as")]
    pub worth: u8,
}

/// What a marker lies on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Bearer {
    /// The location with the text, otherwise yours.
    #[default]
    Here,
    /// The scenario card.
    Scenario,
}

/// One way of an effect that offers a choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Way {
    /// The way is offered only if this holds.
    #[serde(default)]
    pub only_if: Option<Cond>,
    /// The effects; an empty list does nothing.
    #[serde(default = "nothing")]
    pub does: Effects,
}
