//! Prohibitions. A prohibition wins over permissions and orders (AC-GOLD-06). Each function returns
//! the source of the prohibition, so that a refusal can name it.

use super::cond::{Facts, check_fits, holds};
use super::standing::{first_change, for_each_change};
use crate::cards::effect::{Change, ChangeKind, Row, Standing};
use crate::cards::printed::CardDef;
use crate::rules::check::pool;
use crate::rules::flow::drive::Nearest as _;
use crate::rules::flow::frame::Ctx;
use crate::rules::flow::prompt::Source;
use crate::rules::state::board::Board;
use crate::rules::state::ids::{CardId, HeroId, PlaceId};
use crate::rules::state::table;

/// Returns what has such a change in force for the hero.
fn forbids(board: &Board<'_>, hero: HeroId, kind: ChangeKind) -> Option<Source> {
    first_change(board, hero, None, kind, |_| true)
}

/// Returns what forbids the hero to evade this card.
pub fn cannot_evade(board: &Board<'_>, hero: HeroId, card: CardId) -> Option<Source> {
    let def = board.printed(card);
    let meant = |c: &Change| matches!(c, Change::CannotEvade(f) if board.fits_def(def, f));
    first_change(board, hero, None, ChangeKind::CannotEvade, meant)
}

/// Returns what forbids the hero to play this card.
pub fn cannot_play(board: &Board<'_>, hero: HeroId, def: &CardDef) -> Option<Source> {
    let meant = |c: &Change| matches!(c, Change::CannotPlay(f) if board.fits_def(def, f));
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

/// Returns whether the hero plays this card on the check under way without using up its type.
pub fn plays_freely(board: &Board<'_>, hero: HeroId, def: &CardDef) -> bool {
    free_plays(board, hero, def) == usize::MAX
}

/// Returns how many cards like this one the hero plays on the check under way, or on its damage, without
/// using up their type; `usize::MAX` for any number.
pub fn free_plays(board: &Board<'_>, hero: HeroId, def: &CardDef) -> usize {
    if !board.may_change(&[ChangeKind::PlaysFreely]) {
        return 0;
    }
    let Some(check) = board.flow.check() else { return 0 };
    let facts = pool::plain_facts(board, check).1;
    let meant = |c: &Change| match c {
        Change::PlaysFreely { what, on, checks, .. } => {
            board.fits_def(def, what)
                && board.related(hero, check.hero, *on)
                && check_fits(board, &facts, checks)
        }
        _ => false,
    };
    let mut many = 0_usize;
    for_each_change(board, hero, Some(&facts), &[ChangeKind::PlaysFreely], meant, |c, _| {
        if let Change::PlaysFreely { n, .. } = c {
            many = many.saturating_add(n.map_or(usize::MAX, |n| n.get().into()));
        }
    });
    many
}

/// Returns what forbids another card on a check of a hero, on which so many were played by all heroes
/// together (AC-PLAY-52, AC-GOLD-06).
pub fn enough_cards(
    board: &Board<'_>,
    hero: HeroId,
    facts: &Facts,
    cards: usize,
) -> Option<Source> {
    first_limit(board, hero, facts, cards, ChangeKind::MostCards)
}

/// Returns what forbids a hero who played so many cards on a check to play another one (AC-PLAY-52,
/// AC-GOLD-06).
pub fn enough_cards_each(
    board: &Board<'_>,
    hero: HeroId,
    facts: &Facts,
    cards: usize,
) -> Option<Source> {
    first_limit(board, hero, facts, cards, ChangeKind::MostCardsEach)
}

/// Returns the source of the first limit of this kind that so many cards on a check have reached.
fn first_limit(
    board: &Board<'_>,
    hero: HeroId,
    facts: &Facts,
    cards: usize,
    kind: ChangeKind,
) -> Option<Source> {
    let meant = |c: &Change| match c {
        Change::MostCards(n, checks) | Change::MostCardsEach(n, checks) => {
            cards >= usize::from(*n) && check_fits(board, facts, checks)
        }
        _ => false,
    };
    first_change(board, hero, None, kind, meant)
}

/// Returns what forbids the hero to explore by a power of this card (AC-GOLD-06).
pub fn cannot_explore_by(board: &Board<'_>, hero: HeroId, def: &CardDef) -> Option<Source> {
    let meant = |c: &Change| matches!(c, Change::CannotExploreBy(f) if board.fits_def(def, f));
    first_change(board, hero, None, ChangeKind::CannotExploreBy, meant)
}

/// Returns what keeps the hero from moving, in the move step or by any text (AC-TURN-24, AC-GOLD-06).
pub fn cannot_move(board: &Board<'_>, hero: HeroId) -> Option<Source> {
    forbids(board, hero, ChangeKind::CannotMove)
}

/// Returns what keeps the hero from choosing a location as the goal of a move, because it is not next
/// to the hero's (AC-GOLD-06).
pub fn too_far(board: &Board<'_>, hero: HeroId, to: PlaceId) -> Option<Source> {
    let (at, places) = (board.hero(hero).at.0, board.places().len());
    let steps = usize::from(at.abs_diff(to.0));
    let meant = |c: &Change| match c {
        Change::OnlyNeighbors(Row::Straight) => steps > 1,
        Change::OnlyNeighbors(Row::Ring) => steps > 1 && steps + 1 != places,
        _ => false,
    };
    first_change(board, hero, None, ChangeKind::OnlyNeighbors, meant)
}

/// Returns the locations that the hero can choose as the goal of a move.
pub fn goals(board: &Board<'_>, hero: HeroId) -> Vec<PlaceId> {
    let at = board.hero(hero).at;
    let far = |p: &PlaceId| too_far(board, hero, *p).is_some();
    table::places(board).filter(|p| *p != at && !far(p)).collect()
}

/// Returns what forbids the hero to explore again on this turn.
pub fn cannot_explore_again(board: &Board<'_>, hero: HeroId) -> Option<Source> {
    forbids(board, hero, ChangeKind::CannotExploreAgain)
}

/// Returns what forbids the hero to close a location (AC-RUL-104).
pub fn cannot_close(board: &Board<'_>, hero: HeroId, place: PlaceId) -> Option<Source> {
    forbids_there(board, hero, place, ChangeKind::CannotClose)
}

/// Returns what forbids the hero to close a location temporarily (AC-VILL-03).
pub fn cannot_guard(board: &Board<'_>, hero: HeroId, place: PlaceId) -> Option<Source> {
    forbids_there(board, hero, place, ChangeKind::CannotGuard)
}

/// Returns what forbids the hero to examine cards of a location's deck.
pub fn cannot_examine(board: &Board<'_>, hero: HeroId, place: PlaceId) -> Option<Source> {
    forbids_there(board, hero, place, ChangeKind::CannotExamine)
}

/// Returns what forbids the hero something about a location: the location itself or a story card,
/// wherever the hero is, or a card of the hero's own. In the conditions of both, "here" is the
/// location concerned.
fn forbids_there(
    board: &Board<'_>,
    hero: HeroId,
    place: PlaceId,
    kind: ChangeKind,
) -> Option<Source> {
    if !board.may_change(&[kind]) {
        return None;
    }
    let at = board.hero(hero).at;
    let mut found = None;
    for_each_change(
        board,
        hero,
        None,
        &[kind],
        |_| true,
        |_, ctx| {
            let meant = match ctx.source {
                Source::Place(_) | Source::Scenario | Source::Adventure | Source::Path => false,
                _ => at == place,
            };
            if meant {
                found.get_or_insert(ctx.source);
            }
        },
    );
    let source = Source::Place(place);
    let ctx = Ctx::of(hero, source);
    let says = |s: &Standing| {
        s.change.kind() == kind && s.only_if.as_ref().is_none_or(|c| holds(board, &ctx, None, c))
    };
    let mut stories = board.stories().iter().filter(|s| s.says.standing.iter().any(says));
    let story = stories.next().map(|s| s.source);
    let own = || board.place_standing(place).iter().any(says).then_some(source);
    story.or_else(own).or(found)
}

/// Returns what forbids the hero to reduce damage by the bane.
pub fn cannot_reduce(board: &Board<'_>, hero: HeroId) -> Option<Source> {
    forbids(board, hero, ChangeKind::CannotReduce)
}

/// Returns whether half of the damage by the bane cannot be reduced.
pub fn cannot_reduce_half(board: &Board<'_>, hero: HeroId) -> bool {
    forbids(board, hero, ChangeKind::CannotReduceHalf).is_some()
}

/// Returns whether the bane deals no damage to the hero.
pub fn deals_no_damage(board: &Board<'_>, hero: HeroId) -> bool {
    forbids(board, hero, ChangeKind::NoDamage).is_some()
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

/// Returns whether the villain that the hero encountered escapes to the open location with the fewest
/// heroes, and not by chance (AC-VILL-16).
pub fn escapes_to_fewest(board: &Board<'_>, hero: HeroId, villain: CardId) -> bool {
    at_the_escape(board, hero, villain, ChangeKind::EscapesToFewest)
}

/// Returns whether the villain that the hero encountered cannot escape (AC-GOLD-06).
pub fn cannot_escape(board: &Board<'_>, hero: HeroId, villain: CardId) -> bool {
    at_the_escape(board, hero, villain, ChangeKind::CannotEscape)
}

/// Returns whether there is such a change at the escape of a villain: by other cards, or by the
/// villain itself, whose encounter is over.
fn at_the_escape(board: &Board<'_>, hero: HeroId, villain: CardId, kind: ChangeKind) -> bool {
    let (source, card) = (Source::Card(villain), Some(villain));
    let ctx = Ctx { you: hero, them: hero, source, card, level: 0, paid: Default::default() };
    let says = |s: &Standing| {
        s.change.kind() == kind && s.only_if.as_ref().is_none_or(|c| holds(board, &ctx, None, c))
    };
    board.printed(villain).standing.iter().any(says) || forbids(board, hero, kind).is_some()
}
