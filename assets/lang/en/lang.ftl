# What many parts of the program say.

# A number of cards. $count (number)
lang-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
