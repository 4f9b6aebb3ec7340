//! How a kind of card looks. The kinds themselves are data that each family of games gives.

use super::scene::{Ground, Mood};

/// How all cards of a kind look: the color, ornament and scene that tell the kind from others, with
/// and without color. Begin with [`Kind::PLAIN`] and say what differs.
#[derive(Debug)]
pub struct Kind {
    /// The name by which kinds are told apart; no two kinds of a family share one.
    pub name: &'static str,
    /// The ink of the band, as 0xRRGGBB.
    pub ink: u32,
    /// The name of the emblem on the badge.
    pub sign: &'static str,
    /// How far the sign stands above the middle of the badge, in radii of it.
    pub lift: f64,
    /// The outline of the badge.
    pub badge: Badge,
    /// The lower edge of the band.
    pub edge: Edge,
    /// The names of the emblems that serve a card whose own is not known. Not empty.
    pub stock: &'static [&'static str],
    /// Where cards are shown of which no word tells a place.
    pub grounds: Grounds,
    /// The inks of the scene.
    pub inks: Inks,
    /// What the picture is of.
    pub subject: Subject,
    /// Whether boards are nailed over the picture.
    pub boarded: bool,
    /// Whether even a short table is printed in two columns.
    pub two_columns: bool,
    /// The pattern, if cards of this kind show a back instead of a face.
    pub back: Option<Back>,
}

impl Kind {
    /// A thing in a round badge on a straight band.
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
        back: None,
    };
}

impl PartialEq for Kind {
    fn eq(&self, other: &Kind) -> bool {
        self.name == other.name
    }
}

impl Eq for Kind {}

/// The outline of a badge around the origin; all lengths in its radius.
#[derive(Clone, Copy, Debug)]
pub enum Badge {
    /// A star of so many points, its notches at so much of the radius, turned by a share of a full turn.
    Star(usize, f64, f64),
    /// A polygon.
    Polygon(&'static [(f64, f64)]),
    /// A shield.
    Shield,
    /// A circle.
    Round(f64),
}

/// The lower edge of a band.
#[derive(Clone, Copy, Debug)]
pub enum Edge {
    /// So many teeth of one form: points across a tooth, as shares of its width and height.
    Teeth(usize, &'static [(f64, f64)]),
    /// So many waves.
    Waves(usize, Wave),
    /// Points across the whole band, as shares of its width and in units.
    Points(&'static [(f64, f64)]),
}

/// The form of a wave.
#[derive(Clone, Copy, Debug)]
pub enum Wave {
    /// Round arches that hang down.
    Arches,
    /// Round arches that stand up.
    Scallops,
    /// A sine.
    Swell,
}

/// The places that cards are shown at, by the country that their pack plays in. No list is empty.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "the fields are the moods")]
pub struct Grounds {
    pub coast: &'static [Ground],
    pub desert: &'static [Ground],
    pub wilds: &'static [Ground],
    pub city: &'static [Ground],
}

impl Grounds {
    /// Anywhere outdoors and under roofs where something may lurk.
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

    /// Those by the sea, and those of every other country.
    pub const fn two(coast: &'static [Ground], inland: &'static [Ground]) -> Grounds {
        Grounds { coast, desert: inland, wilds: inland, city: inland }
    }

    /// Those of a country.
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
    /// Those of the hour that the scene plays at.
    OfTheHour,
    /// Gold and embers; the deep sea at night.
    Treasure,
    /// Gray.
    Gray,
    /// Those of the night.
    Night,
}

/// What the picture of a card is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A thing or a creature somewhere.
    Thing,
    /// Somebody, seen in the middle.
    Person,
    /// Somebody before a ground of their own; drawn as a portrait even where the emblem's name has
    /// no `hero-`.
    Portrait,
    /// A place, which is itself what is seen.
    Place,
}

/// The pattern of a back.
#[derive(Clone, Copy, Debug)]
pub struct Back {
    /// The inks from the darkest to the lightest, as 0xRRGGBB.
    pub inks: [u32; 3],
    /// The name of the emblem in the middle.
    pub sign: &'static str,
    /// Beams around the emblem.
    pub beams: usize,
}
