//! What the special rules of the campaign's last evenings say, read from their printed text: chapters 41 to
//! 52.

use tactics::content::effect::Change;
use tactics::content::words::Outcome;
use tactics::ground::{Cells, Sq};
use tactics::rules::effect::standing;
use tactics::rules::flow::frame::{Happened, What};
use tactics::rules::flow::prompt::{Act, Ask};
use tactics::rules::state::ids::{SeatId, Source};
use tactics::rules::state::piles::Pile;
use tactics::rules::state::round::{Progress, Round};
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

/// How far one square is from another.
fn apart(a: Sq, b: Sq) -> u8 {
    let (dx, dy) = a.to(b);
    dx.unsigned_abs().max(dy.unsigned_abs())
}

/// 41: a king who is looked at stands still, but beside the Master Mason; one hero has dust in her eyes; the
/// bier rests beside landings.
#[test]
fn kings_move_when_nobody_looks() {
    let mut scene = Scene::evening("quarry-stair");
    let [nan, tam, sel] = three(&scene);
    scene.put(&nan, "d3").put(&tam, "e3").put(&sel, "f3").put("ST1", "e6");
    let see = |scene: &Scene, who: &str| [&nan, &tam, &sel].map(|h| scene.sees(h, who));
    assert_eq!(see(&scene, "ST1").iter().filter(|s| **s).count(), 2, "one of them has dust");
    let still = |scene: &Scene, who: &str| {
        standing::is(&scene.world, scene.id(who), |c| *c == Change::StandsStill)
    };
    assert!(still(&scene, "ST1"));
    scene.put("MM1", "e7");
    assert!(!still(&scene, "ST1"), "beside the Master Mason");
    scene.put("MM1", "f10");
    for hero in [&nan, &tam, &sel] {
        scene.says(hero, "[Lasting(until: Cleanup, standing: [(change: SightLimit(1))])]");
    }
    assert!(see(&scene, "ST1") == [false; 3] && !still(&scene, "ST1"), "nobody looks");
    scene.put("BI", "e6").cleanup().first_ones();
    scene.put("BI", "d10").cleanup().first_ones();
    let rests = ["first", "second", "third"].map(|id| scene.counter(id));
    assert_eq!(rests, [1, 1, 0]);
}

/// Reads one of the laws out.
fn read_out(law: &str) -> Scene {
    let mut scene = Scene::evening("reading-of-the-will");
    let laws = &table::encounter(&scene.world).unwrap().laws;
    let n = u8::try_from(laws.iter().position(|l| l.id == law).unwrap()).unwrap();
    scene.world.resource_mut::<Round>().in_force = vec![n];
    let [nan, tam, sel] = three(&scene);
    scene.put(&nan, "g5").put(&tam, "g6").put(&sel, "n2").put("AR1", "b13").put("AR2", "o13");
    scene
}

