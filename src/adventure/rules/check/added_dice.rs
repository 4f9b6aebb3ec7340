//! The size of dice of the skill used that cards add to a check.

use crate::cards::effect::{Change, ChangeKind};
use crate::rules::effect::standing;
use crate::rules::flow::frame::Play;
use crate::rules::flow::prompt::Source;
use crate::rules::state::board::Board;

/// Returns the faces of the dice that a hero's card adds in place of those of the skill used; 0 if no
/// standing effect says so.
pub(super) fn faces(board: &Board<'_>, play: &Play) -> u8 {
    let Source::Card(card) = play.of else { return 0 };
    let def = board.printed(card);
    let mut faces = 0;
    standing::for_each_change(
        board,
        play.hero,
        None,
        &[ChangeKind::AddedDie],
        |c| matches!(c, Change::AddedDie(_, f) if board.fits_def(def, f)),
        |c, _| {
            if let Change::AddedDie(die, _) = c {
                faces = faces.max(die.faces);
            }
        },
    );
    faces
}
