//! Saturating conversions to smaller number types: a value that does not fit becomes the nearest
//! one that does, so that no number from a pack, a record or a large table can wrap around. The
//! modules that use such numbers are compiled with clippy's lints against lossy `as` casts.

use std::ops::RangeInclusive;

/// Converts to `u8`, at most 255.
pub fn byte(n: usize) -> u8 {
    u8::try_from(n).unwrap_or(u8::MAX)
}

/// Converts to `u16`, at most 65 535.
pub fn short(n: usize) -> u16 {
    u16::try_from(n).unwrap_or(u16::MAX)
}

/// Converts to `u32`.
pub fn word(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

/// Converts to `i32`.
pub fn whole(n: usize) -> i32 {
    i32::try_from(n).unwrap_or(i32::MAX)
}

/// Converts a signed number to a count; a negative one becomes 0.
pub fn count(n: i32) -> usize {
    usize::try_from(n).unwrap_or(0)
}

/// Rounds to the nearest unsigned number; NaN becomes 0. For display only.
pub fn rounded(x: f64) -> u64 {
    x.round() as u64
}

/// Rounds to the nearest `usize`, as [`rounded`].
pub fn rounded_size(x: f64) -> usize {
    x.round() as usize
}

/// Returns the indices of `n` items as bytes, at most the first 256.
pub fn bytes(n: usize) -> RangeInclusive<u8> {
    n.checked_sub(1).map_or(RangeInclusive::new(1, 0), |last| 0..=byte(last))
}

/// Returns the indices of `n` items as `u16`.
pub fn shorts(n: usize) -> RangeInclusive<u16> {
    n.checked_sub(1).map_or(RangeInclusive::new(1, 0), |last| 0..=short(last))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_saturate() {
        assert_eq!((byte(7), byte(256), short(70_000)), (7, 255, 65_535));
        assert_eq!((rounded(2.6), rounded(-1.0), rounded(f64::NAN)), (3, 0, 0));
        assert_eq!((whole(usize::MAX), count(-1), count(9)), (i32::MAX, 0, 9));
        assert_eq!((bytes(0).count(), bytes(3).last(), bytes(300).count()), (0, Some(2), 256));
    }
}
