//! The table of a family that has no window of its own: what is asked as words and buttons, what lies on
//! the table as text, what happened as sentences. It knows a game by [`CampaignTable`] alone.

pub mod ask;
pub mod board;
pub mod chronicle;
pub mod ground;
pub mod page;
pub mod panels;
pub mod script;
pub mod standee;
pub mod uses;
pub mod window;

use std::sync::Arc;

use bevy::prelude::*;

use crate::faces::sheet::Plot;
use crate::kernel::board_view::BoardView;
use crate::kernel::campaign::privacy::{hand_over, handover, viewer_here};
use crate::kernel::campaign::undo::Restart;
use crate::kernel::campaign::{CampaignTable, SavedGame};
use crate::kernel::ids::SeatId;
use crate::kernel::table::TableError;
use crate::kernel::text::Page;
use crate::kernel::view::{CueView, EndingView, OptionView, SeatView, Viewer};
use crate::kit::frame::Speed;
use crate::kit::prefs::Prefs;

/// The most events that wait for a layout that animates them.
const FRESH: usize = 200;

/// What is shown of a game; read anew after every answer.
#[derive(Resource, Default)]
pub struct PlainTable {
    /// What the campaign is called, and where the game stands.
    pub title: String,
    /// Who sits there, with the name of the person where people are named.
    pub seats: Vec<(SeatView, String)>,
    /// What is asked; nothing where nothing can be answered.
    pub question: Option<Question>,
    /// What lies on the table.
    pub page: Page,
    /// The board, where there is one.
    pub board: Option<BoardView>,
    /// What is printed of the board: another list only where something of it has changed.
    plots: Arc<[Plot]>,
    /// How the game ended, once it has.
    pub ending: Option<EndingView>,
    /// What has happened, in sentences, oldest first, with how many decisions stood then.
    pub happened: Vec<(usize, String)>,
    /// The latest events, until the layout of a family takes them to animate them.
    pub fresh: Vec<CueView>,
    /// Options that are marked for an answer of several.
    pub marked: Vec<usize>,
    /// The person to whom the screen is to be handed before the question is shown.
    pub handover: Option<String>,
    /// Whether there is something to undo, and to redo.
    pub undo: (bool, bool),
    /// Whether the last decision was made in somebody's turn, so that the turn can be undone.
    pub undo_turn: bool,
    /// How long a figure walks to another cell, in seconds; 0 for not at all.
    pub walk: f32,
    /// Counts how often this was read, so that a family's own view is made anew only after a change.
    pub readings: u64,
}

/// What is asked, of the game or of what is between two.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Question {
    /// Counts the prompts.
    pub number: u32,
    /// Whose answer is wanted; nobody's in particular if there is none.
    pub who: Option<SeatId>,
    /// The question in words.
    pub text: String,
    /// Fewest options to choose.
    pub min: usize,
    /// Most options to choose.
    pub max: usize,
    /// The option that stands for choosing none, or that a simple rule would choose.
    pub obvious: Option<usize>,
    /// What can be chosen.
    pub options: Vec<OptionView>,
    /// What cannot, each with its refusal.
    pub refused: Vec<OptionView>,
}

/// What somebody answers by a button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Chooses options by their places.
    Choose(Vec<usize>),
    /// Marks an option for an answer of several, or no longer.
    Mark(usize),
    /// The screen was handed over.
    HandOver,
    /// Undoes the last answer.
    Undo,
    /// Undoes everything since the turn began.
    UndoTurn,
    /// Makes it again.
    Redo,
    /// Begins the game again.
    Restart(Restart),
    /// Leaves the table.
    Leave,
}

impl Question {
    /// Returns whether several options can be chosen together.
    pub fn is_of_several(&self) -> bool {
        self.max > 1
    }
}

impl PlainTable {
    /// Shows a game anew.
    pub fn read(&mut self, game: &dyn CampaignTable, world: &mut World) {
        let asked = game.prompt(world, Viewer::NOBODY).map(|prompt| prompt.who);
        self.readings += 1;
        self.handover = asked.and_then(|who| handover(world, who));
        let viewer = match self.handover {
            Some(_) => Viewer::NOBODY,
            None => viewer_here(world),
        };
        let open = self.handover.is_none() && game.watched().is_none();
        let prompt = game.prompt(world, viewer).filter(|_| open);
        let question = prompt.map(|mut prompt| {
            let offered = prompt.offered();
            let mut refused = prompt.options.split_off(offered);
            refused.retain(|option| option.refusal.is_some());
            Question {
                number: prompt.number,
                who: Some(prompt.who),
                text: prompt.text,
                min: prompt.min.into(),
                max: prompt.max.into(),
                obvious: prompt.none.or((offered == 1).then_some(0)),
                options: prompt.options,
                refused,
            }
        });
        self.ask(question);
        self.seat(game, game.seats(world));
        let moment = game.moment(world);
        let name = game.saved().map_or_else(String::new, |saved| saved.name().to_owned());
        self.title = [name, moment.scene]
            .into_iter()
            .filter(|s| !s.is_empty())
            .collect::<Vec<_>>()
            .join(" · ");
        self.ending = game.ending(world);
        self.page = game.text_view().picture(game, world, viewer);
        self.board = game.board(world, viewer);
        let plots = self.board.as_ref().map(ground::plots).unwrap_or_default();
        if self.plots != plots {
            self.plots = plots;
        }
        let moments = game.moments(world);
        self.undo = (moments.now > 0, moments.now + 1 < moments.all.len());
        let last = moments.all[..moments.now].iter().rev().find(|made| !made.automatic);
        self.undo_turn = last.is_some_and(|made| made.moment.hero_turn > 0);
        let still = world.get_resource::<Prefs>().is_some_and(|prefs| prefs.reduced_motion);
        let speed = world.get_resource::<Speed>().filter(|_| !still);
        self.walk = speed.map_or(0.0, |speed| speed.seconds(standee::WALK));
    }

