//! Giving a card to the hero who attempts a check, as far as it helps at once.

use super::{Moment, No, Scanner};
use crate::cards::effect::CardFilter;
use crate::rules::check::pool;
use crate::rules::effect::amounts;
use crate::rules::flow::prompt::{Act, Source};
use crate::rules::state::ids::{CardId, HeroId, PileId};

impl Scanner<'_, '_> {
    /// Returns every card that can be given. During a check an action is allowed only if its own
    /// result changes the check (AC-PLAY-37); a card that the checking hero would have to play
    /// first does not (AC-PLAY-38).
    pub(super) fn gifts(
        &self,
        hero: HeroId,
        of: Source,
        power: u8,
        filter: &CardFilter,
        each: &mut impl FnMut(Act, Option<No>),
    ) {
        let board = self.board;
        let mut any = false;
        for c in board.pile(PileId::Hand(hero)) {
            if !board.fits(*c, filter) {
                continue;
            }
            any = true;
            let act = Act::Use { hero, of, power, with: Some(*c) };
            each(act, if self.changes_the_check(*c) { None } else { Some(No::Indirect) });
        }
        if !any {
            each(Act::Use { hero, of, power, with: None }, Some(No::Cost));
        }
    }

    /// Returns whether this card changes the check once the checking hero holds it.
    fn changes_the_check(&self, card: CardId) -> bool {
        let Moment::Check(f, _) = self.moment else { return true };
        !self.board.switches().only_direct_effects
            || pool::counted(self.board, f)
                .into_iter()
                .any(|c| amounts::counts_in_hand(self.board, c, card))
    }
}
