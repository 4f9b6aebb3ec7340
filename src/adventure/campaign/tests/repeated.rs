//! Everything that changes a folder is stopped within any step, and then done again: what was there
//! is there, and nothing half made is in anybody's way.

use std::fs;
use std::path::{Path, PathBuf};

use bevy_ecs::prelude::*;

use super::stages::{Known, Stages};
use super::{FAMILIES, Table, copy};
use crate::campaign::record::Body;
use crate::campaign::{Campaign, Session, Watch, chronicle};
use crate::kernel::campaign::{CampaignError, backups, content};
use crate::kernel::content::source::Source;
use crate::kernel::store::files::fault::{self, Fault};
use crate::kernel::store::files::staged;

/// Makes the folder that something is done in.
type Prepare<'a> = &'a dyn Fn(&Path);
/// Does it.
type Act<'a> = &'a dyn Fn(&Path) -> Result<(), CampaignError>;
/// Looks that all is well: after it was stopped, with false; after it was done again, with true.
type Look<'a> = &'a dyn Fn(&Path, bool, &str);

/// Stops something within each of its steps.
fn stopped(name: &str, prepare: Prepare<'_>, act: Act<'_>, look: Look<'_>) {
    let place = tempfile::tempdir().expect("a folder");
    let fresh = |n: &str| {
        let dir = place.path().join(n);
        fs::create_dir(&dir).expect("made");
        prepare(&dir);
        dir
    };
    let dir = fresh("calm");
    fault::plan(usize::MAX, Fault::Stop(0));
    let done = act(&dir);
    let steps = fault::end();
    done.unwrap_or_else(|t| panic!("{name}: {t}"));
    look(&dir, true, name);
    assert!(steps > 3, "{name}: {steps} steps");
    let thorough = super::thorough();
    for at in 0..steps {
        let parts: &[usize] = match at % 2 {
            _ if thorough => &[0, 1, 2, 3, 4],
            0 => &[0],
            _ => &[3],
        };
        for &parts in parts {
            let dir = fresh(&format!("{at}-{parts}"));
            let what = format!("{name}, stopped at {at} of {steps}, {parts}");
            fault::plan(at, Fault::Stop(parts));
            let done = act(&dir);
            fault::end();
            look(&dir, done.is_ok(), &what);
            if done.is_err()
                && let Err(t) = act(&dir)
            {
                let done_before = t.to_string().contains("already");
                assert!(done_before, "{what}: {t}");
            }
            look(&dir, true, &format!("{what}, again"));
            fs::remove_dir_all(&dir).expect("removed");
        }
    }
    println!("{name}: stopped within each of {steps} steps");
}

/// What stands in a folder, but for what a program that was stopped left to be cleared away.
fn standing(dir: &Path) -> Vec<String> {
    let names = fs::read_dir(dir).expect("read").flatten().map(|e| e.file_name());
    let mut all: Vec<String> = names.map(|n| n.to_string_lossy().into_owned()).collect();
    all.retain(|n| !n.starts_with(staged::PREFIX) && !n.ends_with(".new"));
    all.sort();
    all
}

fn left(dir: &Path) -> usize {
    let names = fs::read_dir(dir).expect("read").flatten();
    names.filter(|e| e.file_name().to_string_lossy().starts_with(staged::PREFIX)).count()
}

#[test]
fn new_campaigns() {
    let act = |place: &Path| {
        let party = ["brannick".to_owned(), "pim".to_owned()];
        Campaign::create(&place.join("c"), "lamplighters", &party, &[], "C", 7).map(drop)
    };
    let look = |place: &Path, done: bool, at: &str| {
        let names = standing(place);
        assert!(names.is_empty() && !done || names == ["c"], "{at}: {names:?}");
        if done {
            let (known, told) = Known::of(&place.join("c")).unwrap_or_else(|t| panic!("{at}: {t}"));
            assert!(told.is_empty() && known == Known::of(&place.join("c")).expect("again").0);
        }
    };
    let empty = |place: &Path| fs::create_dir(place.join("c")).expect("made");
    stopped("new", &|_| {}, &act, &look);
    let look = |place: &Path, done: bool, at: &str| {
        if done {
            look(place, done, at);
        }
    };
    stopped("new, in an empty folder", &empty, &act, &look);
    // Never over anything, and nothing is left lying about.
    let place = tempfile::tempdir().expect("a folder");
    fs::create_dir(place.path().join("c")).expect("made");
    fs::write(place.path().join("c/letter"), "mine").expect("written");
    let t = act(place.path()).expect_err("something is there");
    assert!(t.to_string().contains("already exists"), "{t}");
    assert_eq!(standing(place.path()), ["c"]);
    assert_eq!(standing(&place.path().join("c")), ["letter"]);
}

