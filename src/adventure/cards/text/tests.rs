//! Data and the generated text, at least one example for every verb, condition and event.

mod effects;
mod german;
mod unclear;

use super::*;
use crate::cards::load;
use crate::cards::samples::read as ron;
use crate::cards::source::Source;

/// Compares all rows of a table at once.
fn same(rows: Vec<(String, String, String)>) {
    let wrong: Vec<String> = rows
        .into_iter()
        .filter(|(_, is, want)| is != want)
        .map(|(data, is, want)| format!("{data}\n  is     {is}\n  should {want}"))
        .collect();
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

fn content() -> Content {
    let files = [
        (
            "cards/a.ron",
            r#"[(id: "salt-rat", name: "Salt Rat", kind: Monster, check: "Combat 8"),
                (id: "glow", name: "Glow", kind: Spell)]"#,
        ),
        (
            "locations.ron",
            r#"[(id: "mole", name: "The Mole", deck: (monster: 2),
                closing: [Check("Wisdom 6"), Pay(Hand(Banish, (kinds: [Ally]))),
                          Defeat(Named("salt-rat"))],
                standing: [(change: CannotEvade(kinds: [Monster]))],
                closed_standing: [(change: CannotMove)])]"#,
        ),
        (
            "pack.ron",
            r#"(id: "t", name: "T", edition: First, authors: [], licence: "MIT", adventures: [])"#,
        ),
    ];
    let draft = load::read(&Source::of("t", &files));
    assert_eq!(draft.problems, []);
    draft.content
}

#[test]
fn every_way_of_using_a_card_reads_well() {
    let c = content();
    let table = [
        (
            r#"(do: Reveal, when: Check(combat: true), does: [Use(skills: [Melee, Strength], plus: "1d8")])"#,
            "Reveal this card to use Melee or Strength + 1d8 on your combat check.",
        ),
        (
            r#"(do: Discard, when: Check(combat: true), adds_to: 0, does: [Add("1d6")])"#,
            "You may also discard this card to add another 1d6.",
        ),
        (
            r#"(do: Discard, when: Check(), whose: Any, does: [If(Check(skills: [Wisdom]), [SkillDice(2)], [SkillDice(1)])])"#,
            "Discard this card to add 1 die of the skill used to a check by any hero. If the check is a Wisdom check, add 2 dice of the skill used instead.",
        ),
        (
            r#"(do: Recharge, when: Check(purposes: [Acquire], against: (kinds: [Weapon])), whose: AnyHere, does: [Add("1d4")])"#,
            "Recharge this card to add 1d4 to a check to acquire a weapon by a hero at your location.",
        ),
        (
            r#"(do: Recharge, when: Damage(["Combat"]), does: [Reduce(3)])"#,
            "Recharge this card to reduce Combat damage dealt to you by 3.",
        ),
        (
            "(do: Bury, when: Damage([]), whose: OtherHere, does: [ReduceAll])",
            "Bury this card to reduce damage dealt to another hero at your location to 0.",
        ),
        (
            "(do: Discard, when: Evade(kinds: [Monster]), does: [Evade])",
            "Discard this card to evade a monster you encounter.",
        ),
        (
            "(do: Discard, when: Rolled(), does: [Reroll(One)])",
            "After the roll, you may discard this card to reroll 1 die of your check.",
        ),
        (
            "(do: Banish, when: Anytime, does: [Shift(who: EachHere, from: Deck, n: 1, to: Hand)])",
            "Banish this card to have each hero at your location draw 1 card.",
        ),
        ("(do: Discard, when: YourTurn, does: [Explore])", "Discard this card to explore again."),
        (
            "(cost: Hand(Recharge, (kinds: [Blessing])), when: YourTurn, does: [Move()])",
            "On your turn, you may recharge a blessing from your hand to move to a location of your choice.",
        ),
        (
            "(cost: Deck(Discard), when: On(TurnEnd), only_if: Alone, does: [Explore])",
            "At the end of your turn, if no other hero is at your location, you may discard the top card of your deck to explore again.",
        ),
        (
            "(when: On(Defeated(kinds: [Monster])), whose: OtherHere, does: [Explore])",
            "When another hero at your location defeats a monster, you may explore again.",
        ),
    ];
    let row = |(data, text): (&str, &str)| {
        (data.to_owned(), power_text(&c, &ron(data), 0).to_string(), text.to_owned())
    };
    same(table.into_iter().map(row).collect());
}

