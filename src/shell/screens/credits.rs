//! Credits: who made what, and under which licenses, down to the last crate.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Layout, Rect, RichText, ScrollArea, Ui, pos2};
use lang::assets;

use super::frame::Frames;
use crate::kit::input::{self, Action};
use crate::kit::theme;
use crate::kit::widgets::plain_button;
use crate::shell::command::{Command, CommandQueue};
use crate::shell::screen::Screen;
use crate::shell::screens::rules::Lookup;

/// Written by `scripts/licenses`.
const LICENSES: &str = "assets/licenses.ron";

/// A crate that is built into the program.
#[derive(Clone, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(rename = "Crate")]
pub struct Made {
    /// Its name.
    pub name: String,
    /// Its version.
    pub version: String,
    /// Its license, as an SPDX expression.
    pub license: String,
}

/// Every crate, in the order of names.
pub fn crates() -> &'static [Made] {
    static ALL: OnceLock<Vec<Made>> = OnceLock::new();
    ALL.get_or_init(|| ron::from_str(assets::text(LICENSES)).unwrap_or_default())
}

/// Crates by license, the license of the most first: the expression, and names with versions.
pub fn by_license() -> &'static [(String, Vec<String>)] {
    static ALL: OnceLock<Vec<(String, Vec<String>)>> = OnceLock::new();
    ALL.get_or_init(|| {
        let mut all: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for made in crates() {
            let words = format!("{} {}", made.name, made.version).replace(' ', "\u{a0}");
            all.entry(canonical(&made.license)).or_default().push(words);
        }
        let mut all: Vec<_> = all.into_iter().collect();
        all.sort_by_key(|(_, names)| std::cmp::Reverse(names.len()));
        all
    })
}

/// The same choice is written in one order.
fn canonical(license: &str) -> String {
    if license.contains(" AND ") {
        return license.to_owned();
    }
    let mut choices: Vec<&str> = license.split(" OR ").map(str::trim).collect();
    choices.sort_by_key(|c| (*c != "MIT", *c != "Apache-2.0", *c));
    choices.join(" OR ")
}

/// Shows them.
pub fn show(world: &mut World, frames: &mut Frames<'_>, size: Vec2) {
    let text = frames.text;
    let wide = (940.0 * text).min(size.x - 28.0);
    let rect = Rect::from_min_max(
        pos2((size.x - wide) / 2.0, 24.0 * text),
        pos2((size.x + wide) / 2.0, size.y - 24.0 * text),
    );
    let beside = world.resource::<Lookup>().0.open;
    if !beside && input::take(frames.ctx, Action::Back) {
        frames.out.push(Command::Go(Screen::Title));
    }
    frames.panel("credits", rect, view);
}

/// The page.
pub fn view(ui: &mut Ui, out: &mut CommandQueue) {
    ui.horizontal(|ui| {
        ui.heading(t!("credits-title"));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if plain_button(ui, &t!("credits-back")).clicked() {
                out.push(Command::Go(Screen::Title));
            }
        });
    });
    let size = ui.style().text_styles[&egui::TextStyle::Body].size;
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        ui.set_max_width(ui.available_width() - 14.0);
        let part = |ui: &mut Ui, title: String, words: String| {
            ui.add_space(size * 0.5);
            ui.label(
                RichText::new(title).font(theme::heading(size * 1.15)).color(theme::parchment()),
            );
            ui.label(RichText::new(words).color(theme::dust()));
        };
        part(ui, t!("credits-game"), t!("credits-game-words"));
        part(ui, t!("credits-art"), t!("credits-art-words"));
        part(ui, t!("credits-fonts"), t!("credits-fonts-words"));
        part(ui, t!("credits-marks"), t!("credits-marks-words"));
        let count = crates().len();
        part(ui, t!("credits-crates"), t!("credits-crates-words", count = count));
        for (license, names) in by_license() {
            ui.add_space(size * 0.4);
            let title = format!("{license}   ({})", names.len());
            ui.label(RichText::new(title).font(theme::heading(size)).color(theme::link()));
            ui.label(RichText::new(names.join(",  ")).small().color(theme::dust()));
        }
        ui.add_space(size);
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Names of the tables of `Cargo.toml` whose crates end up in the program.
    fn direct() -> Vec<String> {
        let manifest = include_str!("../../../Cargo.toml");
        let mut inside = false;
        let mut names = Vec::new();
        for line in manifest.lines() {
            if line.starts_with('[') {
                inside = line == "[dependencies]" || line == "[workspace.dependencies]";
            } else if inside
                && let Some((name, _)) = line.split_once('=')
                && !line.starts_with([' ', '#', '"', ']'])
                && !["path =", "workspace = true"].iter().any(|ours| line.contains(ours))
                && !name.contains(".workspace")
                // For tests and builds alone.
                && !["proptest", "typst-assets"].contains(&name.trim())
            {
                names.push(name.trim().to_owned());
            }
        }
        names
    }

    #[test]
    fn every_direct_dependency_is_named_in_the_version_that_is_built() {
        let direct = direct();
        assert!(direct.len() > 20, "{direct:?}");
        for name in direct {
            assert!(crates().iter().any(|c| c.name == name), "{name}: run scripts/licenses");
        }
        // Versions are those of the lock.
        let lock = include_str!("../../../Cargo.lock");
        for made in crates() {
            let entry = format!("name = \"{}\"\nversion = \"{}\"", made.name, made.version);
            assert!(lock.contains(&entry), "{made:?}: run scripts/licenses");
            assert!(!made.license.is_empty(), "{made:?}");
        }
    }

    #[test]
    fn the_same_license_is_one_group() {
        assert_eq!(canonical("Apache-2.0 OR MIT"), canonical("MIT OR Apache-2.0"));
        assert_eq!(canonical("Zlib OR Apache-2.0 OR MIT"), "MIT OR Apache-2.0 OR Zlib");
        let all: usize = by_license().iter().map(|(_, names)| names.len()).sum();
        assert_eq!(all, crates().len());
    }
}