#[test]
fn exports_imports_and_copies() {
    let stages = Stages::of(7, "First Light");
    let all: &[usize] = if super::thorough() { &[0, 1, 2, 3, 4, 5, 6] } else { &[1, 6] };
    for &stage in all {
        let (known, _) = {
            let place = tempfile::tempdir().expect("a folder");
            copy(&stages.dir(stage), &place.path().join("c"));
            Known::of(&place.path().join("c")).expect("it opens")
        };
        let same = |dir: &Path, at: &str| {
            let (now, told) = Known::of(dir).unwrap_or_else(|t| panic!("{at}: {t}"));
            assert!(now == known && told.is_empty(), "{at}: {told:?}");
        };
        let prepare = |place: &Path| copy(&stages.dir(stage), &place.join("c"));
        let act = |place: &Path| FAMILIES.export(&place.join("c"), &place.join("out"));
        let look = |place: &Path, done: bool, at: &str| {
            same(&place.join("c"), at);
            if done || place.join("out").exists() {
                let again = tempfile::tempdir().expect("a folder");
                let dir = again.path().join("again");
                FAMILIES.import(&place.join("out"), &dir).unwrap_or_else(|t| panic!("{at}: {t}"));
                same(&dir, at);
            }
        };
        stopped("export", &prepare, &act, &look);
        let file = stages.dir(0).with_file_name(format!("{stage}.tar.gz"));
        FAMILIES.export(&stages.dir(stage), &file).expect("written");
        let act = |place: &Path| FAMILIES.import(&file, &place.join("c")).map(drop);
        let look = |place: &Path, done: bool, at: &str| {
            let names = standing(place);
            assert!(names.is_empty() && !done || names == ["c"], "{at}: {names:?}");
            if done {
                same(&place.join("c"), at);
            }
        };
        stopped("import", &|_| {}, &act, &look);
        // In memory it goes on in another folder, as often as it takes.
        if stage == 1 {
            let act = |place: &Path| {
                let mut table = Table::open(&place.join("c"))?;
                table.session.move_to(&place.join("new")).map(drop)
            };
            let look = |place: &Path, done: bool, at: &str| {
                same(&place.join("c"), at);
                assert!(place.join("new").exists() || !done, "{at}");
                if place.join("new").exists() {
                    let mut table = Table::open(&place.join("new")).expect("it opens");
                    table.step().expect("saved");
                    table.session.undo(&mut table.world).expect("saved");
                }
            };
            stopped("elsewhere", &prepare, &act, &look);
        }
    }
}

#[test]
fn going_back_and_forth() {
    let stages = Stages::of(7, "First Light");
    for (stage, to) in [(1, 1), (4, 1), (5, 1), (6, 1), (6, 2)] {
        let place = tempfile::tempdir().expect("a folder");
        let (old, new) = (place.path().join("old"), place.path().join("new"));
        copy(&stages.dir(stage), &old);
        copy(&stages.dir(stage), &new);
        let (before, _) = Known::of(&old).expect("it opens");
        backups::restore::<Body>(&new, to).expect("it is there");
        let (after, told) = Known::of(&new).expect("it opens");
        assert!(told.is_empty() && after != before, "{told:?}");
        let prepare = |place: &Path| copy(&stages.dir(stage), &place.join("c"));
        let act = |place: &Path| Ok(backups::restore::<Body>(&place.join("c"), to).map(drop)?);
        let look = |place: &Path, done: bool, at: &str| {
            let (now, told) = Known::of(&place.join("c")).unwrap_or_else(|t| panic!("{at}: {t}"));
            let right = now == after || (!done && now == before);
            assert!(right, "{stage} {at}: {told:?}\n{now:#?}");
            assert!(told.iter().all(|n| n.contains("interrupted")), "{at}: {told:?}");
            assert!(Known::of(&place.join("c")).expect("again").1.is_empty(), "{at}");
            // And forth again: nothing that was played is gone.
            if at.ends_with("again") && stage > to as usize + 3 {
                let dir = place.join("c");
                let forth = before.record().journal();
                backups::restore::<Body>(&dir, forth).unwrap_or_else(|t| panic!("{at}: {t}"));
                let (now, _) = Known::of(&dir).expect("it opens");
                assert_eq!(now.record().body.results, before.record().body.results, "{at}");
                assert_eq!(now.record().body.party, before.record().body.party, "{at}");
                let told = chronicle::read(&dir).expect("it can be read");
                assert!(told.scenarios[0].chapter.as_ref().is_some_and(|c| c.whole), "{at}");
            }
        };
        stopped("restore", &prepare, &act, &look);
    }
}

