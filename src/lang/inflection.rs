//! How German bends the names of cards and places: "Die Tölpelstiege" is "der Tölpelstiege" behind
//! "bei".
//!
//! A name that begins with an article shows its gender by it, and the words after the article bend
//! with it. A pack can say more of a name in its `lang/de.ftl`:
//!
//! ```text
//! location-fish-market = Fischmarkt
//!     .gender = m
//! location-wet-candle = Zur nassen Kerze
//!     .acc = das Gasthaus „Zur nassen Kerze“
//!     .dat = dem Gasthaus „Zur nassen Kerze“
//! ```
//! `.gender` is m, f or n, or many for the plural: sentences then give the name its article. Without
//! it, a name without an article stays as it is. `.nom`, `.acc`, `.dat` and `.gen` say a case
//! where no rule finds it.

use std::collections::BTreeMap;
use std::sync::{PoisonError, RwLock};

/// A case of a noun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Case {
    /// Who does something.
    Nominative,
    /// Whom something is done to.
    Accusative,
    /// To whom; what "bei", "von", "zu" want.
    Dative,
    /// Whose.
    Genitive,
}

/// Gender, or the plural, which has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gender {
    /// "der"
    Masculine,
    /// "die"
    Feminine,
    /// "das"
    Neuter,
    /// "die", of several
    Many,
}

impl Gender {
    /// What a pack writes: m, f, n or many.
    pub fn of_word(word: &str) -> Option<Gender> {
        Some(match word {
            "m" => Gender::Masculine,
            "f" => Gender::Feminine,
            "n" => Gender::Neuter,
            "many" => Gender::Many,
            _ => return None,
        })
    }

    /// Its article, by case.
    fn article(self, case: Case) -> &'static str {
        let all = match self {
            Gender::Masculine => ["der", "den", "dem", "des"],
            Gender::Feminine => ["die", "die", "der", "der"],
            Gender::Neuter => ["das", "das", "dem", "des"],
            Gender::Many => ["die", "die", "den", "der"],
        };
        all[case as usize]
    }

    /// The ending of an adjective that has no article before it.
    fn strong(self) -> &'static str {
        match self {
            Gender::Masculine => "er",
            Gender::Neuter => "es",
            Gender::Feminine | Gender::Many => "e",
        }
    }

    /// Whether an adjective behind the article ends in "en".
    fn ends_in_en(self, case: Case) -> bool {
        match self {
            Gender::Many => true,
            Gender::Masculine => case != Case::Nominative,
            Gender::Feminine | Gender::Neuter => matches!(case, Case::Dative | Case::Genitive),
        }
    }
}

/// What is said of a name besides the name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Told {
    /// Its gender, where no article shows it.
    pub gender: Option<Gender>,
    /// The four cases, where they are not as the rules have them.
    pub cases: [Option<String>; 4],
}

impl Told {
    /// The attributes of a name's message that say it; the first is the gender.
    pub const FORMS: [&str; 5] = ["gender", "nom", "acc", "dat", "gen"];

    /// Reads it with what gives an attribute; `None` where there is none.
    pub fn read(attribute: impl Fn(&str) -> Option<String>) -> Option<Told> {
        let [gender, nom, acc, dat, gen_] = Told::FORMS.map(attribute);
        let cases = [nom, acc, dat, gen_];
        let told = Told { gender: gender.and_then(|g| Gender::of_word(&g)), cases };
        (told != Told::default()).then_some(told)
    }
}

/// What packs said of names. Messages get names as mere words, so it is found by the name.
static TOLD: RwLock<BTreeMap<String, Told>> = RwLock::new(BTreeMap::new());

/// From now on the name is bent so.
pub fn teach(name: &str, told: Told) {
    let mut all = TOLD.write().unwrap_or_else(PoisonError::into_inner);
    // Stories say a name in short: without what stands behind its comma.
    if let Some((brief, _)) = name.split_once(", ").filter(|_| told.gender.is_some()) {
        all.insert(brief.to_owned(), Told { gender: told.gender, ..Told::default() });
    }
    all.insert(name.to_owned(), told);
}

fn told(name: &str) -> Told {
    let all = TOLD.read().unwrap_or_else(PoisonError::into_inner);
    all.get(name).cloned().unwrap_or_default()
}

