//! The chances that are shown are those of the rules: every way in which the dice can fall is
//! rolled at the table itself, and the outcomes are counted.

use adventure::rules::flow::drive::Nearest as _;
use std::sync::Arc;

use adventure::cards::content::Content;
use adventure::cards::effect::{Effect, Reroll};
use adventure::cards::vocabulary::Kind;
use adventure::rules::check::{self, CheckView};
use adventure::rules::flow::drive::Steps;
use adventure::rules::flow::frame::{Flow, Frame, Step};
use adventure::rules::flow::history::{Keep, Snapshot, restore, snapshot};
use adventure::rules::flow::prompt::{Act, Ask};
use adventure::rules::legal;
use adventure::rules::play::{self, Member, Start};
use adventure::rules::state::board::Board;
use adventure::rules::state::cue::{Cue, Cues};
use adventure::rules::state::ids::{CardId, PileId, PlaceId};
use adventure::rules::state::table::{self, Feats, Spot};
use adventure::sim::bots::{Bot, Whim, random::Random};
use bevy_ecs::prelude::*;
use kernel::rng::Rng;

use crate::support::ships;

/// The most ways for the dice to fall that are rolled one by one; with rerolls fewer.
const WAYS: usize = 150;
const WAYS_AGAIN: usize = 24;
/// The most rolls with rerolls of one check; what needs more is left to the units of `sim::rerolls`.
const ROLLS: usize = 1500;
/// So many comparisons of each sort are enough.
const ENOUGH: usize = 250;
const ENOUGH_AGAIN: usize = 24;

/// The damage that was dealt for failing the last check.
#[derive(Resource, Default)]
struct Dealt(Option<i32>);

fn note(world: &mut World) {
    let amount = match world.resource::<Flow>().frames.last() {
        Some(Frame::Damage(f)) => f.amount,
        _ => 0,
    };
    world.resource_mut::<Dealt>().0.get_or_insert(amount);
}

fn world(content: &Arc<Content>) -> World {
    let mut world = World::new();
    play::install(&mut world, content.clone());
    world.resource_mut::<Keep>().0 = false;
    world.resource_mut::<Cues>().listening = true;
    world.insert_resource(Dealt::default());
    world.resource_mut::<Steps>().add(Step::CheckDamage, note);
    world
}

/// A party with decks of boons at random, every other one about rerolls.
fn start(content: &Content, scenario: usize, seed: u64) -> Start {
    let mut whim = Whim::new(seed);
    let again = |e: &Effect| matches!(e, Effect::Reroll(_) | Effect::KeepResult);
    let mut boons: Vec<&str> = Vec::new();
    let mut rerolls: Vec<&str> = Vec::new();
    for c in content.cards.iter().filter(|c| c.kind.is_boon()) {
        let is = c.powers.iter().any(|p| p.does.iter().any(again));
        if is { &mut rerolls } else { &mut boons }.push(&c.id);
    }
    let mut heroes: Vec<usize> = (0..content.heroes.len()).collect();
    whim.draw(&mut heroes, 3);
    let mut deck = || {
        let draw = |n: usize, whim: &mut Whim| {
            let from = if n.is_multiple_of(3) { &rerolls } else { &boons };
            from[whim.below(from.len())].to_owned()
        };
        (0..15).map(|n| draw(n, &mut whim)).collect()
    };
    let mut member = |h: &usize| Member {
        hero: content.heroes[*h].id.clone(),
        deck: deck(),
        feats: Feats::default(),
        cohort_gone: false,
    };
    let party = heroes[..3].iter().map(&mut member).collect();
    let scenario = content.scenarios[scenario].id.clone();
    Start::new(scenario, party, seed)
}

/// Every way in which these dice can fall.
fn ways(faces: &[u8]) -> Vec<Vec<u8>> {
    faces.iter().fold(vec![Vec::new()], |all, f| {
        let more = |lie: Vec<u8>| (1..=*f).map(move |v| lie.iter().copied().chain([v]).collect());
        all.into_iter().flat_map(more).collect()
    })
}

fn dice(view: &CheckView) -> Vec<u8> {
    let all = view.parts.iter().flat_map(|p| &p.dice);
    all.flat_map(|d| std::iter::repeat_n(d.faces, d.count.into())).collect()
}

/// Answers with these dice to fall: whether the check that is rolled thereby succeeds, if one is.
fn fall(world: &mut World, from: &Snapshot, act: Act, dice: &[u8]) -> Option<bool> {
    restore(world, from);
    world.resource_mut::<Dealt>().0 = None;
    world.resource_mut::<Rng>().forced = dice.iter().copied().collect();
    world.resource_mut::<Cues>().drain();
    play::submit(world, &[act]).expect("it was offered");
    let forced = world.resource::<Rng>().forced.clone();
    assert!(forced.is_empty(), "{forced:?} of {dice:?} did not fall: {:?}", asked(world));
    let cues = world.resource_mut::<Cues>().drain();
    cues.into_iter()
        .find_map(|c| if let Cue::Rolled { passed, .. } = c { Some(passed) } else { None })
}

