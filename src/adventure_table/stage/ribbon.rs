//! The ribbon of steps: the progress of an encounter, from the frames of the rules (AC-ENC-06).

use bevy::prelude::World;
use bevy_egui::egui::{Align2, Color32, Painter, Rect, Shape, Stroke, pos2, vec2};

use crate::adventure_table::layout::Layout;
use crate::adventure_table::playback::Throw;
use crate::cards::effect::Purpose;
use crate::cards::vocabulary::Kind;
use crate::kit::paint::rows;
use crate::kit::theme;
use crate::rules::edition::switches;
use crate::rules::flow::frame::{CheckFrame, EncounterFrame, Flow, Frame, Step};
use crate::rules::state::ids::CardId;
use crate::rules::state::table;

/// A step of the ribbon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The card is encountered.
    Met,
    /// The card may be evaded.
    Evade,
    /// Effects before the encounter.
    Before,
    /// The check is staged.
    Check,
    /// The dice.
    Roll,
    /// The damage of a failure.
    Damage,
    /// Effects after the encounter.
    After,
    /// The end of the encounter: where the card goes.
    End,
}

impl Stop {
    fn word(self) -> String {
        t!(match self {
            Stop::Met => "stage-step-met",
            Stop::Evade => "stage-step-evade",
            Stop::Before => "stage-step-before",
            Stop::Check => "stage-step-check",
            Stop::Roll => "stage-step-roll",
            Stop::Damage => "stage-step-damage",
            Stop::After => "stage-step-after",
            Stop::End => "stage-step-end",
        })
    }
}

/// The steps, and the current one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ribbon {
    /// All steps in order.
    pub stops: Vec<Stop>,
    /// The current step.
    pub at: Stop,
    /// The number of the check and of all checks, if there are several.
    pub check: Option<(usize, usize)>,
}

impl Ribbon {
    /// Returns the ribbon of the current encounter or check, if there is one.
    pub fn of(world: &World) -> Option<Ribbon> {
        let frames = &world.resource::<Flow>().frames;
        let met = frames.iter().rposition(|f| matches!(f, Frame::Encounter(_)));
        let staged = frames.last().and_then(|f| match f {
            Frame::Check(c) => Some(c),
            _ => None,
        });
        if let Some(at) = met
            && let Some(Frame::Encounter(e)) = frames.get(at)
        {
            let above = frames.get(at + 1..).unwrap_or_default();
            let own = staged.is_none_or(|c| of_card(c, e.card));
            if own {
                return Some(encounter(world, e, shown(world, e.card, now(e, above))));
            }
        }
        let c = staged?;
        let at = if c.step == Step::Stage { Stop::Check } else { Stop::Roll };
        Some(Ribbon { stops: vec![Stop::Check, Stop::Roll], at, check: None })
    }
}

/// Returns the ribbon while the dice roll: the rules are further on by then.
pub fn rolling(world: &World, throw: &Throw) -> Option<Ribbon> {
    throw.result?;
    let check = throw.before.as_ref();
    let met = check.is_none_or(|c| matches!(c.purpose, Purpose::Defeat | Purpose::Acquire));
    let stops = match throw.against {
        Some(card) if met => stops(world, card),
        _ => vec![Stop::Check, Stop::Roll],
    };
    Some(Ribbon { stops, at: Stop::Roll, check: None })
}

fn of_card(c: &CheckFrame, card: CardId) -> bool {
    c.against == Some(card) && matches!(c.purpose, Purpose::Defeat | Purpose::Acquire)
}

/// Returns the current step of an encounter with the frames above it.
fn now(e: &EncounterFrame, above: &[Frame]) -> Stop {
    let check = above.iter().find_map(|f| match f {
        Frame::Check(c) if of_card(c, e.card) => Some(c),
        _ => None,
    });
    if let Some(c) = check {
        let hurts = above.iter().any(|f| matches!(f, Frame::Damage(_)));
        return match c.step {
            Step::Stage => Stop::Check,
            _ if hurts => Stop::Damage,
            Step::CheckDamage => Stop::Damage,
            _ => Stop::Roll,
        };
    }
    match e.step {
        Step::Evade => Stop::Evade,
        Step::BeforeEncounter => Stop::Before,
        Step::Attempt => Stop::Check,
        Step::AfterEncounter => Stop::After,
        Step::Resolve | Step::Settle | Step::Aftermath | Step::Escape => Stop::End,
        _ => Stop::Met,
    }
}

/// Returns the step itself if it is among those of the card, or else the one that it belongs to:
/// before any question the first; damage without a monster belongs to the roll.
fn shown(world: &World, card: CardId, at: Stop) -> Stop {
    let all = stops(world, card);
    match at {
        at if all.contains(&at) => at,
        Stop::Damage => Stop::Roll,
        at => all.first().copied().unwrap_or(at),
    }
}

/// Returns the steps of an encounter with a card. Only monsters deal damage for a failed check
/// (AC-CHECK-50), and only some editions have a step for effects when the card is encountered
/// (AC-ENC-07).
fn stops(world: &World, card: CardId) -> Vec<Stop> {
    let monster = table::printed(world, card).kind == Kind::Monster;
    let mut all = Vec::new();
    all.extend(switches(world).met_first.then_some(Stop::Met));
    all.extend([Stop::Evade, Stop::Before, Stop::Check, Stop::Roll]);
    all.extend(monster.then_some(Stop::Damage));
    all.extend([Stop::After, Stop::End]);
    all
}

