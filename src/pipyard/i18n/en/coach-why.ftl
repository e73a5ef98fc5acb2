### Why an option is better than the one played: what the two differ in most. $better is its own figure, $other that of the one played. $first tells whether it is the first of several reasons.

coach-why-it = { $first ->
    [yes] The better choice
   *[no] It also
}

## Spots: chances in 100, averages at the end of the turn.

coach-why-win = { coach-why-it } wins on the spot more often: { $better } times in 100 instead of { $other }.
coach-why-complete-all = { coach-why-it } completes all dogs more often: { $better } times in 100 instead of { $other }.
coach-why-complete-dog = { coach-why-it } completes a dog more often: { $better } times in 100 instead of { $other }.
coach-why-score = { coach-why-it } scores more dogs by the end of the turn: { $better } on average instead of { $other }.
coach-why-bust = { coach-why-it } busts less often: { $better } times in 100 instead of { $other }.
coach-why-fill = { coach-why-it } leaves more dice on the dogs: { $better } on average instead of { $other }.
coach-why-fit = { coach-why-it } keeps more numbers useful for the dogs: { $better } of 6 on average instead of { $other }.
coach-why-lack-one = { coach-why-it } leaves more dogs just one die short: { $better } on average instead of { $other }.
coach-why-bury = { coach-why-it } leaves fewer spots in the yard: { $better } on average instead of { $other }.
coach-why-treats = { coach-why-it } leaves more treats: { $better } on average instead of { $other }.
coach-why-box = { coach-why-it } leaves the next player fewer dice in the box: { $better } on average instead of { $other }.
coach-why-everyone-busts = { coach-why-it } makes the box run empty, so that everyone busts, { $better } times in 100 instead of { $other }.
coach-why-d0g-tricks = { coach-why-it } leaves more tricks faceup, where d0g can’t score: { $better } on average instead of { $other }.

## Spotted!: the sheet once all dice in hand are written.

coach-why-families = { coach-why-it } scores more in the families: { $better } points instead of { $other }.
coach-why-circled = { coach-why-it } circles more bonus beetles: { $better } instead of { $other }.
coach-why-points = { coach-why-it } scores more on the track and with extra magnifiers: { $better } points instead of { $other }.
coach-why-rerolls = { coach-why-it } leaves more re-rolls: { $better } instead of { $other }.
coach-why-bonuses = { coach-why-it } gets farther on the cloverleaf track: { $better } bonuses instead of { $other }.
coach-why-magnifiers = { coach-why-it } gives more families a magnifier: { $better } instead of { $other }.
coach-why-factors = { coach-why-it } gives more families a factor: { $better } instead of { $other }.
coach-why-beetles = { coach-why-it } puts spots on more beetles: { $better } instead of { $other }.
coach-why-meadow = { coach-why-it } gets farther on the meadow: { $better } fields instead of { $other }.
coach-why-reach = { coach-why-it } stays closer to a magnifier on the meadow: { $better } steps away instead of { $other }.
coach-why-dice = { coach-why-it } leaves better dice to choose from{ $told ->
    [no] .
   *[yes] , worth { $more ->
        [one] about 1 point more.
       *[other] about { $more } points more.
    }
}

## Both games: nothing in this turn speaks for the better option.

coach-why-later = { coach-why-it } pays off later in the game, not right away.

## In one sentence: what would have helped a player most in a game.

coach-advice = { $you ->
    [yes] Tip
   *[no] Tip for { $player }
}: { $reason ->
    [win] look for a way to win on the spot.
    [complete-all] see which choice is likeliest to complete all your dogs.
    [complete-dog] see which choice is likeliest to complete a dog.
    [score] look for what scores a dog this turn.
    [bust] compare how often each choice busts.
    [fill] see which choice leaves more dice on your dogs.
    [fit] keep more numbers open that fit your dogs.
    [lack-one] bring your dogs to where only one die is missing.
    [bury] leave fewer spots in your yard.
    [treats] end your turns with more treats.
    [box] leave the next player fewer dice in the box.
    [everyone-busts] look out for the box running empty.
    [d0g-tricks] leave more tricks faceup, where d0g can’t score.
    [families] count what each choice scores in your families.
    [circled] look for bonus beetles you can circle.
    [points] look for points from the track and from extra magnifiers.
    [rerolls] keep more re-rolls.
    [bonuses] head for the next bonus on the cloverleaf track.
    [magnifiers] get magnifiers for more families.
    [factors] get factors for more families.
    [beetles] put spots on more beetles.
    [meadow] go farther on the meadow.
    [reach] stay close to a magnifier on the meadow.
   *[dice] before taking a die, see what each could bring.
} That was the main difference in { $times } choices, which cost { $unit ->
    [points] { $cost ->
        [one] about 1 point together.
       *[other] about { $cost } points together.
    }
   *[win] { $cost ->
        [one] about 1 game in 100 together.
       *[other] about { $cost } games in 100 together.
    }
}
