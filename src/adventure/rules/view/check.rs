//! A check being staged, for the protocol.

use bevy_ecs::prelude::*;
use serde::Serialize;

use super::hero_id;
use crate::rules::check::{self, CheckView, Prospect};
use crate::rules::describe;
use crate::rules::flow::prompt::{Act, Prompt};

/// A check being staged.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are those of the protocol's description")]
pub struct CheckLine {
    pub title: String,
    pub hero: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub skill: Option<&'static str>,
    pub pool: String,
    pub difficulty: i32,
    pub chance: f64,
    pub success: f64,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub needs: Vec<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    pub expected_damage: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rerolled: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub joint: Option<f64>,
    pub traits: Vec<&'static str>,
    pub parts: Vec<PartLine>,
    pub ways: Vec<WayLine>,
}

/// A way to attempt the check.
#[derive(Clone, Debug, Serialize)]
pub struct WayLine {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub option: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub skill: Option<&'static str>,
    pub difficulty: i32,
    pub chance: f64,
    pub at_best: f64,
}

/// A part of the pool.
#[derive(Clone, Debug, Serialize)]
pub struct PartLine {
    pub source: String,
    pub dice: Vec<String>,
    pub plus: i32,
}

/// Returns a check as texts and numbers.
pub(super) fn line(world: &World, prompt: &Prompt, v: &CheckView) -> CheckLine {
    let option = |p: &Prospect| {
        let act = Act::Way { alternative: p.alternative, skill: p.skill };
        prompt.options.iter().position(|a| *a == act).map(|i| format!("o{}", i + 1))
    };
    let way = |p: Prospect| WayLine {
        option: option(&p),
        skill: p.skill.map(|s| s.name()),
        difficulty: p.difficulty,
        chance: p.chance,
        at_best: p.at_best,
    };
    CheckLine {
        title: describe::check_title(world, v),
        hero: hero_id(world, v.hero),
        skill: v.way.1.map(|s| s.name()),
        pool: v.pool.clone(),
        difficulty: v.difficulty,
        chance: v.chance,
        success: v.success,
        needs: v.missing.iter().map(|t| t.name()).collect(),
        notes: describe::check_notes(world, v),
        expected_damage: v.expected_damage,
        rerolled: v.rerolled,
        joint: v.joint,
        traits: v.traits.iter().map(|t| t.name()).collect(),
        parts: v
            .parts
            .iter()
            .map(|p| PartLine {
                source: describe::part_name(world, v, p),
                dice: {
                    let less = p.less.iter().map(|d| format!("-{d}"));
                    p.dice.iter().map(ToString::to_string).chain(less).collect()
                },
                plus: p.plus,
            })
            .collect(),
        ways: check::prospects(world).into_iter().map(way).collect(),
    }
}
