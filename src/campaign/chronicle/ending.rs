//! How a story begins and ends.

use bevy_ecs::prelude::*;

use super::chapter::{Call, CallKind, Mark, Sentence};
use super::phrases::{count, mid, nth};
use super::tally::CERTAIN;
use super::teller::Teller;
use crate::rules::play;
use crate::rules::state::ids::PileId;
use crate::rules::state::table::{self, End};
use crate::rules::words;

/// A deck of so few cards was a close call.
const THIN: usize = 2;
/// A win with so few hours left was one.
const LATE: u64 = 2;

/// Where everybody began.
pub(super) fn opening(world: &World, heroes: &[String], hours: u64) -> Vec<Sentence> {
    let mut by_place: Vec<(String, Vec<String>)> = Vec::new();
    for (name, hero) in heroes.iter().zip(table::heroes(world)) {
        let place = mid(&words::place_name(world, table::hero(world, hero).at));
        match by_place.iter_mut().find(|(p, _)| *p == place) {
            Some((_, names)) => names.push(name.clone()),
            None => by_place.push((place, vec![name.clone()])),
        }
    }
    let began = |(n, (place, names)): (usize, &(String, Vec<String>))| {
        let verb = if n == 0 { "began " } else { "" };
        format!("{} {verb}at {place}", words::list(names))
    };
    let begun: Vec<String> = by_place.iter().enumerate().map(began).collect();
    let text = format!("{} lay ahead. {}.", count(hours, "hour"), words::list(&begun));
    vec![Sentence::new(text, Mark::Plain)]
}

/// The last sentences, and the close calls of the whole scenario.
pub(super) fn end(teller: &mut Teller, world: &World) {
    let hours = table::pile(world, PileId::Blessings).len() as u64;
    let turn = teller.turn;
    if let Some(end) = play::ended(world) {
        let (text, mark) = match end {
            End::Won => {
                let left = match hours {
                    0 => "in the very last hour".to_owned(),
                    n => format!("with {} left", count(n, "hour")),
                };
                (format!("So it was won, on the {} turn, {left}.", nth(turn)), Mark::End)
            }
            End::OutOfTime => (
                format!(
                    "Then the hours had run out, after {}. It was lost.",
                    count(turn.into(), "turn")
                ),
                Mark::End,
            ),
            End::AllDead => {
                (format!("Nobody was left on the {} turn. It was lost.", nth(turn)), Mark::End)
            }
        };
        teller.story.ending.push(Sentence::new(text, mark));
        if end == End::Won && hours <= LATE {
            let text = match hours {
                0 => "It was won in the very last hour.".to_owned(),
                n => format!("It was won with only {} left.", count(n, "hour")),
            };
            let odds = (hours + 1) * CERTAIN / 100;
            teller.story.calls.push(Call { kind: CallKind::LastHour, odds, turn, text });
        }
    }
    for hero in table::living(world) {
        let Some((cards, turn)) = teller.thinnest[usize::from(hero.0)] else { continue };
        if cards > THIN {
            continue;
        }
        let name = teller.name(hero);
        let text = match cards {
            0 => format!("{name} had no card left in the deck, and lived."),
            n => format!("{} deck was down to {}.", words::possessive(&name), words::cards(n)),
        };
        let odds = (cards as u64 * 4 + 2) * CERTAIN / 100;
        teller.story.calls.push(Call { kind: CallKind::ThinDeck, odds, turn, text });
    }
    for turn in &mut teller.story.turns {
        if turn.story.is_empty() {
            let name = &teller.heroes[usize::from(turn.seat)];
            let text = match turn.number % 3 {
                0 => format!("{name} kept still."),
                1 => format!("Nothing of note happened to {name}."),
                _ => format!("{name} let the hour pass."),
            };
            turn.story.push(Sentence::new(text, Mark::Plain));
        }
    }
}
