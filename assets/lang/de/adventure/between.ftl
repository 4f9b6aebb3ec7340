## Rewards
between-skill-feat = Fertigkeitstalent
between-power-feat = Krafttalent
between-card-feat = Kartentalent
between-loot = Beute
between-box-card = Karte aus der Schachtel
between-trader = Händler
between-role = Rollenkarte
between-quest = der Auftrag { $name } (Stufe { $tier }, Startwert { $seed })

## What is asked
between-who-takes = Wer nimmt { ACCUSATIVE($card) }?
between-which-side = { $who } nimmt eine Rollenkarte. Welche Seite?
between-which-box = { $who } erhält ein { $reward }. Welches Kästchen?
between-which-trader = Welchen Händler besucht { $who }?
between-swap = Tauscht Gaben untereinander, bevor jemand mit einem Händler handelt.
between-trade-for = Was will { $who } kaufen?
between-pay-for = Was zahlt { $who } für { ACCUSATIVE($card) }?
between-decks-match = Alle Decks entsprechen ihren Listen.
between-rebuild = Stellt die Decks neu zusammen. { $why }
between-died = { $who } ist tot. Wer nimmt diesen Platz ein?
between-what-next = Was kommt als Nächstes?
between-before-next = Vor dem nächsten Szenario: { $why }

## Answers
between-later = Später entscheiden
between-visit = { CAPITAL(ACCUSATIVE($trader)) } besuchen
between-visit-nobody = Niemanden besuchen
between-gives = { $from } gibt { $to } { ACCUSATIVE($card) }
between-want = { CAPITAL(ACCUSATIVE($card)) } kaufen
between-pay = Mit { DATIVE($card) } zahlen
between-no-trade = Nichts kaufen
between-puts-aside = { $hero } legt { ACCUSATIVE($card) } beiseite
between-takes-aside = { $hero } nimmt { ACCUSATIVE($card) } von den beiseitegelegten Karten
between-draws = { $hero } nimmt { ACCUSATIVE($card) } aus der Schachtel
between-returns = { $hero } legt { ACCUSATIVE($card) } in die Schachtel zurück
between-suggested = { $hero } nimmt das vorgeschlagene Deck
between-fill = Decks automatisch füllen
between-a-new = { $hero }, ganz neu
between-makes-room = { $other } ersetzt { $hero }
between-leave = Den Platz von { $hero } frei lassen
between-joins = { $hero } kommt dazu
between-class-deck = Die Karten des Klassendecks { $name } in die Schachtel legen
between-play-again = „{ $scenario }“ noch einmal spielen
between-play = „{ $scenario }“ spielen
between-enough = Fertig

## Boxes and decks
between-box-hand = Handgröße { $n }
between-deck-has = { $kind }: { $has }
between-deck-lacks = { $kind }: { $has } von { $list }

## What happened
between-checked-off = { CAPITAL(NOMINATIVE($trader)) } { AGREE($trader, "kann", "können") } jetzt auf dem Basar besucht werden.
between-not-in-box = { CAPITAL(NOMINATIVE($card)) } { AGREE($card, "liegt", "liegen") } nicht mehr in der Schachtel.
between-no-box-left = { $hero } hat kein freies Kästchen mehr für ein { $reward }.
between-gains = { $hero } erhält { ACCUSATIVE($card) }.
between-takes = { $hero } nimmt { ACCUSATIVE($card) }.
between-is-now = { $hero } ist jetzt { $role }.

## Why not: rewards
between-no-reward = Es steht keine Belohnung aus.
between-loot-living = Beute geht an einen lebenden Helden der Gruppe.
between-no-side = Diese Seite hat die Rollenkarte dieses Helden nicht.
between-no-hero = Diesen Helden gibt es nicht.
between-reward-is = Die Belohnung lautet { $reward }: Kreuzt ein Kästchen dieser Art an.
between-side-once = Die Seite der Rollenkarte wird nur einmal gewählt: wenn es sie als Belohnung gibt.
between-feats-rewards = Talente gibt es nur als Belohnung.
between-reward-first = Nehmt zuerst die Belohnung.

## Why not: feats
between-role-covers = Die Rollenkarte ersetzt die Kräfte auf dem Heldenbrett.
between-role-has-it = Diese Kraft steht auf der Rollenkarte, mit eigenen Kästchen.
between-no-role-yet = Es gibt noch keine Rollenkarte.
between-other-side = Die andere Seite der Rollenkarte wurde gewählt.
between-no-such-box = Dieses Kästchen gibt es nicht.
between-box-checked = Dieses Kästchen ist schon angekreuzt.
between-leftmost = Kreuzt zuerst das am weitesten links stehende freie Kästchen der Reihe an.

## Why not
between-not-asked = Darüber wird gerade nicht entschieden.
between-drawn = Seitdem wurde etwas zufällig gezogen.
between-earned-before = Die Belohnung für { ACCUSATIVE($story) } habt ihr schon bekommen.

