//! Texts of verbs, as commands to the reader or as actions of a named hero.

mod nested;
mod on_check;

use super::clauses::{Clause, Target, in_one, joined};
use super::nouns::{Cards, Extra};
use super::phrases::{Mood, Np, Sentence, Verb, Vp, np, say, sentence, verb, vp, whether};
use super::{Ctx, Owner, You, german};
use crate::cards::amount::Amount;
use crate::cards::effect::{Bearer, Effect, From, Pick, Side, Summoned, To, Where, Who, Whose};
use crate::cards::vocabulary::{Action, Kind, Trait};

/// Returns whether an effect adds an amount, or another amount of the same if a condition holds:
/// "add 1 die; if ..., add 2 dice instead".
pub(super) fn more_of_the_same(effect: &Effect) -> bool {
    let Effect::If(_, then, otherwise) = effect else { return false };
    matches!(
        (&then[..], &otherwise[..]),
        ([Effect::SkillDice(_)], [Effect::SkillDice(_)]) | ([Effect::Add(_)], [Effect::Add(_)])
    )
}

/// Returns whether an effect is told in a sentence of its own.
fn is_sentence(effect: &Effect) -> bool {
    matches!(effect, Effect::If(..)) || effect.standing_for_a_while().is_some()
}

impl Ctx<'_> {
    /// Returns effects as part of a sentence, separated by semicolons.
    pub(super) fn effects_phrase(&self, effects: &[Effect], mood: Mood) -> String {
        self.effects_phrase_about(effects, &mut Target::none(), mood)
    }

    /// Returns effects as part of a sentence, about a target.
    pub(super) fn effects_phrase_about(
        &self,
        effects: &[Effect],
        target: &mut Target,
        mood: Mood,
    ) -> String {
        let ctx = Ctx { infinitive: false, ..self.clone() };
        let (first, rest) = joined(&ctx, ctx.clauses(effects, target));
        let mut parts: Vec<String> = Vec::new();
        if !first.is_empty() {
            parts.push(ctx.chain(&first, mood));
        }
        for sentence in rest {
            parts.push(
                sentence.placed(if parts.is_empty() { mood } else { Mood::Command }).to_owned(),
            );
        }
        if parts.is_empty() {
            parts.push(ctx.chain(&[vp!(ctx, "card-verb-do", "card-nothing")], mood));
        }
        in_one(parts)
    }

    /// Returns the clauses of effects.
    pub(super) fn clauses(&self, effects: &[Effect], target: &mut Target) -> Vec<Clause> {
        let mut out = Vec::new();
        let mut ctx = self.clone();
        for (i, effect) in effects.iter().enumerate() {
            // What is so for the same while is told in one sentence.
            let before = i.checked_sub(1).and_then(|n| effects.get(n));
            if before.is_some_and(|b| nested::lasts_as_long(b, effect))
                && let (Some(so), Some(Clause::Sentence(last))) =
                    (ctx.so_for_a_while(effect), out.last_mut())
            {
                *last = last.and_then(&so);
                continue;
            }
            ctx.clause(effect, target, &mut out);
            let rest = effects.get(i + 1..).unwrap_or_default();
            if let Effect::Shift { n, pick, from, .. } = effect
                && *from != From::Moved
            {
                let one = n.fixed() == Some(1) && !matches!(pick, Pick::All | Pick::AnyNumber);
                ctx.moved_many = !one;
            }
            // What follows a choice is no part of its last way; a sentence of its own shows that.
            if nested::lists_ways(effect) && rest.first().is_some_and(|e| !is_sentence(e)) {
                let then = ctx.effects_phrase_about(rest, target, Mood::After);
                out.push(Clause::Sentence(Sentence::new(say!(
                    ctx,
                    "card-either-way",
                    then = then
                ))));
                break;
            }
            if matches!(ctx.you, You::Named(_)) {
                ctx.you = You::They;
            }
        }
        out
    }

    fn clause(&self, effect: &Effect, target: &mut Target, out: &mut Vec<Clause>) {
        if self.on_check(effect, target, out) || self.in_turn(effect, target, out) {
            return;
        }
        let does = match effect {
            Effect::Undefeated => {
                let bane = self.encountered();
                Clause::Sentence(sentence!(self, "card-counts-undefeated", card = bane))
            }
            Effect::Defeated => {
                let bane = self.encountered();
                Clause::Sentence(sentence!(self, "card-counts-defeated", card = bane))
            }
            Effect::PassOn(who) => {
                let card = np!(self, "card-that-card");
                self.does(*who, vp!(self, "card-verb-encounter", "card-meet", card = card))
            }
            Effect::Encounter => {
                let this = np!(self, "card-this-card");
                self.does(Who::You, vp!(self, "card-verb-encounter", "card-meet", card = this))
            }
            Effect::Acquire => {
                self.does(Who::You, Vp::new(verb!("card-verb-acquire"), self.this_card()))
            }
            Effect::Goes(to) => self.command(Who::You, self.goes(*to, &self.sent())),
            Effect::Leaves(to) => {
                let goes = self.goes(*to, &self.encountered());
                out.push(self.command(Who::You, goes));
                Clause::Sentence(sentence!(self, "card-encounter-over"))
            }
            Effect::ForgoExploration => {
                let your = self.your();
                let vp = vp!(self, "card-verb-forgo", "card-first-exploration", your = your);
                self.does(Who::You, vp)
            }
            Effect::ForgoMove => {
                let your = self.your();
                let vp = vp!(self, "card-verb-forgo", "card-moving-in-step", your = your);
                self.does(Who::You, vp)
            }
            Effect::TryRecharge(what) => {
                let (card, pile) = (self.a_card(what), self.pile(From::Discards));
                let cards = np!(self, "card-cards-from", cards = card, pile = pile);
                let check = say!(self, "card-check-to-recharge", cards = cards);
                self.does(Who::You, Vp::new(verb!("card-verb-attempt"), check))
            }
            Effect::Explore => self.does(Who::You, vp!(self, "card-verb-explore", "card-again")),
            Effect::Move { who, to, freely } => {
                out.push(self.does_in_turn(*who, self.moves(*who, to)));
                if !freely {
                    return;
                }
                Clause::Sentence(sentence!(self, "card-nothing-keeps"))
            }
            Effect::MoveWith { with, to } => {
                out.push(self.does_in_turn(Who::You, self.moves(Who::You, to)));
                let who = self.person(&self.subject(*with));
                Clause::Sentence(sentence!(self, "card-may-move-along", who = who))
            }
            Effect::Shift { who, from, what, n, pick, to } => {
                let vp = self.shift(*who, *from, what, n, *pick, *to);
                self.does(*who, vp)
            }
            Effect::Damage { who, amount, kind, unreduced } => {
                let (n, damage) = (self.amount(amount), self.damage(&[*kind]));
                let counts = amount.levels.iter().any(|sum| !sum.counted.is_empty());
                let vp = match counts {
                    true => vp!(
                        self,
                        "card-verb-suffer-damage",
                        "card-damage-equal",
                        n = n,
                        damage = damage
                    ),
                    false => {
                        vp!(self, "card-verb-suffer-damage", "card-so-much", n = n, damage = damage)
                    }
                };
                let vp = match unreduced {
                    true => vp.tail(say!(self, "card-which-not-reduced")),
                    false => vp,
                };
                self.does_in_turn(*who, vp)
            }
            Effect::Summon { who, what, goes, pass, fail } => {
                let bane = self.goes_when(what);
                out.push(self.does(*who, self.summons(what)));
                if let Some(to) = goes {
                    let card = np!(self, "card-the-card-it");
                    let goes = self.chain(&[self.goes(*to, &card)], Mood::After);
                    out.push(Clause::Sentence(Sentence::new(match bane {
                        Some(true) => say!(self, "card-undefeated-goes", goes = goes),
                        Some(false) => say!(self, "card-acquired-goes", goes = goes),
                        None => say!(self, "card-either-goes", goes = goes),
                    })));
                }
                for (follows, yes) in [(pass, true), (fail, false)] {
                    if follows.is_empty() {
                        continue;
                    }
                    let then = self.effects_phrase_about(follows, target, Mood::After);
                    let cond = match bane {
                        Some(true) => whether!(self, yes, "card-if-it-defeated"),
                        Some(false) => whether!(self, yes, "card-if-it-acquired"),
                        None => whether!(self, yes, "card-if-it-either"),
                    };
                    let text = self.if_then(&cond, &then);
                    out.push(Clause::Sentence(Sentence::new(text)));
                }
                return;
            }
            Effect::SummonToPlay(what) => {
                let what = self.summoned(what);
                let vp = match self.german() {
                    true => vp!(self, "card-verb-summon", "card-what", what = what)
                        .then(false, vp!(self, "card-verb-play", "card-what-it", what = what)),
                    false => vp!(self, "card-verb-summon-and-play", "card-what", what = what),
                };
                let banish = Verb::of(Action::Banish);
                let it = say!(self, "card-what-it", what = what);
                self.does(Who::You, vp.then(true, Vp::new(banish, it)))
            }
            Effect::Build { place, with } => {
                let cards: Vec<String> = with.iter().map(|id| self.card_name(id)).collect();
                let place = self.named_place(place);
                let vp = match cards.is_empty() {
                    true => vp!(self, "card-verb-build", "card-built", place = place),
                    false => {
                        let cards = self.list_and(&cards);
                        vp!(
                            self,
                            "card-verb-build",
                            "card-built-with",
                            place = place,
                            cards = cards
                        )
                    }
                };
                self.command(Who::You, vp)
            }
            Effect::AddCards { what, n, to_each_open, at } => {
                let cards = match n.fixed() {
                    Some(1) if !what.ids.is_empty() => self.a_card(what),
                    Some(1) => self.cards(&Cards::Random, what),
                    // A named card is none among others.
                    _ if what.ids.len() == 1 => self.count(n, Extra::None, what),
                    _ => self.count(n, Extra::Random, what),
                };
                let deck = match (at, to_each_open) {
                    (Some(id), _) => {
                        np!(self, "card-deck-at", place = self.named_place(id))
                    }
                    (None, true) => np!(self, "card-each-open-deck"),
                    (None, false) => self.pile(From::Here),
                };
                let vp = vp!(self, "card-verb-shuffle", "card-added", cards = cards, deck = deck);
                self.command(Who::You, vp)
            }
            Effect::Examine { deck, n, until: None, then, end } => {
                return self.examine(*deck, (n, *end), then, out);
            }
            Effect::Examine { deck, until: Some(f), then, .. } => {
                return self.examine_until(*deck, f, then, out);
            }
            Effect::HideToken(who) => {
                let ctx = self.with_you(self.subject(*who));
                let (your, here) = (ctx.your(), ctx.here());
                let vp =
                    vp!(self, "card-verb-shuffle", "card-token-hidden", your = your, here = here);
                self.does(*who, vp)
            }
            Effect::OrderFaceup => {
                let pile = self.pile(From::Here);
                self.command(
                    Who::You,
                    vp!(self, "card-verb-put", "card-faceup-ordered", pile = pile),
                )
            }
            Effect::Mark { marker, on, n } => {
                let (marker, place) = (self.markers(*marker, n), self.bearer(*on));
                let vp =
                    vp!(self, "card-verb-put", "card-marker-onto", marker = marker, place = place);
                self.command(Who::You, vp)
            }
            Effect::Unmark { marker, on, n } => {
                let (marker, place) = (self.markers(*marker, n), self.bearer(*on));
                let vp = vp!(
                    self,
                    "card-verb-remove",
                    "card-marker-from",
                    marker = marker,
                    place = place
                );
                self.command(Who::You, vp)
            }
            Effect::SufferInstead => {
                self.does(Who::You, vp!(self, "card-verb-suffer", "card-it-in-place"))
            }
            Effect::Suffer { who, scourge } => {
                let what = match scourge {
                    Some(id) => self.named_cards(&[id]),
                    None => np!(self, "card-a-scourge"),
                };
                self.does(*who, vp!(self, "card-verb-suffer", "card-what", what = what))
            }
            Effect::Shuffle(deck) => {
                let what = self.deck(*deck);
                self.command(Who::You, vp!(self, "card-verb-shuffle", "card-what", what = what))
            }
            Effect::ResetHand(who) => {
                let their = self.with_you(self.subject(*who)).your();
                self.does_in_turn(*who, vp!(self, "card-verb-reset", "card-own-hand", your = their))
            }
            Effect::EndTurn => {
                let your = self.your();
                self.does(Who::You, vp!(self, "card-verb-end", "card-own-turn", your = your))
            }
            Effect::MayClose | Effect::MayCloseOrigin => {
                let place = self.closed_place(effect);
                if self.infinitive && self.you == You::Reader || self.omit_subject {
                    Clause::Command(vp!(
                        self,
                        "card-verb-attempt-close",
                        "card-closing",
                        place = place
                    ))
                } else {
                    let who = self.person(&self.you);
                    Clause::Sentence(sentence!(self, "card-may-close", who = who, place = place))
                }
            }
            Effect::Close | Effect::CloseOrigin => {
                let place = self.closed_place(effect);
                self.command(
                    Who::You,
                    vp!(self, "card-verb-close", "card-closed-freely", place = place),
                )
            }
            Effect::PassLeft => {
                let vp = vp!(self, "card-verb-pass", "card-passed-left", here = self.here());
                self.does(Who::EachHere, vp)
            }
            Effect::Give { to, what, n, it } => {
                let cards = self.count(n, Extra::None, what);
                let cards = match it {
                    true => np!(self, "card-that-card"),
                    false => {
                        np!(self, "card-cards-from", cards = cards, pile = self.pile(From::Hand))
                    }
                };
                let who = self.person(&self.subject(*to));
                let vp = vp!(self, "card-verb-give", "card-given-to", cards = cards, who = who);
                self.does(Who::You, vp)
            }
            Effect::Receive { from, what, n, it } => {
                let who = self.subject(*from);
                let theirs = self.with_you(who.clone()).pile(From::Hand);
                let cards = self.count(n, Extra::None, what);
                let cards = match it {
                    true => np!(self, "card-that-card"),
                    false => np!(self, "card-cards-from", cards = cards, pile = theirs),
                };
                let (who, you) = (self.person(&who), self.person(&self.you));
                Clause::Sentence(sentence!(
                    self,
                    "card-may-give-you",
                    who = who,
                    you = you,
                    cards = cards
                ))
            }
            Effect::Exchange { with, what } => {
                let card = self.some_cards(1, what);
                let mine = np!(self, "card-cards-from", cards = card, pile = self.pile(From::Hand));
                let who = self.person(&self.subject(*with));
                let vp = vp!(
                    self,
                    "card-verb-exchange",
                    "card-exchanged",
                    mine = mine,
                    card = card,
                    who = who
                );
                self.does(Who::You, vp)
            }
            Effect::Ship(deed) => self.ship_deed(deed),
            Effect::Mythic(deed) => self.mythic_deed(deed),
            Effect::ExtraTurn => {
                self.does(Who::You, vp!(self, "card-verb-take-turn", "card-another-turn"))
            }
            Effect::Reopen => {
                self.command(Who::You, vp!(self, "card-verb-open-again", "card-closed-one"))
            }
            Effect::Lose => Clause::Sentence(sentence!(self, "card-lost")),
            Effect::Win => Clause::Sentence(sentence!(self, "card-won")),
            // The words of another language need no subject before them.
            Effect::Todo(what) if self.german() => {
                Clause::Sentence(Sentence::new(format!("[{what}]")))
            }
            Effect::Todo(what) => {
                let vp = Vp::new(verb!("card-verb-none"), format!("[{what}]"));
                self.command(Who::You, vp)
            }
            // Everything else is handled above.
            _ => return,
        };
        out.push(does);
    }

    /// Returns a hero as a subject.
    pub(super) fn person(&self, who: &You) -> Np {
        match who {
            You::Named(name) => name.clone(),
            You::Reader | You::They => self.with_you(who.clone()).whose(Whose::Yours),
        }
    }

    /// Returns a clause without a subject in English, such as "add 1d6": a command if it is
    /// addressed to the reader.
    pub(super) fn command(&self, who: Who, vp: Vp) -> Clause {
        if self.german() {
            return self.does(who, vp);
        }
        match (self.subject(who), self.infinitive) {
            (You::Reader, _) | (You::Named(_), true) => Clause::Command(vp),
            (You::Named(_) | You::They, _) => {
                Clause::Sentence(Sentence::new(self.chain(&[vp], Mood::Command)))
            }
        }
    }

    /// Returns the clause of a hero's action: a command, or with a subject.
    pub(super) fn does(&self, who: Who, vp: Vp) -> Clause {
        match self.subject(who) {
            You::Reader => Clause::Command(vp),
            You::They if self.omit_subject => Clause::Command(vp),
            You::Named(name) if self.infinitive => Clause::Command(match self.german() {
                true => {
                    let (mid, tail) = german::let_do(name.case("acc"), &vp);
                    Vp::new(verb!("card-verb-have"), mid).tail(tail)
                }
                false => Vp::new(verb!("card-verb-have"), format!("{} {}", name.text, vp.base())),
            }),
            You::Named(name) if self.german() => Clause::Sentence(german::does(&name.text, &vp)),
            You::Named(name) => {
                Clause::Sentence(Sentence::new(format!("{} {}", name.text, vp.third())))
            }
            You::They if self.german() => Clause::Sentence(german::does("er", &vp)),
            You::They => Clause::Sentence(Sentence::new(format!(
                "{} {}",
                self.person(&You::They).text,
                vp.base()
            ))),
        }
    }

    /// Returns the clause of a hero's action; in English it joins the row of commands around it.
    fn does_in_turn(&self, who: Who, vp: Vp) -> Clause {
        match self.does(who, vp) {
            Clause::Sentence(sentence) if !self.german() && self.you == You::Reader => {
                Clause::Command(Vp::new(verb!("card-verb-none"), sentence.text))
            }
            clause => clause,
        }
    }

    /// Returns the card that `Goes` sends: a card sends itself, a board or a story what is met.
    fn sent(&self) -> Np {
        match self.this {
            Some(_) => np!(self, "card-this-card"),
            None if self.of_event => np!(self, "card-that-card"),
            None => self.encountered(),
        }
    }

    pub(super) fn encountered(&self) -> Np {
        match self.owner {
            Owner::Bane => np!(self, "card-this-card"),
            _ if self.itself => np!(self, "card-this-card"),
            Owner::Boon | Owner::Hero | Owner::Location | Owner::Scenario => {
                np!(self, "card-the-encountered-card")
            }
        }
    }

    /// Returns "this card" as an object.
    pub(super) fn this_card(&self) -> String {
        np!(self, "card-this-card").case("acc").to_owned()
    }

    fn summons(&self, what: &Summoned) -> Vp {
        let what = self.summoned(what);
        match self.german() {
            true => vp!(self, "card-verb-summon", "card-what", what = what)
                .then(false, vp!(self, "card-verb-encounter", "card-meet-it", what = what)),
            false => vp!(self, "card-verb-summon-and-encounter", "card-what", what = what),
        }
    }

    /// Returns when a summoned card goes where its summoner says (AC-SUMM-09): false if not
    /// defeated, true if acquired; `None` if it could be either.
    pub(super) fn goes_when(&self, what: &Summoned) -> Option<bool> {
        let kind = match what {
            Summoned::Named(id) => self.content.find(id).map(|d| self.content.card(d).kind),
            Summoned::Random(kind) => Some(*kind),
            Summoned::RandomOf(f) => {
                let side = |k: &Kind| if k.is_bane() { Side::Bane } else { Side::Boon };
                let first = f.side.or_else(|| f.kinds.first().map(side));
                let all = f.kinds.iter().all(|k| Some(side(k)) == first);
                return first.filter(|_| all).map(|s| s == Side::Bane);
            }
            Summoned::Same | Summoned::Danger => None,
        };
        kind.map(Kind::is_bane)
    }

    /// Returns "shuffle this card into the deck of a random open location".
    pub(super) fn goes(&self, to: To, card: &Np) -> Vp {
        if to == To::Hand {
            let your = self.your();
            return vp!(
                self,
                "card-verb-put-into-hand",
                "card-put-into-hand",
                card = card,
                your = your
            );
        }
        let (verb, place) = self.towards(From::Displayed, to);
        Vp::new(verb, format!("{}{place}", card.case("acc")))
    }

    /// Returns "your location" or "this location".
    pub(super) fn location(&self) -> Np {
        match self.owner {
            Owner::Location => np!(self, "card-this-location"),
            Owner::Boon | Owner::Bane | Owner::Hero | Owner::Scenario => {
                np!(self, "card-your-location", your = self.your())
            }
        }
    }

    /// Returns "a Dark marker".
    fn a_marker(&self, name: Trait) -> String {
        let marker = np!(self, "card-marker", marker = super::trait_word(name));
        let marker = marker.case("acc");
        if self.german() { format!("1 {marker}") } else { super::nouns::a(marker) }
    }

    /// Returns "a Dark marker", "2 Dark markers".
    fn markers(&self, name: Trait, n: &Amount) -> String {
        if n.fixed() == Some(1) {
            return self.a_marker(name);
        }
        let marker = super::trait_word(name);
        say!(self, "card-n-markers", n = self.amount(n), marker = marker)
    }

    /// Returns what a marker lies on: "this location", "the scenario card".
    fn bearer(&self, on: Bearer) -> Np {
        match on {
            Bearer::Here => self.location(),
            Bearer::Scenario => np!(self, "card-scenario-card"),
        }
    }

    /// Returns the location that such an effect closes.
    fn closed_place(&self, effect: &Effect) -> Np {
        match effect {
            Effect::MayCloseOrigin | Effect::CloseOrigin => np!(self, "card-origin"),
            _ => self.location(),
        }
    }

    fn moves(&self, who: Who, to: &Where) -> Vp {
        let ctx = self.with_you(self.subject(who));
        let your = ctx.your();
        match to {
            Where::Choose => vp!(self, "card-verb-move", "card-to-chosen-place", your = your),
            Where::Together => vp!(self, "card-verb-move", "card-together", your = self.your()),
            Where::Random => vp!(self, "card-verb-move", "card-to-random-place"),
            Where::RandomOpen => vp!(self, "card-verb-move", "card-to-open-place"),
            Where::Next => vp!(self, "card-verb-move", "card-to-next-place"),
            Where::FewestHeroes => vp!(self, "card-verb-move", "card-to-emptiest-place"),
            Where::ToYou => {
                vp!(self, "card-verb-move", "card-to-place", place = self.location())
            }
            Where::Open => {
                vp!(self, "card-verb-move", "card-to-chosen-open-place", your = your)
            }
            Where::Closed => {
                vp!(self, "card-verb-move", "card-to-chosen-closed-place", your = your)
            }
            Where::Occupied => vp!(self, "card-verb-move", "card-to-occupied-place", your = your),
            Where::OfTrait(traits) => {
                let words: Vec<String> = traits.iter().map(|t| super::trait_word(*t)).collect();
                let traits = self.list_or(&words);
                vp!(self, "card-verb-move", "card-to-place-of-trait", traits = traits, your = your)
            }
            Where::ToThem => vp!(self, "card-verb-move", "card-to-their-place"),
            Where::Named(id) => {
                let place = self.places("zu", "nach", &[id]);
                vp!(self, "card-verb-move", "card-to-named", place = place)
            }
        }
    }

    /// Returns whether an amount is a decrease, and its absolute value: true and 2 for -2.
    pub(super) fn more_or_less(&self, n: &Amount) -> (bool, String) {
        match n.taken_away() {
            Some(less) => (true, self.amount(&less)),
            None => (false, self.amount(n)),
        }
    }
}
