//! What is written and drawn on the table beside the cards: names, counts, tokens, small boards.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::epaint::text::{LayoutJob, TextFormat, TextWrapping};
use bevy_egui::egui::{
    Align, Align2, Color32, FontId, Galley, Painter, Pos2, Rect, Stroke, StrokeKind, pos2, vec2,
};

use super::gesture::Spot;
use super::hands::Hands;
use super::layout::Layout;
use super::{Laid, drop};
use crate::app::model::Model;
use crate::campaign::players;
use crate::cards::text;
use crate::rules::flow::prompt::Act;
use crate::rules::setup;
use crate::rules::state::ids::{HeroId, PileId, PlaceId};
use crate::rules::state::table::{self, Clock, Shut};
use crate::table::face::plain;
use crate::theme;

/// Lays a text out, at most so many rows, an ellipsis at the end if it is longer.
pub fn rows(
    p: &Painter,
    text: &str,
    font: FontId,
    color: Color32,
    wide: f32,
    most: usize,
) -> Arc<Galley> {
    let mut job = LayoutJob::single_section(text.to_owned(), TextFormat::simple(font, color));
    job.wrap = TextWrapping { max_width: wide, max_rows: most, ..TextWrapping::default() };
    p.layout_job(job)
}

/// Writes on the bare wood, with a shadow.
pub fn write(
    p: &Painter,
    at: Pos2,
    align: Align2,
    text: &str,
    font: FontId,
    color: Color32,
) -> Rect {
    let shade = Color32::from_black_alpha(190);
    p.text(at + vec2(1.0, 1.2), align, text, font.clone(), shade);
    p.text(at, align, text, font, color)
}

/// Draws a rim that says: this would accept it, or this can be done.
pub fn ember(p: &Painter, rect: Rect, round: f32) {
    p.rect_stroke(rect, round, Stroke::new(2.5, theme::ember()), StrokeKind::Outside);
    let soft = Stroke::new(5.0, theme::ember().gamma_multiply(0.22));
    p.rect_stroke(rect.expand(3.0), round + 3.0, soft, StrokeKind::Outside);
}

/// A count on a deck.
fn count(p: &Painter, rect: Rect, n: usize, l: &Layout, color: Color32) {
    let size = 17.0 * l.text;
    let at = pos2(rect.center().x, rect.max.y - size * 0.75);
    let r = size * 0.82;
    p.circle(at, r, Color32::from_black_alpha(215), Stroke::new(1.2, color));
    p.text(at, Align2::CENTER_CENTER, n.to_string(), theme::heading(size), color);
}

/// Where a hero's token stands, and how large it is.
pub fn token_spot(world: &World, l: &Layout, hero: HeroId) -> Option<(Pos2, f32)> {
    let who = table::hero(world, hero);
    if !who.alive {
        return None;
    }
    if !setup::placed(world, hero) {
        return Some(waiting_spot(world, l, hero));
    }
    let slot = l.places.get(who.at.0 as usize)?;
    let mut here = table::heroes_at(world, who.at);
    here.retain(|h| setup::placed(world, *h));
    let i = here.iter().position(|h| *h == hero)?;
    let r = (slot.tokens.height() * 0.42).min(slot.tokens.width() / (here.len() as f32 * 2.3));
    let step = r * 2.25;
    let x = slot.tokens.center().x + (i as f32 - (here.len() as f32 - 1.0) / 2.0) * step;
    Some((pos2(x, slot.tokens.center().y), r))
}

/// Where the token of a hero who is not on the map yet waits: beside it, on the stage.
fn waiting_spot(world: &World, l: &Layout, hero: HeroId) -> (Pos2, f32) {
    let r = 24.0 * l.k;
    let all: Vec<HeroId> = table::heroes(world).filter(|h| !setup::placed(world, *h)).collect();
    let i = all.iter().position(|h| *h == hero).unwrap_or(0);
    let at = l.staged.left_center() + vec2(r * 2.2 + r * 3.0 * i as f32, 0.0);
    (at, r)
}

/// The token under a point.
pub fn token_at(world: &World, l: &Layout, at: Pos2) -> Option<HeroId> {
    table::heroes(world)
        .find(|h| token_spot(world, l, *h).is_some_and(|(c, r)| c.distance(at) <= r * 1.15))
}

