# Was in der Taktik-Familie geschieht, und warum Gegner tun, was sie tun.

tactics-cue-north = Norden ist { $to }.
tactics-cue-house = Gegner haben { $hp } % ihrer gedruckten TP; Helden ziehen auf { $hand } Karten (AT-RUL-119).
tactics-cue-house-hp = Gegner haben { $hp } % ihrer gedruckten TP (AT-RUL-119).
tactics-cue-house-hand = Helden ziehen auf { $hand } Karten (AT-RUL-119).
tactics-cue-drew-card = { $hero } zieht { $card }.
tactics-cue-drew = { $hero } zieht eine Karte.
tactics-cue-discarded = { $hero } wirft „{ $card }“ ab.
tactics-cue-round = Runde { $n }.
tactics-cue-line = Die Reihenfolge: { $line }.
tactics-cue-turn = { $who } ist am Zug.
tactics-cue-stunned = { $who } ist betäubt und verliert den Zug.
tactics-cue-down = { $who } liegt am Boden und verliert den Zug.
tactics-cue-passed = { $hero } passt.
tactics-cue-played = { $hero } spielt „{ $card }“.
tactics-cue-potion = { $hero } benutzt einen Wiederbelebungstrank; übrig: { $n }.
tactics-cue-potion-line = Ein Wiederbelebungstrank legt die Reihenfolge neu aus; übrig: { $n }.
tactics-cue-walked = { $who } geht nach { $at }.
tactics-cue-put = { $who } wird auf { $at } gestellt.
tactics-cue-left = { $who } verlässt den Spielplan.
tactics-cue-stood = { $who } kommt auf den Plan, auf { $at }.
tactics-cue-boss-shuffled = Der Ablagestapel der Bosskarten wird gemischt und ist wieder das Bossdeck (AT-BOSS-04).
tactics-cue-shuffled = { $hero } mischt das Aktionsdeck.
tactics-cue-gets = { $who } bekommt „{ $card }“.
tactics-cue-gives = { $who } gibt „{ $card }“ ab.
tactics-cue-party-gets = Die Gruppe bekommt „{ $card }“.
tactics-cue-party-gives = Die Gruppe gibt „{ $card }“ ab.
tactics-cue-aimed = { $by } greift an: { $who }.
tactics-cue-aimed-square = { $by } greift das Feld { $at } an.
tactics-cue-rolled = Gewürfelt: { $dice }.
tactics-cue-rolled-plus = Gewürfelt: { $dice }, { $plus }.
tactics-cue-total = Der Angriff ergibt { $n }.
tactics-cue-hurt = { $who } nimmt { $n } Schaden; noch { $hp } TP.
tactics-cue-ignored = { $who } ignoriert den Schaden.
tactics-cue-parried = { $who } nimmt keinen Schaden.
tactics-cue-healed = { $who } heilt { $n }; { $hp } TP.
tactics-cue-knocked-out = { $who } geht zu Boden.
tactics-cue-defeated = { $who } ist besiegt.
tactics-cue-condition = { $who }: { $what }.
tactics-cue-condition-over = { $who }: nicht mehr { $what }.
tactics-cue-token = { $who } bekommt { $what } ({ $n }).
tactics-cue-token-taken = { $who } verliert { $what } ({ $n }).
tactics-cue-counter = { $what }: { $n }.
tactics-cue-piece = { $what } liegt jetzt auf { $at }.
tactics-cue-piece-gone = { $what } auf { $at } ist weg.
tactics-cue-revealed = Die Bosskarte ist { $card }.
tactics-cue-direction = Der Kompass sagt { $to }.
tactics-cue-reason = { $who }: { $why }
tactics-cue-failure = Die Begegnung ist verloren.
tactics-cause-no-potion = Jemand ist kampfunfähig, und kein Wiederbelebungstrank ist übrig (AT-GOAL-12).
tactics-cause-all-down = Alle Helden sind kampfunfähig (AT-GOAL-13).
tactics-cause-own = { $why } (AT-GOAL-14)
tactics-cue-success = Die Begegnung ist gewonnen.
tactics-cue-plus = Die Begegnung ist gewonnen, mit allen Bonuszielen.
tactics-cue-chapter = Kapitel: { $name }.
tactics-cue-levelled = { $hero } nimmt { $card }.
tactics-cue-wins = Die Würfel entscheiden für { $hero }.

tactics-because-nobody = Niemand kann das Ziel sein.
tactics-because-closest = Am nächsten, also das Ziel: { $who }, { $away }.
tactics-because-preferred = Bevorzugtes Ziel: { $who }, { $away }.
tactics-because-tied = Mehrere sind gleich nah, also entscheidet ihr.
tactics-because-fell-back = Das bevorzugte Ziel ist weder zu erreichen noch anzugreifen, also das nächste.
tactics-because-no-move = Die Karte gibt keine Bewegung.
tactics-because-in-range = Das Ziel ist schon in Reichweite, also kein Schritt.
tactics-because-too-near = Zu nah für den Angriff, und kein Schritt zurück.
tactics-because-stops = { $n ->
    [one] Hält auf { $at }, in Reichweite, für einen Punkt.
   *[other] Hält auf { $at }, in Reichweite, für { $n } Punkte.
}
tactics-because-nears = Kommt so nah wie möglich, nach { $at }: { $away }.
tactics-because-no-better = Kein Feld in der Nähe ist besser als das eigene.
tactics-because-sent = Die Karte schickt nach { $at }.
tactics-because-strikes = Greift das Ziel an: { $who }.
tactics-because-no-attack = Die Karte gibt keinen Angriff.
tactics-because-out-of-range = Das Ziel ist außer Reichweite, also kein Angriff.
tactics-because-others = Das Ziel ist außer Reichweite, also kein Angriff, obwohl in Reichweite wäre: { $who }.
tactics-away-points = { $n ->
    [one] einen Punkt entfernt
   *[other] { $n } Punkte entfernt
}
tactics-away-through = { $n ->
    [one] einen Punkt entfernt durch andere hindurch
   *[other] { $n } Punkte entfernt durch andere hindurch
}
tactics-away-apart = { $n ->
    [one] ein Feld entfernt
   *[other] { $n } Felder entfernt
}
tactics-cue-law = Es gilt jetzt: „{ $name }“
tactics-cue-law-over = „{ $name }“ gilt nicht mehr.
tactics-law-holds = Es gilt: { $name }
