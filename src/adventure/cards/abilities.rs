//! What a printed thing says in the effect language, whatever it is printed on.

use super::effect::{Power, Rule, Standing};
use super::printed::{CardDef, HeroPower, LocationDef, ScenarioDef, StoryDef};
use super::wild::WildDef;

/// What must happen, what is so and what may be done, as it is printed on one thing.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Abilities<'a> {
    /// What must happen.
    pub rules: &'a [Rule],
    /// What is so.
    pub standing: &'a [Standing],
    /// What may be done.
    pub powers: &'a [Power],
}

impl<'a> Abilities<'a> {
    /// How many there are of all three.
    pub fn count(&self) -> usize {
        self.rules.len() + self.standing.len() + self.powers.len()
    }

    /// These without what stands at the end of the lists because others were added.
    pub fn before(self, added: &[Abilities<'_>]) -> Abilities<'a> {
        fn first<T>(all: &[T], added: impl Iterator<Item = usize>) -> &[T] {
            &all[..all.len().saturating_sub(added.sum())]
        }
        Abilities {
            rules: first(self.rules, added.iter().map(|a| a.rules.len())),
            standing: first(self.standing, added.iter().map(|a| a.standing.len())),
            powers: first(self.powers, added.iter().map(|a| a.powers.len())),
        }
    }

    /// The verbs of all rules and powers.
    pub fn effects(self) -> impl Iterator<Item = &'a super::effect::Effect> {
        let rules = self.rules.iter().map(|r| &r.does);
        rules.chain(self.powers.iter().map(|p| &p.does)).flat_map(|does| does.iter())
    }
}

/// A printed thing that says something in the effect language. Packs write the three lists as fields
/// of their own, so each schema struct has them; whoever reads them asks here.
pub trait HasAbilities {
    /// All that it says.
    fn abilities(&self) -> Abilities<'_>;
}

macro_rules! has_abilities {
    ($($def:ty),*) => {$(
        impl HasAbilities for $def {
            fn abilities(&self) -> Abilities<'_> {
                let (rules, standing, powers) = (&self.rules, &self.standing, &self.powers);
                Abilities { rules, standing, powers }
            }
        }
    )*};
}
has_abilities!(CardDef, LocationDef, ScenarioDef, StoryDef, WildDef);

impl HasAbilities for HeroPower {
    fn abilities(&self) -> Abilities<'_> {
        Abilities {
            rules: self.rule.as_slice(),
            standing: self.standing.as_slice(),
            powers: self.power.as_slice(),
        }
    }
}

impl LocationDef {
    /// What the side that is up says; the back has no rules (AC-CLOSE-19).
    pub fn side(&self, flipped: bool) -> Abilities<'_> {
        let (standing, powers) = (&self.closed_standing, &self.closed_powers);
        if flipped { Abilities { rules: &[], standing, powers } } else { self.abilities() }
    }
}