/// 42: each of the eight clauses is law for all.
#[test]
fn clauses_are_law() {
    let mut scene = read_out("undersigned");
    let [nan, tam, sel] = three(&scene);
    let hp = [&nan, &tam, &sel].map(|h| scene.hp(h));
    scene.world.resource_mut::<Round>().line.swap(1, 3);
    scene.event(Happened::new(What::LineLaid)).first_ones();
    assert_eq!([&nan, &tam, &sel].map(|h| scene.hp(h)), hp.map(|hp| hp - 1));
    let vane = scene.id("EV1");
    let line = &scene.world.resource::<Round>().line;
    assert!(line.iter().rev().take(2).all(|t| t.of == vane), "she goes last");

    let mut scene = read_out("share-alike");
    for hero in [&nan, &tam, &sel] {
        scene.set_hp(hero, 3);
    }
    scene.says(&nan, "[Heal(2)]").first_ones();
    assert_eq!([&nan, &tam, &sel].map(|h| scene.hp(h)), [5, 4, 3]);
    scene.put("AR1", "f4").says("AR1", "[Attack(dice: \"2\", target: (who: Hero, range: 1))]");
    scene.first_ones();
    assert_eq!([&nan, &tam, &sel].map(|h| scene.hp(h)), [3, 3, 3]);
    scene.set_hp("AR1", 1).set_hp("AR2", 1).put("AR2", "g4").put("AR1", "f4");
    scene.says("AR1", "[Heal(1, (who: Self))]").first_ones();
    assert_eq!([scene.hp("AR1"), scene.hp("AR2")], [2, 2], "the next of them, too");

    let mut scene = read_out("ground");
    let hp = scene.hp(&nan);
    scene.put("AR1", "e4");
    let card = scene.hand(FIRST, &["basic-move"])[0];
    scene.play(FIRST, card).act(Act::Square(sq("f5"))).first_ones();
    assert_eq!(scene.hp(&nan), hp - 1);

    let mut scene = read_out("geese");
    scene.put("AR1", "e5").put("AR2", "d4");
    assert!(scene.sees(&nan, "AR1") && !scene.sees(&nan, "AR2") && !scene.sees("AR2", &nan));

    let mut scene = read_out("weight");
    let hp = scene.hp(&nan);
    scene.says(&nan, "[Harm(2, (who: Self))]");
    assert_eq!(scene.hp(&nan), hp - 3);
    scene.set_hp(&nan, 5).says(&nan, "[Harm(2, (who: Self))]");
    assert_eq!(scene.hp(&nan), 4);

    let mut scene = read_out("heirs");
    scene.put("AR1", "b2").put("AR2", "b3").set_hp("AR2", 2);
    scene.says("AR1", "[Harm(30, (who: Self))]").first_ones();
    assert_eq!((scene.fighter("AR1").on_board, scene.hp("AR2")), (false, 5));

    let mut scene = read_out("spent");
    let card = scene.hand(FIRST, &["basic-move"])[0];
    scene.play(FIRST, card).first_ones();
    assert_eq!(scene.names(Pile::SetAside(FIRST)), ["basic-move"]);
}

/// 42: In silence a boss card names abilities in vain, and heroes play no Response; a clause that is
/// contested beside a lectern for 2 cards is law no longer.
#[test]
fn clauses_are_contested() {
    let hand = |law: &str| {
        let mut scene = read_out(law);
        let nan = scene.hero(FIRST);
        scene.set_hp("AR1", 0).set_hp("AR2", 0).put("EV1", "g8").boss("item-card");
        scene.dice(&[("red", 2), ("blue", 1)]);
        let hp: i16 = three(&scene).iter().map(|h| scene.hp(h)).sum();
        scene.says(&nan, "[BossCard]").first_ones();
        hp - three(&scene).iter().map(|h| scene.hp(h)).sum::<i16>()
    };
    assert_eq!((hand("silence"), hand("spent")), (0, 3));
    let mut scene = read_out("silence");
    let nan = scene.hero(FIRST);
    let card = scene.hand(FIRST, &["not-her"])[0];
    assert!(standing::cannot_play(&scene.world, FIRST, card));
    scene.put(&nan, "h3");
    scene.hand(FIRST, &["not-her", "basic-move", "basic-move"]);
    scene.act(power(0));
    let two: Vec<Act> = scene.options().into_iter().take(2).collect();
    scene.acts(&two).to(Ask::Turn);
    assert!(scene.world.resource::<Round>().in_force.is_empty());
    assert_eq!((scene.counter("contested"), scene.pile(Pile::Hand(FIRST)).len()), (1, 1));
    assert!(!scene.offers(power(0)), "once a round for the party");
}

