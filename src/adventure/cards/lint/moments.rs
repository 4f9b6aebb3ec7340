//! Conditions that can never hold at the moment for which they are said.

use super::Lint;
use crate::cards::effect::{Cond, Event, When, Whose};
use crate::kernel::content::lint::{At, Linter as _};

impl Lint<'_> {
    /// Checks that a hero can stand in that relation to whoever the event happens to.
    pub(super) fn relation_of(&mut self, at: &At<'_>, event: &Event, whose: Whose) {
        let here = matches!(whose, Whose::AnyHere | Whose::OtherHere);
        if here && *event == Event::Leave {
            self.error(at, "whoever has left is no longer at your location: `Other` or `Any`");
        }
    }

    /// Checks that what a condition requires can be so at that moment.
    pub(super) fn moment_of(&mut self, at: &At<'_>, when: &When, cond: &Cond) {
        for cond in cond.required() {
            let never = match (cond, when) {
                (Cond::Exploring, When::Anytime | When::YourTurn) => {
                    Some("this is used outside encounters, so no card is being encountered")
                }
                (Cond::Exploring, When::On(event)) if between(event) => {
                    Some("no card is being encountered then")
                }
                (Cond::FirstExploration, When::On(event)) if before_exploring(event) => {
                    Some("no exploration of the turn has been made then")
                }
                (
                    Cond::CheckHad(_)
                    | Cond::PassedBy(_)
                    | Cond::FailedBy(_)
                    | Cond::Passed
                    | Cond::ResultAtLeast(_)
                    | Cond::Invokes(_),
                    When::On(Event::Explored),
                ) => Some("the encounter of the exploration is over by then: `After()`"),
                (Cond::Moving, When::On(Event::Enter | Event::Leave)) => None,
                (Cond::Moving, _) => Some("a hero moves only where one arrives or leaves"),
                (Cond::PlayedBy(_) | Cond::PlayedToExplore, When::On(Event::Played(_))) => None,
                (Cond::PlayedBy(_) | Cond::PlayedToExplore, _) => {
                    Some("how a card was played is known in answer to `Played` alone")
                }
                _ => None,
            };
            if let Some(why) = never {
                self.error(at, why);
            }
        }
    }
}

/// Returns whether an event comes between the encounters of a turn.
fn between(event: &Event) -> bool {
    use Event::{Begin, ExploreStepEnd, Explored, MoveStepEnd, Setup, TurnEnd, TurnStart};
    let turn = matches!(event, TurnStart | TurnEnd | Event::TurnStartOrEnd | Explored);
    turn || matches!(event, Begin | Setup | MoveStepEnd | ExploreStepEnd)
}

/// Returns whether an event comes before any exploration of the turn.
fn before_exploring(event: &Event) -> bool {
    matches!(event, Event::Begin | Event::Setup | Event::TurnStart)
}
