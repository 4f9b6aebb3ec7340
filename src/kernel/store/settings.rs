//! The player's settings on this machine: language, sizes, colors, motion, sound, keys, the window.
//!
//! They are stored in `settings.ron` in the data folder, written atomically, and belong to no game.
//! A damaged file is renamed and reported, and the defaults are used.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::{StoreError, data_dir, files};
use crate::content::split;
use crate::lang::{self, Language};

/// The name of the file.
pub const FILE: &str = "settings.ron";
/// The maximum size of the file, in bytes.
const MAX_BYTES: u64 = 1 << 20;
/// The maximum nesting depth of brackets in the file.
const MAX_DEPTH: usize = 16;
/// The maximum number of key and button bindings.
const MAX_BINDINGS: usize = 500;

/// The palette that distinguishes things by color; shapes distinguish them in every palette.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Palette {
    /// The normal colors.
    #[default]
    Usual,
    /// Colors that are distinct with any kind of color blindness.
    Safe,
}

/// Volumes, in percent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Loudness {
    /// Everything.
    pub master: u8,
    /// Cards, dice, doors: what happens on the table.
    pub table: u8,
    /// Bells for success, failure and other signals.
    pub signals: u8,
    /// Buttons and panels.
    pub interface: u8,
    /// Ambience: fire, wind, rain.
    pub room: u8,
    /// Whether all sound is off.
    pub muted: bool,
    /// Whether sound is off while another window has the focus.
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

/// Position and mode of the window.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Display {
    /// Whether the window covers the whole monitor, without a frame.
    pub fullscreen: bool,
    /// Whether the window is maximized.
    pub maximized: bool,
    /// Size in logical pixels when the window was last neither fullscreen nor maximized.
    pub size: Option<(u32, u32)>,
    /// Position of the window's corner in physical pixels of the desktop.
    pub at: Option<(i32, i32)>,
    /// The monitor's name.
    pub monitor: Option<String>,
    /// The maximum number of frames per second; 0 for the monitor's refresh rate.
    pub most_frames: u16,
}

/// All settings of this machine.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language; `None` for the system's.
    pub language: Option<Language>,
    /// Scale of panels and texts, 0.8 to 2.
    pub ui_scale: f32,
    /// Additional scale of texts, 0.8 to 1.6.
    pub text_scale: f32,
    /// High contrast: plain backgrounds, bright texts, clear lines.
    pub contrast: bool,
    /// The palette.
    pub palette: Palette,
    /// Whether animations are off: cards do not fly, tilt or flicker, and dice show their result at
    /// once.
    pub reduced_motion: bool,
    /// The speed of animations, from 0 (instant) to 4; 2 is normal.
    pub speed: u8,
    /// Whether a key is waited for after what each opponent does, where a family shows that.
    pub step: bool,
    /// Whether sound cues are also shown as subtitles.
    pub subtitles: bool,
    /// The volumes.
    pub loudness: Loudness,
    /// The window.
    pub display: Display,
    /// Keys and buttons by action, for actions whose bindings differ from the defaults.
    pub bindings: BTreeMap<String, Vec<String>>,
    /// Whether the guided first scenario was played or declined.
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
            step: false,
            subtitles: false,
            loudness: Loudness::default(),
            display: Display::default(),
            bindings: BTreeMap::new(),
            guided: false,
        }
    }
}

impl Settings {
    /// Returns the path of the settings file.
    ///
    /// # Errors
    /// Returns [`StoreError::NoDataFolder`] if the system has no data folder.
    pub fn path() -> Result<PathBuf, StoreError> {
        Ok(data_dir()?.join(FILE))
    }

    /// Reads the settings. Returns a message if the file is damaged; the defaults are then used.
    pub fn load() -> (Settings, Option<String>) {
        match Settings::path() {
            Ok(path) => Settings::load_from(&path),
            Err(_) => (Settings::default(), None),
        }
    }

    /// Reads the settings from a file, as [`Settings::load`].
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
                // Renamed rather than removed, so that a typing mistake loses no settings.
                let aside = files::beside(path, "damaged");
                let renamed = std::fs::rename(path, &aside).is_ok();
                let note =
                    if renamed { format!(" (kept as {})", aside.display()) } else { String::new() };
                (Settings::default(), Some(format!("{why}{note}")))
            }
        }
    }

    /// Writes the settings.
    ///
    /// # Errors
    /// Returns an error if the file cannot be written.
    pub fn save(&self) -> Result<(), StoreError> {
        self.save_to(&Settings::path()?)
    }

    /// Writes the settings to a file.
    ///
    /// # Errors
    /// Returns an error if the file cannot be written.
    pub fn save_to(&self, path: &Path) -> Result<(), StoreError> {
        let style = ron::ser::PrettyConfig::default();
        let text = ron::ser::to_string_pretty(self, style)
            .map_err(|e| StoreError::Other(e.to_string()))?;
        files::make_dir(files::folder_of(path))?;
        files::write_whole(path, text.as_bytes())
    }

    /// Returns the settings with every value clamped to its allowed range.
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

    /// Returns the language to use: that of the command line, else that of the settings, else the
    /// system's.
    pub fn effective_language(&self) -> Language {
        lang::forced().or(self.language).unwrap_or_else(Language::from_system)
    }

    /// Makes the settings' language that of the whole program.
    pub fn apply_language(&self) {
        lang::set_current(self.effective_language());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_read_as_written() {
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
    fn damaged_files_are_renamed_and_numbers_clamped() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join(FILE);
        std::fs::write(&path, "(ui_scale: 40.0, speed: 9, from_tomorrow: true)").unwrap();
        let (read, problem) = Settings::load_from(&path);
        assert_eq!((read.ui_scale, read.speed, problem), (2.0, 4, None));
        std::fs::write(&path, "(ui_scale: \"big\")").unwrap();
        let (read, problem) = Settings::load_from(&path);
        assert_eq!(read, Settings::default());
        assert!(problem.unwrap().contains("settings.ron:1:"));
        assert!(!path.exists() && dir.path().join("settings.ron.damaged").exists());
    }
}
