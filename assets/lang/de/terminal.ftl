terminal-nobody = Niemand am Tisch heißt so.
## What is asked about
terminal-everything = Alle werden gefragt, wann immer die Regeln etwas erlauben.
terminal-pinned-are = Angeheftet: { $names }
terminal-next-stops = { "  " }Das Spiel hält bei der nächsten Gelegenheit an.
terminal-hold = Das Spiel hält bei der nächsten Gelegenheit an, ganz gleich, welche es ist.
terminal-no-hold = Das Spiel hält nur an, wo jemand gefragt werden will.
terminal-pin-nothing = Nichts Offenes heißt so
terminal-pin-none = Keine angeheftete Karte heißt so
terminal-part-will-do = { $what }; ein Teil des Namens genügt.
terminal-pinned = Angeheftet
terminal-unpinned = Nicht mehr angeheftet
terminal-this-is-for = { "     " }(Das ist für { $names }.)

## Moments
terminal-policy = An diesem Tisch { $policy }.
terminal-earlier = { "  " }({ $from } frühere: `moments all`)
terminal-now = { " " }(jetzt)
terminal-locked = { " " }(gesperrt)
terminal-taken-back = { " " }(rückgängig gemacht)
terminal-moment = { $scene } – { $at }{ $did }{ $mark }
terminal-locked-why = { "  " }Gesperrt: { $why }
terminal-restart-new = restart new: von der ersten Entscheidung an, mit anderen Würfeln

terminal-too-long = Diese Zeile ist zu lang.

## Playing
terminal-type = Gebt eine Zahl ein, um zu wählen, oder `help`.
terminal-asks-nothing = nichts wird gefragt, und doch ist das Szenario nicht vorbei: bitte meldet das
terminal-saved-bye = Alles ist gespeichert. Bis zum nächsten Mal.
terminal-bye = Bis zum nächsten Mal.
terminal-no-campaign = Dies ist keine Kampagne: Nichts wird gespeichert.
terminal-from-to = { $min } bis { $max }
terminal-many = { "     " }({ $many } wählen)
terminal-not-yours = Möglichkeit `{ $word }` gehört einer anderen Person; `over NAME` gibt weiter.
terminal-twice = `{ $word }` wurde zweimal eingegeben.
terminal-neither = `{ $word }` ist weder eine Möglichkeit von 1 bis { $n } noch ein Befehl; `help` zeigt die Liste.
terminal-not-saved = Diese Stellung wird nirgends gespeichert.
terminal-not-copied = konnte nicht kopiert werden: { $what }
terminal-now-in = Die Kampagne liegt jetzt in { $folder }.
terminal-end-again = Enter versucht es noch einmal; `elsewhere [ORDNER]` spielt in einem anderen Ordner weiter; `quit` beendet das Programm, und das Ende wird gespeichert, wenn ihr wiederkommt.
terminal-no-rule = Es wurde keine Regel gefunden. Versucht es mit ihrer Nummer oder anderen Worten (die Regeln sind englisch).
terminal-nothing-refused = Hier wird nichts abgelehnt.
terminal-nothing-refused-of = Hier wird nichts mit „{ $words }“ abgelehnt.
terminal-why-of = { "  " }(`why NAME` sagt es nur von einer Karte, einem Helden oder einem Ort.)
terminal-not-possible = { $text }: nicht möglich. { $refusal }

## Between two games
terminal-between = Zwischen zwei Partien
terminal-nothing-back = Es gibt nichts rückgängig zu machen.
terminal-nothing-back-here = Es gibt nichts rückgängig zu machen: Das Szenario hat gerade erst begonnen. `emberdeck restore` stellt wieder her, wie die Kampagne davor war.
terminal-for-good = Diese Belohnung gilt für immer: Bitte wählt selbst.
terminal-no-answer = Keine Antwort passt; `help` zeigt die Befehle.
terminal-more = { "     " }({ $more } weitere: `all` oder Wörter zum Suchen)
terminal-nothing-played = Es wurde noch nichts gespielt.
terminal-there-are = Wählt eines der Szenarien { $known } oder `all`.

