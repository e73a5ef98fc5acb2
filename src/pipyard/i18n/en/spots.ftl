### Spots: names, the steps of tricks, what happened, what is asked.
### $you is "yes" when the player meant is the reader, else "no"; $name is that player's name.

spots = Spots
spots-about = Roll dice, fill your dogs, bury what doesn’t fit. More than 7 spots in your yard and you bust. Score six dogs to win.

## Tricks

trick-howl = Howl
trick-roll-over = Roll Over
trick-walk = Walk
trick-dig = Dig
trick-trot = Trot
trick-retrieve = Retrieve
trick-track = Track
trick-run = Run
trick-chase = Chase
trick-bolt = Bolt
trick-sprint = Sprint
trick-dogpile = Dogpile
trick-fetch = Fetch
trick-guard = Guard
trick-hunt = Hunt
trick-search = Search
trick-scavenge = Scavenge
trick-beg = Beg
trick-chew = Chew
trick-gobble = Gobble
trick-stay = Stay
trick-play-dead = Play Dead

colour-red = red
colour-yellow = yellow
colour-purple = purple
colour-blue = blue
colour-green = green

## Sets of tricks

set-adoption-event = Adoption Event
set-dog-park = Dog Park
set-agility-course = Agility Course
set-hunting-grounds = Hunting Grounds
set-kennel-club = Kennel Club
set-puppy-pen = Puppy Pen

## Steps of tricks
## $may and $repeat are "yes" or "no"; $grow is how many dice more each repeat takes.

step-draw = { $dogs ->
    [one] Draw the top dog.
   *[other] Draw { $dogs } dogs.
}
step-draw-per = Draw { $base ->
    [0] { $dogs ->
        [one] 1 dog
       *[other] { $dogs } dogs
    }
    [one] 1 dog, plus { $dogs }
   *[other] { $base } dogs, plus { $dogs }
} { for-each }.
step-roll = { $may ->
    [yes] { $dice ->
        [one] Then you may roll 1 die
       *[other] Then you may roll { $dice } dice
    }
   *[no] { $dice ->
        [one] Roll 1 die
       *[other] Roll { $dice } dice
    }
}{ step-again }
step-again = { $repeat ->
    [yes] { $grow ->
        [0], as often as you like.
        [one], and again as often as you like, with 1 more die each time.
       *[other], and again as often as you like, with { $grow } more dice each time.
    }
   *[no].
}
step-roll-yard = { $may ->
    [yes] You may roll all your buried dice
   *[no] Roll all your buried dice
}{ step-again }
step-roll-aside = Roll the set-aside dice one at a time. You may stop once you have at least as many paws as dice left; discard those.
step-roll-per = { $may ->
    [yes] You may roll
   *[no] Roll
} { $dice ->
    [0] { $per ->
        [one] 1 die
       *[other] { $per } dice
    }
    [one] 1 die, plus { $per }
   *[other] { $dice } dice, plus { $per }
} { for-each }{ step-again }
step-roll-own = Take { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} and 1 more from your own yard or dogs, and roll them all{ step-again }
step-roll-own-per = Take { $dice ->
    [0] { $per ->
        [one] 1 die
       *[other] { $per } dice
    }
    [one] 1 die, plus { $per }
   *[other] { $dice } dice, plus { $per }
} { for-each }, and 1 more from your own yard or dogs, and roll them all{ step-again }
step-adjust = { $times ->
    [one] Once, you may raise or lower any player’s buried die by 1. A lowered 1 is discarded.
   *[other] Up to { $times } times, you may raise or lower any player’s buried die by 1. A lowered 1 is discarded.
}
step-adjust-per = { $base ->
    [0] { $times ->
        [one] Once
       *[other] Up to { $times } times
    }
   *[other] Up to { $base } times, plus { $times }
} { for-each }, you may raise or lower any player’s buried die by 1. A lowered 1 is discarded.
step-move = You may move 1 die on your dogs to any other empty space, turning it to match.
step-set = Take 1 die and set it to a value shown on the next dog.
step-set-aside = Set { $least } to { $most } dice aside.
step-name = Name a value.
step-take = { $treats ->
    [one] Take 1 treat.
   *[other] Take { $treats } treats.
}
step-take-per = { $source ->
    [treats] { $base ->
        [0] { $treats ->
            [1] Take as many treats as you have.
           *[other] Take { per-treats } { for-each }.
        }
       *[other] Take { per-treats } { for-each }.
    }
   *[other] Take { per-treats } { for-each }.
}
per-treats = { $base ->
    [0] { $treats ->
        [one] 1 treat
       *[other] { $treats } treats
    }
    [one] 1 treat, plus { $treats }
   *[other] { $base } treats, plus { $treats }
}
step-return = { $treats ->
    [one] Return 1 treat.
   *[other] Return { $treats } treats.
}
step-return-per = { $source ->
    [highest-space] { $base ->
        [0] { $treats ->
            [1] Return treats equal to your highest empty space.
           *[other] Return { per-treats } { for-each }.
        }
       *[other] Return { per-treats } { for-each }.
    }
   *[other] Return { per-treats } { for-each }.
}
for-each = { $source ->
    [paws] for each paw on your dogs
    [treats] for each treat you have
    [highest-space] for each spot on your highest empty space
    [facedown-others] for each other facedown tile
    [open-dogs] for each of your dogs with an empty space
   *[spots-just-buried] for each spot on the die you just buried
}
keep-value = Choose one value: place or bury those dice and discard the rest.
keep-named = Discard every die above the named value.
keep-dice = Keep { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} to place or bury; discard the rest.
keep-total = Keep dice that total exactly { $total }; discard the rest.
reroll-any = When you spend a treat, you may reroll just the dice you pick.
discard-below-buried = You may discard dice lower than your buried spots.

