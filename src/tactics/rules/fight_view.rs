//! An encounter as a window lays it out: the initiative line, the objectives, each hero's player board and
//! hand, the boss card that is carried out. Everything is in the current language and as far as the viewer
//! may know it.

use bevy_ecs::prelude::*;
use kernel::ids::SeatId;
use kernel::view::Viewer;

use super::describe;
use super::effect::standing;
use super::fight::{aim, length};
use super::flow::frame::{Flow, Frame};
use super::goals::{self, GoalFace};
use super::moves::way;
use super::state::field::Field;
use super::state::fighter::{Fighter, FighterKind};
use super::state::ids::{CardId, Def, FighterId, Source};
use super::state::piles::{self, BOSS_DECKS, Pile};
use super::state::round::{Potions, Round};
use super::state::table;
use super::view::knows;
use crate::content::amount::Reach;
use crate::content::text::{self, Line};
use crate::content::words::{CardKind, Condition};
use crate::enemy;
use crate::ground::{Facing, Sq, reach};

/// What is printed on a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardFace {
    /// The card.
    pub card: CardId,
    /// The id of what is printed on it.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What kind of card it is; `None` for a card of a boss deck and for a direction.
    pub kind: Option<CardKind>,
    /// Its text, a line for each ability.
    pub lines: Vec<Line>,
    /// Words in the author's voice.
    pub says: String,
}

/// A token of the initiative line (AT-ROUND-07).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenFace {
    /// Whose it is.
    pub of: FighterId,
    /// Its name.
    pub name: String,
    /// The name of its picture.
    pub emblem: String,
    /// The seat of a hero.
    pub seat: Option<SeatId>,
    /// Whether its turn is over, under way or to come.
    pub turn: TurnState,
    /// Whether it is stunned and so has no turn (AT-COND-02).
    pub stunned: bool,
    /// Hit points, conditions and tokens in words.
    pub note: String,
}

/// Whether a turn of the line is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnState {
    /// It is over.
    Over,
    /// It is under way.
    Now,
    /// It is to come.
    ToCome,
}

/// A hero's player board, hand and piles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeroFace {
    /// The hero's seat.
    pub seat: SeatId,
    /// The hero's figure.
    pub figure: FighterId,
    /// The hero's name.
    pub name: String,
    /// The name of the hero's picture.
    pub emblem: String,
    /// The class and the level.
    pub class: String,
    /// Hit points, and the most there can be.
    pub hp: (i16, i16),
    /// The basic movement.
    pub movement: i32,
    /// The basic attack in words: dice and range.
    pub attack: String,
    /// Actions taken this turn, and how many there are.
    pub actions: (u8, i32),
    /// Conditions and tokens in words.
    pub states: Vec<String>,
    /// What lies on the player board.
    pub board: Vec<CardFace>,
    /// The hand; a card that the viewer does not know is `None`.
    pub hand: Vec<Option<CardFace>>,
    /// Cards in the action deck.
    pub deck: usize,
    /// The discard pile, the top card last.
    pub discards: Vec<CardFace>,
}

/// The boss card that is carried out, and the deck it came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BossFace {
    /// Whose turn it is.
    pub boss: FighterId,
    /// The boss's name.
    pub name: String,
    /// The card; `None` before it is revealed.
    pub card: Option<CardFace>,
    /// Which of its orders is under way, counted from 0.
    pub order: usize,
    /// Cards left in the deck.
    pub deck: usize,
    /// The open discard pile, the top card last (AT-RUL-105).
    pub discards: Vec<CardFace>,
}

