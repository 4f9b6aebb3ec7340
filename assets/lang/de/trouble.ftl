## A game
trouble-between-first = das letzte Szenario ist vorbei; erledigt erst, was zwischen den Partien ansteht
trouble-no-scenario = es gibt kein Szenario „{ $id }“ in „{ $pack }“; vorhanden sind { $known }
trouble-begins-again = { $damage }. Keine Entscheidung war zu retten; die beschädigte Datei bleibt als { $copy } erhalten. Das Szenario beginnt von vorn.
trouble-all-won = die Kampagne { $name } ist zu Ende: Es gibt nichts mehr zu spielen
trouble-other-scenario = es läuft das Szenario „{ $scenario }“, nicht „{ $other }“
trouble-other-seed = es läuft ein Szenario mit dem Startwert { $seed }, nicht { $other }
trouble-not-saved = die Entscheidung konnte nicht gespeichert werden und wurde rückgängig gemacht: { $why }
trouble-undo-not-saved = das Rückgängigmachen konnte nicht gespeichert werden: { $why }
trouble-not-over = das Szenario ist noch nicht vorbei
trouble-end-not-saved = das Szenario ist vorbei, aber das konnte nicht gespeichert werden: { $why }. Schafft Platz und sendet dann eine finish-Anfrage.
trouble-nothing-runs = es läuft kein Szenario
trouble-under-way = es läuft ein Szenario
trouble-elsewhere = { $file }: beginnt an einer anderen Stelle, als die Kampagne steht. Die Datei wurde als { $copy } beiseitegelegt; was dort entschieden wurde, gilt nicht.
trouble-none-kept = { $damage }. Keine Entscheidung war zu retten; die beschädigte Datei bleibt als { $copy } erhalten.
trouble-not-between = die Gruppe ist nicht zwischen zwei Partien
trouble-watched = Dies ist eine Aufzeichnung; übernehmt sie, um von hier aus weiterzuspielen.
trouble-perhaps = { $why }. Auch zurücknehmen ließ es sich nicht ganz: Ob es beim nächsten Öffnen der Kampagne da ist, ist ungewiss
trouble-after-not-saved = das Ende des Szenarios ist gespeichert, aber der Beginn dessen, was zwischen den Partien ansteht, konnte nicht gespeichert werden: { $why }. Schafft Platz und sendet dann eine finish-Anfrage.

## A replay
trouble-no-journal = dieses Journal gibt es nicht
trouble-pack-changed-since = Das Inhaltspaket „{ $pack }“ hat sich geändert, seit dies gespielt wurde.
trouble-from-on = Ab Entscheidung { $n } lässt sich das nicht wiedergeben: { $why }
trouble-drifted-from = Ab Entscheidung { $n } ist der Tisch nicht ganz, wie er war: Diese Version von Emberdeck spielt dort etwas anders als { $engine }.
trouble-another-game = auf dem Tisch liegt eine andere Partie
trouble-no-home = dieses Journal gehört zu keiner Kampagne, die sich fortsetzen ließe
trouble-not-so-many = es gibt { $all } Entscheidungen, nicht { $n }
trouble-is-there = ist schon vorhanden

