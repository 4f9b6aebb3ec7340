//! The narrator, which turns the cues of a replayed scenario into its story and its statistics.

use std::collections::BTreeSet;

use bevy_ecs::prelude::*;

use super::chapter::{Call, Epitaph, Mark, Sentence, Turn};
use super::encounter::{OpenEncounter, Result, Roll};
use super::phrases::{brief, mid, short};
use super::tally::Tally;
use crate::cards::effect::Purpose;
use crate::kernel::campaign::privacy::is_private;
use crate::rules::check::{self, CheckView};
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::state::cue::{Cue, Cues};
use crate::rules::state::ids::{CardId, HeroId, PileId, PlaceId};
use crate::rules::state::table;
use crate::rules::{describe, play};

/// The number of cards returning to a deck at once from which on the story mentions it.
const RECOVERED: u64 = 3;

/// The story of a scenario.
#[derive(Clone, Debug, Default)]
pub struct Story {
    /// The sentences of the beginning.
    pub opening: Vec<Sentence>,
    /// The turns.
    pub turns: Vec<Turn>,
    /// The sentences of the end.
    pub ending: Vec<Sentence>,
    /// The statistics of each seat.
    pub tallies: Vec<Tally>,
    /// The close calls in order.
    pub calls: Vec<Call>,
    /// The epitaphs.
    pub epitaphs: Vec<Epitaph>,
}

/// Where the last check is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Slot {
    /// In the innermost encounter.
    Met,
    /// In [`Narrator::loose`], outside of any encounter.
    Loose,
}

/// The narrator. [`Narrator::before`] is called before each decision, [`Narrator::after`] after it.
#[derive(Debug)]
pub struct Narrator {
    /// The names of the heroes.
    pub(super) heroes: Vec<String>,
    /// The heroes' locations.
    pub(super) at: Vec<PlaceId>,
    pub(super) story: Story,
    /// The open encounters, the innermost last.
    pub(super) open: Vec<OpenEncounter>,
    /// A check that belongs to no encounter and is not part of the story yet.
    pub(super) loose: Option<Roll>,
    /// The last check, as long as its result may still change.
    pub(super) last: Option<Slot>,
    /// The check at the moment of its roll.
    pub(super) rolling: Option<CheckView>,
    /// Whether rerolls are optional at the moment.
    pub(super) choice: bool,
    /// Whether dice were rerolled, so that the next result belongs to the same check.
    pub(super) again: bool,
    /// The number of cards that returned to each deck and are not part of the story yet.
    pub(super) healed: Vec<u64>,
    /// The heroes who died in this step: what moves their cards then is no action of theirs.
    pub(super) dead: Vec<HeroId>,
    /// The last location that this turn's story named.
    pub(super) named: Option<PlaceId>,
    /// The smallest size of each deck, and its turn.
    pub(super) thinnest: Vec<Option<(usize, u32)>>,
    /// The cards that were already named in full.
    pub(super) introduced: BTreeSet<CardId>,
    pub(super) active: HeroId,
    pub(super) turn: u32,
    pub(super) left: u64,
}

impl Narrator {
    /// Creates a narrator for a table.
    pub fn new(world: &mut World) -> Narrator {
        world.resource_mut::<Cues>().listening = true;
        world.resource_mut::<Cues>().drain();
        let ids: Vec<HeroId> = table::heroes(world).collect();
        let names: Vec<String> = ids.iter().map(|h| describe::hero_name(world, *h)).collect();
        let clock = *world.resource::<table::Clock>();
        let mut narrator = Narrator {
            heroes: short(&names),
            at: Vec::new(),
            story: Story { tallies: vec![Tally::default(); ids.len()], ..Story::default() },
            open: Vec::new(),
            loose: None,
            last: None,
            rolling: None,
            choice: false,
            again: false,
            healed: vec![0; ids.len()],
            dead: Vec::new(),
            named: None,
            thinnest: vec![None; ids.len()],
            introduced: BTreeSet::new(),
            active: clock.active,
            turn: clock.turn,
            left: table::pile(world, PileId::Blessings).len() as u64,
        };
        narrator.look(world);
        narrator
    }

    /// Stores the state of the table before a decision.
    fn look(&mut self, world: &World) {
        self.at = table::heroes(world).map(|h| table::hero(world, h).at).collect();
        self.dead.clear();
    }

    /// Prepares for a decision before it is applied.
    pub fn before(&mut self, world: &World, acts: &[Act]) {
        self.look(world);
        let asked = play::prompt(world).map(|p| p.ask);
        self.rolling = match (asked, acts) {
            (Some(Ask::Check), [Act::Roll]) => check::view(world),
            _ => None,
        };
        match (asked, acts) {
            (Some(Ask::Rolled), [Act::Use { .. }]) => self.choice = true,
            (Some(Ask::Check), [Act::Roll]) => self.choice = false,
            _ => {}
        }
    }

