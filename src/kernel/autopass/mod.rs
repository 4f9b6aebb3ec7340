//! Auto-pass: nobody is asked who can do nothing useful.
//!
//! The rules open a prompt whenever somebody is allowed to do something. This layer above them, the
//! same for every client and for bots, answers such a prompt by going on if nobody wants to be asked
//! there ([`StopSettings`]), and leaves it to the people otherwise. What it answers is an ordinary
//! decision in the journal, so that a replay needs none of this and the game is the same as if
//! somebody had gone on. It never answers a prompt that has to be decided (at most it says the order
//! of things whose order makes no difference), and takes nothing from the options of one that is
//! asked.
//!
//! Which prompts can be passed, by what answer, and which options are useful, a family says by
//! [`AutoPassFamily`].

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
pub use settings::{Stop, StopSettings, Window};

/// A family of games whose tables can go on by themselves.
pub trait AutoPassFamily: Family {
    /// The kinds of moment at which play can go on without anybody's decision.
    type Window: Window;
    /// What the table notes about a decision, to know later what nobody need be asked again.
    type Noted: Clone + Debug + Default + Send + Sync + 'static;
    /// The most seats at a table.
    const SEATS: usize;

    /// Says whether play can go on from the open prompt without a decision, and how.
    fn passing(world: &mut World, prompt: &Prompt<Self>) -> Passing<Self>;

    /// Whether two options come to the same: they differ in nothing but which copy of a card they
    /// take.
    fn alike(_world: &World, a: &Self::Act, b: &Self::Act) -> bool {
        a == b
    }

    /// Returns the id by which what an option uses can be pinned.
    fn pin_id(_world: &World, _act: Self::Act) -> Option<&str> {
        None
    }

    /// Returns a decision that every table makes by itself at the open prompt, whatever people want to
    /// be asked about.
    fn opens_with(_world: &World) -> Option<Vec<Self::Act>> {
        None
    }

    /// Notes what matters about a decision that people are about to make; `None` leaves what was noted
    /// before.
    fn note(_world: &World, _acts: &[Self::Act]) -> Option<Self::Noted> {
        None
    }
}

/// Auto-pass at the table in this World. A World without it is asked about everything.
#[derive(Resource, Clone, Debug)]
pub struct AutoPass<F: AutoPassFamily> {
    /// What its people want to be asked about.
    pub stops: StopSettings<F::Window>,
    /// What the family has noted.
    pub noted: F::Noted,
    /// The very next window is to stop, whatever it is.
    hold: bool,
    /// The prompt that is left to the people, by its number.
    stay: Option<u32>,
}

impl<F: AutoPassFamily> AutoPass<F> {
    /// Whether the very next window will stop.
    pub fn holding(&self) -> bool {
        self.hold
    }
}

/// Has the table pass prompts by itself from now on; what it knew before is forgotten.
pub fn install<F: AutoPassFamily>(world: &mut World, stops: StopSettings<F::Window>) {
    let noted = F::Noted::default();
    world.insert_resource(AutoPass::<F> { stops, noted, hold: false, stay: None });
}

/// Has everything asked from now on.
pub fn remove<F: AutoPassFamily>(world: &mut World) {
    world.remove_resource::<AutoPass<F>>();
}

/// Returns what people want to be asked about, if the table goes on by itself at all.
pub fn stops<F: AutoPassFamily>(world: &World) -> Option<&StopSettings<F::Window>> {
    world.get_resource::<AutoPass<F>>().map(|m| &m.stops)
}

/// Changes what people want to be asked about, if the table goes on by itself at all.
pub fn set_stops<F: AutoPassFamily>(world: &mut World, stops: StopSettings<F::Window>) {
    if let Some(mut m) = world.get_resource_mut::<AutoPass<F>>() {
        m.stops = stops;
    }
}

/// Has the very next window stop, whatever it is, or no longer.
pub fn hold<F: AutoPassFamily>(world: &mut World, on: bool) {
    if let Some(mut m) = world.get_resource_mut::<AutoPass<F>>() {
        m.hold = on;
    }
}

/// Returns the answer that the open prompt gets by itself, if nobody wants to be asked. A window at
/// which somebody is asked, or that is held, is left to the people from then on.
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

/// Returns what the table decides by itself at the open prompt, also one that is asked everything.
pub fn passes<F: AutoPassFamily>(world: &mut World) -> Option<Vec<F::Act>> {
    by_itself::<F>(world).or_else(|| F::opens_with(world))
}

/// Whether a table with these stops would have made this decision by itself.
pub fn would_pass<F: AutoPassFamily>(
    world: &mut World,
    stops: &StopSettings<F::Window>,
    acts: &[F::Act],
) -> bool {
    opening::<F>(world, stops).is_some_and(|o| o.wanted.is_empty() && o.answer == acts)
}

/// Returns who wants to be asked at the open prompt, and about what; nobody where it is no window.
pub fn wanted<F: AutoPassFamily>(world: &mut World) -> Vec<Wanted<F>> {
    let Some(stops) = stops::<F>(world).cloned() else { return Vec::new() };
    opening::<F>(world, &stops).map(|o| o.wanted).unwrap_or_default()
}

/// Hears what people are about to decide.
pub fn before_decision<F: AutoPassFamily>(world: &mut World, acts: &[F::Act]) {
    if !world.contains_resource::<AutoPass<F>>() {
        return;
    }
    if let Some(noted) = F::note(world, acts) {
        world.resource_mut::<AutoPass<F>>().noted = noted;
    }
}

/// Hears that a decision was made, by people or by the table itself: the prompt that was left to the
/// people is no longer open.
pub fn after_decision<F: AutoPassFamily>(world: &mut World) {
    if let Some(mut m) = world.get_resource_mut::<AutoPass<F>>() {
        m.stay = None;
    }
}

/// Leaves the open prompt to the people: after an undo, and where an answer could not be saved.
pub fn stay<F: AutoPassFamily>(world: &mut World) {
    let number = play::prompt::<F>(world).map(|p| p.number);
    if let Some(mut m) = world.get_resource_mut::<AutoPass<F>>() {
        m.stay = number;
        m.hold = false;
    }
}
