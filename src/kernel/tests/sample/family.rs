//! The rules as a family of games.

use std::sync::Arc;

use bevy_ecs::prelude::*;
use kernel::board_view::BoardView;
use kernel::drive::{finish, push};
use kernel::flow::Flow;
use kernel::history::Moment;
use kernel::ids::{CardId, SeatId};
use kernel::play::SetupError;
use kernel::prompt::{Asked, Prompt, Refusal};
use kernel::rng::Rng;
use kernel::truth::{Entities, Truth};
use kernel::view::{CueView, EndingView, PromptView, SeatView, Viewer};
use kernel::{Family, Misfit, Thing, play, steps};
use serde_json::Value;

use super::rules::{Step, card, draw, fox, heard, next, turn};
use super::{
    Act, Ask, Book, Card, Content, Cue, DEN, Ending, Field, Frame, Hare, Hares, Index, Pile, Piles,
    STARTS, Source, Start, view,
};

impl Family for Hares {
    const ID: &'static str = "hares";
    const CONTINUE: Act = Act::Continue;

    type Content = Content;
    type Start = Start;
    type Act = Act;
    type Ask = Ask;
    type Source = Source;
    type Frame = Frame;
    type RuleStep = Step;
    type Returned = ();
    type Cue = Cue;
    type Ending = Ending;
    type Def = u8;

    fn install(world: &mut World, content: Arc<Content>) {
        let mut steps = steps::Steps::<Step>::default();
        steps.add(Step::Next, next);
        steps.add(Step::Turn, turn);
        steps.add(Step::Heard, heard);
        steps.add(Step::Fox, fox);
        steps.add(Step::Echo, |world: &mut World| push::<Hares>(world, Frame::Echo));
        world.insert_resource(steps);
        world.insert_resource(Book(content, Default::default()));
        world.init_resource::<Index>();
        world.init_resource::<Piles>();
        world.init_resource::<Field>();
    }

    fn truth(truth: &mut Truth<Hares>) {
        let cards = Entities {
            get: |w| &w.resource::<Index>().cards,
            get_mut: |w| &mut w.resource_mut::<Index>().into_inner().cards,
        };
        let hares = Entities {
            get: |w| &w.resource::<Index>().hares,
            get_mut: |w| &mut w.resource_mut::<Index>().into_inner().hares,
        };
        truth.component::<Card>(cards, |_, _| {});
        truth.component::<Hare>(hares, |_, _| {});
        truth.resource::<Piles>();
        truth.resource::<Field>();
    }

    fn lay_out(world: &mut World, start: &Start) -> Result<(), SetupError> {
        if start.names.iter().any(String::is_empty) {
            return Err(SetupError::Party("a hare has a name".into()));
        }
        play::reset::<Hares>(world, start.seed);
        let old = std::mem::take(&mut *world.resource_mut::<Index>());
        for e in old.cards.into_iter().chain(old.hares) {
            world.despawn(e);
        }
        let count = u8::try_from(world.resource::<Book>().0.cards.len()).unwrap_or(0);
        let mut index = Index::default();
        for def in 0..count {
            index.cards.push(world.spawn(Card { def, seen: 0 }).id());
        }
        for (seat, at) in [SeatId(0), SeatId(1)].into_iter().zip(STARTS) {
            index.hares.push(world.spawn(Hare { seat, at, hidden: false }).id());
        }
        world.insert_resource(index);
        let mut deck: Vec<CardId> = (0..u16::from(count)).map(CardId).collect();
        world.resource_mut::<Rng>().shuffle(&mut deck);
        world.insert_resource(Piles([deck, Vec::new(), Vec::new(), Vec::new()]));
        world.insert_resource(Field { fox: DEN, round: 0 });
        for n in 0..6 {
            draw(world, SeatId(n % 2));
        }
        let book = world.resource::<Book>().0.clone();
        world.insert_resource(Book(book, start.names.clone()));
        world.resource_mut::<kernel::journal::Journal<Hares>>().start = Some(start.clone());
        push::<Hares>(world, Frame::Game { next: 0 });
        Ok(())
    }

    fn step(_: &World, top: &Frame) -> Option<Step> {
        Some(match top {
            Frame::Game { .. } => Step::Next,
            Frame::Turn(_) => Step::Turn,
            Frame::Listen(_) => Step::Heard,
            Frame::Fox => Step::Fox,
            Frame::Echo => Step::Echo,
        })
    }

    /// Hares stay to the end.
    fn abandon(_: &mut World) {}

    fn break_off(world: &mut World) {
        world.resource_mut::<Flow<Hares>>().frames.retain(|f| *f != Frame::Echo);
    }

    fn give_up(world: &mut World) {
        finish::<Hares>(world, Ending::Dark);
    }

    fn refuse(world: &World, misfit: Misfit<Act>) -> Refusal {
        match misfit {
            Misfit::NotOffered(act) => Hares::refused(world)
                .into_iter()
                .find(|(a, _)| *a == act)
                .map_or_else(|| Refusal::new("HARE-1", "that cannot be done now"), |(_, why)| why),
            Misfit::NothingAsked => Refusal::new("HARE-2", "the game is over"),
            Misfit::Count { .. } | Misfit::SomeAndNone => {
                Refusal::new("HARE-3", "one thing a turn")
            }
        }
    }

    /// A hand is known to its hare, the discards to both, the deck to nobody but where a hare has
    /// listened.
    fn knows(world: &World, seat: SeatId, thing: Thing) -> bool {
        let piles = world.resource::<Piles>();
        let sees = |pile| match pile {
            Pile::Deck => false,
            Pile::Hand(whose) => whose == seat,
            Pile::Discards => true,
        };
        match thing {
            Thing::Card(c) => sees(piles.lies(c)) || card(world, c).seen & (1 << seat.0) != 0,
            Thing::Zone(n) => Pile::ALL.into_iter().find(|p| p.zone() == n).is_none_or(sees),
            Thing::Cell(_) | Thing::Figure(_) | Thing::Seat(_) | Thing::Die(_) => true,
        }
    }

    fn named(world: &World) -> Vec<CardId> {
        let asked = world.resource::<Asked<Hares>>().prompt.as_ref();
        asked.and_then(|p| p.card).into_iter().collect()
    }

    fn printed(world: &World, id: CardId) -> u8 {
        card(world, id).def
    }

    fn moment(world: &World, acts: &[Act]) -> Moment {
        view::moment(world, acts)
    }

    fn seats(world: &World) -> Vec<SeatView> {
        view::seats(world)
    }

    fn refused(world: &World) -> Vec<(Act, Refusal)> {
        view::refused(world)
    }

    fn view(world: &mut World, prompt: &Prompt<Hares>, viewer: Viewer) -> PromptView {
        view::prompt(world, prompt, viewer)
    }

    fn view_cue(world: &World, cue: &Cue, viewer: Viewer) -> CueView {
        view::cue(world, cue, viewer)
    }

    fn view_ending(world: &World, ending: &Ending) -> EndingView {
        view::ending(world, *ending)
    }

    fn state(world: &World, viewer: Viewer) -> Value {
        view::state(world, viewer)
    }

    fn board(world: &World, _: Viewer) -> Option<BoardView> {
        Some(view::board(world))
    }
}
