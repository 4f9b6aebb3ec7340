//! The table's panels: what asks, the chronicle, open piles, the inspect view, the menu.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Area, Color32, Id, LayerId, Order, Rect, pos2, vec2};

use super::{Frames, past, seats, stops, texture};
use crate::app::asked;
use crate::app::model::Model;
use crate::campaign::players;
use crate::cards::content::Content;
use crate::cards::printed::HeroDef;
use crate::cards::text;
use crate::cards::words::{Kind, Rank};
use crate::input::steer;
use crate::panels::inspect::Note;
use crate::panels::{ask, chronicle, inspect, menu, pile};
use crate::rules::catalogue;
use crate::rules::flow::past::Journal;
use crate::rules::state::ids::{CardId, HeroId, PileId};
use crate::rules::state::table::Feats;
use crate::rules::state::{sheet, table};
use crate::table::art::FaceKey;
use crate::table::card::View;
use crate::table::face::plain;
use crate::table::hands::Hands;
use crate::table::theatre::Theatre;
use crate::table::{Laid, Speed, drop_hint, focus, paint, pins, stage};

/// Shows everything at the table that is not a card.
pub fn show(world: &mut World, frames: &mut Frames<'_>, size: Vec2) {
    if world.resource::<crate::app::desk::Desk>().game.is_none() {
        return;
    }
    let l = world.resource::<Laid>().0.clone();
    let p = frames.ctx.layer_painter(LayerId::background());
    let content = table::book(world).clone();
    let scale = frames.ctx.pixels_per_point();
    paint::table(world, &p);
    stage::draw(world, &p);
    stage::touch(world, frames);
    pins::draw(world, &p);
    portraits(world, frames, &content, scale);
    held(world, frames, &content, scale);
    drop_hint::draw(world, &frames.ctx.layer_painter(LayerId::new(Order::Tooltip, Id::new("why"))));
    if !past::replay(world, frames, l.ask) {
        ask_panel(world, frames, l.ask);
    }
    chronicle_panel(world, frames, l.chronicle);
    open_pile(world, frames, &content, scale, size);
    fan(world, frames);
    stops::show(world, frames, &content);
    seats::curtain(world, frames, size);
    past::moments(world, frames);
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
    let l = world.resource::<Laid>().0.clone();
    let heroes: Vec<(HeroId, usize, bool)> = table::heroes(world)
        .map(|h| (h, table::hero(world, h).def, table::hero(world, h).alive))
        .collect();
    for (h, def, alive) in heroes {
        let Some(board) = l.boards.get(h.0 as usize) else { continue };
        let rect = paint::portrait_rect(&l, *board);
        let id = texture(world, FaceKey::Hero(def as u16), rect.width() * scale, content);
        let p = frames.ctx.layer_painter(LayerId::background());
        let tint = if alive { Color32::WHITE } else { Color32::from_gray(90) };
        p.image(id, rect, unit(), tint);
        let r = 7.5 * l.k;
        crate::theme::seat_mark(&p, rect.left_bottom() + vec2(r * 0.5, -r * 0.5), r, h.0);
    }
}

fn unit() -> Rect {
    Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0))
}

/// The card under the pointer, large enough to be read, and the card that is held: over all words.
fn held(world: &mut World, frames: &Frames<'_>, content: &std::sync::Arc<Content>, scale: f32) {
    let l = world.resource::<Laid>().0.clone();
    let hands = world.resource::<Hands>();
    let at = pos2(hands.at.x, hands.at.y);
    let (card, grabbed) = match (&hands.card, hands.over) {
        (Some(grab), _) => (grab.card, true),
        (None, Some(over)) => (over, false),
        (None, None) => return,
    };
    let lying = table::card(world, card);
    let in_hand = matches!(lying.pile, PileId::Hand(_) | PileId::Aside(_));
    if !in_hand || world.resource::<Theatre>().busy() {
        return;
    }
    let def = lying.def;
    let entity = world.resource::<table::Index>().cards[card.0 as usize];
    let Some(pose) = world.get::<View>(entity).map(|v| v.to) else { return };
    let wide = if grabbed { 150.0 * l.k } else { 270.0 * l.k };
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
    let can = world
        .resource::<Model>()
        .choices
        .iter()
        .any(|c| crate::table::pose::uses_card(&c.act, card));
    if can {
        paint::ember(&p, rect, 12.0 * l.k);
    }
}

