//! What figures see: straight or round a mirror, from their own squares or others, past figures or not
//! (AT-LOS-01 to AT-LOS-05, AT-RANGE-01, AT-RUL-02, AT-RUL-03).
//!
//! A figure looks with its [`Eyes`], which hold whatever it looks at; what lies between it and another
//! figure is a [`Look`]. Both are made once and asked for many bases, as an enemy does that considers
//! where to go.

use std::borrow::Cow;

use bevy_ecs::prelude::*;

use super::effect::{standing, whom};
use super::state::fighter::Fighter;
use super::state::ids::FighterId;
use super::state::table;
use crate::content::effect::{Change, From};
use crate::ground::{Base, Cells, Gaze, Lines, Range, Side, Sight, Sq, Surface, distance, look};

/// How a figure looks at the board.
#[derive(Clone, Debug)]
pub struct Eyes {
    /// Who looks; a text that nobody has looks with nobody's eyes.
    who: Option<FighterId>,
    /// How, whatever it looks at.
    pub gaze: Gaze,
}

/// Returns whether a change is about how a figure looks, whatever it looks at.
fn is_of_eyes(change: &Change) -> bool {
    use Change::{BendsSight, NoSightLimit, SeesFrom, SeesPastFigures, SeesWith, SightLimit};
    matches!(
        change,
        BendsSight(_) | NoSightLimit | SeesFrom(_) | SeesPastFigures | SeesWith(_) | SightLimit(_)
    )
}

/// Returns the squares of figures of a side who are walls to the other.
fn walls(world: &World, side: Side) -> Cells {
    let stands = |c: &Change| *c == Change::IsWall;
    let all = table::standing(world).filter(|f| f.side == side);
    all.filter(|f| standing::is(world, f.id, stands))
        .fold(Cells::EMPTY, |cells, f| cells | f.base().cells())
}

/// Returns the surface for areas of effects of a side (AT-AOE-08): with figures of the other side who are
/// walls to it.
pub fn walled(world: &World, acting: Side) -> Surface {
    let surface = *table::surface(world);
    Surface { shields: surface.shields | walls(world, acting.other()), ..surface }
}

impl Eyes {
    /// Returns how a figure looks.
    pub fn of(world: &World, who: FighterId) -> Eyes {
        let side = table::fighter(world, who).side;
        let mut gaze = Eyes::of_side(world, side).gaze;
        let mut free = false;
        for (ctx, change) in standing::changes(world, who, is_of_eyes) {
            match change {
                Change::SeesPastFigures => {
                    gaze.opaque = table::surface(world).opaque | walls(world, side.other());
                }
                Change::SeesFrom(From::Terrain(id)) => {
                    gaze.also.extend(table::terrain(world, id).iter().map(Base::small));
                }
                Change::SeesFrom(From::Mark(name)) => {
                    gaze.also.extend(table::mark(world, name).iter().map(Base::small));
                }
                Change::SeesWith(whom) => {
                    let all = table::standing(world).filter(|f| f.id != who);
                    let meant = all.filter(|f| whom::means(world, &ctx, whom, f.id));
                    gaze.also.extend(meant.map(|f| f.base()));
                }
                Change::BendsSight(id) => gaze.mirrors |= table::terrain(world, id),
                Change::SightLimit(n) => gaze.limit = gaze.limit.min(*n),
                Change::NoSightLimit => free = true,
                _ => {}
            }
        }
        if free {
            gaze.limit = u8::MAX;
        }
        Eyes { who: Some(who), gaze }
    }

    /// Returns how a side looks from squares of which no figure's texts speak.
    pub fn of_side(world: &World, side: Side) -> Eyes {
        let others = table::occupied(world).of(side.other());
        Eyes { who: None, gaze: Gaze::past(table::surface(world).opaque | others) }
    }

    /// Returns how the figure looks at another one.
    pub fn at(&self, world: &World, other: FighterId) -> Look {
        let mut bars = Vec::new();
        if let Some(who) = self.who.filter(|who| *who != other) {
            let own = |c: &Change| matches!(c, Change::SightLimit(_) | Change::NoSightLimit);
            for (apart, change) in standing::between(world, who, other, own) {
                match change {
                    Change::SightLimit(n) => bars.push((apart, Bar::Limit(*n))),
                    _ => bars.push((apart, Bar::Free)),
                }
            }
            let its = |c: &Change| matches!(c, Change::CannotBeTargeted | Change::SeenOnlyBy(_));
            for (apart, change) in standing::between(world, other, who, its) {
                match change {
                    Change::SeenOnlyBy(id) => {
                        bars.push((apart, Bar::OnlyBy(table::terrain(world, id))))
                    }
                    _ => bars.push((apart, Bar::Hidden)),
                }
            }
        }
        Look { gaze: Gaze { limit: u8::MAX, ..self.gaze.clone() }, bars }
    }
}

/// How a figure looks at another one.
#[derive(Clone, Debug)]
pub struct Look {
    /// How it looks at anything, without a limit: that one is among the bars.
    gaze: Gaze,
    /// What texts about the two say, each with the distances at which it holds.
    bars: Vec<(Range, Bar)>,
}

