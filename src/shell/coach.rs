//! The coach in the window: a small panel beside what it speaks of, with a halo around that. It
//! never covers the question, never waits for an answer, and is put away with one key.

use bevy::prelude::*;
use bevy_egui::egui::{
    Area, Color32, CornerRadius, FontId, Frame, Id, LayerId, Margin, Order, Painter, Pos2, Rect,
    RichText, Shape, Stroke, StrokeKind, TextStyle, Ui, pos2, vec2,
};

use super::model::Model;
use super::prefs::Prefs;
use super::screens::{Frames, Screen};
use super::session::{self, Desk, Wish};
use crate::adventure_table::layout::{Layout, TALL};
use crate::adventure_table::theatre::Theatre;
use crate::adventure_table::{Laid, paint};
use crate::campaign::Game;
use crate::guide::look::{Look, Spotted};
use crate::guide::{Guide, guided, table as guided_table};
use crate::kit::card::View;
use crate::kit::theme;
use crate::kit::widgets::{ember_button, plain_button};
use crate::rules::flow::past;
use crate::rules::state::ids::PileId;
use crate::rules::state::{sheet, table};
use crate::rules::{play, words};
use crate::vignette::position::set_up;

/// What people want of the guide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Go {
    /// Lay the guided evening out.
    Start,
    /// That was understood.
    Next,
    /// No more of it; the game goes on.
    Skip,
    /// Not to be offered again.
    Decline,
}

/// This window offers the guided evening to who has neither played nor declined it.
#[derive(Resource)]
struct Offered;

/// Offers the guided evening on the title, until it was played or declined.
pub fn offer(app: &mut App) {
    app.insert_resource(Offered);
}

/// Carries out what is wanted of the guide.
pub fn grant(world: &mut World, go: Go) {
    match go {
        Go::Start => start(world),
        Go::Next => {
            if let Some(mut guide) = world.get_resource_mut::<Guide>() {
                guide.next();
            }
            session::bump(world);
        }
        Go::Skip => {
            if let Some(mut guide) = world.get_resource_mut::<Guide>() {
                guide.put_away();
            }
            world.resource_mut::<Theatre>().toast(t!("guide-coach-away"), false);
            session::bump(world);
        }
        Go::Decline => known(world),
    }
}

/// It is not offered again.
fn known(world: &mut World) {
    if let Some(mut prefs) = world.get_resource_mut::<Prefs>().filter(|p| !p.guided) {
        prefs.guided = true;
    }
}

/// Lays the guided evening on the table, with its coach. Nothing of it is saved.
pub fn start(world: &mut World) {
    start_with(world, crate::seed::fresh());
}

/// The same with that seed.
pub fn start_with(world: &mut World, seed: u64) {
    let laid = guided_table(seed).and_then(|loaded| set_up(&loaded));
    let made = laid.and_then(|laid| Guide::new().map(|guide| (laid, guide)));
    match made {
        Ok((laid, guide)) => {
            play::install(world, std::sync::Arc::clone(table::book(&laid)));
            past::restore(world, &past::snapshot(&laid));
            world.insert_resource(guide);
            session::put_on_table(world, Game::Loose, true);
            known(world);
        }
        Err(why) => session::tell(world, t!("guide-trouble", why = why)),
    }
}

/// Whether the coach says something: then Escape puts it away.
pub fn talking(world: &World) -> bool {
    let screen = world.get_resource::<State<Screen>>();
    screen.is_some_and(|s| *s.get() == Screen::Table)
        && guided(world)
        && world.get_resource::<Guide>().is_some_and(|g| g.saying().is_some())
}

/// Shows the coach at its table, and the offer on the title.
pub fn show(world: &mut World, frames: &mut Frames<'_>, screen: Screen) {
    match screen {
        Screen::Title => offered(world, frames),
        Screen::Table => coach(world, frames),
        _ => {}
    }
}

