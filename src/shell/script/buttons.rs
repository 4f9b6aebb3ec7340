//! Finds what panels show, for scripts: buttons by their texts, and every text.

use bevy::prelude::*;
use bevy_egui::egui::Rect;
use bevy_egui::{EguiContext, PrimaryEguiContext};

use crate::kit::notices::Notices;
use crate::kit::widgets::Clickable;
use crate::shell::table_window::table;

/// Returns the clickable widgets of the panels.
pub fn buttons(world: &mut World) -> Vec<(String, Rect)> {
    let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
    let Ok(mut context) = contexts.single_mut(world) else { return Vec::new() };
    let clickable = context.get_mut().data(|data| data.get_temp::<Clickable>(Clickable::id()));
    clickable.unwrap_or_default().0
}

/// Returns the middle of the button with these words: the one whose text is equal, or else the
/// first whose text begins with them, or contains them.
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

/// Returns whether the words are on the screen: in the question, in a notice, in the log, or on a
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

/// Returns the middle of what a script names: after `panel:` the text of a button, else a thing on
/// the table.
pub fn find(world: &mut World, name: &str) -> Option<Vec2> {
    match name.split_once(':') {
        Some(("panel", words)) => button(world, &words.replace('_', " ")),
        _ => table(world).find(world, name),
    }
}
