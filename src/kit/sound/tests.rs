//! Tests of the mixer, without a sound card.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use kira::backend::mock::{MockBackend, MockBackendSettings};
use kira::backend::{Backend, Renderer};

use super::burst::burst;
use super::bus::{Bus, at_once, weight};
use super::captions::{Captions, written};
use super::mixer::{Bank, Mixer, VOICES, level};
use super::*;
use crate::kit::synth::Sound;
use crate::lang::{Language, with};
use crate::settings::Loudness;

fn bank() -> Arc<Bank> {
    static BANK: OnceLock<Arc<Bank>> = OnceLock::new();
    Arc::clone(BANK.get_or_init(|| Arc::new(Bank::new())))
}

/// A backend that records what it plays.
struct Tape {
    renderer: Option<std::sync::Mutex<Renderer>>,
}

const RATE: u32 = 48_000;

impl Backend for Tape {
    type Settings = ();
    type Error = ();

    fn setup((): (), _: usize) -> Result<(Tape, u32), ()> {
        Ok((Tape { renderer: None }, RATE))
    }

    fn start(&mut self, renderer: Renderer) -> Result<(), ()> {
        self.renderer = Some(std::sync::Mutex::new(renderer));
        Ok(())
    }
}

impl Tape {
    /// Plays for some seconds. Returns the mean and the peak level.
    fn run(&mut self, seconds: f32) -> (f32, f32) {
        let renderer = self.renderer.as_mut().unwrap().get_mut().unwrap();
        let (mut sum, mut peak, mut count) = (0.0, 0.0_f32, 0);
        for _ in 0..(seconds * RATE as f32 / 512.0).ceil() as usize {
            let mut out = [0.0_f32; 1024];
            renderer.on_start_processing();
            renderer.process(&mut out, 2);
            sum += out.iter().map(|x| x * x).sum::<f32>();
            peak = out.iter().fold(peak, |p, x| p.max(x.abs()));
            count += out.len();
        }
        ((sum / count as f32).sqrt(), peak)
    }
}

fn mixer(loudness: Loudness) -> Mixer<Tape> {
    Mixer::new((), bank(), loudness).unwrap()
}

/// Returns full volumes, except for the room.
fn full() -> Loudness {
    let loud = Loudness::default();
    Loudness { master: 100, table: 100, signals: 100, interface: 100, room: 0, ..loud }
}

fn at(seconds: f32) -> Duration {
    Duration::from_secs_f32(seconds)
}

#[test]
fn each_volume_holds_for_its_own_bus() {
    let sounds =
        [(Bus::Table, Sound::Deal), (Bus::Signals, Sound::Bell), (Bus::Interface, Sound::Refusal)];
    for (bus, sound) in sounds {
        let mean = |loudness: Loudness| {
            let mut mixer = mixer(loudness);
            mixer.play(sound.into(), at(0.0));
            mixer.backend().run(0.5).0
        };
        let with = |percent: u8| match bus {
            Bus::Table => Loudness { table: percent, ..full() },
            Bus::Signals => Loudness { signals: percent, ..full() },
            _ => Loudness { interface: percent, ..full() },
        };
        let loud = mean(full());
        assert!(loud > 0.002, "{sound:?}: {loud}");
        assert!((mean(with(50)) / loud - 10.0_f32.powf(level(50).0 / 20.0)).abs() < 0.06);
        assert_eq!(mean(with(0)), 0.0, "{bus:?}");
        assert_eq!(mean(Loudness { muted: true, ..full() }), 0.0);
        assert!(mean(Loudness { master: 50, ..full() }) < loud * 0.5);
    }
}

#[test]
fn room_and_table_give_way_while_a_signal_sounds() {
    let mut mixer = mixer(Loudness { room: 100, signals: 1, ..full() });
    // The room fades in.
    mixer.backend().run(4.0);
    let (before, _) = mixer.backend().run(1.0);
    // An almost silent signal, so that only the room is measured.
    assert!(mixer.play(Heard { gain: 0.001, ..Heard::from(Sound::Bell) }, at(5.0)));
    mixer.backend().run(0.3);
    let (under, _) = mixer.backend().run(1.0);
    assert!(under < before * 0.6, "{under} under the bell, {before} before");
    let due = mixer.due().expect("it comes back");
    assert!(due > at(6.0) && due < at(9.0));
    mixer.tick(at(6.0));
    assert_eq!(mixer.due(), Some(due), "not before its time");
    mixer.tick(due);
    assert_eq!(mixer.due(), None);
    mixer.backend().run(1.0);
    let (after, _) = mixer.backend().run(1.0);
    assert!(after > under * 1.4, "{after} after, {under} under the bell");
}

