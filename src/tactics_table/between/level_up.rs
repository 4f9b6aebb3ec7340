//! Level-ups with the planner: every class of the chosen hero with what is lacking; a class that is open
//! can be looked at with what its next card gives, opens and closes, and taken (AT-LEVL-01 to
//! AT-LEVL-26).

use std::sync::Arc;

use bevy_egui::egui::{
    Color32, Galley, Label, Rect, RichText, ScrollArea, Sense, Stroke, StrokeKind, TextStyle, Ui,
    UiBuilder, pos2, vec2,
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

use super::Shown;
use super::gains::{self, CARDS, GAP, title};
use super::state::{Between, Scene};

/// Returns the hero whose classes are shown: the chosen one, else the first who still levels up.
fn hero<'a>(state: &Between, view: &'a RoadView) -> Option<&'a HeroPlan> {
    let first = view.acts.iter().find_map(|act| match act {
        Act::LevelUp { hero, .. } => Some(*hero),
        _ => None,
    });
    let wanted = state.chosen.or(first)?;
    view.plans.iter().find(|plan| plan.hero == wanted)
}

/// Returns the level-up card that means the next step of a class.
fn card(
    view: &RoadView,
    of: &HeroPlan,
    class: &ClassPlan,
    content: &TacticsContent,
) -> Option<CardId> {
    let id = content.level(class.plan.next?).id.as_str();
    let named = view.named.iter().filter(|face| face.id == id);
    let is = |card: CardId| Act::LevelUp { hero: of.hero, card };
    named.map(|face| face.card).find(|card| {
        let act = is(*card);
        view.option(act).is_some() || view.refusal(act).is_some()
    })
}

/// Looks at a step that the hero can take whose plan is shown, until another is chosen: the next one of the
/// hero's own class, else the first one.
pub fn settle(content: &TacticsContent, state: &mut Between, scene: &Scene) {
    let view = &scene.view;
    if view.ask != Ask::LevelUp {
        return;
    }
    let Some(of) = hero(state, view) else { return };
    let cards =
        of.classes.iter().filter_map(|class| Some((class, card(view, of, class, content)?)));
    let cards: Vec<(&ClassPlan, CardId)> = cards.collect();
    if cards.iter().any(|(_, card)| state.selected == Some(*card)) {
        return;
    }
    let opens = |card: CardId| view.option(Act::LevelUp { hero: of.hero, card }).is_some();
    let open = || cards.iter().filter(|(_, card)| opens(*card));
    let own = open().find(|(class, _)| of.class == Some(class.plan.class));
    let found = own.or_else(|| open().next());
    (state.chosen, state.selected) = (Some(of.hero), found.map(|(_, card)| *card));
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

/// The least width of a class, and its least height in each tier, in points at normal scale. The needs of an
/// elite class take up to four lines.
const CELL: f32 = 116.0;
const BASIC: f32 = 80.0;
const ELITE: f32 = 112.0;
/// How much higher classes are where there is room.
const STRETCH: f32 = 1.3;
/// The height of a title, in points at normal scale, and the share of the page that the cards take which a
/// class brings.
const TITLE: f32 = 30.0;
const SHARE: f32 = 0.36;

/// The classes of a tier, and how many lie beside each other.
struct Rows<'a> {
    tier: Tier,
    classes: Vec<&'a ClassPlan>,
    columns: usize,
}

impl Rows<'_> {
    fn count(&self) -> usize {
        self.classes.len().div_ceil(self.columns)
    }

    /// The least height of a class, in points at normal scale.
    fn least(&self) -> f32 {
        if self.tier == Tier::Basic { BASIC } else { ELITE }
    }
}

/// Shows the classes.
pub fn show(
    ui: &mut Ui,
    content: &TacticsContent,
    state: &mut Between,
    shown: &Shown<'_>,
    out: &mut Vec<Answer>,
) {
    let Some(of) = hero(state, &shown.scene.view) else { return };
    let scale = theme::scale(ui);
    let room = ui.available_rect_before_wrap();
    let line = Stroke::new(1.0, theme::line());
    ui.painter().rect(room, 7.0, theme::panel_fill(), line, StrokeKind::Inside);
    let inner = room.shrink(12.0 * scale);
    ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
        ScrollArea::vertical().id_salt("classes").auto_shrink([false, false]).show(ui, |ui| {
            // Large words need wide cells.
            let fits = (ui.available_width() / (CELL * scale)).floor();
            let tiers = [(Tier::Basic, 5.0), (Tier::Elite, 6.0)].map(|(tier, most)| {
                let classes = of.classes.iter();
                let classes = classes.filter(|c| content.class(c.plan.class).tier == tier);
                let columns = fits.clamp(2.0, most) as usize;
                Rows { tier, classes: classes.collect(), columns }
            });
            // What the cards leave of the page belongs to the classes.
            let gap = GAP * scale;
            let cells: f32 = tiers.iter().map(|rows| rows.count() as f32 * rows.least()).sum();
            let gaps: f32 = tiers.iter().map(|rows| rows.count() as f32 * GAP).sum();
            let cards = (inner.height() / scale * SHARE).max(CARDS) + TITLE;
            let left = inner.height() / scale - cards - gaps - TITLE * 2.0;
            let stretch = (left / cells.max(1.0)).clamp(1.0, STRETCH);
            for rows in tiers {
                title(
                    ui,
                    &match rows.tier {
                        Tier::Basic => t!("tactics-plan-basic"),
                        Tier::Elite => t!("tactics-plan-elite"),
                    },
                );
                let columns = rows.columns;
                let wide =
                    (ui.available_width() - gap * (columns - 1) as f32 - 6.0) / columns as f32;
                let tall = rows.least() * scale * stretch;
                let all = vec2(ui.available_width(), (tall + gap) * rows.count() as f32);
                let (all, _) = ui.allocate_exact_size(all, Sense::hover());
                for (n, class) in rows.classes.into_iter().enumerate() {
                    let place = vec2(
                        (n % columns) as f32 * (wide + gap),
                        (n / columns) as f32 * (tall + gap),
                    );
                    let rect = Rect::from_min_size(all.min + place, vec2(wide, tall));
                    cell(ui, content, (state, shown), (of, class), rect, out);
                }
            }
            gains::show(ui, shown.gains, inner.max.y);
        });
    });
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
    let card = card(&shown.scene.view, of, class, content);
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
    let Some(of) = hero(state, &shown.scene.view) else { return };
    let found = of.classes.iter().find(|class| {
        state.selected.is_some() && card(&shown.scene.view, of, class, content) == state.selected
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
