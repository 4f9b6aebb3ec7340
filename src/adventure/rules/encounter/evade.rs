//! Step 1: evading (AC-ENC-10 to AC-ENC-13).

use bevy_ecs::prelude::*;

use crate::rules::effect::pay::{self, Used};
use crate::rules::effect::standing;
use crate::rules::flow::drive::{self, Question};
use crate::rules::flow::frame::Step;
use crate::rules::flow::prompt::{Act, Ask, Source};
use crate::rules::legal::{self, Moment};
use crate::rules::state::board::Board;
use crate::rules::state::ids::{CardId, HeroId};
use crate::rules::state::{table, token};

/// Offers to evade. Only the encountering hero may (AC-ENC-02), with powers of others only where they
/// let another hero evade (AC-GOLD-03), and not if the card cannot be
/// evaded (AC-GOLD-06).
pub fn step(world: &mut World) {
    legal::begin_step(drive::encounter_mut(world), Step::Evade);
    match drive::answer_one(world) {
        Some(Act::Use { hero, of, power, with }) => {
            legal::note(world, (hero, of, power), None);
            let e = drive::encounter(world);
            let used = Used { hero, of, power, with, them: e.hero, card: Some(e.card) };
            return pay::use_now(world, used, None);
        }
        Some(_) => return onward(world),
        None => {}
    }
    let e = drive::encounter(world);
    if e.evaded {
        return drive::go(world, Step::Resolve);
    }
    if must_evade(world, e.hero, e.card) {
        drive::encounter_mut(world).evaded = true;
        return drive::go(world, Step::Resolve);
    }
    if standing::cannot_evade(&Board::new(world), e.hero, e.card).is_some() {
        return onward(world);
    }
    let mut options = legal::uses(&Board::new(world), &Moment::Evade(e));
    if options.is_empty() {
        return onward(world);
    }
    options.push(Act::Continue);
    let source = Source::Card(e.card);
    let q = Question { who: e.hero, ask: Ask::Evade, source, card: Some(e.card) };
    drive::ask(world, q, options);
}

/// Returns whether the hero must evade this bane because the hero's token is in a deck
/// (AC-TOKN-05). A bane that cannot be evaded is not evaded even then (AC-RUL-46, AC-GOLD-06).
pub fn must_evade(world: &World, hero: HeroId, card: CardId) -> bool {
    token::is_hidden(world, hero)
        && table::printed(world, card).kind.is_bane()
        && standing::cannot_evade(&Board::new(world), hero, card).is_none()
}

fn onward(world: &mut World) {
    drive::go(world, Step::BeforeEncounter);
}