fn asked(world: &World) -> Option<Ask> {
    play::prompt(world).map(|p| p.ask)
}

/// The chance to succeed from here on, where the dice lie and something may be rolled again, if
/// always the best is done; `None` where that takes more than so many rolls.
fn best(world: &mut World, rolls: &mut usize) -> Option<f64> {
    let prompt = play::prompt(world).cloned().expect("something is asked");
    let here = snapshot(world);
    let lie = world.resource::<Flow>().check().expect("a check is under way").dice.clone();
    let mut most = 0.0f64;
    for act in prompt.options {
        let again: Vec<u8> = match act {
            Act::Die(n) => vec![lie[usize::from(n)].faces],
            Act::Use { hero, of, power, .. } => {
                let (p, _) =
                    legal::power(&Board::new(world), hero, of, power).expect("it was offered");
                let which = p.does.iter().find_map(|e| match e {
                    Effect::Reroll(which) => Some(*which),
                    _ => None,
                });
                let fits = |d: u8| match which {
                    Some(Reroll::All) => true,
                    Some(Reroll::AtMost(n)) => d <= n,
                    // One is chosen first, where there are several.
                    _ => lie.len() == 1,
                };
                lie.iter().filter(|d| fits(d.value)).map(|d| d.faces).collect()
            }
            _ => continue,
        };
        let all = ways(&again);
        let n = all.len() as f64;
        let mut sum = 0.0;
        for dice in all {
            *rolls = rolls.checked_sub(1)?;
            let passed = fall(world, &here, act, &dice);
            sum += match (passed, asked(world)) {
                (Some(true), _) => 1.0,
                (_, Some(Ask::Rolled | Ask::Die)) => best(world, rolls)?,
                _ => 0.0,
            };
        }
        most = most.max(sum / n);
    }
    restore(world, &here);
    Some(most)
}

/// What was compared.
#[derive(Debug, Default)]
struct Compared {
    chances: usize,
    damage: usize,
    rerolled: usize,
    joint: usize,
}

fn near(have: f64, want: f64, what: &str, view: &CheckView) {
    assert!((have - want).abs() < 1e-9, "{what}: {have} is shown, {want} comes out: {view:#?}");
}

/// Returns whether a play on the check being staged keeps its result for the next check.
fn keeps_its_result(world: &World) -> bool {
    let board = &Board::new(world);
    let Some(f) = world.resource::<Flow>().check() else { return false };
    f.staged.iter().any(|s| {
        legal::power(board, s.hero, s.of, s.power)
            .is_some_and(|(p, _)| p.does.contains(&Effect::KeepResult))
    })
}

/// Rolls the check that is being staged in every way, and compares.
fn compare(world: &mut World, view: &CheckView, done: &mut Compared) {
    ways_are_told(world, view);
    // What succeeds without a roll lets no dice fall.
    if view.results.is_empty() {
        return;
    }
    let keeps = view.joint.is_some() && keeps_its_result(world);
    let here = snapshot(world);
    let dice = dice(view);
    let sizes: usize = dice.iter().map(|f| usize::from(*f)).product();
    if sizes > WAYS {
        return;
    }
    let all = ways(&dice);
    let n = all.len() as f64;
    let mut again = view.rerolled.filter(|_| sizes <= WAYS_AGAIN && done.rerolled < ENOUGH_AGAIN);
    let mut rolls = ROLLS;
    let (mut passed, mut dealt, mut rerolled) = (0.0, 0.0, 0.0);
    for lie in &all {
        let Some(yes) = fall(world, &here, Act::Roll, lie) else {
            // Succeeded without a roll.
            return restore(world, &here);
        };
        passed += f64::from(u8::from(yes));
        if again.is_some() {
            let failed = snapshot(world);
            match if yes { Some(1.0) } else { best(world, &mut rolls) } {
                Some(chance) => rerolled += chance,
                None => again = None,
            }
            restore(world, &failed);
        }
        while asked(world) == Some(Ask::Rolled) {
            world.resource_mut::<Dealt>().0 = None;
            play::submit(world, &[Act::Continue]).expect("one need not reroll");
        }
        dealt += f64::from(world.resource::<Dealt>().0.unwrap_or(0));
    }
    near(view.success, passed / n, "chance", view);
    // What it is for is reached by success, or not at all; and nothing is never minus nothing.
    assert!(view.chance == view.success || view.chance == 0.0, "{view:#?}");
    let shown = [Some(view.chance), Some(view.success), Some(view.expected_damage)];
    for chance in shown.into_iter().chain([view.rerolled, view.joint]).flatten() {
        assert!(chance.is_sign_positive(), "{view:#?}");
    }
    // A result that is kept decides the next check, too, whose damage comes at once.
    if !keeps {
        near(view.expected_damage, dealt / n, "expected damage", view);
    }
    done.chances += 1;
    done.damage += usize::from(dealt > 0.0);
    if let Some(shown) = again {
        near(shown, rerolled / n, "with rerolls", view);
        done.rerolled += 1;
    }
    if let (Some(joint), true) = (view.joint, view.staged.is_empty()) {
        let highest: Vec<u8> = dice.clone();
        if fall(world, &here, Act::Roll, &highest) == Some(true)
            && let Some(rest) = next_check(world, view)
        {
            near(joint, view.success * rest, "joint chance", view);
            done.joint += 1;
        }
    }
    restore(world, &here);
}

