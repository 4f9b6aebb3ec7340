//! Captions of sounds: short lines in brackets, stacked in a corner, fading.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{Color32, CornerRadius, Id, LayerId, Order, Rect, TextStyle, pos2, vec2};
use bevy_egui::{EguiContext, PrimaryEguiContext};

use super::bus::Bus;
use crate::kit::prefs::Prefs;
use crate::kit::synth::Sound;
use crate::kit::theme;

/// The seconds for which a line is shown.
const STANDS: f32 = 3.2;
/// The seconds of its fade at the end.
const FADES: f32 = 0.5;
/// The most lines at once.
const MOST: usize = 5;

/// A caption.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Line {
    /// Its sound.
    pub sound: Sound,
    /// How often it sounded.
    pub times: u32,
    /// The time at which it disappears, in seconds of the window.
    pub until: f32,
}

/// The visible captions.
#[derive(Resource, Clone, Debug, Default)]
pub struct Captions {
    /// The captions, the oldest first.
    pub lines: Vec<Line>,
    /// The messages for sounds that mean something of their own in a family of games.
    pub meanings: BTreeMap<Sound, &'static str>,
}

/// Returns whether a sound has a caption: not feedback to one's own input, and of thrown dice only
/// one, not each impact.
pub fn written(sound: Sound) -> bool {
    !matches!(sound, Sound::Button | Sound::Lift | Sound::Knock | Sound::Settle)
}

impl Captions {
    /// Returns the caption of a sound: `[a bell]`.
    pub fn words(&self, sound: Sound) -> String {
        match self.meanings.get(&sound) {
            Some(id) => t!(*id),
            None => t!(&format!("sound-{}", sound.name())),
        }
    }

    /// Adds a sound at this time.
    pub fn hear(&mut self, sound: Sound, then: f32) {
        if !written(sound) {
            return;
        }
        self.clear(then);
        let until = then + STANDS;
        if let Some(line) = self.lines.iter_mut().find(|l| l.sound == sound) {
            line.times += 1;
            line.until = until;
            return;
        }
        // Sounds of the table give way to signals.
        if self.lines.len() >= MOST {
            let table = self.lines.iter().position(|l| Bus::of(l.sound) != Bus::Signals);
            self.lines.remove(table.unwrap_or(0));
        }
        self.lines.push(Line { sound, times: 1, until });
    }

    /// Removes expired lines.
    pub fn clear(&mut self, now: f32) {
        self.lines.retain(|l| l.until > now);
    }
}

/// Shows the captions above the lower left corner.
pub(super) fn show(world: &mut World) {
    if world.resource::<Captions>().lines.is_empty() {
        return;
    }
    let now = world.resource::<Time<Real>>().elapsed_secs();
    let plain = world.resource::<Prefs>().reduced_motion;
    let mut captions = world.resource_mut::<Captions>();
    captions.clear(now);
    let lines: Vec<(Line, String)> =
        captions.lines.iter().map(|line| (*line, captions.words(line.sound))).collect();
    let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
    let Ok(mut context) = contexts.single_mut(world) else { return };
    let ctx = context.get_mut().clone();
    // While there is a caption, another frame is needed to remove it.
    world.write_message(RequestRedraw);
    let p = ctx.layer_painter(LayerId::new(Order::Tooltip, Id::new("captions")));
    let screen = ctx.content_rect();
    let size = ctx.global_style().text_styles.get(&TextStyle::Body).map_or(16.0, |f| f.size);
    let mut low = screen.max.y - size * 1.4;
    for (line, mut text) in lines.into_iter().rev() {
        let strength = if plain { 1.0 } else { ((line.until - now) / FADES).clamp(0.0, 1.0) };
        if line.times > 1 {
            text.push_str(&format!(" ×{}", line.times));
        }
        let ink = Color32::WHITE.gamma_multiply(strength);
        let words = p.layout_no_wrap(text, theme::body(size * 1.05), ink);
        let at = pos2(screen.min.x + size, low - words.size().y);
        let ground = Rect::from_min_size(at, words.size()).expand2(vec2(size * 0.5, size * 0.18));
        let dark = Color32::from_black_alpha((225.0 * strength) as u8);
        p.rect_filled(ground, CornerRadius::same(5), dark);
        p.galley(at, words, ink);
        low = ground.min.y - size * 0.3;
    }
}
