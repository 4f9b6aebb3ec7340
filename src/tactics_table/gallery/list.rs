//! The entries of a pack in the gallery, in order, and the filter.

use tactics::content::TacticsContent;
use tactics::content::pack::Printed;
use tactics::content::printed::EnemyKind;
use tactics::content::text::{self, Line};
use tactics::content::words::CardKind;
use tactics::rules::describe;

use crate::face::{FaceId, of_companion, of_enemy};

/// The sorts of entries, in the gallery's order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sort {
    /// Classes.
    Class,
    /// Level-up cards.
    LevelUp,
    /// Cards of a kind.
    Card(CardKind),
    /// Bosses.
    Boss,
    /// Other enemies.
    Minion,
    /// Cards of boss decks.
    BossCard,
    /// Summons and allies.
    Companion,
}

impl Sort {
    /// Returns its title.
    pub fn title(self, content: &TacticsContent) -> String {
        match self {
            Sort::Class => t!("tactics-gallery-class"),
            Sort::LevelUp => t!("tactics-gallery-level"),
            Sort::Card(kind) => text::kind_name(content, kind),
            Sort::Boss => t!("tactics-gallery-boss"),
            Sort::Minion => t!("tactics-gallery-minion"),
            Sort::BossCard => t!("tactics-gallery-boss-card"),
            Sort::Companion => t!("tactics-gallery-companion"),
        }
    }
}

/// An entry of the gallery.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Its picture.
    pub face: FaceId,
    /// The printed name.
    pub name: String,
    /// Its sort.
    pub sort: Sort,
    /// What stands below its name: the class of a card, the boss of a boss card.
    pub of: String,
    /// How many copies are in the box.
    pub copies: u8,
    /// Its text, a line for each ability.
    pub lines: Vec<Line>,
    /// Words in the author's voice.
    pub says: String,
    /// All its words in lower case, for the search.
    words: String,
}

impl Entry {
    fn new(face: FaceId, sort: Sort, name: &str, lines: Vec<Line>) -> Entry {
        let (name, of, says) = (name.to_owned(), String::new(), String::new());
        Entry { face, name, sort, of, copies: 1, lines, says, words: String::new() }
    }

    fn indexed(mut self) -> Entry {
        let lines: Vec<String> = self.lines.iter().map(Line::to_string).collect();
        self.words = [&self.name, &self.of, &lines.join(" "), &self.says]
            .map(|s| s.to_lowercase())
            .join(" ");
        self
    }
}

/// The filter; empty, everything passes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Only this sort.
    pub sort: Option<Sort>,
    /// Only what has all these words.
    pub words: String,
}

impl Filter {
    /// Returns whether an entry has the words, whatever its sort.
    pub fn has_words(&self, entry: &Entry) -> bool {
        self.words.to_lowercase().split_whitespace().all(|word| entry.words.contains(word))
    }

    /// Returns whether an entry passes.
    pub fn passes(&self, entry: &Entry) -> bool {
        self.sort.is_none_or(|sort| sort == entry.sort) && self.has_words(entry)
    }
}

/// Returns everything printed in a pack but its chapters and random encounters, which nobody reads before
/// the road leads there (AT-CAMP-06).
pub fn entries(content: &TacticsContent) -> Vec<Entry> {
    let printed = content.printed.iter().enumerate();
    let mut all: Vec<Entry> = printed
        .filter_map(|(place, of)| {
            let entry = printed_entry(content, FaceId(u32::try_from(place).ok()?), *of)?;
            Some(Entry { copies: content.copies(*of), ..entry })
        })
        .collect();
    for (n, enemy) in content.enemies.iter().enumerate() {
        let sort = if enemy.kind == EnemyKind::Boss { Sort::Boss } else { Sort::Minion };
        let lines = text::enemy_text(content, enemy);
        let entry = Entry::new(of_enemy(content, n), sort, &enemy.name, lines);
        all.push(Entry { says: enemy.says.clone(), ..entry });
    }
    for (n, companion) in content.companions.iter().enumerate() {
        let lines = text::companion_text(content, companion);
        all.push(Entry::new(of_companion(content, n), Sort::Companion, &companion.name, lines));
    }
    let mut all: Vec<Entry> = all.into_iter().map(Entry::indexed).collect();
    all.sort_by_cached_key(|entry| (entry.sort, in_order(&entry.of), in_order(&entry.name)));
    all
}

/// Returns a name as it is put in order: without capitals, German umlauts with their vowels.
fn in_order(name: &str) -> String {
    let name = name.to_lowercase().replace('ä', "a").replace('ö', "o");
    name.replace('ü', "u").replace('ß', "ss")
}

fn printed_entry(content: &TacticsContent, face: FaceId, of: Printed) -> Option<Entry> {
    Some(match of {
        Printed::Card(id) => {
            let card = content.card(id);
            if card.kind == CardKind::RandomEncounter {
                return None;
            }
            let lines = text::card_text(content, card);
            let class = card.class.as_ref().and_then(|id| content.find_class(id));
            let entry = Entry::new(face, Sort::Card(card.kind), &card.name, lines);
            let of = class.map_or_else(String::new, |id| content.class(id).name.clone());
            Entry { of, says: card.says.clone(), ..entry }
        }
        Printed::Class(id) => {
            let class = content.class(id);
            let lines = text::class_text(content, class);
            let entry = Entry::new(face, Sort::Class, &class.name, lines);
            Entry { says: class.about.clone(), ..entry }
        }
        Printed::LevelUp(id) => {
            let level = content.level(id);
            let lines = text::level_text(content, level);
            Entry::new(face, Sort::LevelUp, &describe::level_card(content, id), lines)
        }
        Printed::Boss(id) => {
            let card = content.boss_card(id);
            let lines = text::boss_card_text(content, card);
            let entry = Entry::new(face, Sort::BossCard, &card.name, lines);
            Entry { of: content.deck(id.deck).name.clone(), says: card.says.clone(), ..entry }
        }
        Printed::Direction(_) => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every sort of the shipped pack is there with a name, no random encounter is; words and sorts filter.
    #[test]
    fn everything_but_the_road_is_listed() {
        let content = tactics::campaign::find_pack("heavy-king").expect("the pack is sound");
        let all = entries(&content);
        let has = |sort: Sort| all.iter().filter(|entry| entry.sort == sort).count();
        assert_eq!(has(Sort::Class), content.classes.len());
        assert_eq!(has(Sort::LevelUp), content.levels.len());
        assert_eq!(has(Sort::Boss) + has(Sort::Minion), content.enemies.len());
        assert_eq!(has(Sort::Companion), content.companions.len());
        assert_eq!(has(Sort::Card(CardKind::RandomEncounter)), 0);
        assert!(has(Sort::BossCard) > 60 && has(Sort::Card(CardKind::Weapon)) > 10);
        assert!(all.iter().all(|entry| !entry.name.is_empty()));
        let filter = Filter { sort: Some(Sort::Boss), words: "crake".into() };
        let found: Vec<&str> =
            all.iter().filter(|e| filter.passes(e)).map(|e| e.name.as_str()).collect();
        assert_eq!(found.len(), 1, "{found:?}");
    }

    /// Every terrain of the shipped pack has a look on the printed board.
    #[test]
    fn every_terrain_is_drawn() {
        let content = tactics::campaign::find_pack("heavy-king").expect("the pack is sound");
        let missing = content.terrain.iter().filter(|t| !faces::sheet::is_drawn(&t.id));
        assert_eq!(missing.map(|t| t.id.as_str()).collect::<Vec<_>>(), Vec::<&str>::new());
    }
}
