//! The frame of the downtime screen: progress, who is asked, the heroes side by side, and the
//! buttons to go on and back.

use bevy_egui::egui::{
    Align, Align2, Color32, Layout, Rect, RichText, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
    WidgetType, pos2, vec2,
};

use super::kit::{Kit, part};
use super::moves::Place;
use super::rooms::row;
use crate::adventure_table::command::{DowntimeCommand, TableCommand};
use crate::adventure_table::downtime::onward;
use crate::adventure_table::downtime::rooms::TALL;
use crate::campaign::downtime::{AdventureDowntime, Choice, Step};
use crate::cards::printed::Reward;
use crate::kit::input::{self, Action};
use crate::kit::paint::rows;
use crate::kit::theme;
use crate::kit::widgets::{ember_button, key_button, known, plain_button};
use crate::rules::state::ids::MAX_HEROES;
use crate::shell::command::Command;

/// Returns the steps of this downtime, and the index of the current one.
fn steps(between: &AdventureDowntime) -> (Vec<String>, usize) {
    let state = between.state();
    let mut names: Vec<String> = Vec::new();
    let mut now = 0;
    let mut step = |name: String, is_now: bool| {
        if is_now {
            now = names.len();
        }
        names.push(name);
    };
    if let Some((_, won)) = between.played() {
        let at = state.step;
        if won || at == Step::Rewards {
            step(t!("head-rewards"), at == Step::Rewards);
        }
        let market = matches!(at, Step::Visits | Step::Swap | Step::Trade);
        if market || (won && !state.bazaar.is_empty()) {
            step(t!("head-traders"), market);
        }
        step(t!("head-decks"), at == Step::Decks);
    } else if state.step == Step::Rewards {
        step(t!("head-rewards"), true);
    }
    step(t!("head-camp"), matches!(state.step, Step::Camp | Step::Over));
    names.push(t!("head-next-game"));
    (names, now)
}

/// Shows the progress.
pub fn ribbon(kit: &mut Kit<'_>, ui: &mut Ui, room: Rect) {
    let content = kit.content;
    let title = match kit.between.played() {
        Some((id, won)) => {
            let name = content.scenario(id).map_or(id, |n| content.scenarios[n].name.as_str());
            match won {
                true => t!("head-after-won", scenario = name),
                false => t!("head-after-lost", scenario = name),
            }
        }
        None => t!("head-between"),
    };
    let at = room.min + vec2(4.0, room.height() * 0.12);
    let left = kit.line(ui, at, &title, 20.0, theme::parchment(), room.width() * 0.42);
    let (names, now) = steps(kit.between);
    let size = 15.0 * kit.text.min(room.height() / 24.0);
    let wide = (room.max.x - left.max.x - 30.0 * kit.text) / names.len() as f32;
    let wide = wide.min(160.0 * kit.text);
    let start = room.max.x - wide * names.len() as f32;
    let p = ui.painter();
    for (n, name) in names.iter().enumerate() {
        let (x, y) = (start + wide * n as f32 + size * 0.7, room.center().y);
        let color = match n.cmp(&now) {
            std::cmp::Ordering::Less => theme::good(),
            std::cmp::Ordering::Equal => theme::ember(),
            std::cmp::Ordering::Greater => theme::dust(),
        };
        let words = rows(p, name, theme::heading(size), color, wide - size * 1.7, 1);
        let end = x + size * 0.9 + words.size().x;
        if n + 1 < names.len() {
            let line = Stroke::new(1.5, if n < now { theme::good() } else { theme::line() });
            p.line_segment([pos2(end + 6.0, y), pos2(start + wide * (n + 1) as f32, y)], line);
        }
        let dot = pos2(x, y);
        if n <= now {
            p.circle_filled(dot, size * 0.36, color);
        } else {
            p.circle_stroke(dot, size * 0.34, Stroke::new(1.5, theme::line()));
        }
        p.galley(pos2(x + size * 0.75, y - words.size().y / 2.0), words, color);
    }
}

