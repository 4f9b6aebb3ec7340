//! Checks of powers, rules and standing effects: each verb only where it is meaningful.

use super::heroes::{levels_of_change, most_levels};
use super::{Lint, MAX_NESTED, price};
use crate::cards::abilities::Abilities;
use crate::cards::effect::{
    Change, ChangeKind, CheckFilter, Cond, Cost, Effect, Event, EventFilter, From, Ignored, Power,
    Rule, Standing, Summoned, When, Who, Whose,
};
use crate::cards::mythic::MythicDeed;
use crate::cards::printed::System;
use crate::cards::printed::{Closing, Edition};
use crate::cards::vocabulary::Action;
use crate::kernel::content::lint::{At, Linter};

/// What a power is printed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Owner {
    Boon,
    Bane,
    Hero,
    Location,
    Scenario,
}

/// The situation in which effects are executed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Going {
    Check,
    Rolled,
    Damage,
    Evade,
    /// Before an encounter, when the difficulty of its checks can still be changed.
    Before,
    Encounter,
    /// The card with the effect is examined.
    Examined,
    /// No encounter need be under way, but the bane with the effect may lie displayed.
    Lying,
    Else,
}

fn going(event: &Event) -> Going {
    match event {
        e if e.begins_encounter() => Going::Before,
        e if e.examines_this() => Going::Examined,
        Event::Examined(_) | Event::Hour(_) => Going::Else,
        e if e.leaving().is_some() => Going::Else,
        e if e.filter() == EventFilter::Nothing => Going::Else,
        _ => Going::Encounter,
    }
}

/// Returns whether a card's power is used when that card is examined (AC-EXAM-13).
pub(super) fn is_trigger(when: &When) -> bool {
    matches!(when, When::On(event) if event.examines_this())
}

/// Returns the names of the ability fields with their lengths.
pub(super) fn lengths(all: Abilities<'_>) -> [(&'static str, usize); 3] {
    let (rules, powers, standing) = (all.rules.len(), all.powers.len(), all.standing.len());
    [("rules", rules), ("powers", powers), ("standing", standing)]
}

