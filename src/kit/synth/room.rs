//! The background of the room: a crackling fire, and wind from the sea. A seamless loop.

use std::f32::consts::TAU;

use super::kit::{Chance, Filter, Tape, around, noise, shaped};
use super::{MELLOW, Wave};

const RATE: f32 = MELLOW as f32;
/// Its length in seconds.
const LONG: f32 = 14.0;

/// A slow wave with this many periods in the loop, so that its end meets its beginning.
fn tide(t: f32, times: f32, from: f32) -> f32 {
    0.5 + 0.5 * (TAU * (t * times / LONG + from)).sin()
}

/// Applies a moving filter to looped noise: the filter's state at the beginning is that at the end.
fn round(air: &[f32], q: f32, hz: impl Fn(f32) -> f32) -> Vec<f32> {
    let mut filter = Filter::new(RATE, hz(0.0), q);
    let mut out = Vec::with_capacity(air.len());
    for lap in 0..2_u8 {
        for (i, x) in air.iter().enumerate() {
            if i % 32 == 0 {
                filter.tune(hz(i as f32 / RATE));
            }
            let through = filter.step(*x);
            if lap == 1 {
                out.push(through.low);
            }
        }
    }
    out
}

pub(super) fn room() -> Wave {
    let mut chance = Chance::new(401);
    let mut tape = Tape::new(MELLOW, LONG);
    // The wind: two airs, left and right, that swell at different times.
    for (side, from) in [(-0.6, 0.0), (0.6, 0.37)] {
        let air = noise(RATE, LONG, &mut chance);
        let wind = round(&air, 1.1, |t| 170.0 + 240.0 * tide(t, 2.0, from) * tide(t, 3.0, 0.2));
        let wind: Vec<f32> = wind
            .iter()
            .enumerate()
            .map(|(i, x)| x * (0.35 + 0.65 * tide(i as f32 / RATE, 2.0, from)))
            .collect();
        tape.lay_round(0.0, side, 0.5, &wind);
    }
    // The fire: a low breath, and embers that snap.
    let air = noise(RATE, LONG, &mut chance);
    let fire = round(&air, 0.7, |t| 300.0 + 160.0 * tide(t, 5.0, 0.1));
    tape.lay_round(0.0, 0.1, 0.35, &fire);
    let mut at = 0.0;
    while at < LONG {
        let hz = chance.within(900.0, 3600.0);
        let snap = shaped(noise(RATE, 0.05, &mut chance), RATE, 0.001, chance.within(0.002, 0.007));
        let strong = chance.within(0.0, 1.0).powi(3);
        let pan = 0.1 + chance.signed() * 0.3;
        tape.lay_round(at, pan, 0.08 + 0.6 * strong, &around(snap, RATE, hz, 1.0));
        // The embers come in flurries.
        let calm = 0.03 + 0.33 * tide(at, 3.0, 0.6);
        at += calm * chance.within(0.2, 1.6);
    }
    tape.finish_round(-33.0)
}
