//! Banes whose checks to defeat are attempted by every hero whom a text names, not by the encountering
//! one alone (AC-CHECK-12, AC-GOLD-03).

use super::standing::for_each_change;
use crate::cards::amount::Alternative;
use crate::cards::effect::{Change, ChangeKind, Who};
use crate::cards::vocabulary::Skill;
use crate::rules::flow::frame::{EncounterFrame, Outcome};
use crate::rules::state::board::Board;
use crate::rules::state::ids::HeroId;
use crate::saturating;

/// Who attempts the checks to defeat a bane.
#[derive(Clone, Copy, Debug)]
struct Attempts {
    /// Everybody, or everybody at the location of the encounter.
    anywhere: bool,
    /// Whether each of them attempts another one of the listed checks.
    different: bool,
}

/// Returns who attempts the checks of an encounter, if a text says that it is not the encountering hero
/// alone.
fn attempts(board: &Board<'_>, e: &EncounterFrame) -> Option<Attempts> {
    if !board.printed(e.card).kind.is_fought() {
        return None;
    }
    let mut found = None;
    for_each_change(
        board,
        e.hero,
        None,
        &[ChangeKind::EachAttempts],
        |_| true,
        |c, _| {
            if let Change::EachAttempts { who, different } = c {
                let anywhere = *who == Who::Each;
                found.get_or_insert(Attempts { anywhere, different: *different });
            }
        },
    );
    found
}

/// Returns the heroes who still have a check to attempt, the encountering one first: of several checks
/// one after the other, those who have made the fewest. `None` if no text says that everybody attempts
/// them.
pub fn left(board: &Board<'_>, e: &EncounterFrame) -> Option<Vec<HeroId>> {
    let who = attempts(board, e)?;
    let at = board.hero(e.hero).at;
    let others = board.living().filter(|h| h.id != e.hero && (who.anywhere || h.at == at));
    let mut all: Vec<HeroId> = std::iter::once(e.hero).chain(others.map(|h| h.id)).collect();
    all.retain(|h| !rest(board, e, *h).is_empty());
    let fewest = all.iter().map(|h| made(e, *h)).min();
    all.retain(|h| Some(made(e, *h)) == fewest);
    Some(all)
}

/// Returns how many checks to defeat a hero has attempted in an encounter.
fn made(e: &EncounterFrame, hero: HeroId) -> usize {
    e.outcomes.iter().filter(|o| o.hero == hero).count()
}

/// Returns the alternatives of the next check of a hero in an encounter: without those that others have
/// attempted, where each attempts a different one. Empty if there is none.
pub fn rest(board: &Board<'_>, e: &EncounterFrame, hero: HeroId) -> Vec<Alternative> {
    let steps = &board.printed(e.card).check.steps;
    let Some(who) = attempts(board, e) else {
        return steps.get(usize::from(e.check)).cloned().unwrap_or_default();
    };
    let mut all = steps.get(made(e, hero)).cloned().unwrap_or_default();
    if who.different {
        let number = board.scenario().number;
        e.outcomes.iter().for_each(|o| take_out(&mut all, o, number));
    }
    all
}

/// Takes the check that was attempted out of the alternatives: one skill of one of them.
fn take_out(all: &mut Vec<Alternative>, o: &Outcome, number: u8) {
    let Some(difficulty) = o.listed.0 else { return };
    let used = |s: &Skill| match o.combat {
        true => *s == Skill::Combat,
        false => o.skills.contains(s),
    };
    let same = |a: &Alternative| a.in_scenario(number) == difficulty && a.skills.iter().any(used);
    let Some(at) = all.iter().position(same) else { return };
    if let Some(n) = all[at].skills.iter().position(used) {
        all[at].skills.remove(n);
    }
    all.retain(|a| !a.skills.is_empty());
}

/// Returns whether the check of an encounter that is under way is its last one.
pub fn is_last(board: &Board<'_>, e: &EncounterFrame) -> bool {
    let steps = board.printed(e.card).check.steps.len();
    match attempts(board, e) {
        None => usize::from(e.check) + 1 >= steps,
        Some(who) => {
            let at = board.hero(e.hero).at;
            let there = board.living().filter(|h| who.anywhere || h.at == at).count();
            saturating::whole(e.outcomes.len()) + 1 >= saturating::whole(there * steps)
        }
    }
}

/// Returns whether every hero attempts the checks of an encounter.
pub fn is_for_all(board: &Board<'_>, e: &EncounterFrame) -> bool {
    attempts(board, e).is_some()
}
