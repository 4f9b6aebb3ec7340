//! The scale of panels and texts: the window's size, times the user's settings.

use std::sync::atomic::{AtomicU32, Ordering};

use bevy_egui::egui::Vec2;

use crate::settings::Settings;

/// The scales of the settings, as factors around 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    /// The scale of panels, buttons and texts.
    pub ui: f32,
    /// The additional scale of texts.
    pub text: f32,
}

impl Default for Scale {
    fn default() -> Self {
        Scale { ui: 1.0, text: 1.0 }
    }
}

impl Scale {
    /// Returns the scales of the settings.
    pub fn of(settings: &Settings) -> Scale {
        Scale { ui: settings.ui_scale.clamp(0.8, 2.0), text: settings.text_scale.clamp(0.8, 1.6) }
    }

    /// Returns the scale of texts and their panels in a window: 1 at 1600 x 900 with the defaults.
    /// It is limited so that a panel can hold a few words.
    pub fn words(self, window: Vec2) -> f32 {
        let base = (window.x / 1600.0).min(window.y / 900.0).clamp(0.85, 3.0);
        let most = (window.x / 620.0).min(window.y / 345.0).max(0.85);
        (base * self.ui * self.text).min(most).max(0.66)
    }
}

/// The current scales.
static WORN: [AtomicU32; 2] =
    [AtomicU32::new(1.0_f32.to_bits()), AtomicU32::new(1.0_f32.to_bits())];

/// Applies the scales of the settings. Returns true if they differ from those before.
pub fn wear_scale(settings: &Settings) -> bool {
    let scale = Scale::of(settings);
    let mut other = false;
    for (worn, now) in WORN.iter().zip([scale.ui, scale.text]) {
        other |= worn.swap(now.to_bits(), Ordering::Relaxed) != now.to_bits();
    }
    other
}

/// Returns the scales of the settings.
pub fn chosen() -> Scale {
    let [ui, text] = &WORN;
    let read = |n: &AtomicU32| f32::from_bits(n.load(Ordering::Relaxed));
    Scale { ui: read(ui), text: read(text) }
}

/// Returns the scale of texts and panels in a window.
pub fn words(window: Vec2) -> f32 {
    chosen().words(window)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_grow_with_the_window_and_with_what_is_chosen_and_never_beyond_a_window() {
        let at = |ui, text, w, h| Scale { ui, text }.words(Vec2::new(w, h));
        assert_eq!(at(1.0, 1.0, 1600.0, 900.0), 1.0);
        assert_eq!(at(1.0, 1.0, 1280.0, 720.0), 0.85);
        assert_eq!(at(1.5, 1.0, 1600.0, 900.0), 1.5);
        assert_eq!(at(1.0, 1.6, 2560.0, 1440.0), 1.6 * 1.6);
        let huge = at(2.0, 1.6, 1280.0, 720.0);
        assert!((2.0..2.1).contains(&huge), "{huge}");
    }
}
