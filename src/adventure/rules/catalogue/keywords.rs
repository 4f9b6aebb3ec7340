//! Words that stand on cards, with what they mean and the rules behind them: `assets/keywords.ron`,
//! and what they are in German, `assets/keywords.de.ron`.

use std::sync::LazyLock;

use serde::Deserialize;

use super::{Entry, find};
use crate::cards::printed::Edition;
use lang::{self, Language, assets};

/// The file.
const FILE: &str = "assets/keywords.ron";

/// The same words in German.
const GERMAN: &str = "assets/keywords.de.ron";

/// A word in another language.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Other {
    /// The word in English.
    of: String,
    word: String,
    finds: Vec<String>,
    means: String,
}

/// A word that stands on cards.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Keyword {
    /// The word.
    pub word: String,
    /// Beginnings of words by which it is found in a text, in lower case; behind `…` a word that
    /// follows in the same sentence: of verbs that come in two parts.
    pub finds: Vec<String>,
    /// What it means, in a sentence.
    pub means: String,
    /// Ids of the rules that say it in full, the most to the point first.
    rules: Vec<String>,
}

impl Keyword {
    /// The rules behind it that hold in an edition; all of them where no edition is played.
    pub fn rules(&self, edition: Option<Edition>) -> Vec<Entry> {
        let entries = self.rules.iter().filter_map(|id| find(id));
        entries.filter(|e| edition.is_none_or(|edition| e.holds(edition))).collect()
    }

    /// Whether a text, in lower case, uses the word.
    fn used(&self, text: &str) -> bool {
        self.finds.iter().any(|part| {
            let (part, second) = part.split_once('…').unwrap_or((part, ""));
            text.match_indices(part).any(|(at, _)| {
                let begins = !text[..at].ends_with(char::is_alphanumeric);
                begins && (second.is_empty() || follows(&text[at..], second))
            })
        })
    }
}

/// Whether a word follows in the same part of a sentence.
fn follows(text: &str, word: &str) -> bool {
    let part = text.split(['.', ';', ':']).next().unwrap_or_default();
    part.split(|c: char| !c.is_alphanumeric()).any(|w| w == word)
}

/// All keywords. A file that cannot be read leaves none; a test keeps that from shipping.
static ALL: LazyLock<Vec<Keyword>> =
    LazyLock::new(|| ron::from_str(assets::text(FILE)).unwrap_or_default());

/// The same in German, with the rules of the English ones.
static ALL_GERMAN: LazyLock<Vec<Keyword>> = LazyLock::new(|| {
    let others: Vec<Other> = ron::from_str(assets::text(GERMAN)).unwrap_or_default();
    let german = |k: &Keyword| match others.iter().find(|o| o.of == k.word) {
        Some(o) => Keyword {
            word: o.word.clone(),
            finds: o.finds.clone(),
            means: o.means.clone(),
            rules: k.rules.clone(),
        },
        None => k.clone(),
    };
    ALL.iter().map(german).collect()
});

/// All keywords in the language that is spoken: types first, then what is done with cards, by
/// heroes, and the rest.
pub fn keywords() -> &'static [Keyword] {
    match lang::current() {
        Language::English => &ALL,
        Language::German => &ALL_GERMAN,
    }
}

/// The keywords that a text uses, in the order of [`keywords`].
pub fn keywords_in(text: &str) -> Vec<&'static Keyword> {
    let text = text.to_lowercase();
    keywords().iter().filter(|k| k.used(&text)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::words::{Action, Kind};

    #[test]
    fn the_file_is_read_and_names_only_rules_that_there_are() {
        let all: Vec<Keyword> = ron::from_str(assets::text(FILE)).expect("it can be read");
        for k in &all {
            assert!(!k.rules.is_empty() && !k.means.is_empty(), "{}", k.word);
            assert!(k.finds.iter().all(|f| *f == f.to_lowercase()), "{}", k.word);
            for id in &k.rules {
                assert!(find(id).is_some_and(|e| e.id == id), "{}: {id}", k.word);
            }
            for edition in [Edition::First, Edition::Third] {
                let only_third =
                    all.iter().any(|o| o == k && k.rules(Some(Edition::First)).is_empty());
                let holds = !k.rules(Some(edition)).is_empty();
                assert!(holds || (only_third && edition == Edition::First), "{}", k.word);
            }
        }
    }

    #[test]
    fn every_type_and_action_is_explained() {
        let words = Kind::ALL.iter().chain(&Kind::SUPPORT).map(|k| k.word());
        for word in words.chain(Action::ALL.map(Action::word)) {
            assert!(!keywords_in(word).is_empty(), "{word}");
        }
    }

    #[test]
    fn every_word_is_there_in_german_and_found_in_german_text() {
        let others: Vec<Other> = ron::from_str(assets::text(GERMAN)).expect("it can be read");
        let of: Vec<&str> = others.iter().map(|o| o.of.as_str()).collect();
        let all: Vec<&str> = ALL.iter().map(|k| k.word.as_str()).collect();
        assert_eq!(of, all);
        lang::with(Language::German, || {
            for word in Kind::ALL.iter().chain(&Kind::SUPPORT).map(|k| k.shown()) {
                assert!(!keywords_in(word).is_empty(), "{word}");
            }
            for word in Action::ALL.map(Action::shown) {
                assert!(!keywords_in(word).is_empty(), "{word}");
            }
            let words =
                |text| keywords_in(text).iter().map(|k| k.word.as_str()).collect::<Vec<_>>();
            assert_eq!(
                words("Lade diese Karte auf, um erneut zu erkunden."),
                ["aufladen", "erkunden"]
            );
            assert_eq!(words("Am Ende deines Zuges legst du 1 Karte ab."), ["ablegen"]);
            assert_eq!(words("Lege sie unter dieses Deck. Ab und zu."), Vec::<&str>::new());
        });
    }

    #[test]
    fn words_are_found_by_their_beginnings_and_only_there() {
        let words = |text| keywords_in(text).iter().map(|k| k.word.as_str()).collect::<Vec<_>>();
        assert_eq!(words("Recharge this card to explore."), ["recharge", "explore"]);
        assert_eq!(words("It is undefeated"), ["undefeated"]);
        assert_eq!(words("really"), Vec::<&str>::new());
    }

    #[test]
    fn of_rules_that_differ_the_one_that_holds_is_shown() {
        let display = keywords().iter().find(|k| k.word == "display").expect("there is one");
        let ids = |e| display.rules(e).iter().map(|e| e.id).collect::<Vec<_>>();
        assert_eq!(ids(Some(Edition::First)), ["AC-PLAY-20", "AC-PLAY-22"]);
        assert_eq!(ids(Some(Edition::Third)), ["AC-PLAY-21", "AC-PLAY-22"]);
        assert_eq!(ids(None).len(), 3);
    }
}
