//! Numbers that become smaller ones. What does not fit becomes the nearest that does, so that no
//! number from a pack, a record or a table that has grown can wrap around. The modules that read
//! such numbers are compiled with clippy's lints against `as` casts that lose something.

use std::ops::RangeInclusive;

/// As a byte: at most 255.
pub fn byte(n: usize) -> u8 {
    u8::try_from(n).unwrap_or(u8::MAX)
}

/// As a short number: at most 65 535.
pub fn short(n: usize) -> u16 {
    u16::try_from(n).unwrap_or(u16::MAX)
}

/// As a number of 32 bits.
pub fn word(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

/// As a number that may be negative.
pub fn whole(n: usize) -> i32 {
    i32::try_from(n).unwrap_or(i32::MAX)
}

/// As a count: nothing where it is negative.
pub fn count(n: i32) -> usize {
    usize::try_from(n).unwrap_or(0)
}

/// The nearest whole number that is not negative; 0 for what is no number. For show alone.
pub fn rounded(x: f64) -> u64 {
    x.round() as u64
}

/// The same of letters and the like.
pub fn rounded_size(x: f64) -> usize {
    x.round() as usize
}

/// The numbers of so many things from 0 on, as bytes: of more than 256 things, the first 256 have one.
pub fn bytes(n: usize) -> RangeInclusive<u8> {
    n.checked_sub(1).map_or(RangeInclusive::new(1, 0), |last| 0..=byte(last))
}

/// The same as short numbers.
pub fn shorts(n: usize) -> RangeInclusive<u16> {
    n.checked_sub(1).map_or(RangeInclusive::new(1, 0), |last| 0..=short(last))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_fit_becomes_the_nearest() {
        assert_eq!((byte(7), byte(256), short(70_000)), (7, 255, 65_535));
        assert_eq!((rounded(2.6), rounded(-1.0), rounded(f64::NAN)), (3, 0, 0));
        assert_eq!((whole(usize::MAX), count(-1), count(9)), (i32::MAX, 0, 9));
        assert_eq!((bytes(0).count(), bytes(3).last(), bytes(300).count()), (0, Some(2), 256));
    }
}
