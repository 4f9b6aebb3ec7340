//! The program with two families of games, the card game and the small one of the kernel's tests: each
//! command asks the family of the pack, the campaign or the file that a line names.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use adventure::rules::family::Adventure;
use emberdeck::cli::{self, Program};
use kernel::campaign::entry::{Entry, Families};
use kernel::store::layout::RECORD;

use super::sample::Hares;

/// Both families.
const TWO: Program = Program {
    families: Families(&[&Entry::<Adventure>::new(), &Entry::<Hares>::new()]),
    #[cfg(feature = "app")]
    tables: &[&emberdeck::adventure_table::WINDOW],
};

/// The variable that holds the words of a line, a line each.
const WORDS: &str = "EMBERDECK_TEST_WORDS";
/// Stands before what the program writes: the test's own head comes first.
const BEGIN: &str = "-- the program --";

/// The program with both families. The other tests run this one in a process of its own, with a line.
#[test]
fn as_a_program() {
    let Ok(words) = std::env::var(WORDS) else {
        return assert_eq!(cli::run(TWO, ["emberdeck".into(), "--nothing".into()]), 2);
    };
    lang::terminal::line(&mut lang::terminal::out(), format_args!("\n{BEGIN}")).expect("piped");
    let words = std::iter::once("emberdeck").chain(words.lines());
    std::process::exit(cli::run(TWO, words.map(Into::into)).into());
}

/// What came of a line: status, output, errors.
struct Came(Option<i32>, String, String);

/// A data folder with a pack of hares.
struct Sandbox(tempfile::TempDir);

impl Sandbox {
    fn new() -> Sandbox {
        let sandbox = Sandbox(tempfile::tempdir().expect("a folder"));
        sandbox.pack("meadow", "hares");
        sandbox
    }

