//! Texts for whatever the rules ask, offer and report, in the current language. Each option is
//! clear on its own, so that a list, a tooltip and a screen reader can all use it.

mod acts;
mod brief;
mod cues;
mod kinds;
mod known_cards;
pub mod moments;
mod prompts;

pub use crate::lang::list;
pub use acts::{act_text, closing_way, closing_ways, option_texts, power_words};
pub use brief::{PaidPlay, brief, gain, loss, paid_play, with_loss};
pub use cues::{cue_cards, cue_text, dice_for, lost_hour, moved_card};
pub use kinds::{
    counted, damage_name, kind_name, kind_with_article, rank_or_kind, skill_name, skill_of_key,
};
pub use known_cards::known_cards_text;
pub use prompts::{check_about, check_again, check_notes, check_title, prompt_text};

use bevy_ecs::prelude::*;

use super::flow::prompt::Source;
use super::state::ids::{CardId, HeroId, PileId, PlaceId};
use super::state::markers::Markers;
use super::state::ship::{self, PartyShip};
use super::state::table::{self, End, LocationStatus};
use crate::cards::vocabulary::{Skill, Trait};
use crate::lang::{self, Language};

/// Returns the printed name of a card.
pub fn card_name(world: &World, card: CardId) -> String {
    table::printed(world, card).name.clone()
}

/// Returns the printed name of a hero.
pub fn hero_name(world: &World, hero: HeroId) -> String {
    table::hero_def(world, hero).name.clone()
}

/// Returns the printed name of a location.
pub fn place_name(world: &World, place: PlaceId) -> String {
    table::place_def(world, place).name.clone()
}

/// Returns the name of the owner of a power.
pub fn source_name(world: &World, source: Source) -> String {
    match source {
        Source::Card(c) => card_name(world, c),
        Source::Hero(h) => hero_name(world, h),
        Source::Place(p) => place_name(world, p),
        Source::Scenario => table::scenario(world).name.clone(),
        Source::Adventure => table::book(world)
            .adventure_of(&table::scenario(world).id)
            .map_or_else(String::new, |a| a.name.clone()),
        Source::Path => table::book(world).pack.name.clone(),
        Source::Rules => t!("words-rules"),
    }
}

/// Returns the possessive of a name: "Hesper's".
pub fn possessive(name: &str) -> String {
    lang::possessive(name)
}

/// Returns a pile: "Hesper's hand", "the deck of Gull Rock".
pub fn pile_name(world: &World, pile: PileId) -> String {
    let name = |h: HeroId| hero_name(world, h);
    match pile {
        PileId::Deck(h) => t!("words-pile-deck", hero = name(h)),
        PileId::Hand(h) => t!("words-pile-hand", hero = name(h)),
        PileId::Discards(h) => t!("words-pile-discards", hero = name(h)),
        PileId::Buried(h) => t!("words-pile-buried", hero = name(h)),
        PileId::Displayed(h) => t!("words-pile-displayed", hero = name(h)),
        PileId::Aside(h) => t!("words-pile-aside", hero = name(h)),
        PileId::Location(p) => t!("words-pile-location", place = place_name(world, p)),
        PileId::Blessings => t!("words-pile-blessings"),
        PileId::Hours => t!("words-pile-hours"),
        PileId::Beside(p) => t!("words-pile-beside", place = place_name(world, p)),
        PileId::Box(_) | PileId::Vault | PileId::Gone => t!("words-pile-box"),
        PileId::Stage | PileId::Support => t!("words-pile-table"),
        PileId::Removed => t!("words-pile-removed"),
        PileId::Ship => t!("words-pile-table"),
        PileId::Plunder => t!("words-pile-plunder"),
    }
}

/// Returns a pile after "from", "of" or "in"; in German in the dative.
pub fn pile_there(world: &World, pile: PileId) -> String {
    let name = |h: HeroId| hero_name(world, h);
    match pile {
        PileId::Deck(h) => t!("words-there-deck", hero = name(h)),
        PileId::Hand(h) => t!("words-there-hand", hero = name(h)),
        PileId::Discards(h) => t!("words-there-discards", hero = name(h)),
        PileId::Buried(h) => t!("words-there-buried", hero = name(h)),
        PileId::Displayed(h) => t!("words-there-displayed", hero = name(h)),
        PileId::Aside(h) => t!("words-there-aside", hero = name(h)),
        PileId::Location(p) => t!("words-there-location", place = place_name(world, p)),
        PileId::Blessings => t!("words-there-blessings"),
        PileId::Hours => t!("words-there-hours"),
        PileId::Beside(p) => t!("words-there-beside", place = place_name(world, p)),
        PileId::Box(_) | PileId::Vault | PileId::Gone => t!("words-there-box"),
        PileId::Stage | PileId::Support => t!("words-there-table"),
        PileId::Removed => t!("words-there-removed"),
        PileId::Ship => t!("words-there-table"),
        PileId::Plunder => t!("words-there-plunder"),
    }
}

