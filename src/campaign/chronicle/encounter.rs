//! An encounter, from the first sight of a card to what became of it, as a sentence.

use super::chapter::{Mark, Sentence};
use super::phrases::{aided, it, pick};
use crate::cards::effect::Purpose;
use crate::cards::words::{Kind, Rank};
use crate::rules::state::ids::{CardId, HeroId, PlaceId};
use crate::rules::words::percent;

/// A check as the story tells it.
#[derive(Clone, Debug)]
pub(super) struct Roll {
    /// Who rolled.
    pub hero: HeroId,
    /// The skill, or what else the dice came from.
    pub skill: String,
    /// What for.
    pub purpose: Purpose,
    /// The dice in the usual notation.
    pub pool: String,
    /// The result.
    pub total: i32,
    /// What it had to reach.
    pub difficulty: i32,
    /// Whether it did, in the end.
    pub passed: bool,
    /// The chance before the dice were thrown, where they were thrown after a question.
    pub chance: Option<f64>,
    /// What was played on it: whose, where not the roller's; name; id of the card.
    pub aids: Vec<(Option<String>, String, Option<String>)>,
    /// What asked for it, by name.
    pub source: String,
    /// Whether anything was thrown again.
    pub again: bool,
}

impl Roll {
    /// "Melee with Boathook, 2d8+3: 14 against 9".
    pub fn words(&self, cards: &mut Vec<String>) -> String {
        let aids = aided(&self.aids, cards);
        let mut text = format!("{}{aids}: ", self.skill);
        if self.pool.contains('d') {
            text += &format!("{} gave ", self.pool);
        }
        text += &format!("{} against {}", self.total, self.difficulty);
        if self.again {
            text += ", with dice rolled again";
        }
        match self.chance {
            Some(p) if self.passed && p < 0.25 => {
                text += &format!(", a chance of {}", percent(p));
            }
            Some(p) if !self.passed && p > 0.85 => {
                text += &format!(", for all its {}", percent(p));
            }
            _ => {}
        }
        text
    }
}

/// How an encounter ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Result {
    Defeated,
    Undefeated,
    Acquired,
    Missed,
    Evaded,
    /// Cut off, by a death or the end.
    Broken,
}

/// An encounter that goes on.
#[derive(Clone, Debug)]
pub(super) struct Meeting {
    pub hero: HeroId,
    pub card: CardId,
    /// The card's id in the pack.
    pub id: String,
    pub name: String,
    pub kind: Kind,
    pub rank: Rank,
    /// Where; none where that was just said.
    pub place: PlaceId,
    pub summoned: bool,
    pub rolls: Vec<Roll>,
    /// Damage that the hero took.
    pub damage: i32,
}

/// What the sentence needs to know besides.
pub(super) struct Around<'a> {
    /// What the hero is called.
    pub hero: &'a str,
    /// What the card is called here.
    pub card: &'a str,
    /// Where, if that is not clear from the sentence before.
    pub place: Option<&'a str>,
    /// Says which of several phrases is taken.
    pub turn: usize,
}

impl Meeting {
    /// The encounter in a sentence.
    pub fn tell(&self, result: Result, around: &Around<'_>) -> Sentence {
        let mut cards = vec![self.id.clone()];
        let mut text = self.beginning(around);
        text += &self.end(result, around);
        let rolls: Vec<String> = self.rolls.iter().map(|r| r.words(&mut cards)).collect();
        if !rolls.is_empty() {
            text += &format!(" ({})", rolls.join("; "));
        }
        if self.damage > 0 {
            let joined = if result == Result::Undefeated { ", taking" } else { ", but took" };
            text += &format!("{joined} {} damage", self.damage);
        }
        text.push('.');
        Sentence::with(text, self.mark(result), cards)
    }

    fn beginning(&self, around: &Around<'_>) -> String {
        let (hero, card, n) = (around.hero, around.card, around.turn);
        let verb = match (self.rank, self.kind) {
            _ if self.summoned => "had to face",
            (Rank::Villain, _) => pick(&["came face to face with", "faced", "confronted"], n),
            (Rank::Henchman, _) => pick(&["ran into", "met", "was met by"], n),
            (_, Kind::Monster) => pick(&["met", "ran into", "stumbled upon"], n),
            (_, Kind::Barrier) => pick(&["came upon", "was held up by", "ran into"], n),
            (_, Kind::Ally) => pick(&["met", "got to know", "came across"], n),
            (_, Kind::Blessing) => pick(&["was offered", "came upon"], n),
            _ => pick(&["found", "came across", "discovered"], n),
        };
        match around.place {
            Some(place) if n % 2 == 0 => format!("At {place} {hero} {verb} {card}"),
            Some(place) => format!("{hero} {verb} {card} at {place}"),
            None if !self.summoned && n % 3 == 0 => format!("Then {hero} {verb} {card}"),
            None => format!("{hero} {verb} {card}"),
        }
    }

    fn end(&self, result: Result, around: &Around<'_>) -> String {
        let n = around.turn / 2;
        let failed = self.rolls.iter().any(|r| !r.passed);
        let won = !self.rolls.is_empty() && !failed;
        let it = if self.kind == Kind::Ally { "them" } else { it(&self.name) };
        let words = match (result, self.kind) {
            (Result::Defeated, Kind::Barrier) => pick(&["and got past IT", "and overcame IT"], n),
            (Result::Defeated, _) if self.rank == Rank::Villain => "and won the fight",
            (Result::Defeated, _) => pick(&["and defeated IT", "and beat IT"], n),
            (Result::Undefeated, _) if won => "and did well, but IT could not be defeated so",
            (Result::Undefeated, Kind::Barrier) => "and could not get past IT",
            (Result::Undefeated, _) => pick(&["and could not defeat IT", "and lost the fight"], n),
            (Result::Acquired, Kind::Ally) => pick(&["and won them over", "and won their help"], n),
            (Result::Acquired, Kind::Blessing) => "and received it",
            (Result::Acquired, _) => pick(&["and took IT along", "and acquired IT"], n),
            (Result::Missed, Kind::Ally) if failed => "and could not win them over",
            (Result::Missed, _) if failed => {
                pick(&["but could not get hold of IT", "but failed to acquire IT"], n)
            }
            (Result::Missed, _) => "and left IT there",
            (Result::Evaded, _) => "and slipped past IT",
            (Result::Broken, _) => return String::new(),
        };
        let it = if words.contains("but IT could") && it == "them" { "they" } else { it };
        format!(" {}", words.replace("IT", it))
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
