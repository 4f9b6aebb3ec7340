//! Portraits assembled from parts: head, hair, hat, beard, collar, chosen by a hash of the name, so
//! that every hero has a face.
//!
//! A name may also request parts: `hero-ada-hood-patch`.

mod desert;
mod hair;

use kurbo::{Affine, BezPath, Ellipse, Shape};

use super::Emblem;
use crate::paint::{Chance, gouge, seed_of};

const HEADS: [&str; 9] =
    ["hood", "brim", "tricorn", "scarf", "helm", "cap", "bare", "bare", "circlet"];
const HAIRS: [&str; 7] = ["short", "long", "bun", "curls", "braids", "crest", "bald"];
const BEARDS: [&str; 6] = ["shaven", "full", "shaven", "goatee", "whiskers", "shaven"];
const COLLARS: [&str; 6] = ["plain", "high", "ruff", "fur", "plates", "laces"];
const MARKS: [&str; 6] = ["none", "patch", "scar", "spectacles", "none", "earring"];

/// Returns the portrait of a name, always the same one for the same name.
pub fn portrait(name: &str) -> Emblem {
    let mut chance = Chance::new(seed_of(name));
    let asked: Vec<&str> = name.split('-').collect();
    let mut pick = |list: &[&'static str]| {
        let chosen = list[chance.below(list.len())];
        list.iter().copied().find(|part| asked.contains(part)).unwrap_or(chosen)
    };
    let (head, hair, beard) = (pick(&HEADS), pick(&HAIRS), pick(&BEARDS));
    let head = desert::HEADS.into_iter().find(|head| asked.contains(head)).unwrap_or(head);
    let (collar, mark) = (pick(&COLLARS), pick(&MARKS));
    let hair = if hair == "bald" && head == "circlet" { "short" } else { hair };
    let beard =
        if matches!(hair, "bun" | "braids") && !asked.contains(&beard) { "shaven" } else { beard };
    let mut it = Portrait {
        emblem: Emblem::default(),
        wide: chance.range(16.5, 20.5),
        long: chance.range(23.0, 26.5),
    };
    it.hair_behind(hair, head);
    it.shoulders(collar);
    it.face(chance.below(3));
    it.beard(beard);
    it.mark(mark);
    it.hair_before(hair, head);
    it.head(head);
    it.desert(head);
    let mut emblem = it.emblem;
    emblem.bust = true;
    if chance.below(2) == 0 {
        let mirror = Affine::translate((100.0, 0.0)) * Affine::FLIP_X;
        for layer in &mut emblem.layers {
            layer.path.apply_affine(mirror);
        }
    }
    emblem
}

struct Portrait {
    emblem: Emblem,
    wide: f64,
    long: f64,
}

const MID: f64 = 44.0;

fn svg(data: &str) -> BezPath {
    BezPath::from_svg(data).unwrap_or_default()
}

fn both(data: &str) -> BezPath {
    let path = svg(data);
    let mut all = Affine::translate((100.0, 0.0)) * Affine::FLIP_X * path.clone();
    all.extend(path);
    all
}

fn oval(x: f64, y: f64, a: f64, b: f64) -> BezPath {
    Ellipse::new((x, y), (a, b), 0.0).to_path(0.05)
}

impl Portrait {
    fn ink(&mut self, path: BezPath) {
        self.emblem.fill(false, path);
    }
    fn cut(&mut self, path: BezPath) {
        self.emblem.fill(true, path);
    }
    fn cut_line(&mut self, width: f64, path: BezPath) {
        self.emblem.line(true, width, path);
    }
    fn ink_line(&mut self, width: f64, path: BezPath) {
        self.emblem.line(false, width, path);
    }

