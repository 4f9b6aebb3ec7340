## Options
act-decline = Auf diese Probe verzichten
act-begin-at = { DATIVE($place, after: "Bei") } beginnen ({ $cards })
act-place = { $place } ({ $cards })
act-first-turn = { $hero } hat den ersten Zug
act-checker = { $hero } macht die Probe
act-close-for-now = { $hero } versucht, { ACCUSATIVE($place) } vorübergehend zu schließen{ $how }
act-give = { $hero } { ACCUSATIVE($card) } geben
act-move = { DATIVE($place, after: "Zu", bare: "Nach") } gehen ({ $cards }{ $shut })
act-explore-left = { CAPITAL(ACCUSATIVE($place)) } erkunden (noch { $cards })
act-explore = Erkunden
act-close = Versuchen, { ACCUSATIVE($place) } zu schließen{ $how }
act-close-here = Versuchen, den Ort zu schließen
act-end-turn-of = { OF($hero) } Zug beenden
act-end-turn = Zug beenden

## How a location is closed; $what is a card with its article
act-a-trait-kind = { $kind_a } mit dem Merkmal { $mark }
act-a-trait = eine Karte mit dem Merkmal { $mark }
act-a-card = eine Karte
act-a-fitting-card = eine passende Karte
act-close-free = ohne Bedingung
act-pay-hand = { $what } aus der Hand { $action }
act-pay-top = die oberste Karte des Decks { $action }
act-pay-discards = { $what } aus dem Ablagestapel { $action }
act-pay-displayed = ausgelegtes: { $what } { $action }
act-pay-several-hand = { $n } Karten aus der Hand { $action }, jede davon { $what }
act-pay-several-discards = { $n } Karten aus dem Ablagestapel { $action }, jede davon { $what }
act-pay-several-displayed = { $n } ausgelegte Karten { $action }, jede davon { $what }
act-pay-several-top = die obersten { $n } Karten des Decks { $action }
act-defeat-named = { ACCUSATIVE($card) } herbeirufen und besiegen
act-defeat-random = eine zufällige Karte ({ $kind }) herbeirufen und besiegen
act-defeat-fitting = zufällig herbeirufen und besiegen: { $what }
act-defeat-same = ein weiteres Exemplar herbeirufen und besiegen
act-of-different-types = { $way }, alle von verschiedenen Typen
act-each-pays = jeder Held hier: {$way}
act-defeat-danger = die Gefahr herbeirufen und besiegen
act-or = { " " }oder{ " " }

## Checks
act-would-make = { " " }-> { $against }, { $chance }
act-against = { DICE($pool) } gegen { $difficulty }
act-way = Stattdessen { $skill } benutzen ({ $check })
act-way-plain = Stattdessen { $skill } benutzen
act-roll = { DICE($pool) } mit { $skill } gegen { $difficulty } würfeln: { $chance }
act-roll-plain = Würfeln
act-reroll = W{ $faces } mit der { $shows } neu würfeln ({ $whose })
act-reroll-number = Würfel { $n } neu würfeln
act-skill-of = { OF($hero) } Fertigkeit

## Going on
act-no-evading = Nicht ausweichen
act-take-damage = Den Schaden hinnehmen
act-let-lie = Wurf behalten
act-close-no-more = Keine weiteren Orte schließen
act-discard-no-more = Nichts mehr ablegen
act-choose-none = Keine wählen
act-use-none = Nichts davon benutzen
act-continue = Weiter
act-yes-what = Ja: { $what }
act-yes = Ja
act-no-closing = Nicht zu schließen versuchen
act-no = Nein
act-explore-again = erneut erkunden

## Powers
act-for = { $hero }:{ " " }
act-play = { CAPITAL(ACCUSATIVE($card)) } spielen
act-use = { CAPITAL($power) } benutzen
act-with = { " " }mit { DATIVE($card) }
act-power-of-hero = { OF($hero) } Kraft
act-power-of = die Kraft { GENITIVE($source) }
act-take-back = { CAPITAL(ACCUSATIVE($what)) } zurücknehmen
act-take-back-number = Einsatz { $n } zurücknehmen

act-in-pile = , aus { $pile }
act-do-nothing = Nichts tun
act-by-hand-done = Von Hand erledigt; weiter
act-by-hand-roll = { $die } würfeln
act-no-card = Keine Karte
act-close-so = So schließen: { $way }
act-first = Nummer { $n } zuerst
act-choice = Möglichkeit { $n }
act-something = Etwas in { OF($hero) } Hand
act-something-in-a-hand = Etwas in einer Hand
