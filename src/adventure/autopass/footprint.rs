//! The footprint of effects: piles and places that they may change or depend on, as far as that is
//! known beforehand. If in doubt, everything.

use bevy_ecs::prelude::*;

use crate::cards::abilities::{Abilities, HasAbilities};
use crate::cards::effect::{
    CardFilter, Cond, Deck, Effect, Event, From, Pick, Power, Rule, To, When, Who, Whose,
};
use crate::kernel::autopass::order;
use crate::rules::edition::switches;
use crate::rules::effect::triggers::{Answers, Happened};
use crate::rules::flow::frame::Ctx;
use crate::rules::state::board::stories;
use crate::rules::state::ids::{HeroId, PileId};
use crate::rules::state::table;

/// All bits.
pub const ALL: u64 = !0;
/// The blessings deck and its discard pile.
pub const HOURS: u64 = 1;
/// The decks of locations and the cards next to them.
pub const PLACES: u64 = 1 << 1;
/// The box.
pub const BOX: u64 = 1 << 2;
/// Whether the turn continues.
pub const TURN: u64 = 1 << 3;

/// Returns the bit of a hero's location (0) or of one of the hero's piles.
const fn of_hero(hero: HeroId, n: u32) -> u64 {
    1 << (4 + hero.0 as u32 * 6 + n)
}
/// Returns the bit of a hero's location.
pub const fn at(hero: HeroId) -> u64 {
    of_hero(hero, 0)
}
/// Returns the bit of a pile.
pub fn pile(pile: PileId) -> u64 {
    match pile {
        PileId::Hand(h) => of_hero(h, 1),
        PileId::Deck(h) => of_hero(h, 2),
        PileId::Discards(h) => of_hero(h, 3),
        PileId::Buried(h) => of_hero(h, 4),
        PileId::Displayed(h) => of_hero(h, 5),
        PileId::Blessings | PileId::Hours => HOURS,
        PileId::Location(_) | PileId::Beside(_) => PLACES,
        PileId::Box(_) | PileId::Vault => BOX,
        _ => ALL,
    }
}

/// Returns the piles of a hero that have bits of their own.
pub fn piles(h: HeroId) -> [PileId; 5] {
    [PileId::Hand(h), PileId::Deck(h), PileId::Discards(h), PileId::Buried(h), PileId::Displayed(h)]
}

fn all_piles(h: HeroId) -> u64 {
    piles(h).into_iter().map(pile).sum()
}

/// The footprint of a list of effects.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Footprint {
    /// What it may change or depend on.
    pub touches: u64,
    /// Piles to which it only adds cards.
    adds: u64,
    /// Whether a player makes an informed decision in it, so that what is known by then may matter.
    decides: bool,
    /// Set if it only moves such cards unseen and unordered: hero, source, filter and destination.
    blind: Option<(HeroId, From, CardFilter, To)>,
}

impl Footprint {
    const WHOLE: Footprint = Footprint { touches: ALL, adds: 0, decides: true, blind: None };

    fn some(touches: u64) -> Footprint {
        Footprint { touches, ..Footprint::default() }
    }

    fn and(mut self, other: Footprint) -> Footprint {
        self.touches |= other.touches;
        self.adds |= other.adds;
        self.decides |= other.decides;
        self.blind = None;
        self
    }
}

impl order::Footprint for Footprint {
    fn commutes(&self, other: &Footprint) -> bool {
        if self.blind.is_some() && self.blind == other.blind {
            return true;
        }
        let apart =
            self.touches & (other.touches | other.adds) == 0 && self.adds & other.touches == 0;
        apart && !self.decides && !other.decides
    }
}

/// Returns the footprint of a list of effects. `only`: carried out for this hero alone, of all whom
/// it affects.
pub fn of(world: &World, ctx: &Ctx, list: &[Effect], only: Option<HeroId>) -> Footprint {
    let mut all = list.iter().map(|e| effect(world, ctx, e, only));
    let first = all.next().unwrap_or_default();
    all.fold(first, Footprint::and)
}

