//! The gain or loss of effects for the party, in cards.

use super::{choices, goals, life, ships, turn, worth};
use crate::cards::effect::{Cost, Deck, Effect, From, Then, To, Where, Who};
use crate::cards::mythic::MythicDeed;
use crate::cards::vocabulary::Rank;
use crate::kernel::odds;
use crate::rules::effect::{cond, price as prices};
use crate::rules::flow::drive::Nearest as _;
use crate::rules::flow::frame::Ctx;
use crate::rules::flow::prompt::Source;
use crate::rules::state::board::Board;
use crate::rules::state::ids::{HeroId, PileId, PlaceId};

/// Returns what a list of effects gains for a hero and the party; negative for losses.
pub fn gain(board: &Board<'_>, you: HeroId, list: &[Effect]) -> f64 {
    list.iter().map(|e| effect(board, you, e)).sum()
}

fn effect(board: &Board<'_>, you: HeroId, e: &Effect) -> f64 {
    match e {
        Effect::Shift { who, from, n, to, .. } => {
            let n = worth::mean(n.at(0));
            targets(board, you, *who).iter().map(|h| shift(board, *h, *from, *to, n)).sum()
        }
        Effect::Damage { who, amount, .. } => {
            let n = worth::mean(amount.at(0));
            let hurt = |h: &HeroId| n.min(life::hand(board, *h) as f64) * life::dear(board, *h);
            -0.8 * targets(board, you, *who).iter().map(hurt).sum::<f64>()
        }
        Effect::Explore => turn::worth_exploring(board, you),
        Effect::ForgoExploration => -turn::worth_exploring(board, you).max(0.0),
        Effect::ForgoMove => 0.0,
        // As bad for one hero as for the other.
        Effect::SufferInstead => -0.1,
        Effect::MoveWith { .. } => {
            let go = Effect::Move { who: Who::You, to: Where::Choose, freely: false };
            effect(board, you, &go)
        }
        Effect::TryRecharge(_) => 0.3,
        Effect::Examine { deck, n, then, .. } => {
            examine(board, you, *deck, worth::mean(n.at(0)), then)
        }
        Effect::Move { who: Who::You, .. } => {
            if turn::finished(board, board.hero(you).at) {
                0.8
            } else {
                -0.05
            }
        }
        Effect::Summon { pass, fail, .. } => {
            -1.2 + 0.5 * (gain(board, you, pass) + gain(board, you, fail))
        }
        // The card is not lost to the party.
        Effect::Receive { .. } => 0.2,
        Effect::Give { .. } | Effect::Exchange { .. } => -0.05,
        Effect::ExtraTurn => 1.5,
        // A charge adds about one to many checks, or much to one.
        Effect::Mythic(MythicDeed::Gain(n)) => 0.6 * worth::mean(n.at(0)),
        Effect::Mythic(MythicDeed::Spend(n)) => -0.6 * f64::from(*n),
        Effect::Ship(deed) => ships::gain(board, deed),
        Effect::SummonToPlay(_) => 0.5,
        Effect::Build { .. } => -0.5,
        Effect::AddCards { n, .. } => -0.3 * worth::mean(n.at(0)),
        Effect::Check { pass, fail, .. } => {
            0.6 * gain(board, you, pass) + 0.4 * gain(board, you, fail)
        }
        Effect::If(c, yes, no) => {
            let ctx = Ctx::of(you, Source::Rules);
            gain(board, you, if cond::holds(board, &ctx, None, c) { yes } else { no })
        }
        Effect::Choose { ways, .. } => {
            let ctx = Ctx::of(you, Source::Rules);
            let open = ways
                .iter()
                .filter(|w| w.only_if.as_ref().is_none_or(|c| cond::holds(board, &ctx, None, c)));
            open.map(|w| gain(board, you, &w.does)).fold(f64::NEG_INFINITY, f64::max).max(-20.0)
        }
        Effect::Mark { marker, .. } => goals::marker(board, you, *marker),
        Effect::Unmark { marker, .. } => -goals::marker(board, you, *marker),
        Effect::May(list) => gain(board, you, list).max(0.0),
        Effect::MayPay(cost, list) => {
            price(board, you, cost).map_or(0.0, |price| (gain(board, you, list) - price).max(0.0))
        }
        Effect::Each(who, list, _) => {
            targets(board, you, *who).iter().map(|h| gain(board, *h, list)).sum()
        }
        Effect::EndTurn => -0.8,
        Effect::MayClose | Effect::MayCloseOrigin => 3.0,
        Effect::Close => 5.0,
        Effect::Reopen => -4.0,
        Effect::Win => 20.0,
        Effect::Lose => -20.0,
        Effect::RollDice { dice, at_most, low, high } => {
            let chance = 1.0 - odds::chance(&[*dice], 0, i32::from(*at_most) + 1);
            chance * gain(board, you, low) + (1.0 - chance) * gain(board, you, high)
        }
        Effect::RollTable { dice, rows } => {
            let at_most = |n: u8| 1.0 - odds::chance(&[*dice], 0, i32::from(n) + 1);
            let mut below = 0.0;
            let each = rows.iter().map(|(most, does)| {
                let before = std::mem::replace(&mut below, at_most(*most));
                (below - before) * gain(board, you, does)
            });
            each.sum()
        }
        Effect::AddToResult(_) => 0.5,
        Effect::UntilTurnEnd(_) | Effect::UntilEncounterEnd(_) => 0.5,
        Effect::UntilCheckEnd(_) => 0.4,
        Effect::PassLeft => -0.1,
        Effect::Revive(_) => 8.0,
        Effect::Defeated => 3.0,
        Effect::Undefeated => -2.0,
        Effect::Leaves(_) => left(board, you),
        _ => 0.0,
    }
}

