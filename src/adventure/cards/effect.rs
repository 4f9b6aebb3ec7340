//! The effect language: what a power, a rule, a standing effect and a replacement can say.
//!
//! Four shapes share one small vocabulary. Timing (`When`, `Event`), eligibility (`Cond`, the
//! filters) and verbs (`Effect`) are kept apart, so that each can be combined with any other.
//! The text on a card is generated from this data (`cards::text`), so what a card says is what it
//! does. "You" is the hero who plays the card or has the power; for a bane it is the hero who
//! encounters it, for a location each hero who stands there.

mod brackets;
mod choice;
mod class;
mod cond;
mod filter;
mod power;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

pub use choice::{Deck, From, Pick, Reroll, Summoned, Then, To, Way, Where, Who};
pub(crate) use class::counts_on_check;
pub use class::{EffectClass, EventFilter};
pub use cond::Cond;
pub use filter::{CardFilter, CheckFilter, Purpose, Side, Whose};
pub use power::{
    Change, ChangeKind, Cost, Event, EventKind, Fate, Ignored, Instead, Power, Rule, Standing,
    When, WhenKind,
};

use super::amount::{Amount, CheckSpec, Dice};
use super::words::{Skill, Trait};

/// A list of effects, shared between the card and the frames that carry it out.
pub type Effects = Arc<[Effect]>;

fn nothing() -> Effects {
    Arc::from([])
}

fn one_card() -> Amount {
    Amount::number(1)
}

