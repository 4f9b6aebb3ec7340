//! The panels of the table: those of an encounter, or the page of a story beside the plain table's.

use bevy::prelude::*;
use bevy_egui::egui::{Event, Vec2 as Size, vec2};
use kit::frame::Speed;
use kit::prefs::Prefs;
use kit::theme;
use shell::plain_table::{Answer, PlainTable, ask, panels};
use shell::screens::frame::{Frames, Look, framed};
use shell::table_window::Places;
use tactics::rules::state::table;

use crate::card::{Pictures, TALL};
use crate::layout::{Layout, layout};
use crate::model::Fight;
use crate::{between, board, boss, drag, figure, goals, hand, line, player_board, sounds};

/// Returns where the panels lie; `None` without an encounter.
pub fn placed(fight: &Fight, size: Size, text: f32) -> Option<Layout> {
    let view = fight.view.as_ref()?;
    Some(layout(size, text, view.boss.as_ref().is_some_and(|boss| boss.card.is_some())))
}

/// Returns where the shell's panels go.
pub fn places(world: &World, size: Vec2) -> Places {
    let size = vec2(size.x, size.y);
    let text = theme::words(size);
    if let Some(places) = between::places(world, size, text) {
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
    Fight::read(world);
    let pace = f64::from(world.resource::<Speed>().seconds(1.0));
    let still = world.get_resource::<Prefs>().is_some_and(|prefs| prefs.reduced_motion);
    let pace = if still { 0.0 } else { pace };
    let fresh =
        std::mem::take(&mut world.resource_mut::<PlainTable>().bypass_change_detection().fresh);
    sounds::hear(world, &fresh);
    let now = frames.ctx.input(|input| input.time);
    let mut fight = world.resource_mut::<Fight>();
    if frames.ctx.input(|input| input.events.iter().any(is_press)) {
        fight.theatre.skip();
    }
    fight.theatre.hear(fresh, now, pace);
    fight.pace = pace;
    let (size, text) = (vec2(size.x, size.y), frames.text);
    let mut answers = Vec::new();
    if between::show(world, frames, size, &mut answers) {
        frames.out.extend(answers);
        return;
    }
    match placed(world.resource::<Fight>(), size, text) {
        Some(at) => encounter(world, frames, at, &mut answers),
        None => answers = panels::show(frames.ctx, world.resource(), size, text),
    }
    frames.out.extend(answers);
}

/// Returns whether somebody pressed something: that skips what is animated.
fn is_press(event: &Event) -> bool {
    matches!(event, Event::PointerButton { pressed: true, .. } | Event::Key { pressed: true, .. })
}

/// Shows an encounter.
fn encounter(world: &mut World, frames: &Frames<'_>, at: Layout, out: &mut Vec<Answer>) {
    world.resource_scope(|world, mut fight: Mut<Fight>| {
        let fight = fight.bypass_change_detection();
        let Some(view) = fight.view.take() else { return };
        let old = fight.dropped;
        let wide = at.hand.height() / TALL;
        let pictures = Pictures::new(world, &view, fight.enlarged.take(), (wide, frames.text));
        let plain = world.resource::<PlainTable>();
        let (ctx, panel) = (frames.ctx, Look::panel(frames.text));
        let bare = Look {
            margin: 0.0,
            line: 0.0,
            fill: bevy_egui::egui::Color32::TRANSPARENT,
            ..Look::panel(frames.text)
        };
        framed(ctx, "tactics-line", at.line, &bare, |ui| line::show(ui, fight, &view));
        framed(ctx, "tactics-board", at.board, &bare, |ui| {
            board::show(ui, world, fight, plain, out);
        });
        framed(ctx, "tactics-left", at.left, &panel, |ui| match figure::looked_at(fight) {
            Some(who) => figure::show(ui, world, who),
            None => {
                goals::show(ui, &view);
                panels::happened(ui, plain);
            }
        });
        if at.boss.height() > 1.0 {
            framed(ctx, "tactics-boss", at.boss, &panel, |ui| boss::show(ui, &view, &pictures));
        }
        framed(ctx, "tactics-ask", at.ask, &panel, |ui| ask::show(ui, plain, out));
        let asked = plain.question.as_ref().and_then(|question| question.who);
        if let Some(hero) = fight.hero(&view, asked).cloned() {
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
        fight.view = Some(view);
    });
}
