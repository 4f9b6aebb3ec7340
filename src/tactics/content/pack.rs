//! The content of a pack in memory, with its lookups.

use std::collections::BTreeMap;
use std::sync::Arc;

use kernel::content::translation::Translations;
use lang::Language;

use serde::{Deserialize, Serialize};

use super::printed::{
    BossCardDef, BossDeckDef, CardDef, ChapterDef, ClassDef, CompanionDef, EnemyDef, HeroDef,
    LevelUpDef, PackDef, TerrainDef, Tier,
};
use crate::ground::{Point, Terrain};

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {$(
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
        )]
        pub struct $name(pub u16);

        impl $name {
            /// Returns the place in the pack's list.
            pub fn index(self) -> usize {
                usize::from(self.0)
            }
        }
    )*};
}

ids! {
    /// A sort of card of whatever kind: its place in [`TacticsContent::printed`]. What lies in a pile
    /// is one of these.
    PrintedId,
    /// A card's definition: its place in [`TacticsContent::cards`].
    DefId,
    /// A hero's figure: its place in [`TacticsContent::heroes`].
    HeroId,
    /// A class: its place in [`TacticsContent::classes`].
    ClassId,
    /// A level-up card: its place in [`TacticsContent::levels`].
    LevelUpId,
    /// An enemy: its place in [`TacticsContent::enemies`].
    EnemyId,
    /// A summon or an ally: its place in [`TacticsContent::companions`].
    CompanionId,
    /// A boss deck: its place in [`TacticsContent::decks`].
    DeckId,
    /// A chapter: its place in [`TacticsContent::chapters`].
    ChapterId,
    /// A token: its place in the head of the pack.
    TokenId,
    /// A counter of the campaign: its place in the head of the pack.
    CounterId,
    /// A flag: its place in the head of the pack.
    FlagId,
}

/// A boss card: its deck, and its place in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct BossCardId {
    /// The deck.
    pub deck: DeckId,
    /// The place in the deck.
    pub card: u8,
}

/// A sort of card of the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Printed {
    /// A card of a hero, of the party or of the supply.
    Card(DefId),
    /// A class card.
    Class(ClassId),
    /// A level-up card.
    LevelUp(LevelUpId),
    /// A boss card.
    Boss(BossCardId),
    /// A direction card (AT-DATA-23).
    Direction(Point),
}

/// Ids of one list by their words.
type Index = BTreeMap<String, u16>;

/// The content of a pack; all lists in file order.
#[derive(Clone, Debug)]
pub struct TacticsContent {
    /// The head.
    pub pack: PackDef,
    /// Figures that can be chosen.
    pub heroes: Vec<HeroDef>,
    /// Classes.
    pub classes: Vec<ClassDef>,
    /// Level-up cards.
    pub levels: Vec<LevelUpDef>,
    /// Cards.
    pub cards: Vec<CardDef>,
    /// Enemies.
    pub enemies: Vec<EnemyDef>,
    /// Summons and allies.
    pub companions: Vec<CompanionDef>,
    /// Boss decks.
    pub decks: Vec<BossDeckDef>,
    /// Terrain.
    pub terrain: Vec<TerrainDef>,
    /// Chapters.
    pub chapters: Vec<ChapterDef>,
    /// Every sort of card of the box: cards, classes, level-ups, boss cards, directions.
    pub printed: Vec<Printed>,
    /// The terrain as the board knows it, in the same order.
    pub kinds: Vec<Terrain>,
    /// The digest of the texts of the pack.
    pub digest: u64,
    /// The translations of the pack.
    pub(super) translations: Arc<Translations>,
    /// The language of the names; packs are written in English.
    pub(super) spoken: Language,
    ids: Ids,
}

#[derive(Clone, Debug, Default)]
struct Ids {
    heroes: Index,
    classes: Index,
    levels: Index,
    cards: Index,
    enemies: Index,
    codes: Index,
    companions: Index,
    decks: Index,
    terrain: Index,
    chapters: Index,
    tokens: Index,
    counters: Index,
    flags: Index,
}

/// Returns the places of ids in a list; the first of equal ones.
fn index<'a>(ids: impl Iterator<Item = &'a String>) -> Index {
    let mut index = Index::new();
    for (id, n) in ids.zip(0..u16::MAX) {
        index.entry(id.clone()).or_insert(n);
    }
    index
}

