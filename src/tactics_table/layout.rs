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

/// The height of a window at normal scale below which a boss card leaves more room for the question, and the
/// question has the whole height.
const TIGHT: f32 = 700.0;

/// The least and the largest width of a hand beside the board: one column of cards, and two.
const HAND: (f32, f32) = (142.0, 300.0);

/// How much larger a board must be beside the hand than above it for the hand to move there, and how much
/// larger over all panels but the question for them to move below it.
const WORTH: f32 = 1.04;
const BROAD: f32 = 1.12;

impl Layout {
    /// How large a unit of a board of that size is drawn.
    fn unit(&self, board: Vec2) -> f32 {
        let each = self.board.size() / board.max(Vec2::splat(1.0));
        each.x.min(each.y)
    }
}

/// Returns the panels for a window of this size and text scale, with a board of this size in its own units;
/// `acting`: a boss card is carried out. The hand lies below the board, or beside one so tall that it is
/// larger then; objectives lie on the left of it, or below one so wide that it is larger then.
pub fn layout(size: Vec2, text: f32, board: Vec2, acting: bool) -> Layout {
    let (below, beside) = (below(size, text, acting), beside(size, text, board, acting));
    let broad = broad(size, text, board, acting);
    let usual = if beside.unit(board) > below.unit(board) * WORTH { beside } else { below };
    if broad.unit(board) > usual.unit(board) * BROAD { broad } else { usual }
}

/// Returns the panels with objectives, player board and hand in a row below a board that reaches from the
/// left edge to the question. The row has what the board leaves, within reason. It takes the whole width;
/// with large words, which need the whole height for the answers, it ends beside the question.
fn broad(size: Vec2, text: f32, shape: Vec2, acting: bool) -> Layout {
    let gap = 10.0 * text;
    let is_tight = size.y < TIGHT * text;
    let Layout { line, board, boss, ask, .. } = beside(size, text, shape, acting);
    let to = ask.min.x - gap;
    let last = if is_tight { to } else { size.x - gap };
    let share = if is_tight { 0.19 } else { 0.21 };
    let (left, hero) = ((310.0 * text).min(size.x * share), (324.0 * text).min(size.x * share));
    let (least, most) = ((284.0 * text).min(size.y * 0.335), (336.0 * text).min(size.y * 0.38));
    let needs = (to - gap) * shape.y / shape.x.max(1.0);
    let low = (size.y - board.min.y - needs - gap * 2.0).clamp(least, most.max(least));
    let (low_end, floor) = (size.y - gap, size.y - gap - low);
    let rect =
        |x: f32, y: f32, to_x: f32, to_y: f32| Rect::from_min_max(pos2(x, y), pos2(to_x, to_y));
    let card = if acting { (floor - gap * 2.0) * self::share(size, text) } else { 0.0 };
    let under = if acting { gap } else { 0.0 };
    let (boss, ask) = match is_tight {
        true => (boss, ask),
        false => (
            rect(ask.min.x, gap, last, gap + card),
            rect(ask.min.x, gap + card + under, last, floor - gap),
        ),
    };
    let first = gap * 2.0 + left;
    Layout {
        left: rect(gap, floor, gap + left, low_end),
        line: rect(gap, line.min.y, to, line.max.y),
        board: rect(gap, board.min.y, to, floor - gap),
        boss,
        ask,
        hero: rect(first, floor, first + hero, low_end),
        hand: rect(first + hero + gap, floor, last, low_end),
    }
}

/// Returns the share of the room over the question that a boss card takes: large words need more room for
/// answers.
fn share(size: Vec2, text: f32) -> f32 {
    if size.y < TIGHT * text { 0.46 } else { 0.56 }
}

/// Returns the panels with the hand below the board.
fn below(size: Vec2, text: f32, acting: bool) -> Layout {
    let gap = 10.0 * text;
    let low = (212.0 * text).min(size.y * 0.27);
    let hero = (388.0 * text).min(size.x * 0.26);
    let high = beside(size, text, Vec2::splat(1.0), acting);
    let Layout { left, line, board, ask, .. } = high;
    let (floor, low_end) = (size.y - gap - low, size.y - gap);
    let to = |rect: Rect, low: f32| Rect::from_min_max(rect.min, pos2(rect.max.x, low));
    Layout {
        left: to(left, floor - gap),
        board: Rect::from_min_max(pos2(line.min.x, board.min.y), pos2(board.max.x, floor - gap)),
        hero: Rect::from_min_max(pos2(gap, floor), pos2(gap + hero, low_end)),
        hand: Rect::from_min_max(pos2(gap * 2.0 + hero, floor), pos2(ask.min.x - gap, low_end)),
        ..high
    }
}

