//! The board for clients: squares with their ground, figures with what holds for them.

use bevy_ecs::prelude::*;
use kernel::Thing;
use kernel::board_view::{BoardView, CellView, FigureView, Role, Tone};

use super::describe;
use super::fight_view::emblem;
use super::state::field::Field;
use super::state::fighter::{Fighter, FighterKind};
use super::state::table;
use super::view::cell;
use crate::content::printed::EnemyKind;
use crate::content::text::condition_name;
use crate::content::words::Condition;
use crate::ground::{Kind, Sq, TerrainId};

/// The side of a square, in units of the view.
pub const UNIT: u16 = 100;

/// Returns how many rows the board has.
pub fn height(world: &World) -> u8 {
    world.resource::<Field>().ground.size().1
}

/// Returns the board of the encounter that is played; `None` in a chapter without one.
pub fn board(world: &World) -> Option<BoardView> {
    table::encounter(world)?;
    let field = world.resource::<Field>();
    let (w, h) = field.ground.size();
    let squares = (0..h).rev().flat_map(|y| (0..w).filter_map(move |x| Sq::new(x, y)));
    Some(BoardView {
        size: (u16::from(w) * UNIT, u16::from(h) * UNIT),
        cells: squares.filter_map(|sq| square(world, field, sq, h)).collect(),
        figures: table::standing(world).map(|fighter| figure(world, fighter)).collect(),
    })
}

/// Returns what lies on a square: the newest piece, else what is printed.
pub fn lies(field: &Field, sq: Sq) -> Option<TerrainId> {
    let piece = field.pieces.iter().rev().find(|piece| piece.squares.contains(&sq));
    piece.map(|piece| piece.kind).or_else(|| field.ground.terrain(sq))
}

fn square(world: &World, field: &Field, sq: Sq, h: u8) -> Option<CellView> {
    let terrain = &table::book(world).terrain[usize::from(lies(field, sq)?.0)];
    let (x, y) = (u16::from(sq.x()) * UNIT, u16::from(h - 1 - sq.y()) * UNIT);
    let tone = match terrain.kind {
        Kind::Wall | Kind::Void => Tone::Solid,
        Kind::Obstacle => Tone::Rough,
        Kind::Open if field.ground.exits.contains(sq) => Tone::Marked,
        Kind::Open => Tone::Open,
    };
    Some(CellView {
        cell: cell(sq),
        name: sq.to_string(),
        corners: vec![(x, y), (x + UNIT, y), (x + UNIT, y + UNIT), (x, y + UNIT)],
        ground: terrain.name.clone(),
        look: terrain.id.clone(),
        tone,
        mark: String::new(),
    })
}

fn figure(world: &World, fighter: &Fighter) -> FigureView {
    let content = table::book(world);
    let seat = match fighter.kind {
        FighterKind::Hero(seat) | FighterKind::Summon { of: seat, .. } => Some(seat),
        FighterKind::Enemy(_) | FighterKind::Ally { .. } => None,
    };
    let short = |name: String| name.chars().take(2).collect::<String>();
    let conditions = Condition::ALL.into_iter().filter(|c| fighter.has(*c));
    let tokens = fighter.tokens.iter().map(|(token, n)| {
        let name = &content.pack.tokens[usize::from(token.0)].name;
        format!("{}{n}", name.chars().next().unwrap_or('?'))
    });
    let states = describe::states(world, fighter.id);
    let hp = t!("tactics-hp", hp = fighter.hp, max = fighter.max);
    FigureView {
        thing: Thing::Figure(fighter.id.0),
        name: describe::fighter(world, fighter.id),
        mark: describe::code(world, fighter.id).chars().take(3).collect(),
        cells: fighter.base().cells().iter().map(cell).collect(),
        seat,
        role: role(world, fighter),
        emblem: emblem(world, fighter),
        hp: Some((fighter.hp.max(0).unsigned_abs(), fighter.max.max(0).unsigned_abs())),
        states: conditions.map(|c| short(condition_name(c))).chain(tokens).collect(),
        note: std::iter::once(hp).chain(states).collect::<Vec<_>>().join(", "),
    }
}

/// Returns what a figure is to the party.
fn role(world: &World, fighter: &Fighter) -> Role {
    let FighterKind::Enemy(def) = fighter.kind else { return Role::Friend };
    match table::book(world).enemy(def).kind {
        EnemyKind::Boss => Role::Chief,
        EnemyKind::Minion => Role::Foe,
    }
}
