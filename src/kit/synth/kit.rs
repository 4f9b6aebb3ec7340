//! The building blocks of sounds: noise, filters, envelopes, resonators, and a room.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use super::Wave;

/// A random generator that is the same on every machine.
pub(super) struct Chance(u32);

impl Chance {
    pub fn new(seed: u32) -> Chance {
        Chance(seed.wrapping_mul(0x9e37_79b9) ^ 0x5bd1_e995 | 1)
    }

    /// Returns a number from -1 to 1.
    pub fn signed(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        (self.0 >> 8) as f32 / (1 << 23) as f32 - 1.0
    }

    /// Returns a number between two others.
    pub fn within(&mut self, low: f32, high: f32) -> f32 {
        low + (self.signed() * 0.5 + 0.5) * (high - low)
    }
}

/// A sound under construction: parts are mixed into it.
pub(super) struct Tape {
    pub rate: f32,
    pub frames: Vec<[f32; 2]>,
}

impl Tape {
    pub fn new(rate: u32, seconds: f32) -> Tape {
        let rate = rate as f32;
        Tape { rate, frames: vec![[0.0; 2]; (rate * seconds) as usize] }
    }

    /// Mixes a part into it: at a time, position from left (-1) to right (1), strength. What goes
    /// past the end is cut off.
    pub fn lay(&mut self, at: f32, pan: f32, gain: f32, part: &[f32]) {
        let from = (at * self.rate) as usize;
        let [left, right] = sides(pan);
        for (frame, x) in self.frames.iter_mut().skip(from).zip(part) {
            frame[0] += x * gain * left;
            frame[1] += x * gain * right;
        }
    }

    /// Mixes a part into a loop: what goes past the end continues at the beginning.
    pub fn lay_round(&mut self, at: f32, pan: f32, gain: f32, part: &[f32]) {
        let (from, len) = ((at * self.rate) as usize, self.frames.len().max(1));
        let [left, right] = sides(pan);
        for (i, x) in part.iter().enumerate() {
            if let Some(frame) = self.frames.get_mut((from + i) % len) {
                frame[0] += x * gain * left;
                frame[1] += x * gain * right;
            }
        }
    }

    /// Adds reverb; `wet` is its share.
    pub fn room(&mut self, wet: f32, seconds: f32) {
        let mut room = Room::new(self.rate, seconds);
        for frame in &mut self.frames {
            let echo = room.step((frame[0] + frame[1]) * 0.5);
            *frame = [frame[0] + echo[0] * wet, frame[1] + echo[1] * wet];
        }
    }

    /// Returns the sound at this loudness, without an offset, silent at both ends.
    pub fn finish(mut self, loud: f32) -> Wave {
        steady(&mut self.frames, self.rate);
        self.trim();
        soft_ends(&mut self.frames, self.rate);
        let wave = Wave { rate: self.rate as u32, frames: self.frames };
        wave.scaled(loud)
    }

    /// Returns a loop at this loudness.
    pub fn finish_round(self, loud: f32) -> Wave {
        Wave { rate: self.rate as u32, frames: self.frames }.scaled(loud)
    }

    /// Cuts off a silent end.
    fn trim(&mut self) {
        let peak = self.frames.iter().flatten().fold(0.0_f32, |most, x| most.max(x.abs()));
        let heard = |f: &[f32; 2]| f[0].abs().max(f[1].abs()) > peak * 0.002;
        let last = self.frames.iter().rposition(heard).map_or(0, |at| at + 1);
        let rest = (self.rate * 0.012) as usize;
        self.frames.truncate((last + rest).min(self.frames.len()));
    }
}

/// Returns the gain of a part on each side.
fn sides(pan: f32) -> [f32; 2] {
    let angle = (pan.clamp(-1.0, 1.0) + 1.0) * FRAC_PI_2 / 2.0;
    [angle.cos(), angle.sin()]
}

