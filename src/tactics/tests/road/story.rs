//! Stories, choices, and random encounters on the road.

use kernel::cues::Cues;
use tactics::content::words::Divider;
use tactics::rules::family::Tactics;
use tactics::rules::flow::cue::Cue;
use tactics::rules::flow::prompt::{Act, Ask};
use tactics::rules::play::Ending;
use tactics::rules::road::{company_after, reading};
use tactics::rules::start::Visit;
use tactics::rules::state::piles::Pile;

use super::{
    PACK, choose, company, conserved, count, ending, finish, gold, refused_choice, visit, with_gold,
};

const RANDOM: Pile = Pile::Divider(Divider::PartyRandom);

/// A story chapter offers choices; the next chapter is determined by what is chosen (AT-CAMP-04,
/// AT-CAMP-05, AT-DATA-14). What a choice does stays: flags, gold, counters (AT-CAMP-17).
#[test]
fn a_choice_leads_on() {
    let mut scene = visit("start", company(3));
    assert_eq!(scene.ask(), Some(Ask::Story));
    choose(&mut scene, "Sign");
    assert_eq!(ending(&scene), Some(Ending::Left));
    let after = company_after(&scene.world);
    assert_eq!(after.flags, ["miller-spared"]);
    assert_eq!(after.count(&PACK, Divider::PartyItems, "gold"), 3);
    assert_eq!(after.visited, [Visit { chapter: "start".into(), outcome: None, chosen: vec![0] }]);
    assert_eq!(after.next(&PACK), Some("fight"));
    conserved(&PACK, &after);
}

/// A choice without a way on is taken once, and the choices are asked again (AT-DATA-14).
#[test]
fn a_choice_without_a_way_on_is_taken_once() {
    let mut scene = visit("start", company(3));
    choose(&mut scene, "Sit on the box");
    assert_eq!(refused_choice(&mut scene, "Sit on the box"), "AT-DATA-14");
    let after = finish(&mut scene);
    assert_eq!(after.counters, [("weight".to_owned(), 4)]);
}

/// What a choice asks for must hold, and what it costs be paid in full; gold is the party's
/// (AT-DATA-14, AT-MRKT-04, AT-MRKT-06).
#[test]
fn a_choice_is_paid_in_full() {
    let mut scene = visit("start", company(3));
    assert_eq!(refused_choice(&mut scene, "Pay"), "AT-MRKT-06");
    assert_eq!(refused_choice(&mut scene, "As agreed"), "AT-DATA-14");
    let mut scene = visit("start", with_gold(company(3), 1));
    choose(&mut scene, "Pay");
    assert_eq!(gold(&scene), 0);
    assert_eq!(count(&scene, Pile::Divider(Divider::SupplyItems), "gold"), 8);
    let mut scene = visit("fair", with_gold(company(3), 1));
    assert_eq!(refused_choice(&mut scene, "Run"), "AT-MRKT-06");
}

/// A campaign starts at the first chapter and ends with an ending (AT-CAMP-01, AT-CAMP-02).
#[test]
fn the_road_begins_and_ends() {
    assert_eq!(company(3).next(&PACK), Some("start"));
    let mut scene = visit("end", company(3));
    assert_eq!(scene.options(), [Act::Continue]);
    scene.act(Act::Continue);
    assert_eq!(ending(&scene), Some(Ending::Over));
    assert_eq!(company_after(&scene.world).next(&PACK), None);
}

/// Texts are told if what they ask for holds when the chapter is opened: an earlier visit, so many
/// heroes.
#[test]
fn more_is_told_where_it_holds() {
    let texts = |heroes, seen: bool| {
        let mut company = company(heroes);
        if seen {
            company.visited.push(Visit {
                chapter: "start".into(),
                outcome: None,
                ..Visit::default()
            });
        }
        reading(&visit("start", company).world).texts.iter().map(|t| (*t).to_owned()).collect()
    };
    let told: Vec<String> = texts(3, false);
    assert_eq!(told, ["Here it begins."]);
    let told: Vec<String> = texts(4, true);
    assert_eq!(told, ["Here it begins.", "Here you were before.", "You are four."]);
}

/// Travelling draws from the deck of the party, which is shuffled before (AT-RAND-01, AT-RUL-78); the card
/// goes back to it (AT-RAND-02, AT-EX-35).
#[test]
fn a_random_encounter_goes_back() {
    let mut scene = visit("hub", company(3));
    scene.world.resource_mut::<Cues<Tactics>>().listening = true;
    choose(&mut scene, "Rest");
    assert_eq!(reading(&scene.world).title, "A Stray Goat");
    let shuffled = Cue::Shuffled { pile: RANDOM };
    assert!(scene.cues().contains(&shuffled));
    choose(&mut scene, "Shoo it");
    assert_eq!(ending(&scene), Some(Ending::Left));
    assert_eq!(scene.names(RANDOM), ["stray-goat"]);
    assert_eq!(company_after(&scene.world).next(&PACK), Some("end"));
}

/// Where the card orders it, it is removed and the deck has one card fewer (AT-RAND-02, AT-EX-35); what it
/// gives is loot like any other (AT-LOOT-03). Without a card there is no encounter (AT-RUL-103).
#[test]
fn a_random_encounter_can_be_removed() {
    let mut scene = visit("hub", company(3));
    choose(&mut scene, "Wait");
    choose(&mut scene, "Keep it");
    assert_eq!(gold(&scene), 1);
    assert!(scene.names(RANDOM).is_empty());
    assert_eq!(count(&scene, Pile::Divider(Divider::SupplyRandom), "stray-goat"), 1);
    choose(&mut scene, "Rest");
    assert_eq!(ending(&scene), Some(Ending::Left), "nothing is left to be drawn");
    conserved(&PACK, &company_after(&scene.world));
}

/// The road adds cards to the deck (AT-RAND-03, AT-SORT-19, AT-SORT-20).
#[test]
fn the_deck_of_random_encounters_grows() {
    let mut scene = visit("lesson", company(3));
    scene.to(Ask::Story);
    choose(&mut scene, "A goat comes along");
    assert_eq!(scene.names(RANDOM), ["second-goat", "stray-goat"]);
    assert!(scene.names(Pile::Divider(Divider::SupplyRandom)).is_empty());
    let after = finish(&mut scene);
    assert_eq!(after.count(&PACK, Divider::PartyRandom, "second-goat"), 1);
}

/// Conditions know where the party was, and how it went there; a chapter counts as visited once its text
/// was told (AT-CAMP-05).
#[test]
fn the_road_remembers_visits() {
    use tactics::content::words::Outcome;
    let was = |chapter: &str, outcome| {
        let mut company = company(3);
        company.visited.push(Visit { chapter: chapter.into(), outcome, ..Visit::default() });
        company
    };
    let mut scene = visit("hub", was("lesson", None));
    assert_eq!(refused_choice(&mut scene, "To the lesson"), "AT-DATA-14");
    let mut scene = visit("hub", was("fight", Some(Outcome::Plus)));
    assert_eq!(refused_choice(&mut scene, "To the yard"), "AT-DATA-14");
    let mut scene = visit("hub", was("fight", Some(Outcome::Success)));
    choose(&mut scene, "To the yard");
}
