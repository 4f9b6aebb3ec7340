//! Sounds of paper: cards that are lifted, laid, turned and shuffled; and the small sounds of
//! panels.

use super::kit::{Chance, Tape, around, below, glide, noise, shaped, struck, swell};
use super::{CRISP, Wave};

const RATE: f32 = CRISP as f32;

/// Air along paper: noise from one brightness to another.
fn swish(seconds: f32, from: f32, to: f32, chance: &mut Chance) -> Vec<f32> {
    let air = noise(RATE, seconds, chance);
    let air = glide(air, RATE, 0.9, |t| from + (to - from) * (t / seconds).min(1.0));
    let air = below(air, RATE, 7000.0);
    shaped(air, RATE, seconds * 0.4, seconds * 0.22)
}

/// Paper on felt over wood.
fn tap(chance: &mut Chance, dark: f32) -> Vec<f32> {
    let paper = noise(RATE, 0.09, chance);
    let paper = below(around(paper, RATE, 1500.0 * dark, 0.6), RATE, 3800.0);
    let paper = shaped(paper, RATE, 0.002, 0.013);
    let felt = struck(RATE, 0.16, 0.004, &[(118.0 * dark, 0.035, 0.9), (196.0 * dark, 0.022, 0.5)]);
    let mut both = felt;
    for (sum, x) in both.iter_mut().zip(paper) {
        *sum = *sum * 0.55 + x * 1.6;
    }
    both
}

pub(super) fn lift(form: u32) -> Wave {
    let mut chance = Chance::new(11 + form);
    let mut tape = Tape::new(CRISP, 0.2);
    let bright = chance.within(0.9, 1.12);
    let air = swish(0.13, 1500.0 * bright, 4300.0 * bright, &mut chance);
    tape.lay(0.0, -0.1, 1.0, &air);
    tape.lay(0.012, 0.15, 0.12, &tap(&mut chance, 1.3));
    tape.finish(-30.0)
}

pub(super) fn lay(form: u32) -> Wave {
    let mut chance = Chance::new(21 + form);
    let mut tape = Tape::new(CRISP, 0.3);
    let dark = chance.within(0.92, 1.1);
    tape.lay(0.0, 0.1, 0.3, &swish(0.07, 3200.0, 1600.0, &mut chance));
    tape.lay(0.045, 0.0, 1.0, &tap(&mut chance, dark));
    tape.finish(-25.0)
}

pub(super) fn flip(form: u32) -> Wave {
    let mut chance = Chance::new(31 + form);
    let mut tape = Tape::new(CRISP, 0.4);
    tape.lay(0.0, -0.2, 0.55, &swish(0.1, 1300.0, 4600.0, &mut chance));
    let snap = shaped(noise(RATE, 0.05, &mut chance), RATE, 0.0015, 0.007);
    tape.lay(0.085, 0.1, 0.5, &below(around(snap, RATE, 2600.0, 0.8), RATE, 5200.0));
    tape.lay(0.15, 0.1, 0.9, &tap(&mut chance, 1.0));
    tape.finish(-25.0)
}

pub(super) fn slide(form: u32) -> Wave {
    let mut chance = Chance::new(41 + form);
    let mut tape = Tape::new(CRISP, 0.45);
    let air = swish(0.26, 1100.0, 2700.0, &mut chance);
    tape.lay(0.0, -0.35, 0.6, &air);
    tape.lay(0.03, 0.35, 0.5, &swish(0.22, 1500.0, 2300.0, &mut chance));
    tape.lay(0.2, 0.3, 0.5, &tap(&mut chance, 1.05));
    tape.finish(-28.0)
}

pub(super) fn deal() -> Wave {
    let mut chance = Chance::new(51);
    let mut tape = Tape::new(CRISP, 0.75);
    let mut at = 0.0;
    for n in 0..5_u8 {
        let pan = -0.3 + 0.15 * f32::from(n);
        let dark = chance.within(0.92, 1.12);
        tape.lay(at, pan, 0.4, &swish(0.06, 2900.0, 1700.0, &mut chance));
        tape.lay(at + 0.035, pan, 0.9, &tap(&mut chance, dark));
        at += chance.within(0.075, 0.095);
    }
    tape.finish(-25.0)
}

pub(super) fn shuffle(form: u32) -> Wave {
    let mut chance = Chance::new(61 + form);
    let mut tape = Tape::new(CRISP, 1.1);
    // Two halves riffled together: edges that snap ever faster, then the deck is squared.
    for half in 0..2_u8 {
        let (mut at, mut gap) = (0.02 + 0.36 * f32::from(half), 0.021);
        for n in 0..18_u8 {
            let edge = noise(RATE, 0.03, &mut chance);
            let hz = chance.within(1900.0, 3300.0);
            let edge = below(around(edge, RATE, hz, 1.4), RATE, 5000.0);
            let edge = shaped(edge, RATE, 0.0018, chance.within(0.004, 0.007));
            let side = if n % 2 == 0 { -0.35 } else { 0.35 };
            tape.lay(at, side, chance.within(0.5, 0.95), &edge);
            at += gap;
            gap *= 0.955;
        }
    }
    tape.lay(0.05, 0.0, 0.25, &swish(0.6, 1200.0, 2100.0, &mut chance));
    tape.lay(0.74, -0.1, 0.9, &tap(&mut chance, 0.9));
    tape.lay(0.86, 0.1, 0.7, &tap(&mut chance, 1.0));
    tape.finish(-26.0)
}

pub(super) fn burn() -> Wave {
    let mut chance = Chance::new(71);
    let mut tape = Tape::new(CRISP, 1.0);
    let fire = noise(RATE, 0.95, &mut chance);
    let fire =
        below(glide(fire, RATE, 0.7, |t| 500.0 + 1500.0 * swell(t, 0.25, 0.3)), RATE, 4000.0);
    tape.lay(0.0, 0.0, 0.8, &shaped(fire, RATE, 0.22, 0.2));
    for _ in 0..14 {
        let spark = shaped(noise(RATE, 0.02, &mut chance), RATE, 0.001, 0.0025);
        let hz = chance.within(1400.0, 3400.0);
        let at = chance.within(0.12, 0.7);
        let (pan, gain) = (chance.signed() * 0.5, chance.within(0.2, 0.8) * (1.0 - at));
        tape.lay(at, pan, gain, &around(spark, RATE, hz, 1.2));
    }
    tape.finish(-27.0)
}

pub(super) fn button() -> Wave {
    let mut tape = Tape::new(CRISP, 0.1);
    let tick = struck(RATE, 0.09, 0.003, &[(620.0, 0.012, 1.0), (1240.0, 0.006, 0.3)]);
    tape.lay(0.0, 0.0, 1.0, &tick);
    tape.finish(-33.0)
}

pub(super) fn undo() -> Wave {
    let mut chance = Chance::new(81);
    let mut tape = Tape::new(CRISP, 0.4);
    // A card that is laid, reversed, and a small fall.
    let mut back = swish(0.16, 3600.0, 1300.0, &mut chance);
    back.extend(tap(&mut chance, 1.0).iter().map(|x| x * 0.5));
    back.reverse();
    tape.lay(0.0, 0.2, 0.8, &back);
    tape.lay(0.2, -0.1, 0.35, &struck(RATE, 0.18, 0.006, &[(392.0, 0.04, 0.8)]));
    tape.lay(0.12, 0.1, 0.3, &struck(RATE, 0.18, 0.006, &[(466.0, 0.035, 0.8)]));
    tape.finish(-29.0)
}
