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
