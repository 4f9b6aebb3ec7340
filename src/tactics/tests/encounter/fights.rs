//! Attacks, conditions, knock-out, potions.

use tactics::content::effect::{Change, Standing, Whom};
use tactics::content::words::{AttackKind, Condition, Outcome, Who};
use tactics::content::{Amount, TacticsContent};
use tactics::rules::flow::prompt::{Act, Ask};
use tactics::rules::play::Ending;
use tactics::rules::state::piles::{self, Pile};
use tactics::rules::state::round::Potions;

use super::scene::{ADA, BEN, Scene, YARD, sq, used};

pub fn turn<'a>(scene: &'a mut Scene, who: &str) -> &'a mut Scene {
    let mut line = vec![who];
    line.extend(["Ada", "Ben", "Cid"].iter().filter(|n| **n != who));
    line.extend(["BM1", "BM1"]);
    scene.line(&line)
}

/// How the encounter has ended, once it has; what follows it is still asked.
pub fn ending(scene: &Scene) -> Option<Ending> {
    tactics::rules::state::table::outcome(&scene.world).map(|outcome| match outcome {
        Outcome::Failure => Ending::Failure,
        Outcome::Success => Ending::Success,
        Outcome::Plus => Ending::Plus,
    })
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

fn hauling(content: &mut TacticsContent) {
    use tactics::content::effect::{Effect, Target};
    use tactics::content::words::{Until, Way};
    let boss = content.enemies.iter_mut().find(|e| e.code == "BM").unwrap();
    boss.passive.clear();
    boss.prefers = tactics::content::effect::Prefer::Closest;
    let none = || std::sync::Arc::from([]);
    boss.then = [
        Effect::Inflict(Condition::Slowed, Target::it(), Until::Cleanup),
        Effect::Shove {
            n: Amount::number(1),
            way: Way::Toward,
            target: Target::it(),
            stopped: none(),
        },
    ]
    .into_iter()
    .collect();
}

/// An ignored attack is rolled, hurts nobody and inflicts nothing; what does not depend on damage
/// happens all the same (AT-ATK-09, AT-RUL-35, AT-EX-43).
#[test]
fn an_ignored_attack_still_pulls() {
    for ignored in [false, true] {
        let mut scene = Scene::on(&YARD, hauling);
        scene.put("Ada", "c3").put("Ben", "c2").put("Cid", "j1").put("BM1", "c5");
        for seat in [0, 1, 2] {
            scene.hand(kernel::ids::SeatId(seat), &[]);
        }
        let card = scene.hand(BEN, &["not-her"])[0];
        scene.put("MH1", "j7").put("MH2", "j6").boss("miller-1");
        scene.set_hp("Ada", 10);
        scene.dice(&[("red", 2), ("red", 2)]).line(&["BM1", "Ada", "Ben", "Cid", "BM1"]);
        let (hp, answer) = match ignored {
            true => (10, used(BEN, card, 0)),
            false => (6, Act::Continue),
        };
        assert_eq!(scene.ask(), Some(Ask::Window));
        scene.act(answer);
        assert_eq!((scene.hp("Ada"), scene.has("Ada", Condition::Slowed)), (hp, !ignored));
        assert_eq!(scene.at("Ada"), "c4", "pulled next to the boss");
    }
}

/// A card that is being played lies in no pile: it is not reshuffled by what it draws (AT-ACTN-19,
/// AT-ROUND-04, AT-RUL-43, AT-RUL-94, AT-EX-44).
#[test]
fn a_card_being_played_is_not_reshuffled() {
    use tactics::content::effect::{Effect, Target};
    let draws = |content: &mut TacticsContent| {
        let card = content.cards.iter_mut().find(|c| c.id == "mend").unwrap();
        let draw = Effect::Draw(Amount::number(2), Target::oneself());
        card.ways = vec![[draw].into_iter().collect()];
    };
    let mut scene = Scene::on(&YARD, draws);
    turn(&mut scene, "Ben");
    let card = scene.hand(BEN, &["mend", "peal", "peal", "peal"])[0];
    let deck = scene.pile(Pile::Deck(BEN));
    for card in &deck[1..] {
        piles::put(&mut scene.world, *card, Pile::SetAside(BEN), piles::Spot::Top);
    }
    scene.play(BEN, card);
    assert_eq!(scene.pile(Pile::Hand(BEN)).len(), 4, "one card was there to draw");
    assert_eq!(scene.names(Pile::Discards(BEN)), ["mend"]);
    assert!(scene.pile(Pile::Deck(BEN)).is_empty());
}

/// The main objective alone is a success; without the bonus it is no more (AT-GOAL-02, AT-GOAL-05,
/// AT-GOAL-06, AT-RUL-58); after an encounter used potions can be used again (AT-REVV-08).
#[test]
fn the_bonus_decides_between_success_and_plus() {
    for (round, expected) in [(4, Ending::Plus), (5, Ending::Success)] {
        let mut scene = Scene::yard();
        scene.act(Act::Potion);
        turn(&mut scene, "Ada");
        scene.world.resource_mut::<tactics::rules::state::round::Round>().number = round;
        scene.put("Ada", "c4").set_hp("BM1", 1);
        let card = scene.hand(ADA, &["basic-attack"])[0];
        scene.play(ADA, card).dice(&[("red", 1), ("red", 1)]).act(Act::Roll);
        assert_eq!(ending(&scene), Some(expected));
        let potions = scene.world.resource::<Potions>();
        assert_eq!((potions.unused, potions.used), (2, 0));
    }
}

/// Dice abilities let some dice be rolled again, before anything else changes the roll (AT-ABIL-03,
/// AT-RUL-91).
#[test]
fn dice_abilities_reroll() {
    let mut scene = Scene::yard();
    turn(&mut scene, "Ada");
    scene.give("steady-hand", Pile::Board(ADA), ADA);
    scene.put("Ada", "c4");
    let hp = scene.hp("BM1");
    let card = scene.hand(ADA, &["basic-attack"])[0];
    scene.play(ADA, card).dice(&[("red", 0), ("red", 2), ("red", 4)]).act(Act::Roll);
    assert_eq!(
        (scene.ask(), scene.options()),
        (Some(Ask::Rolled), vec![Act::Die(0), Act::Continue])
    );
    scene.act(Act::Die(0));
    assert_eq!(scene.hp("BM1"), hp - 6);
}

/// Going back leads to where one was, and doing it again to where one had come (every digest).
#[test]
fn decisions_can_be_taken_back() {
    use kernel::history::{redo, undo};
    use kernel::truth::digest;
    use tactics::rules::family::Tactics;
    let mut scene = Scene::yard();
    let mut marks = vec![digest::<Tactics>(&scene.world)];
    for _ in 0..30 {
        scene.quiet();
        marks.push(digest::<Tactics>(&scene.world));
    }
    for mark in marks.iter().rev().skip(1) {
        assert!(undo::<Tactics>(&mut scene.world));
        assert_eq!(digest::<Tactics>(&scene.world), *mark);
    }
    for mark in &marks[1..] {
        assert!(redo::<Tactics>(&mut scene.world));
        assert_eq!(digest::<Tactics>(&scene.world), *mark);
    }
}
