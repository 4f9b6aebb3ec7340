//! A borrowed view of the table with its lookups cached, for code that asks many questions at once.
//! The functions of [`table`](super::table) look everything up again with each call. A board
//! borrows its world, so its cache cannot become stale.

use crate::rules::flow::drive::CurrentEncounter as _;
use std::cell::{Cell, OnceCell};
use std::ops::Deref;

use bevy_ecs::prelude::*;

use super::components::{Book, Card, Clock, Hero, Index, Pile, Place, Playing};
use super::ids::{CardId, HeroId, MAX_HEROES, MAX_PLACES, PileId, PlaceId};
use super::lasting::Lasting;
use super::powers;
use super::sheet;
use super::ship;
use crate::cards::abilities::{Abilities, HasAbilities};
use crate::cards::content::Content;
use crate::cards::effect::{CardFilter, Change, ChangeKind, CheckFilter, Power, Standing, Whose};
use crate::cards::printed::{CardDef, HeroDef, LocationDef, ScenarioDef, StoryDef};
use crate::cards::vocabulary::{Kind, Skill};
use crate::rules::edition::Switches;
use crate::rules::flow::frame::{EncounterFrame, Flow};
use crate::rules::flow::prompt::Source;
use crate::saturating;

/// A story card in play and its abilities; empty if the card is not played.
#[derive(Clone, Copy, Debug)]
pub struct Story<'w> {
    /// The card.
    pub source: Source,
    /// Its abilities.
    pub says: Abilities<'w>,
}

/// Returns the story cards in play: the path, the adventure and the scenario (AC-SETUP-10,
/// AC-CARD-06). In the first edition a scenario or an adventure may be played without the cards
/// above it (AC-CARD-05).
pub fn stories<'w>(book: &'w Content, scenario: &'w ScenarioDef) -> [Story<'w>; 3] {
    let nothing = StoryDef::nothing();
    // Skips the lookups in the common case that no story card has abilities.
    let silent = book.pack.story == *nothing && book.adventures.iter().all(|a| a.story == *nothing);
    let adventure = match silent {
        true => None,
        false => book.adventure_of(&scenario.id),
    };
    let path = adventure.and_then(|a| book.path_of(a));
    [
        Story { source: Source::Path, says: path.unwrap_or(nothing).abilities() },
        Story {
            source: Source::Adventure,
            says: adventure.map_or(nothing, |a| &a.story).abilities(),
        },
        Story { source: Source::Scenario, says: scenario.abilities() },
    ]
}

/// Returns whether `them` stands in the relation `whose` to `you`: by identity and by sharing a
/// location.
pub fn stands(you: HeroId, them: HeroId, whose: Whose, here: impl FnOnce() -> bool) -> bool {
    match whose {
        Whose::Yours => you == them,
        Whose::AnyHere => here(),
        Whose::OtherHere => you != them && here(),
        Whose::Other => you != them,
        Whose::Any => true,
        Whose::Elsewhere => !here(),
    }
}

/// Number of cards that a board caches: about a hero's hand and the cards played.
const RECENT: usize = 32;

