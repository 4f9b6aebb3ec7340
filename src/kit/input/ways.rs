//! The graph of focus moves: by arrows in four directions, and from group to group.
//!
//! Nearest-neighbour links alone can leave widgets unreachable. For each such widget, the best
//! arrow that nothing else needs is redirected to it. Where no arrow can be, the group keys stop at
//! the widget, so that every widget can be reached by keys, whatever the layout.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use bevy_egui::egui::{Id, Rect};

use super::action::Action;

/// A widget that can have the focus.
#[derive(Clone, Debug, PartialEq)]
pub struct Stop {
    /// Its egui id.
    pub id: Id,
    /// Its place.
    pub rect: Rect,
    /// Whether it is scrolled out of view.
    pub unseen: bool,
    /// Whether it is a text field, which uses the arrows itself.
    pub field: bool,
    /// Its group.
    pub group: u64,
}

const ARROWS: [Action; 4] =
    [Action::FocusDown, Action::FocusRight, Action::FocusUp, Action::FocusLeft];
const TURNS: [Action; 2] = [Action::NextGroup, Action::PreviousGroup];

/// The index of the widget to which each arrow leads, for each widget.
type Arrows = Vec<[Option<usize>; 4]>;

/// All moves of the focus on a screen.
pub struct Ways<'a> {
    stops: &'a [Stop],
    groups: bool,
    arrows: Arrows,
    /// Where the group keys stop: the first widget of each group, and what no arrow reaches.
    stations: Vec<usize>,
}

impl<'a> Ways<'a> {
    /// Computes the moves between these widgets. With `groups`, the group keys go from group to
    /// group, otherwise from widget to widget in the order in which they were shown.
    pub fn new(stops: &'a [Stop], groups: bool) -> Ways<'a> {
        let mut arrows: Arrows =
            (0..stops.len()).map(|at| ARROWS.map(|action| nearest(stops, at, action))).collect();
        let stations = if groups { reach_all(stops, &mut arrows) } else { Vec::new() };
        Ways { stops, groups, arrows, stations }
    }

    /// Returns the widget to which an action moves the focus, if any; without a focus, the first
    /// visible widget.
    pub fn next(&self, from: Option<Id>, action: Action) -> Option<Id> {
        let at = from.and_then(|id| self.stops.iter().position(|s| s.id == id));
        let Some(at) = at else { return self.stops.iter().find(|s| !s.unseen).map(|s| s.id) };
        if self.stops.len() < 2 {
            return None;
        }
        let to = match (ARROWS.iter().position(|a| *a == action), action) {
            (Some(arrow), _) => self.arrows[at][arrow],
            (None, Action::NextGroup | Action::PreviousGroup) => {
                let forth = action == Action::NextGroup;
                Some(if self.groups {
                    self.station(at, forth)
                } else {
                    round(at, self.stops.len(), forth)
                })
            }
            _ => None,
        };
        to.map(|to| self.stops[to].id)
    }

    /// Returns the next or previous station of the group keys, wrapping around.
    fn station(&self, at: usize, forth: bool) -> usize {
        let of_group = |n: &usize| self.stops[*n].group == self.stops[at].group;
        let now = self.stations.iter().position(|n| *n == at);
        let now = now.or_else(|| self.stations.iter().position(of_group)).unwrap_or(0);
        self.stations[round(now, self.stations.len(), forth)]
    }

    /// Returns the actions that move the focus from one widget to another, for scripts, which press
    /// real keys.
    pub fn path(&self, from: Option<Id>, to: Id) -> Option<Vec<Action>> {
        let mut came: BTreeMap<u64, (Option<Id>, Action)> = BTreeMap::new();
        let mut open = VecDeque::from([from]);
        while let Some(here) = open.pop_front() {
            if here == Some(to) {
                let mut steps = Vec::new();
                let mut at = here;
                while at != from {
                    let Some((before, step)) = at.and_then(|id| came.get(&id.value())) else {
                        break;
                    };
                    steps.push(*step);
                    at = *before;
                }
                steps.reverse();
                return Some(steps);
            }
            let written = here.is_some_and(|id| self.stops.iter().any(|s| s.id == id && s.field));
            let arrows = ARROWS.into_iter().filter(|_| !written);
            for step in arrows.chain(TURNS) {
                let Some(there) = self.next(here, step) else { continue };
                if Some(there) != from && !came.contains_key(&there.value()) {
                    came.insert(there.value(), (here, step));
                    open.push_back(Some(there));
                }
            }
        }
        None
    }
}

/// Returns the next or previous index, wrapping around.
fn round(at: usize, n: usize, forth: bool) -> usize {
    (if forth { at + 1 } else { at + n - 1 }) % n
}

/// Returns the first widget of each group, groups in the order in which they were shown: a visible
/// one if possible.
fn firsts(stops: &[Stop]) -> Vec<(u64, usize)> {
    let mut firsts: Vec<(u64, usize)> = Vec::new();
    for (n, stop) in stops.iter().enumerate() {
        match firsts.iter_mut().find(|(group, _)| *group == stop.group) {
            None => firsts.push((stop.group, n)),
            Some((_, first)) if stops[*first].unseen && !stop.unseen => *first = n,
            Some(_) => {}
        }
    }
    firsts
}

/// Returns the distance of a widget in a direction, or `None` if it is not in that direction. What
/// is straight ahead is nearer than what is to the side.
fn far(from: &Stop, stop: &Stop, action: Action) -> Option<f32> {
    let flat = matches!(action, Action::FocusLeft | Action::FocusRight);
    let sign = if matches!(action, Action::FocusRight | Action::FocusDown) { 1.0 } else { -1.0 };
    // A widget out of view can be reached from its own group only.
    let apart = stop.group != from.group;
    if (stop.unseen && (apart || flat)) || (from.unseen && apart && flat) {
        return None;
    }
    let part = |r: &Rect, along: bool| if along == flat { r.x_range() } else { r.y_range() };
    let (ahead, across) = (part(&from.rect, true), part(&from.rect, false));
    let (to, side) = (part(&stop.rect, true), part(&stop.rect, false));
    let way = (to.center() - ahead.center()) * sign;
    if way < 1.0 {
        return None;
    }
    let gap = if sign > 0.0 { to.min - ahead.max } else { ahead.min - to.max };
    let aside = (side.min - across.max).max(across.min - side.max).max(0.0);
    let off = (side.center() - across.center()).abs();
    // The cards of a hand overlap, so the distance of their middles counts a little, too.
    Some(gap.max(0.0) + way * 0.25 + aside * 3.0 + off * 0.2)
}

fn nearest(stops: &[Stop], at: usize, action: Action) -> Option<usize> {
    let others = stops.iter().enumerate().filter(|(n, _)| *n != at);
    others
        .filter_map(|(n, stop)| Some((far(&stops[at], stop, action)?, n)))
        .min_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, n)| n)
}