    /// Shows what is between two games.
    pub fn read_downtime(&mut self, game: &dyn CampaignTable) {
        let Some(saved) = game.saved() else { return };
        let in_words = |text| OptionView { text, ..OptionView::default() };
        let view = saved.downtime_view();
        let who = view.as_ref().and_then(|view| view.seat.as_ref()).map(|seat| seat.seat);
        self.ask(view.map(|view| Question {
            number: view.number,
            who,
            text: view.text,
            min: 1,
            max: 1,
            obvious: view.options.iter().position(|option| option.proposed),
            options: view.options.into_iter().map(|option| in_words(option.text)).collect(),
            refused: Vec::new(),
        }));
        self.seat(game, saved.party());
        self.title = saved.name().to_owned();
        (self.ending, self.handover, self.board) = (None, None, None);
        self.page = saved.downtime_page();
        self.happened = saved.notes().iter().cloned().enumerate().collect();
        (self.undo, self.undo_turn) = ((!self.happened.is_empty(), false), false);
    }

    fn ask(&mut self, question: Option<Question>) {
        if self.question != question {
            self.marked.clear();
        }
        self.question = question;
    }

    fn seat(&mut self, game: &dyn CampaignTable, seats: Vec<SeatView>) {
        let people = game.saved().map_or_else(Vec::new, |saved| saved.seating().players);
        let person = |seat: &SeatView| people.get(usize::from(seat.seat.0)).cloned();
        self.seats = seats
            .into_iter()
            .map(|s| {
                let p = person(&s).unwrap_or_default();
                (s, p)
            })
            .collect();
    }

    /// Adds what has happened since this was asked last.
    pub fn hear(&mut self, game: &dyn CampaignTable, world: &mut World) {
        let viewer = viewer_here(world);
        let cues = game.cues(world, viewer);
        let stood = game.decisions(world);
        let texts = cues.iter().map(|cue| cue.text.clone()).filter(|text| !text.is_empty());
        self.happened.extend(texts.map(|text| (stood, text)));
        self.fresh.extend(cues);
        let old = self.fresh.len().saturating_sub(FRESH);
        self.fresh.drain(..old);
    }

    /// Forgets what has happened since so many decisions stood.
    pub fn back(&mut self, decisions: usize) {
        self.happened.retain(|(stood, _)| *stood <= decisions);
    }

    /// Answers at the table, and shows what came of it.
    ///
    /// # Errors
    /// Returns why, and has changed nothing, if the table does not allow it or it cannot be saved.
    pub fn answer(
        &mut self,
        game: &mut dyn CampaignTable,
        world: &mut World,
        answer: &Answer,
    ) -> Result<(), TableError> {
        match answer {
            Answer::Choose(options) => {
                let number = self.question.as_ref().map_or(0, |question| question.number);
                game.choose(world, number, options)?;
                self.hear(game, world);
            }
            Answer::Mark(option) => self.mark(*option),
            Answer::HandOver => {
                if let Some(prompt) = game.prompt(world, Viewer::NOBODY) {
                    hand_over(world, prompt.who);
                }
            }
            Answer::Restart(with) => {
                let notices = game.restart(world, *with).map_err(TableError::from)?;
                self.happened = notices.into_iter().map(|notice| (0, notice)).collect();
                if *with == Restart::NewSeed {
                    game.begin_autopass(world, &[]).map_err(TableError::from)?;
                }
                self.hear(game, world);
            }
            Answer::Undo | Answer::UndoTurn | Answer::Redo | Answer::Leave => {}
        }
        self.read(game, world);
        Ok(())
    }

    /// Marks an option, or no longer.
    pub fn mark(&mut self, option: usize) {
        match self.marked.iter().position(|marked| *marked == option) {
            Some(at) => drop(self.marked.remove(at)),
            None => self.marked.push(option),
        }
    }
}

/// Answers what is asked between two games.
///
/// # Errors
/// Returns why, and has changed nothing, if the rules refuse it or it cannot be saved.
pub fn answer_downtime(game: &mut dyn SavedGame, answer: &Answer) -> Result<(), TableError> {
    let other =
        |trouble: crate::kernel::campaign::CampaignError| TableError::Other(trouble.to_string());
    match answer {
        Answer::Choose(options) => {
            let option = options.first().copied().unwrap_or_default();
            game.decide_option(option).map_err(other)
        }
        Answer::Undo => game.undo_answer().map(drop).map_err(other),
        Answer::Mark(_)
        | Answer::HandOver
        | Answer::UndoTurn
        | Answer::Redo
        | Answer::Restart(_)
        | Answer::Leave => Ok(()),
    }
}
