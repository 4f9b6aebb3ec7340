//! The list of moments of the game, grouped by turns, for undo and redo.

use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    self, Align, Button, CollapsingHeader, Layout, RichText, ScrollArea, Stroke, TextFormat,
    TextStyle, Ui, vec2,
};

use crate::kernel::campaign::UndoPolicy;
use crate::kernel::table::{MomentView, Moments};
use crate::kit::input::{self, Action};
use crate::kit::theme;
use crate::kit::widgets::{group, known, plain_button};
pub use crate::lang::capital;
use crate::shell::command::{Command, CommandQueue, HistoryCommand};

/// Shows the list. With a policy, it can be changed. `ahead` is the heading of the moments after
/// the present one.
pub fn show(
    ui: &mut Ui,
    moments: &Moments,
    policy: Option<UndoPolicy>,
    ahead: &str,
    out: &mut CommandQueue,
) {
    ui.horizontal(|ui| {
        ui.heading(t!("moments-past"));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if plain_button(ui, &input::with_key(ui.ctx(), &t!("moments-close"), 2, Action::Past))
                .clicked()
            {
                out.push(Command::Past(HistoryCommand::Show(false)));
            }
        });
    });
    if let Some(policy) = policy {
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(t!("moments-going-back")).small().color(theme::dust()));
            let policies = [t!("moments-freely"), t!("moments-not-past"), t!("moments-not-at-all")];
            for (choice, words) in UndoPolicy::ALL.into_iter().zip(policies) {
                let hit = ui.selectable_label(choice == policy, RichText::new(&words).small());
                known(ui, &words, &hit);
                if hit.on_hover_text(choice.text()).clicked() && choice != policy {
                    out.push(Command::Past(HistoryCommand::Policy(choice)));
                }
            }
        });
    }
    let locked = moments.all.iter().rev().find_map(|s| s.locked.as_deref());
    if let Some(why) = locked {
        ui.label(RichText::new(why).small().color(theme::dust()));
    }
    ui.add_space(4.0);
    let shown: Vec<&MomentView> = moments.by_people().collect();
    let tall = ui.available_height();
    ScrollArea::vertical().id_salt("moments").max_height(tall).auto_shrink([false, false]).show(
        ui,
        |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            for turn in shown.chunk_by(|a, b| a.moment.turn == b.moment.turn) {
                one_turn(ui, turn, (moments.now, ahead), out);
            }
        },
    );
}

fn one_turn(
    ui: &mut Ui,
    turn: &[&MomentView],
    (now, ahead): (usize, &str),
    out: &mut CommandQueue,
) {
    let (Some(first), Some(last)) = (turn.first(), turn.last()) else { return };
    let present = (first.n..=last.n).contains(&now);
    let size = ui.style().text_styles[&TextStyle::Body].size;
    let color = if first.n > now && !ahead.is_empty() { theme::dust() } else { theme::parchment() };
    let title = RichText::new(first.moment.turn_text()).font(theme::heading(size)).color(color);
    let head = CollapsingHeader::new(title)
        .id_salt(("turn of the past", first.moment.turn))
        .default_open(present)
        .show(ui, |ui| {
            let mut scene = "";
            for stand in turn {
                if scene != stand.moment.scene {
                    scene = &stand.moment.scene;
                    group(ui, &capital(scene));
                }
                row(ui, stand, (now, ahead), out);
            }
        });
    known(ui, &first.moment.turn_text(), &head.header_response);
}

fn row(ui: &mut Ui, stand: &MomentView, (now, word): (usize, &str), out: &mut CommandQueue) {
    let m = &stand.moment;
    let size = ui.style().text_styles[&TextStyle::Body].size * 0.92;
    let (present, ahead) = (stand.n == now, stand.n > now && !word.is_empty());
    let mut job = LayoutJob::default();
    job.wrap.max_width = ui.available_width() - 16.0;
    let add = |job: &mut LayoutJob, text: &str, size: f32, color: egui::Color32| {
        job.append(text, 0.0, TextFormat::simple(theme::body(size), color));
    };
    let bright = match (&stand.locked, ahead) {
        (Some(_), _) => theme::faint(),
        (None, true) => theme::dust(),
        (None, false) => theme::parchment(),
    };
    let words = match m.did.as_str() {
        "" => t!("moments-first", at = m.at.as_str()),
        did => capital(did),
    };
    add(&mut job, &words, size, bright);
    if !m.did.is_empty() {
        add(
            &mut job,
            &format!("   {}", t!("moments-before", at = m.at.as_str())),
            size * 0.8,
            theme::dust().gamma_multiply(0.9),
        );
    }
    if present {
        add(&mut job, &format!("   {}", t!("moments-now")), size * 0.8, theme::ember());
    } else if ahead {
        add(&mut job, &format!("   {word}"), size * 0.8, theme::dust());
    }
    let fill = if present { theme::ember_deep() } else { egui::Color32::TRANSPARENT };
    let line = if present { theme::ember() } else { egui::Color32::TRANSPARENT };
    let button = Button::new(job)
        .fill(fill)
        .stroke(Stroke::new(1.0, line))
        .wrap_mode(egui::TextWrapMode::Wrap)
        .min_size(vec2(ui.available_width(), 0.0));
    let hit = ui.add_enabled(stand.locked.is_none(), button);
    known(ui, &words, &hit);
    let hit = match &stand.locked {
        Some(why) => hit.on_disabled_hover_text(why),
        None => hit.on_hover_text(m.text()),
    };
    if hit.clicked() && !present {
        out.push(Command::Past(HistoryCommand::To(stand.n)));
    }
}
