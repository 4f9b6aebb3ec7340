//! What happened, in sentences.

use bevy_ecs::prelude::*;

use super::{because, card, facing, fighter, hero, point, terrain, within};
use crate::content::text::condition_name;
use crate::content::words::{Divider, Outcome};
use crate::rules::effect::standing::HAND;
use crate::rules::flow::cue::{Cause, Cue, Lost};
use crate::rules::flow::frame::Telling;
use crate::rules::road::choices;
use crate::rules::state::piles::Pile;
use crate::rules::state::round::Round;
use crate::rules::state::table;

/// Returns an event as a sentence; an empty text for what is not worth mentioning. `shows` says whether
/// the reader knows a card.
pub fn cue(world: &World, cue: &Cue, shows: &dyn Fn(super::CardId) -> bool) -> String {
    let who = |id| fighter(world, id);
    match cue {
        Cue::North { north } => t!("tactics-cue-north", to = facing(*north)),
        Cue::HouseRules { hp: 100, hand } => {
            t!("tactics-cue-house-hand", hand = HAND + i32::from(*hand))
        }
        Cue::HouseRules { hp, hand: 0 } => t!("tactics-cue-house-hp", hp = *hp),
        Cue::HouseRules { hp, hand } => {
            t!("tactics-cue-house", hp = *hp, hand = HAND + i32::from(*hand))
        }
        Cue::Card { card: Some(id), from: Pile::Deck(_), to: Pile::Hand(seat) } if shows(*id) => {
            t!("tactics-cue-drew-card", hero = hero(world, *seat), card = card(world, *id))
        }
        Cue::Card { from: Pile::Deck(_), to: Pile::Hand(seat), .. } => {
            t!("tactics-cue-drew", hero = hero(world, *seat))
        }
        Cue::Card { card: Some(id), from: Pile::Hand(seat), to: Pile::Discards(_) } => {
            t!("tactics-cue-discarded", hero = hero(world, *seat), card = card(world, *id))
        }
        Cue::Card { card: Some(id), from, to } if shows(*id) => {
            changed_hands(world, *id, *from, *to)
        }
        Cue::Round { number } => t!("tactics-cue-round", n = *number),
        Cue::Line { line } => {
            let names: Vec<String> = line.iter().map(|id| who(*id)).collect();
            t!("tactics-cue-line", line = names.join(", "))
        }
        Cue::Turn { who: id } => t!("tactics-cue-turn", who = who(*id)),
        Cue::Lost { who: id, why: Lost::Stunned } => t!("tactics-cue-stunned", who = who(*id)),
        Cue::Lost { who: id, why: Lost::Down } => t!("tactics-cue-down", who = who(*id)),
        Cue::Passed { hero: seat } => t!("tactics-cue-passed", hero = hero(world, *seat)),
        Cue::Played { hero: seat, card: id } => {
            t!("tactics-cue-played", hero = hero(world, *seat), card = card(world, *id))
        }
        Cue::Potion { hero: Some(seat), left } => {
            t!("tactics-cue-potion", hero = hero(world, *seat), n = *left)
        }
        Cue::Potion { hero: None, left } => t!("tactics-cue-potion-line", n = *left),
        Cue::Walked { who: id, to } => {
            t!("tactics-cue-walked", who = who(*id), at = to.to_string())
        }
        Cue::Put { who: id, to } => t!("tactics-cue-put", who = who(*id), at = to.to_string()),
        Cue::Aimed { by, at: Some(at), .. } => {
            t!("tactics-cue-aimed", by = who(*by), who = within(world, *at))
        }
        Cue::Aimed { by, at: None, square } => {
            t!("tactics-cue-aimed-square", by = who(*by), at = square.to_string())
        }
        Cue::Rolled { dice, plus, .. } => rolled(world, dice, *plus),
        Cue::Total { total, .. } => t!("tactics-cue-total", n = *total),
        Cue::Hurt { who: id, damage, hp, .. } => {
            t!("tactics-cue-hurt", who = who(*id), n = *damage, hp = *hp)
        }
        Cue::Parried { who: id, ignored: true } => t!("tactics-cue-ignored", who = who(*id)),
        Cue::Parried { who: id, ignored: false } => t!("tactics-cue-parried", who = who(*id)),
        Cue::Healed { who: id, by, hp } => {
            t!("tactics-cue-healed", who = who(*id), n = *by, hp = *hp)
        }
        Cue::Fell { who: id } => match table::fighter(world, *id).is_hero() {
            true => t!("tactics-cue-knocked-out", who = who(*id)),
            false => t!("tactics-cue-defeated", who = who(*id)),
        },
        Cue::Condition { who: id, condition, on } => {
            let name = condition_name(*condition);
            match on {
                true => t!("tactics-cue-condition", who = who(*id), what = name),
                false => t!("tactics-cue-condition-over", who = who(*id), what = name),
            }
        }
        Cue::Token { who: id, token, n } => {
            let name = table::book(world).pack.tokens[usize::from(token.0)].name.as_str();
            match *n {
                n if n < 0 => t!("tactics-cue-token-taken", who = who(*id), what = name, n = -n),
                n => t!("tactics-cue-token", who = who(*id), what = name, n = n),
            }
        }
        Cue::Counter { id, value } => counter(world, id, *value),
        Cue::Piece { terrain: kind, squares, on } => {
            let at: Vec<String> = squares.iter().map(ToString::to_string).collect();
            let (what, at) = (terrain(world, *kind), at.join(", "));
            match on {
                true => t!("tactics-cue-piece", what = what, at = at),
                false => t!("tactics-cue-piece-gone", what = what, at = at),
            }
        }
        Cue::Revealed { card: id } => t!("tactics-cue-revealed", card = card(world, *id)),
        Cue::Direction { point: to } => t!("tactics-cue-direction", to = point(*to)),
        Cue::Reason { who: id, because: reasons } => {
            let reasons: Vec<String> = reasons.iter().map(|r| because(world, r)).collect();
            match reasons.is_empty() {
                true => String::new(),
                false => t!("tactics-cue-reason", who = who(*id), why = reasons.join(" ")),
            }
        }
        Cue::Over { outcome: Outcome::Failure, cause } => match cause {
            None => t!("tactics-cue-failure"),
            Some(cause) => format!("{} {}", t!("tactics-cue-failure"), why(world, *cause)),
        },
        Cue::Over { outcome: Outcome::Success, .. } => t!("tactics-cue-success"),
        Cue::Over { outcome: Outcome::Plus, .. } => t!("tactics-cue-plus"),
        Cue::Chapter { chapter } => {
            t!("tactics-cue-chapter", name = table::book(world).chapter(*chapter).name.as_str())
        }
        Cue::Levelled { hero: seat, card: id } => {
            t!("tactics-cue-levelled", hero = hero(world, *seat), card = card(world, *id))
        }
        Cue::Wins { hero: seat } => t!("tactics-cue-wins", hero = hero(world, *seat)),
        Cue::Told { of, choice } => told(world, *of, *choice),
        Cue::Law { law, on } => {
            let laws = table::encounter(world).map_or(&[][..], |e| &e.laws);
            let name = laws.get(usize::from(*law)).map_or("", |law| &law.name);
            match on {
                true => t!("tactics-cue-law", name = name),
                false => t!("tactics-cue-law-over", name = name),
            }
        }
        Cue::Left { who: id } => t!("tactics-cue-left", who = who(*id)),
        // While the board is laid out the board itself says who stands where.
        Cue::Stood { who: id, at } if world.resource::<Round>().number > 0 => {
            t!("tactics-cue-stood", who = who(*id), at = at.to_string())
        }
        Cue::Shuffled { pile: Pile::BossDeck(_) } => t!("tactics-cue-boss-shuffled"),
        Cue::Shuffled { pile: Pile::Deck(seat) } if world.resource::<Round>().number > 0 => {
            t!("tactics-cue-shuffled", hero = hero(world, *seat))
        }
        Cue::Stood { .. } | Cue::Card { .. } | Cue::Shuffled { .. } | Cue::Activated { .. } => {
            String::new()
        }
    }
}

