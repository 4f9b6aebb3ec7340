//! German inflection and word order: articles, adjectives and nouns by gender and case, verbs by
//! their subject and position.

use super::phrases::{Like, Mood, Np, Sentence, Verb, Vp};
use super::{Ctx, You, mark_as};
use crate::lang::Language;
use crate::lang::pattern::Entry;

/// A gender, or the plural, which has no gender in German.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Gender {
    M,
    F,
    N,
    Many,
}

/// The determiner before a noun, which governs its inflection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Det {
    /// "ein", in the plural nothing.
    A,
    /// "der".
    The,
    /// "kein".
    No,
    /// "alle".
    All,
    /// "jeder".
    Each,
    /// "dein", "sein".
    Whose(&'static str),
    /// A number: "2", "1d4+1"; "1" is inflected as "eine".
    Count(String),
    /// No determiner: "Monster".
    Bare,
}

/// The endings of adjectives, and of articles without an ending of their own: strong, weak and
/// mixed inflection; each by gender; each in four cases.
const STRONG: [[&str; 4]; 4] = [
    ["er", "en", "em", "en"],
    ["e", "e", "er", "er"],
    ["es", "es", "em", "en"],
    ["e", "e", "en", "er"],
];
const WEAK: [[&str; 4]; 4] = [
    ["e", "en", "en", "en"],
    ["e", "e", "en", "en"],
    ["e", "e", "en", "en"],
    ["en", "en", "en", "en"],
];
const MIXED: [[&str; 4]; 4] = [
    ["er", "en", "en", "en"],
    ["e", "e", "en", "en"],
    ["es", "es", "en", "en"],
    ["en", "en", "en", "en"],
];
/// The endings of "ein", "kein", "dein".
const EIN: [[&str; 4]; 4] =
    [["", "en", "em", "es"], ["e", "e", "er", "er"], ["", "", "em", "es"], ["e", "e", "en", "er"]];
const DER: [[&str; 4]; 4] = [
    ["der", "den", "dem", "des"],
    ["die", "die", "der", "der"],
    ["das", "das", "dem", "des"],
    ["die", "die", "den", "der"],
];

const FORMS: [&str; 4] = ["", "acc", "dat", "gen"];

/// A noun: its message and a prefix, as in "Beute-Waffe".
#[derive(Clone, Debug)]
pub(super) struct Head {
    pub entry: &'static Entry,
    pub prefix: String,
}

impl Head {
    pub(super) fn new(entry: &'static Entry) -> Head {
        Head { entry, prefix: String::new() }
    }

    fn gender(&self, many: bool) -> Gender {
        match self.entry.form("gender").map(|g| g.words()) {
            _ if many => Gender::Many,
            Some("f") => Gender::F,
            Some("n") => Gender::N,
            _ => Gender::M,
        }
    }

    fn word(&self, order: [[&str; 4]; 4], gender: Gender, case: usize) -> String {
        let form = |f: &str| self.entry.form(f).map(|p| p.words());
        let one = self.entry.value().words();
        let word = if let Some(stem) = form("stem") {
            format!("{stem}{}", order[gender as usize][case])
        } else if gender == Gender::Many {
            let many = form("many").unwrap_or(one);
            match FORMS[case] {
                "dat" => form("dats").unwrap_or(many),
                _ => many,
            }
            .to_owned()
        } else {
            form(FORMS[case]).unwrap_or(one).to_owned()
        };
        // In a compound the last part stays capitalized after a hyphen.
        format!("{}{word}", self.prefix)
    }
}

/// Returns a noun with article and adjectives (given by their stems), or several: "eine Waffe oder
/// einen Zauber".
pub(super) fn noun(
    ctx: &Ctx<'_>,
    det: &Det,
    adjectives: &[&str],
    heads: &[Head],
    many: bool,
) -> Np {
    let order = match det {
        Det::A if many => STRONG,
        Det::A | Det::No | Det::Whose(_) => MIXED,
        Det::The | Det::All | Det::Each => WEAK,
        Det::Count(n) if n == "1" && !many => MIXED,
        Det::Count(_) | Det::Bare => STRONG,
    };
    let made = |case: usize| {
        let mut words: Vec<String> = Vec::new();
        for (n, head) in heads.iter().enumerate() {
            let gender = head.gender(many);
            let at = gender as usize;
            let mut one = match det {
                Det::A if many => String::new(),
                Det::A => format!("ein{} ", EIN[at][case]),
                Det::The => format!("{} ", DER[at][case]),
                Det::No => format!("kein{} ", EIN[at][case]),
                Det::All => format!("all{} ", STRONG[at][case]),
                Det::Each => format!("jed{} ", STRONG[at][case]),
                Det::Whose(stem) => format!("{stem}{} ", EIN[at][case]),
                Det::Count(_) if n > 0 && many => String::new(),
                Det::Count(count) => format!("{count} "),
                Det::Bare => String::new(),
            };
            // Several plural nouns share the words before them.
            if n > 0 && many {
                one.clear();
            }
            if n == 0 || !many {
                for a in adjectives {
                    one += &format!("{a}{} ", order[at][case]);
                }
            }
            one += &head.word(order, gender, case);
            words.push(one);
        }
        // None of them: "keine Waffe und keinen Zauber".
        if *det == Det::No { ctx.list_and(&words) } else { ctx.list_or(&words) }
    };
    let like = if many { Like::Many } else { like(heads) };
    Np::cased([made(0), made(1), made(2), made(3)], like, Language::German)
}

