//! The screens between two encounters: what is read, level-ups with the planner, camp, market, whatever
//! cards a question is about, and the road. Each lays out panels over the shell's plain table, and every
//! answer is an option of its question.

mod camp;
mod cards;
mod drag;
mod gains;
mod level_up;
mod market;
mod party;
mod road;
mod state;
mod story;

use bevy::prelude::*;
use bevy_egui::egui::{
    Color32, Rect, RichText, TextStyle, TextureId, Ui, Vec2 as Size, pos2, vec2,
};
use kernel::ids::SeatId;
use kit::input::{Actions, Device};
use kit::theme;
use kit::widgets::plain_button;
use shell::plain_table::{Answer, PlainTable, ask};
use shell::screens::frame::{Frames, Look, framed};
use shell::table_window::Places;
use tactics::rules::flow::prompt::{Act, Ask};
use tactics::rules::road_view::Member;
use tactics::rules::state::table;
use tactics::rules::view::card_of;

use crate::card::{Pictures, TALL};
use gains::Gain;
pub use state::Between;
use state::Scene;

/// The panels between two encounters.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Panels {
    /// Title, gold and potions.
    pub head: Rect,
    /// The party.
    pub party: Rect,
    /// The page.
    pub page: Rect,
    /// The question.
    pub ask: Rect,
    /// The card that was looked at last, large below the question; nothing where there is no room.
    pub look: Rect,
}

/// The least height of the question over a large card, in a camp and in a market with its services, and of
/// that card, in points at normal scale.
const CAMP: f32 = 390.0;
const MARKET: f32 = 440.0;
const LOOK: f32 = 270.0;

/// Returns the panels for a window of this size and text scale; `ask`: a card lies large below the question,
/// which has at least so much height.
fn panels(size: Size, text: f32, ask: Option<f32>) -> Panels {
    let gap = 10.0 * text;
    let (left, right) = ((250.0 * text).min(size.x * 0.2), (340.0 * text).min(size.x * 0.26));
    let head = (46.0 * text).min(size.y * 0.08);
    let top = gap * 2.0 + head;
    let rect =
        |x: f32, y: f32, to_x: f32, to_y: f32| Rect::from_min_max(pos2(x, y), pos2(to_x, to_y));
    let (column, last) = (size.x - right - gap, size.y - gap);
    let fits = |ask: f32| (right * TALL).min(last - top - gap - ask * text);
    let look = ask.map(fits).filter(|look| *look >= LOOK * text).unwrap_or_default();
    let under = if look > 0.0 { gap } else { 0.0 };
    Panels {
        head: rect(gap, gap, size.x - gap, gap + head),
        party: rect(gap, top, gap + left, size.y - gap),
        page: rect(gap * 2.0 + left, top, size.x - right - gap * 2.0, size.y - gap),
        ask: rect(column, top, size.x - gap, last - look - under),
        look: rect(column, last - look, size.x - gap, last),
    }
}

/// Returns where the shell's panels go; `None` where the table shows something else.
pub fn places(world: &World, size: Size, text: f32) -> Option<Places> {
    let state = world.resource::<Between>();
    let at = panels(size, text, looks(state, state.scene.as_ref()?));
    Some(Places { size, ask: at.ask, chronicle: at.party, stage: at.page })
}

/// Returns how much height the question has at least where small cards are shown about which one would like to
/// read.
fn looks(state: &Between, scene: &Scene) -> Option<f32> {
    match scene.view.ask {
        _ if state.road => None,
        Ask::Camp | Ask::FillBoard => Some(CAMP),
        Ask::Market => Some(MARKET),
        _ => None,
    }
}

/// Shows the screen between two encounters. Returns false if there is none now.
pub fn show(world: &mut World, frames: &Frames<'_>, size: Size, out: &mut Vec<Answer>) -> bool {
    Between::read(world);
    world.resource_scope(|world, mut state: Mut<Between>| {
        let state = state.bypass_change_detection();
        let Some(scene) = state.scene.take() else { return false };
        level_up::settle(table::book(world), state, &scene);
        let at = panels(size, frames.text, looks(state, &scene));
        let small = card_width(state, &scene, at.page.size(), frames.text);
        let beside = at.look.height() / TALL;
        let large = beside.max(300.0 * frames.text);
        let cards = scene.view.cards().map(|face| face.card);
        let looked_at = match beside > 0.0 {
            true => state.look(&scene),
            false => state.enlarged.take(),
        };
        let mut pictures = Pictures::of(world, cards, looked_at, (small, large));
        pictures.lies_beside = beside > 0.0;
        let gains = gains::cards(world, state, &scene, frames.text);
        let table = world.resource();
        let keyed = world.resource::<Actions>().device() != Device::Mouse;
        let shown =
            Shown { scene: &scene, pictures: &pictures, gains: &gains, table, small, keyed };
        draw(world, frames, at, state, &shown, out);
        state.scene = Some(scene);
        true
    })
}

