## Schiffe und Beute: Typen, Karten, was geschah, zwischen zwei Spielen

word-ship = Schiff
    .many = Schiffe
    .a = ein Schiff
    .gender = n
    .gen = Schiffs
    .dats = Schiffen
words-ship = Schiff: { NOMINATIVE($ship) }{ $wrecked }{ $anchored }. { $n ->
    [one] 1 Beutekarte
   *[other] { $n } Beutekarten
  }
words-ship-wrecked = , wrack
words-ship-anchored = , vor Anker: { $place }

card-ship-class = Schiff der Klasse {$n}
card-when-commanding = als Kommandant: {$does}
card-ship-to-repair = zum Reparieren: {$check}
card-when-wrecked = als Kommandant, wenn wrack: {$does}
card-your-ship = euer Schiff ist {$ship}
card-ship-anchored-at = euer Schiff liegt vor Anker; jeder Held beginnt {$places}
card-reward-ship = Ein Schiff der Klasse {$n} oder niedriger kommt zu eurer Flotte
card-ship-damage = euer Schiff erleidet {$n} Rumpfschaden
    .after = erleidet euer Schiff {$n} Rumpfschaden
card-verb-stash = verstauen
    .third = verstaut
card-verb-seize = kapern
    .third = kapert
    .command = kapere
card-verb-repair = reparieren
    .third = repariert
card-ship-plunder-one = eine Beutekarte
card-ship-plunder = {$n} Beutekarten
card-ship-plunder-of = {$what-acc} als Beute
card-ship-lose-one = eine zufällige Beutekarte
card-ship-lose = {$n} zufällige Beutekarten
card-ship-the = das Schiff
card-ship-yours = euer Schiff
card-ship-to-try = die Probe zum Reparieren eures Schiffs
card-ship-wreck = euer Schiff wird zum Wrack
    .after = wird euer Schiff zum Wrack
card-ship-anchor = euer Schiff geht {$here} vor Anker
    .after = geht euer Schiff {$here} vor Anker
card-ship-weigh = euer Schiff liegt nicht mehr vor Anker
    .after = liegt euer Schiff nicht mehr vor Anker
card-on-ship-hurt = wenn euer Schiff Rumpfschaden erleidet
card-if-commanding = {$you} ein Schiff kommandier{$you-st}
    .not = {$you} kein Schiff kommandier{$you-st}
card-if-aboard = {$you} auf einem Schiff {$you-bist}
    .not = {$you} auf keinem Schiff {$you-bist}
card-if-wrecked = euer Schiff ein Wrack ist
    .not = euer Schiff kein Wrack ist
card-if-anchored = euer Schiff vor Anker liegt
    .not = euer Schiff nicht vor Anker liegt
card-if-any-plunder = unter eurem Schiff eine Beutekarte liegt
    .not = unter eurem Schiff keine Beutekarte liegt
card-if-plunder = unter eurem Schiff mindestens {$n} Beutekarten liegen
    .not = unter eurem Schiff weniger als {$n} Beutekarten liegen

cue-the-ship = das Schiff
cue-ship-placed = Die Gruppe segelt mit { DATIVE($ship) }.
cue-ship-damaged = { CAPITAL(NOMINATIVE($ship)) } { AGREE($ship, "erleidet", "erleiden") } { $n } Rumpfschaden.
cue-ship-wrecked = { CAPITAL(NOMINATIVE($ship)) } { AGREE($ship, "wird", "werden") } zum Wrack.
cue-ship-repaired = { CAPITAL(NOMINATIVE($ship)) } { AGREE($ship, "ist", "sind") } repariert.
cue-ship-seized = { CAPITAL(NOMINATIVE($ship)) } { AGREE($ship, "wird", "werden") } gekapert.
cue-ship-anchored = { CAPITAL(NOMINATIVE($ship)) } { AGREE($ship, "geht", "gehen") } vor Anker.
cue-ship-weighed = { CAPITAL(NOMINATIVE($ship)) } { AGREE($ship, "liegt", "liegen") } nicht mehr vor Anker.
cue-ship-passed-by = { CAPITAL(NOMINATIVE($ship)) } { AGREE($ship, "fährt", "fahren") } vorbei, weil niemand dort ein Schiff kommandiert.
cue-plunder-stashed = Eine Beutekarte wird verstaut.
cue-plunder-lost = Eine Beutekarte wird verbannt.

between-ship = Schiff
between-a-ship = Ein Schiff der Klasse { $n } oder niedriger kommt zur Flotte.
between-which-ship = Welches Schiff kommt zu eurer Flotte?
between-ship-joins = { CAPITAL(NOMINATIVE($ship)) } { AGREE($ship, "kommt", "kommen") } zur Flotte.
between-no-pick = Diese Karte steht bei dieser Belohnung nicht zur Wahl.
