# Was zwischen zwei Begegnungen liegt: Planer, Weg, Chronik.

## Der Planer

tactics-plan-of = { $hero }, Stufe { $n }, { $class }, { $hp } TP
tactics-plan-away = { $n ->
    [one] Beim nächsten Aufstieg: { $list }
   *[other] In { $n } Aufstiegen: { $list }
}
tactics-plan-shut = Verschlossen: { $list }
tactics-plan-more = plan WER: jede Klasse eines Helden, was ihr fehlt, was eine Wahl öffnet und verschließt
tactics-plan-class = { $class }: { $text }
tactics-plan-open = kann beim nächsten Aufstieg genommen werden
tactics-plan-at = { $n ->
    [one] beim nächsten Aufstieg
   *[other] frühestens in { $n } Aufstiegen
}
tactics-plan-never = nicht mehr möglich
tactics-plan-opens = öffnet { $list }
tactics-plan-closes = verschließt für { $hero }: { $list }
tactics-lack-most-levels = kein Held steigt über Stufe 10
tactics-lack-most-in-class = kein Held steigt über Stufe 5 als { $class }
tactics-lack-needs = { $class } braucht { $other } { $wants } (bisher { $has })
tactics-lack-closed = { $hero } ist { $class }, und sonst kann es niemand mehr werden
tactics-lack-two-above = zwei Helden haben Stufe 2 oder mehr als { $class }
tactics-lack-one-above = ein anderer Held hat Stufe 3 oder mehr als { $class }
tactics-lack-no-card = von { $class } ist keine solche Karte mehr da

## Der Weg

tactics-road = Der Weg bis hierher
tactics-road-here = { $name }: hier seid ihr
tactics-road-here-after = { $name }: { $result }; hier seid ihr
tactics-road-fought = { $name }: { $result }
tactics-road-taken-to = { $label } (nach: { $to })
tactics-road-taken = { $label }
tactics-road-open = offen: { $label }
tactics-road-refused = nicht genommen: { $label }
tactics-road-shut = verschlossen: { $label }

## Die Chronik

tactics-deed-so-far = Bis hierher.
tactics-deed-chose = Eure Wahl: { $label }
tactics-deed-chose-of = { $title }. Eure Wahl: { $label }
tactics-deed-fell = { $hero } ging in Runde { $n } zu Boden.
tactics-deed-fell-by = { $hero } ging in Runde { $n } zu Boden ({ $by }).
tactics-deed-closest = Das nächste Ziel: { $away } (AT-BOSS-06).
tactics-deed-preferred = Das bevorzugte Ziel: { $away } (AT-BOSS-11).
tactics-deed-rose = { $hero } stand in Runde { $n } wieder auf dem Plan.
tactics-deed-defeated = In Runde { $n } besiegt: { $who }.
tactics-deed-defeated-by = In Runde { $n } besiegt: { $who } ({ $by }).
tactics-deed-blow = Der härteste Schlag: { $hero } gegen { $who }, { $n } Schaden.
tactics-deed-last = Am Ende stand nur noch { $hero }.
tactics-deed-one-hp = { $hero } stand am Ende mit einem einzigen TP.
tactics-deed-last-potion = Gewonnen, als der letzte Wiederbelebungstrank schon verbraucht war.
tactics-deed-unhurt = Niemand in der Gruppe wurde verletzt.
tactics-deed-levelled = { $hero } nahm { $card }.
tactics-deed-gained = { $hero } bekam { $card }.
tactics-deed-gained-party = Die Gruppe bekam { $card }.
tactics-deed-lost = { $hero } gab { $card } weg.
tactics-deed-lost-party = Die Gruppe gab { $card } weg.
tactics-deed-times = { $deed }, { $n }-mal.
tactics-deed-gold = { $n ->
    [one] Die Gruppe bekam einen Beutel Gold.
   *[other] Die Gruppe bekam { $n } Beutel Gold.
}
tactics-deed-paid = { $n ->
    [one] Die Gruppe zahlte einen Beutel Gold.
   *[other] Die Gruppe zahlte { $n } Beutel Gold.
}
tactics-deed-potions = { $n ->
    [one] Ein Wiederbelebungstrank wurde verbraucht.
   *[other] { $n } Wiederbelebungstränke wurden verbraucht.
}
tactics-tally-hero = Held
tactics-tally-dealt = Ausgeteilt
tactics-tally-taken = Eingesteckt
tactics-tally-healed = Geheilt
tactics-tally-felled = Besiegt

## Level-up cards

tactics-level-hp = +{ $n } TP
tactics-level-gains = dazu kommt: { $cards }

## Zwischen zwei Begegnungen

tactics-title-level-up = Aufstieg
tactics-title-camp = Das Lager
tactics-title-fill = Was kommt mit?
tactics-title-reward = Wer bekommt es?
tactics-head-gold = Gold
tactics-head-potions = Tränke
tactics-road-see = Der Weg
tactics-road-back = Zurück
tactics-hearts = { $n } TP
tactics-camp-board = Heldentableau
tactics-camp-tuck = Schachtel
tactics-camp-deck = Aktionsdeck
tactics-camp-empty = Hier liegt nichts.
tactics-market-wares = Zu kaufen
tactics-market-own = Zu verkaufen
tactics-market-none = Hier gibt es nichts zu kaufen.
tactics-market-price = { $n } Gold
tactics-result-facts = Wie es ausging
tactics-result-rewards = Was es brachte
tactics-plan-basic = Grundklassen
tactics-plan-elite = Eliteklassen
tactics-plan-level = Stufe { $n }
tactics-plan-needs = braucht { $list }
tactics-plan-choose = Wählt eine Klasse, um zu sehen, was sie gibt, öffnet und verschließt.
tactics-plan-brings = Was sie bringt
tactics-plan-opens-title = Öffnet
tactics-plan-closes-title = Verschließt für die anderen
tactics-plan-take = { $hero } nimmt das
