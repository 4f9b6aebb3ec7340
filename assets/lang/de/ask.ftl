# The panel that asks, and the chronicle beside it.

ask-choose = Wählen
ask-move-to = Gehen nach
ask-take-back = Zurücknehmen
ask-play = Spielen
ask-attempt-with = Versuchen mit
ask-give = Geben
ask-other = Anderes
ask-over = Das Szenario ist vorbei.
ask-dice-roll = Die Würfel rollen … (Klick oder { $key })
ask-undo = Rückgängig
ask-hold = Halt
ask-hold-hint = Hält beim allernächsten Fenster, was immer es ist
ask-menu = Menü
ask-rules = Regeln
ask-for = für { $name }
ask-by = gefragt durch { $what }
ask-turn-of = Zug von { $name }
ask-roll = Würfeln
ask-explore = Erkunden
ask-done = Fertig
ask-chosen-of = { $n } von { $max } gewählt
ask-chosen = { $n } gewählt, { $min } bis { $max }
ask-refused = Jetzt nicht möglich ({ $n })
ask-several = Mehrere Verwendungen
ask-never-mind = Doch nicht
story-title = Chronik
story-fold = falten
story-unfold = aufklappen
story-passed = Der Tisch ging { $n ->
    [one] einmal
   *[other] { $n }-mal
} von selbst weiter: Niemand wollte gefragt werden. U geht zur letzten Entscheidung zurück; H hält beim nächsten Fenster.
