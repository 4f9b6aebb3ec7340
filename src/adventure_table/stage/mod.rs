//! The stage in the middle of the table: the encountered card, the check with its dice, the roll,
//! or whose turn it is.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{Align2, Color32, Painter, Rect, Stroke, StrokeKind, pos2, vec2};

use super::layout::{Layout, TableLayout};
use super::offered;
use super::playback::{Playback, Throw};
use crate::adventure_table::model::Model;
use crate::kernel::campaign::players;
use crate::kit::card::TALL;
use crate::kit::frame::Speed;
use crate::kit::paint::rows;
use crate::kit::prefs::Prefs;
use crate::kit::theme::{self, Sign};
use crate::lang::capital;
use crate::rules::check::CheckView;
use crate::rules::describe;
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::state::ids::PileId;
use crate::rules::state::table;
use crate::settings::Palette;
use crate::shell::session::watching;

pub mod bunch;
mod figures;
mod odds;
pub mod plan;
mod ribbon;
mod tags;
mod touch;
mod verdict;

use plan::Plan;
use ribbon::Ribbon;
pub use touch::touch;

/// What the stage shows.
pub enum Showing<'a> {
    /// Dice after a share of their flight, or at rest.
    Throw(&'a Throw, f32),
    /// A check that is being staged.
    Check(&'a CheckView),
    /// None of them.
    Quiet,
}

/// Returns what the stage shows now.
pub fn showing(world: &World) -> Showing<'_> {
    let playback = world.resource::<Playback>();
    let model = world.resource::<Model>();
    match (&playback.now, &model.check, &playback.last) {
        (Some((throw, _)), ..) => Showing::Throw(throw, playback.air(*world.resource::<Speed>())),
        (None, Some(check), _) => Showing::Check(check),
        (None, None, Some(throw)) if dice_lie(model) => Showing::Throw(throw, 1.0),
        _ => Showing::Quiet,
    }
}

fn dice_lie(model: &Model) -> bool {
    model
        .prompt
        .as_ref()
        .is_some_and(|q| matches!(q.ask, Ask::Rolled | Ask::Die | Ask::Damage | Ask::DamageCards))
}

/// The needle of the chance, which eases to the chance of the staged check.
#[derive(Resource, Default)]
pub struct Needle {
    /// Its position.
    pub at: f32,
    /// Whether a check is shown.
    on: bool,
}

/// Moves the needle.
pub fn ease(
    time: Res<Time<Real>>,
    speed: Res<Speed>,
    prefs: Option<Res<Prefs>>,
    model: Res<Model>,
    mut needle: ResMut<Needle>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let needle = needle.bypass_change_detection();
    let Some(check) = &model.check else {
        needle.on = false;
        return;
    };
    let to = check.chance as f32;
    let slow = speed.seconds(1.0);
    let at_once = slow <= 0.0 || prefs.is_some_and(|p| p.reduced_motion) || !needle.on;
    let share = 1.0 - (-time.delta_secs().min(0.1) * 11.0 / slow.max(0.1)).exp();
    needle.on = true;
    if at_once || (needle.at - to).abs() < 0.002 {
        needle.at = to;
    } else {
        needle.at += (to - needle.at) * share;
        redraw.write(RequestRedraw);
    }
}

/// Draws the stage over its cards and dice.
pub fn draw(world: &World, p: &Painter) {
    let l = &world.resource::<TableLayout>().0;
    let palette = world.get_resource::<Prefs>().map_or(Palette::Usual, |p| p.palette);
    match showing(world) {
        Showing::Throw(throw, air) => {
            let plan = Plan::of_throw(l, throw);
            if let Some(ribbon) = ribbon::rolling(world, throw) {
                ribbon::draw(p, l, plan.ribbon, &ribbon);
            }
            head(p, l, plan.head, &capital(&throw.title), throw.hero.0);
            verdict::draw(world, p, l, &plan, throw, air, palette);
        }
        Showing::Check(check) => {
            let plan = Plan::of_check(l, check);
            if let Some(ribbon) = Ribbon::of(world) {
                ribbon::draw(p, l, plan.ribbon, &ribbon);
            }
            head(p, l, plan.head, &capital(&describe::check_title(world, check)), check.hero.0);
            let bunches = bunch::of_check(world, check);
            figures::names(p, l, &plan, &bunches, None, palette);
            odds::draw(world, p, l, &plan, check, world.resource::<Needle>().at);
            staged_words(world, p, l, check);
            tags::draw(world, p, l);
        }
        Showing::Quiet => {
            quiet(world, p, l);
            tags::draw(world, p, l);
            tags::order(world, p, l);
        }
    }
    if let Some((text, hero, left)) = &world.resource::<Playback>().banner {
        banner(p, l, text, hero.0, *left);
    }
}

