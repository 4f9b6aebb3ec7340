//! What happened, as it is seen, beat by beat: figures go square by square, dice with their printed faces,
//! numbers that rise from whom they concern; what enemies do with their reasons. It follows the cues of the
//! game, never holds the game up, and shows nothing at speed 0. The board that is shown is the one from
//! before, changed by each beat, until it is the real one.

use std::collections::VecDeque;

use bevy_egui::egui::{Align2, Color32, Painter, Pos2, Rect, Stroke, StrokeKind, Ui, pos2, vec2};
use kernel::Thing;
use kernel::board_view::{BoardView, FigureView};
use kit::theme;
use tactics::content::TacticsContent;
use tactics::ground::Sq;
use tactics::rules::state::ids::{CardId, FighterId};
use tactics::rules::view::{cell, square};

use crate::beats::{Acting, Beat, Does};

/// How long a number rises, in seconds at normal speed.
const RISE: f64 = 1.3;
/// How long dice lie, and of that how long they tumble.
const LIE: f64 = 2.6;
const TUMBLE: f64 = 0.45;
/// The longest frame that counts, in seconds: a window that slept does not skip what it shows next.
const FRAME: f64 = 0.1;
/// The most sentences that are kept of what enemies do.
const MOST: usize = 60;

/// A number that rises.
#[derive(Clone, Debug, PartialEq)]
struct Number {
    of: FighterId,
    text: String,
    good: bool,
    begins: f64,
}

/// Dice that were rolled.
#[derive(Clone, Debug, PartialEq)]
struct Roll {
    dice: Vec<(u16, u8)>,
    plus: i32,
    begins: f64,
}

/// How fast it is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Pace {
    /// How long a second of normal speed takes; 0 for nothing.
    pub second: f64,
    /// Whether a key is waited for after each enemy.
    pub step: bool,
}

/// What enemies do, as far as it has been told.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Told {
    /// The figure on whose token the turn is.
    pub turn: Option<FighterId>,
    /// The card that was revealed.
    pub card: Option<CardId>,
    /// The enemy that acts.
    pub acting: Option<FighterId>,
    /// The squares over which it has gone.
    pub route: Vec<Sq>,
    /// Sentences, the oldest first; whether each begins what another enemy does.
    pub lines: Vec<(bool, String)>,
}

/// What is being shown.
#[derive(Clone, Debug, Default)]
pub struct Playback {
    beats: VecDeque<Beat>,
    /// Seconds until the next beat.
    left: f64,
    /// When it was last looked at.
    last: f64,
    /// The board as it is shown; none once that is the real one.
    shown: Option<BoardView>,
    /// The figures as they stand in the end.
    comes: Vec<FigureView>,
    numbers: Vec<Number>,
    roll: Option<Roll>,
    pace: Pace,
    /// Whether the open question waits until enemies have acted.
    holds: bool,
    /// Whether a key is waited for.
    waits: bool,
    /// When it was last sent on, so that a key that presses a button counts once.
    sent: Option<f64>,
    /// What enemies do.
    pub told: Told,
    /// Whether enemies acted last.
    pub acting: Acting,
}

impl Playback {
    /// Begins to show beats, on the board as it was `before` and is `after`.
    pub fn hear(
        &mut self,
        beats: Vec<Beat>,
        (before, after): (Option<&BoardView>, Option<&BoardView>),
        pace: Pace,
    ) {
        // Another answer ends what an earlier one began.
        self.finish();
        self.pace = pace;
        let holds = beats.iter().any(|beat| matches!(beat.does, Does::Says(_)));
        if pace.second <= 0.0 && !(pace.step && holds) {
            return;
        }
        self.holds = holds;
        if let (Some(before), Some(after)) = (before, after) {
            let board = BoardView { figures: before.figures.clone(), ..after.clone() };
            self.shown = Some(board);
            self.comes = after.figures.clone();
        }
        self.beats = beats.into();
    }

    /// Shows what is being shown until it is at its end, then the board for a moment, and keeps the
    /// open question back until then: the encounter is over. Does nothing if nothing is shown.
    pub fn ends(&mut self) {
        if self.plays() {
            self.beats.push_back(Beat { does: Does::Rests, lasts: RISE });
            self.holds = true;
        }
    }

