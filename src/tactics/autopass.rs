//! When nobody need be asked.

use bevy_ecs::prelude::*;
use kernel::autopass::{self, AutoPassFamily, Passing, Play, Worth};
use kernel::prompt::Prompt;
use serde::{Deserialize, Serialize};

use crate::rules::company::PARTY;
use crate::rules::family::Tactics;
use crate::rules::flow::prompt::{Act, Ask};

/// The kinds of moment at which play can go on without a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Window {
    /// A Response or another power may be used (AT-ACTN-15).
    Response,
    /// There is nothing to choose.
    Only,
}

impl autopass::Window for Window {
    const ALL: &'static [Window] = &[Window::Response, Window::Only];

    fn name(self) -> &'static str {
        match self {
            Window::Response => "response",
            Window::Only => "only",
        }
    }

    fn text(self) -> String {
        match self {
            Window::Response => t!("tactics-window-response"),
            Window::Only => t!("tactics-window-only"),
        }
    }
}

impl AutoPassFamily for Tactics {
    type Window = Window;
    type Noted = ();
    const SEATS: usize = *PARTY.end();

    /// Windows are opened by the rules only where somebody has a power that fits.
    fn passing(_world: &mut World, prompt: &Prompt<Tactics>) -> Passing<Tactics> {
        let play = |act: &Act| {
            let seat = if let Act::Use { hero, .. } = act { *hero } else { prompt.who };
            Play { act: *act, seat, window: Window::Response, worth: Worth::Useful }
        };
        match prompt.ask {
            Ask::Window if prompt.options.contains(&Act::Continue) => {
                let plays = prompt.options.iter().filter(|act| **act != Act::Continue);
                Passing::Window { answer: vec![Act::Continue], plays: plays.map(play).collect() }
            }
            // A text is read, and dice are rolled by people, also where nothing can be chosen.
            Ask::Read | Ask::Story | Ask::Market | Ask::Turn | Ask::Stage | Ask::Camp => {
                Passing::Decide
            }
            _ if prompt.options.len() == 1 => Passing::IfOnly(Window::Only),
            _ => Passing::Decide,
        }
    }
}
