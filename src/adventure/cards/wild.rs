//! Wildcards: general texts that the players may choose to draw at set-up. They apply to the
//! scenario or to a location, and are written in the effect language like any card (AC-TABLE-03 to
//! AC-TABLE-05).

use std::sync::OnceLock;

use ron::value::RawValue;
use serde::{Deserialize, Serialize};

use lang::assets;

use super::addition::{AdditionError, LONGEST_WILDCARD, MOST_WILDCARDS};
use super::content::Content;
use super::difficulty::Difficulty;
use super::effect::{Power, Rule, Standing};
use super::load;
use crate::lang::pattern::{self, Entry};
use crate::lang::{self, Language};

/// Whether a wildcard makes it harder or easier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "two words")]
pub enum Tone {
    Harsh,
    Kind,
}

/// What a wildcard applies to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reach {
    /// The whole scenario.
    Scenario,
    /// One location, while it is open.
    Location,
}

/// A wildcard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WildDef {
    /// The id.
    pub id: String,
    /// The printed name.
    pub name: String,
    /// Whether the wildcard makes the game harder or easier.
    pub tone: Tone,
    /// What the wildcard applies to.
    pub reach: Reach,
    /// The rules.
    #[serde(default)]
    pub rules: Vec<Rule>,
    /// The standing effects.
    #[serde(default)]
    pub standing: Vec<Standing>,
    /// The powers.
    #[serde(default)]
    pub powers: Vec<Power>,
    /// Flavour text, without rules.
    #[serde(default)]
    pub flavour: String,
}

impl WildDef {
    /// Returns the name in the current language.
    pub fn shown_name(&self) -> &str {
        self.localized().map_or(&self.name, |e| e.value().words())
    }

    /// Returns the flavour text in the current language.
    pub fn shown_flavour(&self) -> &str {
        let other = self.localized().and_then(|e| e.form("flavour")).map(|p| p.words());
        other.unwrap_or(&self.flavour)
    }

    /// Returns the translation of a built-in wildcard; the one for the difficulty of checks is
    /// translated by its name.
    fn localized(&self) -> Option<&'static Entry> {
        let language = lang::current();
        let id = match self.id.as_str() {
            "checks" => self.name.to_lowercase(),
            id => id.to_owned(),
        };
        let entry = || pattern::entry(language, &format!("wild-{id}"));
        if language == Language::English { None } else { entry() }
    }
}

/// A wildcard in a game's start: its complete text, so that the game stays the same although a
/// later version has other wildcards.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wildcard {
    /// The text, in the format of `assets/wildcards.ron`.
    pub card: String,
    /// The id of its location; `None` if it applies to the scenario.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
}

/// A wildcard in play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlacedWildcard {
    /// The wildcard.
    pub card: WildDef,
    /// The index of its location in the pack; `None` if it applies to the scenario.
    pub place: Option<usize>,
}

const DECK: &str = "assets/wildcards.ron";

/// Returns all built-in wildcards, each with its text.
pub fn deck() -> &'static [(WildDef, String)] {
    static ALL: OnceLock<Vec<(WildDef, String)>> = OnceLock::new();
    ALL.get_or_init(|| {
        // The tests check that the built-in wildcards can be read.
        let raw: Vec<&RawValue> = load::options().from_str(assets::text(DECK)).unwrap_or_default();
        let texts = raw.into_iter().map(|r| r.get_ron().trim().to_owned());
        texts.filter_map(|t| Some((read(&t).ok()?, t))).collect()
    })
}

/// Parses a wildcard.
///
/// # Errors
/// Returns an error if the text is no wildcard.
pub fn read(text: &str) -> Result<WildDef, AdditionError> {
    load::options().from_str(text).map_err(|e| AdditionError::Wildcard(Box::new(e)))
}

/// Draws the wildcards of a game: as many harmful and helpful ones as are chosen, at random, those
/// for locations on locations in play, on different ones as far as possible (AC-TABLE-03 to
/// AC-TABLE-05); and the one for the difficulty of checks, which is not drawn (AC-TABLE-06).
/// `below` returns a random number below its argument.
pub fn draw(
    difficulty: &Difficulty,
    places: &[String],
    mut below: impl FnMut(usize) -> usize,
) -> Vec<Wildcard> {
    let mut drawn = Vec::new();
    let mut free: Vec<&String> = Vec::new();
    for (tone, n) in [(Tone::Harsh, difficulty.wildcards), (Tone::Kind, difficulty.favors)] {
        let mut pool: Vec<&(WildDef, String)> =
            deck().iter().filter(|(d, _)| d.tone == tone).collect();
        for _ in 0..n {
            if pool.is_empty() {
                break;
            }
            let (def, text) = pool.remove(below(pool.len()));
            let place = match def.reach {
                Reach::Scenario => None,
                Reach::Location => {
                    if free.is_empty() {
                        free = places.iter().collect();
                    }
                    (!free.is_empty()).then(|| free.remove(below(free.len())).clone())
                }
            };
            drawn.push(Wildcard { card: text.clone(), place });
        }
    }
    if difficulty.checks != 0 {
        let n = difficulty.checks;
        let (name, tone) = if n > 0 { ("Harder", "Harsh") } else { ("Easier", "Kind") };
        let card = format!(
            "(id: \"checks\", name: \"{name}\", tone: {tone}, reach: Scenario, standing: [(change: \
             Difficulty({n}, (purposes: [Defeat, Acquire, Close])))])"
        );
        drawn.push(Wildcard { card, place: None });
    }
    drawn
}