/// Returns every sort of card of the box.
fn printed(
    cards: &[CardDef],
    classes: &[ClassDef],
    levels: &[LevelUpDef],
    decks: &[BossDeckDef],
) -> Vec<Printed> {
    let mut all: Vec<Printed> = Vec::new();
    all.extend(shorts(cards.len()).map(|n| Printed::Card(DefId(n))));
    all.extend(shorts(classes.len()).map(|n| Printed::Class(ClassId(n))));
    all.extend(shorts(levels.len()).map(|n| Printed::LevelUp(LevelUpId(n))));
    for (deck, n) in decks.iter().zip(0..u16::MAX) {
        let deck_id = DeckId(n);
        all.extend(
            bytes(deck.cards.len()).map(|card| Printed::Boss(BossCardId { deck: deck_id, card })),
        );
    }
    all.extend(Point::ALL.map(Printed::Direction));
    all
}

/// Returns the places of a list of that length.
fn shorts(len: usize) -> std::ops::Range<u16> {
    0..u16::try_from(len).unwrap_or(u16::MAX)
}

/// Returns the places of a short list of that length.
fn bytes(len: usize) -> std::ops::Range<u8> {
    0..u8::try_from(len).unwrap_or(u8::MAX)
}

/// The lists of a pack, in file order.
#[derive(Clone, Debug, Default)]
#[expect(missing_docs, reason = "the lists of `TacticsContent`")]
pub struct Lists {
    pub heroes: Vec<HeroDef>,
    pub classes: Vec<ClassDef>,
    pub levels: Vec<LevelUpDef>,
    pub cards: Vec<CardDef>,
    pub enemies: Vec<EnemyDef>,
    pub companions: Vec<CompanionDef>,
    pub decks: Vec<BossDeckDef>,
    pub terrain: Vec<TerrainDef>,
    pub chapters: Vec<ChapterDef>,
}

impl TacticsContent {
    /// Creates a pack from its head and lists.
    pub fn new(mut pack: PackDef, lists: Lists, digest: u64) -> TacticsContent {
        let unnamed = pack.dice.iter().skip(pack.die_names.len()).map(|die| die.id.clone());
        let unnamed: Vec<String> = unnamed.collect();
        pack.die_names.extend(unnamed);
        let Lists { heroes, classes, levels, cards, enemies, companions, decks, terrain, chapters } =
            lists;
        let ids = Ids {
            heroes: index(heroes.iter().map(|x| &x.id)),
            classes: index(classes.iter().map(|x| &x.id)),
            levels: index(levels.iter().map(|x| &x.id)),
            cards: index(cards.iter().map(|x| &x.id)),
            enemies: index(enemies.iter().map(|x| &x.id)),
            codes: index(enemies.iter().map(|x| &x.code)),
            companions: index(companions.iter().map(|x| &x.id)),
            decks: index(decks.iter().map(|x| &x.id)),
            terrain: index(terrain.iter().map(|x| &x.id)),
            chapters: index(chapters.iter().map(|x| &x.id)),
            tokens: index(pack.tokens.iter().map(|x| &x.id)),
            counters: index(pack.counters.iter().map(|x| &x.id)),
            flags: index(pack.flags.iter()),
        };
        let printed = printed(&cards, &classes, &levels, &decks);
        let kinds = terrain.iter().map(TerrainDef::terrain).collect();
        TacticsContent {
            pack,
            heroes,
            classes,
            levels,
            cards,
            enemies,
            companions,
            decks,
            terrain,
            chapters,
            printed,
            kinds,
            digest,
            translations: Arc::default(),
            spoken: Language::English,
            ids,
        }
    }

    /// Returns the figure with that id.
    pub fn find_hero(&self, id: &str) -> Option<HeroId> {
        self.ids.heroes.get(id).copied().map(HeroId)
    }

    /// Returns the class with that id.
    pub fn find_class(&self, id: &str) -> Option<ClassId> {
        self.ids.classes.get(id).copied().map(ClassId)
    }

    /// Returns the level-up card with that id.
    pub fn find_level(&self, id: &str) -> Option<LevelUpId> {
        self.ids.levels.get(id).copied().map(LevelUpId)
    }

