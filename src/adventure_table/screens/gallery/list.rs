//! The entries of a pack in the gallery, in order, and the filter.

use std::collections::{BTreeMap, BTreeSet};

use crate::adventure_table::face::{FaceKey, plain};
use crate::cards::content::{Content, DefId};
use crate::cards::text;
use crate::cards::vocabulary::{Kind, Rank};

/// The sorts of entries, in the gallery's order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sort {
    /// Adventures.
    Adventure,
    /// Scenarios.
    Scenario,
    /// Locations.
    Place,
    /// Heroes.
    Hero,
    /// Sides of their role cards.
    Role,
    /// Villains.
    Villain,
    /// Henchmen.
    Henchman,
    /// Loot.
    Loot,
    /// Plain cards of a kind.
    Plain(Kind),
}

impl Sort {
    /// Returns its title.
    pub fn title(self) -> String {
        match self {
            Sort::Adventure => t!("gallery-adventures"),
            Sort::Scenario => t!("gallery-scenarios"),
            Sort::Place => t!("gallery-places"),
            Sort::Hero => t!("gallery-heroes"),
            Sort::Role => t!("gallery-roles"),
            Sort::Villain => t!("gallery-villains"),
            Sort::Henchman => t!("gallery-henchmen"),
            Sort::Loot => t!("gallery-loot"),
            Sort::Plain(Kind::Weapon) => t!("gallery-weapons"),
            Sort::Plain(Kind::Spell) => t!("gallery-spells"),
            Sort::Plain(Kind::Armor) => t!("gallery-armors"),
            Sort::Plain(Kind::Item) => t!("gallery-items"),
            Sort::Plain(Kind::Ally) => t!("gallery-allies"),
            Sort::Plain(Kind::Blessing) => t!("gallery-blessings"),
            Sort::Plain(Kind::Monster) => t!("gallery-monsters"),
            Sort::Plain(Kind::Barrier) => t!("gallery-barriers"),
            Sort::Plain(_) => t!("gallery-support"),
        }
    }
}

/// An entry of the gallery.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Its face.
    pub key: FaceKey,
    /// The printed name.
    pub name: String,
    /// Its sort.
    pub sort: Sort,
    /// The letter of its set, if it is a card with one.
    pub set: Option<char>,
    /// The names of the adventures in which it can be encountered: the set's, or those of its
    /// scenarios.
    pub adventures: Vec<String>,
    /// Its traits.
    pub traits: Vec<String>,
    /// The number of its copies.
    pub copies: u8,
    /// All its words in lower case, for the search.
    words: String,
}

impl Entry {
    /// Describes it in a line: copies, set, adventures.
    pub fn about(&self, content: &Content) -> String {
        let mut parts = vec![content.pack.name.clone()];
        if let Some(set) = self.set {
            parts.push(t!("gallery-set", set = set.to_string()));
        }
        parts.extend(self.adventures.iter().cloned());
        if self.copies > 0 {
            parts.push(t!("gallery-copies", count = self.copies));
        }
        parts.join("  ·  ")
    }
}

/// The filter; empty, everything passes.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Filter {
    /// Only this sort.
    pub sort: Option<Sort>,
    /// Only this set.
    pub set: Option<char>,
    /// Only this adventure.
    pub adventure: Option<String>,
    /// Only with this trait.
    pub having: Option<String>,
    /// Only with all these words.
    pub words: String,
}

impl Filter {
    /// Returns whether an entry passes the filter.
    pub fn passes(&self, entry: &Entry) -> bool {
        self.sort.is_none_or(|s| same(s, entry.sort)) && self.but_sort(entry)
    }

    /// Returns whether an entry passes the filter apart from its sort: for the count beside each
    /// sort.
    pub fn but_sort(&self, entry: &Entry) -> bool {
        self.set.is_none_or(|s| entry.set == Some(s))
            && self.adventure.as_ref().is_none_or(|a| entry.adventures.contains(a))
            && self.having.as_ref().is_none_or(|t| entry.traits.contains(t))
            && self.words.split_whitespace().all(|w| entry.words.contains(&w.to_lowercase()))
    }
}

