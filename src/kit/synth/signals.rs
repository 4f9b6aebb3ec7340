//! Signals as tones: bells, plucked bars, bowed strings, drums. All are in D, so that they
//! harmonize.

use super::kit::{Chance, Mode, Tape, around, below, glide, noise, shaped, struck, swell, tone};
use super::{MELLOW, Wave};

const RATE: f32 = MELLOW as f32;

/// Returns the frequency of a note: half tones above the D below the middle C.
fn note(half_tones: f32) -> f32 {
    146.83 * 2.0_f32.powf(half_tones / 12.0)
}

/// A plucked bar of wood and iron, as of a thumb piano.
fn bar(hz: f32, fall: f32) -> Vec<f32> {
    let modes = [
        (hz, fall, 1.0),
        (hz * 2.0, fall * 0.55, 0.30),
        (hz * 3.01, fall * 0.30, 0.14),
        (hz * 5.42, fall * 0.12, 0.10),
    ];
    struck(RATE, fall * 5.0, 0.006, &modes)
}

/// A bell; its tones stand as in a cast one.
fn cast(hz: f32, fall: f32) -> Vec<f32> {
    let tones: [Mode; 9] = [
        (0.5, 1.0, 0.55),
        (1.0, 0.8, 0.8),
        (1.183, 0.6, 0.55),
        (1.506, 0.42, 0.34),
        (2.0, 0.5, 0.7),
        (2.514, 0.26, 0.22),
        (2.662, 0.24, 0.20),
        (3.011, 0.20, 0.22),
        (4.166, 0.13, 0.14),
    ];
    let modes: Vec<Mode> = tones.iter().map(|(r, f, g)| (hz * r, fall * f, *g)).collect();
    struck(RATE, fall * 4.0, 0.005, &modes)
}

/// A bowed string that swells, with a little life in its pitch.
fn bowed(hz: f32, seconds: f32, rise: f32, fall: f32, bright: f32) -> Vec<f32> {
    let wave = |speed: f32, from: f32| {
        tone(RATE, seconds, bright, move |t| {
            hz * from * (1.0 + 0.0025 * (t * speed).sin() * (t * 3.0).min(1.0))
        })
    };
    let second = wave(27.0, 1.0035);
    let both: Vec<f32> = wave(31.0, 1.0).iter().zip(second).map(|(a, b)| (a + b) * 0.5).collect();
    let lid = (hz * 7.0).min(2600.0);
    shaped(below(both, RATE, lid), RATE, rise, fall)
}

/// A big soft drum.
fn drum(hz: f32, chance: &mut Chance) -> Vec<f32> {
    let skin = tone(RATE, 0.7, 0.3, |t| hz * (1.0 + 0.9 * (-t / 0.03).exp()));
    let mut skin = shaped(skin, RATE, 0.005, 0.13);
    let hand = shaped(below(noise(RATE, 0.2, chance), RATE, 900.0), RATE, 0.003, 0.02);
    for (sum, x) in skin.iter_mut().zip(hand) {
        *sum += x * 0.5;
    }
    skin
}

/// Noise of this brightness, rising and falling.
fn breath(seconds: f32, from: f32, to: f32, chance: &mut Chance) -> Vec<f32> {
    let air = noise(RATE, seconds, chance);
    let air = glide(air, RATE, 1.0, |t| from + (to - from) * (t / seconds));
    shaped(below(air, RATE, 4500.0), RATE, seconds * 0.45, seconds * 0.2)
}

pub(super) fn turn() -> Wave {
    let mut tape = Tape::new(MELLOW, 1.6);
    tape.lay(0.0, -0.15, 0.8, &bar(note(0.0), 0.22));
    tape.lay(0.14, 0.15, 0.7, &bar(note(7.0), 0.26));
    tape.room(0.35, 1.0);
    tape.finish(-25.0)
}

pub(super) fn bell() -> Wave {
    let mut tape = Tape::new(MELLOW, 4.2);
    let mut chance = Chance::new(201);
    tape.lay(0.0, 0.0, 1.0, &cast(note(12.0), 0.95));
    let clapper = shaped(below(noise(RATE, 0.1, &mut chance), RATE, 2500.0), RATE, 0.003, 0.012);
    tape.lay(0.0, 0.0, 0.10, &clapper);
    tape.room(0.4, 1.8);
    tape.finish(-24.0)
}

