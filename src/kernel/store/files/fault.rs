//! Fault injection for tests: every step that writes to the disk asks here whether it fails.
//! Without a plan no step fails.

use std::cell::Cell;
use std::io;

/// The way in which a step fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The program stops within that step, and all later steps do nothing. Of bytes to be written,
    /// so many quarters are written.
    Stop(usize),
    /// The disk refuses that step and so many after it, as if it were full or read-only.
    Refuse(usize),
    /// From that step on, the disk does not confirm that the names in a folder are written.
    Names,
}

#[derive(Clone, Copy, Default)]
struct Plan {
    done: usize,
    fault: Option<(usize, Fault)>,
}

thread_local! {
    static PLAN: Cell<Plan> = Cell::default();
}

/// Plans a fault on this thread at the step with this number, counted from 0.
pub fn plan(at: usize, fault: Fault) {
    PLAN.set(Plan { done: 0, fault: Some((at, fault)) });
}

/// Removes the plan. Returns the number of steps since it was made.
pub fn end() -> usize {
    PLAN.replace(Plan::default()).done
}

fn next(of_folder: bool) -> Option<Fault> {
    let mut plan = PLAN.get();
    let n = plan.done;
    plan.done += 1;
    PLAN.set(plan);
    match plan.fault {
        Some((at, fault @ Fault::Stop(_))) if n >= at => {
            Some(if n == at { fault } else { Fault::Stop(0) })
        }
        Some((at, fault @ Fault::Refuse(more))) if n >= at && n <= at + more => Some(fault),
        Some((at, fault @ Fault::Names)) if n >= at && of_folder => Some(fault),
        _ => None,
    }
}

fn error(fault: Fault) -> io::Error {
    match fault {
        Fault::Stop(_) => io::Error::other("the program was stopped"),
        Fault::Refuse(_) => io::Error::from(io::ErrorKind::StorageFull),
        Fault::Names => io::Error::other("the disk fails"),
    }
}

pub(super) fn step() -> io::Result<()> {
    next(false).map_or(Ok(()), |f| Err(error(f)))
}

/// Counts a step that waits until the names in a folder are on the disk.
pub(super) fn folder() -> io::Result<()> {
    next(true).map_or(Ok(()), |f| Err(error(f)))
}

pub(super) fn partly(bytes: usize) -> (usize, io::Result<()>) {
    match next(false) {
        None => (bytes, Ok(())),
        Some(f @ Fault::Stop(parts)) => (bytes * parts.min(4) / 4, Err(error(f))),
        Some(f) => (bytes / 2, Err(error(f))),
    }
}
