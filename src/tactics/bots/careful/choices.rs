//! What is chosen besides the turn: targets, Responses, dice, cards, ways, squares.

use bevy_ecs::prelude::*;

use super::bridges::Bridges;
use super::odds::Strike;
use super::scene::Scene;
use super::worth::merit;
use crate::content::effect::{Effect, Target};
use crate::content::words::HeroPile;
use crate::ground::{Base, Side, Sq, distance};
use crate::rules::effect::target::{self, Does};
use crate::rules::effect::verbs;
use crate::rules::flow::drive::Nearest;
use crate::rules::flow::frame::{Ctx, EffectsFrame, Flow, Frame};
use crate::rules::flow::prompt::{Act, Prompt};
use crate::rules::state::ids::{CardId, FighterId, Source};
use crate::rules::state::piles::{self, Pile};
use crate::rules::state::table;
use crate::rules::turn::uses::{self, Text};

/// What a Response must be worth to be played from the hand.
const RESPONSE: f64 = 0.7;

/// Returns the options with the greatest worth first.
fn ranked(prompt: &Prompt, worth: impl Fn(Act) -> f64) -> Vec<(Act, f64)> {
    let mut all: Vec<(Act, f64)> = prompt.options.iter().map(|a| (*a, worth(*a))).collect();
    all.sort_by(|a, b| b.1.total_cmp(&a.1));
    all
}

fn top(world: &World) -> Option<&Frame> {
    world.resource::<Flow>().frames.last()
}

/// Returns the effect that is carried out, if it is one that asks.
fn under_way(world: &World) -> Option<(&EffectsFrame, &Effect)> {
    let Some(Frame::Effects(f)) = top(world) else { return None };
    Some((f, f.list.get(usize::from(f.at))?))
}

