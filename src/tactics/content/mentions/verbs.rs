//! What verbs mention.

use super::{MAX_NESTED, Mention, Mentions, Out};
use crate::content::effect::{Effect, Face};

impl Mentions for Effect {
    fn mentions<'a>(&'a self, deep: usize, out: Out<'a, '_>) {
        out(Mention::Verb(self, deep));
        if deep > MAX_NESTED {
            return;
        }
        let d = deep + 1;
        match self {
            Effect::BasicMove { plus: n, target, .. } | Effect::Harm(n, target) => {
                n.mentions(d, out);
                target.mentions(d, out);
            }
            Effect::Heal(n, target) | Effect::Draw(n, target) => {
                n.mentions(d, out);
                target.mentions(d, out);
            }
            Effect::Move { points, target, to, .. } => {
                points.mentions(d, out);
                target.mentions(d, out);
                to.mentions(d, out);
            }
            Effect::Shove { n, target, stopped, .. } => {
                n.mentions(d, out);
                target.mentions(d, out);
                stopped.mentions(d, out);
            }
            Effect::Drift { n, whom, .. } => {
                n.mentions(d, out);
                whom.mentions(d, out);
            }
            Effect::Run { n, hits, stopped, .. } => {
                n.mentions(d, out);
                hits.mentions(d, out);
                stopped.mentions(d, out);
            }
            Effect::Become { from, to, at } => {
                out(Mention::Terrain(from));
                out(Mention::Terrain(to));
                at.mentions(d, out);
            }
            Effect::Place { to, target } => {
                to.mentions(d, out);
                target.mentions(d, out);
            }
            Effect::Swap { target, with } => {
                target.mentions(d, out);
                with.mentions(d, out);
            }
            Effect::Attack { dice, more, target, then, after } => {
                dice.mentions(d, out);
                for more in more {
                    more.only_if.mentions(d, out);
                    more.dice.mentions(d, out);
                }
                target.mentions(d, out);
                then.mentions(d, out);
                after.mentions(d, out);
            }
            Effect::BasicAttack { plus, who, only_if, then } => {
                plus.mentions(d, out);
                who.mentions(d, out);
                only_if.mentions(d, out);
                then.mentions(d, out);
            }
            Effect::Inflict(_, target, _) | Effect::Lift(_, target, _) => target.mentions(d, out),
            Effect::Redirect(target)
            | Effect::Fell(target)
            | Effect::Remove(target)
            | Effect::TakeTurn(target)
            | Effect::Equip(target)
            | Effect::Prepare(target)
            | Effect::Act(_, target)
            | Effect::Initiative(_, target) => target.mentions(d, out),
            Effect::Reduce(n)
            | Effect::AddDice(n)
            | Effect::Plus(n)
            | Effect::SetDie(_, Face::Number(n))
            | Effect::Gold(n)
            | Effect::Scry { n, .. } => n.mentions(d, out),
            Effect::Roll(n, then) | Effect::Times(n, then) => {
                n.mentions(d, out);
                then.mentions(d, out);
            }
            Effect::Raise { terrain, beside } => {
                out(Mention::Terrain(terrain));
                beside.mentions(d, out);
            }
            Effect::Lay { terrain, at, n } | Effect::Clear { terrain, at, n } => {
                out(Mention::Terrain(terrain));
                at.mentions(d, out);
                n.mentions(d, out);
            }
            Effect::Slide { terrain, n, .. } => {
                out(Mention::Terrain(terrain));
                n.mentions(d, out);
            }
            Effect::Spawn { what, at, n, .. } => {
                out(Mention::Enemy(what));
                at.mentions(d, out);
                n.mentions(d, out);
            }
            Effect::Summon { what, at } => {
                out(Mention::Companion(what));
                at.mentions(d, out);
            }
            Effect::Put(token, n, target) => {
                out(Mention::Token(token));
                n.mentions(d, out);
                target.mentions(d, out);
            }
            Effect::Take(token, n, target) => {
                if token != "any" {
                    out(Mention::Token(token));
                }
                n.mentions(d, out);
                target.mentions(d, out);
            }
            Effect::MoveToken { token, n, from, to } => {
                out(Mention::Token(token));
                n.mentions(d, out);
                from.mentions(d, out);
                to.mentions(d, out);
            }
            Effect::Count(counter, n) => {
                out(Mention::Counter(counter));
                n.mentions(d, out);
            }
            Effect::Activate(step) => step.mentions(d, out),
            Effect::Play { what, who, .. } => {
                what.mentions(d, out);
                who.mentions(d, out);
            }
            Effect::Shift { who, what, n, .. } => {
                who.mentions(d, out);
                what.mentions(d, out);
                n.mentions(d, out);
            }
            Effect::If(cond, then, other) => {
                cond.mentions(d, out);
                then.mentions(d, out);
                other.mentions(d, out);
            }
            Effect::May(then) => then.mentions(d, out),
            Effect::Pay(cost, then) => {
                cost.mentions(d, out);
                then.mentions(d, out);
            }
            Effect::Choose(ways) => {
                out(Mention::List(ways.len()));
                for way in ways {
                    way.only_if.mentions(d, out);
                    way.cost.mentions(d, out);
                    way.does.mentions(d, out);
                }
            }
            Effect::Each(target, then) => {
                target.mentions(d, out);
                then.mentions(d, out);
            }
            Effect::Lasting { on, standing, rules, instead, .. } => {
                on.mentions(d, out);
                standing.mentions(d, out);
                rules.mentions(d, out);
                instead.mentions(d, out);
            }
            Effect::Gain { what, n, from: _, to: _ } | Effect::Lose { what, n, from: _, to: _ } => {
                what.mentions(d, out);
                n.mentions(d, out);
            }
            Effect::Flag(id) => out(Mention::SetsFlag(id)),
            Effect::Unflag(id) => out(Mention::Flag(id)),
            Effect::Bonus(id) => out(Mention::Bonus(id)),
            Effect::BasicSwap(_)
            | Effect::Ignore
            | Effect::CallOff
            | Effect::Prevent
            | Effect::BossUnder
            | Effect::DrawLaw
            | Effect::VoidLaws
            | Effect::RedrawDirection
            | Effect::LeaveHp(_)
            | Effect::Reroll(..)
            | Effect::SetDie(..)
            | Effect::Double
            | Effect::DoubleDie(_)
            | Effect::Floor(_)
            | Effect::KeepDice(_)
            | Effect::UseKept(_)
            | Effect::EndTurn
            | Effect::Again
            | Effect::BossCard
            | Effect::LevelUp
            | Effect::RandomEncounter
            | Effect::RemoveThis
            | Effect::Win
            | Effect::Defeat => {}
        }
    }
}
