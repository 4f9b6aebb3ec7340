//! Pictures of cards: composed on background threads, kept by face and width in bounded memory.
//!
//! Each picture has its mip levels, all drawn from vectors, so that a card that is shown smaller
//! than its picture is still well drawn.

use std::sync::Arc;

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy_egui::{EguiTextureHandle, EguiUserTextures, egui};

use self::painters::{Job, Painters};
use self::shelf::{Asked, Shelf};
use super::frame::FrameStep;
use crate::faces::{Face, Pixels, WIDTHS, levels_bytes, step_of};
use crate::lang;

mod painters;
pub mod shelf;

/// The name of a picture. What it means only its [`FaceSource`] knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FaceId(pub u32);

/// What knows everything that is printed: the content of a game.
pub trait FaceSource: Send + Sync + 'static {
    /// Tells the pictures of one content from those of another.
    fn digest(&self) -> u64;
    /// What is printed on a face.
    fn face(&self, id: FaceId) -> Face;
    /// The same source, for the threads that paint.
    fn share(&self) -> Arc<dyn FaceSource>;
}

/// All pictures together, with those still to be painted, never take more bytes than this.
pub const BOUND: usize = 320 << 20;
/// Pictures that are not shown any more may take so many bytes of that, for when they come back:
/// about twice all cards of a pack in the sizes of a table of 1600 x 900.
const SPARE: usize = 48 << 20;
/// What nobody asked for in so many frames is not painted any more, or counts as not shown.
const STALE: u64 = 12;
/// About so many bytes are handed to the renderer in a frame, so that none takes long.
const UPLOAD: usize = 24 << 20;

/// How full the cache is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct Filled {
    /// Pictures there or ordered.
    pub pictures: usize,
    /// Their bytes, mip levels included.
    pub bytes: usize,
    /// The most bytes that it ever takes.
    pub bound: usize,
}

/// All pictures made so far.
#[derive(Resource)]
pub struct Art {
    shelf: Shelf<(FaceId, u32), Handle<Image>>,
    painters: Painters,
    blank: Handle<Image>,
    /// Digest of the pack that the pictures are of, and the language of their words.
    of: (u64, lang::Language),
    batch: u64,
}

impl Art {
    /// Starts the painters; `blank` is what is shown while nothing is painted.
    pub fn new(blank: Handle<Image>) -> Art {
        let hands = std::thread::available_parallelism().map_or(1, |n| n.get().div_ceil(2));
        Art {
            shelf: Shelf::new(BOUND),
            painters: Painters::start(hands.clamp(1, 4)),
            blank,
            of: (0, lang::Language::default()),
            batch: 0,
        }
    }

    /// The picture of a face at least `wide` pixels wide; a blank one until it is painted. While a
    /// wider or narrower one is there, that one is given.
    pub fn get(&mut self, key: FaceId, wide: f32, source: &dyn FaceSource) -> Handle<Image> {
        // Wildcards are on the faces too.
        let of = (source.digest(), lang::current());
        if self.of != of {
            self.of = of;
            self.batch += 1;
            self.shelf.clear();
            self.painters.review(|_| None);
        }
        let mut step = step_of(wide);
        loop {
            let width = WIDTHS[step];
            match self.shelf.ask((key, width), levels_bytes(width)) {
                Asked::Here(image) => return image,
                Asked::Coming => break,
                Asked::Order => {
                    let (source, language) = (source.share(), of.1);
                    let (wanted, batch) = (u64::MAX, self.batch);
                    self.painters.order(Job { key, width, wanted, source, language, batch });
                    break;
                }
                // Smaller is better than nothing.
                Asked::Full if step > 0 => step -= 1,
                Asked::Full => break,
            }
        }
        let wider = self.shelf.between((key, WIDTHS[step]), (key, u32::MAX)).next();
        let like = wider.or_else(|| self.shelf.between((key, 0), (key, WIDTHS[step])).next_back());
        like.map_or_else(|| self.blank.clone(), |(_, image)| image.clone())
    }

