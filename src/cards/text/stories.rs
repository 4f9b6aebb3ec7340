//! Locations, scenarios and rewards in words.

use super::{Ctx, Line, Owner, list};
use crate::cards::content::Content;
use crate::cards::effect::{Power, Rule, Standing, Summoned};
use crate::cards::printed::{Closing, LocationDef, Reward, ScenarioDef};
use crate::cards::wild::{Reach, WildDef};

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
    let wild: Vec<&WildDef> =
        content.location(&location.id).into_iter().flat_map(|n| content.wild_on(Some(n))).collect();
    let here = said(
        &ctx,
        own(&location.standing, &wild, |w| w.standing.len()),
        own(&location.rules, &wild, |w| w.rules.len()),
        own(&location.powers, &wild, |w| w.powers.len()),
    )
    .into_iter();
    let here = here.chain(wild.iter().flat_map(|w| wildcard(&ctx, w)));
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
    let wild: Vec<&WildDef> = content.wild_on(None).collect();
    let during = said(
        &ctx,
        own(&scenario.standing, &wild, |w| w.standing.len()),
        own(&scenario.rules, &wild, |w| w.rules.len()),
        own(&scenario.powers, &wild, |w| w.powers.len()),
    )
    .into_iter();
    let during = during.chain(wild.iter().flat_map(|w| wildcard(&ctx, w)));
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

/// What stands there itself, before what wildcards have added.
fn own<'a, T>(all: &'a [T], wild: &[&WildDef], of: impl Fn(&WildDef) -> usize) -> &'a [T] {
    let added: usize = wild.iter().map(|w| of(w)).sum();
    &all[..all.len().saturating_sub(added)]
}

fn said(ctx: &Ctx<'_>, standing: &[Standing], rules: &[Rule], powers: &[Power]) -> Vec<String> {
    let said = standing.iter().map(|s| ctx.standing(s));
    let said = said.chain(rules.iter().map(|r| ctx.rule(r)));
    said.chain(powers.iter().map(|p| ctx.power(p))).collect()
}

/// A wildcard, by its name.
fn wildcard(ctx: &Ctx<'_>, w: &WildDef) -> Vec<String> {
    let all = said(ctx, &w.standing, &w.rules, &w.powers);
    all.into_iter().map(|text| format!("wildcard, {}: {text}", w.name)).collect()
}

/// What a wildcard says, where it lies.
pub fn wild_text(content: &Content, w: &WildDef) -> Vec<Line> {
    let owner = match w.reach {
        Reach::Scenario => Owner::Scenario,
        Reach::Location => Owner::Location,
    };
    let ctx = Ctx::new(content, owner);
    said(&ctx, &w.standing, &w.rules, &w.powers).iter().map(|l| Line::sentence(l)).collect()
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
            let said = said(&ctx, &story.standing, &story.rules, &story.powers).into_iter();
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