    fn at(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// Adds a pack that says it is of that family.
    fn pack(&self, id: &str, family: &str) {
        let dir = self.at("packs").join(id);
        fs::create_dir_all(&dir).expect("made");
        let head = format!("(id: \"{id}\", family: \"{family}\", name: \"The {id}\")");
        fs::write(dir.join("pack.ron"), head).expect("written");
    }

    fn run(&self, line: &str) -> Came {
        let words: Vec<&str> = line.split(' ').collect();
        let out = Command::new(std::env::current_exe().expect("this one"))
            .args(["--exact", "families::as_a_program", "--nocapture"])
            .env(WORDS, words.join("\n"))
            .env("EMBERDECK_DATA", self.0.path())
            .env("EMBERDECK_LANG", "en")
            .current_dir(self.0.path())
            .stdin(Stdio::null())
            .output()
            .expect("it runs");
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let said = text(&out.stdout);
        let begin = format!("{BEGIN}\n");
        let (_, said) = said.split_once(&begin).unwrap_or_else(|| panic!("{line}: {said}"));
        Came(out.status.code(), said.to_owned(), text(&out.stderr))
    }

    /// Runs what must end well, and has these parts in what it writes.
    fn says(&self, line: &str, parts: &[&str]) -> String {
        let Came(code, said, why) = self.run(line);
        assert_eq!(code, Some(0), "{line}: {said}{why}");
        for part in parts {
            assert!(said.contains(part), "{line}: {part} in\n{said}");
        }
        said
    }

    /// Runs what must fail with one line that has these parts.
    fn refuses(&self, line: &str, code: i32, parts: &[&str]) {
        let Came(came, said, why) = self.run(line);
        assert_eq!((came, why.lines().count()), (Some(code), 1), "{line}: {said}{why}");
        for part in parts {
            assert!(why.contains(part), "{line}: {part} in\n{why}");
        }
    }

    /// Makes a campaign of hares.
    fn campaign(&self) -> PathBuf {
        let line = "new --content meadow --party Alder,Birch --name Hares --seed 7 --dir hares";
        self.says(line, &["hares"]);
        self.at("hares")
    }
}

fn vignettes(of: &str) -> PathBuf {
    lang::assets::tree().join(of)
}

/// A rule is found by its number in the catalogue that has it, by words in all of them, the best of each
/// first.
#[test]
fn rules_of_all_families_are_found() {
    let sandbox = Sandbox::new();
    sandbox.says("rules HA-RUN-02", &["HA-RUN-02", "No hare runs onto the fox", "HA-RUN-01"]);
    sandbox.says("rules AC-CHECK-07", &["AC-CHECK-07"]);
    let found = sandbox.says("rules runs", &["HA-RUN-01", "AC-"]);
    let first: Vec<&str> = found.lines().take(2).filter_map(|line| line.get(..3)).collect();
    assert!(first == ["AC-", "HA-"] && found.lines().count() < 11, "{found}");
    sandbox.says("rules", &["1. Running", "FEAT: Feats"]);
    sandbox.refuses("rules qqqqqq", 1, &["qqqqqq"]);
}

/// Each pack is checked by its family; one that says another is a problem with its place, and the known
/// ones are named.
#[test]
fn packs_are_checked_by_their_family() {
    let sandbox = Sandbox::new();
    let said = sandbox.says("check meadow lamplighters", &["meadow: two hares", "lamplighters: "]);
    assert!(said.contains("2 packs checked: 0 errors"), "{said}");
    sandbox.pack("burrow", "foxes");
    let Came(code, said, _) = sandbox.run("check");
    assert_eq!(code, Some(1));
    let unknown = "burrow/pack.ron:1:24: error: the family of games `foxes` is not known (known: \
                   adventure, hares)";
    assert!(said.contains(unknown), "{said}");
    for line in ["new --content burrow --party a --name n", "bench --content burrow"] {
        sandbox.refuses(line, 2, &["pack.ron:1:24", "`foxes`", "adventure, hares"]);
    }
    let Came(code, said, why) = sandbox.run("list");
    assert_eq!(code, Some(1));
    assert!(said.contains("Family: hares") && said.contains("Family: adventure"), "{said}");
    assert!(why.contains("`foxes`"), "{why}");
}

/// The options of `sim` and `new` are those of the pack's family, in the help as well; commands of one
/// family stand beside those of all.
#[test]
fn options_are_those_of_the_family() {
    let sandbox = Sandbox::new();
    let sim = "sim --party any:2 --games 3";
    sandbox.says(&format!("{sim} --content meadow --runs"), &["3 games: ", " runs\n", "panics 0"]);
    let line = format!("{sim} --content lamplighters --scenario a-dark-lamp --runs");
    sandbox.refuses(&line, 2, &["--runs"]);
    sandbox.refuses(&format!("{sim} --content=meadow --quest 1"), 2, &["--quest"]);
    sandbox.refuses(&format!("{sim} --content lamplighters"), 2, &["--scenario"]);
    let help = sandbox.says("sim --content meadow --help", &["--runs", "--seed", "--content PACK"]);
    assert!(!help.contains("--campaigns") && !help.contains("House rules:"), "{help}");
    let help = sandbox.says("help sim", &["--campaigns", "House rules:", "--content PACK"]);
    assert!(!help.contains("--runs"), "{help}");
    let new = "new --content meadow --party Alder,Birch --name n --hours 3";
    sandbox.refuses(new, 2, &["--hours"]);
    sandbox.says("help", &["\n  quest ", "\n  gate "]);
    sandbox.says("gate", &["square 12\n"]);
    sandbox.says("quest --content lamplighters --tier 0 --seed 3 --ron", &["villains"]);
}

/// A position is of the family that its file names: run, and played from.
#[test]
fn positions_are_read_by_their_family() {
    let sandbox = Sandbox::new();
    let gate = vignettes("src/kernel/tests/vignettes/through-the-gate.ron");
    let closed = vignettes("assets/vignettes/adventure/closing/closed-already.ron");
    let line = format!("vignette {} {}", gate.display(), closed.display());
    sandbox.says(&line, &["a hare that runs onto the gate", "2 passed, 0 failed"]);
    for (file, part) in [(&gate, "The gate is at c3"), (&closed, "Valeros' turn")] {
        sandbox.says(&format!("play --text --vignette {}", file.display()), &[part]);
        let line = format!("headless --vignette {}", file.display());
        sandbox.says(&line, &["\"type\":\"prompt\""]);
    }
    let strange = sandbox.at("strange.ron");
    fs::write(&strange, "(title: \"x\",\n family: \"foxes\")").expect("written");
    let parts = ["strange.ron:2:10", "`foxes`", "adventure, hares"];
    for command in ["play --text --vignette", "headless --vignette"] {
        sandbox.refuses(&format!("{command} {}", strange.display()), 2, &parts);
    }
    let Came(code, said, _) = sandbox.run(&format!("vignette {}", strange.display()));
    assert!(code == Some(1) && parts.iter().all(|part| said.contains(part)), "{said}");
}

/// A campaign is made, shown, reported and exported by its family; of one that nobody knows, each command
/// says so and names the known ones.
#[test]
fn campaigns_are_kept_by_their_family() {
    let sandbox = Sandbox::new();
    let dir = sandbox.campaign();
    sandbox.says("seats --campaign hares", &["alder: "]);
    sandbox.says("difficulty --campaign hares", &[]);
    sandbox.refuses("difficulty --campaign hares --hours 3", 2, &["--hours"]);
    sandbox.says("chronicle --campaign hares --json", &["races"]);
    sandbox.says("headless --campaign hares", &["\"fox\""]);
    sandbox.says("report --campaign hares --out report.tar.gz --about Odd.", &["report.tar.gz"]);
    sandbox.says("export --campaign hares --out hares.tar.gz", &["hares.tar.gz"]);
    sandbox.says("import hares.tar.gz --dir again", &["again"]);
    sandbox.says("replay hares/journals/001.jsonl", &["0 decisions", "digest "]);
    for entry in fs::read_dir(&dir).expect("it is there") {
        let file = entry.expect("it is there").path();
        if file.file_name().is_some_and(|name| name.to_string_lossy().starts_with(RECORD)) {
            let text = fs::read_to_string(&file).expect("text");
            fs::write(&file, text.replacen("\"hares\"", "\"foxes\"", 1)).expect("written");
        }
    }
    for line in ["seats --campaign", "difficulty --campaign", "headless --campaign"] {
        let parts = ["hares/campaign.ron", "foxes", "hares"];
        sandbox.refuses(&format!("{line} hares"), 2, &parts);
    }
    // The way back is known from the rest of the folder.
    sandbox.says("restore --campaign hares", &["race"]);
}

/// The record of a campaign of another known family takes no folder over, neither where it lies nor in an
/// archive; and where both files of the record are damaged, the rest of the folder says whose it is.
#[test]
fn a_folder_stays_in_its_family() {
    let sandbox = Sandbox::new();
    let dir = sandbox.campaign();
    sandbox.says("headless --campaign hares", &["\"fox\""]);
    let party = "--party brannick,pim";
    sandbox
        .says(&format!("new --content lamplighters {party} --name Lamps --dir lamps"), &["lamps"]);
    let lamps = fs::read(sandbox.at("lamps").join(RECORD)).expect("it is there");
    let content = fs::read(dir.join("content.json")).expect("it is there");
    fs::write(dir.join(RECORD), &lamps).expect("written");
    sandbox.says("export --campaign hares --out hares.tar.gz", &["hares.tar.gz"]);
    for line in ["import hares.tar.gz --dir again", "headless --campaign hares"] {
        let Came(code, said, why) = sandbox.run(line);
        assert_eq!(code, Some(0), "{line}: {said}{why}");
        assert!(format!("{said}{why}").contains("belongs to another campaign"), "{said}{why}");
    }
    for name in ["hares", "again"] {
        sandbox.says(&format!("seats --campaign {name}"), &["alder: "]);
        let kept = sandbox.at(name).join("campaign.ron.damaged-1");
        assert_eq!(fs::read(kept).expect("it is kept"), lamps);
        assert_eq!(fs::read(sandbox.at(name).join("content.json")).expect("it is there"), content);
    }
    for name in [RECORD, "campaign.ron.bak"] {
        fs::write(dir.join(name), "nothing").expect("written");
    }
    sandbox.says("restore --campaign hares --to 1", &["next: race"]);
    sandbox.says("seats --campaign hares", &["alder: "]);
}
