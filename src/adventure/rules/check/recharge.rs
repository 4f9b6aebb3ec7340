//! What happens to cards that were set aside: their final action, or a check to recharge them
//! (AC-CHECK-52, AC-CARD-25).

use bevy_ecs::prelude::*;

use super::rechargeable::ways;
use super::stage::{self, NewCheck};
use crate::cards::effect::{Purpose, To};
use crate::cards::vocabulary::Action;
use crate::rules::effect::instead;
use crate::rules::effect::pay;
use crate::rules::effect::shift::put;
use crate::rules::flow::drive;
use crate::rules::flow::frame::{Flow, Frame, Rare, RechargeFrame, Returned, Step};
use crate::rules::flow::prompt::Source;
use crate::rules::state::board::Board;
use crate::rules::state::ids::{CardId, HeroId, PileId};
use crate::rules::state::recovery;
use crate::rules::state::reserved;
use crate::rules::state::table;

/// Queues cards that were set aside: behind those already waiting (AC-PLAY-29, AC-RUL-71), and not
/// before the check on which they were played is over (AC-CHECK-52, AC-CHECK-51). With neither,
/// they come after whatever is pushed on the stack next.
pub fn queue(world: &mut World, cards: Vec<(HeroId, CardId)>) {
    if cards.is_empty() {
        return;
    }
    for frame in world.resource_mut::<Flow>().into_inner().frames.iter_mut().rev() {
        match frame {
            Frame::Recharge(f) => return f.queue.extend(cards),
            Frame::Check(f) if f.step != Step::CheckDone => return f.recharges.extend(cards),
            Frame::Encounter(_) | Frame::Turn(_) | Frame::Scenario(_) => break,
            _ => {}
        }
    }
    let (trying, recovery) = (false, Rare(false));
    drive::push(world, Frame::Recharge(RechargeFrame { queue: cards, trying, recovery }));
}

/// Handles the cards of a finished check. Those without a check to recharge get their final action
/// at once, up to the first that has one (AC-PLAY-29, AC-ENC-24). After a check to recharge, all
/// wait behind the cards of the earlier check, whose first card is still to be put away. Returns
/// whether a card is still waiting.
pub(super) fn after_check(world: &mut World, mut queue: Vec<(HeroId, CardId)>) -> bool {
    let frames = &mut world.resource_mut::<Flow>().into_inner().frames;
    let below = frames.len().checked_sub(2).and_then(|n| frames.get_mut(n));
    if let Some(Frame::Recharge(f)) = below {
        f.queue.extend(queue);
        return false;
    }
    while let Some((hero, card)) = queue.first().copied() {
        let aside = table::card(world, card).pile == PileId::Aside(hero);
        match aside {
            true if reserved::find(world, card).is_none_or(|place| place.asks.0) => break,
            true => pay::put_away(world, hero, card),
            false => {}
        }
        queue.remove(0);
    }
    let some = !queue.is_empty();
    if some {
        let (trying, recovery) = (false, Rare(false));
        drive::push(world, Frame::Recharge(RechargeFrame { queue, trying, recovery }));
    }
    some
}

/// Lets every hero recover the cards that wait for it, at the end of a turn before the hand is reset
/// (AC-GOLD-03): each is recharged by its check, or goes where it was bound for (AC-CARD-29). Returns
/// whether there are any.
pub fn recover(world: &mut World) -> bool {
    let queue = recovery::take(world);
    let some = !queue.is_empty();
    if some {
        let (trying, recovery) = (false, Rare(true));
        drive::push(world, Frame::Recharge(RechargeFrame { queue, trying, recovery }));
    }
    some
}

