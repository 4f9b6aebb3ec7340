//! The table's panels: the question, the chronicle, open piles, the enlarged face, the menu.

use bevy::prelude::*;
use bevy_egui::egui::{Color32, Id, LayerId, Order, Rect, Stroke, StrokeKind, pos2, vec2};

use super::hands::Hands;
use super::layout::TableLayout;
use super::panels::{ask, chronicle, fan, menu, pile};
use super::playback::Playback;
use super::screens::{handover, stops};
use super::{boards, drop_hint, focus, offered, paint, pins, place_words, stage};
use crate::adventure_table::aim::uses_card;
use crate::adventure_table::auto_pass;
use crate::adventure_table::face::{FaceKey, texture};
use crate::adventure_table::model::Model;
use crate::adventure_table::screens::large::{HEAD, inspected, portrait};
use crate::adventure_table::spot::staged_at;
use crate::cards::content::Content;
use crate::kernel::campaign::players;
use crate::kit::card::View;
use crate::kit::frame::Speed;
use crate::kit::paint::ember;
use crate::kit::pointer::Pointer;
use crate::kit::theme::{bad, seat_color, seat_mark};
use crate::rules::flow::history::Journal;
use crate::rules::state::ids::{CardId, HeroId, PileId};
use crate::rules::state::table;
use crate::shell::screens::frame::Frames;
use crate::shell::screens::history;
use crate::shell::session::GameSession;

/// Shows everything at the table that is not a card.
pub fn show(world: &mut World, frames: &mut Frames<'_>, size: Vec2) {
    if world.resource::<GameSession>().game.is_none() {
        return;
    }
    let l = world.resource::<TableLayout>().0.clone();
    let p = frames.ctx.layer_painter(LayerId::background());
    let content = table::book(world).clone();
    let scale = frames.ctx.pixels_per_point();
    paint::table(world, &p);
    stage::draw(world, &p);
    stage::touch(world, frames);
    pins::draw(world, &p);
    portraits(world, frames, &content, scale);
    held(world, frames, &content, scale);
    let over = frames.ctx.layer_painter(LayerId::new(Order::Tooltip, Id::new("whole words")));
    place_words::draw_whole(world, &over);
    drop_hint::draw(world, &frames.ctx.layer_painter(LayerId::new(Order::Tooltip, Id::new("why"))));
    if !history::replay(world, frames, l.ask) {
        ask_panel(world, frames, &content, scale, l.ask);
    }
    chronicle_panel(world, frames, &content, scale, l.chronicle);
    open_pile(world, frames, &content, scale, size);
    fan(world, frames);
    stops::show(world, frames, &content);
    handover::show(world, frames, size);
    history::moments(world, frames);
    if world.resource::<Model>().menu {
        frames.shade(size);
        let mut speed = world.resource::<Speed>().0;
        frames.dialog("menu", None, |ui, out| menu::show(ui, &mut speed, out));
        world.resource_mut::<Speed>().0 = speed;
    }
    inspected(world, frames, &content, scale, size);
    focus::show(world, frames);
}

fn portraits(
    world: &mut World,
    frames: &Frames<'_>,
    content: &std::sync::Arc<Content>,
    scale: f32,
) {
    let l = world.resource::<TableLayout>().0.clone();
    let heroes: Vec<(HeroId, usize, bool)> = table::heroes(world)
        .map(|h| (h, table::hero(world, h).def, table::hero(world, h).alive))
        .collect();
    for (h, def, alive) in heroes {
        let Some(board) = l.boards.get(h.0 as usize) else { continue };
        let rect = boards::portrait_rect(&l, *board);
        let id = portrait(world, def, rect.width() * scale, content);
        let p = frames.ctx.layer_painter(LayerId::background());
        let tint = if alive { Color32::WHITE } else { Color32::from_gray(80) };
        p.image(id, rect, HEAD, tint);
        let line = Stroke::new(1.5, seat_color(h.0));
        p.rect_stroke(rect, 3.0, line, StrokeKind::Outside);
        let r = 8.0 * l.k;
        seat_mark(&p, rect.left_bottom() + vec2(r * 0.4, -r * 0.4), r, h.0);
        if !alive {
            let (line, c) = (Stroke::new(3.0 * l.k, bad()), rect.shrink(rect.width() * 0.2));
            p.line_segment([c.left_top(), c.right_bottom()], line);
            p.line_segment([c.right_top(), c.left_bottom()], line);
        }
    }
}

