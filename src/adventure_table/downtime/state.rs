//! The state of the downtime screen between frames: the question, and what is dragged, selected and
//! enlarged. None of it affects the rules.

use bevy::prelude::*;

use super::moves::{Held, Piece, Place};
use crate::adventure_table::downtime::moves::{prize, rest};
use crate::adventure_table::face::FaceKey;
use crate::campaign::downtime::{AdventureDowntime, Choice, Prompt, Step};
use crate::campaign::record::Played;

/// A tab of the camp.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    /// The next scenario.
    #[default]
    Next,
    /// The party.
    Party,
    /// The decks, to trade cards before the start.
    Decks,
}

impl Tab {
    /// Returns all tabs with their titles.
    pub fn all() -> [(Tab, String); 3] {
        [
            (Tab::Next, t!("camp-tab-next")),
            (Tab::Party, t!("camp-tab-party")),
            (Tab::Decks, t!("camp-tab-decks")),
        ]
    }
}

/// The state of the screen.
#[derive(Resource, Default)]
pub struct DowntimeScreen {
    /// The open question.
    pub prompt: Option<Prompt>,
    /// Its text.
    pub question: String,
    /// The answer of the simple rule, if there is one.
    pub proposal: Option<Choice>,
    /// The sentences about the last answers.
    pub news: Vec<String>,
    /// The scenarios played so far.
    pub results: Vec<Played>,
    /// Whether each deck matches its list as far as possible.
    pub fits: Vec<bool>,
    /// Whether there is anything to undo.
    pub undoable: bool,
    /// Whether "do the rest for us" would answer anything.
    pub rest: bool,
    /// The dragged piece.
    pub held: Option<Held>,
    /// The selected piece.
    pub chosen: Option<Held>,
    /// The hovered or focused face.
    pub over: Option<FaceKey>,
    /// The enlarged face.
    pub large: Option<FaceKey>,
    /// The seat whose deck is open.
    pub open: usize,
    /// A permanent choice that was clicked once: the next click at the same place confirms it.
    pub sure: Option<Choice>,
    /// The current tab of the camp.
    pub tab: Tab,
    /// The selected scenario.
    pub scenario: Option<String>,
}

impl DowntimeScreen {
    /// Updates the state to the open question.
    pub fn refresh(&mut self, between: &AdventureDowntime, news: Vec<String>) {
        let before = self.prompt.as_ref().map(|p| p.step);
        self.prompt = between.prompt();
        self.question = self.prompt.as_ref().map_or_else(String::new, |p| between.prompt_text(p));
        self.proposal = between.proposal();
        self.undoable = between.state().answers > 0;
        self.rest = !rest(between).is_empty();
        self.news = news;
        (self.held, self.over, self.sure) = (None, None, None);
        let (seats, step) = (between.state().seats.len(), between.state().step);
        let fitted = !self.fits.contains(&false);
        self.fits = (0..seats).map(|n| between.matches_list(n).is_ok()).collect();
        if let Some(seat) = self.prompt.as_ref().and_then(|p| p.seat) {
            self.open = seat;
        }
        if before != Some(step) {
            self.scenario = None;
            self.tab = Tab::default();
        }
        // If the step is about decks, one that does not match its list is opened first.
        let about = matches!(step, Step::Decks | Step::Camp);
        if about
            && (fitted || before != Some(step))
            && let Some(wrong) = self.fits.iter().position(|fits| !fits)
        {
            self.open = wrong;
            self.tab = Tab::Decks;
        }
        self.open = self.open.min(seats.saturating_sub(1));
        if self.chosen.as_ref().is_some_and(|h| !there(between, h)) {
            self.chosen = None;
        }
    }

    /// Returns the current step.
    pub fn step(&self) -> Step {
        self.prompt.as_ref().map_or(Step::Over, |p| p.step)
    }

    /// Returns the seat that is asked.
    pub fn asked(&self) -> Option<usize> {
        self.prompt.as_ref().and_then(|p| p.seat)
    }

    /// Returns whether an answer is offered.
    pub fn offers(&self, choice: &Choice) -> bool {
        self.prompt.as_ref().is_some_and(|p| p.options.contains(choice))
    }
}

/// Returns whether a piece is still at its place.
fn there(between: &AdventureDowntime, held: &Held) -> bool {
    let s = between.state();
    match (&held.piece, held.from) {
        (Piece::Card(id), Place::Seat(n)) => {
            s.seats.get(usize::from(n)).is_some_and(|seat| seat.cards.contains(id))
        }
        (Piece::Card(id), Place::Spare) => s.spare.contains(id),
        (Piece::Card(id), Place::Store) => between.boxed().contains_key(id),
        (Piece::Card(id), Place::Stall) => {
            s.fair.iter().flat_map(|f| &f.stalls).any(|stall| stall.stock.contains(id))
        }
        (Piece::Card(id), Place::Prize) => prize(between) == Some(id),
        (Piece::Hero(id), Place::Bench) => s.seats.iter().all(|seat| seat.hero != *id),
        (Piece::Hero(id), Place::Seat(n)) => {
            s.seats.get(usize::from(n)).is_some_and(|seat| seat.hero == *id)
        }
        _ => false,
    }
}