/// Shows who is asked, and what.
pub fn banner(kit: &mut Kit<'_>, ui: &mut Ui, room: Rect) {
    let seat = kit.sit.asked();
    let color = seat.map_or(theme::parchment(), |n| theme::seat_color(n as u8));
    let p = ui.painter();
    let fill = color.gamma_multiply(0.13);
    p.rect(room, 7.0, fill, Stroke::new(2.0, color), StrokeKind::Inside);
    let r = room.height() * 0.24;
    let mut x = room.min.x + r * 1.8;
    if let Some(seat) = seat {
        theme::seat_mark(p, pos2(x, room.center().y), r, seat as u8);
        x += r * 1.8;
        if let Some(person) = kit.person(seat) {
            let font = theme::heading(20.0 * kit.text);
            let name = rows(p, &person, font, color, room.width() * 0.2, 1);
            let at = pos2(x, room.center().y - name.size().y / 2.0);
            x += name.size().x + 14.0 * kit.text;
            ui.painter().galley(at, name, color);
        }
    }
    let more = due_words(kit.between);
    let note = rows(
        ui.painter(),
        &more,
        theme::body(15.0 * kit.text),
        theme::dust(),
        room.width() * 0.3,
        1,
    );
    let right = room.max.x - note.size().x - 12.0 * kit.text;
    let at = pos2(right, room.center().y - note.size().y / 2.0);
    ui.painter().galley(at, note, theme::dust());
    let wide = right - x - 12.0;
    let words = kit.sit.question.clone();
    let fit = |size: f32, most| {
        rows(ui.painter(), &words, theme::heading(size * kit.text), theme::parchment(), wide, most)
    };
    let mut question = fit(20.0, 1);
    if question.elided {
        question = fit(15.0, 2);
    }
    let at = pos2(x, room.center().y - question.size().y / 2.0);
    ui.painter().galley(at, question, theme::parchment());
}

/// Returns the source of the reward, and how many follow.
fn due_words(between: &AdventureDowntime) -> String {
    let due = &between.state().due;
    let Some(first) = due.front().filter(|_| between.state().step == Step::Rewards) else {
        return String::new();
    };
    let content = between.content();
    let from = content.scenario(&first.from).map(|n| content.scenarios[n].name.clone());
    let adventure = || content.adventures.iter().find(|a| a.id == first.from);
    let from = from.or_else(|| adventure().map(|a| a.name.clone()));
    let from = from.unwrap_or_else(|| content.pack.name.clone());
    match due.iter().filter(|d| !matches!(d.reward, Reward::Trader(_))).count() {
        0 | 1 => t!("head-for", from = from),
        n => t!("head-for-more", from = from, n = n - 1),
    }
}

/// Shows the heroes side by side: whose deck is open, and whose does not match its list. Each is a
/// drop target.
pub fn heroes(kit: &mut Kit<'_>, ui: &mut Ui, room: Rect) {
    let seats = kit.between.state().seats.len();
    let most = usize::from(kit.content.pack.players).min(MAX_HEROES);
    let camp = kit.between.state().step == Step::Camp && kit.sit.asked().is_none();
    let chair = camp && seats < most;
    let all = row(room, seats + usize::from(chair), 8.0 * kit.text, 330.0 * kit.text);
    for (n, rect) in all.into_iter().enumerate() {
        if n < seats {
            hero(kit, ui, n, rect);
            // During one hero's trade, nobody else can receive cards.
            let trades = kit.between.state().step == Step::Trade;
            if !trades || kit.sit.asked() == Some(n) {
                kit.target(ui, rect, Place::Seat(n as u8));
            }
        } else {
            let p = ui.painter();
            p.rect_stroke(rect, 7.0, Stroke::new(1.0, theme::line()), StrokeKind::Inside);
            let font = theme::body(15.0 * kit.text);
            let words = rows(p, &t!("head-chair"), font, theme::dust(), rect.width() - 10.0, 1);
            p.galley(rect.center() - words.size() / 2.0, words, theme::dust());
            kit.target(ui, rect, Place::Chair);
        }
    }
}

