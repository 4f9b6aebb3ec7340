//! Translates a pack: its translatable texts by id, and the pack in another language.

use std::collections::BTreeSet;
use std::sync::Arc;

use kernel::content::translation::{Translatable, Translations};
use lang::Language;

use super::effect::Power;
use super::pack::TacticsContent;
use super::printed::{ChoiceDef, EncounterDef, Objective, Resolution};

/// Texts that can be translated, each by its id.
type Texts<'a> = Vec<(String, &'a mut String)>;

/// Returns every translatable text of a pack by its id.
fn texts(content: &mut TacticsContent) -> Texts<'_> {
    let mut all: Texts<'_> = vec![
        ("pack".into(), &mut content.pack.name),
        ("pack.about".into(), &mut content.pack.about),
    ];
    for (die, name) in content.pack.dice.iter().zip(&mut content.pack.die_names) {
        all.push((format!("die-{}", die.id), name));
    }
    for token in &mut content.pack.tokens {
        all.push((format!("token-{}", token.id), &mut token.name));
    }
    for counter in &mut content.pack.counters {
        all.push((format!("counter-{}", counter.id), &mut counter.name));
    }
    for terrain in &mut content.terrain {
        all.push((format!("terrain-{}", terrain.id), &mut terrain.name));
    }
    for hero in &mut content.heroes {
        all.push((format!("hero-{}.about", hero.id), &mut hero.about));
        all.push((format!("hero-{}", hero.id), &mut hero.name));
    }
    for class in &mut content.classes {
        all.push((format!("class-{}.about", class.id), &mut class.about));
        powers(&format!("class-{}", class.id), "power", &mut class.powers, &mut all);
        all.push((format!("class-{}", class.id), &mut class.name));
    }
    for card in &mut content.cards {
        let id = format!("card-{}", card.id);
        all.push((format!("{id}.says"), &mut card.says));
        all.push((format!("{id}.text"), &mut card.text));
        powers(&id, "power", &mut card.powers, &mut all);
        choices(&id, "choice", &mut card.choices, &mut all);
        all.push((id, &mut card.name));
    }
    // A deck that serves several bosses calls their abilities by one id: the first has the name of the
    // id, the others have names of their own.
    let mut abilities = BTreeSet::new();
    for enemy in &mut content.enemies {
        let id = format!("enemy-{}", enemy.id);
        all.push((format!("{id}.says"), &mut enemy.says));
        for ability in &mut enemy.active {
            let name = format!("ability-{}", ability.id);
            let first = abilities.insert(ability.id.clone());
            all.push((if first { name } else { format!("{id}.{name}") }, &mut ability.name));
        }
        all.push((id, &mut enemy.name));
    }
    for companion in &mut content.companions {
        let id = format!("companion-{}", companion.id);
        all.push((format!("{id}.says"), &mut companion.says));
        powers(&id, "power", &mut companion.powers, &mut all);
        powers(&id, "lends", &mut companion.lends, &mut all);
        all.push((id, &mut companion.name));
    }
    for deck in &mut content.decks {
        all.push((format!("deck-{}", deck.id), &mut deck.name));
        for card in &mut deck.cards {
            let id = format!("boss-card-{}", card.id);
            all.push((format!("{id}.says"), &mut card.says));
            all.push((id, &mut card.name));
        }
    }
    for chapter in &mut content.chapters {
        let id = format!("chapter-{}", chapter.id);
        all.push((format!("{id}.text"), &mut chapter.text));
        for (n, more) in chapter.more.iter_mut().enumerate() {
            all.push((format!("{id}.more-{}", n + 1), &mut more.text));
        }
        choices(&id, "choice", &mut chapter.choices, &mut all);
        if let Some(encounter) = &mut chapter.encounter {
            in_encounter(&id, encounter, &mut all);
        }
        if let Some(market) = &mut chapter.market {
            choices(&id, "service", &mut market.services, &mut all);
        }
        all.push((id, &mut chapter.name));
    }
    // Empty texts need no translation.
    all.retain(|(_, text)| !text.is_empty());
    all
}

/// Adds the texts of an encounter.
fn in_encounter<'a>(id: &str, encounter: &'a mut EncounterDef, all: &mut Texts<'a>) {
    all.push((format!("{id}.special"), &mut encounter.special));
    all.push((format!("{id}.main"), &mut encounter.main.text));
    let mut objectives = |sort: &str, list: &'a mut [Objective]| {
        for (n, objective) in list.iter_mut().enumerate() {
            all.push((format!("{id}.{sort}-{}", n + 1), &mut objective.text));
        }
    };
    objectives("bonus", &mut encounter.bonus);
    objectives("failing", &mut encounter.failure);
    for counter in &mut encounter.counters {
        all.push((format!("{id}.counter-{}", counter.id), &mut counter.name));
    }
    for mark in &mut encounter.marks {
        all.push((format!("{id}.mark-{}", mark.id), &mut mark.name));
    }
    for law in &mut encounter.laws {
        all.push((format!("{id}.law-{}", law.id), &mut law.name));
    }
    powers(id, "power", &mut encounter.powers, all);
    let results = &mut encounter.resolution;
    in_result(id, "failure", &mut results.failure, all);
    in_result(id, "success", &mut results.success, all);
    if let Some(plus) = &mut results.plus {
        in_result(id, "plus", plus, all);
    }
}

fn in_result<'a>(id: &str, sort: &str, result: &'a mut Resolution, all: &mut Texts<'a>) {
    all.push((format!("{id}.{sort}"), &mut result.text));
    choices(id, &format!("{sort}-choice"), &mut result.choices, all);
}

fn choices<'a>(id: &str, sort: &str, choices: &'a mut [ChoiceDef], all: &mut Texts<'a>) {
    for (n, choice) in choices.iter_mut().enumerate() {
        let n = n + 1;
        all.push((format!("{id}.{sort}-{n}"), &mut choice.label));
        all.push((format!("{id}.{sort}-{n}-tells"), &mut choice.tells));
        all.push((format!("{id}.{sort}-{n}-lacking"), &mut choice.lacking));
    }
}

fn powers<'a>(id: &str, sort: &str, powers: &'a mut [Power], all: &mut Texts<'a>) {
    for (n, power) in powers.iter_mut().enumerate() {
        all.extend(power.name.iter_mut().map(|name| (format!("{id}.{sort}-{}", n + 1), name)));
    }
}

impl Translatable for TacticsContent {
    fn texts(&mut self) -> Texts<'_> {
        texts(self)
    }

    fn translations(&self) -> &Translations {
        &self.translations
    }

    fn spoken(&self) -> Language {
        self.spoken
    }

    fn set_spoken(&mut self, translations: Translations, spoken: Language) {
        (self.translations, self.spoken) = (Arc::new(translations), spoken);
    }
}
