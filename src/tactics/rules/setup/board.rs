//! The compass and the enemies.

use bevy_ecs::prelude::*;

use crate::content::pack::{CompanionId, EnemyId};
use crate::content::printed::{EnemyKind, Turn};
use crate::ground::{Facing, Side, Size, Sq};
use crate::rules::effect::amount;
use crate::rules::flow::cue::Cue;
use crate::rules::flow::drive::{self, question};
use crate::rules::flow::frame::{Ctx, Step};
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::state::field::Field;
use crate::rules::state::fighter::{Fighter, FighterKind};
use crate::rules::state::ids::{FighterId, SeatId, Source};
use crate::rules::state::round::{Round, Token};
use crate::rules::state::table::{self, Playing};
use lang::saturating;

/// The players choose freely which way North points, after the heroes are placed (AT-SETUP-03,
/// AT-RUL-11).
pub fn compass(world: &mut World) {
    match drive::answer_one(world) {
        Some(Act::North(north)) => {
            world.resource_mut::<Field>().north = north;
            drive::tell(world, || Cue::North { north });
            drive::go(world, Step::PlaceEnemies);
        }
        _ => {
            let all = [Facing::Up, Facing::Right, Facing::Down, Facing::Left].map(Act::North);
            let q = question(table::lead(world), Ask::Compass, Source::Rules);
            drive::ask(world, q, all.to_vec());
        }
    }
}

/// Each enemy is put on its square, with the values for the number of heroes (AT-SETUP-05 to
/// AT-SETUP-09, AT-EX-11), and the initiative tokens are counted out (AT-SETUP-11, AT-SETUP-12).
pub fn enemies(world: &mut World) {
    let starts = world.resource::<Field>().ground.enemies.clone();
    for (code, at) in starts {
        let kind = code.trim_end_matches(|c: char| c.is_ascii_digit());
        let number: i32 = code[kind.len()..].parse().unwrap_or(1);
        let Some(def) = table::book(world).enemy_of_code(kind) else { continue };
        if number <= standing(world, kind) {
            place(world, def, code, at);
        }
    }
    let (hp, hand) = (table::hp_percent(world), world.resource::<Playing>().house.hand);
    if hp != 100 || hand != 0 {
        drive::tell(world, || Cue::HouseRules { hp, hand });
    }
    allies(world);
    tokens(world);
    drive::go(world, Step::FillBoards);
}

/// Each ally is put on its square (AT-DATA-32, AT-RUL-100); the first hero by seat leads it.
fn allies(world: &mut World) {
    let starts = world.resource::<Field>().ground.allies.clone();
    let content = table::book(world).clone();
    for (code, at) in starts {
        let kind = code.trim_end_matches(|c: char| c.is_ascii_digit());
        let Some(at_list) = content.companions.iter().position(|c| c.code == kind) else {
            continue;
        };
        let def = CompanionId(saturating::short(at_list));
        place_companion(world, FighterKind::Ally { def, of: SeatId(0) }, def, code, at);
    }
}

/// Puts a summon or an ally on the board, unhurt, and returns it. One with turns of its own gets its
/// token, which lies in the line from the next round on (AT-RUL-80, AT-RUL-113).
pub fn place_companion(
    world: &mut World,
    kind: FighterKind,
    def: CompanionId,
    code: String,
    at: Sq,
) -> FighterId {
    let hp = table::book(world).companion(def).hp.of(table::heroes(world)).clone();
    let hp = amount::count(world, &Ctx::nobody(), &hp);
    let own = table::book(world).companion(def).turn == Turn::Own;
    let who = stand(world, (kind, Side::Heroes, Size::Small), hp, code, at);
    if own && world.resource::<Round>().number > 0 {
        world.resource_mut::<Round>().tokens.push(Token { of: who, deck: None });
    }
    who
}

/// Returns how many enemies of a code stand on the map for this party (AT-CAMP-14, AT-SETUP-08).
fn standing(world: &World, code: &str) -> i32 {
    let n =
        table::placed(world, code).and_then(|p| p.n.as_ref()).map(|n| n.of(table::heroes(world)));
    n.map_or(i32::MAX, |n| amount::count(world, &Ctx::nobody(), n))
}

/// Puts an enemy on the board, unhurt, and returns it.
pub fn place(world: &mut World, def: EnemyId, code: String, at: Sq) -> FighterId {
    let printed = table::book(world).enemy(def);
    let size = if printed.large { Size::Large } else { Size::Small };
    let here = table::placed(world, &printed.code).and_then(|p| p.hp.as_ref());
    let hp = here.unwrap_or(&printed.hp).of(table::heroes(world)).clone();
    let hp = amount::count(world, &Ctx::nobody(), &hp);
    let hp = (hp.saturating_mul(table::hp_percent(world)).saturating_add(50)) / 100;
    stand(world, (FighterKind::Enemy(def), Side::Enemies, size), hp, code, at)
}

/// Puts a figure on the board, unhurt with so many HP, and returns it.
fn stand(
    world: &mut World,
    (kind, side, size): (FighterKind, Side, Size),
    hp: i32,
    code: String,
    at: Sq,
) -> FighterId {
    let hp = i16::try_from(hp.clamp(1, i32::from(i16::MAX))).unwrap_or(i16::MAX);
    let who = table::add(world, |id| Fighter {
        id,
        kind,
        side,
        at,
        size,
        hp,
        max: hp,
        on_board: true,
        conditions: [None; 4],
        tokens: Vec::new(),
        was_hurt: false,
        start: at,
        code,
    });
    drive::tell(world, || Cue::Stood { who, at });
    who
}

/// Two tokens for each boss, unless the chapter names them, and one for each hero (AT-SETUP-11,
/// AT-SETUP-12, AT-RUL-56).
fn tokens(world: &mut World) {
    let mut all: Vec<Token> =
        table::seats(world).map(|seat| Token { of: seat.into(), deck: None }).collect();
    let named = table::encounter(world).map_or(Vec::new(), |e| e.tokens.clone());
    let boss = |of: FighterId| Token { of, deck: Some(0) };
    if named.is_empty() {
        let is_boss =
            |f: &&Fighter| table::enemy(world, f.id).is_some_and(|e| e.kind == EnemyKind::Boss);
        let bosses: Vec<FighterId> = table::standing(world).filter(is_boss).map(|f| f.id).collect();
        all.extend(bosses.into_iter().flat_map(|of| [boss(of); 2]));
    } else {
        for code in named {
            let owner = table::standing(world).find(|f| {
                f.code == code || table::enemy(world, f.id).is_some_and(|e| e.code == code)
            });
            all.extend(owner.map(|f| boss(f.id)));
        }
    }
    let own = |f: &&Fighter| table::companion(world, f.id).is_some_and(|c| c.turn == Turn::Own);
    all.extend(table::standing(world).filter(own).map(|f| Token { of: f.id, deck: None }));
    all.truncate(saturating::byte(all.len()).into());
    world.resource_mut::<Round>().tokens = all;
}
