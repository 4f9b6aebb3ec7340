//! What is seen from where and why, and what a square is.

use bevy_ecs::prelude::*;
use kernel::text::Page;

use super::find;
use crate::content::text::terrain_text;
use crate::ground::{Base, Corner, Sight, Sq};
use crate::rules::board::lies;
use crate::rules::describe;
use crate::rules::sight::{Glance, Seen};
use crate::rules::state::field::Field;
use crate::rules::state::ids::FighterId;
use crate::rules::state::table;

/// Says whether somebody sees a square, or who stands on it, and why: `e5`, `a1 e5`, `Nan e5`, `TM1 Nan`.
/// Without somebody it is the hero who is asked.
pub fn see(world: &World, typed: &str) -> Page {
    let typed = typed.trim();
    if let Ok(sq) = place(world, typed) {
        return told(world, Some(find::asked(world)), sq);
    }
    let Some((from, to)) = typed.rsplit_once(char::is_whitespace) else {
        return place(world, typed).err().unwrap_or_default();
    };
    let to = match place(world, to) {
        Ok(to) => to,
        Err(no) => return no,
    };
    if let Some(who) = find::found(world, from) {
        return told(world, Some(who), to);
    }
    match find::square(world, from) {
        Ok(sq) => told_from(world, standing_on(world, sq), Base::small(sq), to),
        Err(no) => no,
    }
}

/// Returns a square by its name, or that of a figure by the figure's.
fn place(world: &World, typed: &str) -> Result<Sq, Page> {
    match find::square(world, typed) {
        Ok(sq) => Ok(sq),
        Err(no) => match find::found(world, typed) {
            Some(who) if typed.parse::<Sq>().is_err() => Ok(table::fighter(world, who).at),
            _ => Err(no),
        },
    }
}

fn standing_on(world: &World, sq: Sq) -> Option<FighterId> {
    table::standing(world).find(|f| f.base().cells().contains(sq)).map(|f| f.id)
}

fn told(world: &World, who: Option<FighterId>, to: Sq) -> Page {
    let who = who.unwrap_or_else(|| find::asked(world));
    told_from(world, Some(who), table::fighter(world, who).base(), to)
}

fn told_from(world: &World, who: Option<FighterId>, from: Base, to: Sq) -> Page {
    let (from, name) = match who {
        Some(who) => (table::fighter(world, who).base(), describe::fighter(world, who)),
        None => {
            let at = from.cells().first().map_or_else(String::new, |sq| sq.to_string());
            (from, t!("tactics-whoever", at = at))
        }
    };
    let (glance, at) = (Glance::of(world, who, from, to), to.to_string());
    match (glance.seen, &glance.sight) {
        (Seen::By(by), _) => t!("tactics-sees-by", who = name, at = at, by = by.to_string()),
        (Seen::Straight, Sight::Clear { from, to }) => {
            let ends = (corner(glance.from, *from), corner(glance.to, *to));
            t!("tactics-sees-line", who = name, at = at, from = ends.0, to = ends.1)
        }
        (Seen::Straight, Sight::Blocked(_)) => t!("tactics-sees", who = name, at = at),
        (Seen::Not, _) if glance.apart > glance.limit => {
            t!("tactics-sees-limit", who = name, at = at, far = glance.apart, n = glance.limit)
        }
        (Seen::Not, Sight::Blocked(lines)) => {
            let mut by: Vec<Sq> = lines.iter().map(|line| line.by).collect();
            by.sort_unstable();
            by.dedup();
            let what: Vec<String> = by.into_iter().map(|sq| in_the_way(world, sq)).collect();
            t!("tactics-sees-blocked", who = name, at = at, what = what.join(", "))
        }
        (Seen::Not, Sight::Clear { .. }) => t!("tactics-sees-not", who = name, at = at),
    }
    .into()
}

