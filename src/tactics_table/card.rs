//! A printed card in a panel: a click plays it, the pointer or the focus enlarges it.

use std::collections::BTreeMap;

use bevy::prelude::World;
use bevy_egui::egui::load::SizedTexture;
use bevy_egui::egui::{
    Color32, Image, Painter, Pos2, Rect, Response, Sense, Stroke, StrokeKind, TextureId, Tooltip,
    Ui, pos2, vec2,
};
use kernel::Thing;
use kit::theme;
use kit::widgets::known;
use shell::plain_table::uses::Uses;
use shell::plain_table::{Answer, PlainTable};
use tactics::rules::fight_view::{BossFace, CardFace, FightView};
use tactics::rules::state::ids::CardId;

use crate::face;

/// The height of a card for each point of its width.
pub const TALL: f32 = 1.4;
/// The width of an enlarged card, in points at normal scale.
const LARGE: f32 = 330.0;

/// The pictures of the cards in view.
#[derive(Default)]
pub struct Pictures {
    small: BTreeMap<CardId, TextureId>,
    large: Option<(CardId, TextureId)>,
    /// Whether the large one lies on the table: then no note repeats it.
    pub lies_beside: bool,
}

impl Pictures {
    /// Asks for the pictures of all cards that an encounter shows, so many points wide, and for a large
    /// one of the card that is looked at.
    pub fn new(
        world: &mut World,
        view: &FightView,
        enlarged: Option<CardId>,
        (wide, text): (f32, f32),
        boss: Option<(&BossFace, f32)>,
    ) -> Pictures {
        let heroes = view.heroes.iter();
        let hands = heroes.clone().flat_map(|hero| hero.hand.iter().flatten());
        let boards = heroes.clone().flat_map(|hero| &hero.board);
        let tops = heroes.filter_map(|hero| hero.discards.last());
        let decks = view.decks.iter().filter_map(|deck| deck.discards.last());
        let of_boss =
            boss.iter().flat_map(|(boss, _)| boss.card.iter().chain(boss.discards.last()));
        let all = hands.chain(boards).chain(tops).chain(decks).chain(of_boss);
        let cards: Vec<CardId> = all.map(|face| face.card).collect();
        let mut pictures = Pictures::of(world, cards, enlarged, (wide, LARGE * text));
        if let Some((boss, wide)) = boss
            && let Some(face) = &boss.card
        {
            pictures.small.insert(face.card, face::texture(world, face.card, wide));
        }
        pictures
    }

    /// Asks for the pictures of cards, so many points wide, and for a large one of the card that is
    /// looked at.
    pub fn of(
        world: &mut World,
        cards: impl IntoIterator<Item = CardId>,
        enlarged: Option<CardId>,
        (wide, large): (f32, f32),
    ) -> Pictures {
        let cards: Vec<CardId> = cards.into_iter().collect();
        let small = cards.iter().map(|card| (*card, face::texture(world, *card, wide))).collect();
        let enlarged = enlarged.filter(|card| cards.contains(card));
        let large = enlarged.map(|card| (card, face::texture(world, card, large)));
        Pictures { small, large, lies_beside: false }
    }

    /// Returns the picture of the card that is looked at, if it is painted.
    pub fn large(&self) -> Option<TextureId> {
        self.large.map(|(_, texture)| texture)
    }

    /// Paints a card somewhere else than in a panel.
    pub fn paint_on(&self, painter: &Painter, card: CardId, rect: Rect, tint: Color32) {
        let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
        if let Some(texture) = self.small.get(&card) {
            let shadow = rect.translate(vec2(2.0, 3.0));
            painter.rect_filled(shadow, rect.width() * 0.05, Color32::from_black_alpha(90));
            painter.image(*texture, rect, whole, tint);
        }
    }
}

/// Paints a card.
pub fn paint(ui: &Ui, pictures: &Pictures, card: CardId, rect: Rect, tint: Color32) {
    pictures.paint_on(ui.painter(), card, rect, tint);
}

