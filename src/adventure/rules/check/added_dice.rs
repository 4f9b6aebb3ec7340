//! The size of dice of the skill used that cards add to a check.

use crate::cards::effect::{Change, ChangeKind};
use crate::rules::effect::standing;
use crate::rules::flow::frame::Play;
use crate::rules::flow::prompt::Source;
use crate::rules::state::board::Board;

/// Returns the faces of the dice that a hero's card adds: those of the skill used, unless a standing
/// effect says otherwise.
pub(super) fn faces(board: &Board<'_>, play: &Play, skill: u8) -> u8 {
    let Source::Card(card) = play.of else { return skill };
    let def = board.printed(card);
    let (mut larger, mut exactly) = (0, 0);
    standing::for_each_change(
        board,
        play.hero,
        None,
        &[ChangeKind::AddedDie, ChangeKind::AddedDieIs],
        |c| matches!(c, Change::AddedDie(_, f) | Change::AddedDieIs(_, f) if board.fits_def(def, f)),
        |c, _| match c {
            Change::AddedDie(die, _) => larger = larger.max(die.faces),
            Change::AddedDieIs(die, _) => exactly = exactly.max(die.faces),
            _ => {}
        },
    );
    if exactly > 0 { exactly.max(larger) } else { skill.max(larger) }
}
