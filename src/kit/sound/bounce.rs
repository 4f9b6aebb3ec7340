//! Finds the impacts of thrown dice in the record of their fall.

use crate::kit::dice::throw::{RATE, Record};

/// An impact of a die on the tray.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bounce {
    /// Its moment as a share of the throw, 0 to 1.
    pub share: f32,
    /// Its strength, 0 to 1.
    pub hard: f32,
    /// Its position from left (-1) to right (1).
    pub pan: f32,
}

/// The least change of speed that is audible, in radii of a die a second.
const HEARD: f32 = 7.0;
/// The change of speed with the full strength.
const HARDEST: f32 = 45.0;
/// The number of steps during which a die makes no second sound.
const REST: usize = 4;
/// The most impacts of a throw.
const MOST: usize = 48;

/// Returns the impacts of a throw, in order.
pub fn bounces(record: &Record) -> Vec<Bounce> {
    let steps = (record.seconds() * RATE) as usize;
    let mut found = Vec::new();
    for die in 0..record.count() {
        let pose = |step: usize| record.pose(die, step as f32 / steps.max(1) as f32).map(|p| p.at);
        let mut silent = 0;
        for step in 1..steps {
            let (Some(a), Some(b), Some(c)) = (pose(step - 1), pose(step), pose(step + 1)) else {
                break;
            };
            let change = ((c - b) - (b - a)) * RATE;
            // The floor reverses the vertical speed, walls and other dice the horizontal one.
            let blow = change.z.max(0.0) + change.truncate().length() * 0.5;
            if step < silent || blow < HEARD {
                continue;
            }
            silent = step + REST;
            let hard = (blow / HARDEST).clamp(0.0, 1.0).powf(0.7);
            let pan = (b.x / record.half.x.max(1.0)).clamp(-1.0, 1.0) * 0.6;
            found.push(Bounce { share: step as f32 / steps as f32, hard, pan });
        }
    }
    found.sort_by(|a, b| a.share.total_cmp(&b.share));
    found.truncate(MOST);
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::dice::throw::{throw, tray};

    #[test]
    fn each_die_is_heard_falling_and_not_lying() {
        for seed in 0..6 {
            let dice = [(6, 3), (12, 7), (4, 2)];
            let record = throw(&dice, tray(dice.len(), 2.0), seed);
            let heard = bounces(&record);
            assert!(heard.len() >= dice.len(), "{seed}: {heard:?}");
            assert!(heard.len() <= 12 * dice.len(), "{seed}: {heard:?}");
            assert!(heard.windows(2).all(|w| w[0].share <= w[1].share));
            assert!(heard.iter().all(|b| (0.0..=1.0).contains(&b.hard) && b.pan.abs() <= 1.0));
            // The dice come to rest.
            let late = heard.iter().filter(|b| b.share > 0.97).count();
            assert!(late <= dice.len(), "{seed}: {heard:?}");
        }
    }
}