/// Returns the width of a card on a page of this size.
fn card_width(state: &Between, scene: &Scene, page: Size, text: f32) -> f32 {
    let usual = (116.0 * text).min(page.x / 7.5);
    match scene.view.ask {
        Ask::Camp | Ask::FillBoard => {
            let member = scene.view.party.get(state.hero(scene));
            member.map_or(usual, |member| camp::plan(member, page, text).wide)
        }
        Ask::Market => {
            let own = scene.view.acts.iter().filter(|act| matches!(act, Act::Sell(_))).count();
            market::card_width(scene.view.wares.len(), own, page, text)
        }
        Ask::LevelUp | Ask::Read | Ask::Story => usual,
        _ => cards::card_width(scene.view.named.len(), page, text).unwrap_or(usual),
    }
}

/// What the panels show.
pub struct Shown<'a> {
    scene: &'a Scene,
    pictures: &'a Pictures,
    /// The cards that the level-up card brings that is looked at.
    gains: &'a [Gain],
    table: &'a PlainTable,
    /// The width of a card.
    small: f32,
    /// Whether keys or a gamepad were used last, not the pointer.
    keyed: bool,
}

fn draw(
    world: &World,
    frames: &Frames<'_>,
    at: Panels,
    state: &mut Between,
    shown: &Shown<'_>,
    out: &mut Vec<Answer>,
) {
    let (ctx, panel) = (frames.ctx, Look::panel(frames.text));
    let bare =
        Look { margin: 0.0, line: 0.0, fill: Color32::TRANSPARENT, ..Look::panel(frames.text) };
    state.targets.clear();
    framed(ctx, "between-head", at.head, &panel, |ui| head(ui, state, shown));
    framed(ctx, "between-party", at.party, &panel, |ui| party::show(ui, state, shown));
    framed(ctx, "between-page", at.page, &bare, |ui| {
        let content = table::book(world);
        match shown.scene.view.ask {
            _ if state.road => road::show(ui, content, shown),
            Ask::LevelUp => level_up::show(ui, content, state, shown, out),
            Ask::Camp | Ask::FillBoard => camp::show(ui, content, state, shown, out),
            Ask::Market => market::show(ui, state, shown, out),
            Ask::Read | Ask::Story => story::show(ui, shown),
            _ if shown.scene.view.named.is_empty() => story::show(ui, shown),
            _ => cards::show(ui, state, shown, out),
        }
    });
    framed(ctx, "between-ask", at.ask, &panel, |ui| {
        level_up::beside(ui, table::book(world), state, shown, out);
        let view = &shown.scene.view;
        let keep = |n: usize| view.ask == Ask::Reward || in_words(view.acts.get(n).copied());
        ask::show_some(ui, shown.table, &keep, out);
    });
    if let Some(texture) = shown.pictures.large().filter(|_| at.look.height() > 1.0) {
        framed(ctx, "between-look", at.look, &bare, |ui| lie(ui, texture));
    }
    drag::finish(ctx, state, shown, out);
}

/// Lays a card on the table, as large as there is room.
fn lie(ui: &Ui, texture: TextureId) {
    let room = ui.max_rect();
    let wide = room.width().min(room.height() / TALL);
    let card = Rect::from_center_size(room.center(), vec2(wide, wide * TALL));
    let shadow = card.translate(vec2(3.0, 4.0));
    ui.painter().rect_filled(shadow, wide * 0.05, Color32::from_black_alpha(110));
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    ui.painter().image(texture, card, whole, Color32::WHITE);
}

