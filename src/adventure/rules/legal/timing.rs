//! Whether it is the moment for a power, and for automatic success.

use super::{Moment, No, Scanner};
use crate::cards::amount::Alternative;
use crate::cards::effect::{Power, Purpose, When, Whose};
use crate::cards::ship::is_named;
use crate::cards::vocabulary::Skill;
use crate::rules::effect::cond::{Facts, check_fits};
use crate::rules::effect::standing;
use crate::rules::flow::prompt::Source;
use crate::rules::state::ids::{CardId, HeroId};

impl Scanner<'_, '_> {
    /// Checks that it is the moment for a power and that it applies to the hero (AC-PLAY-34,
    /// AC-ENC-03). A power without damage types is for all damage (AC-DMG-03), one with types only
    /// for these (AC-DMG-13), and one for your damage not for another hero's (AC-DMG-11).
    pub(super) fn timing(
        &self,
        hero: HeroId,
        of: Source,
        n: u8,
        p: &Power,
    ) -> Result<(HeroId, Option<CardId>, Option<&Facts>), No> {
        let board = self.board;
        let near = |them: HeroId| {
            if self.board.related(hero, them, p.whose) {
                Ok(())
            } else if p.whose == Whose::Yours {
                Err(No::NotYours)
            } else {
                Err(No::Elsewhere)
            }
        };
        match (self.moment, &p.when) {
            (Moment::Check(f, facts), When::Check(filter))
            | (Moment::Rolled(f, facts), When::Rolled(filter)) => {
                if !check_fits(board, facts, filter) {
                    return Err(No::CheckKind);
                }
                near(f.hero)?;
                Ok((f.hero, f.against, Some(facts)))
            }
            (Moment::Damage(f), When::Damage(types)) => {
                // What reduces any damage is about that to heroes (AC-SHIP-15).
                if !is_named(types, f.kind) {
                    return Err(No::DamageKind);
                }
                // A bane speaks of the damage that it deals itself.
                if let Source::Card(c) = of
                    && board.printed(c).kind.is_fought()
                    && f.source != of
                {
                    return Err(No::DamageKind);
                }
                near(f.hero)?;
                Ok((f.hero, f.card, None))
            }
            (Moment::Evade(f), When::Evade(filter)) => {
                if !board.fits(f.card, filter) {
                    return Err(No::Condition);
                }
                // Nobody evades what another hero encounters (AC-ENC-02), but a text may let that hero
                // evade it (AC-GOLD-03).
                if hero != f.hero && p.whose == Whose::Yours {
                    return Err(No::OnlyEncounterer);
                }
                near(f.hero)?;
                Ok((f.hero, Some(f.card), None))
            }
            (Moment::Turn, When::Anytime) => Ok((hero, None, None)),
            (Moment::Turn, When::YourTurn) => {
                if board.clock().active != hero {
                    return Err(No::NotYourTurn);
                }
                Ok((hero, None, None))
            }
            (Moment::Event(f), When::On(_)) => f
                .offered
                .iter()
                .find(|o| o.hero == hero && o.of == of && o.power == n)
                .map(|o| (o.them, o.card, None))
                .ok_or(No::Moment),
            _ => Err(No::Moment),
        }
    }

    /// Checks that automatic success can replace a check to defeat or acquire. It cannot if one of
    /// the card's checks cannot succeed (AC-ENC-22, AC-ENC-23).
    pub(super) fn overcomes(&self, hero: HeroId) -> Result<(), No> {
        let Moment::Check(f, _) = self.moment else { return Err(No::NoUse) };
        let purpose = f.purpose;
        if hero != f.hero || !matches!(purpose, Purpose::Defeat | Purpose::Acquire) {
            return Err(No::NoUse);
        }
        let Some(card) = f.against else { return Err(No::NoUse) };
        // A check with a choice of skills is one check.
        let hopeless = |a: &Alternative| {
            a.skills.iter().all(|s| {
                let facts = Facts {
                    purpose: Some(purpose),
                    combat: *s == Skill::Combat,
                    skills: self.board.also_called(hero, *s),
                    traits: Vec::new(),
                    against: Some(card),
                };
                standing::cannot_succeed(self.board, hero, &facts).is_some()
            })
        };
        let steps = &self.board.printed(card).check.steps;
        if steps.iter().flatten().any(hopeless) { Err(No::Hopeless) } else { Ok(()) }
    }
}
