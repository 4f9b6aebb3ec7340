//! What campaigns must know of a family of games.

use std::fmt::Debug;
use std::path::Path;
use std::sync::Arc;

use bevy_ecs::prelude::*;

use lang::Language;
use serde_json::Value;

use super::content::PackContent;
use super::downtime_table::DowntimeView;
use super::entry::{PackView, PlayedView};
use super::journal::{Course, Step};
use super::outcome::{Outcome, Story};
use super::plain_text::PlainText;
use super::record::{Body, Record};
use super::{Campaign, CampaignError, Choices, Session, UndoPolicy};
use crate::autopass::{AutoPassFamily, StopSettings};
use crate::catalogue::{Catalogue, EMPTY};
use crate::commands::CommandFamily;
use crate::family::{Data, Family};
use crate::revealed::Revealed;
use crate::text::{Page, TextView};
use crate::view::{EndingView, SeatView};

/// Gives a pack in other words: in another language.
pub type Retelling<'a, F> = &'a dyn Fn(&Arc<<F as Family>::Content>) -> Arc<<F as Family>::Content>;

/// A family of games that is played in campaigns.
pub trait CampaignFamily: Family<Content: PackContent> + AutoPassFamily {
    /// What `campaign.ron` says beside what all families say.
    type Body: Body<Stops = StopSettings<Self::Window>> + Send + Sync + 'static;
    /// What the party does between two games.
    type Downtime: Downtime<Self>;

    /// Returns what players call the family.
    fn name() -> String {
        Self::ID.to_owned()
    }

    /// Puts a new party together: the heroes of these ids, by seat.
    ///
    /// # Errors
    /// Returns why they do not fit the pack.
    fn sit_down(content: &Self::Content, party: &[String]) -> Result<Self::Body, CampaignError>;

    /// Returns the pack with what a campaign has added to it.
    ///
    /// # Errors
    /// Returns what of that cannot be read.
    fn as_played(
        content: &Arc<Self::Content>,
        body: &Self::Body,
    ) -> Result<Arc<Self::Content>, String> {
        let _ = body;
        Ok(content.clone())
    }

    /// Brings a record of an earlier version up to the version of today.
    fn migrate(_dir: &Path, _record: &mut RecordOf<Self>, _content: &Self::Content) {}

    /// Checks whether a record makes sense with its pack.
    ///
    /// # Errors
    /// Returns what does not.
    fn check(_record: &RecordOf<Self>, _content: &Self::Content) -> Result<(), String> {
        Ok(())
    }

    /// Mends what else the family keeps in a campaign's folder, and returns what to tell.
    fn mend(_dir: &Path) -> Vec<String> {
        Vec::new()
    }

    /// Returns the ids of the games of a pack, in playing order.
    fn games(content: &Self::Content) -> Vec<String>;

    /// Whether there is a game of that id.
    fn has_game(content: &Self::Content, id: &str) -> bool {
        Self::games(content).iter().any(|game| game == id)
    }

    /// Makes a game known that is not printed but can be made, if this is the id of such a one. Returns
    /// the pack with it.
    ///
    /// # Errors
    /// Returns why it cannot be made.
    fn add_game(
        _record: &mut RecordOf<Self>,
        _content: &Arc<Self::Content>,
        _id: &str,
    ) -> Result<Option<Arc<Self::Content>>, CampaignError> {
        Ok(None)
    }

    /// Whether the party has to do what is between two games before it plays on.
    fn must_meet(body: &Self::Body) -> bool;

    /// Returns what a game begins with.
    fn start(
        record: &RecordOf<Self>,
        content: &Self::Content,
        game: &str,
        seed: u64,
    ) -> Self::Start;

    /// Returns the id of the game that begins so.
    fn game_of(start: &Self::Start) -> &str;

    /// Returns the seed of the game that begins so.
    fn seed_of(start: &Self::Start) -> u64;

