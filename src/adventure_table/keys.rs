//! The actions of keys and buttons at the table, as commands.

use bevy::prelude::*;

use super::hands::{Focused, Hands};
use super::spot::face_of;
use super::{auto_pass, coach};
use crate::adventure_table::command::{GuideCommand, TableCommand};
use crate::adventure_table::face::FaceKey;
use crate::adventure_table::model::Model;
use crate::adventure_table::screens::house_rules::HouseRules;
use crate::kit::frame::Speed;
use crate::kit::input::{Action, Actions};
use crate::kit::pointer::Pointer;
use crate::rules::state::ids::HeroId;
use crate::rules::state::table;
use crate::shell::command::{Command, CommandQueue, FolderCommand, HistoryCommand, StoryCommand};
use crate::shell::folders::FolderDialog;
use crate::shell::history::{self, HistoryView};
use crate::shell::screens::rules::Lookup;
use crate::shell::screens::seats::Seats;
use crate::shell::screens::settings::Panel;

/// Returns the actions of this frame that concern the table.
pub fn asked(world: &World) -> Vec<Action> {
    let actions = world.get_resource::<Actions>().map(Actions::all).unwrap_or_default();
    // Peeking and panning change nothing, and the rules have a page of their own.
    let other = |a: &Action| {
        matches!(a, Action::Peek | Action::Rules | Action::Fullscreen) || a.moves_focus()
    };
    actions.iter().copied().filter(|a| !other(a)).collect()
}

/// Does what an action asks for, if it is possible now.
pub fn act(world: &mut World, action: Action) {
    for command in commands(world, action) {
        world.resource_mut::<CommandQueue>().push(command);
    }
}

/// Returns the commands that close everything over the table.
fn put_away() -> Vec<Command> {
    vec![
        TableCommand::Inspect(None).into(),
        TableCommand::Open(None).into(),
        TableCommand::NoFan.into(),
        TableCommand::Stops(false).into(),
        TableCommand::House(false).into(),
        Command::Seats(false),
    ]
}

fn commands(world: &mut World, action: Action) -> Vec<Command> {
    let model = world.resource::<Model>();
    let open =
        model.inspect.is_some() || model.open.is_some() || !model.fan.is_empty() || model.stops;
    let open = open || world.resource::<HouseRules>().0 || world.resource::<Seats>().0.is_some();
    // Dialogs about the campaign use the keyboard.
    let care = world.resource::<FolderDialog>().open.is_some();
    let shown = world.resource::<HistoryView>().moments;
    let replay = if care || model.menu || open { None } else { history::command(world, action) };
    // So do the settings, which handle keys themselves.
    if world.get_resource::<Panel>().is_some_and(|panel| panel.open) {
        return Vec::new();
    }
    let wished = match action {
        Action::Back if care => Some(Command::Keep(FolderCommand::Close)),
        _ if care => None,
        _ if replay.is_some() => replay,
        Action::Back if shown && !open => Some(Command::Past(HistoryCommand::Show(false))),
        Action::Back if open => return put_away(),
        Action::Obvious | Action::Press if model.curtain.is_some() && !model.menu => {
            Some(TableCommand::HandOver.into())
        }
        Action::Back if model.curtain.is_some() && model.look.is_some() => {
            Some(TableCommand::LookBack.into())
        }
        // An enlarged face covers the table: the key closes it and answers nothing.
        Action::Obvious | Action::Press if model.inspect.is_some() => {
            Some(TableCommand::Inspect(None).into())
        }
        // So does what lies open: the question behind it is not answered unseen.
        Action::Obvious if open => return put_away(),
        Action::Press if open => None,
        Action::Back if world.resource::<Lookup>().0.open => Some(Command::Rules(false)),
        Action::Back if coach::talking(world) && !model.menu => {
            Some(TableCommand::Guide(GuideCommand::Skip).into())
        }
        Action::Back | Action::Menu => Some(TableCommand::Menu(!model.menu).into()),
        _ if model.menu => None,
        Action::Story => Some(Command::Story(StoryCommand::Opening)),
        Action::Undo => Some(Command::Undo),
        Action::UndoTurn => Some(Command::Past(HistoryCommand::UndoTurn)),
        Action::Redo => Some(Command::Past(HistoryCommand::Redo)),
        Action::Past => Some(Command::Past(HistoryCommand::Show(!shown))),
        Action::Chronicle => Some(TableCommand::Fold.into()),
        Action::Hold => Some(TableCommand::Hold.into()),
        Action::Stops => Some(TableCommand::Stops(!model.stops).into()),
        Action::Pin => pin(world),
        Action::Inspect => inspect(world),
        Action::Obvious | Action::Press => {
            model.obvious().map(|acts| TableCommand::Do(acts).into())
        }
        Action::NextSeat => look(world, 1),
        Action::PreviousSeat => look(world, -1),
        Action::Faster => return speed(world, 1),
        Action::Slower => return speed(world, -1),
        seat => {
            let at = Action::SEATS.iter().position(|a| *a == seat);
            let heroes = table::heroes(world).count();
            at.filter(|n| *n < heroes).map(|n| TableCommand::Look(HeroId(n as u8)).into())
        }
    };
    wished.into_iter().collect()
}

/// Returns the hovered or focused face.
fn pointed(world: &mut World) -> Option<FaceKey> {
    if let Some(spot) = world.resource::<Focused>().0 {
        return face_of(world, spot);
    }
    if let Some(card) = world.resource::<Hands>().over {
        return Some(FaceKey::Card(table::card(world, card).def));
    }
    let at = world.resource::<Pointer>().at;
    let spot = crate::adventure_table::spot::spot(world, at, None);
    face_of(world, spot)
}

/// Enlarges the hovered face, or closes the enlarged one.
fn inspect(world: &mut World) -> Option<Command> {
    let model = world.resource::<Model>();
    if model.curtain.is_some() {
        return None;
    }
    if model.inspect.is_some() {
        return Some(TableCommand::Inspect(None).into());
    }
    pointed(world).map(|face| TableCommand::Inspect(Some(face)).into())
}

/// Pins the enlarged face's subject, or else the hovered one.
fn pin(world: &mut World) -> Option<Command> {
    let shown = world.resource::<Model>().inspect;
    let key = shown.or_else(|| pointed(world))?;
    auto_pass::pin_of(world, key).map(|(id, _)| TableCommand::Pin(id).into())
}

/// Views the table as the next hero, or the previous one.
fn look(world: &World, by: i16) -> Option<Command> {
    let heroes = table::heroes(world).count() as i16;
    let now = i16::from(world.resource::<Model>().eyes().0);
    (heroes > 1).then(|| TableCommand::Look(HeroId((now + by).rem_euclid(heroes) as u8)).into())
}

fn speed(world: &mut World, by: i8) -> Vec<Command> {
    let now = world.resource::<Speed>().0;
    let then = now.saturating_add_signed(by).min(4);
    if then != now {
        world.resource_mut::<Speed>().0 = then;
    }
    Vec::new()
}
