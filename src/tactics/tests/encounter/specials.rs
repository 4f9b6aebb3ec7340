//! What the special rules of the campaign's evenings say, read from their printed text: chapters 2 to 7 and
//! 34 to 37. Those of chapters 8 to 31 stand in `evenings`, the later ones in `specials_late`.

use tactics::content::words::Condition;
use tactics::ground::{Cells, Sq};
use tactics::rules::effect::standing;
use tactics::rules::flow::cue::Cue;
use tactics::rules::flow::prompt::{Act, Ask};
use tactics::rules::state::ids::{SeatId, Source};
use tactics::rules::state::piles::Pile;
use tactics::rules::state::round::Round;
use tactics::rules::state::table;

use super::scene::{Scene, sq};

const FIRST: SeatId = SeatId(0);

/// A power of the chapter, used by the first hero.
fn power(n: u8) -> Act {
    Act::Use { hero: FIRST, of: Source::Chapter, power: n, with: None }
}

/// The names of the three heroes.
fn three(scene: &Scene) -> [String; 3] {
    [0, 1, 2].map(|n| scene.hero(SeatId(n)))
}

/// How many squares lie between two by steps.
fn steps(a: Sq, b: Sq) -> u8 {
    let (dx, dy) = a.to(b);
    dx.unsigned_abs() + dy.unsigned_abs()
}

/// 2: a writ costs 1 point more at the first step of each move. Beside a brazier an action burns the writs of
/// all who stand there; beside the toll-bar it lifts that; beside a chest it empties it, for gold later.
#[test]
fn writs_are_dear_until_they_are_burnt() {
    let mut scene = Scene::evening("nobody-passes-free");
    let [nan, tam, sel] = three(&scene);
    scene.put(&nan, "c3").put(&tam, "b3").put(&sel, "c8");
    for (who, n) in [(&nan, 2), (&tam, 1), (&sel, 1)] {
        scene.says(who, &format!("[Put(\"writ\", {n}, (who: Self))]"));
    }
    let farthest = |scene: &mut Scene| {
        let card = scene.hand(FIRST, &["basic-move"])[0];
        scene.play(FIRST, card);
        let squares = scene.options().into_iter().filter_map(|a| match a {
            Act::Square(to) => Some(steps(sq("c3"), to)),
            _ => None,
        });
        let far = squares.max().unwrap();
        scene.act(Act::Square(sq("c3"))).to(Ask::Turn);
        far
    };
    let usual = u8::try_from(standing::movement(&scene.world, scene.id(&nan))).unwrap();
    assert_eq!(farthest(&mut scene), usual - 2, "two writs");
    scene.act(power(0)).to(Ask::Turn);
    let left = |scene: &Scene| [&nan, &tam, &sel].map(|who| scene.tokens(who, "writ"));
    assert_eq!(left(&scene), [0, 0, 1], "the third does not stand there");

    let mut scene = Scene::evening("nobody-passes-free");
    scene.put(&nan, "g7");
    assert_eq!(scene.terrain("toll-bar").len(), 2);
    scene.act(power(1)).to(Ask::Turn);
    assert!(scene.terrain("toll-bar").is_empty());
    scene.put(&nan, "n9");
    scene.act(power(2)).first_ones();
    assert_eq!((scene.terrain("chest").len(), scene.counter("takings")), (1, 1));
}

/// 3: a scarecrow that no hero sees when a boss card activates it is activated twice, one that is seen once;
/// beside it an action turns its face to the hedge.
#[test]
fn scarecrows_act_twice_while_nobody_looks() {
    for seen in [true, false] {
        let mut scene = Scene::evening("scarecrow-parliament");
        let [nan, tam, sel] = three(&scene);
        scene.put(&nan, "a1").put(&tam, "b1").put(&sel, "a2");
        let others = ["SC2", "SC3", "CR1"];
        for other in others {
            scene.set_hp(other, 0);
        }
        let free: Vec<Sq> = table::free(&scene.world).iter().collect();
        let looked_at = |scene: &Scene| [&nan, &tam, &sel].iter().any(|h| scene.sees(h, "SC1"));
        let place = free.into_iter().find(|at| {
            scene.put("SC1", &at.to_string());
            looked_at(&scene) == seen && steps(sq("a1"), *at) > 14
        });
        scene.put("SC1", &place.unwrap().to_string()).boss("ayes-to-the-right");
        scene.cues();
        scene
            .world
            .resource_mut::<kernel::cues::Cues<tactics::rules::family::Tactics>>()
            .listening = true;
        scene.says("SS1", "[BossCard]").first_ones();
        let who = scene.id("SC1");
        let moved = |c: &Cue| matches!(c, Cue::Reason { who: w, .. } if *w == who);
        let reasons = scene.cues().iter().filter(|c| moved(c)).count();
        assert_eq!(scene.counter("unseen"), i32::from(!seen));
        assert!(reasons >= if seen { 1 } else { 2 }, "{reasons}");
    }
    let mut scene = Scene::evening("scarecrow-parliament");
    let nan = scene.hero(FIRST);
    scene.put("SC1", "c3").put(&nan, "e3");
    assert!(!scene.offers(power(0)));
    scene.put(&nan, "d4").act(power(0)).to(Ask::Turn);
    assert!(scene.has("SC1", Condition::Stunned));
}

