//! Heroes' turns: actions, cards, equipment, moving.

use tactics::content::words::Condition;
use tactics::rules::flow::prompt::{Act, Ask};
use tactics::rules::state::piles::Pile;

use super::scene::{ADA, BEN, Scene, sq, used};

fn first(scene: &mut Scene) -> &mut Scene {
    scene.line(&["Ada", "Ben", "Cid", "BM1", "BM1"])
}

/// Two actions, of the same kind if one likes, and no third (AT-ACTN-01, AT-ACTN-02, AT-ACTN-03).
#[test]
fn a_turn_has_two_actions() {
    let mut scene = Scene::yard();
    first(&mut scene);
    let cards = scene.hand(ADA, &["basic-move", "basic-move", "basic-move"]);
    for card in &cards[..2] {
        scene.play(ADA, *card);
        assert_eq!(scene.ask(), Some(Ask::Move));
        scene.quiet();
    }
    assert_eq!(scene.prompt().who, BEN, "with nothing left but to end it, the turn ends");
    assert_eq!(scene.names(Pile::Discards(ADA)), ["basic-move", "basic-move"]);
}

/// With no action left the rest is refused by its rule; a Free card is not (AT-ACTN-01, AT-ACTN-14).
#[test]
fn free_cards_cost_no_action() {
    let mut scene = Scene::yard();
    scene.line(&["Ben", "Ada", "Cid", "BM1", "BM1"]);
    let cards = scene.hand(BEN, &["basic-move", "basic-move", "call-over", "peal"]);
    scene.put("Ben", "c2");
    scene.play(BEN, cards[0]).quiet().play(BEN, cards[1]).quiet();
    assert_eq!(scene.refused(Act::DiscardToMove(cards[3])), "AT-ACTN-01");
    assert!(scene.offers(used(BEN, cards[2], 0)));
    scene.play(BEN, cards[2]);
    let ada = scene.id("Ada");
    scene.act(Act::Fighter(ada));
    assert_eq!((scene.ask(), scene.prompt().who), (Some(Ask::Move), ADA));
}

/// Discarding any card moves by half the basic movement, rounded down (AT-ACTN-06, AT-ACTN-10,
/// AT-RUL-23, AT-RUL-49, AT-EX-32).
#[test]
fn a_discarded_card_moves_by_half() {
    let mut scene = Scene::on(&super::scene::YARD, |content| content.classes[0].movement = 5);
    first(&mut scene);
    let card = scene.hand(ADA, &["not-her"])[0];
    scene.put("Ada", "e1").put("Ben", "a1").put("Cid", "a2");
    scene.act(Act::DiscardToMove(card));
    assert!(scene.offers(Act::Square(sq("g1"))) && !scene.offers(Act::Square(sq("h1"))));
    assert_eq!(scene.refused(Act::Square(sq("g2"))), "AT-MOVE-01");
    scene.act(Act::Square(sq("f2")));
    assert_eq!(scene.at("Ada"), "f2");
    assert_eq!(scene.names(Pile::Discards(ADA)), ["not-her"]);
}

/// Equipment goes to its slot, what was there to the discard pile; a feature only to an empty slot
/// (AT-ACTN-07, AT-ACTN-08, AT-ACTN-09, AT-EQUP-02).
#[test]
fn equipment_takes_the_place_of_the_old() {
    let mut scene = Scene::yard();
    first(&mut scene);
    scene.give("mill-bill", Pile::Board(ADA), ADA);
    scene.give("oath", Pile::Board(ADA), ADA);
    let cards = scene.hand(ADA, &["mill-bill", "oath"]);
    assert_eq!(scene.refused(Act::Prepare(cards[1])), "AT-ACTN-09");
    scene.act(Act::Equip(cards[0]));
    assert_eq!(scene.names(Pile::Discards(ADA)), ["mill-bill"]);
    assert!(scene.pile(Pile::Board(ADA)).contains(&cards[0]));
}

/// A card with a blue line is played by one of its ways (AT-ACTN-12); what could do nothing is refused
/// (AT-RUL-98): nobody is hurt, so nothing can be healed.
#[test]
fn one_way_of_several_and_none_that_does_nothing() {
    let mut scene = Scene::yard();
    scene.line(&["Ben", "Ada", "Cid", "BM1", "BM1"]);
    let card = scene.hand(BEN, &["toll-the-hour"])[0];
    scene.put("Ben", "g2");
    assert_eq!(scene.refused(used(BEN, card, 0)), "AT-RUL-98");
    assert!(scene.offers(used(BEN, card, 1)));
    scene.set_hp("Ada", 5).put("Ada", "f2").put("Cid", "a1");
    assert!(scene.offers(used(BEN, card, 0)), "now somebody is hurt");
    scene.act(used(BEN, card, 1));
    assert_eq!(scene.ask(), Some(Ask::Target));
}

