//! Texts that once were unclear or wrong, in English and German: each row stands for a class of them.

use super::*;
use crate::lang;

/// Data, and what they say in English and in German.
type Row = (&'static str, &'static str, &'static str);

/// Compares what each row of data says in both languages.
fn both(table: &[Row], say: impl Fn(&str) -> String) {
    let mut rows = Vec::new();
    for (data, english, german) in table {
        rows.push(((*data).to_owned(), say(data), (*english).to_owned()));
        let said = lang::with(Language::German, || say(data));
        rows.push(((*data).to_owned(), said, (*german).to_owned()));
    }
    same(rows);
}

/// Who applies effects is named, also where what they do is somebody else's.
#[test]
fn those_for_whom_something_happens_are_named() {
    let c = content();
    let table = [
        (
            "[Each(Each, [Summon(who: RandomAnywhere, what: Random(Monster))])]",
            "For each hero, a random hero summons and encounters a random monster from the box.",
            "Für jeden Helden ruft ein zufälliger Held ein zufälliges Monster aus der Schachtel herbei und begegnet ihm.",
        ),
        (
            r#"[Each(Each, [Damage(who: RandomOther, amount: 1, kind: "Fire")])]"#,
            "For each hero, a random other hero takes 1 Fire damage.",
            "Für jeden Helden erleidet ein zufälliger anderer Held 1 Feuerschaden.",
        ),
        (
            "[Each(EachHere, [AddCards(what: (kinds: [Monster]), n: 1), Shift(from: Deck, n: 1, to: Hand)])]",
            "For each hero at your location, shuffle a random monster from the box into their location deck; they draw 1 card.",
            "Jeder Held an deinem Ort mischt ein zufälliges Monster aus der Schachtel in das Deck seines Ortes; er zieht 1 Karte.",
        ),
        (
            "[Each(EachOther, [If(Skill(Arcane), [Shift(from: Deck, n: 1, to: Hand)])])]",
            "For each other hero, if they have the Arcane skill, they draw 1 card.",
            "Für jeden anderen Helden gilt: wenn er die Fertigkeit Arkan hat, zieht er 1 Karte.",
        ),
        (
            "[Each(Each, [Shift(from: Deck, n: 1, to: Hand)])]",
            "Each hero draws 1 card.",
            "Jeder Held zieht 1 Karte.",
        ),
    ];
    both(&table, |data| effects_text(&c, &ron::<Vec<Effect>>(data)).to_string());
}

/// Of a check that failed nothing says that it succeeded, and the other way round.
#[test]
fn the_margin_is_that_of_the_outcome() {
    let c = content();
    let rat = c.card(c.find("salt-rat").unwrap());
    let table = [
        (
            r#"(on: Failed(), does: [Damage(amount: "margin", kind: "Fire")])"#,
            "When you fail a check, take Fire damage equal to 1 for each point by which the check failed.",
            "Wenn du eine Probe nicht bestehst, erleidest du Feuerschaden in Höhe von 1 für jeden Punkt, um den die Probe misslang.",
        ),
        (
            r#"(on: Passed(), does: [Shift(from: Deck, n: "margin", to: Hand)])"#,
            "When you succeed at a check, draw cards (1 for each point by which the check succeeded).",
            "Wenn du eine Probe bestehst, ziehst du Karten (1 für jeden Punkt, um den die Probe gelang).",
        ),
        (
            r#"(on: After(), only_if: FailedBy(1), does: [Damage(amount: "margin", kind: "Fire")])"#,
            "After the encounter, if you fail, take Fire damage equal to 1 for each point by which the check failed.",
            "Nach der Begegnung, wenn die Probe misslingt, erleidest du Feuerschaden in Höhe von 1 für jeden Punkt, um den die Probe misslang.",
        ),
        (
            r#"(on: After(), does: [Check(check: "Wisdom 8", fail: [Damage(amount: "margin", kind: "Fire")])])"#,
            "After the encounter, attempt a Wisdom 8 check. If you fail, take Fire damage equal to 1 for each point by which the check failed.",
            "Nach der Begegnung machst du eine Probe auf Weisheit 8. Wenn sie misslingt, erleidest du Feuerschaden in Höhe von 1 für jeden Punkt, um den die Probe misslang.",
        ),
        (
            r#"(on: Undefeated(), does: [Damage(amount: "margin", kind: "Fire")])"#,
            "If undefeated, take Fire damage equal to 1 for each point by which the check succeeded or failed.",
            "Wenn diese Karte nicht besiegt wird, erleidest du Feuerschaden in Höhe von 1 für jeden Punkt, um den die Probe gelang oder misslang.",
        ),
    ];
    both(&table, |data| rule_text(&c, rat, &ron(data)).to_string());
}

/// Less than nothing is subtracted, from whatever it is.
#[test]
fn negative_numbers_are_subtracted() {
    let c = content();
    let table = [
        (
            r#"[Shift(from: Hand, n: 2, pick: AnyNumber, to: DeckBottom), Shift(from: Deck, n: "cards moved-1", to: Hand)]"#,
            "Recharge any number of cards, then draw cards (1 less than the number of cards moved in this way).",
            "Lade beliebig viele Karten auf und ziehe dann Karten (1 weniger, als es so bewegte Karten gibt).",
        ),
        (
            r#"[Damage(amount: "scenario number-1", kind: "Fire")]"#,
            "Take Fire damage equal to 1 less than the scenario's adventure deck number.",
            "Erleide Feuerschaden in Höhe von 1 weniger als die Abenteuernummer des Szenarios.",
        ),
        (
            r#"[Damage(amount: "cards in hand per 2+open locations-2", kind: "Fire")]"#,
            "Take Fire damage equal to 1 for every 2 cards in your hand, plus 1 for each open location, minus 2.",
            "Erleide Feuerschaden in Höhe von 1 für je 2 Karten auf deiner Hand, plus 1 für jeden offenen Ort, minus 2.",
        ),
        (
            r#"[Damage(amount: "margin-1", kind: "Fire")]"#,
            "Take Fire damage equal to 1 less than the number of points by which the check succeeded or failed.",
            "Erleide Feuerschaden in Höhe von 1 für jeden Punkt, um den die Probe gelang oder misslang, minus 1.",
        ),
        (
            "[AddToResult(-2)]",
            "Subtract 2 from the result of the check.",
            "Ziehe 2 vom Ergebnis der Probe ab.",
        ),
        (
            "[AddToResult(2)]",
            "Add 2 to the result of the check.",
            "Füge 2 zum Ergebnis der Probe hinzu.",
        ),
        (
            "[EachDie(-1)]",
            "Subtract 1 from each die rolled on the check.",
            "Ziehe 1 von jedem geworfenen Würfel der Probe ab.",
        ),
        (
            r#"[Use(skills: [Melee], plus: "-2")]"#,
            "Use Melee - 2 on the check.",
            "Verwende Nahkampf - 2 für die Probe.",
        ),
        ("[Add(-2)]", "Subtract 2 from the check.", "Ziehe 2 von der Probe ab."),
    ];
    both(&table, |data| effects_text(&c, &ron::<Vec<Effect>>(data)).to_string());
}

/// A choice within a choice shows where it ends.
#[test]
fn choices_within_choices_are_set_apart() {
    let c = content();
    let table = [
        (
            "[Choose(ways: [(does: [Choose(ways: [(does: [Explore]), (does: [EndTurn])])]), (does: [Move()])])]",
            "Choose one: (choose one: explore again; or end your turn); or move to a location of your choice.",
            "Wähle eines: (wähle eines: erkunde erneut; oder beende deinen Zug); oder gehe zu einem Ort deiner Wahl.",
        ),
        (
            "[Choose(ways: [(does: [Move()]), (does: [If(Alone, [Choose(ways: [(does: [Explore]), (does: [EndTurn])])])])])]",
            "Choose one: move to a location of your choice; or (if no other hero is at your location, choose one: explore again; or end your turn).",
            "Wähle eines: gehe zu einem Ort deiner Wahl; oder (wenn kein anderer Held an deinem Ort ist, wählst du eines: erkunde erneut; oder beende deinen Zug).",
        ),
    ];
    both(&table, |data| effects_text(&c, &ron::<Vec<Effect>>(data)).to_string());
}

/// A card of no rank has no name, so texts say which ranks are not meant.
#[test]
fn cards_of_no_rank_are_told_by_what_they_are_not() {
    let c = content();
    let table = [
        (
            "[Summon(what: RandomOf(kinds: [Monster], ranks: [Plain]))]",
            "Summon and encounter a random non-henchman, non-villain monster from the box.",
            "Rufe ein zufälliges Monster außer Handlangern und Schurken aus der Schachtel herbei und begegne ihm.",
        ),
        (
            "[Shift(from: Discards, what: (kinds: [Weapon], ranks: [Plain]), n: 1, to: Hand)]",
            "Take 1 non-loot weapon from your discard pile into your hand.",
            "Nimm 1 Waffe außer Beutekarten aus deinem Ablagestapel auf deine Hand.",
        ),
        (
            "[Summon(what: RandomOf(side: Bane, ranks: [Plain, Henchman]))]",
            "Summon and encounter a random non-villain bane from the box.",
            "Rufe eine zufällige Plage außer Schurken aus der Schachtel herbei und begegne ihr.",
        ),
        (
            "[Summon(what: RandomOf(kinds: [Monster], ranks: [Henchman]))]",
            "Summon and encounter a random henchman monster from the box.",
            "Rufe ein zufälliges Handlanger-Monster aus der Schachtel herbei und begegne ihm.",
        ),
    ];
    both(&table, |data| effects_text(&c, &ron::<Vec<Effect>>(data)).to_string());
}

/// What a displayed card says holds while it is displayed, and what a bane says of its own fight does not.
#[test]
fn displayed_cards_say_so() {
    let c = content();
    let boons: [Row; 2] = [
        (
            r#"(id: "c", name: "C", kind: Spell, check: "Wisdom 8", powers: [(do: Display, when: YourTurn)],
                standing: [(change: Bonus("1d4"))], rules: [(on: TurnEnd, does: [Goes(Box)])])"#,
            "On your turn, you may display this card. \
             While this card is displayed, add 1d4 to your checks. \
             While this card is displayed, at the end of your turn, banish this card.",
            "In deinem Zug darfst du diese Karte auslegen. \
             Solange diese Karte ausliegt, fügst du 1W4 zu deinen Proben hinzu. \
             Solange diese Karte ausliegt, gilt: Am Ende deines Zuges verbannst du diese Karte.",
        ),
        (
            r#"(id: "c", name: "C", kind: Spell, check: "Wisdom 8", powers: [(do: Display, when: YourTurn)],
                rules: [(on: NotAcquired(), does: [Explore])])"#,
            "On your turn, you may display this card. If not acquired, explore again.",
            "In deinem Zug darfst du diese Karte auslegen. Wenn diese Karte nicht erworben wird, erkundest du erneut.",
        ),
    ];
    let table = [
        (
            r#"(id: "c", name: "C", kind: Barrier, check: "Wisdom 8",
                standing: [(change: CannotMove), (change: Immune(["Mental"]))],
                rules: [(on: Undefeated(), does: [Goes(Displayed)]), (on: TurnEnd, does: [Explore]),
                        (on: Hurt(), does: [Goes(Box)])])"#,
            "While this card is encountered or displayed, you cannot move. \
             This bane is immune to the Mental trait. \
             If undefeated, display this card. \
             While this card is displayed, at the end of your turn, explore again. \
             While this card is encountered or displayed, when you take damage, banish this card.",
            "Solange du dieser Karte begegnest oder sie ausliegt, kannst du dich nicht bewegen. \
             Diese Plage ist immun gegen das Merkmal Geist. \
             Wenn diese Karte nicht besiegt wird, legst du diese Karte aus. \
             Solange diese Karte ausliegt, gilt: Am Ende deines Zuges erkundest du erneut. \
             Solange du dieser Karte begegnest oder sie ausliegt, gilt: Wenn du Schaden erleidest, verbannst du diese Karte.",
        ),
        (
            r#"(id: "c", name: "C", kind: Barrier, check: "Wisdom 8", standing: [(change: CannotMove)],
                rules: [(on: Undefeated(), does: [Explore]), (on: Hurt(), does: [Explore])])"#,
            "You cannot move. If undefeated, explore again. When you take damage, explore again.",
            "Du kannst dich nicht bewegen. Wenn diese Karte nicht besiegt wird, erkundest du erneut. \
             Wenn du Schaden erleidest, erkundest du erneut.",
        ),
        (
            r#"(id: "c", name: "C", kind: Barrier, check: "Wisdom 8", instead: [(of: Undefeated, to: Beside)],
                powers: [(cost: Hand(Bury), when: YourTurn, does: [Goes(Box)])])"#,
            "While this card is displayed, on your turn, you may bury a card from your hand to banish this card. \
             If undefeated, display this card next to your location instead of shuffling it back.",
            "In deinem Zug, solange diese Karte ausliegt, darfst du eine Karte aus deiner Hand begraben, um diese Karte zu verbannen. \
             Wenn diese Karte nicht besiegt wird, legst du diese Karte neben deinem Ort aus, statt sie zurückzumischen.",
        ),
    ];
    let table: Vec<Row> = table.into_iter().chain(boons).collect();
    both(&table, |data| {
        let card: CardDef = ron(data);
        let lines: Vec<String> = card_text(&c, &card).iter().map(Line::to_string).collect();
        lines.join(" ")
    });
}

