//! The rules, standing effects and powers of a printed thing, whatever it is printed on.

use super::effect::{Power, Rule, Standing};
use super::printed::{CardDef, HeroPower, LocationDef, ScenarioDef, StoryDef};
use super::wild::WildDef;

/// The three lists of the effect language on one printed thing.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Abilities<'a> {
    /// What must happen.
    pub rules: &'a [Rule],
    /// What applies continuously.
    pub standing: &'a [Standing],
    /// What may be used.
    pub powers: &'a [Power],
}

impl<'a> Abilities<'a> {
    /// Returns how many rules, standing effects and powers there are.
    pub fn count(&self) -> usize {
        self.rules.len() + self.standing.len() + self.powers.len()
    }

    /// Returns these abilities without the ones in `added`, which stand at the ends of the lists.
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

    /// Returns the effects of all rules and powers.
    pub fn effects(self) -> impl Iterator<Item = &'a super::effect::Effect> {
        let rules = self.rules.iter().map(|r| &r.does);
        rules.chain(self.powers.iter().map(|p| &p.does)).flat_map(|does| does.iter())
    }
}

/// A printed thing with abilities. Packs write the three lists as separate fields, so each schema
/// struct has them; other code reads them through this trait.
pub trait HasAbilities {
    /// Returns all abilities of the thing.
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
    /// Returns the abilities of the side that is up; the back has no rules (AC-CLOSE-19).
    pub fn side(&self, flipped: bool) -> Abilities<'_> {
        let (standing, powers) = (&self.closed_standing, &self.closed_powers);
        if flipped { Abilities { rules: &[], standing, powers } } else { self.abilities() }
    }
}
