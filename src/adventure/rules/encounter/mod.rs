//! Encountering a card: evade, before, check, next check, after, resolve (AC-ENC-06), in the third
//! edition with a first step for effects when it is encountered (AC-ENC-07). The encountering hero
//! takes the steps (AC-ENC-01), the same ones however the encounter began (AC-ENC-39), and nothing
//! comes between them (AC-ENC-04).

mod after;
mod attempt;
mod begin;
mod evade;

pub use after::goes_home;
pub use begin::{begin, cease, first_step, flip, give_back, summoned};

use super::flow::drive::Steps;
use super::flow::frame::Step;

/// Registers the steps of an encounter.
pub fn install(steps: &mut Steps) {
    steps.add(Step::Flipped, begin::flipped);
    steps.add(Step::Encountered, begin::encountered);
    steps.add(Step::Evade, evade::step);
    steps.add(Step::BeforeEncounter, begin::before);
    steps.add(Step::Attempt, attempt::step);
    steps.add(Step::AfterEncounter, after::after);
    steps.add(Step::Resolve, after::resolve);
    steps.add(Step::Settle, after::settle);
    steps.add(Step::Aftermath, after::aftermath);
}
