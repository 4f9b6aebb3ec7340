//! How often the special rules of encounters took effect (AT-CAMP-08), by their names.

use std::collections::BTreeMap;

use bevy_ecs::prelude::*;

use crate::content::TacticsContent;
use crate::content::printed::EncounterDef;
use crate::rules::effect::special::{self, Special, Whose};
use crate::rules::state::table;

/// Counts by the chapter and the name of the rule, such as `rule 1` or `law night: standing 2`.
pub type Specials = BTreeMap<String, BTreeMap<String, u64>>;

/// Begins to count in a world.
pub fn count(world: &mut World) {
    world.init_resource::<special::Specials>();
}

/// Returns counts of 0 for every special rule of a pack.
pub fn none(content: &TacticsContent) -> Specials {
    let fights = content.chapters.iter().filter_map(|c| Some((c, c.encounter.as_deref()?)));
    let rules = |e: &EncounterDef| all(e).into_iter().map(|s| (name(e, s), 0)).collect();
    fights.map(|(chapter, e)| (chapter.id.clone(), rules(e))).collect()
}

/// Takes the counts of the encounter that is played out of the world and adds them.
pub fn take(world: &World, to: &mut Specials) {
    let Some(counted) = world.get_resource::<special::Specials>() else { return };
    let counted = counted.take();
    if counted.is_empty() {
        return;
    }
    let Some(encounter) = table::encounter(world) else { return };
    let rules = to.entry(table::chapter(world).id.clone()).or_default();
    for (special, n) in counted {
        *rules.entry(name(encounter, special)).or_default() += n;
    }
}

/// Returns every special rule of an encounter.
fn all(encounter: &EncounterDef) -> Vec<Special> {
    let of = |whose: Whose, standing: usize, rules: usize| {
        let standing = (0..standing).map(move |n| Special::Standing(whose, n));
        standing.chain((0..rules).map(move |n| Special::Rule(whose, n)))
    };
    let own = of(Whose::Encounter, encounter.standing.len(), encounter.rules.len());
    let laws = (0..).zip(&encounter.laws);
    let laws = laws.flat_map(|(n, law)| of(Whose::Law(n), law.standing.len(), law.rules.len()));
    let powers = (0..encounter.powers.len()).map(Special::Power);
    own.chain(laws).chain(powers).collect()
}

/// Returns the name of a special rule: what has it, its kind, and its place in the list, from 1.
fn name(encounter: &EncounterDef, special: Special) -> String {
    let of = |whose: Whose| match whose {
        Whose::Encounter => String::new(),
        Whose::Law(n) => {
            let law = encounter.laws.get(usize::from(n));
            format!("law {}: ", law.map_or("", |law| law.id.as_str()))
        }
    };
    match special {
        Special::Standing(whose, n) => format!("{}standing {}", of(whose), n + 1),
        Special::Rule(whose, n) => format!("{}rule {}", of(whose), n + 1),
        Special::Power(n) => {
            let named = encounter.powers.get(n).and_then(|power| power.name.as_deref());
            named.map_or_else(|| format!("power {}", n + 1), |name| format!("power {name}"))
        }
    }
}
