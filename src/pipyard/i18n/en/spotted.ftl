### Spotted!: names, what happened, what is asked, how a sheet is scored.
### Every message is complete with spotted.ftl alone. Arguments are plain text or numbers:
### $you is "yes" when the player meant is the reader, else "no"; $name is that player's name;
### $colour, $kind and $bonus are the words of family-…, magnifier-… or field-…, and bonus-…;
### wherever $colour is, $family is too: white, yellow, orange, green, blue or pink in every language,
### so that a language whose adjectives bend can choose the right form of the colour;
### wherever $kind is, $what is step, cloverleaf or magnifier; a die's $face is a number, 6 for a cloverleaf. A bonus that begins with a plus sign, such as
### +5, has the message bonus-plus-5.

spotted = Spotted!
spotted-about = Draft dice, spot your beetles, wander the meadow for magnifiers, and let cloverleaves set off chains of bonuses. The best sheet wins.

spotted-who = { $you ->
    [yes] You
   *[no] { $name }
}

## Families and dice

family-white = white
family-yellow = yellow
family-orange = orange
family-green = green
family-blue = blue
family-pink = pink

spotted-face = { $face ->
    [6] cloverleaf
   *[other] { $face }
}
spotted-die = { $colour } { spotted-face }
spotted-die-label = { $face ->
    [6] { $colour } die showing a cloverleaf
   *[other] { $colour } die showing { $face }
}
spotted-group = { $spots } on beetle { $place }

## Magnifiers; $spots are the counts they look for, such as “1 and 2”

magnifier-one = exactly one
magnifier-one-about = Every beetle with exactly one spot counts.
magnifier-two = exactly two
magnifier-two-about = Every beetle with exactly two spots counts.
magnifier-three = exactly three
magnifier-three-about = Every beetle with exactly three spots counts.
magnifier-four = exactly four
magnifier-four-about = Every beetle with exactly four spots counts.
magnifier-five = exactly five
magnifier-five-about = Every beetle with all five spots counts.
magnifier-even = even
magnifier-even-about = Every beetle with two or four spots counts.
magnifier-odd = odd
magnifier-odd-about = Every beetle with one, three or five spots counts.
magnifier-different = different
magnifier-different-about = Every number of spots in the row counts once: five beetles that all differ make five.
magnifier-low = low
magnifier-low-about = Every beetle with few spots counts: { $spots }.
magnifier-high = high
magnifier-high-about = Every beetle with many spots counts: { $spots }.
magnifier-diagonal = diagonal
magnifier-diagonal-about = Every beetle whose spots lie on one slanting line counts: { $spots }.
magnifier-symmetrical = symmetrical
magnifier-symmetrical-about = Every beetle whose two halves mirror each other counts: { $spots }.

field-step = step
field-cloverleaf = cloverleaf

## Bonuses of the cloverleaf track

bonus-steps2 = 2 steps
bonus-steps2-about = Walk two fields on the meadow.
bonus-steps3 = 3 steps
bonus-steps3-about = Walk three fields on the meadow.
bonus-reroll = re-roll
bonus-reroll-about = Circle a re-roll symbol. The last one brings one more cloverleaf.
bonus-magnifier = magnifier
bonus-magnifier-about = Take any magnifier of the meadow, near or far, without a step.
bonus-round = round bonus
bonus-round-about = Place the current round bonus once more.
bonus-2x = double
bonus-2x-about = Give a family without a factor the factor 2.
bonus-3x = triple
bonus-3x-about = Give a family without a factor the factor 3.
bonus-plus-5 = 5 points
bonus-plus-5-about = Five points at the end.
bonus-plus-7 = 7 points
bonus-plus-7-about = Seven points at the end.

## Bots that play both games

bot-rollout = Ponder
    .about = Tries every move out in its head, many times over. Strong, and takes a moment.

## What just happened

