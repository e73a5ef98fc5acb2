## `pipyard pack check`

pack-playing = Игра: { $game }
pack-sound = Набор { $name } в порядке: { $games ->
    [one] сыграна { $games } партия
    [few] сыграны { $games } партии
   *[many] сыграно { $games } партий
} ({ $found }), и всё сошлось.
pack-spots = собачки: { $dogs }, трюки: { $tricks }
pack-sheets = { $sheets ->
    [one] { $sheets } лист
    [few] { $sheets } листа
   *[many] { $sheets } листов
}
pack-broken = В набор { $name } нельзя играть: партия { $number }, { $game } ({ $config }): { $reason }. Сообщи нам об этом и приложи набор: возможно, ошибка наша.
pack-empty = В { $folder } нет ни dogs.toml и tricks.toml, ни sheets/*.toml.
pack-wordless = для одного из шагов нет слов.
