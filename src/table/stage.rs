//! The middle of the table: what is encountered, the check with its dice, or whose turn it is.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Color32, Painter, Rect, Stroke, StrokeKind, pos2, vec2};

use super::layout::Layout;
use super::paint::{rows, write};
use super::theatre::{Theatre, Throw};
use super::{Laid, Speed, dice};
use crate::app::model::Model;
use crate::app::past;
use crate::campaign::players;
use crate::cards::words::Skill;
use crate::rules::check::CheckView;
use crate::rules::flow::prompt::Ask;
use crate::rules::state::ids::PileId;
use crate::rules::state::table;
use crate::rules::words;
use crate::theme;

/// Draws the stage over the cards that lie there.
pub fn draw(world: &World, p: &Painter) {
    let l = &world.resource::<Laid>().0;
    let theatre = world.resource::<Theatre>();
    let model = world.resource::<Model>();
    if let Some((throw, _)) = &theatre.now {
        thrown(p, l, throw, theatre.air(*world.resource::<Speed>()));
    } else if let Some(check) = &model.check {
        staging(world, p, l, check);
    } else if let (Some(throw), true) = (&theatre.last, dice_lie(model)) {
        thrown(p, l, throw, 1.0);
    } else {
        quiet(world, p, l, model, theatre);
    }
    if let Some((text, hero, left)) = &theatre.banner {
        banner(p, l, text, hero.0, *left);
    }
}

fn dice_lie(model: &Model) -> bool {
    model
        .prompt
        .as_ref()
        .is_some_and(|q| matches!(q.ask, Ask::Rolled | Ask::Die | Ask::Damage | Ask::DamageCards))
}

/// Where the words beside the card go.
fn ground(l: &Layout) -> Rect {
    l.beside.shrink2(vec2(14.0, 8.0) * l.k)
}

/// The first letter large.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |c| c.to_uppercase().chain(letters).collect())
}

fn way_word(skill: Option<Skill>) -> &'static str {
    skill.map_or("dice of the card", Skill::name)
}

/// A check that is being staged.
fn staging(world: &World, p: &Painter, l: &Layout, check: &CheckView) {
    let room = ground(l);
    let mut y = head(p, l, room, &capital(&words::check_title(world, check)), check.hero.0);
    let ways: Vec<String> = check
        .ways
        .iter()
        .map(|(_, skill, difficulty)| format!("{} {difficulty}", way_word(*skill)))
        .collect();
    if ways.len() > 1 {
        let words = format!("printed: {}", ways.join("  or  "));
        let galley = rows(p, &words, theme::body(14.0 * l.text), theme::dust(), room.width(), 1);
        let h = galley.size().y;
        p.galley(pos2(room.min.x, y), galley, theme::dust());
        y += h + 4.0 * l.k;
    }
    y = pool(world, p, l, room, y, check);
    numbers(p, l, room, y, check);
    staged_words(world, p, l, check);
}

fn head(p: &Painter, l: &Layout, room: Rect, title: &str, seat: u8) -> f32 {
    let r = 9.0 * l.k;
    theme::seat_mark(p, room.min + vec2(r, r + 3.0 * l.k), r, seat);
    let galley = rows(
        p,
        title,
        theme::heading(21.0 * l.text),
        theme::parchment(),
        room.width() - 30.0 * l.k,
        1,
    );
    let h = galley.size().y;
    p.galley(room.min + vec2(r * 2.0 + 10.0 * l.k, 0.0), galley, theme::parchment());
    room.min.y + h + 3.0 * l.k
}

/// The dice of the pool, each with its source below.
fn pool(world: &World, p: &Painter, l: &Layout, room: Rect, y: f32, check: &CheckView) -> f32 {
    let total: usize =
        check.parts.iter().flat_map(|part| &part.dice).map(|d| usize::from(d.count)).sum();
    let extras = check.parts.iter().filter(|part| part.plus != 0).count();
    let items = (total + extras).max(1) as f32;
    let r = (25.0 * l.k).min(room.width() / (items * 2.3));
    let step = r * 2.25;
    let mut x = room.min.x + r;
    let mid = y + r + 3.0 * l.k;
    let small = theme::body(13.0 * l.text);
    for part in &check.parts {
        let from = x;
        for d in &part.dice {
            for _ in 0..d.count {
                let solid = dice::solid(d.faces);
                let turn = solid.showing(d.faces);
                dice::draw(p, &solid, turn, pos2(x, mid), r, dice::look(d.faces));
                x += step;
            }
        }
        if part.plus != 0 {
            let word = format!("{:+}", part.plus);
            write(
                p,
                pos2(x, mid),
                Align2::CENTER_CENTER,
                &word,
                theme::heading(r * 1.1),
                theme::parchment(),
            );
            x += step;
        }
        if x == from {
            continue;
        }
        let wide = (x - from - 6.0 * l.k).max(r * 2.0);
        let galley = rows(
            p,
            &words::part_name(world, check, part),
            small.clone(),
            theme::dust(),
            wide.max(92.0 * l.text),
            2,
        );
        p.galley(pos2(from - r, mid + r + 5.0 * l.k), galley, theme::dust());
        x = x.max(from + 100.0 * l.text);
    }
    mid + r + 40.0 * l.text
}