spotted-fact-round-started = Round { $round }
spotted-fact-turn-started = { $you ->
    [yes] Your turn
   *[no] { $name }’s turn
}
spotted-fact-dice-rolled = { spotted-who } rolled { $faces }.
spotted-fact-dice-rerolled = { spotted-who } crossed off a re-roll and rolled { $colours } again.
spotted-fact-roll-kept = { spotted-who } kept the roll.
spotted-fact-die-picked = { spotted-who } took { $colour }.
spotted-fact-spots-placed = { spotted-who } put { $colour } spots: { $placed }.
spotted-fact-walk-started = { spotted-who } walked with { $colour }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}.
spotted-fact-field-crossed = { spotted-who } crossed { $field }, a { $what ->
    [step] step
    [cloverleaf] cloverleaf
   *[magnifier] magnifier: { $kind }
}.
spotted-fact-fields-crossed = { spotted-who } crossed { $fields }.
spotted-fact-clover-used = { spotted-who } used the cloverleaf on { $colour }.
spotted-fact-die-given-up = { spotted-who } gave up { $colour }: none of it could be used.
spotted-fact-magnifier-assigned = { spotted-who } gave { $colour } the magnifier { $kind }.
spotted-fact-magnifier-taken = { spotted-who } took the magnifier { $kind } on { $field }.
spotted-fact-factor-assigned = { spotted-who } gave { $colour } the factor { $factor }.
spotted-fact-beetle-circled = { $you ->
    [yes] Your
   *[no] { $name }’s
} { $colour } bonus beetle is circled!
spotted-fact-row-completed = The fifth { $colour } beetle brought a cloverleaf.
spotted-fact-extra-magnifier = { spotted-who } got an extra magnifier.
spotted-fact-bonus-unlocked = Cloverleaf { $place }: { $bonus }.
spotted-fact-sheet-scored = { spotted-who } scored { $score }.
spotted-fact-game-won = { $count ->
    [one] { $you ->
        [yes] You won the game!
       *[no] { $names } won the game.
    }
   *[other] { $names } share the win.
}

## What is asked: of the reader, of another player, of chance

spotted-prompt-reroll = Take one of the lowest dice, or re-roll some first.
spotted-prompt-pick = { $lowest ->
    [yes] Take one of the lowest dice.
   *[no] Take any die.
}
spotted-prompt-use = { $dice ->
    [one] Use your last die: spots or steps?
   *[other] Use one of your { $dice } dice: spots or steps?
}
spotted-prompt-bonus = Round bonus { $values }: put its spots on a family.
spotted-prompt-walk = { $steps ->
    [one] 1 step to go. Cross a field.
   *[other] { $steps } steps to go. Cross a field.
}
spotted-prompt-magnify = Which family gets the magnifier “{ $kind }”?
spotted-prompt-magnifier = Take any magnifier of the meadow.
spotted-prompt-factor = Which family gets the factor { $factor }?
spotted-prompt-roll = { $you ->
    [yes] Your dice are rolling.
   *[no] The dice of { $name } are rolling.
}
spotted-prompt-over = The game is over.

spotted-prompt-reroll-other = { $name } is thinking about a re-roll.
spotted-prompt-pick-other = { $name } is taking a die.
spotted-prompt-use-other = { $name } is using dice.
spotted-prompt-bonus-other = { $name } is placing the round bonus.
spotted-prompt-walk-other = { $name } is walking the meadow.
spotted-prompt-magnify-other = { $name } is giving a magnifier to a family.
spotted-prompt-magnifier-other = { $name } is taking a magnifier.
spotted-prompt-factor-other = { $name } is giving a factor to a family.
spotted-prompt-idle = You are done. Waiting for { $names }.

spotted-won = { $count ->
    [one] { $you ->
        [yes] You won with { $score } points!
       *[no] { $names } won with { $score } points.
    }
   *[other] { $names } share the win with { $score } points each.
}
spotted-won-by-five = Beetles with five spots decided it.

## Playing alone

spotted-band = { $score } points, band { $band } of 5.
spotted-band-1 = A quiet stroll: the beetles hardly noticed you. Next time they might wave.
spotted-band-2 = A good eye already. The meadow is beginning to know your name.
spotted-band-3 = Well spotted! Whole families line up to be counted by you.
spotted-band-4 = Splendid: hardly a beetle keeps a secret from your magnifiers.
spotted-band-5 = A legend of the clover! They tell young beetles of your sheet at bedtime.