/// Each way has the chance that is shown once it is taken, and the party makes none worse.
fn ways_are_told(world: &mut World, view: &CheckView) {
    for p in check::prospects(world) {
        let now = match p.taken {
            true => view.clone(),
            false => {
                let act = Act::Way { alternative: p.alternative, skill: p.skill };
                let Some(then) = check::view_with(world, &act) else { continue };
                // What no longer fits is taken back; the prospect is of what is staged now.
                if then.staged != view.staged {
                    continue;
                }
                then
            }
        };
        assert!(p.at_best >= p.chance && p.at_best <= 1.0, "{p:?}");
        near(p.chance, now.chance, "chance of a way", &now);
    }
}

/// The chance at the next check of the same sequence and all after it, attempted by the same hero.
fn next_check(world: &mut World, view: &CheckView) -> Option<f64> {
    for _ in 0..4 {
        let prompt = play::prompt(world)?.clone();
        let act = match prompt.ask {
            Ask::Check => {
                let next = check::view(world)?;
                let same = next.against == view.against
                    && next.purpose == view.purpose
                    && next.hero == view.hero;
                return same.then(|| next.joint.unwrap_or(next.chance));
            }
            Ask::Checker => Act::Hero(view.hero),
            _ => Act::Continue,
        };
        if !prompt.options.contains(&act) {
            return None;
        }
        play::submit(world, &[act]).ok()?;
    }
    None
}

/// Puts cards with several checks on top of the decks of locations.
fn bring_up_sequences(world: &mut World, seed: u64) {
    let boxes = Kind::ALL.map(PileId::Box);
    let cards = boxes.into_iter().chain([PileId::Vault]).flat_map(|p| table::pile(world, p));
    let several = |c: &&CardId| table::printed(world, **c).check.steps.len() > 1;
    let mut cards: Vec<CardId> = cards.filter(several).copied().collect();
    let all = cards.len();
    Whim::new(seed).draw(&mut cards, all);
    let places: Vec<PlaceId> = table::places(world).collect();
    for (n, card) in cards.into_iter().take(3 * places.len()).enumerate() {
        let deck = PileId::Location(places[n % places.len()]);
        table::move_card(world, card, deck, Spot::Top);
    }
}

/// Whether more checks follow the one that is being staged.
fn sequence(world: &World) -> bool {
    check::view(world).is_some_and(|v| v.joint.is_some())
}

fn chances_are_those_of_the_rules(pack: &str) {
    let content = ships(pack);
    let mut world = world(&content);
    let mut done = Compared::default();
    for seed in 0..60 {
        let start = start(&content, seed as usize % content.scenarios.len(), seed);
        play::begin_as_told(&mut world, &start).expect("it can be set up");
        bring_up_sequences(&mut world, seed);
        let mut bot = Random::new(seed);
        for _ in 0..250 {
            let Some(prompt) = play::prompt(&world).cloned() else { break };
            if prompt.ask == Ask::Check
                && prompt.options.contains(&Act::Roll)
                && (done.chances < ENOUGH || sequence(&world))
                && let Some(view) = check::view(&world)
            {
                compare(&mut world, &view, &mut done);
            }
            let acts = bot.choose(&mut world, &prompt);
            play::submit(&mut world, &acts).expect("it was offered");
        }
    }
    println!("{pack}: {done:?}");
    assert!(done.chances >= ENOUGH && done.damage > 40, "{done:?}");
    assert!(done.rerolled > 10 && done.joint > 1, "{done:?}");
}

/// AC-CHECK-31, AC-CHECK-44, AC-CHECK-45, AC-CHECK-48, AC-CHECK-09: with the first edition's cards.
#[test]
fn chances_are_those_of_the_first_edition() {
    chances_are_those_of_the_rules("lamplighters");
}

/// The same with the third edition's.
#[test]
fn chances_are_those_of_the_third_edition() {
    chances_are_those_of_the_rules("glass-caravan");
}
