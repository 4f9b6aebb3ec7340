//! The content of a pack in memory, with its lookups.

use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use siphasher::sip::SipHasher13;

use super::abilities::HasAbilities as _;
use super::effect::ChangeKind;
use super::mentions::{self, Mentions, PackMentions};
use super::printed::{AdventureDef, CardDef, HeroDef, LocationDef, PackDef, ScenarioDef, StoryDef};
use super::ship::ShipDef;
use super::vocabulary::Kind;
use super::wild::PlacedWildcard;
use crate::kernel::content::translation::Translations;
use crate::lang::{self, Language};
use crate::saturating;

/// The index of a card's definition in [`Content::cards`].
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize,
)]
pub struct DefId(pub u16);

impl DefId {
    /// The first of the indices that stand for heroes' tokens.
    const TOKENS: u16 = 0xFF00;

    /// Returns the id of a seat's hero token as a card (AC-TOKN-01).
    pub fn token(seat: u8) -> DefId {
        DefId(DefId::TOKENS + u16::from(seat))
    }

    /// Returns the seat if the card is a hero's token.
    pub fn seat(self) -> Option<u8> {
        self.0.checked_sub(DefId::TOKENS).map(|n| saturating::byte(n.into()))
    }
}

/// The content of a pack.
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
    /// The digest of the files of the pack.
    pub digest: u64,
    /// The digest of what a game has added to the pack; 0 if it has added nothing.
    added: u64,
    /// The texts of generated scenarios, which follow the pack's own scenarios.
    pub(super) quests: Vec<String>,
    /// The wildcards of the running game on the scenario and its locations. Their abilities are
    /// also appended to the printed ones.
    pub wild: Vec<PlacedWildcard>,
    /// The number of cards that each hero of the running game draws in addition to the starting
    /// hand (AC-TABLE-07).
    pub more_cards: u8,
    /// The translations of the pack.
    pub(super) translations: Arc<Translations>,
    /// The language of the names; packs are written in English.
    pub(super) spoken: Language,
    by_id: BTreeMap<String, DefId>,
    mentions: mentions::Index,
    token: CardDef,
}

