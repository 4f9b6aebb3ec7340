## A game
trouble-between-first = das letzte Szenario ist vorbei; erledigt erst, was zwischen den Partien kommt
trouble-no-scenario = es gibt kein Szenario „{ $id }“ in „{ $pack }“; es gibt { $known }
trouble-begins-again = { $damage }. Keine Entscheidung war zu retten; die beschädigte Datei liegt als { $copy } da. Das Szenario beginnt von vorn.
trouble-all-won = alle Szenarien von { $name } sind gewonnen
trouble-other-scenario = das Szenario „{ $scenario }“ ist im Gang, nicht „{ $other }“
trouble-other-seed = ein Szenario mit der Zahl { $seed } ist im Gang, nicht { $other }
trouble-not-saved = die Entscheidung konnte nicht gespeichert werden und wurde zurückgenommen: { $why }
trouble-undo-not-saved = das Rückgängigmachen konnte nicht gespeichert werden: { $why }
trouble-not-over = das Szenario ist noch nicht vorbei
trouble-story-not-kept = Die Geschichte dieses Szenarios ist noch nicht aufgeschrieben: { $why }.
trouble-nothing-runs = es ist kein Szenario im Gang
trouble-under-way = ein Szenario ist im Gang
trouble-elsewhere = { $file }: beginnt anderswo, als die Kampagne steht; es wurde beiseitegelegt.
trouble-none-kept = { $damage }. Keine Entscheidung war zu retten; die beschädigte Datei liegt als { $copy } da.
trouble-not-between = die Gruppe ist nicht zwischen zwei Spielen
trouble-watched = Dies ist eine Aufzeichnung; übernehmt sie, um von hier weiterzuspielen.

## A replay
trouble-no-journal = dieses Journal gibt es nicht
trouble-pack-changed-since = Das Inhaltspaket „{ $pack }“ hat sich geändert, seit dies gespielt wurde.
trouble-from-on = Ab Entscheidung { $n } lässt es sich nicht wiedergeben: { $why }
trouble-drifted-from = Ab Entscheidung { $n } ist der Tisch nicht ganz, wie er war: Diese Fassung von Emberdeck spielt dort etwas anders als { $engine }.
trouble-another-game = auf dem Tisch liegt eine andere Partie
trouble-no-home = dieses Journal liegt in keiner Kampagne, mit der es weitergehen könnte
trouble-not-so-many = es gibt { $all } Entscheidungen, nicht { $n }
trouble-is-there = ist schon da

## Files
trouble-no-archive = ist kein Kampagnenarchiv oder beschädigt: { $why }
trouble-too-much = enthält mehr als { $most } MiB
trouble-belongs-to-none = enthält „{ $name }“, was zu keiner Kampagne gehört
trouble-too-many = enthält mehr als { $most } Dateien
trouble-kept-content = { $folder }: der Inhalt, den sie aufbewahrte
trouble-other-emberdeck = ein anderes Emberdeck (Prozess { $id })
trouble-some-emberdeck = ein anderes Emberdeck
trouble-in-use = wird schon benutzt: { $who }
trouble-home = es wurde kein persönlicher Ordner gefunden; setzt EMBERDECK_DATA
trouble-no-campaign = in diesem Ordner ist keine Kampagne
trouble-many-campaigns = zu viele Kampagnen dieses Namens
trouble-many-files = zu viele Dateien dieses Namens
trouble-larger = ist größer als { $most } MiB
trouble-thousand = es gibt schon tausend Kopien „{ $what }“

## Players
trouble-player = Spieler { $n }
trouble-players-named = für { $seats } Helden sind { $n } Spieler genannt
trouble-player-name = der Name eines Spielers hat höchstens { $most } Buchstaben

## Places to go back to
trouble-nothing-next = nichts mehr
trouble-gen-none = als noch nichts gespielt war
trouble-gen-one = nach einem Szenario, { $won } gewonnen
trouble-gen-some = nach { $n } Szenarien, { $won } gewonnen
trouble-gen-before = { $n }: vor { $next }, { $played }
trouble-gen-damaged = { $why }. Es war nur ein Stand, zu dem man zurückgehen kann; er liegt als { $copy } da.

