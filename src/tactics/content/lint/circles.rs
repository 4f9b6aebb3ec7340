//! Texts that would ask about themselves without end: what changes how far somebody sees cannot depend on
//! what somebody sees, nor the greatest HP on how much of them is left.

use crate::content::amount::Counted;
use crate::content::effect::{Change, Cond, Standing};
use crate::content::mentions::{Mention, Mentions};

/// Returns why what is so by a text would have to be known before it can be known, if that is so.
pub(super) fn asks_itself(standing: &Standing) -> Option<String> {
    let mut found = None;
    standing.mentions(0, &mut |mention| {
        let circle = match mention {
            Mention::Cond(cond, _) if of_cond(&standing.change, cond) => Some(format!("{cond:?}")),
            Mention::Counted(n) if of_count(&standing.change, n) => Some(format!("{n}")),
            _ => None,
        };
        found = found.take().or(circle);
    });
    let asked = found?;
    let changed = format!("{:?}", standing.change);
    let changed = changed.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
    Some(format!("`{changed}` changes what `{asked}` asks: that would go on without end"))
}

/// Returns whether a condition asks what a change is about.
fn of_cond(change: &Change, cond: &Cond) -> bool {
    match change {
        Change::SightLimit(_)
        | Change::NoSightLimit
        | Change::SeesFrom(_)
        | Change::SeesWith(_)
        | Change::SeesPastFigures
        | Change::BendsSight(_)
        | Change::SeenOnlyBy(_)
        | Change::CannotBeTargeted
        | Change::IsWall
        | Change::Range(..)
        | Change::RangeAtLeast(..) => {
            matches!(cond, Cond::SeenBy(_) | Cond::Sees(_) | Cond::InReach)
        }
        Change::MaxHp(_) => matches!(cond, Cond::Hurt | Cond::HalfHp),
        _ => false,
    }
}

/// Returns whether an amount counts what a change is about.
fn of_count(change: &Change, counted: &Counted) -> bool {
    match change {
        Change::MaxHp(_) => {
            matches!(counted, Counted::MaxHp | Counted::HpLost | Counted::HpLostOfIt)
        }
        Change::Movement(_) => matches!(counted, Counted::Movement),
        _ => false,
    }
}
