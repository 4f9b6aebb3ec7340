//! The texts on the small boards of heroes, and at the piles of the viewed hero.

use bevy::prelude::*;
use bevy_egui::egui::{
    Align2, Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, pos2, vec2,
};

use super::layout::Layout;
use crate::adventure_table::model::Model;
use crate::adventure_table::screens::board::THIN;
use crate::cards::vocabulary::Kind;
use crate::kernel::campaign::players;
use crate::kit::paint::{count, ember, rows, write};
use crate::kit::theme::{self, Sign};
use crate::rules::flow::prompt::Act;
use crate::rules::setup;
use crate::rules::state::ids::{HeroId, PileId};
use crate::rules::state::table;

/// Returns the number of a hero's scourges.
pub fn scourges(world: &World, hero: HeroId) -> usize {
    let displayed = table::pile(world, PileId::Displayed(hero));
    displayed.iter().filter(|c| table::printed(world, **c).kind == Kind::Scourge).count()
}

/// Returns where the portrait of a small board is drawn: a square.
pub fn portrait_rect(l: &Layout, board: Rect) -> Rect {
    let side = (board.height() - 10.0 * l.k).min(board.width() * 0.34).min(72.0 * l.text.max(l.k));
    Rect::from_min_size(board.min + vec2(10.0, 5.0) * l.k, vec2(side, side))
}

/// Draws every board, and the piles.
pub fn draw(world: &World, p: &Painter, l: &Layout) {
    for h in table::heroes(world) {
        board(world, p, l, h);
    }
    piles(world, p, l);
}

fn board(world: &World, p: &Painter, l: &Layout, hero: HeroId) {
    let Some(rect) = l.boards.get(hero.0 as usize).copied() else { return };
    let model = world.resource::<Model>();
    let who = table::hero(world, hero);
    let asked = model.prompt.as_ref().is_some_and(|q| q.who == hero);
    let turn = who.alive && table::on_turn(world) == Some(hero);
    let color = theme::seat_color(hero.0);
    let round = 6.0 * l.k;
    if asked {
        p.rect_filled(rect, round, color.gamma_multiply(0.17));
        p.rect_stroke(rect, round, Stroke::new(2.5 * l.k.max(0.8), color), StrokeKind::Inside);
    } else if model.eyes() == hero {
        p.rect_stroke(rect, round, Stroke::new(1.2, color), StrokeKind::Inside);
    }
    let bar = Rect::from_min_size(rect.min, vec2(5.0 * l.k, rect.height()));
    p.rect_filled(bar, 2.0, if who.alive { color } else { theme::line() });
    let portrait = portrait_rect(l, rect);
    if !who.alive {
        let cross = Stroke::new(3.0 * l.k, theme::bad());
        let c = portrait.shrink(portrait.width() * 0.15);
        p.line_segment([c.left_top(), c.right_bottom()], cross);
        p.line_segment([c.right_top(), c.left_bottom()], cross);
    }
    let x = portrait.max.x + 7.0 * l.k;
    let wide = rect.max.x - x - 4.0 * l.k;
    words(world, p, l, hero, (pos2(x, rect.min.y + 3.0 * l.k), wide, rect.height() - 5.0 * l.k));
    if turn {
        pennant(p, pos2(rect.max.x, rect.min.y), l, color);
    }
    if asked {
        let (tip, r) = (rect.right_center() - vec2(4.0, 0.0) * l.k, 8.0 * l.k);
        let back = tip - vec2(r, 0.0);
        let points = vec![tip, back + vec2(0.0, r * 0.9), back - vec2(0.0, r * 0.9)];
        p.add(Shape::convex_polygon(points, color, Stroke::NONE));
    }
    if model.choices.iter().any(|c| c.act == Act::Hero(hero)) {
        ember(p, rect.shrink(1.0), round);
    }
}

/// Draws a pennant at the corner of the active hero's board.
fn pennant(p: &Painter, corner: Pos2, l: &Layout, color: Color32) {
    let r = 15.0 * l.k;
    let points = vec![corner - vec2(r, 0.0), corner, corner + vec2(0.0, r)];
    p.add(Shape::convex_polygon(points, color, Stroke::NONE));
}

