//! The chronicle as Markdown, to read, to print and to share.

use std::fmt::Write;

use super::chapter::{Chapter, Mark, Sentence};
use super::facts::{day, describe_checks, describe_dice, time};
use super::phrases::count;
use super::tally::Tally;
use super::{Career, Chronicle, ScenarioEntry, charts, statistics};
use crate::lang;
use crate::rules::describe::{list, skill_of_key};
use crate::rules::state::table::End;
use crate::terminal::visible;

/// The width of a bar, in characters.
const WIDE: usize = 20;

/// Returns the whole chronicle.
pub fn markdown(c: &Chronicle) -> String {
    let mut out =
        format!("# {}\n\n{}\n", plain(&c.name), t!("stats-chronicle-of", pack = plain(&c.pack)));
    party(&mut out, c);
    results(&mut out, c);
    for scenario in &c.scenarios {
        out.push_str(&story(scenario));
    }
    statistics(&mut out, c);
    visible(&out).into_owned()
}

/// Removes characters with a meaning in Markdown from a name.
fn plain(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        if matches!(c, '*' | '_' | '`' | '#' | '<' | '>' | '[' | ']' | '|' | '\\') {
            out.push('\\');
        }
        out.push(if matches!(c, '\n' | '\t') { ' ' } else { c });
    }
    out
}

/// Returns the result of a scenario in a word.
pub fn result(end: Option<End>) -> String {
    match end {
        Some(End::Won) => t!("stats-result-won"),
        Some(End::OutOfTime) => t!("stats-result-time"),
        Some(End::AllDead) => t!("stats-result-dead"),
        None => t!("stats-result-none"),
    }
}

fn party(out: &mut String, c: &Chronicle) {
    let hero = |m: &super::Member| match m.player.as_str() {
        "" => plain(&m.name),
        player => format!("{} ({})", plain(&m.name), plain(player)),
    };
    let names: Vec<String> = c.party.iter().map(hero).collect();
    let _ = writeln!(out, "\n{}", t!("stats-the-party", names = list(&names)));
}

fn results(out: &mut String, c: &Chronicle) {
    if c.scenarios.is_empty() {
        out.push_str(&format!("\n{}\n", t!("stats-nothing-played")));
        return;
    }
    let heads = [
        t!("stats-scenario"),
        t!("stats-result"),
        t!("stats-turns-head"),
        t!("stats-hours-left"),
        t!("stats-decisions-head"),
        t!("stats-played"),
        t!("stats-on"),
    ];
    let _ = writeln!(out, "\n| | {} |", heads.join(" | "));
    out.push_str("|---|---|---|---|---|---|---|---|\n");
    for t in &c.scenarios {
        let of = |f: &dyn Fn(&Chapter) -> u64| {
            t.chapter.as_ref().map_or_else(String::new, |c| f(c).to_string())
        };
        let _ = writeln!(
            out,
            "| {} | {} | {} | {} | {} | {} | {} | {} |",
            t.number,
            plain(&t.title),
            result(t.end),
            t.turns,
            of(&|c| c.left),
            of(&|c| c.decisions),
            t.seconds.map_or_else(String::new, time),
            if t.at > 0 { day(t.at) } else { String::new() },
        );
    }
}

/// Returns the story of one scenario.
pub fn story(t: &ScenarioEntry) -> String {
    let mut out = format!("\n## {}. {}: {}\n", t.number, plain(&t.title), result(t.end));
    if let Some(trouble) = &t.trouble {
        let _ = writeln!(out, "\n*{}*", plain(trouble));
    }
    let Some(c) = &t.chapter else { return out };
    paragraph(&mut out, &c.opening);
    for turn in &c.turns {
        let hero = c.seats.get(usize::from(turn.seat)).map_or("", |s| s.name.as_str());
        let hour = match turn.hour.as_str() {
            "" => String::new(),
            hour => t!("stats-hour-of", card = plain(hour), left = turn.left),
        };
        let head = t!("stats-turn-head", number = turn.number, hero = plain(hero), hour = hour);
        let _ = write!(out, "\n**{head}**");
        sentences(&mut out, &turn.story);
        out.push('\n');
    }
    paragraph(&mut out, &c.ending);
    for e in &c.epitaphs {
        let _ = writeln!(out, "\n> † {}", plain(&e.text));
    }
    if !c.calls.is_empty() {
        out.push('\n');
    }
    for call in c.calls.iter().take(5) {
        let what = t!("stats-call", turn = call.turn, what = plain(&call.text));
        let _ = writeln!(out, "- {what}");
    }
    let facts = super::facts::facts(c, 4);
    let mut others = facts.iter().filter(|f| !c.calls.iter().any(|k| k.text == **f)).peekable();
    if others.peek().is_some() {
        out.push('\n');
    }
    for fact in others {
        let _ = writeln!(out, "- {}", plain(fact));
    }
    out
}

fn paragraph(out: &mut String, all: &[Sentence]) {
    if !all.is_empty() {
        out.push('\n');
        sentences(out, all);
        out.push('\n');
    }
}

fn sentences(out: &mut String, all: &[Sentence]) {
    for s in all {
        if !out.ends_with('\n') {
            out.push(' ');
        }
        match s.mark {
            Mark::Death | Mark::End => out.push_str(&format!("**{}**", plain(&s.text))),
            _ => out.push_str(&plain(&s.text)),
        }
    }
}

fn statistics(out: &mut String, c: &Chronicle) {
    if c.scenarios.iter().all(|t| t.chapter.is_none()) {
        return;
    }
    out.push_str(&format!("\n## {}\n\n", t!("stats-in-numbers")));
    let _ = writeln!(out, "{} {}", describe_checks(&c.fortune), describe_dice(&c.luck));
    hours(out, c);
    who(out, c);
    dice(out, c);
    skills(out, c);
    out.push_str(&format!("\n### {}\n", t!("stats-growth")));
    for hero in &c.heroes {
        grown(out, hero);
    }
}

