//! The one panel that asks: who is asked, what, and everything that may be answered.

mod foot;
mod refusals;

use bevy_egui::egui::{
    Color32, Context, Frame, Label, Margin, Rect, RichText, ScrollArea, Sense, Stroke, StrokeKind,
    TextureId, Ui, vec2,
};

use foot::foot;
use refusals::{refusal, refusals};

use super::chronicle;
use crate::adventure_table::command::TableCommand;
use crate::adventure_table::model::{Choice, Model};
use crate::kit::input::{self, Action};
use crate::kit::paint::rows;
use crate::kit::theme::{self, Sign};
use crate::kit::widgets::{brief_button, ember_button, group, row_button};
use crate::rules::flow::prompt::{Act, Ask, Prompt};
use crate::rules::state::ids::{CardId, HeroId, PlaceId};
use crate::shell::command::CommandQueue;

/// What the panel shows besides the model.
pub struct Asking<'a> {
    /// Name of the hero who is asked.
    pub name: &'a str,
    /// Name of the player, if the seat has one.
    pub player: &'a str,
    /// The hero's portrait: a picture, and the part of it.
    pub portrait: (TextureId, Rect),
    /// Whose turn it is, if another hero is asked.
    pub turn: Option<(HeroId, String)>,
    /// Something is being played; answers wait.
    pub busy: bool,
    /// Whether there is something to undo.
    pub can_undo: bool,
    /// For whom the window opened and why, where that is to be said.
    pub for_whom: &'a str,
    /// Whether the next window is held; nothing where everything is asked anyway.
    pub holding: Option<bool>,
}

/// Acts that stand on their own at the top, with what they are called there.
fn first(act: &Act) -> bool {
    matches!(
        act,
        Act::Roll
            | Act::Explore
            | Act::Close
            | Act::Continue
            | Act::Yes
            | Act::No
            | Act::EndTurn
            | Act::Decline
    )
}

/// How wide the portrait of who is asked is, at scale 1.
pub const PORTRAIT: f32 = 46.0;

/// The titles of the groups of choices.
fn groups() -> [String; 7] {
    [
        t!("ask-choose"),
        t!("ask-move-to"),
        t!("ask-play"),
        t!("ask-attempt-with"),
        t!("ask-give"),
        t!("ask-take-back"),
        t!("ask-other"),
    ]
}

fn group_of(act: &Act) -> usize {
    match act {
        Act::Card(_) | Act::Place(_) | Act::Hero(_) | Act::Choice(_) | Act::Die(_) => 0,
        Act::Move(_) => 1,
        Act::Use { .. } => 2,
        Act::Way { .. } => 3,
        Act::Give { .. } => 4,
        // Last, so that what can be played stays in place while cards are played.
        Act::TakeBack(_) => 5,
        _ => 6,
    }
}

/// Choices that read the same are shown once, with how many there are.
pub fn grouped<'a>(choices: impl Iterator<Item = &'a Choice>) -> Vec<(&'a Choice, usize)> {
    let mut rows: Vec<(&Choice, usize)> = Vec::new();
    for c in choices {
        match rows.iter_mut().find(|(r, _)| r.text == c.text) {
            Some((_, n)) => *n += 1,
            None => rows.push((c, 1)),
        }
    }
    rows
}

/// Shows the panel.
pub fn show(ui: &mut Ui, model: &Model, asking: &Asking<'_>, out: &mut CommandQueue) {
    let Some(prompt) = &model.prompt else {
        ui.label(t!("ask-over"));
        return;
    };
    head(ui, model, asking, prompt);
    if asking.busy {
        ui.add_space(6.0);
        let key = input::hint(ui.ctx(), Action::Obvious);
        let waits = t!("ask-dice-roll", key = key.as_str());
        ui.label(RichText::new(waits).color(theme::dust()));
        return;
    }
    // Where the panel is short, everything below the question runs up and down.
    let short = ui.available_height() < 300.0 * theme::scale(ui);
    let answers = |ui: &mut Ui, out: &mut CommandQueue| match model.many() {
        true => marks(ui, model, prompt, out),
        false => top(ui, model, prompt, out),
    };
    if !short {
        answers(ui, out);
    }
    let row = ui.style().text_styles[&bevy_egui::egui::TextStyle::Button].size * 1.5;
    let bottom = row + ui.spacing().button_padding.y * 2.0 + ui.spacing().item_spacing.y;
    let tall = (ui.available_height() - bottom).max(60.0);
    ScrollArea::vertical().id_salt("ask").max_height(tall).auto_shrink([false, false]).show(
        ui,
        |ui| {
            if short {
                answers(ui, out);
            }
            for (g, title) in groups().iter().enumerate() {
                let of_group =
                    model.choices.iter().filter(|c| !first(&c.act) && group_of(&c.act) == g);
                let mut rows = grouped(of_group);
                rows.sort_by_key(|(c, _)| !wanted(model, c));
                let stays = model.stays.as_ref().filter(|_| g == group_of(&Act::Move(PlaceId(0))));
                if rows.is_empty() && stays.is_none() {
                    continue;
                }
                group(ui, title);
                if let Some(why) = stays {
                    refusal(ui, why, out);
                }
                for (choice, n) in rows {
                    one(ui, model, choice, n, out);
                }
            }
            refusals(ui, &model.refused, out);
        },
    );
    foot(ui, asking, out);
}

