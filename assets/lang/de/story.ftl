## A check in brackets
story-roll-gave = { $pool } ergab{ " " }
story-roll-against = { $total } gegen { $difficulty }
story-roll-again = , mit noch einmal geworfenen Würfeln
story-roll-chance = , bei einer Aussicht von { $chance }
story-roll-for-all = , trotz { $chance }

## How an encounter goes on
story-at-first = Bei { $place } { $verb } { $hero } { $whom }
story-at-last = { $hero } { $verb } bei { $place } { $whom }
story-then = Dann { $verb } { $hero } { $whom }
story-plain = { $hero } { $verb } { $whom }

## Beginning and end
story-lay-ahead = { $hours } lagen vor der Gruppe. { $begun }.
story-last-hour = in der allerletzten Stunde
story-with-left = bei noch { $hours }
story-won = So wurde es gewonnen, im { $turn } Zug, { $left }.
story-lost-time = Dann waren die Stunden abgelaufen; bis dahin: { $turns }. Es ging verloren.
story-lost-dead = Im { $turn } Zug war niemand mehr übrig. Es ging verloren.
story-call-last = Es wurde in der allerletzten Stunde gewonnen.
story-call-late = Es wurde mit nur noch { $hours } gewonnen.
story-call-empty = { $hero } hatte keine Karte mehr im Deck und überlebte.
story-call-thin = { OF($hero) } Deck schrumpfte auf { $cards }.
story-still = { $hero } hielt still.
story-nothing = Bei { $hero } geschah nichts Nennenswertes.
story-let-pass = { $hero } ließ die Stunde verstreichen.

## Fates
story-gained = { $hero } erhielt { $card }.
story-died = { $hero } starb bei { $place }.
story-fell-to = bei { $place } gegen { $card } gefallen
story-nothing-left = bei { $place } am Ende der Kräfte
story-here-lies = Hier ruht { $hero }: im { $turn } Zug, bei noch { $hours }, { $by }. { $deeds }

## Checks
story-help = Hilfe
story-against = gegen { $card }
story-for = für { $card }
story-to-close = zum Schließen von { $place }
story-check = { OF($hero) } Probe auf { $skill } { $what }
story-result = { $total } gegen { $difficulty }
story-came-off = { $check } gelang bei einer Aussicht von { $odds }: { $result }.
story-mishap = { $check } misslang, obwohl sie in { $odds } der Fälle gelingt: { $result }.
story-hair = { $check } gelang gerade eben: { $result }.
story-in-vain = { $hero } versuchte vergeblich, { $place } zu schließen ({ $check }).
story-failed = { $hero } misslang eine Probe für { $source } ({ $check }).

## What happened
story-lost-at = { $hero } ging irgendwo bei { $place } verloren.
story-found-at = { $hero } wurde bei { $place } wiedergefunden.
story-suffered = { $hero } erlitt { $card }.
story-took-damage = { $hero } nahm { $amount } Schaden.
story-way = Ein Weg nach { $place } wurde gefunden.
story-escaped-to = { $card } entkam nach { $place }.
story-escaped = { $card } entkam.
story-gave = { $from } gab { $to } { $card }.
story-revived = { $hero } kehrte ins Leben zurück.
story-lost-card = { $hero } verlor { $card } für immer.
story-closed = { $hero } schloss { $place } für immer{ $check }.
story-held = { $hero } hielt { $place } vorübergehend geschlossen{ $check }.
story-recovered = { $hero } bekam { $cards } zurück.

## Troubles with the story
story-no-scenario = es wurde kein Szenario gespielt
story-cannot = Die Geschichte davon lässt sich nicht erzählen: { $why }
story-not-whole = Das Journal davon ließ sich nicht bis zum Ende spielen, wie es einmal war: Was hier steht, ist nicht alles, was geschah.
story-telling-failed = das Erzählen von Szenario { $number } ist misslungen
story-other-journal = ist das Journal eines anderen Szenarios
story-kept-as = die beschädigte Datei liegt als { $copy } da
story-not-away = die beschädigte Datei ließ sich nicht wegnehmen: { $why }
story-only-story = { $why }. Es enthält nur die Geschichte eines Szenarios, die aus dem Journal neu gemacht wird; { $became }.

## Verben einer Begegnung, und mit wem sie ist

story-had-to-face = musste
    .whom = gegen { $card } antreten
story-face-to-face = stand
    .whom = plötzlich vor { $card }
story-faced = stellte sich
    .whom = { $card }
story-confronted = trat
    .whom = { $card } entgegen
story-ran-into = traf
    .whom = auf { $card }
story-met = begegnete
    .whom = { $card }
story-met-by = wurde
    .whom = von { $card } gestellt
story-stumbled = stolperte
    .whom = über { $card }
story-came-upon = stieß
    .whom = auf { $card }
story-held-up = wurde
    .whom = von { $card } aufgehalten
story-got-to-know = lernte
    .whom = { $card } kennen
story-came-across = stieß
    .whom = zufällig auf { $card }
story-offered = bekam
    .whom = { $card } angeboten
story-found = fand
    .whom = { $card }
story-discovered = entdeckte
    .whom = { $card }

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

story-taking = , mit { $n } Schaden
story-but-took = , nahm aber { $n } Schaden
story-roll-head = { $skill }{ $aids }:{" "}
story-began = { $n ->
    [1] { $names } begann bei { $place }
   *[other] { $names } begannen bei { $place }
}
story-began-also = { $names } bei { $place }
story-aided = {" "}mit { $names }
story-times = { $name } ({ $n }-mal)
