### What a reader may wish of the client.

settings-about = They are for this device and are kept by your browser.
settings-theme = Theme
settings-theme-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Motion
settings-motion-about = Dice that tumble, tiles that turn. With less motion they are just there.
settings-motion-system = As the system
settings-motion-reduced = Less
settings-motion-full = Full
settings-pace = Opponents’ pace
settings-pace-about = How long each step of others stays to be seen. A tap on the table skips the rest.
settings-pace-unhurried = Unhurried
settings-pace-normal = Normal
settings-pace-instant = At once
settings-sound = Sound
    .about = Small noises for dice, busts and scores, and a bell for your turn.
settings-large = Large pieces
    .about = Bigger dice, treats and tile names.
settings-patterns = Patterns besides colours
    .about = Beetles and their dice wear lines as well, a kind for each colour.
settings-confirm = Ask before final moves
    .about = Before a move that cannot be taken back, you are asked once more.

## What is asked before a final move

sure-title = { $action }?
sure-about = This move cannot be taken back.
sure-yes = Do it
sure-no = Not yet

settings-hold = End turns yourself
    .about = In Spotted!, the last tap of a turn waits for “End turn”: until then you can take it back. If you leave the page, it counts.
