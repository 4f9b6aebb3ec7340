//! The door to the rules: install, begin, ask, answer.

use std::sync::Arc;

use bevy_ecs::prelude::*;
use serde::{Deserialize, Serialize};

use super::edition::Switches;
use super::flow::drive::{self, Steps};
use super::flow::frame::Flow;
use super::flow::learned::{self, Learned};
use super::flow::past::{self, Journal, Keep, Past};
use super::flow::prompt::{Act, Asked, Prompt, Refusal};
use super::refused::refused;
use super::state::cue::Cues;
use super::state::fate::Fate;
use super::state::ids::HeroId;
use super::state::kept::Keeping;
use super::state::table::{Book, Clock, End, Feats, Index, Over, Playing, Printed};
use super::{check, closing, damage, effect, encounter, setup, turn, villain};
use crate::cards::content::Content;
use crate::cards::difficulty::Difficulty;
use crate::cards::lint;
use crate::cards::wild::{self, Wildcard};

/// A hero who sits down at the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Member {
    /// Id of the hero in the pack.
    pub hero: String,
    /// The character deck: ids of cards (AC-SETUP-05).
    pub deck: Vec<String>,
    /// Checked boxes.
    #[serde(default)]
    pub feats: Feats,
    /// The cohort was removed from the game (AC-SUPP-07).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub cohort_gone: bool,
}

/// Everything that a scenario begins with. With the decisions it determines all that follows.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// Id of the scenario.
    pub scenario: String,
    /// The party, by seat: 1 to 6.
    pub party: Vec<Member>,
    /// The seed of all chance.
    pub seed: u64,
    /// The Class Decks whose cards the group adds to the box (AC-SETS-07, AC-SETS-08).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub class_decks: Vec<String>,
    /// The highest number of an adventure that was begun: its deck is in the box, and stays there
    /// when an earlier scenario is played again (AC-SETS-20).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub begun: u8,
    /// How much harder or easier the table plays (AC-TABLE-01).
    #[serde(default, skip_serializing_if = "Difficulty::is_usual")]
    pub difficulty: Difficulty,
    /// The wildcards that were drawn, and where they lie (AC-TABLE-03 to AC-TABLE-06).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub wildcards: Vec<Wildcard>,
    /// The text of the scenario, where it is a generated one and stands in no pack (AC-TABLE-08).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quest: Option<String>,
}

impl Start {
    /// A scenario by the rules and nothing but the rules.
    pub fn new(scenario: impl Into<String>, party: Vec<Member>, seed: u64) -> Start {
        Start {
            scenario: scenario.into(),
            party,
            seed,
            class_decks: Vec::new(),
            begun: 0,
            difficulty: Difficulty::default(),
            wildcards: Vec::new(),
            quest: None,
        }
    }

    /// The same with what the table chose to make it harder or easier; wildcards are drawn now, by
    /// the seed.
    #[must_use]
    pub fn with_difficulty(mut self, content: &Content, difficulty: Difficulty) -> Start {
        let own = self.quest.as_deref().and_then(|text| content.with_quests([text]).ok());
        let content = own.as_ref().unwrap_or(content);
        let scenario = content.scenario(&self.scenario).map(|n| &content.scenarios[n]);
        let rows = scenario.map_or(&[][..], |s| &s.locations);
        let places: Vec<String> = rows.iter().take(self.party.len()).flatten().cloned().collect();
        // A chance of its own: the scenario is dealt as it would be without.
        let mut fate = Fate::new(self.seed ^ 0x5749_4C44);
        self.wildcards = wild::draw(&difficulty, &places, |n| fate.below(n));
        self.difficulty = difficulty;
        self
    }

    /// The pack as this game plays it; the very same where nothing is added to what is printed.
    ///
    /// # Errors
    /// When a wildcard or a generated scenario makes no sense, or the difficulty is none that is offered.
    pub fn book(&self, printed: &Arc<Content>) -> Result<Arc<Content>, String> {
        self.difficulty.check()?;
        if self.difficulty.is_usual() && self.wildcards.is_empty() && self.quest.is_none() {
            return Ok(Arc::clone(printed));
        }
        // At the same number, whatever other quests a campaign knows.
        let mut book = match &self.quest {
            Some(text) => printed.with_quests([text.as_str()])?,
            None => Content::clone(printed),
        };
        book.lay_wildcards(&self.scenario, &self.wildcards)?;
        lint::added(&book)?;
        book.more_cards = self.difficulty.cards.unsigned_abs();
        if let Some(n) = book.scenario(&self.scenario) {
            // At least an hour: a game has a turn (AC-TABLE-02).
            let hours = i16::from(book.scenarios[n].hours) + i16::from(self.difficulty.hours);
            book.scenarios[n].hours = u8::try_from(hours.clamp(1, 255)).unwrap_or(u8::MAX);
        }
        Ok(Arc::new(book))
    }
}

