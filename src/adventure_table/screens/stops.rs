//! The panel of stops over the table, and the text about whom a window opened for.

use bevy::prelude::*;

use crate::adventure_table::auto_pass;
use crate::adventure_table::model::Model;
use crate::adventure_table::panels::stops;
use crate::autopass::Why;
use crate::cards::content::Content;
use crate::rules::describe;
use crate::rules::state::ids::HeroId;
use crate::rules::state::table;
use crate::shell::screens::frame::Frames;

/// Shows the panel if it is open.
pub fn show(world: &World, frames: &mut Frames<'_>, content: &Content) {
    if !world.resource::<Model>().stops {
        return;
    }
    let Some(now) = auto_pass::stops(world) else { return };
    let seats: Vec<(HeroId, String)> =
        table::heroes(world).map(|h| (h, describe::hero_name(world, h))).collect();
    let pins: Vec<(String, String)> =
        now.pins().map(|id| (id.to_owned(), name(content, id))).collect();
    frames.dialog("stops", None, |ui, out| stops::show(ui, now, &seats, &pins, out));
}

/// Returns the name of a pinned id.
fn name(content: &Content, id: &str) -> String {
    let card = content.find(id).map(|d| content.card(d).name.clone());
    let hero = || content.hero(id).map(|h| content.heroes[h].name.clone());
    let place = || content.locations.iter().find(|l| l.id == id).map(|l| l.name.clone());
    card.or_else(hero).or_else(place).unwrap_or_else(|| id.to_owned())
}

/// Returns for whom a window opened and why, if that is not clear from whose prompt it is.
pub fn for_whom(world: &World) -> String {
    let model = world.resource::<Model>();
    let Some(prompt) = &model.prompt else { return String::new() };
    let mut seats: Vec<HeroId> = model.wanted.iter().map(|w| w.seat).collect();
    seats.sort_unstable();
    seats.dedup();
    let why = match model.wanted.first() {
        Some(_) if model.wanted.iter().any(|w| w.why == Why::Useful) => String::new(),
        Some(w) if w.why == Why::Pinned => t!("whom-pinned"),
        _ => String::new(),
    };
    if seats.is_empty() || seats == [prompt.who] {
        return why;
    }
    let names: Vec<String> = seats.iter().map(|h| describe::hero_name(world, *h)).collect();
    let whom = t!("whom-for", names = describe::list(&names));
    if why.is_empty() { whom } else { format!("{whom}: {why}") }
}
