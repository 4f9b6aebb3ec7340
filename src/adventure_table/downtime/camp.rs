//! The camp: chooses the next scenario among the won, lost and open ones (AC-END-04, AC-END-10,
//! AC-END-16, AC-SETUP-09, AC-SETUP-17).

use bevy_egui::egui::{
    Color32, Id, Rect, RichText, ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType,
    pos2, vec2,
};

use super::head;
use super::kit::{Kit, ground, part};
use super::rooms::{columns, fitted};
use super::state::Tab;
use crate::adventure_table::command::TableCommand;
use crate::adventure_table::face::FaceKey;
use crate::campaign::downtime::{AdventureDowntime, Choice};
use crate::campaign::record::Played;
use crate::kit::paint::rows;
use crate::kit::theme;
use crate::kit::widgets::{known, plain_button};
use crate::rules::catalogue::CATALOGUE;
use crate::rules::state::table::End;
use crate::shell::panels::ruled::ruled;

/// Shows the tabs of the camp. Returns the room below them.
pub fn tabs(kit: &mut Kit<'_>, ui: &mut Ui, room: Rect) -> Rect {
    let tall = 34.0 * kit.text;
    let top = Rect::from_min_size(room.min, vec2(room.width(), tall));
    let wrong = kit.sit.fits.contains(&false);
    let lit = |tab: Tab| (tab == Tab::Decks && wrong).then_some(theme::bad());
    let mut part = part(ui, top);
    if let Some(tab) = head::tabs(&mut part, &Tab::all(), kit.sit.tab, lit) {
        kit.sit.tab = tab;
        kit.sit.chosen = None;
    }
    Rect::from_min_max(pos2(room.min.x, top.max.y + 2.0), room.max)
}

/// The state of a scenario in the campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stand {
    Won(usize),
    Next,
    Open,
    LocationStatus,
}

fn stand(
    between: &AdventureDowntime,
    results: &[Played],
    next: Option<&String>,
    id: &String,
) -> Stand {
    let won = results.iter().filter(|r| r.scenario == *id && r.end == End::Won).count();
    match () {
        () if next == Some(id) => Stand::Next,
        () if won > 0 => Stand::Won(won),
        () if between.playable().contains(id) => Stand::Open,
        () => Stand::LocationStatus,
    }
}

/// Shows every scenario by adventure, and the selected one enlarged.
pub fn show(kit: &mut Kit<'_>, ui: &mut Ui, room: Rect) {
    let content = std::sync::Arc::clone(kit.content);
    let results = kit.sit.results.clone();
    let next = kit
        .between
        .playable()
        .first()
        .cloned()
        .filter(|id| !results.iter().any(|r| r.scenario == *id && r.end == End::Won));
    let gap = 10.0 * kit.text;
    let [left, right] = columns(room, [1.5, 1.0], gap);
    ground(ui, left);
    let mut inside = part(ui, left.shrink(10.0 * kit.text));
    ScrollArea::vertical().id_salt("next").auto_shrink([false, false]).show(&mut inside, |ui| {
        let mut listed: Vec<&String> = Vec::new();
        for id in &content.pack.adventures {
            let Some(adventure) = content.adventures.iter().find(|a| a.id == *id) else { continue };
            let title = RichText::new(&adventure.name).font(theme::heading(18.0 * kit.text));
            ui.label(title.color(theme::dust()));
            for scenario in &adventure.scenarios {
                let stand = stand(kit.between, &results, next.as_ref(), scenario);
                self::row(kit, ui, scenario, stand, &results);
                listed.push(scenario);
            }
            ui.add_space(6.0 * kit.text);
        }
        let alone = content.scenarios.iter().filter(|s| !listed.contains(&&s.id));
        for (n, scenario) in alone.enumerate() {
            if n == 0 {
                let title =
                    RichText::new(t!("camp-by-itself")).font(theme::heading(18.0 * kit.text));
                ui.label(title.color(theme::dust()));
            }
            let stand = stand(kit.between, &results, next.as_ref(), &scenario.id);
            self::row(kit, ui, &scenario.id, stand, &results);
        }
        class_decks(kit, ui);
        let looked = kit.sit.scenario.clone().or_else(|| next.clone());
        if let Some(n) = looked.and_then(|id| content.scenario(&id)) {
            let told = &content.scenarios[n].opening;
            let words = RichText::new(told).font(theme::body(16.0 * kit.text));
            ui.add_space(6.0 * kit.text);
            ui.label(words.color(theme::dust()));
        }
        ui.add_space(8.0 * kit.text);
        if plain_button(ui, &t!("house-title")).clicked() {
            kit.out.push(TableCommand::House(true));
        }
    });
    ground(ui, right);
    let looked = kit
        .sit
        .scenario
        .clone()
        .or(next)
        .or_else(|| kit.between.played().map(|(id, _)| id.to_owned()));
    let Some(n) = looked.as_ref().and_then(|id| content.scenario(id)) else { return };
    let inner = right.shrink(10.0 * kit.text);
    let id = &content.scenarios[n].id;
    let shut = kit.between.judge(&Choice::Play(id.clone())).err();
    let foot = if shut.is_some() { 44.0 * kit.text } else { 0.0 };
    let above = Rect::from_min_max(inner.min, pos2(inner.max.x, inner.max.y - foot));
    let face = fitted(above);
    let key = FaceKey::Scenario(n as u16);
    kit.face(ui, key, face, Color32::WHITE);
    let hit = ui.interact(face, Id::new("scenario"), Sense::CLICK);
    if hit.clicked() || hit.secondary_clicked() {
        kit.sit.large = Some(key);
    }
    if let Some(why) = shut {
        let below = Rect::from_min_max(pos2(inner.min.x, inner.max.y - foot + 4.0), inner.max);
        let words = format!("{} {}", why.why, why.rule);
        let size = 15.0 * kit.text;
        let mut part = part(ui, below);
        ruled(&mut part, &CATALOGUE, &words, size, theme::bad(), &mut kit.out);
    }
}