fn token(world: &World, p: &Painter, hero: HeroId, at: Pos2, r: f32) {
    p.circle_filled(at + vec2(1.0, 2.0), r * 1.1, Color32::from_black_alpha(120));
    theme::seat_mark(p, at, r, hero.0);
    let name = &table::hero_def(world, hero).name;
    let initial: String = name.chars().take(1).collect();
    p.text(
        at,
        Align2::CENTER_CENTER,
        initial,
        theme::heading(r * 1.25),
        Color32::from_rgb(0x18, 0x10, 0x0b),
    );
}

/// Draws everything that is written on the table.
pub fn table(world: &World, p: &Painter) {
    let l = &world.resource::<Laid>().0;
    hours(world, p, l);
    for at in table::places(world) {
        place(world, p, l, at);
    }
    for h in table::heroes(world) {
        board(world, p, l, h);
    }
    piles(world, p, l);
    tokens(world, p, l);
    targets(world, p, l);
}

fn hours(world: &World, p: &Painter, l: &Layout) {
    let left = table::pile(world, PileId::Blessings).len();
    let low = left <= 5;
    let title = if left == 1 { "1 hour left".to_owned() } else { format!("{left} hours left") };
    let color = if low { theme::bad() } else { theme::parchment() };
    let at = pos2(l.hours.min.x + 8.0 * l.k, l.hours.min.y + 3.0 * l.k);
    write(p, at, Align2::LEFT_TOP, &title, theme::heading(17.0 * l.text), color);
    let s = table::scenario(world);
    let x = l.scenario.max.x + 8.0 * l.k;
    let wide = l.hours.max.x - x - 4.0 * l.k;
    let galley = rows(p, &s.name, theme::heading(15.0 * l.text), theme::parchment(), wide, 2);
    let next = l.scenario.min.y - 3.0 * l.k + galley.size().y;
    p.galley(pos2(x, l.scenario.min.y - 3.0 * l.k), galley, theme::parchment());
    let turn = format!("turn {}", world.resource::<Clock>().turn);
    p.text(pos2(x, next), Align2::LEFT_TOP, turn, theme::body(14.0 * l.text), theme::dust());
}

fn place(world: &World, p: &Painter, l: &Layout, at: PlaceId) {
    let Some(slot) = l.places.get(at.0 as usize) else { return };
    let place = table::place(world, at);
    let def = table::place_def(world, at);
    let n = table::pile(world, PileId::Location(at)).len();
    if n > 0 {
        count(p, slot.deck, n, l, theme::parchment());
    } else {
        p.rect_stroke(slot.deck, 4.0, Stroke::new(1.0, theme::line()), StrokeKind::Inside);
        let word = if place.shut == Shut::Permanently { "closed" } else { "empty" };
        write(
            p,
            slot.deck.center(),
            Align2::CENTER_CENTER,
            word,
            theme::body(13.0 * l.text),
            theme::dust(),
        );
    }
    let wide = slot.words.width();
    let size = if l.places.len() > 6 { 14.0 } else { 15.5 };
    let mut name = rows(p, &def.name, theme::heading(size * l.text), theme::parchment(), wide, 1);
    if name.elided {
        name =
            rows(p, &def.name, theme::heading(size * 0.84 * l.text), theme::parchment(), wide, 1);
    }
    let y = slot.words.min.y + name.size().y;
    p.galley(slot.words.min + vec2((wide - name.size().x) / 2.0, 0.0), name, theme::parchment());
    let (words, color) = match place.shut {
        Shut::Permanently => ("Closed".to_owned(), theme::dust()),
        Shut::Temporarily => ("Closed for now".to_owned(), theme::ember()),
        Shut::Open => (closing(world, def), theme::dust()),
    };
    let font = theme::body(12.5 * l.text);
    let room = ((slot.tokens.min.y - y) / (font.size * 1.1)).floor().max(1.0) as usize;
    let mut job = LayoutJob::single_section(words, TextFormat::simple(font, color));
    job.wrap = TextWrapping { max_width: wide, max_rows: room, ..TextWrapping::default() };
    job.halign = Align::Center;
    let galley = p.layout_job(job);
    p.galley(pos2(slot.words.center().x, y), galley, color);
}

