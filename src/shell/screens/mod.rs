//! The screens: title, shelf, new campaign, table, after the scenario, between two games; gallery,
//! credits; the settings over any of them.

use std::collections::HashMap;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{self, Id, vec2};
use bevy_egui::{EguiContext, EguiPrimaryContextPass, PrimaryEguiContext};

use self::frame::Frames;
use super::command::{Command, CommandQueue};
use super::model::Model;
use super::screen::Screen;
use super::tale::Tale;
use crate::kit::frame::{PanelSet, Viewport};
use crate::kit::input::{self, Action, Actions, Device, steer};
use crate::kit::pointer::Pointer;
use crate::kit::theme;
use crate::kit::widgets::{Clickable, Named};

pub mod after;
pub mod backdrop;
pub mod board;
pub mod chronicle;
pub mod credits;
pub mod folders;
pub mod frame;
pub mod gallery;
pub mod history;
pub mod house_rules;
pub mod large;
pub mod loading;
pub mod newgame;
pub mod notes;
pub mod rules;
pub mod scene;
pub mod seats;
pub mod settings;
pub mod shelf;
pub mod stops;
pub mod tale;
pub mod title;
pub mod toasts;

/// Adds the screens.
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_resource::<newgame::Form>()
        .init_resource::<house_rules::House>()
        .init_resource::<seats::Seats>()
        .init_resource::<shelf::Shelf>()
        .init_resource::<chronicle::Annals>()
        .init_resource::<rules::Lookup>()
        .init_resource::<settings::Panel>()
        .init_resource::<loading::Loading>()
        .init_resource::<Dressed>()
        .init_resource::<backdrop::Backdrop>()
        .init_resource::<Tale>()
        .add_plugins(gallery::plugin)
        .add_systems(Update, backdrop::paint.run_if(backdrop::is_seen))
        .add_systems(OnExit(Screen::Title), backdrop::leave)
        .add_systems(OnExit(Screen::Tale), backdrop::leave)
        .add_systems(OnEnter(Screen::Shelf), shelf::read)
        .add_systems(OnEnter(Screen::Title), shelf::read)
        .add_systems(OnEnter(Screen::New), newgame::open)
        .add_screen(Screen::Title, title::show)
        .add_screen(Screen::Shelf, shelf::show)
        .add_screen(Screen::New, newgame::show)
        .add_screen(Screen::Tale, tale::show)
        .add_screen(Screen::After, after::show)
        .add_screen(Screen::Chronicle, chronicle::show)
        .add_screen(Screen::Gallery, gallery::show)
        .add_screen(Screen::Credits, credits::show)
        .add_systems(EguiPrimaryContextPass, show.in_set(PanelSet));
}

/// Shows a screen of that size.
pub type Show = fn(&mut World, &mut Frames<'_>, Vec2);

/// What shows each screen.
#[derive(Resource, Default)]
struct Screens(HashMap<Screen, Show>);

/// Registers screens.
pub trait AddScreens {
    /// Has a screen shown so.
    fn add_screen(&mut self, screen: Screen, show: Show) -> &mut Self;
}

impl AddScreens for App {
    fn add_screen(&mut self, screen: Screen, show: Show) -> &mut App {
        self.init_resource::<Screens>();
        self.world_mut().resource_mut::<Screens>().0.insert(screen, show);
        self
    }
}

/// The scale that the egui context wears, to know when it must change.
#[derive(Resource, Default)]
pub struct Dressed(f32, Option<&'static theme::Colors>);

/// Shows the screen that is up, and everything over it.
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
    // At the table, what the page of rules leaves is the window of everything else.
    let size = if screen == Screen::Table { lookup.table(size) } else { size };
    let text = theme::words(vec2(size.x, size.y));
    // Simple screens stand in the middle of what is free.
    let simple = matches!(
        screen,
        Screen::Title
            | Screen::Shelf
            | Screen::Tale
            | Screen::After
            | Screen::Between
            | Screen::Chronicle
            | Screen::Gallery
            | Screen::Credits
    );
    let wide =
        matches!(screen, Screen::Tale | Screen::Between | Screen::Chronicle | Screen::Gallery);
    let least = if wide { 1000.0 } else { 640.0 };
    let size = if simple && free.width() > least { Vec2::new(free.width(), size.y) } else { size };
    let mut dressed = world.resource_mut::<Dressed>();
    if dressed.0 == 0.0 {
        theme::install_fonts(&ctx);
        *dressed = Dressed(text, Some(theme::colors()));
        theme::dress(&ctx, text);
        // The fonts are there from the next pass on.
        world.write_message(RequestRedraw);
        return;
    }
    if (dressed.0, dressed.1) != (text, Some(theme::colors())) {
        *dressed = Dressed(text, Some(theme::colors()));
        theme::dress(&ctx, text);
        // Sizes that follow from words are known a pass later.
        world.write_message(RequestRedraw);
    }
    ctx.data_mut(|data| {
        // Only while a script plays: what can be clicked is told anew every frame.
        if data.get_temp::<Clickable>(Clickable::id()).is_some() {
            data.insert_temp(Clickable::id(), Clickable::default());
            data.insert_temp(Named::id(), Named::default());
        }
    });
    steer::begin(&ctx);
    let (out, covered, reading) = (Vec::new(), Vec::new(), Vec::new());
    let mut frames = Frames { ctx: &ctx, out, covered, reading, free, text };
    let screens = world.resource::<Screens>();
    if let Some(show) = screens.0.get(&screen).copied() {
        show(world, &mut frames, size);
    }
    house_rules::show(world, &mut frames, screen);
    seats::show(world, &mut frames, screen);
    crate::shell::coach::show(world, &mut frames, screen);
    folders::show(world, &mut frames, window);
    history::list(world, &mut frames, window);
    rules::page(world, &mut frames, window, screen);
    settings::show(world, &mut frames, window);
    loading::show(world, &frames, window);
    toasts::show(world, &mut frames, size);
    // Whatever lay over these screens has had the key already.
    let back = matches!(screen, Screen::Shelf | Screen::New) && !ctx.text_edit_focused();
    if back && input::take(&ctx, Action::Back) {
        frames.out.push(Command::Go(Screen::Title));
    }
    if screen == Screen::Tale {
        tale::keys(world, &mut frames);
    }
    let Frames { out, covered, reading, .. } = frames;
    let plain = !matches!(screen, Screen::Table | Screen::Between);
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
    if !out.is_empty() {
        world.resource_mut::<CommandQueue>().0.extend(out);
        world.write_message(RequestRedraw);
    }
}

/// What the focus follows: another question, another dialog, another screen.
fn question(world: &World, ctx: &egui::Context, screen: Screen) -> u64 {
    let prompt = world.resource::<Model>().prompt.as_ref();
    let asked = prompt.filter(|_| screen == Screen::Table).map(|p| (p.ask, p.who, p.card));
    let dialog = steer::top(ctx);
    Id::new((format!("{screen:?}"), format!("{asked:?}"), dialog)).value()
}
