//! Texts of prompts.

use bevy_ecs::prelude::*;

use super::acts::asked_effects;
use super::{card_name, cards, hero_name, percent, place_name};
use super::{lowercase_first, source_name};
use crate::cards::effect::{Effect, Laid, Purpose, Then};
use crate::cards::text::{effects_text, sent_text};
use crate::cards::vocabulary::Kind;
use crate::rules::check;
use crate::rules::check::goal::Lost;
use crate::rules::effect::{instead, laying};
use crate::rules::flow::frame::{Flow, Frame};
use crate::rules::flow::prompt::{Act, Ask, Prompt, Source};
use crate::rules::play;
use crate::rules::state::board::Board;
use crate::rules::state::table::{self, Clock};

/// Returns the open prompt as a text that is clear on its own; empty if no prompt is open.
pub fn prompt_text(world: &World) -> String {
    let Some(p) = play::prompt(world) else { return String::new() };
    let who = hero_name(world, p.who);
    let here = place_name(world, table::hero(world, p.who).at);
    let about = p.card.map(|c| card_name(world, c));
    match p.ask {
        Ask::StartPlace => t!("prompt-start", who = who),
        Ask::FirstHero => t!("prompt-first"),
        Ask::Turn => {
            let turn = world.resource::<Clock>().turn;
            t!("prompt-turn", turn = turn, who = who, here = here)
        }
        Ask::Checker => match about {
            Some(card) => t!("prompt-checker-against", card = card),
            None => t!("prompt-checker"),
        },
        Ask::Check => check_prompt(world, &who),
        Ask::Rolled => rolled(world, &who),
        Ask::Window => match about {
            Some(card) => t!("prompt-window-card", card = card, who = who),
            None => t!("prompt-window", who = who),
        },
        Ask::Evade => match about {
            Some(card) => t!("prompt-evade-card", who = who, card = card),
            None => t!("prompt-evade", who = who),
        },
        Ask::Damage => {
            let what = damage(world).unwrap_or_else(|| t!("prompt-some-damage"));
            t!("prompt-damage", who = who, what = what)
        }
        Ask::DamageCards => {
            let what = damage(world).unwrap_or_else(|| t!("prompt-some-damage"));
            t!("prompt-damage-cards", who = who, what = what, cards = count(p))
        }
        Ask::Reset => t!("prompt-reset", who = who, cards = count(p)),
        Ask::Cards if let Some(to) = laid(world) => match to {
            Laid::Top => t!("prompt-laid-top", who = who),
            Laid::Bottom => t!("prompt-bottom", who = who),
            Laid::Second => t!("prompt-laid-second", who = who),
            Laid::Hand => t!("prompt-laid-hand", who = who),
            Laid::Discards => t!("prompt-laid-discards", who = who),
            Laid::Buried => t!("prompt-laid-buried", who = who),
            Laid::Box => t!("prompt-laid-box", who = who),
        },
        Ask::Cards | Ask::YesNo if let Some(what) = sent_elsewhere(world) => {
            t!("prompt-may-instead", source = source_name(world, p.source), who = who, what = what)
        }
        Ask::Cards => t!("prompt-cards", because = because(world, p), who = who, cards = count(p)),
        Ask::Place => t!("prompt-place", because = because(world, p), who = who),
        Ask::Hero => t!("prompt-hero", because = because(world, p), who = who),
        Ask::Choice => t!("prompt-choice", because = because(world, p), who = who),
        Ask::YesNo => match asked_effects(world) {
            Some(what) => {
                let what = lowercase_first(what.trim_end_matches('.'));
                t!("prompt-may", source = source_name(world, p.source), who = who, what = what)
            }
            None if p.card.is_some_and(|c| table::printed(world, c).kind == Kind::Cohort) => {
                t!("prompt-cohort", who = who, card = about.unwrap_or_default())
            }
            None => t!("prompt-do-it", because = because(world, p), who = who),
        },
        Ask::Order if p.options.iter().any(|a| matches!(a, Act::Card(_))) => {
            t!("prompt-put-back", who = who)
        }
        Ask::Order => t!("prompt-order", who = who),
        Ask::Close if p.card.is_some() => {
            let villain = about.unwrap_or_default();
            t!("prompt-close-villain", villain = villain)
        }
        Ask::Close => {
            let place = world.resource::<Flow>().frames.iter().rev().find_map(|f| match f {
                Frame::Close(c) => Some(place_name(world, c.place)),
                _ => None,
            });
            t!("prompt-close", who = who, place = place.unwrap_or(here))
        }
        Ask::Die => t!("prompt-die", who = who),
    }
}

