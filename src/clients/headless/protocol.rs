//! The messages of the protocol, as they stand on the line.

use bevy_ecs::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::check::{CheckLine, check_line};
use super::manners::{self, StopsRequest, WantedLine};
use crate::campaign::between::{Choice, Step};
use crate::campaign::{UndoPolicy, hands, players};
use crate::cards::difficulty::Difficulty;
use crate::rules::check;
use crate::rules::flow::past;
use crate::rules::flow::prompt::{Act, Ask, Refusal, Source};
use crate::rules::state::cue::Cue;
use crate::rules::state::ids::{CardId, HeroId};
use crate::rules::state::table;
use crate::rules::{play, refused, words};

/// From the client.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase", deny_unknown_fields)]
pub enum Request {
    /// Answers the open prompt.
    Choose {
        /// The prompt's id.
        prompt: u32,
        /// Ids of options.
        options: Vec<String>,
    },
    /// Between two games: answers by meaning.
    Decide {
        /// The prompt's id.
        prompt: u32,
        /// The answer.
        choice: Choice,
    },
    /// Between two games: what a simple rule would do here.
    Auto {},
    /// Takes the last decision back, or goes to the moment of that number.
    Undo {
        /// How many decisions stand then.
        #[serde(default)]
        to: Option<usize>,
    },
    /// Makes the next decision again that was taken back, or goes to the moment of that number.
    Redo {
        /// How many decisions stand then.
        #[serde(default)]
        to: Option<usize>,
    },
    /// Asks for the moments of the scenario.
    Moments {},
    /// Changes how far decisions may be taken back, or asks for it.
    Policy {
        /// How far.
        #[serde(default)]
        undo: Option<UndoPolicy>,
    },
    /// Asks for everything that this table may know.
    State {
        /// Id of a hero: only what that hero's person may know, where hands are private.
        #[serde(default)]
        seat: Option<String>,
    },
    /// Changes what the table is asked about.
    Stops(StopsRequest),
    /// The very next window stops, whatever it is, or no longer does.
    Hold {
        /// Whether it does.
        #[serde(default = "yes")]
        on: bool,
    },
    /// Windows in which this can be played always stop, or no longer do.
    Pin {
        /// Id of a card, a hero or a location.
        id: String,
        /// Whether they do.
        #[serde(default = "yes")]
        on: bool,
    },
    /// Asks for the story of the campaign, with statistics.
    Chronicle {},
    /// Changes what makes it harder or easier from the next scenario on, or asks for it.
    Difficulty {
        /// All of it; without it nothing changes.
        #[serde(default)]
        to: Option<Difficulty>,
    },
    /// The scenario is over, and its end could not be saved: tries it again.
    Finish {},
    /// Ends; what was decided is saved.
    Quit {},
}

fn yes() -> bool {
    true
}

/// To the client.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Message {
    /// The open prompt.
    Prompt(Box<PromptLine>),
    /// Something happened.
    Cue(CueLine),
    /// All that this table may know.
    State(Value),
    /// The story of the campaign, with statistics.
    Chronicle(Value),
    /// What the table is asked about.
    Stops(Value),
    /// What makes it harder or easier from the next scenario on.
    Difficulty(Difficulty),
    /// The moments of the scenario.
    Moments(Value),
    /// How far decisions may be taken back.
    Policy {
        /// How far.
        undo: UndoPolicy,
    },
    /// The scenario is over.
    Over(OverLine),
    /// What is asked between two games.
    Between(Box<BetweenLine>),
    /// What is between two games is done.
    Settled(SettledLine),
    /// The request was refused; nothing has changed.
    Error {
        /// Why.
        message: String,
    },
    /// Something that the players should be told.
    Notice {
        /// What.
        message: String,
    },
}

/// A prompt.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are those of the protocol's description")]
pub struct PromptLine {
    pub id: u32,
    pub seat: String,
    /// The person at that seat, where people are told apart.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    pub ask: Ask,
    pub text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
    pub min: u8,
    pub max: u8,
    pub options: Vec<OptionLine>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub check: Option<CheckLine>,
    /// Who wants to be asked, where table manners are minded and it is a window.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub wanted: Vec<WantedLine>,
    pub digest: String,
}

/// A question between two games.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are those of the protocol's description")]
pub struct BetweenLine {
    pub id: u32,
    pub step: Step,
    /// The hero whose player is asked; none: anybody.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    pub text: String,
    pub options: Vec<BetweenOption>,
}

/// An answer that is possible.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are those of the protocol's description")]
pub struct BetweenOption {
    pub id: String,
    pub text: String,
    pub choice: Choice,
    /// What a simple rule would do.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub auto: bool,
}

