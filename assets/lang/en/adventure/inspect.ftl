# Cards, boards and piles shown large.

inspect-skills = Skills
inspect-powers = Powers
# $role (text)
inspect-powers-of = Powers of the { $role }
inspect-hand-size = Hand size
inspect-cards-in-hand = Cards in hand
inspect-cards-list = Deck list
inspect-favored = Favored card type
inspect-proficient = Proficient with
inspect-hand = hand
# $player (text)
inspect-played-by = played by { $player }
inspect-nobody = nobody
inspect-its-deck = Location deck
# $cards (text)
inspect-left = { $cards } left.
# $known (text): "Marsh Hag on top"
inspect-known = Known: { $known }.
inspect-heroes-here = Heroes here
inspect-pin = Always ask about this card
inspect-pinned = Always asking about this card
inspect-pin-hint = You are asked whenever this card can be played
pile-close = Close
pile-hidden = These cards are facedown; no one may look at them.
pile-empty = No cards.
pile-deck = deck
pile-blessings = Blessings deck
pile-hours = Past hours, latest first
pile-discards = discard pile
pile-buried = buried cards
pile-displayed = displayed cards
pile-cards = cards

# Words by whose meanings a card is explained; each must be one of the keywords.
inspect-of-henchman = henchman
inspect-of-villain = villain
inspect-of-loot = loot
inspect-of-bane = defeat bane
inspect-of-boon = acquire boon
inspect-of-traits = traits
inspect-of-place = explore move close search
inspect-of-scenario = villain henchman
