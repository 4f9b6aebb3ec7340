# Was viele Teile des Programms sagen.

lang-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
