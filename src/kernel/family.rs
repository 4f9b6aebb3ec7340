//! The interface between the kernel and the rules of a family of games.

use std::fmt::Debug;
use std::hash::Hash;
use std::sync::Arc;

use bevy_ecs::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::board_view::BoardView;
use super::ids::{CardId, SeatId};
use super::moment::Moment;
use super::prompt::{Prompt, Refusal};
use super::steps::Step;
use super::truth::Truth;
use super::view::{CueView, EndingView, PromptView, SeatView, Viewer};

/// Data that is written to journals and sent to clients.
pub trait Data: Clone + Debug + Eq + Serialize + DeserializeOwned + Send + Sync + 'static {}
impl<T: Clone + Debug + Eq + Serialize + DeserializeOwned + Send + Sync + 'static> Data for T {}

/// Data in a World that is copied and hashed, but never written.
pub trait Plain: Clone + Debug + Hash + Send + Sync + 'static {}
impl<T: Clone + Debug + Hash + Send + Sync + 'static> Plain for T {}

/// A thing on a table that an option can mean, and that a seat may know or not. Zones, cells and
/// figures are numbers that the family assigns; the kernel knows nothing else about them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Thing {
    /// A card.
    Card(CardId),
    /// A place for cards, such as a pile, a deck or a location.
    Zone(u16),
    /// A cell of a board of any shape.
    Cell(u16),
    /// A figure on the board that has no seat.
    Figure(u16),
    /// A seat with its hero.
    Seat(SeatId),
    /// A die of the current roll, by its index.
    Die(u8),
}

/// Why an answer does not fit the open prompt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misfit<A> {
    /// No prompt is open.
    NothingAsked,
    /// The act is not among the options.
    NotOffered(A),
    /// Too few or too many options were chosen, or one of them twice.
    Count {
        /// The minimum number of options to choose.
        min: u8,
        /// The maximum number of options to choose.
        max: u8,
    },
    /// [`Family::CONTINUE`], which stands for no option, was chosen together with others.
    SomeAndNone,
}

/// A family of games: everything that the kernel needs from its rules. Implemented for a unit
/// struct with the derives of the supertraits, so that derives on `Prompt<F>` and similar types
/// find their bounds met (serde: `#[serde(bound = "")]`).
///
/// All state of the rules lies in a [`World`]. Functions that take `&World` read by ids, because
/// the order of a query is not part of a game.
pub trait Family:
    Copy + Default + Ord + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// The id in packs, campaigns and journals.
    const ID: &'static str;
    /// The act that chooses no option: continue, done.
    const CONTINUE: Self::Act;
    /// The names of the family's own random streams, beside those of dice and cards. Drawing from
    /// one stream does not change the others.
    const STREAMS: &'static [&'static str] = &[];

    /// The content of a pack.
    type Content: Send + Sync + 'static;
    /// The start of a game. With the decisions it determines everything else.
    type Start: Data;
    /// An act: one option of a prompt.
    type Act: Data + Copy + Ord + Hash;
    /// The kind of a prompt.
    type Ask: Data + Copy + Hash;
    /// The cause of a prompt, a power or a die.
    type Source: Data + Copy + Hash;
    /// A procedure in progress: plain data on the stack of [`Flow`](super::flow::Flow).
    type Frame: Plain;
    /// The steps of the rulebook.
    type RuleStep: Step;
    /// The result that a finished frame returns to the one below.
    type Returned: Plain;
    /// An event for animation, the log and clients.
    type Cue: Data;
    /// The ending of a game: with winners by seat if seats are rivals.
    type Ending: Data + Copy + Hash;
    /// A printed card, by its number in the pack.
    type Def: Data + Copy + Ord + Hash;

    /// Prepares a World for a pack: inserts the family's resources and adds the systems of its
    /// steps. The kernel's resources exist already. May be called again with another pack, which
    /// clears the table.
    fn install(world: &mut World, content: Arc<Self::Content>);

    /// Lists every component and resource of the game state, in the order in which it is hashed.
    fn truth(truth: &mut Truth<Self>);

    /// Sets a game up, replacing everything on the table, and pushes the bottom frame.
    ///
    /// # Errors
    /// Returns an error if the start is invalid.
    fn lay_out(world: &mut World, start: &Self::Start) -> Result<(), SetupError>;

    /// Returns the step of the top frame. Its systems run next: they continue, ask, push or pop a
    /// frame. Returns `None` if the owner of the frame is gone.
    fn step(world: &World, top: &Self::Frame) -> Option<Self::RuleStep>;

    /// Removes the top frame, whose owner is gone.
    fn abandon(world: &mut World);

    /// Aborts endless effects, so that a prompt can open: called when effects that trigger each
    /// other have used up the maximum number of steps between two prompts.
    fn break_off(world: &mut World);

    /// Ends the game, because [`Family::break_off`] did not help.
    fn give_up(world: &mut World);

    /// Cleans up after the last step of a game.
    fn wind_up(_world: &mut World) {}

    /// Returns why an answer is refused, and by which rule.
    fn refuse(world: &World, misfit: Misfit<Self::Act>) -> Refusal;

    /// Returns whether a seat knows a thing: the identity of a card, or the content of a zone. This
    /// is the one judge of hidden information, for every client.
    fn knows(world: &World, seat: SeatId, thing: Thing) -> bool;

    /// Returns the cards that the open prompt names although they lie in hidden zones.
    fn named(world: &World) -> Vec<CardId>;

    /// Returns the printed card of a card on the table.
    fn printed(world: &World, card: CardId) -> Self::Def;

    /// Returns all seats, in order.
    fn seats(world: &World) -> Vec<SeatView>;

    /// Returns everything that a player might try at the open prompt but may not do, with the
    /// reason, in a fixed order.
    fn refused(world: &World) -> Vec<(Self::Act, Refusal)>;

    /// Returns the open prompt for a viewer: each option with its text and the things that it
    /// means, then each act of [`Family::refused`].
    fn view(world: &mut World, prompt: &Prompt<Self>, viewer: Viewer) -> PromptView;

    /// Returns an event for a viewer.
    fn view_cue(world: &World, cue: &Self::Cue, viewer: Viewer) -> CueView;

    /// Returns the ending for clients.
    fn view_ending(world: &World, ending: &Self::Ending) -> EndingView;

    /// Returns the state that a viewer may know, as an object of the protocol.
    fn state(world: &World, viewer: Viewer) -> Value;

    /// Returns the board for a viewer; `None` for a family without a board.
    fn board(_world: &World, _viewer: Viewer) -> Option<BoardView> {
        None
    }

    /// Returns the title of the current moment with the decision that is about to be made; `acts`
    /// is empty if none is made yet.
    fn moment(world: &World, acts: &[Self::Act]) -> Moment;
}

/// Why a game could not be set up: the mistake in its start, with the family's message.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The pack has no such game, or the game does not fit a table.
    #[error("{0}")]
    Game(String),
    /// The pack has no such hero or card, or the party does not fit a table.
    #[error("{0}")]
    Party(String),
    /// The pack does not fit a table, or the text of a generated game is invalid.
    #[error("{0}")]
    Content(String),
}

impl From<SetupError> for String {
    fn from(error: SetupError) -> String {
        error.to_string()
    }
}
