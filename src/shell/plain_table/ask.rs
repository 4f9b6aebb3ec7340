//! The panel with the open question: who is asked, what, and a button for every answer.

use bevy_egui::egui::{Frame, Label, RichText, ScrollArea, Sense, Stroke, TextStyle, Ui, vec2};

use super::{Answer, PlainTable, Question};
use crate::kernel::campaign::undo::Restart;
use crate::kernel::view::OptionView;
use crate::kit::input::{self, Action, steer};
use crate::kit::theme;
use crate::kit::widgets::{
    ember_button, group, key_button_if, key_button_width, plain_button, row_button,
};

/// How high the line above the buttons at the bottom is, with what lies around it, in points.
const LINE: f32 = 7.0;

/// Shows the panel.
pub fn show(ui: &mut Ui, table: &PlainTable, out: &mut Vec<Answer>) {
    show_some(ui, table, &|_| true, out);
}

/// Shows the panel with buttons for some of the options, by their places: the others are shown elsewhere,
/// and so is what is refused.
pub fn show_some(
    ui: &mut Ui,
    table: &PlainTable,
    keep: &dyn Fn(usize) -> bool,
    out: &mut Vec<Answer>,
) {
    if let Some(question) = &table.question {
        head(ui, table, question);
    }
    let rows = rows(ui, table);
    let spacing = ui.spacing();
    let row = ui.text_style_height(&TextStyle::Button) + spacing.button_padding.y * 2.0;
    let row = row.max(spacing.interact_size.y);
    let foot = LINE + row * rows + spacing.item_spacing.y * (rows + 2.0);
    let tall = (ui.available_height() - foot).max(60.0);
    ScrollArea::vertical().id_salt("plain-ask").max_height(tall).auto_shrink([false, false]).show(
        ui,
        |ui| match (&table.handover, &table.question, &table.ending) {
            (Some(person), ..) => {
                ui.label(t!("plain-hand-over", person = person.as_str()));
                if ember_button(ui, &t!("plain-i-am", person = person.as_str()), true).clicked() {
                    out.push(Answer::HandOver);
                }
            }
            (None, Some(question), _) => answers(ui, table, (question, keep), out),
            (None, None, Some(ending)) => {
                let size = ui.style().text_styles[&TextStyle::Heading].size;
                let winners = table.seats.iter().filter(|(s, _)| ending.winners.contains(&s.seat));
                let winners: Vec<&str> = winners.map(|(s, _)| s.name.as_str()).collect();
                let over = match winners.is_empty() {
                    true => t!("plain-nobody-won"),
                    false => t!("plain-won", who = winners.join(", ")),
                };
                ui.label(RichText::new(over).font(theme::heading(size)).color(theme::ember()));
                ui.label(&ending.text);
            }
            (None, None, None) => {
                ui.label(RichText::new(t!("plain-nothing-asked")).color(theme::dust()));
            }
        },
    );
    bottom(ui, table, out);
}

/// Returns how many rows the buttons at the bottom take, by the words of the language.
fn rows(ui: &Ui, table: &PlainTable) -> f32 {
    let font = ui.style().text_styles[&TextStyle::Button].clone();
    let plain = |text: String| {
        let words = ui.painter().layout_no_wrap(text, font.clone(), theme::parchment());
        words.size().x + ui.spacing().button_padding.x * 2.0
    };
    let mut all: Vec<f32> =
        backs(table).map(|(_, text, key, _)| key_button_width(ui, &text, key)).collect();
    all.extend(table.undo.0.then(|| plain(t!("plain-restart"))));
    all.push(plain(t!("plain-leave")));
    let (room, gap) = (ui.available_width(), ui.spacing().item_spacing.x);
    let (mut rows, mut used) = (1.0, 0.0);
    for wide in all {
        if used > 0.0 && used + gap + wide > room {
            (rows, used) = (rows + 1.0, 0.0);
        }
        used += wide + gap;
    }
    rows
}

/// Shows who is asked, and what.
fn head(ui: &mut Ui, table: &PlainTable, question: &Question) {
    let scale = theme::scale(ui);
    let seat = question.who.and_then(|who| table.seats.iter().find(|(s, _)| s.seat == who));
    let color = question.who.map_or(theme::ember(), |who| theme::seat_color(who.0));
    let ground = if theme::bold() { theme::soot() } else { color.gamma_multiply(0.16) };
    Frame::NONE
        .fill(ground)
        .stroke(Stroke::new(2.5 * scale.max(0.8), color))
        .corner_radius(5.0)
        .inner_margin(8.0 * scale)
        .show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            let size = ui.style().text_styles[&TextStyle::Heading].size;
            if let Some((seat, person)) = seat {
                let person = RichText::new(person).small().color(theme::dust());
                let below = ui.horizontal(|ui| {
                    let (rect, _) = ui.allocate_exact_size(vec2(size, size), Sense::hover());
                    theme::seat_mark(ui.painter(), rect.center(), size * 0.36, seat.seat.0);
                    // A long name is smaller before it is cut.
                    let name = seat.name.as_str();
                    let wide = |size| {
                        let font = theme::heading(size);
                        ui.painter().layout_no_wrap(name.into(), font, color).size().x
                    };
                    let fits = (ui.available_width() / wide(size)).clamp(0.72, 1.0);
                    let name = RichText::new(name).font(theme::heading(size * fits)).color(color);
                    ui.add(Label::new(name).truncate());
                    let fits = ui.available_width() > size * 3.0;
                    if fits {
                        ui.add(Label::new(person.clone()).truncate());
                    }
                    !fits
                });
                if below.inner && !person.is_empty() {
                    ui.label(person);
                }
            }
            ui.label(RichText::new(&question.text).color(theme::parchment()));
        });
    ui.add_space(4.0 * scale);
}

