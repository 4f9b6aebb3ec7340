//! The examples: read, put into a small pack, checked by the linter, and told in the words that the
//! cards would print.

use std::path::Path;
use std::{fs, io};

use adventure::cards::content::Content;
use adventure::cards::load::examine;
use adventure::cards::source::Source;
use kernel::content::problem::{Problem, Severity};

use super::words;

/// Where the examples lie, and the pack that they are put into.
const FOLDER: &str = "assets/language";
const FILES: [&str; 5] =
    ["powers.txt", "effects.txt", "conditions.txt", "words.txt", "printed.txt"];

/// What an example is a part of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum On {
    Boon,
    Bane,
    Scourge,
    Support,
    Location,
    Hero,
    Scenario,
    Adventure,
    Pack,
}

/// What an example does not say of its own.
const HERO: &[(&str, &str)] = &[
    ("id", ""),
    ("name", "\"Sample\""),
    ("hand", "4"),
    ("hand_boxes", "4"),
    ("favored", "Weapon"),
    (
        "skills",
        "[(skill: Strength, die: \"1d10\", boxes: 4), (skill: Dexterity, die: \"1d6\", boxes: 3), \
         (skill: Constitution, die: \"1d8\", boxes: 4), (skill: Intelligence, die: \"1d4\", boxes: 1), \
         (skill: Wisdom, die: \"1d6\", boxes: 1), (skill: Charisma, die: \"1d8\", boxes: 2)]",
    ),
    ("cards", "(weapon: 3, spell: 1, armor: 2, item: 2, ally: 3, blessing: 4)"),
    ("card_boxes", "(weapon: 5, ally: 5)"),
    (
        "deck",
        "[\"dune-saber\", \"dune-saber\", \"dune-saber\", \"gathered-light\", \"quilted-coat\", \
         \"quilted-coat\", \"water-skin\", \"water-skin\", \"caravan-guard\", \"caravan-guard\", \
         \"caravan-guard\", \"blessing-of-the-well\", \"blessing-of-the-well\", \
         \"blessing-of-the-well\", \"blessing-of-the-well\"]",
    ),
];

impl On {
    const ALL: [(On, &str); 9] = [
        (On::Boon, "boon"),
        (On::Bane, "bane"),
        (On::Scourge, "scourge"),
        (On::Support, "support"),
        (On::Location, "location"),
        (On::Hero, "hero"),
        (On::Scenario, "scenario"),
        (On::Adventure, "adventure"),
        (On::Pack, "pack"),
    ];

    /// In words: "on a boon".
    pub fn word(self) -> &'static str {
        On::ALL.iter().find(|(on, _)| *on == self).map_or("", |(_, word)| word)
    }

    /// Returns what has such a name.
    pub fn named(word: &str) -> Option<On> {
        On::ALL.iter().find(|(_, w)| *w == word).map(|(on, _)| *on)
    }

    /// The file of the pack into which such entries go.
    fn file(self) -> &'static str {
        match self {
            On::Boon | On::Bane | On::Scourge | On::Support => "cards",
            On::Location => "locations",
            On::Hero => "heroes",
            On::Scenario => "scenarios",
            On::Adventure => "adventures",
            On::Pack => "pack",
        }
    }

    fn defaults(self) -> &'static [(&'static str, &'static str)] {
        match self {
            On::Boon => {
                &[("id", ""), ("name", "\"Sample\""), ("kind", "Item"), ("check", "\"Craft 6\"")]
            }
            On::Bane => &[
                ("id", ""),
                ("name", "\"Sample\""),
                ("kind", "Monster"),
                ("check", "\"Combat 9\""),
            ],
            On::Scourge => &[("id", ""), ("name", "\"Sample\""), ("kind", "Scourge")],
            On::Support => &[("id", ""), ("name", "\"Sample\""), ("kind", "Cohort")],
            On::Location => &[
                ("id", ""),
                ("name", "\"Sample\""),
                ("deck", "(monster: 1)"),
                ("closing", "[Check(\"Wisdom 6\")]"),
            ],
            On::Hero => HERO,
            On::Scenario => &[
                ("id", ""),
                ("name", "\"Sample\""),
                ("villains", "[\"the-collector\"]"),
                ("henchmen", "[\"tally-man\"]"),
                ("locations", "[[\"serai\", \"kilns\"], [\"old-well\"]]"),
            ],
            On::Adventure => {
                &[("id", ""), ("name", "\"Sample\""), ("scenarios", "[\"first-well\"]")]
            }
            On::Pack => &[
                ("id", "\"sample\""),
                ("name", "\"Sample\""),
                ("edition", "Third"),
                ("authors", "[\"Somebody\"]"),
                ("licence", "\"MIT\""),
                ("players", "2"),
                ("adventures", "[\"season\"]"),
                ("systems", "[Ships, Mythic, Redemption]"),
                ("scourges", "[\"great-thirst\"]"),
            ],
        }
    }

    /// An entry of a pack with these fields, in one line.
    fn entry(self, n: usize, fields: &str) -> String {
        let given = top_fields(fields);
        let mut entry = String::from("(");
        for (name, value) in self.defaults() {
            if !given.iter().any(|g| g == name) {
                match value.is_empty() {
                    true => entry += &format!("id: \"sample-{n}\", "),
                    false => entry += &format!("{name}: {value}, "),
                }
            }
        }
        entry + fields + "),"
    }
}

