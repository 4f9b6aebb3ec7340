//! Quests: scenarios generated from cards in the box, for any tier, the same for the same seed
//! (AC-TABLE-08). A quest is the text of an ordinary scenario and follows the ordinary rules.

mod tales;

use crate::kernel::content::translation::Translatable as _;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use super::record::Record;
use crate::cards::addition::AdditionError;
use crate::cards::content::Content;
use crate::cards::lint;
use crate::cards::printed::CardDef;
use crate::cards::vocabulary::{Kind, Rank};
use crate::cards::wild::{self, Reach};
use crate::kernel::campaign::CampaignError;
use crate::kernel::rng::Rng;
use crate::lang::Language;
use crate::rules::edition::Switches;
use crate::rules::sets;

/// The highest tier: there are six adventure decks (AC-SETS-02).
pub const HIGHEST: u8 = 6;
/// The number of locations for one hero; each further hero adds one (AC-SETUP-18).
const FIRST_LOCATIONS: usize = 3;

/// Why there is no such quest. Prints one sentence for the player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum QuestError {
    /// A word is not the id of a quest.
    #[error("{}", t!("quest-wrong-id", word = .word.as_str()))]
    WrongId {
        /// The word.
        word: String,
    },
    /// The campaign has not reached the tier (AC-TABLE-08).
    #[error("{}", t!("quest-too-high", highest = *.highest))]
    TooHigh {
        /// The highest tier that it has reached.
        highest: u8,
    },
    /// The box has no villain of the tier.
    #[error("{}", t!("quest-no-villain", pack = .pack.as_str(), tier = *.tier))]
    NoVillain {
        /// The id of the pack.
        pack: String,
        /// The tier.
        tier: u8,
    },
    /// The box has too few henchmen of the tier.
    #[error("{}", t!("quest-few-henchmen", pack = .pack.as_str(), tier = *.tier))]
    FewHenchmen {
        /// The id of the pack.
        pack: String,
        /// The tier.
        tier: u8,
    },
    /// The box has too few locations.
    #[error("{}", t!("quest-few-locations", pack = .pack.as_str(), most = *.most))]
    FewLocations {
        /// The id of the pack.
        pack: String,
        /// How many a quest needs.
        most: usize,
    },
    /// The generated scenario does not fit the pack.
    #[error(transparent)]
    Addition(#[from] AdditionError),
}

impl From<QuestError> for CampaignError {
    fn from(error: QuestError) -> CampaignError {
        CampaignError::Other(error.to_string())
    }
}

/// The identity of a quest: the tier is the highest adventure deck number of its cards, the seed
/// determines everything random.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct QuestId {
    /// The tier.
    pub tier: u8,
    /// The seed.
    pub seed: u64,
}

impl fmt::Display for QuestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "quest-{}-{}", self.tier, self.seed)
    }
}

impl FromStr for QuestId {
    type Err = QuestError;
    fn from_str(s: &str) -> Result<QuestId, QuestError> {
        let wrong = || QuestError::WrongId { word: s.to_owned() };
        let (tier, seed) =
            s.strip_prefix("quest-").and_then(|rest| rest.split_once('-')).ok_or_else(wrong)?;
        let id = QuestId {
            tier: tier.parse().map_err(|_| wrong())?,
            seed: seed.parse().map_err(|_| wrong())?,
        };
        // Rejects other spellings, so that each quest has one id.
        if id.tier > HIGHEST || id.to_string() != s { Err(wrong()) } else { Ok(id) }
    }
}

/// Returns the tiers for which the box has enough cards for a quest.
pub fn tiers(content: &Content) -> Vec<u8> {
    let digit = |set: char| set.to_digit(10).and_then(|d| u8::try_from(d).ok());
    let cards = content.cards.iter().filter_map(|c| digit(c.set));
    let top = cards.chain(content.scenarios.iter().filter_map(|s| digit(s.set))).max();
    (0..=top.unwrap_or(0).min(HIGHEST)).filter(|tier| parts(content, *tier).is_ok()).collect()
}

