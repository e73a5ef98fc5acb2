### Spotted! in the browser: what only a page with things to tap says.

spotted-web-alone-about = Five rounds to beat your own best sheet.
spotted-web-goal = Most points after five rounds wins.
spotted-web-sheet = Sheet
spotted-web-because = Cloverleaf { $place } ({ $bonus }): { $prompt }
spotted-web-because-walk = Cloverleaf { $place }: { $prompt }
spotted-web-because-round = Cloverleaf { $place }: put round bonus { $values } on a family as spots.
spotted-web-reroll = Your turn: tap dice to re-roll, or keep them.
spotted-web-pick = Your turn: { $lowest ->
    [one] take the lowest die.
    [yes] take one of the lowest dice.
   *[no] take any die.
}
spotted-web-writing = { $count ->
    [one] { $names } is writing.
   *[other] { $names } are writing.
}
spotted-web-draft = Dice on the table
spotted-web-picking = Still to pick: { $names }
spotted-web-why-lowest = Your first picks must be the lowest dice; pale ones have to wait.
spotted-web-die-not-now = { $die }, can’t be taken now
spotted-web-you = You
spotted-web-reroll-these = { $dice ->
    [0] Re-roll selected dice
    [one] Re-roll 1 die
   *[other] Re-roll { $dice } dice
}
spotted-web-die-use = { $die }, use it
spotted-web-die-tap = { $die }, tap to re-roll it
spotted-web-no-spots = It doesn’t fit on its beetles.
spotted-web-forfeit = Only { $used } of { $points } can be used; the rest is lost.
# Points that an action would bring at once: $points is never negative, $direction is more or less.
spotted-web-gain-sign = { $direction ->
    [less] −{ $points }
   *[more] +{ $points }
}
spotted-web-gain-points = { $direction ->
    [less] { $points ->
        [one] minus 1 point
       *[other] minus { $points } points
    }
   *[more] { $points ->
        [one] plus 1 point
       *[other] plus { $points } points
    }
}
spotted-web-gain-bonus = cloverleaf { $place }: { $bonus }
spotted-web-with-gain = { $action } ({ $gain })
spotted-web-walk = { $steps ->
    [one] Walk 1 step
   *[other] Walk { $steps } steps
}
spotted-web-clover = Take the cloverleaf: { $bonus }
spotted-web-clover-lost = Use the cloverleaf: the track is full
spotted-web-give-up = Give up this die
spotted-web-tab-beetles = Beetles
spotted-web-tab-meadow = Meadow
spotted-web-tab-others = Others
spotted-web-tab-scores = Scores
spotted-web-tab-writing = { $count ->
    [one] 1 writing
   *[other] { $count } writing
}
spotted-web-parts = Parts of the table
spotted-web-sheets = Sheets
spotted-web-sheet-of = { $name }’s sheet
spotted-web-sheet-mine = Your sheet
spotted-web-show-sheet = { $name }: { $score ->
    [one] 1 point
   *[other] { $score } points
}. Show this sheet.
spotted-web-row = { $colour } family: { $magnifier }, factor { $factor }, { $score ->
    [one] 1 point
   *[other] { $score } points
}
spotted-web-field = { $field }, { $kind }{ $crossed ->
    [yes] , crossed
   *[no] { "" }
}
spotted-web-track-place = { $place }: { $bonus }{ $taken ->
    [yes] , taken
    [next] , next
   *[no] { "" }
}
spotted-web-rerolls = { $left } of { $circled } circled re-rolls left, { $symbols } symbols
spotted-web-symbols = What the symbols mean
spotted-web-rounds = Rounds
spotted-web-source-extra = Extra magnifiers
spotted-web-source-circled = Bonus beetles
spotted-web-source-track = Track
spotted-web-source-rerolls = Re-rolls left

## The dock: one place for what is asked, its choices and their values

# $way is the sentence of another message; $others ways differ from it only in where in the row they lie.
spotted-web-alike = { $others ->
    [one] { $way }; 1 more way comes to the same
   *[other] { $way }; { $others } more ways come to the same
}
spotted-web-gain-none = no points
spotted-web-through = Put spots on { $colour } beetle { $place }
spotted-web-gift-row = Give it to the { $colour } family
spotted-web-lens = Magnifier of the { $colour } family: { $magnifier }
spotted-web-taken-by = { $die }, taken by { $name }
spotted-web-later = later
spotted-web-place-spots = { $spots ->
    [one] Place 1 spot
   *[other] Place { $spots } spots
}
spotted-web-on-beetles = On beetles of this color.
spotted-web-on-beetles-or-walk = On beetles of this color, or walk.
spotted-web-narrowed = Pick one of these, or tap another beetle.
spotted-web-best-first = Most points first.
spotted-web-tap-field = Tap a glowing field.
spotted-web-tap-magnifier = Near or far: tap a glowing one.
spotted-web-walk-short = Walk { $steps }
spotted-web-or = or
# At the edge of a row of cards: how many are out of sight.
spotted-web-more = +{ $count } more
spotted-web-leaves-wait = { $leaves ->
    [one] 1 leaf waits
   *[other] { $leaves } leaves wait
}
spotted-web-leaf-then = Then: { $bonus }
spotted-web-done = End turn
spotted-web-done-ask = All set?
spotted-web-done-about = Counts once you end your turn or leave.

## The score and where it comes from

spotted-web-hero-rows = rows { $points }
spotted-web-hero-extra = + { $points } extra
spotted-web-behind = { $points ->
    [0] level with { $name }
   *[other] { $points } behind { $name }
}
spotted-web-ahead = { $points } ahead of { $name }
spotted-web-counts-here = { $count ->
    [0] None of them here yet
    [one] 1 of them here
   *[other] { $count } of them here
}
spotted-web-lens-none = No magnifier yet: this row scores nothing.

## A chain of bonuses; $links is how many so far

spotted-web-chain = { $links ->
    [1] Cloverleaf!
   *[other] Chain ×{ $links }
}
spotted-web-chain-row = A fifth beetle: one cloverleaf!
spotted-web-chain-rerolls = All re-rolls circled: one more cloverleaf!
spotted-web-chain-meadow = A cloverleaf on the way!
spotted-web-chain-sum = All from a single die!
spotted-web-chain-skip = Tap to go on

## What a tap on the sheet is answered with

spotted-web-tip-bonus = Give this beetle exactly { $spots ->
    [one] 1 spot
   *[other] { $spots } spots
} and it’s circled: 2 points.
spotted-web-tip-beetle = The magnifier at the end of the row says which beetles count.
spotted-web-tip-rerolls = A re-roll lets you roll any dice again. The track brings them; each one you don’t use is worth 1 point.

## A die that shows a cloverleaf has one use

spotted-web-use-clover = Use your cloverleaf

## A tap on a field of the meadow, or on the row of the count that only parts equals

spotted-web-tip-step = A plain field: it costs a step and leads on.
spotted-web-tip-cloverleaf = Cross it off and the next bonus on your track is yours.
spotted-web-tip-start = Your path across the meadow starts here.
spotted-web-tip-five = Only for a tie: equal scores go to whoever has more beetles with five spots.

## What a walk over the meadow can bring

spotted-web-gain-magnifier = { $count ->
    [one] a magnifier
   *[other] { $count } magnifiers
}

## The last turn of a game

spotted-web-done-last = Finish the game
spotted-web-done-last-about = Your last turn: then it’s time to count.

## A walk, in a replay and its log

spotted-web-walked = { spotted-who } walked { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} on the meadow.
spotted-web-found = Found: { $fields }.
spotted-web-lens-named = “{ $kind }”
