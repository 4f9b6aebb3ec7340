//! Finds what is worth telling: plays a chapter again on a table of its own, and listens.

use std::sync::Arc;

use bevy_ecs::prelude::*;
use kernel::history::Keep;
use kernel::journal::Journal;
use kernel::play;
use kernel::truth::digest;
use lang::saturating;

use super::deed::{Deed, Doer, TextOf, Went};
use crate::content::TacticsContent;
use crate::content::printed::EnemyKind;
use crate::content::words::{CardKind, Divider, Outcome};
use crate::enemy::Because;
use crate::rules::family::Tactics;
use crate::rules::flow::cue::{Cue, Cues};
use crate::rules::flow::frame::Telling;
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::road::reading;
use crate::rules::start::Start;
use crate::rules::state::fighter::FighterKind;
use crate::rules::state::ids::{CardId, Def, FighterId, SeatId};
use crate::rules::state::piles::{self, Pile};
use crate::rules::state::round::Progress;
use crate::rules::state::table::{self, Book};

/// The deeds of a chapter as far as it was played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deeds {
    /// Everything worth telling.
    pub all: Vec<Deed>,
    /// The digest of the table after the last decision.
    pub digest: u64,
}

/// Returns the deeds of the chapter on a table; nothing for a position, which has no start.
pub fn of_table(world: &World) -> Option<Deeds> {
    let journal = world.resource::<Journal<Tactics>>();
    deeds(&world.resource::<Book>().0, journal.start.as_ref()?, &journal.decisions)
}

/// Returns the deeds of a chapter with this start and these decisions, as far as the rules take them.
/// Returns `None` if it cannot be begun.
pub fn deeds(
    content: &Arc<TacticsContent>,
    start: &Start,
    decisions: &[Vec<Act>],
) -> Option<Deeds> {
    let mut world = World::new();
    play::install::<Tactics>(&mut world, content.clone());
    world.insert_resource(Keep(false));
    world.resource_mut::<Cues>().listening = true;
    play::begin::<Tactics>(&mut world, start).ok()?;
    let mut listener = Listener::new(&world);
    listener.hear(&mut world);
    for acts in decisions {
        listener.decided(&world, acts);
        if play::submit::<Tactics>(&mut world, acts).is_err() {
            break;
        }
        listener.hear(&mut world);
    }
    Some(Deeds { all: listener.finish(&world), digest: digest::<Tactics>(&world) })
}

/// What a hero did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Tally {
    dealt: u32,
    taken: u32,
    healed: u32,
    felled: u16,
}

struct Listener {
    all: Vec<Deed>,
    round: u16,
    /// Who is down, by seat.
    down: Vec<bool>,
    /// The HP of heroes who were hurt or healed, by seat.
    hp: Vec<Option<i16>>,
    /// Who hurt each figure last.
    hurt_by: Vec<(FighterId, Option<FighterId>)>,
    /// Why the enemy that acted last went for whom it went.
    why: Option<(FighterId, Vec<Because>)>,
    /// The figure that acts now.
    turn: Option<FighterId>,
    tallies: Vec<Tally>,
    blow: Option<Deed>,
    hardest: i32,
    gold: i16,
    potions: u8,
    last_potion: bool,
    is_over: bool,
}

impl Listener {
    fn new(world: &World) -> Listener {
        let heroes = table::heroes(world);
        Listener {
            all: Vec::new(),
            round: 0,
            down: vec![false; heroes],
            hp: vec![None; heroes],
            hurt_by: Vec::new(),
            why: None,
            turn: None,
            tallies: vec![Tally::default(); heroes],
            blow: None,
            hardest: 0,
            gold: 0,
            potions: 0,
            last_potion: false,
            is_over: false,
        }
    }

    /// Notes a choice before it is carried out.
    fn decided(&mut self, world: &World, acts: &[Act]) {
        let Some(prompt) = play::prompt::<Tactics>(world) else { return };
        if !matches!(prompt.ask, Ask::Story | Ask::Market) {
            return;
        }
        let of = || match reading(world).of {
            Telling::Chapter => TextOf::Chapter,
            Telling::Result(outcome) => TextOf::Result(outcome),
            Telling::Card(card) => {
                TextOf::Card(printed(world, card).map_or_else(String::new, |(id, _)| id))
            }
        };
        match acts {
            [Act::Choice(choice)] => self.all.push(Deed::Chose { of: of(), choice: *choice }),
            [Act::Service(choice)] => {
                self.all.push(Deed::Chose { of: TextOf::Services, choice: *choice });
            }
            _ => {}
        }
    }

    /// Notes everything that happened since.
    fn hear(&mut self, world: &mut World) {
        let cues = world.resource_mut::<Cues>().drain();
        for cue in cues {
            self.note(world, &cue);
        }
    }