/// Draws the name, player, location, card counts and status of a hero, in as many rows as fit.
fn words(world: &World, p: &Painter, l: &Layout, hero: HeroId, room: (Pos2, f32, f32)) {
    let (from, wide, tall) = room;
    let who = table::hero(world, hero);
    let line = 16.5 * l.text;
    let mut left = ((tall - 19.0 * l.text) / line + 0.25).floor() as i32;
    let mut y = from.y;
    let ink = if who.alive { theme::parchment() } else { theme::dust() };
    let name = &table::hero_def(world, hero).name;
    let player = players::player(world, hero);
    let mut title = rows(p, name, theme::heading(15.5 * l.text), ink, wide, 1);
    if title.elided {
        // The first name is enough; in two rows if there is room.
        let two = left >= 5 || (left >= 4 && player.is_none());
        title = if two {
            left -= 1;
            rows(p, name, theme::heading(15.0 * l.text), ink, wide, 2)
        } else {
            let first = name.split(' ').next().unwrap_or(name);
            rows(p, first, theme::heading(15.5 * l.text), ink, wide, 1)
        };
    }
    let h = title.size().y;
    p.galley(pos2(from.x, y), title, ink);
    y += h;
    let small = theme::body(13.5 * l.text);
    let row = |text: &str, color: Color32, y: &mut f32, bold: bool| {
        let font = if bold { theme::heading(13.5 * l.text) } else { small.clone() };
        let galley = rows(p, text, font, color, wide, 1);
        p.galley(pos2(from.x, *y), galley, color);
        *y += line;
    };
    let color = theme::seat_color(hero.0);
    if !who.alive {
        row(&t!("table-died"), theme::bad(), &mut y, true);
        return;
    }
    let status = status(world, hero);
    // Counts are most important, then the status, the location, and the player.
    let (stated, placed, named) = (left >= 2, left >= 3, left >= 4);
    if let Some(player) = player
        && named
    {
        row(player, color, &mut y, true);
    }
    if placed {
        let at = match setup::placed(world, hero) {
            true => table::place_def(world, who.at).name.clone(),
            false => t!("table-waits"),
        };
        row(&at, theme::dust(), &mut y, false);
    }
    counts(world, p, l, hero, pos2(from.x, y));
    y += line;
    if let Some((word, color)) = status.filter(|_| stated) {
        row(&word, color, &mut y, true);
    }
}

/// Returns what a hero is doing: asked, able to help, on turn.
fn status(world: &World, hero: HeroId) -> Option<(String, Color32)> {
    let model = world.resource::<Model>();
    if model.prompt.as_ref().is_some_and(|q| q.who == hero) {
        Some((t!("table-to-decide"), theme::seat_color(hero.0)))
    } else if model.helpers.contains(&hero) {
        Some((t!("table-can-help"), theme::ember()))
    } else if table::on_turn(world) == Some(hero) {
        Some((t!("table-on-turn"), theme::dust()))
    } else {
        None
    }
}

/// Draws a small picture and a number each for hand, deck, scourges and other displayed cards.
fn counts(world: &World, p: &Painter, l: &Layout, hero: HeroId, at: Pos2) {
    let n = |pile: PileId| table::pile(world, pile).len();
    let size = 14.0 * l.text;
    let mid = at.y + size * 0.62;
    let mut x = at.x;
    let number = |x: &mut f32, n: usize, color: Color32| {
        let font = theme::heading(size);
        let r = p.text(pos2(*x, mid), Align2::LEFT_CENTER, n.to_string(), font, color);
        *x = r.max.x + size * 0.7;
    };
    hand_icon(p, pos2(x + size * 0.6, mid), size, theme::dust());
    x += size * 1.35;
    number(&mut x, n(PileId::Hand(hero)), theme::parchment());
    // A hero who must draw from an empty deck dies.
    let deck = n(PileId::Deck(hero));
    let thin = deck <= THIN;
    let life = if thin { theme::bad() } else { theme::parchment() };
    deck_icon(p, pos2(x + size * 0.4, mid), size, if thin { life } else { theme::dust() });
    x += size * 1.05;
    number(&mut x, deck, life);
    if thin {
        theme::sign(p, pos2(x - size * 0.1, mid), size * 0.42, Sign::Warn);
        x += size * 0.75;
    }
    let scourges = scourges(world, hero);
    if scourges > 0 {
        theme::sign(p, pos2(x + size * 0.3, mid), size * 0.36, Sign::Bad);
        x += size * 0.85;
        number(&mut x, scourges, theme::bad());
    }
    let shown = n(PileId::Displayed(hero)) - scourges;
    if shown > 0 {
        let card = Rect::from_center_size(pos2(x + size * 0.4, mid), vec2(0.62, 0.86) * size);
        p.rect_stroke(card, 1.5, Stroke::new(1.2, theme::link()), StrokeKind::Inside);
        x += size * 0.95;
        number(&mut x, shown, theme::parchment());
    }
}