pub(super) fn explore() -> Wave {
    let mut tape = Tape::new(MELLOW, 1.7);
    let mut chance = Chance::new(211);
    tape.lay(0.0, 0.0, 0.5, &breath(0.45, 500.0, 2200.0, &mut chance));
    tape.lay(0.16, -0.2, 0.6, &bar(note(12.0), 0.2));
    tape.lay(0.27, 0.2, 0.6, &bar(note(14.0), 0.22));
    tape.lay(0.38, 0.0, 0.5, &bar(note(19.0), 0.26));
    tape.room(0.45, 1.2);
    tape.finish(-27.0)
}

pub(super) fn monster() -> Wave {
    let mut tape = Tape::new(MELLOW, 2.0);
    let mut chance = Chance::new(221);
    tape.lay(0.0, -0.1, 0.9, &drum(64.0, &mut chance));
    tape.lay(0.2, 0.1, 1.0, &drum(58.0, &mut chance));
    tape.lay(0.05, -0.2, 0.55, &bowed(note(-12.0), 1.3, 0.35, 0.28, 0.72));
    tape.lay(0.05, 0.2, 0.45, &bowed(note(-11.0), 1.3, 0.4, 0.26, 0.72));
    tape.room(0.3, 1.1);
    tape.finish(-23.0)
}

pub(super) fn menace() -> Wave {
    let mut tape = Tape::new(MELLOW, 4.0);
    let mut chance = Chance::new(231);
    // Three low steps downwards, and a bell at the end.
    for (at, half, long) in [(0.0, -2.0, 0.6), (0.5, -5.0, 0.6), (1.0, -11.0, 1.6)] {
        tape.lay(at, -0.25, 0.8, &bowed(note(half - 12.0), long + 0.6, 0.12, long * 0.5, 0.76));
        tape.lay(at, 0.25, 0.5, &bowed(note(half), long + 0.6, 0.15, long * 0.4, 0.6));
        tape.lay(at, 0.0, 0.9, &drum(54.0, &mut chance));
    }
    tape.lay(1.02, 0.0, 0.35, &cast(note(1.0), 0.7));
    tape.room(0.4, 1.6);
    tape.finish(-22.0)
}

pub(super) fn success() -> Wave {
    let mut tape = Tape::new(MELLOW, 2.2);
    for (at, half, pan) in [(0.0, 12.0, -0.2), (0.10, 16.0, 0.0), (0.20, 19.0, 0.2)] {
        tape.lay(at, pan, 0.7, &bar(note(half), 0.34));
    }
    tape.lay(0.18, 0.0, 0.35, &bowed(note(0.0), 1.2, 0.2, 0.3, 0.45));
    tape.lay(0.18, 0.0, 0.25, &bowed(note(7.0), 1.2, 0.25, 0.3, 0.4));
    tape.room(0.35, 1.2);
    tape.finish(-23.0)
}

pub(super) fn failure() -> Wave {
    let mut tape = Tape::new(MELLOW, 2.0);
    let mut chance = Chance::new(241);
    tape.lay(0.0, -0.1, 0.8, &bowed(note(3.0), 0.7, 0.05, 0.18, 0.6));
    tape.lay(0.22, 0.1, 1.0, &bowed(note(-2.0), 1.1, 0.06, 0.3, 0.62));
    tape.lay(0.22, 0.0, 0.6, &bowed(note(-14.0), 1.1, 0.08, 0.28, 0.66));
    tape.lay(0.22, 0.0, 0.6, &drum(60.0, &mut chance));
    tape.room(0.3, 1.0);
    tape.finish(-24.0)
}

pub(super) fn defeat() -> Wave {
    let mut tape = Tape::new(MELLOW, 2.0);
    let mut chance = Chance::new(251);
    tape.lay(0.0, 0.0, 1.0, &drum(72.0, &mut chance));
    tape.lay(0.02, -0.15, 0.5, &bowed(note(0.0), 1.1, 0.04, 0.3, 0.6));
    tape.lay(0.02, 0.15, 0.5, &bowed(note(7.0), 1.1, 0.05, 0.32, 0.55));
    tape.lay(0.12, 0.0, 0.4, &bowed(note(12.0), 1.0, 0.06, 0.28, 0.5));
    tape.room(0.35, 1.2);
    tape.finish(-24.0)
}

pub(super) fn gain() -> Wave {
    let mut tape = Tape::new(MELLOW, 2.2);
    for (n, half) in [12.0, 16.0, 19.0, 24.0, 28.0].into_iter().enumerate() {
        let n = n as f32;
        tape.lay(0.075 * n, -0.3 + 0.15 * n, 0.75 - 0.07 * n, &bar(note(half), 0.3));
    }
    tape.room(0.45, 1.3);
    tape.finish(-25.0)
}

