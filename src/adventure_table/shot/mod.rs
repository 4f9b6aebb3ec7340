//! The scenes of pictures: of the table, of the story around a scenario, of the downtime, and of
//! the shell's screens.

use crate::shell::picture::save;
use crate::shell::shot::{finish, stage, take};
use crate::shell::shot_options::ShotOptions;

pub mod camps;
pub mod dice;
pub mod laid;
pub mod many;
pub mod pages;
pub mod scene;
pub mod seated;
pub mod tales;
pub mod told;

/// The scenes except those of the downtime.
const SCENES: &[&str] = &[
    "title",
    "new",
    "house",
    "table",
    "party",
    "stage",
    "roll",
    "staged",
    "flight",
    "many-dice",
    "closer",
    "inspect",
    "board",
    "after",
    "rules",
    "moments",
    "replay",
    "chronicle",
    "statistics",
    "guide",
    "guide-check",
];

/// Other names of scenes.
const ALSO: &[(&str, &str)] =
    &[("hero-board", "board"), ("deck-building", "decks"), ("campaign", "camp")];

/// Returns the names of all scenes.
pub fn scenes() -> Vec<&'static str> {
    let also = ALSO.iter().map(|(name, _)| name);
    let all = SCENES.iter().chain(camps::SCENES).chain(seated::SCENES);
    let all = all.chain(tales::SCENES).chain(pages::SCENES);
    all.chain(also).copied().collect()
}

/// Draws a picture and writes it to a file.
///
/// # Errors
/// Returns an error if there is no such scene, no content pack, no renderer, or the file cannot be
/// written.
pub fn shot(options: &ShotOptions) -> Result<(), String> {
    if let Some(folder) = options.vignette.as_deref().filter(|path| path.is_dir()) {
        let done = many::draw(options, folder)?;
        let told = lang::terminal::line(&mut lang::terminal::out(), done);
        return told.map_err(|e| e.to_string());
    }
    let position = options.vignette.as_deref().map(laid::position).transpose()?;
    if !scenes().contains(&options.scene.as_str()) {
        let known = scenes().join(", ");
        return Err(format!("no scene `{}`; there are {known}", options.scene));
    }
    let (mut app, target) = stage(options, super::TABLES)?;
    let called = ALSO.iter().find(|(name, _)| *name == options.scene).map(|(_, scene)| *scene);
    let called = called.unwrap_or(&options.scene);
    // The scene's campaign folder is kept until the picture is taken.
    let _folder = scene::scene(&mut app, called, options.seed, position.as_ref())?;
    finish(&mut app);
    let taken = take(&mut app, target)?;
    save(&taken, &options.out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_screen_can_be_pictured_under_one_name() {
        let all = scenes();
        for wanted in [
            "title",
            "table",
            "stage",
            "hero-board",
            "inspect",
            "campaign",
            "deck-building",
            "rewards",
            "rules",
            "settings",
            "gallery",
            "chronicle",
            "shelf",
            "credits",
            "opening",
            "ending",
        ] {
            assert!(all.contains(&wanted), "{wanted}");
        }
        let mut once = all.clone();
        once.sort_unstable();
        once.dedup();
        assert_eq!(once.len(), all.len());
        for (_, scene) in ALSO {
            assert!(all.contains(scene), "{scene}");
        }
    }
}
