//! Chooses what a scene shows: a kind of place, an hour and a weather, by the words on the card,
//! its kind and the country of its pack.

use super::hints::HINTS;
use crate::kind::Subject;
use crate::paint::{Chance, seed_of};
use crate::{Face, emblems};

/// The country of a pack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mood {
    /// A cold coast.
    #[default]
    Coast,
    /// A desert.
    Desert,
    /// Woods and mountains.
    Wilds,
    /// Streets and cellars.
    City,
}

impl Mood {
    /// Returns the country that the words of a pack's description suggest most.
    pub fn of(about: &str) -> Mood {
        const WORDS: [(Mood, &[&str]); 4] = [
            (Mood::Coast, &["sea", "coast", "lighthouse", "harbor", "ship", "island", "tide"]),
            (Mood::Desert, &["desert", "dune", "sand", "caravan", "oasis", "sun", "glass"]),
            (Mood::Wilds, &["forest", "wood", "mountain", "snow", "river", "wolf", "valley"]),
            (Mood::City, &["city", "street", "guild", "palace", "sewer", "court", "thief"]),
        ];
        let about = about.to_lowercase();
        let count = |words: &[&str]| words.iter().map(|w| about.matches(w).count()).sum::<usize>();
        let mut best = (Mood::Coast, 0);
        for (mood, words) in WORDS {
            let n = count(words);
            if n > best.1 {
                best = (mood, n);
            }
        }
        best.0
    }
}

/// The kinds of places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "named for what they are")]
pub enum Ground {
    Sea,
    Cliffs,
    Moor,
    Town,
    Forest,
    Harbor,
    Mountains,
    Dunes,
    Oasis,
    Canyon,
    Marsh,
    Fields,
    Ruins,
    Road,
    Tower,
    Deck,
    Market,
    Cave,
    Crypt,
    Room,
    Forge,
    Panes,
    /// Objects on a lit table.
    Table,
    /// Light alone.
    Vision,
}

impl Ground {
    /// Every kind.
    pub const ALL: [Ground; 24] = [
        Self::Sea,
        Self::Cliffs,
        Self::Moor,
        Self::Town,
        Self::Forest,
        Self::Harbor,
        Self::Mountains,
        Self::Dunes,
        Self::Oasis,
        Self::Canyon,
        Self::Marsh,
        Self::Fields,
        Self::Ruins,
        Self::Road,
        Self::Tower,
        Self::Deck,
        Self::Market,
        Self::Cave,
        Self::Crypt,
        Self::Room,
        Self::Forge,
        Self::Panes,
        Self::Table,
        Self::Vision,
    ];

    /// Returns whether the place has no sky.
    pub fn is_inside(self) -> bool {
        matches!(self, Self::Cave | Self::Crypt | Self::Room | Self::Forge | Self::Panes)
    }
}

/// The time of day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "named for what they are")]
pub enum Hour {
    Dawn,
    Noon,
    Dusk,
    Night,
}

/// The weather.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "named for what they are")]
pub enum Weather {
    Clear,
    Clouds,
    Rain,
    Snow,
    Fog,
    Wind,
    Lightning,
}

/// What a scene shows, and how the emblem is placed in it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Setting {
    /// The kind of place.
    pub ground: Ground,
    /// The time of day.
    pub hour: Hour,
    /// The weather.
    pub weather: Weather,
    /// The index of the palette among those of the hour.
    pub palette: usize,
    /// The offset of the emblem from the middle, as a share of the width.
    pub off: f64,
    /// The size of the emblem; 1 is normal.
    pub size: f64,
    /// Whether the emblem is mirrored.
    pub mirrored: bool,
    /// The shape behind the emblem.
    pub behind: Behind,
}

/// The number of palettes for each hour.
pub const PALETTES: usize = 5;

/// The shape behind an emblem, which makes it stand out from the scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "named for what they are")]
pub enum Behind {
    Nothing,
    Disc,
    Arch,
    Diamond,
    Banner,
    Burst,
}

/// Returns a number below `count`, different for each of `count` consecutive variants.
fn turn(base: u64, salt: u64, variant: u64, count: usize) -> usize {
    let count = count.max(1) as u64;
    let mut chance = Chance::new(base ^ salt.wrapping_mul(0x9E37_79B9));
    let start = chance.draw() % count;
    let coprime = |step: &u64| {
        (1..=count.min(*step))
            .all(|d| d == 1 || !count.is_multiple_of(d) || !step.is_multiple_of(d))
    };
    let from = chance.draw() % count;
    let step = (0..count).map(|i| 1 + (from + i) % count).find(coprime).unwrap_or(1);
    ((start + step * variant) % count) as usize
}

