//! Attacks, conditions, knock-out, potions.

use tactics::content::effect::{Change, Standing, Whom};
use tactics::content::words::{AttackKind, Condition, Who};
use tactics::content::{Amount, TacticsContent};
use tactics::rules::flow::prompt::{Act, Ask};
use tactics::rules::play::Ending;
use tactics::rules::state::piles::{self, Pile};
use tactics::rules::state::round::Potions;
use tactics::rules::turn::potion;

use super::scene::{ADA, BEN, Scene, YARD, sq, used};

fn turn<'a>(scene: &'a mut Scene, who: &str) -> &'a mut Scene {
    let mut line = vec![who];
    line.extend(["Ada", "Ben", "Cid"].iter().filter(|n| **n != who));
    line.extend(["BM1", "BM1"]);
    scene.line(&line)
}

fn ending(scene: &Scene) -> Option<Ending> {
    kernel::play::ended::<tactics::rules::family::Tactics>(&scene.world)
}

fn holds(change: Change) -> Standing {
    let whose = Whom { who: Who::Oneself, ..Whom::default() };
    Standing { whose, only_if: None, against: None, once: None, change }
}

/// A basic attack takes the dice and the range of the class; the sum is the damage (AT-ATK-01, AT-ATK-02,
/// AT-HERO-13, AT-EX-01, AT-EX-23), and until it is rolled it can be aimed anew.
#[test]
fn an_attack_deals_the_sum_of_its_dice() {
    let mut scene = Scene::yard();
    turn(&mut scene, "Ada");
    scene.put("Ada", "g3").put("MH1", "h4").put("MH2", "g2").put("BM1", "a7");
    let (one, other) = (scene.id("MH1"), scene.id("MH2"));
    let card = scene.hand(ADA, &["basic-attack"])[0];
    scene.play(ADA, card);
    assert_eq!(scene.options(), [Act::Fighter(one), Act::Fighter(other)]);
    scene.act(Act::Fighter(other));
    assert_eq!(scene.options(), [Act::Roll, Act::TakeBack]);
    scene.act(Act::TakeBack).act(Act::Fighter(one));
    scene.dice(&[("red", 2), ("red", 0)]).act(Act::Roll);
    assert_eq!(
        (scene.hp("MH1"), scene.hp("MH2")),
        (1, 3),
        "damage is counted for each (AT-SETUP-09)"
    );
}

/// An enemy without HP is removed (AT-COND-09, AT-COND-16); the boss gone, the encounter is won at that
/// very moment (AT-GOAL-04, AT-GOAL-06).
#[test]
fn the_boss_falls_and_nothing_more_is_played() {
    let mut scene = Scene::yard();
    turn(&mut scene, "Ada");
    scene.put("Ada", "c4").set_hp("BM1", 2);
    let card = scene.hand(ADA, &["basic-attack"])[0];
    scene.play(ADA, card).dice(&[("red", 4), ("red", 4)]).act(Act::Roll);
    assert_eq!(ending(&scene), Some(Ending::Plus), "in four rounds, as the bonus asks");
    assert_eq!(scene.hp("BM1"), 0);
    assert!(scene.pile(Pile::Hand(ADA)).is_empty(), "cards are home (AT-RUL-66)");
    assert!(scene.pile(Pile::Aside).is_empty() && scene.pile(Pile::Discards(ADA)).is_empty());
}

/// Weakened: half of the total, rounded down (AT-COND-02, AT-RUL-32, AT-EX-32).
#[test]
fn the_weakened_deal_half() {
    let mut scene = Scene::yard();
    turn(&mut scene, "Ada");
    scene.put("Ada", "c4").inflict("Ada", Condition::Weakened);
    let hp = scene.hp("BM1");
    let card = scene.hand(ADA, &["basic-attack"])[0];
    scene.play(ADA, card).dice(&[("red", 4), ("red", 1)]).act(Act::Roll);
    assert_eq!(scene.hp("BM1"), hp - 2);
}