/// Shows a button for every option, and the options that are refused with the reason.
fn answers(
    ui: &mut Ui,
    table: &PlainTable,
    (question, keep): (&Question, &dyn Fn(usize) -> bool),
    out: &mut Vec<Answer>,
) {
    ui.spacing_mut().button_padding.y = 7.0 * theme::scale(ui);
    if question.is_of_several() {
        let n = table.marked.len();
        let wanted = match question.min == question.max {
            true => t!("ask-chosen-of", n = n, max = question.max),
            false => t!("ask-chosen", n = n, min = question.min, max = question.max),
        };
        ui.label(RichText::new(wanted).color(theme::ember()));
        let enough = (question.min.max(1)..=question.max).contains(&n);
        if enough && ember_button(ui, &t!("ask-done"), true).clicked() {
            out.push(Answer::Choose(table.marked.clone()));
        }
    }
    // The obvious option comes first, wherever it is among the options.
    let first = question.obvious.filter(|n| table.marked.is_empty() && keep(*n));
    if let Some(n) = first
        && ember_button(ui, &question.options[n].text, true).clicked()
    {
        out.push(Answer::Choose(vec![n]));
    }
    let others = question.options.iter().enumerate();
    for (n, option) in others.filter(|(n, _)| Some(*n) != first && keep(*n)) {
        // Of cards that are alike, one stands for all.
        let alike = |other: &OptionView| {
            option.card.is_some() && other.card == option.card && other.text == option.text
        };
        if !question.is_of_several() && question.options[..n].iter().any(alike) {
            continue;
        }
        let alone = !question.is_of_several() || Some(n) == question.obvious;
        let hit = row_button(ui, &option.text, "", table.marked.contains(&n));
        // The focus starts on an answer, not on a cell of the board.
        steer::prefer(ui.ctx(), hit.id);
        if hit.clicked() {
            out.push(if alone { Answer::Choose(vec![n]) } else { Answer::Mark(n) });
        }
    }
    if question.refused.is_empty() || !(0..question.options.len()).all(keep) {
        return;
    }
    ui.add_space(6.0);
    group(ui, &t!("ask-refused", n = question.refused.len()));
    for option in &question.refused {
        let Some(refusal) = &option.refusal else { continue };
        let frame = Frame::NONE.stroke(Stroke::new(1.0, theme::line())).corner_radius(5.0);
        frame.inner_margin(6.0 * theme::scale(ui)).show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            ui.label(RichText::new(&option.text).color(theme::faint()));
            let why = format!("{}  ({})", refusal.why, refusal.rule);
            ui.label(RichText::new(why).small().color(theme::dust()));
        });
    }
}

/// Returns the buttons that go back and forth: whether each is possible, its text, its key and what it
/// does. Undoing a turn is there only where somebody has a turn.
fn backs(table: &PlainTable) -> impl Iterator<Item = (bool, String, Action, Answer)> {
    let (undo, redo) = table.undo;
    let turn = (undo, t!("plain-undo-turn"), Action::UndoTurn, Answer::UndoTurn);
    [
        Some((undo, t!("ask-undo"), Action::Undo, Answer::Undo)),
        Some((redo, t!("plain-redo"), Action::Redo, Answer::Redo)),
        Some(turn).filter(|_| table.undo_turn),
    ]
    .into_iter()
    .flatten()
}

/// Shows the actions that are always possible, each with its key.
fn bottom(ui: &mut Ui, table: &PlainTable, out: &mut Vec<Answer>) {
    ui.separator();
    ui.horizontal_wrapped(|ui| {
        let undo = table.undo.0;
        for (can, text, key, answer) in backs(table) {
            let hit = key_button_if(ui, can, &text, key, false);
            if hit.clicked() || can && input::take(ui.ctx(), key) {
                out.push(answer);
            }
        }
        if undo {
            ui.menu_button(t!("plain-restart"), |ui| {
                for (text, with) in [
                    (t!("plain-restart-same"), Restart::SameSeed),
                    (t!("plain-restart-new"), Restart::NewSeed),
                ] {
                    if plain_button(ui, &text).clicked() {
                        out.push(Answer::Restart(with));
                        ui.close();
                    }
                }
            });
        }
        if plain_button(ui, &t!("plain-leave")).clicked() {
            out.push(Answer::Leave);
        }
    });
}
