# Kapitel 29 bis 33 auf Deutsch.

terrain-cell-door = Zellentür
    .gender = f
terrain-evidence-chest = Truhe
    .gender = f
enemy-governor = Der siebte Direktor
    .ability-glare = Licht an

chapter-capital-by-night = Die Hauptstadt bei Nacht
    .text =
        Nachts wechselt man hier die Wache, das Brot und die Preise. Hinter dem Königlichen Theater ist ein Hof, da kann man kaufen, was vom Staat heruntergefallen ist.

        Erlasse, pfundweise. Siegel, fast gerade. Orden für eine Schlacht, die noch zu schlagen ist, und dann nicht mehr muss, weil sie gewonnen wurde. Eine Frau verkauft Schlüssel zur Stadt, in drei Größen. Ein Mann mit Balken und Schalen wiegt alles und flüstert einem das Ergebnis; er ist der einzige ehrliche Händler am Platz, und die Leute wechseln die Straßenseite, um ihm nicht zu begegnen.

        Hinter der Nordmauer geht es bergauf. Zwei Lichter sieht man. Eines hängt in der Luft, da halten die Brüder Tarn die Brücke an ihren Seilen, im Streit; das andere ist tief und rot, als säße jemand am Herd, falls es Herde gibt, so groß wie Hügel.

        „Das wird Großmutter sein“, sagt die Kiste. „Sie wird fragen, ob ich gegessen habe.“
    .service-1 = Der Priester nimmt ein schwarzes Band aus einem Deck
    .service-2 = Der Schmied schmiedet eine Grundkarte um
    .service-3 = Der Wäger flüstert die Zahl
    .service-3-tells = „Gar nichts, von neun“, flüstert er.
    .service-4 = Der Wäger flüstert die Zahl
    .service-4-tells = „Eins, von neun“, flüstert er.
    .service-5 = Der Wäger flüstert die Zahl
    .service-5-tells = „Zwei, von neun“, flüstert er.
    .service-6 = Der Wäger flüstert die Zahl
    .service-6-tells = „Drei, von neun“, flüstert er.
    .service-7 = Der Wäger flüstert die Zahl
    .service-7-tells = „Vier, von neun“, flüstert er.
    .service-8 = Der Wäger flüstert die Zahl
    .service-8-tells = „Fünf, von neun“, flüstert er.
    .service-9 = Der Wäger flüstert die Zahl
    .service-9-tells = „Sechs, von neun“, flüstert er.
    .service-10 = Der Wäger flüstert die Zahl
    .service-10-tells = „Sieben, von neun“, flüstert er.
    .service-11 = Der Wäger flüstert die Zahl
    .service-11-tells = „Acht, von neun“, flüstert er.
    .service-12 = Der Wäger flüstert die Zahl
    .service-12-tells = „Neun, von neun“, flüstert er.
    .choice-1 = Zur Brücke
    .choice-2 = Zum Steinhaufen

chapter-actor = Ein Schauspieler ohne Engagement
    .text =
        Er hat ein Zimmer über dem Kulissenlager, ein Fenster auf den Hof und einen Stuhl. Ohne den Mantel ist er ein dünner Mann von fünfzig, der die Hände stillhält, als gehörten sie einem anderen.

        „Ich kann Wald“, sagt er. „Ich kann Volk, von hinten. Einen Tod habe ich auch, aber er ist lang.“ Er schaut auf die Bahre. „Darf ich?“

        Lange kniet er am Spalt, und sie reden, mit derselben Stimme. Ihr hört ihn um Verzeihung bitten. Ihr hört den König sagen, das Winken sei sehr gut gewesen, sehr ähnlich, nur etwas weniger aus dem Handgelenk; und ob er wohl erzählen möge, was in der Zeitung stand.

        Danach wischt er sich die Augen am Bart, weil nichts anderes da ist. Bis morgen hat ihn die Wache. Sie zahlt für ihn: Ein Hochstapler ist mehr wert als ein König, denn dafür gab es ein Gesetz.

        „Ihr braucht nicht zufällig jemanden“, sagt der Ersatzmann, „der herumsteht? Ich bin es gewohnt.“
    .choice-1 = Ihn mitnehmen, als dritten Trauernden; er braucht Stiefel, wenn ein Beutel da ist
    .choice-2 = Ihn der Wache lassen

