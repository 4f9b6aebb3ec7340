//! What is laid over the board: where a figure comes, whom an area would affect, what an enemy threatens
//! and where it would go, the line of sight, where heroes start and enemies come. Each has a pattern beside
//! its color. All of it is what the rules say; nothing is worked out here.

use std::collections::BTreeMap;

use bevy::prelude::World;
use bevy_egui::egui::{Align2, Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, vec2};
use kernel::Thing;
use kernel::board_view::{BoardView, Tone};
use kernel::play;
use kit::input::{Action, Actions};
use kit::theme;
use shell::plain_table::PlainTable;
use shell::plain_table::board::Scale;
use shell::plain_table::page::inks;
use tactics::ground::{Base, Sight, Size, Sq, look};
use tactics::rules::aimed::{Aimed, aimed};
use tactics::rules::family::Tactics;
use tactics::rules::flow::prompt::{Act, Ask};
use tactics::rules::sight::Seen as Sees;
use tactics::rules::state::field::Field;
use tactics::rules::state::fighter::FighterKind;
use tactics::rules::state::ids::FighterId;
use tactics::rules::state::table;
use tactics::rules::view::{cell, square};
use tactics::rules::{describe, odds};

use crate::figure::looked_at;
use crate::model::Fight;
use crate::names;
use crate::pattern::{Marks, Pattern, on_paper};
use crate::route;
use crate::seen::{Going, Seen};

/// How much darker than elsewhere the red is that marks where enemies come: most floors are pale.
const DARK: f32 = 0.35;

/// What overlays are drawn with.
struct Over<'a> {
    painter: &'a Painter,
    world: &'a World,
    view: &'a BoardView,
    on: &'a Scale,
    marks: Marks,
}

/// Shows what belongs to the figure that is looked at, and the line of sight to the cell that is.
pub fn show(
    ui: &Ui,
    world: &World,
    fight: &Fight,
    (table, seen): (&PlainTable, &mut Seen),
    view: &BoardView,
    on: &Scale,
) {
    let mut over = Over { painter: ui.painter(), world, view, on, marks: Marks::new(ui) };
    names::show(ui.painter(), world, view, on);
    if fight.playback.plays() {
        over.told(fight);
        return over.marks.paint(ui.painter());
    }
    let held = |action| world.resource::<Actions>().held(action);
    let asked = play::prompt::<Tactics>(world);
    over.ground(asked.is_some_and(|prompt| prompt.ask == Ask::StartSquare));
    over.targets(table);
    // Whoever takes aim wants to see what comes of it, not what the target could do.
    let aiming = asked.is_some_and(|prompt| matches!(prompt.ask, Ask::Target | Ask::Stage));
    let looked_at = looked_at(fight).filter(|id| table::fighter(world, *id).on_board);
    let mut strings = Vec::new();
    if held(Action::Threat) {
        let enemies = table::standing(world).filter(|f| matches!(f.kind, FighterKind::Enemy(_)));
        let enemies: Vec<FighterId> = enemies.map(|enemy| enemy.id).collect();
        over.threatened(seen, &enemies, &mut strings);
    } else if let Some(id) = looked_at.filter(|_| !aiming || held(Action::Reach)) {
        match table::fighter(world, id).kind {
            FighterKind::Enemy(_) if !held(Action::Reach) => {
                over.threatened(seen, &[id], &mut strings);
                over.going(seen.going(world, id));
            }
            _ => over.reach(seen.reached(world, id)),
        }
    }
    let to = fight.cell.and_then(square);
    let aimed = to.and_then(|to| aimed(world, to));
    if let Some(aimed) = &aimed {
        over.mark(aimed.squares.iter(), Pattern::Netted, theme::bad());
    }
    if let Some(to) = to
        && asked.is_some_and(|p| p.ask == Ask::Base && p.options.contains(&Act::Base(to)))
    {
        let base = Base::new(to, Size::Large);
        let squares = base.into_iter().flat_map(Base::squares);
        over.mark(squares, Pattern::Framed, theme::ember());
    }
    let who = table.question.as_ref().and_then(|question| question.who);
    if let (Some(who), Some(to)) = (who.filter(|_| held(Action::Sight)), to) {
        over.sight(table::hero(world, who).id, to);
    }
    let Over { marks, .. } = over;
    marks.paint(ui.painter());
    let over = Over { painter: ui.painter(), world, view, on, marks: Marks::new(ui) };
    strings.iter().for_each(|(from, to)| over.string(*from, *to));
    if let Some(id) = looked_at {
        let own = !matches!(table::fighter(world, id).kind, FighterKind::Enemy(_));
        if (own || held(Action::Reach)) && !held(Action::Threat) {
            over.costs(seen.reached(world, id));
        }
    }
    route::show(ui, world, fight, (view, on));
    over.foretold(to, aimed.as_ref());
}