    fn note(&mut self, world: &World, cue: &Cue) {
        match cue {
            Cue::Round { number } => self.round = *number,
            Cue::Turn { who } => self.turn = Some(*who),
            Cue::Reason { who, because } => match &mut self.why {
                Some((of, all)) if of == who => all.extend(because.iter().cloned()),
                why => *why = Some((*who, because.clone())),
            },
            Cue::Activated { .. } => self.why = None,
            Cue::Hurt { who, by, damage, hp } => {
                self.left(world, *who, *hp);
                self.hurt(world, *who, *by, *damage);
            }
            Cue::Healed { who, by, hp } => {
                self.left(world, *who, *hp);
                self.rose(world, *who);
                let healer = self.turn.and_then(|id| table::fighter(world, id).seat());
                if let Some(tally) = healer.and_then(|s| self.tallies.get_mut(usize::from(s.0))) {
                    tally.healed += u32::try_from(*by).unwrap_or(0);
                }
            }
            Cue::Stood { who, .. } | Cue::Put { who, .. } => self.rose(world, *who),
            Cue::Fell { who } => self.fell(world, *who),
            Cue::Potion { left, .. } => {
                self.potions = self.potions.saturating_add(1);
                self.last_potion = *left == 0;
            }
            Cue::Levelled { hero, card } => {
                if let Def::LevelUp(id) = piles::card(world, *card).def {
                    let card = table::book(world).level(id).id.clone();
                    self.all.push(Deed::Levelled { hero: hero.0, card });
                }
            }
            Cue::Card { card: Some(card), from, to } => self.moved(world, *card, *from, *to),
            Cue::Over { outcome, .. } => self.over(world, *outcome),
            _ => {}
        }
    }

    /// Notes how many HP a hero has left.
    fn left(&mut self, world: &World, who: FighterId, hp: i16) {
        let seat = table::fighter(world, who).seat();
        if let Some(known) = seat.and_then(|seat| self.hp.get_mut(usize::from(seat.0))) {
            *known = Some(hp);
        }
    }

    fn hurt(&mut self, world: &World, who: FighterId, by: Option<FighterId>, damage: i32) {
        self.hurt_by.retain(|(of, _)| *of != who);
        self.hurt_by.push((who, by));
        let amount = u32::try_from(damage).unwrap_or(0);
        let seat = |id: FighterId| table::fighter(world, id).seat().map(|s| usize::from(s.0));
        if let Some(tally) = seat(who).and_then(|seat| self.tallies.get_mut(seat)) {
            tally.taken += amount;
        }
        let Some(by) = by.and_then(seat) else { return };
        let at = doer(world, who);
        if matches!(at, Doer::Hero(_)) {
            return;
        }
        self.tallies[by].dealt += amount;
        if damage > self.hardest {
            self.hardest = damage;
            self.blow = Some(Deed::Blow { hero: saturating::byte(by), at, damage });
        }
    }

    fn rose(&mut self, world: &World, who: FighterId) {
        let Some(seat) = table::fighter(world, who).seat() else { return };
        if std::mem::take(&mut self.down[usize::from(seat.0)]) && !self.is_over {
            self.all.push(Deed::Rose { hero: seat.0, round: self.round });
        }
    }

    fn fell(&mut self, world: &World, who: FighterId) {
        let by = self.hurt_by.iter().find(|(of, _)| *of == who).and_then(|(_, by)| *by);
        let round = self.round;
        match table::fighter(world, who).kind {
            FighterKind::Hero(seat) => {
                self.down[usize::from(seat.0)] = true;
                let why = by.and_then(|by| self.went(by, who));
                let by = by.map(|id| doer(world, id));
                self.all.push(Deed::Fell { hero: seat.0, by, why, round });
            }
            FighterKind::Enemy(def) => {
                let felled_by = by.and_then(|id| table::fighter(world, id).seat());
                if let Some(seat) = felled_by {
                    self.tallies[usize::from(seat.0)].felled += 1;
                }
                let enemy = table::book(world).enemy(def);
                if enemy.kind == EnemyKind::Boss {
                    let (enemy, by) = (enemy.id.clone(), by.map(|id| doer(world, id)));
                    self.all.push(Deed::Defeated { enemy, by, round });
                }
            }
            FighterKind::Summon { .. } | FighterKind::Ally { .. } => {}
        }
    }

    /// Returns why an enemy has just gone for somebody.
    fn went(&self, by: FighterId, at: FighterId) -> Option<Went> {
        let (_, all) = self.why.as_ref().filter(|(of, _)| *of == by)?;
        all.iter().rev().find_map(|because| match because {
            Because::Closest { who, away } if who.contains(&at) => Some(Went::Closest(*away)),
            Because::Preferred { who, away } if who.contains(&at) => Some(Went::Preferred(*away)),
            _ => None,
        })
    }

