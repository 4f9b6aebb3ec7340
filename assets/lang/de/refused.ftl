## In a turn
refused-explore-over = Der Erkundungsschritt dieses Zuges ist vorbei.
refused-no-cards = Hier gibt es keine Karten mehr zu erkunden.
refused-faceup = Offene Karten warten auf die erste Erkundung eines Zuges; andere gibt es nicht mehr.
refused-explored = Die freie Erkundung dieses Zuges ist verbraucht; spielt eine Karte, die erneut erkunden lässt.
refused-not-again = In diesem Zug kannst du nicht erneut erkunden.
refused-move-over = Der Bewegungsschritt dieses Zuges ist vorbei.
refused-token = Deine Figur liegt im Deck dieses Ortes; bis sie gefunden ist, kannst du dich nicht bewegen.
refused-kept = Etwas hindert dich daran, dich zu bewegen.
refused-give-over = Eine Karte wird je Zug gegeben, und zwar vor der Bewegung; dieser Schritt ist vorbei.
refused-nobody-here = Außer dir ist niemand hier, dem man eine Karte geben könnte.
refused-closed-already = Dieser Ort ist schon geschlossen.
refused-close-cards = Im Schließschritt wird ein Ort nur geschlossen, wenn sein Deck keine Karten mehr hat.
refused-closing-once = Je Zug wird nur ein Versuch gemacht, einen Ort zu schließen.
refused-closing-asks = Du kannst nicht erfüllen, was zum Schließen verlangt wird.
refused-there = Du bist schon dort.
refused-dead = Tote nehmen keine Geschenke an.
refused-far = Karten gibt man Helden am selben Ort.

## Answers
refused-nothing-asked = Gerade wird nichts gefragt.
refused-not-among = Das gehört nicht zu dem, was jetzt möglich ist.
refused-from-to = { $min } bis { $max }
refused-choose = Wählt { $many } verschiedene.
refused-some-or-none = Wählt welche oder keine, nicht beides.

## Powers
refused-must-attempt = Diese Probe muss abgelegt werden.
refused-first = Zuerst muss beantwortet werden, was jetzt gefragt ist.
refused-dice-lie = Die Würfel sind gefallen: Was eine Probe verbessert, kommt zu spät.
refused-rolled = Eine Probe wird nicht mehr verbessert, wenn sie gewürfelt ist.
refused-only-reduces = Jetzt hilft nur, was diesen Schaden verringert.
refused-no-use-now = Jetzt nützt es nichts: Es braucht eine Probe, Schaden oder eine Begegnung.
refused-not-now = Es gehört nicht zu dem, was gerade geschieht.
refused-not-yours = Es wirkt nur für den Helden, der es hat.
refused-encounterer = Das kann nur der Held, der der Karte begegnet.
refused-combat = Es gilt nur für Kampfproben.
refused-other-skill = Es gilt für Proben einer anderen Fertigkeit.
refused-other-check = Es gilt für eine andere Art von Probe.
refused-damage-type = Gegen diese Art von Schaden wirkt es nicht.
refused-type-damage = Gegen Schaden spielt ein Held von jedem Kartentyp nur eine Karte.
refused-type-both = Eine Karte dieses Typs wurde schon auf diese Probe oder diesen Schaden gespielt.
refused-type = Je Probe oder Schritt spielt ein Held von jedem Kartentyp nur eine Karte.
refused-once = Je Probe oder Schritt wird eine Kraft nur einmal benutzt.
refused-second-skill = Eine andere Karte bestimmt schon die Fertigkeit.
refused-immune = Die Karte dieser Begegnung ist dagegen immun.
refused-forbidden = Etwas verbietet, es zu spielen.
refused-condition = Was es voraussetzt, trifft jetzt nicht zu.
refused-cost = Es kann nicht bezahlt werden.
refused-no-use = Es würde jetzt nichts bewirken.
refused-revealed = Dieselbe Karte wird je Probe oder Schritt nur einmal vorgezeigt.
refused-indirect = Sie müsste erst gespielt werden, um etwas zu ändern.
refused-unpayable = Was es braucht, ist nicht vollständig da.
refused-hopeless = Es gibt eine Probe, die dir nicht gelingen kann.
refused-elsewhere = So weit reicht es nicht.
