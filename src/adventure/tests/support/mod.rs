//! Small packs for tests: texts of files, with changes.

use adventure::cards::source::Source;

/// A pack of these files, with texts changed, each in its file; an empty file name changes nothing.
pub fn changed(files: &[(&str, &str)], changes: &[(&str, &str, &str)]) -> Source {
    let mut files: Vec<(&str, String)> = files.iter().map(|(n, t)| (*n, (*t).to_owned())).collect();
    for (file, from, to) in changes.iter().filter(|c| !c.0.is_empty()) {
        let (_, text) = files.iter_mut().find(|(n, _)| n == file).expect("a file of the pack");
        assert!(text.contains(from), "{file}: {from}");
        *text = text.replacen(from, to, 1);
    }
    let files: Vec<(&str, &str)> = files.iter().map(|(n, t)| (*n, t.as_str())).collect();
    Source::of("packs/p", &files)
}
