### Everything around a game: home, waiting room, connection, errors.

pipyard = Pipyard
tagline = Кубики, собачки и капелька смелости.
app-about = Две игры с кубиками, в компании друзей, против ботов или в одиночку: Пятнышки и Spotted!
title-home = Pipyard
title-table = { $status } · Pipyard
back-home = На главную
settings = Настройки
loading = Раскладываем игру…
language = Язык
language-system = Как в браузере ({ $language })

## Home

name-label = Твоё имя
name-hint = Как тебя называть за столом?
guest-name = Гость
nameless = Друг
play-game-now = Играть в { $game }
opponent-choose = Против кого играть?
bot-level = Уровень { $level } из { $most }
first-time-rules = Правила
new-table = Новый стол
game-choose = Игра
who-plays = Кто играет?
play-together = С друзьями или ботами
play-d0g = Против d0g
play-alone = В одиночку
play-friends-about = Мест: от 2 до { $most }. Просто пошли ссылку, регистрация никому не нужна.
play-here-about = Мест: от 2 до { $most }, для людей за этим устройством и ботов.
seat-number = Место { $seat }
seat-me = Я
seat-friend = Пригласить друга
seat-friend-about = Ты получишь ссылку и QR-код; кто откроет, тот сюда и сядет.
seat-bots = Боты
seat-change = Сменить
seat-who = Кто займёт место { $seat }?
seat-add = Добавить место
seat-remove = Убрать место { $seat }
set-choose = Трюки
set-random = Наугад
set-random-about = По одной плитке каждого цвета, случайно, когда стол откроется.
set-by-hand = Выбрать плитки
off-leash = Без поводка.
off-leash-about = В игре все плитки, они лежат стопками по цветам; сыгранная уходит вниз своей стопки.
d0g-treats = Лакомства d0g на старте
d0g-about = С лакомствами d0g быстрее: 0 — спокойная игра, 5 — суровая.
game-spots = Пятнышки
game-spotted = Spotted!
table-create = Открыть стол
table-start = Начать игру
my-tables = Твои игры
my-tables-empty = Пока ни одной игры. До первой — одно нажатие.
my-tables-unknown = Не удалось загрузить твои игры.
table-with = { $names }
table-alone = Пока только ты
table-solo = В одиночку
table-nobody = Здесь ещё никто не сидит
table-status-waiting = Ждём игроков
table-status-playing = { $turn ->
    [yes] Твой ход
   *[no] Идёт игра
}
table-status-over = Окончена

## Waiting room

waiting-title = Почти готово
waiting-for = { $count ->
    [one] Ждём ещё { $count } игрока.
   *[many] Ждём ещё { $count } игроков.
}
waiting-share = Пусть друзья наведут сюда камеру, или отправь им ссылку. Игра начнётся сама, когда все места будут заняты.
share-link = Ссылка на этот стол
share-copy = Скопировать
share-copied = Скопировано
share-failed = Выдели ссылку и скопируй её вручную.
share-native = Поделиться
share-qr = QR-код ссылки на этот стол
share-here = Эта ссылка работает только на этом компьютере: сервер запущен для него одного.
seats = Места
seat-free = Свободно
seat-yours = Ты
seat-is-bot = Бот
seat-away = не в сети
join-title = Тебя ждут за столом
join-about = { $host ->
    [none] За этим столом есть свободное место.
   *[other] { $host } держит для тебя место.
}
join = Сесть за стол
join-table = Подсесть к друзьям
join-table-about = Наведи камеру на код друга или вставь ссылку, которую тебе прислали.
join-table-link = Ссылка или код стола
join-table-go = Перейти
join-table-wrong = Это не ссылка на стол. Вставь ссылку целиком, в ней есть «/t/».
elsewhere-title = Друзья на других устройствах
elsewhere-about = Эта страница работает без сервера. Чтобы играть с друзьями на других устройствах, нужен сервер: вставь ссылку, которую тебе прислали, или адрес сервера Pipyard.
elsewhere-link = Ссылка или адрес сервера
elsewhere-go = Перейти
elsewhere-wrong = Это не адрес. Вставь ссылку целиком.
watching = Ты смотришь эту игру.