## Traders
trade-not-checked-off = Dieser Händler kann auf dem Basar noch nicht besucht werden.
trade-visits-first = Wählt zuerst, welche Händler besucht werden.
trade-no-visit = Es wird kein Händler besucht.
trade-swap-first = Die Helden tauschen Gaben untereinander, bevor jemand mit einem Händler handelt.
trade-swap-now = Jetzt tauschen die Helden Gaben.
trade-nobody-left = Jeder Besucher handelt höchstens einmal, und alle haben es schon getan.
trade-not-displayed = Diese Karte liegt nicht beim Händler aus.
trade-no-price = Der Preis dieses Händlers lässt sich nicht bezahlen.
trade-no-part = Diese Karte kann nicht Teil des Preises sein.
trade-at-most-one = Jeder Besucher handelt höchstens einmal.
trade-visitor-now = Jetzt handelt ein Besucher.
trade-pays = { $hero } zahlt für { ACCUSATIVE($card) }: { $paid }.
trade-after-win = Händler werden nach einem gewonnenen Szenario besucht.
trade-dead-visit = Tote besuchen keine Händler.
trade-dead-no-part = Tote nehmen nicht teil.
trade-not-theirs = Diese Karte gehört diesem Helden nicht.
trade-own-text = Dieser Händler nennt keinen Preis; richtet euch nach dem Text seiner Karte.
trade-not-to-pay = Mit dieser Karte kann der Besucher nicht zahlen.
trade-other-price = Der Händler verlangt andere Karten oder eine andere Anzahl.
trade-too-low = Die Abenteuernummer jeder Karte, mit der gezahlt wird, darf höchstens um 1 unter der Nummer der gewünschten Karte liegen.

## Decks
between-mismatch = { $hero } hat { $cards }, die Deckliste verlangt aber { $list }.
between-back-to-box = { CAPITAL(NOMINATIVE($card)) }, ausgelegt von { $hero }, { AGREE($card, "geht", "gehen") } in die Schachtel zurück.
between-nobody-alive = Dort sitzt kein lebender Held.
between-no-card = Diese Karte gibt es nicht.
between-no-place = Die Deckliste hat keinen Platz dafür, und mit der Schachtel werden keine Karten getauscht.
between-group-has = Für diesen Platz hat die Gruppe schon eine Karte.
between-may-not = Diese Karte darf nicht aus der Schachtel genommen werden.
between-none-in-box = Von dieser Karte liegt keine in der Schachtel.
between-two-living = Getauscht wird zwischen zwei lebenden Helden.
between-not-theirs = Diese Karte gehört diesem Helden nicht.
between-not-there = Diese Karte liegt nicht bereit.
between-aside = Was beiseiteliegt, geht am Ende in die Schachtel zurück.
between-decks-first = Stellt zuerst die Decks zusammen.
between-took-box = { $hero } nimmt { ACCUSATIVE($card) } aus der Schachtel.
between-took-party = { $hero } nimmt { ACCUSATIVE($card) } aus der Gruppe.

## The camp
between-dead-first = Zuerst wählen die Spieler der Toten.
between-another-each = Jeder Spieler braucht einen anderen Helden.
between-somebody = Mindestens ein Held muss spielen.
between-new-first = Wessen Held tot ist, beginnt zuerst einen neuen.
between-most-decks = Höchstens { $most } Decks gleichzeitig.
between-earlier = Erst muss ein früheres Szenario gewonnen werden.
between-say-next = Wählt das nächste Szenario.
between-not-at-will = Mit der Schachtel werden Karten nicht beliebig getauscht.
between-only-newcomer = Nur ein neuer Held darf das vorgeschlagene Deck nehmen.
between-no-class-deck = Dieses Klassendeck gibt es nicht.
between-left-over = Übrige Karten sind wieder in der Schachtel.
between-over = Dieser Schritt ist vorbei.
between-class-added = Die Karten des Klassendecks { $name } kommen in die Schachtel.
between-deck-added = Die Karten des Abenteuerdecks { $number } kommen in die Schachtel.
between-leaves = { $hero } geht; die Deckliste bleibt erhalten.
between-stays-dead = { $hero } ist tot und bleibt tot.
between-sits-down = { $hero } schließt sich der Gruppe an.
between-comes-back = { $hero } kehrt zur Gruppe zurück.

## Rewards of a scenario
between-each-skill = Jeder Held erhält ein Fertigkeitstalent.
between-each-power = Jeder Held erhält ein Krafttalent.
between-each-card = Jeder Held erhält ein Kartentalent.
between-loot-is = Beute: { $card }.
between-trader-checked = { CAPITAL(NOMINATIVE($trader)) } { AGREE($trader, "kann", "können") } jetzt auf dem Basar besucht werden.
between-each-role = Jeder Held nimmt seine Rollenkarte und wählt eine ihrer Seiten.
between-each-random = Jeder Held erhält eine zufällige Karte aus der Schachtel: { $kind }.
