//! The value of cards in hand, and the cost of playing them.

use super::life;
use crate::cards::effect::{Cost, Effect, Fate, To, When};
use crate::cards::printed::CardDef;
use crate::cards::vocabulary::{Action, Kind, Skill};
use crate::rules::effect::instead;
use crate::rules::flow::frame::Ctx;
use crate::rules::flow::prompt::{Act, Source};
use crate::rules::legal;
use crate::rules::state::board::Board;
use crate::rules::state::ids::{CardId, HeroId, PileId};
use crate::rules::state::powers;

/// Returns the value of a card in a hero's hand; about 1 for a useful card.
pub fn worth(board: &Board<'_>, hero: HeroId, card: CardId) -> f64 {
    let def = board.printed(card);
    let base = printed_worth(board, hero, def);
    if !fights(def) {
        return base;
    }
    // A first weapon is essential, a second is a spare.
    let better = board.pile(PileId::Hand(hero)).iter().any(|c| {
        let d = board.printed(*c);
        *c != card && fights(d) && (printed_worth(board, hero, d), *c) > (base, card)
    });
    if better { base * 0.45 } else { base }
}

/// Returns the value of a card for a hero who has no other.
pub fn printed_worth(board: &Board<'_>, hero: HeroId, def: &CardDef) -> f64 {
    let plain = match def.kind {
        Kind::Weapon => 0.9,
        Kind::Spell => 0.8,
        Kind::Armor => 0.7,
        Kind::Item => 0.75,
        Kind::Ally => 1.05,
        Kind::Blessing => 1.15,
        Kind::Cohort => 1.0,
        Kind::Monster
        | Kind::Barrier
        | Kind::Scourge
        | Kind::Trader
        | Kind::Bazaar
        | Kind::Stance
        | Kind::Token
        | Kind::Ship
        | Kind::Path => 0.0,
    };
    match skill_of(board, hero, def) {
        // A card that determines the skill is worth more to a hero who is good at it.
        Some(mean) => plain + (mean - 7.0) * 0.12,
        None if def.kind == Kind::Spell && !can_recharge(board, hero, def) => plain - 0.35,
        None => plain,
    }
    .max(0.1)
}

/// Returns whether a card determines the skill of a combat check.
pub fn fights(def: &CardDef) -> bool {
    def.powers.iter().any(|p| {
        matches!(&p.when, When::Check(c) if c.combat != Some(false))
            && p.does.iter().any(|e| matches!(e, Effect::Use { .. } | Effect::Fixed(_)))
    })
}

/// Returns the mean of a combat check with this card; `None` if it is not for combat.
pub fn skill_of(board: &Board<'_>, hero: HeroId, def: &CardDef) -> Option<f64> {
    def.powers
        .iter()
        .flat_map(|p| p.does.iter())
        .filter_map(|e| match e {
            Effect::Use { skills, plus } => {
                let more = plus.as_ref().map_or(0.0, |a| mean(a.at(0)));
                skills.iter().map(|s| skill_mean(board, hero, *s) + more).max_by(f64::total_cmp)
            }
            Effect::Fixed(a) => Some(mean(a.at(0))),
            _ => None,
        })
        .max_by(f64::total_cmp)
}

/// Returns the mean of a check with a skill and no plays.
pub fn skill_mean(board: &Board<'_>, hero: HeroId, skill: Skill) -> f64 {
    let (faces, plus) = board.skill(hero, skill).unwrap_or((4, 0));
    (f64::from(faces) + 1.0) / 2.0 + f64::from(plus)
}

/// Returns the mean of a sum, with each counted thing taken as 1.
pub fn mean(sum: &crate::cards::amount::Sum) -> f64 {
    let dice: f64 =
        sum.dice.iter().map(|d| f64::from(d.count) * (f64::from(d.faces) + 1.0) / 2.0).sum();
    let counted: f64 = sum.counted.iter().map(|c| 1.0 / f64::from(c.per.max(1))).sum();
    dice + counted + f64::from(sum.plus)
}

fn can_recharge(board: &Board<'_>, hero: HeroId, def: &CardDef) -> bool {
    def.recharge.as_ref().is_some_and(|c| {
        c.steps.iter().flatten().flat_map(|a| &a.skills).any(|s| board.skill(hero, *s).is_some())
    })
}

