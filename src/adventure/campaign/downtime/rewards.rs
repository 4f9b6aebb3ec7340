//! The step in which rewards are taken: loot by the hero whom the group chooses, feats and roles by
//! each hero's player (AC-END-06 to AC-END-09).

use super::plain::{Choice, Due, Step};
use super::{AdventureDowntime, describe, feats, refuse};
use crate::cards::effect::CardFilter;
use crate::cards::printed::{CardDef, Reward};
use crate::cards::vocabulary::{Kind, Rank};
use crate::rules::flow::prompt::Refusal;
use crate::rules::state::sheet;
use crate::saturating;

impl AdventureDowntime {
    /// Gives the rewards that need no answer. Returns true if the first pending reward needs one.
    pub(super) fn next_reward(&mut self) -> bool {
        let Some(due) = self.state.due.front().cloned() else {
            self.state.step = Step::Visits;
            return false;
        };
        let asks = match (&due.reward, due.seat) {
            (Reward::Trader(id), _) => {
                // The trader is checked off on the bazaar (AC-END-09).
                if !self.state.bazaar.contains(id) {
                    self.state.bazaar.push(id.clone());
                    self.note(t!("between-checked-off", trader = self.card_name(id)));
                }
                false
            }
            (Reward::Random(kind), Some(seat)) => {
                let what = CardFilter { kinds: vec![*kind], ..CardFilter::default() };
                self.draw_random(seat, &what);
                false
            }
            (Reward::RandomOf(what), Some(seat)) => {
                self.draw_random(seat, what);
                false
            }
            // These cards lie among the heroes' already.
            (Reward::Displayed(_), _) => false,
            (Reward::OfType(what), Some(_)) => !self.types_there(what).is_empty(),
            (Reward::LootOf(ids), _) => {
                !due.of.is_empty() && ids.iter().any(|id| self.has_copy(id))
            }
            (Reward::Loot(id), _) => {
                let there = self.has_copy(id) && !due.of.is_empty();
                if !there {
                    let name = self.card_name(id);
                    self.note(t!("between-not-in-box", card = name));
                }
                there
            }
            (Reward::SkillFeat | Reward::PowerFeat | Reward::CardFeat, Some(seat)) => {
                let can = !self.open_boxes(seat, &due.reward).is_empty();
                if !can {
                    // Nothing is gained, and nothing in its place (AC-FEAT-12).
                    let (name, what) = (self.seat_name(seat), describe::reward_name(&due.reward));
                    self.note(t!("between-no-box-left", hero = name, reward = what));
                }
                can
            }
            (Reward::Role, Some(seat)) => {
                let feats = &self.state.seats[seat].feats;
                let can = self.hero(seat).is_some_and(|h| !h.roles.is_empty());
                can && feats.role.is_none()
            }
            (Reward::Ship(_) | Reward::Redeem, _) | (Reward::Path, Some(_)) => {
                !self.picks(&due.reward, due.seat).is_empty()
            }
            (_, None) => false,
        };
        if !asks {
            self.state.due.pop_front();
        }
        asks
    }

    /// Returns the matching boons in the box, as often as they are there.
    fn matching(&self, what: &CardFilter) -> Vec<String> {
        let boxed = self.boxed();
        let fits = |c: &CardDef| {
            c.rank == Rank::Plain
                && c.kind.is_boon()
                && crate::rules::state::table::matches(c, what)
        };
        let there = boxed.iter().filter(|(id, _)| self.card(id).is_some_and(fits));
        there.flat_map(|(id, n)| std::iter::repeat_n(id.clone(), *n)).collect()
    }

    /// Returns the types of boons among which a hero chooses: those listed, or all, of which the box has
    /// a matching card.
    fn types_there(&self, what: &CardFilter) -> Vec<Kind> {
        let matching = self.matching(what);
        let has =
            |kind: &Kind| matching.iter().any(|id| self.card(id).is_some_and(|c| c.kind == *kind));
        Kind::BOONS.into_iter().filter(has).collect()
    }

    /// Gives a seat a random matching card from the box (AC-BOX-08, AC-BOX-09).
    fn draw_random(&mut self, seat: usize, what: &CardFilter) {
        let all = self.matching(what);
        if all.is_empty() {
            return;
        }
        let card = all[self.state.rng.below(all.len())].clone();
        self.note(t!("between-gains", hero = self.seat_name(seat), card = self.card_name(&card)));
        self.state.seats[seat].cards.push(card);
    }