## People
terminal-for-alone = Nur für { $name }
terminal-hand-over = Gebt die Tastatur an { $name } und drückt Enter:{ " " }
terminal-may-play = { "     " }(Vielleicht etwas zu spielen: { $names }; `over NAME` gibt die Tastatur weiter)
terminal-only-campaign-seats = Dies ist eine einzelne Stellung; nur eine Kampagne merkt sich, wer wo sitzt.
terminal-who-later = Wer wen spielt, lässt sich am Tisch ändern, sobald die nächste Partie läuft.
terminal-one-person = eine Person für alle Helden
terminal-hands-are = Die Hände sind { $hands ->
    [private] verdeckt
   *[other] offen
}. `seats Anna, Bert` nennt die Leute der Reihe nach; `seats private` oder `seats open`.

## House rules
terminal-only-campaign = Dies ist eine einzelne Stellung; nur eine Kampagne merkt sich diese Wahl.
terminal-from-next = Ab dem nächsten Szenario: { $line }.

## The shelf
terminal-cannot-read = { $name }: kann nicht gelesen werden: { $why }
terminal-n = { "  " }n  Eine neue Kampagne
terminal-q = { "  " }q  Beenden
terminal-next = als Nächstes: { $scenario }
terminal-all-won = alle Szenarien sind gewonnen
terminal-sits = Wer setzt sich? { $least } bis { $most } Zahlen, durch Leerzeichen getrennt.
terminal-ask-heroes = Helden:{ " " }
terminal-numbers-please = Bitte { $least } bis { $most } der Zahlen von oben eingeben.
terminal-hero-choice = { $title }? { $n } dieser Zahlen in Sitzreihenfolge ({ $heroes }).
terminal-choice-once = Bitte { $n } der Zahlen von oben eingeben, jede einmal.
terminal-choice-please = Bitte { $n } der Zahlen von oben eingeben.
terminal-campaign-name = Name der Kampagne:{ " " }
terminal-who-plays = Wer spielt sie? Ein Name je Held, durch Kommas getrennt; nur Enter: eine Person für alle.
terminal-ask-players = Spieler:{ " " }
# $example: Wörter, die man tippen kann.
terminal-house-rules = Hausregeln, etwa `{ $example }`; nur Enter: keine. `?` erklärt sie.
terminal-ask-difficulty = Hausregeln:{ " " }
terminal-no-pack = Es gibt kein Inhaltspaket zum Spielen.
terminal-which-world = Welches Paket?{ " " }

## A replay
terminal-enter-on = Weiter mit Enter; `help` zeigt die Befehle.
terminal-no-command = Unbekannter Befehl; `help` zeigt die Liste.

## Commands
terminal-no-display = Kein Bildschirm gefunden: Gespielt wird im Terminal.
terminal-no-window = Diese Version hat kein Fenster: Gespielt wird im Terminal.
terminal-campaign-won = Diese Kampagne ist zu Ende: Es gibt nichts mehr zu spielen.
terminal-no-family = es gibt keine Spielfamilie, die man spielen könnte
terminal-options-of-families = Optionen anderer Spielfamilien: `emberdeck { $command } --content PACK --help`, oder `--campaign ORDNER` an Stelle des Packs
terminal-not-of-family = diese Spielfamilie bietet das nicht
terminal-rule-none = es wurde keine Regel „{ $what }“ gefunden
terminal-see-also-head = Siehe auch:
terminal-rulings = Klarstellungen:
terminal-examples = Beispiele:
terminal-before-after = Vorige und nächste:
terminal-and-more = { "  " }und { $more } weitere
terminal-wrong-color = `{ $said }`: ein Name und eine Zahl, etwa Anna=3
terminal-color-nobody = `{ $said }`: niemand hier heißt „{ $name }“; { $known ->
    [0] es sind keine Spieler genannt
   *[other] es gibt { $names }
}
terminal-color-range = `{ $said }`: Farben sind Zahlen von 1 bis { $most }
terminal-list-pack = { $id } - { $name } ({ $edition ->
    [none] { "" }
    [first] erste Ausgabe,{ " " }
    [third] dritte Ausgabe,{ " " }
   *[other] Ausgabe { $edition },{ " " }
}{ $cards } Karten)
terminal-list-family = { "  " }Familie: { $family }
terminal-list-scenarios = { "  " }Szenarien, für 1 bis { $players } Spieler:
terminal-list-heroes = { "  " }Helden:
terminal-seat-line = { $hero }: { $person }, Farbe { $n }
terminal-hands-line = Hände: { $hands ->
    [private] verdeckt
   *[other] offen
}

