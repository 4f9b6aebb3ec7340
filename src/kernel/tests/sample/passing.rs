//! When nobody need be asked.

use bevy_ecs::prelude::*;
use kernel::autopass::{self, AutoPassFamily, Passing, Play, Stop, Worth};
use kernel::prompt::Prompt;
use serde::{Deserialize, Serialize};

use super::rules::{distance, hare};
use super::{Act, Ask, Book, Card, GATE, Hares, Index};

/// The kinds of moment at which play can go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Window {
    /// A turn: one can always draw.
    Turn,
    /// There is nothing else to do.
    Only,
}

impl autopass::Window for Window {
    const ALL: &'static [Window] = &[Window::Turn, Window::Only];

    fn name(self) -> &'static str {
        match self {
            Window::Turn => "turn",
            Window::Only => "only",
        }
    }

    fn text(self) -> String {
        match self {
            Window::Turn => "A turn on which one can always draw".into(),
            Window::Only => "Nothing else can be done".into(),
        }
    }

    fn usual(self) -> Stop {
        if self == Window::Turn { Stop::Always } else { Stop::Useful }
    }
}

impl AutoPassFamily for Hares {
    type Window = Window;
    type Noted = ();
    const SEATS: usize = 2;

    /// A run is useful that leads nearer to the gate.
    fn passing(world: &mut World, prompt: &Prompt<Hares>) -> Passing<Hares> {
        let at = hare(world, prompt.who).at;
        let worth = |act: &Act| match act {
            Act::Run { to, .. } if distance(*to, GATE) >= distance(at, GATE) => Worth::Useless,
            _ => Worth::Useful,
        };
        let (seat, window) = (prompt.who, Window::Turn);
        match prompt.ask {
            Ask::Heard => Passing::Decide,
            Ask::Turn if prompt.options.len() == 1 => Passing::IfOnly(Window::Only),
            Ask::Turn => {
                let plays = prompt.options.iter().filter(|a| **a != Act::Draw);
                let play = |act: &Act| Play { act: *act, seat, window, worth: worth(act) };
                Passing::Window { answer: vec![Act::Draw], plays: plays.map(play).collect() }
            }
        }
    }

    fn alike(world: &World, a: &Act, b: &Act) -> bool {
        let name = |act: &Act| match *act {
            Act::Run { card, to } => Some((printed(world, card).name, Some(to))),
            Act::Play(card) => Some((printed(world, card).name, None)),
            _ => None,
        };
        a == b || (name(a).is_some() && name(a) == name(b))
    }

    fn pin_id(world: &World, act: Act) -> Option<&str> {
        match act {
            Act::Run { card, .. } | Act::Play(card) => Some(printed(world, card).id),
            _ => None,
        }
    }
}

fn printed(world: &World, card: kernel::ids::CardId) -> &super::Printed {
    let e = world.resource::<Index>().cards[usize::from(card.0)];
    let def = world.get::<Card>(e).expect("every card is on the table").def;
    &world.resource::<Book>().0.cards[usize::from(def)]
}
