//! The open part of a turn: give, move, explore and close, each optional and in this order
//! (AC-TURN-03, AC-TURN-04), with plays of all heroes between them (AC-PLAY-35, AC-TURN-54), which
//! no card type or power limits here (AC-RUL-62, AC-RUL-63). One prompt offers whatever is still
//! possible; an action of a later phase ends the earlier phases.

use bevy_ecs::prelude::*;

use super::steps;
use crate::rules::closing;
use crate::rules::describe::{closing_ways, source_name};
use crate::rules::edition::switches;
use crate::rules::effect::pay::{self, Used};
use crate::rules::effect::standing;
use crate::rules::effect::verbs::walk;
use crate::rules::encounter;
use crate::rules::flow::drive::{self, Question};
use crate::rules::flow::frame::{Phase, Step, TurnFrame};
use crate::rules::flow::prompt::{Act, Ask, Refusal, Source};
use crate::rules::legal::{self, Moment};
use crate::rules::state::board::Board;
use crate::rules::state::cue::{Cue, Cues};
use crate::rules::state::deeds::Deeds;
use crate::rules::state::faceup;
use crate::rules::state::ids::{HeroId, PileId, PlaceId};
use crate::rules::state::table::{self, LocationStatus, Spot};
use crate::rules::state::token;

/// Asks for an action and carries it out, until the turn ends.
pub fn step(world: &mut World) {
    let _ = drive::returned(world);
    if let Some(act) = drive::answer_one(world) {
        return act_on(world, act);
    }
    let t = drive::turn_mut(world);
    t.ends.walking = false;
    let (hero, begun, wanted) = (t.hero, t.phase, t.ends.next.take());
    if t.cut_short {
        return drive::go(world, Step::TurnEnd);
    }
    if steps::end(world, begun) {
        drive::turn_mut(world).ends.next = wanted;
        return;
    }
    if drive::turn(world).explore_now {
        if !steps::end(world, Phase::Explore) {
            explore(world);
        }
        return;
    }
    let options = options(&Board::new(world), drive::turn(world));
    // What the hero was about to do, unless the end of the step has made closing possible instead.
    let closes = wanted == Some(Act::EndTurn) && options.contains(&Act::Close);
    if let Some(act) = wanted.filter(|act| options.contains(act) && !closes) {
        return act_on(world, act);
    }
    if options == [Act::EndTurn] {
        if !steps::end(world, Phase::End) {
            drive::go(world, Step::TurnEnd);
        }
        return;
    }
    let q = Question { who: hero, ask: Ask::Turn, source: Source::Rules, card: None };
    drive::ask(world, q, options);
}

fn options(board: &Board<'_>, t: &TurnFrame) -> Vec<Act> {
    let mut options = Vec::new();
    let at = board.hero(t.hero).at;
    if may_explore(board, t).is_ok() {
        options.push(Act::Explore);
    }
    if may_close(board, t).is_ok() {
        options.push(Act::Close);
    }
    if may_move(board, t).is_ok() {
        options.extend(standing::goals(board, t.hero).into_iter().map(Act::Move));
    }
    options.extend(legal::uses(board, &Moment::Turn));
    if may_give(board, t).is_ok() {
        for to in board.heroes_at(at).filter(|h| *h != t.hero) {
            let hand = board.pile(PileId::Hand(t.hero)).iter();
            options.extend(hand.map(|card| Act::Give { card: *card, to }));
        }
    }
    options.push(Act::EndTurn);
    options
}

/// A reason why the turn does not offer an action; see [`refusal`].
#[derive(Clone, Copy, PartialEq, Eq)]
enum Unavailable {
    ExploreOver,
    NoCards,
    Faceup,
    Explored,
    ExploreAgain(Source),
    MoveOver,
    Token,
    MoveForbidden(Source),
    TooFar(Source),
    GiveOver,
    NobodyHere,
    Closed,
    CloseCards,
    ClosingOnce,
    CloseForbidden(Source),
    ClosingAsks(PlaceId),
}