/// Returns what a hero may do with cards instead of what usually becomes of them.
fn sent_elsewhere(world: &World) -> Option<String> {
    let choice = instead::choice(&Board::new(world))?;
    let name = match choice.cards.as_slice() {
        [card] => Some(card_name(world, *card)),
        _ => None,
    };
    let to = choice.ways.first()?.to;
    let text = sent_text(table::book(world), to, name.as_deref()).to_string();
    Some(lowercase_first(text.trim_end_matches('.')))
}

/// Returns the place to which examined cards may go now.
fn laid(world: &World) -> Option<Laid> {
    let Some(Frame::Effects(f)) = world.resource::<Flow>().frames.last() else { return None };
    match f.list.get(f.at)? {
        Effect::Examine { then: Then::MayBottom, .. } => Some(Laid::Bottom),
        Effect::Examine { then: Then::Put { to, .. }, .. } => {
            let place = usize::from(f.stage.saturating_sub(laying::FIRST));
            to.get(place).copied()
        }
        _ => None,
    }
}

/// Returns the source and purpose of the prompt: "Long Mending: a hero shuffles 2 cards. "
fn because(world: &World, p: &Prompt) -> String {
    let doing = match world.resource::<Flow>().frames.last() {
        Some(Frame::Effects(f)) => f
            .list
            .get(f.at)
            .filter(|e| !matches!(e, Effect::Choose { .. } | Effect::May(_)))
            .map(|e| effects_text(table::book(world), std::slice::from_ref(e)).to_string()),
        _ => None,
    };
    match (p.source, doing) {
        (Source::Rules, None) => String::new(),
        (Source::Rules, Some(text)) => format!("{text} "),
        (s, None) => format!("{}. ", source_name(world, s)),
        (s, Some(text)) => format!("{}: {} ", source_name(world, s), lowercase_first(&text)),
    }
}

fn count(p: &Prompt) -> String {
    match (p.min, p.max) {
        (a, b) if a == b => cards(usize::from(a)),
        (0, b) => t!("prompt-up-to", cards = cards(usize::from(b))),
        (a, b) => t!("prompt-from-to", a = a, b = b),
    }
}

fn check_prompt(world: &World, who: &str) -> String {
    let Some(v) = check::view(world) else { return t!("prompt-attempts", who = who) };
    let failing = failing(&v);
    let hero = hero_name(world, v.hero);
    let title = check_title(world, &v);
    let notes: Vec<String> = check_notes(world, &v).iter().map(|n| format!(" {n}")).collect();
    t!(
        "prompt-check",
        hero = hero,
        title = title,
        pool = v.pool,
        skill = super::way_name(v.way.1),
        difficulty = v.difficulty,
        chance = percent(v.chance),
        failing = failing
    ) + &notes.concat()
}

/// Returns an identifying text of the check being staged, the same for each prompt of that check;
/// `None` for any other prompt.
pub fn check_about(world: &World) -> Option<String> {
    let p = play::prompt(world).filter(|p| p.ask == Ask::Check)?;
    let v = check::view(world)?;
    Some(format!("{} {}", hero_name(world, p.who), check_title(world, &v)))
}

