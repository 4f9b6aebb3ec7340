//! Enemies' turns: whom they go for, where they stop, whom they attack, and why.

use tactics::content::TacticsContent;
use tactics::content::words::Condition;
use tactics::enemy::{self, Because};
use tactics::ground::Far;
use tactics::rules::flow::cue::Cue;
use tactics::rules::flow::prompt::{Act, Ask};
use tactics::rules::state::piles::Pile;

use super::scene::{ADA, Scene, sq};

const LANE: [&str; 4] = ["............", "............", "............", "sss........M"];

fn lane(change: impl FnOnce(&mut TacticsContent)) -> Scene {
    let mut scene = Scene::on(&LANE, change);
    for seat in [0, 1, 2] {
        scene.hand(kernel::ids::SeatId(seat), &[]);
    }
    scene
}

fn plain(content: &mut TacticsContent) {
    let boss = content.enemies.iter_mut().find(|e| e.code == "BM").unwrap();
    boss.prefers = tactics::content::effect::Prefer::Closest;
    boss.passive.clear();
}

/// The boss goes for the closest hero, stops as soon as that one is in range, and attacks (AT-BOSS-01,
/// AT-BOSS-05, AT-BOSS-06, AT-BOSS-07, AT-BOSS-10).
#[test]
fn an_enemy_goes_for_the_closest_and_stops_in_range() {
    let mut scene = lane(plain);
    scene.put("Ada", "h1").put("Ben", "a4").put("Cid", "a1").boss("miller-1");
    let (ada, boss) = (scene.id("Ada"), scene.id("BM1"));
    let focus = enemy::focus(&scene.world, boss, &enemy::usual());
    assert_eq!(focus.tied, [ada]);
    assert!(focus.candidates.iter().any(|c| c.who == ada && c.far == Far::Walk(4)));
    let plan = enemy::approach(&scene.world, boss, &enemy::usual(), Some(ada));
    let hp = scene.hp("Ada");
    scene.dice(&[("red", 2), ("red", 1)]).line(&["BM1", "Ada", "Ben", "Cid", "BM1"]);
    // Range 1-2: two steps bring it to j1, or to one of the squares that are as good.
    assert_eq!(plan.because[0].rule(), "AT-BOSS-07");
    if scene.ask() == Some(Ask::Square) {
        assert!(plan.plans.len() > 1);
        scene.act(Act::Square(sq("j1")));
    }
    assert_eq!((scene.at("BM1"), scene.hp("Ada")), ("j1".into(), hp - 3));
    assert_eq!(scene.pile(Pile::BossDiscards(0)).len(), 1);
    let told = scene.cues();
    let strikes = |c: &Cue| matches!(c, Cue::Reason { because, .. } if because.contains(&Because::Strikes { who: ada }));
    assert!(told.iter().any(strikes), "what it does is told with the reason");
}

/// Heroes who are as close: the players choose, by the first hero in the line (AT-BOSS-08, AT-BOSS-09,
/// AT-RUL-53).
#[test]
fn the_players_choose_among_the_closest() {
    let mut scene = lane(plain);
    scene.put("BM1", "f2").put("Ada", "f4").put("Ben", "h2").put("Cid", "a1").boss("miller-1");
    let (ada, ben) = (scene.id("Ada"), scene.id("Ben"));
    scene.line(&["BM1", "Cid", "Ada", "Ben", "BM1"]);
    assert_eq!(scene.ask(), Some(Ask::Focus));
    assert_eq!(scene.prompt().who, super::scene::CID);
    assert_eq!(scene.options(), [Act::Fighter(ada), Act::Fighter(ben)]);
}

