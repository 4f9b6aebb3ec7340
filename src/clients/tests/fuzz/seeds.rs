//! Seeds for fuzzing: pieces of everything that ships, games played at random, and the words of the
//! schema; and mutations of them.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use adventure::cards::source::find_source;
use adventure::rules::flow::history;
use adventure::rules::play;
use adventure::sim::bots::{Bot, Whim, random::Random};
use ron::value::RawValue;

use super::fuzz::table;

/// The maximum size of a vignette that is used as a seed, in bytes.
const MOST: usize = 2000;

/// Returns all seeds of a target.
pub fn seeds(target: &str) -> Vec<Vec<u8>> {
    match target {
        "content" => content(),
        "vignette" => vignettes(),
        "journal" => games().map(|g| g.journal).collect(),
        _ => games().map(|g| g.protocol).collect(),
    }
}

fn root() -> PathBuf {
    lang::assets::tree()
}

/// Returns every card, location, hero and scenario of the shipped packs, as a file of its own.
fn content() -> Vec<Vec<u8>> {
    let mut seeds = Vec::new();
    for (pack, head) in [("lamplighters", ""), ("glass-caravan", "=== third\n")] {
        let source = find_source(pack).expect("the pack that ships");
        for (name, text) in &source.files {
            let Ok(entries) = ron::from_str::<Vec<&RawValue>>(text) else { continue };
            let (sort, _) = name.split_once(['/', '.']).unwrap_or((name, ""));
            for entry in entries {
                seeds.push(format!("{head}=== {sort}/more.ron\n[{}]\n", entry.trim()).into_bytes());
            }
        }
    }
    // Adds the small pack's own files, so that they can be mutated, too.
    for (name, text) in table::BASE {
        seeds.push(format!("=== {name}\n{text}").into_bytes());
    }
    seeds
}

/// Returns the shipped vignettes and those of the tests.
fn vignettes() -> Vec<Vec<u8>> {
    let mut files = Vec::new();
    for dir in ["assets/vignettes", "src/adventure/tests/rules"] {
        walk(&root().join(dir), "ron", &mut files);
    }
    let texts = files.iter().map(|f| fs::read(f).expect("it can be read"));
    texts.filter(|t| t.len() <= MOST).collect()
}

fn walk(dir: &Path, ending: &str, found: &mut Vec<PathBuf>) {
    let entries = fs::read_dir(dir).expect("the folder can be read").flatten();
    let mut paths: Vec<PathBuf> = entries.map(|e| e.path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            walk(&path, ending, found);
        } else if path.extension().is_some_and(|e| e == ending) {
            found.push(path);
        }
    }
}

/// A game that was played, for the targets of journals and of the protocol.
struct Played {
    journal: Vec<u8>,
    protocol: Vec<u8>,
}

/// Plays games of every pack at random for a while.
fn games() -> impl Iterator<Item = Played> {
    let each = [2, 2, 8, 8].into_iter().enumerate();
    each.flat_map(|(pack, games)| (0..games).map(move |n| game(pack as u8, n)))
}

fn game(pack: u8, n: u8) -> Played {
    let content = table::pack(pack);
    let (scenario, heroes, seed) = (n, n / 2, n);
    let start = table::start(&content, scenario, heroes, seed.into()).expect("there are heroes");
    let mut world = table::world(content.clone());
    play::begin(&mut world, &start).expect("it can be set up");
    let head = serde_json::json!({
        "journal": 1,
        "engine": "0",
        "pack": content.pack.id,
        "content": "0",
        "start": start,
    });
    let mut journal = format!("{head}\n");
    let mut protocol = vec![pack, scenario, heroes, seed];
    let mut bot = Random::new(seed.into());
    let mut whim = Whim::new(seed.into());
    for _ in 0..(6 + 6 * n) {
        let Some(prompt) = play::prompt(&world).cloned() else { break };
        if whim.once_in(12) && history::undo(&mut world) {
            journal.push_str("undo\n");
            protocol.extend(b"u\n");
            continue;
        }
        let acts = bot.choose(&mut world, &prompt);
        play::submit(&mut world, &acts).expect("it was offered");
        journal.push_str(&serde_json::to_string(&acts).expect("acts are written"));
        journal.push('\n');
        let number = |a| prompt.options.iter().position(|o| o == a).map_or(0, |i| i + 1);
        let numbers: Vec<String> = acts.iter().map(|a| number(a).to_string()).collect();
        protocol.extend(format!("{}\n", numbers.join(",")).bytes());
    }
    if n == 0 {
        protocol.extend(b"s\n{\"type\":\"choose\",\"prompt\":@,\"options\":[\"o1\"]}\nq\n");
        journal = format!("!{}", super::fuzz::journal::seal(&journal));
    }
    Played { journal: journal.into_bytes(), protocol }
}

