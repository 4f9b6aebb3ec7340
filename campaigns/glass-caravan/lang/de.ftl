# „The Glass Caravan“ auf Deutsch.

pack = Die Glaskarawane
    .about = Eine Wüste, die jemand geschmolzen hat. Die Glasmacher von Sarrab liegen in Gräbern, die sie selbst gemacht haben, wo jeder sie sehen kann, und jedes Frühjahr zieht die Glaskarawane hinaus und kauft ihren Bruch. Die Toten haben sich immer an den Vertrag gehalten. Dieses Frühjahr haben sie die Scheiben gezählt.

# Karten

card-caravan-guard = Karawanenwache
    .flavour = Bezahlt, zwischen dir und dem da zu stehen. Was „das da“ heißt, steht auf der Rückseite.
card-water-boy = Wasserjunge
    .flavour = Weiß, wo alles ist, und ist meistens darunter.
card-sand-fox = Sandfuchs
    .flavour = Vor allem Ohren. Er hat von dir gehört.
card-tea-seller = Teeverkäufer
    .flavour = Vor dir da, wo immer es ist. Wie, sagt er nicht.
card-letter-writer = Briefschreiberin
    .flavour = Schreibt den Toten, zwei Kupfer die Seite. Drei mit Antwort.
card-bone-setter = Knocheneinrenker
    .flavour = Bei drei tut es weh. Bis drei zählt er nicht.
card-lock-filer = Schlossfeiler
    .flavour = Feilt Schlösser. Legt sie danach auch alphabetisch ab.
card-old-surveyor = Alter Landvermesser
    .flavour = Hat Sarrab in seiner Jugend kartiert. Es ist umgezogen, und er nimmt das persönlich.
card-white-camel = Weißes Kamel
    .flavour = Stammt beiderseits von Königinnen ab und erwartet, dass man es erwähnt.
card-debt-collector = Eintreiber alter Schulden
    .flavour = Der Tod steht im Formular unter „Ausreden“.
card-glass-child = Glaskind
    .flavour = Will wissen, woraus du bist. Meint es nicht böse.
card-rival-assessor = Gutachterin der Konkurrenz
    .flavour = Von der anderen Gesellschaft. Bietet dir eine zweite Meinung an und ein Pfefferminz.
card-hermit-of-the-kiln = Einsiedler vom kalten Ofen
    .flavour = Auf vierzig Meilen der einzige kühle Ort. Und dann kommen die Leute und wollen Weisheit.
card-ballad-of-the-road = Sänger des langen Liedes
    .flavour = Eine Strophe für jedes Kamel. Die Karawane hat zweihundert, und ein Fohlen ist unterwegs.
card-runaway-bride = Entlaufene Braut
    .flavour = Den ganzen Weg bis Sarrab, um außer Hörweite zu sein. Wünsch ihr Glück, und sie gehört zu dir.
card-slow-porter = Der langsame Träger
    .flavour = Er kommt gleich. Er kommt schon seit Jahren gleich.
card-tally-boy = Zähljunge
    .flavour = Rundet auf. Das war die ganze Ausbildung.
card-halims-skillet = Halims Pfanne
    .flavour = Seit dreißig Jahren eingebrannt. Einiges davon war Kreuzkümmel.
card-tikkas-warrant = Tikkas Vollmacht
    .flavour = Einzutreten, sich umzusehen und zu gehen, unterschrieben vom Verstorbenen.
card-odas-other-rope = Odas anderes Seil
    .flavour = Was am Ende hängt, hat niemand gesehen. Zweimal hat es sich bewegt.
card-nuris-thumb = Nuris Maß
    .flavour = Ein Becher, laut Vorschrift. Welcher Becher, sagt die Vorschrift nicht.
card-master-whistle = Pfeife des Karawanenmeisters
    .flavour = Zweihundert Kamele kommen. Vielleicht wolltest du nur das eine.
card-cooks-cleaver = Hackbeil des Kochs
    .flavour = Abendessen ist um acht, was immer es um sieben noch war.
card-string-of-charms = Kette blauer Amulette
    .flavour = Gegen den bösen Blick. Sie erwidert ihn, und das ist schlimmer.
card-poured-pane = Gegossene Scheibe
    .flavour = Meterware, flach, und nicht besser, als sie aussieht.
card-measure-of-soda = Maß Sodaasche
    .flavour = Bringt Sand zur Vernunft.
card-master-of-the-flat = Meister des Flachglases
    .flavour = Gab das Atmen auf ärztlichen Rat hin auf.