/// The hero moved toward is not in range at the end: no attack, even with another one in range
/// (AT-RUL-17, AT-RUL-87).
#[test]
fn nobody_else_is_attacked() {
    let mut scene = lane(|content| {
        let boss = content.enemies.iter_mut().find(|e| e.code == "BM").unwrap();
        boss.prefers =
            "".parse::<String>().map(|_| tactics::content::effect::Prefer::LeastHp).unwrap();
        boss.passive.clear();
    });
    scene.put("BM1", "l1").put("Ada", "a1").put("Ben", "k3").put("Cid", "a4").boss("miller-1");
    scene.set_hp("Ada", 2);
    let ben = scene.hp("Ben");
    scene.line(&["BM1", "Ada", "Ben", "Cid", "BM1"]);
    while scene.ask() == Some(Ask::Square) {
        scene.quiet();
    }
    assert_eq!((scene.hp("Ada"), scene.hp("Ben")), (2, ben));
    let ben = scene.id("Ben");
    let told = scene.cues();
    let missed = |c: &Cue| {
        matches!(c, Cue::Reason { because, .. } if because.iter().any(|b| matches!(b,
            Because::OutOfRange { others } if others.contains(&ben))))
    };
    assert!(told.iter().any(missed));
}

/// Who is invisible or knocked out is no candidate (AT-RUL-15, AT-COND-05, AT-COND-11); without one the
/// enemy does nothing.
#[test]
fn without_a_candidate_it_does_nothing() {
    let mut scene = lane(plain);
    scene.put("Ada", "j1").inflict("Ada", Condition::Invisible);
    scene.set_hp("Ben", 0).set_hp("Cid", 0).boss("miller-1");
    let (boss, hp) = (scene.id("BM1"), scene.hp("Ada"));
    let focus = enemy::focus(&scene.world, boss, &enemy::usual());
    assert_eq!((focus.tied.len(), focus.because[0].rule()), (0, "AT-RUL-15"));
    scene.line(&["BM1", "Ada", "Ben", "Cid", "BM1"]);
    assert_eq!((scene.at("BM1"), scene.hp("Ada")), ("l1".into(), hp));
}

/// It goes for the closest of the kind that it prefers (AT-BOSS-11), and for the closest hero where it
/// can neither near nor attack that one (AT-BOSS-12, AT-RUL-19).
#[test]
fn a_preference_comes_first_and_gives_way() {
    let mut scene = lane(|_| {});
    let token = tactics::rules::state::table::book(&scene.world).find_token("writ").unwrap();
    let ben = scene.id("Ben");
    tactics::rules::state::table::fighter_mut(&mut scene.world, ben).tokens = vec![(token, 1)];
    scene.put("Ada", "k1").put("Ben", "a1").put("Cid", "a4");
    let (boss, order) = (scene.id("BM1"), enemy::usual());
    let focus = enemy::focus(&scene.world, boss, &order);
    assert_eq!((focus.tied.as_slice(), focus.because[0].rule()), (&[ben][..], "AT-BOSS-11"));
    // Slowed to nothing it nears nobody: shut in, it strikes whoever is closest.
    scene.put("BM1", "l1").put("Cid", "l2");
    let approach = enemy::approach(&scene.world, boss, &order, Some(ben));
    assert!(approach.futile && approach.plans.is_empty());
    let hp = scene.hp("Ada");
    scene.boss("miller-1").dice(&[("red", 2), ("red", 2)]);
    scene.line(&["BM1", "Ada", "Ben", "Cid", "BM1"]);
    let (ada, cid) = (scene.id("Ada"), scene.id("Cid"));
    assert_eq!(scene.options(), [Act::Fighter(ada), Act::Fighter(cid)]);
    scene.act(Act::Fighter(ada));
    assert_eq!(scene.hp("Ada"), hp - 4);
}

/// Minions that a card names act one after the other in the order that the players choose; those it does
/// not name do nothing (AT-BOSS-02, AT-BOSS-03, AT-RUL-54).
#[test]
fn only_who_is_named_acts() {
    let mut scene = Scene::yard();
    for seat in [0, 1, 2] {
        scene.hand(kernel::ids::SeatId(seat), &[]);
    }
    scene.boss("miller-4");
    let at = scene.at("BM1");
    scene.line(&["BM1", "Ada", "Ben", "Cid", "BM1"]);
    let (one, two) = (scene.id("MH1"), scene.id("MH2"));
    assert_eq!(scene.ask(), Some(Ask::Order));
    assert_eq!(scene.options(), [Act::Fighter(one), Act::Fighter(two), Act::Continue]);
    scene.act(Act::Fighter(two));
    scene.to(Ask::Turn);
    assert_eq!(scene.at("BM1"), at);
    assert_eq!(scene.prompt().who, ADA);
}

