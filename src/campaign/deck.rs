//! Rebuilding decks after a scenario by the simplest legal means (AC-BETW-01, AC-BETW-04,
//! AC-BETW-07): a later screen lets players choose and trade.

use std::collections::BTreeMap;

use bevy_ecs::prelude::*;

use crate::cards::content::Content;
use crate::cards::printed::HeroDef;
use crate::cards::words::{Kind, Rank};
use crate::rules::play::Member;
use crate::rules::sets;
pub use crate::rules::setup::wanted;
use crate::rules::state::ids::{HeroId, PileId};
use crate::rules::state::table::{self, Feats};

/// What a hero has at the end of a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Left {
    /// False once dead.
    pub alive: bool,
    /// Ids of the cards of all the hero's piles (AC-BETW-01), displayed ones too (AC-RUL-72).
    pub cards: Vec<String>,
    /// The hero's cohort was removed from the game (AC-SUPP-07).
    pub cohort_gone: bool,
}

/// Reads from the table what each hero has, by seat: deck, hand, buried, discarded and displayed
/// cards (AC-CHAR-21).
pub fn left(world: &World) -> Vec<Left> {
    let of = |h: HeroId| {
        let piles = [
            PileId::Hand(h),
            PileId::Deck(h),
            PileId::Discards(h),
            PileId::Buried(h),
            PileId::Displayed(h),
            PileId::Aside(h),
        ];
        let cards = piles
            .into_iter()
            .flat_map(|p| table::pile(world, p).iter().copied())
            .filter(|c| !table::card(world, *c).imagined)
            .map(|c| table::printed(world, c))
            .filter(|d| d.kind.is_boon())
            .map(|d| d.id.clone())
            .collect();
        let removed = table::pile(world, PileId::Removed).iter();
        let mut removed = removed.map(|c| &table::printed(world, *c).id);
        let cohort = table::hero_def(world, h).cohort.as_ref();
        let cohort_gone = cohort.is_some_and(|id| removed.any(|c| c == id));
        Left { alive: table::hero(world, h).alive, cards, cohort_gone }
    };
    table::heroes(world).map(of).collect()
}

/// What came of rebuilding.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rebuilt {
    /// What changed, in sentences.
    pub notes: Vec<String>,
    /// Loot for which no list had room.
    pub kept: Vec<String>,
}

struct Builder<'a> {
    content: &'a Content,
    decks: Vec<Vec<String>>,
}

impl Builder<'_> {
    fn kind(&self, card: &str) -> Option<Kind> {
        self.content.find(card).map(|d| self.content.card(d).kind)
    }

    fn has(&self, seat: usize, kind: Kind) -> usize {
        self.decks[seat].iter().filter(|c| self.kind(c) == Some(kind)).count()
    }

    /// Copies of a card that are in no deck.
    fn in_box(&self, card: &str) -> usize {
        let used = self.decks.iter().flatten().filter(|c| *c == card).count();
        let copies = self.content.find(card).map_or(0, |d| self.content.card(d).copies);
        usize::from(copies).saturating_sub(used)
    }

    /// A Basic card of the box for a hero: one of the suggested deck, else any, the one of which
    /// most copies are left (AC-BETW-07).
    fn basic(&self, def: &HeroDef, seat: usize, kind: Kind) -> Option<String> {
        let fits = |id: &str| {
            self.content.find(id).map(|d| self.content.card(d)).is_some_and(|c| {
                c.kind == kind && c.rank == Rank::Plain && sets::is_basic_for(c, def)
            }) && self.in_box(id) > 0
        };
        let count = |list: &[String], id: &str| list.iter().filter(|c| *c == id).count();
        let suggested = def
            .deck
            .iter()
            .find(|id| fits(id) && count(&def.deck, id) > count(&self.decks[seat], id));
        if let Some(id) = suggested {
            return Some(id.clone());
        }
        let all = self.content.cards.iter().map(|c| c.id.as_str()).filter(|id| fits(id));
        let best =
            all.max_by_key(|id| (std::cmp::Reverse(count(&self.decks[seat], id)), self.in_box(id)));
        best.map(str::to_owned)
    }
}

