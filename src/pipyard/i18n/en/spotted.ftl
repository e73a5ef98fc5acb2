### Spotted!: names, what happened, what is asked, how a sheet is scored.
### Every message is complete with spotted.ftl alone. Arguments are plain text or numbers:
### $you is "yes" when the player meant is the reader, else "no"; $name is that player's name;
### $colour, $kind and $bonus are the words of family-…, magnifier-… or field-…, and bonus-…;
### wherever $colour is, $family is too: white, yellow, orange, green, blue or pink in every language,
### so that a language whose adjectives bend can choose the right form of the colour;
### wherever $kind is, $what is step, cloverleaf or magnifier; a die's $face is a number, 6 for a cloverleaf. A bonus that begins with a plus sign, such as
### +5, has the message bonus-plus-5.

spotted = Spotted!
spotted-about = Draft dice, spot your beetles, explore the meadow for magnifiers, and let cloverleaves set off chains of bonuses. The best sheet wins.

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
magnifier-different-about = Every different number of spots in the row counts once: five different beetles make five.
magnifier-low = low
magnifier-low-about = Every beetle with few spots counts: { $spots }.
magnifier-high = high
magnifier-high-about = Every beetle with many spots counts: { $spots }.
magnifier-diagonal = diagonal
magnifier-diagonal-about = Every beetle whose spots lie on one diagonal counts: { $spots }.
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
bonus-reroll-about = Circle a re-roll symbol. The last one earns another cloverleaf.
bonus-magnifier = magnifier
bonus-magnifier-about = Take any magnifier on the meadow, near or far, without a step.
bonus-round = round bonus
bonus-round-about = Place the current round bonus again.
bonus-2x = double
bonus-2x-about = Give factor 2 to a family without a factor.
bonus-3x = triple
bonus-3x-about = Give factor 3 to a family without a factor.
bonus-plus-5 = 5 points
bonus-plus-5-about = Five points at the end.
bonus-plus-7 = 7 points
bonus-plus-7-about = Seven points at the end.

## What just happened

spotted-fact-round-started = Round { $round }
spotted-fact-turn-started = { $you ->
    [yes] Your roll
   *[no] { $name }’s roll
}
spotted-fact-dice-rolled = { spotted-who } rolled { $faces }.
spotted-fact-dice-rerolled = { spotted-who } crossed off a re-roll and re-rolled { $colours }.
spotted-fact-roll-kept = { spotted-who } kept the roll.
spotted-fact-die-picked = { spotted-who } took the { $colour } die.
spotted-fact-spots-placed = { spotted-who } placed { $colour } spots: { $placed }.
spotted-fact-walk-started = { spotted-who } walked { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} with the { $colour } die.
spotted-fact-field-crossed = { spotted-who } { $what ->
    [step] took a step on the meadow
    [cloverleaf] reached a cloverleaf on the meadow
   *[magnifier] reached the magnifier “{ $kind }”
}.
spotted-fact-fields-crossed = { spotted-who } crossed off { $fields }.
spotted-fact-clover-used = { spotted-who } used the { $colour } cloverleaf.
spotted-fact-die-given-up = { spotted-who } gave up the { $colour } die: none of it could be used.
spotted-fact-magnifier-assigned = { spotted-who } gave { $colour } the magnifier “{ $kind }”.
spotted-fact-magnifier-taken = { spotted-who } took the magnifier “{ $kind }” from the meadow.
spotted-fact-factor-assigned = { spotted-who } gave { $colour } factor { $factor }.
spotted-fact-beetle-circled = { $you ->
    [yes] Your
   *[no] { $name }’s
} { $colour } bonus beetle is circled!
spotted-fact-row-completed = The fifth { $colour } beetle earned a cloverleaf.
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
spotted-prompt-bonus = Round bonus { $values }: put it on a family as spots.
spotted-prompt-walk = { $steps ->
    [one] 1 step to go. Cross off a field.
   *[other] { $steps } steps to go. Cross off a field.
}
spotted-prompt-magnify = Which family gets the magnifier “{ $kind }”?
spotted-prompt-magnifier = Take any magnifier on the meadow.
spotted-prompt-factor = Which family gets factor { $factor }?
spotted-prompt-roll = { $you ->
    [yes] Your dice are rolling.
   *[no] { $name }’s dice are rolling.
}
spotted-prompt-over = The game is over.

