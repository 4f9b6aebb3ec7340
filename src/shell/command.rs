//! What the window wants of the game: panels, gestures and keys ask for it, [`crate::shell::session`] carries it
//! out.

use bevy::prelude::*;

use super::keep::Keep;
use super::past::Go;
use super::screens::Screen;
use super::{coach, tale};
use crate::adventure_table::downtime::apply::Meet;
use crate::campaign::Choices;
use crate::campaign::players::Seating;
use crate::cards::difficulty::Difficulty;
use crate::manners::Stops;
use crate::rules::flow::prompt::{Act, Refusal};
use crate::rules::state::ids::{CardId, HeroId, PileId};

/// Something that the window wants: from a panel, a gesture or a key.
#[derive(Clone, Debug, PartialEq)]
pub enum Wish {
    /// Answer the prompt.
    Do(Vec<Act>),
    /// Take the last decision back.
    Undo,
    /// See through this hero's eyes.
    Look(HeroId),
    /// Tell why something is not possible.
    Refuse(Refusal),
    /// Show something as large as the screen allows; nothing: put it away.
    Inspect(Option<crate::kit::art::FaceKey>),
    /// Open a pile.
    Open(Option<PileId>),
    /// Mark or unmark a card for an answer of several cards.
    Mark(CardId),
    /// Choose one of several acts in a fan.
    Fan(Vec<Act>),
    /// Put the fan away.
    NoFan,
    /// The menu.
    Menu(bool),
    /// Open or close the settings.
    Settings(bool),
    /// Fold or unfold the chronicle.
    Fold,
    /// Open or close the page of rules.
    Rules(bool),
    /// Open the page of rules at the rule of that id.
    Rule(String),
    /// Stop at the very next window, or no longer.
    Hold,
    /// Open or close the panel of stops.
    Stops(bool),
    /// The person at whose hand the screen is to be looks now.
    HandOver,
    /// Back to the eyes of who is asked.
    LookBack,
    /// Open or close the panel of seats.
    Seats(bool),
    /// Change who plays which heroes, and who may see a hand.
    SetSeating(Seating),
    /// Open or close the panel of house rules.
    House(bool),
    /// Change what makes it harder or easier from the next scenario on.
    SetDifficulty(Difficulty),
    /// Change what people want to be asked about.
    SetStops(Stops),
    /// Pin what has that id, or take the pin away.
    Pin(String),
    /// Start a campaign: folder name, pack, heroes.
    Create {
        /// What it is called.
        name: String,
        /// The id of the pack.
        pack: String,
        /// Ids of heroes by seat.
        party: Vec<String>,
        /// The people who play them, by seat.
        players: Vec<String>,
        /// What the table has chosen.
        choices: Choices,
    },
    /// Open a campaign folder and go on where it was left.
    Resume(std::path::PathBuf),
    /// The chronicle of a campaign folder, or of the campaign on the table.
    Chronicle(Option<std::path::PathBuf>),
    /// Write the chronicle that is open down as a file.
    WriteDown,
    /// Something between two games.
    Meet(Meet),
    /// Look after a campaign folder.
    Keep(Keep),
    /// The way back and forth, and replays.
    Past(Go),
    /// The opening or the ending of the scenario.
    Tale(tale::Go),
    /// The guided evening.
    Guide(coach::Go),
    /// Back to the shelf.
    Shelve,
    /// To that screen.
    Go(Screen),
    /// End the program.
    Quit,
}

/// Wishes of this frame.
#[derive(Resource, Default)]
pub struct Wishes(pub Vec<Wish>);
