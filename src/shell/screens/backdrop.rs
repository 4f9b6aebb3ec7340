//! The picture behind the title, and behind the opening and the ending of a scenario. It is painted
//! on another thread for the size of the window, and dropped when another screen is up.

use std::sync::Mutex;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use bevy_egui::egui::{Color32, Mesh, Painter, Rect, TextureId, pos2};
use bevy_egui::{EguiTextureHandle, EguiUserTextures};

use super::{Screens, scene};
use crate::faces::scene::{Hour, Weather, panorama};
use crate::faces::{Face, Pixels};
use crate::kit::art::picture;
use crate::kit::frame::Viewport;
use crate::kit::wake::waker;
use crate::shell::screen::Screen;

/// The largest size to paint: a linocut still looks good when scaled up.
const MOST: (u32, u32) = (2560, 1440);

/// The picture behind the title, or behind a screen of a family.
#[derive(Clone, Debug, PartialEq)]
pub enum Subject {
    /// The night behind the title.
    Title,
    /// The scene of a card face, as printed or in another light.
    Scene(Box<Face>, Option<(Hour, Weather)>),
}

/// The current picture, and the one that is being painted.
#[derive(Resource, Default)]
pub struct Backdrop {
    /// The picture for a family's screen that has a backdrop.
    pub behind: Option<Subject>,
    image: Option<Handle<Image>>,
    /// The subject that was requested last.
    subject: Option<Subject>,
    /// The size that was requested last, in pixels.
    size: (u32, u32),
    work: Option<Mutex<Receiver<Pixels>>>,
}

impl Backdrop {
    /// Returns whether a picture is still being painted.
    pub fn waiting(&self) -> bool {
        self.work.is_some()
    }

    /// Returns whether the requested picture is ready.
    pub fn is_there(&self) -> bool {
        self.image.is_some()
    }

    /// Returns the picture for a panel, and its aspect ratio (width over height).
    pub fn texture(&self, textures: &mut EguiUserTextures) -> Option<(TextureId, f32)> {
        let image = self.image.as_ref()?;
        let id = textures.add_image(EguiTextureHandle::Weak(image.id()));
        Some((id, self.size.0 as f32 / self.size.1.max(1) as f32))
    }
}

/// Returns the pixels to paint for a window of this size. Sizes come in steps, so that resizing the
/// window does not repaint without end.
fn wanted(window: Vec2, scale: f32) -> (u32, u32) {
    let shape = (window.x / window.y.max(1.0)).clamp(0.6, 3.6);
    let high = (window.y * scale).ceil().clamp(180.0, MOST.1 as f32) as u32;
    let high = high.next_multiple_of(120).min(MOST.1);
    let wide = ((high as f32 * shape) as u32).next_multiple_of(16);
    (wide.min(MOST.0 * 3 / 2), high)
}

/// Returns whether the current screen has a backdrop.
pub fn is_seen(up: Res<State<Screen>>, screens: Res<Screens>) -> bool {
    screens.layout(*up.get()).backdrop
}

/// Requests a picture when the window needs another one, and receives finished ones.
pub fn paint(
    mut backdrop: ResMut<Backdrop>,
    mut images: ResMut<Assets<Image>>,
    screen: Res<Viewport>,
    up: Res<State<Screen>>,
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
    let subject = match up.get() {
        Screen::Title => Some(Subject::Title),
        _ => backdrop.behind.clone(),
    };
    let Some(subject) = subject else { return };
    let same = backdrop.subject.as_ref() == Some(&subject);
    if same && wanted == backdrop.size {
        return;
    }
    if !same {
        backdrop.image = None;
    }
    backdrop.subject = Some(subject.clone());
    backdrop.size = wanted;
    let wake = waker(proxy.as_deref());
    let (out, work) = channel();
    let painter = move || {
        // The receiver is gone if the window has closed.
        if out.send(painted(&subject, wanted)).is_ok() {
            wake();
        }
    };
    match std::thread::Builder::new().name("backdrop".into()).spawn(painter) {
        Ok(_) => backdrop.work = Some(Mutex::new(work)),
        // The screen is readable without its backdrop.
        Err(why) => warn!("no thread for painting a backdrop: {why}"),
    }
}

/// Draws the backdrop: the picture, cropped to the window's shape, or a dusk gradient until the
/// picture is ready. `shown`: the opacity of the picture, 0 to 1.
pub fn ground(p: &Painter, window: Rect, picture: Option<(TextureId, f32)>, shown: f32) {
    let (high, low) = (Color32::from_rgb(0x16, 0x1c, 0x2e), Color32::from_rgb(0x2a, 0x1a, 0x11));
    if picture.is_none() || shown < 1.0 {
        gradient(p, window, [high, high, low, low]);
    }
    let Some((id, shape)) = picture else { return };
    let have = window.width() / window.height().max(1.0);
    // Crops at the left and at the top: the lamp stands on the right.
    let uv = match have < shape {
        true => Rect::from_min_max(pos2(1.0 - have / shape, 0.0), pos2(1.0, 1.0)),
        false => Rect::from_min_max(pos2(0.0, 1.0 - shape / have), pos2(1.0, 1.0)),
    };
    p.image(id, window, uv, Color32::WHITE.gamma_multiply(shown.clamp(0.0, 1.0)));
}

/// Draws a rectangle with these colors at its corners (clockwise from the upper left one).
pub fn gradient(p: &Painter, rect: Rect, colors: [Color32; 4]) {
    let mut mesh = Mesh::default();
    let corners = [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()];
    for (at, color) in corners.into_iter().zip(colors) {
        mesh.colored_vertex(at, color);
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    p.add(mesh);
}

/// Drops the painted picture, since the next screen needs the memory. A picture that a family has
/// requested stays, since it may be for the screen that is entered now.
pub fn leave(mut backdrop: ResMut<Backdrop>) {
    let behind = backdrop.behind.take();
    *backdrop = Backdrop { behind, ..Backdrop::default() };
}

/// Paints a picture of this size.
fn painted(subject: &Subject, (wide, high): (u32, u32)) -> Pixels {
    match subject {
        Subject::Title => scene::paint(wide, high),
        Subject::Scene(face, light) => panorama(face, *light, (wide, high)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_family_asked_for_outlives_the_title() {
        use bevy::ecs::system::RunSystemOnce;
        let mut world = World::new();
        let behind = Some(Subject::Title);
        world.insert_resource(Backdrop { behind, size: (9, 9), ..Backdrop::default() });
        world.run_system_once(leave).expect("it runs");
        let backdrop = world.resource::<Backdrop>();
        assert_eq!((backdrop.behind.is_some(), backdrop.size), (true, (0, 0)));
    }

    #[test]
    fn a_window_that_grows_a_little_wants_the_same_picture() {
        assert_eq!(wanted(Vec2::new(1600.0, 900.0), 1.0), (1712, 960));
        let height = |w, h| wanted(Vec2::new(w, h), 1.0).1;
        assert_eq!(height(1600.0, 850.0), height(1600.0, 950.0));
        let (w, h) = wanted(Vec2::new(3440.0, 1440.0), 2.0);
        assert!(w <= 3840 && h == 1440, "{w}x{h}");
    }
}
