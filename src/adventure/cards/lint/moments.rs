//! Conditions that can never hold at the moment for which they are said.

use super::Lint;
use crate::cards::effect::{Cond, Effect, Event, When};
use crate::kernel::content::lint::{At, Linter as _};

impl Lint<'_> {
    /// Checks that the effects of a power or rule ask for nothing that is not known at its moment.
    pub(super) fn known_at(&mut self, at: &At<'_>, when: &When, does: &[Effect]) {
        let answers = |of: fn(&Event) -> bool| matches!(when, When::On(event) if of(event));
        let played = answers(|e| matches!(e, Event::Played(_)));
        let moved = answers(|e| matches!(e, Event::Enter | Event::Leave));
        let asks = |such: &dyn Fn(&Cond) -> bool| {
            let says = |e: &Effect| match e {
                Effect::If(cond, ..) => cond.has(such),
                Effect::Choose { ways, .. } => {
                    ways.iter().filter_map(|w| w.only_if.as_ref()).any(|c| c.has(such))
                }
                _ => false,
            };
            does.iter().any(|e| e.any(&says))
        };
        if !played && asks(&Cond::asks_how_it_was_played) {
            self.error(at, "how a card was played is known in answer to `Played` alone");
        }
        if !moved && asks(&|c| matches!(c, Cond::Moving)) {
            self.error(at, "a hero moves only where one arrives or leaves");
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
                (_, When::On(Event::Played(_))) => None,
                (cond, _) if cond.asks_how_it_was_played() => {
                    Some("how a card was played is known in answer to `Played` alone")
                }
                (Cond::Rerolled, When::Check(_)) => Some("nothing has been rolled then: `Rolled`"),
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
