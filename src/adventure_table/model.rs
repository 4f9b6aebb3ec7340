//! What the panels and the table show of the rules: made anew after every decision, never kept in
//! step by hand.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::face::FaceKey;
use crate::autopass::Wanted;
use crate::campaign::{hands, players};
use crate::kernel::autopass;
use crate::kernel::campaign::privacy;
use crate::kernel::campaign::privacy::viewer_here;
use crate::kernel::view::PromptView;
use crate::lang;
use crate::rules::check::{self, CheckView};
use crate::rules::family::Adventure;
use crate::rules::flow::prompt::{Act, Ask, Prompt, Refusal, Source};
use crate::rules::state::ids::{CardId, HeroId, PileId};
use crate::rules::state::table::{self, Clock};
use crate::rules::{describe, play, refused, view};
use crate::shell::session::watching;

/// An act that is offered, ready to be shown.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The act.
    pub act: Act,
    /// In words.
    pub text: String,
    /// In few words: the verb, the card, what comes of it.
    pub brief: String,
    /// What it would change about the check: "+1d6  74%".
    pub adds: String,
}

/// What is shown.
#[derive(Resource, Default)]
pub struct Model {
    /// The open prompt.
    pub prompt: Option<Prompt>,
    /// The same as whoever looks may see it; nothing where nothing can be done.
    pub view: Option<PromptView>,
    /// In words.
    pub question: String,
    /// What asks.
    pub asks: String,
    /// Its options.
    pub choices: Vec<Choice>,
    /// What is not offered, and why.
    pub refused: Vec<(Act, Refusal)>,
    /// The check that is being staged.
    pub check: Option<CheckView>,
    /// Through whose eyes, if not those of the seat that is asked.
    pub look: Option<HeroId>,
    /// Cards marked for an answer of several.
    pub marked: Vec<CardId>,
    /// What is shown large.
    pub inspect: Option<FaceKey>,
    /// The pile that is open.
    pub open: Option<PileId>,
    /// Acts to choose from, after a card was dropped that has several uses.
    pub fan: Vec<Act>,
    /// Where it was dropped.
    pub fan_at: Vec2,
    /// The menu is open.
    pub menu: bool,
    /// The chronicle is folded.
    pub folded: bool,
    /// The panel of stops is open.
    pub stops: bool,
    /// Who wants to be asked here, and about what.
    pub wanted: Vec<Wanted>,
    /// How many prompts the table has gone on from by itself since the last decision.
    pub passed: usize,
    /// Heroes who are not asked and could still do something.
    pub helpers: Vec<HeroId>,
    /// The person to whom the screen is to be handed before the hand is shown.
    pub curtain: Option<String>,
}

impl Model {
    /// Puts everything away that was open for the last prompt.
    pub fn close(&mut self) {
        self.look = None;
        self.marked.clear();
        self.inspect = None;
        self.open = None;
        self.fan.clear();
        self.menu = false;
        self.passed = 0;
    }

    /// Whose hand is shown.
    pub fn eyes(&self) -> HeroId {
        self.look.or(self.prompt.as_ref().map(|p| p.who)).unwrap_or(HeroId(0))
    }

    /// Whether the prompt wants several cards at once.
    pub fn many(&self) -> bool {
        self.prompt.as_ref().is_some_and(|p| p.max > 1 || wants_marks(p))
    }

    /// The offered acts that a test picks.
    pub fn offered(&self, test: impl Fn(&Act) -> bool) -> Vec<Act> {
        self.choices.iter().map(|c| c.act).filter(|a| test(a)).collect()
    }

    /// Why an act that a test picks is refused, if a reason is known.
    pub fn why_not(&self, test: impl Fn(&Act) -> bool) -> Option<Refusal> {
        self.refused.iter().find(|(a, _)| test(a)).map(|(_, r)| r.clone())
    }

    /// The answer that a press of the space bar gives, if one is obvious.
    pub fn obvious(&self) -> Option<Vec<Act>> {
        let p = self.prompt.as_ref().filter(|_| self.curtain.is_none())?;
        if self.many() {
            let n = self.marked.len();
            if n >= usize::from(p.min) && n <= usize::from(p.max) && n > 0 {
                return Some(self.marked.iter().map(|c| Act::Card(*c)).collect());
            }
            return (p.min == 0 && p.options.contains(&Act::Continue)).then(|| vec![Act::Continue]);
        }
        let order = [Act::Roll, Act::Explore, Act::Close, Act::Continue, Act::EndTurn];
        if let Some(act) = order.iter().find(|a| p.options.contains(a)) {
            return Some(vec![*act]);
        }
        match p.options.as_slice() {
            [only] => Some(vec![*only]),
            _ => None,
        }
    }
}

/// Damage and resets are answered by marking cards even where one is enough.
fn wants_marks(p: &Prompt) -> bool {
    matches!(p.ask, Ask::DamageCards | Ask::Reset) && p.min != p.max
}