## Table

log = Ход игры
log-open = Показать ход игры
log-close = Скрыть ход игры
log-empty = Пока ничего.
play-again = Сыграть ещё

## Connection

connection-lost = Связь потеряна. Подключаемся снова…
connection-retry = Повторить
offline-title = До двора не достучаться
offline-server = Сервер сейчас не отвечает.
offline-device = У этого устройства сейчас нет связи.
offline-about = Твои игры на сервере в сохранности. Как только он отзовётся, всё продолжится само.
offline-still = А пока можно играть в одиночку, против ботов или вместе за этим устройством.
install-offer = Поставить Pipyard на главный экран? Играть можно и без связи.
install-yes = Добавить
install-no = Нет, спасибо

## Errors

error-address-refused = Этот сервер ничего не принимает с твоего адреса. Если это ошибка, спроси владельца сервера.
error-push-off = Этот сервер не отправляет уведомлений.
error-push-unknown-service = Этот сервер не знает службу уведомлений твоего браузера.
error-table-too-many = Три твоих открытых стола уже ждут игроков. Сначала закрой один из них.
error-table-unknown = По этой ссылке стола нет. Попроси прислать её снова или открой новый стол.
error-table-elsewhere = Эту партию играли на другом устройстве, и хранится она только там. Попроси файл или ссылку из «Поделиться партией».
error-seat-taken = Это место только что занял кто-то другой. Выбери другое.
error-seat-not-yours = Это не твоё место, ходить за него нельзя.
error-seat-unknown = За этим столом нет такого места.
error-move-illegal = Сейчас так нельзя. Выбери то, что светится.
error-move-stale = Пока твой ход шёл, за столом всё изменилось. Посмотри ещё раз и выбери.
error-seat-second = Ты уже за этим столом. Чтобы занять второе место, открой стол в другом браузере.
error-table-waiting = Игра ещё не началась. Она начнётся, когда все места будут заняты.
error-server-fault = На сервере что-то сломалось. Возможно, всё уже сделано: сначала посмотри, а потом пробуй ещё раз.
error-server-not-ready = Сервер ещё не готов. Попробуй чуть позже.
error-storage-full = На диске сервера нет места, поэтому это не сохранилось. Попроси владельца сервера освободить место и продолжай.
error-spare-key-unknown = Этот запасной ключ здесь не подходит. Проверь буквы или поищи более новый.
error-storage-damaged = Сервер больше не может это прочитать: его хранилище повреждено. Сообщи владельцу сервера.
error-request-malformed = Сервер не понял запрос. Обнови страницу и попробуй снова.
error-device-full = В этом браузере кончилось место. Играть можно и дальше, но игра пропадёт, как только ты закроешь страницу.
error-device-kept = Браузер снова сохраняет игру.
error-device-no-room = В этом браузере кончилось место. Освободи место на устройстве и попробуй ещё раз.
error-device-none = Этот браузер ничего не сохраняет. Играть можно и дальше, но игра пропадёт, как только ты закроешь страницу.
error-server-needed = Для этого нужен сервер Pipyard, а эта страница работает без сервера.
error-network = Сервер не отвечает. Проверь связь и попробуй снова.
error-unexpected = На сервере что-то сломалось. Попробуй чуть позже.
error-link-expired = Эта ссылка действовала всего десять минут. Создай новую на другом устройстве.
error-link-unknown = Эта ссылка не работает. Создай новую на другом устройстве.
error-link-used = Эта ссылка одноразовая, и её уже открывали. Создай новую на другом устройстве.
error-name-look-alike = За этим столом уже есть имя, которое выглядит так же. Выбери другое.
error-rate-exceeded = Слишком много сразу. Подожди немного и продолжай.
error-page = Здесь ничего нет.
error-page-unknown = { error-page }
error-config-invalid = Такой стол открыть нельзя. Измени что-нибудь и попробуй снова.
error-dice-no-such-promise = Обещание для этих кубиков устарело. Открой стол ещё раз.
error-dice-promise-first = Кубики нужно обещать, прежде чем что-то к ним добавлять. Открой стол ещё раз.
error-guest-unknown = Сервер тебя ещё не знает. Обнови страницу и попробуй снова.
error-name-invalid = Такое имя не подойдёт. Нужно до 24 букв, цифр или знаков, и все буквы — одного алфавита.
error-log-malformed = Это не игра, сохранённая в Pipyard, или файл повреждён.
error-log-other-rules = В эту игру играли по другим правилам или с другими картами и листами, чем на этом сервере.
error-log-tampered = { $event ->
    [0] Файл потом изменили: он не сходится с обещанными кубиками.
   *[other] Файл потом изменили: событие { $event } не следует из правил и обещанных кубиков.
}
error-log-too-large = Файл слишком большой для сохранённой игры.
error-log-too-long = Проверка этой игры занимает слишком много времени. На компьютере её проверит `pipyard verify`.
error-method-wrong = { error-request-malformed }
error-request-foreign = Эта страница не с этого сервера. Открой Pipyard по его собственному адресу и попробуй снова.
error-request-not-json = { error-request-malformed }
error-request-reused = { error-request-malformed }
error-request-too-large = Слишком много за один раз. Сократи и попробуй снова.
error-request-too-slow = Запрос шёл слишком медленно. Проверь связь и попробуй снова.
error-request-unknown-host = Сервер не знает адреса, по которому ты здесь. Спроси верный у владельца сервера.
error-table-damaged = Запись этой игры повреждена, и продолжить её нельзя. Она показана такой, какой была до этого; владельцу сервера уже сообщили.
error-table-other-rules = Эта игра началась по другим правилам, чем действуют сейчас, и продолжить её нельзя.