pub(super) fn lost() -> Wave {
    let mut tape = Tape::new(MELLOW, 1.4);
    tape.lay(0.0, 0.1, 0.6, &bar(note(10.0), 0.2));
    tape.lay(0.13, -0.1, 0.6, &bar(note(7.0), 0.26));
    tape.room(0.35, 0.9);
    tape.finish(-29.0)
}

pub(super) fn heal() -> Wave {
    let mut tape = Tape::new(MELLOW, 2.4);
    let mut chance = Chance::new(261);
    tape.lay(0.0, 0.0, 0.35, &breath(1.0, 700.0, 2600.0, &mut chance));
    for (at, half, pan) in [(0.0, 7.0, -0.3), (0.12, 12.0, 0.3), (0.24, 16.0, 0.0)] {
        tape.lay(at, pan, 0.5, &bowed(note(half), 1.3, 0.4, 0.3, 0.3));
    }
    tape.room(0.5, 1.4);
    tape.finish(-27.0)
}

pub(super) fn affliction() -> Wave {
    let mut tape = Tape::new(MELLOW, 2.6);
    let mut chance = Chance::new(271);
    tape.lay(0.0, 0.0, 0.7, &cast(note(1.0), 0.42));
    tape.lay(0.0, 0.0, 0.3, &cast(note(2.0), 0.3));
    let hiss = around(noise(RATE, 0.9, &mut chance), RATE, 1300.0, 2.0);
    tape.lay(0.05, 0.1, 0.3, &shaped(hiss, RATE, 0.35, 0.16));
    tape.room(0.4, 1.2);
    tape.finish(-26.0)
}

pub(super) fn death() -> Wave {
    let mut tape = Tape::new(MELLOW, 4.2);
    let mut chance = Chance::new(281);
    tape.lay(0.0, 0.0, 0.9, &cast(note(0.0), 0.9));
    tape.lay(0.0, 0.0, 0.9, &drum(50.0, &mut chance));
    tape.lay(0.3, -0.2, 0.6, &bowed(note(-12.0), 2.2, 0.5, 0.5, 0.6));
    tape.lay(0.3, 0.2, 0.5, &bowed(note(-9.0), 2.2, 0.6, 0.5, 0.55));
    tape.room(0.45, 1.8);
    tape.finish(-23.0)
}

/// A chord of horns.
fn horns(tape: &mut Tape, at: f32, long: f32, halves: &[f32]) {
    for (n, half) in halves.iter().enumerate() {
        let pan = -0.4 + 0.8 * n as f32 / (halves.len().max(2) - 1) as f32;
        let horn = bowed(note(*half), long + 0.5, 0.05, long * 0.55, 0.66);
        tape.lay(at, pan, 0.8 / (halves.len() as f32).sqrt(), &horn);
    }
}

pub(super) fn win() -> Wave {
    let mut tape = Tape::new(MELLOW, 4.6);
    let mut chance = Chance::new(291);
    horns(&mut tape, 0.0, 0.22, &[0.0, 7.0, 12.0]);
    horns(&mut tape, 0.22, 0.22, &[0.0, 7.0, 12.0]);
    horns(&mut tape, 0.44, 0.5, &[5.0, 9.0, 17.0]);
    horns(&mut tape, 0.9, 2.2, &[0.0, 7.0, 12.0, 16.0, 19.0]);
    for at in [0.0, 0.44, 0.9] {
        tape.lay(at, 0.0, 0.6, &drum(73.4, &mut chance));
    }
    for (n, half) in [24.0, 28.0, 31.0, 36.0].into_iter().enumerate() {
        let n = n as f32;
        tape.lay(1.0 + 0.09 * n, 0.3 - 0.2 * n, 0.16, &bar(note(half), 0.4));
    }
    tape.room(0.4, 1.7);
    tape.finish(-21.0)
}

pub(super) fn loss() -> Wave {
    let mut tape = Tape::new(MELLOW, 5.0);
    let mut chance = Chance::new(301);
    for (at, half) in [(0.0, 12.0), (0.5, 10.0), (1.0, 8.0), (1.5, 7.0)] {
        tape.lay(at, -0.15, 0.7, &bowed(note(half), 1.5, 0.12, 0.4, 0.45));
        tape.lay(at, 0.2, 0.5, &bowed(note(half - 12.0), 1.5, 0.15, 0.45, 0.55));
    }
    tape.lay(1.5, 0.0, 0.5, &cast(note(0.0), 0.8));
    tape.lay(1.5, 0.0, 0.5, &drum(52.0, &mut chance));
    let wind = breath(3.0, 300.0, 500.0, &mut chance);
    tape.lay(0.6, 0.0, 0.3 * swell(0.3, 0.3, 1.0), &wind);
    tape.room(0.45, 1.8);
    tape.finish(-23.0)
}
