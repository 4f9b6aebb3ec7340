//! The range of a card's difficulty, for effects that compare difficulties.

use crate::cards::effect::Purpose;
use crate::cards::vocabulary::Skill;
use crate::rules::effect::cond::Facts;
use crate::rules::effect::standing;
use crate::rules::state::board::Board;
use crate::rules::state::ids::{CardId, HeroId};

/// Returns the lowest and the highest difficulty to defeat or acquire a card for this hero, or
/// `None` for a card without a check. Includes changes that always apply, but not the effects
/// before, while and after acting (AC-CHECK-30).
pub fn difficulty_range(board: &Board<'_>, hero: HeroId, card: CardId) -> Option<(i32, i32)> {
    let def = board.printed(card);
    let purpose = if def.kind.is_fought() { Purpose::Defeat } else { Purpose::Acquire };
    let number = board.scenario().number;
    let all = def.check.steps.iter().flatten().flat_map(|a| a.skills.iter().map(move |s| (a, *s)));
    let all = all.map(|(alternative, skill)| {
        let facts = Facts {
            purpose: Some(purpose),
            combat: skill == Skill::Combat,
            skills: board.also_called(hero, skill),
            traits: Vec::new(),
            against: Some(card),
        };
        alternative.in_scenario(number) + standing::difficulty(board, hero, &facts)
    });
    all.fold(None, |range, n| match range {
        None => Some((n, n)),
        Some((low, high)) => Some((n.min(low), n.max(high))),
    })
}
