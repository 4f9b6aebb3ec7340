//! Encounters, described in one sentence from the first sight of a card to its fate.

use super::chapter::{Mark, Sentence};
use super::phrases::{aided, it, pick};
use crate::cards::effect::Purpose;
use crate::cards::vocabulary::{Kind, Rank};
use crate::lang;
use crate::rules::describe::{percent, skill_of_key};
use crate::rules::state::ids::{CardId, HeroId, PlaceId};

/// A check of the story.
#[derive(Clone, Debug)]
pub(super) struct Roll {
    /// The hero who rolled.
    pub hero: HeroId,
    /// The skill, or another source of the dice.
    pub skill: String,
    /// The purpose.
    pub purpose: Purpose,
    /// The dice in the usual notation.
    pub pool: String,
    /// The result.
    pub total: i32,
    /// The difficulty.
    pub difficulty: i32,
    /// Whether the check was passed, after rerolls.
    pub passed: bool,
    /// The chance of success before the roll, if the roll was a decision.
    pub chance: Option<f64>,
    /// The cards and powers played on the check: the owner if not the roller; the name; the card's
    /// id.
    pub aids: Vec<(Option<String>, String, Option<String>)>,
    /// The name of the card or power that required the check.
    pub source: String,
    /// Whether dice were rerolled.
    pub again: bool,
}

impl Roll {
    /// Describes the check: "Melee with Boathook, 2d8+3: 14 against 9".
    pub fn describe(&self, cards: &mut Vec<String>) -> String {
        let aids = aided(&self.aids, cards);
        let skill = skill_of_key(&self.skill);
        let mut text = t!("story-roll-head", skill = skill, aids = aids);
        if self.pool.contains('d') {
            text += &t!("story-roll-gave", pool = self.pool.as_str());
        }
        text += &t!("story-roll-against", total = self.total, difficulty = self.difficulty);
        if self.again {
            text += &t!("story-roll-again");
        }
        match self.chance {
            Some(p) if self.passed && p < 0.25 => {
                text += &t!("story-roll-chance", chance = percent(p));
            }
            Some(p) if !self.passed && p > 0.85 => {
                text += &t!("story-roll-for-all", chance = percent(p));
            }
            _ => {}
        }
        text
    }
}

/// The outcome of an encounter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Result {
    Defeated,
    Undefeated,
    Acquired,
    Missed,
    Evaded,
    /// Interrupted by a death or the end of the scenario.
    Broken,
}

/// An open encounter.
#[derive(Clone, Debug)]
pub(super) struct OpenEncounter {
    pub hero: HeroId,
    pub card: CardId,
    /// The card's id in the pack.
    pub id: String,
    pub name: String,
    pub kind: Kind,
    pub rank: Rank,
    /// The location.
    pub place: PlaceId,
    pub summoned: bool,
    pub rolls: Vec<Roll>,
    /// The damage that the hero took.
    pub damage: i32,
}

/// Further values for the sentence.
pub(super) struct Around<'a> {
    /// The hero's name.
    pub hero: &'a str,
    /// The card's name in the sentence.
    pub card: &'a str,
    /// The location, unless the previous sentence names it.
    pub place: Option<&'a str>,
    /// Selects one of several phrases.
    pub turn: usize,
}

impl OpenEncounter {
    /// Describes the encounter in a sentence.
    pub fn describe(&self, result: Result, around: &Around<'_>) -> Sentence {
        let mut cards = vec![self.id.clone()];
        let mut text = self.beginning(around);
        text += &self.end(result, around);
        let rolls: Vec<String> = self.rolls.iter().map(|r| r.describe(&mut cards)).collect();
        if !rolls.is_empty() {
            text += &format!(" ({})", rolls.join("; "));
        }
        if self.damage > 0 {
            text += &match result {
                Result::Undefeated => t!("story-taking", n = self.damage),
                _ => t!("story-but-took", n = self.damage),
            };
        }
        text.push('.');
        Sentence::with(text, self.mark(result), cards)
    }

    fn beginning(&self, around: &Around<'_>) -> String {
        let (hero, card, n) = (around.hero, around.card, around.turn);
        let verb = match (self.rank, self.kind) {
            _ if self.summoned => "story-had-to-face",
            (Rank::Villain, _) => {
                pick(&["story-face-to-face", "story-faced", "story-confronted"], n)
            }
            (Rank::Henchman, _) => pick(&["story-ran-into", "story-met", "story-met-by"], n),
            (_, Kind::Monster) => pick(&["story-met", "story-ran-into", "story-stumbled"], n),
            (_, Kind::Barrier) => pick(&["story-came-upon", "story-held-up", "story-ran-into"], n),
            (_, Kind::Ally) => pick(&["story-met", "story-got-to-know", "story-came-across"], n),
            (_, Kind::Blessing) => pick(&["story-offered", "story-came-upon"], n),
            _ => pick(&["story-found", "story-came-across", "story-discovered"], n),
        };
        let whom = lang::translate(&format!("{verb}.whom"), &[("card", card.into())]);
        let verb = lang::translate(verb, &[]);
        match around.place {
            Some(place) if n % 2 == 0 => {
                t!("story-at-first", place = place, hero = hero, verb = verb, whom = whom)
            }
            Some(place) => {
                t!("story-at-last", hero = hero, verb = verb, whom = whom, place = place)
            }
            None if !self.summoned && n % 3 == 0 => {
                t!("story-then", hero = hero, verb = verb, whom = whom)
            }
            None => t!("story-plain", hero = hero, verb = verb, whom = whom),
        }
    }

    fn end(&self, result: Result, around: &Around<'_>) -> String {
        let n = around.turn / 2;
        let failed = self.rolls.iter().any(|r| !r.passed);
        let won = !self.rolls.is_empty() && !failed;
        let it = if self.kind == Kind::Ally { "them" } else { it(&self.name) };
        let words = match (result, self.kind) {
            (Result::Defeated, Kind::Barrier) => pick(&["story-end-past", "story-end-overcame"], n),
            (Result::Defeated, _) if self.rank == Rank::Villain => "story-end-won-fight",
            (Result::Defeated, _) => pick(&["story-end-defeated", "story-end-beat"], n),
            (Result::Undefeated, _) if won => "story-end-did-well",
            (Result::Undefeated, Kind::Barrier) => "story-end-not-past",
            (Result::Undefeated, _) => pick(&["story-end-not-defeated", "story-end-lost-fight"], n),
            (Result::Acquired, Kind::Ally) => {
                pick(&["story-end-won-over", "story-end-won-help"], n)
            }
            (Result::Acquired, Kind::Blessing) => "story-end-received",
            (Result::Acquired, _) => pick(&["story-end-took", "story-end-acquired"], n),
            (Result::Missed, Kind::Ally) if failed => "story-end-not-over",
            (Result::Missed, _) if failed => {
                pick(&["story-end-no-hold", "story-end-not-acquired"], n)
            }
            (Result::Missed, _) => "story-end-left",
            (Result::Evaded, _) => "story-end-slipped",
            (Result::Broken, _) => return String::new(),
        };
        let it = if words == "story-end-did-well" && it == "them" { "they" } else { it };
        format!(" {}", lang::translate(words, &[("it", it.into())]))
    }

    fn mark(&self, result: Result) -> Mark {
        match result {
            _ if self.rank == Rank::Villain => Mark::Villain,
            Result::Defeated => Mark::Victory,
            Result::Acquired => Mark::Gain,
            Result::Undefeated | Result::Broken => Mark::Harm,
            Result::Missed | Result::Evaded => Mark::Plain,
        }
    }
}