/// An encounter as a window lays it out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FightView {
    /// The chapter's title.
    pub title: String,
    /// The round, counted from 1; 0 before the first.
    pub round: u16,
    /// Where North points on the board.
    pub north: Facing,
    /// Revive potions that are left, and those used.
    pub potions: (u8, u8),
    /// The initiative line.
    pub line: Vec<TokenFace>,
    /// The objective, the bonus objectives, and how the encounter is lost.
    pub goals: Vec<GoalFace>,
    /// Counters of the encounter with their values.
    pub counters: Vec<(String, i32)>,
    /// The laws that hold until Cleanup.
    pub law: Option<String>,
    /// The heroes by seat.
    pub heroes: Vec<HeroFace>,
    /// The boss whose turn it is, or whose deck was used last.
    pub boss: Option<BossFace>,
    /// The boss decks of the encounter.
    pub decks: Vec<DeckFace>,
    /// What is said of the special rules in the author's words (AT-CAMP-08); may be empty.
    pub special: String,
    /// The rules of this encounter, a line each.
    pub rules: Vec<Line>,
}

/// A boss deck with its open discard pile (AT-SETUP-10, AT-RUL-105).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckFace {
    /// Cards left in the deck.
    pub deck: usize,
    /// The discard pile, the top card last.
    pub discards: Vec<CardFace>,
    /// Every card of it that the table has seen in this encounter, one of each sort (AT-RUL-105).
    pub seen: Vec<CardFace>,
}

/// Returns what is printed on a card.
pub fn card_face(world: &World, card: CardId) -> CardFace {
    let content = table::book(world);
    let plain = |id: &str, lines| CardFace {
        card,
        id: id.to_owned(),
        name: describe::card(world, card),
        kind: None,
        lines,
        says: String::new(),
    };
    match piles::card(world, card).def {
        Def::Card(def) => {
            let def = content.card(def);
            let mut face = plain(&def.id, text::card_text(content, def));
            (face.kind, face.says) = (Some(def.kind), def.says.clone());
            face
        }
        Def::Class(def) => {
            plain(&content.class(def).id, text::class_text(content, content.class(def)))
        }
        Def::LevelUp(def) => {
            let def = content.level(def);
            plain(&def.id, text::level_text(content, def))
        }
        Def::Boss(def) => {
            let def = content.boss_card(def);
            let mut face = plain(&def.id, text::boss_card_text(content, def));
            face.says.clone_from(&def.says);
            face
        }
        Def::Direction(_) => plain("direction", Vec::new()),
    }
}

/// Shows the encounter that is played to a viewer; `None` in a chapter without one, and after its end.
pub fn fight(world: &World, viewer: Viewer) -> Option<FightView> {
    let encounter = table::encounter(world)?;
    if table::outcome(world).is_some() {
        return None;
    }
    let potions = world.resource::<Potions>();
    Some(FightView {
        title: table::chapter(world).name.clone(),
        round: world.resource::<Round>().number,
        north: world.resource::<Field>().north,
        potions: (potions.unused, potions.used),
        line: line(world),
        goals: goals::goals(world),
        counters: goals::counters(world),
        law: table::law_names(world),
        heroes: table::seats(world).map(|seat| hero(world, viewer, seat)).collect(),
        boss: boss(world),
        decks: (0..BOSS_DECKS).map(|n| deck(world, n)).filter(DeckFace::is_used).collect(),
        special: encounter.special.clone(),
        rules: text::encounter_text(table::book(world), encounter),
    })
}

/// Returns the name of a figure's picture.
pub fn emblem(world: &World, fighter: &Fighter) -> String {
    let content = table::book(world);
    let (portrait, id) = match fighter.kind {
        FighterKind::Hero(seat) => {
            let hero = &content.heroes[table::sheet(world, seat).def.index()];
            (&hero.portrait, &hero.id)
        }
        FighterKind::Enemy(def) => (&content.enemy(def).portrait, &content.enemy(def).id),
        FighterKind::Summon { def, .. } | FighterKind::Ally { def, .. } => {
            (&content.companion(def).portrait, &content.companion(def).id)
        }
    };
    portrait.as_ref().unwrap_or(id).clone()
}

