//! Plays on a check, by random games: what is staged and taken back in whatever order leaves every
//! pile as it was; and packs whose every play on a check does something besides break nothing.

use std::sync::Arc;

use adventure::cards::amount::Amount;
use adventure::cards::content::Content;
use adventure::cards::effect::{CardFilter, Effect, From, Pick, Power, To, When, Who};
use adventure::cards::source::find_pack;
use adventure::cards::vocabulary::{Action, Trait};
use adventure::rules::check;
use adventure::rules::flow::frame::{Flow, Frame};
use adventure::rules::flow::history::{digest, restore, snapshot};
use adventure::rules::flow::prompt::{Act, Ask};
use adventure::rules::play;
use adventure::rules::state::cue::Cues;
use adventure::rules::state::ids::{CardId, PileId};
use adventure::rules::state::table;
use adventure::sim::bots::{Bot, Whim, random::Random};
use adventure::sim::playouts::{Party, SimOptions};
use bevy_ecs::prelude::*;

use crate::playouts::break_nothing;
use crate::support::begun;

/// A pack of each edition.
fn both() -> [Content; 2] {
    ["lamplighters", "glass-caravan"].map(|p| find_pack(p).expect("the pack that ships is sound"))
}

fn shift(from: From, n: i32, pick: Pick, to: To) -> Effect {
    let (who, what) = (Who::You, CardFilter::default());
    Effect::Shift { who, from, what, n: Amount::number(n), pick, to }
}

/// What plays on a check do besides, in turn, and the action that they are played with.
fn besides(n: usize) -> (Effect, Option<Action>) {
    match n % 8 {
        0 => (shift(From::Deck, 1, Pick::Choose, To::Hand), None),
        1 => (shift(From::Discards, 1, Pick::Choose, To::Hand), Some(Action::Discard)),
        2 => (shift(From::Discards, 1, Pick::Random, To::DeckBottom), Some(Action::Recharge)),
        3 => (shift(From::Buried, 9, Pick::All, To::Deck), Some(Action::Bury)),
        4 => (shift(From::Box, 1, Pick::Choose, To::Hand), Some(Action::Banish)),
        5 => {
            let kind = Trait::new("Fire").expect("a short name");
            let (who, amount, unreduced) = (Who::You, Amount::number(1), false);
            (Effect::Damage { who, amount, kind, unreduced }, None)
        }
        6 => (shift(From::Deck, 2, Pick::Choose, To::Discards), Some(Action::Shuffle)),
        _ => (Effect::May([shift(From::Hand, 1, Pick::Choose, To::DeckTop)].into()), None),
    }
}

/// The pack with something that happens besides on every play on a check.
fn busy(mut content: Content) -> Content {
    let mut n = 0;
    let mut change = |p: &mut Power, card: bool| {
        if !matches!(p.when, When::Check(_)) {
            return;
        }
        n += 1;
        let (effect, action) = besides(n);
        p.does = p.does.iter().cloned().chain([effect]).collect();
        if card && p.action.is_some_and(|a| a != Action::Display) {
            p.action = action.or(p.action);
        }
    };
    for card in &mut content.cards {
        card.powers.iter_mut().for_each(|p| change(p, true));
    }
    for hero in &mut content.heroes {
        hero.powers.iter_mut().filter_map(|p| p.power.as_mut()).for_each(|p| change(p, false));
    }
    content
}

#[test]
fn plays_that_do_something_besides_break_nothing() {
    for content in both().map(|c| Arc::new(busy(c))) {
        for scenario in &content.scenarios {
            for heroes in [1, 3] {
                break_nothing(SimOptions {
                    party: Party::Any(heroes),
                    games: 2,
                    seed: 77 * heroes as u64,
                    cards: true,
                    ..SimOptions::new(content.clone(), &scenario.id)
                });
            }
        }
    }
}

fn bound(world: &World) -> usize {
    match world.resource::<Flow>().frames.last() {
        Some(Frame::Check(f)) => f.bound.into(),
        _ => 0,
    }
}

