//! What the table shows of an encounter, read anew after every change of the game.

use bevy::prelude::*;
use bevy_egui::egui::{Pos2, Rect};
use kernel::Thing;
use kernel::board_view::BoardView;
use kernel::campaign::privacy::viewer_here;
use kernel::ids::SeatId;
use kernel::view::Viewer;
use shell::plain_table::PlainTable;
use tactics::rules::fight_view::{FightView, HeroFace, fight};
use tactics::rules::state::ids::{CardId, FighterId};

use crate::playback::Playback;
use crate::route::Route;
use crate::seen::Seen;
use crate::zoom::Zoom;

/// The encounter on the table.
#[derive(Resource, Default)]
pub struct Fight {
    /// What is shown; nothing in a chapter without an encounter.
    pub view: Option<FightView>,
    /// Whether the encounter is over, and `view` is kept until its last blow has been shown.
    pub is_over: bool,
    /// How often the plain table had been read when `view` was made.
    readings: u64,
    /// What is being animated.
    pub playback: Playback,
    /// The board as it was before the last answer, and as it is.
    pub boards: [Option<BoardView>; 2],
    /// What the rules say of figures.
    pub seen: Seen,
    /// The route of a figure that is dragged.
    pub route: Route,
    /// What is seen of the board.
    pub zoom: Zoom,
    /// Where the panel lies that tells what enemies do, while it is there.
    pub told_at: Option<Rect>,
    /// Whether it is asked if the encounter is to begin again.
    pub restarts: bool,
    /// The hero whose player board is shown, if it is not the one who is asked.
    pub chosen: Option<SeatId>,
    /// The figure that the pointer or the focus rests on.
    pub pointed: Option<FighterId>,
    /// The figure of the token in the line that the pointer or the focus rests on.
    pub pointed_in_line: Option<FighterId>,
    /// The card that is looked at.
    pub enlarged: Option<CardId>,
    /// The card that was dropped, and where.
    pub dropped: Option<(CardId, Pos2)>,
    /// The cell onto which a card was dropped at the prompt of that number.
    pub aim: Option<(u32, u16)>,
    /// The cell that the pointer or the focus rests on.
    pub cell: Option<u16>,
    /// The figure whose values stay on the table until another is chosen.
    pub pinned: Option<FighterId>,
}

impl Fight {
    /// Reads the encounter if the plain table was read since. Returns whether it was.
    pub fn read(world: &mut World) -> bool {
        let (readings, covered) = {
            let table = world.resource::<PlainTable>();
            (table.readings, table.handover.is_some())
        };
        if world.resource::<Fight>().readings == readings {
            return false;
        }
        let board = world.resource::<PlainTable>().board.clone();
        let viewer = if covered { Viewer::NOBODY } else { viewer_here(world) };
        let view = fight(world, viewer);
        let mut known = world.resource_mut::<Fight>();
        known.readings = readings;
        known.chosen = None;
        let standing =
            |id: FighterId| view.as_ref().is_some_and(|v| v.line.iter().any(|t| t.of == id));
        known.pinned = known.pinned.filter(|id| standing(*id));
        // The end of an encounter is shown on what was there before it.
        known.is_over = view.is_none() && known.view.is_some() && !covered;
        if !known.is_over {
            known.view = view;
        }
        known.seen.at(readings);
        let [_, last] = std::mem::take(&mut known.boards);
        known.boards = [last, board];
        true
    }

    /// Puts an encounter away that is over once nothing more is shown of it. Returns whether it did.
    pub fn leave(&mut self) -> bool {
        let leaves = self.is_over && !self.playback.plays();
        if leaves {
            (self.is_over, self.view) = (false, None);
            self.zoom.forget();
            (self.pinned, self.pointed, self.pointed_in_line) = (None, None, None);
        }
        leaves
    }

    /// Returns the hero whose player board is shown: the one chosen, else the one asked, else the first.
    pub fn hero<'a>(&self, view: &'a FightView, asked: Option<SeatId>) -> Option<&'a HeroFace> {
        let wanted = self.chosen.or(asked);
        let found = view.heroes.iter().find(|hero| Some(hero.seat) == wanted);
        found.or_else(|| view.heroes.first())
    }
}

/// Returns the figure of a thing.
pub fn figure(thing: Thing) -> Option<FighterId> {
    match thing {
        Thing::Figure(id) => Some(FighterId(id)),
        _ => None,
    }
}
