//! Decides for a simulated party between two games: mostly sensibly, sometimes at random, so that
//! all decisions occur.

use crate::campaign::downtime::{AdventureDowntime, Choice, FeatBox, Prompt, Step};
use crate::cards::printed::HeroDef;
use crate::sim::bots::Whim;

/// Decides for a party.
#[derive(Clone, Debug)]
pub(super) struct Steward {
    pub(super) whim: Whim,
    /// The usual number of heroes in the party.
    size: usize,
    /// Number of random decisions left in this downtime.
    moods: usize,
}

impl Steward {
    /// Creates a steward from a seed, for a party of this size.
    pub(super) fn new(seed: u64, size: usize) -> Steward {
        Steward { whim: Whim::new(seed.rotate_left(23)), size, moods: 0 }
    }

    /// Begins the next downtime.
    pub(super) fn begin(&mut self) {
        self.moods = self.whim.below(10);
    }

    /// Chooses an answer.
    pub(super) fn choose(&mut self, between: &AdventureDowntime, prompt: &Prompt) -> Choice {
        let mut options: Vec<Choice> =
            prompt.options.iter().filter(|c| self.likes(between, c)).cloned().collect();
        if options.is_empty() {
            options.clone_from(&prompt.options);
        }
        let any = |whim: &mut Whim| options[whim.below(options.len())].clone();
        match prompt.step {
            Step::Rewards => {
                let seat = prompt.seat.and_then(|n| between.state().seats.get(n));
                let content = between.content();
                let hero = seat.and_then(|s| content.hero(&s.hero)).map(|n| &content.heroes[n]);
                match hero {
                    Some(hero) if !self.whim.once_in(4) => best(hero, &options),
                    _ => any(&mut self.whim),
                }
            }
            Step::Visits | Step::Trade => any(&mut self.whim),
            _ if self.moods > 0 => {
                self.moods -= 1;
                any(&mut self.whim)
            }
            _ => between.proposal().unwrap_or_else(|| any(&mut self.whim)),
        }
    }

    /// Returns whether a choice does not end the campaign.
    fn likes(&self, between: &AdventureDowntime, choice: &Choice) -> bool {
        let seats = between.state().seats.len();
        match choice {
            Choice::Later | Choice::Play(_) | Choice::Done => false,
            Choice::Leave(_) => seats >= self.size,
            Choice::Join(_) => seats < self.size,
            _ => true,
        }
    }
}

/// Returns the most useful feat box, or the first: the skill with the largest die, the favored
/// cards.
fn best(hero: &HeroDef, options: &[Choice]) -> Choice {
    let worth = |choice: &Choice| match choice {
        Choice::Check(FeatBox::Skill { skill, .. }) => {
            hero.skills.iter().find(|s| s.skill == *skill).map_or(0, |s| s.die.faces)
        }
        Choice::Check(FeatBox::Card { kind, .. }) => {
            hero.cards.of(*kind) + 9 * u8::from(hero.favored.kind() == Some(*kind))
        }
        _ => 0,
    };
    let first = options.iter().rev().max_by_key(|c| worth(c));
    first.or(options.first()).cloned().unwrap_or(Choice::Later)
}
