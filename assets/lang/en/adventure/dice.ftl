# Dice.

# A number that is added to dice, where nothing says by what.
dice-added = added
# What a card would change the difficulty of a check to, beside the chance.
dice-difficulty = difficulty { $difficulty }