/// 7: nobody changes the order of the line, and the bier is not borne before the chain is broken.
#[test]
fn the_bier_is_in_irons() {
    let mut scene = Scene::evening("ditchwater-lane");
    // No potion redoes the line: it is not asked.
    let seat = scene.prompt().who;
    let (who, bier) = (scene.hero(seat), sq(&scene.at("BI")));
    let free = table::free(&scene.world) | Cells::one(sq(&scene.at(&who)));
    let beside = (free & Cells::one(bier).around(1)).iter().next().unwrap().to_string();
    scene.put(&who, &beside);
    let line = |scene: &Scene| scene.world.resource::<Round>().line.clone();
    let before = line(&scene);
    scene.says(&who, "[Initiative(Last, (who: Self))]");
    assert_eq!(line(&scene), before, "the Sergeant has written it down");
    let bears = |scene: &mut Scene| {
        let card = scene.give("basic-move", Pile::Hand(seat), seat);
        scene.play(seat, card);
        let borne = scene.ask() == Some(Ask::Window);
        while scene.ask() != Some(Ask::Turn) {
            let stay = Act::Square(sq(&beside));
            if scene.offers(stay) {
                scene.act(stay);
            } else {
                scene.quiet();
            }
        }
        borne
    };
    assert_eq!(scene.tokens("BI", "irons"), 1);
    assert!(!bears(&mut scene), "in irons");
    let chain = Act::Use { hero: seat, of: Source::Chapter, power: 0, with: None };
    scene.says(&who, "[Act(2)]").act(chain).to(Ask::Turn);
    assert_eq!(scene.tokens("BI", "irons"), 0);
    scene.put(&who, &beside);
    assert!(bears(&mut scene), "the chain is broken");
}

/// 34: the wind moves who is on the bridge, not beside a post and not tied on; the gap hurts who is stopped
/// by it. The brothers are hard near each other, soft far apart, and fierce alone.
#[test]
fn the_bridge_swings() {
    let mut scene = Scene::evening("hanging-bridge");
    let [nan, tam, sel] = three(&scene);
    scene.put(&sel, "h5").put(&tam, "q5").put(&nan, "j5");
    assert!(scene.offers(power(0)));
    scene.act(power(0)).to(Ask::Turn);
    assert_eq!(scene.tokens(&nan, "tied"), 1);
    scene.cleanup().first_ones();
    assert_eq!(scene.at(&nan), "j5", "tied on");
    assert_eq!(scene.at(&sel), "h5", "beside a post");
    let (dx, dy) = sq("q5").to(sq(&scene.at(&tam)));
    assert_eq!(dx.unsigned_abs().max(dy.unsigned_abs()), 1, "{}", scene.at(&tam));
    // She moves: the rope is off.
    let card = scene.give("basic-move", Pile::Hand(FIRST), FIRST);
    scene.play(FIRST, card).act(Act::Square(sq("k5"))).first_ones();
    assert_eq!(scene.tokens(&nan, "tied"), 0);
    // At the edge the gap stops her.
    scene.put(&tam, "q6");
    let hp = scene.hp(&tam);
    scene.says(&tam, "[Drift(n: 1, way: North, whom: (who: Self))]");
    assert_eq!((scene.at(&tam), scene.hp(&tam)), ("q6".into(), hp - 2));

    let harm = |at: &str, other: &str| {
        let mut scene = Scene::evening("hanging-bridge");
        scene.put("TE1", at).put("TY1", other);
        let hp = scene.hp("TE1");
        let nan = scene.hero(FIRST);
        scene.says(&nan, "[Harm(3, (who: Named(\"elder-tarn\")))]");
        hp - scene.hp("TE1")
    };
    assert_eq!([harm("a1", "e1"), harm("a1", "f1"), harm("a1", "v1")], [1, 3, 4]);
    let mut scene = Scene::evening("hanging-bridge");
    scene.put("TE1", "c3").put(&nan, "c4").put(&tam, "a9").put(&sel, "b9").set_hp("TY1", 0);
    let hp = scene.hp(&nan);
    scene.dice(&[("red", 2)]);
    scene.says("TE1", "[Attack(dice: \"1 red\", target: (who: Hero, range: 1))]").first_ones();
    assert_eq!(scene.hp(&nan), hp - 3, "the one who is left has 1 more");
}

