//! Localization: messages in the player's language, by id, from Fluent files.
//!
//! `assets/lang/en/*.ftl` and `assets/lang/de/*.ftl` contain the messages, one file for each part
//! of the program; [`assets`] provides their texts. Code uses [`t!`](crate::t) with an id and
//! values; a message that a language lacks is shown in English. Nothing that is saved, hashed or
//! compared depends on the language.

use std::cell::Cell;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU8, Ordering};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use serde::{Deserialize, Serialize};

pub use fluent_bundle::FluentValue;

pub mod assets;
pub mod emblems;
pub mod inflection;
pub mod pattern;
pub mod saturating;
pub mod terminal;

/// A language of the program.
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
    /// All languages, in the order of the enum.
    pub const ALL: [Language; 2] = [Language::English, Language::German];

    /// Returns the language code: `en`, `de`.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
        }
    }

    /// Returns the name of the language in that language.
    pub fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
        }
    }

    /// Returns the language of a code such as `de`, `de-AT` or `en_GB.UTF-8`.
    pub fn from_code(code: &str) -> Option<Language> {
        let short = code.split(['-', '_', '.']).next().unwrap_or_default().to_ascii_lowercase();
        Language::ALL.into_iter().find(|l| l.code() == short)
    }

    /// Returns the language of the system, or English if the program does not have it.
    pub fn from_system() -> Language {
        sys_locale::get_locales().find_map(|code| Language::from_code(&code)).unwrap_or_default()
    }
}

/// The language of the whole program.
static CURRENT: AtomicU8 = AtomicU8::new(0);
/// The language chosen on the command line, counted from 1; 0 for none.
static FORCED: AtomicU8 = AtomicU8::new(0);

thread_local! {
    /// The language of this thread while [`with`] runs.
    static OF_THREAD: Cell<Option<Language>> = const { Cell::new(None) };
}

/// Returns the current language.
pub fn current() -> Language {
    OF_THREAD.get().unwrap_or_else(|| {
        let current = usize::from(CURRENT.load(Ordering::Relaxed));
        Language::ALL.get(current).copied().unwrap_or_default()
    })
}

/// Sets the language of the whole program.
pub fn set_current(language: Language) {
    CURRENT.store(language as u8, Ordering::Relaxed);
}

/// Sets the language of the whole program as chosen on the command line, which takes precedence
/// over the settings.
pub fn force(language: Language) {
    FORCED.store(1 + language as u8, Ordering::Relaxed);
    set_current(language);
}

/// Returns the language chosen on the command line.
pub fn forced() -> Option<Language> {
    let code = FORCED.load(Ordering::Relaxed);
    Language::ALL.into_iter().find(|l| 1 + *l as u8 == code)
}

/// Runs `run` with another language on this thread, for tests and for background work that began in
/// a language.
pub fn with<T>(language: Language, run: impl FnOnce() -> T) -> T {
    struct Back(Option<Language>);
    impl Drop for Back {
        fn drop(&mut self) {
            OF_THREAD.set(self.0);
        }
    }
    let _back = Back(OF_THREAD.replace(Some(language)));
    run()
}

type Bundle = FluentBundle<FluentResource>;

fn bundle(language: Language) -> &'static Bundle {
    static ALL: [OnceLock<Bundle>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    ALL[language as usize].get_or_init(|| read(language, files(language).map(|(_, text)| text)).0)
}

/// Returns the names and texts of a language's files.
fn files(language: Language) -> impl Iterator<Item = (&'static str, &'static str)> {
    let all = assets::folder(&format!("assets/lang/{}", language.code())).into_iter();
    all.filter(|(name, _)| name.ends_with(".ftl"))
}

/// Parses messages. Returns the bundle, and the problems for tests.
fn read<'t>(language: Language, texts: impl Iterator<Item = &'t str>) -> (Bundle, Vec<String>) {
    let code = language.code().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![code]);
    // The isolation marks for bidirectional text would be shown as boxes.
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

