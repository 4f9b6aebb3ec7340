//! What people chose for this machine: language, sizes, colors, motion, sound, keys, the window.
//!
//! `settings.ron` in the data folder, written whole like a save. It is no part of any game: a
//! damaged file is put aside, said so, and the usual is used.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::{StoreError, data_dir, files};
use crate::content::split;
use crate::lang::{self, Language};

/// The name of the file.
pub const FILE: &str = "settings.ron";
/// The most bytes of it.
const MAX_BYTES: u64 = 1 << 20;
/// How deep brackets nest in it.
const MAX_DEPTH: usize = 16;
/// The most bindings of keys and buttons that are kept.
const MAX_BINDINGS: usize = 500;

/// Which colors tell things apart; shapes do, whatever is chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Palette {
    /// As the table was painted.
    #[default]
    Usual,
    /// Told apart with any kind of color blindness.
    Safe,
}

/// How loud, in percent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Loudness {
    /// Everything.
    pub master: u8,
    /// Cards, dice, doors: what happens on the table.
    pub table: u8,
    /// Bells, success, failure: what it means.
    pub signals: u8,
    /// Buttons and panels.
    pub interface: u8,
    /// The room: fire, wind, rain.
    pub room: u8,
    /// Nothing is heard.
    pub muted: bool,
    /// Nothing is heard while another window is in front.
    pub only_in_front: bool,
}

impl Default for Loudness {
    fn default() -> Self {
        Loudness {
            master: 80,
            table: 100,
            signals: 100,
            interface: 70,
            room: 40,
            muted: false,
            only_in_front: false,
        }
    }
}

/// Where the window was, and how it is shown.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Display {
    /// Over the whole monitor, without a frame.
    pub fullscreen: bool,
    /// As large as the desktop allows.
    pub maximized: bool,
    /// Size in logical pixels, when it was neither.
    pub size: Option<(u32, u32)>,
    /// Place of its corner in physical pixels of the desktop.
    pub at: Option<(i32, i32)>,
    /// The monitor's name.
    pub monitor: Option<String>,
    /// At most so many frames a second; 0 for as many as the monitor shows.
    pub most_frames: u16,
}

/// All that is kept for this machine.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language; none: the system's.
    pub language: Option<Language>,
    /// Size of panels and words, 0.8 to 2.
    pub ui_scale: f32,
    /// Size of words on top of that, 0.8 to 1.6.
    pub text_scale: f32,
    /// Strong contrast: plain grounds, bright words, clear lines.
    pub contrast: bool,
    /// Colors.
    pub palette: Palette,
    /// Nothing flies, tilts or flickers: cards are where they go, dice lie at once.
    pub reduced_motion: bool,
    /// How fast things move, from 0 (at once) to 4; 2 is as meant.
    pub speed: u8,
    /// Sound cues are also written.
    pub subtitles: bool,
    /// How loud.
    pub loudness: Loudness,
    /// The window.
    pub display: Display,
    /// Keys and buttons by action, where others were chosen than the usual ones.
    pub bindings: BTreeMap<String, Vec<String>>,
    /// The guided first scenario was played or declined.
    pub guided: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            language: None,
            ui_scale: 1.0,
            text_scale: 1.0,
            contrast: false,
            palette: Palette::Usual,
            reduced_motion: false,
            speed: 2,
            subtitles: false,
            loudness: Loudness::default(),
            display: Display::default(),
            bindings: BTreeMap::new(),
            guided: false,
        }
    }
}

impl Settings {
    /// Where they are kept.
    ///
    /// # Errors
    /// When the system has no data folder.
    pub fn path() -> Result<PathBuf, StoreError> {
        Ok(data_dir()?.join(FILE))
    }

    /// Reads them; what is wrong with the file is told, and the usual is used.
    pub fn load() -> (Settings, Option<String>) {
        match Settings::path() {
            Ok(path) => Settings::load_from(&path),
            Err(_) => (Settings::default(), None),
        }
    }

