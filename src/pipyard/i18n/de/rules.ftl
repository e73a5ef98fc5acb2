### Die Regelseiten. Werden nur mit ihnen geladen. Die Punkte eines Abschnitts sind ab 1 gezählt.

rules-title = So spielt man { $game }
rules-contents = Auf dieser Seite
rules-search = In den Regeln suchen
rules-search-hint = { $game ->
    [spotted] Kleeblatt, Lupe, Neuwurf …
   *[other] verbuddelt, Leckerli, Apport …
}
rules-search-clear = Suche leeren
rules-found = { $count ->
    [0] Nichts gefunden zu „{ $query }“. Versuch es mit einem kürzeren Wort.
    [one] 1 Stelle zu „{ $query }“.
   *[other] { $count } Stellen zu „{ $query }“.
}
rules-doubt = Im Zweifel
rules-rule = Regel { $rule }
rules-print = Drucken
rules-learn = Spielend lernen (3 Minuten)
rules-other = Regeln: { $game }
rules-failed = Die Karten und Plättchen konnten nicht geladen werden.

## Spots

rules-spots-goal = Worum es geht
rules-spots-goal-1 = Hunde haben Flecken, und Würfel auch. Wirf Würfel und lege sie auf die passenden Felder deiner Hunde; was nirgends passt, wird in deinem Garten vergraben.
rules-spots-goal-2 = Mehr als 7 vergrabene Flecken, und du hast dich verbuddelt. Wer zuerst 6 Hunde gewertet hat, gewinnt. Für 1 bis 4 Personen.

rules-spots-setup = Aufbau
rules-spots-setup-1 = Sechs Trickplättchen liegen offen: die zwei roten, Heulen und Rolle, und je eines in Gelb, Lila, Blau und Grün.
rules-spots-setup-2 = Alle bekommen 2 Hunde, 1 Leckerli und 1 Würfel. Alle werfen ihren Würfel und vergraben ihn; wer die höchste Zahl hat, fängt an, danach geht es im Uhrzeigersinn.
rules-spots-setup-3 = Für alle zusammen gibt es 40 Würfel und 20 Leckerlis. Der oberste Hund des Stapels ist immer für alle zu sehen.

rules-spots-turn = Dein Zug
rules-spots-turn-1 = Du machst einen Trick oder wertest Hunde.
rules-spots-turn-2 = Für einen Trick wählst du ein offenes Plättchen, nimmst die Leckerlis darauf, drehst es um und führst seine Schritte der Reihe nach aus. Ein Schritt ist Pflicht, außer dort steht „darfst“; was nicht geht, überspringst du.
rules-spots-turn-3 = Liegt zu Beginn deines Zuges nur noch ein Plättchen offen, kommt ein Leckerli darauf, und alle Plättchen werden wieder aufgedeckt.
rules-spots-turn-4 = Ist zu Beginn deines Zuges kein Würfel mehr im Vorrat, haben sich alle verbuddelt. Danach geht dein Zug weiter.

rules-spots-dice = Werfen, anlegen, vergraben
rules-spots-dice-1 = Jeder Würfel eines Wurfs kommt auf ein freies Feld mit seinem Wert auf einem deiner ungewerteten Hunde oder in deinen Garten. Das entscheidest du frei, Würfel für Würfel, und darfst dich sogar absichtlich verbuddeln.
rules-spots-dice-2 = Erst wenn alle Würfel eines Wurfs angelegt oder vergraben sind, geht es weiter.
rules-spots-dice-3 = Würfel kommen aus dem Vorrat. Hat er zu wenige, wirfst du, was da ist. Zurückgelegte Würfel kommen wieder in den Vorrat.

rules-spots-treats = Leckerlis
rules-spots-treats-1 = Gleich nach einem Wurf, bevor du etwas anlegst oder vergräbst, darfst du ein Leckerli ausgeben und alle Würfel neu werfen, so oft du Leckerlis hast.
rules-spots-treats-2 = Hat der Vorrat zu wenige Leckerlis, nimmst du, was da ist.

