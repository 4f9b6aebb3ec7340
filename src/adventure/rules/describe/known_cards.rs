//! Texts about the known cards of a facedown deck.

use bevy_ecs::prelude::*;

use super::{card_name, list};
use crate::rules::state::known::KnownCard;

/// Returns the known cards with their positions: "on top Marsh Hag and Rope; at the bottom
/// Lantern". Empty if none is known. Cards on top are named downwards, those at the bottom upwards.
pub fn known_cards_text(world: &World, known: &[KnownCard]) -> String {
    let name = |l: &KnownCard| card_name(world, l.card);
    let top = known.iter().enumerate().take_while(|(i, l)| l.above == *i).count();
    let (top, rest) = known.split_at(top);
    let bottom = rest.iter().rev().enumerate().take_while(|(i, l)| l.below == *i).count();
    let (between, bottom) = rest.split_at(rest.len() - bottom);
    let mut parts = Vec::new();
    if !top.is_empty() {
        let cards: Vec<String> = top.iter().map(name).collect();
        parts.push(t!("words-known-top", cards = list(&cards)));
    }
    parts.extend(between.iter().map(|l| match l.above <= l.below {
        true => t!("words-known-from-top", n = l.above + 1, card = name(l)),
        false => t!("words-known-from-bottom", n = l.below + 1, card = name(l)),
    }));
    if !bottom.is_empty() {
        let cards: Vec<String> = bottom.iter().rev().map(name).collect();
        parts.push(t!("words-known-bottom", cards = list(&cards)));
    }
    parts.join("; ")
}
