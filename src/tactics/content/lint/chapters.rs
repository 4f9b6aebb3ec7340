//! Checks of chapters and encounters; how they hang together, [`super::graph`] checks.

use std::collections::{BTreeMap, BTreeSet};

use super::text::Scope;
use super::{Lint, MAX_LIST};
use crate::content::effect::Effect;
use crate::content::mentions::{Mention, Mentions};
use crate::content::printed::{
    ChapterDef, ChapterKind, ChoiceDef, EncounterDef, Objective, Resolution,
};
use crate::ground::{Ground, Kind, Sign};
use kernel::content::lint::{At, Linter};

/// The most letters of a text that is read aloud.
const MAX_TEXT: usize = 6000;

impl Lint<'_> {
    pub(super) fn chapters(&mut self) {
        let (content, places) = (self.content, self.places);
        let mut numbers = BTreeSet::new();
        for (chapter, place) in content.chapters.iter().zip(&places.chapters) {
            if self.problems.full() {
                return;
            }
            let at = At::entry(Some(place));
            if !numbers.insert(chapter.number) {
                self.error(
                    &at.field("number"),
                    format!("another chapter has the number {}", chapter.number),
                );
            }
            self.chapter(&at, chapter);
        }
    }

    pub(super) fn chapter(&mut self, at: &At<'_>, chapter: &ChapterDef) {
        let wrong = match chapter.kind {
            ChapterKind::Encounter if chapter.encounter.is_none() => Some("`encounter` is missing"),
            ChapterKind::Market if chapter.market.is_none() => Some("`market` is missing"),
            ChapterKind::Ending if !chapter.choices.is_empty() => {
                Some("the campaign ends here: there is nothing to choose")
            }
            ChapterKind::Story | ChapterKind::Market if chapter.choices.is_empty() => {
                Some("nothing leads on: `choices` are missing")
            }
            ChapterKind::Encounter if !chapter.choices.is_empty() => {
                Some("the results of an encounter lead on, not the choices of its chapter")
            }
            kind if kind != ChapterKind::Encounter && chapter.encounter.is_some() => {
                Some("the chapter is no encounter")
            }
            kind if kind != ChapterKind::Market && chapter.market.is_some() => {
                Some("the chapter is no market")
            }
            _ => None,
        };
        if let Some(message) = wrong {
            self.error(&at.field("kind"), message);
        }
        if chapter.text.chars().count() > MAX_TEXT {
            self.error(&at.field("text"), format!("a text has at most {MAX_TEXT} letters"));
        }
        self.few(&at.field("more"), &chapter.more);
        for (n, more) in chapter.more.iter().enumerate().take(MAX_LIST) {
            self.text(&at.field("more").item(n), Scope::STORY, &more.only_if);
        }
        self.effects(&at.field("does"), Scope::STORY, &chapter.does);
        self.choices(&at.field("choices"), Scope::STORY, &chapter.choices);
        if let Some(market) = &chapter.market {
            let at = at.field("market");
            for (field, ids) in [("stock", &market.stock), ("only_here", &market.only_here)] {
                self.few(&at.field(field), ids);
                for (n, id) in ids.iter().enumerate().take(MAX_LIST) {
                    self.card_of(&at.field(field).item(n), id, &[]);
                }
            }
            self.choices(&at.field("services"), Scope::STORY, &market.services);
        }
        if let Some(encounter) = &chapter.encounter {
            self.encounter(&at.field("encounter"), encounter);
        }
    }

    fn choices(&mut self, at: &At<'_>, scope: Scope<'_>, choices: &[ChoiceDef]) {
        if !self.few(at, choices) {
            return;
        }
        for (n, choice) in choices.iter().enumerate() {
            self.choice(&at.item(n), scope, choice);
        }
    }

    pub(super) fn choice(&mut self, at: &At<'_>, scope: Scope<'_>, choice: &ChoiceDef) {
        if choice.label.trim().is_empty() {
            self.error(&at.field("label"), "a choice is called something");
        }
        self.text(&at.field("only_if"), scope, &choice.only_if);
        self.effects(&at.field("cost"), scope, &choice.cost);
        self.effects(&at.field("does"), scope, &choice.does);
        if let Some(goto) = &choice.goto {
            self.chapter_exists(&at.field("goto"), goto);
        }
    }

    pub(super) fn encounter(&mut self, at: &At<'_>, encounter: &EncounterDef) {
        let content = self.content;
        if content.find_deck(&encounter.deck).is_none() {
            let known = content.decks.iter().map(|d| d.id.as_str());
            self.unknown(&at.field("deck"), "boss deck", &encounter.deck, known);
        }
        if let Some(id) = &encounter.reserve
            && content.find_enemy(id).is_none()
        {
            let known = content.enemies.iter().map(|d| d.id.as_str());
            self.unknown(&at.field("reserve"), "enemy", id, known);
        }
        let ids = encounter.bonus.iter().filter_map(|b| b.id.as_deref());
        let bonus: Vec<&str> = ids.take(MAX_LIST).collect();
        let scope = Scope::encounter(&encounter.counters, &bonus);
        self.objective(&at.field("main"), scope, &encounter.main);
        for (field, list) in [("bonus", &encounter.bonus), ("failure", &encounter.failure)] {
            self.few(&at.field(field), list);
            for (n, objective) in list.iter().enumerate().take(MAX_LIST) {
                self.objective(&at.field(field).item(n), scope, objective);
            }
        }
        self.standing(&at.field("standing"), scope, &encounter.standing);
        self.rules(&at.field("rules"), scope, &encounter.rules);
        self.powers(&at.field("powers"), scope, &encounter.powers);
        self.few(&at.field("laws"), &encounter.laws);
        self.few(&at.field("counters"), &encounter.counters);
        for (n, law) in encounter.laws.iter().enumerate().take(MAX_LIST) {
            let at = at.field("laws").item(n);
            self.text(&at.field("first_if"), scope, &law.first_if);
            self.standing(&at.field("standing"), scope, &law.standing);
            self.rules(&at.field("rules"), scope, &law.rules);
        }
        if encounter.laws.is_empty() && says(encounter, |e| *e == Effect::DrawLaw) {
            self.error(at, "there is no law to draw: `laws`");
        }
        let wins = encounter.main.when.is_some() || says(encounter, |e| *e == Effect::Win);
        if !wins {
            self.error(
                &at.field("main"),
                "nothing wins this encounter: neither `when` nor a rule with `Win`",
            );
        }
        let results = &encounter.resolution;
        let at_results = at.field("resolution");
        let scope = Scope::result(&encounter.counters, &bonus);
        self.resolution(&at_results.field("failure"), scope, &results.failure);
        self.resolution(&at_results.field("success"), scope, &results.success);
        if let Some(plus) = &results.plus {
            self.resolution(&at_results.field("plus"), scope, plus);
            if encounter.bonus.is_empty() {
                self.error(&at.field("bonus"), "+Success asks for a bonus objective (AT-GOAL-06)");
            }
        }
        self.map(at, encounter);
    }

    fn objective(&mut self, at: &At<'_>, scope: Scope<'_>, objective: &Objective) {
        self.text(&at.field("when"), scope, &objective.when);
        self.effects(&at.field("does"), Scope::STORY, &objective.does);
        if objective.text.trim().is_empty() {
            self.error(&at.field("text"), "an objective is told in words");
        }
    }

    fn resolution(&mut self, at: &At<'_>, scope: Scope<'_>, resolution: &Resolution) {
        self.effects(&at.field("does"), scope, &resolution.does);
        if let Some(goto) = &resolution.goto {
            self.chapter_exists(&at.field("goto"), goto);
        }
        self.choices(&at.field("choices"), scope, &resolution.choices);
        if resolution.goto.is_none() == resolution.choices.is_empty() {
            self.error(at, "a result leads on: by `goto`, or by `choices`, not by both");
        }
    }

    /// Checks the map, and that the encounter's figures are on it.
    fn map(&mut self, at: &At<'_>, encounter: &EncounterDef) {
        let at_map = at.field("map");
        let ground = match encounter.map.read(&self.content.kinds) {
            Ok(ground) => ground,
            Err(wrong) if wrong.line == 0 => {
                return self.error(&at_map.field("legend"), wrong.what);
            }
            Err(wrong) => {
                let rows = at_map.field("rows");
                let at =
                    if encounter.map.rows.is_empty() { rows } else { rows.item(wrong.line - 1) };
                let mut problem = self.make(&at, None, wrong.what);
                // Behind the opening quote.
                problem.column += wrong.column;
                return self.problems.push(problem);
            }
        };
        if ground.start.len() < 5 {
            let message = format!(
                "five heroes start here, and {} squares are marked Start",
                ground.start.len()
            );
            self.error(&at_map, message);
        }
        for sign in encounter.map.legend.values() {
            self.sign(&at_map.field("legend"), sign);
        }
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        for (id, _) in &ground.enemies {
            *counts.entry(id.trim_end_matches(|c: char| c.is_ascii_digit())).or_default() += 1;
        }
        self.few(&at.field("placed"), &encounter.placed);
        self.few(&at.field("tokens"), &encounter.tokens);
        self.few(&at.field("marks"), &encounter.marks);
        for (n, placed) in encounter.placed.iter().enumerate().take(MAX_LIST) {
            let at = at.field("placed").item(n);
            self.placed_values(&at, placed);
            let found = counts.get(placed.code.as_str()).copied().unwrap_or_default();
            let all = placed.n.iter().flat_map(|n| &n.0).filter_map(|n| n.as_number());
            let most = all.max().unwrap_or_default();
            let values = [&placed.hp, &placed.movement, &placed.attack];
            for amount in values.into_iter().flatten().flat_map(|value| &value.0) {
                self.text(&at, Scope::CARD, amount);
            }
            self.text(&at.field("prefers"), Scope::CARD, &placed.prefers);
            if found == 0 && placed.n.is_none() {
                // Who comes only by spawning has values of the chapter too.
                self.text_code(&at.field("code"), &placed.code);
            } else if found == 0 {
                self.unknown(&at, "enemy on the map", &placed.code, counts.keys().copied());
            } else if usize::try_from(most).is_ok_and(|most| most > found) {
                self.error(
                    &at,
                    format!("{most} are to stand, and the map has {found} of {}", placed.code),
                );
            }
        }
        for (n, code) in encounter.tokens.iter().enumerate().take(MAX_LIST) {
            self.text_code(&at.field("tokens").item(n), code);
        }
        for (n, mark) in encounter.marks.iter().enumerate().take(MAX_LIST) {
            if !ground.marks.iter().any(|(id, _)| *id == mark.id) {
                let known = ground.marks.iter().map(|(id, _)| id.as_str());
                self.unknown(&at.field("marks").item(n), "mark on the map", &mark.id, known);
            }
        }
        self.map_is_bounded(at, encounter, &ground);
        self.needed_signs(at, encounter, &ground);
    }

    fn text_code(&mut self, at: &At<'_>, code: &str) {
        let content = self.content;
        if content.enemy_of_code(code).is_none() {
            let known = content.enemies.iter().map(|e| e.code.as_str());
            self.unknown(at, "enemy with the code", code, known);
        }
    }

    fn sign(&mut self, at: &At<'_>, sign: &Sign) {
        let content = self.content;
        match sign {
            Sign::Enemy(code) | Sign::Spawn(code) => self.text_code(at, code),
            Sign::Ally(code) if !content.companions.iter().any(|c| c.code == *code) => {
                let known = content.companions.iter().map(|c| c.code.as_str());
                self.unknown(at, "ally with the code", code, known);
            }
            Sign::On(name, sign) => {
                let closed = |kind: Kind| matches!(kind, Kind::Wall | Kind::Void);
                let figure =
                    matches!(**sign, Sign::Start | Sign::Enemy(_) | Sign::Ally(_) | Sign::Spawn(_));
                if figure && content.kinds.iter().any(|t| t.name == *name && closed(t.kind)) {
                    let message = format!("nobody can stand on `{name}` (AT-OBST-04, AT-RUL-111)");
                    self.error_at(at, name, message);
                }
                self.sign(at, sign);
            }
            _ => {}
        }
    }

    /// Checks that the map has the marks, exits and spawn squares that the encounter's rules name.
    fn needed_signs(&mut self, at: &At<'_>, encounter: &EncounterDef, ground: &Ground) {
        let mut named: Vec<&str> = Vec::new();
        let mut note = |mention: Mention<'_>| {
            if let Mention::Mark(id) = mention
                && !ground.marks.iter().any(|(name, _)| name == id)
            {
                // The texts outlive the walk, but the mention does not say so.
                named.extend(self.marks.get(id));
            }
        };
        encounter.rules.mentions(0, &mut note);
        encounter.powers.mentions(0, &mut note);
        encounter.standing.mentions(0, &mut note);
        for name in named {
            self.error_at(at, name, format!("the map of this encounter has no mark `{name}`"));
        }
    }
}

/// Returns whether a verb stands somewhere in the rules of an encounter.
fn says(encounter: &EncounterDef, wanted: impl Fn(&Effect) -> bool) -> bool {
    let mut found = false;
    let mut note = |mention: Mention<'_>| {
        if let Mention::Verb(effect, _) = mention {
            found |= wanted(effect);
        }
    };
    encounter.rules.mentions(0, &mut note);
    encounter.powers.mentions(0, &mut note);
    found
}
