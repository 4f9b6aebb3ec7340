//! Prohibitions. A prohibition wins over permissions and orders (AC-GOLD-06). Each function returns
//! the source of the prohibition, so that a refusal can name it.

use super::cond::{Facts, check_fits, holds};
use super::standing::{first_change, for_each_change};
use crate::cards::effect::{Change, ChangeKind, Standing};
use crate::cards::printed::CardDef;
use crate::rules::flow::frame::Ctx;
use crate::rules::flow::prompt::Source;
use crate::rules::state::board::Board;
use crate::rules::state::ids::{CardId, HeroId, PlaceId};
use crate::rules::state::table;

fn forbids(board: &Board<'_>, hero: HeroId, kind: ChangeKind) -> Option<Source> {
    first_change(board, hero, None, kind, |_| true)
}

/// Returns what forbids the hero to evade this card.
pub fn cannot_evade(board: &Board<'_>, hero: HeroId, card: CardId) -> Option<Source> {
    let def = board.printed(card);
    let meant = |c: &Change| matches!(c, Change::CannotEvade(f) if table::matches(def, f));
    first_change(board, hero, None, ChangeKind::CannotEvade, meant)
}

/// Returns what forbids the hero to play this card.
pub fn cannot_play(board: &Board<'_>, hero: HeroId, def: &CardDef) -> Option<Source> {
    let meant = |c: &Change| matches!(c, Change::CannotPlay(f) if table::matches(def, f));
    first_change(board, hero, None, ChangeKind::CannotPlay, meant)
}

/// Returns what forbids the hero to play or use anything on a check of another hero.
pub fn cannot_help(board: &Board<'_>, hero: HeroId, them: HeroId, facts: &Facts) -> Option<Source> {
    let meant = |c: &Change| match c {
        Change::CannotHelp { whose, checks } => {
            board.related(hero, them, *whose) && check_fits(board, facts, checks)
        }
        _ => false,
    };
    first_change(board, hero, None, ChangeKind::CannotHelp, meant)
}

/// Returns what forbids to play more than `cards` cards on a check of the hero.
pub fn enough_cards(
    board: &Board<'_>,
    hero: HeroId,
    facts: &Facts,
    cards: usize,
) -> Option<Source> {
    let meant = |c: &Change| match c {
        Change::MostCards(n, checks) => {
            cards >= usize::from(*n) && check_fits(board, facts, checks)
        }
        _ => false,
    };
    first_change(board, hero, None, ChangeKind::MostCards, meant)
}

/// Returns what forbids the hero to explore by a power of this card (AC-GOLD-06).
pub fn cannot_explore_by(board: &Board<'_>, hero: HeroId, def: &CardDef) -> Option<Source> {
    let meant = |c: &Change| matches!(c, Change::CannotExploreBy(f) if table::matches(def, f));
    first_change(board, hero, None, ChangeKind::CannotExploreBy, meant)
}

/// Returns what keeps the hero from moving, in the move step or by any text (AC-TURN-24, AC-GOLD-06).
pub fn cannot_move(board: &Board<'_>, hero: HeroId) -> Option<Source> {
    forbids(board, hero, ChangeKind::CannotMove)
}

/// Returns what forbids the hero to explore again on this turn.
pub fn cannot_explore_again(board: &Board<'_>, hero: HeroId) -> Option<Source> {
    forbids(board, hero, ChangeKind::CannotExploreAgain)
}

/// Returns what forbids the hero to close a location: the location itself, wherever the hero is
/// (AC-RUL-104), a story card for all locations, or a card of the hero's own.
pub fn cannot_close(board: &Board<'_>, hero: HeroId, place: PlaceId) -> Option<Source> {
    let at = board.hero(hero).at;
    let mut found = None;
    for_each_change(
        board,
        hero,
        None,
        &[ChangeKind::CannotClose],
        |_| true,
        |_, ctx| {
            let meant = match ctx.source {
                Source::Place(p) => p == place,
                Source::Scenario | Source::Adventure | Source::Path => true,
                _ => at == place,
            };
            if meant {
                found.get_or_insert(ctx.source);
            }
        },
    );
    let source = Source::Place(place);
    let ctx = Ctx { you: hero, them: hero, source, card: None, level: 0 };
    let says = |s: &Standing| {
        s.change.kind() == ChangeKind::CannotClose
            && s.only_if.as_ref().is_none_or(|c| holds(board, &ctx, None, c))
    };
    let from_afar = || at != place && board.place_standing(place).iter().any(says);
    found.or_else(|| from_afar().then_some(source))
}

/// Returns what forbids the hero to reduce damage by the bane.
pub fn cannot_reduce(board: &Board<'_>, hero: HeroId) -> Option<Source> {
    forbids(board, hero, ChangeKind::CannotReduce)
}

/// Returns what makes such a check of the hero a failure, whatever its result (AC-ENC-23).
pub fn cannot_succeed(board: &Board<'_>, hero: HeroId, facts: &Facts) -> Option<Source> {
    first_change(
        board,
        hero,
        Some(facts),
        ChangeKind::CannotSucceed,
        |c| matches!(c, Change::CannotSucceed(f) if check_fits(board, facts, f)),
    )
}