    fn shoulders(&mut self, collar: &str) {
        self.ink(svg("M4 101 C5 84 16 78 34 74 L42 66 L58 66 L66 74 C84 78 95 84 96 101 Z"));
        self.cut(svg("M42.5 58 L57.5 58 L58 72 L50 82 L42 72 Z"));
        self.ink(svg("M50 60 L58.5 58 L58.5 72 L50 82 Z"));
        match collar {
            "plain" => {
                self.cut_line(2.0, both("M41 72 L50 84"));
                self.cut_line(1.6, svg("M50 84 L50 100"));
            }
            "high" => {
                self.ink(both("M33 62 L46 76 L46 90 L28 80 Z"));
                self.cut_line(1.8, both("M34 65 L46 78 L50 92"));
                let mut buttons = oval(50.0, 94.0, 1.6, 1.6);
                buttons.extend(oval(50.0, 99.0, 1.6, 1.6));
                self.cut(buttons);
            }
            "ruff" => {
                let mut folds = BezPath::new();
                for at in 0..9 {
                    folds.extend(oval(
                        26.0 + 6.0 * f64::from(at),
                        75.0 + 5.0 * (1.0 - ((f64::from(at) - 4.0) / 4.0).powi(2)),
                        4.6,
                        5.4,
                    ));
                }
                self.ink_line(2.2, folds.clone());
                self.cut(folds);
                self.ink_line(
                    1.0,
                    svg("M28 75 L30 79 M38 77 L39 83 M50 78 L50 85 M62 77 L61 83 M72 75 L70 79"),
                );
            }
            "fur" => {
                let mut tufts = BezPath::new();
                for at in 0..16 {
                    let part = f64::from(at) / 15.0;
                    let (x, y) =
                        (24.0 + 52.0 * part, 72.0 + 12.0 * (std::f64::consts::PI * part).sin());
                    gouge(&mut tufts, (x, y - 4.0), (x + (part - 0.5) * 10.0, y + 9.0), 3.4);
                }
                self.cut(tufts);
            }
            "plates" => {
                self.ink(both("M3 92 C4 76 16 70 30 74 L32 88 C20 86 12 90 8 98 Z"));
                self.cut_line(2.0, both("M7 91 C12 80 22 78 31 81 M31 75 L33 92"));
                self.cut_line(1.6, svg("M36 84 C44 90 56 90 64 84 M36 92 C44 98 56 98 64 92"));
            }
            _ => {
                self.cut_line(1.8, both("M40 73 L46 100"));
                self.cut_line(1.4, svg("M45 82 L55 87 M55 82 L45 87 M46 91 L54 96 M54 91 L46 96"));
            }
        }
    }

    fn face(&mut self, look: usize) {
        let (a, b) = (self.wide, self.long);
        let chin = MID + b;
        let shape = format!(
            "M{l} {m} C{l} {t} {r} {t} {r} {m} C{r} {j} {cr} {c} 50 {c} C{cl} {c} {l} {j} {l} {m} Z",
            l = 50.0 - a,
            r = 50.0 + a,
            m = MID - 4.0,
            t = MID - b * 1.18,
            j = MID + b * 0.55,
            c = chin,
            cr = 50.0 + a * 0.55,
            cl = 50.0 - a * 0.55
        );
        let shape = svg(&shape);
        self.ink_line(4.4, shape.clone());
        self.cut(shape);
        // The shadowed side, bounded by the line of brow, nose, lip and chin.
        let shade = format!(
            "M{r} {m} C{r} {j} {cr} {c} 50 {c} L53 {lip} L51 {nose} L56 {nose} L52 {brow} L{r2} {brow2} Z",
            r = 50.0 + a,
            m = MID - 6.0,
            j = MID + b * 0.55,
            c = chin,
            cr = 50.0 + a * 0.55,
            lip = MID + b * 0.62,
            nose = MID + b * 0.32,
            brow = MID - 5.0,
            r2 = 50.0 + a * 0.82,
            brow2 = MID - 8.0
        );
        self.ink(svg(&shade));
        let mut hatch = BezPath::new();
        for at in 0..4 {
            let y = MID + 5.0 + 4.6 * f64::from(at);
            gouge(
                &mut hatch,
                (50.0 + a * 0.42, y),
                (50.0 + a * 0.86 - f64::from(at), y - 2.6),
                1.3,
            );
        }
        self.cut(hatch);
        let eye = a * 0.48;
        self.ink(oval(50.0 - eye, MID + 0.5, 3.0, 1.9));
        self.cut(oval(50.0 + eye * 0.94, MID + 0.5, 2.9, 1.7));
        self.ink(oval(50.0 + eye * 0.94, MID + 0.6, 1.2, 1.4));
        let brows = match look {
            0 => format!("M{} {} L{} {}", 50.0 - a * 0.78, MID - 5.5, 50.0 - 3.5, MID - 3.6),
            1 => format!("M{} {} L{} {}", 50.0 - a * 0.78, MID - 3.4, 50.0 - 4.0, MID - 6.0),
            _ => format!(
                "M{} {} Q{} {} {} {}",
                50.0 - a * 0.8,
                MID - 3.6,
                50.0 - eye,
                MID - 8.4,
                50.0 - 4.0,
                MID - 4.0
            ),
        };
        self.ink_line(2.4, svg(&brows));
        self.ink_line(
            1.5,
            svg(&format!("M50 {} L47 {} L51 {}", MID + 1.0, MID + b * 0.33, MID + b * 0.37)),
        );
        let mouth = MID + b * 0.56;
        let smile = [0.0, 1.8, -1.4][look];
        self.ink_line(
            1.9,
            svg(&format!(
                "M{} {} Q48 {} 53 {}",
                50.0 - a * 0.42,
                mouth - smile,
                mouth + smile,
                mouth
            )),
        );
        self.cut_line(1.3, svg(&format!("M54 {} L58 {}", mouth, mouth - smile * 0.6)));
    }

