//! Figures and cards in words, and what the letters of the map mean.

use bevy_ecs::prelude::*;
use kernel::text::Page;

use super::find::letter;
use super::map::Signs;
use crate::content::text::{Line, boss_card_text, card_text, kind_name};
use crate::rules::describe;
use crate::rules::fight_view;
use crate::rules::state::fighter::FighterKind;
use crate::rules::state::ids::{Def, FighterId};
use crate::rules::state::piles::{self, Pile};
use crate::rules::state::table;

/// Says what the letters of the map mean: heroes by number, others by letter, and the ground.
pub fn legend(world: &World, signs: &Signs, page: &mut Page) {
    let mut said: Vec<String> = Vec::new();
    let mut kinds: Vec<FighterKind> = Vec::new();
    for f in table::standing(world)
        .filter(|f| !kinds.contains(&f.kind) || f.is_hero())
        .collect::<Vec<_>>()
    {
        if kinds.contains(&f.kind) {
            continue;
        }
        kinds.push(f.kind);
        let alike: Vec<String> = table::standing(world)
            .filter(|other| other.kind == f.kind)
            .map(|other| describe::code(world, other.id))
            .collect();
        let name = describe::fighter(world, f.id);
        match f.seat() {
            Some(seat) => said.push(format!("{} {name}", seat.0 + 1)),
            None if alike.len() > 1 => {
                let name = name.trim_end_matches(alike[0].as_str()).trim_end();
                said.push(format!("{} {name} ({})", letter(world, f), alike.join(", ")));
            }
            None => said.push(format!("{} {name}", letter(world, f))),
        }
    }
    said.extend(signs.legend(world));
    page.dim(said.join(" · "));
}

/// Shows a figure: its values, what is printed of it, what an enemy would do now.
pub fn figure(world: &World, id: FighterId, page: &mut Page) {
    let face = fight_view::figure(world, id);
    page.bold(face.name);
    let hp = t!("tactics-hp", hp = face.hp.0, max = face.hp.1);
    let values = match face.attack.is_empty() {
        true => t!("tactics-move-value", move = face.movement),
        false => t!("tactics-hero-values", move = face.movement, attack = face.attack.as_str()),
    };
    let all = [vec![hp, values], face.states].concat();
    page.line(all.join(" · "));
    for line in face.lines {
        page.hanging("- ", line.to_string());
    }
    for reason in face.reasons {
        page.hanging("> ", reason);
    }
}

/// Shows the text of a card: one of a hero or the party by its name or id, or a boss card that was seen.
pub fn card(world: &World, name: &str) -> Page {
    let content = table::book(world);
    let wanted = name.trim().to_lowercase();
    let mut page = Page::default();
    let is = |id: &str, called: &str| id == wanted || called.to_lowercase() == wanted;
    let show = |page: &mut Page, title: String, lines: Vec<Line>, says: &str| {
        page.bold(title);
        for line in lines {
            page.hanging("- ", line.to_string());
        }
        if !says.is_empty() {
            page.dim(says.to_owned());
        }
    };
    if let Some(card) = content.cards.iter().find(|card| is(&card.id, &card.name)) {
        let title = format!("{} ({})", card.name, kind_name(content, card.kind));
        show(&mut page, title, card_text(content, card), &card.says);
        return page;
    }
    // Of a boss deck what lies open or was seen before can be read (AT-RUL-105).
    let seen = (0..piles::BOSS_DECKS).flat_map(|n| crate::enemy::seen(world, n));
    for card in seen.chain(piles::pile(world, Pile::Aside).iter().copied()) {
        if let Def::Boss(def) = piles::card(world, card).def {
            let card = content.boss_card(def);
            if is(&card.id, &card.name) {
                show(&mut page, card.name.clone(), boss_card_text(content, card), &card.says);
                return page;
            }
        }
    }
    match wanted.is_empty() {
        true => page.line(t!("tactics-which-card")),
        false => page.line(t!("tactics-no-card", name = name.trim())),
    }
    page
}