chapter-gaol-delivery = Offene Türen
    .text =
        Das Gefängnis der Hauptstadt ist voll von Leuten, deren Urteil bis es dem König beliebt lautet. Da es dem König elf Jahre lang nicht beliebt hat, haben sie Vorhänge aufgehängt.

        Man hat euch jedem eine Zelle gegeben und notiert, was ihr bei euch hattet, bis zur Fluse. Der König ist bei den Beweismitteln.

        „Ich habe sechs Direktoren überlebt“, sagt die Stimme durch die linke Wand. „Freitags ist es nett.“ Es riecht nach Kohl, und hinter einer Tür übt jemand Flöte.

        Der König selbst sorgt für alles Weitere. Gegen drei fängt er bei den Beweismitteln an zu klopfen. Er klopft geduldig und mit schönem Nachhall, wie Ulme eben ist; und nach einer Stunde nimmt der Schließer, Vater von sechs Kindern und seit dem Frühjahr ohne eine Nacht Schlaf, seine Schlüssel, sagt ein Wort und geht hin, damit es aufhört. Er geht an euren Türen vorbei. Sein Bund hängt außen an ihm. Manche von euch haben lange Arme.
    .failure = Um vier Uhr früh wirft man euch hinaus, euch und den König. Er hat geklopft. Die ganze Straße hat unterschrieben.
    .success = Von dort ist noch keiner auf die Straße eingebrochen. Man vergisst, wie viel Himmel dazugehört.
    .plus = Die Flöte geht euch voran die Gasse hinunter, dann ein paar Vorhänge und ein Mann, der wissen will, welches Jahr ist, und nicht böse wird.
    .special = Jeder beginnt in einer eigenen Zelle, ohne Ausrüstung: Sie liegt in den Truhen. Eine Aktion neben einer Truhe gibt einem Helden alles Seine zurück, und drei Stücke davon kommen auf den Heldenbogen. Eine Aktion neben einer Zellentür öffnet sie und lässt den Gefangenen dahinter hinaus.
    .main = Die Bahre steht auf einem Ausgangsfeld.
    .bonus-1 = Drei Gefangene sind draußen.
    .failing-1 = Das Ende der 12. Runde: Die Tagschicht kommt.
    .counter-freed = Gefangene draußen
    .mark-prisoner = Gefangener
    .power-1 = Was ihr bei euch hattet
    .power-2 = Die Zelle öffnen

chapter-sweeps-map = Die Karte der Fegerin
    .text =
        Sie ist auf die Innenseite eines Hemds gezeichnet, mit Ruß, und besteht nur aus Schächten.

        „Nach oben geht am Ende alles“, sagt die Fegerin. „Sieht man am Rauch. Unter der Stadt ist ein Kamin, der hat mal einem Berg gehört, bevor einer die Stadt draufgesetzt hat. Kommt über der Schneegrenze heraus. Meine Großmutter hat den vorigen König da durchgebracht, wie die Unruhen waren; in die Geschichte kam es nicht, wegen dem Zustand, in dem er war.“

        Im Kamin gibt es keine Brücke, keinen Steinhaufen, keinen Laden und sehr viel Kamin. Auf der Straße gibt es alles Übrige.

        „Ich will es wiederhaben“, sagt sie und meint das Hemd. „Ist mein gutes.“

        Der König fragt durch den Deckel, ob sie anständig bezahlt wird. Sie bekommt Lohn von ihm, sagt sie, jedes Quartal, für einen Schacht im alten Palast, der eingestürzt ist, bevor sie auf der Welt war. „Ich feg ihn aber“, sagt die Fegerin. „Ich geh hin und mach, wo er war.“
    .choice-1 = Durch den Kamin
    .choice-2 = Abzeichnen, und die Straße nehmen

chapter-dead-vote = Die Toten stimmen ab
    .text =
        Als die Teller leer sind, und sie sind es wirklich, klopft der Pflüger mit der Gabel ans Glas. Er hat noch nie zu jemand anderem gesprochen als zu Ochsen. Zu euch spricht er ungefähr genauso.

        Man habe es besprochen, sagt er, den Tisch hinunter. Man habe Angebote. Herr Crake habe gesagt, wer jetzt heimgeht, bekommt die Sonntage. Das Domkapitel habe gesagt, man sei bereit, eine Bank zu erwägen. Und da seid ihr, die sagen, wenn ein gewisser Herr unter die Erde kommt, dann können sie alle aufhören.

        „Was wir gern wüssten“, sagt der Pflüger, „hat er das gesagt? Er selbst? Weil, wir haben lang für ihn gearbeitet, manche von uns die ganze Zeit, und hinter seinem Rücken möchten wir es nicht tun.“

        Die Bahre hat man ans Kopfende gestellt. Sechzig Gesichter, ganz geduldig, sehen ein Stück Ulme an. Und es kommt nichts heraus, gar nichts, so lange, wie eine Kerze zum Tropfen braucht.
    .choice-1 = Auf ihn warten. „Ja“, sagt der König endlich. „Ja, hört auf.“
    .choice-2 = Für ihn antworten: Er hat es gesagt
    .choice-3 = Crakes Sonntage für sie annehmen
