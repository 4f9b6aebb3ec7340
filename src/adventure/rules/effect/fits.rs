//! Which cards match a filter on the table, where more is known than a card prints: the number of the
//! scenario, and traits that the encountered card has by other texts.

use std::borrow::Cow;

use super::standing::for_each_change;
use crate::cards::effect::{CardFilter, Change, ChangeKind};
use crate::cards::printed::CardDef;
use crate::cards::vocabulary::Trait;
use crate::rules::flow::frame::Frame;
use crate::rules::state::board::Board;
use crate::rules::state::ids::CardId;
use crate::rules::state::table::{self, Known};

impl Board<'_> {
    /// Returns whether a card matches a filter in this scenario.
    pub fn fits(&self, card: CardId, f: &CardFilter) -> bool {
        let def = self.printed(card);
        let more = if f.names_traits() { more_traits(self, card, def) } else { Vec::new() };
        table::matches_in(def, f, &known(self, &more))
    }

    /// Returns whether what a card prints matches a filter in this scenario.
    pub fn fits_def(&self, def: &CardDef, f: &CardFilter) -> bool {
        table::matches_in(def, f, &known(self, &[]))
    }
}

fn known<'a>(board: &Board<'_>, traits: &'a [Trait]) -> Known<'a> {
    Known { scenario: Some(board.scenario().number), traits }
}

/// Returns the traits of a card: those that it prints, and those that it has by other texts while it is
/// encountered.
pub fn traits<'w>(board: &Board<'w>, card: CardId) -> Cow<'w, [Trait]> {
    let def = board.printed(card);
    let mut all = Cow::Borrowed(&def.traits[..]);
    let more = more_traits(board, card, def);
    if !more.is_empty() {
        all.to_mut().extend(more);
    }
    all
}

/// Returns the cards that the last moving of cards in the list of effects under way has moved.
pub fn moved<'w>(board: &Board<'w>) -> &'w [CardId] {
    match board.flow.frames.last() {
        Some(Frame::Effects(f)) => &f.moved,
        _ => &[],
    }
}

/// Returns the traits that a card has besides those that it prints. Which texts give them is judged by
/// what cards print, so that they cannot depend on each other.
fn more_traits(board: &Board<'_>, card: CardId, def: &CardDef) -> Vec<Trait> {
    let mut more = Vec::new();
    let Some(met) = board.encounter().filter(|e| e.card == card) else { return more };
    if !board.book.changes(ChangeKind::MetTraits) {
        return more;
    }
    board.by_print(|| {
        for_each_change(
            board,
            met.hero,
            None,
            &[ChangeKind::MetTraits],
            |c| matches!(c, Change::MetTraits(_, f) if board.fits_def(def, f)),
            |c, _| {
                if let Change::MetTraits(traits, _) = c {
                    more.extend(traits.iter().copied());
                }
            },
        );
    });
    more
}
