//! Shows the page of rules: lists, and an entry with what belongs to it.

use bevy_egui::egui::{
    self, Align, Color32, Frame, Key, Layout, Margin, Modifiers, PointerButton, RichText,
    ScrollArea, Stroke, TextEdit, Ui, vec2,
};

use super::{Page, Place};
use crate::kernel::catalogue::{About, Catalogue, Entry};
use crate::kit::input::{self, Action};
use crate::kit::theme;
use crate::kit::widgets::{known, plain_button, row_button};
use crate::shell::command::{Command, CommandQueue};
use crate::shell::panels::ruled::{link, ruled, words_link};

/// The most vignettes that are listed with an entry.
const MOST_SHOWN: usize = 3;

/// Shows the page. `edition` is the edition of the game on the table, if there is one.
pub fn show(ui: &mut Ui, page: &mut Page, edition: Option<&'static str>, out: &mut CommandQueue) {
    let to = keys(ui, page);
    head(ui, page, out);
    field(ui, page);
    ui.add_space(4.0);
    let place = page.place().clone();
    let fresh = std::mem::take(&mut page.fresh);
    let mut area = ScrollArea::vertical().id_salt("rules").auto_shrink([false, false]);
    if fresh {
        area = area.vertical_scroll_offset(0.0);
    }
    let went = area.show(ui, |ui| {
        scroll(ui, &place);
        let mut went = None;
        match &place {
            Place::Areas => areas(ui, page, &mut went),
            Place::Area(heading) => {
                title(ui, heading);
                rows(ui, page, edition, &mut went);
            }
            Place::Found(_) => rows(ui, page, edition, &mut went),
            Place::Rule(_) => {
                if let Some(about) = page.about.clone() {
                    entry(ui, &about, (page.catalogue, edition), &mut went, out);
                }
            }
        }
        went
    });
    if let Some(to) = went.inner.or(to) {
        page.focus = false;
        page.go(to);
    }
}

/// Handles keys and the side buttons of a mouse: back, forward, down the list, open a row.
fn keys(ui: &Ui, page: &mut Page) -> Option<Place> {
    let (back, forward, up, down, enter) = ui.input_mut(|i| {
        let mouse = |i: &egui::InputState, b| i.pointer.button_pressed(b);
        let back = i.consume_key(Modifiers::ALT, Key::ArrowLeft);
        let forward = i.consume_key(Modifiers::ALT, Key::ArrowRight);
        (
            back || mouse(i, PointerButton::Extra1),
            forward || mouse(i, PointerButton::Extra2),
            i.key_pressed(Key::ArrowUp),
            i.key_pressed(Key::ArrowDown),
            i.key_pressed(Key::Enter),
        )
    });
    if back || forward {
        page.turn(forward);
        return None;
    }
    let last = match page.place() {
        Place::Areas => page.catalogue.areas().len(),
        _ => page.rows.len(),
    };
    // Keys select a row only from the search field: elsewhere they move among links.
    let typing = ui.memory(|m| m.has_focus(field_id()));
    if !typing || last == 0 {
        return None;
    }
    if down {
        page.chosen = (page.chosen + 1).min(last - 1);
    }
    if up {
        page.chosen = page.chosen.saturating_sub(1);
    }
    if !enter {
        return None;
    }
    match page.place() {
        Place::Areas => {
            page.catalogue.areas().get(page.chosen).map(|(heading, _)| Place::Area(heading))
        }
        _ => page.rows.get(page.chosen).map(|e| Place::Rule(e.id)),
    }
}

fn field_id() -> egui::Id {
    egui::Id::new("words of rules")
}

/// Shows the header: back and forward, the title, and the close button.
fn head(ui: &mut Ui, page: &mut Page, out: &mut CommandQueue) {
    ui.horizontal(|ui| {
        let (back, forward) = page.ways();
        for (word, hint, can, ahead) in [
            (t!("new-back"), t!("rules-back-hint"), back, false),
            (t!("rules-forward"), t!("rules-forward-hint"), forward, true),
        ] {
            let hit = ui.add_enabled_ui(can, |ui| plain_button(ui, &word)).inner;
            if hit.on_hover_text(hint).clicked() {
                page.turn(ahead);
            }
        }
        ui.heading(t!("rules-title"));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if plain_button(ui, &input::with_key(ui.ctx(), &t!("screen-close"), 2, Action::Back))
                .clicked()
            {
                out.push(Command::Rules(false));
            }
            if *page.place() != Place::Areas && plain_button(ui, &t!("rules-areas")).clicked() {
                page.focus = false;
                page.go(Place::Areas);
            }
        });
    });
}

