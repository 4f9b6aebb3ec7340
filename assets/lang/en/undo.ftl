## Going back
undo-across = { $what } At this table decisions are not taken back across that.
undo-campaign-only = that is for a campaign
undo-no-moment = there is no moment { $to }; the last one is { $last }
undo-going-back = going back
undo-nothing = there is nothing to undo
undo-free = any decision may be taken back
undo-hidden = decisions may be taken back, but not across rolls or revealed cards
undo-off = no decision is taken back
undo-none-here = At this table no decision is taken back.
