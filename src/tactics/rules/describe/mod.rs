//! What players read: names, questions, options, what happened and why, in the current language.

mod act;
mod ask;
mod because;
mod cue;
mod event;
mod odds;
mod plan;
mod road;

use bevy_ecs::prelude::*;
use lang::list;

use super::play::Ending;
use super::state::fighter::FighterKind;
use super::state::ids::{CardId, Def, FighterId, SeatId, Source};
use super::state::{piles, table};
use crate::content::words::Condition;
use crate::ground::{Facing, Point, TerrainId};

pub use act::{act, option};
pub use ask::question;
pub use because::{away, because};
pub use cue::cue;
pub use odds::{next, odds, odds_alone, odds_of, staged};
pub use plan::{class, closes, lack, lack_with, level_card};
pub use road::{outcome, stop, turning};

/// Returns the name of a hero.
pub fn hero(world: &World, seat: SeatId) -> String {
    table::book(world).heroes[table::sheet(world, seat).def.index()].name.clone()
}

/// Returns the name of a figure; of one of several that share it, with its code: "Tollman TM2".
pub fn fighter(world: &World, id: FighterId) -> String {
    let (content, fighter) = (table::book(world), table::fighter(world, id));
    let (name, copies) = match fighter.kind {
        FighterKind::Hero(seat) => return hero(world, seat),
        FighterKind::Enemy(def) => (&content.enemy(def).name, 1),
        FighterKind::Summon { def, .. } | FighterKind::Ally { def, .. } => {
            let companion = content.companion(def);
            (&companion.name, companion.copies)
        }
    };
    let is_called_so = |kind: FighterKind| match kind {
        FighterKind::Hero(_) => false,
        FighterKind::Enemy(def) => content.enemy(def).name == *name,
        FighterKind::Summon { def, .. } | FighterKind::Ally { def, .. } => {
            content.companion(def).name == *name
        }
    };
    match copies > 1 || table::fighters(world).any(|f| f.id != id && is_called_so(f.kind)) {
        true => format!("{name} {}", code(world, id)),
        false => name.clone(),
    }
}

/// Returns what a figure is called on the map: its code, with a number where several bear the same one:
/// "DD2".
pub fn code(world: &World, id: FighterId) -> String {
    let own = &table::fighter(world, id).code;
    let alike: Vec<FighterId> =
        table::fighters(world).filter(|f| f.code == *own).map(|f| f.id).collect();
    match alike.iter().position(|of| *of == id) {
        Some(n) if alike.len() > 1 => format!("{own}{}", n + 1),
        _ => own.clone(),
    }
}

/// Returns the name of what asks or gives something: a card, a figure, else the chapter.
pub fn source(world: &World, source: Source) -> String {
    match source {
        Source::Card(id) => card(world, id),
        Source::Fighter(id) => fighter(world, id),
        Source::Chapter | Source::Rules => table::chapter(world).name.clone(),
    }
}

/// Returns the name of a figure within a sentence: "the bier".
pub fn within(world: &World, id: FighterId) -> String {
    let name = fighter(world, id);
    name.strip_prefix("The ").map_or_else(|| name.clone(), |rest| format!("the {rest}"))
}

/// Returns the names of figures within a sentence as a list: "Nan, Odger and Tibb".
pub fn fighters(world: &World, ids: &[FighterId]) -> String {
    list(&ids.iter().map(|id| within(world, *id)).collect::<Vec<_>>())
}

/// Returns the name of a card.
pub fn card(world: &World, id: CardId) -> String {
    let content = table::book(world);
    match piles::card(world, id).def {
        Def::Card(def) => content.card(def).name.clone(),
        Def::Class(def) => content.class(def).name.clone(),
        Def::LevelUp(def) => level_card(content, def),
        Def::Boss(def) => content.boss_card(def).name.clone(),
        Def::Direction(to) => point(to),
    }
}

/// Returns the name of terrain.
pub fn terrain(world: &World, id: TerrainId) -> String {
    table::book(world).terrain[usize::from(id.0)].name.clone()
}

/// Returns the name of a direction of the compass.
pub fn point(point: Point) -> String {
    match point {
        Point::N => t!("tactics-north"),
        Point::NE => t!("tactics-north-east"),
        Point::E => t!("tactics-east"),
        Point::SE => t!("tactics-south-east"),
        Point::S => t!("tactics-south"),
        Point::SW => t!("tactics-south-west"),
        Point::W => t!("tactics-west"),
        Point::NW => t!("tactics-north-west"),
    }
}

/// Returns where North points on the board, in a word.
pub fn facing(facing: Facing) -> String {
    match facing {
        Facing::Up => t!("tactics-up"),
        Facing::Right => t!("tactics-right"),
        Facing::Down => t!("tactics-down"),
        Facing::Left => t!("tactics-left-side"),
    }
}

/// Returns the conditions of a figure with their names, and its tokens with their numbers.
pub fn states(world: &World, id: FighterId) -> Vec<String> {
    let (content, fighter) = (table::book(world), table::fighter(world, id));
    let conditions = Condition::ALL.into_iter().filter(|c| fighter.has(*c));
    let tokens = fighter.tokens.iter().map(|(token, n)| {
        let name = &content.pack.tokens[usize::from(token.0)].name;
        if *n == 1 { name.clone() } else { format!("{name} {n}") }
    });
    conditions.map(crate::content::text::condition_name).chain(tokens).collect()
}

/// Returns how a chapter ended, in a word or two.
pub fn ending(end: Ending) -> String {
    match end {
        Ending::Failure => t!("tactics-failure"),
        Ending::Success => t!("tactics-success"),
        Ending::Plus => t!("tactics-plus-result"),
        Ending::Stuck => t!("tactics-stuck"),
        Ending::Left => t!("tactics-left"),
        Ending::Over => t!("tactics-over"),
    }
}