/// The table at one moment.
pub struct Board<'w> {
    /// The world that is read.
    pub world: &'w World,
    /// The pack in play.
    pub book: &'w Content,
    /// The stack of frames.
    pub flow: &'w Flow,
    index: &'w Index,
    scenario: OnceCell<&'w ScenarioDef>,
    stories: OnceCell<[Story<'w>; 3]>,
    switches: OnceCell<&'w Switches>,
    clock: OnceCell<&'w Clock>,
    heroes: [Cell<Option<&'w Hero>>; MAX_HEROES],
    piles: [Cell<Option<&'w Pile>>; PileId::SLOTS],
    /// The cards looked up last, each in the slot given by its number.
    cards: [Cell<Option<&'w Card>>; RECENT],
    places: [Cell<Option<&'w Place>>; MAX_PLACES],
    row: OnceCell<Vec<&'w Place>>,
    displayed: OnceCell<Vec<(HeroId, CardId, &'w CardDef)>>,
    in_force: OnceCell<Vec<InForce<'w>>>,
    /// Whether cards are judged by what they print alone.
    by_print: Cell<bool>,
}

/// A standing effect that is active, with its source and owner.
#[derive(Clone, Copy)]
pub struct InForce<'w> {
    /// The effect.
    pub standing: &'w Standing,
    /// The card, board or story that has it.
    pub source: Source,
    /// Whom it belongs to.
    pub by: Active,
}

/// The owner of an active effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Active {
    /// Belongs to nobody: a story card, a support card, the hour.
    Always,
    /// A location.
    Place(PlaceId),
    /// The bane being encountered.
    Bane(CardId),
    /// A hero's board or displayed card, with the level of the power's amounts.
    Of(HeroId, u8),
}

/// Lets a board stand in for its world where it caches nothing.
impl Deref for Board<'_> {
    type Target = World;
    fn deref(&self) -> &World {
        self.world
    }
}

impl<'w> Board<'w> {
    /// Creates a board with empty caches.
    pub fn new(world: &'w World) -> Board<'w> {
        Board {
            world,
            book: &world.resource::<Book>().0,
            flow: world.resource::<Flow>(),
            index: world.resource::<Index>(),
            scenario: OnceCell::new(),
            by_print: Cell::new(false),
            stories: OnceCell::new(),
            switches: OnceCell::new(),
            clock: OnceCell::new(),
            heroes: [const { Cell::new(None) }; MAX_HEROES],
            piles: [const { Cell::new(None) }; PileId::SLOTS],
            cards: [const { Cell::new(None) }; RECENT],
            places: [const { Cell::new(None) }; MAX_PLACES],
            row: OnceCell::new(),
            displayed: OnceCell::new(),
            in_force: OnceCell::new(),
        }
    }

    /// Returns the scenario in play.
    pub fn scenario(&self) -> &'w ScenarioDef {
        self.scenario.get_or_init(|| &self.book.scenarios[self.world.resource::<Playing>().0])
    }

    /// Returns the story cards in play, the highest rank first (AC-GOLD-04, AC-GOLD-05): the path,
    /// the adventure, the scenario.
    pub fn stories(&self) -> &[Story<'w>; 3] {
        self.stories.get_or_init(|| stories(self.book, self.scenario()))
    }

    /// Returns the rule switches of the edition in play.
    pub fn switches(&self) -> &'w Switches {
        self.switches.get_or_init(|| self.world.resource())
    }

    /// Returns the clock: the active hero and the turn number.
    pub fn clock(&self) -> &'w Clock {
        self.clock.get_or_init(|| self.world.resource())
    }

    /// Returns the encounter under way.
    pub fn encounter(&self) -> Option<&'w EncounterFrame> {
        self.flow.current_encounter()
    }

    /// Returns a hero.
    pub fn hero(&self, id: HeroId) -> &'w Hero {
        let known = &self.heroes[usize::from(id.0)];
        if let Some(hero) = known.get() {
            return hero;
        }
        let hero = self.world.get(self.index.heroes[usize::from(id.0)]);
        let hero = hero.expect("every hero entity has its hero");
        known.set(Some(hero));
        hero
    }

    /// Returns all heroes by seat, including dead ones.
    pub fn heroes(&self) -> impl DoubleEndedIterator<Item = HeroId> + use<> {
        saturating::bytes(self.index.heroes.len()).map(HeroId)
    }

    /// Returns a hero's definition.
    pub fn hero_def(&self, id: HeroId) -> &'w HeroDef {
        &self.book.heroes[self.hero(id).def]
    }

    /// Returns all living heroes by seat. Dead heroes take part in nothing (AC-DIE-08).
    pub fn living(&self) -> impl Iterator<Item = &'w Hero> {
        self.heroes().map(|h| self.hero(h)).filter(|h| h.alive)
    }

    /// Returns the living heroes at a location, by seat (AC-DIE-08).
    pub fn heroes_at(&self, at: PlaceId) -> impl Iterator<Item = HeroId> {
        self.living().filter(move |h| h.at == at).map(|h| h.id)
    }

    /// Returns a hero's die and bonus for a skill, including feats; `None` if the hero lacks the skill
    /// (AC-CHAR-05, AC-CHAR-07, AC-FEAT-08).
    pub fn skill(&self, id: HeroId, wanted: Skill) -> Option<(u8, i32)> {
        self.skill_on(id, wanted, &sheet::on_every_check)
    }

    /// Does the same as [`Board::skill`] on a check, with the skills that are gained on such checks.
    pub fn skill_on(
        &self,
        id: HeroId,
        wanted: Skill,
        on: &dyn Fn(&CheckFilter) -> bool,
    ) -> Option<(u8, i32)> {
        sheet::skill_of(self.hero_def(id), &self.hero(id).feats, wanted, &self.gaining(id, on))
    }

    /// Does the same as [`Board::skill`] where a card of the hero asks, with the skills that are gained for
    /// such cards.
    pub fn skill_for_card(&self, id: HeroId, wanted: Skill, card: CardId) -> Option<(u8, i32)> {
        let every = &sheet::on_every_check;
        let gaining = self.gaining(id, every);
        let such = |f: &CardFilter| self.fits(card, f);
        let gaining = sheet::Gaining { such: Some(&such), ..gaining };
        sheet::skill_of(self.hero_def(id), &self.hero(id).feats, wanted, &gaining)
    }

    /// Returns what gives a hero skills: powers of the board, displayed cards, and what is so for a while.
    fn gaining<'a>(
        &'a self,
        id: HeroId,
        on: &'a dyn Fn(&CheckFilter) -> bool,
    ) -> sheet::Gaining<'a> {
        let gains = [ChangeKind::Gains];
        let board = self.book.on_board(self.hero(id).def).of_change(&gains);
        let laid = self.pile(PileId::Displayed(id)).iter();
        let mut others: Vec<&Change> = Vec::new();
        others.extend(laid.flat_map(|c| &self.printed(*c).standing).map(|s| &s.change));
        let lasting: Vec<InForce<'_>> = match self.book.lasting_mentions().of_change(&gains) {
            true => self.for_a_while(id),
            false => Vec::new(),
        };
        others.extend(lasting.iter().map(|s| &s.standing.change));
        let others = others.into_iter().filter_map(sheet::Gained::of).collect();
        sheet::Gaining { board, others, on, such: None }
    }

    /// Returns what is so for a hero for a while, by plays on the check being staged or from before.
    fn for_a_while(&self, id: HeroId) -> Vec<InForce<'_>> {
        let lasting = self.world.resource::<Lasting>().all().iter().map(|l| InForce {
            standing: &l.standing,
            source: l.source,
            by: Active::Of(l.owner, l.level),
        });
        let own = |s: &InForce<'_>| matches!(s.by, Active::Of(owner, _) if owner == id);
        lasting.chain(powers::staged_for_a_while(self)).filter(own).collect()
    }

    /// Returns every skill that a check with this skill counts as: `Arcane: Intelligence +2` counts as
    /// both (AC-CHECK-37, AC-RUL-97). An added die or trait is no skill (AC-CHAR-08, AC-CHECK-27).
    pub fn also_called(&self, id: HeroId, used: Skill) -> Vec<Skill> {
        self.also_called_on(id, used, &sheet::on_every_check)
    }

    /// Does the same as [`Board::also_called`] on a check, with the skills that are gained on such
    /// checks.
    pub fn also_called_on(
        &self,
        id: HeroId,
        used: Skill,
        on: &dyn Fn(&CheckFilter) -> bool,
    ) -> Vec<Skill> {
        sheet::names_of(self.hero_def(id), &self.hero(id).feats, used, &self.gaining(id, on))
    }

    /// Returns all locations in play.
    pub fn places(&self) -> &[&'w Place] {
        let all = || saturating::bytes(self.index.places.len()).map(PlaceId);
        self.row.get_or_init(|| all().map(|p| self.place(p)).collect())
    }

    /// Returns a location.
    pub fn place(&self, id: PlaceId) -> &'w Place {
        let known = &self.places[usize::from(id.0)];
        if let Some(place) = known.get() {
            return place;
        }
        let place = self.world.get(self.index.places[usize::from(id.0)]);
        let place = place.expect("every place entity has its place");
        known.set(Some(place));
        place
    }

    /// Returns a location's definition.
    pub fn place_def(&self, id: PlaceId) -> &'w LocationDef {
        &self.book.locations[self.place(id).def]
    }

    /// Returns the abilities on the faceup side of a location.
    fn place_says(&self, id: PlaceId) -> Abilities<'w> {
        self.place_def(id).side(self.place(id).flipped)
    }

    /// Returns the powers on the faceup side of a location.
    pub fn place_powers(&self, id: PlaceId) -> &'w [Power] {
        self.place_says(id).powers
    }

    /// Returns the standing effects on the faceup side of a location.
    pub fn place_standing(&self, id: PlaceId) -> &'w [Standing] {
        self.place_says(id).standing
    }

    /// Returns the cards of a pile; the last one is the top.
    pub fn pile(&self, id: PileId) -> &'w [CardId] {
        let known = &self.piles[id.slot()];
        if let Some(pile) = known.get() {
            return &pile.0;
        }
        // A table without ships has no piles for them.
        let Some(entity) = self.index.piles.get(id.slot()) else { return &[] };
        let pile: Option<&Pile> = self.world.get(*entity);
        let pile = pile.expect("every pile entity has its pile");
        known.set(Some(pile));
        &pile.0
    }

    /// Returns a card.
    pub fn card(&self, id: CardId) -> &'w Card {
        let known = &self.cards[usize::from(id.0) % RECENT];
        if let Some(card) = known.get().filter(|c| c.id == id) {
            return card;
        }
        let card: Option<&Card> = self.world.get(self.index.cards[usize::from(id.0)]);
        let card = card.expect("every card entity has its card");
        known.set(Some(card));
        card
    }

    /// Returns a card's definition.
    pub fn printed(&self, id: CardId) -> &'w CardDef {
        self.book.card(self.card(id).def)
    }

    /// Returns the cards that living heroes have displayed, by seat: hero, card, definition.
    pub fn displayed(&self) -> &[(HeroId, CardId, &'w CardDef)] {
        self.displayed.get_or_init(|| {
            self.living()
                .flat_map(|h| self.pile(PileId::Displayed(h.id)).iter().map(|c| (h.id, *c)))
                .map(|(owner, c)| (owner, c, self.printed(c)))
                .collect()
        })
    }

    /// Returns every standing effect in force: of the stories, the locations, support cards, the
    /// encountered bane (AC-CARD-44), heroes' boards and displayed cards, and the hour, in this
    /// order of rank (AC-GOLD-04, AC-GOLD-05, AC-SUPP-02). A location's effects hold while it is
    /// open or temporarily closed (AC-CARD-12, AC-RUL-89), a boon's while it is displayed
    /// (AC-ACT-04).
    pub fn in_force(&self) -> &[InForce<'w>] {
        self.in_force.get_or_init(|| {
            let mut all = Vec::new();
            let mut add = |list: &'w [Standing], source, by| {
                all.extend(list.iter().map(|standing| InForce { standing, source, by }));
            };
            for story in self.stories() {
                add(story.says.standing, story.source, Active::Always);
            }
            for p in self.places() {
                add(self.place_standing(p.id), Source::Place(p.id), Active::Place(p.id));
                // Cards displayed next to a location affect it as its own text does (AC-PLAY-22).
                for c in self.pile(PileId::Beside(p.id)) {
                    add(&self.printed(*c).standing, Source::Card(*c), Active::Place(p.id));
                }
            }
            for c in self.pile(PileId::Support) {
                add(&self.printed(*c).standing, Source::Card(*c), Active::Always);
            }
            // Support cards displayed by heroes rank with the other support cards (AC-SCRG-08).
            let displayed = self.displayed();
            let supports = |def: &CardDef| Kind::SUPPORT.contains(&def.kind);
            for (owner, c, def) in displayed.iter().filter(|(.., def)| supports(def)) {
                add(&def.standing, Source::Card(*c), Active::Of(*owner, 0));
            }
            // A boon's standing effects need it to be displayed (AC-ACT-04), so an encountered one
            // has none.
            if let Some(e) = self.encounter() {
                let def = self.printed(e.card);
                let said = if def.kind.is_fought() { &*def.standing } else { &[] };
                add(said, Source::Card(e.card), Active::Bane(e.card));
            }
            // What the party's ship says is of whoever commands it (AC-SHIP-09).
            if let (Some((c, says)), Some(h)) = (ship::side(self.world), ship::commander(self)) {
                add(&says.standing, Source::Card(c), Active::Of(h, 0));
            }
            for h in self.living().filter(|h| self.book.on_board(h.def).stands()) {
                for (_, p, level) in sheet::had(self.hero_def(h.id), &h.feats) {
                    let standing = p.standing.as_slice();
                    add(standing, Source::Hero(h.id), Active::Of(h.id, level));
                }
            }
            for (owner, c, def) in displayed.iter().filter(|(.., def)| !supports(def)) {
                add(&def.standing, Source::Card(*c), Active::Of(*owner, 0));
            }
            // The hour's card counts while it is on top of the blessings discard pile (AC-ACT-06).
            if let Some(top) = self.pile(PileId::Hours).last() {
                add(&self.printed(*top).while_the_hour, Source::Card(*top), Active::Always);
            }
            all.extend(self.world.resource::<Lasting>().all().iter().map(|l| InForce {
                standing: &l.standing,
                source: l.source,
                by: Active::Of(l.owner, l.level),
            }));
            all
        })
    }

    /// Looks something up while cards are judged by what they print alone; within such a lookup it does
    /// nothing.
    pub fn by_print(&self, look: impl FnOnce()) {
        if !self.by_print.replace(true) {
            look();
            self.by_print.set(false);
        }
    }

    /// Returns whether any active effect may be a change of these kinds. If not, the caller can
    /// skip gathering all standing effects.
    pub fn may_change(&self, kinds: &[ChangeKind]) -> bool {
        let says = |def: &CardDef| def.standing.iter().any(|s| kinds.contains(&s.change.kind()));
        let lying = || {
            self.encounter().is_some_and(|e| says(self.printed(e.card)))
                || self.displayed().iter().any(|(.., def)| says(def))
                || self.pile(PileId::Support).iter().any(|c| says(self.printed(*c)))
                || self
                    .places()
                    .iter()
                    .any(|p| self.pile(PileId::Beside(p.id)).iter().any(|c| says(self.printed(*c))))
        };
        let sailed = || {
            let says = |s: &Standing| kinds.contains(&s.change.kind());
            ship::side(self).is_some_and(|(_, side)| side.standing.iter().any(says))
        };
        self.in_force.get().is_some()
            || (self.switches().ships && sailed())
            || self.book.story_mentions().of_change(kinds)
            || (self.book.board_mentions().of_change(kinds)
                && self.living().any(|h| self.book.on_board(h.def).of_change(kinds)))
            || (self.book.location_mentions().of_change(kinds)
                && self
                    .places()
                    .iter()
                    .any(|p| self.book.mentions_of_location(p.def).of_change(kinds)))
            || (self.book.table_mentions().of_change(kinds) && lying())
            || self.book.lasting_mentions().of_change(kinds)
    }

    /// Returns whether `them` stands in the relation `whose` to `you`.
    pub fn related(&self, you: HeroId, them: HeroId, whose: Whose) -> bool {
        stands(you, them, whose, || self.hero(you).at == self.hero(them).at)
    }
}