/// Returns the widgets that arrows can reach from `begin`, the first of each group.
fn reached(stops: &[Stop], begin: &[usize], arrows: &Arrows) -> BTreeSet<usize> {
    let mut open = begin.to_vec();
    let mut reached: BTreeSet<usize> = open.iter().copied().collect();
    while let Some(at) = open.pop() {
        // A text field uses the arrows itself.
        let ways = arrows[at].iter().flatten().filter(|_| !stops[at].field);
        for to in ways {
            if reached.insert(*to) {
                open.push(*to);
            }
        }
    }
    reached
}

/// Redirects an arrow to each unreachable widget: the best arrow that makes nothing else
/// unreachable. Returns the stations of the group keys, which include the widgets for which there
/// is no such arrow.
fn reach_all(stops: &[Stop], arrows: &mut Arrows) -> Vec<usize> {
    let firsts = firsts(stops);
    let mut stations: Vec<usize> = firsts.iter().map(|(_, first)| *first).collect();
    let mut now = reached(stops, &stations, arrows);
    while let Some(lost) = (0..stops.len()).find(|n| !now.contains(n)) {
        let mut ways: Vec<(f32, usize, usize)> = Vec::new();
        for at in now.iter().filter(|at| !stops[**at].field) {
            for (n, action) in ARROWS.into_iter().enumerate() {
                let far = far(&stops[*at], &stops[lost], action);
                ways.extend(far.map(|far| (far, *at, n)));
            }
        }
        ways.sort_by(|a, b| a.0.total_cmp(&b.0));
        let better = ways.into_iter().find_map(|(_, at, n)| {
            let mut tried = arrows.clone();
            tried[at][n] = Some(lost);
            let then = reached(stops, &stations, &tried);
            now.is_subset(&then).then_some((tried, then))
        });
        match better {
            Some((tried, then)) => (*arrows, now) = (tried, then),
            None => {
                stations.push(lost);
                now = reached(stops, &stations, arrows);
            }
        }
    }
    // Each beside the first widget of its own group.
    let turn = |n: &usize| firsts.iter().position(|(group, _)| *group == stops[*n].group);
    stations.sort_by_key(turn);
    stations
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{pos2, vec2};
    use proptest::prelude::*;

    fn stop(n: u64, x: f32, y: f32, group: u64) -> Stop {
        let rect = Rect::from_min_size(pos2(x, y), vec2(80.0, 30.0));
        Stop { id: Id::new(n), rect, unseen: false, field: false, group }
    }

    #[test]
    fn arrows_go_to_what_lies_there() {
        // Two rows, and a column on the right.
        let all = [
            stop(0, 0.0, 0.0, 0),
            stop(1, 100.0, 0.0, 0),
            stop(2, 0.0, 100.0, 1),
            stop(3, 100.0, 100.0, 1),
            stop(4, 400.0, 40.0, 2),
        ];
        let ways = Ways::new(&all, true);
        let go = |from: u64, action| ways.next(Some(Id::new(from)), action);
        assert_eq!(go(0, Action::FocusRight), Some(Id::new(1)));
        assert_eq!(go(0, Action::FocusDown), Some(Id::new(2)));
        assert_eq!(go(3, Action::FocusUp), Some(Id::new(1)));
        assert_eq!(go(3, Action::FocusLeft), Some(Id::new(2)));
        assert_eq!(go(1, Action::FocusRight), Some(Id::new(4)));
        assert_eq!(go(4, Action::FocusRight), None);
        assert_eq!(go(0, Action::NextGroup), Some(Id::new(2)));
        assert_eq!(go(4, Action::NextGroup), Some(Id::new(0)));
        assert_eq!(go(0, Action::PreviousGroup), Some(Id::new(4)));
        // In a dialog, the same key goes from one widget to the next.
        let turn = Ways::new(&all, false).next(Some(Id::new(0)), Action::NextGroup);
        assert_eq!(turn, Some(Id::new(1)));
        // Without a focus, the first visible widget.
        assert_eq!(ways.next(None, Action::FocusUp), Some(Id::new(0)));
    }

    #[test]
    fn what_is_scrolled_away_is_reached_through_its_own_list() {
        let mut all = [stop(0, 0.0, 0.0, 0), stop(1, 0.0, 40.0, 0), stop(2, 0.0, 90.0, 1)];
        all[1].unseen = true;
        let ways = Ways::new(&all, true);
        let go = |from: u64, action| ways.next(Some(Id::new(from)), action);
        assert_eq!(go(0, Action::FocusDown), Some(Id::new(1)));
        assert_eq!(go(1, Action::FocusDown), Some(Id::new(2)));
        assert_eq!(go(2, Action::FocusUp), Some(Id::new(0)));
    }

    /// Checks that from every widget every other can be reached, by steps that lead there.
    fn all_reached(all: &[Stop], groups: bool) {
        let ways = Ways::new(all, groups);
        for from in all {
            for to in all {
                let steps = ways.path(Some(from.id), to.id);
                let steps = steps.unwrap_or_else(|| panic!("{from:?} to {to:?}"));
                let mut at = Some(from.id);
                for step in steps {
                    at = ways.next(at, step).or(at);
                }
                assert_eq!(at, Some(to.id));
            }
        }
    }

    /// In rows as on the table, and however else things lie.
    #[test]
    fn everything_can_be_reached() {
        let rows = |i: u64| stop(i, (i % 8) as f32 * 90.0, (i / 8) as f32 * 60.0, i / 8);
        let strewn =
            |i: u64| stop(i, (i * 37 % 11) as f32 * 90.0, (i * 53 % 13) as f32 * 41.0, i / 8);
        for groups in [true, false] {
            all_reached(&(0..40).map(rows).collect::<Vec<_>>(), groups);
            all_reached(&(0..40).map(strewn).collect::<Vec<_>>(), groups);
        }
    }

    /// Text fields use the arrows themselves, so only the group keys lead from one to the other.
    #[test]
    fn what_no_arrow_reaches_is_a_stop_of_the_group_keys() {
        let mut all = [stop(0, 0.0, 0.0, 0), stop(1, 0.0, 40.0, 0), stop(2, 0.0, 90.0, 0)];
        for stop in &mut all {
            stop.field = true;
        }
        all_reached(&all, true);
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        /// Widgets of any size at any place, of any groups, some of them text fields.
        #[test]
        fn everything_can_be_reached_however_it_lies(
            things in prop::collection::vec(
                (0_u16..1600, 0_u16..900, 20_u16..300, 20_u16..200, 0_u64..6, 0_u8..10),
                2..40,
            ),
        ) {
            let all: Vec<Stop> = things.iter().enumerate().map(|(n, (x, y, w, h, group, field))| {
                let at = pos2(f32::from(*x), f32::from(*y));
                let size = vec2(f32::from(*w), f32::from(*h));
                let mut stop = stop(n as u64, 0.0, 0.0, *group);
                stop.rect = Rect::from_min_size(at, size);
                stop.field = *field == 0;
                stop
            }).collect();
            all_reached(&all, true);
        }
    }
}
