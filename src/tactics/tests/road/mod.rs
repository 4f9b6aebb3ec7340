//! The road: chapters one after the other, and all that happens between encounters. Rules by their ids,
//! and whole campaigns by chance.

mod aftermath;
mod company;
mod levels;
mod market;
mod planner;
mod random;
mod story;
mod travelled;
mod turnings;

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use bevy_ecs::prelude::*;
use kernel::content::source::Source;
use kernel::play;
use tactics::content::TacticsContent;
use tactics::content::load::examine;
use tactics::content::words::{Difficulty, Divider, Outcome};
use tactics::rules::family::Tactics;
use tactics::rules::flow::prompt::{Act, Ask};
use tactics::rules::play::Ending;
use tactics::rules::road::company_after;
use tactics::rules::start::{Company, Start};
use tactics::rules::state::ids::{CardId, Def, SeatId};
use tactics::rules::state::piles::{self, Pile};
use tactics::rules::state::table;
use tactics::rules::{goal, road};

use crate::encounter::scene::Scene;

/// The pack of the road: the cards and the fight of the smallest pack, with chapters of all kinds.
pub static PACK: LazyLock<Arc<TacticsContent>> = LazyLock::new(|| {
    let tests = lang::assets::tree().join("src/tactics/tests");
    let mut source = Source::folder(&tests.join("pack")).unwrap();
    for (path, text) in &mut source.files {
        match path.as_str() {
            "chapters/all.ron" => *text = include_str!("pack/chapters.ron").to_owned(),
            "cards.ron" => *text = text.replace("found_in: \"2\"", "found_in: \"fight\""),
            "pack.ron" => {
                let paths = "    paths: (levels: (1, 1), encounters: (1, 1)),\n";
                assert!(text.contains(paths));
                *text = text.replace(paths, "").replace("first: \"1\"", "first: \"start\"");
            }
            _ => {}
        }
    }
    let cards = include_str!("pack/cards.ron");
    source.files.push(("cards/road.ron".to_owned(), cards.to_owned()));
    let (content, problems) = examine(&source);
    let told: String = problems.iter().map(|p| format!("{p}\n")).collect();
    assert!(problems.is_empty(), "{told}");
    let mut content = content.unwrap();
    // Several heroes begin in the same class here: there are cards for all of them.
    content.cards.iter_mut().for_each(|c| {
        c.copies = if c.class.is_some() { c.copies.max(9) } else { c.copies };
    });
    content.levels.iter_mut().filter(|l| l.starter).for_each(|l| l.copies = 3);
    Arc::new(content)
});

/// The pack that is shipped.
pub static KING: LazyLock<Arc<TacticsContent>> = LazyLock::new(|| {
    let dir = lang::assets::tree().join("campaigns/tactics/heavy-king");
    let loaded = tactics::content::load::load(&dir);
    Arc::new(loaded.unwrap_or_else(|problems| panic!("{problems:?}")))
});

/// A company of so many heroes with nothing behind it: guards and ringers by turns.
pub fn company(heroes: usize) -> Company {
    crate::encounter::scene::company(&PACK, heroes)
}

/// A company of the shipped pack, each hero in another class.
pub fn bearers(heroes: usize, difficulty: Difficulty) -> Company {
    let classes: Vec<&str> = KING.basic_classes().map(|c| KING.class(c).id.as_str()).collect();
    let figures = KING.heroes.iter().map(|h| h.id.as_str());
    let party: Vec<(&str, &str)> = figures.zip(classes).take(heroes).collect();
    Company::begin(&KING, &party, difficulty).unwrap()
}

/// Begins a chapter.
pub fn begun(content: &Arc<TacticsContent>, start: &Start) -> Scene {
    let mut world = World::new();
    play::install::<Tactics>(&mut world, content.clone());
    play::begin::<Tactics>(&mut world, start).unwrap();
    Scene { world }
}

/// Visits a chapter of the pack of the road.
pub fn visit(chapter: &str, company: Company) -> Scene {
    begun(&PACK, &Start::new(chapter, company, 7))
}

/// The fight of the pack has ended so, and its result is read.
pub fn fought(company: Company, outcome: Outcome) -> Scene {
    let mut scene = visit("fight", company);
    scene.to(Ask::Redo);
    end(&mut scene, outcome);
    scene
}

