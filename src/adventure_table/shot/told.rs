//! The chronicle of a campaign that bots have played, for pictures.

use bevy::prelude::*;

use crate::adventure_table::screens::chronicle::{self, ChronicleView, Page};
use crate::campaign::downtime::AdventureDowntime;
use crate::campaign::{Campaign, Session};
use crate::cards::source::{find_pack, packs};
use crate::rules::play;
use crate::sim::bots::Bot;
use crate::sim::bots::careful::Careful;

/// The number of scenarios that are played.
const TOLD: usize = 4;

/// Opens the chronicle of a campaign with some scenarios played by the careful bot. Returns its
/// folder.
pub fn told(app: &mut App, scene: &str, seed: u64) -> Result<tempfile::TempDir, String> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let name = packs().into_iter().next().ok_or("no content pack was found")?;
    let content = find_pack(&name).map_err(|p| crate::kernel::content::problem::summary(&p))?;
    let party: Vec<String> = content.heroes.iter().take(4).map(|h| h.id.clone()).collect();
    let dir = folder.path().join("the-lamps");
    let made = Campaign::create(&dir, &name, &party, &[], "The lamps", seed);
    let mut session = Session::new(made.map_err(|t| t.to_string())?);
    let mut table = World::new();
    for n in 0..TOLD {
        while let Some(prompt) = session.downtime_prompt() {
            let simple = session.downtime().and_then(AdventureDowntime::proposal);
            let Some(choice) = simple.or_else(|| prompt.options.first().cloned()) else { break };
            session.decide(&choice).map_err(|t| t.to_string())?;
        }
        if session.campaign.record.body.next.is_none() {
            break;
        }
        session.start_or_resume(&mut table, None, None).map_err(|t| t.to_string())?;
        let mut bot = Careful::new(seed + n as u64);
        while let Some(prompt) = play::prompt(&table).cloned() {
            let acts = bot.choose(&mut table, &prompt);
            session.submit(&mut table, &acts).map_err(|t| t.to_string())?;
        }
        session.finish(&mut table).map_err(|t| t.to_string())?;
    }
    drop(session);
    let world = app.world_mut();
    chronicle::open(world, Some(dir));
    if scene == "statistics" {
        world.resource_mut::<ChronicleView>().page = Page::Numbers;
    }
    app.update();
    app.update();
    Ok(folder)
}
