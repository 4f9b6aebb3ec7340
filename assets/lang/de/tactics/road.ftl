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
tactics-road-refused = nicht: { $label }