card-reheating = Wiedererhitzen
    .flavour = Nichts ist verdorben, solange es nicht kalt ist.
card-sand-cloak = Sandumhang
    .flavour = Die Farbe von nichts Bestimmtem, meilenweit.
card-quilted-coat = Steppmantel
    .flavour = Hält bei Tag die Hitze ab und bei Nacht die Kälte fest.
card-hide-shield = Lederschild
    .flavour = Es war ein schwieriges Kamel. Es ist noch eins.
card-scale-hauberk = Schuppenhemd
    .flavour = Setz dich damit vor Sonnenuntergang nicht auf einen Stein.
card-salamander-apron = Salamanderschürze
    .flavour = Wird im Feuer gewaschen. Gebügelt auch.
card-mirror-mail = Spiegelpanzer
    .flavour = Die meisten Angreifer halten an, um sich die Haare zu richten.
card-pane-shield = Scheibenschild
    .flavour = Du siehst es kommen. Das ist ein halber Schild.
card-sandstorm = Wand aus Sand
    .flavour = Eben war sie dort. Jetzt ist sie hier.
card-window-trap = Fallfenster
    .flavour = Tausend Jahre da oben, und es hat gewartet, bis du hinaufsiehst.
card-quicksand = Langsamer Sand
    .flavour = Treibsand ist für Leute mit Terminen.
card-riddle-of-the-pane = Rätsel der Scheibe
    .flavour = Was ist es, durch das du siehst, aber nie hin? Nein, er nicht.
card-customs-tent = Zollzelt
    .flavour = Welchen Landes, steht nicht auf dem Zelt.
card-sealed-chest = Truhe im Sand
    .flavour = Wer sie vergrub, wollte wiederkommen. Das tat er auch: da liegt er.
card-lost-string = Vorausgegangene Kamele
    .flavour = Die Spur führt schnurgerade hinaus und kommt zum Nachdenken zurück.
card-knife-grass = Messergras
    .flavour = Rasen war der letzte Schrei. Gemäht hat niemand zweimal.
card-burning-mirror = Brennspiegel
    .flavour = In die Wand gesetzt, um das Frühstückszimmer zu wärmen. Damals war das Zimmer woanders.
card-curse-of-the-maker = Das Zeichen des Meisters
    .flavour = Darauf steht: „Pfand“. Gemeint ist nicht das Glas.
card-night-raid = Nächtlicher Überfall
    .flavour = Zur zweiten Glocke. Vorsicht, Gegenverkehr vom Abendessen.
card-clause-nine = Paragraf neun
    .flavour = „Sowie sonstige Personen nach Bedarf.“
card-slump-door = Zerflossene Tür
    .flavour = Bis etwa zur Regierung des vierten war es eine Tür.
card-standing-order = Dauerauftrag
    .flavour = Von einem König erteilt, durch Schweigen verlängert. Du hast gerade geschwiegen.
card-lost-in-the-panes = Verirrt zwischen den Scheiben
    .flavour = Da bist du. Und da. Und da.
card-wandering-dune = Wanderdüne
    .flavour = Bis zum Frühjahr ist sie dir aus dem Weg.
card-dry-well = Trockener Brunnen
    .flavour = Du wirfst einen Stein hinein. Nach einer Weile wirft ihn jemand zurück.
card-guest-who-stays = Gast, der bleibt
    .flavour = Er hat deine Urgroßmutter gekannt, und damit fängt er an.
card-sound-of-bells = Glockenklang
    .flavour = Die eine gehört zur Karawanserei. Wem die andere gehört, sagt keiner.
card-blessing-of-the-well = Segen des Brunnens
    .flavour = Mögest du zu ihm kommen, ehe er zu dir kommt.
card-blessing-of-the-long-rope = Segen des langen Seils
    .flavour = Verknüpft mit dem Kamel davor, dem Kamel dahinter und dem Versprechen dazwischen.
card-blessing-of-the-needle = Segen der Nadel
    .flavour = Es sind schon Kamele hindurchgekommen. Es dauerte zwei Tage und brauchte viel Butter.
card-blessing-of-the-clear-pane = Segen der klaren Scheibe
    .flavour = Man sieht sie nicht. Daran merkt man, dass sie gut ist.
card-blessing-of-the-noon-shade = Segen des Mittagsschattens
    .flavour = So breit wie ein Hut. Teilt ihn euch.
