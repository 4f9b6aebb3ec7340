//! What is said to people, in their language: messages by id, from Fluent files.
//!
//! `assets/lang/en/*.ftl` and `assets/lang/de/*.ftl` hold the messages, one file for each part of
//! the program; [`assets`] has their texts. Code says [`t!`](crate::t) with an id and values; what a
//! language lacks is said in English. Nothing that is saved, hashed or compared depends on it.

use std::cell::Cell;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU8, Ordering};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use serde::{Deserialize, Serialize};

pub use fluent_bundle::FluentValue;

pub mod assets;
pub mod bent;
pub mod emblems;
pub mod narrow;
pub mod pattern;
pub mod terminal;

/// A language that the program speaks.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
pub enum Language {
    /// English, which is complete by definition.
    #[default]
    English,
    /// German.
    German,
}

impl Language {
    /// Every language there is, in the order of the enum.
    pub const ALL: [Language; 2] = [Language::English, Language::German];

    /// Its code: `en`, `de`.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
        }
    }

    /// What it calls itself.
    pub fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
        }
    }

    /// The language of such a code: `de`, `de-AT`, `en_GB.UTF-8`.
    pub fn of_code(code: &str) -> Option<Language> {
        let short = code.split(['-', '_', '.']).next().unwrap_or_default().to_ascii_lowercase();
        Language::ALL.into_iter().find(|l| l.code() == short)
    }

    /// The language of the system, English where it speaks none of ours.
    pub fn of_system() -> Language {
        sys_locale::get_locales().find_map(|code| Language::of_code(&code)).unwrap_or_default()
    }
}

/// The language of the whole program.
static SPOKEN: AtomicU8 = AtomicU8::new(0);
/// What was told on the command line, from 1; 0 for nothing.
static INSISTED: AtomicU8 = AtomicU8::new(0);

thread_local! {
    /// What this thread speaks while [`with`] says so.
    static HERE: Cell<Option<Language>> = const { Cell::new(None) };
}

/// The language that is spoken now.
pub fn current() -> Language {
    HERE.get().unwrap_or_else(|| {
        let spoken = usize::from(SPOKEN.load(Ordering::Relaxed));
        Language::ALL.get(spoken).copied().unwrap_or_default()
    })
}

/// The whole program speaks it from now on.
pub fn speak(language: Language) {
    SPOKEN.store(language as u8, Ordering::Relaxed);
}

/// The whole program speaks it, whatever the settings say: it was told on the command line.
pub fn insist(language: Language) {
    INSISTED.store(1 + language as u8, Ordering::Relaxed);
    speak(language);
}

/// What [`insist`] said.
pub fn insisted() -> Option<Language> {
    let said = INSISTED.load(Ordering::Relaxed);
    Language::ALL.into_iter().find(|l| 1 + *l as u8 == said)
}

/// This thread speaks it while `run` runs: for tests, and for work that was begun in a language.
pub fn with<T>(language: Language, run: impl FnOnce() -> T) -> T {
    struct Back(Option<Language>);
    impl Drop for Back {
        fn drop(&mut self) {
            HERE.set(self.0);
        }
    }
    let _back = Back(HERE.replace(Some(language)));
    run()
}

type Bundle = FluentBundle<FluentResource>;

fn bundle(language: Language) -> &'static Bundle {
    static ALL: [OnceLock<Bundle>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    ALL[language as usize].get_or_init(|| read(language, files(language).map(|(_, text)| text)).0)
}

/// The files of a language's messages: names and texts.
fn files(language: Language) -> impl Iterator<Item = (&'static str, &'static str)> {
    let all = assets::folder(&format!("assets/lang/{}", language.code())).into_iter();
    all.filter(|(name, _)| name.ends_with(".ftl"))
}

/// Reads messages; what is wrong with them is for tests.
fn read<'t>(language: Language, texts: impl Iterator<Item = &'t str>) -> (Bundle, Vec<String>) {
    let code = language.code().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![code]);
    // The marks for writing from right to left would be seen as boxes.
    bundle.set_use_isolating(false);
    let mut faults = Vec::new();
    faults.extend(functions(&mut bundle, language));
    for text in texts {
        let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(rest, errors)| {
            faults.extend(errors.into_iter().map(|e| e.to_string()));
            rest
        });
        if let Err(errors) = bundle.add_resource(resource) {
            faults.extend(errors.into_iter().map(|e| e.to_string()));
        }
    }
    (bundle, faults)
}