fn numbers(p: &Painter, l: &Layout, room: Rect, y: f32, check: &CheckView) {
    let big = theme::heading(27.0 * l.text);
    let font = theme::body(16.0 * l.text);
    let mut at = pos2(room.min.x, y);
    let words = format!("{}  against  {}", check.pool, check.difficulty);
    let r = p.text(at, Align2::LEFT_TOP, words, theme::heading(19.0 * l.text), theme::parchment());
    at.y = r.max.y + 1.0 * l.k;
    let color = if check.chance >= 0.66 {
        theme::good()
    } else if check.chance >= 0.33 {
        theme::parchment()
    } else {
        theme::bad()
    };
    let r = p.text(at, Align2::LEFT_TOP, words::percent(check.chance), big, color);
    let r = p.text(
        pos2(r.max.x + 8.0 * l.k, r.max.y - 4.0 * l.k),
        Align2::LEFT_BOTTOM,
        "to succeed",
        font.clone(),
        theme::dust(),
    );
    if check.expected_damage > 0.0 {
        let words = format!("{:.1} damage expected", check.expected_damage);
        p.text(pos2(r.max.x + 22.0 * l.k, r.max.y), Align2::LEFT_BOTTOM, words, font, theme::bad());
    }
    if !check.traits.is_empty() && at.y + 64.0 * l.k < l.staged.min.y {
        let names: Vec<&str> = check.traits.iter().map(|t| t.name()).collect();
        let words = format!("traits: {}", names.join(", "));
        let galley = rows(p, &words, theme::body(13.5 * l.text), theme::dust(), room.width(), 1);
        p.galley(pos2(room.min.x, r.max.y + 2.0 * l.k), galley, theme::dust());
    }
}

fn staged_words(world: &World, p: &Painter, l: &Layout, check: &CheckView) {
    let played = !check.staged.is_empty()
        || table::heroes(world).any(|h| !table::pile(world, PileId::Aside(h)).is_empty());
    let words = if past::watching(world) {
        if played { "played on this check" } else { "" }
    } else if played {
        "played on this check; drag back to take back"
    } else {
        "drag cards here to play them on this check"
    };
    let at = l.staged.min + vec2(14.0, -2.0) * l.k;
    p.text(at, Align2::LEFT_TOP, words, theme::body(13.5 * l.text), theme::dust());
}

/// Dice in the air, or as they lie.
fn thrown(p: &Painter, l: &Layout, throw: &Throw, t: f32) {
    let room = ground(l);
    let y = head(p, l, room, &capital(&throw.title), throw.hero.0);
    let n = throw.dice.len().max(1);
    let area = Rect::from_min_max(pos2(room.min.x, y), room.max - vec2(0.0, 92.0 * l.text));
    let per_row = n.min(6).max(n.div_ceil(2).min(8));
    let lines = n.div_ceil(per_row);
    let r = (area.width() / (per_row as f32 * 2.5))
        .min(area.height() / (lines as f32 * 2.5))
        .min(52.0 * l.k);
    for (i, die) in throw.dice.iter().enumerate() {
        let (row, column) = (i / per_row, i % per_row);
        let in_row = per_row.min(n - row * per_row);
        let x = area.center().x + (column as f32 - (in_row as f32 - 1.0) / 2.0) * r * 2.5;
        let top = area.center().y - (lines as f32 - 1.0) * r * 1.25;
        let home = pos2(x, top + row as f32 * r * 2.5);
        let solid = dice::solid(die.faces);
        // Dice land one after the other.
        let late = 0.25 * i as f32 / n as f32;
        let own = ((t - late) / (1.0 - late).max(0.1)).clamp(0.0, 1.0);
        let (turn, at) = dice::tumble(&solid, die.value, i, own, home, area.width() * 0.5);
        dice::draw(p, &solid, turn, at, r, dice::look(die.faces));
    }
    if t < 1.0 {
        return;
    }
    result(p, l, room, throw);
}

