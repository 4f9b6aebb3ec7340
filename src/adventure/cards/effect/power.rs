//! Three of the four structures of the effect language: powers, rules, replacements; standing
//! effects have their own file.

use std::num::NonZeroU8;

use serde::{Deserialize, Serialize};

use super::{CardFilter, CheckFilter, Cond, Effects, From, To, Whose, brackets, nothing};
use crate::cards::vocabulary::{Action, Kind, Trait};

/// The moment at which a power may be used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum When {
    /// While a check is being staged, before its roll (AC-CHECK-32).
    Check(#[serde(default)] CheckFilter),
    /// After the roll of a matching check, for rerolls (AC-CHECK-47).
    Rolled(#[serde(default)] CheckFilter),
    /// When damage of one of these types is about to be taken; an empty list matches any type
    /// (AC-DMG-02).
    Damage(#[serde(with = "brackets")] Vec<Trait>),
    /// In the evade step of an encounter with a matching card (AC-ENC-10).
    Evade(#[serde(default)] CardFilter),
    /// When this event occurs (AC-ENC-25).
    On(Event),
    /// At any time outside encounters, on anybody's turn (AC-PLAY-35).
    Anytime,
    /// Outside encounters on the owner's own turn.
    YourTurn,
}

/// The kind of a [`When`], without its filter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "as the moments")]
pub enum WhenKind {
    Check,
    Rolled,
    Damage,
    Evade,
    On,
    Anytime,
    YourTurn,
}

impl When {
    /// Returns the kind of the moment.
    pub fn kind(&self) -> WhenKind {
        match self {
            When::Check(_) => WhenKind::Check,
            When::Rolled(_) => WhenKind::Rolled,
            When::Damage(_) => WhenKind::Damage,
            When::Evade(_) => WhenKind::Evade,
            When::On(_) => WhenKind::On,
            When::Anytime => WhenKind::Anytime,
            When::YourTurn => WhenKind::YourTurn,
        }
    }
}

/// An event to which rules and powers can react.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// At the start of the scenario, for each hero (AC-SETUP-08).
    Setup,
    /// Once at the start of the scenario, for the hero of the first turn (AC-SETUP-08).
    Begin,
    /// At the start of a turn, after the blessings deck was advanced.
    TurnStart,
    /// At the end of a turn, before the hand is reset (AC-TURN-40).
    TurnEnd,
    /// At the start and again at the end of a turn.
    TurnStartOrEnd,
    /// An exploration of a hero is over, with its encounter (AC-TURN-25).
    Explored,
    /// When a hero resets the hand, before anything is discarded (AC-TURN-45).
    Reset,
    /// A hero came to this location (AC-TURN-20).
    Enter,
    /// A hero left this location (AC-TURN-20).
    Leave,
    /// A hero's token was found in the deck of this location (AC-TOKN-02).
    Found,
    /// A matching card was flipped over by exploring, before its encounter begins (AC-ENC-08).
    Flipped(#[serde(default)] CardFilter),
    /// A matching card is encountered: before it can be evaded (AC-ENC-09).
    Encountered(#[serde(default)] CardFilter),
    /// Before the encounter with a matching card (AC-ENC-14), before acting (AC-ENC-15).
    Before(#[serde(default)] CardFilter),
    /// After the encounter with a matching card, whether or not it was defeated (AC-ENC-28), after
    /// acting (AC-ENC-29).
    After(#[serde(default)] CardFilter),
    /// A matching bane was defeated (AC-ENC-30).
    Defeated(#[serde(default)] CardFilter),
    /// A matching bane was not defeated (AC-ENC-31).
    Undefeated(#[serde(default)] CardFilter),
    /// A matching boon was acquired (AC-ENC-32).
    Acquired(#[serde(default)] CardFilter),
    /// A matching boon was not acquired (AC-RUL-68).
    NotAcquired(#[serde(default)] CardFilter),
    /// A matching card was evaded (AC-ENC-12).
    Evaded(#[serde(default)] CardFilter),
    /// A matching card was examined. On a card without a filter: this card, wherever it is, and
    /// "you" is the hero who examines it (AC-EXAM-13, AC-EXAM-16).
    Examined(#[serde(default)] CardFilter),
    /// A matching check failed.
    Failed(#[serde(default)] CheckFilter),
    /// A matching check succeeded.
    Passed(#[serde(default)] CheckFilter),
    /// Damage of one of these types was taken; an empty list matches any type (AC-RUL-05).
    Hurt(#[serde(with = "brackets")] Vec<Trait>),
    /// A matching card was played; handled after the encounter (AC-ENC-25).
    Played(#[serde(default)] CardFilter),
    /// A location is about to be permanently closed and still has its cards (AC-CLOSE-14).
    Closing,
    /// A location was permanently closed (AC-CLOSE-13).
    Closed,
    /// The blessings deck was advanced and a matching card turned up (AC-TURN-06).
    Hour(#[serde(default)] CardFilter),
    /// A hero died (AC-DIE-01).
    Died,
    /// A hero has reset the hand: cards were discarded and drawn (AC-TURN-48, AC-GOLD-03).
    AfterReset,
    /// The move step of a turn is over, whether or not the hero moved in it, and the explore step
    /// begins (AC-TURN-03, AC-GOLD-03).
    MoveStepEnd,
    /// The explore step of a turn is over, before an attempt to close in the close step (AC-TURN-03,
    /// AC-GOLD-03).
    ExploreStepEnd,
    /// One or more matching cards were discarded from a hero's hand, for whatever reason: played, as a
    /// cost, as damage, at the reset, by a text. Once for each occasion, handled when what brought
    /// it is over (AC-PLAY-23, AC-ENC-25, AC-GOLD-03).
    Discarded(#[serde(default)] CardFilter),
    /// One or more matching cards were buried from a hero's hand; otherwise as `Discarded`
    /// (AC-PLAY-25, AC-GOLD-03).
    Buried(#[serde(default)] CardFilter),
    /// One or more matching cards were recharged from a hero's hand; otherwise as `Discarded`
    /// (AC-PLAY-24, AC-GOLD-03).
    Recharged(#[serde(default)] CardFilter),
    /// One or more matching cards were banished from a hero's hand; otherwise as `Discarded`
    /// (AC-PLAY-26, AC-GOLD-03).
    Banished(#[serde(default)] CardFilter),
    /// A hero is about to suffer a scourge by a text (AC-SCRG-02, AC-SCRG-03).
    Suffering,
    /// A matching villain was defeated and has nowhere to escape to: it is banished, and the scenario is
    /// not yet won (AC-VILL-23, AC-GOLD-03).
    Cornered(#[serde(default)] CardFilter),
    /// The scenario ends, won or lost, for each living hero: displayed cards and texts on `paragraphs`,
    /// wherever their card is, are carried out before the decks are put away (AC-END-04, AC-GOLD-03).
    ScenarioEnd,
    /// The deck of a location was shuffled, for each hero there: by a text, or with a card that goes into
    /// it; handled when what brought it is over (AC-PLAY-42, AC-GOLD-03).
    Shuffled,
}

/// The kind of an [`Event`], without its filter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "as the events")]
pub enum EventKind {
    Setup,
    Begin,
    TurnStart,
    TurnEnd,
    TurnStartOrEnd,
    Explored,
    Reset,
    Enter,
    Leave,
    Found,
    Flipped,
    Encountered,
    Before,
    After,
    Defeated,
    Undefeated,
    Acquired,
    NotAcquired,
    Evaded,
    Examined,
    Failed,
    Passed,
    Hurt,
    Played,
    Closing,
    Closed,
    Hour,
    Died,
    AfterReset,
    MoveStepEnd,
    ExploreStepEnd,
    Discarded,
    Buried,
    Recharged,
    Banished,
    Suffering,
    Cornered,
    ScenarioEnd,
    Shuffled,
}

impl Event {
    /// Returns the action by which cards leave a hand, if the event is about that.
    pub fn leaving(&self) -> Option<Action> {
        match self {
            Event::Discarded(_) => Some(Action::Discard),
            Event::Buried(_) => Some(Action::Bury),
            Event::Recharged(_) => Some(Action::Recharge),
            Event::Banished(_) => Some(Action::Banish),
            _ => None,
        }
    }

    /// Returns the kind of the event.
    pub fn kind(&self) -> EventKind {
        match self {
            Event::Setup => EventKind::Setup,
            Event::Begin => EventKind::Begin,
            Event::TurnStart => EventKind::TurnStart,
            Event::TurnEnd => EventKind::TurnEnd,
            Event::TurnStartOrEnd => EventKind::TurnStartOrEnd,
            Event::Explored => EventKind::Explored,
            Event::Reset => EventKind::Reset,
            Event::Enter => EventKind::Enter,
            Event::Leave => EventKind::Leave,
            Event::Found => EventKind::Found,
            Event::Flipped(_) => EventKind::Flipped,
            Event::Encountered(_) => EventKind::Encountered,
            Event::Before(_) => EventKind::Before,
            Event::After(_) => EventKind::After,
            Event::Defeated(_) => EventKind::Defeated,
            Event::Undefeated(_) => EventKind::Undefeated,
            Event::Acquired(_) => EventKind::Acquired,
            Event::NotAcquired(_) => EventKind::NotAcquired,
            Event::Evaded(_) => EventKind::Evaded,
            Event::Examined(_) => EventKind::Examined,
            Event::Failed(_) => EventKind::Failed,
            Event::Passed(_) => EventKind::Passed,
            Event::Hurt(_) => EventKind::Hurt,
            Event::Played(_) => EventKind::Played,
            Event::Closing => EventKind::Closing,
            Event::Closed => EventKind::Closed,
            Event::Hour(_) => EventKind::Hour,
            Event::Died => EventKind::Died,
            Event::AfterReset => EventKind::AfterReset,
            Event::MoveStepEnd => EventKind::MoveStepEnd,
            Event::ExploreStepEnd => EventKind::ExploreStepEnd,
            Event::Discarded(_) => EventKind::Discarded,
            Event::Buried(_) => EventKind::Buried,
            Event::Recharged(_) => EventKind::Recharged,
            Event::Banished(_) => EventKind::Banished,
            Event::Suffering => EventKind::Suffering,
            Event::Cornered(_) => EventKind::Cornered,
            Event::ScenarioEnd => EventKind::ScenarioEnd,
            Event::Shuffled => EventKind::Shuffled,
        }
    }
}

/// A cost in addition to the action with the card itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cost {
    /// This action with a matching card from the owner's hand, which is not playing it
    /// (AC-PLAY-06).
    Hand(Action, #[serde(default)] CardFilter),
    /// This action with the top card of the owner's deck (AC-DIE-03).
    Deck(Action),
    /// This action with a matching card of the owner's discard pile.
    Discards(Action, #[serde(default)] CardFilter),
    /// One of these costs, as the owner chooses; two or three, none of them such a choice again.
    Either(Vec<Cost>),
    /// A cost with that many cards, all of which must be available (AC-LIM-04). The first is paid
    /// as the power is used, the others right after it.
    Several(u8, Box<Cost>),
    /// This action with a matching card that is displayed in front of the owner.
    Displayed(Action, #[serde(default)] CardFilter),
}

impl Cost {
    /// The most costs among which a power lets its owner choose.
    pub const MOST: usize = 3;

    /// Returns the costs between which the owner chooses: the cost itself if there is no choice.
    pub fn choices(&self) -> &[Cost] {
        match self {
            Cost::Either(all) => all,
            cost => std::slice::from_ref(cost),
        }
    }

    /// Returns what a cost of chosen cards does with them, where they come from, and which they are.
    pub fn of_cards(&self) -> Option<(Action, From, &CardFilter)> {
        match self {
            Cost::Hand(action, what) => Some((*action, From::Hand, what)),
            Cost::Discards(action, what) => Some((*action, From::Discards, what)),
            Cost::Displayed(action, what) => Some((*action, From::Displayed, what)),
            Cost::Deck(_) | Cost::Either(_) | Cost::Several(..) => None,
        }
    }

    /// Returns the cost with a single card, and how many of them are to be paid.
    pub fn each(&self) -> (u8, &Cost) {
        match self {
            Cost::Several(n, cost) => (*n, cost),
            cost => (1, cost),
        }
    }
}

/// A period in which a power can be used once, on however many occasions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Once {
    /// Once on each turn, of whomever.
    Turn,
    /// Once in the scenario.
    Scenario,
}

/// An optional ability: a use of a card, or a power of a hero, location or scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Power {
    /// The action with the card itself; powers of heroes and locations have none.
    #[serde(default, rename = "do")]
    pub action: Option<Action>,
    /// The additional cost.
    #[serde(default)]
    pub cost: Option<Cost>,
    /// The moment at which it may be used.
    pub when: When,
    /// Whose check, damage, encounter or event it is for.
    #[serde(default)]
    pub whose: Whose,
    /// A condition for using it.
    #[serde(default)]
    pub only_if: Option<Cond>,
    /// The effects.
    #[serde(default = "nothing")]
    pub does: Effects,
    /// The index of another power of this card that must have been used on the same check. Playing
    /// this power is then part of that play and exempt from the limit of one card per type
    /// (AC-PLAY-56).
    #[serde(default)]
    pub adds_to: Option<u8>,
    /// The power is used by giving a matching card from the hand to the hero concerned.
    #[serde(default)]
    pub gives: Option<CardFilter>,
    /// Using the power counts as playing a boon of this type (AC-PLAY-05).
    #[serde(default)]
    pub counts_as: Option<Kind>,
    /// Usable only on a check on which its owner has played another matching card; the card is then
    /// exempt from the limit of one card per type (AC-PLAY-56).
    #[serde(default)]
    pub another: Option<CardFilter>,
    /// How often its owner can use it, if not on every occasion (AC-GOLD-03).
    #[serde(default)]
    pub once: Option<Once>,
    /// Whether playing the card for it leaves the limit of one card of its type untouched
    /// (AC-PLAY-52, AC-GOLD-03).
    #[serde(default)]
    pub freely: bool,
    /// Whether it is a power of the card in the hand, though another power displays the card: the
    /// others are usable only while it is displayed (AC-PLAY-22).
    #[serde(default)]
    pub in_hand: bool,
    /// Whether it can be used any number of times on the same occasion, each time at its cost
    /// (AC-GOLD-03, AC-PLAY-11).
    #[serde(default)]
    pub any_number: bool,
    /// How many times at most that is, if there is a limit: "up to 3 cards" (AC-GOLD-03).
    #[serde(default)]
    pub at_most: Option<NonZeroU8>,
}

impl Power {
    /// Returns how many times it can be used on the same occasion.
    pub fn times(&self) -> usize {
        match (self.any_number, self.at_most) {
            (false, _) => 1,
            (true, None) => usize::MAX,
            (true, Some(n)) => usize::from(n.get()),
        }
    }

    /// Creates a power without action, cost or condition.
    pub fn plain(when: When, does: Effects) -> Power {
        Power {
            action: None,
            cost: None,
            when,
            whose: Whose::Yours,
            only_if: None,
            does,
            adds_to: None,
            gives: None,
            counts_as: None,
            another: None,
            once: None,
            freely: false,
            in_hand: false,
            any_number: false,
            at_most: None,
        }
    }
}

/// A mandatory ability, applied whenever its event occurs (AC-GOLD-13).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rule {
    /// The event.
    pub on: Event,
    /// The hero to whom the event happens.
    #[serde(default)]
    pub whose: Whose,
    /// A condition.
    #[serde(default)]
    pub only_if: Option<Cond>,
    /// The effects.
    pub does: Effects,
}

/// A replacement: a card goes to another place than usual.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Instead {
    /// The event that is replaced.
    pub of: Fate,
    /// A condition.
    #[serde(default)]
    pub only_if: Option<Cond>,
    /// The new destination.
    pub to: To,
    /// Whether the hero may choose that each time, where it would be so anyway else (AC-GOLD-13).
    #[serde(default)]
    pub may: bool,
}

/// An event whose destination of a card can be replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fate {
    /// A defeated bane is banished.
    Defeated,
    /// An undefeated bane is shuffled back.
    Undefeated,
    /// A boon not acquired is banished.
    NotAcquired,
    /// After playing this card for this action, it goes where the action says.
    Played(Action),
    /// The card pays for a power by this action (AC-PLAY-06).
    Paid(Action),
    /// The card is discarded from the hand as damage.
    Damage,
    /// The card is discarded, recharged, buried or banished, for whatever reason: played or paid, by
    /// its check to recharge it, as damage, at the reset, or by a text that moves cards of the hand,
    /// the discards or in play (AC-PLAY-15, AC-GOLD-03).
    Any(Action),
    /// The card is played, by whatever action, revealing it included: "if you play a weapon, bury it". Only
    /// in standing effects about cards (AC-PLAY-15, AC-GOLD-03).
    Play,
}

impl Fate {
    /// Returns whether a text about this is about that, too.
    pub fn covers(self, that: Fate) -> bool {
        match (self, that) {
            (Fate::Any(a), Fate::Played(b) | Fate::Paid(b) | Fate::Any(b)) => a == b,
            (Fate::Any(a), Fate::Damage) => a == Action::Discard,
            (Fate::Play, Fate::Played(_)) => true,
            _ => self == that,
        }
    }
}
