//! Beginning an encounter again: by a key, after a question.

use bevy::prelude::Vec2;
use kernel::campaign::undo::Restart;
use kit::input::{self, Action};
use kit::widgets::{ember_button, plain_button};
use shell::plain_table::Answer;
use shell::screens::frame::Frames;

use crate::model::Fight;

/// Asks whether to begin again once the key for it is pressed, and answers. `can` says whether anything
/// has been decided yet.
pub fn show(
    frames: &mut Frames<'_>,
    fight: &mut Fight,
    size: Vec2,
    can: bool,
    out: &mut Vec<Answer>,
) {
    if can && input::take(frames.ctx, Action::Restart) {
        fight.restarts = true;
    }
    if !fight.restarts {
        return;
    }
    let wide = 380.0 * frames.text;
    frames.shade(size);
    frames.dialog("begin again", None, |ui, _| {
        ui.set_width(wide);
        ui.heading(t!("tactics-restart"));
        ui.label(t!("tactics-restart-about"));
        ui.add_space(8.0);
        for (text, with) in [
            (t!("plain-restart-same"), Restart::SameSeed),
            (t!("plain-restart-new"), Restart::NewSeed),
        ] {
            if plain_button(ui, &text).clicked() {
                out.push(Answer::Restart(with));
                fight.restarts = false;
            }
        }
        ui.add_space(8.0);
        let keep = ember_button(ui, &t!("tactics-restart-keep"), true).clicked();
        if keep || input::take(ui.ctx(), Action::Back) {
            fight.restarts = false;
        }
    });
}
