//! The embedded font family (Libertinus Serif, SIL Open Font License) and the outlines of its glyphs.

use std::collections::BTreeMap;
use std::sync::Arc;

use kurbo::BezPath;
use parley::fontique::{Blob, Collection, CollectionOptions, FontInfoOverride, SourceCache};
use parley::{FontContext, FontData, FontWeight, LayoutContext};
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, GlyphId, MetadataProvider};

/// Libertinus Serif, upright.
pub const REGULAR: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/regular.otf"));
/// Libertinus Serif, bold.
pub const BOLD: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/bold.otf"));
/// Libertinus Serif, italic.
pub const ITALIC: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/italic.otf"));
/// Libertinus Serif, semibold.
pub const SEMIBOLD: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/semibold.otf"));
/// The name under which the family is registered.
pub const FAMILY: &str = "Libertinus Serif";

/// The resources of text layout, one for each thread: fonts, scratch space, cached outlines.
pub struct Fonts {
    /// The embedded fonts only: a system's fonts would make faces differ between machines.
    pub fonts: FontContext,
    /// Scratch space of the layout.
    pub scratch: LayoutContext<()>,
    outlines: BTreeMap<(u64, u32), Arc<BezPath>>,
}

impl Default for Fonts {
    fn default() -> Self {
        let options = CollectionOptions { shared: false, system_fonts: false };
        let mut collection = Collection::new(options);
        for (data, weight) in [(REGULAR, 400.0), (ITALIC, 400.0), (SEMIBOLD, 600.0), (BOLD, 700.0)]
        {
            let over = FontInfoOverride {
                family_name: Some(FAMILY),
                weight: Some(FontWeight::new(weight)),
                ..Default::default()
            };
            collection.register_fonts(Blob::new(Arc::new(data)), Some(over));
        }
        Self {
            fonts: FontContext { collection, source_cache: SourceCache::default() },
            scratch: LayoutContext::new(),
            outlines: BTreeMap::new(),
        }
    }
}

impl Fonts {
    /// Returns the outline of a glyph in an em of 1, y pointing down; empty if the font has none.
    pub fn outline(&mut self, font: &FontData, glyph: u32) -> Arc<BezPath> {
        let key = (font.data.id(), glyph);
        if let Some(path) = self.outlines.get(&key) {
            return Arc::clone(path);
        }
        let path = Arc::new(read_outline(font, glyph).unwrap_or_default());
        self.outlines.insert(key, Arc::clone(&path));
        path
    }
}

fn read_outline(font: &FontData, glyph: u32) -> Option<BezPath> {
    let face = FontRef::from_index(font.data.as_ref(), font.index).ok()?;
    let size = Size::unscaled();
    let em = f64::from(face.metrics(size, LocationRef::default()).units_per_em.max(1));
    let outline = face.outline_glyphs().get(GlyphId::new(glyph))?;
    let mut pen = Pen(BezPath::new());
    outline.draw(DrawSettings::unhinted(size, LocationRef::default()), &mut pen).ok()?;
    pen.0.apply_affine(kurbo::Affine::scale_non_uniform(1.0 / em, -1.0 / em));
    Some(pen.0)
}

struct Pen(BezPath);

impl OutlinePen for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.move_to((f64::from(x), f64::from(y)));
    }
    fn line_to(&mut self, x: f32, y: f32) {
        self.0.line_to((f64::from(x), f64::from(y)));
    }
    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        self.0.quad_to((f64::from(cx), f64::from(cy)), (f64::from(x), f64::from(y)));
    }
    fn curve_to(&mut self, ax: f32, ay: f32, bx: f32, by: f32, x: f32, y: f32) {
        let point = |x: f32, y: f32| (f64::from(x), f64::from(y));
        self.0.curve_to(point(ax, ay), point(bx, by), point(x, y));
    }
    fn close(&mut self) {
        self.0.close_path();
    }
}
