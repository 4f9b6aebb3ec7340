//! The odds that are shown before a roll are those of the roll.

use std::collections::BTreeMap;

use tactics::content::Amount;
use tactics::content::effect::{Change, Standing, Whom};
use tactics::content::words::{AttackKind, Condition, Who};
use tactics::dice::Odds;
use tactics::rules::flow::prompt::Act;
use tactics::rules::odds::{self, Foretold};

use super::fights::turn;
use super::scene::{ADA, Scene};

/// The faces of the die that a guard rolls two of.
const RED: [u8; 6] = [0, 1, 2, 2, 3, 4];

/// Ada attacks a hand with so much armor, weakened or not.
fn staged(armor: i16, weakened: bool, hp: i16) -> Scene {
    let rows = ["..........", "sss..H..M."];
    let mut scene = Scene::on(&rows, |content| {
        let hand = content.enemies.iter_mut().find(|e| e.code == "MH").unwrap();
        let whose = Whom { who: Who::Oneself, ..Whom::default() };
        let change = Change::Taken(Amount::number(-armor), AttackKind::Any);
        hand.hp.0.fill(Amount::number(30));
        hand.standing.push(Standing { whose, only_if: None, against: None, once: None, change });
    });
    turn(&mut scene, "Ada");
    scene.put("Ada", "e1").put("MH1", "f1").set_hp("MH1", hp);
    if weakened {
        scene.inflict("Ada", Condition::Weakened);
    }
    let card = scene.hand(ADA, &["basic-attack"])[0];
    scene.play(ADA, card);
    scene
}

/// Counted before the roll as often as all rolls together really deal it: dice, halving, then what the
/// target takes off (AT-ATK-02, AT-COND-02, AT-ATK-08, AT-RUL-91).
#[test]
fn the_odds_are_those_of_all_rolls() {
    for (armor, weakened) in [(0, false), (1, false), (0, true), (1, true)] {
        let mut dealt: BTreeMap<i32, u128> = BTreeMap::new();
        for (one, other) in RED.into_iter().flat_map(|one| RED.map(|other| (one, other))) {
            let mut scene = staged(armor, weakened, 30);
            scene.dice(&[("red", one), ("red", other)]).act(Act::Roll);
            *dealt.entry(i32::from(30 - scene.hp("MH1"))).or_default() += 1;
        }
        let scene = staged(armor, weakened, 30);
        let foretold = odds::staged(&scene.world);
        let [it] = foretold.as_slice() else { panic!("{foretold:?}") };
        assert_eq!(it.damage.iter().collect::<BTreeMap<_, _>>(), dealt, "{armor} {weakened}");
        assert_eq!((it.falls(), it.again), (0, false));
        assert_eq!(odds::basic(&scene.world, scene.id("Ada"), scene.id("MH1")).as_ref(), Some(it));
    }
}

/// How likely the target falls is the share of the rolls that deal as much as it has hit points.
#[test]
fn who_falls_for_certain_is_told_apart_from_who_may() {
    let falls = |hp: i16| odds::staged(&staged(0, false, hp).world)[0].falls();
    // Of 36 rolls one comes to 0, one to 8, and 33 to at least 2.
    assert_eq!((falls(1), falls(2), falls(8), falls(9)), (972, 917, 28, 0));
    let scene = staged(-1, false, 1);
    let more = odds::staged(&scene.world)[0].clone();
    assert_eq!((more.falls(), more.bounds(), more.tenths()), (972, (0, 9), 50));
    let sure = Foretold { damage: Odds::sure(3), ..more };
    assert_eq!((sure.falls(), sure.bounds(), sure.tenths()), (1000, (3, 3), 30));
}
