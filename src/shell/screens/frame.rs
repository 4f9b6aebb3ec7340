//! The context in which panels are shown each frame, and panels at fixed places.

use bevy::prelude::*;
use bevy_egui::EguiUserTextures;
use bevy_egui::egui::{
    self, Align2, Area, Color32, Frame, Id, LayerId, Margin, Order, Rect, Stroke, pos2, vec2,
};

use crate::kit::art::{Art, FaceId, FaceSource};
use crate::kit::input::{self, steer};
use crate::kit::theme;
use crate::shell::command::CommandQueue;

/// The context in which panels are shown in one frame.
pub struct Frames<'a> {
    /// The egui context.
    pub ctx: &'a egui::Context,
    /// The commands that the panels return.
    pub out: CommandQueue,
    /// The areas that panels cover.
    pub covered: Vec<Rect>,
    /// The covered areas whose text is read beside an enlarged card.
    pub reading: Vec<Rect>,
    /// The part of the window that the page of rules leaves free.
    pub free: Rect,
    /// The text scale.
    pub text: f32,
}

/// The style of a panel at a fixed place.
pub struct Look {
    /// Its egui layer.
    pub order: Order,
    /// Its fill color.
    pub fill: Color32,
    /// The width of its border.
    pub line: f32,
    /// Its corner radius.
    pub round: u8,
    /// Its inner margin.
    pub margin: f32,
}

impl Look {
    /// Returns the style of a panel of a screen.
    pub fn panel(text: f32) -> Look {
        let (order, fill) = (Order::Middle, theme::panel_fill());
        Look { order, fill, line: 1.0, round: 7, margin: 8.0 * text }
    }

    /// Returns a style without a frame.
    pub fn bare() -> Look {
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
    /// Shows a panel at a fixed place.
    pub fn panel(
        &mut self,
        id: &str,
        rect: Rect,
        add: impl FnOnce(&mut egui::Ui, &mut CommandQueue),
    ) {
        self.covered.push(rect);
        let out = &mut self.out;
        framed(self.ctx, id, rect, &Look::panel(self.text), |ui| add(ui, out));
    }

    /// Shows a full-screen page on the bare table.
    pub fn sheet(&mut self, id: &str, rect: Rect, add: impl FnOnce(&mut egui::Ui)) {
        self.covered.push(rect);
        framed(self.ctx, id, rect, &Look::bare(), add);
    }

    /// Shows a dialog in the middle over everything, as large as its content.
    pub fn dialog(
        &mut self,
        id: &str,
        at: Option<egui::Pos2>,
        add: impl FnOnce(&mut egui::Ui, &mut CommandQueue),
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

    /// Returns the offset from the middle of the window to the middle of its free part.
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

/// Returns the picture of a face for a panel.
pub fn texture(
    world: &mut World,
    face: FaceId,
    wide: f32,
    source: &dyn FaceSource,
) -> egui::TextureId {
    world.resource_scope(|world, mut art: Mut<Art>| {
        let mut textures = world.resource_mut::<EguiUserTextures>();
        art.bypass_change_detection().texture(&mut textures, face, wide, source)
    })
}
