//! Wood, bone and iron: dice on the table, tokens, doors and locks, blows.

use super::kit::{Chance, Mode, Tape, around, below, glide, noise, shaped, struck, swell, tone};
use super::{CRISP, Wave};

const RATE: f32 = CRISP as f32;

/// A blow on a table of thick wood; `size` 1 is a die.
fn wood(chance: &mut Chance, size: f32, hard: f32) -> Vec<f32> {
    let plank = [
        (232.0, 0.050, 1.0),
        (396.0, 0.036, 0.8),
        (664.0, 0.024, 0.55),
        (1085.0, 0.014, 0.42 * hard),
        (1790.0, 0.008, 0.30 * hard),
        (2650.0, 0.005, 0.16 * hard),
    ];
    let modes: Vec<Mode> = plank
        .iter()
        .map(|(hz, fall, gain)| (hz * chance.within(0.94, 1.06) / size, fall * size, *gain))
        .collect();
    let mut all = struck(RATE, 0.3 * size, 0.0012, &modes);
    let click = shaped(noise(RATE, 0.03, chance), RATE, 0.0008, 0.0024);
    let click = below(around(click, RATE, 1900.0 / size, 0.6), RATE, 4200.0);
    for (sum, x) in all.iter_mut().zip(click) {
        *sum += x * 1.1 * hard;
    }
    all
}

/// Two dice that touch.
fn bone(chance: &mut Chance) -> Vec<f32> {
    let hz = chance.within(1500.0, 2300.0);
    let modes = [(hz, 0.008, 0.7), (hz * 1.62, 0.005, 0.4), (hz * 2.3, 0.003, 0.2)];
    let mut all = struck(RATE, 0.06, 0.001, &modes);
    for (sum, x) in all.iter_mut().zip(noise(RATE, 0.06, chance)) {
        *sum += x * 0.02 * sum.abs();
    }
    below(all, RATE, 3600.0)
}

pub(super) fn knock(form: u32) -> Wave {
    let mut chance = Chance::new(101 + form);
    let mut tape = Tape::new(CRISP, 0.4);
    let size = 0.86 + 0.055 * form as f32;
    tape.lay(0.0, 0.0, 1.0, &wood(&mut chance, size, 1.0));
    tape.room(0.12, 0.3);
    tape.finish(-22.0)
}

pub(super) fn rattle(form: u32) -> Wave {
    let mut chance = Chance::new(111 + form);
    let mut tape = Tape::new(CRISP, 0.7);
    // The hand is shaken to and fro, and each time the dice meet.
    let mut at = 0.02;
    while at < 0.52 {
        let shake = (at * 11.0 * std::f32::consts::TAU / 2.0).sin().abs();
        let gain = 0.25 + 0.75 * shake * chance.within(0.6, 1.0);
        let pan = chance.signed() * 0.3;
        tape.lay(at, pan, gain, &bone(&mut chance));
        at += chance.within(0.018, 0.05);
    }
    let palm = below(noise(RATE, 0.55, &mut chance), RATE, 700.0);
    tape.lay(0.0, 0.0, 0.10, &shaped(palm, RATE, 0.2, 0.2));
    tape.finish(-28.0)
}

pub(super) fn settle(form: u32) -> Wave {
    let mut chance = Chance::new(121 + form);
    let mut tape = Tape::new(CRISP, 0.6);
    let (mut at, mut gap, mut gain) = (0.0, 0.085, 0.9);
    for _ in 0..5 {
        let size = chance.within(0.8, 0.95);
        tape.lay(at, chance.signed() * 0.2, gain, &wood(&mut chance, size, 0.6));
        at += gap;
        gap *= 0.68;
        gain *= 0.62;
    }
    tape.room(0.1, 0.3);
    tape.finish(-26.0)
}

pub(super) fn step() -> Wave {
    let mut chance = Chance::new(131);
    let mut tape = Tape::new(CRISP, 0.5);
    tape.lay(0.0, -0.2, 0.55, &wood(&mut chance, 0.62, 0.35));
    tape.lay(0.13, 0.15, 0.9, &wood(&mut chance, 0.7, 0.4));
    tape.room(0.08, 0.25);
    tape.finish(-26.0)
}

