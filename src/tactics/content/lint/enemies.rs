//! Checks of enemies, boss decks, summons, allies and terrain.

use super::text::Scope;
use super::{Lint, MAX_LIST};
use crate::content::printed::{BossDeckDef, CompanionDef, EnemyDef, KnockOut, TerrainDef};
use crate::ground::{Kind, SIDE};
use kernel::content::lint::{At, Linter};

/// The most cards of a boss deck.
const MAX_DECK: usize = 40;

impl Lint<'_> {
    pub(super) fn enemies(&mut self) {
        let (content, places) = (self.content, self.places);
        for (enemy, place) in content.enemies.iter().zip(&places.enemies) {
            self.enemy(&At::entry(Some(place)), enemy);
        }
        for (companion, place) in content.companions.iter().zip(&places.companions) {
            self.companion(&At::entry(Some(place)), companion);
        }
        for (deck, place) in content.decks.iter().zip(&places.decks) {
            self.deck(&At::entry(Some(place)), deck);
        }
        for (terrain, place) in content.terrain.iter().zip(&places.terrain) {
            self.terrain(&At::entry(Some(place)), terrain);
        }
    }

    pub(super) fn enemy(&mut self, at: &At<'_>, enemy: &EnemyDef) {
        let values = [("move", &enemy.movement), ("hp", &enemy.hp), ("attack", &enemy.attack)];
        for (field, value) in values.into_iter().chain(enemy.limit.as_ref().map(|l| ("limit", l))) {
            value.0.iter().for_each(|amount| self.text(&at.field(field), Scope::CARD, amount));
        }
        for hp in &enemy.hp.0 {
            if hp.rolls() || hp.as_number().is_some_and(|n| n < 1) {
                self.error(
                    &at.field("hp"),
                    "an enemy has a number of HP, at least 1 (AT-SETUP-07)",
                );
                break;
            }
        }
        self.at_least(&at.field("move"), &enemy.movement, 0, "a movement value");
        self.at_least(&at.field("attack"), &enemy.attack, 0, "an attack value");
        self.effects(&at.field("then"), Scope::CARD, &enemy.then);
        self.text(&at.field("prefers"), Scope::CARD, &enemy.prefers);
        self.standing(&at.field("standing"), Scope::CARD, &enemy.standing);
        self.rules(&at.field("passive"), Scope::CARD, &enemy.passive);
        self.insteads(&at.field("instead"), Scope::CARD, &enemy.instead);
        let at = at.field("active");
        self.few(&at, &enemy.active);
        for (n, ability) in enemy.active.iter().enumerate().take(MAX_LIST) {
            self.effects(&at.item(n).field("does"), Scope::CARD, &ability.does);
            if ability.does.is_empty() {
                self.error(&at.item(n), "an ability does something");
            }
        }
    }

    pub(super) fn companion(&mut self, at: &At<'_>, companion: &CompanionDef) {
        if let Some(class) = &companion.class {
            self.class(&at.field("class"), class);
        }
        self.text(&at.field("hp"), Scope::CARD, &companion.hp.0.to_vec());
        self.at_least(&at.field("hp"), &companion.hp, 1, "the number of HP");
        self.text(&at.field("attack"), Scope::CARD, &companion.attack);
        self.effects(&at.field("then"), Scope::CARD, &companion.then);
        self.standing(&at.field("standing"), Scope::CARD, &companion.standing);
        self.rules(&at.field("rules"), Scope::CARD, &companion.rules);
        self.insteads(&at.field("instead"), Scope::CARD, &companion.instead);
        self.powers(&at.field("powers"), Scope::CARD, &companion.powers);
        if let Some(step) = &companion.opinion {
            self.step(&at.field("opinion"), step);
        }
        self.powers(&at.field("lends"), Scope::CARD, &companion.lends);
        let none = companion.hp.0.iter().any(|hp| hp.terms.is_empty());
        if none && companion.knock_out != KnockOut::Never {
            self.error(at, "it has HP, or it cannot be hurt: `hp`, or `knock_out: Never`");
        }
    }

    pub(super) fn deck(&mut self, at: &At<'_>, deck: &BossDeckDef) {
        let total: usize = deck.cards.iter().map(|c| usize::from(c.copies)).sum();
        if total == 0 || total > MAX_DECK {
            self.error(
                &at.field("cards"),
                format!("a boss deck has 1 to {MAX_DECK} cards, not {total}"),
            );
            return;
        }
        for (n, card) in deck.cards.iter().enumerate() {
            let at = at.field("cards").item(n);
            if card.copies == 0 {
                self.error(&at.field("copies"), "a card is there at least once");
            }
            if card.steps.is_empty() {
                self.error(&at, "a boss card says what is done (AT-BOSS-02): `steps`");
            }
            if !self.few(&at.field("steps"), &card.steps) {
                continue;
            }
            for (i, step) in card.steps.iter().enumerate() {
                self.step(&at.field("steps").item(i), step);
            }
        }
    }

    pub(super) fn terrain(&mut self, at: &At<'_>, terrain: &TerrainDef) {
        self.effects(&at.field("enter"), Scope::CARD, &terrain.enter);
        self.effects(&at.field("stay"), Scope::CARD, &terrain.stay);
        self.effects(&at.field("laid"), Scope::CARD, &terrain.laid);
        if let Some(id) = &terrain.twice
            && self.content.find_terrain(id).is_none()
        {
            let known = self.content.terrain.iter().map(|t| t.id.as_str());
            self.unknown(&at.field("twice"), "terrain", id, known);
        }
        self.standing(&at.field("standing"), Scope::CARD, &terrain.standing);
        self.rules(&at.field("rules"), Scope::CARD, &terrain.rules);
        if terrain.length == 0 || terrain.length > SIDE {
            self.error(&at.field("length"), format!("a piece is 1 to {SIDE} squares long"));
        }
        let nobody = matches!(terrain.kind, Kind::Wall | Kind::Void);
        if nobody && !(terrain.enter.is_empty() && terrain.stay.is_empty()) {
            self.error(at, "nobody enters walls and voids, so nothing happens there");
        }
        if terrain.limit == Some(0) {
            self.error(&at.field("limit"), "a limit of 0 lets none be laid");
        }
    }
}
