//! The scenes of the table that can be pictured.

pub mod camps;
pub mod dice;
pub mod laid;
pub mod many;
pub mod scene;
pub mod seated;
pub mod tales;
pub mod told;
