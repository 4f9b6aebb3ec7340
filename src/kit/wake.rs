//! Wakes a window that sleeps.

use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

/// Wakes the window from another thread, when something is ready to be shown; where there is no
/// window, nothing sleeps.
pub fn waker(proxy: Option<&EventLoopProxyWrapper>) -> impl Fn() + Send + 'static {
    let proxy = proxy.map(|p| (**p).clone());
    move || {
        if let Some(proxy) = &proxy {
            // A window that is gone needs not to be woken.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    }
}
