### `pipyard reports`: the problems that players told the server's owner of.

reports-database = база данных
reports-none = О проблемах никто не сообщал: { $place }.
reports-no-folder = Папки { $place } нет.
reports-head = { $id }  { $when }  { $game }, стол { $table }, версия { $version }
reports-count = { $count ->
        [one] { $count } сообщение
        [few] { $count } сообщения
       *[many] { $count } сообщений
    }: { $place }. Запись игры из любого можно сохранить в файл: --log ID FILE; сервер её загрузит.
reports-unknown = Сообщения { $id } нет ({ $place }); без --log они выводятся списком.
reports-written = Игра до версии { $version } сохранена в { $file }.
reports-unwritable = Не удаётся записать { $file }: { $reason }.
reports-unreadable = Не удаётся прочитать сообщения ({ $place }): { $reason }. Запусти там один раз `pipyard serve`: он обновит старые данные.
