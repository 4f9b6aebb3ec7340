//! What holds for a while (AT-DATA-31), and what was used as often as it may be.

use bevy_ecs::prelude::*;

use crate::content::effect::{Instead, Rule, Standing};
use crate::content::words::{Once, Until};
use crate::ground::Sq;
use crate::rules::flow::frame::Die;
use crate::rules::state::ids::{FighterId, Source};
use crate::rules::state::in_force;

/// Something that holds and happens for a while.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Spell {
    /// Who has it: "Self" of its texts.
    pub on: FighterId,
    /// What gave it.
    pub source: Source,
    /// How long it stays.
    pub until: Until,
    /// What is so.
    pub standing: Vec<Standing>,
    /// What happens.
    pub rules: Vec<Rule>,
    /// What happens instead.
    pub instead: Vec<Instead>,
}

/// A text that was followed or used, and by whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Used {
    /// What has the text.
    pub source: Source,
    /// Its number there.
    pub number: u8,
    /// For whom it counts.
    pub who: Option<FighterId>,
    /// Until when it counts.
    pub once: Once,
}

/// Everything that holds for a while, the oldest first.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Lasting {
    /// What holds.
    pub spells: Vec<Spell>,
    /// What was used.
    pub used: Vec<Used>,
    /// The last move.
    pub trail: Trail,
    /// Dice that were kept as they lay, the lowest first; one hero alone can have a class that keeps dice
    /// (AT-LEVL-19), so they lie in one place.
    pub kept: Vec<Die>,
}

/// The squares of the last move, for texts that speak of it when it is over.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Trail {
    /// Who moved.
    pub who: Option<FighterId>,
    /// The squares that were entered, in order.
    pub squares: Vec<Sq>,
    /// The square where the move began.
    pub from: Option<Sq>,
}

/// Adds something that holds for a while, the newest last.
pub fn begin(world: &mut World, spell: Spell) {
    world.resource_mut::<Lasting>().spells.push(spell);
    in_force::changed(world);
}

/// Ends what stays until then for somebody, or for everybody.
pub fn end(world: &mut World, until: Until, who: Option<FighterId>) {
    let mut lasting = world.resource_mut::<Lasting>();
    lasting.spells.retain(|s| s.until != until || who.is_some_and(|who| s.on != who));
    in_force::changed(world);
}

/// Forgets what was used in a turn or in a round.
pub fn forget(world: &mut World, once: Once) {
    world.resource_mut::<Lasting>().used.retain(|u| u.once != once);
}

/// Returns whether a text may still be followed.
pub fn may(
    world: &World,
    once: Option<Once>,
    source: Source,
    number: u8,
    who: Option<FighterId>,
) -> bool {
    let used = &world.resource::<Lasting>().used;
    once.is_none() || !used.iter().any(|u| (u.source, u.number, u.who) == (source, number, who))
}

/// Notes that a text was followed.
pub fn note(
    world: &mut World,
    once: Option<Once>,
    source: Source,
    number: u8,
    who: Option<FighterId>,
) {
    if let Some(once) = once {
        world.resource_mut::<Lasting>().used.push(Used { source, number, who, once });
    }
}
