//! Texts of locations, scenarios and rewards.

use super::clauses::Clause;
use super::marks::capital_marked;
use super::nouns::Cards;
use super::phrases::{Mood, say, verb, vp};
use super::{Ctx, Line, Owner, You};
use crate::cards::abilities::{Abilities, HasAbilities};
use crate::cards::content::Content;
use crate::cards::effect::{CardFilter, Side, Summoned, Who};
use crate::cards::printed::{AdventureDef, Closing, LocationDef, Reward, ScenarioDef, StoryDef};
use crate::cards::vocabulary::Kind;
use crate::cards::wild::{Reach, WildDef};

/// The three boxes of a location.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LocationText {
    /// "At this location".
    pub here: Vec<Line>,
    /// "When closing".
    pub closing: Vec<Line>,
    /// "When permanently closed".
    pub closed: Vec<Line>,
}

/// Returns the text of a location.
pub fn location_text(content: &Content, location: &LocationDef) -> LocationText {
    let ctx = Ctx::new(content, Owner::Location);
    let wild: Vec<&WildDef> =
        content.location(&location.id).into_iter().flat_map(|n| content.wild_on(Some(n))).collect();
    let here = ability_texts(&ctx, own(location, &wild))
        .into_iter()
        .chain(wild.iter().flat_map(|w| wildcard(&ctx, w)));
    let ways: Vec<String> = location.closing.iter().map(|way| ctx.way_to_close(way)).collect();
    let mut closed = Vec::new();
    if !location.before_closing.is_empty() {
        let does = ctx.effects_phrase(&location.before_closing, Mood::After);
        closed.push(say!(ctx, "card-before-closing", does = does));
    }
    if !location.when_closed.is_empty() {
        let does = ctx.effects_phrase(&location.when_closed, Mood::After);
        closed.push(say!(ctx, "card-when-closing", does = does));
    }
    closed.extend(ability_texts(&ctx, location.side(true)));
    if closed.is_empty() {
        closed.push(say!(ctx, "card-no-effect"));
    }
    LocationText {
        here: here.map(|l| Line::sentence(&l)).collect(),
        closing: vec![Line::sentence(&ways.join(&say!(ctx, "card-or-way")))],
        closed: closed.iter().map(|l| Line::sentence(l)).collect(),
    }
}

/// Returns all that holds in a scenario during play, and its reward: the text of its card, with those
/// of the adventure and the path in the middle.
pub fn scenario_text(content: &Content, scenario: &ScenarioDef) -> Vec<Line> {
    let mut lines = special_rules(content, scenario);
    lines.extend(higher(content, scenario));
    lines.extend(results(content, scenario));
    lines
}

/// Returns the text of a scenario's card: all that holds, but of the adventure only its name where a
/// card of its own says the rest.
pub fn scenario_card_text(content: &Content, scenario: &ScenarioDef) -> Vec<Line> {
    let ctx = Ctx::new(content, Owner::Scenario);
    let mut lines = special_rules(content, scenario);
    if let Some(adventure) = content.adventure_of(&scenario.id)
        && content.has_rules(adventure)
    {
        lines.push(Line::sentence(&say!(ctx, "card-adventure-too", name = &adventure.name)));
    }
    lines.extend(results(content, scenario));
    lines
}

/// Returns the text of an adventure's card, with the name of the path before what the path says.
pub fn adventure_text(content: &Content, adventure: &AdventureDef) -> Vec<Line> {
    let ctx = Ctx::new(content, Owner::Scenario);
    let own = ability_texts(&ctx, adventure.story.abilities());
    let path = content.path_of(adventure);
    let path = path.map(|story| named(&ctx, &content.pack.name, story)).unwrap_or_default();
    own.iter().chain(&path).map(|text| Line::sentence(text)).collect()
}

/// Returns what a scenario's card says of play: what lies ready, and its abilities.
fn special_rules(content: &Content, scenario: &ScenarioDef) -> Vec<Line> {
    let ctx = Ctx::new(content, Owner::Scenario);
    let wild: Vec<&WildDef> = content.wild_on(None).collect();
    let during = ability_texts(&ctx, own(scenario, &wild))
        .into_iter()
        .chain(wild.iter().flat_map(|w| wildcard(&ctx, w)));
    let mut lines: Vec<Line> = Vec::new();
    if !scenario.stack.is_empty() {
        let cards: Vec<String> =
            scenario.stack.iter().map(|s| ctx.summoned(s).case("acc").to_owned()).collect();
        let several = cards.len() > 1;
        let cards = ctx.list_and(&cards);
        lines.push(Line::sentence(&match several {
            false => say!(ctx, "card-stacked", cards = cards),
            true => say!(ctx, "card-stacked-several", cards = cards),
        }));
    }
    lines.extend(ctx.unusual(scenario).iter().map(|l| Line::sentence(l)));
    if !scenario.danger.is_empty() {
        let ids: Vec<&str> = scenario.danger.iter().map(String::as_str).collect();
        lines.push(Line::sentence(&say!(ctx, "card-danger-is", cards = ctx.named_cards(&ids))));
    }
    lines.extend(during.map(|l| Line::sentence(&l)));
    lines
}