/// Returns the cost of an action with a card from a hero's hand.
pub fn action_cost(board: &Board<'_>, hero: HeroId, card: CardId, action: Action) -> f64 {
    let w = worth(board, hero, card);
    let dear = life::dear(board, hero);
    match action {
        Action::Reveal => 0.0,
        Action::Display => 0.15 * w,
        // The card is not lost, and replacing a bad card is even welcome.
        Action::Shuffle => 0.3 * (w - 0.5),
        Action::Recharge => 0.4 * (w - 0.5),
        // It is drawn again in place of an unknown card.
        Action::Reload => 0.3 * w,
        Action::Discard => w * dear,
        Action::Bury => w * dear * 1.15,
        Action::Banish => w * dear * 1.25,
    }
}

/// Returns the cost of using a power, apart from its effects.
pub fn cost_of_use(board: &Board<'_>, act: &Act) -> f64 {
    let Act::Use { hero, of, power, with } = *act else { return 0.0 };
    let Some((p, _)) = legal::power(board, hero, of, power) else { return 0.0 };
    let own = match (of, p.action) {
        (Source::Card(c), Some(action)) => {
            let ctx = Ctx::of(hero, of);
            let to = instead::destination(board, &ctx, c, Fate::Played(action));
            let cost = action_cost(board, hero, c, to.map_or(action, like));
            let back = action == board.printed(c).recharge_for
                && to.is_none()
                && can_recharge(board, hero, board.printed(c));
            let usual = if back { cost * 0.45 } else { cost };
            let sent = To::of(action).and_then(|to| instead::of_play(board, hero, c, to));
            sent.map_or(usual, |choice| usual.min(sent_cost(board, &choice, c)))
        }
        _ => 0.0,
    };
    let cards = f64::from(powers::cards_paid(p, power));
    own + cards * paid(board, hero, powers::cost(p, power), with)
}

/// Returns the cost of sending a card to the best of the other places of a choice.
fn sent_cost(board: &Board<'_>, choice: &instead::Choice, card: CardId) -> f64 {
    let costs = choice.ways.iter().map(|way| action_cost(board, choice.hero, card, like(way.to)));
    costs.fold(f64::INFINITY, f64::min)
}

/// Returns the value of sending the card of a choice to one of its places, the usual one last.
pub fn sent_to(board: &Board<'_>, choice: &instead::Choice, way: usize) -> f64 {
    let to = choice.ways.get(way).map_or(choice.usual, |way| way.to);
    let card = choice.cards.first().copied();
    card.map_or(0.0, |c| match board.printed(c).kind.is_bane() {
        true => f64::from(u8::from(to == To::Box)),
        false => -action_cost(board, choice.hero, c, like(to)),
    })
}

/// Returns whether it is good to send a card to the other place of a choice. A bane is better off in
/// the box, or as far away as it can be.
pub fn sends(board: &Board<'_>, choice: &instead::Choice, card: CardId) -> bool {
    if board.printed(card).kind.is_bane() {
        return choice.usual != To::Box;
    }
    sent_cost(board, choice, card) <= action_cost(board, choice.hero, card, like(choice.usual))
}

/// Returns the action that costs as much as putting a card there.
fn like(to: To) -> Action {
    match to {
        To::Hand => Action::Reveal,
        To::Displayed => Action::Display,
        To::DeckTop => Action::Reload,
        To::DeckBottom => Action::Recharge,
        To::Deck => Action::Shuffle,
        To::Buried => Action::Bury,
        To::Discards => Action::Discard,
        _ => Action::Banish,
    }
}

/// Returns the cost of paying with a card, or from the deck.
pub fn paid(board: &Board<'_>, hero: HeroId, cost: Option<&Cost>, with: Option<CardId>) -> f64 {
    match (cost, with) {
        (Some(Cost::Hand(action, _)), Some(c)) => action_cost(board, hero, c, *action),
        (Some(Cost::Deck(_)), _) => life::dear(board, hero) * 0.9,
        (Some(Cost::Discards(action, _)), Some(_)) => match action {
            Action::Bury | Action::Banish => 0.15,
            _ => -0.3,
        },
        _ => 0.0,
    }
}