    /// What is shown is used, also while nothing changes about it.
    pub fn touch(&mut self, key: FaceId, wide: f32) {
        let step = step_of(wide);
        // Where there was no room for this width, a narrower one is shown.
        let mut widths = WIDTHS[..=step].iter().rev();
        widths.find(|width| self.shelf.touch(&(key, **width)));
    }

    /// The same for a panel.
    pub fn texture(
        &mut self,
        textures: &mut EguiUserTextures,
        key: FaceId,
        wide: f32,
        source: &dyn FaceSource,
    ) -> egui::TextureId {
        let image = self.get(key, wide, source);
        textures.add_image(EguiTextureHandle::Weak(image.id()))
    }

    /// What is shown in place of a picture that is not there.
    pub fn blank(&self) -> Handle<Image> {
        self.blank.clone()
    }

    /// How many pictures are still being painted.
    pub fn waiting(&self) -> usize {
        self.shelf.waiting()
    }

    /// How full the cache is.
    pub fn filled(&self) -> Filled {
        Filled { pictures: self.shelf.len(), bytes: self.shelf.bytes(), bound: BOUND }
    }

    /// Takes in what was painted; true if anything was.
    fn collect(&mut self, images: &mut Assets<Image>) -> bool {
        let (mut any, mut bytes) = (false, 0);
        while bytes < UPLOAD
            && let Some(done) = self.painters.ready()
        {
            // Another pack may be open by now, whose cards have the same numbers.
            if done.batch != self.batch {
                continue;
            }
            any = true;
            bytes += levels_bytes(done.width);
            let key = (done.key, done.width);
            if self.shelf.wanted(&key).is_some() {
                let image = picture_of(done.levels);
                let image = image.map_or_else(|| self.blank.clone(), |image| images.add(image));
                self.shelf.put(&key, image);
            }
        }
        self.shelf.tick();
        if any {
            self.shelf.thin_out(STALE, SPARE);
        }
        if self.shelf.waiting() > 0 {
            self.shelf.drop_stale(STALE);
            self.painters.review(|job| self.shelf.wanted(&(job.key, job.width)));
        }
        any
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

/// A picture with its mip levels; none without pixels.
fn picture_of(levels: Vec<Pixels>) -> Option<Image> {
    let count = levels.len() as u32;
    let mut levels = levels.into_iter();
    let mut first = levels.next().filter(|p| p.width > 0)?;
    let mut all = std::mem::take(&mut first.rgba8);
    for level in levels {
        all.extend_from_slice(&level.rgba8);
    }
    let size = Extent3d { width: first.width, height: first.height, depth_or_array_layers: 1 };
    let mut image = Image::new_uninit(
        size,
        TextureDimension::D2,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.texture_descriptor.mip_level_count = count;
    image.data = Some(all);
    // Panels show pictures about as wide as they are: nothing is mixed into the sharp level. Cards
    // on the table have a sampler of their own.
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        mipmap_filter: ImageFilterMode::Nearest,
        ..ImageSamplerDescriptor::linear()
    });
    Some(image)
}

/// A pixel whose sampler mixes mip levels, for whatever is drawn at many sizes.
pub fn trilinear() -> Image {
    let mut image = picture(Pixels { width: 1, height: 1, rgba8: vec![0xff; 4] });
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        mipmap_filter: ImageFilterMode::Linear,
        ..ImageSamplerDescriptor::linear()
    });
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
fn collect(mut art: ResMut<Art>, mut images: ResMut<Assets<Image>>, mut new: ResMut<NewArt>) {
    let art = art.bypass_change_detection();
    new.0 = art.collect(&mut images);
}

/// Adds the cache of pictures.
pub fn plugin(app: &mut App) {
    app.init_resource::<NewArt>()
        .add_systems(PreStartup, open)
        .add_systems(Update, collect.before(FrameStep::Pointer));
}