impl Lint<'_> {
    /// Checks all abilities of a thing, each list under the name of its field.
    pub(super) fn abilities(&mut self, at: &At<'_>, owner: Owner, all: Abilities<'_>) {
        self.powers(&at.field("powers"), owner, all.powers);
        for (i, rule) in all.rules.iter().enumerate() {
            self.rule(&at.field("rules").item(i), owner, rule);
        }
        self.standings(&at.field("standing"), owner, all.standing);
    }

    pub(super) fn standings(&mut self, at: &At<'_>, owner: Owner, all: &[Standing]) {
        for (i, standing) in all.iter().enumerate() {
            let plain = standing.only_if.is_none() && standing.whose == Whose::Yours;
            let displayed = owner == Owner::Boon && plain;
            if matches!(standing.change, Change::Gains { .. }) && !displayed {
                let why = "only a power of a hero's board, or a displayed card, gives a skill, and \
                           without a condition";
                let at = at.item(i);
                self.error(&at.field("change"), why);
            }
            self.standing(&at.item(i), owner, standing);
        }
    }

    pub(super) fn powers(&mut self, at: &At<'_>, owner: Owner, powers: &[Power]) {
        let displays = powers.iter().any(|p| p.action == Some(Action::Display));
        for (i, power) in powers.iter().enumerate() {
            let at = at.item(i);
            self.acted(&at, owner, power, displays);
            self.power(&at, owner, power);
            let Some(to) = power.adds_to else { continue };
            match powers.get(usize::from(to)) {
                Some(first) if usize::from(to) < i && first.adds_to.is_none() => {
                    if !matches!(first.when, When::Check(_)) {
                        let message = format!("power {to} is not one for a check");
                        self.error(&at.field("adds_to"), message);
                    }
                    self.still_there(&at, owner, first);
                }
                _ => {
                    let message = "names no earlier power of this card (powers count from 0)";
                    self.error(&at.field("adds_to"), message);
                }
            }
        }
    }

    /// Checks what is done with the card of a power. `displays`: one of its powers displays it.
    pub(super) fn acted(&mut self, at: &At<'_>, owner: Owner, power: &Power, displays: bool) {
        match (owner, power.action) {
            (Owner::Boon, None) if is_trigger(&power.when) => {}
            // What only costs something more beside the play that it adds to.
            (Owner::Boon, None) if power.adds_to.is_some() && power.cost.is_some() => {}
            // What a card lets its hero do while it lies there (AC-PLAY-22).
            (Owner::Boon, None) if displays && !power.in_hand => {}
            // Each power of a boon has an action with the card (AC-CARD-24).
            (Owner::Boon, None) => {
                self.error(at, "a boon's power says what is done with the card: `do: Reveal`");
            }
            (Owner::Bane | Owner::Hero | Owner::Location | Owner::Scenario, Some(_)) => {
                self.error(&at.field("do"), "only a boon is played; what it costs is its `cost`");
            }
            _ => {}
        }
    }

    pub(super) fn power(&mut self, at: &At<'_>, owner: Owner, power: &Power) {
        let unusual = matches!(power.action, Some(Action::Shuffle | Action::Reload));
        if unusual && self.content.pack.edition == Edition::First {
            self.error(&at.field("do"), "cards of the first edition are played by six actions");
        }
        if let Some(filter) = &power.gives {
            self.filter(&at.field("gives"), filter);
            if power.cost.is_some() || power.whose == Whose::Yours {
                self.error(&at.field("gives"), "a card is given to another hero, at no other cost");
            }
            if matches!(power.when, When::YourTurn | When::Anytime) {
                let message = "nobody else is concerned at that time: `does: [Give()]`";
                self.error(&at.field("gives"), message);
            }
        }
        // A card may be displayed for what it says while it lies there.
        let lies = power.action == Some(Action::Display);
        // Or put away when something happens: "when you reset your hand, recharge this card".
        let goes =
            matches!(power.when, When::On(_)) && power.action.is_some_and(|a| a != Action::Reveal);
        // Paying may be what it is for: "recharge a card from your discard pile".
        let moves = |cost: &Cost| {
            use Cost::{Deck, Discards, Displayed, Hand};
            match cost.each().1 {
                Hand(a, _) | Discards(a, _) | Displayed(a, _) | Deck(a) => *a != Action::Reveal,
                _ => false,
            }
        };
        let costs = power.cost.as_ref().map_or(&[][..], Cost::choices);
        let pays = !costs.is_empty() && costs.iter().all(moves);
        if power.does.is_empty() && power.gives.is_none() && !lies && !goes && !pays {
            self.error(at, "the power does nothing");
        }
        if let Some(filter) = &power.another {
            let at = at.field("another");
            self.filter(&at, filter);
            if owner != Owner::Boon || !matches!(power.when, When::Check(_)) {
                self.error(&at, "only cards are played besides others, and only on checks");
            }
            if power.adds_to.is_some() {
                self.error(&at, "what adds to a power of this card needs no other card");
            }
        }
        for (effect, mine) in [(Effect::TakeInstead, false), (Effect::TakeFromDeck, true)] {
            let says = power.does.iter().any(|e| e.any(&|e| *e == effect));
            if says && (power.whose == Whose::Yours) != mine {
                let message = if mine { "takes your own damage" } else { "takes another's damage" };
                self.error(&at.field("whose"), message);
            }
        }
        if power.freely && (power.action.is_none() || power.adds_to.is_some()) {
            self.error(&at.field("freely"), "only a card that is played counts by its type");
        }
        if power.in_hand && (owner != Owner::Boon || power.action == Some(Action::Display)) {
            self.error(&at.field("in_hand"), "only other powers of a card that is displayed");
        }
        if let Some(cost) = &power.cost {
            self.costs(&at.field("cost"), cost);
        }
        let costs = |cost: &Cost| {
            use Cost::{Deck, Discards, Hand};
            matches!(cost.each().1, Hand(a, _) | Deck(a) | Discards(a, _) if *a != Action::Reveal)
        };
        let all = power.cost.as_ref().map_or(&[][..], Cost::choices);
        let paid = |e: &Effect| *e == Effect::PaidTraits;
        let chosen = |c: &Cost| matches!(c.each().1, Cost::Hand(..) | Cost::Discards(..));
        if power.does.iter().any(|e| e.any(&paid)) && !all.iter().any(chosen) {
            self.error(
                &at.field("cost"),
                "a card of the hand or the discards pays, whose traits are added",
            );
        }
        let expends = |e: &Effect| matches!(e, Effect::Mythic(MythicDeed::Spend(_)));
        let charged = power.does.iter().any(expends);
        if power.any_number
            && !charged
            && (power.action.is_some() || all.is_empty() || !all.iter().all(costs))
        {
            let why = "only a power that costs a card each time, and is not that of a played card";
            self.error(&at.field("any_number"), why);
        }
        if power.at_most.is_some() && !power.any_number {
            self.error(&at.field("at_most"), "the most of `any_number: true`");
        }
        let when = at.field("when");
        let going = match &power.when {
            When::Check(f) => {
                self.check_filter(&when, f);
                Going::Check
            }
            When::Rolled(f) => {
                self.check_filter(&when, f);
                Going::Rolled
            }
            When::Damage(types) => {
                self.nearly(&when, types);
                Going::Damage
            }
            When::Evade(f) => {
                self.filter(&when, f);
                Going::Evade
            }
            When::On(event) => {
                self.event(&when, event);
                going(event)
            }
            When::Anytime | When::YourTurn => Going::Else,
        };
        if let Some(cond) = &power.only_if {
            self.cond(&at.field("only_if"), cond, 0);
            self.moment_of(&at.field("only_if"), &power.when, cond);
        }
        self.played(at, owner, power);
        let at = at.field("does");
        self.known_at(&at, &power.when, &power.does);
        self.one_level(&at, owner, most_levels(&power.does));
        let guarded = price::guards(power.only_if.as_ref());
        self.guarded += guarded;
        self.effects(&at, going, &power.does, 0);
        self.guarded -= guarded;
    }

    /// Warns about levels where there are no boxes to check: only heroes' powers have them
    /// (AC-FEAT-07).
    fn one_level(&mut self, at: &At<'_>, owner: Owner, levels: usize) {
        if owner != Owner::Hero && levels > 1 {
            let message = "`/` parts the amounts for checked boxes, which only heroes' powers \
                           have: only the first one is ever used";
            self.warn(at, message);
        }
    }

    pub(super) fn rule(&mut self, at: &At<'_>, owner: Owner, rule: &Rule) {
        if rule.does.is_empty() {
            self.error(at, "the rule does nothing");
        }
        self.event(&at.field("on"), &rule.on);
        if let Some(cond) = &rule.only_if {
            self.cond(&at.field("only_if"), cond, 0);
            self.moment_of(&at.field("only_if"), &When::On(rule.on.clone()), cond);
        }
        let at = at.field("does");
        self.known_at(&at, &When::On(rule.on.clone()), &rule.does);
        self.one_level(&at, owner, most_levels(&rule.does));
        let going = match going(&rule.on) {
            Going::Else if owner == Owner::Bane => Going::Lying,
            going => going,
        };
        let guarded = price::guards(rule.only_if.as_ref());
        self.guarded += guarded;
        self.effects(&at, going, &rule.does, 0);
        self.guarded -= guarded;
    }

    pub(super) fn standing(&mut self, at: &At<'_>, owner: Owner, standing: &Standing) {
        self.stands(at, standing);
        if let Some(cond) = &standing.only_if {
            self.cond(&at.field("only_if"), cond, 0);
            if matches!(standing.change, Change::Difficulty(..)) && cond.asks_difficulty() {
                let message = "a change of difficulty cannot go by the difficulty";
                self.error(&at.field("only_if"), message);
            }
        }
        let goes = matches!(standing.change, Change::Goes { .. });
        if standing.only_if.as_ref().is_some_and(Cond::asks_how_it_was_played) && !goes {
            let why =
                "how a card was played is known in answer to `Played`, and to say where it goes";
            self.error(&at.field("only_if"), why);
        }
        let at = at.field("change");
        self.one_level(&at, owner, levels_of_change(&standing.change));
        self.bounded_change(&at, &standing.change);
        match &standing.change {
            Change::Difficulty(_, f)
            | Change::Bonus(_, f)
            | Change::Penalty(_, f)
            | Change::EachDie(_, f)
            | Change::CheckTraits(_, f)
            | Change::Reroll(_, f)
            | Change::MostCards(_, f)
            | Change::FewerDice(_, f)
            | Change::Counts(_, f)
            | Change::MostCardsEach(_, f)
            | Change::SkillDice(_, f)
            | Change::CannotSucceed(f) => self.check_filter(&at, f),
            Change::CannotHelp { whose, checks } => {
                if *whose == Whose::Yours {
                    self.error(&at, "whose check is somebody else's: `Other` or `Elsewhere`");
                }
                self.check_filter(&at, checks);
            }
            Change::PlaysFreely { what, checks, .. } => {
                self.filter(&at, what);
                self.check_filter(&at, checks);
            }
            Change::CannotEvade(f)
            | Change::CannotPlay(f)
            | Change::CannotExploreBy(f)
            | Change::AddedDie(_, f)
            | Change::AddedDieIs(_, f)
            | Change::DamageFirst(f)
            | Change::Ignores(
                Ignored::Powers(f) | Ignored::Before(f) | Ignored::After(f) | Ignored::Examined(f),
            ) => self.filter(&at, f),
            Change::Rule(rule) => {
                if standing.whose != Whose::Yours {
                    self.error(&at, "to whom the event happens is the `whose` of the rule itself");
                }
                self.rule(&at, owner, rule);
            }
            Change::Goes { what, price, check, before, does, .. } => {
                self.filter(&at, what);
                let moves = |e: &Effect| matches!(e, Effect::Goes(_) | Effect::Leaves(_));
                if before.iter().chain(does.iter()).any(|e| e.any(&moves)) {
                    let why = "the card goes where `to` says; if that needs a check: `check`";
                    self.error(&at, why);
                }
                if let Some(check) = check
                    && check.steps.is_empty()
                {
                    self.error(&at, "the check names no skill");
                }
                if let Some(price) = price {
                    self.cost(&at, price);
                }
                self.loose_effects(&at, before);
                self.loose_effects(&at, does);
            }
            Change::Ignores(Ignored::Immunity(_)) => {}
            Change::MetTraits(traits, f) => {
                self.filter(&at, f);
                if traits.is_empty() {
                    self.error(&at, "names no trait");
                }
                if standing.whose != Whose::Yours {
                    self.error(&at, "is about the encountered card, whoever encounters it");
                }
            }
            Change::Immune(traits) | Change::Needs(traits) | Change::Proficient(traits) => {
                if traits.is_empty() {
                    self.error(&at, "names no trait");
                }
                if !matches!(standing.change, Change::Proficient(_)) {
                    self.nearly(&at, traits);
                }
            }
            Change::ClosesOnly(way) | Change::ClosesAlso(way) => {
                if *way == Closing::Automatic {
                    self.error(&at, "`Automatic` is for locations alone");
                }
                self.closing(&at, std::slice::from_ref(way));
            }
            Change::DamageType(t) | Change::DamageBecomes(t) => self.nearly(&at, &[*t]),
            Change::DamageTo(who) => {
                use Who::{Each, EachHere, EachOther, EachOtherHere};
                if !matches!(who, EachHere | EachOtherHere | Each | EachOther) {
                    let why = "`EachHere`, `EachOtherHere`, `Each` or `EachOther`";
                    self.error(&at, why);
                }
            }
            Change::EachAttempts { who, .. } => {
                if !matches!(who, Who::EachHere | Who::Each) {
                    self.error(&at, "`EachHere` or `Each`, which includes the encountering hero");
                }
            }
            Change::PlaceTraits(traits) => {
                if traits.is_empty() {
                    self.error(&at, "names no trait");
                }
                if standing
                    .only_if
                    .as_ref()
                    .is_some_and(|c| c.has(&|c| matches!(c, Cond::AtTrait(_))))
                {
                    self.error(&at, "traits of locations cannot go by traits of locations");
                }
            }
            Change::HandSize(_)
            | Change::HandSizeIs(_)
            | Change::DamageRandom
            | Change::DamagePlus(_)
            | Change::CannotReduce
            | Change::CannotReduceHalf
            | Change::NoDamage
            | Change::CannotMove
            | Change::OnlyNeighbors(_)
            | Change::CannotExamine
            | Change::CannotExploreAgain
            | Change::CannotGuard
            | Change::CannotClose => {}
            Change::InPlaceOf { skill, of: Some(of) } if skill == of => {
                self.error(&at, "is the same skill twice");
            }
            Change::InPlaceOf { .. } => {}
            Change::Gains { checks, cards, .. } => {
                self.check_filter(&at, checks);
                if let Some(cards) = cards {
                    self.filter(&at, cards);
                    if *checks == CheckFilter::default() {
                        let why = "without `checks` the hero has the skill always, whatever the \
                                   `cards`";
                        self.error(&at, why);
                    }
                }
            }
            Change::ReduceDamage(_, types)
            | Change::DamageFromDeck(types)
            | Change::DamageToZero(types)
            | Change::HalveDamage(types) => self.nearly(&at, types),
            Change::EscapesToFewest | Change::CannotEscape => {
                if owner != Owner::Bane && owner != Owner::Scenario {
                    self.error(&at, "only a villain escapes, by its own text or the scenario's");
                }
            }
            Change::MetFirst => {
                if owner != Owner::Bane && owner != Owner::Boon {
                    self.error(&at, "only a card that may lie in a location's deck is met first");
                }
            }
        }
    }

    /// Checks a standing effect that lasts until the end of the turn.
    pub(super) fn lasting(&mut self, at: &At<'_>, standing: &Standing) {
        // The card that is meant is known as the text is carried out.
        let standing = &standing.about(None);
        self.standing(at, Owner::Hero, standing);
        let never = [ChangeKind::MetFirst, ChangeKind::EscapesToFewest, ChangeKind::CannotEscape];
        if never.contains(&standing.change.kind()) {
            let why = "this is so as long as its card lies there, never for a while: say it in \
                       `standing` of the card";
            self.error(at, why);
        }
        let plain = standing.only_if.is_none() && standing.whose == Whose::Yours;
        if matches!(standing.change, Change::Gains { .. }) && !plain {
            self.error(at, "a skill is gained without a condition, by the hero alone");
        }
    }

    pub(super) fn closing(&mut self, at: &At<'_>, ways: &[Closing]) {
        if ways.is_empty() {
            self.error(at, "there is no way to close it; `Automatic` needs nothing");
        }
        for (i, way) in ways.iter().enumerate() {
            let at = at.item(i);
            self.bounded_closing(&at, way);
            match way {
                Closing::Automatic => {}
                Closing::Check(check) if check.steps.is_empty() => {
                    self.error(&at, "the check to close names a skill");
                }
                Closing::Check(_) => {}
                Closing::Pay(cost) => self.cost(&at, cost),
                Closing::EachPays(cost) => {
                    if matches!(cost, Cost::Deck(_)) {
                        self.error(&at, "each hero chooses a card of the hand or the discards");
                    }
                    self.cost(&at, cost);
                }
                Closing::PaySeveral(n, cost) | Closing::PayTypes(n, cost) => {
                    if *n < 2 || matches!(cost, Cost::Deck(_)) {
                        self.error(&at, "several are two cards or more that can be chosen");
                    }
                    self.cost(&at, cost);
                }
                Closing::Defeat(what) => self.summoned(&at, what),
            }
        }
    }

    /// Checks the cost of a power, which may be a choice of several.
    pub(super) fn costs(&mut self, at: &At<'_>, cost: &Cost) {
        let Cost::Either(all) = cost else { return self.costs_each(at, cost) };
        if !(2..=Cost::MOST).contains(&all.len()) {
            self.error(at, format!("a choice of costs has from 2 to {}", Cost::MOST));
        }
        for cost in all {
            self.costs_each(at, cost);
        }
    }

    /// Checks a cost of one card or several.
    fn costs_each(&mut self, at: &At<'_>, cost: &Cost) {
        let (n, each) = cost.each();
        if matches!(cost, Cost::Several(..)) && n < 2 {
            self.error(at, "several are two cards or more");
        }
        self.small(at, n);
        self.cost(at, each);
    }

    pub(super) fn cost(&mut self, at: &At<'_>, cost: &Cost) {
        match cost {
            Cost::Hand(_, filter) | Cost::Discards(_, filter) | Cost::Displayed(_, filter) => {
                self.filter(at, filter)
            }
            Cost::Deck(Action::Reload) => {
                self.error(at, "the top card of the deck stays there: this costs nothing");
            }
            Cost::Deck(_) => {}
            Cost::Either(_) => self.error(at, "a choice of costs is for powers, and never nested"),
            Cost::Several(..) => self.error(at, "several cards are for powers: `PaySeveral`"),
        }
    }

    pub(super) fn summoned(&mut self, at: &At<'_>, what: &Summoned) {
        match what {
            Summoned::Named(id) => {
                self.refer_card(at, id);
            }
            Summoned::RandomOf(filter) => self.filter(at, filter),
            // Without a scenario it is an addition to other packs, whose scenarios name one.
            Summoned::Danger
                if !self.content.scenarios.is_empty()
                    && self.content.scenarios.iter().all(|s| s.danger.is_empty()) =>
            {
                self.error(at, "no scenario names a `danger`");
            }
            Summoned::Random(_) | Summoned::Same | Summoned::Danger => {}
        }
    }

    fn event(&mut self, at: &At<'_>, event: &Event) {
        let first = self.content.pack.edition == Edition::First;
        if first && matches!(event, Event::Flipped(_) | Event::Encountered(_)) {
            let why = "encounters of the first edition have no such step: `Before(...)` is what comes \
                       first there";
            self.warn(at, why);
        }
        if first && matches!(event, Event::Reset) {
            // (AC-TURN-43).
            self.error(
                at,
                "the first edition has no step for this: write `TurnEnd`, which comes right before the \
                 reset",
            );
        }
        match event.filter() {
            EventFilter::Card(f) => self.filter(at, f),
            EventFilter::Check(f) => self.check_filter(at, f),
            EventFilter::Damage(_) | EventFilter::Nothing => {}
        }
    }

    fn check_filter(&mut self, at: &At<'_>, filter: &CheckFilter) {
        if !self.few_in_check(at, filter) {
            return;
        }
        if let Some(against) = &filter.against {
            self.filter(at, against);
        }
        self.some_card_has(at, &filter.traits);
        self.nearly(at, &filter.invokes);
        self.no_check(at, filter);
    }

    pub(super) fn cond(&mut self, at: &At<'_>, cond: &Cond, depth: usize) {
        if depth > MAX_NESTED {
            self.error(at, format!("conditions nest deeper than {MAX_NESTED}"));
            return;
        }
        let few = match cond {
            Cond::All(all) | Cond::Any(all) => self.few(at, all),
            Cond::At(ids) => self.few(at, ids),
            Cond::Invokes(traits) | Cond::CheckHad(traits) | Cond::AtTrait(traits) => {
                self.few(at, traits)
            }
            _ => true,
        };
        if !few || self.problems.full() {
            return;
        }
        self.never(at, cond);
        match cond {
            Cond::All(all) | Cond::Any(all) => {
                if all.is_empty() {
                    self.error(at, "a list of conditions is empty");
                }
                for cond in all {
                    self.cond(at, cond, depth + 1);
                }
            }
            Cond::Not(cond) => self.cond(at, cond, depth + 1),
            Cond::Check(f) | Cond::YourCheck(f) | Cond::Attempted(f) => self.check_filter(at, f),
            Cond::Has(From::Paid, ..) => {
                self.error(at, "what paid is asked by `Paid(...)`");
            }
            Cond::Has(From::Moved, ..) => {
                self.error(at, "what was moved is asked by `Moved(...)`");
            }
            Cond::Card(f)
            | Cond::Hour(f)
            | Cond::Has(_, f, _)
            | Cond::Played(f)
            | Cond::PlayedOn(f)
            | Cond::PlayedAgainst(f)
            | Cond::TheyPlayed(f)
            | Cond::HerePlayed(f)
            | Cond::Moved(f)
            | Cond::Paid(f) => {
                self.filter(at, f);
            }
            Cond::Invokes(traits) | Cond::CheckHad(traits) => self.nearly(at, traits),
            Cond::AtTrait(traits) => {
                for t in traits {
                    if !self.content.locations.iter().any(|l| l.traits.contains(t)) {
                        self.warn(at, format!("no location has the trait `{t}`"));
                    }
                }
            }
            Cond::DifficultyAtMost(_)
            | Cond::FirstCheck
            | Cond::Role
            | Cond::BeforeActing
            | Cond::AfterActing => {}
            Cond::At(ids) | Cond::ClosedAt(ids) | Cond::NobodyAt(ids) => {
                for id in ids {
                    self.refer_location(at, id);
                }
            }
            Cond::Shows(..) | Cond::More(..) | Cond::ResultAtLeast(_) | Cond::DamageReduced(_) => {}
            Cond::DamageOf(types) if types.is_empty() => {
                self.error(at, "names no type of damage");
            }
            Cond::DamageOf(_) => {}
            Cond::Ship(_) => self.has_ships(at),
            Cond::Corrupted => self.has_system(at, System::Redemption),
            Cond::Alone
            | Cond::Proficient(_)
            | Cond::Skill(_)
            | Cond::Trait(_)
            | Cond::Closed
            | Cond::YourTurn
            | Cond::FailedBy(_)
            | Cond::PassedBy(_)
            | Cond::Summoned
            | Cond::Count(..)
            | Cond::MoreThanHalf(_)
            | Cond::HoursLeft(_)
            | Cond::Happened(_)
            | Cond::Exploring
            | Cond::FirstExploration
            | Cond::Moving
            | Cond::PlayedBy(_)
            | Cond::PlayedToExplore
            | Cond::PlayedToExamine
            | Cond::PlayedToBless
            | Cond::Rerolled
            | Cond::Passed => {}
        }
    }
}