/// An area hits friend and foe around its square, with one roll, in the order of whoever attacks
/// (AT-AOE-01, AT-AOE-02, AT-AOE-04 to AT-AOE-07, AT-RUL-07, AT-EX-28, AT-EX-29).
#[test]
fn an_area_hits_friends_too() {
    let rows = ["..........", "..........", "..........", "sss..H.HM.", "......H..."];
    let mut scene = Scene::on(&rows, |_| {});
    turn(&mut scene, "Ben");
    scene.put("Ben", "a2").put("Ada", "d3").put("Cid", "a5");
    let names = ["MH1", "MH2", "MH3"].map(|n| (scene.at(n), scene.id(n)));
    assert_eq!(names.clone().map(|n| n.0), ["f2", "h2", "g1"]);
    let card = scene.hand(BEN, &["peal"])[0];
    let (ada, hp) = (scene.id("Ada"), scene.hp("Ada"));
    scene.play(BEN, card);
    assert!(scene.offers(Act::Square(sq("e2"))), "an empty square is a target");
    scene.act(Act::Square(sq("e2"))).dice(&[("blue", 2)]).act(Act::Roll);
    assert_eq!(scene.ask(), Some(Ask::Order));
    assert_eq!(scene.options(), [Act::Fighter(ada), Act::Fighter(names[0].1)]);
    scene.act(Act::Fighter(names[0].1));
    assert_eq!((scene.hp("MH1"), scene.hp("Ada")), (1, hp - 2));
    assert!(scene.has("MH1", Condition::Weakened) && scene.has("Ada", Condition::Weakened));
    assert_eq!((scene.hp("MH2"), scene.hp("MH3")), (3, 3));
}

fn armored(n: i16) -> impl FnOnce(&mut TacticsContent) {
    move |content| {
        let hand = content.enemies.iter_mut().find(|e| e.code == "MH").unwrap();
        hand.standing.push(holds(Change::Taken(Amount::number(-n), AttackKind::Any)));
    }
}

/// Damage reduced to 0 inflicts nothing; with 1 left it does (AT-ATK-07, AT-ATK-08, AT-EX-31). An attack
/// whose own dice come to 0 still inflicts (AT-RUL-34).
#[test]
fn conditions_need_damage_that_is_left() {
    for (armor, shows, hp, weakened) in [(2, 2, 3, false), (1, 2, 2, true)] {
        let rows = ["..........", "sss..H..M."];
        let mut scene = Scene::on(&rows, armored(armor));
        turn(&mut scene, "Ben");
        scene.put("Ben", "c1");
        let card = scene.hand(BEN, &["peal"])[0];
        scene.play(BEN, card).act(Act::Square(sq("f1")));
        scene.dice(&[("blue", shows)]).act(Act::Roll);
        assert_eq!((scene.hp("MH1"), scene.has("MH1", Condition::Weakened)), (hp, weakened));
    }
}

/// A second attack is made after the first is resolved, at somebody else if the first target died, and
/// may be declined (AT-ATK-04, AT-ATK-05, AT-ATK-06, AT-RUL-86).
#[test]
fn a_second_attack_follows_the_first() {
    let double = |content: &mut TacticsContent| {
        let card = content.cards.iter_mut().find(|c| c.id == "long-reach").unwrap();
        let one = card.ways[0][0].clone();
        card.ways = vec![[one.clone(), one].into_iter().collect()];
    };
    let mut scene = Scene::on(&["..........", "sss.H.H.M."], double);
    turn(&mut scene, "Ada");
    scene.put("Ada", "c1").put("MH2", "e2").put("Ben", "a2").put("Cid", "a1");
    let (one, two) = (scene.id("MH1"), scene.id("MH2"));
    let card = scene.hand(ADA, &["long-reach"])[0];
    scene.play(ADA, card).act(Act::Fighter(one));
    scene.dice(&[("red", 2), ("red", 2)]).act(Act::Roll);
    assert_eq!(scene.hp("MH1"), 0);
    assert_eq!(scene.options(), [Act::Fighter(two), Act::Continue]);
    scene.act(Act::Continue);
    assert_eq!(scene.hp("MH2"), 3);
    assert_eq!(scene.names(Pile::Discards(ADA)), ["long-reach"]);
}

