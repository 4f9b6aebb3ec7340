//! The screens: title, shelf, new campaign, table, after the scenario, between two games; gallery,
//! credits; the settings over any of them.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{
    self, Align2, Area, Color32, Frame, Id, LayerId, Margin, Order, Rect, Stroke, pos2, vec2,
};
use bevy_egui::{EguiContext, EguiPrimaryContextPass, EguiUserTextures, PrimaryEguiContext};

use super::model::Model;
use super::session::{Wish, Wishes};
use super::tale::Tale;
use crate::adventure_table::Screenful;
use crate::adventure_table::hands::Hands;
use crate::kit::input::{self, Action, Actions, Device, steer};
use crate::kit::theme;
use crate::kit::widgets::{Clickable, Named};

pub mod after;
pub mod backdrop;
pub mod board;
pub mod chronicle;
pub mod credits;
pub mod gallery;
pub mod house;
pub mod keep;
pub mod loading;
pub mod newgame;
pub mod notes;
pub mod past;
pub mod rules;
pub mod seats;
pub mod settings;
pub mod shelf;
pub mod stops;
pub mod tale;
pub mod title;
pub mod toasts;

/// Which screen is up.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The beginning.
    #[default]
    Title,
    /// The campaigns.
    Shelf,
    /// A new campaign.
    New,
    /// The table.
    Table,
    /// How a scenario begins, and how it ended.
    Tale,
    /// After a scenario.
    After,
    /// The chronicle of a campaign.
    Chronicle,
    /// Between two games.
    Between,
    /// All that is printed.
    Gallery,
    /// Who made what.
    Credits,
}

/// Adds the screens.
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_resource::<newgame::Form>()
        .init_resource::<house::House>()
        .init_resource::<seats::Seats>()
        .init_resource::<shelf::Shelf>()
        .init_resource::<chronicle::Annals>()
        .init_resource::<rules::Lookup>()
        .init_resource::<crate::adventure_table::downtime::sitting::Sitting>()
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
        .add_systems(EguiPrimaryContextPass, show);
}

/// The scale that the egui context wears, to know when it must change.
#[derive(Resource, Default)]
pub struct Dressed(f32, Option<&'static theme::Colors>);

/// What a frame of panels works with.
pub struct Frames<'a> {
    /// The context.
    pub ctx: &'a egui::Context,
    /// What is wished.
    pub out: Vec<Wish>,
    /// What panels cover.
    pub covered: Vec<Rect>,
    /// Of that, what is read beside a card that is shown large.
    pub reading: Vec<Rect>,
    /// The part of the window that the page of rules leaves free.
    pub free: Rect,
    /// Scale of texts.
    pub text: f32,
}

/// How a panel at a fixed place looks.
pub struct Look {
    /// Over which other panels it lies.
    pub order: Order,
    /// Its ground.
    pub fill: Color32,
    /// How wide the line around it is.
    pub line: f32,
    /// How round its corners are.
    pub round: u8,
    /// From its edge to what is on it.
    pub margin: f32,
}

impl Look {
    /// A panel of a screen.
    fn panel(text: f32) -> Look {
        let (order, fill) = (Order::Middle, theme::panel_fill());
        Look { order, fill, line: 1.0, round: 7, margin: 8.0 * text }
    }

    /// No frame at all.
    fn bare() -> Look {
        let (order, fill) = (Order::Middle, Color32::from_black_alpha(70));
        Look { order, fill, line: 0.0, round: 0, margin: 0.0 }
    }
}

/// Shows a panel at a fixed place.
pub fn framed(
    ctx: &egui::Context,
    id: &str,
    rect: Rect,
    look: &Look,
    add: impl FnOnce(&mut egui::Ui),
) {
    Area::new(Id::new(id)).fixed_pos(rect.min).order(look.order).show(ctx, |ui| {
        input::veil(ui);
        let margin = look.margin;
        let frame = Frame::NONE.fill(look.fill).stroke(Stroke::new(look.line, theme::line()));
        let frame = frame.corner_radius(look.round).inner_margin(Margin::same(margin as i8));
        frame.show(ui, |ui| {
            let inner = rect.size() - vec2(margin, margin) * 2.0;
            ui.set_min_size(inner);
            ui.set_max_size(inner);
            add(ui);
        });
    });
}