card-blessing-of-the-open-tent = Segen des offenen Zelts
    .flavour = Drei Tage willkommen, keine Fragen. Am vierten Tag Fragen.
card-blessing-of-the-kiln = Segen des Brennofens
    .flavour = Was er nicht sprengt, behält er.
card-blessing-of-the-undelivered-letter = Segen des nicht zugestellten Briefs
    .flavour = Er ist noch unterwegs. Das ist das Schönste an ihm.
card-blessing-of-the-second-cup = Segen der zweiten Tasse
    .flavour = Die erste ist man schuldig. Diese ist so gemeint.
card-blessing-of-the-returning-star = Segen des wiederkehrenden Sterns
    .flavour = Alle elf Jahre. Er bittet die Verspätung zu entschuldigen.
card-tally-man = Der Zähler
    .flavour = Er führt dich als eine Kiste, beschädigt.
card-crate-of-sorrows = Kiste der Kümmernisse
    .flavour = Hier oben. Wo das ist, hat noch keiner herausgefunden.
card-receivers-crew = Leute der Hehlerin
    .flavour = Träger, sagen sie. Sie tragen Sachen, fort.
card-steward-of-panes = Scheibenverwalter
    .flavour = Madame ist nicht zu Hause. Madame sieht dich geradewegs an.
card-counting-lock = Zählschloss
    .flavour = Es öffnet sich bei dreihundertneunundneunzig. Es ist bei sieben.
card-lead-footman = Bleierner Lakai
    .flavour = Hält die Scheiben an ihrem Platz. Hält dich für eine Scheibe.
card-foreman-of-ash = Vorarbeiter aus Asche
    .flavour = Zweimal verweht und beide Male pünktlich zur Arbeit erschienen.
card-crucible-door = Schmelztiegeltür
    .flavour = Darauf steht „Drücken“. Auffallen soll dir der Griff.
card-stoker = Heizer
    .flavour = Laut Vertrag hat er alle hundert Jahre Pause. Er spart sie sich auf.
card-gather-of-the-batch = Klumpen des Gemenges
    .flavour = Es wäre gern etwas. Es betrachtet deine Form.
card-water-skin = Wasserschlauch
    .flavour = Schmeckt nach Ziege. Hier draußen schmeckt alles nach Ziege, aber das hier ist nass.
card-tent-rope = Zeltseil
    .flavour = Das Zelt kommt schon zurecht.
card-assessors-picks = Dietriche der Gutachterin
    .flavour = Um festzustellen, dass es zu knacken gewesen wäre.
card-smoked-spectacles = Rauchglasbrille
    .flavour = Um die Sonne anzusehen, den Sand und die Rechnung.
card-measuring-rod = Messrute
    .flavour = In königlichen Ellen. Der König war klein, und das Thema ist heikel.
card-lamp-of-the-watch = Lampe der Wache
    .flavour = Wer sie hält, ist wach. Theoretisch.
card-tea-service = Teegeschirr
    .flavour = Sieben Tassen, sechs davon für Gäste, die noch kommen könnten.
card-burn-ointment = Brandsalbe
    .flavour = Kamelfett, Honig und ein Geheimnis. Das Geheimnis ist noch mehr Kamelfett.
card-sample-case = Musterkoffer des Reisenden
    .flavour = Von allem eines, auf Samt, mit Karte.
card-burning-flask = Flasche vom Gemenge
    .flavour = Die Flasche ist auch Gemenge. Zum Wohl.
card-hour-bead = Stundenperle
    .flavour = Irgendjemandes Dienstag. Es war ein guter.
card-eye-of-the-idol = Ersatzauge des Götzen
    .flavour = Braun. Die des Götzen waren blau, aber der Käufer hatte es eilig.
card-folding-camel = Klappkamel
    .flavour = Es klappt sich an beiden Enden der Reise auf. Dazwischen spuckt es.
card-map-of-what-was-here = Karte dessen, was hier war
    .flavour = Vollkommen genau. Badesachen mitbringen.
card-ring-of-slow-cooling = Ring des langsamen Abkühlens
    .flavour = Verlier nicht die Geduld. Sie hält sich.
card-borrowed-hand = Geliehene Hand
    .flavour = Ruhiger als deine. Sie tut es nicht für dich.
card-skeleton-key-of-glass = Schlüssel aus stillem Wasser
    .flavour = Öffnet alles einmal, auch sich selbst.
card-letters-of-passage = Geleitbriefe
    .flavour = An alle, die es angeht, und auch an die, die nichts mehr angeht.