fn hours(out: &mut String, c: &Chronicle) {
    out.push_str(&format!("\n### {}\n\n```\n", t!("stats-hours-left-head")));
    let most = c.scenarios.iter().filter_map(|t| Some(t.chapter.as_ref()?.hours)).max();
    for t in &c.scenarios {
        let Some(chapter) = &t.chapter else { continue };
        let bar = charts::bar(chapter.left as f64, most.unwrap_or(1) as f64, WIDE);
        let _ = writeln!(out, "{:>3} {bar:<WIDE$} {:>2} {}", t.number, chapter.left, t.title);
    }
    out.push_str("```\n");
}

/// A row of the table of heroes: the id of its message, and the function that returns its number.
type Row = (&'static str, fn(&Tally) -> u64);

/// The rows of the table of deeds.
pub const DEEDS: [Row; 17] = [
    ("stats-deed-turns", |t| t.turns),
    ("stats-deed-explorations", |t| t.explored),
    ("stats-deed-encounters", |t| t.met),
    ("stats-deed-banes-defeated", Tally::banes),
    ("stats-deed-banes-not-defeated", |t| t.undefeated),
    ("stats-deed-boons-acquired", Tally::boons),
    ("stats-deed-boons-missed", |t| t.missed),
    ("stats-deed-evaded", |t| t.evaded),
    ("stats-deed-locations-closed", |t| t.closed),
    ("stats-deed-damage-taken", |t| t.damage),
    ("stats-deed-damage-prevented", |t| t.prevented),
    ("stats-deed-cards-recovered", |t| t.healed),
    ("stats-deed-cards-lost-for-good", |t| t.banished),
    ("stats-deed-cards-given", |t| t.given),
    ("stats-deed-plays", |t| t.played),
    ("stats-deed-plays-for-others", |t| t.helped),
    ("stats-deed-deaths", |t| t.deaths),
];

fn who(out: &mut String, c: &Chronicle) {
    out.push_str(&format!("\n### {}\n\n| |", t!("stats-who-did-what")));
    for h in &c.heroes {
        let _ = write!(out, " {} |", plain(&h.name));
    }
    out.push_str(&format!(" {} |\n|---|", t!("stats-all")));
    out.push_str(&"---|".repeat(c.heroes.len() + 1));
    out.push('\n');
    for (what, count) in DEEDS {
        if count(&c.tally) == 0 {
            continue;
        }
        let _ = write!(out, "| {} |", lang::translate(what, &[]));
        for h in &c.heroes {
            let _ = write!(out, " {} |", count(&h.tally));
        }
        let _ = writeln!(out, " {} |", count(&c.tally));
    }
    let both = [
        (t!("stats-acquired-head"), &c.tally.acquired),
        (t!("stats-defeated-head"), &c.tally.defeated),
    ];
    for (what, of) in both {
        let kinds: Vec<String> = of.iter().map(|(k, n)| count(*n, k)).collect();
        if !kinds.is_empty() {
            let _ = writeln!(out, "\n{what}: {}.", list(&kinds));
        }
    }
}

fn dice(out: &mut String, c: &Chronicle) {
    out.push_str(&format!("\n### {}\n\n```\n", t!("stats-luck-head")));
    let wide = c.heroes.iter().map(|h| h.name.chars().count()).max().unwrap_or(0).max(3);
    let everybody = t!("stats-all");
    let all = (everybody.as_str(), &c.luck);
    for (name, l) in c.heroes.iter().map(|h| (h.name.as_str(), &h.luck)).chain([all]) {
        let _ = writeln!(
            out,
            "{name:<wide$} {} {}",
            charts::lean(l.z, 12),
            t!(
                "stats-dice-line",
                dice = format!("{:>4}", l.dice),
                rolled = format!("{:>5}", l.rolled),
                expected = format!("{:>7}", lang::decimal(l.expected, 1)),
                luck = statistics::describe_luck(l)
            ),
        );
    }
    out.push_str("```\n");
}

fn skills(out: &mut String, c: &Chronicle) {
    if c.tally.checks.is_empty() {
        return;
    }
    let _ = writeln!(
        out,
        "\n### {}\n\n| | {} | {} | {} |\n|---|---|---|---|",
        t!("stats-checks-head"),
        t!("stats-tried"),
        t!("stats-expected"),
        t!("stats-passed")
    );
    for (skill, tried) in &c.tally.checks {
        let f = statistics::of_checks(tried);
        let _ = writeln!(
            out,
            "| {} | {} | {} | {} |",
            skill_of_key(skill),
            f.tried,
            lang::decimal(f.expected, 1),
            f.passed
        );
    }
}

fn grown(out: &mut String, hero: &Career) {
    let feats: Vec<f64> = hero.stages.iter().map(|(_, g)| g.feats() as f64).collect();
    let strength: Vec<f64> = hero.stages.iter().map(|(_, g)| g.strength() as f64).collect();
    let Some((_, now)) = hero.stages.last() else { return };
    let role = now.role.as_ref().map_or_else(String::new, |r| format!(", {}", plain(r)));
    let deck: Vec<String> = now.deck.iter().map(|(k, n)| count(*n, k)).collect();
    let _ = writeln!(
        out,
        "\n{}",
        t!(
            "stats-grown",
            hero = plain(&hero.name),
            role = role,
            feats = now.feats(),
            line = charts::spark(&feats),
            skills = now.skills,
            powers = now.powers,
            cards = now.cards,
            strength = now.strength(),
            line2 = charts::spark(&strength),
            deck = list(&deck)
        ),
    );
}
