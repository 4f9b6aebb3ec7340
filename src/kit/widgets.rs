//! Widgets over egui: buttons, titles, and their names for scripts and screen readers.

use bevy_egui::egui::{self, Color32, RichText, Stroke, Ui, vec2};

use super::input::{self, Action, steer};
use super::theme;

/// Shows a button for what can be done now.
pub fn ember_button(ui: &mut Ui, text: &str, wide: bool) -> egui::Response {
    let size = ui.style().text_styles[&egui::TextStyle::Button].size;
    let label = RichText::new(text).font(theme::heading(size * 1.08)).color(Color32::WHITE);
    let mut button = egui::Button::new(label)
        .fill(theme::ember_deep())
        .stroke(Stroke::new(1.5, theme::ember()))
        .wrap_mode(egui::TextWrapMode::Wrap);
    if wide {
        button = button.min_size(vec2(ui.available_width(), size * 2.1));
    }
    let hit = ui.add(button);
    steer::prefer(ui.ctx(), hit.id);
    known(ui, text, &hit);
    hit
}

/// Shows a small plain button.
pub fn plain_button(ui: &mut Ui, text: &str) -> egui::Response {
    let hit = ui.button(text);
    known(ui, text, &hit);
    hit
}

/// Shows a small button with its key; `lit` while its option is on.
pub fn key_button(ui: &mut Ui, text: &str, key: Action, lit: bool) -> egui::Response {
    key_button_if(ui, true, text, key, lit)
}

/// Shows a button with its key that can be pressed only if something `can` be done. In a row that wraps it
/// goes to the next line as a whole.
pub fn key_button_if(ui: &mut Ui, can: bool, text: &str, key: Action, lit: bool) -> egui::Response {
    let words = key_words(ui, text, key, lit);
    let mut button = egui::Button::new(words).wrap_mode(egui::TextWrapMode::Extend);
    if lit {
        button = button.fill(theme::ember_deep()).stroke(Stroke::new(1.5, theme::ember()));
    }
    let hit = ui.add_enabled(can, button);
    known(ui, text, &hit);
    hit
}

/// Returns the words of a button with its key in small letters.
fn key_words(ui: &Ui, text: &str, key: Action, lit: bool) -> egui::text::LayoutJob {
    let size = ui.style().text_styles[&egui::TextStyle::Button].size;
    let mut job = egui::text::LayoutJob::default();
    let color = if lit { Color32::WHITE } else { theme::parchment() };
    job.append(text, 0.0, egui::TextFormat::simple(theme::body(size), color));
    let small = egui::TextFormat {
        valign: egui::Align::Center,
        ..egui::TextFormat::simple(theme::body(size * 0.72), theme::dust())
    };
    job.append(&input::hint(ui.ctx(), key), 5.0, small);
    job
}

/// Returns the width of a button with its key.
pub fn key_button_width(ui: &Ui, text: &str, key: Action) -> f32 {
    let words = ui.painter().layout_job(key_words(ui, text, key, false));
    words.size().x + ui.spacing().button_padding.x * 2.0
}

/// The places of clickable widgets by their texts, for scripts, which click as a hand would.
/// Collected only while a script plays.
#[derive(Clone, Debug, Default)]
pub struct Clickable(pub Vec<(String, egui::Rect)>);

impl Clickable {
    /// Returns the id under which a context stores them.
    pub fn id() -> egui::Id {
        egui::Id::new("clickable")
    }
}

/// Registers a clickable widget for scripts and screen readers.
pub fn known(ui: &Ui, text: &str, hit: &egui::Response) {
    named(ui, text, hit);
    if hit.enabled() {
        known_at(ui, text, hit.rect);
        Named::keep(ui, text, hit.id);
    }
}

/// Sets the name for screen readers, if the widget has no other.
fn named(ui: &Ui, text: &str, hit: &egui::Response) {
    use egui::accesskit::Role;
    ui.ctx().accesskit_node_builder(hit.id, |node| {
        if node.role() == Role::Unknown {
            node.set_role(Role::Button);
        }
        if node.label().is_none() && node.role() != Role::Label {
            node.set_label(text);
        }
    });
}

/// All clickable widgets by their texts, visible or not: for scripts that use the focus. Collected
/// only while a script plays.
#[derive(Clone, Debug, Default)]
pub struct Named(pub Vec<(String, egui::Id)>);

impl Named {
    /// Returns the id under which a context stores them.
    pub fn id() -> egui::Id {
        egui::Id::new("named")
    }

