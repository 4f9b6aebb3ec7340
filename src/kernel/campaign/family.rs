//! What campaigns need from a family of games.

use std::fmt::Debug;
use std::path::Path;
use std::sync::Arc;

use bevy_ecs::prelude::*;

use serde_json::Value;

use super::CampaignError;
use super::choices::{Choices, UndoPolicy};
use super::content::PackContent;
use super::journal::{Course, Step};
use super::outcome::{Outcome, Story};
use super::plain_text::PlainText;
use super::record::{Body, Record};
use super::views::{DowntimeView, PackView, PlayedView};
use crate::autopass::{AutoPassFamily, StopSettings, StopsError};
use crate::catalogue::{Catalogue, EMPTY};
use crate::commands::family::CommandFamily;
use crate::family::{Data, Family};
use crate::revealed::Revealed;
use crate::store::lock::Lock;
use crate::text::{Page, TextView};
use crate::view::{EndingView, SeatView};

/// Translates a pack into another language.
pub type Retelling<'a, F> = &'a dyn Fn(&Arc<<F as Family>::Content>) -> Arc<<F as Family>::Content>;

/// A family of games that can be played in campaigns.
pub trait CampaignFamily: Family<Content: PackContent> + AutoPassFamily {
    /// The part of `campaign.ron` that only this family has.
    type Body: Body<Stops = StopSettings<Self::Window>> + Send + Sync + 'static;
    /// The procedure between two games.
    type Downtime: Downtime<Self>;

    /// Returns what players call the family.
    fn name() -> String {
        Self::ID.to_owned()
    }

    /// Creates a party from the ids of its heroes by seat.
    ///
    /// # Errors
    /// Returns an error if the heroes do not fit the pack.
    fn sit_down(content: &Self::Content, party: &[String]) -> Result<Self::Body, CampaignError>;

    /// Returns the pack with the games that a campaign has added.
    ///
    /// # Errors
    /// Returns an error if one of them cannot be read.
    fn as_played(
        content: &Arc<Self::Content>,
        body: &Self::Body,
    ) -> Result<Arc<Self::Content>, CampaignError> {
        let _ = body;
        Ok(content.clone())
    }

    /// Upgrades a record of an earlier version.
    fn migrate(_dir: &Path, _record: &mut RecordOf<Self>, _content: &Self::Content) {}

    /// Checks that a record makes sense with its pack.
    ///
    /// # Errors
    /// Returns the first mistake.
    fn check(_record: &RecordOf<Self>, _content: &Self::Content) -> Result<(), CampaignError> {
        Ok(())
    }

    /// Repairs and checks other files of the family in a campaign folder. Returns notices for the
    /// players.
    fn mend(_dir: &Path, _record: &RecordOf<Self>) -> Vec<String> {
        Vec::new()
    }

    /// Returns the ids of the games of a pack, in playing order.
    fn games(content: &Self::Content) -> Vec<String>;

    /// Returns whether the pack has a game of that id.
    fn has_game(content: &Self::Content, id: &str) -> bool {
        Self::games(content).iter().any(|game| game == id)
    }

    /// Generates a game that is not printed, if this is the id of one, and notes it in the record.
    /// Returns the pack with that game.
    ///
    /// # Errors
    /// Returns an error if the game cannot be generated.
    fn add_game(
        _record: &mut RecordOf<Self>,
        _content: &Arc<Self::Content>,
        _id: &str,
    ) -> Result<Option<Arc<Self::Content>>, CampaignError> {
        Ok(None)
    }

    /// Returns whether the party must go through the downtime before its next game.
    fn downtime_is_due(body: &Self::Body) -> bool;

    /// Returns the start of a game.
    fn start(
        record: &RecordOf<Self>,
        content: &Self::Content,
        game: &str,
        seed: u64,
    ) -> Self::Start;

    /// Returns the id of the game with this start.
    fn game_of(start: &Self::Start) -> &str;

    /// Returns the seed of the game with this start.
    fn seed_of(start: &Self::Start) -> u64;

    /// Scores how well the start of a journal fits the state of the campaign; higher is better.
    fn expects(record: &RecordOf<Self>, start: &Self::Start) -> u8;

