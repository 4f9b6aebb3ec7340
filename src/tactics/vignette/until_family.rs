//! Stands in for when nobody need be asked and for what is counted of games, until the family says both;
//! to be taken out then.

use crate::rules::family::Tactics;
use crate::rules::play::Ending;
use crate::rules::start::Start;
use bevy_ecs::prelude::*;
use kernel::autopass::{self, AutoPassFamily, Passing, Stop};
use kernel::prompt::Prompt;
use kernel::sim::SimFamily;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Window {
    Any,
}
impl autopass::Window for Window {
    const ALL: &'static [Window] = &[Window::Any];
    fn name(self) -> &'static str {
        "any"
    }
    fn text(self) -> String {
        String::new()
    }
    fn usual(self) -> Stop {
        Stop::Always
    }
}
impl AutoPassFamily for Tactics {
    type Window = Window;
    type Noted = ();
    const SEATS: usize = 5;
    fn passing(_: &mut World, _: &Prompt<Tactics>) -> Passing<Tactics> {
        Passing::Decide
    }
}
impl SimFamily for Tactics {
    fn label(start: &Start) -> (u64, Vec<String>) {
        (start.seed, Vec::new())
    }
    fn won(e: &Ending) -> bool {
        matches!(e, Ending::Success | Ending::Plus)
    }
}
