//! The layout of a full face: title, scene, traits, checks, table, rules, flavour.

use kurbo::Rect;

use super::text::{self, Block, Run, Type};
use super::{Face, TALL, WIDE};

/// The position of a text on a face, in units of a card 1000 wide.
#[derive(Clone, Debug)]
pub struct Spot {
    /// The area reserved for the text.
    pub room: Rect,
    /// The area that the text fills.
    pub used: Rect,
}

/// The positions of everything on a full face.
#[derive(Clone, Debug)]
pub struct Boxes {
    /// The picture.
    pub scene: Rect,
    /// The texts, from the top: title, traits, checks, table, paragraphs, flavour.
    pub texts: Vec<Spot>,
    /// The font size of the rules, in units.
    pub rules_size: f64,
    /// Whether the rules do not fit even at the smallest size, so that the last lines are left out.
    pub cut: bool,
    /// Whether a title, a check or a row of the table ends in an ellipsis.
    pub short: bool,
}

pub(super) const LEFT: f64 = 52.0;
pub(super) const RIGHT: f64 = WIDE - 52.0;
const FOOT: f64 = TALL - 52.0;
pub(super) const BAND: f64 = 158.0;
const SCENE_TOP: f64 = BAND + 30.0;

/// A text and its reserved area.
pub(super) struct Placed {
    pub(super) block: Block,
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) room: Rect,
}

impl Placed {
    pub(super) fn spot(&self) -> Spot {
        let tall = self.block.height_within(self.room.y1 - self.y);
        let used = Rect::new(self.x, self.y, self.x + self.block.width, self.y + tall);
        Spot { room: self.room, used }
    }
}

/// A check in its panel.
pub(super) struct Check {
    pub(super) panel: Rect,
    /// How wide the box of its number is.
    pub(super) number_wide: f64,
    pub(super) label: Option<Placed>,
    pub(super) number: Option<Placed>,
}

/// The layout of a full face.
pub(super) struct Plan {
    pub(super) title: Placed,
    pub(super) scene: Rect,
    pub(super) traits: Option<Placed>,
    pub(super) check_title: Option<Placed>,
    pub(super) checks: Vec<Check>,
    pub(super) table: Vec<(Placed, Placed)>,
    pub(super) rules: Vec<Placed>,
    pub(super) flavour: Option<Placed>,
    pub(super) rules_size: f64,
}

/// Splits "Combat 13" into its words and its number.
pub fn split_check(check: &str) -> (&str, &str) {
    let check = check.trim();
    let digits = check.bytes().rev().take_while(u8::is_ascii_digit).count();
    let (words, number) = check.split_at(check.len() - digits);
    if number.is_empty() || number.len() > 3 { (check, "") } else { (words.trim(), number) }
}

/// Returns the positions of everything on a full face, without painting it.
pub fn layout(face: &Face) -> Boxes {
    let plan = plan(face);
    let mut lines: Vec<&Placed> = vec![&plan.title];
    lines.extend(plan.traits.iter().chain(&plan.check_title));
    lines.extend(plan.checks.iter().flat_map(|check| check.label.iter().chain(&check.number)));
    lines.extend(plan.table.iter().flat_map(|row| [&row.0, &row.1]));
    let short = lines.iter().any(|at| at.block.short);
    let mut texts = vec![plan.title.spot()];
    texts.extend(plan.traits.iter().chain(&plan.check_title).map(Placed::spot));
    for check in &plan.checks {
        texts.extend(check.label.iter().chain(&check.number).map(Placed::spot));
    }
    texts.extend(plan.table.iter().flat_map(|row| [row.0.spot(), row.1.spot()]));
    texts.extend(plan.rules.iter().chain(&plan.flavour).map(Placed::spot));
    let cut = plan.rules.iter().any(|at| at.spot().used.height() + 0.5 < at.block.height);
    Boxes { scene: plan.scene, texts, rules_size: plan.rules_size, cut, short }
}

fn centered(block: Block, room: Rect) -> Placed {
    let y = room.y0 + ((room.height() - block.height) / 2.0).max(0.0);
    let x = room.x0 + ((room.width() - block.width) / 2.0).max(0.0);
    Placed { block, x, y, room }
}

fn left(block: Block, room: Rect) -> Placed {
    let y = room.y0 + ((room.height() - block.height) / 2.0).max(0.0);
    Placed { block, x: room.x0, y, room }
}