/// Shows the search field, for a rule id or words.
fn field(ui: &mut Ui, page: &mut Page) {
    let mut words = page.words.clone();
    let edit = TextEdit::singleline(&mut words)
        .id(field_id())
        .hint_text(t!("rules-hint"))
        .char_limit(80)
        .margin(Margin::symmetric(8, 5))
        .desired_width(f32::INFINITY);
    let hit = ui.add(edit);
    known(ui, &t!("rules-words"), &hit);
    if std::mem::take(&mut page.focus) {
        hit.request_focus();
    }
    if hit.changed() {
        page.type_words(&words);
    }
}

/// Scrolls by Page Up and Page Down, and by the arrows where no list uses them.
fn scroll(ui: &Ui, place: &Place) {
    let tall = ui.clip_rect().height();
    let typing = ui.memory(|m| m.focused().is_some());
    let by = ui.input(|i| {
        let mut by = 0.0;
        for (key, far) in [(Key::PageUp, tall * 0.85), (Key::PageDown, -tall * 0.85)] {
            by += if i.key_pressed(key) { far } else { 0.0 };
        }
        if matches!(place, Place::Rule(_)) && !typing {
            for (key, far) in [(Key::ArrowUp, 60.0), (Key::ArrowDown, -60.0)] {
                by += if i.key_pressed(key) { far } else { 0.0 };
            }
        }
        by
    });
    if by != 0.0 {
        ui.scroll_with_delta(vec2(0.0, by));
    }
}

/// Returns a heading of the catalogue without the letters of its area.
fn plain(heading: &str) -> &str {
    let words = heading.split_once(": ").map_or(heading, |(_, words)| words);
    // Entries of the third edition carry a mark of their own.
    words.strip_suffix(" (third edition)").unwrap_or(words)
}

fn body(ui: &Ui) -> f32 {
    ui.style().text_styles[&egui::TextStyle::Body].size
}

fn title(ui: &mut Ui, heading: &str) {
    let size = body(ui) * 1.15;
    ui.label(RichText::new(plain(heading)).font(theme::heading(size)).color(theme::parchment()));
    ui.add_space(2.0);
}

fn areas(ui: &mut Ui, page: &Page, went: &mut Option<Place>) {
    for (i, (heading, n)) in page.catalogue.areas().into_iter().enumerate() {
        let here = i == page.chosen && ui.memory(|m| m.has_focus(field_id()));
        let hit = row_button(ui, plain(heading), &n.to_string(), here);
        if here {
            hit.scroll_to_me(None);
        }
        if hit.clicked() {
            *went = Some(Place::Area(heading));
        }
    }
}

/// Shows entries as rows: id, edition marks, and their first words.
fn rows(ui: &mut Ui, page: &Page, edition: Option<&'static str>, went: &mut Option<Place>) {
    if page.rows.is_empty() {
        ui.label(RichText::new(t!("rules-none")).color(theme::dust()));
    }
    let keyed = ui.memory(|m| m.has_focus(field_id()));
    for (i, e) in page.rows.iter().enumerate() {
        let here = keyed && i == page.chosen;
        if row(ui, e, edition, here) {
            *went = Some(Place::Rule(e.id));
        }
    }
}

/// Shows one entry as a row. Returns true if it is clicked.
fn row(ui: &mut Ui, e: &Entry, edition: Option<&'static str>, here: bool) -> bool {
    let size = body(ui);
    let holds = edition.is_none_or(|edition| e.holds(edition));
    let shade = |color: Color32| if holds { color } else { color.gamma_multiply(0.6) };
    let mut job = egui::text::LayoutJob::default();
    let format = |font, color| egui::TextFormat::simple(font, shade(color));
    job.append(e.id, 0.0, format(theme::heading(size * 0.9), theme::parchment()));
    job.append(
        &format!("   {}", e.editions()),
        0.0,
        format(theme::body(size * 0.8), theme::good()),
    );
    let words = e.words().replace("**", "");
    job.append(&format!("\n{words}"), 0.0, format(theme::body(size * 0.9), theme::dust()));
    job.wrap.max_width = ui.available_width() - 20.0;
    job.wrap.max_rows = 4;
    let line = if here { theme::ember() } else { theme::line() };
    let button = egui::Button::new(job)
        .fill(ui.visuals().widgets.inactive.weak_bg_fill.gamma_multiply(0.6))
        .stroke(Stroke::new(1.0, line))
        .wrap_mode(egui::TextWrapMode::Wrap)
        .min_size(vec2(ui.available_width(), 0.0));
    let hit = ui.add(button);
    known(ui, e.id, &hit);
    if here {
        hit.scroll_to_me(None);
    }
    hit.clicked()
}

/// The catalogue that is shown, and the letter of the edition of the game on the table.
type Rules = (&'static Catalogue, Option<&'static str>);