/// A heal without a range is for oneself and asks nobody; it never exceeds the maximum (AT-EX-27,
/// AT-HEAL-02, AT-HEAL-04, AT-SETUP-22); with one it can be aimed at oneself too (AT-HEAL-03, AT-EX-30).
#[test]
fn heals_reach_whom_they_say() {
    let mut scene = Scene::yard();
    scene.set_hp("Ben", 7).set_hp("Ada", 4);
    turn(&mut scene, "Ben");
    scene.put("Ada", "b2");
    let cards = scene.hand(BEN, &["mend", "toll-the-hour"]);
    scene.dice(&[("blue", 1)]).play(BEN, cards[0]);
    assert_eq!(scene.hp("Ben"), 9);
    let (ada, ben) = (scene.id("Ada"), scene.id("Ben"));
    scene.play(BEN, cards[1]);
    assert!(scene.offers(Act::Fighter(ada)) && scene.offers(Act::Fighter(ben)));
    scene.dice(&[("blue", 3), ("blue", 3)]).act(Act::Fighter(ben));
    assert_eq!((scene.hp("Ben"), scene.hp("Ada")), (11, 4));
}

/// An invisible figure is nobody's target, but an area reaches it (AT-COND-05, AT-COND-06, AT-RUL-10).
#[test]
fn the_invisible_cannot_be_targeted() {
    let mut scene = Scene::on(&["..........", "sss..H..M."], |_| {});
    scene.inflict("MH1", Condition::Invisible);
    turn(&mut scene, "Ben");
    scene.put("Ben", "d1");
    let cards = scene.hand(BEN, &["basic-attack", "peal"]);
    assert_eq!(scene.refused(used(BEN, cards[0], 0)), "AT-RUL-98");
    scene.play(BEN, cards[1]).act(Act::Square(sq("f1")));
    scene.dice(&[("blue", 1)]).act(Act::Roll);
    assert_eq!(scene.hp("MH1"), 2);
}

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
    let piece = tactics::ground::Piece { kind: race, squares: vec![sq("e2")] };
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

/// A minion that comes back when it is defeated stands on its square with full HP before anything else
/// (AT-RUL-93, AT-EX-15).
#[test]
fn a_minion_comes_back_at_once() {
    use tactics::content::effect::{Effect, Fate, Instead, Spot, Target};
    let back = |content: &mut TacticsContent| {
        let hand = content.enemies.iter_mut().find(|e| e.code == "MH").unwrap();
        let full = Effect::Heal("max hp".parse().unwrap(), Target::oneself());
        let start = Effect::Place { to: Spot::Start, target: Target::oneself() };
        let whose = Whom { who: Who::Oneself, ..Whom::default() };
        let does = [full, start].into_iter().collect();
        hand.instead.push(Instead { of: Fate::Falls, whose, only_if: None, does });
    };
    let mut scene = Scene::on(&YARD, back);
    turn(&mut scene, "Ada");
    let start = scene.at("MH1");
    scene.put("MH1", "c2").put("Ada", "c1");
    let card = scene.hand(ADA, &["basic-attack"])[0];
    scene.play(ADA, card).dice(&[("red", 4), ("red", 4)]).act(Act::Roll);
    assert_eq!((scene.hp("MH1"), scene.at("MH1")), (3, start));
    assert!(scene.fighter("MH1").on_board);
}

/// A Response is played after its event, outside the owner's turn and for no action; one for each event
/// (AT-ACTN-16, AT-ACTN-17, AT-RUL-50), and with Remove it is set aside (AT-ACTN-18).
#[test]
fn a_response_answers_an_attack() {
    let mut scene = Scene::yard();
    scene.put("Ada", "c4").put("Ben", "d4").put("Cid", "j1");
    let cards = scene.hand(ADA, &["not-her", "not-her"]);
    scene.hand(BEN, &[]);
    scene.hand(super::scene::CID, &[]);
    scene.set_hp("Ben", 11);
    scene.boss("miller-7");
    let ben = scene.hp("Ben");
    scene.set_hp("Ada", 13);
    scene.line(&["BM1", "Ada", "Ben", "Cid", "BM1"]);
    assert_eq!((scene.ask(), scene.prompt().who), (Some(Ask::Window), ADA));
    assert_eq!(scene.options().len(), 3, "either of two, or none");
    scene.act(used(ADA, cards[0], 0));
    assert_eq!(scene.names(Pile::SetAside(ADA)), ["not-her"]);
    assert_eq!(scene.hp("Ben"), ben, "the attack is ignored (AT-ATK-09)");
    // The card has him do it twice: another event.
    assert_eq!(scene.ask(), Some(Ask::Window));
}
