//! The pages of the settings, over plain egui.

use bevy::prelude::World;
use bevy::render::renderer::RenderAdapterInfo;
use bevy_egui::egui::{Align, Layout, RichText, ScrollArea, Ui, vec2};

use super::keys;
use super::kit::{check, one_of, percent, row};
use crate::kit::input::{self, Action, Map, map};
use crate::kit::theme;
use crate::kit::widgets::{plain_button, row_button};
use crate::lang::Language;
use crate::settings::{Display, Loudness, Palette, Settings};

/// A page of settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Page {
    /// Language and sizes.
    #[default]
    Words,
    /// Contrast and colors.
    Colors,
    /// Animations and hints.
    Motion,
    /// Volumes.
    Sound,
    /// The window.
    Window,
    /// Keys and buttons.
    Keys,
}

impl Page {
    /// Every page, in order.
    pub const ALL: [Page; 6] =
        [Page::Words, Page::Colors, Page::Motion, Page::Sound, Page::Window, Page::Keys];

    /// Returns the title of the page.
    pub fn title(self) -> String {
        match self {
            Page::Words => t!("settings-words"),
            Page::Colors => t!("settings-colors"),
            Page::Motion => t!("settings-motion"),
            Page::Sound => t!("settings-sound"),
            Page::Window => t!("settings-window"),
            Page::Keys => t!("settings-keys"),
        }
    }

    /// Resets everything on this page to its default.
    pub fn usual(self, now: &mut Settings) {
        let usual = Settings::default();
        match self {
            Page::Words => {
                now.language = usual.language;
                (now.ui_scale, now.text_scale) = (usual.ui_scale, usual.text_scale);
            }
            Page::Colors => (now.contrast, now.palette) = (usual.contrast, usual.palette),
            Page::Motion => {
                (now.speed, now.step) = (usual.speed, usual.step);
                now.reduced_motion = usual.reduced_motion;
            }
            Page::Sound => {
                (now.loudness, now.subtitles) = (Loudness::default(), usual.subtitles);
            }
            // The window's position stays: it is not chosen on this page.
            Page::Window => {
                let usual = Display::default();
                now.display.fullscreen = usual.fullscreen;
                now.display.most_frames = usual.most_frames;
            }
            Page::Keys => map::reset(now, None),
        }
    }
}

/// What the pages show about this machine.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Screenfacts {
    /// The graphics card and the graphics API.
    pub drawn_by: String,
    /// The path of the settings file.
    pub kept_in: String,
}

impl Screenfacts {
    /// Returns the current values.
    pub fn of(world: &World) -> Screenfacts {
        let info = world.get_resource::<RenderAdapterInfo>();
        // A picture for the documentation is the same on every machine.
        let windowed = world.contains_resource::<bevy::winit::EventLoopProxyWrapper>();
        let drawn_by = info.filter(|_| windowed).map_or_else(String::new, |info| {
            t!("settings-drawn-by", card = info.name.as_str(), by = format!("{:?}", info.backend))
        });
        let path = Settings::path().ok().filter(|_| windowed);
        let kept_in = path.map_or_else(String::new, |path| {
            t!("settings-kept-in", file = path.display().to_string())
        });
        Screenfacts { drawn_by, kept_in }
    }
}

/// The text and interface scales that are offered.
const SCALES: [f32; 8] = [0.8, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0];
const WORDS: [f32; 7] = [0.8, 0.9, 1.0, 1.15, 1.3, 1.45, 1.6];
/// The frame limits that are offered; 0 follows the monitor's refresh rate.
const FRAMES: [u16; 7] = [0, 30, 60, 90, 120, 144, 240];

