//! A cache of card pictures, painted on background threads and bounded in memory, by face and
//! width.
//!
//! Each picture has mip levels drawn from vectors, so that a card that is shown smaller than its
//! picture still looks good.

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

/// The id of a picture; only its [`FaceSource`] knows the meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FaceId(pub u32);

/// Returns what is printed on card faces; implemented over the content of a game.
pub trait FaceSource: Send + Sync + 'static {
    /// Returns a digest that tells the pictures of one content from those of another.
    fn digest(&self) -> u64;
    /// Returns what is printed on a face.
    fn face(&self, id: FaceId) -> Face;
    /// Returns the same source, for the painter threads.
    fn share(&self) -> Arc<dyn FaceSource>;
}

/// The maximum size of all pictures in bytes, including those that are still to be painted.
pub const BOUND: usize = 320 << 20;
/// The part of [`BOUND`] that unused pictures may take, for when they are shown again: about twice
/// all cards of a pack in the sizes of a table of 1600 x 900.
const SPARE: usize = 48 << 20;
/// After this many frames without a request, a picture is not painted any more, or counts as
/// unused.
const STALE: u64 = 12;
/// About the most bytes that are uploaded to the renderer in one frame, so that no frame takes
/// long.
const UPLOAD: usize = 24 << 20;

/// How full the cache is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct Filled {
    /// The number of pictures that are ready or ordered.
    pub pictures: usize,
    /// Their size in bytes, including mip levels.
    pub bytes: usize,
    /// The maximum size in bytes.
    pub bound: usize,
}

/// The cache of pictures.
#[derive(Resource)]
pub struct Art {
    shelf: Shelf<(FaceId, u32), Handle<Image>>,
    painters: Painters,
    blank: Handle<Image>,
    /// The digest of the content and the language that the pictures belong to.
    of: (u64, lang::Language),
    batch: u64,
}

impl Art {
    /// Starts the painter threads. `blank` is shown until a picture is painted.
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

    /// Returns the picture of a face at least `wide` pixels wide. Until it is painted, returns one
    /// of another width if there is one, else a blank one.
    pub fn get(&mut self, key: FaceId, wide: f32, source: &dyn FaceSource) -> Handle<Image> {
        // Card texts depend on the language, too.
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
                // A smaller picture is better than none.
                Asked::Full if step > 0 => step -= 1,
                Asked::Full => break,
            }
        }
        let wider = self.shelf.between((key, WIDTHS[step]), (key, u32::MAX)).next();
        let like = wider.or_else(|| self.shelf.between((key, 0), (key, WIDTHS[step])).next_back());
        like.map_or_else(|| self.blank.clone(), |(_, image)| image.clone())
    }

    /// Marks a picture as used, although nothing about its card changes.
    pub fn touch(&mut self, key: FaceId, wide: f32) {
        let step = step_of(wide);
        // If there was no room for this width, a narrower picture is shown.
        let mut widths = WIDTHS[..=step].iter().rev();
        widths.find(|width| self.shelf.touch(&(key, **width)));
    }

    /// Returns the picture of a face for a panel, like [`Art::get`].
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

    /// Returns the picture that is shown while another one is painted.
    pub fn blank(&self) -> Handle<Image> {
        self.blank.clone()
    }

    /// Returns the number of pictures that are still to be painted.
    pub fn waiting(&self) -> usize {
        self.shelf.waiting()
    }

    /// Returns how full the cache is.
    pub fn filled(&self) -> Filled {
        Filled { pictures: self.shelf.len(), bytes: self.shelf.bytes(), bound: BOUND }
    }

    /// Receives finished pictures. Returns whether there were any.
    fn collect(&mut self, images: &mut Assets<Image>) -> bool {
        let (mut any, mut bytes) = (false, 0);
        while bytes < UPLOAD
            && let Some(done) = self.painters.ready()
        {
            // Another content may have been opened since, whose faces have the same ids.
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

/// Converts pixels into an image for the renderer.
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

/// Converts mip levels into an image. Returns `None` without pixels.
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
    // Panels show pictures at about their own width, so the sharpest level is sampled alone. Cards
    // on the table have a sampler of their own.
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        mipmap_filter: ImageFilterMode::Nearest,
        ..ImageSamplerDescriptor::linear()
    });
    Some(image)
}

/// Returns a one-pixel image whose sampler is trilinear, for things that are drawn at many sizes.
pub fn trilinear() -> Image {
    let mut image = picture(Pixels { width: 1, height: 1, rgba8: vec![0xff; 4] });
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        mipmap_filter: ImageFilterMode::Linear,
        ..ImageSamplerDescriptor::linear()
    });
    image
}

/// Creates the cache.
pub fn open(mut commands: Commands, mut images: ResMut<Assets<Image>>) {
    let pixel = [0x6b, 0x5a, 0x48, 0xff].repeat(4);
    let blank = images.add(picture(Pixels { width: 2, height: 2, rgba8: pixel }));
    commands.insert_resource(Art::new(blank));
}

/// Whether pictures have arrived since the last frame.
#[derive(Resource, Default)]
pub struct NewArt(pub bool);

/// Receives finished pictures every frame.
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