/// 43: the tide takes two columns a round, hurts and moves who stands there, and makes the bier heavier;
/// nobody of the party comes into the deep. Near the Toll a move that ends costs a card, once a turn.
#[test]
fn the_tide_comes_in() {
    let mut scene = Scene::evening("drowned-toll");
    let [nan, tam, sel] = three(&scene);
    scene.put(&nan, "a3").put(&tam, "f3").put(&sel, "c2").put("BI", "b4");
    let (hp, weight) = ([&nan, &tam, &sel].map(|h| scene.hp(h)), scene.counter("weight"));
    scene.world.resource_mut::<Round>().number = 1;
    scene.cleanup().first_ones();
    assert!(!scene.terrain("deep").contains(sq("a3")), "from round 2 on");
    scene.world.resource_mut::<Round>().number = 2;
    scene.cleanup();
    while scene.ask() != Some(Ask::Turn) {
        let deep = scene.terrain("deep");
        let options = scene.options();
        let dry = |a: &Act| matches!(a, Act::Square(to) if !deep.contains(*to));
        assert!(options.iter().all(dry), "{options:?}");
        // As far from the water as she can.
        let last = options.iter().copied().max_by_key(|a| match a {
            Act::Square(to) => to.x(),
            _ => 0,
        });
        scene.act(last.unwrap());
    }
    let now = [&nan, &tam, &sel].map(|h| scene.hp(h));
    assert_eq!(now, [hp[0] - 3, hp[1], hp[2]]);
    assert_eq!(scene.counter("weight"), weight + 1);
    let deep = scene.terrain("deep");
    assert!(deep.contains(sq("a3")) && deep.contains(sq("b4")) && !deep.contains(sq("c3")));
    assert!(!deep.contains(sq(&scene.at(&nan))) && !deep.contains(sq(&scene.at("BI"))));
    scene.put(&nan, "c3").put("DT1", "i3").put(&tam, "d5");
    let cards = scene.hand(FIRST, &["basic-move", "basic-move", "not-her"]);
    scene.play(FIRST, cards[0]);
    assert!(!scene.offers(Act::Square(sq("b3"))), "the deep is closed to heroes");
    scene.act(Act::Square(sq("f3"))).first_ones();
    assert_eq!(scene.pile(Pile::Hand(FIRST)).len(), 1, "duty");
    let left = scene.pile(Pile::Hand(FIRST))[0];
    if scene.names(Pile::Hand(FIRST)) == ["basic-move"] {
        scene.play(FIRST, left).act(Act::Square(sq("f4"))).first_ones();
        assert!(scene.pile(Pile::Hand(FIRST)).is_empty(), "once a turn");
    }
}

/// 45: a mirror bends the sight of heroes and enemies once, the distances added; broken, it cuts all who
/// stand near; a shardling bursts.
#[test]
fn sight_goes_round_mirrors() {
    let mut scene = Scene::evening("glass-tinker");
    let [nan, tam, sel] = three(&scene);
    scene.put(&nan, "h4").put("GT1", "j4").put(&tam, "c2").put(&sel, "n2");
    scene.put("SD1", "b13").put("SD2", "q13");
    for at in ["d13", "n13", "i11", "b9", "q9", "d5", "n5"] {
        scene.says(&nan, &format!("[Clear(terrain: \"mirror\", at: Square(\"{at}\"), n: None)]"));
    }
    assert!(scene.sees(&nan, "GT1") && scene.sees("GT1", &nan), "by the mirror at i3");
    let reaches = |scene: &mut Scene, n: u8| {
        let hp = scene.hp("GT1");
        let attack = format!("[Attack(dice: \"1\", target: (who: Boss, range: {n}))]");
        scene.says(&nan, &attack);
        scene.to(Ask::Turn);
        let hit = scene.hp("GT1") < hp;
        // He may have gone to another mirror.
        scene.put("GT1", "j4");
        hit
    };
    assert!(!reaches(&mut scene, 1), "one step there and one back are two");
    assert!(reaches(&mut scene, 2));
    let (hp, hand) = (scene.hp(&nan), scene.pile(Pile::Hand(FIRST)).len());
    scene.dice(&[("blue", 1), ("blue", 2)]).ability_of("GT1", 1, &nan).first_ones();
    assert_eq!((scene.hp(&nan), scene.pile(Pile::Hand(FIRST)).len()), (hp - 3, hand - 1));
    scene.put(&tam, "g3");
    let hp = [&nan, &tam, &sel].map(|h| scene.hp(h));
    scene.act(power(0)).first_ones();
    assert_eq!([&nan, &tam, &sel].map(|h| scene.hp(h)), [hp[0] - 1, hp[1] - 1, hp[2]]);
    assert!(scene.terrain("shards").contains(sq("i3")));
    assert!(scene.terrain("mirror").is_empty());
    assert!(!scene.sees(&nan, "GT1") && !scene.sees("GT1", &nan), "the glass is broken");
    scene.put("SD1", "o2").put("SD2", "m1");
    let (hp, other) = (scene.hp(&sel), scene.hp("SD2"));
    scene.says(&tam, "[Fell(who: Minion, range: \"any\", sight: false, count: Closest)]");
    scene.first_ones();
    assert_eq!((scene.hp(&sel), scene.fighter("SD2").on_board), (hp - 1, false));
    assert!(other > 0);
}