fn offered(world: &World, frames: &mut Frames<'_>) {
    let wanted = world.contains_resource::<Offered>() && !world.resource::<Prefs>().guided;
    if !wanted {
        return;
    }
    let (text, free) = (frames.text, frames.free);
    let wide = 300.0 * text;
    // Beside the choices, which stand on the left.
    let menu = free.min.x + free.width() * 0.06 + 430.0 * text;
    let at = pos2(menu.min(free.max.x - wide - 12.0), free.min.y + free.height() * 0.46);
    panel(frames, "guide-offer", at, wide, |ui, out| {
        title(ui, &t!("guide-offer-title"));
        ui.label(t!("guide-offer-text"));
        ui.add_space(4.0 * text);
        if ember_button(ui, &t!("guide-offer-play"), true).clicked() {
            out.push(Wish::Guide(Go::Start));
        }
        if plain_button(ui, &t!("guide-offer-no")).clicked() {
            out.push(Wish::Guide(Go::Decline));
        }
    });
}

/// A small panel of the coach.
fn panel(
    frames: &mut Frames<'_>,
    id: &str,
    at: Pos2,
    wide: f32,
    add: impl FnOnce(&mut Ui, &mut Vec<Wish>),
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

/// From the edge of the coach's panel to its words, at the reference size.
const PAD: f32 = 11.0;

fn title(ui: &mut Ui, words: &str) {
    let size = size_of(ui.ctx()) * 1.15;
    ui.label(RichText::new(words).font(theme::heading(size)).color(theme::parchment()));
}

fn size_of(ctx: &bevy_egui::egui::Context) -> f32 {
    ctx.global_style().text_styles.get(&TextStyle::Body).map_or(16.0, |f| f.size)
}

fn coach(world: &mut World, frames: &mut Frames<'_>) {
    if world.get_resource::<Desk>().is_none_or(|d| d.game.is_none()) || !follow(world) {
        return;
    }
    let model = world.resource::<Model>();
    let open = model.inspect.is_some()
        || model.open.is_some()
        || !model.fan.is_empty()
        || model.menu
        || model.stops;
    // While dice are in the air they are looked at; what is shown large is read.
    if open || world.resource::<Theatre>().busy() {
        return;
    }
    let eyes = model.eyes();
    let Some(lesson) = world.resource::<Guide>().saying().cloned() else { return };
    let Some(look) = Look::at(world) else { return };
    let spotted = if eyes == look.prompt.who { look.spot(lesson.at) } else { Spotted::Nothing };
    let said = said(world, &look, &lesson.id);
    let (now, all) = world.resource::<Guide>().progress();
    let layout = world.resource::<Laid>().0.clone();
    let target = rect_of(world, &layout, spotted);
    let text = frames.text;
    let wide = 330.0 * text;
    let tall = height(frames, &said, wide);
    let mut avoid = vec![layout.ask, layout.hand, layout.main];
    avoid.extend(layout.places.iter().map(|p| p.all));
    let at = beside(target, vec2(wide, tall), frames.free, &avoid, 26.0 * text);
    let rect = Rect::from_min_size(at, vec2(wide, tall));
    let layer = LayerId::new(Order::Middle, Id::new("coach-points"));
    if let Some(target) = target {
        let around = target.expand(5.0 * text);
        halo(&frames.ctx.layer_painter(layer), around, text);
        arrow(&frames.ctx.layer_painter(layer), rect, around, text);
    }
    panel(frames, "coach", at, wide, |ui, out| {
        title(ui, &said.0);
        ui.label(&said.1);
        ui.add_space(3.0 * text);
        ui.horizontal(|ui| {
            if plain_button(ui, &t!("guide-coach-next")).clicked() {
                out.push(Wish::Guide(Go::Next));
            }
            if plain_button(ui, &t!("guide-coach-skip")).clicked() {
                out.push(Wish::Guide(Go::Skip));
            }
            let count = t!("guide-coach-count", now = now as i64, all = all as i64);
            ui.label(RichText::new(count).small().color(theme::dust()));
        });
    });
}

/// Looks at the table again; whether something is to be said.
fn follow(world: &mut World) -> bool {
    let Some(mut guide) = world.remove_resource::<Guide>() else { return false };
    let says = guide.follow(world).is_some();
    world.insert_resource(guide);
    says
}

/// The title and the text of a lesson.
fn said(world: &World, look: &Look<'_>, id: &str) -> (String, String) {
    let who = look.prompt.who;
    let hero = words::hero_name(world, who);
    let other = look.friend().map(|h| words::hero_name(world, h)).unwrap_or_default();
    let card = look.card().map(|c| words::card_name(world, c)).unwrap_or_default();
    let place = words::place_name(world, table::hero(world, who).at);
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

/// How tall the panel with these words is.
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

/// Where what is spoken of lies on the screen.
fn rect_of(world: &World, l: &Layout, spotted: Spotted) -> Option<Rect> {
    let rect = match spotted {
        Spotted::Nothing => return None,
        Spotted::Hand => l.hand,
        Spotted::Card(card) => {
            let entity = *world.resource::<table::Index>().cards.get(usize::from(card.0))?;
            let to = world.get::<View>(entity)?.to;
            let size = vec2(to.wide, to.wide * TALL);
            Rect::from_center_size(pos2(to.at.x, to.at.y), size)
        }
        Spotted::Pile(PileId::Discards(_)) => l.discards,
        Spotted::Pile(_) => l.blessings,
        Spotted::Deck(place) => l.places.get(usize::from(place.0))?.deck,
        Spotted::Stage => l.main,
        Spotted::Board(hero) => *l.boards.get(usize::from(hero.0))?,
        Spotted::Token(hero) => {
            let (at, reach) = paint::token_spot(world, l, hero)?;
            Rect::from_center_size(at, vec2(reach, reach) * 2.0)
        }
        Spotted::Story => l.scenario,
        Spotted::Ask => l.ask,
    };
    let seen = rect.intersect(Rect::from_min_size(Pos2::ZERO, l.size));
    (seen.is_positive()).then_some(seen)
}

/// Where a panel of that size goes so that it is next to what it speaks of, inside of what is free,
/// and covers least of what is needed.
fn beside(
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
        // What it speaks of is never covered, if there is any other place.
        over + 20.0 * area(rect, t)
    };
    let best = places.into_iter().min_by(|a, b| cost(a).total_cmp(&cost(b)));
    inside(best.unwrap_or(t.min))
}

/// A line around what is spoken of: light on dark, so that it is seen on anything.
fn halo(p: &Painter, around: Rect, text: f32) {
    let round = CornerRadius::same((8.0 * text) as u8);
    let line = |wide: f32, color| {
        p.rect_stroke(around, round, Stroke::new(wide, color), StrokeKind::Outside);
    };
    line(5.0 * text, Color32::from_black_alpha(150));
    line(2.5 * text, theme::parchment());
}

/// From the panel to what it speaks of.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::theme::Scale;

    /// At every size, wherever it points, the panel is on the screen and does not hide its subject.
    #[test]
    fn it_is_beside_what_it_speaks_of() {
        for (w, h) in [(1280.0, 720.0), (1600.0, 900.0), (2560.0, 1440.0), (3440.0, 1440.0)] {
            let l = Layout::new(vec2(w, h), 3, 2, false, Scale::default());
            let free = Rect::from_min_size(Pos2::ZERO, l.size);
            let size = vec2(330.0, 190.0) * l.text;
            let avoid = [l.ask, l.hand, l.main];
            let mut spots = vec![l.hand, l.main, l.ask, l.discards, l.blessings, l.scenario];
            spots.extend(l.places.iter().map(|p| p.deck));
            spots.extend(&l.boards);
            for spot in spots {
                let at = beside(Some(spot), size, free, &avoid, 26.0);
                let rect = Rect::from_min_size(at, size);
                assert!(free.contains_rect(rect), "{rect:?} for {spot:?} at {w}x{h}");
                assert!(!rect.intersects(spot), "{rect:?} covers {spot:?} at {w}x{h}");
                assert!(!rect.intersects(l.ask) || spot == l.ask, "{rect:?} at {w}x{h}");
            }
            let alone = beside(None, size, free, &avoid, 26.0);
            assert!(free.contains_rect(Rect::from_min_size(alone, size)));
        }
    }
}