/// The end of what is between two games.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are those of the protocol's description")]
pub struct SettledLine {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// An option, possible or not.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are those of the protocol's description")]
pub struct OptionLine {
    pub id: String,
    pub text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
    /// The hero who would act, where it is not the seat that is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hero: Option<String>,
    pub legal: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

/// Something that happened: the cue's own fields, and a sentence.
#[derive(Clone, Debug, Serialize)]
pub struct CueLine {
    #[serde(flatten)]
    cue: Value,
    text: String,
}

/// The end.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are those of the protocol's description")]
pub struct OverLine {
    pub result: &'static str,
    pub reason: String,
    pub turns: u32,
    pub digest: String,
    pub rewards: Vec<String>,
    pub notes: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// The open prompt with what its options stand for, and why others are refused.
pub type Offered = (PromptLine, Vec<Result<Act, Refusal>>);

/// Puts the open prompt into words.
pub fn prompt_line(world: &mut World) -> Option<Offered> {
    let prompt = play::prompt(world)?.clone();
    let texts = words::option_texts(world);
    let refused = refused::refused(world);
    let wanted = manners::wanted(world, &prompt);
    let all = prompt.options.iter().map(|a| (*a, None));
    let all = all.chain(refused.into_iter().map(|(a, r)| (a, Some(r))));
    let world: &World = world;
    let (mut options, mut meaning) = (Vec::new(), Vec::new());
    let person = players::player(world, prompt.who);
    for (i, (act, refusal)) in all.enumerate() {
        // What others have in hand is theirs to know, where hands are private.
        let known = hands::act_known(world, person, &act);
        let text = match (known, act_hero(&act)) {
            (true, _) => texts.get(i).cloned().unwrap_or_else(|| words::act_text(world, &act)),
            (false, Some(h)) => {
                format!("Something in {} hand", words::possessive(&words::hero_name(world, h)))
            }
            (false, None) => "Something in a hand".into(),
        };
        options.push(OptionLine {
            id: format!("o{}", i + 1),
            text,
            card: act_card(&act).filter(|_| known).map(|c| card_id(world, c)),
            hero: act_hero(&act).filter(|h| *h != prompt.who).map(|h| hero_id(world, h)),
            legal: refusal.is_none(),
            why: refusal.as_ref().map(|r| r.why.clone()),
            rule: refusal.as_ref().map(|r| r.rule.clone()),
        });
        meaning.push(refusal.map_or(Ok(act), Err));
    }
    let check = (prompt.ask == Ask::Check).then(|| check::view(world)).flatten();
    let line = PromptLine {
        id: prompt.number,
        seat: hero_id(world, prompt.who),
        player: players::player(world, prompt.who).map(str::to_owned),
        ask: prompt.ask,
        text: words::prompt_text(world),
        card: prompt.card.map(|c| card_id(world, c)),
        min: prompt.min,
        max: prompt.max,
        options,
        check: check.map(|v| check_line(world, &prompt, &v)),
        wanted,
        digest: format!("{:016x}", past::digest(world)),
    };
    Some((line, meaning))
}

/// A cue with its sentence. A card of which not everybody may know which it is is not named.
pub fn cue_line(world: &World, cue: &Cue) -> CueLine {
    let text = words::cue_text(world, cue);
    let mut value = serde_json::to_value(cue).unwrap_or(Value::Null);
    let private = world.contains_resource::<words::Discreet>();
    let withheld = match cue {
        Cue::Examined { .. } if private => Some("cards"),
        Cue::Gave { .. } if private => Some("card"),
        Cue::Moved { .. } if words::moved_card(world, cue).is_none() => Some("card"),
        _ => None,
    };
    if let Some(field) = withheld.and_then(|name| value.get_mut(name)) {
        *field = Value::Null;
    }
    CueLine { cue: value, text }
}

fn act_card(act: &Act) -> Option<CardId> {
    match act {
        Act::Card(c) | Act::Give { card: c, .. } | Act::Use { of: Source::Card(c), .. } => Some(*c),
        _ => None,
    }
}

fn act_hero(act: &Act) -> Option<HeroId> {
    match act {
        Act::Use { hero, .. } => Some(*hero),
        _ => None,
    }
}

/// The id of a card's definition.
pub fn card_id(world: &World, card: CardId) -> String {
    table::printed(world, card).id.clone()
}

/// The id of a hero's definition.
pub fn hero_id(world: &World, hero: HeroId) -> String {
    table::hero_def(world, hero).id.clone()
}
