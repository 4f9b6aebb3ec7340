//! The panels of the table: those of an encounter, or the page of a story beside the plain table's.

use bevy::prelude::*;
use bevy_egui::egui::{Color32, Context, Event, Key, Rect, ScrollArea, Vec2 as Size, vec2};
use kernel::ids::SeatId;
use kit::frame::Speed;
use kit::input::{Action, pressed};
use kit::prefs::Prefs;
use kit::theme;
use shell::plain_table::standee::WALK;
use shell::plain_table::{Answer, PlainTable, ask, panels};
use shell::screens::frame::{Frames, Look, framed};
use shell::table_window::Places;
use tactics::ground::Side;
use tactics::rules::describe;
use tactics::rules::fight_view::{BossFace, FightView, revealed};
use tactics::rules::state::ids::FighterId;
use tactics::rules::state::table;

use crate::card::Pictures;
use crate::layout::{Layout, layout};
use crate::model::Fight;
use crate::playback::Pace;
use crate::{
    beats, between, board, boss, drag, figure, goals, hand, line, player_board, restart, sounds,
    told,
};

/// How long a figure walks from square to square while it is told, in seconds at normal speed.
const STEP: f32 = 0.11;
/// The share of its panel that objectives and rules take at most, once the chronicle is long.
const GOALS: f32 = 0.64;
/// The height of the chronicle's heading, of one of its sentences, and of the least that it shows of them,
/// in points at usual size. A list that scrolls is never lower than the last.
const HEAD: f32 = 34.0;
const LINE: f32 = 36.0;
const FEWEST: f32 = 80.0;

/// Returns where the panels lie; `None` without an encounter.
pub fn placed(fight: &Fight, size: Size, text: f32) -> Option<Layout> {
    let view = fight.view.as_ref()?;
    let card = view.boss.as_ref().is_some_and(|boss| boss.card.is_some());
    let told = fight.playback.holds() && fight.playback.told.card.is_some();
    let board = fight.boards.iter().flatten().last();
    let board = board.map_or((0, 0), |board| board.size);
    let board = vec2(f32::from(board.0), f32::from(board.1));
    Some(layout(size, text, board, told || card))
}

/// Returns where the shell's panels go.
pub fn places(world: &World, size: Vec2) -> Places {
    let size = vec2(size.x, size.y);
    let text = theme::words(size);
    let over = world.resource::<Fight>().is_over;
    if let Some(places) = between::places(world, size, text).filter(|_| !over) {
        return places;
    }
    match placed(world.resource::<Fight>(), size, text) {
        Some(at) => Places { size, ask: at.ask, chronicle: at.left, stage: at.board },
        None => {
            let [left, middle, right] = panels::places(size, text);
            Places { size, ask: right, chronicle: left, stage: middle }
        }
    }
}

/// Shows the table.
pub fn show(world: &mut World, frames: &mut Frames<'_>, size: Vec2) {
    hear(world, frames.ctx);
    let (size, text) = (vec2(size.x, size.y), frames.text);
    let mut answers = Vec::new();
    let over = world.resource::<Fight>().is_over;
    if !over && between::show(world, frames, size, &mut answers) {
        frames.out.extend(answers);
        return;
    }
    match placed(world.resource::<Fight>(), size, text) {
        Some(at) => encounter(world, frames, at, &mut answers),
        None => answers = panels::show(frames.ctx, world.resource(), size, text),
    }
    frames.out.extend(answers);
}