/// Lays out a full face.
pub(super) fn plan(face: &Face) -> Plan {
    let title_room = Rect::new(186.0, 24.0, RIGHT, BAND - 10.0);
    let set = Type::plain(92.0).weight(600.0).leading(0.98);
    let title = text::fitted(&face.title, set, 2, title_room.width(), title_room.height(), 26.0);
    let title = left(title, title_room);

    // The blocks below the scene, relative to its bottom; placed once the scene's height is known.
    let wide = RIGHT - LEFT;
    let mut line = face.subtitle.clone();
    for word in &face.traits {
        line += if line.is_empty() { "" } else { "  ·  " };
        line += word;
    }
    let traits = (!line.trim().is_empty()).then(|| {
        let set = Type::plain(38.0).weight(600.0).centered().leading(1.1).spaced(0.02);
        text::fitted(&line, set, 2, wide - 40.0, 78.0, 20.0)
    });
    let traits_tall = traits.as_ref().map_or(0.0, |block| block.height + 22.0);
    let checks_tall = checks_height(face);
    let rows = face.corner.len().min(12);
    let columns = if rows > 4 || face.kind.two_columns { 2 } else { 1 };
    let row_tall: f64 = if rows > 8 { 48.0 } else { 58.0 };
    let table_tall = if rows == 0 { 0.0 } else { rows.div_ceil(columns) as f64 * row_tall + 22.0 };
    let fixed = traits_tall + checks_tall + table_tall;

    let room = FOOT - SCENE_TOP - fixed;
    let (size, rules_tall) = rules_size(face, wide - 28.0, room);
    let rules_room = if face.rules.is_empty() { 0.0 } else { rules_tall + 30.0 };
    let spare = (room - rules_room).max(0.0);
    let flavour = flavour(face, wide - 100.0, spare - if rows > 0 { 400.0 } else { 480.0 });
    let flavour_tall = flavour.as_ref().map_or(0.0, |block| block.height + 26.0);
    let scene_tall = (spare - flavour_tall).max(120.0);
    let scene = Rect::new(LEFT, SCENE_TOP, RIGHT, SCENE_TOP + scene_tall);

    let mut y = scene.y1 + 10.0;
    let traits = traits.map(|block| {
        let room = Rect::new(LEFT + 20.0, y, RIGHT - 20.0, y + traits_tall - 12.0);
        y += traits_tall - 4.0;
        centered(block, room)
    });
    let (check_title, checks) = place_checks(face, y + 4.0);
    y += checks_tall;
    let table = place_table(face, rows, columns, row_tall, y + 10.0);
    y += table_tall;
    let mut rules = Vec::new();
    let bottom = FOOT - flavour_tall;
    let spare = if flavour.is_some() { 0.0 } else { (bottom - y - rules_room).max(0.0) };
    y += 14.0 + spare / 2.0;
    for paragraph in &face.rules {
        let block = text::runs(paragraph, Type::plain(size), Some(wide - 28.0));
        let room = Rect::new(LEFT + 14.0, y, RIGHT - 14.0, bottom.max(y));
        y += block.height + size * 0.34;
        rules.push(Placed { block, x: LEFT + 14.0, y: room.y0, room });
    }
    let flavour = flavour.map(|block| {
        let room = Rect::new(LEFT + 50.0, FOOT - block.height, RIGHT - 50.0, FOOT);
        centered(block, room)
    });
    Plan { title, scene, traits, check_title, checks, table, rules, flavour, rules_size: size }
}

/// Returns the largest font size at which all rules fit: a large text is preferred to a large
/// scene, and a scene to a small text.
fn rules_size(face: &Face, wide: f64, room: f64) -> (f64, f64) {
    let mut least = (16.0, room - 120.0);
    if face.rules.is_empty() {
        return (46.0, 0.0);
    }
    for (size, scene) in [
        (50.0, 520.0),
        (46.0, 420.0),
        (43.0, 370.0),
        (40.0, 320.0),
        (37.0, 280.0),
        (34.0, 240.0),
        (31.0, 190.0),
        (28.0, 150.0),
        (25.0, 130.0),
        (22.0, 130.0),
        (19.0, 130.0),
        (16.0, 130.0),
    ] {
        let mut tall = 0.0;
        for paragraph in &face.rules {
            tall += text::runs(paragraph, Type::plain(size), Some(wide)).height + size * 0.34;
            if tall > room {
                break;
            }
        }
        least = (size, tall.min(room - 120.0));
        if tall + scene + 30.0 <= room {
            break;
        }
    }
    least
}

fn flavour(face: &Face, wide: f64, room: f64) -> Option<Block> {
    if face.flavour.trim().is_empty() {
        return None;
    }
    [36.0, 32.0, 29.0].into_iter().find_map(|size| {
        let set = Type::plain(size).italic().centered();
        let block = text::plain(face.flavour.trim(), set, Some(wide));
        (block.height + 26.0 <= room).then_some(block)
    })
}