/// Draws three cards in a fan.
fn hand_icon(p: &Painter, at: Pos2, size: f32, color: Color32) {
    let foot = at + vec2(0.0, size * 0.5);
    for turn in [-0.42_f32, 0.0, 0.42] {
        let up = vec2(turn.sin(), -turn.cos()) * size;
        let side = vec2(turn.cos(), turn.sin()) * size * 0.2;
        let points = vec![
            foot + up * 0.1 - side,
            foot + up * 0.95 - side,
            foot + up * 0.95 + side,
            foot + up * 0.1 + side,
        ];
        p.add(Shape::convex_polygon(
            points,
            color,
            Stroke::new(1.0, Color32::from_black_alpha(220)),
        ));
    }
}

/// Draws a stack of cards.
fn deck_icon(p: &Painter, at: Pos2, size: f32, color: Color32) {
    let card = Rect::from_center_size(at, vec2(0.58, 0.82) * size);
    for off in [0.14, 0.0, -0.14] {
        let r = card.translate(vec2(-off, off) * size);
        p.rect(
            r,
            1.5,
            color,
            Stroke::new(1.0, Color32::from_black_alpha(220)),
            StrokeKind::Outside,
        );
    }
}

fn piles(world: &World, p: &Painter, l: &Layout) {
    let eyes = world.resource::<Model>().eyes();
    let all = [
        (l.deck, PileId::Deck(eyes), t!("table-deck")),
        (l.discards, PileId::Discards(eyes), t!("table-discarded")),
        (l.buried, PileId::Buried(eyes), t!("table-buried")),
        (l.displayed, PileId::Displayed(eyes), t!("table-displayed")),
    ];
    // A text that is wider than its pile would overlap the next; all have the size of the longest.
    let free = if l.discards.min.y > l.deck.max.y { 20.0 * l.text } else { 6.0 * l.k };
    let mut font = theme::body(13.5 * l.text);
    let longest = all
        .iter()
        .map(|(_, _, word)| rows(p, word, font.clone(), theme::dust(), f32::INFINITY, 1).size().x)
        .fold(1.0_f32, f32::max);
    font.size *= ((l.deck.width() + free) / longest).min(1.0);
    for (rect, pile, word) in all {
        let n = table::pile(world, pile).len();
        if n == 0 {
            p.rect_stroke(rect, 5.0, Stroke::new(1.0, theme::line()), StrokeKind::Inside);
        } else {
            let thin = matches!(pile, PileId::Deck(_)) && n <= THIN;
            count(p, rect, n, l.text, if thin { theme::bad() } else { theme::parchment() });
            if thin {
                let r = 10.0 * l.text;
                theme::sign(p, rect.right_top() + vec2(-r, r), r, Sign::Warn);
            }
        }
        let at = pos2(rect.center().x, rect.max.y + 2.0 * l.k);
        write(p, at, Align2::CENTER_TOP, &word, font.clone(), theme::dust());
    }
    let r = 7.0 * l.text;
    let at = pos2(l.deck.min.x + r * 1.2, l.deck.min.y - r * 2.2 - 4.0 * l.k);
    theme::seat_mark(p, at, r, eyes.0);
    let at = at + vec2(r * 1.9, 0.0);
    let name = &table::hero_def(world, eyes).name;
    let first = name.split(' ').next().unwrap_or(name);
    // The text has the room beside the hand.
    let room = l.hand.min.x - at.x - 2.0 * l.k;
    let font = theme::heading(15.0 * l.text);
    let color = theme::seat_color(eyes.0);
    let wide = |words: &str| rows(p, words, font.clone(), color, f32::INFINITY, 1).size().x;
    let all = [t!("table-cards-of", name = name.as_str()), t!("table-cards-of", name = first)];
    let words = all.into_iter().find(|words| wide(words) <= room);
    let words = words.or_else(|| Some(first.to_owned()).filter(|words| wide(words) <= room));
    let Some(words) = words else { return };
    write(p, at, Align2::LEFT_CENTER, &words, font, color);
}
