//! The list of every component and resource that the rules depend on. Snapshots, undo and digests
//! follow from it.

use std::any::{Any, TypeId};
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::sync::Arc;

use bevy_ecs::component::Mutable;
use bevy_ecs::prelude::*;
use siphasher::sip::SipHasher13;

use super::Family;
use super::flow::{Flow, Over};
use super::prompt::Asked;
use super::rng::Rng;

/// A copy of one part of the game state.
type Saved = Arc<dyn Any + Send + Sync>;

/// A component of indexed entities, or a resource.
trait Part: Send + Sync {
    fn holds(&self) -> TypeId;
    fn save(&self, world: &World) -> Saved;
    fn restore(&self, world: &mut World, saved: &Saved);
    fn hash(&self, world: &World, hasher: &mut SipHasher13);
}

/// The list of the game state, in the order in which it is hashed.
#[derive(Resource)]
pub struct Truth<F: Family> {
    parts: Vec<Box<dyn Part>>,
    of: PhantomData<F>,
}

impl<F: Family> Truth<F> {
    /// Asks a family for its list. Resources of the kernel come last unless the family names them.
    pub(super) fn of_family() -> Truth<F> {
        let mut truth = Truth { parts: Vec::new(), of: PhantomData };
        F::truth(&mut truth);
        let has = |truth: &Truth<F>, id| truth.parts.iter().any(|p| p.holds() == id);
        if !has(&truth, TypeId::of::<Flow<F>>()) {
            truth.resource::<Flow<F>>();
        }
        if !has(&truth, TypeId::of::<Asked<F>>()) {
            truth.resource::<Asked<F>>();
        }
        if !has(&truth, TypeId::of::<Rng>()) {
            truth.resource::<Rng>();
        }
        if !has(&truth, TypeId::of::<Over<F>>()) {
            truth.resource::<Over<F>>();
        }
        truth
    }

    /// Adds a resource.
    pub fn resource<R: Resource + Clone + Hash>(&mut self) {
        self.resource_hashed_if::<R>(|_| true);
    }

    /// Adds a resource that is hashed only if it is not empty, for a family whose older digests
    /// must not change.
    pub fn resource_hashed_if<R: Resource + Clone + Hash>(&mut self, counts: fn(&R) -> bool) {
        let hash = move |r: &R, h: &mut SipHasher13| {
            if counts(r) {
                r.hash(h);
            }
        };
        self.parts.push(Box::new(OneResource { hash, of: PhantomData }));
    }

    /// Adds a resource that snapshots contain but digests do not: one that follows from the rest
    /// and from the decisions.
    pub fn resource_not_hashed<R: Resource + Clone>(&mut self) {
        let hash = |_: &R, _: &mut SipHasher13| {};
        self.parts.push(Box::new(OneResource { hash, of: PhantomData }));
    }

