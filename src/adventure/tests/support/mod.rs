//! What tests of several crates share: a small pack that can be changed, packs that ship, folders.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use adventure::cards::content::Content;
use adventure::cards::load::load_source;
use adventure::cards::source::{Source, find_pack};
use adventure::rules::play;
use adventure::sim::playouts::{Party, SimOptions};
use bevy_ecs::world::World;

/// The smallest pack that the linter has nothing to say about, for either edition, file by file.
const SMALLEST: [(&str, &str); 6] = [
    (
        "pack.ron",
        r#"(id: "p", name: "P", edition: First, authors: ["me"], licence: "MIT",
  players: 1, adventures: ["a"])"#,
    ),
    (
        "cards/all.ron",
        r#"[
  (id: "knife", name: "Knife", kind: Weapon, traits: ["Basic"], check: "Melee 5", copies: 20,
   powers: [(do: Reveal, when: Check(combat: true), does: [Use(skills: [Melee], plus: "1d4")])]),
  (id: "bell", name: "Bell", kind: Blessing, traits: ["Basic"], check: "Divine 4", copies: 50,
   powers: [(do: Discard, when: YourTurn, does: [Explore])]),
  (id: "crab", name: "Crab", kind: Monster, check: "Combat 8", copies: 9),
  (id: "gang", name: "Gang", kind: Monster, rank: Henchman, check: "Combat 9"),
  (id: "boss", name: "Boss", kind: Monster, rank: Villain, check: "Combat 12"),
]"#,
    ),
    (
        "locations.ron",
        r#"[(id: "quay", name: "Quay", deck: (monster: 5, weapon: 1),
  closing: [Check("Wisdom 6")])]"#,
    ),
    (
        "scenarios.ron",
        r#"[(id: "s", name: "S", villains: ["boss"], henchmen: ["gang"],
  locations: [["quay"]])]"#,
    ),
    ("adventures.ron", r#"[(id: "a", name: "A", scenarios: ["s"])]"#),
    (
        "heroes.ron",
        r#"[(id: "ann", name: "Ann", hand: 5, favored: Weapon,
  skills: [(skill: Strength, die: "1d10", boxes: 4, uses: [(Melee, 2)]),
    (skill: Dexterity, die: "1d6", boxes: 3), (skill: Constitution, die: "1d8", boxes: 4),
    (skill: Intelligence, die: "1d4", boxes: 1), (skill: Wisdom, die: "1d6", boxes: 1),
    (skill: Charisma, die: "1d6", boxes: 2)],
  hand_boxes: 4, cards: (weapon: 5, blessing: 10), card_boxes: (weapon: 5, ally: 5),
  deck: ["knife", "knife", "knife", "knife", "knife", "bell", "bell", "bell", "bell", "bell",
    "bell", "bell", "bell", "bell", "bell"])]"#,
    ),
];

/// A change of a small pack: the file, a text there, and the text that replaces it.
pub type Change<'a> = (&'a str, &'a str, &'a str);

/// A small pack: [`SMALLEST`], with whatever a test needs besides.
#[derive(Clone)]
pub struct SmallPack {
    files: Vec<(&'static str, String)>,
}

impl SmallPack {
    /// The smallest pack: five cards, a location, a scenario, a hero.
    pub fn new() -> SmallPack {
        SmallPack { files: SMALLEST.map(|(name, text)| (name, text.to_owned())).to_vec() }
    }

    /// Replaces texts, the first of each; a change without a file changes nothing.
    ///
    /// # Panics
    /// If a text is not there.
    pub fn change(mut self, changes: &[Change<'_>]) -> SmallPack {
        for (file, from, to) in changes.iter().filter(|c| !c.0.is_empty()) {
            let text = self.text(file);
            assert!(text.contains(from), "{file}: {from}");
            *text = text.replacen(from, to, 1);
        }
        self
    }

    /// Puts entries of a list before the entry of that id.
    pub fn before(self, file: &str, id: &str, entries: &str) -> SmallPack {
        let entry = format!("(id: \"{id}\"");
        self.change(&[(file, &entry, &format!("{}\n  {entry}", entries.trim()))])
    }

    /// Puts entries at the end of a list.
    pub fn after(mut self, file: &str, entries: &str) -> SmallPack {
        let text = self.text(file);
        let list = text.trim_end().trim_end_matches(']').trim_end();
        *text = format!("{},\n  {}\n]", list.trim_end_matches(','), entries.trim());
        self
    }

    /// Replaces a whole file.
    pub fn file(mut self, file: &str, text: &str) -> SmallPack {
        text.clone_into(self.text(file));
        self
    }

    /// Adds heroes who have all that the first one has but the name.
    pub fn heroes_like_ann(self, others: &[(&str, &str)]) -> SmallPack {
        let mut pack = self;
        let ann = pack.text("heroes.ron").trim_start_matches('[').trim_end_matches(']').to_owned();
        for (id, name) in others {
            let other = ann.replace("\"ann\"", &format!("{id:?}"));
            pack = pack.after("heroes.ron", &other.replace("\"Ann\"", &format!("{name:?}")));
        }
        pack
    }

    fn text(&mut self, file: &str) -> &mut String {
        let found = self.files.iter_mut().find(|(name, _)| *name == file);
        &mut found.unwrap_or_else(|| panic!("no file {file}")).1
    }

    /// The pack for the loader, as if it lay in `packs/p`.
    pub fn source(&self) -> Source {
        let files: Vec<(&str, &str)> = self.files.iter().map(|(n, t)| (*n, t.as_str())).collect();
        Source::of("packs/p", &files)
    }

    /// The pack, read.
    ///
    /// # Panics
    /// If there is a mistake in it.
    pub fn content(&self) -> Content {
        load_source(&self.source()).unwrap_or_else(|e| panic!("{e:?}"))
    }
}

/// Writes the files of a pack into a folder.
pub fn write(source: &Source, dir: &Path) {
    for (name, text) in &source.files {
        let file = dir.join(name);
        fs::create_dir_all(file.parent().expect("in a folder")).expect("made");
        fs::write(file, text).expect("written");
    }
}

/// A pack that ships.
pub fn ships(pack: &str) -> Arc<Content> {
    Arc::new(find_pack(pack).expect("the pack that ships is sound"))
}

/// A table at the beginning of a scenario, with so many heroes drawn by the seed.
pub fn begun(content: &Arc<Content>, scenario: &str, heroes: usize, seed: u64) -> World {
    let options = SimOptions {
        party: Party::Any(heroes),
        seed,
        ..SimOptions::new(content.clone(), scenario)
    };
    let mut world = World::new();
    play::install(&mut world, content.clone());
    play::begin(&mut world, &options.start(0).expect("heroes")).expect("it is set up");
    world
}
