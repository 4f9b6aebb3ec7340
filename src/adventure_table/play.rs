//! Sends answers to the rules, and creates campaigns. The rules are called here and in the
//! downtime's handlers, and nowhere else at this table.

use bevy::prelude::*;

use super::command::TableCommand;
use super::model::{self, Model};
use super::screen_names::NEW;
use super::screens::newgame::Form;
use super::session;
use crate::campaign::{Campaign, Choices, Game, Session};
use crate::kernel::campaign::CampaignTable;
use crate::kernel::seed;
use crate::kernel::store::data;
use crate::rules::flow::prompt::Act;
use crate::rules::play;
use crate::shell::navigate::go;
use crate::shell::play::{finish, sit_down};
use crate::shell::session::{GameSession, cannot_save, decisions, mark_dirty, warn};
use crate::shell::table_window::table;

/// Applies answers, and commands that concern the campaign as a whole.
pub fn apply(world: &mut World, command: TableCommand) -> Option<TableCommand> {
    match command {
        TableCommand::Do(acts) => submit(world, &acts),
        TableCommand::SetDifficulty(to) => {
            let changed =
                session::with(world, |game, _| Some(game.campaign_mut()?.set_difficulty(to)));
            if let Some(Some(Err(trouble))) = changed {
                warn(world, trouble.to_string());
            }
        }
        TableCommand::New(pack) => {
            world.resource_mut::<Form>().choose(&pack);
            go(world, NEW);
        }
        TableCommand::Create { name, pack, party, players, choices } => {
            create(world, &name, &pack, (&party, &players), &choices);
        }
        other => return Some(other),
    }
    None
}

fn create(
    world: &mut World,
    name: &str,
    pack: &str,
    (party, players): (&[String], &[String]),
    choices: &Choices,
) {
    let seed = world.resource_mut::<GameSession>().seed.take().unwrap_or_else(seed::fresh);
    let made = data::in_new_dir(name, |dir| {
        Campaign::create_with(dir, pack, (party, players), name, seed, choices.clone())
    });
    let game = |campaign| -> Box<dyn CampaignTable> {
        Box::new(Game::Saved(Box::new(Session::new(campaign))))
    };
    let made = made.map(game);
    sit_down(world, made);
}

fn submit(world: &mut World, acts: &[Act]) {
    if play::prompt(world).is_none() {
        return;
    }
    let count = decisions(world);
    let Some(done) = session::with(world, |game, world| game.submit(world, acts)) else { return };
    match done {
        Ok(()) => {
            table(world).present(world);
            let passed = decisions(world).saturating_sub(count + 1);
            super::playback::pass(world, passed);
            world.resource_mut::<Model>().close();
            model::refresh(world);
            world.resource_mut::<Model>().passed = passed;
            mark_dirty(world);
            if play::ended(world).is_some() {
                finish(world);
            }
        }
        // If saving is impossible, a dialog says so already.
        Err(_) if cannot_save(world) => {}
        Err(trouble) => warn(world, trouble.to_string()),
    }
}