/// Returns what it gains if the encountered card leaves unresolved: a loss where the party needs it
/// and can beat it.
fn left(board: &Board<'_>, you: HeroId) -> f64 {
    let Some(e) = board.flow.encounter() else { return 0.0 };
    let def = board.printed(e.card);
    let chance = choices::chance_against(board, you, def);
    match def.rank {
        Rank::Villain | Rank::Henchman => -3.0 * chance,
        _ if !def.kind.is_bane() => -0.6 * chance,
        // A bane that is put off comes back, at once if it is all that is left.
        _ if turn::deck_len(board, board.hero(you).at) < 2 => -2.0 * chance - 0.5,
        _ => 2.4 * (0.5 - chance) - 0.3,
    }
}

/// Returns the heroes whom an effect affects; of a choice, the hero whom the bot would choose.
fn targets(board: &Board<'_>, you: HeroId, who: Who) -> Vec<HeroId> {
    let here = || board.heroes_at(board.hero(you).at);
    let living = || board.living().map(|h| h.id);
    let at = board.hero(you).at;
    let elsewhere = || living().filter(move |h| board.hero(*h).at != at);
    let worn = |all: Vec<HeroId>| -> Vec<HeroId> {
        all.into_iter().max_by_key(|h| board.pile(PileId::Discards(*h)).len()).into_iter().collect()
    };
    match who {
        Who::You | Who::Them | Who::RandomHere => vec![you],
        Who::RandomOtherHere => here().filter(|h| *h != you).take(1).collect(),
        Who::RandomOther => living().filter(|h| *h != you).take(1).collect(),
        Who::EachHere => here().collect(),
        Who::SomeHere(n) => here().take(n.get().into()).collect(),
        Who::AnyNumberHere => here().collect(),
        Who::EachOtherHere => here().filter(|h| *h != you).collect(),
        Who::Each => living().collect(),
        Who::EachOther => living().filter(|h| *h != you).collect(),
        Who::OneHere => worn(here().collect()),
        Who::OneOtherHere => worn(here().filter(|h| *h != you).collect()),
        Who::One | Who::RandomAnywhere => worn(living().collect()),
        Who::OneOther => worn(living().filter(|h| *h != you).collect()),
        Who::EachElsewhere => elsewhere().collect(),
        Who::OneElsewhere => worn(elsewhere().collect()),
    }
}

/// Returns the cost of the cheapest way to pay; `None` if there is none.
pub fn price(board: &Board<'_>, you: HeroId, cost: &Cost) -> Option<f64> {
    let each = |cost: &Cost| {
        let (n, one) = cost.each();
        let ctx = Ctx::of(you, Source::Rules);
        if !prices::can_pay(board, &ctx, cost) {
            return None;
        }
        let cards = prices::payable(board, &ctx, one);
        let costs = cards.iter().map(|c| worth::paid(board, you, Some(one), Some(*c)));
        let cheapest = costs.min_by(f64::total_cmp);
        Some(f64::from(n) * cheapest.unwrap_or_else(|| worth::paid(board, you, Some(one), None)))
    };
    cost.choices().iter().filter_map(each).min_by(f64::total_cmp)
}

