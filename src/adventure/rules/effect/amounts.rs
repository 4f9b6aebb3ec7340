//! Evaluates amounts: counts what they count and rolls their dice.

use crate::rules::flow::drive::CurrentEncounter as _;
use bevy_ecs::prelude::*;
use std::borrow::Cow;

use super::cond::last_outcome;
use super::fits;
use super::select;
use super::standing;
use crate::cards::amount::{Amount, Counted, Dice, Lie, Sum, Worth};
use crate::cards::vocabulary::Kind;
use crate::kernel::rng::Rng;
use crate::rules::check::range;
use crate::rules::flow::frame::Ctx;
use crate::rules::sets;
use crate::rules::state::board::Board;
use crate::rules::state::charges;
use crate::rules::state::cue::{Cue, Cues, Die};
use crate::rules::state::encountered;
use crate::rules::state::ids::{CardId, PileId};
use crate::rules::state::markers::Markers;
use crate::rules::state::table::LocationStatus;
use crate::rules::state::token;
use crate::saturating;

/// Returns the counted number. Deaths do not change the number of heroes (AC-RUL-93). "Here" is the
/// location with the text, otherwise the one of "you".
pub fn count(board: &Board<'_>, ctx: &Ctx, what: Counted) -> i32 {
    let you = ctx.you;
    let here = || board.heroes_at(select::here(board, ctx));
    let shut = |s: LocationStatus| board.places().iter().filter(|p| p.shut == s).count();
    let n = match what {
        Counted::OthersHere => here().filter(|h| *h != you).count(),
        Counted::HeroesHere => here().count(),
        Counted::Hand => board.pile(PileId::Hand(you)).len(),
        Counted::InHand(kind) => {
            let hand = board.pile(PileId::Hand(you)).iter();
            hand.filter(|c| board.printed(**c).kind == kind).count()
        }
        Counted::InHandWith(_) => {
            let hand = board.pile(PileId::Hand(you)).iter();
            hand.filter(|c| counts_in_hand(board, what, **c)).count()
        }
        Counted::DiscardPile => board.pile(PileId::Discards(you)).len(),
        Counted::Heroes => board.heroes().count(),
        Counted::ClosedLocations => shut(LocationStatus::Permanently),
        Counted::OpenLocations => shut(LocationStatus::Open),
        Counted::Displayed => board.pile(PileId::Displayed(you)).len(),
        // Only locations with a living hero are occupied (AC-CARD-15, AC-DIE-08).
        Counted::OccupiedLocations => {
            board.places().iter().filter(|p| board.heroes_at(p.id).next().is_some()).count()
        }
        Counted::LowestDifficulty => {
            return encountered_difficulties(board).map_or(0, |(low, _)| low);
        }
        Counted::HighestDifficulty => {
            return encountered_difficulties(board).map_or(0, |(_, high)| high);
        }
        Counted::Number => usize::from(board.scenario().number),
        Counted::CardNumber => {
            let card = ctx.card.or_else(|| board.flow.current_encounter().map(|e| e.card));
            number(board, card)
        }
        Counted::PaidNumber => number(board, ctx.paid.0),
        Counted::HourNumber => number(board, board.pile(PileId::Hours).last().copied()),
        Counted::Deck => board.pile(PileId::Deck(you)).len(),
        Counted::Buried => board.pile(PileId::Buried(you)).len(),
        Counted::HoursLeft => board.pile(PileId::Blessings).len(),
        Counted::Margin => {
            return last_outcome(board).map_or(0, |o| o.margin.saturating_abs());
        }
        Counted::TokensHere => token::hidden_heroes_at(board.world, select::here(board, ctx)).len(),
        Counted::Discarded(kind) => {
            let pile = board.pile(PileId::Discards(you)).iter();
            pile.filter(|c| board.printed(**c).kind == kind).count()
        }
        Counted::HoursGone => board.pile(PileId::Hours).len(),
        Counted::Such(such) => {
            let pile = match such.lie {
                Lie::Hand => PileId::Hand(you),
                Lie::Discards => PileId::Discards(you),
                Lie::Displayed => PileId::Displayed(you),
            };
            let filter = such.filter();
            board.pile(pile).iter().filter(|c| board.fits(**c, &filter)).count()
        }
        Counted::ByScenario => {
            let pile = board.pile(PileId::Support).iter();
            pile.filter(|c| !Kind::SUPPORT.contains(&board.printed(**c).kind)).count()
        }
        Counted::DiscardedWith(name) => {
            let pile = board.pile(PileId::Discards(you)).iter();
            pile.filter(|c| board.printed(**c).traits.contains(&name)).count()
        }
        Counted::CardsHere => {
            encountered::deck(board, PileId::Location(select::here(board, ctx))).len()
        }
        Counted::Moved => fits::moved(board).len(),
        Counted::HandSize => standing::hand_size(board, you),
        Counted::Charges => usize::from(charges::of(board.world, you)),
        Counted::Markers(name) => markers(board).count(name),
        Counted::MarkersHere(name) => markers(board).count_on(name, Some(select::here(board, ctx))),
    };
    saturating::whole(n)
}