/// Returns the reason as a sentence with the id of its rule.
fn refusal(world: &World, reason: Unavailable) -> Refusal {
    let name = |what| source_name(world, what);
    let (rule, why) = match reason {
        Unavailable::ExploreOver => ("AC-TURN-04", t!("refused-explore-over")),
        Unavailable::NoCards => ("AC-TURN-36", t!("refused-no-cards")),
        Unavailable::Faceup => ("AC-FACE-04", t!("refused-faceup")),
        Unavailable::Explored => ("AC-TURN-26", t!("refused-explored")),
        Unavailable::ExploreAgain(what) => {
            ("AC-GOLD-06", t!("refused-not-again", what = name(what)))
        }
        Unavailable::MoveOver => ("AC-TURN-04", t!("refused-move-over")),
        Unavailable::Token => ("AC-TOKN-04", t!("refused-token")),
        Unavailable::MoveForbidden(what) => ("AC-TURN-24", t!("refused-kept", what = name(what))),
        Unavailable::TooFar(what) => ("AC-GOLD-06", t!("refused-too-far", what = name(what))),
        Unavailable::GiveOver => ("AC-TURN-15", t!("refused-give-over")),
        Unavailable::NobodyHere => ("AC-TURN-14", t!("refused-nobody-here")),
        Unavailable::Closed => ("AC-RUL-31", t!("refused-closed-already")),
        Unavailable::CloseCards => ("AC-TURN-38", t!("refused-close-cards")),
        Unavailable::ClosingOnce => ("AC-TURN-39", t!("refused-closing-once")),
        Unavailable::CloseForbidden(what) => {
            ("AC-GOLD-06", t!("refused-close-kept", what = name(what)))
        }
        Unavailable::ClosingAsks(at) => {
            ("AC-CLOSE-05", t!("refused-closing-asks", ways = closing_ways(world, at)))
        }
    };
    Refusal::new(rule, why)
}

fn ok_unless(reason: Option<Unavailable>) -> Result<(), Unavailable> {
    reason.map_or(Ok(()), Err)
}

/// Checks that the hero can explore here, where the hero is now (AC-TURN-37, AC-RUL-67), which may
/// be a closed location (AC-CLOSE-18).
fn may_explore(board: &Board<'_>, t: &TurnFrame) -> Result<(), Unavailable> {
    if t.phase > Phase::Explore {
        return Err(Unavailable::ExploreOver);
    }
    if super::next_card(board, t).is_none() {
        let at = board.hero(t.hero).at;
        let empty = board.pile(PileId::Location(at)).is_empty();
        return Err(if empty { Unavailable::NoCards } else { Unavailable::Faceup });
    }
    if !t.explored {
        return Ok(());
    }
    if !t.granted {
        return Err(Unavailable::Explored);
    }
    ok_unless(standing::cannot_explore_again(board, t.hero).map(Unavailable::ExploreAgain))
}

/// Checks that the hero can move. Closed locations are possible destinations (AC-TURN-19,
/// AC-CLOSE-17).
fn may_move(board: &Board<'_>, t: &TurnFrame) -> Result<(), Unavailable> {
    if t.phase > Phase::Move {
        return Err(Unavailable::MoveOver);
    }
    if token::is_hidden(board, t.hero) {
        return Err(Unavailable::Token);
    }
    ok_unless(standing::cannot_move(board, t.hero).map(Unavailable::MoveForbidden))
}

/// Checks that the hero can give a card: before moving, so only to a hero who is here at the start
/// of the turn (AC-TURN-16).
fn may_give(board: &Board<'_>, t: &TurnFrame) -> Result<(), Unavailable> {
    if t.phase > Phase::Give {
        return Err(Unavailable::GiveOver);
    }
    let at = board.hero(t.hero).at;
    if board.heroes_at(at).nth(1).is_none() { Err(Unavailable::NobodyHere) } else { Ok(()) }
}

fn may_close(board: &Board<'_>, t: &TurnFrame) -> Result<(), Unavailable> {
    let at = board.hero(t.hero).at;
    if board.place(at).shut == LocationStatus::Permanently {
        return Err(Unavailable::Closed);
    }
    if !board.pile(PileId::Location(at)).is_empty() {
        return Err(Unavailable::CloseCards);
    }
    if t.tried_closing {
        return Err(Unavailable::ClosingOnce);
    }
    if let Some(what) = standing::cannot_close(board, t.hero, at) {
        return Err(Unavailable::CloseForbidden(what));
    }
    ok_unless(closing::ways(board, t.hero, at).is_empty().then_some(Unavailable::ClosingAsks(at)))
}