/// Returns what a scenario's card says of its end: other ways to win, and the reward.
fn results(content: &Content, scenario: &ScenarioDef) -> Vec<Line> {
    let ctx = Ctx::new(content, Owner::Scenario);
    let mut lines = Vec::new();
    if let Some(cond) = &scenario.won_in_time {
        lines.push(Line::sentence(&say!(ctx, "card-won-in-time", cond = ctx.cond(cond))));
    }
    if !scenario.cornering_wins {
        lines.push(Line::sentence(&say!(ctx, "card-cornering-wins-not")));
    }
    if !scenario.start.is_empty() {
        let ids: Vec<&str> = scenario.start.iter().map(String::as_str).collect();
        let places = ctx.places("bei", "bei", &ids);
        lines.push(Line::sentence(&say!(ctx, "card-start-at", places = places)));
    }
    if let Some(id) = &scenario.ship {
        lines.push(Line::sentence(&say!(ctx, "card-your-ship", ship = ctx.card_name(id))));
    }
    if let Some(id) = &scenario.anchored {
        let places = ctx.places("bei", "bei", &[id]);
        lines.push(Line::sentence(&say!(ctx, "card-ship-anchored-at", places = places)));
    }
    lines.extend(reward_text(content, &scenario.reward));
    lines.extend(again_text(content, &scenario.reward, scenario.again));
    lines
}

/// Returns that rewards may be earned again, if the story says so (AC-END-11).
pub fn again_text(content: &Content, rewards: &[Reward], again: bool) -> Option<Line> {
    let ctx = Ctx::new(content, Owner::Scenario);
    let says = again && !rewards.is_empty();
    says.then(|| Line::sentence(&say!(ctx, "card-reward-again")))
}

/// Returns the printed abilities of a thing, without those that wildcards have added.
fn own<'a>(on: &'a impl HasAbilities, wild: &[&WildDef]) -> Abilities<'a> {
    let added: Vec<Abilities<'_>> = wild.iter().map(|w| w.abilities()).collect();
    on.abilities().before(&added)
}

pub(super) fn ability_texts(ctx: &Ctx<'_>, all: Abilities<'_>) -> Vec<String> {
    let texts = all.standing.iter().map(|s| ctx.standing(s).text);
    let texts = texts.chain(all.rules.iter().map(|r| ctx.rule(r)));
    texts.chain(all.powers.iter().map(|p| ctx.power(p))).collect()
}

/// Returns the text of a wildcard with its name.
fn wildcard(ctx: &Ctx<'_>, w: &WildDef) -> Vec<String> {
    let all = ability_texts(ctx, w.abilities());
    let name = w.shown_name();
    all.into_iter()
        .map(|text| say!(ctx, "card-wildcard", name = name, text = behind_colon(ctx, text)))
        .collect()
}

/// Capitalizes a sentence after a colon in German.
pub(super) fn behind_colon(ctx: &Ctx<'_>, text: String) -> String {
    if ctx.german() { capital_marked(&text) } else { text }
}

/// Returns the text of a wildcard.
pub fn wild_text(content: &Content, w: &WildDef) -> Vec<Line> {
    let owner = match w.reach {
        Reach::Scenario => Owner::Scenario,
        Reach::Location => Owner::Location,
    };
    let ctx = Ctx::new(content, owner);
    ability_texts(&ctx, w.abilities()).iter().map(|l| Line::sentence(l)).collect()
}

/// Returns the texts of the adventure and the path in a scenario, each with its name.
fn higher(content: &Content, scenario: &ScenarioDef) -> Vec<Line> {
    let ctx = Ctx::new(content, Owner::Scenario);
    let Some(adventure) = content.adventure_of(&scenario.id) else { return Vec::new() };
    let path = content.path_of(adventure).map(|story| (&content.pack.name, story));
    std::iter::once((&adventure.name, &adventure.story))
        .chain(path)
        .flat_map(|(name, story)| named(&ctx, name, story))
        .map(|text| Line::sentence(&text))
        .collect()
}

/// Returns the texts of a story, each behind the name of its card.
fn named(ctx: &Ctx<'_>, name: &str, story: &StoryDef) -> Vec<String> {
    let texts = ability_texts(ctx, story.abilities()).into_iter();
    texts.map(|text| format!("{name}: {}", behind_colon(ctx, text))).collect()
}

