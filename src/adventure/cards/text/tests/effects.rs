//! Texts of all verbs.

use super::*;

#[test]
fn every_effect_reads_well() {
    let c = content();
    let table = [
        (r#"[Add("1d6")]"#, "Add 1d6 to the check."),
        ("[Add(-2)]", "Subtract 2 from the check."),
        (
            r#"[Add("1+other heroes here")]"#,
            "Add 1, plus 1 for each other hero at your location to the check.",
        ),
        ("[SkillDice(1)]", "Add 1 die of the skill used to the check."),
        ("[OwnDie(Charisma)]", "Add your Charisma die to the check."),
        ("[OwnSkill([Knowledge])]", "Add your Knowledge skill to the check."),
        ("[OwnSkill([Strength, Melee])]", "Add your Strength or Melee skill to the check."),
        (
            r#"[Use(skills: [Melee, Strength], plus: "1d8+1")]"#,
            "Use Melee or Strength + 1d8+1 on the check.",
        ),
        (r#"[Fixed("2d6")]"#, "Roll 2d6 in place of a skill on the check."),
        (r#"[CheckTraits(["Fire", "Magic"])]"#, "Add the Fire and Magic traits to the check."),
        ("[Difficulty(4)]", "Increase the difficulty of the check by 4."),
        ("[Difficulty(-2)]", "Decrease the difficulty of the check by 2."),
        ("[Succeed]", "Succeed without a roll at the check."),
        (
            r#"[ReplaceDie(of: [Strength, Dexterity], die: "1d10")]"#,
            "Roll 1d10 in place of your Strength or Dexterity die on the check.",
        ),
        (
            "[KeepResult]",
            "Use the result of the check again for all further checks of the same hero against the card.",
        ),
        (
            r#"[Add("1d4 x displayed cards")]"#,
            "Add 1d4 for each card displayed in front of you to the check.",
        ),
        (
            r#"[Add("3 x scenario number")]"#,
            "Add 3 for each point of the scenario's adventure deck number to the check.",
        ),
        (
            r#"[Shift(from: Hand, n: 1, pick: AnyNumber, to: DeckBottom), Shift(from: Deck, n: "cards moved", to: Hand)]"#,
            "Recharge any number of cards, then draw cards (1 for each card moved in this way).",
        ),
        (
            "[Shift(from: Deck, n: 1, pick: Top, to: Discards), If(Moved(kinds: [Spell]), [Shift(from: Moved, n: 1, to: Hand)])]",
            "Discard the top card of your deck; if that card is a spell, take that card into your hand.",
        ),
        (
            "[Shift(from: Hand, n: 2, to: DeckBottom), If(Not(Moved(kinds: [Ally])), [Shift(from: Moved, what: (kinds: [Item]), n: 2, to: Hand)])]",
            "Recharge 2 cards; if none of those cards is an ally, take all of those that are items into your hand.",
        ),
        (
            "[Receive(from: EachOtherHere, what: (kinds: [Weapon]))]",
            "Each other hero at your location may give you 1 weapon from their hand.",
        ),
        (
            "[Choose(ways: [(does: [ExtraTurn]), (does: [PassLeft])]), Shuffle(Own)]",
            "Choose one: take another turn after this one; or each hero at your location passes a card to the next hero at your location; either way, shuffle your deck.",
        ),
        ("[Goes(BesideOne)]", "Display the encountered card next to a location of your choice."),
        (
            "[Shift(from: Here, n: 1, pick: Top, to: OtherOpenOne)]",
            "Shuffle the top card of your location deck into the deck of another open location of your choice.",
        ),
        ("[Overcome]", "Defeat or acquire the encountered card in place of the check."),
        ("[Reroll(One)]", "Reroll 1 die of the check."),
        ("[Reroll(AtMost(2))]", "Reroll each die of the check that shows 2 or less."),
        (r#"[Reroll(OneUpTo("1d8"))]"#, "Reroll 1 die of the check with at most 8 faces."),
        (
            "[ReplaceDie(by: [Intelligence, Wisdom])]",
            "Roll your Intelligence or Wisdom die in place of the die of the skill used on the check.",
        ),
        (
            r#"[UntilCheckEnd(change: Bonus("1d4"))]"#,
            "Until the end of your check, or of the next one, add 1d4 to your checks.",
        ),
        (
            r#"[Summon(what: Random(Weapon), goes: Hand)]"#,
            "Summon and encounter a random weapon from the box; if acquired, put it \
             into your hand.",
        ),
        (
            r#"[SummonToPlay(Random(Spell))]"#,
            "Summon and play a random spell from the box, then banish it.",
        ),
        (
            r#"[Build(place: "mole", with: ["salt-rat"])]"#,
            "Summon and build The Mole with Salt Rat in its deck.",
        ),
        ("[Reroll(All)]", "Reroll all dice of the check."),
        ("[Undefeated]", "The encountered card counts as undefeated."),
        ("[Defeated]", "The encountered card counts as defeated."),
        (
            "[Goes(Elsewhere)]",
            "Shuffle the encountered card into the deck of a random other open location.",
        ),
        ("[Explore]", "Explore again."),
        ("[Move()]", "Move to a location of your choice."),
        (
            "[Move(who: EachHere, to: RandomOpen)]",
            "Each hero at your location moves to a random other open location.",
        ),
        (r#"[Move(to: Named("mole"))]"#, "Move to The Mole."),
        ("[Shift(from: Deck, n: 1, to: Hand)]", "Draw 1 card."),
        ("[Shift(from: Hand, n: 2, to: Discards)]", "Discard 2 cards."),
        (
            "[Shift(from: Hand, n: 1, pick: Random, to: Buried)]",
            "Bury a random card from your hand.",
        ),
        (
            "[Shift(who: EachOtherHere, from: Hand, n: 1, to: Discards)]",
            "Each other hero at your location discards 1 card.",
        ),
        (
            r#"[Shift(from: Discards, n: "1d4+1", pick: Random, to: Deck)]"#,
            "Shuffle 1d4+1 random cards from your discard pile into your deck.",
        ),
        (
            "[Shift(from: Deck, what: (kinds: [Spell]), n: 1, pick: Search, to: Hand)]",
            "Search your deck for 1 spell, draw it, then shuffle that deck.",
        ),
        ("[Shift(from: Deck, n: 3, to: Discards)]", "Discard the top 3 cards of your deck."),
        (
            "[Shift(from: Blessings, n: 1, to: Hours)]",
            "Discard the top card of the blessings deck.",
        ),
        ("[Shift(from: Hand, n: 1, pick: All, to: DeckBottom)]", "Recharge your whole hand."),
        ("[Shift(from: Hand, n: 2, pick: UpTo, to: Box)]", "Banish up to 2 cards."),
        (
            "[Shift(from: Discards, what: (kinds: [Ally]), n: 1, to: Hand)]",
            "Take 1 ally from your discard pile into your hand.",
        ),
        (r#"[Damage(amount: "1d4", kind: "Fire")]"#, "Take 1d4 Fire damage."),
        (r#"[Damage(who: Them, amount: 1, kind: "Cold")]"#, "That hero takes 1 Cold damage."),
        (r#"[Summon(what: Named("salt-rat"))]"#, "Summon and encounter Salt Rat."),
        (
            "[Summon(who: RandomHere, what: Random(Monster))]",
            "A random hero at your location summons and encounters a random monster from the box.",
        ),
        ("[Summon(what: Same)]", "Summon and encounter another copy of this card."),
        (
            "[AddCards(what: (kinds: [Monster]), n: 1, to_each_open: true)]",
            "Shuffle a random monster from the box into each open location deck.",
        ),
        (
            "[Shift(from: Deck, n: 2, pick: UpTo, to: Discards)]",
            "Discard up to 2 cards from the top of your deck.",
        ),
        (
            "[Examine(deck: Own, until: (kinds: [Ally]), then: MayTake())]",
            "Examine your deck from the top until you find an ally; you may put it into your hand.",
        ),
        (
            "[Examine(until: (side: Bane), then: MayEncounter(kinds: [Monster]))]",
            "Examine your location deck from the top until you find a bane; if it is a monster, you \
             may encounter it.",
        ),
        (
            "[Examine(n: 3, then: AnyOrder)]",
            "Examine the top 3 cards of your location deck, then put them back in any order.",
        ),
        (
            "[Examine(deck: Own, n: 1, then: MayTake(kinds: [Item]))]",
            "Examine the top card of your deck; if it is an item, you may put it into your hand.",
        ),
        (
            "[Examine(deck: Anywhere, n: 1, then: MayEncounter(kinds: [Monster]))]",
            "Examine the top card of any location deck; if it is a monster, you may encounter it.",
        ),
        ("[Shuffle(Own)]", "Shuffle your deck."),
        (
            "[Check(check: \"Wisdom 8\", fail: [EndTurn])]",
            "Attempt a Wisdom 8 check; if you fail, end your turn.",
        ),
        (
            "[Check(who: EachHere, check: \"Arcane 8\", pass: [Shift(from: Deck, n: 1, to: Hand)], fail: [Shift(from: Hand, n: 1, to: Discards)])]",
            "Each hero at your location attempts an Arcane 8 check; if they succeed, they draw 1 card; if they fail, they discard 1 card.",
        ),
        (
            "[Check(check: \"Wisdom 8\", pass: [MayClose], may: true)]",
            "You may attempt a Wisdom 8 check; if you succeed, you may attempt to close your location.",
        ),
        (
            "[If(Alone, [Explore], [EndTurn])]",
            "If no other hero is at your location, explore again; otherwise, end your turn.",
        ),
        ("[If(Alone, [], [EndTurn])]", "Unless no other hero is at your location, end your turn."),
        (
            "[Choose(ways: [(does: [Explore]), (does: []), (only_if: YourTurn, does: [EndTurn])])]",
            "Choose one: explore again; or do nothing; or if it is your turn, end your turn.",
        ),
        ("[May([Explore])]", "You may explore again."),
        (
            "[Each(EachHere, [May([Shift(from: Deck, n: 1, to: Hand)])])]",
            "Each hero at your location may draw 1 card.",
        ),
        (
            "[Each(Each, [Shift(from: Deck, n: 1, to: Hand), Shift(from: Hand, n: 1, to: Discards)])]",
            "Each hero draws 1 card; they discard 1 card.",
        ),
        ("[Revive([])]", "Bring a dead hero back to life."),
        (
            "[Revive([Shift(from: Buried, n: 1, pick: All, to: Deck)])]",
            "Bring a dead hero back to life; they shuffle all their buried cards into their deck.",
        ),
        ("[Close]", "Close your location without fulfilling its requirement."),
        ("[Todo(\"the moon\")]", "[the moon]."),
    ];
    let row = |(data, text): (&str, &str)| {
        let effects: Vec<Effect> = ron(data);
        (data.to_owned(), effects_text(&c, &effects).to_string(), text.to_owned())
    };
    same(table.into_iter().map(row).collect());
}
