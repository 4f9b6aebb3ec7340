//! The family in campaigns: three races, and before each of the later ones the hares may change sides.

use std::path::Path;
use std::sync::Arc;

use bevy_ecs::prelude::*;
use kernel::autopass::StopSettings;
use kernel::campaign::content::PackContent;
use kernel::campaign::entry::{HeroView, PackView};
use kernel::campaign::family::{CampaignFamily, Downtime, Played};
use kernel::campaign::journal::Course;
use kernel::campaign::record::{Body, Finished, NoOlder, Record};
use kernel::campaign::{CampaignError, DowntimeOption, DowntimeView, Look, Story};
use kernel::catalogue::Catalogue;
use kernel::commands::CommandFamily;
use kernel::content::problem::Problem;
use kernel::content::source::Source;
use kernel::content::translation::Translatable;
use kernel::content::{family, load};
use kernel::ids::SeatId;
use kernel::revealed::Revealed;
use kernel::table::Table;
use kernel::text::{Page, TextView};
use kernel::truth::digest;
use kernel::view::{SeatView, Viewer, raw};
use kernel::vignette::Vignette as _;
use kernel::{Family, play};
use serde::{Deserialize, Serialize};

use super::commands::CATALOGUE;
use super::passing::Window;
use super::rules::hare;
use super::view::cell;
use super::vignette;
use super::{Book, Content, Ending, Field, GATE, Hares, SIDE, Start, content};

/// How many races there are.
const RACES: usize = 3;

/// What `pack.ron` says; the cards are always the same.
#[derive(Deserialize)]
struct Head {
    id: String,
    name: String,
    #[serde(rename = "family")]
    _family: String,
}

impl Translatable for Content {}

impl PackContent for Content {
    fn load(source: &Source) -> Result<Content, Vec<Problem>> {
        family::expect(source, Hares::ID).map_err(|problem| vec![problem])?;
        let text = source.files.iter().find(|(path, _)| path == "pack.ron");
        let head = text.and_then(|(_, text)| ron::from_str::<Head>(text).ok());
        let wrong = || Problem::error("pack.ron", (1, 1), "this is no pack of hares".to_owned());
        let Head { id, name, .. } = head.ok_or_else(|| vec![wrong()])?;
        let digest = load::digest(source);
        Ok(Content { id, name, digest, ..Content::clone(&content()) })
    }

    fn id(&self) -> &str {
        &self.id
    }

    fn digest(&self) -> u64 {
        self.digest
    }
}

/// What a campaign keeps.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Meadow {
    /// The hares by seat.
    pub names: [String; 2],
    /// The journal of each race that was run, the digest of its end, and who won.
    pub races: Vec<(u32, String, Option<u8>)>,
    /// Whether the hares rest after a race.
    pub rests: bool,
}

impl Body for Meadow {
    const FAMILY: &'static str = Hares::ID;
    type Stops = StopSettings<Window>;
    type Difficulty = ();
    type Older = NoOlder;

    fn from_older(older: NoOlder) -> Record<Meadow> {
        match older {}
    }

    fn games(&self) -> Vec<Finished<'_>> {
        let races = self.races.iter();
        races
            .map(|(journal, digest, won)| Finished {
                journal: *journal,
                digest,
                won: Some(won.is_some()),
            })
            .collect()
    }

    fn seats(&self) -> usize {
        self.names.len()
    }

    fn next(&self) -> Option<&str> {
        (self.races.len() < RACES).then_some("race")
    }
}

/// What the hares do between two races.
#[derive(Clone, Debug)]
pub struct Rest {
    names: [String; 2],
    answer: Option<Answer>,
    notes: Vec<String>,
}

/// Whether they change sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    Stay,
    Swap,
}

impl Course<Answer> for Rest {
    fn decide(&mut self, answer: &Answer) -> Result<(), CampaignError> {
        self.notes.push(format!("{answer:?}."));
        match self.answer.replace(*answer) {
            None => Ok(()),
            Some(_) => Err(CampaignError::Other("that is settled".into())),
        }
    }

    fn decisions(&self) -> usize {
        usize::from(self.answer.is_some())
    }

    fn back(&mut self, to: usize) -> bool {
        self.notes.truncate(to);
        to == 0 && self.answer.take().is_some()
    }

    fn digest(&self) -> u64 {
        self.decisions() as u64
    }
}

/// What the journal of a rest begins with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dusk {
    seed: u64,
    #[serde(rename = "meetings")]
    downtimes: u32,
}

impl Downtime<Hares> for Rest {
    type Start = Dusk;
    type Choice = Answer;
    type Prompt = ();

    fn open(_: Arc<Content>, record: &Record<Meadow>) -> Rest {
        Rest { names: record.body.names.clone(), answer: None, notes: Vec::new() }
    }

    fn start(record: &Record<Meadow>) -> Dusk {
        Dusk { seed: record.seed, downtimes: record.downtimes }
    }

    fn prompt(&self) -> Option<()> {
        self.answer.is_none().then_some(())
    }

    fn view(&self) -> Option<DowntimeView> {
        self.prompt()?;
        let option = |text: &str, answer, proposed| DowntimeOption {
            text: text.into(),
            data: raw(&answer),
            proposed,
        };
        Some(DowntimeView {
            number: 1,
            step: "rest".into(),
            seat: None,
            player: None,
            text: format!("Do {} and {} change sides?", self.names[0], self.names[1]),
            options: vec![
                option("They stay", Answer::Stay, true),
                option("They do", Answer::Swap, false),
            ],
        })
    }

