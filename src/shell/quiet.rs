//! Rest: egui is not told every frame of something that has not changed.

use bevy::prelude::*;
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};

/// Lets a table at rest take next to nothing. `bevy_egui` 0.42 tells egui every frame that the
/// modifier keys have changed, and for each such event egui asks for one frame more, without end.
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
