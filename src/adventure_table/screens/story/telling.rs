//! Collects the texts and pictures of a scenario's story.

use std::sync::Arc;

use bevy::prelude::*;

use super::around::{self, Foe, Seat};
use super::ink::Inks;
use crate::adventure_table::face::texture;
use crate::adventure_table::face::{FaceKey, type_line};
use crate::adventure_table::screens::large::portrait;
use crate::adventure_table::story::{Part, Story};
use crate::campaign::scenario_story;
use crate::cards::content::Content;
use crate::cards::text::{self, Line};
use crate::kernel::campaign::players;
use crate::rules::state::ids::HeroId;
use crate::rules::state::table::{self, End};
use crate::shell::screen::Screen;
use crate::shell::session::GameSession;

/// The texts and pictures of a part of the story.
pub struct Telling {
    /// The part.
    pub part: Part,
    /// The place in the campaign, above the title.
    pub over: String,
    pub title: String,
    /// The result and its reason.
    pub result: Option<(String, String)>,
    /// The adventure's introduction.
    pub before: Vec<String>,
    pub story: Vec<String>,
    /// The special rules of the scenario.
    pub special: Vec<Line>,
    /// The rewards.
    pub gives: Vec<String>,
    pub foes: Vec<Foe>,
    pub seats: Vec<Seat>,
    /// The text of the button that goes on.
    pub on: String,
}

impl Telling {
    /// Collects the story. `scale`: pixels per point of panels at scale 1.
    pub fn of(world: &mut World, content: &Arc<Content>, scale: f32) -> Telling {
        let (part, back) = {
            let tale = world.resource::<Story>();
            (tale.part, tale.back)
        };
        let scenario = table::scenario(world).clone();
        let over = scenario_story::adventure(content, &scenario.id).map(|(adventure, at)| {
            let all = adventure.scenarios.len();
            t!("tale-place", adventure = adventure.name.as_str(), n = at + 1, all = all)
        });
        let on = match (part, back) {
            (_, Some(Screen::Table)) => t!("tale-back"),
            (Part::Opening, _) => t!("tale-begin"),
            (Part::Ending(_), _) => t!("tale-results"),
        };
        let mut telling = Telling {
            part,
            over: over.unwrap_or_default(),
            title: scenario.name.clone(),
            result: None,
            before: Vec::new(),
            story: Vec::new(),
            special: Vec::new(),
            gives: Vec::new(),
            foes: Vec::new(),
            seats: seats(world, content, scale),
            on,
        };
        match part {
            Part::Opening => {
                telling.before = scenario_story::before(content, &scenario);
                telling.story = scenario_story::paragraphs(&scenario.opening);
                telling.special = text::scenario_text(content, &scenario);
                telling.foes =
                    foes(world, content, scale, (&scenario.villains, &scenario.henchmen));
            }
            Part::Ending(end) => {
                let word = if end == End::Won { t!("after-won") } else { t!("after-lost") };
                telling.result = Some((word, crate::rules::describe::end_text(end)));
                telling.story =
                    scenario_story::paragraphs(&scenario_story::closing(world, &scenario, end));
                let finished = world.resource::<GameSession>().finished.as_ref();
                telling.gives = finished.map(|f| f.rewards.clone()).unwrap_or_default();
            }
        }
        telling
    }

    /// Returns the colors of the page.
    pub fn inks(&self) -> Inks {
        Inks::of(match self.part {
            Part::Opening => None,
            Part::Ending(end) => Some(end == End::Won),
        })
    }
}

/// Returns the villains and henchmen, each once.
fn foes(
    world: &mut World,
    content: &Arc<Content>,
    scale: f32,
    (villains, henchmen): (&[String], &[String]),
) -> Vec<Foe> {
    let mut foes: Vec<Foe> = Vec::new();
    let all = villains.iter().map(|id| (id, true)).chain(henchmen.iter().map(|id| (id, false)));
    for (id, villain) in all {
        let Some(def) = content.find(id) else { continue };
        let key = FaceKey::Card(def);
        if foes.iter().any(|f| f.key == key) {
            continue;
        }
        let card = content.card(def);
        let label = format!("{}, {}", card.name, type_line(card));
        let wide = if villain { around::VILLAIN } else { around::HENCHMAN };
        let texture = texture(world, key, around::sharp(wide * scale), content);
        foes.push(Foe { key, label, texture, villain });
    }
    foes
}

/// Returns the heroes with their seats and players.
fn seats(world: &mut World, content: &Arc<Content>, scale: f32) -> Vec<Seat> {
    let side = around::PORTRAIT * scale;
    let heroes: Vec<HeroId> = table::heroes(world).collect();
    let seat = |hero: HeroId| {
        let (def, alive) = (table::hero(world, hero).def, table::hero(world, hero).alive);
        let name = table::hero_def(world, hero).name.clone();
        let player = players::player(world, hero).unwrap_or_default().to_owned();
        let title = table::hero_def(world, hero).title.clone();
        Seat { seat: hero.0, name, title, player, alive, face: portrait(world, def, side, content) }
    };
    heroes.into_iter().map(seat).collect()
}
