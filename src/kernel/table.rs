//! One table for every client: what the protocol, the text table, bots and the window's panels need,
//! whichever family is played.

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

/// Why a table did not do what it was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableError {
    /// The rules refuse it.
    Refused(Refusal),
    /// The answer was meant for another prompt than the one that is open; none is if there is no number.
    Stale(Option<u32>),
    /// There is no option of that number, counted from 0.
    NoSuchOption(usize),
    /// The table does not allow it, or it could not be saved: in words.
    Other(String),
}

impl std::fmt::Display for TableError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            TableError::Refused(refusal) => refusal.fmt(f),
            TableError::Stale(Some(open)) => write!(f, "prompt {open} is open"),
            TableError::Stale(None) => write!(f, "no prompt is open"),
            TableError::NoSuchOption(n) => write!(f, "there is no option {n} at this prompt"),
            TableError::Other(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for TableError {}

impl From<Refusal> for TableError {
    fn from(refusal: Refusal) -> TableError {
        TableError::Refused(refusal)
    }
}

/// A moment to which the table can go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MomentView {
    /// How many decisions stand at it.
    pub n: usize,
    /// Its title.
    pub moment: Moment,
    /// Nobody was asked there: the table went on by itself.
    pub automatic: bool,
    /// Why the table cannot go there.
    pub locked: Option<String>,
}

/// The moments of a game, from its first prompt to the last one that was seen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moments {
    /// In order; each has its place as [`MomentView::n`].
    pub all: Vec<MomentView>,
    /// Where the game is now; what follows was undone.
    pub now: usize,
}

impl Moments {
    /// Lists the moments of a game with their titles; `locked` says of each decision that stands, in
    /// order, why the table cannot go back to before it.
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
            // What it looks like there is known when one is there again.
            Some(last) => Moment { at: t!("undo-going-back"), ..last.moment.clone() },
        };
        let (n, moment) = (all.len(), Moment { did: String::new(), ..end });
        all.push(MomentView { n, moment, automatic: false, locked: None });
        Moments { all, now: made.len() }
    }

    /// Those at which people decided, the present one and the very last.
    pub fn by_people(&self) -> impl DoubleEndedIterator<Item = &MomentView> {
        let last = self.all.len().saturating_sub(1);
        self.all.iter().filter(move |m| !m.automatic || m.n == self.now || m.n == last)
    }
}

/// A game at a table, whichever family it is of. The World is the caller's: in the window the app's
/// own, for bots and tests a detached one.
pub trait Table: Send + Sync {
    /// The id of the family.
    fn family(&self) -> &'static str;
    /// Who sits there.
    fn seats(&self, world: &World) -> Vec<SeatView>;
    /// Whose answer the open prompt wants; `None` once the game is over.
    fn asked(&self, world: &World) -> Option<SeatId>;
    /// The open prompt, as the viewer may see it; `None` once the game is over.
    fn prompt(&self, world: &mut World, viewer: Viewer) -> Option<PromptView>;
    /// Answers the prompt of that number by the numbers of its options, counted from 0.
    ///
    /// # Errors
    /// Returns why, and has changed nothing, if the prompt is not open, an option is refused or there
    /// are too few or too many.
    fn choose(
        &mut self,
        world: &mut World,
        prompt: u32,
        options: &[usize],
    ) -> Result<(), TableError>;
    /// Takes what happened since this was asked last, oldest first. Nothing is recorded before
    /// [`Table::listen`].
    fn cues(&self, world: &mut World, viewer: Viewer) -> Vec<CueView>;
    /// Records what happens from now on.
    fn listen(&self, world: &mut World);
    /// Undoes the last player decision and every automatic one after it. Returns false if there is none.
    ///
    /// # Errors
    /// Returns why, and has changed nothing, if the table does not allow it or it cannot be saved.
    fn undo(&mut self, world: &mut World) -> Result<bool, TableError>;
    /// Makes the next player decision again that was undone, and the automatic ones after it. Returns
    /// false if there is none.
    ///
    /// # Errors
    /// Returns why if it cannot be saved.
    fn redo(&mut self, world: &mut World) -> Result<bool, TableError>;
    /// Goes to the moment at which so many decisions stood, back or forth.
    ///
    /// # Errors
    /// Returns why if there is no such moment, the table does not allow it or it cannot be saved.
    fn go_to(&mut self, world: &mut World, n: usize) -> Result<(), TableError>;
    /// The moments of the game.
    fn moments(&self, world: &World) -> Moments;
    /// Everything that the viewer may know of the table.
    fn state(&self, world: &World, viewer: Viewer) -> Value;
    /// The board as the viewer may see it, where the family has one.
    fn board(&self, world: &World, viewer: Viewer) -> Option<BoardView>;
    /// Whether a seat knows a thing.
    fn knows(&self, world: &World, seat: SeatId, thing: Thing) -> bool;
    /// How the game ended, once it has.
    fn ending(&self, world: &World) -> Option<EndingView>;
    /// Where the game stands.
    fn moment(&self, world: &World) -> Moment;
    /// How many decisions stand.
    fn decisions(&self, world: &World) -> usize;
    /// The digest of the truth.
    fn digest(&self, world: &World) -> u64;
}