fn result(p: &Painter, l: &Layout, room: Rect, throw: &Throw) {
    let mut sum: Vec<String> = throw.dice.iter().map(|d| d.value.to_string()).collect();
    if throw.plus != 0 || sum.is_empty() {
        sum.push(throw.plus.to_string());
    }
    let sum = sum.join(" + ").replace("+ -", "- ");
    let y = room.max.y - 78.0 * l.text;
    let words = match throw.result {
        Some((difficulty, _)) => format!("{sum} = {}  against  {difficulty}", throw.total),
        None => format!("{sum} = {}", throw.total),
    };
    let r = p.text(
        pos2(room.center().x, y),
        Align2::CENTER_TOP,
        words,
        theme::body(18.0 * l.text),
        theme::parchment(),
    );
    let Some((difficulty, passed)) = throw.result else { return };
    let (word, color) = if passed { ("Success", theme::good()) } else { ("Failure", theme::bad()) };
    let margin = (throw.total - difficulty).abs();
    let words = format!("{word} by {margin}");
    p.text(
        pos2(room.center().x, r.max.y),
        Align2::CENTER_TOP,
        words,
        theme::heading(30.0 * l.text),
        color,
    );
}

/// Nothing is rolled: the location where the hero stands, and what there is to do.
fn quiet(world: &World, p: &Painter, l: &Layout, model: &Model, theatre: &Theatre) {
    let Some(q) = &model.prompt else { return };
    let room = ground(l);
    let name = &table::hero_def(world, q.who).name;
    let whose = match players::player(world, q.who) {
        Some(player) => format!("{player} for {name}: {}", short(q.ask)),
        None => format!("{name}: {}", short(q.ask)),
    };
    let mut y = head(p, l, room, &whose, q.who.0);
    let galley =
        rows(p, &model.question, theme::body(17.0 * l.text), theme::parchment(), room.width(), 4);
    let h = galley.size().y;
    p.galley(pos2(room.min.x, y), galley, theme::parchment());
    y += h + 10.0 * l.k;
    let hints: &[&str] = match q.ask {
        _ if past::watching(world) => &[],
        Ask::Turn => &[
            "Click your location's deck to explore, or press Space.",
            "Drag your token to another location to move.",
            "Drag a glowing card onto the stage or a location to play it.",
            "Drag a card onto another hero to give it.",
        ],
        Ask::StartPlace => &["Drag your token to a location, or click one."],
        Ask::DamageCards | Ask::Reset | Ask::Cards => {
            &["Click the cards; they rise when they are chosen."]
        }
        Ask::Evade | Ask::Window | Ask::Damage | Ask::Rolled => {
            &["Play a glowing card, or go on with Space."]
        }
        _ => &[],
    };
    for hint in hints {
        let r = p.text(
            pos2(room.min.x, y),
            Align2::LEFT_TOP,
            hint,
            theme::body(15.0 * l.text),
            theme::dust(),
        );
        y = r.max.y + 2.0 * l.k;
    }
    if let Some(throw) = &theatre.last
        && let Some((difficulty, passed)) = throw.result
    {
        let word = if passed { "succeeded" } else { "failed" };
        let words = format!("Last roll: {} against {difficulty}, {word}.", throw.total);
        let color = if passed { theme::good() } else { theme::bad() };
        p.text(
            pos2(room.min.x, room.max.y),
            Align2::LEFT_BOTTOM,
            words,
            theme::body(15.0 * l.text),
            color,
        );
    }
}

fn short(ask: Ask) -> &'static str {
    match ask {
        Ask::StartPlace => "where to begin",
        Ask::FirstHero => "who goes first",
        Ask::Turn => "your turn",
        Ask::Checker => "who attempts the check",
        Ask::Check => "a check",
        Ask::Rolled => "the dice lie",
        Ask::Window => "powers that may be used",
        Ask::Evade => "evade?",
        Ask::Damage => "damage",
        Ask::DamageCards => "discard for damage",
        Ask::Reset => "reset your hand",
        Ask::Cards => "choose cards",
        Ask::Place => "choose a location",
        Ask::Hero => "choose a hero",
        Ask::Choice => "choose",
        Ask::YesNo => "yes or no",
        Ask::Order => "what comes first",
        Ask::Close => "close the location?",
        Ask::Die => "choose a die",
    }
}

fn banner(p: &Painter, l: &Layout, text: &str, seat: u8, left: f32) {
    let strength = (left / 0.4).min(1.0);
    let h = 58.0 * l.k;
    let middle = pos2(l.stage.center().x, l.stage.min.y + h * 0.2);
    let rect = Rect::from_center_size(middle, vec2(l.stage.width() * 0.6, h));
    let color = theme::seat_color(seat).gamma_multiply(strength);
    p.rect_filled(rect, 8.0, Color32::from_black_alpha((215.0 * strength) as u8));
    p.rect_stroke(rect, 8.0, Stroke::new(2.0, color), StrokeKind::Inside);
    p.text(rect.center(), Align2::CENTER_CENTER, text, theme::heading(28.0 * l.text), color);
}
