//! A small family of games, to prove that the kernel carries one that is not the card game: ten cards
//! and one board of squares. Two hares, rivals with hidden hands, run for a gate in the middle of a
//! field; a fox hunts whichever is nearer.

pub mod bots;
pub mod campaign;
pub mod commands;
mod family;
pub mod folder;
pub mod passing;
pub mod played;
pub mod rules;
pub mod view;
pub mod vignette;

use std::sync::Arc;

use bevy_ecs::prelude::*;
use kernel::ids::{CardId, SeatId};
use serde::{Deserialize, Serialize};

/// The family.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
pub struct Hares;

/// Squares in a row and in a column.
pub const SIDE: u16 = 5;
/// The square that the hares run for.
pub const GATE: u16 = 12;
/// Where the hares begin, and the fox.
pub const STARTS: [u16; 2] = [0, 24];
pub const DEN: u16 = 4;
/// After so many rounds it is dark, and nobody has won.
pub const ROUNDS: u8 = 15;

/// What a card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// Run exactly so many squares.
    Run(u8),
    /// Hide from the fox for a round.
    Hide,
    /// Look at the top card of the deck, and take it or put it under the deck.
    Listen,
    /// Goes off again and again: content as it must not be.
    Echo,
}

/// A card as it is printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Printed {
    pub id: &'static str,
    pub name: &'static str,
    pub kind: Kind,
}

/// A pack: its ten cards.
#[derive(Clone, Debug)]
pub struct Content {
    pub id: String,
    pub name: String,
    pub digest: u64,
    pub cards: Vec<Printed>,
}

/// The pack that the tests play.
pub fn content() -> Arc<Content> {
    let run = |id, name, n| Printed { id, name, kind: Kind::Run(n) };
    Arc::new(Content {
        id: "hares".into(),
        name: "Hares".into(),
        digest: 0,
        cards: vec![
            run("hop-1", "Hop", 1),
            run("hop-2", "Hop", 1),
            run("hop-3", "Hop", 1),
            run("dash-1", "Dash", 2),
            run("dash-2", "Dash", 2),
            run("dash-3", "Dash", 2),
            run("bolt", "Bolt", 3),
            Printed { id: "furrow", name: "Furrow", kind: Kind::Hide },
            Printed { id: "clover", name: "Clover", kind: Kind::Hide },
            Printed { id: "ears", name: "Ears", kind: Kind::Listen },
        ],
    })
}

/// Everything that a game begins with.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Start {
    pub names: [String; 2],
    pub seed: u64,
}

impl Start {
    pub fn new(seed: u64) -> Start {
        Start { names: ["Alder", "Birch"].map(str::to_owned), seed }
    }
}

/// Where a card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pile {
    Deck,
    Hand(SeatId),
    Discards,
}

impl Pile {
    pub const ALL: [Pile; 4] =
        [Pile::Deck, Pile::Hand(SeatId(0)), Pile::Hand(SeatId(1)), Pile::Discards];

    /// The number that clients know it by.
    pub fn zone(self) -> u16 {
        match self {
            Pile::Deck => 0,
            Pile::Hand(seat) => 1 + u16::from(seat.0),
            Pile::Discards => 3,
        }
    }
}

/// A card on the table.
#[derive(Component, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Card {
    pub def: u8,
    /// A bit for each seat that has looked at it where it lies.
    pub seen: u8,
}

/// A hare on the field.
#[derive(Component, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Hare {
    pub seat: SeatId,
    pub at: u16,
    pub hidden: bool,
}

/// The cards of each pile, the top one last.
#[derive(Resource, Clone, Debug, Default, Hash)]
pub struct Piles(pub [Vec<CardId>; 4]);

impl Piles {
    pub fn of(&self, pile: Pile) -> &[CardId] {
        &self.0[usize::from(pile.zone())]
    }

    pub fn lies(&self, card: CardId) -> Pile {
        let found = Pile::ALL.into_iter().find(|p| self.of(*p).contains(&card));
        found.expect("every card lies in a pile")
    }

    pub fn put(&mut self, card: CardId, to: Pile, under: bool) {
        for pile in &mut self.0 {
            pile.retain(|c| *c != card);
        }
        let to = &mut self.0[usize::from(to.zone())];
        to.insert(if under { 0 } else { to.len() }, card);
    }
}

/// The field: where the fox is, and which round it is.
#[derive(Resource, Clone, Debug, Default, Hash)]
pub struct Field {
    pub fox: u16,
    pub round: u8,
}

/// The entities of cards and hares by their ids.
#[derive(Resource, Default)]
pub struct Index {
    pub cards: Vec<Entity>,
    pub hares: Vec<Entity>,
}

/// The pack in play, and the names of those who play.
#[derive(Resource, Clone)]
pub struct Book(pub Arc<Content>, pub [String; 2]);

/// One thing that may be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Act {
    Continue,
    Run { card: CardId, to: u16 },
    Play(CardId),
    Draw,
    Take,
    Under,
}

/// What kind of answer is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    Turn,
    Heard,
}

/// What asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Source {
    Rules,
    Card(CardId),
}

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Frame {
    /// The whole game; the seat whose turn is next, or the fox's after the last.
    Game { next: u8 },
    /// A hare's turn.
    Turn(SeatId),
    /// A hare listens at the deck.
    Listen(SeatId),
    /// The fox's turn.
    Fox,
    /// What never ends.
    Echo,
}

/// Why the fox goes where it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Because {
    Nearest,
    Tossed,
    NobodyInSight,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "cue", rename_all = "kebab-case")]
pub enum Cue {
    Ran { seat: SeatId, card: CardId, to: u16 },
    Hid { seat: SeatId, card: CardId },
    Drew { seat: SeatId, card: Option<CardId> },
    Fox { to: u16, after: Option<SeatId>, because: Because },
    Bitten { seat: SeatId, die: u8, caught: bool },
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    Won(SeatId),
    Dark,
}
