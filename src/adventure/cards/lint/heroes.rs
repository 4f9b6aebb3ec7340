//! Checks of heroes: within the limits for new characters (AC-CUST-02, AC-CUST-03, AC-CUST-04),
//! with a matching deck.

use super::Lint;
use super::powers::Owner;
use crate::cards::abilities::HasAbilities;
use crate::cards::effect::{Change, Effect, Whose};
use crate::cards::printed::{Favored, HeroDef, HeroPower, RoleDef};
use crate::cards::vocabulary::{Kind, Rank, Skill};
use crate::kernel::content::lint::{At, Linter};
use crate::rules::edition::Switches;
use crate::rules::sets;

/// The six skills that have dice (AC-CHAR-04).
const ATTRIBUTES: [Skill; 6] = [
    Skill::Strength,
    Skill::Dexterity,
    Skill::Constitution,
    Skill::Intelligence,
    Skill::Wisdom,
    Skill::Charisma,
];

impl Lint<'_> {
    /// Tells of a hero beyond the limits for characters of one's own. Printed characters go beyond
    /// them, too, so it is a mistake only where the pack asks for the limits.
    fn limit(&mut self, at: &At<'_>, message: impl Into<String>) {
        match self.content.pack.custom_limits {
            true => self.error(at, message),
            false => self.warn(at, message),
        }
    }

    /// Tells of something that is not there: in a pack that is not finished it may come later.
    fn missing(&mut self, at: &At<'_>, message: impl Into<String>) {
        match self.content.pack.draft {
            true => self.warn(at, message),
            false => self.error(at, message),
        }
    }

    pub(super) fn heroes(&mut self) {
        let (content, places) = (self.content, self.places);
        for (hero, place) in content.heroes.iter().zip(&places.heroes) {
            let at = At::entry(Some(place));
            let lists = [
                ("skills", hero.skills.len()),
                ("powers", hero.powers.len()),
                ("proficient", hero.proficient.len()),
                ("traits", hero.traits.len()),
                ("deck", hero.deck.len()),
                ("roles", hero.roles.len()),
                ("favored", hero.favored.choices().len()),
            ];
            if self.problems.full() || !self.all_few(&at, &lists) {
                continue;
            }
            self.skills(&at, hero);
            self.hero_boxes(&at, hero);
            self.deck(&at, hero);
            for (i, power) in hero.powers.iter().enumerate() {
                self.hero_power(&at.field("powers").item(i), power);
                if power.stands_for.is_some() {
                    self.error(&at.field("powers").item(i), "only on a role: `stands_for`");
                }
            }
            let roles = hero.roles.iter();
            let most = hero.powers.len() + roles.clone().map(|r| r.powers.len()).max().unwrap_or(0);
            let mut all = hero.powers.iter().chain(roles.flat_map(|r| &r.powers));
            if most > HeroPower::APART && all.any(|p| !p.with.is_empty()) {
                let most = HeroPower::APART;
                let why = format!("with further abilities (`with`) at most {most} powers");
                self.error(&at.field("powers"), why);
            }
            for (r, role) in hero.roles.iter().enumerate() {
                self.role(&at.field("roles").item(r), hero, role);
            }
            if hero.roles.len() > 2 {
                let message = format!("a role card has two sides, not {}", hero.roles.len());
                self.error(&at.field("roles"), message);
            }
        }
    }

    /// Checks a side of a role card: what it takes over from the character card must exist, with at
    /// least as many boxes (AC-ROLE-04).
    fn role(&mut self, at: &At<'_>, hero: &HeroDef, role: &RoleDef) {
        let lists = [("powers", role.powers.len()), ("cards", role.cards.len())];
        if !self.all_few(at, &lists) {
            return;
        }
        for (i, power) in role.powers.iter().enumerate() {
            let at = at.field("powers").item(i);
            self.hero_power(&at, power);
            let Some(n) = power.stands_for else { continue };
            let again = role.powers[..i].iter().any(|p| p.stands_for == power.stands_for);
            match hero.powers.get(usize::from(n)) {
                None => self.error(&at, format!("the character card has no power number {n}")),
                Some(_) if again => {
                    self.error(&at, format!("power number {n} of the card has its copy already"));
                }
                Some(card) if card.boxes > power.boxes || card.feat_only != power.feat_only => {
                    self.error(&at, "a copy has at least the boxes of the character card's power");
                }
                Some(_) => {}
            }
        }
        if role.hand_boxes < hero.hand_boxes {
            let message = "the boxes for the hand size include those of the character card";
            self.error(&at.field("hand_boxes"), message);
        }
        let powers: u32 = role.powers.iter().map(|p| u32::from(p.boxes)).sum();
        let boxes = powers + u32::from(role.hand_boxes);
        if boxes != 12 {
            let message = format!("a role has 12 power feat boxes, not {boxes}");
            self.limit(at, message);
        }
        for (i, (kind, n)) in role.cards.iter().enumerate() {
            self.small(&at.field("cards").item(i), *n);
            if !kind.is_boon() {
                let message = format!("{} is no type of a deck list", kind.word());
                self.error(&at.field("cards").item(i), message);
            }
        }
    }

    fn skills(&mut self, at: &At<'_>, hero: &HeroDef) {
        let at = at.field("skills");
        for attribute in ATTRIBUTES {
            if hero.skills.iter().filter(|s| s.skill == attribute).count() != 1 {
                self.error(&at, format!("{} is there once", attribute.name()));
            }
        }
        for (i, row) in hero.skills.iter().enumerate() {
            let at = at.item(i);
            if !ATTRIBUTES.contains(&row.skill) {
                let name = row.skill.name();
                self.error(&at, format!("{name} has no die of its own; it is a bonus in `uses`"));
            }
            if row.die.count != 1 {
                self.error(&at.field("die"), "a skill has one die");
            }
            let at = at.field("uses");
            for (skill, plus) in &row.uses {
                if ATTRIBUTES.contains(skill) || *skill == Skill::Combat {
                    self.error(&at, format!("{} cannot be a bonus", skill.name()));
                }
                if !(0..=9).contains(plus) {
                    self.error(&at, format!("a bonus is from 0 to 9, not {plus}"));
                }
            }
        }
        self.dice(&at, hero);
        let bonuses: usize = hero.skills.iter().map(|s| s.uses.len()).sum();
        if bonuses > 5 {
            self.limit(&at, format!("at most 5 skill bonuses, not {bonuses}"));
        }
    }

    /// Checks the dice: at most one d12 and one d4 (AC-CUST-02), or one d12 and a certain sum
    /// (AC-CUST-03).
    fn dice(&mut self, at: &At<'_>, hero: &HeroDef) {
        let sum = Switches::of(self.content.pack.edition).dice_sum;
        let few: &[u8] = if sum.is_some() { &[12] } else { &[4, 12] };
        for faces in few {
            let n = hero.skills.iter().filter(|s| s.die.faces == *faces).count();
            if n > 1 {
                self.limit(at, format!("at most one d{faces} among the skills, not {n}"));
            }
        }
        let dice: u32 = hero.skills.iter().map(|s| u32::from(s.die.faces)).sum();
        if let Some(sum) = sum.filter(|s| *s != dice) {
            self.limit(at, format!("the skill dice sum up to {sum}, not {dice}"));
        }
    }

    fn hero_boxes(&mut self, at: &At<'_>, hero: &HeroDef) {
        let skill: u32 = hero.skills.iter().map(|s| u32::from(s.boxes)).sum();
        if skill != 15 {
            self.limit(&at.field("skills"), format!("15 skill feat boxes, not {skill}"));
        }
        let card = hero.card_boxes.total();
        if card != 10 {
            self.limit(&at.field("card_boxes"), format!("10 card feat boxes, not {card}"));
        }
        let powers: u32 = hero.powers.iter().map(|p| u32::from(p.boxes)).sum();
        let power = powers + u32::from(hero.hand_boxes);
        if power != 4 {
            let message = format!("4 power feat boxes (hand size included), not {power}");
            self.limit(&at.field("powers"), message);
        }
        if !(1..=9).contains(&hero.hand) {
            self.error(&at.field("hand"), format!("a hand of 1 to 9 cards, not {}", hero.hand));
        }
        let at = at.field("favored");
        if matches!(&hero.favored, Favored::OneOf(some) if some.is_empty()) {
            self.error(&at, "names nothing");
        }
        let named = if hero.favored == Favored::YourChoice { &[] } else { hero.favored.choices() };
        for one in named {
            match one {
                Favored::Trait(t) => {
                    self.some_card_has(&at, &[*t]);
                    let cards = hero.deck.iter().filter_map(|id| self.content.find(id));
                    if !cards.map(|d| self.content.card(d)).any(|c| one.fits(c)) {
                        let message = format!("the suggested deck has no card with the trait {t}");
                        self.missing(&at, message);
                    }
                }
                Favored::OneOf(_) | Favored::YourChoice | Favored::Nothing => {
                    self.error(&at, "types and traits only, no lists in lists");
                }
                // A card feat may bring the first card of the type.
                kind if kind
                    .kind()
                    .is_some_and(|k| hero.cards.of(k) == 0 && hero.card_boxes.of(k) == 0) =>
                {
                    self.error(&at, format!("the deck list has no {}", kind.describe()));
                }
                _ => {}
            }
        }
    }

    /// Checks that the suggested deck matches the deck list and has basic cards only (AC-SETUP-03,
    /// AC-SETUP-04, AC-SETUP-05, AC-SETS-13).
    fn deck(&mut self, at: &At<'_>, hero: &HeroDef) {
        let total = hero.cards.total();
        if total != 15 {
            self.limit(&at.field("cards"), format!("the deck list has 15 cards, not {total}"));
        }
        self.only_boons(&at.field("cards"), &hero.cards);
        self.only_boons(&at.field("card_boxes"), &hero.card_boxes);
        if let Some(id) = &hero.cohort {
            self.refer_kind(&at.field("cohort"), id, Kind::Cohort);
        }
        let content = self.content;
        let at = at.field("deck");
        let mut all_known = true;
        for (i, id) in hero.deck.iter().enumerate() {
            let at = at.item(i);
            if !self.refer_card(&at, id) {
                all_known = false;
                continue;
            }
            let Some(card) = content.find(id).map(|d| content.card(d)) else { continue };
            if card.rank != Rank::Plain || !card.kind.is_boon() {
                self.error(&at, format!("`{id}` cannot be in a deck at first"));
            } else if !sets::is_basic_for(card, hero) && self.traits.contains("Basic") {
                let message =
                    format!("`{id}` lacks the trait Basic; a first deck is of Basic cards");
                self.error(&at, message);
            }
            let before = hero.deck[..i].iter().filter(|d| *d == id).count();
            if before == usize::from(card.copies) {
                let message = format!("the box has only {} of `{id}`", card.copies);
                self.error(&at, message);
            }
        }
        for kind in Kind::BOONS.into_iter().filter(|_| all_known) {
            let is = |id: &&String| content.find(id).is_some_and(|d| content.card(d).kind == kind);
            let have = hero.deck.iter().filter(is).count();
            let want = usize::from(hero.cards.of(kind));
            if have != want {
                let word = kind.word();
                self.missing(&at, format!("{have} of type {word}, but the deck list says {want}"));
            }
        }
    }

    /// Checks a power of a board, and the further abilities that share its boxes.
    pub(super) fn hero_power(&mut self, at: &At<'_>, power: &HeroPower) {
        if power.parts().count() > HeroPower::MOST_PARTS {
            let most = HeroPower::MOST_PARTS - 1;
            self.error(&at.field("with"), format!("at most {most} further abilities"));
            return;
        }
        self.part_of_power(at, power, power);
        if power.from_box > 0 {
            self.error(&at.field("from_box"), "only of a further ability, in `with`");
        }
        for (i, part) in power.with.iter().enumerate() {
            let at = at.field("with").item(i);
            let own = part.boxes > 0 || part.feat_only || part.stands_for.is_some();
            if own || !part.with.is_empty() {
                let why = "the boxes are those of the power around it: only `power`, `rule` or \
                           `standing`, and `each_box`";
                self.error(&at, why);
            }
            self.part_of_power(&at, part, power);
            let begins = u8::from(power.feat_only) + 1..=power.boxes;
            if part.from_box > 0 && !begins.contains(&part.from_box) {
                let why =
                    "the ability begins with a box of the power around it, later than the power";
                self.error(&at.field("from_box"), why);
            }
        }
    }

    fn part_of_power(&mut self, at: &At<'_>, power: &HeroPower, whole: &HeroPower) {
        if power.abilities().count() != 1 {
            self.error(at, "one of `power`, `rule` and `standing` is given");
        }
        if power.feat_only && power.boxes == 0 {
            self.error(at, "`feat_only` without a box: nobody could ever have this power");
        }
        for (n, change) in power.each_box.iter().enumerate() {
            for field in change.misplaced(power) {
                let at = at.field("each_box").item(n);
                self.error(&at.field(field), format!("this power has no `{field}` to change"));
            }
        }
        let mut levels = power.each_box.len() + 1;
        for (n, reading) in power.readings().enumerate() {
            let boxes = at.field("each_box");
            let at = match n.checked_sub(1) {
                Some(n) => &boxes.item(n),
                None => at,
            };
            levels = levels.max(self.reading(at, reading));
        }
        // Level n applies with n boxes; a power that begins with its first box has no level 0.
        let can = usize::from(whole.boxes) + usize::from(!whole.feat_only);
        if levels > can {
            let message = format!("{levels} levels, but with {} boxes only {can}", whole.boxes);
            self.error(at, message);
        }
    }
}

