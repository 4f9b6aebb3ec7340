# Options in few words: the verb, the card, what comes of it.

# $action (text: "reveal"), $card (text)
brief-action = { CAPITAL($action) } { $card }
# $action (text: "recharge"), $card (text); behind the power that it pays for
brief-paid = { " " }({ $action } { $card })
# $lead (text: "Discard Boathook"), $what (text: "explore again")
brief-gain = { $lead }: { $what }
# $skill (text), $check (text)
brief-way = { $skill } ({ $check })
brief-loses-free-exploration = { $text } (gives up the free exploration)
