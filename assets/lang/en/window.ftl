# The window, and what can go wrong with it.

window-lost = The graphics card was lost: its driver was changed or had to begin again. The game is saved up to the last decision.
window-no-memory = The graphics card has no memory left. The game is saved up to the last decision.
window-failed = The renderer does not go on. The game is saved up to the last decision.
window-again = The program begins again where you were.
window-begun-again = The program had to begin again because of the graphics card. Nothing of the game was lost.
# $dir (text): a folder
window-go-on = To go on, run: emberdeck play --campaign "{ $dir }", with --text if there is no picture.
window-try = Begin the program again; with --text it needs no graphics card.
window-no-renderer = no renderer was found: neither Vulkan, Metal, DirectX 12 nor OpenGL works here. A software renderer will do, such as mesa-vulkan-drivers; or play with --text
# $why (text)
window-not-started = the renderer did not start: { $why }
# $done (number), $all (number)
window-painting = Cards are painted: { $done } of { $all }