fn unit() -> Rect {
    Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0))
}

/// Draws the hovered card, large enough to be read, and the dragged one, over all texts.
fn held(world: &mut World, frames: &Frames<'_>, content: &std::sync::Arc<Content>, scale: f32) {
    let l = world.resource::<TableLayout>().0.clone();
    let hands = world.resource::<Hands>();
    let at = world.resource::<Pointer>().at;
    let at = pos2(at.x, at.y);
    let (card, grabbed) = match (&hands.card, hands.over) {
        (Some(grab), _) => (grab.card, true),
        (None, Some(over)) => (over, false),
        (None, None) => return,
    };
    let lying = table::card(world, card);
    let in_hand = matches!(lying.pile, PileId::Hand(_) | PileId::Aside(_))
        || staged_at(world.resource::<Model>(), card).is_some()
        || offered::cards(world).contains(&card);
    if !in_hand || world.resource::<Playback>().busy() {
        return;
    }
    let def = lying.def;
    let entity = world.resource::<table::Index>().cards[card.0 as usize];
    let Some(pose) = world.get::<View>(entity).map(|v| v.to) else { return };
    let wide = if grabbed { 150.0 * l.k } else { (270.0 * l.k).min(l.size.y * 0.42) };
    let size = vec2(wide, wide * 1.4);
    let middle = if grabbed { at } else { pos2(pose.at.x, pose.at.y) };
    let mut rect = Rect::from_center_size(middle, size);
    if !grabbed {
        let edge = 6.0 * l.k;
        let low = (l.size.y - edge - rect.max.y).min(0.0);
        let left = (edge - rect.min.x).max(0.0) + (l.size.x - edge - rect.max.x).min(0.0);
        rect = rect.translate(vec2(left, low));
    }
    let id = texture(world, FaceKey::Card(def), wide * scale, content);
    let p = frames.ctx.layer_painter(LayerId::new(Order::Background, Id::new("held")));
    let shade = rect.translate(vec2(4.0, 9.0) * l.k).expand(2.0);
    p.rect_filled(shade, 14.0 * l.k, Color32::from_black_alpha(120));
    p.image(id, rect, unit(), Color32::WHITE);
    let can = world.resource::<Model>().choices.iter().any(|c| uses_card(&c.act, card));
    if can {
        ember(&p, rect, 12.0 * l.k);
    }
}

fn ask_panel(
    world: &mut World,
    frames: &mut Frames<'_>,
    content: &std::sync::Arc<Content>,
    scale: f32,
    rect: Rect,
) {
    let who = world.resource::<Model>().prompt.as_ref().map_or(HeroId(0), |q| q.who);
    let side = ask::PORTRAIT * frames.text;
    let def = table::hero(world, who).def;
    let portrait = (portrait(world, def, side * scale, content), HEAD);
    let model = world.resource::<Model>();
    let name = table::hero_def(world, who).name.clone();
    let can_undo = world.get_resource::<Journal>().is_some_and(|j| !j.decisions.is_empty());
    let busy = world.resource::<Playback>().busy();
    let player = players::player(world, who).unwrap_or_default();
    let holding = auto_pass::holding(world);
    let for_whom = &stops::for_whom(world);
    let turn = table::on_turn(world).filter(|turn| *turn != who);
    let turn = turn.map(|turn| (turn, table::hero_def(world, turn).name.clone()));
    let asking =
        ask::Asking { name: &name, player, portrait, turn, busy, can_undo, for_whom, holding };
    frames.panel("ask", rect, |ui, out| ask::show(ui, model, &asking, out));
}

