//! Level-ups with the planner: every class of the chosen hero with what is lacking; a class that is open
//! can be looked at with what its next card gives, opens and closes, and taken (AT-LEVL-01 to
//! AT-LEVL-26).

use std::sync::Arc;

use bevy::prelude::World;
use bevy_egui::egui::load::SizedTexture;
use bevy_egui::egui::{
    Color32, Galley, Image, Label, Rect, RichText, ScrollArea, Sense, Stroke, StrokeKind,
    TextStyle, TextureId, Ui, UiBuilder, pos2, vec2,
};
use kernel::ids::SeatId;
use kit::theme;
use kit::widgets::{ember_button, group, known};
use lang::list;
use shell::plain_table::Answer;
use tactics::content::TacticsContent;
use tactics::content::printed::Tier;
use tactics::content::text::level_text;
use tactics::rules::describe;
use tactics::rules::flow::prompt::{Act, Ask};
use tactics::rules::road::levels::Lack;
use tactics::rules::road::planner::{ClassPlan, HeroPlan};
use tactics::rules::road_view::RoadView;
use tactics::rules::state::ids::CardId;
use tactics::rules::state::table;

use super::Shown;
use super::state::{Between, Scene};
use crate::card::TALL;
use crate::face;

/// Returns the hero whose classes are shown: the chosen one, else the first who still levels up.
fn hero<'a>(state: &Between, shown: &'a Shown<'_>) -> Option<&'a HeroPlan> {
    let view = &shown.scene.view;
    let first = view.acts.iter().find_map(|act| match act {
        Act::LevelUp { hero, .. } => Some(*hero),
        _ => None,
    });
    let wanted = state.chosen.or(first)?;
    view.plans.iter().find(|plan| plan.hero == wanted)
}

/// Returns the level-up card that means the next step of a class.
fn card(
    shown: &Shown<'_>,
    of: &HeroPlan,
    class: &ClassPlan,
    content: &TacticsContent,
) -> Option<CardId> {
    let id = content.level(class.plan.next?).id.as_str();
    let named = shown.scene.view.named.iter().filter(|face| face.id == id);
    let is = |card: CardId| Act::LevelUp { hero: of.hero, card };
    named.map(|face| face.card).find(|card| {
        let (view, act) = (&shown.scene.view, is(*card));
        view.option(act).is_some() || view.refusal(act).is_some()
    })
}

/// Returns the name of the class of which a level-up card is the next step for a hero.
pub fn class_of(
    content: &TacticsContent,
    view: &RoadView,
    hero: SeatId,
    card: CardId,
) -> Option<String> {
    let face = view.named.iter().find(|face| face.card == card)?;
    let plan = view.plans.iter().find(|plan| plan.hero == hero)?;
    let next = |of: &&ClassPlan| of.plan.next.is_some_and(|id| content.level(id).id == face.id);
    plan.classes.iter().find(next).map(|of| content.class(of.plan.class).name.clone())
}

/// The least width of a class, and its height in each tier, in points at normal scale. The needs of an
/// elite class take up to four lines.
const CELL: f32 = 116.0;
const BASIC: f32 = 80.0;
const ELITE: f32 = 112.0;

