//! The interface of a table for every client: the protocol, the text table, bots and the panels of
//! the window, for any family.

use std::marker::PhantomData;

use bevy_ecs::prelude::*;
use serde_json::Value;

use super::board_view::BoardView;
use super::cues::Cues;
use super::history::{self, History, Moment};
use super::ids::SeatId;
use super::prompt::Refusal;
use super::truth::digest;
use super::view::{CueView, EndingView, PromptView, SeatView, Viewer};
use super::{Family, Thing, play};

/// Why a table refuses a request.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableError {
    /// The rules refuse it.
    #[error("{0}")]
    Refused(Refusal),
    /// The answer was meant for another prompt. Contains the number of the open prompt, if there is
    /// one.
    #[error("{}", open(.0))]
    Stale(Option<u32>),
    /// The prompt has no option with that index.
    #[error("there is no option {0} at this prompt")]
    NoSuchOption(usize),
    /// There is nothing to undo.
    #[error("{}", t!("undo-nothing"))]
    NothingToUndo,
    /// The history has no such moment.
    #[error("{}", t!("undo-no-moment", to = *.to, last = *.last))]
    NoMoment {
        /// The number of decisions at the moment.
        to: usize,
        /// The number of decisions at the last moment.
        last: usize,
    },
    /// The undo policy forbids an undo; the text says why.
    #[error("{0}")]
    UndoForbidden(String),
    /// The table does not allow it, or it could not be saved; the text says why.
    #[error("{0}")]
    Other(String),
}

/// Says which prompt is open.
fn open(number: &Option<u32>) -> String {
    match number {
        Some(number) => format!("prompt {number} is open"),
        None => "no prompt is open".to_owned(),
    }
}

impl From<Refusal> for TableError {
    fn from(refusal: Refusal) -> TableError {
        TableError::Refused(refusal)
    }
}

/// How far a turn was undone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TurnUndone {
    /// To its beginning.
    Whole,
    /// Not so far; the text says what stood in the way.
    Short(String),
}

/// A moment to which the table can go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MomentView {
    /// The number of decisions before it.
    pub n: usize,
    /// Its title.
    pub moment: Moment,
    /// Whether auto-pass decided here.
    pub automatic: bool,
    /// Why the table cannot go there; `None` if it can.
    pub locked: Option<String>,
}

/// All moments of a game, from the first prompt to the last known one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moments {
    /// In order, by [`MomentView::n`].
    pub all: Vec<MomentView>,
    /// The index of the current moment; later ones were undone.
    pub now: usize,
}

impl Moments {
    /// Lists the moments of a game with their titles; `locked` returns for each decision why the
    /// table cannot go back to the moment before it.
    pub fn of<F: Family>(
        world: &World,
        locked: impl IntoIterator<Item = Option<String>>,
    ) -> Moments {
        let history = world.resource::<History<F>>();
        let (made, undone) = (history.made(), history.undone());
        let mut all: Vec<MomentView> = Vec::with_capacity(made.len() + undone.len() + 1);
        for (n, (m, locked)) in made.iter().zip(locked).enumerate() {
            all.push(MomentView { n, moment: m.moment.clone(), automatic: m.automatic, locked });
        }
        for u in undone.iter().rev() {
            let (n, moment) = (all.len(), u.moment.clone());
            all.push(MomentView { n, moment, automatic: u.automatic, locked: None });
        }
        let end = match undone.first() {
            None => F::moment(world, &[]),
            // The last moment has no title until the game is there again.
            Some(last) => Moment { at: t!("undo-going-back"), ..last.moment.clone() },
        };
        let (n, moment) = (all.len(), Moment { did: String::new(), ..end });
        all.push(MomentView { n, moment, automatic: false, locked: None });
        Moments { all, now: made.len() }
    }

    /// Returns the moments with player decisions, the current one and the last one.
    pub fn by_people(&self) -> impl DoubleEndedIterator<Item = &MomentView> {
        let last = self.all.len().saturating_sub(1);
        self.all.iter().filter(move |m| !m.automatic || m.n == self.now || m.n == last)
    }
}

