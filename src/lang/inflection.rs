//! German inflection of the names of cards and locations: "Die Tölpelstiege" is "der Tölpelstiege"
//! after "bei".
//!
//! The gender of a name that begins with an article is that of the article, and the words after the
//! article are inflected with it. A pack can specify more in its `lang/de.ftl`:
//!
//! ```text
//! location-fish-market = Fischmarkt
//!     .gender = m
//! location-wet-candle = Zur nassen Kerze
//!     .acc = das Gasthaus „Zur nassen Kerze“
//!     .dat = dem Gasthaus „Zur nassen Kerze“
//! ```
//! `.gender` is m, f or n, or many for the plural; sentences then give the name its article.
//! Without it, a name without an article stays unchanged. `.nom`, `.acc`, `.dat` and `.gen` give
//! the text of a case that the rules would get wrong.

use std::collections::BTreeMap;
use std::sync::{PoisonError, RwLock};

/// A grammatical case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Case {
    /// The case of the subject.
    Nominative,
    /// The case of the direct object.
    Accusative,
    /// The case of the indirect object, and after "bei", "von", "zu".
    Dative,
    /// The case of the possessor.
    Genitive,
}

/// A gender, or the plural, which has no gender in German.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gender {
    /// "der"
    Masculine,
    /// "die"
    Feminine,
    /// "das"
    Neuter,
    /// "die" of the plural
    Plural,
}

impl Gender {
    /// Parses a gender as packs write it: m, f, n or many.
    pub fn from_code(word: &str) -> Option<Gender> {
        Some(match word {
            "m" => Gender::Masculine,
            "f" => Gender::Feminine,
            "n" => Gender::Neuter,
            "many" => Gender::Plural,
            _ => return None,
        })
    }

    /// Returns the definite article in a case.
    fn article(self, case: Case) -> &'static str {
        let all = match self {
            Gender::Masculine => ["der", "den", "dem", "des"],
            Gender::Feminine => ["die", "die", "der", "der"],
            Gender::Neuter => ["das", "das", "dem", "des"],
            Gender::Plural => ["die", "die", "den", "der"],
        };
        all[case as usize]
    }

    /// Returns the strong ending of an adjective, which it has without an article.
    fn strong(self) -> &'static str {
        match self {
            Gender::Masculine => "er",
            Gender::Neuter => "es",
            Gender::Feminine | Gender::Plural => "e",
        }
    }

    /// Returns whether an adjective after the definite article ends in "en".
    fn ends_in_en(self, case: Case) -> bool {
        match self {
            Gender::Plural => true,
            Gender::Masculine => case != Case::Nominative,
            Gender::Feminine | Gender::Neuter => matches!(case, Case::Dative | Case::Genitive),
        }
    }
}

/// The inflection that a pack specifies for a name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Inflection {
    /// The gender, for names without an article.
    pub gender: Option<Gender>,
    /// The four cases, where they differ from the rules.
    pub cases: [Option<String>; 4],
}

impl Inflection {
    /// The attributes of a name's message; the first is the gender.
    pub const FORMS: [&str; 5] = ["gender", "nom", "acc", "dat", "gen"];

    /// Reads the inflection from a function that returns the attributes of a message; `None` if
    /// there is none of them.
    pub fn read(attribute: impl Fn(&str) -> Option<String>) -> Option<Inflection> {
        let [gender, nom, acc, dat, gen_] = Inflection::FORMS.map(attribute);
        let cases = [nom, acc, dat, gen_];
        let inflection = Inflection { gender: gender.and_then(|g| Gender::from_code(&g)), cases };
        (inflection != Inflection::default()).then_some(inflection)
    }
}

/// The specified inflections by name. Messages receive names as plain texts, so the name is the
/// key.
static REGISTERED: RwLock<BTreeMap<String, Inflection>> = RwLock::new(BTreeMap::new());

/// Registers the inflection of a name.
pub fn register(name: &str, inflection: Inflection) {
    let mut all = REGISTERED.write().unwrap_or_else(PoisonError::into_inner);
    // Stories use the short form of a name, without the part after the comma.
    if let Some((brief, _)) = name.split_once(", ").filter(|_| inflection.gender.is_some()) {
        all.insert(
            brief.to_owned(),
            Inflection { gender: inflection.gender, ..Inflection::default() },
        );
    }
    all.insert(name.to_owned(), inflection);
}

