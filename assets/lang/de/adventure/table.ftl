# What is written on the table.

table-hours-left = { $n ->
    [one] noch 1 Stunde
   *[other] noch { $n } Stunden
}
table-turn = Zug { $n }
table-empty = leer
table-closed = Geschlossen
table-closed-for-now = Vorübergehend geschlossen
table-close = Schließen: { $how }
table-died = tot
table-waits = noch an keinem Ort
table-to-decide = entscheidet
table-can-help = kann helfen
table-on-turn = am Zug
table-deck = Deck
table-discarded = abgelegt
table-buried = begraben
table-displayed = ausgelegt
table-cards-of = Karten von { $name }
