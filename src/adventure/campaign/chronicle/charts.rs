//! Small charts made of characters.

use crate::saturating;

/// Returns a bar of at most `letters` characters.
pub fn bar(value: f64, most: f64, letters: usize) -> String {
    if most <= 0.0 || value <= 0.0 {
        return String::new();
    }
    let eighths = saturating::rounded_size((value / most).min(1.0) * letters as f64 * 8.0);
    let part = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8];
    "█".repeat(eighths / 8) + part
}

/// Returns a sparkline of values, one character each, from 0 or the minimum to the maximum.
pub fn spark(values: &[f64]) -> String {
    let most = values.iter().copied().fold(0.0, f64::max);
    let least = values.iter().copied().fold(0.0, f64::min);
    let letter = |v: &f64| {
        let part = if most > least { (v - least) / (most - least) } else { 0.0 };
        ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'][saturating::rounded_size(part * 7.0).min(7)]
    };
    values.iter().map(letter).collect()
}

/// Returns a bar to the left or the right of the middle, which stands for the expected value:
/// `····█▌    `.
pub fn lean(z: f64, letters: usize) -> String {
    let half = letters / 2;
    let far = saturating::rounded_size((z.abs() / 3.0).min(1.0) * half as f64);
    let (less, more) = if z < 0.0 { (far, 0) } else { (0, far) };
    let blank = |n: usize| "·".repeat(n);
    format!("{}{}|{}{}", blank(half - less), "█".repeat(less), "█".repeat(more), blank(half - more))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plots_are_what_they_say() {
        assert_eq!(bar(5.0, 10.0, 4), "██");
        assert_eq!(bar(1.0, 16.0, 4), "▎");
        assert_eq!(bar(0.0, 10.0, 4), "");
        assert_eq!(spark(&[0.0, 7.0, 3.5]), "▁█▅");
        assert_eq!(lean(0.0, 6), "···|···");
        assert_eq!(lean(-3.0, 6), "███|···");
        assert_eq!(lean(1.0, 6), "···|█··");
    }
}
