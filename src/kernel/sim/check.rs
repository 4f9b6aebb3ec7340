//! What must be true at every prompt: every option applies, cards are conserved, and undoing and
//! doing again leads to the same place.

use std::fmt::Write;

use bevy_ecs::prelude::*;

use super::Sort;
use crate::cards::effect::Effect;
use crate::rules::flow::frame::{Flow, Frame};
use crate::rules::flow::past::{Journal, Keep, digest, restore, snapshot, undo};
use crate::rules::flow::prompt::{Act, Prompt};
use crate::rules::play;
use crate::rules::state::cue::Cues;
use crate::rules::state::ids::PileId;
use crate::rules::state::table::{self, Card, Index};
use crate::sim::bots::{Whim, random};

/// How many answers are tried at a prompt for several cards, beyond each card once.
const SUBSETS: usize = 4;

/// What is checked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Checks {
    /// Every option is applied to a copy at every so many prompts; 0: never.
    pub every_option: u32,
    /// Every card lies in exactly one pile.
    pub conserve: bool,
    /// Every answer is undone and done again.
    pub undo: bool,
}

impl Checks {
    /// Everything, every option at every prompt.
    pub const ALL: Checks = Checks { every_option: 1, conserve: true, undo: true };

    /// Whether every option is tried at this prompt.
    pub fn looks(self, decision: u32) -> bool {
        self.every_option > 0 && decision.is_multiple_of(self.every_option)
    }
}

impl std::str::FromStr for Checks {
    type Err = String;
    /// A list of `every-option`, `conserve`, `undo` and `all`.
    fn from_str(s: &str) -> Result<Self, String> {
        let mut checks = Checks::default();
        for word in s.split(',').map(str::trim) {
            match word {
                "every-option" => checks.every_option = 1,
                "conserve" => checks.conserve = true,
                "undo" => checks.undo = true,
                "all" => checks = Checks::ALL,
                _ => {
                    return Err(format!("`{word}`: every-option, conserve, undo or all"));
                }
            }
        }
        Ok(checks)
    }
}

/// Every card lies in exactly one pile, and knows which; and none is there twice: what is only
/// imagined lies apart but while it is encountered or played (AC-SUMM-02, AC-RUL-101), what is
/// printed never does.
///
/// # Errors
/// What is wrong.
pub fn conserved(world: &World) -> Result<(), String> {
    in_one_pile(world)?;
    let cards = world.resource::<Index>().cards.iter().filter_map(|e| world.get::<Card>(*e));
    for card in cards {
        let apart = card.pile == PileId::Gone;
        if card.imagined && !apart && !may_be_imagined(world, card) {
            return Err(format!("{card:?} was imagined, and what it was for is over"));
        }
        if !card.imagined && apart {
            return Err(format!("{card:?} is gone"));
        }
    }
    Ok(())
}

/// Whether an imagined card may lie about now: a token, a stand-in of the set-up (AC-RUL-80), or
/// what was summoned to an encounter or a play that is under way.
fn may_be_imagined(world: &World, card: &Card) -> bool {
    let under_way = |f: &Frame| match f {
        Frame::Encounter(e) => e.card == card.id && e.place.is_none(),
        Frame::Effects(f) => {
            let plays = matches!(f.list.get(f.at), Some(Effect::SummonToPlay(_)));
            plays && f.cards.contains(&card.id)
        }
        _ => false,
    };
    card.def.seat().is_some()
        || usize::from(card.id.0) < world.resource::<Index>().laid
        || world.resource::<Flow>().frames.iter().any(under_way)
}

fn in_one_pile(world: &World) -> Result<(), String> {
    let cards = &world.resource::<Index>().cards;
    let mut seen = vec![false; cards.len()];
    for slot in 0..PileId::SLOTS {
        let pile = PileId::from_slot(slot);
        for id in table::pile(world, pile) {
            let Some(seen) = seen.get_mut(id.0 as usize) else {
                return Err(format!("{id:?} in {pile:?} is no card"));
            };
            if *seen {
                return Err(format!("{id:?} lies in {pile:?} and elsewhere"));
            }
            *seen = true;
            let card = table::card(world, *id);
            if card.pile != pile {
                return Err(format!("{card:?} lies in {pile:?}"));
            }
        }
    }
    match seen.iter().position(|s| !s) {
        None => Ok(()),
        Some(n) => Err(format!("{:?} lies nowhere", world.get::<Card>(cards[n]))),
    }
}

