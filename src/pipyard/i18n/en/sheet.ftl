### Sheets of Spotted!: drawn in the terminal and on the page to be printed.
### Words between backquotes are typed as they stand and stay English in every language.

## What is on a sheet

sheet-families = Beetle families
sheet-meadow = Beetle meadow
sheet-track = Cloverleaf track
sheet-rounds = Rounds
sheet-rerolls = Re-rolls
sheet-extra = Extra magnifiers
sheet-magnifiers = Magnifiers

sheet-colour-white = white
sheet-colour-yellow = yellow
sheet-colour-orange = orange
sheet-colour-green = green
sheet-colour-blue = blue
sheet-colour-pink = pink

sheet-magnifier-one = exactly one
sheet-magnifier-two = exactly two
sheet-magnifier-three = exactly three
sheet-magnifier-four = exactly four
sheet-magnifier-five = exactly five
sheet-magnifier-even = even
sheet-magnifier-odd = odd
sheet-magnifier-different = different
sheet-magnifier-low = low
sheet-magnifier-high = high
sheet-magnifier-diagonal = diagonal
sheet-magnifier-symmetrical = symmetrical

## The page

sheet-page-game = Spotted!
sheet-page-title = Spotted! { $name }
sheet-page-about = A sheet to print, one per player
sheet-page-name = Name
sheet-page-date = Date
sheet-page-rounds = Each gives one family a die of that value.
sheet-page-rounds-many = With 5 or 6 players, 1 and 2 are one round.
sheet-page-target = Circle the beetle when it has exactly this many spots: 2 points.
sheet-page-fifth = The first spots on a fifth beetle earn one cloverleaf.
sheet-page-rerolls = Circle what you earn, cross off what you use.
sheet-page-extra = 2 each
sheet-page-track = Each cloverleaf unlocks the next bonus: steps, a factor, a re-roll, the round’s die again, any magnifier, or points.
sheet-page-meadow = Start at the arrow. Each step crosses off a field next to one you have crossed off.
sheet-page-ours = The layout of this sheet is our own: the rulebook’s text doesn’t include the printed one.
sheet-page-made = version { $version } · { $hash }

sheet-score-extra = extra × 2
sheet-score-bonus = circled × 2
sheet-score-track = track points
sheet-score-rerolls = re-rolls left
sheet-score-total = total

## In the terminal

sheet-title = { $name }, version { $version } ({ $hash })
sheet-nameless = Name the sheet to print, such as clover-meadow.
sheet-same-file = { $file } is the sheet itself; name another file for the page.
sheet-unwritable = { $file } can’t be written: { $reason }. Name another file.
sheet-hint = Print it: pipyard sheet { $name } --svg FILE
sheet-written = { $name } is in { $file }. Open it in a browser and print it on A4, one page per player.
sheet-list-name = Name
sheet-list-title = Title
sheet-list-fields = Fields
sheet-list-magnifiers = Magnifiers
sheet-list-track = Track
sheet-list-rerolls = Re-rolls
sheet-list-hint = Draw one: pipyard sheet { $name }. Print one: add --svg FILE. A sheet of your own: give its .toml file.
sheet-family-slots = [magnifier] × [factor] = [    ]
sheet-family-legend = (3) is a bonus beetle: circle it at exactly 3 spots for 2 points. c: its first spots earn a cloverleaf.
sheet-sign-start = start, a step
sheet-sign-step = step
sheet-sign-cloverleaf = cloverleaf
sheet-sign-magnifier = { $magnifier }: { $counts }
sheet-also-joined = Also next to each other: { $pairs }
sheet-bonus-steps2 = 2 steps
sheet-bonus-steps3 = 3 steps
sheet-bonus-reroll = re-roll
sheet-bonus-magnifier = any magnifier
sheet-bonus-round = round bonus
sheet-bonus-double = ×2
sheet-bonus-triple = ×3
sheet-bonus-points5 = +5
sheet-bonus-points7 = +7
sheet-rerolls-about = Circled when earned, crossed off when used; circling the last one earns a cloverleaf.
sheet-rounds-about = Each gives one family a die of that value. With 5 or 6 players, 1 and 2 are one round.
sheet-extra-about = 2 points each, no limit.
