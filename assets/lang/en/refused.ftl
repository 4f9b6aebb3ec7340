## In a turn
refused-explore-over = The explore step of this turn is over.
refused-no-cards = There are no cards left here to explore.
refused-faceup = Faceup cards wait for the first exploration of a turn; no others are left.
refused-explored = The free exploration of this turn is used; play a card that lets you explore again.
refused-not-again = You cannot explore again this turn.
refused-move-over = The move step of this turn is over.
refused-token = Your token lies in the deck of this location; until it is found you cannot move.
refused-kept = Something keeps you from moving.
refused-give-over = One card is given a turn, before moving; that step is over.
refused-nobody-here = Nobody else is here to give a card to.
refused-closed-already = This location is closed already.
refused-close-cards = A location is closed in the close step only when its deck has no cards.
refused-closing-once = One attempt to close is made a turn.
refused-closing-asks = You cannot meet what closing asks for.
refused-there = You are there already.
refused-dead = The dead take no gifts.
refused-far = Cards are given to heroes at the same location.

## Answers
refused-nothing-asked = Nothing is asked now.
refused-not-among = That is not among what can be done now.
refused-from-to = { $min } to { $max }
refused-choose = Choose { $many } different ones.
refused-some-or-none = Choose some, or none, not both.

## Powers
refused-must-attempt = This check must be attempted.
refused-first = First what is asked now must be answered.
refused-dice-lie = The dice are rolled: what improves a check comes too late.
refused-rolled = A check is not improved any more once it was rolled.
refused-only-reduces = Now only what reduces this damage can be used.
refused-no-use-now = It has no use now: it needs a check, damage or an encounter.
refused-not-now = It does not belong to what is going on now.
refused-not-yours = It works only for the hero who has it.
refused-encounterer = Only the hero who encounters the card can do that.
refused-combat = It is for combat checks only.
refused-other-skill = It is for checks of another skill.
refused-other-check = It is for another kind of check.
refused-damage-type = It does not work on this type of damage.
refused-type-damage = A hero plays one card of each type on damage.
refused-type-both = A card of this type was already played on this check or damage.
refused-type = A hero plays one card of each type on a check or step.
refused-once = A power is used once on a check or step.
refused-second-skill = Another card decides the skill already.
refused-immune = The encountered card is immune to it.
refused-forbidden = Something forbids playing it.
refused-condition = What it asks for is not so now.
refused-cost = It cannot be paid.
refused-no-use = It would do nothing now.
refused-revealed = The same card is revealed once on a check or step.
refused-indirect = It would have to be played first to change anything.
refused-unpayable = What it needs is not there in full.
refused-hopeless = There is a check that you cannot succeed at.
refused-elsewhere = It does not reach that far.
