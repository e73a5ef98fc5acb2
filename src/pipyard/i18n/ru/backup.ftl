### `pipyard backup` и `pipyard restore`: все игры в одном файле — и обратно.

backup-running-backup = Идёт копирование…
backup-done-backup = В файле { $file } теперь всё из { $place }: { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
       *[many] { $tables } столов
    }, { $events ->
        [one] { $events } событие
        [few] { $events } события
       *[many] { $events } событий
    }, { $guests ->
        [one] { $guests } гость
        [few] { $guests } гостя
       *[many] { $guests } гостей
    }. Копия прочитана целиком, в ней ничего не пропущено. Никому её не давай: по ней можно предсказать кубики идущих игр.
backup-running-restore = Игры возвращаются…
backup-done-restore = Всё из { $file } теперь в { $place }: { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
       *[many] { $tables } столов
    }, { $events ->
        [one] { $events } событие
        [few] { $events } события
       *[many] { $events } событий
    }, { $guests ->
        [one] { $guests } гость
        [few] { $guests } гостя
       *[many] { $guests } гостей
    }. Запусти там `pipyard serve`, и игры продолжатся.
backup-file-exists = Файл { $file } уже есть. Выбери другое имя: резервные копии не перезаписываются.
backup-failed = Скопировать не удалось, ничего не изменилось: { $reason }.
backup-no-file = Файла { $file } нет.
backup-no-games = В { $place } пока нет игр.
backup-no-backup = { $file } — не резервная копия Pipyard.
backup-damaged = Файл { $file } повреждён. Возьми другую копию.
backup-not-empty = Там уже есть игры, а копия ничего не заменяет. Выбери пустую папку через --data или пустую базу данных через --database.