/// Paints the back of a card that nobody may see here.
pub fn paint_back(ui: &Ui, rect: Rect) {
    let line = Stroke::new(1.5, theme::dust());
    ui.painter().rect(rect, 6.0, theme::leather(), line, StrokeKind::Inside);
    ui.painter().circle_stroke(rect.center(), rect.width() * 0.24, line);
}

/// Shows a card in a rectangle. Returns the response, so that the caller knows whether it is looked at.
pub fn show(
    ui: &Ui,
    table: &PlainTable,
    pictures: &Pictures,
    face: &CardFace,
    rect: Rect,
    out: &mut Vec<Answer>,
) -> Response {
    let uses = uses(table, face.card);
    let usable = !uses.options.is_empty();
    let tint = if usable { Color32::WHITE } else { Color32::from_gray(185) };
    paint(ui, pictures, face.card, rect, tint);
    let marked = uses.options.iter().any(|n| table.marked.contains(n));
    let hit = touch(ui, table, pictures, face, rect, &uses, out);
    if usable {
        let strong = marked || hit.hovered() || hit.has_focus();
        let line = Stroke::new(if strong { 3.5 } else { 2.0 }, theme::ember());
        ui.painter().rect_stroke(rect, 6.0, line, StrokeKind::Outside);
    }
    hit
}

/// Returns what can be done with a card now.
pub fn uses(table: &PlainTable, card: CardId) -> Uses {
    let question = table.question.as_ref();
    question.map(|question| Uses::of(question, &[Thing::Card(card)])).unwrap_or_default()
}

/// Makes a rectangle answer for a card, and tell of it.
pub fn touch(
    ui: &Ui,
    table: &PlainTable,
    pictures: &Pictures,
    face: &CardFace,
    rect: Rect,
    uses: &Uses,
    out: &mut Vec<Answer>,
) -> Response {
    let hit = ui.interact(rect, ui.id().with(("card", face.card)), Sense::click_and_drag());
    known(ui, &face.name, &hit);
    if let Some(question) = &table.question {
        uses.answer(&hit, question, out);
    }
    tell(table, pictures, face, uses, &hit);
    hit
}

/// Shows a card large while the pointer rests on it, with what can be done with it and what cannot.
pub fn tell(table: &PlainTable, pictures: &Pictures, face: &CardFace, uses: &Uses, hit: &Response) {
    hit.clone().on_hover_ui(|ui| large(ui, table, pictures, face, uses));
}

/// Shows the top card of an open pile large while the pointer rests on it, with words about the pile.
pub fn tell_of_pile(
    table: &PlainTable,
    pictures: &Pictures,
    face: &CardFace,
    words: &str,
    hit: &Response,
) {
    hit.clone().on_hover_ui(|ui| {
        large(ui, table, pictures, face, &Uses::default());
        ui.set_max_width(LARGE * theme::scale(ui));
        ui.label(words);
    });
}

/// Shows a card large while it has the focus, for whoever plays without a pointer.
pub fn tell_focused(
    table: &PlainTable,
    pictures: &Pictures,
    face: &CardFace,
    uses: &Uses,
    hit: &Response,
) {
    if hit.has_focus() && !hit.hovered() {
        let tip = Tooltip::always_open(hit.ctx.clone(), hit.layer_id, hit.id, hit.rect);
        tip.show(|ui| large(ui, table, pictures, face, uses));
    }
}

/// Shows a card large, or its words until it is painted, and what can be done with it.
fn large(ui: &mut Ui, table: &PlainTable, pictures: &Pictures, face: &CardFace, uses: &Uses) {
    let wide = LARGE * theme::scale(ui);
    match pictures.large.filter(|(card, _)| *card == face.card) {
        _ if pictures.lies_beside => drop(ui.strong(&face.name)),
        Some((_, texture)) => {
            ui.add(Image::new(SizedTexture::new(texture, vec2(wide, wide * TALL))));
        }
        None => {
            ui.strong(&face.name);
            for line in &face.lines {
                ui.label(line.to_string());
            }
        }
    }
    if let Some(question) = &table.question {
        ui.set_max_width(wide);
        uses.tell(ui, question);
    }
}
