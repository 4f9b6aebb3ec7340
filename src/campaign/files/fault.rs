//! Disks that fail, and programs that are stopped, for tests.

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

fn next() -> Option<Fault> {
    let mut plan = PLAN.get();
    let n = plan.done;
    plan.done += 1;
    PLAN.set(plan);
    match plan.fault {
        Some((at, fault @ Fault::Stop(_))) if n >= at => {
            Some(if n == at { fault } else { Fault::Stop(0) })
        }
        Some((at, fault @ Fault::Refuse(more))) if n >= at && n <= at + more => Some(fault),
        _ => None,
    }
}

fn error(fault: Fault) -> io::Error {
    match fault {
        Fault::Stop(_) => io::Error::other("the program was stopped"),
        Fault::Refuse(_) => io::Error::from(io::ErrorKind::StorageFull),
    }
}

pub(super) fn step() -> io::Result<()> {
    next().map_or(Ok(()), |f| Err(error(f)))
}

pub(super) fn partly(bytes: usize) -> (usize, io::Result<()>) {
    match next() {
        None => (bytes, Ok(())),
        Some(f @ Fault::Stop(parts)) => (bytes * parts.min(4) / 4, Err(error(f))),
        Some(f @ Fault::Refuse(_)) => (bytes / 2, Err(error(f))),
    }
}