/// Shows the classes.
pub fn show(
    ui: &mut Ui,
    content: &TacticsContent,
    state: &mut Between,
    shown: &Shown<'_>,
    out: &mut Vec<Answer>,
) {
    let Some(of) = hero(state, shown) else { return };
    let scale = theme::scale(ui);
    let room = ui.available_rect_before_wrap();
    let line = Stroke::new(1.0, theme::line());
    ui.painter().rect(room, 7.0, theme::panel_fill(), line, StrokeKind::Inside);
    let inner = room.shrink(12.0 * scale);
    ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
        ScrollArea::vertical().id_salt("classes").auto_shrink([false, false]).show(ui, |ui| {
            for (tier, title) in
                [(Tier::Basic, t!("tactics-plan-basic")), (Tier::Elite, t!("tactics-plan-elite"))]
            {
                let size = ui.style().text_styles[&TextStyle::Body].size;
                let title = RichText::new(title).font(theme::heading(size * 1.1));
                ui.label(title.color(theme::dust()));
                let classes = of.classes.iter();
                let classes: Vec<&ClassPlan> =
                    classes.filter(|c| content.class(c.plan.class).tier == tier).collect();
                let most = if tier == Tier::Basic { 5.0 } else { 6.0 };
                // Large words need wide cells.
                let fits = (ui.available_width() / (CELL * scale)).floor();
                let columns = fits.clamp(2.0, most);
                let gap = 7.0 * scale;
                let wide = (ui.available_width() - gap * (columns - 1.0) - 6.0) / columns;
                let tall = if tier == Tier::Basic { BASIC } else { ELITE } * scale;
                let columns = columns as usize;
                let rows = classes.len().div_ceil(columns);
                let all = vec2(ui.available_width(), (tall + gap) * rows as f32);
                let (all, _) = ui.allocate_exact_size(all, Sense::hover());
                for (n, class) in classes.into_iter().enumerate() {
                    let place = vec2(
                        (n % columns) as f32 * (wide + gap),
                        (n / columns) as f32 * (tall + gap),
                    );
                    let rect = Rect::from_min_size(all.min + place, vec2(wide, tall));
                    cell(ui, content, (state, shown), (of, class), rect, out);
                }
                ui.add_space(4.0 * scale);
            }
            brought(ui, shown);
        });
    });
}

/// Shows the cards that the level-up card brings that is looked at; the pointer enlarges them.
fn brought(ui: &mut Ui, shown: &Shown<'_>) {
    if shown.gains.is_empty() {
        return;
    }
    let scale = theme::scale(ui);
    let size = ui.style().text_styles[&TextStyle::Body].size;
    let title = RichText::new(t!("tactics-plan-brings")).font(theme::heading(size * 1.1));
    ui.label(title.color(theme::dust()));
    let left = ui.available_height().max(150.0 * scale);
    let wide = (left / TALL - 8.0).min(BROUGHT * scale);
    ui.horizontal_wrapped(|ui| {
        for (name, texture) in shown.gains {
            let picture = Image::new(SizedTexture::new(*texture, vec2(wide, wide * TALL)));
            let hit = ui.add(picture.sense(Sense::click()));
            known(ui, name, &hit);
            if hit.has_focus() {
                let line = Stroke::new(2.5, theme::ember());
                ui.painter().rect_stroke(hit.rect, 6.0, line, StrokeKind::Outside);
            }
            hit.on_hover_ui(|ui| {
                let large = vec2(LARGE, LARGE * TALL) * scale;
                ui.add(Image::new(SizedTexture::new(*texture, large)));
            });
        }
    });
}

/// The width of a card that a level-up card brings, beside the classes and enlarged, at normal scale.
const BROUGHT: f32 = 190.0;
const LARGE: f32 = 330.0;

/// Returns the cards that the level-up card brings that is looked at: names and pictures.
pub fn gains(
    world: &mut World,
    state: &Between,
    scene: &Scene,
    scale: f32,
) -> Vec<(String, TextureId)> {
    let view = &scene.view;
    let looked_at = view.named.iter().find(|face| state.selected == Some(face.card));
    let Some(face) = looked_at.filter(|_| view.ask == Ask::LevelUp) else { return Vec::new() };
    let content = Arc::clone(table::book(world));
    let Some(level) = content.find_level(&face.id).map(|id| content.level(id)) else {
        return Vec::new();
    };
    let lists = [&level.add, &level.replace, &level.features, &level.passives, &level.dice];
    let mut ids: Vec<&String> = lists.into_iter().flatten().chain(&level.perk).collect();
    ids.dedup();
    let cards = ids.into_iter().filter_map(|id| content.find_card(id));
    cards
        .map(|id| {
            (content.card(id).name.clone(), face::card_texture(world, &content, id, LARGE * scale))
        })
        .collect()
}

