//! Limits on plays: one card of each type, each power once, one card that determines the skill
//! (AC-PLAY-12, AC-PLAY-52, AC-PLAY-56, AC-CHECK-22).

use super::{BORROWED, Moment, No, Scanner, power, steps};
use crate::cards::effect::{Cost, Effect, Power, When};
use crate::cards::printed::HeroPower;
use crate::cards::vocabulary::{Action, Kind};
use crate::rules::effect::standing;
use crate::rules::flow::frame::{Limits, Noted, Play};
use crate::rules::flow::prompt::Source;
use crate::rules::state::board::Board;
use crate::rules::state::ids::{HeroId, PileId};
use crate::rules::state::powers;
use crate::rules::state::uses::Uses;
use crate::saturating;

/// Returns whether a use plays a card: by performing its action, or in editions that count it, by
/// choosing to use a displayed card (AC-PLAY-04, AC-PLAY-02).
pub fn is_played(board: &Board<'_>, hero: HeroId, of: Source, number: u8) -> bool {
    let Source::Card(c) = of else { return false };
    // A ship and a mythic path are not played (AC-SHIP-09, AC-RUL-142).
    // Nor is a bane that lets its hero do something.
    let kind = board.printed(c).kind;
    if matches!(kind, Kind::Ship | Kind::Path) || kind.is_fought() {
        return false;
    }
    let acts = power(board, hero, of, number).is_some_and(|(p, _)| p.action.is_some());
    acts || board.switches().displayed_is_played
}

/// Returns whether the card leaves the hand by this use, so that it can be revealed for nothing
/// else.
pub fn leaves_hand(board: &Board<'_>, hero: HeroId, of: Source, number: u8) -> bool {
    power(board, hero, of, number)
        .is_some_and(|(p, _)| p.action.is_some_and(|a| a != Action::Reveal))
}

/// Returns whether using a power puts a card away: its own, or one that it costs.
pub(super) fn puts_away(p: &Power) -> bool {
    let away = |a: Action| a != Action::Reveal;
    let cost = |c: &Cost| match c {
        Cost::Hand(a, _) | Cost::Discards(a, _) | Cost::Displayed(a, _) | Cost::Deck(a) => away(*a),
        Cost::Either(_) | Cost::Several(..) => false,
    };
    let cost = |c: &Cost| cost(c.each().1);
    let choices = p.cost.as_ref().map_or(&[][..], Cost::choices);
    p.action.is_some_and(away) || choices.iter().any(cost)
}

/// Returns the type of card that a use counts as playing, which a power may state (AC-PLAY-05).
pub fn played_as(board: &Board<'_>, hero: HeroId, of: Source, number: u8) -> Option<Kind> {
    power(board, hero, of, number).and_then(|(p, _)| p.counts_as)
}

/// Returns the type that a use spends for its hero (AC-PLAY-54, AC-RUL-45, AC-RUL-92). Cards from
/// the hand count, loot as its type (AC-PLAY-55), but not cards added to another power
/// (AC-PLAY-56). Displayed cards count if an action is performed with them (AC-PLAY-02), and in
/// editions where using them is playing them whatever they do (AC-PLAY-04); powers of boards and
/// locations if they say so (AC-PLAY-05).
pub fn spends(board: &Board<'_>, hero: HeroId, of: Source, number: u8) -> Option<Kind> {
    let (p, _) = power(board, hero, of, number)?;
    let Source::Card(c) = of else { return p.counts_as };
    if p.adds_to.is_some() || p.another.is_some() || p.freely {
        return None;
    }
    let card = board.card(c);
    let def = board.book.card(card.def);
    let shown = matches!(card.pile, PileId::Displayed(_))
        || (!p.in_hand && def.powers.iter().any(|p| p.action == Some(Action::Display)));
    if standing::plays_freely(board, hero, def) {
        return None;
    }
    // A mythic path is a part of its hero (AC-RUL-142).
    let shown = shown && def.kind != Kind::Path;
    let counts = p.action.is_some() || (shown && board.switches().displayed_is_played);
    counts.then_some(p.counts_as.unwrap_or(def.kind))
}

/// Returns the number of the printed power that a use belongs to: the abilities that a hero's power
/// has in one (`with`) are that power, which is used once (AC-PLAY-12).
fn whole(of: Source, number: u8) -> usize {
    let number = usize::from(powers::plain(number));
    match of {
        Source::Hero(_) => number % HeroPower::APART,
        _ => number,
    }
}

