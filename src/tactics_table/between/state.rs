//! What is shown between two encounters, read anew after every change of the game, and what the pointer
//! holds.

use bevy::prelude::*;
use bevy_egui::egui::{Id, Rect};
use kernel::ids::SeatId;
use shell::plain_table::PlainTable;
use tactics::campaign::chronicle;
use tactics::rules::describe;
use tactics::rules::flow::prompt::{Act, Ask};
use tactics::rules::road_view::{RoadView, between};
use tactics::rules::state::ids::CardId;
use tactics::rules::state::table;

/// What came of an encounter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Result {
    /// What happened, a sentence each.
    pub facts: Vec<String>,
    /// What the party gained so far.
    pub rewards: Vec<String>,
    /// What each hero did: hero, damage dealt and taken, HP healed, enemies defeated.
    pub tallies: Vec<[String; 5]>,
}

/// A screen.
pub struct Scene {
    /// What lies between two encounters.
    pub view: RoadView,
    /// The name of the chapter.
    pub chapter: String,
    /// The id of the chapter, which says where it plays in every language.
    pub place: String,
    /// What came of the encounter, while its result is read.
    pub result: Option<Result>,
}

/// Where a card can be dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drop {
    /// On the player board.
    Board,
    /// Into the action deck.
    Deck,
    /// Into the tuck box.
    Tuck,
    /// On a hero.
    Hero(SeatId),
    /// On the market's stall.
    Stall,
}

/// The screen between two encounters, and what the pointer does there.
#[derive(Resource, Default)]
pub struct Between {
    /// What is shown; nothing while an encounter is played.
    pub scene: Option<Scene>,
    readings: u64,
    /// The hero whose cards are shown.
    pub chosen: Option<SeatId>,
    /// The level-up card that is looked at.
    pub selected: Option<CardId>,
    /// The card that the pointer drags, and the widget from which it comes.
    pub dragged: Option<(CardId, Id)>,
    /// Where it can be dropped, in this frame.
    pub targets: Vec<(Rect, Drop)>,
    /// The card that the pointer or the focus rests on.
    pub enlarged: Option<CardId>,
    /// The card that they rested on last.
    looked_at: Option<CardId>,
    /// Whether the road is looked at.
    pub road: bool,
}

impl Between {
    /// Reads what lies between two encounters if the plain table was read since.
    pub fn read(world: &mut World) {
        let (readings, is_asked) = {
            let table = world.resource::<PlainTable>();
            (table.readings, table.question.is_some())
        };
        if world.resource::<Between>().readings == readings {
            return;
        }
        let view = if is_asked { between(world) } else { None };
        let scene = view.map(|view| {
            let chapter = table::chapter(world);
            let (chapter, place) = (chapter.name.clone(), chapter.id.clone());
            let result = (view.outcome.is_some() && view.ask == Ask::Read).then(|| result(world));
            Scene { view, chapter, place, result }
        });
        let mut known = world.resource_mut::<Between>();
        known.readings = readings;
        (known.dragged, known.road) = (None, known.road && scene.is_some());
        let seats: Vec<SeatId> =
            scene.iter().flat_map(|s| s.view.party.iter().map(|m| m.seat)).collect();
        // Who has just leveled up makes room for the next one.
        let levels = scene.as_ref().filter(|s| s.view.ask == Ask::LevelUp);
        let can = |seat: SeatId| {
            let of = |act: &Act| matches!(act, Act::LevelUp { hero, .. } if *hero == seat);
            levels.is_none_or(|scene| scene.view.acts.iter().any(of))
        };
        known.chosen = known.chosen.filter(|seat| seats.contains(seat) && can(*seat));
        known.selected = None;
        known.scene = scene;
    }

    /// Returns the card that lies large beside the page: the one that the pointer or the focus rested on last,
    /// at first a ware, else what lies on the player board.
    pub fn look(&mut self, scene: &Scene) -> Option<CardId> {
        let view = &scene.view;
        self.looked_at = self.enlarged.take().or(self.looked_at);
        let is_shown = |card: &CardId| view.cards().any(|face| face.card == *card);
        self.looked_at = self.looked_at.filter(is_shown);
        let wares = view.wares.iter().map(|(face, _)| face);
        let own = view.party.get(self.hero(scene)).into_iter();
        let own = own.flat_map(|member| member.board.iter().chain(&member.tuck));
        self.looked_at.or_else(|| wares.chain(own).next().map(|face| face.card))
    }

    /// Returns the place among the party of the hero whose cards are shown.
    pub fn hero(&self, scene: &Scene) -> usize {
        let found = scene.view.party.iter().position(|m| Some(m.seat) == self.chosen);
        found.unwrap_or_default()
    }
}

fn result(world: &World) -> Result {
    let Some(deeds) = chronicle::of_table(world) else { return Result::default() };
    let (content, chapter) = (table::book(world), &table::chapter(world).id);
    let heroes: Vec<String> = table::seats(world).map(|seat| describe::hero(world, seat)).collect();
    Result {
        facts: chronicle::lines(content, &heroes, chapter, &deeds.all),
        rewards: chronicle::rewards(content, &heroes, chapter, &deeds.all),
        tallies: chronicle::tallies(content, &heroes, &deeds.all),
    }
}