pub(super) fn door() -> Wave {
    let mut chance = Chance::new(141);
    let mut tape = Tape::new(CRISP, 1.7);
    // The door swings, falls shut, and the latch drops.
    let swing = noise(RATE, 0.35, &mut chance);
    let swing = below(glide(swing, RATE, 0.8, |t| 260.0 + 900.0 * t), RATE, 1600.0);
    tape.lay(0.0, -0.2, 0.22, &shaped(swing, RATE, 0.26, 0.05));
    let modes = [
        (72.0, 0.16, 1.0),
        (108.0, 0.13, 0.9),
        (171.0, 0.10, 0.8),
        (246.0, 0.07, 0.55),
        (388.0, 0.045, 0.4),
        (610.0, 0.025, 0.25),
    ];
    tape.lay(0.3, 0.0, 1.0, &struck(RATE, 0.8, 0.004, &modes));
    let slap = below(noise(RATE, 0.15, &mut chance), RATE, 1400.0);
    tape.lay(0.3, 0.0, 0.9, &shaped(slap, RATE, 0.002, 0.022));
    for (at, gain) in [(0.47, 0.30), (0.53, 0.2)] {
        let latch = [(880.0, 0.03, 0.7), (1460.0, 0.022, 0.5), (2310.0, 0.012, 0.3)];
        tape.lay(at, 0.15, gain, &struck(RATE, 0.2, 0.0015, &latch));
    }
    tape.room(0.45, 1.1);
    tape.finish(-21.0)
}

pub(super) fn unlock() -> Wave {
    let mut chance = Chance::new(151);
    let mut tape = Tape::new(CRISP, 1.2);
    // A key turns, the bolt goes back, air comes in.
    for (at, hz, gain) in [(0.0, 1320.0, 0.35), (0.11, 1180.0, 0.45), (0.24, 700.0, 0.8)] {
        let iron = [(hz, 0.03, 0.8), (hz * 1.68, 0.02, 0.45), (hz * 0.41, 0.04, 0.7)];
        tape.lay(at, 0.1, gain, &struck(RATE, 0.25, 0.002, &iron));
    }
    tape.lay(0.24, 0.0, 0.5, &wood(&mut chance, 1.3, 0.4));
    let air = noise(RATE, 0.7, &mut chance);
    let air = below(glide(air, RATE, 0.8, |t| 500.0 + 1400.0 * t), RATE, 3000.0);
    tape.lay(0.28, -0.1, 0.25, &shaped(air, RATE, 0.25, 0.14));
    tape.room(0.3, 0.8);
    tape.finish(-25.0)
}

pub(super) fn barrier() -> Wave {
    let mut chance = Chance::new(161);
    let mut tape = Tape::new(CRISP, 1.3);
    // Old timber under load: short grains of friction that slow down, and a bar that falls.
    let (mut at, mut gap) = (0.0, 0.012);
    while at < 0.42 {
        let hz = 330.0 + 260.0 * at + chance.within(-20.0, 20.0);
        let grain = struck(RATE, 0.05, 0.002, &[(hz, 0.010, 0.8), (hz * 2.1, 0.006, 0.35)]);
        tape.lay(at, -0.1, 0.35 * swell(at, 0.2, 0.3), &grain);
        at += gap * chance.within(0.85, 1.15);
        gap *= 1.022;
    }
    let bar = [(94.0, 0.12, 1.0), (151.0, 0.09, 0.8), (262.0, 0.05, 0.6), (430.0, 0.03, 0.4)];
    tape.lay(0.46, 0.05, 1.0, &struck(RATE, 0.5, 0.004, &bar));
    tape.lay(0.46, 0.05, 0.5, &wood(&mut chance, 1.5, 0.5));
    tape.room(0.35, 0.9);
    tape.finish(-24.0)
}

pub(super) fn refusal() -> Wave {
    let mut tape = Tape::new(CRISP, 0.45);
    // Two knocks on the table: refused.
    for (at, hz, gain) in [(0.0, 196.0, 0.8), (0.12, 174.6, 1.0)] {
        let knuckle = [(hz, 0.045, 1.0), (hz * 2.02, 0.03, 0.5), (hz * 3.1, 0.016, 0.25)];
        tape.lay(at, 0.0, gain, &struck(RATE, 0.25, 0.004, &knuckle));
    }
    tape.finish(-27.0)
}

pub(super) fn damage(form: u32) -> Wave {
    let mut chance = Chance::new(171 + form);
    let mut tape = Tape::new(CRISP, 0.9);
    let deep = chance.within(0.94, 1.06);
    let body = tone(RATE, 0.5, 0.45, |t| deep * (58.0 + 96.0 * (-t / 0.05).exp()));
    tape.lay(0.0, 0.0, 1.0, &shaped(body, RATE, 0.004, 0.10));
    let cloth = below(noise(RATE, 0.2, &mut chance), RATE, 1500.0);
    tape.lay(0.0, 0.05, 0.8, &shaped(cloth, RATE, 0.003, 0.028));
    tape.lay(0.008, -0.05, 0.35, &wood(&mut chance, 1.6, 0.7));
    tape.room(0.25, 0.6);
    tape.finish(-22.0)
}
