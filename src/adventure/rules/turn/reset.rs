//! Resetting the hand: at the end of a turn (AC-TURN-43, AC-TURN-44), and in the third edition
//! whenever an effect says so (AC-TURN-45), which neither ends the turn nor locks powers
//! (AC-RUL-90).

use bevy_ecs::prelude::*;

use crate::rules::death;
use crate::rules::edition::switches;
use crate::rules::effect::shift;
use crate::rules::effect::standing;
use crate::rules::effect::triggers::{self, Happened};
use crate::rules::flow::drive::{self, Question};
use crate::rules::flow::frame::{Frame, ResetFrame, Step};
use crate::rules::flow::prompt::{Act, Ask, Source};
use crate::rules::state::board::Board;
use crate::rules::state::ids::{HeroId, PileId};
use crate::rules::state::table::{self, Spot};

/// Starts the reset of a hero's hand.
pub fn reset_hand(world: &mut World, hero: HeroId) {
    let powers = switches(world).reset_has_powers;
    let step = if powers { Step::ResetBegin } else { Step::ResetDiscard };
    drive::push(world, Frame::Reset(ResetFrame { hero, step }));
}

/// First carries out what is triggered by the reset, and offers powers for it (AC-TURN-45).
pub fn begin(world: &mut World) {
    let r = drive::reset_mut(world);
    r.step = Step::ResetDiscard;
    let hero = r.hero;
    triggers::fire(world, hero, Happened::Reset);
}

/// Lets the hero discard any number of cards (AC-TURN-46), at least down to the hand size
/// (AC-TURN-47). Discarding is not playing, so no power or recharge of these cards applies
/// (AC-TURN-50).
pub fn discard(world: &mut World) {
    let hero = drive::reset(world).hero;
    if let Some(chosen) = drive::answer_cards(world) {
        drive::go(world, Step::ResetDraw);
        return shift::discard(world, hero, chosen);
    }
    let hand = table::pile(world, PileId::Hand(hero));
    if hand.is_empty() {
        return drive::go(world, Step::ResetDraw);
    }
    let over = hand.len().saturating_sub(standing::hand_size(&Board::new(world), hero));
    let options: Vec<Act> = hand.iter().map(|c| Act::Card(*c)).collect();
    let most = options.len();
    let q = Question { who: hero, ask: Ask::Reset, source: Source::Rules, card: None };
    drive::ask_some(world, q, options, over, most);
}

/// Then draws up to the hand size (AC-TURN-48); a hero with too few cards dies (AC-TURN-49).
/// Drawing the last card is fine, and an empty deck is not death (AC-RUL-09, AC-DIE-04).
pub fn draw(world: &mut World) {
    let hero = drive::reset(world).hero;
    let hand = table::pile(world, PileId::Hand(hero)).len();
    let missing = standing::hand_size(&Board::new(world), hero).saturating_sub(hand);
    drive::pop(world);
    if draw_cards(world, hero, missing) {
        triggers::fire(world, hero, Happened::AfterReset);
    }
}

/// Draws cards from the hero's deck. With too few cards the hero draws none and dies (AC-RUL-15,
/// AC-DIE-01). Returns whether the hero is alive.
pub fn draw_cards(world: &mut World, hero: HeroId, n: usize) -> bool {
    let deck = table::pile(world, PileId::Deck(hero));
    if deck.len() < n {
        death::die(world, hero);
        return false;
    }
    let cards: Vec<_> = deck.iter().rev().take(n).copied().collect();
    for c in cards {
        table::move_card(world, c, PileId::Hand(hero), Spot::Top);
    }
    true
}