/// Returns the adventure deck number of a card; without a card it is 0.
fn number(board: &Board<'_>, card: Option<CardId>) -> usize {
    card.map_or(0, |c| sets::number_of(board, c)).into()
}

fn markers<'w>(board: &Board<'w>) -> &'w Markers {
    board.world.resource()
}

/// Returns whether this card in the hand adds to what is counted.
pub fn counts_in_hand(board: &Board<'_>, what: Counted, card: CardId) -> bool {
    match what {
        Counted::Hand => true,
        Counted::InHand(kind) => board.printed(card).kind == kind,
        Counted::InHandWith(name) => board.printed(card).traits.contains(&name),
        Counted::Such(such) => such.lie == Lie::Hand && board.fits(card, &such.filter()),
        _ => false,
    }
}

/// Returns the lowest and the highest difficulty of the encountered card.
fn encountered_difficulties(board: &Board<'_>) -> Option<(i32, i32)> {
    let e = board.flow.current_encounter()?;
    range::difficulty_range(board, e.hero, e.card)
}

/// The maximum number of dice for what an amount counts.
const MOST_COUNTED_DICE: i32 = 20;

/// Returns the dice of a sum and its fixed part, with counted terms evaluated.
pub fn parts<'a>(board: &Board<'_>, ctx: &Ctx, sum: &'a Sum) -> (Cow<'a, [Dice]>, i32) {
    let of = |their: bool, what: Counted| match their {
        true => count(board, &Ctx { you: ctx.them, ..ctx.clone() }, what),
        false => count(board, ctx, what),
    };
    let (mut dice, mut plus) = (Cow::Borrowed(&sum.dice[..]), sum.plus);
    for c in &sum.counted {
        let n = of(c.their, c.what) / i32::from(c.per.max(1));
        match c.worth {
            Worth::Points(each) => {
                let n = n.saturating_mul(each.into());
                plus = plus.saturating_add(if c.minus { n.saturating_neg() } else { n });
            }
            Worth::Dice(Dice { count, faces }) if n > 0 => {
                let n = n.saturating_mul(count.into()).min(MOST_COUNTED_DICE);
                dice.to_mut().push(Dice { count: saturating::byte(saturating::count(n)), faces });
            }
            Worth::Dice(_) => {}
        }
    }
    (dice, plus)
}

/// Rolls an amount and returns its value, never below 0 (AC-RUL-06).
pub fn roll(world: &mut World, ctx: &Ctx, amount: &Amount, what: &str) -> i32 {
    let sum = amount.at(ctx.level.into());
    let (dice, plus) = parts(&Board::new(world), ctx, sum);
    if dice.is_empty() {
        return plus.max(0);
    }
    let mut rolled = Vec::new();
    for d in dice.iter() {
        for _ in 0..d.count {
            let value = world.resource_mut::<Rng>().die(d.faces);
            rolled.push(Die { faces: d.faces, value, source: ctx.source });
        }
    }
    let total = rolled.iter().map(|d| i32::from(d.value)).fold(plus, i32::saturating_add).max(0);
    let hero = ctx.you;
    world.resource_mut::<Cues>().push(|| Cue::Dice {
        hero,
        what: what.to_owned(),
        dice: rolled,
        total,
    });
    total
}
