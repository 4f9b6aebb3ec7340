//! The door to the rules: install, begin, ask, answer; and what the kernel must know of them.

use std::sync::Arc;

use bevy_ecs::prelude::*;
use serde_json::Value;

use super::abandon::abandon;
use super::describe::moments::{self, Moment};
use super::edition::Switches;
use super::effect::pay;
use super::family::Adventure;
use super::flow::drive::{Nearest as _, Steps};
use super::flow::frame::{Flow, Frame, Returned, Step};
use super::flow::learned;
use super::flow::prompt::{Act, Ask, Asked, Prompt, Refusal, Source};
use super::refused::refused;
use super::state::cue::Cue;
use super::state::ids::{CardId, PileId};
use super::state::kept::Keeping;
use super::state::known::{self, Known};
use super::state::table::{
    self, Book, Card, Clock, End, Hero, Index, Over, Pile, PileOf, Place, Playing, Printed,
};
use super::{check, closing, damage, effect, encounter, setup, turn, view, villain};
use crate::cards::content::{Content, DefId};
use crate::kernel::ids::SeatId;
use crate::kernel::play::SetupError;
use crate::kernel::rng::Rng;
use crate::kernel::truth::{Entities, Truth};
use crate::kernel::view::{CueView, EndingView, PromptView, SeatView, Viewer};
use crate::kernel::{Family, Misfit, Thing, drive, play};

pub use super::flow::prompt::{ended, prompt};
pub use super::start::{Member, Start};

/// Prepares a world for a pack: the systems of its steps, and resources. `begin` may follow often.
/// Installing another pack clears the table.
pub fn install(world: &mut World, content: Arc<Content>) {
    play::install::<Adventure>(world, content);
}

/// Sets a scenario up, replacing whatever was on the table, and stops at the first prompt.
///
/// # Errors
/// When the scenario, a hero or a card is not in the pack, the party is not 1 to 6 heroes, or a deck
/// is not what its hero's deck list says (AC-CHAR-16).
pub fn begin(world: &mut World, start: &Start) -> Result<(), SetupError> {
    play::begin::<Adventure>(world, start)
}

/// The same with decks as they come: for positions that somebody has thought up.
///
/// # Errors
/// As [`begin`], but for the decks.
pub fn begin_as_told(world: &mut World, start: &Start) -> Result<(), SetupError> {
    setup::lay_out(world, start)?;
    drive::drive::<Adventure>(world);
    Ok(())
}

/// Answers the open prompt and goes on to the next. On a refusal nothing has changed.
///
/// # Errors
/// When nothing is asked, an act is not among the options, or their number is wrong.
pub fn submit(world: &mut World, acts: &[Act]) -> Result<(), Refusal> {
    play::submit::<Adventure>(world, acts)
}

/// Whether an answer fits the open prompt.
///
/// # Errors
/// As [`submit`].
pub fn judge(world: &World, acts: &[Act]) -> Result<(), Refusal> {
    play::judge::<Adventure>(world, acts)
}

/// Where the entities of a component are found in the [`Index`].
macro_rules! index {
    ($field:ident) => {
        Entities {
            get: |world| &world.resource::<Index>().$field,
            get_mut: |world| &mut world.resource_mut::<Index>().into_inner().$field,
        }
    };
}

impl Family for Adventure {
    const ID: &'static str = "adventure";
    const CONTINUE: Act = Act::Continue;

    type Content = Content;
    type Start = Start;
    type Act = Act;
    type Ask = Ask;
    type Source = Source;
    type Frame = Frame;
    type RuleStep = Step;
    type Returned = Returned;
    type Cue = Cue;
    type Ending = End;
    type Def = DefId;

    fn install(world: &mut World, content: Arc<Content>) {
        let mut steps = Steps::default();
        setup::install(&mut steps);
        turn::install(&mut steps);
        encounter::install(&mut steps);
        check::install(&mut steps);
        damage::install(&mut steps);
        closing::install(&mut steps);
        villain::install(&mut steps);
        effect::install(&mut steps);
        world.insert_resource(steps);
        world.insert_resource(Switches::of(content.pack.edition));
        world.insert_resource(Printed(Arc::clone(&content)));
        world.insert_resource(Book(content));
        world.insert_resource(Playing::default());
        if !world.contains_resource::<Index>() {
            world.insert_resource(Index::default());
        }
        setup::clear(world, 0);
    }

