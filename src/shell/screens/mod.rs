//! The shell's own screens: title, shelf, after a game, credits; panels and dialogs over any screen. A
//! family registers its screens, and what lies over them, the same way.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{self, Id, vec2};
use bevy_egui::{EguiContext, EguiPrimaryContextPass, PrimaryEguiContext};

use self::frame::Frames;
use super::command::{Command, CommandQueue};
use super::screen::Screen;
use super::table_window::table;
use crate::kit::frame::{PanelSet, Viewport};
use crate::kit::input::{self, Action, Actions, Device, steer};
use crate::kit::pointer::Pointer;
use crate::kit::theme;
use crate::kit::widgets::{Clickable, Named};

pub mod after;
pub mod backdrop;
pub mod credits;
pub mod folders;
pub mod frame;
pub mod history;
pub mod loading;
pub mod new;
mod registry;
pub mod rules;
pub mod scene;
pub mod seats;
pub mod settings;
pub mod shelf;
pub mod title;
pub mod toasts;

pub use registry::{AddScreens, Keys, Overlay, ScreenLayout, Screens, Show};

/// Adds the shell's screens and overlays.
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_resource::<seats::Seats>()
        .init_resource::<shelf::Shelf>()
        .init_resource::<rules::Lookup>()
        .init_resource::<settings::Panel>()
        .init_resource::<loading::Loading>()
        .init_resource::<new::NewCampaignForm>()
        .init_resource::<Dressed>()
        .init_resource::<backdrop::Backdrop>()
        .add_systems(Update, backdrop::paint.run_if(backdrop::is_seen))
        .add_systems(OnExit(Screen::Title), backdrop::leave)
        .add_systems(OnEnter(Screen::Shelf), shelf::read)
        .add_systems(OnEnter(Screen::Title), shelf::read)
        .add_screen(
            Screen::Title,
            ScreenLayout { backdrop: true, ..ScreenLayout::PAGE },
            title::show,
        )
        .add_screen(Screen::Shelf, ScreenLayout::PAGE, shelf::show)
        .add_keys(Screen::Shelf, back_to_title)
        .add_systems(OnEnter(Screen::New), new::open)
        .add_screen(Screen::New, ScreenLayout::PAGE, new::show)
        .add_keys(Screen::New, back_to_title)
        .add_screen(Screen::After, ScreenLayout::PAGE, after::show)
        .add_screen(Screen::Credits, ScreenLayout::PAGE, credits::show)
        .add_systems(EguiPrimaryContextPass, show.in_set(PanelSet));
}

/// Goes back to the title by Escape, unless a text field uses the key.
pub fn back_to_title(_: &mut World, frames: &mut Frames<'_>) {
    if !frames.ctx.text_edit_focused() && input::take(frames.ctx, Action::Back) {
        frames.out.push(Command::Go(Screen::Title));
    }
}

/// The text scale and colors that the egui context uses, to know when they must change.
#[derive(Resource, Default)]
pub struct Dressed(f32, Option<&'static theme::Colors>);

/// Shows the current screen, and everything over it.
pub fn show(world: &mut World) {
    let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
    let Ok(mut context) = contexts.single_mut(world) else { return };
    let ctx = context.get_mut().clone();
    let size = world.resource::<Viewport>().0;
    if size.x < 2.0 {
        return;
    }
    let screen = *world.resource::<State<Screen>>().get();
    let lookup = world.resource::<rules::Lookup>();
    let free = lookup.free(size, screen);
    let window = size;
    // At the table, the page of rules reduces the size for everything else.
    let size = if screen == Screen::Table { lookup.table(size) } else { size };
    let text = theme::words(vec2(size.x, size.y));
    let layout = world.resource::<Screens>().layout(screen);
    let moves = screen != Screen::Table && free.width() > layout.least;
    let size = if moves { Vec2::new(free.width(), size.y) } else { size };
    let mut dressed = world.resource_mut::<Dressed>();
    if dressed.0 == 0.0 {
        theme::install_fonts(&ctx);
        *dressed = Dressed(text, Some(theme::colors()));
        theme::dress(&ctx, text);
        // New fonts are available from the next pass on.
        world.write_message(RequestRedraw);
        return;
    }
    if (dressed.0, dressed.1) != (text, Some(theme::colors())) {
        *dressed = Dressed(text, Some(theme::colors()));
        theme::dress(&ctx, text);
        // Sizes that depend on texts are known one pass later.
        world.write_message(RequestRedraw);
    }
    ctx.data_mut(|data| {
        // Only while a script plays: the clickable widgets are collected again every frame.
        if data.get_temp::<Clickable>(Clickable::id()).is_some() {
            data.insert_temp(Clickable::id(), Clickable::default());
            data.insert_temp(Named::id(), Named::default());
        }
    });
    steer::begin(&ctx);
    let (out, covered, reading) = (CommandQueue::default(), Vec::new(), Vec::new());
    let mut frames = Frames { ctx: &ctx, out, covered, reading, free, text };
    let screens = world.resource::<Screens>();
    let overlays = screens.overlays.clone();
    let shown = match screen {
        Screen::Table => screens.tables.get(table(world).family()).copied(),
        other => screens.screens.get(&other).map(|(_, show)| *show),
    };
    if let Some(show) = shown {
        show(world, &mut frames, size);
    }
    for (family, overlay) in overlays {
        if screen != Screen::Table || family == table(world).family() {
            overlay(world, &mut frames, screen);
        }
    }
    seats::show(world, &mut frames);
    folders::show(world, &mut frames, window);
    history::list(world, &mut frames, window);
    rules::page(world, &mut frames, window, screen);
    settings::show(world, &mut frames, window);
    loading::show(world, &frames, window);
    toasts::show(world, &mut frames, size);
    // Overlays over this screen have had the key already.
    let keys = world.resource::<Screens>().keys.get(&screen).copied();
    if let Some(keys) = keys {
        keys(world, &mut frames);
    }
    let Frames { out, covered, reading, .. } = frames;
    let plain = layout.plain && screen != Screen::Table;
    steer::screen(&ctx, screen == Screen::Table, plain);
    let keyed = world.resource::<Actions>().device() != Device::Mouse;
    if steer::end(&ctx, keyed, question(world, &ctx, screen)) {
        world.write_message(RequestRedraw);
    }
    let typing = ctx.text_edit_focused();
    world.resource_mut::<Actions>().bypass_change_detection().typing = typing;
    let mut pointer = world.resource_mut::<Pointer>();
    let pointer = pointer.bypass_change_detection();
    (pointer.covered, pointer.reading) = (covered, reading);
    pointer.typing = typing;
    if !out.0.is_empty() {
        world.resource_mut::<CommandQueue>().0.extend(out.0);
        world.write_message(RequestRedraw);
    }
}

/// Returns a hash of the open question, dialog or screen: the focus is reset when it changes.
fn question(world: &World, ctx: &egui::Context, screen: Screen) -> u64 {
    let at_table = screen == Screen::Table;
    let asked = if at_table { table(world).asked(world) } else { String::new() };
    let dialog = steer::top(ctx);
    Id::new((format!("{screen:?}"), asked, dialog)).value()
}