    fn over(&mut self, world: &World, outcome: Outcome) {
        self.is_over = true;
        if outcome == Outcome::Failure {
            return;
        }
        let met = world.resource::<Progress>().bonus.clone();
        let met = (0..).zip(met).filter(|(_, met)| *met).map(|(n, _)| Deed::Bonus(n));
        self.all.extend(met);
        let up: Vec<usize> = (0..self.down.len()).filter(|seat| !self.down[*seat]).collect();
        if let [last] = up[..] {
            self.all.push(Deed::LastStanding(saturating::byte(last)));
        }
        let standing: Vec<(usize, Option<i16>)> = up.iter().map(|n| (*n, self.hp[*n])).collect();
        let unhurt = self.tallies.iter().all(|tally| tally.taken == 0);
        self.all.extend(close_calls(&standing, self.last_potion, unhurt));
    }

    /// Notes cards that come from the box or go back to it: what is worth a word, and gold.
    fn moved(&mut self, world: &World, card: CardId, from: Pile, to: Pile) {
        let Some((id, kind)) = printed(world, card) else { return };
        let told =
            kind.is_equipment() || matches!(kind, CardKind::Perk | CardKind::Item | CardKind::Mark);
        match (holder(from), holder(to)) {
            (None, Some(_)) if kind == CardKind::Gold => self.gold += 1,
            (Some(_), None) if kind == CardKind::Gold => self.gold -= 1,
            (None, Some(hero)) if told => self.all.push(Deed::Gained { hero, card: id }),
            (Some(hero), None) if told => self.all.push(Deed::Lost { hero, card: id }),
            _ => {}
        }
    }

    fn finish(mut self, _world: &World) -> Vec<Deed> {
        self.all.extend(self.blow.take());
        if self.gold != 0 {
            self.all.push(Deed::Gold(self.gold));
        }
        if self.potions > 0 {
            self.all.push(Deed::Potions(self.potions));
        }
        for (hero, tally) in (0..).zip(self.tallies) {
            if tally != Tally::default() {
                let Tally { dealt, taken, healed, felled } = tally;
                self.all.push(Deed::Tally { hero, dealt, taken, healed, felled });
            }
        }
        self.all
    }
}

/// Returns how close a won encounter was: the heroes who stand with their HP where these changed, whether
/// the last potion was used, and whether nobody was hurt.
fn close_calls(standing: &[(usize, Option<i16>)], last_potion: bool, unhurt: bool) -> Vec<Deed> {
    let narrow = standing.iter().filter(|(_, hp)| *hp == Some(1));
    let narrow = narrow.map(|(seat, _)| Deed::OneHp(saturating::byte(*seat)));
    let potion = last_potion.then_some(Deed::LastPotion);
    narrow.chain(potion).chain(unhurt.then_some(Deed::Unhurt)).collect()
}

/// Returns what is printed on a card of heroes or of the party.
fn printed(world: &World, card: CardId) -> Option<(String, CardKind)> {
    table::printed(world, card).map(|def| (def.id.clone(), def.kind))
}

/// Returns who holds the cards of a pile: a hero, the party, or nobody, for the box.
fn holder(pile: Pile) -> Option<Option<u8>> {
    let of = |seat: SeatId| Some(Some(seat.0));
    match pile {
        Pile::Deck(s)
        | Pile::Hand(s)
        | Pile::Discards(s)
        | Pile::Board(s)
        | Pile::SetAside(s)
        | Pile::Levels(s)
        | Pile::Tuck(s) => of(s),
        Pile::Divider(Divider::PartyItems) | Pile::Aside => Some(None),
        Pile::Divider(_)
        | Pile::Directions
        | Pile::DirectionsDrawn
        | Pile::BossDeck(_)
        | Pile::BossDiscards(_) => None,
    }
}

fn doer(world: &World, id: FighterId) -> Doer {
    let content = table::book(world);
    match table::fighter(world, id).kind {
        FighterKind::Hero(seat) => Doer::Hero(seat.0),
        FighterKind::Enemy(def) => Doer::Enemy(content.enemy(def).id.clone()),
        FighterKind::Summon { def, .. } | FighterKind::Ally { def, .. } => {
            Doer::Companion(content.companion(def).id.clone())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A hero with one HP, the last potion and a party that was not hurt are told; anything else is not.
    #[test]
    fn close_calls_are_told() {
        let standing = [(0, Some(1)), (1, None), (2, Some(7))];
        assert_eq!(close_calls(&standing, true, false), [Deed::OneHp(0), Deed::LastPotion]);
        assert_eq!(close_calls(&[(1, None)], false, true), [Deed::Unhurt]);
        assert_eq!(close_calls(&standing[1..], false, false), []);
    }
}
