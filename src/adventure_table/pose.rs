//! The target of every card, from its pile, its index and the open question.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy_egui::egui::Rect;

use super::aim::{Aim, mid, send, uses_card};
use super::hands::Hands;
use super::layout::{Layout, TableLayout};
use super::playback::Playback;
use super::{lens, offered, stories};
use crate::adventure_table::face::DeckBack;
use crate::adventure_table::face::FaceKey;
use crate::adventure_table::model::Model;
use crate::kit::card::{Pose, TALL, View};
use crate::kit::frame::{Speed, Viewport};
use crate::kit::pointer::Pointer;
use crate::kit::prefs::Prefs;
use crate::kit::theme::chosen;
use crate::rules::flow::prompt::{Act, Source};
use crate::rules::state::faceup;
use crate::rules::state::ids::{CardId, HeroId, PileId};
use crate::rules::state::table::{self, Index};
use crate::shell::screen::Screen;
use crate::shell::screens::rules::Lookup;
use crate::shell::session::GameSession;

/// The number of a deck's cards that are drawn to show its thickness.
const THICK: usize = 6;

/// Sets the target of every card, location and story card.
pub fn aim(world: &mut World) {
    let at_table = *world.resource::<State<Screen>>().get() == Screen::Table;
    if !at_table || world.resource::<GameSession>().game.is_none() {
        let mut views = world.query::<&mut View>();
        for mut v in views.iter_mut(world) {
            if v.shown || v.travels || v.fx.lit() {
                v.shown = false;
                v.travels = false;
                v.fx.reset();
            }
        }
        return;
    }
    lay(world);
    if world.resource::<Playback>().busy() {
        return;
    }
    let speed = pace(world);
    let layout = world.resource::<TableLayout>().0.clone();
    let aims = cards(world, &layout);
    let hush = std::mem::take(&mut world.resource_mut::<Playback>().hush);
    let entities = world.resource::<Index>().cards.clone();
    for (i, entity) in entities.iter().enumerate() {
        let id = CardId(i as u16);
        let (front, back) = keys(world, id);
        let target = aims.get(&id).copied().unwrap_or_else(|| hidden(world, &layout, id));
        let dealt = hush && matches!(table::card(world, id).pile, PileId::Location(_));
        let pace = if dealt { Speed(0) } else { speed };
        send(world, *entity, front, back, target, pace);
    }
    stories::aim(world, &layout, speed);
}

fn lay(world: &mut World) {
    let size = world.resource::<Lookup>().table(world.resource::<Viewport>().0);
    let folded = world.resource::<Model>().folded;
    let (places, heroes) = {
        let index = world.resource::<Index>();
        (index.places.len(), index.heroes.len())
    };
    if size.x > 1.0 {
        let scale = chosen();
        let size = bevy_egui::egui::vec2(size.x, size.y);
        let layout = lens::look(world, Layout::new(size, places, heroes, folded, scale));
        if world.resource::<TableLayout>().0 != layout {
            world.resource_mut::<TableLayout>().0 = layout;
        }
    }
}

fn keys(world: &World, id: CardId) -> (FaceKey, FaceKey) {
    let card = table::card(world, id);
    let back = match card.pile {
        PileId::Blessings | PileId::Hours => DeckBack::Blessings,
        p if p.hero().is_some() => DeckBack::Hero,
        _ => DeckBack::Location,
    };
    (FaceKey::Card(card.def), FaceKey::Back(back))
}

/// Returns the speed of cards: without animations if nothing shall move.
fn pace(world: &World) -> Speed {
    if world.resource::<Prefs>().reduced_motion { Speed(0) } else { *world.resource::<Speed>() }
}

/// Sets the targets of a deck or pile seen from above: only its last cards are drawn.
fn stack(
    aims: &mut BTreeMap<CardId, Aim>,
    cards: &[CardId],
    rect: Rect,
    face_up: bool,
    level: f32,
    glow: bool,
) {
    let n = cards.len();
    let thick = rect.width() * 0.013;
    // The drawn cards are spread over the deck, so that they show its height.
    let step = n.div_ceil(THICK).max(1);
    for (i, c) in cards.iter().enumerate() {
        let shown = (n - 1 - i).is_multiple_of(step);
        let height = (i as f32).min(16.0) * thick * if face_up { 0.4 } else { 1.0 };
        let at = mid(rect) + Vec2::new(height * 0.35, -height);
        let mut pose = Pose::flat(at, rect.width(), face_up);
        pose.glow = if glow && i + 1 == n { 1.0 } else { 0.0 };
        // The next card is visible when the topmost one is lifted.
        let covered = i + 2 * step < n;
        aims.insert(*c, Aim { covered, ..Aim::at(pose, level + i as f32 * 0.01, shown) });
    }
}

