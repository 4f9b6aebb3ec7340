//! Standing effects in words: what is so, for whom, when.

use super::{Writer, say};
use crate::content::amount::{Amount, Counted, Of};
use crate::content::effect::{Change, From, Standing, Steps, Whom};
use crate::content::words::{AttackKind, Condition, Who};

impl Writer<'_> {
    /// Returns what is so: "each hero within 2: damage taken −1".
    pub(super) fn standing(&self, standing: &Standing) -> String {
        let own = standing.whose.who == Who::Oneself;
        let w = if own { *self } else { self.behind() };
        let mut text = w.change(&standing.change);
        if let Some(against) = &standing.against {
            text += &say!(self, "tactics-against", who = self.against(against));
        }
        if let Some(cond) = &standing.only_if {
            text += &say!(self, "tactics-only-if", cond = w.cond(cond));
        }
        if standing.once.is_some() {
            text = format!("{text} ({})", self.once(standing.once));
        }
        match own || standing.whose == Whom::default() {
            true => text,
            false => {
                say!(self, "tactics-whose", who = self.each_of(&standing.whose), change = text)
            }
        }
    }

    fn against(&self, whom: &Whom) -> super::whom::Np {
        let mut np = self.whom(&Whom { only_if: None, ..whom.clone() });
        if let Some(cond) = &whom.only_if {
            np = np.with(&say!(
                self,
                "tactics-who-if",
                cond = self.behind_noun(&whom.who).cond(cond)
            ));
        }
        np
    }

    fn change(&self, change: &Change) -> String {
        let of = |kind: AttackKind| match kind {
            AttackKind::Any => say!(self, "tactics-attacks-any"),
            kind => self.attack_kind(kind),
        };
        let number = |n: i8| {
            if n < 0 { format!("−{}", n.unsigned_abs()) } else { format!("+{n}") }
        };
        let sum = |n: &Amount| self.signed(n);
        match change {
            Change::Movement(n) => say!(self, "tactics-change-movement", n = sum(n)),
            Change::MovePoints(n) => say!(self, "tactics-change-move-points", n = sum(n)),
            Change::StepCost(n, steps) => {
                let steps = match steps {
                    Steps::All => say!(self, "tactics-steps-all"),
                    Steps::First => say!(self, "tactics-steps-first"),
                    Steps::FirstObstacle => say!(self, "tactics-steps-obstacle"),
                    Steps::Beside => say!(self, "tactics-steps-beside"),
                    Steps::Within(n) => say!(self, "tactics-steps-within", n = *n),
                    Steps::Onto(id) => say!(self, "tactics-steps-onto", name = self.terrain(id)),
                };
                say!(self, "tactics-change-step-cost", steps = steps, n = sum(n))
            }
            Change::DiscardMove(n) => say!(self, "tactics-change-discard-move", n = self.amount(n)),
            Change::HealRange(n) => say!(self, "tactics-change-heal-range", n = number(*n)),
            Change::Range(n, kind) => {
                say!(self, "tactics-change-range", what = of(*kind), n = number(*n))
            }
            Change::RangeAtLeast(n, kind) => {
                say!(self, "tactics-change-range-least", what = of(*kind), n = *n)
            }
            Change::Dice(n, kind) => {
                say!(self, "tactics-change-dice", what = of(*kind), n = sum(n))
            }
            Change::HealDice(n) => say!(self, "tactics-change-heal-dice", n = sum(n)),
            Change::Taken(n, AttackKind::Any) if is_half(n) => {
                say!(self, "tactics-change-taken-half")
            }
            Change::Taken(n, kind) if is_half(n) => {
                say!(self, "tactics-change-taken-half-by", what = of(*kind))
            }
            Change::Taken(n, AttackKind::Any) => say!(self, "tactics-change-taken", n = sum(n)),
            Change::Taken(n, kind) => {
                say!(self, "tactics-change-taken-by", what = of(*kind), n = sum(n))
            }
            Change::Dealt(n, AttackKind::Any) => say!(self, "tactics-change-dealt", n = sum(n)),
            Change::Dealt(n, kind) => {
                say!(self, "tactics-change-dealt-by", what = of(*kind), n = sum(n))
            }
            Change::TakenAtMost(n) => say!(self, "tactics-change-taken-most", n = *n),
            Change::BasicAttackOf(whom) => {
                say!(self, "tactics-change-attack-of", who = self.whom(whom))
            }
            Change::TakenDouble(kind) => say!(self, "tactics-change-double", what = of(*kind)),
            Change::Reroll(n, most, kind) => {
                let dice = self.low_dice(*n, *most);
                say!(self, "tactics-change-reroll", what = of(*kind), dice = dice)
            }
            Change::Floor(n, kind) => say!(self, "tactics-change-floor", what = of(*kind), n = *n),
            Change::BasicAttack(dice, range) => {
                let (dice, range) = (self.amount(dice), self.range(*range));
                say!(self, "tactics-change-basic-attack", dice = dice, range = range)
            }
            Change::HandSize(n) => say!(self, "tactics-change-hand-size", n = number(*n)),
            Change::MaxHp(n) => say!(self, "tactics-change-max-hp", n = sum(n)),
            Change::Actions(n) => say!(self, "tactics-change-actions", n = number(*n)),
            Change::SightLimit(1) => say!(self, "tactics-change-sight-limit-one"),
            Change::SightLimit(n) => say!(self, "tactics-change-sight-limit", n = *n),
            Change::Limit(id, n) => {
                say!(self, "tactics-change-limit", name = self.terrain(id), n = *n)
            }
            other => self.allowed(other),
        }
    }

    fn allowed(&self, change: &Change) -> String {
        match change {
            Change::NoSightLimit => say!(self, "tactics-change-no-sight-limit"),
            Change::Passes(passes) => {
                say!(self, "tactics-change-passes", what = self.passed(passes))
            }
            Change::IgnoresTerrain(id) => {
                say!(self, "tactics-change-ignores", name = self.terrain(id))
            }
            Change::TerrainHarmless => say!(self, "tactics-change-harmless"),
            Change::Diagonal => say!(self, "tactics-change-diagonal"),
            Change::Free(filter) => say!(self, "tactics-change-free", what = self.cards(filter)),
            Change::SeesFrom(from) => {
                let what = match from {
                    From::Oneself => self.oneself(),
                    From::It => self.it(),
                    From::Terrain(id) => {
                        return say!(self, "tactics-change-sees-terrain", name = self.terrain(id));
                    }
                    From::Mark(name) => {
                        return say!(self, "tactics-change-sees-mark", name = self.mark(name));
                    }
                };
                say!(self, "tactics-change-sees-from", who = what)
            }
            Change::FreePower => say!(self, "tactics-change-free-power"),
            Change::SeesWith(whom) => {
                say!(self, "tactics-change-sees-with", who = self.each_of(whom))
            }
            Change::NoAbilities => say!(self, "tactics-change-no-abilities"),
            Change::Obeys => say!(self, "tactics-change-obeys"),
            Change::PlayedAside => say!(self, "tactics-change-played-aside"),
            Change::CannotEnter(id) => say!(self, "tactics-cannot-enter", name = self.terrain(id)),
            Change::SeesPastFigures => say!(self, "tactics-change-past-figures"),
            Change::BendsSight(id) => say!(self, "tactics-change-bends", name = self.terrain(id)),
            Change::SeenOnlyBy(id) => {
                say!(self, "tactics-change-seen-only", name = self.terrain(id))
            }
            Change::CannotMove => say!(self, "tactics-cannot-move"),
            Change::CannotPass => say!(self, "tactics-cannot-pass"),
            Change::CannotAttack => say!(self, "tactics-cannot-attack"),
            Change::CannotBeShoved => say!(self, "tactics-cannot-be-shoved"),
            Change::CannotBeTargeted => say!(self, "tactics-cannot-be-targeted"),
            Change::CannotBeHurt => say!(self, "tactics-cannot-be-hurt"),
            Change::CannotBeHealed => say!(self, "tactics-cannot-be-healed"),
            Change::CannotPlay(filter) => {
                say!(self, "tactics-cannot-play", what = self.cards(filter))
            }
            Change::CannotEquip => say!(self, "tactics-cannot-equip"),
            Change::CannotDraw => say!(self, "tactics-cannot-draw"),
            Change::CannotReorder => say!(self, "tactics-cannot-reorder"),
            Change::Immune(conditions) if conditions.is_empty() => {
                say!(self, "tactics-change-immune-all")
            }
            Change::Immune(conditions) => {
                let named = |c: &Condition| self.condition(*c);
                let what = self.and(&conditions.iter().map(named).collect::<Vec<_>>());
                say!(self, "tactics-change-immune", what = what)
            }
            Change::IsWall => say!(self, "tactics-change-is-wall"),
            Change::Overlooked => say!(self, "tactics-change-overlooked"),
            Change::Preferred(whom) => {
                say!(self, "tactics-change-preferred", who = self.each_of(whom))
            }
            Change::NotPreferred(whom) => {
                say!(self, "tactics-change-not-preferred", who = self.each_of(whom))
            }
            Change::Prefers(prefer) => {
                self.prefers(prefer).unwrap_or_else(|| say!(self, "tactics-prefers-closest"))
            }
            Change::Keeps(condition) => {
                say!(self, "tactics-change-keeps", what = self.condition(*condition))
            }
            Change::ActsAgain(n) => say!(self, "tactics-change-acts-again", n = *n),
            Change::StandsStill => say!(self, "tactics-change-stands-still"),
            Change::NoPenalty => say!(self, "tactics-change-no-penalty"),
            _ => String::new(),
        }
    }
}

/// Returns whether half of the damage is taken away.
fn is_half(n: &Amount) -> bool {
    let [term] = n.terms.as_slice() else { return false };
    term.times == -1 && term.of == Of::Half(Counted::Damage)
}
