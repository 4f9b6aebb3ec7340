//! What a scenario's card says of its set-up: who and what is dealt, where it is played, with what clock.

use super::phrases::say;
use super::{Ctx, Line, Owner};
use crate::cards::content::Content;
use crate::cards::printed::{LocationDef, ScenarioDef};
use crate::cards::vocabulary::Kind;

/// The usual number of cards in the blessings deck.
const USUAL_HOURS: u8 = 30;

/// Returns who and what a scenario's card lists: villains, henchmen and locations by number of heroes.
pub fn setup_text(content: &Content, scenario: &ScenarioDef) -> Vec<Line> {
    let ctx = Ctx::new(content, Owner::Scenario);
    let cards = |ids: &[String]| -> String {
        let names: Vec<String> = ids.iter().map(|id| ctx.card_name(id)).collect();
        names.join(", ")
    };
    let places = |ids: &[String]| -> String {
        let names: Vec<String> = ids.iter().map(|id| ctx.place_name(id)).collect();
        names.join(", ")
    };
    let mut lines = Vec::new();
    let first = scenario.locations.first().map(Vec::as_slice).unwrap_or_default();
    let mut all = say!(ctx, "card-setup-locations", places = places(first));
    for (n, added) in (2..).zip(scenario.locations.iter().skip(1)) {
        if !added.is_empty() {
            let n: u32 = n;
            all += &say!(ctx, "card-setup-more-locations", n = n, places = places(added));
        }
    }
    lines.push(all);
    if !scenario.villains.is_empty() {
        lines.push(match scenario.villains.len() {
            1 => say!(ctx, "card-setup-villain", cards = cards(&scenario.villains)),
            _ => say!(ctx, "card-setup-villains", cards = cards(&scenario.villains)),
        });
    }
    if !scenario.henchmen.is_empty() {
        lines.push(say!(ctx, "card-setup-henchmen", cards = cards(&scenario.henchmen)));
    }
    lines.iter().map(|line| Line::sentence(line)).collect()
}

/// Returns the deck list of a location.
pub fn deck_text(content: &Content, location: &LocationDef) -> Line {
    let ctx = Ctx::new(content, Owner::Location);
    let has = |kind: &Kind| location.deck.of(*kind) > 0;
    let count = |kind: Kind| {
        let name = crate::rules::describe::kind_name(kind);
        format!("{name} {}", location.deck.of(kind))
    };
    let banes = [Kind::Monster, Kind::Barrier].into_iter();
    let list: Vec<String> = banes.chain(Kind::BOONS).filter(has).map(count).collect();
    Line::sentence(&say!(ctx, "card-setup-deck", list = list.join(", ")))
}

impl Ctx<'_> {
    /// Returns what a scenario's card says of its ships, its clock, its number and of what is displayed,
    /// where that is not as usual.
    pub(super) fn unusual(&self, scenario: &ScenarioDef) -> Vec<String> {
        let mut all = Vec::new();
        if let Some(n) = scenario.ship_class {
            all.push(say!(self, "card-any-ship", n = u32::from(n)));
        }
        if !scenario.display.is_empty() {
            let names: Vec<String> = scenario.display.iter().map(|id| self.card_name(id)).collect();
            all.push(say!(self, "card-displays", cards = self.list_and(&names)));
        }
        if !scenario.cohorts.is_empty() {
            let names: Vec<String> = scenario.cohorts.iter().map(|id| self.card_name(id)).collect();
            let (one, cards) = (names.len() == 1, self.list_and(&names));
            all.push(match one {
                true => say!(self, "card-cohort", cards = cards),
                false => say!(self, "card-cohorts", cards = cards),
            });
        }
        match scenario.hours {
            0 => all.push(say!(self, "card-no-hours")),
            USUAL_HOURS => {}
            n => all.push(say!(self, "card-hours-are", n = u32::from(n))),
        }
        let printed = scenario.set.to_digit(10).unwrap_or(0);
        let number = u32::from(scenario.number);
        if number != printed && number != 0 {
            all.push(say!(self, "card-number-is", n = number));
        }
        all
    }
}