fn hero(kit: &mut Kit<'_>, ui: &mut Ui, n: usize, rect: Rect) {
    let seat = &kit.between.state().seats[n];
    let (alive, id) = (seat.alive, seat.hero.clone());
    let name = kit.between.seat_name(n);
    let color = theme::seat_color(n as u8);
    let hit = ui.interact(rect, bevy_egui::egui::Id::new(("chip", n)), Sense::click());
    known(ui, &name, &hit);
    hit.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
    if hit.clicked() {
        kit.sit.open = n;
    }
    let open = kit.sit.open == n;
    let fill = if open { color.gamma_multiply(0.16) } else { Color32::from_black_alpha(120) };
    ui.painter().rect_filled(rect, 7.0, fill);
    let bar = Rect::from_min_size(rect.min, vec2(5.0 * kit.text, rect.height()));
    ui.painter().rect_filled(bar, 2.0, if alive { color } else { theme::line() });
    if open || hit.hovered() || hit.has_focus() {
        let line = if hit.has_focus() { theme::ember() } else { color };
        ui.painter().rect_stroke(rect, 7.0, Stroke::new(1.5, line), StrokeKind::Inside);
    }
    let tall = rect.height() - 8.0 * kit.text;
    let face = Rect::from_min_size(rect.min + vec2(9.0, 4.0) * kit.text, vec2(tall / TALL, tall));
    if let Some(key) = kit.hero_key(&id) {
        let tint = if alive { Color32::WHITE } else { Color32::from_gray(80) };
        kit.face(ui, key, face, tint);
        if hit.secondary_clicked() {
            kit.sit.large = Some(key);
        }
    }
    let r = 7.5 * kit.text;
    theme::seat_mark(ui.painter(), face.left_bottom() + vec2(r * 0.4, -r * 0.4), r, n as u8);
    let x = face.max.x + 8.0 * kit.text;
    let wide = rect.max.x - x - 5.0 * kit.text;
    let mut y = rect.min.y + 4.0 * kit.text;
    let title = if alive { theme::parchment() } else { theme::dust() };
    y = kit.line(ui, pos2(x, y), &name, 15.0, title, wide).max.y;
    if let Some(person) = kit.person(n) {
        y = kit.line(ui, pos2(x, y), &person, 13.0, color, wide).max.y;
    }
    let fits = kit.sit.fits.get(n) == Some(&true);
    let (words, shade) = stands(kit.between, n, fits);
    let asked = kit.sit.asked() == Some(n);
    let (words, shade) =
        if asked && alive { (t!("head-to-decide"), color) } else { (words, shade) };
    if y + 13.0 * kit.text < rect.max.y {
        kit.line(ui, pos2(x, y), &words, 13.0, shade, wide);
    }
}

/// Returns how a hero's deck compares with its list.
fn stands(between: &AdventureDowntime, n: usize, fits: bool) -> (String, Color32) {
    let seat = &between.state().seats[n];
    if !seat.alive {
        return (t!("tally-died"), theme::bad());
    }
    let kinds = crate::cards::vocabulary::Kind::BOONS;
    let list: usize = kinds.iter().map(|k| between.list(n, *k)).sum();
    let has = seat.cards.len();
    let rebuilds = matches!(between.state().step, Step::Decks | Step::Camp);
    match fits {
        _ if !rebuilds => (t!("head-cards", n = has), theme::dust()),
        true if has == list => (t!("head-cards-listed", n = has), theme::good()),
        true => (t!("head-cards-no-others", n = has, list = list), theme::good()),
        false => (t!("head-cards-wrong", n = has, list = list), theme::bad()),
    }
}