/// A name in a case, with a small article: "die Tölpelstiege". In the genitive, one without an
/// article stands behind "von".
pub fn bent(name: &str, case: Case) -> String {
    let told = told(name);
    if let Some(said) = &told.cases[case as usize] {
        return said.clone();
    }
    let Some(parts) = parts(name, told.gender) else {
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

/// Behind a preposition, which takes the article in: "beim Stall", "zur Tölpelstiege". A name
/// without an article stands behind `bare`.
pub fn behind(preposition: &str, bare: &str, name: &str, case: Case) -> String {
    let text = bent(name, case);
    let Some((article, rest)) = text.split_once(' ').filter(|(a, _)| is_article(a)) else {
        return format!("{bare} {text}");
    };
    let end = match (preposition.to_lowercase().as_str(), article) {
        ("bei" | "von" | "zu" | "in" | "an", "dem") => "m",
        ("zu", "der") => "r",
        ("in" | "an", "das") => "s",
        _ => return format!("{preposition} {text}"),
    };
    // An n gives way to the m: "von dem" is "vom".
    let stem = preposition.strip_suffix('n').filter(|_| end == "m").unwrap_or(preposition);
    format!("{stem}{end} {rest}")
}

/// Stands behind a name whose last part, after a comma, is to be parted from what follows.
const OPEN: char = '\u{2063}';

/// A bent name for a message: what follows it there may need a comma.
pub(super) fn open(mut name: String) -> String {
    if name.contains(", ") {
        name.push(OPEN);
    }
    name
}

/// A message with commas where words follow such a name: "Der See, der war, ist geschlossen".
pub(super) fn closed(text: String) -> String {
    let mut parts = text.split(OPEN);
    let Some(first) = parts.next().filter(|first| first.len() < text.len()) else { return text };
    let mut out = first.to_owned();
    for part in parts {
        let follows = part.strip_prefix(' ').is_some_and(|p| p.starts_with(char::is_alphabetic));
        out += if follows { "," } else { "" };
        out += part;
    }
    out
}

/// A name without its article: "Zange aus kaltem Eisen", "Letzter Lehrling".
pub fn bare(name: &str) -> String {
    let Some(parts) = parts(name, told(name).gender).filter(|p| !p.bare) else {
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

/// What of a name stands behind its article, in each case.
pub fn stems(name: &str) -> Vec<String> {
    let cases = [Case::Nominative, Case::Accusative, Case::Dative, Case::Genitive];
    let mut all: Vec<String> = vec![bare(name)];
    for text in cases.map(|case| bent(name, case)) {
        let stem = text.split_once(' ').filter(|(first, _)| is_article(first) || *first == "von");
        all.push(stem.map_or_else(|| text.clone(), |(_, rest)| rest.to_owned()));
    }
    all.dedup();
    all
}

/// Whether a name stands for several: "Die Salzpfannen sind geschlossen".
pub fn is_many(name: &str) -> bool {
    parts(name, told(name).gender).is_some_and(|p| p.gender == Gender::Many)
}

fn is_article(word: &str) -> bool {
    ["der", "die", "das", "den", "dem", "des"].contains(&word)
}

/// A name taken apart, without its article.
struct Parts<'n> {
    gender: Gender,
    words: Vec<&'n str>,
    /// Which word is the noun; adjectives stand before it.
    head: usize,
    /// Whether the name is printed without its article.
    bare: bool,
}

/// Numbers stand before nouns in the plural.
const NUMBERS: [&str; 11] =
    ["zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"];

/// `None` for a name that is not bent: nothing shows its gender.
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
        (Some(told), _) => told,
        (None, Some(Gender::Feminine)) if sounds_many(&words, head) => Gender::Many,
        (None, shown) => shown?,
    };
    Some(Parts { gender, words, head, bare })
}

/// Which word is the noun: the first with a capital, unless it ends as an adjective does and
/// another follows at once, as in "Hohe Furche".
fn head(words: &[&str]) -> usize {
    let capital = |word: &str| word.chars().next().is_some_and(char::is_uppercase);
    let found = words.iter().enumerate().position(|(n, word)| {
        let next = words.get(n + 1).is_some_and(|next| capital(next));
        let bends = ["e", "en", "er", "es"].iter().any(|end| word.ends_with(end));
        capital(word) && !(next && bends)
    });
    found.unwrap_or(words.len() - 1)
}

/// Whether "die" is the article of several: an adjective or the noun ends in "n", which no feminine
/// name does but those of women, or a number stands there.
fn sounds_many(words: &[&str], head: usize) -> bool {
    let noun = words[head].trim_end_matches(',');
    let before = &words[..head];
    match before.iter().find(|w| w.ends_with("en") || w.ends_with('e')) {
        _ if before.iter().any(|w| NUMBERS.contains(w)) => true,
        Some(adjective) => adjective.trim_end_matches(',').ends_with("en"),
        None => ["en", "ern", "eln"].iter().any(|end| noun.ends_with(end)),
    }
}

/// An adjective behind the article; in a bare name it had the ending of the article.
fn adjective(word: &str, gender: Gender, case: Case, bare: bool) -> String {
    let (word, comma) = word.strip_suffix(',').map_or((word, ""), |w| (w, ","));
    let stem = match word.strip_suffix("en") {
        Some(stem) if !bare => Some(stem),
        _ => word.strip_suffix(if bare { gender.strong() } else { "e" }),
    };
    // What does not end so is no adjective: "halb", "neun".
    let Some(stem) = stem else { return format!("{word}{comma}") };
    format!("{stem}{}{comma}", if gender.ends_in_en(case) { "en" } else { "e" })
}

/// Masculine nouns that bend like those in "e", besides them: by how they end.
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
        (Gender::Many, Case::Dative) if !ends(&["n", "s"]) => "n",
        _ => "",
    };
    format!("{word}{end}{comma}")
}
