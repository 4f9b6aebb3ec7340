//! Choices that come to the same: two copies of a card in the same hand.

use bevy_ecs::prelude::*;

use crate::cards::content::DefId;
use crate::rules::flow::prompt::{Act, Source};
use crate::rules::state::ids::{CardId, PileId};
use crate::rules::state::table;

/// Whether two options differ in nothing but which copy of a card they take from a pile.
pub fn alike(world: &World, a: &Act, b: &Act) -> bool {
    let same = |x: CardId, y: CardId| known(world, x) == known(world, y);
    match (*a, *b) {
        (Act::Card(x), Act::Card(y)) => same(x, y),
        (Act::Give { card: x, to }, Act::Give { card: y, to: other }) => to == other && same(x, y),
        (
            Act::Use { hero: h, of: x, power: p, with: v },
            Act::Use { hero: i, of: y, power: q, with: w },
        ) => {
            let of = match (x, y) {
                (Source::Card(x), Source::Card(y)) => same(x, y),
                _ => x == y,
            };
            let with = match (v, w) {
                (Some(v), Some(w)) => same(v, w),
                _ => v == w,
            };
            h == i && p == q && of && with
        }
        _ => a == b,
    }
}

/// All that makes a card what it is.
fn known(world: &World, card: CardId) -> (DefId, PileId, bool) {
    let c = table::card(world, card);
    (c.def, c.pile, c.up)
}

/// The options in groups of those that are alike, by their numbers, in their order.
pub fn groups(world: &World, options: &[Act]) -> Vec<Vec<usize>> {
    let mut all: Vec<Vec<usize>> = Vec::new();
    for (i, act) in options.iter().enumerate() {
        match all.iter_mut().find(|g| alike(world, &options[g[0]], act)) {
            Some(group) => group.push(i),
            None => all.push(vec![i]),
        }
    }
    all
}
