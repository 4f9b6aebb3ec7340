# Options in few words: the verb, the card, what comes of it.

brief-action = { CAPITAL(ACCUSATIVE($card)) } { $action }
brief-paid = { " " }({ ACCUSATIVE($card) } { $action })
brief-gain = { $lead }: { $what }
brief-way = { $skill } ({ $check })
brief-loses-free-exploration = { $text } (damit entfällt die freie Erkundung)
