//! The program is stopped within any step of any save; the disk is full or fails for a while.

use std::path::Path;

use super::{Table, Templates, copy};
use crate::campaign::chronicle;
use crate::kernel::campaign::{CampaignError, UndoPolicy};
use crate::kernel::store::files::fault::{self, Fault};
use crate::rules::flow::past;

/// Plays some decisions, and ends the scenario where it comes to an end. Says what the last digest
/// was whose decision was acknowledged, and what the one that failed would have led to.
fn play(dir: &Path) -> (Option<u64>, bool, usize) {
    let Ok(mut table) = Table::open(dir) else { return (None, false, 0) };
    let mut acknowledged = table.digest();
    for n in 0..STEPS {
        if table.over() {
            let finished = table.session.finish(&mut table.world).is_ok();
            return (Some(acknowledged), finished, n);
        }
        if act(&mut table, n).is_err() {
            return (Some(acknowledged), false, n);
        }
        acknowledged = table.digest();
    }
    (Some(acknowledged), false, STEPS)
}

/// How much is done.
const STEPS: usize = 6;

/// One thing of it: a decision, an undo, another choice of the table, going back several decisions.
fn act(table: &mut Table, n: usize) -> Result<(), CampaignError> {
    let Table { world, session, .. } = table;
    match n {
        2 => session.undo(world).map(|_| ()),
        3 => {
            let undo = UndoPolicy::ALL[(session.campaign.record.choices.undo as usize + 1) % 3];
            let mut choices = session.campaign.record.choices.clone();
            choices.undo = undo;
            session.choose(Some(past::digest(world)), &choices)
        }
        5 => {
            let stood = world.resource::<past::History>().made().len();
            session.back(world, stood - 4)
        }
        _ => table.step(),
    }
}

/// Every digest that the same play comes by when nothing fails, in order.
fn undisturbed(dir: &Path) -> Vec<u64> {
    let mut table = Table::open(dir).expect("it opens");
    let mut all = vec![table.digest()];
    for n in 0..STEPS {
        if table.over() {
            break;
        }
        act(&mut table, n).expect("saved");
        all.push(table.digest());
    }
    all
}

#[test]
fn stopped_within_any_step_nothing_acknowledged_is_lost() {
    let templates = Templates::new();
    for (template, ends) in [(&templates.middle, false), (&templates.last, true)] {
        let place = tempfile::tempdir().expect("a folder");
        let calm = place.path().join("calm");
        copy(template, &calm);
        let way = undisturbed(&calm);
        let count = {
            let dir = place.path().join("count");
            copy(template, &dir);
            fault::plan(usize::MAX, Fault::Stop(0));
            play(&dir);
            fault::end()
        };
        assert!(count > 15, "{count} steps");
        for at in 0..count {
            let parts: &[usize] = if super::thorough() { &[0, 1, 2, 3, 4] } else { &[0, 3] };
            for &parts in parts {
                let dir = place.path().join(format!("stop-{at}-{parts}"));
                copy(template, &dir);
                fault::plan(at, Fault::Stop(parts));
                let (acknowledged, finished, n) = play(&dir);
                fault::end();
                let again = Table::open(&dir).unwrap_or_else(|e| panic!("{at} {parts}: {e}"));
                let played = &again.session.campaign.record.body.results;
                if ends && played.len() == 1 {
                    // The result is there with the digest of the end, and the next scenario begins.
                    assert_eq!(played[0].digest, format!("{:016x}", way[1]), "{at} {parts}");
                    drop(again);
                    // Its story is there, or can be made.
                    let told = chronicle::read(&dir).expect("it can be read");
                    let chapter = told.scenarios[0].chapter.as_ref();
                    assert!(chapter.is_some_and(|c| c.whole), "{at} {parts}: {told:?}");
                    continue;
                }
                assert!(!finished, "{at} {parts}: an end that was acknowledged is lost");
                // What was acknowledged is there; of what was not, all or nothing.
                let there = again.digest();
                let before = acknowledged.unwrap_or(way[0]);
                let next = way.get(n + 1).copied().unwrap_or(before);
                assert!(there == before || there == next, "{at} {parts}: after {n}");
                std::fs::remove_dir_all(&dir).expect("removed");
            }
        }
    }
}

#[test]
fn a_full_disk_refuses_and_then_goes_on() {
    let templates = Templates::new();
    let place = tempfile::tempdir().expect("a folder");
    for at in 0..6 {
        let dir = place.path().join(format!("full-{at}"));
        copy(&templates.middle, &dir);
        let mut table = Table::open(&dir).expect("it opens");
        let mut way = vec![table.digest()];
        let mut refused = 0;
        fault::plan(at, Fault::Refuse(9));
        while way.len() < 8 {
            match table.step() {
                Ok(()) => way.push(table.digest()),
                Err(e) => {
                    refused += 1;
                    // Said in a sentence, and the table is as it was.
                    assert!(e.to_string().contains("could not be saved"), "{e}");
                    assert_eq!(Some(&table.digest()), way.last());
                }
            }
        }
        fault::end();
        assert!(refused > 0);
        drop(table);
        let table = Table::open(&dir).expect("it opens");
        assert_eq!(Some(&table.digest()), way.last());
        assert!(table.notices.is_empty(), "{:?}", table.notices);
    }
}

#[test]
fn a_folder_that_vanishes_and_comes_back() {
    let templates = Templates::new();
    let place = tempfile::tempdir().expect("a folder");
    let (dir, away) = (place.path().join("here"), place.path().join("away"));
    copy(&templates.middle, &dir);
    let mut table = Table::open(&dir).expect("it opens");
    table.step().expect("saved");
    let before = table.digest();
    std::fs::rename(&dir, &away).expect("moved");
    let acts = table.answer();
    let e = table.session.submit(&mut table.world, &acts).expect_err("there is no folder");
    assert!(e.to_string().contains("is gone. Bring it back"), "{e}");
    assert_eq!(table.digest(), before);
    std::fs::rename(&away, &dir).expect("moved");
    assert!(table.session.unsaved().is_some());
    table.session.try_saving();
    assert!(table.session.unsaved().is_none());
    table.session.submit(&mut table.world, &acts).expect("saved");
    let after = table.digest();
    drop(table);
    assert_eq!(Table::open(&dir).expect("it opens").digest(), after);
}