/// Rebuilds the party's decks from what is left and from loot that was won. A hero who died begins
/// again without feats and with Basic cards (AC-DIE-15, AC-DIE-16, AC-DIE-17); the survivors may
/// use the cards (AC-DIE-11).
pub fn rebuild(content: &Content, party: &mut [Member], left: &[Left], loot: &[String]) -> Rebuilt {
    let mut out = Rebuilt::default();
    let mut b = Builder { content, decks: vec![Vec::new(); party.len()] };
    let mut spare: Vec<String> = Vec::new();
    let defs: Vec<Option<&HeroDef>> =
        party.iter().map(|m| content.hero(&m.hero).map(|i| &content.heroes[i])).collect();
    let name = |seat: usize| defs[seat].map_or("somebody", |d| d.name.as_str());
    let card_name =
        |id: &str| content.find(id).map_or(id.to_owned(), |d| content.card(d).name.clone());

    // Own cards, those of the old deck first.
    for (seat, member) in party.iter_mut().enumerate() {
        let (Some(def), Some(left)) = (defs[seat], left.get(seat)) else { continue };
        member.cohort_gone |= left.cohort_gone;
        if !left.alive {
            spare.extend(left.cards.iter().cloned());
            member.feats = Feats::default();
            out.notes.push(format!(
                "{} died. A new {} sits down, without feats and with Basic cards.",
                def.name, def.name
            ));
            continue;
        }
        let mut old: BTreeMap<&str, usize> = BTreeMap::new();
        for c in &member.deck {
            *old.entry(c).or_default() += 1;
        }
        let (mut had, mut new) = (Vec::new(), Vec::new());
        for c in &left.cards {
            match old.get_mut(c.as_str()) {
                Some(n) if *n > 0 => {
                    *n -= 1;
                    had.push(c);
                }
                _ => new.push(c),
            }
        }
        for c in had.into_iter().chain(new) {
            match b.kind(c) {
                Some(kind) if b.has(seat, kind) < wanted(def, &member.feats, kind) => {
                    b.decks[seat].push(c.clone());
                }
                _ => spare.push(c.clone()),
            }
        }
    }
    // Loot, to the first list that has room for it (AC-END-07, AC-BETW-06).
    for card in loot {
        let room = (0..party.len()).find(|&seat| {
            let kind = b.kind(card);
            left.get(seat).is_some_and(|l| l.alive)
                && kind.zip(defs[seat]).is_some_and(|(kind, def)| {
                    b.has(seat, kind) < wanted(def, &party[seat].feats, kind)
                })
        });
        match room {
            Some(seat) => {
                b.decks[seat].push(card.clone());
                out.notes.push(format!("{} takes {}.", name(seat), card_name(card)));
            }
            None => out.kept.push(card.clone()),
        }
    }
    // What is lacking: from the group first (AC-BETW-10), then Basic cards of the box.
    for from_box in [false, true] {
        for seat in 0..party.len() {
            let Some(def) = defs[seat] else { continue };
            let dead = !left.get(seat).is_some_and(|l| l.alive);
            if dead && !from_box {
                continue;
            }
            for kind in Kind::BOONS {
                while b.has(seat, kind) < wanted(def, &party[seat].feats, kind) {
                    let found = if from_box {
                        b.basic(def, seat, kind)
                    } else {
                        let at = spare.iter().position(|c| b.kind(c) == Some(kind));
                        at.map(|i| spare.remove(i))
                    };
                    let Some(card) = found else {
                        if from_box {
                            out.notes.push(format!(
                                "{}'s deck lacks a card: no Basic {} is left in the box.",
                                def.name,
                                kind.word()
                            ));
                        }
                        break;
                    };
                    if !dead {
                        let whence = if from_box { "from the box" } else { "from the party" };
                        out.notes.push(format!(
                            "{} takes {} {whence}.",
                            def.name,
                            card_name(&card)
                        ));
                    }
                    b.decks[seat].push(card);
                }
            }
        }
    }
    for (member, deck) in party.iter_mut().zip(b.decks) {
        member.deck = deck;
    }
    out
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use bevy_ecs::world::World;

    use super::{Left, left, rebuild, wanted};
    use crate::cards::content::Content;
    use crate::cards::load::load_source;
    use crate::cards::source::Source;
    use crate::cards::words::Kind;
    use crate::rules::play::{self, Member};
    use crate::rules::setup;
    use crate::rules::state::ids::PileId;
    use crate::rules::state::table::{self, Feats, Spot};

    fn pack() -> Content {
        load_source(&Source::builtin("lamplighters").expect("it ships")).expect("it is right")
    }

    /// AC-CHAR-21: the cards of a hero are those of deck, hand, discard pile, buried and displayed
    /// ones, and no others: not those that lie about on the table.
    #[test]
    fn the_cards_of_a_hero() {
        let book = load_source(&Source::builtin("glass-caravan").expect("it ships"));
        let mut world = World::new();
        play::install(&mut world, Arc::new(book.expect("it is right")));
        setup::clear(&mut world, 1);
        let place = setup::add_place(&mut world, 0);
        let me = setup::add_hero(&mut world, 0, Feats::default());
        let other = setup::add_hero(&mut world, 1, Feats::default());
        let boons = table::pile(&world, PileId::Box(Kind::Weapon)).to_vec();
        let mine = [
            PileId::Deck(me),
            PileId::Hand(me),
            PileId::Discards(me),
            PileId::Buried(me),
            PileId::Displayed(me),
        ];
        let not =
            [PileId::Location(place), PileId::Beside(place), PileId::Hand(other), PileId::Hours];
        let mut want = Vec::new();
        for (card, pile) in boons.iter().zip(mine.into_iter().chain(not)) {
            table::move_card(&mut world, *card, pile, Spot::Top);
            if mine.contains(&pile) {
                want.push(table::printed(&world, *card).id.clone());
            }
        }
        let mut cards = left(&world).swap_remove(0).cards;
        cards.sort();
        want.sort();
        assert_eq!(cards, want);
        assert_eq!(cards.len(), 5);
    }

    fn party(content: &Content) -> Vec<Member> {
        let member = |n: usize| -> Member {
            let hero = &content.heroes[n];
            let feats = serde_json::json!({ "skills": [1], "hand": 1 });
            let all = serde_json::json!({ "hero": hero.id, "deck": hero.deck, "feats": feats });
            serde_json::from_value(all).expect("a member")
        };
        vec![member(0), member(1)]
    }

    /// AC-DIE-11: survivors may use the dead hero's cards; AC-DIE-12, AC-DIE-13: what is not kept
    /// in a deck is in the box. AC-DIE-15, AC-DIE-16, AC-DIE-17: the player begins anew, without
    /// feats and with Basic cards.
    #[test]
    fn the_cards_of_the_dead_go_to_survivors_or_to_the_box() {
        let content = pack();
        let kind = |id: &str| content.card(content.find(id).expect("it is in the pack")).kind;
        let basic = |id: &str| {
            let card = content.card(content.find(id).expect("it is in the pack"));
            card.traits.iter().any(|t| t.name() == "Basic")
        };
        let mut members = party(&content);
        // The survivor has lost a card; the dead hero had two rare ones of its type.
        let lost = members[1].deck.remove(0);
        let rare: Vec<String> = content
            .cards
            .iter()
            .filter(|c| c.kind == kind(&lost) && !basic(&c.id))
            .take(2)
            .map(|c| c.id.clone())
            .collect();
        assert_eq!(rare.len(), 2, "the pack has rare cards of every type");
        let left = vec![
            Left { alive: false, cards: rare.clone(), cohort_gone: false },
            Left { alive: true, cards: members[1].deck.clone(), cohort_gone: false },
        ];
        rebuild(&content, &mut members, &left, &[]);
        assert!(members[1].deck.contains(&rare[0]), "the survivor takes what is lacking");
        let kept = |m: &Member| m.deck.contains(&rare[1]);
        assert!(!members.iter().any(kept), "the other one is back in the box");
        assert_eq!(members[0].feats, Feats::default());
        assert!(members[0].deck.iter().all(|c| basic(c)), "{:?}", members[0].deck);
        for k in Kind::BOONS {
            let n = members[0].deck.iter().filter(|c| kind(c) == k).count();
            assert_eq!(n, wanted(&content.heroes[0], &members[0].feats, k));
        }
    }
}
