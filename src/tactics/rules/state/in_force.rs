//! Which texts are in force, kept from one change to the next: almost every question asks for them.
//!
//! Whoever changes what they depend on calls [`changed`]. The functions that change figures, sheets,
//! piles, laws and what holds for a while do so themselves; a snapshot that is put back brings nothing
//! along.

use std::sync::OnceLock;

use bevy_ecs::prelude::*;

use super::ids::{FighterId, Source};
use crate::content::pack::{ClassId, CompanionId, DefId, EnemyId, TokenId};

/// What has a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bearer {
    /// The encounter.
    Encounter,
    /// A law that holds, by its number.
    Law(u8),
    /// An enemy.
    Enemy(EnemyId),
    /// A summon or an ally.
    Companion(CompanionId),
    /// A token.
    Token(TokenId),
    /// Terrain on the board, by its place in the pack's list.
    Terrain(usize),
    /// Terrain under a figure, by its place in the pack's list.
    Underfoot(usize),
    /// The class of a hero.
    Class(ClassId),
    /// A card on a player board.
    Card(DefId),
    /// What holds for a while, by its place in the list.
    Spell(usize),
}

/// A text that is in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What has it.
    pub bearer: Bearer,
    /// The figure of which it says "you".
    pub you: Option<FighterId>,
    /// What it is to be called.
    pub source: Source,
    /// Whether it holds for nobody but that figure, and nothing else of it is in force.
    pub own: bool,
    /// The kinds of events that it answers, a bit each.
    pub answers: u64,
}

/// Everything that is in force, in the order in which things answer an event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Gathered {
    /// What says that something is so.
    pub standing: Vec<Entry>,
    /// What says that something happens.
    pub rules: Vec<Entry>,
    /// What says that something happens instead.
    pub instead: Vec<Entry>,
}

/// What was gathered since the last change, if anybody has asked.
#[derive(Resource, Debug, Default)]
pub struct InForce {
    gathered: OnceLock<Gathered>,
    /// The kinds of events that some card in a hand or in play, or some power, answers, a bit each.
    offered: OnceLock<u64>,
}

/// A copy has nothing gathered, so that a snapshot holds nothing that follows from the rest of it.
impl Clone for InForce {
    fn clone(&self) -> InForce {
        InForce::default()
    }
}

/// Returns what is in force, gathered unless it is known. It is always what gathering anew would give.
pub fn known(world: &World, gather: fn(&World) -> Gathered) -> &Gathered {
    let known = world.resource::<InForce>().gathered.get_or_init(|| gather(world));
    debug_assert_eq!(*known, gather(world), "what is in force was changed without a word");
    known
}

/// Forgets what was gathered. To be called after every change of what texts depend on.
pub fn changed(world: &mut World) {
    world.resource_mut::<InForce>().gathered.take();
}

/// Returns the kinds of events that something which heroes may use answers, looked up unless they are known.
pub fn offered(world: &World, look: fn(&World) -> u64) -> u64 {
    *world.resource::<InForce>().offered.get_or_init(|| look(world))
}

/// Forgets that too. To be called after every change of what heroes hold and have, and of who is there.
pub fn dealt(world: &mut World) {
    *world.resource_mut::<InForce>() = InForce::default();
}