/// A message in the language that is spoken: `id`, or `id.attribute`. What no language has is said
/// as its id, which tests would notice.
pub fn say(id: &str, values: &[(&'static str, FluentValue<'_>)]) -> String {
    tell(id, values.iter().cloned())
}

/// The same with values that nobody else needs.
pub fn told<const N: usize>(id: &str, values: [(&'static str, FluentValue<'_>); N]) -> String {
    tell(id, values.into_iter())
}

fn tell<'v>(
    id: &str,
    values: impl ExactSizeIterator<Item = (&'static str, FluentValue<'v>)>,
) -> String {
    let mut args = None;
    if values.len() > 0 {
        let args = args.insert(FluentArgs::with_capacity(values.len()));
        values.for_each(|(name, value)| args.set(name, value));
    }
    let language = current();
    said(language, id, args.as_ref())
        .or_else(|| said(Language::English, id, args.as_ref()))
        .unwrap_or_else(|| id.to_owned())
}

/// Whose something is: "Hesper's", "Hespers". In messages `OF($name)`.
pub fn of(name: &str) -> String {
    match current() {
        Language::English => of_english(name),
        Language::German => of_german(name),
    }
}

/// What messages can do with names: `OF($hero)`, "Hesper's"; and in German the cases of
/// [`bent`], which other languages give as the name itself:
/// - `NOMINATIVE($place)`, `ACCUSATIVE($place)`, `DATIVE($place)`, `GENITIVE($place)`; the middle two
///   with `after: "zu"` behind that preposition, and with `bare: "nach"` behind that one where the
///   name has no article;
/// - `CAPITAL(NOMINATIVE($place))` where a sentence begins with it;
/// - `AGREE($place, "ist", "sind")` for the verb.
///
/// `DICE($pool)` is "2d6", in German "2W6", as on cards.
fn functions(bundle: &mut Bundle, language: Language) -> Vec<String> {
    let mut faults = Vec::new();
    let mut add = |name: &str, function: Function| {
        faults.extend(bundle.add_function(name, function).err().map(|e| e.to_string()));
    };
    add("CAPITAL", |v, _| named(v, capital));
    match language {
        Language::English => {
            add("OF", |v, _| named(v, of_english));
            add("NOMINATIVE", |v, _| named(v, str::to_owned));
            add("ACCUSATIVE", |v, with| named(v, |name| behind(name, with, None)));
            add("DATIVE", |v, with| named(v, |name| behind(name, with, None)));
            add("GENITIVE", |v, _| named(v, |name| format!("of {name}")));
            add("AGREE", |v, _| agree(v, |_| false));
            add("DICE", |v, _| named(v, |pool| dice_in(Language::English, pool)));
        }
        Language::German => {
            add("OF", |v, _| named(v, of_german));
            use bent::Case;
            add("NOMINATIVE", |v, w| named(v, |n| behind(n, w, Some(Case::Nominative))));
            add("ACCUSATIVE", |v, w| named(v, |n| behind(n, w, Some(Case::Accusative))));
            add("DATIVE", |v, w| named(v, |n| behind(n, w, Some(Case::Dative))));
            add("GENITIVE", |v, w| named(v, |n| behind(n, w, Some(Case::Genitive))));
            add("AGREE", |v, _| agree(v, bent::is_many));
            add("DICE", |v, _| named(v, |pool| dice_in(Language::German, pool)));
        }
    }
    faults
}

type Function = for<'v> fn(&[FluentValue<'v>], &FluentArgs<'_>) -> FluentValue<'v>;

/// What is made of the name that a function is given.
fn named<'v>(values: &[FluentValue<'v>], make: impl FnOnce(&str) -> String) -> FluentValue<'v> {
    match values {
        [FluentValue::String(name)] => FluentValue::from(make(name)),
        _ => FluentValue::Error,
    }
}

/// Returns the words with a capital letter at their beginning.
pub fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |c| c.to_uppercase().chain(letters).collect())
}

/// Returns words as an enumeration: "a, b and c".
pub fn list(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [init @ .., last] => crate::t!("words-list", init = init.join(", "), last = last),
    }
}

