//! Headgear of hot countries, drawn only if the name requests it.

use super::{Portrait, both, oval, svg};

/// Headgear that a name may request in addition to the randomly chosen ones.
pub(super) const HEADS: [&str; 4] = ["turban", "headcloth", "veil", "goggles"];

/// Returns whether this headgear hides all of the hair.
pub(super) fn covers(head: &str) -> bool {
    matches!(head, "headcloth" | "veil")
}

impl Portrait {
    /// Adds this headgear to the portrait.
    pub(super) fn desert(&mut self, head: &str) {
        match head {
            "turban" => {
                self.ink(svg("M25 36 C14 18 28 0 51 1 C75 0 87 18 75 36 C68 28 60 26 50 26 C40 26 32 28 25 36 Z"));
                self.cut_line(1.9, svg("M26 28 C34 14 52 6 72 9 M23 20 C32 9 44 4 56 4 M33 28 C46 17 62 13 79 19 M47 25.5 C57 20 68 20 78 27"));
                self.cut(oval(50.0, 21.0, 4.4, 5.2));
                self.ink(oval(50.0, 21.0, 2.4, 3.2));
            }
            "headcloth" => {
                let cloth = "M50 7 C24 7 23 30 23 44 C22 60 17 76 8 88 L35 88 C30 74 29 58 30 46 C31 34 38 28 50 27 C62 28 69 34 70 46 C71 58 70 74 65 88 L92 88 C83 76 78 60 77 44 C77 30 76 7 50 7 Z";
                self.cut(svg(cloth));
                self.ink_line(2.4, svg(cloth));
                self.ink_line(1.3, both("M27 40 C27 58 24 74 18 86 M25 56 C23 66 20 74 15 81 M29 60 C29 70 29 76 28 86"));
                self.ink_line(3.6, svg("M25 27 C36 17 64 17 75 27 M24 33 C36 22.5 64 22.5 76 33"));
            }
            "veil" => {
                let (l, r) = (49.0 - self.wide, 51.0 + self.wide);
                self.ink(svg("M50 6 C20 8 19 40 21 60 C22 74 17 80 12 90 L40 86 C30 76 28 58 30 44 C32 32 40 27 50 26 C60 27 68 32 70 44 C72 58 70 76 60 86 L88 90 C83 80 78 74 79 60 C81 40 80 8 50 6 Z"));
                let cloth = format!(
                    "M{l} 49 C40 54 60 54 {r} 49 C{r} 66 66 80 50 94 C34 80 {l} 66 {l} 49 Z"
                );
                self.cut(svg(&cloth));
                self.ink_line(2.4, svg(&cloth));
                self.ink_line(1.4, svg("M36 57 C42 66 46 74 49 86 M64 57 C58 66 54 74 51 86 M44 57 C47 62 49 68 50 76 M31 60 C35 69 39 76 44 82"));
                self.cut_line(1.5, both("M45 12 C31 15 26 28 26 46"));
                self.cut_line(2.2, svg("M31 35 C38 25 62 25 69 35"));
                self.cut(oval(50.0, 21.0, 2.6, 3.4));
            }
            "goggles" => {
                self.cut_line(6.6, svg("M28 34 C38 25 62 25 72 34"));
                self.ink_line(3.6, svg("M27 34 C38 25 62 25 73 34"));
                for x in [40.0, 60.0] {
                    self.cut(oval(x, 26.0, 10.4, 9.4));
                    self.ink(oval(x, 26.0, 8.8, 7.8));
                    self.cut(oval(x, 26.0, 5.8, 4.9));
                    self.ink_line(1.5, svg(&format!("M{} 28.5 L{} 23.5", x - 2.6, x + 1.2)));
                }
            }
            _ => {}
        }
    }
}