const CHECK: f64 = 104.0;
const TITLE: f64 = 46.0;
const GAP: f64 = 14.0;

/// The most checks below each other; more of them lie in two columns, half as high.
const STACK: usize = 4;

/// Returns how many columns the checks of a face have, how many lie below each other, and how high
/// each is.
fn checks_grid(face: &Face) -> (usize, usize, f64) {
    let all = face.checks.len();
    let columns = if all > STACK { 2 } else { 1 };
    let rows = all.div_ceil(columns);
    (columns, rows, if all > 2 { CHECK * 0.78 } else { CHECK })
}

fn checks_height(face: &Face) -> f64 {
    let (_, rows, each) = checks_grid(face);
    if rows == 0 {
        return 0.0;
    }
    let title = if face.check_title.is_empty() { 0.0 } else { TITLE };
    rows as f64 * (each + GAP) + title + 12.0
}

fn place_checks(face: &Face, mut y: f64) -> (Option<Placed>, Vec<Check>) {
    let (columns, rows, each) = checks_grid(face);
    let mut title = None;
    if rows > 0 && !face.check_title.is_empty() {
        let room = Rect::new(LEFT + 20.0, y - 2.0, RIGHT - 20.0, y + 38.0);
        let set = Type::plain(34.0).italic().centered().leading(1.1);
        let block = text::fitted(&face.check_title, set, 1, room.width(), 40.0, 16.0);
        title = Some(centered(block, room));
        y += TITLE;
    }
    let across = (RIGHT - LEFT - 16.0 - GAP * (columns as f64 - 1.0)) / columns as f64;
    let number_wide = if columns > 1 { 110.0 } else { 160.0 };
    let mut checks = Vec::new();
    for (at, check) in face.checks.iter().enumerate() {
        // What comes after the first checks lies beside them.
        let x = LEFT + 8.0 + (across + GAP) * (at / rows) as f64;
        let y = y + (each + GAP) * (at % rows) as f64;
        let panel = Rect::new(x, y, x + across, y + each);
        let (words, number) = split_check(check);
        let right = panel.x1 - if number.is_empty() { 24.0 } else { number_wide + 24.0 };
        let label = (!words.is_empty()).then(|| {
            let room = Rect::new(panel.x0 + 28.0, panel.y0 + 6.0, right, panel.y1 - 6.0);
            let size = if face.checks.len() > 2 { 42.0 } else { 50.0 };
            let set = Type::plain(size).weight(600.0).leading(1.0);
            left(text::fitted(words, set, 2, room.width(), room.height(), 20.0), room)
        });
        let number = (!number.is_empty()).then(|| {
            let room =
                Rect::new(panel.x1 - number_wide - 10.0, panel.y0, panel.x1 - 10.0, panel.y1);
            let set = Type::plain(each * 0.92).weight(700.0).leading(1.0);
            centered(text::fitted(number, set, 1, room.width(), each, 30.0), room)
        });
        checks.push(Check { panel, number_wide: number_wide + 12.0, label, number });
    }
    (title, checks)
}

fn place_table(
    face: &Face,
    rows: usize,
    columns: usize,
    tall: f64,
    top: f64,
) -> Vec<(Placed, Placed)> {
    let deep = rows.div_ceil(columns).max(1);
    let wide = (RIGHT - LEFT - 16.0 - 24.0 * (columns as f64 - 1.0)) / columns as f64;
    let mut table = Vec::new();
    for (at, (name, value)) in face.corner.iter().take(rows).enumerate() {
        let x = LEFT + 8.0 + (wide + 24.0) * (at / deep) as f64;
        let y = top + tall * (at % deep) as f64;
        let set = Type::plain(tall * 0.72).leading(1.0);
        let big = Type::plain(tall * 0.78).weight(700.0).leading(1.0);
        let mut block = text::runs(&[Run::Dice(value.clone())], big, None);
        if block.width > wide * 0.6 {
            block = text::fitted(value, set.weight(700.0), 1, wide * 0.6, tall - 6.0, 14.0);
        }
        let room = Rect::new(x + wide - block.width - 16.0, y, x + wide - 16.0, y + tall - 2.0);
        let name_room = Rect::new(x + 16.0, y, room.x0 - 14.0, y + tall - 2.0);
        let label = text::fitted(name, set, 1, name_room.width(), name_room.height(), 14.0);
        let label = left(label, name_room);
        let y = label.y + label.block.baseline() - block.baseline();
        let value = Placed { block, x: room.x0, y: y.max(room.y0), room };
        table.push((label, value));
    }
    table
}
