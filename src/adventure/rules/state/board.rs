//! One look at the table, for who asks much of it at once: the way to everything is looked up once,
//! not with each question as by the functions of [`table`](super::table).

use crate::rules::flow::drive::Nearest as _;
use std::cell::OnceCell;

use bevy_ecs::prelude::*;

use super::ids::{CardId, HeroId, PileId, PlaceId};
use super::sheet;
use super::table::{Book, Card, Hero, Index, Pile, Place, Playing};
use crate::cards::content::Content;
use crate::cards::effect::{Power, Rule, Standing, Whose};
use crate::cards::printed::{CardDef, HeroDef, LocationDef, ScenarioDef, StoryDef};
use crate::rules::flow::frame::{EncounterFrame, Flow};
use crate::rules::flow::prompt::Source;

/// What a story card says; one that is not played says nothing.
#[derive(Clone, Copy, Debug)]
pub struct Story<'w> {
    /// Which it is.
    pub source: Source,
    /// What must happen.
    pub rules: &'w [Rule],
    /// What is so.
    pub standing: &'w [Standing],
    /// What may be done.
    pub powers: &'w [Power],
}

/// The story cards in play: the scenario, the adventure that it belongs to, and the path that the
/// adventure belongs to (AC-SETUP-10, AC-CARD-06); in the first edition a scenario or an adventure
/// may be played without what is above it (AC-CARD-05).
pub fn stories<'w>(book: &'w Content, scenario: &'w ScenarioDef) -> [Story<'w>; 3] {
    let nothing = StoryDef::nothing();
    // Few of them say anything: the others are not looked for.
    let silent = book.pack.story == *nothing && book.adventures.iter().all(|a| a.story == *nothing);
    let adventure = match silent {
        true => None,
        false => book.adventure_of(&scenario.id),
    };
    let of = |source, s: &'w StoryDef| {
        let StoryDef { rules, standing, powers } = s;
        Story { source, rules, standing, powers }
    };
    let path = adventure.filter(|a| book.pack.adventures.contains(&a.id)).map(|_| &book.pack.story);
    [
        of(Source::Path, path.unwrap_or(nothing)),
        of(Source::Adventure, adventure.map_or(nothing, |a| &a.story)),
        Story {
            source: Source::Scenario,
            rules: &scenario.rules,
            standing: &scenario.standing,
            powers: &scenario.powers,
        },
    ]
}

/// Whether `them` stands to `you` as a power asks, by who they are and whether they are at the same
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

/// The table as it lies at one moment.
pub struct Board<'w> {
    /// Where it lies.
    pub world: &'w World,
    /// What is printed.
    pub book: &'w Content,
    /// The scenario in play.
    pub scenario: &'w ScenarioDef,
    /// The story cards in play, the highest first (AC-GOLD-04, AC-GOLD-05): the path, the
    /// adventure, the scenario.
    pub stories: [Story<'w>; 3],
    /// The encounter that is under way.
    pub encounter: Option<&'w EncounterFrame>,
    /// All heroes, by seat, dead ones too.
    pub heroes: Vec<&'w Hero>,
    index: &'w Index,
    places: OnceCell<Vec<&'w Place>>,
    displayed: OnceCell<Vec<(HeroId, CardId, &'w CardDef)>>,
    boards: OnceCell<Vec<(HeroId, u8, &'w Standing)>>,
}

impl<'w> Board<'w> {
    /// Looks at a table.
    pub fn new(world: &'w World) -> Board<'w> {
        let index = world.resource::<Index>();
        let book = &*world.resource::<Book>().0;
        let scenario = &book.scenarios[world.resource::<Playing>().0];
        let hero = |e: &Entity| world.get::<Hero>(*e).expect("every hero entity has its hero");
        Board {
            world,
            book,
            scenario,
            stories: stories(book, scenario),
            encounter: world.resource::<Flow>().current_encounter(),
            heroes: index.heroes.iter().map(hero).collect(),
            index,
            places: OnceCell::new(),
            displayed: OnceCell::new(),
            boards: OnceCell::new(),
        }
    }

    /// A hero.
    pub fn hero(&self, id: HeroId) -> &'w Hero {
        self.heroes[usize::from(id.0)]
    }

    /// What is printed for a hero.
    pub fn hero_def(&self, id: HeroId) -> &'w HeroDef {
        &self.book.heroes[self.hero(id).def]
    }

    /// All living heroes, by seat. The dead take part in nothing (AC-DIE-08).
    pub fn living(&self) -> impl Iterator<Item = &'w Hero> {
        self.heroes.iter().copied().filter(|h| h.alive)
    }

    /// All locations in play.
    pub fn places(&self) -> &[&'w Place] {
        self.places.get_or_init(|| {
            let place = |e: &Entity| self.world.get(*e).expect("every place entity has its place");
            self.index.places.iter().map(place).collect()
        })
    }

    /// A location, and what is printed for it.
    pub fn place(&self, id: PlaceId) -> (&'w Place, &'w LocationDef) {
        let place = self.places()[usize::from(id.0)];
        (place, &self.book.locations[place.def])
    }

    /// The powers of the side of a location that is up.
    pub fn place_powers(&self, id: PlaceId) -> &'w [Power] {
        let (place, def) = self.place(id);
        if place.flipped { &def.closed_powers } else { &def.powers }
    }

    /// What is so because of the side of a location that is up.
    pub fn place_standing(&self, id: PlaceId) -> &'w [Standing] {
        let (place, def) = self.place(id);
        if place.flipped { &def.closed_standing } else { &def.standing }
    }

    /// The cards of a pile; the last is the top.
    pub fn pile(&self, id: PileId) -> &'w [CardId] {
        let pile = self.world.get::<Pile>(self.index.piles[id.slot()]);
        &pile.expect("every pile entity has its pile").0
    }

    /// A card.
    pub fn card(&self, id: CardId) -> &'w Card {
        let card = self.world.get(self.index.cards[usize::from(id.0)]);
        card.expect("every card entity has its card")
    }

    /// What is printed on a card.
    pub fn printed(&self, id: CardId) -> &'w CardDef {
        self.book.card(self.card(id).def)
    }

    /// The cards that living heroes have displayed, by seat: whose, which, what is printed.
    pub fn displayed(&self) -> &[(HeroId, CardId, &'w CardDef)] {
        self.displayed.get_or_init(|| {
            self.living()
                .flat_map(|h| self.pile(PileId::Displayed(h.id)).iter().map(|c| (h.id, *c)))
                .map(|(owner, c)| (owner, c, self.printed(c)))
                .collect()
        })
    }

    /// What is so because of the boards of living heroes, by seat, with the level of its amounts.
    pub fn boards(&self) -> &[(HeroId, u8, &'w Standing)] {
        self.boards.get_or_init(|| {
            let of = |h: &'w Hero| {
                let powers = sheet::had(&self.book.heroes[h.def], &h.feats);
                powers.filter_map(|(_, p, level)| Some((h.id, level, p.standing.as_ref()?)))
            };
            self.living().flat_map(of).collect()
        })
    }

    /// Whether `them` stands to `you` as a power asks.
    pub fn related(&self, you: HeroId, them: HeroId, whose: Whose) -> bool {
        stands(you, them, whose, || self.hero(you).at == self.hero(them).at)
    }
}