/// Returns whether two sorts are the same in the list, where all support cards are one sort.
fn same(a: Sort, b: Sort) -> bool {
    let support = |s| matches!(s, Sort::Plain(kind) if Kind::SUPPORT.contains(&kind));
    a == b || (support(a) && support(b))
}

/// Returns the sort under which an entry is listed: all support cards are one sort.
pub fn listed(sort: Sort) -> Sort {
    match sort {
        Sort::Plain(kind) if Kind::SUPPORT.contains(&kind) => Sort::Plain(Kind::Scourge),
        other => other,
    }
}

/// Returns everything in a pack, sort by sort, by name.
pub fn entries(content: &Content) -> Vec<Entry> {
    let mut all = Vec::new();
    let by_set: BTreeMap<char, BTreeSet<String>> = sets(content);
    let set_of = |set: char| (!set.is_whitespace()).then_some(set);
    for (n, card) in content.cards.iter().enumerate() {
        let sort = match card.rank {
            Rank::Villain => Sort::Villain,
            Rank::Henchman => Sort::Henchman,
            Rank::Loot => Sort::Loot,
            Rank::Plain => Sort::Plain(card.kind),
        };
        let traits: Vec<String> = card.traits.iter().map(|t| t.localized().to_owned()).collect();
        let lines: Vec<String> = text::card_text(content, card).iter().map(plain).collect();
        let words = [&card.name, &card.flavour, &traits.join(" "), &lines.join(" ")]
            .map(String::as_str)
            .join(" ");
        all.push(Entry {
            key: FaceKey::Card(DefId(n as u16)),
            name: card.name.clone(),
            sort,
            set: set_of(card.set),
            adventures: by_set.get(&card.set).into_iter().flatten().cloned().collect(),
            traits,
            copies: card.copies,
            words: words.to_lowercase(),
        });
    }
    let plain_entry = |key, name: &str, sort, adventures, words: String| Entry {
        key,
        name: name.to_owned(),
        sort,
        set: None,
        adventures,
        traits: Vec::new(),
        copies: 0,
        words: format!("{name} {words}").to_lowercase(),
    };
    for (n, place) in content.locations.iter().enumerate() {
        let met = content
            .scenarios
            .iter()
            .filter(|s| s.locations.iter().any(|row| row.contains(&place.id)));
        let met: BTreeSet<String> =
            met.filter_map(|s| Some(content.adventure_of(&s.id)?.name.clone())).collect();
        let met: Vec<String> = met.into_iter().collect();
        let lines = text::location_text(content, place);
        let lines = [lines.here, lines.closing, lines.closed].concat();
        let lines: Vec<String> = lines.iter().map(plain).collect();
        let words = format!("{} {}", place.flavour, lines.join(" "));
        for shut in [false, true] {
            let key = FaceKey::Place(n as u16, shut);
            all.push(plain_entry(key, &place.name, Sort::Place, met.clone(), words.clone()));
        }
    }
    for (n, hero) in content.heroes.iter().enumerate() {
        let mut words = vec![hero.title.clone(), hero.story.clone()];
        words.extend(hero.powers.iter().map(|p| plain(&text::hero_power_text(content, p, 0))));
        let mut entry = plain_entry(
            FaceKey::Hero(n as u16),
            &hero.name,
            Sort::Hero,
            Vec::new(),
            words.join(" "),
        );
        entry.traits = hero.traits.iter().map(|t| t.localized().to_owned()).collect();
        all.push(entry);
        for (side, role) in hero.roles.iter().enumerate() {
            let mut words = vec![hero.name.clone(), role.story.clone()];
            words.extend(role.powers.iter().map(|p| plain(&text::hero_power_text(content, p, 0))));
            let key = FaceKey::Role(n as u16, side as u8);
            all.push(plain_entry(key, &role.name, Sort::Role, Vec::new(), words.join(" ")));
        }
    }
    for (n, adventure) in content.adventures.iter().enumerate() {
        let mut lines: Vec<String> =
            text::adventure_text(content, adventure).iter().map(plain).collect();
        lines.push(adventure.opening.clone());
        let key = FaceKey::Adventure(n as u16);
        let own = vec![adventure.name.clone()];
        all.push(plain_entry(key, &adventure.name, Sort::Adventure, own, lines.join(" ")));
    }
    for (n, scenario) in content.scenarios.iter().enumerate() {
        let adventure = content.adventure_of(&scenario.id).map(|a| a.name.clone());
        let mut lines: Vec<String> =
            text::scenario_text(content, scenario).iter().map(plain).collect();
        lines.push(scenario.opening.clone());
        let key = FaceKey::Scenario(n as u16);
        let adventures = adventure.into_iter().collect();
        let mut entry =
            plain_entry(key, &scenario.name, Sort::Scenario, adventures, lines.join(" "));
        entry.set = set_of(scenario.set);
        all.push(entry);
    }
    // Scenarios, locations and roles keep the order of the pack, since they follow each other.
    all.sort_by(|a, b| {
        let in_order = [Sort::Adventure, Sort::Scenario, Sort::Place, Sort::Hero, Sort::Role]
            .contains(&a.sort);
        let by_name = !in_order;
        a.sort.cmp(&b.sort).then_with(|| match by_name {
            true => a.name.cmp(&b.name),
            false => std::cmp::Ordering::Equal,
        })
    });
    all
}