/// Returns how one of these nouns is referred to. Of several genders the pronoun names each.
fn like(heads: &[Head]) -> Like {
    let has = |g: Gender| heads.iter().any(|h| h.gender(false) == g);
    match (has(Gender::M), has(Gender::F), has(Gender::N)) {
        (true, false, false) => Like::Masculine,
        (false, true, false) => Like::Feminine,
        (false, false, true) => Like::Neuter,
        (_, true, _) => Like::Mixed,
        (true, false, true) => Like::MixedNeuter,
        (false, false, false) => Like::Name,
    }
}

/// The forms of a verb: "ablegen", "abzulegen", "lege", "legst", "legt", and the particle "ab".
struct Forms {
    bare: String,
    to: String,
    command: String,
    you: String,
    third: String,
    particle: String,
}

fn forms(verb: Verb) -> Forms {
    let entry = verb.message.of(Language::German);
    let bare = entry.value().words();
    let particle = entry.form("particle").map_or("", |p| p.words());
    let inner = bare.strip_prefix(particle).unwrap_or(bare).trim_start();
    let stem = inner.strip_suffix("en").or_else(|| inner.strip_suffix('n')).unwrap_or(inner);
    let gap = if bare.starts_with(&format!("{particle} ")) { " " } else { "" };
    let to = match (particle.is_empty(), gap.is_empty()) {
        (true, _) => format!("zu {bare}"),
        (false, true) => format!("{particle}zu{inner}"),
        (false, false) => format!("{particle} zu {inner}"),
    };
    let form_or =
        |form: &str, regular: String| entry.form(form).map_or(regular, |p| p.words().into());
    let shown = |word: String| match verb.action {
        Some(action) if !word.is_empty() => mark_as('a', action.word(), &word),
        _ => word,
    };
    Forms {
        bare: shown(bare.to_owned()),
        to: shown(form_or("to", to)),
        command: shown(form_or("command", format!("{stem}e"))),
        you: shown(form_or("you", format!("{stem}st"))),
        third: shown(form_or("third", format!("{stem}t"))),
        // The particle alone is not marked as an action.
        particle: particle.to_owned(),
    }
}

fn words(parts: &[&str]) -> String {
    let mut text = String::new();
    for part in parts.iter().map(|p| p.trim()).filter(|p| !p.is_empty()) {
        // A part that begins with a comma follows without a space.
        if !text.is_empty() && !part.starts_with([',', ';', ':']) {
            text.push(' ');
        }
        text += part;
    }
    text
}

/// Returns a clause with the verb in front and its particle and what follows at the end; `dann` is
/// inserted between them.
fn finite(vp: &Vp, finite: &str, subject: &str, dann: &str, particle: &str) -> String {
    words(&[finite, subject, &then(dann, &vp.mid), particle, &vp.tail])
}

/// Inserts "dann" before the object, but after a pronoun: "sie dann zurück".
fn then(dann: &str, mid: &str) -> String {
    let pronouns = ["sie", "ihn", "es", "ihm", "ihr", "ihnen"];
    let (first, rest) = mid.split_once(' ').unwrap_or((mid, ""));
    match dann.is_empty() {
        true => mid.to_owned(),
        false if pronouns.contains(&first) => words(&[first, dann, rest]),
        false => words(&[dann, mid]),
    }
}

/// Flattens the parts, each with whether "dann" precedes it.
fn flat(parts: &[Vp], ordered: bool) -> Vec<(bool, &Vp)> {
    let mut all: Vec<(bool, &Vp)> = Vec::new();
    for part in parts {
        all.push((ordered && !all.is_empty(), part));
        all.extend(part.more.iter().map(|(then, vp)| (*then, vp)));
    }
    all
}

/// Joins the parts, the last one by "und", or by "und dann" if the order matters.
fn joined(parts: &[Vp], ordered: bool, make: impl Fn(usize, &Vp, &str) -> String) -> String {
    let all = flat(parts, ordered);
    let mut text = String::new();
    for (n, (then, vp)) in all.iter().enumerate() {
        let last = n > 0 && n + 1 == all.len();
        // A relative clause at the end of the part before is closed by a comma.
        let clause = n > 0 && all[n - 1].1.tail.starts_with(',');
        text += match (n, last) {
            (0, _) => "",
            (_, true) if clause => ", und ",
            (_, true) => " und ",
            (_, false) => ", ",
        };
        text += &make(n, vp, if last && *then { "dann" } else { "" });
    }
    text
}

