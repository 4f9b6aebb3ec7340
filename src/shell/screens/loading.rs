//! The progress bar of tasks that take longer than a moment: card faces that are being painted.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Id, LayerId, Order, Rect, pos2, vec2};

use super::frame::Frames;
use crate::kit::art::Art;
use crate::kit::theme;

/// The seconds before progress is shown.
const MOMENT: f32 = 0.15;
/// With fewer pictures than this, no progress is shown.
const FEW: usize = 4;

/// The duration of the current task, and the largest number of pictures that it had to do.
#[derive(Resource, Default)]
pub struct Loading {
    since: f32,
    most: usize,
}

impl Loading {
    /// Updates the progress: `left` pictures are to be done after `dt` more seconds. Returns how
    /// many of how many are done, once the task has taken longer than a moment.
    fn count(&mut self, left: usize, dt: f32) -> Option<(usize, usize)> {
        if left == 0 {
            *self = Loading::default();
            return None;
        }
        self.since += dt.clamp(0.0, MOMENT);
        self.most = self.most.max(left);
        (self.since > MOMENT && self.most >= FEW).then_some((self.most - left, self.most))
    }
}

/// Shows the progress at the lower edge of the window.
pub fn show(world: &mut World, frames: &Frames<'_>, window: Vec2) {
    let left = world.get_resource::<Art>().map_or(0, Art::waiting);
    let dt = world.resource::<Time<Real>>().delta_secs();
    let mut loading = world.resource_mut::<Loading>();
    let Some((done, all)) = loading.bypass_change_detection().count(left, dt) else { return };
    let text = frames.text;
    let p = frames.ctx.layer_painter(LayerId::new(Order::Tooltip, Id::new("loading")));
    let size = vec2(230.0, 22.0) * text;
    let rect = Rect::from_min_size(
        pos2(window.x - size.x - 10.0 * text, window.y - size.y - 8.0 * text),
        size,
    );
    p.rect_filled(rect, 4.0 * text, theme::panel_fill());
    let part = done as f32 / all.max(1) as f32;
    let bar = Rect::from_min_size(
        pos2(rect.min.x, rect.max.y - 3.0 * text),
        vec2(rect.width() * part, 3.0 * text),
    );
    p.rect_filled(bar, 0.0, theme::dust());
    let words = t!("window-painting", done = done, all = all);
    let font = theme::body(13.0 * text);
    p.text(rect.center(), Align2::CENTER_CENTER, words, font, theme::dust());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_takes_longer_than_a_moment_is_told() {
        let mut loading = Loading::default();
        assert_eq!(loading.count(20, 0.1), None);
        assert_eq!(loading.count(14, 0.1), Some((6, 20)));
        assert_eq!(loading.count(30, 0.1), Some((0, 30)));
        assert_eq!(loading.count(0, 0.1), None);
        // A few more pictures: nobody waits for them.
        for _ in 0..9 {
            assert_eq!(loading.count(3, 0.1), None);
        }
    }
}
