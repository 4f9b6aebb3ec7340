//! The special rules of evenings of the campaign, chapters 8 to 28.

use tactics::content::amount::Reach;
use tactics::content::effect::{Effect, Spot, Target};
use tactics::content::words::{Condition, Outcome, Who};
use tactics::ground::Cells;
use tactics::rules::flow::prompt::{Act, Ask};
use tactics::rules::sight::is_seen;
use tactics::rules::state::ids::{SeatId, Source};
use tactics::rules::state::piles::Pile;
use tactics::rules::state::table;

use super::scene::{Scene, sq};

const FIRST: SeatId = SeatId(0);

/// A power of the chapter, used by the first hero.
fn power(n: u8) -> Act {
    Act::Use { hero: FIRST, of: Source::Chapter, power: n, with: None }
}

fn first(scene: &Scene) -> String {
    scene.hero(FIRST)
}

/// The step from one square to another.
fn step(from: &str, to: &str) -> (i8, i8) {
    sq(from).to(sq(to))
}

/// 8: the current moves whoever is in the water and nobody on a raft; a raft is poled with its rider.
#[test]
fn everything_afloat_moves() {
    let mut scene = Scene::evening("low-water");
    let (swimmer, rider) = (first(&scene), scene.hero(SeatId(1)));
    scene.put(&swimmer, "h12").put(&rider, "b9");
    scene.put(&swimmer, "m7").chapter_rule(0);
    let (dx, dy) = step("m7", &scene.at(&swimmer));
    assert_eq!(dx.unsigned_abs().max(dy.unsigned_abs()), 1, "{}", scene.at(&swimmer));
    assert_eq!(scene.at(&rider), "b9");
    let raft = scene.terrain("raft");
    scene.put(&swimmer, "c9").act(power(0));
    let Act::Square(to) = scene.options()[0] else { panic!("{:?}", scene.options()) };
    let pole = sq("c9").to(to);
    scene.act(Act::Square(to)).to(Ask::Turn);
    assert_eq!(step("b9", &scene.at(&rider)), pole);
    assert_eq!(step("c9", &scene.at(&swimmer)), pole);
    assert_ne!(scene.terrain("raft"), raft);
    assert!(scene.terrain("shallows").contains(sq("b9")), "the water is there again");
}

/// 9: the bell is rung once a round, stuns the reapers, and is Pike's while he stands beside it.
#[test]
fn the_bell_is_rung_beside_pikes_back() {
    let mut scene = Scene::evening("late-shift");
    let nan = first(&scene);
    scene.put(&nan, "n3").put("FP1", "p4");
    assert!(!scene.offers(power(0)), "Pike is beside it");
    scene.put("FP1", "a6");
    scene.act(power(0)).to(Ask::Turn);
    assert_eq!(scene.counter("bell"), 1);
    assert!(scene.has("RE1", Condition::Stunned));
    assert!(!scene.offers(power(0)), "once a round for the party");
    let before = table::standing(&scene.world).count();
    scene.chapter_rule(1);
    assert_eq!(table::standing(&scene.world).count(), before + 1, "a reaper rises");
}

/// 14: a grave that is shut is grass, and nobody comes out of it any more.
#[test]
fn graves_are_shut() {
    let mut scene = Scene::evening("vicar-declines");
    let nan = first(&scene);
    scene.put(&nan, "h4");
    assert_eq!(scene.terrain("grave").len(), 5);
    scene.act(power(0)).to(Ask::Turn);
    assert_eq!((scene.counter("shut"), scene.terrain("grave").len()), (1, 4));
    assert!(!scene.terrain("grave").contains(sq("h3")));
    let before = table::standing(&scene.world).count();
    scene.chapter_rule(1).to(Ask::Turn);
    assert_eq!(table::standing(&scene.world).count(), before + 3, "up to five stand");
}

/// 15: a defeated wolf is counted again, at the west edge; meat is put down for a card.
#[test]
fn wolves_come_again() {
    let mut scene = Scene::evening("wolves-on-the-inventory");
    let nan = first(&scene);
    scene.text(&nan, &[Effect::Fell(Target::just(Who::Named("WO1".into())))]);
    assert_eq!(scene.counter("gone"), 1);
    scene.chapter_rule(3);
    scene.to(Ask::Turn);
    let wolf = table::fighters(&scene.world).last().unwrap();
    assert_eq!((wolf.code.as_str(), wolf.at.x()), ("WO5", 0));
    assert_eq!(scene.counter("gone"), 0);
    let hand = scene.pile(Pile::Hand(FIRST)).len();
    scene.act(power(0));
    let card = scene.options()[0];
    scene.act(card);
    let Act::Square(at) = scene.options()[0] else { panic!("{:?}", scene.options()) };
    scene.act(Act::Square(at)).to(Ask::Turn);
    assert_eq!(scene.pile(Pile::Hand(FIRST)).len(), hand - 1);
    assert_eq!(scene.fighter("MU1").at, at);
}

