# The guided first scenario: what the coach says.
# Every lesson may use: $hero (who is asked), $other (another hero), $card (what is met),
# $place (where the hero stands), $left (number: hours left), $hand (number: hand size).

guide-title = A guided evening

guide-offer-title = New at this table?
guide-offer-text = The guided evening teaches you the game as you play: two heroes, three small locations, ten minutes. You can leave it at any time.
guide-offer-play = Play the guided evening
guide-offer-no = Not now
guide-trouble = The guided evening could not be set up: { $why }

guide-hand-title = Your hand is your life
guide-hand-text = These cards are what { $hero } can do. At the end of each turn you draw back up to your hand size, and a hero who must draw from an empty deck dies. Point at a card to read it; right-click to enlarge it.

guide-goal-title = What you are here for
guide-goal-text = The villain is hiding somewhere. Close the other locations so that there is nowhere to run, then win the fight before the hours run out: { $left } are left.

guide-explore-title = Explore
guide-explore-text = { $hero } stands at { $place }. Click the location's deck, or press Space, to meet its top card.

guide-weapon-title = A check
guide-weapon-text = { $card } has to be fought: your dice and bonuses must reach its difficulty. Play this weapon: double-click it, or drag it to the middle. If a card has several uses, you choose one. Watch your chance change.

guide-blessing-title = A blessing helps
guide-blessing-text = A blessing adds dice, and then goes to the discard pile. See what it would add to your chance, then play it or keep it.

guide-roll-title = The roll
guide-roll-text = Anything played on the check can be taken back with a click. Only the roll commits you. Look at your chance, then roll.

guide-boon-title = Something useful
guide-boon-text = { $card } is a boon: reach its difficulty and it goes into your hand. Failing costs nothing but the card.

guide-barrier-title = A barrier
guide-barrier-text = Weapons are no use against { $card }. The check names the skills that are; the panel shows your chance with each.

guide-evade-title = Or not today
guide-evade-text = { $hero } can evade: recharge a card, and { $card } goes back into the deck unfought. Or go on and face it.

guide-damage-title = Damage
guide-damage-text = Each point of damage costs a card from your hand. Armor reduces it: play some if you have any. Then choose which cards you can spare.

guide-close-title = Close the location
guide-close-text = Once its henchman is defeated or its deck is empty, a location can be closed. Then no villain can hide there. Try it: the panel names the check.

guide-villain-title = The villain!
guide-villain-text = Heroes at other open locations may temporarily close them first, so that the villain cannot escape there. Then fight with all you have. A villain with nowhere to go is beaten, and you win.

guide-hours-title = The hour strikes
guide-hours-text = Every turn begins with an hour: the top card of the blessings deck. { $left } are left. When none are left, the false light has won.

guide-give-title = Give a card
guide-give-text = At the start of a turn you may give one card to a hero at your location: drag it onto { $other }'s board. You don't have to.

guide-move-title = Move
guide-move-text = Before you explore you may move: drag { $hero }'s token to another location, or click that location. Where nothing is left to find, it is time to go.

guide-heal-title = Healing
guide-heal-text = Cards in the discard pile are not lost. A card in your hand can put some of them back into your deck: drag it to the middle.

guide-again-title = Once more
guide-again-text = One exploration per turn is free. Allies and blessings can be discarded for another: drag one onto the location's deck. Or keep them, and end the turn.

guide-end-title = End the turn
guide-end-text = Done? End the turn. You may discard what you do not want; then you draw until you have { $hand } cards, and the next hero's turn begins.

guide-undo-title = Nothing is final
guide-undo-text = U undoes the last decision. F1 opens the rules. Whenever something is refused, you are told why and by which rule.

guide-free-title = The rest is yours
guide-free-text = You now know all you need. Play on as you like: close the locations, find the villain. Good luck.
