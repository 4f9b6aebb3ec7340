//! Screens away from the table, for pictures: settings, gallery, credits, the shelf.

use std::path::Path;

use bevy::prelude::*;

use crate::adventure_table::screen_names::GALLERY;
use crate::adventure_table::screens::gallery::Gallery;
use crate::campaign::Campaign;
use crate::campaign::record::{Played, now};
use crate::cards::difficulty::Difficulty;
use crate::cards::source::{find_pack, packs};
use crate::kernel::campaign::entry::{Entry, Shelved};
use crate::rules::family::Adventure;
use crate::rules::state::table::End;
use crate::shell::screen::Screen;
use crate::shell::screens::settings::{Page, Panel};
use crate::shell::screens::shelf::Shelf;
use crate::shell::shot;

/// The scenes of screens away from the table.
pub const SCENES: &[&str] = &[
    "shelf",
    "settings",
    "settings-colors",
    "settings-motion",
    "settings-sound",
    "settings-window",
    "settings-keys",
    "gallery",
    "gallery-card",
    "credits",
];

/// Opens a screen.
///
/// # Errors
/// Returns an error if the folder cannot be written, or there is no pack.
pub fn lay(app: &mut App, folder: &Path, scene: &str) -> Result<(), String> {
    let to = match scene {
        "shelf" => Screen::Shelf,
        "gallery" | "gallery-card" => GALLERY,
        "credits" => Screen::Credits,
        _ => Screen::Title,
    };
    app.world_mut().resource_mut::<NextState<Screen>>().set(to);
    app.update();
    shot::wait(app);
    let page = match scene {
        "settings" => Some(Page::Words),
        "settings-colors" => Some(Page::Colors),
        "settings-motion" => Some(Page::Motion),
        "settings-sound" => Some(Page::Sound),
        "settings-window" => Some(Page::Window),
        "settings-keys" => Some(Page::Keys),
        _ => None,
    };
    if let Some(page) = page {
        *app.world_mut().resource_mut::<Panel>() = Panel { open: true, page, listening: None };
    }
    if scene == "gallery-card" {
        app.world_mut().resource_mut::<Gallery>().large = Some(40);
    }
    if scene == "shelf" {
        let shelf = stocked(folder)?;
        *app.world_mut().resource_mut::<Shelf>() = shelf;
    }
    app.update();
    app.update();
    Ok(())
}

/// Creates a shelf with some campaigns.
fn stocked(folder: &Path) -> Result<Shelf, String> {
    let people = [("The lamps", 4, 2), ("Tuesday’s table", 2, 1), ("The long road home", 6, 0)];
    let all = packs();
    let mut entries = Vec::new();
    for (n, (name, heroes, won)) in people.into_iter().enumerate() {
        let pack = all.get(n % all.len().max(1)).ok_or("no content pack was found")?;
        let content = find_pack(pack).map_err(|p| crate::kernel::content::problem::summary(&p))?;
        let party: Vec<String> = content.heroes.iter().take(heroes).map(|h| h.id.clone()).collect();
        let dir = folder.join(format!("campaign-{n}"));
        let made = Campaign::create(&dir, pack, &party, &[], name, 7);
        let mut campaign = made.map_err(|t| t.to_string())?;
        let order: Vec<String> = content.playing_order().iter().map(|s| s.id.clone()).collect();
        let record = &mut campaign.record;
        record.body.results.extend(self::won(&order[..won.min(order.len())]));
        record.body.next = order.get(won).cloned();
        record.last_played = now().saturating_sub(5000 * (1 + n as u64 * 20));
        let record = Entry::<Adventure>::view_record(&dir, &campaign.record);
        entries.push(Shelved { dir, record: Ok(record) });
    }
    Ok(Shelf::of(entries))
}

/// Returns records of scenarios that were won, one after the other.
pub fn won(scenarios: &[String]) -> impl Iterator<Item = Played> + '_ {
    scenarios.iter().zip(1..).map(|(id, journal)| Played {
        journal,
        scenario: id.clone(),
        end: End::Won,
        turns: 20,
        digest: String::new(),
        at: 0,
        seconds: None,
        difficulty: Difficulty::default(),
    })
}
