//! The opening and the ending of a scenario: a printed page before its picture, who is against the
//! heroes, and who sits at the table.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::EguiUserTextures;
use bevy_egui::egui::{self, Color32, Rect, ScrollArea, TextureId, pos2, vec2};

use super::backdrop::{Backdrop, gradient, ground};
use super::table::portrait;
use super::{Frames, Look, framed, texture};
use crate::app::desk::{Desk, Wish};
use crate::app::model::Model;
use crate::app::prefs::Prefs;
use crate::app::tale::{Go, Part, Tale};
use crate::campaign::{evening, players};
use crate::cards::content::Content;
use crate::cards::text::{self, Line};
use crate::input::{self, Action, steer};
use crate::panels::ember_button;
use crate::rules::state::ids::HeroId;
use crate::rules::state::table::{self, Book, End};
use crate::table::Speed;
use crate::table::art::FaceKey;
use crate::table::face::type_line;
use crate::theme;

mod around;
mod ink;

use around::{Foe, Seat};
use ink::Inks;

/// How many seconds page and picture take to come up.
const UP: f32 = 0.35;

/// Everything that is told, in words and pictures.
struct Telling {
    /// Which part of the story.
    part: Part,
    /// Where in the campaign this is.
    over: String,
    title: String,
    /// How it ended, and why.
    result: Option<(String, String)>,
    /// What is told of the adventure first.
    before: Vec<String>,
    story: Vec<String>,
    /// What is special this time.
    special: Vec<Line>,
    /// What it brings.
    gives: Vec<String>,
    foes: Vec<Foe>,
    seats: Vec<Seat>,
    /// What leads on.
    on: String,
}

impl Telling {
    /// `scale`: pixels of a point of panels at scale 1.
    fn of(world: &mut World, content: &Arc<Content>, scale: f32) -> Telling {
        let (part, back) = {
            let tale = world.resource::<Tale>();
            (tale.part, tale.back)
        };
        let scenario = table::scenario(world).clone();
        let over = evening::adventure(content, &scenario.id).map(|(adventure, at)| {
            let all = adventure.scenarios.len();
            t!("tale-place", adventure = adventure.name.as_str(), n = at + 1, all = all)
        });
        let on = match (part, back) {
            (_, Some(super::Screen::Table)) => t!("tale-back"),
            (Part::Opening, _) => t!("tale-begin"),
            (Part::Ending(_), _) => t!("tale-results"),
        };
        let mut telling = Telling {
            part,
            over: over.unwrap_or_default(),
            title: scenario.name.clone(),
            result: None,
            before: Vec::new(),
            story: Vec::new(),
            special: Vec::new(),
            gives: Vec::new(),
            foes: Vec::new(),
            seats: seats(world, content, scale),
            on,
        };
        match part {
            Part::Opening => {
                telling.before = evening::before(content, &scenario);
                telling.story = evening::paragraphs(&scenario.opening);
                telling.special = text::scenario_text(content, &scenario);
                telling.foes =
                    foes(world, content, scale, (&scenario.villains, &scenario.henchmen));
            }
            Part::Ending(end) => {
                let word = if end == End::Won { t!("after-won") } else { t!("after-lost") };
                telling.result = Some((word, crate::rules::words::end_text(end)));
                telling.story = evening::paragraphs(&evening::closing(&scenario, end));
                let finished = world.resource::<Desk>().finished.as_ref();
                telling.gives = finished.map(|f| f.rewards.clone()).unwrap_or_default();
            }
        }
        telling
    }

    fn inks(&self) -> Inks {
        Inks::of(match self.part {
            Part::Opening => None,
            Part::Ending(end) => Some(end == End::Won),
        })
    }
}