rules-spots-bust = Verbuddelt
rules-spots-bust-1 = Sind alle Würfel eines Wurfs angelegt oder vergraben, zähle deinen Garten. Genau 7 Flecken sind noch sicher; ab 8 hast du dich verbuddelt.
rules-spots-bust-2 = Damit ist dein Zug sofort vorbei. Alle Würfel auf deinen ungewerteten Hunden und in deinem Garten gehen zurück, auch die auf vollständigen Hunden. Leckerlis, Karten und gewertete Hunde behältst du.

rules-spots-scoring = Hunde werten
rules-spots-scoring-1 = Langsam, aber sicher: Du nutzt deinen Zug zum Werten. Alle deine vollständigen Hunde werden umgedreht, ihre Würfel gehen zurück, und für jeden ziehst du einen neuen Hund. Was vergraben ist, bleibt vergraben.
rules-spots-scoring-2 = Schnell und riskant: Sind mitten in einem Trick nach einem Wurf alle deine ungewerteten Hunde vollständig und hast du dich nicht verbuddelt, werden sie sofort gewertet. Du ziehst neue Hunde, und der Trick geht mit ihnen weiter.
rules-spots-scoring-3 = Du hast nie mehr als 6 Hundekarten, die gewerteten mitgezählt. Gewertete Hunde gehen nie verloren.

rules-spots-win = Wer gewinnt
rules-spots-win-1 = Wer zuerst 6 gewertete Hunde hat, gewinnt auf der Stelle, auch mitten in einem Trick.

rules-spots-tricks = Die 22 Tricks
rules-spots-tricks-1 = Widersprechen sich Plättchen und Regeln, hat das Plättchen recht. Pfoten zählen auf deinen ungewerteten Hunden: Ein Hund mit drei Feldern hat eine, Doog hat zwei.

rules-spots-sets = Plättchen-Sets
rules-spots-sets-1 = Gespielt wird mit den zwei roten Plättchen und je einem der anderen Farben: als Set aus dieser Liste, von Hand gewählt oder zufällig gezogen.

rules-spots-dogs = Die 32 Hunde
rules-spots-dogs-1 = Kein Hund braucht denselben Wert zweimal.

rules-spots-leash = Ohne Leine
rules-spots-leash-1 = Alle 22 Plättchen sind dabei. Die Plättchen einer Farbe liegen auf einem Stapel, und nur das oberste ist im Spiel; ist es benutzt, pausiert der Stapel.
rules-spots-leash-2 = Werden die Plättchen wieder aufgedeckt, kommt jedes benutzte unter seinen Stapel, und das nächste erscheint. Ein oberstes, das nicht benutzt wurde, bleibt liegen, mit den Leckerlis darauf.

rules-spots-solo = Allein gegen D0gge
rules-spots-solo-1 = Du fängst an. Ist D0gge dran, bestimmt ein Würfel eine der sechs Stellen: Ein offenes Plättchen wird umgedreht, und D0gge nimmt die Leckerlis darauf; ist es schon verdeckt, wertet D0gge den obersten Hund des Stapels.
rules-spots-solo-2 = Für je 2 Leckerlis wertet D0gge einen weiteren Hund. Je mehr Leckerlis D0gge am Anfang hat, 0 bis 5, desto schwerer wird es. Wer zuerst 6 Hunde hat, gewinnt.