/// Returns the party's ship as a line: its state and the plunder under it; `None` without a ship.
pub fn ship_line(world: &World) -> Option<String> {
    let card = ship::card(world)?;
    let name = card_name(world, card);
    let wrecked = if ship::is_wrecked(world) { t!("words-ship-wrecked") } else { String::new() };
    let anchor = world.resource::<PartyShip>().anchor;
    let anchored = anchor
        .map_or_else(String::new, |p| t!("words-ship-anchored", place = place_name(world, p)));
    let n = table::pile(world, PileId::Plunder).len();
    Some(t!("words-ship", ship = name, wrecked = wrecked, anchored = anchored, n = n))
}

/// Returns the markers on a location, or without one on the scenario card: "Dark, Aye ×3". Empty if
/// there are none.
pub fn markers(world: &World, place: Option<PlaceId>) -> String {
    let of = |(name, n): (Trait, usize)| match n {
        1 => name.localized().to_owned(),
        n => format!("{} ×{n}", name.localized()),
    };
    let all = world.resource::<Markers>().on(place).into_iter().map(of);
    all.collect::<Vec<_>>().join(", ")
}

/// Returns the status of a location: open or closed.
pub fn shut_name(shut: LocationStatus) -> String {
    match shut {
        LocationStatus::Open => t!("words-open"),
        LocationStatus::Temporarily => t!("words-shut-for-now"),
        LocationStatus::Permanently => t!("words-shut"),
    }
}

/// Returns how the scenario ended as a sentence.
pub fn end_text(end: End) -> String {
    match end {
        End::Won => t!("words-end-won"),
        End::OutOfTime => t!("words-end-time"),
        End::AllDead => t!("words-end-dead"),
    }
}

/// Returns a chance in percent: "83%". Only exact values become 0% or 100%.
pub fn percent(chance: f64) -> String {
    let p = chance * 100.0;
    if chance >= 1.0 {
        t!("words-percent", n = 100)
    } else if chance <= 0.0 {
        t!("words-percent", n = 0)
    } else if p > 99.0 {
        t!("words-over-99")
    } else if p < 1.0 {
        t!("words-under-1")
    } else {
        t!("words-percent", n = format!("{p:.0}"))
    }
}

/// Returns a number of cards: "3 cards", "1 card".
pub fn cards(n: usize) -> String {
    t!("words-cards", n = n)
}

/// Returns each name once with its count: "Rope, Blessing of the Well (2)" for one rope and two
/// blessings.
pub fn with_copies(names: &[String]) -> Vec<String> {
    let mut each: Vec<(&String, usize)> = Vec::new();
    for name in names {
        match each.iter_mut().find(|(n, _)| *n == name) {
            Some((_, times)) => *times += 1,
            None => each.push((name, 1)),
        }
    }
    let said = |(name, times): (&String, usize)| match times {
        1 => name.clone(),
        n => format!("{name} ({n})"),
    };
    each.into_iter().map(said).collect()
}

/// Returns alternatives: "Magic or Fire".
pub fn traits_or(traits: &[Trait]) -> String {
    let names: Vec<&str> = traits.iter().map(|t| t.localized()).collect();
    names.join(&t!("act-or"))
}

/// Returns the source of a part of a check's dice: the skill's name, or the card that adds it.
pub fn part_name(
    world: &World,
    view: &super::check::CheckView,
    part: &super::check::pool::Part,
) -> String {
    match (part.source, part.play) {
        (Source::Hero(h), None) if h == view.hero => way_name(view.way.1),
        (Source::Hero(h), _) => t!("words-power-of-hero", hero = hero_name(world, h)),
        (source, _) => source_name(world, source),
    }
}

/// Returns a skill, or the dice that replace one.
pub fn way_name(skill: Option<Skill>) -> String {
    skill.map_or_else(|| t!("words-own-dice"), skill_name)
}

/// Returns the text with its first letter in lower case, unless it begins with a name or an
/// abbreviation. German texts stay as they are, as they may begin with a noun.
fn lowercase_first(text: &str) -> String {
    if lang::current() == Language::German {
        return text.to_owned();
    }
    let mut letters = text.chars();
    match (letters.next(), letters.next()) {
        (Some(a), Some(b)) if b.is_lowercase() || b == ' ' => {
            a.to_lowercase().chain(std::iter::once(b)).chain(letters).collect()
        }
        _ => text.to_owned(),
    }
}
