//! Hair behind and in front of a head, and hats.

use kurbo::BezPath;

use super::{Portrait, both, oval, svg};

impl Portrait {
    pub(super) fn hair_behind(&mut self, hair: &str, head: &str) {
        if head == "hood" || super::desert::covers(head) {
            return;
        }
        match hair {
            "long" => {
                self.ink(svg("M50 12 C22 12 22 40 22 56 C22 70 18 80 14 88 L86 88 C82 80 78 70 78 56 C78 40 78 12 50 12 Z"));
                self.cut_line(1.4, both("M25 54 C25 66 22 76 19 84 M29 64 C28 72 27 78 25 84"));
            }
            "bun" if head == "bare" || head == "circlet" => {
                self.ink(oval(50.0, 11.0, 12.0, 10.0));
                self.cut_line(1.5, svg("M41 12 C45 6 55 6 59 12 M43 15 C47 10 53 10 57 15"));
            }
            "braids" => {
                for y in [58.0, 67.0, 76.0, 85.0] {
                    let mut pair = oval(25.0, y, 6.4, 6.0);
                    pair.extend(oval(75.0, y, 6.4, 6.0));
                    self.ink(pair);
                }
                self.cut_line(1.4, both("M21 60 L29 64 M21 69 L29 73 M21 78 L29 82"));
            }
            "curls" => {
                let mut curls = BezPath::new();
                for at in 0..13 {
                    let angle = std::f64::consts::PI * (0.86 + f64::from(at) * 0.107);
                    curls.extend(oval(
                        50.0 + 24.0 * angle.cos(),
                        42.0 + 26.0 * angle.sin(),
                        8.0,
                        8.0,
                    ));
                }
                self.ink(curls);
            }
            _ => {}
        }
    }

    pub(super) fn hair_before(&mut self, hair: &str, head: &str) {
        let covered = matches!(head, "hood" | "helm" | "scarf") || super::desert::covers(head);
        if covered || hair == "bald" {
            return;
        }
        let (l, r) = (48.0 - self.wide, 52.0 + self.wide);
        match hair {
            "crest" => {
                self.ink(svg("M36 22 C38 2 60 -4 66 14 C70 22 66 30 60 27 C52 21 44 22 38 28 Z"));
                self.cut_line(1.5, svg("M42 20 C46 10 54 6 60 10 M48 20 C52 13 57 12 62 16"));
            }
            "short" => {
                self.ink(svg(&format!(
                    "M{l} 46 C{} 8 {} 8 {r} 46 L{} 36 C60 32 46 32 {} 27 C{} 32 {} 36 {l} 46 Z",
                    l - 4.0,
                    r + 4.0,
                    r - 3.0,
                    l + 8.0,
                    l + 5.0,
                    l + 2.0
                )));
                self.cut_line(1.4, svg("M36 24 C42 17 52 16 60 20 M42 27 C50 22 58 23 65 28"));
            }
            _ => {
                self.ink(svg(&format!(
                    "M{l} 52 C{} 4 {} 4 {r} 52 C{} 40 62 32 52 24 C46 32 {} 36 {l} 52 Z",
                    l - 5.0,
                    r + 5.0,
                    r - 1.0,
                    l + 4.0
                )));
                self.cut_line(1.4, svg("M47 19 C39 22 34 28 32 36 M43 17 C37 19 32 24 30 29 M57 21 C63 25 67 31 68 37 M58 17 C63 19 67 23 70 29"));
            }
        }
    }

    pub(super) fn head(&mut self, head: &str) {
        match head {
            "hood" => {
                self.ink(svg("M50 6 C20 8 18 40 20 62 C21 74 16 80 12 88 L40 84 C30 74 27 58 29 44 C31 28 40 22 50 21 C60 22 69 28 71 44 C73 58 70 74 60 84 L88 88 C84 80 79 74 80 62 C82 40 80 8 50 6 Z"));
                self.cut_line(1.6, both("M46 12 C30 15 25 30 25 48 C25 62 26 70 22 80"));
            }
            "brim" => {
                self.ink(svg("M2 33 C20 25 32 26 34 24 C35 8 40 3 50 5 C60 3 65 8 66 24 C68 26 80 25 98 33 C84 37 66 36 50 36 C34 36 16 37 2 33 Z"));
                self.cut_line(2.6, svg("M34.5 25 C44 28.5 56 28.5 65.5 25"));
                self.cut_line(1.3, both("M14 32.5 C24 31 32 32 40 32.5"));
            }
            "tricorn" => {
                self.ink(svg("M6 20 C18 24 26 14 50 10 C74 14 82 24 94 20 C90 34 74 34 50 35 C26 34 10 34 6 20 Z"));
                self.ink(svg("M30 18 C34 4 66 4 70 18 Z"));
                self.cut_line(1.8, svg("M11 25 C26 31 38 22 50 20 C62 22 74 31 89 25"));
            }
            "scarf" => {
                self.ink(svg("M28 38 C26 8 74 8 72 38 C60 30 40 30 28 38 Z"));
                self.ink(svg("M70 30 C80 28 86 36 92 34 C88 42 80 42 76 40 C80 48 84 50 88 56 C78 54 72 46 69 36 Z"));
                self.cut_line(1.7, svg("M31 30 C40 23 60 23 70 31 M36 21 C44 16 56 16 64 21"));
            }
            "helm" => {
                self.ink(svg("M26 48 C24 6 76 6 74 48 L67 46 L66 36 L53 34 L53 52 L47 52 L47 34 L34 36 L33 46 Z"));
                self.ink(svg("M47 4 L53 4 L54 16 L46 16 Z"));
                self.cut_line(1.7, svg("M31 31 C42 27 58 27 69 31 M50 16 L50 28"));
            }
            "cap" => {
                self.ink(svg("M28 33 C28 12 40 8 54 8 C68 8 73 18 72 30 L72 34 C58 30 42 30 18 36 C16 33 20 31 28 30 Z"));
                self.cut_line(1.6, svg("M30 28 C44 24 58 24 71 28 M52 9 L52 15"));
            }
            "circlet" => {
                self.ink(svg("M29 30 L30 18 L38 25 L44 13 L50 22 L56 13 L62 25 L70 18 L71 30 C58 26 42 26 29 30 Z"));
                self.cut_line(1.5, svg("M32 27 C44 23.5 56 23.5 68 27"));
            }
            _ => {}
        }
    }
}