    /// The same from that file.
    pub fn load_from(path: &Path) -> (Settings, Option<String>) {
        if !path.exists() {
            return (Settings::default(), None);
        }
        let read =
            files::read_bounded(path, MAX_BYTES).map_err(|e| e.to_string()).and_then(|bytes| {
                let deep = split::too_deep(&String::from_utf8_lossy(&bytes), MAX_DEPTH);
                if deep.is_some() {
                    return Err(format!("{}: {}", path.display(), split::deeper_than(MAX_DEPTH)));
                }
                ron::de::from_bytes::<Settings>(&bytes)
                    .map_err(|e| format!("{}:{}: {}", path.display(), e.span.start, e.code))
            });
        match read {
            Ok(settings) => (settings.bounded(), None),
            Err(why) => {
                // Kept, so that nothing chosen is lost to a typing mistake.
                let aside = files::beside(path, "damaged");
                let kept = std::fs::rename(path, &aside).is_ok();
                let kept =
                    if kept { format!(" (kept as {})", aside.display()) } else { String::new() };
                (Settings::default(), Some(format!("{why}{kept}")))
            }
        }
    }

    /// Writes them.
    ///
    /// # Errors
    /// When the folder cannot be written.
    pub fn save(&self) -> Result<(), StoreError> {
        self.save_to(&Settings::path()?)
    }

    /// The same to that file.
    ///
    /// # Errors
    /// When the folder cannot be written.
    pub fn save_to(&self, path: &Path) -> Result<(), StoreError> {
        let style = ron::ser::PrettyConfig::default();
        let text = ron::ser::to_string_pretty(self, style)
            .map_err(|e| StoreError::Other(e.to_string()))?;
        files::make_dir(files::folder_of(path))?;
        files::write_whole(path, text.as_bytes())
    }

    /// Everything within what it may be, whatever the file said.
    pub fn bounded(mut self) -> Settings {
        let within =
            |n: f32, low: f32, high: f32| if n.is_finite() { n.clamp(low, high) } else { 1.0 };
        self.ui_scale = within(self.ui_scale, 0.8, 2.0);
        self.text_scale = within(self.text_scale, 0.8, 1.6);
        self.speed = self.speed.min(4);
        let l = &mut self.loudness;
        for part in [&mut l.master, &mut l.table, &mut l.signals, &mut l.interface, &mut l.room] {
            *part = (*part).min(100);
        }
        if self.bindings.values().map(Vec::len).sum::<usize>() > MAX_BINDINGS {
            self.bindings.clear();
        }
        self
    }

    /// The language that is to be spoken: what the command line told for this run, else what was
    /// chosen, else the system's.
    pub fn speaks(&self) -> Language {
        lang::insisted().or(self.language).unwrap_or_else(Language::of_system)
    }

    /// The whole program speaks it.
    pub fn speak(&self) {
        lang::speak(self.speaks());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_are_read_as_they_were_written() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("deep/settings.ron");
        assert_eq!(Settings::load_from(&path), (Settings::default(), None));
        let mut chosen = Settings { ui_scale: 1.5, contrast: true, ..Settings::default() };
        chosen.language = Some(Language::German);
        chosen.display.at = Some((-1920, 30));
        chosen.bindings.insert("undo".into(), vec!["U".into(), "Ctrl+Z".into()]);
        chosen.save_to(&path).unwrap();
        assert_eq!(Settings::load_from(&path), (chosen, None));
    }

    #[test]
    fn bad_files_are_put_aside_and_numbers_kept_within_bounds() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join(FILE);
        std::fs::write(&path, "(ui_scale: 40.0, speed: 9, from_tomorrow: true)").unwrap();
        let (read, said) = Settings::load_from(&path);
        assert_eq!((read.ui_scale, read.speed, said), (2.0, 4, None));
        std::fs::write(&path, "(ui_scale: \"big\")").unwrap();
        let (read, said) = Settings::load_from(&path);
        assert_eq!(read, Settings::default());
        assert!(said.unwrap().contains("settings.ron:1:"));
        assert!(!path.exists() && dir.path().join("settings.ron.damaged").exists());
    }
}
