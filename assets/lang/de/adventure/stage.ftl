# Die Mitte des Tisches: Proben, Würfe, wer am Zug ist.

stage-check = Probe

stage-step-met = Begegnung
stage-step-evade = Ausweichen
stage-step-before = Davor
stage-step-check = Probe
stage-step-check-of = Probe { $n } von { $of }
stage-step-roll = Wurf
stage-step-damage = Schaden
stage-step-after = Danach
stage-step-end = Ende

stage-way-own-dice = Würfel der Karte

stage-to-succeed = auf Erfolg
stage-to-defeat = zum Besiegen
stage-to-acquire = zum Erwerben
stage-to-close = zum Schließen
stage-to-recharge = zum Aufladen
stage-difficulty = Schwierigkeit
stage-difficulty-parts = Schwierigkeit: { $parts }
stage-damage-expected = { $damage } Schaden zu erwarten
stage-with-rerolls = { $chance }, wenn neu gewürfelt wird
stage-all-checks = { $chance } für diese und die folgenden Proben
stage-traits = Merkmale: { $traits }

stage-played = für diese Probe gespielt
stage-played-take-back = für diese Probe gespielt; zum Zurücknehmen wegziehen
stage-drag-here = Karten hierher ziehen, um sie für diese Probe zu spielen

stage-against = gegen
stage-success-by = { $by ->
    [0] Erfolg, gerade so
   *[other] Erfolg, { $by } übrig
}
stage-failure-by = Misserfolg, { $by } zu wenig
stage-failure = Misserfolg
stage-success-vain = Erfolg, aber vergebens
stage-damage = { $amount } Schaden
stage-last-good = Letzter Wurf: { $total } gegen { $difficulty }, gelungen.
stage-last-bad = Letzter Wurf: { $total } gegen { $difficulty }, misslungen.

stage-turn-of = { $whose_name } ist am Zug
stage-turn-of-player = { $player }: { $whose_name } ist am Zug

stage-asked = { $hero }: { $ask }
stage-asked-player = { $player }, { $hero }: { $ask }
stage-ask-start-place = wo beginnst du?
stage-ask-first-hero = wer fängt an?
stage-ask-turn = du bist am Zug
stage-ask-checker = wer macht die Probe?
stage-ask-check = eine Probe
stage-ask-rolled = neu würfeln?
stage-ask-window = Kräfte benutzen?
stage-ask-evade = ausweichen?
stage-ask-damage = Schaden
stage-ask-damage-cards = Schaden: Karten ablegen
stage-ask-reset = Hand anpassen
stage-ask-cards = Karten wählen
stage-ask-place = einen Ort wählen
stage-ask-hero = einen Helden wählen
stage-ask-choice = wählen
stage-ask-yes-no = ja oder nein
stage-ask-order = was kommt zuerst?
stage-ask-close = den Ort schließen?
stage-ask-die = einen Würfel wählen

stage-hint-explore = Klick auf das Deck deines Ortes, um zu erkunden, oder drück die Leertaste.
stage-hint-move = Zieh deine Figur an einen anderen Ort, um dich zu bewegen.
stage-hint-play = Zieh eine leuchtende Karte auf die Bühne oder einen Ort, um sie zu spielen.
stage-hint-give = Zieh eine Karte auf einen anderen Helden, um sie ihm zu geben.
stage-hint-end = Drück die Leertaste, um den Zug zu beenden.
stage-hint-begin = Zieh deine Figur an einen Ort oder klick einen an.
stage-hint-cards = Klick Karten an, um sie zu wählen; gewählte heben sich.
stage-hint-window = Spiel eine leuchtende Karte oder drück die Leertaste, um weiterzumachen.
