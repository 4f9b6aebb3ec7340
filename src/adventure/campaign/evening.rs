//! What is told around a scenario: where in its adventure it stands, how it begins, how it ends.

use crate::cards::content::Content;
use crate::cards::printed::{AdventureDef, ScenarioDef};
use crate::lang::Language;
use crate::rules::state::table::End;

/// The adventure that a scenario is played in, and which of its scenarios it is, from 0; none of a
/// scenario that stands alone.
pub fn adventure<'a>(content: &'a Content, scenario: &str) -> Option<(&'a AdventureDef, usize)> {
    let adventure = content.adventure_of(scenario)?;
    let at = adventure.scenarios.iter().position(|id| id == scenario)?;
    Some((adventure, at))
}

/// The location that a scenario is about, which its picture shows: the one that its name names, or the
/// first. By its own words, so that it is the same in every language.
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

/// The paragraphs of a text.
pub fn paragraphs(text: &str) -> Vec<String> {
    text.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

/// What is told at the beginning of the adventure, where this is its first scenario.
pub fn before(content: &Content, scenario: &ScenarioDef) -> Vec<String> {
    match adventure(content, &scenario.id) {
        Some((adventure, 0)) => paragraphs(&adventure.opening),
        _ => Vec::new(),
    }
}

/// What is told when it is over: the scenario's own words, or a few that fit every loss.
pub fn closing(scenario: &ScenarioDef, end: End) -> String {
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
    fn every_scenario_that_ships_is_told_to_its_end_won_or_lost() {
        for name in packs() {
            let content = find_pack(&name).expect("it ships");
            for scenario in &content.scenarios {
                assert!(!paragraphs(&scenario.opening).is_empty(), "{}", scenario.id);
                for end in [End::Won, End::OutOfTime, End::AllDead] {
                    assert!(!closing(scenario, end).is_empty(), "{}: {end:?}", scenario.id);
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
    fn a_scenario_is_pictured_by_the_place_in_its_name_in_every_language() {
        let content = find_pack("lamplighters").expect("it ships");
        for content in [&content, &content.in_language(Language::German)] {
            let pictured = |id| place(content, id).map(|at| content.locations[at].id.as_str());
            assert_eq!(pictured("the-false-light"), Some("gannet-stair"));
            assert_eq!(pictured("rent-day"), Some("high-furrow"));
            assert_eq!(pictured("nowhere"), None);
        }
    }

    #[test]
    fn a_scenario_without_words_for_a_loss_is_not_left_without_any() {
        let content = find_pack("lamplighters").expect("it ships");
        let mut scenario = content.scenarios[0].clone();
        scenario.losing.clear();
        assert!(closing(&scenario, End::OutOfTime).contains(&scenario.name));
        assert_ne!(closing(&scenario, End::OutOfTime), closing(&scenario, End::AllDead));
        scenario.ending.clear();
        assert!(closing(&scenario, End::Won).is_empty());
    }
}
