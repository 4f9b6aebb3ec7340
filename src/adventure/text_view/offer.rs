//! The options of a prompt in reading order: going on, moves, gifts, plays; options that would do
//! no good are folded away. Numbers follow this order and do not change while the prompt is open,
//! whether folded options are shown or not.

use bevy_ecs::prelude::*;

use crate::autopass::useful;
use crate::campaign::hands;
use crate::kernel::autopass::{self, alike};
use crate::lang::capital;
use crate::rules::check::{self, CheckView};
use crate::rules::describe::{self, PaidPlay};
use crate::rules::family::Adventure;
use crate::rules::flow::drive::Nearest as _;
use crate::rules::flow::prompt::{Act, Ask, Prompt, Source};
use crate::rules::state::board::Board;
use crate::rules::state::ids::{CardId, HeroId};

/// A group of options that are listed together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Group {
    First,
    Moves,
    Gifts(HeroId),
    /// Plays, sorted by their result; those of the asked hero first.
    Plays,
    Last,
    /// Options that would do no good.
    Folded,
    /// Options from a hand that the viewer may not see.
    Hidden,
}

/// An option, or several with the same result.
pub(super) struct Line {
    pub(super) group: Group,
    /// Indices among the prompt's options.
    pub(super) all: Vec<usize>,
    pub(super) text: String,
    /// For a play, the text of its power, which is part of the whole text.
    pub(super) power: String,
    /// For a play, its result: on a check being staged the chance, "-> 93%:", otherwise what the
    /// power does, "Explore again:".
    pub(super) gain: Option<String>,
    /// A short text, for a play whose full text was shown before.
    pub(super) short: String,
    /// A shorter text, for use under a heading with the result.
    pub(super) shorter: String,
    /// What pays for a play, for use behind another play of the same power.
    pub(super) paid: Option<PaidPlay>,
}

/// The options of the open prompt in reading order.
pub struct Options {
    pub(super) lines: Vec<Line>,
    /// For each number, counted from 0, the index among the prompt's options.
    pub(super) order: Vec<usize>,
    pub(super) max: u8,
}

/// Returns the options of the open prompt in reading order.
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
    // Options with the same result are listed together, in order of their first occurrence.
    let mut gains: Vec<String> = Vec::new();
    for all in alike::groups::<Adventure>(world, &prompt.options) {
        let Some(i) = all.first().copied() else { continue };
        let act = prompt.options[i];
        let text = texts.get(i).cloned().unwrap_or_default();
        let plain = describe::act_text(world, &act);
        let makes = text.strip_prefix(plain.as_str()).unwrap_or_default().replace(&against, "");
        // The prompt already tells the pool without plays, so the roll need not repeat it.
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
        let note = |text: String| describe::with_loss(world, &act, text);
        let paid = describe::paid_play(world, &act);
        let (text, gain, short) = (note(text), gain.map(note), note(short));
        let known = gain.as_ref().filter(|_| group == Group::Plays).map(|gain| {
            gains.iter().position(|g| g == gain).unwrap_or_else(|| {
                gains.push(gain.clone());
                gains.len() - 1
            })
        });
        lines.push((
            (group, known, i),
            Line { group, all, text, power, gain, short, shorter, paid },
        ));
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

/// Returns the plays that would do some good or that a player wants to be asked about; all plays if
/// there are none.
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

/// Returns the ways of a check that another way beats in everything: its die is as large, it adds
/// as much, and its difficulty is no higher.
fn dominated(world: &World, view: &CheckView) -> Vec<Act> {
    let board = Board::new(world);
    let of = |way: &(u8, Option<crate::cards::vocabulary::Skill>, i32)| {
        let skill = way.1?;
        let frame = board.flow.check()?;
        let (faces, plus) =
            check::ways::skill_of_way(&board, frame, way.0.into(), skill).unwrap_or((4, 0));
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

/// Returns only the chance of a play's resulting pool, as players can work out the dice; `None` if
/// the play does not change the pool.
fn comes_to(makes: &str) -> Option<String> {
    let makes = makes.trim();
    let chance = makes.rsplit_once(", ").map(|(_, chance)| format!("-> {chance}"));
    chance.or_else(|| Some(makes.to_owned())).filter(|makes| !makes.is_empty())
}

impl Options {
    /// Returns the number, counted from 1, of the prompt's option with this index.
    pub(super) fn number(&self, index: usize) -> Option<usize> {
        self.order.iter().position(|i| *i == index).map(|n| n + 1)
    }
}

/// Returns the card that an option is about.
pub fn card_of(act: &Act) -> Option<CardId> {
    match act {
        Act::Card(c) | Act::Give { card: c, .. } | Act::Use { of: Source::Card(c), .. } => Some(*c),
        _ => None,
    }
}