/// What closing a location takes, in few words.
fn closing(world: &World, def: &crate::cards::printed::LocationDef) -> String {
    use crate::cards::printed::Closing;
    let short = |way: &Closing| match way {
        Closing::Automatic => "automatic".to_owned(),
        Closing::Check(check) => plain(&text::check_text(check)),
        Closing::Pay(_) | Closing::PaySeveral(..) | Closing::Defeat(_) => {
            let all = text::location_text(table::book(world), def);
            all.closing.iter().map(plain).collect::<Vec<_>>().join(" ")
        }
    };
    let all_checks = def.closing.iter().all(|c| matches!(c, Closing::Check(_)));
    let ways: Vec<String> = if all_checks {
        def.closing.iter().map(short).collect()
    } else {
        def.closing.first().map(short).into_iter().collect()
    };
    format!("Close: {}", ways.join(" or ").trim_end_matches('.'))
}

fn board(world: &World, p: &Painter, l: &Layout, hero: HeroId) {
    let Some(rect) = l.boards.get(hero.0 as usize).copied() else { return };
    let model = world.resource::<Model>();
    let who = table::hero(world, hero);
    let asked = model.prompt.as_ref().is_some_and(|q| q.who == hero);
    let seen = model.eyes() == hero;
    let color = theme::seat_color(hero.0);
    let bar = Rect::from_min_size(rect.min, vec2(5.0 * l.k, rect.height()));
    p.rect_filled(bar, 2.0, if who.alive { color } else { theme::line() });
    if seen {
        p.rect_stroke(rect, 6.0 * l.k, Stroke::new(1.5, color), StrokeKind::Inside);
    }
    let r = 11.0 * l.k;
    let x = rect.min.x + 12.0 * l.k;
    let portrait = portrait_rect(l, rect);
    theme::seat_mark(p, portrait.left_bottom() + vec2(r * 0.6, -r * 0.4), r * 0.8, hero.0);
    let x = x + portrait.width() + 6.0 * l.k;
    let wide = rect.max.x - x - 4.0 * l.k;
    let line = 16.5 * l.text;
    let name_color = if who.alive { theme::parchment() } else { theme::dust() };
    let player = players::player(world, hero);
    let hero_name = &table::hero_def(world, hero).name;
    let most = if player.is_some() { 1 } else { 2 };
    let mut name = rows(p, hero_name, theme::heading(15.5 * l.text), name_color, wide, most);
    if name.elided {
        name = rows(p, hero_name, theme::heading(12.5 * l.text), name_color, wide, most);
    }
    let mut y = rect.min.y + 3.0 * l.k;
    let tall = name.size().y;
    p.galley(pos2(x, y), name, name_color);
    y += tall;
    let small = theme::body(13.5 * l.text);
    if let Some(player) = player {
        let galley = rows(p, player, theme::heading(13.5 * l.text), color, wide, 1);
        p.galley(pos2(x, y), galley, color);
        y += line;
    }
    if !who.alive {
        p.text(pos2(x, y), Align2::LEFT_TOP, "died", small, theme::bad());
        return;
    }
    let at = match setup::placed(world, hero) {
        true => table::place_def(world, who.at).name.as_str(),
        false => "waits for a place",
    };
    let galley = rows(p, at, small.clone(), theme::dust(), wide, 1);
    p.galley(pos2(x, y), galley, theme::dust());
    y += line;
    let hand = table::pile(world, PileId::Hand(hero)).len();
    let deck = table::pile(world, PileId::Deck(hero)).len();
    let gap = if l.text > l.k { " " } else { "   " };
    let held = format!("hand {hand}{gap}");
    let drawn = p.text(pos2(x, y), Align2::LEFT_TOP, held, small.clone(), theme::parchment());
    // The deck is life: a hero who must draw and cannot is dead.
    let life = if deck <= 2 { theme::bad() } else { theme::parchment() };
    p.text(pos2(drawn.max.x, y), Align2::LEFT_TOP, format!("deck {deck}"), small.clone(), life);
    y += line;
    let turn = world.resource::<Clock>().active == hero;
    let helps = model.helpers.contains(&hero);
    let word = match (asked, helps, turn) {
        (true, ..) => "to decide",
        (_, true, _) => "can help",
        (.., true) => "on turn",
        _ => "",
    };
    let last = match (asked, helps) {
        (true, _) => color,
        (_, true) => theme::ember(),
        _ => theme::dust(),
    };
    p.text(pos2(x, y), Align2::LEFT_TOP, word, theme::heading(13.5 * l.text), last);
    if asked {
        let tip = pos2(rect.max.x - 5.0 * l.k, y + line * 0.5);
        p.add(bevy_egui::egui::Shape::convex_polygon(
            vec![tip, tip + vec2(-8.0, -7.0) * l.k, tip + vec2(-8.0, 7.0) * l.k],
            color,
            Stroke::NONE,
        ));
    }
    if model.choices.iter().any(|c| c.act == Act::Hero(hero)) {
        ember(p, rect.shrink(1.0), 6.0 * l.k);
    }
}

