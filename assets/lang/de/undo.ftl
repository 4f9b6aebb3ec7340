## Going back
undo-across = { $what } Über so etwas hinweg wird an diesem Tisch nichts zurückgenommen.
undo-campaign-only = das gibt es nur in einer Kampagne
undo-no-moment = einen Augenblick { $to } gibt es nicht; der letzte ist { $last }
undo-going-back = der Rückkehr
undo-nothing = es gibt nichts zurückzunehmen
undo-free = darf jede Entscheidung zurückgenommen werden
undo-hidden = dürfen Entscheidungen zurückgenommen werden, aber nicht über Würfe oder aufgedeckte Karten hinweg
undo-off = wird keine Entscheidung zurückgenommen
undo-none-here = An diesem Tisch wird keine Entscheidung zurückgenommen.