/// Makes the model anew from the rules.
pub fn refresh(world: &mut World) {
    // On a table on which a journal is watched, nothing can be done.
    let watched = watching(world);
    let open = play::prompt(world).is_some() && !watched;
    let refused = if open { refused::refused(world) } else { Vec::new() };
    let prompt = play::prompt(world).cloned();
    let check = check::view(world);
    let question = describe::prompt_text(world);
    let seen = prompt.as_ref().filter(|_| open);
    let view = seen.map(|p| view::prompt(world, p, viewer_here(world)));
    let asks = prompt.as_ref().map(|p| source_text(world, p.source)).unwrap_or_default();
    let mut options = prompt.as_ref().map(|p| p.options.clone()).unwrap_or_default();
    if watched {
        options.clear();
    }
    let mut choices = Vec::with_capacity(options.len());
    for act in options {
        let text = describe::act_text(world, &act);
        let adds = adds(world, check.as_ref(), &act);
        let brief = describe::brief(world, &act, !adds.is_empty());
        choices.push(Choice { act, text, brief, adds });
    }
    let who = prompt.as_ref().map(|p| p.who);
    let eyes = world.resource::<Model>().look.or(who);
    let curtain = eyes.and_then(|hero| privacy::handover(world, hero));
    let mut helpers: Vec<HeroId> = Vec::new();
    for c in &choices {
        if let Act::Use { hero, .. } = c.act
            && Some(hero) != who
            && !helpers.contains(&hero)
        {
            helpers.push(hero);
        }
    }
    // What lies in other people's hands is theirs to know, and behind the curtain nothing is shown.
    let shown = |act: &Act| curtain.is_none() && hands::act_shown(world, act);
    choices.retain(|c| shown(&c.act));
    let refused: Vec<(Act, Refusal)> = refused.into_iter().filter(|(a, _)| shown(a)).collect();
    let wanted = autopass::wanted::<Adventure>(world);
    let mut model = world.resource_mut::<Model>();
    model.prompt = prompt;
    model.view = view.filter(|_| curtain.is_none());
    model.question = question;
    model.asks = asks;
    model.choices = choices;
    model.refused = refused;
    model.check = check;
    model.helpers = helpers;
    model.wanted = wanted;
    if curtain.is_some() {
        (model.inspect, model.open) = (None, None);
    }
    model.curtain = curtain;
}

/// What an act would change about the check: how the pool grows or shrinks, and the new chance. Of
/// another way, the whole pool.
fn adds(world: &mut World, now: Option<&CheckView>, act: &Act) -> String {
    let Some(now) = now else { return String::new() };
    if !matches!(act, Act::Use { .. } | Act::Way { .. } | Act::TakeBack(_)) {
        return String::new();
    }
    let Some(then) = check::view_with(world, act) else { return String::new() };
    let alike = then.pool == now.pool && then.difficulty == now.difficulty;
    if alike && then.chance == now.chance {
        return String::new();
    }
    let chance = describe::percent(then.chance);
    if let Act::Way { alternative, skill } = *act {
        let all = check::prospects(world);
        let of =
            all.iter().find(|p| p.is(alternative, skill)).map(|p| describe::percent(p.at_best));
        let best = of.filter(|best| *best != chance);
        let best = best.map_or_else(String::new, |best| t!("act-at-best", chance = best));
        return format!("{}  {chance}{best}", lang::dice(&then.pool));
    }
    let mut change = difference(now, &then);
    if alike {
        // A trait that the bane can be defeated with, and no die.
        let new = then.traits.iter().filter(|t| !now.traits.contains(t));
        change = new.map(|t| t.localized()).collect::<Vec<_>>().join(", ");
    } else if change.is_empty() {
        change = t!("dice-difficulty", difficulty = then.difficulty);
    }
    format!("{change}  {chance}")
}

/// What one pool has more or less than another: "+1d6+2", "−1d4".
fn difference(now: &CheckView, then: &CheckView) -> String {
    let mut counts: BTreeMap<u8, i32> = BTreeMap::new();
    let mut plus = 0;
    for (view, sign) in [(then, 1), (now, -1)] {
        for part in &view.parts {
            plus += sign * part.plus;
            for d in &part.dice {
                *counts.entry(d.faces).or_default() += sign * i32::from(d.count);
            }
        }
    }
    let dice = counts.iter().rev().filter(|(_, n)| **n != 0);
    let mut text: String = dice.map(|(faces, n)| format!("{n:+}d{faces}")).collect();
    if plus != 0 {
        text.push_str(&format!("{plus:+}"));
    }
    lang::dice(&text.replace('-', "−"))
}

fn source_text(world: &World, source: Source) -> String {
    match source {
        Source::Rules => String::new(),
        other => describe::source_name(world, other),
    }
}

/// A few numbers about the scenario that was played.
pub fn statistics(world: &World) -> Vec<(String, String)> {
    let clock = world.resource::<Clock>();
    let left = table::pile(world, PileId::Blessings).len();
    let shut = table::places(world)
        .filter(|p| table::place(world, *p).shut == table::LocationStatus::Permanently)
        .count();
    let mut rows = vec![
        (t!("tally-turns"), clock.turn.to_string()),
        (t!("tally-hours"), left.to_string()),
        (t!("tally-closed"), t!("tally-of", n = shut, all = table::places(world).count())),
    ];
    for h in table::heroes(world) {
        let alive = table::hero(world, h).alive;
        let deck = table::pile(world, PileId::Deck(h)).len();
        let words =
            if alive { t!("tally-alive", cards = describe::cards(deck)) } else { t!("tally-died") };
        rows.push((players::hero_and_player(world, h), words));
    }
    rows
}
