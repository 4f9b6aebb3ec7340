//! What stands in the way of a class, in sentences.

use bevy_ecs::prelude::*;
use lang::list;

use super::hero;
use crate::content::TacticsContent;
use crate::content::pack::{ClassId, LevelUpId};
use crate::rules::road::levels::Lack;
use crate::rules::road::planner::Closed;
use crate::rules::state::ids::SeatId;
use crate::rules::state::table;

/// Returns the name of a class.
pub fn class(content: &TacticsContent, id: ClassId) -> String {
    content.class(id).name.clone()
}

/// Returns the name of a level-up card: "Doorward level 1".
pub fn level_card(content: &TacticsContent, id: LevelUpId) -> String {
    let level = content.level(id);
    let class = content.find_class(&level.class).map(|id| self::class(content, id));
    t!("tactics-level-card", class = class.unwrap_or_else(|| level.class.clone()), n = level.level)
}

/// Returns why the next level-up card of a class cannot be taken.
pub fn lack(world: &World, class: ClassId, lack: &Lack) -> String {
    lack_with(table::book(world), class, lack, &|seat| hero(world, SeatId(seat)))
}

/// Returns why the next level-up card of a class cannot be taken, with the names of heroes by seat.
pub fn lack_with(
    content: &TacticsContent,
    class: ClassId,
    lack: &Lack,
    hero: &dyn Fn(u8) -> String,
) -> String {
    let name = |id: ClassId| self::class(content, id);
    match lack {
        Lack::MostLevels => t!("tactics-lack-most-levels"),
        Lack::MostInClass => t!("tactics-lack-most-in-class", class = name(class)),
        Lack::Needs { class: other, has, wants } => t!(
            "tactics-lack-needs",
            class = name(class),
            other = name(*other),
            wants = *wants,
            has = *has
        ),
        Lack::Closed { by } => {
            t!("tactics-lack-closed", class = name(class), hero = hero(*by))
        }
        Lack::TwoAbove => t!("tactics-lack-two-above", class = name(class)),
        Lack::OneAbove => t!("tactics-lack-one-above", class = name(class)),
        Lack::NoCard => t!("tactics-lack-no-card", class = name(class)),
    }
}

/// Returns what a choice closes for each other hero: "Odger cannot become Doorward any more".
pub fn closes(world: &World, closed: &[Closed]) -> Vec<String> {
    let content = table::book(world);
    let of = |seat: SeatId| {
        let mine = closed.iter().filter(|c| c.hero == seat).map(|c| class(content, c.class));
        let names: Vec<String> = mine.collect();
        let line = || t!("tactics-plan-closes", hero = hero(world, seat), list = list(&names));
        (!names.is_empty()).then(line)
    };
    table::seats(world).filter_map(of).collect()
}