impl Setting {
    /// Returns the setting of a face. Faces with the same emblem differ by their variant.
    pub fn of(face: &Face) -> Setting {
        let variant = u64::from(face.variant);
        let name = emblems::first_name(&face.emblem).unwrap_or(&face.emblem);
        let by = if name.is_empty() { title(face) } else { name };
        let base = seed_of(by) ^ (face.mood as u64);
        let ground = ground(face, base, variant);
        let hours = [Hour::Dawn, Hour::Noon, Hour::Dusk, Hour::Night];
        // Twenty consecutive variants each have another hour or another palette.
        let light = turn(base, 3, variant, hours.len() * PALETTES);
        let (hour, palette) = (hours[light % hours.len()], light / hours.len());
        // A forge is warm.
        let hour = if ground == Ground::Forge { Hour::Dusk } else { hour };
        let air: &[Weather] = match (face.mood, ground) {
            (_, Ground::Vision | Ground::Table) => &[Weather::Clear],
            (Mood::Desert, _) => &[Weather::Clear, Weather::Clouds, Weather::Wind, Weather::Clear],
            (_, Ground::Mountains) => &[Weather::Snow, Weather::Clouds, Weather::Clear],
            (Mood::City, _) => &[Weather::Clear, Weather::Rain, Weather::Fog, Weather::Clouds],
            _ => &[
                Weather::Clear,
                Weather::Clouds,
                Weather::Rain,
                Weather::Fog,
                Weather::Snow,
                Weather::Wind,
                Weather::Lightning,
            ],
        };
        let weather = air[turn(base, 5, variant, air.len())];
        let subject = face.kind.subject;
        let place = subject == Subject::Place;
        let portrait = subject == Subject::Portrait;
        let middle = portrait
            || subject == Subject::Person
            || matches!(ground, Ground::Vision | Ground::Table);
        let stands: &[(f64, f64)] = match (place, middle) {
            // A location's picture shows the place itself.
            (true, _) => &[(-0.22, 0.6), (0.22, 0.6), (-0.2, 0.68), (0.2, 0.68)],
            _ if portrait => &[(0.0, 1.0)],
            _ if ground == Ground::Table => &[(0.0, 1.0), (0.0, 0.86), (0.0, 0.94), (0.0, 0.78)],
            (_, true) => &[(0.0, 1.0), (-0.12, 0.86), (0.12, 0.92), (0.0, 0.8)],
            _ => &[(0.0, 1.0), (-0.17, 0.94), (0.17, 0.94), (0.0, 0.86), (-0.24, 0.8), (0.24, 0.8)],
        };
        let behind: &[Behind] = if place || portrait {
            &[Behind::Nothing]
        } else {
            &[
                Behind::Nothing,
                Behind::Disc,
                Behind::Nothing,
                Behind::Arch,
                Behind::Burst,
                Behind::Diamond,
                Behind::Banner,
            ]
        };
        let (off, size) = stands[turn(base, 7, variant, stands.len())];
        let behind = behind[turn(base, 11, variant, behind.len())];
        let mirrored = turn(base, 13, variant, 2) == 1;
        Setting { ground, hour, weather, palette, off, size, mirrored, behind }
    }
}

/// Returns the name of a face that is the same in every language.
fn title(face: &Face) -> &str {
    if face.id.is_empty() { &face.title } else { &face.id }
}

fn ground(face: &Face, base: u64, variant: u64) -> Ground {
    let list = face.kind.grounds.of(face.mood);
    let place = face.kind.subject == Subject::Place;
    // A location is determined by its title; words on other cards count half of the time.
    let title = title(face).to_lowercase().replace('-', " ");
    let named = |text: &str| {
        let says = |word: &&str| {
            text.match_indices(*word)
                .any(|(at, _)| at == 0 || !text.as_bytes()[at - 1].is_ascii_alphabetic())
        };
        // A ferry over low water in the woods is no oasis.
        let dry = |ground: Ground| matches!(ground, Ground::Oasis | Ground::Dunes);
        let apt = |ground: Ground| !(place && face.mood == Mood::Wilds && dry(ground));
        let mut hints = HINTS.iter().filter(|(ground, _)| apt(*ground));
        hints.find(|(_, words)| words.iter().any(&says)).map(|(ground, _)| *ground)
    };
    if let Some(ground) = named(&title)
        && (place || variant == 0)
    {
        return ground;
    }
    if place {
        let emblem = face.emblem.to_lowercase();
        if let Some(ground) = named(&emblem) {
            return ground;
        }
    }
    list[turn(base, 17, variant, list.len())]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variants_in_a_row_differ() {
        for count in 1..14 {
            for base in 0..20 {
                let mut all: Vec<usize> =
                    (0..count as u64).map(|v| turn(base, 3, v, count)).collect();
                all.sort_unstable();
                all.dedup();
                assert_eq!(all.len(), count, "base {base}");
            }
        }
    }

    #[test]
    fn words_determine_mood_and_ground() {
        assert_eq!(Mood::of("A desert that somebody melted, and its caravan."), Mood::Desert);
        assert_eq!(Mood::of("A cold coast of drowned lighthouses."), Mood::Coast);
        assert_eq!(Mood::of(""), Mood::Coast);
        let face = |title: &str| Face::new(crate::tests::kinds::LOCATION, title);
        assert_eq!(Setting::of(&face("Cullet Market")).ground, Ground::Market);
        assert_eq!(Setting::of(&face("The Cliff Road")).ground, Ground::Road);
    }
}
