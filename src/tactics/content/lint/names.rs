//! Checks of content that is no pack, such as a vignette's own: what it names must be there. Nothing else
//! is asked of it, since it is no whole.

use kernel::content::lint::At;
use kernel::content::load::Place;
use kernel::content::locate::Step;
use kernel::content::problem::{Problem, Problems};
use kernel::content::source::Source;

use super::text::Scope;
use super::{Lint, abilities, marks};
use crate::content::load::Places;
use crate::content::pack::{Lists, TacticsContent};
use crate::content::printed::{EncounterDef, TokenDef};

/// Content within a file.
pub struct Part<'a> {
    /// The index of the file.
    pub file: usize,
    /// Where in it the lists are fields.
    pub path: &'a [Step<'a>],
    /// The lists.
    pub lists: &'a Lists,
    /// The tokens.
    pub tokens: &'a [TokenDef],
}

/// Returns an error for every name in some parts and in an encounter that `content` does not have. `source`
/// has the texts of the files.
pub fn names(
    content: &TacticsContent,
    source: &Source,
    parts: &[Part<'_>],
    encounter: Option<(Place, &EncounterDef)>,
) -> Vec<Problem> {
    let (problems, places) = (Problems::default(), &Places::default());
    let (abilities, marks) = (abilities(content), marks(content));
    let mut lint = Lint { content, source, places, problems, abilities, marks, names: true };
    for part in parts {
        lint.part(part);
    }
    if let Some((place, encounter)) = encounter {
        lint.encounter(&At::entry(Some(&place)), encounter);
    }
    lint.problems.into_list(&source.place)
}

impl Lint<'_> {
    fn part(&mut self, part: &Part<'_>) {
        let source = self.source;
        let place = |list: &'static str, n: usize| {
            let path: Vec<Step<'_>> =
                part.path.iter().copied().chain([Step::Field(list), Step::Item(n)]).collect();
            Place::within(source, part.file, &path)
        };
        let lists = part.lists;
        for (n, token) in part.tokens.iter().enumerate() {
            self.token(&At::entry(Some(&place("tokens", n))), token);
        }
        for (n, class) in lists.classes.iter().enumerate() {
            self.class_card(&At::entry(Some(&place("classes", n))), class);
        }
        for (n, level) in lists.levels.iter().enumerate() {
            self.level_up(&At::entry(Some(&place("levels", n))), level);
        }
        for (n, card) in lists.cards.iter().enumerate() {
            self.card(&At::entry(Some(&place("cards", n))), card);
        }
        for (n, enemy) in lists.enemies.iter().enumerate() {
            self.enemy(&At::entry(Some(&place("enemies", n))), enemy);
        }
        for (n, companion) in lists.companions.iter().enumerate() {
            self.companion(&At::entry(Some(&place("companions", n))), companion);
        }
        for (n, deck) in lists.decks.iter().enumerate() {
            self.deck(&At::entry(Some(&place("decks", n))), deck);
        }
        for (n, terrain) in lists.terrain.iter().enumerate() {
            self.terrain(&At::entry(Some(&place("terrain", n))), terrain);
        }
        for (n, chapter) in lists.chapters.iter().enumerate() {
            self.chapter(&At::entry(Some(&place("chapters", n))), chapter);
        }
    }

    /// Checks a token.
    pub(super) fn token(&mut self, at: &At<'_>, token: &TokenDef) {
        self.standing(&at.field("standing"), Scope::LASTING, &token.standing);
        self.rules(&at.field("rules"), Scope::LASTING, &token.rules);
    }
}
