//! Banes that lie displayed after their encounter, and are defeated there by a text.

use bevy_ecs::prelude::*;

use super::instead;
use super::progress::push_list;
use super::triggers::{Answers, Happened};
use crate::cards::effect::{Effect, Fate, To};
use crate::rules::flow::drive::CurrentEncounter as _;
use crate::rules::flow::frame::{Ctx, Flow};
use crate::rules::flow::prompt::Source;
use crate::rules::state::board::Board;
use crate::rules::state::cue::{Cue, Cues};
use crate::rules::state::ids::{CardId, PileId};
use crate::rules::state::table;

/// Returns the bane whose text it is, if that bane lies displayed and is not the one encountered.
pub fn displayed_bane(world: &World, ctx: &Ctx) -> Option<CardId> {
    let Source::Card(card) = ctx.source else { return None };
    let met = world.resource::<Flow>().current_encounter().map(|e| e.card);
    let pile = table::card(world, card).pile;
    let lies = matches!(pile, PileId::Beside(_) | PileId::Support | PileId::Displayed(_));
    (lies && met != Some(card) && table::printed(world, card).kind.is_bane()).then_some(card)
}

/// Defeats a displayed bane: texts answer that, then it is banished or goes where a text says (AC-ENC-30,
/// AC-GOLD-03).
pub fn defeat(world: &mut World, ctx: &Ctx, card: CardId) {
    let hero = ctx.you;
    world.resource_mut::<Cues>().push(|| Cue::Defeated { hero, card });
    let own = Ctx { card: Some(card), ..Ctx::of(hero, Source::Card(card)) };
    let to = instead::destination(&Board::new(world), &own, card, Fate::Defeated);
    push_list(world, ctx, hero, &[Effect::Goes(to.unwrap_or(To::Box))].into());
    let mut answers = Answers::default();
    answers.collect(world, hero, Happened::Defeated(card));
    answers.push(world, hero);
}