    /// Returns the cards that a reward lets choose from. A ship is of that class or a lower one, one
    /// that the fleet lacks, of the highest class among them (AC-SHIP-03); a path is for who has none
    /// (AC-MYTH-01); a corrupted card is one that is not redeemed (AC-RDMP-03).
    fn picks(&self, reward: &Reward, seat: Option<usize>) -> Vec<String> {
        let cards = || self.content.cards.iter();
        let all: Vec<&CardDef> = match (reward, seat) {
            (Reward::Ship(most), _) => {
                let class = |c: &CardDef| c.ship.as_ref().map(|s| s.class);
                let fits = |c: &&CardDef| class(c).is_some_and(|n| n <= *most);
                let new = |c: &&CardDef| !self.state.fleet.contains(&c.id);
                let all: Vec<&CardDef> = cards().filter(fits).filter(new).collect();
                let best = all.iter().filter_map(|c| class(c)).max();
                all.into_iter().filter(|c| class(c) == best).collect()
            }
            (Reward::Path, Some(seat)) if self.state.seats[seat].feats.path.is_none() => {
                cards().filter(|c| c.kind == Kind::Path).collect()
            }
            (Reward::LootOf(ids), _) => {
                cards().filter(|c| ids.contains(&c.id) && self.has_copy(&c.id)).collect()
            }
            (Reward::Redeem, _) => {
                let corrupted = |c: &&CardDef| c.traits.iter().any(|t| t.name() == "Corrupted");
                let new = |c: &&CardDef| !self.state.redeemed.contains(&c.id);
                cards().filter(corrupted).filter(new).collect()
            }
            _ => Vec::new(),
        };
        all.into_iter().map(|c| c.id.clone()).collect()
    }

    /// Takes the chosen card of a reward.
    fn take_pick(&mut self, due: &Due, id: &str) {
        let name = self.card_name(id);
        match (&due.reward, due.seat) {
            (Reward::Path, Some(seat)) => {
                self.note(t!("between-takes-path", hero = self.seat_name(seat), path = name));
                self.state.seats[seat].feats.path = Some(id.to_owned());
            }
            // Who takes it is asked next.
            (Reward::LootOf(_), _) => {
                let reward = Reward::Loot(id.to_owned());
                self.state.due.push_front(Due { reward, ..due.clone() });
            }
            (Reward::Redeem, _) => {
                self.note(t!("between-redeemed", card = name));
                self.state.redeemed.push(id.to_owned());
            }
            _ => {
                self.note(t!("between-ship-joins", ship = name));
                self.state.fleet.push(id.to_owned());
            }
        }
    }

    /// Returns the boxes that a seat may check for a feat.
    pub(super) fn open_boxes(&self, seat: usize, reward: &Reward) -> Vec<super::FeatBox> {
        let feats = &self.state.seats[seat].feats;
        self.hero(seat).map_or(Vec::new(), |h| feats::open(h, feats, reward, &self.edition))
    }

    pub(super) fn reward_options(&self) -> (Option<usize>, Vec<Choice>) {
        let Some(due) = self.state.due.front() else { return (None, Vec::new()) };
        let mut options: Vec<Choice> = match (&due.reward, due.seat) {
            (Reward::Loot(_), _) => {
                due.of.iter().map(|n| Choice::To(saturating::byte(*n))).collect()
            }
            (
                reward @ (Reward::Ship(_) | Reward::Path | Reward::Redeem | Reward::LootOf(_)),
                seat,
            ) => self.picks(reward, seat).into_iter().map(Choice::Pick).collect(),
            (Reward::OfType(what), _) => {
                self.types_there(what).into_iter().map(Choice::OfType).collect()
            }
            (Reward::Role, Some(seat)) => {
                let sides = self.hero(seat).map_or(0, |h| h.roles.len());
                saturating::bytes(sides).map(Choice::Side).collect()
            }
            (reward, Some(seat)) => {
                self.open_boxes(seat, reward).into_iter().map(Choice::Check).collect()
            }
            (_, None) => Vec::new(),
        };
        options.push(Choice::Later);
        (due.seat, options)
    }