    fn option(&self, n: usize) -> Option<Answer> {
        [Answer::Stay, Answer::Swap].get(n).copied()
    }

    fn proposal(&self) -> Option<Answer> {
        Some(Answer::Stay)
    }

    fn later() -> Answer {
        Answer::Stay
    }

    fn is_over(&self) -> bool {
        self.answer.is_some()
    }

    fn notes(&self) -> &[String] {
        &self.notes
    }

    fn conclude(&self, record: &mut Record<Meadow>) {
        record.downtimes += 1;
        record.body.rests = false;
        if self.answer == Some(Answer::Swap) {
            record.body.names.reverse();
        }
    }
}

impl CampaignFamily for Hares {
    type Body = Meadow;
    type Downtime = Rest;

    fn sit_down(_: &Content, party: &[String]) -> Result<Meadow, CampaignError> {
        let names: Result<[String; 2], _> = party.to_vec().try_into();
        let names = names.map_err(|_| CampaignError::Other("two hares run".into()))?;
        Ok(Meadow { names, ..Meadow::default() })
    }

    fn games(_: &Content) -> Vec<String> {
        vec!["race".into()]
    }

    fn downtime_is_due(body: &Meadow) -> bool {
        body.rests
    }

    fn start(record: &Record<Meadow>, _: &Content, _: &str, seed: u64) -> Start {
        Start { names: record.body.names.clone(), seed }
    }

    fn game_of(_: &Start) -> &str {
        "race"
    }

    fn seed_of(start: &Start) -> u64 {
        start.seed
    }

    fn expects(record: &Record<Meadow>, start: &Start) -> u8 {
        u8::from(start.names == record.body.names)
    }

    fn note_end(
        record: &mut Record<Meadow>,
        _: &Content,
        world: &World,
        played: Played<'_>,
    ) -> Result<(), CampaignError> {
        let won = match play::ended::<Hares>(world) {
            Some(Ending::Won(seat)) => Some(seat.0),
            _ => None,
        };
        let end = format!("{:016x}", digest::<Hares>(world));
        record.body.races.push((played.journal, end, won));
        record.body.rests = true;
        Ok(())
    }

    fn story(look: Look<'_, Hares>) -> Story {
        let Meadow { names, races, .. } = &look.record.body;
        let tell = |(journal, _, won): &(u32, String, Option<u8>)| {
            let who = won.map_or("nobody", |seat| &names[usize::from(seat)]);
            (*journal, format!("Race {journal} was won by {who}.\n"))
        };
        let games: Vec<(u32, String)> = races.iter().map(tell).collect();
        let markdown = games.iter().map(|(_, text)| text.as_str()).collect();
        Story { data: serde_json::json!({ "races": races }), markdown, games }
    }

    fn party(body: &Meadow, _: Option<&Content>) -> Vec<SeatView> {
        let seats = [SeatId(0), SeatId(1)].into_iter().zip(&body.names);
        let view = |(seat, name): (SeatId, &String)| SeatView {
            seat,
            id: name.to_lowercase(),
            name: name.clone(),
        };
        seats.map(view).collect()
    }

    fn view_pack(content: &Content) -> PackView {
        let hero = |id: &str| HeroView { id: id.into(), name: id.into(), ..HeroView::default() };
        PackView {
            id: content.id.clone(),
            family: Hares::ID.into(),
            name: content.name.clone(),
            cards: content.cards.len(),
            least: 2,
            players: 2,
            games: vec![("race".into(), "A race".into())],
            heroes: ["Alder", "Birch"].map(hero).to_vec(),
            ..PackView::default()
        }
    }

    fn installed(world: &World) -> Option<&Arc<Content>> {
        world.get_resource::<Book>().map(|book| &book.0)
    }

    fn title(_: &World) -> String {
        "A race".into()
    }

    fn describe_revealed(_: &World, revealed: &Revealed<Hares>) -> Option<String> {
        (!revealed.is_nothing()).then(|| "chance".into())
    }

    fn text_view() -> Box<dyn TextView> {
        Box::new(FieldText)
    }

    fn name() -> String {
        "Hares and a fox".into()
    }

    fn catalogue() -> &'static Catalogue {
        &CATALOGUE
    }

    fn commands() -> &'static dyn CommandFamily {
        &Hares
    }

    fn position(file: &Path) -> Result<World, CampaignError> {
        let loaded = vignette::read(file).map_err(|problems| problems[0].to_string());
        loaded.and_then(|loaded| loaded.set_up()).map_err(CampaignError::Other)
    }
}

/// The field in letters.
struct FieldText;

impl TextView for FieldText {
    fn opening(&mut self, _: &dyn Table, world: &World) -> Page {
        let mut page = Page::default();
        page.title(Hares::title(world));
        page
    }

    fn picture(&mut self, _: &dyn Table, world: &mut World, _: Viewer) -> Page {
        let mut page = Page::default();
        let (fox, hares) = (world.resource::<Field>().fox, [SeatId(0), SeatId(1)]);
        let letter = |at: u16| match hares.iter().find(|seat| hare(world, **seat).at == at) {
            Some(seat) => char::from(b'1' + seat.0),
            None if at == fox => 'F',
            None if at == GATE => '#',
            None => '.',
        };
        for row in 0..SIDE {
            page.line((0..SIDE).map(|column| letter(row * SIDE + column)).collect::<String>());
        }
        page.dim(format!("The gate is at {}.", cell(GATE)));
        page
    }
}