/// 48: the deck tilts toward the King where he stands on the rail or the gangway, else one way for all; who
/// is tied on stays, who is stopped takes 1.
#[test]
fn the_deck_tilts() {
    let mut scene = Scene::evening("burial-at-sea");
    let [nan, tam, sel] = three(&scene);
    scene.put("KW1", "b4").put(&nan, "h4").put(&sel, "n4").put(&tam, "g7");
    scene.put(&nan, "g6").act(power(0)).to(Ask::Turn);
    assert_eq!(scene.tokens(&nan, "tied"), 1);
    scene.put(&nan, "h4").put(&tam, "k5").cleanup().first_ones();
    assert_eq!([scene.at(&nan), scene.at("KW1")], ["h4", "b4"]);
    assert_eq!([sq("k5"), sq("n4")].map(|at| at.x()), [10, 13]);
    assert_eq!([&tam, &sel].map(|h| sq(&scene.at(h)).x()), [8, 11]);
    let mut scene = Scene::evening("burial-at-sea");
    scene.put("KW1", "h4").put(&nan, "m5").put(&tam, "e4").put(&sel, "l4");
    scene.cleanup().first_ones();
    let way = sq("m5").to(sq(&scene.at(&nan)));
    assert_eq!(way.0.unsigned_abs().max(way.1.unsigned_abs()), 2, "{way:?}");
    for (who, was) in [("KW1", "h4"), (&tam, "e4"), (&sel, "l4")] {
        assert_eq!(sq(was).to(sq(&scene.at(who))), way, "{who}: he too, all the same way");
    }
    let hp = scene.hp(&nan);
    scene.put(&nan, "m7").says(&nan, "[Drift(n: 2, way: North, whom: (who: Self))]");
    assert_eq!((scene.at(&nan), scene.hp(&nan)), ("m7".into(), hp - 1));
}

