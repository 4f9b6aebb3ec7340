## House rules
terms-hours = Hours in the blessings deck
terms-wildcards = Harsh wildcards
terms-favors = Kind wildcards
terms-checks = Difficulty of checks
terms-cards = Cards beside the starting hand
terms-about-hours = A shorter blessings deck is harder, a longer one easier.
terms-about-wildcards = Drawn at set-up: texts that make the scenario or a location harder.
terms-about-favors = Drawn at set-up: texts that make the scenario or a location easier.
terms-about-checks = Added to every check to defeat, to acquire and to close.
terms-about-cards = Each hero draws them after the starting hand.
terms-range = { $dial }: { $low } to { $high }
terms-known = `{ $word }`: there are { $known } and off
terms-number = { $word }: a number from { $low } to { $high }
terms-line-hours = { $n } hours
terms-line-checks = { $n } on every difficulty
terms-usual = by the rules
terms-line-wildcards = { $n ->
    [1] 1 harsh wildcard
   *[other] { $n } harsh wildcards
}
terms-line-favors = { $n ->
    [1] 1 kind wildcard
   *[other] { $n } kind wildcards
}
terms-line-cards = { $n ->
    [1] 1 more card at the start
   *[other] { $n } more cards at the start
}