## Actions, as verbs

spotted-action-keep-roll = Keep the roll
spotted-action-reroll-dice = Re-roll { $colours }
spotted-action-pick-die = Take { spotted-die }
spotted-action-place-spots = Put { $colour } spots: { $placed }
spotted-action-walk-meadow = { $steps ->
    [one] Walk 1 step with { $colour }
   *[other] Walk { $steps } steps with { $colour }
}
spotted-action-cross-field = Cross { $field }: { $kind }
spotted-action-use-clover = Use the { $colour } cloverleaf
spotted-action-give-up-die = Give up { $colour }
spotted-action-assign-magnifier = Give { $colour } the magnifier { $kind }
spotted-action-take-magnifier = Take { $kind } on { $field }
spotted-action-assign-factor = Give { $colour } the factor { $factor }

## The sheet

sheet-about-clover-meadow = Our own reconstruction, balanced by many games until players of every strength score as the rules let one expect.
sheet-about-two-ponds = Our own invention: a small meadow that runs in loops around two ponds, a magnifier every few steps, a short track.
spotted-round = Round { $round } of 5
spotted-round-bonus = round bonus { $value }
spotted-table = On the table
spotted-hand = Your dice
spotted-families = Families
spotted-magnifier-none = no magnifier
spotted-factor = ×{ $factor }
spotted-meadow = Meadow
spotted-track = Track
spotted-track-next = { $taken } of { $length } taken, next { $bonuses }
spotted-track-done = all { $length } taken
spotted-rerolls = { $left ->
    [0] no re-roll
    [one] 1 re-roll
   *[other] { $left } re-rolls
}
spotted-extra = { $extra ->
    [one] 1 extra magnifier
   *[other] { $extra } extra magnifiers
}
spotted-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
spotted-beetle-label = { $colour } beetle { $place }: { $spots ->
    [0] no spots
    [one] 1 spot
   *[other] { $spots } spots
}{ $target ->
    [0] { "" }
   *[other] , bonus at { $target }
}{ $circled ->
    [yes] , circled
   *[no] { "" }
}

## Scoring

spotted-score = Score
spotted-score-families = families
spotted-score-beetles = bonus beetles
spotted-score-extra = extra magnifiers
spotted-score-track = track
spotted-score-rerolls = re-rolls left
spotted-score-total = Total
spotted-score-five = five-spot beetles
spotted-score-family = { $beetles }×{ $factor }={ $score }

## Help

spotted-help-rules = Each round begins with a bonus: a die of the round’s value, as spots on a family of your choice. Then everyone is the active player once: they roll six dice and take the two lowest, the others take theirs, and all use their dice at the same time. A die goes as spots on the beetles of its colour, split if you like into parts that look like dice, filling the row from the left; or it becomes steps on the meadow. A magnifier found there decides which beetles of a family count; a cloverleaf unlocks the next bonus of the track. A family scores its matching beetles times its factor, a circled bonus beetle 2, an extra magnifier 2, a re-roll left 1.
spotted-help-rules-solo = Each round begins with a bonus: a die of the round’s value, as spots on a family of your choice. Then you roll six dice, take the two lowest and any third, and use them; then you roll again, take any two, and use those. A die goes as spots on the beetles of its colour, split if you like into parts that look like dice, filling the row from the left; or it becomes steps on the meadow. A magnifier found there decides which beetles of a family count; a cloverleaf unlocks the next bonus of the track. A family scores its matching beetles times its factor, a circled bonus beetle 2, an extra magnifier 2, a re-roll left 1.
spotted-help-spots = What fits: a 1 onto 2 or 4 spots, a 2 onto 1, 2 or 3, a 3 onto 2, a 4 onto 1, anything onto an empty beetle.
spotted-help-tips = Narrow magnifiers lie near the start and are hard to fulfil; the easy ones take a walk. Go for bonus beetles early, while rows are short. Put factors where most beetles match.
