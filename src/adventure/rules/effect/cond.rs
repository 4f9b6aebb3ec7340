//! Evaluates conditions and filters.

use crate::rules::flow::drive::{CurrentEncounter as _, Nearest as _};
use bevy_ecs::prelude::*;

use crate::cards::effect::{CardFilter, CheckFilter, Cond, From, Purpose, When, Whose};
use crate::cards::invokes;
use crate::cards::vocabulary::{Skill, Trait};
use crate::rules::check::{pool, range};
use crate::rules::effect::{amounts, fits, select, standing};
use crate::rules::flow::frame::{
    CheckFrame, Ctx, EffectsFrame, EncounterFrame, Frame, Outcome, Returned, Step,
};
use crate::rules::flow::prompt::Source;
use crate::rules::state::board::{Board, stands};
use crate::rules::state::deeds::{Deeds, Played};
use crate::rules::state::encountered;
use crate::rules::state::ids::{CardId, HeroId, PileId};
use crate::rules::state::powers;
use crate::rules::state::ship;
use crate::rules::state::table::{self, LocationStatus};

/// The facts about a check that filters can ask for.
#[derive(Clone, Debug, Default)]
pub struct Facts {
    /// Its purpose.
    pub purpose: Option<Purpose>,
    /// Whether it is a combat check (AC-CHECK-34).
    pub combat: bool,
    /// The skills that it counts as (AC-CHECK-37).
    pub skills: Vec<Skill>,
    /// Its traits.
    pub traits: Vec<Trait>,
    /// The card that it is against.
    pub against: Option<CardId>,
}

impl Facts {
    /// Returns the facts of a finished check.
    pub fn of(outcome: &Outcome, against: Option<CardId>) -> Facts {
        Facts {
            purpose: Some(outcome.purpose),
            combat: outcome.combat,
            skills: outcome.skills.clone(),
            traits: outcome.traits.clone(),
            against,
        }
    }

    /// Returns whether the check counts as one of this skill: by the skill used (AC-CHECK-37), or
    /// by a trait of that name (AC-CHECK-38). `Combat` stands for combat checks.
    pub fn is_of(&self, skill: Skill) -> bool {
        match skill {
            Skill::Combat => self.combat,
            s => self.skills.contains(&s) || self.traits.iter().any(|t| t.name() == s.name()),
        }
    }
}

/// Returns whether a check matches a filter.
pub fn check_fits(board: &Board<'_>, facts: &Facts, f: &CheckFilter) -> bool {
    f.combat.is_none_or(|c| c == facts.combat)
        && (f.purposes.is_empty() || facts.purpose.is_some_and(|p| f.purposes.contains(&p)))
        && (f.skills.is_empty() || f.skills.iter().any(|s| facts.is_of(*s)))
        && (f.traits.is_empty() || table::has_any(&facts.traits, &f.traits))
        && (f.invokes.is_empty() || invokes_any(board, facts, &f.invokes))
        && f.against.as_ref().is_none_or(|a| facts.against.is_some_and(|c| board.fits(c, a)))
}

/// Returns whether `them` stands in the relation `whose` to `you`.
pub fn related(board: &Board<'_>, you: HeroId, them: HeroId, whose: Whose) -> bool {
    stands(you, them, whose, || board.hero(you).at == board.hero(them).at)
}

/// Returns the hero's pile for a name in the effect language.
pub fn pile_of(world: &World, from: From, hero: HeroId) -> PileId {
    match from {
        From::Hand => PileId::Hand(hero),
        From::Deck => PileId::Deck(hero),
        From::Discards => PileId::Discards(hero),
        From::Buried => PileId::Buried(hero),
        From::Displayed => PileId::Displayed(hero),
        From::Beside => PileId::Beside(table::hero(world, hero).at),
        From::Scenario => PileId::Support,
        From::Here => PileId::Location(table::hero(world, hero).at),
        From::Blessings => PileId::Blessings,
        From::Hours => PileId::Hours,
        // The box is many piles; callers that move cards from it use `random_from_box`.
        From::Box => PileId::Vault,
        // One card, not a pile; until its payment is done it lies aside.
        From::Paid | From::Moved => PileId::Aside(hero),
    }
}

/// Returns the pile that a text means; in a location's text, "here" is its own deck.
pub fn pile_meant(board: &Board<'_>, ctx: &Ctx, from: From, hero: HeroId) -> PileId {
    match (from, select::of_place(ctx)) {
        (From::Here, Some(place)) => PileId::Location(place),
        (From::Beside, Some(place)) => PileId::Beside(place),
        _ => pile_of(board, from, hero),
    }
}