    /// Processes the cues after a decision was applied.
    pub fn after(&mut self, world: &mut World) {
        let cues = world.resource_mut::<Cues>().drain();
        for cue in cues {
            self.hear(world, &cue);
        }
        let asked = play::prompt(world).map(|p| p.ask);
        if !matches!(asked, Some(Ask::Rolled | Ask::Die)) {
            self.settle();
        }
        if self.turn == 0 || play::ended(world).is_some() {
            return;
        }
        for h in table::living(world) {
            let cards = table::pile(world, PileId::Deck(h)).len();
            let seen = &mut self.thinnest[usize::from(h.0)];
            if seen.is_none_or(|(n, _)| cards < n) {
                *seen = Some((cards, self.turn));
            }
        }
    }

    pub(super) fn tally(&mut self, hero: HeroId) -> &mut Tally {
        &mut self.story.tallies[usize::from(hero.0)]
    }

    pub(super) fn name(&self, hero: HeroId) -> String {
        self.heroes[usize::from(hero.0)].clone()
    }

    /// Appends a sentence to the current part of the story.
    pub(super) fn push(&mut self, sentence: Sentence) {
        match self.story.turns.last_mut() {
            Some(turn) => turn.story.push(sentence),
            None => self.story.opening.push(sentence),
        }
    }

    pub(super) fn add(&mut self, text: String, mark: Mark) {
        self.push(Sentence::new(text, mark));
    }

    pub(super) fn add_about(&mut self, world: &World, text: String, mark: Mark, card: CardId) {
        let id = table::printed(world, card).id.clone();
        self.push(Sentence::with(text, mark, vec![id]));
    }

    /// Returns the number of sentences so far, which varies the phrases.
    pub(super) fn count(&self) -> usize {
        self.turn as usize + self.story.turns.last().map_or(0, |t| t.story.len())
    }

    fn hear(&mut self, world: &World, cue: &Cue) {
        let name = |c: CardId| describe::card_name(world, c);
        let place = |p: PlaceId| mid(&describe::place_name(world, p));
        match *cue {
            Cue::Turn { hero, number } => self.turn_begins(world, hero, number),
            Cue::Hour { card, left } => {
                self.left = left as u64;
                if let Some(turn) = self.story.turns.last_mut() {
                    turn.left = left as u64;
                    if turn.hour.is_empty() {
                        turn.hour = name(card);
                    }
                }
            }
            Cue::Moved { card, from, to } => self.moved(world, card, from, to),
            Cue::Walked { hero, to, .. } => self.at[usize::from(hero.0)] = to,
            Cue::Hidden { hero, place: p } => {
                let text = t!("story-lost-at", hero = self.name(hero), place = place(p));
                self.add(text, Mark::Harm);
            }
            Cue::Found { hero, place: p } => {
                self.at[usize::from(hero.0)] = p;
                let text = t!("story-found-at", hero = self.name(hero), place = place(p));
                self.add(text, Mark::Gain);
            }
            Cue::Suffered { hero, card: Some(card) } => {
                self.tally(hero).scourges += 1;
                let text = t!("story-suffered", hero = self.name(hero), card = name(card));
                self.add_about(world, text, Mark::Harm, card);
            }
            Cue::Explored { hero, place, .. } => {
                self.pause();
                self.tally(hero).explored += 1;
                self.at[usize::from(hero.0)] = place;
            }
            Cue::Encounter { hero, card, summoned } => {
                self.tally(hero).met += 1;
                let def = table::printed(world, card);
                self.open.push(OpenEncounter {
                    hero,
                    card,
                    id: def.id.clone(),
                    name: def.name.clone(),
                    kind: def.kind,
                    rank: def.rank,
                    place: self.at[usize::from(hero.0)],
                    summoned,
                    rolls: Vec::new(),
                    damage: 0,
                });
            }
            Cue::Evaded { hero, card, .. } => self.over(world, hero, card, Result::Evaded),
            Cue::Defeated { hero, card } => self.over(world, hero, card, Result::Defeated),
            Cue::Undefeated { hero, card, .. } => self.over(world, hero, card, Result::Undefeated),
            Cue::Acquired { hero, card } => self.over(world, hero, card, Result::Acquired),
            Cue::NotAcquired { hero, card } => self.over(world, hero, card, Result::Missed),
            Cue::Played { hero, .. } => self.played(world, hero),
            Cue::Rolled { .. } => self.rolled(world, cue),
            Cue::Rerolled { hero, ref dice } | Cue::Dice { hero, ref dice, .. } => {
                dice.iter().for_each(|d| self.tally(hero).die(d.faces, d.value));
                if matches!(cue, Cue::Rerolled { .. }) {
                    self.again = true;
                    if let Some(roll) = self.last_roll() {
                        roll.again |= !dice.is_empty();
                    }
                }
            }
            Cue::Damage { hero, amount, reduced, .. } => {
                let tally = self.tally(hero);
                tally.damage += u64::try_from(amount).unwrap_or(0);
                tally.prevented += u64::try_from(reduced).unwrap_or(0);
                match self.open.last_mut().filter(|m| m.hero == hero) {
                    Some(encounter) => encounter.damage += amount.max(0),
                    None if amount > 0 => {
                        let text = t!("story-took-damage", hero = self.name(hero), amount = amount);
                        self.add(text, Mark::Harm);
                    }
                    None => {}
                }
            }
            Cue::Closed { place: p, permanently } => self.closed(world, p, permanently),
            Cue::Opened { .. }
            | Cue::LeftUp { .. }
            | Cue::Marked { .. }
            | Cue::Unmarked { .. }
            | Cue::Ship { .. }
            | Cue::Charges { .. }
            | Cue::Unresolved { .. } => {}
            Cue::Built { place: p } => {
                self.add(t!("story-way", place = place(p)), Mark::Plain);
            }
            Cue::Escaped { card, ref to } => {
                let name = name(card);
                let text = match to.as_slice() {
                    [one] => t!("story-escaped-to", card = brief(&name), place = place(*one)),
                    _ => t!("story-escaped", card = brief(&name)),
                };
                self.add_about(world, text, Mark::Villain, card);
            }
            Cue::Gave { from, to, card } => {
                self.tally(from).given += 1;
                // With private hands nobody else has seen the card.
                if !is_private(world) {
                    let (from, to) = (self.name(from), self.name(to));
                    let text = t!("story-gave", from = from, card = name(card), to = to);
                    self.add_about(world, text, Mark::Plain, card);
                }
            }
            Cue::Revived { hero } => {
                self.add(t!("story-revived", hero = self.name(hero)), Mark::Gain);
            }
            Cue::Died { hero } => self.died(world, hero),
            Cue::Over { .. } => self.flush(world),
            Cue::TookBack { hero, .. } => self.took_back(world, hero),
            Cue::Shuffled { .. }
            | Cue::Suffered { card: None, .. }
            | Cue::Forced { .. }
            | Cue::Examined { .. } => {}
        }
    }