/// A clause is set off by commas, wherever in a German sentence it stands.
#[test]
fn german_clauses_have_their_commas() {
    let c = content();
    let rat = c.card(c.find("salt-rat").unwrap());
    let rules = [
        (
            "(on: Before(), does: [If(Alone, [Explore])])",
            "Vor der Begegnung, wenn kein anderer Held an deinem Ort ist, erkundest du erneut.",
        ),
        (
            "(on: TurnEnd, does: [If(Alone, [Explore], [If(YourTurn, [EndTurn])])])",
            "Am Ende deines Zuges, wenn kein anderer Held an deinem Ort ist, erkundest du erneut. Andernfalls, wenn es dein Zug ist, beendest du deinen Zug.",
        ),
    ];
    let powers = [
        (
            "(once: Some(Turn), when: YourTurn, only_if: Alone, does: [Move()])",
            "Einmal je Zug, in deinem Zug, wenn kein anderer Held an deinem Ort ist, darfst du zu einem Ort deiner Wahl gehen.",
        ),
        (
            "(once: Some(Turn), when: YourTurn, does: [Move()])",
            "Einmal je Zug, in deinem Zug, darfst du zu einem Ort deiner Wahl gehen.",
        ),
        (
            "(when: YourTurn, does: [Move()])",
            "In deinem Zug darfst du zu einem Ort deiner Wahl gehen.",
        ),
    ];
    lang::with(Language::German, || {
        let mut rows: Vec<(String, String, String)> = Vec::new();
        for (data, text) in rules {
            rows.push((data.into(), rule_text(&c, rat, &ron(data)).to_string(), text.into()));
        }
        for (data, text) in powers {
            rows.push((data.into(), power_text(&c, &ron(data), 0).to_string(), text.into()));
        }
        let scenario: crate::cards::printed::ScenarioDef = ron(
            "(id: \"s\", name: \"S\", locations: [], rules: [(on: Setup, does: [If(Alone, [Explore])]), (on: Setup, does: [Explore])])",
        );
        let lines: Vec<String> = scenario_text(&c, &scenario).iter().map(Line::to_string).collect();
        let text = "Zu Beginn des Szenarios, für jeden Helden, wenn kein anderer Held an deinem Ort ist, erkundest du erneut. \
                    Zu Beginn des Szenarios, für jeden Helden, erkundest du erneut.";
        rows.push(("setup".into(), lines.join(" "), text.into()));
        same(rows);
    });
}