    /// Returns the card with that id.
    pub fn find_card(&self, id: &str) -> Option<DefId> {
        self.ids.cards.get(id).copied().map(DefId)
    }

    /// Returns the enemy with that id.
    pub fn find_enemy(&self, id: &str) -> Option<EnemyId> {
        self.ids.enemies.get(id).copied().map(EnemyId)
    }

    /// Returns the enemy whose figures have that code (AT-SETUP-06).
    pub fn enemy_of_code(&self, code: &str) -> Option<EnemyId> {
        self.ids.codes.get(code).copied().map(EnemyId)
    }

    /// Returns the summon or ally with that id.
    pub fn find_companion(&self, id: &str) -> Option<CompanionId> {
        self.ids.companions.get(id).copied().map(CompanionId)
    }

    /// Returns the boss deck with that id.
    pub fn find_deck(&self, id: &str) -> Option<DeckId> {
        self.ids.decks.get(id).copied().map(DeckId)
    }

    /// Returns the terrain with that id.
    pub fn find_terrain(&self, id: &str) -> Option<crate::ground::TerrainId> {
        let n = self.ids.terrain.get(id).copied()?;
        u8::try_from(n).ok().map(crate::ground::TerrainId)
    }

    /// Returns the chapter with that id.
    pub fn find_chapter(&self, id: &str) -> Option<ChapterId> {
        self.ids.chapters.get(id).copied().map(ChapterId)
    }

    /// Returns the token with that id.
    pub fn find_token(&self, id: &str) -> Option<TokenId> {
        self.ids.tokens.get(id).copied().map(TokenId)
    }

    /// Returns the counter of the campaign with that id.
    pub fn find_counter(&self, id: &str) -> Option<CounterId> {
        self.ids.counters.get(id).copied().map(CounterId)
    }

    /// Returns the flag with that id.
    pub fn find_flag(&self, id: &str) -> Option<FlagId> {
        self.ids.flags.get(id).copied().map(FlagId)
    }

    /// Returns what is printed on a sort of card.
    pub fn printed(&self, id: PrintedId) -> Printed {
        self.printed[id.index()]
    }

    /// Returns how many cards of a sort there are in the box.
    pub fn copies(&self, printed: Printed) -> u8 {
        match printed {
            Printed::Card(id) => self.card(id).copies,
            Printed::LevelUp(id) => self.level(id).copies,
            Printed::Boss(id) => self.boss_card(id).copies,
            Printed::Class(_) | Printed::Direction(_) => 1,
        }
    }

    /// Returns a card's definition.
    pub fn card(&self, id: DefId) -> &CardDef {
        &self.cards[id.index()]
    }

    /// Returns a class.
    pub fn class(&self, id: ClassId) -> &ClassDef {
        &self.classes[id.index()]
    }

    /// Returns a level-up card.
    pub fn level(&self, id: LevelUpId) -> &LevelUpDef {
        &self.levels[id.index()]
    }

    /// Returns an enemy.
    pub fn enemy(&self, id: EnemyId) -> &EnemyDef {
        &self.enemies[id.index()]
    }

    /// Returns a summon or an ally.
    pub fn companion(&self, id: CompanionId) -> &CompanionDef {
        &self.companions[id.index()]
    }

    /// Returns a boss deck.
    pub fn deck(&self, id: DeckId) -> &BossDeckDef {
        &self.decks[id.index()]
    }

    /// Returns a boss card.
    pub fn boss_card(&self, id: BossCardId) -> &BossCardDef {
        &self.deck(id.deck).cards[usize::from(id.card)]
    }

    /// Returns a chapter.
    pub fn chapter(&self, id: ChapterId) -> &ChapterDef {
        &self.chapters[id.index()]
    }

    /// Returns the Starter card of a class (AT-HERO-02).
    pub fn starter(&self, class: ClassId) -> Option<LevelUpId> {
        let class = &self.class(class).id;
        let at = self.levels.iter().position(|l| l.starter && l.class == *class)?;
        u16::try_from(at).ok().map(LevelUpId)
    }

    /// Returns the basic classes, with which heroes begin (AT-HERO-01).
    pub fn basic_classes(&self) -> impl Iterator<Item = ClassId> {
        let all = (0..).map(ClassId).zip(&self.classes);
        all.filter(|(_, class)| class.tier == Tier::Basic).map(|(id, _)| id)
    }
}
