//! Catches a panic of the rules without printing it, and remembers its position.

use std::cell::{Cell, RefCell};
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
use std::sync::Once;

thread_local! {
    static CATCHING: Cell<bool> = const { Cell::new(false) };
    static WHERE: RefCell<String> = const { RefCell::new(String::new()) };
}
static HOOK: Once = Once::new();

/// Runs a function; a panic becomes an error with its message and position, which is all that a panic
/// tells.
pub fn catch<T>(run: impl FnOnce() -> T) -> Result<T, String> {
    HOOK.call_once(|| {
        let before = take_hook();
        set_hook(Box::new(move |info| {
            if CATCHING.get() {
                WHERE.with_borrow_mut(|w| *w = info.to_string());
            } else {
                before(info);
            }
        }));
    });
    CATCHING.set(true);
    let done = catch_unwind(AssertUnwindSafe(run));
    CATCHING.set(false);
    done.map_err(|_| WHERE.take())
}
