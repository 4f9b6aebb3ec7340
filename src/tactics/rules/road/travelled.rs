//! The road behind the party: the chapters that were visited, how each ended, which turnings were taken
//! there and which refused. It names no chapter that the table has not seen (AT-CAMP-06).

use bevy_ecs::prelude::*;
use kernel::journal::Journal;
use kernel::play;
use lang::saturating;

use super::chapter::resolution;
use super::reading;
use crate::content::TacticsContent;
use crate::content::pack::ChapterId;
use crate::content::printed::{ChapterDef, ChoiceDef};
use crate::content::words::Outcome;
use crate::rules::company::{Company, Visit};
use crate::rules::family::Tactics;
use crate::rules::flow::frame::Telling;
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::state::road::Road;
use crate::rules::state::table::{self, Playing};

/// A chapter on the road, the first one first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stop {
    /// The chapter.
    pub chapter: ChapterId,
    /// The result, if an encounter was fought to its end.
    pub outcome: Option<Outcome>,
    /// Whether the party is there now.
    pub here: bool,
    /// What could be chosen when the chapter was left, in printed order.
    pub turnings: Vec<Turning>,
}

/// Something that was chosen, or was not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turning {
    /// What the choice says.
    pub label: String,
    /// Whether the party took it.
    pub taken: bool,
    /// Where it led, if the table has seen that chapter.
    pub to: Option<ChapterId>,
    /// Whether it is asked for now, and cannot be chosen.
    pub shut: bool,
}

/// Returns the road as the table has seen it, up to the chapter where the party is.
pub fn travelled(world: &World) -> Vec<Stop> {
    let (content, road) = (table::book(world), world.resource::<Road>());
    let chapter = world.resource::<Playing>().chapter;
    // The chapter counts as visited once its text was told, an encounter once it is over.
    let before = world.resource::<Journal<Tactics>>().start.as_ref().map(|s| &s.company.visited);
    let here = content.chapter(chapter).id.as_str();
    let is_noted = match before {
        Some(before) => road.visited.len() > before.len(),
        None => road.visited.last().is_some_and(|visit| visit.chapter == here),
    };
    let next = if is_noted { road.next } else { Some(chapter) };
    let mut stops = stops(content, &road.visited, next);
    match stops.last_mut().filter(|_| is_noted) {
        Some(last) => {
            last.here = true;
            shut(world, &mut last.turnings);
        }
        None => stops.push(Stop { chapter, outcome: None, here: true, turnings: Vec::new() }),
    }
    stops
}

/// Notes which of the choices that are asked for cannot be chosen.
fn shut(world: &World, turnings: &mut [Turning]) {
    let asked = play::prompt::<Tactics>(world);
    let asked = asked.filter(|p| matches!(p.ask, Ask::Story | Ask::Market));
    let of_card = matches!(reading(world).of, Telling::Card(_));
    let Some(prompt) = asked.filter(|_| !of_card) else { return };
    for (n, turning) in turnings.iter_mut().enumerate() {
        turning.shut = !prompt.options.contains(&Act::Choice(saturating::byte(n)));
    }
}

/// Returns the road of a company between two chapters.
pub fn of_company(content: &TacticsContent, company: &Company) -> Vec<Stop> {
    let next = company.next.as_ref().and_then(|id| content.find_chapter(id));
    stops(content, &company.visited, next)
}

fn stops(content: &TacticsContent, visited: &[Visit], next: Option<ChapterId>) -> Vec<Stop> {
    let known = visited.iter().filter_map(|v| Some((content.find_chapter(&v.chapter)?, v)));
    let known: Vec<(ChapterId, &Visit)> = known.collect();
    let after = known.iter().skip(1).map(|(id, _)| Some(*id)).chain([next]);
    let seen = |id: &ChapterId| known.iter().any(|(of, _)| of == id) || next == Some(*id);
    let stop = |((chapter, visit), after): (&(ChapterId, &Visit), Option<ChapterId>)| Stop {
        chapter: *chapter,
        outcome: visit.outcome,
        here: false,
        turnings: turnings(content, content.chapter(*chapter), visit, after, &seen),
    };
    known.iter().zip(after).map(stop).collect()
}

/// Returns the choices of a visit. A visit of which it was not noted what was chosen took the choice
/// that leads to the chapter after it.
fn turnings(
    content: &TacticsContent,
    chapter: &ChapterDef,
    visit: &Visit,
    after: Option<ChapterId>,
    seen: &dyn Fn(&ChapterId) -> bool,
) -> Vec<Turning> {
    let choices: &[ChoiceDef] = match (&chapter.encounter, visit.outcome) {
        (Some(encounter), Some(outcome)) => &resolution(encounter, outcome).choices,
        _ => &chapter.choices,
    };
    let to = |choice: &ChoiceDef| choice.goto.as_ref().and_then(|id| content.find_chapter(id));
    let taken = |n: usize, to: Option<ChapterId>| match visit.chosen.is_empty() {
        true => to.is_some() && to == after,
        false => visit.chosen.contains(&saturating::byte(n)),
    };
    let turning = |(n, choice): (usize, &ChoiceDef)| Turning {
        label: choice.label.clone(),
        taken: taken(n, to(choice)),
        to: to(choice).filter(seen),
        shut: false,
    };
    choices.iter().enumerate().map(turning).collect()
}