impl Scene<'_> {
    /// Answers what an attack or another effect is aimed at.
    pub fn target(&self, prompt: &Prompt) -> Vec<Act> {
        let best = ranked(prompt, |act| self.aimed(act));
        self.some(prompt, &best)
    }

    /// Takes as many of the best as the prompt wants, more only where they are worth something.
    fn some(&self, prompt: &Prompt, best: &[(Act, f64)]) -> Vec<Act> {
        let least = usize::from(prompt.min.max(1));
        let mut acts: Vec<Act> = Vec::new();
        for (act, worth) in best.iter().filter(|(a, _)| *a != Act::Continue) {
            if acts.len() >= usize::from(prompt.max.max(1)) {
                break;
            }
            if *worth > 0.0 || (acts.len() < least && prompt.min > 0) {
                acts.push(*act);
            }
        }
        match acts.is_empty() {
            true if prompt.options.contains(&Act::Continue) => vec![Act::Continue],
            true => best.iter().take(least).map(|(a, _)| *a).collect(),
            false => acts,
        }
    }

    fn aimed(&self, act: Act) -> f64 {
        let world = self.world;
        if let Some(Frame::Attack(f)) = top(world) {
            if table::fighter(world, f.by).side == Side::Enemies {
                return self.spare(act);
            }
            let ctx = Ctx { it: f.it, ..Ctx::of(f.by, f.spec.source) };
            let (dice, more, target) = (&f.spec.dice, &f.spec.more[..], &f.spec.target);
            let strike = Strike { dice, more, target, basic: f.spec.basic, source: f.spec.source };
            return self.hit(&ctx, target, act, &|id| self.strike(&ctx, &strike, id, &f.spec.then));
        }
        let Some((f, effect)) = under_way(world) else { return self.liked(act) };
        let ctx = &f.ctx;
        let enemies = ctx.you.is_some_and(|id| table::fighter(world, id).side == Side::Enemies);
        let one = |id: FighterId| match effect {
            Effect::Each(_, list) => self.worth(&ctx.about(id), list),
            Effect::Harm(n, _) => self.harm(id, super::odds::mean(world, ctx, n)),
            Effect::Heal(n, _) => self.heal(id, super::odds::mean(world, ctx, n)),
            Effect::Inflict(condition, ..) => self.condition(id, *condition),
            Effect::Lift(..) => f64::from(
                u8::try_from(table::fighter(world, id).conditions.iter().flatten().count())
                    .unwrap_or(0),
            ),
            Effect::Fell(_) | Effect::Remove(_) => self.harm(id, 60.0),
            Effect::Shove { .. } => {
                if self.foe(id).is_some() {
                    0.5
                } else {
                    -0.5
                }
            }
            _ => self.liking(id),
        };
        let target = match effect {
            Effect::Harm(_, t) | Effect::Heal(_, t) | Effect::Inflict(_, t, _) => Some(t),
            _ => None,
        };
        let worth = match target {
            Some(t) => self.hit(ctx, t, act, &one),
            None => match act {
                Act::Fighter(id) => one(id),
                other => self.liked(other),
            },
        };
        if enemies { worth + 0.5 * self.spare(act) } else { worth }
    }

    /// Adds up what a target or an area comes to.
    fn hit(&self, ctx: &Ctx, target: &Target, act: Act, one: &dyn Fn(FighterId) -> f64) -> f64 {
        match act {
            Act::Fighter(id) => one(id),
            Act::Square(at) => {
                let (side, n) = (target::side(self.world, ctx), target.area.unwrap_or(0));
                let all = target::in_area(self.world, side, at, n, Does::Harm);
                all.into_iter()
                    .filter(|id| target::hits(self.world, ctx, target, *id))
                    .map(one)
                    .sum()
            }
            _ => 0.0,
        }
    }

    /// Returns how gladly somebody is chosen by the other side: who can bear it best.
    fn spare(&self, act: Act) -> f64 {
        match act {
            Act::Fighter(id) => {
                let f = table::fighter(self.world, id);
                if f.side == Side::Heroes { self.harm(id, 3.0) } else { 0.0 }
            }
            other => self.liked(other),
        }
    }

    /// Answers whom an enemy goes for.
    pub fn focus(&self, prompt: &Prompt) -> Option<Act> {
        ranked(prompt, |act| self.spare(act)).first().map(|(a, _)| *a)
    }

    fn liking(&self, id: FighterId) -> f64 {
        match self.foe(id) {
            Some((_, foe)) => 1.0 + 0.2 * foe.mean + foe.weight,
            None => 1.0 + f64::from(table::fighter(self.world, id).hp) * 0.01,
        }
    }

    /// Returns how gladly a square or figure is chosen where nothing better is known.
    fn liked(&self, act: Act) -> f64 {
        match act {
            Act::Fighter(id) => self.liking(id),
            Act::Square(at) | Act::Base(at) => self.square(at),
            _ => 0.0,
        }
    }

    fn square(&self, at: Sq) -> f64 {
        let world = self.world;
        let here = Base::small(at);
        let near = |side: Side| {
            let all = table::standing(world).filter(|f| f.side == side);
            all.map(|f| distance(f.base(), here)).min().map_or(9.0, f64::from)
        };
        if let Some(Frame::Activation(_)) = top(world) {
            return near(Side::Heroes);
        }
        let Some((f, effect)) = under_way(world) else { return 0.0 };
        let enemies = f.ctx.you.is_some_and(|id| table::fighter(world, id).side == Side::Enemies);
        match effect {
            Effect::Place { target, .. } => {
                let who = self.whom(&f.ctx, target, Does::Help);
                let who = f.current.or_else(|| who.first().copied());
                self.put(who, at)
            }
            Effect::Shove { .. } | Effect::Swap { .. } => {
                let who = f.current.or(f.targets.as_ref().and_then(|t| t.first().copied()));
                match who.and_then(|id| self.foe(id)) {
                    Some(_) => near(Side::Heroes),
                    None => self.put(who, at),
                }
            }
            Effect::Clear { .. } if self.board.bridges.is_some() => {
                let spare = |b: &Bridges| b.spare.contains(at);
                f64::from(self.board.bridges.as_ref().is_some_and(spare))
            }
            Effect::Spawn { .. } => near(Side::Heroes),
            _ if enemies => near(Side::Heroes),
            // What is laid is laid in somebody's way.
            _ => -near(Side::Enemies) + 0.1 * near(Side::Heroes),
        }
    }

    /// Returns how good it is that somebody stands on a square.
    fn put(&self, who: Option<FighterId>, at: Sq) -> f64 {
        let Some(id) = who else { return 0.0 };
        if let Some((bring, _)) = self.board.goals.bring
            && bring == id
            && let Some(goal) = &self.board.to_goal
        {
            return -f64::from(goal.at(at));
        }
        match self.foe(id) {
            Some(_) => f64::from(self.others_near(at)),
            None if id == self.me => self.place(at),
            None => Scene::new(self.world, self.board, id).place(at),
        }
    }

    fn others_near(&self, at: Sq) -> u8 {
        let all = table::standing(self.world).filter(|f| f.side == Side::Heroes);
        all.map(|f| distance(f.base(), Base::small(at))).min().unwrap_or(0)
    }

    /// Answers one of several squares.
    pub fn at(&self, prompt: &Prompt) -> Vec<Act> {
        let best = ranked(prompt, |act| 0.01 + self.liked(act));
        let least = usize::from(prompt.min.max(1));
        best.iter().filter(|(a, _)| *a != Act::Continue).take(least).map(|(a, _)| *a).collect()
    }

    /// Answers a window for Responses and powers.
    pub fn window(&self, prompt: &Prompt) -> Option<Act> {
        let best = ranked(prompt, |act| self.response(act));
        let (act, worth) = best.first()?;
        let least = match act {
            Act::Use { of: Source::Card(card), .. } => match piles::card(self.world, *card).pile {
                Pile::Hand(_) => RESPONSE,
                _ => 0.2,
            },
            _ => 0.05,
        };
        (*worth > least).then_some(*act)
    }

    fn response(&self, act: Act) -> f64 {
        let world = self.world;
        let Act::Use { hero, of, power, .. } = act else { return 0.0 };
        let event = world.resource::<Flow>().triggers().map(|f| f.event);
        if let Some((who, _)) = self.board.goals.bring
            && of == Source::Fighter(who)
        {
            let mover = Scene::new(world, self.board, hero.into());
            return if mover.bears_well() { 9.0 } else { -1.0 };
        }
        let ctx = uses::ctx(world, hero, (of, power), event.as_ref());
        let own;
        let scene = if self.me == hero.into() {
            self
        } else {
            own = Scene::new(world, self.board, hero.into());
            &own
        };
        match uses::text(world, of, power) {
            Some(Text::Way(def, way)) => scene.worth(&ctx, &def.cost) + scene.worth(&ctx, way),
            Some(Text::Power(power)) => {
                let ways = power.ways.iter().map(|way| scene.worth(&ctx, way));
                scene.worth(&ctx, &power.cost) + ways.fold(0.0, f64::max)
            }
            None => 0.0,
        }
    }

    /// Answers which of several ways, or whether at all.
    pub fn way(&self, prompt: &Prompt) -> Option<Act> {
        let (f, effect) = under_way(self.world)?;
        let worth = |act: Act| match (effect, act) {
            (Effect::Choose(ways), Act::Choice(n)) => {
                ways.get(usize::from(n)).map_or(0.0, |w| self.worth(&f.ctx, &w.does))
            }
            (Effect::May(list), Act::Yes) => self.worth(&f.ctx, list),
            (Effect::Pay(cost, list), Act::Yes) => {
                self.worth(&f.ctx, cost) + self.worth(&f.ctx, list)
            }
            (Effect::Raise { .. }, Act::Choice(n)) => {
                let all = verbs::raised(self.world);
                all.get(usize::from(n)).map_or(0.0, |cells| self.bridged(cells))
            }
            (_, Act::Yes) => 0.1,
            _ => 0.0,
        };
        ranked(prompt, worth).first().map(|(a, _)| *a)
    }

    /// Returns how much nearer what is to be brought somewhere is once a bridge lies on some squares.
    fn bridged(&self, cells: &[Sq]) -> f64 {
        let board = self.board;
        let (Some((who, to)), Some(bridges)) = (board.goals.bring, &board.bridges) else {
            return 0.0;
        };
        let from = table::fighter(self.world, who).base().cells();
        -f64::from(bridges.with(cells, to, &board.open, &board.slow, &from))
    }

    /// Answers what a summon or an ally does next: what is worth most of what it has not done.
    pub fn companion(&self, prompt: &Prompt, used: &[Act]) -> Option<Act> {
        let worth = |act: Act| match act {
            Act::Attack => 3.0,
            Act::Move => 1.0,
            Act::Use { .. } if !used.contains(&act) => self.response(act),
            Act::EndTurn => 0.05,
            _ => 0.0,
        };
        ranked(prompt, worth).first().map(|(act, _)| *act)
    }

    /// Answers a prompt for cards: the best where they come to somebody's hand or board, else those that
    /// are missed least.
    pub fn cards(&self, prompt: &Prompt) -> Vec<Act> {
        let world = self.world;
        let gains = under_way(world).is_some_and(|(_, e)| match e {
            Effect::Shift { to, .. } => {
                matches!(to, HeroPile::Hand | HeroPile::Board | HeroPile::DeckTop)
            }
            Effect::Play { .. } | Effect::Equip(_) | Effect::Prepare(_) | Effect::Gain { .. } => {
                true
            }
            _ => false,
        });
        let of = |act: Act| match act {
            Act::Card(card) => of_card(world, card),
            _ => 0.0,
        };
        let best = ranked(prompt, |act| if gains { 0.01 + of(act) } else { 4.0 - of(act) });
        let cards = best.iter().filter(|(a, _)| *a != Act::Continue).map(|(a, _)| *a);
        let n = match (gains, prompt.min) {
            (true, _) => usize::from(prompt.max.max(1)),
            // Who may give up cards for something does so for what is bad.
            (false, 0) => best.iter().filter(|(a, v)| *a != Act::Continue && *v > 3.2).count(),
            (false, n) => usize::from(n),
        };
        let acts: Vec<Act> = cards.take(n.min(prompt.max.into())).collect();
        match acts.is_empty() {
            true => vec![Act::Continue],
            false => acts,
        }
    }

    /// Answers what is discarded in Cleanup: what is worse than what is likely to come.
    pub fn cleanup(&self, prompt: &Prompt) -> Option<Act> {
        let world = self.world;
        let hand = piles::pile(world, Pile::Hand(self.seat));
        let worst =
            hand.iter().min_by(|a, b| of_card(world, **a).total_cmp(&of_card(world, **b)))?;
        let mean = hand.iter().map(|c| of_card(world, *c)).sum::<f64>() / hand.len() as f64;
        if prompt.options.contains(&Act::WholeHand) && mean < 2.0 {
            return Some(Act::WholeHand);
        }
        // Who cannot move any more looks for a card that moves.
        let stuck = hand.len() > 2 && !hand.iter().any(|c| moves(world, *c));
        Some(match stuck || of_card(world, *worst) < 1.8 {
            true => Act::Card(*worst),
            false => Act::Continue,
        })
    }
}

/// Returns whether a card moves who plays it.
fn moves(world: &World, card: CardId) -> bool {
    let moving = |e: &Effect| matches!(e, Effect::BasicMove { .. } | Effect::Move { .. });
    table::printed(world, card).is_some_and(|def| def.ways.iter().any(|way| way.iter().any(moving)))
}

/// Returns what a card is good for in general.
pub fn of_card(world: &World, card: CardId) -> f64 {
    table::printed(world, card).map_or(0.0, |def| merit(world, def))
}
