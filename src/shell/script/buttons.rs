//! What panels show, for scripts: buttons by their words, and every text.

use bevy::prelude::*;
use bevy_egui::egui::Rect;
use bevy_egui::{EguiContext, PrimaryEguiContext};

use crate::kit::notices::Notices;
use crate::kit::widgets::Clickable;
use crate::shell::table_window::table;

/// What panels let be clicked.
pub fn buttons(world: &mut World) -> Vec<(String, Rect)> {
    let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
    let Ok(mut context) = contexts.single_mut(world) else { return Vec::new() };
    let kept = context.get_mut().data(|data| data.get_temp::<Clickable>(Clickable::id()));
    kept.unwrap_or_default().0
}

/// The middle of what a panel calls so: the same words, or else the first that begins with them,
/// or has them.
pub fn button(world: &mut World, words: &str) -> Option<Vec2> {
    let words = words.to_lowercase();
    let all: Vec<(String, Rect)> =
        buttons(world).into_iter().map(|(text, rect)| (text.to_lowercase(), rect)).collect();
    let by = |test: &dyn Fn(&str) -> bool| all.iter().find(|(text, _)| test(text));
    by(&|t| t == words)
        .or_else(|| by(&|t| t.starts_with(&words)))
        .or_else(|| by(&|t| t.contains(&words)))
        .map(|(_, rect)| Vec2::new(rect.center().x, rect.center().y))
}

/// Whether the words stand on the screen: in the question, in a notice, in what happened, or on a
/// button.
pub fn says(world: &mut World, words: &str) -> bool {
    let words = words.to_lowercase();
    let has = |text: &str| text.to_lowercase().contains(&words);
    table(world).texts(world).iter().any(|text| has(text))
        || world
            .resource::<Notices>()
            .list
            .iter()
            .any(|n| has(&n.text) || n.rule.as_ref().is_some_and(|r| has(r)))
        || buttons(world).iter().any(|(text, _)| has(text))
}

/// The middle of what a script names: `panel:WORDS_OF_IT` what a panel calls so, anything else a thing
/// on the table.
pub fn find(world: &mut World, name: &str) -> Option<Vec2> {
    match name.split_once(':') {
        Some(("panel", words)) => button(world, &words.replace('_', " ")),
        _ => table(world).find(world, name),
    }
}