/// Returns the text of rewards.
pub fn reward_text(content: &Content, rewards: &[Reward]) -> Vec<Line> {
    let ctx = Ctx::new(content, Owner::Scenario);
    let one = |r: &Reward| match r {
        Reward::SkillFeat => say!(ctx, "card-reward-skill-feat"),
        Reward::PowerFeat => say!(ctx, "card-reward-power-feat"),
        Reward::CardFeat => say!(ctx, "card-reward-card-feat"),
        Reward::Loot(id) => say!(ctx, "card-reward-loot", card = ctx.card_name(id)),
        Reward::Trader(id) => say!(ctx, "card-reward-trader", card = ctx.card_name(id)),
        Reward::Role => say!(ctx, "card-reward-role"),
        Reward::Path => say!(ctx, "card-reward-path"),
        Reward::Redeem => say!(ctx, "card-reward-redeem"),
        Reward::Ship(n) => say!(ctx, "card-reward-ship", n = u32::from(*n)),
        Reward::RandomOf(what) => {
            let card = ctx.summoned(&Summoned::RandomOf(boons(what)));
            say!(ctx, "card-reward-random", card = card)
        }
        Reward::OfType(what) => {
            let types: Vec<String> = what.kinds.iter().map(|k| ctx.kind_alone(*k)).collect();
            let any = CardFilter { kinds: Vec::new(), ..what.clone() };
            let card = ctx.cards(&Cards::Random, &any);
            match types.is_empty() {
                true => say!(ctx, "card-reward-any-type", card = card),
                false => {
                    let types = ctx.list_or(&types);
                    say!(ctx, "card-reward-of-type", types = types, card = card)
                }
            }
        }
        Reward::Displayed(what) => {
            let cards = ctx.cards(&Cards::All, &boons(what));
            say!(ctx, "card-reward-displayed", cards = cards)
        }
        Reward::LootOf(ids) => {
            let names: Vec<String> = ids.iter().map(|id| ctx.card_name(id)).collect();
            say!(ctx, "card-reward-loot", card = ctx.list_or(&names))
        }
        Reward::Random(kind) => {
            let card = ctx.summoned(&Summoned::Random(*kind));
            say!(ctx, "card-reward-random", card = card)
        }
    };
    rewards.iter().map(|r| Line::sentence(&say!(ctx, "card-reward", gives = one(r)))).collect()
}

/// Returns the filter of boons that a reward is about: where it lists no type, boons of any type.
fn boons(what: &CardFilter) -> CardFilter {
    match what.kinds.is_empty() && !what.is_choice() {
        true => CardFilter { side: Some(Side::Boon), ..what.clone() },
        false => what.clone(),
    }
}

impl Ctx<'_> {
    /// Returns a type as a word of its own: "weapon".
    fn kind_alone(&self, kind: Kind) -> String {
        let what = CardFilter { kinds: vec![kind], ..CardFilter::default() };
        self.cards(&Cards::Bare, &what).case("acc").to_owned()
    }

    /// Returns a way of closing a location: "bury 2 boons from your hand".
    pub(super) fn way_to_close(&self, way: &Closing) -> String {
        match way {
            Closing::Automatic => say!(self, "card-closes-freely"),
            Closing::Check(check) => {
                let vp =
                    vp!(self, "card-verb-succeed", "card-at-check", check = self.a_check(check));
                self.chain(&[vp], Mood::Command)
            }
            Closing::Pay(cost) => self.chain(&[self.cost(cost)], Mood::Command),
            Closing::PaySeveral(n, cost) => self.chain(&[self.costs(*n, cost)], Mood::Command),
            Closing::PayTypes(n, cost) => {
                let types = say!(self, "card-of-different-types");
                self.chain(&[self.costs(*n, cost).tail(types)], Mood::Command)
            }
            Closing::EachPays(cost) => {
                let ctx = self.with_you(You::They);
                match self.does(Who::EachHere, ctx.cost(cost)) {
                    Clause::Sentence(sentence) => sentence.text,
                    Clause::Command(vp) => self.chain(&[vp], Mood::Command),
                }
            }
            Closing::Defeat(what) => {
                let boon = match what {
                    Summoned::Named(id) => {
                        self.content.find(id).is_some_and(|d| !self.content.card(d).kind.is_bane())
                    }
                    Summoned::Random(kind) => !kind.is_bane(),
                    Summoned::RandomOf(_) => self.goes_when(what) == Some(false),
                    Summoned::Same | Summoned::Danger => false,
                };
                let what = self.summoned(what);
                let vp = match (self.german(), boon) {
                    (false, true) => {
                        vp!(self, "card-verb-summon-and-acquire", "card-what", what = what)
                    }
                    (false, false) => {
                        vp!(self, "card-verb-summon-and-defeat", "card-what", what = what)
                    }
                    (true, boon) => {
                        let it = say!(self, "card-what-it", what = what);
                        let verb = if boon {
                            verb!("card-verb-acquire")
                        } else {
                            verb!("card-verb-defeat")
                        };
                        vp!(self, "card-verb-summon", "card-what", what = what)
                            .then(false, super::phrases::Vp::new(verb, it))
                    }
                };
                self.chain(&[vp], Mood::Command)
            }
        }
    }
}
