//! Checks of cards: the requirements of each type and rank.

use super::Lint;
use super::powers::{Owner, is_trigger, lengths};
use crate::cards::abilities::HasAbilities;
use crate::cards::effect::{Cost, Effect, Event, Fate, Power, To};
use crate::cards::printed::CardDef;
use crate::cards::vocabulary::{Action, Kind, Rank};
use crate::kernel::content::lint::{At, Linter};

impl Lint<'_> {
    pub(super) fn cards(&mut self) {
        let (content, places) = (self.content, self.places);
        for (card, place) in content.cards.iter().zip(&places.cards) {
            if self.problems.full() {
                return;
            }
            self.card(&At::entry(Some(place)), card);
        }
    }

    fn card(&mut self, at: &At<'_>, card: &CardDef) {
        let bane = card.kind.is_bane();
        let boon = card.kind.is_boon();
        let [rules, powers, standing] = lengths(card.abilities());
        let lists = [
            ("traits", card.traits.len()),
            rules,
            powers,
            standing,
            ("instead", card.instead.len()),
            ("paragraphs", card.paragraphs.len()),
            ("while_the_hour", card.while_the_hour.len()),
        ];
        if !self.all_few(at, &lists) {
            return;
        }
        match card.rank {
            Rank::Villain | Rank::Henchman if !bane && card.kind != Kind::Ship => {
                self.error(&at.field("rank"), "villains and henchmen are monsters or barriers");
            }
            Rank::Loot if !boon => self.error(&at.field("rank"), "loot is a boon"),
            Rank::Plain | Rank::Villain | Rank::Henchman | Rank::Loot => {}
        }
        if card.name.trim().is_empty() {
            self.error(&at.field("name"), "a card has a name");
        }
        self.set(&at.field("set"), card.set);
        if card.copies == 0 {
            self.error(&at.field("copies"), "there is at least 1 copy of a card");
        }
        let acquires = |e: &Effect| e.any(&|e| *e == Effect::Acquire);
        let by_itself = card.rules.iter().any(|r| r.does.iter().any(acquires));
        let acquired = card.rank == Rank::Loot || card.acquire_by.is_some() || by_itself;
        if boon && !acquired && card.check.steps.is_empty() {
            self.error(at, "a boon has a check to acquire, unless it is loot");
        }
        self.ship_card(at, card);
        self.of_systems(at, card);
        let ship = card.kind == Kind::Ship;
        if !bane && !boon && !ship && !card.check.steps.is_empty() {
            let message =
                format!("a {} is neither acquired nor defeated by a check", card.kind.word());
            self.error(&at.field("check"), message);
        }
        if card.kind == Kind::Spell
            && !card.traits.iter().any(|t| matches!(t.name(), "Arcane" | "Divine"))
        {
            // AC-CARD-31
            self.error(&at.field("traits"), "a spell has the trait Arcane or Divine or both");
        }
        if bane && card.recharge.is_some() {
            self.error(&at.field("recharge"), "only a boon is recharged");
        }
        let bound = card.recharge_for;
        if bound != Action::Discard {
            let at = at.field("recharge_for");
            if !matches!(bound, Action::Bury | Action::Banish) {
                self.error(&at, "a check recharges in place of Discard, Bury or Banish");
            } else if card.recharge.is_none() {
                self.error(&at, "there is no check to recharge it");
            }
        }
        let played = |p: &Power| p.action.is_some();
        let would = |p: &Power| p.action == Some(bound);
        let powers = &card.powers;
        if card.recharge.is_some() && powers.iter().any(played) && !powers.iter().any(would) {
            let goes = |e: &Effect| matches!(e, Effect::Goes(to) if To::of(bound) == Some(*to));
            let by_rule = card.rules.iter().flat_map(|r| r.does.iter()).any(|e| e.any(&goes));
            let (at, verb) = (at.field("recharge"), format!("{bound:?}").to_lowercase());
            if !by_rule {
                self.warn(&at, format!("no power of this card would {verb} it"));
            }
        }
        if card.recovery && card.recharge.is_none() {
            self.error(&at.field("recovery"), "there is no check to recharge it: `recharge`");
        }
        if let Some(cond) = &card.recharge_if {
            self.cond(&at.field("recharge_if"), cond, 0);
            if card.recharge.is_none() {
                self.error(&at.field("recharge_if"), "there is no check to recharge it");
            }
        }
        if let Some(cost) = &card.acquire_by {
            self.cost(&at.field("acquire_by"), cost);
            if matches!(cost, Cost::Deck(_)) {
                self.error(&at.field("acquire_by"), "it takes a card that can be chosen");
            }
            if bane {
                self.error(&at.field("acquire_by"), "a bane is never acquired");
            }
        }
        if card.recharge.as_ref().is_some_and(|c| c.steps.is_empty()) {
            self.error(&at.field("recharge"), "the check to recharge names a skill");
        }
        if boon && card.powers.is_empty() && card.standing.is_empty() && card.rules.is_empty() {
            self.warn(at, "nothing can be done with this boon");
        }
        for (i, one) in card.traits.iter().enumerate() {
            if card.traits[..i].contains(one) {
                self.error(&at.field("traits").item(i), format!("the trait `{one}` twice"));
            }
        }
        self.trigger(at, card);
        self.belongings(at, card);
        self.of_the_edition(at, card);
        let owner = owner(card);
        for (i, rule) in card.rules.iter().enumerate() {
            if bane && matches!(rule.on, Event::Acquired(_) | Event::NotAcquired(_)) {
                self.error(&at.field("rules").item(i), "a bane is never acquired");
            }
        }
        self.rules_of_boon(at, card);
        self.abilities(at, owner, card.abilities());
        for (i, rule) in card.paragraphs.iter().enumerate() {
            let at = at.field("paragraphs").item(i);
            if bane {
                self.error(&at, "a bane is not held in a hand; this is a rule");
            }
            let late =
                |e: &Effect| matches!(e, Effect::UntilEncounterEnd(_) | Effect::UntilCheckEnd(_));
            if matches!(rule.on, Event::Played(_)) && rule.does.iter().any(|e| e.any(&late)) {
                let why = "a paragraph about playing comes after the encounter: what is so until its \
                           end stands in the `does` of the power";
                self.warn(&at.field("does"), why);
            }
            self.rule(&at, owner, rule);
        }
        self.standings(&at.field("while_the_hour"), owner, &card.while_the_hour);
        if card.kind != Kind::Blessing && !card.while_the_hour.is_empty() {
            self.error(&at.field("while_the_hour"), "only a blessing is ever the hour");
        }
        for (i, instead) in card.instead.iter().enumerate() {
            let at = at.field("instead").item(i);
            match instead.of {
                Fate::Defeated | Fate::Undefeated if !bane && !ship => {
                    self.error(&at, "a boon is neither defeated nor undefeated");
                }
                Fate::NotAcquired
                | Fate::Played(_)
                | Fate::Paid(_)
                | Fate::Damage
                | Fate::Any(_)
                    if bane =>
                {
                    self.error(&at, "a bane is neither acquired nor played nor in a hand");
                }
                Fate::Played(action) if !self.plays(card, action) => {
                    let word = action.word();
                    self.error(&at, format!("no power of this card has you {word} it"));
                }
                Fate::Any(action) => self.leaves(&at, action),
                Fate::Play => {
                    let why = "a card names the action with which it is played: `Played(Discard)`";
                    self.error(&at, why);
                }
                Fate::Defeated
                | Fate::Undefeated
                | Fate::NotAcquired
                | Fate::Played(_)
                | Fate::Paid(_)
                | Fate::Damage => {}
            }
            if let Some(cond) = &instead.only_if {
                self.cond(&at, cond, 0);
            }
        }
    }

    /// Warns about a boon's rules about what nobody meets or has it for: they hold only while it is
    /// encountered, and then answer that alone, or while it is displayed (AC-RUL-04, AC-ACT-04).
    fn rules_of_boon(&mut self, at: &At<'_>, card: &CardDef) {
        if !card.kind.is_boon() || is_displayed(card) {
            return;
        }
        for (i, rule) in card.rules.iter().enumerate() {
            let met = rule.on.is_of_a_boon() || rule.on.examines_this();
            // The hour answers for itself (AC-ACT-06).
            let hour = card.kind == Kind::Blessing && matches!(rule.on, Event::Hour(_));
            if !met && !hour {
                let why = "a boon's rule holds only while it is encountered or displayed, and nothing \
                           on this card displays it: what holds in the hand is one of its `paragraphs`";
                self.warn(&at.field("rules").item(i), why);
            }
        }
    }

    /// Checks that a card with an effect when examined has Trigger as its first trait, and only
    /// such cards (AC-EXAM-13, AC-EXAM-14).
    fn trigger(&mut self, at: &At<'_>, card: &CardDef) {
        let rule = card.rules.iter().position(|r| r.on.examines_this()).map(|i| ("rules", i));
        let power = card.powers.iter().position(|p| is_trigger(&p.when)).map(|i| ("powers", i));
        let named = card.traits.iter().position(|t| t.name() == "Trigger");
        match (rule.or(power), named) {
            (Some((field, i)), None) => {
                let message = "happens when the card is examined, so the card has the trait \
                               `Trigger`, as the first one";
                self.error(&at.field(field).item(i), message);
            }
            (Some(_), Some(0)) | (None, None) => {}
            (Some(_), Some(i)) => {
                self.error(&at.field("traits").item(i), "`Trigger` is the first of the traits");
            }
            (None, Some(i)) => {
                let message = "nothing happens when this card is examined: it has no rule or \
                               power `on: Examined()`";
                self.error(&at.field("traits").item(i), message);
            }
        }
    }

    /// Checks owners, Class Decks and the terms of traders.
    fn belongings(&mut self, at: &At<'_>, card: &CardDef) {
        if let Some(owner) = &card.owner {
            self.refer(&at.field("owner"), "hero", owner);
        }
        if card.class_deck.as_ref().is_some_and(|d| d.trim().is_empty()) {
            self.error(&at.field("class_deck"), "a Class Deck has a name");
        }
        if card.class_deck.is_some() && matches!(card.set, 'C' | 'P') {
            // AC-SETS-05
            self.error(&at.field("set"), "cards of Class Decks are marked B or 1 to 6");
        }
        let Some(trade) = &card.trade else {
            if card.kind == Kind::Trader && card.flavour.trim().is_empty() {
                let message = "a trader sells something (`trade`), or its text says what it does";
                self.error(at, message);
            }
            return;
        };
        let at = at.field("trade");
        if card.kind != Kind::Trader {
            self.error(&at, "only a trader has terms of trade");
        }
        if !trade.sells.is_boon() {
            self.error(&at.field("sells"), "traders sell boons");
        }
        if trade.price.iter().all(|(n, _)| *n == 0) {
            self.error(&at.field("price"), "a trader asks for a card at least");
        }
        if !self.few(&at.field("price"), &trade.price) {
            return;
        }
        for (i, (n, filter)) in trade.price.iter().enumerate() {
            self.small(&at.field("price").item(i), *n);
            self.filter(&at.field("price").item(i), filter);
        }
    }

    fn plays(&self, card: &CardDef, action: Action) -> bool {
        card.powers.iter().any(|p| p.action == Some(action))
    }
}

/// Returns whether a text of the card displays it.
fn is_displayed(card: &CardDef) -> bool {
    let there = |to: To| matches!(to, To::Displayed | To::Beside | To::BesideOne | To::Scenario);
    let puts = |e: &Effect| e.destination().is_some_and(there);
    card.powers.iter().any(|p| p.action == Some(Action::Display))
        || card.abilities().effects().any(|e| e.any(&puts))
        || card.paragraphs.iter().flat_map(|r| r.does.iter()).any(|e| e.any(&puts))
        || card.instead.iter().any(|i| there(i.to))
}

/// Returns what the texts of a card are printed on.
pub(super) fn owner(card: &CardDef) -> Owner {
    match card.kind {
        Kind::Scourge | Kind::Stance | Kind::Path => Owner::Hero,
        _ if card.kind.is_fought() => Owner::Bane,
        _ => Owner::Boon,
    }
}
