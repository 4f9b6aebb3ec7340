//! The road as the table sees it.

use tactics::content::words::Outcome;
use tactics::rules::road::company_after;
use tactics::rules::road::travelled::{Stop, of_company, travelled};
use tactics::rules::start::Visit;

use super::{PACK, begun, choose, company, ending, finish, fought, visit};
use crate::encounter::scene::Scene;
use tactics::rules::flow::prompt::Act;
use tactics::rules::start::Start;

/// The chapters by name, with result, and whether the party is there.
fn names(stops: &[Stop]) -> Vec<(&str, Option<Outcome>, bool)> {
    let name = |s: &Stop| PACK.chapter(s.chapter).name.as_str();
    stops.iter().map(|s| (name(s), s.outcome, s.here)).collect()
}

/// The choices of a chapter: what they say, whether they were taken, and where they led.
fn turnings(stop: &Stop) -> Vec<(&str, bool, Option<&str>)> {
    let all = stop.turnings.iter();
    all.map(|t| (t.label.as_str(), t.taken, t.to.map(|id| PACK.chapter(id).id.as_str()))).collect()
}

fn road(scene: &Scene) -> Vec<Stop> {
    travelled(&scene.world)
}

/// What was chosen is told, also a choice that leads nowhere, and what was not chosen names no chapter
/// that the table has not seen (AT-CAMP-05, AT-CAMP-06, AT-DATA-14).
#[test]
fn turnings_are_taken_and_refused() {
    let mut scene = visit("start", company(3));
    assert_eq!(names(&road(&scene)), [("The Start", None, true)]);
    assert!(road(&scene)[0].turnings.iter().all(|t| !t.taken && t.to.is_none()));
    choose(&mut scene, "Sit on the box");
    choose(&mut scene, "Take the loaf");
    let after = company_after(&scene.world);
    assert_eq!(after.visited[0].chosen, [2, 1]);
    let stops = of_company(&PACK, &after);
    assert_eq!(
        turnings(&stops[0]),
        [
            ("Sign", false, None),
            ("Take the loaf", true, Some("fair")),
            ("Sit on the box", true, None),
            // The fair is the chapter that is about to be played.
            ("Pay", false, Some("fair")),
            ("As agreed", false, None),
        ]
    );
}

/// An encounter is on the road with its result, and with what was chosen after it; another result's
/// text is not there (AT-CAMP-06, AT-GOAL-07).
#[test]
fn an_encounter_is_on_the_road_with_its_result() {
    let mut scene = visit("fight", company(3));
    assert_eq!(names(&road(&scene)), [("The Yard", None, true)]);
    scene = fought(company(3), Outcome::Failure);
    scene.act(Act::Continue);
    while scene.ask() != Some(tactics::rules::flow::prompt::Ask::Story) {
        scene.quiet();
    }
    choose(&mut scene, "Again");
    assert!(ending(&scene).is_some());
    let after = company_after(&scene.world);
    let stops = of_company(&PACK, &after);
    assert_eq!(names(&stops), [("The Yard", Some(Outcome::Failure), false)]);
    assert_eq!(turnings(&stops[0]), [("Again", true, Some("fight")), ("On", false, None)]);
    // It is played once more: the party is there, and was there before.
    let again = begun(&PACK, &Start::new("fight", after, 3));
    assert_eq!(
        names(&road(&again)),
        [("The Yard", Some(Outcome::Failure), false), ("The Yard", None, true)]
    );
}

/// Of a visit of which nobody has noted what was chosen, the choice that leads on is taken: so it is in
/// campaigns of before.
#[test]
fn an_older_visit_took_what_leads_on() {
    let mut company = company(3);
    company.visited = vec![Visit { chapter: "start".into(), ..Visit::default() }];
    company.next = Some("fight".into());
    let stops = of_company(&PACK, &company);
    let taken = turnings(&stops[0]).into_iter().filter(|(_, taken, _)| *taken);
    // Two choices lead there.
    let taken: Vec<&str> = taken.map(|(label, ..)| label).collect();
    assert_eq!(taken, ["Sign", "As agreed"]);
    let mut scene = begun(&PACK, &Start::new("fight", company, 1));
    let after = finish(&mut scene);
    assert!(after.visited.len() > 1);
}
