//! Everything that a viewer may know of the table, as data: enough to draw a fight and to play it.

use bevy_ecs::prelude::*;
use kernel::play;
use kernel::view::{Viewer, word};
use serde_json::{Map, Value, json};

use super::road::{self, figure};
use super::{id_of, knows};
use crate::content::text::{boss_card_text, effects_text};
use crate::content::words::{CardKind, Condition, Divider};
use crate::enemy;
use crate::ground::{Kind, Size, Sq, TerrainId};
use crate::rules::board::lies;
use crate::rules::describe;
use crate::rules::effect::standing;
use crate::rules::family::Tactics;
use crate::rules::fight_view::attack_of;
use crate::rules::flow::drive;
use crate::rules::flow::prompt::Ask;
use crate::rules::goals;
use crate::rules::road::planner::{self, HeroPlan};
use crate::rules::road::{gain, market, reading, taken};
use crate::rules::state::field::Field;
use crate::rules::state::fighter::{Fighter, FighterKind};
use crate::rules::state::ids::{CardId, Def, FighterId, SeatId};
use crate::rules::state::piles::{self, BOSS_DECKS, Pile};
use crate::rules::state::round::{Potions, Progress, Round};
use crate::rules::state::table;

/// The letters of terrain in the rows of a board.
const LETTERS: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/// Shows everything that a viewer may know of the table.
pub fn state(world: &World, viewer: Viewer) -> Value {
    let pile = |which: Pile| pile(world, viewer, which);
    let plans = planner::plans(table::book(world), &taken(world));
    let hero = |(seat, plan): (SeatId, &HeroPlan)| hero(world, viewer, seat, plan);
    let round = world.resource::<Round>();
    let potions = world.resource::<Potions>();
    let chapter = table::chapter(world);
    json!({
        "chapter": { "id": chapter.id, "name": chapter.name, "kind": kind(chapter.kind) },
        "round": round.number,
        "line": round.line.iter().map(|t| t.of.0).collect::<Vec<_>>(),
        "at": round.at,
        "law": table::law_names(world),
        "goals": goals::goals(world),
        "counters": counters(world),
        "special": table::encounter(world).map(|e| e.special.as_str()),
        "board": table::encounter(world).map(|_| board(world)),
        "potions": potions.unused,
        "potions_used": potions.used,
        "bags": gain::gold(world, Divider::PartyItems).len(),
        "items": items(world),
        "figures": table::fighters(world).map(|f| fighter(world, f)).collect::<Vec<_>>(),
        "heroes": table::seats(world).zip(&plans).map(hero).collect::<Vec<_>>(),
        "road": road::road(world),
        "boss_discards": pile(Pile::BossDiscards(0)),
        "boss_decks": (0..BOSS_DECKS).filter_map(|n| boss_deck(world, n)).collect::<Vec<_>>(),
        "market": shop(world),
        "outcome": world.resource::<Progress>().outcome.map(|o| word(&o)),
    })
}

/// Returns the kind of a chapter in small letters.
fn kind(kind: crate::content::printed::ChapterKind) -> String {
    word(&kind).to_lowercase()
}

/// Returns the ids of a pile's cards, from below; null for what the viewer does not know.
fn pile(world: &World, viewer: Viewer, which: Pile) -> Vec<Option<String>> {
    let cards = piles::pile(world, which).iter();
    cards.map(|c| knows(world, viewer, *c).then(|| id_of(world, *c))).collect()
}

fn counters(world: &World) -> Vec<Value> {
    let all = goals::counters(world).into_iter();
    all.map(|(name, n)| json!({ "name": name, "value": n })).collect()
}

/// Returns the ids of the party's items; gold and potions are counted by themselves (AT-SETUP-24).
fn items(world: &World) -> Vec<String> {
    let plain = [CardKind::Gold, CardKind::Potion];
    let lie = piles::pile(world, Pile::Divider(Divider::PartyItems)).iter();
    let item = |c: &&CardId| table::printed(world, **c).is_some_and(|d| !plain.contains(&d.kind));
    lie.filter(item).map(|c| id_of(world, *c)).collect()
}