/// Returns whether a hero is proficient (AC-CHAR-13).
pub fn proficient(board: &Board<'_>, hero: HeroId, with: Trait) -> bool {
    board.hero_def(hero).proficient.contains(&with) || standing::proficient(board, hero, with)
}

/// Returns the result of the last check against the encountered card: the current one, or the one
/// before (AC-ENC-24, AC-ENC-25).
pub(super) fn last_outcome<'w>(board: &Board<'w>) -> Option<&'w Outcome> {
    let flow = board.flow;
    // After a roll its own result counts, whatever the check is for.
    if let Some(Frame::Check(CheckFrame { outcome: Some(rolled), .. })) = flow.frames.last() {
        return Some(rolled);
    }
    if let Some((tried, _)) = recharged(board) {
        return Some(tried);
    }
    // What follows from a check that a text asked for is about that one (AC-CHECK-54).
    if let Some(Frame::Effects(EffectsFrame { decided: Some(asked), .. })) = flow.frames.last() {
        return Some(asked);
    }
    let Some(met) = flow.current_encounter() else {
        // Outside encounters, while what was played on a check goes where it goes.
        return flow.check()?.outcome.as_ref();
    };
    let now = flow.frames.iter().rev().take_while(|f| !matches!(f, Frame::Encounter(_)));
    let now = now.filter_map(|f| if let Frame::Check(c) = f { c.outcome.as_ref() } else { None });
    let mut against = now.filter(|o| matches!(o.purpose, Purpose::Defeat | Purpose::Acquire));
    against.next().or(met.outcomes.last())
}

/// Returns the result of the check to recharge a card that was just made, with that card: what becomes of
/// the card is about this check (AC-CHECK-52).
fn recharged<'w>(board: &Board<'w>) -> Option<(&'w Outcome, CardId)> {
    match (board.flow.frames.last()?, &board.flow.returned) {
        (Frame::Recharge(f), Some(Returned::Check(o))) if f.trying => {
            f.queue.first().map(|(_, card)| (o, *card))
        }
        _ => None,
    }
}

/// Returns the facts of the check that is being staged now.
fn staged(board: &Board<'_>) -> Option<Facts> {
    match board.flow.frames.last()? {
        Frame::Check(c) if c.outcome.is_none() => Some(pool::plain_facts(board, c).1),
        _ => None,
    }
}

/// Returns whether a hero has played a matching card on the current check or in this encounter
/// (AC-CARD-46).
fn has_played(board: &Board<'_>, hero: HeroId, f: &CardFilter) -> bool {
    let flow = board.flow;
    let fits = |c: CardId| board.fits(c, f);
    let staged = flow.check().is_some_and(|check| {
        check.staged.iter().any(|s| {
            s.hero == hero && matches!(s.of, crate::rules::flow::prompt::Source::Card(c) if fits(c))
        })
    });
    let earlier =
        |e: &EncounterFrame| e.played.iter().chain(&e.plays.0).any(|(h, c)| *h == hero && fits(*c));
    staged || flow.encounter().is_some_and(earlier)
}

/// Returns whether a hero has played a matching card on the check that is being made.
fn has_played_on(board: &Board<'_>, hero: HeroId, f: &CardFilter) -> bool {
    let fits = |of: Source| matches!(of, Source::Card(c) if board.fits(c, f));
    let staged = board.flow.check().map_or(&[][..], |check| &check.staged);
    staged.iter().any(|s| s.hero == hero && fits(s.of))
}

/// Returns whether a hero has played a matching card against the damage that is being dealt.
fn has_played_against(board: &Board<'_>, hero: HeroId, f: &CardFilter) -> bool {
    let fits = |of: Source| matches!(of, Source::Card(c) if board.fits(c, f));
    let innermost = board.flow.frames.iter().rev().find_map(|frame| match frame {
        Frame::Damage(d) => Some(Some(d)),
        Frame::Check(_) => Some(None),
        _ => None,
    });
    let Some(Some(damage)) = innermost else { return false };
    // The plays on the check count there, too, but were not made against the damage (AC-CHECK-51).
    let reduces = |(h, of, n): &(HeroId, Source, u8)| {
        let power = powers::power(board, *h, *of, *n);
        power.is_some_and(|(p, _)| matches!(p.when, When::Damage(_)))
    };
    let mut plays = damage.limits.used.iter().filter(|used| reduces(used));
    plays.any(|(h, of, _)| *h == hero && fits(*of))
}