/// Where the portrait of a small board is drawn.
pub fn portrait_rect(l: &Layout, board: Rect) -> Rect {
    let h = (board.height() - 10.0 * l.k).min(84.0 * l.k);
    Rect::from_min_size(board.min + vec2(10.0, 5.0) * l.k, vec2(h / 1.4, h))
}

fn piles(world: &World, p: &Painter, l: &Layout) {
    let eyes = world.resource::<Model>().eyes();
    let font = theme::body(13.5 * l.text);
    for (rect, pile, word) in [
        (l.deck, PileId::Deck(eyes), "deck"),
        (l.discards, PileId::Discards(eyes), "discarded"),
        (l.buried, PileId::Buried(eyes), "buried"),
        (l.displayed, PileId::Displayed(eyes), "displayed"),
    ] {
        let n = table::pile(world, pile).len();
        if n == 0 {
            p.rect_stroke(rect, 5.0, Stroke::new(1.0, theme::line()), StrokeKind::Inside);
        } else {
            let thin = matches!(pile, PileId::Deck(_)) && n <= 2;
            count(p, rect, n, l, if thin { theme::bad() } else { theme::parchment() });
        }
        write(
            p,
            pos2(rect.center().x, rect.max.y + 2.0 * l.k),
            Align2::CENTER_TOP,
            word,
            font.clone(),
            theme::dust(),
        );
    }
    let def = table::hero_def(world, eyes);
    let at = pos2(l.deck.min.x, l.deck.min.y - 29.0 * l.k);
    theme::seat_mark(p, at + vec2(8.0, 5.0) * l.k, 7.0 * l.k, eyes.0);
    let name = format!("{}'s cards", def.name);
    write(
        p,
        at + vec2(22.0, -4.0) * l.k,
        Align2::LEFT_TOP,
        &name,
        theme::heading(15.0 * l.text),
        theme::seat_color(eyes.0),
    );
}

fn tokens(world: &World, p: &Painter, l: &Layout) {
    let hands = world.resource::<Hands>();
    for h in table::heroes(world) {
        if hands.token == Some(h) {
            continue;
        }
        if let Some((at, r)) = token_spot(world, l, h) {
            let asked = world.resource::<Model>().prompt.as_ref().is_some_and(|q| q.who == h);
            if asked && !setup::placed(world, h) {
                p.circle_stroke(at, r * 1.45, Stroke::new(2.5, theme::ember()));
            }
            token(world, p, h, at, r);
        }
    }
    if let Some(h) = hands.token {
        token(world, p, h, pos2(hands.at.x, hands.at.y), 17.0 * l.k);
    }
}

/// While something is held, what would accept it glows.
fn targets(world: &World, p: &Painter, l: &Layout) {
    let hands = world.resource::<Hands>();
    if let Some(hero) = hands.token {
        for (i, slot) in l.places.iter().enumerate() {
            if drop::walk(world, hero, PlaceId(i as u8)).is_ok() {
                ember(p, slot.all.shrink(2.0), 6.0 * l.k);
            }
        }
    }
    let Some(grab) = hands.card else { return };
    let takes = |on: Spot| drop::meant(world, grab.card, on).is_ok_and(|acts| !acts.is_empty());
    if takes(Spot::Stage) {
        ember(p, l.stage.shrink(3.0), 8.0 * l.k);
    }
    for h in table::heroes(world) {
        if takes(Spot::Board(h))
            && let Some(rect) = l.boards.get(h.0 as usize)
        {
            ember(p, rect.shrink(2.0), 6.0 * l.k);
        }
    }
    let model = world.resource::<Model>();
    if let Some(q) = &model.prompt {
        let at = table::hero(world, q.who).at;
        let explores = model.offered(|a| super::pose::uses_card(a, grab.card));
        if !explores.is_empty()
            && takes(Spot::Place(at))
            && model.check.is_none()
            && let Some(slot) = l.places.get(at.0 as usize)
        {
            ember(p, slot.all.shrink(2.0), 6.0 * l.k);
        }
    }
    if drop::staged_at(model, grab.card).is_some() && takes(Spot::Hand) {
        ember(p, l.hand.shrink(4.0), 8.0 * l.k);
    }
}
