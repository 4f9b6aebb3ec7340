//! The chronicle: what happened, in sentences; each turn with its hero and its hour (AC-TURN-13).

use bevy_ecs::prelude::*;

use super::acts::{power_name, power_words};
use super::source_name;
use super::{card_name, cards, end_text, hero_name, list, pile_name, place_name, possessive};
use crate::rules::flow::prompt::Source;
use crate::rules::state::cue::{Cue, Die};
use crate::rules::state::ids::{CardId, HeroId, PileId};
use crate::rules::state::table;

/// A sentence for the chronicle; empty for what is told by another cue or not worth telling.
pub fn cue_text(world: &World, cue: &Cue) -> String {
    let hero = |h| hero_name(world, h);
    let card = |c| card_name(world, c);
    let place = |p| place_name(world, p);
    match cue {
        Cue::Turn { hero: h, number } => format!("Turn {number}: {}.", hero(*h)),
        Cue::Hour { card: c, left } => {
            format!("The hour of {}; {left} left.", card(*c))
        }
        Cue::Moved { card, from, to } => moved(world, *card, *from, *to),
        Cue::Shuffled { .. } => String::new(),
        Cue::Walked { hero: h, to, .. } => format!("{} moves to {}.", hero(*h), place(*to)),
        Cue::Explored { hero: h, place: p, card: c } => {
            format!("{} explores {} and finds {}.", hero(*h), place(*p), card(*c))
        }
        Cue::Encounter { hero: h, card: c, summoned: true } => {
            format!("{} is summoned; {} encounters it.", card(*c), hero(*h))
        }
        Cue::Encounter { hero: h, card: c, summoned: false } => {
            format!("{} encounters {}.", hero(*h), card(*c))
        }
        Cue::Evaded { hero: h, card: c } => format!("{} evades {}.", hero(*h), card(*c)),
        Cue::Played { hero: h, of: of @ Source::Card(c), power, with } => format!(
            "{} plays {}{}{}.",
            hero(*h),
            card(*c),
            paid(world, *with),
            power_words(world, *h, *of, *power)
        ),
        Cue::Played { hero: h, of, power, with } => format!(
            "{} uses {}{}{}.",
            hero(*h),
            power_name(world, *of),
            paid(world, *with),
            power_words(world, *h, *of, *power)
        ),
        Cue::TookBack { hero: h, of: Source::Card(c) } => {
            format!("{} takes {} back.", hero(*h), card(*c))
        }
        Cue::TookBack { hero: h, .. } => format!("{} takes a power back.", hero(*h)),
        Cue::Forced { hero: h, source } => forced(world, *h, *source),
        Cue::Rolled { hero: h, against, dice, plus, total, difficulty, passed, source } => {
            let what = match against {
                Some(c) => format!(" against {}", card(*c)),
                None if *source == Source::Rules => String::new(),
                None => format!(" for {}", source_name(world, *source)),
            };
            let verdict = if *passed { "success" } else { "failure" };
            format!(
                "{} rolls {}{what} and gets {total} against {difficulty}: {verdict}.",
                hero(*h),
                pool(dice, *plus)
            )
        }
        Cue::Rerolled { dice, .. } if dice.is_empty() => String::new(),
        Cue::Rerolled { hero: h, dice } => {
            format!("{} rolls {} again.", hero(*h), pool(dice, 0))
        }
        Cue::Dice { hero: h, what, dice, total } => {
            format!("{} rolls {} for {what} and gets {total}.", hero(*h), pool(dice, 0))
        }
        Cue::Damage { hero: h, amount, kind, reduced } => {
            let less = if *reduced > 0 {
                format!(" ({reduced} less than it would have been)")
            } else {
                String::new()
            };
            match amount {
                0 => format!("{} takes no {kind} damage{less}.", hero(*h)),
                n => format!("{} takes {n} {kind} damage{less}.", hero(*h)),
            }
        }
        Cue::Defeated { hero: h, card: c } => format!("{} defeats {}.", hero(*h), card(*c)),
        Cue::Undefeated { card: c, .. } => format!("{} is undefeated.", card(*c)),
        Cue::Acquired { hero: h, card: c } => format!("{} acquires {}.", hero(*h), card(*c)),
        Cue::NotAcquired { hero: h, card: c } => {
            format!("{} does not acquire {}.", hero(*h), card(*c))
        }
        Cue::Closed { place: p, permanently: true } => format!("{} is closed.", place(*p)),
        Cue::Closed { place: p, permanently: false } => {
            format!("{} is closed for the moment.", place(*p))
        }
        Cue::Hidden { hero: h, place: p } => {
            let whose = possessive(&hero(*h));
            format!("{whose} token is shuffled into the deck of {}.", place(*p))
        }
        Cue::Found { hero: h, place: p } => {
            format!("{} token is found and placed at {}.", possessive(&hero(*h)), place(*p))
        }
        Cue::Suffered { hero: h, card: Some(c) } => {
            format!("{} suffers {}.", hero(*h), card(*c))
        }
        Cue::Suffered { hero: h, card: None } => {
            format!("{} suffers no scourge: no further copy is left.", hero(*h))
        }
        Cue::LeftUp { card: c, place: p } => {
            format!("{} stays faceup on the deck of {}.", card(*c), place(*p))
        }
        Cue::Opened { place: p } => format!("{} is open again.", place(*p)),
        Cue::Built { place: p } => format!("{} is built.", place(*p)),
        Cue::Escaped { card: c, to } => {
            let to: Vec<String> = to.iter().map(|p| place(*p)).collect();
            match to.as_slice() {
                [] => format!("{} escapes.", card(*c)),
                [one] => format!("{} escapes to {one}.", card(*c)),
                more => format!("{} escapes to one of {}.", card(*c), list(more)),
            }
        }
        Cue::Examined { hero: h, pile, cards: seen } if discreet(world) => {
            let many = cards(seen.len());
            format!("{} looks at {many} of {}.", hero(*h), pile_name(world, *pile))
        }
        Cue::Examined { hero: h, pile, cards: seen } => {
            let names: Vec<String> = seen.iter().map(|c| card(*c)).collect();
            format!(
                "{} looks at {} of {}: {}.",
                hero(*h),
                cards(seen.len()),
                pile_name(world, *pile),
                list(&names)
            )
        }
        Cue::Gave { from, to, card: c } => {
            format!("{} gives {} to {}.", hero(*from), card(*c), hero(*to))
        }
        Cue::Revived { hero: h } => format!("{} lives again.", hero(*h)),
        Cue::Died { hero: h } => format!("{} dies.", hero(*h)),
        Cue::Over { end } => end_text(*end).into(),
    }
}

