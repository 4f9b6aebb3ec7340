//! Why an enemy does what it does, each reason with its rule.

use bevy_ecs::prelude::*;

use super::fighters;
use crate::enemy::{Away, Because};

/// Returns a reason as a sentence that ends with the id of its rule.
pub fn because(world: &World, reason: &Because) -> String {
    let text = match reason {
        Because::Nobody => t!("tactics-because-nobody"),
        Because::Closest { who, away: far } => {
            t!("tactics-because-closest", who = fighters(world, who), away = away(*far))
        }
        Because::Preferred { who, away: far } => {
            t!("tactics-because-preferred", who = fighters(world, who), away = away(*far))
        }
        Because::Tied => t!("tactics-because-tied"),
        Because::FellBack => t!("tactics-because-fell-back"),
        Because::NoMove => t!("tactics-because-no-move"),
        Because::InRange => t!("tactics-because-in-range"),
        Because::TooNear => t!("tactics-because-too-near"),
        Because::Stops { at, cost } => {
            t!("tactics-because-stops", at = at.to_string(), n = *cost)
        }
        Because::Nears { at, away: far } => {
            t!("tactics-because-nears", at = at.to_string(), away = away(*far))
        }
        Because::NoBetter => t!("tactics-because-no-better"),
        Because::Sent { at } => t!("tactics-because-sent", at = at.to_string()),
        Because::Strikes { who } => t!("tactics-because-strikes", who = fighters(world, &[*who])),
        Because::NoAttack => t!("tactics-because-no-attack"),
        Because::OutOfRange { others } if others.is_empty() => t!("tactics-because-out-of-range"),
        Because::OutOfRange { others } => {
            t!("tactics-because-others", who = fighters(world, others))
        }
    };
    format!("{text} ({})", reason.rule())
}

/// Returns how far somebody is: "3 points away".
pub fn away(far: Away) -> String {
    match far {
        Away::Points(n) => t!("tactics-away-points", n = n),
        Away::Through(n) => t!("tactics-away-through", n = n),
        Away::Apart(n) => t!("tactics-away-apart", n = n),
    }
}