/// The candidates for the parts of a quest.
struct Parts<'a> {
    villains: Vec<&'a CardDef>,
    henchmen: Vec<&'a CardDef>,
    places: Vec<&'a String>,
    /// The number of locations for all players.
    most: usize,
}

fn parts(content: &Content, tier: u8) -> Result<Parts<'_>, QuestError> {
    if tier > HIGHEST {
        return Err(QuestError::WrongId { word: QuestId { tier, seed: 0 }.to_string() });
    }
    let players = usize::from(content.pack.players).max(1);
    let most = FIRST_LOCATIONS + players - 1;
    let in_tier = |c: &&CardDef| match c.set.to_digit(10) {
        Some(n) => n <= u32::from(tier),
        None => c.set != 'P',
    };
    let of = |rank: Rank| -> Vec<&CardDef> {
        let fits = |c: &&CardDef| c.rank == rank && c.class_deck.is_none() && c.kind.is_bane();
        content.cards.iter().filter(fits).filter(in_tier).collect()
    };
    // Uses only villains and locations of some scenario: others enter play by cards of their own.
    let printed = &content.scenarios[..content.scenarios.len() - content.quests().len()];
    let villains = of(Rank::Villain);
    let villains: Vec<&CardDef> = villains
        .into_iter()
        .filter(|v| printed.iter().any(|s| s.villains.contains(&v.id)))
        .collect();
    let mut places: Vec<&String> = Vec::new();
    for id in printed.iter().flat_map(|s| &s.locations).flatten() {
        if !places.contains(&id) && content.location(id).is_some() {
            places.push(id);
        }
    }
    let parts = Parts { villains, henchmen: of(Rank::Henchman), places, most };
    let pack = || content.pack.id.clone();
    if parts.villains.is_empty() {
        return Err(QuestError::NoVillain { pack: pack(), tier });
    }
    // The last henchman fills up the decks (AC-SETUP-23).
    if !parts.henchmen.iter().any(|h| usize::from(h.copies) + 1 >= most) {
        return Err(QuestError::FewHenchmen { pack: pack(), tier });
    }
    if parts.places.len() < most {
        return Err(QuestError::FewLocations { pack: pack(), most });
    }
    Ok(parts)
}

/// Removes a random element of the list and returns it.
fn take<T>(rng: &mut Rng, from: &mut Vec<T>) -> T {
    let at = rng.below(from.len());
    from.remove(at)
}

