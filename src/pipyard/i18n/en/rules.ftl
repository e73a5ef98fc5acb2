### The rules pages. Loaded with them only. Points of a section are numbered from 1.

rules-title = How to play { $game }
rules-contents = On this page
rules-search = Search the rules
rules-search-hint = { $game ->
    [spotted] clover, magnifier, re-roll …
   *[other] bust, treat, Fetch …
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
rules-other = The rules of { $game }
rules-failed = The cards and tiles could not be loaded.

## Spots

rules-spots-goal = The idea
rules-spots-goal-1 = Dogs have spots, and so do dice. Roll dice and lay them on the matching patches of your dogs; what fits nowhere is buried in your yard.
rules-spots-goal-2 = More than 7 buried spots and you bust. Whoever first has 6 scored dogs wins. For 1 to 4 players.

rules-spots-setup = Setting up
rules-spots-setup-1 = Six trick tiles lie faceup: the two red ones, Howl and Roll Over, and one each of yellow, purple, blue and green.
rules-spots-setup-2 = Everybody gets 2 dogs, 1 treat and 1 die. The die is rolled and buried; the highest begins, and play goes clockwise.
rules-spots-setup-3 = There are 40 dice and 20 treats for all. The top dog of the deck is always seen by everybody.

rules-spots-turn = Your turn
rules-spots-turn-1 = Do one of two things: a trick, or scoring.
rules-spots-turn-2 = For a trick choose any faceup tile, take the treats that lie on it, turn it facedown and follow its steps from first to last. A step must be done unless it says “may”; one that is impossible is passed over.
rules-spots-turn-3 = When your turn starts with a single tile faceup, a treat is laid on that tile and all tiles turn faceup again.
rules-spots-turn-4 = When your turn starts and no die is left in the supply, everybody busts. Then your turn goes on.

rules-spots-dice = Rolling, placing, burying
rules-spots-dice-1 = Each die of a roll goes onto an empty patch of its value on one of your unscored dogs, or into your yard. You choose freely, die by die, even to bust on purpose.
rules-spots-dice-2 = All dice of a roll find a place before anything else happens.
rules-spots-dice-3 = Dice come from the supply. If it has too few, roll those it has. To discard a die is to give it back.

rules-spots-treats = Treats
rules-spots-treats-1 = Right after a roll, before you touch any of its dice, you may pay a treat and roll all of them again, as often as you have treats.
rules-spots-treats-2 = If the supply has too few treats, take those there are.

rules-spots-bust = Bust
rules-spots-bust-1 = Once all dice of a roll are placed or buried, count your yard. Exactly 7 spots are still safe; with 8 or more you bust.
rules-spots-bust-2 = A bust ends your turn at once. All dice on your unscored dogs and in your yard go back, even those on complete dogs. Treats, cards and scored dogs are yours to keep.

rules-spots-scoring = Scoring dogs
rules-spots-scoring-1 = Slow and steady: use your turn to score. All your complete dogs turn over, their dice go back, and you draw a new dog for each. What is buried stays buried.
rules-spots-scoring-2 = Fast and risky: if all your unscored dogs are complete in the middle of a trick, after a roll that did not bust you, they score at once. You draw new dogs, and the trick goes on with them.
rules-spots-scoring-3 = Nobody ever has more than 6 dog cards, scored ones included. Scored dogs are never lost.

rules-spots-win = Winning
rules-spots-win-1 = Whoever has 6 scored dogs first wins on the spot, even halfway through a trick.

rules-spots-tricks = The 22 tricks
rules-spots-tricks-1 = Where a tile and the rules differ, the tile is right. Paws count on your unscored dogs: a dog with three patches has one, Doog has two.

rules-spots-sets = Sets of tiles
rules-spots-sets-1 = A game is played with the two red tiles and one of each other colour: a set from this list, tiles chosen by hand, or drawn at random.

rules-spots-dogs = The 32 dogs
rules-spots-dogs-1 = No dog wants the same value twice.

rules-spots-leash = Off leash
rules-spots-leash-1 = All 22 tiles are in play. The tiles of a colour lie in a stack, and only the top one can be used; then the stack rests.
rules-spots-leash-2 = When the tiles turn faceup again, each used top goes to the bottom of its stack and the next one appears. A top that was not used stays, with the treats on it.

rules-spots-solo = Alone against d0g
rules-spots-solo-1 = You begin. On its turn d0g rolls a die for one of the six places: a faceup tile is turned facedown, and d0g takes its treats; where the tile is facedown already, d0g scores the top dog of the deck.
rules-spots-solo-2 = With 2 treats d0g pays them for another dog. The more treats it starts with, from 0 to 5, the harder it is. Whoever has 6 dogs first wins.

doubt-spots-paws = Do the paws of scored dogs count? No, only those on your unscored dogs.
doubt-spots-places = Which place has which number for d0g? 1 Howl, 2 yellow, 3 purple, 4 Roll Over, 5 blue, 6 green.
doubt-spots-tie = A tie for who begins? Only those who are tied roll their buried die again, and the highest of them begins, even if somebody else’s die is higher now. No treats may be spent for it.
doubt-spots-nothing = Can I roll 0 dice? No. A roll of no dice is none: nothing is checked, and no repeat is offered for it.
doubt-spots-dig-count = Paws are counted once, as the step begins.
doubt-spots-dig-each = Each change is separate and optional; one die or several, of one player or of several.
doubt-spots-dig-six = A 6 cannot be raised.
doubt-spots-dig-bust = A changed yard is checked at once. If an opponent busts, you go on; if you bust yourself, your turn is over.
doubt-spots-dig-solo = Alone, only your own yard can be changed.
doubt-spots-retrieve-must = You must set the die, even if that busts you.
doubt-spots-retrieve-treat = The die was not rolled, so no treat rolls it again.
doubt-spots-retrieve-none = Without a die in the supply the step is passed over.
doubt-spots-chase-count = The third time asks for 3 dice, even if an earlier time had to do with fewer.
doubt-spots-chase-treat = Rolling again with a treat does not count as another time.
doubt-spots-bolt-few = With fewer than 3 dice in the supply, all of them are set aside.
doubt-spots-bolt-stop = You may stop before the very first die, if you have the paws.
doubt-spots-dogpile-must = If you have a die of your own, you must take one along.
doubt-spots-dogpile-empty = There is no repeat while the supply is empty.

## Spotted!

rules-spotted-goal = The idea
rules-spotted-goal-1 = Everybody has a sheet with six families of beetles and a meadow. Roll six coloured dice, share them out, and write: spots on beetles, or steps on the meadow.
rules-spotted-goal-2 = Magnifiers from the meadow decide which beetles count. The best sheet wins. For 1 to 6 players.

rules-spotted-sheet = The sheet
rules-spotted-sheet-1 = Each family is a row of five beetles, with room for one magnifier and one factor. One beetle of the row is its bonus beetle and shows the number of spots it wishes for.
rules-spotted-sheet-2 = Dice show 1 to 5 and a cloverleaf, which is higher than 5.
rules-spotted-sheet-3 = The picture of the printed sheet is lost to us, so the layout of ours is our own. The rules hold for any sheet.

rules-spotted-round = A round
rules-spotted-round-1 = There are 5 rounds. Each starts with a gift for everybody: a die of the round’s number, used as spots on one family of your choice.
rules-spotted-round-2 = Then everybody is the active player once, clockwise.
rules-spotted-round-3 = With 5 or 6 players there are 4 rounds. The first brings a 1 and a 2 together, the others 3, 4 and 5.

rules-spotted-draft = Rolling and picking
rules-spotted-draft-1 = The active player rolls all six dice and takes the lowest die left, then the lowest left again; among equal dice they choose. Then the others pick freely, clockwise.
rules-spotted-draft-2 = The order, A being active. Two players: A A B B A. Three: A A B C A. Four: A A B C D. Five: A A B C D E. Six: A B C D E F, where only A’s die must be the lowest.
rules-spotted-draft-3 = Before the first pick, the active player may cross off a circled re-roll and roll any of the dice again, and once more with another.
rules-spotted-draft-4 = When all dice are picked, everybody uses theirs at the same time, one die after another, each with all the bonuses it sets off.

rules-spotted-spots = A die as spots
rules-spotted-spots-1 = A die goes onto the family of its colour, whole or cut into groups that look like dice themselves: a 5 is 5, 4+1, 3+2 or 2+2+1. Each group goes to another beetle.
rules-spotted-spots-2 = What fits onto spots: a 1 onto 2 or 4, a 2 onto 1, 2 or 3, a 3 onto 2, a 4 onto 1. On an empty beetle anything fits. No beetle has more than five.
rules-spotted-spots-3 = Start beetles from left to right, without a gap. Earlier ones may always grow.
rules-spotted-spots-4 = A bonus beetle is circled, for good, when it has exactly the spots it wishes for after a die. To jump over the number does not help.
rules-spotted-spots-5 = The first spots on a family’s fifth beetle bring a cloverleaf.
rules-spotted-spots-6 = All points of a die must be used if that is possible in one of the two ways. If it is not, use as many as you can; the rest is lost.

rules-spotted-meadow = A die as steps
rules-spotted-meadow-1 = Any die from 1 to 5 can be that many steps. The first crosses the start; each further one crosses a field next to where you have been. Steps may go different ways.
rules-spotted-meadow-2 = Crossing a magnifier or a cloverleaf costs a step like any other field.
rules-spotted-meadow-3 = A magnifier you cross goes to a family that has none, at once and for good. When all six have one, it is an extra magnifier and worth 2 points.

rules-spotted-clover = Cloverleaves
rules-spotted-clover-1 = Each cloverleaf, from a die, the meadow or a fifth beetle, unlocks the next bonus of the track.
rules-spotted-clover-2 = A die that shows a cloverleaf gives one and nothing else. At the end of the track it is lost.

rules-spotted-magnifiers = The magnifiers
rules-spotted-magnifiers-1 = A family scores one point for each beetle its magnifier counts, times its factor. Without a magnifier it scores nothing.

rules-spotted-end = Scoring
rules-spotted-end-1 = Add up: the families; 2 for each circled bonus beetle; 2 for each extra magnifier; the points of the track; 1 for each circled re-roll you did not use.
rules-spotted-end-2 = The highest total wins. If it is tied, more beetles with five spots decide.

rules-spotted-solo = Alone
rules-spotted-solo-1 = In each of 5 rounds: the gift; then a roll of which you take the two lowest dice and any third; then a roll, without re-rolls, of which you take any two.
rules-spotted-solo-2 = Up to 40 points is a stroll, 41 to 60 good, 61 to 75 very good, 76 to 90 splendid, and above that you are a legend.

rules-spotted-tips = Tips
rules-spotted-tips-1 = Magnifiers near the start are narrow: close by, and hard to fulfil with five beetles. The generous ones take a longer walk.
rules-spotted-tips-2 = Go for bonus beetles early, while their rows are short; once a beetle has too many spots, its wish is gone.
rules-spotted-tips-3 = Give a magnifier to the family whose beetles suit it best already, and put factors where most beetles count.
rules-spotted-tips-4 = A low die is rarely wasted: it fits where others do not, or takes the one step to the next cloverleaf.

doubt-spotted-target = Does a bonus beetle start with its spots? No, it starts empty like the others; the number is a wish.
doubt-spotted-symbols = At the start no re-roll is circled, and there is no limit to extra magnifiers.
doubt-spotted-first = The first player is drawn at random or named by the host.
doubt-spotted-two = With 5 or 6 players the 1 and the 2 are two dice, in either order, for one family or two.
doubt-spotted-gift = The gift is never used as steps. If any family can take all of it, it must be placed in full.
doubt-spotted-pass = Nobody may pass a pick. A die that nobody takes is out.
doubt-spotted-mirror = Do spots have to point the same way? No. Every part of the pattern may be mirrored; only the number counts.
doubt-spotted-give = A magnifier must be given away at once, and you choose the family.
doubt-spotted-all-circled = When all re-rolls are circled, another one does nothing. A used one stays circled.
doubt-spotted-far = A magnifier taken by bonus opens nothing around it until your path reaches it. If none is left, the bonus is lost.
doubt-spotted-factor = A family may get a factor before it has a magnifier. Factors never move.
doubt-spotted-current = The current round bonus is the highest round begun so far.
doubt-spotted-order = When are bonuses used? After the die or bonus that earned them is all done, in the order they came, and all of them before your next die.
doubt-spotted-empty = A beetle without spots matches no magnifier.
doubt-spotted-lists = Low is 1 and 2, high is 4 and 5, diagonal is 2 and 3, symmetrical is 1, 4 and 5.
doubt-spotted-unused = Only re-rolls that were circled are worth a point.
doubt-spotted-shared = If five-spot beetles are tied as well, the win is shared.
