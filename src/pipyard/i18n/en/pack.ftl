## `pipyard pack check`

pack-playing = Playing { $game }
pack-sound = { $name } is sound: { $games ->
    [one] 1 game was played
   *[other] { $games } games were played
} with { $found }, and everything held.
pack-spots = { $dogs } dogs and { $tricks } tricks
pack-sheets = { $sheets ->
    [one] 1 sheet
   *[other] { $sheets } sheets
}
pack-broken = { $name } can’t be played: in game { $number } of { $game } ({ $config }) { $reason }. Please report this with the pack; the fault may be ours.
pack-empty = { $folder } has no dogs.toml and tricks.toml, and no sheets/*.toml.
pack-wordless = there are no words for one of its steps.
