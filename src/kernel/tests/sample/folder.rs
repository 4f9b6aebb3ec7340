//! A campaign of the family in a folder.

use std::fs;
use std::path::{Path, PathBuf};

use kernel::campaign::entry::{Entry, Families, NewCampaign};
use kernel::campaign::{CampaignTable, HandPolicy, UndoPolicy};

use super::Hares;

/// All that a program needs to know of the family.
pub const FAMILIES: Families = Families(&[&Entry::<Hares>::new()]);

/// Makes a campaign of two people who keep their hands from each other.
pub fn campaign(place: &Path) -> (PathBuf, Box<dyn CampaignTable>) {
    let (pack, dir) = (place.join("meadow"), place.join("campaign"));
    fs::create_dir(&pack).expect("made");
    let head = "(id: \"meadow\", family: \"hares\", name: \"The meadow\")";
    fs::write(pack.join("pack.ron"), head).expect("written");
    let pack = pack.to_string_lossy();
    let new = NewCampaign {
        pack: &pack,
        party: &["Alder", "Birch"].map(str::to_owned),
        players: &["Anna", "Bert"].map(str::to_owned),
        name: "Two hares",
        seed: 7,
        undo: UndoPolicy::Free,
        hands: HandPolicy::Private,
        difficulty: None,
    };
    let game =
        FAMILIES.of_pack(&pack).expect("it is known").create(&dir, &new).expect("it is made");
    (dir, game)
}