## Files
trouble-no-png = ist kein PNG-Bild
trouble-no-archive = ist kein Kampagnenarchiv oder beschädigt: { $why }
trouble-too-much = enthält mehr als { $most } MiB
trouble-after-end = enthält hinter dem Ende des Archivs noch etwas
trouble-belongs-to-none = enthält „{ $name }“, was zu keiner Kampagne gehört
trouble-too-many = enthält mehr als { $most } Dateien
trouble-kept-content = { $folder }: der dort aufbewahrte Inhalt
trouble-other-emberdeck = einem anderen Emberdeck (Prozess { $id })
trouble-some-emberdeck = einem anderen Emberdeck
trouble-in-use = wird gerade von { $who } benutzt
trouble-lock-gone = wurde entfernt oder ersetzt, während diese Kampagne geöffnet war; vielleicht spielt inzwischen ein anderes Emberdeck darin. In diesem Ordner wird nichts mehr gespeichert: Beendet das Programm und öffnet die Kampagne neu
trouble-not-plain = ist keine gewöhnliche Datei (sondern eine Verknüpfung, eine Pipe oder Ähnliches). In einem Kampagnenordner liest und schreibt Emberdeck nur gewöhnliche Dateien: Räumt sie weg und versucht es noch einmal
trouble-out-not-plain = ist ein Ordner, ein Gerät, eine Verknüpfung oder Ähnliches und keine gewöhnliche Datei: nennt eine andere
trouble-not-folder = ist kein gewöhnlicher Ordner. In einem Kampagnenordner liest und schreibt Emberdeck nur gewöhnliche Ordner: Räumt ihn weg und versucht es noch einmal
trouble-home = es wurde kein Benutzerordner gefunden; setzt EMBERDECK_DATA
trouble-no-campaign = in diesem Ordner ist keine Kampagne
trouble-many-campaigns = zu viele Kampagnen dieses Namens
trouble-many-files = zu viele Dateien dieses Namens
trouble-larger = ist größer als { $most } MiB
trouble-thousand = es gibt schon tausend Kopien von „{ $what }“
trouble-change-later = { $why }. Was begonnen wurde, wird beendet, sobald die Kampagne wieder geöffnet wird
trouble-change-finished = Eine unterbrochene Änderung an mehreren Dateien wurde zu Ende geführt.
trouble-change-damaged = { $why }. Darin stand, was noch zu tun war, als Emberdeck unterbrochen wurde; die Datei bleibt als { $copy } erhalten.
trouble-change-outside = sie nennt Dateien, die zu keiner Kampagne gehören
trouble-no-checksum = die Prüfsumme fehlt oder stimmt nicht
trouble-part-larger = enthält „{ $name }“ mit mehr als { $most } MiB
trouble-part-twice = enthält „{ $name }“ zweimal

## Players
trouble-player = Spieler { $n }
trouble-players-named = für { $seats ->
    [one] { $seats } Helden
   *[other] { $seats } Helden
} { $n ->
    [one] ist { $n } Spieler genannt
   *[other] sind { $n } Spieler genannt
}
trouble-player-name = der Name eines Spielers hat höchstens { $most } Buchstaben und keine Steuerzeichen oder unsichtbaren Zeichen

## Places to go back to
trouble-nothing-next = dem Ende
trouble-gen-none = noch nichts gespielt
trouble-gen-one = nach einem Szenario: { $won } gewonnen, { $lost } verloren
trouble-gen-some = nach { $n } Szenarien: { $won } gewonnen, { $lost } verloren
trouble-gen-before = { $n }: vor { $next }, { $played }
trouble-gen-damaged = { $why }. Es war nur ein Stand, zu dem man zurückgehen kann; er bleibt als { $copy } erhalten.
trouble-out-inside = liegt in einem Kampagnenordner; schreibt es an einen anderen Ort
trouble-generations-none = { $campaign } hat keinen Stand { $n } und auch keinen anderen
trouble-generation-unknown = { $campaign } hat keinen Stand { $n }; die Nummern seiner Stände: { $known }
trouble-gen-foreign = gehört nicht an diese Stelle dieser Kampagne

