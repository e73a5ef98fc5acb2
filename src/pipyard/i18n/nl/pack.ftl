## `pipyard pack check`

pack-playing = { $game } spelen
pack-sound = { $name } is in orde: er { $games ->
    [one] is 1 spel
   *[other] zijn { $games } spellen
} gespeeld met { $found }, en alles klopte.
pack-spots = { $dogs } honden en { $tricks } acties
pack-sheets = { $sheets ->
    [one] 1 blad
   *[other] { $sheets } bladen
}
pack-broken = { $name } kan niet gespeeld worden: in spel { $number } van { $game } ({ $config }) { $reason }. Meld dit met het pakket erbij; de fout kan bij ons liggen.
pack-empty = { $folder } heeft geen dogs.toml en tricks.toml, en geen sheets/*.toml.
pack-wordless = voor een van de stappen zijn er geen woorden.
