//! Random games: whatever is done, an encounter comes to its end and nothing goes wrong on the way.

use std::sync::Arc;

use bevy_ecs::prelude::*;
use kernel::bots::{Bot, random::Random};
use kernel::drive::finish;
use kernel::history::Keep;
use kernel::play;
use kernel::truth::{digest, restore, snapshot};
use lang::Language;
use tactics::content::TacticsContent;
use tactics::content::printed::ChapterKind;
use tactics::content::words::{CardKind, Divider};
use tactics::ground::Cells;
use tactics::rules::family::Tactics;
use tactics::rules::flow::frame::{Flow, Frame};
use tactics::rules::flow::prompt::Act;
use tactics::rules::play::Ending;
use tactics::rules::start::{Company, Start};
use tactics::rules::state::ids::CardId;
use tactics::rules::state::piles::{self, Index, Piles};
use tactics::rules::state::round::{Round, Token};
use tactics::rules::state::table;
use tactics::rules::{describe, effect::standing, refused};

use super::scene::{CAMPAIGN, begun};

/// What must be true at every prompt.
pub fn check(world: &World) {
    let mut taken = Cells::EMPTY;
    let floor = table::surface(world).floor();
    let moving = |id| {
        let frames = &world.resource::<Flow>().frames;
        frames.iter().any(|f| matches!(f, Frame::Move(f) if f.who == id))
    };
    for f in table::fighters(world) {
        let most = standing::max_hp(world, f.id);
        assert!((0..=most).contains(&f.hp), "{}: {} of {most} HP", f.code, f.hp);
        if !f.on_board {
            continue;
        }
        assert!(f.hp > 0, "{} stands without HP", f.code);
        let cells = f.base().cells();
        assert!(cells.is_within(&table::surface(world).board), "{} is off the board", f.code);
        // Who walks may be on somebody else's square for a moment, and in a wall by an ability.
        if !moving(f.id) {
            assert!(!cells.meets(&taken), "{} shares a square", f.code);
            assert!(cells.is_within(&floor), "{} stands in a wall", f.code);
            taken |= cells;
        }
    }
    let mut all: Vec<CardId> = world.resource::<Piles>().all().collect();
    all.sort_unstable();
    let expected = world.resource::<Index>().cards.len();
    assert_eq!(all.len(), expected, "cards are lost or there twice");
    assert!(all.windows(2).all(|w| w[0] != w[1]));
    for card in all {
        let pile = piles::card(world, card).pile;
        assert!(piles::pile(world, pile).contains(&card));
    }
    let round = world.resource::<Round>();
    let (mut line, mut tokens) = (round.line.clone(), round.tokens.clone());
    if !line.is_empty() {
        // A summon of this round comes to the next line, and one that is gone to none (AT-RUL-113).
        let summoned = |t: &Token| table::companion(world, t.of).is_some();
        assert!(line.iter().all(|t| tokens.contains(t)), "somebody acts without a token");
        line.retain(|t| !summoned(t));
        tokens.retain(|t| !summoned(t));
        line.sort_by_key(|t| (t.of, t.deck));
        tokens.sort_by_key(|t| (t.of, t.deck));
        assert_eq!(line, tokens, "the line is no permutation of the tokens");
    }
}