    /// Returns how well what a game began with fits where the campaign stands; the more, the better.
    fn expects(record: &RecordOf<Self>, start: &Self::Start) -> u8;

    /// Notes that a game has begun so. May be called again for the same game.
    fn note_start(_body: &mut Self::Body, _start: &Self::Start) {}

    /// Notes how a game ended, if it is over: of this id, with the journal of this number, played for
    /// so many seconds.
    ///
    /// # Errors
    /// Returns why it cannot be noted.
    fn note_end(
        record: &mut RecordOf<Self>,
        content: &Self::Content,
        world: &World,
        played: Played<'_>,
    ) -> Result<(), CampaignError>;

    /// Tells what came of the game that was noted last; what is between games has begun. `told` is what
    /// its beginning has to say.
    fn outcome(session: &Session<Self>, ending: EndingView, told: Vec<String>) -> Outcome {
        let notes = session.between().map_or(&[][..], Downtime::notes);
        Outcome {
            ending,
            rewards: Vec::new(),
            notes: told.into_iter().chain(notes.iter().cloned()).collect(),
            facts: Vec::new(),
            next: session.campaign.next_scenario().map(str::to_owned),
        }
    }

    /// Tells the story of a campaign.
    fn story(campaign: &Campaign<Self>) -> Story;

    /// Tells the story of a campaign folder, which may be in use: as an object of JSON, or as Markdown.
    ///
    /// # Errors
    /// Returns why if there is no campaign, or neither its content nor its pack can be read.
    fn read_story(dir: &Path, json: bool) -> Result<String, CampaignError> {
        let story = Self::story(&Campaign::open(dir)?);
        Ok(if json { format!("{:#}\n", story.data) } else { story.markdown })
    }

    /// Puts a position on a table of its own.
    ///
    /// # Errors
    /// Returns what is wrong with the file.
    fn position(_file: &Path) -> Result<World, String> {
        Err(t!("trouble-family-positions", family = Self::ID))
    }

    /// Returns the party by seat: ids of heroes and their names, or their ids where the pack is not there.
    fn party(body: &Self::Body, content: Option<&Self::Content>) -> Vec<SeatView>;

    /// Returns the name of a game, or its id where the pack is not there.
    fn game_name(_body: &Self::Body, _content: Option<&Self::Content>, id: &str) -> String {
        id.to_owned()
    }

    /// Returns the games that were played to their end, the first one first.
    fn played(body: &Self::Body, _content: Option<&Self::Content>) -> Vec<PlayedView> {
        body.games().into_iter().map(PlayedView::of).collect()
    }

    /// Returns what is said of a pack.
    fn view_pack(content: &Self::Content) -> PackView;

    /// Returns the rules of the family by their numbers; the empty catalogue if it has none.
    fn catalogue() -> &'static Catalogue {
        &EMPTY
    }

    /// Returns what the family adds to the command line.
    fn commands() -> &'static dyn CommandFamily;

    /// Shows a table of the family in a terminal.
    fn text_view() -> Box<dyn TextView> {
        Box::new(PlainText::<Self>::default())
    }

    /// Returns the pack in a language; the same one where it speaks it already.
    fn in_language(content: &Arc<Self::Content>, _language: Language) -> Arc<Self::Content> {
        content.clone()
    }

    /// Gives the pack on the table other words.
    fn retell(_world: &mut World, _of: Retelling<'_, Self>) {}

    /// Returns the pack that a World was prepared for.
    fn installed(world: &World) -> Option<&Arc<Self::Content>>;

    /// Returns what the game on the table is called.
    fn title(world: &World) -> String;

    /// Tells in words what became known; nothing if that is nothing.
    fn describe_revealed(world: &World, revealed: &Revealed<Self>) -> Option<String>;

    /// Has hands kept from people who do not play them, in the family's words, or not.
    fn keep_hands(_world: &mut World, _private: bool) {}

    /// Returns ids and names of what lies faceup and is called so, or by a part of it: what can be pinned.
    fn pinnable(_world: &World, _name: &str) -> Vec<(String, String)> {
        Vec::new()
    }

    /// Returns what is called by an id that is pinned or to be pinned.
    ///
    /// # Errors
    /// Returns why if the pack has nothing of that id that could be pinned.
    fn pin_name(_world: &World, id: &str) -> Result<String, String> {
        Err(format!("nothing in this pack is called `{id}`"))
    }
}

