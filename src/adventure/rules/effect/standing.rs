//! Standing effects: those in force for a hero now (AC-RUL-04).

use crate::rules::flow::drive::Nearest as _;
use bevy_ecs::prelude::*;

use super::amounts;
use super::cond::{Facts, check_fits, holds};
pub use super::forbids::{
    cannot_close, cannot_escape, cannot_evade, cannot_examine, cannot_explore_again,
    cannot_explore_by, cannot_guard, cannot_help, cannot_move, cannot_play, cannot_reduce,
    cannot_reduce_half, cannot_succeed, deals_no_damage, enough_cards, enough_cards_each,
    escapes_to_fewest, free_plays, goals, plays_freely, too_far,
};
use crate::cards::amount::{Amount, Counted};
use crate::cards::effect::{
    Change, ChangeKind, Cond, EventKind, Ignored, Purpose, Reroll, Standing, Who, Whose,
};
use crate::cards::printed::CardDef;
use crate::cards::ship::is_named;
use crate::cards::vocabulary::{Kind, Trait};
use crate::rules::flow::frame::{Ctx, Rare};
use crate::rules::flow::prompt::Source;
use crate::rules::state::board::{Active, Board, InForce};
use crate::rules::state::ids::{CardId, HeroId, PileId, PlaceId};
use crate::rules::state::{powers, sheet, table};
use crate::saturating;

/// Calls `each` with every change of these kinds in force for `hero` that `wanted` accepts, in the
/// order of [`Board::in_force`]. Players cannot decline them (AC-RUL-03).
pub fn for_each_change(
    board: &Board<'_>,
    hero: HeroId,
    facts: Option<&Facts>,
    kinds: &[ChangeKind],
    wanted: impl Fn(&Change) -> bool,
    each: impl FnMut(&Change, &Ctx),
) {
    for_each_change_of(board, hero, (facts, None), kinds, wanted, each);
}

/// Calls `each` as [`for_each_change`] does, where the conditions are about a card that is to go
/// somewhere.
pub fn for_each_change_of(
    board: &Board<'_>,
    hero: HeroId,
    (facts, going): (Option<&Facts>, Option<CardId>),
    kinds: &[ChangeKind],
    wanted: impl Fn(&Change) -> bool,
    mut each: impl FnMut(&Change, &Ctx),
) {
    if !board.may_change(kinds) {
        return;
    }
    let wanted = |c: &Change| kinds.contains(&c.kind()) && wanted(c);
    let mut look = |s: &Standing, source: Source, you: HeroId, level: u8, card: Option<CardId>| {
        if !wanted(&s.change) {
            return;
        }
        // A change of difficulty must not depend on the difficulty, which would recurse forever.
        if matches!(s.change, Change::Difficulty(..)) && s.only_if.iter().any(Cond::asks_difficulty)
        {
            return;
        }
        let ctx = Ctx { you, them: hero, source, card, level, paid: Rare(going) };
        if s.only_if.as_ref().is_none_or(|c| holds(board, &ctx, facts, c)) {
            each(&s.change, &ctx);
        }
    };
    let all = board.in_force();
    let at = board.hero(hero).at;
    let mut places = true;
    for InForce { standing, source, by } in all.iter().chain(&powers::staged_for_a_while(board)) {
        let s = *standing;
        match *by {
            Active::Always => look(s, *source, hero, 0, None),
            // The hero's own location comes first.
            Active::Place(_) if std::mem::take(&mut places) => {
                of_places(all, at, |s, source| look(s, source, hero, 0, None));
            }
            Active::Place(_) => {}
            Active::Of(owner, level) => {
                if board.related(owner, hero, s.whose) {
                    look(s, *source, owner, level, None);
                }
            }
            Active::Bane(card) => {
                if wanted(&s.change) && of_bane(board, hero, s) {
                    look(s, *source, hero, 0, Some(card));
                }
            }
        }
    }
}

/// Calls `look` with the effects of locations for a hero: first the hero's location, then those
/// with a wider effect. Most powers of locations affect only heroes there (AC-ACT-07).
fn of_places(all: &[InForce<'_>], at: PlaceId, mut look: impl FnMut(&Standing, Source)) {
    let says = |here: bool, s: &InForce<'_>| match s.by {
        Active::Place(p) if p == at => here && s.standing.whose != Whose::Elsewhere,
        Active::Place(_) => !here && matches!(s.standing.whose, Whose::Any | Whose::Elsewhere),
        _ => false,
    };
    for here in [true, false] {
        for s in all.iter().filter(|s| says(here, s)) {
            look(s.standing, s.source);
        }
    }
}

