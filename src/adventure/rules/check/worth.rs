//! Dice that count as another number than they show (AC-CHECK-43, AC-GOLD-03). The dice lie as they
//! fell; what they count more or less is added to the result.

use super::pool;
use crate::cards::effect::{Change, ChangeKind, DieCounts, Effect};
use crate::rules::effect::cond::{Facts, check_fits};
use crate::rules::effect::standing;
use crate::rules::flow::frame::CheckFrame;
use crate::rules::state::board::Board;
use crate::rules::state::cue::Die;

/// Returns what says that dice of a check count as another number: staged plays, then standing effects.
pub(super) fn all(board: &Board<'_>, f: &CheckFrame, facts: &Facts) -> Vec<DieCounts> {
    let mut all = Vec::new();
    pool::each_staged(board, f, facts, &mut |e| {
        if let Effect::Counts(counts) = e {
            all.push(*counts);
        }
    });
    standing::for_each_change(
        board,
        f.hero,
        Some(facts),
        &[ChangeKind::Counts],
        |c| matches!(c, Change::Counts(_, filter) if check_fits(board, facts, filter)),
        |c, _| {
            if let Change::Counts(counts, _) = c {
                all.push(*counts);
            }
        },
    );
    all
}

/// Returns what a die with such a value counts as; the first that speaks of it decides.
fn worth(all: &[DieCounts], faces: u8, value: u8) -> u8 {
    let size = |c: &DieCounts| c.die.is_none_or(|d| d.faces == faces);
    let counts = all.iter().find(|c| size(c) && c.shows.is(value, faces));
    counts.map_or(value, |c| c.worth)
}

/// Returns by how much the dice count more than they show.
pub(super) fn more(all: &[DieCounts], dice: &[Die]) -> i32 {
    let each = |d: &Die| i32::from(worth(all, d.faces, d.value)) - i32::from(d.value);
    dice.iter().map(each).fold(0, i32::saturating_add)
}

/// Returns the chances of what a die counts as, from those of what it shows: `chance[n]` is that of
/// n + 1. What would count as 0 counts as 1 there.
pub(super) fn chances(all: &[DieCounts], faces: u8, shown: &[f64]) -> Vec<f64> {
    let mut counted: Vec<f64> = Vec::new();
    for (value, chance) in (1..=faces).zip(shown) {
        let at = usize::from(worth(all, faces, value).max(1)) - 1;
        if counted.len() <= at {
            counted.resize(at + 1, 0.0);
        }
        counted[at] += chance;
    }
    counted
}
