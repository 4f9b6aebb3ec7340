//! What is between two games, as plain data: how far it is, who has what, what can be answered.

use std::collections::{BTreeMap, VecDeque};

use serde::{Deserialize, Serialize};

use crate::campaign::trade::Fair;
use crate::cards::printed::Reward;
use crate::cards::words::{Kind, Skill};
use crate::kernel::rng::Rng;
use crate::rules::play::Member;
use crate::rules::state::table::Feats;

/// Something that gives a reward when it is completed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Story {
    /// The scenario of this id.
    Scenario(String),
    /// The adventure of this id (AC-END-17).
    Adventure(String),
    /// The pack's Adventure Path (AC-END-19).
    Path,
}

/// How far it is, in the order of the rulebooks (AC-END-12, AC-END-13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Rewards are taken, if the scenario was won.
    Rewards,
    /// Each hero says which trader to visit.
    Visits,
    /// Heroes swap boons before anybody trades with a trader.
    Swap,
    /// Visitors trade.
    Trade,
    /// Decks are rebuilt.
    Decks,
    /// Who plays on, with which cards, and what.
    Camp,
    /// Nothing is left to decide.
    Over,
}

/// A feat box, by the row it stands in and its place there, counted from 1 (AC-FEAT-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields are named for what they are")]
pub enum FeatBox {
    /// Of a skill.
    Skill { skill: Skill, nth: u8 },
    /// Of a power of the character card, by its number from 0.
    Power { power: u8, nth: u8 },
    /// Of a power of a side of the role card.
    Role { side: u8, power: u8, nth: u8 },
    /// For the hand size; a power feat (AC-FEAT-09).
    Hand { nth: u8 },
    /// For a type of cards (AC-FEAT-11).
    Card { kind: Kind, nth: u8 },
}

/// An answer. Heroes are told by seat, cards by id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields are named for what they are")]
pub enum Choice {
    /// This feat box is checked.
    Check(FeatBox),
    /// This side of the role card is taken, for good.
    Side(u8),
    /// The loot goes to this hero.
    To(u8),
    /// The reward waits until the next time.
    Later,
    /// This trader is visited.
    Visit(String),
    /// No trader is visited.
    Stay,
    /// A card goes from one hero to another.
    Give { from: u8, to: u8, card: String },
    /// This card of the trader is wanted.
    Want(String),
    /// This card is paid for it.
    Pay(String),
    /// No trade is made, after all.
    NoTrade,
    /// A card of a hero is put among those that are nobody's.
    Spare { from: u8, card: String },
    /// A hero takes one of those.
    Take { to: u8, card: String },
    /// A hero takes a card from the box.
    Draw { to: u8, card: String },
    /// A newcomer puts one back that came from there.
    Return { from: u8, card: String },
    /// A newcomer takes the suggested deck.
    Suggested(u8),
    /// Decks are made to match their lists by a simple rule.
    Propose,
    /// The player of this seat goes on with this hero.
    Sit { seat: u8, hero: String },
    /// This seat is left.
    Leave(u8),
    /// Another player joins, with this hero.
    Join(String),
    /// The cards of this Class Deck are added to the box.
    ClassDeck(String),
    /// This scenario is next.
    Play(String),
    /// Enough of this step.
    Done,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prompt {
    /// Counts the prompts, from 1; after an undo the number is that of the prompt that is back.
    pub number: u32,
    /// How far it is.
    pub step: Step,
    /// The seat whose answer is wanted; none: anybody's.
    pub seat: Option<usize>,
    /// Everything that can be answered; each of them applies.
    pub options: Vec<Choice>,
}

/// A reward that is still to be taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Due {
    /// Id of what gave it.
    pub from: String,
    /// Who takes it; none: whoever is chosen among `of`.
    pub seat: Option<usize>,
    /// Who may be chosen, by seat.
    pub of: Vec<usize>,
    /// What.
    pub reward: Reward,
}

/// A seat at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// Id of the hero.
    pub hero: String,
    /// The person, where people are named.
    pub player: String,
    /// Checked boxes.
    pub feats: Feats,
    /// False: died in the scenario.
    pub alive: bool,
    /// All the hero's cards (AC-BETW-01, AC-BETW-02).
    pub cards: Vec<String>,
    /// The deck that the scenario began with.
    pub before: Vec<String>,
    /// Displayed cards that a pending condition would banish (AC-END-14).
    pub leaving: Vec<String>,
    /// Builds a first deck (AC-DIE-17).
    pub new: bool,
    /// Cards that a newcomer took from the box.
    pub drawn: Vec<String>,
}

/// Everything that changes.
#[derive(Clone, Debug)]
pub struct State {
    /// How far it is.
    pub step: Step,
    /// The party.
    pub seats: Vec<Seat>,
    /// Cards of the group that are in nobody's deck.
    pub spare: Vec<String>,
    /// Rewards still to be taken, the next one first.
    pub due: VecDeque<Due>,
    /// Rewards that wait until the next time.
    pub later: Vec<Due>,
    /// Traders checked off on the bazaar (AC-TRADE-01).
    pub bazaar: Vec<String>,
    /// Who visits whom, for the seats asked so far.
    pub visits: Vec<Option<String>>,
    /// The traders with what they show.
    pub fair: Option<Fair>,
    /// What the visitor wants.
    pub wants: Option<String>,
    /// What the visitor has laid down for it.
    pub pays: Vec<String>,
    /// Heroes who are not played now, with the lists of their decks (AC-BETW-14).
    pub benched: Vec<Member>,
    /// Whose reward the party has had (AC-END-11).
    pub given: Vec<Story>,
    /// Whose reward each hero has had (AC-END-10).
    pub had: BTreeMap<String, Vec<Story>>,
    /// Cards removed from the game (AC-SUPP-07).
    pub removed: Vec<String>,
    /// The Class Decks in the box.
    pub class_decks: Vec<String>,
    /// The highest number of an adventure that was begun (AC-SETS-20).
    pub begun: u8,
    /// What is played next.
    pub next: Option<String>,
    /// What happened, in sentences.
    pub notes: Vec<String>,
    /// Chance.
    pub rng: Rng,
    /// How many answers were given.
    pub answers: u32,
}
