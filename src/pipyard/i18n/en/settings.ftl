### What a reader may wish of the client.

settings-about = These apply to this device and are saved in your browser.
settings-theme = Theme
settings-theme-system = Match system
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Motion
settings-motion-about = Dice that tumble, tiles that flip. With less motion, they just appear.
settings-motion-system = Match system
settings-motion-reduced = Less
settings-motion-full = Full
settings-pace = Opponents’ speed
settings-pace-about = How long each of their moves stays on screen. Tap the table to skip ahead.
settings-pace-unhurried = Relaxed
settings-pace-normal = Normal
settings-pace-instant = Instant
settings-sound = Sound
    .about = Little sounds for dice, busts, and scores, and a bell for your turn.
settings-large = Large pieces
    .about = Bigger dice, treats, and tile names.
settings-patterns = Patterns as well as colors
    .about = Beetles and their dice get lines, too, a different kind for each color.
settings-confirm = Confirm final moves
    .about = Ask once more before a move that can’t be undone.
settings-odds = Show odds
    .about = Small figures beside what you can do, at tables that allow them.

## What is asked before a final move

sure-title = { $action }?
sure-about = This can’t be undone.
sure-yes = Do it
sure-no = Not yet

settings-hold = End turns yourself
    .about = In Spotted!, the last tap of a turn waits for “End turn”: until then you can undo it. If you leave the page, it counts.
