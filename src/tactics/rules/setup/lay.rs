//! What lies ready before anybody decides anything: the board, the heroes' cards, the decks.

use std::sync::Arc;

use bevy_ecs::prelude::*;
use kernel::journal::Journal;
use kernel::play::{self, SetupError};
use lang::saturating;

use crate::content::TacticsContent;
use crate::content::pack::{BossCardId, ClassId, DeckId, DefId, HeroId, LevelUpId};
use crate::content::printed::{CounterDef, EncounterDef};
use crate::content::words::{CardKind, Divider};
use crate::ground::{Facing, Ground, Point, Side, Size, Sq};
use crate::rules::company::{CompanyError, MOST_CARDS};
use crate::rules::effect::lasting::Lasting;
use crate::rules::family::Tactics;
use crate::rules::flow::drive;
use crate::rules::flow::frame::{ChapterFrame, Frame, Step};
use crate::rules::road::{levels, sort};
use crate::rules::start::{Company, CompanyHero, Start};
use crate::rules::state::field::Field;
use crate::rules::state::fighter::{Fighter, FighterKind, HeroSheet, Sheets};
use crate::rules::state::ids::{CardId, Def, SeatId};
use crate::rules::state::in_force;
use crate::rules::state::piles::{self, BossSeen, Index, Pile, Piles};
use crate::rules::state::road::Road;
use crate::rules::state::round::{Potions, Progress, Round};
use crate::rules::state::table::{self, Playing};

/// Lays a chapter out (AT-SETUP-01), replacing whatever was on the table.
///
/// # Errors
/// Returns what is wrong with the start, in words.
pub fn lay_out(world: &mut World, start: &Start) -> Result<(), SetupError> {
    let content = table::book(world).clone();
    let (read, decks) = read(&content, &start.company)?;
    let heroes = read.len();
    let chapter = content
        .find_chapter(&start.chapter)
        .ok_or_else(|| SetupError::Game(format!("no chapter is called `{}`", start.chapter)))?;
    let encounter = content.chapter(chapter).encounter.as_deref();
    let fight = encounter.map(|e| Fight::new(&content, e, heroes)).transpose()?;
    clear(world, start.seed);
    let difficulty = start.difficulty.unwrap_or(start.company.difficulty);
    if !start.house.is_in_range() {
        return Err(SetupError::Game("the house rules are out of range".to_owned()));
    }
    world.insert_resource(Playing { chapter, difficulty, house: start.house });
    world.insert_resource(road(start));
    world.insert_resource(Sheets(read.iter().map(Read::sheet).collect()));
    world.insert_resource(progress(&content, encounter, start));
    let (mut ground, deck) = match fight {
        Some(fight) => (fight.ground, Some(fight.deck)),
        None => (Ground::empty(), None),
    };
    let pieces = ground.lift(|kind| content.terrain[usize::from(kind.0)].piece);
    let at = ground
        .start
        .first()
        .or(Sq::new(0, 0))
        .ok_or_else(|| SetupError::Content("the map is empty".into()))?;
    world.insert_resource(Field { ground: Arc::new(ground), pieces, north: Facing::Up });
    table::level(world);
    for (seat, hero) in (0..).map(SeatId).zip(&read) {
        lay_hero(world, seat, hero, at);
    }
    if let Some(deck) = deck {
        for point in Point::ALL {
            piles::make(world, Def::Direction(point), None, Pile::Directions);
        }
        for (card, def) in (0..).zip(&content.deck(deck).cards) {
            for _ in 0..def.copies {
                let def = Def::Boss(BossCardId { deck, card });
                piles::make(world, def, None, Pile::BossDeck(0));
            }
        }
    }
    for (divider, def) in decks {
        piles::make(world, Def::Card(def), None, Pile::Divider(divider));
    }
    lay_level_ups(world, &content);
    world.insert_resource(Potions { unused: potions(world, &content, start, heroes), used: 0 });
    in_force::dealt(world);
    world.resource_mut::<Journal<Tactics>>().start = Some(start.clone());
    drive::push(world, Frame::Chapter(ChapterFrame { step: Step::Open, more: Vec::new() }));
    Ok(())
}

/// What an encounter is played with.
struct Fight {
    ground: Ground,
    deck: DeckId,
}

