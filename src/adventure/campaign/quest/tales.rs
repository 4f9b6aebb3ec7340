//! Names and short stories for quests, from built-in lists.

use crate::kernel::rng::Rng;

/// The name and the story of a quest.
pub struct Tale {
    pub name: String,
    pub opening: String,
    pub ending: String,
}

const FIRST: [&str; 24] = [
    "Borrowed",
    "Crooked",
    "Ninth",
    "Unpaid",
    "Sleeping",
    "Second-best",
    "Salted",
    "Wandering",
    "Forgotten",
    "Patient",
    "Hollow",
    "Left-hand",
    "Uninvited",
    "Late",
    "Singing",
    "Mended",
    "Cold",
    "Reluctant",
    "Twice-sold",
    "Dusty",
    "Honest",
    "Narrow",
    "Missing",
    "Long",
];
const SECOND: [&str; 24] = [
    "Bell",
    "Ledger",
    "Ladder",
    "Supper",
    "Errand",
    "Door",
    "Promise",
    "Kettle",
    "Witness",
    "Ferry",
    "Anniversary",
    "Well",
    "Guest",
    "Bridge",
    "Inheritance",
    "Candle",
    "Auction",
    "Shortcut",
    "Key",
    "Orchard",
    "Receipt",
    "Quarrel",
    "Map",
    "Holiday",
];
const RUMORS: [&str; 8] = [
    "Word comes from {place}: {villain} has been seen there, and did not mind being seen.",
    "Somebody has left a note under your door. It says {place}, and then it says {villain}, and then \
     it says please.",
    "Three people tell it three ways, but all three begin at {place} and end with {villain}.",
    "There was to be a quiet week. Then {villain} turned up at {place}.",
    "A carter will not go past {place} any more, for any money. He says {villain}, and spits.",
    "It is about {villain} again. It is at {place} this time.",
    "The people at {place} have taken up a collection. It is not much. It is about {villain}.",
    "Nobody asked you to go to {place}. That is how one knows that it is about {villain}.",
];
const COMPANY: [&str; 6] = [
    "Look out for {henchman}; it is never the only one.",
    "Where there is {henchman}, the rest of them are not far.",
    "They speak of {henchman}, too, and lower their voices.",
    "You have met {henchman} before, or something very like it.",
    "Going by the tracks, {henchman} has come along.",
    "The pay is the usual. So is {henchman}.",
];
const ENDS: [&str; 6] = [
    "So that was that. The road home was shorter, as it is.",
    "{villain} will not come to {place} again, or not soon, or not by that door.",
    "There was soup at {place} afterward, and nobody counted the bowls.",
    "You were paid in thanks, and in something that somebody had in a drawer.",
    "It will be told, and it will grow. Leave it alone.",
    "At {place} they have put up a small sign. It is spelled wrong, and it is meant well.",
];

/// Chooses a name and a story.
pub fn tell(rng: &mut Rng, villain: &str, place: &str, henchman: &str) -> Tale {
    let fill = |text: &str| {
        let text = text.replace("{villain}", villain).replace("{place}", place);
        text.replace("{henchman}", henchman)
    };
    let name = format!("The {} {}", FIRST[rng.below(24)], SECOND[rng.below(24)]);
    let rumor = fill(RUMORS[rng.below(RUMORS.len())]);
    let company = fill(COMPANY[rng.below(COMPANY.len())]);
    let ending = fill(ENDS[rng.below(ENDS.len())]);
    Tale { name, opening: format!("{rumor}\n{company}"), ending }
}