impl Content {
    /// Puts wildcards on a scenario and its locations: their abilities are appended to the printed
    /// ones.
    ///
    /// # Errors
    /// Returns an error if a wildcard cannot be read, or its location is not in the pack.
    pub fn lay_wildcards(
        &mut self,
        scenario: &str,
        wild: &[Wildcard],
    ) -> Result<(), AdditionError> {
        if wild.len() > MOST_WILDCARDS || wild.iter().any(|w| w.card.len() > LONGEST_WILDCARD) {
            return Err(AdditionError::Wildcards);
        }
        let content = self;
        let at = content
            .scenario(scenario)
            .ok_or_else(|| AdditionError::NoScenario(scenario.to_owned()))?;
        for w in wild {
            content.note_added(w);
            let card = read(&w.card)?;
            let place = match &w.place {
                None => None,
                Some(id) => Some(
                    content.location(id).ok_or_else(|| AdditionError::NoLocation(id.clone()))?,
                ),
            };
            let (rules, standing, powers) = match place {
                Some(n) => {
                    let on = &mut content.locations[n];
                    (&mut on.rules, &mut on.standing, &mut on.powers)
                }
                None => {
                    let on = &mut content.scenarios[at];
                    (&mut on.rules, &mut on.standing, &mut on.powers)
                }
            };
            rules.extend(card.rules.iter().cloned());
            standing.extend(card.standing.iter().cloned());
            powers.extend(card.powers.iter().cloned());
            content.wild.push(PlacedWildcard { card, place });
        }
        Ok(())
    }

    /// Returns the wildcards on a location, or on the scenario.
    pub fn wild_on(&self, place: Option<usize>) -> impl Iterator<Item = &WildDef> {
        self.wild.iter().filter(move |l| l.place == place).map(|l| &l.card)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::abilities::HasAbilities;
    use crate::cards::{lint, source, text};
    use crate::kernel::rng::Rng;

    fn drawn(difficulty: Difficulty, places: usize, seed: u64) -> Vec<Wildcard> {
        let places: Vec<String> = (0..places).map(|n| format!("place-{n}")).collect();
        let mut rng = Rng::new(seed);
        draw(&difficulty, &places, |n| rng.below(n))
    }

    /// Every built-in wildcard can be read and has an effect.
    #[test]
    fn every_wildcard_is_valid() {
        let count =
            load::options().from_str::<Vec<WildDef>>(assets::text(DECK)).map(|all| all.len());
        assert_eq!(count.ok(), Some(deck().len()));
        for tone in [Tone::Harsh, Tone::Kind] {
            for reach in [Reach::Scenario, Reach::Location] {
                let n = deck().iter().filter(|(d, _)| d.tone == tone && d.reach == reach).count();
                assert!(n >= 4, "{tone:?} {reach:?}");
            }
        }
        for (def, _) in deck() {
            assert!(def.abilities().count() > 0, "{}", def.id);
            assert_eq!(deck().iter().filter(|(d, _)| d.id == def.id).count(), 1, "{}", def.id);
        }
    }

    /// AC-TABLE-03, AC-TABLE-04, AC-TABLE-05: so many of each tone, none twice, those for locations
    /// on different ones while there are enough.
    #[test]
    fn the_chosen_number_of_wildcards_is_drawn() {
        let some = Difficulty { wildcards: 4, favors: 2, ..Difficulty::default() };
        for seed in 0..50 {
            let all = drawn(some, 8, seed);
            let read: Vec<WildDef> = all.iter().filter_map(|w| read(&w.card).ok()).collect();
            assert_eq!(read.len(), 6);
            assert_eq!(read.iter().filter(|d| d.tone == Tone::Harsh).count(), 4);
            for (n, (w, d)) in all.iter().zip(&read).enumerate() {
                assert_eq!(w.place.is_some(), d.reach == Reach::Location);
                assert!(all[..n].iter().all(|o| o.card != w.card));
                assert!(w.place.is_none() || all[..n].iter().all(|o| o.place != w.place));
            }
            // A location may get several if there are few locations.
            assert_eq!(drawn(some, 1, seed).len(), 6);
        }
        assert_eq!(drawn(some, 3, 7), drawn(some, 3, 7));
        assert!(drawn(Difficulty::default(), 3, 7).is_empty());
    }

    /// Every wildcard passes the linter with every built-in pack, and has a text.
    #[test]
    fn the_linter_finds_nothing_wrong() {
        for pack in source::packs() {
            let source = source::find_source(&pack).expect("it ships");
            let load::Draft { content, places, .. } = load::read(&source);
            let known = lint::lint(&content, &source, &places);
            for (def, card) in deck() {
                let scenario = &content.scenarios[0];
                let place =
                    (def.reach == Reach::Location).then(|| scenario.locations[0][0].clone());
                let wild = [Wildcard { card: card.clone(), place: place.clone() }];
                let mut with = content.clone();
                with.lay_wildcards(&scenario.id, &wild).expect("it fits");
                assert_eq!(lint::added(&with), Ok(()), "{pack}: {}", def.id);
                let found = lint::lint(&with, &source, &places);
                assert_eq!(found, known, "{pack}: {}", def.id);
                let lines = text::wild_text(&with, def);
                assert!(!lines.is_empty());
                let at = place.and_then(|id| with.location(&id));
                let shown = match at {
                    Some(n) => text::location_text(&with, &with.locations[n]).here,
                    None => text::scenario_text(&with, &with.scenarios[0]),
                };
                let named = shown.iter().filter(|l| l.to_string().contains(&def.name)).count();
                assert_eq!(named, text::wild_text(&with, def).len(), "{}", def.id);
            }
        }
    }
}