card-jar-of-somebody = Krug mit jemandem
    .flavour = Er möchte abgestellt werden. Behutsam.
card-receivers-scales = Die Waage der Hehlerin
    .flavour = Mit beiden Daumen.
card-irisats-eyeglass = Irisats Augenglas
    .flavour = Alles sieht dadurch ein wenig enttäuschend aus.
card-cold-iron-tongs = Die Zange aus kaltem Eisen
    .flavour = Um Dinge aus dem Feuer zu nehmen, auch Streitfragen.
card-first-breath = Der erste Atem
    .flavour = Die erste Glasmacherin blies ihn, um zu sehen, ob es geht. Er ist noch darin.
card-receivers-lookout = Späher der Hehlerin
    .flavour = Er hat dich schauen sehen.
card-wadi-cutpurse = Beutelschneiderin vom Wadi
    .flavour = Eben hattest du ihn noch. Sie auch.
card-straw-merchant = Strohhändler
    .flavour = Verkauft beiden Seiten Packstroh und weiß, was hineinkam.
card-toll-giant = Mautriese
    .flavour = Hier gibt es keine Straße. Er sammelt für eine.
card-mutinous-camel = Meuterndes Kamel
    .flavour = Es hat den Vertrag auch gelesen.
card-glass-scorpion = Glasskorpion
    .flavour = Man kann dem Gift beim Kreisen zusehen.
card-sand-eater = Sandfresser
    .flavour = Montags sind die Dünen dran.
card-thirst-crow = Durstkrähen
    .flavour = Sie haben Plätze reserviert.
card-horned-adder = Hornviper
    .flavour = Die Hörner sind für den Hut. Einen Hut hatte sie nie.
card-mirage = Luftspiegelung
    .flavour = Eine Oase. Man erkennt sie am Kleingedruckten.
card-dust-devil = Staubteufel
    .flavour = Er dreht sich zweimal und geht davon aus, dass du den Hut nicht brauchst.
card-glass-locusts = Glasheuschrecken
    .flavour = Ein Geräusch wie ein Kronleuchter, der sich entschließt.
card-tomb-aunt = Jemandes Tante
    .flavour = Sie fragt, ob du auch isst. Sie meint nicht das Abendessen.
card-pane-wight = Scheibengeist
    .flavour = Er war beim Fenster dabei.
card-reflection = Dein Spiegelbild
    .flavour = Es hat dein Gesicht, dein Schwert und besser geschlafen.
card-collector-of-breath = Sammler des Atems
    .flavour = Er hat ein Regal mit deinem Namen und einen leeren Krug.
card-bead-swarm = Rollende Perlen
    .flavour = Neunhunderttausend, ein paar fehlen. Die suchen sie.
card-sealed-king = Kleinerer König
    .flavour = Regierte elf Tage, neun davon unter Vormundschaft. Verbeug dich trotzdem.
card-sun-cat = Sonnenkatze
    .flavour = Nur ein Lichtfleck, bis er sich streckt.
card-cinder-imp = Glutkobold
    .flavour = Was das Feuer sagt, wenn es glaubt, keiner hört zu.
card-slag-hound = Schlackenhund
    .flavour = Zusammengekehrt und weggeworfen, und mit dem Stöckchen zurückgekommen.
card-unfinished-vase = Unfertige Vase
    .flavour = Sie will nur, dass man sich einigt, wohin der Hals kommt.
card-draft-in-the-corridor = Zug im Gang
    .flavour = Jemand hat ein Grab offen gelassen.
card-door-colossus = Koloss am Tor
    .flavour = Mit Architektur boxt man nicht.
card-heavy-noon = Der schwere Mittag
    .flavour = Er lehnt sich an.
card-jealous-shade = Eifersüchtiger Schatten
    .flavour = Du hast ein anderes Grab angesehen.
card-persistent-creditor = Beharrlicher Gläubiger
    .flavour = Er wartet. Er hat gerade nichts anderes vor.
card-gathered-light = Gesammeltes Licht
    .flavour = Wirkt nach Einbruch der Dunkelheit, mit Zinsen.
card-sand-lash = Sandpeitsche
    .flavour = Das meiste macht die Wüste. Du stellst die Herrschaften nur einander vor.
card-bellows-breath = Blasebalgatem
    .flavour = Durch die Nase ein. Das ist wichtig.
card-sun-on-the-wall = Sonne an der Wand
    .flavour = Katzen jagen sie. Alles andere auch, nur schneller.
