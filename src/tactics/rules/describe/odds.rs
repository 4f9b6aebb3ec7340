//! What an attack may come to, in words.

use bevy_ecs::prelude::*;

use super::{fighter, within};
use crate::rules::odds::Foretold;

/// Returns what an attack may do to whom it hits: "Tollman TM1: 2 to 9 damage, 5.3 on average; falls in
/// 34 % of all rolls".
pub fn odds(world: &World, foretold: &Foretold) -> String {
    t!("tactics-odds", who = fighter(world, foretold.of), odds = alone(foretold))
}

/// Returns the same with who attacks: "Nan at Tollman TM1: ...".
pub fn odds_of(world: &World, foretold: &Foretold) -> String {
    let (by, who) = (fighter(world, foretold.by), within(world, foretold.of));
    t!("tactics-odds-of", by = by, who = who, odds = alone(foretold))
}

fn alone(foretold: &Foretold) -> String {
    let (least, most) = foretold.bounds();
    let damage = match least == most {
        true => t!("tactics-odds-sure", n = most),
        false => {
            let (ones, tenths) = (foretold.tenths() / 10, foretold.tenths() % 10);
            t!("tactics-odds-damage", least = least, most = most, ones = ones, tenths = tenths)
        }
    };
    let falls = match foretold.falls() {
        0 => t!("tactics-odds-stands"),
        1000 => t!("tactics-odds-falls"),
        some => {
            let (ones, tenths) = (some / 10, some % 10);
            t!("tactics-odds-may-fall", ones = ones, tenths = tenths)
        }
    };
    let again = if foretold.again { t!("tactics-odds-again") } else { String::new() };
    [damage, falls, again]
        .into_iter()
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join("; ")
}
