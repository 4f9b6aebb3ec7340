//! The turns of figures in the history of a game: which decisions belong to one, and undoing it.

use bevy_ecs::prelude::*;
use kernel::history::History;
use kernel::rng::Rng;
use kernel::table::TurnUndone;
use kernel::view::Viewer;
use tactics::rules::family::Tactics;
use tactics::rules::flow::prompt::Ask;

use crate::campaigns::{begin, campaign};

/// The decisions of a hero's turn belong together, those of the set-up, of Cleanup, of stories and of camp
/// to no turn; undoing the turn goes to its first decision in one step, and forward again by redo.
#[test]
fn a_turn_is_undone_in_one_step() {
    let place = tempfile::tempdir().expect("a folder");
    let mut game = campaign(&place.path().join("one"), &[], 64);
    let mut rng = Rng::new(64);
    let (mut undone, mut several, mut turns, mut outside) = (0, 0, Vec::new(), 0);
    for _ in 0..2 {
        let mut world = World::new();
        begin(game.as_mut(), &mut world);
        let mut digests = vec![game.digest(&world)];
        while let Some(view) = game.prompt(&mut world, Viewer::EVERYBODY) {
            let ask = kernel::play::prompt::<Tactics>(&world).map(|asked| asked.ask);
            let option = rng.below(view.offered());
            game.choose(&mut world, view.number, &[option]).expect("it is offered");
            let history = world.resource::<History<Tactics>>();
            let stood = history.made().len();
            let turn = history.made()[stood - 1].moment.hero_turn;
            let no_turn = [Ask::StartSquare, Ask::Cleanup, Ask::Read, Ask::Story, Ask::LevelUp];
            if ask.is_some_and(|ask| no_turn.contains(&ask)) {
                assert_eq!(turn, 0, "{ask:?}");
                outside += 1;
            }
            if ask == Some(Ask::Turn) {
                assert!(turn > 0);
                turns.push(turn);
            }
            digests.push(game.digest(&world));
            if !stood.is_multiple_of(3) {
                continue;
            }
            let before = history.made()[..stood].iter().rev();
            let own = before.take_while(|made| turn > 0 && made.moment.hero_turn == turn).count();
            let began = stood - own.max(1);
            assert_eq!(game.undo_turn(&mut world), Ok(Some(TurnUndone::Whole)));
            assert_eq!(game.decisions(&world), began);
            assert_eq!(game.digest(&world), digests[began]);
            game.go_to(&mut world, stood).expect("it was decided");
            assert_eq!(game.digest(&world), digests[stood]);
            undone += 1;
            several += usize::from(own > 1);
        }
        game.finish(&mut world).expect("it is saved");
    }
    assert!(undone > 20 && several > 10 && outside > 3, "{undone} {several} {outside}");
    assert!(turns.is_sorted() && turns.last() > turns.first(), "{turns:?}");
}
