//! The four shapes: what may be played, what must happen, what is so meanwhile, what happens instead.

use serde::{Deserialize, Serialize};

use super::{CardFilter, CheckFilter, Cond, Effects, Reroll, To, Whose, brackets, nothing};
use crate::cards::amount::Amount;
use crate::cards::words::{Action, Kind, Trait};

/// When a power may be used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum When {
    /// While a check is being staged, before its roll (AC-CHECK-32).
    Check(#[serde(default)] CheckFilter),
    /// After the roll of such a check: rerolls (AC-CHECK-47).
    Rolled(#[serde(default)] CheckFilter),
    /// When damage of one of these types is about to be taken; empty: of any type (AC-DMG-02).
    Damage(#[serde(with = "brackets")] Vec<Trait>),
    /// In the evade step of an encounter with such a card (AC-ENC-10).
    Evade(#[serde(default)] CardFilter),
    /// When that happens (AC-ENC-25).
    On(Event),
    /// At any time outside encounters, on anybody's turn (AC-PLAY-35).
    Anytime,
    /// Outside encounters on the owner's own turn.
    YourTurn,
}

/// What sort of moment it is, whatever check, damage, card or event it is about.
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
    /// What sort of moment it is.
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

/// Something that happens, for rules and optional powers to answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// At the start of the scenario (AC-SETUP-08).
    Setup,
    /// At the start of a turn, after the blessings deck was advanced.
    TurnStart,
    /// At the end of a turn, before the hand is reset (AC-TURN-40).
    TurnEnd,
    /// When a hero resets the hand, before anything is discarded (AC-TURN-45).
    Reset,
    /// A hero came to this location (AC-TURN-20).
    Enter,
    /// A hero left this location (AC-TURN-20).
    Leave,
    /// Such a card was flipped over by exploring, before its encounter begins (AC-ENC-08).
    Flipped(#[serde(default)] CardFilter),
    /// Such a card is encountered: before it can be evaded (AC-ENC-09).
    Encountered(#[serde(default)] CardFilter),
    /// Before the encounter with such a card (AC-ENC-14), before acting (AC-ENC-15).
    Before(#[serde(default)] CardFilter),
    /// After the encounter with such a card, whether or not it was defeated (AC-ENC-28), after
    /// acting (AC-ENC-29).
    After(#[serde(default)] CardFilter),
    /// Such a bane was defeated (AC-ENC-30).
    Defeated(#[serde(default)] CardFilter),
    /// Such a bane was not defeated (AC-ENC-31).
    Undefeated(#[serde(default)] CardFilter),
    /// Such a boon was acquired (AC-ENC-32).
    Acquired(#[serde(default)] CardFilter),
    /// Such a boon was not acquired (AC-RUL-68).
    NotAcquired(#[serde(default)] CardFilter),
    /// Such a card was evaded (AC-ENC-12).
    Evaded(#[serde(default)] CardFilter),
    /// Such a card was examined; without a filter, on a card: this card, wherever it lies, and
    /// "you" is who examines it (AC-EXAM-13, AC-EXAM-16).
    Examined(#[serde(default)] CardFilter),
    /// Such a check failed.
    Failed(#[serde(default)] CheckFilter),
    /// Such a check succeeded.
    Passed(#[serde(default)] CheckFilter),
    /// Damage of one of these types was taken; empty: of any type (AC-RUL-05).
    Hurt(#[serde(with = "brackets")] Vec<Trait>),
    /// Such a card was played; dealt with after the encounter (AC-ENC-25).
    Played(#[serde(default)] CardFilter),
    /// A location is about to be permanently closed, its cards still there (AC-CLOSE-14).
    Closing,
    /// A location was permanently closed (AC-CLOSE-13).
    Closed,
    /// The blessings deck was advanced and such a card turned up (AC-TURN-06).
    Hour(#[serde(default)] CardFilter),
    /// A hero died (AC-DIE-01).
    Died,
}

/// What sort of event it is, whatever card, check or damage it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "as the events")]
pub enum EventKind {
    Setup,
    TurnStart,
    TurnEnd,
    Reset,
    Enter,
    Leave,
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
}

impl Event {
    /// What sort of event it is.
    pub fn kind(&self) -> EventKind {
        match self {
            Event::Setup => EventKind::Setup,
            Event::TurnStart => EventKind::TurnStart,
            Event::TurnEnd => EventKind::TurnEnd,
            Event::Reset => EventKind::Reset,
            Event::Enter => EventKind::Enter,
            Event::Leave => EventKind::Leave,
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
        }
    }
}

/// A price to pay besides the action with the card itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cost {
    /// Do this with one such card from the owner's hand: not playing it (AC-PLAY-06).
    Hand(Action, #[serde(default)] CardFilter),
    /// Do this with the top card of the owner's deck (AC-DIE-03).
    Deck(Action),
    /// Do this with one such card of the owner's discard pile.
    Discards(Action, #[serde(default)] CardFilter),
}

/// Something that may be done: a use of a card, or a power of a hero, location or scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Power {
    /// What is done with the card itself; heroes' and locations' powers have none.
    #[serde(default, rename = "do")]
    pub action: Option<Action>,
    /// What else it costs.
    #[serde(default)]
    pub cost: Option<Cost>,
    /// When it may be used.
    pub when: When,
    /// On whose check, damage, encounter or event.
    #[serde(default)]
    pub whose: Whose,
    /// Only if this holds.
    #[serde(default)]
    pub only_if: Option<Cond>,
    /// What it does.
    #[serde(default = "nothing")]
    pub does: Effects,
    /// The number of the power of this card that must have been used on the same check; playing
    /// this one then is part of that play and free of the limit of one card per type (AC-PLAY-56).
    #[serde(default)]
    pub adds_to: Option<u8>,
    /// It is used by giving such a card from the hand to the hero whom it concerns.
    #[serde(default)]
    pub gives: Option<CardFilter>,
    /// Using it counts as playing a boon of this type (AC-PLAY-05).
    #[serde(default)]
    pub counts_as: Option<Kind>,
    /// Only on a check on which its owner has played another such card; the card is then free of
    /// the limit of one card per type (AC-PLAY-56).
    #[serde(default)]
    pub another: Option<CardFilter>,
}

/// Something that must happen, whenever its event does (AC-GOLD-13).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rule {
    /// The event.
    pub on: Event,
    /// To whom it happened.
    #[serde(default)]
    pub whose: Whose,
    /// Only if this holds.
    #[serde(default)]
    pub only_if: Option<Cond>,
    /// What happens.
    pub does: Effects,
}

/// Something that is so as long as its card is active (AC-RUL-04).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// For whom.
    #[serde(default)]
    pub whose: Whose,
    /// Only while this holds.
    #[serde(default)]
    pub only_if: Option<Cond>,
    /// What is so.
    pub change: Change,
}

/// What a standing effect changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Change {
    /// The difficulty of such checks (AC-CHECK-29).
    Difficulty(Amount, #[serde(default)] CheckFilter),
    /// Dice or a number added to such checks; negative numbers are penalties.
    Bonus(Amount, #[serde(default)] CheckFilter),
    /// A number added to each die rolled on such checks (AC-DICE-08).
    EachDie(i8, #[serde(default)] CheckFilter),
    /// Traits added to such checks.
    CheckTraits(Vec<Trait>, #[serde(default)] CheckFilter),
    /// After the roll of such checks these dice must be rolled again, once (AC-CHECK-45).
    Reroll(Reroll, #[serde(default)] CheckFilter),
    /// Such cards cannot be evaded (AC-GOLD-06).
    CannotEvade(#[serde(default)] CardFilter),
    /// The encountered card is immune to these traits (AC-ENC-36).
    Immune(Vec<Trait>),
    /// The bane counts as undefeated unless the check that defeats it has one of these traits.
    Needs(Vec<Trait>),
    /// Such cards cannot be played.
    CannotPlay(CardFilter),
    /// Hand size is changed by so much (AC-CHAR-12).
    HandSize(i8),
    /// Damage for failing against the bane is of this type (AC-CHECK-49).
    DamageType(Trait),
    /// Damage of the bane is changed by this much when it is more than 0.
    DamagePlus(Amount),
    /// Damage of the bane cannot be reduced.
    CannotReduce,
    /// The hero cannot move, in the move step or by any text (AC-TURN-24, AC-GOLD-06).
    CannotMove,
    /// No further explorations on this turn.
    CannotExploreAgain,
    /// The hero is proficient with these (AC-CHAR-13).
    Proficient(Vec<Trait>),
    /// The location cannot be closed, nor its closing be attempted.
    CannotClose,
    /// While the card lies faceup on a location's deck, the first exploration of a turn there
    /// encounters it, and further ones disregard it (AC-FACE-03, AC-FACE-04).
    MetFirst,
    /// Such checks cannot succeed, whatever the result (AC-ENC-23).
    CannotSucceed(#[serde(default)] CheckFilter),
    /// The hero ignores something: it has no effect at all on that hero (AC-GOLD-08).
    Ignores(Ignored),
}

/// What sort of change it is, whatever check, card or number it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "as the changes")]
pub enum ChangeKind {
    Difficulty,
    Bonus,
    EachDie,
    CheckTraits,
    Reroll,
    CannotEvade,
    Immune,
    Needs,
    CannotPlay,
    HandSize,
    DamageType,
    DamagePlus,
    CannotReduce,
    CannotMove,
    CannotExploreAgain,
    Proficient,
    CannotClose,
    MetFirst,
    CannotSucceed,
    Ignores,
}

impl Change {
    /// What sort of change it is.
    pub fn kind(&self) -> ChangeKind {
        match self {
            Change::Difficulty(..) => ChangeKind::Difficulty,
            Change::Bonus(..) => ChangeKind::Bonus,
            Change::EachDie(..) => ChangeKind::EachDie,
            Change::CheckTraits(..) => ChangeKind::CheckTraits,
            Change::Reroll(..) => ChangeKind::Reroll,
            Change::CannotEvade(_) => ChangeKind::CannotEvade,
            Change::Immune(_) => ChangeKind::Immune,
            Change::Needs(_) => ChangeKind::Needs,
            Change::CannotPlay(_) => ChangeKind::CannotPlay,
            Change::HandSize(_) => ChangeKind::HandSize,
            Change::DamageType(_) => ChangeKind::DamageType,
            Change::DamagePlus(_) => ChangeKind::DamagePlus,
            Change::CannotReduce => ChangeKind::CannotReduce,
            Change::CannotMove => ChangeKind::CannotMove,
            Change::CannotExploreAgain => ChangeKind::CannotExploreAgain,
            Change::Proficient(_) => ChangeKind::Proficient,
            Change::CannotClose => ChangeKind::CannotClose,
            Change::MetFirst => ChangeKind::MetFirst,
            Change::CannotSucceed(_) => ChangeKind::CannotSucceed,
            Change::Ignores(_) => ChangeKind::Ignores,
        }
    }
}

/// What a hero ignores.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ignored {
    /// That the encountered card is immune to these traits; empty: to any (AC-ENC-38).
    Immunity(#[serde(with = "brackets")] Vec<Trait>),
    /// All powers of such banes.
    Powers(#[serde(default)] CardFilter),
}

/// A replacement: where a card goes instead of where it would go.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Instead {
    /// What is replaced.
    pub of: Fate,
    /// Only if this holds.
    #[serde(default)]
    pub only_if: Option<Cond>,
    /// Where the card goes.
    pub to: To,
}

/// What can be replaced.
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
    /// The card is discarded from the hand as damage.
    Damage,
}
