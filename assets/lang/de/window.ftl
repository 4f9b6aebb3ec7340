# Das Fenster, und was damit schiefgehen kann.

window-lost = Die Grafikkarte ging verloren: Ihr Treiber wurde gewechselt oder musste neu starten. Das Spiel ist bis zur letzten Entscheidung gespeichert.
window-no-memory = Die Grafikkarte hat keinen Speicher mehr. Das Spiel ist bis zur letzten Entscheidung gespeichert.
window-failed = Der Renderer arbeitet nicht mehr. Das Spiel ist bis zur letzten Entscheidung gespeichert.
window-again = Emberdeck startet neu und macht dort weiter, wo ihr wart.
window-begun-again = Emberdeck musste wegen der Grafikkarte neu starten. Vom Spiel ging nichts verloren.
window-go-on = Zum Weiterspielen: emberdeck play --campaign "{ $dir }" (mit --text, wenn das Fenster leer bleibt).
window-try = Startet das Programm neu; mit --text braucht es keine Grafikkarte.
window-no-renderer = kein Renderer gefunden: Weder Vulkan noch Metal, DirectX 12 oder OpenGL funktioniert hier. Ein Software-Renderer genügt, etwa mesa-vulkan-drivers; oder spielt mit --text
window-not-started = der Renderer ließ sich nicht starten: { $why }
window-painting = Karten werden gemalt: { $done } von { $all }
