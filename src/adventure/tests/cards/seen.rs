//! What comes to pass: read off the frames, the cues and what stands.

use adventure::rules::flow::drive::{CurrentEncounter as _, Nearest as _};
use std::collections::BTreeSet;

use adventure::cards::content::Content;
use adventure::cards::effect::{Change, Effects, Fate, Purpose, To};
use adventure::rules::check::pool;
use adventure::rules::effect::cond::{Facts, check_fits};
use adventure::rules::effect::standing;
use adventure::rules::flow::drive::Steps;
use adventure::rules::flow::frame::{Flow, Frame, Step};
use adventure::rules::flow::prompt::{Act, Ask, Source};
use adventure::rules::legal::BORROWED;
use adventure::rules::state::board::Board;
use adventure::rules::state::cue::Cue;
use adventure::rules::state::ids::{CardId, HeroId, PileId};
use adventure::rules::state::table::{self, Clock};
use bevy_ecs::prelude::*;

use super::parts::{Subject, What};

/// The lists of effects that were carried out, each by where it is kept in the pack.
#[derive(Resource, Default)]
pub struct Carried(BTreeSet<usize>);

fn name(list: &Effects) -> usize {
    list.as_ptr() as usize
}

/// Notes every list of effects that is carried out from now on.
pub fn watch(world: &mut World) {
    world.insert_resource(Carried::default());
    world.resource_mut::<Steps>().add_first(Step::Effects, note);
}

fn note(world: &mut World) {
    if let Some(Frame::Effects(f)) = world.resource::<Flow>().frames.last() {
        let list = name(&f.list.0);
        world.resource_mut::<Carried>().0.insert(list);
    }
}

/// What a game has shown so far.
#[derive(Default)]
pub struct Seen {
    carried: BTreeSet<usize>,
    cues: Vec<Cue>,
    /// Cards that a fate awaits.
    fates: Vec<(CardId, Fate)>,
    used: Option<(Source, u8, bool)>,
    asked: Option<Ask>,
    taken: Vec<Act>,
    closing: Option<(usize, u8)>,
}

impl Seen {
    /// Notes what is about to be answered.
    pub fn before(&mut self, world: &World, acts: &[Act]) {
        self.used = match acts {
            [Act::Use { of, power, .. }] => {
                let back = matches!(of, Source::Place(p) if table::place(world, *p).flipped);
                Some((*of, *power, back))
            }
            _ => None,
        };
        self.asked = adventure::rules::play::prompt(world).map(|p| p.ask);
        self.taken = acts.to_vec();
        let closing = world.resource::<Flow>().close();
        self.closing = closing.and_then(|f| match acts {
            [Act::Choice(n)] => Some((table::place(world, f.place).def, *n)),
            _ => None,
        });
    }

    /// Notes what came of it.
    pub fn after(&mut self, world: &mut World, cues: Vec<Cue>) {
        self.carried = std::mem::take(&mut world.resource_mut::<Carried>().0);
        if let Some((Source::Card(c), power, _)) = self.used {
            let powers = &table::printed(world, c).powers;
            if let Some(action) = powers.get(usize::from(power)).and_then(|p| p.action) {
                self.fates.push((c, Fate::Played(action)));
            }
        }
        if self.asked == Some(Ask::DamageCards) {
            let cards = self.taken.iter().filter_map(|a| match a {
                Act::Card(c) => Some((*c, Fate::Damage)),
                _ => None,
            });
            self.fates.extend(cards);
        }
        for cue in &cues {
            match cue {
                Cue::Defeated { card, .. } => self.fates.push((*card, Fate::Defeated)),
                Cue::Undefeated { card, .. } => self.fates.push((*card, Fate::Undefeated)),
                Cue::NotAcquired { card, .. } => self.fates.push((*card, Fate::NotAcquired)),
                _ => {}
            }
        }
        self.cues = cues;
    }