/// Returns whether an effect of the encountered bane is in force for a hero.
fn of_bane(board: &Board<'_>, hero: HeroId, s: &Standing) -> bool {
    let Some(e) = board.encounter() else { return false };
    let def = board.printed(e.card);
    // Powers that a hero ignores are not in force for that hero (AC-GOLD-08). Immunity depends on
    // who plays, so it is checked elsewhere.
    let later = matches!(s.change, Change::Ignores(_) | Change::Immune(_));
    if !later && ignores_powers_of(board, hero, def) {
        return false;
    }
    // A bane's effects on "you" also apply to a helper who attempts its check (AC-CHECK-12).
    let yours = hero == e.hero || attempts(board, hero, e.card);
    let meant = yours || (concerns_all(board, def) && forbids(&s.change));
    let all = about_the_bane(&s.change) || (meant && s.whose == Whose::Yours);
    all || board.related(e.hero, hero, s.whose)
}

/// Returns whether a hero is attempting a check to defeat or acquire this card.
fn attempts(board: &Board<'_>, hero: HeroId, card: CardId) -> bool {
    board.flow.check().is_some_and(|c| {
        c.hero == hero
            && c.against == Some(card)
            && matches!(c.purpose, Purpose::Defeat | Purpose::Acquire)
    })
}

/// Returns whether a change is about the encountered card itself and so the same for every hero
/// (AC-ENC-36, AC-CHECK-49).
fn about_the_bane(change: &Change) -> bool {
    matches!(
        change,
        Change::Immune(_)
            | Change::MetTraits(..)
            | Change::Needs(_)
            | Change::DamageType(_)
            | Change::DamagePlus(_)
            | Change::DamageTo(_)
            | Change::CannotReduce
            | Change::CannotReduceHalf
            | Change::NoDamage
            | Change::CannotSucceed(_)
            | Change::DamageRandom
            | Change::EachAttempts { .. }
    )
}

/// Returns whether a bane's texts affect every hero who does what they mention (AC-CARD-45).
pub fn concerns_all(board: &Board<'_>, def: &CardDef) -> bool {
    board.switches().banes_concern_all && def.kind.is_bane()
}

/// Returns whether a change restricts what heroes can do (AC-CARD-46).
fn forbids(change: &Change) -> bool {
    matches!(
        change,
        Change::CannotPlay(_)
            | Change::CannotEvade(_)
            | Change::CannotMove
            | Change::CannotExploreAgain
            | Change::CannotClose
            | Change::CannotGuard
            | Change::CannotExploreBy(_)
            | Change::CannotExamine
            | Change::OnlyNeighbors(_)
            | Change::CannotHelp { .. }
            | Change::MostCards(..)
    )
}

/// Returns the source of the first change of this kind in force for `hero` that `wanted` accepts.
pub(super) fn first_change(
    board: &Board<'_>,
    hero: HeroId,
    facts: Option<&Facts>,
    kind: ChangeKind,
    wanted: impl Fn(&Change) -> bool,
) -> Option<Source> {
    let mut found = None;
    for_each_change(board, hero, facts, &[kind], wanted, |_, ctx| {
        found.get_or_insert(ctx.source);
    });
    found
}

/// Returns the hero's hand size, never below 0 (AC-CHAR-12, AC-RUL-18).
pub fn hand_size(board: &Board<'_>, hero: HeroId) -> usize {
    let h = board.hero(hero);
    let mut base = i32::from(sheet::hand(board.hero_def(hero), &h.feats));
    let mut more = 0_i32;
    for_each_change(
        board,
        hero,
        None,
        &[ChangeKind::HandSize, ChangeKind::HandSizeIs],
        |_| true,
        |c, _| match c {
            Change::HandSize(n) => more = more.saturating_add(i32::from(*n)),
            Change::HandSizeIs(n) => base = i32::from(*n),
            _ => {}
        },
    );
    saturating::count(base.saturating_add(more))
}

