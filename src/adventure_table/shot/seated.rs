//! People with private hands at the table, for pictures.

use std::path::Path;

use bevy::prelude::*;

use crate::adventure_table::command::TableCommand;
use crate::adventure_table::model::Model;
use crate::adventure_table::playback::Playback;
use crate::adventure_table::session::start;
use crate::adventure_table::{pilot, story};
use crate::campaign::{Campaign, Session};
use crate::cards::source::{find_pack, packs};
use crate::kernel::campaign::HandPolicy;
use crate::kernel::campaign::players::{Person, Seating};
use crate::rules::flow::prompt::Ask;
use crate::shell::command::CommandQueue;
use crate::shell::screens::seats;

/// The scenes with several people.
pub const SCENES: &[&str] = &["seating", "curtain"];

/// Starts a game of three heroes and two people: shows the seating panel, or the handover of the
/// screen.
///
/// # Errors
/// Returns an error if there is no pack, or the folder cannot be written.
pub fn lay(app: &mut App, folder: &Path, scene: &str, seed: u64) -> Result<(), String> {
    let name = packs().into_iter().next().ok_or("no content pack was found")?;
    let content = find_pack(&name).map_err(|p| crate::kernel::content::problem::summary(&p))?;
    let party: Vec<String> = content.heroes.iter().take(3).map(|h| h.id.clone()).collect();
    let players = ["Anna", "Bert", "Anna"].map(str::to_owned);
    let made = Campaign::create(folder, &name, &party, &players, "The lamps", seed);
    let mut campaign = made.map_err(|t| t.to_string())?;
    let people = vec![Person { name: "Bert".into(), color: 5 }];
    let seating = Seating { hands: HandPolicy::Private, people, ..campaign.seating() };
    campaign.set_seating(&seating).map_err(|t| t.to_string())?;
    start(app.world_mut(), Session::new(campaign), Some(seed));
    story::on(app.world_mut());
    for step in 0..60 {
        let world = app.world_mut();
        let model = world.resource::<Model>();
        let turn = model.prompt.as_ref().is_some_and(|p| p.ask == Ask::Turn);
        if turn && model.curtain.is_some() == (scene == "curtain") {
            break;
        }
        let command = match model.curtain.is_some() {
            true => TableCommand::HandOver,
            false => match pilot::answer(model, step) {
                Some(acts) => TableCommand::Do(acts),
                None => break,
            },
        };
        world.resource_mut::<CommandQueue>().push(command);
        crate::shell::apply::apply(world);
        world.resource_mut::<Playback>().skip_all();
    }
    if scene == "seating" {
        seats::open(app.world_mut(), true);
    }
    app.update();
    app.update();
    Ok(())
}
