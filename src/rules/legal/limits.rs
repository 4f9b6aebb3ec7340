//! How often things may be played: one card of each type, each power once, one card that decides the
//! skill (AC-PLAY-12, AC-PLAY-52, AC-PLAY-56, AC-CHECK-22).

use bevy_ecs::prelude::*;

use super::{Moment, No, Scanner, power};
use crate::cards::effect::{Effect, Power};
use crate::cards::words::{Action, Kind};
use crate::rules::flow::frame::{Limits, Play};
use crate::rules::flow::prompt::Source;
use crate::rules::state::ids::{CardId, HeroId, PileId};
use crate::rules::state::table;

/// The type that using this spends, for each hero (AC-PLAY-54, AC-RUL-45, AC-RUL-92): cards from the
/// hand count, loot as its type (AC-PLAY-55); powers of displayed cards, boards and locations do
/// not (AC-PLAY-52).
pub fn spends(world: &World, hero: HeroId, of: Source, number: u8) -> Option<Kind> {
    let Source::Card(c) = of else { return None };
    let def = table::printed(world, c);
    let power = def.powers.get(usize::from(number));
    let free = power.is_some_and(|p| p.adds_to.is_some() || p.another.is_some());
    let pile = table::card(world, c).pile;
    let played = pile == PileId::Hand(hero) || pile == PileId::Aside(hero);
    (played && !free).then_some(def.kind)
}

impl Scanner<'_> {
    pub(super) fn limits(&self, hero: HeroId, of: Source, n: u8, p: &Power) -> Result<(), No> {
        let world = self.world;
        let kind = spends(world, hero, of, n);
        let (limits, staged): (Option<&Limits>, &[Play]) = match self.moment {
            Moment::Check(f, _) => (None, &f.staged),
            Moment::Rolled(f, _) => (Some(&f.limits), &f.staged),
            Moment::Damage(f) => (Some(&f.limits), &[]),
            Moment::Evade(f) => (Some(&f.limits), &[]),
            Moment::Event(f) => (Some(&f.limits), &[]),
            Moment::Turn => (None, &[]),
        };
        if !played_with(world, hero, of, p, staged) {
            return Err(No::Condition);
        }
        let mut base = p.adds_to.is_none();
        for s in staged {
            if (s.hero, s.of, s.power) == (hero, of, n) {
                return Err(No::PowerLimit);
            }
            base |= s.hero == hero && s.of == of && Some(s.power) == p.adds_to;
            if s.hero == hero
                && kind.is_some()
                && let Source::Card(c) = s.of
                && staged_kind(world, c, s.power) == kind
            {
                return Err(No::TypeLimit);
            }
        }
        if !base {
            return Err(No::Condition);
        }
        if let Some(l) = limits {
            if l.used.contains(&(hero, of, n)) {
                return Err(No::PowerLimit);
            }
            if kind.is_some_and(|k| l.spent.contains(&(hero, k))) {
                return Err(No::TypeLimit);
            }
        }
        if let Moment::Check(f, _) = self.moment {
            let decides = |e: &Effect| matches!(e, Effect::Use { .. } | Effect::Fixed(_));
            if p.does.iter().any(decides) {
                let decided = f.staged.iter().any(|s| {
                    power(world, s.hero, s.of, s.power)
                        .is_some_and(|(p, _)| p.does.iter().any(decides))
                });
                if decided {
                    return Err(No::SecondSkill);
                }
                if hero != f.hero {
                    return Err(No::NotYours);
                }
            }
        }
        Ok(())
    }
}

/// Whether the card is staged on which this power counts, if it is for one that is played besides
/// another (AC-PLAY-56).
pub fn played_with(world: &World, hero: HeroId, of: Source, p: &Power, staged: &[Play]) -> bool {
    p.another.as_ref().is_none_or(|filter| {
        staged.iter().any(|s| match s.of {
            Source::Card(c) => {
                s.hero == hero
                    && s.of != of
                    && staged_kind(world, c, s.power).is_some()
                    && table::matches(table::printed(world, c), filter)
            }
            _ => false,
        })
    })
}

/// The type that a staged card has spent: powers that add to another one spend nothing.
pub fn staged_kind(world: &World, c: CardId, number: u8) -> Option<Kind> {
    let def = table::printed(world, c);
    let p = def.powers.get(usize::from(number))?;
    let displayed = def.powers.iter().any(|p| p.action == Some(Action::Display))
        && p.action != Some(Action::Display);
    let more = p.adds_to.is_some() || p.another.is_some();
    (!more && !displayed).then_some(def.kind)
}