impl Lint<'_> {
    /// Checks a hero's power as it reads with some of its boxes, and returns the number of levels of
    /// its amounts.
    fn reading(&mut self, at: &At<'_>, power: &HeroPower) -> usize {
        let mut levels = 1;
        self.guarded -= 1;
        if let Some(p) = &power.power {
            self.acted(&at.field("power"), Owner::Hero, p, false);
            self.power(&at.field("power"), Owner::Hero, p);
            levels = levels.max(most_levels(&p.does));
        }
        if let Some(rule) = &power.rule {
            self.rule(&at.field("rule"), Owner::Hero, rule);
            levels = levels.max(most_levels(&rule.does));
        }
        if let Some(standing) = &power.standing {
            self.standing(&at.field("standing"), Owner::Hero, standing);
            let plain = standing.only_if.is_none() && standing.whose == Whose::Yours;
            if matches!(standing.change, Change::Gains { .. }) && !plain {
                let at = at.field("standing");
                self.error(&at, "a skill is gained without a condition, by the hero alone");
            }
            levels = levels.max(levels_of_change(&standing.change));
        }
        self.guarded += 1;
        levels
    }
}

/// Returns the highest number of levels of any amount in these effects.
pub(super) fn most_levels(effects: &[Effect]) -> usize {
    let each = |e: &Effect| {
        let own = e.amount().map_or(1, |a| a.levels.len());
        e.nested().map(most_levels).max().map_or(own, |inner| own.max(inner))
    };
    effects.iter().map(each).max().unwrap_or(1)
}

/// Returns the number of levels of the amount in this change.
pub(super) fn levels_of_change(change: &Change) -> usize {
    match change {
        Change::Difficulty(a, _) | Change::Bonus(a, _) | Change::DamagePlus(a) => a.levels.len(),
        _ => 1,
    }
}
