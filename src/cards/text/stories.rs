//! Locations, scenarios and rewards in words.

use super::{Ctx, Line, Owner, list};
use crate::cards::content::Content;
use crate::cards::effect::Summoned;
use crate::cards::printed::{Closing, LocationDef, Reward, ScenarioDef};

/// The three boxes of a location.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LocationText {
    /// At this location.
    pub here: Vec<Line>,
    /// When closing.
    pub closing: Vec<Line>,
    /// When permanently closed.
    pub closed: Vec<Line>,
}

/// What a location says.
pub fn location_text(content: &Content, location: &LocationDef) -> LocationText {
    let ctx = Ctx::new(content, Owner::Location);
    let here = location.standing.iter().map(|s| ctx.standing(s));
    let here = here.chain(location.rules.iter().map(|r| ctx.rule(r)));
    let here = here.chain(location.powers.iter().map(|p| ctx.power(p)));
    let ways: Vec<String> = location
        .closing
        .iter()
        .map(|way| match way {
            Closing::Automatic => "this location closes without further ado".into(),
            Closing::Check(check) => format!("succeed at {}", ctx.a_check(check)),
            Closing::Pay(cost) => ctx.cost(cost),
            Closing::PaySeveral(n, cost) => ctx.costs(*n, cost),
            Closing::Defeat(what) => {
                let boon = match what {
                    Summoned::Named(id) => {
                        content.find(id).is_some_and(|d| !content.card(d).kind.is_bane())
                    }
                    Summoned::Random(kind) => !kind.is_bane(),
                    Summoned::Same => false,
                };
                let verb = if boon { "acquire" } else { "defeat" };
                format!("summon and {verb} {}", ctx.summoned(what))
            }
        })
        .collect();
    let mut closed = Vec::new();
    if !location.before_closing.is_empty() {
        closed.push(format!("before closing, {}", ctx.told(&location.before_closing)));
    }
    if !location.when_closed.is_empty() {
        closed.push(format!("on closing, {}", ctx.told(&location.when_closed)));
    }
    closed.extend(location.closed_standing.iter().map(|s| ctx.standing(s)));
    closed.extend(location.closed_powers.iter().map(|p| ctx.power(p)));
    if closed.is_empty() {
        closed.push("no effect".into());
    }
    LocationText {
        here: here.map(|l| Line::sentence(&l)).collect(),
        closing: vec![Line::sentence(&ways.join("; or "))],
        closed: closed.iter().map(|l| Line::sentence(l)).collect(),
    }
}

/// What a scenario says during play, and its reward.
pub fn scenario_text(content: &Content, scenario: &ScenarioDef) -> Vec<Line> {
    let ctx = Ctx::new(content, Owner::Scenario);
    let during = scenario.standing.iter().map(|s| ctx.standing(s));
    let during = during.chain(scenario.rules.iter().map(|r| ctx.rule(r)));
    let during = during.chain(scenario.powers.iter().map(|p| ctx.power(p)));
    let mut lines: Vec<Line> = Vec::new();
    if !scenario.stack.is_empty() {
        let cards: Vec<String> = scenario.stack.iter().map(|s| ctx.summoned(s)).collect();
        let often = match cards.as_slice() {
            [_] => String::new(),
            _ => ", the last as often as needed".into(),
        };
        let cards = list(&cards, "and");
        lines.push(Line::sentence(&format!(
            "in place of villains and henchmen, shuffle {cards} into the location decks, one card \
             into each{often}"
        )));
    }
    lines.extend(during.map(|l| Line::sentence(&l)));
    lines.extend(higher(content, scenario));
    if !scenario.cornering_wins {
        let text = "defeating the villain with no escape does not win this scenario";
        lines.push(Line::sentence(text));
    }
    lines.extend(reward_text(content, &scenario.reward));
    lines
}

/// What the adventure and the path say in a scenario, each by its name.
fn higher(content: &Content, scenario: &ScenarioDef) -> Vec<Line> {
    let ctx = Ctx::new(content, Owner::Scenario);
    let Some(adventure) = content.adventure_of(&scenario.id) else { return Vec::new() };
    let on_path = content.pack.adventures.contains(&adventure.id);
    let path = on_path.then_some((&content.pack.name, &content.pack.story));
    std::iter::once((&adventure.name, &adventure.story))
        .chain(path)
        .flat_map(|(name, story)| {
            let said = story.standing.iter().map(|s| ctx.standing(s));
            let said = said.chain(story.rules.iter().map(|r| ctx.rule(r)));
            let said = said.chain(story.powers.iter().map(|p| ctx.power(p)));
            said.map(|text| Line::sentence(&format!("{name}: {text}"))).collect::<Vec<_>>()
        })
        .collect()
}

/// What a reward gives.
pub fn reward_text(content: &Content, rewards: &[Reward]) -> Vec<Line> {
    let ctx = Ctx::new(content, Owner::Scenario);
    let one = |r: &Reward| match r {
        Reward::SkillFeat => "each hero gains a skill feat".into(),
        Reward::PowerFeat => "each hero gains a power feat".into(),
        Reward::CardFeat => "each hero gains a card feat".into(),
        Reward::Loot(id) => format!("one hero gains the loot {}", ctx.card_name(id)),
        Reward::Trader(id) => {
            format!("{} is checked off on the bazaar", ctx.card_name(id))
        }
        Reward::Role => "each hero takes the role card and chooses one of its sides".into(),
        Reward::Random(kind) => {
            format!("each hero draws a random {} from the box", kind.word())
        }
    };
    rewards.iter().map(|r| Line::sentence(&format!("reward: {}", one(r)))).collect()
}
