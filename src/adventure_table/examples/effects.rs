//! Draws the states of a card on the table side by side, as a PNG: `effects OUT.png [WIDTH]`.
//! Animations are shown halfway.

fn main() -> Result<(), String> {
    effects::draw()
}

mod effects {
    use std::path::PathBuf;
    use std::sync::{Arc, Mutex};

    use adventure::cards::content::{Content, DefId};
    use adventure::cards::source::{find_pack, packs};
    use adventure::cards::vocabulary::Rank;
    use adventure_table::face::{self, DeckBack, FaceKey};
    use bevy::camera::RenderTarget;
    use bevy::prelude::*;
    use bevy::render::render_resource::{TextureFormat, TextureUsages};
    use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
    use kit::art::{self, picture as image_of};
    use kit::card::{self, CardMaterial, CardMesh, CardSampler, Pose, View, transform, uniform};
    use shell::host::{offscreen, ready, with_renderer};
    use shell::picture;

    const COLUMNS: usize = 8;

    /// Returns the states, each as a change to a view at rest, faceup.
    fn states() -> Vec<fn(&mut View)> {
        vec![
            |_| {},
            |v| v.now.glow = 1.0,
            |v| v.now.lift = 0.5,
            |v| v.now.lift = 1.0,
            |v| (v.now.lift, v.lean) = (1.0, Vec2::new(0.2, 0.0)),
            |v| (v.now.lift, v.lean) = (1.0, Vec2::new(-0.2, 0.15)),
            |v| v.now.dim = 0.42,
            |v| (v.now.dim, v.now.gray) = (0.35, 0.7),
            |v| v.now.face = 0.0,
            |v| (v.now.face, v.now.lift) = (0.2, 0.6),
            |v| (v.now.face, v.now.lift) = (0.4, 0.8),
            |v| (v.now.face, v.now.lift) = (0.6, 0.8),
            |v| (v.now.face, v.now.lift) = (0.8, 0.6),
            |v| v.fx.ink = 0.05,
            |v| v.fx.ink = 0.35,
            |v| v.fx.ink = 0.7,
            |v| v.fx.burnt = 0.1,
            |v| v.fx.burnt = 0.25,
            |v| v.fx.burnt = 0.45,
            |v| v.fx.burnt = 0.65,
            |v| v.fx.burnt = 0.85,
            |v| v.foil = true,
            |v| (v.foil, v.lean, v.now.lift) = (true, Vec2::new(0.15, 0.1), 0.6),
            |v| (v.foil, v.now.angle, v.now.glow) = (true, 0.12, 1.0),
        ]
    }

    fn shown(content: &Content, n: usize, foil: bool) -> DefId {
        let loot = |d: &usize| (content.cards[*d].rank == Rank::Loot) == foil;
        let all: Vec<usize> = (0..content.cards.len()).filter(loot).collect();
        DefId(all[n * 7 % all.len()] as u16)
    }

    pub fn draw() -> Result<(), String> {
        let mut args = std::env::args().skip(1);
        let out = PathBuf::from(args.next().unwrap_or_else(|| "effects.png".into()));
        let wide: f32 = args.next().and_then(|w| w.parse().ok()).unwrap_or(180.0);
        let pack = packs().into_iter().next().ok_or("no content pack was found")?;
        let content = find_pack(&pack).map_err(|_| "the pack cannot be read")?;
        let states = states();
        let rows = states.len().div_ceil(COLUMNS);
        let size = Vec2::new(COLUMNS as f32, rows as f32 * 1.35) * wide * 1.3;
        let mut app = with_renderer(offscreen)?;
        art::plugin(&mut app);
        card::plugin(&mut app);
        let (w, h) = (size.x as u32, size.y as u32);
        let mut image = Image::new_target_texture(w, h, TextureFormat::Rgba8UnormSrgb, None);
        image.texture_descriptor.usage |= TextureUsages::COPY_SRC;
        let target = app.world_mut().resource_mut::<Assets<Image>>().add(image);
        let target = RenderTarget::Image(target.into());
        app.world_mut().spawn((Camera2d, Msaa::Off, target.clone()));
        ready(&mut app);
        app.update();
        for (n, change) in states.iter().enumerate() {
            let at = Vec2::new((n % COLUMNS) as f32 + 0.5, ((n / COLUMNS) as f32 + 0.5) * 1.35);
            let key = FaceKey::Back(DeckBack::Location);
            let mut view =
                View::new(key.into(), key.into(), Pose::flat(at * wide * 1.3, wide, true));
            view.own = n as f32 / 24.0;
            change(&mut view);
            let def = shown(&content, n, view.foil);
            let up = view.now.face > 0.5;
            let key = if up { FaceKey::Card(def) } else { key };
            let pixels = faces::draw(&face::of(&content, key), wide as u32);
            let world = app.world_mut();
            let picture = world.resource_mut::<Assets<Image>>().add(image_of(pixels));
            let (mesh, sampler) =
                (world.resource::<CardMesh>().0.clone(), world.resource::<CardSampler>().0.clone());
            let card = uniform(&view);
            let material = CardMaterial { card, picture, sampler };
            let material = world.resource_mut::<Assets<CardMaterial>>().add(material);
            let place = transform(&view.now, 950.0, size);
            world.spawn((Mesh2d(mesh), MeshMaterial2d(material), place));
        }
        for _ in 0..6 {
            app.update();
        }
        let slot: Arc<Mutex<Option<Image>>> = Arc::default();
        let put = Arc::clone(&slot);
        app.world_mut().spawn(Screenshot(target)).observe(move |taken: On<ScreenshotCaptured>| {
            if let Ok(mut slot) = put.lock() {
                *slot = Some(taken.image.clone());
            }
        });
        for _ in 0..200 {
            app.update();
            if let Some(image) = slot.lock().ok().and_then(|mut s| s.take()) {
                return picture::save(&image, &out);
            }
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
        Err("the renderer gave no picture".into())
    }
}