/// A prompt makes sense, every option applies to a copy, and the copy leaves no trace.
///
/// # Errors
/// What sort of trouble, and what was seen.
pub fn every_option(
    world: &mut World,
    prompt: &Prompt,
    whim: &mut Whim,
    doing: &mut String,
) -> Result<(), (Sort, String)> {
    sensible(prompt).map_err(|what| (Sort::Refused, format!("{what}: {prompt:?}")))?;
    let before = snapshot(world);
    let mark = digest(world);
    let kept = std::mem::replace(&mut world.resource_mut::<Keep>().0, false);
    let heard = std::mem::replace(&mut world.resource_mut::<Cues>().listening, false);
    let written = world.resource::<Journal>().decisions.len();
    for acts in answers(prompt, whim) {
        doing.clear();
        let _ = write!(doing, "\nwhile trying {acts:?} of {prompt:?}");
        if let Err(refusal) = play::submit(world, &acts) {
            return Err((Sort::Refused, format!("{acts:?}: {refusal}; offered by {prompt:?}")));
        }
        if play::ended(world).is_none() && play::prompt(world).is_none() {
            return Err((Sort::SoftLock, format!("nothing is asked after {acts:?} of {prompt:?}")));
        }
        conserved(world).map_err(|w| (Sort::Lost, format!("{w}, after {acts:?} of {prompt:?}")))?;
        restore(world, &before);
        if digest(world) != mark {
            return Err((Sort::Diverged, format!("restoring after {acts:?} of {prompt:?}")));
        }
    }
    world.resource_mut::<Journal>().decisions.truncate(written);
    world.resource_mut::<Keep>().0 = kept;
    world.resource_mut::<Cues>().listening = heard;
    doing.clear();
    Ok(())
}

fn sensible(prompt: &Prompt) -> Result<(), &'static str> {
    let Prompt { options, min, max, .. } = prompt;
    let mut sorted = options.clone();
    sorted.sort_unstable();
    sorted.dedup();
    match () {
        () if sorted.len() != options.len() => Err("an option is offered twice"),
        () if options.is_empty() => Err("no options"),
        () if *max == 0 || min > max => Err("no number of answers is right"),
        () if usize::from(*min) > options.len() => Err("more answers wanted than offered"),
        () => Ok(()),
    }
}

/// Every option alone, or where several are wanted each in some answer.
fn answers(prompt: &Prompt, whim: &mut Whim) -> Vec<Vec<Act>> {
    if prompt.max == 1 {
        return prompt.options.iter().map(|a| vec![*a]).collect();
    }
    let least = usize::from(prompt.min.max(1));
    let cards: Vec<Act> = prompt.options.iter().copied().filter(|a| *a != Act::Continue).collect();
    let mut all: Vec<Vec<Act>> = (0..cards.len())
        .map(|i| cards.iter().cycle().skip(i).take(least.min(cards.len())).copied().collect())
        .collect();
    all.extend((0..SUBSETS).map(|_| random::some(whim, prompt)));
    if prompt.options.contains(&Act::Continue) {
        all.push(vec![Act::Continue]);
    }
    all
}

/// Answers, takes it back, and answers again: the same both times.
///
/// # Errors
/// What sort of trouble, and what was seen.
pub fn undone(world: &mut World, prompt: &Prompt, acts: &[Act]) -> Result<(), (Sort, String)> {
    let submit = |world: &mut World| {
        play::submit(world, acts)
            .map_err(|r| (Sort::Refused, format!("{acts:?}: {r}; offered by {prompt:?}")))
    };
    let before = digest(world);
    submit(world)?;
    let after = digest(world);
    if !undo(world) {
        return Err((Sort::Diverged, format!("{acts:?} of {prompt:?} cannot be undone")));
    }
    if digest(world) != before {
        return Err((Sort::Diverged, format!("undoing {acts:?} of {prompt:?}")));
    }
    submit(world)?;
    if digest(world) != after {
        return Err((Sort::Diverged, format!("doing {acts:?} of {prompt:?} again")));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::cards::source::find_pack;
    use crate::rules::state::ids::HeroId;
    use crate::rules::state::table::Spot;
    use crate::sim::playouts::{Party, SimOptions};

    /// AC-RUL-101: a copy that is left over is noticed, and so is a card that got lost among copies.
    #[test]
    fn what_is_there_twice_is_noticed() {
        let pack = Arc::new(find_pack("lamplighters").expect("the pack that ships"));
        let party = Party::Any(2);
        let options = SimOptions { party, ..SimOptions::new(pack.clone(), &pack.scenarios[0].id) };
        let mut world = World::new();
        play::install(&mut world, pack);
        play::begin(&mut world, &options.start(1).expect("a start")).expect("it can be set up");
        assert_eq!(conserved(&world), Ok(()));
        let card = table::pile(&world, PileId::Deck(HeroId(0)))[0];
        let def = table::card(&world, card).def;
        let copy = table::imagine(&mut world, def);
        assert_eq!(conserved(&world), Ok(()));
        for pile in [PileId::Hand(HeroId(0)), PileId::Deck(HeroId(1)), PileId::Blessings] {
            table::move_card(&mut world, copy, pile, Spot::Top);
            assert!(conserved(&world).is_err_and(|e| e.contains("imagined")), "{pile:?}");
        }
        table::banish(&mut world, copy);
        assert_eq!(conserved(&world), Ok(()));
        table::move_card(&mut world, card, PileId::Gone, Spot::Top);
        assert!(conserved(&world).is_err_and(|e| e.contains("gone")));
    }
}