/// Generates a quest. Returns the text of its scenario.
///
/// # Errors
/// Returns an error if the box does not have enough cards.
pub fn make(content: &Content, id: QuestId) -> Result<String, QuestError> {
    // The text is stored in the campaign, so it must be the same in every language.
    let own;
    let content = match content.spoken() {
        Language::English => content,
        _ => {
            own = content.in_language(Language::English);
            &own
        }
    };
    let Parts { mut villains, mut henchmen, mut places, most } = parts(content, id.tier)?;
    let mut rng = Rng::new(id.seed ^ (u64::from(id.tier) << 56) ^ 0x5155_4553);
    let villain = take(&mut rng, &mut villains);
    // The quest begins at a location of one of the villain's scenarios.
    let home = content.scenarios.iter().find(|s| s.villains.contains(&villain.id));
    let near = home.and_then(|s| s.locations.first()).cloned().unwrap_or_default();
    let mut near: Vec<&String> =
        near.iter().filter_map(|n| places.iter().find(|p| **p == n).copied()).collect();
    let mut row: Vec<&String> = Vec::new();
    if !near.is_empty() {
        row.push(take(&mut rng, &mut near));
        places.retain(|p| !row.contains(p));
    }
    while row.len() < most {
        row.push(take(&mut rng, &mut places));
    }
    // One or two henchmen with one copy each, and one that fills up the decks.
    let named = 1 + rng.below(2);
    let need = most - 1 - named;
    let mut fillers: Vec<&CardDef> =
        henchmen.iter().copied().filter(|h| usize::from(h.copies) >= need.max(1)).collect();
    let filler = match fillers.is_empty() {
        false => take(&mut rng, &mut fillers),
        true => henchmen.iter().copied().max_by_key(|h| h.copies).unwrap_or(villain),
    };
    henchmen.retain(|h| h.id != filler.id);
    let mut gang = Vec::new();
    for _ in 0..named.min(henchmen.len()) {
        gang.push(take(&mut rng, &mut henchmen));
    }
    gang.push(filler);
    // The special rule: that of a wildcard for scenarios.
    let mut powers: Vec<&str> = wild::deck()
        .iter()
        .filter(|(d, _)| d.reach == Reach::Scenario)
        .filter_map(|(_, text)| abilities_of(text))
        .collect();
    let power = match powers.is_empty() {
        true => "",
        false => take(&mut rng, &mut powers),
    };
    let kinds: Vec<Kind> = Kind::BOONS
        .into_iter()
        .filter(|k| content.cards.iter().any(|c| c.kind == *k && c.rank == Rank::Plain))
        .collect();
    // A small reward, earned once as that of any scenario (AC-TABLE-09, AC-END-10, AC-END-11).
    let reward = kinds.get(rng.below(kinds.len())).map(|k| format!("Random({k:?})"));
    let near = match content.location(row[0]) {
        Some(n) => &content.locations[n].name,
        None => row[0],
    };
    let tale = tales::tell(&mut rng, &villain.name, near, &gang[0].name);
    let (first, others) = row.split_at(FIRST_LOCATIONS);
    let rows: Vec<String> = std::iter::once(list(first.iter().copied()))
        .chain(others.iter().map(|id| list(std::iter::once(*id))))
        .collect();
    // Tier 0 is the base set (AC-SETS-03).
    let set = if id.tier == 0 { 'B' } else { char::from(b'0' + id.tier) };
    let number = sets::number(&Switches::of(content.pack.edition), set).unwrap_or(0);
    Ok(format!(
        "(\n    id: \"{id}\",\n    name: {:?},\n    villains: {},\n    henchmen: {},\n    locations: \
         [{}],\n    set: '{set}',\n    number: {number},\n    {power}\n    reward: [{}],\n    opening: \
         {:?},\n    ending: {:?},\n)",
        tale.name,
        list(std::iter::once(&villain.id)),
        list(gang.iter().map(|h| &h.id)),
        rows.join(", "),
        reward.unwrap_or_default(),
        tale.opening,
        tale.ending,
    ))
}

/// Returns a pack with the quests of a campaign.
///
/// # Errors
/// Returns a message if a quest does not fit the pack.
pub fn known(content: &Arc<Content>, texts: &[String]) -> Result<Arc<Content>, AdditionError> {
    if texts.is_empty() {
        return Ok(Arc::clone(content));
    }
    let with = content.with_quests(texts.iter().map(String::as_str))?;
    lint::added(&with)?;
    Ok(Arc::new(with))
}

/// Returns the name of a campaign's scenario, including quests; its id if the pack is missing.
pub fn scenario_name(pack: Option<&Content>, quests: &[String], id: &str) -> String {
    let name = |c: &Content| Some(c.scenarios[c.scenario(id)?].name.clone());
    let quest = |c: &Content| name(&c.with_quests(quests.iter().map(String::as_str)).ok()?);
    pack.and_then(|c| name(c).or_else(|| quest(c))).unwrap_or_else(|| id.to_owned())
}

/// Adds a quest to a campaign, if it is not part of it yet, and saves it with the record. Returns
/// the content with the quest.
///
/// # Errors
/// Returns an error if the tier is above the campaign's, or the box does not have enough cards.
pub fn add(
    record: &mut Record,
    content: &Arc<Content>,
    id: QuestId,
) -> Result<Option<Arc<Content>>, CampaignError> {
    if content.scenario(&id.to_string()).is_some() {
        return Ok(None);
    }
    let highest = highest_tier(content, record);
    if id.tier > highest {
        return Err(QuestError::TooHigh { highest }.into());
    }
    let text = make(content, id)?;
    let mut quests = record.body.quests.clone();
    quests.push(text);
    let content = known(content, &quests).map_err(QuestError::from)?;
    record.body.quests = quests;
    Ok(Some(content))
}