/// Returns a message in the current language by `id` or `id.attribute`. Returns the id if no
/// language has the message, which tests detect.
pub fn translate(id: &str, values: &[(&'static str, FluentValue<'_>)]) -> String {
    translate_args(id, values.iter().cloned())
}

/// Returns a message with values by name; [`t!`](crate::t) expands to a call of it.
pub fn translate_with<const N: usize>(
    id: &str,
    values: [(&'static str, FluentValue<'_>); N],
) -> String {
    translate_args(id, values.into_iter())
}

fn translate_args<'v>(
    id: &str,
    values: impl ExactSizeIterator<Item = (&'static str, FluentValue<'v>)>,
) -> String {
    let mut args = None;
    if values.len() > 0 {
        let args = args.insert(FluentArgs::with_capacity(values.len()));
        values.for_each(|(name, value)| args.set(name, value));
    }
    let language = current();
    translate_in(language, id, args.as_ref())
        .or_else(|| translate_in(Language::English, id, args.as_ref()))
        .unwrap_or_else(|| id.to_owned())
}

/// Returns the possessive form of a name: "Hesper's", "Hespers". Messages use `OF($name)`.
pub fn possessive(name: &str) -> String {
    match current() {
        Language::English => possessive_english(name),
        Language::German => possessive_german(name),
    }
}

/// Registers the functions that messages may call: `OF($hero)`, "Hesper's"; and the German cases of
/// [`inflection`], for which other languages return the name itself:
/// - `NOMINATIVE($place)`, `ACCUSATIVE($place)`, `DATIVE($place)`, `GENITIVE($place)`; the middle
///   two with `after: "zu"` after that preposition, and with `bare: "nach"` after that one where
///   the name has no article;
/// - `CAPITAL(NOMINATIVE($place))` at the beginning of a sentence;
/// - `AGREE($place, "ist", "sind")` for the verb.
///
/// `DICE($pool)` is "2d6", in German "2W6", as on cards.
fn functions(bundle: &mut Bundle, language: Language) -> Vec<String> {
    let mut faults = Vec::new();
    let mut add = |name: &str, function: Function| {
        faults.extend(bundle.add_function(name, function).err().map(|e| e.to_string()));
    };
    add("CAPITAL", |v, _| map_name(v, capital));
    match language {
        Language::English => {
            add("OF", |v, _| map_name(v, possessive_english));
            add("NOMINATIVE", |v, _| map_name(v, str::to_owned));
            add("ACCUSATIVE", |v, with| map_name(v, |name| with_preposition(name, with, None)));
            add("DATIVE", |v, with| map_name(v, |name| with_preposition(name, with, None)));
            add("GENITIVE", |v, _| map_name(v, |name| format!("of {name}")));
            add("AGREE", |v, _| agree(v, |_| false));
            add("DICE", |v, _| map_name(v, |pool| dice_in(Language::English, pool)));
        }
        Language::German => {
            add("OF", |v, _| map_name(v, possessive_german));
            use inflection::Case;
            add("NOMINATIVE", |v, w| {
                map_name(v, |n| with_preposition(n, w, Some(Case::Nominative)))
            });
            add("ACCUSATIVE", |v, w| {
                map_name(v, |n| with_preposition(n, w, Some(Case::Accusative)))
            });
            add("DATIVE", |v, w| map_name(v, |n| with_preposition(n, w, Some(Case::Dative))));
            add("GENITIVE", |v, w| map_name(v, |n| with_preposition(n, w, Some(Case::Genitive))));
            add("AGREE", |v, _| agree(v, inflection::is_plural));
            add("DICE", |v, _| map_name(v, |pool| dice_in(Language::German, pool)));
        }
    }
    faults
}

type Function = for<'v> fn(&[FluentValue<'v>], &FluentArgs<'_>) -> FluentValue<'v>;

