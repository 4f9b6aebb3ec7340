# The opening and the ending of a scenario.

tale-place = { $adventure }  ·  { $n } von { $all }
tale-special = In diesem Szenario
tale-against = Gegen euch
tale-party = Am Tisch
tale-begin = An den Tisch
tale-back = Zurück an den Tisch
tale-results = Das Ergebnis
tale-gives = Belohnungen
tale-read-opening = Den Auftakt lesen
tale-opening-of = Der Auftakt: { $scenario }
tale-ending-of = Das Ende: { $scenario }
tale-plays = { $hero }, gespielt von { $player }
tale-out-of-time =
    Die letzte Stunde kam und ging, und „{ $scenario }“ war nicht geschafft.
    Ihr geht heim, wie ihr gekommen seid. In dieser Richtung ist der Weg länger.
    Es wird einen weiteren Abend geben.
tale-all-dead =
    Niemand kam zurück, um zu erzählen, wie „{ $scenario }“ ausging.
    Wer aufgeblieben war und wartete, löschte das Licht und zündete es dann wieder an.
    Es werden andere kommen, und ein anderer Abend.
table-setup = Aufbau
