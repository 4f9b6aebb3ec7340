//! Who answers between two games: sensible for the most part, with whims, so that everything comes
//! up that players may do.

use crate::campaign::downtime::{AdventureDowntime, Choice, FeatBox, Prompt, Step};
use crate::cards::printed::HeroDef;
use crate::sim::bots::Whim;

/// The answers of a party.
#[derive(Clone, Debug)]
pub(super) struct Steward {
    pub(super) whim: Whim,
    /// How many heroes the party has as a rule.
    size: usize,
    /// How many whims are left in this meeting.
    moods: usize,
}

impl Steward {
    /// From a seed, for a party of so many.
    pub(super) fn new(seed: u64, size: usize) -> Steward {
        Steward { whim: Whim::new(seed.rotate_left(23)), size, moods: 0 }
    }

    /// The next meeting.
    pub(super) fn begin(&mut self) {
        self.moods = self.whim.below(10);
    }

    /// Answers.
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

    /// What does not lead away from the campaign.
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

/// The most useful box, or whatever is first: the skill with the largest die, the favored cards.
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