/// A box that changes several places of a phrase has the phrase anew, and lists keep what joins them.
#[test]
fn boxes_are_told_in_whole_phrases() {
    let c = content();
    let table = [
        (
            r#"(boxes: 1, power: (cost: Hand(Recharge, (kinds: [Weapon, Spell])), when: Check(combat: true), does: [Add("1d6")]),
                each_box: [(cost: Hand(Recharge, (kinds: [Weapon, Spell, Armor, Ally])))])"#,
            "You may recharge a weapon or spell (☐ or armor or ally) from your hand to add 1d6 to your combat check.",
            "Du darfst eine Waffe oder einen Zauber (☐ oder eine Rüstung oder einen Verbündeten) aus deiner Hand aufladen, um 1W6 zu deiner Kampfprobe hinzuzufügen.",
        ),
        (
            r#"(boxes: 1, power: (cost: Hand(Recharge, (kinds: [Weapon])), when: Check(combat: true), does: [Add("1d6")]),
                each_box: [(whose: AnyHere)])"#,
            "You may recharge a weapon from your hand to add 1d6 to your combat check (☐ a combat check by a hero at your location).",
            "Du darfst eine Waffe aus deiner Hand aufladen, um 1W6 zu deiner Kampfprobe (☐ einer Kampfprobe eines Helden an deinem Ort) hinzuzufügen.",
        ),
        (
            r#"(boxes: 1, power: (when: On(Defeated(kinds: [Monster])), does: [Explore]), each_box: [(whose: AnyHere)])"#,
            "When you defeat a monster (☐ when a hero at your location defeats a monster), you may explore again.",
            "Wenn du ein Monster besiegst (☐ wenn ein Held an deinem Ort ein Monster besiegt), darfst du erneut erkunden.",
        ),
        (
            r#"(boxes: 1, standing: (change: Bonus(1, (combat: true))), each_box: [(whose: AnyHere)])"#,
            "Add 1 to your combat checks (☐ combat checks by heroes at your location).",
            "Füge 1 zu deinen Kampfproben (☐ Kampfproben von Helden an deinem Ort) hinzu.",
        ),
        (
            r#"(boxes: 1, power: (cost: Hand(Recharge, (traits: ["Divine"])), when: Check(), does: [Add("1d6")]), each_box: [(cost: Hand(Recharge))])"#,
            "You may recharge a Divine card (☐ a card) from your hand to add 1d6 to your check.",
            "Du darfst eine Karte mit dem Merkmal Göttlich (☐ eine Karte) aus deiner Hand aufladen, um 1W6 zu deiner Probe hinzuzufügen.",
        ),
        (
            r#"(boxes: 1, power: (cost: Hand(Recharge, (kinds: [Weapon])), when: Check(skills: [Arcane]), does: [Add("1d6")]),
                each_box: [(when: Check(skills: [Arcane, Divine]))])"#,
            "You may recharge a weapon from your hand to add 1d6 to your Arcane (☐ or Divine) check.",
            "Du darfst eine Waffe aus deiner Hand aufladen, um 1W6 zu deiner Probe auf Arkan (☐ oder Göttlich) hinzuzufügen.",
        ),
    ];
    both(&table, |data| hero_power_text(&c, &ron(data), 0).to_string());
    let table = [
        (
            r#"(boxes: 1, power: (cost: Hand(Recharge, (kinds: [Weapon])), when: YourTurn, does: [Explore]), each_box: [(cost: Hand(Recharge))])"#,
            "You may recharge a weapon (☐ a card) from your hand to explore again.",
            "Du darfst eine Waffe (☐ eine Karte) aus deiner Hand aufladen, um erneut zu erkunden.",
        ),
        (
            r#"(boxes: 1, power: (when: On(TurnEnd), does: [Shift(from: Discards, what: (traits: ["Divine"]), n: 1, pick: Random, to: Deck)]),
                each_box: [(does: [Shift(from: Discards, n: 1, pick: Random, to: Deck)])])"#,
            "At the end of your turn, you may shuffle a random Divine card (☐ a random card) from your discard pile into your deck.",
            "Am Ende deines Zuges darfst du eine zufällige Karte mit dem Merkmal Göttlich (☐ eine zufällige Karte) aus deinem Ablagestapel in dein Deck mischen.",
        ),
        (
            r#"(boxes: 1, power: (cost: Hand(Recharge), when: Check(skills: [Arcane, Divine]), does: [Add("1d4")]), each_box: [(when: Check())])"#,
            "You may recharge a card from your hand to add 1d4 to your Arcane or Divine check (☐ your check).",
            "Du darfst eine Karte aus deiner Hand aufladen, um 1W4 zu deiner Probe auf Arkan oder Göttlich (☐ deiner Probe) hinzuzufügen.",
        ),
        (
            "(boxes: 1, standing: (change: HandSize(1)), each_box: [(whose: AnyHere)])",
            "Your hand size (☐ the hand size of a hero at your location) is increased by 1.",
            "Deine Handgröße (☐ die Handgröße eines Helden an deinem Ort) wird um 1 erhöht.",
        ),
        (
            "(boxes: 1, power: (when: Evade(kinds: [Monster]), does: [Evade]), each_box: [(whose: OtherHere)])",
            "You may evade a monster you encounter (☐ you may let another hero at your location evade a monster).",
            "Du darfst einem Monster ausweichen, dem du begegnest (☐ du darfst einen anderen Helden an deinem Ort einem Monster ausweichen lassen).",
        ),
    ];
    both(&table, |data| hero_power_text(&c, &ron(data), 0).to_string());
}