card-cup-of-water = Becher Wasser
    .flavour = Das Wunder ist, ihn bis hierher zu tragen.
card-far-pane = Ferne Scheibe
    .flavour = Ein Fenster auf der anderen Seite des Ärgers. Schließ es hinter dir.
card-heat-shimmer = Hitzeflimmern
    .flavour = Sie werden schwören, du seist ein See gewesen.
card-thrown-shade = Geworfener Schatten
    .flavour = Meist ein alter, und eine Nummer zu groß.
card-melted-bolt = Geschmolzener Riegel
    .flavour = Jedes Schloss ist flüssig, wenn man ihm Zeit lässt. Hier ist die Zeit.
card-camels-strength = Kraft des Kamels
    .flavour = Die Laune gibt es dazu.
card-carried-by-the-dust = Vom Staub getragen
    .flavour = Du kommst an. Ein gutes Stück Sarrab auch.
card-noon = Mittag
    .flavour = Zu jeder Stunde.
card-hail-of-beads = Perlenhagel
    .flavour = Am meisten tun sie weh, wenn man darauf läuft.
card-last-word = Das letzte Wort
    .flavour = Die Toten warten schon lange, dass es einer hat.
card-long-drink = Der lange Schluck
    .flavour = Langsam, sagte der Brunnenwärter. Langsam.
card-turned-glass = Das umgedrehte Glas
    .flavour = Der Sand läuft zurück. Er wirkt ergeben.
card-coat-of-panes = Scheibenmantel
    .flavour = Sehr kleidsam, und jeder sieht, was du zu Mittag hattest.
card-prayer-to-the-grain = Gebet an das Korn
    .flavour = Für jedes einzeln. Es gibt eine Kurzfassung.
card-glass-cough = Glashusten
    .flavour = Es klirrt.
card-great-thirst = Der große Durst
    .flavour = Du würdest das Meer trinken. Es heißt, jemand habe es getan.
card-sun-blindness = Sonnenblindheit
    .flavour = Ein grüner Fleck, genau vor dem, worauf du achten solltest.
card-brittleness = Sprödigkeit
    .flavour = Nicht klatschen.
card-second-shadow = Zweiter Schatten
    .flavour = Er ist immer ein wenig zu früh.
card-makers-debt = Schuld beim Meister
    .flavour = Du schuldest einen Atemzug. Es eilt nicht.
card-ring-of-camels = Kamelring
    .flavour = Köpfe nach außen, Schwänze nach innen, Treiber, wo noch Platz ist.
card-ledger-the-camel = Hauptbuch
    .flavour = Odas. Er vergisst nichts, und alles schuldet man ihm.
card-zefas-bubble = Die Blase
    .flavour = Sie summt, wenn Zefa sich sorgt. Zefa hat sie gebeten, es zu lassen.
card-the-night-bazaar = Der Nachtbasar
    .flavour = Geöffnet von der zweiten Glocke, bis jemand das Wechselgeld zählt.
card-widow-of-the-scales = Die Witwe Kantar
    .dat = der Witwe Kantar
    .gen = der Witwe Kantar
    .flavour = Sie wiegt, was du bringst, gegen das, was du willst, und dich gegen beides.
card-old-breakage = Der alte Bruch
    .flavour = Jede Klinge auf der Decke hat einen Grund, da zu sein. Frag sie nicht danach.
card-reader-of-ashes = Der Aschenleser
    .flavour = Er hat sie alle einmal verbrannt und trägt sie im Herzen. Ein anderes Herz hat er nicht.
card-hiring-stone = Der Heuerstein
    .flavour = Stell dich darauf, wenn du kochen, kämpfen oder laufen kannst. Zwei davon gelten als vorlaut.
card-sepha-the-receiver = Sepha, die Hehlerin
    .flavour = Hat nie etwas gestohlen. Hat nur versäumt zu fragen.
card-irisat-the-annealed = Irisat, die Geglühte
    .flavour = Man sieht glatt durch sie hindurch. Es hilft nichts.
card-the-last-apprentice = Der letzte Lehrling
    .flavour = „Gib acht auf das Feuer“, sagte sie. Er hat achtgegeben.
card-tent-mallet = Zeltschlägel
    .flavour = Für Heringe. Manche Heringe sind größer als andere und haben Äxte.
card-drovers-goad = Treiberstachel
    .flavour = Das stumpfe Ende ist für Kamele. Das andere haben Kamele schon gesehen.
