//! Objective tests of sounds: peaks, offsets, ends, loudness, seams.

use super::*;

/// Returns every variant of every sound.
fn all() -> Vec<(Sound, Wave)> {
    let forms = Sound::ALL.into_iter().flat_map(|s| (0..s.forms()).map(move |n| (s, n)));
    forms.map(|(sound, form)| (sound, make(sound, form))).collect()
}

#[test]
fn every_sound_keeps_its_bounds() {
    let mut bytes = 0;
    for (sound, wave) in all() {
        let long = wave.seconds();
        let most = match sound {
            Sound::Room => 20.0,
            Sound::Win | Sound::Loss | Sound::Death | Sound::Bell | Sound::Menace => 5.0,
            Sound::Button => 0.12,
            _ => 2.6,
        };
        assert!(long > 0.03 && long <= most, "{sound:?} lasts {long} s");
        // -3 dB, and some room below it for several at once.
        assert!(wave.peak() <= 0.64, "{sound:?} peaks at {}", wave.peak());
        assert!(wave.frames.iter().flatten().all(|x| x.is_finite()), "{sound:?}");
        let count = wave.frames.len() as f32;
        for side in 0..2 {
            let offset = wave.frames.iter().map(|f| f[side]).sum::<f32>() / count;
            assert!(offset.abs() < 0.002, "{sound:?} has an offset of {offset}");
        }
        // In memory they have 16 bits a side.
        bytes += wave.frames.len() * 4;
    }
    assert!(bytes < 8 << 20, "{bytes} bytes of sound");
}

#[test]
fn sounds_begin_and_end_in_silence() {
    for (sound, wave) in all().into_iter().filter(|(s, _)| *s != Sound::Room) {
        let (first, last) = (wave.frames[0], wave.frames[wave.frames.len() - 1]);
        for x in first.into_iter().chain(last) {
            assert!(x.abs() < 0.001, "{sound:?} clicks: {first:?} .. {last:?}");
        }
        // A soft attack: in the first half millisecond nothing jumps.
        let early = wave.rate as usize / 2000;
        let jump = wave.frames[..early].windows(2).map(|w| (w[1][0] - w[0][0]).abs());
        let jump = jump.fold(0.0_f32, f32::max);
        assert!(jump < 0.12, "{sound:?} jumps by {jump} at its beginning");
    }
}

#[test]
fn sounds_are_as_loud_as_they_are_important() {
    let mut heard = std::collections::BTreeMap::new();
    for (sound, wave) in all() {
        let loud = wave.loudness();
        let range = match sound {
            Sound::Room => -36.0..-30.0,
            Sound::Button => -36.0..-30.0,
            Sound::Win | Sound::Menace | Sound::Door => -25.0..-19.0,
            _ => -32.0..-20.0,
        };
        assert!(range.contains(&loud), "{sound:?} is at {loud} dB");
        heard.insert(sound, loud);
    }
    let order = [Sound::Button, Sound::Lift, Sound::Lay, Sound::Success, Sound::Win];
    for pair in order.windows(2) {
        assert!(heard[&pair[0]] < heard[&pair[1]], "{pair:?}: {heard:?}");
    }
}

#[test]
fn parts_end_in_silence_so_that_nothing_is_cut_off() {
    let rate = 24_000.0;
    let mut chance = kit::Chance::new(5);
    let parts = [
        kit::struck(rate, 0.1, 0.002, &[(200.0, 2.0, 1.0)]),
        kit::shaped(kit::noise(rate, 0.1, &mut chance), rate, 0.01, 2.0),
        kit::shaped(kit::tone(rate, 0.1, 0.5, |_| 90.0), rate, 0.01, 2.0),
    ];
    for part in parts {
        assert!(part[part.len() / 2].abs() + part[part.len() / 2 + 20].abs() > 0.05);
        assert!(part[part.len() - 8..].iter().all(|x| x.abs() < 0.001));
    }
}

/// Returns the strength of frequencies above `hz` relative to all, in decibels.
fn above(wave: &Wave, hz: f32) -> f32 {
    let (mut top, mut all) = (0.0, 1e-12);
    let mut filters = [hz; 2].map(|hz| kit::Filter::new(wave.rate as f32, hz, 0.7));
    for frame in &wave.frames {
        let once = filters[0].step(frame[0]).high;
        top += filters[1].step(once).high.powi(2);
        all += frame[0].powi(2);
    }
    10.0 * ((top + 1e-12) / all).log10()
}

#[test]
fn nothing_hisses() {
    for (sound, wave) in all() {
        let top = above(&wave, 8000.0);
        assert!(top < -12.0, "{sound:?} has {top} dB above 8 kHz");
    }
}

#[test]
fn the_room_goes_round_without_a_seam() {
    let wave = make(Sound::Room, 0);
    let len = wave.frames.len();
    for side in 0..2 {
        // Around the seam nothing differs from anywhere else: neither a step nor a kink.
        let at = |i: usize| wave.frames[i % len][side];
        let kink = |i: usize| (at(i) - 2.0 * at(i + 1) + at(i + 2)).abs();
        let usual = (0..len).step_by(7).map(kink).sum::<f32>() / (len / 7) as f32;
        let there = (len - 8..len + 8).map(kink).sum::<f32>() / 16.0;
        assert!(there < usual * 4.0, "{there} at the seam, {usual} elsewhere");
        let power = |from: usize| {
            let span = wave.rate as usize / 4;
            ((from..from + span).map(|i| at(i).powi(2)).sum::<f32>() / span as f32).sqrt()
        };
        let (before, after) = (power(len - wave.rate as usize / 4), power(0));
        assert!((before / after).log2().abs() < 1.0, "{before} before the seam, {after} after");
    }
}

#[test]
fn they_are_the_same_each_time_and_forms_differ() {
    assert_eq!(make(Sound::Shuffle, 0), make(Sound::Shuffle, 0));
    for sound in Sound::ALL.into_iter().filter(|s| s.forms() > 1) {
        assert_ne!(make(sound, 0), make(sound, 1), "{sound:?}");
    }
    let mut names: Vec<String> = Sound::ALL.iter().map(|s| s.name()).collect();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), Sound::ALL.len());
}

#[test]
fn a_wav_file_says_how_long_it_is() {
    let wave = make(Sound::Button, 0);
    let bytes = wave.wav();
    assert_eq!(&bytes[..4], b"RIFF");
    assert_eq!(bytes.len(), 44 + wave.frames.len() * 4);
    assert_eq!(u32::from_le_bytes(bytes[24..28].try_into().unwrap()), CRISP);
}
