//! Bounds of what a pack asks of the program. A text can say to do something many times, for everybody,
//! and that within itself; a map can be full of figures, and each of them full of texts. All of that is
//! counted here, so that a pack that passes is played without waiting.

use std::collections::BTreeMap;

use super::Lint;
use crate::content::amount::{Amount, Of};
use crate::content::effect::{Cond, Effect, Many, Target};
use crate::content::mentions::{Mention, Mentions};
use crate::content::printed::{EncounterDef, EnemyDef, Step};
use crate::ground::Ground;
use kernel::content::lint::{At, Linter};

/// The most that one text may do or ask each time, counted as if every figure, die and counter were as
/// many as they can be.
pub(super) const MAX_WORK: u64 = 20_000;
/// The most mentions of one text: verbs, conditions, amounts, names.
pub(super) const MAX_MENTIONS: usize = 4000;
/// The most figures that a map begins with, and that are brought at once.
pub(super) const MAX_FIGURES: usize = 40;
/// The most texts that hold for an encounter at once: its own, and those of each of its figures.
pub(super) const MAX_TEXTS: usize = 300;
/// The most cards of a pack with their copies.
pub(super) const MAX_COPIES: u64 = 3000;
/// The greatest number on a face of a die.
pub(super) const MAX_FACE: u8 = 12;
/// What somebody counts at most, where the text does not say `at most`.
const COUNTED: u64 = 30;
/// How many characters there are at most for `Each` of them.
const EACH: u64 = 20;
/// How many heroes there are at most.
const HEROES: u64 = 5;

