//! What the people at a table want to be asked about: by seat and by kind of window, and pinned
//! cards. Saved with the campaign.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::cards::effect::Event;
use crate::rules::state::ids::{HeroId, MAX_HEROES};

/// A kind of moment at which play can go on without anybody's decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Window {
    /// The start of the scenario or of a turn, and the hour that turns up.
    Start,
    /// A hero leaves a location or comes to one.
    Travel,
    /// A card was examined.
    Examined,
    /// A card was turned over or is encountered, before it can be evaded.
    Met,
    /// The evade step.
    Evade,
    /// Before the encounter, before acting.
    Before,
    /// A check that may fail, to which nothing useful can be added: only the roll is left.
    Roll,
    /// A check that cannot fail, or so: the roll changes nothing.
    Sure,
    /// A check to recharge a card that was played.
    Recharge,
    /// The dice lie, and some may be rolled again.
    Rolled,
    /// Damage is about to be taken and may be reduced.
    Damage,
    /// A check, a played card, damage or a death has been, and may be answered.
    Answer,
    /// After the encounter, or after acting; a card was defeated, acquired, evaded or not.
    After,
    /// A location closes.
    Closing,
    /// The end of a turn.
    End,
    /// Several things are due at once, in an order that makes no difference.
    Order,
    /// There is one possible answer only, or all of them come to the same.
    Only,
}

impl Window {
    /// All of them, in the order of a turn.
    pub const ALL: [Window; 17] = [
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

    /// Its name in files and on the line.
    pub fn name(self) -> &'static str {
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

    /// What it is, for people.
    pub fn text(self) -> String {
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

    /// Where nobody has said otherwise. Dice whose result is open are rolled by hand.
    pub fn usual(self) -> Stop {
        if self == Window::Roll { Stop::Always } else { Stop::Useful }
    }

    /// The window in which powers answer an event.
    pub fn of_event(event: &Event) -> Window {
        match event {
            Event::Setup | Event::TurnStart | Event::Hour(_) => Window::Start,
            Event::Enter | Event::Leave => Window::Travel,
            Event::Examined(_) => Window::Examined,
            Event::Flipped(_) | Event::Encountered(_) => Window::Met,
            Event::Before(_) => Window::Before,
            Event::After(_)
            | Event::Defeated(_)
            | Event::Undefeated(_)
            | Event::Acquired(_)
            | Event::NotAcquired(_)
            | Event::Evaded(_) => Window::After,
            Event::Failed(_)
            | Event::Passed(_)
            | Event::Played(_)
            | Event::Hurt(_)
            | Event::Died => Window::Answer,
            Event::Closing | Event::Closed => Window::Closing,
            Event::TurnEnd | Event::Reset => Window::End,
        }
    }
}

impl std::str::FromStr for Window {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        Window::ALL.into_iter().find(|w| w.name() == s).ok_or_else(|| {
            let all: Vec<&str> = Window::ALL.iter().map(|w| w.name()).collect();
            let s: String = s.chars().take(40).collect();
            t!("stops-unknown", word = s, windows = all.join(", "))
        })
    }
}

/// When somebody wants to be asked in a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stop {
    /// Whenever something can be done, useful or not.
    Always,
    /// When something useful can be done.
    Useful,
    /// Never.
    Never,
}

impl Stop {
    /// All of them.
    pub const ALL: [Stop; 3] = [Stop::Always, Stop::Useful, Stop::Never];

    /// Its name in files and on the line.
    pub fn name(self) -> &'static str {
        match self {
            Stop::Always => "always",
            Stop::Useful => "useful",
            Stop::Never => "never",
        }
    }
}

impl std::str::FromStr for Stop {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        let s: String = s.chars().take(40).collect();
        Stop::ALL
            .into_iter()
            .find(|x| x.name() == s)
            .ok_or_else(|| t!("stops-unknown-stop", word = s))
    }
}

/// The most cards that can be pinned.
const MOST_PINS: usize = 200;

/// The wishes of a table. By default nobody is asked who can do nothing useful.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Stops {
    /// Everybody is asked about everything, as the rules allow it; all else does not count then.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub everything: bool,
    /// What differs from [`Window::usual`], by seat, counted from 0.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    seats: BTreeMap<u8, BTreeMap<Window, Stop>>,
    /// Ids of cards, heroes and locations: a window in which a power of theirs can be used always
    /// stops.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pins: BTreeSet<String>,
}

impl Stops {
    /// Whether nobody has said anything.
    pub fn is_usual(&self) -> bool {
        *self == Stops::default()
    }

    /// When this seat wants to be asked in such a window.
    pub fn at(&self, seat: HeroId, window: Window) -> Stop {
        if self.everything {
            return Stop::Always;
        }
        let said = self.seats.get(&seat.0).and_then(|s| s.get(&window));
        said.copied().unwrap_or(window.usual())
    }

    /// Says when this seat wants to be asked in such a window.
    pub fn set(&mut self, seat: HeroId, window: Window, stop: Stop) {
        let of = self.seats.entry(seat.0).or_default();
        if stop == window.usual() {
            of.remove(&window);
        } else {
            of.insert(window, stop);
        }
        self.seats.retain(|_, of| !of.is_empty());
    }

    /// Whether a card, hero or location of this id is pinned.
    pub fn pinned(&self, id: &str) -> bool {
        self.pins.contains(id)
    }

    /// All pins, in order.
    pub fn pins(&self) -> impl Iterator<Item = &str> {
        self.pins.iter().map(String::as_str)
    }

    /// Pins an id, or takes the pin away.
    pub fn pin(&mut self, id: &str, on: bool) {
        if on {
            self.pins.insert(id.to_owned());
        } else {
            self.pins.remove(id);
        }
    }

    /// Whether they make sense for a party: files may say anything.
    ///
    /// # Errors
    /// What does not.
    pub fn check(&self) -> Result<(), String> {
        if self.pins.len() > MOST_PINS {
            return Err(t!("stops-most-pins", most = MOST_PINS));
        }
        match self.seats.keys().find(|s| usize::from(**s) >= MAX_HEROES) {
            Some(seat) => Err(t!("stops-no-seat", seat = seat)),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_differs_is_kept() {
        let mut stops = Stops::default();
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
        let mut stops = Stops::default();
        for (i, w) in (0..6).cycle().zip(Window::ALL) {
            assert_eq!(w.name().parse(), Ok(w));
            stops.set(HeroId(i), w, Stop::Never);
        }
        stops.pin("lantern", true);
        let json = serde_json::to_string(&stops).unwrap();
        assert_eq!(serde_json::from_str::<Stops>(&json).unwrap(), stops);
        let ron = ron::to_string(&stops).unwrap();
        assert_eq!(ron::from_str::<Stops>(&ron).unwrap(), stops);
        assert!("evading".parse::<Window>().is_err());
        assert!("maybe".parse::<Stop>().is_err());
        assert!(ron::from_str::<Stops>("(seats: {9: {evade: never}})").unwrap().check().is_err());
    }
}
