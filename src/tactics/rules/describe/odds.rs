//! What an attack may come to, and who is activated next, in words.

use bevy_ecs::prelude::*;

use super::{fighter, source, within};
use crate::enemy::Next;
use crate::rules::odds::{self, Foretold};
use crate::rules::state::ids::FighterId;
use crate::rules::state::table;

/// Returns what an attack may do to whom it hits: "Tollman TM1: 2 to 9 damage, 5.3 on average; falls in
/// 34 % of all rolls".
pub fn odds(world: &World, foretold: &Foretold) -> String {
    t!("tactics-odds", who = fighter(world, foretold.of), odds = odds_alone(foretold))
}

/// Returns the same with who attacks: "Nan at Tollman TM1: ...".
pub fn odds_of(world: &World, foretold: &Foretold) -> String {
    let (by, who) = (fighter(world, foretold.by), within(world, foretold.of));
    t!("tactics-odds-of", by = by, who = who, odds = odds_alone(foretold))
}

/// Returns the attack that is being staged, a line each: what is rolled and where it comes from, then what
/// may happen to everybody whom it hits.
pub fn staged(world: &World) -> Vec<String> {
    let Some(pool) = odds::pool(world) else { return Vec::new() };
    let parts: Vec<String> = pool.parts.iter().map(|of| part(world, of)).collect();
    let mut all = vec![t!("tactics-pool", dice = parts.join(", "))];
    if pool.floor > 0 {
        all.push(t!("tactics-pool-floor", n = pool.floor));
    }
    if pool.doubled > 0 {
        all.push(t!("tactics-pool-doubled", n = 1_i32 << pool.doubled.min(6)));
    }
    all.extend(odds::staged(world).iter().map(|hit| odds_of(world, hit)));
    all
}

/// Returns dice and what is added, with where they come from: "2 red (Basic Attack)".
fn part(world: &World, part: &odds::Part) -> String {
    let name = |at: usize| table::book(world).pack.die_names.get(at).cloned().unwrap_or_default();
    let mut all: Vec<String> =
        part.dice.iter().map(|(at, n)| format!("{n} {}", name(*at))).collect();
    if part.plus != 0 {
        all.push(format!("{:+}", part.plus));
    }
    format!("{} ({})", all.join(" "), source(world, part.of))
}

/// Returns how likely an enemy is activated by the next boss card (AT-BOSS-02), as far as the table has
/// seen what is still to come (AT-RUL-105).
pub fn next(world: &World, who: FighterId) -> Vec<String> {
    let line = |next: Next| {
        let share = |n: usize| format!("{}", n * 100 / next.of.max(1));
        let Next { least, most, of, .. } = next;
        match most - least {
            0 => t!("tactics-next-sure", n = least, of = of, share = share(least)),
            _ if least == 0 && most == of => t!("tactics-next-unknown", of = of),
            unknown => t!(
                "tactics-next-between",
                least = least,
                most = most,
                of = of,
                unknown = unknown,
                low = share(least),
                high = share(most)
            ),
        }
    };
    crate::enemy::next(world, who).into_iter().map(line).collect()
}

/// Returns what an attack may do, without whom it hits: "2 to 9 damage, 5.3 on average".
pub fn odds_alone(foretold: &Foretold) -> String {
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
