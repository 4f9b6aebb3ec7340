//! What cannot be done now, and by which rule: for tooltips, the protocol, and answers that are
//! refused.

use bevy_ecs::prelude::*;

use super::check::pool;
use super::edition::{cite, switches};
use super::effect::cond::Facts;
use super::flow::frame::{Flow, Frame, Step};
use super::flow::prompt::{Act, Ask, Asked, Refusal, Source};
use super::legal::{self, Moment, No};
use super::state::ids::PileId;
use super::state::table;
use super::turn;
use crate::cards::effect::{Purpose, When};

/// Everything that a player might try at the open prompt but may not, with the reason.
pub fn refused(world: &World) -> Vec<(Act, Refusal)> {
    let Some(prompt) = world.resource::<Asked>().prompt.as_ref() else { return Vec::new() };
    let mut all = Vec::new();
    match world.resource::<Flow>().frames.last() {
        Some(Frame::Check(f)) if f.step == Step::Stage => {
            let facts = pool::pool(world, f).facts;
            collect(world, &Moment::Check(f, &facts), &mut all);
            // What must be attempted is attempted; of a boon's checks the next one, too.
            let rule = match f.purpose {
                Purpose::Acquire => "AC-CHECK-09",
                _ if switches(world).no_failing_by_choice => "AC-CHECK-02",
                _ => "AC-GOLD-13",
            };
            all.push((Act::Decline, Refusal::new(rule, t!("refused-must-attempt"))));
        }
        Some(Frame::Check(f)) => {
            let facts = f.outcome.as_ref().map(|o| Facts::of(o, f.against)).unwrap_or_default();
            collect(world, &Moment::Rolled(f, &facts), &mut all);
        }
        Some(Frame::Damage(f)) => collect(world, &Moment::Damage(f), &mut all),
        Some(Frame::Encounter(f)) if f.step == Step::Evade => {
            collect(world, &Moment::Evade(f), &mut all);
        }
        Some(Frame::Triggers(f)) => collect(world, &Moment::Event(f), &mut all),
        Some(Frame::Turn(_)) => {
            collect(world, &Moment::Turn, &mut all);
            if prompt.ask == Ask::Turn {
                all.extend(turn::why_not(world));
            }
        }
        _ => {
            let r = Refusal::new("AC-KEEP-05", t!("refused-first"));
            for h in table::living(world) {
                for c in table::pile(world, PileId::Hand(h)) {
                    let of = Source::Card(*c);
                    all.push((Act::Use { hero: h, of, power: 0, with: None }, r.clone()));
                }
            }
        }
    }
    let offered = &prompt.options;
    all.retain(|(a, _)| !offered.contains(a));
    for (_, refusal) in &mut all {
        refusal.rule = cite(world, &refusal.rule).to_owned();
    }
    all
}

fn collect(world: &World, moment: &Moment<'_>, all: &mut Vec<(Act, Refusal)>) {
    // The damage of a failed check belongs to the check (AC-CHECK-51).
    let below = world.resource::<Flow>().frames.iter().rev().nth(1);
    let of_check = matches!(below, Some(Frame::Check(_)));
    legal::scan(world, moment, |act, no| {
        if let Some(no) = no {
            let when = when(world, act);
            all.push((act, refusal(moment, no, when, of_check)));
        }
    });
}

/// When the power that an act would use may be used.
fn when(world: &World, act: Act) -> Option<&When> {
    let Act::Use { hero, of, power, .. } = act else { return None };
    legal::power(world, hero, of, power).map(|(p, _)| &p.when)
}

fn refusal(moment: &Moment<'_>, no: No, when: Option<&When>, of_check: bool) -> Refusal {
    let for_check = matches!(when, Some(When::Check(_)));
    let rolled = matches!(moment, Moment::Rolled(..));
    let damage = matches!(moment, Moment::Damage(..));
    let (rule, why) = match no {
        No::Moment if rolled => ("AC-CHECK-47", t!("refused-dice-lie")),
        No::Moment if damage && for_check => ("AC-CHECK-47", t!("refused-rolled")),
        No::Moment if damage => ("AC-DMG-01", t!("refused-only-reduces")),
        No::Moment if matches!(moment, Moment::Turn) => ("AC-PLAY-34", t!("refused-no-use-now")),
        No::Moment => ("AC-ENC-03", t!("refused-not-now")),
        No::NotYours => ("AC-PLAY-50", t!("refused-not-yours")),
        No::OnlyEncounterer => ("AC-ENC-02", t!("refused-encounterer")),
        No::CheckKind => match (moment, when) {
            (Moment::Check(_, facts), Some(When::Check(f)))
                if f.combat == Some(true) && !facts.combat =>
            {
                ("AC-CHECK-34", t!("refused-combat"))
            }
            (Moment::Check(_, facts), Some(When::Check(f)))
                if !f.skills.is_empty() && !f.skills.iter().any(|s| facts.skills.contains(s)) =>
            {
                ("AC-CHECK-33", t!("refused-other-skill"))
            }
            _ => ("AC-CHECK-36", t!("refused-other-check")),
        },
        No::DamageKind => ("AC-DMG-02", t!("refused-damage-type")),
        No::TypeLimit if damage && !of_check => ("AC-DMG-04", t!("refused-type-damage")),
        No::TypeLimit if damage => ("AC-CHECK-51", t!("refused-type-both")),
        No::TypeLimit | No::TypeStep => ("AC-PLAY-52", t!("refused-type")),
        No::PowerLimit => ("AC-PLAY-12", t!("refused-once")),
        No::SecondSkill => ("AC-CHECK-22", t!("refused-second-skill")),
        No::Immune => ("AC-ENC-36", t!("refused-immune")),
        No::Forbidden => ("AC-GOLD-06", t!("refused-forbidden")),
        No::Condition => ("AC-KEEP-03", t!("refused-condition")),
        No::Cost => ("AC-PLAY-33", t!("refused-cost")),
        No::NoUse => ("AC-PLAY-34", t!("refused-no-use")),
        No::Revealed => ("AC-PLAY-13", t!("refused-revealed")),
        No::Indirect => ("AC-PLAY-38", t!("refused-indirect")),
        No::Unpayable => ("AC-LIM-04", t!("refused-unpayable")),
        No::Hopeless => ("AC-ENC-23", t!("refused-hopeless")),
        No::Elsewhere => ("AC-KEEP-03", t!("refused-elsewhere")),
    };
    Refusal::new(rule, why)
}
