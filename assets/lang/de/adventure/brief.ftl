# Options in few words: the verb, the card, what comes of it.

brief-action = { CAPITAL(ACCUSATIVE($card)) } { $action }
brief-paid = { " " }({ ACCUSATIVE($card) } { $action })
brief-gain = { $lead }: { $what }
brief-way = { $skill } ({ $check })
brief-paid-more = { " " }({ ACCUSATIVE($card) } und { $n } weitere { $action })
brief-price = { " " }({ $price })
brief-loss = { $text } ({ $loss })
brief-no-free-exploration = damit entfällt die freie Erkundung
brief-only-exploration = damit entfällt die freie Erkundung; erneut erkunden { AGREE($what, "verbietet", "verbieten") } { NOMINATIVE($what) }
brief-no-exploration = erneut erkunden { AGREE($what, "verbietet", "verbieten") } { NOMINATIVE($what) }
