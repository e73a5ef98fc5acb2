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
sheet-page-about = A sheet to print: one for each player
sheet-page-name = Name
sheet-page-date = Date
sheet-page-rounds = Each gives one family a die of its value.
sheet-page-rounds-many = With 5 or 6 players, 1 and 2 are one round.
sheet-page-target = On exactly this many spots circle the beetle: 2 points.
sheet-page-fifth = The first spots on a fifth beetle earn one cloverleaf.
sheet-page-rerolls = Circle what you earn, cross off what you use.
sheet-page-extra = 2 each
sheet-page-track = Each cloverleaf unlocks the next bonus: steps, a factor, a re-roll, the round’s die once more, any magnifier, points.
sheet-page-meadow = Begin at the arrow. One point is one step to a field next to where you have been.
sheet-page-ours = The layout of this sheet is our own: the rulebook’s text does not carry the printed one.
sheet-page-made = version { $version } · { $hash }

sheet-score-extra = extra × 2
sheet-score-bonus = circled × 2
sheet-score-track = track points
sheet-score-rerolls = re-rolls left
sheet-score-total = total

## In the terminal

sheet-title = { $name }, version { $version } ({ $hash })
sheet-nameless = Name the sheet to be written, such as clover-meadow.
sheet-same-file = { $file } is the sheet itself; name another file for the page.
sheet-unwritable = { $file } cannot be written: { $reason }. Name another file.
sheet-hint = Print it: pipyard sheet { $name } --svg FILE
sheet-written = { $name } is in { $file }. Open it in a browser and print it on A4, one page for each player.
sheet-list-name = Name
sheet-list-title = Title
sheet-list-fields = Fields
sheet-list-magnifiers = Magnifiers
sheet-list-track = Track
sheet-list-rerolls = Re-rolls
sheet-list-hint = Draw one: pipyard sheet { $name }. Print one: add --svg FILE. A sheet of your own: give its .toml file.
sheet-family-slots = [magnifier] × [factor] = [    ]
sheet-family-legend = (3) is a bonus beetle: circle it on exactly 3 spots, 2 points. c: its first spots earn a cloverleaf.
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
sheet-rounds-about = Each gives one family a die of its value. With 5 or 6 players, 1 and 2 are one round.
sheet-extra-about = 2 points each, without limit.
