//! What the kernel carries for any family: prompts, journal, history, replay, digests, hidden
//! information, the table that clients see, bots.

use bevy_ecs::prelude::*;
use kernel::history::{History, Keep};
use kernel::ids::SeatId;
use kernel::journal::Journal;
use kernel::prompt::{Asked, Prompt};
use kernel::rng::Rng;
use kernel::table::{self, Loose, Table, TableError, TurnUndone};
use kernel::truth::{digest, restore, snapshot};
use kernel::view::Viewer;
use kernel::{Thing, play};

use crate::sample::rules::hare_mut;
use crate::sample::{
    Act, Card, Content, Field, GATE, Hares, Kind, Pile, Piles, Start, bots, content,
};

type Game = Loose<Hares>;

fn laid(seed: u64) -> (World, Game) {
    let mut world = World::new();
    play::install::<Hares>(&mut world, content());
    play::begin::<Hares>(&mut world, &Start::new(seed)).expect("it is laid out");
    (world, Game::default())
}

/// Plays a game to its end by chance, and returns the digest before each decision and at the end.
fn played(seed: u64) -> (World, Game, Vec<u64>) {
    let (mut world, mut table) = laid(seed);
    let (mut rng, mut digests) = (Rng::new(seed), vec![table.digest(&world)]);
    while bots::random(&mut table, &mut world, &mut rng) {
        digests.push(table.digest(&world));
        let piles = &world.resource::<Piles>().0;
        assert_eq!(piles.iter().map(Vec::len).sum::<usize>(), 10, "no card is lost");
    }
    (world, table, digests)
}

/// Games end, with a winner or at nightfall; there are both. Keen bots win more often.
#[test]
fn games_end() {
    let won = |end: &dyn Fn(u64) -> World| {
        let all = (0..60).map(end).map(|w| play::ended::<Hares>(&w).expect("it is over"));
        all.filter(|e| matches!(e, crate::sample::Ending::Won(_))).count()
    };
    let by_chance = won(&|seed| played(seed).0);
    let by_will = won(&|seed| {
        let (mut world, mut table) = laid(seed);
        while bots::keen(&mut table, &mut world) {}
        world
    });
    assert!((5..55).contains(&by_chance) && by_will > by_chance, "{by_chance}, {by_will}");
}

/// Every option of every prompt applies, on a copy, and the same decision leads to the same digest.
#[test]
fn every_option_applies() {
    for seed in 0..12 {
        let (mut world, mut table) = laid(seed);
        let mut rng = Rng::new(seed + 100);
        while let Some(prompt) = play::prompt::<Hares>(&world).cloned() {
            let before = snapshot::<Hares>(&world);
            world.insert_resource(Keep(false));
            for act in &prompt.options {
                let after = [(); 2].map(|()| {
                    restore(&mut world, &before);
                    play::submit::<Hares>(&mut world, &[*act]).expect("it is offered");
                    digest::<Hares>(&world)
                });
                assert_eq!(after[0], after[1], "{act:?}");
            }
            restore(&mut world, &before);
            world.insert_resource(Keep(true));
            let stood = world.resource::<History<Hares>>().made().len();
            world.resource_mut::<Journal<Hares>>().decisions.truncate(stood);
            bots::random(&mut table, &mut world, &mut rng);
        }
    }
}

/// A journal, written and read, plays the same game again; back and forth, every moment is what it was.
#[test]
fn a_journal_is_the_game() {
    let (mut world, mut table, digests) = played(7);
    let last = digests.len() - 1;
    let line = serde_json::to_string(world.resource::<Journal<Hares>>()).expect("it is JSON");
    let journal: Journal<Hares> = serde_json::from_str(&line).expect("it is a journal");
    let (mut again, _) = laid(0);
    play::begin::<Hares>(&mut again, journal.start.as_ref().expect("it began")).expect("it begins");
    for acts in &journal.decisions {
        play::submit::<Hares>(&mut again, acts).expect("it was accepted before");
    }
    assert_eq!(digest::<Hares>(&again), digests[last]);
    for n in (0..last).rev() {
        assert_eq!(table.undo(&mut world), Ok(true));
        assert_eq!(table.digest(&world), digests[n]);
    }
    assert_eq!(table.undo(&mut world), Ok(false), "there is nothing before the first decision");
    for n in [last, 3, last - 1, 0, last] {
        table.go_to(&mut world, n).expect("it was there");
        assert_eq!((table.digest(&world), table.moments(&world).now), (digests[n], n));
    }
    let moments = table.moments(&world);
    assert_eq!(moments.all.len(), last + 1);
    assert!(moments.all[..last].iter().all(|m| !m.moment.did.is_empty()));
    assert!(table.go_to(&mut world, last + 1).is_err());
}

