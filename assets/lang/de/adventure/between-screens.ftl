# Die Bildschirme zwischen zwei Partien und die der Chronik.

camp-by-itself = Einzelne Szenarien
camp-won = { $n ->
    [one] gewonnen
   *[other] { $n }-mal gewonnen
}
camp-next = als Nächstes
camp-open = offen
camp-not-yet = noch nicht
camp-lost = { $n ->
    [one] { $won }, einmal verloren
   *[other] { $won }, { $n }-mal verloren
}
camp-for-the-box = In die Schachtel legen
decks-anybody = jetzt dürfen alle einander Karten geben
decks-of = Deck von { $hero }
decks-suggested = Vorgeschlagenes Deck nehmen
decks-other = klickt oben einen Helden an, um ein anderes Deck zu öffnen
decks-dead = tot; die Karten gehören jetzt der Gruppe
decks-aside-note = Karten, die hier bleiben, kommen zurück in die Schachtel
decks-aside = Beiseitegelegt: { $n }
decks-aside-hint = Zieht Karten hierher, die ein Held nicht behalten will; alle dürfen sie nehmen.
decks-box = Aus der Schachtel
decks-for = für { $hero }
decks-no-place = Die Deckliste hat keinen freien Platz, den die Schachtel füllen könnte.
decks-none = Von den fehlenden Karten ist keine in der Schachtel.
head-rewards = Belohnungen
head-traders = Händler
head-decks = Decks
head-camp = Lager
head-next-game = Die nächste Partie
head-after-won = Nach dem Sieg in „{ $scenario }“
head-after-lost = Nach der Niederlage in „{ $scenario }“
head-between = Zwischen zwei Partien
head-for = für „{ $from }“
head-for-more = für „{ $from }“; noch { $n }
head-chair = Freier Platz
head-to-decide = entscheidet
head-cards = { $n } Karten
head-cards-listed = { $n } Karten, wie in der Deckliste
head-cards-no-others = { $n } von { $list } Karten; mehr gibt die Schachtel nicht her
head-cards-wrong = { $n } Karten; die Deckliste verlangt { $list }
head-later = Später entscheiden
head-rest = Rest automatisch erledigen
head-rest-hint = Beute, Händler und Decks werden nach einfachen Regeln erledigt. Talente und Rollen wählt ihr weiterhin selbst, und nichts beginnt, bevor ihr es sagt.
head-shelf = Zurück zu den Kampagnen
head-on-traders = Weiter zu den Händlern
head-decks-done = Decks abschließen
head-all-won = Alles gewonnen: zurück zu den Kampagnen
head-propose = Decks für alle vorschlagen
loot-takes = { $hero } nimmt sie
place-of = in { OF($hero) } Deck
place-aside = beiseitegelegt
place-box = in der Schachtel
place-stall = beim Händler
place-prize = gerade erhalten
place-bench = nicht in der Gruppe
place-chair = ein leerer Platz
place-name = Platz { $place }
place-click = Zum Auswählen klicken.
loot-hint = Zieht die Karte auf einen Helden oder klickt an, wer sie nimmt.
loot-has = { $kind }: { $has } von { $list }
market-visit = { CAPITAL(ACCUSATIVE($name)) } besuchen
market-nobody = noch kein Besucher
market-shows = { CAPITAL(NOMINATIVE($trader)) } { AGREE($trader, "bietet", "bieten") } diese Karten an: Wählt eine
market-paid = Für { ACCUSATIVE($name) }: { $n } von { $all } bezahlt
market-price = Preis
market-cards = Karten von { $hero }
head-for-good = Diese Belohnung gilt für immer: Bitte wählt selbst.
party-first-time = war heute Abend zum ersten Mal dabei
party-evenings = { $n ->
    [one] hat mit euch einen Abend gewonnen
   *[other] hat mit euch { $n } Abende gewonnen
}
# $hero (text), $won (text), $grew (text): sentences of this file
party-farewell =
    { $hero } { $won } und kommt von diesem Abend nicht zurück.
    { $grew }
    Was sich tragen ließ, ist bei den anderen. Der Stuhl ist noch warm; jemand muss ihn nehmen.