/// Removes inaudibly low frequencies, and the offset.
fn steady(frames: &mut [[f32; 2]], rate: f32) {
    for side in 0..2 {
        let mut filter = Filter::new(rate, 28.0, 0.7);
        for frame in frames.iter_mut() {
            if let Some(x) = frame.get_mut(side) {
                *x = filter.step(*x).high;
            }
        }
    }
}

/// Fades the first moment in and the last one out.
fn soft_ends(frames: &mut [[f32; 2]], rate: f32) {
    let (rise, fall) = ((rate * 0.0015) as usize, (rate * 0.02) as usize);
    let len = frames.len();
    for (i, frame) in frames.iter_mut().enumerate() {
        let up = (i as f32 / rise.max(1) as f32).min(1.0);
        let down = ((len - 1 - i) as f32 / fall.max(1) as f32).min(1.0);
        let gain = hump(up) * hump(down);
        frame[0] *= gain;
        frame[1] *= gain;
    }
}

/// Returns a smooth curve from 0 to 1.
fn hump(x: f32) -> f32 {
    0.5 - 0.5 * (x.clamp(0.0, 1.0) * PI).cos()
}

/// Returns noise of this length.
pub(super) fn noise(rate: f32, seconds: f32, chance: &mut Chance) -> Vec<f32> {
    (0..(rate * seconds) as usize).map(|_| chance.signed()).collect()
}

/// Applies an envelope to a part: seconds to its peak, and until a third is left.
pub(super) fn shaped(mut part: Vec<f32>, rate: f32, rise: f32, fall: f32) -> Vec<f32> {
    for (i, x) in part.iter_mut().enumerate() {
        *x *= swell(i as f32 / rate, rise, fall);
    }
    tapered(part)
}

/// Fades out the last fifth of a part, so that its end is not cut off.
fn tapered(mut part: Vec<f32>) -> Vec<f32> {
    let (len, last) = (part.len(), part.len() / 5);
    for (i, x) in part.iter_mut().skip(len - last).enumerate() {
        *x *= hump(1.0 - (i + 1) as f32 / last as f32);
    }
    part
}

/// Returns the value at a time of an envelope that rises and decays.
pub(super) fn swell(t: f32, rise: f32, fall: f32) -> f32 {
    if t < rise { hump(t / rise) } else { (-(t - rise) / fall).exp() }
}

/// A two-pole filter whose frequency can change while it runs.
pub(super) struct Filter {
    rate: f32,
    g: f32,
    k: f32,
    state: [f32; 2],
}

/// The outputs of a filter.
pub(super) struct Through {
    pub low: f32,
    pub band: f32,
    pub high: f32,
}

impl Filter {
    /// Creates a filter for a frequency; `q` is its narrowness, 0.7 for plain.
    pub fn new(rate: f32, hz: f32, q: f32) -> Filter {
        let mut filter = Filter { rate, g: 0.0, k: 1.0 / q, state: [0.0; 2] };
        filter.tune(hz);
        filter
    }

    pub fn tune(&mut self, hz: f32) {
        self.g = (PI * hz.clamp(10.0, self.rate * 0.45) / self.rate).tan();
    }

    pub fn step(&mut self, x: f32) -> Through {
        let [one, two] = self.state;
        let h = 1.0 / (1.0 + self.g * (self.g + self.k));
        let high = (x - (self.g + self.k) * one - two) * h;
        let band = self.g * high + one;
        let low = self.g * band + two;
        self.state = [self.g * high + band, self.g * band + low];
        Through { low, band: band * self.k, high }
    }
}

/// Applies a low-pass filter.
pub(super) fn below(part: Vec<f32>, rate: f32, hz: f32) -> Vec<f32> {
    let mut filter = Filter::new(rate, hz, 0.7);
    part.into_iter().map(|x| filter.step(x).low).collect()
}

/// Applies a band-pass filter.
pub(super) fn around(part: Vec<f32>, rate: f32, hz: f32, q: f32) -> Vec<f32> {
    glide(part, rate, q, |_| hz)
}

