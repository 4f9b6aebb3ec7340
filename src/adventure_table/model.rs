//! The view model: what panels and the table show of the rules' state. It is rebuilt after every
//! decision instead of being updated in parts.

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

/// An offered act with its texts.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The act.
    pub act: Act,
    /// Its text.
    pub text: String,
    /// Its short text: the verb, the card, the effect.
    pub brief: String,
    /// Its effect on the check: "+1d6  74%".
    pub adds: String,
    /// What it gives up that its short text does not say, if anything.
    pub loss: Option<String>,
}

/// The view model.
#[derive(Resource, Default)]
pub struct Model {
    /// The open prompt.
    pub prompt: Option<Prompt>,
    /// The prompt as the viewer may see it; `None` if nothing can be done.
    pub view: Option<PromptView>,
    /// The question's text.
    pub question: String,
    /// The source of the question.
    pub asks: String,
    /// Its options.
    pub choices: Vec<Choice>,
    /// The refused acts with their reasons.
    pub refused: Vec<(Act, Refusal)>,
    /// Why the hero who is asked cannot move anywhere, where moves could be asked about.
    pub stays: Option<Refusal>,
    /// The check that is being staged.
    pub check: Option<CheckView>,
    /// The hero as whom the player views the table, if not the one who is asked.
    pub look: Option<HeroId>,
    /// The cards marked for an answer with several cards.
    pub marked: Vec<CardId>,
    /// The enlarged face.
    pub inspect: Option<FaceKey>,
    /// The open pile.
    pub open: Option<PileId>,
    /// The acts of the fan, after a card with several uses was dropped.
    pub fan: Vec<Act>,
    /// Where that card was dropped.
    pub fan_at: Vec2,
    /// Whether the menu is open.
    pub menu: bool,
    /// Whether the chronicle's folding is toggled.
    pub folded: bool,
    /// Whether the panel of stops is open.
    pub stops: bool,
    /// The heroes who want to be asked at this prompt, and about what.
    pub wanted: Vec<Wanted>,
    /// The number of prompts that auto-pass has answered since the last decision.
    pub passed: usize,
    /// Heroes who are not asked and could still play something.
    pub helpers: Vec<HeroId>,
    /// The person to whom the screen must be handed before the hand is shown.
    pub curtain: Option<String>,
}

impl Model {
    /// Closes everything that was open for the last prompt.
    pub fn close(&mut self) {
        self.look = None;
        self.marked.clear();
        self.inspect = None;
        self.open = None;
        self.fan.clear();
        self.menu = false;
        self.passed = 0;
    }

    /// Returns the hero whose hand is shown.
    pub fn eyes(&self) -> HeroId {
        self.look.or(self.prompt.as_ref().map(|p| p.who)).unwrap_or(HeroId(0))
    }

    /// Returns whether the prompt asks for several cards at once.
    pub fn many(&self) -> bool {
        self.prompt.as_ref().is_some_and(|p| p.max > 1 || wants_marks(p))
    }

    /// Returns the offered acts that pass a test.
    pub fn offered(&self, test: impl Fn(&Act) -> bool) -> Vec<Act> {
        self.choices.iter().map(|c| c.act).filter(|a| test(a)).collect()
    }

    /// Returns why an act that passes a test is refused, if a reason is known.
    pub fn why_not(&self, test: impl Fn(&Act) -> bool) -> Option<Refusal> {
        self.refused.iter().find(|(a, _)| test(a)).map(|(_, r)| r.clone())
    }

    /// Returns the answer of the space bar, if one is obvious.
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

/// Returns whether cards are marked even if one is enough, as for damage and resets.
fn wants_marks(p: &Prompt) -> bool {
    matches!(p.ask, Ask::DamageCards | Ask::Reset) && p.min != p.max
}

/// Rebuilds the model from the rules.
pub fn refresh(world: &mut World) {
    // Nothing can be done in a replay.
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
        let adds = adds(world, check.as_ref(), &act);
        let brief = describe::brief(world, &act, !adds.is_empty());
        let text = describe::with_loss(world, &act, describe::act_text(world, &act));
        let loss = describe::loss(world, &act);
        choices.push(Choice { act, text, brief, adds, loss });
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
    // Acts about other people's hands are hidden, and all of them while the screen is handed over.
    let shown = |act: &Act| curtain.is_none() && hands::act_shown(world, act);
    choices.retain(|c| shown(&c.act));
    let refused: Vec<(Act, Refusal)> = refused.into_iter().filter(|(a, _)| shown(a)).collect();
    let wanted = autopass::wanted::<Adventure>(world);
    let stays = stays(world, prompt.as_ref(), &choices, &refused);
    let mut model = world.resource_mut::<Model>();
    model.prompt = prompt;
    model.view = view.filter(|_| curtain.is_none());
    model.question = question;
    model.asks = asks;
    model.choices = choices;
    model.refused = refused;
    model.stays = stays;
    model.check = check;
    model.helpers = helpers;
    model.wanted = wanted;
    if curtain.is_some() {
        (model.inspect, model.open) = (None, None);
    }
    model.curtain = curtain;
}

/// Returns why no move is offered: the reason for another location than the hero's own.
fn stays(
    world: &World,
    prompt: Option<&Prompt>,
    choices: &[Choice],
    refused: &[(Act, Refusal)],
) -> Option<Refusal> {
    let at = table::hero(world, prompt?.who).at;
    if choices.iter().any(|c| matches!(c.act, Act::Move(_))) {
        return None;
    }
    let elsewhere = |act: &Act| matches!(act, Act::Move(to) if *to != at);
    refused.iter().find(|(act, _)| elsewhere(act)).map(|(_, refusal)| refusal.clone())
}

/// Returns an act's effect on the check: the change of the pool, and the new chance; for another
/// way, its whole pool.
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
        // A trait with which the bane can be defeated, without a die.
        let new = then.traits.iter().filter(|t| !now.traits.contains(t));
        change = new.map(|t| t.localized()).collect::<Vec<_>>().join(", ");
    } else if change.is_empty() {
        change = t!("dice-difficulty", difficulty = then.difficulty);
    }
    format!("{change}  {chance}")
}

/// Returns the difference between two pools: "+1d6+2", "−1d4".
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

/// Returns some statistics of the game on the table.
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
