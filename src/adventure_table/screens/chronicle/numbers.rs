//! The statistics of a campaign, as plots where these are easier to read.

use bevy_egui::egui::{
    Color32, Frame, Grid, Margin, Rect, RichText, ScrollArea, Sense, Stroke, Ui, vec2,
};

use super::plots::{self, Bar, Line};
use super::story::{bullet, epitaph};
use crate::campaign::chronicle::chapter::{Chapter, Grown};
use crate::campaign::chronicle::facts::{describe_checks, describe_dice, time};
use crate::campaign::chronicle::markdown::DEEDS;
use crate::campaign::chronicle::phrases::count;
use crate::campaign::chronicle::{Chronicle, statistics};
use crate::cards::vocabulary::Kind;
use crate::kit::theme;

/// The types of boons, each with the color of its part of a deck.
const KINDS: [(Kind, Color32); 7] = [
    (Kind::Weapon, Color32::from_rgb(0xd0, 0x8a, 0x7a)),
    (Kind::Spell, Color32::from_rgb(0xa9, 0x9a, 0xe0)),
    (Kind::Armor, Color32::from_rgb(0xa8, 0xb4, 0xbe)),
    (Kind::Item, Color32::from_rgb(0xd8, 0xc0, 0x7a)),
    (Kind::Ally, Color32::from_rgb(0x8f, 0xc4, 0x96)),
    (Kind::Blessing, Color32::from_rgb(0x86, 0xc0, 0xd6)),
    (Kind::Cohort, Color32::from_rgb(0xd6, 0xa0, 0xc6)),
];
/// The most close calls that are shown.
const CALLS: usize = 8;

/// Shows the statistics.
pub fn show(ui: &mut Ui, told: &Chronicle) {
    let text = theme::scale(ui);
    ScrollArea::vertical().id_salt("numbers").auto_shrink([false, false]).show(ui, |ui| {
        ui.label(
            RichText::new(t!("annals-statistics"))
                .font(theme::heading(30.0 * text))
                .color(theme::parchment()),
        );
        if told.scenarios.iter().all(|t| t.chapter.is_none()) {
            ui.label(RichText::new(t!("annals-nothing")).color(theme::dust()));
            return;
        }
        ui.label(RichText::new(summary(told)).color(theme::dust()));
        ui.add_space(6.0 * text);
        let wide = ui.available_width() - 14.0 * text;
        let both = wide > 820.0 * text;
        let left: [fn(&mut Ui, &Chronicle); 4] = [dice, hours, growth, epitaphs];
        let right: [fn(&mut Ui, &Chronicle); 3] = [checks, calls, decks];
        if both {
            let half = (wide - 12.0 * text) / 2.0;
            ui.horizontal_top(|ui| {
                for parts in [&left[..], &right[..]] {
                    ui.vertical(|ui| {
                        ui.set_width(half);
                        parts.iter().for_each(|part| part(ui, told));
                    });
                }
            });
        } else {
            ui.set_max_width(wide);
            left.iter().chain(&right).for_each(|part| part(ui, told));
        }
        ui.scope(|ui| {
            ui.set_max_width(wide);
            deeds(ui, told);
        });
        ui.add_space(20.0 * text);
    });
}

fn chapters(told: &Chronicle) -> impl Iterator<Item = &Chapter> {
    told.scenarios.iter().filter_map(|t| t.chapter.as_ref())
}

fn summary(told: &Chronicle) -> String {
    let over = told.scenarios.iter().filter(|t| t.end.is_some()).count();
    let won = chapters(told).filter(|c| c.won()).count();
    let mut words = t!("annals-played", n = over, won = won);
    let decisions: u64 = chapters(told).map(|c| c.decisions).sum();
    words += &format!(
        " · {} · {}",
        t!("annals-turns", n = told.tally.turns),
        t!("annals-decisions", n = decisions)
    );
    let seconds: u64 = told.scenarios.iter().filter_map(|t| t.seconds).sum();
    if seconds >= 60 {
        words += &format!(" · {}", t!("annals-time", time = time(seconds)));
    }
    words
}

/// Shows a framed section with a title.
fn part(ui: &mut Ui, title: &str, add: impl FnOnce(&mut Ui)) {
    let text = theme::scale(ui);
    Frame::NONE
        .fill(theme::leather())
        .stroke(Stroke::new(1.0, theme::line()))
        .corner_radius(6.0)
        .inner_margin(Margin::same((11.0 * text) as i8))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.label(
                RichText::new(title).font(theme::heading(18.0 * text)).color(theme::parchment()),
            );
            add(ui);
        });
    ui.add_space(6.0 * text);
}