    /// Notes the start of a game in the record. May be called again for the same game.
    fn note_start(_body: &mut Self::Body, _start: &Self::Start) {}

    /// Notes the result of a finished game in the record.
    ///
    /// # Errors
    /// Returns an error if the game is not over or the result does not fit the record.
    fn note_end(
        record: &mut RecordOf<Self>,
        content: &Self::Content,
        world: &World,
        played: Played<'_>,
    ) -> Result<(), CampaignError>;

    /// Describes the result of the last finished game, after the downtime has begun with these
    /// notices.
    fn outcome(
        look: Look<'_, Self>,
        downtime: Option<&Self::Downtime>,
        ending: EndingView,
        notices: Vec<String>,
    ) -> Outcome {
        let notes = downtime.map_or(&[][..], Downtime::notes);
        Outcome {
            ending,
            rewards: Vec::new(),
            notes: notices.into_iter().chain(notes.iter().cloned()).collect(),
            facts: Vec::new(),
            next: look.record.body.next().map(str::to_owned),
        }
    }

    /// Returns the story of a campaign.
    fn story(look: Look<'_, Self>) -> Story;

    /// Returns the story of a campaign folder, which may be in use or on a read-only disk, as a JSON
    /// object or as Markdown, if the family reads it in a way of its own: from a folder that could not
    /// be played, say. `None` has it told by [`CampaignFamily::story`].
    fn read_story(_dir: &Path, _json: bool) -> Option<Result<String, CampaignError>> {
        None
    }

    /// Loads a position on a table of its own.
    ///
    /// # Errors
    /// Returns the problem in the file.
    fn position(_file: &Path) -> Result<World, CampaignError> {
        Err(CampaignError::NoPositions { family: Self::ID })
    }

    /// Returns the party by seat: ids and names of heroes, or only ids without the pack.
    fn party(body: &Self::Body, content: Option<&Self::Content>) -> Vec<SeatView>;

    /// Returns the name of a game, or its id without the pack.
    fn game_name(_body: &Self::Body, _content: Option<&Self::Content>, id: &str) -> String {
        id.to_owned()
    }

    /// Returns the finished games, the first one first.
    fn played(body: &Self::Body, _content: Option<&Self::Content>) -> Vec<PlayedView> {
        body.games().into_iter().map(PlayedView::of).collect()
    }

    /// Describes a pack.
    fn view_pack(content: &Self::Content) -> PackView;

    /// Returns the catalogue of the family's rules; an empty one if the family has none.
    fn catalogue() -> &'static Catalogue {
        &EMPTY
    }

    /// Returns what the family adds to the command line.
    fn commands() -> &'static dyn CommandFamily;

    /// Creates the text view of the family.
    fn text_view() -> Box<dyn TextView> {
        Box::new(PlainText::new(Self::title))
    }

    /// Translates the pack on the table.
    fn retell(_world: &mut World, _of: Retelling<'_, Self>) {}

    /// Returns the pack on the table.
    fn installed(world: &World) -> Option<&Arc<Self::Content>>;

    /// Returns the title of the game on the table.
    fn title(world: &World) -> String;

    /// Returns whether the result of the game on the table is known, though it may not be over yet.
    fn is_settled(world: &World) -> bool {
        crate::play::ended::<Self>(world).is_some()
    }

    /// Describes revealed information in a whole sentence; `None` if nothing was revealed. Undo puts it
    /// before its own sentence.
    fn describe_revealed(world: &World, revealed: &Revealed<Self>) -> Option<String>;

    /// Finds faceup things by a part of their name, to pin them. Returns ids and names.
    fn pinnable(_world: &World, _name: &str) -> Vec<(String, String)> {
        Vec::new()
    }

    /// Returns the name of a pinned thing.
    ///
    /// # Errors
    /// Returns an error if the pack has nothing of that id that can be pinned.
    fn pin_name(_world: &World, id: &str) -> Result<String, StopsError> {
        let id: String = id.chars().take(40).collect();
        Err(StopsError::NothingToPin(t!("stops-nothing-called", id = id)))
    }
}

/// A campaign as a family looks at it: open, or only read.
#[derive(Debug)]
pub struct Look<'a, F: CampaignFamily> {
    /// The folder.
    pub dir: &'a Path,
    /// The record.
    pub record: &'a RecordOf<F>,
    /// The content pack.
    pub content: &'a Arc<F::Content>,
    /// The lock of the folder, if this program took it and so may write there.
    pub lock: Option<&'a Lock>,
}