/// Undo goes back over what the table decided by itself; something else decided leaves nothing to redo.
#[test]
fn automatic_decisions_go_with_those_of_players() {
    let (mut world, mut table) = laid(4);
    let start = table.digest(&world);
    let draw = [Act::Draw];
    table::Keeper::submit(&mut table, &mut world, &draw).expect("it is offered");
    for _ in 0..2 {
        table::Keeper::submit_automatic(&mut table, &mut world, &draw).expect("it is");
    }
    let after = table.digest(&world);
    assert_eq!(table.undo(&mut world), Ok(true));
    assert_eq!(table.digest(&world), start);
    assert_eq!(table.redo(&mut world), Ok(true));
    assert_eq!(table.digest(&world), after);
    table.undo(&mut world).expect("it is allowed");
    let view = table.prompt(&mut world, Viewer::EVERYBODY).expect("it is asked");
    table.choose(&mut world, view.number, &[0]).expect("it is offered");
    assert_eq!(table.redo(&mut world), Ok(false));
}

/// Redo is the way back from an undo, also from among decisions that the table made by itself: it
/// ends where the undo began, and only the next one goes on.
#[test]
fn redo_ends_where_the_undo_began() {
    let draw = [Act::Draw];
    for stood in 0..=4 {
        let (mut world, mut table) = laid(4);
        table::Keeper::submit(&mut table, &mut world, &draw).expect("it is offered");
        table::Keeper::submit(&mut table, &mut world, &draw).expect("it is offered");
        for _ in 0..2 {
            table::Keeper::submit_automatic(&mut table, &mut world, &draw).expect("it is");
        }
        table.go_to(&mut world, stood).expect("it was there");
        let mut undone = 0;
        while table.undo(&mut world).expect("it is allowed") {
            undone += 1;
        }
        for _ in 0..undone {
            assert_eq!(table.redo(&mut world), Ok(true));
        }
        assert_eq!(table.decisions(&world), stood);
        while table.redo(&mut world).expect("it was there") {}
        assert_eq!(table.decisions(&world), 4);
    }
}

/// A drag is a look-up; what cannot be done says why and by which rule, and changes nothing.
#[test]
fn options_name_what_they_mean() {
    let (mut world, mut table) = laid(2);
    world.resource_mut::<Field>().fox = 1;
    let back = snapshot::<Hares>(&world);
    let view = table.prompt(&mut world, Viewer::of([SeatId(0)])).expect("it is asked");
    assert_eq!(view.ask, "turn");
    let runs = view.options.iter().find(|o| o.targets.len() == 2).expect("one can run");
    let n = view.meaning(&runs.targets).expect("it is offered");
    let [_, Thing::Cell(to)] = runs.targets[..] else { panic!("{runs:?}") };
    table.choose(&mut world, view.number, &[n]).expect("it is offered");
    assert_eq!(crate::sample::rules::hare(&world, SeatId(0)).at, to);
    restore(&mut world, &back);
    let hop = world.resource::<Piles>().0.iter().flatten().copied();
    let hop = hop.clone().find(|c| crate::sample::rules::kind(&world, *c) == Kind::Run(1));
    world.resource_mut::<Piles>().put(hop.expect("there is one"), Pile::Hand(SeatId(0)), false);
    let view = table.prompt(&mut world, Viewer::of([SeatId(0)])).expect("it is asked");
    let no = view.options.iter().position(|o| o.refusal.is_some()).expect("the fox is there");
    let before = table.digest(&world);
    let refused = table.choose(&mut world, view.number, &[no]);
    assert_eq!(
        refused.map_err(|e| e.to_string()),
        Err("no hare runs onto the fox (HARE-4)".into())
    );
    let number = view.number;
    for (prompt, options, why) in [
        (number, vec![99], TableError::NoSuchOption(99)),
        (number + 1, vec![0], TableError::Stale(Some(number))),
    ] {
        assert_eq!(table.choose(&mut world, prompt, &options), Err(why));
    }
    for many in [vec![], vec![0, 1], vec![0, 0]] {
        let error = table.choose(&mut world, number, &many).expect_err("one is wanted");
        assert!(error.to_string().contains("HARE-3"), "{error}");
    }
    assert_eq!(table.digest(&world), before);
}

