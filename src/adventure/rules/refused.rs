//! Acts that cannot be done now, with the rule that forbids each: for tooltips, the protocol and
//! refused answers.

use bevy_ecs::prelude::*;

use super::check::ways::{self, Barred};
use super::check::{pool, stage};
use super::describe::{closing_way, source_name};
use super::edition::cite;
use super::effect::closings;
use super::effect::cond::{Facts, holds};
use super::flow::frame::{CheckFrame, CloseFrame, Ctx, EffectsFrame, Frame, Step};
use super::flow::prompt::{Act, Ask, Asked, Prompt, Refusal, Source};
use super::legal::{self, Moment, No};
use super::state::ids::PileId;
use super::turn;
use crate::cards::effect::{Effect, Once, Purpose, Way, When};
use crate::cards::printed::Closing;
use crate::rules::state::board::Board;
use crate::saturating;

/// Returns every act that a player might try at the open prompt but may not do, with the reason.
pub fn refused(world: &World) -> Vec<(Act, Refusal)> {
    let board = &Board::new(world);
    let Some(prompt) = world.resource::<Asked>().prompt.as_ref() else { return Vec::new() };
    let mut all = Vec::new();
    match board.flow.frames.last() {
        Some(Frame::Check(f)) if f.step == Step::Stage => {
            let facts = pool::known_facts(board, f).1;
            collect(board, &Moment::Check(f, &facts), &mut all);
            all.extend(ways(board, f));
            let uses = legal::uses(board, &Moment::Check(f, &facts));
            let ways = ways::ways(board, f).into_iter();
            let ways = ways.map(|(alternative, skill)| Act::Way { alternative, skill });
            let back = (0..f.bound).map(Act::TakeBack).chain([Act::Decline]);
            let bound = uses.into_iter().chain(ways).chain(back);
            all.extend(bound.filter_map(|a| stage::binds(board, f, &a).map(|b| (a, b.refusal()))));
            // Mandatory checks cannot be declined, nor later checks of a boon after the first.
            let rule = match f.purpose {
                Purpose::Acquire => "AC-CHECK-09",
                _ if board.switches().no_failing_by_choice => "AC-CHECK-02",
                _ => "AC-GOLD-13",
            };
            all.push((Act::Decline, Refusal::new(rule, t!("refused-must-attempt"))));
        }
        Some(Frame::Check(f)) => {
            let facts = f.outcome.as_ref().map(|o| Facts::of(o, f.against)).unwrap_or_default();
            collect(board, &Moment::Rolled(f, &facts), &mut all);
        }
        Some(Frame::Damage(f)) => collect(board, &Moment::Damage(f), &mut all),
        Some(Frame::Encounter(f)) if f.step == Step::Evade => {
            collect(board, &Moment::Evade(f), &mut all);
        }
        Some(Frame::Triggers(f)) => collect(board, &Moment::Event(f), &mut all),
        Some(Frame::Turn(_)) => {
            collect(board, &Moment::Turn, &mut all);
            if prompt.ask == Ask::Turn {
                all.extend(turn::why_not(board));
            }
        }
        top => {
            match top {
                Some(Frame::Effects(f)) if prompt.ask == Ask::Choice => {
                    all.extend(choices(board, prompt, f));
                }
                Some(Frame::Close(f)) if prompt.ask == Ask::Close => {
                    all.extend(closings(board, f));
                }
                _ => {}
            }
            let r = Refusal::new("AC-KEEP-05", t!("refused-first"));
            for h in board.living().map(|h| h.id) {
                for c in board.pile(PileId::Hand(h)) {
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

fn collect(board: &Board<'_>, moment: &Moment<'_>, all: &mut Vec<(Act, Refusal)>) {
    // The damage of a failed check belongs to the check (AC-CHECK-51).
    let below = board.flow.frames.iter().rev().nth(1);
    let of_check = matches!(below, Some(Frame::Check(_)));
    legal::scan(board, moment, |act, no| {
        if let Some(no) = no {
            all.push((act, refusal(board, moment, act, no, of_check)));
        }
    });
}

/// Returns whether an act would let a hero explore.
fn explores(board: &Board<'_>, act: Act) -> bool {
    let Act::Use { hero, of, power, .. } = act else { return false };
    legal::power(board, hero, of, power).is_some_and(|(p, _)| p.does.contains(&Effect::Explore))
}

/// Returns the ways of a check that are not available as staged (AC-CHECK-08, AC-CHECK-15).
fn ways(board: &Board<'_>, f: &CheckFrame) -> Vec<(Act, Refusal)> {
    let told = |(alternative, skill, why)| {
        let refusal = match why {
            Barred::Decided(what) => {
                let what = source_name(board, what);
                Refusal::new("AC-CHECK-22", t!("refused-way-decided", what = what))
            }
            Barred::HasAnother => Refusal::new("AC-CHECK-16", t!("refused-way-untrained")),
            Barred::Recharge => Refusal::new("AC-CHECK-19", t!("refused-way-recharge")),
        };
        (Act::Way { alternative, skill: Some(skill) }, refusal)
    };
    ways::barred(board, f).into_iter().map(told).collect()
}

/// Returns the choices that cannot be taken because their condition fails or their cost cannot be
/// paid in full.
fn choices(board: &Board<'_>, prompt: &Prompt, f: &EffectsFrame) -> Vec<(Act, Refusal)> {
    let Some(Effect::Choose { ways, .. }) = f.list.get(f.at) else { return Vec::new() };
    let me = Ctx { you: prompt.who, ..f.ctx.clone() };
    let no = |w: &Way| match w.only_if.as_ref().is_none_or(|c| holds(board, &me, None, c)) {
        true => Refusal::new("AC-LIM-04", t!("refused-unpayable")),
        false => Refusal::new("AC-KEEP-03", t!("refused-condition")),
    };
    ways.iter().enumerate().map(|(i, w)| (Act::Choice(saturating::byte(i)), no(w))).collect()
}

/// Returns the ways of closing that the hero cannot pay for (AC-CLOSE-05, AC-CLOSE-08).
fn closings(board: &Board<'_>, f: &CloseFrame) -> Vec<(Act, Refusal)> {
    let ways = closings::closings(board, f.hero, f.place);
    let told = |(i, way): (usize, &Closing)| {
        let rule =
            if board.switches().only_what_is_payable { "AC-CLOSE-08" } else { "AC-CLOSE-05" };
        let why = t!("refused-closing-price", price = closing_way(board, way));
        (Act::Choice(saturating::byte(i)), Refusal::new(rule, why))
    };
    ways.open().map(told).collect()
}

/// Returns the timing of the power that an act would use.
fn when<'w>(board: &Board<'w>, act: Act) -> Option<&'w When> {
    let Act::Use { hero, of, power, .. } = act else { return None };
    legal::power(board, hero, of, power).map(|(p, _)| &p.when)
}

/// Returns what a power waits for that cannot be used between the steps of a turn.
fn no_use_now(when: Option<&When>) -> String {
    match when {
        Some(When::Check(_)) => t!("refused-needs-check"),
        Some(When::Rolled(_)) => t!("refused-needs-roll"),
        Some(When::Damage(_)) => t!("refused-needs-damage"),
        Some(When::Evade(_)) => t!("refused-needs-encounter"),
        Some(When::On(_)) => t!("refused-needs-event"),
        Some(When::Anytime | When::YourTurn) | None => t!("refused-not-now"),
    }
}

fn refusal(board: &Board<'_>, moment: &Moment<'_>, act: Act, no: No, of_check: bool) -> Refusal {
    let when = when(board, act);
    let for_check = matches!(when, Some(When::Check(_)));
    let rolled = matches!(moment, Moment::Rolled(..));
    let damage = matches!(moment, Moment::Damage(..));
    let (rule, why) = match no {
        No::Moment if rolled && for_check => ("AC-CHECK-47", t!("refused-dice-lie")),
        No::Moment if damage && for_check => ("AC-CHECK-47", t!("refused-rolled")),
        No::Moment if damage => ("AC-DMG-01", t!("refused-only-reduces")),
        No::Moment if matches!(moment, Moment::Turn) => ("AC-PLAY-34", no_use_now(when)),
        No::Moment => ("AC-ENC-03", t!("refused-not-now")),
        No::NotYours => ("AC-PLAY-50", t!("refused-not-yours")),
        No::NotYourTurn if explores(board, act) => ("AC-TURN-30", t!("refused-not-your-turn")),
        No::NotYourTurn => ("AC-KEEP-03", t!("refused-not-your-turn")),
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
        No::Once(Once::Turn) => ("AC-GOLD-03", t!("refused-once-a-turn")),
        No::Once(Once::Scenario) => ("AC-GOLD-03", t!("refused-once-a-scenario")),
        No::SecondSkill => ("AC-CHECK-22", t!("refused-second-skill")),
        No::Immune(mark) => ("AC-ENC-36", t!("refused-immune", mark = mark.localized())),
        No::Forbidden(what) => {
            ("AC-GOLD-06", t!("refused-forbidden", what = source_name(board, what)))
        }
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
