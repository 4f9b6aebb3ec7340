## Going back
undo-across = { $what } At this table, such a decision cannot be undone.
undo-campaign-only = this works only in a campaign
undo-no-moment = there is no moment { $to }; the last one is { $last }
undo-going-back = undoing
undo-nothing = there is nothing to undo
# Everything since a turn began was to be undone, and only the later part of it was. $why: a sentence.
undo-turn-short = Not to the beginning of the turn: { $why }
undo-free = any decision may be undone
undo-hidden = decisions may be undone, but not across rolls or revealed cards
undo-off = no decision may be undone
undo-none-here = At this table, decisions cannot be undone.
undo-settled = The result is known already: at this table, the game does not begin anew.
