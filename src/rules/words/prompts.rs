//! What is asked, in words.

use bevy_ecs::prelude::*;

use super::acts::asked_effects;
use super::{card_name, cards, hero_name, percent, place_name, possessive, skill_name};
use super::{small, source_name};
use crate::cards::effect::{Effect, Purpose, Then};
use crate::cards::text::effects_text;
use crate::cards::words::Kind;
use crate::rules::check;
use crate::rules::flow::frame::{Flow, Frame};
use crate::rules::flow::prompt::{Act, Ask, Prompt, Source};
use crate::rules::play;
use crate::rules::state::table::{self, Clock};

/// The open question in words that are clear alone; empty if nothing is asked.
pub fn prompt_text(world: &World) -> String {
    let Some(p) = play::prompt(world) else { return String::new() };
    let who = hero_name(world, p.who);
    let here = place_name(world, table::hero(world, p.who).at);
    let about = p.card.map(|c| card_name(world, c));
    match p.ask {
        Ask::StartPlace => format!("{who}: where do you begin?"),
        Ask::FirstHero => "Who takes the first turn?".into(),
        Ask::Turn => {
            let turn = world.resource::<Clock>().turn;
            format!("Turn {turn}: {who} is at {here}. What now?")
        }
        Ask::Checker => match about {
            Some(card) => format!("Who attempts the next check against {card}?"),
            None => "Who attempts the next check?".into(),
        },
        Ask::Check => check_prompt(world, &who),
        Ask::Rolled => rolled(world, &who),
        Ask::Window => match about {
            Some(card) => format!("{card}: {who} may use a power now."),
            None => format!("{who} may use a power now."),
        },
        Ask::Evade => match about {
            Some(card) => format!("{who} encounters {card}. Evade it?"),
            None => format!("{who}: evade the encounter?"),
        },
        Ask::Damage => {
            let what = damage(world).unwrap_or_else(|| "damage".into());
            format!("{who} is about to take {what}. Reduce it?")
        }
        Ask::DamageCards => {
            let what = damage(world).unwrap_or_else(|| "damage".into());
            format!("{who} takes {what}: choose {} to discard.", count(p))
        }
        Ask::Reset => format!("{who} resets the hand: choose {} to discard.", count(p)),
        Ask::Cards if bottoms(world) => {
            format!("{who}: choose the cards that go to the bottom of the deck.")
        }
        Ask::Cards => format!("{}{who}: choose {}.", because(world, p), count(p)),
        Ask::Place => format!("{}{who}: choose a location.", because(world, p)),
        Ask::Hero => format!("{}{who}: choose a hero.", because(world, p)),
        Ask::Choice => format!("{}{who}: choose one.", because(world, p)),
        Ask::YesNo => match asked_effects(world) {
            Some(what) => {
                let what = small(what.trim_end_matches('.'));
                format!("{}: {who} may {what}.", source_name(world, p.source))
            }
            None if p.card.is_some_and(|c| table::printed(world, c).kind == Kind::Cohort) => {
                format!("{who}: add {} to your hand?", about.unwrap_or_default())
            }
            None => format!("{}{who}: do it?", because(world, p)),
        },
        Ask::Order if p.options.iter().any(|a| matches!(a, Act::Card(_))) => {
            format!("{who}: put these cards back, the one for the top first.")
        }
        Ask::Order => format!("{who}: several things are due at once. Which one is first?"),
        Ask::Close if p.card.is_some() => {
            let villain = about.unwrap_or_default();
            format!("{villain} is met. Who tries to close a location against its escape?")
        }
        Ask::Close => {
            let place = world.resource::<Flow>().frames.iter().rev().find_map(|f| match f {
                Frame::Close(c) => Some(place_name(world, c.place)),
                _ => None,
            });
            format!("{who}: try to close {}?", place.unwrap_or(here))
        }
        Ask::Die => format!("{who}: which die?"),
    }
}

/// Whether cards that were examined may go to the bottom.
fn bottoms(world: &World) -> bool {
    match world.resource::<Flow>().frames.last() {
        Some(Frame::Effects(f)) => {
            matches!(f.list.get(f.at), Some(Effect::Examine { then: Then::MayBottom, .. }))
        }
        _ => false,
    }
}

/// What asks, and for what: "Long Mending: a hero shuffles 2 cards. "
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
        (s, Some(text)) => format!("{}: {} ", source_name(world, s), small(&text)),
    }
}

fn count(p: &Prompt) -> String {
    match (p.min, p.max) {
        (a, b) if a == b => cards(usize::from(a)),
        (0, b) => format!("up to {}", cards(usize::from(b))),
        (a, b) => format!("{a} to {b} cards"),
    }
}

fn check_prompt(world: &World, who: &str) -> String {
    let Some(v) = check::view(world) else { return format!("{who} attempts a check.") };
    let failing = if v.expected_damage > 0.0 {
        format!(", {:.1} damage to expect", v.expected_damage)
    } else {
        String::new()
    };
    let hero = hero_name(world, v.hero);
    let title = check_title(world, &v);
    format!(
        "{hero}: {title}. {} with {} against {}: {}{failing}.",
        v.pool,
        skill_name(v.way.1),
        v.difficulty,
        percent(v.chance)
    )
}

/// What a check is for: "a check to defeat Marsh Hag".
pub fn check_title(world: &World, v: &check::CheckView) -> String {
    let combat = if v.combat { "combat check" } else { "check" };
    let card = v.against.map(|c| card_name(world, c));
    match (v.purpose, card) {
        (Purpose::Defeat, Some(c)) => format!("{combat} to defeat {c}"),
        (Purpose::Acquire, Some(c)) => format!("{combat} to acquire {c}"),
        (Purpose::Recharge, Some(c)) => format!("{combat} to recharge {c}"),
        (Purpose::Close, _) => {
            let what = match v.source {
                Source::Rules => place_name(world, table::hero(world, v.hero).at),
                source => source_name(world, source),
            };
            format!("{combat} to close {what}")
        }
        _ => match v.source {
            Source::Rules => combat.into(),
            source => format!("{combat} for {}", source_name(world, source)),
        },
    }
}

fn rolled(world: &World, who: &str) -> String {
    let frames = &world.resource::<Flow>().frames;
    let found = frames.iter().rev().find_map(|f| match f {
        Frame::Check(c) => Some(c),
        _ => None,
    });
    let Some(c) = found else { return format!("{who}: roll again?") };
    let dice: i32 = c.dice.iter().map(|d| i32::from(d.value)).sum();
    let total = (dice + c.plus).max(0);
    let roller = possessive(&hero_name(world, c.hero));
    let verdict = if total >= c.difficulty { "enough" } else { "not enough" };
    format!("{roller} roll is {total} against {}: {verdict}. Roll again?", c.difficulty)
}

fn damage(world: &World) -> Option<String> {
    let frames = &world.resource::<Flow>().frames;
    frames.iter().rev().find_map(|f| match f {
        Frame::Damage(d) => {
            let from = match (d.card, d.source) {
                (Some(c), _) => format!(" from {}", card_name(world, c)),
                (None, Source::Rules) => String::new(),
                (None, s) => format!(" from {}", source_name(world, s)),
            };
            Some(format!("{} {} damage{from}", d.amount, d.kind))
        }
        _ => None,
    })
}
