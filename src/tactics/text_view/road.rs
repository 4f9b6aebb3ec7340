//! What lies between two encounters, in words: the planner, and the road behind the party.

use bevy_ecs::prelude::*;
use kernel::text::Page;
use lang::list;

use crate::rules::describe;
use crate::rules::road::planner::{self, ClassPlan, HeroPlan};
use crate::rules::road::taken;
use crate::rules::road::travelled::travelled;
use crate::rules::state::table;

/// Shows what each hero could become at the next level-ups, or all classes of the hero whose name begins
/// so.
pub fn plan(world: &World, name: &str) -> Page {
    let mut page = Page::default();
    let plans = planner::plans(table::book(world), &taken(world));
    if name.is_empty() {
        for of in &plans {
            summary(world, of, &mut page);
        }
        page.dim(t!("tactics-plan-more"));
        return page;
    }
    let wanted = name.to_lowercase();
    let is = |of: &&HeroPlan| describe::hero(world, of.hero).to_lowercase().starts_with(&wanted);
    match plans.iter().find(is) {
        Some(of) => {
            title(world, of, &mut page);
            for class in &of.classes {
                page.hanging("- ", detail(world, class));
            }
        }
        None => page.line(t!("tactics-nobody-called", name = name)),
    }
    page
}

fn title(world: &World, of: &HeroPlan, page: &mut Page) {
    let content = table::book(world);
    let class = of.class.map_or_else(String::new, |id| describe::class(content, id));
    let hero = describe::hero(world, of.hero);
    page.bold(t!("tactics-plan-of", hero = hero, n = of.level, class = class, hp = of.hearts));
}

fn summary(world: &World, of: &HeroPlan, page: &mut Page) {
    let content = table::book(world);
    title(world, of, page);
    let name = |class: &ClassPlan| {
        let card = class.plan.next.map(|card| describe::level_card(content, card));
        card.unwrap_or_else(|| describe::class(content, class.plan.class))
    };
    for away in 1..=u8::MAX {
        let cards: Vec<String> = of.at(away).map(name).collect();
        if !cards.is_empty() {
            page.hanging("  ", t!("tactics-plan-away", n = away, list = list(&cards)));
        }
        // What is farther away than the most that any class asks for is not there.
        if of.classes.iter().all(|class| class.away.is_none_or(|n| n <= away)) {
            break;
        }
    }
    let shut: Vec<String> =
        of.shut(content).map(|class| describe::class(content, class.plan.class)).collect();
    if !shut.is_empty() {
        page.hanging("  ", t!("tactics-plan-shut", list = list(&shut)));
    }
}

fn detail(world: &World, class: &ClassPlan) -> String {
    let content = table::book(world);
    let name = describe::class(content, class.plan.class);
    if !class.plan.is_open() {
        let why =
            |lack| format!("{} ({})", describe::lack(world, class.plan.class, lack), lack.rule());
        let mut parts: Vec<String> = class.plan.lacks.iter().map(why).collect();
        parts.push(match class.away {
            Some(n) => t!("tactics-plan-at", n = n),
            None => t!("tactics-plan-never"),
        });
        return t!("tactics-plan-class", class = name, text = parts.join("; "));
    }
    let card = class.plan.next.map(|card| describe::level_card(content, card));
    let mut parts = vec![t!("tactics-plan-open")];
    let opens: Vec<String> = class.opens.iter().map(|id| describe::class(content, *id)).collect();
    if !opens.is_empty() {
        parts.push(t!("tactics-plan-opens", list = list(&opens)));
    }
    parts.extend(describe::closes(world, &class.closes));
    t!("tactics-plan-class", class = card.unwrap_or(name), text = parts.join("; "))
}

/// Shows the chapters that were visited, and the turnings taken and refused there (AT-CAMP-06).
pub fn road(world: &World) -> Page {
    let content = table::book(world);
    let mut page = Page::default();
    page.title(t!("tactics-road"));
    for stop in travelled(world) {
        let number = content.chapter(stop.chapter).number;
        page.hanging(format!("{number:>3}  "), describe::stop(content, &stop));
        for turning in &stop.turnings {
            let mark = if turning.taken { "     > " } else { "       " };
            page.hanging(mark, describe::turning(content, &stop, turning));
        }
    }
    page
}