/// What a play brings, without its price: damage is reduced and a bane evaded, not the check
/// (AC-DMG-02, AC-ENC-10).
#[test]
fn what_a_play_brings_names_what_it_is_about() {
    let c = content();
    let table = [
        (
            r#"(do: Recharge, when: Damage(["Combat"]), does: [Reduce("2 / 4")])"#,
            "Reduce Combat damage dealt to you by 4.",
            "Verringere dir zugefügten Kampfschaden um 4.",
        ),
        (
            "(do: Bury, when: Damage([]), whose: AnyHere, does: [ReduceAll])",
            "Reduce damage dealt to a hero at your location to 0.",
            "Verringere einem Helden an deinem Ort zugefügten Schaden auf 0.",
        ),
        (
            r#"(do: Discard, when: Damage([]), does: [If(Proficient("Light Armor"), [Reduce(2)], [Reduce(1)])])"#,
            "If you are proficient with light armors, reduce damage dealt to you by 2; otherwise, reduce it by 1.",
            "Wenn du mit leichten Rüstungen vertraut bist, verringerst du dir zugefügten Schaden um 2; andernfalls verringerst du ihn um 1.",
        ),
        (
            "(do: Discard, when: Evade(kinds: [Monster]), does: [Evade])",
            "Evade a monster you encounter.",
            "Weiche einem Monster aus, dem du begegnest.",
        ),
        (
            "(do: Discard, when: Check(), does: [Add(\"1d6\")])",
            "Add 1d6 to the check.",
            "Füge 1W6 zu der Probe hinzu.",
        ),
    ];
    let mut rows = Vec::new();
    for (data, english, german) in table {
        let said = || gain_text(&c, &ron(data), 1).to_string();
        rows.push((data.to_owned(), said(), english.to_owned()));
        rows.push((data.to_owned(), lang::with(Language::German, said), german.to_owned()));
    }
    let effects: Vec<Effect> = ron("[Reduce(2), Evade]");
    let without = "Reduce the damage by 2, then evade a card you encounter.";
    let giant: Vec<Effect> = ron("[ResetHand(EachHere), Leaves(HereBottom)]");
    let asked = "Have each hero at your location reset their hand, then put the encountered card on \
                 the bottom of your location deck; the encounter is over.";
    rows.push(("asked".into(), may_text(&c, &giant).to_string(), asked.into()));
    rows.push(("alone".into(), effects_text(&c, &effects).to_string(), without.into()));
    same(rows);
}

#[test]
fn every_event_reads_well() {
    let c = content();
    let rat = c.card(c.find("salt-rat").unwrap());
    let glow = c.card(c.find("glow").unwrap());
    let table = [
        (rat, "Setup", "At the start of the scenario"),
        (rat, "TurnStart", "At the start of your turn"),
        (rat, "TurnEnd", "At the end of your turn"),
        (rat, "Enter", "When you enter a location"),
        (rat, "Leave", "When you leave a location"),
        (rat, "Before()", "Before the encounter"),
        (rat, "After()", "After the encounter"),
        (rat, "Defeated()", "If defeated"),
        (rat, "Undefeated()", "If undefeated"),
        (rat, "Evaded()", "If evaded"),
        (rat, "Before(kinds: [Ally])", "Before you encounter an ally"),
        (rat, "Undefeated(ranks: [Villain])", "When you fail to defeat a villain"),
        (glow, "Acquired()", "When you acquire this card"),
        (glow, "NotAcquired()", "If not acquired"),
        (glow, "Acquired(traits: [\"Fire\"])", "When you acquire a Fire boon"),
        (rat, "Failed(combat: true)", "When you fail a combat check"),
        (rat, "Passed(purposes: [Defeat])", "When you succeed at a check to defeat this bane"),
        (rat, "Hurt([\"Fire\"])", "When you take Fire damage"),
        (rat, "Played(kinds: [Spell])", "After you play a spell"),
        (rat, "Closed", "When you permanently close a location"),
        (rat, "Hour()", "When a blessing is turned up on the blessings discard pile"),
        (rat, "Died", "When you die"),
    ];
    let row = |(card, on, text): (&CardDef, &str, &str)| {
        let rule = ron(&format!("(on: {on}, does: [Explore])"));
        (on.to_owned(), rule_text(&c, card, &rule).to_string(), format!("{text}, explore again."))
    };
    same(table.into_iter().map(row).collect());
}