impl Fight {
    fn new(
        content: &TacticsContent,
        encounter: &EncounterDef,
        heroes: usize,
    ) -> Result<Fight, SetupError> {
        let ground =
            encounter.map.read(&content.kinds).map_err(|e| SetupError::Content(e.to_string()))?;
        if ground.start.len() < heroes {
            let room = ground.start.len();
            return Err(SetupError::Game(format!("the map has room for {room} heroes only")));
        }
        let deck = content.find_deck(&encounter.deck).ok_or_else(|| {
            SetupError::Content(format!("no boss deck is called `{}`", encounter.deck))
        })?;
        Ok(Fight { ground, deck })
    }
}

/// Returns the road as a chapter begins with it.
fn road(start: &Start) -> Road {
    Road {
        difficulty: start.company.difficulty,
        visited: start.company.visited.clone(),
        players: start.players.clone(),
        ..Road::default()
    }
}

/// Returns flags and counters as a chapter begins with them.
fn progress(content: &TacticsContent, encounter: Option<&EncounterDef>, start: &Start) -> Progress {
    let bonus = vec![false; encounter.map_or(0, |e| e.bonus.len())];
    let own = encounter.map_or(&[][..], |e| &e.counters);
    let kept = |c: &CounterDef| {
        let kept = start.company.counters.iter().rev().find(|(id, _)| *id == c.id);
        kept.map(|(_, n)| (*n).clamp(c.least.into(), c.most.max(c.least).into()))
    };
    let of_pack = content.pack.counters.iter();
    let of_pack = of_pack.map(|c| (c.id.clone(), kept(c).unwrap_or(c.begins.into())));
    let counters = of_pack.chain(own.iter().map(|c| (c.id.clone(), c.begins.into()))).collect();
    Progress { outcome: None, bonus, counters, flags: start.company.flags.clone() }
}

/// Returns the cards behind the dividers, in the order of the dividers and then of the pack
/// (AT-QTY-41).
fn behind(content: &TacticsContent, company: &Company) -> Result<Behind, CompanyError> {
    let mut all = Vec::new();
    for (divider, deck) in company.all_decks(content) {
        let found = deck.iter().map(|(id, n)| find(content, id).map(|def| (def, *n)));
        let mut found: Vec<(DefId, u8)> = found.collect::<Result<_, _>>()?;
        found.sort_unstable();
        let copies = found.into_iter().flat_map(|(def, n)| (0..n).map(move |_| (divider, def)));
        all.extend(copies);
    }
    Ok(all)
}

/// Checks a company, whoever wrote it: that the pack has everything that it names, that no figure is there
/// twice, and that it owns no more than could ever be laid out.
///
/// # Errors
/// Returns the first that is wrong.
pub fn check(content: &TacticsContent, company: &Company) -> Result<(), CompanyError> {
    read(content, company).map(|_| ())
}

/// Cards behind the dividers.
type Behind = Vec<(Divider, DefId)>;

/// Reads the heroes of a company, and the cards behind the dividers.
fn read(content: &TacticsContent, company: &Company) -> Result<(Vec<Read>, Behind), CompanyError> {
    company.party_size()?;
    for (n, hero) in company.heroes.iter().enumerate() {
        if company.heroes[..n].iter().any(|other| other.figure == hero.figure) {
            return Err(CompanyError::HeroTwice(hero.figure.clone()));
        }
    }
    let heroes = company.heroes.iter().map(|hero| Read::new(content, hero));
    let heroes: Vec<Read> = heroes.collect::<Result<_, _>>()?;
    let decks = behind(content, company)?;
    bounded(&heroes, decks.len())?;
    Ok((heroes, decks))
}

/// Checks that a company owns no more than could ever be laid out, whoever wrote it.
fn bounded(heroes: &[Read], behind: usize) -> Result<(), CompanyError> {
    let own = heroes.iter().map(|h| h.deck.len() + h.tuck.len() + h.board.len());
    let all = own.sum::<usize>() + behind;
    if all > MOST_CARDS {
        return Err(CompanyError::TooManyCards(all));
    }
    let above = heroes.iter().map(|h| h.levels.len()).find(|n| *n > levels::MOST_LEVELS);
    above.map_or(Ok(()), |n| Err(CompanyError::TooHigh(n)))
}

/// Lays the level-up cards out that no hero has (AT-SORT-07).
fn lay_level_ups(world: &mut World, content: &TacticsContent) {
    for (id, def) in (0..).map(LevelUpId).zip(&content.levels) {
        let has = |seat| {
            let own = piles::pile(world, Pile::Levels(seat)).iter();
            own.filter(|c| piles::card(world, **c).def == Def::LevelUp(id)).count()
        };
        let taken: usize = table::seats(world).map(has).sum();
        for _ in taken..usize::from(def.copies) {
            piles::make(world, Def::LevelUp(id), None, Pile::Divider(Divider::LevelUps));
        }
    }
}

