//! What happened, as it is seen: dice with their printed faces, numbers that rise from whom they concern.
//! It follows the cues of the game, never holds the game up, and shows nothing at speed 0.

use bevy_egui::egui::{Align2, Color32, Painter, Pos2, Rect, Stroke, StrokeKind, Ui, pos2, vec2};
use kernel::view::CueView;
use kit::theme;
use tactics::content::TacticsContent;
use tactics::rules::flow::cue::Cue;
use tactics::rules::state::ids::FighterId;

/// How long a number rises, in seconds at normal speed.
const RISE: f64 = 1.3;
/// How long after one number the next begins.
const NEXT: f64 = 0.22;
/// How long dice lie, and of that how long they tumble.
const LIE: f64 = 2.6;
const TUMBLE: f64 = 0.45;
/// The most numbers and rolls that are shown of one answer.
const MOST: usize = 12;

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

/// What is being shown.
#[derive(Clone, Debug, Default)]
pub struct Theatre {
    numbers: Vec<Number>,
    rolls: Vec<Roll>,
}

impl Theatre {
    /// Begins to show what happened; `pace` is how long a second of normal speed takes, 0 for nothing.
    pub fn hear(&mut self, cues: Vec<CueView>, now: f64, pace: f64) {
        if cues.is_empty() {
            return;
        }
        // Another answer ends what an earlier one began.
        *self = Theatre::default();
        if pace <= 0.0 {
            return;
        }
        let mut at = now;
        for cue in cues.into_iter().filter_map(|cue| serde_json::from_value(cue.data).ok()) {
            let (of, text, good) = match cue {
                Cue::Rolled { dice, plus, .. } if self.rolls.len() < MOST => {
                    self.rolls.push(Roll { dice, plus, begins: at });
                    at += TUMBLE * pace;
                    continue;
                }
                Cue::Hurt { who, damage, .. } => (who, format!("−{damage}"), false),
                Cue::Healed { who, by, .. } => (who, format!("+{by}"), true),
                Cue::Parried { who, .. } => (who, "0".to_owned(), true),
                Cue::Fell { who } => (who, "✖".to_owned(), false),
                _ => continue,
            };
            if self.numbers.len() < MOST {
                self.numbers.push(Number { of, text, good, begins: at });
                at += NEXT * pace;
            }
        }
    }

    /// Ends everything that is shown.
    pub fn skip(&mut self) {
        *self = Theatre::default();
    }

    /// Drops what is over. Returns whether anything is left.
    fn pass(&mut self, now: f64, pace: f64) -> bool {
        self.numbers.retain(|number| now < number.begins + RISE * pace);
        let latest = self.rolls.iter().rposition(|roll| roll.begins <= now).unwrap_or(0);
        self.rolls.drain(..latest);
        self.rolls.retain(|roll| now < roll.begins + LIE * pace);
        !self.numbers.is_empty() || !self.rolls.is_empty()
    }

    /// Shows it over the board.
    pub fn show(
        &mut self,
        ui: &Ui,
        content: &TacticsContent,
        board: Rect,
        pace: f64,
        place: impl Fn(FighterId) -> Option<(Pos2, f32)>,
    ) {
        let now = ui.input(|input| input.time);
        if !self.pass(now, pace) {
            return;
        }
        ui.ctx().request_repaint();
        for number in self.numbers.iter().filter(|number| number.begins <= now) {
            let Some((at, side)) = place(number.of) else { continue };
            let share = ((now - number.begins) / (RISE * pace)) as f32;
            rise(ui.painter(), number, at - vec2(0.0, side * (0.3 + share * 0.7)), side, share);
        }
        if let Some(roll) = self.rolls.first().filter(|roll| roll.begins <= now) {
            dice(ui.painter(), content, roll, board, (now - roll.begins) / pace);
        }
    }
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
    use super::*;
    use serde_json::json;

    fn cue(data: serde_json::Value) -> CueView {
        CueView { data, text: String::new(), things: Vec::new() }
    }

    /// Numbers come one after the other and end; another answer and speed 0 end them at once.
    #[test]
    fn numbers_rise_and_end() {
        let hurt = || cue(json!({"cue": "hurt", "who": 2, "by": null, "damage": 3, "hp": 4}));
        let mut theatre = Theatre::default();
        theatre.hear(vec![hurt(), hurt()], 10.0, 1.0);
        assert_eq!(theatre.numbers.len(), 2);
        assert!(theatre.numbers[0].begins < theatre.numbers[1].begins);
        assert!(theatre.pass(10.5, 1.0));
        assert!(!theatre.pass(13.0, 1.0));
        theatre.hear(vec![hurt()], 20.0, 0.0);
        assert!(theatre.numbers.is_empty());
        theatre.hear(vec![hurt(); 99], 30.0, 1.0);
        assert_eq!(theatre.numbers.len(), MOST);
    }
}