/// Returns the board: a letter for each square, the north edge of the paper first, and what the letters
/// mean; what was put on it, the oldest first (AT-RUL-89); and what the map names.
fn board(world: &World) -> Value {
    let field = world.resource::<Field>();
    let (w, h) = field.ground.size();
    let content = table::book(world);
    let mut kinds: Vec<TerrainId> =
        field.ground.squares().filter_map(|sq| lies(field, sq)).collect();
    kinds.sort_unstable_by_key(|kind| kind.0);
    kinds.dedup();
    let letter = |sq: Sq| {
        let at = lies(field, sq).and_then(|kind| kinds.iter().position(|of| *of == kind));
        at.and_then(|at| LETTERS.chars().nth(at)).unwrap_or(' ')
    };
    let row = |y: u8| (0..w).filter_map(|x| Sq::new(x, y)).map(letter).collect::<String>();
    let mut legend = Map::new();
    for (kind, letter) in kinds.iter().zip(LETTERS.chars()) {
        let terrain = &content.terrain[usize::from(kind.0)];
        let sort = match terrain.kind {
            Kind::Open => "open",
            Kind::Obstacle => "obstacle",
            Kind::Wall => "wall",
            Kind::Void => "void",
        };
        let data = json!({ "id": terrain.id, "name": terrain.name, "kind": sort });
        legend.insert(letter.to_string(), data);
    }
    let piece = |piece: &crate::ground::Piece| {
        json!({
            "terrain": content.terrain[usize::from(piece.kind.0)].id,
            "squares": names(piece.squares.iter().copied()),
        })
    };
    let ground = &field.ground;
    json!({
        "columns": w,
        "rows": (0..h).rev().map(row).collect::<Vec<_>>(),
        "legend": legend,
        "north": word(&field.north).to_lowercase(),
        "pieces": field.pieces.iter().map(piece).collect::<Vec<_>>(),
        "start": names(ground.start.iter()),
        "exits": names(ground.exits.iter()),
        "marks": by_name(&ground.marks),
        "spawns": by_name(&ground.spawns),
    })
}

fn names(squares: impl Iterator<Item = Sq>) -> Vec<String> {
    squares.map(|sq| sq.to_string()).collect()
}

/// Returns squares by what the map calls them.
fn by_name(all: &[(String, Sq)]) -> Map<String, Value> {
    let mut map = Map::new();
    for (name, sq) in all {
        let list = map.entry(name.clone()).or_insert_with(|| Value::Array(Vec::new()));
        if let Value::Array(list) = list {
            list.push(sq.to_string().into());
        }
    }
    map
}

/// Returns a figure; its square is the lower left one of a large base.
fn fighter(world: &World, f: &Fighter) -> Value {
    let content = table::book(world);
    let (kind, id, seat) = match f.kind {
        FighterKind::Hero(seat) => ("hero", figure(world, seat), Some(seat)),
        FighterKind::Enemy(def) => {
            let def = content.enemy(def);
            let boss = def.kind == crate::content::printed::EnemyKind::Boss;
            (if boss { "boss" } else { "minion" }, def.id.as_str(), None)
        }
        FighterKind::Summon { def, of } => ("summon", content.companion(def).id.as_str(), Some(of)),
        FighterKind::Ally { def, of } => ("ally", content.companion(def).id.as_str(), Some(of)),
    };
    let tokens = f
        .tokens
        .iter()
        .map(|(token, n)| (content.pack.tokens[usize::from(token.0)].id.clone(), Value::from(*n)));
    let has = Condition::ALL.into_iter().filter(|c| f.has(*c));
    let mut data = json!({
        "figure": f.id.0,
        "code": describe::code(world, f.id),
        "name": describe::fighter(world, f.id),
        "kind": kind,
        "id": id,
        "seat": seat.map(|seat| figure(world, seat)),
        "square": f.at.to_string(),
        "large": f.size == Size::Large,
        "hp": f.hp,
        "on_board": f.on_board,
        "conditions": has.map(|c| word(&c)).collect::<Vec<_>>(),
        "tokens": tokens.collect::<Map<_, _>>(),
    });
    if drive::fights(world) {
        data["max_hp"] = standing::max_hp(world, f.id).into();
        data["move"] = standing::movement(world, f.id).into();
        data["attack"] = attack_of(world, f.id).into();
        if matches!(f.kind, FighterKind::Enemy(_)) && f.on_board {
            data["next"] = next(world, f.id);
        }
    }
    data
}

