## Windows in which somebody may want to be asked
stops-start = The start of the scenario, a turn or an hour
stops-travel = Leaving a location or arriving at one
stops-examined = After a card is examined
stops-met = A card is turned up or encountered
stops-evade = Evading
stops-before = Before the encounter
stops-roll = A roll that nothing useful can be added to
stops-sure = A roll that cannot change anything
stops-recharge = A check to recharge a card
stops-rolled = Rerolls
stops-damage = Reducing damage
stops-answer = Responses to a check, a played card, damage or a death
stops-after = After the encounter
stops-closing = A location closes
stops-end = The end of a turn
stops-order = An order that makes no difference
stops-only = Only one possible answer