fn ask_panel(world: &mut World, frames: &mut Frames<'_>, rect: Rect) {
    let model = world.resource::<Model>();
    let who = model.prompt.as_ref().map_or(HeroId(0), |q| q.who);
    let name = table::hero_def(world, who).name.clone();
    let can_undo = world.get_resource::<Journal>().is_some_and(|j| !j.decisions.is_empty());
    let busy = world.resource::<Theatre>().busy();
    let player = players::player(world, who).unwrap_or_default();
    let holding = asked::holding(world);
    let for_whom = &stops::for_whom(world);
    let asking = ask::Asking { name: &name, player, busy, can_undo, for_whom, holding };
    frames.panel("ask", rect, |ui, out| ask::show(ui, model, &asking, out));
}

fn chronicle_panel(world: &mut World, frames: &mut Frames<'_>, rect: Rect) {
    let theatre = world.resource::<Theatre>();
    let folded = world.resource::<Model>().folded;
    let face = |c: CardId| FaceKey::Card(table::card(world, c).def);
    frames.panel("chronicle", rect, |ui, out| {
        chronicle::show(ui, &theatre.chronicle, folded, &face, out);
    });
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
        PileId::Deck(_) => ("deck", true),
        PileId::Blessings => ("Blessings deck", true),
        PileId::Hours => ("Hours gone by, the last one first", false),
        PileId::Discards(_) => ("discard pile", false),
        PileId::Buried(_) => ("buried cards", false),
        PileId::Displayed(_) => ("displayed cards", false),
        _ => ("cards", false),
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
        let acts = model.offered(|a| crate::table::pose::uses_card(a, card));
        let marked = model.marked.contains(&card);
        let name = crate::rules::words::card_name(world, card);
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
    frames.dialog("fan", Some(at), |ui, out| ask::fan(ui, model, out));
}

fn inspected(
    world: &mut World,
    frames: &mut Frames<'_>,
    content: &std::sync::Arc<Content>,
    scale: f32,
    size: Vec2,
) {
    let Some(key) = world.resource::<Model>().inspect else { return };
    let wide = ((size.y - 60.0) / 1.4).min(frames.free.width() * 0.5);
    let id = texture(world, key, wide * scale, content);
    let notes = notes(world, content, key);
    let pin = asked::pin_of(world, key);
    frames.shade(size);
    let area = Area::new(Id::new("inspect")).order(Order::Foreground);
    let aside = frames.aside();
    let out = &mut frames.out;
    let shown = area
        .anchor(Align2::CENTER_CENTER, aside)
        .show(frames.ctx, |ui| inspect::show(ui, id, wide, &notes, pin.as_ref(), out));
    steer::view(frames.ctx, shown.response.layer_id);
    frames.reading.extend(shown.inner);
}

/// What stands beside a card that is shown large.
pub(super) fn notes(world: &World, content: &Content, key: FaceKey) -> Vec<Note> {
    let edition = content.pack.edition;
    match key {
        FaceKey::Card(def) => {
            let card = content.card(def);
            let rank = match card.rank {
                Rank::Plain => "",
                Rank::Henchman => "henchman",
                Rank::Villain => "villain",
                Rank::Loot => "loot",
            };
            let side = if card.kind.is_bane() { "defeat bane" } else { "acquire boon" };
            let side = if Kind::SUPPORT.contains(&card.kind) { "" } else { side };
            let mut words: Vec<String> =
                [rank, card.kind.word(), side].map(str::to_owned).into_iter().collect();
            words.extend(text::card_text(content, card).iter().map(plain));
            words.extend(card.traits.iter().map(|t| t.name().to_owned()));
            let mut notes = inspect::meanings(&words.join("\n"), edition);
            let traits: Vec<&str> = card.traits.iter().map(|t| t.name()).collect();
            if !traits.is_empty() && !notes.iter().any(|n| n.title == "traits") {
                notes.extend(inspect::meanings("traits", edition));
            }
            if let Some(note) = notes.iter_mut().find(|n| n.title == "traits")
                && !traits.is_empty()
            {
                note.text = format!("{}. {}", traits.join(", "), note.text);
            }
            notes
        }
        FaceKey::Hero(def) | FaceKey::Role(def, _) => at_table(world, content, def),
        FaceKey::Place(def, _) => {
            let place = table::places(world).find(|p| table::place(world, *p).def == def as usize);
            let mut notes = place.map_or_else(Vec::new, |p| {
                let n = table::pile(world, PileId::Location(p)).len();
                let here: Vec<String> = table::heroes_at(world, p)
                    .into_iter()
                    .map(|h| table::hero_def(world, h).name.clone())
                    .collect();
                let here = if here.is_empty() { "nobody".into() } else { here.join(", ") };
                vec![
                    Note::plain("Its deck", format!("{} left.", crate::rules::words::cards(n))),
                    Note::plain("Heroes here", here),
                ]
            });
            notes.extend(inspect::meanings("explore move close search", edition));
            notes
        }
        FaceKey::Scenario(_) => inspect::meanings("villain henchman", edition),
        FaceKey::Back(_) => Vec::new(),
    }
}