    /// Whether this has just come to pass.
    pub fn shows(&self, world: &World, of: Subject, what: &What<'_>) -> bool {
        let is = |c: CardId| of == Subject::Card(table::card(world, c).def);
        match what {
            What::Power { number, back } => self.used.is_some_and(|(source, n, was_back)| {
                n == *number && was_back == *back && belongs(world, of, source)
            }),
            What::Borrowed => self.used.is_some_and(|(source, n, _)| {
                usize::from(n) >= BORROWED && belongs(world, of, source)
            }),
            What::Happens(list) => self.carried.contains(&name(list)),
            What::Stands(change) => stands(world, change),
            What::Replaced(instead) => self.cues.iter().any(|cue| match cue {
                Cue::Moved { card, to, .. } => {
                    card.is_some_and(|card| {
                        is(card) && self.fates.contains(&(card, instead.of)) && goes(instead.to, *to)
                    })
                }
                _ => false,
            }),
            What::Met => self.cues.iter().any(|c| {
                matches!(c, Cue::Encounter { card, .. } if is(*card))
            }),
            What::Won => self.cues.iter().any(|c| {
                matches!(c, Cue::Defeated { card, .. } | Cue::Acquired { card, .. } if is(*card))
            }),
            What::Lost => self.cues.iter().any(|c| {
                matches!(
                    c,
                    Cue::Undefeated { card, .. } | Cue::NotAcquired { card, .. } if is(*card)
                )
            }),
            What::Recharged => world.resource::<Flow>().check().is_some_and(|f| {
                f.purpose == Purpose::Recharge && f.against.is_some_and(is)
            }),
            What::Closing(n) => {
                let now = world.resource::<Flow>().close();
                let way = now.and_then(|f| Some((table::place(world, f.place).def, f.way?)));
                [way, self.closing].into_iter().flatten().any(|(place, way)| {
                    of == Subject::Place(place) && way == *n
                })
            }
        }
    }

    /// What an answer would use of the subject.
    pub fn would(world: &World, of: Subject, what: &What<'_>, act: &Act) -> bool {
        let Act::Use { of: source, power, .. } = act else { return false };
        let back = matches!(source, Source::Place(p) if table::place(world, *p).flipped);
        match what {
            What::Power { number, back: b } => {
                power == number && *b == back && belongs(world, of, *source)
            }
            What::Borrowed => usize::from(*power) >= BORROWED && belongs(world, of, *source),
            What::Replaced(instead) => match (instead.of, source) {
                (Fate::Played(action), Source::Card(c)) => {
                    let p = table::printed(world, *c).powers.get(usize::from(*power));
                    belongs(world, of, *source) && p.is_some_and(|p| p.action == Some(action))
                }
                _ => false,
            },
            What::Recharged => belongs(world, of, *source),
            _ => false,
        }
    }
}

/// Whether a source is the subject.
pub fn belongs(world: &World, of: Subject, source: Source) -> bool {
    match source {
        Source::Card(c) => of == Subject::Card(table::card(world, c).def),
        Source::Place(p) => of == Subject::Place(table::place(world, p).def),
        Source::Hero(h) => of.hero() == Some(table::hero(world, h).def),
        Source::Scenario => matches!(of, Subject::Scenario(_)),
        Source::Adventure => matches!(of, Subject::Adventure(_)),
        Source::Path => of == Subject::Path,
        Source::Rules => false,
    }
}

fn goes(to: To, pile: PileId) -> bool {
    match to {
        To::Hand => matches!(pile, PileId::Hand(_)),
        To::DeckTop | To::DeckBottom | To::Deck => matches!(pile, PileId::Deck(_)),
        To::Discards => matches!(pile, PileId::Discards(_)),
        To::Buried => matches!(pile, PileId::Buried(_)),
        To::Displayed => matches!(pile, PileId::Displayed(_)),
        To::Scenario => pile == PileId::Support,
        To::Beside | To::BesideOne => matches!(pile, PileId::Beside(_)),
        To::Here
        | To::HereTop
        | To::HereUp
        | To::FullestUp
        | To::HereBottom
        | To::Elsewhere
        | To::AnyOpen
        | To::AnyOpenTop
        | To::HereSecond
        | To::OpenOne
        | To::OtherOpenOne
        | To::ElsewhereTop => matches!(pile, PileId::Location(_)),
        To::Blessings => pile == PileId::Blessings,
        To::Hours => pile == PileId::Hours,
        To::Box => matches!(pile, PileId::Box(_) | PileId::Vault | PileId::Gone | PileId::Removed),
    }
}

