//! Table manners: nobody is asked who can do nothing useful.
//!
//! The rules open a window whenever somebody is allowed to play something. This layer above them,
//! the same for the window, the text table, the protocol and simulations, answers such a prompt by
//! going on if nobody wants to be asked there ([`Stops`]), and leaves it to the people otherwise.
//! What it answers is an ordinary decision in the journal, so that a replay needs none of this and
//! the game is the same as if somebody had gone on. It never answers a prompt that has to be
//! decided (at most it says the order of things whose order makes no difference), and takes nothing
//! from the options of one that is asked.
//!
//! It also opens a check with the way that has the best chance over what can be staged, for every
//! client, also for one that is asked everything: that is a decision by itself like others.

pub mod alike;
mod footprint;
pub mod order;
mod over;
pub mod stops;
pub mod useful;
pub mod window;

use bevy_ecs::prelude::*;

pub use over::decided;
pub use stops::{Stop, Stops, Window};
pub use window::{Opening, Wanted, Why, opening, pin_id};

use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::{check, play};

/// The manners of the table in this world. A world without any is asked about everything.
#[derive(Resource, Clone, Debug, Default)]
pub struct Manners {
    /// What its people want to be asked about.
    pub stops: Stops,
    /// The very next window is to stop, whatever it is.
    hold: bool,
    /// The prompt that is left to the people, by its number.
    stay: Option<u32>,
    /// The table when this turn was ended.
    ended: Option<over::Ended>,
}

impl Manners {
    /// Whether the very next window will stop.
    pub fn holding(&self) -> bool {
        self.hold
    }
}

/// Brings manners to the table; those that were there are forgotten.
pub fn install(world: &mut World, stops: Stops) {
    world.insert_resource(Manners { stops, ..Manners::default() });
}

/// Takes them away: from now on everything is asked.
pub fn remove(world: &mut World) {
    world.remove_resource::<Manners>();
}

/// The very next window stops, whatever it is, or no longer does.
pub fn hold(world: &mut World, on: bool) {
    if let Some(mut m) = world.get_resource_mut::<Manners>() {
        m.hold = on;
    }
}

/// The way with which a check is opened, where that is another than the rules would take: the one
/// with the best chance over what the party can add. People may choose another all the same.
pub fn opens_with(world: &World) -> Option<Vec<Act>> {
    let prompt = play::prompt(world).filter(|p| p.ask == Ask::Check)?;
    let (alternative, skill) = check::opening(world)?;
    let way = Act::Way { alternative, skill };
    prompt.options.contains(&way).then(|| vec![way])
}

/// The answer that the open prompt gets by itself: nobody wants to be asked. A window at which
/// somebody is asked, or that is held, is left to the people from then on.
pub fn by_itself(world: &mut World) -> Option<Vec<Act>> {
    let number = play::prompt(world)?.number;
    let m = world.get_resource::<Manners>()?;
    if m.stay == Some(number) {
        return None;
    }
    let stops = m.stops.clone();
    if let Some(way) = opens_with(world) {
        return Some(way);
    }
    let window = opening(world, &stops)?;
    let mut m = world.resource_mut::<Manners>();
    if m.hold || !window.wanted.is_empty() {
        m.hold = false;
        m.stay = Some(number);
        return None;
    }
    Some(window.answer)
}

/// Who wants to be asked at the open prompt, and about what; nobody where it is no window.
pub fn wanted(world: &mut World) -> Vec<Wanted> {
    let Some(m) = world.get_resource::<Manners>() else { return Vec::new() };
    let stops = m.stops.clone();
    opening(world, &stops).map(|o| o.wanted).unwrap_or_default()
}

/// Notes how the table lies where a turn is about to be ended: what could be played then and was not
/// is nothing to ask about a moment later.
pub(crate) fn ending(world: &mut World, acts: &[Act]) {
    if acts != [Act::EndTurn] {
        return;
    }
    let ended = over::Ended::of(world);
    if let Some(mut m) = world.get_resource_mut::<Manners>() {
        m.ended = ended;
    }
}

/// Notes that a decision was made, by people or by the table itself: the prompt that was left to the
/// people is no longer open.
pub(crate) fn note(world: &mut World) {
    if let Some(mut m) = world.get_resource_mut::<Manners>() {
        m.stay = None;
    }
}

/// The open prompt is left to the people, after an undo and where an answer could not be saved.
pub(crate) fn stay(world: &mut World) {
    let number = play::prompt(world).map(|p| p.number);
    if let Some(mut m) = world.get_resource_mut::<Manners>() {
        m.stay = number;
        m.hold = false;
    }
}