/// Villains and henchmen, each once.
fn foes(
    world: &mut World,
    content: &Arc<Content>,
    scale: f32,
    (villains, henchmen): (&[String], &[String]),
) -> Vec<Foe> {
    let mut foes: Vec<Foe> = Vec::new();
    let all = villains.iter().map(|id| (id, true)).chain(henchmen.iter().map(|id| (id, false)));
    for (id, villain) in all {
        let Some(def) = content.find(id) else { continue };
        let key = FaceKey::Card(def);
        if foes.iter().any(|f| f.key == key) {
            continue;
        }
        let card = content.card(def);
        let label = format!("{}, {}", card.name, type_line(card));
        let wide = if villain { around::VILLAIN } else { around::HENCHMAN };
        let texture = texture(world, key, around::sharp(wide * scale), content);
        foes.push(Foe { key, label, texture, villain });
    }
    foes
}

/// Who sits where.
fn seats(world: &mut World, content: &Arc<Content>, scale: f32) -> Vec<Seat> {
    let side = around::PORTRAIT * scale;
    let heroes: Vec<HeroId> = table::heroes(world).collect();
    let seat = |hero: HeroId| {
        let (def, alive) = (table::hero(world, hero).def, table::hero(world, hero).alive);
        let name = table::hero_def(world, hero).name.clone();
        let player = players::player(world, hero).unwrap_or_default().to_owned();
        let title = table::hero_def(world, hero).title.clone();
        Seat { seat: hero.0, name, title, player, alive, face: portrait(world, def, side, content) }
    };
    heroes.into_iter().map(seat).collect()
}

/// Shows the part of the story that is told.
pub fn show(world: &mut World, frames: &mut Frames<'_>, size: Vec2) {
    let window = frames.ctx.content_rect();
    frames.covered.push(window);
    if world.resource::<Desk>().game.is_none() || !world.contains_resource::<Book>() {
        frames.out.push(Wish::Shelve);
        return;
    }
    let (page_up, picture_up) = come_up(world);
    let p = frames.ctx.layer_painter(egui::LayerId::background());
    let picture = world.resource_scope(|world, backdrop: Mut<Backdrop>| {
        backdrop.texture(&mut world.resource_mut::<EguiUserTextures>())
    });
    ground(&p, window, picture, picture_up);
    let content = table::book(world).clone();
    let scale = frames.ctx.pixels_per_point();
    let telling = Telling::of(world, &content, scale * frames.text);
    let (t, inks) = (frames.text, telling.inks());
    // Where letters are large for the window, everything stands on the page.
    let apart = size.x >= 940.0 * t;
    let edge = (30.0 * t).min(size.x * 0.025).max(8.0);
    let wide = match apart {
        true => (size.x * 0.46).clamp(430.0 * t, 720.0 * t),
        false => (size.x - 2.0 * edge).min(820.0 * t),
    };
    let left = if apart { (size.x * 0.035).max(edge) } else { (size.x - wide) / 2.0 };
    let most = size.y - 2.0 * edge;
    let laid = Laid::of(frames.ctx, (&telling.title, &telling.on), vec2(wide, most));
    let tall = if laid.tall > 0.0 { laid.tall.min(most) } else { most };
    let top = edge + (most - tall) * 0.45 + (1.0 - page_up) * 22.0 * t;
    let page = Rect::from_min_size(pos2(left, top), vec2(wide, tall));
    if apart {
        let column = Rect::from_min_max(
            pos2(page.max.x + edge * 1.3, edge),
            pos2(size.x - edge, size.y - edge * 0.8),
        );
        beside(frames, window, column, &telling);
    }
    let look = Look { fill: Color32::TRANSPARENT, ..Look::bare() };
    let mut needs = tall;
    let out = &mut frames.out;
    framed(frames.ctx, "tale", page, &look, |ui| {
        ui.set_opacity(page_up);
        if laid.tall <= 0.0 {
            // Where everything stands is known a frame later.
            ui.set_opacity(0.0);
            ui.disable();
        }
        let set = Set { inks: &inks, apart, picture, fit: laid.fit };
        needs = printed(ui, page, &telling, &set, out);
    });
    if laid.learn(frames.ctx, needs, most) {
        world.write_message(RequestRedraw);
    }
    super::table::inspected(world, frames, &content, scale, size);
}

