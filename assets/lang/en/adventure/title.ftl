# What the title offers of this game.

title-gallery = Card gallery