/// Shows a class: its name, its levels, and what it takes.
fn cell(
    ui: &mut Ui,
    content: &TacticsContent,
    (state, shown): (&mut Between, &Shown<'_>),
    (of, class): (&HeroPlan, &ClassPlan),
    rect: Rect,
    out: &mut Vec<Answer>,
) {
    let scale = theme::scale(ui);
    let def = content.class(class.plan.class);
    let card = card(shown, of, class, content);
    let option =
        card.and_then(|card| shown.scene.view.option(Act::LevelUp { hero: of.hero, card }));
    let (open, shut) = (option.is_some(), class.away.is_none());
    let selected = card.is_some() && state.selected == card;
    let hit = ui.interact(rect, ui.id().with(("class", &def.id)), Sense::click());
    known(ui, &def.name, &hit);
    let fill = match (selected, open, shut) {
        (true, ..) => theme::ember_deep().gamma_multiply(0.55),
        (_, true, _) => theme::leather(),
        _ => theme::well(),
    };
    let line = match (open, hit.hovered() || hit.has_focus()) {
        (true, true) => Stroke::new(3.0, theme::ember()),
        (true, false) => Stroke::new(1.8, theme::ember()),
        (false, _) => Stroke::new(1.0, theme::line()),
    };
    ui.painter().rect(rect, 6.0, fill, line, StrokeKind::Inside);
    if of.class == Some(class.plan.class) {
        let bar = Rect::from_min_size(rect.min, vec2(5.0 * scale, rect.height()));
        ui.painter().rect_filled(bar, 3.0, theme::seat_color(of.hero.0));
    }
    let ink = if shut { theme::faint() } else { theme::parchment() };
    let words = rect.shrink2(vec2(10.0, 7.0) * scale);
    let name = one_line(ui, &def.name, 15.0 * scale, ink, words.width());
    let tall = name.size().y;
    ui.painter().galley(words.min, name, ink);
    pips(ui, class.plan.has, pos2(words.min.x + 4.0 * scale, words.min.y + tall + 8.0 * scale));
    let text = under(content, shown, class);
    let font = theme::body(if open { 13.0 } else { 12.2 } * scale);
    let color = if open { theme::bright() } else { ink };
    let mut job = bevy_egui::egui::text::LayoutJob::simple(text, font, color, words.width());
    job.wrap.max_rows = 4;
    let text = ui.painter().layout_job(job);
    ui.painter().galley(pos2(words.min.x, words.max.y - text.size().y), text, color);
    if hit.clicked() {
        state.selected = card;
        state.chosen = Some(of.hero);
    }
    if hit.double_clicked() {
        out.extend(option.map(|n| Answer::Choose(vec![n])));
    }
    hit.on_hover_ui(|ui| {
        ui.set_max_width(330.0 * scale);
        ui.strong(&def.name);
        ui.label(&def.about);
        for line in tactics::content::text::class_text(content, def) {
            ui.label(line.to_string());
        }
        for lack in &class.plan.lacks {
            ui.colored_label(theme::bad(), why(content, shown, class, lack));
        }
    });
}

/// Lays words out in one line, smaller where they would be too wide.
fn one_line(ui: &Ui, text: &str, size: f32, color: Color32, room: f32) -> Arc<Galley> {
    let lay = |size: f32| ui.painter().layout_no_wrap(text.to_owned(), theme::heading(size), color);
    let usual = lay(size);
    match usual.size().x <= room {
        true => usual,
        false => lay(size * (room / usual.size().x).max(0.6)),
    }
}

/// Shows how many of the five levels of a class the hero has.
fn pips(ui: &Ui, has: u8, from: bevy_egui::egui::Pos2) {
    let scale = theme::scale(ui);
    for n in 0..5_u8 {
        let at = from + vec2(f32::from(n) * 13.0 * scale, 0.0);
        let (fill, line) = match n < has {
            true => (theme::ember(), theme::ember()),
            false => (Color32::TRANSPARENT, theme::line()),
        };
        ui.painter().circle(at, 4.2 * scale, fill, Stroke::new(1.2, line));
    }
}

/// Returns what stands below the name of a class.
fn under(content: &TacticsContent, shown: &Shown<'_>, class: &ClassPlan) -> String {
    let lacks = class.plan.lacks.as_slice();
    match (lacks, class.away) {
        ([], _) => class.plan.next.map_or_else(String::new, |card| {
            let level = content.level(card);
            let hp =
                if level.hp > 0 { t!("tactics-level-hp", n = level.hp) } else { String::new() };
            [t!("tactics-plan-level", n = level.level), hp].join("  ").trim().to_owned()
        }),
        (_, Some(_)) => {
            let needs = lacks.iter().filter_map(|lack| match lack {
                Lack::Needs { class, wants, .. } => {
                    Some(format!("{}\u{a0}{wants}", describe::class(content, *class)))
                }
                _ => None,
            });
            t!("tactics-plan-needs", list = list(&needs.collect::<Vec<_>>()))
        }
        (_, None) => lacks.last().map_or_else(String::new, |lack| why(content, shown, class, lack)),
    }
}

/// Returns why the next card of a class cannot be taken.
fn why(content: &TacticsContent, shown: &Shown<'_>, class: &ClassPlan, lack: &Lack) -> String {
    let party = &shown.scene.view.party;
    let name = |seat: u8| {
        party.iter().find(|m| m.seat.0 == seat).map_or_else(String::new, |m| m.name.clone())
    };
    describe::lack_with(content, class.plan.class, lack, &name)
}

/// Shows which classes the next card of a class opens, and which it closes to whom.
fn opens_and_closes(ui: &mut Ui, content: &TacticsContent, view: &RoadView, class: &ClassPlan) {
    let opens: Vec<String> = class.opens.iter().map(|id| describe::class(content, *id)).collect();
    if !opens.is_empty() {
        group(ui, &t!("tactics-plan-opens-title"));
        ui.add(Label::new(RichText::new(list(&opens)).color(theme::good())).wrap());
    }
    if class.closes.is_empty() {
        return;
    }
    group(ui, &t!("tactics-plan-closes-title"));
    for member in &view.party {
        let mine = class.closes.iter().filter(|closed| closed.hero == member.seat);
        let names: Vec<String> =
            mine.map(|closed| describe::class(content, closed.class)).collect();
        if !names.is_empty() {
            let text = format!("{}: {}", member.name, list(&names));
            ui.add(Label::new(RichText::new(text).small().color(theme::bad())).wrap());
        }
    }
}

/// The share of the panel that the texts of a level-up card take at most, above the question.
const BESIDE: f32 = 0.32;

/// Shows what the level-up card gives that is looked at, over the question.
pub fn beside(
    ui: &mut Ui,
    content: &TacticsContent,
    state: &Between,
    shown: &Shown<'_>,
    out: &mut Vec<Answer>,
) {
    let view = &shown.scene.view;
    if view.ask != Ask::LevelUp || state.road {
        return;
    }
    let Some(of) = hero(state, shown) else { return };
    let found = of.classes.iter().find(|class| {
        state.selected.is_some() && card(shown, of, class, content) == state.selected
    });
    let size = ui.style().text_styles[&TextStyle::Heading].size;
    let Some((class, chosen)) = found.zip(state.selected) else {
        ui.label(RichText::new(t!("tactics-plan-choose")).color(theme::dust()));
        ui.add_space(8.0);
        return;
    };
    let Some(level) = class.plan.next.map(|id| content.level(id)) else { return };
    let title = class.plan.next.map(|id| describe::level_card(content, id)).unwrap_or_default();
    ui.label(RichText::new(title).font(theme::heading(size)).color(theme::parchment()));
    // Long texts scroll, and leave room for the question.
    let tall = ui.available_height() * BESIDE;
    ScrollArea::vertical().id_salt("level").max_height(tall).auto_shrink([false, true]).show(
        ui,
        |ui| {
            let about = &content.class(class.plan.class).about;
            ui.add(Label::new(RichText::new(about).italics().small().color(theme::dust())).wrap());
            for line in level_text(content, level) {
                let line = RichText::new(line.to_string()).color(theme::parchment());
                ui.add(Label::new(line).wrap());
            }
            opens_and_closes(ui, content, view, class);
        },
    );
    ui.add_space(6.0);
    let act = Act::LevelUp { hero: of.hero, card: chosen };
    match (view.option(act), view.refusal(act)) {
        (Some(n), _) => {
            let text = view.party.iter().find(|m| m.seat == of.hero).map(|m| m.name.clone());
            let text = t!("tactics-plan-take", hero = text.unwrap_or_default());
            if ember_button(ui, &text, true).clicked() {
                out.push(Answer::Choose(vec![n]));
            }
        }
        (None, Some(refusal)) => {
            let text = format!("{} ({})", refusal.why, refusal.rule);
            ui.add(Label::new(RichText::new(text).color(theme::dust())).wrap());
        }
        (None, None) => {}
    }
    ui.add_space(8.0);
}