/// Returns whether a standing effect makes the hero proficient.
pub fn proficient(board: &Board<'_>, hero: HeroId, with: Trait) -> bool {
    let mut found = false;
    // Only boards and displayed cards give proficiency; conditions of other sources could ask for
    // it and recurse.
    let h = board.hero(hero);
    let gives = |s: &Standing| matches!(&s.change, Change::Proficient(t) if t.contains(&with));
    for (_, p, _) in sheet::had(board.hero_def(hero), &h.feats) {
        found |= p.standing.as_ref().is_some_and(gives);
    }
    for c in board.pile(PileId::Displayed(hero)) {
        found |= board.printed(*c).standing.iter().any(gives);
    }
    found
}

/// Returns the traits to which the encountered card is immune (AC-ENC-36, AC-ENC-37), except those
/// whose immunity `player` ignores (AC-ENC-38).
pub fn immunities(board: &Board<'_>, encounterer: HeroId, player: HeroId) -> Vec<Trait> {
    immunities_but(board, &immune(board, encounterer), player)
}

/// Returns the traits to which the encountered card is immune, whoever plays, each with its source.
pub fn immune(board: &Board<'_>, encounterer: HeroId) -> Vec<(Trait, Source)> {
    let mut all = Vec::new();
    for_each_change(
        board,
        encounterer,
        None,
        &[ChangeKind::Immune],
        |_| true,
        |c, ctx| {
            if let Change::Immune(t) = c {
                all.extend(t.iter().map(|t| (*t, ctx.source)));
            }
        },
    );
    all
}

/// Returns the traits whose immunity `player` does not ignore, in any hero's encounter: by ignoring
/// the immunity (AC-ENC-38) or the powers of the bane with it (AC-GOLD-08).
pub fn immunities_but(board: &Board<'_>, immune: &[(Trait, Source)], player: HeroId) -> Vec<Trait> {
    if immune.is_empty() {
        return Vec::new();
    }
    let binds = |of: Source| !ignores_powers(board, player, of);
    let mut all: Vec<Trait> = immune.iter().filter(|(_, of)| binds(*of)).map(|(t, _)| *t).collect();
    for_each_change(
        board,
        player,
        None,
        &[ChangeKind::Ignores],
        |c| matches!(c, Change::Ignores(Ignored::Immunity(_))),
        |c, _| {
            if let Change::Ignores(Ignored::Immunity(t)) = c {
                all.retain(|x| !(t.is_empty() || t.contains(x)));
            }
        },
    );
    all
}

/// Returns whether a hero ignores the powers of a bane, so that they have no effect on that hero
/// (AC-GOLD-08).
pub fn ignores_powers(board: &Board<'_>, hero: HeroId, source: Source) -> bool {
    let Source::Card(card) = source else { return false };
    let def = board.printed(card);
    def.kind.is_bane() && ignores_powers_of(board, hero, def)
}

fn ignores_powers_of(board: &Board<'_>, hero: HeroId, def: &CardDef) -> bool {
    def.kind.is_bane()
        && first_change(
            board,
            hero,
            None,
            ChangeKind::Ignores,
            |c| matches!(c, Change::Ignores(Ignored::Powers(f)) if board.fits_def(def, f)),
        )
        .is_some()
}

/// Returns whether a hero ignores what a bane does at such an event (AC-GOLD-08).
pub fn ignores_at(board: &Board<'_>, hero: HeroId, source: Source, event: EventKind) -> bool {
    let Source::Card(card) = source else { return false };
    let def = board.printed(card);
    let meant = |c: &Change| {
        let filter = match (c, event) {
            (Change::Ignores(Ignored::Before(f)), EventKind::Before)
            | (Change::Ignores(Ignored::After(f)), EventKind::After)
            | (Change::Ignores(Ignored::Examined(f)), EventKind::Examined) => f,
            _ => return false,
        };
        board.fits_def(def, filter)
    };
    def.kind.is_bane() && first_change(board, hero, None, ChangeKind::Ignores, meant).is_some()
}

/// Returns whether the hero takes damage of this type from the deck.
pub fn damage_from_deck(board: &Board<'_>, hero: HeroId, kind: Trait) -> bool {
    let meant =
        |c: &Change| matches!(c, Change::DamageFromDeck(t) if t.is_empty() || t.contains(&kind));
    first_change(board, hero, None, ChangeKind::DamageFromDeck, meant).is_some()
}

