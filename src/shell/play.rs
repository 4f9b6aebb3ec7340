//! Puts a game on the table, plays it, and ends it. The rules are called here, in command handlers,
//! and nowhere else in the shell.

use bevy::prelude::*;

use super::active_table::sit_at;
use super::command::Command;
use super::navigate::go;
use super::screen::Screen;
use super::session::{GameSession, cannot_save, ended, mark_dirty, warn, with_game};
use super::table_window::{families, table};
use crate::kernel::campaign::players::{HandPrivacy, Players, Seating, colors};
use crate::kernel::campaign::{CampaignError, CampaignTable, Outcome, SavedGame};
use crate::kit::notices::Notices;
use crate::kit::theme;

/// Applies the commands that concern the game as a whole.
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

/// Changes the seating.
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

/// Updates the table's players with their colors from the seating of the game.
fn seated(world: &mut World, game: &dyn SavedGame) {
    game.seat(world);
    let now = game.seating();
    theme::wear_looks(colors(&now.players, &now.people));
}

/// Opens the table with a campaign that was loaded or created.
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
            // A game without any decision yet starts with its opening.
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

/// Shows a game that is running in this world. With `minded`, auto-pass answers prompts that nobody
/// wants to be asked.
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
        // Without a saved seating, no hand is hidden from anybody.
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
    let mut session = world.resource_mut::<GameSession>();
    session.game = Some(game);
    session.finished = None;
    table(world).refresh(world);
    go(world, Screen::Table);
    if ended(world).is_some() {
        finish(world);
    }
}

/// Ends a game that is over and saves its result. The results screen follows after the last
/// animation.
pub fn finish(world: &mut World) {
    let report = table(world).report(world);
    let Some(mut game) = world.resource_mut::<GameSession>().game.take() else { return };
    let finished = game.finish(world);
    let ending = game.ending(world);
    let mut session = world.resource_mut::<GameSession>();
    session.game = Some(game);
    session.report = report;
    match finished {
        Ok(finished) => {
            session.finished = finished.or_else(|| {
                ending.map(|ending| Outcome {
                    ending,
                    rewards: Vec::new(),
                    notes: Vec::new(),
                    facts: Vec::new(),
                    next: None,
                })
            });
        }
        // If saving is impossible, a dialog says so already.
        Err(_) if cannot_save(world) => {}
        Err(trouble) => warn(world, trouble.to_string()),
    }
}

/// Goes to the results screen, after the last animation.
pub fn leave_table(world: &mut World) {
    let over = world.resource::<GameSession>().finished.is_some();
    let at_table = *world.resource::<State<Screen>>().get() == Screen::Table;
    if over && at_table && !table(world).busy(world) {
        table(world).end_story(world);
    }
}