/// How a page is set.
struct Set<'a> {
    inks: &'a Inks,
    /// Cards and people stand beside it.
    apart: bool,
    picture: Option<(TextureId, f32)>,
    /// How large letters are, where a little smaller ones let everything be seen at once.
    fit: f32,
}

/// How a page was laid in the frame before, kept in egui's context.
#[derive(Clone, Copy)]
struct Laid {
    id: egui::Id,
    /// How tall it wants to be; 0 before that is known.
    tall: f32,
    fit: f32,
}

/// Letters never shrink below this to fit; what is longer is scrolled.
const LEAST: f32 = 0.86;

impl Laid {
    fn of(ctx: &egui::Context, (title, on): (&str, &str), room: egui::Vec2) -> Laid {
        let size = (room.x.round() as i32, room.y.round() as i32);
        let scale = (theme::words(room) * 100.0) as i32;
        let id = egui::Id::new(("tale", title, on, size, scale));
        let kept = ctx.data(|data| data.get_temp::<(f32, f32)>(id));
        let (tall, fit) = kept.unwrap_or((0.0, 1.0));
        Laid { id, tall, fit }
    }

    /// Notes how tall the page wants to be; true if it is laid otherwise in the next frame.
    fn learn(self, ctx: &egui::Context, needs: f32, most: f32) -> bool {
        let over = needs > most + 0.5 && self.fit > LEAST;
        let fit = if over { (self.fit * (most / needs).sqrt()).max(LEAST) } else { self.fit };
        let changed = (self.tall - needs).abs() > 1.0 || (self.fit - fit).abs() > 0.001;
        if changed {
            ctx.data_mut(|data| data.insert_temp(self.id, (needs, fit)));
        }
        changed
    }
}

/// Page and picture come up, where anything moves at all.
fn come_up(world: &mut World) -> (f32, f32) {
    let still = world.resource::<Prefs>().reduced_motion;
    let speed = if still { Speed(0) } else { *world.resource::<Speed>() };
    let takes = speed.seconds(UP);
    let there = world.resource::<Backdrop>().is_there();
    let dt = world.resource::<Time<Real>>().delta_secs().min(0.05);
    let mut tale = world.resource_mut::<Tale>();
    let tale = tale.bypass_change_detection();
    let step = if takes > 0.0 { dt / takes } else { 1.0 };
    tale.up.0 = (tale.up.0 + step).min(1.0);
    if there {
        tale.up.1 = (tale.up.1 + step).min(1.0);
    }
    let up = tale.up;
    if up.0 < 1.0 || (there && up.1 < 1.0) {
        world.write_message(RequestRedraw);
    }
    let ease = |n: f32| n * n * (3.0 - 2.0 * n);
    (ease(up.0), ease(up.1))
}

/// The page; how tall it would like to be.
fn printed(
    ui: &mut egui::Ui,
    page: Rect,
    telling: &Telling,
    set: &Set<'_>,
    out: &mut Vec<Wish>,
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
        ink::more(ui.painter(), (page, room), inks, k);
    }
    let button = Rect::from_min_max(
        pos2(page.min.x + pad, page.max.y - foot + 10.0 * k),
        pos2(page.max.x - pad, page.max.y - 12.0 * k),
    );
    let middle = egui::Layout::top_down(egui::Align::Center);
    let mut at = ui.new_child(egui::UiBuilder::new().max_rect(button).layout(middle));
    let on = input::with_key(at.ctx(), &telling.on, 3, Action::Obvious);
    if ember_button(&mut at, &on, true).clicked() {
        out.push(Wish::Tale(Go::On));
    }
    (top - page.min.y) + tall + foot + 8.0 * k
}

/// How far the keys that move the focus scroll a page that is longer than its room.
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

/// The band with the title.
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

