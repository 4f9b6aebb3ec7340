//! The card game through the table that every client sees: the same decisions lead to the same game,
//! options mean what lies on the table, and nobody is shown another's hand.

use std::sync::Arc;

use adventure::cards::source::find_pack;
use adventure::rules::family::Adventure;
use adventure::rules::flow::history::digest;
use adventure::rules::flow::prompt::{Act, Source};
use adventure::rules::play;
use adventure::rules::state::ids::PileId;
use adventure::rules::state::table;
use adventure::sim::bots::Whim;
use adventure::sim::playouts::{Party, SimOptions};
use bevy_ecs::prelude::*;
use kernel::table::{Loose, Table};
use kernel::view::{Viewer, word};
use kernel::{Family, Thing};

/// A table of two heroes at the first scenario of a pack.
fn laid(pack: &str, seed: u64) -> World {
    let pack = Arc::new(find_pack(pack).expect("the pack that ships is sound"));
    let scenario = pack.scenarios[0].id.clone();
    let options = SimOptions { party: Party::Any(2), ..SimOptions::new(pack.clone(), &scenario) };
    let mut world = World::new();
    play::install(&mut world, pack);
    let start = options.start(seed).expect("two heroes");
    play::begin(&mut world, &start).expect("it is set up");
    world
}

/// Games by numbers of options are those by acts; what the view says is what the rules say.
#[test]
fn a_game_through_the_table_is_the_game() {
    for (pack, seed) in [("lamplighters", 3), ("glass-caravan", 4)] {
        let (mut one, mut two) = (laid(pack, seed), laid(pack, seed));
        let mut table: Box<dyn Table> = Box::new(Loose::<Adventure>::default());
        let mut whim = Whim::new(seed);
        let (mut refused, mut aimed) = (0, 0);
        while let Some(prompt) = play::prompt(&two).cloned() {
            let view = table.prompt(&mut one, Viewer::EVERYBODY).expect("it is asked, too");
            assert_eq!(
                (view.number, view.who, view.offered()),
                (prompt.number, prompt.who, prompt.options.len())
            );
            assert_eq!(view.ask, word(&prompt.ask));
            for (option, act) in view.options.iter().zip(&prompt.options) {
                assert!(!option.text.is_empty());
                if let Act::Card(c) | Act::Use { of: Source::Card(c), .. } = act {
                    assert_eq!(option.targets.first(), Some(&Thing::Card(*c)));
                }
                aimed += usize::from(!option.targets.is_empty());
            }
            if let Some(n) = view.options.iter().position(|o| o.refusal.is_some()) {
                let before = table.digest(&one);
                let why = table.choose(&mut one, view.number, &[n]).expect_err("it is refused");
                let refusal = view.options[n].refusal.clone().expect("it says why");
                assert_eq!((why.to_string(), table.digest(&one)), (refusal.to_string(), before));
                refused += 1;
            }
            let many = usize::from(prompt.min.max(1));
            let mut chosen: Vec<usize> = Vec::new();
            while chosen.len() < many {
                let n = whim.below(prompt.options.len());
                let alone = prompt.options[n] == Act::Continue;
                if !chosen.contains(&n) && (many == 1 || !alone) {
                    chosen.push(n);
                }
            }
            let acts: Vec<Act> = chosen.iter().map(|n| prompt.options[*n]).collect();
            table.choose(&mut one, view.number, &chosen).expect("it is offered");
            play::submit(&mut two, &acts).expect("it is offered");
            assert_eq!(table.digest(&one), digest(&two));
            if whim.once_in(20) {
                assert_eq!(table.undo(&mut one), Ok(true));
                assert_eq!(table.redo(&mut one), Ok(true));
                assert_eq!(table.digest(&one), digest(&two));
            }
        }
        let ending = table.ending(&one).expect("it is over");
        let won = play::ended(&two) == Some(table::End::Won);
        assert_eq!(ending.winners.len(), if won { 2 } else { 0 });
        assert!(refused > 20 && aimed > 50, "{refused}, {aimed}");
    }
}

/// Who looks for one hero is shown neither the other's hand nor what an option would tell of it, and a
/// hero knows the own hand alone.
#[test]
fn a_viewer_sees_the_own_hand() {
    let mut world = laid("lamplighters", 5);
    let table = Loose::<Adventure>::default();
    let seats: Vec<_> = table.seats(&world).iter().map(|s| s.seat).collect();
    for (me, other) in [(seats[0], seats[1]), (seats[1], seats[0])] {
        let hand = |world: &World, whose| table::pile(world, PileId::Hand(whose)).to_vec();
        assert!(hand(&world, me).iter().all(|c| Adventure::knows(&world, me, Thing::Card(*c))));
        assert!(!hand(&world, other).iter().any(|c| Adventure::knows(&world, me, Thing::Card(*c))));
        let state = table.state(&world, Viewer::of([me]));
        let shown =
            |seat: kernel::ids::SeatId| state["heroes"][usize::from(seat.0)]["hand"].is_array();
        assert_eq!((shown(me), shown(other)), (true, false));
        let theirs = hand(&world, other);
        let view = table.prompt(&mut world, Viewer::of([me])).expect("it is asked");
        let named = view.options.iter().flat_map(|o| &o.targets);
        assert!(!named.clone().any(|t| matches!(t, Thing::Card(c) if theirs.contains(c))));
    }
}