/// Shows an entry with what belongs to it.
fn entry(
    ui: &mut Ui,
    about: &About,
    (rules, edition): Rules,
    went: &mut Option<Place>,
    out: &mut CommandQueue,
) {
    let size = body(ui);
    let e = &about.entry;
    ui.horizontal_wrapped(|ui| {
        let name = RichText::new(e.id).font(theme::heading(size * 1.3)).color(theme::parchment());
        let hit = ui.label(name);
        known(ui, e.id, &hit);
        mark(ui, e, edition);
        let area = words_link(ui, plain(e.heading), ("", ""), size * 0.9, theme::dust());
        if area.clicked() {
            *went = Some(Place::Area(e.heading));
        }
    });
    if edition.is_some_and(|edition| !e.holds(edition)) {
        let words = t!("rules-not-here");
        ui.label(RichText::new(words).size(size * 0.9).color(theme::bad()));
    }
    ui.add_space(3.0);
    statement(ui, rules, e, size * 1.06, theme::parchment(), out);
    for example in &about.examples {
        worked(ui, example, (rules, edition), out);
    }
    for (head, entries) in [
        (t!("rules-see"), &about.see),
        (t!("rules-rulings"), &about.rulings),
        (t!("rules-nearby"), &about.nearby),
    ] {
        if entries.is_empty() {
            continue;
        }
        section(ui, &head);
        for other in entries {
            ui.horizontal_wrapped(|ui| {
                link(ui, other, size * 0.9, out);
                mark(ui, other, edition);
            });
            statement(ui, rules, other, size * 0.9, theme::dust(), out);
            ui.add_space(4.0);
        }
    }
    if !about.shown.is_empty() {
        section(ui, &t!("rules-shown"));
        for s in about.shown.iter().take(MOST_SHOWN) {
            ui.label(RichText::new(s.title).size(size * 0.9).color(theme::dust()));
        }
        let more = about.shown.len().saturating_sub(MOST_SHOWN);
        if more > 0 {
            let words = t!("rules-more", n = more);
            ui.label(
                RichText::new(words).size(size * 0.8).color(theme::dust().gamma_multiply(0.8)),
            );
        }
    }
    ui.add_space(size);
}

fn section(ui: &mut Ui, head: &str) {
    let size = body(ui);
    ui.add_space(size * 0.5);
    ui.label(RichText::new(head).font(theme::heading(size * 0.95)).color(theme::good()));
}

/// Shows the mark of an entry's editions, fainter if it does not apply to the game on the table.
fn mark(ui: &mut Ui, e: &Entry, edition: Option<&'static str>) {
    let editions = e.editions();
    if editions.is_empty() {
        return;
    }
    let holds = edition.is_none_or(|edition| e.holds(edition));
    let color = if holds { theme::good() } else { theme::faint() };
    Frame::NONE
        .stroke(Stroke::new(1.0, color))
        .corner_radius(4.0)
        .inner_margin(Margin::symmetric(5, 0))
        .show(ui, |ui| ui.label(RichText::new(editions).size(body(ui) * 0.75).color(color)));
}

/// Shows the text of an entry, each part on a line of its own.
fn statement(
    ui: &mut Ui,
    rules: &Catalogue,
    e: &Entry,
    size: f32,
    color: Color32,
    out: &mut CommandQueue,
) {
    for part in parts(e) {
        ruled(ui, rules, &part, size, color, out);
    }
}

/// Shows a worked example, set apart.
fn worked(ui: &mut Ui, e: &Entry, (rules, edition): Rules, out: &mut CommandQueue) {
    let size = body(ui);
    ui.add_space(size * 0.4);
    Frame::NONE
        .fill(Color32::from_rgb(0x2c, 0x20, 0x17))
        .corner_radius(6.0)
        .inner_margin(Margin::same((size * 0.5) as i8))
        .show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            ui.horizontal_wrapped(|ui| {
                let head = RichText::new(t!("rules-example")).font(theme::heading(size * 0.95));
                ui.label(head.color(theme::good()));
                link(ui, e, size * 0.85, out);
                mark(ui, e, edition);
            });
            statement(ui, rules, e, size * 0.95, theme::parchment(), out);
        });
}

/// Returns the text of an entry; an example or a ruling is split into its parts.
fn parts(e: &Entry) -> Vec<String> {
    let text = e.words().replace("**", "");
    match text.split_once(" Ruling: ").filter(|_| e.area() == "RUL") {
        Some((question, ruling)) => vec![question.to_owned(), ruling.to_owned()],
        None => vec![text],
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::RULES;
    use super::*;

    #[test]
    fn rulings_are_shown_in_their_parts() {
        let e = RULES.find("HA-RUL-71").expect("there is one");
        let parts = parts(&e);
        assert_eq!(parts.len(), 2, "{parts:?}");
        assert!(!parts[1].contains("Ruling:"));
    }
}