/// Returns the cards that are faceup where they are visible.
pub fn faceup(world: &World, l: &Layout) -> Vec<CardId> {
    let seen = |aim: &Aim| aim.shown && aim.pose.face > 0.5;
    cards(world, l).into_iter().filter(|(_, aim)| seen(aim)).map(|(c, _)| c).collect()
}

fn cards(world: &World, l: &Layout) -> BTreeMap<CardId, Aim> {
    let mut aims = BTreeMap::new();
    let model = world.resource::<Model>();
    let hands = world.resource::<Hands>();
    let eyes = model.eyes();
    let offers = |test: &dyn Fn(&Act) -> bool| model.choices.iter().any(|c| test(&c.act));
    stack(&mut aims, table::pile(world, PileId::Blessings), l.blessings, false, 10.0, false);
    hours(&mut aims, table::pile(world, PileId::Hours), l.gone);
    for p in table::places(world) {
        if let Some(slot) = l.places.get(p.0 as usize) {
            let here = model.prompt.as_ref().is_some_and(|q| table::hero(world, q.who).at == p);
            let glow =
                offers(&|a| *a == Act::Place(p)) || (here && offers(&|a| *a == Act::Explore));
            let cards = table::pile(world, PileId::Location(p));
            stack(&mut aims, cards, slot.deck, false, 20.0, glow);
            // A card left faceup on the deck shows its face (AC-FACE-01).
            for c in faceup::cards(world, p) {
                if let Some(aim) = aims.get_mut(&c) {
                    aim.pose.face = 1.0;
                }
            }
        }
    }
    beside(&mut aims, world, l);
    let choosing = |c: CardId| offers(&|a| *a == Act::Card(c)) || uses(model, c);
    for (pile, rect, up) in [
        (PileId::Deck(eyes), l.deck, false),
        (PileId::Discards(eyes), l.discards, true),
        (PileId::Buried(eyes), l.buried, true),
        (PileId::Displayed(eyes), l.displayed, true),
    ] {
        let cards = table::pile(world, pile);
        let glow = cards.iter().any(|c| choosing(*c));
        stack(&mut aims, cards, rect, up, 30.0, glow);
    }
    hand(&mut aims, world, l, eyes);
    staged(&mut aims, world, l);
    on_stage(&mut aims, world, l);
    offered::aim(&mut aims, world, l);
    if let Some(grab) = &hands.card
        && let Some(aim) = aims.get_mut(&grab.card)
    {
        aim.pose.at = world.resource::<Pointer>().at + grab.off;
        aim.pose.angle = 0.0;
        aim.pose.lift = 1.0;
        aim.level = 90.0;
        aim.shown = true;
    }
    aims
}

/// Places cards displayed next to a location small on its card (AC-PLAY-22), those displayed for
/// everybody on the scenario's (AC-SUPP-03).
fn beside(aims: &mut BTreeMap<CardId, Aim>, world: &World, l: &Layout) {
    let slots = table::places(world).filter_map(|p| {
        let slot = l.places.get(p.0 as usize)?;
        Some((PileId::Beside(p), slot.card))
    });
    for (pile, card) in slots.chain([(PileId::Support, l.scenario)]) {
        let wide = card.width() * 0.52;
        let corner = Vec2::new(card.max.x, card.max.y) - Vec2::new(wide, wide * TALL) * 0.4;
        for (i, c) in table::pile(world, pile).iter().enumerate() {
            let at = corner - Vec2::new(i as f32 * wide * 0.3, 0.0);
            let level = 16.0 + i as f32 * 0.01;
            aims.insert(*c, Aim::at(Pose::flat(at, wide, true), level, true));
        }
    }
}

/// Returns whether a use of a card is offered now.
pub fn uses(model: &Model, card: CardId) -> bool {
    model.choices.iter().any(|c| uses_card(&c.act, card))
}

fn hours(aims: &mut BTreeMap<CardId, Aim>, cards: &[CardId], rect: Rect) {
    let n = cards.len();
    for (i, c) in cards.iter().enumerate() {
        let from_top = n - 1 - i;
        let off = Vec2::new(0.0, from_top.min(2) as f32 * rect.height() * 0.045);
        let mut pose = Pose::flat(mid(rect) + off, rect.width(), true);
        pose.dim = if from_top == 0 { 0.0 } else { 0.35 };
        aims.insert(*c, Aim::at(pose, 10.0 + i as f32 * 0.01, from_top < 3));
    }
}

