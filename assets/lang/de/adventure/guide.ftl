# Das geführte erste Szenario: was der Begleiter sagt.

guide-title = Ein geführter Abend

guide-offer-title = Neu an diesem Tisch?
guide-offer-text = An einem geführten Abend lernt ihr das Spiel, indem ihr es spielt: zwei Helden, drei kleine Orte, zehn Minuten. Ihr könnt jederzeit aufhören.
guide-offer-play = Den geführten Abend spielen
guide-offer-no = Jetzt nicht
guide-trouble = Der geführte Abend ließ sich nicht aufbauen: { $why }

guide-hand-title = Deine Hand ist dein Leben
guide-hand-text = Diese Karten sind alles, was { $hero } kann. Am Ende jedes Zuges wird nachgezogen, und wer aus einem leeren Deck ziehen muss, stirbt. Zeig auf eine Karte, um sie zu lesen; ein Rechtsklick zeigt sie groß.

guide-goal-title = Worum es geht
guide-goal-text = Irgendwo steckt der Schurke. Schließt die anderen Orte, damit er nirgendwohin fliehen kann, und besiegt ihn, bevor die Stunden um sind: Noch sind es { $left }.

guide-explore-title = Erkunden
guide-explore-text = { $hero } steht { DATIVE($place, after: "bei") }. Klick auf das Deck des Ortes oder drück die Leertaste, um der obersten Karte zu begegnen.

guide-weapon-title = Eine Probe
guide-weapon-text = { CAPITAL(NOMINATIVE($card)) } { AGREE($card, "muss", "müssen") } bekämpft werden: Würfel und Boni müssen die Schwierigkeit erreichen. Spiel diese Waffe: Klick doppelt darauf oder zieh sie in die Mitte. Lässt sich eine Karte auf mehrere Arten nutzen, wählst du eine davon. Sieh zu, wie sich die Chance ändert.

guide-blessing-title = Ein Segen hilft
guide-blessing-text = Ein Segen bringt Würfel und kommt danach auf den Ablagestapel. Sieh nach, was er an der Chance ändert, und spiel ihn oder behalte ihn.

guide-roll-title = Der Wurf
guide-roll-text = Was du für die Probe gespielt hast, lässt sich mit einem Klick zurücknehmen. Erst der Wurf gilt. Sieh dir die Chance an und würfle.

guide-boon-title = Etwas Nützliches
guide-boon-text = { CAPITAL(NOMINATIVE($card)) } { AGREE($card, "ist", "sind") } eine Gabe: Erreichst du ihre Schwierigkeit, kommt sie auf deine Hand. Misslingt es, ist nur diese Karte weg.

guide-barrier-title = Ein Hindernis
guide-barrier-text = Gegen { ACCUSATIVE($card) } nützt keine Waffe. Die Probe nennt die Fertigkeiten, die helfen; das Feld zeigt deine Chance mit jeder.

guide-evade-title = Oder heute nicht
guide-evade-text = { $hero } kann ausweichen: Lade eine Karte auf, und { NOMINATIVE($card) } { AGREE($card, "kommt", "kommen") } kampflos zurück ins Deck. Oder mach weiter und stell dich der Begegnung.

guide-damage-title = Schaden
guide-damage-text = Jeder Punkt Schaden kostet eine Karte von deiner Hand. Rüstung hält einen Teil ab: Spiel sie, wenn du welche hast. Dann such aus, was du entbehren kannst.

guide-close-title = Den Ort schließen
guide-close-text = Ist der Handlanger besiegt oder das Deck leer, lässt sich ein Ort schließen. Dann versteckt sich dort kein Schurke mehr. Versuch es: Das Feld nennt die Probe.

guide-villain-title = Der Schurke!
guide-villain-text = Wer an einem anderen offenen Ort steht, darf ihn zuerst vorübergehend schließen, damit der Schurke nicht dorthin flieht. Dann kämpf mit allem, was du hast. Ein Schurke ohne Ausweg ist geschlagen, und ihr gewinnt.

guide-hours-title = Die Stunde schlägt
guide-hours-text = Jeder Zug beginnt mit einer Stunde: der obersten Karte des Segensdecks. Noch sind es { $left }. Wenn keine mehr da ist, hat das falsche Licht gewonnen.

guide-give-title = Eine Karte geben
guide-give-text = Zu Beginn eines Zuges darfst du jemandem an deinem Ort eine Karte geben: Zieh sie auf { OF($other) } Heldenbrett. Du musst nicht.

guide-move-title = Bewegen
guide-move-text = Bevor du erkundest, darfst du dich bewegen: Zieh { OF($hero) } Figur an einen anderen Ort oder klick dorthin. Wo es nichts mehr zu finden gibt, ist es Zeit zu gehen.

guide-heal-title = Heilen
guide-heal-text = Karten auf dem Ablagestapel sind nicht verloren. Etwas auf deiner Hand bringt einige davon zurück ins Deck: Zieh es in die Mitte.

guide-again-title = Noch einmal
guide-again-text = In jedem Zug ist eine Erkundung frei. Für jede weitere lassen sich Verbündete und Segen ablegen: Zieh einen davon auf das Deck des Ortes. Oder behalte sie und beende den Zug.

guide-end-title = Den Zug beenden
guide-end-text = Fertig? Beende den Zug. Du darfst ablegen, was du nicht willst, ziehst dann auf { $hand } Karten nach, und der nächste Held ist dran.

guide-undo-title = Nichts ist endgültig
guide-undo-text = U macht die letzte Entscheidung rückgängig. F1 öffnet die Regeln, und wenn etwas nicht geht, sagt der Tisch, warum und nach welcher Regel.

guide-free-title = Der Rest gehört euch
guide-free-text = Ihr wisst jetzt alles, was ihr braucht. Spielt weiter, wie ihr mögt: Schließt die Orte, findet den Schurken. Viel Glück.