/// The most cards that are shown beside a line of the chronicle.
const BESIDE: usize = 3;

fn chronicle_panel(
    world: &mut World,
    frames: &mut Frames<'_>,
    content: &std::sync::Arc<Content>,
    scale: f32,
    rect: Rect,
) {
    let playback = world.resource::<Playback>();
    let folded = world.resource::<TableLayout>().folded;
    let face = |c: CardId| FaceKey::Card(table::card(world, c).def);
    let mut hovered = None;
    frames.panel("chronicle", rect, |ui, out| {
        hovered = chronicle::show(ui, &playback.chronicle, folded, &face, out);
    });
    // Shows the cards of the hovered line beside it.
    let Some((faces, y)) = hovered else { return };
    let l = world.resource::<TableLayout>().0.clone();
    let (wide, gap) = (190.0 * frames.text.max(l.k * 0.8), 8.0 * frames.text);
    let tall = wide * 1.4;
    let top = (y - tall / 2.0).clamp(gap, (l.size.y - gap - tall).max(gap));
    let mut right = rect.min.x - gap;
    for key in faces.into_iter().take(BESIDE) {
        let id = texture(world, key, wide * scale, content);
        let p = frames.ctx.layer_painter(LayerId::new(Order::Foreground, Id::new("told")));
        let at = Rect::from_min_size(pos2(right - wide, top), vec2(wide, tall));
        p.rect_filled(
            at.translate(vec2(3.0, 6.0)).expand(2.0),
            10.0,
            Color32::from_black_alpha(130),
        );
        p.image(id, at, unit(), Color32::WHITE);
        right -= wide + gap;
    }
}

fn open_pile(
    world: &mut World,
    frames: &mut Frames<'_>,
    content: &std::sync::Arc<Content>,
    scale: f32,
    size: Vec2,
) {
    let Some(open) = world.resource::<Model>().open else { return };
    let cards: Vec<CardId> = table::pile(world, open).iter().rev().copied().collect();
    let who = open.hero().map(|h| table::hero_def(world, h).name.clone()).unwrap_or_default();
    let (word, hidden) = match open {
        PileId::Deck(_) => (t!("pile-deck"), true),
        PileId::Blessings => (t!("pile-blessings"), true),
        PileId::Hours => (t!("pile-hours"), false),
        PileId::Discards(_) => (t!("pile-discards"), false),
        PileId::Buried(_) => (t!("pile-buried"), false),
        PileId::Displayed(_) => (t!("pile-displayed"), false),
        _ => (t!("pile-cards"), false),
    };
    let title = match who.as_str() {
        "" => format!("{word} ({})", cards.len()),
        who => format!("{who}: {word} ({})", cards.len()),
    };
    let many = world.resource::<Model>().many();
    let mut lying = Vec::new();
    for card in cards {
        if hidden {
            break;
        }
        let face = FaceKey::Card(table::card(world, card).def);
        let texture = texture(world, face, pile::WIDE * frames.text * scale, content);
        let model = world.resource::<Model>();
        let acts = model.offered(|a| uses_card(a, card));
        let marked = model.marked.contains(&card);
        let name = crate::rules::describe::card_name(world, card);
        lying.push(pile::Lying { card, name, texture, face, acts, marked });
    }
    let text = frames.text;
    frames.dialog("pile", None, |ui, out| {
        ui.set_width((size.x * 0.57).min(900.0 * text));
        pile::show(ui, &title, hidden, &lying, many, out);
    });
}

fn fan(world: &mut World, frames: &mut Frames<'_>) {
    let model = world.resource::<Model>();
    if model.fan.is_empty() {
        return;
    }
    let at = pos2(model.fan_at.x, model.fan_at.y) - vec2(160.0, 60.0) * frames.text;
    frames.dialog("fan", Some(at), |ui, out| fan::show(ui, model, out));
}
