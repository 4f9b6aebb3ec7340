//! The appearance of each kind of card. The kinds themselves are data of each family of games.

use super::scene::{Ground, Mood};

/// The appearance of all cards of a kind: the color, ornament and scene that distinguish it from
/// others, with and without color. Start from [`Kind::PLAIN`] and override what differs.
#[derive(Debug)]
pub struct Kind {
    /// The name that identifies the kind, unique within a family.
    pub name: &'static str,
    /// The ink of the band, as 0xRRGGBB.
    pub ink: u32,
    /// The name of the emblem on the badge.
    pub sign: &'static str,
    /// The offset of the sign above the middle of the badge, in radii of the badge.
    pub lift: f64,
    /// The outline of the badge.
    pub badge: Badge,
    /// The lower edge of the band.
    pub edge: Edge,
    /// The names of the emblems for cards whose own emblem is unknown. Must not be empty.
    pub stock: &'static [&'static str],
    /// The backgrounds of cards no word of which suggests a place.
    pub grounds: Grounds,
    /// The inks of the scene.
    pub inks: Inks,
    /// The subject of the picture.
    pub subject: Subject,
    /// Whether boards are nailed over the picture.
    pub boarded: bool,
    /// Whether even a short table is printed in two columns.
    pub two_columns: bool,
    /// Whether the small face has the traits at its foot instead of the checks: they count where it lies.
    pub traits_below: bool,
    /// The pattern, for kinds that show a back instead of a face.
    pub back: Option<Back>,
}

impl Kind {
    /// An object with a round badge and a straight band.
    pub const PLAIN: Kind = Kind {
        name: "plain",
        ink: 0x34413A,
        sign: "compass",
        lift: 0.0,
        badge: Badge::Round(1.0),
        edge: Edge::Points(&[]),
        stock: &["lighthouse", "ship", "map"],
        grounds: Grounds::ANYWHERE,
        inks: Inks::OfTheHour,
        subject: Subject::Thing,
        boarded: false,
        two_columns: false,
        traits_below: false,
        back: None,
    };
}

impl PartialEq for Kind {
    fn eq(&self, other: &Kind) -> bool {
        self.name == other.name
    }
}

impl Eq for Kind {}

/// The outline of a badge around the origin; all lengths are in units of its radius.
#[derive(Clone, Copy, Debug)]
pub enum Badge {
    /// A star with that many points; the radius of its notches; its rotation as a share of a full
    /// turn.
    Star(usize, f64, f64),
    /// A polygon.
    Polygon(&'static [(f64, f64)]),
    /// A shield.
    Shield,
    /// A circle with this radius.
    Round(f64),
}

/// The lower edge of a band.
#[derive(Clone, Copy, Debug)]
pub enum Edge {
    /// That many teeth of one shape: points across a tooth, as shares of its width and height.
    Teeth(usize, &'static [(f64, f64)]),
    /// That many waves.
    Waves(usize, Wave),
    /// Points across the whole band: x as a share of its width, y in units.
    Points(&'static [(f64, f64)]),
}

/// The shape of a wave.
#[derive(Clone, Copy, Debug)]
pub enum Wave {
    /// Round arches that point down.
    Arches,
    /// Round arches that point up.
    Scallops,
    /// A sine.
    Swell,
}

/// The backgrounds of a kind of card, by the country of the pack. No list is empty.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "the fields are the moods")]
pub struct Grounds {
    pub coast: &'static [Ground],
    pub desert: &'static [Ground],
    pub wilds: &'static [Ground],
    pub city: &'static [Ground],
}

impl Grounds {
    /// Places outdoors and under roofs where something may lurk.
    pub const ANYWHERE: Grounds = {
        use Ground as G;
        Grounds {
            coast: &[
                G::Moor,
                G::Cliffs,
                G::Forest,
                G::Marsh,
                G::Ruins,
                G::Cave,
                G::Sea,
                G::Crypt,
                G::Road,
                G::Harbor,
                G::Tower,
                G::Town,
            ],
            desert: &[
                G::Dunes,
                G::Canyon,
                G::Ruins,
                G::Panes,
                G::Mountains,
                G::Cave,
                G::Crypt,
                G::Road,
                G::Town,
                G::Oasis,
                G::Forge,
                G::Market,
            ],
            wilds: &[
                G::Forest,
                G::Mountains,
                G::Moor,
                G::Marsh,
                G::Cave,
                G::Road,
                G::Fields,
                G::Ruins,
                G::Canyon,
                G::Tower,
            ],
            city: &[
                G::Town,
                G::Market,
                G::Crypt,
                G::Room,
                G::Forge,
                G::Harbor,
                G::Ruins,
                G::Road,
                G::Tower,
                G::Panes,
            ],
        }
    };

    /// Creates backgrounds of coasts and of all other countries.
    pub const fn two(coast: &'static [Ground], inland: &'static [Ground]) -> Grounds {
        Grounds { coast, desert: inland, wilds: inland, city: inland }
    }

    /// Returns the backgrounds of a country.
    pub fn of(&self, mood: Mood) -> &'static [Ground] {
        match mood {
            Mood::Coast => self.coast,
            Mood::Desert => self.desert,
            Mood::Wilds => self.wilds,
            Mood::City => self.city,
        }
    }
}

/// The inks of a scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inks {
    /// Those of the scene's hour.
    OfTheHour,
    /// Gold and embers; deep blue at night.
    Treasure,
    /// Gray.
    Gray,
    /// Those of the night.
    Night,
}

/// The subject of a card's picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// An object or a creature in a scene.
    Thing,
    /// A person in the middle of a scene.
    Person,
    /// A person before a plain background; drawn as a portrait even if the emblem's name does not
    /// begin with `hero-`.
    Portrait,
    /// A place, shown by the scene itself.
    Place,
}

/// The pattern of a back.
#[derive(Clone, Copy, Debug)]
pub struct Back {
    /// The inks from the darkest to the lightest, as 0xRRGGBB.
    pub inks: [u32; 3],
    /// The name of the emblem in the middle.
    pub sign: &'static str,
    /// The number of beams around the emblem.
    pub beams: usize,
}