/// Shows the dialog. Returns false if it is to be closed.
pub fn show(
    ui: &mut Ui,
    page: &mut Page,
    now: &mut Settings,
    facts: &Screenfacts,
    listening: &mut Option<Action>,
) -> bool {
    let mut open = true;
    let scale = theme::scale(ui);
    ui.horizontal(|ui| {
        ui.heading(t!("settings-title"));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let close = input::with_key(ui.ctx(), &t!("settings-close"), 2, Action::Back);
            if plain_button(ui, &close).clicked() {
                open = false;
            }
            if plain_button(ui, &t!("settings-usual")).clicked() {
                page.usual(now);
            }
        });
    });
    ui.add_space(6.0 * scale);
    let high = ui.available_height();
    ui.horizontal_top(|ui| {
        let nav = (200.0 * scale).min(ui.available_width() * 0.3);
        let down = Layout::top_down(Align::Min);
        ui.allocate_ui_with_layout(vec2(nav, high), down, |ui| {
            ui.set_width(nav);
            ScrollArea::vertical().id_salt("pages").show(ui, |ui| {
                for other in Page::ALL {
                    if row_button(ui, &other.title(), "", other == *page).clicked() {
                        *page = other;
                    }
                }
            });
        });
        ui.add_space(12.0 * scale);
        ui.vertical(|ui| {
            ui.set_height(high);
            ScrollArea::vertical().id_salt("page").auto_shrink([false, false]).show(ui, |ui| {
                ui.set_max_width(ui.available_width() - 14.0);
                match page {
                    Page::Words => words(ui, now),
                    Page::Colors => colors(ui, now),
                    Page::Motion => motion(ui, now),
                    Page::Sound => sound(ui, now),
                    Page::Window => window(ui, now, facts),
                    Page::Keys => keys::show(ui, now, listening),
                }
            });
        });
    });
    open
}

fn scales(steps: &[f32]) -> Vec<(f32, String)> {
    steps.iter().map(|n| (*n, t!("words-percent", n = format!("{:.0}", n * 100.0)))).collect()
}

fn words(ui: &mut Ui, now: &mut Settings) {
    let mut languages =
        vec![(None, t!("settings-language-system", language = Language::from_system().own_name()))];
    languages.extend(Language::ALL.map(|l| (Some(l), l.own_name().to_owned())));
    let title = t!("settings-language");
    row(ui, &title, "", |ui| one_of(ui, &title, &mut now.language, &languages));
    let title = t!("settings-ui-scale");
    row(ui, &title, &t!("settings-ui-scale-about"), |ui| {
        one_of(ui, &title, &mut now.ui_scale, &scales(&SCALES));
    });
    let title = t!("settings-text-scale");
    row(ui, &title, &t!("settings-text-scale-about"), |ui| {
        one_of(ui, &title, &mut now.text_scale, &scales(&WORDS));
    });
}

fn colors(ui: &mut Ui, now: &mut Settings) {
    check(ui, &mut now.contrast, &t!("settings-contrast"), &t!("settings-contrast-about"));
    let title = t!("settings-palette");
    let all = [
        (Palette::Usual, t!("settings-palette-usual")),
        (Palette::Safe, t!("settings-palette-safe")),
    ];
    row(ui, &title, &t!("settings-palette-about"), |ui| {
        one_of(ui, &title, &mut now.palette, &all);
    });
    // A legend of the colors.
    ui.horizontal_wrapped(|ui| {
        for (words, color) in [
            (t!("settings-sample-can"), theme::ember()),
            (t!("settings-sample-good"), theme::good()),
            (t!("settings-sample-bad"), theme::bad()),
            (t!("settings-sample-link"), theme::link()),
        ] {
            ui.label(RichText::new(words).color(color));
        }
    });
    ui.horizontal(|ui| {
        let size = ui.style().text_styles[&bevy_egui::egui::TextStyle::Body].size * 1.6;
        for look in 0..6 {
            let sense = bevy_egui::egui::Sense::hover();
            let (rect, _) = ui.allocate_exact_size(vec2(size, size), sense);
            theme::mark(ui.painter(), rect.center(), size * 0.34, look);
        }
    });
}

