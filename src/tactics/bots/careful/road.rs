//! What is chosen between encounters: turnings of the road, level-ups, wares, what is taken along.

use bevy_ecs::prelude::*;
use kernel::bots::Whim;

use super::choices::of_card;
use super::worth::merit;
use crate::content::TacticsContent;
use crate::content::effect::Effect;
use crate::content::pack::ClassId;
use crate::content::printed::{ChoiceDef, LevelUpDef, Tier};
use crate::content::words::CardKind;
use crate::rules::flow::prompt::{Act, Ask, Prompt};
use crate::rules::road::{market, reading};
use crate::rules::state::ids::{CardId, Def, SeatId};
use crate::rules::state::piles::{self, Pile};
use crate::rules::state::table;

/// Answers a prompt between encounters, or of the set-up of one; nothing if it is of neither.
pub fn answer(world: &World, prompt: &Prompt, whim: &mut Whim) -> Option<Act> {
    match prompt.ask {
        Ask::Read | Ask::Redo | Ask::Compass => prompt.options.first().copied(),
        Ask::Revive => {
            prompt.options.iter().find(|a| **a != Act::Continue && **a != Act::No).copied()
        }
        Ask::Mulligan => Some(mulligan(world, prompt.who)),
        Ask::FillBoard => Some(arrange(world, prompt)),
        Ask::Camp => {
            let items: Vec<Act> =
                prompt.options.iter().filter(|a| matches!(a, Act::Item(_))).copied().collect();
            let item =
                (!items.is_empty() && whim.once_in(2)).then(|| items[whim.below(items.len())]);
            item.or_else(|| Some(arrange(world, prompt)))
        }
        Ask::Story => story(world, prompt, whim),
        Ask::Market => shop(world, prompt, whim),
        Ask::LevelUp => level_up(world, prompt, whim),
        Ask::RemoveCard => Some(remove(world, prompt)),
        Ask::AddBasic => Some(basic(world, prompt)),
        Ask::Reward => reward(world, prompt, whim),
        Ask::Lose => worst(world, prompt),
        _ => None,
    }
}

fn kind(world: &World, card: CardId) -> Option<CardKind> {
    table::printed(world, card).map(|d| d.kind)
}

/// Keeps a hand that can both move and do something.
fn mulligan(world: &World, hero: SeatId) -> Act {
    let hand = piles::pile(world, Pile::Hand(hero));
    let moves = hand.iter().filter(|c| kind(world, **c) == Some(CardKind::BasicMove)).count();
    if moves == hand.len() || moves == 0 && hand.len() > 2 { Act::Yes } else { Act::No }
}

/// Places what there is room for, the best first.
fn arrange(world: &World, prompt: &Prompt) -> Act {
    let slots = prompt.options.iter().filter_map(|a| match a {
        Act::Slot(card) => Some(*card),
        _ => None,
    });
    let best = slots.max_by(|a, b| lying(world, *a).total_cmp(&lying(world, *b)));
    best.map_or(Act::Continue, Act::Slot)
}

fn lying(world: &World, card: CardId) -> f64 {
    table::printed(world, card).map_or(0.0, |def| {
        let own = def.class.is_some();
        merit(world, def) + if own { 0.5 } else { 0.0 }
    })
}

/// Returns what a choice gives, weighed roughly.
fn gives(choice: &ChoiceDef) -> f64 {
    let one = |e: &Effect| match e {
        Effect::LevelUp => 6.0,
        Effect::Gain { .. } => 2.0,
        Effect::Lose { .. } => -1.5,
        Effect::Gold(n) => n.as_number().map_or(0.5, f64::from),
        Effect::Count(id, n) if id == "weight" => -2.0 * n.as_number().map_or(1.0, f64::from),
        Effect::Flag(_) => 0.5,
        _ => 0.0,
    };
    choice.does.iter().chain(choice.cost.iter()).map(one).sum()
}

