//! Choices between changes of a check, such as one of two traits to add. They are asked as soon as
//! their play is staged, and stay with it: taking the play back takes the choice back.

use bevy_ecs::prelude::*;

use crate::cards::effect::{Effect, Effects};
use crate::cards::vocabulary::Trait;
use crate::rules::effect::standing;
use crate::rules::flow::drive::{self, Nearest as _};
use crate::rules::flow::frame::{CheckFrame, Flow, Frame, Play, Rare, Step};
use crate::rules::state::board::Board;
use crate::rules::state::ids::HeroId;
use crate::rules::state::powers;
use crate::rules::state::table;

/// Returns the first staged play whose choice is still open, with that choice.
pub(super) fn open(board: &Board<'_>, f: &CheckFrame) -> Option<(usize, Effect)> {
    f.staged.iter().enumerate().filter(|(_, s)| s.chosen.0.is_none()).find_map(|(n, s)| {
        let (p, _) = powers::power(board, s.hero, s.of, s.power)?;
        let choice = p.does.iter().find(|e| e.check_choice().is_some())?;
        Some((n, choice.clone()))
    })
}

/// Returns whether the effect being carried out is such a choice, asked while the check is staged.
pub fn is_asked(world: &World) -> bool {
    let flow = world.resource::<Flow>();
    let staging = |f: &Frame| matches!(f, Frame::Check(c) if c.step == Step::Stage);
    let below = flow.frames.len().checked_sub(2).and_then(|n| flow.frames.get(n));
    let Some(Frame::Effects(asked)) = flow.frames.last() else { return false };
    let choice = asked.list.get(asked.at).is_some_and(|e| e.check_choice().is_some());
    choice && below.is_some_and(staging) && flow.check().is_some_and(|c| !c.staged.is_empty())
}

/// Records the way that was chosen; `None` if none was possible.
pub fn note(world: &mut World, way: Option<u8>) {
    let open = open(&Board::new(world), drive::check(world));
    if let Some((n, _)) = open {
        drive::check_mut(world).staged[n].chosen = Rare(Some(way.unwrap_or(u8::MAX)));
    }
}

/// Returns the effects of a staged play with those of the chosen way in place of the choice.
pub(super) fn does(play: &Play, all: &Effects) -> Effects {
    match all.iter().any(|e| e.check_choice().is_some()) {
        true => Effect::as_chosen(all, play.chosen.0).cloned().collect(),
        false => all.clone(),
    }
}

/// Returns the traits that a hero cannot add to the check: those that the encountered card is immune
/// to (AC-ENC-36).
pub fn immunities(world: &World, hero: HeroId) -> Vec<Trait> {
    let board = Board::new(world);
    board.encounter().map_or_else(Vec::new, |e| standing::immunities(&board, e.hero, hero))
}

/// Returns whether effects add one of these traits to the check.
pub fn adds_any(does: &[Effect], traits: &[Trait]) -> bool {
    does.iter().any(|e| matches!(e, Effect::CheckTraits(t) if table::has_any(t, traits)))
}

/// Returns the check being staged as it would be with a way of its open choice; `None` if none is open.
pub fn with(board: &Board<'_>, way: u8) -> Option<CheckFrame> {
    let f = board.flow.check()?;
    let (n, _) = open(board, f)?;
    let mut f = f.clone();
    f.staged[n].chosen = Rare(Some(way));
    Some(f)
}