fn line(world: &World) -> Vec<TokenFace> {
    let round = world.resource::<Round>();
    let face = |(n, of): (usize, FighterId)| {
        let fighter = table::fighter(world, of);
        let now = usize::from(round.at);
        let hp = t!("tactics-hp", hp = fighter.hp, max = fighter.max);
        let states = describe::states(world, of);
        TokenFace {
            of,
            name: describe::fighter(world, of),
            emblem: emblem(world, fighter),
            seat: fighter.seat(),
            turn: match (n + 1).cmp(&now) {
                std::cmp::Ordering::Less => TurnState::Over,
                std::cmp::Ordering::Equal => TurnState::Now,
                std::cmp::Ordering::Greater => TurnState::ToCome,
            },
            stunned: fighter.has(Condition::Stunned),
            note: std::iter::once(hp).chain(states).collect::<Vec<_>>().join(", "),
        }
    };
    round.line.iter().map(|token| token.of).enumerate().map(face).collect()
}

fn hero(world: &World, viewer: Viewer, seat: SeatId) -> HeroFace {
    let (fighter, sheet) = (table::hero(world, seat), table::sheet(world, seat));
    let class = table::class(world, seat);
    let faces = |pile: Pile| -> Vec<CardFace> {
        piles::pile(world, pile).iter().map(|card| card_face(world, *card)).collect()
    };
    let hand = piles::pile(world, Pile::Hand(seat)).iter();
    let level = piles::pile(world, Pile::Levels(seat)).len();
    HeroFace {
        seat,
        figure: fighter.id,
        name: describe::hero(world, seat),
        emblem: emblem(world, fighter),
        class: t!("tactics-level-card", class = class.name.as_str(), n = level),
        hp: (fighter.hp, standing::max_hp(world, fighter.id)),
        movement: standing::movement(world, fighter.id),
        attack: attack_of(world, fighter.id),
        actions: (sheet.acted, standing::actions(world, seat)),
        states: describe::states(world, fighter.id),
        board: faces(Pile::Board(seat)),
        hand: hand
            .map(|card| knows(world, viewer, *card).then(|| card_face(world, *card)))
            .collect(),
        deck: piles::pile(world, Pile::Deck(seat)).len(),
        discards: faces(Pile::Discards(seat)),
    }
}

impl DeckFace {
    fn is_used(&self) -> bool {
        self.deck > 0 || !self.discards.is_empty()
    }
}

/// Returns a boss deck with its open discard pile.
fn deck(world: &World, number: u8) -> DeckFace {
    let open = piles::pile(world, Pile::BossDiscards(number)).iter();
    DeckFace {
        deck: piles::pile(world, Pile::BossDeck(number)).len(),
        discards: open.map(|card| card_face(world, *card)).collect(),
        seen: seen_of(world, number),
    }
}

/// Returns the cards of a boss deck that the table has seen, one of each sort, by name.
pub fn seen_of(world: &World, deck: u8) -> Vec<CardFace> {
    let seen = enemy::seen(world, deck).into_iter();
    let mut faces: Vec<CardFace> = seen.map(|card| card_face(world, card)).collect();
    faces.sort_by(|a, b| (&a.name, &a.id).cmp(&(&b.name, &b.id)));
    faces.dedup_by(|a, b| a.id == b.id);
    faces
}

/// Returns a boss card that was revealed in a turn that is over, with the deck that it came from.
pub fn revealed(world: &World, boss: FighterId, card: CardId) -> BossFace {
    let came = match piles::card(world, card).pile {
        Pile::BossDeck(n) | Pile::BossDiscards(n) => n,
        _ => 0,
    };
    let DeckFace { deck, discards, .. } = deck(world, came);
    BossFace {
        boss,
        name: describe::fighter(world, boss),
        card: Some(card_face(world, card)),
        order: usize::MAX,
        deck,
        discards,
    }
}

