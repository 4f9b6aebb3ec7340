//! The tutorial coach in the window: a small panel beside its subject, with a halo around the
//! subject. It never covers the question, never waits for an answer, and is closed by one key.

use bevy::prelude::*;
use bevy_egui::egui::{
    Area, Color32, CornerRadius, FontId, Frame, Id, LayerId, Margin, Order, Painter, Pos2, Rect,
    RichText, Shape, Stroke, StrokeKind, TextStyle, Ui, pos2, vec2,
};

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
use crate::kit::theme;
use crate::kit::widgets::{ember_button, plain_button};
use crate::rules::flow::history;
use crate::rules::state::ids::PileId;
use crate::rules::state::{sheet, table};
use crate::rules::{describe, play};
use crate::shell::command::CommandQueue;
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
            world.resource_mut::<Notices>().notify(t!("guide-coach-away"));
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

/// Shows a small panel of the coach.
fn panel(
    frames: &mut Frames<'_>,
    id: &str,
    at: Pos2,
    wide: f32,
    add: impl FnOnce(&mut Ui, &mut CommandQueue),
) {
    let (text, out) = (frames.text, &mut frames.out);
    let area = Area::new(Id::new(id)).order(Order::Middle).fixed_pos(at).constrain(true);
    let shown = area.show(frames.ctx, |ui| {
        Frame::NONE
            .fill(theme::leather())
            .stroke(Stroke::new(2.0, theme::parchment()))
            .corner_radius(9.0)
            .inner_margin(Margin::same((PAD * text) as i8))
            .show(ui, |ui| {
                ui.set_width(wide - 2.0 * PAD * text);
                add(ui, out);
            });
    });
    frames.covered.push(shown.response.rect);
}

/// The margin of the coach's panel, at the reference size.
const PAD: f32 = 11.0;

fn title(ui: &mut Ui, words: &str) {
    let size = size_of(ui.ctx()) * 1.15;
    ui.label(RichText::new(words).font(theme::heading(size)).color(theme::parchment()));
}

fn size_of(ctx: &bevy_egui::egui::Context) -> f32 {
    ctx.global_style().text_styles.get(&TextStyle::Body).map_or(16.0, |f| f.size)
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
    let (now, all) = world.resource::<Guide>().progress();
    let l = &world.resource::<TableLayout>().0;
    let target = rect_of(world, l, highlight);
    let places = l.places.iter().map(|p| p.all);
    let avoid: Vec<Rect> = [l.ask, l.hand, l.main].into_iter().chain(places).collect();
    let text = frames.text;
    let wide = 330.0 * text;
    let tall = height(frames, &lesson_texts, wide);
    let at = beside(target, vec2(wide, tall), frames.free, &avoid, 26.0 * text);
    let rect = Rect::from_min_size(at, vec2(wide, tall));
    let layer = LayerId::new(Order::Middle, Id::new("coach-points"));
    if let Some(target) = target {
        let around = target.expand(5.0 * text);
        halo(&frames.ctx.layer_painter(layer), around, text);
        arrow(&frames.ctx.layer_painter(layer), rect, around, text);
    }
    panel(frames, "coach", at, wide, |ui, out| {
        title(ui, &lesson_texts.0);
        ui.label(&lesson_texts.1);
        ui.add_space(3.0 * text);
        ui.horizontal(|ui| {
            if plain_button(ui, &t!("guide-coach-next")).clicked() {
                out.push(TableCommand::Guide(GuideCommand::Next));
            }
            if plain_button(ui, &t!("guide-coach-skip")).clicked() {
                out.push(TableCommand::Guide(GuideCommand::Skip));
            }
            let count = t!("guide-coach-count", now = now as i64, all = all as i64);
            ui.label(RichText::new(count).small().color(theme::dust()));
        });
    });
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

/// Returns the height of the panel for these texts.
fn height(frames: &Frames<'_>, (title, text): &(String, String), wide: f32) -> f32 {
    let size = size_of(frames.ctx);
    let inner = wide - 2.0 * PAD * frames.text;
    let tall = |words: &str, font: FontId| {
        let lay = |fonts: &mut bevy_egui::egui::epaint::FontsView<'_>| {
            fonts.layout(words.to_owned(), font, Color32::WHITE, inner).size().y
        };
        frames.ctx.fonts_mut(lay)
    };
    let words = tall(title, theme::heading(size * 1.15)) + tall(text, theme::body(size));
    words + size * 2.2 + 2.0 * PAD * frames.text + 14.0 * frames.text
}

/// Returns the place of a panel of this size: next to its subject, inside of the free part of the
/// window, and covering as little as possible of what is needed.
pub fn beside(
    target: Option<Rect>,
    size: bevy_egui::egui::Vec2,
    free: Rect,
    avoid: &[Rect],
    gap: f32,
) -> Pos2 {
    let inside = |at: Pos2| {
        let most = free.max - size - vec2(6.0, 6.0);
        pos2(at.x.min(most.x).max(free.min.x + 6.0), at.y.min(most.y).max(free.min.y + 6.0))
    };
    let Some(t) = target else {
        return inside(pos2(free.center().x - size.x / 2.0, free.center().y - size.y / 2.0));
    };
    let across = t.center().x - size.x / 2.0;
    let along = t.center().y - size.y / 2.0;
    let places = [
        pos2(across, t.min.y - gap - size.y),
        pos2(t.max.x + gap, along),
        pos2(t.min.x - gap - size.x, along),
        pos2(across, t.max.y + gap),
    ];
    let area = |a: Rect, b: Rect| {
        let both = a.intersect(b);
        if both.is_positive() { both.area() } else { 0.0 }
    };
    let cost = |at: &Pos2| {
        let rect = Rect::from_min_size(inside(*at), size);
        let over: f32 = avoid.iter().map(|a| area(rect, *a)).sum();
        // The subject is never covered if there is any other place.
        over + 20.0 * area(rect, t)
    };
    let best = places.into_iter().min_by(|a, b| cost(a).total_cmp(&cost(b)));
    inside(best.unwrap_or(t.min))
}

/// Draws a line around the subject: light on dark, so that it is visible on anything.
fn halo(p: &Painter, around: Rect, text: f32) {
    let round = CornerRadius::same((8.0 * text) as u8);
    let line = |wide: f32, color| {
        p.rect_stroke(around, round, Stroke::new(wide, color), StrokeKind::Outside);
    };
    line(5.0 * text, Color32::from_black_alpha(150));
    line(2.5 * text, theme::parchment());
}

/// Draws an arrow from the panel to its subject.
fn arrow(p: &Painter, from: Rect, to: Rect, text: f32) {
    let start = from.clamp(to.center());
    let end = to.clamp(start);
    let way = end - start;
    if way.length() < 8.0 * text {
        return;
    }
    let side = way.normalized().rot90() * 8.0 * text;
    let tip = end - way.normalized() * 4.0 * text;
    let points = vec![start + side, tip, start - side];
    p.add(Shape::convex_polygon(points, theme::parchment(), Stroke::NONE));
}