/// What somebody else's text orders is obeyed; what one's own board or boon says just applies.
fn forced(world: &World, h: HeroId, source: Source) -> String {
    let (what, who) = (source_name(world, source), hero_name(world, h));
    match source {
        Source::Hero(owner) if owner == h => format!("{} own power applies.", possessive(&who)),
        Source::Hero(_) => format!("The power of {what} applies to {who}."),
        Source::Card(c) if table::printed(world, c).kind.is_boon() => {
            format!("{what}: what it says applies to {who}.")
        }
        _ => format!("{what}: {who} must obey it."),
    }
}

fn paid(world: &World, with: Option<CardId>) -> String {
    with.map_or_else(String::new, |c| format!(" with {}", card_name(world, c)))
}

/// Dice as they were rolled, largest first: "1d10+2d4+2".
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

/// Whether what one person sees of facedown cards is not told to the others.
fn discreet(world: &World) -> bool {
    world.contains_resource::<super::Discreet>()
}

fn moved(world: &World, card: CardId, from: PileId, to: PileId) -> String {
    use PileId::{Aside, Box, Buried, Deck, Discards, Displayed, Hand, Location, Stage, Vault};
    let name = || card_name(world, card);
    let hero = |h| hero_name(world, h);
    match (from, to) {
        (Deck(a), Hand(b)) if a == b && discreet(world) => format!("{} draws a card.", hero(a)),
        (Deck(a), Hand(b)) if a == b => format!("{} draws {}.", hero(a), name()),
        (Discards(h) | Buried(h) | Displayed(h), Hand(to)) if h == to => {
            format!("{} takes {} from {}.", hero(h), name(), pile_name(world, from))
        }
        (Box(_) | Vault, Hand(h)) => format!("{} gets {} from the box.", hero(h), name()),
        (Hand(h) | Aside(h) | Displayed(h), Discards(_)) => {
            format!("{} discards {}.", hero(h), name())
        }
        (Deck(h), Discards(_)) => {
            format!("{} is discarded from {} deck.", name(), possessive(&hero(h)))
        }
        (Hand(h) | Aside(h) | Displayed(h) | Discards(h) | Deck(h), Buried(_)) => {
            format!("{} buries {}.", hero(h), name())
        }
        (Hand(h) | Aside(h) | Displayed(h) | Discards(h) | Deck(h) | Buried(h), Box(_) | Vault) => {
            format!("{} banishes {}.", hero(h), name())
        }
        (Hand(h) | Aside(h) | Displayed(h), Deck(_)) => {
            format!("{} puts {} back into the deck.", hero(h), name())
        }
        (Discards(h) | Buried(h), Deck(_)) => {
            format!("{} returns from {} to the deck.", name(), possessive_pile(world, from, h))
        }
        (Hand(h), Displayed(_)) => format!("{} displays {}.", hero(h), name()),
        (Stage, Location(p)) => {
            format!("{} goes back into the deck of {}.", name(), place_name(world, p))
        }
        _ => String::new(),
    }
}

fn possessive_pile(world: &World, pile: PileId, hero: HeroId) -> String {
    match pile {
        PileId::Discards(_) => format!("{} discard pile", possessive(&hero_name(world, hero))),
        _ => pile_name(world, pile),
    }
}
