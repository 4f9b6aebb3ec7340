//! Sound cues that are read: short lines in brackets, stacked in a corner, fading.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{Color32, CornerRadius, Id, LayerId, Order, Rect, TextStyle, pos2, vec2};
use bevy_egui::{EguiContext, PrimaryEguiContext};

use super::bus::Bus;
use crate::kit::prefs::Prefs;
use crate::kit::synth::Sound;
use crate::kit::theme;

/// How many seconds a line stands.
const STANDS: f32 = 3.2;
/// How many of them it fades.
const FADES: f32 = 0.5;
/// So many lines at once.
const MOST: usize = 5;

/// A sound that is read.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Line {
    /// Which.
    pub sound: Sound,
    /// How often it sounded.
    pub times: u32,
    /// Until when it stands, in seconds of the window.
    pub until: f32,
}

/// The lines that stand.
#[derive(Resource, Clone, Debug, Default)]
pub struct Captions {
    /// The oldest first.
    pub lines: Vec<Line>,
    /// The messages for sounds that mean something of their own in a family of games.
    pub meanings: BTreeMap<Sound, &'static str>,
}

/// Whether a sound is written: not those that only say that the hand did what it did, and of a
/// throw the dice once, not each of their knocks.
pub fn written(sound: Sound) -> bool {
    !matches!(sound, Sound::Button | Sound::Lift | Sound::Knock | Sound::Settle)
}

impl Captions {
    /// Returns the words for a sound: `[a bell]`.
    pub fn words(&self, sound: Sound) -> String {
        match self.meanings.get(&sound) {
            Some(id) => t!(*id),
            None => t!(&format!("sound-{}", sound.name())),
        }
    }

    /// A sound is heard then.
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
        // What is heard on the table gives way to what it means.
        if self.lines.len() >= MOST {
            let table = self.lines.iter().position(|l| Bus::of(l.sound) != Bus::Signals);
            self.lines.remove(table.unwrap_or(0));
        }
        self.lines.push(Line { sound, times: 1, until });
    }

    /// Lines whose time is over go.
    pub fn clear(&mut self, now: f32) {
        self.lines.retain(|l| l.until > now);
    }
}

/// Writes them above the lower left corner.
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
    // As long as one stands there is a frame to come, in which it goes.
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
