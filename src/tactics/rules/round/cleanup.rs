//! Cleanup (AT-ROUND-15 to AT-ROUND-17).

use bevy_ecs::prelude::*;

use crate::content::effect::Change;
use crate::content::words::{Condition, Once, Until};
use crate::rules::effect::{lasting, standing, triggers, verbs};
use crate::rules::flow::cue::Cue;
use crate::rules::flow::drive::{self, question};
use crate::rules::flow::frame::{Happened, Step, What};
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::goal;
use crate::rules::hand;
use crate::rules::state::ids::{FighterId, SeatId, Source};
use crate::rules::state::piles::{self, Pile, Spot};
use crate::rules::state::table;

/// Each player may discard one card; who has passed this round the whole hand (AT-ROUND-15,
/// AT-ROUND-16, AT-RUL-85). A hero who is knocked out may as well (AT-RUL-46).
pub fn discard(world: &mut World) {
    let seat = SeatId(drive::round(world).asking);
    if usize::from(seat.0) >= table::heroes(world) {
        drive::go(world, Step::LeaveConditions);
        return triggers::fire(world, Happened::new(What::Cleanup));
    }
    let cards = match drive::answer_one(world) {
        Some(Act::Card(card)) => vec![card],
        Some(Act::WholeHand) => piles::pile(world, Pile::Hand(seat)).to_vec(),
        Some(_) => Vec::new(),
        None => {
            let hand = piles::pile(world, Pile::Hand(seat));
            if hand.is_empty() {
                drive::round_mut(world).asking += 1;
                return;
            }
            let mut options = vec![Act::Continue];
            options.extend(hand.iter().map(|c| Act::Card(*c)));
            if table::sheet(world, seat).passed {
                options.push(Act::WholeHand);
            }
            let q = question(seat, Ask::Cleanup, Source::Rules);
            return drive::ask(world, q, options);
        }
    };
    for card in cards {
        hand::shift(world, card, Pile::Discards(seat), Spot::Top);
    }
    drive::round_mut(world).asking += 1;
}

/// Every condition goes from every character, unless a text says otherwise (AT-ROUND-17, AT-COND-07).
/// Being knocked out is none of them (AT-RUL-37).
pub fn conditions(world: &mut World) {
    let ids: Vec<FighterId> = table::fighters(world).map(|f| f.id).collect();
    for id in ids {
        for condition in Condition::ALL {
            let until = table::fighter(world, id).conditions[condition as usize];
            let stays = |c: &Change| *c == Change::Keeps(condition);
            let goes = until.is_some_and(|u| u != Until::EncounterEnd);
            if goes && !standing::is(world, id, stays) {
                table::set_condition(world, id, condition, None);
                drive::tell(world, || Cue::Condition { who: id, condition, on: false });
            }
        }
    }
    verbs::end_law(world);
    lasting::end(world, Until::Cleanup, None);
    lasting::forget(world, Once::Round);
    lasting::forget(world, Once::PartyRound);
    standing::cap_hp(world);
    drive::go(world, Step::RoundOver);
    goal::check(world);
}

/// The round is over.
pub fn over(world: &mut World) {
    drive::pop(world);
}
