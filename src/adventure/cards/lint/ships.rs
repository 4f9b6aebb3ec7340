//! Checks of ships and of what is said about the party's ship.

use super::Lint;
use super::powers::Owner;
use crate::cards::abilities::HasAbilities as _;
use crate::cards::printed::{CardDef, ScenarioDef, System};
use crate::cards::ship::ShipDeed;
use crate::cards::vocabulary::Kind;
use crate::kernel::content::lint::{At, Linter};

impl Lint<'_> {
    /// Reports words about ships in a pack that has none.
    pub(super) fn has_ships(&mut self, at: &At<'_>) {
        if !self.content.pack.systems.contains(&System::Ships) {
            self.error(at, "this pack has no ships: `systems: [Ships]` in pack.ron");
        }
    }

    pub(super) fn ship_deed(&mut self, at: &At<'_>, deed: &ShipDeed) {
        self.has_ships(at);
        if deed.amount().and_then(|n| n.fixed()).is_some_and(|n| n < 1) {
            self.error(at, "nothing would be dealt, stashed or banished");
        }
        if let ShipDeed::PlunderOf(kind) = deed
            && !kind.is_boon()
        {
            self.error(at, "plunder is of a type of boons");
        }
    }

    /// Checks what a ship says besides, and that only ships say it (AC-SHIP-04).
    pub(super) fn ship_card(&mut self, at: &At<'_>, card: &CardDef) {
        match &card.ship {
            None if card.kind == Kind::Ship => {
                self.has_ships(at);
                self.error(at, "a ship has `ship: (repair: ...)`: how it is repaired");
            }
            None => {}
            Some(_) if card.kind != Kind::Ship => {
                self.error(&at.field("ship"), "only a card of `kind: Ship` is a ship");
            }
            Some(ship) => {
                self.has_ships(at);
                let at = at.field("ship");
                if ship.repair.steps.is_empty() {
                    self.error(&at.field("repair"), "the check to repair names a skill");
                }
                if card.check.steps.is_empty() {
                    self.error(&at, "a ship has a check to defeat");
                }
                self.abilities(&at.field("commanded"), Owner::Hero, ship.commanded.abilities());
                // The last power is that of every wreck.
                let own = ship.wrecked.powers.len().saturating_sub(1);
                let mut wrecked = ship.wrecked.abilities();
                wrecked.powers = &wrecked.powers[..own];
                self.abilities(&at.field("wrecked"), Owner::Hero, wrecked);
            }
        }
    }

    /// Checks the ship that a scenario names, and where it is anchored (AC-SHIP-02, AC-SHIP-08).
    pub(super) fn ship_of_scenario(&mut self, at: &At<'_>, scenario: &ScenarioDef) {
        if let Some(id) = &scenario.ship {
            self.has_ships(&at.field("ship"));
            self.refer_kind(&at.field("ship"), id, Kind::Ship);
        }
        if scenario.ship_class.is_some() {
            let at = at.field("ship_class");
            self.has_ships(&at);
            if scenario.ship.is_some() {
                self.error(&at, "either one ship is named (`ship`), or a class");
            }
        }
        if let Some(id) = &scenario.anchored {
            self.has_ships(&at.field("anchored"));
            let first = scenario.locations.first();
            if self.refer_location(&at.field("anchored"), id)
                && !first.is_some_and(|row| row.contains(id))
            {
                let message = "the ship is anchored at a location that is always in play";
                self.error(&at.field("anchored"), message);
            }
        }
    }

    /// Checks the head of a pack with ships: some ship to sail, and a plunder table of boons.
    pub(super) fn ships_of_pack(&mut self, at: &At<'_>) {
        let pack = &self.content.pack;
        let (ships, table) = (pack.systems.contains(&System::Ships), pack.plunder.clone());
        if ships && self.content.cards.iter().all(|c| c.ship.is_none()) {
            self.error(&at.field("systems"), "a pack with `Ships` has a card of `kind: Ship`");
        }
        if !table.is_empty() {
            self.has_ships(&at.field("plunder"));
        }
        if table.len() > 6 || table.iter().any(|kind| !kind.is_boon()) {
            let message = "the plunder table has 1 to 6 types of boons";
            self.error(&at.field("plunder"), message);
        }
    }
}