/// Takes turnings and answers by what they give, with a good deal of chance, so that many roads are
/// walked.
fn story(world: &World, prompt: &Prompt, whim: &mut Whim) -> Option<Act> {
    let choices = reading(world).choices;
    let mut worth = |act: &Act| match act {
        Act::Choice(n) => {
            let given = choices.get(usize::from(*n)).map_or(0.0, gives);
            0.5 * given + whim.below(100) as f64 * 0.03
        }
        _ => -1.0,
    };
    let all: Vec<(Act, f64)> = prompt.options.iter().map(|a| (*a, worth(a))).collect();
    all.into_iter().max_by(|a, b| a.1.total_cmp(&b.1)).map(|(a, _)| a)
}

/// Buys equipment for whoever has none of the kind, has ribbons taken out, and goes; sometimes before the
/// gold is spent, since there are roads that ask for gold.
fn shop(world: &World, prompt: &Prompt, whim: &mut Whim) -> Option<Act> {
    let saves = whim.below(4) == 0;
    let worth = |act: &Act| match *act {
        Act::Buy { hero, card } => {
            let of = kind(world, card)?;
            let owned = piles::owned(world, hero);
            let has = owned.iter().filter(|c| kind(world, **c) == Some(of)).count();
            let cost = f64::from(market::price(world, card));
            let lack = if of.is_equipment() && has > 0 { -2.0 } else { 0.5 };
            Some(0.4 * of_card(world, card) + 0.6 * cost + lack)
        }
        Act::Service(n) => {
            let choice = reading(world).services.get(usize::from(n))?;
            let ribbon = choice.does.iter().any(|e| matches!(e, Effect::Lose { what, .. }
                if what.kinds.contains(&CardKind::Mark) || what.ids.iter().any(|id| id.contains("ribbon"))));
            (ribbon && has_ribbon(world)).then_some(5.0)
        }
        _ => None,
    };
    let all = prompt.options.iter().filter_map(|a| Some((*a, worth(a)?)));
    let best = all.max_by(|a, b| a.1.total_cmp(&b.1)).filter(|(_, v)| *v > 1.0 && !saves);
    best.map(|(a, _)| a).or_else(|| {
        let leaves: Vec<Act> =
            prompt.options.iter().filter(|a| matches!(a, Act::Choice(_))).copied().collect();
        (!leaves.is_empty()).then(|| leaves[whim.below(leaves.len())])
    })
}

fn has_ribbon(world: &World) -> bool {
    table::seats(world).any(|s| {
        let all = [Pile::Deck(s), Pile::Hand(s), Pile::Discards(s)];
        all.iter()
            .flat_map(|p| piles::pile(world, *p))
            .any(|c| kind(world, *c) == Some(CardKind::Mark))
    })
}

/// Goes on in an elite class, enters one as soon as it is open, and until then takes the basic class
/// that opens one; some heroes wait for one that needs more levels. Which of several is left to chance, so
/// that every class is played.
fn level_up(world: &World, prompt: &Prompt, whim: &mut Whim) -> Option<Act> {
    let content = table::book(world);
    let worth = |act: &Act| {
        let Act::LevelUp { hero, card } = *act else { return None };
        let Def::LevelUp(id) = piles::card(world, card).def else { return None };
        let def = content.level(id);
        let class = content.find_class(&def.class)?;
        let own: Vec<&LevelUpDef> = levels(world, hero).collect();
        let elite = content.class(class).tier == Tier::Elite;
        let now = table::sheet(world, hero).class;
        let least = waits_for(world, hero);
        let has_elite = content.class(now).tier == Tier::Elite;
        let worth = match (elite, has_elite) {
            (true, true) if class == now => 10.0,
            (true, true) => 1.0,
            (true, false) if needs(def) < least => 4.0,
            (true, false) if needs(def) >= LONG => 9.0,
            (true, false) => 8.0,
            (false, true) => 2.0,
            (false, false) => 3.0 + opens(content, &own, class, least),
        };
        Some((*act, worth))
    };
    let all: Vec<(Act, f64)> = prompt.options.iter().filter_map(worth).collect();
    let best = all.iter().map(|(_, v)| *v).fold(0.0, f64::max);
    let good: Vec<Act> =
        all.into_iter().filter(|(_, v)| *v >= best - 0.01).map(|(a, _)| a).collect();
    (!good.is_empty()).then(|| good[whim.below(good.len())])
}