/// Returns the color and shape of a hero: those of the seat, or of the order of arrival.
fn seat_of(told: &Chronicle, hero: &str) -> u8 {
    let seat = told.party.iter().position(|m| m.hero == hero);
    let at = seat
        .or_else(|| told.heroes.iter().position(|h| h.hero == hero).map(|n| n + told.party.len()));
    at.unwrap_or(0) as u8
}

fn dice(ui: &mut Ui, told: &Chronicle) {
    part(ui, &t!("annals-luck"), |ui| {
        plots::bell(ui, &told.luck);
        ui.label(RichText::new(describe_dice(&told.luck)).small().color(theme::dust()));
        ui.add_space(4.0);
        for h in &told.heroes {
            plots::lean(ui, &h.name, seat_of(told, &h.hero), &h.luck);
        }
        let hint = t!("annals-luck-hint");
        ui.label(RichText::new(hint).small().color(theme::dust()));
    });
}

fn checks(ui: &mut Ui, told: &Chronicle) {
    part(ui, &t!("annals-checks"), |ui| {
        ui.label(RichText::new(describe_checks(&told.fortune)).small());
        let most = told.tally.checks.values().map(|t| t.tried).max().unwrap_or(1) as f64;
        let mut all: Vec<_> = told.tally.checks.iter().collect();
        all.sort_by_key(|(name, t)| (std::cmp::Reverse(t.tried), *name));
        for (skill, tried) in all.iter().take(10) {
            let f = statistics::of_checks(tried);
            let lucky = f.passed as f64 + 0.5 >= f.expected;
            let bar = Bar {
                name: skill,
                value: f.passed as f64,
                most,
                tick: Some(f.expected),
                words: t!(
                    "annals-passed",
                    passed = f.passed,
                    tried = f.tried,
                    expected = crate::lang::decimal(f.expected, 1)
                ),
                color: if lucky {
                    theme::good().gamma_multiply(0.75)
                } else {
                    theme::bad().gamma_multiply(0.75)
                },
            };
            plots::bar(ui, &bar, 0.24);
        }
        let hint = t!("annals-checks-hint");
        ui.label(RichText::new(hint).small().color(theme::dust()));
    });
}

fn hours(ui: &mut Ui, told: &Chronicle) {
    part(ui, &t!("annals-hours"), |ui| {
        let most = chapters(told).map(|c| c.hours).max().unwrap_or(1) as f64;
        for t in &told.scenarios {
            let (Some(c), Some(_)) = (&t.chapter, t.end) else { continue };
            let won = c.won();
            let bar = Bar {
                name: &format!("{}. {}", t.number, t.title),
                value: c.left as f64,
                most,
                tick: None,
                words: match won {
                    true => t!("annals-won", n = c.left),
                    false => t!("annals-lost", n = c.left),
                },
                color: if won {
                    theme::good().gamma_multiply(0.75)
                } else {
                    theme::bad().gamma_multiply(0.75)
                },
            };
            plots::bar(ui, &bar, 0.48);
        }
    });
}

/// Returns a measure of a hero's progress.
type Measure = fn(&Grown) -> u64;

fn growth(ui: &mut Ui, told: &Chronicle) {
    let number = |n: Option<u32>| n.map_or_else(|| t!("annals-now"), |n| n.to_string());
    let mut labels: Vec<String> = told
        .scenarios
        .iter()
        .filter(|t| t.chapter.is_some())
        .map(|t| number(Some(t.number)))
        .collect();
    labels.push(number(None));
    let of = |measure: Measure| -> Vec<Line> {
        let line = |h: &crate::campaign::chronicle::Career| {
            let place = |n: Option<u32>| labels.iter().position(|l| *l == number(n));
            let stages = h.stages.iter();
            let points = stages.filter_map(|(n, g)| Some((place(*n)?, measure(g) as f64)));
            Line { seat: seat_of(told, &h.hero), points: points.collect() }
        };
        told.heroes.iter().map(line).collect()
    };
    part(ui, &t!("annals-feats"), |ui| {
        plots::lines(ui, &of(Grown::feats), &labels);
        legend(ui, told);
    });
    let strength = of(Grown::strength);
    // Before the first adventure there is nothing to plot.
    if strength.iter().flat_map(|l| &l.points).any(|(_, v)| *v > 0.0) {
        part(ui, &t!("annals-strength"), |ui| {
            plots::lines(ui, &strength, &labels);
        });
    }
}