#[test]
fn every_condition_reads_well() {
    let c = content();
    let table = [
        ("Check(combat: true)", "the check is a combat check"),
        ("Check(against: (kinds: [Barrier]))", "the check is against a barrier"),
        ("Card(traits: [\"Undead\"])", "the card has the Undead trait"),
        ("Not(Card(kinds: [Monster]))", "the card is not a monster"),
        ("Attempted(combat: true)", "you attempt a combat check"),
        ("Not(Attempted(skills: [Melee]))", "you do not attempt a Melee check"),
        ("Alone", "no other hero is at your location"),
        ("Not(Alone)", "another hero is at your location"),
        ("Not(Proficient(\"Weapon\"))", "you are not proficient with weapons"),
        ("Proficient(\"Light Armor\")", "you are proficient with light armors"),
        ("Skill(Arcane)", "you have the Arcane skill"),
        ("Not(Any([Skill(Arcane), Skill(Divine)]))", "you do not have the Arcane or Divine skill"),
        ("All([YourTurn, Alone])", "it is your turn and no other hero is at your location"),
        ("Hour(traits: [\"Sea\"])", "the top card of the blessings discard pile is a Sea card"),
        ("Has(Hand, (kinds: [Weapon]), 2)", "you have at least 2 weapons in your hand"),
        ("Not(Has(Hand, (kinds: [Ally]), 1))", "you have no ally in your hand"),
        ("Closed", "your location is permanently closed"),
        ("At([\"mole\"])", "you are at The Mole"),
        ("FailedBy(4)", "you fail by 4 or more"),
        ("PassedBy(4)", "you succeed by 4 or more"),
        ("CheckHad([\"Fire\", \"Acid\"])", "the check has the Fire or Acid trait"),
        ("Not(Summoned)", "the encountered card was not summoned"),
        ("HoursLeft(8)", "8 or fewer cards remain in the blessings deck"),
        ("Happened(Defeated)", "a bane was defeated this turn"),
        ("Not(Happened(Moved))", "no hero moved this turn"),
        ("Passed", "you have succeeded at every check so far"),
        ("Played(kinds: [Weapon])", "you played a weapon"),
        ("Not(Played(kinds: [Weapon]))", "you did not play a weapon"),
        ("Invokes([\"Fire\"])", "the check or card invokes the Fire trait"),
        ("Check(invokes: [\"Fire\"])", "the check is one that invokes the Fire trait"),
        ("DifficultyAtMost(9)", "the encountered card's highest difficulty is 9 or less"),
        ("Not(DifficultyAtMost(9))", "the encountered card's highest difficulty is 10 or more"),
    ];
    let row = |(data, text): (&str, &str)| {
        let effects: Vec<Effect> = ron(&format!("[If({data}, [Explore])]"));
        let text = format!("If {text}, explore again.");
        (data.to_owned(), effects_text(&c, &effects).to_string(), text)
    };
    same(table.into_iter().map(row).collect());
}

