//! What a vignette can say of a meeting between two games.

use serde::{Deserialize, Deserializer, de};

use crate::campaign::downtime;
use crate::cards::vocabulary::{Kind, Skill};
use crate::rules::state::table::{End, Feats};

/// The party between two games. A card is told by its id; `"rope x3"` stands for three of them.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Camp {
    /// The party, by seat.
    pub heroes: Vec<Camper>,
    /// How the vignette's scenario ended; none: nothing was played yet.
    #[serde(default = "won", deserialize_with = "end")]
    pub end: Option<End>,
    /// The highest number of an adventure that was begun, if it is higher than the scenario's.
    #[serde(default)]
    pub begun: u8,
    /// Traders checked off on the bazaar.
    #[serde(default)]
    pub bazaar: Vec<String>,
    /// The boons that lie in the box, and no others.
    #[serde(default, rename = "box")]
    pub stock: Vec<String>,
    /// What is decided, and what must be true.
    pub script: Vec<Deed>,
}

/// A hero of the party.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Camper {
    /// Id of the hero.
    pub hero: String,
    /// All the hero's cards, from whichever pile they are.
    #[serde(default)]
    pub deck: Vec<String>,
    /// Checked boxes, and the side of the role card.
    #[serde(default)]
    pub feats: Feats,
    /// Whether the hero died in the scenario.
    #[serde(default)]
    pub dead: bool,
}

/// A feat box: its row, and its place in the row, counted from 1. Powers are counted from 0; a side
/// of the role card is told by its name.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[expect(missing_docs, reason = "the boxes by the names of their rows")]
pub enum Tick {
    Skill(Skill, u8),
    Power(u8, u8),
    Role(String, u8, u8),
    Hand(u8),
    Card(Kind, u8),
}

/// A decision by meaning, or what must be true.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum Deed {
    /// Checks that box for the feat that is due.
    Check(Tick),
    /// Takes the side of the role card of that name.
    Side(String),
    /// That hero takes the loot.
    To(String),
    /// Takes that card for the reward: a ship.
    Pick(String),
    /// Chooses that type of boons for the reward.
    OfType(Kind),
    /// The reward waits.
    Later,
    /// Visits that trader.
    Visit(String),
    /// Visits no trader.
    Stay,
    /// The first hero gives that card to the second.
    Give(String, String, String),
    /// Asks for that card of the trader.
    Want(String),
    /// Pays that card for it.
    Pay(String),
    /// Makes no trade.
    NoTrade,
    /// A hero puts that card aside.
    Spare(String, String),
    /// A hero takes that card of those put aside.
    Take(String, String),
    /// A hero takes that card from the box.
    Draw(String, String),
    /// A newcomer puts that card back into the box.
    Return(String, String),
    /// A newcomer takes the suggested deck.
    Suggested(String),
    /// Decks are filled by a simple rule.
    Propose,
    /// In the place of the first hero the second one sits down.
    Sit(String, String),
    /// That hero leaves.
    Leave(String),
    /// That hero joins.
    Join(String),
    /// The cards of that Class Deck are added to the box.
    ClassDeck(String),
    /// That scenario is next.
    Play(String),
    /// Enough of this step.
    Done,
    /// What must be true now.
    Expect(Vec<Fact>),
}

/// Something that must be true.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum Fact {
    /// It is not so.
    Not(Box<Fact>),
    /// So far it is.
    Asked(#[serde(deserialize_with = "step")] downtime::Step),
    /// That hero's player is asked.
    Who(String),
    /// It may be decided now.
    Offered(Deed),
    /// It may not be decided now, and that rule says so.
    Refused(Deed, String),
    /// That box of the hero is checked.
    Checked(String, Tick),
    /// So many boxes of the hero are checked: of skills, powers and cards.
    Feats(String, u32, u32, u32),
    /// The hero has that side of the role card.
    Role(String, String),
    /// The hero has exactly these cards, in whatever order.
    Cards(String, Vec<String>),
    /// The hero has that card.
    Has(String, String),
    /// The hero's deck list says so many of a type.
    List(String, Kind, usize),
    /// With this deck the hero may begin a game.
    Legal(String, Vec<String>),
    /// With this deck the hero may not, and that rule says so.
    Illegal(String, Vec<String>, String),
    /// These traders are displayed, in whatever order.
    Traders(Vec<String>),
    /// The trader shows exactly these cards, in whatever order.
    Stock(String, Vec<String>),
    /// The trader shows so many cards.
    StockSize(String, usize),
    /// All cards that the trader shows are some of these.
    StockOf(String, Vec<String>),
    /// So many copies of the card lie in the box.
    Boxed(String, usize),
}

fn won() -> Option<End> {
    Some(End::Won)
}

/// `Won`, `OutOfTime` or `AllDead`, or `Nothing` before the first game.
fn end<'de, D: Deserializer<'de>>(d: D) -> Result<Option<End>, D::Error> {
    #[derive(Deserialize)]
    enum Ended {
        Won,
        OutOfTime,
        AllDead,
        Nothing,
    }
    Ok(match Ended::deserialize(d)? {
        Ended::Won => Some(End::Won),
        Ended::OutOfTime => Some(End::OutOfTime),
        Ended::AllDead => Some(End::AllDead),
        Ended::Nothing => None,
    })
}

/// A step by its name, as the protocol has it: `"rewards"`.
fn step<'de, D: Deserializer<'de>>(d: D) -> Result<downtime::Step, D::Error> {
    let name = String::deserialize(d)?;
    let name: de::value::StrDeserializer<'_, D::Error> =
        de::IntoDeserializer::into_deserializer(&*name);
    downtime::Step::deserialize(name)
}
