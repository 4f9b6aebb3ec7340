//! The initiative line (AT-ROUND-07 to AT-ROUND-11).

use bevy_ecs::prelude::*;
use kernel::rng::Rng;

use crate::content::effect::Change;
use crate::rules::effect::{standing, triggers};
use crate::rules::flow::cue::Cue;
use crate::rules::flow::drive::{self, question};
use crate::rules::flow::frame::{Frame, Happened, Step, What};
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::state::ids::{FighterId, Source};
use crate::rules::state::round::{Round, Token};
use crate::rules::state::table;
use crate::rules::turn;

/// All tokens are shuffled face-down together and laid out in a line (AT-ROUND-07), also those of
/// heroes who are knocked out (AT-ROUND-18).
pub fn lay(world: &mut World) {
    let mut line = world.resource::<Round>().tokens.clone();
    line.retain(|token| is_in_line(world, token.of));
    world.resource_mut::<Rng>().shuffle(&mut line);
    let told: Vec<FighterId> = line.iter().map(|t| t.of).collect();
    world.resource_mut::<Round>().line = line;
    drive::tell(world, || Cue::Line { line: told });
    drive::go(world, Step::Redo);
}

/// Returns whether the token of a figure is laid out: that of a summon only while it stands or is knocked
/// out, for one that was removed is gone (AT-SUMM-05, AT-RUL-80).
fn is_in_line(world: &World, of: FighterId) -> bool {
    let f = table::fighter(world, of);
    table::companion(world, of).is_none() || f.on_board || table::is_down(world, f)
}

/// The players may spend a potion to lay the line out anew, as often as potions last, before anything
/// changes the order (AT-ROUND-08, AT-RUL-52, AT-RUL-107, AT-REVV-09).
pub fn redo(world: &mut World) {
    match drive::answer_one(world) {
        Some(Act::Potion) => {
            turn::potion::spend(world, None);
            drive::go(world, Step::Initiative);
            triggers::fire(world, Happened::new(What::PotionUsed));
        }
        None if may_redo(world) => {
            let q = question(table::lead(world), Ask::Redo, Source::Rules);
            drive::ask(world, q, vec![Act::Continue, Act::Potion]);
        }
        _ => drive::go(world, Step::Reorder),
    }
}

/// Returns whether a potion may be spent on the line.
fn may_redo(world: &World) -> bool {
    let fixed = |seat: crate::rules::state::ids::SeatId| {
        standing::is(world, seat.into(), |c| *c == Change::CannotReorder)
    };
    turn::potion::left(world) > 0 && !table::seats(world).any(fixed)
}

/// Abilities that change the order are used once it stands (AT-ROUND-10, AT-ROUND-11).
pub fn reorder(world: &mut World) {
    drive::go(world, Step::NextToken);
    triggers::fire(world, Happened::new(What::LineLaid));
}

/// Turns are taken from the first token to the last (AT-ROUND-09). The tokens of a boss that is gone
/// stay, for cards that mention minions (AT-RUL-56).
pub fn next(world: &mut World) {
    let mut round = world.resource_mut::<Round>();
    let Some(Token { of, deck }) = round.line.get(usize::from(round.at)).copied() else {
        return drive::go(world, Step::Cleanup);
    };
    round.at += 1;
    round.turns = round.turns.saturating_add(1);
    drive::tell(world, || Cue::Turn { who: of });
    let frame = match (deck, table::fighter(world, of).seat()) {
        (Some(deck), _) => Frame::EnemyTurn(turn::enemies::new(of, deck)),
        (None, Some(hero)) => Frame::HeroTurn(turn::hero::new(hero)),
        (None, None) if is_in_line(world, of) => Frame::CompanionTurn(turn::companions::new(of)),
        (None, None) => return,
    };
    drive::push(world, frame);
}
