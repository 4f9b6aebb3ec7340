//! Auto-pass: answers prompts at which no player can do anything useful.
//!
//! The rules open a prompt whenever somebody is allowed to do something. This layer above them, the
//! same for every client and for bots, answers such a prompt by continuing if no player wants to be
//! asked there ([`StopSettings`]). Its answer is an ordinary decision in the journal, so a replay
//! needs no auto-pass, and the game is the same as if a player had continued. Auto-pass never
//! answers a prompt that needs a decision (at most it orders effects whose order makes no
//! difference), and removes no options from a prompt that is asked.
//!
//! [`AutoPassFamily`] says which prompts can be passed, by which answer, and which options are
//! useful.

pub mod alike;
mod opening;
pub mod order;
pub mod settings;

use std::fmt::Debug;

use bevy_ecs::prelude::*;

use crate::family::Family;
use crate::play;
use crate::prompt::Prompt;

pub use opening::{Opening, Passing, Play, Wanted, Why, Worth, opening};
pub use settings::{Stop, StopSettings, StopsError, Window};

/// A family of games with auto-pass.
pub trait AutoPassFamily: Family {
    /// The kinds of windows.
    type Window: Window;
    /// What the table remembers of a decision, so that later prompts need not be asked.
    type Noted: Clone + Debug + Default + Send + Sync + 'static;
    /// The maximum number of seats.
    const SEATS: usize;

    /// Returns whether the open prompt can be passed, and how.
    fn passing(world: &mut World, prompt: &Prompt<Self>) -> Passing<Self>;

    /// Returns whether two options are equivalent: they differ only in the copy of a card.
    fn alike(_world: &World, a: &Self::Act, b: &Self::Act) -> bool {
        a == b
    }

    /// Returns the id by which the source of an option can be pinned.
    fn pin_id(_world: &World, _act: Self::Act) -> Option<&str> {
        None
    }

    /// Returns a decision that every table makes at the open prompt, whatever its settings are.
    fn opens_with(_world: &World) -> Option<Vec<Self::Act>> {
        None
    }

    /// Returns what to remember of a decision that players are about to make; `None` keeps the
    /// previous value.
    fn note(_world: &World, _acts: &[Self::Act]) -> Option<Self::Noted> {
        None
    }
}

/// The state of auto-pass in this World. A World without it is asked everything.
#[derive(Resource, Clone, Debug)]
pub struct AutoPass<F: AutoPassFamily> {
    /// The settings of the players.
    pub stops: StopSettings<F::Window>,
    /// What the family remembers.
    pub noted: F::Noted,
    /// Whether to stop at the next window.
    hold: bool,
    /// The number of the prompt that the players must answer.
    stay: Option<u32>,
}

impl<F: AutoPassFamily> AutoPass<F> {
    /// Returns whether auto-pass will stop at the next window.
    pub fn holding(&self) -> bool {
        self.hold
    }
}

/// Begins auto-pass with these settings and without any memory.
pub fn install<F: AutoPassFamily>(world: &mut World, stops: StopSettings<F::Window>) {
    let noted = F::Noted::default();
    world.insert_resource(AutoPass::<F> { stops, noted, hold: false, stay: None });
}

/// Ends auto-pass: everything is asked.
pub fn remove<F: AutoPassFamily>(world: &mut World) {
    world.remove_resource::<AutoPass<F>>();
}

/// Returns the settings, if auto-pass is active.
pub fn stops<F: AutoPassFamily>(world: &World) -> Option<&StopSettings<F::Window>> {
    world.get_resource::<AutoPass<F>>().map(|m| &m.stops)
}

/// Changes the settings, if auto-pass is active.
pub fn set_stops<F: AutoPassFamily>(world: &mut World, stops: StopSettings<F::Window>) {
    if let Some(mut m) = world.get_resource_mut::<AutoPass<F>>() {
        m.stops = stops;
    }
}

/// Makes auto-pass stop at the next window, or cancels that.
pub fn hold<F: AutoPassFamily>(world: &mut World, on: bool) {
    if let Some(mut m) = world.get_resource_mut::<AutoPass<F>>() {
        m.hold = on;
    }
}

/// Returns the answer of auto-pass to the open prompt, if no player wants to be asked. A window at
/// which a player is asked, or that is held, stays open from then on.
pub fn by_itself<F: AutoPassFamily>(world: &mut World) -> Option<Vec<F::Act>> {
    let number = play::prompt::<F>(world)?.number;
    let m = world.get_resource::<AutoPass<F>>()?;
    if m.stay == Some(number) {
        return None;
    }
    let stops = m.stops.clone();
    if let Some(acts) = F::opens_with(world) {
        return Some(acts);
    }
    let window = opening::<F>(world, &stops)?;
    let mut m = world.resource_mut::<AutoPass<F>>();
    if m.hold || !window.wanted.is_empty() {
        m.hold = false;
        m.stay = Some(number);
        return None;
    }
    Some(window.answer)
}

/// Returns the decision that every table makes at the open prompt, even if it is asked everything.
pub fn passes<F: AutoPassFamily>(world: &mut World) -> Option<Vec<F::Act>> {
    by_itself::<F>(world).or_else(|| F::opens_with(world))
}

/// Returns whether auto-pass with these settings would have made this decision.
pub fn would_pass<F: AutoPassFamily>(
    world: &mut World,
    stops: &StopSettings<F::Window>,
    acts: &[F::Act],
) -> bool {
    opening::<F>(world, stops).is_some_and(|o| o.wanted.is_empty() && o.answer == acts)
}

/// Returns who wants to be asked at the open prompt, and why; empty if it is no window.
pub fn wanted<F: AutoPassFamily>(world: &mut World) -> Vec<Wanted<F>> {
    let Some(stops) = stops::<F>(world).cloned() else { return Vec::new() };
    opening::<F>(world, &stops).map(|o| o.wanted).unwrap_or_default()
}

/// Called before players make a decision.
pub fn before_decision<F: AutoPassFamily>(world: &mut World, acts: &[F::Act]) {
    if !world.contains_resource::<AutoPass<F>>() {
        return;
    }
    if let Some(noted) = F::note(world, acts) {
        world.resource_mut::<AutoPass<F>>().noted = noted;
    }
}

/// Called after a decision of players or of auto-pass: the prompt that was left to the players is
/// closed.
pub fn after_decision<F: AutoPassFamily>(world: &mut World) {
    if let Some(mut m) = world.get_resource_mut::<AutoPass<F>>() {
        m.stay = None;
    }
}

/// Leaves the open prompt to the players: after an undo, and if an answer could not be saved.
pub fn stay<F: AutoPassFamily>(world: &mut World) {
    let number = play::prompt::<F>(world).map(|p| p.number);
    if let Some(mut m) = world.get_resource_mut::<AutoPass<F>>() {
        m.stay = number;
        m.hold = false;
    }
}
