//! A bounded cache with orders: a request returns the thing or orders it, and evicts what was
//! unused for longest.
//!
//! It does not depend on pictures, threads or graphics cards. Its clock advances once a frame.

use std::collections::BTreeMap;

/// The result of a request.
#[derive(Debug, PartialEq, Eq)]
pub enum Asked<T> {
    /// The thing.
    Here(T),
    /// The thing was ordered before, and is not ready yet.
    Coming,
    /// The thing must be made now; its room is reserved.
    Order,
    /// All the room is taken by things that are used in this frame.
    Full,
}

#[derive(Debug)]
struct Slot<T> {
    thing: Option<T>,
    bytes: usize,
    used: u64,
}

/// Things by key, up to a number of bytes, including those that are still being made.
#[derive(Debug)]
pub struct Shelf<K, T> {
    slots: BTreeMap<K, Slot<T>>,
    bytes: usize,
    bound: usize,
    clock: u64,
}

impl<K: Ord + Copy, T: Clone> Shelf<K, T> {
    /// Creates an empty cache with this many bytes.
    pub fn new(bound: usize) -> Self {
        Shelf { slots: BTreeMap::new(), bytes: 0, bound, clock: 1 }
    }

    /// Begins another frame.
    pub fn tick(&mut self) {
        self.clock += 1;
    }

    /// Returns the bytes of all things that are ready or ordered.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// Returns how many things are ready or ordered.
    pub fn len(&self) -> usize {
        self.slots.len()
    }

    /// Returns whether nothing is ready or ordered.
    pub fn is_empty(&self) -> bool {
        self.slots.is_empty()
    }

    /// Returns how many things are ordered and not ready yet.
    pub fn waiting(&self) -> usize {
        self.slots.values().filter(|s| s.thing.is_none()).count()
    }

    /// Requests a thing of this many bytes. Makes room by evicting the longest unused things, but
    /// nothing that is used in this frame.
    pub fn ask(&mut self, key: K, bytes: usize) -> Asked<T> {
        if let Some(slot) = self.slots.get_mut(&key) {
            slot.used = self.clock;
            return slot.thing.clone().map_or(Asked::Coming, Asked::Here);
        }
        if !self.make_room(bytes) {
            return Asked::Full;
        }
        self.bytes += bytes;
        self.slots.insert(key, Slot { thing: None, bytes, used: self.clock });
        Asked::Order
    }

    /// Marks a thing as used in this frame. Returns whether it is ready or ordered.
    pub fn touch(&mut self, key: &K) -> bool {
        let Some(slot) = self.slots.get_mut(key) else { return false };
        slot.used = self.clock;
        true
    }

    fn make_room(&mut self, bytes: usize) -> bool {
        if bytes > self.bound {
            return false;
        }
        while self.bytes + bytes > self.bound {
            let idle = self.slots.iter().filter(|(_, s)| s.used < self.clock);
            let Some(oldest) = idle.min_by_key(|(_, s)| s.used).map(|(k, _)| *k) else {
                return false;
            };
            self.take(&oldest);
        }
        true
    }

    fn take(&mut self, key: &K) {
        if let Some(slot) = self.slots.remove(key) {
            self.bytes = self.bytes.saturating_sub(slot.bytes);
        }
    }

    /// Stores a thing that was ordered. Returns false if the order was dropped.
    pub fn put(&mut self, key: &K, thing: T) -> bool {
        let Some(slot) = self.slots.get_mut(key) else { return false };
        slot.thing = Some(thing);
        true
    }

    /// Drops orders that were not requested for this many frames.
    pub fn drop_stale(&mut self, frames: u64) {
        let since = self.clock.saturating_sub(frames);
        let stale = |s: &Slot<T>| s.thing.is_none() && s.used < since;
        let keys: Vec<K> = self.slots.iter().filter(|(_, s)| stale(s)).map(|(k, _)| *k).collect();
        for key in keys {
            self.take(&key);
        }
    }

    /// Evicts things that were not used for this many frames, the longest unused first, until all
    /// of those take at most `most` bytes.
    pub fn thin_out(&mut self, frames: u64, most: usize) {
        let since = self.clock.saturating_sub(frames);
        let idle = self.slots.iter().filter(|(_, s)| s.thing.is_some() && s.used < since);
        let mut idle: Vec<(u64, usize, K)> = idle.map(|(k, s)| (s.used, s.bytes, *k)).collect();
        idle.sort();
        let mut bytes: usize = idle.iter().map(|(_, bytes, _)| bytes).sum();
        for (_, size, key) in idle {
            if bytes <= most {
                break;
            }
            bytes -= size;
            self.take(&key);
        }
    }

