//! German texts: gender, case, word order, separable verbs and possessives.

use super::*;

#[test]
fn german_reads_well() {
    let c = content();
    let rat = c.card(c.find("salt-rat").unwrap());
    let effects = [
        (r#"[Add("1d6")]"#, "Füge 1W6 zu der Probe hinzu."),
        ("[Shift(from: Deck, n: 1, to: Hand)]", "Ziehe 1 Karte."),
        (
            "[Shift(who: EachOtherHere, from: Hand, n: 1, to: Discards)]",
            "Jeder andere Held an deinem Ort legt 1 Karte ab.",
        ),
        (
            "[Shift(from: Discards, what: (kinds: [Ally]), n: 2, to: Hand)]",
            "Nimm 2 Verbündete aus deinem Ablagestapel auf deine Hand.",
        ),
        (
            "[Shift(from: Deck, what: (kinds: [Spell]), n: 1, pick: Search, to: Hand)]",
            "Durchsuche dein Deck nach 1 Zauber, ziehe ihn und mische dann dieses Deck.",
        ),
        (
            "[Each(EachHere, [May([Shift(from: Deck, n: 1, to: Hand)])])]",
            "Jeder Held an deinem Ort darf 1 Karte ziehen.",
        ),
        (
            "[If(Alone, [Explore], [EndTurn])]",
            "Wenn kein anderer Held an deinem Ort ist, erkundest du erneut; andernfalls beendest du deinen Zug.",
        ),
        (
            "[If(Alone, [], [EndTurn])]",
            "Wenn ein anderer Held an deinem Ort ist, beendest du deinen Zug.",
        ),
        (
            "[Check(check: \"Wisdom 8\", pass: [MayClose], may: true)]",
            "Du darfst eine Probe auf Weisheit 8 machen; wenn sie gelingt, darfst du versuchen, deinen Ort zu schließen.",
        ),
        (
            "[Summon(who: RandomHere, what: Random(Monster))]",
            "Ein zufälliger Held an deinem Ort ruft ein zufälliges Monster aus der Schachtel herbei und begegnet ihm.",
        ),
        (
            r#"[If(Has(Hand, (kinds: [Weapon, Spell]), 1), [Damage(amount: 1, kind: "Fire")])]"#,
            "Wenn du eine Waffe oder einen Zauber auf deiner Hand hast, erleidest du 1 Feuerschaden.",
        ),
        (
            r#"[Examine(n: 3, then: AnyOrder)]"#,
            "Untersuche die obersten 3 Karten des Decks deines Ortes und lege sie dann in beliebiger Reihenfolge zurück.",
        ),
    ];
    let powers = [
        (
            "(do: Discard, when: YourTurn, does: [Explore])",
            "Lege diese Karte ab, um erneut zu erkunden.",
        ),
        (
            r#"(do: Recharge, when: Check(purposes: [Acquire], against: (kinds: [Weapon])), whose: AnyHere, does: [Add("1d4")])"#,
            "Lade diese Karte auf, um 1W4 zu einer Probe eines Helden an deinem Ort zum Erwerben einer Waffe hinzuzufügen.",
        ),
        (
            "(do: Discard, when: Evade(kinds: [Barrier]), does: [Evade])",
            "Lege diese Karte ab, um einem Hindernis auszuweichen, dem du begegnest.",
        ),
        (
            r#"(do: Recharge, when: Damage(["Fire", "Mental"]), does: [Reduce(3)])"#,
            "Lade diese Karte auf, um dir zugefügten Feuer- oder Geistesschaden um 3 zu verringern.",
        ),
        (
            "(cost: Deck(Discard), when: On(TurnEnd), only_if: Alone, does: [Explore])",
            "Am Ende deines Zuges, wenn kein anderer Held an deinem Ort ist, darfst du die oberste Karte deines Decks ablegen, um erneut zu erkunden.",
        ),
        (
            "(when: On(Defeated(kinds: [Monster])), whose: OtherHere, does: [Explore])",
            "Wenn ein anderer Held an deinem Ort ein Monster besiegt, darfst du erneut erkunden.",
        ),
        (
            "(do: Banish, when: Anytime, does: [Shift(who: EachHere, from: Deck, n: 1, to: Hand)])",
            "Verbanne diese Karte, um jeden Helden an deinem Ort 1 Karte ziehen zu lassen.",
        ),
    ];
    let changes = [
        (
            "(only_if: Alone, change: Difficulty(4))",
            "Wenn kein anderer Held an deinem Ort ist, wird die Schwierigkeit um 4 erhöht.",
        ),
        ("(change: CannotPlay(kinds: [Spell]))", "Du kannst keine Zauber spielen."),
        (
            "(only_if: HoursLeft(8), change: MostCards(2, (combat: true)))",
            "Wenn höchstens noch 8 Karten im Segensdeck sind, können auf eine Kampfprobe von allen zusammen höchstens 2 Karten gespielt werden.",
        ),
        (
            "(change: CannotHelp(whose: Elsewhere))",
            "Du kannst auf Proben von Helden an anderen Orten keine Karten spielen und keine Kräfte einsetzen.",
        ),
        ("(change: CannotExploreBy(kinds: [Ally]))", "Du kannst nicht durch Verbündete erkunden."),
        (
            "(change: ClosesOnly(PaySeveral(2, Hand(Bury, (side: Boon)))))",
            "Orte können nur so geschlossen werden: Begrabe 2 Gaben aus deiner Hand.",
        ),
        (
            "(only_if: Not(Happened(Closed)), change: ClosesAlso(Check(\"Charisma 9\")))",
            "Wenn in diesem Zug kein Ort geschlossen wurde, können Orte auch so geschlossen werden: bestehe eine Probe auf Charisma 9.",
        ),
        (
            "(change: Proficient([\"Weapon\", \"Light Armor\"]))",
            "Du bist mit Waffen und leichten Rüstungen vertraut.",
        ),
    ];
    lang::with(Language::German, || {
        let mut rows: Vec<(String, String, String)> = Vec::new();
        for (data, text) in effects {
            let effects: Vec<Effect> = ron(data);
            rows.push((data.into(), effects_text(&c, &effects).to_string(), text.into()));
        }
        for (data, text) in powers {
            rows.push((data.into(), power_text(&c, &ron(data), 0).to_string(), text.into()));
        }
        for (data, text) in changes {
            rows.push((data.into(), standing_text(&c, rat, &ron(data)).to_string(), text.into()));
        }
        same(rows);
        let power = ron("(do: Discard, when: YourTurn, does: [Explore])");
        let spans = power_text(&c, &power, 0).spans;
        assert_eq!(spans[0], Span::Action(Action::Discard, "lege".into()));
        assert_eq!(spans[1], Span::Text(" diese Karte ab, um erneut zu erkunden.".into()));
    });
}

/// What heroes' powers change, and what their boxes widen.
#[test]
fn powers_of_heroes_read_well_in_german() {
    let c = content();
    let all = [
        (
            r#"(standing: (change: Goes(of: Played(Discard), what: (kinds: [Weapon]), to: DeckBottom)))"#,
            "Wenn du eine Waffe ablegen würdest, um eine Kraft der Karte zu nutzen, lädst du sie stattdessen auf.",
        ),
        (
            r#"(standing: (whose: Any, change: Goes(of: Defeated, what: (traits: ["Undead"]), to: Buried)))"#,
            "Wenn ein beliebiger Held eine Plage mit dem Merkmal Untot besiegt, begräbst du diese Karte, statt sie zu verbannen.",
        ),
        (
            "(standing: (change: Gains(skill: Arcane, of: Intelligence, plus: 2)))",
            "Du erhältst die Fertigkeit Arkan: Intelligenz +2.",
        ),
        (
            r#"(standing: (change: AddedDie("1d12", (kinds: [Blessing]))))"#,
            "Würfel der verwendeten Fertigkeit, die ein Segen von dir zu einer Probe hinzufügt, sind 1W12, falls das mehr ist.",
        ),
        (
            r#"(power: (cost: Either([Hand(Recharge, (kinds: [Weapon])), Deck(Discard)]), when: Check(), does: [Add("1d4")]))"#,
            "Du darfst eine Waffe aus deiner Hand aufladen oder die oberste Karte deines Decks ablegen, um 1W4 zu deiner Probe hinzuzufügen.",
        ),
        (
            r#"(boxes: 2, power: (cost: Hand(Recharge, (kinds: [Weapon])), when: Check(combat: true), does: [Add("1d6")]),
                each_box: [(cost: Hand(Recharge, (kinds: [Weapon, Armor]))), (whose: AnyHere)])"#,
            "Du darfst eine Waffe (☐ oder eine Rüstung) aus deiner Hand aufladen, um 1W6 zu deiner Kampfprobe (☐ einer Kampfprobe eines Helden an deinem Ort) hinzuzufügen.",
        ),
    ];
    lang::with(lang::Language::German, || {
        for (source, text) in all {
            let power: HeroPower = ron(source);
            assert_eq!(hero_power_text(&c, &power, 0).to_string(), text, "{source}");
        }
    });
}