## The content
trouble-differs-new = neu
trouble-differs-changed = geändert
trouble-differs-gone = entfernt
trouble-differs = { $n } { $what } { $how } ({ $named }{ $more })
trouble-content-damaged = ist beschädigt: { $why }
trouble-not-right = ist nicht das, was aufbewahrt wurde
trouble-content-copied = { $why }. Die Datei wurde aus der anderen Kopie neu erstellt; nichts ist verloren.
trouble-made-anew = Der Inhalt wurde aus dem Inhaltspaket neu erstellt; nichts ist verloren.
trouble-own-content = { $why }. Die Kampagne geht mit dem Inhalt weiter, den sie selbst aufbewahrt.
trouble-only-remarks = nur in Kommentaren und Reihenfolge
trouble-pack-changed = Das Inhaltspaket „{ $pack }“ hat sich geändert, seit diese Kampagne begann: { $what }. Die Kampagne geht mit dem alten Inhalt weiter; `emberdeck update` nimmt den neuen.
trouble-pack-changed-last = Das Inhaltspaket „{ $pack }“ hat sich geändert, seit diese Kampagne zuletzt gespielt wurde, und die Kampagne hat den alten Inhalt nicht aufbewahrt.
trouble-pack-path = das Inhaltspaket ist als Pfad angegeben, „{ $pack }“. Pfade in Kampagnendateien werden nicht ausgewertet; `emberdeck update --campaign ORDNER --content PAKETORDNER` sagt, wo das Paket liegt
trouble-pack-unknown = es gibt kein Inhaltspaket „{ $pack }“
trouble-pack-other = ist nicht das Inhaltspaket „{ $pack }“
trouble-pack-is-other = „{ $named }“ ist nicht das Inhaltspaket dieser Kampagne, „{ $pack }“
trouble-pack-changing = das Inhaltspaket wird gerade geändert; versucht es noch einmal

trouble-second-used = { $trouble }. Stattdessen wird die Kopie { $file } benutzt.
trouble-only-second = { $why }. Es ist nur die Kopie und wurde neu erstellt; nichts ist verloren.
trouble-was-kept = Was dort stand, bleibt als { $copy } erhalten.
trouble-by-hand = { $file } wurde von Hand geändert und wird so benutzt.
trouble-first-foreign = { $file } gehört zu einer anderen Kampagne. Stattdessen wird die Kopie { $other } benutzt.
trouble-second-foreign = { $other } und { $file } gehören zu verschiedenen Kampagnen; benutzt wird { $file }.
trouble-second-differs = { $other } und { $file } stimmen nicht überein; benutzt wird { $file }.
trouble-first-older = { $file } ist älter als die Kopie { $other }; benutzt wird die Kopie.
trouble-damaged = ist beschädigt: { $what }
trouble-missing = fehlt
trouble-damaged-at = { $place }: ist beschädigt: { $what }
trouble-too-large = `{ $field }` ist { $n }, höchstens { $most } ist möglich
trouble-version = hat Version { $schema }; dieses Emberdeck liest Versionen bis { $most }
trouble-checksum = die Prüfsumme stimmt nicht (habt ihr sie von Hand geändert, löscht die erste Zeile)
trouble-second-older = { $other } ist um mehrere Spielstände älter als { $file }; es gilt die letztere Datei.
trouble-too-long = ein Text von { $n } Bytes, höchstens { $most } sind möglich

