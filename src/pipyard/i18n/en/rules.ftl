### The rules pages. Loaded with them only. Points of a section are numbered from 1.

rules-title = How to play { $game }
rules-contents = On this page
rules-search = Search the rules
rules-search-hint = { $game ->
    [spotted] clover, magnifier, re-roll…
   *[other] bust, treat, Fetch…
}
rules-search-clear = Clear the search
rules-found = { $count ->
    [0] Nothing found for “{ $query }”. Try a shorter word.
    [one] 1 place for “{ $query }”.
   *[other] { $count } places for “{ $query }”.
}
rules-doubt = In doubt
rules-rule = Rule { $rule }
rules-print = Print
rules-learn = Learn by playing (3 minutes)
rules-other = { $game } rules
rules-failed = Couldn’t load the cards and tiles.

## Spots

rules-spots-goal = The idea
rules-spots-goal-1 = Dogs have spots, and so do dice. Roll dice and place them on the matching spaces of your dogs; whatever doesn’t fit gets buried in your yard.
rules-spots-goal-2 = Bury more than 7 spots and you bust. The first player with 6 scored dogs wins. For 1 to 4 players.

rules-spots-setup = Setup
rules-spots-setup-1 = Six trick tiles are faceup: the two red ones, Howl and Roll Over, plus one each of yellow, purple, blue, and green.
rules-spots-setup-2 = Everyone gets 2 dogs, 1 treat, and 1 die. Roll the die and bury it; the highest goes first, and play goes clockwise.
rules-spots-setup-3 = Everyone shares 40 dice and 20 treats. Everyone can always see the top dog of the deck.

rules-spots-turn = Your turn
rules-spots-turn-1 = On your turn, either do a trick or score.
rules-spots-turn-2 = To do a trick, choose any faceup tile, take the treats on it, flip it facedown, and follow its steps in order. A step is mandatory unless it says “may”; skip one you can’t do.
rules-spots-turn-3 = If your turn starts with only one tile faceup, put a treat on it and flip all tiles faceup.
rules-spots-turn-4 = If your turn starts with no dice left in the supply, everyone busts. Then your turn goes on.

rules-spots-dice = Rolling, placing, burying
rules-spots-dice-1 = Each die of a roll goes on an empty space of its value on one of your unscored dogs, or into your yard. You choose freely, die by die, even if that means busting on purpose.
rules-spots-dice-2 = Place or bury all dice of a roll before anything else happens.
rules-spots-dice-3 = Dice come from the supply. If it has too few, roll what’s there. Discarded dice go back to it.

rules-spots-treats = Treats
rules-spots-treats-1 = Right after a roll, before you place or bury any of it, you may spend a treat to reroll all of its dice, as often as you have treats.
rules-spots-treats-2 = If the supply has too few treats, take what’s there.

rules-spots-bust = Busting
rules-spots-bust-1 = Once all dice of a roll are placed or buried, count your yard. Exactly 7 spots is still safe; with 8 or more you bust.
rules-spots-bust-2 = A bust ends your turn at once. Discard all dice on your unscored dogs and in your yard, even those on complete dogs. You keep your treats, your cards, and your scored dogs.

rules-spots-scoring = Scoring dogs
rules-spots-scoring-1 = Slow and steady: spend your turn scoring. All your complete dogs flip over, their dice go back, and you draw a new dog for each. Buried dice stay buried.
rules-spots-scoring-2 = Fast and risky: if all your unscored dogs are complete in the middle of a trick, after a roll that didn’t bust you, they score instantly. Draw your new dogs and keep going with the trick.
rules-spots-scoring-3 = You can never have more than 6 dog cards, counting scored ones. Scored dogs are never lost.

rules-spots-win = Winning
rules-spots-win-1 = The first player with 6 scored dogs wins immediately, even in the middle of a trick.

rules-spots-tricks = The 22 tricks
rules-spots-tricks-1 = Where a tile and the rules differ, the tile is right. Count the paws on your unscored dogs: a dog with three spaces has one, Doog has two.

rules-spots-sets = Sets of tiles
rules-spots-sets-1 = You play with the two red tiles and one of each other color: a set from this list, tiles picked by hand, or random ones.

rules-spots-dogs = The 32 dogs
rules-spots-dogs-1 = No dog needs the same value twice.

rules-spots-leash = Off leash
rules-spots-leash-1 = All 22 tiles are in play. Tiles of the same color form a stack, and only the top one can be used; then that stack is out until the tiles reset.
rules-spots-leash-2 = When the tiles flip faceup again, each used tile goes to the bottom of its stack and the next one appears. An unused one stays, with the treats on it.