    fn beard(&mut self, beard: &str) {
        let (a, chin, mouth) = (self.wide, MID + self.long, MID + self.long * 0.56);
        match beard {
            "full" => {
                self.ink(svg(&format!(
                    "M{l} {t} C{l} {m} {li} {m} 46 {up} Q50 {up2} 54 {up} C{ri} {m} {r} {m} {r} {t} C{r2} {d} 60 {e} 50 {e} C40 {e} {l2} {d} {l} {t} Z",
                    l = 49.0 - a, r = 51.0 + a, l2 = 48.0 - a, r2 = 52.0 + a, t = MID + 5.0,
                    m = mouth - 1.0, li = 50.0 - a * 0.7, ri = 50.0 + a * 0.7, up = mouth - 3.6,
                    up2 = mouth - 2.0, d = chin + 8.0, e = chin + 12.0
                )));
                self.cut_line(
                    1.6,
                    svg(&format!("M46 {0} Q50 {1} 54 {0}", mouth + 1.0, mouth + 2.6)),
                );
                self.cut_line(
                    1.3,
                    both(&format!(
                        "M40 {0} L43 {1} M46 {2} L47 {3} M36 {4} L38 {0}",
                        mouth + 4.0,
                        chin + 4.0,
                        mouth + 7.0,
                        chin + 9.0,
                        mouth - 1.0
                    )),
                );
            }
            "goatee" => {
                self.ink(svg(&format!(
                    "M44 {0} Q50 {1} 56 {0} L54 {2} L50 {3} L46 {2} Z",
                    mouth + 4.0,
                    mouth + 2.0,
                    chin + 3.0,
                    chin + 9.0
                )));
                self.ink_line(
                    2.4,
                    both(&format!("M49 {0} Q45 {0} 42 {1}", mouth - 3.4, mouth - 0.6)),
                );
                self.cut_line(1.1, svg(&format!("M50 {} L50 {}", mouth + 6.0, chin + 5.0)));
            }
            "whiskers" => {
                self.ink(both(&format!(
                    "M50 {0} C44 {1} 38 {2} 33 {3} C36 {4} 46 {4} 50 {5} Z",
                    mouth - 5.0,
                    mouth - 6.0,
                    mouth - 2.0,
                    mouth + 4.0,
                    mouth + 3.0,
                    mouth - 1.0
                )));
                self.cut_line(1.1, svg(&format!("M53 {0} Q58 {0} 62 {1}", mouth - 2.6, mouth)));
            }
            _ => {}
        }
    }

    fn mark(&mut self, mark: &str) {
        let eye = self.wide * 0.48;
        match mark {
            "patch" => {
                self.ink(oval(50.0 - eye, MID + 1.0, 5.6, 5.0));
                self.ink_line(
                    1.8,
                    svg(&format!(
                        "M{} {} L{} {}",
                        50.0 - self.wide,
                        MID - 4.0,
                        50.0 + self.wide * 0.7,
                        MID - 12.0
                    )),
                );
            }
            "scar" => {
                let x = 50.0 - eye;
                self.ink_line(
                    1.6,
                    svg(&format!(
                        "M{} {} L{} {} M{} {} L{} {}",
                        x - 3.0,
                        MID + 5.0,
                        x + 3.0,
                        MID + 15.0,
                        x - 2.6,
                        MID + 10.4,
                        x + 2.4,
                        MID + 8.6
                    )),
                );
            }
            "spectacles" => {
                let (left, right) = (
                    oval(50.0 - eye, MID + 0.6, 6.2, 5.6),
                    oval(50.0 + eye * 0.94, MID + 0.6, 6.2, 5.6),
                );
                self.ink_line(1.6, left);
                self.cut_line(1.5, right);
                self.ink_line(
                    1.4,
                    svg(&format!("M{} {} L{} {}", 50.0 - eye + 6.0, MID, 50.0 + eye - 6.0, MID)),
                );
            }
            "earring" => {
                let (x, y) = (50.0 - self.wide - 1.0, MID + 11.0);
                self.ink(oval(x, y, 3.4, 3.8));
                self.cut(oval(x, y + 0.4, 1.5, 1.8));
            }
            _ => {}
        }
    }
}
