//! The page: sections of types, each word with its meaning, an example and what that prints.

use std::fmt::Write as _;

use adventure::cards::vocabulary::Skill;

use super::samples::Sample;
use super::schema::Type;

/// The sections and what they hold; every type of the schema is in one of them.
pub const SECTIONS: [(&str, &[&str]); 7] = [
    ("Powers, rules and the like", &["Power", "Rule", "Standing", "Instead", "Fate"]),
    ("When, and at what price", &["When", "Event", "Cost", "Once"]),
    (
        "Verbs",
        &[
            "Effect",
            "Way",
            "Who",
            "From",
            "To",
            "Pick",
            "Deck",
            "End",
            "Then",
            "Laid",
            "Where",
            "Summoned",
            "Bearer",
            "Reroll",
            "Face",
            "DieCounts",
            "ShipDeed",
            "MythicDeed",
        ],
    ),
    (
        "Conditions and filters",
        &[
            "Cond",
            "Deed",
            "CardFilter",
            "NumberIs",
            "CheckFilter",
            "Side",
            "Purpose",
            "Whose",
            "ShipFact",
        ],
    ),
    ("What can be so", &["Change", "Row", "Ignored"]),
    (
        "Amounts, checks and small words",
        &[
            "Amount",
            "Counted",
            "CheckSpec",
            "Dice",
            "Skill",
            "Trait",
            "Kind",
            "Rank",
            "Light",
            "Action",
        ],
    ),
    (
        "What is printed",
        &[
            "CardDef",
            "TradeDef",
            "ShipDef",
            "LocationDef",
            "Closing",
            "Counts",
            "HeroDef",
            "SkillDef",
            "HeroPower",
            "BoxChange",
            "RoleDef",
            "Favored",
            "ScenarioDef",
            "Reward",
            "StoryDef",
            "AdventureDef",
            "PackDef",
            "Edition",
            "System",
        ],
    ),
];

/// Types that are written as a text: their examples are not counted against a list of words.
pub const TEXTS: [&str; 5] = ["Amount", "CheckSpec", "Dice", "Skill", "Trait"];

const HEAD: &str = "\
# The words of content

Written by `cargo run -p emberdeck-adventure --example language` from the schema (`src/adventure/cards`) and the \
examples in `assets/language`; [content.md](content.md) is the way in. Every example is a part of an \
entry of a pack (a boon, a bane, a hero, a location ...) that the linter finds right, and below it \
stands what the card prints for it.

A question mark marks what may be left out. `[...]` is a list. The ids in brackets are rules: \
`emberdeck rules AC-CHECK-40`.

";

/// All of it.
pub fn page(types: &[Type], samples: &[Sample]) -> String {
    let mut page = String::from(HEAD);
    for (title, names) in SECTIONS {
        let links: Vec<String> =
            names.iter().map(|n| format!("[{n}](#{})", n.to_lowercase())).collect();
        let _ = writeln!(page, "- {title}: {}", links.join(", "));
    }
    for (title, names) in SECTIONS {
        let _ = write!(page, "\n## {title}\n");
        for ty in names.iter().filter_map(|n| types.iter().find(|t| t.name == *n)) {
            section(&mut page, ty, samples);
        }
    }
    page
}

fn section(page: &mut String, ty: &Type, samples: &[Sample]) {
    let _ = write!(page, "\n### {}\n\n{}\n", ty.name, ty.doc);
    if ty.name == "Skill" {
        let names: Vec<&str> = Skill::ALL.iter().map(|s| s.name()).collect();
        let _ = write!(page, "\nSkills: {}.\n", names.join(", "));
    }
    page.push('\n');
    let of = |name: Option<&str>| -> Vec<&Sample> {
        let meant = |s: &&Sample| s.of == ty.name && name.is_none_or(|n| s.name == n);
        samples.iter().filter(meant).collect()
    };
    if TEXTS.contains(&ty.name.as_str()) {
        of(None).into_iter().for_each(|s| example(page, s, ""));
        return;
    }
    for entry in &ty.entries {
        let _ =
            writeln!(page, "{}", format!("- **`{}`** {}", entry.written(), entry.doc).trim_end());
        for field in entry.fields.iter().filter(|f| !f.doc.is_empty()) {
            let _ = writeln!(page, "  - `{}`: {}", field.name, field.doc);
        }
        of(Some(&entry.name)).into_iter().for_each(|s| example(page, s, "  "));
    }
}

fn example(page: &mut String, sample: &Sample, indent: &str) {
    let _ = writeln!(page, "{indent}- {}: `{}`", sample.on.word(), sample.fields);
    if !sample.says.is_empty() {
        let _ = writeln!(page, "{indent}  > {}", sample.says.join("<br>"));
    }
}