    fn keep(ui: &Ui, text: &str, id: egui::Id) {
        ui.data_mut(|data| {
            if let Some(mut all) = data.get_temp::<Named>(Named::id()) {
                all.0.push((text.to_owned(), id));
                data.insert_temp(Named::id(), all);
            }
        });
    }
}

/// Registers a drop target for scripts.
pub fn known_at(ui: &Ui, text: &str, rect: egui::Rect) {
    let seen = rect.intersect(ui.clip_rect());
    if !seen.is_positive() {
        return;
    }
    ui.data_mut(|data| {
        if let Some(mut all) = data.get_temp::<Clickable>(Clickable::id()) {
            all.0.push((text.to_owned(), seen));
            data.insert_temp(Clickable::id(), all);
        }
    });
}

/// Shows a plain button as wide as its panel, with its text on the left.
pub fn row_button(ui: &mut Ui, text: &str, note: &str, chosen: bool) -> egui::Response {
    let (button, _) = row(ui, text, note, chosen, usize::MAX);
    let added = on_the_left(ui, button);
    known(ui, text, &added);
    added
}

/// Adds a wide button. In a row of widgets egui would put its text in the middle.
fn on_the_left(ui: &mut Ui, button: egui::Button<'_>) -> egui::Response {
    match ui.layout().is_horizontal() {
        true => ui.vertical(|ui| ui.add(button)).inner,
        false => ui.add(button),
    }
}

/// Returns such a button with at most this many rows, and whether its text was cut short. The note is
/// never: its words are what is cut.
fn row<'a>(ui: &Ui, text: &str, note: &str, chosen: bool, most: usize) -> (egui::Button<'a>, bool) {
    let fill =
        if chosen { theme::ember_deep() } else { ui.visuals().widgets.inactive.weak_bg_fill };
    let line = if chosen { theme::ember() } else { ui.visuals().widgets.inactive.bg_stroke.color };
    let size = ui.style().text_styles[&egui::TextStyle::Body].size * 0.94;
    let lay = |words: &str| {
        let mut job = egui::text::LayoutJob::default();
        let font = theme::body(size);
        job.append(words, 0.0, egui::TextFormat::simple(font, theme::parchment()));
        if !note.is_empty() {
            let font = theme::body(size * 0.88);
            // A number stays on the line of what it counts.
            let note = note.replace(' ', "\u{a0}");
            job.append(&format!("   {note}"), 0.0, egui::TextFormat::simple(font, theme::good()));
        }
        job.wrap.max_width = ui.available_width() - 20.0;
        job.wrap.max_rows = most;
        ui.fonts_mut(|fonts| fonts.layout_job(job))
    };
    let mut galley = lay(text);
    let short = galley.elided;
    let mut words = text;
    while galley.elided && !note.is_empty() {
        let Some((shorter, _)) = words.rsplit_once(' ') else { break };
        words = shorter;
        galley = lay(&format!("{words} …"));
    }
    let button = egui::Button::new(galley)
        .fill(fill)
        .stroke(Stroke::new(1.0, line))
        .min_size(vec2(ui.available_width(), 0.0));
    (button, short)
}

/// Shows a row button with an abbreviated text (`brief`); the whole text is shown beside it while
/// the pointer rests on it, so that what is below stays visible.
pub fn brief_button(
    ui: &mut Ui,
    brief: &str,
    (note, whole): (&str, &str),
    chosen: bool,
) -> egui::Response {
    let most = if note.is_empty() { 2 } else { 3 };
    let (button, short) = row(ui, brief, note, chosen, most);
    let added = on_the_left(ui, button);
    known(ui, whole, &added);
    if brief == whole && !short {
        return added;
    }
    ui.ctx().accesskit_node_builder(added.id, |node| node.set_description(whole));
    beside(&added, whole);
    added
}

/// Shows the whole text beside a widget: on the left, or on the right if there is no room.
fn beside(hit: &egui::Response, words: &str) {
    let mut told = egui::Tooltip::for_enabled(hit);
    told.popup = told
        .popup
        .align(egui::RectAlign::LEFT_START)
        .align_alternatives(&[egui::RectAlign::RIGHT_START, egui::RectAlign::BOTTOM_START]);
    let size = hit.ctx.global_style().text_styles[&egui::TextStyle::Body].size;
    told.width(size * 20.0).show(|ui| ui.label(words));
}

/// Shows a small title over a group.
pub fn group(ui: &mut Ui, title: &str) {
    ui.add_space(3.0);
    let size = ui.style().text_styles[&egui::TextStyle::Small].size;
    ui.label(RichText::new(title).font(theme::heading(size)).color(theme::dust()));
}
