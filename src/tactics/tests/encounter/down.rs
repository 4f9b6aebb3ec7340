//! Knock-out, potions, and the end of an encounter by them.

use tactics::rules::flow::prompt::{Act, Ask};
use tactics::rules::play::Ending;
use tactics::rules::state::piles::{self, Pile};
use tactics::rules::state::round::Potions;
use tactics::rules::turn::potion;

use super::fights::{ending, turn};
use super::scene::{ADA, BEN, Scene, sq};

/// A hero without HP is knocked out: off the board, without a turn unless a potion revives (AT-COND-08,
/// AT-COND-13, AT-ROUND-12, AT-ROUND-13, AT-ROUND-14, AT-ROUND-18).
#[test]
fn who_is_down_skips_the_turn_or_is_revived() {
    let mut scene = Scene::yard();
    scene.set_hp("Ada", 0);
    turn(&mut scene, "Ada");
    assert_eq!((scene.ask(), scene.prompt().who), (Some(Ask::Revive), ADA));
    scene.act(Act::Continue);
    assert_eq!(scene.prompt().who, BEN);
    scene.to(Ask::Cleanup);
    assert_eq!(scene.prompt().who, ADA, "she may discard one card (AT-RUL-46)");
    assert!(!scene.offers(Act::WholeHand));
}

/// Reviving: half of the maximum, the discards shuffled in, the penalty set aside, the hand filled, then
/// the turn (AT-REVV-02 to AT-REVV-07, AT-RUL-61, AT-RUL-63, AT-EX-37).
#[test]
fn a_potion_revives() {
    let mut scene = Scene::yard();
    turn(&mut scene, "Ben");
    scene.set_hp("Ada", 0);
    piles::put_all(&mut scene.world, Pile::Hand(ADA), Pile::Deck(ADA));
    let deck = scene.pile(Pile::Deck(ADA));
    for (n, card) in deck.into_iter().enumerate() {
        let to = match n {
            0..2 => Pile::Hand(ADA),
            2..6 => Pile::Deck(ADA),
            _ => Pile::Discards(ADA),
        };
        piles::put(&mut scene.world, card, to, piles::Spot::Top);
    }
    assert_eq!(potion::cards(&scene.world, ADA), 9);
    scene.act(Act::Pass);
    assert_eq!(scene.ask(), Some(Ask::Revive));
    scene.dice(&[("red", 2)]).act(Act::Potion);
    assert_eq!(scene.hp("Ada"), 6, "half of 13");
    let sizes = [Pile::Hand(ADA), Pile::Deck(ADA), Pile::Discards(ADA), Pile::SetAside(ADA)];
    assert_eq!(sizes.map(|p| scene.pile(p).len()), [4, 5, 0, 2]);
    assert_eq!((scene.ask(), scene.prompt().who), (Some(Ask::Turn), ADA));
    assert!(scene.fighter("Ada").on_board);
    let potions = scene.world.resource::<Potions>();
    assert_eq!((potions.unused, potions.used), (1, 1));
}

/// With fewer than four cards no potion can be used (AT-REVV-06, AT-RUL-62).
#[test]
fn a_potion_needs_four_cards() {
    let mut scene = Scene::yard();
    scene.set_hp("Ada", 0);
    piles::put_all(&mut scene.world, Pile::Deck(ADA), Pile::SetAside(ADA));
    turn(&mut scene, "Ada");
    assert_eq!(scene.prompt().who, BEN);
    assert_eq!(potion::may_revive(&scene.world, ADA), Err("AT-REVV-06"));
}

/// A hero healed above 0 comes back where she fell, or beside it in a direction that is drawn
/// (AT-COND-14, AT-COND-15, AT-RUL-29, AT-RUL-38).
#[test]
fn who_is_healed_comes_back() {
    for taken in [false, true] {
        let mut scene = Scene::yard();
        turn(&mut scene, "Ben");
        scene.put("Ada", "b3").set_hp("Ada", 0);
        if taken {
            scene.put("Cid", "b3");
        }
        let card = scene.hand(BEN, &["toll-the-hour"])[0];
        let ada = scene.id("Ada");
        scene.play(BEN, card);
        if scene.ask() == Some(Ask::Target) {
            scene.act(Act::Fighter(ada));
        }
        assert!(scene.hp("Ada") > 0 && scene.fighter("Ada").on_board);
        let near = tactics::ground::distance(
            scene.fighter("Ada").base(),
            tactics::ground::Base::small(sq("b3")),
        );
        assert_eq!(near, u8::from(taken));
    }
}

/// The knock-out of a hero with no potion left fails the encounter at that moment, also where the
/// potions went for the line (AT-GOAL-12, AT-RUL-59, AT-EX-38, AT-EX-42).
#[test]
fn without_potions_a_knock_out_is_the_end() {
    for (left, failed) in [(0, true), (1, false)] {
        let mut scene = Scene::yard();
        scene.set_hp("Ada", 1);
        let used = 2 - left;
        *scene.world.resource_mut::<Potions>() = Potions { unused: left, used };
        turn_of_ada_into_the_race(&mut scene);
        assert_eq!(ending(&scene).is_some(), failed);
        assert_eq!(scene.hp("Ada"), 0);
    }
}

/// All heroes down fails it even with potions left (AT-GOAL-13, AT-RUL-60).
#[test]
fn all_down_is_the_end() {
    let mut scene = Scene::yard();
    scene.set_hp("Ada", 1).set_hp("Ben", 0).set_hp("Cid", 0);
    turn_of_ada_into_the_race(&mut scene);
    assert_eq!(ending(&scene), Some(Ending::Failure));
}

/// Ada's last point goes: the pack's mill race is laid before her.
fn turn_of_ada_into_the_race(scene: &mut Scene) {
    let race = tactics::rules::state::table::book(&scene.world).find_terrain("race").unwrap();
    let piece = tactics::ground::Piece { kind: race, squares: vec![sq("e2")], by: None };
    let mut field = scene.world.resource_mut::<tactics::rules::state::field::Field>();
    field.pieces.push(piece);
    tactics::rules::state::table::level(&mut scene.world);
    scene.put("Ada", "e1");
    if scene.offers(Act::Continue) && potion::left(&scene.world) == 0 {
        scene.act(Act::Continue);
        scene.to(Ask::Turn);
        while scene.prompt().who != ADA {
            scene.quiet();
        }
    } else {
        scene.line(&["Ada", "Ben", "Cid", "BM1", "BM1"]);
    }
    let card = scene.hand(ADA, &["basic-move"])[0];
    scene.put("Ada", "e1");
    scene.play(ADA, card).act(Act::Square(sq("e2")));
}

/// A hero knocked out in the own turn has no further action, and the card is discarded all the same
/// (AT-RUL-94, AT-RUL-96).
#[test]
fn who_falls_in_the_own_turn_is_done() {
    let mut scene = Scene::yard();
    scene.set_hp("Ada", 1);
    turn_of_ada_into_the_race(&mut scene);
    assert_eq!(scene.prompt().who, BEN);
    assert!(!scene.fighter("Ada").on_board);
    assert_eq!(scene.names(Pile::Discards(ADA)), ["basic-move"]);
    assert!(!tactics::rules::state::table::sheet(&scene.world, ADA).passed);
}