/// A hero may pass only at the start of the turn (AT-ACTN-01, AT-ACTN-15, AT-RUL-45).
#[test]
fn a_turn_that_was_begun_is_not_passed() {
    let mut scene = Scene::yard();
    first(&mut scene);
    let cards = scene.hand(ADA, &["basic-move", "basic-move"]);
    assert!(scene.offers(Act::Pass) && !scene.offers(Act::EndTurn));
    scene.play(ADA, cards[0]).quiet();
    assert!(scene.offers(Act::EndTurn));
    assert_eq!(scene.refused(Act::Pass), "AT-RUL-45");
}

/// A move goes to every square within its points, nowhere diagonally, through nobody and onto nobody
/// (AT-MOVE-01, AT-MOVE-02, AT-MOVE-03, AT-MOVE-05, AT-MOVE-06, AT-EX-01, AT-EX-17).
#[test]
fn a_basic_move_reaches_what_it_can() {
    let mut scene = Scene::on(&[".......", ".......", ".......", "sss...M"], |_| {});
    first(&mut scene);
    scene.put("Ada", "a1").put("Ben", "b1").put("Cid", "b3");
    let card = scene.hand(ADA, &["basic-move"])[0];
    scene.play(ADA, card);
    let ends: Vec<String> = scene
        .options()
        .iter()
        .filter_map(|a| if let Act::Square(sq) = a { Some(sq.to_string()) } else { None })
        .collect();
    assert_eq!(ends, ["a1", "c1", "a2", "b2", "c2", "d2", "a3", "c3", "a4", "b4"]);
    assert_eq!(scene.refused(Act::Square(sq("b1"))), "AT-RUL-14");
    // A waypoint and what is left of the points (AT-ACTN-20).
    scene.act(Act::Via(sq("b2")));
    assert_eq!((scene.ask(), scene.at("Ada")), (Some(Ask::Move), "b2".into()));
    assert!(scene.offers(Act::Square(sq("c3"))) && !scene.offers(Act::Square(sq("d3"))));
    scene.act(Act::Square(sq("c2")));
    assert_eq!(scene.at("Ada"), "c2");
}

/// An obstacle costs two points, and one point does not enter it (AT-OBST-01, AT-OBST-02, AT-EX-20);
/// nobody enters a wall (AT-OBST-04).
#[test]
fn obstacles_cost_two() {
    let mut scene = Scene::on(&["##########", "sss.o....M"], |_| {});
    first(&mut scene);
    scene.put("Ada", "c1");
    let cards = scene.hand(ADA, &["basic-move", "basic-move"]);
    scene.play(ADA, cards[0]);
    assert!(scene.offers(Act::Square(sq("f1"))) && !scene.offers(Act::Square(sq("g1"))));
    assert_eq!(scene.refused(Act::Square(sq("c2"))), "AT-OBST-04");
    scene.act(Act::Via(sq("d1")));
    scene.act(Act::Square(sq("e1")));
    assert_eq!(scene.at("Ada"), "e1");
}

/// Slowed: one point a move, so that no obstacle is entered (AT-COND-01, AT-RUL-33).
#[test]
fn the_slowed_go_one_square_at_a_time() {
    let mut scene = Scene::on(&["..........", "sss.o....M"], |_| {});
    first(&mut scene);
    scene.put("Ada", "d1").inflict("Ada", Condition::Slowed);
    let cards = scene.hand(ADA, &["basic-move", "basic-move"]);
    scene.play(ADA, cards[0]);
    assert!(!scene.offers(Act::Square(sq("e1"))) && scene.offers(Act::Square(sq("d2"))));
    scene.act(Act::Square(sq("d2"))).play(ADA, cards[1]).act(Act::Square(sq("e2")));
    assert_eq!(scene.at("Ada"), "e2");
}

/// What entering a square sets off happens there, and the move goes on with what is left (AT-RUL-104);
/// the cheapest route that sets off least is walked.
#[test]
fn entering_a_square_sets_off_what_lies_there() {
    let mut scene = Scene::on(&["##########", "sss.~....M"], |_| {});
    first(&mut scene);
    scene.put("Ada", "d1");
    let hp = scene.hp("Ada");
    let card = scene.hand(ADA, &["basic-move"])[0];
    scene.play(ADA, card).act(Act::Square(sq("g1")));
    assert_eq!((scene.hp("Ada"), scene.at("Ada")), (hp - 1, "g1".into()));
    let mut scene = Scene::on(&["..........", "sss.~....M"], |_| {});
    first(&mut scene);
    scene.put("Ada", "d1");
    let card = scene.hand(ADA, &["basic-move"])[0];
    scene.play(ADA, card).act(Act::Square(sq("e2")));
    assert_eq!(scene.hp("Ada"), hp, "there is a way around as cheap");
}
