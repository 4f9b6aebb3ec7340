# Der Titel.

title-about = ein Tisch für gemeinsame Abenteuer
title-continue = „{ $name }“ fortsetzen
title-new = Neue Kampagne
title-shelf = Kampagnen
title-rules = Regeln
title-settings = Einstellungen
title-credits = Mitwirkende und Lizenzen
title-quit = Beenden
title-version = Version { $version }