/// Tells that a card came to a hero or the party from the box, or went back there (AT-GOAL-09, AT-MRKT-04
/// to AT-MRKT-07); nothing of other ways of cards.
fn changed_hands(world: &World, id: super::CardId, from: Pile, to: Pile) -> String {
    let hero = |pile: Pile| match pile {
        Pile::Deck(s) | Pile::Hand(s) | Pile::Discards(s) | Pile::Board(s) | Pile::Tuck(s) => {
            Some(s)
        }
        _ => None,
    };
    let party = Pile::Divider(Divider::PartyItems);
    let in_box = |pile: Pile| matches!(pile, Pile::Divider(_)) && pile != party;
    let name = card(world, id);
    match (hero(from), hero(to)) {
        (None, Some(seat)) if in_box(from) => {
            t!("tactics-cue-gets", who = super::hero(world, seat), card = name)
        }
        (Some(seat), None) if in_box(to) => {
            t!("tactics-cue-gives", who = super::hero(world, seat), card = name)
        }
        (None, None) if in_box(from) && to == party => t!("tactics-cue-party-gets", card = name),
        (None, None) if from == party && in_box(to) => t!("tactics-cue-party-gives", card = name),
        _ => String::new(),
    }
}

fn rolled(world: &World, dice: &[(u16, u8)], plus: i32) -> String {
    let name = |die: u16| table::book(world).pack.die_names.get(usize::from(die)).cloned();
    let one = |(die, shows): &(u16, u8)| format!("{} {shows}", name(*die).unwrap_or_default());
    let dice: Vec<String> = dice.iter().map(one).collect();
    match plus {
        0 => t!("tactics-cue-rolled", dice = dice.join(", ")),
        plus => t!("tactics-cue-rolled-plus", dice = dice.join(", "), plus = format!("{plus:+}")),
    }
}

/// Tells a counter of the campaign or of the encounter, if players see it.
fn counter(world: &World, id: &str, value: i32) -> String {
    let of_pack = table::book(world).pack.counters.iter();
    let of_fight = table::encounter(world).map_or(&[][..], |e| &e.counters);
    match of_pack.chain(of_fight).find(|c| c.id == id) {
        Some(c) if !c.name.is_empty() => {
            t!("tactics-cue-counter", what = c.name.as_str(), n = value)
        }
        _ => String::new(),
    }
}

/// Returns what is told after a choice.
fn told(world: &World, of: Telling, choice: u8) -> String {
    // What was read may be put away by the time that somebody hears what was told after it.
    let choice = choices(world, of).get(usize::from(choice));
    choice.map_or_else(String::new, |c| c.tells.clone())
}

/// Returns what made the encounter fail, as a sentence with its rule.
fn why(world: &World, cause: Cause) -> String {
    match cause {
        Cause::NoPotion => t!("tactics-cause-no-potion"),
        Cause::AllDown => t!("tactics-cause-all-down"),
        Cause::Own(n) => {
            let own = table::encounter(world).and_then(|e| e.failure.get(usize::from(n)));
            own.map_or_else(String::new, |o| t!("tactics-cause-own", why = o.text.as_str()))
        }
    }
}