## What just happened

who = { $you ->
    [yes] You
   *[no] { $name }
}
whose-yard = { $target ->
    [you] in your yard
    [self] in their own yard
   *[other] in { $player }’s yard
}

fact-dog-dealt = { $you ->
    [yes] You start
   *[no] { $name } starts
} with { $dog }.
fact-die-buried = { who } buried a { $value }.
fact-trick-done = { $treats ->
    [0] { who } did { $trick }.
    [one] { who } did { $trick } and took the treat on it.
   *[other] { who } did { $trick } and took the { $treats } treats on it.
}
fact-dice-rolled = { who } rolled { $values }.
fact-dice-rerolled = { who } spent a treat to reroll { $values }.
fact-roll-kept = { who } kept the roll.
fact-die-placed = { who } placed a { $value } on { $dog }.
fact-die-discarded = { who } discarded a { $value }.
fact-value-chosen = { who } chose the { $value }s.
fact-dice-chosen = { who } kept { $values }.
fact-value-named = { who } named { $value }.
fact-dice-set-aside = { who } set { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} aside.
fact-die-set = { who } set a die to { $value }.
fact-die-raised = { who } raised a { $value } { whose-yard }.
fact-die-lowered = { who } lowered a { $value } { whose-yard }.
fact-die-moved = { who } moved the { $value } on { $dog } to the { $to_value } space on { $to_dog }.
fact-die-taken = { $from ->
    [yard] { who } took a { $value } out of the yard.
   *[dog] { who } took the { $value } off { $dog }.
}
fact-went-on = { who } kept going.
fact-stopped = { who } stopped.
fact-treats-taken = { who } took { $treats ->
    [one] 1 treat
   *[other] { $treats } treats
}.
fact-treats-returned = { who } returned { $treats ->
    [one] 1 treat
   *[other] { $treats } treats
}.
fact-busted = { who } busted and lost { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}.
fact-dogs-scored = { $fast ->
    [yes] All dogs complete! { who } scored { $dogs }.
   *[no] { who } scored { $dogs }.
}
fact-dog-drawn = { who } drew { $dog }.
fact-dog-turned-up = Next dog: { $dog }.
fact-tiles-reset = { $treats ->
    [0] All tricks flip faceup.
    [one] { $trick } gets 1 treat; all tricks flip faceup.
   *[other] { $trick } gets { $treats } treats; all tricks flip faceup.
}
fact-tile-revealed = { $trick } came up.
fact-everyone-busted = No dice were left: everyone busted.
fact-first-player = { $you ->
    [yes] You go first.
   *[no] { $name } goes first.
}
fact-d0g-rolled = d0g rolled a { $value }.
fact-d0g-turned = { $treats ->
    [0] d0g flipped { $trick } facedown.
    [one] d0g flipped { $trick } facedown and took 1 treat.
   *[other] d0g flipped { $trick } facedown and took { $treats } treats.
}
fact-d0g-scored = d0g scored { $dog }.
fact-d0g-won = d0g won the game.

## What is asked: of the reader, of another player, of chance

