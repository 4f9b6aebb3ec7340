//! What the screen between two games remembers from frame to frame: what is asked, what is held,
//! chosen and looked at. Nothing of it matters to the rules.

use bevy::prelude::*;

use super::moves::{Held, Piece, Place};
use crate::adventure_table::downtime::moves::{prize, rest};
use crate::adventure_table::face::FaceKey;
use crate::campaign::downtime::{AdventureDowntime, Choice, Prompt, Step};
use crate::campaign::record::Played;

/// Which part of the camp is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    /// What is played next.
    #[default]
    Next,
    /// Who plays.
    Party,
    /// The decks, traded before the start.
    Decks,
}

impl Tab {
    /// All of them, as they are called.
    pub fn all() -> [(Tab, String); 3] {
        [
            (Tab::Next, t!("camp-tab-next")),
            (Tab::Party, t!("camp-tab-party")),
            (Tab::Decks, t!("camp-tab-decks")),
        ]
    }
}

/// What the screen remembers.
#[derive(Resource, Default)]
pub struct DowntimeScreen {
    /// What is asked.
    pub prompt: Option<Prompt>,
    /// The same in words.
    pub question: String,
    /// The simple answer, where there is one.
    pub proposal: Option<Choice>,
    /// What the last answers brought, in sentences.
    pub news: Vec<String>,
    /// The scenarios that were played so far.
    pub results: Vec<Played>,
    /// Whether each deck matches its list, as far as that is possible.
    pub fits: Vec<bool>,
    /// Whether there is anything to take back.
    pub undoable: bool,
    /// Whether anything is left that could be done for the players.
    pub rest: bool,
    /// What is dragged.
    pub held: Option<Held>,
    /// What was chosen by a click.
    pub chosen: Option<Held>,
    /// What the pointer or the focus rests on.
    pub over: Option<FaceKey>,
    /// What is shown as large as the screen allows.
    pub large: Option<FaceKey>,
    /// Whose deck is open.
    pub open: usize,
    /// What was clicked once and is for good: the next click at the same place does it.
    pub sure: Option<Choice>,
    /// The part of the camp that is shown.
    pub tab: Tab,
    /// The scenario that is looked at.
    pub scenario: Option<String>,
}

impl DowntimeScreen {
    /// Takes in what is asked now.
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
        // A deck that does not match its list comes first, where it is about that.
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

    /// The step that is under way.
    pub fn step(&self) -> Step {
        self.prompt.as_ref().map_or(Step::Over, |p| p.step)
    }

    /// The seat whose answer is wanted.
    pub fn asked(&self) -> Option<usize> {
        self.prompt.as_ref().and_then(|p| p.seat)
    }

    /// Whether an answer is among those offered.
    pub fn offers(&self, choice: &Choice) -> bool {
        self.prompt.as_ref().is_some_and(|p| p.options.contains(choice))
    }
}

/// Whether something still lies where it was.
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