/// Returns what is staged now on a check that was described before: "Now 2d6+1 with Melee ...".
pub fn check_again(world: &World) -> String {
    let Some(v) = check::view(world) else { return prompt_text(world) };
    let notes: Vec<String> = check_notes(world, &v).iter().map(|n| format!(" {n}")).collect();
    t!(
        "prompt-check-again",
        pool = &v.pool,
        skill = super::way_name(v.way.1),
        difficulty = v.difficulty,
        chance = percent(v.chance),
        failing = failing(&v)
    ) + &notes.concat()
}

/// Returns the expected damage, if a failure deals any.
fn failing(v: &check::CheckView) -> String {
    match v.expected_damage > 0.0 {
        true => t!("prompt-damage-expected", damage = crate::lang::decimal(v.expected_damage, 1)),
        false => String::new(),
    }
}

/// Returns what else the check needs to achieve its purpose, a sentence each: "Needs Magic or Fire:
/// none staged."
pub fn check_notes(world: &World, v: &check::CheckView) -> Vec<String> {
    let lost = v.lost.map(|lost| match lost {
        Lost::Earlier => t!("check-lost-earlier"),
        Lost::Undefeated => t!("check-lost-undefeated"),
        Lost::Forbidden(what) => t!("check-lost-forbidden", what = source_name(world, what)),
    });
    let needs =
        (!v.missing.is_empty()).then(|| t!("check-needs", traits = super::traits_or(&v.missing)));
    lost.into_iter().chain(needs).collect()
}

/// Returns the purpose of a check: "a check to defeat Marsh Hag".
pub fn check_title(world: &World, v: &check::CheckView) -> String {
    let combat = if v.combat { t!("prompt-combat-check") } else { t!("prompt-plain-check") };
    let card = v.against.map(|c| card_name(world, c));
    match (v.purpose, card) {
        (Purpose::Defeat, Some(c)) => t!("prompt-to-defeat", check = combat, card = c),
        (Purpose::Acquire, Some(c)) => t!("prompt-to-acquire", check = combat, card = c),
        (Purpose::Recharge, Some(c)) => t!("prompt-to-recharge", check = combat, card = c),
        (Purpose::Close, _) => {
            let what = match v.source {
                Source::Rules => place_name(world, table::hero(world, v.hero).at),
                source => source_name(world, source),
            };
            t!("prompt-to-close", check = combat, what = what)
        }
        _ => match v.source {
            Source::Rules => combat,
            source => t!("prompt-for", check = combat, source = source_name(world, source)),
        },
    }
}

fn rolled(world: &World, who: &str) -> String {
    let frames = &world.resource::<Flow>().frames;
    let found = frames.iter().rev().find_map(|f| match f {
        Frame::Check(c) => Some(c),
        _ => None,
    });
    let Some(c) = found else { return t!("prompt-again", who = who) };
    let dice: i32 = c.dice.iter().map(|d| i32::from(d.value)).sum();
    let total = (dice + c.plus).max(0);
    let roller = hero_name(world, c.hero);
    let verdict = if total >= c.difficulty { t!("prompt-enough") } else { t!("prompt-not-enough") };
    t!("prompt-rolled", hero = roller, total = total, difficulty = c.difficulty, verdict = verdict)
}

fn damage(world: &World) -> Option<String> {
    let frames = &world.resource::<Flow>().frames;
    frames.iter().rev().find_map(|f| match f {
        Frame::Damage(d) => {
            let from = match (d.card, d.source) {
                (Some(c), _) => t!("prompt-from", source = card_name(world, c)),
                (None, Source::Rules) => String::new(),
                (None, s) => t!("prompt-from", source = source_name(world, s)),
            };
            Some(t!(
                "prompt-how-much",
                n = d.amount,
                damage = super::damage_name(d.kind.name()),
                from = from
            ))
        }
        _ => None,
    })
}
