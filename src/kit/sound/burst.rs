//! Reduces many simultaneous sounds to one gesture.

use super::Heard;
use super::bus::{self, Bus};
use crate::kit::synth::Sound;

/// Returns the sounds for all of this at once: several cards become one deal, equal sounds one
/// sound, and signals follow each other.
pub fn burst(sounds: &[Sound]) -> Vec<Heard> {
    let count = |of: &[Sound]| sounds.iter().filter(|s| of.contains(s)).count();
    let cards = [Sound::Lay, Sound::Slide];
    let many = count(&cards) > 2;
    let mut out: Vec<Heard> = Vec::new();
    let (mut signal, mut paper) = (0.0, 0.0);
    for sound in sounds {
        let sound = if many && cards.contains(sound) { Sound::Deal } else { *sound };
        if (many || !cards.contains(&sound)) && out.iter().any(|h| h.sound == sound) {
            continue;
        }
        let mut heard = Heard::from(sound);
        match Bus::of(sound) {
            Bus::Signals => {
                heard.after = signal;
                signal += 0.28;
            }
            _ => {
                heard.after = paper;
                paper += 0.07;
            }
        }
        out.push(heard);
    }
    // If there are too many, the least important are left out; the order stays.
    while out.len() > MOST {
        let least = out.iter().map(|h| bus::weight(h.sound)).min();
        let Some(at) = out.iter().rposition(|h| Some(bus::weight(h.sound)) == least) else { break };
        out.remove(at);
    }
    out
}

/// The most sounds of a burst.
const MOST: usize = 4;