/// A stunned minion skips its next activation; the rest of the card is carried out (AT-RUL-31).
#[test]
fn a_stunned_minion_skips_its_activation() {
    let mut scene = Scene::yard();
    scene.inflict("MH1", Condition::Stunned).boss("miller-4");
    let at = scene.at("MH1");
    scene.line(&["BM1", "Ada", "Ben", "Cid", "BM1"]);
    scene.to(Ask::Turn);
    assert_eq!(scene.at("MH1"), at);
    assert!(!scene.has("MH1", Condition::Stunned));
}

/// A large boss moves by one of its squares and is put down whole; what cannot take its base is no end
/// (AT-LARGE-02, AT-LARGE-05, AT-LARGE-06, AT-RUL-20, AT-RUL-22).
#[test]
fn a_large_boss_stops_with_its_base_in_range() {
    let mut scene = lane(|content| {
        plain(content);
        let boss = content.enemies.iter_mut().find(|e| e.code == "BM").unwrap();
        boss.large = true;
        boss.range.0.iter_mut().for_each(|r| *r = tactics::content::Reach::To(1));
    });
    scene.put("BM1", "i1").put("Ada", "f1").put("Ben", "a4").put("Cid", "a1").boss("miller-3");
    let (ada, boss) = (scene.id("Ada"), scene.id("BM1"));
    assert_eq!(scene.fighter("BM1").base().cells().len(), 4);
    let approach = enemy::approach(&scene.world, boss, &enemy::usual(), Some(ada));
    assert!(!approach.plans.is_empty());
    for plan in &approach.plans {
        let hero = scene.fighter("Ada").base();
        assert_eq!(tactics::ground::distance(plan.base, hero), 1);
        assert_eq!(plan.route.len(), 1, "the base may expand toward the hero: {plan:?}");
    }
}

/// A random move goes by the compass, one square a point, and a random attack along a line
/// (AT-BOSS-13, AT-BOSS-14, AT-RUL-12, AT-RUL-13).
#[test]
fn random_moves_go_by_the_compass() {
    let mut scene = lane(plain);
    scene.put("BM1", "f2").boss("miller-3");
    scene.line(&["BM1", "Ada", "Ben", "Cid", "BM1"]);
    let drawn = scene.cues().iter().filter(|c| matches!(c, Cue::Direction { .. })).count();
    assert_eq!(drawn, 2, "one for the move, one for the attack");
    assert_eq!(scene.pile(Pile::Directions).len(), 8, "shuffled back at the end of the turn");
}

/// Walls are raised beside the boss, where the players choose; of a limited kind the oldest goes first
/// (AT-OBST-06, AT-OBST-07, AT-OBST-10, AT-RUL-88, AT-RUL-89, AT-EX-45).
#[test]
fn a_wall_is_raised_beside_the_boss() {
    let rows = [
        "...........",
        "...........",
        "...........",
        "...........",
        "...........",
        "...........",
        "...........",
        "...........",
        "sss........",
        "..........M",
    ];
    let mut scene = Scene::on(&rows, plain);
    scene.put("BM1", "f6").boss("miller-5");
    for (name, at) in [("Ada", "a1"), ("Ben", "b1"), ("Cid", "c1")] {
        scene.put(name, at);
    }
    scene.line(&["BM1", "Ada", "Ben", "Cid", "BM1"]);
    while scene.ask() != Some(Ask::Choice) {
        scene.quiet();
    }
    assert_eq!(scene.options().len(), 12);
    scene.act(Act::Choice(0));
    let field = scene.world.resource::<tactics::rules::state::field::Field>();
    assert_eq!((field.pieces.len(), field.pieces[0].squares.len()), (1, 3));
}
