# The panel that asks, and the chronicle beside it.

ask-choose = Wählen
ask-move-to = Gehen
ask-take-back = Zurücknehmen
ask-play = Spielen
ask-attempt-with = Probe mit
ask-give = Geben
ask-other = Sonstiges
ask-over = Das Szenario ist vorbei.
ask-dice-roll = Die Würfel rollen … (überspringen: Klick oder { $key })
ask-undo = Rückgängig
ask-hold = Anhalten
ask-hold-hint = Hält bei der nächsten Gelegenheit an, ganz gleich, welche es ist
ask-menu = Menü
ask-rules = Regeln
ask-for = für { $name }
ask-by = Anlass: { $what }
ask-turn-of = Zug von { $name }
ask-roll = Würfeln
ask-explore = Erkunden
ask-done = Fertig
ask-chosen-of = { $n } von { $max } gewählt
ask-chosen = { $n } gewählt; wähle { $min } bis { $max }
ask-refused = Jetzt nicht möglich ({ $n })
ask-several = Verwendung wählen
ask-never-mind = Abbrechen
story-title = Chronik
story-fold = Einklappen
story-unfold = Ausklappen
# $n (number)
story-passed-brief = { $n ->
    [one] 1 Frage übersprungen
   *[other] { $n } Fragen übersprungen
}
story-passed = Das Spiel ging { $n ->
    [one] einmal
   *[other] { $n }-mal
} von selbst weiter, da niemand gefragt werden wollte. U macht die letzte Entscheidung rückgängig; H hält bei der nächsten Gelegenheit an.
