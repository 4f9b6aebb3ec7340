//! The origin of a die, shown by its color and a mark beside it.

use bevy::prelude::World;
use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, pos2, vec2};

use crate::cards::vocabulary::Kind;
use crate::kit::theme;
use crate::rules::flow::prompt::Source;
use crate::rules::state::ids::HeroId;
use crate::rules::state::table;
use crate::settings::Palette;

/// The origin of a die or a number in a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The skill of the hero who rolls, or a power of the hero's board.
    Skill,
    /// A card of that hero.
    Card,
    /// A blessing.
    Blessing,
    /// The location, the scenario, a card there, or a rule.
    Place,
    /// Another hero.
    Friend(HeroId),
}

impl Origin {
    /// Returns the origin of what `source` adds to a roll of `hero`; `by` is the hero who plays it,
    /// if it is played.
    pub fn of(world: &World, source: Source, hero: HeroId, by: Option<HeroId>) -> Origin {
        match (source, by) {
            (Source::Hero(h), _) if h == hero => Origin::Skill,
            (Source::Hero(h), _) => Origin::Friend(h),
            (_, Some(h)) if h != hero => Origin::Friend(h),
            (Source::Card(c), _) => {
                let lies_there = by.is_none() && table::card(world, c).pile.hero().is_none();
                match table::printed(world, c).kind {
                    _ if lies_there => Origin::Place,
                    Kind::Blessing => Origin::Blessing,
                    _ => Origin::Card,
                }
            }
            _ => Origin::Place,
        }
    }

    /// Returns the colors of its dice: body and numbers.
    pub fn colors(self, palette: Palette) -> (Color32, Color32) {
        let rgb = Color32::from_rgb;
        let dark = rgb(0x2a, 0x18, 0x0e);
        let bright = rgb(0xfb, 0xf1, 0xdc);
        match (self, palette) {
            (Origin::Skill, _) => (rgb(0xe9, 0xdd, 0xc0), dark),
            (Origin::Card, Palette::Usual) => (rgb(0x2f, 0x6a, 0x82), bright),
            (Origin::Blessing, Palette::Usual) => (rgb(0x74, 0x52, 0xa0), bright),
            (Origin::Place, Palette::Usual) => (rgb(0x57, 0x78, 0x33), bright),
            (Origin::Friend(_), Palette::Usual) => (rgb(0xa0, 0x3c, 0x30), bright),
            (Origin::Card, Palette::Safe) => (rgb(0x00, 0x62, 0xa3), bright),
            (Origin::Blessing, Palette::Safe) => (rgb(0xd7, 0x86, 0xb4), dark),
            (Origin::Place, Palette::Safe) => (rgb(0x00, 0x8f, 0x6a), bright),
            (Origin::Friend(_), Palette::Safe) => (rgb(0x74, 0x2c, 0x05), bright),
        }
    }

    /// Draws its mark: a shape in the color of its dice.
    pub fn mark(self, p: &Painter, at: Pos2, r: f32, palette: Palette) {
        let (fill, _) = self.colors(palette);
        let rim = Stroke::new(r * 0.16, Color32::from_black_alpha(190));
        let closed = |points: Vec<Pos2>| p.add(Shape::convex_polygon(points, fill, rim));
        match self {
            // A head over shoulders.
            Origin::Skill => {
                p.add(Shape::convex_polygon(
                    vec![
                        at + vec2(-0.85, 1.0) * r,
                        at + vec2(-0.55, 0.2) * r,
                        at + vec2(0.55, 0.2) * r,
                        at + vec2(0.85, 1.0) * r,
                    ],
                    fill,
                    rim,
                ));
                p.circle(at + vec2(0.0, -0.35) * r, r * 0.52, fill, rim);
            }
            Origin::Card => {
                let card = Rect::from_center_size(at, vec2(1.35, 1.9) * r);
                p.rect(card, r * 0.25, fill, rim, StrokeKind::Middle);
                let line = Stroke::new(r * 0.16, Color32::from_black_alpha(120));
                p.hline(card.shrink(r * 0.3).x_range(), at.y + r * 0.1, line);
            }
            // A flame in a ring of rays.
            Origin::Blessing => {
                for i in 0..8 {
                    let a = std::f32::consts::TAU * i as f32 / 8.0;
                    let ray = vec2(a.cos(), a.sin());
                    p.line_segment([at + ray * r * 0.5, at + ray * r * 1.1], (r * 0.24, fill));
                }
                p.circle(at, r * 0.58, fill, rim);
            }
            // A house.
            Origin::Place => {
                closed(vec![
                    at + vec2(-0.85, 0.95) * r,
                    at + vec2(-0.85, -0.1) * r,
                    at + vec2(0.0, -1.0) * r,
                    at + vec2(0.85, -0.1) * r,
                    at + vec2(0.85, 0.95) * r,
                ]);
                let door = Rect::from_min_max(
                    pos2(at.x - r * 0.22, at.y + r * 0.25),
                    pos2(at.x + r * 0.22, at.y + r * 0.95),
                );
                p.rect_filled(door, 0.0, Color32::from_black_alpha(130));
            }
            Origin::Friend(hero) => theme::seat_mark(p, at, r * 0.9, hero.0),
        }
    }
}