doubt-spots-paws = Zählen die Pfoten gewerteter Hunde? Nein, nur die auf deinen ungewerteten Hunden.
doubt-spots-places = Welche Stelle hat für D0gge welche Zahl? 1 Heulen, 2 Gelb, 3 Lila, 4 Rolle, 5 Blau, 6 Grün.
doubt-spots-tie = Gleichstand beim Anfangen? Nur wer gleichauf liegt, wirft den vergrabenen Würfel neu; wer davon den höchsten hat, fängt an, auch wenn anderswo jetzt ein höherer liegt. Leckerlis kann man dafür nicht ausgeben.
doubt-spots-nothing = Kann ich 0 Würfel werfen? Nein. Ein Wurf ohne Würfel ist keiner: Nichts wird geprüft, und er lässt sich nicht wiederholen.
doubt-spots-dig-count = Die Pfoten werden einmal gezählt, wenn der Schritt beginnt.
doubt-spots-dig-each = Jede Änderung ist einzeln und freiwillig; an einem Würfel oder mehreren, in einem Garten oder mehreren.
doubt-spots-dig-six = Eine 6 lässt sich nicht erhöhen.
doubt-spots-dig-bust = Ein veränderter Garten wird sofort geprüft. Hat sich dadurch jemand anderes verbuddelt, machst du weiter; hast du dich selbst verbuddelt, ist dein Zug vorbei.
doubt-spots-dig-solo = Allein lässt sich nur dein eigener Garten verändern.
doubt-spots-retrieve-must = Du musst den Würfel drehen, auch wenn du dich damit verbuddelst.
doubt-spots-retrieve-treat = Der Würfel wurde nicht geworfen, also kannst du ihn auch nicht mit einem Leckerli neu werfen.
doubt-spots-retrieve-none = Ohne Würfel im Vorrat wird der Schritt übersprungen.
doubt-spots-chase-count = Beim dritten Mal sind es 3 Würfel, auch wenn es vorher einmal zu wenige gab.
doubt-spots-chase-treat = Mit einem Leckerli neu zu werfen zählt nicht als weiteres Mal.
doubt-spots-bolt-few = Hat der Vorrat weniger als 3 Würfel, werden alle beiseitegelegt.
doubt-spots-bolt-stop = Mit genug Pfoten darfst du schon vor dem allerersten Würfel aufhören.
doubt-spots-dogpile-must = Hast du einen eigenen Würfel, musst du einen dazunehmen.
doubt-spots-dogpile-empty = Solange der Vorrat leer ist, gibt es keine Wiederholung.

## Kunterpunkt

rules-spotted-goal = Worum es geht
rules-spotted-goal-1 = Alle haben ein Blatt mit sechs Käferfamilien und einer Wiese. Werft sechs bunte Würfel, verteilt sie und schreibt: Punkte auf Käfer oder Schritte auf die Wiese.
rules-spotted-goal-2 = Lupen von der Wiese entscheiden, welche Käfer zählen. Das beste Blatt gewinnt. Für 1 bis 6 Personen.

rules-spotted-sheet = Das Blatt
rules-spotted-sheet-1 = Jede Familie ist eine Reihe aus fünf Käfern, mit Platz für eine Lupe und einen Faktor. Ein Käfer der Reihe ist ihr Bonuskäfer und zeigt, wie viele Punkte er sich wünscht.
rules-spotted-sheet-2 = Die Würfel zeigen 1 bis 5 und ein Kleeblatt, das höher ist als die 5.
rules-spotted-sheet-3 = Das Bild des gedruckten Blattes liegt uns nicht vor, darum ist die Aufteilung unsere eigene. Die Regeln gelten für jedes Blatt.

rules-spotted-round = Eine Runde
rules-spotted-round-1 = Es gibt 5 Runden. Jede beginnt mit dem Rundenbonus für alle: einem Würfel mit der Zahl der Runde, als Punkte auf einer Familie deiner Wahl.
rules-spotted-round-2 = Dann sind alle einmal am Zug, im Uhrzeigersinn.
rules-spotted-round-3 = Zu fünft oder sechst gibt es 4 Runden. Die erste bringt eine 1 und eine 2 zusammen, die anderen 3, 4 und 5.