/// Returns the words of the schema.
pub fn words() -> BTreeSet<String> {
    let mut files = vec![root().join("src/adventure/vignette/format.rs")];
    for folder in ["amount", "effect", "printed"] {
        walk(&root().join("src/adventure/cards").join(folder), "rs", &mut files);
    }
    let schema = ["amount", "effect", "printed", "trade", "vocabulary"];
    files.extend(schema.map(|f| root().join(format!("src/adventure/cards/{f}.rs"))));
    let mut words = BTreeSet::new();
    for text in files.iter().map(|f| fs::read_to_string(f).expect("it can be read")) {
        for line in text.lines().map(str::trim).filter(|l| !l.starts_with(['/', '#'])) {
            let word = |c: char| c.is_ascii_alphanumeric() || c == '_';
            let field = line.strip_prefix("pub ").unwrap_or(line);
            let end = field.find(|c| !word(c)).unwrap_or(field.len());
            let (name, rest) = field.split_at(end);
            let variant = name.starts_with(|c: char| c.is_ascii_uppercase())
                && rest.starts_with(['(', ',', ' ']);
            if variant || (line.starts_with("pub ") && rest.starts_with(':')) {
                words.insert(name.to_owned());
            }
        }
    }
    words
}

/// Mutates bytes as a tired author, a broken disk or a bad client would.
pub struct Changes {
    whim: Whim,
    words: Vec<String>,
}

impl Changes {
    /// Creates a mutator with a seed.
    pub fn new(seed: u64) -> Changes {
        Changes { whim: Whim::new(seed), words: words().into_iter().collect() }
    }

    /// Returns a seed with one to four mutations; some of them insert a piece of another seed.
    pub fn change(&mut self, seeds: &[Vec<u8>]) -> Vec<u8> {
        let mut bytes = self.pick(seeds).to_vec();
        for _ in 0..=self.whim.below(4) {
            let at = self.whim.below(bytes.len() + 1);
            let end = at + self.whim.below(bytes.len() - at + 1).min(40);
            match self.whim.below(7) {
                0 => drop(bytes.drain(at..end)),
                1 => bytes.truncate(at),
                2 => {
                    let byte = self.whim.below(256) as u8;
                    bytes.splice(at..(at + 1).min(bytes.len()), [byte]);
                }
                3 => {
                    let again = bytes[at..end].to_vec();
                    bytes.splice(at..at, again);
                }
                4 => {
                    let (from, to) = self.word(&bytes, at);
                    let word = &self.words[self.whim.below(self.words.len())];
                    bytes.splice(from..to, word.bytes());
                }
                5 => self.number(&mut bytes, at),
                _ => {
                    let other = self.pick(seeds);
                    let from = self.whim.below(other.len() + 1);
                    let to = from + self.whim.below(other.len() - from + 1).min(200);
                    bytes.splice(at..end, other[from..to].iter().copied());
                }
            }
        }
        bytes
    }

    fn pick<'a>(&mut self, seeds: &'a [Vec<u8>]) -> &'a [u8] {
        seeds.get(self.whim.below(seeds.len())).map_or(&[], Vec::as_slice)
    }

    /// Returns the range of the next word from `at` on.
    fn word(&mut self, bytes: &[u8], at: usize) -> (usize, usize) {
        let inside = |b: &u8| b.is_ascii_alphabetic() || *b == b'_';
        let from = bytes[at..].iter().position(inside).map_or(at, |n| at + n);
        let to = bytes[from..].iter().position(|b| !inside(b)).map_or(bytes.len(), |n| from + n);
        (from, to)
    }

    /// Replaces the next number by another one.
    fn number(&mut self, bytes: &mut Vec<u8>, at: usize) {
        const NUMBERS: [&str; 10] = [
            "0",
            "1",
            "-1",
            "2",
            "12",
            "99",
            "255",
            "65536",
            "-2147483648",
            "18446744073709551615",
        ];
        let Some(from) = bytes[at..].iter().position(u8::is_ascii_digit) else { return };
        let from = at + from;
        let digits = bytes[from..].iter().take_while(|b| b.is_ascii_digit()).count();
        let number = NUMBERS[self.whim.below(NUMBERS.len())];
        bytes.splice(from..from + digits, number.bytes());
    }
}
