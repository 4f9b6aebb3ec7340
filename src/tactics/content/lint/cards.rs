//! Checks of classes, level-ups and cards.

use super::Lint;
use super::text::Scope;
use crate::content::effect::Instead;
use crate::content::printed::{CardDef, ClassDef, LevelUpDef, Tier};
use crate::content::words::{CardKind, Divider, Keyword};
use kernel::content::lint::{At, Linter};

/// Kinds of cards that can lie in an action deck (AT-HERO-09).
const IN_DECKS: [CardKind; 3] = [CardKind::Action, CardKind::BasicMove, CardKind::BasicAttack];

impl Lint<'_> {
    pub(super) fn cards(&mut self) {
        let (content, places) = (self.content, self.places);
        for (class, place) in content.classes.iter().zip(&places.classes) {
            self.class_card(&At::entry(Some(place)), class);
        }
        for (level, place) in content.levels.iter().zip(&places.levels) {
            self.level_up(&At::entry(Some(place)), level);
        }
        for (card, place) in content.cards.iter().zip(&places.cards) {
            if self.problems.full() {
                return;
            }
            self.card(&At::entry(Some(place)), card);
        }
    }

    pub(super) fn class_card(&mut self, at: &At<'_>, class: &ClassDef) {
        self.text(&at.field("attack"), Scope::CARD, &class.attack);
        self.effects(&at.field("then"), Scope::CARD, &class.then);
        self.effects(&at.field("after"), Scope::CARD, &class.after);
        self.standing(&at.field("standing"), Scope::CARD, &class.standing);
        self.rules(&at.field("rules"), Scope::CARD, &class.rules);
        self.powers(&at.field("powers"), Scope::CARD, &class.powers);
        let own = || self.content.levels.iter().filter(|l| l.class == class.id);
        let starters = own().filter(|l| l.starter).count();
        let wanted = usize::from(class.tier == Tier::Basic);
        let gap = (1..=5).find(|n| own().all(|l| l.level != *n));
        if starters != wanted {
            let message = match class.tier {
                Tier::Basic => "a basic class has one level-up card marked starter (AT-HERO-02)",
                Tier::Elite => "an elite class has no Starter card (AT-HERO-01)",
            };
            self.error(&at.field("tier"), message);
        }
        if let Some(n) = gap {
            self.warn(at, format!("the class has no level-up card of level {n} (AT-LEVL-17)"));
        }
        if !(1..=9).contains(&class.movement) {
            self.error(&at.field("move"), "the basic movement value is 1 to 9");
        }
    }

    pub(super) fn level_up(&mut self, at: &At<'_>, level: &LevelUpDef) {
        self.class(&at.field("class"), &level.class);
        if !(1..=5).contains(&level.level) {
            self.error(&at.field("level"), "a level within a class is 1 to 5 (AT-LEVL-17)");
        }
        let content = self.content;
        let tier = content.find_class(&level.class).map(|id| content.class(id).tier);
        if level.starter && (level.level != 1 || level.hp == 0) {
            self.error(at, "a Starter card is of level 1 and gives the starting HP (AT-HERO-03)");
        }
        if tier == Some(Tier::Elite) && level.needs.is_empty() {
            self.error(
                at,
                "the level-up card of an elite class has requirements (AT-LEVL-06): `needs`",
            );
        }
        self.few(&at.field("needs"), &level.needs);
        for (n, (class, count)) in level.needs.iter().enumerate() {
            let at = at.field("needs").item(n);
            self.class(&at, class);
            if !(1..=5).contains(count) {
                self.error(&at, "a requirement is 1 to 5 cards of a class (AT-LEVL-07)");
            }
        }
        let lists: [(&str, &[String], &[CardKind]); 5] = [
            ("add", &level.add, &IN_DECKS),
            ("replace", &level.replace, &IN_DECKS),
            ("features", &level.features, &[CardKind::Feature]),
            ("passives", &level.passives, &[CardKind::Passive]),
            ("dice", &level.dice, &[CardKind::Dice]),
        ];
        for (field, ids, kinds) in lists {
            let at = at.field(field);
            if !self.few(&at, ids) {
                return;
            }
            for (n, id) in ids.iter().enumerate() {
                self.card_of(&at.item(n), id, kinds);
            }
        }
        if let Some(perk) = &level.perk {
            self.card_of(&at.field("perk"), perk, &[CardKind::Perk]);
        }
        if level.starter {
            self.starter(at, level);
        }
    }

    /// Checks the starting deck: five cards of the class, one passive ability, one class feature
    /// (AT-HERO-07, AT-HERO-08).
    fn starter(&mut self, at: &At<'_>, level: &LevelUpDef) {
        let counts = [
            ("add", level.add.len(), 5),
            ("features", level.features.len(), 1),
            ("passives", level.passives.len(), 1),
        ];
        for (field, found, wanted) in counts {
            if found != wanted {
                let message = format!("a Starter card names {wanted} (AT-QTY-45), not {found}");
                self.error(&at.field(field), message);
            }
        }
    }

    pub(super) fn card(&mut self, at: &At<'_>, card: &CardDef) {
        if let Some(class) = &card.class {
            self.class(&at.field("class"), class);
        }
        let story = matches!(card.kind, CardKind::RandomEncounter | CardKind::Market);
        let scope = if story { Scope::STORY } else { Scope::CARD };
        self.text(&at.field("on"), scope, &card.on);
        self.text(&at.field("only_if"), scope, &card.only_if);
        let played = scope.on(card.on.as_ref());
        self.effects(&at.field("cost"), played, &card.cost);
        self.ways(&at.field("ways"), played, &card.ways);
        self.ways(&at.field("turn_ways"), scope, &card.turn_ways);
        if self.few(&at.field("standing"), &card.standing) {
            self.standing(&at.field("standing"), scope, &card.standing);
        }
        self.rules(&at.field("rules"), scope, &card.rules);
        self.powers(&at.field("powers"), scope, &card.powers);
        self.insteads(&at.field("instead"), scope, &card.instead);
        for (field, ids) in [("add", &card.add), ("replace", &card.replace)] {
            self.few(&at.field(field), ids);
            for (n, id) in ids.iter().enumerate().take(super::MAX_LIST) {
                self.card_of(&at.field(field).item(n), id, &[]);
            }
        }
        self.few(&at.field("choices"), &card.choices);
        for (n, choice) in card.choices.iter().enumerate().take(super::MAX_LIST) {
            self.choice(&at.field("choices").item(n), Scope::STORY, choice);
        }
        if card.copies == 0 {
            self.error(&at.field("copies"), "a card is there at least once");
        }
        self.response(at, card);
        self.fits_its_kind(at, card);
        self.lies_behind_a_divider(at, card);
    }

    pub(super) fn insteads(&mut self, at: &At<'_>, scope: Scope<'_>, insteads: &[Instead]) {
        if !self.few(at, insteads) {
            return;
        }
        for (n, instead) in insteads.iter().enumerate() {
            let at = at.item(n);
            self.text(&at.field("whose"), scope, &instead.whose);
            self.text(&at.field("only_if"), scope, &instead.only_if);
            self.effects(&at.field("does"), scope, &instead.does);
        }
    }

    /// Checks that a Response names its event, and nothing else does (AT-ACTN-16).
    fn response(&mut self, at: &At<'_>, card: &CardDef) {
        let response = card.keywords.contains(&Keyword::Response);
        if response != card.on.is_some() {
            let message = if response {
                "a Response is played after an event (AT-ACTN-16): `on` is missing"
            } else {
                "an event is named, but the card is no Response"
            };
            self.error(&at.field("keywords"), message);
        }
        if !response && !card.turn_ways.is_empty() {
            self.error(&at.field("turn_ways"), "`ways` say what a card does that is no Response");
        }
    }

    /// Checks that a card has what its kind needs.
    fn fits_its_kind(&mut self, at: &At<'_>, card: &CardDef) {
        let lasts = !card.standing.is_empty()
            || !card.rules.is_empty()
            || !card.powers.is_empty()
            || !card.instead.is_empty();
        let plays = !card.ways.is_empty();
        let fault = match card.kind {
            CardKind::Action | CardKind::BasicMove | CardKind::BasicAttack if !plays => {
                Some("a card that is played does something: `ways`")
            }
            CardKind::Action | CardKind::BasicMove | CardKind::BasicAttack if lasts => Some(
                "an action card does not lie on the board: only `ways`, with `Lasting` for what stays",
            ),
            CardKind::Passive | CardKind::Dice if !lasts => Some(
                "an ability is something (`standing`), does something (`rules`) or lets do (`powers`)",
            ),
            CardKind::Passive | CardKind::Dice if plays => {
                Some("an ability is not played (AT-ABIL-04): `powers` say what it lets do")
            }
            CardKind::Feature | CardKind::Weapon | CardKind::Armor | CardKind::Accessory
                if !lasts && !plays =>
            {
                Some("the card does nothing: neither on the board nor when used")
            }
            CardKind::Perk if !lasts && card.add.is_empty() && card.replace.is_empty() => {
                Some("a perk gives nothing: `standing`, `rules`, `powers`, `add` or `replace`")
            }
            CardKind::RandomEncounter if card.text.is_empty() || card.choices.is_empty() => {
                Some("a random encounter has a text and choices (AT-DATA-24)")
            }
            CardKind::Gold | CardKind::Potion if plays || lasts => {
                Some("what the card does is a rule of the game")
            }
            _ => None,
        };
        if let Some(message) = fault {
            self.error(&at.field("kind"), message);
        }
    }

    /// Checks that a card has one place where it lies at the beginning (AT-SORT-02 to AT-SORT-14).
    fn lies_behind_a_divider(&mut self, at: &At<'_>, card: &CardDef) {
        if let Some(id) = &card.found_in
            && self.chapter_exists(&at.field("found_in"), id)
        {
            let content = self.content;
            let chapter = content.find_chapter(id).map(|id| content.chapter(id));
            if chapter.is_some_and(|c| c.encounter.is_none()) {
                self.error(
                    &at.field("found_in"),
                    format!("chapter `{id}` is no encounter (AT-SORT-12)"),
                );
            }
            if !card.kind.is_equipment() {
                self.error(
                    &at.field("found_in"),
                    "only equipment is found in encounters (AT-SORT-12)",
                );
            }
        }
        if card.kind.is_equipment() && card.found_in.is_none() && card.banner.is_none() {
            self.error(
                at,
                "equipment without a banner names its encounter (AT-SORT-12): `found_in`",
            );
        }
        let fits = match card.banner {
            None => true,
            Some(Divider::PartyRandom | Divider::SupplyRandom) => {
                card.kind == CardKind::RandomEncounter
            }
            Some(Divider::PartyItems | Divider::SupplyItems) => {
                matches!(card.kind, CardKind::Item | CardKind::Gold | CardKind::Potion)
            }
            Some(Divider::SupplyPerks) => card.kind == CardKind::Perk,
            Some(Divider::Market) => card.kind.is_equipment() || card.kind == CardKind::Market,
            Some(Divider::SupplyLoot) => card.kind.is_equipment(),
            Some(_) => false,
        };
        if !fits {
            self.error(
                &at.field("banner"),
                format!("no card of kind {:?} has this banner", card.kind),
            );
        }
    }
}
