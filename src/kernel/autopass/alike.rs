//! Equivalent options, such as two copies of a card in the same hand.

use bevy_ecs::prelude::*;

use super::AutoPassFamily;

/// Groups the indices of equivalent options, in their order.
pub fn groups<F: AutoPassFamily>(world: &World, options: &[F::Act]) -> Vec<Vec<usize>> {
    let mut all: Vec<Vec<usize>> = Vec::new();
    for (i, act) in options.iter().enumerate() {
        match all.iter_mut().find(|g| F::alike(world, &options[g[0]], act)) {
            Some(group) => group.push(i),
            None => all.push(vec![i]),
        }
    }
    all
}
