//! Short texts of options for lists under a title: the verb, the card and the main result.
//! [`act_text`] has the full text.

use bevy_ecs::prelude::*;

use super::acts::{act_text, closing_way, power_name, printed_way};
use super::kinds::action_name;
use super::{card_name, cards, hero_name, lowercase_first, place_name, source_name, way_name};
use crate::cards::effect::{Cost, Effect, EffectClass, Effects, Power};
use crate::cards::printed::Closing;
use crate::cards::text::gain_text;
use crate::cards::vocabulary::Skill;
use crate::rules::effect::standing;
use crate::rules::flow::prompt::{Act, Source};
use crate::rules::state::board::Board;
use crate::rules::state::ids::{CardId, HeroId, PileId};
use crate::rules::state::powers;
use crate::rules::state::table::{self, LocationStatus};
use crate::rules::turn::granted;
use crate::rules::{check, legal, play};

/// Returns an option in few words. `gain`: what it adds to the check is shown beside it and left out,
/// but not what else it does.
pub fn brief(world: &World, act: &Act, gain: bool) -> String {
    match *act {
        Act::Use { hero, of, power, with } => {
            let lead = usage(world, (hero, of, power), with);
            let what = if gain { besides(world, act) } else { self::gain(world, act) };
            match what {
                Some(what) => t!("brief-gain", lead = lead, what = what),
                None => lead,
            }
        }
        Act::Way { alternative, skill } => way(world, alternative, skill),
        Act::TakeBack(n) => take_back(world, n).unwrap_or_else(|| act_text(world, act)),
        Act::Move(place) => {
            let n = cards(table::pile(world, PileId::Location(place)).len());
            let to = t!("act-place", place = place_name(world, place), cards = n);
            match table::place(world, place).shut {
                LocationStatus::Open => to,
                shut => format!("{to}, {}", super::shut_name(shut)),
            }
        }
        // The prompt has said what it is about.
        Act::Yes => t!("act-yes"),
        _ => act_text(world, act),
    }
}

/// Returns the result of a play by the text of its power; `None` for other options and for powers
/// that only count for a check.
pub fn gain(world: &World, act: &Act) -> Option<String> {
    let Act::Use { hero, of, power, .. } = *act else { return None };
    let (printed, level) = legal::power(&Board::new(world), hero, of, power)?;
    told(world, printed, level)
}

/// Returns what a play does besides what it adds to the check: what it costs, and what follows.
fn besides(world: &World, act: &Act) -> Option<String> {
    let Act::Use { hero, of, power, .. } = *act else { return None };
    let (printed, level) = legal::power(&Board::new(world), hero, of, power)?;
    let does: Effects = printed.does.iter().filter(|e| !only_counts(e)).cloned().collect();
    if does.is_empty() {
        return None;
    }
    told(world, &Power { does, ..printed.clone() }, level)
}

/// Returns whether an effect does nothing but change the check, whatever it depends on.
fn only_counts(effect: &Effect) -> bool {
    match effect {
        Effect::If(_, yes, no) => yes.iter().chain(no.iter()).all(only_counts),
        Effect::May(all) => all.iter().all(only_counts),
        _ => matches!(effect.class(), EffectClass::Check | EffectClass::Difficulty),
    }
}

/// Returns the effects of a power with so many feats as the end of a line.
fn told(world: &World, power: &Power, level: u8) -> Option<String> {
    let text = gain_text(table::book(world), power, usize::from(level)).to_string();
    Some(lowercase_first(text.trim_end_matches('.'))).filter(|text| !text.is_empty())
}

/// Returns what an option gives up that its own text does not say: the free exploration of the turn, which
/// is lost where a card is played to explore instead (AC-TURN-26, AC-RUL-65), or the card itself, where
/// nobody can explore again (AC-GOLD-06).
pub fn loss(world: &World, act: &Act) -> Option<String> {
    let Act::Use { hero, of, power, .. } = *act else { return None };
    let board = Board::new(world);
    let (printed, _) = legal::power(&board, hero, of, power)?;
    if !printed.does.contains(&Effect::Explore) {
        return None;
    }
    let forbids = standing::cannot_explore_again(&board, hero);
    let forbids = forbids.map(|what| source_name(world, what));
    let is_free = play::prompt(world).is_some_and(|p| p.options.contains(&Act::Explore));
    match (is_free, forbids) {
        (true, Some(what)) => Some(t!("brief-only-exploration", what = what)),
        (true, None) => Some(t!("brief-no-free-exploration")),
        (false, Some(what)) if !granted::may_be_granted(&board, hero) => {
            Some(t!("brief-no-exploration", what = what))
        }
        (false, _) => None,
    }
}

