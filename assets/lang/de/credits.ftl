# Mitwirkende und Lizenzen.

credits-title = Mitwirkende und Lizenzen
credits-back = Zurück zum Titel
credits-game = Emberdeck
credits-game-words = Gemacht von den Autorinnen und Autoren von Emberdeck: das Programm, die Regeln in eigenen Worten, die mitgelieferten Kampagnen, ihre Karten und Geschichten. Unter der MIT-Lizenz oder der Apache-Lizenz 2.0, nach eurer Wahl.
credits-art = Bilder und Klänge
credits-art-words = Jedes Bild setzt das Programm aus eigenen Zeichnungen zusammen, und jeden Klang erzeugt es selbst. Nichts davon stammt von anderen.
credits-fonts = Schriften
credits-fonts-words = Libertinus Serif von The Libertinus Project Authors, unter der SIL Open Font License 1.1. Zeichen, die ihr fehlen, kommen aus den Schriften von egui: Hack und Noto Emoji unter der SIL Open Font License 1.1 und MIT, Ubuntu unter der Ubuntu Font License.
credits-marks = Andere Spiele
credits-marks-words = Emberdeck spielt kooperative Abenteuer-Kartenspiele nach Regeln, die man aufschreiben kann. Es enthält keinen Text, kein Bild und keinen Namen von Karten anderer Verlage und gehört zu keinem Verlag.
credits-crates = Bibliotheken
credits-crates-words = { $count } Crates der Rust-Gemeinschaft stecken im Programm. Danke. Wo mehrere Lizenzen zur Wahl stehen, sind alle genannt; die Lizenztexte liegen den jeweiligen Quellen bei.
