//! Checks downtime independently of its implementation: no card appears from nowhere or twice,
//! cards taken from the box may be taken, feats are as many as were earned, and decks match their
//! lists.

use std::collections::{BTreeMap, BTreeSet};

use super::steward::Steward;
use crate::campaign::downtime::{
    AdventureDowntime, Choice, Prompt, Step, Story, all_boxes, count_feats, open_boxes, rewards_of,
};
use crate::campaign::record::Record;
use crate::cards::printed::{Edition, HeroDef, Reward};
use crate::cards::vocabulary::{Kind, Rank};

type Cards = BTreeMap<String, usize>;

/// Remembers what heroes have earned over a campaign.
#[derive(Clone, Debug, Default)]
pub(super) struct Audit {
    /// The feats that each hero should have: skill, power, card.
    feats: BTreeMap<String, [u32; 3]>,
    /// The rewards that each hero has received.
    had: BTreeSet<(String, Story)>,
    /// The rewards that the party has received.
    given: BTreeSet<Story>,
}

fn hero<'a>(between: &'a AdventureDowntime, id: &str) -> Option<&'a HeroDef> {
    let content = between.content();
    content.hero(id).map(|n| &content.heroes[n])
}

/// Returns all cards that heroes, the group and traders hold.
fn held(between: &AdventureDowntime) -> Cards {
    let s = between.state();
    let stock = s.fair.iter().flat_map(|f| &f.stalls).flat_map(|t| &t.stock);
    let mut cards = Cards::new();
    for id in s.seats.iter().flat_map(|seat| &seat.cards).chain(&s.spare).chain(stock) {
        *cards.entry(id.clone()).or_default() += 1;
    }
    cards
}

/// Returns the cards that are more numerous in the first collection.
fn more(these: &Cards, those: &Cards) -> Vec<String> {
    let lacks = |(id, n): (&String, &usize)| {
        let extra = n.saturating_sub(those.get(id).copied().unwrap_or(0));
        std::iter::repeat_n(id.clone(), extra)
    };
    these.iter().flat_map(lacks).collect()
}

impl Audit {
    /// Begins a downtime: determines what was earned.
    pub(super) fn begin(
        &mut self,
        record: &Record,
        between: &AdventureDowntime,
    ) -> Result<(), String> {
        for seat in &between.state().seats {
            if seat.alive {
                self.feats.entry(seat.hero.clone()).or_default();
            } else {
                self.feats.remove(&seat.hero);
                self.had.retain(|(id, _)| *id != seat.hero);
            }
        }
        let Some((scenario, true)) = between.played() else { return conserved(between) };
        let content = between.content();
        for (story, rewards) in rewards_of(content, scenario, &record.body.wins()) {
            let again = self.given.contains(&story);
            for seat in between.state().seats.iter().filter(|s| s.alive) {
                let mine = (seat.hero.clone(), story.clone());
                let once = match content.pack.edition {
                    Edition::First => !self.had.contains(&mine),
                    Edition::Third => !again,
                };
                self.had.insert(mine);
                let Some(feats) = self.feats.get_mut(&seat.hero).filter(|_| once) else { continue };
                let def = content.hero(&seat.hero).map(|n| &content.heroes[n]);
                // Where no box is left, nothing is gained (AC-FEAT-12), but a role has new ones.
                let role = rewards.contains(&Reward::Role);
                let full = |reward: &Reward| {
                    let open = def.map(|d| open_boxes(d, &seat.feats, reward, between.edition()));
                    !role && open.is_none_or(|boxes| boxes.is_empty())
                };
                for reward in rewards.iter().filter(|r| !full(r)) {
                    match reward {
                        Reward::SkillFeat => feats[0] += 1,
                        Reward::PowerFeat => feats[1] += 1,
                        Reward::CardFeat => feats[2] += 1,
                        _ => {}
                    }
                }
            }
            self.given.insert(story);
        }
        conserved(between)
    }

    /// Before an answer: each of some offered ones applies; of all feat boxes, those and only those
    /// that are offered may be checked.
    pub(super) fn before(
        &self,
        between: &AdventureDowntime,
        prompt: &Prompt,
        steward: &mut Steward,
    ) -> Result<(), String> {
        for _ in 0..3 {
            let choice = &prompt.options[steward.whim.below(prompt.options.len())];
            let mut tried = between.clone();
            tried.submit(choice).map_err(|r| format!("offered {choice:?}: {r}"))?;
            conserved(&tried)?;
            let digest = between.digest();
            if !tried.undo() || tried.digest() != digest {
                return Err(format!("undoing {choice:?} leads elsewhere"));
            }
        }
        let seat = prompt.seat.filter(|_| prompt.step == Step::Rewards);
        let Some(seat) = seat.and_then(|n| between.state().seats.get(n)) else { return Ok(()) };
        for which in hero(between, &seat.hero).map(all_boxes).unwrap_or_default() {
            let choice = Choice::Check(which);
            if between.judge(&choice).is_ok() != prompt.options.contains(&choice) {
                return Err(format!("{choice:?} is offered or refused wrongly"));
            }
        }
        Ok(())
    }