fn run(ctx: &Ctx<'_>, parts: &[Vp], mood: Mood, ordered: bool) -> String {
    let you = if ctx.you == You::Reader { "du" } else { "er" };
    joined(parts, ordered, |n, vp, dann| {
        let f = forms(vp.verb);
        match mood {
            Mood::Command if ctx.you == You::Reader => {
                finite(vp, &f.command, "", dann, &f.particle)
            }
            Mood::Command if n == 0 => {
                format!("{you} {}", finite(vp, &f.third, "", dann, &f.particle))
            }
            Mood::Command | Mood::After => {
                let subject = if n == 0 { you } else { "" };
                let verb = if ctx.you == You::Reader { &f.you } else { &f.third };
                finite(vp, verb, subject, dann, &f.particle)
            }
            Mood::May => words(&[&then(dann, &vp.mid), &f.bare, &vp.tail]),
            Mood::To => words(&[&then(dann, &vp.mid), &f.to, &vp.tail]),
        }
    })
}

/// Joins actions that follow each other.
pub(super) fn chain(ctx: &Ctx<'_>, parts: &[Vp], mood: Mood) -> String {
    let ordered = !(parts.len() > 1 && parts.iter().all(|vp| vp.verb.on_check()));
    run(ctx, parts, mood, ordered)
}

/// Joins simultaneous actions.
pub(super) fn both(ctx: &Ctx<'_>, parts: &[Vp], mood: Mood) -> String {
    run(ctx, parts, mood, false)
}

/// Returns the action of a subject: "jeder Held zieht 1 Karte", and "zieht jeder Held 1 Karte".
pub(super) fn does(subject: &str, vp: &Vp) -> Sentence {
    let parts = std::slice::from_ref(vp);
    let made = |after: bool| {
        joined(parts, true, |n, vp, dann| {
            let f = forms(vp.verb);
            match (n, after) {
                (0, true) => finite(vp, &f.third, subject, dann, &f.particle),
                (0, false) => {
                    format!("{subject} {}", finite(vp, &f.third, "", dann, &f.particle))
                }
                _ => finite(vp, &f.third, "", dann, &f.particle),
            }
        })
    };
    Sentence::both(made(false), made(true))
}

/// Returns the action of a subject for "lassen": "jeden Helden 1 Karte ziehen".
pub(super) fn let_do(subject: &str, vp: &Vp) -> (String, String) {
    let mut parts: Vec<String> = Vec::new();
    let all = flat(std::slice::from_ref(vp), true);
    for (n, (ordered, vp)) in all.iter().enumerate() {
        let last = n + 1 == all.len();
        let (und, dann) = match (n > 0 && last, ordered) {
            (true, true) => ("und", "dann"),
            (true, false) => ("und", ""),
            (false, _) => ("", ""),
        };
        // What follows the last verb follows "lassen", too.
        let tail = if last { "" } else { vp.tail.as_str() };
        let subject = if n == 0 { subject } else { "" };
        parts.push(words(&[subject, und, &then(dann, &vp.mid), &forms(vp.verb).bare, tail]));
    }
    let tail = all.last().map(|(_, vp)| vp.tail.clone()).unwrap_or_default();
    let text = match parts.split_last() {
        Some((last, init)) if !init.is_empty() => format!("{} {last}", init.join(", ")),
        _ => parts.concat(),
    };
    (text, tail)
}

/// The words with which subordinate clauses begin.
const CONJUNCTIONS: [&str; 5] = ["wenn", "bevor", "nachdem", "falls", "solange"];

/// Puts a comma before each subordinate clause that follows other words of its sentence.
fn with_commas(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 8);
    for (n, word) in text.split(' ').enumerate() {
        let before = out.rsplit(' ').next().unwrap_or_default();
        let joins = ["und", "oder", "(☐", "☐", "-"].contains(&before);
        let closed = before.ends_with([',', ';', ':', '.', '(', '„']);
        if n > 0 && CONJUNCTIONS.contains(&word) && !joins && !closed && !before.is_empty() {
            out.push(',');
        }
        if n > 0 {
            out.push(' ');
        }
        out += word;
    }
    out
}

/// Puts missing commas, and removes those that precede a period or another comma.
pub(super) fn tidy(text: &str) -> String {
    let text = with_commas(text);
    let mut out = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(c) = letters.next() {
        let next = letters.peek().copied();
        let doubled = (c == ',' && matches!(next, None | Some(',' | '.' | ';' | ':')))
            || (c == ' ' && matches!(next, Some(' ' | ',' | '.' | ';')));
        if !doubled {
            out.push(c);
        }
    }
    out
}

/// Returns whether words at the beginning of a sentence need a comma after them: a clause does, "am
/// Ende deines Zuges" does not.
pub(super) fn is_clause(front: &str) -> bool {
    front.split_once(' ').is_some_and(|(first, _)| CONJUNCTIONS.contains(&first))
}

/// Returns whether another condition can be joined to a clause by "und" without ambiguity.
pub(super) fn takes_another(clause: &str, cond: &str) -> bool {
    clause.starts_with("wenn ") && ![clause, cond].iter().any(|c| c.contains(" oder "))
}