/// A verb.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Effect {
    // --- on the check that is being staged ---
    /// Dice or a number added to the check (AC-CHECK-40).
    Add(Amount),
    /// A number added to each die that is rolled, those added by others too (AC-DICE-08).
    EachDie(i8),
    /// That many dice of the skill used for the check (AC-CHECK-41).
    SkillDice(u8),
    /// The owner's die of this skill, without its modifier (AC-CHECK-26).
    OwnDie(Skill),
    /// Decides the skill: one of these, plus dice. The card's traits join the check (AC-CHECK-22,
    /// AC-CHECK-24).
    Use {
        /// The skills to choose from.
        skills: Vec<Skill>,
        /// What is added.
        #[serde(default)]
        plus: Option<Amount>,
    },
    /// Uses these dice instead of a skill (AC-CHECK-23). The card's traits join the check.
    Fixed(Amount),
    /// Traits added to the check (AC-CHECK-35).
    CheckTraits(Vec<Trait>),
    /// Changes the difficulty (AC-CHECK-29); before the check, that of the checks to come to defeat or
    /// acquire the encountered card (AC-ENC-21).
    Difficulty(Amount),
    /// This die is rolled in place of the die of one of these skills (AC-CHECK-39).
    ReplaceDie {
        /// The skills whose die is replaced.
        of: Vec<Skill>,
        /// What is rolled instead.
        die: Dice,
    },
    /// The result also counts for the next check against the same card.
    KeepResult,
    /// The check succeeds without a roll.
    Succeed,
    /// In place of the check the encountered card is defeated or acquired: success at all its checks
    /// and requirements (AC-ENC-22).
    Overcome,
    /// Rolls dice again; only where the power is for `Rolled`.
    Reroll(Reroll),
    // --- on damage ---
    /// Reduces the damage (AC-DMG-06).
    Reduce(Amount),
    /// Reduces the damage to 0.
    ReduceAll,
    // --- on the encounter ---
    /// The encountered card is evaded (AC-ENC-12).
    Evade,
    /// The encountered bane counts as undefeated, whatever the checks.
    Undefeated,
    /// The encountered bane counts as defeated.
    Defeated,
    /// Where the encountered card, or this card, goes when the encounter is resolved (AC-ENC-33).
    Goes(To),
    /// The encountered card goes there at once, and its encounter is over: neither defeated nor
    /// undefeated (AC-ENC-20, AC-RUL-20).
    Leaves(To),
    // --- on this card, where it was examined ---
    /// You encounter this card now, from the location deck in which it lies.
    Encounter,
    /// You acquire this card now, without a check.
    Acquire,
    // --- anywhere ---
    /// You may explore again; with nothing else going on, you do so now (AC-TURN-32).
    Explore,
    /// Somebody moves.
    Move {
        /// Who.
        #[serde(default)]
        who: Who,
        /// Where to.
        #[serde(default)]
        to: Where,
    },
    /// Moves cards: draw, discard, recharge, bury, banish, heal, take and so on.
    Shift {
        /// Whose piles; these heroes also choose.
        #[serde(default)]
        who: Who,
        /// From which pile.
        from: From,
        /// Which cards.
        #[serde(default)]
        what: CardFilter,
        /// How many.
        n: Amount,
        /// How they are picked.
        #[serde(default)]
        pick: Pick,
        /// To which pile.
        to: To,
    },
    /// Deals damage (AC-DMG-01).
    Damage {
        /// To whom.
        #[serde(default)]
        who: Who,
        /// How much; dice are rolled for each separately (AC-DICE-06).
        amount: Amount,
        /// Of what type.
        kind: Trait,
    },
    /// Summons and encounters a card (AC-SUMM-06).
    Summon {
        /// Who encounters it.
        #[serde(default)]
        who: Who,
        /// What.
        what: Summoned,
        /// Where a boon goes that was acquired, a bane that was not defeated (AC-SUMM-09).
        #[serde(default)]
        goes: Option<To>,
    },
    /// Summons a card and plays it for a power that can be used now; then it is banished
    /// (AC-SUMM-17).
    SummonToPlay(Summoned),
    /// Summons and builds the location of this id, if it is not there yet (AC-SUMM-15).
    Build {
        /// Which.
        place: String,
        /// Cards that are shuffled into its deck besides: villains or henchmen.
        #[serde(default)]
        with: Vec<String>,
    },
    /// Adds random cards of a type from the box to location decks, shuffled in (AC-SUMM-18).
    AddCards {
        /// Which.
        what: CardFilter,
        /// How many.
        n: Amount,
        /// To the deck of your location, or to that of every open one.
        #[serde(default)]
        to_each_open: bool,
    },
    /// Looks at the top cards of a deck (AC-EXAM-01).
    Examine {
        /// Which deck.
        #[serde(default)]
        deck: Deck,
        /// How many cards; of no account with `until`.
        #[serde(default = "one_card")]
        n: Amount,
        /// From the top on until such a card is found, and no further (AC-EXAM-03); what comes
        /// `then` is about that card alone (AC-EXAM-04).
        #[serde(default)]
        until: Option<CardFilter>,
        /// What then.
        #[serde(default)]
        then: Then,
    },
    /// Shuffles a deck.
    Shuffle(Deck),
    /// These heroes' tokens are shuffled into the decks of their locations (AC-TOKN-01).
    HideToken(#[serde(with = "brackets")] Who),
    /// Puts the cards that lie faceup on your location's deck in any order (AC-FACE-05).
    OrderFaceup,
    /// These heroes suffer the scourge of this id, or the one that the adventure's scourge die
    /// tells (AC-SCRG-02, AC-SCRG-03).
    Suffer {
        /// Who.
        #[serde(default)]
        who: Who,
        /// Which; without an id the die is rolled.
        #[serde(default)]
        scourge: Option<String>,
    },
    /// Asks for a check (AC-CHECK-54).
    Check {
        /// Who attempts it.
        #[serde(default)]
        who: Who,
        /// The check.
        check: CheckSpec,
        /// What follows success.
        #[serde(default = "nothing")]
        pass: Effects,
        /// What follows failure; also where an optional check is declined.
        #[serde(default = "nothing")]
        fail: Effects,
        /// Whether it may be declined.
        #[serde(default)]
        may: bool,
    },
    /// Only if.
    If(Cond, Effects, #[serde(default = "nothing")] Effects),
    /// One of several, chosen by somebody.
    Choose {
        /// Who chooses; `Them` acts then as "you" does.
        #[serde(default)]
        who: Who,
        /// Two or more.
        ways: Vec<Way>,
    },
    /// You may.
    May(Effects),
    /// Each of these heroes does this, as "you".
    Each(Who, Effects),
    /// One dead hero, chosen by you, lives again, where the token stands, and does this as "you"
    /// (AC-DIE-10, AC-KEEP-11).
    Revive(Effects),
    /// Your turn ends after this: reset your hand and end your turn (AC-TURN-52).
    EndTurn,
    /// Somebody resets the hand now (AC-TURN-45).
    ResetHand(#[serde(with = "brackets")] Who),
    /// You may attempt to close your location at once (AC-CLOSE-01). A henchman that says so when
    /// it is defeated means the location it came from (AC-HENCH-04).
    MayClose,
    /// You may attempt to close the location from whose deck this card came, or the card of the
    /// event; not if you are elsewhere by then, nor for a summoned card (AC-CLOSE-02, AC-RUL-23).
    MayCloseOrigin,
    /// Your location is closed without fulfilling its requirement.
    Close,
    /// The location from whose deck this card came, or the card of the event, is closed without
    /// fulfilling its requirement, if you are there.
    CloseOrigin,
    /// The scenario is won: another condition for winning (AC-END-05).
    Win,
    /// Not expressible yet. The linter counts these and the count may only fall.
    Todo(String),
}