## What happens to a table

table-fact-player-joined = { $you ->
    [yes] Ты садишься за стол.
   *[no] { $name } садится за стол.
}
table-fact-player-left = { $you ->
    [yes] Ты уходишь.
   *[no] { $name } уходит.
}
table-fact-player-removed = Игрока долго не было, и его место освободили.
table-fact-bot-seated = Теперь за столом { $bot }.
table-fact-bot-stepped-in = { $you ->
    [yes] Твоё время дважды вышло: { $bot } играет за тебя, пока ты не вернёшь себе место.
   *[no] { $name }: время дважды вышло. Пока играет { $bot }.
}
table-fact-player-returned = { $you ->
    [yes] Ты снова за столом.
   *[no] { $name } снова за столом.
}
table-fact-action-taken-back = { $you ->
    [yes] Ты отменяешь ход.
   *[no] { $name } отменяет ход.
}
table-fact-table-closed = Хозяин закрыл стол.
table-closed = Этот стол закрыт.

## Главная: две двери, начатая игра, компания

door-line = Две игры с кубиками для вечера: с друзьями, против соперников любой силы или в одиночку.
door-spots-about = Заполняй собачек кубиками, остальное закапывай. Восемь точек во дворе — провал.
door-spotted-about = Выбирай кубики, ставь точки жукам, запускай цепочки клевера. Лучший лист побеждает.
door-learn = Учиться, играя
door-play = Играть: { $bot }
door-friends = С друзьями
door-d0g = Против d0g
door-rivals = Выбрать соперника
door-rival = { $bot }, уровень { $level } из { $most }
door-continue = Продолжить
door-go-on = Дальше
door-company = Друзья
door-games = Твои игры
my-tables-folded = { $count ->
    [one] { $count } закрытый стол
    [few] { $count } закрытых стола
   *[many] { $count } закрытых столов
}
result-won = Победа { $mine }:{ $theirs }
result-lost = Поражение { $mine }:{ $theirs }
result-won-plain = Победа
result-lost-plain = Поражение
result-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
door-new-here = Впервые здесь? Учись, играя.
door-learn-game = Урок: { $game }
join-first-time = Ещё не играешь в { $game }? Короткий урок всё покажет, а стол подождёт.

# The line about solo play on home, and the tricks that belong to every set.
door-d0g-about = Не с кем играть? Сразись с псом-роботом d0g.
set-always = { $tricks } есть в каждой игре.

# Where the foot of every page leads.
me-link = Ты и твои устройства
privacy-title = Личные данные
