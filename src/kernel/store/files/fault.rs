//! Disks that fail, and programs that are stopped, for tests: every step on the disk asks here whether
//! it goes wrong, which it does nowhere but in tests that have planned so.

use std::cell::Cell;
use std::io;

/// What goes wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The program stops within that step: nothing is done any more. Of bytes to be written,
    /// so many parts of four are.
    Stop(usize),
    /// The disk refuses that step and so many after it: it is full, or cannot be written.
    Refuse(usize),
    /// From that step on, the disk does not say whether the names in a folder are written.
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

/// From now on, on this thread, that goes wrong at the step of this number, counted from 0.
pub fn plan(at: usize, fault: Fault) {
    PLAN.set(Plan { done: 0, fault: Some((at, fault)) });
}

/// All is well again. Says how many steps there were since the plan was made.
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

/// A step that waits until the names in a folder are on the disk.
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
