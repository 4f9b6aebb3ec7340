# Untertitel von Klängen, die in diesem Spiel etwas Eigenes bedeuten.

sound-hour = [die Stundenglocke]
sound-villain = [ein düsteres Motiv: der Schurke]
sound-boon = [helle Klänge: erworben]
sound-scourge = [eine schräge Glocke: eine Geißel]
