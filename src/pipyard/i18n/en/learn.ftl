### Learning a game by playing it. Loaded with the lessons only.
### A sentence says one thing; what is to be done glows.

learn-title = Learn { $game }
learn-place = { $step } of { $steps }, dice picked for the lesson
    .title = In a lesson the dice are chosen, not rolled, so you get to see everything once.
learn-skip = Skip lesson
learn-next = Continue
learn-watch = { $name } is playing…
learn-again = Start over
learn-play = Play a real game
learn-rules = Read the rules
learn-scene-dogs = Fill a dog
learn-scene-luck = Push your luck
learn-scene-win = The last dog
learn-scene-score = The last die
learn-failed = Couldn’t load the lesson.

## Spots

lesson-spots-walk = These are your dogs. Each empty space needs a die. Do the Walk trick to roll two dice.
lesson-spots-place = A 3! Put it on Bongo’s glowing space.
lesson-spots-bury = No space takes a 2, so bury it in your yard. More than 7 spots there and you bust.
lesson-spots-more = 4 spots are buried, so 3 more are safe. Walk lets you roll one more die. Go for it!
lesson-spots-complete = A 1, just what Bongo needs. Place it.
lesson-spots-score = Bongo is complete! Scoring takes a whole turn and keeps a dog safe for good. Score!
lesson-spots-scored = One of six dogs is home, and Jolene has joined your pack. Used tricks stay facedown until only one is left.
lesson-spots-run = Here’s a treat; you’ll need it. Time for more dice: do Run.
lesson-spots-reroll = Nothing fits, and 17 spots would bust you. Spend the treat to roll them all again. Reroll!
lesson-spots-fits = Much better. The 3 goes on Missy.
lesson-spots-fits-too = And so does the 4.
lesson-spots-low = The 1 fits nowhere. Bury it.
lesson-spots-push = In a real game you could stop here. But Run keeps going as long as you dare. Roll again and see what can happen.
lesson-spots-bust = A 6 fits nowhere, and 5 + 6 is more than 7. There’s no way around it: bury it.
lesson-spots-busted = Bust! Your turn is over, and you lose the dice on your dogs and in your yard. Bongo is scored and stays.
lesson-spots-last = Later that day: five dogs are scored and Momo needs one more die. Do Walk.
lesson-spots-last-place = A 6, exactly what you need! Place it.
lesson-spots-last-bury = All your dogs are complete, so they score right away, once your last die has a place. Bury the 1.
lesson-spots-won = Six scored dogs: you win! The other tricks explain themselves when you tap them. Now for a real game!

learn-scene-round = The first round
learn-scene-reroll = A second chance
learn-scene-middle = The sheets fill up

## Spotted!: what is named comes from the position

lesson-spotted-gift = Give your beetles spots: the most points after round { $rounds } win. Round { $round } gives you { $spots ->
    [one] { $spots } spot
   *[other] { $spots } spots
}: tap the glowing { $colour } row.
lesson-spotted-lowest = Your turn: you rolled { $dice } dice. Your first { $picks } picks must be the lowest. Take the { spotted-die }.
lesson-spotted-next = Lowest again: now that’s the { spotted-die }. Take it.
lesson-spotted-free = { $name } took { $taken } dice, and your last pick is free. Take the cloverleaf, the highest face of all.
lesson-spotted-circle = A die puts spots on beetles of its color. The beetle with the small { $wish } wants exactly { $wish } spots: give it the { spotted-die }.
lesson-spotted-split = Circled: { $circled } points, for good! You may split a die: use the { spotted-die } as { $spots } on beetle { $place } and { $spots2 } on beetle { $place2 }.
lesson-spotted-clover = Now tap the cloverleaf. Each one unlocks the next bonus on the track below your beetles. The first is “{ $next }”. Use it!
lesson-spotted-steps = You get { $steps } steps on the meadow. Your path starts in the corner: tap the glowing field to cross it off.
lesson-spotted-steps-on = Each step goes to a field next to your path. Walk on, there’s a magnifier ahead.
lesson-spotted-other = { $name } rolled and took the lowest dice. Now you take { $picks }, any you like. First the { spotted-die }.
lesson-spotted-leaf = And the cloverleaf, before { $name } gets it.
lesson-spotted-walk = Any die can be steps instead of spots. The magnifier is { $face ->
    [one] { $face } step
   *[other] { $face } steps
} away: tap the { spotted-die }, then walk.
lesson-spotted-cross = There it is: the magnifier “{ $kind }”. Cross it off.
lesson-spotted-magnify = A row scores only with a magnifier. This one is worth a point for each beetle with { $counts } spots. Give it to { $colour }.
lesson-spotted-found = It found a match: { $families ->
    [one] { $families } point
   *[other] { $families } points
} for its row. Now the cloverleaf: your next bonus is “{ $next }”.
lesson-spotted-factor = A factor multiplies what a family scores. Give it to { $colour }: { $matching } × { $factor } = { $points }.
lesson-spotted-rounds = Round { $round } begins. In each round everyone rolls once, and everyone takes dice from every roll. After round { $rounds } the sheets are counted.
lesson-spotted-reroll = Meanwhile, round { $round }: you must take the lowest dice, and they show { $face }. Use a re-roll: tap { $colours }, then roll again.
lesson-spotted-rerolled = Much better: the lowest die shows { $lowest } now. A re-roll you never use is worth a point at the end.
lesson-spotted-bonus = Meanwhile you circled beetles and gave every row a magnifier. Round { $round } brings { $round } spots: put { $spots } on { $colour } beetle { $place } and { $spots2 } on beetle { $place2 }.
lesson-spotted-standing = Meanwhile, the last round. Rows { $families }, extra { $others }: you have { $score }, { $name } has { $theirs }. The game ends when the last die is used, so catch up!
lesson-spotted-extras = You’ve nearly caught up! Each row had a magnifier, so every further one is worth { $each ->
    [one] 1 point
   *[other] { $each } points
}: your { $extras } extra magnifiers make { $extra }.
lesson-spotted-fifth = Your last die, and { $name } leads { $theirs } to { $score }. Put the { spotted-die } on beetle { $place }: the last beetle of a row brings a cloverleaf.
lesson-spotted-done = The cloverleaf unlocked { $unlocked }! Rows { $families }, extra { $others }: you win { $score } to { $theirs }. Now for a real game!