/// 18: whoever has the bucket is charged at: she is hurt and shoved aside, the hurdle behind her breaks;
/// without a hurdle the wall hurts him. Where he lies down decides the bonus.
#[test]
fn the_bell_wether_charges_at_the_bucket() {
    let mut scene = Scene::evening("bell-wether");
    let nan = first(&scene);
    // He stands at g10 to h11; the hurdle at l11 is in his line.
    scene.put("BW1", "g10").put(&nan, "j10");
    scene.act(power(0));
    let card = scene.options()[0];
    scene.act(card).to(Ask::Turn);
    let (hp, hurdles) = (scene.hp(&nan), scene.terrain("hurdle").len());
    scene.ability("BW1", &nan);
    while scene.ask() != Some(Ask::Turn) {
        scene.quiet();
    }
    assert_eq!(scene.hp(&nan), hp - 4);
    assert_eq!(scene.terrain("hurdle").len(), hurdles - 1);
    assert_eq!(scene.terrain("broken-hurdle").len(), 1);
    scene.put("BW1", "f10").set_hp("BW1", 1);
    scene.text(&nan, &[Effect::Fell(Target::just(Who::Boss))]);
    assert_eq!(table::outcome(&scene.world), Some(Outcome::Plus));
}

/// 19: in the dark nobody is seen from farther than two squares, but beside a candle.
#[test]
fn dark_hides_but_for_candles() {
    let mut scene = Scene::evening("vespers");
    let nan = first(&scene);
    scene.put(&nan, "i4").put("CA1", "l4");
    let open = |scene: &Scene| is_seen(&scene.world, scene.id(&nan), scene.id("CA1"));
    assert!(!open(&scene), "three squares off, in the dark");
    scene.put("CA1", "k4");
    assert!(open(&scene));
    scene.put("CA1", "i7");
    assert!(open(&scene), "beside the candle at i6");
    let snuff = Effect::Become {
        from: "candle".into(),
        to: "dead-candle".into(),
        at: Spot::Within(Reach::To(1), Who::Oneself),
    };
    scene.put(&nan, "i5").text(&nan, &[snuff]);
    assert_eq!(scene.terrain("candle").len(), 8);
    scene.act(power(0)).to(Ask::Turn);
    assert_eq!(scene.terrain("candle").len(), 9);
}

/// 20: shelves slide with whoever is not in their way; of one blow five count.
#[test]
fn shelves_slide() {
    let mut scene = Scene::evening("audit");
    let before = scene.terrain("shelf");
    scene.chapter_rule(0);
    let after = scene.terrain("shelf");
    assert_ne!(before, after);
    assert_eq!(before.len(), after.len());
    let taken: Cells =
        table::standing(&scene.world).fold(Cells::EMPTY, |all, f| all | f.base().cells());
    assert!(!after.meets(&taken));
}

/// 26: who stands on a trapdoor falls below the stage.
#[test]
fn traps_open() {
    let mut scene = Scene::evening("matinee");
    let nan = first(&scene);
    let hp = scene.hp(&nan);
    scene.put(&nan, "g10").ability("US1", &nan);
    while scene.ask() != Some(Ask::Turn) {
        let act = scene.options()[0];
        scene.act(act);
    }
    assert_eq!(scene.hp(&nan), hp - 2);
    assert!(scene.at(&nan).ends_with('2'), "{}", scene.at(&nan));
}

/// 27: a plank is taken up behind and laid in front, where the players choose.
#[test]
fn planks_are_carried() {
    let across = |choice: u8| {
        let mut scene = Scene::evening("roofs");
        let nan = first(&scene);
        scene.put(&nan, "k7");
        assert!(table::surface(&scene.world).board.contains(sq("l7")), "a plank bridges it");
        scene.act(power(0)).to(Ask::Turn);
        assert!(!table::surface(&scene.world).board.contains(sq("l7")));
        scene.put(&nan, "r7").act(power(1)).act(Act::Choice(choice)).to(Ask::Turn);
        assert_eq!(scene.terrain("plank").len(), 6);
        let board = table::surface(&scene.world).board;
        board.contains(sq("s7")) && board.contains(sq("t7"))
    };
    assert!((0..3).any(across));
}

/// 28: bailiff's men come with the values of the chapter; a table that is turned is a wall.
#[test]
fn tables_are_turned() {
    let mut scene = Scene::evening("harvest-home");
    let nan = first(&scene);
    assert_eq!((scene.hp("TM1"), scene.hp("BC1")), (4, 32));
    scene.put(&nan, "f10").act(power(1)).to(Ask::Turn);
    assert_eq!(scene.terrain("turned-table").len(), 4);
    assert!(table::surface(&scene.world).walls.meets(&scene.terrain("turned-table")));
}

/// 31: what one had about oneself lies in the chests until it is fetched; a cell is opened once.
#[test]
fn cells_are_opened() {
    let mut scene = Scene::evening("gaol-delivery");
    let nan = first(&scene);
    scene.give("short-halberd", Pile::SetAside(FIRST), FIRST);
    scene.put(&nan, "c8").act(power(0)).to(Ask::Turn);
    assert!(scene.pile(Pile::SetAside(FIRST)).is_empty());
    scene.put(&nan, "c5").act(power(1)).to(Ask::Turn);
    assert_eq!((scene.counter("freed"), scene.terrain("cell-door").len()), (1, 2));
}
