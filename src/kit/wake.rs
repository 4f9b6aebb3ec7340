//! Wakes a sleeping window.

use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

/// Returns a function that wakes the window from another thread, when something is ready to be
/// shown; without a window it does nothing.
pub fn waker(proxy: Option<&EventLoopProxyWrapper>) -> impl Fn() + Send + 'static {
    let proxy = proxy.map(|p| (**p).clone());
    move || {
        if let Some(proxy) = &proxy {
            // A closed window needs not be woken.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    }
}
