## Looking closer
terminal-nothing-faceup = Nichts Offenes heißt so; ein Teil des Namens genügt.
terminal-nothing-proficient = nichts
terminal-hand-line = Handgröße { $hand }; vertraut mit { $proficient }; bevorzugter Kartentyp: { $favored }
terminal-cohort = ; Gefolge: { $name }
terminal-cards-list = Deckliste: { $list }{ $cohort }
terminal-here = An diesem Ort
terminal-when-closing = Zum Schließen
terminal-when-closed = Dauerhaft geschlossen
terminal-dealt = Anfangs ausgeteilt: { $cards }
terminal-which-pile = Welcher Stapel? hand, discards, buried, displayed oder hours; Decks liegen verdeckt.
terminal-own-hand = Nur wer diese Hand spielt, darf sie ansehen.
terminal-pile = { $name }: { $cards }, von oben

## The table
terminal-places = Orte
terminal-places-do = Was die Orte tun (`look NAME` sagt alles von einem)
terminal-heroes = Helden
terminal-for-all = Für alle ausgelegt: { $cards }
terminal-hour-left = noch 1 Stunde
terminal-hours-left = noch { $n } Stunden
terminal-this-hour = { " " }Diese Stunde: { $card }.
terminal-hours-known = { " " }Bekannt im Segensdeck: { $known }.
terminal-faceup = , offen: { $cards }
terminal-known-there = ; bekannt im Deck: { $known }
terminal-known = Bekannt aus { $pile }: { $known }
terminal-known-deck = Bekannt im Deck: { $known }
terminal-markers = , Marken: { $markers }
terminal-tokens = , Figuren im Deck: { $heroes }
terminal-dead = { $name }: tot
terminal-at = { DATIVE($place, after: "bei") }
terminal-waits = noch an keinem Ort
terminal-hero = { $name } { $at }: Hand { $hand }, Deck { $deck }, abgelegt { $discards }, begraben { $buried }
terminal-displayed = , ausgelegt: { $cards }
terminal-hand-of = { OF($hero) } Hand: { $cards }
terminal-hand-empty = { OF($hero) } Hand ist leer
terminal-hand = { OF($hero) } Hand
terminal-hand-new = Neu in { OF($hero) } Hand
terminal-henchman = Handlanger,{ " " }
terminal-villain = Schurke,{ " " }
terminal-loot = Beute,{ " " }
terminal-to-defeat = Zu besiegen
terminal-to-acquire = Zu erwerben
terminal-no-check = Es läuft gerade keine Probe.
terminal-odds = { DICE($pool) } gegen { $difficulty }: { $chance }
terminal-way = { $skill } gegen { $difficulty }: { $chance }, mit allem, was gespielt werden kann, { $best }{ $taken }
terminal-way-taken = { " " }(gewählt)
terminal-odds-again = { "    " }{ $chance }, wenn neu gewürfelt wird
terminal-odds-joint = { "    " }{ $chance } für diese und die folgenden Proben
terminal-traits = Merkmale: { $traits }
terminal-expected = { "    " }Zu erwartender Schaden: { $damage }
terminal-of-them = { " " }({ $n } davon)
terminal-folded = { "     " }({ $n } weitere: `more`)
terminal-take-back = Zurücknehmen:
terminal-move-to = Gehen:
terminal-give-to = { $hero } geben:
terminal-word-scenario = szenario
terminal-no-card = Bei dieser Möglichkeit geht es um keine Karte, keinen Helden und keinen Ort.
terminal-see-also = siehe auch
terminal-ruling = Klarstellung
terminal-example = Beispiel
terminal-nearby = benachbart
terminal-feats = { $name }: { $skills } Fertigkeits-, { $powers } Kraft- und { $cards } Kartentalente
terminal-aside = beiseitegelegt: { $cards }
terminal-not-in-pack = Keine Karte dieses Namens ist im Paket.
terminal-help =
    Eine Zahl           wählt diese Möglichkeit; mehrere Zahlen mit Leerzeichen, wo mehrere gefragt sind
    (Enter)             die erste Möglichkeit, wo es nur eine gibt
    undo, redo          die letzte Entscheidung rückgängig machen; sie wiederholen
    moments             Entscheidungen, zu denen man zurückkann; `back N` geht dorthin, `moments ?` erklärt es
    look [NAME]         den Tisch zeigen; oder Karte, Held, Ort oder Szenario mit vollem Text
    card N, card NAME   der volle Text dessen, worum es bei Möglichkeit N geht oder was so heißt
    hand [HELD]         die Karten einer Hand, jede in einer Zeile
    more                alle Möglichkeiten in voller Länge, auch die, die hier nichts nützen
    pile NAME           die Karten eines Stapels: discards, buried, displayed, hours, auch eines Helden
    why [NAME]          was jetzt nicht möglich ist und nach welcher Regel; nur von einer Karte
    odds                woher die Würfel dieser Probe kommen, und die Chancen
    log [N]             was zuletzt geschah
    chronicle [N | all] die bisherige Geschichte, die eines Szenarios oder die der ganzen Kampagne mit Zahlen
    rules ID, WORTE     eine Regel nachschlagen (die Regeln sind englisch)
    difficulty          Hausregeln, die das nächste Szenario schwerer oder leichter machen
    seats               wer welche Helden spielt und wer eine Hand sehen darf; `over NAME` gibt weiter
    stops, hold, pin    wann ihr gefragt werdet; `stops ?` erklärt es
    elsewhere [ORDNER]  in einem anderen Ordner weiterspielen, wenn sich in diesen nicht mehr schreiben lässt
    help                diese Liste
    quit                beenden; alles ist gespeichert
terminal-villain-is = Schurke: { $villains }. Handlanger: { $henchmen }.
terminal-villain-alone = Schurke: { $villains }.
terminal-locations-for = Orte für { $n } und mehr Helden: { $places }
