//! Collects the full board of a hero, from the sheet and from the table.

use bevy::prelude::*;

use crate::adventure_table::face::plain;
use crate::adventure_table::panels::board::{Board, Count, Line, Power};
use crate::cards::content::Content;
use crate::cards::printed::HeroDef;
use crate::cards::text;
use crate::cards::vocabulary::Kind;
use crate::kernel::campaign::players;
use crate::rules::setup;
use crate::rules::state::ids::{HeroId, PileId};
use crate::rules::state::sheet;
use crate::rules::state::table::{self, Feats};
use crate::shell::panels::moments::capital;

/// A deck with this many cards or fewer is a warning, since a hero with an empty deck dies.
pub const THIN: usize = 3;

/// Returns the board of a hero of the pack, with the hero's state at the table if seated there.
pub fn of(world: &World, content: &Content, def: u16) -> Option<Board> {
    let hero = content.heroes.get(usize::from(def))?;
    let who = table::heroes(world).find(|h| table::hero(world, *h).def == usize::from(def));
    let feats = who.map(|h| table::hero(world, h).feats.clone()).unwrap_or_default();
    let mut board = sheet_of(content, hero, &feats);
    if let Some(who) = who {
        seated(world, who, &mut board);
    }
    Some(board)
}

/// Returns the board as the sheet says.
fn sheet_of(content: &Content, hero: &HeroDef, feats: &Feats) -> Board {
    let skill = |(i, s): (usize, &crate::cards::printed::SkillDef)| {
        let checked = feats.skills.get(i).copied().unwrap_or(0);
        let plus = if checked > 0 { format!("+{checked}") } else { String::new() };
        let also: Vec<String> =
            s.uses.iter().map(|(skill, plus)| format!("{} +{plus}", skill.localized())).collect();
        Line {
            name: s.skill.localized().to_owned(),
            now: format!("{}{plus}", s.die.localized()),
            also: also.join(", "),
            boxes: (checked, s.boxes),
        }
    };
    let kind = |kind: &Kind| {
        let n = sheet::cards(hero, feats, *kind);
        let checked = feats.cards.iter().find(|(k, _)| k == kind).map_or(0, |(_, n)| *n);
        let boxes = (checked, hero.card_boxes.of(*kind).max(checked));
        let name = capital(kind.localized());
        Line { name, now: n.to_string(), also: String::new(), boxes }
    };
    let power = |(_, p, checked): (usize, &crate::cards::printed::HeroPower, u8)| Power {
        text: plain(&text::hero_power_text(content, p, usize::from(checked))).replace("☐ ", ""),
        boxes: (checked, p.boxes),
        had: p.level(checked).is_some(),
    };
    let proficient: Vec<&str> = hero.proficient.iter().map(|t| t.localized()).collect();
    Board {
        name: hero.name.clone(),
        title: hero.title.clone(),
        alive: true,
        role: sheet::side(hero, feats).map(|r| r.name.clone()),
        skills: hero.skills.iter().enumerate().map(skill).collect(),
        hand: Line {
            name: t!("inspect-cards-in-hand"),
            now: sheet::hand(hero, feats).to_string(),
            also: String::new(),
            boxes: (feats.hand, sheet::hand_boxes(hero, feats)),
        },
        cards: Kind::BOONS.iter().map(kind).filter(|l| l.now != "0" || l.boxes.1 > 0).collect(),
        powers: sheet::powers(hero, feats).map(power).collect(),
        proficient: proficient.join(", "),
        favored: hero.favored.describe(),
        ..Board::default()
    }
}

/// Adds the hero's state at the table.
fn seated(world: &World, who: HeroId, board: &mut Board) {
    let hero = table::hero(world, who);
    board.seat = Some(who.0);
    board.player = players::player(world, who).unwrap_or_default().to_owned();
    board.alive = hero.alive;
    board.at = match (hero.alive, setup::placed(world, who)) {
        (false, _) => t!("table-died"),
        (_, true) => table::place_def(world, hero.at).name.clone(),
        (_, false) => t!("table-waits"),
    };
    let piles = [
        (t!("inspect-hand"), PileId::Hand(who)),
        (t!("table-deck"), PileId::Deck(who)),
        (t!("table-discarded"), PileId::Discards(who)),
        (t!("table-buried"), PileId::Buried(who)),
        (t!("table-displayed"), PileId::Displayed(who)),
    ];
    board.piles = piles
        .into_iter()
        .map(|(name, pile)| {
            let n = table::pile(world, pile).len();
            Count { name, n, warns: matches!(pile, PileId::Deck(_)) && n <= THIN }
        })
        .collect();
    let mark = |c: &crate::rules::state::ids::CardId| {
        let card = table::printed(world, *c);
        (card.name.clone(), card.kind == Kind::Scourge)
    };
    board.marks = table::pile(world, PileId::Displayed(who)).iter().map(mark).collect();
}