fn head(ui: &mut Ui, model: &Model, asking: &Asking<'_>, prompt: &Prompt) {
    let color = theme::seat_color(prompt.who.0);
    let size = ui.style().text_styles[&bevy_egui::egui::TextStyle::Heading].size;
    let scale = theme::scale(ui);
    let ground = if theme::bold() { theme::soot() } else { color.gamma_multiply(0.16) };
    Frame::NONE
        .fill(ground)
        .stroke(Stroke::new(2.5 * scale.max(0.8), color))
        .corner_radius(5.0)
        .inner_margin(7.0 * scale)
        .show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            ui.horizontal(|ui| {
                // Small panels leave the portrait to the board.
                if ui.available_width() > 230.0 * scale {
                    let side = PORTRAIT * scale;
                    let (rect, _) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
                    let (texture, part) = asking.portrait;
                    ui.painter().image(texture, rect, part, Color32::WHITE);
                    let line = Stroke::new(2.0, color);
                    ui.painter().rect_stroke(rect, 3.0, line, StrokeKind::Outside);
                    let r = size * 0.3;
                    let at = rect.left_bottom() + vec2(r * 0.3, -r * 0.3);
                    theme::seat_mark(ui.painter(), at, r, prompt.who.0);
                } else {
                    let (rect, _) = ui.allocate_exact_size(vec2(size, size), Sense::hover());
                    theme::seat_mark(ui.painter(), rect.center(), size * 0.36, prompt.who.0);
                }
                ui.vertical(|ui| names(ui, asking, size, color));
            });
            // Where the panel is short, what can be answered goes before the whole question.
            let short = ui.available_height() < 360.0 * scale;
            if short {
                let font = ui.style().text_styles[&bevy_egui::egui::TextStyle::Small].clone();
                let (ink, wide) = (theme::parchment(), ui.available_width());
                let galley = rows(ui.painter(), &model.question, font, ink, wide, 2);
                ui.label(galley).on_hover_text(&model.question);
            } else {
                ui.label(RichText::new(&model.question).color(theme::parchment()));
            }
            if !asking.for_whom.is_empty() {
                ui.label(RichText::new(asking.for_whom).small().color(theme::ember()));
            }
            if model.passed > 0 {
                chronicle::passed(ui, model.passed);
            }
            if !model.asks.is_empty() && !short {
                ui.label(
                    RichText::new(t!("ask-by", what = model.asks.as_str()))
                        .small()
                        .color(theme::dust()),
                );
            }
        });
    ui.add_space(4.0);
}

/// Whose answer is wanted, and whose turn it is if that is another's.
fn names(ui: &mut Ui, asking: &Asking<'_>, size: f32, color: Color32) {
    ui.spacing_mut().item_spacing.y = 1.0;
    let who = if asking.player.is_empty() { asking.name } else { asking.player };
    let who = RichText::new(who).font(theme::heading(size)).color(color);
    ui.add(Label::new(who).truncate());
    if !asking.player.is_empty() {
        let whom = RichText::new(t!("ask-for", name = asking.name)).small().color(theme::dust());
        ui.add(Label::new(whom).truncate());
    }
    if let Some((seat, name)) = &asking.turn {
        ui.horizontal(|ui| {
            let small = ui.style().text_styles[&bevy_egui::egui::TextStyle::Small].size;
            let (rect, _) = ui.allocate_exact_size(vec2(small, small), Sense::hover());
            theme::seat_mark(ui.painter(), rect.center(), small * 0.4, seat.0);
            let words = t!("ask-turn-of", name = name.as_str());
            ui.add(Label::new(RichText::new(words).small().color(theme::dust())).truncate());
        });
    }
}

fn label(ctx: &Context, prompt: &Prompt, choice: &Choice, obvious: bool) -> String {
    let with_key = |text: &str| input::with_key(ctx, text, 3, Action::Obvious);
    match choice.act {
        Act::Roll => with_key(&t!("ask-roll")),
        Act::Explore => with_key(&t!("ask-explore")),
        Act::Continue if prompt.ask != Ask::Turn => with_key(&choice.text),
        _ if obvious => with_key(&choice.brief),
        _ => choice.brief.clone(),
    }
}

fn top(ui: &mut Ui, model: &Model, prompt: &Prompt, out: &mut CommandQueue) {
    let obvious = model.obvious();
    for choice in model.choices.iter().filter(|c| first(&c.act)) {
        let now = obvious.as_deref() == Some(&[choice.act]);
        let text = label(ui.ctx(), prompt, choice, now);
        let clicked = if now {
            ember_button(ui, &text, true).clicked()
        } else {
            row_button(ui, &text, "", false).clicked()
        };
        if clicked {
            out.push(TableCommand::Do(vec![choice.act]));
        }
    }
}