/// A pack in a folder, a copy of one that ships; with another hand for a hero, if so wanted.
fn pack(dir: &Path, changed: bool) -> PathBuf {
    let dir = dir.join("glass-caravan");
    for (path, text) in Source::builtin("glass-caravan").expect("it ships").files {
        let file = dir.join(path);
        fs::create_dir_all(file.parent().expect("within")).expect("made");
        let text = if changed { text.replacen("hand: 4", "hand: 5", 1) } else { text };
        fs::write(file, text).expect("written");
    }
    dir
}

#[test]
fn other_content() {
    let digests = {
        let place = tempfile::tempdir().expect("a folder");
        let digest = |changed| {
            let source = Source::folder(&pack(place.path(), changed)).expect("read");
            crate::cards::load::digest(&source)
        };
        [digest(false), digest(true)]
    };
    let prepare = |place: &Path| {
        let pack = pack(place, false);
        let party = ["oda".to_owned()];
        let path = pack.to_string_lossy();
        drop(Campaign::create(&place.join("c"), &path, &party, &[], "C", 7).expect("it fits"));
        self::pack(place, true);
    };
    let act = |place: &Path| Campaign::open(&place.join("c"))?.update().map(drop);
    let look = |place: &Path, done: bool, at: &str| {
        let campaign = Campaign::open(&place.join("c")).unwrap_or_else(|t| panic!("{at}: {t}"));
        let digest = campaign.content.digest;
        assert!(digest == digests[1] || (!done && digest == digests[0]), "{at}");
        // Also without the pack.
        drop(campaign);
        let (pack, away) = (place.join("glass-caravan"), place.join("away"));
        fs::rename(&pack, &away).expect("moved");
        let campaign = Campaign::open(&place.join("c")).unwrap_or_else(|t| panic!("{at}: {t}"));
        assert_eq!(campaign.content.digest, digest, "{at}");
        drop(campaign);
        fs::rename(&away, &pack).expect("moved");
        let kept = content::stored_as(&place.join("c"), &format!("{digest:016x}"));
        assert!(kept.is_some(), "{at}");
    };
    stopped("update", &prepare, &act, &look);
}

