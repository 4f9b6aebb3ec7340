//! Wakes the window for input that Bevy only polls: gamepads and screen readers. Threads wait for
//! them, so that an idle table draws nothing.

use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use bevy::winit::accessibility::{WinitActionRequestHandler, WinitActionRequestHandlers};

use crate::kit::wake::waker;

/// The interval at which requests of a screen reader are polled.
const LOOK: Duration = Duration::from_millis(20);

/// Adds the waking threads.
pub fn plugin(app: &mut App) {
    app.add_systems(PostStartup, wait_for_pads).add_systems(PostUpdate, wait_for_readers);
}

/// Wakes the window when a gamepad sends something outside its dead zone; Bevy polls gamepads after
/// each wake.
fn wait_for_pads(proxy: Option<Res<EventLoopProxyWrapper>>) {
    let Some(proxy) = proxy else { return };
    let wake = waker(Some(&proxy));
    // Without this thread, gamepads are noticed only when something else wakes the window.
    let _ = thread::Builder::new().name("gamepads".into()).spawn(move || {
        let Ok(mut pads) = gilrs::GilrsBuilder::new().build() else { return };
        while pads.next_event_blocking(None).is_some() {
            wake();
        }
    });
}

/// Polls for requests once a screen reader is active.
fn wait_for_readers(
    proxy: Option<Res<EventLoopProxyWrapper>>,
    reader: Option<Res<AccessibilityRequested>>,
    handlers: Option<Res<WinitActionRequestHandlers>>,
    mut waits: Local<bool>,
) {
    let (Some(proxy), Some(reader), Some(handlers)) = (proxy, reader, handlers) else { return };
    if *waits || !reader.get() || handlers.is_empty() {
        return;
    }
    *waits = true;
    let wake = waker(Some(&proxy));
    let asked: Vec<Arc<Mutex<WinitActionRequestHandler>>> = handlers.values().cloned().collect();
    let _ = thread::Builder::new().name("screen reader".into()).spawn(move || {
        let any = |asked: &Mutex<WinitActionRequestHandler>| {
            !asked.lock().unwrap_or_else(PoisonError::into_inner).is_empty()
        };
        loop {
            thread::sleep(LOOK);
            if asked.iter().any(|asked| any(asked)) {
                wake();
            }
        }
    });
}
