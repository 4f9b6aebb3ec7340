//! What an encounter is about, as its objectives say it: whom to fell, what to bring where, what to
//! count, how long to hold out.

use bevy_ecs::prelude::*;

use crate::content::amount::{Amount, Counted, Of};
use crate::content::effect::{Cond, Effect, On, Rule};
use crate::content::printed::EncounterDef;
use crate::content::words::Who;
use crate::ground::{Cells, Side};
use crate::rules::effect::amount::count;
use crate::rules::effect::whom;
use crate::rules::flow::frame::Ctx;
use crate::rules::state::field::Field;
use crate::rules::state::ids::FighterId;
use crate::rules::state::table;

/// What a step towards the main objective is worth that is counted.
const MAIN: f64 = 14.0;
/// What one towards a bonus objective is worth.
const BONUS: f64 = 2.5;
/// What one is worth to who plays for the bonus.
const EAGER: f64 = 9.0;
/// By so many HP more than the others one may have who is to fall with them.
const APART: i16 = 4;

/// What is to be done.
#[derive(Clone, Debug, Default)]
pub struct Goals {
    /// Enemies whose fall wins.
    pub fell: Vec<FighterId>,
    /// A figure that is to be brought to some squares.
    pub bring: Option<(FighterId, Cells)>,
    /// Enemies that are not to be hurt: the bonus objective is lost if they fall, or fall before others.
    pub spare: Vec<FighterId>,
    /// Figures of the own side that must not be lost.
    pub keep: Vec<FighterId>,
    /// Counters with what one more is worth.
    pub counters: Vec<(String, f64)>,
    /// Tokens that every hero should have, with what one is worth.
    pub tokens: Vec<(String, f64)>,
    /// Whether time alone wins.
    pub hold: bool,
}

impl Goals {
    /// Reads the objectives of the encounter; the bonus weighs more if it is played for.
    pub fn of(world: &World, eager: bool) -> Goals {
        let mut goals = Goals::default();
        let Some(e) = table::encounter(world) else { return goals };
        if let Some(when) = &e.main.when {
            goals.read(world, when, MAIN);
        }
        for bonus in &e.bonus {
            if let Some(when) = &bonus.when {
                goals.read(world, when, if eager { EAGER } else { BONUS });
                if eager {
                    goals.hold_back(world, e, when);
                }
            }
        }
        // A counter that goes up when somebody falls is met by felling them.
        let wins = |id: &str| goals.counters.iter().any(|(c, v)| c == id && *v >= MAIN);
        let fell = counted(world, e, wins);
        goals.fell.extend(fell);
        goals
    }

    /// Notes whom a bonus objective wants spared: whose fall counts where no more may be counted, who must
    /// keep HP, and of those who are to fall in one round the one who is nearest to it.
    fn hold_back(&mut self, world: &World, e: &EncounterDef, when: &Cond) {
        let nobody = Ctx::nobody();
        let foe = |id: &FighterId| table::fighter(world, *id).side == Side::Enemies;
        match when {
            Cond::All(all) => all.iter().for_each(|c| self.hold_back(world, e, c)),
            Cond::AtMost(a, most) if count(world, &nobody, a) >= count(world, &nobody, most) => {
                let ids: Vec<String> = counters(a).collect();
                self.spare.extend(counted(world, e, |id| ids.iter().any(|c| c == id)));
            }
            Cond::There(who, _) if matches!(who.only_if.as_deref(), Some(Cond::Not(_))) => {
                self.spare.extend(meant(world, &who.who).into_iter().filter(foe));
            }
            Cond::AtLeast(a, _) => {
                let ids: Vec<String> = counters(a).collect();
                let resets = |d: &Effect| matches!(d, Effect::Count(id, _) if ids.contains(id));
                let mut rounds = e.rules.iter().filter(|rule| rule.on == On::RoundStart);
                if rounds.any(|rule| rule.does.iter().any(resets)) {
                    let all = counted(world, e, |id| ids.iter().any(|c| c == id));
                    let hp = |id: &FighterId| table::fighter(world, *id).hp;
                    let most = all.iter().map(hp).max().unwrap_or_default();
                    self.spare.extend(all.into_iter().filter(|id| hp(id) + APART < most));
                }
            }
            _ => {}
        }
    }

    fn read(&mut self, world: &World, when: &Cond, worth: f64) {
        let main = worth >= MAIN;
        match when {
            Cond::All(all) | Cond::AnyOf(all) => {
                all.iter().for_each(|c| self.read(world, c, worth));
            }
            Cond::Gone(who) if worth > BONUS => self.fell.extend(meant(world, who)),
            Cond::There(who, _) => {
                let to = who.only_if.as_deref().and_then(|c| goal_squares(world, c));
                let own = |id: &FighterId| table::fighter(world, *id).side == Side::Heroes;
                let all: Vec<FighterId> = meant(world, &who.who).into_iter().filter(own).collect();
                match (to, all.first()) {
                    (Some(to), Some(who)) if main || self.bring.is_none() => {
                        self.bring = Some((*who, to));
                    }
                    (None, Some(_)) => self.keep.extend(all),
                    _ => {}
                }
            }
            Cond::RoundsOver(_) => self.hold |= main,
            Cond::AtLeast(a, _) => {
                self.counters.extend(counters(a).map(|id| (id, worth)));
            }
            Cond::EachHero(c) => {
                if let Cond::Tokens(token, _) = &**c {
                    self.tokens.push((token.clone(), worth));
                }
            }
            _ => {}
        }
    }

    /// Returns what one more on a counter is worth.
    pub fn counter(&self, id: &str) -> f64 {
        self.counters.iter().find(|(of, _)| of == id).map_or(0.0, |(_, worth)| *worth)
    }

    /// Returns what such a token on a hero is worth.
    pub fn token(&self, id: &str) -> f64 {
        self.tokens.iter().find(|(of, _)| of == id).map_or(0.0, |(_, worth)| *worth)
    }
}

fn counters(amount: &Amount) -> impl Iterator<Item = String> {
    amount.terms.iter().filter_map(|t| match &t.of {
        Of::Counted(Counted::Counter(id)) => Some(id.clone()),
        _ => None,
    })
}

/// Returns the enemies whose fall counts on some counters.
fn counted(world: &World, e: &EncounterDef, which: impl Fn(&str) -> bool) -> Vec<FighterId> {
    let counts =
        |rule: &&Rule| rule.does.iter().any(|d| matches!(d, Effect::Count(id, _) if which(id)));
    let who = e.rules.iter().filter(counts).filter_map(|rule| match &rule.on {
        On::Fell(about) => Some(&about.at.who),
        _ => None,
    });
    let all = who.flat_map(|who| meant(world, who));
    all.filter(|id| table::fighter(world, *id).side == Side::Enemies).collect()
}

fn meant(world: &World, who: &Who) -> Vec<FighterId> {
    let ctx = Ctx::nobody();
    table::standing(world).map(|f| f.id).filter(|id| whom::is(world, &ctx, who, *id)).collect()
}

/// Returns the squares where a condition about a figure wants it to be.
fn goal_squares(world: &World, c: &Cond) -> Option<Cells> {
    match c {
        Cond::OnExit => Some(world.resource::<Field>().ground.exits),
        Cond::OnMark(name) => Some(table::mark(world, name)),
        _ => None,
    }
}