// Derived, they would ask the same of the content.
impl<F: CampaignFamily> Clone for Look<'_, F> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<F: CampaignFamily> Copy for Look<'_, F> {}

impl<F: CampaignFamily> Look<'_, F> {
    /// Returns whether this program still holds the lock of the folder.
    pub fn is_ours(&self) -> bool {
        self.lock.is_some_and(|lock| lock.ensure_held().is_ok())
    }
}

/// A finished game, to be noted in the record.
#[derive(Clone, Copy, Debug)]
pub struct Played<'a> {
    /// The number of its journal.
    pub journal: u32,
    /// The id of the game.
    pub game: &'a str,
    /// The playing time, in seconds.
    pub seconds: u64,
}

/// What a party does between two games, one question at a time, with a journal of its own. The
/// start and the answers determine everything else.
pub trait Downtime<F: CampaignFamily>:
    Course<Self::Choice> + Clone + Debug + Send + Sync + 'static
{
    /// The start of the journal. Its JSON has the fields `seed` and `meetings` of the record.
    type Start: Data;
    /// An answer.
    type Choice: Data;
    /// A question.
    type Prompt;

    /// Returns the open question for clients, or `None` if the downtime is over.
    fn view(&self) -> Option<DowntimeView>;

    /// Returns the answer with that index, from 0, among those of [`Downtime::view`].
    fn option(&self, n: usize) -> Option<Self::Choice>;

    /// Returns the answer that a simple rule proposes; `None` if the players must choose.
    fn proposal(&self) -> Option<Self::Choice>;

    /// Returns the state that all players may know, as an object of the protocol.
    fn state(&self) -> Value {
        Value::Null
    }

    /// Returns what the question is about, for a terminal.
    fn page(&self) -> Page {
        Page::default()
    }

    /// Runs a command of the family in a terminal. Returns `None` if the family has no such
    /// command.
    fn command(&self, _word: &str, _rest: &str) -> Option<Page> {
        None
    }

    /// Begins the downtime at the state of a record.
    fn open(content: Arc<F::Content>, record: &RecordOf<F>) -> Self;

    /// Returns the start of the journal.
    fn start(record: &RecordOf<F>) -> Self::Start;

    /// Returns whether the start of a journal fits a record. All fields count but times.
    fn fits(start: &Self::Start, record: &RecordOf<F>) -> bool {
        *start == Self::start(record)
    }

    /// Returns the open question, or `None` if the downtime is over.
    fn prompt(&self) -> Option<Self::Prompt>;

    /// Returns whether the downtime is over.
    fn is_over(&self) -> bool;

    /// Returns the answer that postpones a choice which only players may make.
    fn later() -> Self::Choice;

    /// Returns why the last answer may not be undone under this policy; `None` if it may.
    fn stands_in_the_way(&self, _policy: UndoPolicy) -> Option<String> {
        None
    }

    /// Returns what has happened, in sentences.
    fn notes(&self) -> &[String];

    /// Writes the result into the record, once the downtime is over.
    fn conclude(&self, record: &mut RecordOf<F>);

    /// Translates the pack.
    fn relocalize(&mut self, _of: Retelling<'_, F>) {}
}

/// The record of a family's campaigns.
pub type RecordOf<F> = Record<<F as CampaignFamily>::Body>;
/// The auto-pass settings of a family's campaigns.
pub type StopsOf<F> = StopSettings<<F as AutoPassFamily>::Window>;
/// The choices of a family's tables.
pub type ChoicesOf<F> = Choices<<<F as CampaignFamily>::Body as Body>::Difficulty>;
/// A step of a family's game journal.
pub type StepOf<F> = Step<Vec<<F as Family>::Act>, ChoicesOf<F>>;
/// The first line of a family's game journal.
pub type HeadOf<F> = super::journal::Head<<F as Family>::Start>;
/// A family's game journal as read.
pub type ReadOf<F> =
    super::journal::Read<<F as Family>::Start, Vec<<F as Family>::Act>, ChoicesOf<F>>;