/// All that is printed below the band.
fn words(ui: &mut egui::Ui, telling: &Telling, set: &Set<'_>, out: &mut Vec<Wish>) {
    let inks = set.inks;
    let k = theme::scale(ui);
    let size = 19.0 * k * set.fit;
    ui.spacing_mut().item_spacing.y = 7.0 * k * set.fit * set.fit;
    let said = match telling.part {
        Part::Opening => t!("tale-opening-of", scenario = telling.title.as_str()),
        Part::Ending(_) => t!("tale-ending-of", scenario = telling.title.as_str()),
    };
    let all: Vec<&str> = telling.before.iter().chain(&telling.story).map(String::as_str).collect();
    ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
        node.set_role(egui::accesskit::Role::Document);
        node.set_label(format!("{said}. {}", all.join(" ")));
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

/// The picture as a print at the head of a narrow page.
fn print(ui: &mut egui::Ui, picture: Option<(TextureId, f32)>, inks: &Inks) {
    let Some((id, shape)) = picture else { return };
    let wide = ui.available_width();
    let size = vec2(wide, (wide * 0.34).min(ui.ctx().content_rect().height() * 0.24));
    let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
    // A strip from its middle.
    let part = (size.y / (wide / shape)).min(1.0);
    let uv = Rect::from_min_max(pos2(0.0, 0.62 - part * 0.62), pos2(1.0, 0.62 + part * 0.38));
    ui.painter().image(id, rect, uv, Color32::WHITE);
    let line = egui::Stroke::new(2.0, inks.black);
    ui.painter().rect_stroke(rect, 0.0, line, egui::StrokeKind::Inside);
}

/// What stands beside the page: the picture is seen above, the cards and the people below it.
fn beside(frames: &mut Frames<'_>, window: Rect, column: Rect, telling: &Telling) {
    let t = frames.text;
    let wide = column.width();
    let cards = around::foes_height(&telling.foes, wide, t);
    let people = around::seats_height(&telling.seats, wide, t);
    let gap = if cards > 0.0 { 20.0 * t } else { 0.0 };
    let top = (column.max.y - cards - gap - people).max(column.min.y);
    // The picture sinks into the dark of the table.
    let p = frames.ctx.layer_painter(egui::LayerId::background());
    let dark = if theme::bold() { Color32::BLACK } else { Color32::from_rgb(0x14, 0x0d, 0x09) };
    let soft = Rect::from_min_max(pos2(window.min.x, top - 190.0 * t), pos2(window.max.x, top));
    let deep = Rect::from_min_max(pos2(window.min.x, top), window.max);
    let half = dark.gamma_multiply(if theme::bold() { 1.0 } else { 0.88 });
    gradient(&p, soft, [Color32::TRANSPARENT, Color32::TRANSPARENT, half, half]);
    let full = dark.gamma_multiply(if theme::bold() { 1.0 } else { 0.97 });
    gradient(&p, deep, [half, half, full, full]);
    let look = Look { fill: Color32::TRANSPARENT, ..Look::bare() };
    let rect = Rect::from_min_max(pos2(column.min.x, top), column.max);
    let out = &mut frames.out;
    framed(frames.ctx, "tale beside", rect, &look, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        around::foes(ui, &telling.foes, out);
        ui.add_space(gap);
        around::seats(ui, &telling.seats, (theme::parchment(), theme::dust()));
    });
}

/// One key goes on, whichever of those it is. What lies over the page has had it before.
pub fn keys(world: &mut World, frames: &mut Frames<'_>) {
    let ctx = frames.ctx;
    if ctx.text_edit_focused() || world.resource::<super::rules::Lookup>().0.open {
        return;
    }
    let asked = |action| input::take(ctx, action);
    if world.resource::<Model>().inspect.is_some() {
        let put = asked(Action::Back) || asked(Action::Obvious) || asked(Action::Press);
        let click = ctx.input(|i| i.pointer.any_click());
        let at = ctx.input(|i| i.pointer.interact_pos()).unwrap_or_default();
        if put || (click && !frames.reading.iter().any(|r| r.contains(at))) {
            frames.out.push(Wish::Inspect(None));
        }
        return;
    }
    if steer::top(ctx).is_some() {
        return;
    }
    let on = [Action::Obvious, Action::Press, Action::Back, Action::Story];
    if on.into_iter().any(asked) {
        frames.out.push(Wish::Tale(Go::On));
    }
}