/// Returns for each boss deck how many of the cards that can be next activate an enemy (AT-RUL-105).
fn next(world: &World, who: FighterId) -> Value {
    let line = |of: enemy::Next| json!({ "deck": of.deck, "least": of.least, "most": of.most, "of": of.of });
    enemy::next(world, who).into_iter().map(line).collect()
}

fn hero(world: &World, viewer: Viewer, seat: SeatId, plan: &HeroPlan) -> Value {
    let pile = |which: Pile| pile(world, viewer, which);
    let (fighter, sheet) = (table::hero(world, seat), table::sheet(world, seat));
    json!({
        "id": figure(world, seat),
        "name": describe::hero(world, seat),
        "figure": fighter.id.0,
        "hp": fighter.hp,
        "acted": sheet.acted,
        "passed": sheet.passed,
        "class": table::class(world, seat).id,
        "level": plan.level,
        "levels": pile(Pile::Levels(seat)),
        "plan": road::plan(world, plan),
        "deck": piles::pile(world, Pile::Deck(seat)).len(),
        "hand": pile(Pile::Hand(seat)),
        "discards": pile(Pile::Discards(seat)),
        "board": pile(Pile::Board(seat)),
        "set_aside": pile(Pile::SetAside(seat)),
        "tuck": pile(Pile::Tuck(seat)),
    })
}

/// Returns a boss deck: how many cards it has, what lies open, the last card last, and what of it the table
/// has seen (AT-RUL-105); nothing for one that is not used.
fn boss_deck(world: &World, deck: u8) -> Option<Value> {
    let cards = piles::pile(world, Pile::BossDeck(deck)).len();
    let open = piles::pile(world, Pile::BossDiscards(deck));
    if cards == 0 && open.is_empty() {
        return None;
    }
    let seen = enemy::seen(world, deck).into_iter().filter_map(|card| {
        let Def::Boss(def) = piles::card(world, card).def else { return None };
        let def = table::book(world).boss_card(def);
        let lines = boss_card_text(table::book(world), def).into_iter();
        Some(json!({
            "card": def.id,
            "name": def.name,
            "open": open.contains(&card),
            "text": lines.map(|line| line.to_string()).collect::<Vec<_>>(),
        }))
    });
    Some(json!({
        "deck": deck,
        "cards": cards,
        "discards": open.iter().map(|c| id_of(world, *c)).collect::<Vec<_>>(),
        "seen": seen.collect::<Vec<_>>(),
    }))
}

/// Returns what a market sells and does, with what it asks for; nothing where nobody shops (AT-MRKT-01).
fn shop(world: &World) -> Option<Value> {
    play::prompt::<Tactics>(world).filter(|prompt| prompt.ask == Ask::Market)?;
    let content = table::book(world);
    let ware = |card: CardId| {
        json!({
            "card": id_of(world, card),
            "name": describe::card(world, card),
            "price": market::price(world, card),
        })
    };
    let services = reading(world).services.iter();
    let service =
        services.map(|of| json!({ "label": of.label, "cost": effects_text(content, &of.cost) }));
    Some(json!({
        "wares": market::for_sale(world).into_iter().map(ware).collect::<Vec<_>>(),
        "services": service.collect::<Vec<_>>(),
        "pays": content.pack.parameters.sale,
    }))
}