fn registered(name: &str) -> Inflection {
    let all = REGISTERED.read().unwrap_or_else(PoisonError::into_inner);
    all.get(name).cloned().unwrap_or_default()
}

/// Returns a name in a case, with a lower case article: "die Tölpelstiege". A name without an
/// article gets "von" in the genitive.
pub fn inflect(name: &str, case: Case) -> String {
    let inflection = registered(name);
    if let Some(specified) = &inflection.cases[case as usize] {
        return specified.clone();
    }
    let Some(parts) = parts(name, inflection.gender) else {
        return if case == Case::Genitive { format!("von {name}") } else { name.to_owned() };
    };
    let Parts { gender, words, head, bare } = parts;
    let mut text = gender.article(case).to_owned();
    for (n, word) in words.iter().enumerate() {
        text.push(' ');
        text += &match n.cmp(&head) {
            std::cmp::Ordering::Less => adjective(word, gender, case, bare),
            std::cmp::Ordering::Equal => noun(word, gender, case),
            std::cmp::Ordering::Greater => (*word).to_owned(),
        };
    }
    text
}

/// Returns a preposition followed by a name, contracted with the article: "beim Stall", "zur
/// Tölpelstiege". A name without an article follows the preposition `bare` instead.
pub fn after_preposition(preposition: &str, bare: &str, name: &str, case: Case) -> String {
    let text = inflect(name, case);
    let Some((article, rest)) = text.split_once(' ').filter(|(a, _)| is_article(a)) else {
        return format!("{bare} {text}");
    };
    let end = match (preposition.to_lowercase().as_str(), article) {
        ("bei" | "von" | "zu" | "in" | "an", "dem") => "m",
        ("zu", "der") => "r",
        ("in" | "an", "das") => "s",
        _ => return format!("{preposition} {text}"),
    };
    // The n is dropped before the m: "von dem" becomes "vom".
    let stem = preposition.strip_suffix('n').filter(|_| end == "m").unwrap_or(preposition);
    format!("{stem}{end} {rest}")
}

/// Marks the end of a name with a comma in it, after which a message may need another comma.
const END_MARK: char = '\u{2063}';

/// Marks the end of an inflected name for [`insert_commas`].
pub(super) fn mark_end(mut name: String) -> String {
    if name.contains(", ") {
        name.push(END_MARK);
    }
    name
}

/// Inserts commas where words follow a marked name: "Der See, der war, ist geschlossen".
pub(super) fn insert_commas(text: String) -> String {
    let mut parts = text.split(END_MARK);
    let Some(first) = parts.next().filter(|first| first.len() < text.len()) else { return text };
    let mut out = first.to_owned();
    for part in parts {
        let follows = part.strip_prefix(' ').is_some_and(|p| p.starts_with(char::is_alphabetic));
        out += if follows { "," } else { "" };
        out += part;
    }
    out
}

/// Returns a name without its article: "Zange aus kaltem Eisen", "Letzter Lehrling".
pub fn without_article(name: &str) -> String {
    let Some(parts) = parts(name, registered(name).gender).filter(|p| !p.bare) else {
        return name.to_owned();
    };
    let strong = |(n, word): (usize, &&str)| match word.strip_suffix('e').filter(|_| n < parts.head)
    {
        Some(stem) => format!("{stem}{}", parts.gender.strong()),
        None => (*word).to_owned(),
    };
    let words: Vec<String> = parts.words.iter().enumerate().map(strong).collect();
    words.join(" ")
}

/// Returns the part of a name after its article, in each case.
pub fn stems(name: &str) -> Vec<String> {
    let cases = [Case::Nominative, Case::Accusative, Case::Dative, Case::Genitive];
    let mut all: Vec<String> = vec![without_article(name)];
    for text in cases.map(|case| inflect(name, case)) {
        let stem = text.split_once(' ').filter(|(first, _)| is_article(first) || *first == "von");
        all.push(stem.map_or_else(|| text.clone(), |(_, rest)| rest.to_owned()));
    }
    all.dedup();
    all
}

/// Returns whether a name is plural: "Die Salzpfannen sind geschlossen".
pub fn is_plural(name: &str) -> bool {
    parts(name, registered(name).gender).is_some_and(|p| p.gender == Gender::Plural)
}

fn is_article(word: &str) -> bool {
    ["der", "die", "das", "den", "dem", "des"].contains(&word)
}