card-shearing-knife = Schermesser
    .flavour = Ein gutes geht durch Wolle, Filz und die Geduld des Kamels.
card-dune-saber = Dünensäbel
    .flavour = Gekrümmt, um von hinten um die Frage herumzukommen.
card-blowing-iron = Glasmacherpfeife
    .flavour = Anderthalb Meter Rohr. In das eine Ende kommt dein Atem, beim anderen gib acht.
card-desert-bow = Wüstenbogen
    .flavour = Kurz, weil es nichts gibt, sich zu verstecken, und keine Zeit, groß zu sein.
card-clay-crossbow = Tonkugelarmbrust
    .flavour = Ausgegeben an Gutachter, für Fenster. Die anderer Leute.
card-herders-sling = Hirtenschleuder
    .flavour = In Sarrab trägt man sie unter einem Tuch, aus Respekt.
card-glass-saber = Glassäbel
    .flavour = Er schneidet alles einmal.
card-curators-hook = Haken des Kurators
    .flavour = Um Exponate in die Vitrine zurückzubringen.
card-sun-bow = Bogen der tiefen Sonne
    .flavour = Schießt immer von dort, wo sie blinzeln müssen.
card-burning-lens = Brennglas
    .flavour = Ameisen wissen alles darüber.
card-bride-knife = Brautmesser
    .flavour = Mit dem Ring überreicht, für alle Fälle.

# Orte

location-serai-of-two-bells = Karawanserei der zwei Glocken
    .gender = f
    .flavour = Eine Glocke fürs Abendessen und eine für Überfälle. Die meisten laufen bei beiden herbei.
location-three-shadow-well = Dreischattenbrunnen
    .gender = m
    .flavour = Die drei Schatten wirft er mittags. Niemand ist hinuntergestiegen, um zu fragen.
location-cullet-market = Scherbenmarkt
    .gender = m
    .flavour = Glasbruch sackweise. Barfüßige bekommen Rabatt und Verbandszeug.
location-camel-lines = Die Kamelreihen
    .flavour = Zweihundert Kamele und eine Meinung.
location-receivers-wadi = Wadi der Hehler
    .gender = n
    .flavour = Ware kommt nachts, hat ihren Preis, und das Stroh ist noch warm.
location-weigh-house = Die Waage
    .flavour = Alles wird hier zweimal gewogen, einmal mit Daumen.
location-brick-kilns = Die Ziegelöfen
    .flavour = Die Ziegel sollen den Sand draußen halten. Der Sand amüsiert sich.
location-talking-dune = Die sprechende Düne
    .flavour = Sie sagt allen dasselbe. Alle hören ihre Mutter.
location-lake-that-was = Der See, der war
    .flavour = Dreißig Faden, gute Fische, vor neunhundert Jahren. Das Boot ist noch da.
location-hall-of-panes = Halle der Scheiben
    .gender = f
    .flavour = Bitte nicht anlehnen, klopfen, atmen oder von draußen gesehen werden.
location-lens-garden = Der Linsengarten
    .flavour = Rosen aus geschliffenem Kristall. Besuch vor zehn oder nach vier.
location-bead-vault = Die Perlenkammer
    .flavour = Neunhunderttausend Perlen, sortiert nach dem, für den sie waren.
location-annealing-room = Der Kühlraum
    .flavour = Glas, das zu schnell abkühlt, vergisst das nicht. Die Bewohner auch nicht.
location-wind-stair = Die Windtreppe
    .flavour = Jede Stufe ist geblasen. Zwei vor dem Ende ging dem Erbauer der Atem aus.
location-mirror-well = Der Spiegelbrunnen
    .flavour = Du blickst zu dir hinauf. Du hattest jemand Größeren erwartet.
location-furnace-mouth = Das Ofenmaul
    .flavour = Seit neunhundert Jahren ließ man ihn nicht ausgehen. Er sagt es selbst, ununterbrochen.
location-sand-chute = Die Sandrutsche
    .flavour = War früher eine Küste.
location-ash-library = Die Aschenbibliothek
    .flavour = Jedes Buch steht noch im Regal. Nicht niesen.

# Helden

hero-oda = Oda Kessim
    .title = Treiberin
    .story = Oda ist vierzehnmal nach Sarrab und zurück gelaufen und weiß noch immer nicht, was die Leute haben. Kamele lenkt sie am Ohr und Menschen am Ellbogen. Erhebt sich etwas aus dem Sand, so drückt sie das Seil dem Nächsten in die Hand und fragt erst einmal, was es will.
