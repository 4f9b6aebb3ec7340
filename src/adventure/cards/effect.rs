//! The effect language: powers, rules, standing effects and replacements on cards.
//!
//! These four structures share one small vocabulary. Timing (`When`, `Event`), eligibility (`Cond`,
//! the filters) and verbs (`Effect`) are separate, so that each can be combined with any other. The
//! text on a card is generated from this data (`cards::text`), so what a card says is what it does.
//! "You" is the hero who plays the card or has the power; for a bane it is the hero who encounters
//! it, for a location each hero who stands there.

mod brackets;
mod choice;
mod class;
mod closing;
mod cond;
mod filter;
mod power;
mod standing;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

pub use choice::{
    Bearer, Deck, DieCounts, End, Face, From, Laid, Pick, Reroll, Summoned, Then, To, Way, Where,
    Who,
};
pub(crate) use class::counts_on_check;
pub use class::{EffectClass, EventFilter};
pub use closing::Closing;
pub use cond::{Cond, Deed};
pub use filter::{CardFilter, CheckFilter, NumberIs, Purpose, Side, Whose};
pub use power::{Cost, Event, EventKind, Fate, Instead, Once, Power, Rule, When, WhenKind};
pub use standing::{Change, ChangeKind, Ignored, Row, Standing};

use super::amount::{Amount, CheckSpec, Dice};
use super::mythic::MythicDeed;
use super::ship::ShipDeed;
use super::vocabulary::{Skill, Trait};

/// A list of effects, shared between the card and the frames that execute it.
pub type Effects = Arc<[Effect]>;

fn nothing() -> Effects {
    Arc::from([])
}

fn one_card() -> Amount {
    Amount::number(1)
}

fn one_other_here() -> Who {
    Who::OneOtherHere
}

fn each_other_here() -> Who {
    Who::EachOtherHere
}