    /// What people remember ([`Known`]) follows from the rest and from the decisions, and is not
    /// hashed; neither is [`Keeping`] where it is empty, as before there was any: a digest is for good.
    fn truth(truth: &mut Truth<Adventure>) {
        truth.component::<Card>(index!(cards), |_, _| {});
        truth.component::<Pile>(index!(piles), |pile, slot| {
            pile.insert(PileOf(PileId::from_slot(slot)));
        });
        truth.component::<Hero>(index!(heroes), |_, _| {});
        truth.component::<Place>(index!(places), |_, _| {});
        truth.resource::<Flow>();
        truth.resource::<Asked>();
        truth.resource::<Rng>();
        truth.resource::<Clock>();
        truth.resource::<Playing>();
        truth.resource::<Over>();
        truth.resource_hashed_if::<Keeping>(|keeping| !keeping.0.is_empty());
        truth.resource_not_hashed::<Known>();
    }

    fn lay_out(world: &mut World, start: &Start) -> Result<(), SetupError> {
        setup::judge_decks(&world.resource::<Book>().0, &start.party)?;
        setup::lay_out(world, start)
    }

    fn step(world: &World, top: &Frame) -> Option<Step> {
        let gone = top.owner().is_some_and(|h| !table::hero(world, h).alive);
        (!gone).then(|| top.step())
    }

    /// A dead hero's frame is abandoned (AC-RUL-24).
    fn abandon(world: &mut World) {
        abandon(world);
    }

    /// Takes down to the turn what never ends, as if its heroes had died; the cards go back to where
    /// they belong, and the turn goes on.
    fn break_off(world: &mut World) {
        while let Some(top) = world.resource::<Flow>().frames.last() {
            if matches!(top, Frame::Turn(_) | Frame::Scenario(_)) {
                break;
            }
            abandon(world);
        }
        pay::lay_all_down(world);
        if let Some(t) = world.resource_mut::<Flow>().into_inner().turn_mut() {
            t.cut_short = true;
        }
    }

    fn give_up(world: &mut World) {
        table::finish(world, End::OutOfTime);
    }

    /// The end of the scenario finds nothing set aside.
    fn wind_up(world: &mut World) {
        pay::lay_all_down(world);
    }

    fn refuse(world: &World, misfit: Misfit<Act>) -> Refusal {
        match misfit {
            Misfit::NothingAsked => Refusal::new("AC-KEEP-05", t!("refused-nothing-asked")),
            Misfit::NotOffered(wrong) => {
                let all = refused(world);
                // What is refused whatever pays for it is listed once.
                let plain = match wrong {
                    Act::Use { hero, of, power, .. } => Act::Use { hero, of, power, with: None },
                    other => other,
                };
                let find = |act| all.iter().find(|(a, _)| *a == act).map(|(_, r)| r.clone());
                let why = find(wrong).or_else(|| find(plain));
                why.unwrap_or_else(|| Refusal::new("AC-PLAY-34", t!("refused-not-among")))
            }
            Misfit::Count { min, max } if min == max => {
                Refusal::new("AC-GOLD-13", t!("refused-choose", many = format!("{min}")))
            }
            Misfit::Count { min, max } => {
                let many = t!("refused-from-to", min = min, max = max);
                Refusal::new("AC-GOLD-13", t!("refused-choose", many = many))
            }
            Misfit::SomeAndNone => Refusal::new("AC-GOLD-13", t!("refused-some-or-none")),
        }
    }

    /// A hero knows what lies open, the own hand, and a facedown card that the hero has looked at where
    /// it lies (AC-RUL-56). With open hands a client looks for all heroes at once (AC-COOP-01).
    fn knows(world: &World, seat: SeatId, thing: Thing) -> bool {
        known::knows(world, seat, thing)
    }

    fn named(world: &World) -> Vec<CardId> {
        learned::named(world)
    }

    fn printed(world: &World, card: CardId) -> DefId {
        table::card(world, card).def
    }

    fn seats(world: &World) -> Vec<SeatView> {
        view::seats(world)
    }

    fn refused(world: &World) -> Vec<(Act, Refusal)> {
        refused(world)
    }

    fn view(world: &mut World, prompt: &Prompt, viewer: Viewer) -> PromptView {
        view::prompt(world, prompt, viewer)
    }

    fn view_cue(world: &World, cue: &Cue, _: Viewer) -> CueView {
        view::cue(world, cue)
    }

    fn view_ending(world: &World, ending: &End) -> EndingView {
        view::ending(world, *ending)
    }

    fn state(world: &World, viewer: Viewer) -> Value {
        view::state(world, viewer)
    }

    fn moment(world: &World, acts: &[Act]) -> Moment {
        moments::moment(world, acts)
    }
}
