//! The story around a scenario: its place in its adventure, its beginning and its end.

use bevy_ecs::prelude::*;

use crate::cards::content::Content;
use crate::cards::printed::{AdventureDef, ScenarioDef};
use crate::kernel::content::translation::Translatable as _;
use crate::lang::Language;
use crate::rules::state::table::{self, End};

/// Returns the adventure of a scenario and the scenario's index in it; `None` for a scenario of no
/// adventure.
pub fn adventure<'a>(content: &'a Content, scenario: &str) -> Option<(&'a AdventureDef, usize)> {
    let adventure = content.adventure_of(scenario)?;
    let at = adventure.scenarios.iter().position(|id| id == scenario)?;
    Some((adventure, at))
}

/// Returns the location that a scenario's picture shows: the one that its name mentions, or the
/// first. Uses the pack's original texts, so that it is the same in every language.
pub fn place(content: &Content, scenario: &str) -> Option<usize> {
    let own = content.in_language(Language::English);
    let scenario = &own.scenarios[own.scenario(scenario)?];
    let mut all = scenario.locations.iter().flatten().filter_map(|id| own.location(id));
    let first = all.clone().next();
    let named = |at: &usize| {
        let name = own.locations[*at].name.as_str();
        scenario.name.contains(name.strip_prefix("The ").unwrap_or(name))
    };
    all.find(named).or(first)
}

/// Splits a text into paragraphs.
pub fn paragraphs(text: &str) -> Vec<String> {
    text.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

/// Returns the story at the beginning of the adventure if this is its first scenario.
pub fn before(content: &Content, scenario: &ScenarioDef) -> Vec<String> {
    match adventure(content, &scenario.id) {
        Some((adventure, 0)) => paragraphs(&adventure.opening),
        _ => Vec::new(),
    }
}

/// Returns the story at the end of the scenario on the table: how it ended, and what is told of the
/// dead.
pub fn closing(world: &World, scenario: &ScenarioDef, end: End) -> String {
    let told = result(scenario, end);
    match table::dead(world).is_empty() || scenario.mourning.is_empty() {
        true => told,
        false => format!("{told}\n{}", scenario.mourning),
    }
}

/// Returns the story of how a scenario ended: its own text, or a general one for losses.
fn result(scenario: &ScenarioDef, end: End) -> String {
    let own = match end {
        End::Won => &scenario.ending,
        End::OutOfTime | End::AllDead => &scenario.losing,
    };
    match end {
        _ if !own.is_empty() => own.clone(),
        End::Won => String::new(),
        End::OutOfTime => t!("tale-out-of-time", scenario = scenario.name.as_str()),
        End::AllDead => t!("tale-all-dead", scenario = scenario.name.as_str()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::source::{find_pack, packs};

    #[test]
    fn every_built_in_scenario_has_an_ending_for_each_result() {
        for name in packs() {
            let content = find_pack(&name).expect("it ships");
            for scenario in &content.scenarios {
                assert!(!paragraphs(&scenario.opening).is_empty(), "{}", scenario.id);
                for end in [End::Won, End::OutOfTime, End::AllDead] {
                    assert!(!result(scenario, end).is_empty(), "{}: {end:?}", scenario.id);
                }
            }
            let first = content.playing_order()[0];
            assert!(!before(&content, first).is_empty(), "{name}");
            let second = content.playing_order()[1];
            assert!(before(&content, second).is_empty(), "{name}");
            assert_eq!(adventure(&content, &second.id).map(|(_, at)| at), Some(1), "{name}");
        }
    }

    #[test]
    fn the_location_in_a_scenarios_name_is_its_picture_in_every_language() {
        let content = find_pack("lamplighters").expect("it ships");
        for content in [&content, &content.in_language(Language::German)] {
            let pictured = |id| place(content, id).map(|at| content.locations[at].id.as_str());
            assert_eq!(pictured("the-false-light"), Some("gannet-stair"));
            assert_eq!(pictured("rent-day"), Some("high-furrow"));
            assert_eq!(pictured("nowhere"), None);
        }
    }

    #[test]
    fn a_scenario_without_a_losing_story_gets_a_general_one() {
        let content = find_pack("lamplighters").expect("it ships");
        let mut scenario = content.scenarios[0].clone();
        scenario.losing.clear();
        assert!(result(&scenario, End::OutOfTime).contains(&scenario.name));
        assert_ne!(result(&scenario, End::OutOfTime), result(&scenario, End::AllDead));
        scenario.ending.clear();
        assert!(result(&scenario, End::Won).is_empty());
    }
}
