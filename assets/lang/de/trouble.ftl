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
trouble-end-not-saved = das Szenario ist vorbei, aber das konnte nicht gespeichert werden: { $why }. Schafft Platz und sendet dann eine finish-Anfrage.
trouble-nothing-runs = es ist kein Szenario im Gang
trouble-under-way = ein Szenario ist im Gang
trouble-elsewhere = { $file }: beginnt anderswo, als die Kampagne steht. Die Datei wurde als { $copy } beiseitegelegt; was dort entschieden wurde, gilt nicht.
trouble-none-kept = { $damage }. Keine Entscheidung war zu retten; die beschädigte Datei liegt als { $copy } da.
trouble-not-between = die Gruppe ist nicht zwischen zwei Spielen
trouble-watched = Dies ist eine Aufzeichnung; übernehmt sie, um von hier weiterzuspielen.
trouble-perhaps = { $why }. Auch zurücknehmen ließ es sich nicht ganz: Ob es beim nächsten Öffnen der Kampagne da ist, ist ungewiss
trouble-after-not-saved = das Ende des Szenarios ist gespeichert, aber der Beginn dessen, was zwischen den Partien kommt, konnte nicht gespeichert werden: { $why }. Schafft Platz und sendet dann eine finish-Anfrage.

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
trouble-lock-gone = wurde entfernt oder ersetzt, während diese Kampagne offen ist; vielleicht spielt inzwischen ein anderes Emberdeck darin. In diesem Ordner wird nichts mehr gespeichert: Beendet das Programm und öffnet die Kampagne neu
trouble-not-plain = ist keine gewöhnliche Datei (eine Verknüpfung, eine Pipe oder Ähnliches). In einem Kampagnenordner liest und schreibt Emberdeck nur gewöhnliche Dateien: Räumt sie weg und versucht es noch einmal
trouble-not-folder = ist kein gewöhnlicher Ordner. In einem Kampagnenordner liest und schreibt Emberdeck nur gewöhnliche Ordner: Räumt ihn weg und versucht es noch einmal
trouble-home = es wurde kein persönlicher Ordner gefunden; setzt EMBERDECK_DATA
trouble-no-campaign = in diesem Ordner ist keine Kampagne
trouble-many-campaigns = zu viele Kampagnen dieses Namens
trouble-many-files = zu viele Dateien dieses Namens
trouble-larger = ist größer als { $most } MiB
trouble-thousand = es gibt schon tausend Kopien „{ $what }“
trouble-change-later = { $why }. Was begonnen wurde, wird beendet, sobald die Kampagne wieder geöffnet wird
trouble-change-finished = Eine Änderung mehrerer Dateien, die unterbrochen worden war, wurde zu Ende geführt.
trouble-change-damaged = { $why }. Darin stand, was noch zu tun war, als Emberdeck unterbrochen wurde; die Datei liegt als { $copy } da.
trouble-change-outside = sie nennt Dateien, die zu keiner Kampagne gehören
trouble-no-checksum = die Prüfsumme fehlt oder stimmt nicht
trouble-part-larger = enthält „{ $name }“ mit mehr als { $most } MiB
trouble-part-twice = enthält „{ $name }“ zweimal

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
trouble-out-inside = liegt in einem Kampagnenordner; schreibt es an einen anderen Ort
trouble-gen-foreign = gehört nicht an diese Stelle dieser Kampagne

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
trouble-not-right = ist nicht, was aufbewahrt wurde
trouble-content-copied = { $why }. Die Datei wurde aus der anderen Kopie neu gemacht; nichts ist verloren.
trouble-made-anew = Es wurde aus dem Inhaltspaket neu gemacht; nichts ist verloren.
trouble-own-content = { $why }. Die Kampagne geht mit dem Inhalt weiter, den sie selbst aufbewahrt.
trouble-only-remarks = nur in Bemerkungen und Reihenfolge
trouble-pack-changed = Das Inhaltspaket „{ $pack }“ hat sich geändert, seit diese Kampagne begann: { $what }. Die Kampagne geht mit dem alten Inhalt weiter; `emberdeck update` nimmt den neuen.
trouble-pack-changed-last = Das Inhaltspaket „{ $pack }“ hat sich geändert, seit diese Kampagne zuletzt gespielt wurde, und die Kampagne bewahrt den alten Inhalt nicht auf.
trouble-pack-path = das Inhaltspaket ist durch einen Pfad benannt, „{ $pack }“. Pfaden in Kampagnendateien wird nicht gefolgt; `emberdeck update --campaign ORDNER --content PAKETORDNER` sagt, wo das Paket liegt
trouble-pack-unknown = es gibt kein Inhaltspaket „{ $pack }“
trouble-pack-other = ist nicht das Inhaltspaket „{ $pack }“
trouble-pack-changing = das Inhaltspaket wird gerade geändert; versucht es noch einmal

