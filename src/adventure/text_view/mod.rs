//! The card game's table in a terminal: an overview in text, details on request, and options in
//! reading order. The text table prints it.

mod events;
mod listing;
mod look;
mod offer;
mod picture;
mod shown;

use bevy_ecs::prelude::*;

use crate::campaign::{hands, scenario_story};
use crate::cards::text::scenario_text;
use crate::kernel::ids::SeatId;
use crate::kernel::table::Table;
use crate::kernel::text::{Offer, Page, TextCommand, TextView};
use crate::kernel::view::Viewer;
use crate::rules::flow::prompt::{Ask, Prompt};
use crate::rules::state::table;
use crate::rules::{describe, play};
use shown::Shown;

/// The card game's table in a terminal, with a record of what was shown.
#[derive(Debug, Default)]
pub struct AdventureText(Shown);

impl TextView for AdventureText {
    fn help(&self) -> String {
        t!("terminal-help")
    }

    fn opening(&mut self, _: &dyn Table, world: &World) -> Page {
        let mut page = Page::default();
        let def = table::scenario(world);
        page.title(&def.name);
        if !def.opening.is_empty() {
            page.paragraph(&def.opening);
        }
        for line in scenario_text(table::book(world), def) {
            page.paragraph(line.to_string());
        }
        page
    }

    fn happened(&mut self, _: &dyn Table, world: &mut World, _: Viewer) -> Vec<String> {
        let told = events::describe_events(world, &mut self.0.plays);
        if !told.is_empty() {
            self.0.check = None;
        }
        told
    }

    fn picture(&mut self, _: &dyn Table, world: &mut World, _: Viewer) -> Page {
        let mut page = Page::default();
        if let Some(prompt) = play::prompt(world) {
            picture::table(world, prompt, &mut page);
        }
        page
    }

    fn changes(&mut self, _: &dyn Table, world: &mut World, _: Viewer) -> Page {
        let mut page = Page::default();
        if let Some(prompt) = play::prompt(world) {
            self.0.changes(world, prompt, &mut page);
        }
        page
    }

    fn wipe(&mut self) {
        self.0.wipe();
    }

    fn offer(&mut self, _: &dyn Table, world: &mut World, _: Viewer) -> Offer {
        let Some(prompt) = play::prompt(world).cloned() else { return Offer::default() };
        let options = offer::options(world, &prompt);
        let hidden = |n: &usize| !hands::act_shown(world, &prompt.options[*n]);
        let hidden = (0..prompt.options.len()).filter(hidden).collect();
        let mut shown = Page::default();
        let text = question(world, &prompt, &mut self.0);
        options.print(world, &prompt, &mut self.0.plays, &mut shown);
        Offer {
            number: prompt.number,
            min: prompt.min,
            max: prompt.max,
            text,
            shown,
            all: options.all(),
            hidden,
            order: options.order,
            others: hands::others(world),
        }
    }

    fn hand(&mut self, _: &dyn Table, world: &World, seat: SeatId) -> Option<Page> {
        let mut page = Page::default();
        self.0.hand_of(world, seat, &mut page);
        Some(page)
    }

    fn command(&mut self, _: &dyn Table, world: &mut World, said: TextCommand<'_>) -> Option<Page> {
        let prompt = play::prompt(world)?;
        let mut page = Page::default();
        let TextCommand { word, rest, offer } = said;
        match word {
            "card" => {
                let named = rest.parse().ok().and_then(|n| offer.index(n));
                let act = named.and_then(|i| prompt.options.get(i));
                let act = act.filter(|a| hands::act_shown(world, a));
                look::card(world, rest, act, &mut page);
            }
            "l" | "look" => look::look(world, rest, &mut page),
            "p" | "pile" => look::pile(world, prompt.who, rest, &mut page),
            "o" | "odds" => picture::odds(world, &mut page),
            _ => return None,
        }
        Some(page)
    }

    fn everything(&mut self, _: &dyn Table, world: &mut World, _: Viewer) -> Page {
        let mut page = Page::default();
        let Some(prompt) = play::prompt(world) else { return page };
        picture::table(world, prompt, &mut page);
        for hero in table::heroes(world) {
            look::look(world, &describe::hero_name(world, hero), &mut page);
            picture::hand(world, hero, &mut page);
        }
        for place in table::places(world) {
            look::look(world, &describe::place_name(world, place), &mut page);
        }
        picture::odds(world, &mut page);
        page
    }

    fn closing(&mut self, world: &World) -> String {
        let ended = play::ended(world);
        ended.map_or_else(String::new, |end| {
            scenario_story::closing(world, table::scenario(world), end)
        })
    }
}

/// Returns the text of the open prompt, shorter if it was asked before.
fn question(world: &World, prompt: &Prompt, shown: &mut Shown) -> String {
    if prompt.ask == Ask::Turn {
        let asks = describe::prompt_text(world);
        return match shown.turn_asked.replace(asks.clone()).is_some_and(|last| last == asks) {
            true => t!("prompt-turn-again"),
            false => asks,
        };
    }
    let about = describe::check_about(world);
    let again = about.is_some() && about == shown.check;
    shown.check = about;
    if again { describe::check_again(world) } else { describe::prompt_text(world) }
}
