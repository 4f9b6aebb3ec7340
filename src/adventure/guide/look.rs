//! The table from the lessons' point of view: the open question, what can be done, what was done,
//! and where things are.

use bevy_ecs::prelude::*;
use serde::Deserialize;

use super::Point;
use crate::cards::vocabulary::{Kind, Rank};
use crate::rules::flow::history::Journal;
use crate::rules::flow::prompt::{Act, Prompt, Source};
use crate::rules::play;
use crate::rules::state::ids::{CardId, HeroId, PileId, PlaceId};
use crate::rules::state::table::{self, Clock, Index, LocationStatus};

/// An action of a player.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum PlayerAction {
    /// Give a card.
    Give,
    /// Move.
    Move,
    /// Explore.
    Explore,
    /// Roll a check.
    Roll,
    /// Close the location.
    Close,
    /// End the turn.
    EndTurn,
    /// Play a card of that type.
    Play(Type),
    /// Play that card, by its id.
    Card(String),
}

/// The types of cards that lessons name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[expect(missing_docs, reason = "the types by their names")]
pub enum Type {
    Weapon,
    Armor,
    Item,
    Ally,
    Blessing,
}

impl Type {
    fn kind(self) -> Kind {
        match self {
            Type::Weapon => Kind::Weapon,
            Type::Armor => Kind::Armor,
            Type::Item => Kind::Item,
            Type::Ally => Kind::Ally,
            Type::Blessing => Kind::Blessing,
        }
    }
}

/// The kind of an encountered card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum EncounterKind {
    /// A boon.
    Boon,
    /// A monster, whatever its rank.
    Monster,
    /// A barrier.
    Barrier,
    /// A villain.
    Villain,
}

/// A thing on the table that a lesson highlights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Highlight {
    /// The hand.
    Hand,
    /// A card.
    Card(CardId),
    /// A pile of the asked hero, or the hours.
    Pile(PileId),
    /// A location's deck.
    Deck(PlaceId),
    /// The stage in the middle of the table.
    Stage,
    /// A hero's board.
    Board(HeroId),
    /// A hero's token.
    Token(HeroId),
    /// The scenario's card.
    Story,
    /// The prompt panel.
    Ask,
    /// Nothing.
    Nothing,
}

/// A table with an open prompt.
pub struct Look<'w> {
    world: &'w World,
    /// The open prompt.
    pub prompt: &'w Prompt,
}

impl<'w> Look<'w> {
    /// Returns the view of a table if it has an open prompt.
    pub fn at(world: &'w World) -> Option<Look<'w>> {
        let prompt = play::prompt(world)?;
        Some(Look { world, prompt })
    }

    fn is(&self, act: &Act, doing: &PlayerAction) -> bool {
        let played = |test: &dyn Fn(CardId) -> bool| match act {
            Act::Use { of: Source::Card(c), .. } => self.known(*c) && test(*c),
            _ => false,
        };
        match doing {
            PlayerAction::Give => matches!(act, Act::Give { .. }),
            PlayerAction::Move => matches!(act, Act::Move(_)),
            PlayerAction::Explore => matches!(act, Act::Explore),
            PlayerAction::Roll => matches!(act, Act::Roll),
            PlayerAction::Close => matches!(act, Act::Close),
            PlayerAction::EndTurn => matches!(act, Act::EndTurn),
            PlayerAction::Play(kind) => {
                played(&|c| table::printed(self.world, c).kind == kind.kind())
            }
            PlayerAction::Card(id) => played(&|c| table::printed(self.world, c).id == *id),
        }
    }

    fn known(&self, card: CardId) -> bool {
        usize::from(card.0) < self.world.resource::<Index>().cards.len()
    }

    /// Returns whether the prompt offers this action.
    pub fn offers(&self, doing: &PlayerAction) -> bool {
        self.prompt.options.iter().any(|act| self.is(act, doing))
    }

    /// Returns whether anybody has done this in the game; undone decisions do not count.
    pub fn did(&self, doing: &PlayerAction) -> bool {
        let journal = self.world.resource::<Journal>();
        journal.decisions.iter().flatten().any(|act| self.is(act, doing))
    }

    /// Returns whether a play is staged.
    pub fn staged(&self) -> bool {
        self.prompt.options.iter().any(|act| matches!(act, Act::TakeBack(_)))
    }

    /// Returns the card that the prompt is about.
    pub fn card(&self) -> Option<CardId> {
        let stage = table::pile(self.world, PileId::Stage).last().copied();
        stage.or(self.prompt.card).filter(|c| self.known(*c))
    }

    /// Returns whether the prompt's card is of this kind.
    pub fn meeting(&self, kin: EncounterKind) -> bool {
        let Some(card) = self.card() else { return false };
        let printed = table::printed(self.world, card);
        match kin {
            EncounterKind::Boon => printed.kind.is_boon(),
            EncounterKind::Monster => printed.kind == Kind::Monster,
            EncounterKind::Barrier => printed.kind == Kind::Barrier,
            EncounterKind::Villain => printed.rank == Rank::Villain,
        }
    }

    /// Returns the number of the turn.
    pub fn turn(&self) -> u32 {
        self.world.resource::<Clock>().turn
    }

    /// Returns the number of cards in the discard pile of the asked hero.
    pub fn discarded(&self) -> usize {
        table::pile(self.world, PileId::Discards(self.prompt.who)).len()
    }

    /// Returns the number of permanently closed locations.
    pub fn shut(&self) -> usize {
        let shut = |p: &PlaceId| table::place(self.world, *p).shut == LocationStatus::Permanently;
        table::places(self.world).filter(shut).count()
    }

    /// Returns whether the location of the asked hero is closed or its deck is empty.
    pub fn cleared(&self) -> bool {
        let at = table::hero(self.world, self.prompt.who).at;
        let shut = table::place(self.world, at).shut == LocationStatus::Permanently;
        shut || table::pile(self.world, PileId::Location(at)).is_empty()
    }

    /// Returns another hero: one at the same location, or else any.
    pub fn friend(&self) -> Option<HeroId> {
        let who = self.prompt.who;
        let here = table::heroes_at(self.world, table::hero(self.world, who).at);
        here.into_iter().chain(table::heroes(self.world)).find(|h| *h != who)
    }

    /// Returns the thing that a lesson's pointer refers to.
    pub fn spot(&self, point: Point) -> Highlight {
        let who = self.prompt.who;
        match point {
            Point::Hand => Highlight::Hand,
            Point::Play(kind) => {
                let hand = table::pile(self.world, PileId::Hand(who));
                let fits = |act: &&Act| self.is(act, &PlayerAction::Play(kind));
                let played = self.prompt.options.iter().filter(fits).find_map(|act| match act {
                    Act::Use { of: Source::Card(c), .. } if hand.contains(c) => Some(*c),
                    _ => None,
                });
                played.map_or(Highlight::Hand, Highlight::Card)
            }
            Point::Discards => Highlight::Pile(PileId::Discards(who)),
            Point::Deck => Highlight::Deck(table::hero(self.world, who).at),
            Point::Stage => Highlight::Stage,
            Point::Friend => self.friend().map_or(Highlight::Nothing, Highlight::Board),
            Point::Token => Highlight::Token(who),
            Point::Hours => Highlight::Pile(PileId::Blessings),
            Point::Story => Highlight::Story,
            Point::Ask => Highlight::Ask,
            Point::Nothing => Highlight::Nothing,
        }
    }
}
