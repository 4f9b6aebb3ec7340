//! What follows an encounter: cards go home, the result is read, its rewards are given (AT-RUL-66,
//! AT-RUL-108).

use bevy_ecs::prelude::*;

use super::chapter::resolution;
use super::story;
use crate::content::effect::Effects;
use crate::content::words::{CardKind, Divider, Outcome, Until};
use crate::rules::effect::{lasting, run, standing};
use crate::rules::flow::drive;
use crate::rules::flow::frame::{AftermathFrame, Ctx, Frame, Step};
use crate::rules::state::ids::{CardId, Def, SeatId};
use crate::rules::state::piles::{self, Pile, Spot};
use crate::rules::state::road::Road;
use crate::rules::state::round::{Potions, Progress, Round};
use crate::rules::state::table;

/// The encounter has ended (AT-GOAL-04).
pub fn ended(world: &mut World) {
    drive::pop(world);
    let outcome = table::outcome(world).unwrap_or(Outcome::Failure);
    let step = Step::CardsHome;
    drive::push(world, Frame::Aftermath(AftermathFrame { step, outcome }));
}

/// All cards of heroes return to their tuck boxes, those that were set aside and the one being played
/// too; conditions, summons and terrain are nothing any more (AT-RUL-66, AT-CAMP-17), and used potions
/// can be used again (AT-REVV-08). Without a line the first hero by seat is asked (AT-RUL-109).
pub fn cards_home(world: &mut World) {
    for seat in table::seats(world) {
        let own = [
            Pile::Hand(seat),
            Pile::Discards(seat),
            Pile::Deck(seat),
            Pile::Board(seat),
            Pile::SetAside(seat),
        ];
        for pile in own {
            for card in piles::pile(world, pile).to_vec() {
                take_home(world, card, seat);
            }
        }
    }
    for card in piles::pile(world, Pile::Aside).to_vec() {
        match (piles::card(world, card).owner, piles::card(world, card).def) {
            (Some(seat), _) => take_home(world, card, seat),
            (None, Def::Boss(_)) => piles::put(world, card, Pile::BossDiscards(0), Spot::Top),
            (None, _) => {
                let kind = table::printed(world, card).map(|d| d.kind);
                let random = kind == Some(CardKind::RandomEncounter);
                let party = if random { Divider::PartyRandom } else { Divider::PartyItems };
                piles::put(world, card, Pile::Divider(party), Spot::Top);
            }
        }
    }
    lasting::end(world, Until::EncounterEnd, None);
    standing::cap_hp(world);
    let mut potions = world.resource_mut::<Potions>();
    potions.unused += std::mem::take(&mut potions.used);
    world.resource_mut::<Round>().line.clear();
    drive::go(world, Step::Result);
}

/// Cards that are chosen for each encounter lie where they were chosen to lie, as a proposal for the
/// next one, and in the tuck box if they were not; all others lie in the action deck, perks beside the
/// board.
fn take_home(world: &mut World, card: CardId, seat: SeatId) {
    let along =
        world.resource::<Road>().along.get(usize::from(seat.0)).cloned().unwrap_or_default();
    let to = match table::printed(world, card).map(|d| d.kind) {
        Some(CardKind::Perk) => Pile::Board(seat),
        Some(kind) if crate::rules::setup::is_chosen(kind) => {
            if along.board.contains(&card) {
                Pile::Board(seat)
            } else if along.deck.contains(&card) {
                Pile::Deck(seat)
            } else {
                Pile::Tuck(seat)
            }
        }
        _ => Pile::Deck(seat),
    };
    piles::put(world, card, to, Spot::Top);
}

/// The section of the result is read.
pub fn result(world: &mut World) {
    let outcome = drive::aftermath(world).outcome;
    let told = table::encounter(world).is_some_and(|e| !resolution(e, outcome).text.is_empty());
    if told { story::read(world, Step::Rewards) } else { drive::go(world, Step::Rewards) }
}

/// Rewards are resolved in printed order (AT-RUL-108): what every failure brings (AT-DATA-27), what each
/// bonus objective names that was met (AT-RUL-92), then the section of the result.
pub fn rewards(world: &mut World) {
    drive::go(world, Step::Camp);
    let outcome = drive::aftermath(world).outcome;
    let Some(e) = table::encounter(world) else { return };
    let mut lists: Vec<Effects> = Vec::new();
    if outcome == Outcome::Failure {
        lists.push(table::book(world).pack.parameters.on_failure.clone());
    } else {
        let met = e.bonus.iter().zip(&world.resource::<Progress>().bonus);
        lists.extend(met.filter(|(_, met)| **met).map(|(o, _)| o.does.clone()));
    }
    lists.push(resolution(e, outcome).does.clone());
    for list in lists.into_iter().rev() {
        run::push(world, Ctx::nobody(), list);
    }
}

/// The aftermath is over.
pub fn over(world: &mut World) {
    drive::pop(world);
}
