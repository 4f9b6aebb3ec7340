# What is written on the table.

# $n (number)
table-hours-left = { $n ->
    [one] 1 hour left
   *[other] { $n } hours left
}
# $n (number)
table-turn = turn { $n }
table-empty = empty
table-closed = Closed
table-closed-for-now = Temporarily closed
# $how (text)
table-close = Close: { $how }
table-died = died
table-waits = no location yet
table-to-decide = deciding
table-can-help = can help
table-on-turn = current turn
table-deck = deck
table-discarded = discarded
table-buried = buried
table-displayed = displayed
# $name (text)
table-cards-of = { $name }'s cards