fn encounter(world: &World, e: &EncounterFrame, at: Stop) -> Ribbon {
    let of = table::printed(world, e.card).check.steps.len();
    let nth = usize::from(e.check) + 1;
    let check = (of > 1).then_some((nth.min(of), of));
    Ribbon { stops: stops(world, e.card), at, check }
}

/// Draws the ribbon: the current step is lit, past steps are checked off and dim.
pub fn draw(p: &Painter, l: &Layout, rect: Rect, ribbon: &Ribbon) {
    let words: Vec<String> = ribbon
        .stops
        .iter()
        .map(|stop| match ribbon.check {
            Some((n, of)) if *stop == Stop::Check => {
                t!("stage-step-check-of", n = n, of = of)
            }
            _ => stop.word(),
        })
        .collect();
    let past = ribbon.stops.iter().position(|s| *s == ribbon.at).unwrap_or(0);
    let mut size = 13.0 * l.text;
    let gap = 4.0 * l.k;
    // The text is as large as fits.
    let width = |size: f32| -> Vec<f32> {
        let one = |(i, word): (usize, &String)| {
            let font = if i == past { theme::heading(size) } else { theme::body(size) };
            let check = if i < past { size * 0.95 } else { 0.0 };
            rows(p, word, font, theme::dust(), 900.0, 1).size().x + size * 1.25 + check
        };
        words.iter().enumerate().map(one).collect()
    };
    let mut widths = width(size);
    let all = |widths: &[f32]| widths.iter().sum::<f32>() + gap * widths.len() as f32;
    while all(&widths) > rect.width() && size > 8.0 {
        size *= 0.95;
        widths = width(size);
    }
    let mut x = rect.min.x;
    for (i, (word, wide)) in words.iter().zip(&widths).enumerate() {
        let chip = Rect::from_min_max(pos2(x, rect.min.y), pos2(x + wide, rect.max.y));
        link(p, chip, i, past, size);
        let mid = chip.center().y;
        let mut at = chip.min.x + size * 0.62;
        if i < past {
            let faint = theme::faint();
            tick(p, pos2(at + size * 0.25, mid), size * 0.3, faint);
            at += size * 0.95;
        }
        let (font, color) = match i.cmp(&past) {
            std::cmp::Ordering::Less => (theme::body(size), theme::faint()),
            std::cmp::Ordering::Equal => {
                (theme::heading(size), Color32::from_rgb(0x24, 0x18, 0x0f))
            }
            std::cmp::Ordering::Greater => (theme::body(size), theme::dust()),
        };
        p.text(pos2(at, mid), Align2::LEFT_CENTER, word, font, color);
        x += wide + gap;
    }
}

/// Draws a link of the ribbon: an arrow to the right.
fn link(p: &Painter, chip: Rect, i: usize, past: usize, size: f32) {
    let tip = size * 0.42;
    let points = vec![
        chip.left_top(),
        pos2(chip.max.x - tip * 0.4, chip.min.y),
        pos2(chip.max.x + tip * 0.6, chip.center().y),
        pos2(chip.max.x - tip * 0.4, chip.max.y),
        chip.left_bottom(),
    ];
    if i == past {
        p.add(Shape::convex_polygon(points, theme::parchment(), Stroke::NONE));
    } else {
        let line = theme::line().gamma_multiply(if i < past { 0.5 } else { 0.9 });
        p.add(Shape::closed_line(points, Stroke::new(1.0, line)));
    }
}

fn tick(p: &Painter, at: bevy_egui::egui::Pos2, r: f32, color: Color32) {
    let points =
        vec![at + vec2(-0.85, 0.05) * r, at + vec2(-0.25, 0.7) * r, at + vec2(0.9, -0.75) * r];
    p.add(Shape::line(points, Stroke::new((r * 0.4).max(1.0), color)));
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::cards::source::{find_pack, packs};
    use crate::rules::check;
    use crate::rules::flow::prompt::Ask;
    use crate::rules::play::{self, Member, Start};
    use crate::rules::state::table::Feats;
    use crate::sim::bots::Bot;
    use crate::sim::bots::careful::Careful;

    /// Through a whole game, the lit step is one of those shown and fits the question.
    #[test]
    fn the_lit_step_follows_the_rules() {
        let content = Arc::new(find_pack(&packs()[0]).unwrap());
        let party = content.heroes.iter().take(2).map(|h| Member {
            hero: h.id.clone(),
            deck: h.deck.clone(),
            feats: Feats::default(),
            cohort_gone: false,
        });
        let scenario = content.playing_order()[0].id.clone();
        let start = Start::new(scenario, party.collect(), 5);
        let mut world = World::new();
        play::install(&mut world, Arc::clone(&content));
        play::begin(&mut world, &start).unwrap();
        let mut bot = Careful::new(5);
        let (mut checks, mut others) = (0, 0);
        for _ in 0..600 {
            let Some(prompt) = play::prompt(&world).cloned() else { break };
            let ribbon = Ribbon::of(&world);
            if let Some(ribbon) = &ribbon {
                assert!(ribbon.stops.contains(&ribbon.at), "{ribbon:?}");
            }
            match prompt.ask {
                Ask::Check => {
                    assert!(check::view(&world).is_some());
                    assert_eq!(ribbon.map(|r| r.at), Some(Stop::Check));
                    checks += 1;
                }
                Ask::Evade => {
                    assert_eq!(ribbon.map(|r| r.at), Some(Stop::Evade));
                    others += 1;
                }
                Ask::Turn => assert_eq!(ribbon, None),
                _ => {}
            }
            let acts = bot.choose(&mut world, &prompt);
            play::submit(&mut world, &acts).unwrap();
        }
        assert!(checks > 5, "{checks} checks, {others} others");
    }
}
