//! The planner: what each hero could become, how far that is, and what a choice opens for the hero and
//! closes for the others. It tries level-up cards on copies of what the party has taken, by the same
//! function that the rules ask ([`levels::plans`]), so that it never promises what a level-up refuses.

use super::levels::{self, MOST_LEVELS, Plan, Taken};
use crate::content::TacticsContent;
use crate::content::pack::{ClassId, LevelUpId};
use crate::content::printed::Tier;
use crate::rules::state::ids::SeatId;

/// What a hero is, and what the hero could become.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeroPlan {
    /// The hero.
    pub hero: SeatId,
    /// The level (AT-LEVL-01).
    pub level: usize,
    /// The class, if a level-up card was taken.
    pub class: Option<ClassId>,
    /// The maximum HP.
    pub hearts: i16,
    /// Every class, in the order of the pack.
    pub classes: Vec<ClassPlan>,
}

/// What a hero could do with a class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClassPlan {
    /// The next level-up card of the class, and what is lacking for it.
    pub plan: Plan,
    /// At how many level-ups from now on the next card can be taken at the earliest: 1 for the very
    /// next one (AT-LEVL-08). Nothing if it never can as the party stands.
    pub away: Option<u8>,
    /// The classes that the hero could begin at the level-up after, and not without this card.
    pub opens: Vec<ClassId>,
    /// What the other heroes could not do any more (AT-LEVL-19 to AT-LEVL-21).
    pub closes: Vec<Closed>,
}

/// A class that a choice closes for another hero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Closed {
    /// The other hero.
    pub hero: SeatId,
    /// The class.
    pub class: ClassId,
}

/// Returns the plans of every hero of a party, by seat.
pub fn plans(content: &TacticsContent, party: &Taken) -> Vec<HeroPlan> {
    let away: Vec<Vec<Option<u8>>> =
        (0..party.len()).map(|hero| all_away(content, party, hero)).collect();
    let of = |hero: usize| {
        let taken = &party[hero];
        let all = levels::plans(content, party, hero).into_iter().zip(&away[hero]);
        let classes = all.map(|(plan, away_now)| {
            let (opens, closes) = match plan.next.filter(|_| plan.is_open()) {
                Some(card) => consequences(content, party, hero, card, &away),
                None => (Vec::new(), Vec::new()),
            };
            ClassPlan { plan, away: *away_now, opens, closes }
        });
        HeroPlan {
            hero: seat(hero),
            level: taken.len(),
            class: levels::class(content, taken),
            hearts: levels::hearts(content, taken),
            classes: classes.collect(),
        }
    };
    (0..party.len()).map(of).collect()
}

fn seat(hero: usize) -> SeatId {
    SeatId(lang::saturating::byte(hero))
}

fn classes(content: &TacticsContent) -> impl Iterator<Item = ClassId> + use<> {
    (0..).map(ClassId).take(content.classes.len())
}

/// Returns what a card opens for the hero who takes it and closes for the others.
fn consequences(
    content: &TacticsContent,
    party: &Taken,
    hero: usize,
    card: LevelUpId,
    away: &[Vec<Option<u8>>],
) -> (Vec<ClassId>, Vec<Closed>) {
    let mut after = party.clone();
    after[hero].push(card);
    let now = levels::plans(content, party, hero);
    let then = levels::plans(content, &after, hero);
    let new = now.iter().zip(&then).filter(|(now, then)| then.has == 0 && !now.is_open());
    let opens = new.filter(|(_, then)| then.is_open()).map(|(_, then)| then.class).collect();
    let mut closes = Vec::new();
    for other in (0..party.len()).filter(|other| *other != hero) {
        for class in classes(content) {
            let before = away[other][class.index()];
            if before.is_some() && self::away(content, &after, other, class).is_none() {
                closes.push(Closed { hero: seat(other), class });
            }
        }
    }
    (opens, closes)
}

fn all_away(content: &TacticsContent, party: &Taken, hero: usize) -> Vec<Option<u8>> {
    classes(content).map(|class| away(content, party, hero, class)).collect()
}

/// Returns at how many level-ups from now on the hero could take the next card of a class, if the others
/// take nothing that is in the way: the cards that it asks for come first, one at each level-up
/// (AT-LEVL-08).
fn away(content: &TacticsContent, party: &Taken, hero: usize, class: ClassId) -> Option<u8> {
    let plan = levels::plan(content, party, hero, class);
    if plan.is_open() {
        return Some(1);
    }
    let needs = &content.level(plan.next?).needs;
    let mut party = party.clone();
    let mut steps: u8 = 0;
    for (needed, wants) in needs {
        let needed = content.find_class(needed)?;
        loop {
            let plan = levels::plan(content, &party, hero, needed);
            if plan.has >= *wants {
                break;
            }
            let next = plan.next.filter(|_| plan.is_open())?;
            party[hero].push(next);
            steps += 1;
        }
    }
    let last = party[hero].len() < MOST_LEVELS;
    (last && levels::plan(content, &party, hero, class).is_open()).then_some(steps + 1)
}

impl HeroPlan {
    /// Returns the classes whose next card the hero could take at a level-up that is so far away.
    pub fn at(&self, away: u8) -> impl Iterator<Item = &ClassPlan> {
        self.classes.iter().filter(move |of| of.away == Some(away))
    }

    /// Returns the elite classes that the hero cannot have any more.
    pub fn shut<'a>(&'a self, content: &'a TacticsContent) -> impl Iterator<Item = &'a ClassPlan> {
        let elite = |id: ClassId| content.class(id).tier == Tier::Elite;
        self.classes.iter().filter(move |of| of.away.is_none() && elite(of.plan.class))
    }
}