/// Applies every option to a copy; the copy leaves no trace.
pub fn every_option(world: &mut World) {
    let prompt = play::prompt::<Tactics>(world).unwrap().clone();
    let (before, mark) = (snapshot::<Tactics>(world), digest::<Tactics>(world));
    let mut sorted = prompt.options.clone();
    sorted.sort_unstable();
    sorted.dedup();
    assert_eq!(sorted.len(), prompt.options.len(), "offered twice: {prompt:?}");
    let german = lang::with(Language::German, || refused::all(world));
    for ((act, english), (same, german)) in refused::all(world).into_iter().zip(german) {
        assert!(!prompt.options.contains(&act), "{act:?} is offered and refused");
        // A refusal is told in the language of the players; its rule is the same. What a choice lacks is
        // told by the pack, which was read in one language.
        assert_eq!((act, &english.rule), (same, &german.rule));
        let of_pack = english.rule == "AT-DATA-14";
        assert!(of_pack || english.why != german.why, "{act:?} is refused in English alone");
    }
    for act in &prompt.options {
        let text = describe::act(world, prompt.ask, *act);
        let numbered = ["Way ", "Die "].iter().find_map(|word| text.strip_prefix(word));
        let named = numbered.is_none_or(|n| n.parse::<u8>().is_err());
        assert!(named, "{act:?} at {:?} is only numbered: {text}", prompt.ask);
        if prompt.min > 1 && *act != Act::Continue {
            continue;
        }
        play::submit::<Tactics>(world, &[*act]).unwrap_or_else(|r| panic!("{act:?}: {r}"));
        let over = play::ended::<Tactics>(world).is_some();
        assert!(over || play::prompt::<Tactics>(world).is_some(), "nothing asked after {act:?}");
        check(world);
        restore(world, &before);
        assert_eq!(digest::<Tactics>(world), mark, "restoring after {act:?}");
    }
}

fn play_out(heroes: usize, seed: u64, look: u32) -> (Ending, u32, u16) {
    play_on(begun(heroes, seed), seed, look)
}

fn play_on(mut world: World, seed: u64, look: u32) -> (Ending, u32, u16) {
    world.insert_resource(Keep(false));
    let mut bot = Random::new(seed);
    let mut decisions = 0;
    while let Some(prompt) = play::prompt::<Tactics>(&world).cloned() {
        // Going through all cards of the box takes longer than a decision.
        if decisions % (look / 60).max(1) == 0 {
            check(&world);
        }
        if look > 0 && decisions % look == 0 {
            every_option(&mut world);
        }
        let acts = Bot::<Tactics>::choose(&mut bot, &mut world, &prompt);
        play::submit::<Tactics>(&mut world, &acts).unwrap_or_else(|r| {
            panic!("seed {seed}, decision {decisions}: {acts:?}: {r} {prompt:?}")
        });
        decisions += 1;
        if decisions > 4000 {
            finish::<Tactics>(&mut world, Ending::Stuck);
            break;
        }
    }
    let round = world.resource::<Round>().number;
    (play::ended::<Tactics>(&world).expect("it is over"), decisions, round)
}

/// Many random games: every option at some prompts, the invariants at all of them (AT-GOAL-04,
/// AT-SORT-20, AT-COND-09, AT-RUL-14).
#[test]
fn random_games_come_to_an_end() {
    let mut endings = std::collections::BTreeMap::new();
    for seed in 0..40 {
        let (ending, decisions, rounds) = play_out(3 + (seed as usize % 3), seed, 37);
        let e = endings.entry(format!("{ending:?}")).or_insert((0, 0, 0));
        *e = (e.0 + 1, e.1 + decisions, e.2 + rounds);
    }
    println!("{endings:?}");
}

/// The shipped campaign: every encounter that is there, with everything that its heroes could own, once
/// with each party size, or as often as EMBERDECK_THOROUGH says; of the chapters that EMBERDECK_CHAPTERS
/// names alone, if it names some.
#[test]
fn the_campaign_plays_by_chance() {
    let content = CAMPAIGN.clone();
    let wanted = std::env::var("EMBERDECK_THOROUGH").ok().and_then(|n| n.parse().ok());
    let games: u64 = wanted.unwrap_or(3);
    let only = std::env::var("EMBERDECK_CHAPTERS").ok();
    let wanted = |id: &str| only.as_ref().is_none_or(|ids| ids.split(',').any(|o| o == id));
    let chapters = content.chapters.iter().filter(|c| c.encounter.is_some() && wanted(&c.id));
    for (n, chapter) in (0..).zip(chapters) {
        let mut endings = std::collections::BTreeMap::new();
        for seed in 0..games {
            let world = campaign(&content, &chapter.id, 3 + (seed as usize % 3), &[], seed);
            let (ending, decisions, rounds) = play_on(world, seed + 100 * n, 601);
            let e = endings.entry(format!("{ending:?}")).or_insert((0, 0, 0));
            *e = (e.0 + 1, e.1 + decisions, e.2 + rounds);
        }
        println!("{}: {endings:?}", chapter.id);
    }
}

