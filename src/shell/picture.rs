//! Writes images to files.

use std::io::Cursor;
use std::path::Path;

use bevy::prelude::*;
use image::ImageFormat;

/// Writes an image as a PNG, whatever the extension of the file.
///
/// # Errors
/// Returns an error if the image cannot be converted or the file cannot be written.
pub fn save(image: &Image, out: &Path) -> Result<(), String> {
    let picture = image.clone().try_into_dynamic().map_err(|e| e.to_string())?;
    let mut bytes = Cursor::new(Vec::new());
    picture.to_rgb8().write_to(&mut bytes, ImageFormat::Png).map_err(|e| e.to_string())?;
    std::fs::write(out, bytes.into_inner()).map_err(|e| format!("{}: {e}", out.display()))
}
