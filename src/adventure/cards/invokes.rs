//! The traits that a card invokes (AC-INVK-02, AC-INVK-03), by which powers refer to cards that
//! need not have those traits.

use super::effect::{Change, Effect};
use super::printed::CardDef;
use super::vocabulary::{Kind, Trait};

/// Returns whether a card invokes one of these traits: each trait that it has (AC-INVK-02), and the
/// type of its damage if that is always the same (AC-INVK-03).
pub fn card(def: &CardDef, traits: &[Trait]) -> bool {
    traits.iter().any(|t| def.traits.contains(t))
        || only_damage(def).is_some_and(|kind| traits.contains(&kind))
}

/// Returns the type of all damage that a bane deals; `None` if it deals no damage or several types.
fn only_damage(def: &CardDef) -> Option<Trait> {
    if !def.kind.is_bane() {
        return None;
    }
    let mut kinds = Vec::new();
    for rule in &def.rules {
        dealt(&rule.does, &mut kinds);
    }
    let of_checks = def.standing.iter().find_map(|s| match s.change {
        Change::DamageType(kind) => Some(kind),
        _ => None,
    });
    kinds.extend(of_checks);
    // By default a monster deals Combat damage (AC-CHECK-49).
    if of_checks.is_none() && def.kind == Kind::Monster && !def.check.steps.is_empty() {
        kinds.extend(Trait::new("Combat"));
    }
    let first = kinds.first().copied()?;
    kinds.iter().all(|k| *k == first).then_some(first)
}

fn dealt(effects: &[Effect], kinds: &mut Vec<Trait>) {
    for e in effects {
        match e {
            Effect::Damage { kind, .. } => kinds.push(*kind),
            Effect::Check { pass, fail, .. } | Effect::If(_, pass, fail) => {
                dealt(pass, kinds);
                dealt(fail, kinds);
            }
            Effect::Choose { ways, .. } => ways.iter().for_each(|w| dealt(&w.does, kinds)),
            Effect::May(list) | Effect::MayPay(_, list) | Effect::Each(_, list, _) => {
                dealt(list, kinds)
            }
            _ => {}
        }
    }
}
