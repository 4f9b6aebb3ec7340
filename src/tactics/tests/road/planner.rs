//! The planner, against the rules of level-ups: what it promises is what a level-up offers.

use tactics::content::TacticsContent;
use tactics::content::pack::{ClassId, LevelUpId};
use tactics::rules::road::levels::{Lack, plans as steps};
use tactics::rules::road::planner::{ClassPlan, Closed, plans};
use tactics::rules::state::ids::SeatId;

use super::KING;

fn taken(party: &[&[&str]]) -> Vec<Vec<LevelUpId>> {
    let ids = |hero: &&[&str]| hero.iter().map(|id| KING.find_level(id).unwrap()).collect();
    party.iter().map(ids).collect()
}

fn class(id: &str) -> ClassId {
    KING.find_class(id).unwrap()
}

fn of(party: &[&[&str]], hero: usize, id: &str) -> ClassPlan {
    plans(&KING, &taken(party))[hero].classes[class(id).index()].clone()
}

/// What a class asks for comes first, one card at each level-up (AT-LEVL-06, AT-LEVL-08).
#[test]
fn a_class_is_as_far_away_as_what_it_asks_for() {
    let party: [&[&str]; 3] = [&["bearer-starter"], &["ringer-starter"], &["poacher-starter"]];
    assert_eq!(of(&party, 0, "bearer").away, Some(1));
    assert_eq!(of(&party, 0, "doorward").away, Some(2), "Bearer 2 comes first");
    assert_eq!(of(&party, 1, "doorward").away, Some(3));
    assert_eq!(of(&party, 0, "chief-mourner").away, Some(5), "one of each of the five");
    let mourner = of(&party, 0, "chief-mourner");
    assert_eq!(mourner.plan.lacks.len(), 4);
    assert!(mourner.opens.is_empty() && mourner.closes.is_empty(), "it cannot be taken yet");
}

/// A choice opens what it was the last part of, and an elite class is closed to the others
/// (AT-LEVL-18, AT-LEVL-19, AT-LEVL-23).
#[test]
fn a_choice_opens_and_closes() {
    let party: [&[&str]; 3] =
        [&["bearer-starter", "bearer-2"], &["bearer-starter"], &["ringer-starter"]];
    let second = of(&[&["bearer-starter"], &["ringer-starter"], &["poacher-starter"]], 0, "bearer");
    assert_eq!(second.opens, [class("doorward"), class("wether-knight")]);
    let doorward = of(&party, 0, "doorward");
    assert!(doorward.plan.is_open());
    let closed = |hero| Closed { hero: SeatId(hero), class: class("doorward") };
    assert_eq!(doorward.closes, [closed(1), closed(2)]);
    let after: [&[&str]; 3] =
        [&["bearer-starter", "bearer-2", "doorward-1"], &["bearer-starter"], &["ringer-starter"]];
    let other = of(&after, 1, "doorward");
    assert_eq!(other.plan.lacks.last(), Some(&Lack::Closed { by: 0 }));
    assert_eq!(other.away, None);
}

/// The second hero at level 2 of a basic class takes it from a third, with all that asks for it
/// (AT-LEVL-20, AT-RUL-73).
#[test]
fn a_second_bearer_closes_what_asks_for_bearer_2() {
    let party: [&[&str]; 3] =
        [&["bearer-starter", "bearer-2"], &["ringer-starter", "bearer-1"], &["poacher-starter"]];
    let closes = of(&party, 1, "bearer").closes;
    assert!(closes.contains(&Closed { hero: SeatId(2), class: class("doorward") }));
    assert!(
        !closes.contains(&Closed { hero: SeatId(2), class: class("oathshield") }),
        "it asks for 1"
    );
    assert!(!closes.iter().any(|c| c.hero == SeatId(0) && c.class == class("doorward")));
}

/// What the planner calls open is what the rules offer, and one level-up away means just that, in many
/// parties that come about by chance.
#[test]
fn the_planner_is_the_rules() {
    let mut at: u64 = 7;
    let mut roll = |n: usize| {
        at = at.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(at >> 33).unwrap() % n
    };
    let content: &TacticsContent = &KING;
    let starters = ["bearer-starter", "gleaner-starter", "ringer-starter", "tallyman-starter"];
    for _ in 0..12 {
        let mut party = taken(&starters.each_ref().map(std::slice::from_ref));
        for _ in 0..24 {
            let all = plans(content, &party);
            for (hero, of) in all.iter().enumerate() {
                for (class, step) in of.classes.iter().zip(steps(content, &party, hero)) {
                    assert_eq!(class.plan, step);
                    assert_eq!(class.away == Some(1), step.is_open());
                }
            }
            let hero = roll(party.len());
            let open: Vec<&ClassPlan> = all[hero].at(1).collect();
            if open.is_empty() {
                continue;
            }
            let chosen = open[roll(open.len())].clone();
            party[hero].push(chosen.plan.next.unwrap());
            let then = plans(content, &party);
            for closed in &chosen.closes {
                let of = &then[usize::from(closed.hero.0)].classes[closed.class.index()];
                assert_eq!(of.away, None, "what was said to close is closed");
            }
            for class in &chosen.opens {
                assert_eq!(then[hero].classes[class.index()].away, Some(1));
            }
        }
    }
}