fn legend(ui: &mut Ui, told: &Chronicle) {
    let text = theme::scale(ui);
    ui.horizontal_wrapped(|ui| {
        for h in &told.heroes {
            let (rect, _) = ui.allocate_exact_size(vec2(16.0, 18.0) * text, Sense::hover());
            theme::seat_mark(ui.painter(), rect.center(), 5.5 * text, seat_of(told, &h.hero));
            let role = h.stages.last().and_then(|(_, g)| g.role.clone());
            let role = role.map_or_else(String::new, |r| format!(" ({r})"));
            ui.label(RichText::new(format!("{}{role}", h.name)).small());
            ui.add_space(6.0 * text);
        }
    });
}

fn decks(ui: &mut Ui, told: &Chronicle) {
    part(ui, &t!("annals-decks"), |ui| {
        for h in &told.heroes {
            let Some((_, grown)) = h.stages.last() else { continue };
            let all: Vec<(Color32, u64)> = KINDS
                .iter()
                .map(|(kind, color)| (*color, grown.deck.get(kind.word()).copied().unwrap_or(0)))
                .collect();
            plots::parts(ui, &h.name, seat_of(told, &h.hero), &all);
        }
        let text = theme::scale(ui);
        ui.horizontal_wrapped(|ui| {
            for (kind, color) in &KINDS[..6] {
                let (rect, _) = ui.allocate_exact_size(vec2(13.0, 16.0) * text, Sense::hover());
                let square = Rect::from_center_size(rect.center(), vec2(11.0, 11.0) * text);
                ui.painter().rect_filled(square, 2.0, *color);
                ui.label(RichText::new(kind.localized()).small().color(theme::dust()));
            }
        });
    });
}

fn calls(ui: &mut Ui, told: &Chronicle) {
    let mut all: Vec<_> = told
        .scenarios
        .iter()
        .filter_map(|t| Some((t.number, t.chapter.as_ref()?)))
        .flat_map(|(n, c)| c.calls.iter().map(move |call| (call.odds, n, call)))
        .collect();
    all.sort_by_key(|(odds, n, call)| (*odds, *n, call.turn));
    if all.is_empty() {
        return;
    }
    part(ui, &t!("annals-calls"), |ui| {
        for (_, n, call) in all.iter().take(CALLS) {
            bullet(ui, &t!("annals-call", text = &call.text, scenario = n, turn = call.turn));
        }
    });
}

fn epitaphs(ui: &mut Ui, told: &Chronicle) {
    let all: Vec<_> = chapters(told).flat_map(|c| &c.epitaphs).collect();
    if all.is_empty() {
        return;
    }
    part(ui, &t!("annals-memory"), |ui| {
        for e in all {
            epitaph(ui, &e.name, &e.text);
            ui.add_space(4.0);
        }
    });
}

fn deeds(ui: &mut Ui, told: &Chronicle) {
    part(ui, &t!("annals-deeds"), |ui| {
        let text = theme::scale(ui);
        let names: Vec<String> = told.heroes.iter().map(|h| h.name.clone()).collect();
        ScrollArea::horizontal().id_salt("deeds").show(ui, |ui| {
            Grid::new("deeds").striped(true).spacing(vec2(26.0, 4.0) * text).show(ui, |ui| {
                ui.label("");
                for (h, name) in told.heroes.iter().zip(&names) {
                    let color = theme::seat_color(seat_of(told, &h.hero));
                    ui.label(RichText::new(name).font(theme::heading(15.0 * text)).color(color));
                }
                ui.label(RichText::new(t!("annals-all")).font(theme::heading(15.0 * text)));
                ui.end_row();
                for (what, counted) in DEEDS {
                    if counted(&told.tally) == 0 {
                        continue;
                    }
                    ui.label(RichText::new(crate::lang::translate(what, &[])).color(theme::dust()));
                    for h in &told.heroes {
                        ui.label(counted(&h.tally).to_string());
                    }
                    ui.label(RichText::new(counted(&told.tally).to_string()).strong());
                    ui.end_row();
                }
            });
        });
        let kinds = told.tally.acquired.iter().map(|(k, n)| count(*n, k));
        let kinds: Vec<String> = kinds.collect();
        if !kinds.is_empty() {
            let words = t!("annals-acquired", kinds = crate::rules::describe::list(&kinds));
            ui.label(RichText::new(words).color(theme::dust()));
        }
    });
}