fn marks(ui: &mut Ui, model: &Model, prompt: &Prompt, out: &mut CommandQueue) {
    let n = model.marked.len();
    let wanted = if prompt.min == prompt.max {
        t!("ask-chosen-of", n = n, max = prompt.max)
    } else {
        t!("ask-chosen", n = n, min = prompt.min, max = prompt.max)
    };
    ui.label(RichText::new(wanted).color(theme::ember()));
    let ready = n >= usize::from(prompt.min) && n <= usize::from(prompt.max) && n > 0;
    // The button is there from the beginning, so that nothing below it moves.
    let done = input::with_key(ui.ctx(), &t!("ask-done"), 3, Action::Obvious);
    let done = ui.add_enabled_ui(ready, |ui| ember_button(ui, &done, ready).clicked());
    if done.inner {
        out.push(TableCommand::Do(model.marked.iter().map(|c| Act::Card(*c)).collect()));
    }
    for choice in model.choices.iter().filter(|c| first(&c.act)) {
        let now = n == 0 && choice.act == Act::Continue;
        let clicked = if now {
            let text = input::with_key(ui.ctx(), &choice.text, 3, Action::Obvious);
            ember_button(ui, &text, true).clicked()
        } else {
            row_button(ui, &choice.text, "", false).clicked()
        };
        if clicked {
            out.push(TableCommand::Do(vec![choice.act]));
        }
    }
}

fn one(ui: &mut Ui, model: &Model, choice: &Choice, n: usize, out: &mut CommandQueue) {
    let marked = matches!(choice.act, Act::Card(c) if model.marked.contains(&c));
    let many = model.many();
    // Scripts know it by all its words, or by those that the title has not said.
    let lead = format!("{} ", t!("ask-move-to"));
    let whole = choice.text.strip_prefix(&lead).unwrap_or(&choice.text);
    let brief = match (numbers(model, choice), n > 1) {
        (Some(numbers), _) => format!("{numbers}  {}", choice.brief),
        (None, true) => format!("{}  ×{n}", choice.brief),
        (None, false) => choice.brief.clone(),
    };
    let hit = brief_button(ui, &brief, (&choice.adds, whole), marked);
    if let Some(loss) = &choice.loss {
        let inset = Margin { left: (8.0 * theme::scale(ui)) as i8, ..Margin::ZERO };
        Frame::NONE.inner_margin(inset).show(ui, |ui| {
            ui.label(RichText::new(loss).small().color(theme::ember()));
        });
    }
    if wanted(model, choice) {
        // This is what somebody is asked for.
        let bar = Rect::from_min_size(hit.rect.min, vec2(4.0, hit.rect.height()));
        ui.painter().rect_filled(bar, 2.0, theme::ember());
        let r = 6.0 * theme::scale(ui);
        theme::sign(ui.painter(), hit.rect.right_center() - vec2(r * 1.6, 0.0), r, Sign::Ember);
    }
    if !hit.clicked() {
        return;
    }
    match choice.act {
        Act::Card(_) if many => {
            // Of cards that read the same, the next one that is not marked yet; else all go back.
            let alike = model.choices.iter().filter(|c| c.text == choice.text);
            let cards: Vec<_> = alike
                .filter_map(|c| match c.act {
                    Act::Card(id) => Some(id),
                    _ => None,
                })
                .collect();
            match cards.iter().find(|c| !model.marked.contains(c)) {
                Some(c) => out.push(TableCommand::Mark(*c)),
                None => out.extend(cards.into_iter().map(TableCommand::Mark)),
            }
        }
        act => out.push(TableCommand::Do(vec![act])),
    }
}

/// Returns the places of a choice in the order that is being made, with those that read the same.
fn numbers(model: &Model, choice: &Choice) -> Option<String> {
    model.prompt.as_ref().filter(|prompt| prompt.ask == Ask::Order && model.many())?;
    let alike = |card: &CardId| {
        model.choices.iter().any(|c| c.act == Act::Card(*card) && c.text == choice.text)
    };
    let marked = model.marked.iter().enumerate().filter(|(_, card)| alike(card));
    let numbers: Vec<String> = marked.map(|(i, _)| format!("{}.", i + 1)).collect();
    (!numbers.is_empty()).then(|| numbers.join(" "))
}

/// Whether somebody is asked because of this.
fn wanted(model: &Model, choice: &Choice) -> bool {
    matches!(choice.act, Act::Use { .. }) && model.wanted.iter().any(|w| w.act == choice.act)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_that_read_the_same_are_shown_once() {
        let choice = |n: u16, text: &str| Choice {
            act: Act::Card(CardId(n)),
            text: text.into(),
            brief: text.into(),
            adds: String::new(),
            loss: None,
        };
        let all = [choice(1, "Torch"), choice(2, "Torch"), choice(3, "Rope")];
        let rows = grouped(all.iter());
        assert_eq!(rows.iter().map(|(_, n)| *n).collect::<Vec<_>>(), [2, 1]);
    }
}