/// Returns the boss card under way; between the turns of enemies the one that was revealed last.
fn boss(world: &World) -> Option<BossFace> {
    let frames = &world.resource::<Flow>().frames;
    let turn = frames.iter().rev().find_map(|frame| match frame {
        Frame::EnemyTurn(turn) => Some(turn),
        _ => None,
    })?;
    let deck = turn.deck?;
    let open = piles::pile(world, Pile::BossDiscards(deck)).iter();
    Some(BossFace {
        boss: turn.boss,
        name: describe::fighter(world, turn.boss),
        card: turn.card.map(|card| card_face(world, card)),
        order: usize::from(turn.at),
        deck: piles::pile(world, Pile::BossDeck(deck)).len(),
        discards: open.map(|card| card_face(world, *card)).collect(),
    })
}

/// A figure with its values, its text and what it would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FigureFace {
    /// Its name.
    pub name: String,
    /// The name of its picture.
    pub emblem: String,
    /// The seat of a hero, or of the hero who controls it.
    pub seat: Option<SeatId>,
    /// Hit points, and the most there can be.
    pub hp: (i16, i16),
    /// The basic movement.
    pub movement: i32,
    /// The basic attack in words; empty for who has none.
    pub attack: String,
    /// Conditions and tokens in words.
    pub states: Vec<String>,
    /// What is printed of it beside its values.
    pub lines: Vec<Line>,
    /// What an enemy would do if it were activated in the usual way now, each reason with its rule; and how
    /// likely the next boss card activates it.
    pub reasons: Vec<String>,
}

/// Shows a figure.
pub fn figure(world: &World, id: FighterId) -> FigureFace {
    let (content, fighter) = (table::book(world), table::fighter(world, id));
    let (seat, lines) = match fighter.kind {
        FighterKind::Hero(seat) => {
            (Some(seat), text::class_text(content, table::class(world, seat)))
        }
        FighterKind::Enemy(def) => (None, text::enemy_text(content, content.enemy(def))),
        FighterKind::Summon { def, of } => {
            (Some(of), text::companion_text(content, content.companion(def)))
        }
        FighterKind::Ally { def, .. } => {
            (None, text::companion_text(content, content.companion(def)))
        }
    };
    let reasons = match fighter.kind {
        FighterKind::Enemy(_) if fighter.on_board => {
            let (order, focus) = (enemy::usual(), enemy::threat(world, id).focus);
            // Of several who are as close the players choose, and only then it is known where it goes.
            let goes = match focus.tied.as_slice() {
                [only] => enemy::approach(world, id, &order, Some(*only)).because,
                _ => Vec::new(),
            };
            let all = focus.because.iter().chain(&goes);
            let reasons = all.map(|reason| describe::because(world, reason));
            reasons.chain(describe::next(world, id)).collect()
        }
        _ => Vec::new(),
    };
    FigureFace {
        name: describe::fighter(world, id),
        emblem: emblem(world, fighter),
        seat,
        hp: (fighter.hp, standing::max_hp(world, id)),
        movement: standing::movement(world, id),
        attack: attack_of(world, id),
        states: describe::states(world, id),
        lines,
        reasons,
    }
}

/// Returns a figure's basic attack in words, with the range that it has now.
pub fn attack_of(world: &World, id: FighterId) -> String {
    let Some(spec) = aim::basic(world, id, Source::Fighter(id)) else { return String::new() };
    let range = length::range(world, id, &spec);
    text::attack_text(table::book(world), &spec.dice, Reach::Band(range.min, range.max))
}

/// Returns the squares that a figure reaches by its basic movement, with what each costs.
pub fn reached(world: &World, who: FighterId) -> Vec<(Sq, u16)> {
    let points = way::points(world, who, standing::movement(world, who));
    let found = reach(table::fighter(world, who).at, points, &way::way(world, who, &[]));
    found.ends().iter().filter_map(|sq| Some((sq, found.cost(sq)?))).collect()
}
