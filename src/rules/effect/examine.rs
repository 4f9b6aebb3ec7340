//! Examining cards (AC-EXAM-01 to AC-EXAM-10). It is no exploring (AC-EXAM-05), and only the
//! examining hero's player sees the cards (AC-RUL-56).

use bevy_ecs::prelude::*;

use super::amounts;
use super::eval::{Progress, set_stage, stage};
use crate::cards::amount::Amount;
use crate::cards::effect::{CardFilter, Deck, Then};
use crate::rules::encounter;
use crate::rules::flow::drive::{self, Question};
use crate::rules::flow::frame::Ctx;
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::state::cue::{Cue, Cues};
use crate::rules::state::ids::{CardId, PileId, PlaceId};
use crate::rules::state::table::{self, Spot};

fn question(ctx: &Ctx, ask: Ask) -> Question {
    Question { who: ctx.you, ask, source: ctx.source, card: ctx.card }
}

/// Which pile is meant, if it has cards: an empty deck cannot be examined (AC-EXAM-10). Asks for
/// the location where it is to be chosen, and then remembers it.
fn which(world: &mut World, ctx: &Ctx, deck: Deck) -> Result<Option<PileId>, Progress> {
    let pile = match deck {
        Deck::Here => PileId::Location(table::hero(world, ctx.you).at),
        Deck::Own => PileId::Deck(ctx.you),
        Deck::Blessings => PileId::Blessings,
        Deck::Anywhere => {
            if let Some(Act::Place(p)) = drive::answer_one(world) {
                drive::effects_mut(world).number = i32::from(p.0) + 1;
            }
            match drive::effects(world).number {
                0 => {
                    let full: Vec<Act> = table::places(world)
                        .filter(|p| !table::pile(world, PileId::Location(*p)).is_empty())
                        .map(Act::Place)
                        .collect();
                    if full.is_empty() {
                        return Ok(None);
                    }
                    drive::ask(world, question(ctx, Ask::Place), full);
                    return Err(Progress::Wait);
                }
                n => PileId::Location(PlaceId((n - 1) as u8)),
            }
        }
    };
    Ok((!table::pile(world, pile).is_empty()).then_some(pile))
}

/// Shuffles a deck.
pub fn shuffle(world: &mut World, ctx: &Ctx, deck: Deck) -> Progress {
    match which(world, ctx, deck) {
        Ok(Some(pile)) => table::shuffle(world, pile),
        Ok(None) => {}
        Err(p) => return p,
    }
    Progress::Done
}

/// How a deck is examined, as the effect language writes it.
pub struct Look<'a> {
    /// Which deck.
    pub deck: Deck,
    /// How many cards.
    pub n: &'a Amount,
    /// Until such a card is found.
    pub until: Option<&'a CardFilter>,
    /// What then.
    pub then: &'a Then,
}

/// The cards that are looked at, top first, and those that what comes then is about.
fn seen(world: &mut World, ctx: &Ctx, pile: PileId, look: &Look<'_>) -> (Vec<CardId>, Vec<CardId>) {
    let Some(wanted) = look.until else {
        let n = amounts::roll(world, ctx, look.n, "cards") as usize;
        // As many as there are (AC-LIM-01).
        let cards: Vec<CardId> = table::pile(world, pile).iter().rev().take(n).copied().collect();
        return (cards.clone(), cards);
    };
    // From the top on, no further than the first such card (AC-EXAM-03).
    let mut cards = Vec::new();
    for c in table::pile(world, pile).iter().rev() {
        cards.push(*c);
        if table::matches(table::printed(world, *c), wanted) {
            return (cards, vec![*c]);
        }
    }
    // Without one, what is said of it is of no account (AC-EXAM-04).
    (cards, Vec::new())
}

/// Looks at the top cards of a deck, and does with them what may be done.
pub fn examine(world: &mut World, ctx: &Ctx, look: &Look<'_>) -> Progress {
    let then = look.then;
    if stage(world) == 1 {
        return answered(world, ctx, then);
    }
    let pile = match which(world, ctx, look.deck) {
        Ok(Some(pile)) => pile,
        Ok(None) => return Progress::Done,
        Err(p) => return p,
    };
    let (all, cards) = seen(world, ctx, pile, look);
    let hero = ctx.you;
    world.resource_mut::<Cues>().push(|| Cue::Examined { hero, pile, cards: all });
    if cards.is_empty() {
        if *then == Then::Shuffle {
            table::shuffle(world, pile);
        }
        return Progress::Done;
    }
    let all: Vec<Act> = cards.iter().map(|c| Act::Card(*c)).collect();
    let fits = |world: &World, f| -> Vec<Act> {
        let fits = |c: &&CardId| table::matches(table::printed(world, **c), f);
        cards.iter().filter(fits).map(|c| Act::Card(*c)).collect()
    };
    match then {
        Then::Back => return Progress::Done,
        Then::Shuffle => {
            table::shuffle(world, pile);
            return Progress::Done;
        }
        Then::AnyOrder if all.len() < 2 => return Progress::Done,
        Then::AnyOrder => {
            let n = all.len();
            drive::ask_some(world, question(ctx, Ask::Order), all, n, n);
        }
        Then::MayBottom => {
            let n = all.len();
            drive::ask_some(world, question(ctx, Ask::Cards), all, 0, n);
        }
        Then::MayTake(f) => {
            let fits = fits(world, f);
            if fits.is_empty() {
                return Progress::Done;
            }
            drive::ask_some(world, question(ctx, Ask::Cards), fits, 0, 1);
        }
        Then::MayEncounter(f) => {
            let first = fits(world, f).into_iter().find(|a| *a == Act::Card(cards[0]));
            let Some(first) = first else { return Progress::Done };
            drive::ask_some(world, question(ctx, Ask::Cards), vec![first], 0, 1);
        }
    }
    drive::effects_mut(world).cards = cards;
    set_stage(world, 1);
    Progress::Wait
}

fn answered(world: &mut World, ctx: &Ctx, then: &Then) -> Progress {
    let chosen = drive::answer_cards(world).unwrap_or_default();
    let Some(first) = chosen.first().copied() else { return Progress::Done };
    let pile = table::card(world, first).pile;
    match then {
        Then::AnyOrder => {
            // The first one chosen is to be the top, which lies last.
            let order: Vec<CardId> = chosen.into_iter().rev().collect();
            table::reorder(world, pile, &order);
        }
        Then::MayBottom => {
            for c in chosen {
                table::move_card(world, c, pile, Spot::Bottom);
            }
        }
        Then::MayTake(_) => {
            table::move_card(world, first, PileId::Hand(ctx.you), Spot::Top);
        }
        Then::MayEncounter(_) => {
            if let PileId::Location(p) = pile {
                encounter::begin(world, ctx.you, first, Some(p), false);
            }
        }
        Then::Back | Then::Shuffle => {}
    }
    Progress::Done
}
