//! A game is put on the table, played, and comes to its end. Rules are called here, in the handlers of
//! commands, and nowhere else in the shell.

use bevy::prelude::*;

use super::command::Command;
use super::navigate::go;
use super::screen::Screen;
use super::session::{GameSession, cannot_save, ended, mark_dirty, warn, with_game};
use super::table_window::{families, sit_at, table};
use crate::kernel::campaign::players::{HandPrivacy, Players, Seating, colors};
use crate::kernel::campaign::{CampaignError, CampaignTable, Outcome, SavedGame};
use crate::kit::notices::Notices;
use crate::kit::theme;

/// Applies what concerns the game as a whole.
pub fn apply(world: &mut World, command: Command) -> Option<Command> {
    match command {
        Command::Refuse(refusal) => {
            world.resource_mut::<Notices>().refuse(refusal.why, refusal.rule);
        }
        Command::SetSeating(to) => seat(world, &to),
        Command::Resume(dir) => {
            let opened = families(world).open(&dir);
            sit_down(world, opened);
        }
        Command::Downtime(dir) => match dir {
            None => {
                if let Some(game) = world.resource_mut::<GameSession>().game.take() {
                    table(world).downtime(world, game);
                }
            }
            Some(dir) => match families(world).open(&dir) {
                Ok(game) => {
                    sit_at(world, game.family());
                    table(world).downtime(world, game);
                }
                Err(trouble) => warn(world, trouble.to_string()),
            },
        },
        Command::Chronicle(dir) => {
            if let Some(dir) = &dir {
                match families(world).of_campaign(dir) {
                    Ok(family) => sit_at(world, family.id()),
                    Err(trouble) => {
                        warn(world, trouble.to_string());
                        return None;
                    }
                }
            }
            table(world).chronicle(world, dir);
        }
        Command::Story(part) => table(world).story(world, part),
        Command::Shelve => {
            world.resource_mut::<GameSession>().game = None;
            table(world).close(world);
            go(world, Screen::Shelf);
        }
        Command::SitAt(family) => sit_at(world, family),
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
    let seated = with_game(world, |game, world| {
        let saved = game.saved_mut()?;
        Some(saved.set_seating(to).map(|()| seated(world, saved)))
    });
    if let Some(Some(Err(trouble))) = seated {
        warn(world, trouble.to_string());
    }
    if *world.resource::<State<Screen>>().get() == Screen::Table {
        table(world).refresh(world);
    }
    mark_dirty(world);
}

/// Tells the table who sits there, in which colors.
fn seated(world: &mut World, game: &dyn SavedGame) {
    game.seat(world);
    let now = game.seating();
    theme::wear_looks(colors(&now.players, &now.people));
}

/// Sits down with a campaign that was opened or made.
pub fn sit_down(world: &mut World, campaign: Result<Box<dyn CampaignTable>, CampaignError>) {
    match campaign {
        Ok(game) => start(world, game, None),
        Err(trouble) => warn(world, trouble.to_string()),
    }
}

/// Puts the next game of a campaign on the table and goes there.
pub fn start(world: &mut World, mut game: Box<dyn CampaignTable>, seed: Option<u64>) {
    sit_at(world, game.family());
    let Some(saved) = game.saved_mut() else { return };
    if saved.downtime_is_due() {
        return table(world).downtime(world, game);
    }
    match saved.start_or_resume(world, None, seed) {
        Ok(notices) => {
            // What nobody has decided anything about yet is told first.
            let fresh = saved.lines() == 0;
            for n in notices {
                warn(world, n);
            }
            put_on_table(world, game, true);
            if fresh && ended(world).is_none() {
                table(world).begin_story(world);
            }
        }
        Err(trouble) => {
            warn(world, trouble.to_string());
            go(world, Screen::Shelf);
        }
    }
}

/// Shows a game that was begun in this world; `minded`: nobody is asked who does not want to be.
pub fn put_on_table(world: &mut World, mut game: Box<dyn CampaignTable>, minded: bool) {
    sit_at(world, game.family());
    game.listen(world);
    table(world).clear(world);
    if let Some(saved) = game.saved() {
        seated(world, saved);
    } else {
        if game.watched().is_none() {
            world.remove_resource::<Players>();
        }
        // Nothing is kept from anybody.
        world.remove_resource::<HandPrivacy>();
        theme::wear_looks([0, 1, 2, 3, 4, 5]);
    }
    game.end_autopass(world);
    if minded {
        if let Err(trouble) = game.begin_autopass(world, &[]) {
            warn(world, trouble.to_string());
        }
        table(world).present(world);
    }
    let mut desk = world.resource_mut::<GameSession>();
    desk.game = Some(game);
    desk.finished = None;
    table(world).refresh(world);
    go(world, Screen::Table);
    if ended(world).is_some() {
        finish(world);
    }
}

/// Ends a game that is over: what it gives is written down; the screen follows when everything was
/// shown.
pub fn finish(world: &mut World) {
    let report = table(world).report(world);
    let Some(mut game) = world.resource_mut::<GameSession>().game.take() else { return };
    let finished = game.finish(world);
    let ending = game.ending(world);
    let mut desk = world.resource_mut::<GameSession>();
    desk.game = Some(game);
    desk.report = report;
    match finished {
        Ok(finished) => {
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
        Err(trouble) => warn(world, trouble.to_string()),
    }
}

/// Goes to how the game ended, once everything that happened was shown.
pub fn leave_table(world: &mut World) {
    let over = world.resource::<GameSession>().finished.is_some();
    let at_table = *world.resource::<State<Screen>>().get() == Screen::Table;
    if over && at_table && !table(world).busy(world) {
        table(world).end_story(world);
    }
}
