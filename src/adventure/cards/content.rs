//! A pack in memory, with its lookups.

use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use siphasher::sip::SipHasher13;

use super::printed::{AdventureDef, CardDef, HeroDef, LocationDef, PackDef, ScenarioDef};
use super::speaks::{self, Speaks, Spoken};
use super::wild::Laid;
use super::words::Kind;
use crate::kernel::content::translation::Translations;
use crate::lang::{self, Language};
use crate::narrow;

/// Index of a card's definition in [`Content::cards`].
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize,
)]
pub struct DefId(pub u16);

impl DefId {
    /// The first of the numbers that stand for heroes' tokens.
    const TOKENS: u16 = 0xFF00;

    /// A hero's token as a card, by seat (AC-TOKN-01).
    pub fn token(seat: u8) -> DefId {
        DefId(DefId::TOKENS + u16::from(seat))
    }

    /// The seat whose token it is, if it is one.
    pub fn seat(self) -> Option<u8> {
        self.0.checked_sub(DefId::TOKENS).map(|n| narrow::byte(n.into()))
    }
}

/// Everything that a pack prints.
#[derive(Clone, Debug)]
pub struct Content {
    /// The pack's head.
    pub pack: PackDef,
    /// Cards, in file order.
    pub cards: Vec<CardDef>,
    /// Locations.
    pub locations: Vec<LocationDef>,
    /// Heroes.
    pub heroes: Vec<HeroDef>,
    /// Scenarios.
    pub scenarios: Vec<ScenarioDef>,
    /// Adventures.
    pub adventures: Vec<AdventureDef>,
    /// Digest of the files that it was read from.
    pub digest: u64,
    /// Digest of what is added to it as it is played; 0 where nothing is.
    added: u64,
    /// Texts of the generated scenarios that stand behind the pack's own.
    pub(super) quests: Vec<String>,
    /// As it is played: the wildcards that lie on the scenario and its locations. What they say
    /// stands there too, after what is printed.
    pub wild: Vec<Laid>,
    /// As it is played: the cards that each hero draws beside the starting hand (AC-TABLE-07).
    pub more_cards: u8,
    /// What it is called in other languages.
    pub(super) translations: Arc<Translations>,
    /// The language that its names are in; packs are written in English.
    pub(super) spoken: Language,
    by_id: BTreeMap<String, DefId>,
    speaks: speaks::Index,
    token: CardDef,
}

/// What stands on a token that lies in a deck: nothing.
fn token() -> CardDef {
    let blank = ron::from_str::<CardDef>(r#"(id: "token", name: "Token", kind: Item)"#);
    CardDef { kind: Kind::Token, ..blank.expect("a card needs no more than this") }
}

/// The most cards of a pack, copies included: a table has room for no more.
pub const MAX_CARDS: usize = 10_000;

impl Content {
    /// How many cards there are, copies included.
    pub fn copies(&self) -> usize {
        self.cards.iter().map(|c| usize::from(c.copies)).sum()
    }

    /// Puts a pack together.
    pub fn new(pack: PackDef, cards: Vec<CardDef>) -> Content {
        let by_id =
            cards.iter().zip(narrow::shorts(cards.len())).map(|(c, i)| (c.id.clone(), DefId(i)));
        let by_id = by_id.collect();
        Content {
            pack,
            cards,
            locations: Vec::new(),
            heroes: Vec::new(),
            scenarios: Vec::new(),
            adventures: Vec::new(),
            digest: 0,
            added: 0,
            quests: Vec::new(),
            wild: Vec::new(),
            more_cards: 0,
            translations: Arc::default(),
            spoken: Language::English,
            by_id,
            speaks: speaks::Index::default(),
            token: token(),
        }
    }

    /// A digest of everything that stands on its cards as they are played.
    pub fn as_played(&self) -> u64 {
        self.digest ^ self.added
    }

    /// The same for faces, which are painted in a language.
    pub fn as_shown(&self) -> u64 {
        self.as_played() ^ ((lang::current() as u64) << 8 | self.spoken as u64)
    }

    /// The language that its names are in.
    pub fn spoken(&self) -> Language {
        self.spoken
    }

    /// Notes that something was added to it as it is played.
    pub(super) fn note_added(&mut self, what: &impl Hash) {
        let mut hasher = SipHasher13::new_with_keys(0x656d_6265_7264, self.added);
        what.hash(&mut hasher);
        self.added = hasher.finish();
    }

    /// The definition of a card.
    pub fn card(&self, def: DefId) -> &CardDef {
        if def.seat().is_some() { &self.token } else { &self.cards[def.0 as usize] }
    }

    fn spoken_of(&self) -> &Spoken {
        self.speaks.of(self)
    }

    /// What cards speak of while they are in a hand, all of them together.
    pub fn hands_speak(&self) -> Speaks {
        self.spoken_of().hands
    }

    /// What a card speaks of while it is in a hand.
    pub fn in_hand(&self, def: DefId) -> Speaks {
        self.spoken_of().cards.get(usize::from(def.0)).copied().unwrap_or_default()
    }

    /// What the boards of heroes speak of, all of them together.
    pub fn boards_speak(&self) -> Speaks {
        self.spoken_of().boards
    }

    /// What locations change, all of them together.
    pub fn places_speak(&self) -> Speaks {
        self.spoken_of().row
    }

    /// What a location changes, on either side; by position.
    pub fn place_speaks(&self, place: usize) -> Speaks {
        self.spoken_of().places[place]
    }

    /// What cards change that lie on the table, all of them together.
    pub fn lying_speak(&self) -> Speaks {
        self.spoken_of().lying
    }

    /// What stories and hours change, all of them together.
    pub fn stories_speak(&self) -> Speaks {
        self.spoken_of().stories
    }

    /// What the board of a hero speaks of, whatever the role and the checked boxes; by position.
    pub fn on_board(&self, hero: usize) -> Speaks {
        self.spoken_of().heroes[hero]
    }

    /// The card of that id.
    pub fn find(&self, id: &str) -> Option<DefId> {
        self.by_id.get(id).copied()
    }

    /// The position of the location of that id.
    pub fn location(&self, id: &str) -> Option<usize> {
        self.locations.iter().position(|l| l.id == id)
    }

    /// The position of the hero of that id.
    pub fn hero(&self, id: &str) -> Option<usize> {
        self.heroes.iter().position(|h| h.id == id)
    }

    /// The position of the scenario of that id.
    pub fn scenario(&self, id: &str) -> Option<usize> {
        self.scenarios.iter().position(|s| s.id == id)
    }

    /// The adventure to which the scenario of that id belongs.
    pub fn adventure_of(&self, scenario: &str) -> Option<&AdventureDef> {
        self.adventures.iter().find(|a| a.scenarios.iter().any(|s| s == scenario))
    }

    /// Scenarios in playing order: adventure by adventure.
    pub fn playing_order(&self) -> Vec<&ScenarioDef> {
        self.pack
            .adventures
            .iter()
            .filter_map(|a| self.adventures.iter().find(|d| d.id == *a))
            .flat_map(|a| &a.scenarios)
            .filter_map(|s| self.scenario(s).map(|i| &self.scenarios[i]))
            .collect()
    }
}
