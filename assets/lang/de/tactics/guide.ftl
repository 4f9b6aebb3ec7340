# Der geführte erste Kampf: was der Begleiter sagt.

tactics-guide-entry = Ein geführter Kampf
tactics-guide-trouble = Der geführte Kampf ließ sich nicht aufbauen: { $why }

tactics-guide-welcome-title = Ein geführter Kampf
tactics-guide-welcome-text = Drei Helden, ein Torhaus, ungefähr zehn Minuten. Die Geschichte dazu erzählt die Kampagne. Von diesem Spiel wird nichts gespeichert, und ihr könnt jederzeit aufhören.

tactics-guide-start-title = Wo ihr beginnt
tactics-guide-start-text = Klickt für { $hero } auf eines der leuchtenden Felder. Nah am Tor seid ihr schneller im Kampf, weiter hinten sicherer.

tactics-guide-board-title = Das Heldentableau
tactics-guide-board-text = Was hier liegt, wirkt den ganzen Kampf über: ein Merkmal, Ausrüstung, passive Fähigkeiten, Würfel. Alles liegt schon, wo es passt. Zieht Karten um, wenn ihr wollt, und macht dann weiter.

tactics-guide-mulligan-title = Die erste Hand
tactics-guide-mulligan-text = Zeigt auf eine Karte, um sie groß zu lesen. Gefällt euch die Hand nicht, dürft ihr sie einmal zurückmischen und neu ziehen.

tactics-guide-goal-title = Worum es geht
tactics-guide-goal-text = Hier steht, womit der Kampf gewonnen ist, und ein Bonusziel für mehr. Darunter stehen eure Wiederbelebungstränke. Verloren ist der Kampf, wenn jemand zu Boden geht und kein Trank mehr da ist.

tactics-guide-line-title = Initiative
tactics-guide-line-text = Die Marken zeigen von links nach rechts, wer wann am Zug ist. Die Reihenfolge wird jede Runde neu gezogen, und der Boss steht mehr als einmal darin.

tactics-guide-hand-title = { $hero } ist am Zug
tactics-guide-hand-text = Ein Zug hat zwei Aktionen. Karten, die leuchten, lassen sich jetzt spielen; die anderen sagen, warum nicht, wenn ihr auf sie zeigt.

tactics-guide-move-title = Bewegen
tactics-guide-move-text = Spielt eine Einfache Bewegung: Klickt auf die Karte oder zieht sie auf das Brett. Jede andere Karte könnt ihr ablegen, um euch halb so weit zu bewegen.

tactics-guide-walk-title = Wohin
tactics-guide-walk-text = Felder mit einem Punkt sind erreichbar, mit dem, was sie kosten. Klickt auf eines, und { $hero } geht dorthin. Ihr dürft unterwegs anhalten und mit den übrigen Punkten weitergehen.

tactics-guide-threat-title = Bedrohung
tactics-guide-threat-text = Zeigt auf einen Gegner, um die Felder zu sehen, die er jetzt treffen könnte. Haltet { $threat }, um sie für alle Gegner zu sehen, { $reach } dafür, wohin jemand gehen könnte.

tactics-guide-attack-title = Angreifen
tactics-guide-attack-text = Angriffskarten zeigen Würfel und eine Reichweite. Spielt eine, oder zieht sie gleich auf einen Gegner in Reichweite. Ein Angriff braucht freie Sicht.

tactics-guide-target-title = Ein Ziel wählen
tactics-guide-target-text = Figuren und Felder mit Eckmarken lassen sich wählen. Zeigt vorher auf einen Gegner, um seine Trefferpunkte zu sehen.

tactics-guide-roll-title = Der Wurf
tactics-guide-roll-text = Vor dem Wurf seht ihr die genaue Chance. Bis hierher lässt sich alles zurücknehmen; erst der Wurf gilt.

tactics-guide-dice-title = Was die Würfel zeigen
tactics-guide-dice-text = Manche Fähigkeiten würfeln jetzt neu oder ändern einen Würfel. Habt ihr keine oder seid ihr zufrieden, dann weiter: Die Summe ist der Schaden.

tactics-guide-down-title = Jemand ist am Boden
tactics-guide-down-text = Wer 0 TP hat, geht zu Boden und verlässt das Brett. Ein Wiederbelebungstrank bringt ihn im nächsten Zug zurück. Geht mit den übrigen sparsam um.

tactics-guide-boss-title = Bosskarten
tactics-guide-boss-text = In jedem seiner Züge deckt der Boss eine Karte auf, und die Gegner tun, was darauf steht. Die Chronik nennt für jeden den Grund. Benutzte Karten liegen offen: So wisst ihr, was noch kommen kann.

tactics-guide-condition-title = Zustände
tactics-guide-condition-text = Jemand von euch hat einen Zustand. Er steht am Fuß der Figur und hier; zeigt darauf, um zu lesen, was er bewirkt. Er endet mit der Runde.

tactics-guide-hurt-title = Trefferpunkte und Tränke
tactics-guide-hurt-text = Der Balken am Fuß einer Figur zeigt ihre TP. Wer keine mehr hat, geht zu Boden, und ein Wiederbelebungstrank holt ihn zurück. Hier seht ihr, wie viele noch da sind.

tactics-guide-equip-title = Ausrüsten
tactics-guide-equip-text = Ausrüstung und Merkmale aus der Hand könnt ihr auf das Heldentableau legen: Zieht die Karte dorthin. Das kostet eine Aktion; von da an liegt sie bereit, und auf der Hand ist Platz für eine andere.

tactics-guide-end-title = Den Zug beenden
tactics-guide-end-text = Sind die Aktionen verbraucht oder lohnt sich nichts mehr, dann beendet den Zug. Was übrig ist, bleibt auf der Hand.

tactics-guide-cleanup-title = Zwischen zwei Runden
tactics-guide-cleanup-text = Jeder darf eine Karte ablegen; dann ziehen alle ihre Hand wieder voll. Zustände laufen ab, und die Reihenfolge wird neu ausgelegt.

tactics-guide-focus-title = Auf wen geht er los?
tactics-guide-focus-text = Gegner wählen nach festen Regeln, zuerst den nächsten. Sind zwei gleich nah, entscheidet ihr.

tactics-guide-undo-title = Nichts ist endgültig
tactics-guide-undo-text = { $undo } nimmt die letzte Entscheidung zurück. { $rules } öffnet die Regeln. Was nicht geht, sagt euch, warum, und nach welcher Regel.

tactics-guide-free-title = Der Rest gehört euch
tactics-guide-free-text = Nun wisst ihr, was ihr braucht. Spielt, wie ihr wollt: Bleibt zusammen, behaltet die Reihenfolge im Auge und werft den Vogt nieder. Viel Glück.
