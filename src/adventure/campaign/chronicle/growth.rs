//! The growth of heroes: feats, role, and composition of their decks.

use super::chapter::Grown;
use crate::cards::content::Content;
use crate::rules::play::Member;

/// Returns the growth of a hero.
pub fn grown(content: &Content, member: &Member) -> Grown {
    let feats = &member.feats;
    let sum = |boxes: &[u8]| boxes.iter().map(|n| u64::from(*n)).sum::<u64>();
    let hero = content.hero(&member.hero).map(|n| &content.heroes[n]);
    let role = feats.role.and_then(|side| hero?.roles.get(usize::from(side)));
    let mut grown = Grown {
        skills: sum(&feats.skills),
        powers: sum(&feats.powers) + u64::from(feats.hand),
        cards: feats.cards.iter().map(|(_, n)| u64::from(*n)).sum(),
        role: role.map(|r| r.name.clone()),
        ..Grown::default()
    };
    for card in member.deck.iter().filter_map(|id| content.find(id)) {
        let def = content.card(card);
        *grown.deck.entry(def.kind.word().into()).or_default() += 1;
        let set = def.set.to_digit(10).and_then(|n| u8::try_from(n).ok()).unwrap_or(0);
        *grown.sets.entry(set).or_default() += 1;
    }
    grown
}
