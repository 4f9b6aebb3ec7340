## Windows in which somebody may want to be asked
stops-start = Der Beginn des Szenarios, eines Zuges, einer Stunde
stops-travel = Einen Ort verlassen oder erreichen
stops-examined = Eine Karte wurde untersucht
stops-met = Eine Karte wird aufgedeckt oder man begegnet ihr
stops-evade = Ausweichen
stops-before = Vor der Begegnung
stops-roll = Ein Wurf, dem nichts Nützliches hinzuzufügen ist
stops-sure = Ein Wurf, der nichts ändern kann
stops-recharge = Eine Probe, um eine Karte aufzuladen
stops-rolled = Neu würfeln
stops-damage = Schaden verringern
stops-answer = Reaktionen auf eine Probe, eine gespielte Karte, Schaden oder einen Tod
stops-after = Nach der Begegnung
stops-closing = Ein Ort wird geschlossen
stops-end = Das Ende eines Zuges
stops-order = Eine Reihenfolge, auf die es nicht ankommt
stops-only = Nur eine mögliche Antwort
