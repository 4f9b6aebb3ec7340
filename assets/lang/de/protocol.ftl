## Errors of the headless protocol
protocol-too-long = die Zeile ist länger als 1 MiB und wurde übergangen
protocol-not-text = die Zeile ist kein UTF-8
protocol-no-request = keine Anfrage: { $why }
protocol-no-option = die Möglichkeit `{ $id }` gibt es bei dieser Frage nicht
protocol-twice = die Möglichkeit `{ $id }` ist zweimal gewählt
protocol-exactly = diese Frage verlangt { $n ->
    [one] { $n } Möglichkeit
   *[other] { $n } Möglichkeiten
}, nicht { $chosen }
protocol-between = diese Frage verlangt { $least } bis { $most } Möglichkeiten, nicht { $chosen }
protocol-not-open = Frage { $asked } ist nicht offen, sondern Frage { $open }
protocol-downtime-only = das gehört in die Zeit zwischen zwei Spielen
protocol-table-only = das gehört an den Tisch
protocol-not-over = das Szenario ist noch nicht zu Ende
protocol-end-not-saved = das Szenario ist zu Ende, aber sein Ende ist noch nicht gespeichert
protocol-no-chronicle = das ist keine Kampagne, darum wird nichts davon aufgehoben
protocol-campaign-only = so etwas merkt sich nur eine Kampagne
protocol-no-hero = an diesem Tisch sitzt kein Held `{ $id }`
protocol-window-and-stop = `window` und `stop` gehören zusammen, mit oder ohne `seat`
protocol-nothing-to-redo = es gibt nichts zu wiederholen
protocol-not-simple = was für immer gewonnen wird, muss gewählt werden
