//! The dice of a roll in bunches: the dice of one source together, with its name below.

use bevy::prelude::World;
use bevy_egui::egui::{Pos2, Rect, pos2, vec2};

use crate::adventure_table::dice::origin::Origin;
use crate::rules::check::CheckView;
use crate::rules::describe;
use crate::rules::state::cue::Die;
use crate::rules::state::ids::HeroId;

/// The dice and the bonus of one source.
#[derive(Clone, Debug, PartialEq)]
pub struct Bunch {
    /// The name of the source.
    pub name: String,
    /// The kind of the source.
    pub origin: Origin,
    /// The number of faces of each die.
    pub dice: Vec<u8>,
    /// Its bonus to the sum.
    pub plus: i32,
}

/// Returns the bunches of a staged check.
pub fn of_check(world: &World, check: &CheckView) -> Vec<Bunch> {
    let parts = check.parts.iter().filter(|p| p.plus != 0 || !p.dice.is_empty());
    parts
        .map(|part| {
            let by = part.play.and_then(|n| check.staged.get(usize::from(n))).map(|s| s.hero);
            let each =
                |d: &crate::cards::amount::Dice| std::iter::repeat_n(d.faces, usize::from(d.count));
            Bunch {
                name: describe::part_name(world, check, part),
                origin: Origin::of(world, part.source, check.hero, by),
                dice: part.dice.iter().flat_map(each).collect(),
                plus: part.plus,
            }
        })
        .collect()
}

/// Returns the bunches of a roll: as it was staged, or else by the source of each die.
pub fn of_roll(
    world: &World,
    hero: HeroId,
    dice: &[Die],
    plus: i32,
    before: Option<&CheckView>,
) -> Vec<Bunch> {
    if let Some(check) = before {
        let all = of_check(world, check);
        let faces: Vec<u8> = all.iter().flat_map(|b| b.dice.iter().copied()).collect();
        let sum: i32 = all.iter().map(|b| b.plus).sum();
        if faces == dice.iter().map(|d| d.faces).collect::<Vec<_>>() && sum == plus {
            return all;
        }
    }
    let mut all: Vec<Bunch> = Vec::new();
    let mut last = None;
    for die in dice {
        if last != Some(die.source) {
            last = Some(die.source);
            all.push(Bunch {
                name: describe::source_name(world, die.source),
                origin: Origin::of(world, die.source, hero, None),
                dice: Vec::new(),
                plus: 0,
            });
        }
        if let Some(bunch) = all.last_mut() {
            bunch.dice.push(die.faces);
        }
    }
    if plus != 0 {
        let name = t!("dice-added");
        all.push(Bunch { name, origin: Origin::Skill, dice: Vec::new(), plus });
    }
    all
}

/// The places of the dice of bunches.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BunchLayout {
    /// The middle of each die, in the order of bunches.
    pub dice: Vec<Pos2>,
    /// The middle of each bunch's bonus, if it has one.
    pub plus: Vec<Option<Pos2>>,
    /// The area of each bunch's name.
    pub words: Vec<Rect>,
    /// The radius of the dice.
    pub r: f32,
}

impl BunchLayout {
    fn lowered(mut self, down: f32) -> BunchLayout {
        let down = vec2(0.0, down);
        self.dice.iter_mut().for_each(|at| *at += down);
        self.plus.iter_mut().flatten().for_each(|at| *at += down);
        self.words.iter_mut().for_each(|rect| *rect = rect.translate(down));
        self
    }
}

/// The most lines of dice in a bunch, unless it is wider than its room.
const LINES: usize = 6;

/// The size of a die with its margin, in radii.
const STEP: f32 = 2.36;

