//! The effect language: what a power, a rule, a standing effect and a replacement can say.
//!
//! Four shapes share one small vocabulary. Timing (`When`, `Event`), eligibility (`Cond`, the
//! filters) and verbs (`Effect`) are kept apart, so that each can be combined with any other.
//! The text on a card is generated from this data (`cards::text`), so what a card says is what it
//! does. "You" is the hero who plays the card or has the power; for a bane it is the hero who
//! encounters it, for a location each hero who stands there.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::amount::{Amount, CheckSpec, Counted, Dice};
use super::words::{Action, Kind, Rank, Skill, Trait};

/// A list of effects, shared between the card and the frames that carry it out.
pub type Effects = Arc<[Effect]>;

fn nothing() -> Effects {
    Arc::from([])
}

fn one_card() -> Amount {
    Amount::number(1)
}

/// Which cards are meant. Empty lists mean "any"; all that is given must hold.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CardFilter {
    /// One of these types; loot counts as its listed type (AC-CARD-38).
    pub kinds: Vec<Kind>,
    /// One of these ranks.
    pub ranks: Vec<Rank>,
    /// At least one of these traits.
    pub traits: Vec<Trait>,
    /// None of these traits.
    pub without: Vec<Trait>,
    /// One of these card ids.
    pub ids: Vec<String>,
    /// Banes only, or boons only.
    pub side: Option<Side>,
    /// The card invokes at least one of these traits (AC-INVK-02, AC-INVK-03).
    pub invokes: Vec<Trait>,
}

/// Bane or boon (AC-CARD-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "two words")]
pub enum Side {
    Bane,
    Boon,
}

/// What a check is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Purpose {
    /// To defeat a bane (AC-CHECK-06).
    Defeat,
    /// To acquire a boon (AC-CHECK-05).
    Acquire,
    /// To recharge a card that was played (AC-CHECK-52).
    Recharge,
    /// To close a location (AC-CLOSE-05).
    Close,
    /// Any other that a card or power asks for (AC-CHECK-54).
    Other,
}

/// Which checks are meant. Empty lists mean "any"; all that is given must hold.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CheckFilter {
    /// Combat checks only (`Some(true)`), or all others only (AC-CHECK-34, AC-CHECK-36).
    pub combat: Option<bool>,
    /// One of these purposes.
    pub purposes: Vec<Purpose>,
    /// The check is one of at least one of these skills (AC-CHECK-33, AC-CHECK-37).
    pub skills: Vec<Skill>,
    /// The check has at least one of these traits (AC-CHECK-38).
    pub traits: Vec<Trait>,
    /// The card that the check is against, or that is to be recharged.
    pub against: Option<CardFilter>,
    /// The check invokes at least one of these traits (AC-INVK-01).
    pub invokes: Vec<Trait>,
}

/// Whose check, damage, encounter or event is meant, seen from the owner of the power.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Whose {
    /// The owner's own (AC-PLAY-50).
    #[default]
    Yours,
    /// Any hero's at the owner's location, the owner's too.
    AnyHere,
    /// Another hero's at the owner's location.
    OtherHere,
    /// Another hero's, at whatever location.
    Other,
    /// Any hero's anywhere (AC-PLAY-50).
    Any,
    /// A hero's at any location but the owner's.
    Elsewhere,
}

/// When a power may be used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum When {
    /// While a check is being staged, before its roll (AC-CHECK-32).
    Check(#[serde(default)] CheckFilter),
    /// After the roll of such a check: rerolls (AC-CHECK-47).
    Rolled(#[serde(default)] CheckFilter),
    /// When damage of one of these types is about to be taken; empty: of any type (AC-DMG-02).
    Damage(#[serde(default)] Vec<Trait>),
    /// In the evade step of an encounter with such a card (AC-ENC-10).
    Evade(#[serde(default)] CardFilter),
    /// When that happens (AC-ENC-25).
    On(Event),
    /// At any time outside encounters, on anybody's turn (AC-PLAY-35).
    Anytime,
    /// Outside encounters on the owner's own turn.
    YourTurn,
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
    Hurt(#[serde(default)] Vec<Trait>),
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
    /// The hero cannot move in the move step (AC-TURN-24).
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

/// What a hero ignores.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ignored {
    /// That the encountered card is immune to these traits; empty: to any (AC-ENC-38).
    Immunity(#[serde(default)] Vec<Trait>),
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
    SomeHere(u8),
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

/// A verb.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
    HideToken(#[serde(default)] Who),
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
    /// Your turn ends after this: reset your hand and end your turn (AC-TURN-52).
    EndTurn,
    /// Somebody resets the hand now (AC-TURN-45).
    ResetHand(#[serde(default)] Who),
    /// You may attempt to close your location at once (AC-CLOSE-01).
    MayClose,
    /// Your location is closed without fulfilling its requirement.
    Close,
    /// The scenario is won: another condition for winning (AC-END-05).
    Win,
    /// Not expressible yet. The linter counts these and the count may only fall.
    Todo(String),
}

/// A condition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cond {
    /// Every one holds.
    All(Vec<Cond>),
    /// At least one holds.
    Any(Vec<Cond>),
    /// It does not hold.
    Not(Box<Cond>),
    /// The check under way is such a one.
    Check(CheckFilter),
    /// The encountered card (or the card of the event) is such a one.
    Card(CardFilter),
    /// No other hero is at your location.
    Alone,
    /// You are proficient with this (AC-CHAR-13).
    Proficient(Trait),
    /// You have this skill (AC-CHECK-19).
    Skill(Skill),
    /// You have this trait (AC-CHAR-02).
    Trait(Trait),
    /// The top card of the blessings discard pile is such a one (AC-RUL-61).
    Hour(CardFilter),
    /// At least that many such cards lie in that pile of yours.
    Has(From, CardFilter, u8),
    /// Your location is permanently closed.
    Closed,
    /// You are at the location with one of these ids.
    At(Vec<String>),
    /// It is your turn.
    YourTurn,
    /// The last check failed by at least that much.
    FailedBy(u8),
    /// The last check succeeded by at least that much.
    PassedBy(u8),
    /// The last check against the card had one of these traits.
    CheckHad(Vec<Trait>),
    /// The encountered card was summoned.
    Summoned,
    /// There are at least that many of these.
    Count(Counted, u8),
    /// At most that many cards are left in the blessings deck.
    HoursLeft(u8),
    /// All checks of the encounter so far were passed.
    Passed,
    /// You played such a card on this check or in this encounter (AC-CARD-46).
    Played(CardFilter),
    /// The check, or else the card, invokes one of these traits (AC-INVK-01, AC-INVK-02).
    Invokes(Vec<Trait>),
    /// The highest difficulty to defeat or acquire the card is at most that (AC-CHECK-30).
    DifficultyAtMost(u8),
}

impl Cond {
    /// Whether it is about how hard a card is.
    pub fn asks_difficulty(&self) -> bool {
        match self {
            Cond::DifficultyAtMost(_) => true,
            Cond::All(all) | Cond::Any(all) => all.iter().any(Cond::asks_difficulty),
            Cond::Not(c) => c.asks_difficulty(),
            _ => false,
        }
    }
}