/// Returns the adventures whose scenarios bring the cards of each set.
fn sets(content: &Content) -> BTreeMap<char, BTreeSet<String>> {
    let mut sets: BTreeMap<char, BTreeSet<String>> = BTreeMap::new();
    for scenario in &content.scenarios {
        if let Some(adventure) = content.adventure_of(&scenario.id) {
            sets.entry(scenario.set).or_default().insert(adventure.name.clone());
        }
    }
    sets
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::source::{find_pack, packs};

    #[test]
    fn every_card_of_every_pack_is_there_and_has_a_face() {
        for pack in packs() {
            let content = find_pack(&pack).unwrap();
            let all = entries(&content);
            let roles: usize = content.heroes.iter().map(|h| h.roles.len()).sum();
            let wanted = content.cards.len()
                + 2 * content.locations.len()
                + content.heroes.len()
                + roles
                + content.scenarios.len()
                + content.adventures.len();
            assert_eq!(all.len(), wanted, "{pack}");
            for entry in &all {
                let face = crate::adventure_table::face::of(&content, entry.key);
                assert!(face.title.contains(&entry.name), "{} {}", entry.name, face.title);
            }
            // No sort comes twice.
            let mut sorts: Vec<Sort> = all.iter().map(|e| e.sort).collect();
            sorts.dedup();
            let count = sorts.len();
            sorts.sort();
            sorts.dedup();
            assert_eq!(sorts.len(), count, "{pack}");
        }
    }

    #[test]
    fn filters_find_what_they_say() {
        let content = find_pack(&packs()[0]).unwrap();
        let all = entries(&content);
        let count = |filter: &Filter| all.iter().filter(|e| filter.passes(e)).count();
        assert_eq!(count(&Filter::default()), all.len());
        for kind in Kind::ALL {
            let filter = Filter { sort: Some(Sort::Plain(kind)), ..Filter::default() };
            let cards = content.cards.iter();
            let wanted = cards.filter(|c| c.kind == kind && c.rank == Rank::Plain).count();
            assert_eq!(count(&filter), wanted, "{kind:?}");
        }
        let name = content.heroes[0].name.to_uppercase();
        let filter = Filter { words: name, sort: Some(Sort::Hero), ..Filter::default() };
        assert_eq!(count(&filter), 1);
        let adventure = Some(content.adventures[0].name.clone());
        let filter = Filter { adventure, sort: Some(Sort::Scenario), ..Filter::default() };
        assert_eq!(count(&filter), content.adventures[0].scenarios.len());
        let nothing = Filter { words: "qwertz".into(), ..Filter::default() };
        assert_eq!(count(&nothing), 0);
    }
}