## The record
trouble-pack-empty = das Paket „{ $pack }“ hat kein Szenario
trouble-second-used = { $trouble }. Stattdessen gilt die Kopie, { $file }.
trouble-only-second = { $why }. Es ist nur die Kopie und wurde neu gemacht; nichts ist verloren.
trouble-was-kept = Was dort stand, liegt als { $copy } da.
trouble-by-hand = { $file } wurde von Hand geändert und gilt.
trouble-first-foreign = { $file } ist von einer anderen Kampagne. Stattdessen gilt die Kopie, { $other }.
trouble-second-foreign = { $other } ist von einer anderen Kampagne als { $file }; es gilt die letztere Datei.
trouble-second-differs = { $other } sagt nicht dasselbe wie { $file }; es gilt die letztere Datei.
trouble-first-older = { $file } ist älter als die Kopie, { $other }; es gilt die Kopie.
trouble-damaged = ist beschädigt: { $what }
trouble-missing = fehlt
trouble-damaged-at = { $place }: ist beschädigt: { $what }
trouble-too-large = `{ $field }` ist { $n }, höchstens { $most } ist möglich
trouble-version = hat Fassung { $schema }; dieses Emberdeck liest Fassungen bis { $most }
trouble-checksum = die Prüfsumme stimmt nicht (habt ihr sie von Hand geändert, löscht die erste Zeile)
trouble-second-older = { $other } ist um mehrere Spielstände älter als { $file }; es gilt die letztere Datei.

## Journals
trouble-missing-copy = fehlt
trouble-from-copy = { $file }: fehlt; was darin stand, kam aus der Kopie.
trouble-only-copy = { $what }. Die Datei wurde aus dem Journal neu gemacht; nichts ist verloren.
trouble-all-from-copy = { $what }. Alles davon kam aus der Kopie des Journals, nichts ist verloren.
trouble-decisions-missing = { $file }: { $n } Entscheidungen fehlen
trouble-belongs-elsewhere = gehört zu einem anderen Spiel
trouble-other-course = erzählt einen anderen Verlauf dieses Spiels
trouble-finished-mended = { $file }: war beschädigt oder fehlte und wurde aus der anderen Datei dieses Journals neu gemacht; nichts ist verloren.
trouble-finished-bad = { $file }: ist beschädigt, und die Kopie auch. Wovon sie erzählt, ist vorbei; nur die Geschichte lässt sich nicht mehr ganz erzählen.
trouble-nothing-undo = es gibt nichts rückgängig zu machen
trouble-rules-refuse = die Regeln lassen diese Entscheidung nicht zu: { $why }
trouble-kept-before = { $place }:{ $line }: { $what }. { $n } Entscheidungen davor wurden gerettet; die beschädigte Datei liegt als { $copy } da.
trouble-drifted = { $place }:{ $line }: Diese Fassung von Emberdeck spielt hier etwas anders als die, die es schrieb ({ $engine }): Der Tisch ist nicht ganz, wie ihr ihn verlassen habt. Das Journal, wie es war, liegt als { $copy } da.
trouble-full = hat { $n } Entscheidungen: Es ist voll
trouble-folder-gone = ist weg. Bringt den Ordner zurück und spielt weiter; bis dahin ist nichts verloren, solange Emberdeck läuft
trouble-journal-gone = { $file }: fehlt, und die Kopie auch. Was von diesem Szenario gespielt war, ist verloren, und es beginnt von vorn.
trouble-between-gone = { $file }: fehlt, und die Kopie auch. Was seit dem letzten Szenario entschieden wurde, ist verloren und wird noch einmal gefragt.
trouble-finished-gone = { $folder }: Diese Journale fehlen, und ihre Kopien auch: { $files }. Wovon sie erzählen, ist vorbei; nur die Geschichte lässt sich nicht mehr aus ihnen erzählen.

## Parties
trouble-party-size = eine Gruppe von „{ $pack }“ hat 1 bis { $most } Helden, nicht { $n }
trouble-there-are = es gibt { $known }
trouble-no-hero = es gibt keinen Helden „{ $id }“ in „{ $pack }“; { $help }
trouble-hero-twice = der Held „{ $id }“ ist zweimal genannt
trouble-no-pack = das Inhaltspaket kann nicht gelesen werden
trouble-and-more = { $first } (und { $n } weitere; siehe `emberdeck check`)
