//! The family as the kernel knows it.

use std::sync::Arc;

use bevy_ecs::prelude::*;
use kernel::board_view::BoardView;
use kernel::drive::finish;
use kernel::history::Moment;
use kernel::play::SetupError;
use kernel::prompt::{self, Refusal};
use kernel::steps;
use kernel::truth::{Entities, Truth};
use kernel::view::{CueView, EndingView, PromptView, SeatView, Viewer};
use kernel::{Family, Misfit, Thing};
use serde_json::Value;

use super::effect::lasting::Lasting;
pub use super::ending::Ending;
use super::family::Tactics;
use super::flow::cue::Cue;
use super::flow::drive;
use super::flow::frame::{Flow, Frame, Returned, Step};
use super::flow::prompt::{Act, Ask, Asked};
use super::start::Start;
use super::state::field::{Field, Floor};
use super::state::fighter::{Fighter, Sheets};
use super::state::ids::{CardId, Def, SeatId, Source};
use super::state::in_force::InForce;
use super::state::piles::{self, BossSeen, Card, Index, Pile, Piles};
use super::state::road::Road;
use super::state::round::{Potions, Progress, Round};
use super::state::table::{self, Book, Playing};
use super::{board, effect, fight, moves, refused, road, round, setup, turn, view};
use crate::content::TacticsContent;

impl Family for Tactics {
    const ID: &'static str = "tactics";
    const CONTINUE: Act = Act::Continue;

    type Content = TacticsContent;
    type Start = Start;
    type Act = Act;
    type Ask = Ask;
    type Source = Source;
    type Frame = Frame;
    type RuleStep = Step;
    type Returned = Returned;
    type Cue = Cue;
    type Ending = Ending;
    type Def = Def;

    fn install(world: &mut World, content: Arc<TacticsContent>) {
        let mut steps = steps::Steps::<Step>::default();
        setup::install(&mut steps);
        round::install(&mut steps);
        turn::install(&mut steps);
        moves::install(&mut steps);
        fight::install(&mut steps);
        effect::install(&mut steps);
        road::install(&mut steps);
        world.insert_resource(steps);
        world.insert_resource(Book(content));
        world.init_resource::<Index>();
        world.init_resource::<Piles>();
        world.init_resource::<BossSeen>();
        world.insert_resource(InForce::default());
    }

    fn truth(truth: &mut Truth<Tactics>) {
        let cards = Entities {
            get: |w| &w.resource::<Index>().cards,
            get_mut: |w| &mut w.resource_mut::<Index>().into_inner().cards,
        };
        let fighters = Entities {
            get: |w| &w.resource::<Index>().fighters,
            get_mut: |w| &mut w.resource_mut::<Index>().into_inner().fighters,
        };
        truth.component::<Card>(cards, |_, _| {});
        truth.component::<Fighter>(fighters, |_, _| {});
        truth.resource::<Playing>();
        truth.resource::<Sheets>();
        truth.resource::<Piles>();
        truth.resource::<Field>();
        truth.resource_not_hashed::<Floor>();
        truth.resource_not_hashed::<InForce>();
        truth.resource_not_hashed::<BossSeen>();
        truth.resource::<Round>();
        truth.resource::<Potions>();
        truth.resource::<Progress>();
        truth.resource::<Lasting>();
        truth.resource::<Road>();
    }

    fn lay_out(world: &mut World, start: &Start) -> Result<(), SetupError> {
        setup::lay_out(world, start)
    }

    /// Once the encounter is over, everything that belongs to it is taken down (AT-GOAL-04); what
    /// belongs to a figure that is gone is lost (AT-RUL-96, AT-RUL-97). Between encounters nobody is.
    fn step(world: &World, top: &Frame) -> Option<Step> {
        let over = drive::is_over(world);
        match top {
            Frame::Encounter(_) if over => Some(Step::Ended),
            Frame::Encounter(_) => Some(top.step()),
            _ if over => None,
            _ => {
                let gone = |id| drive::fights(world) && !table::fighter(world, id).on_board;
                (!top.owner().is_some_and(gone)).then(|| top.step())
            }
        }
    }

    fn abandon(world: &mut World) {
        let mut flow = world.resource_mut::<Flow>();
        flow.answer = None;
        flow.frames.pop();
    }

    /// Takes down everything above the turn or the text that is going on.
    fn break_off(world: &mut World) {
        let mut flow = world.resource_mut::<Flow>();
        let turn = |f: &Frame| f.is_turn() || matches!(f, Frame::Story(_) | Frame::Aftermath(_));
        let keep = flow.frames.iter().rposition(turn).map_or(3, |at| at + 1);
        flow.frames.truncate(keep);
        (flow.answer, flow.returned) = (None, None);
    }

    fn give_up(world: &mut World) {
        finish::<Tactics>(world, Ending::Stuck);
    }

    fn refuse(world: &World, misfit: Misfit<Act>) -> Refusal {
        refused::refuse(world, misfit)
    }

    /// Hands are known to their heroes, decks to nobody; what lies open is known to all (AT-RUL-105).
    fn knows(world: &World, seat: SeatId, thing: Thing) -> bool {
        let sees = |pile: Pile| match pile {
            Pile::Hand(of) => of == seat,
            Pile::Deck(_) => drive::decks_are_open(world),
            pile => !pile.is_deck(),
        };
        match thing {
            Thing::Card(card) => sees(piles::card(world, card).pile),
            Thing::Zone(slot) => Pile::of_slot(slot).is_none_or(sees),
            Thing::Cell(_) | Thing::Figure(_) | Thing::Seat(_) | Thing::Die(_) => true,
        }
    }

    /// Returns the cards of decks that the open prompt names: those that somebody searches, or takes
    /// along.
    fn named(world: &World) -> Vec<CardId> {
        let asked = world.resource::<Asked>().prompt.as_ref();
        let named = asked.into_iter().flat_map(|p| p.options.iter().copied());
        let named: Vec<CardId> = named.filter_map(view::card_of).collect();
        let hidden = |c: &CardId| match piles::card(world, *c).pile {
            Pile::Deck(_) => !drive::decks_are_open(world),
            pile => pile.is_deck(),
        };
        named.into_iter().filter(hidden).collect()
    }

    fn printed(world: &World, card: CardId) -> Def {
        piles::card(world, card).def
    }

    fn seats(world: &World) -> Vec<SeatView> {
        view::seats(world)
    }

    fn refused(world: &World) -> Vec<(Act, Refusal)> {
        refused::all(world)
    }

    fn view(world: &mut World, prompt: &prompt::Prompt<Tactics>, viewer: Viewer) -> PromptView {
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
        board::board(world)
    }

    fn moment(world: &World, acts: &[Act]) -> Moment {
        view::moment(world, acts)
    }
}
