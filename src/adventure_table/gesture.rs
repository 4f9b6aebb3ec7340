//! Turns pointer input into commands: clicking, dragging, dropping.

use bevy::prelude::*;

use super::hands::{Grab, Hands};
use super::playback::Playback;
use super::spot::{Spot, face_of, spot, staged_at};
use super::{drop, keys};
use crate::adventure_table::command::TableCommand;
use crate::adventure_table::model::Model;
use crate::kit::card::View;
use crate::kit::frame::Speed;
use crate::kit::pointer::Pointer;
use crate::rules::flow::prompt::Act;
use crate::rules::state::ids::PileId;
use crate::rules::state::table::{self};
use crate::shell::command::{Command, CommandQueue};
use crate::shell::screen::Screen;
use crate::shell::session::GameSession;

/// Turns the pointer input of this frame into commands.
pub fn act(world: &mut World) {
    let at_table = *world.resource::<State<Screen>>().get() == Screen::Table;
    if !at_table || world.resource::<GameSession>().game.is_none() {
        return;
    }
    let pointer = world.resource::<Pointer>();
    let (pressed, released, right) = (pointer.pressed, pointer.released, pointer.right);
    let on_panel = pointer.on_panel() && !world.resource::<Hands>().holding();
    let asked = keys::asked(world);
    let any = pressed || right || !asked.is_empty();
    if any && world.resource::<Playback>().busy() {
        let speed = *world.resource::<Speed>();
        world.resource_mut::<Playback>().skip(speed);
        release(world);
        return;
    }
    if any {
        land(world);
    }
    for action in asked {
        keys::act(world, action);
    }
    hover(world, on_panel);
    let inspecting = world.resource::<Model>().inspect.is_some();
    if inspecting && (pressed || right) {
        if !world.resource::<Pointer>().on_reading() {
            push(world, TableCommand::Inspect(None).into());
        }
        release(world);
        return;
    }
    // While the screen is handed over, nothing can be hovered or touched.
    if world.resource::<Model>().curtain.is_some() {
        world.resource_mut::<Hands>().over = None;
        return release(world);
    }
    if world.resource::<Model>().menu {
        return release(world);
    }
    if right && !on_panel {
        let at = world.resource::<Pointer>().at;
        let what = spot(world, at, None);
        let face = face_of(world, what);
        push(world, TableCommand::Inspect(face).into());
    }
    if pressed && !on_panel {
        let at = world.resource::<Pointer>().at;
        let what = spot(world, at, None);
        if !world.resource::<Model>().fan.is_empty() {
            push(world, TableCommand::NoFan.into());
        }
        world.resource_mut::<Hands>().began = Some(what);
    }
    drag(world);
    if released {
        let hands = world.resource::<Hands>();
        if let Some(grab) = hands.card {
            drop::card(world, grab.card);
        } else if let Some(hero) = hands.token {
            drop::token(world, hero);
        } else if let Some(began) = hands.began {
            let at = world.resource::<Pointer>().at;
            if spot(world, at, None) == began {
                click(world, began);
            }
        }
        release(world);
    }
}

fn push(world: &mut World, command: Command) {
    world.resource_mut::<CommandQueue>().push(command);
}

fn release(world: &mut World) {
    let mut hands = world.resource_mut::<Hands>();
    hands.card = None;
    hands.token = None;
    hands.began = None;
    world.resource_mut::<Pointer>().down_at = None;
}

/// Skips the animation on any input.
fn land(world: &mut World) {
    let mut views = world.query::<&mut View>();
    for mut view in views.iter_mut(world) {
        if view.gone < 1.0 {
            view.step(1.0);
        }
    }
}

fn hover(world: &mut World, on_panel: bool) {
    let hands = world.resource::<Hands>();
    let pointer = world.resource::<Pointer>();
    if !pointer.moved && !pointer.released {
        return;
    }
    let (at, held) = (pointer.at, hands.card.map(|g| g.card));
    let over = if on_panel || held.is_some() {
        None
    } else {
        match spot(world, at, None) {
            Spot::Card(c) => Some(c),
            _ => None,
        }
    };
    world.resource_mut::<Hands>().over = over;
}

/// Starts a drag when the pointer has moved far enough with the button held.
fn drag(world: &mut World) {
    let hands = world.resource::<Hands>();
    let pointer = world.resource::<Pointer>();
    let (Some(from), Some(began)) = (pointer.down_at, hands.began) else { return };
    if hands.holding() || pointer.at.distance(from) < 7.0 {
        return;
    }
    match began {
        Spot::Card(c) => {
            let movable = matches!(table::card(world, c).pile, PileId::Hand(_) | PileId::Aside(_))
                || staged_at(world.resource::<Model>(), c).is_some();
            if movable {
                let off = Vec2::ZERO;
                let mut hands = world.resource_mut::<Hands>();
                hands.card = Some(Grab { card: c, off });
                hands.over = None;
            }
        }
        Spot::Token(h) => world.resource_mut::<Hands>().token = Some(h),
        _ => {}
    }
}

fn click(world: &mut World, what: Spot) {
    let now = world.resource::<Time<Real>>().elapsed_secs();
    let last = world.resource_mut::<Hands>().last_click.take();
    let double = last.is_some_and(|(w, t)| w == what && now - t < 0.45);
    if !double {
        world.resource_mut::<Hands>().last_click = Some((what, now));
    }
    if let Some(w) = clicked(world, what, double) {
        push(world, w);
    }
}

/// Returns the command of a click on a thing.
pub fn clicked(world: &mut World, what: Spot, double: bool) -> Option<Command> {
    let model = world.resource::<Model>();
    let offered = |act: Act| model.choices.iter().any(|c| c.act == act);
    match what {
        Spot::Card(c) if offered(Act::Card(c)) => {
            if model.many() {
                Some(TableCommand::Mark(c).into())
            } else {
                Some(TableCommand::Do(vec![Act::Card(c)]).into())
            }
        }
        Spot::Card(c) if double => {
            drop::play(world, c);
            None
        }
        Spot::Card(_) => None,
        Spot::Deck(p) => {
            let here = model.prompt.as_ref().is_some_and(|q| table::hero(world, q.who).at == p);
            if offered(Act::Place(p)) {
                Some(TableCommand::Do(vec![Act::Place(p)]).into())
            } else if here && offered(Act::Explore) {
                Some(TableCommand::Do(vec![Act::Explore]).into())
            } else if here {
                Some(Command::Refuse(drop::why(model, "AC-TURN-25", |a| *a == Act::Explore)))
            } else {
                Some(Command::Refuse(crate::rules::flow::prompt::Refusal::new(
                    "AC-TURN-25",
                    t!("refused-explore-here"),
                )))
            }
        }
        Spot::Place(p) if offered(Act::Place(p)) => {
            Some(TableCommand::Do(vec![Act::Place(p)]).into())
        }
        Spot::Place(_) | Spot::Scenario | Spot::Adventure => {
            face_of(world, what).map(|f| TableCommand::Inspect(Some(f)).into())
        }
        Spot::Token(h) | Spot::Board(h) if offered(Act::Hero(h)) => {
            Some(TableCommand::Do(vec![Act::Hero(h)]).into())
        }
        Spot::Token(h) | Spot::Board(h) => Some(TableCommand::Look(h).into()),
        Spot::Pile(pile) => Some(TableCommand::Open(Some(pile)).into()),
        Spot::Stage | Spot::Hand | Spot::Table => None,
    }
}
