//! The printed page: the band with the title, the story, and what is special, typeset to fit.

use bevy_egui::egui::{self, Color32, Rect, ScrollArea, TextureId, pos2, vec2};

use super::around;
use super::ink::{self, Inks};
use super::telling::Telling;
use crate::adventure_table::story::Part;
use crate::kit::input::{self, Action, steer};
use crate::kit::theme;
use crate::kit::widgets::ember_button;
use crate::shell::command::{Command, CommandQueue, StoryCommand};

/// The settings of a page.
pub struct Set<'a> {
    pub inks: &'a Inks,
    /// Whether cards and people are beside it.
    pub apart: bool,
    pub picture: Option<(TextureId, f32)>,
    /// The factor of the font size, smaller where that lets everything fit.
    pub fit: f32,
}

/// The layout of a page in the last frame, stored in egui's context.
#[derive(Clone, Copy)]
pub struct PageLayout {
    id: egui::Id,
    /// The height that it needs; 0 before that is known.
    pub tall: f32,
    pub fit: f32,
}

/// The smallest factor of the font size; a longer page is scrolled.
const LEAST: f32 = 0.86;

impl PageLayout {
    /// Returns the last layout of the page with this title in this room.
    pub fn of(ctx: &egui::Context, (title, on): (&str, &str), room: egui::Vec2) -> PageLayout {
        let size = (room.x.round() as i32, room.y.round() as i32);
        let scale = (theme::words(room) * 100.0) as i32;
        let id = egui::Id::new(("tale", title, on, size, scale));
        let stored = ctx.data(|data| data.get_temp::<(f32, f32)>(id));
        let (tall, fit) = stored.unwrap_or((0.0, 1.0));
        PageLayout { id, tall, fit }
    }

    /// Records the height that the page needs. Returns true if the layout changes in the next
    /// frame.
    pub fn learn(self, ctx: &egui::Context, needs: f32, most: f32) -> bool {
        let over = needs > most + 0.5 && self.fit > LEAST;
        let fit = if over { (self.fit * (most / needs).sqrt()).max(LEAST) } else { self.fit };
        let changed = (self.tall - needs).abs() > 1.0 || (self.fit - fit).abs() > 0.001;
        if changed {
            ctx.data_mut(|data| data.insert_temp(self.id, (needs, fit)));
        }
        changed
    }
}

/// Shows the page. Returns the height that it needs.
pub fn printed(
    ui: &mut egui::Ui,
    page: Rect,
    telling: &Telling,
    set: &Set<'_>,
    out: &mut CommandQueue,
) -> f32 {
    let inks = set.inks;
    let k = theme::scale(ui);
    ink::sheet(ui.painter(), page, inks, k);
    let pad = (page.width() * 0.06).clamp(12.0 * k, 40.0 * k);
    let band = head(ui, page, telling, set, pad);
    let foot = 62.0 * k;
    let top = band.max.y + 18.0 * k;
    let room = Rect::from_min_max(
        pos2(page.min.x + pad, top),
        pos2(page.max.x - pad * 0.6, page.max.y - foot),
    );
    let mut inner = ui.new_child(egui::UiBuilder::new().max_rect(room));
    let id = ui.id().with("scrolled");
    let step = by_keys(ui.ctx(), id, room.height() * 0.4);
    ink::handle(&mut inner, inks);
    let scrolled =
        ScrollArea::vertical().id_salt("tale").auto_shrink([false, false]).show(&mut inner, |ui| {
            ui.set_width(page.width() - pad * 2.0);
            ui.scroll_with_delta(vec2(0.0, -step));
            words(ui, telling, set, out);
            ui.min_rect().height()
        });
    let tall = scrolled.inner;
    let left = (tall - room.height()).max(0.0);
    ui.data_mut(|data| data.insert_temp(id, (scrolled.state.offset.y, left)));
    if scrolled.state.offset.y < left - 2.0 {
        ink::more(ui.painter(), room, inks, k);
    }
    let button = Rect::from_min_max(
        pos2(page.min.x + pad, page.max.y - foot + 10.0 * k),
        pos2(page.max.x - pad, page.max.y - 12.0 * k),
    );
    let middle = egui::Layout::top_down(egui::Align::Center);
    let mut at = ui.new_child(egui::UiBuilder::new().max_rect(button).layout(middle));
    let on = input::with_key(at.ctx(), &telling.on, 3, Action::Obvious);
    if ember_button(&mut at, &on, true).clicked() {
        out.push(Command::Story(StoryCommand::On));
    }
    (top - page.min.y) + tall + foot + 8.0 * k
}

/// Returns how far the focus keys scroll a page that is longer than its room.
fn by_keys(ctx: &egui::Context, id: egui::Id, step: f32) -> f32 {
    let (at, most) = ctx.data(|data| data.get_temp::<(f32, f32)>(id)).unwrap_or_default();
    if steer::top(ctx).is_some() {
        return 0.0;
    }
    if at < most - 2.0 && input::take(ctx, Action::FocusDown) {
        step
    } else if at > 2.0 && input::take(ctx, Action::FocusUp) {
        -step
    } else {
        0.0
    }
}

