//! Where the panels of an encounter lie in a window.

use bevy_egui::egui::{Rect, Vec2, pos2};

/// The panels of an encounter.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    /// Objectives, and what happened.
    pub left: Rect,
    /// The initiative line.
    pub line: Rect,
    /// The board.
    pub board: Rect,
    /// The boss card over the question; nothing where it would leave no room.
    pub boss: Rect,
    /// The open question.
    pub ask: Rect,
    /// The player board.
    pub hero: Rect,
    /// The hand.
    pub hand: Rect,
}

/// The height of a window at normal scale below which a boss card leaves more room for the question.
const TIGHT: f32 = 700.0;

/// Returns the panels for a window of this size and text scale; `acting`: a boss card is carried out.
pub fn layout(size: Vec2, text: f32, acting: bool) -> Layout {
    let gap = 10.0 * text;
    let left = (268.0 * text).min(size.x * 0.2);
    let right = (352.0 * text).min(size.x * 0.27);
    let low = (212.0 * text).min(size.y * 0.27);
    let line = (58.0 * text).min(size.y * 0.09);
    let rect =
        |x: f32, y: f32, to_x: f32, to_y: f32| Rect::from_min_max(pos2(x, y), pos2(to_x, to_y));
    let (middle, ask) = (left + gap * 2.0, size.x - right - gap);
    let floor = size.y - gap - low;
    let hero = (388.0 * text).min(size.x * 0.3);
    let low_end = size.y - gap;
    // Large words need more room for answers.
    let share = if size.y < TIGHT * text { 0.46 } else { 0.56 };
    let card = if acting { (low_end - gap) * share } else { 0.0 };
    Layout {
        left: rect(gap, gap, gap + left, floor - gap),
        line: rect(middle, gap, ask - gap, gap + line),
        board: rect(middle, gap * 2.0 + line, ask - gap, floor - gap),
        boss: rect(ask, gap, size.x - gap, gap + card),
        ask: rect(ask, gap + card + if acting { gap } else { 0.0 }, size.x - gap, low_end),
        hero: rect(gap, floor, gap + hero, low_end),
        hand: rect(gap * 2.0 + hero, floor, ask - gap, low_end),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// In windows of every usual size no panel lies over another, and the board has most room.
    #[test]
    fn panels_do_not_overlap() {
        for (size, text) in [
            (Vec2::new(1280.0, 720.0), 0.85),
            (Vec2::new(1600.0, 900.0), 1.0),
            (Vec2::new(1600.0, 900.0), 1.5),
            (Vec2::new(2560.0, 1440.0), 1.5),
            (Vec2::new(1024.0, 768.0), 1.2),
        ] {
            for acting in [false, true] {
                let at = layout(size, text, acting);
                let all = [at.left, at.line, at.board, at.boss, at.ask, at.hero, at.hand];
                for (n, one) in all.iter().enumerate() {
                    let window = Rect::from_min_size(pos2(0.0, 0.0), size);
                    assert!(
                        window.contains_rect(*one),
                        "{size:?} {text}: {one:?} leaves the window"
                    );
                    for other in all.iter().skip(n + 1).filter(|rect| rect.height() > 0.0) {
                        let both = one.intersect(*other);
                        assert!(
                            !both.is_positive(),
                            "{size:?} {text}: {one:?} lies over {other:?}"
                        );
                    }
                }
                let least = size.x * size.y * 0.24;
                assert!(at.board.area() > least, "{size:?} {text}: the board is too small");
            }
        }
    }
}