/// What a text says of one figure that looks at another.
#[derive(Clone, Debug)]
enum Bar {
    /// It sees so far at most.
    Limit(u8),
    /// No limit binds it.
    Free,
    /// The other cannot be its target.
    Hidden,
    /// The other is seen only by lines bent at these squares.
    OnlyBy(Cells),
}

impl Look {
    /// Returns the bars that hold between two bases.
    fn bars(&self, from: Base, to: Base) -> impl Iterator<Item = &Bar> {
        let apart = distance(from, to);
        self.bars.iter().filter(move |(range, _)| range.covers(apart)).map(|(_, bar)| bar)
    }

    /// Returns how it looks at the other from a base to another.
    fn gaze(&self, from: Base, to: Base) -> Cow<'_, Gaze> {
        let mut gaze = Cow::Borrowed(&self.gaze);
        let mut free = false;
        for bar in self.bars(from, to) {
            match bar {
                Bar::Limit(n) => gaze.to_mut().limit = (*n).min(gaze.limit),
                Bar::Free => free = true,
                Bar::OnlyBy(cells) => {
                    let gaze = gaze.to_mut();
                    (gaze.mirrors, gaze.only_bent) = (*cells, true);
                }
                Bar::Hidden => {}
            }
        }
        if free {
            gaze.to_mut().limit = u8::MAX;
        }
        gaze
    }

    /// Returns the lines of sight to the other from a base on which the figure stands or would stand.
    pub fn lines(&self, from: Base, to: Base) -> Lines {
        self.gaze(from, to).lines(from, to)
    }

    /// Returns whether some line of sight of a length that fits leads from a base, on which the figure
    /// stands or would stand, to that of the other (AT-RANGE-01).
    pub fn sees(&self, from: Base, to: Base, fits: impl Fn(u8) -> bool) -> bool {
        self.gaze(from, to).sees(from, to, fits)
    }

    /// Returns whether the other can be a target from a base on which the figure stands or would stand: in
    /// range, in sight (AT-RANGE-01, AT-RUL-16, AT-RUL-22), and not hidden from it.
    pub fn aims(&self, from: Base, to: Base, range: Range) -> bool {
        !self.is_hidden(from, to) && self.sees(from, to, |length| range.covers(length))
    }

    /// Returns whether a text hides the other from the figure.
    pub fn is_hidden(&self, from: Base, to: Base) -> bool {
        self.bars(from, to).any(|bar| matches!(bar, Bar::Hidden))
    }
}

/// How a figure sees a square, or who stands on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    /// By a straight line.
    Straight,
    /// By a line that is bent at a square; of several the shortest.
    By(Sq),
    /// Not at all.
    Not,
}

impl Seen {
    /// Returns how a figure sees a square from where it stands; of the other side's figures there it counts
    /// how that one is seen.
    pub fn of(world: &World, who: FighterId, sq: Sq) -> Seen {
        Glance::of(world, Some(who), table::fighter(world, who).base(), sq).seen
    }

    fn by(lines: &Lines) -> Seen {
        if lines.straight.is_some() {
            return Seen::Straight;
        }
        lines.bent.iter().min_by_key(|bend| bend.length).map_or(Seen::Not, |bend| Seen::By(bend.at))
    }
}

/// How a square is seen from some squares, and why.
#[derive(Clone, Debug)]
pub struct Glance {
    /// How it is seen.
    pub seen: Seen,
    /// The lines from corner to corner, as far as they are straight (AT-LOS-01).
    pub sight: Sight,
    /// The squares from which it is seen.
    pub from: Base,
    /// The squares that are looked at: those under the figure that stands there.
    pub to: Base,
    /// How far off it is.
    pub apart: u8,
    /// How far one sees at most.
    pub limit: u8,
}

impl Glance {
    /// Looks at a square from a base: as a figure, or as a hero of whom no text speaks. Of the other side's
    /// figures there it counts how that one is seen.
    pub fn of(world: &World, who: Option<FighterId>, from: Base, sq: Sq) -> Glance {
        let side = who.map_or(Side::Heroes, |who| table::fighter(world, who).side);
        let eyes = who.map_or_else(|| Eyes::of_side(world, side), |who| Eyes::of(world, who));
        let there = |f: &&Fighter| f.side != side && f.base().cells().contains(sq);
        let (gaze, to) = match table::standing(world).find(there) {
            Some(other) => {
                let look = eyes.at(world, other.id);
                (look.gaze(from, other.base()).into_owned(), other.base())
            }
            None => (eyes.gaze, Base::small(sq)),
        };
        Glance {
            seen: Seen::by(&gaze.lines(from, to)),
            sight: look(from, to, &gaze.blockers(from, to)),
            from,
            to,
            apart: distance(from, to),
            limit: gaze.limit,
        }
    }
}

/// Returns whether a figure sees another one from where it stands.
pub fn is_seen(world: &World, by: FighterId, other: FighterId) -> bool {
    let (from, to) = (table::fighter(world, by).base(), table::fighter(world, other).base());
    Eyes::of(world, by).at(world, other).sees(from, to, |_| true)
}