/// A game at a table, of any family. The World belongs to the caller: in the window the app's own,
/// for bots and tests a detached one.
pub trait Table: Send + Sync {
    /// The id of the family.
    fn family(&self) -> &'static str;
    /// Returns all seats.
    fn seats(&self, world: &World) -> Vec<SeatView>;
    /// Returns the seat that has to answer the open prompt; `None` once the game is over.
    fn asked(&self, world: &World) -> Option<SeatId>;
    /// Returns the open prompt for a viewer; `None` once the game is over.
    fn prompt(&self, world: &mut World, viewer: Viewer) -> Option<PromptView>;
    /// Answers the prompt with that number by the indices of its options.
    ///
    /// # Errors
    /// Returns an error if that prompt is not open, an option is refused, or there are too few or
    /// too many; nothing changes then.
    fn choose(
        &mut self,
        world: &mut World,
        prompt: u32,
        options: &[usize],
    ) -> Result<(), TableError>;
    /// Takes the events since the last call, the oldest first. Nothing is recorded before
    /// [`Table::listen`].
    fn cues(&self, world: &mut World, viewer: Viewer) -> Vec<CueView>;
    /// Begins to record events.
    fn listen(&self, world: &mut World);
    /// Undoes the last player decision and every automatic one after it. Returns false if there is
    /// none.
    ///
    /// # Errors
    /// Returns an error if the table does not allow the undo or it cannot be saved; nothing changes
    /// then.
    fn undo(&mut self, world: &mut World) -> Result<bool, TableError>;
    /// Undoes the turn of the last player decision: goes back to the first player decision in it, or
    /// as near to it as the table allows. What was undone can be redone. Returns `None` if there is
    /// nothing to undo.
    ///
    /// # Errors
    /// As [`Table::undo`].
    fn undo_turn(&mut self, world: &mut World) -> Result<Option<TurnUndone>, TableError>;
    /// Redoes the next undone player decision and every automatic one after it, at most to where the
    /// table stood before the undo. Returns false if there is none.
    ///
    /// # Errors
    /// Returns an error if it cannot be saved.
    fn redo(&mut self, world: &mut World) -> Result<bool, TableError>;
    /// Goes to the moment after that number of decisions, back or forward.
    ///
    /// # Errors
    /// Returns an error if there is no such moment, the table does not allow it, or it cannot be
    /// saved.
    fn go_to(&mut self, world: &mut World, n: usize) -> Result<(), TableError>;
    /// Returns the moments of the game.
    fn moments(&self, world: &World) -> Moments;
    /// Returns the state that a viewer may know.
    fn state(&self, world: &World, viewer: Viewer) -> Value;
    /// Returns the board for a viewer, if the family has one.
    fn board(&self, world: &World, viewer: Viewer) -> Option<BoardView>;
    /// Returns whether a seat knows a thing.
    fn knows(&self, world: &World, seat: SeatId, thing: Thing) -> bool;
    /// Returns the ending, once the game is over.
    fn ending(&self, world: &World) -> Option<EndingView>;
    /// Returns the title of the current moment.
    fn moment(&self, world: &World) -> Moment;
    /// Returns the number of decisions.
    fn decisions(&self, world: &World) -> usize;
    /// Returns the digest of the game state.
    fn digest(&self, world: &World) -> u64;
}

/// A prompt's answer at the table of a keeper.
type ActOf<K> = <<K as Keeper>::Family as Family>::Act;

/// Controls what clients do with the rules: saves decisions, runs auto-pass, limits undo. All of it
/// is optional; [`Loose`] does none of it. Every keeper is a [`Table`].
pub trait Keeper: Send + Sync {
    /// The family of the game.
    type Family: Family;

    /// Submits a decision of the players.
    ///
    /// # Errors
    /// Returns an error if it is refused or cannot be saved; nothing changes then.
    fn submit(&mut self, world: &mut World, acts: &[ActOf<Self>]) -> Result<(), TableError> {
        Ok(play::submit::<Self::Family>(world, acts)?)
    }