rules-spotted-draft = Werfen und nehmen
rules-spotted-draft-1 = Wer am Zug ist, wirft alle sechs Würfel und nimmt den niedrigsten, dann vom Rest wieder den niedrigsten; unter gleichen darf man wählen. Dann nehmen die anderen frei, im Uhrzeigersinn.
rules-spotted-draft-2 = Die Reihenfolge, A ist am Zug. Zu zweit: A A B B A. Zu dritt: A A B C A. Zu viert: A A B C D. Zu fünft: A A B C D E. Zu sechst: A B C D E F, und nur A muss den niedrigsten nehmen.
rules-spotted-draft-3 = Bevor der erste Würfel genommen wird, darf, wer am Zug ist, einen eingekreisten Neuwurf streichen und beliebige Würfel neu werfen, so oft Neuwürfe da sind.
rules-spotted-draft-4 = Sind alle Würfel genommen, nutzen alle ihre gleichzeitig, einen nach dem anderen, jeden mit allen Boni, die er auslöst.

rules-spotted-spots = Ein Würfel als Punkte
rules-spotted-spots-1 = Ein Würfel kommt auf die Familie seiner Farbe, ganz oder aufgeteilt in Stücke, die wieder wie Würfel aussehen: Eine 5 ist 5, 4 + 1, 3 + 2 oder 2 + 2 + 1. Jedes Stück kommt auf einen anderen Käfer.
rules-spotted-spots-2 = Was auf Punkte passt: eine 1 auf 2 oder 4, eine 2 auf 1, 2 oder 3, eine 3 auf 2, eine 4 auf 1. Auf einen leeren Käfer passt alles. Kein Käfer hat mehr als fünf.
rules-spotted-spots-3 = Fang Käfer von links nach rechts an, ohne Lücke. Frühere Käfer dürfen jederzeit weitere Punkte bekommen.
rules-spotted-spots-4 = Hat ein Bonuskäfer nach einem Würfel genau so viele Punkte, wie er sich wünscht, wird er eingekreist und bleibt es. Die Zahl zu überspringen hilft nicht.
rules-spotted-spots-5 = Die ersten Punkte auf dem fünften Käfer einer Familie bringen ein Kleeblatt.
rules-spotted-spots-6 = Alle Augen eines Würfels müssen genutzt werden, wenn das als Punkte oder als Schritte möglich ist. Sonst nutzt du so viele wie möglich; der Rest verfällt.

rules-spotted-meadow = Ein Würfel als Schritte
rules-spotted-meadow-1 = Jeder Würfel von 1 bis 5 kann auch so viele Schritte sein. Mit dem ersten kreuzt du den Start an, mit jedem weiteren ein Feld neben einem, auf dem du schon warst. Schritte dürfen in verschiedene Richtungen gehen.
rules-spotted-meadow-2 = Eine Lupe oder ein Kleeblatt anzukreuzen kostet einen Schritt wie jedes andere Feld.
rules-spotted-meadow-3 = Eine angekreuzte Lupe geht an eine Familie ohne Lupe, sofort und für immer. Haben alle sechs eine, ist sie eine zusätzliche Lupe und 2 Siegpunkte wert.

rules-spotted-clover = Kleeblätter
rules-spotted-clover-1 = Jedes Kleeblatt, ob von Würfel, Wiese oder fünftem Käfer, bringt den nächsten Bonus der Leiste.
rules-spotted-clover-2 = Ein Würfel mit Kleeblatt bringt ein Kleeblatt und sonst nichts. Am Ende der Leiste verfällt es.

rules-spotted-magnifiers = Die Lupen
rules-spotted-magnifiers-1 = Eine Familie bringt einen Siegpunkt für jeden Käfer, den ihre Lupe zählt, mal ihren Faktor. Ohne Lupe bringt sie nichts.

rules-spotted-end = Wertung
rules-spotted-end-1 = Zähle zusammen: die Familien; 2 für jeden eingekreisten Bonuskäfer; 2 für jede zusätzliche Lupe; die Siegpunkte der Leiste; 1 für jeden eingekreisten Neuwurf, den du nicht genutzt hast.
rules-spotted-end-2 = Die höchste Summe gewinnt. Bei Gleichstand gewinnen die meisten Käfer mit fünf Punkten.

