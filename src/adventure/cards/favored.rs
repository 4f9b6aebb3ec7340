//! The favored card of a hero, which the starting hand always contains.

use serde::{Deserialize, Serialize};

use super::printed::CardDef;
use super::vocabulary::{Kind, Trait};

/// A criterion for at least one card of a hero's starting hand: a type, a trait (AC-CHAR-15), or
/// one of several criteria, of which one is chosen before drawing (AC-SETUP-32).
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
    /// One of these criteria.
    OneOf(Vec<Favored>),
    /// A type that the hero's player names each time, of all six.
    YourChoice,
    /// No criterion: the first hand that is drawn is kept.
    Nothing,
}

impl Favored {
    /// The criteria that are types.
    const TYPES: [Favored; 6] = [
        Favored::Weapon,
        Favored::Spell,
        Favored::Armor,
        Favored::Item,
        Favored::Ally,
        Favored::Blessing,
    ];

    /// Returns the criteria from which one is chosen; a single one needs no choice.
    pub fn choices(&self) -> &[Favored] {
        match self {
            Favored::OneOf(some) => some,
            Favored::YourChoice => &Favored::TYPES,
            Favored::Nothing => &[],
            one => std::slice::from_ref(one),
        }
    }

    /// Returns the card type if the criterion is one.
    pub fn kind(&self) -> Option<Kind> {
        Some(match self {
            Favored::Weapon => Kind::Weapon,
            Favored::Spell => Kind::Spell,
            Favored::Armor => Kind::Armor,
            Favored::Item => Kind::Item,
            Favored::Ally => Kind::Ally,
            Favored::Blessing => Kind::Blessing,
            Favored::Trait(_) | Favored::OneOf(_) | Favored::YourChoice | Favored::Nothing => {
                return None;
            }
        })
    }

    /// Returns whether a card meets the criterion.
    pub fn fits(&self, card: &CardDef) -> bool {
        match self {
            Favored::Trait(t) => card.traits.contains(t),
            Favored::OneOf(_) | Favored::YourChoice | Favored::Nothing => {
                self.choices().iter().any(|f| f.fits(card))
            }
            kind => kind.kind() == Some(card.kind),
        }
    }

    /// Describes the criterion: "weapon or Attack".
    pub fn describe(&self) -> String {
        let word = |f: &Favored| match (f, f.kind()) {
            (_, Some(kind)) => kind.localized().to_owned(),
            (Favored::Trait(t), _) => t.localized().to_owned(),
            _ => String::new(),
        };
        match self {
            Favored::YourChoice => return lang::t!("card-favored-choice"),
            Favored::Nothing => return lang::t!("card-favored-nothing"),
            _ => {}
        }
        self.choices()
            .iter()
            .map(word)
            .collect::<Vec<_>>()
            .join(&format!(" {} ", lang::t!("card-or")))
    }
}
