//! The form of a new campaign as it is shown: the packs on the left, who plays on the right.

use bevy_egui::egui::{
    Align, Label, Layout, Rect, RichText, ScrollArea, Sense, TextEdit, TextStyle, Ui, UiBuilder,
    pos2, vec2,
};

use super::NewCampaignForm;
use crate::kernel::campaign::DialView;
use crate::kernel::campaign::entry::{HeroView, PackView};
use crate::kernel::campaign::players::{LONGEST, nameless};
use crate::kit::theme;
use crate::kit::widgets::{ember_button, group, known, plain_button, row_button};
use crate::shell::command::{Command, CommandQueue};
use crate::shell::screen::Screen;

/// Shows the form.
pub fn view(ui: &mut Ui, form: &mut NewCampaignForm, out: &mut CommandQueue) {
    let scale = theme::scale(ui);
    ui.horizontal(|ui| {
        ui.heading(t!("new-title"));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if plain_button(ui, &t!("new-back")).clicked() {
                out.push(Command::Go(Screen::Title));
            }
        });
    });
    for trouble in &form.troubles {
        ui.label(RichText::new(trouble).color(theme::bad()));
    }
    let pack = form.offer().map(|offer| offer.pack.clone());
    let foot = if pack.is_some() { 46.0 * scale } else { 0.0 };
    let all = ui.available_rect_before_wrap();
    let body = Rect::from_min_max(all.min, pos2(all.max.x, all.max.y - foot));
    let middle = body.min.x + body.width() * if pack.is_some() { 0.34 } else { 1.0 };
    let gap = 8.0 * scale;
    column(ui, "packs", Rect::from_min_max(body.min, pos2(middle - gap, body.max.y)), |ui| {
        packs(ui, form, out);
    });
    let Some(pack) = pack else { return };
    column(ui, "party", Rect::from_min_max(pos2(middle + gap, body.min.y), body.max), |ui| {
        party(ui, form, &pack);
        difficulty(ui, form, out);
    });
    let foot = Rect::from_min_max(pos2(all.min.x, body.max.y + 6.0 * scale), all.max);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(foot).layout(*ui.layout()));
    begin(&mut ui, form, out);
}

/// Shows a column that scrolls if it is too long.
fn column(ui: &mut Ui, id: &str, rect: Rect, add: impl FnOnce(&mut Ui)) {
    let mut ui = ui.new_child(UiBuilder::new().max_rect(rect).layout(*ui.layout()));
    ScrollArea::vertical().id_salt(id).auto_shrink([false, false]).show(&mut ui, add);
}

fn packs(ui: &mut Ui, form: &NewCampaignForm, out: &mut CommandQueue) {
    group(ui, &t!("campaign-pack"));
    for (at, offer) in form.offers.iter().enumerate() {
        let family = offer.family.name();
        if row_button(ui, &offer.pack.name, &family, form.chosen == Some(at)).clicked() {
            out.push(Command::ChoosePack(offer.pack.id.clone()));
        }
        if !offer.pack.about.is_empty() {
            ui.label(RichText::new(&offer.pack.about).small().color(theme::dust()));
        }
    }
}

/// Shows who plays: the heroes, and under each that was chosen what there is to say of its seat.
fn party(ui: &mut Ui, form: &mut NewCampaignForm, pack: &PackView) {
    let (least, most) = form.sizes();
    let chosen = form.party.seats.len();
    let words = match least == most {
        true => t!("campaign-pick-exactly", n = most, chosen = chosen),
        false => t!("campaign-pick", least = least, most = most, chosen = chosen),
    };
    group(ui, &words);
    if chosen > 1 {
        ui.horizontal_wrapped(|ui| {
            let words = t!("new-alone");
            let alone = ui.checkbox(&mut form.party.alone, &words);
            known(ui, &words, &alone);
            if !form.party.alone {
                let words = t!("new-private");
                let private = ui.checkbox(&mut form.party.private, &words);
                known(ui, &words, &private);
            }
        });
    }
    for (hero, told) in pack.heroes.iter().enumerate() {
        let seat = form.party.seat(hero);
        if row(ui, told, seat) {
            form.toggle(hero);
        }
        if let Some(seat) = form.party.seat(hero) {
            ui.indent(("seat", hero), |ui| self::seat(ui, form, pack, seat));
        }
    }
}