/// 49: farther off than beside him a hero sees the King by a mirror alone; mirrors are turned, break where he
/// ends beside them, and are hung again.
#[test]
fn the_king_is_in_the_mirrors() {
    let mut scene = Scene::evening("court-of-glass");
    let [nan, tam, sel] = three(&scene);
    scene.put(&nan, "b4").put("KW1", "d3").put(&tam, "n11").put(&sel, "n10");
    assert!(scene.sees(&nan, "KW1"), "by the mirror at b3");
    let reaches = |scene: &mut Scene, n: u8| {
        let hp = scene.hp("KW1");
        let attack = format!("[Attack(dice: \"1\", target: (who: Boss, range: {n}))]");
        scene.says(&nan, &attack).to(Ask::Turn);
        scene.hp("KW1") < hp
    };
    assert!(!reaches(&mut scene, 2), "straight he is 2 off");
    assert!(reaches(&mut scene, 3), "1 to the mirror and 2 from it");
    assert!(scene.sees("KW1", &nan), "he sees her as always");
    let all = scene.terrain("mirror");
    scene.act(power(0));
    let Act::Square(to) = scene.options()[0] else { panic!("{:?}", scene.options()) };
    scene.act(Act::Square(to)).to(Ask::Turn);
    let now = scene.terrain("mirror");
    assert_eq!((now.len(), (now - all).len(), now.contains(sq("b3"))), (8, 1, false));
    scene.says(&nan, "[Clear(terrain: \"mirror\", at: Terrain(\"mirror\"), n: None)]");
    assert!(!scene.sees(&nan, "KW1"), "in no mirror");
    scene.put(&nan, "c4");
    assert!(scene.sees(&nan, "KW1") && reaches(&mut scene, 1), "from beside him");

    let mut scene = Scene::evening("court-of-glass");
    scene.put("KW1", "c3").put(&nan, "c2").put(&tam, "n11");
    let (hp, weight) = (scene.hp(&nan), i16::try_from(scene.counter("weight")).unwrap());
    let king = scene.id("KW1");
    scene.event(Happened::by(What::Moved, king)).first_ones();
    assert_eq!(scene.terrain("mirror").len(), 7);
    assert!(!scene.terrain("mirror").contains(sq("b3")));
    assert_eq!(scene.hp(&nan), hp - 1 - weight / 3, "glass, and his footfall");
    for at in ["b8", "b12", "h12", "o12"] {
        let clear = format!("[Clear(terrain: \"mirror\", at: Square(\"{at}\"), n: None)]");
        scene.says(&nan, &clear);
    }
    assert_eq!(scene.terrain("mirror").len(), 3);
    scene.put(&sel, "b3").cleanup();
    let frames: Cells = scene
        .options()
        .into_iter()
        .filter_map(|a| if let Act::Square(at) = a { Some(at) } else { None })
        .collect();
    assert_eq!(frames, ["b8", "b12", "h12", "o12"].into_iter().map(sq).collect::<Cells>());
    scene.first_ones();
    assert_eq!(scene.terrain("mirror").len(), 4);
}

/// 50: something true takes 6 off him and 1 off Weight, once for each hero and for a card; where he ends a
/// move the ground cracks and then gives way.
#[test]
fn he_is_told_something_true() {
    let mut scene = Scene::evening("heavy-king");
    let nan = scene.hero(FIRST);
    scene.put(&nan, "h8");
    let (hp, weight) = (scene.hp("KW1"), scene.counter("weight"));
    let hand = scene.pile(Pile::Hand(FIRST)).len();
    assert!(scene.offers(power(0)) && !scene.offers(power(1)));
    scene.act(power(0)).first_ones();
    assert_eq!((scene.hp("KW1"), scene.counter("weight")), (hp - 6, weight - 1));
    assert_eq!(scene.pile(Pile::Hand(FIRST)).len(), hand - 1);
    assert!(!scene.offers(power(0)), "once for each hero");
    let king = scene.id("KW1");
    scene.event(Happened::by(What::Moved, king)).first_ones();
    let below = scene.fighter("KW1").base().cells();
    assert_eq!(scene.terrain("crack"), below);
    scene.event(Happened::by(What::Moved, king)).first_ones();
    assert_eq!((scene.terrain("pit"), scene.terrain("crack").len()), (below, 0));
    scene.event(Happened::by(What::Moved, king)).first_ones();
    assert_eq!(scene.terrain("pit"), below, "it gives way no further");
    let hp = scene.hp(&nan);
    scene.put("KW1", "a5").put(&nan, "i8").act(Act::EndTurn);
    assert_eq!(scene.hp(&nan), hp - 3);
    let mut scene = Scene::evening("heavy-king");
    scene.says(&nan, "[Count(\"weight\", 6)]").event(Happened::by(What::Moved, king)).first_ones();
    assert_eq!(scene.terrain("crack").len(), 16, "all round him");
    scene.put(&nan, "c13");
    let hp = scene.hp(&nan);
    scene.says(&nan, "[Drift(n: 1, way: West, whom: (who: Self))]");
    assert_eq!(scene.hp(&nan), hp - 2, "the edge");
}