/// Ends the encounter that is played, whatever is asked just now.
pub fn end(scene: &mut Scene, outcome: Outcome) {
    match outcome {
        // The bonus objective of the fight is met in the first round.
        Outcome::Plus => goal::win(&mut scene.world),
        _ => goal::end(&mut scene.world, outcome),
    }
    let first = scene.options()[0];
    scene.act(first);
    assert_eq!(scene.ask(), Some(Ask::Read));
}

/// Goes on without doing anything until the chapter is over; of several ways the first.
pub fn finish(scene: &mut Scene) -> Company {
    for _ in 0..500 {
        if ending(scene).is_some() {
            return company_after(&scene.world);
        }
        scene.quiet();
    }
    panic!("the chapter does not end");
}

pub fn ending(scene: &Scene) -> Option<Ending> {
    play::ended::<Tactics>(&scene.world)
}

/// Chooses what is called so.
pub fn choose(scene: &mut Scene, label: &str) {
    let reading = road::reading(&scene.world);
    let at = |all: &[tactics::content::printed::ChoiceDef]| {
        all.iter().position(|c| c.label == label).map(|n| u8::try_from(n).unwrap())
    };
    let act = match (at(reading.choices), at(reading.services)) {
        (Some(n), _) => Act::Choice(n),
        (None, Some(n)) => Act::Service(n),
        (None, None) => panic!("nothing is called {label}"),
    };
    scene.act(act);
}

/// The rule by which a choice is refused.
pub fn refused_choice(scene: &mut Scene, label: &str) -> String {
    let choices = road::reading(&scene.world).choices;
    let at = choices.iter().position(|c| c.label == label).unwrap();
    scene.refused(Act::Choice(u8::try_from(at).unwrap()))
}

/// A card of that id wherever it lies.
pub fn card(scene: &Scene, pile: Pile, id: &str) -> CardId {
    let is = |c: &CardId| match piles::card(&scene.world, *c).def {
        Def::Card(def) => table::book(&scene.world).card(def).id == id,
        Def::LevelUp(def) => table::book(&scene.world).level(def).id == id,
        _ => false,
    };
    let found = scene.pile(pile).into_iter().find(is);
    found.unwrap_or_else(|| panic!("no {id} in {pile:?}"))
}

/// How many cards of an id lie in a pile.
pub fn count(scene: &Scene, pile: Pile, id: &str) -> usize {
    scene.names(pile).iter().filter(|of| *of == id).count()
}

/// The gold of the party.
pub fn gold(scene: &Scene) -> usize {
    count(scene, Pile::Divider(Divider::PartyItems), "gold")
}

/// The decks with so much gold and nothing else that is not where it was.
pub fn with_gold(mut company: Company, n: u8) -> Company {
    let party = company.decks.entry(Divider::PartyItems).or_default();
    party.insert("gold".to_owned(), n);
    company
}

/// The act by which a hero takes a level-up card.
pub fn level_up(scene: &Scene, hero: SeatId, id: &str) -> Act {
    let had = (0..5).map(|n| Pile::Levels(SeatId(n)));
    let all = std::iter::once(Pile::Divider(Divider::LevelUps)).chain(had);
    let is = |c: &CardId| match piles::card(&scene.world, *c).def {
        Def::LevelUp(def) => table::book(&scene.world).level(def).id == id,
        _ => false,
    };
    let card = all.flat_map(|p| scene.pile(p)).find(is).unwrap_or_else(|| panic!("no {id}"));
    Act::LevelUp { hero, card }
}

/// Every card of a pack by its id with its copies, which are conserved (AT-SORT-20).
pub fn conserved(content: &TacticsContent, company: &Company) {
    let mut all: BTreeMap<String, usize> = BTreeMap::new();
    for deck in company.all_decks(content).values() {
        for (id, n) in deck {
            *all.entry(id.clone()).or_default() += usize::from(*n);
        }
    }
    for id in company.heroes.iter().flat_map(|h| h.cards()) {
        *all.entry(id.clone()).or_default() += 1;
    }
    let expected: BTreeMap<String, usize> =
        content.cards.iter().map(|c| (c.id.clone(), usize::from(c.copies))).collect();
    assert_eq!(all, expected);
    for level in &content.levels {
        let taken = company.heroes.iter().flat_map(|h| &h.levels).filter(|id| **id == level.id);
        assert!(taken.count() <= usize::from(level.copies), "{} is taken too often", level.id);
    }
}
