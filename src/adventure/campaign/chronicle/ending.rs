//! The beginning and the end of a story.

use bevy_ecs::prelude::*;

use super::chapter::{Call, CallKind, Mark, Sentence};
use super::narrator::Narrator;
use super::phrases::{count, mid, nth};
use super::tally::CERTAIN;
use crate::rules::describe;
use crate::rules::play;
use crate::rules::state::ids::PileId;
use crate::rules::state::table::{self, End};

/// The largest deck that counts as a close call, in cards.
const THIN: usize = 2;
/// The largest number of hours left at which a win counts as a close call.
const LATE: u64 = 2;

/// Describes where the heroes begin.
pub(super) fn opening(world: &World, heroes: &[String], hours: u64) -> Vec<Sentence> {
    let mut by_place: Vec<(String, Vec<String>)> = Vec::new();
    for (name, hero) in heroes.iter().zip(table::heroes(world)) {
        let place = mid(&describe::place_name(world, table::hero(world, hero).at));
        match by_place.iter_mut().find(|(p, _)| *p == place) {
            Some((_, names)) => names.push(name.clone()),
            None => by_place.push((place, vec![name.clone()])),
        }
    }
    let began = |(n, (place, names)): (usize, &(String, Vec<String>))| {
        let (count, names, place) = (names.len(), describe::list(names), place.as_str());
        match n {
            0 => t!("story-began", n = count, names = names, place = place),
            _ => t!("story-began-also", names = names, place = place),
        }
    };
    let begun: Vec<String> = by_place.iter().enumerate().map(began).collect();
    let text = t!("story-lay-ahead", hours = count(hours, "hour"), begun = describe::list(&begun));
    vec![Sentence::new(text, Mark::Plain)]
}

/// Adds the last sentences, and the close calls of the whole scenario.
pub(super) fn end(narrator: &mut Narrator, world: &World) {
    let hours = table::pile(world, PileId::Blessings).len() as u64;
    let turn = narrator.turn;
    if let Some(end) = play::ended(world) {
        let (text, mark) = match end {
            End::Won => {
                let left = match hours {
                    0 => t!("story-last-hour"),
                    n => t!("story-with-left", hours = count(n, "hour")),
                };
                (t!("story-won", turn = nth(turn), left = left), Mark::End)
            }
            End::OutOfTime => {
                (t!("story-lost-time", turns = count(turn.into(), "turn")), Mark::End)
            }
            End::AllDead => (t!("story-lost-dead", turn = nth(turn)), Mark::End),
        };
        narrator.story.ending.push(Sentence::new(text, mark));
        if end == End::Won && hours <= LATE {
            let text = match hours {
                0 => t!("story-call-last"),
                n => t!("story-call-late", hours = count(n, "hour")),
            };
            let odds = (hours + 1) * CERTAIN / 100;
            narrator.story.calls.push(Call { kind: CallKind::LastHour, odds, turn, text });
        }
    }
    for hero in table::living(world) {
        let Some((cards, turn)) = narrator.thinnest[usize::from(hero.0)] else { continue };
        if cards > THIN {
            continue;
        }
        let name = narrator.name(hero);
        let text = match cards {
            0 => t!("story-call-empty", hero = name),
            n => t!("story-call-thin", hero = name.as_str(), cards = describe::cards(n)),
        };
        let odds = (cards as u64 * 4 + 2) * CERTAIN / 100;
        narrator.story.calls.push(Call { kind: CallKind::ThinDeck, odds, turn, text });
    }
    for turn in &mut narrator.story.turns {
        if turn.story.is_empty() {
            let name = &narrator.heroes[usize::from(turn.seat)];
            let text = match turn.number % 3 {
                0 => t!("story-still", hero = name),
                1 => t!("story-nothing", hero = name),
                _ => t!("story-let-pass", hero = name),
            };
            turn.story.push(Sentence::new(text, Mark::Plain));
        }
    }
}
