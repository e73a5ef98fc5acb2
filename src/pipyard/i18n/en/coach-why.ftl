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
coach-why-dice = Better dice to choose from, worth { $more ->
    [one] about 1 point more.
   *[other] about { $more } points more.
}

## Both games: nothing in this turn speaks for the better option.

coach-why-later = Pays off later rather than now.

## In one sentence: what would have helped a player most in a game.

coach-advice = Tip for { $player }: { $reason ->
    [win] look for a way to win on the spot.
    [complete-all] see which choice is likeliest to complete all your dogs.
    [complete-dog] see which choice is likeliest to complete a dog.
    [score] look for what scores a dog this turn.
    [bust] compare how often each choice busts.
    [fill] see which choice leaves more dice on your dogs.
    [fit] keep more numbers open that fit your dogs.
    [lack-one] bring your dogs to where only one die is missing.
    [bury] keep fewer spots in your yard.
    [treats] spend fewer treats.
    [box] leave the next player fewer dice in the box.
    [everyone-busts] look out for the box running empty.
    [d0g-tricks] leave more tricks faceup, where d0g can’t score.
    [families] count what each choice scores in your families.
    [circled] look for bonus beetles you can circle.
    [points] look for points from the track and from extra magnifiers.
    [rerolls] save your re-rolls.
    [bonuses] head for the next bonus on the cloverleaf track.
    [magnifiers] get magnifiers for more families.
    [factors] get factors for more families.
    [beetles] put spots on more beetles.
    [meadow] go farther on the meadow.
    [reach] stay close to a magnifier on the meadow.
   *[dice] before taking a die, see what each could bring.
} Not doing so cost { $unit ->
    [points] { $cost ->
        [one] about 1 point.
       *[other] about { $cost } points.
    }
   *[win] { $cost ->
        [one] about 1 game in 100.
       *[other] about { $cost } games in 100.
    }
}