/// Returns the amounts by which damage of a type to a hero is reduced, their dice not yet rolled
/// (AC-DMG-06). What reduces any damage is about that to heroes (AC-SHIP-15).
pub fn reductions(board: &Board<'_>, hero: HeroId, kind: Trait) -> Vec<(Amount, Ctx)> {
    let mut all = Vec::new();
    for_each_change(
        board,
        hero,
        None,
        &[ChangeKind::ReduceDamage],
        |c| matches!(c, Change::ReduceDamage(_, types) if is_named(types, kind)),
        |c, ctx| {
            if let Change::ReduceDamage(amount, _) = c {
                all.push((amount.clone(), ctx.clone()));
            }
        },
    );
    all
}

/// Returns whether damage of a type to a hero is halved (AC-DMG-06).
pub fn halves_damage(board: &Board<'_>, hero: HeroId, kind: Trait) -> bool {
    let meant = |c: &Change| matches!(c, Change::HalveDamage(types) if is_named(types, kind));
    first_change(board, hero, None, ChangeKind::HalveDamage, meant).is_some()
}

/// Returns whether damage of a type to a hero is reduced to 0 (AC-DMG-06).
pub fn no_damage(board: &Board<'_>, hero: HeroId, kind: Trait) -> bool {
    let meant = |c: &Change| matches!(c, Change::DamageToZero(types) if is_named(types, kind));
    first_change(board, hero, None, ChangeKind::DamageToZero, meant).is_some()
}

/// Returns the type that all damage to a hero has, if a text says so; of several that of the highest card
/// (AC-GOLD-04).
pub fn damage_becomes(board: &Board<'_>, hero: HeroId) -> Option<Trait> {
    highest_type(board, hero, ChangeKind::DamageBecomes)
}

/// Returns whether the cards that a hero discards as damage are chosen at random.
pub fn damage_random(board: &Board<'_>, hero: HeroId) -> bool {
    first_change(board, hero, None, ChangeKind::DamageRandom, |_| true).is_some()
}

/// Returns the cards of a hero's hand that are discarded as damage before all others.
pub fn damage_first(board: &Board<'_>, hero: HeroId) -> Vec<CardId> {
    let mut first = Vec::new();
    for_each_change(
        board,
        hero,
        None,
        &[ChangeKind::DamageFirst],
        |_| true,
        |c, _| {
            if let Change::DamageFirst(f) = c {
                let hand = board.pile(PileId::Hand(hero)).iter();
                let fits = |c: &&CardId| board.fits(**c, f);
                let new: Vec<CardId> = hand.filter(fits).copied().collect();
                first.retain(|c| !new.contains(c));
                first.extend(new);
            }
        },
    );
    first
}

/// Returns the traits of which a check needs one to defeat the encountered bane; empty if none is
/// needed.
pub fn needs(board: &Board<'_>, hero: HeroId) -> Vec<Trait> {
    let mut all = Vec::new();
    for_each_change(
        board,
        hero,
        None,
        &[ChangeKind::Needs],
        |_| true,
        |c, _| {
            if let Change::Needs(t) = c {
                all.extend(t.iter().copied());
            }
        },
    );
    all
}

/// Returns the rank of a source where cards contradict each other: path over adventure over
/// scenario over location over hero over all other cards (AC-GOLD-04); support cards between
/// locations and heroes (AC-GOLD-05, AC-SUPP-02).
pub fn rank(world: &World, of: Source) -> u8 {
    match of {
        Source::Path => 7,
        Source::Adventure => 6,
        Source::Scenario => 5,
        Source::Place(_) => 4,
        Source::Card(c) if Kind::SUPPORT.contains(&table::printed(world, c).kind) => 3,
        Source::Hero(_) => 2,
        Source::Card(_) => 1,
        Source::Rules => 0,
    }
}

/// Returns the type of the damage that the encountered bane deals (AC-CHECK-49). Of several types
/// that of the highest card wins (AC-GOLD-04).
pub fn damage_type(board: &Board<'_>, hero: HeroId) -> Option<Trait> {
    highest_type(board, hero, ChangeKind::DamageType)
}

