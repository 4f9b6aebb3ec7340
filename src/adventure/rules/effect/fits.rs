//! Which cards match a filter on the table, where more is known than a card prints: the number of the
//! scenario, and traits that the encountered card has by other texts.

use std::borrow::Cow;

use super::cond::holds;
use super::standing::for_each_change;
use crate::cards::effect::{CardFilter, Change, ChangeKind, Whose};
use crate::cards::printed::CardDef;
use crate::cards::vocabulary::Trait;
use crate::rules::flow::frame::{Ctx, Frame};
use crate::rules::state::board::{Active, Board, InForce};
use crate::rules::state::ids::{CardId, PlaceId};
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

/// Returns the traits of a location: those that it prints, and those that it has by other texts.
pub fn place_traits<'w>(board: &Board<'w>, place: PlaceId) -> Cow<'w, [Trait]> {
    let mut all = Cow::Borrowed(&board.place_def(place).traits[..]);
    if !board.book.changes(ChangeKind::PlaceTraits) {
        return all;
    }
    let you = board.clock().active;
    // A condition about traits of locations is judged by what they print.
    board.by_print(|| {
        for InForce { standing, source, by } in board.in_force() {
            let Change::PlaceTraits(traits) = &standing.change else { continue };
            let own = matches!(by, Active::Place(_)) && standing.whose == Whose::Yours;
            let meant = !own || *by == Active::Place(place);
            let ctx = Ctx::of(you, *source);
            if meant && standing.only_if.as_ref().is_none_or(|c| holds(board, &ctx, None, c)) {
                all.to_mut().extend(traits.iter().copied());
            }
        }
    });
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
