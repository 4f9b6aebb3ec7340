//! The open part of a turn: healing, moving, exploring, closing, and when to stop.

use super::{Careful, choices, gains, goals, life, worth};
use crate::cards::effect::{Cost, Effect, Summoned};
use crate::cards::printed::Closing;
use crate::rules::effect::closings::closings;
use crate::rules::effect::price;
use crate::rules::effect::standing;
use crate::rules::flow::prompt::{Act, Prompt};
use crate::rules::legal;
use crate::rules::state::board::Board;
use crate::rules::state::ids::{HeroId, PileId, PlaceId};
use crate::rules::state::table::LocationStatus;

/// Minimum gain of a use in the open part of a turn.
const WORTH_WHILE: f64 = 0.15;
/// Maximum number of uses of one power in a turn.
const MOST_USES: usize = 2;

impl Careful {
    /// Chooses an act in the open part of a turn.
    pub(super) fn turn(&mut self, board: &Board<'_>, prompt: &Prompt) -> Option<Act> {
        let active = board.clock().active;
        if let Some(act) = self.helpful(board, prompt, false) {
            return Some(act);
        }
        let here = board.hero(active).at;
        let to = prompt
            .options
            .iter()
            .filter_map(|a| match a {
                Act::Move(p) => Some((promise(board, active, *p), *a)),
                _ => None,
            })
            .max_by(|a, b| a.0.total_cmp(&b.0));
        if let Some((score, act)) = to
            && score > promise(board, active, here) + 0.8
        {
            return Some(act);
        }
        let offered = |a: Act| prompt.options.contains(&a).then_some(a);
        offered(Act::Close)
            .or_else(|| offered(Act::Explore).filter(|_| dares(board, active)))
            .or_else(|| self.helpful(board, prompt, true))
            .or_else(|| offered(Act::EndTurn))
    }

    /// Returns the use with the best gain for its cost, among those that explore or among the
    /// others.
    fn helpful(&mut self, board: &Board<'_>, prompt: &Prompt, exploring: bool) -> Option<Act> {
        let uses = prompt.options.iter().filter_map(|act| {
            let Act::Use { hero, of, power, .. } = *act else { return None };
            let (p, _) = legal::power(board, hero, of, power)?;
            let explores = p.does.iter().any(|e| matches!(e, Effect::Explore));
            if explores != exploring || self.often(act) >= MOST_USES {
                return None;
            }
            Some((gains::gain(board, hero, &p.does) - worth::cost_of_use(board, act), *act))
        });
        let (gain, act) = uses.max_by(|a, b| a.0.total_cmp(&b.0))?;
        if gain <= WORTH_WHILE {
            return None;
        }
        self.note(&act);
        Some(act)
    }
}

/// Returns the number of cards in a location's deck.
pub fn deck_len(board: &Board<'_>, at: PlaceId) -> usize {
    board.pile(PileId::Location(at)).len()
}

/// Returns whether nothing is left to do at a location.
pub fn finished(board: &Board<'_>, at: PlaceId) -> bool {
    board.place(at).shut == LocationStatus::Permanently
}

/// Returns whether the hero can afford the risk of exploring.
fn dares(board: &Board<'_>, hero: HeroId) -> bool {
    let life = life::life(board, hero);
    life > 0 || life::turns_left(board) <= 2.0 || board.living().count() == 1 || life < 0
}

/// Returns the value of one more exploration on this turn.
pub fn worth_exploring(board: &Board<'_>, hero: HeroId) -> f64 {
    let at = board.hero(hero).at;
    let life = life::life(board, hero);
    if deck_len(board, at) == 0 || finished(board, at) || life < 2 {
        return 0.0;
    }
    let armed = board.pile(PileId::Hand(hero)).iter().any(|c| worth::fights(board.printed(*c)));
    let base = 0.25 + 0.85 * life::pressure(board).min(2.0);
    if armed { base } else { base - 0.3 }
}

