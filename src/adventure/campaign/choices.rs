//! What a table has chosen about how it plays (AC-TABLE-01).

use crate::cards::difficulty::Difficulty;
use crate::kernel::campaign;

/// What a table has chosen.
pub type Choices = campaign::Choices<Difficulty>;
