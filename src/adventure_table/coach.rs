//! The tutorial coach at this table: what it speaks of, and the offer on the title. The panel itself is
//! the shell's; it never covers the question, and is closed by one key.

use bevy::prelude::*;
use bevy_egui::egui::{Rect, pos2};

use super::highlight::rect_of;
use super::layout::TableLayout;
use super::model::Model;
use super::playback::Playback;
use super::session::put_on_table;
use crate::adventure_table::command::{GuideCommand, TableCommand};
use crate::guide::look::{Highlight, Look};
use crate::guide::{Guide, guided, table as guided_table};
use crate::kit::notices::Notices;
use crate::kit::prefs::Prefs;
use crate::kit::widgets::{ember_button, plain_button};
use crate::rules::flow::history;
use crate::rules::state::ids::PileId;
use crate::rules::state::{sheet, table};
use crate::rules::{describe, play};
use crate::shell::panels;
use crate::shell::panels::coach::{Pressed, Words, panel, title};
use crate::shell::screen::Screen;
use crate::shell::screens::frame::Frames;
use crate::shell::session::{GameSession, mark_dirty, warn};
use crate::shell::window::Guests;
use crate::vignette::position::set_up;

/// Applies the commands of the coach.
pub fn apply(world: &mut World, command: TableCommand) -> Option<TableCommand> {
    match command {
        TableCommand::Guide(go) => act(world, go),
        other => return Some(other),
    }
    None
}

fn act(world: &mut World, go: GuideCommand) {
    match go {
        GuideCommand::Start => start(world),
        GuideCommand::Next => {
            if let Some(mut guide) = world.get_resource_mut::<Guide>() {
                guide.next();
            }
            mark_dirty(world);
        }
        GuideCommand::Skip => {
            if let Some(mut guide) = world.get_resource_mut::<Guide>() {
                guide.dismiss();
            }
            world.resource_mut::<Notices>().notify(t!("coach-away"));
            mark_dirty(world);
        }
        GuideCommand::Decline => known(world),
    }
}

/// Records that the tutorial is not offered again.
fn known(world: &mut World) {
    if let Some(mut prefs) = world.get_resource_mut::<Prefs>().filter(|p| !p.guided) {
        prefs.guided = true;
    }
}

/// Starts the tutorial game with its coach. Nothing of it is saved.
pub fn start(world: &mut World) {
    start_with(world, crate::kernel::seed::fresh());
}

/// Starts the tutorial game with a seed.
pub fn start_with(world: &mut World, seed: u64) {
    let made = guided_table(seed).map_err(|e| e.to_string()).and_then(|loaded| {
        let guide = Guide::new().map_err(|e| e.to_string())?;
        Ok((set_up(&loaded)?, guide))
    });
    match made {
        Ok((laid, guide)) => {
            play::install(world, std::sync::Arc::clone(table::book(&laid)));
            history::restore(world, &history::snapshot(&laid));
            world.insert_resource(guide);
            put_on_table(world, true);
            known(world);
        }
        Err(why) => warn(world, t!("guide-trouble", why = why)),
    }
}

/// Returns whether the coach shows a lesson, which Escape closes.
pub fn talking(world: &World) -> bool {
    let screen = world.get_resource::<State<Screen>>();
    screen.is_some_and(|s| *s.get() == Screen::Table)
        && guided(world)
        && world.get_resource::<Guide>().is_some_and(|g| g.current().is_some())
}

/// Shows the coach at its table, and the offer of the tutorial on the title.
pub fn show(world: &mut World, frames: &mut Frames<'_>, screen: Screen) {
    match screen {
        Screen::Title => offered(world, frames),
        Screen::Table => coach(world, frames),
        _ => {}
    }
}

fn offered(world: &World, frames: &mut Frames<'_>) {
    let wanted = world.contains_resource::<Guests>() && !world.resource::<Prefs>().guided;
    if !wanted {
        return;
    }
    let (text, free) = (frames.text, frames.free);
    let wide = 300.0 * text;
    // The panel is beside the menu, which is on the left.
    let menu = free.min.x + free.width() * 0.06 + 430.0 * text;
    let at = pos2(menu.min(free.max.x - wide - 12.0), free.min.y + free.height() * 0.46);
    panel(frames, "guide-offer", at, wide, |ui, out| {
        title(ui, &t!("guide-offer-title"));
        ui.label(t!("guide-offer-text"));
        ui.add_space(4.0 * text);
        if ember_button(ui, &t!("guide-offer-play"), true).clicked() {
            out.push(TableCommand::Guide(GuideCommand::Start));
        }
        if plain_button(ui, &t!("guide-offer-no")).clicked() {
            out.push(TableCommand::Guide(GuideCommand::Decline));
        }
    });
}

fn coach(world: &mut World, frames: &mut Frames<'_>) {
    if world.get_resource::<GameSession>().is_none_or(|d| d.game.is_none()) || !follow(world) {
        return;
    }
    let model = world.resource::<Model>();
    let open = model.inspect.is_some()
        || model.open.is_some()
        || !model.fan.is_empty()
        || model.menu
        || model.stops;
    // Players look at rolling dice, and read an enlarged card.
    if open || world.resource::<Playback>().busy() {
        return;
    }
    let eyes = model.eyes();
    let Some(lesson) = world.resource::<Guide>().current().cloned() else { return };
    let Some(look) = Look::at(world) else { return };
    let highlight = if eyes == look.prompt.who { look.spot(lesson.at) } else { Highlight::Nothing };
    let lesson_texts = lesson_texts(world, &look, &lesson.id);
    let progress = world.resource::<Guide>().progress();
    let l = &world.resource::<TableLayout>().0;
    let target = rect_of(world, l, highlight);
    let places = l.places.iter().map(|p| p.all);
    let avoid: Vec<Rect> = [l.ask, l.hand, l.main].into_iter().chain(places).collect();
    let words = Words { title: lesson_texts.0, text: lesson_texts.1, progress };
    match panels::coach::show(frames, &words, target, &avoid) {
        Some(Pressed::Next) => frames.out.push(TableCommand::Guide(GuideCommand::Next)),
        Some(Pressed::Skip) => frames.out.push(TableCommand::Guide(GuideCommand::Skip)),
        None => {}
    }
}

/// Updates the coach from the table. Returns whether a lesson is to be shown.
fn follow(world: &mut World) -> bool {
    let Some(mut guide) = world.remove_resource::<Guide>() else { return false };
    let says = guide.follow(world).is_some();
    world.insert_resource(guide);
    says
}

/// Returns the title and the text of a lesson.
fn lesson_texts(world: &World, look: &Look<'_>, id: &str) -> (String, String) {
    let who = look.prompt.who;
    let hero = describe::hero_name(world, who);
    let other = look.friend().map(|h| describe::hero_name(world, h)).unwrap_or_default();
    let card = look.card().map(|c| describe::card_name(world, c)).unwrap_or_default();
    let place = describe::place_name(world, table::hero(world, who).at);
    let left = table::pile(world, PileId::Blessings).len();
    let seat = table::hero(world, who);
    let hand = sheet::hand(table::hero_def(world, who), &seat.feats);
    let text = t!(
        &format!("guide-{id}-text"),
        hero = hero,
        other = other,
        card = card,
        place = place,
        left = left as i64,
        hand = i64::from(hand)
    );
    (t!(&format!("guide-{id}-title")), text)
}
