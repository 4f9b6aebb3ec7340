//! Pictures of cards: composed on background threads, kept by face and width.

use std::collections::BTreeMap;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};

use bevy::asset::RenderAssetUsages;
use bevy::image::ImageSampler;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy_egui::{EguiTextureHandle, EguiUserTextures, egui};

use super::face;
use crate::cards::content::{Content, DefId};
use crate::faces::{DeckBack, Pixels};

/// What a picture shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum FaceKey {
    /// A card of the box.
    Card(DefId),
    /// A location, open or closed.
    Place(u16, bool),
    /// A hero.
    Hero(u16),
    /// A side of a hero's role card.
    Role(u16, u8),
    /// A scenario.
    Scenario(u16),
    /// The back of a deck.
    Back(DeckBack),
}

/// How wide pictures are made: the next of these steps above what is wanted.
const STEP: u32 = 16;
/// Nothing is drawn wider.
const WIDEST: u32 = 1024;
/// Pictures are forgotten, oldest use first, above this many bytes.
const BUDGET: usize = 384 << 20;

struct Slot {
    image: Option<Handle<Image>>,
    used: u64,
    bytes: usize,
}

type Job = (FaceKey, u32, Arc<Content>);
type Done = (FaceKey, u32, u64, Pixels);

/// All pictures made so far.
#[derive(Resource)]
pub struct Art {
    slots: BTreeMap<(FaceKey, u32), Slot>,
    jobs: Sender<Job>,
    done: Mutex<Receiver<Done>>,
    waiting: usize,
    clock: u64,
    bytes: usize,
    blank: Handle<Image>,
    /// Digest of the pack that the pictures are of.
    pack: u64,
}

impl Art {
    /// Starts the painters.
    pub fn new(blank: Handle<Image>) -> Art {
        let (jobs, todo) = channel::<Job>();
        let (out, done) = channel::<Done>();
        let todo = Arc::new(Mutex::new(todo));
        let hands = std::thread::available_parallelism().map_or(1, |n| n.get().div_ceil(2));
        for i in 0..hands.clamp(1, 4) {
            let (todo, out) = (Arc::clone(&todo), out.clone());
            let painter = move || {
                loop {
                    let job = match todo.lock() {
                        Ok(jobs) => jobs.recv(),
                        Err(_) => return,
                    };
                    let Ok((key, width, content)) = job else { return };
                    let pixels = crate::faces::draw(&face::of(&content, key), width);
                    if out.send((key, width, content.as_shown(), pixels)).is_err() {
                        return;
                    }
                }
            };
            // Without a painter cards stay blank; the panels can still be played with.
            if let Err(why) =
                std::thread::Builder::new().name(format!("painter {i}")).spawn(painter)
            {
                warn!("no thread for painting cards: {why}");
            }
        }
        Art {
            slots: BTreeMap::new(),
            jobs,
            done: Mutex::new(done),
            waiting: 0,
            clock: 0,
            bytes: 0,
            blank,
            pack: 0,
        }
    }

    /// The picture of a face at least that wide; a blank one until it is painted. While a wider or
    /// narrower one is there, that one is given.
    pub fn get(&mut self, key: FaceKey, wide: f32, content: &Arc<Content>) -> Handle<Image> {
        // Wildcards are on the faces too.
        let pack = content.as_shown();
        if self.pack != pack {
            self.pack = pack;
            self.slots.clear();
            self.bytes = 0;
        }
        let width = (wide.ceil().max(16.0) as u32).next_multiple_of(STEP).min(WIDEST);
        self.clock += 1;
        let clock = self.clock;
        let slot = self.slots.entry((key, width)).or_insert_with(|| {
            self.waiting += 1;
            if self.jobs.send((key, width, Arc::clone(content))).is_err() {
                self.waiting -= 1;
            }
            Slot { image: None, used: clock, bytes: 0 }
        });
        slot.used = clock;
        if let Some(image) = &slot.image {
            return image.clone();
        }
        let like =
            self.slots.range((key, 0)..=(key, WIDEST)).rev().find_map(|(_, s)| s.image.clone());
        like.unwrap_or_else(|| self.blank.clone())
    }

    /// The same for a panel.
    pub fn texture(
        &mut self,
        textures: &mut EguiUserTextures,
        key: FaceKey,
        wide: f32,
        content: &Arc<Content>,
    ) -> egui::TextureId {
        let image = self.get(key, wide, content);
        textures.add_image(EguiTextureHandle::Weak(image.id()))
    }

    /// How many pictures are still being painted.
    pub fn waiting(&self) -> usize {
        self.waiting
    }

    /// Takes in what was painted; true if anything was.
    fn collect(&mut self, images: &mut Assets<Image>) -> bool {
        let mut any = false;
        loop {
            let next = match self.done.lock() {
                Ok(done) => done.try_recv(),
                Err(_) => return any,
            };
            let Ok((key, width, pack, pixels)) = next else { break };
            self.waiting = self.waiting.saturating_sub(1);
            any = true;
            // Another pack may be open by now, whose cards have the same numbers.
            if pixels.width == 0 || pack != self.pack {
                continue;
            }
            let bytes = pixels.rgba8.len();
            let image = images.add(picture(pixels));
            if let Some(slot) = self.slots.get_mut(&(key, width)) {
                slot.image = Some(image);
                slot.bytes = bytes;
                self.bytes += bytes;
            }
        }
        if self.bytes > BUDGET {
            self.forget();
        }
        any
    }

    fn forget(&mut self) {
        let mut by_age: Vec<(u64, (FaceKey, u32))> = self
            .slots
            .iter()
            .filter(|(_, s)| s.image.is_some())
            .map(|(k, s)| (s.used, *k))
            .collect();
        by_age.sort_unstable();
        for (_, key) in by_age {
            if self.bytes <= BUDGET / 2 {
                break;
            }
            if let Some(slot) = self.slots.remove(&key) {
                self.bytes = self.bytes.saturating_sub(slot.bytes);
            }
        }
    }
}

/// Pixels as an image for the renderer.
pub fn picture(pixels: Pixels) -> Image {
    let size = Extent3d { width: pixels.width, height: pixels.height, depth_or_array_layers: 1 };
    let mut image = Image::new(
        size,
        TextureDimension::D2,
        pixels.rgba8,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.sampler = ImageSampler::linear();
    image
}

/// Prepares the cache.
pub fn open(mut commands: Commands, mut images: ResMut<Assets<Image>>) {
    let pixel = [0x6b, 0x5a, 0x48, 0xff].repeat(4);
    let blank = images.add(picture(Pixels { width: 2, height: 2, rgba8: pixel }));
    commands.insert_resource(Art::new(blank));
}

/// Set when pictures came in since the last frame.
#[derive(Resource, Default)]
pub struct NewArt(pub bool);

/// Takes in what was painted, every frame.
pub fn collect(mut art: ResMut<Art>, mut images: ResMut<Assets<Image>>, mut new: ResMut<NewArt>) {
    let art = art.bypass_change_detection();
    new.0 = art.collect(&mut images);
}