spotted-prompt-reroll-other = { $name } is thinking about a re-roll.
spotted-prompt-pick-other = { $name } is picking a die.
spotted-prompt-use-other = { $name } is using dice.
spotted-prompt-bonus-other = { $name } is placing the round bonus.
spotted-prompt-walk-other = { $name } is walking the meadow.
spotted-prompt-magnify-other = { $name } is giving a family a magnifier.
spotted-prompt-magnifier-other = { $name } is taking a magnifier.
spotted-prompt-factor-other = { $name } is giving a family a factor.
spotted-prompt-idle = You’re done. Waiting for { $names }.

spotted-won = { $count ->
    [one] { $you ->
        [yes] You won with { $score ->
            [one] 1 point
           *[other] { $score } points
        }!
       *[no] { $names } won with { $score ->
            [one] 1 point
           *[other] { $score } points
        }.
    }
   *[other] { $names } share the win with { $score ->
        [one] 1 point
       *[other] { $score } points
    } each.
}
spotted-won-by-five = Beetles with five spots decided it.

## Playing alone

spotted-band = { $score ->
    [one] 1 point
   *[other] { $score } points
}, rank { $band } of 5.
spotted-band-1 = A quiet stroll: the beetles hardly noticed you. Next time they might wave.
spotted-band-2 = You’ve got a good eye. The meadow is starting to learn your name.
spotted-band-3 = Well spotted! Whole families are lining up to be counted.
spotted-band-4 = Splendid: hardly a beetle keeps a secret from your magnifiers.
spotted-band-5 = A legend of the clover! Young beetles hear about your sheet at bedtime.

## Actions, as verbs

spotted-action-keep-roll = Keep the roll
spotted-action-reroll-dice = Re-roll { $colours }
spotted-action-pick-die = Take { spotted-die }
spotted-action-place-spots = Place { $colour } spots: { $placed }
spotted-action-walk-meadow = { $steps ->
    [one] Walk 1 step with the { $colour } die
   *[other] Walk { $steps } steps with the { $colour } die
}
spotted-action-cross-field = Cross off { $field }: { $kind }
spotted-action-use-clover = Use the { $colour } cloverleaf
spotted-action-give-up-die = Give up the { $colour } die
spotted-action-assign-magnifier = Give { $colour } the magnifier “{ $kind }”
spotted-action-take-magnifier = Take “{ $kind }” on { $field }
spotted-action-assign-factor = Give { $colour } factor { $factor }

## The sheet

sheet-about-clover-meadow = Our own reconstruction, balanced over many games until players of every level score what the rules lead you to expect.
sheet-about-two-ponds = Our own invention: a small meadow that loops around two ponds, a magnifier every few steps, a short track.
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
    [0] no re-rolls
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

spotted-help-rules = Each round starts with a bonus: a die of the round’s value, placed as spots on a family of your choice. Then everyone gets a turn as the active player: they roll six dice and take the two lowest, the others take theirs, and everyone uses their dice at the same time. A die goes on the beetles of its color as spots, split if you like into parts that look like dice, filling the row from the left; or it becomes steps on the meadow. A magnifier found there decides which beetles of a family count; a cloverleaf unlocks the next bonus on the track. A family scores its matching beetles times its factor, a circled bonus beetle 2, an extra magnifier 2, an unused re-roll 1.
spotted-help-rules-solo = Each round starts with a bonus: a die of the round’s value, placed as spots on a family of your choice. Then you roll six dice, take the two lowest and any third, and use them; then you roll again, take any two, and use those. A die goes on the beetles of its color as spots, split if you like into parts that look like dice, filling the row from the left; or it becomes steps on the meadow. A magnifier found there decides which beetles of a family count; a cloverleaf unlocks the next bonus on the track. A family scores its matching beetles times its factor, a circled bonus beetle 2, an extra magnifier 2, an unused re-roll 1.
spotted-help-spots = What fits: a 1 on 2 or 4 spots, a 2 on 1, 2, or 3, a 3 on 2, a 4 on 1, anything on an empty beetle.
spotted-help-tips = The magnifiers near the start are close but hard to satisfy; the easy ones take a walk. Go for bonus beetles early, while rows are short. Put factors where the most beetles match.