#[test]
fn every_change_reads_well() {
    let c = content();
    let rat = c.card(c.find("salt-rat").unwrap());
    let table = [
        (
            "(only_if: Alone, change: Difficulty(4))",
            "If no other hero is at your location, the difficulty is increased by 4.",
        ),
        (
            "(change: Difficulty(-2, (combat: true)))",
            "The difficulty of your combat checks is decreased by 2.",
        ),
        (
            r#"(whose: AnyHere, change: Bonus("1d4", (skills: [Divine])))"#,
            "Add 1d4 to Divine checks by heroes at your location.",
        ),
        ("(change: Bonus(-1))", "Subtract 1 from the check."),
        (
            "(change: Reroll(AtMost(2), (combat: true)))",
            "After rolling your combat checks, reroll each die that shows 2 or less once.",
        ),
        (
            r#"(change: CheckTraits(["Magic"], (combat: true)))"#,
            "Add the Magic trait to your combat checks.",
        ),
        ("(change: CannotEvade())", "This bane cannot be evaded."),
        (
            r#"(change: Immune(["Fire", "Mental"]))"#,
            "This bane is immune to the Fire and Mental traits.",
        ),
        (
            r#"(change: Needs(["Magic"]))"#,
            "This bane counts as undefeated unless the check to defeat it has the Magic trait.",
        ),
        ("(change: CannotPlay(kinds: [Spell]))", "You cannot play spells."),
        ("(change: HandSize(-1))", "Your hand size is decreased by 1."),
        ("(change: DamageType(\"Fire\"))", "Damage dealt by this bane is Fire damage."),
        ("(change: DamagePlus(1))", "Damage dealt by this bane is increased by 1."),
        ("(change: CannotReduce)", "Damage dealt by this bane cannot be reduced."),
        (
            "(change: CannotReduceHalf)",
            "Half of the damage dealt by this bane, rounded down, cannot be reduced.",
        ),
        ("(change: NoDamage)", "This bane deals no damage."),
        (
            "(change: DamageTo(EachHere))",
            "Damage dealt by this bane is dealt to each hero at your location.",
        ),
        (
            "(change: DamageFirst(kinds: [Item]))",
            "When you discard cards as damage, items must be chosen first.",
        ),
        ("(change: CannotMove)", "You cannot move."),
        ("(change: CannotExploreAgain)", "You cannot explore again this turn."),
        ("(change: CannotExploreBy(kinds: [Ally]))", "You cannot explore by allies."),
        (
            "(change: ClosesOnly(PaySeveral(2, Hand(Bury, (side: Boon)))))",
            "The only way to close a location is to bury 2 boons from your hand.",
        ),
        (
            "(change: ClosesAlso(Check(\"Charisma 9\")))",
            "Another way to close a location is to succeed at a Charisma 9 check.",
        ),
        ("(change: Proficient([\"Weapon\"]))", "You are proficient with weapons."),
        ("(change: CannotClose)", "Your location cannot be closed."),
    ];
    let row = |(data, text): (&str, &str)| {
        (data.to_owned(), standing_text(&c, rat, &ron(data)).to_string(), text.to_owned())
    };
    same(table.into_iter().map(row).collect());
}

#[test]
fn an_additional_power_names_its_checks() {
    let c = content();
    let card: CardDef = ron(r#"(id: "w", name: "W", kind: Weapon, check: "Melee 6", powers: [
        (do: Reveal, when: Check(combat: true), does: [Use(skills: [Melee], plus: "1d8")]),
        (do: Discard, when: Check(combat: true), adds_to: 0, does: [Add("1d6")]),
        (do: Bury, when: Check(against: (kinds: [Barrier])), adds_to: 0, does: [Add("1d12")])])"#);
    let lines: Vec<String> = card_text(&c, &card).iter().map(Line::to_string).collect();
    assert_eq!(lines[1], "You may also discard this card to add another 1d6.");
    assert_eq!(
        lines[2],
        "If the check is against a barrier, you may also bury this card to add another 1d12."
    );
}

#[test]
fn brackets_may_stay_empty() {
    let effect = |text: &str| -> Effect { ron(text) };
    assert_eq!(effect("ResetHand()"), effect("ResetHand(You)"));
    assert_eq!(effect("HideToken()"), effect("HideToken(You)"));
    assert_ne!(effect("ResetHand(EachHere)"), effect("ResetHand()"));
    let rule = |on: &str| -> Rule { ron(&format!("(on: {on}, does: [Win])")) };
    assert_eq!(rule("Hurt()"), rule("Hurt([])"));
    assert_ne!(rule("Hurt([\"Fire\"])"), rule("Hurt()"));
}

#[test]
fn replacements_recharging_and_locations_read_well() {
    let c = content();
    let card: CardDef =
        ron(r#"(id: "s", name: "S", kind: Spell, check: "Arcane 6", recharge: "Arcane 8",
            instead: [(of: Played(Discard), only_if: Not(Skill(Arcane)), to: Box),
                      (of: NotAcquired, to: HereBottom), (of: Damage, to: DeckBottom)])"#);
    let lines: Vec<String> = card_text(&c, &card).iter().map(Line::to_string).collect();
    assert_eq!(
        lines,
        [
            "When you would discard this card for its power, if you do not have the Arcane skill, banish it instead.",
            "If not acquired, put this card on the bottom of your location deck instead of banishing it.",
            "When you would discard this card as damage, recharge it instead.",
            "When you would discard this card after playing it, you may attempt an Arcane 8 check to recharge it instead.",
        ]
    );
    let text = location_text(&c, &c.locations[0]);
    assert_eq!(text.here[0].to_string(), "Monsters cannot be evaded here.");
    assert_eq!(
        text.closing[0].to_string(),
        "Succeed at a Wisdom 6 check; or banish an ally from your hand; or summon and defeat Salt Rat."
    );
    assert_eq!(text.closed[0].to_string(), "You cannot move.");
}