    /// Returns the frame in which an ordered thing was last used, or `None` if it is not ordered.
    pub fn wanted(&self, key: &K) -> Option<u64> {
        self.slots.get(key).filter(|s| s.thing.is_none()).map(|s| s.used)
    }

    /// Returns the things between two keys, in order.
    pub fn between(&self, from: K, to: K) -> impl DoubleEndedIterator<Item = (&K, &T)> {
        self.slots.range(from..=to).filter_map(|(k, s)| Some((k, s.thing.as_ref()?)))
    }

    /// Removes everything.
    pub fn clear(&mut self) {
        self.slots.clear();
        self.bytes = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stocked(bound: usize, keys: &[u32]) -> Shelf<u32, u32> {
        let mut shelf = Shelf::new(bound);
        for key in keys {
            shelf.tick();
            assert_eq!(shelf.ask(*key, 10), Asked::Order);
            assert!(shelf.put(key, *key));
        }
        shelf
    }

    fn keys(shelf: &Shelf<u32, u32>) -> Vec<u32> {
        shelf.between(0, u32::MAX).map(|(k, _)| *k).collect()
    }

    #[test]
    fn what_was_not_used_for_longest_goes_first_one_by_one() {
        let mut shelf = stocked(30, &[1, 2, 3]);
        shelf.tick();
        assert_eq!(shelf.ask(1, 10), Asked::Here(1));
        shelf.tick();
        assert_eq!(shelf.ask(4, 10), Asked::Order);
        assert_eq!(keys(&shelf), [1, 3], "only the second is gone");
        shelf.tick();
        assert_eq!(shelf.ask(5, 10), Asked::Order);
        assert_eq!(keys(&shelf), [1]);
    }

    #[test]
    fn the_bound_holds_for_what_is_there_and_for_what_is_ordered() {
        let mut shelf: Shelf<u32, u32> = Shelf::new(100);
        for key in 0..1000 {
            if key % 3 == 0 {
                shelf.tick();
            }
            let size = 7 + (key as usize * 13) % 40;
            if shelf.ask(key, size) == Asked::Order && key % 2 == 0 {
                shelf.put(&key, key);
            }
            assert!(shelf.bytes() <= 100, "{} bytes", shelf.bytes());
        }
        assert_eq!(shelf.ask(5000, 101), Asked::Full);
        shelf.clear();
        assert_eq!((shelf.bytes(), shelf.len()), (0, 0));
    }

    #[test]
    fn nothing_that_is_seen_in_this_frame_is_let_go() {
        let mut shelf = stocked(30, &[1, 2, 3]);
        shelf.tick();
        assert!(shelf.touch(&1) && shelf.touch(&2) && shelf.touch(&3));
        assert_eq!(shelf.ask(4, 10), Asked::Full);
        assert_eq!(keys(&shelf), [1, 2, 3]);
        shelf.tick();
        assert_eq!(shelf.ask(4, 10), Asked::Order);
    }

    #[test]
    fn what_is_not_used_takes_only_so_much() {
        let mut shelf = stocked(1000, &[1, 2, 3, 4, 5, 6]);
        for _ in 0..5 {
            shelf.tick();
            assert!(shelf.touch(&1) && shelf.touch(&4));
        }
        shelf.ask(7, 10);
        shelf.thin_out(3, 25);
        assert_eq!(keys(&shelf), [1, 4, 5, 6], "the oldest went, and nothing that is used");
        assert_eq!((shelf.waiting(), shelf.bytes()), (1, 50), "nor what is ordered");
        shelf.thin_out(3, 25);
        assert_eq!(shelf.len(), 5);
    }

    #[test]
    fn orders_that_nobody_asks_for_any_more_are_taken_back() {
        let mut shelf: Shelf<u32, u32> = Shelf::new(100);
        shelf.ask(1, 10);
        shelf.ask(2, 10);
        for _ in 0..5 {
            shelf.tick();
            assert_eq!(shelf.ask(2, 10), Asked::Coming);
            shelf.drop_stale(3);
        }
        assert_eq!((shelf.waiting(), shelf.bytes()), (1, 10));
        assert!(!shelf.put(&1, 1), "what comes too late is not kept");
        assert!(shelf.put(&2, 2));
        assert_eq!(shelf.wanted(&2), None);
    }
}
