//! `emberdeck sim`: bots play many games; how they went, and what broke.

use std::io::Write;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::Outcome;
use super::families::Line;
use crate::kernel::commands::sim::{Progress, SimArgs};
use crate::terminal;

/// Runs the command: 1 if anything broke.
pub fn run(args: &SimArgs, line: Line<'_>) -> Outcome {
    let (family, options) = line.family()?;
    let mut out: Box<dyn Write> = match args.json {
        true => Box::new(terminal::json()),
        false => Box::new(terminal::out()),
    };
    let bar = Bar(ProgressBar::hidden());
    Ok(family.commands().sim(args, options, &bar, out.as_mut())?)
}

/// A bar that fills, on a terminal.
struct Bar(ProgressBar);

impl Progress for Bar {
    fn begin(&self, all: u64, what: &str) {
        self.0.set_length(all);
        let template = format!("{{wide_bar}} {{pos}}/{{len}} {what}, {{eta}} left");
        if let Ok(style) = ProgressStyle::with_template(&template) {
            self.0.set_style(style);
        }
        if terminal::errors_are_seen() {
            self.0.set_draw_target(ProgressDrawTarget::stderr_with_hz(5));
        }
        self.0.reset();
    }

    fn set(&self, done: u64) {
        self.0.set_position(done);
    }

    fn end(&self) {
        self.0.finish_and_clear();
    }
}
