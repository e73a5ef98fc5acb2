### Learning a game by playing it. Loaded with the lessons only.
### A sentence says one thing; what is to be done glows.

learn-title = Learn { $game }
learn-place = { $step } of { $steps }, chosen dice
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
learn-scene-turn = A turn
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
lesson-spots-push = You could stop here. But Run keeps going as long as you dare. Roll again and see what can happen.
lesson-spots-bust = A 6 fits nowhere, and 5 + 6 is more than 7. There’s no way around it: bury it.
lesson-spots-busted = Bust! Your turn is over, and you lose the dice on your dogs and in your yard. Bongo is scored and stays.
lesson-spots-last = Later that day: five dogs are scored and Momo needs one more die. Do Walk.
lesson-spots-last-place = A 6, exactly what you need! Place it.
lesson-spots-last-bury = All your dogs are complete, so they score right away, once your last die has a place. Bury the 1.
lesson-spots-won = Six scored dogs: you win! That’s all you need for a real game.

## Spotted!

lesson-spotted-bonus = Each round starts with a gift, now one spot. Give it to the yellow family: tap the glowing beetle.
lesson-spotted-lowest = You rolled six dice. Your first two must be the lowest left. Take the white 1.
lesson-spotted-next = Now the yellow 2 is the lowest. Take it.
lesson-spotted-free = Your last pick is free. The cloverleaf unlocks a bonus: take it.
lesson-spotted-spots = Use the yellow 2: tap the second yellow beetle, which wishes for exactly 2 spots.
lesson-spotted-clover = Now the cloverleaf: tap it, then take it. It unlocks the first bonus of the track.
lesson-spotted-steps = Two steps on the meadow! They begin in the corner. Cross the glowing field.
lesson-spotted-steps-on = Every step goes on from a field you have crossed.
lesson-spotted-walk = Any die can be steps instead of spots. Walk with the white 1.
lesson-spotted-cross = A magnifier is within reach. Cross it.
lesson-spotted-magnify = It makes one family count: each of its beetles with exactly three spots. Give it to pink.
lesson-spotted-found = From now on, threes are what pink wants. Without a magnifier a family scores nothing.
lesson-spotted-fifth = The last die of a game. Put blue 3 on the last two beetles: a fifth beetle brings a cloverleaf.
lesson-spotted-factor = It unlocked a double. Blue’s magnifier counts odd beetles, and all five are: give it to blue.
lesson-spotted-done = Five odd beetles, twice: 10 points for blue. The best sheet wins, and now you know how.
