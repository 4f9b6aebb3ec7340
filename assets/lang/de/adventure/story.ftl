## A check in brackets
story-roll-gave = { DICE($pool) } ergab{ " " }
story-roll-against = { $total } gegen { $difficulty }
story-roll-again = , mit neu geworfenen Würfeln
story-roll-chance = , bei einer Chance von { $chance }
story-roll-for-all = , trotz einer Chance von { $chance }

## How an encounter goes on
story-at-first = { DATIVE($place, after: "Bei") } { $verb } { $hero } { $whom }
story-at-last = { $hero } { $verb } { DATIVE($place, after: "bei") } { $whom }
story-then = Dann { $verb } { $hero } { $whom }
story-plain = { $hero } { $verb } { $whom }

## Beginning and end
story-lay-ahead = { $hours } lagen vor der Gruppe. { $begun }.
story-last-hour = in der allerletzten Stunde
story-with-left = { $hours } vor Schluss
story-won = So gelang es, im { $turn } Zug, { $left }.
story-lost-time = { $turns } lang reichten die Stunden, dann waren sie abgelaufen. Damit war es verloren.
story-lost-dead = Im { $turn } Zug war niemand mehr übrig. Damit war es verloren.
story-call-last = Gewonnen wurde erst in der allerletzten Stunde.
story-call-late = Gewonnen wurde erst { $hours } vor Schluss.
story-call-empty = { $hero } hatte keine Karte mehr im Deck und überlebte.
story-call-thin = { OF($hero) } Deck schrumpfte auf { $cards }.
story-still = { $hero } hielt still.
story-nothing = Bei { $hero } geschah nichts Nennenswertes.
story-let-pass = { $hero } ließ die Stunde verstreichen.

## Fates
story-gained = { $hero } erhielt { ACCUSATIVE($card) }.
story-died = { $hero } starb { DATIVE($place, after: "bei") }.
story-fell-to = { DATIVE($place, after: "bei") } gegen { ACCUSATIVE($card) } gefallen
story-nothing-left = { DATIVE($place, after: "bei") } am Ende der Kräfte
story-here-lies = Hier ruht { $hero }: im { $turn } Zug, { $hours } vor Schluss, { $by }. { $deeds }

## Checks
story-help = Hilfe
story-against = gegen { ACCUSATIVE($card) }
story-for = für { ACCUSATIVE($card) }
story-to-close = zum Schließen { GENITIVE($place) }
story-check = { OF($hero) } Probe auf { $skill } { $what }
story-result = { $total } gegen { $difficulty }
story-came-off = { $check } gelang bei einer Chance von { $odds }: { $result }.
story-mishap = { $check } misslang, obwohl sie in { $odds } der Fälle gelingt: { $result }.
story-hair = { $check } gelang gerade eben: { $result }.
story-in-vain = { $hero } versuchte vergeblich, { ACCUSATIVE($place) } zu schließen ({ $check }).
story-failed = { $hero } misslang eine Probe für { ACCUSATIVE($source) } ({ $check }).

## What happened
story-lost-at = { $hero } ging irgendwo { DATIVE($place, after: "bei") } verloren.
story-found-at = { $hero } wurde { DATIVE($place, after: "bei") } wiedergefunden.
story-suffered = { $hero } erlitt { ACCUSATIVE($card) }.
story-took-damage = { $hero } erlitt { $amount } Schaden.
story-way = Ein Weg { DATIVE($place, after: "zu", bare: "nach") } wurde gefunden.
story-escaped-to = { CAPITAL(NOMINATIVE($card)) } { AGREE($card, "entkam", "entkamen") } { DATIVE($place, after: "zu", bare: "nach") }.
story-escaped = { CAPITAL(NOMINATIVE($card)) } { AGREE($card, "entkam", "entkamen") }.
story-gave = { $from } gab { $to } { ACCUSATIVE($card) }.
story-revived = { $hero } kehrte ins Leben zurück.
story-lost-card = { $hero } verlor { ACCUSATIVE($card) } für immer.
story-closed = { $hero } schloss { ACCUSATIVE($place) } für immer{ $check }.
story-held = { $hero } hielt { ACCUSATIVE($place) } vorübergehend geschlossen{ $check }.
story-recovered = { $hero } bekam { $cards } zurück.

