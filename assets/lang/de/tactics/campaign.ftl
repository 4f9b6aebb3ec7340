# Die Taktik-Familie in Kampagnen.

family-tactics = Taktische Kampagne
tactics-window-response = Eine Reaktion oder eine andere Kraft wäre möglich
tactics-window-only = Es gibt nur eine Möglichkeit
tactics-difficulty = Schwierigkeit
    .about = Leicht (-1) gibt mehr Wiederbelebungstränke und Gegnern weniger TP, schwer (1) umgekehrt
tactics-no-difficulty = es gibt keine Schwierigkeit `{ $word }`: easy, normal oder hard
tactics-house-hp = TP der Gegner
    .about = Gegner haben so viel Prozent mehr TP, oder weniger
tactics-house-hp-line = TP der Gegner { $n } %
tactics-house-hand = Handgröße
    .about = Helden ziehen auf so viele Karten mehr, oder weniger
tactics-house-hand-line = Handgröße { $n }
tactics-begins-as = Beginnt als
tactics-changed-cards = Karten
tactics-changed-heroes = Helden
tactics-changed-classes = Klassen
tactics-changed-enemies = Gegner
tactics-changed-chapters = Kapitel
tactics-there-are = es gibt { $known }
tactics-no-figure = kein Held `{ $id }` in `{ $pack }`; { $help }
tactics-no-class = keine Grundklasse `{ $id }`; { $help } (AT-HERO-01)
tactics-no-chapter = in diesem Paket gibt es kein Kapitel `{ $id }`
tactics-company-elsewhere = eine Kampagne des Pakets `{ $pack }`, nicht von `{ $own }`
tactics-not-over = das Kapitel ist nicht vorbei
tactics-revealed-dice = Die Würfel sind gefallen.
tactics-revealed-cards = Karten wurden gezogen oder angesehen.
tactics-revealed-shuffle = Ein Stapel wurde gemischt.
tactics-failure = Fehlschlag
tactics-success = Erfolg
tactics-plus-result = +Erfolg
tactics-stuck = abgebrochen
tactics-left = Das Kapitel liegt hinter euch.
tactics-over = das Ende des Weges
tactics-after-rounds = { $n ->
    [one] { $end } nach einer Runde
   *[other] { $end } nach { $n } Runden
}
tactics-chain-gap = { $file }: Dieses Kapitel begann nicht da, wo das vorige aufgehört hat; dazwischen fehlt etwas, oder es wurde verändert
