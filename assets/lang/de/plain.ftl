# Der Tisch einer Spielefamilie, die kein eigenes Fenster hat.
# $person: der Name einer Person, die spielt.
plain-hand-over = Gib den Bildschirm an { $person } weiter.
# $person: der Name einer Person, die spielt. Ein Knopf.
plain-i-am = Ich bin { $person }
plain-nobody-won = Niemand hat gewonnen
# $who: Namen, durch Kommas getrennt.
plain-won = Gewonnen: { $who }
plain-nothing-asked = Hier wird nichts gefragt.
plain-redo = Wiederholen
plain-leave = Zurück zu den Kampagnen
plain-not-here = Das gibt es im Fenster bei dieser Spielefamilie nicht.
plain-undo-turn = Zug rückgängig
plain-restart = Neu beginnen
plain-restart-same = Ab der ersten Entscheidung, mit denselben Würfeln
plain-restart-new = Ab der ersten Entscheidung, mit anderen Würfeln