    /// Returns the board as it is shown, if that is not yet the real one.
    pub fn board(&self) -> Option<&BoardView> {
        self.shown.as_ref()
    }

    /// Returns whether beats are still to come.
    pub fn plays(&self) -> bool {
        !self.beats.is_empty() || self.left > 0.0 || self.waits
    }

    /// Returns whether the open question waits until what enemies do has been shown.
    pub fn holds(&self) -> bool {
        self.holds && self.plays()
    }

    /// Returns whether a key is waited for.
    pub fn waits(&self) -> bool {
        self.waits
    }

    /// Goes on at once: to the end of what this enemy does if a key is waited for after each, else to the
    /// end of everything.
    pub fn go_on(&mut self, now: f64) {
        if self.sent.replace(now) == Some(now) {
            return;
        }
        self.numbers.clear();
        self.roll = None;
        if std::mem::take(&mut self.waits) {
            self.left = 0.0;
        } else if self.pace.step && self.holds() {
            while !self.waits && self.next(now) {}
            self.left = 0.0;
        } else {
            self.finish();
        }
    }

    /// Waits for a key after each enemy from now on, or no longer.
    pub fn step(&mut self, step: bool) {
        self.pace.step = step;
        self.waits &= step;
    }

    /// Ends everything that is shown.
    pub fn finish(&mut self) {
        // In the middle of what one enemy does the card and its lines stay for what follows.
        let told = std::mem::take(&mut self.told);
        *self = Playback { acting: self.acting, sent: self.sent, told, ..Playback::default() };
    }

    /// Lets time pass. Returns whether anything is shown.
    pub fn pass(&mut self, now: f64) -> bool {
        let passed = (now - self.last).clamp(0.0, FRAME);
        self.last = now;
        if !self.waits && (self.plays() || self.shown.is_some()) {
            self.left -= passed;
            while self.left <= 0.0 && !self.waits {
                if !self.next(now) {
                    self.left = 0.0;
                    (self.shown, self.holds) = (None, false);
                    break;
                }
            }
        }
        let pace = self.pace.second;
        self.numbers.retain(|number| now < number.begins + RISE * pace);
        self.roll = self.roll.take().filter(|roll| now < roll.begins + LIE * pace);
        self.plays() && !self.waits || !self.numbers.is_empty() || self.roll.is_some()
    }

    /// Carries the next beat out. Returns false if there is none.
    fn next(&mut self, now: f64) -> bool {
        let Some(beat) = self.beats.pop_front() else { return false };
        self.left += beat.lasts * self.pace.second;
        match beat.does {
            Does::Turn(who) => self.told = Told { turn: Some(who), ..Told::default() },
            Does::Card(card) => self.told.card = Some(card),
            Does::Acts(who) => {
                (self.told.acting, self.told.route) = (Some(who), Vec::new());
                let at = self.figure(who).and_then(corner);
                self.told.route.extend(at);
            }
            Does::Says(text) => {
                let first = self.told.lines.is_empty() || self.told.route.len() == 1;
                self.told.lines.push((first, text));
                let old = self.told.lines.len().saturating_sub(MOST);
                self.told.lines.drain(..old);
            }
            Does::Passes(who, to) => {
                if self.told.acting == Some(who) {
                    // The way of a large figure begins at the square of its base that goes first.
                    let from = self.figure(who).and_then(|figure| nearest(figure, to));
                    if let [begins] = &mut self.told.route[..] {
                        *begins = from.unwrap_or(*begins);
                    }
                    self.told.route.push(to);
                }
                // A large figure is drawn after its square that moves, until it is put down whole.
                if let Some(corner) = self.figure(who).and_then(|figure| drawn_to(figure, to)) {
                    self.put(who, corner);
                }
            }
            Does::Goes(who, to) => self.put(who, to),
            Does::Comes(who, at) => {
                let comes = self.comes.iter().find(|figure| is(figure, who)).cloned();
                if let Some((shown, figure)) = self.shown.as_mut().zip(comes)
                    && !shown.figures.iter().any(|figure| is(figure, who))
                {
                    shown.figures.push(figure);
                }
                self.put(who, at);
            }
            Does::Leaves(who) => {
                let figures = self.shown.as_mut().map(|shown| &mut shown.figures);
                figures.into_iter().for_each(|all| all.retain(|figure| !is(figure, who)));
            }
            Does::Hp(who, hp) => {
                let figures = self.shown.iter_mut().flat_map(|shown| &mut shown.figures);
                for figure in figures.filter(|figure| is(figure, who)) {
                    figure.hp = figure.hp.map(|(_, most)| (hp.max(0).unsigned_abs(), most));
                }
            }
            Does::Number(of, text, good) => {
                self.numbers.push(Number { of, text, good, begins: now });
            }
            Does::Rolls(dice, plus) => self.roll = Some(Roll { dice, plus, begins: now }),
            Does::Stop => self.waits = self.pace.step,
            Does::Rests => {}
        }
        true
    }

