//! Screens away from the table, for pictures: settings, gallery, credits, the shelf.

use std::path::Path;

use bevy::prelude::*;

use crate::campaign::record::Played;
use crate::campaign::{Campaign, shelf};
use crate::cards::difficulty::Difficulty;
use crate::cards::source::{find_pack, packs};
use crate::rules::state::table::End;
use crate::shell::screen::Screen;
use crate::shell::screens::backdrop::Backdrop;
use crate::shell::screens::gallery::Gallery;
use crate::shell::screens::settings::{Page, Panel};
use crate::shell::screens::shelf::Shelf;

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

/// Lays a screen.
///
/// # Errors
/// When the folder cannot be written, or there is no pack.
pub fn lay(app: &mut App, folder: &Path, scene: &str) -> Result<(), String> {
    let to = match scene {
        "shelf" => Screen::Shelf,
        "gallery" | "gallery-card" => Screen::Gallery,
        "credits" => Screen::Credits,
        _ => Screen::Title,
    };
    app.world_mut().resource_mut::<NextState<Screen>>().set(to);
    app.update();
    wait(app);
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

/// Lets what is read or painted beside the main thread come in.
pub fn wait(app: &mut App) {
    for _ in 0..2000 {
        let world = app.world();
        let busy = world.resource::<Gallery>().waiting() || world.resource::<Backdrop>().waiting();
        if !busy {
            break;
        }
        app.update();
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
}

/// A shelf with some campaigns on it.
fn stocked(folder: &Path) -> Result<Shelf, String> {
    let people = [("The lamps", 4, 2), ("Tuesday’s table", 2, 1), ("The long road home", 6, 0)];
    let all = packs();
    let mut entries = Vec::new();
    for (n, (name, heroes, won)) in people.into_iter().enumerate() {
        let pack = all.get(n % all.len().max(1)).ok_or("no content pack was found")?;
        let content = find_pack(pack).map_err(|p| crate::campaign::join(&p))?;
        let party: Vec<String> = content.heroes.iter().take(heroes).map(|h| h.id.clone()).collect();
        let dir = folder.join(format!("campaign-{n}"));
        let made = Campaign::create(&dir, pack, &party, &[], name, 7);
        let mut record = made.map_err(|t| t.0)?.record.clone();
        let order: Vec<String> = content.playing_order().iter().map(|s| s.id.clone()).collect();
        record.body.results.extend(self::won(&order[..won.min(order.len())]));
        record.body.next = order.get(won).cloned();
        record.last_played =
            crate::campaign::record::now().saturating_sub(5000 * (1 + n as u64 * 20));
        entries.push(shelf::Entry { dir, record: Ok(record) });
    }
    Ok(Shelf::of(entries))
}

/// Scenarios that were won, one after the other.
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