/// Returns the value of a hero's being at a location.
fn promise(board: &Board<'_>, hero: HeroId, at: PlaceId) -> f64 {
    let cards = deck_len(board, at);
    let errand = goals::errand(board, hero, at);
    if finished(board, at) {
        return errand + if cards > 0 { 0.5 } else { 0.0 };
    }
    let others = board.heroes_at(at).filter(|h| *h != hero).count() as f64;
    if standing::cannot_close(board, hero, at).is_some() {
        // Only what its cards are worth keeps a hero there.
        let base = if cards == 0 { 0.0 } else { 4.0 };
        return base + errand - 1.2 * others - 0.15 * cards as f64;
    }
    let close = closable(board, hero, at);
    let base = if cards == 0 { 1.0 + 6.0 * close } else { 5.0 + 2.5 * close };
    base + errand - 1.2 * others - 0.15 * cards as f64
}

/// Returns the chance that a hero can close a location, all else being equal.
pub fn closable(board: &Board<'_>, hero: HeroId, at: PlaceId) -> f64 {
    let ways = closings(board, hero, at);
    ways.open().map(|(_, c)| closing_chance(board, hero, c)).fold(0.0, f64::max)
}

/// Returns the chance that a hero can meet one way of closing, all else being equal.
pub fn closing_chance(board: &Board<'_>, hero: HeroId, way: &Closing) -> f64 {
    match way {
        Closing::Automatic => 1.0,
        Closing::Check(c) => {
            c.steps.iter().map(|alts| choices::prospect(board, hero, alts)).product()
        }
        Closing::Pay(cost) => payable(board, hero, 1, cost),
        Closing::PaySeveral(n, cost) => payable(board, hero, usize::from(*n), cost),
        Closing::PayTypes(n, cost) => payable(board, hero, usize::from(*n), cost),
        Closing::EachPays(cost) => {
            let here = board.heroes_at(board.hero(hero).at);
            here.map(|h| payable(board, h, 1, cost)).product()
        }
        Closing::Defeat(Summoned::Named(id)) => {
            let book = board.book;
            book.find(id).map_or(0.5, |d| {
                let steps = &book.card(d).check.steps;
                steps.iter().map(|alts| choices::prospect(board, hero, alts)).product()
            })
        }
        Closing::Defeat(_) => 0.5,
    }
}

/// Returns the chance that a hero can pay a cost when it comes to it: likely with the cards at hand.
fn payable(board: &Board<'_>, hero: HeroId, n: usize, cost: &Cost) -> f64 {
    let has = price::payments(board, hero, cost).len() >= n;
    if has || matches!(cost, Cost::Deck(_)) { 0.8 } else { 0.15 }
}

/// Chooses the location where the asked hero is most useful.
pub fn best_place(board: &Board<'_>, prompt: &Prompt) -> Option<Act> {
    let scored = prompt.options.iter().filter_map(|a| match a {
        Act::Place(p) | Act::Move(p) => Some((promise(board, prompt.who, *p), *a)),
        _ => None,
    });
    scored.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, a)| a)
}

/// Chooses a location for an effect: to be at, or to examine.
pub fn choose_place(board: &Board<'_>, prompt: &Prompt) -> Option<Act> {
    match choices::current_effect(board) {
        Some((_, Effect::Examine { .. })) => prompt
            .options
            .iter()
            .filter_map(|a| match a {
                // A location where a hero is about to explore comes first.
                Act::Place(p) => {
                    let open = !finished(board, *p) && deck_len(board, *p) > 1;
                    let active = board.hero(board.clock().active).at == *p;
                    let near = board.heroes_at(*p).next().is_some();
                    Some(((open, active, near, deck_len(board, *p)), *a))
                }
                _ => None,
            })
            .max_by_key(|(rate, _)| *rate)
            .map(|(_, a)| a),
        _ => best_place(board, prompt),
    }
}