role-oda-1 = Hüterin des langen Seils
    .story = Vierzig Kamele, zweihundert Menschen, und am Ende war noch nie jemand allein.
role-oda-2 = Rechte Hand des Paragrafen neun
    .story = Im Paragrafen steht „nach Bedarf“. Sie wartet nicht mehr, bis man fragt.
hero-ismet = Ismet Bahl
    .title = Linsenschleifer
    .story = Ismet sagt dir, wer eine Linse geschliffen hat, in welchem Jahr und woran er dabei dachte. Er ist gekommen, um vor seinem Tod den Linsengarten zu sehen, und hat für beide Reihenfolgen gepackt. Er bittet darum, mit seiner Brille nicht den Ofen anzuzünden.
role-ismet-1 = Leser des langen Glases
    .story = Er sieht, was kommt. Lieber wäre es ihm weiter weg und größer gedruckt.
role-ismet-2 = Schleifer der Brenngläser
    .story = Er bat darum, damit nicht den Ofen anzuzünden. Wofür sie sind, sagte er nicht.
hero-nuri = Nuri Halloun
    .title = Brunnenwärterin
    .story = Nuri hütet vierzig Brunnen und weiß von neununddreißig, was am Grund ist. Ihr Orden schuldet jedem Reisenden einen Becher Wasser und sonst nichts, und sie hat einen Beruf daraus gemacht, zu entscheiden, wie groß ein Becher ist.
role-nuri-1 = Wärterin des vierzigsten Brunnens
    .story = Sie stieg hinab, um nachzusehen. Man freute sich über die Gesellschaft.
role-nuri-2 = Trägerin des größeren Bechers
    .story = Der Orden schuldet einen Becher. Die Größe hat man ihm nie gesagt, und dir sagt man sie auch nicht.
hero-tikka = Tikka Rue
    .title = Gutachterin für Gräber
    .story = Tikka versichert Gräber gegen Einbruch. Die Prämien zahlen die Nachkommen, und Ansprüche stellen gelegentlich die Verstorbenen. Sie war in hundertsechs davon, mit Erlaubnis, und in den meisten zweimal.
role-tikka-1 = Schadensreguliererin
    .story = Trifft möglichst vor dem Schaden ein. Das spart Papier.
role-tikka-2 = Zeugin für niemanden
    .story = Zwei waren dort. Sie war keine von beiden.
hero-halim = Halim Ashlar
    .title = Karawanenkoch
    .story = Halim kocht seit dreißig Jahren jeden Abend für zweihundert, auf Dung, und ein einziges Mal hat sich jemand beschwert. Dem Mann geht es wieder gut. Halim glaubt, dass das meiste, was bei Menschen schiefgeht, vor dem Frühstück schiefgeht.
role-halim-1 = Herr der langen Tafel
    .story = Er fragt nicht mehr, wie viele. Er sieht zum Horizont und gibt mehr Linsen hinein.
role-halim-2 = Die unbeantwortete Beschwerde
    .story = Dem Mann geht es wieder gut. Er bat um einen Platz fern der Küche.
hero-zefa = Zefa Tarn
    .title = Glasbläsergesellin
    .story = Zefa hat sieben Jahre an der Küste gelernt, wo man Glas flach gießt und nach Metern verkauft, und ging an dem Tag, als sie hörte, wo man es früher geblasen hat. Ihr Gesellenstück ist eine Blase. Sie hat sie dabei, in Wolle. Sie wächst immer noch.
role-zefa-1 = Bläserin der Toten
    .story = Neunhundert Jahre hatten sie keine. Sie sind heikel. Zefa auch.
role-zefa-2 = Hüterin der Blase
    .story = Sie ist jetzt so groß wie ein Zelt. Den Prüfern hat man gesagt, sie sei nicht fertig.

# Geschichten

adventure-the-season-of-returns = Die Zeit der Rückgaben
    .opening =
        Sarrab war Sand, bis die Glasmacher kamen, und wird wieder Sand sein, wenn sie fertig sind.
        Sie machten Fenster für jeden König von hier bis zur Küste, starben reich und liegen in Häusern aus Glas, und das Licht ist an.
        Einmal im Jahr zieht eine Karawane hinaus und kauft, was zerbrochen ist. Sie zahlt in Sand, nach Gewicht. Die Toten nehmen es genau, und wir auch.
        Ihr reist mit, gegen Lohn, nach Paragraf neun: „sowie sonstige Personen nach Bedarf“.
        Ihr habt noch nie jemanden getroffen, an dem nach Paragraf neun Bedarf war und der zurückkam, um zu erzählen, was das heißt.