/// Shows the band with the title.
fn head(ui: &egui::Ui, page: Rect, telling: &Telling, set: &Set<'_>, pad: f32) -> Rect {
    let (inks, k) = (set.inks, theme::scale(ui));
    let p = ui.painter();
    let wide = page.width() - pad * 2.0;
    let mut size = if set.apart { 36.0 } else { 26.0 } * k;
    let laid = |size: f32| {
        let (title, font) = (telling.title.clone(), theme::heading(size));
        p.layout(title, font, inks.paper, wide)
    };
    let mut title = laid(size);
    while title.rows.len() > 2 && size > 22.0 * k {
        size *= 0.92;
        title = laid(size);
    }
    let small = theme::body(15.0 * k);
    let over = (!telling.over.is_empty())
        .then(|| p.layout(telling.over.clone(), small, inks.paper.gamma_multiply(0.86), wide));
    let above = over.as_ref().map_or(0.0, |o| o.size().y + 2.0 * k);
    let tall = above + title.size().y + 26.0 * k;
    let band = Rect::from_min_size(page.min, vec2(page.width(), tall));
    ink::band(p, band, inks, k);
    let mut y = band.min.y + 10.0 * k;
    if let Some(over) = over {
        p.galley(pos2(page.min.x + pad, y), over, inks.paper);
        y += above;
    }
    p.galley(pos2(page.min.x + pad, y), title, inks.paper);
    band
}

/// Shows everything below the band.
fn words(ui: &mut egui::Ui, telling: &Telling, set: &Set<'_>, out: &mut CommandQueue) {
    let inks = set.inks;
    let k = theme::scale(ui);
    let size = 19.0 * k * set.fit;
    ui.spacing_mut().item_spacing.y = 7.0 * k * set.fit * set.fit;
    let heading = match telling.part {
        Part::Opening => t!("tale-opening-of", scenario = telling.title.as_str()),
        Part::Ending(_) => t!("tale-ending-of", scenario = telling.title.as_str()),
    };
    let all: Vec<&str> = telling.before.iter().chain(&telling.story).map(String::as_str).collect();
    ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
        node.set_role(egui::accesskit::Role::Document);
        node.set_label(format!("{heading}. {}", all.join(" ")));
        node.set_live(egui::accesskit::Live::Polite);
    });
    if !set.apart {
        print(ui, set.picture, inks);
    }
    if let Some((word, why)) = &telling.result {
        ui.label(egui::RichText::new(word).font(theme::heading(38.0 * k)).color(inks.band));
        ink::paragraph(ui, why, ink::italic(size * 0.94), inks.quiet);
        ink::divider(ui, inks);
    }
    for words in &telling.before {
        ink::paragraph(ui, words, ink::italic(size * 0.94), inks.quiet);
    }
    if !telling.before.is_empty() {
        ink::divider(ui, inks);
    }
    for (n, words) in telling.story.iter().enumerate() {
        match n {
            0 => ink::initial(ui, words, size, inks),
            _ => ink::paragraph(ui, words, theme::body(size), inks.black),
        }
    }
    let small = size * 0.86;
    if !telling.special.is_empty() {
        ui.add_space(6.0 * k);
        ink::title(ui, &t!("tale-special"), inks);
        for line in &telling.special {
            ink::ruled(ui, line, small, inks);
        }
    }
    if !telling.gives.is_empty() {
        ui.add_space(6.0 * k);
        ink::title(ui, &t!("tale-gives"), inks);
        for line in &telling.gives {
            ink::bullet(ui, line, small, inks);
        }
    }
    if set.apart {
        return;
    }
    if !telling.foes.is_empty() {
        ui.add_space(6.0 * k);
        ink::title(ui, &t!("tale-against"), inks);
        around::foes(ui, &telling.foes, out);
    }
    ui.add_space(6.0 * k);
    ink::title(ui, &t!("tale-party"), inks);
    around::seats(ui, &telling.seats, (inks.black, inks.quiet));
    ui.add_space(4.0 * k);
}

/// Shows the picture as a print at the head of a narrow page.
fn print(ui: &mut egui::Ui, picture: Option<(TextureId, f32)>, inks: &Inks) {
    let Some((id, shape)) = picture else { return };
    let wide = ui.available_width();
    let size = vec2(wide, (wide * 0.34).min(ui.ctx().content_rect().height() * 0.24));
    let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
    // A strip of the picture with its subject.
    let part = (size.y / (wide / shape)).min(1.0);
    let uv = Rect::from_min_max(pos2(0.0, 0.22 - part * 0.22), pos2(1.0, 0.22 + part * 0.78));
    ui.painter().image(id, rect, uv, Color32::WHITE);
    let line = egui::Stroke::new(2.0, inks.black);
    ui.painter().rect_stroke(rect, 0.0, line, egui::StrokeKind::Inside);
}
