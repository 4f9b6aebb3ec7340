//! Where a window goes among the monitors that are there: plain arithmetic.

use crate::settings::Display;

/// A monitor: where it is on the desktop, in physical pixels.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Spot {
    /// Its name.
    pub name: String,
    /// Its left upper corner.
    pub at: (i32, i32),
    /// Its width and height.
    pub size: (u32, u32),
    /// Physical pixels of a logical one.
    pub scale: f64,
}

/// Where the window goes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// Its corner in physical pixels of the desktop; none: wherever the system puts it.
    pub at: Option<(i32, i32)>,
    /// Its size in logical pixels.
    pub size: (u32, u32),
    /// Position of its monitor among those that are there.
    pub monitor: usize,
}

/// The part of the upper edge, by which one moves a window, that must be seen: width and height.
const GRIP: (i64, i64) = (160, 32);

/// How much of one stretch lies on another.
fn shared(a: i64, a_long: i64, b: i64, b_long: i64) -> i64 {
    ((a + a_long).min(b + b_long) - a.max(b)).max(0)
}

/// The monitor that holds most of a window, in physical pixels, if any holds some of it.
pub fn most(at: (i32, i32), size: (u32, u32), monitors: &[Spot]) -> Option<usize> {
    let area = |m: &Spot| {
        shared(at.0.into(), size.0.into(), m.at.0.into(), m.size.0.into())
            * shared(at.1.into(), size.1.into(), m.at.1.into(), m.size.1.into())
    };
    let best = monitors.iter().enumerate().max_by_key(|(n, m)| (area(m), std::cmp::Reverse(*n)));
    best.filter(|(_, m)| area(m) > 0).map(|(n, _)| n)
}

/// Where a window goes that was left as `display` says and is to have that size in logical pixels.
/// The first monitor is the primary one. `None` where no monitor is known.
pub fn place(display: &Display, size: (u32, u32), monitors: &[Spot]) -> Option<Place> {
    let named =
        display.monitor.as_ref().and_then(|name| monitors.iter().position(|m| m.name == *name));
    let home = named.unwrap_or(0);
    let physical = |scale: f64| {
        let side = |n: u32| (f64::from(n) * scale).round() as u32;
        (side(size.0), side(size.1))
    };
    // Its upper edge is on some monitor, wide enough to be taken hold of.
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
    // No larger than the monitor.
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
        // The second monitor is gone: the system places it on the first.
        let gone = place(&left((-2000, 40), "two"), size, &both[..1]).unwrap();
        assert_eq!((gone.at, gone.monitor), (None, 0));
        // The monitor has another name now, but something is there.
        let renamed = place(&left((-2000, 40), "old"), size, &both).unwrap();
        assert_eq!((renamed.at, renamed.monitor), (Some((-2000, 40)), 1));
        // Only its foot would be seen, or a sliver.
        for at in [(100, -500), (1900, 100), (-1500, 100)] {
            assert_eq!(place(&left(at, "one"), size, &both[..1]).unwrap().at, None, "{at:?}");
        }
        // Partly over the edge is how people leave windows.
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
