//! Squares, ways and cards in words.

use lang::inflect_name;
use lang::inflection::Case;
use lang::message;

use super::{Writer, form, say};
use crate::content::effect::{CardFilter, Owner, Pick, Spot};
use crate::content::words::{CardKind, Divider, HeroPile, Keyword, Pass, Until, Way, Who};

impl Writer<'_> {
    /// Returns where something is put: "on a free square beside you".
    pub(super) fn spot(&self, spot: &Spot) -> String {
        self.spot_as("", spot)
    }

    /// Returns where something is: in languages with cases another form.
    pub(super) fn spot_at(&self, spot: &Spot) -> String {
        self.spot_as("at", spot)
    }

    /// Returns squares as where something goes to or is near to: "the exit".
    pub(super) fn spot_to(&self, spot: &Spot) -> String {
        self.spot_as("to", spot)
    }

    fn spot_as(&self, as_: &str, spot: &Spot) -> String {
        match spot {
            Spot::Under(Who::Oneself) => form!(self, as_, message!("tactics-spot-under-you")),
            Spot::Under(Who::It) if self.named => {
                form!(self, as_, message!("tactics-spot-under-it"))
            }
            Spot::Under(Who::It) => form!(self, as_, message!("tactics-spot-under-you")),
            Spot::Beside(who) => {
                form!(self, as_, message!("tactics-spot-beside"), who = self.who(who))
            }
            Spot::Within(range, who) => {
                form!(
                    self,
                    as_,
                    message!("tactics-spot-within"),
                    range = self.range(*range),
                    who = self.who(who)
                )
            }
            Spot::ClosestTo(who) => {
                form!(self, as_, message!("tactics-spot-closest"), who = self.who(who))
            }
            Spot::Under(who) => {
                form!(self, as_, message!("tactics-spot-under"), who = self.who(who))
            }
            Spot::Path(who) => form!(self, as_, message!("tactics-spot-path"), who = self.who(who)),
            Spot::Between => form!(self, as_, message!("tactics-spot-between")),
            Spot::Start => form!(self, as_, message!("tactics-spot-start")),
            Spot::StartArea => form!(self, as_, message!("tactics-spot-start-area")),
            Spot::Spawn(code) => form!(self, as_, message!("tactics-spot-spawn"), code = code),
            Spot::UnseenSpawn(code) => {
                form!(self, as_, message!("tactics-spot-unseen"), code = code)
            }
            Spot::NearestSpawn(who) => {
                form!(self, as_, message!("tactics-spot-nearest"), who = self.who(who))
            }
            Spot::SpawnNearest(spot) => {
                form!(
                    self,
                    as_,
                    message!("tactics-spot-spawn-nearest"),
                    spot = self.spot_as("to", spot)
                )
            }
            Spot::SpawnFarthest(spot) => {
                form!(
                    self,
                    as_,
                    message!("tactics-spot-spawn-farthest"),
                    spot = self.spot_as("to", spot)
                )
            }
            Spot::BesideTerrain(id) => {
                form!(self, as_, message!("tactics-spot-beside-terrain"), name = self.terrain(id))
            }
            Spot::Cleared => form!(self, as_, message!("tactics-spot-cleared")),
            Spot::Mark(id) => {
                form!(self, as_, message!("tactics-spot-mark"), name = self.mark(id))
            }
            Spot::Terrain(id) => {
                form!(self, as_, message!("tactics-spot-terrain"), name = self.terrain(id))
            }
            Spot::Square(sq) => {
                form!(self, as_, message!("tactics-spot-square"), name = sq.to_string())
            }
            Spot::Row(n) => form!(self, as_, message!("tactics-spot-row"), n = self.amount(n)),
            Spot::Column(n) => {
                form!(self, as_, message!("tactics-spot-column"), n = self.amount(n))
            }
            Spot::Exit => form!(self, as_, message!("tactics-spot-exit")),
            Spot::Anywhere => form!(self, as_, message!("tactics-spot-anywhere")),
        }
    }

    /// Returns a direction.
    pub(super) fn way(&self, way: Way) -> String {
        match way {
            Way::Away => say!(self, "tactics-way-away"),
            Way::Toward => {
                let of = if self.owner == super::Owner::Hero { "" } else { "figure" };
                form!(self, of, message!("tactics-way-toward"))
            }
            Way::Any => say!(self, "tactics-way-any"),
            Way::Compass => say!(self, "tactics-way-compass"),
            Way::Onward => say!(self, "tactics-way-onward"),
            Way::Outward => say!(self, "tactics-way-outward"),
            Way::North => say!(self, "tactics-way-north"),
            Way::East => say!(self, "tactics-way-east"),
            Way::South => say!(self, "tactics-way-south"),
            Way::West => say!(self, "tactics-way-west"),
        }
    }

    /// Returns what is passed through: "figures and obstacles".
    pub(super) fn passed(&self, passes: &[Pass]) -> String {
        let word = |pass: &Pass| match pass {
            Pass::Fighters => say!(self, "tactics-pass-fighters"),
            Pass::Obstacles => say!(self, "tactics-pass-obstacles"),
            Pass::Walls => say!(self, "tactics-pass-walls"),
        };
        self.and(&passes.iter().map(word).collect::<Vec<_>>())
    }

    /// Returns how long something lasts.
    pub(super) fn until(&self, until: Until) -> String {
        match until {
            Until::AttackEnd => say!(self, "tactics-until-attack"),
            Until::MoveEnd => say!(self, "tactics-until-move"),
            Until::TurnEnd => say!(self, "tactics-until-turn"),
            Until::NextTurn => say!(self, "tactics-until-next-turn"),
            Until::Cleanup => say!(self, "tactics-until-cleanup"),
            Until::EncounterEnd => say!(self, "tactics-until-encounter"),
        }
    }

    /// Returns cards of a sort: "weapon", "card with Response".
    pub(super) fn cards(&self, filter: &CardFilter) -> String {
        self.cards_of(filter, false)
    }

    /// Returns one card or several of a sort.
    pub(super) fn cards_of(&self, filter: &CardFilter, many: bool) -> String {
        let mut names: Vec<String> = Vec::new();
        for id in &filter.ids {
            let card = self.content.find_card(id).map(|id| self.content.card(id).name.clone());
            names.push(card.unwrap_or_else(|| id.clone()));
        }
        names.extend(filter.kinds.iter().map(|kind| self.kind(*kind)));
        let mut text = match names.is_empty() {
            true => form!(self, if many { "many" } else { "" }, message!("tactics-cards")),
            // Several cards of several kinds.
            false if many && names.len() > 1 => {
                let cards = form!(self, "many", message!("tactics-cards"));
                format!("{cards} ({})", self.or(&names))
            }
            false => self.or(&names),
        };
        if let Some(class) = filter.class.as_ref().and_then(|id| self.content.find_class(id)) {
            let name = inflect_name(&self.content.class(class).name, Case::Genitive);
            text += &say!(self, "tactics-cards-class", name = name);
        }
        if let Some(id) = filter.found_in.as_ref().and_then(|id| self.content.find_chapter(id)) {
            text += &say!(self, "tactics-cards-found", name = self.content.chapter(id).name);
        }
        match filter.keyword {
            None => {}
            Some(Keyword::Free) => text += &say!(self, "tactics-cards-free"),
            Some(Keyword::Response) => text += &say!(self, "tactics-cards-response"),
            Some(Keyword::Remove) => text += &say!(self, "tactics-cards-remove"),
        }
        match filter.attacks {
            None => {}
            Some(true) => text += &say!(self, "tactics-cards-attack"),
            Some(false) => text += &say!(self, "tactics-cards-no-attack"),
        }
        if filter.other {
            text += &say!(self, "tactics-cards-other");
        }
        text
    }

    pub(super) fn kind(&self, kind: CardKind) -> String {
        match kind {
            CardKind::Action => say!(self, "tactics-kind-action"),
            CardKind::BasicMove => say!(self, "tactics-kind-basic-move"),
            CardKind::BasicAttack => say!(self, "tactics-kind-basic-attack"),
            CardKind::Feature => say!(self, "tactics-kind-feature"),
            CardKind::Weapon => say!(self, "tactics-kind-weapon"),
            CardKind::Armor => say!(self, "tactics-kind-armor"),
            CardKind::Accessory => say!(self, "tactics-kind-accessory"),
            CardKind::Passive => say!(self, "tactics-kind-passive"),
            CardKind::Dice => say!(self, "tactics-kind-dice"),
            CardKind::Perk => say!(self, "tactics-kind-perk"),
            CardKind::Item => say!(self, "tactics-kind-item"),
            CardKind::Gold => say!(self, "tactics-kind-gold"),
            CardKind::Potion => say!(self, "tactics-kind-potion"),
            CardKind::RandomEncounter => say!(self, "tactics-kind-random"),
            CardKind::Market => say!(self, "tactics-kind-market"),
            CardKind::Mark => say!(self, "tactics-kind-mark"),
        }
    }

    /// Returns a pile as where cards come from, or in the form `to` where they go.
    pub(super) fn pile(&self, pile: HeroPile, to: bool) -> String {
        match (pile, to) {
            (HeroPile::Hand, false) => say!(self, "tactics-from-hand"),
            (HeroPile::Hand, true) => say!(self, "tactics-to-hand"),
            (HeroPile::Deck, false) => say!(self, "tactics-from-deck"),
            (HeroPile::Deck, true) => say!(self, "tactics-to-deck"),
            (HeroPile::DeckTop, false) => say!(self, "tactics-from-deck-top"),
            (HeroPile::DeckTop, true) => say!(self, "tactics-to-deck-top"),
            (HeroPile::DeckBottom, false) => say!(self, "tactics-from-deck-bottom"),
            (HeroPile::DeckBottom, true) => say!(self, "tactics-to-deck-bottom"),
            (HeroPile::Discards, false) => say!(self, "tactics-from-discards"),
            (HeroPile::Discards, true) => say!(self, "tactics-to-discards"),
            (HeroPile::Board, false) => say!(self, "tactics-from-board"),
            (HeroPile::Board, true) => say!(self, "tactics-to-board"),
            (HeroPile::SetAside, false) => say!(self, "tactics-from-aside"),
            (HeroPile::SetAside, true) => say!(self, "tactics-to-aside"),
            (HeroPile::Tuck, false) => say!(self, "tactics-from-tuck"),
            (HeroPile::Tuck, true) => say!(self, "tactics-to-tuck"),
        }
    }

    /// Returns how cards are picked, in front of their number.
    pub(super) fn pick(&self, pick: Pick, n: &str) -> String {
        match pick {
            Pick::Choose => n.to_owned(),
            Pick::UpTo => say!(self, "tactics-pick-up-to", n = n),
            Pick::Random => say!(self, "tactics-pick-random", n = n),
            Pick::Top => say!(self, "tactics-pick-top", n = n),
            Pick::All => say!(self, "tactics-pick-all"),
            Pick::Search => say!(self, "tactics-pick-search", n = n),
        }
    }

    /// Returns who gains or loses cards.
    pub(super) fn owner(&self, owner: Owner) -> String {
        match owner {
            Owner::Party => say!(self, "tactics-owner-party"),
            Owner::Hero => say!(self, "tactics-owner-hero"),
            Owner::EachHero => say!(self, "tactics-owner-each"),
            Owner::Oneself => say!(self, "tactics-owner-self"),
            Owner::It => say!(self, "tactics-owner-it"),
            Owner::Deck(divider) => self.divider(divider),
        }
    }

    /// Returns the name of a divider (AT-QTY-41).
    pub(super) fn divider(&self, divider: Divider) -> String {
        match divider {
            Divider::Market => say!(self, "tactics-divider-market"),
            Divider::PartyRandom => say!(self, "tactics-divider-party-random"),
            Divider::SupplyRandom => say!(self, "tactics-divider-supply-random"),
            Divider::PartyItems => say!(self, "tactics-divider-party-items"),
            Divider::SupplyItems => say!(self, "tactics-divider-supply-items"),
            Divider::SupplyLoot => say!(self, "tactics-divider-supply-loot"),
            Divider::SupplyPerks => say!(self, "tactics-divider-supply-perks"),
            Divider::StoryPerks => say!(self, "tactics-divider-story-perks"),
            Divider::Actions => say!(self, "tactics-divider-actions"),
            Divider::BasicAttacks => say!(self, "tactics-divider-basic-attacks"),
            Divider::BasicMoves => say!(self, "tactics-divider-basic-moves"),
            Divider::Features => say!(self, "tactics-divider-features"),
            Divider::LevelUps => say!(self, "tactics-divider-level-ups"),
            Divider::Classes => say!(self, "tactics-divider-classes"),
            Divider::Marks => say!(self, "tactics-divider-marks"),
            Divider::BossDecks => say!(self, "tactics-divider-boss-decks"),
            Divider::Box => say!(self, "tactics-divider-box"),
        }
    }
}