/// 50: what was read out at the reading he has heard: it costs no card.
#[test]
fn he_has_heard_what_he_wrote() {
    let mut scene = Scene::evening_after("heavy-king", &["read-out"]);
    let nan = scene.hero(FIRST);
    scene.put(&nan, "h8");
    let (hp, weight) = (scene.hp("KW1"), scene.counter("weight"));
    let hand = scene.pile(Pile::Hand(FIRST)).len();
    assert!(!scene.offers(power(0)) && scene.offers(power(1)));
    scene.act(power(1)).first_ones();
    assert_eq!((scene.hp("KW1"), scene.counter("weight")), (hp - 6, weight - 1));
    assert_eq!(scene.pile(Pile::Hand(FIRST)).len(), hand);
}

/// 52: an Understudy who was taken on is on the party's side, and Perpetua Vane is the stronger for it.
#[test]
fn the_understudy_is_yours() {
    let before = Scene::evening("long-live-the-king");
    let scene = Scene::evening_after("long-live-the-king", &["player"]);
    let all = |scene: &Scene, id: &str| {
        let own = table::standing(&scene.world);
        own.filter(|f| table::companion(&scene.world, f.id).is_some_and(|c| c.id == id)).count()
    };
    assert_eq!((all(&before, "turncoat"), all(&scene, "turncoat")), (0, 1));
    let bosses = |scene: &Scene| table::standing(&scene.world).filter(|f| f.code == "US1").count();
    assert_eq!((bosses(&before), bosses(&scene)), (1, 0));
    assert_eq!(scene.hp("EV1"), before.hp("EV1") + 8);
}

/// 52: in Cleanup the crown goes 3 toward the throne; dropped, it is taken up again at the next Cleanup; past
/// the transept it counts, and on the throne it ends everything. From round 3 the dead stand up.
#[test]
fn the_crown_comes_up_the_nave() {
    let mut scene = Scene::evening("long-live-the-king");
    let nan = scene.hero(FIRST);
    for who in ["AR1", "AR2", "TM1"] {
        scene.set_hp(who, 0);
    }
    assert_eq!(scene.at("XB1"), "b7");
    scene.cleanup().first_ones();
    assert_eq!(apart(sq("b7"), sq(&scene.at("XB1"))), 3);
    assert_eq!(sq(&scene.at("XB1")).x(), 4);
    scene.put("XB1", "n6").cleanup().first_ones();
    assert_eq!(scene.counter("passed"), 1);
    scene.says(&nan, "[Fell(who: Named(\"crown-page\"))]").first_ones();
    assert_eq!(scene.counter("dropped"), 1);
    scene.cleanup().first_ones();
    assert_eq!(scene.counter("dropped"), 0);
    assert!(["i5", "i7"].contains(&scene.at("XB2").as_str()), "{}", scene.at("XB2"));
    let jurors = |scene: &Scene| {
        let all = table::standing(&scene.world);
        all.filter(|f| table::companion(&scene.world, f.id).is_some_and(|c| c.id == "juror"))
            .count()
    };
    scene.world.resource_mut::<Round>().number = 3;
    scene.event(Happened::new(What::RoundStart)).first_ones();
    assert_eq!(jurors(&scene), 0);
    scene.world.resource_mut::<Progress>().flags.push("dead".into());
    scene.event(Happened::new(What::RoundStart)).first_ones();
    assert_eq!(jurors(&scene), 4);
    scene.put("XB2", "q7").cleanup();
    for _ in 0..20 {
        if table::outcome(&scene.world).is_some() {
            break;
        }
        scene.quiet();
    }
    assert_eq!(table::outcome(&scene.world), Some(Outcome::Failure), "{}", scene.at("XB2"));
}
