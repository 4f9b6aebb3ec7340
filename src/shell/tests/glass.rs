//! A window without a display: shows panels, and presses their buttons by pointer or keys.

use bevy_egui::egui::{
    Context, Event, Key, Modifiers, MouseWheelUnit, PointerButton, Pos2, RawInput, Rect,
    TouchPhase, Vec2, pos2, vec2,
};
use kit::input::steer;
use kit::theme::{self, dress, install_fonts};
use kit::widgets::{Clickable, Named};
use shell::plain_table::{Answer, PlainTable, panels};

/// The size of the window.
const SIZE: Vec2 = vec2(1280.0, 720.0);

/// The window.
pub struct Glass {
    ctx: Context,
    passes: u32,
}

impl Glass {
    /// Creates the window.
    pub fn new() -> Glass {
        let ctx = Context::default();
        install_fonts(&ctx);
        // The fonts are available from the second pass on.
        ctx.run_ui(RawInput::default(), |_| {}).textures_delta.clear();
        dress(&ctx, theme::words(SIZE));
        Glass { ctx, passes: 0 }
    }

    /// Shows a table once. Returns the answers that were given.
    fn pass(&mut self, table: &PlainTable, keyed: bool, events: Vec<Event>) -> Vec<Answer> {
        self.passes += 1;
        let ctx = self.ctx.clone();
        ctx.data_mut(|data| {
            data.insert_temp(Clickable::id(), Clickable::default());
            data.insert_temp(Named::id(), Named::default());
        });
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, SIZE)),
            time: Some(f64::from(self.passes) * 0.1),
            events,
            ..RawInput::default()
        };
        let mut out = Vec::new();
        let asked = table.question.as_ref().map_or(0, |question| u64::from(question.number));
        let mut output = ctx.run_ui(input, |_| {
            steer::begin(&ctx);
            out = panels::show(&ctx, table, SIZE, theme::words(SIZE));
            steer::screen(&ctx, false, true);
            steer::end(&ctx, keyed, asked);
        });
        output.textures_delta.clear();
        out
    }

    /// Returns the position of the visible button with these words.
    fn button(&self, words: &str) -> Option<Pos2> {
        let all = self.ctx.data(|data| data.get_temp::<Clickable>(Clickable::id()));
        let all = all.unwrap_or_default().0;
        let found = all.into_iter().find(|(text, rect)| text == words && rect.height() > 4.0);
        found.map(|(_, rect)| rect.center())
    }

    /// Returns the number of visible widgets with these words that can be clicked.
    pub fn count(&self, words: &str) -> usize {
        let all = self.ctx.data(|data| data.get_temp::<Clickable>(Clickable::id()));
        all.unwrap_or_default().0.iter().filter(|(text, _)| text == words).count()
    }

    /// Presses the button with these words, scrolling to it if needed. Returns the answers that
    /// were given.
    pub fn press(&mut self, table: &PlainTable, words: &str) -> Vec<Answer> {
        self.pass(table, false, Vec::new());
        for turn in 0..60 {
            if let Some(at) = self.button(words) {
                let button = |pressed| Event::PointerButton {
                    pos: at,
                    button: PointerButton::Primary,
                    pressed,
                    modifiers: Modifiers::NONE,
                };
                let mut answers = self.pass(table, false, vec![Event::PointerMoved(at)]);
                for pressed in [true, false] {
                    answers.extend(self.pass(table, false, vec![button(pressed)]));
                }
                return answers;
            }
            let [.., ask] = panels::places(SIZE, theme::words(SIZE));
            let lines = if turn == 0 { 100.0 } else { -3.0 };
            let wheel = Event::MouseWheel {
                unit: MouseWheelUnit::Line,
                delta: vec2(0.0, lines),
                phase: TouchPhase::Move,
                modifiers: Modifiers::NONE,
            };
            self.pass(table, false, vec![Event::PointerMoved(ask.center()), wheel]);
            self.pass(table, false, Vec::new());
        }
        panic!("there is no button {words:?}")
    }

    /// Presses the button with the initial focus by a key. Returns the answers that were given.
    pub fn enter(&mut self, table: &PlainTable) -> Vec<Answer> {
        for _ in 0..2 {
            self.pass(table, true, Vec::new());
        }
        let key = |pressed| Event::Key {
            key: Key::Enter,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        let mut answers = self.pass(table, true, vec![key(true), key(false)]);
        answers.extend(self.pass(table, true, Vec::new()));
        answers
    }

    /// Returns whether there is a button with these words, visible or not.
    pub fn has(&mut self, table: &PlainTable, words: &str) -> bool {
        self.pass(table, false, vec![Event::PointerMoved(pos2(0.0, 0.0))]);
        let named = self.ctx.data(|data| data.get_temp::<Named>(Named::id()));
        named.unwrap_or_default().0.iter().any(|(text, _)| text == words)
    }
}