#[test]
fn checks_and_boxes_read_well() {
    let c = content();
    let check = "Dexterity Disable 9 or Combat 12 then Combat 15".parse().unwrap();
    assert_eq!(check_text(&check).to_string(), "Dexterity, Disable 9 or Combat 12, then Combat 15");
    let power: HeroPower = ron(
        r#"(boxes: 2, power: (when: Check(combat: true), does: [Add("1d4 / 1d4+1 / 1d4+2")]))"#,
    );
    let text = |n| hero_power_text(&c, &power, n).to_string();
    assert_eq!(text(0), "You may add 1d4 (☐ 1d4+1) (☐ 1d4+2) to your combat check.");
    assert_eq!(text(1), "You may add 1d4+1 (☐ 1d4+2) to your combat check.");
    assert_eq!(text(2), "You may add 1d4+2 to your combat check.");
    let power: HeroPower = ron(
        r#"(boxes: 2, power: (when: On(TurnStart), does: [Examine(n: "1 / 2 / 3", then: MayBottom)]))"#,
    );
    let text = |n| hero_power_text(&c, &power, n).to_string();
    let start = "At the start of your turn, you may examine the top";
    let back = "of your location deck. You may put any of them on the bottom of that deck.";
    assert_eq!(text(0), format!("{start} card (☐ 2 cards) (☐ 3 cards) {back}"));
    assert_eq!(text(1), format!("{start} 2 cards (☐ 3) {back}"));
    assert_eq!(text(2), format!("{start} 3 cards {back}"));
    let power: HeroPower = ron(r#"(boxes: 1, power: (when: On(TurnEnd), does: [
            Shift(from: Discards, what: (kinds: [Ally]), n: "1 / 2", to: DeckBottom),
        ]))"#);
    let text = |n| hero_power_text(&c, &power, n).to_string();
    let end = "At the end of your turn, you may recharge";
    assert_eq!(text(0), format!("{end} 1 ally (☐ 2) from your discard pile."));
    assert_eq!(text(1), format!("{end} 2 allies from your discard pile."));
    // Of a power that is gained by its first box, the second box is the first that changes anything.
    let power: HeroPower =
        ron(r#"(boxes: 3, feat_only: true, standing: (change: Bonus("1 / 2 / 3")))"#);
    let text = |n| hero_power_text(&c, &power, n).to_string();
    assert_eq!(text(0), "☐ Add 1 (☐ 2) (☐ 3) to your checks.");
    assert_eq!(text(1), "Add 1 (☐ 2) (☐ 3) to your checks.");
    assert_eq!(text(2), "Add 2 (☐ 3) to your checks.");
    let power: HeroPower = ron(r#"(boxes: 3,
        power: (cost: Hand(Recharge, (kinds: [Weapon])), when: Check(combat: true), does: [Add("1d6 / 1d6 / 1d6 / 1d6+1")]),
        each_box: [(cost: Hand(Recharge, (kinds: [Weapon, Armor]))), (whose: AnyHere)],
    )"#);
    let text = |n| hero_power_text(&c, &power, n).to_string();
    assert_eq!(
        text(0),
        "You may recharge a weapon (☐ or armor) from your hand to add 1d6 (☐ 1d6+1) to your combat check \
         (☐ a combat check by a hero at your location)."
    );
    let power: HeroPower = ron(r#"(boxes: 1, feat_only: true, standing: (change: HandSize(1)))"#);
    assert_eq!(hero_power_text(&c, &power, 0).to_string(), "☐ Your hand size is increased by 1.");
}

#[test]
fn dice_skills_and_actions_are_spans() {
    let c = content();
    let power = ron(r#"(do: Reveal, when: Check(), does: [Use(skills: [Melee], plus: "1d8")])"#);
    let line = power_text(&c, &power, 0);
    assert!(line.spans.contains(&Span::Action(Action::Reveal, "reveal".into())));
    assert!(line.spans.contains(&Span::Skill(Skill::Melee)));
    assert!(line.spans.contains(&Span::Dice("1d8".into())));
    assert_eq!(line.words()[0].1, "Reveal");
}