/// Returns the value of examining cards: to choose the next one to encounter, to put one away, or
/// to take one.
fn examine(board: &Board<'_>, you: HeroId, deck: Deck, n: f64, then: &Then) -> f64 {
    let there = match deck {
        Deck::Here => open_deck(board, board.hero(you).at),
        Deck::Anywhere | Deck::Elsewhere | Deck::Occupied => {
            board.places().iter().map(|p| open_deck(board, p.id)).max().unwrap_or_default()
        }
        Deck::Own => board.pile(PileId::Deck(you)).len(),
        Deck::Blessings => board.pile(PileId::Blessings).len(),
        Deck::OneHero | Deck::OneHeroHere => {
            board.living().map(|h| board.pile(PileId::Deck(h.id)).len()).max().unwrap_or_default()
        }
    };
    let seen = n.min(there as f64);
    let located = !matches!(deck, Deck::Own | Deck::Blessings | Deck::OneHero | Deck::OneHeroHere);
    match then {
        _ if seen < 1.0 => 0.0,
        Then::AnyOrder if located => 0.3 * (seen - 1.0) + 0.1,
        Then::MayBottom if located => 0.4 * seen,
        Then::MayEncounter(_) => 0.5 * turn::worth_exploring(board, you) + 0.1,
        Then::MayTake(_) => 0.5,
        _ => 0.2,
    }
}

/// Returns the number of cards in a location's deck, 0 if nothing is left to explore there.
fn open_deck(board: &Board<'_>, at: PlaceId) -> usize {
    if turn::finished(board, at) { 0 } else { turn::deck_len(board, at) }
}

fn shift(board: &Board<'_>, hero: HeroId, from: From, to: To, n: f64) -> f64 {
    let dear = life::dear(board, hero);
    let own = match from {
        From::Hand => Some(PileId::Hand(hero)),
        From::Deck => Some(PileId::Deck(hero)),
        From::Discards => Some(PileId::Discards(hero)),
        From::Buried => Some(PileId::Buried(hero)),
        From::Displayed => Some(PileId::Displayed(hero)),
        From::Beside => Some(PileId::Beside(board.hero(hero).at)),
        From::Scenario => Some(PileId::Support),
        From::Here | From::Blessings | From::Hours | From::Box | From::Paid | From::Moved => None,
    };
    let there = own.map_or(n, |p| board.pile(p).len() as f64);
    if from == From::Deck && there < n {
        return -10.0;
    }
    let n = n.min(there);
    let before = match from {
        From::Hand => 0.95 * dear,
        From::Deck => 0.75 * dear,
        From::Displayed => 0.6 * dear,
        From::Discards => 0.1,
        From::Buried
        | From::Box
        | From::Hours
        | From::Beside
        | From::Scenario
        | From::Paid
        | From::Moved => 0.0,
        From::Here => -0.2,
        From::Blessings => time(board),
    };
    let after = match to {
        To::Hand => 0.95 * dear.max(0.7),
        To::DeckTop | To::DeckBottom | To::Deck => 0.75 * dear,
        To::Displayed => 0.6 * dear,
        To::Discards => 0.1,
        To::Blessings => time(board),
        To::Buried | To::Box | To::Hours => 0.0,
        To::Beside | To::BesideOne | To::Scenario => 0.0,
        To::Here
        | To::HereTop
        | To::HereUp
        | To::FullestUp
        | To::HereBottom
        | To::Elsewhere
        | To::HereSecond
        | To::OpenOne
        | To::OtherOpenOne
        | To::AnyOpen
        | To::AnyOpenTop
        | To::ElsewhereTop => -0.2,
    };
    n * (after - before)
}

/// Returns the value of an hour. Who has had time enough and has not won plays for no more of it: a card
/// that comes back each turn with an hour would make a game without an end.
fn time(board: &Board<'_>) -> f64 {
    if life::had_time_enough(board) {
        return 0.0;
    }
    (0.5 + 0.7 * life::pressure(board)).min(2.0)
}