    fn turn_begins(&mut self, world: &World, hero: HeroId, number: u32) {
        self.flush(world);
        self.tally(hero).turns += 1;
        (self.active, self.turn, self.named) = (hero, number, None);
        let left = self.left;
        self.story.turns.push(Turn { number, seat: hero.0, left, ..Turn::default() });
    }

    fn moved(&mut self, world: &World, card: Option<CardId>, from: PileId, to: PileId) {
        use PileId::{Box, Deck, Discards, Vault};
        let Some(hero) = from.hero().filter(|h| !self.dead.contains(h)) else { return };
        match (from, to) {
            // Cards that are returned during set-up were never lost.
            (Discards(a), Deck(b)) if a == b && self.turn > 0 => {
                self.healed[usize::from(hero.0)] += 1
            }
            (_, Box(_) | Vault) => {
                let boon = |c: &CardId| table::printed(world, *c).kind.is_boon();
                let Some(card) = card.filter(boon) else { return };
                self.tally(hero).banished += 1;
                let text = t!(
                    "story-lost-card",
                    hero = self.name(hero),
                    card = describe::card_name(world, card)
                );
                self.add_about(world, text, Mark::Plain, card);
            }
            _ => {}
        }
    }

    fn closed(&mut self, world: &World, place: PlaceId, permanently: bool) {
        self.settle();
        let here = |t: &Narrator, h: HeroId| t.at[usize::from(h.0)] == place;
        let by = match self.active {
            a if here(self, a) => a,
            a => table::living(world).into_iter().find(|h| here(self, *h)).unwrap_or(a),
        };
        let roll = self.loose.take_if(|r| r.purpose == Purpose::Close);
        let by = roll.as_ref().map_or(by, |r| r.hero);
        let name = mid(&describe::place_name(world, place));
        let mut cards = Vec::new();
        let check = roll.map_or_else(String::new, |r| format!(" ({})", r.describe(&mut cards)));
        self.flush_loose();
        let text = if permanently {
            self.tally(by).closed += 1;
            t!("story-closed", hero = self.name(by), place = name, check = check)
        } else {
            t!("story-held", hero = self.name(by), place = name, check = check)
        };
        self.push(Sentence::with(text, Mark::Closed, cards));
    }

    /// Adds what is pending before something new begins, as far as it is complete.
    fn pause(&mut self) {
        self.settle();
        self.flush_loose();
        for seat in 0..self.healed.len() {
            let n = std::mem::take(&mut self.healed[seat]);
            self.story.tallies[seat].healed += n;
            if n >= RECOVERED {
                let text = t!(
                    "story-recovered",
                    hero = self.heroes[seat].as_str(),
                    cards = describe::cards(usize::try_from(n).unwrap_or(usize::MAX))
                );
                self.add(text, Mark::Gain);
            }
        }
    }

    /// Adds everything that is pending, including interrupted encounters.
    fn flush(&mut self, world: &World) {
        self.settle();
        for encounter in std::mem::take(&mut self.open) {
            if !encounter.rolls.is_empty() || encounter.damage > 0 {
                self.met(world, &encounter, Result::Broken);
            }
        }
        self.pause();
    }

    /// Ends the story with everything that is pending.
    pub fn finish(mut self, world: &World) -> Story {
        self.flush(world);
        super::ending::end(&mut self, world);
        self.story
    }
}