fn motion(ui: &mut Ui, now: &mut Settings) {
    let title = t!("settings-speed");
    let all = [
        (0, t!("settings-speed-at-once")),
        (1, t!("settings-speed-slow")),
        (2, t!("settings-speed-meant")),
        (3, t!("settings-speed-brisk")),
        (4, t!("settings-speed-fast")),
    ];
    row(ui, &title, &t!("settings-speed-about"), |ui| one_of(ui, &title, &mut now.speed, &all));
    check(ui, &mut now.step, &t!("settings-step"), &t!("settings-step-about"));
    check(ui, &mut now.reduced_motion, &t!("settings-reduced"), &t!("settings-reduced-about"));
    row(ui, &t!("settings-guide"), &t!("settings-guide-about"), |ui| {
        ui.add_enabled_ui(now.guided, |ui| {
            if plain_button(ui, &t!("settings-guide-again")).clicked() {
                now.guided = false;
            }
        });
    });
}

fn sound(ui: &mut Ui, now: &mut Settings) {
    let l = &mut now.loudness;
    check(ui, &mut l.muted, &t!("settings-muted"), "");
    check(ui, &mut l.only_in_front, &t!("settings-only-in-front"), "");
    for (n, words) in [
        (&mut l.master, t!("settings-master")),
        (&mut l.table, t!("settings-bus-table")),
        (&mut l.signals, t!("settings-bus-signals")),
        (&mut l.interface, t!("settings-bus-interface")),
        (&mut l.room, t!("settings-bus-room")),
    ] {
        percent(ui, n, &words);
    }
    ui.add_space(10.0);
    check(ui, &mut now.subtitles, &t!("settings-subtitles"), &t!("settings-subtitles-about"));
}

fn window(ui: &mut Ui, now: &mut Settings, facts: &Screenfacts) {
    let keys = Map::of(now).0;
    let keys: Vec<String> = keys.bindings(Action::Fullscreen).iter().map(|b| b.label()).collect();
    let about = match keys.is_empty() {
        true => String::new(),
        false => t!("settings-fullscreen-about", key = keys.join(", ")),
    };
    check(ui, &mut now.display.fullscreen, &t!("settings-fullscreen"), &about);
    let title = t!("settings-frames");
    let all = FRAMES.map(|n| match n {
        0 => (n, t!("settings-frames-monitor")),
        n => (n, n.to_string()),
    });
    row(ui, &title, &t!("settings-frames-about"), |ui| {
        one_of(ui, &title, &mut now.display.most_frames, &all);
    });
    for fact in [&facts.drawn_by, &facts.kept_in] {
        if !fact.is_empty() {
            ui.label(RichText::new(fact).small().color(theme::dust()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_page_goes_back_to_the_usual_and_leaves_the_others() {
        let other = Settings {
            language: Some(Language::German),
            ui_scale: 1.5,
            text_scale: 1.3,
            contrast: true,
            palette: Palette::Safe,
            reduced_motion: true,
            speed: 4,
            subtitles: true,
            loudness: Loudness { muted: true, ..Loudness::default() },
            display: Display { fullscreen: true, most_frames: 60, ..Display::default() },
            bindings: [("undo".to_owned(), vec!["B".to_owned()])].into(),
            ..Settings::default()
        };
        let mut all = other.clone();
        for page in Page::ALL {
            let mut changed = other.clone();
            page.usual(&mut changed);
            assert_ne!(changed, other, "{page:?}");
            page.usual(&mut all);
        }
        assert_eq!(all, Settings::default());
    }

    /// Every offered value is one that the file may hold.
    #[test]
    fn every_step_is_kept_as_it_is() {
        for ui_scale in SCALES {
            for text_scale in WORDS {
                let chosen = Settings { ui_scale, text_scale, ..Settings::default() };
                assert_eq!(chosen.clone().bounded(), chosen);
            }
        }
    }
}
