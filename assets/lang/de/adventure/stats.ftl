## Facts
stats-died = { $hero } starb in Zug { $turn }.
stats-defeated-most = { $hero } besiegte am meisten: { $banes }.
stats-helped-most = { $hero } half anderen am meisten: { $most }-mal.
stats-acquired = Erworben: { $cards }.
stats-won-left = Gewonnen wurde { $hours } vor Schluss.
stats-by-again = , { $n } davon durch neues Würfeln
stats-should-have = Zu erwarten: { $expected } bestandene von { $checks }; tatsächlich bestanden: { $passed }
stats-hardly-worse = fast niemand würfelt schlechter
stats-hardly-better = fast niemand würfelt besser
stats-worse = { $share } % aller Würfe wären schlechter gewesen
stats-a-die = Ein Würfel
stats-dice = { $n } Würfel
stats-fell = { $dice }, zusammen { $rolled }, zu erwarten waren { $expected }: { $luck } ({ $share }).
stats-no-deeds = Für Taten war keine Zeit geblieben.
stats-left-behind = Hinterlassen: { $deeds }.
stats-under-minute = unter einer Minute

## Luck
stats-too-few = zu wenige Würfel, um das zu beurteilen
stats-outrageous = unverschämtes Glück
stats-good = Glück
stats-little = ein wenig Glück
stats-even = durchschnittliches Glück
stats-little-bad = ein wenig Pech
stats-bad = Pech
stats-outrageous-bad = unverschämtes Pech

## The chronicle as a text
stats-result-won = gewonnen
stats-result-time = verloren: Zeit abgelaufen
stats-result-dead = verloren: alle tot
stats-result-none = läuft noch
stats-hour-of = , Stunde: { $card }, noch { $left }

## So viele

stats-turns = { $n ->
    [1] 1 Zug
   *[other] { $n } Züge
}
stats-hours = { $n ->
    [1] 1 Stunde
   *[other] { $n } Stunden
}
stats-checks = { $n ->
    [1] 1 Probe
   *[other] { $n } Proben
}
stats-banes = { $n ->
    [1] 1 Plage
   *[other] { $n } Plagen
}
stats-scenarios = { $n ->
    [1] 1 Szenario
   *[other] { $n } Szenarien
}
stats-decisions = { $n ->
    [1] 1 Entscheidung
   *[other] { $n } Entscheidungen
}
stats-banes-defeated = { $n ->
    [1] 1 Plage besiegt
   *[other] { $n } Plagen besiegt
}
stats-boons-acquired = { $n ->
    [1] 1 Gabe erworben
   *[other] { $n } Gaben erworben
}
stats-locations-closed = { $n ->
    [1] 1 Ort geschlossen
   *[other] { $n } Orte geschlossen
}

## Taten

stats-deed-turns = Züge
stats-deed-explorations = Erkundungen
stats-deed-encounters = Begegnungen
stats-deed-banes-defeated = Plagen besiegt
stats-deed-banes-not-defeated = Plagen nicht besiegt
stats-deed-boons-acquired = Gaben erworben
stats-deed-boons-missed = Gaben verpasst
stats-deed-evaded = ausgewichen
stats-deed-locations-closed = Orte geschlossen
stats-deed-damage-taken = Schaden erlitten
stats-deed-damage-prevented = Schaden verhindert
stats-deed-cards-recovered = Karten zurückbekommen
stats-deed-cards-lost-for-good = Karten für immer verloren
stats-deed-cards-given = Karten gegeben
stats-deed-plays = Einsätze
stats-deed-plays-for-others = Einsätze für andere
stats-deed-deaths = Tode

## Überschriften der Chronik

stats-chronicle-of = Eine Chronik von *{ $pack }*.
stats-the-party = Die Gruppe: { $names }.
stats-nothing-played = Es wurde noch nichts gespielt.
stats-scenario = Szenario
stats-result = Ergebnis
stats-turns-head = Züge
stats-hours-left = übrige Stunden
stats-decisions-head = Entscheidungen
stats-played = Spielzeit
stats-on = Datum
stats-turn-head = Zug { $number }, { $hero }{ $hour }.
stats-call = Zug { $turn }: { $what }
stats-in-numbers = In Zahlen
stats-hours-left-head = Übrige Stunden
stats-who-did-what = Wer was tat
stats-all = alle
stats-acquired-head = Erworben
stats-defeated-head = Besiegt
stats-luck-head = Würfelglück
stats-dice-line = { $dice } Würfel zeigten { $rolled }, erwartet { $expected }: { $luck }
stats-checks-head = Proben
stats-tried = versucht
stats-expected = zu erwarten
stats-passed = bestanden
stats-growth = Wachstum
stats-grown = **{ $hero }{ $role }.** Talente { $feats } `{ $line }` (Fertigkeit { $skills }, Kraft { $powers }, Karte { $cards }); Deckstärke { $strength } `{ $line2 }`. { OF($hero) } Deck: { $deck }.