/// A name in a case, or as it is, behind what a message says.
fn behind(name: &str, with: &FluentArgs<'_>, case: Option<bent::Case>) -> String {
    let word = |name: &str| match with.get(name) {
        Some(FluentValue::String(word)) => Some(word.to_string()),
        _ => None,
    };
    match (word("after"), case) {
        (None, None) => name.to_owned(),
        (None, Some(case)) => bent::open(bent::bent(name, case)),
        (Some(after), None) => format!("{after} {name}"),
        (Some(after), Some(case)) => {
            let bare = word("bare");
            let bare = bare.as_deref().unwrap_or(&after);
            bent::open(bent::behind(&after, bare, name, case))
        }
    }
}

/// The first word for one, the second for several.
fn agree<'v>(values: &[FluentValue<'v>], many: fn(&str) -> bool) -> FluentValue<'v> {
    match values {
        [FluentValue::String(name), one, several] => {
            if many(name) {
                several.clone()
            } else {
                one.clone()
            }
        }
        _ => FluentValue::Error,
    }
}

/// A name in a case of the language that is spoken; English has none.
pub fn bent_name(name: &str, case: bent::Case) -> String {
    match current() {
        Language::English => name.to_owned(),
        Language::German => bent::bent(name, case),
    }
}

/// A name behind whose it is, where German leaves the article out: "Pims Zange".
pub fn bare(name: &str) -> String {
    match current() {
        Language::English => name.to_owned(),
        Language::German => bent::bare(name),
    }
}

/// Every way in which a name may stand in a text, for finding it there: without its article, as that
/// may be small.
pub fn ways(name: &str) -> Vec<String> {
    let mut all = vec![name.to_owned()];
    if current() == Language::German {
        all.extend(bent::stems(name));
    }
    all
}

/// Dice as people read them: "2d6", in German "2W6". Messages say it by `DICE($pool)`; what is kept
/// or sent has always "2d6".
pub fn dice(pool: &str) -> String {
    dice_in(current(), pool)
}

fn dice_in(language: Language, pool: &str) -> String {
    match language {
        Language::English => pool.to_owned(),
        Language::German => pool.replace('d', "W"),
    }
}

fn of_english(name: &str) -> String {
    if name.ends_with('s') { format!("{name}'") } else { format!("{name}'s") }
}

fn of_german(name: &str) -> String {
    // Names that end in the sound of an s take the sign alone.
    let hissing = ["s", "ß", "x", "z", "ce"].iter().any(|end| name.ends_with(end));
    if hissing { format!("{name}’") } else { format!("{name}s") }
}

/// A number with so many decimals, with the sign between that the language writes.
pub fn decimal(number: f64, places: usize) -> String {
    let text = format!("{number:.places$}");
    match current() {
        Language::English => text,
        Language::German => text.replace('.', ","),
    }
}

/// Whether the language that is spoken, or else English, has such a message.
pub fn has(id: &str) -> bool {
    let (name, attribute) = split(id);
    [current(), Language::English].into_iter().any(|language| {
        bundle(language).get_message(name).is_some_and(|m| match attribute {
            Some(a) => m.get_attribute(a).is_some(),
            None => m.value().is_some(),
        })
    })
}

fn split(id: &str) -> (&str, Option<&str>) {
    match id.split_once('.') {
        Some((name, attribute)) => (name, Some(attribute)),
        None => (id, None),
    }
}

fn said(language: Language, id: &str, args: Option<&FluentArgs<'_>>) -> Option<String> {
    let (name, attribute) = split(id);
    let bundle = bundle(language);
    let message = bundle.get_message(name)?;
    let pattern = match attribute {
        Some(a) => message.get_attribute(a)?.value(),
        None => message.value()?,
    };
    let mut text = String::with_capacity(64);
    bundle.write_pattern(&mut text, pattern, args, &mut Vec::new()).ok()?;
    Some(bent::closed(text))
}

/// A message in the language that is spoken, with values by name:
/// `t!("deck-left", cards = 3, name = &hero)`. Values are texts or numbers.
#[macro_export]
macro_rules! t {
    ($id:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::told($id, [$((stringify!($name), $crate::FluentValue::from($value))),*])
    };
}

#[cfg(test)]
mod tests;