/// The parts of a name, without its article.
struct Parts<'n> {
    gender: Gender,
    words: Vec<&'n str>,
    /// The index of the noun; adjectives precede it.
    head: usize,
    /// Whether the name is printed without an article.
    bare: bool,
}

/// Numbers that precede nouns in the plural.
const NUMBERS: [&str; 11] =
    ["zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"];

/// Splits a name into its parts; `None` for a name that is not inflected because its gender is
/// unknown.
fn parts(name: &str, gender: Option<Gender>) -> Option<Parts<'_>> {
    let (first, rest) = name.split_once(' ').unwrap_or((name, ""));
    let shown = match first {
        "Der" | "der" => Some(Gender::Masculine),
        "Die" | "die" => Some(Gender::Feminine),
        "Das" | "das" => Some(Gender::Neuter),
        _ => None,
    };
    let bare = shown.is_none() || rest.is_empty();
    let words: Vec<&str> = if bare { name } else { rest }.split(' ').collect();
    let head = head(&words);
    let gender = match (gender, shown.filter(|_| !bare)) {
        (Some(inflection), _) => inflection,
        (None, Some(Gender::Feminine)) if looks_plural(&words, head) => Gender::Plural,
        (None, shown) => shown?,
    };
    Some(Parts { gender, words, head, bare })
}

/// Returns the index of the noun: the first capitalized word, unless it ends like an adjective and
/// another capitalized word follows, as in "Hohe Furche".
fn head(words: &[&str]) -> usize {
    let capital = |word: &str| word.chars().next().is_some_and(char::is_uppercase);
    let found = words.iter().enumerate().position(|(n, word)| {
        let next = words.get(n + 1).is_some_and(|next| capital(next));
        let bends = ["e", "en", "er", "es"].iter().any(|end| word.ends_with(end));
        capital(word) && !(next && bends)
    });
    found.unwrap_or(words.len() - 1)
}

/// Returns whether "die" is the plural article: an adjective or the noun ends in "n" (no feminine
/// name does, except those of women), or there is a number.
fn looks_plural(words: &[&str], head: usize) -> bool {
    let noun = words[head].trim_end_matches(',');
    let before = &words[..head];
    match before.iter().find(|w| w.ends_with("en") || w.ends_with('e')) {
        _ if before.iter().any(|w| NUMBERS.contains(w)) => true,
        Some(adjective) => adjective.trim_end_matches(',').ends_with("en"),
        None => ["en", "ern", "eln"].iter().any(|end| noun.ends_with(end)),
    }
}

/// Returns an adjective after the definite article. In a name without an article, the given
/// adjective has the strong ending.
fn adjective(word: &str, gender: Gender, case: Case, bare: bool) -> String {
    let (word, comma) = word.strip_suffix(',').map_or((word, ""), |w| (w, ","));
    let stem = match word.strip_suffix("en") {
        Some(stem) if !bare => Some(stem),
        _ => word.strip_suffix(if bare { gender.strong() } else { "e" }),
    };
    // A word with another ending is no adjective: "halb", "neun".
    let Some(stem) = stem else { return format!("{word}{comma}") };
    format!("{stem}{}{comma}", if gender.ends_in_en(case) { "en" } else { "e" })
}

/// Endings of masculine nouns with weak inflection, besides those in "e".
const WEAK: [&str; 7] = ["held", "mensch", "graf", "prinz", "bär", "fürst", "narr"];

fn noun(word: &str, gender: Gender, case: Case) -> String {
    let (word, comma) = word.strip_suffix(',').map_or((word, ""), |w| (w, ","));
    let ends = |ends: &[&str]| ends.iter().any(|end| word.to_lowercase().ends_with(end));
    let weak = gender == Gender::Masculine && case != Case::Nominative;
    let end = match (gender, case) {
        _ if weak && ends(&["e"]) && !ends(&["ee", "käse"]) => "n",
        _ if weak && ends(&WEAK) => "en",
        _ if weak && ends(&["herr"]) => "n",
        (Gender::Masculine | Gender::Neuter, Case::Genitive) => match () {
            () if ends(&["nis"]) => "ses",
            () if ends(&["us", "os", "as"]) && !ends(&["glas", "gras", "haus", "gas"]) => "",
            () if ends(&["s", "ß", "x", "z", "sch"]) => "es",
            () => "s",
        },
        (Gender::Plural, Case::Dative) if !ends(&["n", "s"]) => "n",
        _ => "",
    };
    format!("{word}{end}{comma}")
}
