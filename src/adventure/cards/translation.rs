//! Translates a pack: its translatable texts by id, and the pack in another language.

#[cfg(test)]
mod inflected_names_tests;

use std::sync::Arc;

use super::content::Content;
use super::vocabulary::traits;
use crate::kernel::content::translation::{Translatable, Translations};
use crate::lang::Language;

/// Returns every translatable text of a pack by its id.
pub(super) fn texts(content: &mut Content) -> Vec<(String, &mut String)> {
    let mut all: Vec<(String, &mut String)> = vec![
        ("pack".into(), &mut content.pack.name),
        ("pack.about".into(), &mut content.pack.about),
    ];
    for card in &mut content.cards {
        let id = format!("card-{}", card.id);
        all.push((format!("{id}.flavour"), &mut card.flavour));
        all.push((id, &mut card.name));
    }
    for place in &mut content.locations {
        let id = format!("location-{}", place.id);
        all.push((format!("{id}.flavour"), &mut place.flavour));
        all.push((id, &mut place.name));
    }
    for hero in &mut content.heroes {
        let id = format!("hero-{}", hero.id);
        all.push((format!("{id}.title"), &mut hero.title));
        all.push((format!("{id}.story"), &mut hero.story));
        for (n, role) in hero.roles.iter_mut().enumerate() {
            let id = format!("role-{}-{}", hero.id, n + 1);
            all.push((format!("{id}.story"), &mut role.story));
            all.push((id, &mut role.name));
        }
        all.push((id, &mut hero.name));
    }
    for scenario in &mut content.scenarios {
        let id = format!("scenario-{}", scenario.id);
        all.push((format!("{id}.opening"), &mut scenario.opening));
        all.push((format!("{id}.ending"), &mut scenario.ending));
        all.push((format!("{id}.losing"), &mut scenario.losing));
        all.push((format!("{id}.mourning"), &mut scenario.mourning));
        all.push((id, &mut scenario.name));
    }
    for adventure in &mut content.adventures {
        let id = format!("adventure-{}", adventure.id);
        all.push((format!("{id}.opening"), &mut adventure.opening));
        all.push((id, &mut adventure.name));
    }
    // Empty texts need no translation.
    all.retain(|(_, text)| !text.is_empty());
    all
}

impl Translatable for Content {
    fn texts(&mut self) -> Vec<(String, &mut String)> {
        texts(self)
    }

    fn words(&self) -> Vec<String> {
        traits::ids()
    }

    fn translations(&self) -> &Translations {
        &self.translations
    }

    fn spoken(&self) -> Language {
        self.spoken
    }

    fn set_spoken(&mut self, translations: Translations, spoken: Language) {
        for (id, word) in translations.words(traits::ids(), spoken) {
            traits::call(&id, spoken, &word);
        }
        (self.translations, self.spoken) = (Arc::new(translations), spoken);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::load;
    use crate::kernel::content::problem::Problems;
    use crate::kernel::content::source::Source;
    use crate::kernel::content::translation::is_translation;

    const PACK: &str = r#"(id: "t", name: "Test", edition: First, authors: [],
        licence: "MIT", adventures: [])"#;
    const CARDS: &str = r#"[
        (id: "boathook", name: "Boathook", kind: Weapon, check: "Melee 5", flavour: "For fending off."),
        (id: "lamp", name: "Lamp", kind: Item, check: "Craft 4"),
    ]"#;

    fn source(german: &str) -> Source {
        let files = [("pack.ron", PACK), ("cards/all.ron", CARDS), ("lang/de.ftl", german)];
        let mut source = Source::of("t", &files);
        if german.is_empty() {
            source.files.retain(|(p, _)| !is_translation(p));
        }
        source
    }

    #[test]
    fn names_change_with_the_language_and_back() {
        let german = "card-boathook = Bootshaken\n    .flavour =\n        Zum Abwehren.\n        Wovon, steht nirgends.\n";
        let content = load::read(&source(german)).content;
        let other = content.in_language(Language::German);
        assert_eq!(other.cards[0].name, "Bootshaken");
        assert_eq!(other.cards[0].flavour, "Zum Abwehren.\nWovon, steht nirgends.");
        assert_eq!(other.cards[1].name, "Lamp");
        let back = other.in_language(Language::English);
        assert_eq!(back.cards[0].name, "Boathook");
        assert_eq!((back.digest, other.digest), (content.digest, content.digest));
        assert_eq!(load::read(&source("")).content.digest, content.digest);
        assert_eq!(content.missing_translations(Language::German), ["pack", "card-lamp"]);
    }

    #[test]
    fn mistakes_name_their_line() {
        let read = |german: &str| {
            let source = source(german);
            let mut problems = Problems::default();
            load::read(&source).content.lint_translations(&source, &mut problems);
            problems.into_list("t").iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        assert_eq!(read("card-lamp = Lampe\n"), Vec::<String>::new());
        assert!(
            read("card-lamp = Lampe\ncard-boathok = Haken\n")[0].starts_with("t/lang/de.ftl:2:1: ")
        );
        assert!(read("card-lamp = Lampe\n\n???\n")[0].starts_with("t/lang/de.ftl:3:1: "));
        assert!(
            read("card-lamp = Lampe\ncard-lamp = Licht\n")[0]
                .contains(":2:1: warning: `card-lamp`")
        );
    }

    /// A translation may be split: a folder's files are read as one, and no text is there twice.
    #[test]
    fn files_of_a_folder_are_read_as_one() {
        let mut source = source("card-boathook = Bootshaken");
        source.files.push(("lang/de/lamps.ftl".into(), "card-lamp = Lampe".into()));
        let content = load::read(&source).content.in_language(Language::German);
        assert_eq!((&*content.cards[0].name, &*content.cards[1].name), ("Bootshaken", "Lampe"));
        source.files.push(("lang/de/more.ftl".into(), "card-lamp = Licht\n".into()));
        let mut problems = Problems::default();
        load::read(&source).content.lint_translations(&source, &mut problems);
        let told: Vec<String> = problems.into_list("t").iter().map(ToString::to_string).collect();
        assert_eq!(
            told,
            ["t/lang/de/more.ftl:1:1: warning: `card-lamp` is said in another file too"]
        );
    }

    /// The translations of built-in packs are complete.
    #[test]
    fn built_in_packs_are_completely_translated() {
        for pack in ["lamplighters", "glass-caravan"] {
            let source = Source::builtin(pack).unwrap();
            let content = load::read(&source).content;
            let mut problems = Problems::default();
            content.lint_translations(&source, &mut problems);
            assert_eq!(problems.into_list(pack), Vec::new());
            for language in Language::ALL.into_iter().filter(|l| *l != Language::English) {
                assert_eq!(content.missing_translations(language), Vec::<String>::new(), "{pack}");
            }
        }
    }
}