spots-goal = First to score six dogs wins.
prompt-turn = { $score ->
    [yes] Your turn: do a trick, or score.
   *[no] Your turn: do a glowing trick.
}
prompt-reroll = Your turn: keep { $values }, or reroll?
prompt-value-or-reroll = Your turn: keep one value, or reroll?
prompt-deal = { $dice ->
    [one] Your turn: place the { $values } or bury it.
   *[other] Your turn: place or bury { $values }.
}
prompt-deal-bury = { $dice ->
    [one] Your turn: the { $values } fits nowhere. Bury it.
   *[other] Your turn: { $values } fit nowhere. Bury them.
}
prompt-choose-value = Your turn: choose one value to keep.
prompt-choose-dice = Your turn: choose the dice to keep.
prompt-name = Your turn: name a value.
prompt-set-aside = Your turn: how many dice will you set aside?
prompt-set-die = Your turn: set the die to a value on the next dog.
prompt-adjust = Your turn: raise or lower a buried die, or stop.
prompt-move = Your turn: move a die on your dogs, or stop.
prompt-take = Your turn: pick one of your own dice to roll, too.
prompt-more = Your turn: roll, or stop?
prompt-more-only = Your turn: roll.
prompt-soon = You’re up next.

prompt-turn-other = { $name } is choosing a trick.
prompt-reroll-other = { $name } is thinking about a reroll.
prompt-deal-other = { $name } is placing dice.
prompt-choose-value-other = { $name } is choosing a value.
prompt-choose-dice-other = { $name } is choosing dice.
prompt-name-other = { $name } is naming a value.
prompt-set-aside-other = { $name } is setting dice aside.
prompt-set-die-other = { $name } is setting a die.
prompt-adjust-other = { $name } is changing buried dice.
prompt-move-other = { $name } is moving a die.
prompt-take-other = { $name } is picking one of their own dice.
prompt-more-other = { $name } is deciding whether to keep going.

prompt-roll = { $you ->
    [yes] Your dice are rolling.
   *[no] { $name }’s dice are rolling.
}
prompt-setup-roll = Rolling to see who goes first.
prompt-turn-up = The next dog is coming up.
prompt-reveal = The next tile is coming up.
prompt-d0g-roll = d0g is rolling.

prompt-won = { $you ->
    [yes] You won! Six proud dogs.
   *[no] { $name } won with six dogs.
}
prompt-d0g-won = d0g won this one.

## Actions, as verbs

action-do-trick = Do { $trick }
action-score-dogs = Score complete dogs
action-reroll = Reroll for 1 treat
action-reroll-some = Reroll { $values } for 1 treat
action-keep-roll = Keep the roll
action-keep-roll-bust = Keep and bust
action-place-die = Place the { $value } on { $dog }
action-bury-die = Bury the { $value }
action-bury-die-bust = Bury the { $value } and bust
action-bury-all-bust = Bury all and bust
action-discard-die = Discard the { $value }
action-choose-value = Keep the { $value }s
action-choose-dice = Keep { $values }
action-name-value = Name { $value }
action-set-aside = Set { $dice } aside
action-set-die = Set it to { $value }
action-raise-die = Raise the { $value } { whose-yard }
action-lower-die = Lower the { $value } { whose-yard }
action-move-die = Move the { $value } on { $dog } to the { $to_value } space on { $to_dog }
action-take-die = { $from ->
    [yard] Take the { $value } from the yard
   *[dog] Take the { $value } off { $dog }
}
action-do-more = Roll
action-stop = Stop

## The table