    /// Returns a figure as it is shown.
    fn figure(&self, who: FighterId) -> Option<&FigureView> {
        self.shown.as_ref()?.figures.iter().find(|figure| is(figure, who))
    }

    /// Puts a figure on other squares, by its lower left corner.
    fn put(&mut self, who: FighterId, to: Sq) {
        let figures = self.shown.iter_mut().flat_map(|shown| &mut shown.figures);
        for figure in figures.filter(|figure| is(figure, who)) {
            let Some(from) = corner(figure) else { continue };
            let moved = |number: &u16| {
                let at = square(*number)?;
                let (dx, dy) = from.to(at);
                to.plus(dx, dy).map(cell)
            };
            if let Some(cells) = figure.cells.iter().map(moved).collect() {
                figure.cells = cells;
            }
        }
    }

    /// Shows numbers and dice over the board.
    pub fn show(
        &self,
        ui: &Ui,
        content: &TacticsContent,
        board: Rect,
        place: impl Fn(FighterId) -> Option<(Pos2, f32)>,
    ) {
        let (now, pace) = (ui.input(|input| input.time), self.pace.second);
        for number in &self.numbers {
            let Some((at, side)) = place(number.of) else { continue };
            let share = ((now - number.begins) / (RISE * pace)) as f32;
            rise(ui.painter(), number, at - vec2(0.0, side * (0.3 + share * 0.7)), side, share);
        }
        if let Some(roll) = &self.roll {
            dice(ui.painter(), content, roll, board, (now - roll.begins) / pace);
        }
    }
}

/// Returns whether a figure on the board is that fighter.
fn is(figure: &FigureView, who: FighterId) -> bool {
    figure.thing == Thing::Figure(who.0)
}

/// Returns the lower left corner of a figure.
fn corner(figure: &FigureView) -> Option<Sq> {
    let squares = || figure.cells.iter().filter_map(|number| square(*number));
    Sq::new(squares().map(Sq::x).min()?, squares().map(Sq::y).min()?)
}

/// Returns the square of a figure's base that is nearest to a square.
fn nearest(figure: &FigureView, to: Sq) -> Option<Sq> {
    let squares = figure.cells.iter().filter_map(|number| square(*number));
    squares.min_by_key(|sq| sq.x().abs_diff(to.x()) + sq.y().abs_diff(to.y()))
}

/// Returns the lower left corner of a figure whose base goes no further than it must to reach a square.
fn drawn_to(figure: &FigureView, to: Sq) -> Option<Sq> {
    let squares = || figure.cells.iter().filter_map(|number| square(*number));
    let from = corner(figure)?;
    let (wide, high) =
        (squares().map(Sq::x).max()? - from.x(), squares().map(Sq::y).max()? - from.y());
    let along = |from: u8, to: u8, size: u8| from.clamp(to.saturating_sub(size), to);
    Sq::new(along(from.x(), to.x(), wide), along(from.y(), to.y(), high))
}

