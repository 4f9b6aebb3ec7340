# Die Bildschirme zwischen zwei Partien und die der Chronik.

camp-by-itself = Von selbst
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
camp-for-the-box = Für die Schachtel
decks-anybody = jetzt darf jeder jedem Karten geben
decks-of = Deck von { $hero }
decks-suggested = Das vorgeschlagene Deck nehmen
decks-other = klickt oben einen Helden an, um ein anderes Deck zu öffnen
decks-dead = tot; die Karten gehören jetzt der Gruppe
decks-aside-note = was hier bleibt, geht zurück in die Schachtel
decks-aside = Beiseite: { $n }
decks-aside-hint = Zieht Karten hierher, die ihr Held nicht behält: jeder darf sie nehmen.
decks-box = Aus der Schachtel
decks-for = für { $hero }
decks-no-place = Auf der Liste ist kein Platz mehr, den die Schachtel füllen könnte.
decks-none = Nichts von dem, was fehlt, liegt in der Schachtel.
head-rewards = Belohnungen
head-traders = Händler
head-decks = Decks
head-camp = Lager
head-next-game = Die nächste Partie
head-after-won = Nach „{ $scenario }“, gewonnen
head-after-lost = Nach „{ $scenario }“, verloren
head-between = Zwischen zwei Partien
head-for = für „{ $from }“
head-for-more = für „{ $from }“; noch { $n }
head-chair = Ein leerer Stuhl
head-to-decide = entscheidet
head-cards = { $n } Karten
head-cards-listed = { $n } Karten, wie gelistet
head-cards-no-others = { $n } Karten; keine weiteren für { $list }
head-cards-wrong = { $n } Karten, { $list } gelistet
head-later = Das nächste Mal entscheiden
head-rest = Macht den Rest für uns
head-rest-hint = Beute, Händler und Decks nach einfachen Regeln. Talente und Rollen warten bis zum nächsten Mal, und nichts beginnt, bevor ihr es sagt.
head-shelf = Ins Regal
head-on-traders = Weiter zu den Händlern
head-decks-done = Die Decks sind fertig
head-all-won = Alles gewonnen: ins Regal
head-propose = Alle Decks vorschlagen
loot-takes = { $hero } nimmt sie
place-of = von { $hero }
place-aside = beiseite
place-box = in der Schachtel
place-stall = beim Händler
place-prize = gewonnen
place-bench = nicht am Tisch
place-chair = ein leerer Platz
place-name = Platz { $place }
place-click = Klickt sie an, um sie zu wählen.
loot-hint = Zieht die Karte auf einen Helden oder klickt an, wer sie nimmt.
loot-has = { $has } von { $list } { $kind }
market-visit = { CAPITAL(ACCUSATIVE($name)) } besuchen
market-nobody = noch kein Besuch
market-shows = { CAPITAL(NOMINATIVE($trader)) } { AGREE($trader, "zeigt", "zeigen") }: wählt, was ihr wollt
market-paid = Für { ACCUSATIVE($name) }: { $n } von { $all } bezahlt
market-price = der Preis
market-cards = Karten von { $hero }
head-for-good = Das gilt für immer: bitte wählt selbst.
party-first-time = war heute Abend zum ersten Mal dabei
party-evenings = { $n ->
    [one] hat mit euch einen Abend gewonnen
   *[other] hat mit euch { $n } Abende gewonnen
}
# $hero (text), $won (text), $grew (text): sentences of this file
party-farewell =
    { $hero } { $won } und kommt von diesem nicht zurück.
    { $grew }
    Was sich tragen ließ, ist bei den anderen. Der Stuhl ist noch warm; jemand muss ihn nehmen.
party-no-feats = Zum Wachsen blieb keine Zeit.
party-feats-gone = { $n ->
    [one] Ein Talent geht mit.
   *[other] { $n } Talente gehen mit.
}
party-who = Wer setzt sich? Ein neuer Held hat keine Talente und baut ein erstes Deck.
party-empty = Der Platz bleibt leer
party-table = Am Tisch
party-bench = Nicht am Tisch: zieht einen Helden auf einen Platz oder den leeren Stuhl, oder klickt.
party-feats = Talente: { $skills } Fertigkeit, { $powers } Kraft, { $cards } Karte
party-leaves = { $hero } geht
party-was = war dabei
role-boxes = { $powers } Kästchen für Kräfte, { $hand } für die Handgröße
role-copied = { $n ->
    [one] ; 1 angekreuztes kommt mit
   *[other] ; { $n } angekreuzte kommen mit
}
role-side = Seite { $n }: { $role }
role-sure = Ja: { $hero }, für immer „{ $role }“
role-take = „{ $role }“ nehmen
sheet-skills = Fertigkeiten
sheet-hand = Handgröße
sheet-cards = Kartenliste
sheet-powers-of = Kräfte: { $role }
sheet-powers = Kräfte
sheet-besides = Außerdem
sheet-favored = Bevorzugte Kartenart: { $kind }.
sheet-proficient = Geübt mit { $traits }.
sheet-in-hand = Handkarten
camp-tab-next = Was als Nächstes kommt
camp-tab-party = Die Gruppe
camp-tab-decks = Die Decks
annals-statistics = Statistik
annals-nothing = Es wurde noch nichts gespielt.
annals-write = In eine Datei schreiben
annals-written = Geschrieben: { $path }
annals-left = { $n ->
    [one] 1 Stunde übrig
   *[other] { $n } Stunden übrig
}
annals-turns = { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
}
annals-no-campaign = Von dem, was auf dem Tisch liegt, wird nichts aufgehoben: es ist keine Kampagne.
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
annals-hours = Stunden am Ende
annals-feats = Talente vor jedem Szenario und jetzt
annals-strength = Stärke der Decks: die Abenteuernummern ihrer Karten
annals-decks = Decks jetzt
annals-calls = Knappste Momente
annals-memory = Zum Andenken
annals-deeds = Wer was getan hat
annals-luck-hint = Von drei Standardabweichungen weniger als erwartet bis drei mehr.
annals-checks-hint = Bestanden von versucht, und wie viele zu erwarten waren: die Marke auf dem Balken.
annals-passed = { $passed } von { $tried }, { $expected }
annals-won = { $n }, gewonnen
annals-lost = { $n }, verloren
annals-now = jetzt
annals-call = { $text } (Szenario { $scenario }, Zug { $turn })
annals-all = alle
annals-acquired = Erworben: { $kinds }.
annals-expected = erwartet { $n }
annals-rolled-expected = gewürfelt { $n } (erwartet { $expected })
annals-rolled = gewürfelt { $n }
annals-rolled-of = { $n } von { $all }
annals-watch = Noch einmal zusehen
annals-turn = Zug { $n }: { $name }
annals-hour = { $hour }, noch { $left }

market-visits = Jeder Held darf einen Händler besuchen; jeder Händler legt eine Karte mehr aus, als er Besuch hat. Klickt an, wen ihr besucht.
between-click-a-card = Klickt eine Karte an, um zu sehen, was mit ihr geht, oder zieht sie zu einem Helden. Ein Doppelklick tut das Naheliegende; die rechte Taste zeigt sie groß.