/// Handles each waiting card in turn: another place if its hero chooses that, its final action if its
/// place is reserved, or a check by the hero who played it (AC-CHECK-53). Success recharges the card,
/// anything else leaves it where it was bound for (AC-CARD-29). What recovers waits for the end of the
/// turn.
pub fn step(world: &mut World) {
    if sent_elsewhere(world) {
        return;
    }
    let back = drive::returned(world);
    let Some(Frame::Recharge(f)) = world.resource_mut::<Flow>().into_inner().frames.last_mut()
    else {
        return;
    };
    let Some((hero, card)) = f.queue.first().copied() else {
        drive::pop(world);
        return;
    };
    let (tried, recovering) = (std::mem::take(&mut f.trying), f.recovery.0);
    // The card may have moved already; a dead hero's cards were buried (AC-RUL-26).
    let aside = table::card(world, card).pile == PileId::Aside(hero);
    let passed = matches!(&back, Some(Returned::Check(o)) if o.passed);
    let kept = reserved::find(world, card).is_some();
    // The card's own check comes before what another text offers, but not before what its own does
    // (AC-PLAY-15).
    let board = Board::new(world);
    let due = |choice: &instead::Choice| {
        let own = choice.ways.iter().any(|way| way.source == Source::Card(card));
        match kept || own {
            true => !tried,
            false => tried && !passed || ways(&board, hero, card).is_empty(),
        }
    };
    let choice = if aside { instead::choice(&board).filter(due) } else { None };
    if let Some(choice) = choice {
        match instead::answer(world, &choice).as_deref() {
            None => {
                if let Some(Frame::Recharge(f)) =
                    world.resource_mut::<Flow>().into_inner().frames.last_mut()
                {
                    f.trying = tried;
                }
                return instead::ask(world, &choice);
            }
            Some([]) => {}
            Some([(_, to), ..]) => {
                let to = *to;
                next(world);
                if !instead::send(world, &choice, card, to) {
                    put(world, card, to, hero, None);
                }
                return;
            }
        }
    }
    if tried || !aside || kept {
        return settle(world, hero, card, aside, back);
    }
    if !recovering && table::printed(world, card).recovery {
        next(world);
        return recovery::wait(world, hero, card);
    }
    let alternatives = ways(&Board::new(world), hero, card);
    if alternatives.is_empty() {
        return settle(world, hero, card, aside, None);
    }
    if let Some(Frame::Recharge(f)) = world.resource_mut::<Flow>().into_inner().frames.last_mut() {
        f.trying = true;
    }
    let source = Source::Card(card);
    let against = Some(card);
    let purpose = Purpose::Recharge;
    stage::begin(world, NewCheck { hero, purpose, alternatives, against, source, optional: true });
}

/// Lets the hero send a card that its check has just recharged elsewhere, where a text allows it.
/// Returns whether that was asked, or done.
fn sent_elsewhere(world: &mut World) -> bool {
    let Some(choice) = instead::of_recharged(&Board::new(world)) else { return false };
    let Some(sent) = instead::answer(world, &choice) else {
        instead::ask(world, &choice);
        return true;
    };
    let Some((card, to)) = sent.first().copied() else { return false };
    let _ = drive::returned(world);
    if let Some(Frame::Recharge(f)) = world.resource_mut::<Flow>().into_inner().frames.last_mut() {
        f.trying = false;
    }
    next(world);
    put(world, card, to, choice.hero, None);
    true
}

/// Goes on to the next card, and returns those that still wait.
fn next(world: &mut World) -> Vec<CardId> {
    match world.resource_mut::<Flow>().into_inner().frames.last_mut() {
        Some(Frame::Recharge(f)) => {
            f.queue.remove(0);
            f.queue.iter().map(|(_, c)| *c).collect()
        }
        _ => Vec::new(),
    }
}

/// Puts the first card where it belongs, if it is still set aside.
fn settle(world: &mut World, hero: HeroId, card: CardId, aside: bool, back: Option<Returned>) {
    let later = next(world);
    let passed = matches!(back, Some(Returned::Check(o)) if o.passed);
    let to = instead::moved(&Board::new(world), hero, card, Action::Recharge);
    let elsewhere = to.filter(|to| passed && *to != To::DeckBottom);
    if let (true, Some(to)) = (aside, elsewhere) {
        return put(world, card, to, hero, None);
    }
    match aside {
        true if passed => reserved::place_before(world, card, PileId::Deck(hero), true, &later),
        true if reserved::find(world, card).is_none() => {
            pay::unrecharged(world, hero, card, &later);
        }
        true => pay::put_away(world, hero, card),
        false => {}
    }
}
