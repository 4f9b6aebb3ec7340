//! A game is put on the table, played, and comes to its end. Rules are called here, in the handlers of
//! commands, and nowhere else in the window.

use bevy::prelude::*;

use super::command::Command;
use super::model::{self, Model};
use super::navigate::go;
use super::screen::Screen;
use super::session::{GameSession, cannot_save, mark_dirty, warn};
use super::table_window::table;
use super::{auto_pass, tale};
use crate::campaign::players::{Players, Seating, colors};
use crate::campaign::{Campaign, Choices, Game, Outcome, Session, hands, shelf};
use crate::kernel::Family;
use crate::kit::theme;
use crate::manners;
use crate::rules::family::Adventure;
use crate::rules::flow::prompt::Act;
use crate::rules::play;
use crate::rules::state::cue::Cues;

/// Applies what concerns the game as a whole.
pub fn apply(world: &mut World, command: Command) -> Option<Command> {
    match command {
        Command::Do(acts) => submit(world, &acts),
        Command::SetSeating(to) => seat(world, &to),
        Command::SetDifficulty(to) => {
            let mut session = world.resource_mut::<GameSession>();
            let campaign = session.game.as_mut().and_then(Game::campaign_mut);
            if let Some(Err(trouble)) = campaign.map(|c| c.set_difficulty(to)) {
                warn(world, trouble.0);
            }
        }
        Command::Create { name, pack, party, players, choices } => {
            create(world, &name, &pack, (&party, &players), &choices);
        }
        Command::Resume(dir) => {
            let opened = Campaign::open(&dir);
            sit_down(world, opened);
        }
        Command::Shelve => {
            world.resource_mut::<GameSession>().game = None;
            world.resource_mut::<Model>().close();
            go(world, Screen::Shelf);
        }
        Command::Go(screen) => go(world, screen),
        Command::Quit => {
            world.resource_mut::<GameSession>().game = None;
            world.write_message(AppExit::Success);
        }
        other => return Some(other),
    }
    None
}

/// Changes who sits where.
fn seat(world: &mut World, to: &Seating) {
    let Some(mut game) = world.resource_mut::<GameSession>().game.take() else { return };
    if let Some(campaign) = game.campaign_mut() {
        match campaign.set_seating(to) {
            Ok(()) => seated(world, campaign),
            Err(trouble) => warn(world, trouble.0),
        }
    }
    world.resource_mut::<GameSession>().game = Some(game);
    if *world.resource::<State<Screen>>().get() == Screen::Table {
        model::refresh(world);
    }
    mark_dirty(world);
}

/// The table knows who sits there, in which colors.
fn seated(world: &mut World, campaign: &Campaign) {
    campaign.seat(world);
    let now = campaign.seating();
    theme::wear_looks(colors(&now.players, &now.people));
}

fn create(
    world: &mut World,
    name: &str,
    pack: &str,
    (party, players): (&[String], &[String]),
    choices: &Choices,
) {
    let seed = world.resource_mut::<GameSession>().seed.take().unwrap_or_else(crate::seed::fresh);
    let made = shelf::in_new_dir(name, |dir| {
        Campaign::create_with(dir, pack, (party, players), name, seed, choices.clone())
    });
    sit_down(world, made);
}

fn sit_down(world: &mut World, campaign: Result<Campaign, crate::campaign::Trouble>) {
    match campaign {
        Ok(campaign) => start(world, Session::new(campaign), None),
        Err(trouble) => warn(world, trouble.0),
    }
}

/// Puts the session's scenario on the table and goes there.
pub fn start(world: &mut World, mut session: Session, seed: Option<u64>) {
    if session.must_meet() {
        return table(world).downtime(world, session);
    }
    match session.start_or_resume(world, None, seed) {
        Ok(notices) => {
            for n in notices {
                warn(world, n);
            }
            // What nobody has decided anything about yet is told first.
            let fresh = session.lines() == 0;
            put_on_table(world, Game::Saved(Box::new(session)), true);
            if fresh && play::ended(world).is_none() {
                tale::begin(world);
            }
        }
        Err(trouble) => {
            warn(world, trouble.0);
            go(world, Screen::Shelf);
        }
    }
}

/// Shows a game that was begun in this world; `minded`: nobody is asked who does not want to be.
pub fn put_on_table(world: &mut World, mut game: Game, minded: bool) {
    world.resource_mut::<Cues>().listening = true;
    world.resource_mut::<Cues>().drain();
    table(world).clear(world);
    if matches!(game, Game::Loose) {
        world.remove_resource::<Players>();
    }
    match &game {
        Game::Saved(session) => seated(world, &session.campaign),
        // Nothing is kept from anybody.
        Game::Watched(_) | Game::Loose => {
            world.remove_resource::<hands::Curtain>();
            world.remove_resource::<crate::rules::words::Discreet>();
            theme::wear_looks([0, 1, 2, 3, 4, 5]);
        }
    }
    manners::remove(world);
    if minded {
        game.mind_manners(world);
        let cues = world.resource_mut::<Cues>().drain();
        table(world).present(world, cues, None);
    }
    let mut desk = world.resource_mut::<GameSession>();
    desk.game = Some(game);
    desk.finished = None;
    *world.resource_mut::<Model>() = Model::default();
    model::refresh(world);
    go(world, Screen::Table);
    if play::ended(world).is_some() {
        finish(world);
    }
}

fn submit(world: &mut World, acts: &[Act]) {
    if play::prompt(world).is_none() {
        return;
    }
    let Some(mut game) = world.resource_mut::<GameSession>().game.take() else { return };
    let before = world.resource::<Model>().check.clone();
    let count = auto_pass::decisions(world);
    let done = game.submit(world, acts);
    world.resource_mut::<GameSession>().game = Some(game);
    match done {
        Ok(()) => {
            let cues = world.resource_mut::<Cues>().drain();
            table(world).present(world, cues, before);
            let passed = auto_pass::decisions(world).saturating_sub(count + 1);
            table(world).passed(world, passed);
            world.resource_mut::<Model>().close();
            model::refresh(world);
            world.resource_mut::<Model>().passed = passed;
            mark_dirty(world);
            if play::ended(world).is_some() {
                finish(world);
            }
        }
        // Where nothing can be saved, a dialog says so.
        Err(_) if cannot_save(world) => {}
        Err(trouble) => warn(world, trouble.0),
    }
}

/// The scenario is over: what it gives is written down; the screen follows when the dice lie still.
pub fn finish(world: &mut World) {
    let stats = model::statistics(world);
    let Some(mut game) = world.resource_mut::<GameSession>().game.take() else { return };
    let finished = game.finish(world);
    let mut desk = world.resource_mut::<GameSession>();
    desk.game = Some(game);
    desk.stats = stats;
    match finished {
        Ok(finished) => {
            let ending = play::ended(world).map(|end| Adventure::view_ending(world, &end));
            let mut desk = world.resource_mut::<GameSession>();
            desk.finished = finished.or_else(|| {
                ending.map(|ending| Outcome {
                    ending,
                    rewards: Vec::new(),
                    notes: Vec::new(),
                    facts: Vec::new(),
                    next: None,
                })
            });
        }
        // Where nothing can be saved, a dialog says so.
        Err(_) if cannot_save(world) => {}
        Err(trouble) => warn(world, trouble.0),
    }
}

/// Goes to how the scenario ended, once everything that happened was shown.
pub fn leave_table(world: &mut World) {
    let over = world.resource::<GameSession>().finished.is_some();
    let at_table = *world.resource::<State<Screen>>().get() == Screen::Table;
    if over && at_table && !table(world).busy(world) {
        tale::end(world);
    }
}
