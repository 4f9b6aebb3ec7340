//! An attack as data, before it is rolled: what is rolled, and exactly what may come of it.

use bevy_ecs::prelude::*;
use serde_json::{Value, json};

use crate::rules::describe;
use crate::rules::flow::frame::Aim;
use crate::rules::flow::prompt::Act;
use crate::rules::odds::{self, Foretold, Part};
use crate::rules::state::ids::Source;
use crate::rules::state::table;

/// Returns the attack that is being staged: who attacks and what, the pool by what gives it, and what may
/// happen to everybody whom it hits; nothing where none is.
pub fn staged(world: &World) -> Option<Value> {
    let pool = odds::pool(world)?;
    let hits: Vec<Value> = odds::staged(world).iter().map(|of| hit(world, of)).collect();
    let mut data = json!({
        "by": pool.by.0,
        "pool": pool.parts.iter().map(|of| part(world, of)).collect::<Vec<_>>(),
        "floor": pool.floor,
        "times": 1_u32 << pool.doubled.min(6),
        "hits": hits,
    });
    match pool.aim {
        Some(Aim::Fighter(id)) => data["figure"] = id.0.into(),
        Some(Aim::Square(sq)) => data["square"] = sq.to_string().into(),
        None => {}
    }
    Some(data)
}

/// Returns what the attack whose target is asked for may do if it is aimed at a figure.
pub fn aimed(world: &World, act: Act) -> Option<Value> {
    let Act::Fighter(_) = act else { return None };
    let all = odds::aimed(world, act);
    (!all.is_empty()).then(|| all.iter().map(|of| hit(world, of)).collect())
}

fn part(world: &World, part: &Part) -> Value {
    let kinds = &table::book(world).pack.dice;
    let dice = part.dice.iter().map(|(at, n)| json!({ "die": kinds[*at].id, "n": n }));
    let source = match part.of {
        Source::Card(_) => "card",
        Source::Fighter(_) => "figure",
        Source::Chapter => "chapter",
        Source::Rules => "rules",
    };
    json!({
        "source": source,
        "name": describe::source(world, part.of),
        "dice": dice.collect::<Vec<_>>(),
        "plus": part.plus,
    })
}

/// Returns what may happen to a figure. Of so many equally likely `outcomes` each damage has some, both as
/// words, since they may be greater than numbers of JSON can be.
fn hit(world: &World, of: &Foretold) -> Value {
    let (least, most) = of.bounds();
    let ways = of.damage.iter().map(|(n, ways)| json!({ "n": n, "ways": ways.to_string() }));
    json!({
        "figure": of.of.0,
        "name": describe::fighter(world, of.of),
        "hp": of.hp,
        "least": least,
        "most": most,
        "average_tenths": of.tenths(),
        "falls_permille": of.falls(),
        "again": of.again,
        "outcomes": of.damage.outcomes().to_string(),
        "damage": ways.collect::<Vec<_>>(),
        "text": describe::odds(world, of),
    })
}
