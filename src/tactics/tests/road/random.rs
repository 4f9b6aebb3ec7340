//! Whole campaigns by chance: whatever is decided, the road leads to an ending, no card is lost, and
//! every chapter is a function of what it begins with.

use std::collections::BTreeMap;
use std::sync::Arc;

use bevy_ecs::prelude::*;
use kernel::bots::{Bot, random::Random};
use kernel::history::Keep;
use kernel::play;
use kernel::truth::digest;
use tactics::content::TacticsContent;
use tactics::content::words::{Difficulty, Outcome};
use tactics::rules::family::Tactics;
use tactics::rules::flow::prompt::{Act, Ask, Refusal};
use tactics::rules::goal;
use tactics::rules::play::Ending;
use tactics::rules::road::{company_after, levels, taken};
use tactics::rules::start::{Company, Start};

use super::{KING, PACK, bearers, begun, company, conserved};
use crate::encounter::random::{check, every_option};
use crate::encounter::scene::Scene;

/// The most chapters of a campaign by chance: one that fails plays again and again.
const MOST_CHAPTERS: usize = 80;

/// What campaigns came through: chapters with how they ended.
type Seen = BTreeMap<(String, String), usize>;

/// Answers the open prompt. An encounter ends with the outcome that is wanted as soon as it is set up: by
/// chance alone hardly one is won.
fn answer(scene: &mut Scene, wanted: Option<Outcome>, acts: &[Act]) -> Result<(), Refusal> {
    if let (Some(outcome), Some(Ask::Mulligan)) = (wanted, scene.ask()) {
        goal::end(&mut scene.world, outcome);
    }
    play::submit::<Tactics>(&mut scene.world, acts)
}

/// Plays a chapter by chance, and plays its decisions again.
pub fn chapter(
    content: &Arc<TacticsContent>,
    start: &Start,
    look: usize,
    wanted: Option<Outcome>,
) -> (Company, Ending) {
    let mut scene = begun(content, start);
    scene.world.insert_resource(Keep(false));
    let mut bot = Random::new(start.seed);
    let mut decisions: Vec<Vec<Act>> = Vec::new();
    while let Some(prompt) = play::prompt::<Tactics>(&scene.world).cloned() {
        check(&scene.world);
        if look > 0 && decisions.len().is_multiple_of(look) {
            every_option(&mut scene.world);
        }
        let acts = Bot::<Tactics>::choose(&mut bot, &mut scene.world, &prompt);
        answer(&mut scene, wanted, &acts)
            .unwrap_or_else(|r| panic!("{} {}: {acts:?}: {r}", start.chapter, start.seed));
        decisions.push(acts);
        assert!(decisions.len() < 20_000, "{} {}: no end", start.chapter, start.seed);
    }
    let ending = play::ended::<Tactics>(&scene.world).expect("it is over");
    let after = company_after(&scene.world);
    let mut again = begun(content, start);
    again.world.insert_resource(Keep(false));
    for acts in &decisions {
        answer(&mut again, wanted, acts).unwrap();
    }
    assert_eq!(company_after(&again.world), after);
    assert_eq!(digest::<Tactics>(&again.world), digest::<Tactics>(&scene.world));
    (after, ending)
}

/// What must be true of a company between chapters.
fn sound(content: &TacticsContent, before: &Company, after: &Company) {
    conserved(content, after);
    let figures = |c: &Company| c.heroes.iter().map(|h| h.figure.clone()).collect::<Vec<_>>();
    assert_eq!(figures(before), figures(after), "AT-CAMP-10, AT-CAMP-11");
    assert_eq!(before.difficulty, after.difficulty);
    for hero in &after.heroes {
        assert!(hero.levels.len() <= levels::MOST_LEVELS, "AT-LEVL-16");
        for class in &content.classes {
            let of =
                |id: &&String| content.level(content.find_level(id).unwrap()).class == class.id;
            assert!(hero.levels.iter().filter(of).count() <= levels::MOST_IN_CLASS, "AT-LEVL-17");
        }
    }
    let text = serde_json::to_string(after).unwrap();
    assert_eq!(&serde_json::from_str::<Company>(&text).unwrap(), after);
    for (id, n) in &after.counters {
        let def = &content.pack.counters[content.find_counter(id).unwrap().index()];
        assert!((i32::from(def.least)..=i32::from(def.most)).contains(n), "{id} is {n}");
    }
}

/// Plays a campaign by chance from its first chapter to its end.
fn campaign(
    content: &Arc<TacticsContent>,
    mut company: Company,
    seed: u64,
    look: usize,
    wins: bool,
    seen: &mut Seen,
) {
    conserved(content, &company);
    for n in 0..MOST_CHAPTERS {
        let Some(id) = company.next(content).map(str::to_owned) else { return };
        let start = Start::new(&id, company.clone(), seed.wrapping_mul(1000) + n as u64);
        let outcomes = [None, Some(Outcome::Success), Some(Outcome::Plus), Some(Outcome::Failure)];
        let wanted = outcomes
            [if wins { (start.seed.wrapping_mul(0x9e37_79b9) >> 20) as usize % 4 } else { 0 }];
        let (after, ending) = chapter(content, &start, look, wanted);
        assert_ne!(ending, Ending::Stuck, "{id} {}", start.seed);
        sound(content, &company, &after);
        assert_eq!(after.visited.len(), company.visited.len() + 1);
        *seen.entry((id, format!("{ending:?}"))).or_default() += 1;
        company = after;
    }
}

/// The small pack, with markets, hubs and endings (AT-CAMP-01, AT-CAMP-17, AT-SORT-20).
#[test]
fn campaigns_by_chance_conserve_all_cards() {
    let mut seen = Seen::new();
    for seed in 0..40 {
        campaign(&PACK, company(3 + seed as usize % 3), seed, 23, seed % 4 != 0, &mut seen);
    }
    println!("{seen:#?}");
    for chapter in &PACK.chapters {
        assert!(seen.keys().any(|(id, _)| *id == chapter.id), "{} is never visited", chapter.id);
    }
}

/// The shipped pack, from the office of Grubb & Daughter on.
#[test]
fn the_heavy_king_is_carried_by_chance() {
    let mut seen = Seen::new();
    let hardness = [Difficulty::Easy, Difficulty::Normal, Difficulty::Hard];
    for seed in 0..24 {
        let company = bearers(3 + seed as usize % 3, hardness[seed as usize % 3]);
        campaign(&KING, company, seed, 151, seed % 4 != 0, &mut seen);
    }
    println!("{seen:#?}");
    for chapter in &KING.chapters[..7] {
        assert!(seen.keys().any(|(id, _)| *id == chapter.id), "{} is never visited", chapter.id);
    }
}

/// What the world says of levels is what the company says.
#[test]
fn levels_are_the_same_in_both() {
    let company = bearers(5, Difficulty::Normal);
    let scene = begun(&KING, &Start::new(&KING.pack.first, company.clone(), 1));
    let ids = |all: &[tactics::content::pack::LevelUpId]| {
        all.iter().map(|id| KING.level(*id).id.clone()).collect::<Vec<_>>()
    };
    let world: Vec<Vec<String>> = taken(&scene.world).iter().map(|l| ids(l)).collect();
    let own: Vec<Vec<String>> = company.heroes.iter().map(|h| h.levels.clone()).collect();
    assert_eq!(world, own);
}