    /// Submits a decision of auto-pass.
    ///
    /// # Errors
    /// As [`Keeper::submit`].
    fn submit_automatic(
        &mut self,
        world: &mut World,
        acts: &[ActOf<Self>],
    ) -> Result<(), TableError> {
        play::submit::<Self::Family>(world, acts)?;
        world.resource_mut::<History<Self::Family>>().mark_automatic();
        Ok(())
    }

    /// Undoes decisions until `to` remain.
    ///
    /// # Errors
    /// Returns an error if that is not possible; nothing changes then.
    fn back(&mut self, world: &mut World, to: usize) -> Result<(), TableError> {
        match history::back::<Self::Family>(world, to) {
            true => Ok(()),
            false => Err(TableError::NothingToUndo),
        }
    }

    /// Returns why the table may not go back to that number of decisions; `None` if it may.
    fn stands_in_the_way(&self, _world: &World, _to: usize) -> Option<String> {
        None
    }

    /// Undoes the last player decision and every automatic one after it. Returns false if there is
    /// none.
    ///
    /// # Errors
    /// Returns an error if the undo is not allowed or cannot be saved; nothing changes then.
    fn undo(&mut self, world: &mut World) -> Result<bool, TableError> {
        let made = world.resource::<History<Self::Family>>().made();
        let stood = made.len();
        if stood == 0 {
            return Ok(false);
        }
        let to = made.iter().rposition(|m| !m.automatic).unwrap_or(0);
        // If the player decision may not be undone, the automatic decisions after it may.
        match (to..stood).find(|n| self.stands_in_the_way(world, *n).is_none()) {
            Some(to) => Keeper::back(self, world, to).map(|()| true),
            None => {
                let why = self.stands_in_the_way(world, to).unwrap_or_default();
                Err(TableError::UndoForbidden(why))
            }
        }
    }

    /// Undoes the turn of the last player decision, as [`Table::undo_turn`] says.
    ///
    /// # Errors
    /// Returns an error if the undo is not allowed or cannot be saved; nothing changes then.
    fn undo_turn(&mut self, world: &mut World) -> Result<Option<TurnUndone>, TableError> {
        let history = world.resource::<History<Self::Family>>();
        let stood = history.made().len();
        let Some(began) = history.turn_began() else { return Ok(None) };
        let Some(why) = self.stands_in_the_way(world, began) else {
            return Keeper::back(self, world, began).map(|()| Some(TurnUndone::Whole));
        };
        match (began + 1..stood).find(|n| self.stands_in_the_way(world, *n).is_none()) {
            Some(to) => Keeper::back(self, world, to).map(|()| Some(TurnUndone::Short(why))),
            None => Err(TableError::UndoForbidden(why)),
        }
    }

    /// Redoes the next undone player decision and every automatic one after it. Returns false if
    /// there is none.
    ///
    /// # Errors
    /// Returns an error if it cannot be saved.
    fn redo(&mut self, world: &mut World) -> Result<bool, TableError> {
        let history = world.resource::<History<Self::Family>>();
        let (stood, undone) = (history.made().len(), history.undone());
        if undone.is_empty() {
            return Ok(false);
        }
        let ahead = undone.iter().rev().skip(1).take_while(|u| u.automatic && !u.stop);
        let ahead = ahead.count();
        Keeper::go_to(self, world, stood + 1 + ahead).map(|()| true)
    }

    /// Goes to the moment after that number of decisions, back or forward.
    ///
    /// # Errors
    /// Returns an error if there is no such moment, the table may not go there, or it cannot be
    /// saved.
    fn go_to(&mut self, world: &mut World, n: usize) -> Result<(), TableError> {
        let history = world.resource::<History<Self::Family>>();
        let (stood, undone) = (history.made().len(), history.undone().len());
        if n > stood + undone {
            let last = stood + undone;
            return Err(TableError::NoMoment { to: n, last });
        }
        if n < stood {
            return match self.stands_in_the_way(world, n) {
                Some(why) => Err(TableError::UndoForbidden(why)),
                None => Keeper::back(self, world, n),
            };
        }
        for _ in stood..n {
            let next = world.resource::<History<Self::Family>>().undone().last().cloned();
            let Some(next) = next else { break };
            match next.automatic {
                true => self.submit_automatic(world, &next.acts)?,
                false => self.submit(world, &next.acts)?,
            }
        }
        Ok(())
    }