fn row(kit: &mut Kit<'_>, ui: &mut Ui, id: &str, stand: Stand, results: &[Played]) {
    let Some(n) = kit.content.scenario(id) else { return };
    let name = kit.content.scenarios[n].name.clone();
    let lost = results.iter().filter(|r| r.scenario == *id && r.end != End::Won).count();
    let tall = 34.0 * kit.text;
    let size = vec2(ui.available_width(), tall);
    let (rect, hit) = ui.allocate_exact_size(size, Sense::click());
    known(ui, &name, &hit);
    hit.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
    let looked = kit.sit.scenario.as_deref() == Some(id);
    let p = ui.painter();
    if looked || hit.hovered() || hit.has_focus() {
        let line = if hit.has_focus() { theme::ember() } else { theme::dust() };
        p.rect(
            rect,
            5.0,
            Color32::from_black_alpha(110),
            Stroke::new(if looked { 1.5 } else { 1.0 }, line),
            StrokeKind::Inside,
        );
    }
    let (mark, words, color) = match stand {
        Stand::Won(n) => (theme::good(), t!("camp-won", n = n), theme::parchment()),
        Stand::Next => (theme::ember(), t!("camp-next"), theme::parchment()),
        Stand::Open => (theme::ember(), t!("camp-open"), theme::parchment()),
        Stand::LocationStatus => (theme::dust(), t!("camp-not-yet"), theme::dust()),
    };
    let words = match lost {
        0 => words,
        n => t!("camp-lost", won = words, n = n),
    };
    let c = pos2(rect.min.x + tall * 0.45, rect.center().y);
    let r = tall * 0.16;
    match stand {
        Stand::Won(_) => {
            let stroke = Stroke::new(2.5 * kit.text, mark);
            p.line_segment([c + vec2(-r, 0.0), c + vec2(-r * 0.2, r)], stroke);
            p.line_segment([c + vec2(-r * 0.2, r), c + vec2(r * 1.2, -r)], stroke);
        }
        Stand::Next | Stand::Open => {
            p.circle_filled(c, r, mark);
        }
        Stand::LocationStatus => {
            p.circle_stroke(c, r, Stroke::new(1.5, mark));
        }
    }
    let font = theme::body(14.0 * kit.text);
    let right = rows(p, &words, font, mark, rect.width() * 0.35, 1);
    let x = rect.max.x - right.size().x - 10.0;
    p.galley(pos2(x, rect.center().y - right.size().y / 2.0), right, mark);
    let left = rect.min.x + tall * 0.95;
    let font = theme::heading(16.5 * kit.text);
    let name = rows(p, &name, font, color, x - left - 8.0, 1);
    p.galley(pos2(left, rect.center().y - name.size().y / 2.0), name, color);
    if hit.double_clicked() {
        kit.attempt(Choice::Play(id.to_owned()));
    } else if hit.clicked() {
        kit.sit.scenario = Some(id.to_owned());
    }
}

/// Shows the Class Decks that may be added to the box (AC-SETS-07).
fn class_decks(kit: &mut Kit<'_>, ui: &mut Ui) {
    let options = kit.sit.prompt.as_ref().map_or(&[][..], |p| &p.options);
    let of = |c: &Choice| match c {
        Choice::ClassDeck(_) => Some(c.clone()),
        _ => None,
    };
    let all: Vec<Choice> = options.iter().filter_map(of).collect();
    if all.is_empty() {
        return;
    }
    let title = RichText::new(t!("camp-for-the-box")).font(theme::heading(18.0 * kit.text));
    ui.label(title.color(theme::dust()));
    for choice in all {
        if plain_button(ui, &kit.between.choice_text(&choice)).clicked() {
            kit.decide(choice);
        }
    }
}