fn is_zero(n: &u8) -> bool {
    *n == 0
}

/// Prepares a world for a pack: schedules and resources. `begin` may follow often. Installing
/// another pack clears the table.
pub fn install(world: &mut World, content: Arc<Content>) {
    let mut steps = Steps::default();
    setup::install(&mut steps);
    turn::install(&mut steps);
    encounter::install(&mut steps);
    check::install(&mut steps);
    damage::install(&mut steps);
    closing::install(&mut steps);
    villain::install(&mut steps);
    effect::install(&mut steps);
    world.insert_resource(steps);
    world.insert_resource(Switches::of(content.pack.edition));
    world.insert_resource(Printed(Arc::clone(&content)));
    world.insert_resource(Book(content));
    world.insert_resource(Playing::default());
    if !world.contains_resource::<Index>() {
        world.insert_resource(Index::default());
        world.insert_resource(Flow::default());
        world.insert_resource(Keeping::default());
        world.insert_resource(Asked::default());
        world.insert_resource(Over::default());
        world.insert_resource(Clock { active: HeroId(0), turn: 0 });
        world.insert_resource(Fate::new(0));
        world.insert_resource(Cues::default());
        world.insert_resource(Journal::default());
        world.insert_resource(Past::default());
        world.insert_resource(Learned::default());
        world.insert_resource(Keep(true));
    }
    setup::clear(world, 0);
}

/// Sets a scenario up, replacing whatever was on the table, and stops at the first prompt.
///
/// # Errors
/// When the scenario, a hero or a card is not in the pack, the party is not 1 to 6 heroes, or a deck
/// is not what its hero's deck list says (AC-CHAR-16).
pub fn begin(world: &mut World, start: &Start) -> Result<(), String> {
    setup::judge_decks(&world.resource::<Book>().0, &start.party)?;
    begin_as_told(world, start)
}

/// The same with decks as they come: for positions that somebody has thought up.
///
/// # Errors
/// As [`begin`], but for the decks.
pub fn begin_as_told(world: &mut World, start: &Start) -> Result<(), String> {
    setup::lay_out(world, start)?;
    drive::drive(world);
    Ok(())
}

/// The open prompt. There is always one until the scenario is over, and it waits (AC-RUL-96).
pub fn prompt(world: &World) -> Option<&Prompt> {
    world.resource::<Asked>().prompt.as_ref()
}

/// How the scenario ended, once it has.
pub fn ended(world: &World) -> Option<End> {
    world.resource::<Over>().0
}

/// Answers the open prompt and goes on to the next. On a refusal nothing has changed.
///
/// # Errors
/// When nothing is asked, an act is not among the options, or their number is wrong.
pub fn submit(world: &mut World, acts: &[Act]) -> Result<(), Refusal> {
    judge(world, acts)?;
    let keep = world.resource::<Keep>().0;
    let known = if keep { learned::named(world) } else { Vec::new() };
    if keep {
        past::keep(world, acts);
    }
    world.resource_mut::<Asked>().prompt = None;
    world.resource_mut::<Journal>().decisions.push(acts.to_vec());
    world.resource_mut::<Flow>().answer = Some(acts.to_vec());
    drive::drive(world);
    if keep {
        let learned = learned::take(world, &known);
        past::note(world, learned);
    }
    Ok(())
}

/// Whether an answer fits the open prompt.
///
/// # Errors
/// As [`submit`].
pub fn judge(world: &mut World, acts: &[Act]) -> Result<(), Refusal> {
    let Some(p) = prompt(world) else {
        return Err(Refusal::new("AC-KEEP-05", t!("refused-nothing-asked")));
    };
    if let Some(wrong) = acts.iter().find(|a| !p.options.contains(a)).copied() {
        let all = refused(world);
        // What is refused whatever pays for it is listed once.
        let plain = match wrong {
            Act::Use { hero, of, power, .. } => Act::Use { hero, of, power, with: None },
            other => other,
        };
        let find = |act| all.iter().find(|(a, _)| *a == act).map(|(_, r)| r.clone());
        let why = find(wrong).or_else(|| find(plain));
        return Err(why.unwrap_or_else(|| Refusal::new("AC-PLAY-34", t!("refused-not-among"))));
    }
    let alone = acts == [Act::Continue];
    let (min, max) = (usize::from(p.min), usize::from(p.max));
    let twice = (1..acts.len()).any(|i| acts[..i].contains(&acts[i]));
    if twice || (!alone && (acts.len() < min.max(1) || acts.len() > max)) {
        let many =
            if min == max { format!("{min}") } else { t!("refused-from-to", min = min, max = max) };
        return Err(Refusal::new("AC-GOLD-13", t!("refused-choose", many = many)));
    }
    if acts.len() > 1 && acts.contains(&Act::Continue) {
        return Err(Refusal::new("AC-GOLD-13", t!("refused-some-or-none")));
    }
    Ok(())
}
