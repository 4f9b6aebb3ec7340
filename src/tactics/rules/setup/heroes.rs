//! What the heroes choose: where they start, what they take along, the first hand.

use bevy_ecs::prelude::*;

use crate::rules::effect::standing;
use crate::rules::effect::triggers;
use crate::rules::flow::cue::Cue;
use crate::rules::flow::drive::{self, question};
use crate::rules::flow::frame::{Happened, Step, What};
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::hand;
use crate::rules::road::{allowed, arrange};
use crate::rules::state::field::Field;
use crate::rules::state::ids::{SeatId, Source};
use crate::rules::state::piles::{self, Pile};
use crate::rules::state::table;

/// Returns the seat that the step asks next; nothing when all were asked.
fn asking(world: &World) -> Option<SeatId> {
    let n = drive::encounter(world).asking;
    (usize::from(n) < table::heroes(world)).then_some(SeatId(n))
}

fn next(world: &mut World) {
    drive::encounter_mut(world).asking += 1;
}

fn over(world: &mut World, to: Step) {
    drive::encounter_mut(world).asking = 0;
    drive::go(world, to);
}

/// Each hero starts on a free square of the highlighted area (AT-SETUP-02, AT-RUL-14).
pub fn place(world: &mut World) {
    let Some(seat) = asking(world) else { return over(world, Step::LayCompass) };
    if let Some(Act::Square(at)) = drive::answer_one(world) {
        let mut hero = table::fighter_mut(world, seat.into());
        (hero.at, hero.start, hero.on_board) = (at, at, true);
        drive::tell(world, || Cue::Stood { who: seat.into(), at });
        return next(world);
    }
    let squares = world.resource::<Field>().ground.start & table::free(world);
    let options: Vec<Act> = squares.iter().map(Act::Square).collect();
    if options.is_empty() {
        // The area is full of what nobody can stand on: the hero waits at its edge, off the board.
        return next(world);
    }
    drive::ask(world, question(seat, Ask::StartSquare, Source::Rules), options);
}

/// Class features, equipment and abilities are placed on the player board, shuffled in, or left in the
/// tuck box (AT-SETUP-13 to AT-SETUP-19, AT-EX-12). They lie as the hero proposes: as at the encounter
/// before, or as the camp has arranged them; `Continue` takes that.
pub fn fill(world: &mut World) {
    let Some(seat) = asking(world) else {
        arrange::note(world);
        return over(world, Step::FirstDraw);
    };
    if let Some(act) = drive::answer_one(world)
        && !arrange::carry_out(world, act)
    {
        return next(world);
    }
    let mut options = allowed(arrange::tried(world, seat));
    if options.is_empty() {
        return next(world);
    }
    options.push(Act::Continue);
    drive::ask(world, question(seat, Ask::FillBoard, Source::Rules), options);
}

/// Everything is shuffled (AT-RUL-55), hit points are set to the maximum with all that raises it
/// (AT-SETUP-20, AT-SETUP-23), and each hero draws the first hand.
pub fn first_draw(world: &mut World) {
    for pile in [Pile::BossDeck(0), Pile::Directions] {
        piles::shuffle(world, pile);
    }
    for seat in table::seats(world) {
        piles::shuffle(world, Pile::Deck(seat));
        let most = standing::max_hp(world, seat.into());
        table::fighter_mut(world, seat.into()).hp = most;
    }
    for seat in table::seats(world) {
        hand::fill(world, seat);
    }
    over(world, Step::Mulligan);
    triggers::fire(world, Happened::new(What::Setup));
}

/// Each player may shuffle the whole first hand back and draw a new one, once (AT-ROUND-05,
/// AT-ROUND-06, AT-RUL-44).
pub fn mulligan(world: &mut World) {
    let Some(seat) = asking(world) else { return over(world, Step::NextRound) };
    match drive::answer_one(world) {
        Some(Act::Yes) => {
            table::sheet_mut(world, seat).mulligan = true;
            piles::put_all(world, Pile::Hand(seat), Pile::Deck(seat));
            piles::shuffle(world, Pile::Deck(seat));
            hand::fill(world, seat);
            next(world);
        }
        Some(_) => next(world),
        None if piles::pile(world, Pile::Hand(seat)).is_empty() => next(world),
        None => {
            let q = question(seat, Ask::Mulligan, Source::Rules);
            drive::ask(world, q, vec![Act::No, Act::Yes]);
        }
    }
}
