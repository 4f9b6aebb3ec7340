# Warum etwas nicht geht, in der Taktikfamilie.

tactics-refused-no-action = keine Aktion ist übrig
tactics-refused-slot-full = der Platz für das Klassenmerkmal ist nicht leer
tactics-refused-forbidden = ein Effekt verbietet es
tactics-refused-only-if = nur möglich, wenn { $cond }
tactics-refused-card-says = die Karte sagt, wann sie gespielt werden kann
tactics-refused-item-says = die Karte sagt, wann sie benutzt werden kann
tactics-refused-used-up = so oft, wie es geht, wurde es schon benutzt
tactics-refused-unpayable = die Kosten können nicht bezahlt werden
tactics-refused-nothing-done = nichts davon könnte ausgeführt werden
tactics-refused-wall = dort steht eine Mauer
tactics-refused-occupied = dort steht jemand
tactics-refused-obstacle = für das Hindernis reichen die Punkte nicht
tactics-refused-ends-elsewhere = der Text sagt, wo die Bewegung endet
tactics-refused-too-far = die Punkte reichen nicht
tactics-refused-begun = ein begonnener Zug wird nicht ausgelassen
tactics-refused-not-passed = nur wer gepasst hat, wirft die ganze Hand ab
tactics-refused-no-potion = kein Trank ist übrig
tactics-refused-over = es wird nichts mehr gefragt
tactics-refused-not-now = das geht jetzt nicht
tactics-refused-count = { $max ->
    [1] wähle genau eine Möglichkeit
   *[other] wähle { $min } bis { $max } davon
}
tactics-refused-some-and-none = wähle einige oder keine
tactics-refused-has-moved = hat sich in diesem Zug schon bewegt
tactics-refused-has-attacked = hat in diesem Zug schon angegriffen
tactics-refused-has-acted = hat in diesem Zug schon gehandelt
tactics-refused-own-token = handelt, wenn der eigene Marker an der Reihe ist
tactics-refused-only-by-cards = handelt nur, wenn eine Karte es sagt
tactics-refused-no-room = auf dem Tableau ist kein Platz dafür
tactics-refused-ability = eine Fähigkeit gehört nicht ins Deck
tactics-refused-not-in-camp = die Karte sagt nicht, dass sie im Lager benutzt wird
tactics-refused-just-added = sie kam gerade erst hinzu
tactics-refused-chosen = das wurde schon gewählt
tactics-refused-gold = die Gruppe hat weniger als { $n } Beutel Gold
tactics-refused-unmet = was diese Wahl voraussetzt, trifft nicht zu
tactics-refused-part-payment = das kann nicht ganz bezahlt werden
tactics-refused-too-dear = es kostet { $costs } Beutel Gold, und die Gruppe hat { $gold }
tactics-refused-no-gold-left = im Vorrat ist kein Beutel Gold mehr
