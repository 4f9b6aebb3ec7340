//! What is told of a scan: the table, the page, and the entries one by one.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use crate::scan::{Entry, Scan, number};

/// What an entry comes to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// A test or a vignette names it.
    Proven,
    /// The catalogue says that no program can test it.
    Untestable,
    /// Nothing yet.
    Unproven,
}

/// How an entry stands.
pub fn standing(scan: &Scan, entry: &Entry) -> Standing {
    if scan.proofs.contains_key(&entry.id) {
        Standing::Proven
    } else if entry.untestable.is_some() {
        Standing::Untestable
    } else {
        Standing::Unproven
    }
}

/// The areas, in the catalogue's order.
fn areas(scan: &Scan) -> Vec<&str> {
    let mut areas: Vec<&str> = Vec::new();
    for entry in &scan.entries {
        if !areas.contains(&entry.area()) {
            areas.push(entry.area());
        }
    }
    areas
}

/// How many entries of an area (or of all) stand so.
fn row(scan: &Scan, wanted: Option<&str>) -> [usize; 6] {
    let mut row = [0; 6];
    for entry in scan.entries.iter().filter(|e| wanted.is_none_or(|a| a == e.area())) {
        row[0] += 1;
        row[1] += usize::from(scan.cited.contains_key(&entry.id));
        row[match standing(scan, entry) {
            Standing::Proven => 2,
            Standing::Untestable => 3,
            Standing::Unproven if entry.edition == "M" => 5,
            Standing::Unproven => 4,
        }] += 1;
    }
    row
}

/// The table by area, with totals.
pub fn table(scan: &Scan) -> String {
    let mut table = String::from("| area | entries | cited in code | proven | not testable |");
    let (unproven, columns) = if scan.of.editions {
        (" unproven, R and R+M | unproven, M |", 6)
    } else {
        (" unproven |", 5)
    };
    table.push_str(unproven);
    let _ = writeln!(table, "\n|---|{}", "--:|".repeat(columns));
    for area in areas(scan) {
        line(&mut table, area, &row(scan, Some(area))[..columns]);
    }
    line(&mut table, "all", &row(scan, None)[..columns]);
    table
}

fn line(table: &mut String, name: &str, row: &[usize]) {
    let _ = write!(table, "| {name} |");
    for n in row {
        let _ = if *n == 0 { write!(table, " |") } else { write!(table, " {n} |") };
    }
    table.push('\n');
}

/// The page that is kept: the table, what is missing and why, and what is proven.
pub fn page(scan: &Scan) -> String {
    let of = |wanted: Standing| scan.entries.iter().filter(move |e| standing(scan, e) == wanted);
    let tried = scan.of.tried.map(|page| format!(" ([{page}]({page}) says how that was tried)"));
    let mut page = format!(
        "# Coverage of the rules\n\n\
         Written by `scripts/rule-coverage` from the [catalogue]({}), the code, the \
         tests and the vignettes; `scripts/rule-coverage ID` or `AREA` tells where an entry is \
         cited and what proves it. An entry is proven when a test or a vignette names it that \
         would fail if it were broken{}. \
         Entries listed as proven must stay so: the checks fail when one of them loses its last \
         proof.\n\n",
        scan.of.file,
        tried.unwrap_or_default(),
    );
    page.push_str(&table(scan));
    page.push_str("\n## Unproven\n\n");
    by_area(&mut page, scan, of(Standing::Unproven));
    page.push_str("\n## Proven, and cited in no code\n\n");
    let uncited = of(Standing::Proven).filter(|e| e.area() != "EX");
    by_area(&mut page, scan, uncited.filter(|e| !scan.cited.contains_key(&e.id)));
    page.push_str("\n## Not testable by a program\n\n");
    for entry in of(Standing::Untestable) {
        let why = entry.untestable.as_deref().unwrap_or_default();
        let _ = writeln!(page, "- {}: {why}", entry.id);
    }
    page.push_str(PROVEN);
    by_area(&mut page, scan, of(Standing::Proven));
    page
}

const PROVEN: &str = "\n## Proven\n\n";

/// A line for each area with the numbers, those in a row as `01-05`.
fn by_area<'a>(page: &mut String, scan: &Scan, entries: impl Iterator<Item = &'a Entry>) {
    let entries: Vec<&Entry> = entries.collect();
    for area in areas(scan) {
        let mut runs: Vec<(u32, u32)> = Vec::new();
        for n in entries.iter().filter(|e| e.area() == area).map(|e| number(&e.id)) {
            match runs.last_mut() {
                Some((_, end)) if *end + 1 == n => *end = n,
                _ => runs.push((n, n)),
            }
        }
        if runs.is_empty() {
            continue;
        }
        let runs: Vec<String> = runs
            .iter()
            .map(|(a, b)| if a == b { format!("{a:02}") } else { format!("{a:02}-{b:02}") })
            .collect();
        let _ = writeln!(page, "- {}-{area}: {}", scan.of.prefix, runs.join(", "));
    }
    if entries.is_empty() {
        page.push_str("None.\n");
    }
}

/// The index of vignettes, which the program bakes in: file, title and ids in lines.
pub fn index(scan: &Scan) -> String {
    let line = |(file, title, ids): &(String, String, Vec<String>)| {
        format!("{file}\t{title}\t{}\n", ids.join(" "))
    };
    scan.vignettes.iter().map(line).collect()
}

/// The ids that a page lists as proven, of those that begin so.
pub fn proven_before(page: &str, prefix: &str) -> BTreeSet<String> {
    let head = format!("- {prefix}-");
    let mut proven = BTreeSet::new();
    // A page with a conflict in it has two such lists.
    for list in page.split(PROVEN.trim()).skip(1) {
        for line in list.lines() {
            let Some((area, numbers)) = line.strip_prefix(&head).and_then(|l| l.split_once(": "))
            else {
                continue;
            };
            for run in numbers.split(", ") {
                let (from, to) = run.split_once('-').unwrap_or((run, run));
                if let (Ok(from), Ok(to)) = (from.parse::<u32>(), to.parse::<u32>()) {
                    proven.extend((from..=to).map(|n| format!("{prefix}-{area}-{n:02}")));
                }
            }
        }
    }
    proven
}

/// One entry: how it stands, where it is cited and what proves it.
pub fn entry(scan: &Scan, entry: &Entry) -> String {
    let standing = match standing(scan, entry) {
        Standing::Proven => "proven",
        Standing::Untestable => "not testable",
        Standing::Unproven => "UNPROVEN",
    };
    let edition = if scan.of.editions { format!(" [{}]", entry.edition) } else { String::new() };
    let mut text = format!("{}{edition} {standing}\n", entry.id);
    if let Some(why) = &entry.untestable {
        let _ = writeln!(text, "    not testable: {why}");
    }
    for (what, named) in [("code", &scan.cited), ("proof", &scan.proofs)] {
        for file in named.get(&entry.id).into_iter().flatten() {
            let _ = writeln!(text, "    {what}: {file}");
        }
    }
    text
}