#[test]
fn the_room_goes_on_for_ever_and_stops_when_it_is_not_wanted() {
    let mut mixer = mixer(Loudness { room: 60, ..full() });
    mixer.backend().run(30.0);
    assert!(mixer.backend().run(1.0).0 > 0.0005);
    mixer.set(full(), at(31.0));
    mixer.backend().run(2.0);
    assert_eq!(mixer.backend().run(0.5).0, 0.0);
    assert_eq!(mixer.playing(), 0);
}

#[test]
fn there_is_an_end_to_how_much_sounds_at_once() {
    let mut mixer = mixer(full());
    let mut most = 0.0_f32;
    for n in 0..60_u8 {
        let now = at(f32::from(n) * 0.02);
        for sound in Sound::ALL.into_iter().filter(|s| *s != Sound::Room) {
            mixer.play(sound.into(), now);
        }
        assert!(mixer.playing() <= VOICES);
        for sound in [Sound::Knock, Sound::Lay, Sound::Bell] {
            assert!(mixer.voices_of(sound) <= at_once(sound), "{sound:?}");
        }
        most = most.max(mixer.backend().run(0.02).1);
    }
    assert!(most < 1.0, "all together they are cut off: {most}");
    // All of it ends.
    mixer.backend().run(7.0);
    assert_eq!(mixer.playing(), 0);
}

#[test]
fn the_same_is_not_heard_twice_at_once() {
    let mut mixer = mixer(full());
    assert!(mixer.play(Sound::Bell.into(), at(1.0)));
    assert!(!mixer.play(Sound::Bell.into(), at(1.1)));
    assert!(mixer.play(Sound::Success.into(), at(1.1)));
    assert!(mixer.play(Sound::Bell.into(), at(1.6)));
    assert_eq!(mixer.voices_of(Sound::Bell), 1);
    for n in 0..4_u8 {
        assert!(mixer.play(Sound::Knock.into(), at(2.0 + f32::from(n) * 0.03)));
    }
}

#[test]
fn a_backend_that_is_never_asked_costs_nothing() {
    let settings = MockBackendSettings { sample_rate: RATE };
    let mut mixer = Mixer::<MockBackend>::new(settings, bank(), Loudness::default()).unwrap();
    assert!(mixer.play(Sound::Turn.into(), at(0.0)));
    mixer.backend().on_start_processing();
    mixer.backend().process();
    // The room and the sound.
    assert_eq!(mixer.playing(), 2);
}

#[test]
fn a_burst_is_one_gesture() {
    let sounds = |list: &[Sound]| burst(list).iter().map(|h| h.sound).collect::<Vec<_>>();
    assert_eq!(sounds(&[Sound::Lay; 12]), [Sound::Deal]);
    assert_eq!(sounds(&[Sound::Lay, Sound::Lay]), [Sound::Lay, Sound::Lay]);
    assert_eq!(sounds(&[Sound::Heal, Sound::Heal, Sound::Shuffle]), [Sound::Heal, Sound::Shuffle]);
    // Signals follow each other.
    let turn = burst(&[Sound::Bell, Sound::Turn]);
    assert!(turn[0].after < turn[1].after);
    let much = [
        Sound::Lay,
        Sound::Success,
        Sound::Defeat,
        Sound::Slide,
        Sound::Door,
        Sound::Flip,
        Sound::Win,
    ];
    assert_eq!(sounds(&much), [Sound::Success, Sound::Defeat, Sound::Door, Sound::Win]);
    assert!(Sound::ALL.iter().all(|s| weight(*s) <= weight(Sound::Win)));
}

#[test]
fn sounds_are_read_stacked_merged_and_gone() {
    let mut captions = Captions::default();
    captions.hear(Sound::Bell, 0.0);
    captions.hear(Sound::Slide, 0.5);
    captions.hear(Sound::Slide, 1.0);
    captions.hear(Sound::Button, 1.0);
    let lines = |c: &Captions| c.lines.iter().map(|l| (l.sound, l.times)).collect::<Vec<_>>();
    assert_eq!(lines(&captions), [(Sound::Bell, 1), (Sound::Slide, 2)]);
    for (n, sound) in
        [Sound::Turn, Sound::Monster, Sound::Success, Sound::Defeat].into_iter().enumerate()
    {
        captions.hear(sound, 1.1 + n as f32 * 0.1);
    }
    // Sounds of the table were dropped first.
    assert_eq!(captions.lines.len(), 5);
    assert!(!captions.lines.iter().any(|l| l.sound == Sound::Slide));
    captions.clear(20.0);
    assert!(captions.lines.is_empty());
}

#[test]
fn every_sound_that_is_read_has_words() {
    for language in Language::ALL {
        with(language, || {
            for sound in Sound::ALL.into_iter().filter(|s| written(*s)) {
                let said = Captions::default().words(sound);
                assert!(said.starts_with('[') && said.ends_with(']'), "{sound:?}: {said}");
            }
        });
    }
}