rules-spotted-solo = Allein
rules-spotted-solo-1 = In jeder der 5 Runden: der Rundenbonus; dann ein Wurf, von dem du die zwei niedrigsten Würfel und einen beliebigen dritten nimmst; dann ein Wurf ohne Neuwurf, von dem du zwei beliebige nimmst.
rules-spotted-solo-2 = Bis 40 Siegpunkte ist es ein Spaziergang, 41 bis 60 gut, 61 bis 75 sehr gut, 76 bis 90 großartig, und darüber bist du eine Legende.

rules-spotted-tips = Tipps
rules-spotted-tips-1 = Lupen nah am Start sind eng: schnell geholt, aber mit fünf Käfern schwer zu erfüllen. Zu den großzügigen ist der Weg weiter.
rules-spotted-tips-2 = Hol dir Bonuskäfer früh, solange ihre Reihen kurz sind; hat ein Käfer erst zu viele Punkte, ist die Chance vorbei.
rules-spotted-tips-3 = Gib eine Lupe der Familie, deren Käfer schon am besten passen, und setze Faktoren dort ein, wo die meisten Käfer zählen.
rules-spotted-tips-4 = Ein niedriger Würfel ist selten vertan: Er passt, wo andere nicht passen, oder er ist der eine Schritt zum nächsten Kleeblatt.

doubt-spotted-target = Hat ein Bonuskäfer seine Punkte von Anfang an? Nein, er beginnt leer wie die anderen; die Zahl zeigt, was er sich wünscht.
doubt-spotted-symbols = Zu Beginn ist kein Neuwurf eingekreist, und zusätzliche Lupen darfst du beliebig viele haben.
doubt-spotted-first = Wer beginnt, wird ausgelost oder beim Eröffnen des Tisches bestimmt.
doubt-spotted-two = Zu fünft oder sechst sind die 1 und die 2 zwei Würfel, in beliebiger Reihenfolge, für eine Familie oder zwei.
doubt-spotted-gift = Der Rundenbonus wird nie zu Schritten. Kann irgendeine Familie ihn ganz aufnehmen, muss er ganz gesetzt werden.
doubt-spotted-pass = Niemand darf auf einen Würfel verzichten. Ein Würfel, den niemand nimmt, ist aus dem Spiel.
doubt-spotted-mirror = Müssen die Punkte in dieselbe Richtung zeigen? Nein. Jeder Teil des Musters darf gespiegelt sein; nur die Zahl zählt.
doubt-spotted-give = Eine Lupe muss sofort vergeben werden, und du wählst die Familie.
doubt-spotted-all-circled = Sind alle Neuwürfe eingekreist, bewirkt ein weiterer nichts. Ein benutzter bleibt eingekreist.
doubt-spotted-far = Eine Lupe aus einem Bonus öffnet nichts um sich herum, bis dein Weg sie erreicht. Ist keine mehr da, verfällt der Bonus.
doubt-spotted-factor = Eine Familie darf einen Faktor bekommen, bevor sie eine Lupe hat. Ein Faktor bleibt, wo er ist.
doubt-spotted-current = Der aktuelle Rundenbonus ist der der zuletzt begonnenen Runde.
doubt-spotted-order = Wann werden Boni genutzt? Wenn der Würfel oder Bonus, der sie brachte, ganz fertig ist, in der Reihenfolge, in der sie kamen, und alle vor deinem nächsten Würfel.
doubt-spotted-empty = Ein Käfer ohne Punkte passt zu keiner Lupe.
doubt-spotted-lists = „Wenige“ heißt 1 und 2, „viele“ 4 und 5, „diagonal“ 2 und 3, „symmetrisch“ 1, 4 und 5.
doubt-spotted-unused = Nur Neuwürfe, die eingekreist wurden, sind einen Siegpunkt wert.
doubt-spotted-shared = Steht es auch bei den Käfern mit fünf Punkten gleich, wird der Sieg geteilt.