tiles = Tricks
trick-head = { $trick }:
tile = { $facedown ->
    [yes] { $trick }, { $colour }, facedown
   *[no] { $trick }, { $colour }
}{ $treats ->
    [0] { "" }
    [one], 1 treat on it
   *[other], { $treats } treats on it
}{ $stack ->
    [one] { "" }
   *[other], on top of a stack of { $stack }
}
stack-count = { $seen }/{ $stack }
stack-seen = A stack of { $stack } tiles, { $seen } seen so far: { $tricks }.
next-dog = Next dog
deck-left = { $deck ->
    [one] 1 left
   *[other] { $deck } left
}
no-next-dog = No dogs left
pack = Your dogs
pack-of = { $name }’s dogs
dog-label = { $complete ->
    [yes] { $dog }, complete
   *[no] { $dog }, still needs { $values }
}
dog-scored = { $dog }, scored
dog-complete = Complete
place-label = Place the { $value } on { $dog }
take-label = Roll the { $value } on { $dog }, too
take-yard-label = Roll the { $value } from your yard, too
lift-label = Move the { $value } on { $dog }
land-label = Put it on { $dog } as a { $value }
place-empty = { $dog }: empty space for a { $value }
place-filled = { $dog }: die showing { $value }
ribbons = { $scored } of 6 dogs scored
ribbon-count = { $scored }/6
yard = Yard
yards = Yards
yard-own = Your yard
yard-of = { $name }: { $values } buried
times = ×{ $count }
moment-bust = Bust!
moment-score = { $dogs ->
    [one] Good dog!
   *[other] Good dogs!
}
moment-fast = Fast and risky!
yard-label = { $buried } of 7 spots buried
yard-count = { $buried } of 7
yard-safe = { $left ->
    [0] full: one more busts
    [one] 1 more is safe
   *[other] { $left } more are safe
}
yard-would-bust = { $spots } more would bust you
yard-over = over by { $over }
tray = Dice to place
tray-empty = No dice in hand
tray-rolling = { $dice ->
    [one] 1 die rolling
   *[other] { $dice } dice rolling
}
tray-aside = { $dice ->
    [one] 1 die set aside
   *[other] { $dice } dice set aside
}
keep-dice-hint = { $sum ->
    [0] Tap the dice to keep.
   *[other] Tap the dice to keep: { $sum } so far.
}
reroll-some-hint = Tap dice to reroll just those.
aside-how-many = Dice to set aside
aside-fewer = One fewer
aside-more = One more
die-label = Die showing { $value }
die-choice = Die showing { $value }, choose it
die-only = Die showing { $value }: { $action }
treats = { $treats ->
    [one] 1 treat
   *[other] { $treats } treats
}
treats-yours = { $treats ->
    [0] You have no treats
    [one] You have 1 treat
   *[other] You have { $treats } treats
}
paws = { $paws ->
    [one] 1 paw
   *[other] { $paws } paws
}
supply = Supply: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $treats ->
    [one] 1 treat
   *[other] { $treats } treats
}
d0g-label = d0g: { $scored } of 6 dogs scored, { $treats ->
    [one] 1 treat
   *[other] { $treats } treats
}
d0g-waits = d0g is waiting for its first turn.
opponent = { $name }: { $scored } of 6 dogs scored, { $buried } of 7 spots buried, { $treats ->
    [one] 1 treat
   *[other] { $treats } treats
}
opponent-on-turn = { opponent }. Playing now.
opponent-open = Show { $name }’s dogs
opponent-close = Hide { $name }’s dogs

## What dice do, and the buttons that follow from it

tag-fits = fits { $dog }
tag-fits-any = fits
tag-buries = { $spots ->
    [0] buried
   *[other] buries { $spots }
}
tag-splits = { $fitting ->
    [one] { $fitting } fits, buries { $spots }
   *[other] { $fitting } fit, buries { $spots }
}
tag-busts = busts
tag-goes = may go
plan-go = { $placing ->
    [0] Bury { $buries }
   *[other] { $burying ->
        [0] Place { $places }
       *[other] Place { $places }, bury { $buries }
    }
}
bust-title = Go for the bust?
bust-about = You would lose every die on your dogs and in your yard.
bust-better = There is a better choice.
bust-yes = Bust anyway
bust-no = Not yet
pack-full = Your pack is full, so no dog joins.
pack-full-now = { $you ->
    [yes] Your pack is full: no dog joined.
   *[no] { $name }’s pack is full: no dog joined.
}
moment-stays = Ribbons and treats stay.

## Players face to face

of-six = of 6 dogs
turn-yours = Your turn
turn-of = { $name }’s turn
yard-whose = { $name }’s yard
last-turn = Last turn
last-turn-dice = { $placed ->
    [0] { $buried } buried
   *[other] { $buried ->
        [0] { $placed } placed
       *[other] { $placed } placed, { $buried } buried
    }
}
ribbon-free = Free for a scored dog

## One sentence on what is tapped

about-dog = { $complete ->
    [yes] { $dog } is complete and can be scored.
   *[no] { $dog } still needs { $values }.
}{ $paws ->
    [0] { "" }
    [one] { " " }Its paw counts for { $tricks }.
   *[other] { " " }Its { $paws } paws count for { $tricks }.
}
about-next = { $dog } is the next dog to be drawn. It needs { $values }{ $paws ->
    [0] .
    [one] { " " }and has 1 paw.
   *[other] { " " }and has { $paws } paws.
}
about-treats = Spend a treat to reroll your dice.
about-yard = Dice that fit nowhere are buried here. More than 7 spots and you bust.
trick-used = Already used: it flips back up once only one trick is left.
turn-hint = Tap or point at a trick to see what it does.
trick-treats = { $treats ->
    [one] You also take the treat on it.
   *[other] You also take the { $treats } treats on it.
}
news-first = { $name } went first:
this-turn = This turn
turn-hint-touch = Tap a trick to see what it does.
