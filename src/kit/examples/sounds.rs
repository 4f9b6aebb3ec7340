//! Writes every sound as a WAV file, with its figures, and one picture of all spectrograms: time to
//! the right, pitch upwards, to check sounds without hearing them.
//!
//! `cargo run -p emberdeck-kit --example sounds -- /tmp/sounds`

use std::path::{Path, PathBuf};

use kit::synth::{Sound, Wave, make};

fn main() -> Result<(), String> {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "sounds".into()));
    std::fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let (mut bytes, mut waves) = (0, Vec::new());
    let start = std::time::Instant::now();
    for sound in Sound::ALL {
        for form in 0..sound.forms() {
            waves.push((sound, form, make(sound, form)));
        }
    }
    let took = start.elapsed();
    for (sound, form, wave) in &waves {
        let peak = 20.0 * wave.peak().log10();
        let (name, long, loud) = (sound.name(), wave.seconds(), wave.loudness());
        println!("{name:>9} {form}  {long:5.2} s  peak {peak:6.1} dB  loudness {loud:6.1} dB");
        let file = folder.join(format!("{name}-{form}.wav"));
        std::fs::write(&file, wave.wav()).map_err(|e| format!("{}: {e}", file.display()))?;
        bytes += wave.frames.len() * 4;
    }
    println!("{} sounds, {:.1} MiB, made in {took:?}", waves.len(), bytes as f64 / 1048576.0);
    let shown: Vec<&Wave> = waves.iter().filter(|w| w.1 == 0).map(|w| &w.2).collect();
    picture(&shown, &folder.join("sounds.png"))
}

/// Draws the spectrograms, six in a row.
fn picture(waves: &[&Wave], file: &Path) -> Result<(), String> {
    const WIDE: u32 = 240;
    const TALL: u32 = 150;
    let rows = waves.len().div_ceil(6) as u32;
    let mut all = image::RgbImage::from_pixel(WIDE * 6, TALL * rows, image::Rgb([20, 14, 10]));
    for (n, wave) in waves.iter().enumerate() {
        let (left, top) = (n as u32 % 6 * WIDE, n as u32 / 6 * TALL);
        for x in 0..WIDE - 4 {
            let middle = wave.frames.len() * x as usize / WIDE as usize;
            for y in 0..TALL - 4 {
                // From 40 Hz to 12 kHz, by octaves.
                let hz = 40.0 * 300.0_f32.powf(y as f32 / TALL as f32);
                let strong = (strength(wave, middle, hz) + 70.0).clamp(0.0, 60.0) / 60.0;
                let shade = |from: f32, to: f32| (from + (to - from) * strong) as u8;
                let color = [shade(34.0, 255.0), shade(24.0, 200.0 * strong), shade(18.0, 60.0)];
                all.put_pixel(left + x, top + TALL - 5 - y, image::Rgb(color));
            }
        }
    }
    all.save(file).map_err(|e| format!("{}: {e}", file.display()))
}

/// Returns the strength of a frequency around a moment, in decibels.
fn strength(wave: &Wave, middle: usize, hz: f32) -> f32 {
    let rate = wave.rate as f32;
    if hz > rate * 0.45 {
        return -100.0;
    }
    // The window is long enough for four waves of this frequency.
    let half = ((rate * 4.0 / hz) as usize).clamp(256, 4096) / 2;
    let from = middle.saturating_sub(half);
    let part = &wave.frames[from..(middle + half).min(wave.frames.len())];
    let (mut re, mut im, mut all) = (0.0, 0.0, 1.0_f32);
    for (i, f) in part.iter().enumerate() {
        let window = 0.5 - 0.5 * (std::f32::consts::TAU * i as f32 / part.len() as f32).cos();
        let angle = std::f32::consts::TAU * hz * i as f32 / rate;
        re += (f[0] + f[1]) * window * angle.cos();
        im += (f[0] + f[1]) * window * angle.sin();
        all += window;
    }
    20.0 * (re.hypot(im) / all).max(1e-6).log10()
}
