//! The kinds of windows: moments at which play can go on without a decision.

use serde::{Deserialize, Serialize};

use crate::cards::effect::Event;
use crate::kernel::autopass::{self, Stop, StopsError};

/// A kind of window: a moment at which play can go on without a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Window {
    /// The start of the scenario or of a turn, or the hour being flipped.
    Start,
    /// A hero leaves or enters a location.
    Travel,
    /// A card was examined.
    Examined,
    /// A card was flipped or is encountered, before evading.
    Met,
    /// The evade step.
    Evade,
    /// Before the encounter, before acting.
    Before,
    /// A check that may fail, with no useful play: only the roll is left.
    Roll,
    /// A check that practically cannot fail, so that the roll changes nothing.
    Sure,
    /// A check to recharge a card that was played.
    Recharge,
    /// The dice are rolled and may be rerolled.
    Rolled,
    /// Damage is about to be taken and may be reduced.
    Damage,
    /// A check, a played card, damage or a death may be answered.
    Answer,
    /// After the encounter or after acting; a card was defeated, acquired, evaded or not.
    After,
    /// A location closes.
    Closing,
    /// The end of a turn.
    End,
    /// Several things happen at once in an order that makes no difference.
    Order,
    /// There is only one possible answer, or all answers have the same result.
    Only,
}

impl autopass::Window for Window {
    const ALL: &'static [Window] = &[
        Window::Start,
        Window::Travel,
        Window::Examined,
        Window::Met,
        Window::Evade,
        Window::Before,
        Window::Roll,
        Window::Sure,
        Window::Recharge,
        Window::Rolled,
        Window::Damage,
        Window::Answer,
        Window::After,
        Window::Closing,
        Window::End,
        Window::Order,
        Window::Only,
    ];

    fn name(self) -> &'static str {
        match self {
            Window::Start => "start",
            Window::Travel => "travel",
            Window::Examined => "examined",
            Window::Met => "met",
            Window::Evade => "evade",
            Window::Before => "before",
            Window::Roll => "roll",
            Window::Sure => "sure",
            Window::Recharge => "recharge",
            Window::Rolled => "rolled",
            Window::Damage => "damage",
            Window::Answer => "answer",
            Window::After => "after",
            Window::Closing => "closing",
            Window::End => "end",
            Window::Order => "order",
            Window::Only => "only",
        }
    }

    fn text(self) -> String {
        match self {
            Window::Start => t!("stops-start"),
            Window::Travel => t!("stops-travel"),
            Window::Examined => t!("stops-examined"),
            Window::Met => t!("stops-met"),
            Window::Evade => t!("stops-evade"),
            Window::Before => t!("stops-before"),
            Window::Roll => t!("stops-roll"),
            Window::Sure => t!("stops-sure"),
            Window::Recharge => t!("stops-recharge"),
            Window::Rolled => t!("stops-rolled"),
            Window::Damage => t!("stops-damage"),
            Window::Answer => t!("stops-answer"),
            Window::After => t!("stops-after"),
            Window::Closing => t!("stops-closing"),
            Window::End => t!("stops-end"),
            Window::Order => t!("stops-order"),
            Window::Only => t!("stops-only"),
        }
    }

    /// Checks with an uncertain result are rolled by hand.
    fn usual(self) -> Stop {
        if self == Window::Roll { Stop::Always } else { Stop::Useful }
    }
}

impl std::str::FromStr for Window {
    type Err = StopsError;
    fn from_str(s: &str) -> Result<Self, StopsError> {
        autopass::Window::named(s)
    }
}

impl Window {
    /// Returns the window in which powers answer an event.
    pub fn of_event(event: &Event) -> Window {
        match event {
            Event::Setup
            | Event::Begin
            | Event::TurnStart
            | Event::TurnStartOrEnd
            | Event::Hour(_) => Window::Start,
            Event::Enter | Event::Leave | Event::Found | Event::MoveStepEnd => Window::Travel,
            Event::Examined(_) => Window::Examined,
            Event::Flipped(_) | Event::Encountered(_) => Window::Met,
            Event::Before(_) => Window::Before,
            Event::After(_)
            | Event::Defeated(_)
            | Event::Undefeated(_)
            | Event::Cornered(_)
            | Event::Acquired(_)
            | Event::NotAcquired(_)
            | Event::Evaded(_) => Window::After,
            Event::Failed(_)
            | Event::Passed(_)
            | Event::Played(_)
            | Event::Discarded(_)
            | Event::Buried(_)
            | Event::Recharged(_)
            | Event::Banished(_)
            | Event::Hurt(_)
            | Event::Suffering
            | Event::Died => Window::Answer,
            Event::Closing | Event::Closed => Window::Closing,
            Event::TurnEnd
            | Event::Explored
            | Event::ExploreStepEnd
            | Event::Reset
            | Event::AfterReset
            | Event::ScenarioEnd => Window::End,
            Event::Shuffled => Window::Answer,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::autopass::StopSettings;
    use crate::kernel::autopass::Window as _;
    use crate::rules::state::ids::{HeroId, MAX_HEROES};

    #[test]
    fn only_what_differs_is_kept() {
        let mut stops = StopSettings::default();
        let anna = HeroId(1);
        assert_eq!(stops.at(anna, Window::Evade), Stop::Useful);
        assert_eq!(stops.at(anna, Window::Roll), Stop::Always);
        stops.set(anna, Window::Evade, Stop::Never);
        assert_eq!(stops.at(anna, Window::Evade), Stop::Never);
        assert_eq!(stops.at(HeroId(0), Window::Evade), Stop::Useful);
        stops.set(anna, Window::Evade, Stop::Useful);
        stops.pin("rope", true);
        stops.pin("rope", false);
        assert!(stops.is_usual());
        stops.everything = true;
        assert_eq!(stops.at(anna, Window::Evade), Stop::Always);
    }

    #[test]
    fn they_can_be_written_and_read_in_both_formats() {
        let mut stops = StopSettings::default();
        for (i, w) in (0..6).cycle().zip(Window::ALL.iter().copied()) {
            assert_eq!(w.name().parse(), Ok(w));
            stops.set(HeroId(i), w, Stop::Never);
        }
        stops.pin("lantern", true);
        let json = serde_json::to_string(&stops).unwrap();
        assert_eq!(serde_json::from_str::<StopSettings>(&json).unwrap(), stops);
        let ron = ron::to_string(&stops).unwrap();
        assert_eq!(ron::from_str::<StopSettings>(&ron).unwrap(), stops);
        assert!("evading".parse::<Window>().is_err());
        assert!("maybe".parse::<Stop>().is_err());
        assert!(
            ron::from_str::<StopSettings>("(seats: {9: {evade: never}})")
                .unwrap()
                .check(MAX_HEROES)
                .is_err()
        );
    }
}