/// What may be answered at the table of a keeper.
type ActOf<K> = <<K as Keeper>::Family as Family>::Act;

/// What stands between a client and the rules: it saves decisions, minds table manners, limits how far
/// back the table may go. All of it is optional; [`Loose`] does none of it. Every keeper is a [`Table`].
pub trait Keeper: Send + Sync {
    /// The family whose game it keeps.
    type Family: Family;

    /// Makes a decision of people.
    ///
    /// # Errors
    /// Returns why, and has changed nothing, if it is refused or cannot be saved.
    fn submit(&mut self, world: &mut World, acts: &[ActOf<Self>]) -> Result<(), TableError> {
        Ok(play::submit::<Self::Family>(world, acts)?)
    }

    /// Makes a decision for the table itself.
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

    /// Goes back to where so many decisions stood.
    ///
    /// # Errors
    /// Returns why, and has changed nothing, if it cannot.
    fn back(&mut self, world: &mut World, to: usize) -> Result<(), TableError> {
        match history::back::<Self::Family>(world, to) {
            true => Ok(()),
            false => Err(TableError::Other(t!("undo-nothing"))),
        }
    }

    /// Says why the table may not go back to where so many decisions stood; `None` if it may.
    fn stands_in_the_way(&self, _world: &World, _to: usize) -> Option<String> {
        None
    }

    /// Undoes the last player decision and every automatic one after it. Returns false if there is none.
    ///
    /// # Errors
    /// Returns why, and has changed nothing, if it may not be or cannot be saved.
    fn undo(&mut self, world: &mut World) -> Result<bool, TableError> {
        let made = world.resource::<History<Self::Family>>().made();
        let stood = made.len();
        if stood == 0 {
            return Ok(false);
        }
        let to = made.iter().rposition(|m| !m.automatic).unwrap_or(0);
        // Where the player decision has to stand, what followed by itself may go back all the same.
        match (to..stood).find(|n| self.stands_in_the_way(world, *n).is_none()) {
            Some(to) => Keeper::back(self, world, to).map(|()| true),
            None => {
                let why = self.stands_in_the_way(world, to).unwrap_or_default();
                Err(TableError::Other(why))
            }
        }
    }

    /// Makes the next player decision again that was undone, and the automatic ones after it. Returns
    /// false if there is none.
    ///
    /// # Errors
    /// Returns why if it cannot be saved.
    fn redo(&mut self, world: &mut World) -> Result<bool, TableError> {
        let history = world.resource::<History<Self::Family>>();
        let (stood, undone) = (history.made().len(), history.undone());
        if undone.is_empty() {
            return Ok(false);
        }
        let ahead = undone.iter().rev().skip(1).take_while(|u| u.automatic).count();
        Keeper::go_to(self, world, stood + 1 + ahead).map(|()| true)
    }

    /// Goes to the moment at which so many decisions stood, back or forth.
    ///
    /// # Errors
    /// Returns why if there is no such moment, the table may not go there or it cannot be saved.
    fn go_to(&mut self, world: &mut World, n: usize) -> Result<(), TableError> {
        let history = world.resource::<History<Self::Family>>();
        let (stood, undone) = (history.made().len(), history.undone().len());
        if n > stood + undone {
            let last = stood + undone;
            return Err(TableError::Other(t!("undo-no-moment", to = n, last = last)));
        }
        if n < stood {
            return match self.stands_in_the_way(world, n) {
                Some(why) => Err(TableError::Other(why)),
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

    /// The moments of the game.
    fn moments(&self, world: &World) -> Moments {
        let made = world.resource::<History<Self::Family>>().made().len();
        Moments::of::<Self::Family>(world, (0..made).map(|n| self.stands_in_the_way(world, n)))
    }
}

/// A game that nothing keeps.
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