/// What one seat is shown is the same to the byte whatever the other holds and the deck hides.
#[test]
fn a_seat_is_shown_nothing_of_what_it_does_not_know() {
    let seen = |table: &Game, world: &mut World, seat| {
        let viewer = Viewer::of([seat]);
        let cues: Vec<String> =
            table.cues(world, viewer).iter().map(|c| format!("{} {}", c.data, c.text)).collect();
        format!("{:?} {} {cues:?}", table.prompt(world, viewer), table.state(world, viewer))
    };
    let mut swapped = 0;
    for seed in 0..40 {
        let (mut world, mut table) = laid(seed);
        let mut rng = Rng::new(seed);
        while bots::random(&mut table, &mut world, &mut rng) {
            let me = SeatId(u8::try_from(rng.below(2)).expect("it is small"));
            let before = seen(&table, &mut world, me);
            let all = world.resource::<Piles>().0.concat();
            let hidden = all.iter().filter(|c| !table.knows(&world, me, Thing::Card(**c)));
            let hidden: Vec<_> = hidden.copied().collect();
            let back = snapshot::<Hares>(&world);
            let defs: Vec<u8> = hidden.iter().map(|c| kernel_def(&world, *c)).collect();
            for (n, c) in hidden.iter().enumerate() {
                crate::sample::rules::card_mut(&mut world, *c).def = defs[(n + 1) % defs.len()];
            }
            swapped += hidden.len();
            assert_eq!(seen(&table, &mut world, me), before);
            restore(&mut world, &back);
        }
    }
    assert!(swapped > 1_000, "{swapped}");
}

fn kernel_def(world: &World, card: kernel::ids::CardId) -> u8 {
    crate::sample::rules::card(world, card).def
}

/// A decision tells what it gave away: the fox's die and toss, the card that was listened for. A run with
/// the fox far away gives nothing away, and a table may forbid to go back across what does.
#[test]
fn what_was_revealed_is_noted() {
    /// Nothing that gave anything away is undone.
    struct Strict;
    impl table::Keeper for Strict {
        type Family = Hares;

        fn stands_in_the_way(&self, world: &World, to: usize) -> Option<String> {
            let made = &world.resource::<History<Hares>>().made()[to..];
            made.iter().any(|m| !m.revealed.is_nothing()).then(|| "it was seen".to_owned())
        }
    }
    let mut kinds = [0; 4];
    for seed in 0..40 {
        let (mut world, _) = laid(seed);
        let mut table = Strict;
        let mut rng = Rng::new(seed);
        while bots::random(&mut table, &mut world, &mut rng) {
            let last = world.resource::<History<Hares>>().made().last().expect("it was decided");
            let revealed = last.revealed.clone();
            kinds[0] += usize::from(revealed.is_nothing());
            kinds[1] += usize::from(!revealed.dice.is_empty());
            kinds[2] += usize::from(!revealed.cards.is_empty());
            kinds[3] += usize::from(revealed.mixed);
            assert_eq!(table.undo(&mut world).is_ok(), revealed.is_nothing());
            if revealed.is_nothing() {
                table.redo(&mut world).expect("it is allowed");
            }
        }
    }
    assert!(kinds.iter().all(|n| *n > 5), "{kinds:?}");
}