fn levels(world: &World, hero: SeatId) -> impl Iterator<Item = &LevelUpDef> {
    let content = table::book(world);
    piles::pile(world, Pile::Levels(hero)).iter().filter_map(|c| match piles::card(world, *c).def {
        Def::LevelUp(id) => Some(content.level(id)),
        _ => None,
    })
}

/// Levels of basic classes that an elite class needs which takes long to reach.
const LONG: u8 = 3;
/// Those that the one takes which needs most.
const LONGEST: u8 = 5;

/// Returns how many levels of basic classes the elite class of a hero needs at least: one hero in three of
/// a party waits for one that takes long, one in nine for one that takes longest. It is always the same
/// one, since what was begun at one level-up is gone on with at the next.
fn waits_for(world: &World, hero: SeatId) -> u8 {
    let figures = table::seats(world).map(|seat| table::sheet(world, seat).def.index());
    match (figures.sum::<usize>() * 2 + usize::from(hero.0)) % 9 {
        0 => LONGEST,
        3 | 6 => LONG,
        _ => 0,
    }
}

/// Returns how many levels of basic classes a level-up needs.
fn needs(level: &LevelUpDef) -> u8 {
    level.needs.iter().map(|(_, n)| *n).sum()
}

/// Returns how good a level in a basic class is as a step to an elite one that needs so many levels or
/// more: better the fewer levels are lacking then.
fn opens(content: &TacticsContent, own: &[&LevelUpDef], class: ClassId, least: u8) -> f64 {
    let id = &content.class(class).id;
    let has = |of: &String| own.iter().filter(|l| l.class == *of).count() + usize::from(of == id);
    let entries = content.levels.iter();
    let entries = entries.filter(|l| l.level == 1 && !l.needs.is_empty() && needs(l) >= least);
    let lacking = entries.filter(|l| l.needs.iter().any(|(of, _)| of == id)).map(|l| {
        l.needs.iter().map(|(of, n)| usize::from(*n).saturating_sub(has(of))).sum::<usize>()
    });
    match lacking.min() {
        Some(0) => 3.0,
        Some(1) => 1.5,
        _ => 0.0,
    }
}

/// Takes ribbons out of a deck, else its worst card, if it is bad.
fn remove(world: &World, prompt: &Prompt) -> Act {
    match worst(world, prompt) {
        Some(Act::Card(card)) if of_card(world, card) < 2.4 => Act::Card(card),
        _ => Act::Continue,
    }
}

/// Adds a basic attack where the deck has more basic moves than it needs, to remove one for it.
fn basic(world: &World, prompt: &Prompt) -> Act {
    let deck = piles::pile(world, Pile::Deck(prompt.who));
    let moves = deck.iter().filter(|c| kind(world, **c) == Some(CardKind::BasicMove)).count();
    let ribbon = deck.iter().any(|c| kind(world, *c) == Some(CardKind::Mark));
    let attack = prompt.options.iter().find(|a| match a {
        Act::Card(card) => kind(world, *card) == Some(CardKind::BasicAttack),
        _ => false,
    });
    attack.copied().filter(|_| ribbon || moves > 3).unwrap_or(Act::Continue)
}

/// Gives what was gained to whoever has fewest of the kind.
fn reward(world: &World, prompt: &Prompt, whim: &mut Whim) -> Option<Act> {
    let has = |act: &Act| match *act {
        Act::Give { hero, card } => {
            let of = kind(world, card);
            piles::owned(world, hero).iter().filter(|c| kind(world, **c) == of).count()
        }
        _ => 9,
    };
    let least = prompt.options.iter().map(has).min()?;
    let good: Vec<Act> = prompt.options.iter().filter(|a| has(a) == least).copied().collect();
    Some(good[whim.below(good.len())])
}

fn worst(world: &World, prompt: &Prompt) -> Option<Act> {
    let cards = prompt.options.iter().filter_map(|a| match a {
        Act::Card(card) => Some(*card),
        _ => None,
    });
    let worst = cards.min_by(|a, b| of_card(world, *a).total_cmp(&of_card(world, *b)));
    worst.map(Act::Card)
}
