//! The chronicle of a campaign: on the left its scenarios, on the right the story of one of them, or
//! the statistics.

mod list;
mod numbers;
mod plots;
mod story;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{Area, Frame, Id, Margin, Order, Rect, Stroke, pos2, vec2};

use crate::adventure_table::command::TableCommand;
use crate::adventure_table::face::{FaceKey, texture};
use crate::adventure_table::session::session;
use crate::campaign::chronicle::{self, Chronicle, markdown};
use crate::cards::content::{Content, DefId};
use crate::kernel::store::files::{beside, write_out};
use crate::kit::input::{self, Action};
use crate::kit::theme;
use crate::shell::command::Command;
use crate::shell::navigate::go;
use crate::shell::screen::Screen;
use crate::shell::screens::frame::Frames;
use crate::shell::session::warn;

/// The page of the chronicle that is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Page {
    /// The scenario at this index of the list.
    Story(usize),
    /// The statistics.
    #[default]
    Numbers,
}

/// The open chronicle.
#[derive(Resource, Default)]
pub struct ChronicleView {
    /// The campaign's folder.
    pub dir: PathBuf,
    /// Its content.
    pub chronicle: Option<Chronicle>,
    /// The pack, for the faces of cards.
    pub content: Option<Arc<Content>>,
    /// The current page.
    pub page: Page,
    /// The screen to go back to.
    pub back: Screen,
    /// The result of exporting it.
    pub written: Option<Result<PathBuf, String>>,
}

/// Applies the commands of the chronicle.
pub fn apply(world: &mut World, command: TableCommand) -> Option<TableCommand> {
    match command {
        TableCommand::WriteDown => export(world),
        other => return Some(other),
    }
    None
}

/// Opens the chronicle of a campaign folder, or of the campaign on the table.
pub fn open(world: &mut World, dir: Option<PathBuf>) {
    let of_table = || {
        let campaign = &session(world)?.campaign;
        let told = chronicle::of_campaign(campaign);
        Some((campaign.dir.clone(), Ok((told, campaign.content.clone()))))
    };
    let found = match dir {
        Some(dir) => Some((dir.clone(), chronicle::open(&dir))),
        None => of_table(),
    };
    match found {
        None => warn(world, t!("annals-no-campaign")),
        Some((_, Err(trouble))) => warn(world, trouble.to_string()),
        Some((dir, Ok((told, content)))) => {
            let last = told.scenarios.len().checked_sub(1);
            let back = *world.resource::<State<Screen>>().get();
            *world.resource_mut::<ChronicleView>() = ChronicleView {
                dir,
                page: last.map_or(Page::Numbers, Page::Story),
                chronicle: Some(told),
                content: Some(content),
                back,
                written: None,
            };
            go(world, crate::adventure_table::screen_names::CHRONICLE);
        }
    }
}

/// Exports the chronicle to a file beside the campaign's folder.
pub fn export(world: &mut World) {
    let mut annals = world.resource_mut::<ChronicleView>();
    let Some(told) = &annals.chronicle else { return };
    let path = file_of(&annals.dir);
    let text = markdown::markdown(told);
    annals.written = Some(match write_out(&path, text.as_bytes()) {
        Ok(()) => Ok(path),
        Err(error) => Err(error.to_string()),
    });
}

/// Returns the path of that file.
fn file_of(dir: &Path) -> PathBuf {
    let name = dir.file_name().unwrap_or_default().to_string_lossy();
    beside(dir, "chronicle.md").with_file_name(format!("{name}-chronicle.md"))
}

/// Shows the chronicle.
pub fn show(world: &mut World, frames: &mut Frames<'_>, size: Vec2) {
    let text = frames.text;
    let mut annals = std::mem::take(&mut *world.resource_mut::<ChronicleView>());
    let (Some(told), Some(content)) = (annals.chronicle.take(), annals.content.clone()) else {
        frames.out.push(Command::Go(annals.back));
        *world.resource_mut::<ChronicleView>() = annals;
        return;
    };
    keys(frames, &mut annals, told.scenarios.len());
    let gap = 14.0 * text;
    let free = Rect::from_min_size(pos2(0.0, 0.0), vec2(size.x, size.y)).shrink(gap);
    let left = (330.0 * text).min(size.x * 0.3);
    let list = Rect::from_min_size(free.min, vec2(left, free.height()));
    let page = Rect::from_min_max(pos2(list.max.x + gap * 0.6, free.min.y), free.max);
    frames.panel("chronicle-list", list, |ui, out| list::show(ui, &told, &mut annals, out));
    let mut over: Option<DefId> = None;
    frames.panel("chronicle-page", page, |ui, out| match annals.page {
        Page::Story(n) => match told.scenarios.get(n) {
            Some(scenario) => {
                let of = (annals.dir.as_path(), &*content);
                story::show(ui, scenario, of, &mut over, out);
            }
            None => annals.page = Page::Numbers,
        },
        Page::Numbers => numbers::show(ui, &told),
    });
    if let Some(card) = over {
        face(world, frames, card, &content, size);
    }
    annals.chronicle = Some(told);
    *world.resource_mut::<ChronicleView>() = annals;
}

/// Handles keys: up and down select a page, Escape goes back.
fn keys(frames: &mut Frames<'_>, annals: &mut ChronicleView, scenarios: usize) {
    let pressed = |action| input::take(frames.ctx, action);
    let at = match annals.page {
        Page::Numbers => 0,
        Page::Story(n) => n + 1,
    };
    let to = if pressed(Action::FocusDown) {
        (at + 1).min(scenarios)
    } else if pressed(Action::FocusUp) {
        at.saturating_sub(1)
    } else {
        at
    };
    annals.page = to.checked_sub(1).map_or(Page::Numbers, Page::Story);
    if pressed(Action::Back) {
        frames.out.push(Command::Go(annals.back));
    }
}

/// Shows the hovered card beside the pointer.
fn face(
    world: &mut World,
    frames: &mut Frames<'_>,
    card: DefId,
    content: &Arc<Content>,
    size: Vec2,
) {
    let Some(at) = frames.ctx.pointer_latest_pos() else { return };
    let wide = (300.0 * frames.text).min(size.y * 0.5);
    let scale = frames.ctx.pixels_per_point();
    let picture = texture(world, FaceKey::Card(card), wide * scale, content);
    let tall = wide * 1.4;
    let right = at.x + 24.0 + wide < size.x;
    let x = if right { at.x + 20.0 } else { at.x - 24.0 - wide };
    let y = (at.y - tall / 2.0).clamp(8.0, (size.y - tall - 24.0).max(8.0));
    Area::new(Id::new("chronicle-card"))
        .order(Order::Tooltip)
        .fixed_pos(pos2(x, y))
        .interactable(false)
        .show(frames.ctx, |ui| {
            Frame::NONE
                .fill(theme::soot())
                .stroke(Stroke::new(1.0, theme::line()))
                .corner_radius(8.0)
                .inner_margin(Margin::same(5))
                .show(ui, |ui| {
                    let picture =
                        bevy_egui::egui::load::SizedTexture::new(picture, vec2(wide, tall));
                    ui.image(picture);
                });
        });
}
