# Was der Titel von diesem Spiel anbietet.

title-gallery = Kartengalerie