/// The full board of a hero at the table, and where the cards are.
fn at_table(world: &World, content: &Content, def: u16) -> Vec<Note> {
    let Some(hero) = content.heroes.get(def as usize) else { return Vec::new() };
    let who = table::heroes(world).find(|h| table::hero(world, *h).def == def as usize);
    let feats = who.map(|h| table::hero(world, h).feats.clone()).unwrap_or_default();
    let mut notes = board(content, hero, &feats);
    if let Some(h) = who {
        let n = |p: PileId| table::pile(world, p).len();
        let life = format!(
            "hand {}, deck {}, discarded {}, buried {}, displayed {}",
            n(PileId::Hand(h)),
            n(PileId::Deck(h)),
            n(PileId::Discards(h)),
            n(PileId::Buried(h)),
            n(PileId::Displayed(h))
        );
        notes.push(Note::plain("Cards", life));
    }
    notes
}

/// A hero's full board in words: skills with feats, powers, proficiencies, cards list.
pub(super) fn board(content: &Content, hero: &HeroDef, feats: &Feats) -> Vec<Note> {
    let boxes = |checked: u8, all: u8| -> String {
        (0..all).map(|i| if i < checked { "[x]" } else { "[ ]" }).collect()
    };
    let skills: Vec<String> = hero
        .skills
        .iter()
        .enumerate()
        .map(|(i, s)| {
            let checked = feats.skills.get(i).copied().unwrap_or(0);
            let plus = if checked > 0 { format!("+{checked}") } else { String::new() };
            let mut line =
                format!("{} {}{plus}  {}", s.skill.name(), s.die, boxes(checked, s.boxes));
            for (name, plus) in &s.uses {
                line.push_str(&format!("\n      {}: {} +{plus}", name.name(), s.skill.name()));
            }
            line
        })
        .collect();
    let powers: Vec<String> = sheet::powers(hero, feats)
        .map(|(_, p, checked)| plain(&text::hero_power_text(content, p, usize::from(checked))))
        .collect();
    let hand = sheet::hand(hero, feats);
    let hand = format!("{hand}  {}", boxes(feats.hand, sheet::hand_boxes(hero, feats)));
    let proficient: Vec<&str> = hero.proficient.iter().map(|t| t.name()).collect();
    let list: Vec<String> = crate::cards::words::Kind::BOONS
        .iter()
        .map(|k| format!("{} {}", sheet::cards(hero, feats, *k), k.word()))
        .collect();
    let mut notes = vec![
        ruled("Skills", skills.join("\n"), "AC-CHAR-04"),
        ruled("Powers", powers.join("\n\n"), "AC-CHAR-09"),
        ruled("Hand size", hand, "AC-CHAR-12"),
        ruled("Cards list", list.join(", "), "AC-CHAR-16"),
        ruled("Favored card type", hero.favored.words(), "AC-CHAR-15"),
    ];
    if !proficient.is_empty() {
        notes.push(ruled("Proficient with", proficient.join(", "), "AC-CHAR-13"));
    }
    notes
}

/// A paragraph with the rule that says more.
fn ruled(title: &str, text: impl Into<String>, rule: &str) -> Note {
    Note { rules: catalogue::find(rule).into_iter().collect(), ..Note::plain(title, text) }
}
