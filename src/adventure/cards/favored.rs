//! What a hero's starting hand is sure to have.

use serde::{Deserialize, Serialize};

use super::printed::CardDef;
use super::words::{Kind, Trait};

/// What a hero's starting hand has at least one card of: a type, a trait (AC-CHAR-15), or one of
/// several, named before drawing (AC-SETUP-32).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the types' own names")]
pub enum Favored {
    Weapon,
    Spell,
    Armor,
    Item,
    Ally,
    Blessing,
    /// A card with this trait.
    Trait(Trait),
    /// One of these.
    OneOf(Vec<Favored>),
}

impl Favored {
    /// Those from which one is named; one alone needs no naming.
    pub fn choices(&self) -> &[Favored] {
        match self {
            Favored::OneOf(some) => some,
            one => std::slice::from_ref(one),
        }
    }

    /// The type, if it is one.
    pub fn kind(&self) -> Option<Kind> {
        Some(match self {
            Favored::Weapon => Kind::Weapon,
            Favored::Spell => Kind::Spell,
            Favored::Armor => Kind::Armor,
            Favored::Item => Kind::Item,
            Favored::Ally => Kind::Ally,
            Favored::Blessing => Kind::Blessing,
            Favored::Trait(_) | Favored::OneOf(_) => return None,
        })
    }

    /// Whether a card is such a one.
    pub fn fits(&self, card: &CardDef) -> bool {
        match self {
            Favored::Trait(t) => card.traits.contains(t),
            Favored::OneOf(some) => some.iter().any(|f| f.fits(card)),
            kind => kind.kind() == Some(card.kind),
        }
    }

    /// In words: "weapon or Attack".
    pub fn words(&self) -> String {
        let word = |f: &Favored| match (f, f.kind()) {
            (_, Some(kind)) => kind.shown().to_owned(),
            (Favored::Trait(t), _) => t.shown().to_owned(),
            _ => String::new(),
        };
        self.choices()
            .iter()
            .map(word)
            .collect::<Vec<_>>()
            .join(&format!(" {} ", lang::t!("card-or")))
    }
}
