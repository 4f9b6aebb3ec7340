## Going back
undo-across = { $what } An diesem Tisch lässt sich so eine Entscheidung nicht rückgängig machen.
undo-campaign-only = das gibt es nur in einer Kampagne
undo-no-moment = den Zeitpunkt { $to } gibt es nicht; der letzte ist { $last }
undo-going-back = vor dem Rückgängigmachen
undo-nothing = es gibt nichts rückgängig zu machen
# Everything since a turn began was to be undone, and only the later part of it was. $why: a sentence.
undo-turn-short = Nicht bis zum Anfang des Zuges: { $why }
undo-free = darf jede Entscheidung rückgängig gemacht werden
undo-hidden = dürfen Entscheidungen rückgängig gemacht werden, aber nicht über Würfe oder aufgedeckte Karten hinweg
undo-off = darf keine Entscheidung rückgängig gemacht werden
undo-none-here = An diesem Tisch lassen sich Entscheidungen nicht rückgängig machen.
undo-settled = Das Ergebnis steht schon fest: An diesem Tisch beginnt das Spiel nicht von vorn.