/// Every pile, card by card.
fn piles(world: &World) -> Vec<Vec<CardId>> {
    (0..PileId::SLOTS).map(|s| table::pile(world, PileId::from_slot(s)).to_vec()).collect()
}

/// At every check of some games plays are staged as they come, and taken back in any order: then all
/// lies as it did, in the same order.
#[test]
fn taking_back_restores_every_pile() {
    let (mut back, mut moved) = (0, 0);
    for (n, content) in both().map(Arc::new).iter().enumerate() {
        for (m, scenario) in content.scenarios.iter().enumerate() {
            let mut world = begun(content, &scenario.id, 6, (n + m) as u64);
            let mut bot = Random::new(m as u64);
            let mut whim = Whim::new((n * 100 + m) as u64);
            for _ in 0..250 {
                let Some(prompt) = play::prompt(&world).cloned() else { break };
                if prompt.ask == Ask::Check && bound(&world) == 0 {
                    let (before, was) = (snapshot(&world), piles(&world));
                    let staged = check::view(&world).expect("a check").staged.is_empty();
                    for _ in 0..if staged { 12 } else { 0 } {
                        let options = play::prompt(&world).expect("a check").options.clone();
                        let again = whim.once_in(5);
                        let plays: Vec<Act> = options
                            .into_iter()
                            .filter(|a| match a {
                                Act::TakeBack(_) => again,
                                Act::Use { .. } => !again,
                                _ => false,
                            })
                            .collect();
                        let Some(act) = plays.get(whim.below(plays.len())) else { continue };
                        play::submit(&mut world, &[*act]).expect("it was offered");
                        moved += 1;
                        if bound(&world) > 0
                            || play::prompt(&world).map(|p| p.ask) != Some(Ask::Check)
                        {
                            break;
                        }
                    }
                    while staged && bound(&world) == 0 {
                        let count = check::view(&world).expect("a check").staged.len();
                        if count == 0 {
                            assert_eq!(piles(&world), was);
                            break;
                        }
                        let act = Act::TakeBack(whim.below(count) as u8);
                        play::submit(&mut world, &[act]).expect("it was offered");
                        back += 1;
                    }
                    restore(&mut world, &before);
                }
                let acts = bot.choose(&mut world, &prompt);
                play::submit(&mut world, &acts).expect("it was offered");
            }
        }
    }
    eprintln!("{moved} plays and changes of mind, {back} taken back at last");
    assert!(back > 300);
}

/// Trying a play out tells nothing of what it does besides, and changes nothing; what was played for
/// good is never offered to be taken back.
#[test]
fn what_a_play_does_is_not_tried_out() {
    let (mut tried, mut for_good) = (0, 0);
    for content in both().map(|c| Arc::new(busy(c))) {
        for (m, scenario) in content.scenarios.iter().enumerate() {
            let mut world = begun(&content, &scenario.id, 3, m as u64);
            world.resource_mut::<Cues>().listening = true;
            let mut bot = Random::new(m as u64);
            for _ in 0..150 {
                let Some(prompt) = play::prompt(&world).cloned() else { break };
                if prompt.ask == Ask::Check {
                    let mark = digest(&world);
                    world.resource_mut::<Cues>().drain();
                    for act in &prompt.options {
                        check::view_with(&mut world, act);
                        assert_eq!(digest(&world), mark, "{act:?} was only looked at");
                        tried += 1;
                    }
                    assert_eq!(world.resource_mut::<Cues>().drain(), []);
                    let first = bound(&world);
                    for_good += first;
                    let back = |a: &Act| matches!(a, Act::TakeBack(n) if usize::from(*n) < first);
                    assert!(!prompt.options.iter().any(back));
                    assert!(first == 0 || !prompt.options.contains(&Act::Decline));
                }
                let acts = bot.choose(&mut world, &prompt);
                play::submit(&mut world, &acts).expect("it was offered");
            }
        }
    }
    assert!(tried > 1000 && for_good > 100, "{tried} tried, {for_good} for good");
}