/// Returns the damage type that changes of this kind name; of several that of the highest card
/// (AC-GOLD-04).
fn highest_type(board: &Board<'_>, hero: HeroId, of: ChangeKind) -> Option<Trait> {
    highest(board, hero, of, |c| match c {
        Change::DamageType(t) | Change::DamageBecomes(t) => Some(*t),
        _ => None,
    })
}

/// Returns what changes of this kind say; of several what the highest card says (AC-GOLD-04).
fn highest<T>(
    board: &Board<'_>,
    hero: HeroId,
    of: ChangeKind,
    said: impl Fn(&Change) -> Option<T>,
) -> Option<T> {
    let mut found: Option<(u8, T)> = None;
    for_each_change(
        board,
        hero,
        None,
        &[of],
        |_| true,
        |c, ctx| {
            let by = rank(board, ctx.source);
            if let Some(what) = said(c)
                && found.as_ref().is_none_or(|(high, _)| by > *high)
            {
                found = Some((by, what));
            }
        },
    );
    found.map(|(_, what)| what)
}

/// Returns the heroes to whom the encountered bane deals the damage that it deals to the hero who
/// encounters it; `None` if no text says so. Of several texts that of the highest card counts
/// (AC-GOLD-04).
pub fn damage_to(board: &Board<'_>, hero: HeroId) -> Option<Vec<HeroId>> {
    let who = highest(board, hero, ChangeKind::DamageTo, |c| match c {
        Change::DamageTo(who) => Some(*who),
        _ => None,
    })?;
    let whose = match who {
        Who::EachHere => Whose::AnyHere,
        Who::EachOtherHere => Whose::OtherHere,
        Who::EachOther => Whose::Other,
        _ => Whose::Any,
    };
    let all = board.living().map(|h| h.id);
    Some(all.filter(|them| board.related(hero, *them, whose)).collect())
}

/// Returns the additions to the damage that the encountered bane deals, with their dice not yet
/// rolled.
pub fn damage_plus(board: &Board<'_>, hero: HeroId) -> Vec<(crate::cards::amount::Amount, Ctx)> {
    let mut all = Vec::new();
    for_each_change(
        board,
        hero,
        None,
        &[ChangeKind::DamagePlus],
        |_| true,
        |c, ctx| {
            if let Change::DamagePlus(a) = c {
                all.push((a.clone(), Ctx { you: hero, ..ctx.clone() }));
            }
        },
    );
    all
}

/// Returns the total change of a check's difficulty by standing effects.
pub fn difficulty(board: &Board<'_>, hero: HeroId, facts: &Facts) -> i32 {
    difficulties(board, hero, facts).iter().map(|(_, n)| n).sum()
}

/// Returns the changes of a check's difficulty by standing effects, with their sources
/// (AC-CHECK-29). Dice in their amounts are left out.
pub fn difficulties(board: &Board<'_>, hero: HeroId, facts: &Facts) -> Vec<(Source, i32)> {
    let mut all = Vec::new();
    for_each_change(
        board,
        hero,
        Some(facts),
        &[ChangeKind::Difficulty],
        |c| matches!(c, Change::Difficulty(a, f) if !endless(a) && check_fits(board, facts, f)),
        |c, ctx| {
            if let Change::Difficulty(a, _) = c {
                let n = amounts::parts(board, ctx, a.at(ctx.level.into())).1;
                all.extend((n != 0).then_some((ctx.source, n)));
            }
        },
    );
    all
}

/// Returns whether an amount counts what it would change, which would recurse forever.
fn endless(a: &Amount) -> bool {
    let own = [Counted::LowestDifficulty, Counted::HighestDifficulty];
    a.levels.iter().any(|s| s.counted.iter().any(|c| own.contains(&c.what)))
}

/// Returns the mandatory rerolls of a check, in order (AC-CHECK-45).
pub fn rerolls(board: &Board<'_>, hero: HeroId, facts: &Facts) -> Vec<(Reroll, Ctx)> {
    let mut all = Vec::new();
    for_each_change(
        board,
        hero,
        Some(facts),
        &[ChangeKind::Reroll],
        |c| matches!(c, Change::Reroll(_, f) if check_fits(board, facts, f)),
        |c, ctx| {
            if let Change::Reroll(which, _) = c {
                all.push((*which, Ctx { you: hero, ..ctx.clone() }));
            }
        },
    );
    all
}
