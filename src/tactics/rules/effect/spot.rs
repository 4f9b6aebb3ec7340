//! Squares that texts are about.

use bevy_ecs::prelude::*;

use crate::content::amount::Amount;
use crate::content::effect::Spot;
use crate::content::words::Who;
use crate::ground::{Base, Cells, Sq, distance, pulled_beside};
use crate::rules::effect::amount::count;
use crate::rules::effect::{target, whom};
use crate::rules::flow::drive::Nearest;
use crate::rules::flow::frame::{Ctx, Flow, Frame};
use crate::rules::sight::Eyes;
use crate::rules::state::field::Field;
use crate::rules::state::table;

/// Returns the squares that a text is about; where several fit, one is chosen.
pub fn squares(world: &World, ctx: &Ctx, spot: &Spot) -> Cells {
    let (surface, free) = (table::surface(world), table::free(world));
    let field = world.resource::<Field>();
    let of = |who: &Who| {
        let all = table::standing(world).filter(|f| whom::is(world, ctx, who, f.id));
        all.map(|f| f.base()).collect::<Vec<_>>()
    };
    let it = whom::it(ctx).map(|id| table::fighter(world, id));
    match spot {
        Spot::Beside(who) => {
            of(who).iter().fold(Cells::EMPTY, |all, b| all | (b.cells().around(1) - b.cells()))
                & free
        }
        Spot::Within(reach, who) => {
            let range = reach.help();
            let all = table::standing(world).filter(|f| whom::is(world, ctx, who, f.id));
            all.fold(Cells::EMPTY, |all, f| {
                let own = ctx.you == Some(f.id);
                let eyes = if own {
                    Eyes::of(world, f.id)
                } else {
                    Eyes::of_side(world, target::side(world, ctx))
                };
                all | eyes.gaze.in_range(f.base(), range, &surface.board)
            })
        }
        Spot::ClosestTo(who) => match (it, of(who).first()) {
            (Some(it), Some(base)) => pulled_beside(it.at, *base, &(free | it.base().cells())),
            _ => Cells::EMPTY,
        },
        Spot::Under(who) => of(who).iter().fold(Cells::EMPTY, |all, b| all | b.cells()),
        Spot::Path(who) => {
            let frames = world.resource::<Flow>().frames.iter().rev();
            let moves = frames.filter_map(|f| if let Frame::Move(f) = f { Some(f) } else { None });
            let mut of_it = moves.filter(|f| whom::is(world, ctx, who, f.who));
            of_it.next().map_or(Cells::EMPTY, |f| f.left_behind().collect())
        }
        Spot::Between => {
            let ends = ctx.you.map(|id| table::fighter(world, id)).zip(it);
            ends.map_or(Cells::EMPTY, |(a, b)| between(a.at, b.at))
        }
        Spot::Start => it.map_or(Cells::EMPTY, |f| Cells::one(f.start)),
        Spot::StartArea => field.ground.start,
        Spot::Spawn(code) => {
            field.ground.spawns.iter().filter(|(of, _)| of == code).map(|(_, sq)| *sq).collect()
        }
        Spot::UnseenSpawn(code) => {
            let all = squares(world, ctx, &Spot::Spawn(code.clone()));
            let unseen: Cells = all.iter().filter(|sq| !is_seen(world, *sq)).collect();
            if unseen.is_empty() { all } else { unseen }
        }
        Spot::NearestSpawn(who) => {
            let all = field.ground.spawns.iter().map(|(_, sq)| *sq);
            let base = of(who).first().copied();
            let away = |sq: &Sq| base.map_or(0, |b| distance(b, Base::small(*sq)));
            let least = all.clone().map(|sq| away(&sq)).min();
            all.filter(|sq| Some(away(sq)) == least).collect()
        }
        Spot::SpawnNearest(to) | Spot::SpawnFarthest(to) => {
            let to = squares(world, ctx, to);
            let all: Cells = field.ground.spawns.iter().map(|(_, sq)| *sq).collect();
            let away =
                |sq: &Sq| to.iter().map(|to| distance(Base::small(*sq), Base::small(to))).min();
            let ends = (all & free).iter().filter_map(|sq| away(&sq));
            let end = match spot {
                Spot::SpawnNearest(_) => ends.min(),
                _ => ends.max(),
            };
            (all & free).iter().filter(|sq| end.is_some() && away(sq) == end).collect()
        }
        Spot::BesideTerrain(id) => {
            let cells = table::terrain(world, id);
            (cells.around(1) - cells) & free
        }
        Spot::Cleared => {
            let f = world.resource::<Flow>().effects();
            f.map_or(Cells::EMPTY, |f| f.cleared.iter().copied().collect())
        }
        Spot::Mark(name) => table::mark(world, name),
        Spot::Terrain(id) => table::terrain(world, id),
        Spot::Square(sq) => Cells::one(*sq) & surface.board,
        Spot::Row(n) => line(world, ctx, n, |sq| sq.y()),
        Spot::Column(n) => line(world, ctx, n, |sq| sq.x()),
        Spot::Exit => field.ground.exits,
        Spot::Anywhere => free,
    }
}

/// Returns whether a hero who stands sees a square.
fn is_seen(world: &World, sq: Sq) -> bool {
    let to = Base::small(sq);
    let mut heroes = table::standing(world).filter(|f| f.is_hero());
    heroes.any(|f| Eyes::of(world, f.id).gaze.sees(f.base(), to, |_| true))
}

fn line(world: &World, ctx: &Ctx, n: &Amount, place: impl Fn(Sq) -> u8) -> Cells {
    let n = count(world, ctx, n) - 1;
    let board = table::surface(world).board;
    board.iter().filter(|sq| i32::from(place(*sq)) == n).collect()
}

/// Returns the squares strictly between two on a straight line; nothing if they are not on one.
fn between(a: Sq, b: Sq) -> Cells {
    let (dx, dy) = a.to(b);
    if dx != 0 && dy != 0 && dx.unsigned_abs() != dy.unsigned_abs() {
        return Cells::EMPTY;
    }
    let step = (dx.signum(), dy.signum());
    let next = |sq: &Sq| sq.plus(step.0, step.1).filter(|sq| *sq != b);
    std::iter::successors(next(&a), next).take(26).collect()
}
