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
serve-proxy-missing = Сам сервер говорит только по HTTP, так что для https перед ним нужен прокси: назови его адрес с --trusted-proxies (127.0.0.1, если он на этом же компьютере).
serve-workers-need-database = Нескольким процессам нужен общий PostgreSQL: назови его с --database или не указывай --workers.
serve-folder-in-use = Папкой { $folder } уже пользуется другой сервер Pipyard. Останови его или дай этому свою папку с --data.
serve-folder-unusable = В { $folder } нельзя хранить игры: { $reason }. Выбери другую папку с --data.
serve-data-newer = Эти игры сохранил более новый Pipyard. Обнови этот или выбери другое место с --data или --database.

