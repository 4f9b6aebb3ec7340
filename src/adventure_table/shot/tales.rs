//! The opening and the ending of a scenario, for pictures.

use std::path::Path;

use bevy::prelude::*;

use super::laid::Position;
use crate::adventure_table::command::TableCommand;
use crate::adventure_table::playback::Playback;
use crate::adventure_table::session::start;
use crate::adventure_table::story::{self, Part};
use crate::campaign::{Campaign, Session};
use crate::cards::source::{find_pack, packs};
use crate::kernel::campaign::players::{Person, Seating};
use crate::rules::family::Adventure;
use crate::rules::play;
use crate::rules::state::table::End;
use crate::shell::apply::apply_one;
use crate::sim::bots::Bot;
use crate::sim::bots::careful::Careful;
use crate::sim::bots::passive::Passive;

/// The scenes around a scenario: its opening, and its ending, won and lost.
pub const SCENES: &[&str] = &["opening", "ending", "ending-lost"];

/// The people of the pictured table.
const PEOPLE: [&str; 3] = ["Anna", "Bert", "Cleo"];

/// Shows one of them, of a campaign that is started, or played to its end by a bot; with a
/// position, of its scenario.
///
/// # Errors
/// Returns an error if there is no pack, the folder cannot be written, or the game ended otherwise.
pub fn lay(
    app: &mut App,
    folder: &Path,
    (scene, seed): (&str, u64),
    position: Option<&Position>,
) -> Result<(), String> {
    let end = match scene {
        "opening" => None,
        "ending" => Some(End::Won),
        _ => Some(End::OutOfTime),
    };
    let world = app.world_mut();
    if let Some(position) = position {
        crate::adventure_table::shot::laid::lay(world, position, false);
        story::tell(world, end.map_or(Part::Opening, Part::Ending), None);
    } else {
        begin(world, folder, seed)?;
        let mut bot: Box<dyn Bot<Adventure>> = match end {
            Some(End::Won) => Box::new(Careful::new(seed)),
            _ => Box::new(Passive),
        };
        while let Some(prompt) = play::prompt(world).cloned().filter(|_| end.is_some()) {
            let acts = bot.choose(world, &prompt);
            apply_one(world, TableCommand::Do(acts).into());
            world.resource_mut::<Playback>().skip_all();
        }
        if let Some(end) = end {
            story::on(world);
            let came = play::ended(world);
            if (came == Some(End::Won)) != (end == End::Won) {
                return Err(format!("with this seed the scenario ends with {came:?}"));
            }
        }
    }
    for _ in 0..4 {
        app.update();
    }
    Ok(())
}

/// Creates a campaign of three people, about to start.
fn begin(world: &mut World, folder: &Path, seed: u64) -> Result<(), String> {
    let name = packs().into_iter().next().ok_or("no content pack was found")?;
    let content = find_pack(&name).map_err(|p| crate::kernel::content::problem::summary(&p))?;
    let party: Vec<String> =
        content.heroes.iter().take(PEOPLE.len()).map(|h| h.id.clone()).collect();
    let people = PEOPLE.map(str::to_owned);
    let made = Campaign::create(folder, &name, &party, &people, "The lamps", seed);
    let mut campaign = made.map_err(|t| t.to_string())?;
    let people = vec![Person { name: "Bert".into(), color: 5 }];
    let seating = Seating { people, ..campaign.seating() };
    campaign.set_seating(&seating).map_err(|t| t.to_string())?;
    start(world, Session::new(campaign), Some(seed));
    Ok(())
}