## Troubles with the story
story-no-scenario = es wurde kein Szenario gespielt
story-cannot = Die Geschichte dieses Szenarios lässt sich nicht erzählen: { $why }
story-not-whole = Das Journal dieses Szenarios lässt sich nicht mehr bis zum Ende abspielen: Was hier steht, ist nicht alles, was geschah.
story-telling-failed = die Geschichte von Szenario { $number } ließ sich nicht erzählen
story-other-journal = ist das Journal eines anderen Szenarios
story-kept-as = die beschädigte Datei bleibt als { $copy } erhalten
story-not-away = die beschädigte Datei ließ sich nicht entfernen: { $why }
story-only-story = { $why }. Die Datei enthält nur die Geschichte eines Szenarios, die aus seinem Journal neu erstellt wird; { $became }.

## Verben einer Begegnung, und mit wem sie ist

story-had-to-face = musste
    .whom = gegen { ACCUSATIVE($card) } antreten
story-face-to-face = stand
    .whom = plötzlich vor { DATIVE($card) }
story-faced = stellte sich
    .whom = { DATIVE($card) }
story-confronted = trat
    .whom = { DATIVE($card) } entgegen
story-ran-into = traf
    .whom = auf { ACCUSATIVE($card) }
story-met = begegnete
    .whom = { DATIVE($card) }
story-met-by = wurde
    .whom = { DATIVE($card, after: "von") } gestellt
story-stumbled = stolperte
    .whom = über { ACCUSATIVE($card) }
story-came-upon = stieß
    .whom = auf { ACCUSATIVE($card) }
story-held-up = wurde
    .whom = { DATIVE($card, after: "von") } aufgehalten
story-got-to-know = lernte
    .whom = { ACCUSATIVE($card) } kennen
story-came-across = stieß
    .whom = zufällig auf { ACCUSATIVE($card) }
story-offered = bekam
    .whom = { ACCUSATIVE($card) } angeboten
story-found = fand
    .whom = { ACCUSATIVE($card) }
story-discovered = entdeckte
    .whom = { ACCUSATIVE($card) }

## Wie sie ausging

story-end-past = und kam daran vorbei
story-end-overcame = und überwand das Hindernis
story-end-won-fight = und gewann den Kampf
story-end-defeated = und siegte
story-end-beat = und behielt die Oberhand
story-end-did-well = und schlug sich gut, doch so war nicht zu siegen
story-end-not-past = und kam nicht daran vorbei
story-end-not-defeated = und konnte nicht siegen
story-end-lost-fight = und verlor den Kampf
story-end-won-over = und fand Gehör
story-end-won-help = und gewann Hilfe
story-end-received = und empfing den Segen
story-end-took = und nahm den Fund mit
story-end-acquired = und behielt den Fund
story-end-not-over = und fand kein Gehör
story-end-no-hold = und bekam den Fund nicht zu fassen
story-end-not-acquired = und musste den Fund aufgeben
story-end-left = und ließ den Fund zurück
story-end-slipped = und schlüpfte vorbei

story-taking = ; dabei gab es { $n } Schaden
story-but-took = , erlitt aber { $n } Schaden
story-roll-head = { $skill }{ $aids }:{" "}
story-began = { $n ->
    [1] { $names } begann { DATIVE($place, after: "bei") }
   *[other] { $names } begannen { DATIVE($place, after: "bei") }
}
story-began-also = { $names } { DATIVE($place, after: "bei") }
story-aided = {" "}mit { $names }
story-times = { $name } ({ $n }-mal)
