//! Which file carries out which verb.

use super::super::run::Progress;
use super::{
    board, cards, control, dice, drifting, fighting, laws, laying, moving, pieces, playing, story,
    tokens, turns,
};
use crate::content::effect::Effect;
use crate::rules::flow::frame::Ctx;
use bevy_ecs::prelude::*;

/// Carries an effect out, or goes on with it.
pub fn carry_out(world: &mut World, ctx: &Ctx, effect: &Effect) -> Progress {
    match effect {
        Effect::BasicMove { .. }
        | Effect::Move { .. }
        | Effect::Shove { .. }
        | Effect::Place { .. }
        | Effect::Swap { .. } => moving::carry_out(world, ctx, effect),
        Effect::Attack { .. }
        | Effect::BasicAttack { .. }
        | Effect::Harm(..)
        | Effect::Heal(..)
        | Effect::Inflict(..)
        | Effect::Lift(..)
        | Effect::Reduce(_)
        | Effect::Ignore
        | Effect::CallOff
        | Effect::LeaveHp(_)
        | Effect::Prevent
        | Effect::Redirect(_)
        | Effect::Fell(_)
        | Effect::Remove(_) => fighting::carry_out(world, ctx, effect),
        Effect::AddDice(_)
        | Effect::Plus(_)
        | Effect::Reroll(..)
        | Effect::SetDie(..)
        | Effect::Double
        | Effect::DoubleDie(_)
        | Effect::Floor(_)
        | Effect::KeepDice(_)
        | Effect::UseKept(_)
        | Effect::Roll(..) => dice::carry_out(world, ctx, effect),
        Effect::Raise { .. } | Effect::Spawn { .. } | Effect::Summon { .. } => {
            board::carry_out(world, ctx, effect)
        }
        Effect::Lay { .. } => laying::carry_out(world, ctx, effect),
        Effect::Clear { .. } | Effect::Become { .. } | Effect::Slide { .. } => {
            pieces::carry_out(world, ctx, effect)
        }
        Effect::Drift { .. } | Effect::Run { .. } => drifting::carry_out(world, ctx, effect),
        Effect::Put(..) | Effect::Take(..) | Effect::MoveToken { .. } | Effect::Count(..) => {
            tokens::carry_out(world, ctx, effect)
        }
        Effect::Act(..)
        | Effect::EndTurn
        | Effect::TakeTurn(_)
        | Effect::RedrawDirection
        | Effect::Initiative(..)
        | Effect::Activate(_)
        | Effect::BossCard
        | Effect::BossUnder
        | Effect::Again
        | Effect::Scry { .. } => turns::carry_out(world, ctx, effect),
        Effect::Equip(_) | Effect::Prepare(_) | Effect::Draw(..) | Effect::Shift { .. } => {
            cards::carry_out(world, ctx, effect)
        }
        Effect::Play { from, what, who } => playing::carry_out(world, ctx, (*from, what), who),
        Effect::If(..)
        | Effect::May(_)
        | Effect::Choose(_)
        | Effect::Each(..)
        | Effect::Times(..)
        | Effect::Pay(..)
        | Effect::Lasting { .. }
        | Effect::Flag(_)
        | Effect::Unflag(_)
        | Effect::Win
        | Effect::Defeat
        | Effect::Bonus(_) => control::carry_out(world, ctx, effect),
        Effect::BasicSwap(_)
        | Effect::Gain { .. }
        | Effect::Lose { .. }
        | Effect::Gold(_)
        | Effect::LevelUp
        | Effect::RandomEncounter
        | Effect::RemoveThis => story::carry_out(world, ctx, effect),
        Effect::DrawLaw | Effect::VoidLaws => laws::carry_out(world, effect),
    }
}
