//! The rules of both editions ([`edition`]), over the components of [`state`].
//!
//! Call [`play::install`] once per world and [`play::begin`] for a scenario, then answer prompts
//! with [`play::submit`] until [`play::ended`] returns an ending.

pub mod abandon;
pub mod catalogue;
pub mod check;
pub mod closing;
pub mod damage;
pub mod death;
pub mod describe;
pub mod edition;
pub mod effect;
pub mod encounter;
pub mod family;
mod finale;
pub mod flow;
pub mod legal;
pub mod mythic;
pub mod play;
pub mod refused;
pub mod scourge;
pub mod sets;
pub mod setup;
pub mod ship;
pub mod start;
pub mod state;
pub mod turn;
pub mod view;
pub mod villain;
