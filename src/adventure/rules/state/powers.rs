//! Looks up powers by their source and number.

use super::board::{Active, Board, InForce};
use super::ids::{CardId, HeroId, PileId, Source};
use super::sheet;
use super::ship;
use crate::cards::amount::Amount;
use crate::cards::effect::{CardFilter, Cost, Effect, Effects, From, Pick, Power, To, Who};
use crate::cards::printed::CardDef;
use crate::cards::vocabulary::Action;
use crate::rules::flow::drive::Nearest as _;
use crate::rules::flow::frame::Play;

/// Powers that a card borrows are numbered from here.
pub const BORROWED: usize = 64;

/// Uses of a power at its second cost are numbered from here, those at its third cost 64 higher.
const SECOND: u8 = 128;

/// Returns the number of a power, at whichever of its costs it is used.
pub fn plain(number: u8) -> u8 {
    if number < SECOND { number } else { number % 64 }
}

/// Returns the number by which a power is used at one of its costs, if numbers reach so far: borrowed
/// powers are used at their first cost only.
pub fn at_cost(number: usize, choice: usize) -> Option<u8> {
    let number = u8::try_from(number).ok()?;
    match choice {
        0 => Some(number),
        _ if choice >= Cost::MOST || usize::from(number) >= BORROWED => None,
        _ => Some(SECOND + 64 * u8::try_from(choice - 1).ok()? + number),
    }
}

/// Returns the cost of a use: of several, the one that its number stands for (AC-PLAY-06), as it is
/// for one card.
pub fn cost(power: &Power, number: u8) -> Option<&Cost> {
    chosen(power, number).map(|cost| cost.each().1)
}

/// Returns how many cards a use costs.
pub fn cards_paid(power: &Power, number: u8) -> u8 {
    chosen(power, number).map_or(0, |cost| cost.each().0)
}

fn chosen(power: &Power, number: u8) -> Option<&Cost> {
    let choice = number.checked_sub(SECOND).map_or(0, |n| 1 + usize::from(n / 64));
    power.cost.as_ref()?.choices().get(choice)
}

/// Returns the effects of a use; those that pay the second and further cards of its cost come first
/// (AC-LIM-04).
pub fn does(power: &Power, number: u8) -> Effects {
    let more = cards_paid(power, number).saturating_sub(1);
    let paid = |from: From, what: CardFilter, pick: Pick, action: Action| {
        let to = To::of(action)?;
        let n = Amount::number(more.into());
        Some(Effect::Shift { who: Who::You, from, what, n, pick, to })
    };
    let first = match cost(power, number) {
        _ if more == 0 => None,
        Some(Cost::Deck(action)) => paid(From::Deck, CardFilter::default(), Pick::Top, *action),
        Some(cost) => {
            let cards = cost.of_cards();
            cards.and_then(|(action, from, f)| paid(from, f.clone(), Pick::Choose, action))
        }
        None => None,
    };
    match first {
        Some(first) => std::iter::once(first).chain(power.does.iter().cloned()).collect(),
        None => power.does.clone(),
    }
}

/// Returns the powers that a card borrows from the hour's card. Other paragraphs of that card are
/// not borrowed (AC-PLAY-18).
fn borrowed<'w>(board: &Board<'w>, card: CardId) -> &'w [Power] {
    lent(board, board.printed(card))
}

/// Returns the powers that a card with this definition borrows from the hour's card.
pub fn lent<'w>(board: &Board<'w>, def: &CardDef) -> &'w [Power] {
    // Skips looking up the hours for cards that borrow nothing, which are most.
    if !def.as_the_hour {
        return &[];
    }
    let top = board.pile(PileId::Hours).last();
    top.map_or(&[], |top| &board.printed(*top).powers)
}

/// Returns a power by its source and number with the level of its amounts, if `hero` has it.
pub fn power<'w>(
    board: &Board<'w>,
    hero: HeroId,
    of: Source,
    number: u8,
) -> Option<(&'w Power, u8)> {
    let n = usize::from(plain(number));
    match of {
        Source::Card(c) if board.card(c).pile == PileId::Ship => {
            let mine = ship::commander(board) == Some(hero);
            let (_, side) = ship::side(board.world).filter(|_| mine)?;
            side.powers.get(n).map(|p| (p, 0))
        }
        Source::Card(c) => match n.checked_sub(BORROWED) {
            Some(n) => borrowed(board, c).get(n).map(|p| (p, 0)),
            None => board.printed(c).powers.get(n).map(|p| (p, 0)),
        },
        Source::Hero(h) => {
            let (p, level) = sheet::power(board.hero_def(h), &board.hero(h).feats, n)?;
            p.power.as_ref().map(|w| (w, level))
        }
        Source::Place(at) => board.place_powers(at).get(n).map(|p| (p, 0)),
        Source::Scenario | Source::Adventure | Source::Path => {
            board.stories().iter().find(|s| s.source == of)?.says.powers.get(n).map(|p| (p, 0))
        }
        Source::Rules => None,
    }
    .filter(|_| !matches!(of, Source::Hero(h) if h != hero))
}

/// Returns what plays on the check being staged say "until the end" of something: it is so from the
/// play on, and no longer if the play is taken back (AC-CHECK-47). After the roll it is among the
/// lasting effects.
pub fn staged_for_a_while<'w>(board: &Board<'w>) -> Vec<InForce<'w>> {
    let Some(check) = board.flow.check().filter(|c| c.outcome.is_none()) else { return Vec::new() };
    let of = |play: &'w Play| {
        let (p, level) = power(board, play.hero, play.of, play.power)?;
        let by = Active::Of(play.hero, level);
        let says = Effect::as_chosen(&p.does, play.chosen.0).filter_map(move |e| {
            let standing = e.standing_for_a_while()?;
            Some(InForce { standing, source: play.of, by })
        });
        Some(says)
    };
    check.staged.iter().filter_map(of).flatten().collect()
}
