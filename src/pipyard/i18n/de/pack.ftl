## `pipyard pack check`

pack-playing = { $game } wird gespielt
pack-sound = { $name } ist in Ordnung: { $games ->
    [one] 1 Partie wurde
   *[other] { $games } Partien wurden
} mit { $found } gespielt, und alles hat gestimmt.
pack-spots = { $dogs } Hunden und { $tricks } Tricks
pack-sheets = { $sheets ->
    [one] 1 Blatt
   *[other] { $sheets } Blättern
}
pack-broken = { $name } lässt sich nicht spielen: in Partie { $number } von { $game } ({ $config }): { $reason }. Bitte melde das zusammen mit dem Paket; der Fehler kann bei uns liegen.
pack-empty = { $folder } hat weder dogs.toml und tricks.toml noch sheets/*.toml.
pack-wordless = Für einen der Schritte gibt es keine Worte.