/// A game that is over, as it is noted.
#[derive(Clone, Copy, Debug)]
pub struct Played<'a> {
    /// The number of its journal.
    pub journal: u32,
    /// Its id.
    pub game: &'a str,
    /// How long it was played, in seconds.
    pub seconds: u64,
}

/// What the party does between two games: decided step by step, with a journal of its own. With what
/// it begins with, its decisions determine all that follows.
pub trait Downtime<F: CampaignFamily>:
    Course<Self::Choice> + Clone + Debug + Send + Sync + 'static
{
    /// What its journal begins with. Its JSON has the fields `seed` and `meetings`, those of the record.
    type Start: Data;
    /// One thing that may be answered.
    type Choice: Data;
    /// What is asked.
    type Prompt;

    /// Shows what is asked; nothing once it is over.
    fn view(&self) -> Option<DowntimeView>;

    /// Returns the answer of that number, counted from 0, of those that are shown.
    fn option(&self, n: usize) -> Option<Self::Choice>;

    /// Returns a sensible answer; none where it must be chosen by people.
    fn proposal(&self) -> Option<Self::Choice>;

    /// Returns everything that the group may know, as an object of the protocol.
    fn state(&self) -> Value {
        Value::Null
    }

    /// Shows what the question is about, for a terminal.
    fn page(&self) -> Page {
        Page::default()
    }

    /// Does what a command of the family says in a terminal; nothing if it has no such command.
    fn command(&self, _word: &str, _rest: &str) -> Option<Page> {
        None
    }

    /// Begins where a record stands.
    fn open(content: Arc<F::Content>, record: &RecordOf<F>) -> Self;

    /// Returns what the journal begins with.
    fn start(record: &RecordOf<F>) -> Self::Start;

    /// Whether a journal that begins so is of where a record stands: all counts but when it was, and
    /// how long it took.
    fn fits(start: &Self::Start, record: &RecordOf<F>) -> bool {
        *start == Self::start(record)
    }

    /// Returns what is asked; nothing once it is over.
    fn prompt(&self) -> Option<Self::Prompt>;

    /// Whether nothing is left to decide.
    fn is_over(&self) -> bool;

    /// Returns the answer that leaves what must be chosen by people for the next time.
    fn later() -> Self::Choice;

    /// Says why the last answer may not be undone at a table that has chosen so.
    fn stands_in_the_way(&self, _policy: UndoPolicy) -> Option<String> {
        None
    }

    /// Returns what happened, in sentences.
    fn notes(&self) -> &[String];

    /// Writes into the record what came of it, once it is over.
    fn conclude(&self, record: &mut RecordOf<F>);

    /// Gives the pack other words.
    fn relocalize(&mut self, _of: Retelling<'_, F>) {}
}

/// The record of a family's campaigns.
pub type RecordOf<F> = Record<<F as CampaignFamily>::Body>;
/// What people of a family's campaigns want to be asked about.
pub type StopsOf<F> = StopSettings<<F as AutoPassFamily>::Window>;
/// What a table of a family has chosen.
pub type ChoicesOf<F> = Choices<<<F as CampaignFamily>::Body as Body>::Difficulty>;
/// A step of a journal of a family's game.
pub type StepOf<F> = Step<Vec<<F as Family>::Act>, ChoicesOf<F>>;
/// The head of a journal of a family's game.
pub type HeadOf<F> = super::journal::Head<<F as Family>::Start>;
/// A journal of a family's game.
pub type ReadOf<F> =
    super::journal::Read<<F as Family>::Start, Vec<<F as Family>::Act>, ChoicesOf<F>>;
