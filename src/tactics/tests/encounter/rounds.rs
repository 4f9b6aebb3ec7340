//! Set-up and rounds.

use tactics::content::words::Condition;
use tactics::rules::flow::cue::{Cue, Lost};
use tactics::rules::flow::prompt::{Act, Ask};
use tactics::rules::state::piles::{self, Pile};
use tactics::rules::state::round::{Potions, Round};
use tactics::rules::turn::potion;

use super::scene::{ADA, BEN, CID, Scene, begun};

/// A hero starts on a free square of the area, then North is laid, then everything else (AT-SETUP-02,
/// AT-SETUP-03, AT-SETUP-28, AT-RUL-11, AT-RUL-14, AT-RUL-109).
#[test]
fn the_set_up_asks_in_its_order() {
    let world = begun(4, 3);
    let mut scene = Scene { world };
    let first = scene.options();
    assert_eq!((scene.ask(), scene.prompt().who), (Some(Ask::StartSquare), ADA));
    scene.act(first[0]);
    assert!(!scene.offers(first[0]), "the square is taken");
    assert_eq!(scene.refused(first[0]), "AT-RUL-14");
    scene.quiet().quiet().quiet();
    assert_eq!((scene.ask(), scene.prompt().who), (Some(Ask::Compass), ADA));
    assert_eq!(scene.options().len(), 4);
    scene.quiet();
    assert_eq!(scene.ask(), Some(Ask::FillBoard));
    // One board has room for the feature and the passive; the feature may be shuffled in instead
    // (AT-SETUP-13, AT-SETUP-15, AT-SETUP-17, AT-EX-12).
    let count = |f: fn(&Act) -> bool| scene.options().iter().filter(|a| f(a)).count();
    assert_eq!(count(|a| matches!(a, Act::Slot(_))), 2);
    assert_eq!(count(|a| matches!(a, Act::ShuffleIn(_))), 1);
}

/// A new hero has eleven cards and draws four of them (AT-HERO-07, AT-ROUND-02, AT-ROUND-03, AT-EX-02,
/// AT-RUL-42); the potions are those of the difficulty (AT-SORT-16, AT-EX-10).
#[test]
fn heroes_begin_with_eleven_cards_and_four_in_hand() {
    let scene = Scene::yard();
    for seat in [ADA, BEN, CID] {
        let (hand, deck) = (scene.pile(Pile::Hand(seat)), scene.pile(Pile::Deck(seat)));
        assert_eq!((hand.len(), deck.len()), (4, 7));
    }
    assert_eq!(scene.world.resource::<Potions>().unused, 2);
    let tokens = scene.world.resource::<Round>().line.len();
    assert_eq!(tokens, 3 + 2, "one for each hero, two for the boss, none for minions");
    // AT-SETUP-11, AT-SETUP-12, AT-ROUND-07, AT-ROUND-20.
}

/// The first hand may go back whole, once (AT-ROUND-05, AT-ROUND-06, AT-RUL-44).
#[test]
fn a_mulligan_is_taken_once() {
    let mut scene = Scene { world: begun(3, 5) };
    scene.to(Ask::Mulligan);
    let seat = scene.prompt().who;
    scene.act(Act::Yes);
    assert_eq!(scene.pile(Pile::Hand(seat)).len(), 4);
    assert_ne!(scene.prompt().who, seat);
    scene.to(Ask::Cleanup);
    let asked = scene.cues().iter().filter(|c| matches!(c, Cue::Round { .. })).count();
    assert_eq!(asked, 1);
}

/// An empty deck is made of the discard pile, and with both empty the draw stops (AT-ROUND-04,
/// AT-RUL-43).
#[test]
fn an_empty_deck_is_made_of_the_discards() {
    let mut scene = Scene::yard();
    piles::put_all(&mut scene.world, Pile::Deck(ADA), Pile::Discards(ADA));
    piles::put_all(&mut scene.world, Pile::Hand(ADA), Pile::Discards(ADA));
    tactics::rules::hand::fill(&mut scene.world, ADA);
    assert_eq!(scene.pile(Pile::Hand(ADA)).len(), 4);
    assert!(scene.pile(Pile::Discards(ADA)).is_empty());
    piles::put_all(&mut scene.world, Pile::Deck(ADA), Pile::SetAside(ADA));
    assert_eq!(tactics::rules::hand::draw(&mut scene.world, ADA), None);
}