/// Returns the revive potions of an encounter: those in Party Items, and one more or fewer if the
/// encounter is begun at another difficulty than the campaign's (AT-SETUP-25, AT-SETUP-26,
/// AT-RUL-64).
fn potions(world: &World, content: &TacticsContent, start: &Start, heroes: usize) -> u8 {
    let lie = piles::pile(world, Pile::Divider(Divider::PartyItems)).iter();
    let potion =
        |c: &&CardId| table::printed(world, **c).is_some_and(|d| d.kind == CardKind::Potion);
    let own = saturating::byte(lie.filter(potion).count());
    let at = |difficulty| sort::potions(content, difficulty, heroes);
    match start.difficulty {
        None => own,
        Some(other) => own.saturating_add(at(other)).saturating_sub(at(start.company.difficulty)),
    }
}

/// Takes everything off the table.
fn clear(world: &mut World, seed: u64) {
    play::reset::<Tactics>(world, seed);
    let old = std::mem::take(&mut *world.resource_mut::<Index>());
    for e in old.cards.into_iter().chain(old.fighters) {
        world.despawn(e);
    }
    world.insert_resource(Piles::default());
    world.insert_resource(BossSeen::default());
    world.insert_resource(Round::default());
    world.insert_resource(Lasting::default());
}

fn find(content: &TacticsContent, id: &str) -> Result<DefId, CompanyError> {
    content.find_card(id).ok_or_else(|| CompanyError::NoCard(id.to_owned()))
}

/// A hero of the company, with everything found in the pack.
struct Read {
    figure: HeroId,
    class: ClassId,
    levels: Vec<LevelUpId>,
    deck: Vec<DefId>,
    tuck: Vec<DefId>,
    board: Vec<DefId>,
    hearts: i16,
}

impl Read {
    fn new(content: &TacticsContent, hero: &CompanyHero) -> Result<Read, CompanyError> {
        let figure = content.find_hero(&hero.figure);
        let figure = figure.ok_or_else(|| CompanyError::NoHero(hero.figure.clone()))?;
        let level =
            |id: &String| content.find_level(id).ok_or_else(|| CompanyError::NoLevel(id.clone()));
        let levels: Vec<_> = hero.levels.iter().map(level).collect::<Result<_, _>>()?;
        let class = levels::class(content, &levels);
        let class = class.ok_or_else(|| CompanyError::NoStarter(hero.figure.clone()))?;
        let hearts = levels::hearts(content, &levels);
        let cards = |ids: &[String]| -> Result<Vec<DefId>, CompanyError> {
            ids.iter().map(|id| find(content, id)).collect()
        };
        Ok(Read {
            figure,
            class,
            levels,
            deck: cards(&hero.deck)?,
            tuck: cards(&hero.tuck)?,
            board: cards(&hero.board)?,
            hearts,
        })
    }

    fn sheet(&self) -> HeroSheet {
        HeroSheet {
            def: self.figure,
            class: self.class,
            acted: 0,
            passed: false,
            mulligan: false,
            moved: 0,
            attacked: false,
            dealt: 0,
        }
    }
}

/// Lays a hero's cards ready and makes the figure, which stands nowhere yet (AT-SETUP-20).
fn lay_hero(world: &mut World, seat: SeatId, hero: &Read, at: Sq) {
    // The id, which is the same in every language, as digests have to be.
    let code = table::book(world).heroes[hero.figure.index()].id.clone();
    table::add(world, |id| Fighter {
        id,
        kind: FighterKind::Hero(seat),
        side: Side::Heroes,
        at,
        size: Size::Small,
        hp: hero.hearts,
        max: hero.hearts,
        on_board: false,
        conditions: [None; 4],
        tokens: Vec::new(),
        was_hurt: false,
        start: at,
        code,
    });
    for level in &hero.levels {
        piles::make(world, Def::LevelUp(*level), Some(seat), Pile::Levels(seat));
    }
    for (cards, pile) in [
        (&hero.deck, Pile::Deck(seat)),
        (&hero.tuck, Pile::Tuck(seat)),
        (&hero.board, Pile::Board(seat)),
    ] {
        for def in cards {
            piles::make(world, Def::Card(*def), Some(seat), pile);
        }
    }
}

/// Returns whether the tuck box's card is chosen for an encounter (AT-SETUP-27).
pub fn is_chosen(kind: CardKind) -> bool {
    kind.slots() > 0
}
