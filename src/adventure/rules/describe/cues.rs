//! Events as sentences for the log; each turn with its hero and its hour (AC-TURN-13).

use bevy_ecs::prelude::*;

use super::acts::{power_name, power_words};
use super::{card_name, cards, damage_name, end_text, hero_name, list, pile_there, place_name};
use super::{source_name, traits_or};
use crate::cards::effect::Purpose;
use crate::kernel::campaign::privacy::is_private;
use crate::rules::flow::prompt::Source;
use crate::rules::state::cue::{Cue, Die, ShipNews};
use crate::rules::state::ids::{CardId, HeroId, PileId};
use crate::rules::state::{known, table};

/// Returns the sentence for a cue; empty if another cue covers it or it is not worth a sentence.
pub fn cue_text(world: &World, cue: &Cue) -> String {
    let hero = |h| hero_name(world, h);
    let card = |c| card_name(world, c);
    let place = |p| place_name(world, p);
    match cue {
        Cue::Turn { hero: h, number } => t!("cue-turn", number = number, hero = hero(*h)),
        Cue::Hour { card: c, left } => {
            t!("cue-hour", card = card(*c), left = left)
        }
        Cue::Moved { from, to, .. } => moved(world, moved_card(world, cue), *from, *to),
        Cue::Shuffled { .. } => String::new(),
        Cue::Walked { hero: h, to, .. } => t!("cue-walked", hero = hero(*h), place = place(*to)),
        Cue::Explored { hero: h, place: p, card: c } => {
            t!("cue-explored", hero = hero(*h), place = place(*p), card = card(*c))
        }
        Cue::Encounter { hero: h, card: c, summoned: true } => {
            t!("cue-summoned", card = card(*c), hero = hero(*h))
        }
        Cue::Encounter { hero: h, card: c, summoned: false } => {
            t!("cue-encounter", hero = hero(*h), card = card(*c))
        }
        Cue::Evaded { hero: h, card: c, lost: true } => {
            t!("cue-evaded-lost", hero = hero(*h), card = card(*c))
        }
        Cue::Evaded { hero: h, card: c, .. } => {
            t!("cue-evaded", hero = hero(*h), card = card(*c))
        }
        Cue::Played { hero: h, of: of @ Source::Card(c), power, with } => t!(
            "cue-played",
            hero = hero(*h),
            card = card(*c),
            paid = paid(world, *with),
            power = power_words(world, *h, *of, *power)
        ),
        Cue::Played { hero: h, of, power, with } => t!(
            "cue-used",
            hero = hero(*h),
            what = power_name(world, *of),
            paid = paid(world, *with),
            power = power_words(world, *h, *of, *power)
        ),
        Cue::TookBack { hero: h, of: Source::Card(c) } => {
            t!("cue-took-back", hero = hero(*h), card = card(*c))
        }
        Cue::TookBack { hero: h, .. } => t!("cue-took-power-back", hero = hero(*h)),
        Cue::Forced { hero: h, source } => forced(world, *h, *source),
        Cue::Rolled {
            hero: h,
            against,
            purpose,
            dice,
            plus,
            total,
            difficulty,
            passed,
            source,
            forbidden,
        } => {
            let what = match (purpose, against) {
                (Purpose::Recharge, Some(c)) => t!("cue-to-recharge", card = card(*c)),
                (Purpose::Acquire, Some(c)) => t!("cue-to-acquire", card = card(*c)),
                (Purpose::Defeat, Some(c)) => t!("cue-against", card = card(*c)),
                (Purpose::Close, _) => t!("cue-to-close"),
                _ if *source == Source::Rules => String::new(),
                _ => t!("cue-for", source = source_name(world, *source)),
            };
            let verdict = match (passed, forbidden) {
                (true, _) => t!("cue-success"),
                (_, Some(what)) => t!("cue-forbidden", what = source_name(world, *what)),
                _ => t!("cue-failure"),
            };
            t!(
                "cue-rolled",
                hero = hero(*h),
                pool = pool(dice, *plus),
                what = what,
                total = total,
                difficulty = difficulty,
                verdict = verdict
            )
        }
        Cue::Rerolled { dice, .. } if dice.is_empty() => String::new(),
        Cue::Rerolled { hero: h, dice } => {
            t!("cue-rolled-again", hero = hero(*h), pool = pool(dice, 0))
        }
        Cue::Dice { hero: h, what, dice, total } => {
            let plus = total - dice.iter().map(|d| i32::from(d.value)).sum::<i32>();
            t!(
                "cue-dice",
                hero = hero(*h),
                pool = pool(dice, plus),
                what = dice_for(what),
                total = total
            )
        }
        Cue::Damage { hero: h, amount, kind, reduced } => {
            let less =
                if *reduced > 0 { t!("cue-reduced", reduced = reduced) } else { String::new() };
            match amount {
                0 => t!("cue-no-damage", hero = hero(*h), damage = damage_name(kind), less = less),
                n => t!(
                    "cue-damage",
                    hero = hero(*h),
                    n = n,
                    damage = damage_name(kind),
                    less = less
                ),
            }
        }
        Cue::Defeated { hero: h, card: c } => t!("cue-defeated", hero = hero(*h), card = card(*c)),
        Cue::Undefeated { card: c, needs, .. } if !needs.is_empty() => {
            t!("cue-undefeated-needs", card = card(*c), traits = traits_or(needs))
        }
        Cue::Undefeated { card: c, .. } => t!("cue-undefeated", card = card(*c)),
        Cue::Acquired { hero: h, card: c } => t!("cue-acquired", hero = hero(*h), card = card(*c)),
        Cue::NotAcquired { hero: h, card: c } => {
            t!("cue-missed", hero = hero(*h), card = card(*c))
        }
        Cue::Closed { place: p, permanently: true } => t!("cue-closed", place = place(*p)),
        Cue::Closed { place: p, permanently: false } => {
            t!("cue-closed-for-now", place = place(*p))
        }
        Cue::Hidden { hero: h, place: p } => {
            let whose = hero(*h);
            t!("cue-hidden", hero = whose, place = place(*p))
        }
        Cue::Found { hero: h, place: p } => {
            t!("cue-found", hero = hero(*h), place = place(*p))
        }
        Cue::Suffered { hero: h, card: Some(c) } => {
            t!("cue-suffered", hero = hero(*h), card = card(*c))
        }
        Cue::Suffered { hero: h, card: None } => {
            t!("cue-suffers-none", hero = hero(*h))
        }
        Cue::Unresolved { card: c, .. } => t!("cue-unresolved", card = card(*c)),
        Cue::LeftUp { card: c, place: p } => {
            t!("cue-left-up", card = card(*c), place = place(*p))
        }
        Cue::Marked { marker, place: Some(p) } => {
            t!("cue-marked", marker = marker.localized(), place = place(*p))
        }
        Cue::Marked { marker, place: None } => {
            t!("cue-marked-scenario", marker = marker.localized())
        }
        Cue::Unmarked { marker, place: Some(p) } => {
            t!("cue-unmarked", marker = marker.localized(), place = place(*p))
        }
        Cue::Unmarked { marker, place: None } => {
            t!("cue-unmarked-scenario", marker = marker.localized())
        }
        Cue::Charges { hero: h, n } => t!("cue-charges", hero = hero(*h), n = n),
        Cue::Ship { news, card: c, n } => {
            let ship = c.map_or_else(|| t!("cue-the-ship"), card);
            match news {
                ShipNews::Placed => t!("cue-ship-placed", ship = ship),
                ShipNews::Damaged => t!("cue-ship-damaged", ship = ship, n = n),
                ShipNews::Wrecked => t!("cue-ship-wrecked", ship = ship),
                ShipNews::Repaired => t!("cue-ship-repaired", ship = ship),
                ShipNews::Seized => t!("cue-ship-seized", ship = ship),
                ShipNews::Anchored => t!("cue-ship-anchored", ship = ship),
                ShipNews::Weighed => t!("cue-ship-weighed", ship = ship),
                ShipNews::Stashed => t!("cue-plunder-stashed"),
                ShipNews::PlunderLost => t!("cue-plunder-lost"),
                ShipNews::PassedBy => t!("cue-ship-passed-by", ship = ship),
            }
        }
        Cue::Opened { place: p } => t!("cue-opened", place = place(*p)),
        Cue::Built { place: p } => t!("cue-built", place = place(*p)),
        Cue::Escaped { card: c, to } => {
            let to: Vec<String> = to.iter().map(|p| place(*p)).collect();
            match to.as_slice() {
                [] => t!("cue-escapes", card = card(*c)),
                [one] => t!("cue-escapes-to", card = card(*c), place = one),
                more => t!("cue-escapes-to-one", card = card(*c), places = list(more)),
            }
        }
        Cue::Examined { hero: h, pile, cards: seen } if is_private(world) => {
            let many = cards(seen.len());
            t!("cue-looks", hero = hero(*h), cards = many, pile = pile_there(world, *pile))
        }
        Cue::Examined { hero: h, pile, cards: seen } => {
            let names: Vec<String> = seen.iter().map(|c| card(*c)).collect();
            t!(
                "cue-looks-at",
                hero = hero(*h),
                cards = cards(seen.len()),
                pile = pile_there(world, *pile),
                names = list(&names)
            )
        }
        Cue::Gave { from, to, .. } if is_private(world) => {
            t!("cue-gave-one", hero = hero(*from), to = hero(*to))
        }
        Cue::Gave { from, to, card: c } => {
            t!("cue-gave", hero = hero(*from), card = card(*c), to = hero(*to))
        }
        Cue::Revived { hero: h } => t!("cue-revived", hero = hero(*h)),
        Cue::Died { hero: h } => t!("cue-died", hero = hero(*h)),
        Cue::Over { end } => end_text(*end),
    }
}

