//! What is printed on a card, from what is in the pack: the data of cards as words for `faces`.

mod kinds;

use std::sync::Arc;

use bevy::prelude::World;
use bevy_egui::egui::TextureId;
use faces::{Face, Mood, Run};
pub use kit::art::FaceId;
use kit::art::FaceSource;
use shell::screens::frame;
use tactics::content::TacticsContent;
use tactics::content::pack::{BossCardId, ClassId, DefId, LevelUpId};
use tactics::content::text::{self, Line};
use tactics::rules::state::ids::{CardId, Def};
use tactics::rules::state::{piles, table};

/// The faces of a pack, for the painters.
struct Faces(Arc<TacticsContent>);

impl FaceSource for Faces {
    fn digest(&self) -> u64 {
        self.0.digest
    }

    fn face(&self, FaceId(id): FaceId) -> Face {
        let content = &*self.0;
        let mut face = match content.printed.get(id as usize) {
            Some(Def::Card(def)) => card(content, *def),
            Some(Def::Boss(def)) => boss_card(content, *def),
            Some(Def::Class(def)) => class(content, *def),
            Some(Def::LevelUp(def)) => level_up(content, *def),
            Some(Def::Direction(_)) => Face::new(kinds::BOSS, ""),
            None => figure(content, (id as usize).saturating_sub(content.printed.len())),
        };
        face.mood = Mood::Wilds;
        face.seed = faces::paint::seed_of(&face.id);
        face
    }

    fn share(&self) -> Arc<dyn FaceSource> {
        Arc::new(Faces(Arc::clone(&self.0)))
    }
}

/// Returns the picture of a card for a panel, so many points wide.
pub fn texture(world: &mut World, card: CardId, wide: f32) -> TextureId {
    let def = piles::card(world, card).def;
    let source = Faces(Arc::clone(table::book(world)));
    // A picture is known by the place of what is printed in the pack's list.
    let place = source.0.printed.iter().position(|printed| *printed == def).unwrap_or(usize::MAX);
    frame::texture(world, FaceId(place as u32), wide, &source)
}

/// Returns the picture of something printed in a pack that need not be on the table, so many points wide.
pub fn printed(
    world: &mut World,
    content: &Arc<TacticsContent>,
    id: FaceId,
    wide: f32,
) -> TextureId {
    frame::texture(world, id, wide, &Faces(Arc::clone(content)))
}

/// Returns the picture of a card of the pack that need not be on the table, so many points wide.
pub fn card_texture(
    world: &mut World,
    content: &Arc<TacticsContent>,
    card: DefId,
    wide: f32,
) -> TextureId {
    let place = content.printed.iter().position(|printed| *printed == Def::Card(card));
    printed(world, content, FaceId(place.unwrap_or(usize::MAX) as u32), wide)
}

/// Returns by what the picture of an enemy is known: figures come after everything printed on cards.
pub fn of_enemy(content: &TacticsContent, n: usize) -> FaceId {
    FaceId((content.printed.len() + n) as u32)
}

/// Returns by what the picture of a summon or an ally is known.
pub fn of_companion(content: &TacticsContent, n: usize) -> FaceId {
    of_enemy(content, content.enemies.len() + n)
}

/// Returns the place where a chapter of that id plays.
pub fn place(id: &str) -> Face {
    let mut face = Face::new(kinds::PLACE, id);
    face.mood = Mood::Wilds;
    face.seed = faces::paint::seed_of(id);
    face
}

/// Returns a figure as a card: an enemy, or after all of these a summon or an ally.
fn figure(content: &TacticsContent, n: usize) -> Face {
    let companion = n.checked_sub(content.enemies.len()).and_then(|n| content.companions.get(n));
    let (id, portrait, name, lines, says) = match (content.enemies.get(n), companion) {
        (Some(of), _) => {
            (&of.id, &of.portrait, &of.name, text::enemy_text(content, of), of.says.clone())
        }
        (None, Some(of)) => {
            let lines = text::companion_text(content, of);
            (&of.id, &of.portrait, &of.name, lines, String::new())
        }
        (None, None) => return Face::new(kinds::FIGURE, ""),
    };
    let mut face = Face::new(kinds::FIGURE, name);
    face.id.clone_from(id);
    face.emblem.clone_from(portrait.as_ref().unwrap_or(id));
    face.rules = lines.iter().map(paragraph).collect();
    face.flavour = says;
    face
}

/// Returns a line of a card's text as a paragraph, its label in bold.
fn paragraph(line: &Line) -> Vec<Run> {
    let text = Run::Text(line.text.clone());
    match line.label.is_empty() {
        true => vec![text],
        false => vec![Run::Bold(format!("{} ", line.label)), text],
    }
}

fn card(content: &TacticsContent, def: DefId) -> Face {
    let card = content.card(def);
    let mut face = Face::new(kinds::of(card.kind), &card.name);
    face.id.clone_from(&card.id);
    face.emblem.clone_from(&card.id);
    face.subtitle = text::kind_text(content, card);
    face.rules = text::card_text(content, card).iter().map(paragraph).collect();
    face.flavour.clone_from(&card.says);
    face
}

fn boss_card(content: &TacticsContent, def: BossCardId) -> Face {
    let card = content.boss_card(def);
    let mut face = Face::new(kinds::BOSS, &card.name);
    face.id.clone_from(&card.id);
    face.emblem.clone_from(&card.id);
    face.rules = text::boss_card_text(content, card).iter().map(paragraph).collect();
    face.flavour.clone_from(&card.says);
    face
}

fn level_up(content: &TacticsContent, def: LevelUpId) -> Face {
    let level = content.level(def);
    let mut face = Face::new(kinds::CLASS, &tactics::rules::describe::level_card(content, def));
    face.id.clone_from(&level.id);
    face.emblem = format!("hero-{}", level.class);
    face.rules = text::level_text(content, level).iter().map(paragraph).collect();
    face
}

fn class(content: &TacticsContent, def: ClassId) -> Face {
    let class = content.class(def);
    let mut face = Face::new(kinds::CLASS, &class.name);
    face.id.clone_from(&class.id);
    face.emblem = format!("hero-{}", class.id);
    face.rules = text::class_text(content, class).iter().map(paragraph).collect();
    face.flavour.clone_from(&class.about);
    face
}