## Moments by commands
terminal-say-number = Gebt die Nummer eines Zeitpunkts an.
terminal-say-undo = Gebt `undo free`, `undo hidden` oder `undo off` ein.
terminal-from-now = Von jetzt an { $policy }.
terminal-there-already = Das Spiel ist schon dort.
terminal-nothing-again = Es gibt nichts zu wiederholen.
terminal-terms = Hausregeln: { $line }. Sie gelten ab dem nächsten Szenario.
terminal-terms-range = { $low } bis { $high }. { $about } ({ $rule })
terminal-terms-off = { "  " }difficulty off  keine Hausregeln
terminal-help-plain =
    Eine Zahl           wählt diese Möglichkeit; mehrere Zahlen mit Leerzeichen, wo mehrere gefragt sind
    (Eingabetaste)      die erste Möglichkeit, wo es nur eine gibt
    undo, redo          nimmt die letzte Entscheidung zurück; wiederholt sie
    moments             Entscheidungen, zu denen ihr zurückkönnt; `back N` geht dorthin, `moments ?` erklärt es
    look                zeigt den Tisch
    more                alle Möglichkeiten in voller Länge
    why [NAME]          was gerade nicht geht, und nach welcher Regel; nur von etwas
    log [N]             die letzten Ereignisse
    chronicle [N | all] die Geschichte bisher, die von Spiel N, oder die der ganzen Kampagne
    rules ID oder WORTE schlägt eine Regel nach
    difficulty          Hausregeln, die das nächste Spiel schwerer oder leichter machen
    seats               wer welchen Platz spielt, und wer eine Hand sehen darf; `over NAME` gibt weiter
    stops, hold         wann ihr gefragt werdet; `stops ?` erklärt es
    elsewhere [ORDNER]  spielt in einem anderen Ordner weiter, wenn dieser nicht beschreibbar ist
    help                diese Liste
    quit                hört auf; alles ist gespeichert
terminal-help-between =
    Eine Zahl           wählt diese Antwort
    (Enter)             die erste Antwort, wo es nur eine gibt
    WORTE               Antworten, in denen diese Worte stehen: `gibt laterne`
    all                 alle Antworten, die es gibt
    auto                nach einer einfachen Regel entscheiden; Talente und Rollen wählt ihr selbst
    undo                die letzte Entscheidung rückgängig machen
    party               die Helden mit ihren Karten und Talenten
    chronicle [N | all] die Geschichte des letzten Szenarios, die eines anderen oder alles mit Zahlen
    look NAME           eine Karte mit vollem Text
    rules ID, WORTE     eine Regel nachschlagen (die Regeln sind englisch)
    difficulty          zeigt die Hausregeln und wie man sie ändert
    help                diese Liste
    quit                beenden; alles ist gespeichert
terminal-help-manners =
    Ihr werdet gefragt, wo etwas Nützliches zu tun ist. So ändert man das:
      stops                                   wann alle gefragt werden
      stops all | usual                       immer fragen, wenn die Regeln etwas erlauben; auf Standard zurücksetzen
      stops GELEGENHEIT always|useful|never   wann bei so einer Gelegenheit gefragt wird, für alle
      stops HELD GELEGENHEIT always|...       dasselbe für einen Helden
      hold                                    bei der nächsten Gelegenheit anhalten, ganz gleich, welche es ist
      pin NAME, unpin NAME                    immer fragen, wenn diese Karte (Held, Ort) etwas tun kann
terminal-help-watch =
    (Enter), n          die nächste Entscheidung
    b                   die vorige Entscheidung
    t, T                der nächste Zug; der vorige
    N                   zum Zeitpunkt mit dieser Nummer
    end                 ans Ende
    look                der Tisch, wie er ist
    help                diese Liste
    quit                beenden
terminal-help-moments =
    undo, redo          die letzte Entscheidung rückgängig machen; sie wiederholen, solange nichts anderes entschieden ist
    undo turn           alles rückgängig machen, seit der Zug begann
    moments [all]       die letzten Zeitpunkte oder alle; gesperrte sagen, warum
    back N              zum Zeitpunkt mit dieser Nummer, zurück oder wieder vor
    undo free           jede Entscheidung darf rückgängig gemacht werden
    undo hidden         nicht über Würfe und nicht über Karten hinweg, die seitdem aufgedeckt wurden
    undo off            keine Entscheidung darf rückgängig gemacht werden