fn hand(aims: &mut BTreeMap<CardId, Aim>, world: &World, l: &Layout, eyes: HeroId) {
    let model = world.resource::<Model>();
    let hands = world.resource::<Hands>();
    let cards = table::pile(world, PileId::Hand(eyes));
    let asked = model.prompt.is_some();
    for (i, c) in cards.iter().enumerate() {
        let (at, angle) = l.fan(i, cards.len());
        // The hand is facedown while the screen is handed over.
        let mut pose = Pose::flat(Vec2::new(at.x, at.y), l.hand_card, model.curtain.is_none());
        pose.angle = angle;
        pose.lift = 0.15;
        let can = model.choices.iter().any(|o| uses_card(&o.act, *c));
        pose.glow = if can { 0.85 } else { 0.0 };
        pose.dim = if asked && !can { 0.42 } else { 0.0 };
        let mut level = 50.0 + i as f32 * 0.05;
        if model.marked.contains(c) {
            pose.at.y -= 26.0 * l.k;
            pose.glow = 1.0;
        }
        if hands.over == Some(*c) && hands.card.is_none() {
            // The panels draw it enlarged over all texts; here it is only lifted.
            pose.lift = 0.9;
            pose.dim = 0.0;
            level = 80.0;
        }
        aims.insert(*c, Aim::at(pose, level, true));
    }
}

/// Returns the cards played on the check, by anybody, in whatever pile they are meanwhile.
pub fn played(world: &World) -> Vec<CardId> {
    let mut all: Vec<CardId> = Vec::new();
    for h in table::heroes(world) {
        all.extend(table::pile(world, PileId::Aside(h)));
    }
    // A revealed card stays in the hand by the rules, but is shown on the stage. A card that is
    // given to somebody is not.
    if let Some(check) = &world.resource::<Model>().check {
        for play in &check.staged {
            let of = if let Source::Card(c) = play.of { Some(c) } else { None };
            let lies = |c: CardId| table::card(world, c).pile;
            let of = of.filter(|c| matches!(lies(*c), PileId::Hand(_)));
            let taken = play.taken.iter().map(|t| t.0);
            for c in taken.filter(|c| !matches!(lies(*c), PileId::Hand(_))).chain(of) {
                if !all.contains(&c) {
                    all.push(c);
                }
            }
        }
    }
    all
}

/// Places the played cards side by side.
fn staged(aims: &mut BTreeMap<CardId, Aim>, world: &World, l: &Layout) {
    let all = played(world);
    let wide = (l.staged.height() - 22.0 * l.k) / TALL;
    let step = (wide * 1.12).min(l.staged.width() / all.len().max(1) as f32);
    for (i, c) in all.iter().enumerate() {
        let x = l.staged.min.x + wide * 0.5 + step * i as f32;
        let y = l.staged.max.y - wide * TALL * 0.5;
        let pose = Pose::flat(Vec2::new(x, y), wide, true);
        aims.insert(*c, Aim::at(pose, 45.0 + i as f32 * 0.05, true));
    }
}

fn on_stage(aims: &mut BTreeMap<CardId, Aim>, world: &World, l: &Layout) {
    let cards = table::pile(world, PileId::Stage);
    let main = world.resource::<Model>().prompt.as_ref().and_then(|p| p.card);
    let first = main.filter(|c| cards.contains(c)).or(cards.last().copied());
    let mut others = 0;
    for c in cards {
        let (pose, level) = if Some(*c) == first {
            (Pose::flat(mid(l.main), l.main.width(), true), 42.0)
        } else {
            others += 1;
            let x = l.beside.max.x - l.main.width() * 0.22 * others as f32;
            let at = Vec2::new(x, l.stage.min.y + l.main.width() * 0.32);
            (Pose::flat(at, l.main.width() * 0.4, true), 41.0 + others as f32 * 0.01)
        };
        let mut pose = pose;
        pose.lift = 0.25;
        let can = world.resource::<Model>().choices.iter().any(|o| o.act == Act::Card(*c));
        pose.glow = if can { 1.0 } else { 0.0 };
        aims.insert(*c, Aim::at(pose, level, true));
    }
}

/// Returns where a hidden card comes from and goes to.
fn hidden(world: &World, l: &Layout, id: CardId) -> Aim {
    let pile = table::card(world, id).pile;
    let at = match pile.hero() {
        Some(h) => l.boards.get(h.0 as usize).map_or(Vec2::ZERO, |r| mid(*r)),
        None => Vec2::new(l.size.x * 0.5, -140.0 * l.k),
    };
    let up = !matches!(pile, PileId::Deck(_) | PileId::Hand(_));
    let aim = Aim::at(Pose::flat(at, 26.0 * l.k, up), 60.0, false);
    Aim { burns: matches!(pile, PileId::Box(_)), ..aim }
}