/// Applies `make` to the name that a function receives.
fn map_name<'v>(values: &[FluentValue<'v>], make: impl FnOnce(&str) -> String) -> FluentValue<'v> {
    match values {
        [FluentValue::String(name)] => FluentValue::from(make(name)),
        _ => FluentValue::Error,
    }
}

/// Returns the text with a capital first letter.
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

/// Returns a name in a case, or unchanged, after the preposition that the message gives.
fn with_preposition(name: &str, with: &FluentArgs<'_>, case: Option<inflection::Case>) -> String {
    let word = |name: &str| match with.get(name) {
        Some(FluentValue::String(word)) => Some(word.to_string()),
        _ => None,
    };
    match (word("after"), case) {
        (None, None) => name.to_owned(),
        (None, Some(case)) => inflection::mark_end(inflection::inflect(name, case)),
        (Some(after), None) => format!("{after} {name}"),
        (Some(after), Some(case)) => {
            let bare = word("bare");
            let bare = bare.as_deref().unwrap_or(&after);
            inflection::mark_end(inflection::after_preposition(&after, bare, name, case))
        }
    }
}

/// Returns the second value for a singular name, the third for a plural one.
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

/// Returns a name in a case of the current language; English has no cases.
pub fn inflect_name(name: &str, case: inflection::Case) -> String {
    match current() {
        Language::English => name.to_owned(),
        Language::German => inflection::inflect(name, case),
    }
}

/// Returns a name as it follows a possessive, where German drops the article: "Pims Zange".
pub fn without_article(name: &str) -> String {
    match current() {
        Language::English => name.to_owned(),
        Language::German => inflection::without_article(name),
    }
}

/// Returns all forms of a name for finding it in a text, without its article, whose capital may
/// differ.
pub fn name_forms(name: &str) -> Vec<String> {
    let mut all = vec![name.to_owned()];
    if current() == Language::German {
        all.extend(inflection::stems(name));
    }
    all
}

/// Returns dice in the notation of the current language: "2d6", in German "2W6". Messages use
/// `DICE($pool)`; what is saved or sent always has "2d6".
pub fn dice(pool: &str) -> String {
    dice_in(current(), pool)
}

fn dice_in(language: Language, pool: &str) -> String {
    match language {
        Language::English => pool.to_owned(),
        Language::German => pool.replace('d', "W"),
    }
}

fn possessive_english(name: &str) -> String {
    if name.ends_with('s') { format!("{name}'") } else { format!("{name}'s") }
}

fn possessive_german(name: &str) -> String {
    // Names that end in an s sound take the apostrophe alone.
    let hissing = ["s", "ß", "x", "z", "ce"].iter().any(|end| name.ends_with(end));
    if hissing { format!("{name}’") } else { format!("{name}s") }
}

/// Formats a number with so many decimals and the decimal separator of the language.
pub fn decimal(number: f64, places: usize) -> String {
    let text = format!("{number:.places$}");
    match current() {
        Language::English => text,
        Language::German => text.replace('.', ","),
    }
}

/// Returns whether the current language, or else English, has a message.
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

fn translate_in(language: Language, id: &str, args: Option<&FluentArgs<'_>>) -> Option<String> {
    let (name, attribute) = split(id);
    let bundle = bundle(language);
    let message = bundle.get_message(name)?;
    let pattern = match attribute {
        Some(a) => message.get_attribute(a)?.value(),
        None => message.value()?,
    };
    let mut text = String::with_capacity(64);
    bundle.write_pattern(&mut text, pattern, args, &mut Vec::new()).ok()?;
    Some(inflection::insert_commas(text))
}

/// Returns a message in the current language, with values by name: `t!("deck-left", cards = 3, name
/// = &hero)`. Values are texts or numbers.
#[macro_export]
macro_rules! t {
    ($id:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::translate_with($id, [$((stringify!($name), $crate::FluentValue::from($value))),*])
    };
}

#[cfg(test)]
mod tests;
