//! Events in words: clauses that stand behind "when".

use lang::message;
use lang::pattern::Message;

use super::{Owner, Writer, form, say};
use crate::content::effect::{About, Fate, On, Whom};
use crate::content::words::{AttackKind, Who};

impl Writer<'_> {
    /// Returns an event as a clause: "when an enemy enters a square beside you".
    pub(super) fn event(&self, on: &On) -> String {
        match on {
            On::Setup => say!(self, "tactics-on-setup"),
            On::RoundStart => say!(self, "tactics-on-round-start"),
            On::LineLaid => say!(self, "tactics-on-line"),
            On::Cleanup => say!(self, "tactics-on-cleanup"),
            On::DirectionDrawn => say!(self, "tactics-on-direction"),
            On::PotionUsed => say!(self, "tactics-on-potion"),
            On::AnyOf(events) => {
                let all: Vec<String> = events.iter().map(|on| self.event(on)).collect();
                self.or(&all)
            }
            On::TurnStart(about) => self.doing(message!("tactics-on-turn-start"), about),
            On::TurnEnd(about) => self.doing(message!("tactics-on-turn-end"), about),
            On::Passed(about) => self.doing(message!("tactics-on-passed"), about),
            On::MoveStart(about) => self.doing(message!("tactics-on-move-start"), about),
            On::Leaves(about) => self.doing(message!("tactics-on-leaves"), about),
            On::Enters(about) => self.doing(message!("tactics-on-enters"), about),
            On::Moved(about) => self.doing(message!("tactics-on-moved"), about),
            On::Declared(about) => self.attacking(message!("tactics-on-declared"), about),
            On::Rolled(about) => self.attacking(message!("tactics-on-rolled"), about),
            On::Changed(about) => self.attacking(message!("tactics-on-changed"), about),
            On::Struck(about) => self.attacking(message!("tactics-on-struck"), about),
            On::Attacked(about) => self.attacking(message!("tactics-on-attacked"), about),
            On::HealRolled(about) if about.of == Whom::default() => {
                say!(self, "tactics-on-heal-rolled-for", who = self.whom(&about.at))
            }
            On::HealRolled(about) => self.doing(message!("tactics-on-heal-rolled"), about),
            On::Played(about) => self.doing(message!("tactics-on-played"), about),
            On::Drew(about) => self.doing(message!("tactics-on-drew"), about),
            On::Discarded(about) => self.doing(message!("tactics-on-discarded"), about),
            On::Activated(about) => self.doing(message!("tactics-on-activated"), about),
            On::Revealed(_) => say!(self, "tactics-on-revealed"),
            On::Shifted(about) => self.happening(message!("tactics-on-shifted"), about),
            On::Stopped(about) => {
                let onto = self.onto(about);
                format!("{}{onto}", self.happening(message!("tactics-on-stopped"), about))
            }
            On::Reduced(about) => self.happening(message!("tactics-on-reduced"), about),
            On::Hurt(about) => self.happening(message!("tactics-on-hurt"), about),
            On::Fell(about) => self.happening(message!("tactics-on-fell"), about),
            On::Healed(about) => self.happening(message!("tactics-on-healed"), about),
            On::Revived(about) => self.happening(message!("tactics-on-revived"), about),
            On::Inflicting(about) => self.happening(message!("tactics-on-inflicting"), about),
            On::TokenPutting(about) => self.happening(message!("tactics-on-token-putting"), about),
            On::Inflicted(about) => self.happening(message!("tactics-on-inflicted"), about),
            On::Spawned(about) => self.happening(message!("tactics-on-spawned"), about),
            On::TokenPut(about) => self.happening(message!("tactics-on-token-put"), about),
        }
    }

    /// Returns the writer of what follows an event: "it" is to whom it happens, or who does it where it
    /// happens to nobody else.
    pub(super) fn behind_event(&self, on: &On) -> Self {
        let Some(about) = on.each().first().and_then(On::about) else { return *self };
        let whom = match on.each().first() {
            Some(
                On::TurnStart(_)
                | On::TurnEnd(_)
                | On::Passed(_)
                | On::MoveStart(_)
                | On::Leaves(_)
                | On::Enters(_)
                | On::Moved(_)
                | On::HealRolled(_)
                | On::Played(_)
                | On::Drew(_)
                | On::Discarded(_)
                | On::Activated(_),
            ) => &about.of,
            _ => &about.at,
        };
        match whom.who {
            Who::Oneself => *self,
            // Of an attack it is the target.
            _ if on.has_roll() || on.has_damage() => self.behind_target(),
            _ => self.behind(),
        }
    }

    /// Returns whether somebody is the reader.
    fn is_you(&self, whom: &Whom) -> bool {
        whom.who == Who::Oneself && self.owner == Owner::Hero
    }

    /// Returns an event that somebody brings about.
    fn doing(&self, message: &Message, about: &About) -> String {
        let who = if about.of == Whom::default() { &about.at } else { &about.of };
        let you = self.is_you(who);
        let what = self.cards(&about.card);
        let form = if you { "you" } else { "" };
        form!(self, form, message, who = self.whom(who), where = self.onto(about), what = what)
    }

    /// Returns an event of an attack: who attacks whom.
    fn attacking(&self, message: &Message, about: &About) -> String {
        let you = self.is_you(&about.of);
        let at = match about.at == Whom::default() {
            true => String::new(),
            false => say!(self, "tactics-at", who = self.whom(&about.at)),
        };
        let kind = match about.attack {
            AttackKind::Any => String::new(),
            kind => format!(" ({})", self.attack_kind(kind)),
        };
        let at = format!("{at}{kind}");
        form!(self, if you { "you" } else { "" }, message, who = self.whom(&about.of), at = at)
    }

    /// Returns an event that happens to somebody, perhaps by somebody.
    fn happening(&self, message: &Message, about: &About) -> String {
        let hurts = matches!(message.id(), "tactics-on-hurt" | "tactics-on-reduced");
        let at = &about.at;
        let by = match about.of == Whom::default() {
            true => String::new(),
            false if hurts => say!(self, "tactics-from", who = self.whom(&about.of)),
            false => say!(self, "tactics-by", who = self.whom(&about.of)),
        };
        let what = match (&about.condition, &about.token) {
            (Some(condition), _) => self.condition(*condition),
            (_, Some(token)) => self.token(token),
            _ => String::new(),
        };
        let what = if what.is_empty() { String::new() } else { format!(" ({what})") };
        let what = match about.attack {
            AttackKind::Any => what,
            kind => format!("{what} ({})", self.attack_kind(kind)),
        };
        let form = if self.is_you(at) { "you" } else { "" };
        form!(self, form, message, who = self.whom(at), by = by, what = what)
    }

    /// Returns the squares that an event is about.
    fn onto(&self, about: &About) -> String {
        match (&about.terrain, &about.mark) {
            (Some(id), _) => say!(self, "tactics-onto", name = self.terrain(id)),
            (_, Some(name)) => say!(self, "tactics-onto-mark", name = self.mark(name)),
            _ => String::new(),
        }
    }

    /// Returns what is replaced, as a clause behind "when".
    pub(super) fn fate(&self, fate: &Fate, whose: &Whom) -> String {
        let you = self.is_you(whose);
        let form = if you { "you" } else { "" };
        let who = self.whom(whose);
        match fate {
            Fate::Hurt => form!(self, form, message!("tactics-fate-hurt"), who = who),
            Fate::Falls => form!(self, form, message!("tactics-fate-falls"), who = who),
            Fate::Inflicted(condition) => {
                let what = self.condition(*condition);
                form!(self, form, message!("tactics-fate-inflicted"), who = who, what = what)
            }
            Fate::Played => say!(self, "tactics-fate-played"),
        }
    }
}
