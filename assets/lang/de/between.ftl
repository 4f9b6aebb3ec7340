## Rewards
between-skill-feat = Fertigkeitstalent
between-power-feat = Krafttalent
between-card-feat = Kartentalent
between-loot = Beute
between-box-card = Karte aus der Schachtel
between-trader = Händler
between-role = Rollenkarte
between-quest = der Auftrag { $name } (Stufe { $tier }, Zahl { $seed })

## What is asked
between-who-takes = Wer nimmt { ACCUSATIVE($card) }?
between-which-side = { $who } nimmt eine Rollenkarte. Welche Seite?
between-which-box = { $who } erhält ein { $reward }. Welches Kästchen?
between-which-trader = Welchen Händler besucht { $who }?
between-swap = Tauscht Gaben untereinander, bevor jemand mit einem Händler handelt.
between-trade-for = Was will { $who } eintauschen?
between-pay-for = Was zahlt { $who } für { ACCUSATIVE($card) }?
between-decks-match = Die Decks entsprechen ihren Listen.
between-rebuild = Stellt die Decks neu zusammen. { $why }
between-died = { $who } ist tot. Wer setzt sich an diesen Platz?
between-what-next = Was kommt als Nächstes?
between-before-next = Vor dem nächsten Szenario: { $why }

## Answers
between-later = Erst beim nächsten Mal entscheiden
between-visit = { CAPITAL(ACCUSATIVE($trader)) } besuchen
between-visit-nobody = Niemanden besuchen
between-gives = { $from } gibt { $to } { ACCUSATIVE($card) }
between-want = { CAPITAL(ACCUSATIVE($card)) } eintauschen
between-pay = Mit { DATIVE($card) } zahlen
between-no-trade = Keinen Handel machen
between-puts-aside = { $hero } legt { ACCUSATIVE($card) } beiseite
between-takes-aside = { $hero } nimmt { ACCUSATIVE($card) } von den beiseitegelegten
between-draws = { $hero } nimmt { ACCUSATIVE($card) } aus der Schachtel
between-returns = { $hero } legt { ACCUSATIVE($card) } in die Schachtel zurück
between-suggested = { $hero } nimmt das vorgeschlagene Deck
between-fill = Die Decks nach einer einfachen Regel füllen
between-a-new = { $hero }, von vorn begonnen
between-makes-room = { $hero } macht Platz für { $other }
between-leave = Der Platz von { $hero } bleibt leer
between-joins = { $hero } kommt dazu
between-class-deck = Die Karten des Klassendecks { $name } in die Schachtel legen
between-play-again = „{ $scenario }“ noch einmal spielen
between-play = „{ $scenario }“ spielen
between-enough = Genug

## Boxes and decks
between-box-hand = Handgröße { $n }
between-deck-has = { $kind } { $has }
between-deck-lacks = { $kind } { $has } von { $list }

## What happened
between-checked-off = { CAPITAL(NOMINATIVE($trader)) } { AGREE($trader, "ist", "sind") } auf dem Basar abgehakt.
between-not-in-box = { CAPITAL(NOMINATIVE($card)) } { AGREE($card, "liegt", "liegen") } nicht mehr in der Schachtel.
between-no-box-left = { $hero } hat kein Kästchen mehr für ein { $reward }.
between-gains = { $hero } erhält { ACCUSATIVE($card) }.
between-takes = { $hero } nimmt { ACCUSATIVE($card) }.
between-is-now = { $hero } ist jetzt { $role }.

## Why not: rewards
between-no-reward = Es steht keine Belohnung aus.
between-loot-living = Beute ist für einen lebenden Helden der Gruppe.
between-no-side = Das ist keine Seite der Rollenkarte dieses Helden.
between-no-hero = Diesen Helden gibt es nicht.
between-reward-is = Die Belohnung lautet: { $reward }.
between-side-once = Eine Seite der Rollenkarte wird einmal gewählt, wenn eine Belohnung sie gibt.
between-feats-rewards = Talente gibt es nur als Belohnung.
between-reward-first = Zuerst ist eine Belohnung zu nehmen.

## Why not: feats
between-role-covers = Die Rollenkarte liegt über den Kräften dieser Karte.
between-role-has-it = Die Rollenkarte hat diese Kraft, mit eigenen Kästchen.
between-no-role-yet = Es gibt noch keine Rollenkarte.
between-other-side = Die andere Seite der Rollenkarte wurde gewählt.
between-no-such-box = Dieses Kästchen gibt es nicht.
between-box-checked = Dieses Kästchen ist schon angekreuzt.
between-leftmost = Das am weitesten links stehende freie Kästchen einer Reihe kommt zuerst.

## Why not
between-not-asked = Das ist gerade nicht gefragt.
between-drawn = Seitdem wurde etwas zufällig gezogen.
between-earned-before = Die Belohnung für { ACCUSATIVE($story) } wurde schon verdient.