    /// Adds a component of the entities that `index` lists by their ids. Restoring a snapshot keeps
    /// existing entities, so that their display components stay; `fresh` is called for newly
    /// created entities, with their index.
    pub fn component<C>(&mut self, index: Entities, fresh: fn(&mut EntityWorldMut<'_>, usize))
    where
        C: Component<Mutability = Mutable> + Clone + Hash,
    {
        self.parts.push(Box::new(Components::<C> { index, fresh, of: PhantomData }));
    }
}

/// Returns the list in which a family keeps the entities of a component, by their ids.
#[derive(Clone, Copy, Debug)]
pub struct Entities {
    /// For reading.
    pub get: fn(&World) -> &Vec<Entity>,
    /// For writing.
    pub get_mut: fn(&mut World) -> &mut Vec<Entity>,
}

struct OneResource<R, H> {
    hash: H,
    of: PhantomData<fn() -> R>,
}

impl<R, H> Part for OneResource<R, H>
where
    R: Resource + Clone,
    H: Fn(&R, &mut SipHasher13) + Send + Sync,
{
    fn holds(&self) -> TypeId {
        TypeId::of::<R>()
    }

    fn save(&self, world: &World) -> Saved {
        Arc::new(world.resource::<R>().clone())
    }

    fn restore(&self, world: &mut World, saved: &Saved) {
        if let Some(r) = saved.downcast_ref::<R>() {
            world.insert_resource(r.clone());
        }
    }

    fn hash(&self, world: &World, hasher: &mut SipHasher13) {
        (self.hash)(world.resource::<R>(), hasher);
    }
}

struct Components<C> {
    index: Entities,
    fresh: fn(&mut EntityWorldMut<'_>, usize),
    of: PhantomData<fn() -> C>,
}

impl<C: Component> Components<C> {
    /// Returns the component of each entity of the index, in its order.
    fn all<'w>(&self, world: &'w World) -> impl Iterator<Item = Option<&'w C>> {
        // The component type is looked up once, not for each entity.
        let query = world.try_query::<&C>();
        let of = move |e: &Entity| query.as_ref()?.get_manual(world, *e).ok();
        (self.index.get)(world).iter().map(of)
    }
}

impl<C: Component<Mutability = Mutable> + Clone + Hash> Part for Components<C> {
    fn holds(&self) -> TypeId {
        TypeId::of::<C>()
    }

    fn save(&self, world: &World) -> Saved {
        let all: Vec<C> = self.all(world).flatten().cloned().collect();
        Arc::new(all)
    }

    fn restore(&self, world: &mut World, saved: &Saved) {
        let Some(to) = saved.downcast_ref::<Vec<C>>() else { return };
        let mut entities = std::mem::take((self.index.get_mut)(world));
        for extra in entities.drain(to.len().min(entities.len())..) {
            world.despawn(extra);
        }
        for (i, c) in to.iter().enumerate() {
            match entities.get(i).and_then(|e| world.get_entity_mut(*e).ok()) {
                Some(mut entity) => {
                    if let Some(mut old) = entity.get_mut::<C>() {
                        *old = c.clone();
                    } else {
                        entity.insert(c.clone());
                    }
                }
                None => {
                    let mut entity = world.spawn(c.clone());
                    (self.fresh)(&mut entity, i);
                    let id = entity.id();
                    entities.truncate(i);
                    entities.push(id);
                }
            }
        }
        *(self.index.get_mut)(world) = entities;
    }

    fn hash(&self, world: &World, hasher: &mut SipHasher13) {
        for component in self.all(world) {
            component.hash(hasher);
        }
    }
}

/// A copy of the whole game state without the pack: after a restore the game continues in the same
/// way.
#[derive(Clone)]
pub struct Snapshot<F: Family> {
    parts: Vec<Saved>,
    of: PhantomData<F>,
}

impl<F: Family> std::fmt::Debug for Snapshot<F> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Snapshot").field("parts", &self.parts.len()).finish_non_exhaustive()
    }
}

/// Creates a snapshot.
pub fn snapshot<F: Family>(world: &World) -> Snapshot<F> {
    let parts = world.resource::<Truth<F>>().parts.iter().map(|p| p.save(world)).collect();
    Snapshot { parts, of: PhantomData }
}

/// Restores a snapshot, which may come from another World with the same pack.
pub fn restore<F: Family>(world: &mut World, to: &Snapshot<F>) {
    world.resource_scope(|world, truth: Mut<Truth<F>>| {
        for (part, saved) in truth.parts.iter().zip(&to.parts) {
            part.restore(world, saved);
        }
    });
}

/// Returns a hash of the whole game state: equal for equal games, on every machine.
pub fn digest<F: Family>(world: &World) -> u64 {
    let mut hasher = SipHasher13::new_with_keys(0x0045_4d42_4552, 0x4445_434b);
    for part in &world.resource::<Truth<F>>().parts {
        part.hash(world, &mut hasher);
    }
    hasher.finish()
}