/// Takes what has happened since, and lets what is animated go on.
fn hear(world: &mut World, ctx: &Context) {
    let changed = Fight::read(world);
    let speed = *world.resource::<Speed>();
    let prefs = world.get_resource::<Prefs>();
    let still = prefs.is_some_and(|prefs| prefs.reduced_motion);
    let second = if still { 0.0 } else { f64::from(speed.seconds(1.0)) };
    let pace = Pace { second, step: prefs.is_some_and(|prefs| prefs.step) };
    let fresh =
        std::mem::take(&mut world.resource_mut::<PlainTable>().bypass_change_detection().fresh);
    sounds::hear(world, &fresh);
    let fight = world.resource::<Fight>();
    let mut acting = fight.playback.acting;
    let asked = fight.view.as_ref().is_some_and(|view| view.boss.is_some());
    let is_enemy = |id: FighterId| {
        table::fighters(world).any(|fighter| fighter.id == id && fighter.side == Side::Enemies)
    };
    let mut beats = beats::beats(&fresh, &mut acting, asked, &is_enemy);
    if !pace.step {
        beats::shorten(&mut beats);
    }
    let now = ctx.input(|input| input.time);
    let mut fight = world.resource_mut::<Fight>();
    let fight = fight.bypass_change_detection();
    fight.playback.acting = acting;
    if !fresh.is_empty() {
        let [before, after] = &fight.boards;
        fight.playback.hear(beats, (before.as_ref(), after.as_ref()), pace);
        if fight.is_over {
            fight.playback.ends();
        }
    } else if changed {
        fight.playback.finish();
    }
    if sends_on(ctx, fight.told_at) {
        fight.playback.go_on(now);
    }
    if fight.playback.pass(now) | fight.leave() {
        ctx.request_repaint();
    }
    // A figure that is shown on its way goes from square to square as fast as it is told.
    let shown = fight.playback.board().is_some();
    let mut plain = world.resource_mut::<PlainTable>();
    let walk = if shown { STEP } else { WALK };
    plain.bypass_change_detection().walk = if still { 0.0 } else { speed.seconds(walk) };
}

/// Returns whether somebody pressed something: that sends on what is animated. A button of the panel that
/// tells of enemies says itself what it does.
fn sends_on(ctx: &Context, told: Option<Rect>) -> bool {
    let press = |event: &Event| match event {
        Event::PointerButton { pressed: true, pos, .. } => {
            !told.is_some_and(|at| at.contains(*pos))
        }
        Event::Key { pressed: true, key, .. } => !matches!(key, Key::Tab),
        _ => false,
    };
    ctx.input(|input| input.events.iter().any(press))
        || [Action::Press, Action::Obvious, Action::Back].into_iter().any(|a| pressed(ctx, a))
}

/// Shows an encounter.
fn encounter(world: &mut World, frames: &mut Frames<'_>, at: Layout, out: &mut Vec<Answer>) {
    world.resource_scope(|world, mut fight: Mut<Fight>| {
        let fight = fight.bypass_change_detection();
        let Some(view) = fight.view.take() else { return };
        // Nothing is asked while it is told what enemies do.
        let holds = fight.playback.holds();
        let asked = world.resource::<PlainTable>().question.as_ref().and_then(|q| q.who);
        let held = match holds {
            true => world.resource_mut::<PlainTable>().bypass_change_detection().question.take(),
            false => None,
        };
        fight.told_at = holds.then_some(at.ask);
        shown(world, fight, &view, frames, at, (asked, out));
        if held.is_some() {
            world.resource_mut::<PlainTable>().bypass_change_detection().question = held;
        }
        fight.view = Some(view);
    });
}

/// Returns the boss card that is shown: that of what is told, else the one under way.
fn boss_of(world: &World, fight: &Fight, view: &FightView) -> Option<BossFace> {
    if !fight.playback.holds() {
        return view.boss.clone();
    }
    let told = &fight.playback.told;
    let under_way = view.boss.as_ref();
    let Some(card) = told.card else { return under_way.cloned() };
    let same = under_way.filter(|boss| boss.card.as_ref().is_some_and(|face| face.card == card));
    same.cloned().or_else(|| Some(revealed(world, told.turn.or(told.acting)?, card)))
}