    /// After an answer.
    pub(super) fn after(
        &mut self,
        before: &AdventureDowntime,
        choice: &Choice,
        between: &AdventureDowntime,
    ) -> Result<(), String> {
        conserved(between)?;
        let (was, is) = (held(before), held(between));
        let fail = |what: &str| Err(format!("{choice:?}: {what}"));
        let new = more(&is, &was);
        match choice {
            Choice::To(_) => {
                let loot = before.state().due.front().map(|d| d.reward.clone());
                let fits = |id: &String| loot == Some(Reward::Loot(id.clone()));
                // Random cards that are due next come with it.
                let random = |id: &String| rank(between, id) == Some(Rank::Plain);
                if !new.iter().any(fits) || !new.iter().all(|id| fits(id) || random(id)) {
                    return fail("other cards than the loot were gained");
                }
            }
            Choice::Draw { to, .. } | Choice::Suggested(to) => {
                let seat = &between.state().seats[usize::from(*to)];
                if !new.iter().all(|id| basic(between, id, &seat.hero)) {
                    return fail("a card that is not Basic was taken from the box");
                }
            }
            Choice::Propose => {
                let heroes = || between.state().seats.iter().map(|s| s.hero.as_str());
                if !new.iter().all(|id| heroes().any(|h| basic(between, id, h))) {
                    return fail("a card that is not Basic was taken from the box");
                }
            }
            Choice::Give { .. } | Choice::Spare { .. } | Choice::Take { .. } if was != is => {
                return fail("cards came or went");
            }
            Choice::Done if before.state().step == Step::Decks => {
                let gone = more(&was, &is);
                let mut spare = before.state().spare.clone();
                spare.sort();
                if !new.is_empty() || gone != spare {
                    return fail("other cards than those left over went to the box");
                }
            }
            Choice::Sit { hero, .. } | Choice::Join(hero) => {
                let list = before.state().benched.iter().find(|m| m.hero == *hero);
                let known = |id: &String| list.is_some_and(|m| m.deck.contains(id));
                if !new.iter().all(known) {
                    return fail("cards that are not on the list came along");
                }
                if list.is_none() {
                    self.feats.insert(hero.clone(), [0; 3]);
                    self.had.retain(|(id, _)| id != hero);
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// A meeting is over: feats and decks.
    pub(super) fn end(&self, between: &AdventureDowntime) -> Result<(), String> {
        for (n, seat) in between.state().seats.iter().enumerate() {
            let Some(def) = hero(between, &seat.hero) else { continue };
            let (has, earned) = (count_feats(def, &seat.feats), self.feats.get(&seat.hero));
            let earned = earned.copied().unwrap_or_default();
            if has != earned {
                return Err(format!("{} has feats {has:?}, earned {earned:?}", seat.hero));
            }
            for kind in Kind::BOONS {
                let of = |id: &&String| {
                    let content = between.content();
                    content.find(id).is_some_and(|d| content.card(d).kind == kind)
                };
                let have = seat.cards.iter().filter(of).count();
                let feats =
                    seat.feats.cards.iter().find(|(k, _)| *k == kind).map_or(0, |(_, n)| *n);
                let role = seat.feats.role.and_then(|r| def.roles.get(usize::from(r)));
                let role = role.map_or(0, |r| {
                    r.cards.iter().filter(|(k, _)| *k == kind).map(|(_, n)| i32::from(*n)).sum()
                });
                let list = i32::from(def.cards.of(kind)) + i32::from(feats) + role;
                if have as i32 > list {
                    return Err(format!("{} has {have} of type {}", seat.hero, kind.word()));
                }
                let short = (have as i32) < list;
                let basics = between.boxed();
                let could = basics.keys().any(|id| basic(between, id, &seat.hero) && of(&id));
                if short && could {
                    return Err(format!("seat {n}: the deck lacks type {}", kind.word()));
                }
            }
        }
        Ok(())
    }
}

fn rank(between: &AdventureDowntime, id: &str) -> Option<Rank> {
    let content = between.content();
    content.find(id).map(|d| content.card(d).rank)
}

/// Whether a card is Basic for a hero, by what is printed on it.
fn basic(between: &AdventureDowntime, id: &str, hero: &str) -> bool {
    let content = between.content();
    let Some(card) = content.find(id).map(|d| content.card(d)) else { return false };
    // From the third adventure on cards of sets two below it may be taken, too (AC-BETW-08,
    // AC-BETW-09).
    let begun = u32::from(between.state().begun);
    let low =
        matches!(card.set, 'B' | 'C') || card.set.to_digit(10).is_some_and(|n| n + 2 <= begun);
    let basic = card.traits.iter().any(|t| t.name() == "Basic");
    card.rank == Rank::Plain
        && (basic || card.owner.as_deref() == Some(hero) || (begun >= 3 && low))
}

/// Every card is held or in the box, and none is there more often than it was printed.
fn conserved(between: &AdventureDowntime) -> Result<(), String> {
    let (held, boxed) = (held(between), between.boxed());
    let content = between.content();
    for card in content.cards.iter().filter(|c| c.kind.is_boon()) {
        let of = |cards: &Cards| cards.get(&card.id).copied().unwrap_or(0);
        let (out, inside, copies) = (of(&held), of(&boxed), usize::from(card.copies));
        // Cards whose time has not come, and those of Class Decks, are in no box yet.
        let later = card.set != 'B' || card.class_deck.is_some();
        let whole = out + inside == copies || (inside == 0 && out < copies && later);
        if !whole {
            return Err(format!(
                "{out} of `{}` are held and {inside} boxed, not {copies}",
                card.id
            ));
        }
    }
    Ok(())
}