/// A turn is undone to the first decision of whoever had it, and made again; where the table does not go
/// back so far, as near as it goes, and why is told.
#[test]
fn a_turn_is_undone_as_far_as_the_table_allows() {
    /// Nothing before so many decisions is undone.
    struct Barred(usize);
    impl table::Keeper for Barred {
        type Family = Hares;

        fn stands_in_the_way(&self, _: &World, to: usize) -> Option<String> {
            (to < self.0).then(|| "it was seen".to_owned())
        }
    }
    let (mut world, _) = laid(7);
    let (mut table, mut rng) = (Barred(0), Rng::new(7));
    assert_eq!(table.undo_turn(&mut world), Ok(None), "nothing was decided");
    let (mut digests, mut longest, mut kinds) = (vec![table.digest(&world)], 0, [0; 3]);
    while bots::random(&mut table, &mut world, &mut rng) {
        digests.push(table.digest(&world));
        let made = world.resource::<History<Hares>>().made();
        let turns: Vec<u32> = made.iter().map(|made| made.moment.hero_turn).collect();
        let stood = turns.len();
        let own = turns.iter().rev().take_while(|turn| **turn == turns[stood - 1]).count();
        longest = longest.max(own);
        for bar in stood.saturating_sub(own)..=stood {
            table.0 = bar;
            let done = table.undo_turn(&mut world);
            let now = table.moments(&world).now;
            assert_eq!(table.digest(&world), digests[now]);
            let kind = match done {
                Ok(Some(TurnUndone::Whole)) => 0,
                Ok(Some(TurnUndone::Short(why))) => {
                    assert_eq!(why, "it was seen");
                    1
                }
                Err(TableError::UndoForbidden(_)) => 2,
                other => panic!("{other:?}"),
            };
            kinds[kind] += 1;
            assert_eq!((kind == 0, now), (bar == stood - own, bar), "{own} of {stood}");
            table.go_to(&mut world, stood).expect("it was decided");
            assert_eq!(table.digest(&world), digests[stood]);
        }
        table.0 = 0;
    }
    assert!(longest > 1 && kinds.iter().all(|n| *n > 0), "{longest} {kinds:?}");
}

/// The fox's turn tells whom it goes for, and why; winners are told by seat.
#[test]
fn the_fox_says_why() {
    let (mut world, mut table) = laid(1);
    table.listen(&mut world);
    for _ in 0..2 {
        let view = table.prompt(&mut world, Viewer::EVERYBODY).expect("it is asked");
        let draw = view.meaning(&[Thing::Zone(Pile::Deck.zone())]).expect("it can draw");
        table.choose(&mut world, view.number, &[draw]).expect("it is offered");
    }
    let cues = table.cues(&mut world, Viewer::NOBODY);
    let fox = cues.last().expect("it goes");
    assert_eq!(fox.data["cue"], "fox");
    assert!(fox.text.starts_with("The fox goes to") && fox.text.contains("chance"), "{}", fox.text);
    assert_eq!(fox.things[0], Thing::Figure(0));
    assert_eq!(cues[0].data["card"], serde_json::Value::Null, "what is drawn is not told");
    hare_mut(&mut world, SeatId(0)).at = GATE - 1;
    let back = snapshot::<Hares>(&world);
    restore(&mut world, &back);
    kernel::drive::finish::<Hares>(&mut world, crate::sample::Ending::Won(SeatId(1)));
    let ending = table.ending(&world).expect("it is over");
    assert_eq!(
        (ending.winners, ending.text),
        (vec![SeatId(1)], "Birch is through the gate.".into())
    );
}

/// Content that never ends is broken off, and the game goes on.
#[test]
fn what_never_ends_is_broken_off() {
    let mut cards = Content::clone(&content()).cards;
    cards.iter_mut().for_each(|c| c.kind = Kind::Echo);
    let (mut world, _) = laid(0);
    play::install::<Hares>(
        &mut world,
        std::sync::Arc::new(Content { cards, ..Content::clone(&content()) }),
    );
    play::begin::<Hares>(&mut world, &Start::new(3)).expect("it is laid out");
    let first = play::prompt::<Hares>(&world).expect("it is asked").clone();
    play::submit::<Hares>(&mut world, &[first.options[0]]).expect("it is offered");
    let next = play::prompt::<Hares>(&world).expect("it goes on");
    assert_eq!(next.who, SeatId(1));
}

/// A prompt is plain data; entities stay through an undo, so that what hangs on them for show stays.
#[test]
fn prompts_are_data_and_entities_stay() {
    #[derive(Component)]
    struct Shown;
    let (mut world, mut table) = laid(5);
    let prompt = world.resource::<Asked<Hares>>().prompt.clone().expect("it is asked");
    let line = serde_json::to_string(&prompt).expect("it is JSON");
    assert_eq!(serde_json::from_str::<Prompt<Hares>>(&line).expect("it is a prompt"), prompt);
    let all: Vec<Entity> = world.query_filtered::<Entity, With<Card>>().iter(&world).collect();
    for e in &all {
        world.entity_mut(*e).insert(Shown);
    }
    let mut rng = Rng::new(1);
    for _ in 0..5 {
        bots::random(&mut table, &mut world, &mut rng);
    }
    table.go_to(&mut world, 0).expect("it is allowed");
    assert!(
        all.iter().all(|e| world.get::<Shown>(*e).is_some() && world.get::<Card>(*e).is_some())
    );
}
