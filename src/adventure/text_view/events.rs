//! Events as sentences for the terminal. Skips a card that was just shown, names only the power if
//! its text was shown before, and merges the same event for several cards into one sentence.

use std::collections::BTreeSet;

use bevy_ecs::prelude::*;

use crate::cards::vocabulary::Action;
use crate::rules::flow::prompt::Source;
use crate::rules::state::cue::{Cue, Cues};
use crate::rules::state::ids::{CardId, HeroId, PileId};
use crate::rules::{describe, legal, play};

/// Stands for the card in a sentence that may be merged for several cards.
const CARD: &str = "\u{1}";

/// Returns sentences for the events since the last call. `read`: powers whose full text was shown.
pub fn describe_events(world: &mut World, read: &mut BTreeSet<String>) -> Vec<String> {
    let cues = world.resource_mut::<Cues>().drain();
    let mut found = None;
    let mut lines = Lines::default();
    let mut played = Vec::new();
    // The prompt names its source, so the event that leads to it is left out.
    let asks = play::prompt(world).map(|p| p.source);
    let forced = |cue: &Cue| match cue {
        Cue::Forced { source, .. } => Some(*source),
        _ => None,
    };
    let told = match cues.split_last() {
        Some((last, before)) if forced(last).is_some() && forced(last) == asks => before,
        _ => &cues,
    };
    for (n, cue) in told.iter().enumerate() {
        if goes_as_played(world, cue, &played) {
            continue;
        }
        let lost = describe::lost_hour(world, cue, told.get(n + 1));
        let mut text = lost.unwrap_or_else(|| describe::cue_text(world, cue));
        match *cue {
            Cue::Explored { card, .. } => found = Some(card),
            Cue::Encounter { card, summoned: false, .. } if found == Some(card) => continue,
            Cue::Played { hero, of, power, .. } => {
                if let Source::Card(card) = of {
                    played.push((card, hero, of, power));
                }
                let power = describe::power_words(world, hero, of, power);
                if !power.is_empty() && !read.insert(power.clone()) {
                    text = text.replace(&power, "");
                }
            }
            _ => {}
        }
        if !text.is_empty() {
            lines.push(text, of(cue).map(|c| describe::card_name(world, c)));
        }
    }
    lines.sentences()
}

/// Returns whether a played card goes where its action puts it, which the sentence about the play
/// already says.
fn goes_as_played(world: &World, cue: &Cue, played: &[(CardId, HeroId, Source, u8)]) -> bool {
    let Cue::Moved { card: Some(card), to, .. } = *cue else { return false };
    let Some(&(_, hero, of, power)) = played.iter().rev().find(|(c, ..)| *c == card) else {
        return false;
    };
    let action = legal::power_of(world, hero, of, power).and_then(|p| p.action);
    matches!(
        (action, to),
        (Some(Action::Discard), PileId::Discards(_)) | (Some(Action::Bury), PileId::Buried(_))
    )
}

/// Returns the card of a cue that often occurs for several cards.
fn of(cue: &Cue) -> Option<CardId> {
    match *cue {
        Cue::Moved { card, .. } => card,
        Cue::Played { of: Source::Card(card), with: None, .. } | Cue::Gave { card, .. } => {
            Some(card)
        }
        _ => None,
    }
}

/// Collects sentences and merges those that differ only in their card.
#[derive(Debug, Default)]
struct Lines {
    /// The sentence with [`CARD`] in place of the card, and the cards; for a sentence that cannot
    /// be merged, its text and no cards.
    all: Vec<(String, Vec<String>)>,
}

impl Lines {
    fn push(&mut self, text: String, card: Option<String>) {
        let shape = card.filter(|c| text.matches(c.as_str()).count() == 1);
        let Some(card) = shape else {
            self.all.push((text, Vec::new()));
            return;
        };
        let shape = text.replace(&card, CARD);
        match self.all.last_mut() {
            Some((last, cards)) if *last == shape => cards.push(card),
            _ => self.all.push((shape, vec![card])),
        }
    }

    fn sentences(self) -> Vec<String> {
        let said = |(shape, cards): (String, Vec<String>)| match cards.is_empty() {
            true => shape,
            false => shape.replace(CARD, &describe::list(&describe::with_copies(&cards))),
        };
        self.all.into_iter().map(said).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::Lines;

    #[test]
    fn what_is_done_with_several_cards_is_one_sentence() {
        let mut lines = Lines::default();
        for (text, card) in [
            ("Ada draws Rope.", "Rope"),
            ("Ada draws Lamp.", "Lamp"),
            ("Ada draws Lamp.", "Lamp"),
            ("Bo draws Rope.", "Rope"),
            ("Bo discards Rope.", "Rope"),
        ] {
            lines.push(text.into(), Some(card.into()));
        }
        lines.push("Bo discards 2 cards.".into(), None);
        lines.push("Rope takes Rope.".into(), Some("Rope".into()));
        assert_eq!(
            lines.sentences(),
            [
                "Ada draws Rope and Lamp (2).",
                "Bo draws Rope.",
                "Bo discards Rope.",
                "Bo discards 2 cards.",
                "Rope takes Rope."
            ]
        );
    }
}
