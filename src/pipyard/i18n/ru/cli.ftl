### The command line beside play: starting a server, compiling, choosing a language.
### Words between backquotes and options such as --data are typed as they stand and stay English in every language.

cli-language-unknown = Языка «{ $language }» Pipyard не знает. Можно выбрать: { $known }.
cli-stopped = Остановлено.

## Compiling the rules

machine-stale = Правила { $game } изменились с тех пор, как их скомпилировали. { $machine ->
    [numba] Numba компилирует их сейчас, это займёт несколько минут;
   *[other] Они выполняются как обычный Python, это медленно;
} `make compiled` снова сделает их быстрыми.

## Serving; labels stand before an address or a folder

serve-ready = Pipyard готов.
serve-here = На этом компьютере
serve-others = На других устройствах
serve-others-private = недоступно: сервер слушает только этот компьютер
serve-others-no-network = пока недоступно: этот компьютер не в сети
serve-programs = Для программ
serve-kept = Папка с играми
serve-scan = { $network ->
    [yes] Чтобы подключиться, наведи на код камеру телефона; телефон должен быть в той же сети.
   *[no] Чтобы подключиться, наведи на код камеру телефона.
}
serve-end = Ctrl-C останавливает сервер; каждая игра потом продолжится с того же места.
serve-stopping = Останавливаемся: начатое доводим до конца. Ещё раз Ctrl-C — сразу.
serve-stopped = Остановлен. Все игры сохранены.
serve-stopped-early = Остановлен раньше, чем сервер был готов.
serve-running = Pipyard уже работает: { $address }
serve-port-taken = Слушать { $host }, порт { $port }, не получается: { $reason }. Выбери другое с --port или --host или убери их, и найдётся свободный порт.
serve-metrics-port-taken = Отдавать метрики на { $host }, порт { $port }, не получается: { $reason }. Выбери другое с --metrics-port или --metrics-host или убери их.
serve-proxy-missing = Сам сервер говорит только по HTTP, так что для https перед ним нужен прокси: назови его адрес с --trusted-proxies (127.0.0.1, если он на этом же компьютере).
serve-workers-need-database = Нескольким процессам нужен общий PostgreSQL: назови его с --database или не указывай --workers.
serve-push-missing = Для уведомлений нужен pywebpush: установи pipyard[push] или не указывай --push.
serve-folder-in-use = Папкой { $folder } уже пользуется другой сервер Pipyard. Останови его или дай этому свою папку с --data.
serve-folder-unusable = В { $folder } нельзя хранить игры: { $reason }. Выбери другую папку с --data.
serve-data-newer = Эти игры сохранил более новый Pipyard. Обнови этот или выбери другое место с --data или --database.
serve-not-copied = Прежде чем обновление изменит сохранённые игры, они копируются в { $folder }, и это не удалось: { $reason } Ничего не изменено.

## `pipyard admin`: what a server keeps, for whoever runs it

admin-column-id = id
admin-column-game = игра
admin-column-status = состояние
admin-column-seats = места
admin-column-changed = последнее изменение
admin-column-events = события
admin-column-size = размер
admin-column-name = имя
admin-column-tables = столы
admin-column-seen = последний визит
admin-column-part = что
admin-column-rows = строки
admin-status-waiting = ждёт
admin-status-playing = идёт
admin-status-over = окончена
admin-status-closed = закрыта
admin-seat-free = свободно
admin-guest-unnamed = без имени
admin-size = { $kib } КиБ
admin-tables-none = Таких столов нет: { $place }.
admin-tables-count = { $count ->
        [one] { $count } стол
        [few] { $count } стола
       *[many] { $count } столов
    }: { $place }.
admin-guests-none = Гостей нет: { $place }.
admin-guests-count = { $count ->
        [one] { $count } гость
        [few] { $count } гостя
       *[many] { $count } гостей
    }: { $place }.
admin-sizes-total = { $place }: занято { $total }, из них { $free } свободны и будут использованы снова.
admin-close-about = Игра за столом { $table } ({ $game }, { $status }, { $seats }, { $events ->
        [one] { $events } событие
        [few] { $events } события
       *[many] { $events } событий
    }) закончится сейчас, без победителя. Её всё ещё можно будет посмотреть, а исходное число её кубиков будет раскрыто.
admin-close-done = Стол { $table } закрыт.
admin-close-already = Игра за столом { $table } уже закончилась. Закрывать нечего.
admin-delete-about = Стол { $table } ({ $game }, { $status }, { $seats }) будет удалён навсегда; вместе с ним { $events ->
        [one] { $events } событие
        [few] { $events } события
       *[many] { $events } событий
    } и { $reports ->
        [one] { $reports } сообщение
        [few] { $reports } сообщения
       *[many] { $reports } сообщений
    } о проблемах. Вернуть его сможет только резервная копия.
admin-delete-done = Стол { $table } удалён.
admin-guest-about = Гость { $guest } ({ $name }, { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
       *[many] { $tables } столов
    }, из них ещё в игре: { $going }) будет удалён навсегда вместе с ключами всех устройств. В идущих играх его места займут боты; оконченные игры останутся у остальных, но без имени.
admin-guest-done = Гость { $guest } удалён.
admin-ask = Набери «{ $yes }», чтобы продолжить:
admin-yes = да
admin-not-done = Ничего не изменилось. Добавь --yes, чтобы обойтись без вопроса.
admin-no-table = Стола { $table } нет ({ $place }). Все столы покажет `pipyard admin tables`.
admin-no-guest = Гостя { $guest } нет ({ $place }). Всех гостей покажет `pipyard admin guests`.
admin-no-games = Игр пока нет: { $place }. Выбери нужное место через --data или --database.
admin-old-form = Эти игры сохранены другой версией Pipyard. Запусти там один раз `pipyard serve`: он обновит старые данные.
admin-damaged = Запись игры за столом { $table } нельзя проиграть до конца, поэтому закрыть стол не получится. Удалить его можно через `pipyard admin delete`.
admin-failed = База данных недоступна: { $reason }. Проверь --data или --database и попробуй снова.
admin-running = С этой папкой работает сервер. Он может показывать прежнее состояние, пока за столом снова кто-нибудь не сделает ход; перезапусти его, чтобы он заметил всё сразу.