/// Shows the panels of an encounter.
fn shown(
    world: &mut World,
    fight: &mut Fight,
    view: &FightView,
    frames: &mut Frames<'_>,
    at: Layout,
    (asked, out): (Option<SeatId>, &mut Vec<Answer>),
) {
    let old = fight.dropped;
    let boss = boss_of(world, fight, view);
    let text = frames.text;
    let held = fight.hero(view, asked).map_or(0, |hero| hero.hand.len());
    let wide = hand::card_width(at.hand, held, text);
    let of_boss = boss.as_ref().map(|boss| (boss, boss::width(at.boss)));
    let enlarged = fight.enlarged.take();
    let pictures = Pictures::new(world, view, enlarged, (wide, text), of_boss);
    if fight.playback.holds() {
        let acts = fight.playback.told.acting.or(fight.playback.told.turn);
        let acts = acts.map(|id| describe::fighter(world, id)).unwrap_or_default();
        let before = world.resource::<Prefs>().step;
        let mut step = before;
        framed(frames.ctx, "tactics-told", at.ask, &Look::panel(text), |ui| {
            told::show(ui, fight, &mut step, &acts);
        });
        if step != before {
            world.resource_mut::<Prefs>().step = step;
            fight.playback.step(step);
        }
    }
    let plain = world.resource::<PlainTable>();
    let (ctx, panel) = (frames.ctx, Look::panel(text));
    let bare = Look { margin: 0.0, line: 0.0, fill: Color32::TRANSPARENT, ..Look::panel(text) };
    framed(ctx, "tactics-line", at.line, &bare, |ui| line::show(ui, fight, view));
    framed(ctx, "tactics-board", at.board, &bare, |ui| {
        board::show(ui, world, fight, plain, out);
    });
    let looked_at = figure::looked_at(fight).filter(|_| !fight.is_over);
    framed(ctx, "tactics-left", at.left, &panel, |ui| match looked_at {
        Some(who) => figure::show(ui, world, &mut fight.seen, (who, asked)),
        None => {
            // Long rules scroll, and leave room for what happened.
            let whole = ui.available_height();
            let is_quiet = fight.playback.holds() || plain.happened.is_empty();
            let lines = (plain.happened.len() as f32 * LINE).max(FEWEST);
            let tall = match is_quiet {
                true => whole,
                false => (whole - (HEAD + lines) * text).max(whole * GOALS),
            };
            let goals = ScrollArea::vertical().id_salt("tactics-goals").max_height(tall);
            goals.auto_shrink([false, true]).show(ui, |ui| {
                goals::show(ui, fight, plain, view, &pictures);
            });
            // What is being told is not told beforehand, and before the first event there is nothing to tell.
            if !is_quiet {
                panels::happened(ui, plain);
            }
        }
    });
    if let Some(boss) = boss.filter(|_| at.boss.height() > 1.0) {
        framed(ctx, "tactics-boss", at.boss, &panel, |ui| {
            boss::show(ui, fight, plain, &boss, &pictures);
        });
    }
    if !fight.playback.holds() {
        framed(ctx, "tactics-ask", at.ask, &panel, |ui| ask::show(ui, plain, out));
    }
    if let Some(hero) = fight.hero(view, asked).cloned() {
        let hero = &hero;
        framed(ctx, "tactics-hero", at.hero, &panel, |ui| {
            let there = (ui.max_rect(), drag::Onto::PlayerBoard);
            drag::answer(world, fight, plain, there, out);
            player_board::show(ui, table::book(world), fight, plain, &pictures, hero, out);
        });
        framed(ctx, "tactics-hand", at.hand, &bare, |ui| {
            hand::show(ui, fight, plain, &pictures, hero, out);
        });
    }
    // What was dropped anywhere else goes back to the hand.
    fight.dropped = fight.dropped.filter(|drop| old != Some(*drop));
    let (can, size) = (plain.undo.0, ctx.content_rect().size());
    restart::show(frames, fight, Vec2::new(size.x, size.y), can, out);
}
