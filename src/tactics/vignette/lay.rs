//! Puts heroes, enemies, pieces and the initiative line on the table as a position tells them.

use bevy_ecs::prelude::*;
use kernel::vignette::read::spread_out;
use lang::saturating;

use super::format::{Companion, Foe, Position, Seat};
use super::names;
use super::possible::Impossible;
use crate::content::pack::CompanionId;
use crate::content::printed::EnemyKind;
use crate::content::words::{Condition, Until};
use crate::ground::{Piece, Side, Size};
use crate::rules::effect::standing;
use crate::rules::setup;
use crate::rules::state::field::Field;
use crate::rules::state::fighter::{Fighter, FighterKind};
use crate::rules::state::ids::{CardId, FighterId, SeatId};
use crate::rules::state::piles::{self, Pile, Spot};
use crate::rules::state::round::{Round, Token};
use crate::rules::state::table;

/// Puts a hero on the board, and the hero's cards into their piles.
///
/// # Errors
/// Returns a message if a token or a card is not in the content.
pub fn hero(world: &mut World, seat: SeatId, told: &Seat) -> Result<(), String> {
    let who = seat.into();
    let own = [Pile::Deck(seat), Pile::Board(seat)].map(|p| piles::pile(world, p).to_vec());
    let mut left: Vec<CardId> = own.concat();
    let to = [
        (&told.hand, Pile::Hand(seat), false),
        (&told.deck, Pile::Deck(seat), true),
        (&told.discards, Pile::Discards(seat), true),
        (&told.board, Pile::Board(seat), false),
        (&told.aside, Pile::SetAside(seat), true),
    ];
    for (ids, pile, from_top) in to {
        let mut cards = Vec::new();
        for id in spread_out(ids)? {
            let at = left.iter().position(|c| names::card_id(world, *c) == id);
            let at = at.ok_or_else(|| format!("there is no card `{id}`"))?;
            cards.push(left.remove(at));
        }
        if from_top {
            cards.reverse();
        }
        for card in cards {
            piles::put(world, card, pile, Spot::Top);
        }
    }
    {
        let sheet = table::sheet_mut(world, seat);
        (sheet.passed, sheet.dealt) = (told.passed, told.dealt);
    }
    if let Some(max) = told.max {
        table::fighter_mut(world, who).max = max;
    }
    let most = standing::max_hp(world, who);
    let mut f = table::fighter_mut(world, who);
    f.hp = told.hp.unwrap_or(most);
    f.was_hurt = f.hp < most;
    f.on_board = told.at.is_some() && f.hp > 0;
    if let Some(at) = told.at {
        (f.at, f.start) = (at, at);
    }
    marks(world, who, &told.conditions, &told.tokens)
}

fn marks(
    world: &mut World,
    who: FighterId,
    conditions: &[Condition],
    tokens: &[(String, u8)],
) -> Result<(), String> {
    for condition in conditions {
        table::set_condition(world, who, *condition, Some(Until::Cleanup));
    }
    for (token, n) in tokens {
        let id = table::book(world).find_token(token);
        let id = id.ok_or_else(|| format!("there is no token `{token}`"))?;
        table::fighter_mut(world, who).tokens.push((id, *n));
    }
    Ok(())
}

/// Puts enemies, summons and allies on the board.
///
/// # Errors
/// Returns a message if one of them is not in the content, or has no room.
pub fn figures(world: &mut World, position: &Position) -> Result<(), String> {
    for told in &position.enemies {
        enemy(world, told)?;
    }
    for told in &position.companions {
        companion(world, told)?;
    }
    let mut taken = crate::ground::Cells::EMPTY;
    for f in table::standing(world) {
        let cells = f.base().cells();
        if cells.meets(&taken) {
            return Err(format!("`{}` stands where somebody else does", f.code));
        }
        if !cells.is_within(&table::surface(world).floor()) {
            return Err(format!("`{}` does not stand on floor of the board", f.code));
        }
        taken |= cells;
    }
    Ok(())
}