/// Draws a number that rises and fades.
fn rise(painter: &Painter, number: &Number, at: Pos2, side: f32, share: f32) {
    let color = if number.good { theme::good() } else { theme::bad() };
    let fade = 1.0 - (share - 0.6).max(0.0) / 0.4;
    let font = theme::heading(side * 0.55);
    for d in [vec2(-1.5, 0.0), vec2(1.5, 0.0), vec2(0.0, -1.5), vec2(0.0, 1.5)] {
        let shade = Color32::WHITE.gamma_multiply(fade);
        painter.text(at + d, Align2::CENTER_CENTER, &number.text, font.clone(), shade);
    }
    painter.text(at, Align2::CENTER_CENTER, &number.text, font, color.gamma_multiply(fade));
}

/// Draws dice at the lower edge of the board, each in its color with the face that it shows; while they
/// tumble they show others.
fn dice(painter: &Painter, content: &TacticsContent, roll: &Roll, board: Rect, since: f64) {
    let side = (board.width() * 0.07).clamp(26.0, 54.0);
    let gap = side * 0.2;
    let count = roll.dice.len() as f32 + if roll.plus == 0 { 0.0 } else { 1.0 };
    let mut at = board.center_bottom() - vec2((side + gap) * count / 2.0, side * 1.4);
    let tumbling = since < TUMBLE;
    for (n, (die, face)) in roll.dice.iter().enumerate() {
        let Some(def) = content.pack.dice.get(usize::from(*die)) else { continue };
        let turns = (since * 24.0) as usize + n;
        let shown = if tumbling { def.faces[turns % def.faces.len()] } else { *face };
        let hop =
            if tumbling { ((since * 18.0 + n as f64).sin() as f32) * side * 0.12 } else { 0.0 };
        let rect = Rect::from_min_size(pos2(at.x, at.y + hop), vec2(side, side));
        let (fill, ink) = inks(&def.id);
        painter.rect_filled(
            rect.translate(vec2(2.0, 3.0)),
            side * 0.18,
            Color32::from_black_alpha(110),
        );
        let line = Stroke::new(1.5, ink);
        painter.rect(rect, side * 0.18, fill, line, StrokeKind::Inside);
        let font = theme::heading(side * 0.62);
        painter.text(rect.center(), Align2::CENTER_CENTER, shown.to_string(), font, ink);
        at.x += side + gap;
    }
    if roll.plus != 0 {
        let font = theme::heading(side * 0.6);
        let text = format!("{:+}", roll.plus);
        painter.text(
            at + vec2(side, side) / 2.0,
            Align2::CENTER_CENTER,
            text,
            font,
            theme::parchment(),
        );
    }
}

/// Returns the colors of a die: its body and its numbers.
fn inks(id: &str) -> (Color32, Color32) {
    let white = Color32::from_rgb(244, 238, 224);
    match id {
        "red" => (Color32::from_rgb(150, 44, 36), white),
        "blue" => (Color32::from_rgb(38, 78, 128), white),
        "black" => (Color32::from_rgb(34, 32, 34), white),
        "chalk" => (white, Color32::from_rgb(40, 36, 34)),
        _ => (Color32::from_rgb(96, 84, 66), white),
    }
}

#[cfg(test)]
mod tests {
    use kernel::board_view::Role;

    use super::*;

    const ONE: FighterId = FighterId(1);

    fn at(name: &str) -> Sq {
        name.parse().expect("a square")
    }

    fn board(name: &str, hp: u16) -> BoardView {
        let figure = FigureView {
            thing: Thing::Figure(1),
            name: "One".into(),
            mark: "O".into(),
            cells: vec![cell(at(name))],
            seat: None,
            role: Role::Foe,
            emblem: String::new(),
            hp: Some((hp, 9)),
            states: Vec::new(),
            note: String::new(),
        };
        BoardView { size: (400, 400), cells: Vec::new(), figures: vec![figure] }
    }

    fn beats() -> Vec<Beat> {
        let beat = |does, lasts| Beat { does, lasts };
        vec![
            beat(Does::Acts(ONE), 0.1),
            beat(Does::Says("It goes.".into()), 0.5),
            beat(Does::Passes(ONE, at("b1")), 0.1),
            beat(Does::Passes(ONE, at("b2")), 0.1),
            beat(Does::Stop, 0.0),
            beat(Does::Acts(ONE), 0.1),
            beat(Does::Hp(ONE, 4), 0.2),
            beat(Does::Stop, 0.0),
        ]
    }

