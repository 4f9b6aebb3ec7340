//! Texts that name rule ids: each id is a link to its entry.

use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{Color32, CursorIcon, Label, Response, RichText, Sense, Stroke, Ui};

use crate::kernel::catalogue::{Catalogue, Entry, Piece};
use crate::kit::theme;
use crate::kit::widgets::known;
use crate::shell::command::{Command, CommandQueue};

/// Shows a text of this size and color, with links for the rule ids in it, as wide as there is
/// room.
pub fn ruled(
    ui: &mut Ui,
    rules: &Catalogue,
    text: &str,
    size: f32,
    color: Color32,
    out: &mut CommandQueue,
) {
    let pieces = rules.pieces(text);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        for (i, piece) in pieces.iter().enumerate() {
            match piece {
                Piece::Words(words) => {
                    let own = if i > 0 { &words[stop(words)..] } else { words };
                    let before = matches!(pieces.get(i + 1), Some(Piece::Rule(_)));
                    let own = if before { &own[..own.len() - opening(own).len()] } else { own };
                    ui.add(Label::new(RichText::new(own).size(size).color(color)).wrap());
                }
                Piece::Rule(entry) => {
                    // Punctuation stays with the link that it follows, a bracket with the one it opens.
                    let head = match i.checked_sub(1).map(|before| &pieces[before]) {
                        Some(Piece::Words(words)) => opening(words),
                        _ => "",
                    };
                    let tail = match pieces.get(i + 1) {
                        Some(Piece::Words(words)) => &words[..stop(words)],
                        _ => "",
                    };
                    to_rule(ui, entry, (head, tail), size, color, out);
                }
            }
        }
    });
}

/// Returns the brackets that open at the end of words.
fn opening(words: &str) -> &str {
    &words[words.trim_end_matches('(').len()..]
}

/// Returns the number of bytes up to the first space.
fn stop(words: &str) -> usize {
    words.find(char::is_whitespace).unwrap_or(words.len())
}

/// Shows a link to an entry, with the entry's text while the pointer rests on it.
pub fn link(ui: &mut Ui, entry: &Entry, size: f32, out: &mut CommandQueue) -> Response {
    to_rule(ui, entry, ("", ""), size, theme::link(), out)
}

fn to_rule(
    ui: &mut Ui,
    entry: &Entry,
    around: (&str, &str),
    size: f32,
    color: Color32,
    out: &mut CommandQueue,
) -> Response {
    let hit = words_link(ui, entry.id, around, size, color);
    if hit.clicked() {
        out.push(Command::Rule(entry.id.to_owned()));
    }
    hit.on_hover_text(entry.words().replace("**", ""))
}

/// Shows words as a link, with the punctuation before and after them.
pub fn words_link(
    ui: &mut Ui,
    text: &str,
    (head, tail): (&str, &str),
    size: f32,
    color: Color32,
) -> Response {
    let mut job = LayoutJob::default();
    let format = TextFormat {
        underline: Stroke::new(1.0, theme::link().gamma_multiply(0.7)),
        ..TextFormat::simple(theme::body(size), theme::link())
    };
    job.append(head, 0.0, TextFormat::simple(theme::body(size), color));
    job.append(text, 0.0, format);
    job.append(tail, 0.0, TextFormat::simple(theme::body(size), color));
    let hit = ui.add(Label::new(job).sense(Sense::click()));
    known(ui, text, &hit);
    if hit.has_focus() || hit.hovered() {
        let line = Stroke::new(1.5, theme::ember());
        let kind = bevy_egui::egui::StrokeKind::Outside;
        ui.painter().rect_stroke(hit.rect.expand(1.0), 3.0, line, kind);
    }
    hit.on_hover_cursor(CursorIcon::PointingHand)
}
