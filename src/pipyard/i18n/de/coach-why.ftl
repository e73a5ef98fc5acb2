### Warum eine Möglichkeit besser ist als die gespielte: worin sich beide am meisten unterscheiden. $better ist ihre eigene Zahl, $other die der gespielten.

## Spots: Chancen von 100, Durchschnitte am Ende des Zugs.

coach-why-win = Gewinnt auf der Stelle: { $better } von 100 Mal statt { $other }.
coach-why-complete-all = Vervollständigt alle Hunde: { $better } von 100 Mal statt { $other }.
coach-why-complete-dog = Vervollständigt einen Hund: { $better } von 100 Mal statt { $other }.
coach-why-score = Gewertete Hunde am Ende des Zugs, im Schnitt: { $better } statt { $other }.
coach-why-bust = Verbuddelt sich seltener: { $better } von 100 Mal statt { $other }.
coach-why-fill = Würfel, die auf deinen Hunden bleiben, im Schnitt: { $better } statt { $other }.
coach-why-fit = Zahlen, die danach auf einen deiner Hunde passen, im Schnitt: { $better } von 6 statt { $other }.
coach-why-lack-one = Hunde, denen nur noch ein Würfel fehlt, im Schnitt: { $better } statt { $other }.
coach-why-bury = Punkte, die im Garten bleiben, im Schnitt: { $better } statt { $other }.
coach-why-treats = Leckerlis, die übrig bleiben, im Schnitt: { $better } statt { $other }.
coach-why-box = Würfel, die im Vorrat für die Nächsten bleiben, im Schnitt: { $better } statt { $other }.
coach-why-everyone-busts = Der Vorrat ist leer und alle verbuddeln sich: { $better } von 100 Mal statt { $other }.
coach-why-d0g-tricks = Offene Tricks, bei denen die D0gge nicht wertet, im Schnitt: { $better } statt { $other }.

## Kunterpunkt: der Block, wenn alle Würfel in der Hand eingetragen sind.

coach-why-families = Punkte der Käferfamilien: { $better } statt { $other }.
coach-why-circled = Eingekreiste Bonuskäfer: { $better } statt { $other }.
coach-why-points = Punkte von der Leiste und aus zusätzlichen Lupen: { $better } statt { $other }.
coach-why-rerolls = Neuwürfe, die übrig bleiben: { $better } statt { $other }.
coach-why-bonuses = Erreichte Boni der Kleeblattleiste: { $better } statt { $other }.
coach-why-magnifiers = Familien mit Lupe: { $better } statt { $other }.
coach-why-factors = Familien mit Faktor: { $better } statt { $other }.
coach-why-beetles = Käfer mit Punkten: { $better } statt { $other }.
coach-why-meadow = Angekreuzte Felder der Wiese: { $better } statt { $other }.
coach-why-reach = Schritte bis zur nächsten Lupe: { $better } statt { $other }.
coach-why-dice = Punkte, die die Würfel dieses Wurfs erwarten lassen: etwa { $better } statt { $other }.
