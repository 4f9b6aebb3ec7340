//! Runs the fuzz targets as an ordinary test: everything stored in `tests/fuzz/corpus`, then
//! mutated seeds, as many as `EMBERDECK_FUZZ` says. `scripts/fuzz` goes further, with cargo-fuzz.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::time::{Duration, Instant};
use std::{env, fs};

#[path = "fuzz/src/lib.rs"]
mod fuzz;
#[path = "fuzz/seeds.rs"]
mod seeds;

use seeds::Changes;

/// The default number of inputs for each target.
const INPUTS: usize = 50;
/// The longest time that an input may take.
const LONGEST: Duration = Duration::from_secs(20);

fn run(target: &str) {
    let (_, body) = fuzz::TARGETS.iter().find(|t| t.0 == target).expect("there is such a target");
    let stored = stored(target);
    assert!(!stored.is_empty(), "the corpus of {target} is there");
    for bytes in &stored {
        run_input(target, *body, bytes);
    }
    let many = env::var("EMBERDECK_FUZZ").ok().and_then(|n| n.parse().ok()).unwrap_or(INPUTS);
    let mut all = seeds::seeds(target);
    all.extend(stored);
    let mut changes = Changes::new(1);
    for _ in 0..many {
        run_input(target, *body, &changes.change(&all));
    }
}

/// Runs one input; an input that fails is stored for analysis.
fn run_input(target: &str, body: fn(&[u8]), bytes: &[u8]) {
    let began = Instant::now();
    let done = catch_unwind(AssertUnwindSafe(|| body(bytes)));
    let took = began.elapsed();
    if done.is_err() || took > LONGEST {
        let path = env::temp_dir().join(format!("emberdeck-fuzz-{target}"));
        fs::write(&path, bytes).expect("the folder for such files can be written");
        panic!("{target}: this took {took:?} or broke something: {}", path.display());
    }
}

/// Returns the stored inputs of a target.
fn stored(target: &str) -> Vec<Vec<u8>> {
    let dir = lang::assets::tree().join("src/clients/tests/fuzz/corpus").join(target);
    let entries = fs::read_dir(&dir).into_iter().flatten().flatten();
    let mut paths: Vec<_> = entries.map(|e| e.path()).collect();
    paths.sort();
    paths.iter().map(|p| fs::read(p).expect("it can be read")).collect()
}

#[test]
fn content() {
    run("content");
}

#[test]
fn vignettes() {
    run("vignette");
}

#[test]
fn journals() {
    run("journal");
}

#[test]
fn protocol() {
    run("protocol");
}

/// Writes all seeds and the dictionary to the folder `EMBERDECK_SEEDS`, for `scripts/fuzz`.
#[test]
#[ignore = "writes files"]
fn write_seeds() {
    let dir = env::var_os("EMBERDECK_SEEDS").expect("EMBERDECK_SEEDS names a folder");
    let dir = Path::new(&dir);
    for (target, _) in fuzz::TARGETS {
        let folder = dir.join(target);
        fs::create_dir_all(&folder).expect("it can be made");
        for (n, bytes) in seeds::seeds(target).iter().enumerate() {
            fs::write(folder.join(format!("seed-{n:04}")), bytes).expect("it can be written");
        }
    }
    let words: String = seeds::words().iter().map(|w| format!("\"{w}\"\n")).collect();
    fs::write(dir.join("words.dict"), words).expect("it can be written");
}
