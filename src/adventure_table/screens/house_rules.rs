//! The panel of house rules, over any screen: those of the campaign on the table, or of the one
//! that is being created.

use bevy::prelude::*;
use bevy_egui::egui::{Align, Layout, RichText};

use super::newgame::Form;
use crate::adventure_table::command::TableCommand;
use crate::adventure_table::panels::house;
use crate::adventure_table::session::session;
use crate::cards::difficulty::Difficulty;
use crate::kit::input::{self, Action};
use crate::kit::theme;
use crate::kit::widgets::plain_button;
use crate::shell::screen::Screen;
use crate::shell::screens::frame::Frames;

/// Whether the panel is open.
#[derive(Resource, Default)]
pub struct HouseRules(pub bool);

/// Applies the commands of the panel.
pub fn apply(world: &mut World, command: TableCommand) -> Option<TableCommand> {
    match command {
        TableCommand::House(open) => world.resource_mut::<HouseRules>().0 = open,
        other => return Some(other),
    }
    None
}

/// Returns the house rules of the campaign on the table.
fn chosen(world: &World) -> Option<Difficulty> {
    Some(session(world)?.campaign.record.choices.difficulty)
}

/// Shows the panel if it is open.
pub fn show(world: &mut World, frames: &mut Frames<'_>, screen: Screen) {
    if !world.resource::<HouseRules>().0 {
        return;
    }
    let form = screen == crate::adventure_table::screen_names::NEW;
    let now = match form {
        true => Some(world.resource::<Form>().difficulty),
        false => chosen(world),
    };
    let Some(mut now) = now else {
        world.resource_mut::<HouseRules>().0 = false;
        return;
    };
    // At the table, Escape is one of the table's own keys.
    let mine = screen != Screen::Table;
    if mine && input::take(frames.ctx, Action::Back) {
        frames.out.push(TableCommand::House(false));
    }
    let scale = frames.text;
    let mut turned = false;
    frames.dialog("house rules", None, |ui, out| {
        let free = ui.ctx().content_rect().width() - 60.0 * scale;
        ui.set_width((860.0 * scale).min(free));
        ui.horizontal(|ui| {
            ui.heading(t!("house-title"));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if plain_button(
                    ui,
                    &input::with_key(ui.ctx(), &t!("screen-close"), 2, Action::Back),
                )
                .clicked()
                {
                    out.push(TableCommand::House(false));
                }
            });
        });
        let words = match form {
            true => t!("house-hint-new"),
            false => t!("house-hint"),
        };
        ui.label(RichText::new(words).color(theme::dust()));
        ui.add_space(6.0);
        turned = house::show(ui, &mut now);
        if turned && !form {
            out.push(TableCommand::SetDifficulty(now));
        }
    });
    if turned && form {
        world.resource_mut::<Form>().difficulty = now;
    }
}