## Journals
trouble-missing-copy = fehlt
trouble-from-copy = { $file }: fehlt; was darin stand, kam aus der Kopie.
trouble-only-copy = { $what }. Die Datei wurde aus dem Journal neu erstellt; nichts ist verloren.
trouble-all-from-copy = { $what }. Alles davon kam aus der Kopie des Journals; nichts ist verloren.
trouble-decisions-missing = { $file }: fehlende Entscheidungen: { $n }
trouble-belongs-elsewhere = gehört zu einer anderen Partie
trouble-other-course = hält einen anderen Verlauf dieser Partie fest
trouble-finished-mended = { $file }: war beschädigt oder fehlte und wurde aus der anderen Datei dieses Journals neu erstellt; nichts ist verloren.
trouble-finished-bad = { $file }: ist beschädigt, und die Kopie auch. Wovon das Journal erzählt, ist vorbei; nur die Geschichte lässt sich nicht mehr ganz erzählen.
trouble-finished-foreign = { $file }: erzählt nicht von dem, was die Kampagne hier verzeichnet; die Datei wurde verändert oder gehört zu einer anderen Kampagne. Wovon sie erzählen sollte, ist vorbei; nur die Geschichte lässt sich nicht mehr aus ihr erzählen.
trouble-beyond = { $folder }: So weit wie diese Journale ist die Kampagne noch nicht: { $files }. Entweder ist { $record } älter als sie, oder sie gehören zu einer anderen Kampagne. Sie bleiben, wo sie sind, und werden weitergespielt, sobald die Kampagne dort ankommt.
trouble-nothing-undo = es gibt nichts rückgängig zu machen
trouble-rules-refuse = die Regeln lassen diese Entscheidung nicht zu: { $why }
trouble-kept-before = { $place }:{ $line }: { $what }. Davor gerettete Entscheidungen: { $n }; die beschädigte Datei bleibt als { $copy } erhalten.
trouble-drifted = { $place }:{ $line }: Diese Version von Emberdeck spielt hier etwas anders als die, die das Journal schrieb ({ $engine }): Der Tisch ist nicht ganz, wie ihr ihn verlassen habt. Das alte Journal bleibt als { $copy } erhalten.
trouble-full = hat { $n } Entscheidungen und ist damit voll
trouble-folder-gone = ist weg. Bringt den Ordner zurück und versucht es noch einmal; solange Emberdeck läuft, ist nichts verloren
trouble-journal-gone = { $file }: fehlt, und die Kopie auch. Was von diesem Szenario gespielt war, ist verloren, und es beginnt von vorn.
trouble-between-gone = { $file }: fehlt, und die Kopie auch. Was seit dem letzten Szenario entschieden wurde, ist verloren und wird noch einmal gefragt.
trouble-finished-gone = { $folder }: Diese Journale fehlen, und ihre Kopien auch: { $files }. Wovon sie erzählen, ist vorbei; nur die Geschichte lässt sich nicht mehr aus ihnen erzählen.

trouble-no-pack = das Inhaltspaket kann nicht gelesen werden
trouble-and-more = { $first } (und { $n } weitere; siehe `emberdeck check`)
trouble-name-length = der Name einer Kampagne hat 1 bis 100 Zeichen
trouble-name-letters = der Name einer Kampagne enthält keine Steuerzeichen oder unsichtbaren Zeichen
trouble-content-same = die Kampagne hat bereits den jetzigen Inhalt
trouble-update-later = ein Szenario oder das, was zwischen zweien kommt, ist noch im Gang: Bringt es zu Ende und übernehmt dann den neuen Inhalt
trouble-record-older = nach { $file } hat dieses Szenario noch nicht begonnen; die Datei scheint älter zu sein als die Aufzeichnungen (eine zurückgespielte Sicherung?). `emberdeck restore` zeigt, wohin man zurückkann.
trouble-other-campaign = { $file } beginnt mit einem anderen Startwert, als diese Kampagne dem Szenario gibt; die Datei kann aus einer anderen Kampagne stammen. Das Spiel geht so weiter, wie es dort steht.
trouble-perhaps-lost = { $damage }. Was darin entschieden wurde, ist vielleicht verloren.
trouble-record-elsewhere = ist, wie auch { $other }, der Spielstand einer anderen Kampagne: Was sonst in diesem Ordner liegt, Sicherungen und Journale, gehört nicht dazu. Geändert wurde nichts. Es hilft, den eigenen Spielstand der Kampagne zurückzulegen oder zu einer ihrer Sicherungen zurückzukehren.
trouble-record-foreign = gehört zu einer Kampagne der Spielfamilie „{ $family }“, und was sonst in diesem Ordner liegt, zur Familie „{ $own }“
trouble-family = ist eine Kampagne der Spielfamilie „{ $family }“, die hier niemand kennt (bekannt: { $known })
trouble-family-unknown = die Spielfamilie „{ $family }“ kennt hier niemand (bekannt: { $known })
trouble-family-positions = die Spielfamilie „{ $family }“ hat keine Stellungen, von denen man spielen kann