fn head(p: &Painter, l: &Layout, room: Rect, title: &str, seat: u8) {
    let r = 8.5 * l.text;
    theme::seat_mark(p, pos2(room.min.x + r, room.center().y), r, seat);
    let wide = room.width() - r * 3.0;
    let mut size = 20.0 * l.text;
    let mut galley = rows(p, title, theme::heading(size), theme::parchment(), wide, 1);
    while galley.elided && size > 14.0 * l.text {
        size *= 0.93;
        galley = rows(p, title, theme::heading(size), theme::parchment(), wide, 1);
    }
    let at = pos2(room.min.x + r * 2.7, room.center().y - galley.size().y / 2.0);
    p.galley(at, galley, theme::parchment());
}

fn staged_words(world: &World, p: &Painter, l: &Layout, check: &CheckView) {
    let played = !check.staged.is_empty()
        || table::heroes(world).any(|h| !table::pile(world, PileId::Aside(h)).is_empty());
    let words = match (watching(world), played) {
        (true, true) => t!("stage-played"),
        (true, false) => return,
        (false, true) => t!("stage-played-take-back"),
        (false, false) => t!("stage-drag-here"),
    };
    let at = l.staged.min + vec2(14.0 * l.k, -2.0 * l.k);
    let galley =
        rows(p, &words, theme::body(13.5 * l.text), theme::dust(), l.staged.width() - 20.0, 1);
    p.galley(at, galley, theme::dust());
    if !played {
        // An outline shows where cards can be dropped.
        let tall = l.staged.height() - 22.0 * l.k;
        let card = Rect::from_min_size(
            pos2(l.staged.min.x + 14.0 * l.k, l.staged.max.y - tall),
            vec2(tall / TALL, tall),
        );
        let line = Stroke::new(1.2, theme::line());
        let corners = [card.left_top(), card.right_top(), card.right_bottom(), card.left_bottom()];
        let around: Vec<_> = (0..5).map(|i| corners[i % 4]).collect();
        p.extend(bevy_egui::egui::Shape::dashed_line(&around, line, 5.0 * l.k, 5.0 * l.k));
    }
}

fn quiet(world: &World, p: &Painter, l: &Layout) {
    let model = world.resource::<Model>();
    let playback = world.resource::<Playback>();
    let Some(q) = &model.prompt else { return };
    let mut room = l.beside.shrink2(vec2(14.0, 8.0) * l.k);
    if let Some(ribbon) = Ribbon::of(world) {
        let row = Rect::from_min_size(room.min, vec2(room.width(), 19.0 * l.text));
        ribbon::draw(p, l, row, &ribbon);
        room.min.y = row.max.y + 4.0 * l.k;
    }
    let name = table::hero_def(world, q.who).name.clone();
    let ask = t!(&format!("stage-{}", short(q.ask)));
    let whose = match players::player(world, q.who) {
        Some(player) => t!("stage-asked-player", player = player, hero = name, ask = ask),
        None => t!("stage-asked", hero = name, ask = ask),
    };
    let row = Rect::from_min_size(room.min, vec2(room.width(), 25.0 * l.text));
    head(p, l, row, &whose, q.who.0);
    let mut y = row.max.y + 4.0 * l.k;
    // Cards that are asked about lie below; the panel has the whole question.
    let cards = offered::top(world, l);
    let lines = if cards.is_none() { 4 } else { 2 };
    let font = theme::body(17.0 * l.text);
    let galley = rows(p, &model.question, font, theme::parchment(), room.width(), lines);
    let h = galley.size().y;
    p.galley(pos2(room.min.x, y), galley, theme::parchment());
    y += h + 10.0 * l.k;
    for hint in hints(world, model, q.ask) {
        let font = theme::body(15.0 * l.text);
        let galley = rows(p, &t!(hint), font, theme::dust(), room.width(), 2);
        let h = galley.size().y;
        p.galley(pos2(room.min.x, y), galley, theme::dust());
        y += h + 2.0 * l.k;
    }
    if let Some(throw) = &playback.last
        && let Some((difficulty, passed)) = throw.result
    {
        let (id, sign) = match passed {
            true => ("stage-last-good", Sign::Good),
            false => ("stage-last-bad", Sign::Bad),
        };
        let words = t!(id, total = throw.total, difficulty = difficulty);
        let size = 15.0 * l.text;
        // It stands at the foot, or over the cards that lie there.
        let foot = cards.map_or(room.max.y, |top| top - 4.0 * l.k);
        if foot - size * 1.3 < y {
            return;
        }
        let at = pos2(room.min.x + size * 0.5, foot - size * 0.6);
        theme::sign(p, at, size * 0.42, sign);
        let at = pos2(room.min.x + size * 1.3, foot);
        p.text(at, Align2::LEFT_BOTTOM, words, theme::body(size), sign.color());
    }
}

