//! Short notices: they stand for a while at the lower edge, and go.

use bevy::prelude::*;

use super::frame::FrameStep;

/// How many notices stand at once.
const MOST: usize = 4;

/// A short notice.
#[derive(Clone, Debug, PartialEq)]
pub struct Notice {
    /// What it says.
    pub text: String,
    /// Something was refused, or went wrong.
    pub refusal: bool,
    /// The rule that it goes by.
    pub rule: Option<String>,
    /// How many seconds it still stands.
    pub left: f32,
}

/// The notices that stand, the oldest first.
#[derive(Resource, Default)]
pub struct Notices {
    /// The notices.
    pub list: Vec<Notice>,
    /// The pointer rests on a notice: all of them stay.
    pub reading: bool,
    /// Nothing goes on: for pictures of what moves.
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

    /// Shows why something is not possible, and by which rule.
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

    /// Counts the seconds down; notices whose time is over go.
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
