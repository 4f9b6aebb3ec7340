//! The plain data of a downtime: its step, who has what, and the possible answers.

use std::collections::{BTreeMap, VecDeque};

use serde::{Deserialize, Serialize};

use crate::campaign::trade::Fair;
use crate::cards::printed::Reward;
use crate::cards::vocabulary::{Kind, Skill};
use crate::kernel::rng::Rng;
use crate::rules::play::Member;
use crate::rules::state::table::Feats;

/// The source of a reward.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Story {
    /// The scenario with this id.
    Scenario(String),
    /// The adventure with this id (AC-END-17).
    Adventure(String),
    /// The pack's Adventure Path (AC-END-19).
    Path,
}

/// The steps of a downtime, in the order of the rulebooks (AC-END-12, AC-END-13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Rewards are taken, if the scenario was won.
    Rewards,
    /// Each hero chooses a trader to visit.
    Visits,
    /// Heroes swap boons before anybody trades with a trader.
    Swap,
    /// Visitors trade.
    Trade,
    /// Decks are rebuilt.
    Decks,
    /// The players choose heroes, cards and the next scenario.
    Camp,
    /// The downtime is over.
    Over,
}

/// A feat box by its row and its position in it, counted from 1 (AC-FEAT-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields are named for what they are")]
pub enum FeatBox {
    /// A box of a skill.
    Skill { skill: Skill, nth: u8 },
    /// A box of a power of the character card, by the power's index from 0.
    Power { power: u8, nth: u8 },
    /// A box of a power on a side of the role card.
    Role { side: u8, power: u8, nth: u8 },
    /// A box for the hand size; a power feat (AC-FEAT-09).
    Hand { nth: u8 },
    /// A box for a type of cards (AC-FEAT-11).
    Card { kind: Kind, nth: u8 },
}

/// An answer. Heroes are given by seat, cards by id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields are named for what they are")]
pub enum Choice {
    /// Check this feat box.
    Check(FeatBox),
    /// Take this side of the role card permanently.
    Side(u8),
    /// Give the loot to this hero.
    To(u8),
    /// Choose this card for the reward: a ship, a mythic path, a card to redeem.
    Pick(String),
    /// Leave the reward pending until the next downtime.
    Later,
    /// Visit this trader.
    Visit(String),
    /// Visit no trader.
    Stay,
    /// Give a card from one hero to another.
    Give { from: u8, to: u8, card: String },
    /// Choose this card of the trader.
    Want(String),
    /// Pay this card.
    Pay(String),
    /// Cancel the trade.
    NoTrade,
    /// Put a hero's card into the common pile.
    Spare { from: u8, card: String },
    /// Take a card from the common pile.
    Take { to: u8, card: String },
    /// Take a card from the box.
    Draw { to: u8, card: String },
    /// Return a card to the box that a new hero took from it.
    Return { from: u8, card: String },
    /// Take the suggested deck for a new hero.
    Suggested(u8),
    /// Make all decks match their lists by a simple rule.
    Propose,
    /// Let the player of this seat play this hero.
    Sit { seat: u8, hero: String },
    /// Vacate this seat.
    Leave(u8),
    /// Add another player with this hero.
    Join(String),
    /// Add the cards of this Class Deck to the box.
    ClassDeck(String),
    /// Play this scenario next.
    Play(String),
    /// Finish this step.
    Done,
    /// Choose this type of boons for the reward.
    OfType(Kind),
}

/// The open question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prompt {
    /// The number of the prompt, counted from 1; after an undo, that of the reopened prompt.
    pub number: u32,
    /// The step.
    pub step: Step,
    /// The seat that is asked; `None` if anybody may answer.
    pub seat: Option<usize>,
    /// All possible answers; each of them applies.
    pub options: Vec<Choice>,
}

/// A pending reward.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Due {
    /// The id of its source.
    pub from: String,
    /// The seat that receives it; `None` if one among `of` is to be chosen.
    pub seat: Option<usize>,
    /// The seats that may be chosen.
    pub of: Vec<usize>,
    /// The reward.
    pub reward: Reward,
}

/// A seat at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// The id of the hero.
    pub hero: String,
    /// The player's name, or empty.
    pub player: String,
    /// The checked boxes.
    pub feats: Feats,
    /// False if the hero died in the scenario.
    pub alive: bool,
    /// All cards of the hero (AC-BETW-01, AC-BETW-02).
    pub cards: Vec<String>,
    /// The deck at the beginning of the scenario.
    pub before: Vec<String>,
    /// Displayed cards that a pending condition would banish (AC-END-14).
    pub leaving: Vec<String>,
    /// Whether the hero builds a first deck (AC-DIE-17).
    pub new: bool,
    /// Cards that a new hero took from the box.
    pub drawn: Vec<String>,
}

/// Everything that answers change.
#[derive(Clone, Debug)]
pub struct State {
    /// The step.
    pub step: Step,
    /// The party.
    pub seats: Vec<Seat>,
    /// The common pile: cards of the group in nobody's deck.
    pub spare: Vec<String>,
    /// Pending rewards in order.
    pub due: VecDeque<Due>,
    /// Rewards that stay pending until the next downtime.
    pub later: Vec<Due>,
    /// Traders checked off on the bazaar (AC-TRADE-01).
    pub bazaar: Vec<String>,
    /// The trader that each seat visits, for the seats asked so far.
    pub visits: Vec<Option<String>>,
    /// The traders with the cards that they show.
    pub fair: Option<Fair>,
    /// The card that the visitor wants.
    pub wants: Option<String>,
    /// The cards that the visitor has paid for it.
    pub pays: Vec<String>,
    /// Heroes who are not played now, with their deck lists (AC-BETW-14).
    pub benched: Vec<Member>,
    /// The sources whose reward the party has received (AC-END-11).
    pub given: Vec<Story>,
    /// The sources whose reward each hero has received (AC-END-10).
    pub had: BTreeMap<String, Vec<Story>>,
    /// Cards removed from the game (AC-SUPP-07).
    pub removed: Vec<String>,
    /// The Class Decks in the box.
    pub class_decks: Vec<String>,
    /// The ships of the fleet (AC-SHIP-03).
    pub fleet: Vec<String>,
    /// The corrupted cards that are redeemed (AC-RDMP-03).
    pub redeemed: Vec<String>,
    /// The highest number of an adventure that was begun (AC-SETS-20).
    pub begun: u8,
    /// The scenario to play next.
    pub next: Option<String>,
    /// Notices of what happened, in sentences.
    pub notes: Vec<String>,
    /// The random number generator.
    pub rng: Rng,
    /// The number of answers so far.
    pub answers: u32,
}
