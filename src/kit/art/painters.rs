//! The threads that paint faces. What was requested last is painted first; stale requests are
//! dropped.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use bevy::log::warn;

use super::{FaceId, FaceSource};
use crate::faces::{self, Pixels};
use crate::lang::{self, Language};

/// A face to paint.
pub struct Job {
    /// The id of the picture.
    pub key: FaceId,
    /// Its width in pixels.
    pub width: u32,
    /// The frame in which it was last requested.
    pub wanted: u64,
    /// The source of what is printed.
    pub source: Arc<dyn FaceSource>,
    /// The language of the card's texts.
    pub language: Language,
    /// The batch that it belongs to; pictures of an earlier content or language are discarded.
    pub batch: u64,
}

/// A painted face with its mip levels; empty if it could not be painted.
pub struct Done {
    /// The id of the picture.
    pub key: FaceId,
    /// Its width in pixels.
    pub width: u32,
    /// The batch that it belongs to.
    pub batch: u64,
    /// The mip levels, the largest first.
    pub levels: Vec<Pixels>,
}

#[derive(Default)]
struct Todo {
    jobs: Vec<Job>,
    closed: bool,
}

type Queue = Arc<(Mutex<Todo>, Condvar)>;

/// The painter threads with their queue.
pub struct Painters {
    queue: Queue,
    done: Mutex<Receiver<Done>>,
}

fn hold(todo: &Mutex<Todo>) -> MutexGuard<'_, Todo> {
    todo.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Painters {
    /// Starts this many threads.
    pub fn start(count: usize) -> Painters {
        let queue = Queue::default();
        let (out, done) = channel::<Done>();
        for i in 0..count {
            let (queue, out) = (Arc::clone(&queue), out.clone());
            let painter = move || work(&queue, &out);
            // Without a painter cards stay blank, but the panels still work.
            if let Err(why) =
                std::thread::Builder::new().name(format!("painter {i}")).spawn(painter)
            {
                warn!("no thread for painting cards: {why}");
            }
        }
        Painters { queue, done: Mutex::new(done) }
    }

    /// Adds a job to the queue.
    pub fn order(&self, job: Job) {
        hold(&self.queue.0).jobs.push(job);
        self.queue.1.notify_one();
    }

    /// Updates when each job was last requested. Removes jobs for which `wanted` returns `None`.
    pub fn review(&self, wanted: impl Fn(&Job) -> Option<u64>) {
        hold(&self.queue.0).jobs.retain_mut(|job| match wanted(job) {
            Some(at) => {
                job.wanted = at;
                true
            }
            None => false,
        });
    }

    /// Returns the next finished picture, if one is ready.
    pub fn ready(&self) -> Option<Done> {
        self.done.lock().unwrap_or_else(PoisonError::into_inner).try_recv().ok()
    }
}

impl Drop for Painters {
    fn drop(&mut self) {
        hold(&self.queue.0).closed = true;
        self.queue.1.notify_all();
    }
}

/// Takes the most urgent job: requested in the latest frame, and of those the narrowest, which is
/// the fastest.
fn next(jobs: &mut Vec<Job>) -> Option<Job> {
    let best = jobs
        .iter()
        .enumerate()
        .max_by_key(|(at, job)| (job.wanted, std::cmp::Reverse(job.width), std::cmp::Reverse(*at)));
    let at = best?.0;
    Some(jobs.remove(at))
}

fn work(queue: &Queue, out: &Sender<Done>) {
    loop {
        let mut todo = hold(&queue.0);
        let job = loop {
            if todo.closed {
                return;
            }
            match next(&mut todo.jobs) {
                Some(job) => break job,
                None => todo = queue.1.wait(todo).unwrap_or_else(PoisonError::into_inner),
            }
        };
        drop(todo);
        let Job { key, width, batch, .. } = job;
        let paint = || lang::with(job.language, || faces::levels(&job.source.face(key), width));
        // A face that cannot be painted stays blank; the other faces are still painted.
        let levels =
            std::panic::catch_unwind(std::panic::AssertUnwindSafe(paint)).unwrap_or_default();
        if out.send(Done { key, width, batch, levels }).is_err() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::faces::{Face, Kind};

    struct Blank;

    impl FaceSource for Blank {
        fn digest(&self) -> u64 {
            0
        }
        fn face(&self, _: FaceId) -> Face {
            Face::new(&Kind::PLAIN, "?")
        }
        fn share(&self) -> Arc<dyn FaceSource> {
            Arc::new(Blank)
        }
    }

    #[test]
    fn what_is_wanted_now_is_painted_first() {
        let job = |key: u32, width: u32, wanted: u64| Job {
            key: FaceId(key),
            width,
            wanted,
            source: Arc::new(Blank),
            language: Language::English,
            batch: 0,
        };
        let mut jobs = vec![job(1, 100, 5), job(2, 800, 9), job(3, 100, 9), job(4, 100, 9)];
        let order: Vec<FaceId> = std::iter::from_fn(|| next(&mut jobs)).map(|j| j.key).collect();
        assert_eq!(order, [3, 4, 2, 1].map(FaceId));
    }
}
