## `pipyard pack check`

pack-playing = Partie de { $game }
pack-sound = { $name } est en ordre : { $games ->
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
} avec { $found }, et tout s’est bien passé.
pack-spots = { $dogs } toutous et { $tricks } tours
pack-sheets = { $sheets ->
    [one] { $sheets } feuille
   *[other] { $sheets } feuilles
}
pack-broken = { $name } ne peut pas être joué : dans la partie { $number } de { $game } ({ $config }), { $reason }. Signale-le en joignant le pack : la faute est peut-être la nôtre.
pack-empty = { $folder } n’a ni dogs.toml et tricks.toml, ni sheets/*.toml.
pack-wordless = il n’y a pas de mots pour l’une de ses étapes.