rules-spots-solo = Solo against d0g
rules-spots-solo-1 = You go first. On its turn, d0g rolls a die for one of the six tiles: if it’s faceup, it’s flipped facedown and d0g takes its treats; if it’s facedown already, d0g scores the top dog of the deck.
rules-spots-solo-2 = Whenever d0g has 2 treats, it spends them to score another dog. The more treats it starts with, from 0 to 5, the harder it is. Whoever has 6 dogs first wins.

doubt-spots-paws = Do the paws on scored dogs count? No, only those on your unscored dogs.
doubt-spots-places = Which tile has which number for d0g? 1 Howl, 2 yellow, 3 purple, 4 Roll Over, 5 blue, 6 green.
doubt-spots-tie = What if there’s a tie for first player? Only the tied players reroll their buried die, and the highest of them goes first, even if someone else’s die is higher now. Treats can’t be spent on this.
doubt-spots-nothing = Can I roll 0 dice? No. That isn’t a roll: nothing is checked, and there’s no repeat.
doubt-spots-dig-count = Count your paws once, as the step begins.
doubt-spots-dig-each = Each change is separate and optional: one die or several, one player’s or several players’.
doubt-spots-dig-six = A 6 can’t be raised.
doubt-spots-dig-bust = A changed yard is checked at once. If an opponent busts, you keep going; if you bust, your turn is over.
doubt-spots-dig-solo = Solo, you can only change your own yard.
doubt-spots-retrieve-must = You must set the die, even if that busts you.
doubt-spots-retrieve-treat = The die wasn’t rolled, so you can’t spend a treat to reroll it.
doubt-spots-retrieve-none = With no dice in the supply, skip the step.
doubt-spots-chase-count = The third time calls for 3 dice, even if you had to roll fewer before.
doubt-spots-chase-treat = A reroll doesn’t count as another time.
doubt-spots-bolt-few = With fewer than 3 dice in the supply, set all of them aside.
doubt-spots-bolt-stop = You may stop even before the first die, if you have the paws.
doubt-spots-dogpile-must = If you have a die of your own, you must take one.
doubt-spots-dogpile-empty = You can’t repeat while the supply is empty.

## Spotted!

rules-spotted-goal = The idea
rules-spotted-goal-1 = Everyone has a sheet with six beetle families and a meadow. Roll six colored dice, share them out, and write: spots on beetles, or steps on the meadow.
rules-spotted-goal-2 = Magnifiers from the meadow decide which beetles count. The best sheet wins. For 1 to 6 players.

rules-spotted-sheet = The sheet
rules-spotted-sheet-1 = Each family is a row of five beetles, with room for one magnifier and one factor. One beetle in the row is its bonus beetle and shows the number of spots it wants.
rules-spotted-sheet-2 = Dice show 1 to 5 and a cloverleaf, which counts as higher than 5.
rules-spotted-sheet-3 = We don’t have the picture of the printed sheet, so this layout is our own. The rules work for any sheet.

rules-spotted-round = A round
rules-spotted-round-1 = There are 5 rounds. Each starts with a round bonus for everyone: a die of the round’s number, placed as spots on one family of your choice.
rules-spotted-round-2 = Then, going clockwise, everyone is the active player once.
rules-spotted-round-3 = With 5 or 6 players there are 4 rounds. The first brings a 1 and a 2 together, the others a 3, a 4, and a 5.

rules-spotted-draft = Rolling and picking
rules-spotted-draft-1 = The active player rolls all six dice and takes the lowest die, then the lowest one left; if dice are tied, they choose. Then the others pick freely, clockwise.
rules-spotted-draft-2 = The pick order, with A active. Two players: A A B B A. Three: A A B C A. Four: A A B C D. Five: A A B C D E. Six: A B C D E F, where only A must take the lowest die.
rules-spotted-draft-3 = Before the first pick, the active player may cross off a circled re-roll and re-roll any of the dice, again and again while re-rolls are left.
rules-spotted-draft-4 = When all dice are picked, everyone uses theirs at the same time, one die after another, each with all the bonuses it sets off.

