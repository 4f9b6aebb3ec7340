//! Texts about ships: what a ship says while it is commanded, and what is done with it.

use super::clauses::Clause;
use super::phrases::{say, sentence, vp, whether};
use super::{Ctx, Owner, nouns, stories};
use crate::cards::abilities::HasAbilities as _;
use crate::cards::effect::{CardFilter, Who};
use crate::cards::printed::StoryDef;
use crate::cards::ship::{ShipDeed, ShipDef, ShipFact};

impl Ctx<'_> {
    /// Returns what is done with the party's ship.
    pub(super) fn ship_deed(&self, deed: &ShipDeed) -> Clause {
        let vp = match deed {
            ShipDeed::Damage(n) => {
                return Clause::Sentence(sentence!(self, "card-ship-damage", n = self.amount(n)));
            }
            ShipDeed::Wreck => return Clause::Sentence(sentence!(self, "card-ship-wreck")),
            ShipDeed::Anchor => {
                return Clause::Sentence(sentence!(self, "card-ship-anchor", here = self.here()));
            }
            ShipDeed::Weigh => return Clause::Sentence(sentence!(self, "card-ship-weigh")),
            ShipDeed::Plunder(n) if n.fixed() == Some(1) => {
                vp!(self, "card-verb-stash", "card-ship-plunder-one")
            }
            ShipDeed::Plunder(n) => {
                vp!(self, "card-verb-stash", "card-ship-plunder", n = self.amount(n))
            }
            ShipDeed::PlunderOf(kind) => {
                let what = CardFilter { kinds: vec![*kind], ..CardFilter::default() };
                let what = self.some_cards(1, &what);
                vp!(self, "card-verb-stash", "card-ship-plunder-of", what = what)
            }
            ShipDeed::LosePlunder(n) if n.fixed() == Some(1) => {
                vp!(self, "card-verb-banish", "card-ship-lose-one")
            }
            ShipDeed::LosePlunder(n) => {
                vp!(self, "card-verb-banish", "card-ship-lose", n = self.amount(n))
            }
            ShipDeed::Seize => vp!(self, "card-verb-seize", "card-ship-the"),
            ShipDeed::Repair => vp!(self, "card-verb-repair", "card-ship-yours"),
            ShipDeed::TryRepair => vp!(self, "card-verb-attempt", "card-ship-to-try"),
        };
        self.does(Who::You, vp)
    }

    /// Returns a fact about the party's ship.
    pub(super) fn ship_fact(&self, fact: ShipFact, yes: bool) -> String {
        let you = self.you();
        match fact {
            ShipFact::Commanding => whether!(self, yes, "card-if-commanding", you = you),
            ShipFact::Aboard => whether!(self, yes, "card-if-aboard", you = you),
            ShipFact::Wrecked => whether!(self, yes, "card-if-wrecked"),
            ShipFact::Anchored => whether!(self, yes, "card-if-anchored"),
            ShipFact::Plunder(0 | 1) => whether!(self, yes, "card-if-any-plunder"),
            ShipFact::Plunder(n) => {
                whether!(self, yes, "card-if-plunder", n = u32::from(n))
            }
        }
    }

    /// Returns the lines of a ship: while commanded, how it is repaired, while wrecked (AC-SHIP-04).
    pub(super) fn ship_lines(&self, ship: &ShipDef) -> Vec<String> {
        let ctx = Ctx { owner: Owner::Hero, ..self.clone() };
        let of = |side: &StoryDef, powers: usize| -> Vec<String> {
            let mut all = side.abilities();
            all.powers = &all.powers[..powers];
            let texts = stories::ability_texts(&ctx, all).into_iter();
            texts.map(|text| stories::behind_colon(&ctx, text)).collect()
        };
        let mut lines = vec![say!(self, "card-ship-class", n = u32::from(ship.class))];
        let commanded = of(&ship.commanded, ship.commanded.powers.len()).into_iter();
        lines.extend(commanded.map(|text| say!(self, "card-when-commanding", does = text)));
        let check = nouns::check_spec(&ship.repair, self.lang, |skills| skills.join(", "));
        lines.push(say!(self, "card-ship-to-repair", check = check));
        // The last power is that of every wreck, which the line above tells.
        let own = ship.wrecked.powers.len().saturating_sub(1);
        let wrecked = of(&ship.wrecked, own).into_iter();
        lines.extend(wrecked.map(|text| say!(self, "card-when-wrecked", does = text)));
        lines
    }
}