    /// Returns the moments of the game.
    fn moments(&self, world: &World) -> Moments {
        let made = world.resource::<History<Self::Family>>().made().len();
        Moments::of::<Self::Family>(world, (0..made).map(|n| self.stands_in_the_way(world, n)))
    }
}

/// A game that is neither saved nor limited.
#[derive(Clone, Copy, Debug, Default)]
pub struct Loose<F: Family>(PhantomData<F>);

impl<F: Family> Keeper for Loose<F> {
    type Family = F;
}

impl<K: Keeper> Table for K {
    fn family(&self) -> &'static str {
        K::Family::ID
    }

    fn seats(&self, world: &World) -> Vec<SeatView> {
        K::Family::seats(world)
    }

    fn asked(&self, world: &World) -> Option<SeatId> {
        play::prompt::<K::Family>(world).map(|prompt| prompt.who)
    }

    fn prompt(&self, world: &mut World, viewer: Viewer) -> Option<PromptView> {
        let prompt = play::prompt::<K::Family>(world)?.clone();
        Some(K::Family::view(world, &prompt, viewer))
    }

    fn choose(
        &mut self,
        world: &mut World,
        prompt: u32,
        options: &[usize],
    ) -> Result<(), TableError> {
        let open = play::prompt::<K::Family>(world);
        let Some(open) = open.filter(|p| p.number == prompt) else {
            return Err(TableError::Stale(open.map(|p| p.number)));
        };
        let offered = &open.options;
        let (mut acts, mut refused) = (Vec::new(), None);
        for n in options {
            match offered.get(*n) {
                Some(act) => acts.push(*act),
                None => {
                    let all = refused.get_or_insert_with(|| K::Family::refused(world));
                    let found = all.get(*n - offered.len());
                    return Err(match found {
                        Some((_, why)) => why.clone().into(),
                        None => TableError::NoSuchOption(*n),
                    });
                }
            }
        }
        Keeper::submit(self, world, &acts)
    }

    fn cues(&self, world: &mut World, viewer: Viewer) -> Vec<CueView> {
        let cues = world.resource_mut::<Cues<K::Family>>().drain();
        cues.iter().map(|cue| K::Family::view_cue(world, cue, viewer)).collect()
    }

    fn listen(&self, world: &mut World) {
        world.resource_mut::<Cues<K::Family>>().listening = true;
    }

    fn undo(&mut self, world: &mut World) -> Result<bool, TableError> {
        Keeper::undo(self, world)
    }

    fn undo_turn(&mut self, world: &mut World) -> Result<Option<TurnUndone>, TableError> {
        Keeper::undo_turn(self, world)
    }

    fn redo(&mut self, world: &mut World) -> Result<bool, TableError> {
        Keeper::redo(self, world)
    }

    fn go_to(&mut self, world: &mut World, n: usize) -> Result<(), TableError> {
        Keeper::go_to(self, world, n)
    }

    fn moments(&self, world: &World) -> Moments {
        Keeper::moments(self, world)
    }

    fn state(&self, world: &World, viewer: Viewer) -> Value {
        K::Family::state(world, viewer)
    }

    fn board(&self, world: &World, viewer: Viewer) -> Option<BoardView> {
        K::Family::board(world, viewer)
    }

    fn knows(&self, world: &World, seat: SeatId, thing: Thing) -> bool {
        K::Family::knows(world, seat, thing)
    }

    fn ending(&self, world: &World) -> Option<EndingView> {
        play::ended::<K::Family>(world).map(|ending| K::Family::view_ending(world, &ending))
    }

    fn moment(&self, world: &World) -> Moment {
        K::Family::moment(world, &[])
    }

    fn decisions(&self, world: &World) -> usize {
        world.resource::<History<K::Family>>().made().len()
    }

    fn digest(&self, world: &World) -> u64 {
        digest::<K::Family>(world)
    }
}
