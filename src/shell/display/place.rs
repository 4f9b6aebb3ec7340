//! Chooses the window's position among the connected monitors: plain arithmetic, without a window.

use crate::settings::Display;

/// A monitor's area on the desktop, in physical pixels.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Spot {
    /// Its name.
    pub name: String,
    /// Its upper left corner.
    pub at: (i32, i32),
    /// Its width and height.
    pub size: (u32, u32),
    /// Physical pixels per logical pixel.
    pub scale: f64,
}

/// The position and size for a window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// The window's upper left corner in physical pixels of the desktop, or `None` to let the
    /// system choose.
    pub at: Option<(i32, i32)>,
    /// Its size in logical pixels.
    pub size: (u32, u32),
    /// The index of the window's monitor.
    pub monitor: usize,
}

/// How much of the upper edge must be visible, so that one can drag the window: width and height.
const GRIP: (i64, i64) = (160, 32);

/// Returns the length of the overlap of two intervals.
fn shared(a: i64, a_long: i64, b: i64, b_long: i64) -> i64 {
    ((a + a_long).min(b + b_long) - a.max(b)).max(0)
}

/// Returns the index of the monitor that shows most of a window (in physical pixels), if any shows
/// it.
pub fn most(at: (i32, i32), size: (u32, u32), monitors: &[Spot]) -> Option<usize> {
    let area = |m: &Spot| {
        shared(at.0.into(), size.0.into(), m.at.0.into(), m.size.0.into())
            * shared(at.1.into(), size.1.into(), m.at.1.into(), m.size.1.into())
    };
    let best = monitors.iter().enumerate().max_by_key(|(n, m)| (area(m), std::cmp::Reverse(*n)));
    best.filter(|(_, m)| area(m) > 0).map(|(n, _)| n)
}

/// Returns the position for a window of this size (in logical pixels) that was left as `display`
/// says. The first monitor is the primary one. Returns `None` if no monitor is known.
pub fn place(display: &Display, size: (u32, u32), monitors: &[Spot]) -> Option<Place> {
    let named =
        display.monitor.as_ref().and_then(|name| monitors.iter().position(|m| m.name == *name));
    let home = named.unwrap_or(0);
    let physical = |scale: f64| {
        let side = |n: u32| (f64::from(n) * scale).round() as u32;
        (side(size.0), side(size.1))
    };
    // A long enough part of the upper edge is on this monitor, so that one can drag the window.
    let held = |at: (i32, i32), m: &Spot| {
        let (wide, _) = physical(m.scale);
        shared(at.0.into(), wide.into(), m.at.0.into(), m.size.0.into()) >= GRIP.0.min(wide.into())
            && shared(at.1.into(), GRIP.1, m.at.1.into(), m.size.1.into()) >= GRIP.1 / 2
    };
    let seen = display.at.and_then(|at| {
        let first = monitors.get(home).filter(|m| held(at, m)).map(|_| home);
        let n = first.or_else(|| monitors.iter().position(|m| held(at, m)))?;
        Some((at, n))
    });
    let monitor = seen.map_or(home, |(_, n)| n);
    let spot = monitors.get(monitor)?;
    // The window is no larger than its monitor.
    let scale = if spot.scale > 0.1 { spot.scale } else { 1.0 };
    let room = |n: u32| (f64::from(n) / scale) as u32;
    let size = (size.0.min(room(spot.size.0)), size.1.min(room(spot.size.1)));
    Some(Place { at: seen.map(|(at, _)| at), size, monitor })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn monitor(name: &str, at: (i32, i32), size: (u32, u32), scale: f64) -> Spot {
        Spot { name: name.into(), at, size, scale }
    }

    fn left(at: (i32, i32), on: &str) -> Display {
        Display { at: Some(at), monitor: Some(on.into()), ..Display::default() }
    }

    #[test]
    fn a_window_goes_back_only_to_where_it_can_be_seen() {
        let both = [
            monitor("one", (0, 0), (1920, 1080), 1.0),
            monitor("two", (-2560, 0), (2560, 1440), 1.0),
        ];
        let size = (1600, 900);
        let there = place(&left((-2000, 40), "two"), size, &both).unwrap();
        assert_eq!((there.at, there.monitor), (Some((-2000, 40)), 1));
        // The second monitor is disconnected: the system places the window on the first.
        let gone = place(&left((-2000, 40), "two"), size, &both[..1]).unwrap();
        assert_eq!((gone.at, gone.monitor), (None, 0));
        // The monitor has another name now, but a monitor still covers that position.
        let renamed = place(&left((-2000, 40), "old"), size, &both).unwrap();
        assert_eq!((renamed.at, renamed.monitor), (Some((-2000, 40)), 1));
        // Only the window's lower edge would be visible, or a sliver.
        for at in [(100, -500), (1900, 100), (-1500, 100)] {
            assert_eq!(place(&left(at, "one"), size, &both[..1]).unwrap().at, None, "{at:?}");
        }
        // People leave windows partly outside the screen, which is fine.
        assert!(place(&left((1500, 300), "one"), size, &both).unwrap().at.is_some());
        assert_eq!(place(&Display::default(), size, &both).unwrap().at, None);
        assert_eq!(place(&Display::default(), size, &[]), None);
    }

    #[test]
    fn a_window_is_no_larger_than_its_monitor_in_points() {
        let small = [monitor("laptop", (0, 0), (1920, 1080), 1.5)];
        let there = place(&left((0, 0), "laptop"), (1600, 900), &small).unwrap();
        assert_eq!(there.size, (1280, 720));
    }

    #[test]
    fn the_monitor_with_most_of_it_is_the_one_it_is_on() {
        let both = [
            monitor("one", (0, 0), (1000, 1000), 1.0),
            monitor("two", (1000, 0), (1000, 1000), 1.0),
        ];
        assert_eq!(most((800, 100), (300, 300), &both), Some(0));
        assert_eq!(most((800, 100), (600, 300), &both), Some(1));
        assert_eq!(most((5000, 5000), (600, 300), &both), None);
    }
}
