//! Where cards lie at the beginning of a campaign (AT-SORT-01 to AT-SORT-19), and what of that a company
//! has changed.

use crate::content::TacticsContent;
use crate::content::printed::CardDef;
use crate::content::words::{CardKind, Difficulty, Divider};
use crate::rules::company::{Company, Decks};

/// Returns the divider behind which a card lies at the beginning: the one of its banner (AT-SORT-02),
/// else the one of its kind (AT-SORT-03 to AT-SORT-06, AT-SORT-09, AT-SORT-11, AT-SORT-13,
/// AT-SORT-14).
pub fn home(card: &CardDef) -> Divider {
    card.banner.unwrap_or(match card.kind {
        CardKind::Action => Divider::Actions,
        CardKind::BasicMove => Divider::BasicMoves,
        CardKind::BasicAttack => Divider::BasicAttacks,
        CardKind::Feature => Divider::Features,
        CardKind::Weapon | CardKind::Armor | CardKind::Accessory => Divider::SupplyLoot,
        CardKind::Passive | CardKind::Dice if card.story => Divider::StoryPerks,
        CardKind::Passive | CardKind::Dice => Divider::Box,
        CardKind::Perk => Divider::SupplyPerks,
        CardKind::Item | CardKind::Gold => Divider::SupplyItems,
        CardKind::Potion => Divider::PartyItems,
        CardKind::RandomEncounter => Divider::SupplyRandom,
        CardKind::Market => Divider::Market,
        CardKind::Mark => Divider::Marks,
    })
}

/// Returns how many revive potions a party begins with (AT-SORT-16 to AT-SORT-18, AT-EX-10).
pub fn potions(content: &TacticsContent, difficulty: Difficulty, heroes: usize) -> u8 {
    content.pack.parameters.potions.of(difficulty)[heroes.clamp(3, 5) - 3]
}

/// Returns everything behind the dividers of a company. Whatever it neither names nor a hero owns lies
/// where it lay at the beginning; of the potions those beyond the first ones are in the box
/// (AT-RUL-82).
pub fn lie(content: &TacticsContent, company: &Company) -> Decks {
    let mut all = company.decks.clone();
    for card in &content.cards {
        let (home, rest) = (home(card), unnamed(company, card));
        let first = match card.kind {
            CardKind::Potion => {
                rest.min(potions(content, company.difficulty, company.heroes.len()))
            }
            _ => rest,
        };
        for (divider, n) in [(home, first), (Divider::Box, rest - first)] {
            if n > 0 {
                *all.entry(divider).or_default().entry(card.id.clone()).or_default() += n;
            }
        }
    }
    all
}

/// Returns how many copies of a card a company neither names behind a divider nor gives to a hero.
fn unnamed(company: &Company, card: &CardDef) -> u8 {
    let owned = company.heroes.iter().flat_map(|h| h.cards()).filter(|id| **id == card.id).count();
    let named: usize =
        company.decks.values().filter_map(|deck| deck.get(&card.id)).map(|n| usize::from(*n)).sum();
    let left = usize::from(card.copies).saturating_sub(owned + named);
    lang::saturating::byte(left)
}

/// Returns what a company has to name of decks that lie so: every sort of card of which not all lie
/// where they would without being named. `company` gives the rest, and names nothing yet.
pub fn named(content: &TacticsContent, company: &Company, lie_now: &Decks) -> Decks {
    let usual = lie(content, company);
    let of = |decks: &Decks, divider: Divider, id: &str| {
        decks.get(&divider).and_then(|deck| deck.get(id)).copied().unwrap_or(0)
    };
    let mut named = Decks::new();
    for card in &content.cards {
        let differs = |d: &Divider| of(&usual, *d, &card.id) != of(lie_now, *d, &card.id);
        if !Divider::ALL.iter().any(differs) {
            continue;
        }
        for divider in Divider::ALL {
            let n = of(lie_now, divider, &card.id);
            if n > 0 {
                named.entry(divider).or_default().insert(card.id.clone(), n);
            }
        }
    }
    named
}