/// Applies a band-pass filter whose frequency depends on the time in seconds.
pub(super) fn glide(part: Vec<f32>, rate: f32, q: f32, hz: impl Fn(f32) -> f32) -> Vec<f32> {
    let mut filter = Filter::new(rate, hz(0.0), q);
    let mut out = Vec::with_capacity(part.len());
    for (i, x) in part.into_iter().enumerate() {
        if i % 16 == 0 {
            filter.tune(hz(i as f32 / rate));
        }
        out.push(filter.step(x).band);
    }
    out
}

/// A mode of a resonator: frequency, seconds until a third is left, strength.
pub(super) type Mode = (f32, f32, f32);

/// Returns the sound of a struck resonator; `soft` is the length of the blow in seconds.
pub(super) fn struck(rate: f32, seconds: f32, soft: f32, modes: &[Mode]) -> Vec<f32> {
    let mut out = vec![0.0; (rate * seconds) as usize];
    for (hz, fall, gain) in modes.iter().filter(|m| m.0 < rate * 0.4) {
        let step = TAU * hz / rate;
        // A decaying rotation is cheaper than a sine for each sample.
        let (turn_x, turn_y) = (step.cos(), step.sin());
        let less = (-1.0 / (fall * rate)).exp();
        let (mut x, mut y) = (*gain, 0.0);
        for slot in &mut out {
            *slot += y;
            (x, y) = ((x * turn_x - y * turn_y) * less, (x * turn_y + y * turn_x) * less);
        }
    }
    for (i, x) in out.iter_mut().take((soft * rate) as usize).enumerate() {
        *x *= hump(i as f32 / (soft * rate));
    }
    tapered(out)
}

/// Returns a steady tone with overtones, each a little weaker than the last: `bright` 0 is a sine,
/// 1 a reed. Its frequency may depend on the time.
pub(super) fn tone(rate: f32, seconds: f32, bright: f32, hz: impl Fn(f32) -> f32) -> Vec<f32> {
    let mut phase = 0.0_f32;
    let len = (rate * seconds) as usize;
    let mut out = Vec::with_capacity(len);
    for i in 0..len {
        let now = hz(i as f32 / rate);
        phase = (phase + now / rate).fract();
        let (mut gain, mut sum, mut all) = (1.0, 0.0, 0.0);
        for n in 1..=12_u8 {
            let n = f32::from(n);
            if now * n > rate * 0.4 || gain < 0.01 {
                break;
            }
            sum += (TAU * phase * n).sin() * gain;
            all += gain;
            gain *= bright;
        }
        out.push(sum / all.max(1.0));
    }
    out
}

/// A reverb: eight walls that reflect the sound to each other, each time with a little less treble.
pub(super) struct Room {
    lines: Vec<(Vec<f32>, usize, f32, f32)>,
}

impl Room {
    /// Creates a reverb whose sound takes this many seconds to decay.
    pub fn new(rate: f32, seconds: f32) -> Room {
        let walls = [0.0297, 0.0371, 0.0411, 0.0437, 0.0533, 0.0617, 0.0683, 0.0797];
        let lines = walls.iter().map(|wall| {
            let back = 10.0_f32.powf(-3.0 * wall / seconds);
            (vec![0.0; ((wall * rate) as usize).max(1)], 0, 0.0, back)
        });
        Room { lines: lines.collect() }
    }

    /// Returns the next reflected sample of each side.
    pub fn step(&mut self, x: f32) -> [f32; 2] {
        let mut echoes = [0.0_f32; 8];
        for (echo, (line, at, _, _)) in echoes.iter_mut().zip(&self.lines) {
            *echo = line.get(*at).copied().unwrap_or_default();
        }
        // Every wall receives from all others (a Householder reflection, which keeps the energy).
        let all = echoes.iter().sum::<f32>() / 4.0;
        for (echo, (line, at, dull, back)) in echoes.iter().zip(&mut self.lines) {
            *dull += ((echo - all) * *back - *dull) * 0.55;
            if let Some(slot) = line.get_mut(*at) {
                *slot = x * 0.35 + *dull;
            }
            *at = (*at + 1) % line.len();
        }
        let [a, b, c, d, e, f, g, h] = echoes;
        [a - c + e - g, b - d + f - h]
    }
}
