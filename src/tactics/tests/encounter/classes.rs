//! What cards of the elite classes do that no other card does.

use kernel::content::load::options;
use tactics::content::Amount;
use tactics::content::effect::Effect;
use tactics::rules::effect::amount;
use tactics::rules::flow::frame::Ctx;
use tactics::rules::flow::prompt::{Act, Ask};

use super::scene::{ADA, BEN, Scene};

/// Returns effects by how packs write them.
fn effects(ron: &str) -> Vec<Effect> {
    options().from_str(ron).unwrap_or_else(|e| panic!("{ron}: {e}"))
}

/// Returns what an amount without an owner comes to.
fn counted(scene: &Scene, what: &str) -> i32 {
    amount::count(&scene.world, &Ctx::nobody(), &what.parse::<Amount>().unwrap())
}

/// A die is kept as it lay and set in place of a rolled one later; it is gone then (AT-ABIL-03).
#[test]
fn a_kept_die_is_set_in_place_of_a_rolled_one() {
    let mut scene = Scene::yard();
    let ada = scene.hero(ADA);
    scene.put(&ada, "c2").put("MH1", "c3").dice(&[("red", 1), ("red", 3)]);
    scene.text(&ada, &effects("[Roll(\"2 red\", [KeepDice(1)])]"));
    assert_eq!(scene.ask(), Some(Ask::Rolled));
    scene.act(Act::Die(1));
    assert_eq!((counted(&scene, "die kept"), counted(&scene, "highest kept")), (1, 3));
    scene.set_hp("MH1", 5).dice(&[("red", 0)]);
    let attack =
        "[Lasting(until: AttackEnd, rules: [(on: Rolled(of: (who: Self)), does: [UseKept(1)])]),
        Attack(dice: \"1 red\", target: (who: Enemy, range: 1))]";
    scene.text(&ada, &effects(attack)).to(Ask::Stage).act(Act::Roll).act(Act::Die(0));
    assert_eq!((scene.hp("MH1"), counted(&scene, "die kept")), (2, 0));
}

/// Damage that would knock out leaves a hit point where a text says so (AT-COND-08).
#[test]
fn damage_can_leave_a_hit_point() {
    let mut scene = Scene::yard();
    let ada = scene.hero(ADA);
    let keep = "[Lasting(until: EncounterEnd, rules: [
        (on: Reduced(at: (who: Self)), only_if: WouldFall, does: [LeaveHp(1)])])]";
    scene.text(&ada, &effects(keep)).set_hp(&ada, 9);
    scene.text(&ada, &effects("[Harm(4, (who: Self))]"));
    assert_eq!(scene.hp(&ada), 5);
    scene.text(&ada, &effects("[Harm(30, (who: Self))]"));
    assert_eq!(scene.hp(&ada), 1);
}

/// What heals each of them reaches who is knocked out (AT-RUL-38, AT-COND-14).
#[test]
fn each_that_heals_reaches_who_is_down() {
    let mut scene = Scene::yard();
    let (ada, ben) = (scene.hero(ADA), scene.hero(BEN));
    scene.text(&ben, &effects("[Harm(50, (who: Self))]"));
    assert!(scene.fighter(&ben).is_down());
    let up = "[Each((who: Party, range: \"any\", sight: false, count: Each, only_if: Down),
        [Heal(2, (who: It))])]";
    scene.text(&ada, &effects(up));
    assert_eq!((scene.hp(&ben), scene.fighter(&ben).is_down()), (2, false));
}

/// Whoever swaps figures is known to what answers it, for both of them (AT-RUL-28).
#[test]
fn a_swap_moves_both() {
    let mut scene = Scene::yard();
    let (ada, ben) = (scene.hero(ADA), scene.hero(BEN));
    scene.put(&ada, "b2").put(&ben, "d2").put("MH1", "h6").set_hp(&ada, 9).set_hp(&ben, 9);
    let swap = "[Lasting(until: EncounterEnd, rules: [
            (on: Shifted(of: (who: Self), at: (who: Hero)), does: [Harm(1)])]),
        Swap(with: (who: Named(\"ben\")))]";
    scene.text(&ada, &effects(swap));
    assert_eq!((scene.at(&ada), scene.at(&ben)), ("d2".into(), "b2".into()));
    assert_eq!((scene.hp(&ada), scene.hp(&ben)), (8, 8));
}