scenario-a-crack-in-the-order = Ein Sprung in der Bestellung
    .nom = der Sprung in der Bestellung
    .acc = den Sprung in der Bestellung
    .dat = dem Sprung in der Bestellung
    .gen = des Sprungs in der Bestellung
    .opening =
        Am neunten Tag, in der Karawanserei der zwei Glocken, packt eine Braut ein Fenster aus.
        Es ist grün, sehr alt, und irgendjemandes Urgroßmutter sieht heraus.
        Die Karawane verkauft keine Fenster mit Leuten darin. Sie kauft Bruch, kistenweise, gegen Quittung.
        Jemand verkauft die Gräber im Ganzen, und auf dem Stroh ist unser Stempel.
        Der Karawanenmeister schlägt Paragraf neun auf und sieht dann euch an. „Findet heraus, wer“, sagt er, „bevor die Eigentümer es tun.“
        Draußen jenseits der Brunnen, weit weg, klirren sehr viele Scheiben, und es geht kein Wind.
    .ending =
        Sepha die Hehlerin kam in aller Stille mit, insofern sie ohne Vorkasse kein Wort sagte.
        Ihre Bücher redeten für sie. Vierzig Fenster verkauft, neun Türen, eine Decke, und eine Seite herausgeschnitten.
        „Das eine habe ich nicht verkauft“, sagte sie, als ihr die Stelle fandet. „Das eine wurde zurückgekauft.“
        Von wem?
        Sie zeigte euch die Münze. Es war eine gute Münze, und warm, und ein Daumenabdruck war hineingeschmolzen.
scenario-the-house-of-windows = Das Haus der Fenster
    .opening =
        Das größte Haus von Sarrab hat vierhundert Fenster und keine Wand, sie hineinzusetzen.
        Irisat hat es gebaut. Seither sitzt sie darin, gut zu sehen, in der Haltung einer Person, die auf eine Lieferung wartet.
        Jetzt sind dreihundertneunundneunzig Fenster erleuchtet, und sie ist aufgestanden.
        Laut Vertrag sind Reklamationen persönlich vorzubringen, vom Käufer, auf Kosten des Käufers.
        Was gilt, wenn die Verkäuferin böse ist, steht nicht darin.
        Tretet euch die Füße ab. Sie merkt es.
    .ending =
        „Ich habe es nie zurückgekauft“, sagte Irisat und wurde langsam wieder klar. „Ich war tot. Da kauft man nicht ein.“
        Sie ließ euch durch ihr vierhundertstes Fenster sehen, das nicht da war und durch das es zog.
        Es zog heiß.
        „Er war mein Lehrling“, sagte sie. „Ich sagte ihm, er solle auf das Feuer achtgeben, bis ich rufe. Du meine Güte. Ich glaube, ich habe nie gerufen.“
scenario-the-unpoured-batch = Das ungegossene Gemenge
    .opening =
        Unter dem Haus der Fenster ist ein Ofen, und neben dem Ofen ist ein Junge.
        Seit neunhundert Jahren ist er elf. Er sollte das Gemenge heiß halten, bis man ihn ruft.
        Er hat allen Sand hineingetan, den es gab, und dann die Fenster, denn Fenster waren einmal Sand. Er ist sorgsam mit Geld. Er hat sie gekauft.
        Das Gemenge ist fertig. Es war schon fertig, als es euer Land noch nicht gab. Es würde sehr gern gegossen werden.
        Nur eines ist groß genug, um es hineinzugießen, und das ist Sarrab.
        Jemand muss hinuntergehen und ihn rufen.
    .ending =
        Ihr habt ihn gerufen. Es war ein ganz gewöhnliches Wort. Er legte die Schaufel hin.
        „Ist es so weit?“, sagte er. „Ich dachte schon, ich hätte es verpasst.“
        Das Feuer ging auf einmal aus wie ein Gespräch, und im Tiegel seufzte das Gemenge und wurde fest.
        Es wurde eine einzige Scheibe, ohne Blase, eine Meile breit und klar bis zum Grund. Die Karawane wiegt sie inzwischen nach Morgen.
        Auf dem Rückweg steht ein neuer Name im Buch, in runden Buchstaben, unter Paragraf neun. Er hat noch nie ein Kamel gesehen. Er würde gern, bitte.