## Traders
trade-not-checked-off = Dieser Händler ist auf dem Basar nicht abgehakt.
trade-visits-first = Zuerst wird gesagt, welche Händler besucht werden.
trade-no-visit = Es wird kein Händler besucht.
trade-swap-first = Die Helden tauschen untereinander, bevor jemand mit einem Händler handelt.
trade-swap-now = Jetzt tauschen die Helden Gaben.
trade-nobody-left = Jeder Besucher macht höchstens einen Handel; niemand ist mehr an der Reihe.
trade-not-displayed = Diese Karte liegt nicht beim Händler aus.
trade-no-price = Ihr Preis kann nicht bezahlt werden.
trade-no-part = Diese Karte kann kein Teil des Preises sein.
trade-at-most-one = Jeder Besucher macht höchstens einen Handel.
trade-visitor-now = Jetzt handelt ein Besucher.
trade-pays = { $hero } zahlt { $paid } für { ACCUSATIVE($card) }.
trade-after-win = Händler werden nach einem gewonnenen Szenario besucht.
trade-dead-visit = Tote besuchen keine Händler.
trade-dead-no-part = Tote nehmen nicht teil.
trade-not-theirs = Diese Karte gehört diesem Helden nicht.
trade-own-text = Dieser Händler folgt dem Text seiner Karte.
trade-not-to-pay = Mit dieser Karte kann der Besucher nicht zahlen.
trade-other-price = Der Händler verlangt andere Karten, mehr oder weniger.
trade-too-low = Jede Karte, mit der gezahlt wird, darf in ihrer Zahl höchstens 1 unter der gewünschten liegen.

## Decks
between-mismatch = { $hero } hat vom Typ { $kind } { $has }, die Liste sagt { $list }.
between-back-to-box = { CAPITAL(NOMINATIVE($card)) }, ausgelegt von { $hero }, { AGREE($card, "geht", "gehen") } in die Schachtel zurück.
between-nobody-alive = Dort sitzt niemand, der lebt.
between-no-card = Diese Karte gibt es nicht.
between-no-place = Die Liste hat keinen Platz dafür; Karten werden nicht mit der Schachtel getauscht.
between-group-has = Die Gruppe hat eine Karte für diesen Platz.
between-may-not = Diese Karte darf nicht aus der Schachtel genommen werden.
between-none-in-box = Davon liegt keine in der Schachtel.
between-two-living = Getauscht wird zwischen zwei lebenden Helden.
between-not-theirs = Diese Karte gehört diesem Helden nicht.
between-not-there = Diese Karte liegt nicht bereit.
between-aside = Was beiseiteliegt, geht am Ende in die Schachtel zurück.
between-decks-first = Zuerst werden die Decks neu zusammengestellt.
between-took-box = { $hero } nimmt { ACCUSATIVE($card) } aus der Schachtel.
between-took-party = { $hero } nimmt { ACCUSATIVE($card) } aus der Gruppe.

## The camp
between-dead-first = Zuerst wählen die Spieler der Toten.
between-another-each = Jeder Spieler hat einen Helden, jeder einen anderen.
between-somebody = Jemand muss spielen.
between-new-first = Wessen Held tot ist, beginnt zuerst einen neuen.
between-most-decks = Höchstens { $most } Decks zur selben Zeit.
between-earlier = Erst muss ein früheres Szenario gewonnen werden.
between-say-next = Sagt, welches Szenario das nächste ist.
between-not-at-will = Karten werden nicht beliebig mit der Schachtel getauscht.
between-only-newcomer = Nur wer neu ist, nimmt das vorgeschlagene Deck.
between-no-class-deck = Dieses Klassendeck gibt es nicht.
between-left-over = Was übrig war, ist in der Schachtel.
between-over = Das ist vorbei.
between-class-added = Die Karten des Klassendecks { $name } kommen in die Schachtel.
between-deck-added = Die Karten des Abenteuerdecks { $number } kommen in die Schachtel.
between-leaves = { $hero } geht; die Liste des Decks bleibt erhalten.
between-stays-dead = { $hero } ist tot und bleibt es.
between-sits-down = { $hero } setzt sich an den Tisch.
between-comes-back = { $hero } kommt zurück.

## Rewards of a scenario
between-each-skill = Jeder Held erhält ein Fertigkeitstalent.
between-each-power = Jeder Held erhält ein Krafttalent.
between-each-card = Jeder Held erhält ein Kartentalent.
between-loot-is = Beute: { $card }.
between-trader-checked = { CAPITAL(NOMINATIVE($trader)) } { AGREE($trader, "ist", "sind") } auf dem Basar abgehakt.
between-each-role = Jeder Held nimmt die Rollenkarte und wählt eine ihrer Seiten.
between-each-random = Jeder Held erhält eine zufällige Karte aus der Schachtel: { $kind }.
