//! Reduces redraws: egui is not sent an event every frame about something that has not changed.

use bevy::prelude::*;
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};

/// Lets an idle table take almost no CPU. `bevy_egui` 0.42 sends egui an event every frame that the
/// modifier keys have changed, and for each such event egui requests another frame, without end.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        leave_out_what_is_old
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass),
    );
}

fn leave_out_what_is_old(mut inputs: Query<&mut EguiInput>, mut last: Local<egui::Modifiers>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            egui::Event::ModifiersChanged(now) => std::mem::replace(&mut *last, *now) != *now,
            _ => true,
        });
    }
}