/// 35: she heals by her stones, 8 at most; a stone can be taken out and thrown; a meal heals 2, costs a card
/// and is had once.
#[test]
fn stones_heal_her_until_they_are_thrown() {
    let mut scene = Scene::evening("grandmother-cairn");
    let nan = scene.hero(FIRST);
    scene.says("GC1", "[Raise(terrain: \"stone-heap\")]").act(Act::Choice(0));
    let stones = |scene: &Scene| {
        let near = scene.fighter("GC1").base().cells().around(1);
        i16::try_from((scene.terrain("stone-heap") & near).len()).unwrap()
    };
    let beside = stones(&scene);
    assert!(beside > 0);
    let hp = scene.hp("GC1") - 20;
    scene.set_hp("GC1", hp).cleanup().first_ones();
    assert_eq!(scene.hp("GC1"), hp + (2 * beside).min(8));
    for n in [3, 5, 7] {
        scene.says("GC1", "[Raise(terrain: \"stone-heap\")]").act(Act::Choice(n));
    }
    assert!(stones(&scene) > 4, "{}", stones(&scene));
    scene.set_hp("GC1", hp).cleanup().first_ones();
    assert_eq!(scene.hp("GC1"), hp + 8, "8 at most");
    let stone = scene.terrain("stone-heap").iter().next().unwrap();
    let free = table::free(&scene.world);
    let beside = Cells::one(stone).around(1);
    let at = (free & beside).iter().next().unwrap();
    scene.put(&nan, &at.to_string()).act(power(0)).first_ones();
    assert!(!scene.terrain("stone-heap").contains(stone) || scene.terrain("stone-heap").len() < 10);

    let mut scene = Scene::evening("grandmother-cairn");
    scene.put(&nan, "h10").set_hp(&nan, 3);
    let hand = scene.pile(Pile::Hand(FIRST)).len();
    scene.act(power(1)).first_ones();
    assert_eq!(scene.hp(&nan), 5);
    assert_eq!((scene.pile(Pile::Hand(FIRST)).len(), scene.tokens(&nan, "eaten")), (hand - 1, 1));
    assert!(!scene.offers(power(1)), "once for each hero");
}

/// 37: fog hides what is farther off than 3, than 5 once two posts are in, and nothing once four are; on ice
/// all but the Widow slide.
#[test]
fn lines_are_taken_in() {
    let mut scene = Scene::evening("weatherhead");
    let [nan, tam, sel] = three(&scene);
    let see = |scene: &mut Scene| {
        [3, 4, 5, 6].map(|far| {
            let at = sq("h3").plus(0, far).unwrap();
            scene.put(&nan, "h3").put("GU1", &at.to_string());
            scene.sees(&nan, "GU1") && scene.sees("GU1", &nan)
        })
    };
    scene.put("WW1", "p13").put("GU2", "r14").put(&tam, "a1").put(&sel, "b1");
    assert_eq!(see(&mut scene), [true, false, false, false]);
    for (at, pegs) in [("c9", 1), ("c5", 2)] {
        scene.put(&nan, at).act(power(0)).first_ones();
        assert_eq!(scene.counter("pegs"), pegs);
    }
    assert_eq!(see(&mut scene), [true, true, true, false]);
    scene.says(&nan, "[Count(\"pegs\", 2)]");
    assert_eq!(see(&mut scene), [true; 4]);
    assert_eq!(scene.terrain("line-post").len(), 4);
    scene.put(&tam, "l11").put(&sel, "d9").put("WW1", "j3").put(&nan, "a1");
    assert!(scene.terrain("ice").contains(sq("l11")) && scene.terrain("ice").contains(sq("j3")));
    assert!(scene.terrain("snow").contains(sq("a1")));
    scene.cleanup().first_ones();
    assert_eq!((scene.at("WW1"), scene.at(&nan)), ("j3".into(), "a1".into()));
    let (dx, dy) = sq("l11").to(sq(&scene.at(&tam)));
    assert_eq!(dx.unsigned_abs().max(dy.unsigned_abs()), 1);
}