rules-spotted-spots = A die as spots
rules-spotted-spots-1 = A die goes on the family of its color, whole or split into groups that look like dice themselves: a 5 is 5, 4+1, 3+2, or 2+2+1. Each group goes on a different beetle.
rules-spotted-spots-2 = What fits on existing spots: a 1 on 2 or 4, a 2 on 1, 2, or 3, a 3 on 2, a 4 on 1. Anything fits on an empty beetle. No beetle has more than five spots.
rules-spotted-spots-3 = Start beetles from left to right, without gaps. You can always add to earlier ones.
rules-spotted-spots-4 = Circle a bonus beetle, for good, when it has exactly the spots it wants after a die. Skipping past the number doesn’t count.
rules-spotted-spots-5 = The first spots on a family’s fifth beetle earn a cloverleaf.
rules-spotted-spots-6 = You must use a die’s full value if you can, as spots or as steps. If you can’t, use as much as possible; the rest is lost.

rules-spotted-meadow = A die as steps
rules-spotted-meadow-1 = Any die from 1 to 5 can be that many steps. The first crosses off the start; each step after that, a field next to one you’ve crossed off. You can split your steps between paths.
rules-spotted-meadow-2 = Crossing off a magnifier or a cloverleaf costs a step like any other field.
rules-spotted-meadow-3 = A magnifier you cross off goes to a family that has none, at once and for good. When all six have one, it’s an extra magnifier, worth 2 points.

rules-spotted-clover = Cloverleaves
rules-spotted-clover-1 = Each cloverleaf, from a die, the meadow, or a fifth beetle, unlocks the next bonus on the track.
rules-spotted-clover-2 = A die showing a cloverleaf gives you that and nothing else. Past the end of the track it’s lost.

rules-spotted-magnifiers = The magnifiers
rules-spotted-magnifiers-1 = A family scores one point for each beetle its magnifier counts, times its factor. Without a magnifier, it scores nothing.

rules-spotted-end = Scoring
rules-spotted-end-1 = Add up your families; 2 for each circled bonus beetle; 2 for each extra magnifier; the points on the track; 1 for each circled re-roll you didn’t use.
rules-spotted-end-2 = The highest total wins. If there’s a tie, the most beetles with five spots wins.

rules-spotted-solo = Solo
rules-spotted-solo-1 = In each of 5 rounds: the round bonus; then a roll from which you take the two lowest dice and any third; then a roll, without re-rolls, from which you take any two.
rules-spotted-solo-2 = Up to 40 points is a stroll, 41 to 60 is good, 61 to 75 very good, 76 to 90 splendid, and above that you’re a legend.

rules-spotted-tips = Tips
rules-spotted-tips-1 = Magnifiers near the start are narrow: close by, but hard to satisfy with five beetles. The generous ones take a longer walk.
rules-spotted-tips-2 = Go for bonus beetles early, while their rows are short; once a beetle has too many spots, the chance is gone.
rules-spotted-tips-3 = Give a magnifier to the family whose beetles already suit it best, and put factors where the most beetles count.
rules-spotted-tips-4 = A low die is rarely wasted: it fits where others don’t, or takes that one step to the next cloverleaf.

doubt-spotted-target = Does a bonus beetle start with its spots? No, it starts empty like the others; the number is what it wants.
doubt-spotted-symbols = At the start no re-roll is circled, and there’s no limit to extra magnifiers.
doubt-spotted-first = The first player is random, or chosen by the host.
doubt-spotted-two = With 5 or 6 players, the 1 and the 2 are two dice, in either order, for one family or two.
doubt-spotted-gift = The round bonus is never used as steps. If any family can take all of it, it must be placed in full.
doubt-spotted-pass = You can’t pass on a pick. A die nobody takes is out.
doubt-spotted-mirror = Do spots have to face the same way? No. Every part of the pattern may be mirrored; only the number counts.
doubt-spotted-give = A magnifier must be given to a family at once, and you choose which.
doubt-spotted-all-circled = When all re-rolls are circled, another one does nothing. A used one stays circled.
doubt-spotted-far = A magnifier taken as a bonus doesn’t open the fields around it until your path gets there. If none is left, the bonus is lost.
doubt-spotted-factor = A family may get a factor before it has a magnifier. Factors never move.
doubt-spotted-current = The current round bonus is that of the latest round begun.
doubt-spotted-order = When are bonuses used? Once the die or bonus that earned them is finished, in the order they came, and all of them before your next die.
doubt-spotted-empty = A beetle without spots matches no magnifier.
doubt-spotted-lists = Low is 1 and 2, high is 4 and 5, diagonal is 2 and 3, symmetrical is 1, 4 and 5.
doubt-spotted-unused = Only circled re-rolls are worth a point.
doubt-spotted-shared = If five-spot beetles are tied, too, the win is shared.