/// A verb of the effect language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Effect {
    // --- on the check that is being staged ---
    /// Adds dice or a number to the check (AC-CHECK-40).
    Add(Amount),
    /// Rolls dice besides, and subtracts what they show from the result (AC-CHECK-44, AC-RUL-08).
    Subtract(Amount),
    /// Adds a number to each die that is rolled, including dice that others added (AC-DICE-08).
    EachDie(i8),
    /// Adds that many dice of the skill used for the check (AC-CHECK-41).
    SkillDice(u8),
    /// Adds the owner's die of this skill, without its modifier (AC-CHECK-26).
    OwnDie(Skill),
    /// Adds the owner's die of the skill used for the check, without its modifier (AC-CHECK-26).
    OwnSkillDie,
    /// Adds the owner's skill with its numbers, the die and the modifier; of several the best one
    /// (AC-CHECK-26, AC-CHECK-40).
    OwnSkill(Vec<Skill>),
    /// Determines the skill: one of these, plus dice. The card's traits are added to the check
    /// (AC-CHECK-22, AC-CHECK-24).
    Use {
        /// The skills to choose from.
        skills: Vec<Skill>,
        /// Dice or a number to add.
        #[serde(default)]
        plus: Option<Amount>,
    },
    /// Uses these dice instead of a skill (AC-CHECK-23). The card's traits are added to the check.
    Fixed(Amount),
    /// Adds traits to the check (AC-CHECK-35).
    CheckTraits(Vec<Trait>),
    /// Adds the traits of the card that paid for the power (AC-CHECK-35).
    PaidTraits,
    /// Changes the difficulty of the check (AC-CHECK-29); before the check, that of the coming
    /// checks to defeat or acquire the encountered card (AC-ENC-21).
    Difficulty(Amount),
    /// Replaces the die of one of these skills (AC-CHECK-39).
    ReplaceDie {
        /// The skills whose die is replaced; an empty list is any skill.
        #[serde(default)]
        of: Vec<Skill>,
        /// The die that is rolled instead.
        #[serde(default)]
        die: Option<Dice>,
        /// In its place, the skills whose die is rolled instead: the largest of the hero's own.
        #[serde(default)]
        by: Vec<Skill>,
    },
    /// Makes the result count for all further checks of the hero against the same card, too.
    KeepResult,
    /// Makes the check succeed without a roll.
    Succeed,
    /// Defeats or acquires the encountered card in place of the check: all its checks and
    /// requirements succeed, so that what answers a success (`Passed`) answers it, too (AC-ENC-22).
    Overcome,
    /// Rerolls dice; only in powers for `Rolled`.
    Reroll(Reroll),
    /// Adds dice or a number to the result, after the roll; only in powers for `Rolled`.
    AddToResult(Amount),
    // --- on damage ---
    /// Reduces the damage (AC-DMG-06).
    Reduce(Amount),
    /// Reduces the damage to half of it, rounded down.
    ReduceHalf,
    /// Reduces the damage to 0.
    ReduceAll,
    /// You take the damage in place of the hero to whom it was dealt (AC-DMG-11, AC-GOLD-03).
    TakeInstead,
    /// The damage is taken from the top of your deck, not from your hand (AC-DMG-08, AC-GOLD-03).
    TakeFromDeck,
    // --- on the encounter ---
    /// Evades the encountered card (AC-ENC-12).
    Evade,
    /// Makes the encountered bane count as undefeated, whatever the checks.
    Undefeated,
    /// Makes the encountered bane count as defeated. In a rule of a displayed bane outside its encounter,
    /// that bane is defeated there (AC-ENC-30, AC-GOLD-03).
    Defeated,
    /// Changes where the encountered card, or this card, goes when the encounter is resolved
    /// (AC-ENC-33).
    Goes(To),
    /// Moves the encountered card there at once and ends its encounter: it is neither defeated nor
    /// undefeated (AC-ENC-20, AC-RUL-20).
    Leaves(To),
    /// When the encounter is resolved, this hero encounters the card instead of its going anywhere, as an
    /// encounter of its own; nobody encounters it so a second time (AC-ENC-39, AC-ENC-41, AC-GOLD-03).
    /// In answer to `Flipped`, `Encountered` or `Before` that happens at once, instead of the running
    /// encounter, which ends without a result. `UntilEncounterEnd` in the same list lasts for the
    /// encounter that it brings.
    PassOn(#[serde(with = "brackets")] Who),
    // --- on this card, where it was examined ---
    /// You encounter this card now, from the location deck in which it is.
    Encounter,
    /// You acquire this card now, without a check: where it was examined, or encountered.
    Acquire,
    // --- anywhere ---
    /// You forgo the first exploration of your turn, which you still have: what follows happens
    /// instead of it (AC-TURN-26, AC-GOLD-03).
    ForgoExploration,
    /// You attempt the check to recharge a matching card of your discard pile, which you choose
    /// (AC-CHECK-52); without success it is discarded again.
    TryRecharge(#[serde(default)] CardFilter),
    /// You may explore again; with nothing else going on, you do so now (AC-TURN-32).
    Explore,
    /// Moves a hero.
    Move {
        /// Who moves.
        #[serde(default)]
        who: Who,
        /// The destination.
        #[serde(default)]
        to: Where,
        /// Whether nothing keeps them from moving, or from moving there (AC-TURN-24, AC-GOLD-03).
        #[serde(default)]
        freely: bool,
    },
    /// Moves cards: draw, discard, recharge, bury, banish, heal, take and so on.
    Shift {
        /// The owners of the piles; these heroes also choose.
        #[serde(default)]
        who: Who,
        /// The source pile.
        from: From,
        /// Which cards.
        #[serde(default)]
        what: CardFilter,
        /// The number of cards.
        n: Amount,
        /// How the cards are picked.
        #[serde(default)]
        pick: Pick,
        /// The destination.
        to: To,
    },
    /// Deals damage (AC-DMG-01).
    Damage {
        /// Who takes the damage.
        #[serde(default)]
        who: Who,
        /// The amount; dice are rolled for each hero separately (AC-DICE-06).
        amount: Amount,
        /// The damage type.
        kind: Trait,
        /// Whether it cannot be reduced (AC-GOLD-06).
        #[serde(default)]
        unreduced: bool,
    },
    /// Summons and encounters a card (AC-SUMM-06).
    Summon {
        /// Who encounters it.
        #[serde(default)]
        who: Who,
        /// The summoned card.
        what: Summoned,
        /// Where a boon goes if it is acquired, and a bane if it is not defeated (AC-SUMM-09).
        #[serde(default)]
        goes: Option<To>,
        /// What follows for you, if it is defeated or acquired.
        #[serde(default = "nothing")]
        pass: Effects,
        /// What follows for you otherwise.
        #[serde(default = "nothing")]
        fail: Effects,
    },
    /// Summons a card and plays it for a power that can be used now; then the card is banished
    /// (AC-SUMM-17).
    SummonToPlay(Summoned),
    /// Summons and builds the location with this id unless it is in play already (AC-SUMM-15).
    Build {
        /// The location.
        place: String,
        /// Cards that are also shuffled into its deck: villains or henchmen.
        #[serde(default)]
        with: Vec<String>,
    },
    /// Shuffles random cards of a type from the box into location decks (AC-SUMM-18).
    AddCards {
        /// Which cards.
        what: CardFilter,
        /// The number of cards.
        n: Amount,
        /// False for the deck of your location, true for the deck of every open one.
        #[serde(default)]
        to_each_open: bool,
        /// In their place, the deck of the location with this id, if it is in play.
        #[serde(default)]
        at: Option<String>,
    },
    /// Looks at the top cards of a deck (AC-EXAM-01), or at those at its bottom.
    Examine {
        /// The deck.
        #[serde(default)]
        deck: Deck,
        /// The number of cards; ignored with `until`.
        #[serde(default = "one_card")]
        n: Amount,
        /// Examines from the top until such a card is found, and no further (AC-EXAM-03); `then`
        /// applies to that card alone (AC-EXAM-04).
        #[serde(default)]
        until: Option<CardFilter>,
        /// What may be done with the cards.
        #[serde(default)]
        then: Then,
        /// The end of the deck.
        #[serde(default)]
        end: End,
    },
    /// Shuffles a deck.
    Shuffle(Deck),
    /// Shuffles these heroes' tokens into the decks of their locations (AC-TOKN-01).
    HideToken(#[serde(with = "brackets")] Who),
    /// Reorders the faceup cards on your location's deck as you choose (AC-FACE-05).
    OrderFaceup,
    /// These heroes suffer the scourge with this id, or the one determined by the adventure's
    /// scourge die (AC-SCRG-02, AC-SCRG-03).
    Suffer {
        /// Who suffers it.
        #[serde(default)]
        who: Who,
        /// The scourge; without an id the die is rolled.
        #[serde(default)]
        scourge: Option<String>,
    },
    /// Puts markers on a location or on the scenario card.
    Mark {
        /// The name of the marker.
        marker: Trait,
        /// Where it is put.
        #[serde(default)]
        on: Bearer,
        /// The number of markers.
        #[serde(default = "one_card")]
        n: Amount,
    },
    /// Removes markers of this name, if there are any.
    Unmark {
        /// The name of the marker.
        marker: Trait,
        /// Where it is removed from.
        #[serde(default)]
        on: Bearer,
        /// The number of markers.
        #[serde(default = "one_card")]
        n: Amount,
    },
    /// Asks for a check (AC-CHECK-54).
    Check {
        /// Who attempts it.
        #[serde(default)]
        who: Who,
        /// The check.
        check: CheckSpec,
        /// The effects of success.
        #[serde(default = "nothing")]
        pass: Effects,
        /// The effects of failure, and of declining an optional check.
        #[serde(default = "nothing")]
        fail: Effects,
        /// Whether it may be declined.
        #[serde(default)]
        may: bool,
    },
    /// Applies the first effects if the condition holds, else the second.
    If(Cond, Effects, #[serde(default = "nothing")] Effects),
    /// Applies one of several ways, chosen by a hero.
    Choose {
        /// Who chooses; in the chosen way "you" is that hero if this is `Them`.
        #[serde(default)]
        who: Who,
        /// The ways, two or more.
        ways: Vec<Way>,
    },
    /// You may apply these effects.
    May(Effects),
    /// Each of these heroes applies these effects as "you"; with a condition only those of whom it holds,
    /// and only among them is one chosen or drawn at random.
    Each(Who, Effects, #[serde(default)] Option<Cond>),
    /// You choose a dead hero, who lives again at the token's location and applies these effects as
    /// "you" (AC-DIE-10, AC-KEEP-11).
    Revive(Effects),
    /// Rolls dice, and applies the first effects if they show at most that much, else the second.
    RollDice {
        /// The dice.
        dice: Dice,
        /// The highest total for which the first effects apply.
        at_most: u8,
        /// The effects of a low roll.
        #[serde(default = "nothing")]
        low: Effects,
        /// The effects of a higher roll.
        #[serde(default = "nothing")]
        high: Effects,
    },
    /// Rolls dice, and applies the effects of the first row whose number they do not exceed.
    RollTable {
        /// The dice.
        dice: Dice,
        /// The rows: the highest total for which each applies, rising, and its effects.
        rows: Vec<(u8, Effects)>,
    },
    /// Until the end of the turn this is so.
    UntilTurnEnd(Standing),
    /// Until the end of the encounter, or of the next one if there is none now, this is so; no longer
    /// than the turn.
    UntilEncounterEnd(Standing),
    /// Until the end of your check, or of your next one if there is none now, this is so; no longer
    /// than the turn.
    UntilCheckEnd(Standing),
    /// You give cards of your hand, which you choose, to each of these heroes.
    Give {
        /// Who gets them.
        #[serde(default = "one_other_here")]
        to: Who,
        /// Which cards.
        #[serde(default)]
        what: CardFilter,
        /// The number of cards.
        #[serde(default = "one_card")]
        n: Amount,
        /// Whether it is the card of the event, such as the one acquired, if it is in your hand.
        #[serde(default)]
        it: bool,
    },
    /// Each of these heroes may give you cards of the hand.
    Receive {
        /// Who may give them.
        #[serde(default = "one_other_here")]
        from: Who,
        /// Which cards.
        #[serde(default)]
        what: CardFilter,
        /// The number of cards at most.
        #[serde(default = "one_card")]
        n: Amount,
        /// Whether it is the card of the event, such as the one acquired, if it is in that hand.
        #[serde(default)]
        it: bool,
    },
    /// You and each of these heroes exchange a card of the hand; each chooses the own one.
    Exchange {
        /// With whom.
        #[serde(default = "one_other_here")]
        with: Who,
        /// Which cards.
        #[serde(default)]
        what: CardFilter,
    },
    /// Each hero here passes a card of the hand to the next hero here, all at once.
    PassLeft,
    /// You take another turn after the present one, and then the next hero (AC-TURN-51, AC-GOLD-03).
    ExtraTurn,
    /// Ends your turn after this: reset your hand and end your turn (AC-TURN-52).
    EndTurn,
    /// These heroes reset their hands now (AC-TURN-45).
    ResetHand(#[serde(with = "brackets")] Who),
    /// You may attempt to close your location at once (AC-CLOSE-01). On a henchman, when it is
    /// defeated, the location is the one it came from (AC-HENCH-04).
    MayClose,
    /// You may attempt to close the location from whose deck this card, or the card of the event,
    /// came; not if you have left that location, nor for a summoned card (AC-CLOSE-02, AC-RUL-23).
    MayCloseOrigin,
    /// Closes your location without its requirement.
    Close,
    /// Closes the location from whose deck this card, or the card of the event, came, without its
    /// requirement, if you are there.
    CloseOrigin,
    /// You choose a permanently closed location, which is open again, with no cards (AC-GOLD-03).
    Reopen,
    /// Something is done with mythic charges (area MYTH).
    Mythic(MythicDeed),
    /// Something is done with the party's ship (area SHIP).
    Ship(ShipDeed),
    /// Wins the scenario: another condition for winning (AC-END-05).
    Win,
    /// Loses the scenario (AC-GOLD-03).
    Lose,
    /// Dice of the check that show something count as another number (AC-CHECK-43, AC-GOLD-03).
    Counts(DieCounts),
    /// Reduces the damage to that amount (AC-DMG-06).
    ReduceTo(Amount),
    /// A text that the language cannot express yet: it is shown when it applies, and the table
    /// carries it out by hand. The linter counts these, and the count may only fall.
    Todo(String),
    /// You forgo moving in the move step of your turn, which is still open: what follows happens
    /// instead of it (AC-TURN-18, AC-GOLD-03).
    ForgoMove,
    /// You move, and each of these heroes may move with you: they are asked once the destination is
    /// known, before anybody moves (AC-TURN-22, AC-GOLD-03).
    MoveWith {
        /// Who may move with you: `EachOtherHere` or `EachOther`.
        #[serde(default = "each_other_here")]
        with: Who,
        /// The destination.
        #[serde(default)]
        to: Where,
    },
    /// You suffer the scourge in place of the hero who is about to suffer it; only in answer to
    /// `Suffering` (AC-SCRG-02, AC-GOLD-03).
    SufferInstead,
    /// You may pay this, and if you do these effects follow: "you may discard a card to explore". Whoever
    /// cannot pay is not asked (AC-LIM-04, AC-GOLD-03). `Paid` speaks of the card that paid.
    MayPay(Cost, Effects),
}