/// Returns the sentence for an hour that is lost: a card of the blessings deck that is discarded
/// other than by the advance of a turn, which its own cue follows and tells (AC-TURN-07).
pub fn lost_hour(world: &World, cue: &Cue, next: Option<&Cue>) -> Option<String> {
    let Cue::Moved { card, from: PileId::Blessings, to: PileId::Hours } = *cue else { return None };
    let card = card?;
    match next {
        Some(Cue::Hour { card: hour, .. }) if *hour == card => None,
        _ => Some(t!("cue-hour-lost", card = card_name(world, card))),
    }
}

/// Words an order by somebody else's text differently from an effect of the hero's own board or
/// boon.
fn forced(world: &World, h: HeroId, source: Source) -> String {
    let (what, who) = (source_name(world, source), hero_name(world, h));
    match source {
        Source::Hero(owner) if owner == h => t!("cue-own-power", hero = who),
        Source::Hero(_) => t!("cue-power-applies", what = what, who = who),
        Source::Card(c) if table::printed(world, c).kind.is_boon() => {
            t!("cue-text-applies", what = what, who = who)
        }
        _ => t!("cue-obey", what = what, who = who),
    }
}

/// Returns what dice were rolled for, by the key in the cue, which is the same in every language.
pub fn dice_for(what: &str) -> String {
    match what {
        "damage" => t!("cue-for-damage"),
        "cards" => t!("cue-for-cards"),
        "by-hand" => t!("cue-for-by-hand"),
        "reduction" => t!("cue-for-reduction"),
        "penalty" => t!("cue-for-penalty"),
        "a scourge" => t!("cue-for-scourge"),
        _ => what.to_owned(),
    }
}