/// Returns the highest adventure number that a campaign has reached, including the next adventure.
pub fn highest_tier(content: &Content, record: &Record) -> u8 {
    let edition = Switches::of(content.pack.edition);
    let next = record.body.next.as_ref().and_then(|id| content.scenario(id));
    let next = next.and_then(|n| sets::number(&edition, content.scenarios[n].set)).unwrap_or(0);
    record.body.begun.max(next)
}

/// Returns the quests that are offered beside the story: one of each of the three highest tiers.
pub fn offers(content: &Content, record: &Record) -> Vec<QuestId> {
    let highest = highest_tier(content, record);
    let mut tiers = tiers(content);
    tiers.retain(|t| *t <= highest);
    tiers.reverse();
    tiers.truncate(3);
    let seed = |tier: u8| {
        let mut rng = Rng::new(record.seed_of(record.downtimes + 1) ^ u64::from(tier) ^ 0x0FFE);
        // A short seed is easy to pass on to friends.
        1 + rng.below(9999) as u64
    };
    tiers.into_iter().map(|tier| QuestId { tier, seed: seed(tier) }).collect()
}

/// Formats ids as a list.
fn list<'a>(ids: impl Iterator<Item = &'a String>) -> String {
    let ids: Vec<String> = ids.map(|id| format!("{id:?}")).collect();
    format!("[{}]", ids.join(", "))
}

/// Returns the abilities in a wildcard's text, without its head and its flavour.
fn abilities_of(text: &str) -> Option<&str> {
    let (_, body) = text.split_once("reach: Scenario,")?;
    let (body, _) = body.split_once("flavour:")?;
    Some(body.trim())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::lint::added;
    use crate::cards::source::find_pack;

    #[test]
    fn a_quest_has_one_name() {
        let id = QuestId { tier: 1, seed: 77 };
        assert_eq!(id.to_string().parse(), Ok(id));
        for wrong in ["quest-1", "quest-1-x", "quest-01-7", "quest-7-1", "rent-day", "quest-1-+7"] {
            assert!(wrong.parse::<QuestId>().is_err(), "{wrong}");
        }
    }

    /// AC-TABLE-08: for every tier of both packs and hundreds of seeds, a quest is the same each
    /// time, has as many different locations as each number of heroes needs, uses cards of the
    /// tier, and passes the linter.
    #[test]
    fn quests_are_sound() {
        for pack in ["lamplighters", "glass-caravan"] {
            let content = find_pack(pack).expect("it ships");
            let tiers = tiers(&content);
            assert!(!tiers.is_empty(), "{pack}");
            let mut names = std::collections::BTreeSet::new();
            for id in tiers.iter().flat_map(|t| (0..150).map(|seed| QuestId { tier: *t, seed })) {
                let text = make(&content, id).expect("it is made");
                assert_eq!(make(&content, id).as_ref(), Ok(&text));
                let with = content.with_quests([text.as_str()]).expect("it is read");
                assert_eq!(added(&with), Ok(()), "{pack} {id}: {text}");
                assert_eq!(with.quest_text(&id.to_string()), Some(&text));
                let def = &with.quests()[0];
                let mut row: Vec<&String> = def.locations.iter().flatten().collect();
                assert_eq!(row.len(), usize::from(content.pack.players) + 2);
                row.sort();
                row.dedup();
                assert_eq!(row.len(), usize::from(content.pack.players) + 2);
                assert!(
                    def.reward.len() == 1
                        && def.rules.len() + def.standing.len() + def.powers.len() == 1
                );
                names.insert(def.name.clone());
                // Replaces earlier quests after the pack's own scenarios.
                let again = with.with_quests([text.as_str()]).expect("it is read");
                assert_eq!(again.scenarios.len(), content.scenarios.len() + 1);
                assert_eq!(with.digest, content.digest);
            }
            assert!(names.len() > 50, "{}", names.len());
        }
    }
}