/// Every story and every market of the shipped campaign leads on, whatever is chosen.
#[test]
fn stories_and_markets_lead_on() {
    let content = CAMPAIGN.clone();
    let told = [ChapterKind::Story, ChapterKind::Market];
    for chapter in content.chapters.iter().filter(|c| told.contains(&c.kind)) {
        for seed in 0..6 {
            let world = campaign(&content, &chapter.id, 3 + (seed as usize % 3), &[], seed);
            let (ending, ..) = play_on(world, seed, 0);
            assert_eq!(ending, Ending::Left, "{}", chapter.id);
        }
    }
}

/// Every elite class plays an evening, five heroes a table, each with all cards of a basic class and of
/// the elite class (AT-LEVL-10); as often as EMBERDECK_THOROUGH says.
#[test]
fn elite_classes_play_by_chance() {
    let content = CAMPAIGN.clone();
    let wanted = std::env::var("EMBERDECK_THOROUGH").ok().and_then(|n| n.parse().ok());
    let games: u64 = wanted.unwrap_or(1);
    let elite: Vec<String> = content.classes[5..].iter().map(|c| c.id.clone()).collect();
    for (n, classes) in (0..).zip(elite.chunks(5)) {
        for chapter in ["nobody-passes-free", "low-water"] {
            for seed in 0..games {
                let heroes = classes.len().max(3);
                let world = campaign(&content, chapter, heroes, classes, seed);
                for (seat, class) in table::seats(&world).zip(classes) {
                    assert_eq!(table::class(&world, seat).id, *class);
                }
                let (ending, decisions, rounds) = play_on(world, seed + 1000 * n, 601);
                println!("{classes:?} in {chapter}: {ending:?}, {decisions}, {rounds}");
            }
        }
    }
}

/// Lays an encounter of a pack out for a company that owns everything of its classes, all items and some
/// equipment each; the first heroes have risen in an elite class each, if some are named.
fn campaign(
    content: &Arc<TacticsContent>,
    chapter: &str,
    heroes: usize,
    elite: &[String],
    seed: u64,
) -> World {
    let classes: Vec<String> =
        content.basic_classes().map(|id| content.class(id).id.clone()).collect();
    let party: Vec<(&str, &str)> = content
        .heroes
        .iter()
        .zip(&classes)
        .take(heroes)
        .map(|(hero, class)| (hero.id.as_str(), class.as_str()))
        .collect();
    let mut company = Company::new(content, &party).unwrap();
    for (n, hero) in company.heroes.iter_mut().enumerate() {
        let risen = content.levels.iter().filter(|l| elite.get(n) == Some(&l.class));
        hero.levels.extend(risen.map(|l| l.id.clone()));
        for card in &content.cards {
            let class = card.class.as_deref();
            let risen = elite.get(n).is_some_and(|elite| class == Some(elite));
            let own = class == Some(party[n].1) || risen;
            match card.kind {
                CardKind::Action if own && !hero.deck.contains(&card.id) => {
                    hero.deck.push(card.id.clone());
                }
                CardKind::Passive | CardKind::Dice | CardKind::Feature
                    if own && !hero.tuck.contains(&card.id) =>
                {
                    hero.tuck.push(card.id.clone());
                }
                kind if kind.is_equipment() => hero.tuck.push(card.id.clone()),
                CardKind::Passive | CardKind::Dice if card.class.is_none() => {
                    hero.tuck.push(card.id.clone());
                }
                _ => {}
            }
        }
    }
    let items = content.cards.iter().filter(|c| matches!(c.kind, CardKind::Item | CardKind::Gold));
    let items = items.map(|c| (c.id.clone(), c.copies)).collect();
    company.decks.insert(Divider::PartyItems, items);
    let mut world = World::new();
    play::install::<Tactics>(&mut world, content.clone());
    let start = Start::new(chapter, company, seed);
    play::begin::<Tactics>(&mut world, &start).unwrap();
    world
}

/// The same seed and the same bot: the same game, to the last bit.
#[test]
fn a_game_is_the_same_every_time() {
    assert_eq!(play_out(4, 7, 0), play_out(4, 7, 0));
}
