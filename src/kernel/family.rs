//! The seam between the kernel and the rules of a family of games.

use std::fmt::Debug;
use std::hash::Hash;
use std::sync::Arc;

use bevy_ecs::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::board_view::BoardView;
use super::history::Moment;
use super::ids::{CardId, SeatId};
use super::play::SetupError;
use super::prompt::{Prompt, Refusal};
use super::steps::Step;
use super::truth::Truth;
use super::view::{CueView, EndingView, PromptView, SeatView, Viewer};

/// What is written to journals and sent to clients.
pub trait Data: Clone + Debug + Eq + Serialize + DeserializeOwned + Send + Sync + 'static {}
impl<T: Clone + Debug + Eq + Serialize + DeserializeOwned + Send + Sync + 'static> Data for T {}

/// What lies in a World and is copied and hashed, but never written.
pub trait Plain: Clone + Debug + Hash + Send + Sync + 'static {}
impl<T: Clone + Debug + Hash + Send + Sync + 'static> Plain for T {}

/// A thing on a table that an option can mean, or that somebody may know or not. Zones, cells and
/// figures are numbers that the family gives; the kernel knows no more of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Thing {
    /// A card.
    Card(CardId),
    /// A pile, a deck, a location: where cards lie.
    Zone(u16),
    /// A cell of a board, whatever its shape.
    Cell(u16),
    /// Who or what stands on the board without a seat.
    Figure(u16),
    /// A seat, with the hero who sits there.
    Seat(SeatId),
    /// A die of the roll that lies, counted from 0.
    Die(u8),
}

/// Why an answer does not fit the open prompt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misfit<A> {
    /// Nothing is asked.
    NothingAsked,
    /// The act is not among the options.
    NotOffered(A),
    /// Too few or too many options were chosen, or one of them twice.
    Count {
        /// Fewest options to choose.
        min: u8,
        /// Most options to choose.
        max: u8,
    },
    /// [`Family::CONTINUE`] stands for no option, and was chosen together with others.
    SomeAndNone,
}

/// A family of games: what the kernel must know of its rules. Implemented for a unit struct that
/// derives what the first line asks, so that derives on `Prompt<F>` and its like find their bounds
/// met (serde: `#[serde(bound = "")]`).
///
/// All of the rules' state lies in a [`World`]. Functions that take `&World` read by ids: the order of
/// a query is not the order of a game.
pub trait Family:
    Copy + Default + Ord + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// The id in packs, campaigns and journals.
    const ID: &'static str;
    /// The act that chooses no option: go on, done.
    const CONTINUE: Self::Act;
    /// The streams of chance that the family has beside those of dice and cards, by what is drawn from
    /// each: nothing that one is asked for changes what another gives.
    const STREAMS: &'static [&'static str] = &[];

    /// What a pack prints.
    type Content: Send + Sync + 'static;
    /// Everything that a game begins with. With the decisions it determines all that follows.
    type Start: Data;
    /// One thing that may be answered.
    type Act: Data + Copy + Ord + Hash;
    /// What kind of answer is wanted.
    type Ask: Data + Copy + Hash;
    /// What asks, what has a power, what adds a die.
    type Source: Data + Copy + Hash;
    /// Something that is going on: plain data on the stack of [`Flow`](super::flow::Flow).
    type Frame: Plain;
    /// The steps of the rulebook.
    type RuleStep: Step;
    /// What a frame that ended hands to the one below.
    type Returned: Plain;
    /// Something that happened, for animation, the log and clients.
    type Cue: Data;
    /// How a game ended: with winners by seat where seats are rivals.
    type Ending: Data + Copy + Hash;
    /// What is printed on a card: its number in the pack.
    type Def: Data + Copy + Ord + Hash;

    /// Prepares a World for a pack: the family's resources and the systems of its steps. The kernel's
    /// own resources are there already. May be called again with another pack, which clears the table.
    fn install(world: &mut World, content: Arc<Self::Content>);

    /// Names every component and resource of the truth, in the order in which it is hashed.
    fn truth(truth: &mut Truth<Self>);

    /// Sets a game up, replacing whatever was on the table, and pushes the bottom frame.
    ///
    /// # Errors
    /// Returns what is wrong with the start, in words.
    fn lay_out(world: &mut World, start: &Self::Start) -> Result<(), SetupError>;

    /// The step at which the top frame stands: its systems run next, and go on, ask, push or pop a
    /// frame. None if the owner of the frame is gone.
    fn step(world: &World, top: &Self::Frame) -> Option<Self::RuleStep>;

    /// Takes down the top frame, whose owner is gone.
    fn abandon(world: &mut World);

    /// Takes down what never ends, so that somebody can be asked again: called when content whose
    /// effects set each other off for ever has used up the steps between two prompts.
    fn break_off(world: &mut World);

    /// Ends the game, since [`Family::break_off`] did not help.
    fn give_up(world: &mut World);

    /// Tidies up after the last step of a game.
    fn wind_up(_world: &mut World) {}

    /// Says why an answer is refused, and by which rule.
    fn refuse(world: &World, misfit: Misfit<Self::Act>) -> Refusal;

    /// Whether whoever sits at that seat knows a thing: for a card which one it is, for a zone what
    /// lies in it. The one judge of hidden information, for every client.
    fn knows(world: &World, seat: SeatId, thing: Thing) -> bool;

    /// The cards that the open prompt names though they lie where nobody could know them.
    fn named(world: &World) -> Vec<CardId>;

    /// What is printed on a card.
    fn printed(world: &World, card: CardId) -> Self::Def;

    /// Who sits at the table, by seat.
    fn seats(world: &World) -> Vec<SeatView>;

    /// Everything that a player might try at the open prompt but may not, with the reason, in a fixed
    /// order.
    fn refused(world: &World) -> Vec<(Self::Act, Refusal)>;

    /// Shows the open prompt to a viewer: each option in words and with what it means, then each act of
    /// [`Family::refused`].
    fn view(world: &mut World, prompt: &Prompt<Self>, viewer: Viewer) -> PromptView;

    /// Shows what happened to a viewer.
    fn view_cue(world: &World, cue: &Self::Cue, viewer: Viewer) -> CueView;

    /// Shows how a game ended.
    fn view_ending(world: &World, ending: &Self::Ending) -> EndingView;

    /// Everything that a viewer may know of the table, as an object of the protocol.
    fn state(world: &World, viewer: Viewer) -> Value;

    /// Shows the board to a viewer; nothing for a family that has none.
    fn board(_world: &World, _viewer: Viewer) -> Option<BoardView> {
        None
    }

    /// Titles the moment at which the game stands, about to be decided so; without acts not yet
    /// decided.
    fn moment(world: &World, acts: &[Self::Act]) -> Moment;
}
