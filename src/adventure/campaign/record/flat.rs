//! Records without a body, as versions 1 to 4 wrote them. Journals of downtimes still begin with
//! such a record: their format has not changed.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Body, Earned, Played, Record};
use crate::autopass::StopSettings;
use crate::campaign::Choices;
use crate::campaign::downtime::{After, Story};
use crate::kernel::campaign::record::{Person, UnderWay};
use crate::kernel::content::family::ADVENTURE;
use crate::rules::play::Member;

/// The last version without a body.
const FLAT: u32 = 4;

/// A record without a body: head and body in one, in this order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FlatRecord {
    /// The version of this format.
    pub schema: u32,
    /// The version of Emberdeck that wrote it.
    pub engine: String,
    /// The campaign's name.
    pub name: String,
    /// The id of the content pack.
    pub pack: String,
    /// The digest of the content pack, 16 hexadecimal digits.
    pub content: String,
    /// The party by seat, with the current decks.
    pub party: Vec<Member>,
    /// The players by seat; empty if they have no names.
    #[serde(default)]
    pub players: Vec<String>,
    /// The colors that the players have chosen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub people: Vec<Person>,
    /// The seed of the campaign, from which each scenario's seed is derived.
    pub seed: u64,
    /// The scenario to play next; `None` if all are won.
    pub next: Option<String>,
    /// Scenarios played so far.
    #[serde(default)]
    pub results: Vec<Played>,
    /// Pending rewards.
    #[serde(default)]
    pub rewards: Vec<Earned>,
    /// The ids of the traders checked off on the bazaar (AC-TRADE-01).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bazaar: Vec<String>,
    /// The Class Decks whose cards are in the box (AC-SETS-07).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub class_decks: Vec<String>,
    /// The players' auto-pass settings.
    #[serde(default, skip_serializing_if = "StopSettings::is_usual")]
    pub stops: StopSettings,
    /// The house rules and other choices of the table.
    #[serde(default, skip_serializing_if = "Choices::is_usual")]
    pub choices: Choices,
    /// The Unix time when the campaign was last played, in seconds.
    #[serde(default)]
    pub last_played: u64,
    /// The time played of the current scenario before it was last resumed, in seconds.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub sat: u64,
    /// The scenario or downtime in progress.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub under_way: Option<UnderWay>,
    /// The seed of the current scenario if the players chose one; else it is [`Record::seed_of`]
    /// its journal. A journal with any other seed belongs to another campaign.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub named_seed: Option<u64>,
    /// The finished scenario, until the downtime after it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<After>,
    /// The number of finished downtimes.
    #[serde(default, rename = "meetings")]
    pub downtimes: u32,
    /// The highest number of an adventure that was begun (AC-SETS-20).
    #[serde(default)]
    pub begun: u8,
    /// The sources whose reward the party has received (AC-END-11).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub given: Vec<Story>,
    /// The sources whose reward each hero has received, by the hero's id (AC-END-10).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub had: BTreeMap<String, Vec<Story>>,
    /// Heroes who are not played now, with their deck lists (AC-BETW-14).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub benched: Vec<Member>,
    /// The texts of generated scenarios that were played or are next (AC-TABLE-08).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub quests: Vec<String>,
    /// The ids of cards removed from the game (AC-SUPP-07).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<String>,
}

fn is_zero(n: &u64) -> bool {
    *n == 0
}

impl FlatRecord {
    /// Converts a record to one without a body; the version is at most the last one without a body.
    pub fn of(record: &Record) -> FlatRecord {
        let Record {
            schema: _,
            family: _,
            engine,
            name,
            pack,
            content,
            players,
            people,
            seed,
            stops,
            choices,
            last_played,
            sat,
            under_way,
            named_seed,
            downtimes,
            body,
        } = record.clone();
        FlatRecord {
            schema: FLAT.min(record.schema),
            engine,
            name,
            pack,
            content,
            party: body.party,
            players,
            people,
            seed,
            next: body.next,
            results: body.results,
            rewards: body.rewards,
            bazaar: body.bazaar,
            class_decks: body.class_decks,
            stops,
            choices,
            last_played,
            sat,
            under_way,
            named_seed,
            after: body.after,
            downtimes,
            begun: body.begun,
            given: body.given,
            had: body.had,
            benched: body.benched,
            quests: body.quests,
            removed: body.removed,
        }
    }
}

impl From<FlatRecord> for Record {
    fn from(flat: FlatRecord) -> Record {
        Record {
            family: ADVENTURE.into(),
            schema: flat.schema,
            engine: flat.engine,
            name: flat.name,
            pack: flat.pack,
            content: flat.content,
            players: flat.players,
            people: flat.people,
            seed: flat.seed,
            stops: flat.stops,
            choices: flat.choices,
            last_played: flat.last_played,
            sat: flat.sat,
            under_way: flat.under_way,
            named_seed: flat.named_seed,
            downtimes: flat.downtimes,
            body: Body {
                party: flat.party,
                next: flat.next,
                results: flat.results,
                rewards: flat.rewards,
                bazaar: flat.bazaar,
                class_decks: flat.class_decks,
                fleet: Vec::new(),
                redeemed: Vec::new(),
                after: flat.after,
                begun: flat.begun,
                given: flat.given,
                had: flat.had,
                benched: flat.benched,
                quests: flat.quests,
                removed: flat.removed,
            },
        }
    }
}
