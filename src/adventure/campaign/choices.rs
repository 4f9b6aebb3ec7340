//! The house rules and other choices of a table (AC-TABLE-01).

use crate::cards::difficulty::Difficulty;
use crate::kernel::campaign;

/// The choices of a table.
pub type Choices = campaign::Choices<Difficulty>;
