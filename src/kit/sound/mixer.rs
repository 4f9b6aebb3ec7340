//! Plays sounds on buses: volumes, small variations of pitch, limits, and ducking. It depends on
//! neither the window nor the clock: the caller passes the time.

use std::sync::Arc;
use std::time::Duration;

use kira::backend::Backend;
use kira::effect::compressor::CompressorBuilder;
use kira::sound::PlaybackState;
use kira::sound::static_sound::{StaticSoundData, StaticSoundHandle, StaticSoundSettings};
use kira::track::{MainTrackBuilder, TrackBuilder, TrackHandle};
use kira::{
    AudioManager, AudioManagerSettings, Capacities, Decibels, Frame, Panning, PlaybackRate,
    StartTime, Tween,
};

use super::Heard;
use super::bus::{Bus, apart, at_once, weight};
use crate::kit::synth::{Sound, make};
use crate::settings::Loudness;

/// The most sounds at once, including the room.
pub const VOICES: usize = 20;
/// How fast volumes change.
const FOLLOW: Duration = Duration::from_millis(90);
/// How slowly ducked buses return.
const BACK: Duration = Duration::from_millis(700);

/// Every variant of every sound, in as few bytes as possible: 16 bits a side.
#[derive(Debug, Default)]
pub struct Bank {
    takes: Vec<Take>,
}

#[derive(Debug)]
struct Take {
    sound: Sound,
    rate: u32,
    frames: Vec<[i16; 2]>,
}

impl Bank {
    /// Synthesizes them all: about a second of work for one core.
    pub fn new() -> Bank {
        let mut takes = Vec::new();
        for sound in Sound::ALL {
            for form in 0..sound.forms() {
                let wave = make(sound, form);
                let small = |x: f32| (x.clamp(-1.0, 1.0) * f32::from(i16::MAX)) as i16;
                let frames = wave.frames.iter().map(|f| f.map(small)).collect();
                takes.push(Take { sound, rate: wave.rate, frames });
            }
        }
        Bank { takes }
    }

    fn data(&self, sound: Sound, form: usize) -> Option<StaticSoundData> {
        let forms: Vec<&Take> = self.takes.iter().filter(|t| t.sound == sound).collect();
        let take = forms.get(form % forms.len().max(1))?;
        let wide = |x: i16| f32::from(x) / f32::from(i16::MAX);
        let frames: Arc<[Frame]> =
            take.frames.iter().map(|[l, r]| Frame::new(wide(*l), wide(*r))).collect();
        let settings = StaticSoundSettings::new();
        Some(StaticSoundData { sample_rate: take.rate, frames, settings, slice: None })
    }
}

/// A sound that is playing.
struct Voice {
    sound: Sound,
    /// The time at which it began.
    since: Duration,
    handle: StaticSoundHandle,
}

/// The sound card could not be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the sound card could not be opened")]
pub struct NoSoundCard;

/// Plays sounds through a backend.
pub struct Mixer<B: Backend> {
    manager: AudioManager<B>,
    tracks: Vec<(Bus, TrackHandle)>,
    bank: Arc<Bank>,
    voices: Vec<Voice>,
    loudness: Loudness,
    /// The time until which the other buses are ducked.
    ducked: Option<Duration>,
    count: usize,
}

impl<B: Backend> Mixer<B> {
    /// Opens the backend with these volumes.
    ///
    /// # Errors
    /// Returns an error if the machine cannot play sounds.
    pub fn new(
        backend_settings: B::Settings,
        bank: Arc<Bank>,
        loudness: Loudness,
    ) -> Result<Mixer<B>, NoSoundCard> {
        // A compressor keeps the sum of several sounds below the peak.
        let lid = CompressorBuilder::new()
            .threshold(-8.0)
            .ratio(6.0)
            .attack_duration(Duration::from_millis(2))
            .release_duration(Duration::from_millis(120));
        let main = MainTrackBuilder::new().volume(level(loud(&loudness))).with_effect(lid);
        let capacities = Capacities {
            sub_track_capacity: Bus::ALL.len(),
            send_track_capacity: 1,
            clock_capacity: 1,
            modulator_capacity: 1,
            listener_capacity: 1,
        };
        let settings = AudioManagerSettings {
            capacities,
            main_track_builder: main,
            internal_buffer_size: 256,
            backend_settings,
        };
        let mut manager = AudioManager::<B>::new(settings).map_err(|_| NoSoundCard)?;
        let mut tracks = Vec::new();
        for bus in Bus::ALL {
            let builder = TrackBuilder::new()
                .volume(level(bus.percent(&loudness)))
                .sound_capacity(VOICES)
                .sub_track_capacity(1);
            tracks.push((bus, manager.add_sub_track(builder).map_err(|_| NoSoundCard)?));
        }
        let voices = Vec::new();
        let mut mixer = Mixer { manager, tracks, bank, voices, loudness, ducked: None, count: 0 };
        mixer.fill_room(Duration::ZERO);
        Ok(mixer)
    }

    /// Returns the backend: for tests, which step it by hand.
    pub fn backend(&mut self) -> &mut B {
        self.manager.backend_mut()
    }

    /// Returns how many sounds are playing.
    pub fn playing(&mut self) -> usize {
        self.voices.retain(|v| v.handle.state() != PlaybackState::Stopped);
        self.voices.len()
    }

    /// Returns how many instances of a sound are playing.
    pub fn voices_of(&mut self, sound: Sound) -> usize {
        self.playing();
        self.voices.iter().filter(|v| v.sound == sound).count()
    }

