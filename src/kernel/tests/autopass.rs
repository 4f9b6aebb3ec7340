//! Auto-pass, by a family that is not the card game.

use bevy_ecs::prelude::*;
use kernel::autopass::{
    self, AutoPassFamily as _, Stop, StopSettings, Why, Window as _, alike, by_itself, opening,
    order, wanted,
};
use kernel::play;

use crate::sample::passing::Window;
use crate::sample::{Act, Hares, Start, content};

fn laid(seed: u64) -> World {
    let mut world = World::new();
    play::install::<Hares>(&mut world, content());
    play::begin::<Hares>(&mut world, &Start::new(seed)).expect("it is laid out");
    world
}

fn settings(stop: Stop) -> StopSettings<Window> {
    let mut stops = StopSettings::default();
    for seat in play_seats() {
        for window in Window::ALL {
            stops.set(seat, *window, stop);
        }
    }
    stops
}

fn play_seats() -> impl Iterator<Item = kernel::ids::SeatId> {
    [0, 1].map(kernel::ids::SeatId).into_iter()
}

/// Plays on by itself until somebody is asked; returns how many prompts were passed.
fn pass(world: &mut World) -> usize {
    let mut passed = 0;
    while let Some(acts) = by_itself::<Hares>(world) {
        play::submit::<Hares>(world, &acts).expect("what goes on is offered");
        autopass::after_decision::<Hares>(world);
        passed += 1;
    }
    passed
}

/// A table without auto-pass is asked everything; one that never stops plays to nightfall by itself; one
/// that stops where something is useful is asked where it is, and says why.
#[test]
fn a_table_is_asked_what_it_wants_to_be_asked() {
    let mut world = laid(3);
    assert_eq!(by_itself::<Hares>(&mut world), None);
    autopass::install::<Hares>(&mut world, StopSettings::default());
    assert_eq!(by_itself::<Hares>(&mut world), None, "a turn stops, as is usual");

    let mut world = laid(3);
    autopass::install::<Hares>(&mut world, settings(Stop::Never));
    assert!(pass(&mut world) > 10);

    let (mut useful, mut passed) = (0, 0);
    for seed in 0..20 {
        let mut world = laid(seed);
        autopass::install::<Hares>(&mut world, settings(Stop::Useful));
        for _ in 0..30 {
            passed += pass(&mut world);
            let Some(prompt) = play::prompt::<Hares>(&world).cloned() else { break };
            let all = wanted::<Hares>(&mut world);
            useful += usize::from(all.iter().any(|w| w.why == Why::Useful && w.seat == prompt.who));
            assert!(all.iter().all(|w| prompt.options.contains(&w.act) && w.why == Why::Useful));
            play::submit::<Hares>(&mut world, &prompt.options[..1]).expect("it is offered");
            autopass::after_decision::<Hares>(&mut world);
        }
    }
    assert!(useful > 20 && passed > 20, "{useful}, {passed}");
}

/// The next window is held, once; a pinned card stops a table that never stops.
#[test]
fn windows_are_held_and_cards_pinned() {
    let mut world = laid(3);
    let mut stops = settings(Stop::Never);
    autopass::install::<Hares>(&mut world, stops.clone());
    autopass::hold::<Hares>(&mut world, true);
    assert_eq!(by_itself::<Hares>(&mut world), None);
    let held = play::prompt::<Hares>(&world).expect("it is asked").clone();
    assert_eq!(by_itself::<Hares>(&mut world), None, "it is left to the people");
    let act = *held.options.iter().find(|a| **a != Act::Draw).expect("it holds a card");
    let id = Hares::pin_id(&world, act).expect("it is a card").to_owned();
    stops.pin(&id, true);
    let window = opening::<Hares>(&mut world, &stops).expect("one can draw");
    assert!(window.wanted.iter().any(|w| w.act == act && w.why == Why::Pinned));
    assert!(!autopass::would_pass::<Hares>(&mut world, &stops, &[Act::Draw]));
    stops.pin(&id, false);
    assert!(autopass::would_pass::<Hares>(&mut world, &stops, &[Act::Draw]));
}

/// Copies of a card come to the same; what touches nothing of the others may be the first.
#[test]
fn what_comes_to_the_same_is_one() {
    let mut copies = 0;
    for seed in 0..40 {
        let world = laid(seed);
        let options = play::prompt::<Hares>(&world).expect("it is asked").options.clone();
        let groups = alike::groups::<Hares>(&world, &options);
        assert_eq!(groups.iter().map(Vec::len).sum::<usize>(), options.len());
        copies += groups.iter().filter(|g| g.len() > 1).count();
    }
    assert!(copies > 10, "{copies}");

    struct Touches(u8);
    impl order::Footprint for Touches {
        fn commutes(&self, other: &Touches) -> bool {
            self.0 & other.0 == 0
        }
    }
    assert_eq!(order::first(&[Touches(3), Touches(1), Touches(4)]), Some(2));
    assert_eq!(order::first(&[Touches(3), Touches(1)]), None);
}

/// What is usual is not written; what is written is read, and seats that there are not are refused.
#[test]
fn stops_are_kept_as_text() {
    let mut stops = StopSettings::<Window>::default();
    assert_eq!(ron::to_string(&stops), Ok("()".into()));
    stops.set(kernel::ids::SeatId(1), Window::Only, Stop::Never);
    let text = ron::to_string(&stops).expect("it can be written");
    assert_eq!(text, "(seats:{1:{only:never}})");
    assert_eq!(ron::from_str::<StopSettings<Window>>(&text), Ok(stops.clone()));
    assert_eq!((stops.check(2), stops.check(1).is_err()), (Ok(()), true));
    assert_eq!(Window::named("turn"), Ok(Window::Turn));
    assert!(Window::named("encounter").is_err_and(|e| e.to_string().contains("turn, only")));
}