/// Potions redo the line until none is left (AT-ROUND-08, AT-REVV-09, AT-RUL-52, AT-RUL-107).
#[test]
fn a_potion_lays_the_line_out_anew() {
    let mut scene = Scene::yard();
    scene.act(Act::Potion);
    assert_eq!((scene.ask(), potion::left(&scene.world)), (Some(Ask::Redo), 1));
    scene.act(Act::Potion);
    assert_ne!(scene.ask(), Some(Ask::Redo), "no potion is left to ask for");
    let potions = scene.world.resource::<Potions>();
    assert_eq!((potions.unused, potions.used), (0, 2));
}

/// Turns go by the line; in Cleanup everybody may discard one card, who has passed the whole hand
/// (AT-ROUND-09, AT-ROUND-15, AT-ROUND-16, AT-ROUND-19, AT-RUL-45, AT-RUL-85).
#[test]
fn who_has_passed_may_discard_the_whole_hand() {
    let mut scene = Scene::yard();
    scene.line(&["Ben", "Ada", "Cid", "BM1", "BM1"]);
    assert_eq!((scene.ask(), scene.prompt().who), (Some(Ask::Turn), BEN));
    scene.act(Act::Pass);
    assert_eq!(scene.prompt().who, ADA);
    let card = scene.hand(ADA, &["shoulder", "brace", "basic-move"])[0];
    scene.act(Act::DiscardToMove(card)).quiet().act(Act::EndTurn);
    scene.to(Ask::Cleanup);
    assert_eq!(scene.prompt().who, ADA);
    assert_eq!(scene.refused(Act::WholeHand), "AT-ROUND-16");
    let one = scene.pile(Pile::Hand(ADA))[0];
    scene.act(Act::Card(one));
    assert_eq!(scene.pile(Pile::Hand(ADA)).len(), 1, "one card at most");
    assert_eq!(scene.prompt().who, BEN);
    scene.act(Act::WholeHand);
    assert!(scene.pile(Pile::Hand(BEN)).is_empty());
}

/// Stunned: the turn is lost with the mark, which is no pass (AT-COND-03, AT-RUL-30, AT-RUL-90,
/// AT-EX-41).
#[test]
fn a_stunned_hero_loses_the_turn_and_has_not_passed() {
    let mut scene = Scene::yard();
    scene.inflict("Ada", Condition::Stunned);
    scene.line(&["Ada", "Ben", "Cid", "BM1", "BM1"]);
    assert_eq!(scene.prompt().who, BEN);
    assert!(!scene.has("Ada", Condition::Stunned));
    let lost = scene.cues();
    let ada = scene.id("Ada");
    assert!(lost.contains(&Cue::Lost { who: ada, why: Lost::Stunned }));
    scene.to(Ask::Cleanup);
    assert!(!scene.offers(Act::WholeHand));
}

/// A boss with two tokens that is stunned skips only the next of its turns, and reveals no card on it
/// (AT-COND-04, AT-RUL-31, AT-EX-33).
#[test]
fn a_stunned_boss_skips_one_of_two_turns() {
    let mut scene = Scene::yard();
    scene.inflict("BM1", Condition::Stunned);
    scene.line(&["BM1", "Ada", "BM1", "Ben", "Cid"]);
    assert_eq!(scene.prompt().who, ADA);
    assert!(scene.pile(Pile::BossDiscards(0)).is_empty());
    scene.boss("miller-2").act(Act::Pass);
    scene.to(Ask::Cleanup);
    assert_eq!(scene.pile(Pile::BossDiscards(0)).len(), 1);
    assert!(!scene.has("BM1", Condition::Stunned));
}

/// Conditions go in Cleanup (AT-ROUND-17, AT-COND-07).
#[test]
fn conditions_go_in_cleanup() {
    let mut scene = Scene::yard();
    scene.inflict("Ada", Condition::Weakened).inflict("MH1", Condition::Slowed);
    scene.line(&["Ada", "Ben", "Cid", "BM1", "BM1"]);
    scene.to(Ask::Cleanup);
    assert!(scene.has("Ada", Condition::Weakened));
    scene.to(Ask::Redo);
    assert!(!scene.has("Ada", Condition::Weakened) && !scene.has("MH1", Condition::Slowed));
    assert_eq!(scene.world.resource::<Round>().number, 2);
}