impl Over<'_> {
    /// Marks squares by a pattern.
    fn mark(&mut self, squares: impl Iterator<Item = Sq>, pattern: Pattern, color: Color32) {
        for sq in squares {
            let Some(cell) = self.view.cell(cell(sq)) else { continue };
            // Nobody stands in a wall: a mark there says nothing.
            let says = matches!(pattern, Pattern::Crossed | Pattern::Cornered);
            if cell.tone != Tone::Solid || says {
                self.marks.mark(&self.on.corners(cell), pattern, color);
            }
        }
    }

    /// Marks where enemies come onto the board, and, while heroes choose where they start, where they may.
    fn ground(&mut self, starting: bool) {
        let ground = self.world.resource::<Field>().ground.clone();
        let spawns = ground.spawns.iter().map(|(_, sq)| *sq);
        self.mark(spawns, Pattern::Pointed, theme::bad().lerp_to_gamma(Color32::BLACK, DARK));
        self.mark(ground.exits.iter(), Pattern::Dashed, theme::ember_deep());
        if starting {
            self.mark(ground.start.iter(), Pattern::Dashed, theme::good());
        }
    }

    /// Marks whom and what the open question offers as a target.
    fn targets(&mut self, table: &PlainTable) {
        let Some(question) = &table.question else { return };
        let meant = |thing: &Thing| question.options.iter().any(|o| o.targets.contains(thing));
        let figures = self.view.figures.iter().filter(|figure| meant(&figure.thing));
        let squares: Vec<Sq> =
            figures.flat_map(|figure| figure.cells.iter().copied()).filter_map(square).collect();
        self.mark(squares.into_iter(), Pattern::Cornered, theme::ember_deep());
    }

    /// Marks where a figure comes by its basic movement.
    fn reach(&mut self, all: &[(Sq, u16)]) {
        self.mark(all.iter().map(|(sq, _)| *sq), Pattern::Dotted, theme::good());
    }

    /// Writes what each square costs.
    fn costs(&self, all: &[(Sq, u16)]) {
        let font = theme::heading((self.on.side * 0.24).max(10.0));
        for (sq, cost) in all.iter().filter(|(_, cost)| *cost > 0) {
            let Some(cell) = self.view.cell(cell(*sq)) else { continue };
            let at = self.on.at(cell.middle());
            let [_, ink, _] = inks();
            self.painter.text(at, Align2::CENTER_CENTER, cost.to_string(), font.clone(), ink);
        }
    }

    /// Marks what enemies could attack after a basic move, each square once and the stronger the more of
    /// them could; notes whom each would go for.
    fn threatened(&mut self, seen: &mut Seen, all: &[FighterId], strings: &mut Vec<(Pos2, Pos2)>) {
        let mut by: BTreeMap<Sq, u8> = BTreeMap::new();
        for id in all {
            let threat = seen.threat(self.world, *id);
            for sq in threat.squares.iter() {
                let count = by.entry(sq).or_default();
                *count = count.saturating_add(1);
            }
            let from = self.middle(table::fighter(self.world, *id).base());
            for target in &threat.focus.tied {
                let to = self.middle(table::fighter(self.world, *target).base());
                strings.extend(from.zip(to));
            }
        }
        for (sq, count) in by {
            let strength = if all.len() == 1 { 1.0 } else { 0.5 + 0.15 * f32::from(count.min(4)) };
            let color = theme::bad().gamma_multiply(strength.min(1.0));
            self.mark(std::iter::once(sq), Pattern::Hatched, color);
        }
    }

    /// Marks where an enemy would come to stand, a large one with its whole base.
    fn going(&mut self, all: &[Going]) {
        for going in all {
            self.mark(going.base.squares(), Pattern::Framed, theme::bad());
        }
        if let [only] = all {
            self.trail(&only.route, theme::bad());
        }
    }

    /// Draws a route as a row of dots from square to square.
    fn trail(&self, route: &[Sq], color: Color32) {
        let at = |sq: &Sq| Some(self.on.at(self.view.cell(cell(*sq))?.middle()));
        let points: Vec<Pos2> = route.iter().filter_map(at).collect();
        let (wide, color) = ((self.on.side * 0.07).max(2.5), on_paper(color));
        for ends in points.windows(2) {
            for n in 0..3_u8 {
                let dot = ends[0].lerp(ends[1], f32::from(n) / 3.0);
                self.painter.circle(dot, wide, color, Stroke::new(1.0, inks()[0]));
            }
        }
    }

    /// Draws a dashed string to whom an enemy would go for, with a ring around that figure's foot.
    fn string(&self, from: Pos2, to: Pos2) {
        let wide = (self.on.side * 0.06).max(2.0);
        let (dash, gap) = (self.on.side * 0.16, self.on.side * 0.14);
        for (wide, color) in [(wide + 2.0, inks()[0]), (wide, on_paper(theme::bad()))] {
            let line = Stroke::new(wide, color);
            self.painter.extend(Shape::dashed_line(&[from, to], line, dash, gap));
            let foot = to + vec2(0.0, self.on.side * 0.34);
            let size = vec2(self.on.side * 0.46, self.on.side * 0.17);
            self.painter.add(Shape::ellipse_stroke(foot, size, line));
        }
    }

    /// Shows which enemy acts, and the way that it has gone.
    fn told(&mut self, fight: &Fight) {
        let told = &fight.playback.told;
        if !fight.playback.holds() {
            return;
        }
        let acting = told.acting.map(|id| Thing::Figure(id.0));
        let figure = self.view.figures.iter().find(|figure| Some(figure.thing) == acting);
        let squares = figure.into_iter().flat_map(|figure| figure.cells.iter().copied());
        let squares: Vec<Sq> = squares.filter_map(square).collect();
        self.mark(squares.into_iter(), Pattern::Framed, theme::bad());
        self.trail(&told.route, theme::bad());
    }

    /// Says at a square whom an area there would affect, and what an attack may come to: of the target
    /// under the pointer, or of the attack that is staged.
    fn foretold(&self, to: Option<Sq>, aimed: Option<&Aimed>) {
        let staged = odds::staged(self.world);
        let mut lines: Vec<String> = Vec::new();
        let mut at = to;
        if staged.is_empty() {
            let Some(to) = to else { return };
            if let Some(aimed) = aimed {
                lines.push(match aimed.hits.is_empty() {
                    true => t!("tactics-would-hit-nobody"),
                    false => {
                        let names = describe::fighters(self.world, &aimed.hits);
                        t!("tactics-would-hit", names = names)
                    }
                });
            }
            let figures =
                self.view.on(cell(to)).filter_map(|figure| crate::model::figure(figure.thing));
            let acts = figures.map(Act::Fighter).chain([Act::Square(to)]);
            let mut all = acts.map(|act| odds::aimed(self.world, act));
            let found = all.find(|found| !found.is_empty()).unwrap_or_default();
            lines.extend(found.iter().map(|one| describe::odds(self.world, one)));
        } else {
            at = staged.first().map(|one| table::fighter(self.world, one.of).at);
            lines.extend(staged.iter().map(|one| describe::odds(self.world, one)));
        }
        if let Some(at) = at.filter(|_| !lines.is_empty()) {
            self.label(at, &lines.join("\n"));
        }
    }

    /// Writes words on paper above a square.
    fn label(&self, at: Sq, words: &str) {
        let Some(cell) = self.view.cell(cell(at)) else { return };
        let [paper, ink, _] = inks();
        let side = self.on.side;
        let font = theme::heading((side * 0.28).clamp(12.5, 20.0));
        let words = self.painter.layout(words.to_owned(), font, ink, (side * 8.0).max(260.0));
        let above =
            self.on.at(cell.middle()) - vec2(words.size().x / 2.0, side * 0.85 + words.size().y);
        let whole = self.painter.clip_rect().shrink(6.0);
        let most = (whole.max - words.size()).max(whole.min);
        let back = Rect::from_min_size(above.clamp(whole.min, most), words.size());
        self.painter.rect_filled(
            back.expand(5.0).translate(vec2(2.0, 3.0)),
            4.0,
            Color32::from_black_alpha(90),
        );
        self.painter.rect_filled(back.expand(5.0), 4.0, paper);
        self.painter.rect_stroke(back.expand(5.0), 4.0, Stroke::new(1.5, ink), StrokeKind::Outside);
        self.painter.galley(back.min, words, ink);
    }

    /// Shows the line of sight from a figure to a square as a string between two corners, or what is in
    /// the way of each.
    fn sight(&mut self, who: FighterId, to: Sq) {
        let fighter = table::fighter(self.world, who);
        let (from, base) = (fighter.base(), Base::small(to));
        let blockers = table::blocking(self.world, fighter.side, from, base);
        let tall = tactics::rules::board::height(self.world);
        let on = self.on;
        let point = |x: u8, y: u8| {
            let unit = f32::from(tactics::rules::board::UNIT);
            on.at((f32::from(x) * unit, (f32::from(tall) - f32::from(y)) * unit))
        };
        let painter = self.painter;
        let string = |ends: &[Pos2]| {
            painter.line(ends.to_vec(), Stroke::new(5.0, inks()[1]));
            painter.line(ends.to_vec(), Stroke::new(2.5, theme::good()));
            for end in ends {
                painter.circle_filled(*end, 4.0, theme::good());
            }
        };
        match (Sees::of(self.world, who, to), look(from, base, &blockers)) {
            (Sees::Straight, Sight::Clear { from, to }) => {
                string(&[point(from.x, from.y), point(to.x, to.y)]);
            }
            // Past figures, with others' eyes or round a mirror: a string from middle to middle.
            (seen @ (Sees::Straight | Sees::By(_)), _) => {
                let by = match seen {
                    Sees::By(at) => Some(Base::small(at)),
                    _ => None,
                };
                let ends = [Some(from), by, Some(base)].into_iter().flatten();
                string(&ends.filter_map(|base| self.middle(base)).collect::<Vec<_>>());
            }
            // Nothing is in the way, and yet a text hides it.
            (Sees::Not, Sight::Clear { .. }) => {
                self.mark(std::iter::once(to), Pattern::Crossed, theme::bad());
            }
            (Sees::Not, Sight::Blocked(lines)) => {
                for line in &lines {
                    let ends = [point(line.from.x, line.from.y), point(line.to.x, line.to.y)];
                    let thin = Stroke::new(1.0, theme::bad().gamma_multiply(0.6));
                    painter.line_segment(ends, thin);
                }
                let by: Vec<Sq> = lines.iter().map(|line| line.by).collect();
                self.mark(by.into_iter(), Pattern::Crossed, theme::bad());
            }
        }
    }

    /// Returns where the middle of a base is.
    fn middle(&self, base: Base) -> Option<Pos2> {
        let squares = base.cells();
        let cells = squares.iter().filter_map(|sq| self.view.cell(cell(sq)));
        let corners: Vec<Pos2> = cells.flat_map(|cell| self.on.corners(cell)).collect();
        (!corners.is_empty()).then(|| Rect::from_points(&corners).center())
    }
}