#[test]
fn what_is_done_with_a_campaign() {
    let stages = Stages::of(7, "First Light");
    // From any moment, as a copy.
    let (known, _) = Known::of(&stages.dir(6)).expect("it opens");
    let prepare = |place: &Path| copy(&stages.dir(6), &place.join("c"));
    for number in [1, 2] {
        let act = |place: &Path| {
            let mut watch = Watch::of_campaign(&place.join("c"), number)?;
            watch.begin(&mut World::new())?;
            watch.take_over(5, &place.join("new"))
        };
        let look = |place: &Path, done: bool, at: &str| {
            let (now, told) = Known::of(&place.join("c")).expect("it opens");
            assert!(now == known && told.is_empty(), "{at}: {told:?}");
            assert!(place.join("new").exists() || !done, "{at}");
            if place.join("new").exists() {
                let table = Table::open(&place.join("new")).expect("it opens");
                assert_eq!(table.decisions(), 5, "{at}");
                assert!(table.notices.is_empty(), "{at}: {:?}", table.notices);
            }
        };
        stopped("take-over", &prepare, &act, &look);
    }
    // Between two games by simple rules.
    let (settled, _) = Known::of(&stages.dir(5)).expect("it opens");
    let prepare = |place: &Path| copy(&stages.dir(3), &place.join("c"));
    let act = |place: &Path| {
        let mut session = Session::new(Campaign::open(&place.join("c"))?);
        if session.downtime_is_due() {
            session.settle()?;
        }
        Ok(())
    };
    let look = |place: &Path, done: bool, at: &str| {
        let (now, told) = Known::of(&place.join("c")).unwrap_or_else(|t| panic!("{at}: {t}"));
        assert!(told.iter().all(|n| n.contains("cut off")), "{at}: {told:?}");
        assert!(!done || now == settled, "{at}: {now:#?}");
    };
    stopped("settle", &prepare, &act, &look);
    // A generated scenario.
    let prepare = |place: &Path| copy(&stages.dir(0), &place.join("c"));
    let act = |place: &Path| {
        let mut session = Session::new(Campaign::open(&place.join("c"))?);
        session.start_or_resume(&mut World::new(), Some("quest-0-5"), None).map(drop)
    };
    let look = |place: &Path, done: bool, at: &str| {
        let opened = Known::of(&place.join("c"));
        let (now, told) = opened.unwrap_or_else(|t| panic!("{at}: {t}"));
        assert!(told.iter().all(|n| n.contains("cut off")), "{at}: {told:?}");
        assert!(!done || now.record().body.quests.len() == 1, "{at}: {now:#?}");
    };
    stopped("quest", &prepare, &act, &look);
    // Its story.
    let prepare = |place: &Path| copy(&stages.dir(5), &place.join("c"));
    let act = |place: &Path| {
        let _ = fs::remove_dir_all(place.join("c/statistics"));
        chronicle::read(&place.join("c")).map(drop)
    };
    let look = |place: &Path, _: bool, at: &str| {
        let told = chronicle::read(&place.join("c")).unwrap_or_else(|t| panic!("{at}: {t}"));
        assert!(told.scenarios[0].chapter.as_ref().is_some_and(|c| c.whole), "{at}");
        assert!(Known::of(&place.join("c")).expect("it opens").1.is_empty(), "{at}");
    };
    stopped("chronicle", &prepare, &act, &look);
}

/// Two at once: both succeed, or one is told; and nobody's folder goes.
#[test]
fn two_imports_at_once() {
    let stages = Stages::of(7, "First Light");
    let place = tempfile::tempdir().expect("a folder");
    let file = place.path().join("c.tar.gz");
    FAMILIES.export(&stages.dir(1), &file).expect("written");
    // What only looks like ours.
    for name in ["c.new", ".emberdeck-making-mine", "d.new"] {
        fs::create_dir(place.path().join(name)).expect("made");
        fs::write(place.path().join(name).join("letter"), "mine").expect("written");
    }
    for round in 0..12 {
        let dir = place.path().join(format!("c-{round}"));
        let done = std::thread::scope(|s| {
            let all = [0, 1, 2].map(|_| s.spawn(|| FAMILIES.import(&file, &dir)));
            all.map(|t| t.join().expect("no panic"))
        });
        let good = done.iter().filter(|d| d.is_ok()).count();
        assert_eq!(good, 1, "{done:?}");
        for t in done.into_iter().filter_map(Result::err) {
            assert!(t.to_string().contains("already exists"), "{t}");
        }
        assert!(Known::of(&dir).expect("it opens").1.is_empty());
    }
    assert_eq!(left(place.path()), 1, "only what is not ours");
    for name in ["c.new", ".emberdeck-making-mine", "d.new"] {
        let letter = place.path().join(name).join("letter");
        assert_eq!(fs::read(letter).expect("there"), b"mine", "{name}");
    }
}

/// A campaign that is played can be exported, and what comes of it goes on.
#[test]
fn an_open_campaign_is_exported() {
    let stages = Stages::of(7, "First Light");
    let place = tempfile::tempdir().expect("a folder");
    let dir = place.path().join("c");
    copy(&stages.dir(1), &dir);
    let mut table = Table::open(&dir).expect("it opens");
    for n in 0..5 {
        table.step().expect("saved");
        let (file, new) = (place.path().join("out"), place.path().join(format!("new-{n}")));
        FAMILIES.export(&dir, &file).expect("written");
        assert!(FAMILIES.import(&file, &new).expect("whole").is_empty());
        assert_eq!(Table::open(&new).expect("it opens").digest(), table.digest());
    }
}
