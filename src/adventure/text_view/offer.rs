//! What may be answered, in the order in which it is read: what goes on, moves, gifts, plays; what
//! would do no good is folded away. Numbers are those of that order and stay as they are while the
//! question is open, whether the folded ones are shown or not.

use bevy_ecs::prelude::*;

use crate::autopass::useful;
use crate::campaign::hands;
use crate::kernel::autopass::{self, alike};
use crate::lang::capital;
use crate::rules::check::{self, CheckView};
use crate::rules::describe;
use crate::rules::family::Adventure;
use crate::rules::flow::prompt::{Act, Ask, Prompt, Source};
use crate::rules::state::ids::{CardId, HeroId};
use crate::rules::state::table;

/// What is read together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Group {
    First,
    Moves,
    Gifts(HeroId),
    /// By what comes of them, those of the hero who is asked first.
    Plays,
    Last,
    /// Folded away.
    Folded,
    /// In a hand that is not theirs who look.
    Hidden,
}

/// An option, or several that come to the same.
pub(super) struct Line {
    pub(super) group: Group,
    /// Their places among the prompt's options.
    pub(super) all: Vec<usize>,
    pub(super) text: String,
    /// Of a play what its power says; part of the text.
    pub(super) power: String,
    /// Of a play what comes of it: of a check that is staged the chance, "-> 93%:", else what the
    /// power does, "Explore again:".
    pub(super) gain: Option<String>,
    /// The option in few words, for a play that was read before.
    pub(super) short: String,
    /// In fewer words, where what comes of it has been said.
    pub(super) shorter: String,
}

/// The options of the open prompt as they are read.
pub struct Options {
    pub(super) lines: Vec<Line>,
    /// By their number less one, places among the prompt's options.
    pub(super) order: Vec<usize>,
    pub(super) max: u8,
}

/// The options of the open prompt in their order.
pub fn options(world: &mut World, prompt: &Prompt) -> Options {
    let texts = describe::option_texts(world);
    let view = (prompt.ask == Ask::Check).then(|| check::view(world)).flatten();
    let against = view.as_ref().map_or_else(
        || "\0".to_owned(),
        |v| t!("act-against", pool = String::new(), difficulty = v.difficulty),
    );
    let good = good(world, prompt, view.as_ref());
    let dominated = view.as_ref().map(|v| dominated(world, v)).unwrap_or_default();
    let mut lines = Vec::new();
    // In the order in which they are found: what comes to the same is read together.
    let mut gains: Vec<String> = Vec::new();
    for all in alike::groups::<Adventure>(world, &prompt.options) {
        let Some(i) = all.first().copied() else { continue };
        let act = prompt.options[i];
        let text = texts.get(i).cloned().unwrap_or_default();
        let plain = describe::act_text(world, &act);
        let makes = text.strip_prefix(plain.as_str()).unwrap_or_default().replace(&against, "");
        // The question has said what is rolled, and what was without a play before it.
        let text = match act {
            Act::Roll => t!("act-roll-plain"),
            Act::TakeBack(_) => plain,
            _ => format!("{plain}{makes}"),
        };
        let power = match act {
            Act::Use { hero, of, power, .. } => describe::power_words(world, hero, of, power),
            _ => String::new(),
        };
        let hidden = all.iter().any(|i| !hands::act_shown(world, &prompt.options[*i]));
        let no_good = matches!(act, Act::Use { .. }) && !good.contains(&act);
        let group = match act {
            _ if hidden => Group::Hidden,
            _ if prompt.max > 1 => Group::First,
            _ if no_good || dominated.contains(&act) => Group::Folded,
            _ => group(&act),
        };
        let chance = comes_to(&makes);
        let shorter = describe::brief(world, &act, true);
        let short = match &chance {
            None => describe::brief(world, &act, false),
            Some(chance) => format!("{shorter} {chance}"),
        };
        let gain = match act {
            Act::Use { .. } => chance.or_else(|| describe::gain(world, &act).map(|g| capital(&g))),
            _ => None,
        };
        let known = gain.as_ref().filter(|_| group == Group::Plays).map(|gain| {
            gains.iter().position(|g| g == gain).unwrap_or_else(|| {
                gains.push(gain.clone());
                gains.len() - 1
            })
        });
        lines.push(((group, known, i), Line { group, all, text, power, gain, short, shorter }));
    }
    lines.sort_by_key(|(key, _)| *key);
    let lines: Vec<Line> = lines.into_iter().map(|(_, line)| line).collect();
    let order = lines.iter().flat_map(|l| l.all.iter().copied()).collect();
    Options { lines, order, max: prompt.max }
}

fn group(act: &Act) -> Group {
    match act {
        Act::Move(_) => Group::Moves,
        Act::Give { to, .. } => Group::Gifts(*to),
        Act::Use { .. } => Group::Plays,
        Act::EndTurn | Act::Decline | Act::Continue | Act::No | Act::TakeBack(_) => Group::Last,
        _ => Group::First,
    }
}

/// The plays that would do some good, or that somebody wants to be asked about; all of them, where
/// none does.
fn good(world: &mut World, prompt: &Prompt, view: Option<&CheckView>) -> Vec<Act> {
    let uses: Vec<Act> =
        prompt.options.iter().filter(|a| matches!(a, Act::Use { .. })).copied().collect();
    if uses.is_empty() {
        return uses;
    }
    let mut good = match view {
        Some(view) => useful::on_check(world, prompt, view),
        None => useful::plays(world, prompt),
    };
    good.extend(autopass::wanted::<Adventure>(world).iter().map(|w| w.act));
    match prompt.ask == Ask::Turn || good.iter().any(|a| matches!(a, Act::Use { .. })) {
        true => good,
        false => uses,
    }
}

/// Ways of a check that another way beats in everything: a die as large at least, as much added at
/// least, no more to reach.
fn dominated(world: &World, view: &CheckView) -> Vec<Act> {
    let of = |way: &(u8, Option<crate::cards::vocabulary::Skill>, i32)| {
        let skill = way.1?;
        let (faces, plus) = table::skill(world, view.hero, skill).unwrap_or((4, 0));
        Some((i32::from(faces), plus, -way.2))
    };
    let beaten = |way: &&(u8, Option<crate::cards::vocabulary::Skill>, i32)| {
        let Some(own) = of(way) else { return false };
        view.ways
            .iter()
            .filter_map(of)
            .any(|o| o != own && o.0 >= own.0 && o.1 >= own.1 && o.2 >= own.2)
    };
    let act = |way: &(u8, Option<crate::cards::vocabulary::Skill>, i32)| Act::Way {
        alternative: way.0,
        skill: way.1,
    };
    view.ways.iter().filter(beaten).map(act).collect()
}

/// Of what a play would make of the check only the chance: the dice can be reckoned. Returns nothing
/// for what makes nothing of it.
fn comes_to(makes: &str) -> Option<String> {
    let makes = makes.trim();
    let chance = makes.rsplit_once(", ").map(|(_, chance)| format!("-> {chance}"));
    chance.or_else(|| Some(makes.to_owned())).filter(|makes| !makes.is_empty())
}

impl Options {
    /// The place in the order of what has a place among the prompt's options, counted from 1.
    pub(super) fn number(&self, index: usize) -> Option<usize> {
        self.order.iter().position(|i| *i == index).map(|n| n + 1)
    }
}

/// The card that an option is about.
pub fn card_of(act: &Act) -> Option<CardId> {
    match act {
        Act::Card(c) | Act::Give { card: c, .. } | Act::Use { of: Source::Card(c), .. } => Some(*c),
        _ => None,
    }
}
