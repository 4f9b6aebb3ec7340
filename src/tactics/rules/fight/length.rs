//! How far attacks reach, with all that texts change.

use bevy_ecs::prelude::*;

use crate::content::effect::{Change, Target};
use crate::content::words::AttackKind;
use crate::ground::Range;
use crate::rules::effect::standing;
use crate::rules::flow::frame::{AttackFrame, AttackSpec};
use crate::rules::sight::Eyes;
use crate::rules::state::ids::FighterId;
use crate::rules::state::table;

/// Returns a target with what texts add to its greatest distance.
pub fn lengthened(world: &World, by: FighterId, target: &Target, basic: bool) -> Target {
    use crate::content::amount::Reach;
    let (mut more, mut least, mut limit, mut free) = (0, 0, u8::MAX, false);
    for (_, change) in standing::changes(world, by, |c| {
        use Change::{NoSightLimit, Range, RangeAtLeast, SightLimit};
        matches!(c, Range(..) | RangeAtLeast(..) | SightLimit(_) | NoSightLimit)
    }) {
        if let Change::Range(n, kind) = change {
            let fits = match kind {
                AttackKind::Any => true,
                AttackKind::Basic => basic,
                AttackKind::Area => target.area.is_some(),
                AttackKind::Adjacent | AttackKind::Distant => false,
            };
            more += if fits { *n } else { 0 };
        }
        match change {
            Change::RangeAtLeast(n, AttackKind::Any) => least = least.max(*n),
            Change::RangeAtLeast(n, AttackKind::Basic) if basic => least = least.max(*n),
            Change::SightLimit(n) => limit = limit.min(*n),
            Change::NoSightLimit => free = true,
            _ => {}
        }
    }
    let limit = if free { u8::MAX } else { limit };
    let longer = |n: u8| n.saturating_add_signed(more).max(least).min(limit);
    let range = match target.range {
        Reach::To(n) => Reach::To(longer(n)),
        Reach::Band(min, max) => Reach::Band(min, longer(max).max(min)),
        Reach::Any if limit < u8::MAX => Reach::Band(1, limit),
        other => other,
    };
    Target { range, ..target.clone() }
}

/// Returns the distances at which an attack can be made, with all that texts change.
pub fn range(world: &World, by: FighterId, spec: &AttackSpec) -> Range {
    lengthened(world, by, &spec.target, spec.basic).range.attack()
}

/// Returns whether the attack that is going on could be made at a figure now: in range and in sight.
pub fn could_be_at(world: &World, f: &AttackFrame, id: FighterId) -> bool {
    let (by, to) = (table::fighter(world, f.by), table::fighter(world, id));
    let target = lengthened(world, f.by, &f.spec.target, f.spec.basic);
    let look = Eyes::of(world, f.by).at(world, id);
    look.aims(by.base(), to.base(), target.range.attack())
}
