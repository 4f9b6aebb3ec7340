//! Tests of random outcomes over many games.

use std::collections::BTreeSet;
use std::sync::Arc;

use adventure::cards::effect::CardFilter;
use adventure::cards::vocabulary::Kind;
use adventure::rules::play::{self, Member, Start};
use adventure::rules::state::ids::{CardId, HeroId, PileId, PlaceId};
use adventure::rules::state::table::{self, Feats};
use bevy_ecs::world::World;

use crate::catalogue::pack::with;

/// Sets up a table of three heroes.
fn table_of(seed: u64) -> World {
    let changes = [("locations.ron", "deck: (weapon: 1)", "deck: (monster: 3, weapon: 1)")];
    let content = Arc::new(with(&changes).content());
    // From the top: the five knives, one of which a first hand needs, then the bells.
    let deck: Vec<String> = content.heroes[0].deck.iter().rev().cloned().collect();
    let party = ["ann", "bob", "cid"].map(|h| Member {
        hero: h.into(),
        deck: deck.clone(),
        feats: Feats::default(),
        cohort_gone: false,
    });
    let mut world = World::new();
    play::install(&mut world, content);
    let start = Start::new("two", party.into(), seed);
    play::begin(&mut world, &start).expect("it begins");
    world
}

fn names(world: &World, pile: PileId) -> Vec<String> {
    table::pile(world, pile).iter().map(|c| table::printed(world, *c).id.clone()).collect()
}

/// AC-SETUP-25: one card of the stack is in each location deck, at any position; AC-CARD-43: the
/// others are distributed at random.
#[test]
fn the_stack_is_spread() {
    let (mut places, mut depths) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..60 {
        let world = table_of(seed);
        for place in table::places(&world) {
            let deck = names(&world, PileId::Location(place));
            let stack: Vec<usize> =
                (0..deck.len()).filter(|i| deck[*i] == "boss" || deck[*i] == "gang").collect();
            assert_eq!(stack.len(), 1, "{deck:?}");
            if deck[stack[0]] == "boss" {
                places.insert(place);
            }
            if place == PlaceId(0) {
                depths.insert(stack[0]);
            }
        }
    }
    assert_eq!((places.len(), depths.len()), (3, 5));
}

/// AC-BOX-08, AC-BOX-09, AC-BOX-06: random cards differ each time; AC-RUL-60: decks are shuffled.
#[test]
fn what_is_random_differs() {
    let (mut dealt, mut hands) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..60 {
        let world = table_of(seed);
        dealt.insert(table::pile(&world, PileId::Location(PlaceId(0))).to_vec());
        hands.insert(names(&world, PileId::Deck(HeroId(0))));
    }
    assert!(dealt.len() > 50 && hands.len() > 50, "{} {}", dealt.len(), hands.len());
}

/// AC-BOX-12: a banished card is as likely as any other to be drawn from the box next.
#[test]
fn what_is_put_back_is_shuffled_in() {
    let crabs = CardFilter { kinds: vec![Kind::Monster], ..CardFilter::default() };
    let mut drawn = 0;
    for seed in 0..200 {
        let mut world = table_of(seed);
        let from = PileId::Location(PlaceId(0));
        let is_crab = |c: &&CardId| table::printed(&world, **c).id == "crab";
        let card = *table::pile(&world, from).iter().find(is_crab).expect("one was dealt");
        table::banish(&mut world, card);
        assert!(table::pile(&world, PileId::Box(Kind::Monster)).contains(&card));
        drawn += usize::from(table::random_from_box(&mut world, &crabs) == Some(card));
    }
    // 9 crabs, of which 5 are in location decks: 1 of 5.
    assert!((20..=60).contains(&drawn), "{drawn}");
}
