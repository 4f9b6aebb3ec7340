//! Fuzzes lines of the protocol, sent to a game.
//!
//! The first four bytes choose the pack, the scenario, the number of heroes and the seed. A line of
//! numbers such as `3,4` chooses these options at the open prompt; `u`, `s` and `q` undo, request
//! the state and quit; every other line is sent as it is, with `@` for the prompt's number.

use std::cell::Cell;
use std::io::{self, BufRead, Read, Write};

use adventure::campaign::Game;
use adventure::rules::flow::history::digest;
use adventure::rules::play;
use adventure::rules::state::cue::Cues;
use adventure::sim::playouts::check;
use clients::headless;
use serde_json::Value;

use super::table;

/// The most lines that are sent.
const LINES: usize = 200;

/// Runs the target.
pub fn run(data: &[u8]) {
    let Some(([pack, scenario, heroes, seed], lines)) = data.split_first_chunk() else { return };
    let content = table::pack(*pack);
    let Some(start) = table::start(&content, *scenario, *heroes, u64::from(*seed)) else { return };
    let mut world = table::world(content.clone());
    table::sound(play::begin(&mut world, &start));
    world.resource_mut::<Cues>().listening = true;
    let open = Cell::new(0);
    let mut input = Client { rest: lines, open: &open, line: Vec::new(), at: 0, left: LINES };
    let mut out = Server { open: &open, line: Vec::new() };
    let talked = headless::run(&mut world, &mut Game::Loose, &[], &mut input, &mut out);
    assert!(talked.is_ok(), "{talked:?}");
    assert!(out.line.is_empty(), "the last line has an end");
    table::sound(check::conserved(&world));
    let again = table::played_again(&world, content, &start);
    assert_eq!(digest(&again), digest(&world), "played again, it differs");
    table::play_on(&mut world, table::seed(data), 3);
}

/// Sends its lines one after the other, each when one is read.
struct Client<'a> {
    rest: &'a [u8],
    open: &'a Cell<u64>,
    line: Vec<u8>,
    at: usize,
    left: usize,
}

impl Client<'_> {
    fn next(&mut self) {
        self.line.clear();
        self.at = 0;
        if self.rest.is_empty() || self.left == 0 {
            return;
        }
        self.left -= 1;
        let end = self.rest.iter().position(|b| *b == b'\n').map_or(self.rest.len(), |n| n + 1);
        let (line, rest) = self.rest.split_at(end);
        self.rest = rest;
        let short = line.strip_suffix(b"\n").unwrap_or(line);
        let prompt = self.open.get();
        self.line = match short {
            b"u" => b"{\"type\":\"undo\"}\n".to_vec(),
            b"s" => b"{\"type\":\"state\"}\n".to_vec(),
            b"q" => b"{\"type\":\"quit\"}\n".to_vec(),
            [b'0'..=b'9', ..] if short.iter().all(|b| b.is_ascii_digit() || *b == b',') => {
                let options = String::from_utf8_lossy(short).replace(',', "\",\"o");
                format!(
                    "{{\"type\":\"choose\",\"prompt\":{prompt},\"options\":[\"o{options}\"]}}\n"
                )
                .into_bytes()
            }
            _ => {
                let at = prompt.to_string();
                let part = |b: &u8| if *b == b'@' { at.clone().into_bytes() } else { vec![*b] };
                line.iter().flat_map(part).collect()
            }
        };
    }
}

impl Read for Client<'_> {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        let n = self.fill_buf()?.read(to)?;
        self.consume(n);
        Ok(n)
    }
}

impl BufRead for Client<'_> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.at >= self.line.len() {
            self.next();
        }
        Ok(&self.line[self.at..])
    }

    fn consume(&mut self, n: usize) {
        self.at += n;
    }
}

/// Checks what is sent: each line must be an object with a type.
struct Server<'a> {
    open: &'a Cell<u64>,
    line: Vec<u8>,
}

impl Write for Server<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for part in bytes.split_inclusive(|b| *b == b'\n') {
            self.line.extend_from_slice(part);
            if part.last() != Some(&b'\n') {
                break;
            }
            let message: Value = serde_json::from_slice(&self.line).expect("each line is JSON");
            self.line.clear();
            let sort = message["type"].as_str().expect("each line has its type");
            if sort == "prompt" {
                self.open.set(message["id"].as_u64().expect("a prompt has its number"));
                let options = message["options"].as_array().expect("a prompt has options");
                assert!(options.iter().any(|o| o["legal"] == true), "something can be chosen");
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