fn effect(world: &World, ctx: &Ctx, e: &Effect, only: Option<HeroId>) -> Footprint {
    match e {
        Effect::Shift { who, from, what, to, pick, .. } => {
            let (heroes, group) = meant(world, ctx, *who, only);
            let mut all = Footprint::some(group);
            for h in &heroes {
                all.touches |= from_pile(*from, *h);
                let (touched, added) = to_pile(*to, *h);
                all.touches |= touched;
                all.adds |= added;
            }
            // Cards of the blessings deck are taken from its top, whatever the text says about
            // choosing.
            let unseen = match from {
                From::Blessings => matches!(pick, Pick::Choose | Pick::Top | Pick::Bottom),
                _ => matches!(pick, Pick::Top | Pick::Random),
            };
            if let ([h], true) = (heroes.as_slice(), unseen && group == 0) {
                let h = if *from == From::Blessings { HeroId(0) } else { *h };
                all.blind = Some((h, *from, what.clone(), *to));
            }
            all
        }
        Effect::Damage { who, kind, .. } => {
            let (heroes, mut touches) = meant(world, ctx, *who, only);
            let everybody = table::living(world);
            let answered = |h: &HeroId| {
                let mut answers = Answers::default();
                answers.collect(world, *h, Happened::Hurt(*kind));
                !answers.is_empty()
            };
            if heroes.iter().any(answered) {
                return Footprint::some(ALL & !HOURS);
            }
            touches |= heroes.iter().map(|h| all_piles(*h)).fold(0, |a, b| a | b);
            if somebody_helps(world) {
                touches |= everybody.iter().map(|h| all_piles(*h) | at(*h)).fold(0, |a, b| a | b);
            }
            if hours_are_cards(world) {
                touches |= HOURS;
            }
            Footprint::some(touches)
        }
        Effect::Move { who, to, .. } => {
            let (heroes, group) = meant(world, ctx, *who, only);
            let touches = match travel_matters(world) {
                true => ALL & !HOURS,
                false => group | heroes.iter().map(|h| at(*h)).fold(0, |a, b| a | b),
            };
            Footprint { decides: to.is_chosen(), ..Footprint::some(touches) }
        }
        Effect::HideToken(_) | Effect::Suffer { .. } => Footprint::some(ALL & !HOURS),
        Effect::EndTurn if !switches(world).turn_end_breaks_off => Footprint::some(TURN),
        Effect::Examine { deck, .. } => {
            let touches = match deck {
                Deck::Here => PLACES | at(ctx.you),
                Deck::Anywhere => PLACES,
                // Which they are depends on where heroes are.
                Deck::Elsewhere | Deck::Occupied => ALL,
                Deck::Own => pile(PileId::Deck(ctx.you)),
                Deck::Blessings => HOURS,
                Deck::OneHero | Deck::OneHeroHere => ALL,
            };
            Footprint { decides: true, ..Footprint::some(touches) }
        }
        Effect::May(list) => of(world, ctx, list, only),
        Effect::Each(who, list, None) => {
            let (heroes, group) = meant(world, ctx, *who, only);
            let one = |h: HeroId| of(world, &Ctx { you: h, ..ctx.clone() }, list, None);
            heroes.into_iter().map(one).fold(Footprint::some(group), Footprint::and)
        }
        Effect::Choose { who: Who::You, ways } => {
            let way = |w: &crate::cards::effect::Way| {
                let asks = match &w.only_if {
                    None => 0,
                    Some(Cond::Has(from, ..)) => from_pile(*from, ctx.you),
                    Some(_) => ALL,
                };
                of(world, ctx, &w.does, only).and(Footprint::some(asks))
            };
            ways.iter().map(way).fold(Footprint::default(), Footprint::and)
        }
        _ => Footprint::WHOLE,
    }
}