/// Names of the fields at the top of a list of fields.
fn top_fields(text: &str) -> Vec<String> {
    let (mut names, mut depth, mut quoted, mut fresh) = (Vec::new(), 0, false, true);
    for (at, c) in text.char_indices() {
        match c {
            '"' => quoted = !quoted,
            _ if quoted => {}
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            ',' if depth == 0 => fresh = true,
            c if fresh && c.is_alphabetic() => {
                let is_name = |c: &char| c.is_alphanumeric() || *c == '_';
                names.push(text[at..].chars().take_while(is_name).collect());
                fresh = false;
            }
            _ => {}
        }
    }
    names
}

/// An example.
pub struct Sample {
    /// File and line, for messages.
    pub place: String,
    /// The type.
    pub of: String,
    /// The word or field.
    pub name: String,
    pub on: On,
    pub fields: String,
    /// What is printed for it.
    pub says: Vec<String>,
}

/// Reads all examples, checks them and tells what they print; with what is wrong with them.
/// `more`: further ones.
///
/// # Errors
/// Returns the error of the file system if a file cannot be read.
pub fn read(
    root: &Path,
    more: impl Iterator<Item = Sample>,
) -> io::Result<(Vec<Sample>, Vec<String>)> {
    let (mut samples, mut wrong) = (Vec::new(), Vec::new());
    for file in FILES {
        let mut of = String::new();
        let text = fs::read_to_string(root.join(FOLDER).join(file))?;
        for (n, line) in text.lines().enumerate() {
            let place = format!("{FOLDER}/{file}:{}", n + 1);
            if let Some(name) = line.strip_prefix("# ") {
                of = name.to_owned();
                continue;
            }
            if line.is_empty() || line.starts_with("//") {
                continue;
            }
            let mut parts = line.splitn(3, ' ');
            let (name, on, fields) = (parts.next(), parts.next(), parts.next());
            let (Some(name), Some(on), Some(fields)) = (name, on.and_then(On::named), fields)
            else {
                wrong.push(format!("{place}: a name, what it is printed on, and fields"));
                continue;
            };
            let (of, name, fields) = (of.clone(), name.to_owned(), fields.to_owned());
            samples.push(Sample { place, of, name, on, fields, says: Vec::new() });
        }
    }
    samples.extend(more);
    let base = Source::folder(&root.join(FOLDER).join("sample")).map_err(|problems| {
        io::Error::other(problems.iter().map(Problem::to_string).collect::<Vec<_>>().join("\n"))
    })?;
    check_bare(&base, &mut wrong);
    // Of one pack no more than a number of warnings is told.
    for some in samples.chunks_mut(400) {
        together(&base, some, &mut wrong);
    }
    for sample in samples.iter_mut().filter(|s| s.on == On::Pack) {
        let mut source = base.clone();
        source.files.retain(|(name, _)| name != "pack.ron");
        let head = On::Pack.entry(0, &sample.fields);
        source.files.push(("pack.ron".into(), head.trim_end_matches(',').to_owned()));
        source.files.sort();
        let problems = examine(&source).1;
        let bad = problems.iter().filter(|p| p.severity == Severity::Error || p.line == 0);
        wrong.extend(bad.map(|p| format!("{}: {p}", sample.place)));
    }
    Ok((samples, wrong))
}

