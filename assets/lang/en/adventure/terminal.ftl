## Looking closer
terminal-nothing-faceup = Nothing faceup has that name; part of a name is enough.
terminal-nothing-proficient = nothing
terminal-hand-line = Hand size { $hand }; proficient with { $proficient }; favored card type: { $favored }
terminal-cohort = ; cohort: { $name }
terminal-cards-list = Deck list: { $list }{ $cohort }
terminal-here = At this location
terminal-when-closing = When closing
terminal-when-closed = When permanently closed
terminal-dealt = Cards at the start: { $cards }
terminal-which-pile = Which pile? hand, discards, buried, displayed or hours; decks are facedown.
terminal-own-hand = Only that player may look at that hand.
terminal-pile = { $name }: { $cards }, from the top

## The table
terminal-places = Locations
terminal-places-do = What the locations do (`look NAME` tells all of one)
terminal-heroes = Heroes
terminal-for-all = Displayed for everyone: { $cards }
terminal-hour-left = 1 hour left
terminal-hours-left = { $n } hours left
terminal-this-hour = { " " }This hour: { $card }.
terminal-hours-known = { " " }Known in the blessings deck: { $known }.
terminal-faceup = , faceup: { $cards }
terminal-known-there = ; known in the deck: { $known }
terminal-known = Known in { $pile }: { $known }
terminal-known-deck = Known in the deck: { $known }
terminal-markers = , markers: { $markers }
terminal-tokens = , with the tokens of { $heroes } in the deck
terminal-dead = { $name }: dead
terminal-at = at { $place }
terminal-waits = no location yet
terminal-hero = { $name } { $at }: hand { $hand }, deck { $deck }, discards { $discards }, buried { $buried }
terminal-displayed = , displayed: { $cards }
terminal-hand-of = { OF($hero) } hand: { $cards }
terminal-hand-empty = { OF($hero) } hand is empty
terminal-hand = { OF($hero) } hand
terminal-hand-new = New in { OF($hero) } hand
terminal-henchman = henchman,{ " " }
terminal-villain = villain,{ " " }
terminal-loot = loot,{ " " }
terminal-to-defeat = To defeat
terminal-to-acquire = To acquire
terminal-no-check = No check is under way.
terminal-odds = { $pool } against { $difficulty }: { $chance }
terminal-way = { $skill } against { $difficulty }: { $chance }, up to { $best } with further plays{ $taken }
terminal-way-taken = { " " }(chosen)
terminal-odds-again = { "    " }{ $chance } with possible rerolls
terminal-odds-joint = { "    " }{ $chance } for this check and those that follow
terminal-traits = Traits: { $traits }
terminal-expected = { "    " }Expected damage: { $damage }
terminal-of-them = { " " }({ $n } of them)
terminal-folded = { "     " }({ $n } more: `more`)
terminal-take-back = Take back:
terminal-move-to = Move to:
terminal-give-to = Give to { $hero }:
terminal-word-scenario = scenario
terminal-no-card = That option is not about a card, a hero or a location.
terminal-see-also = see also
terminal-ruling = ruling
terminal-example = example
terminal-nearby = nearby
terminal-feats = { $name }: { $skills } skill, { $powers } power and { $cards } card feats
terminal-aside = set aside: { $cards }
terminal-not-in-pack = The pack has no card of that name.
terminal-help =
    A number            choose that option; separate several numbers with spaces
    (Enter)             the first option, where there is only one
    undo, redo          undo the last decision; redo it
    moments             decisions to go back to; `back N` goes there, `moments ?` explains
    look [NAME]         show the table; or a card, hero, location or the scenario in full
    card N, card NAME   the full text of what option N is about, or of that name
    hand [HERO]         the cards in a hand, one per line
    more                every option in full, even those that would do no good here
    pile NAME           the cards in a pile: discards, buried, displayed, hours; or a hero's pile
    why [NAME]          what is not possible now, and by which rule; of one card alone
    odds                where the dice of this check come from, and the chances
    log [N]             the latest events
    chronicle [N | all] the story so far, of scenario N, or of the whole campaign with statistics
    rules ID or WORDS   look up a rule
    difficulty          house rules that make the next scenario harder or easier
    seats               who plays which heroes, and who may see a hand; `over NAME` hands over
    stops, hold, pin    when you are asked; `stops ?` explains
    elsewhere [FOLDER]  continue in another folder when this one cannot be written
    help                this list
    quit                quit; everything is saved
terminal-villain-is = Villain: { $villains }. Henchmen: { $henchmen }.
terminal-villain-alone = Villain: { $villains }.
terminal-locations-for = Locations for { $n } or more heroes: { $places }