/// Returns the definition of a hero's token in a deck, which has no text.
fn token() -> CardDef {
    let blank = ron::from_str::<CardDef>(r#"(id: "token", name: "Token", kind: Item)"#);
    CardDef { kind: Kind::Token, ..blank.expect("a card needs no more than this") }
}

/// The maximum number of cards of a pack, copies included, for which a table has room.
pub const MAX_CARDS: usize = 10_000;

impl Content {
    /// Returns the number of cards, copies included.
    pub fn copies(&self) -> usize {
        self.cards.iter().map(|c| usize::from(c.copies)).sum()
    }

    /// Creates a pack of cards alone.
    pub fn new(pack: PackDef, mut cards: Vec<CardDef>) -> Content {
        cards.iter_mut().filter_map(|c| c.ship.as_mut()).for_each(ShipDef::complete);
        let by_id = cards
            .iter()
            .zip(saturating::shorts(cards.len()))
            .map(|(c, i)| (c.id.clone(), DefId(i)));
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
            mentions: mentions::Index::default(),
            token: token(),
        }
    }

    /// Returns a digest of everything on the cards of the running game.
    pub fn as_played(&self) -> u64 {
        self.digest ^ self.added
    }

    /// Returns a digest of everything that faces show, which includes the language.
    pub fn as_shown(&self) -> u64 {
        self.as_played() ^ ((lang::current() as u64) << 8 | self.spoken as u64)
    }

    /// Adds something that a game has added to the digest.
    pub(super) fn note_added(&mut self, what: &impl Hash) {
        let mut hasher = SipHasher13::new_with_keys(0x656d_6265_7264, self.added);
        what.hash(&mut hasher);
        self.added = hasher.finish();
    }

    /// Takes the trait Corrupted from the cards with these ids, which are redeemed (AC-RDMP-02).
    pub fn redeem(&mut self, ids: &[String]) {
        for id in ids {
            let Some(at) = self.find(id) else { continue };
            self.cards[usize::from(at.0)].traits.retain(|t| t.name() != "Corrupted");
            self.note_added(id);
        }
    }

    /// Returns the definition of a card.
    pub fn card(&self, def: DefId) -> &CardDef {
        if def.seat().is_some() { &self.token } else { &self.cards[def.0 as usize] }
    }

    fn pack_mentions(&self) -> &PackMentions {
        self.mentions.of(self)
    }

    /// Returns what all cards together mention while they are in a hand.
    pub fn hand_mentions(&self) -> Mentions {
        self.pack_mentions().hands
    }

    /// Returns whether any text of the pack makes such a change.
    pub fn changes(&self, kind: ChangeKind) -> bool {
        let all = self.pack_mentions();
        let parts = [all.boards, all.row, all.lying, all.lasting, all.stories];
        parts.into_iter().any(|m| m.of_change(&[kind]))
    }

    /// Returns whether any text answers that cards leave a hand.
    pub fn answers_leaving(&self) -> bool {
        self.pack_mentions().leaving
    }

    /// Returns whether any text answers that decks are shuffled.
    pub fn answers_shuffling(&self) -> bool {
        self.pack_mentions().shuffling
    }

    /// Returns whether any text answers the end of the scenario.
    pub fn answers_the_end(&self) -> bool {
        self.pack_mentions().ending
    }

    /// Returns what a card mentions while it is in a hand.
    pub fn in_hand(&self, def: DefId) -> Mentions {
        self.pack_mentions().cards.get(usize::from(def.0)).copied().unwrap_or_default()
    }

    /// Returns what the boards of all heroes together mention.
    pub fn board_mentions(&self) -> Mentions {
        self.pack_mentions().boards
    }

    /// Returns the changes that all locations together mention.
    pub fn location_mentions(&self) -> Mentions {
        self.pack_mentions().row
    }

    /// Returns the changes that a location mentions on either side; by its position in the pack.
    pub fn mentions_of_location(&self, place: usize) -> Mentions {
        self.pack_mentions().places[place]
    }

    /// Returns the changes that all cards together mention while they lie on the table.
    pub fn table_mentions(&self) -> Mentions {
        self.pack_mentions().lying
    }

    /// Returns the changes that all stories and hours together mention.
    pub fn story_mentions(&self) -> Mentions {
        self.pack_mentions().stories
    }

    /// Returns the changes that texts make for the rest of a turn.
    pub fn lasting_mentions(&self) -> Mentions {
        self.pack_mentions().lasting
    }

    /// Returns what the board of a hero mentions, whatever the role and the checked boxes; by its
    /// position in the pack.
    pub fn on_board(&self, hero: usize) -> Mentions {
        self.pack_mentions().heroes[hero]
    }

    /// Returns the card with that id.
    pub fn find(&self, id: &str) -> Option<DefId> {
        self.by_id.get(id).copied()
    }

    /// Returns the index of the location with that id.
    pub fn location(&self, id: &str) -> Option<usize> {
        self.locations.iter().position(|l| l.id == id)
    }

    /// Returns the index of the hero with that id.
    pub fn hero(&self, id: &str) -> Option<usize> {
        self.heroes.iter().position(|h| h.id == id)
    }

    /// Returns the index of the scenario with that id.
    pub fn scenario(&self, id: &str) -> Option<usize> {
        self.scenarios.iter().position(|s| s.id == id)
    }

    /// Returns the adventure of the scenario with that id.
    pub fn adventure_of(&self, scenario: &str) -> Option<&AdventureDef> {
        self.adventures.iter().find(|a| a.scenarios.iter().any(|s| s == scenario))
    }

    /// Returns what the path says in an adventure, if the adventure is on the path (AC-SETUP-10).
    pub fn path_of(&self, adventure: &AdventureDef) -> Option<&StoryDef> {
        self.pack.adventures.contains(&adventure.id).then_some(&self.pack.story)
    }

    /// Returns whether an adventure's card says anything, about itself or the path.
    pub fn has_rules(&self, adventure: &AdventureDef) -> bool {
        let path = self.path_of(adventure).map_or(0, |path| path.abilities().count());
        adventure.story.abilities().count() + path > 0
    }

    /// Returns the scenarios in playing order, adventure by adventure.
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