/// Whether a change is so for some hero, and there is something that it changes.
fn stands(world: &World, change: &Change) -> bool {
    if *change == Change::MetFirst {
        let cards = table::places(world).flat_map(|p| table::pile(world, PileId::Location(p)));
        return cards.into_iter().any(|c| {
            let says = table::printed(world, *c).standing.iter();
            table::card(world, *c).up && says.into_iter().any(|s| std::ptr::eq(&s.change, change))
        });
    }
    let check = world.resource::<Flow>().check();
    let facts = check.map(|f| (f.hero, pool::pool(&Board::new(world), f).facts));
    table::living(world).into_iter().any(|hero| {
        // What forbids to help is in force for those who do not attempt the check.
        let helps = matches!(change, Change::CannotHelp { .. });
        let facts = facts.as_ref().filter(|(h, _)| (*h == hero) != helps).map(|(_, f)| f);
        let mut so = false;
        standing::for_each_change(
            &Board::new(world),
            hero,
            facts,
            &[change.kind()],
            |c| std::ptr::eq(c, change),
            |c, _| so |= matters(world, hero, facts, c),
        );
        so
    })
}

/// Whether there is something that the change changes for the hero.
fn matters(world: &World, hero: HeroId, facts: Option<&Facts>, change: &Change) -> bool {
    let met = world.resource::<Flow>().current_encounter();
    let met_fits = |f| met.is_some_and(|e| table::matches(table::printed(world, e.card), f));
    match change {
        Change::Difficulty(_, f)
        | Change::Bonus(_, f)
        | Change::Penalty(_, f)
        | Change::EachDie(_, f)
        | Change::CheckTraits(_, f)
        | Change::Reroll(_, f)
        | Change::MostCards(_, f)
        | Change::FewerDice(_, f)
        | Change::CannotHelp { checks: f, .. }
        | Change::PlaysFreely { checks: f, .. }
        | Change::CannotSucceed(f) => {
            facts.is_some_and(|facts| check_fits(&Board::new(world), facts, f))
        }
        Change::CannotEvade(f) => met_fits(f),
        Change::CannotPlay(f) | Change::CannotExploreBy(f) => {
            let hand = table::pile(world, PileId::Hand(hero)).iter();
            hand.into_iter().any(|c| table::matches(table::printed(world, *c), f))
        }
        Change::MetTraits(_, f) => met_fits(f),
        Change::Immune(_)
        | Change::Needs(_)
        | Change::DamageType(_)
        | Change::DamagePlus(_)
        | Change::DamageTo(_)
        | Change::EachAttempts { .. }
        | Change::CannotReduce
        | Change::CannotReduceHalf
        | Change::NoDamage
        | Change::Ignores(_) => met.is_some(),
        Change::EscapesToFewest | Change::CannotEscape => met.is_some(),
        Change::CannotMove | Change::OnlyNeighbors(_) | Change::CannotExploreAgain => {
            world.resource::<Clock>().active == hero
        }
        Change::Counts(_, f) | Change::SkillDice(_, f) | Change::MostCardsEach(_, f) => {
            facts.is_some_and(|facts| check_fits(&Board::new(world), facts, f))
        }
        Change::HandSize(_)
        | Change::HandSizeIs(_)
        | Change::PlaceTraits(_)
        | Change::HalveDamage(_)
        | Change::DamageRandom
        | Change::DamageBecomes(_)
        | Change::DamageFirst(_)
        | Change::Proficient(_)
        | Change::CannotClose
        | Change::CannotGuard
        | Change::DamageFromDeck(_)
        | Change::ReduceDamage(..)
        | Change::InPlaceOf { .. }
        | Change::CannotExamine
        | Change::ClosesOnly(_)
        | Change::ClosesAlso(_)
        | Change::MetFirst
        | Change::AddedDie(..)
        | Change::AddedDieIs(..)
        | Change::Gains { .. }
        | Change::DamageToZero(_)
        | Change::Rule(_)
        | Change::Goes { .. } => true,
    }
}

/// A line about a game, for messages.
pub fn tell(content: &Content, of: Subject, table: u64, decision: usize) -> String {
    format!("{}, table {table}, decision {decision}", of.id(content))
}