/// Shows a hero with the mark of the seat. Returns whether it was pressed.
fn row(ui: &mut Ui, hero: &HeroView, seat: Option<usize>) -> bool {
    let side = 24.0 * theme::scale(ui);
    let pressed = ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
        if let Some(seat) = seat {
            theme::seat_mark(
                ui.painter(),
                rect.center(),
                side * 0.36,
                lang::saturating::byte(seat),
            );
        }
        let note = seat.map_or_else(String::new, |seat| t!("campaign-seat", seat = seat + 1));
        let hit = row_button(ui, &hero.name, &note, seat.is_some());
        let hit = match hero.story.is_empty() {
            true => hit,
            false => hit.on_hover_text(&hero.story),
        };
        hit.clicked()
    });
    pressed.inner
}

/// Shows what there is to say of a seat: what the hero chooses, and who plays.
fn seat(ui: &mut Ui, form: &mut NewCampaignForm, pack: &PackView, seat: usize) {
    let scale = theme::scale(ui);
    let mut about = None;
    if let Some(choice) = &pack.choice {
        ui.horizontal_wrapped(|ui| {
            level(ui);
            ui.label(RichText::new(&choice.title).color(theme::dust()));
            for (n, option) in choice.options.iter().enumerate() {
                let on = form.party.seats[seat].option == Some(n);
                let hit = ui.selectable_label(on, &option.name);
                known(ui, &format!("{}: {}", seat + 1, option.name), &hit);
                if hit.clicked() {
                    form.party.choose(seat, n, choice.once);
                }
                if on {
                    about = Some(&option.about).filter(|about| !about.is_empty());
                } else if !option.about.is_empty() {
                    hit.on_hover_text(&option.about);
                }
            }
        });
    }
    if let Some(about) = about {
        ui.label(RichText::new(about).small().color(theme::dust()));
    }
    if seat == 0 || !form.party.alone {
        let edit = TextEdit::singleline(&mut form.party.seats[seat].player)
            .char_limit(LONGEST)
            .hint_text(nameless(seat));
        let field = ui.add(edit.desired_width(260.0 * scale));
        known(ui, &t!("new-player", seat = seat + 1), &field);
    }
}

/// Makes a row as tall as its buttons from the beginning, so that the words before them stand level.
fn level(ui: &mut Ui) {
    let text = ui.text_style_height(&TextStyle::Button);
    ui.set_min_height(text + ui.spacing().button_padding.y * 2.0);
}

/// Shows the dials of the difficulty.
fn difficulty(ui: &mut Ui, form: &NewCampaignForm, out: &mut CommandQueue) {
    let Some(view) = form.difficulty.as_ref().filter(|view| !view.dials.is_empty()) else { return };
    group(ui, &t!("campaign-difficulty", line = view.line.as_str()));
    let scale = theme::scale(ui);
    for dial in &view.dials {
        ui.horizontal(|ui| {
            turn(ui, "-", &t!("campaign-less", what = dial.title.as_str()), dial, -1, out);
            let sign = if dial.signed && dial.now > 0 { "+" } else { "" };
            let value = RichText::new(format!("{sign}{}", dial.now)).color(theme::parchment());
            ui.add_sized(vec2(34.0, 20.0) * scale, Label::new(value));
            turn(ui, "+", &t!("campaign-more", what = dial.title.as_str()), dial, 1, out);
            ui.label(RichText::new(&dial.title).color(theme::parchment()));
            let about = RichText::new(&dial.about).small().color(theme::dust());
            ui.add(Label::new(about).wrap());
        });
    }
}

/// Shows a button that turns a dial by a step.
fn turn(ui: &mut Ui, sign: &str, words: &str, dial: &DialView, by: i8, out: &mut CommandQueue) {
    let to = dial.now.saturating_add(by.saturating_mul(dial.step));
    ui.add_enabled_ui((dial.low..=dial.high).contains(&to), |ui| {
        let hit = ui.button(RichText::new(sign).strong());
        known(ui, words, &hit);
        if hit.clicked() {
            out.push(Command::ChangeNewDifficulty(format!("{} {to}", dial.word)));
        }
    });
}

/// Shows what the campaign is called, and the button that begins it.
fn begin(ui: &mut Ui, form: &mut NewCampaignForm, out: &mut CommandQueue) {
    let scale = theme::scale(ui);
    ui.horizontal(|ui| {
        level(ui);
        ui.label(t!("campaign-name"));
        let edit = TextEdit::singleline(&mut form.name).char_limit(60);
        let name = ui.add(edit.desired_width(320.0 * scale));
        known(ui, &t!("campaign-name-of"), &name);
        ui.add_enabled_ui(form.is_ready(), |ui| {
            if ember_button(ui, &t!("campaign-begin"), false).clicked() {
                out.push(Command::Begin);
            }
        });
    });
}
