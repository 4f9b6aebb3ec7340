//! One Emberdeck at a time in a campaign folder.

use std::fs::{File, TryLockError};
use std::io::{Read, Seek, Write};
use std::path::Path;

use super::Trouble;

/// The name of the lock's file.
pub const FILE: &str = "lock";

/// A held lock; dropping it, or the end of the process in whatever way, gives it back.
#[derive(Debug)]
pub struct Lock {
    _file: File,
}

impl Lock {
    /// Takes the lock of a folder.
    ///
    /// # Errors
    /// When another Emberdeck holds it.
    pub fn take(dir: &Path) -> Result<Lock, Trouble> {
        let path = dir.join(FILE);
        let mut file = File::options()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(&path)
            .map_err(|e| Trouble::at(&path, e))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut holder = String::new();
                let who = match Read::by_ref(&mut file).take(20).read_to_string(&mut holder) {
                    Ok(_) if !holder.trim().is_empty() => {
                        t!("trouble-other-emberdeck", id = holder.trim())
                    }
                    _ => t!("trouble-some-emberdeck"),
                };
                return Err(Trouble::at(dir, t!("trouble-in-use", who = who)));
            }
            Err(TryLockError::Error(e)) => return Err(Trouble::at(&path, e)),
        }
        let note = |file: &mut File| -> std::io::Result<()> {
            file.set_len(0)?;
            file.rewind()?;
            writeln!(file, "{}", std::process::id())
        };
        note(&mut file).map_err(|e| Trouble::at(&path, e))?;
        Ok(Lock { _file: file })
    }
}