/// Returns what is pressed next for an option that is shown as a card or a class: the hero whose cards these
/// are, the class, the button that takes its card, or the card.
pub fn elsewhere(world: &World, option: usize) -> Option<String> {
    let state = world.resource::<Between>();
    let scene = state.scene.as_ref()?;
    let view = &scene.view;
    let act = *view.acts.get(option)?;
    let name = |seat: SeatId| view.party.iter().find(|m| m.seat == seat).map(|m| m.name.clone());
    if let Act::LevelUp { hero, card } = act {
        if state.chosen != Some(hero) {
            return name(hero);
        }
        if state.selected == Some(card) {
            return Some(t!("tactics-plan-take", hero = name(hero)?));
        }
        return level_up::class_of(table::book(world), view, hero, card);
    }
    let card = card_of(act)?;
    let has = |member: &&Member| {
        let decked = member.deck.iter().map(|(face, _)| face);
        let mut all =
            member.board.iter().chain(&member.tuck).chain(&member.shuffled_in).chain(decked);
        all.any(|face| face.card == card)
    };
    let whose = matches!(view.ask, Ask::Camp | Ask::FillBoard);
    let owner = view.party.iter().find(has).filter(|_| whose);
    if let Some(owner) = owner.filter(|of| view.party[state.hero(scene)].seat != of.seat) {
        return Some(owner.name.clone());
    }
    view.cards().find(|face| face.card == card).map(|face| face.name.clone())
}

/// Returns whether an option stands in words beside the page; others are cards on the page.
fn in_words(act: Option<Act>) -> bool {
    !matches!(
        act,
        Some(
            Act::Slot(_)
                | Act::ShuffleIn(_)
                | Act::Stow(_)
                | Act::Give { .. }
                | Act::Buy { .. }
                | Act::Sell(_)
                | Act::LevelUp { .. }
                | Act::Card(_)
        )
    )
}

/// Shows the title of the screen, what the party has, and the way to the road.
fn head(ui: &mut Ui, state: &mut Between, shown: &Shown<'_>) {
    let view = &shown.scene.view;
    ui.horizontal_centered(|ui| {
        let size = ui.style().text_styles[&TextStyle::Heading].size;
        let title = match view.ask {
            _ if state.road => t!("tactics-road"),
            Ask::LevelUp => t!("tactics-title-level-up"),
            Ask::Camp => t!("tactics-title-camp"),
            Ask::FillBoard => t!("tactics-title-fill"),
            Ask::Reward => t!("tactics-title-reward"),
            _ if !view.title.is_empty() => view.title.clone(),
            _ => shown.scene.chapter.clone(),
        };
        let title = RichText::new(title).font(theme::heading(size * 1.2));
        ui.label(title.color(theme::parchment()));
        ui.add_space(14.0);
        let mut facts = vec![
            (t!("tactics-head-gold"), view.gold.to_string()),
            (t!("tactics-head-potions"), view.potions.to_string()),
        ];
        facts.extend(view.counters.iter().map(|(name, n)| (name.clone(), n.to_string())));
        for (name, n) in facts {
            ui.label(RichText::new(name).color(theme::dust()));
            ui.label(RichText::new(n).strong().color(theme::bright()));
            ui.add_space(8.0);
        }
        ui.with_layout(
            bevy_egui::egui::Layout::right_to_left(bevy_egui::egui::Align::Center),
            |ui| {
                let text =
                    if state.road { t!("tactics-road-back") } else { t!("tactics-road-see") };
                if plain_button(ui, &text).clicked() {
                    state.road = !state.road;
                }
            },
        );
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    /// In windows of every usual size no panel lies over another, and the page has most room.
    #[test]
    fn panels_do_not_overlap() {
        for (size, text) in [
            (Size::new(1280.0, 720.0), 0.85),
            (Size::new(1600.0, 900.0), 1.0),
            (Size::new(1600.0, 900.0), 1.5),
            (Size::new(2560.0, 1440.0), 1.5),
            (Size::new(1024.0, 768.0), 1.2),
        ] {
            let all = [None, Some(CAMP), Some(MARKET)].map(|ask| panels(size, text, ask));
            for at in all {
                panels_of(at, size, text);
            }
        }
        let at = |size, text| panels(size, text, Some(MARKET)).look.height();
        assert!(at(Size::new(1600.0, 900.0), 1.0) > 340.0);
        assert!(at(Size::new(1280.0, 720.0), 1.275) < 1.0);
    }

    fn panels_of(at: Panels, size: Size, text: f32) {
        let all = [at.head, at.party, at.page, at.ask, at.look];
        for (n, one) in all.iter().enumerate() {
            let window = Rect::from_min_size(pos2(0.0, 0.0), size);
            assert!(window.contains_rect(*one), "{size:?} {text}: {one:?} leaves the window");
            for other in &all[n + 1..] {
                assert!(!one.intersect(*other).is_positive(), "{size:?} {text}: {one:?} {other:?}");
            }
        }
        assert!(at.page.area() > size.x * size.y * 0.36, "{size:?} {text}: the page is small");
    }
}