impl Frames<'_> {
    /// A panel at a fixed place.
    pub fn panel(&mut self, id: &str, rect: Rect, add: impl FnOnce(&mut egui::Ui, &mut Vec<Wish>)) {
        self.covered.push(rect);
        let out = &mut self.out;
        framed(self.ctx, id, rect, &Look::panel(self.text), |ui| add(ui, out));
    }

    /// The whole of a screen, on the bare table.
    pub fn sheet(&mut self, id: &str, rect: Rect, add: impl FnOnce(&mut egui::Ui)) {
        self.covered.push(rect);
        framed(self.ctx, id, rect, &Look::bare(), add);
    }

    /// A panel in the middle, as large as it needs, over everything.
    pub fn dialog(
        &mut self,
        id: &str,
        at: Option<egui::Pos2>,
        add: impl FnOnce(&mut egui::Ui, &mut Vec<Wish>),
    ) {
        let aside = self.aside();
        let out = &mut self.out;
        let mut area = Area::new(Id::new(id)).order(Order::Foreground).constrain(true);
        area = match at {
            Some(at) => area.fixed_pos(at),
            None => area.anchor(Align2::CENTER_CENTER, aside),
        };
        let shown = area.show(self.ctx, |ui| {
            input::veil(ui);
            Frame::NONE
                .fill(theme::leather())
                .stroke(Stroke::new(1.5, theme::ember_deep()))
                .corner_radius(9.0)
                .inner_margin(Margin::same((14.0 * self.text) as i8))
                .show(ui, |ui| add(ui, out));
        });
        self.covered.push(shown.response.rect);
        steer::dialog(self.ctx, shown.response.layer_id);
    }

    /// From the middle of the window to the middle of what is free of it.
    pub fn aside(&self) -> egui::Vec2 {
        self.free.center() - self.ctx.content_rect().center()
    }

    /// Darkens everything below dialogs.
    pub fn shade(&mut self, size: Vec2) {
        if input::peeking(self.ctx) {
            return;
        }
        let p = self.ctx.layer_painter(LayerId::new(Order::Middle, Id::new("shade")));
        let all = Rect::from_min_size(pos2(0.0, 0.0), vec2(size.x, size.y));
        p.rect_filled(all, 0.0, Color32::from_black_alpha(170));
    }
}

/// Shows the screen that is up, and everything over it.
pub fn show(world: &mut World) {
    let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
    let Ok(mut context) = contexts.single_mut(world) else { return };
    let ctx = context.get_mut().clone();
    let size = world.resource::<Screenful>().0;
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
    match screen {
        Screen::Title => title::show(world, &mut frames, size),
        Screen::Shelf => shelf::show(world, &mut frames, size),
        Screen::New => newgame::show(world, &mut frames, size),
        Screen::Table => crate::adventure_table::screen::show(world, &mut frames, size),
        Screen::Tale => tale::show(world, &mut frames, size),
        Screen::After => after::show(world, &mut frames, size),
        Screen::Chronicle => chronicle::show(world, &mut frames, size),
        Screen::Between => crate::adventure_table::downtime::show(world, &mut frames, size),
        Screen::Gallery => gallery::show(world, &mut frames, size),
        Screen::Credits => credits::show(world, &mut frames, size),
    }
    house::show(world, &mut frames, screen);
    seats::show(world, &mut frames, screen);
    crate::shell::coach::show(world, &mut frames, screen);
    keep::show(world, &mut frames, window);
    past::list(world, &mut frames, window);
    rules::page(world, &mut frames, window, screen);
    settings::show(world, &mut frames, window);
    loading::show(world, &frames, window);
    toasts::show(world, &mut frames, size);
    // Whatever lay over these screens has had the key already.
    let back = matches!(screen, Screen::Shelf | Screen::New) && !ctx.text_edit_focused();
    if back && input::take(&ctx, Action::Back) {
        frames.out.push(Wish::Go(Screen::Title));
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
    let mut hands = world.resource_mut::<Hands>();
    let hands = hands.bypass_change_detection();
    (hands.covered, hands.reading) = (covered, reading);
    hands.typing = typing;
    if !out.is_empty() {
        world.resource_mut::<Wishes>().0.extend(out);
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

/// The picture of a face for a panel.
pub fn texture(
    world: &mut World,
    key: crate::kit::art::FaceKey,
    wide: f32,
    content: &std::sync::Arc<crate::cards::content::Content>,
) -> egui::TextureId {
    world.resource_scope(|world, mut art: Mut<crate::kit::art::Art>| {
        let mut textures = world.resource_mut::<EguiUserTextures>();
        art.bypass_change_detection().texture(&mut textures, key, wide, content)
    })
}
