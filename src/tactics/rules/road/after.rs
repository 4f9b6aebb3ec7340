//! The company after a chapter.

use bevy_ecs::prelude::*;
use lang::saturating;

use super::sort;
use crate::content::pack::TacticsContent;
use crate::content::words::Divider;
use crate::rules::company::{Company, CompanyHero, Decks};
use crate::rules::state::ids::{Def, SeatId};
use crate::rules::state::piles::{self, Pile};
use crate::rules::state::road::Road;
use crate::rules::state::round::Progress;
use crate::rules::state::table;

/// Returns the company as it stands on the table: after a chapter what the next one begins with
/// (AT-CAMP-17). In the middle of an encounter cards of hands, discard piles and those set aside count
/// for the action deck.
pub fn company_after(world: &World) -> Company {
    let content = table::book(world).clone();
    let (road, progress) = (world.resource::<Road>(), world.resource::<Progress>());
    let begins = |id: &str| content.pack.counters.iter().find(|c| c.id == id).map(|c| c.begins);
    let counters = progress.counters.iter();
    let changed =
        |(id, n): &&(String, i32)| begins(id).is_some_and(|begins| i32::from(begins) != *n);
    let mut company = Company {
        heroes: table::seats(world).map(|seat| hero(world, &content, seat)).collect(),
        difficulty: road.difficulty,
        decks: Decks::new(),
        flags: progress.flags.clone(),
        counters: counters.filter(changed).cloned().collect(),
        visited: road.visited.clone(),
        next: road.next.map(|id| content.chapter(id).id.clone()),
    };
    company.decks = sort::named(&content, &company, &behind(world));
    company
}

fn hero(world: &World, content: &TacticsContent, seat: SeatId) -> CompanyHero {
    let ids = |all: &[Pile]| -> Vec<String> {
        let cards = all.iter().flat_map(|p| piles::pile(world, *p));
        let id = |def: Def| match def {
            Def::Card(id) => Some(content.card(id).id.clone()),
            Def::LevelUp(id) => Some(content.level(id).id.clone()),
            Def::Class(_) | Def::Boss(_) | Def::Direction(_) => None,
        };
        cards.filter_map(|c| id(piles::card(world, *c).def)).collect()
    };
    let sorted = |all: &[Pile]| {
        let mut ids = ids(all);
        ids.sort_unstable();
        ids
    };
    let away = [Pile::Deck(seat), Pile::Hand(seat), Pile::Discards(seat), Pile::SetAside(seat)];
    CompanyHero {
        figure: content.heroes[table::sheet(world, seat).def.index()].id.clone(),
        levels: ids(&[Pile::Levels(seat)]),
        // How a deck lies is no part of the campaign: it is shuffled before each encounter (AT-RUL-55).
        deck: sorted(&away),
        tuck: sorted(&[Pile::Tuck(seat)]),
        board: sorted(&[Pile::Board(seat)]),
    }
}

/// Returns the cards behind the dividers.
fn behind(world: &World) -> Decks {
    let mut decks = Decks::new();
    for divider in Divider::ALL {
        for card in piles::pile(world, Pile::Divider(divider)) {
            if let Some(def) = table::printed(world, *card) {
                let n = decks.entry(divider).or_default().entry(def.id.clone()).or_default();
                *n = saturating::byte(usize::from(*n) + 1);
            }
        }
    }
    decks
}