impl Lint<'_> {
    /// Checks how much a text can do each time; `times` is how often something around it repeats it.
    pub(super) fn work<T: Mentions + ?Sized>(&mut self, at: &At<'_>, text: &T, times: u64) {
        let (mut all, mut mentions) = (0_u64, 0_usize);
        // What is around the node that comes next: how deep it is nested, and how often it is done.
        let mut around: Vec<(usize, u64)> = Vec::new();
        text.mentions(0, &mut |mention| {
            mentions += 1;
            let (deep, factor) = match mention {
                Mention::Verb(effect, deep) => (deep, self.repeats(effect)),
                Mention::Cond(cond, deep) => (deep, asked(cond)),
                _ => return,
            };
            while around.last().is_some_and(|(there, _)| *there >= deep) {
                around.pop();
            }
            let outer = around.last().map_or(times, |(_, often)| *often);
            let often = outer.saturating_mul(factor.max(1));
            all = all.saturating_add(often);
            around.push((deep, often));
        });
        if mentions > MAX_MENTIONS {
            self.error(at, format!("one text says {mentions} things; at most {MAX_MENTIONS}"));
        }
        if all > MAX_WORK {
            let message = format!(
                "could do {all} things each time, with all that is repeated within; at most {MAX_WORK}"
            );
            self.error(at, message);
        }
    }

    /// Checks how much a step of a boss card can do with all its repetitions, each for several figures.
    pub(super) fn work_of_step(&mut self, at: &At<'_>, step: &Step) {
        let times = self.greatest(&step.repeat).saturating_mul(EACH);
        self.work(at, step, times);
    }

    /// Returns how often a verb does at most what stands in it.
    fn repeats(&self, effect: &Effect) -> u64 {
        match effect {
            Effect::Times(n, _) | Effect::Run { n, .. } | Effect::Spawn { n, .. } => {
                self.greatest(n)
            }
            Effect::Each(target, _)
            | Effect::Attack { target, .. }
            | Effect::Shove { target, .. }
            | Effect::BasicAttack { who: target, .. } => meant(target),
            Effect::Activate(step) => self.greatest(&step.repeat).saturating_mul(EACH),
            _ => 1,
        }
    }

    /// Returns the greatest value of an amount.
    fn greatest(&self, amount: &Amount) -> u64 {
        let face = |id: &str| {
            let die = self.content.pack.dice.iter().find(|die| die.id == id);
            die.and_then(|die| die.faces.iter().max()).map_or(1, |face| u64::from(*face))
        };
        let of = |term: &crate::content::amount::Term| {
            let value = match &term.of {
                Of::One => 1,
                Of::Die(die) => face(die),
                Of::Counted(_) | Of::Half(_) | Of::Third(_) => COUNTED,
                Of::DiePer(die, _) => face(die).saturating_mul(COUNTED),
            };
            let value = value.saturating_mul(u64::from(term.times.unsigned_abs()));
            match (term.times, term.at_most) {
                (..=0, _) => 0,
                (_, Some(most)) => value.min(u64::from(most)),
                _ => value,
            }
        };
        amount.terms.iter().map(of).fold(0, u64::saturating_add)
    }

    /// Checks that the faces of dice are small and the cards of the box few.
    pub(super) fn box_is_bounded(&mut self) {
        let (content, places) = (self.content, self.places);
        let at = At::entry(places.pack.as_ref()).field("dice");
        for (n, die) in content.pack.dice.iter().enumerate() {
            if die.faces.iter().any(|face| *face > MAX_FACE) {
                let message = format!("a face of a die shows at most {MAX_FACE}");
                self.error(&at.item(n).field("faces"), message);
            }
        }
        let cards = content.cards.iter().map(|card| card.copies).zip(&places.cards);
        let levels = content.levels.iter().map(|level| level.copies).zip(&places.levels);
        let mut all = 0;
        for (copies, place) in cards.chain(levels) {
            let before = all;
            all += u64::from(copies);
            if before <= MAX_COPIES && all > MAX_COPIES {
                let at = At::entry(Some(place)).field("copies");
                self.error(&at, format!("more than {MAX_COPIES} cards with all their copies"));
            }
        }
    }

    /// Checks that few figures stand on a map, and that few texts hold there.
    pub(super) fn map_is_bounded(
        &mut self,
        at: &At<'_>,
        encounter: &EncounterDef,
        ground: &Ground,
    ) {
        let figures = ground.enemies.len() + ground.allies.len();
        if figures > MAX_FIGURES {
            let message = format!("{figures} figures stand here; at most {MAX_FIGURES}");
            self.error(&at.field("map"), message);
        }
        let content = self.content;
        let mut stand: BTreeMap<&str, usize> = BTreeMap::new();
        for (id, _) in &ground.enemies {
            *stand.entry(id.trim_end_matches(|c: char| c.is_ascii_digit())).or_default() += 1;
        }
        let of_enemies = stand.iter().filter_map(|(code, n)| {
            let enemy = content.enemy(content.enemy_of_code(code)?);
            Some(texts_of(enemy) * n)
        });
        let own = encounter.standing.len() + encounter.rules.len() + encounter.powers.len();
        let of_terrain = content.terrain.iter().map(|t| t.standing.len() + t.rules.len());
        let of_tokens = content.pack.tokens.iter().map(|t| t.standing.len() + t.rules.len());
        let texts = own + of_enemies.chain(of_terrain).chain(of_tokens).sum::<usize>();
        if texts > MAX_TEXTS {
            let message =
                format!("{texts} texts hold here with those of every figure; at most {MAX_TEXTS}");
            self.error(at, message);
        }
    }
}

fn texts_of(enemy: &EnemyDef) -> usize {
    enemy.standing.len() + enemy.passive.len() + enemy.instead.len()
}

/// Returns how many characters a target means at most.
fn meant(target: &Target) -> u64 {
    match target.count {
        Many::UpTo(n) => u64::from(n).min(EACH),
        Many::Each => EACH,
        _ if target.area.is_some() => EACH,
        _ => 1,
    }
}

/// Returns how often a condition asks at most what stands in it.
fn asked(cond: &Cond) -> u64 {
    match cond {
        Cond::EachHero(_) => HEROES,
        Cond::There(..) => EACH,
        _ => 1,
    }
}
