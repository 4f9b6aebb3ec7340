//! What texts do to the board: walls, spawned minions, figures that are put elsewhere, tokens.

use tactics::content::Amount;
use tactics::content::effect::{Effect, Full, Spot, Target};
use tactics::content::words::{Condition, Until, Way, Who};
use tactics::enemy;
use tactics::ground::Cells;
use tactics::rules::flow::prompt::{Act, Ask};
use tactics::rules::state::field::Field;
use tactics::rules::state::table;

use super::scene::{Scene, YARD, sq};

fn one() -> Amount {
    Amount::number(1)
}

fn raise() -> Effect {
    Effect::Raise { terrain: "stone-wall".into(), beside: Target::oneself() }
}

/// A limited kind of wall: the oldest goes before a new one is placed, and what a younger one covers
/// stays wall (AT-OBST-10, AT-RUL-89, AT-EX-22).
#[test]
fn the_oldest_wall_goes_first() {
    let mut scene = Scene::yard();
    scene.put("BM1", "e4");
    let pieces = |scene: &Scene| scene.world.resource::<Field>().pieces.clone();
    scene.text("BM1", &[raise()]).act(Act::Choice(0));
    let first = pieces(&scene)[0].clone();
    scene.text("BM1", &[raise()]).act(Act::Choice(1));
    let second = pieces(&scene)[1].clone();
    scene.text("BM1", &[raise()]).act(Act::Choice(2));
    let now = pieces(&scene);
    assert_eq!((now.len(), &now[0]), (2, &second));
    assert!(!now.contains(&first));
    let walls: Cells = now.iter().flat_map(|p| p.squares.iter().copied()).collect();
    assert_eq!(table::surface(&scene.world).walls, walls);
}

fn spawn(full: Full) -> Effect {
    Effect::Spawn { what: "miller-hand".into(), at: Spot::Spawn("MH".into()), n: one(), full }
}

/// A minion comes to its square; beside it where somebody stands there, as the players choose
/// (AT-SPWN-01, AT-SPWN-04, AT-SPWN-05); at the limit of the kind nothing comes, or one is replaced
/// (AT-SPWN-02, AT-SPWN-03, AT-RUL-26).
#[test]
fn minions_are_spawned_up_to_their_limit() {
    let rows = ["..........", "......+...", "..........", "sss.....M."];
    let mut scene = Scene::on(&rows, |content| {
        let hand = content.enemies.iter_mut().find(|e| e.code == "MH").unwrap();
        hand.limit = Some("2".parse().unwrap());
    });
    scene.text("BM1", &[spawn(Full::Prevent)]);
    assert_eq!((scene.at("MH1"), scene.hp("MH1")), ("g3".into(), 3));
    scene.text("BM1", &[spawn(Full::Prevent)]);
    assert_eq!((scene.ask(), scene.options().len()), (Some(Ask::Square), 8));
    scene.act(Act::Square(sq("g4")));
    assert_eq!(scene.at("MH2"), "g4");
    let there =
        |scene: &Scene| table::standing(&scene.world).filter(|f| f.code.starts_with("MH")).count();
    scene.text("BM1", &[spawn(Full::Prevent)]);
    assert_eq!(there(&scene), 2);
    scene.text("BM1", &[spawn(Full::Replace)]);
    let (one, two) = (scene.id("MH1"), scene.id("MH2"));
    assert_eq!(scene.options(), [Act::Fighter(one), Act::Fighter(two)]);
    scene.act(Act::Fighter(one));
    assert_eq!((there(&scene), scene.at("MH3")), (2, "g3".into()));
}

/// A hero who is moved to the closest square beside a boss is put on it, whatever lies between
/// (AT-RUL-28, AT-EX-16).
#[test]
fn a_hero_is_pulled_to_the_closest_square() {
    let mut scene = Scene::yard();
    scene.put("BM1", "a4").put("Ada", "f4").put("Ben", "j1").put("Cid", "j2");
    let target = Target { who: Who::Named("ada".into()), ..Target::just(Who::Party) };
    scene.text("BM1", &[Effect::Place { to: Spot::ClosestTo(Who::Oneself), target }]);
    assert_eq!(scene.at("Ada"), "b4");
    // Away again, square by square, until something is in the way.
    let target = Target { who: Who::Named("ada".into()), ..Target::just(Who::Party) };
    scene.put("Cid", "e4");
    let stopped = [Effect::Inflict(Condition::Slowed, Target::it(), Until::Cleanup)];
    let (n, way) = (Amount::number(5), Way::Away);
    let stopped = stopped.into_iter().collect();
    scene.text("BM1", &[Effect::Shove { n, way, target, stopped }]);
    while scene.ask() == Some(Ask::Square) {
        scene.act(Act::Square(sq("c4")));
    }
    assert_eq!(scene.at("Ada"), "d4");
    assert!(scene.has("Ada", Condition::Slowed));
}

/// A figure has no more tokens of a kind than it can, and takes and moves keep count of them.
#[test]
fn tokens_are_put_and_taken() {
    let mut scene = Scene::yard();
    let ada = Target { who: Who::Named("ada".into()), ..Target::just(Who::Party) };
    let writ = table::book(&scene.world).find_token("writ").unwrap();
    scene.text("BM1", &[Effect::Put("writ".into(), Amount::number(5), ada.clone())]);
    assert_eq!(scene.fighter("Ada").tokens_of(writ), 3, "three at most");
    scene.text("BM1", &[Effect::Take("writ".into(), Some(Amount::number(2)), ada.clone())]);
    assert_eq!(scene.fighter("Ada").tokens_of(writ), 1);
    scene.text("BM1", &[Effect::Take("writ".into(), None, ada)]);
    assert!(scene.fighter("Ada").tokens.is_empty());
}

/// What an enemy threatens is what it could attack after a basic move; a condition is there or not
/// (AT-RUL-36), and the slowed threaten less (AT-COND-01).
#[test]
fn a_threat_is_what_could_be_attacked() {
    let mut scene = Scene::on(&YARD, |_| {});
    let hand = scene.id("MH1");
    let wide = enemy::threat(&scene.world, hand);
    // Four steps and one square in any direction.
    let here = scene.fighter("MH1").at;
    assert!(wide.squares.contains(here.plus(-5, 0).unwrap()));
    assert!(!wide.squares.contains(here.plus(-6, 0).unwrap()));
    let by = Effect::Inflict(Condition::Slowed, Target::oneself(), Until::Cleanup);
    scene.text("MH1", &[by.clone(), by]);
    let narrow = enemy::threat(&scene.world, hand);
    assert!(narrow.squares.len() < wide.squares.len());
    assert!(narrow.squares.is_within(&wide.squares));
    assert_eq!(wide.focus.tied, enemy::focus(&scene.world, hand, &enemy::usual()).tied);
}
