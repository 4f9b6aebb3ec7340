//! The picture behind the title: painted beside the main thread, for the size of the window, and
//! put away when another screen is up.

use std::sync::Mutex;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use bevy_egui::egui::TextureId;
use bevy_egui::{EguiTextureHandle, EguiUserTextures};

use super::scene;
use crate::app::waker;
use crate::faces::Pixels;
use crate::table::Screenful;
use crate::table::art::picture;

/// Nothing is painted larger: a linocut bears being scaled.
const MOST: (u32, u32) = (2560, 1440);

/// The picture, and what is being painted.
#[derive(Resource, Default)]
pub struct Backdrop {
    image: Option<Handle<Image>>,
    /// Pixels asked for last.
    size: (u32, u32),
    work: Option<Mutex<Receiver<Pixels>>>,
}

impl Backdrop {
    /// Whether it is still being painted.
    pub fn waiting(&self) -> bool {
        self.work.is_some()
    }

    /// The picture for a panel, and its shape (width over height).
    pub fn texture(&self, textures: &mut EguiUserTextures) -> Option<(TextureId, f32)> {
        let image = self.image.as_ref()?;
        let id = textures.add_image(EguiTextureHandle::Weak(image.id()));
        Some((id, self.size.0 as f32 / self.size.1.max(1) as f32))
    }
}

/// The pixels that a window of so many wants: steps, so that dragging its edge does not paint
/// without end.
fn wanted(window: Vec2, scale: f32) -> (u32, u32) {
    let shape = (window.x / window.y.max(1.0)).clamp(0.6, 3.6);
    let high = (window.y * scale).ceil().clamp(180.0, MOST.1 as f32) as u32;
    let high = high.next_multiple_of(120).min(MOST.1);
    let wide = ((high as f32 * shape) as u32).next_multiple_of(16);
    (wide.min(MOST.0 * 3 / 2), high)
}

/// Has the picture painted when the window wants another, and takes it in.
pub fn paint(
    mut backdrop: ResMut<Backdrop>,
    mut images: ResMut<Assets<Image>>,
    screen: Res<Screenful>,
    cameras: Query<&Camera, With<Camera2d>>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
) {
    let backdrop = backdrop.bypass_change_detection();
    if let Some(work) = &backdrop.work {
        let came = match work.lock() {
            Ok(work) => work.try_recv(),
            Err(_) => Err(TryRecvError::Disconnected),
        };
        match came {
            Ok(pixels) => {
                backdrop.work = None;
                if pixels.width > 0 {
                    backdrop.image = Some(images.add(picture(pixels)));
                }
            }
            Err(TryRecvError::Empty) => {}
            Err(TryRecvError::Disconnected) => backdrop.work = None,
        }
    }
    let size = screen.0;
    if backdrop.waiting() || size.x < 2.0 {
        return;
    }
    let scale = cameras.iter().find_map(Camera::target_scaling_factor).unwrap_or(1.0);
    let wanted = wanted(size, scale);
    if wanted == backdrop.size {
        return;
    }
    backdrop.size = wanted;
    let wake = waker(proxy.as_deref());
    let (out, work) = channel();
    let painter = move || {
        // Nobody waits for it any more where the window is gone.
        if out.send(scene::paint(wanted.0, wanted.1)).is_ok() {
            wake();
        }
    };
    match std::thread::Builder::new().name("backdrop".into()).spawn(painter) {
        Ok(_) => backdrop.work = Some(Mutex::new(work)),
        // The title can be read without it.
        Err(why) => warn!("no thread for painting the title: {why}"),
    }
}

/// The next screen needs the memory.
pub fn leave(mut backdrop: ResMut<Backdrop>) {
    *backdrop = Backdrop::default();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_that_grows_a_little_wants_the_same_picture() {
        assert_eq!(wanted(Vec2::new(1600.0, 900.0), 1.0), (1712, 960));
        let height = |w, h| wanted(Vec2::new(w, h), 1.0).1;
        assert_eq!(height(1600.0, 850.0), height(1600.0, 950.0));
        let (w, h) = wanted(Vec2::new(3440.0, 1440.0), 2.0);
        assert!(w <= 3840 && h == 1440, "{w}x{h}");
    }
}
