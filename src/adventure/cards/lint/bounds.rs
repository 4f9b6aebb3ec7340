//! Bounds of numbers and lists in a pack: large enough for anything printed, and small enough that
//! no number overflows and nothing takes long. The engine bounds the totals of many cards.

use super::Lint;
use crate::cards::effect::{CardFilter, Change, CheckFilter, Effect};
use crate::cards::printed::Closing;
use crate::cards::translation::texts;
use crate::kernel::content::lint::{At, Linter};
use crate::kernel::content::translation;
use crate::terminal::{is_hidden, is_plain};

/// The maximum length of a list: powers of a card, effects of a power, ids of a filter and so on.
pub const MAX_LIST: usize = 100;
/// The maximum number of dice or cards, or change of hand size, in one effect.
pub const MAX_NUMBER: u8 = 20;

impl Lint<'_> {
    /// Checks that a list has at most [`MAX_LIST`] items. Returns false if it has more; they are
    /// then not examined.
    pub(super) fn few<T>(&mut self, at: &At<'_>, list: &[T]) -> bool {
        if list.len() > MAX_LIST {
            let message = format!("{} in one list; at most {MAX_LIST}", list.len());
            self.error(at, message);
        }
        list.len() <= MAX_LIST
    }

    /// Checks that a number of dice, cards and so on is small enough.
    pub(super) fn small(&mut self, at: &At<'_>, n: impl Into<i64>) {
        let n: i64 = n.into();
        let most = i64::from(MAX_NUMBER);
        if !(-most..=most).contains(&n) {
            self.error(at, format!("{n} is too many; at most {most}"));
        }
    }

    pub(super) fn few_in_filter(&mut self, at: &At<'_>, f: &CardFilter) -> bool {
        self.few(at, &f.kinds)
            && self.few(at, &f.ranks)
            && self.few(at, &f.traits)
            && self.few(at, &f.without)
            && self.few(at, &f.ids)
            && self.few(at, &f.invokes)
            && self.few(at, &f.any_of)
    }

    pub(super) fn few_in_check(&mut self, at: &At<'_>, f: &CheckFilter) -> bool {
        self.few(at, &f.purposes)
            && self.few(at, &f.skills)
            && self.few(at, &f.traits)
            && self.few(at, &f.invokes)
    }

    /// Checks the plain numbers and lists of an effect.
    pub(super) fn bounded_effect(&mut self, at: &At<'_>, effect: &Effect) {
        match effect {
            Effect::EachDie(n) => self.small(at, *n),
            Effect::SkillDice(n) => self.small(at, *n),
            Effect::Use { skills, .. } | Effect::OwnSkill(skills) => {
                self.few(at, skills);
            }
            Effect::ReplaceDie { of, by, .. } => {
                self.few(at, of);
                self.few(at, by);
            }
            Effect::CheckTraits(traits) => {
                self.few(at, traits);
            }
            Effect::Build { with, .. } => {
                self.few(at, with);
            }
            _ => {}
        }
    }

    /// Checks the plain numbers and lists of a standing effect.
    pub(super) fn bounded_change(&mut self, at: &At<'_>, change: &Change) {
        match change {
            Change::EachDie(n, _) | Change::HandSize(n) => self.small(at, *n),
            Change::FewerDice(n, _)
            | Change::MostCards(n, _)
            | Change::MostCardsEach(n, _)
            | Change::SkillDice(n, _)
            | Change::HandSizeIs(n) => self.small(at, *n),
            Change::CheckTraits(traits, _)
            | Change::Immune(traits)
            | Change::Needs(traits)
            | Change::Proficient(traits) => {
                self.few(at, traits);
            }
            _ => {}
        }
    }

    pub(super) fn bounded_closing(&mut self, at: &At<'_>, way: &Closing) {
        if let Closing::PaySeveral(n, _) | Closing::PayTypes(n, _) = way {
            self.small(at, *n);
        }
    }

    /// Returns whether all lists of an entry are short enough to be examined, and reports those
    /// that are not.
    pub(super) fn all_few(&mut self, at: &At<'_>, lists: &[(&'static str, usize)]) -> bool {
        let mut fine = true;
        for (field, len) in lists {
            if *len > MAX_LIST {
                let message = format!("{len} in one list; at most {MAX_LIST}");
                self.error(&at.field(field), message);
                fine = false;
            }
        }
        fine
    }

    /// Checks that names have one line and that no text contains invisible characters.
    pub(super) fn hidden(&mut self) {
        let mut own = self.content.clone();
        let head = &self.content.pack;
        let authors = head.authors.iter().map(|a| ("authors".to_owned(), a.clone()));
        let mut all: Vec<(String, String)> = authors.collect();
        all.push(("licence".into(), head.licence.clone()));
        all.extend(texts(&mut own).into_iter().map(|(id, text)| (id, text.clone())));
        for card in self.content.cards.iter() {
            all.extend(card.class_deck.iter().map(|deck| (card.id.clone(), deck.clone())));
        }
        for hero in &self.content.heroes {
            all.push((hero.id.clone(), hero.from.clone()));
        }
        let at = At::entry(self.places.pack.as_ref());
        for name in self.traits.clone() {
            all.push((format!("trait {}", name.escape_debug()), name.to_owned()));
        }
        for (id, text) in all {
            // Stories have several lines; names, whose ids have no attribute, have one.
            let story = translation::is_story(&id);
            if let Some(most) = translation::too_long(&id, &text) {
                self.error(
                    &at,
                    format!("`{}` has more than {most} letters", translation::short(&id)),
                );
                continue;
            }
            let bad = |c: &char| if story { !is_plain(*c) } else { is_hidden(*c) };
            if let Some(c) = text.chars().find(bad) {
                let c = c.escape_unicode();
                let id = translation::short(&id);
                self.error(&at, format!("a letter that cannot be seen in `{id}`: {c}"));
            }
        }
    }
}
