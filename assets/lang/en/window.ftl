# The window, and what can go wrong with it.

window-lost = The graphics card was lost: its driver was changed or had to restart. The game is saved up to the last decision.
window-no-memory = The graphics card is out of memory. The game is saved up to the last decision.
window-failed = The renderer has stopped. The game is saved up to the last decision.
window-again = Emberdeck is restarting where you were.
window-begun-again = Emberdeck had to restart because of the graphics card. Nothing of the game was lost.
# $dir (text): a folder
window-go-on = To continue, run: emberdeck play --campaign "{ $dir }" (add --text if the window stays blank).
window-try = Start Emberdeck again; with --text it needs no graphics card.
window-no-renderer = no renderer was found: neither Vulkan, Metal, DirectX 12 nor OpenGL works here. A software renderer will do, such as mesa-vulkan-drivers; or play with --text
# $why (text)
window-not-started = the renderer could not start: { $why }
# $done (number), $all (number)
window-painting = Painting cards: { $done } of { $all }