    /// Changes the volumes.
    pub fn set(&mut self, loudness: Loudness, now: Duration) {
        self.loudness = loudness;
        self.manager.main_track().set_volume(level(loud(&loudness)), tween(FOLLOW));
        self.follow(FOLLOW);
        self.fill_room(now);
    }

    /// Plays a sound if its limits and priority allow. Returns whether it does.
    pub fn play(&mut self, heard: Heard, now: Duration) -> bool {
        let Heard { sound, pan, gain, after } = heard;
        let bus = Bus::of(sound);
        if bus.percent(&self.loudness) == 0
            || loud(&self.loudness) == 0
            || !self.room_for(sound, now)
        {
            return false;
        }
        self.count += 1;
        let Some(mut data) = self.bank.data(sound, self.count) else { return false };
        // The pitch varies by a few hundredths, so that no two instances are quite the same.
        let off = (self.count * 7919 % 101) as f64 / 100.0 - 0.5;
        let most = if bus == Bus::Table { 0.10 } else { 0.016 };
        let volume = Decibels(if gain > 0.001 { (20.0 * gain.log10()).min(0.0) } else { -60.0 });
        let after = Duration::from_secs_f32(after.clamp(0.0, 5.0));
        let long = data.duration() + after;
        data.settings.volume = volume.into();
        data.settings.playback_rate = PlaybackRate(1.0 + off * most).into();
        data.settings.panning = Panning(pan.clamp(-1.0, 1.0) * 0.8).into();
        data.settings.start_time = StartTime::Delayed(after);
        let Some((_, track)) = self.tracks.iter_mut().find(|(b, _)| *b == bus) else {
            return false;
        };
        let Ok(handle) = track.play(data) else { return false };
        self.voices.push(Voice { sound, since: now, handle });
        if bus == Bus::Signals {
            // The end of a signal overlaps with the returning buses.
            let until = now + long.mul_f32(0.6);
            self.ducked = Some(self.ducked.map_or(until, |d| d.max(until)));
            self.follow(FOLLOW);
        }
        true
    }

    /// Ends the ducking when its time is over.
    pub fn tick(&mut self, now: Duration) {
        if self.ducked.is_some_and(|until| now >= until) {
            self.ducked = None;
            self.follow(BACK);
        }
    }

    /// Returns when [`Mixer::tick`] must be called next.
    pub fn due(&self) -> Option<Duration> {
        self.ducked
    }

    /// Returns whether there is room for another sound; stops less important ones to make room.
    fn room_for(&mut self, sound: Sound, now: Duration) -> bool {
        self.playing();
        let same = self.voices.iter().filter(|v| v.sound == sound);
        let last = same.clone().map(|v| v.since).max();
        let soon = last.is_some_and(|s| (now.saturating_sub(s)).as_secs_f32() < apart(sound));
        if soon {
            return false;
        }
        let same = same.count();
        let oldest = |voices: &[Voice], test: &dyn Fn(&Voice) -> bool| {
            let fit = voices.iter().enumerate().filter(|(_, v)| test(v));
            fit.min_by_key(|(_, v)| (weight(v.sound), v.since)).map(|(at, _)| at)
        };
        let gone = if same >= at_once(sound) {
            oldest(&self.voices, &|v| v.sound == sound)
        } else if self.voices.len() >= VOICES {
            let fit = |v: &Voice| v.sound != Sound::Room && weight(v.sound) <= weight(sound);
            match oldest(&self.voices, &fit) {
                Some(at) => Some(at),
                None => return false,
            }
        } else {
            None
        };
        if let Some(at) = gone {
            let mut voice = self.voices.remove(at);
            voice.handle.stop(tween(Duration::from_millis(40)));
        }
        true
    }

    /// Fades every bus to its current volume.
    fn follow(&mut self, speed: Duration) {
        for (bus, track) in &mut self.tracks {
            let less = if self.ducked.is_some() { bus.gives_way() } else { 0.0 };
            let Decibels(to) = level(bus.percent(&self.loudness));
            track.set_volume(Decibels((to - less).max(Decibels::SILENCE.0)), tween(speed));
        }
    }

    /// Plays the room while its volume is not 0; otherwise it costs nothing.
    fn fill_room(&mut self, now: Duration) {
        let wanted = self.loudness.room > 0 && loud(&self.loudness) > 0;
        let at = self.voices.iter().position(|v| v.sound == Sound::Room);
        match at {
            Some(at) if !wanted => {
                let mut voice = self.voices.remove(at);
                voice.handle.stop(tween(BACK));
            }
            None if wanted => {
                let Some(mut data) = self.bank.data(Sound::Room, 0) else { return };
                data.settings.fade_in_tween = Some(tween(Duration::from_secs(3)));
                let data = data.loop_region(..);
                let track = self.tracks.iter_mut().find(|(b, _)| *b == Bus::Room);
                if let Some(Ok(handle)) = track.map(|(_, t)| t.play(data)) {
                    self.voices.push(Voice { sound: Sound::Room, since: now, handle });
                }
            }
            _ => {}
        }
    }
}

/// Returns the overall volume in percent.
pub fn loud(loudness: &Loudness) -> u8 {
    if loudness.muted { 0 } else { loudness.master }
}

/// Converts percent to decibels, such that half sounds half as loud.
pub fn level(percent: u8) -> Decibels {
    match percent {
        0 => Decibels::SILENCE,
        p => Decibels((33.0 * (f32::from(p.min(100)) / 100.0).log10()).max(Decibels::SILENCE.0)),
    }
}

fn tween(duration: Duration) -> Tween {
    Tween { duration, ..Tween::default() }
}
