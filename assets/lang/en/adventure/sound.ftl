# Subtitles of sounds that mean something of their own in this game.

sound-hour = [the hour bell]
sound-villain = [a dark motif: the villain]
sound-boon = [bright chimes: acquired]
sound-scourge = [a sour bell: a scourge]
