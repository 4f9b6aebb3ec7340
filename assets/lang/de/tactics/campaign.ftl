# Die Taktik-Familie in Kampagnen.

family-tactics = Taktische Kampagne
tactics-window-response = Eine Reaktion oder eine andere Kraft wäre möglich
tactics-window-only = Es gibt nur eine Möglichkeit
tactics-difficulty = Schwierigkeit
    .about = Leicht gibt der Gruppe mehr Wiederbelebungstränke, schwer weniger
tactics-no-difficulty = es gibt keine Schwierigkeit `{ $word }`: easy, normal oder hard
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
tactics-not-over = das Kapitel ist nicht vorbei
tactics-revealed-dice = was die Würfel zeigten
tactics-revealed-cards = Karten, die gezogen oder angesehen wurden
tactics-revealed-shuffle = wie ein Stapel gemischt wurde
tactics-failure = Fehlschlag
tactics-success = Erfolg
tactics-plus-result = +Erfolg
tactics-stuck = abgebrochen
tactics-left = hinter euch
tactics-over = das Ende des Weges
tactics-after-rounds = { $n ->
    [one] { $end } nach einer Runde
   *[other] { $end } nach { $n } Runden
}