/// Returns whether a hero is attempting a matching check against the encountered card, or has done
/// so in this encounter. Consequences of it affect no other hero (AC-CARD-46).
fn has_attempted(board: &Board<'_>, hero: HeroId, facts: Option<&Facts>, f: &CheckFilter) -> bool {
    let flow = board.flow;
    let Some(e) = flow.current_encounter() else { return false };
    let before = |o: &&Outcome| o.hero == hero && !o.declined;
    if e.outcomes.iter().filter(before).any(|o| check_fits(board, &Facts::of(o, Some(e.card)), f)) {
        return true;
    }
    let now = flow.check().filter(|c| c.hero == hero && c.against == Some(e.card));
    now.is_some_and(|c| match facts {
        Some(facts) => check_fits(board, facts, f),
        None => check_fits(board, &pool::plain_facts(board, c).1, f),
    })
}

/// Returns how the card of an event was played.
fn played(board: &Board<'_>, ctx: &Ctx) -> Option<Played> {
    board.world.resource::<Deeds>().play(ctx.card.or(ctx.paid.0)?)
}

/// Returns whether a condition holds. `facts` are those of the check in question, if any.
pub fn holds(board: &Board<'_>, ctx: &Ctx, facts: Option<&Facts>, cond: &Cond) -> bool {
    let here = |c: &Cond| holds(board, ctx, facts, c);
    let at = || board.hero(ctx.you).at;
    let encounter = || board.flow.current_encounter();
    let last = || last_outcome(board);
    match cond {
        Cond::All(all) => all.iter().all(here),
        Cond::Any(any) => any.iter().any(here),
        Cond::Not(c) => !here(c),
        Cond::Check(f) => match facts {
            Some(facts) => check_fits(board, facts, f),
            // While a check is being staged it is meant, not the one before.
            None => match staged(board) {
                Some(facts) => check_fits(board, &facts, f),
                None => {
                    let asked = recharged(board);
                    let against =
                        asked.map_or_else(|| encounter().map(|e| e.card), |(_, c)| Some(c));
                    last().is_some_and(|o| check_fits(board, &Facts::of(o, against), f))
                }
            },
        },
        Cond::YourCheck(f) => {
            // Answers that wait for the end of the encounter are about its last check.
            let whose = match recharged(board) {
                Some((o, _)) => Some(o.hero),
                None => board.flow.check().map(|c| c.hero).or_else(|| last().map(|o| o.hero)),
            };
            whose == Some(ctx.you) && here(&Cond::Check(f.clone()))
        }
        Cond::Card(f) => {
            ctx.card.or_else(|| encounter().map(|e| e.card)).is_some_and(|c| board.fits(c, f))
        }
        Cond::Alone => board.heroes_at(select::here(board, ctx)).all(|h| h == ctx.you),
        Cond::Proficient(t) => proficient(board, ctx.you, *t),
        Cond::Trait(t) => board.hero_def(ctx.you).traits.contains(t),
        Cond::Skill(s) => match ctx.source {
            Source::Card(c) => board.skill_for_card(ctx.you, *s, c).is_some(),
            _ => board.skill(ctx.you, *s).is_some(),
        },
        Cond::Hour(f) => board.pile(PileId::Hours).last().is_some_and(|c| board.fits(*c, f)),
        Cond::Has(from, f, n) => {
            let pile = encountered::deck(board, pile_meant(board, ctx, *from, ctx.you));
            let fit = pile.iter().filter(|c| board.fits(**c, f));
            fit.count() >= usize::from(*n)
        }
        Cond::Closed => board.place(select::here(board, ctx)).shut == LocationStatus::Permanently,
        Cond::At(ids) => ids.contains(&board.place_def(at()).id),
        Cond::ClosedAt(ids) => board
            .places()
            .iter()
            .filter(|p| ids.contains(&board.place_def(p.id).id))
            .all(|p| p.shut == LocationStatus::Permanently),
        Cond::NobodyAt(ids) => board.living().all(|h| !ids.contains(&board.place_def(h.at).id)),
        Cond::AtTrait(traits) => {
            table::has_any(&fits::place_traits(board, board.hero(ctx.you).at), traits)
        }
        Cond::FirstCheck => {
            encounter().is_some_and(|e| e.outcomes.iter().all(|o| o.hero != ctx.you))
        }
        Cond::Role => board.hero(ctx.you).feats.role.is_some(),
        Cond::YourTurn => board.clock().active == ctx.you,
        Cond::FailedBy(n) => last().is_some_and(|o| !o.passed && -o.margin >= i32::from(*n)),
        Cond::PassedBy(n) => last().is_some_and(|o| o.passed && o.margin >= i32::from(*n)),
        Cond::CheckHad(traits) => match facts {
            Some(facts) => table::has_any(&facts.traits, traits),
            None => last().is_some_and(|o| table::has_any(&o.traits, traits)),
        },
        Cond::Summoned => encounter().is_some_and(|e| e.place.is_none()),
        Cond::Count(what, n) => amounts::count(board, ctx, *what) >= i32::from(*n),
        Cond::MoreThanHalf(what) => {
            let (n, all) = (amounts::count(board, ctx, *what), board.places().len());
            n.saturating_mul(2) > crate::saturating::whole(all)
        }
        Cond::HoursLeft(n) => board.pile(PileId::Blessings).len() <= usize::from(*n),
        Cond::Happened(deed) => board.world.resource::<Deeds>().has(*deed),
        Cond::Passed => encounter()
            .is_some_and(|e| !e.outcomes.is_empty() && e.outcomes.iter().all(|o| o.passed)),
        Cond::Played(f) => has_played(board, ctx.you, f),
        Cond::TheyPlayed(f) => has_played(board, ctx.them, f),
        Cond::Moved(f) => fits::moved(board).iter().any(|c| board.fits(*c, f)),
        Cond::Paid(f) => ctx.paid.0.is_some_and(|c| board.fits(c, f)),
        Cond::BeforeActing => encounter().is_some_and(|e| e.noted.step == Step::BeforeEncounter),
        Cond::AfterActing => encounter().is_some_and(|e| e.noted.step == Step::AfterEncounter),
        Cond::Attempted(f) => has_attempted(board, ctx.you, facts, f),
        Cond::Invokes(traits) => match facts {
            Some(facts) => invokes_any(board, facts, traits),
            None => ctx
                .card
                .or_else(|| encounter().map(|e| e.card))
                .is_some_and(|c| invokes::card(board.printed(c), traits)),
        },
        Cond::Corrupted => match ctx.source {
            Source::Card(c) => board.printed(c).traits.iter().any(|t| t.name() == "Corrupted"),
            _ => false,
        },
        Cond::Ship(fact) => ship::holds(board, ctx.you, *fact),
        Cond::Shows(face, n) => board.flow.check().is_some_and(|c| {
            let shows = c.dice.iter().filter(|d| face.is(d.value, d.faces));
            shows.count() >= usize::from(*n)
        }),
        Cond::PlayedOn(f) => has_played_on(board, ctx.you, f),
        Cond::PlayedAgainst(f) => has_played_against(board, ctx.you, f),
        Cond::HerePlayed(f) => board.flow.check().is_some_and(|check| {
            let near = |them: HeroId| board.related(ctx.you, them, Whose::AnyHere);
            check.staged.iter().any(|s| match s.of {
                Source::Card(c) => near(s.hero) && board.fits(c, f),
                _ => false,
            })
        }),
        Cond::ResultAtLeast(n) => last().is_some_and(|o| o.result.0 >= i32::from(*n)),
        Cond::DamageReduced(n) => board.world.resource::<Deeds>().reduced() >= i32::from(*n),
        Cond::DamageOf(types) => {
            board.world.resource::<Deeds>().damage().is_some_and(|kind| types.contains(&kind))
        }
        Cond::More(a, b) => amounts::count(board, ctx, *a) > amounts::count(board, ctx, *b),
        Cond::Exploring => {
            board.clock().active == ctx.you && encounter().is_some_and(|e| e.explored)
        }
        Cond::FirstExploration => {
            board.clock().active == ctx.you
                && board.world.resource::<Deeds>().explorations() == 1
                && encounter().is_none_or(|e| e.explored)
        }
        Cond::PlayedBy(action) => played(board, ctx).is_some_and(|play| play.by == *action),
        Cond::PlayedToExplore => played(board, ctx).is_some_and(|play| play.explores),
        Cond::PlayedToExamine => played(board, ctx).is_some_and(|play| play.examines),
        Cond::PlayedToBless => played(board, ctx).is_some_and(|play| play.blesses),
        Cond::Rerolled => board.flow.check().is_some_and(|c| c.rerolled.0),
        Cond::Moving => board.flow.turn().is_some_and(|t| t.ends.walking && t.hero == ctx.them),
        Cond::DifficultyAtMost(n) => ctx
            .card
            .or_else(|| encounter().map(|e| e.card))
            .and_then(|c| range::difficulty_range(board, ctx.you, c))
            .is_some_and(|(_, high)| high <= i32::from(*n)),
    }
}

/// Returns whether a check invokes one of these traits: it has the trait, or is against a card that
/// has it (AC-INVK-01). A card that deals such damage or invokes the trait itself does not suffice.
fn invokes_any(board: &Board<'_>, facts: &Facts, traits: &[Trait]) -> bool {
    let has = |c| table::has_any(&fits::traits(board, c), traits);
    table::has_any(&facts.traits, traits) || facts.against.is_some_and(has)
}
