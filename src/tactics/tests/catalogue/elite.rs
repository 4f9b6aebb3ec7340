//! The table of elite classes: each class made as it is printed, and taken by the rules.

use std::sync::Arc;

use bevy_ecs::prelude::*;
use tactics::content::TacticsContent;
use tactics::content::pack::{LevelUpId, Lists};
use tactics::content::printed::Tier;
use tactics::rules::effect::standing;
use tactics::rules::road::levels::{class, hearts, plans};
use tactics::rules::start::{Company, Start};
use tactics::rules::state::table;

use crate::encounter::scene::ADA;
use crate::road::{KING, begun};

/// A line of the table.
struct Row {
    name: String,
    needs: Vec<(String, u8)>,
    movement: u8,
    hp: u8,
    earliest: usize,
}

/// Reads the table of the catalogue.
fn table_of_the_catalogue() -> Vec<Row> {
    let page = include_str!("../../../../docs/rules/tactics.md");
    let rows: Vec<Row> = (48..=65)
        .map(|n| {
            let head = format!("- **AT-QTY-{n}** ");
            let line = page.lines().find_map(|l| l.strip_prefix(&head)).expect("the entry");
            let (name, rest) = line.trim_end_matches('.').split_once(": requires ").unwrap();
            let parts: Vec<&str> = rest.split("; ").collect();
            let needs = parts[0].split(", ").map(|need| {
                let (class, n) = need.rsplit_once(' ').unwrap();
                (class.to_lowercase(), n.parse().unwrap())
            });
            let number = |word: &str| {
                let part = parts.iter().find_map(|p| p.strip_prefix(word)).unwrap();
                part.trim_start_matches('+').parse::<u8>().unwrap()
            };
            Row {
                name: name.to_lowercase().replace(' ', "-"),
                needs: needs.collect(),
                movement: number("movement "),
                hp: number("HP gain "),
                earliest: number("earliest level ").into(),
            }
        })
        .collect();
    assert_eq!(rows.len(), 18);
    rows
}

const BASIC: [&str; 5] = ["fighter", "rogue", "cleric", "wizard", "archer"];

/// The shipped pack with the printed classes in place of its own.
fn content(rows: &[Row]) -> TacticsContent {
    let king = (**KING).clone();
    let (basic, elite) = (king.classes[0].clone(), king.levels[0].clone());
    let mut lists = Lists {
        heroes: king.heroes,
        cards: king.cards,
        enemies: king.enemies,
        companions: king.companions,
        decks: king.decks,
        terrain: king.terrain,
        chapters: king.chapters,
        ..Lists::default()
    };
    let mut add = |id: &str, tier, movement| {
        let mut class = basic.clone();
        (class.id, class.tier, class.movement) = (id.to_owned(), tier, movement);
        lists.classes.push(class);
    };
    BASIC.iter().for_each(|id| add(id, Tier::Basic, 4));
    rows.iter().for_each(|row| add(&row.name, Tier::Elite, row.movement));
    let mut level = |id: String, class: &str, n, starter, hp, needs: &[(String, u8)]| {
        let mut level = elite.clone();
        (level.id, level.class, level.level, level.starter) = (id, class.to_owned(), n, starter);
        (level.hp, level.needs, level.copies) = (hp, needs.to_vec(), 5);
        lists.levels.push(level);
    };
    for class in BASIC {
        level(format!("{class}-starter"), class, 1, true, 10, &[]);
        (1..=5).for_each(|n| level(format!("{class}-{n}"), class, n, false, 0, &[]));
    }
    for row in rows {
        for n in 1..=5 {
            let hp = if n == 1 { row.hp } else { 0 };
            level(format!("{}-{n}", row.name), &row.name, n, false, hp, &row.needs);
        }
    }
    TacticsContent::new(king.pack, lists, 0)
}

/// The level-up cards by which a hero comes to an elite class first of all.
fn shortest(content: &TacticsContent, row: &Row) -> Vec<LevelUpId> {
    let elite = content.find_class(&row.name).unwrap();
    let starters = BASIC.map(|class| format!("{class}-starter"));
    let mut ways: Vec<Vec<LevelUpId>> =
        starters.iter().map(|id| vec![content.find_level(id).unwrap()]).collect();
    for _ in 0..6 {
        let open = |way: &&Vec<LevelUpId>| {
            plans(content, &vec![(*way).clone()], 0)[elite.index()].is_open()
        };
        if let Some(way) = ways.iter().find(open) {
            let next = content.find_level(&format!("{}-1", row.name)).unwrap();
            return [&way[..], &[next]].concat();
        }
        ways = ways
            .iter()
            .flat_map(|way| {
                let all = plans(content, &vec![way.clone()], 0);
                let basic = all.into_iter().take(BASIC.len()).filter(|p| p.is_open());
                basic
                    .filter_map(|p| p.next)
                    .map(|id| [&way[..], &[id]].concat())
                    .collect::<Vec<_>>()
            })
            .collect();
    }
    panic!("{} is never open", row.name)
}

/// Requirements, movement, HP gain and the earliest level of the printed classes (AT-LEVL-06, AT-LEVL-11,
/// AT-LEVL-13, AT-RUL-72): Assassin AT-QTY-48, Barbarian AT-QTY-49, Bard AT-QTY-50, Beast Trainer
/// AT-QTY-51, Bishop AT-QTY-52, Champion AT-QTY-53, Dark Knight AT-QTY-54, Demon Hunter AT-QTY-55,
/// Gladiator AT-QTY-56, Monk AT-QTY-57, Necromancer AT-QTY-58, Ninja AT-QTY-59, Paladin AT-QTY-60, Ranger
/// AT-QTY-61, Shaman AT-QTY-62, Skirmisher AT-QTY-63, War Mage AT-QTY-64, Warlock AT-QTY-65.
#[test]
fn the_printed_elite_classes() {
    let rows = table_of_the_catalogue();
    let content = Arc::new(content(&rows));
    for row in &rows {
        let way = shortest(&content, row);
        assert_eq!(way.len(), row.earliest, "{}", row.name);
        let of = class(&content, &way).unwrap();
        assert_eq!(content.class(of).id, row.name);
        assert_eq!(hearts(&content, &way), 10 + i16::from(row.hp), "{}", row.name);
        // On the table too: the hero moves and has HP as the card says.
        let ids = |way: &[LevelUpId]| {
            way.iter().map(|id| content.level(*id).id.clone()).collect::<Vec<_>>()
        };
        let figures: Vec<&str> = content.heroes.iter().map(|h| h.id.as_str()).collect();
        let party: Vec<(&str, &str)> = figures.into_iter().zip(BASIC).take(3).collect();
        let mut company = Company::new(&content, &party).unwrap();
        company.heroes[0].levels = ids(&way);
        let first = content.pack.first.clone();
        let scene = begun(&content, &Start::new(&first, company, 1));
        let world: &World = &scene.world;
        assert_eq!(standing::movement(world, ADA.into()), i32::from(row.movement), "{}", row.name);
        assert_eq!(table::hero(world, ADA).max, 10 + i16::from(row.hp), "{}", row.name);
    }
}
