### Why an option is better than the one played: what the two differ in most. $better is its own figure, $other that of the one played.

## Spots: chances in 100, averages at the end of the turn.

coach-why-win = Wins on the spot: { $better } in 100 instead of { $other }.
coach-why-complete-all = Completes all dogs: { $better } in 100 instead of { $other }.
coach-why-complete-dog = Completes a dog: { $better } in 100 instead of { $other }.
coach-why-score = Dogs scored by the end of the turn, on average: { $better } instead of { $other }.
coach-why-bust = Busts less often: { $better } in 100 instead of { $other }.
coach-why-fill = Dice left on your dogs, on average: { $better } instead of { $other }.
coach-why-fit = Numbers that will fit one of your dogs, on average: { $better } of 6 instead of { $other }.
coach-why-lack-one = Dogs that lack a single die, on average: { $better } instead of { $other }.
coach-why-bury = Spots left in the yard, on average: { $better } instead of { $other }.
coach-why-treats = Treats left, on average: { $better } instead of { $other }.
coach-why-box = Dice left in the box for the next player, on average: { $better } instead of { $other }.
coach-why-everyone-busts = The box runs empty and everyone busts: { $better } in 100 instead of { $other }.
coach-why-d0g-tricks = Tricks left faceup, where d0g can’t score, on average: { $better } instead of { $other }.

## Spotted!: the sheet once all dice in hand are written.

coach-why-families = Points of the beetle families: { $better } instead of { $other }.
coach-why-circled = Circled bonus beetles: { $better } instead of { $other }.
coach-why-points = Points from the track and from extra magnifiers: { $better } instead of { $other }.
coach-why-rerolls = Re-rolls left: { $better } instead of { $other }.
coach-why-bonuses = Bonuses reached on the cloverleaf track: { $better } instead of { $other }.
coach-why-magnifiers = Families with a magnifier: { $better } instead of { $other }.
coach-why-factors = Families with a factor: { $better } instead of { $other }.
coach-why-beetles = Beetles with spots: { $better } instead of { $other }.
coach-why-meadow = Fields crossed on the meadow: { $better } instead of { $other }.
coach-why-reach = Steps to the nearest magnifier: { $better } instead of { $other }.
coach-why-dice = Points to expect from the dice of this roll: about { $better } instead of { $other }.
