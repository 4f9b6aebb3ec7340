//! Short notices at the lower edge, which disappear after a while.

use bevy::prelude::*;

use super::frame::FrameStep;

/// The most notices that are shown at once.
const MOST: usize = 4;

/// A short notice.
#[derive(Clone, Debug, PartialEq)]
pub struct Notice {
    /// Its text.
    pub text: String,
    /// Whether it reports a refusal or an error.
    pub refusal: bool,
    /// The id of the rule that is the reason.
    pub rule: Option<String>,
    /// The seconds until it disappears.
    pub left: f32,
}

/// The visible notices, the oldest first.
#[derive(Resource, Default)]
pub struct Notices {
    /// The notices.
    pub list: Vec<Notice>,
    /// Whether the pointer rests on a notice: then none disappears.
    pub reading: bool,
    /// Whether time is stopped, for pictures of animations.
    pub frozen: bool,
}

impl Notices {
    /// Shows a notice.
    pub fn notify(&mut self, text: impl Into<String>) {
        self.stand(text.into(), false, None);
    }

    /// Shows that something went wrong.
    pub fn warn(&mut self, text: impl Into<String>) {
        self.stand(text.into(), true, None);
    }

    /// Shows why something is not possible, and the rule.
    pub fn refuse(&mut self, why: String, rule: String) {
        self.stand(why, true, Some(rule));
    }

    fn stand(&mut self, text: String, refusal: bool, rule: Option<String>) {
        self.list.retain(|n| n.text != text);
        let left = 2.5 + text.len() as f32 * 0.045 + if rule.is_some() { 1.5 } else { 0.0 };
        self.list.push(Notice { text, refusal, rule, left });
        if self.list.len() > MOST {
            self.list.remove(0);
        }
    }

    /// Counts the seconds down and removes expired notices.
    fn step(&mut self, dt: f32) {
        if self.reading {
            return;
        }
        for notice in &mut self.list {
            notice.left -= dt;
        }
        self.list.retain(|n| n.left > 0.0);
    }
}

/// Adds the notices.
pub fn plugin(app: &mut App) {
    app.init_resource::<Notices>().add_systems(Update, pass.in_set(FrameStep::Ease));
}

fn pass(time: Res<Time<Real>>, mut notices: ResMut<Notices>) {
    if !notices.list.is_empty() && !notices.frozen {
        notices.step(time.delta_secs().min(0.1));
    }
}
