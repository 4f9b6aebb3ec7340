//! What `emberdeck text` prints of a pack of this family.

use kernel::commands::text::{PackTexts, Told};
use kernel::content::load::Place;
use kernel::content::source::Source;
use lang::saturating;

use crate::content::TacticsContent;
use crate::content::lint::lint;
use crate::content::load::{Places, read};
use crate::content::pack::LevelUpId;
use crate::content::text::{
    self, Line, boss_card_text, card_text, class_text, companion_text, encounter_text, enemy_text,
    level_text, terrain_text,
};
use crate::rules::describe::level_card;
use crate::rules::goals;

/// An entry of a pack, by its sort and its index.
#[derive(Clone, Copy, Debug)]
enum Entry {
    Card(usize),
    Class(usize),
    Level(usize),
    Companion(usize),
    Enemy(usize),
    /// A boss card: its deck, and its place in it.
    Boss(usize, usize),
    Terrain(usize),
    Chapter(usize),
}

/// Reads the texts of a pack, also of one with mistakes.
pub fn texts(source: &Source) -> Box<dyn PackTexts> {
    let (content, places, mut problems) = read(source);
    let Some(content) = content else {
        return Box::new(Told::new(None, Vec::new(), problems, lines));
    };
    if problems.is_empty() {
        problems = lint(&content, source, &places);
    }
    let entries = entries(&content, &places);
    Box::new(Told::new(Some(&content), entries, problems, lines))
}

/// Returns all entries of a pack that say something, with their ids and positions.
fn entries(content: &TacticsContent, places: &Places) -> Vec<(Entry, String, Place)> {
    let mut all = Vec::new();
    macro_rules! list {
        ($entry:path, $list:ident) => {
            let found = content.$list.iter().zip(&places.$list).enumerate();
            all.extend(found.map(|(n, (def, place))| ($entry(n), def.id.clone(), *place)));
        };
    }
    list!(Entry::Card, cards);
    list!(Entry::Class, classes);
    list!(Entry::Level, levels);
    list!(Entry::Companion, companions);
    list!(Entry::Enemy, enemies);
    for (n, (deck, place)) in content.decks.iter().zip(&places.decks).enumerate() {
        let cards = deck.cards.iter().enumerate();
        all.extend(cards.map(|(k, card)| (Entry::Boss(n, k), card.id.clone(), *place)));
    }
    list!(Entry::Terrain, terrain);
    list!(Entry::Chapter, chapters);
    all
}

/// Returns what an entry says in the current language, its name first.
fn lines(content: &TacticsContent, entry: Entry) -> Vec<String> {
    let (name, lines): (String, Vec<Line>) = match entry {
        Entry::Card(n) => {
            let card = &content.cards[n];
            let kind = text::kind_text(content, card);
            (format!("{} ({kind})", card.name), card_text(content, card))
        }
        Entry::Class(n) => {
            let class = &content.classes[n];
            (class.name.clone(), class_text(content, class))
        }
        Entry::Level(n) => {
            let level = &content.levels[n];
            (level_card(content, LevelUpId(saturating::short(n))), level_text(content, level))
        }
        Entry::Companion(n) => {
            let companion = &content.companions[n];
            (companion.name.clone(), companion_text(content, companion))
        }
        Entry::Enemy(n) => {
            let enemy = &content.enemies[n];
            (enemy.name.clone(), enemy_text(content, enemy))
        }
        Entry::Boss(n, k) => {
            let card = &content.decks[n].cards[k];
            (card.name.clone(), boss_card_text(content, card))
        }
        Entry::Terrain(n) => {
            let terrain = &content.terrain[n];
            (terrain.name.clone(), terrain_text(content, terrain))
        }
        Entry::Chapter(n) => {
            let chapter = &content.chapters[n];
            let encounter = chapter.encounter.as_ref();
            let lines = encounter.map_or_else(Vec::new, |e| {
                let plain = |text| Line { label: String::new(), text };
                let said = goals::printed(e).into_iter().map(plain);
                said.chain(encounter_text(content, e)).collect()
            });
            (chapter.name.clone(), lines)
        }
    };
    [name].into_iter().chain(lines.iter().map(|line| format!("  {line}"))).collect()
}
