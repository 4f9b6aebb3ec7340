//! A data folder for each test, and a client of the headless protocol.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

use serde_json::{Value, json};

/// A data folder of its own for each test.
pub struct Sandbox {
    pub dir: tempfile::TempDir,
}

impl Sandbox {
    pub fn new() -> Sandbox {
        Sandbox { dir: tempfile::tempdir().expect("a folder for the test") }
    }

    pub fn command(&self, args: &[&str]) -> Command {
        let mut c = Command::new(env!("CARGO_BIN_EXE_emberdeck"));
        c.args(args).env("EMBERDECK_DATA", self.dir.path()).env("EMBERDECK_LANG", "en");
        c.current_dir(self.dir.path());
        c
    }

    pub fn run(&self, args: &[&str]) -> Output {
        self.command(args).stdin(Stdio::null()).output().expect("the program runs")
    }

    /// Runs what must end well, with these lines typed; returns what it says.
    pub fn typed(&self, args: &[&str], lines: &str) -> String {
        let mut command = self.command(args);
        let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = piped.spawn().expect("the program runs");
        child.stdin.take().expect("piped").write_all(lines.as_bytes()).expect("it listens");
        let out = child.wait_with_output().expect("it ends");
        let said = String::from_utf8_lossy(&out.stdout).into_owned();
        assert!(out.status.success(), "{said}");
        said
    }

    /// Runs what must fail with one clear line.
    pub fn complaint(&self, args: &[&str], code: i32) -> String {
        let out = self.run(args);
        let line = String::from_utf8_lossy(&out.stderr).into_owned();
        assert_eq!(out.status.code(), Some(code), "{args:?}: {line}");
        assert_eq!(line.lines().count(), 1, "{args:?}: {line}");
        line
    }

    pub fn campaign(&self) -> PathBuf {
        let out = self.run(&[
            "new",
            "--content",
            "lamplighters",
            "--party",
            "brannick,pim",
            "--name",
            "First Light",
            "--seed",
            "7",
        ]);
        assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
        PathBuf::from(String::from_utf8_lossy(&out.stdout).trim())
    }

    pub fn talk(&self, campaign: &Path) -> Talk {
        let dir = campaign.to_string_lossy();
        let mut child = self
            .command(&["headless", "--campaign", &dir])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program runs");
        let input = child.stdin.take();
        let out = BufReader::new(child.stdout.take().expect("its output is piped"));
        Talk { child, input, out, notices: Vec::new() }
    }
}

/// A client of the headless protocol.
pub struct Talk {
    pub child: Child,
    pub input: Option<ChildStdin>,
    pub out: BufReader<ChildStdout>,
    pub notices: Vec<String>,
}

impl Talk {
    pub fn say(&mut self, message: &Value) {
        self.raw(message.to_string().as_bytes());
    }

    pub fn raw(&mut self, line: &[u8]) {
        let input = self.input.as_mut().expect("still open");
        input.write_all(line).and_then(|()| input.write_all(b"\n")).expect("it listens");
        input.flush().expect("it listens");
    }

    /// The same, if it still listens.
    pub fn try_say(&mut self, message: &Value) -> bool {
        let Some(input) = self.input.as_mut() else { return false };
        let line = format!("{message}\n");
        input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_ok()
    }

    /// The next line that is neither a cue nor a notice; `Null` at the end.
    pub fn hear(&mut self) -> Value {
        self.try_hear().unwrap_or(Value::Null)
    }

    /// The same; `None` at the end, or where a line is cut off because the program was killed.
    pub fn try_hear(&mut self) -> Option<Value> {
        loop {
            let mut line = String::new();
            if self.out.read_line(&mut line).expect("UTF-8") == 0 || !line.ends_with('\n') {
                return None;
            }
            let v: Value = serde_json::from_str(&line).expect("every line is JSON");
            match v["type"].as_str() {
                Some("cue") => {
                    let text = v.get("text").map(|text| text.as_str().unwrap_or_default().trim());
                    assert!(v["cue"].is_string() && text != Some(""), "{v}");
                }
                Some("notice") => self.notices.push(v["message"].to_string()),
                _ => return Some(v),
            }
        }
    }

    pub fn error(&mut self) -> String {
        let v = self.hear();
        assert_eq!(v["type"], "error", "{v}");
        v["message"].as_str().unwrap_or_default().to_owned()
    }

    pub fn quit(mut self) {
        self.say(&json!({"type": "quit"}));
        assert!(self.child.wait().expect("it ends").success());
    }

    /// Plays on by a simple rule that explores and rolls; stops after so many answers.
    pub fn play(&mut self, mut prompt: Value, answers: usize) -> Value {
        for n in 0..answers {
            if prompt["type"] != "prompt" {
                break;
            }
            let answer = answer(&prompt, n);
            self.say(&answer);
            prompt = self.hear();
        }
        prompt
    }
}

/// The first options that are possible, as many as are wanted; plays are turned down.
pub fn answer(prompt: &Value, n: usize) -> Value {
    let options = prompt["options"].as_array().expect("options");
    let text = |o: &Value| o["text"].as_str().unwrap_or_default().to_owned();
    let legal: Vec<&Value> = options.iter().filter(|o| o["legal"] == true).collect();
    assert!(!legal.is_empty(), "a prompt without a possible option: {prompt}");
    for o in options {
        assert!(!text(o).is_empty(), "{prompt}");
        assert_eq!(o["legal"] == true, o["why"].is_null(), "{o}");
    }
    let first = |words: &str| legal.iter().find(|o| text(o).starts_with(words)).copied();
    let max = prompt["max"].as_u64().unwrap_or(1) as usize;
    let min = prompt["min"].as_u64().unwrap_or(1) as usize;
    let chosen: Vec<&Value> = if max > 1 {
        let cards: Vec<&Value> = legal.iter().filter(|o| o["card"].is_string()).copied().collect();
        cards.into_iter().take(min.max(1)).collect()
    } else if let Some(roll) = first("Roll ") {
        vec![roll]
    } else if let Some(explore) = first("Explore ") {
        vec![explore]
    } else {
        vec![legal[n % legal.len()]]
    };
    let ids: Vec<&Value> = chosen.iter().map(|o| &o["id"]).collect();
    json!({"type": "choose", "prompt": prompt["id"], "options": ids})
}
