//! The text of level-up cards.

use super::{Line, Writer, attack_text, sentence};
use crate::content::TacticsContent;
use crate::content::printed::{LevelUpDef, Tier};

impl Writer<'_> {
    fn names_of(&self, ids: &[String]) -> String {
        let names = ids.iter().filter_map(|id| self.content.find_card(id));
        self.and(&names.map(|id| self.content.card(id).name.clone()).collect::<Vec<_>>())
    }
}

/// Returns what a level-up card gives: hearts, the values of an elite class that begins with it, cards,
/// features and abilities.
pub fn level_text(content: &TacticsContent, level: &LevelUpDef) -> Vec<Line> {
    let w = Writer::new(content, super::Owner::Hero);
    let mut texts = Vec::new();
    if level.hp > 0 {
        texts.push(t!("tactics-level-hp", n = level.hp));
    }
    let class = content.find_class(&level.class).map(|id| content.class(id));
    if let Some(class) = class.filter(|class| class.tier == Tier::Elite && level.level == 1) {
        let attack = attack_text(content, &class.attack, class.range);
        texts.push(t!("tactics-hero-values", move = class.movement, attack = attack));
    }
    for (ids, replaces) in [(&level.add, false), (&level.replace, true)] {
        if !ids.is_empty() {
            let cards = w.names_of(ids);
            texts.push(match replaces {
                false => t!("tactics-perk-add", cards = cards),
                true => t!("tactics-perk-replace", cards = cards),
            });
        }
    }
    let perk: Vec<String> = level.perk.iter().cloned().collect();
    for ids in [&level.features, &level.passives, &level.dice, &perk] {
        if !ids.is_empty() {
            texts.push(t!("tactics-level-gains", cards = w.names_of(ids)));
        }
    }
    let line = |text: String| Line { label: String::new(), text: sentence(&text) };
    texts.into_iter().map(line).collect()
}