/// Shows undo, the news, and the buttons to go on.
pub fn foot(kit: &mut Kit<'_>, ui: &mut Ui, room: Rect) {
    let mut part = part(ui, room);
    part.with_layout(Layout::left_to_right(Align::Center), |ui| {
        // Buttons that would not fit side by side are scaled down by their width in the last frame.
        let wanted = ui.id().with("wanted");
        let before = ui.data(|data| data.get_temp::<f32>(wanted)).unwrap_or(0.0);
        let by = (room.width() / before.max(1.0)).clamp(0.5, 1.0);
        smaller(ui, by);
        ui.add_enabled_ui(kit.sit.undoable, |ui| {
            if key_button(ui, &t!("screen-undo"), Action::Undo, false).clicked() {
                kit.out.push(TableCommand::Meet(DowntimeCommand::Back));
            }
        });
        let left = ui.cursor().min.x;
        let shown = ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ways_on(kit, ui);
            ui.cursor().max.x
        });
        let wide = shown.inner - left - 12.0 * kit.text;
        let now = (room.width() - wide) / by;
        if (now - before).abs() > 1.0 {
            ui.data_mut(|data| data.insert_temp(wanted, now));
            ui.ctx().request_repaint();
        }
        // In less room the text would be too short to be useful.
        if wide < 130.0 * kit.text {
            return;
        }
        let news = kit.sit.news.join(" · ");
        let font = theme::body(15.0 * kit.text);
        let words = rows(ui.painter(), &news, font, theme::dust(), wide, 2);
        let elided = words.elided;
        let at = pos2(left + 8.0, room.center().y - words.size().y / 2.0);
        let rect = Align2::LEFT_TOP.anchor_size(at, words.size());
        ui.painter().galley(at, words, theme::dust());
        let hit = ui.interact(rect, ui.id().with("news"), Sense::hover());
        if elided {
            hit.on_hover_text(kit.sit.news.join("\n"));
        }
    });
}

/// Scales down texts and gaps.
fn smaller(ui: &mut Ui, by: f32) {
    let style = ui.style_mut();
    style.text_styles.values_mut().for_each(|font| font.size *= by);
    style.spacing.button_padding *= by;
    style.spacing.item_spacing *= by;
}

/// Shows all buttons that lead on, from right to left.
fn ways_on(kit: &mut Kit<'_>, ui: &mut Ui) {
    main_button(kit, ui);
    if kit.between.state().step == Step::Rewards && plain_button(ui, &t!("head-later")).clicked() {
        kit.decide(Choice::Later);
    }
    if kit.sit.rest {
        let hit = plain_button(ui, &t!("head-rest"));
        if hit.on_hover_text(t!("head-rest-hint")).clicked() {
            kit.out.push(TableCommand::Meet(DowntimeCommand::Rest));
        }
    }
    if plain_button(ui, &t!("new-house-rules")).clicked() {
        kit.out.push(TableCommand::House(true));
    }
    if plain_button(ui, &t!("head-shelf")).clicked() {
        kit.out.push(Command::Shelve);
    }
}

/// Shows the button of the answer that leads on, in the step's own words.
fn main_button(kit: &mut Kit<'_>, ui: &mut Ui) {
    let Some(choice) = onward(kit) else { return };
    let step = kit.between.state().step;
    let words = match (&choice, step) {
        (Choice::Done, Step::Swap) => t!("head-on-traders"),
        (Choice::Done, Step::Decks) => t!("head-decks-done"),
        (Choice::Done, _) => t!("head-all-won"),
        (Choice::Propose, _) => t!("head-propose"),
        (Choice::To(n), _) => t!("loot-takes", hero = kit.between.seat_name(usize::from(*n))),
        (other, _) => kit.between.choice_text(other),
    };
    // Ember marks what leads on; an answer that skips something looks plain.
    let quiet = matches!(choice, Choice::Stay | Choice::NoTrade | Choice::To(_));
    let hit = if quiet {
        key_button(ui, &words, Action::Obvious, false)
    } else {
        ember_button(ui, &input::with_key(ui.ctx(), &words, 3, Action::Obvious), false)
    };
    if hit.clicked() {
        kit.decide(choice);
    }
}

/// Shows a row of tabs. Returns the one that was clicked.
pub fn tabs<T: Copy + PartialEq>(
    ui: &mut Ui,
    all: &[(T, String)],
    chosen: T,
    lit: impl Fn(T) -> Option<Color32>,
) -> Option<T> {
    let mut clicked = None;
    ui.horizontal(|ui| {
        for (tab, name) in all {
            let on = *tab == chosen;
            let color = lit(*tab).unwrap_or(theme::parchment());
            let words = RichText::new(name).color(if on { Color32::WHITE } else { color });
            let mut button = bevy_egui::egui::Button::new(words);
            if on {
                button = button.fill(theme::ember_deep()).stroke(Stroke::new(1.5, theme::ember()));
            }
            let hit = ui.add(button);
            known(ui, name, &hit);
            if hit.clicked() {
                clicked = Some(*tab);
            }
        }
    });
    clicked
}
