//! The disk fails for a moment, at whatever step: what is refused is not there when the campaign is
//! opened again, or the message says that it may be.

use super::stages::Stages;
use super::{Table, copy};
use crate::campaign::downtime::{AdventureDowntime, Choice};
use crate::campaign::{Campaign, Choices, Session};
use crate::kernel::campaign::{CampaignError, UndoPolicy};
use crate::kernel::store::files::fault::{self, Fault};
use crate::rules::flow::past;

/// What goes wrong: the names in folders from some step on, or some steps in a row.
const FAULTS: [Fault; 5] =
    [Fault::Names, Fault::Refuse(0), Fault::Refuse(1), Fault::Refuse(2), Fault::Refuse(4)];

/// What a table stands for: the table itself, what was chosen, and how many scenarios are over.
type Stand = (u64, Choices, usize);

fn stand(table: &Table) -> Stand {
    let record = &table.session.campaign.record;
    (table.digest(), record.choices.clone(), record.body.results.len())
}

/// Decides and chooses, and ends the scenario where it is over. At the first refusal: how it stands,
/// and the refusal.
fn play(table: &mut Table) -> (Stand, Option<CampaignError>) {
    for n in 0..5 {
        let before = stand(table);
        let done = match n {
            _ if table.over() => table.session.finish(&mut table.world).map(drop),
            1 => table.session.undo(&mut table.world).map(drop),
            2 => {
                let mut choices = before.1.clone();
                choices.undo = match choices.undo {
                    UndoPolicy::Free => UndoPolicy::Hidden,
                    _ => UndoPolicy::Free,
                };
                let digest = past::digest(&table.world);
                table.session.choose(Some(digest), &choices)
            }
            _ => table.step(),
        };
        match done {
            Err(t) => {
                assert_eq!(stand(table).0, before.0, "the table is as it was: {t}");
                // The end of a scenario may be saved, and not what comes after it.
                return ((before.0, before.1, stand(table).2), Some(t));
            }
            Ok(()) if table.session.campaign.record.body.results.len() > before.2 => {
                return (stand(table), None);
            }
            Ok(()) => {}
        }
    }
    (stand(table), None)
}

fn is_uncertain(t: &CampaignError) -> bool {
    t.to_string().contains("uncertain")
}

#[test]
fn what_was_refused_is_not_carried_out() {
    let stages = Stages::of(7, "First Light");
    let place = tempfile::tempdir().expect("a folder");
    let (mut refused, mut uncertain) = (0, 0);
    for (stage, fault) in [1, 2].into_iter().flat_map(|s| FAULTS.map(|f| (s, f))) {
        for at in 0.. {
            let dir = place.path().join("c");
            copy(&stages.dir(stage), &dir);
            let mut table = Table::open(&dir).expect("it opens");
            fault::plan(at, fault);
            let (stood, trouble) = play(&mut table);
            let steps = fault::end();
            drop(table);
            let what = format!("{stage}, {fault:?} at {at}: {trouble:?}");
            let campaign = Campaign::open(&dir).unwrap_or_else(|t| panic!("{what}: {t}"));
            let over = campaign.record.body.results.len();
            drop(campaign);
            refused += usize::from(trouble.is_some());
            match trouble {
                Some(t) if is_uncertain(&t) => uncertain += 1,
                _ => {
                    assert_eq!(over, stood.2, "{what}");
                    if over == 0 {
                        let again = Table::open(&dir).expect("it opens");
                        assert_eq!(stand(&again), stood, "{what}: {:?}", again.notices);
                    }
                }
            }
            std::fs::remove_dir_all(&dir).expect("removed");
            if at > steps {
                break;
            }
        }
    }
    assert!(refused > 100 && uncertain > 5, "{refused} refused, {uncertain} of them uncertain");
    assert!(uncertain * 2 < refused, "{refused} refused, {uncertain} of them uncertain");
}

/// The same between two games, up to the last answer, which changes the record.
#[test]
fn what_was_refused_between_two_games_is_not_carried_out() {
    let stages = Stages::of(7, "First Light");
    let place = tempfile::tempdir().expect("a folder");
    let (mut refused, mut last) = (0, 0);
    for fault in FAULTS {
        for at in 0..16 {
            // At each answer in turn.
            for turn in 0.. {
                let dir = place.path().join("c");
                copy(&stages.dir(4), &dir);
                let mut session = Session::new(Campaign::open(&dir).expect("it opens"));
                session.enter_downtime().expect("it goes on");
                let mut n = 0;
                let trouble = loop {
                    let Some(downtime) = session.downtime() else { break None };
                    let choice = downtime.proposal().unwrap_or(Choice::Later);
                    if n == turn {
                        fault::plan(at, fault);
                    }
                    let done = session.decide(&choice);
                    n += 1;
                    if n > turn {
                        fault::end();
                        break done.err();
                    }
                    done.expect("saved");
                };
                let stood = session.downtime().map(AdventureDowntime::digest);
                let downtimes = session.campaign.record.downtimes;
                drop(session);
                let what = format!("{fault:?} at {at}, answer {turn}: {trouble:?}");
                if let Some(t) = &trouble {
                    refused += 1;
                    last += usize::from(stood.is_some() && n > 1);
                    if !is_uncertain(t) {
                        let mut again = Session::new(Campaign::open(&dir).expect("it opens"));
                        assert_eq!(again.campaign.record.downtimes, downtimes, "{what}");
                        again.enter_downtime().expect("it goes on");
                        assert_eq!(
                            again.downtime().map(AdventureDowntime::digest),
                            stood,
                            "{what}"
                        );
                    }
                }
                std::fs::remove_dir_all(&dir).expect("removed");
                if trouble.is_none() && n <= turn {
                    break;
                }
            }
        }
    }
    assert!(refused > 20 && last > 5, "{refused}, {last}");
}