/// Returns the text of an option with the warning of what it gives up, if it does.
pub fn with_loss(world: &World, act: &Act, text: String) -> String {
    match loss(world, act) {
        Some(loss) => t!("brief-loss", text = text, loss = loss),
        None => text,
    }
}

/// A play that another card pays for, in the words that tell it from others of the same power.
#[derive(Clone, Debug)]
pub struct PaidPlay {
    /// The power that is used.
    pub power: (Source, u8),
    /// The hero who uses it.
    pub hero: HeroId,
    /// The card that pays for it; with the hero's name, if another hero is asked.
    pub by: [String; 2],
}

/// Returns the play that a card pays for, if the option is one.
pub fn paid_play(world: &World, act: &Act) -> Option<PaidPlay> {
    let Act::Use { hero, of, power, with: Some(card) } = *act else { return None };
    let (printed, _) = legal::power(&Board::new(world), hero, of, power)?;
    powers::cost(printed, power)?;
    let card = card_name(world, card);
    let of_hero = format!("{}{card}", t!("act-for", hero = hero_name(world, hero)));
    Some(PaidPlay { power: (of, power), hero, by: [card, of_hero] })
}

/// Returns the verb and the card: "Discard Rope", "Use Ada's power with Rope".
fn usage(world: &World, (hero, of, power): (HeroId, Source, u8), with: Option<CardId>) -> String {
    let who = match play::prompt(world) {
        Some(p) if p.who != hero && of != Source::Hero(hero) => {
            t!("act-for", hero = hero_name(world, hero))
        }
        _ => String::new(),
    };
    let printed = legal::power(&Board::new(world), hero, of, power).map(|(p, _)| p);
    let verb = printed.and_then(|p| p.action);
    let name = match (of, verb) {
        (Source::Card(card), Some(action)) => {
            let card = card_name(world, card);
            t!("brief-action", action = action_name(action), card = card)
        }
        (Source::Card(card), None) => t!("act-play", card = card_name(world, card)),
        _ => t!("act-use", power = power_name(world, of)),
    };
    let cost = printed.and_then(|p| powers::cost(p, power));
    let more = printed.map_or(0, |p| powers::cards_paid(p, power).saturating_sub(1));
    let pay = match (with, cost) {
        (Some(card), Some(Cost::Hand(action, _) | Cost::Discards(action, _))) => {
            let card = card_name(world, card);
            match more {
                0 => t!("brief-paid", action = action_name(*action), card = card),
                n => t!("brief-paid-more", action = action_name(*action), card = card, n = n),
            }
        }
        (Some(card), _) => t!("act-with", card = card_name(world, card)),
        // What no card of one's choice pays for is told as well.
        (None, Some(cost)) => {
            let price = match more {
                0 => Closing::Pay(cost.clone()),
                n => Closing::PaySeveral(n + 1, cost.clone()),
            };
            t!("brief-price", price = closing_way(world, &price))
        }
        (None, None) => String::new(),
    };
    format!("{who}{name}{pay}")
}

/// Returns a way to attempt a check: "Melee (Combat 10)".
fn way(world: &World, alternative: u8, skill: Option<Skill>) -> String {
    match printed_way(world, alternative) {
        Some(check) => t!("brief-way", skill = way_name(skill), check = check),
        None => way_name(skill),
    }
}

/// Returns the play that would be taken back.
fn take_back(world: &World, n: u8) -> Option<String> {
    let view = check::view(world)?;
    let staged = view.staged.get(usize::from(n))?;
    Some(match staged.of {
        of @ Source::Card(_) => source_name(world, of),
        of => power_name(world, of),
    })
}