/// Returns the panels with the hand on the left of the board, which has the whole height: a column of cards,
/// or two where a board of this shape leaves room.
fn beside(size: Vec2, text: f32, shape: Vec2, acting: bool) -> Layout {
    let gap = 10.0 * text;
    let left = (268.0 * text).min(size.x * 0.2);
    let right = (352.0 * text).min(size.x * 0.27);
    let line = (58.0 * text).min(size.y * 0.09);
    let rect =
        |x: f32, y: f32, to_x: f32, to_y: f32| Rect::from_min_max(pos2(x, y), pos2(to_x, to_y));
    let (middle, ask) = (left + gap * 2.0, size.x - right - gap);
    let (top, low_end) = (gap * 2.0 + line, size.y - gap);
    let least = (HAND.0 * text).min(size.x * 0.1);
    let spare = ask - gap * 2.0 - middle - (low_end - top) * shape.x / shape.y.max(1.0);
    let wide = spare.clamp(least, (HAND.1 * text).max(least));
    let floor = low_end - (300.0 * text).min(size.y * 0.36);
    let card = if acting { (low_end - gap) * share(size, text) } else { 0.0 };
    Layout {
        left: rect(gap, gap, gap + left, floor - gap),
        line: rect(middle, gap, ask - gap, gap + line),
        board: rect(middle + wide + gap, top, ask - gap, low_end),
        boss: rect(ask, gap, size.x - gap, gap + card),
        ask: rect(ask, gap + card + if acting { gap } else { 0.0 }, size.x - gap, low_end),
        hero: rect(gap, floor, gap + left, low_end),
        hand: rect(middle, top, middle + wide, low_end),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hand::card_width;

    /// The panels with the hand somewhere.
    type Hand = fn(Vec2, f32, bool) -> Layout;

    /// A tall board is larger with the hand beside it, and a wide one leaves it below.
    #[test]
    fn the_hand_makes_room_for_the_board() {
        let size = Vec2::new(1600.0, 900.0);
        let of = |w: f32, h: f32| layout(size, 1.0, Vec2::new(w, h), false);
        assert_eq!(of(16.0, 9.0), below(size, 1.0, false));
        assert_eq!(of(10.0, 16.0), beside(size, 1.0, Vec2::new(10.0, 16.0), false));
        let tall = Vec2::new(16.0, 14.0);
        assert!(of(16.0, 14.0).unit(tall) > below(size, 1.0, false).unit(tall) * 1.15);
    }

    /// A wide board is larger with everything but the question below it, and so are the cards of the hand.
    #[test]
    fn wide_boards_reach_over_the_objectives() {
        let large = (Vec2::new(1280.0, 720.0), 1.275);
        for (size, text) in
            [(Vec2::new(1600.0, 900.0), 1.0), (Vec2::new(1280.0, 720.0), 0.85), large]
        {
            for board in [Vec2::new(24.0, 9.0), Vec2::new(22.0, 6.0)] {
                let (wide, usual) = (layout(size, text, board, false), below(size, text, false));
                assert_eq!(wide, broad(size, text, board, false));
                assert!(wide.unit(board) > usual.unit(board) * 1.2, "{size:?} {text} {board:?}");
                let card = |at: &Layout| card_width(at.hand, 4, text);
                assert!(card(&wide) > card(&usual) * 0.9, "{size:?} {text} {board:?}");
            }
        }
    }

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
            let wide: Hand = |size, text, acting| broad(size, text, Vec2::new(22.0, 8.0), acting);
            let tall: Hand = |size, text, acting| beside(size, text, Vec2::new(12.0, 16.0), acting);
            let column: Hand = |size, text, acting| beside(size, text, Vec2::splat(1.0), acting);
            let hands: [Hand; 4] = [below, tall, column, wide];
            let both = hands.into_iter().flat_map(|hand| [(hand, false), (hand, true)]);
            for (hand, acting) in both {
                let at = hand(size, text, acting);
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