/// Returns the messages about what the pointer can do now.
fn hints(world: &World, model: &Model, ask: Ask) -> Vec<&'static str> {
    let offered = |test: fn(&Act) -> bool| model.choices.iter().any(|c| test(&c.act));
    match ask {
        _ if watching(world) => Vec::new(),
        Ask::Turn => {
            let explores = offered(|a| *a == Act::Explore);
            let of: [(bool, &str); 5] = [
                (explores, "stage-hint-explore"),
                (offered(|a| matches!(a, Act::Move(_))), "stage-hint-move"),
                (offered(|a| matches!(a, Act::Use { .. })), "stage-hint-play"),
                (offered(|a| matches!(a, Act::Give { .. })), "stage-hint-give"),
                (model.obvious() == Some(vec![Act::EndTurn]), "stage-hint-end"),
            ];
            of.into_iter().filter(|(so, _)| *so).map(|(_, hint)| hint).collect()
        }
        Ask::StartPlace => vec!["stage-hint-begin"],
        Ask::DamageCards | Ask::Reset | Ask::Cards | Ask::Order
            if offered(|a| matches!(a, Act::Card(_))) =>
        {
            vec!["stage-hint-cards"]
        }
        Ask::Evade | Ask::Window | Ask::Damage | Ask::Rolled
            if offered(|a| matches!(a, Act::Use { .. })) =>
        {
            vec!["stage-hint-window"]
        }
        _ => Vec::new(),
    }
}

/// Returns the end of the message's id for a short form of the question.
fn short(ask: Ask) -> &'static str {
    match ask {
        Ask::StartPlace => "ask-start-place",
        Ask::FirstHero => "ask-first-hero",
        Ask::Turn => "ask-turn",
        Ask::Checker => "ask-checker",
        Ask::Check => "ask-check",
        Ask::Rolled => "ask-rolled",
        Ask::Window => "ask-window",
        Ask::Evade => "ask-evade",
        Ask::Damage => "ask-damage",
        Ask::DamageCards => "ask-damage-cards",
        Ask::Reset => "ask-reset",
        Ask::Cards => "ask-cards",
        Ask::Place => "ask-place",
        Ask::Hero => "ask-hero",
        Ask::Choice => "ask-choice",
        Ask::YesNo => "ask-yes-no",
        Ask::Order => "ask-order",
        Ask::Close => "ask-close",
        Ask::Die => "ask-die",
    }
}

fn banner(p: &Painter, l: &Layout, text: &str, seat: u8, left: f32) {
    let strength = (left / 0.4).min(1.0);
    let color = theme::seat_color(seat).gamma_multiply(strength);
    // Also while zoomed in, the turn stays visible.
    let seen = p.ctx().content_rect().shrink(8.0 * l.k);
    let room = vec2(24.0, 12.0) * l.k;
    let wide = seen.width() - 2.0 * room.x;
    let words = rows(p, text, theme::heading(28.0 * l.text), color, wide, 1);
    let size = (words.size() + 2.0 * room).max(vec2(l.stage.width() * 0.6, 58.0 * l.k));
    let size = size.min(seen.size());
    let middle = pos2(l.stage.center().x, l.stage.min.y + size.y * 0.2);
    let within = seen.shrink2(size / 2.0);
    let rect = Rect::from_center_size(middle.clamp(within.min, within.max), size);
    p.rect_filled(rect, 8.0, Color32::from_black_alpha((215.0 * strength) as u8));
    p.rect_stroke(rect, 8.0, Stroke::new(2.0, color), StrokeKind::Inside);
    p.galley(rect.center() - words.size() / 2.0, words, color);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang;

    /// Every question has its short form.
    #[test]
    fn whatever_is_asked_has_words() {
        for ask in [
            Ask::StartPlace,
            Ask::FirstHero,
            Ask::Turn,
            Ask::Checker,
            Ask::Check,
            Ask::Rolled,
            Ask::Window,
            Ask::Evade,
            Ask::Damage,
            Ask::DamageCards,
            Ask::Reset,
            Ask::Cards,
            Ask::Place,
            Ask::Hero,
            Ask::Choice,
            Ask::YesNo,
            Ask::Order,
            Ask::Close,
            Ask::Die,
        ] {
            assert!(lang::has(&format!("stage-{}", short(ask))), "{ask:?}");
        }
    }
}
