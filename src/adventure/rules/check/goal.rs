//! Whether success at a check achieves its purpose. It does not if an earlier check of the sequence
//! failed (AC-CHECK-09), or if the bane needs a trait that the checks lack, whatever the result.

use super::pool::Pool;
use crate::cards::effect::{Effect, Purpose};
use crate::cards::printed::Closing;
use crate::cards::vocabulary::Trait;
use crate::rules::effect::closings;
use crate::rules::effect::everybody;
use crate::rules::effect::standing;
use crate::rules::flow::frame::{CheckFrame, Frame};
use crate::rules::flow::prompt::Source;
use crate::rules::legal;
use crate::rules::state::board::Board;
use crate::rules::state::table;

/// The reason why a check can no longer achieve its purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lost {
    /// An earlier check of the same sequence failed (AC-CHECK-09).
    Earlier,
    /// The bane counts as undefeated already and is fought nevertheless (AC-ENC-18).
    Undefeated,
    /// This card makes every result a failure (AC-ENC-23).
    Forbidden(Source),
}

/// What a check needs besides its result, however it is staged.
#[derive(Clone, Debug, Default)]
pub struct Goal {
    lost: Option<Lost>,
    /// The traits of which a check of the encounter needs one; empty if none is needed or an
    /// earlier check had one.
    needs: Vec<Trait>,
    /// Whether no later check follows that could have the trait.
    last: bool,
}

impl Goal {
    /// Returns the traits of which this check or a later one of the encounter needs one.
    pub fn needs(&self) -> &[Trait] {
        &self.needs
    }

    /// Returns the goal of the check being staged.
    pub fn of(board: &Board<'_>, f: &CheckFrame) -> Goal {
        let open = Goal { last: true, ..Goal::default() };
        let Some(below) = board.flow.frames.iter().rev().nth(1) else { return open };
        match below {
            Frame::Encounter(e)
                if f.against == Some(e.card)
                    && matches!(f.purpose, Purpose::Defeat | Purpose::Acquire) =>
            {
                let failed = e.outcomes.iter().any(|o| !o.passed);
                let counts = (e.decided == Some(false)).then_some(Lost::Undefeated);
                let mut needs = match f.purpose {
                    Purpose::Defeat => standing::needs(board, e.hero),
                    _ => Vec::new(),
                };
                if e.outcomes.iter().any(|o| table::has_any(&o.traits, &needs)) {
                    needs.clear();
                }
                let last = everybody::is_last(board, e);
                Goal { lost: counts.or(failed.then_some(Lost::Earlier)), needs, last }
            }
            Frame::Close(c) => {
                let way = c.way.and_then(|w| closings::closing(board, c.hero, c.place, w));
                let check = matches!(way, Some(Closing::Check(_)));
                Goal { lost: (check && c.failed).then_some(Lost::Earlier), ..open }
            }
            Frame::Effects(e) => {
                let check = matches!(e.list.get(e.at), Some(Effect::Check { .. }));
                Goal {
                    lost: (check && e.stage > 0 && e.number > 0).then_some(Lost::Earlier),
                    ..open
                }
            }
            _ => open,
        }
    }

    /// Returns why the check as staged cannot achieve its purpose, if so.
    pub fn lost(&self, board: &Board<'_>, f: &CheckFrame, pool: &Pool) -> Option<Lost> {
        if overcomes(board, f) {
            return None;
        }
        let forbidden = standing::cannot_succeed(board, f.hero, &pool.facts);
        self.lost.or(forbidden.map(Lost::Forbidden))
    }

    /// Returns the traits of which the check needs one, if it has none as staged and that matters.
    pub fn missing(&self, board: &Board<'_>, f: &CheckFrame, pool: &Pool) -> Vec<Trait> {
        let had = table::has_any(&pool.facts.traits, &self.needs);
        if had || overcomes(board, f) { Vec::new() } else { self.needs.clone() }
    }

    /// Returns whether success would be in vain: the purpose cannot be achieved, or a trait is
    /// missing that no later check of the sequence can have.
    pub fn is_vain(&self, board: &Board<'_>, f: &CheckFrame, pool: &Pool) -> bool {
        self.lost(board, f, pool).is_some()
            || (self.last && !self.missing(board, f, pool).is_empty())
    }
}

/// Returns whether a staged play succeeds at all checks and requirements of the card (AC-ENC-22).
fn overcomes(board: &Board<'_>, f: &CheckFrame) -> bool {
    f.staged.iter().any(|s| {
        legal::power(board, s.hero, s.of, s.power)
            .is_some_and(|(p, _)| p.does.contains(&Effect::Overcome))
    })
}