fn paid(world: &World, with: Option<CardId>) -> String {
    with.map_or_else(String::new, |c| t!("cue-paid", card = card_name(world, c)))
}

/// Returns rolled dice, the largest first: "1d10+2d4+2".
fn pool(dice: &[Die], plus: i32) -> String {
    let mut parts: Vec<String> = Vec::new();
    for faces in [20u8, 12, 10, 8, 6, 4] {
        let n = dice.iter().filter(|d| d.faces == faces).count();
        if n > 0 {
            parts.push(format!("{n}d{faces}"));
        }
    }
    let sum = match parts.is_empty() {
        true => return plus.to_string(),
        false => parts.join("+"),
    };
    match plus {
        0 => sum,
        n => format!("{sum}{n:+}"),
    }
}

/// Returns the card that moved, if everybody may know it. With private hands not a card between
/// hands and facedown piles, unless it is banished in the open.
pub fn moved_card(world: &World, cue: &Cue) -> Option<CardId> {
    let Cue::Moved { card, from, to } = *cue else { return None };
    let open = |pile| known::is_open(pile);
    let banished = matches!(to, PileId::Box(_) | PileId::Vault | PileId::Removed);
    card.filter(|_| !is_private(world) || banished || open(from) || open(to))
}

/// Returns the cards to show beside the sentence of a cue, as far as everybody may know them.
pub fn cue_cards(world: &World, cue: &Cue) -> Vec<CardId> {
    match cue {
        // Most moves are covered by the cue of their cause; drawing is not.
        Cue::Moved { from: PileId::Deck(_), to: PileId::Hand(_), .. } => {
            moved_card(world, cue).into_iter().collect()
        }
        Cue::Gave { .. } if is_private(world) => Vec::new(),
        Cue::Hour { card, .. }
        | Cue::Explored { card, .. }
        | Cue::Encounter { card, .. }
        | Cue::Defeated { card, .. }
        | Cue::Acquired { card, .. }
        | Cue::Undefeated { card, .. }
        | Cue::NotAcquired { card, .. }
        | Cue::Gave { card, .. }
        | Cue::Evaded { card, .. }
        | Cue::Escaped { card, .. } => vec![*card],
        Cue::Played { of: Source::Card(card), .. }
        | Cue::TookBack { of: Source::Card(card), .. }
        | Cue::Forced { source: Source::Card(card), .. } => vec![*card],
        _ => Vec::new(),
    }
}