party-no-feats = Zum Wachsen blieb keine Zeit.
party-feats-gone = { $n ->
    [one] Ein Talent geht mit.
   *[other] { $n } Talente gehen mit.
}
party-who = Wer setzt sich? Ein neuer Held hat keine Talente und stellt ein neues Deck zusammen.
party-empty = Platz frei lassen
party-table = Am Tisch
party-bench = Nicht in der Gruppe: Zieht einen Helden auf einen Platz oder klickt ihn an.
party-feats = Talente: Fertigkeit { $skills }, Kraft { $powers }, Karte { $cards }
party-leaves = { $hero } geht
party-was = war dabei
role-boxes = { $powers } Kästchen für Kräfte, { $hand } für die Handgröße
role-copied = { $n ->
    [one] ; 1 angekreuztes wird übernommen
   *[other] ; { $n } angekreuzte werden übernommen
}
role-side = Seite { $n }: { $role }
role-sure = Ja, { $hero } wird für immer „{ $role }“
role-take = „{ $role }“ wählen
sheet-skills = Fertigkeiten
sheet-hand = Handgröße
sheet-cards = Deckliste
sheet-powers-of = Kräfte: { $role }
sheet-powers = Kräfte
sheet-besides = Außerdem
sheet-favored = Bevorzugter Kartentyp: { $kind }.
sheet-proficient = Vertraut mit { $traits }.
sheet-in-hand = Handkarten
camp-tab-next = Nächstes Szenario
camp-tab-party = Gruppe
camp-tab-decks = Decks
market-visits = Jeder Held darf einen Händler besuchen, und jeder Händler legt eine Karte mehr aus, als er Besucher hat. Klickt einen Händler an, um ihn zu besuchen.
between-click-a-card = Klickt eine Karte an, um zu sehen, was damit möglich ist, oder zieht sie zu einem Helden. Doppelklick für das Übliche, Rechtsklick zum Vergrößern.

annals-statistics = Statistik
annals-nothing = Es wurde noch nichts gespielt.
annals-write = Als Datei speichern
annals-written = Gespeichert: { $path }
annals-left = { $n ->
    [one] 1 Stunde übrig
   *[other] { $n } Stunden übrig
}
annals-turns = { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
}
annals-no-campaign = Dieser Tisch gehört zu keiner Kampagne, darum wird nichts aufgezeichnet.
annals-played = { $n ->
    [one] 1 Szenario gespielt, { $won } gewonnen
   *[other] { $n } Szenarien gespielt, { $won } gewonnen
}
annals-decisions = { $n ->
    [one] 1 Entscheidung
   *[other] { $n } Entscheidungen
}
annals-time = { $time } am Tisch
annals-luck = Würfelglück
annals-checks = Proben
annals-hours = Übrige Stunden am Ende
annals-feats = Talente vor jedem Szenario und jetzt
annals-strength = Stärke der Decks: die Abenteuernummern ihrer Karten
annals-decks = Decks jetzt
annals-calls = Knappste Momente
annals-memory = Zum Andenken
annals-deeds = Wer was getan hat
annals-luck-hint = Von drei Standardabweichungen unter der Erwartung bis drei darüber.
annals-checks-hint = Wie viele der gemachten Proben bestanden wurden; die Marke auf dem Balken zeigt, wie viele zu erwarten waren.
annals-passed = { $passed } von { $tried }, { $expected }
annals-won = { $n }, gewonnen
annals-lost = { $n }, verloren
annals-now = jetzt
annals-call = { $text } (Szenario { $scenario }, Zug { $turn })
annals-all = alle
annals-acquired = Erworben: { $kinds }.
annals-expected = erwartet: { $n }
annals-rolled-expected = gewürfelt: { $n } (erwartet: { $expected })
annals-rolled = gewürfelt: { $n }
annals-rolled-of = { $n } ({ $all })
annals-watch = Aufzeichnung ansehen
annals-turn = Zug { $n }: { $name }
annals-hour = { $hour }, noch { $left }
