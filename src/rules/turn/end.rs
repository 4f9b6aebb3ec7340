//! The end of a turn: its effects, and the reset of the hand (AC-TURN-40 to AC-TURN-50, without
//! plays from its second part on: AC-TURN-42, AC-TURN-43). Until then hands have no limit
//! (AC-RUL-19).

use bevy_ecs::prelude::*;

use crate::rules::death;
use crate::rules::effect::pay::{self, Used};
use crate::rules::effect::standing;
use crate::rules::effect::triggers::{Answers, Happened};
use crate::rules::flow::drive::{self, Question};
use crate::rules::flow::frame::{Phase, Step};
use crate::rules::flow::prompt::{Act, Ask, Source};
use crate::rules::legal::{self, Moment};
use crate::rules::state::ids::{HeroId, PileId};
use crate::rules::state::table::{self, Spot};

/// Part 1: effects at the end of the turn, also where the steps before were skipped (AC-TURN-40);
/// then no powers may be used (AC-TURN-41).
pub fn effects(world: &mut World) {
    let t = drive::turn_mut(world);
    t.phase = Phase::End;
    t.step = Step::TurnLast;
    let (hero, ordered) = (t.hero, t.cut_short);
    let mut answers = Answers::default();
    answers.collect(world, hero, Happened::TurnEnd);
    if ordered {
        answers.forced_only();
    }
    // Where nothing happens, what could be played now could be played when the turn was ended.
    if answers.is_empty() {
        drive::go(world, Step::ResetDiscard);
    }
    answers.push(world, hero);
}

/// Still part 1: cards and powers of everybody, now that the turn's last effects are known, unless
/// a power has ordered the end of the turn (AC-TURN-41, AC-TURN-42).
pub fn last_plays(world: &mut World) {
    let _ = drive::returned(world);
    match drive::answer_one(world) {
        Some(Act::Use { hero, of, power, with }) => {
            let used = Used { hero, of, power, with, them: hero, card: None };
            return pay::use_now(world, used, None);
        }
        Some(_) => return drive::go(world, Step::ResetDiscard),
        None => {}
    }
    let t = drive::turn(world);
    let hero = t.hero;
    let mut options = if t.cut_short { Vec::new() } else { legal::uses(world, &Moment::Turn) };
    if options.is_empty() {
        return drive::go(world, Step::ResetDiscard);
    }
    options.push(Act::Continue);
    let q = Question { who: hero, ask: Ask::Window, source: Source::Rules, card: None };
    drive::ask(world, q, options);
}

/// Part 2: any number may be discarded (AC-TURN-46), and down to the hand size must be
/// (AC-TURN-47). Not playing: no power and no recharge of these cards works (AC-TURN-50).
pub fn discard(world: &mut World) {
    let hero = drive::turn(world).hero;
    if let Some(chosen) = drive::answer_cards(world) {
        for c in chosen {
            table::move_card(world, c, PileId::Discards(hero), Spot::Top);
        }
        return drive::go(world, Step::ResetDraw);
    }
    let hand = table::pile(world, PileId::Hand(hero));
    if hand.is_empty() {
        return drive::go(world, Step::ResetDraw);
    }
    let over = hand.len().saturating_sub(standing::hand_size(world, hero));
    let options: Vec<Act> = hand.iter().map(|c| Act::Card(*c)).collect();
    let most = options.len();
    let q = Question { who: hero, ask: Ask::Reset, source: Source::Rules, card: None };
    drive::ask_some(world, q, options, over, most);
}

/// Then the hero draws up to the hand size (AC-TURN-48); one who cannot, dies (AC-TURN-49). The
/// last card exactly is enough, and an empty deck is not death (AC-RUL-09, AC-DIE-04).
pub fn draw(world: &mut World) {
    let hero = drive::turn(world).hero;
    let hand = table::pile(world, PileId::Hand(hero)).len();
    let missing = standing::hand_size(world, hero).saturating_sub(hand);
    drive::pop(world);
    draw_cards(world, hero, missing);
}

/// Draws from the hero's deck. With too few cards there is no partial draw: the hero dies
/// (AC-RUL-15, AC-DIE-01). Returns whether the hero lives.
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
