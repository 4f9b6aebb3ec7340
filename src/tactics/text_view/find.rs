//! Whom somebody means who types a word, and the letters by which the map shows figures.

use bevy_ecs::prelude::*;
use kernel::text::Page;

use crate::ground::Sq;
use crate::rules::describe;
use crate::rules::family::Tactics;
use crate::rules::state::field::Field;
use crate::rules::state::fighter::{Fighter, FighterKind};
use crate::rules::state::ids::FighterId;
use crate::rules::state::table;

/// Returns the letter of a figure that is no hero: the first letter of its code that no other kind of
/// figure has, else a later letter of its code or its name in small.
pub fn letter(world: &World, fighter: &Fighter) -> char {
    let mut taken: Vec<(FighterKind, char)> = Vec::new();
    for other in table::fighters(world).filter(|f| !f.is_hero()) {
        if taken.iter().any(|(kind, _)| *kind == other.kind) {
            continue;
        }
        let free = |c: &char| !taken.iter().any(|(_, letter)| letter == c);
        let code = other.code.chars().filter(|c| c.is_alphabetic());
        let name = describe::fighter(world, other.id).to_lowercase();
        let name = name.chars().filter(|c| c.is_alphabetic() && *c != 'o');
        let found = code.chain(name.collect::<Vec<_>>()).find(free).unwrap_or('?');
        taken.push((other.kind, found));
    }
    taken.iter().find(|(kind, _)| *kind == fighter.kind).map_or('?', |(_, letter)| *letter)
}

/// Returns the number behind the letter of a figure on the map, where several of its kind stand: the last
/// digit of its code.
pub fn number(world: &World, fighter: &Fighter) -> Option<char> {
    let alike = table::standing(world).filter(|f| f.kind == fighter.kind).count();
    let code = describe::code(world, fighter.id);
    code.chars().last().filter(|c| alike > 1 && c.is_ascii_digit())
}

/// Returns the figure of a code, of a number as `line` shows them, of a letter of the map, or with a name
/// of which a word begins so; what fits best first.
pub fn found(world: &World, typed: &str) -> Option<FighterId> {
    let (typed, small) = (typed.trim(), typed.trim().to_lowercase());
    if small.is_empty() {
        return None;
    }
    let find = |is: &dyn Fn(&Fighter) -> bool| table::standing(world).find(|f| is(f)).map(|f| f.id);
    let code = |f: &Fighter| describe::code(world, f.id).to_lowercase() == small;
    let seat = |f: &Fighter| f.seat().is_some_and(|seat| (seat.0 + 1).to_string() == small);
    let sign = |f: &Fighter| {
        let number = number(world, f).map_or_else(String::new, String::from);
        let letter = letter(world, f);
        !f.is_hero() && (format!("{letter}{number}") == typed || letter.to_string() == typed)
    };
    let plain = |f: &Fighter| f.code.to_lowercase() == small;
    let small_sign =
        |f: &Fighter| !f.is_hero() && letter(world, f).to_lowercase().to_string() == small;
    let name = |f: &Fighter| {
        let called = describe::fighter(world, f.id).to_lowercase();
        called.starts_with(&small) || called.split(' ').any(|word| word.starts_with(&small))
    };
    find(&code)
        .or_else(|| find(&seat))
        .or_else(|| find(&sign))
        .or_else(|| find(&plain))
        .or_else(|| find(&small_sign))
        .or_else(|| find(&name))
}

/// Returns the hero who is asked, else the one by whom the players are asked.
pub fn asked(world: &World) -> FighterId {
    let lead = table::hero(world, table::lead(world)).id;
    kernel::play::prompt::<Tactics>(world).map_or(lead, |prompt| prompt.who.into())
}

/// Returns the square of a name.
///
/// # Errors
/// Returns what is said if there is none, or if it is off the board.
pub fn square(world: &World, typed: &str) -> Result<Sq, Page> {
    let no = || Page::from(t!("tactics-no-square", name = typed.trim()));
    let sq: Sq = typed.trim().to_lowercase().parse().map_err(|_| no())?;
    let (w, h) = world.resource::<Field>().ground.size();
    let last = Sq::new(w.saturating_sub(1), h.saturating_sub(1));
    match sq.x() < w && sq.y() < h {
        true => Ok(sq),
        false => {
            let last = last.map_or_else(String::new, |last| last.to_string());
            Err(t!("tactics-off-board", at = sq.to_string(), last = last).into())
        }
    }
}

/// Says that nobody is called so, and who there is.
pub fn nobody(world: &World, name: &str, page: &mut Page) {
    let name = name.trim();
    if !name.is_empty() {
        page.line(t!("tactics-nobody-called", name = name));
    }
    let names: Vec<String> =
        table::standing(world).map(|f| describe::fighter(world, f.id)).collect();
    page.line(t!("tactics-standing-here", names = names.join(", ")));
}