## The content
trouble-differs-new = neu
trouble-differs-changed = geändert
trouble-differs-gone = weg
trouble-differs = { $n } { $what } { $how } ({ $named }{ $more })
trouble-cards = Karten
trouble-heroes = Helden
trouble-locations = Orte
trouble-scenarios = Szenarien
trouble-adventures = Abenteuer
trouble-content-damaged = ist beschädigt: { $why }
trouble-not-as-kept = { $file }: ist nicht, was aufbewahrt wurde.
trouble-made-anew = Es wurde aus dem Inhaltspaket neu gemacht; nichts ist verloren.
trouble-own-content = { $why }. Die Kampagne geht mit dem Inhalt weiter, den sie selbst aufbewahrt.
trouble-only-remarks = nur in Bemerkungen und Reihenfolge
trouble-pack-changed = Das Inhaltspaket „{ $pack }“ hat sich geändert, seit diese Kampagne begann: { $what }. Die Kampagne geht mit dem alten Inhalt weiter; `emberdeck update` nimmt den neuen.
trouble-pack-changed-last = Das Inhaltspaket „{ $pack }“ hat sich geändert, seit diese Kampagne zuletzt gespielt wurde, und die Kampagne bewahrt den alten Inhalt nicht auf.

## The record
trouble-pack-empty = das Paket „{ $pack }“ hat kein Szenario
trouble-only-previous = { $why }. Es ist nur der vorige Stand; nichts ist verloren.
trouble-previous-used = { $trouble }. Stattdessen gilt der vorige Stand, { $file }
trouble-damaged-kept = ; die beschädigte Datei liegt als { $copy } da
trouble-damaged = ist beschädigt: { $what }
trouble-missing = fehlt
trouble-damaged-at = { $place }: ist beschädigt: { $what }
trouble-too-large = `{ $field }` ist { $n }, höchstens { $most } ist möglich
trouble-version = hat Fassung { $schema }; dieses Emberdeck liest Fassungen bis { $most }
trouble-checksum = die Prüfsumme stimmt nicht (habt ihr sie von Hand geändert, löscht die erste Zeile)

## Journals
trouble-missing-copy = fehlt
trouble-from-copy = { $file }: fehlt; was darin stand, kam aus der Kopie.
trouble-only-copy = { $what }. Es ist nur die Kopie des Journals und wurde neu gemacht.
trouble-all-from-copy = { $what }. Alles davon kam aus der Kopie des Journals, nichts ist verloren; die beschädigte Datei liegt als { $copy } da.
trouble-decisions-missing = { $file }: { $n } Entscheidungen fehlen
trouble-belongs-elsewhere = gehört zu einem anderen Spiel
trouble-nothing-undo = es gibt nichts rückgängig zu machen
trouble-rules-refuse = die Regeln lassen diese Entscheidung nicht zu: { $why }
trouble-kept-before = { $place }:{ $line }: { $what }. { $n } Entscheidungen davor wurden gerettet; die beschädigte Datei liegt als { $copy } da.
trouble-drifted = { $place }:{ $line }: Diese Fassung von Emberdeck spielt hier etwas anders als die, die es schrieb ({ $engine }): Der Tisch ist nicht ganz, wie ihr ihn verlassen habt. Das Journal, wie es war, liegt als { $copy } da.
trouble-full = hat { $n } Entscheidungen: Es ist voll
trouble-folder-gone = ist weg. Bringt den Ordner zurück und spielt weiter; bis dahin ist nichts verloren, solange Emberdeck läuft

## Parties
trouble-party-size = eine Gruppe von „{ $pack }“ hat 1 bis { $most } Helden, nicht { $n }
trouble-there-are = es gibt { $known }
trouble-no-hero = es gibt keinen Helden „{ $id }“ in „{ $pack }“; { $help }
trouble-hero-twice = der Held „{ $id }“ ist zweimal genannt
trouble-no-pack = das Inhaltspaket kann nicht gelesen werden
trouble-and-more = { $first } (und { $n } weitere; siehe `emberdeck check`)
