# The guided first encounter: what the coach says.
# Every lesson may use: $hero (who is asked), $threat, $reach, $undo and $rules (keys).

tactics-guide-entry = A guided encounter
tactics-guide-trouble = The guided encounter could not be set up: { $why }

tactics-guide-welcome-title = A guided encounter
tactics-guide-welcome-text = Three heroes, one gatehouse, about ten minutes. The story around it is told in the campaign. Nothing of this game is saved, and you can leave it at any time.

tactics-guide-start-title = Where you begin
tactics-guide-start-text = Click one of the glowing squares for { $hero }. Near the gate you are in the fight sooner; behind it you are safer.

tactics-guide-board-title = The player board
tactics-guide-board-text = What lies here works all through the encounter: a feature, equipment, passive abilities, dice. Everything already lies where it fits. Drag a card elsewhere if you like, then go on.

tactics-guide-mulligan-title = Your first hand
tactics-guide-mulligan-text = Point at a card to read it large. If you do not like the hand you may shuffle it back once and draw anew.

tactics-guide-goal-title = What you are here for
tactics-guide-goal-text = Here stands how the encounter is won, and a bonus objective for more. Below are your revive potions. The encounter is lost when a hero goes down and no potion is left.

tactics-guide-line-title = Initiative
tactics-guide-line-text = The tokens show whose turn comes when, from left to right. The order is drawn anew each round, and the boss stands in it more than once.

tactics-guide-hand-title = { $hero } acts
tactics-guide-hand-text = A turn has two actions. Cards that glow can be played now; the others say why not when you point at them.

tactics-guide-move-title = Move
tactics-guide-move-text = Play a Basic Move: click the card or drag it onto the board. Any other card can be discarded to move half as far.

tactics-guide-walk-title = Where to
tactics-guide-walk-text = Dotted squares can be reached, with what they cost. Click one and { $hero } walks there. You may stop on the way and go on with the points that are left.

tactics-guide-threat-title = Threat
tactics-guide-threat-text = Point at an enemy to see the squares it could strike if it acted now. Hold { $threat } to see them for all enemies at once, { $reach } for where somebody could walk.

tactics-guide-attack-title = Attack
tactics-guide-attack-text = Attack cards show dice and a range. Play one, or drag it straight onto an enemy in range. An attack needs a clear line of sight.

tactics-guide-target-title = Choose a target
tactics-guide-target-text = Figures and squares with bent corners can be chosen. Point at an enemy to see its hit points first.

tactics-guide-roll-title = The roll
tactics-guide-roll-text = You see the exact chance before you roll. Up to here everything can be taken back; only the roll commits you.

tactics-guide-dice-title = What the dice show
tactics-guide-dice-text = Some abilities reroll or change a die now. If you have none, or are content, go on: the total is the damage.

tactics-guide-down-title = A hero is down
tactics-guide-down-text = At 0 HP a hero is knocked out and leaves the board. A revive potion brings the hero back at the next turn. Look after those that are left.

tactics-guide-boss-title = Boss cards
tactics-guide-boss-text = In each of its turns the boss turned up a card, and the enemies did what it says. The chronicle gives each one’s reason. Used cards lie open, so you can tell what is still to come.

tactics-guide-condition-title = Conditions
tactics-guide-condition-text = A hero has a condition. It stands on the figure’s foot and here; point at it to read what it does. It ends with the round.

tactics-guide-hurt-title = Hit points and potions
tactics-guide-hurt-text = The bar at a figure’s foot shows its HP. A hero without any is knocked out, and a revive potion brings the hero back. You see here how many are left.

tactics-guide-equip-title = Equip
tactics-guide-equip-text = Equipment and features in your hand can be laid on the player board: drag the card there. It costs an action; from then on the card lies ready, and your hand has room for another.

tactics-guide-end-title = End the turn
tactics-guide-end-text = When the actions are used or nothing is worth doing, end the turn. Unused cards stay in your hand.

tactics-guide-cleanup-title = Between two rounds
tactics-guide-cleanup-text = Each hero may discard one card; then everybody draws up to a full hand. Conditions run out, and the line is laid out anew.

tactics-guide-focus-title = Whom does it go for?
tactics-guide-focus-text = Enemies choose by fixed rules: the nearest first. Where two heroes are equal, you decide.

tactics-guide-undo-title = Nothing is final
tactics-guide-undo-text = { $undo } undoes the last decision. { $rules } opens the rules. Whatever is refused tells you why, and by which rule.

tactics-guide-free-title = The rest is yours
tactics-guide-free-text = You now know all you need. Play on as you like: stay together, keep an eye on the line, and bring the bailiff down. Good luck.