/// Places bunches in rows that fit a room. Dice are as large as possible, at most `most`; each
/// bunch has a name of height `label` below it and at least the width `least`.
pub fn lay(bunches: &[Bunch], room: Rect, most: f32, label: f32, least: f32) -> BunchLayout {
    let mut r = most;
    loop {
        // Tries flat bunches first, then bunches of more lines, which can be side by side.
        let mut lowest: Option<(BunchLayout, f32)> = None;
        for lines in 1..=LINES {
            let (laid, tall) = try_lay(bunches, room, r, label, least, lines);
            if tall <= room.height() {
                return laid.lowered((room.height() - tall) / 2.0);
            }
            if lowest.as_ref().is_none_or(|(_, least)| tall < *least) {
                lowest = Some((laid, tall));
            }
        }
        if r < 6.0 {
            return lowest.map(|(laid, _)| laid).unwrap_or_default();
        }
        r *= 0.95;
    }
}

/// Places bunches with dice of this size, in up to this many lines. Returns the height as well.
fn try_lay(
    bunches: &[Bunch],
    room: Rect,
    r: f32,
    label: f32,
    least: f32,
    lines: usize,
) -> (BunchLayout, f32) {
    let step = STEP * r;
    let mut laid = BunchLayout { r, ..BunchLayout::default() };
    let fit = ((room.width() / step).floor() as usize).max(1);
    let (mut x, mut y, mut row) = (room.min.x, room.min.y, 0.0_f32);
    for bunch in bunches {
        let items = (bunch.dice.len() + usize::from(bunch.plus != 0)).max(1);
        let lines = items.div_ceil(fit).max(lines.min(items));
        let columns = items.div_ceil(lines);
        let used = columns as f32 * step;
        let wide = used.max(least.min(room.width()));
        if x > room.min.x && x + wide > room.max.x + 0.5 {
            (x, y, row) = (room.min.x, y + row, 0.0);
        }
        let spot = |i: usize| {
            pos2(
                x + (i % columns) as f32 * step + step / 2.0,
                y + (i / columns) as f32 * step + step / 2.0,
            )
        };
        laid.dice.extend((0..bunch.dice.len()).map(spot));
        laid.plus.push((bunch.plus != 0).then(|| spot(items - 1)));
        let words = pos2(x + 2.0, y + lines as f32 * step);
        laid.words.push(Rect::from_min_size(words, vec2(wide - 6.0, label)));
        row = row.max(lines as f32 * step + label + 2.0);
        x += wide + r * 0.25;
    }
    (laid, y + row - room.min.y)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bunch(dice: usize, plus: i32) -> Bunch {
        Bunch { name: String::new(), origin: Origin::Skill, dice: vec![6; dice], plus }
    }

    /// With one to sixty dice, everything is inside its room and nothing overlaps.
    #[test]
    fn pools_fit_their_room() {
        let rooms = [(320.0, 150.0), (330.0, 110.0), (700.0, 340.0)];
        let pools: [&[Bunch]; 6] = [
            &[bunch(1, 0)],
            &[bunch(1, 3), bunch(1, 0)],
            &[bunch(1, 2), bunch(2, 0), bunch(1, 1), bunch(0, 2)],
            &[bunch(30, 4)],
            &[bunch(12, 0), bunch(9, 2), bunch(12, 0)],
            &[bunch(60, 0)],
        ];
        for (w, h) in rooms {
            let room = Rect::from_min_size(pos2(20.0, 30.0), vec2(w, h));
            for pool in pools {
                let laid = lay(pool, room, 26.0, 26.0, 80.0);
                let dice: usize = pool.iter().map(|b| b.dice.len()).sum();
                assert_eq!(laid.dice.len(), dice);
                assert!(laid.r > 6.5, "{dice} dice in {w}x{h}: {}", laid.r);
                let all: Vec<Pos2> =
                    laid.dice.iter().copied().chain(laid.plus.iter().copied().flatten()).collect();
                for (i, at) in all.iter().enumerate() {
                    let own = Rect::from_center_size(*at, vec2(2.0, 2.0) * laid.r);
                    assert!(room.expand(0.6).contains_rect(own), "{own:?} of {dice} in {room:?}");
                    for other in &all[i + 1..] {
                        assert!(at.distance(*other) > laid.r * 2.0, "{dice} dice in {w}x{h}");
                    }
                }
                for words in &laid.words {
                    assert!(words.max.y <= room.max.y + 0.6, "{words:?} in {room:?}");
                    assert!(!all.iter().any(|at| words.contains(*at)));
                }
            }
        }
    }
}