fn moved(world: &World, card: Option<CardId>, from: PileId, to: PileId) -> String {
    use PileId::{Aside, Box, Buried, Deck, Discards, Displayed, Hand, Location, Stage, Vault};
    let hero = |h| hero_name(world, h);
    let Some(card) = card else {
        return match (from, to) {
            (Deck(a), Hand(b)) if a == b => t!("cue-draws-one", hero = hero(a)),
            (Box(_) | Vault, Hand(h)) => t!("cue-gets-one", hero = hero(h)),
            (Hand(h), Deck(_)) => t!("cue-back-one", hero = hero(h)),
            _ => String::new(),
        };
    };
    let name = || card_name(world, card);
    match (from, to) {
        (Deck(a), Hand(b)) if a == b => t!("cue-draws", hero = hero(a), card = name()),
        (Discards(h) | Buried(h) | Displayed(h), Hand(to)) if h == to => {
            t!("cue-takes", hero = hero(h), card = name(), pile = pile_there(world, from))
        }
        (Box(_) | Vault, Hand(h)) => t!("cue-gets", hero = hero(h), card = name()),
        (Hand(h) | Aside(h) | Displayed(h), Discards(_)) => {
            t!("cue-discards", hero = hero(h), card = name())
        }
        (Deck(h), Discards(_)) => {
            t!("cue-discarded", card = name(), hero = hero(h))
        }
        (Hand(h) | Aside(h) | Displayed(h) | Discards(h) | Deck(h), Buried(_)) => {
            t!("cue-buries", hero = hero(h), card = name())
        }
        (Hand(h) | Aside(h) | Displayed(h) | Discards(h) | Deck(h) | Buried(h), Box(_) | Vault) => {
            t!("cue-banishes", hero = hero(h), card = name())
        }
        (Hand(h) | Aside(h) | Displayed(h), Deck(_)) => {
            t!("cue-back-into-deck", hero = hero(h), card = name())
        }
        (Discards(_) | Buried(_), Deck(_)) => {
            t!("cue-returns", card = name(), pile = pile_there(world, from))
        }
        (Hand(h), Displayed(_)) => t!("cue-displays", hero = hero(h), card = name()),
        (Stage, Location(p)) => {
            t!("cue-back-into-place", card = name(), place = place_name(world, p))
        }
        _ => String::new(),
    }
}
