## Der Tisch im Fenster

tactics-round = Runde { $n }
tactics-turn-over = war am Zug
tactics-turn-now = ist am Zug
tactics-turn-to-come = ist noch nicht am Zug gewesen
tactics-rules-here = Regeln dieser Begegnung
tactics-north-letter = N
tactics-north-points = Norden ist { $to }.
tactics-hand-empty = { $hero } hat keine Handkarten.
tactics-deck-count = Deck: { $n }
tactics-discards-count = Abgelegt: { $n }
tactics-open-discards = Offen abgelegt
tactics-actions-left = noch { $n } von { $of } Aktionen
tactics-hero-values = Bew. { $move } · Angr. { $attack }
tactics-move-value = Bewegung { $move }
tactics-would-do = Wenn es jetzt handelte
tactics-would-hit = Träfe { $names }
tactics-would-hit-nobody = Träfe niemanden

## Wie ein Angriff ausgehen kann

tactics-odds = { $who }: { $odds }
tactics-odds-of = { $by } gegen { $who }: { $odds }
tactics-odds-sure = { $n } Schaden
tactics-odds-damage = { $least } bis { $most } Schaden, im Mittel { $ones },{ $tenths }
tactics-odds-stands = fällt nicht
tactics-odds-falls = fällt sicher
tactics-odds-may-fall = fällt: { $ones },{ $tenths } %
tactics-odds-again = Würfel dürfen neu geworfen werden
tactics-odds-basic = Basisangriffe, wo auch immer sie stehen
tactics-pool = Gewürfelt wird { $dice }
tactics-pool-floor = Jeder Würfel zählt mindestens { $n }
tactics-pool-doubled = Das Ergebnis zählt { $n }-fach
tactics-next-sure = Mit { $n } der { $of } kommenden Bosskarten handelt diese Figur ({ $share } %) (AT-BOSS-02).
tactics-next-between = Mit { $least } bis { $most } der { $of } kommenden Bosskarten handelt diese Figur ({ $low } bis { $high } %); { $unknown } davon hat noch niemand gesehen (AT-BOSS-02, AT-RUL-105).
tactics-next-unknown = Mit welchen der { $of } kommenden Bosskarten diese Figur handelt, hat noch niemand gesehen (AT-RUL-105).

## Während Gegner handeln, Wege, von vorn beginnen

tactics-enemies-act = Die Gegner handeln
tactics-next-enemy = Weiter
tactics-skip = Überspringen
tactics-wait-after-each = Nach jedem Gegner warten
tactics-points-spent = { $n }/{ $of }
tactics-restart = Diesen Kampf von vorn beginnen?
tactics-restart-about = Alles seit der ersten Entscheidung wird zurückgenommen und lässt sich nicht wiederherstellen.
tactics-restart-keep = Weiterspielen

## Was zu hören ist, in Klammern

sound-round = [eine Glocke: die nächste Runde]
sound-boss-card = [ein düsteres Motiv: eine Bosskarte]
sound-wall = [Holz knarrt: etwas kommt auf das Brett]
sound-condition = [eine schiefe Glocke: ein Zustand]
sound-knocked-out = [eine tiefe Glocke: ein Held geht zu Boden]
sound-card-gained = [helles Klingen: etwas Neues]
sound-turn-lost = [das Klingen fällt: ein Zug entfällt]

## Die Galerie

tactics-gallery-entry = Galerie der taktischen Kampagne
tactics-gallery-title = Galerie
tactics-gallery-count = { $shown } von { $all }
tactics-gallery-search = Namen und Texte durchsuchen
tactics-gallery-all = Filter zurücksetzen
tactics-gallery-nothing = Nichts in diesem Paket passt dazu.
tactics-gallery-previous = Zurück
tactics-gallery-next = Weiter
tactics-gallery-close = Schließen
tactics-gallery-copies = { $n } Stück
tactics-gallery-class = Klasse
tactics-gallery-level = Aufstiegskarte
tactics-gallery-boss = Boss
tactics-gallery-minion = Scherge
tactics-gallery-boss-card = Bosskarte
tactics-gallery-companion = Beschworene oder Verbündete
# A button in the corner of a board of which only a part is seen.
tactics-whole-board = Ganzer Spielplan