impl Scanner<'_, '_> {
    /// Checks that neither the power nor its type has been used up.
    pub(super) fn limits(&self, hero: HeroId, of: Source, n: u8, p: &Power) -> Result<(), No> {
        let board = self.board;
        let used =
            p.once.filter(|_| board.world.resource::<Uses>().has(hero, of, powers::plain(n)));
        if let Some(once) = used {
            return Err(No::Once(once));
        }
        let kind = spends(board, hero, of, n);
        let (limits, staged): (Option<&Limits>, &[Play]) = match self.moment {
            Moment::Check(f, _) => (None, &f.staged),
            Moment::Rolled(f, _) => (Some(&f.limits), &f.staged),
            Moment::Damage(f) => (Some(&f.limits), &[]),
            Moment::Evade(_) => (None, &[]),
            Moment::Event(f) => (Some(&f.limits), &[]),
            Moment::Turn => (None, &[]),
        };
        if !played_with(board, hero, of, p, staged) {
            return Err(No::Condition);
        }
        let borrowed = n - n % saturating::byte(BORROWED);
        let mut base = p.adds_to.is_none();
        let this = (hero, of, whole(of, n));
        let uses = staged.iter().filter(|s| (s.hero, s.of, whole(of, s.power)) == this).count();
        if uses >= p.times() {
            return Err(No::PowerLimit);
        }
        for s in staged {
            base |= s.hero == hero
                && s.of == of
                && p.adds_to
                    .is_some_and(|to| powers::plain(s.power) == to.saturating_add(borrowed));
            if s.hero == hero
                && kind.is_some()
                && spends(board, s.hero, s.of, s.power) == kind
                && self.is_spent(hero, of, kind)
            {
                return Err(No::TypeLimit);
            }
            self.revealed(p, (hero, of), (s.hero, s.of, s.power))?;
        }
        if !base {
            return Err(No::Condition);
        }
        // Answers to an event may be used each time it happens (AC-PLAY-10).
        let each_time = matches!(p.when, When::On(_)) && board.switches().answers_each_time;
        let most = if each_time { usize::MAX } else { p.times() };
        if let Some(l) = limits {
            let same = |u: &&(HeroId, Source, u8)| (u.0, u.1, whole(of, u.2)) == this;
            if l.used.iter().filter(same).count() >= most {
                return Err(No::PowerLimit);
            }
            if kind.is_some_and(|k| l.spent.contains(&(hero, k))) && self.is_spent(hero, of, kind) {
                return Err(No::TypeLimit);
            }
            for used in &l.used {
                self.revealed(p, (hero, of), *used)?;
            }
        }
        if kind.is_some_and(|k| steps::spent_on_source(board, self.moment, hero, k)) {
            return Err(No::TypeLimit);
        }
        // The same limits apply to the whole step.
        let same = |s: &&Noted| (s.hero, s.of, whole(of, s.power)) == this;
        if steps::played(board, self.moment).filter(same).count() >= most {
            return Err(No::PowerLimit);
        }
        for s in steps::played(board, self.moment) {
            if s.hero == hero && kind.is_some() && s.kind == kind && self.is_spent(hero, of, kind) {
                return Err(No::TypeStep);
            }
            self.revealed(p, (hero, of), (s.hero, s.of, s.power))?;
        }
        if let Moment::Check(f, _) = self.moment {
            let decides = |e: &Effect| matches!(e, Effect::Use { .. } | Effect::Fixed(_));
            if p.does.iter().any(decides) {
                let decided = f.staged.iter().any(|s| {
                    power(board, s.hero, s.of, s.power)
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

    /// Returns whether a hero has played as many cards of a type as possible, counting those that some
    /// text lets the hero play freely (AC-PLAY-52, AC-GOLD-03).
    fn is_spent(&self, hero: HeroId, of: Source, kind: Option<Kind>) -> bool {
        let board = self.board;
        let free = |of: Source| match of {
            Source::Card(c) => standing::free_plays(board, hero, board.printed(c)),
            _ => 0,
        };
        let (used, staged): (&[_], &[Play]) = match self.moment {
            Moment::Check(f, _) => (&[], &f.staged),
            Moment::Rolled(f, _) => (&f.limits.used, &f.staged),
            Moment::Damage(f) => (&f.limits.used, &[]),
            Moment::Event(f) => (&f.limits.used, &[]),
            Moment::Evade(_) | Moment::Turn => (&[], &[]),
        };
        let is_of =
            |of: &Source| matches!(of, Source::Card(c) if Some(board.printed(*c).kind) == kind);
        let staged = staged.iter().filter(|s| s.hero == hero);
        let staged = staged.filter(|s| spends(board, hero, s.of, s.power) == kind).map(|s| s.of);
        let used = used.iter().filter(|u| u.0 == hero).map(|u| u.1).filter(is_of);
        let noted = steps::played(board, self.moment).filter(|n| n.hero == hero && n.kind == kind);
        let mut earlier: Vec<Source> = staged.chain(used).chain(noted.map(|n| n.of)).collect();
        earlier.sort_unstable();
        earlier.dedup();
        let (mut freely, mut counted) = (0_usize, 0_usize);
        for play in earlier {
            if freely < free(play) {
                freely += 1;
            } else {
                counted += 1;
            }
        }
        // What was spent without a play to tell of it counts as played.
        freely >= free(of) && (counted > 0 || freely == 0)
    }

    /// Returns whether the card was revealed already; it may be revealed for one of its powers only
    /// (AC-PLAY-13).
    fn revealed(
        &self,
        p: &Power,
        (hero, of): (HeroId, Source),
        before: (HeroId, Source, u8),
    ) -> Result<(), No> {
        let (h, o, n) = before;
        let again = p.action == Some(Action::Reveal)
            && matches!(of, Source::Card(_))
            && (h, o) == (hero, of)
            && self.board.switches().reveal_once
            && power(self.board, h, o, n).is_some_and(|(p, _)| p.action == Some(Action::Reveal));
        if again { Err(No::Revealed) } else { Ok(()) }
    }
}

/// Returns whether the card that this power is added to is staged, if it is a power that is played
/// with another card (AC-PLAY-56).
pub fn played_with(
    board: &Board<'_>,
    hero: HeroId,
    of: Source,
    p: &Power,
    staged: &[Play],
) -> bool {
    p.another.as_ref().is_none_or(|filter| {
        staged.iter().any(|s| match s.of {
            Source::Card(c) => {
                s.hero == hero
                    && s.of != of
                    && spends(board, s.hero, s.of, s.power).is_some()
                    && board.fits(c, filter)
            }
            _ => false,
        })
    })
}
