# Why something cannot be done, in the tactics family.

tactics-refused-no-action = no action is left
tactics-refused-slot-full = the class feature slot is not empty
tactics-refused-forbidden = an effect forbids it
tactics-refused-only-if = only possible if { $cond }
tactics-refused-card-says = the card says when it can be played
tactics-refused-item-says = the card says when it can be used
tactics-refused-used-up = it was used as often as it may be
tactics-refused-unpayable = its cost cannot be paid
tactics-refused-nothing-done = nothing of it could be carried out
tactics-refused-wall = a wall stands there
tactics-refused-occupied = somebody stands there
tactics-refused-obstacle = the points do not suffice for the obstacle
tactics-refused-ends-elsewhere = the text says where the move ends
tactics-refused-too-far = the points do not suffice
tactics-refused-begun = a turn that was begun is not passed
tactics-refused-not-passed = only a hero who has passed discards the whole hand
tactics-refused-no-potion = no potion is left
tactics-refused-over = nothing is asked any more
tactics-refused-not-now = that cannot be done now
tactics-refused-count = { $max ->
    [1] choose exactly one option
   *[other] choose { $min } to { $max } of them
}
tactics-refused-some-and-none = choose some or none
tactics-refused-has-moved = it has moved on this turn
tactics-refused-has-attacked = it has attacked on this turn
tactics-refused-has-acted = it has acted with its hero on this turn
tactics-refused-own-token = it acts at a token of its own
tactics-refused-only-by-cards = it acts only when a card makes it
tactics-refused-no-room = the player board has no room for it
tactics-refused-ability = an ability is no card of the deck
tactics-refused-not-in-camp = its card does not say that it is used in the camp
tactics-refused-just-added = it was just added
tactics-refused-chosen = this was chosen already
tactics-refused-gold = the party has fewer than { $n } Bags of Gold
tactics-refused-unmet = what this choice asks for does not hold
tactics-refused-part-payment = this cannot be paid in full
tactics-refused-too-dear = it costs { $costs } Bags of Gold, and the party has { $gold }
tactics-refused-no-gold-left = no Bag of Gold is left in the supply