    fn heard(step: bool) -> Playback {
        let mut playback = Playback::default();
        let pace = Pace { second: 1.0, step };
        playback.hear(beats(), (Some(&board("a1", 9)), Some(&board("b2", 4))), pace);
        playback
    }

    fn stands(playback: &Playback) -> (u16, u16) {
        let figure = &playback.board().expect("it is shown").figures[0];
        (figure.cells[0], figure.hp.expect("it has some").0)
    }

    /// Figures go square by square from where they were; the question waits until all of it is shown.
    #[test]
    fn the_board_follows_the_beats() {
        let mut playback = heard(false);
        assert!(playback.holds());
        let mut seen = Vec::new();
        for n in 0..40_u8 {
            playback.pass(100.0 + f64::from(n) * 0.05);
            if playback.board().is_some() && seen.last() != Some(&stands(&playback)) {
                seen.push(stands(&playback));
            }
        }
        let cells = ["a1", "b1", "b2"].map(|name| cell(at(name)));
        assert_eq!(seen, [(cells[0], 9), (cells[1], 9), (cells[2], 9), (cells[2], 4)]);
        assert!(!playback.holds() && playback.board().is_none());
    }

    /// A large figure goes step by step after its square that moves, and its way begins at that square;
    /// the end of an encounter is looked at for a moment, and a key ends that as well.
    #[test]
    fn a_large_figure_is_drawn_after_its_square() {
        let mut large = board("b1", 9);
        large.figures[0].cells = ["b1", "c1", "b2", "c2"].map(|name| cell(at(name))).to_vec();
        let beat = |does| Beat { does, lasts: 0.1 };
        let walk = ["d1", "d2", "d3"].map(|name| beat(Does::Passes(ONE, at(name))));
        let mut playback = Playback::default();
        let beats = std::iter::once(beat(Does::Acts(ONE))).chain(walk).collect();
        playback.hear(beats, (Some(&large), Some(&large)), Pace { second: 1.0, step: false });
        playback.ends();
        assert!(playback.holds(), "the question waits");
        let mut corners = Vec::new();
        for n in 0..8_u8 {
            playback.pass(100.0 + f64::from(n) * 0.05);
            let corner = playback.figure(ONE).and_then(corner).expect("it is shown");
            if corners.last() != Some(&corner) {
                corners.push(corner);
            }
        }
        // The first step is taken at once.
        assert_eq!(corners, ["c1", "c2"].map(at));
        assert_eq!(playback.told.route, ["c1", "d1", "d2", "d3"].map(at));
        assert!(playback.plays(), "the end is looked at");
        playback.go_on(200.0);
        assert!(!playback.plays());
    }

    /// At the speed "step" it waits after each enemy, and a key goes on to the next one; else a key ends
    /// all of it. A key that also presses a button counts once.
    #[test]
    fn a_key_goes_on_to_the_next_enemy() {
        let mut playback = heard(true);
        playback.go_on(1.0);
        assert!(playback.waits() && stands(&playback) == (cell(at("b2")), 9));
        playback.go_on(1.0);
        assert!(playback.waits(), "the same key");
        assert!(!playback.pass(2.0), "it sleeps while it waits");
        playback.go_on(3.0);
        assert!(!playback.waits() && playback.holds());
        playback.go_on(4.0);
        assert!(playback.waits());
        playback.go_on(5.0);
        playback.pass(5.1);
        playback.pass(5.2);
        assert!(!playback.holds() && playback.board().is_none());
        let mut playback = heard(false);
        playback.go_on(1.0);
        assert!(!playback.plays());
    }

    /// At speed 0 nothing is shown, but where a key is waited for the stops stay.
    #[test]
    fn nothing_is_shown_at_speed_0() {
        let boards = (board("a1", 9), board("b2", 4));
        let boards = (Some(&boards.0), Some(&boards.1));
        let mut playback = Playback::default();
        playback.hear(beats(), boards, Pace::default());
        assert!(!playback.plays());
        playback.hear(beats(), boards, Pace { second: 0.0, step: true });
        playback.pass(1.0);
        assert!(playback.waits());
    }
}