    pub(super) fn judge_reward(&self, choice: &Choice) -> Result<(), Refusal> {
        let Some(Due { reward, seat, of, .. }) = self.state.due.front() else {
            return refuse("AC-FEAT-01", t!("between-no-reward"));
        };
        match (choice, reward, seat) {
            (Choice::Later, _, _) => Ok(()),
            (Choice::To(n), Reward::Loot(_), _) => match of.contains(&usize::from(*n)) {
                true => Ok(()),
                false => refuse("AC-END-07", t!("between-loot-living")),
            },
            (Choice::Pick(id), reward, _) => match self.picks(reward, *seat).contains(id) {
                true => Ok(()),
                false => {
                    let rule = match reward {
                        Reward::LootOf(_) => "AC-END-07",
                        Reward::Path => "AC-MYTH-01",
                        Reward::Redeem => "AC-RDMP-03",
                        _ => "AC-SHIP-03",
                    };
                    refuse(rule, t!("between-no-pick"))
                }
            },
            (Choice::OfType(kind), Reward::OfType(what), _) => {
                match self.types_there(what).contains(kind) {
                    true => Ok(()),
                    false => refuse("AC-END-06", t!("between-no-type")),
                }
            }
            (Choice::Side(n), Reward::Role, Some(seat)) => {
                let sides = self.hero(*seat).map_or(0, |h| h.roles.len());
                match usize::from(*n) < sides {
                    true => Ok(()),
                    false => refuse("AC-ROLE-08", t!("between-no-side")),
                }
            }
            (Choice::Check(which), reward, Some(seat)) => {
                let Some(hero) = self.hero(*seat) else {
                    return refuse("AC-FEAT-03", t!("between-no-hero"));
                };
                if !feats::is_of(which, reward) {
                    let what = describe::reward_name(reward);
                    return refuse("AC-FEAT-03", t!("between-reward-is", reward = what));
                }
                feats::judge(hero, &self.state.seats[*seat].feats, which, &self.edition)
            }
            (Choice::Side(_), ..) => {
                let taken = seat.is_some_and(|s| self.state.seats[s].feats.role.is_some());
                let rule = if taken { "AC-ROLE-02" } else { "AC-ROLE-01" };
                refuse(rule, t!("between-side-once"))
            }
            (Choice::Check(_), ..) => refuse("AC-FEAT-01", t!("between-feats-rewards")),
            _ => refuse("AC-END-12", t!("between-reward-first")),
        }
    }

    pub(super) fn take_reward(&mut self, choice: &Choice) {
        let Some(due) = self.state.due.pop_front() else { return };
        let content = self.content.clone();
        match (choice, due.seat) {
            (Choice::To(n), _) => {
                if let Reward::Loot(id) = &due.reward {
                    let seat = usize::from(*n);
                    self.note(t!(
                        "between-takes",
                        hero = self.seat_name(seat),
                        card = self.card_name(id)
                    ));
                    self.state.seats[seat].cards.push(id.clone());
                }
            }
            (Choice::Pick(id), _) => {
                self.take_pick(&due, id);
            }
            (Choice::OfType(kind), Some(seat)) => {
                if let Reward::OfType(what) = &due.reward {
                    let what = CardFilter { kinds: vec![*kind], ..what.clone() };
                    self.draw_random(seat, &what);
                }
            }
            (Choice::Check(which), Some(seat)) => {
                let Some(hero) = content.hero(&self.state.seats[seat].hero) else { return };
                let hero = &content.heroes[hero];
                let what = self.box_text(seat, which);
                self.note(format!("{}: {what}.", hero.name));
                feats::check(hero, &mut self.state.seats[seat].feats, which);
            }
            (Choice::Side(n), Some(seat)) => {
                let Some(hero) = content.hero(&self.state.seats[seat].hero) else { return };
                let hero = &content.heroes[hero];
                feats::take_role(hero, &mut self.state.seats[seat].feats, *n);
                let role = sheet::side(hero, &self.state.seats[seat].feats);
                let role = role.map_or("", |r| r.name.as_str());
                self.note(t!("between-is-now", hero = hero.name.as_str(), role = role));
            }
            _ => self.state.later.push(due),
        }
    }

    pub(super) fn reward_proposal(&self) -> Option<Choice> {
        let due = self.state.due.front()?;
        if let Reward::OfType(what) = &due.reward {
            let lacks = |kind: &Kind| {
                due.seat.is_some_and(|seat| self.list(seat, *kind) > self.has(seat, *kind))
            };
            let all = self.types_there(what);
            let best = all.iter().find(|kind| lacks(kind)).or_else(|| all.first());
            return best.map(|kind| Choice::OfType(*kind));
        }
        if let Reward::Ship(_) | Reward::Redeem | Reward::LootOf(_) = due.reward {
            return self.picks(&due.reward, due.seat).into_iter().next().map(Choice::Pick);
        }
        let Reward::Loot(id) = &due.reward else { return None };
        let kind = self.kind(id)?;
        let room = due.of.iter().find(|n| self.list(**n, kind) > self.has(**n, kind));
        let most = || due.of.iter().max_by_key(|n| (self.list(**n, kind), std::cmp::Reverse(**n)));
        room.or_else(most).map(|n| Choice::To(saturating::byte(*n)))
    }
}