/// The pack without an example is right.
fn check_bare(base: &Source, wrong: &mut Vec<String>) {
    wrong.extend(examine(base).1.iter().map(|p| format!("the pack of the examples: {p}")));
}

/// What is no mistake of an example: it is one entry more, which no scenario leads to, traits that
/// another example has, and heroes
/// who are one of many.
fn pardoned(problem: &Problem) -> bool {
    let words = [
        "nothing ever brings",
        "nothing leads to",
        "has the trait",
        "is not on the path",
        "power feat boxes",
        "plain cards of type",
        "are taken",
        "nothing can be done with this boon",
        "not expressible yet",
    ];
    words.iter().any(|w| problem.message.contains(w))
}

/// Puts examples, except heads of packs, into the pack at once, a line for each.
fn together(base: &Source, samples: &mut [Sample], wrong: &mut Vec<String>) {
    let mut source = base.clone();
    let names = ["cards", "locations", "heroes", "scenarios", "adventures"];
    let bare: Vec<On> = On::ALL.iter().map(|(on, _)| *on).filter(|on| *on != On::Pack).collect();
    for name in names {
        let mut text = String::from("[\n");
        for (n, on) in bare.iter().enumerate().filter(|(_, on)| on.file() == name) {
            text += &format!("{}\n", on.entry(100_000 + n, ""));
        }
        for (n, s) in samples.iter().enumerate().filter(|(_, s)| s.on.file() == name) {
            text += &format!("{}\n", s.on.entry(n, &s.fields));
        }
        source.files.push((format!("{name}/samples.ron"), text + "]\n"));
    }
    source.files.sort();
    let (content, problems) = examine(&source);
    for problem in problems.iter().filter(|p| !pardoned(p)) {
        let of = names.iter().find(|n| problem.file.ends_with(&format!("{n}/samples.ron")));
        let first = |name: &str| 2 + bare.iter().filter(|on| on.file() == name).count();
        let sample = of.and_then(|name| {
            let at = problem.line.checked_sub(first(name))?;
            samples.iter().filter(|s| s.on.file() == *name).nth(at)
        });
        match sample {
            Some(s) => wrong.push(format!("{}: {}\n    {problem}", s.place, s.fields)),
            None => wrong.push(problem.to_string()),
        }
    }
    if let Some(content) = content {
        tell(&content, &bare, samples);
    }
}

/// What each example prints that the bare entry does not.
fn tell(content: &Content, bare: &[On], samples: &mut [Sample]) {
    // Entries of the pack itself come first, then the bare ones, then the examples.
    let all = |file: &str| words::entries(content, file);
    for name in ["cards", "locations", "heroes", "scenarios", "adventures"] {
        let told = all(name);
        let bare: Vec<On> = bare.iter().copied().filter(|on| on.file() == name).collect();
        let ours = samples.iter().filter(|s| s.on.file() == name).count();
        let first = told.len() - ours;
        let mut here = samples.iter_mut().filter(|s| s.on.file() == name);
        for lines in &told[first..] {
            let Some(sample) = here.next() else { break };
            let plain = bare.iter().position(|on| *on == sample.on).unwrap_or(0);
            let plain = &told[first - bare.len() + plain];
            // A type is told even where it is that of the bare entry.
            let whole = matches!(sample.of.as_str(), "Kind" | "Rank");
            sample.says = lines.iter().filter(|l| whole || !plain.contains(l)).cloned().collect();
        }
    }
}
