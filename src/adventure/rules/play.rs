//! The entry points of the rules: install, begin, ask, answer. Also implements the kernel's
//! `Family` for the card game.

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
use super::flow::prompt::{Act, Ask, Asked, Prompt, Refusal, Source};
use super::flow::revealed;
use super::refused::refused;
use super::state::charges::Charges;
use super::state::cue::Cue;
use super::state::deeds::Deeds;
use super::state::ending::Ending;
use super::state::ids::{CardId, PileId};
use super::state::known::{self, Known};
use super::state::laid::Laid;
use super::state::lasting::Lasting;
use super::state::leaving::Leaving;
use super::state::markers::Markers;
use super::state::recovery::Recovering;
use super::state::reserved::ReservedPlaces;
use super::state::ship::PartyShip;
use super::state::table::{
    self, Book, Card, Clock, End, Hero, Index, Over, Pile, PileOf, Place, Playing, Printed,
};
use super::state::uses::Uses;
use super::{check, closing, damage, effect, encounter, finale, setup, ship, turn, view, villain};
use crate::cards::content::{Content, DefId};
use crate::kernel::ids::SeatId;
use crate::kernel::play::SetupError;
use crate::kernel::rng::Rng;
use crate::kernel::truth::{Entities, Truth};
use crate::kernel::view::{CueView, EndingView, PromptView, SeatView, Viewer};
use crate::kernel::{Family, Misfit, Thing, drive, play};

pub use super::flow::prompt::{ended, prompt};
pub use super::start::{Member, Start};

/// Prepares a world for a pack: resources and the systems of its steps. May be followed by any
/// number of `begin`. Installing another pack clears the table.
pub fn install(world: &mut World, content: Arc<Content>) {
    play::install::<Adventure>(world, content);
}

/// Sets up a scenario, replacing whatever was on the table, and runs to the first prompt.
///
/// # Errors
///
/// Returns an error if the scenario, a hero or a card is not in the pack, the party is not 1 to 6
/// heroes, or a deck does not match its hero's deck list (AC-CHAR-16).
pub fn begin(world: &mut World, start: &Start) -> Result<(), SetupError> {
    play::begin::<Adventure>(world, start)
}

/// Does the same as [`begin`] without checking decks against deck lists, for test positions.
///
/// # Errors
///
/// As for [`begin`], except for the decks.
pub fn begin_as_told(world: &mut World, start: &Start) -> Result<(), SetupError> {
    setup::lay_out(world, start)?;
    drive::drive::<Adventure>(world);
    Ok(())
}

/// Answers the open prompt and runs to the next. Changes nothing if it returns an error.
///
/// # Errors
///
/// Returns a refusal if no prompt is open, an act is not among its options, or their number is
/// wrong.
pub fn submit(world: &mut World, acts: &[Act]) -> Result<(), Refusal> {
    play::submit::<Adventure>(world, acts)
}

/// Checks whether an answer is allowed by the open prompt.
///
/// # Errors
///
/// As for [`submit`].
pub fn judge(world: &World, acts: &[Act]) -> Result<(), Refusal> {
    play::judge::<Adventure>(world, acts)
}

/// Implements the lookup of a component's entities in the [`Index`].
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
        ship::install(&mut steps);
        finale::install(&mut steps);
        world.insert_resource(steps);
        world.insert_resource(Switches::of_pack(&content.pack));
        world.insert_resource(Printed(Arc::clone(&content)));
        world.insert_resource(Book(content));
        world.insert_resource(Deeds::default());
        world.insert_resource(Leaving::default());
        world.insert_resource(Playing::default());
        if !world.contains_resource::<Index>() {
            world.insert_resource(Index::default());
        }
        setup::clear(world, 0);
    }

    /// Lists the components and resources of snapshots and digests. [`Known`], [`Deeds`] and [`Leaving`] are not
    /// hashed, as they follow from the rest and the decisions, nor is [`Laid`]; neither are
    /// [`ReservedPlaces`], [`Markers`], [`Lasting`], [`PartyShip`], [`Charges`], [`Uses`], [`Recovering`]
    /// and [`Ending`] while they are empty, as digests from before they existed must stay valid.
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
        truth.resource_hashed_if::<ReservedPlaces>(|keeping| !keeping.0.is_empty());
        truth.resource_hashed_if::<Markers>(|markers| !markers.is_empty());
        truth.resource_hashed_if::<Lasting>(|lasting| !lasting.all().is_empty());
        truth.resource_hashed_if::<PartyShip>(PartyShip::is_special);
        truth.resource_hashed_if::<Charges>(|charges| !charges.is_empty());
        truth.resource_hashed_if::<Uses>(|uses| !uses.is_empty());
        truth.resource_hashed_if::<Recovering>(|all| !all.0.is_empty());
        truth.resource_hashed_if::<Ending>(|ending| ending.end.is_some());
        truth.resource_not_hashed::<Known>();
        truth.resource_not_hashed::<Laid>();
        truth.resource_not_hashed::<Deeds>();
        truth.resource_not_hashed::<Leaving>();
    }

    fn lay_out(world: &mut World, start: &Start) -> Result<(), SetupError> {
        setup::judge_decks(&world.resource::<Book>().0, &start.party)?;
        setup::lay_out(world, start)
    }

    fn step(world: &World, top: &Frame) -> Option<Step> {
        let ending = world.resource::<Ending>();
        if ending.end.is_some() && !ending.begun {
            return Some(Step::Ending);
        }
        let gone = top.owner().is_some_and(|h| !table::hero(world, h).alive);
        (!gone).then(|| top.step())
    }

    /// Abandons a dead hero's frame (AC-RUL-24).
    fn abandon(world: &mut World) {
        abandon(world);
    }

    /// Breaks off everything above the turn when it does not come to an end, as if its heroes had
    /// died; the cards go back to where they belong, and the turn goes on.
    fn break_off(world: &mut World) {
        while let Some(top) = world.resource::<Flow>().frames.last() {
            if matches!(top, Frame::Turn(_) | Frame::Scenario(_)) {
                break;
            }
            abandon(world);
        }
        pay::put_all_away(world);
        if let Some(t) = world.resource_mut::<Flow>().into_inner().turn_mut() {
            t.cut_short = true;
        }
    }

    fn give_up(world: &mut World) {
        table::finish_now(world, End::OutOfTime);
    }

    /// Puts away cards that are still set aside when the scenario ends.
    fn wind_up(world: &mut World) {
        pay::put_all_away(world);
    }

    fn refuse(world: &World, misfit: Misfit<Act>) -> Refusal {
        match misfit {
            Misfit::NothingAsked => Refusal::new("AC-KEEP-05", t!("refused-nothing-asked")),
            Misfit::NotOffered(wrong) => {
                let all = refused(world);
                // Reasons that do not depend on the paying card are listed once, without it.
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

    /// Returns whether a hero may know a thing: faceup cards, the own hand, and facedown cards that
    /// the hero has looked at (AC-RUL-56). With open hands a client asks for all heroes at once
    /// (AC-COOP-01).
    fn knows(world: &World, seat: SeatId, thing: Thing) -> bool {
        known::knows(world, seat, thing)
    }

    fn named(world: &World) -> Vec<CardId> {
        revealed::named_by_prompt(world)
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
