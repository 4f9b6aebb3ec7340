//! Listens to the table: what the theatre shows, what the hands do, and the dice.

use bevy::prelude::*;

use super::captions::Captions;
use super::player::Player;
use super::{Ear, Heard, cues};
use crate::app::prefs::Prefs;
use crate::rules::state::cue::Cue;
use crate::rules::state::table::{self, Book};
use crate::synth::Sound;
use crate::table::hands::Hands;
use crate::table::theatre::Theatre;
use crate::table::{Screenful, Speed};

/// The sound of what happened, by the table on which it did.
pub fn of_cue(world: &World, cue: &Cue) -> Option<Sound> {
    let book = &world.get_resource::<Book>()?.0;
    cues::of_cue(cue, |card| {
        let printed = book.card(table::card(world, card).def);
        cues::Met::of(printed.kind, printed.rank)
    })
}

/// What was last heard of the hands and the dice.
#[derive(Default)]
pub(super) struct Before {
    card: bool,
    token: bool,
    /// Seconds since the dice were thrown that were in the air then.
    thrown: Option<f32>,
    /// They have landed, and were heard.
    landed: bool,
}

/// Hears hands and dice.
pub(super) fn watch(
    hands: Res<Hands>,
    mut theatre: ResMut<Theatre>,
    speed: Res<Speed>,
    screen: Res<Screenful>,
    mut before: Local<Before>,
    mut ear: ResMut<Ear>,
) {
    let pan = if screen.0.x > 1.0 { hands.at.x / screen.0.x * 2.0 - 1.0 } else { 0.0 };
    for (now, then) in [(hands.card.is_some(), before.card), (hands.token.is_some(), before.token)]
    {
        let sound = match (then, now) {
            (false, true) => Sound::Lift,
            (true, false) => Sound::Lay,
            _ => continue,
        };
        ear.hear(Heard { pan, ..Heard::from(sound) });
    }
    (before.card, before.token) = (hands.card.is_some(), hands.token.is_some());
    dice(&theatre, *speed, &mut before, &mut ear);
    if theatre.heard.is_empty() {
        return;
    }
    let mut heard = std::mem::take(&mut theatre.bypass_change_detection().heard);
    // What these dice mean was heard when they landed.
    let meant = |s: &Sound| matches!(s, Sound::Success | Sound::Failure | Sound::Settle);
    if before.landed
        && let Some(at) = heard.iter().position(meant)
    {
        heard.remove(at);
        before.landed = false;
    }
    for sound in cues::burst(&heard) {
        ear.hear(sound);
    }
}

/// Dice are heard in the hand, and when they lie; where they meet the wood, who throws them says.
fn dice(theatre: &Theatre, speed: Speed, before: &mut Before, ear: &mut Ear) {
    let Some((throw, t)) = &theatre.now else {
        before.thrown = None;
        return;
    };
    if before.thrown.is_none_or(|then| *t < then) {
        before.landed = false;
        ear.hear(Sound::Rattle);
    }
    before.thrown = Some(*t);
    if !before.landed && theatre.air(speed) >= 1.0 {
        before.landed = true;
        ear.hear(Sound::Settle);
        let meant = throw.result.map(|(_, passed)| match passed {
            true => Sound::Success,
            false => Sound::Failure,
        });
        if let Some(sound) = meant {
            ear.hear(Heard { after: 0.1, ..Heard::from(sound) });
        }
    }
}

/// Passes on what was heard: to who plays it, and to who reads it.
pub(super) fn pass_on(
    mut ear: ResMut<Ear>,
    prefs: Res<Prefs>,
    time: Res<Time<Real>>,
    player: Option<ResMut<Player>>,
    mut captions: ResMut<Captions>,
) {
    let heard = std::mem::take(&mut ear.bypass_change_detection().heard);
    if prefs.subtitles {
        for h in &heard {
            captions.hear(h.sound, time.elapsed_secs() + h.after);
        }
    }
    let Some(mut player) = player else { return };
    player.set(prefs.loudness);
    for h in heard {
        player.play(h);
    }
}
