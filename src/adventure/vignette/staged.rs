//! Checks expectations about the check being staged.

use bevy_ecs::prelude::*;

use super::facts::tidy;
use super::format::Fact;
use crate::kernel::vignette::{Verdict, so};
use crate::rules::check;

/// Returns what is true instead of a fact about the check, or `None` if the fact is true.
pub(super) fn staged(world: &mut World, fact: &Fact) -> Verdict {
    let Some(view) = check::view(world) else {
        return Ok(Some("no check is being staged".into()));
    };
    match fact {
        Fact::Skills(wanted) => {
            let mut offered: Vec<_> = view.ways.iter().filter_map(|w| w.1).collect();
            offered.dedup();
            so(offered == *wanted, || format!("offered are {offered:?}"))
        }
        Fact::Pool(text) => {
            so(tidy(&view.pool)? == tidy(text)?, || format!("it is {:?}", view.pool))
        }
        Fact::Difficulty(n) => so(view.difficulty == *n, || format!("it is {}", view.difficulty)),
        Fact::Chance(c) => {
            so((view.chance - c).abs() < 0.0006, || format!("it is {:.4}", view.chance))
        }
        Fact::Success(c) => {
            so((view.success - c).abs() < 0.0006, || format!("it is {:.4}", view.success))
        }
        Fact::Lacks(wanted) => so(view.missing == *wanted, || format!("it is {:?}", view.missing)),
        Fact::AtBest(skill, c) => {
            let all = check::prospects(world);
            let of = all.iter().filter(|p| p.skill == Some(*skill)).map(|p| p.at_best);
            let best = of.fold(None, |m: Option<f64>, p| Some(m.map_or(p, |m| m.max(p))));
            so(best.is_some_and(|b| (b - c).abs() < 0.0006), || match best {
                Some(b) => format!("it is {b:.4}"),
                None => "that is no way of the check".into(),
            })
        }
        Fact::Rerolled(c) | Fact::Joint(c) => {
            let is = if matches!(fact, Fact::Joint(_)) { view.joint } else { view.rerolled };
            so(is.is_some_and(|is| (is - c).abs() < 0.0006), || match is {
                Some(is) => format!("it is {is:.4}"),
                None => "there is none".into(),
            })
        }
        Fact::Traits(wanted) => so(wanted.iter().all(|t| view.traits.contains(t)), || {
            format!("the check has {:?}", view.traits)
        }),
        _ => Ok(None),
    }
}
