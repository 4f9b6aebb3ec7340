# The guided first scenario: what the coach says.
# Every lesson may use: $hero (who is asked), $other (another hero), $card (what is met),
# $place (where the hero stands), $left (number: hours left), $hand (number: hand size).

guide-title = A guided evening
guide-coach-next = Got it
guide-coach-skip = Skip the guide
guide-coach-count = { $now } of { $all }
guide-coach-away = Guide closed. You can start it again from the title screen.

guide-offer-title = New at this table?
guide-offer-text = A guided evening teaches by playing: two heroes, three small places, ten minutes. You can leave it at any time.
guide-offer-play = Play the guided evening
guide-offer-no = Not now
guide-trouble = The guided evening could not be set up: { $why }

guide-hand-title = Your hand is your life
guide-hand-text = These cards are what { $hero } can do. At the end of each turn you draw up again, and whoever must draw from an empty deck dies. Point at a card to read it; right-click shows it large.

guide-goal-title = What you are here for
guide-goal-text = Somewhere hides the villain. Close the other locations so that there is nowhere to run, then win the fight, before the hours run out: { $left } are left.

guide-explore-title = Explore
guide-explore-text = { $hero } stands at { $place }. Click the location's deck, or press Space, to meet its top card.

guide-weapon-title = A check
guide-weapon-text = { $card } has to be fought: dice and bonuses must reach its difficulty. Play this weapon: double-click it, or drag it to the middle. Where a card has several uses, you choose one. Watch the chance change.

guide-blessing-title = A blessing helps
guide-blessing-text = A blessing adds dice, and then goes to the discard pile. See what it would add to the chance, and play it or keep it.

guide-roll-title = The roll
guide-roll-text = Anything played on the check can be taken back with a click. Only the roll commits you. Look at the chance, and roll.

guide-boon-title = Something useful
guide-boon-text = { $card } is a boon: reach its difficulty and it goes into your hand. Failing costs nothing but the card.

guide-barrier-title = A barrier
guide-barrier-text = Weapons are no use against { $card }. The check names the skills that are; the panel shows your chance with each.

guide-evade-title = Or not today
guide-evade-text = { $hero } can evade: recharge a card, and { $card } goes back into the deck unfought. Or go on and face it.

guide-damage-title = Damage
guide-damage-text = Each point of damage costs a card from your hand. Armor takes some of it off: play it, if you have it. Then choose what you can spare.

guide-close-title = Close the location
guide-close-text = With its henchman defeated or its deck empty, a location can be closed. Then no villain can hide there. Try it: the panel names the check.

guide-villain-title = The villain!
guide-villain-text = Heroes at other open locations may temporarily close them first, so that the villain cannot escape there. Then fight with all you have. A villain with nowhere to go is beaten, and you win.

guide-hours-title = The hour strikes
guide-hours-text = Every turn begins with an hour: the top card of the blessings deck. { $left } are left. When there are none, the light has won.

guide-give-title = Give a card
guide-give-text = At the start of a turn you may give one card to a hero at your location: drag it onto { $other }'s board. You don't have to.

guide-move-title = Move
guide-move-text = Before you explore you may move: drag { $hero }'s token to another location, or click there. Where nothing is left to find, it is time to go.

guide-heal-title = Healing
guide-heal-text = Cards in the discard pile are not lost. Something in your hand can bring some of them back into the deck: drag it to the middle.

guide-again-title = Once more
guide-again-text = One exploration a turn is free. Allies and blessings can be discarded for another: drag one onto the location's deck. Or keep them, and end the turn.

guide-end-title = End the turn
guide-end-text = Done? End the turn. You may discard what you do not want, then draw up to { $hand } cards, and it is the next hero's turn.

guide-undo-title = Nothing is final
guide-undo-text = U undoes decisions. F1 opens the rules, and whenever something is refused you are told why, and by which rule.

guide-free-title = The rest is yours
guide-free-text = You now know all you need. Play on as you like: close the locations, find the villain. Good luck.
