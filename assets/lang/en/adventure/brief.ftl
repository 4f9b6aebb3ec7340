# Options in few words: the verb, the card, what comes of it.

# $action (text: "reveal"), $card (text)
brief-action = { CAPITAL($action) } { $card }
# $action (text: "recharge"), $card (text); behind the power that it pays for
brief-paid = { " " }({ $action } { $card })
# $lead (text: "Discard Boathook"), $what (text: "explore again")
brief-gain = { $lead }: { $what }
# $skill (text), $check (text)
brief-way = { $skill } ({ $check })
# $action (text: "recharge"), $card (text), $n (number: of further cards); behind the power that they pay for
brief-paid-more = { " " }({ $action } { $card } and { $n } more)
# $price (text: "discard the top card of your deck"); behind the power that it pays for
brief-price = { " " }({ $price })
# $text (text: a whole option), $loss (text: one of the next three)
brief-loss = { $text } ({ $loss })
brief-no-free-exploration = gives up the free exploration
# $what (text: what forbids it)
brief-only-exploration = gives up the free exploration; you cannot explore again: { $what } forbids it
# $what (text: what forbids it)
brief-no-exploration = you cannot explore again: { $what } forbids it
