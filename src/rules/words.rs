//! Readable English for whatever the rules ask, offer, and tell. Each option is clear alone, so
//! that a list, a tooltip and a screen reader can all use it.

mod acts;
mod cues;
pub mod moments;
mod prompts;

pub use acts::{act_text, option_texts};
pub use cues::cue_text;
pub use prompts::{check_title, prompt_text};

use bevy_ecs::prelude::*;

use super::flow::prompt::Source;
use super::state::ids::{CardId, HeroId, PileId, PlaceId};
use super::state::table::{self, End, Shut};
use crate::cards::words::{Kind, Skill};

/// A table where what is drawn and looked at is not told to everybody.
#[derive(bevy_ecs::prelude::Resource, Clone, Copy, Debug)]
pub struct Discreet;

/// The printed name of a card.
pub fn card_name(world: &World, card: CardId) -> String {
    table::printed(world, card).name.clone()
}

/// The printed name of a hero.
pub fn hero_name(world: &World, hero: HeroId) -> String {
    table::hero_def(world, hero).name.clone()
}

/// The printed name of a location.
pub fn place_name(world: &World, place: PlaceId) -> String {
    table::place_def(world, place).name.clone()
}

/// The name of what has a power.
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
        Source::Rules => "the rules".into(),
    }
}

/// "Hesper's".
pub fn possessive(name: &str) -> String {
    if name.ends_with('s') { format!("{name}'") } else { format!("{name}'s") }
}

/// A pile in words: "Hesper's hand", "the deck of Gull Rock".
pub fn pile_name(world: &World, pile: PileId) -> String {
    let of = |h: HeroId, what: &str| format!("{} {what}", possessive(&hero_name(world, h)));
    match pile {
        PileId::Deck(h) => of(h, "deck"),
        PileId::Hand(h) => of(h, "hand"),
        PileId::Discards(h) => of(h, "discard pile"),
        PileId::Buried(h) => of(h, "buried cards"),
        PileId::Displayed(h) => of(h, "displayed cards"),
        PileId::Aside(h) => of(h, "cards in play"),
        PileId::Location(p) => format!("the deck of {}", place_name(world, p)),
        PileId::Blessings => "the blessings deck".into(),
        PileId::Hours => "the blessings discard pile".into(),
        PileId::Beside(p) => format!("what lies next to {}", place_name(world, p)),
        PileId::Box(_) | PileId::Vault | PileId::Gone => "the box".into(),
        PileId::Stage | PileId::Support => "the table".into(),
        PileId::Removed => "what is removed from the game".into(),
    }
}

/// Open or closed, in words.
pub fn shut_name(shut: Shut) -> &'static str {
    match shut {
        Shut::Open => "open",
        Shut::Temporarily => "temporarily closed",
        Shut::Permanently => "closed",
    }
}

/// How the scenario ended, in a sentence.
pub fn end_text(end: End) -> &'static str {
    match end {
        End::Won => "The scenario is won: the villain has nowhere left to go.",
        End::OutOfTime => "The scenario is lost: the hours have run out.",
        End::AllDead => "The scenario is lost: every hero is dead.",
    }
}

/// A chance as people say it: "83 %". Never a certainty that is none.
pub fn percent(chance: f64) -> String {
    let p = chance * 100.0;
    if chance >= 1.0 {
        "100 %".into()
    } else if chance <= 0.0 {
        "0 %".into()
    } else if p > 99.0 {
        "over 99 %".into()
    } else if p < 1.0 {
        "under 1 %".into()
    } else {
        format!("{p:.0} %")
    }
}

/// "3 cards", "1 card".
pub fn cards(n: usize) -> String {
    if n == 1 { "1 card".into() } else { format!("{n} cards") }
}

/// "a, b and c".
pub fn list(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [init @ .., last] => format!("{} and {last}", init.join(", ")),
    }
}

/// The type of a card with its article: "an item".
pub fn a_kind(kind: Kind) -> String {
    let article = if matches!(kind, Kind::Armor | Kind::Item | Kind::Ally) { "an" } else { "a" };
    format!("{article} {}", kind.word())
}

/// Where a part of a check's dice comes from: the skill's name, or what adds it.
pub fn part_name(
    world: &World,
    view: &super::check::CheckView,
    part: &super::check::pool::Part,
) -> String {
    match (part.source, part.play) {
        (Source::Hero(h), None) if h == view.hero => skill_name(view.way.1).into(),
        (Source::Hero(h), _) => format!("{} power", possessive(&hero_name(world, h))),
        (source, _) => source_name(world, source),
    }
}

/// A skill, or the dice that replace one.
fn skill_name(skill: Option<Skill>) -> &'static str {
    skill.map_or("its own dice", Skill::name)
}

/// The first letter small, unless the word is a name or an abbreviation.
fn small(text: &str) -> String {
    let mut letters = text.chars();
    match (letters.next(), letters.next()) {
        (Some(a), Some(b)) if b.is_lowercase() || b == ' ' => {
            a.to_lowercase().chain(std::iter::once(b)).chain(letters).collect()
        }
        _ => text.to_owned(),
    }
}

/// What a card counts as in numbers: villain and henchman by that, all others by their type.
pub fn rank_or_kind(def: &crate::cards::printed::CardDef) -> String {
    use crate::cards::words::Rank;
    match def.rank {
        Rank::Villain => "villain".into(),
        Rank::Henchman => "henchman".into(),
        Rank::Plain | Rank::Loot => def.kind.word().into(),
    }
}
