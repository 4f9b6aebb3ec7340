//! Who is meant by the words of a text.

use bevy_ecs::prelude::*;

use super::cond;
use crate::content::effect::Whom;
use crate::content::printed::EnemyKind;
use crate::content::words::Who;
use crate::ground::{Side, distance};
use crate::rules::effect::lasting::Lasting;
use crate::rules::flow::drive::Nearest;
use crate::rules::flow::frame::{Ctx, Flow};
use crate::rules::state::fighter::{Fighter, FighterKind};
use crate::rules::state::ids::FighterId;
use crate::rules::state::table;

/// Returns the one whom the words before are about; who has the text if there is nobody.
pub fn it(ctx: &Ctx) -> Option<FighterId> {
    ctx.it.or(ctx.you)
}

/// Returns whether a figure is meant, wherever it is.
pub fn is(world: &World, ctx: &Ctx, who: &Who, id: FighterId) -> bool {
    let f = table::fighter(world, id);
    let side = ctx.you.map(|you| table::fighter(world, you).side);
    match who {
        Who::Any => true,
        Who::Foe => side.is_some_and(|side| f.side != side),
        Who::Friend => side.is_some_and(|side| f.side == side),
        Who::Hero => f.side == Side::Heroes,
        Who::Party => f.is_hero(),
        Who::Enemy => f.side == Side::Enemies,
        Who::Boss => is_enemy(world, f, EnemyKind::Boss),
        Who::Minion => is_enemy(world, f, EnemyKind::Minion),
        Who::Summon => matches!(f.kind, FighterKind::Summon { .. }),
        Who::Ally => matches!(f.kind, FighterKind::Ally { .. }),
        Who::Oneself => ctx.you == Some(id),
        Who::It => it(ctx) == Some(id),
        Who::By => ctx.by == Some(id),
        Who::Meant => meant(world) == Some(id),
        Who::Leader => ctx.you.is_some_and(|you| leads(world, id, you)),
        Who::Own => ctx.you.is_some_and(|you| {
            matches!(f.kind, FighterKind::Summon { .. }) && leads(world, you, id)
        }),
        Who::Marked(token) => {
            table::book(world).find_token(token).is_some_and(|token| f.tokens_of(token) > 0)
        }
        Who::Named(name) => is_named(world, f, name),
    }
}

/// Returns for whom the damage was meant that was redirected.
fn meant(world: &World) -> Option<FighterId> {
    world.resource::<Flow>().blow().and_then(|b| b.meant)
}

/// Returns whether who has the text went through the square of a figure on the last move.
pub fn just_passed(world: &World, ctx: &Ctx, id: FighterId) -> bool {
    let cells = table::fighter(world, id).base().cells();
    let trail = &world.resource::<Lasting>().trail;
    ctx.you.is_some_and(|you| trail.who == Some(you))
        && trail.squares.iter().any(|sq| cells.contains(*sq))
}

fn is_enemy(world: &World, f: &Fighter, kind: EnemyKind) -> bool {
    table::enemy(world, f.id).is_some_and(|e| e.kind == kind)
}

/// Returns whether the first is the hero of the second, a summon or an ally.
fn leads(world: &World, leader: FighterId, of: FighterId) -> bool {
    match table::fighter(world, of).kind {
        FighterKind::Summon { of, .. } | FighterKind::Ally { of, .. } => {
            FighterId::from(of) == leader
        }
        FighterKind::Hero(_) | FighterKind::Enemy(_) => false,
    }
}

fn is_named(world: &World, f: &Fighter, name: &str) -> bool {
    let content = table::book(world);
    f.code == *name
        || match f.kind {
            FighterKind::Hero(seat) => {
                content.heroes[table::sheet(world, seat).def.index()].id == *name
            }
            FighterKind::Enemy(def) => content.enemy(def).id == *name,
            FighterKind::Summon { def, .. } | FighterKind::Ally { def, .. } => {
                content.companion(def).id == *name
            }
        }
}

/// Returns whether something that holds for these concerns a figure; nobody chooses.
pub fn means(world: &World, ctx: &Ctx, whom: &Whom, id: FighterId) -> bool {
    is_near(world, ctx, whom, id) && means_anywhere(world, ctx, whom, id)
}

/// Returns whether a figure is as far from who has the text as its words say.
fn is_near(world: &World, ctx: &Ctx, whom: &Whom, id: FighterId) -> bool {
    let Some(reach) = whom.within else { return true };
    let Some(you) = ctx.you else { return false };
    let (a, b) = (table::fighter(world, you).base(), table::fighter(world, id).base());
    // Own names the owner alone; any other reach counts the owner too unless "other" is said.
    reach.help().covers(distance(a, b))
}

/// Returns whether something that holds for these concerns a figure, wherever it stands.
pub fn means_anywhere(world: &World, ctx: &Ctx, whom: &Whom, id: FighterId) -> bool {
    is(world, ctx, &whom.who, id)
        && !(whom.other && ctx.you == Some(id))
        && whom.only_if.as_ref().is_none_or(|c| cond::holds(world, &ctx.about(id), c))
}
