//! Titles of moments in the history: where the game was and what was decided. Short and cheap to
//! compute, as each decision gets one.

use bevy_ecs::prelude::*;

use super::acts::{act_text, power_name};
use super::{card_name, hero_name, list, place_name, source_name};
use crate::cards::effect::Purpose;
use crate::kernel::campaign::privacy::is_private;
use crate::rules::flow::frame::{Flow, Frame, Step};
use crate::rules::flow::prompt::{Act, Ask, Prompt, Source};
use crate::rules::flow::revealed::Revealed;
use crate::rules::play;
use crate::rules::state::ids::{CardId, HeroId};
use crate::rules::state::known;
use crate::rules::state::table::{self, Clock};

pub use crate::kernel::history::Moment;

/// Returns the current moment with the decision about to be made; empty `acts` if none.
pub fn moment(world: &World, acts: &[Act]) -> Moment {
    let clock = world.resource::<Clock>();
    let prompt = play::prompt(world);
    let begun = clock.turn > 0;
    Moment {
        turn: clock.turn,
        hero_turn: clock.turn,
        hero: if begun { hero_name(world, clock.active) } else { String::new() },
        scene: scene(world, begun.then_some(clock.active)),
        at: prompt.map_or_else(|| t!("moment-the-end"), |p| asked(world, p)),
        did: decided(world, acts),
    }
}

/// Returns what is in progress: the encounter or closing, or the phase of the turn.
fn scene(world: &World, active: Option<HeroId>) -> String {
    let frames = &world.resource::<Flow>().frames;
    let found = frames.iter().rev().find_map(|f| match f {
        Frame::Encounter(e) if !matches!(e.step, Step::Guard) => {
            Some(t!("moment-encounter", card = card_name(world, e.card)))
        }
        Frame::Close(c) => Some(t!("moment-closing", place = place_name(world, c.place))),
        Frame::Reset(r) => Some(t!("moment-reset", hero = hero_name(world, r.hero))),
        _ => None,
    });
    match (found, active) {
        (Some(scene), _) => scene,
        (None, None) => t!("moment-setup"),
        (None, Some(hero)) => {
            t!(
                "moment-at",
                hero = hero_name(world, hero),
                place = place_name(world, table::hero(world, hero).at)
            )
        }
    }
}

/// Returns what the prompt asks, to follow "before".
fn asked(world: &World, p: &Prompt) -> String {
    let who = hero_name(world, p.who);
    let check = || {
        world.resource::<Flow>().frames.iter().rev().find_map(|f| match f {
            Frame::Check(c) => Some(c),
            _ => None,
        })
    };
    match p.ask {
        Ask::StartPlace => t!("moment-start", who = who),
        Ask::FirstHero => t!("moment-first"),
        Ask::Turn => t!("moment-acts", who = who),
        Ask::Checker => t!("moment-checker"),
        Ask::Check => check().map_or_else(
            || t!("moment-check"),
            |c| {
                let whose = hero_name(world, c.hero);
                match (c.purpose, c.against) {
                    (Purpose::Recharge, Some(card)) => {
                        t!("moment-recharge", hero = whose, card = card_name(world, card))
                    }
                    (Purpose::Close, _) => t!("moment-check-close", hero = whose),
                    _ => t!("moment-check-of", hero = whose),
                }
            },
        ),
        Ask::Rolled => t!("moment-lie"),
        Ask::Window => match p.card {
            Some(card) => t!("moment-powers-on", card = card_name(world, card)),
            None => t!("moment-powers"),
        },
        Ask::Evade => t!("moment-evade"),
        Ask::Damage | Ask::DamageCards => t!("moment-damage", who = who),
        Ask::Reset => t!("moment-discards", who = who),
        Ask::Close => t!("moment-close"),
        Ask::Die => t!("moment-die", who = who),
        Ask::Order => t!("moment-order"),
        Ask::Cards | Ask::Place | Ask::Hero | Ask::Choice | Ask::YesNo => match p.source {
            Source::Rules => t!("moment-chooses", who = who),
            source => t!("moment-chooses-for", who = who, source = source_name(world, source)),
        },
    }
}

/// Returns what was decided.
fn decided(world: &World, acts: &[Act]) -> String {
    let one = |act: &Act| match *act {
        Act::Roll => t!("moment-roll"),
        Act::TakeBack(_) => t!("moment-take-back"),
        Act::Use { of, with, .. } => {
            let what = match of {
                Source::Card(c) => t!("moment-play", card = card_name(world, c)),
                _ => t!("moment-use", power = power_name(world, of)),
            };
            let pay =
                with.map_or_else(String::new, |c| t!("moment-with", card = card_name(world, c)));
            what + &pay
        }
        // All players read the list of moments, so it leaves out cards that not all may know.
        Act::Card(c) if own(world, c) => t!("moment-a-card"),
        Act::Give { card, to } if own(world, card) => {
            t!("moment-gives", hero = hero_name(world, to))
        }
        Act::Card(c) => card_name(world, c),
        Act::Place(p) => place_name(world, p),
        Act::Hero(h) => hero_name(world, h),
        Act::Move(p) => t!("moment-move", place = place_name(world, p)),
        Act::Explore => t!("moment-explore"),
        Act::Close => t!("moment-try-close"),
        Act::EndTurn => t!("moment-end-turn"),
        _ => super::lowercase_first(&act_text(world, act)),
    };
    let mut all: Vec<String> = acts.iter().map(one).collect();
    // "A card" is listed once.
    if is_private(world) {
        all.dedup();
    }
    list(&all)
}

/// Returns whether only some players may see a card, with private hands.
fn own(world: &World, card: CardId) -> bool {
    is_private(world) && !known::is_open(table::card(world, card).pile)
}

/// Returns the hidden information that a decision revealed as a sentence; `None` if there is none.
pub fn learned_text(world: &World, learned: &Revealed) -> Option<String> {
    let Revealed { dice, mixed, cards } = learned;
    let book = table::book(world);
    if !dice.is_empty() {
        let dice = pool(dice);
        return Some(t!("moment-dice", dice = dice));
    }
    if !cards.is_empty() && is_private(world) {
        return Some(t!("moment-known-to-some"));
    }
    if !cards.is_empty() {
        let name = |def: &crate::cards::content::DefId| match def.seat() {
            Some(seat) => {
                let known = table::heroes(world).nth(usize::from(seat));
                known
                    .map_or_else(String::new, |h| t!("moment-token-of", hero = hero_name(world, h)))
            }
            None => book.card(*def).name.clone(),
        };
        let names: Vec<String> = cards.iter().take(3).map(name).collect();
        let more = if cards.len() > 3 { t!("moment-and-more") } else { String::new() };
        let names = if more.is_empty() { list(&names) } else { names.join(", ") };
        return Some(t!("moment-known", names = names, more = more));
    }
    mixed.then(|| t!("moment-mixed"))
}

/// Returns dice in the usual notation: "2d6 + 1d8".
fn pool(dice: &[u8]) -> String {
    let mut kinds: Vec<(u8, usize)> = Vec::new();
    for faces in dice {
        match kinds.iter_mut().find(|(f, _)| f == faces) {
            Some((_, n)) => *n += 1,
            None => kinds.push((*faces, 1)),
        }
    }
    kinds.sort_unstable_by_key(|(faces, _)| std::cmp::Reverse(*faces));
    let all: Vec<String> = kinds.iter().map(|(faces, n)| format!("{n}d{faces}")).collect();
    all.join(" + ")
}