/// Returns a square with what stands or lies there: "c3 (Stone wall)".
fn in_the_way(world: &World, sq: Sq) -> String {
    let who = standing_on(world, sq).map(|id| describe::fighter(world, id));
    let ground = || lies(world.resource::<Field>(), sq).map(|id| describe::terrain(world, id));
    format!("{sq} ({})", who.or_else(ground).unwrap_or_default())
}

/// Returns which corner of which square of a base it is: "upper right corner of c3".
fn corner(base: Base, corner: Corner) -> String {
    let of = |sq: &Sq| {
        let (right, up) = (corner.x.checked_sub(sq.x())?, corner.y.checked_sub(sq.y())?);
        let at = sq.to_string();
        match (right, up) {
            (0, 0) => Some(t!("tactics-corner-lower-left", at = at)),
            (1, 0) => Some(t!("tactics-corner-lower-right", at = at)),
            (0, 1) => Some(t!("tactics-corner-upper-left", at = at)),
            (1, 1) => Some(t!("tactics-corner-upper-right", at = at)),
            _ => None,
        }
    };
    base.cells().iter().find_map(|sq| of(&sq)).unwrap_or_default()
}

/// Says what lies on a square and what the map calls it; without a name, all that the map names.
pub fn square(world: &World, typed: &str) -> Page {
    if typed.trim().is_empty() {
        return named(world);
    }
    let sq = match find::square(world, typed) {
        Ok(sq) => sq,
        Err(no) => return no,
    };
    let field = world.resource::<Field>();
    let ground = lies(field, sq);
    let mut said: Vec<String> = ground.iter().map(|id| describe::terrain(world, *id)).collect();
    said.extend(places(world).into_iter().filter(|(_, on)| on.contains(&sq)).map(|(name, _)| name));
    let who = table::standing(world).filter(|f| f.base().cells().contains(sq));
    said.extend(who.map(|f| describe::fighter(world, f.id)));
    let mut page = Page::from(format!("{sq}: {}", said.join(", ")));
    let content = table::book(world);
    if let Some(id) = ground {
        for line in terrain_text(content, &content.terrain[usize::from(id.0)]) {
            page.hanging("- ", line.to_string());
        }
    }
    page
}

/// Lists the squares that the map names.
fn named(world: &World) -> Page {
    let mut page = Page::default();
    for (name, on) in places(world) {
        let on: Vec<String> = on.iter().map(ToString::to_string).collect();
        page.hanging(format!("{name}: "), on.join(", "));
    }
    page
}

/// Returns what the map names, each with its squares: where heroes begin, exits, marks, and where enemies
/// come (AT-SETUP-02, AT-SPWN-04).
pub fn places(world: &World) -> Vec<(String, Vec<Sq>)> {
    let ground = &world.resource::<Field>().ground;
    let marks = table::encounter(world).map_or(&[][..], |e| &e.marks);
    let called = |id: &str| {
        let mark = marks.iter().find(|mark| mark.id == id);
        format!("“{}”", mark.map_or(id, |mark| &mark.name))
    };
    let content = table::book(world);
    let comes = |code: &str| {
        let enemy = content.enemy_of_code(code).map(|id| content.enemy(id).name.as_str());
        t!("tactics-place-spawn", who = enemy.unwrap_or(code))
    };
    let mut all: Vec<(String, Vec<Sq>)> = vec![
        (t!("tactics-place-start"), ground.start.iter().collect()),
        (t!("tactics-place-exit"), ground.exits.iter().collect()),
    ];
    let marked = ground.marks.iter().map(|(id, sq)| (called(id), *sq));
    let spawns = ground.spawns.iter().map(|(code, sq)| (comes(code), *sq));
    for (name, sq) in marked.chain(spawns) {
        match all.iter_mut().find(|(of, _)| *of == name) {
            Some((_, on)) => on.push(sq),
            None => all.push((name, vec![sq])),
        }
    }
    all.retain(|(_, on)| !on.is_empty());
    all
}
