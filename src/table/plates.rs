//! Dark plates under the words on the table: on the wood, below every card.

use bevy::prelude::*;
use bevy_egui::egui::{Rect, pos2};

use super::{Laid, Screenful};
use crate::app::desk::Desk;
use crate::app::prefs::Prefs;
use crate::screens::Screen;

/// A plate, by its number.
#[derive(Component)]
pub struct Plate(usize);

/// Lays the plates where the layout has words.
pub fn lay(
    mut commands: Commands,
    laid: Res<Laid>,
    screen: Res<Screenful>,
    at: Res<State<Screen>>,
    desk: Res<Desk>,
    prefs: Res<Prefs>,
    mut plates: Query<(&Plate, &mut Sprite, &mut Transform, &mut Visibility)>,
) {
    if !(laid.is_changed()
        || prefs.is_changed()
        || screen.is_changed()
        || at.is_changed()
        || desk.is_changed())
    {
        return;
    }
    let mut rects: Vec<Rect> = Vec::new();
    if *at.get() == Screen::Table && desk.game.is_some() {
        let l = &laid.0;
        rects.push(l.beside);
        rects.extend(
            l.places
                .iter()
                .map(|s| Rect::from_min_max(pos2(s.all.min.x, s.words.min.y), s.all.max)),
        );
        rects.extend(&l.boards);
    }
    let mut seen = 0;
    for (plate, mut sprite, mut place, mut shown) in &mut plates {
        seen = seen.max(plate.0 + 1);
        match rects.get(plate.0) {
            Some(rect) => {
                sprite.color = color();
                sprite.custom_size = Some(Vec2::new(rect.width(), rect.height()));
                *place = spot(*rect, screen.0);
                *shown = Visibility::Visible;
            }
            None => *shown = Visibility::Hidden,
        }
    }
    for (i, rect) in rects.iter().enumerate().skip(seen) {
        let size = Vec2::new(rect.width(), rect.height());
        let sprite = Sprite::from_color(color(), size);
        commands.spawn((Plate(i), sprite, spot(*rect, screen.0), Visibility::Visible));
    }
}

/// Half of the table shows through, unless contrast is strong.
fn color() -> Color {
    if crate::theme::bold() { Color::BLACK } else { Color::srgba(0.075, 0.052, 0.037, 0.76) }
}

fn spot(rect: Rect, window: Vec2) -> Transform {
    let mid = rect.center();
    Transform::from_xyz(mid.x - window.x / 2.0, window.y / 2.0 - mid.y, -100.0)
}
