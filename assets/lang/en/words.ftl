# Small words of the rules.

words-cards = { $n ->
    [1] 1 card
   *[other] { $n } cards
}
words-list = { $init } and { $last }
words-own-dice = its own dice
words-other-dice = Other dice
words-some-check = Check
words-rules = the rules
words-power-of-hero = { OF($hero) } power

## Piles

words-pile-deck = { OF($hero) } deck
words-pile-hand = { OF($hero) } hand
words-pile-discards = { OF($hero) } discard pile
words-pile-buried = { OF($hero) } buried cards
words-pile-displayed = { OF($hero) } displayed cards
words-pile-aside = { OF($hero) } cards in play
words-pile-location = the deck of { $place }
words-pile-blessings = the blessings deck
words-pile-hours = the blessings discard pile
words-pile-beside = what lies next to { $place }
words-pile-box = the box
words-pile-table = the table
words-pile-removed = what is removed from the game

## Piles behind "from", "of", "in"

words-there-deck = { OF($hero) } deck
words-there-hand = { OF($hero) } hand
words-there-discards = { OF($hero) } discard pile
words-there-buried = { OF($hero) } buried cards
words-there-displayed = { OF($hero) } displayed cards
words-there-aside = { OF($hero) } cards in play
words-there-location = the deck of { $place }
words-there-blessings = the blessings deck
words-there-hours = the blessings discard pile
words-there-beside = what lies next to { $place }
words-there-box = the box
words-there-table = the table
words-there-removed = what is removed from the game

## Types of cards: the word, the word with its article, so many of them

words-weapon = weapon
    .a = a weapon
    .many = { $n ->
        [1] 1 weapon
       *[other] { $n } weapons
    }
words-spell = spell
    .a = a spell
    .many = { $n ->
        [1] 1 spell
       *[other] { $n } spells
    }
words-armor = armor
    .a = an armor
    .many = { $n ->
        [1] 1 armor
       *[other] { $n } armors
    }
words-item = item
    .a = an item
    .many = { $n ->
        [1] 1 item
       *[other] { $n } items
    }
words-ally = ally
    .a = an ally
    .many = { $n ->
        [1] 1 ally
       *[other] { $n } allies
    }
words-blessing = blessing
    .a = a blessing
    .many = { $n ->
        [1] 1 blessing
       *[other] { $n } blessings
    }
words-monster = monster
    .a = a monster
    .many = { $n ->
        [1] 1 monster
       *[other] { $n } monsters
    }
words-barrier = barrier
    .a = a barrier
    .many = { $n ->
        [1] 1 barrier
       *[other] { $n } barriers
    }
words-scourge = scourge
    .a = a scourge
    .many = { $n ->
        [1] 1 scourge
       *[other] { $n } scourges
    }
words-trader = trader
    .a = a trader
    .many = { $n ->
        [1] 1 trader
       *[other] { $n } traders
    }
words-bazaar = bazaar
    .a = a bazaar
    .many = { $n ->
        [1] 1 bazaar
       *[other] { $n } bazaars
    }
words-stance = stance
    .a = a stance
    .many = { $n ->
        [1] 1 stance
       *[other] { $n } stances
    }
words-cohort = cohort
    .a = a cohort
    .many = { $n ->
        [1] 1 cohort
       *[other] { $n } cohorts
    }
words-token = token
    .a = a token
    .many = { $n ->
        [1] 1 token
       *[other] { $n } tokens
    }
words-henchman = henchman
    .a = a henchman
    .many = { $n ->
        [1] 1 henchman
       *[other] { $n } henchmen
    }
words-villain = villain
    .a = a villain
    .many = { $n ->
        [1] 1 villain
       *[other] { $n } villains
    }

## Skills, sorts of damage, actions

words-skill = Skill
    .Strength = Strength
    .Dexterity = Dexterity
    .Constitution = Constitution
    .Intelligence = Intelligence
    .Wisdom = Wisdom
    .Charisma = Charisma
    .Combat = Combat
    .Melee = Melee
    .Ranged = Ranged
    .Arcane = Arcane
    .Divine = Divine
    .Acrobatics = Acrobatics
    .Craft = Craft
    .Diplomacy = Diplomacy
    .Disable = Disable
    .Fortitude = Fortitude
    .Knowledge = Knowledge
    .Perception = Perception
    .Stealth = Stealth
    .Survival = Survival
words-damage = { $kind } damage
words-action = act
    .reveal = reveal
    .display = display
    .discard = discard
    .recharge = recharge
    .bury = bury
    .banish = banish
    .shuffle = shuffle

## Open and closed, the end, chances
words-open = open
words-shut-for-now = temporarily closed
words-shut = closed
words-end-won = The scenario is won: the villain has nowhere left to go.
words-end-time = The scenario is lost: the hours have run out.
words-end-dead = The scenario is lost: every hero is dead.
words-over-99 = over 99 %
words-under-1 = under 1 %
