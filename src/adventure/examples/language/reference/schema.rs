//! The schema read from its source: types with their words and fields, each with its doc comment.
//! The source is laid out by rustfmt, so lines and their indents are enough to go by.

use std::path::Path;
use std::{fs, io};

/// Where the schema stands.
const FILES: [&str; 18] = [
    "effect.rs",
    "effect/power.rs",
    "effect/standing.rs",
    "effect/choice.rs",
    "effect/closing.rs",
    "effect/cond.rs",
    "effect/filter.rs",
    "amount.rs",
    "amount/check.rs",
    "vocabulary.rs",
    "vocabulary/traits.rs",
    "printed.rs",
    "printed/hero.rs",
    "printed/boxes.rs",
    "printed/story.rs",
    "favored.rs",
    "ship.rs",
    "mythic.rs",
];
const TRADE: &str = "trade.rs";

/// A type of the schema.
pub struct Type {
    pub name: String,
    pub doc: String,
    /// Whether it is read field by field or word by word; if not, it is written as a text.
    pub derived: bool,
    pub is_enum: bool,
    pub entries: Vec<Entry>,
}

/// A word (of an enum) or a field (of a struct).
#[derive(Default)]
pub struct Entry {
    pub name: String,
    /// What stands after the name: `(Amount)`, `: text`.
    pub form: String,
    pub doc: String,
    pub optional: bool,
    /// Fields of a word, each with its doc comment.
    pub fields: Vec<Entry>,
}

/// Reads all of it.
pub fn read(root: &Path) -> io::Result<Vec<Type>> {
    let mut types = Vec::new();
    for file in FILES.into_iter().chain([TRADE]) {
        let text = fs::read_to_string(root.join("src/adventure/cards").join(file))?;
        parse(&text, &mut types);
    }
    Ok(types)
}

fn parse(text: &str, types: &mut Vec<Type>) {
    let lines: Vec<&str> = text.lines().collect();
    let (mut doc, mut attrs) = (String::new(), String::new());
    let mut n = 0;
    while n < lines.len() {
        // Skills stand in a macro, further in.
        let line = lines[n].trim_start();
        n += 1;
        if let Some(more) = line.strip_prefix("///") {
            add(&mut doc, more);
            continue;
        }
        if line.starts_with("#[") {
            attrs += line;
            continue;
        }
        let head = line.strip_prefix("pub enum ").map(|h| (true, h));
        let head = head.or_else(|| line.strip_prefix("pub struct ").map(|h| (false, h)));
        let named = |h: &str| h.chars().take_while(|c| c.is_alphanumeric()).collect::<String>();
        if let Some((is_enum, name)) = head.map(|(e, h)| (e, named(h))) {
            let open = line.ends_with(" {");
            let close = lines[n..].iter().position(|l| *l == "}").filter(|_| open);
            let end = close.map_or(n, |e| n + e);
            let derived = attrs.contains("Deserialize");
            let all_optional = attrs.contains("serde(default,");
            let mut entries = body(&lines[n..end], 4);
            for entry in &mut entries {
                entry.optional |= all_optional;
            }
            types.push(Type { name, doc: std::mem::take(&mut doc), derived, is_enum, entries });
            n = end;
        }
        doc.clear();
        attrs.clear();
    }
}

/// The words or fields of a body whose lines are indented so far.
fn body(lines: &[&str], indent: usize) -> Vec<Entry> {
    let mut entries = Vec::new();
    let (mut doc, mut attrs) = (String::new(), String::new());
    let mut n = 0;
    while n < lines.len() {
        let line = lines[n].get(indent..).unwrap_or_default();
        n += 1;
        if let Some(more) = line.strip_prefix("///") {
            add(&mut doc, more);
            continue;
        }
        if line.starts_with("#[") {
            attrs += line;
            continue;
        }
        let word = line.trim_start_matches("pub ");
        let name: String = word.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
        if name.is_empty() {
            doc.clear();
            attrs.clear();
            continue;
        }
        let mut entry =
            Entry { name, doc: std::mem::take(&mut doc).trim().to_owned(), ..Entry::default() };
        let attrs = std::mem::take(&mut attrs);
        let rest = &word[entry.name.len()..];
        if rest.starts_with(" {") {
            let close = format!("{}}},", " ".repeat(indent));
            let end = lines[n..].iter().position(|l| *l == close).map_or(lines.len(), |e| n + e);
            entry.fields = body(&lines[n..end], indent + 4);
            let fields: Vec<String> = entry.fields.iter().map(Entry::written).collect();
            entry.form = format!("({})", fields.join(", "));
            n = end + 1;
        } else if rest.starts_with('(') {
            let parts = rest.trim_start_matches('(').trim_end_matches("),");
            let part = |p: &str| {
                let optional = p.contains("serde(default") || p.contains("brackets");
                let ty = p.rsplit(']').next().unwrap_or(p);
                format!("{}{}", plain(ty), if optional { "?" } else { "" })
            };
            entry.form =
                format!("({})", split(parts).into_iter().map(part).collect::<Vec<_>>().join(", "));
        } else if let Some(ty) = rest.strip_prefix(": ") {
            let ty = ty.trim_end_matches(',');
            entry.optional = attrs.contains("serde(default");
            entry.form = format!(": {}", plain(ty));
        }
        if let Some((_, to)) = attrs.split_once("rename = \"") {
            entry.name = to.split('"').next().unwrap_or_default().to_owned();
        }
        if !attrs.contains("serde(skip)") {
            entries.push(entry);
        }
    }
    entries
}

impl Entry {
    /// As it is written in a pack; what may be left out has a question mark.
    pub fn written(&self) -> String {
        let optional = if self.optional { "?" } else { "" };
        match self.form.starts_with(':') {
            true => format!("{}{optional}{}", self.name, self.form),
            false => format!("{}{}", self.name, self.form),
        }
    }
}

/// A type in a writer's words.
fn plain(ty: &str) -> String {
    let ty = ty.trim();
    for outer in ["Option<", "Box<"] {
        if let Some(inner) = ty.strip_prefix(outer).and_then(|t| t.strip_suffix('>')) {
            return plain(inner);
        }
    }
    if let Some(inner) = ty.strip_prefix("Vec<").and_then(|t| t.strip_suffix('>')) {
        return format!("[{}]", plain(inner));
    }
    if let Some(inner) = ty.strip_prefix('(').and_then(|t| t.strip_suffix(')')) {
        return format!("({})", split(inner).into_iter().map(plain).collect::<Vec<_>>().join(", "));
    }
    match ty {
        "Effects" => "[Effect]",
        "String" => "text",
        "u8" | "i8" | "NonZeroU8" => "number",
        "bool" => "true or false",
        "char" => "letter",
        other => other,
    }
    .to_owned()
}

/// Cuts at the commas that stand in no bracket.
fn split(text: &str) -> Vec<&str> {
    let (mut parts, mut depth, mut from) = (Vec::new(), 0, 0);
    for (at, c) in text.char_indices() {
        match c {
            '(' | '[' | '<' => depth += 1,
            ')' | ']' | '>' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&text[from..at]);
                from = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&text[from..]);
    parts
}

/// Adds a line to a doc comment, of which only the first paragraph is for writers.
fn add(doc: &mut String, line: &str) {
    if doc.ends_with('\n') {
        return;
    }
    match line.trim() {
        "" => doc.push('\n'),
        more => {
            if !doc.is_empty() {
                doc.push(' ');
            }
            doc.push_str(more);
        }
    }
}
