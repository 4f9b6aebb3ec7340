//! What a pack prints: its head, dice, cards, classes, figures, terrain, chapters.

mod card;
mod chapter;
mod enemy;
mod head;

use std::sync::Arc;

pub use card::{CardDef, ClassDef, HeroDef, LevelUpDef, Tier, Use};
pub use chapter::{
    ChapterDef, ChapterKind, ChoiceDef, EncounterDef, LawDef, MarkDef, MarketDef, MoreText,
    Objective, Placed, Resolution, Results,
};
pub use enemy::{
    Ability, Actors, BossAttack, BossCardDef, BossDeckDef, BossMove, CompanionDef, EnemyDef,
    EnemyKind, KnockOut, Step, Turn,
};
pub use head::{CounterDef, PackDef, Parameters, Paths, TerrainDef, TokenDef};

use super::effect::Effects;

fn nothing() -> Effects {
    Arc::from([])
}

fn one() -> u8 {
    1
}