/// Returns the actions that the turn does not offer now, each with the reason.
pub fn why_not(board: &Board<'_>) -> Vec<(Act, Refusal)> {
    let t = drive::turn(board);
    let at = board.hero(t.hero).at;
    let mut all = Vec::new();
    all.extend(may_explore(board, t).err().map(|reason| (Act::Explore, refusal(board, reason))));
    all.extend(may_close(board, t).err().map(|reason| (Act::Close, refusal(board, reason))));
    if let Err(reason) = may_move(board, t) {
        let r = refusal(board, reason);
        let others = table::places(board).filter(|p| *p != at);
        all.extend(others.map(|p| (Act::Move(p), r.clone())));
    } else {
        for p in table::places(board).filter(|p| *p != at) {
            if let Some(what) = standing::too_far(board, t.hero, p) {
                all.push((Act::Move(p), refusal(board, Unavailable::TooFar(what))));
            }
        }
    }
    let here = Refusal::new("AC-TURN-21", t!("refused-there"));
    all.push((Act::Move(at), here));
    for to in board.heroes().filter(|h| *h != t.hero) {
        let far = board.hero(to).at != at;
        let r = if !board.hero(to).alive {
            Refusal::new("AC-RUL-94", t!("refused-dead"))
        } else if let Err(reason) = may_give(board, t) {
            refusal(board, reason)
        } else if far {
            Refusal::new("AC-TURN-14", t!("refused-far"))
        } else {
            continue;
        };
        let hand = board.pile(PileId::Hand(t.hero)).iter();
        all.extend(hand.map(|card| (Act::Give { card: *card, to }, r.clone())));
    }
    all
}

fn act_on(world: &mut World, act: Act) {
    let hero = drive::turn(world).hero;
    // An exploration not used at once is lost (AC-TURN-35).
    if switches(world).explore_now_or_never && act != Act::Explore {
        drive::turn_mut(world).granted = false;
    }
    let begins = match act {
        Act::Explore => Phase::Explore,
        Act::Close => Phase::Close,
        Act::EndTurn => Phase::End,
        _ => Phase::Give,
    };
    if steps::end(world, begins) {
        drive::turn_mut(world).ends.next = Some(act);
        return;
    }
    match act {
        Act::Explore => explore(world),
        Act::Move(to) => {
            let t = drive::turn_mut(world);
            t.phase = Phase::Explore;
            t.ends.walking = true;
            walk(world, hero, to);
        }
        Act::Give { card, to } => give(world, hero, card, to),
        Act::Close => {
            let t = drive::turn_mut(world);
            t.phase = Phase::Close;
            t.tried_closing = true;
            let at: PlaceId = table::hero(world, hero).at;
            closing::attempt(world, hero, at, false);
        }
        Act::Use { hero, of, power, with } => {
            let used = Used { hero, of, power, with, them: hero, card: None };
            pay::use_now(world, used, None);
        }
        _ => drive::go(world, Step::TurnEnd),
    }
}

/// Gives a card into the receiver's hand; giving is not playing (AC-TURN-17).
fn give(world: &mut World, from: HeroId, card: crate::rules::state::ids::CardId, to: HeroId) {
    drive::turn_mut(world).phase = Phase::Move;
    table::move_card(world, card, PileId::Hand(to), Spot::Top);
    world.resource_mut::<Cues>().push(|| Cue::Gave { from, to, card });
}

/// Explores. The free exploration must be the first of the turn (AC-TURN-26, AC-RUL-65). Each one
/// is new, and effects may grant another after it (AC-TURN-34, AC-RUL-64).
fn explore(world: &mut World) {
    let t = drive::turn_mut(world);
    let before = t.clone();
    t.phase = Phase::Explore;
    t.explored = true;
    t.granted &= t.explore_now;
    t.explore_now = false;
    let (mut met, hero) = (t.met_up.take(), t.hero);
    let place = table::hero(world, hero).at;
    // A faceup card that must be encountered is found only by the first exploration, or after other
    // such cards.
    let Some(card) = super::next_card(world, &before) else { return };
    world.resource_mut::<Deeds>().note_exploration();
    if faceup::must_be_explored_first(world, card) {
        met.get_or_insert((place, Vec::new())).1.push(card);
    } else {
        met = None;
    }
    drive::turn_mut(world).met_up = met;
    encounter::flip(world, hero, card);
}