fn enemy(world: &mut World, told: &Foe) -> Result<(), String> {
    let code = told.id.trim_end_matches(|c: char| c.is_ascii_digit());
    let def = table::book(world).enemy_of_code(code);
    let def = def.ok_or_else(|| format!("no enemy has the code of `{}`", told.id))?;
    let who = setup::place(world, def, told.id.clone(), told.at);
    let mut f = table::fighter_mut(world, who);
    f.max = told.max.unwrap_or(f.max);
    f.hp = told.hp.unwrap_or(f.max);
    f.was_hurt = f.hp < f.max;
    f.on_board = f.hp > 0;
    f.start = told.start.unwrap_or(told.at);
    marks(world, who, &told.conditions, &told.tokens)
}

fn companion(world: &mut World, told: &Companion) -> Result<(), String> {
    let of = names::seat(world, &told.of)?;
    let content = table::book(world).clone();
    let at = content.companions.iter().position(|c| c.id == told.id);
    let at = at.ok_or_else(|| format!("there is no summon and no ally `{}`", told.id))?;
    let (def, printed) = (CompanionId(saturating::short(at)), &content.companions[at]);
    let hp = printed.hp.of(table::heroes(world)).as_number().unwrap_or(1).max(1);
    let kind = match printed.class {
        Some(_) => FighterKind::Summon { def, of },
        None => FighterKind::Ally { def, of },
    };
    let who = table::add(world, |id| Fighter {
        id,
        kind,
        side: Side::Heroes,
        at: told.at,
        size: Size::Small,
        hp: told.hp.unwrap_or(hp),
        max: hp,
        on_board: told.hp != Some(0),
        conditions: [None; 4],
        tokens: Vec::new(),
        was_hurt: told.hp.is_some_and(|n| n < hp),
        start: told.at,
        code: printed.code.clone(),
    });
    marks(world, who, &told.conditions, &[])
}

/// Puts pieces on the board.
///
/// # Errors
/// Returns a message if the content has no such terrain.
pub fn pieces(world: &mut World, position: &Position) -> Result<(), String> {
    for told in &position.pieces {
        let kind = table::book(world).find_terrain(&told.terrain);
        let kind = kind.ok_or_else(|| format!("there is no terrain `{}`", told.terrain))?;
        let squares = told.squares.clone();
        let ground = &world.resource::<Field>().ground;
        if squares.is_empty() || squares.iter().any(|sq| ground.terrain(*sq).is_none()) {
            return Err(format!("a piece of `{}` does not lie on the board", told.terrain));
        }
        world.resource_mut::<Field>().pieces.push(Piece { kind, squares, by: None });
    }
    table::level(world);
    Ok(())
}

/// Checks that nobody has more HP than the greatest, which what lies on the board may change.
///
/// # Errors
/// Returns the first who has.
pub fn hale(world: &World) -> Result<(), Impossible> {
    for f in table::fighters(world) {
        let most = standing::max_hp(world, f.id);
        if f.hp > most {
            let id = names::fighter_id(world, f.id);
            return Err(Impossible::TooManyHp { id, hp: f.hp, most });
        }
    }
    Ok(())
}

/// Lays the initiative line: as told, or all heroes on the board and then each boss twice.
///
/// # Errors
/// Returns a message if it names somebody who is not there.
pub fn line(world: &mut World, position: &Position) -> Result<(), String> {
    let token = |of: FighterId| {
        let enemy = table::enemy(world, of).is_some();
        Token { of, deck: enemy.then_some(0) }
    };
    let line: Vec<Token> = if position.line.is_empty() {
        let told =
            |f: &&Fighter| f.seat().is_some_and(|s| usize::from(s.0) < position.heroes.len());
        let heroes = table::fighters(world).filter(told).map(|f| f.id);
        let boss =
            |f: &&Fighter| table::enemy(world, f.id).is_some_and(|e| e.kind == EnemyKind::Boss);
        let bosses = table::standing(world).filter(boss).flat_map(|f| [f.id; 2]);
        heroes.chain(bosses).map(token).collect()
    } else {
        let named = position.line.iter().map(|name| names::fighter(world, name).map(token));
        named.collect::<Result<_, _>>()?
    };
    if usize::from(position.taken) > line.len() {
        return Err("more of the line are `taken` than there are".into());
    }
    let mut round = world.resource_mut::<Round>();
    round.tokens.clone_from(&line);
    round.line = line;
    Ok(())
}