/// Returns the heroes whom an effect affects, and what this depends on: heroes' locations.
fn meant(world: &World, ctx: &Ctx, who: Who, only: Option<HeroId>) -> (Vec<HeroId>, u64) {
    if let Some(h) = only {
        return (vec![h], 0);
    }
    let living = table::living(world);
    let anywhere = living.iter().map(|h| at(*h)).fold(0, |a, b| a | b);
    match who {
        Who::You => (vec![ctx.you], 0),
        Who::Them => (vec![ctx.them], 0),
        Who::Each | Who::EachOther => (living, 0),
        _ => (living, anywhere),
    }
}

fn from_pile(from: From, h: HeroId) -> u64 {
    match from {
        From::Hand => pile(PileId::Hand(h)),
        From::Deck => pile(PileId::Deck(h)),
        From::Discards => pile(PileId::Discards(h)),
        From::Buried => pile(PileId::Buried(h)),
        From::Displayed => pile(PileId::Displayed(h)),
        From::Beside | From::Scenario => ALL,
        From::Here => PLACES | at(h),
        From::Blessings | From::Hours => HOURS,
        From::Box => BOX,
        From::Paid | From::Moved => ALL,
    }
}

/// Returns what adding cards to a destination touches, and the piles to which it only adds.
fn to_pile(to: To, h: HeroId) -> (u64, u64) {
    match to {
        To::Hand => (pile(PileId::Hand(h)), 0),
        To::DeckTop | To::DeckBottom | To::Deck => (pile(PileId::Deck(h)), 0),
        To::Displayed => (pile(PileId::Displayed(h)), 0),
        To::Discards => (0, pile(PileId::Discards(h))),
        To::Buried => (0, pile(PileId::Buried(h))),
        To::Box => (0, BOX),
        To::Blessings | To::Hours => (HOURS, 0),
        _ => (PLACES | at(h), 0),
    }
}

/// Returns whether a player holds a card that may be played as the hour's, so that the hour's card
/// matters.
fn hours_are_cards(world: &World) -> bool {
    table::living(world).into_iter().any(|h| {
        [PileId::Hand(h), PileId::Displayed(h)]
            .into_iter()
            .any(|p| table::pile(world, p).iter().any(|c| table::printed(world, *c).as_the_hour))
    })
}

/// Returns whether any hero has a power for other heroes' damage.
fn somebody_helps(world: &World) -> bool {
    somewhere(world, |p| matches!(p.when, When::Damage(_)) && p.whose != Whose::Yours, |_| false)
}

/// Returns whether anything happens when a hero leaves or enters a location.
fn travel_matters(world: &World) -> bool {
    let travels = |e: &Event| matches!(e, Event::Enter | Event::Leave);
    somewhere(world, |p| matches!(&p.when, When::On(e) if travels(e)), |r| travels(&r.on))
}

/// Returns whether such a power or rule is anywhere on the table.
fn somewhere(world: &World, power: impl Fn(&Power) -> bool, rule: impl Fn(&Rule) -> bool) -> bool {
    let says = |a: Abilities<'_>| a.powers.iter().any(&power) || a.rules.iter().any(&rule);
    let of_cards = |pile: PileId| {
        table::pile(world, pile).iter().any(|c| {
            let def = table::printed(world, *c);
            says(def.abilities()) || def.paragraphs.iter().any(&rule)
        })
    };
    of_cards(PileId::Support)
        || of_cards(PileId::Stage)
        || stories(table::book(world), table::scenario(world)).iter().any(|s| says(s.says))
        || table::places(world).any(|p| {
            let def = table::place_def(world, p);
            says(def.abilities()) || says(def.side(true))
        })
        || table::living(world).into_iter().any(|h| {
            of_cards(PileId::Hand(h))
                || of_cards(PileId::Displayed(h))
                || table::hero_def(world, h).powers.iter().any(|p| says(p.abilities()))
        })
}
